BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
CREATE TABLE messages (
	id INTEGER NOT NULL, 
	table_id VARCHAR(16) NOT NULL, 
	user_id INTEGER NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	text VARCHAR(500) NOT NULL, 
	said DATETIME NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(table_id) REFERENCES tables (id), 
	FOREIGN KEY(user_id) REFERENCES users (id)
);
CREATE TABLE moves (
	table_id VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	line TEXT NOT NULL, 
	"key" VARCHAR(24) NOT NULL, 
	made DATETIME NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "moves" VALUES('PWbIOOPhtuNT',0,'3 choose macdonald','bd216e5cbfa8ac39a52d559a','2026-11-17 04:09:08.277455');
INSERT INTO "moves" VALUES('PWbIOOPhtuNT',1,'2 choose macewan','7818da39b6f6b9b8dd4ba7c1','2026-11-17 04:09:08.292561');
INSERT INTO "moves" VALUES('PWbIOOPhtuNT',2,'1 choose cunningham','2ca8c3905d4cb5d79de1013d','2026-11-17 04:09:08.314892');
INSERT INTO "moves" VALUES('PWbIOOPhtuNT',3,'1 build woodcutter 7.9','ec3c1fb496a95ec6074ee356','2026-11-17 04:09:08.338261');
INSERT INTO "moves" VALUES('PWbIOOPhtuNT',4,'2 build woodcutter 10.1','6b1f3c094abbb453e82ebe6a','2026-11-17 04:09:08.351523');
INSERT INTO "moves" VALUES('PWbIOOPhtuNT',5,'3 build worker 12.1','992c4091b7d1a48f0438c67b','2026-11-17 04:09:08.365576');
INSERT INTO "moves" VALUES('PWbIOOPhtuNT',6,'3 build worker 13.6','e0e6472fd0d57c38ac47fb95','2026-11-17 04:09:08.378924');
INSERT INTO "moves" VALUES('PWbIOOPhtuNT',7,'2 build miner 3.4','37dd9c6c5bd3f7d2c053412e','2026-11-17 04:09:08.388613');
INSERT INTO "moves" VALUES('PWbIOOPhtuNT',8,'1 build miner 3.7','4a32e518287ad9467bf3dfe7','2026-11-17 04:09:08.398395');
INSERT INTO "moves" VALUES('PWbIOOPhtuNT',9,'1 hire','50d727c5d8b66f070d42bba4','2026-11-17 04:09:08.409149');
INSERT INTO "moves" VALUES('PWbIOOPhtuNT',10,'2 build dairy 2.4','efd5947a4b6e63c68ffca581','2026-11-17 04:09:08.420316');
INSERT INTO "moves" VALUES('PWbIOOPhtuNT',11,'3 build sheep 13.5','385e6bd07f8f531d4ed45483','2026-11-17 04:09:08.430404');
INSERT INTO "moves" VALUES('PWbIOOPhtuNT',12,'1 take 37','085e7a6564c079d0b769096f','2026-11-17 04:09:08.445009');
INSERT INTO "moves" VALUES('PWbIOOPhtuNT',13,'2 build sheep 4.3','9b59928140cc987ad2fb3066','2026-11-17 04:09:08.461387');
INSERT INTO "moves" VALUES('PWbIOOPhtuNT',14,'3 build worker 11.1','9d1f0146910891d610184aca','2026-11-17 04:09:08.473674');
INSERT INTO "moves" VALUES('PWbIOOPhtuNT',15,'1 build field 2.7','a3aba6abb57ac07a74a3efb5','2026-11-17 04:09:08.487783');
INSERT INTO "moves" VALUES('PWbIOOPhtuNT',16,'2 build cow 2.3','eeb0781fcd5840b331a9b499','2026-11-17 04:09:08.503096');
INSERT INTO "moves" VALUES('PWbIOOPhtuNT',17,'3 build dairy 12.6','97c06f4eedcb4763f5591aa2','2026-11-17 04:09:08.517622');
INSERT INTO "moves" VALUES('PWbIOOPhtuNT',18,'1 buy wool 3','0eddcc2fed3ef51faff7f8d7','2026-11-17 04:09:08.564972');
INSERT INTO "moves" VALUES('PWbIOOPhtuNT',19,'2 sell wool 1','cf6f71562f31808211bf2612','2026-11-17 04:09:08.630814');
INSERT INTO "moves" VALUES('PWbIOOPhtuNT',20,'3 hire','ce4664c1b5fc23b439ef5b58','2026-11-17 04:09:08.648011');
INSERT INTO "moves" VALUES('PWbIOOPhtuNT',21,'1 pass','c1ff7914082d66553e98609d','2026-11-17 04:09:08.656490');
INSERT INTO "moves" VALUES('PWbIOOPhtuNT',22,'2 take 47','3c897c97f7d4369f17dfcdd5','2026-11-17 04:09:08.665383');
INSERT INTO "moves" VALUES('PWbIOOPhtuNT',23,'3 sell whisky 1','1008782cb8ddb1ac7b6dbc27','2026-11-17 04:09:08.674148');
INSERT INTO "moves" VALUES('PWbIOOPhtuNT',24,'2 build bakery 3.5','012886eb7436595bacd7b4a5','2026-11-17 04:09:08.683241');
INSERT INTO "moves" VALUES('PWbIOOPhtuNT',25,'3 sell milk 1','a82ab8830c58f0643db5f04a','2026-11-17 04:09:08.692540');
INSERT INTO "moves" VALUES('PWbIOOPhtuNT',26,'2 sell cheese 1','f7670f26a9a7e10b8aff765d','2026-11-17 04:09:08.700807');
INSERT INTO "moves" VALUES('PWbIOOPhtuNT',27,'3 build bakery 11.2','762f3a08e33297945a63330f','2026-11-17 04:09:08.710327');
INSERT INTO "moves" VALUES('PWbIOOPhtuNT',28,'2 build woodcutter 2.5','adeacdd93b42321c3e1f567a','2026-11-17 04:09:08.718842');
INSERT INTO "moves" VALUES('PWbIOOPhtuNT',29,'3 buy wool 1','37001dddbccaec1d8929e1ce','2026-11-17 04:09:08.727787');
INSERT INTO "moves" VALUES('PWbIOOPhtuNT',30,'2 pass','acc8a33f68584ce5e69738fd','2026-11-17 04:09:08.735582');
INSERT INTO "moves" VALUES('PWbIOOPhtuNT',31,'3 build worker 12.5','14ebeaee62b2052b8ecc3c08','2026-11-17 04:09:08.743855');
INSERT INTO "moves" VALUES('PWbIOOPhtuNT',32,'3 take 40','32360a2a35840386ca5632a3','2026-11-17 04:09:08.751877');
INSERT INTO "moves" VALUES('PWbIOOPhtuNT',33,'3 pass','51e6ea6b305288ea4c37feaf','2026-11-17 04:09:08.760202');
INSERT INTO "moves" VALUES('PWbIOOPhtuNT',34,'1 butter 1','3fed9e110a1ca3bf373ecb72','2026-11-17 04:09:08.768147');
INSERT INTO "moves" VALUES('PWbIOOPhtuNT',35,'2 make cheese 1','f9c632e0348a61f8fdde8e53','2026-11-17 04:09:08.776278');
INSERT INTO "moves" VALUES('PWbIOOPhtuNT',36,'3 make bread 1 > contract 2 26 31','46731b55581b6debfc98fbb9','2026-11-17 04:09:08.784750');
INSERT INTO "moves" VALUES('PWbIOOPhtuNT',37,'1 buy whisky 2','5e3ee1f4363c212f72cdc3ab','2026-11-17 04:09:08.794166');
INSERT INTO "moves" VALUES('PWbIOOPhtuNT',38,'2 build cow 1.3','da427e834b783ed7b76e8075','2026-11-17 04:09:08.803981');
INSERT INTO "moves" VALUES('PWbIOOPhtuNT',39,'3 build field 12.7','246ab3d7114aa331c042cf9d','2026-11-17 04:09:08.813648');
INSERT INTO "moves" VALUES('PWbIOOPhtuNT',40,'1 buy milk 1','be65c7e65fbf50a8e809531b','2026-11-17 04:09:08.822074');
INSERT INTO "moves" VALUES('PWbIOOPhtuNT',41,'2 build cow 4.5','c346c9e1509a217e28848dee','2026-11-17 04:09:08.831437');
INSERT INTO "moves" VALUES('PWbIOOPhtuNT',42,'3 build bakery 12.2','3c7a4741f455826817dfa320','2026-11-17 04:09:08.840071');
INSERT INTO "moves" VALUES('PWbIOOPhtuNT',43,'1 build woodcutter 8.9','7d2277954bd4dd0b8662b61e','2026-11-17 04:09:08.847658');
INSERT INTO "moves" VALUES('PWbIOOPhtuNT',44,'2 ship','53e6ee8c99e41c7d321e9873','2026-11-17 04:09:08.860959');
INSERT INTO "moves" VALUES('aWjlPg7_Asve',0,'2 choose fergusson','d52acb992e9bc7fc0c6e4877','2026-11-17 04:09:08.906197');
INSERT INTO "moves" VALUES('aWjlPg7_Asve',1,'1 choose robertson','e844dc6b54b81f2e4dd27fca','2026-11-17 04:09:08.913977');
INSERT INTO "moves" VALUES('aWjlPg7_Asve',2,'1 build woodcutter 11.6','7f8348aa5cc87b2e620f3852','2026-11-17 04:09:08.923313');
INSERT INTO "moves" VALUES('aWjlPg7_Asve',3,'2 build miner 11.8','41b13a79f916d8c10e7db632','2026-11-17 04:09:08.931325');
INSERT INTO "moves" VALUES('aWjlPg7_Asve',4,'2 build woodcutter 2.6','a8c36f1b6ebbb08aa670e1d5','2026-11-17 04:09:08.939623');
INSERT INTO "moves" VALUES('aWjlPg7_Asve',5,'1 build woodcutter 4.6','9003cf6c18ef5ecbfb1fd212','2026-11-17 04:09:08.948497');
INSERT INTO "moves" VALUES('aWjlPg7_Asve',6,'2 build miner 10.8','6c0cbf4a34623d53c86de6f4','2026-11-17 04:09:08.956814');
INSERT INTO "moves" VALUES('aWjlPg7_Asve',7,'1 buy cheese 1','075783d35d630fe29b10f782','2026-11-17 04:09:08.972377');
INSERT INTO "moves" VALUES('aWjlPg7_Asve',8,'2 build cow 11.7','13e40d6cd70fc16637c7200f','2026-11-17 04:09:08.983340');
INSERT INTO "moves" VALUES('aWjlPg7_Asve',9,'2 port 3','0b061105b2bc2825fab0f6d9','2026-11-17 04:09:08.993459');
INSERT INTO "moves" VALUES('aWjlPg7_Asve',10,'2 discard whisky','e9774e69cabffc80fc605ca2','2026-11-17 04:09:09.000839');
INSERT INTO "moves" VALUES('aWjlPg7_Asve',11,'2 gain cheese','8ae801cbd08cf30b5edae46b','2026-11-17 04:09:09.008585');
INSERT INTO "moves" VALUES('aWjlPg7_Asve',12,'2 gain bread','c85488b6ffc7ffc52228b328','2026-11-17 04:09:09.015915');
INSERT INTO "moves" VALUES('aWjlPg7_Asve',13,'1 build sheep 3.6','acec915d05811dfb5dc3ece3','2026-11-17 04:09:09.025153');
INSERT INTO "moves" VALUES('aWjlPg7_Asve',14,'2 hire','e3618d69e1f5d5f9a60c01f0','2026-11-17 04:09:09.033428');
INSERT INTO "moves" VALUES('aWjlPg7_Asve',15,'1 hire','ccb8ec9a08343d843928ca51','2026-11-17 04:09:09.042260');
INSERT INTO "moves" VALUES('aWjlPg7_Asve',16,'2 take 48','2f6d1f0951fb501c53701499','2026-11-17 04:09:09.050010');
INSERT INTO "moves" VALUES('aWjlPg7_Asve',17,'1 build dairy 12.6','e3b5c08987a2c627b48d62f3','2026-11-17 04:09:09.058819');
INSERT INTO "moves" VALUES('aWjlPg7_Asve',18,'2 hire','6b1496570728f549cfcac878','2026-11-17 04:09:09.066555');
INSERT INTO "moves" VALUES('aWjlPg7_Asve',19,'1 take 26','708ed78779575ca541ad3a34','2026-11-17 04:09:09.074279');
INSERT INTO "moves" VALUES('aWjlPg7_Asve',20,'2 pass','fb6c0585c0963a52227df9e7','2026-11-17 04:09:09.081573');
INSERT INTO "moves" VALUES('aWjlPg7_Asve',21,'1 sell grain 1','e508833f40bee548be29df10','2026-11-17 04:09:09.094999');
INSERT INTO "moves" VALUES('aWjlPg7_Asve',22,'1 sell milk 1','8bb2e6d3666b014b4bd57b2f','2026-11-17 04:09:09.103222');
INSERT INTO "moves" VALUES('aWjlPg7_Asve',23,'1 build bakery 12.5','5ae6620be762d549de598d88','2026-11-17 04:09:09.111300');
INSERT INTO "moves" VALUES('aWjlPg7_Asve',24,'1 hire','7e5eb6c7736bc58863bc9df6','2026-11-17 04:09:09.118583');
INSERT INTO "moves" VALUES('aWjlPg7_Asve',25,'1 pass','c2e3a4814ce7c40568d80b74','2026-11-17 04:09:09.126099');
INSERT INTO "moves" VALUES('aWjlPg7_Asve',26,'1 make cheese 0 > contract 17 35','611cd6ad0ea40f1eea800b2c','2026-11-17 04:09:09.133757');
INSERT INTO "moves" VALUES('aWjlPg7_Asve',27,'2 build cow 3.7','f54bb016ad01f8ac8d2af40a','2026-11-17 04:09:09.143305');
INSERT INTO "moves" VALUES('aWjlPg7_Asve',28,'2 copy 8','5ab310375aa9a9c9202621bd','2026-11-17 04:09:09.151532');
INSERT INTO "moves" VALUES('aWjlPg7_Asve',29,'1 build field 2.5','f59c44620144c41f79c229a9','2026-11-17 04:09:09.161070');
INSERT INTO "moves" VALUES('aWjlPg7_Asve',30,'2 build bakery 8.7','c1e8d1aaa3d7c76443b9de3f','2026-11-17 04:09:09.170880');
INSERT INTO "moves" VALUES('aWjlPg7_Asve',31,'1 ship','3abf01466d24915745b5d5fd','2026-11-17 04:09:09.179103');
INSERT INTO "moves" VALUES('aWjlPg7_Asve',32,'2 build sheep 10.6','fcd48c27d8d84c64a6e6da15','2026-11-17 04:09:09.188632');
INSERT INTO "moves" VALUES('aWjlPg7_Asve',33,'1 pass','14405effcedbf42a4f6b948d','2026-11-17 04:09:09.197112');
INSERT INTO "moves" VALUES('aWjlPg7_Asve',34,'2 sell bread 1','d3061aeb92a7d906a1d09964','2026-11-17 04:09:09.205600');
INSERT INTO "moves" VALUES('aWjlPg7_Asve',35,'2 buy wool 1','87e293a3c8fc7932d4d540a5','2026-11-17 04:09:09.214651');
INSERT INTO "moves" VALUES('aWjlPg7_Asve',36,'2 buy grain 1','468b53be20561f7c3ab84b27','2026-11-17 04:09:09.223113');
INSERT INTO "moves" VALUES('aWjlPg7_Asve',37,'2 pass','1b0276f82115c8f37d92e332','2026-11-17 04:09:09.231550');
INSERT INTO "moves" VALUES('aWjlPg7_Asve',38,'1 make cheese 0','418a19903925c6f54fd5cc2f','2026-11-17 04:09:09.239696');
INSERT INTO "moves" VALUES('aWjlPg7_Asve',39,'1 make bread 0','456af5869f8b7374da299da6','2026-11-17 04:09:09.251367');
INSERT INTO "moves" VALUES('aWjlPg7_Asve',40,'2 make bread 0','5234ad315eb4d4a5049e1f00','2026-11-17 04:09:09.261733');
INSERT INTO "moves" VALUES('aWjlPg7_Asve',41,'1 buy wool 3','ed93c09f39346bab2c660409','2026-11-17 04:09:09.273385');
INSERT INTO "moves" VALUES('aWjlPg7_Asve',42,'2 build woodcutter 2.7','b959b2f546b8672c7a26166a','2026-11-17 04:09:09.284745');
INSERT INTO "moves" VALUES('aWjlPg7_Asve',43,'1 buy wool 1','b6f0339cae8b0f208fe577a2','2026-11-17 04:09:09.294879');
INSERT INTO "moves" VALUES('aWjlPg7_Asve',44,'2 build dairy 8.8','bd6847513ee030baffef73ac','2026-11-17 04:09:09.305327');
INSERT INTO "moves" VALUES('aWjlPg7_Asve',45,'1 pass','c14884885244257b4b6b0969','2026-11-17 04:09:09.316237');
INSERT INTO "moves" VALUES('aWjlPg7_Asve',46,'2 sell wool 2','e3e99b5a93e336ae0b15ca00','2026-11-17 04:09:09.325769');
INSERT INTO "moves" VALUES('aWjlPg7_Asve',47,'2 build bakery 7.8','a9f14ff6ef324c48f875fff1','2026-11-17 04:09:09.335797');
INSERT INTO "moves" VALUES('aWjlPg7_Asve',48,'2 buy grain 1','74eb56615fcd8d06e24e8f88','2026-11-17 04:09:09.346453');
INSERT INTO "moves" VALUES('aWjlPg7_Asve',49,'2 sell cheese 1','3353824886f20ec83c7e801f','2026-11-17 04:09:09.355780');
INSERT INTO "moves" VALUES('aWjlPg7_Asve',50,'2 technology woodcutter','3bca1712404ea1be4dc0b044','2026-11-17 04:09:09.365697');
INSERT INTO "moves" VALUES('aWjlPg7_Asve',51,'2 ship','4adff5b5b88c6949c359693b','2026-11-17 04:09:09.374976');
INSERT INTO "moves" VALUES('aWjlPg7_Asve',52,'2 pass','e84be46b9c45789ec9606cde','2026-11-17 04:09:09.383498');
INSERT INTO "moves" VALUES('aWjlPg7_Asve',53,'1 make cheese 1','44d51dfba26ddb998964cf8d','2026-11-17 04:09:09.391657');
INSERT INTO "moves" VALUES('aWjlPg7_Asve',54,'1 make bread 1','fb395bed38046d0fc95c75bc','2026-11-17 04:09:09.399975');
INSERT INTO "moves" VALUES('aWjlPg7_Asve',55,'2 make cheese 0','913978b08387785b55ed7841','2026-11-17 04:09:09.407801');
INSERT INTO "moves" VALUES('aWjlPg7_Asve',56,'2 make bread 2','4f5731f530449ca7d0473991','2026-11-17 04:09:09.416003');
INSERT INTO "moves" VALUES('aWjlPg7_Asve',57,'1 sell bread 1','4003a651be3697fda4e70858','2026-11-17 04:09:09.425719');
INSERT INTO "moves" VALUES('aWjlPg7_Asve',58,'2 build sheep 4.7','d74945d010d19fdb6b8e1b98','2026-11-17 04:09:09.435867');
INSERT INTO "moves" VALUES('aWjlPg7_Asve',59,'1 build field 2.4','1a6d3f43ad482250f4a5e748','2026-11-17 04:09:09.445320');
INSERT INTO "moves" VALUES('aWjlPg7_Asve',60,'2 build cow 4.8','6289517f8b9f672668c57452','2026-11-17 04:09:09.455172');
INSERT INTO "moves" VALUES('aWjlPg7_Asve',61,'1 buy wool 2','581391f4e19120e3c5d7301e','2026-11-17 04:09:09.465013');
INSERT INTO "moves" VALUES('aWjlPg7_Asve',62,'2 build dairy 9.5','fa4495e6315ad7e2c8272e87','2026-11-17 04:09:09.474611');
INSERT INTO "moves" VALUES('aWjlPg7_Asve',63,'1 buy milk 1','e52d0797dabb6982c9effb39','2026-11-17 04:09:09.483631');
INSERT INTO "moves" VALUES('aWjlPg7_Asve',64,'2 sell milk 2','286b9ae40c2447f4f537ab27','2026-11-17 04:09:09.492384');
INSERT INTO "moves" VALUES('aWjlPg7_Asve',65,'1 pass','0009f51468149143279ebe85','2026-11-17 04:09:09.500800');
INSERT INTO "moves" VALUES('aWjlPg7_Asve',66,'2 buy whisky 1','e7bae740cf1a29f179e23aff','2026-11-17 04:09:09.510048');
INSERT INTO "moves" VALUES('aWjlPg7_Asve',67,'2 sell wool 1','12c1f98efe80b3923a0dbc68','2026-11-17 04:09:09.518544');
INSERT INTO "moves" VALUES('aWjlPg7_Asve',68,'2 ship','d26ded59d4f861c84e4df074','2026-11-17 04:09:09.526727');
INSERT INTO "moves" VALUES('aWjlPg7_Asve',69,'2 pass','6a2aa712878549e1865f3ba8','2026-11-17 04:09:09.534818');
INSERT INTO "moves" VALUES('kNF2EJt_904o',0,'2 take inshriach','1a219055e616aafffb4a9bb0','2026-11-17 04:09:09.580502');
INSERT INTO "moves" VALUES('kNF2EJt_904o',1,'2 lay 0.-1','8693311b8d4785b7a3a0e13d','2026-11-17 04:09:09.594680');
INSERT INTO "moves" VALUES('kNF2EJt_904o',2,'2 activate 0.0','f7a8746846bb6a551c2fe253','2026-11-17 04:09:09.603864');
INSERT INTO "moves" VALUES('kNF2EJt_904o',3,'2 activate 0.-1','c9bbb60579afaded19ce9b70','2026-11-17 04:09:09.611588');
INSERT INTO "moves" VALUES('kNF2EJt_904o',4,'2 walk 0.0 s','52665c413fbdebee5d213b63','2026-11-17 04:09:09.620154');
INSERT INTO "moves" VALUES('kNF2EJt_904o',5,'2 activate 1.0','adc0ea41900114b138c92243','2026-11-17 04:09:09.629238');
INSERT INTO "moves" VALUES('kNF2EJt_904o',6,'2 sell wood 0.-1','dd7790a90b76d5bc1517e5a4','2026-11-17 04:09:09.636802');
INSERT INTO "moves" VALUES('kNF2EJt_904o',7,'2 walk 0.-1 n > tile butcher','5f8a9f5d822dc0337ffc41f3','2026-11-17 04:09:09.644332');
INSERT INTO "moves" VALUES('kNF2EJt_904o',8,'1 take lochridge','b738bf143b3c7f40ee0035fb','2026-11-17 04:09:09.651836');
INSERT INTO "moves" VALUES('kNF2EJt_904o',9,'1 lay 0.1','3d84d7f0a37e21e643028b36','2026-11-17 04:09:09.659284');
INSERT INTO "moves" VALUES('kNF2EJt_904o',10,'1 activate 0.0','9dfc9c34aa542cacc55d3b1b','2026-11-17 04:09:09.668163');
INSERT INTO "moves" VALUES('kNF2EJt_904o',11,'1 activate 0.1','cf457c59969a9c9ec08313ba','2026-11-17 04:09:09.676413');
INSERT INTO "moves" VALUES('kNF2EJt_904o',12,'1 walk 0.0 e','d4e94b550edbd8430420ff80','2026-11-17 04:09:09.684327');
INSERT INTO "moves" VALUES('kNF2EJt_904o',13,'1 activate 1.0','45b986736f3cfb9709fe6dd5','2026-11-17 04:09:09.691891');
INSERT INTO "moves" VALUES('kNF2EJt_904o',14,'1 done > tile dornie; die 1; tile somerled; die 1; tile applecross; die 3; tile castle_stalker','f543048c2b2778c773929544','2026-11-17 04:09:09.699867');
INSERT INTO "moves" VALUES('kNF2EJt_904o',15,'1 take corrennie','42650fb2f7b87bfd4ec85173','2026-11-17 04:09:09.707990');
INSERT INTO "moves" VALUES('kNF2EJt_904o',16,'1 sell cattle 0.1','53f2cae576d237397774efbe','2026-11-17 04:09:09.715296');
INSERT INTO "moves" VALUES('kNF2EJt_904o',17,'1 lay 0.-1','ca5ce59a938f27ed8a4ca101','2026-11-17 04:09:09.722535');
INSERT INTO "moves" VALUES('kNF2EJt_904o',18,'1 activate 1.0','4cbc9e1c1891ac111f070d8c','2026-11-17 04:09:09.730414');
INSERT INTO "moves" VALUES('kNF2EJt_904o',19,'1 activate 0.-1','63d6c33c8a9ac9cabff98999','2026-11-17 04:09:09.739470');
INSERT INTO "moves" VALUES('kNF2EJt_904o',20,'1 walk 1.0 nw','1da6f28472b969dd077a6c0b','2026-11-17 04:09:09.748503');
INSERT INTO "moves" VALUES('kNF2EJt_904o',21,'1 activate 0.0','6941a9c4d58eb5e48406522a','2026-11-17 04:09:09.756597');
INSERT INTO "moves" VALUES('kNF2EJt_904o',22,'1 sell stone 0.-1','756981bada812db0a2a8f1b9','2026-11-17 04:09:09.764748');
INSERT INTO "moves" VALUES('kNF2EJt_904o',23,'1 walk 0.1 se > tile rothiemurchus','0e2e7eda5099c44015a72e78','2026-11-17 04:09:09.772533');
INSERT INTO "moves" VALUES('kNF2EJt_904o',24,'2 take applecross','b797b154b99f4372d0da5153','2026-11-17 04:09:09.781529');
INSERT INTO "moves" VALUES('kNF2EJt_904o',25,'2 lay 0.1','23f15bedc0057f1e20dbd62b','2026-11-17 04:09:09.789845');
INSERT INTO "moves" VALUES('kNF2EJt_904o',26,'2 activate 0.1','c2eb62abad4f62eeb7ee3ad5','2026-11-17 04:09:09.797910');
INSERT INTO "moves" VALUES('kNF2EJt_904o',27,'2 activate 0.0','d87ef2d66a0f429253fde8cf','2026-11-17 04:09:09.806260');
INSERT INTO "moves" VALUES('kNF2EJt_904o',28,'2 walk 0.1 se','ff179f6cadaed44710eab9d7','2026-11-17 04:09:09.814631');
INSERT INTO "moves" VALUES('kNF2EJt_904o',29,'2 walk 0.0 n','4f04b0806fe57e7ff420938b','2026-11-17 04:09:09.822743');
INSERT INTO "moves" VALUES('kNF2EJt_904o',30,'2 activate 1.0','2e334d2ee9ef178887488ec4','2026-11-17 04:09:09.830724');
INSERT INTO "moves" VALUES('kNF2EJt_904o',31,'2 walk 1.0 sw > tile william_wallace robert_i glen_mhor; die 1; tile plockton; die 1; tile inverness','aeeaaf42b4649aff4a9baf95','2026-11-17 04:09:09.839267');
INSERT INTO "moves" VALUES('kNF2EJt_904o',32,'1 take somerled','dc85e68acd55185ec655bec2','2026-11-17 04:09:09.848242');
INSERT INTO "moves" VALUES('kNF2EJt_904o',33,'1 claim chisholm','e23717fe13fa9b67bc340052','2026-11-17 04:09:09.856795');
INSERT INTO "moves" VALUES('kNF2EJt_904o',34,'1 put barley 1.0','8d0a5506232b61ef93c81070','2026-11-17 04:09:09.864886');
INSERT INTO "moves" VALUES('kNF2EJt_904o',35,'1 put scot 1.0','f1c50480ff41caf363aa3e5a','2026-11-17 04:09:09.873040');
INSERT INTO "moves" VALUES('kNF2EJt_904o',36,'1 done > tile mary_stuart; die 1; tile kingussie; die 1; tile luing; die 3; tile james_iv','0939eb0e8941f50d395857a9','2026-11-17 04:09:09.881848');
INSERT INTO "moves" VALUES('kNF2EJt_904o',37,'1 take glen_mhor','180e07c294159748532d7ba7','2026-11-17 04:09:09.893990');
INSERT INTO "moves" VALUES('kNF2EJt_904o',38,'1 sell barley 1.0','785f652da702eed02d6f79ed','2026-11-17 04:09:09.905247');
INSERT INTO "moves" VALUES('kNF2EJt_904o',39,'1 lay 2.0','2ad53baafa98b351fd4c5f07','2026-11-17 04:09:09.914740');
INSERT INTO "moves" VALUES('h3D7iu7EPOUS',0,'1 take applecross','4283e8830f8b46a01bca2108','2026-11-17 04:09:09.958030');
INSERT INTO "moves" VALUES('h3D7iu7EPOUS',1,'1 lay 1.-1','0f87103f55b4972d26704332','2026-11-17 04:09:09.969834');
INSERT INTO "moves" VALUES('h3D7iu7EPOUS',2,'1 activate 1.0','6f2ea8e7886e90187de07423','2026-11-17 04:09:09.983949');
INSERT INTO "moves" VALUES('h3D7iu7EPOUS',3,'1 activate 0.0','fe2873bb1ddc785e2466b6e5','2026-11-17 04:09:09.995831');
INSERT INTO "moves" VALUES('h3D7iu7EPOUS',4,'1 walk 1.-1 nw','3dd835532c29fa5675a8c9c0','2026-11-17 04:09:10.040525');
INSERT INTO "moves" VALUES('h3D7iu7EPOUS',5,'1 walk 0.0 e','4b1ef0e94f6b3897626fcd5a','2026-11-17 04:09:10.078936');
INSERT INTO "moves" VALUES('h3D7iu7EPOUS',6,'1 done > tile rothiemurchus','cf7f7cf4002ce1fa325498f5','2026-11-17 04:09:10.097856');
INSERT INTO "moves" VALUES('h3D7iu7EPOUS',7,'2 take ballachulish','0c3e0663a7551aab80b03a73','2026-11-17 04:09:10.117582');
INSERT INTO "moves" VALUES('h3D7iu7EPOUS',8,'2 lay -1.0','ec6c0a396efd38c1ac69f45b','2026-11-17 04:09:10.129930');
INSERT INTO "moves" VALUES('h3D7iu7EPOUS',9,'2 done > tile dornie','d5e59da586fafbb71df87481','2026-11-17 04:09:10.141406');
INSERT INTO "moves" VALUES('h3D7iu7EPOUS',10,'3 take dornie','227029f55ce52feea7c34daf','2026-11-17 04:09:10.218792');
INSERT INTO "moves" VALUES('h3D7iu7EPOUS',11,'3 lay 0.1','56e23846ce2c9bcc574e3eb7','2026-11-17 04:09:10.227152');
INSERT INTO "moves" VALUES('h3D7iu7EPOUS',12,'3 activate 1.0','dec956496c82c9b5d076ac40','2026-11-17 04:09:10.234950');
INSERT INTO "moves" VALUES('h3D7iu7EPOUS',13,'3 walk 0.1 s','86c406af4ad317aad3eca765','2026-11-17 04:09:10.243403');
INSERT INTO "moves" VALUES('h3D7iu7EPOUS',14,'3 done > tile somerled castle_stalker halkirk','f5148cd168f908c374eeb097','2026-11-17 04:09:10.251016');
INSERT INTO "moves" VALUES('h3D7iu7EPOUS',15,'2 take somerled','99afa9a694285ca04dbc0ccd','2026-11-17 04:09:10.260399');
INSERT INTO "moves" VALUES('h3D7iu7EPOUS',16,'2 claim macleod > tile donan_castle glen_mhor edradour william_wallace easdale james_iv','4c5aa8430a8a01f4560e94fc','2026-11-17 04:09:10.268942');
INSERT INTO "moves" VALUES('h3D7iu7EPOUS',17,'1 take easdale','b6a2b9189ccb2c8d558225ad','2026-11-17 04:09:10.277196');
INSERT INTO "moves" VALUES('h3D7iu7EPOUS',18,'1 lay 1.1','14d4ceecbed8b709e4365443','2026-11-17 04:09:10.284959');
INSERT INTO "moves" VALUES('h3D7iu7EPOUS',19,'1 activate 1.0','366b98eee8e00ca41b2fec59','2026-11-17 04:09:10.292410');
INSERT INTO "moves" VALUES('h3D7iu7EPOUS',20,'1 walk 0.0 ne','7431c22f58936a3e14397b49','2026-11-17 04:09:10.300230');
INSERT INTO "moves" VALUES('h3D7iu7EPOUS',21,'1 activate 1.1','749f6de65ca48b0732b85328','2026-11-17 04:09:10.307771');
INSERT INTO "moves" VALUES('h3D7iu7EPOUS',22,'1 sell stone 1.1','c1015bd2ad233b624b071bb7','2026-11-17 04:09:10.315251');
INSERT INTO "moves" VALUES('h3D7iu7EPOUS',23,'1 activate 0.0','14d39c3c845ff5a5f6577838','2026-11-17 04:09:10.322696');
INSERT INTO "moves" VALUES('h3D7iu7EPOUS',24,'1 walk 1.0 n > tile loch_shiel glen_affric inverness','92e7c81e4e9c7b5cd1deea53','2026-11-17 04:09:10.330391');
INSERT INTO "moves" VALUES('h3D7iu7EPOUS',25,'3 take william_wallace','08ea47714472a814217bc45a','2026-11-17 04:09:10.337966');
INSERT INTO "moves" VALUES('h3D7iu7EPOUS',26,'3 claim macdonell > tile north_ronaldsay','e205df27604617096a5ba96d','2026-11-17 04:09:10.346510');
INSERT INTO "moves" VALUES('h3D7iu7EPOUS',27,'2 take james_iv','93d595ca1794e29367fe0374','2026-11-17 04:09:10.354208');
INSERT INTO "moves" VALUES('h3D7iu7EPOUS',28,'2 claim sutherland > tile luing black_isle pulteney mary_stuart dingwall_market abernethy','52f9cf4c9156a04117876789','2026-11-17 04:09:10.362732');
INSERT INTO "moves" VALUES('h3D7iu7EPOUS',29,'3 take loch_shiel','72158676e7c914dbba89b8fd','2026-11-17 04:09:10.370389');
INSERT INTO "moves" VALUES('h3D7iu7EPOUS',30,'3 lay -1.0','25e283d6248040b9e929c20a','2026-11-17 04:09:10.378861');
INSERT INTO "moves" VALUES('h3D7iu7EPOUS',31,'3 done > tile duart_castle','803ecb14e482b8298e64b4bb','2026-11-17 04:09:10.386360');
INSERT INTO "moves" VALUES('h3D7iu7EPOUS',32,'1 take pulteney','a7b4bd15ba7eb89aff328468','2026-11-17 04:09:10.394175');
INSERT INTO "moves" VALUES('h3D7iu7EPOUS',33,'1 lay 1.2','e8cbd216ce228eae76c06d8e','2026-11-17 04:09:10.402075');
INSERT INTO "moves" VALUES('h3D7iu7EPOUS',34,'1 done > tile john_knox','2ffe431c4c896712aaaea0ca','2026-11-17 04:09:10.409485');
INSERT INTO "moves" VALUES('h3D7iu7EPOUS',35,'2 take mary_stuart','c54a3fa65782f4a7bfda3252','2026-11-17 04:09:10.417414');
INSERT INTO "moves" VALUES('h3D7iu7EPOUS',36,'2 claim gunn','43c1dd187ba08ce0a262ef51','2026-11-17 04:09:10.425296');
INSERT INTO "moves" VALUES('h3D7iu7EPOUS',37,'2 put sheep 0.0','db5e155369b11cc0c2d05a40','2026-11-17 04:09:10.433070');
INSERT INTO "moves" VALUES('h3D7iu7EPOUS',38,'2 sell sheep 0.0','48d11e65544a0c3b062bb9b2','2026-11-17 04:09:10.442772');
INSERT INTO "moves" VALUES('h3D7iu7EPOUS',39,'2 put cattle 1.0','52cfcc016e378269dc8fff4d','2026-11-17 04:09:10.450505');
INSERT INTO "moves" VALUES('h3D7iu7EPOUS',40,'2 done > tile bridge_of_orchy','827b9300361f79f101c80269','2026-11-17 04:09:10.458100');
INSERT INTO "moves" VALUES('h3D7iu7EPOUS',41,'3 take north_ronaldsay','d2517878f5016659d1cf9aac','2026-11-17 04:09:10.469898');
INSERT INTO "moves" VALUES('h3D7iu7EPOUS',42,'3 lay -1.-1','caa75038ce211be1c676d6ea','2026-11-17 04:09:10.478055');
INSERT INTO "moves" VALUES('h3D7iu7EPOUS',43,'3 activate -1.-1','0a2857852a0ef31e20daca61','2026-11-17 04:09:10.486423');
INSERT INTO "moves" VALUES('h3D7iu7EPOUS',44,'3 done > tile kingussie plockton armadale_castle','897cf3f37f136d8fb424b0dd','2026-11-17 04:09:10.494565');
INSERT INTO "moves" VALUES('h3D7iu7EPOUS',45,'3 take john_knox > tile flora_macdonald glenlochy tomintoul','9116b6b4f16459f5fa889f3c','2026-11-17 04:09:10.503147');
INSERT INTO "moves" VALUES('h3D7iu7EPOUS',46,'1 take glenlochy','ad8ae361924d55ab2e6b0332','2026-11-17 04:09:10.513710');
INSERT INTO "moves" VALUES('h3D7iu7EPOUS',47,'1 lay 2.0','f102b376c32f34c75d256e46','2026-11-17 04:09:10.522359');
INSERT INTO "moves" VALUES('h3D7iu7EPOUS',48,'1 activate 1.1','68d1bbdf10e37dfd619608c4','2026-11-17 04:09:10.531114');
INSERT INTO "moves" VALUES('h3D7iu7EPOUS',49,'1 activate 1.-1','36b4299735f427494400c714','2026-11-17 04:09:10.540081');
INSERT INTO "moves" VALUES('h3D7iu7EPOUS',50,'1 walk 1.1 se','0b6e02a89a6f2b84ab63c2a2','2026-11-17 04:09:10.548688');
INSERT INTO "moves" VALUES('h3D7iu7EPOUS',51,'1 sell stone 1.1','3ec45e77d82beca2db974988','2026-11-17 04:09:10.557663');
INSERT INTO "moves" VALUES('h3D7iu7EPOUS',52,'1 activate 1.0','9f97ffc6f064cff8056598c4','2026-11-17 04:09:10.565549');
INSERT INTO "moves" VALUES('h3D7iu7EPOUS',53,'1 walk 1.1 se > tile adam_smith','a62e3416b73809ed1261990d','2026-11-17 04:09:10.574596');
INSERT INTO "moves" VALUES('h3D7iu7EPOUS',54,'2 take dingwall_market','52c7f77900581106c57d999c','2026-11-17 04:09:10.582715');
INSERT INTO "moves" VALUES('h3D7iu7EPOUS',55,'2 sell cattle 1.0','4be18260c1220712e5e50dde','2026-11-17 04:09:10.594913');
INSERT INTO "moves" VALUES('h3D7iu7EPOUS',56,'2 lay 0.1','ffdd9ef0e69d37020b509dde','2026-11-17 04:09:10.607118');
INSERT INTO "moves" VALUES('h3D7iu7EPOUS',57,'2 activate 1.0','d8030bf3f5212ee5a40ed6d6','2026-11-17 04:09:10.620034');
INSERT INTO "moves" VALUES('h3D7iu7EPOUS',58,'2 activate 0.0','4e93a5eec21ec1913f5f7fc2','2026-11-17 04:09:10.632055');
INSERT INTO "moves" VALUES('h3D7iu7EPOUS',59,'2 activate 0.1','a19568dcb192507fcdc8fcd3','2026-11-17 04:09:10.645940');
INSERT INTO "moves" VALUES('Dt-kxG4ALqY_',0,'2 take butcher','0227da2e01390bc20138e26e','2026-11-17 04:09:10.676165');
INSERT INTO "moves" VALUES('Dt-kxG4ALqY_',1,'2 lay 1.1','5ad131dbe0b5c65edce2c944','2026-11-17 04:09:10.689205');
INSERT INTO "moves" VALUES('Dt-kxG4ALqY_',2,'2 activate 1.0','87a6793591fafb603bd2c43f','2026-11-17 04:09:10.699721');
INSERT INTO "moves" VALUES('Dt-kxG4ALqY_',3,'2 walk 0.0 e','25a2d250b7348ad988c7db03','2026-11-17 04:09:10.715660');
INSERT INTO "moves" VALUES('Dt-kxG4ALqY_',4,'2 activate 1.1','433229e64f87f17113c1f50e','2026-11-17 04:09:10.729005');
INSERT INTO "moves" VALUES('Dt-kxG4ALqY_',5,'2 buy sheep','766646e846595cced7e0f9dd','2026-11-17 04:09:10.740349');
INSERT INTO "moves" VALUES('Dt-kxG4ALqY_',6,'2 done > tile loch_lochy','172c25032eece13c36d0ebd8','2026-11-17 04:09:10.749755');
INSERT INTO "moves" VALUES('Dt-kxG4ALqY_',7,'1 take rothiemurchus','fc9f6b02e7cafedaecb4ab36','2026-11-17 04:09:10.760608');
INSERT INTO "moves" VALUES('Dt-kxG4ALqY_',8,'1 lay 0.-1','81c831012a9836002723971b','2026-11-17 04:09:10.777834');
INSERT INTO "moves" VALUES('Dt-kxG4ALqY_',9,'1 activate 0.0','19606225d0b3765780275920','2026-11-17 04:09:10.788534');
INSERT INTO "moves" VALUES('Dt-kxG4ALqY_',10,'1 activate 1.0','f7298b8fae85b38ac2c5f9bb','2026-11-17 04:09:10.797467');
INSERT INTO "moves" VALUES('Dt-kxG4ALqY_',11,'1 walk 0.0 s','52df146df6156e276606d73d','2026-11-17 04:09:10.807364');
INSERT INTO "moves" VALUES('Dt-kxG4ALqY_',12,'1 walk 0.-1 ne','121ff6ce7862a60d43ced2b9','2026-11-17 04:09:10.817228');
INSERT INTO "moves" VALUES('Dt-kxG4ALqY_',13,'1 done > tile william_wallace; die 1; tile castle_stalker; die 3; tile edradour glen_mhor halkirk; die 2; tile somerled dornie','0f31eb58f35dd936edcb2de7','2026-11-17 04:09:10.825068');
INSERT INTO "moves" VALUES('Dt-kxG4ALqY_',14,'1 take loch_lochy','54651f78060f2d0767e0cb98','2026-11-17 04:09:10.832797');
INSERT INTO "moves" VALUES('Dt-kxG4ALqY_',15,'1 lay 2.0','b9066e71d4c0f8ce6a7f8de7','2026-11-17 04:09:10.898104');
INSERT INTO "moves" VALUES('Dt-kxG4ALqY_',16,'1 gain sheep','c04c8883ee525dbcdd5b9b9d','2026-11-17 04:09:11.032067');
INSERT INTO "moves" VALUES('Dt-kxG4ALqY_',17,'1 gain cattle','ee54ddb0f2e34738c5702971','2026-11-17 04:09:11.049431');
INSERT INTO "moves" VALUES('Dt-kxG4ALqY_',18,'1 done > tile robert_i; die 2; tile luing','b2d4b0cbc126e3194983be40','2026-11-17 04:09:11.071451');
INSERT INTO "moves" VALUES('Dt-kxG4ALqY_',19,'2 take robert_i','1ab954374f27763cbaea88ba','2026-11-17 04:09:11.238091');
INSERT INTO "moves" VALUES('Dt-kxG4ALqY_',20,'2 claim macleod > tile kingussie easdale; die 2; tile north_ronaldsay','605b024f152cf2f86c1117c8','2026-11-17 04:09:11.499137');
INSERT INTO "moves" VALUES('Dt-kxG4ALqY_',21,'1 take dornie','12e133abd744db4ccd9dead0','2026-11-17 04:09:11.533579');
INSERT INTO "moves" VALUES('Dt-kxG4ALqY_',22,'1 lay 1.-1','118ae7ccc68d4e8dfc581cde','2026-11-17 04:09:11.557572');
INSERT INTO "moves" VALUES('Dt-kxG4ALqY_',23,'1 sell sheep 2.0','5fcea2b2d33dc6735231f120','2026-11-17 04:09:11.687700');
INSERT INTO "moves" VALUES('Dt-kxG4ALqY_',24,'1 activate 1.0','d70dea499b29ca7238fd736b','2026-11-17 04:09:11.696612');
INSERT INTO "moves" VALUES('Dt-kxG4ALqY_',25,'1 walk 1.0 w','e3d80e13eabc03eaf8748d63','2026-11-17 04:09:11.717027');
INSERT INTO "moves" VALUES('Dt-kxG4ALqY_',26,'1 activate 0.-1','77227ee2f1da711b4145a957','2026-11-17 04:09:11.733436');
INSERT INTO "moves" VALUES('Dt-kxG4ALqY_',27,'1 activate 0.0','98e502b20740c9f8767154f3','2026-11-17 04:09:11.741474');
INSERT INTO "moves" VALUES('Dt-kxG4ALqY_',28,'1 walk 0.0 e','a6e380a198b8edb50a1cfdbb','2026-11-17 04:09:11.814768');
INSERT INTO "moves" VALUES('Dt-kxG4ALqY_',29,'1 sell wood 0.-1','7341cee6d371a11d91dd8f5d','2026-11-17 04:09:11.824082');
INSERT INTO "moves" VALUES('Dt-kxG4ALqY_',30,'1 activate 1.-1','1ad6683503c3527074294fb0','2026-11-17 04:09:11.899734');
INSERT INTO "moves" VALUES('Dt-kxG4ALqY_',31,'1 walk 1.0 e','05fa0cbf8122ead1bb2635d6','2026-11-17 04:09:11.918386');
INSERT INTO "moves" VALUES('Dt-kxG4ALqY_',32,'1 sell cattle 2.0 > tile james_iv inverness; die 1; tile pulteney; die 1; tile bridge_of_orchy; die 1; tile duart_castle; die 2; tile glen_affric mary_stuart','f5a6564c0534d3ddb66dd78e','2026-11-17 04:09:11.929960');
INSERT INTO "moves" VALUES('Dt-kxG4ALqY_',33,'1 take mary_stuart','da1adf9684e5752a32543067','2026-11-17 04:09:11.938435');
INSERT INTO "moves" VALUES('Dt-kxG4ALqY_',34,'1 claim mckinnon','a4c7edea6389255572106989','2026-11-17 04:09:11.946639');
INSERT INTO "moves" VALUES('Dt-kxG4ALqY_',35,'1 put scot 1.-1 > tile dingwall_market','1dfc41bffa211043112d5c96','2026-11-17 04:09:11.954066');
INSERT INTO "moves" VALUES('Dt-kxG4ALqY_',36,'2 take pulteney','13c37aba0d0de5d016b16388','2026-11-17 04:09:11.961972');
INSERT INTO "moves" VALUES('Dt-kxG4ALqY_',37,'2 lay 1.-1','40ec20e7ee1e9cab52a20e38','2026-11-17 04:09:11.969864');
INSERT INTO "moves" VALUES('Dt-kxG4ALqY_',38,'2 done > tile black_isle; die 3; tile plockton loch_shiel abernethy; die 2; tile john_knox rob_roy_macgregor; die 2; tile atholl','199fb0243fafd1e475277cef','2026-11-17 04:09:11.981331');
INSERT INTO "moves" VALUES('Dt-kxG4ALqY_',39,'2 take abernethy','09a57f6791109354688c97d3','2026-11-17 04:09:11.989144');
INSERT INTO "moves" VALUES('Dt-kxG4ALqY_',40,'2 lay 0.-1','a3fa3301a9397a5310547e45','2026-11-17 04:09:11.997137');
INSERT INTO "moves" VALUES('Dt-kxG4ALqY_',41,'2 done > tile armadale_castle adam_smith; die 3; tile millburn carse_of_gowrie','669fd30b4aa233d9a0a8f22e','2026-11-17 04:09:12.004819');
INSERT INTO "moves" VALUES('Dt-kxG4ALqY_',42,'1 take john_knox','ea7b849f004f3e4bff33baf7','2026-11-17 04:09:12.012800');
INSERT INTO "moves" VALUES('Dt-kxG4ALqY_',43,'1 claim macdonald','4bdd15a69ccf510c161948e7','2026-11-17 04:09:12.020668');
INSERT INTO "moves" VALUES('Dt-kxG4ALqY_',44,'1 put wood 2.0','bfa02c6252431d299c8909b2','2026-11-17 04:09:12.028040');
INSERT INTO "moves" VALUES('Dt-kxG4ALqY_',45,'1 put stone 1.0','8cc68b706b7a0b294028dd33','2026-11-17 04:09:12.035592');
INSERT INTO "moves" VALUES('Dt-kxG4ALqY_',46,'1 sell wood 2.0','ca6e8cdc5f40cf1f6c3e6b95','2026-11-17 04:09:12.042975');
INSERT INTO "moves" VALUES('Dt-kxG4ALqY_',47,'1 sell stone 1.0 > tile grassmarket kirkwall; die 1; tile beauly; die 3; tile glenlochy loch_ness','2123913bb2763bfee50f3532','2026-11-17 04:09:12.050741');
INSERT INTO "moves" VALUES('Dt-kxG4ALqY_',48,'2 take adam_smith > tile flora_macdonald','3918adc6a1d5249d41c48f85','2026-11-17 04:09:12.058532');
INSERT INTO "moves" VALUES('Dt-kxG4ALqY_',49,'1 take grassmarket','b66fcad5045648f44a34f0f7','2026-11-17 04:09:12.066410');
INSERT INTO "moves" VALUES('Dt-kxG4ALqY_',50,'1 lay 0.-2','242c596cdb520bad1979d45f','2026-11-17 04:09:12.073861');
INSERT INTO "moves" VALUES('Dt-kxG4ALqY_',51,'1 activate 0.-1','8e0d2671d9620d231acf5fa8','2026-11-17 04:09:12.081446');
INSERT INTO "moves" VALUES('Dt-kxG4ALqY_',52,'1 activate 0.-2','5fd2723b6984f1b78a7e6753','2026-11-17 04:09:12.088836');
INSERT INTO "moves" VALUES('Dt-kxG4ALqY_',53,'1 buy barley','147847dfdc3ba9dcec6e9ec2','2026-11-17 04:09:12.096575');
INSERT INTO "moves" VALUES('Dt-kxG4ALqY_',54,'1 buy sheep','3716dad4cffcd8e828fbde70','2026-11-17 04:09:12.104217');
INSERT INTO "moves" VALUES('Dt-kxG4ALqY_',55,'1 buy sheep','9a85ebcd88b83b7de8652e27','2026-11-17 04:09:12.112852');
INSERT INTO "moves" VALUES('Dt-kxG4ALqY_',56,'1 activate 1.-1','f7577bc8757ee0cf161e75db','2026-11-17 04:09:12.120806');
INSERT INTO "moves" VALUES('Dt-kxG4ALqY_',57,'1 walk 1.-1 ne > tile tomintoul portree; die 1; tile finlaggan; die 3; tile kingshouse','55803fba50191ba544c5be8d','2026-11-17 04:09:12.128887');
INSERT INTO "moves" VALUES('Dt-kxG4ALqY_',58,'2 take kingshouse','223983bc9407f4642014b392','2026-11-17 04:09:12.137138');
INSERT INTO "moves" VALUES('Dt-kxG4ALqY_',59,'2 lay 2.1','503ea1e5e81f6d8256667dc1','2026-11-17 04:09:12.144939');
INSERT INTO "moves" VALUES('Dt-kxG4ALqY_',60,'2 activate 1.0','1b185de59dfedd997d1de530','2026-11-17 04:09:12.152619');
INSERT INTO "moves" VALUES('Dt-kxG4ALqY_',61,'2 walk 1.0 n','d7079e7615a2edff5abec823','2026-11-17 04:09:12.161099');
INSERT INTO "moves" VALUES('Dt-kxG4ALqY_',62,'2 activate 2.1 > tile angus_glens the_end loch_morar','553816ca3c88baa07c1ae62d','2026-11-17 04:09:12.170489');
INSERT INTO "moves" VALUES('Dt-kxG4ALqY_',63,'1 end > tile walter_scott; die 3; tile sligachan castle_of_mey conan_doyle; die 1; tile stirling_castle; die 2; tile merchant_city rannoch; die 2; tile strathspey robert_burns','ad5cd675857df2fa6942cc1c','2026-11-17 04:09:12.178363');
INSERT INTO "moves" VALUES('Dt-kxG4ALqY_',64,'2 take strathspey','ff082f4d25ca4ce68605a5f8','2026-11-17 04:09:12.188879');
INSERT INTO "moves" VALUES('Dt-kxG4ALqY_',65,'2 lay 2.0','a7b376dab2cf8444e3cc91a1','2026-11-17 04:09:12.196625');
INSERT INTO "moves" VALUES('Dt-kxG4ALqY_',66,'2 gain sheep','5b7be7a3927e5c1de6175aa9','2026-11-17 04:09:12.204268');
INSERT INTO "moves" VALUES('Dt-kxG4ALqY_',67,'2 activate 1.0','044215e787e4165a6867d3de','2026-11-17 04:09:12.212270');
INSERT INTO "moves" VALUES('Dt-kxG4ALqY_',68,'2 walk 1.1 s','ff498b34cceb11a51b915bc9','2026-11-17 04:09:12.221985');
INSERT INTO "moves" VALUES('Dt-kxG4ALqY_',69,'2 done > tile castle_moil','2bf5c05eb0e417a12eaf0ab3','2026-11-17 04:09:12.248697');
CREATE TABLE notes (
	table_id VARCHAR(16) NOT NULL, 
	user_id INTEGER NOT NULL, 
	text VARCHAR(4000) NOT NULL, 
	PRIMARY KEY (table_id, user_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id), 
	FOREIGN KEY(user_id) REFERENCES users (id)
);
CREATE TABLE seats (
	table_id VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	user_id INTEGER, 
	bot VARCHAR(20) NOT NULL, 
	invite VARCHAR(24) NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id), 
	FOREIGN KEY(user_id) REFERENCES users (id)
);
INSERT INTO "seats" VALUES('PWbIOOPhtuNT',0,'person','Ann',1,'','');
INSERT INTO "seats" VALUES('PWbIOOPhtuNT',1,'person','Bob',1,'','');
INSERT INTO "seats" VALUES('PWbIOOPhtuNT',2,'person','Cat',1,'','');
INSERT INTO "seats" VALUES('aWjlPg7_Asve',0,'person','Ann',1,'','');
INSERT INTO "seats" VALUES('aWjlPg7_Asve',1,'person','Bob',1,'','');
INSERT INTO "seats" VALUES('kNF2EJt_904o',0,'person','Ann',1,'','');
INSERT INTO "seats" VALUES('kNF2EJt_904o',1,'person','Bob',1,'','');
INSERT INTO "seats" VALUES('h3D7iu7EPOUS',0,'person','Ann',1,'','');
INSERT INTO "seats" VALUES('h3D7iu7EPOUS',1,'person','Bob',1,'','');
INSERT INTO "seats" VALUES('h3D7iu7EPOUS',2,'person','Cat',1,'','');
INSERT INTO "seats" VALUES('Dt-kxG4ALqY_',0,'person','Ann',1,'','');
INSERT INTO "seats" VALUES('Dt-kxG4ALqY_',1,'person','Bob',1,'','');
CREATE TABLE sessions (
	id VARCHAR(24) NOT NULL, 
	user_id INTEGER NOT NULL, 
	began DATETIME NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(user_id) REFERENCES users (id)
);
CREATE TABLE tables (
	id VARCHAR(16) NOT NULL, 
	game VARCHAR(20) NOT NULL, 
	version INTEGER NOT NULL, 
	players INTEGER NOT NULL, 
	options JSON NOT NULL, 
	seed BIGINT NOT NULL, 
	setup TEXT NOT NULL, 
	owner_id INTEGER NOT NULL, 
	open BOOLEAN NOT NULL, 
	started BOOLEAN NOT NULL, 
	finished BOOLEAN NOT NULL, 
	waiting JSON NOT NULL, 
	scores JSON NOT NULL, 
	moves INTEGER NOT NULL, 
	redo JSON NOT NULL, 
	consent JSON NOT NULL, 
	origin VARCHAR(40) NOT NULL, 
	rematch VARCHAR(16) NOT NULL, 
	created DATETIME NOT NULL, 
	updated DATETIME NOT NULL, revision INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(owner_id) REFERENCES users (id)
);
INSERT INTO "tables" VALUES('PWbIOOPhtuNT','clans',2,3,'{"edition": "current", "modules": [], "clans": "choose", "map": "random", "scoring_tiles": true, "ports": true, "promos": true, "clan_pool": ["buchanan", "campbell", "cunningham", "fergusson", "macdonald", "macewan", "mackenzie", "robertson", "stewart"], "port_pool": ["1", "2", "3", "4", "5", "6", "7", "8", "9"], "scoring_pool": ["1", "2", "3", "4", "5", "6", "7", "8", "9"], "solo_import_money": true, "static_imports": false, "tighter_map": false, "award_production": "in-order", "buchanan_price": "edition", "data_pack": ""}',1915401861479501369,'side A1 B2 C2 D2; scoring 9 1 2 8 3; port 4 2 5 3; contract 37 40 36 50 47 12 15; first 1; clan macdonald; tile 9; clan macewan; tile 5; clan cunningham; tile 4; clan fergusson; tile 3',1,0,1,0,'[2]','[]',45,'[]','{}','','','2026-11-17 04:09:08.227683','2026-11-17 04:09:08.860540',45);
INSERT INTO "tables" VALUES('aWjlPg7_Asve','clans',2,2,'{"edition": "current", "modules": [], "clans": "choose", "map": "random", "scoring_tiles": true, "ports": true, "promos": true, "clan_pool": ["buchanan", "campbell", "cunningham", "fergusson", "macdonald", "macewan", "mackenzie", "robertson", "stewart"], "port_pool": ["1", "2", "3", "4", "5", "6", "7", "8", "9"], "scoring_pool": ["1", "2", "3", "4", "5", "6", "7", "8", "9"], "solo_import_money": true, "static_imports": false, "tighter_map": false, "award_production": "in-order", "buchanan_price": "edition", "data_pack": ""}',1882364393564564560,'side A2 B1 C1 D1; scoring 7 5 6 2 3; port 5 8 3 9; contract 47 48 26 1 40 42; first 1; clan macdonald; tile 5; clan robertson; tile 8; clan fergusson; tile 9',1,0,1,0,'[0]','[]',70,'[]','{}','','','2026-11-17 04:09:08.884825','2026-11-17 04:09:09.534381',70);
INSERT INTO "tables" VALUES('kNF2EJt_904o','glenmore',1,2,'{"edition": "french", "modules": [], "die": false, "introductory": false, "end_tile": "hidden", "sideways_mountain": false, "data_pack": ""}',4092723869896281864,'pawn 2 1; tile laich_of_moray ballachulish lochridge inshriach lammermuir edradour donan_castle halkirk corrennie loch_lochy',1,0,1,0,'[0]','[]',40,'[]','{}','','','2026-11-17 04:09:09.544859','2026-11-17 04:09:09.914280',40);
INSERT INTO "tables" VALUES('h3D7iu7EPOUS','glenmore',1,3,'{"edition": "french", "modules": [], "die": false, "introductory": false, "end_tile": "hidden", "sideways_mountain": false, "data_pack": ""}',1188882493464385657,'pawn 1 2 3; tile laich_of_moray lochridge ballachulish inshriach lammermuir loch_lochy butcher robert_i applecross corrennie',1,0,1,0,'[1]','[]',60,'[]','{}','','','2026-11-17 04:09:09.935027','2026-11-17 04:09:10.642005',60);
INSERT INTO "tables" VALUES('Dt-kxG4ALqY_','glenmore',1,2,'{"edition": "french", "modules": [], "die": false, "introductory": true, "end_tile": "hidden", "sideways_mountain": false, "data_pack": ""}',3885663759302814111,'pawn 2 1; tile ballachulish lammermuir inshriach lochridge laich_of_moray rothiemurchus corrennie butcher donan_castle applecross',1,0,1,1,'[]','[13, 5]',70,'[]','{}','','','2026-11-17 04:09:10.660235','2026-11-17 04:09:12.237305',70);
CREATE TABLE users (
	id INTEGER NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	login VARCHAR(40), 
	password VARCHAR(200), 
	created DATETIME NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (login)
);
INSERT INTO "users" VALUES(1,'Ann',NULL,NULL,'2026-11-17 04:09:07.984164');
CREATE INDEX ix_tables_updated ON tables (updated);
CREATE INDEX seats_of_user ON seats (user_id);
CREATE INDEX ix_messages_table_id ON messages (table_id);
CREATE INDEX ix_sessions_user_id ON sessions (user_id);
COMMIT;
