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
INSERT INTO "moves" VALUES('Uzv0kKLmpSYj',0,'3 choose stewart','782e0b7af122b49994ba09d8','2026-11-17 04:08:41.056602');
INSERT INTO "moves" VALUES('Uzv0kKLmpSYj',1,'2 choose campbell','e1507fb44e22a27200d5094e','2026-11-17 04:08:41.361554');
INSERT INTO "moves" VALUES('Uzv0kKLmpSYj',2,'1 choose macdonald','b02b341cb6019188c1f0f3b8','2026-11-17 04:08:41.440282');
INSERT INTO "moves" VALUES('Uzv0kKLmpSYj',3,'1 build worker 6.8','207b53d78f2b19029b8aaa55','2026-11-17 04:08:41.461549');
INSERT INTO "moves" VALUES('Uzv0kKLmpSYj',4,'2 build woodcutter 13.3','afcff32331fc929b96f4443c','2026-11-17 04:08:41.510421');
INSERT INTO "moves" VALUES('Uzv0kKLmpSYj',5,'3 build miner 7.7','35c63fc09fd267345ddfeff7','2026-11-17 04:08:41.521458');
INSERT INTO "moves" VALUES('Uzv0kKLmpSYj',6,'3 build woodcutter 9.6','25b508fa0e966b9b551752bf','2026-11-17 04:08:41.532145');
INSERT INTO "moves" VALUES('Uzv0kKLmpSYj',7,'2 build woodcutter 10.1','2a25d0347fa205c9fd87886a','2026-11-17 04:08:41.545644');
INSERT INTO "moves" VALUES('Uzv0kKLmpSYj',8,'1 build worker 6.1','9d61c43afe0071955d9f891c','2026-11-17 04:08:41.556352');
INSERT INTO "moves" VALUES('Uzv0kKLmpSYj',9,'1 build cow 6.2','d387c22a9e920b07d7ea1639','2026-11-17 04:08:41.571512');
INSERT INTO "moves" VALUES('Uzv0kKLmpSYj',10,'2 build field 10.2','9521646021df21ae8252f772','2026-11-17 04:08:41.582879');
INSERT INTO "moves" VALUES('Uzv0kKLmpSYj',11,'3 build distillery 7.8','55f50e7ec8341a49699d78a0','2026-11-17 04:08:41.593626');
INSERT INTO "moves" VALUES('Uzv0kKLmpSYj',12,'1 take 7','14734b060b2455950c93bfe5','2026-11-17 04:08:41.604323');
INSERT INTO "moves" VALUES('Uzv0kKLmpSYj',13,'2 take 23','bbae96a1e74b15d034a74fa6','2026-11-17 04:08:41.614553');
INSERT INTO "moves" VALUES('Uzv0kKLmpSYj',14,'3 build cow 8.8','b377ed0b33ce649f56c3c548','2026-11-17 04:08:41.625631');
INSERT INTO "moves" VALUES('Uzv0kKLmpSYj',15,'1 buy bread 1','c0777b2bd456f59f22bd74f7','2026-11-17 04:08:41.659747');
INSERT INTO "moves" VALUES('Uzv0kKLmpSYj',16,'2 build woodcutter 11.1','8033979b6d7451a74161f00f','2026-11-17 04:08:41.670828');
INSERT INTO "moves" VALUES('Uzv0kKLmpSYj',17,'3 sell cheese 1','b7b6d5bb1e24c35488ba56dd','2026-11-17 04:08:41.680875');
INSERT INTO "moves" VALUES('Uzv0kKLmpSYj',18,'1 buy grain 1','96417928f60d957ec3fcf7af','2026-11-17 04:08:41.692033');
INSERT INTO "moves" VALUES('Uzv0kKLmpSYj',19,'2 buy milk 2','cb40b4dd7e559e67655d1aa1','2026-11-17 04:08:41.702703');
INSERT INTO "moves" VALUES('Uzv0kKLmpSYj',20,'3 build woodcutter 8.9','e9e82834f93a44d7a46d32a6','2026-11-17 04:08:41.713397');
INSERT INTO "moves" VALUES('Uzv0kKLmpSYj',21,'1 build worker 6.3','c6a8ab3bc402544935b4a2d7','2026-11-17 04:08:41.726481');
INSERT INTO "moves" VALUES('Uzv0kKLmpSYj',22,'2 pass','45ebe7d0322970eba4201c56','2026-11-17 04:08:41.761734');
INSERT INTO "moves" VALUES('Uzv0kKLmpSYj',23,'3 buy milk 1','c638e07610fa5bbe4c6550fb','2026-11-17 04:08:41.774785');
INSERT INTO "moves" VALUES('Uzv0kKLmpSYj',24,'1 build worker 5.3','47c574242a4b36e93976f1ad','2026-11-17 04:08:41.790521');
INSERT INTO "moves" VALUES('Uzv0kKLmpSYj',25,'3 sell grain 2','3d2b255777b913f8229185c6','2026-11-17 04:08:41.804030');
INSERT INTO "moves" VALUES('Uzv0kKLmpSYj',26,'1 hire','4744bd35b2c743e5e45319be','2026-11-17 04:08:41.818929');
INSERT INTO "moves" VALUES('Uzv0kKLmpSYj',27,'3 build sheep 6.7','b2589c2016a62199e49d16ea','2026-11-17 04:08:41.831780');
INSERT INTO "moves" VALUES('Uzv0kKLmpSYj',28,'1 pass','88db25adde24741039bcb790','2026-11-17 04:08:41.841813');
INSERT INTO "moves" VALUES('Uzv0kKLmpSYj',29,'3 take 13','86a794bbfac35bdc40fa0f14','2026-11-17 04:08:41.852601');
INSERT INTO "moves" VALUES('Uzv0kKLmpSYj',30,'3 ship','7ad93d9f988acee5050b5332','2026-11-17 04:08:41.863040');
INSERT INTO "moves" VALUES('Uzv0kKLmpSYj',31,'3 buy wool 1','a2023f6a2711bae417dbd74a','2026-11-17 04:08:41.872190');
INSERT INTO "moves" VALUES('Uzv0kKLmpSYj',32,'3 ship','077ab41ab4973e86b9cf6cc0','2026-11-17 04:08:41.881255');
INSERT INTO "moves" VALUES('Uzv0kKLmpSYj',33,'3 pass > contract 35 44 45','93b22e2a651c082591f05d0b','2026-11-17 04:08:41.890516');
INSERT INTO "moves" VALUES('Uzv0kKLmpSYj',34,'2 buy grain 1','3149b23a51cbcba1012e856b','2026-11-17 04:08:41.901046');
INSERT INTO "moves" VALUES('Uzv0kKLmpSYj',35,'1 build bakery 7.2','1bfb6ee1fae0d12a6d46df8e','2026-11-17 04:08:41.912556');
INSERT INTO "moves" VALUES('Uzv0kKLmpSYj',36,'3 buy milk 3','8e5aea2179a909beaedff214','2026-11-17 04:08:42.130673');
INSERT INTO "moves" VALUES('Uzv0kKLmpSYj',37,'2 sell milk 1','7e0f1e84b8473d855f16c3a4','2026-11-17 04:08:42.165920');
INSERT INTO "moves" VALUES('Uzv0kKLmpSYj',38,'1 build worker 7.3','c3ce9997db5c18d7e55d17f0','2026-11-17 04:08:42.223161');
INSERT INTO "moves" VALUES('Uzv0kKLmpSYj',39,'3 sell wool 2','37f109c35f8596b9caac4548','2026-11-17 04:08:42.236324');
INSERT INTO "moves" VALUES('Uzv0kKLmpSYj',40,'2 build miner 9.3','e89d4e31ef4987d3765a36d6','2026-11-17 04:08:42.251075');
INSERT INTO "moves" VALUES('Uzv0kKLmpSYj',41,'1 build worker 6.4','cda6b469bac9a9944f2f0057','2026-11-17 04:08:42.275434');
INSERT INTO "moves" VALUES('Uzv0kKLmpSYj',42,'3 build distillery 5.6','c48fd16bf5175e9e8fc53c47','2026-11-17 04:08:42.293415');
INSERT INTO "moves" VALUES('Uzv0kKLmpSYj',43,'2 build sheep 12.3','772b1b58a3f188963ae3ebe7','2026-11-17 04:08:42.308100');
INSERT INTO "moves" VALUES('Uzv0kKLmpSYj',44,'1 row 6.4 se','c11ec9eeea9c49595e6c129e','2026-11-17 04:08:42.321801');
INSERT INTO "moves" VALUES('KLSJr4zIxYAH',0,'1 choose macdonald','68522dfcaeed7307a3ac708e','2026-11-17 04:08:42.368725');
INSERT INTO "moves" VALUES('KLSJr4zIxYAH',1,'2 choose macewan','8d4f18248cf8b611aabc6fd0','2026-11-17 04:08:42.377227');
INSERT INTO "moves" VALUES('KLSJr4zIxYAH',2,'2 build woodcutter 11.4','ba63dc84da3d23141cc3f338','2026-11-17 04:08:42.388185');
INSERT INTO "moves" VALUES('KLSJr4zIxYAH',3,'1 build worker 13.2','17a4003c43875810ef3b07e7','2026-11-17 04:08:42.415212');
INSERT INTO "moves" VALUES('KLSJr4zIxYAH',4,'1 build worker 4.5','5e7a9076f64e652c9fcccde6','2026-11-17 04:08:42.452254');
INSERT INTO "moves" VALUES('KLSJr4zIxYAH',5,'2 build woodcutter 4.8','e2432afe82afd1c9cdc84159','2026-11-17 04:08:42.486788');
INSERT INTO "moves" VALUES('KLSJr4zIxYAH',6,'2 build dairy 11.3','a6bc9083c250173f5b0a9237','2026-11-17 04:08:42.538601');
INSERT INTO "moves" VALUES('KLSJr4zIxYAH',7,'1 build field 4.6','2bfbea117ddbaae495bbde70','2026-11-17 04:08:42.564239');
INSERT INTO "moves" VALUES('KLSJr4zIxYAH',8,'2 sell cheese 1','4c6c1da52968ae86c8eb2761','2026-11-17 04:08:42.574077');
INSERT INTO "moves" VALUES('KLSJr4zIxYAH',9,'1 build dairy 3.6','e8c63624ca12845350a81955','2026-11-17 04:08:42.595747');
INSERT INTO "moves" VALUES('KLSJr4zIxYAH',10,'2 take 28','54dbaf8a23aea7b09eefc090','2026-11-17 04:08:42.622498');
INSERT INTO "moves" VALUES('KLSJr4zIxYAH',11,'1 pass','97cc9998f4468c55d39348f2','2026-11-17 04:08:42.640869');
INSERT INTO "moves" VALUES('KLSJr4zIxYAH',12,'2 build woodcutter 12.3','8f53dca7becccfd3ade9b05c','2026-11-17 04:08:42.659816');
INSERT INTO "moves" VALUES('KLSJr4zIxYAH',13,'2 buy bread 1','bc4678f6df23aedf29fb9221','2026-11-17 04:08:42.677992');
INSERT INTO "moves" VALUES('KLSJr4zIxYAH',14,'2 build bakery 12.4','4ae0d4738537c8d77d990fbf','2026-11-17 04:08:42.695678');
INSERT INTO "moves" VALUES('KLSJr4zIxYAH',15,'2 pass','db230c4c6954fa1a8648afa6','2026-11-17 04:08:42.708215');
INSERT INTO "moves" VALUES('KLSJr4zIxYAH',16,'2 make cheese 0 > contract 17','92ad3de6f015b847c41438c7','2026-11-17 04:08:42.777671');
INSERT INTO "moves" VALUES('KLSJr4zIxYAH',17,'1 buy wool 2','37114e5cca9aadcb8f6c41d7','2026-11-17 04:08:42.806280');
INSERT INTO "moves" VALUES('KLSJr4zIxYAH',18,'2 build sheep 5.8','3e7cc04499c7851f58ad5e99','2026-11-17 04:08:42.820906');
INSERT INTO "moves" VALUES('KLSJr4zIxYAH',19,'1 take 38','b6f90578b19f7f30e322e251','2026-11-17 04:08:42.831577');
INSERT INTO "moves" VALUES('KLSJr4zIxYAH',20,'2 buy bread 2','6688e0d9a66361a4eccee042','2026-11-17 04:08:42.847821');
INSERT INTO "moves" VALUES('KLSJr4zIxYAH',21,'1 build sheep 4.4','ad4564f86468c2383a5bf51c','2026-11-17 04:08:42.864024');
INSERT INTO "moves" VALUES('KLSJr4zIxYAH',22,'2 pass','3279746a91608b5021f79474','2026-11-17 04:08:42.946347');
INSERT INTO "moves" VALUES('KLSJr4zIxYAH',23,'1 ship','c93ec6be162539ebb6be3d7f','2026-11-17 04:08:42.974913');
INSERT INTO "moves" VALUES('KLSJr4zIxYAH',24,'1 build worker 3.4','0d3b8281ee14f2660e54f5c9','2026-11-17 04:08:42.985402');
INSERT INTO "moves" VALUES('KLSJr4zIxYAH',25,'1 pass','159681639d481a25bbd19d76','2026-11-17 04:08:43.005499');
INSERT INTO "moves" VALUES('KLSJr4zIxYAH',26,'2 make cheese 1 > contract 5','77082f1b86fa1024a8d27941','2026-11-17 04:08:43.014706');
INSERT INTO "moves" VALUES('KLSJr4zIxYAH',27,'2 build cow 4.7','3abf31d24aff1096707ec5e1','2026-11-17 04:08:43.026929');
INSERT INTO "moves" VALUES('KLSJr4zIxYAH',28,'1 build cow 2.4','96f4bfa6c75f4cab24e9be5b','2026-11-17 04:08:43.041136');
INSERT INTO "moves" VALUES('KLSJr4zIxYAH',29,'2 build dairy 6.8','96c2e150fb5a2ae920cffe5b','2026-11-17 04:08:43.056855');
INSERT INTO "moves" VALUES('KLSJr4zIxYAH',30,'1 build bakery 5.6','d58cd43691094a24becb147d','2026-11-17 04:08:43.088473');
INSERT INTO "moves" VALUES('KLSJr4zIxYAH',31,'2 sell wool 1','ff47b6dda297529a888a3815','2026-11-17 04:08:43.122538');
INSERT INTO "moves" VALUES('KLSJr4zIxYAH',32,'1 buy grain 1','c6547c9044db1742c3dffbd9','2026-11-17 04:08:43.262953');
INSERT INTO "moves" VALUES('KLSJr4zIxYAH',33,'2 buy grain 1','e9244b4490c8297c15223c81','2026-11-17 04:08:43.301513');
INSERT INTO "moves" VALUES('KLSJr4zIxYAH',34,'1 sell bread 1','f4d5e5a1cdc559dcd036e9d0','2026-11-17 04:08:43.360898');
INSERT INTO "moves" VALUES('KLSJr4zIxYAH',35,'2 pass','8df1d8320e8591bf6fe3b141','2026-11-17 04:08:43.369378');
INSERT INTO "moves" VALUES('KLSJr4zIxYAH',36,'1 pass','3efb78138a828dc68069e27a','2026-11-17 04:08:43.378657');
INSERT INTO "moves" VALUES('KLSJr4zIxYAH',37,'2 make cheese 1','3f09ddcb3264c60e47e40c29','2026-11-17 04:08:43.387020');
INSERT INTO "moves" VALUES('KLSJr4zIxYAH',38,'2 make bread 0','04ee4c7de60a0733e7355f31','2026-11-17 04:08:43.395148');
INSERT INTO "moves" VALUES('KLSJr4zIxYAH',39,'1 make cheese 0','0d18f409ae23ac257dc6b8d3','2026-11-17 04:08:43.403498');
INSERT INTO "moves" VALUES('KLSJr4zIxYAH',40,'1 make bread 0','6450e63e476f5719756a5549','2026-11-17 04:08:43.412391');
INSERT INTO "moves" VALUES('KLSJr4zIxYAH',41,'2 buy grain 2','8b8d0ef2de25640c4b05e9c6','2026-11-17 04:08:43.422563');
INSERT INTO "moves" VALUES('KLSJr4zIxYAH',42,'1 build bakery 2.5','bd3deaf39b77198f1d8feb94','2026-11-17 04:08:43.435389');
INSERT INTO "moves" VALUES('KLSJr4zIxYAH',43,'2 technology miner','808082c27098f8aef226fdcd','2026-11-17 04:08:43.444474');
INSERT INTO "moves" VALUES('KLSJr4zIxYAH',44,'1 build dairy 5.7','e5dcd13e6df9afa3a0a9d94b','2026-11-17 04:08:43.456095');
INSERT INTO "moves" VALUES('KLSJr4zIxYAH',45,'2 hire','78c4a806dae80a253de31a09','2026-11-17 04:08:43.465885');
INSERT INTO "moves" VALUES('KLSJr4zIxYAH',46,'1 buy wool 2','fde3010ba6231410e03608af','2026-11-17 04:08:43.476618');
INSERT INTO "moves" VALUES('KLSJr4zIxYAH',47,'2 pass','1d40a1b00555ebb1cf805c52','2026-11-17 04:08:43.485720');
INSERT INTO "moves" VALUES('KLSJr4zIxYAH',48,'1 ship','bc6a791607f8fb9cfe2212d0','2026-11-17 04:08:43.495624');
INSERT INTO "moves" VALUES('KLSJr4zIxYAH',49,'1 row 13.2 nw','055be65ef993cd8d38fc0d6e','2026-11-17 04:08:43.519465');
INSERT INTO "moves" VALUES('KLSJr4zIxYAH',50,'1 pass','081dcf2b458ca96d73f8191b','2026-11-17 04:08:43.710179');
INSERT INTO "moves" VALUES('KLSJr4zIxYAH',51,'2 make cheese 1','3dd1093db3442a709c095089','2026-11-17 04:08:43.897115');
INSERT INTO "moves" VALUES('KLSJr4zIxYAH',52,'2 make bread 0','9ad13ab255b1d979cb2a5133','2026-11-17 04:08:43.936119');
INSERT INTO "moves" VALUES('KLSJr4zIxYAH',53,'1 make cheese 2','87174f162ca666044941121f','2026-11-17 04:08:43.965220');
INSERT INTO "moves" VALUES('KLSJr4zIxYAH',54,'1 make bread 0','532e44dd9ef8b27debcc1d59','2026-11-17 04:08:44.031476');
INSERT INTO "moves" VALUES('KLSJr4zIxYAH',55,'2 buy grain 1','f2f7313417249fafc18d9d6b','2026-11-17 04:08:44.093781');
INSERT INTO "moves" VALUES('KLSJr4zIxYAH',56,'1 buy grain 1','1ffc977cbf70b7e03f00bf3a','2026-11-17 04:08:44.140745');
INSERT INTO "moves" VALUES('KLSJr4zIxYAH',57,'2 sell cheese 1','1ae091793382aa38c7ebeb24','2026-11-17 04:08:44.189982');
INSERT INTO "moves" VALUES('KLSJr4zIxYAH',58,'1 build dairy 2.2','ead35a0e9807715a40cab57b','2026-11-17 04:08:44.212497');
INSERT INTO "moves" VALUES('KLSJr4zIxYAH',59,'1 done','a9addd9c544bfaf621ef0286','2026-11-17 04:08:44.318723');
INSERT INTO "moves" VALUES('KLSJr4zIxYAH',60,'2 buy wool 1','ba776556c13cfe8790efcd22','2026-11-17 04:08:44.337767');
INSERT INTO "moves" VALUES('KLSJr4zIxYAH',61,'1 port 7','fdede35a020619f1d1415be2','2026-11-17 04:08:44.354973');
INSERT INTO "moves" VALUES('KLSJr4zIxYAH',62,'1 remove 4.5','12a352d31d45bdae484017d4','2026-11-17 04:08:44.369881');
INSERT INTO "moves" VALUES('KLSJr4zIxYAH',63,'1 remove 3.6','e8b59d3a6c2196bceeda3acc','2026-11-17 04:08:44.382831');
INSERT INTO "moves" VALUES('KLSJr4zIxYAH',64,'1 swap bakery 3.6','7f7d92c433585655f6bea378','2026-11-17 04:08:44.399368');
INSERT INTO "moves" VALUES('KLSJr4zIxYAH',65,'1 swap cow 4.5','c2ef053b8b089951d9e2b7bf','2026-11-17 04:08:44.415214');
INSERT INTO "moves" VALUES('KLSJr4zIxYAH',66,'1 row 12.1 se','2b1c9ce3fba65664a9be3195','2026-11-17 04:08:44.436436');
INSERT INTO "moves" VALUES('KLSJr4zIxYAH',67,'1 sell cheese 1','f7d74c405fcacff40c5aed49','2026-11-17 04:08:44.447179');
INSERT INTO "moves" VALUES('KLSJr4zIxYAH',68,'2 hire','a96b3fd008f2a0fa1e081bae','2026-11-17 04:08:44.458963');
INSERT INTO "moves" VALUES('KLSJr4zIxYAH',69,'1 build worker 6.4','7bd649cb655bd27c7758db38','2026-11-17 04:08:44.468552');
INSERT INTO "moves" VALUES('5ZWkmDE4eCCF',0,'1 take applecross','cddb784832886d7913f0168f','2026-11-17 04:08:44.492042');
INSERT INTO "moves" VALUES('5ZWkmDE4eCCF',1,'1 lay 0.1','aff442aaf1c2ce1aee566233','2026-11-17 04:08:44.500112');
INSERT INTO "moves" VALUES('5ZWkmDE4eCCF',2,'1 done > tile butcher','d35b888a0cac5840262da44f','2026-11-17 04:08:44.508956');
INSERT INTO "moves" VALUES('5ZWkmDE4eCCF',3,'2 take loch_lochy','131e4444418d3d88428d18d0','2026-11-17 04:08:44.519233');
INSERT INTO "moves" VALUES('5ZWkmDE4eCCF',4,'2 lay -1.0','2a3d144aa6e156743e0ed859','2026-11-17 04:08:44.532568');
INSERT INTO "moves" VALUES('5ZWkmDE4eCCF',5,'2 gain cattle','5967df4a57a1ec70fd50cfc8','2026-11-17 04:08:44.540689');
INSERT INTO "moves" VALUES('5ZWkmDE4eCCF',6,'2 gain sheep','9d0f88732cdfcb00d8192040','2026-11-17 04:08:44.549266');
INSERT INTO "moves" VALUES('5ZWkmDE4eCCF',7,'2 sell sheep -1.0','a515e1f06947068ae75abfce','2026-11-17 04:08:44.557696');
INSERT INTO "moves" VALUES('5ZWkmDE4eCCF',8,'2 sell cattle -1.0','c08eec6e8042651378def28d','2026-11-17 04:08:44.566358');
INSERT INTO "moves" VALUES('5ZWkmDE4eCCF',9,'2 activate 0.0','3ff7903d9c6e776d16b993e0','2026-11-17 04:08:44.577213');
INSERT INTO "moves" VALUES('5ZWkmDE4eCCF',10,'2 walk 0.0 e > tile donan_castle; die 1; tile glen_mhor; die 1; tile halkirk; die 1; tile robert_i; die 2; tile castle_stalker dornie; die 2; tile rothiemurchus','d9e46a0a46833832c7b7f2cd','2026-11-17 04:08:44.585895');
INSERT INTO "moves" VALUES('5ZWkmDE4eCCF',11,'2 take glen_mhor','099546d55a3661748c99c84f','2026-11-17 04:08:44.607686');
INSERT INTO "moves" VALUES('5ZWkmDE4eCCF',12,'2 lay 2.0','5a5d488d0d892c0fc7fa8b11','2026-11-17 04:08:44.616346');
INSERT INTO "moves" VALUES('5ZWkmDE4eCCF',13,'2 done > tile edradour plockton; die 3; tile easdale bridge_of_orchy','0d98d0fc02e526aded8fbda6','2026-11-17 04:08:44.641487');
INSERT INTO "moves" VALUES('5ZWkmDE4eCCF',14,'1 take rothiemurchus','ad785daea940b95510eff909','2026-11-17 04:08:44.766891');
INSERT INTO "moves" VALUES('5ZWkmDE4eCCF',15,'1 lay 0.-1','24bded540af3387799993b0f','2026-11-17 04:08:44.797820');
INSERT INTO "moves" VALUES('5ZWkmDE4eCCF',16,'1 activate 0.0','1ddf0d93d300da5c7054cd23','2026-11-17 04:08:44.826772');
INSERT INTO "moves" VALUES('5ZWkmDE4eCCF',17,'1 walk 0.0 e','7014f2e9be52d35040666d05','2026-11-17 04:08:44.845571');
INSERT INTO "moves" VALUES('5ZWkmDE4eCCF',18,'1 activate 1.0','f7e8889ef0700f66c3583e9d','2026-11-17 04:08:44.863806');
INSERT INTO "moves" VALUES('5ZWkmDE4eCCF',19,'1 walk 1.0 sw','a371af85035fca85173e8804','2026-11-17 04:08:44.877430');
INSERT INTO "moves" VALUES('5ZWkmDE4eCCF',20,'1 activate 0.-1','9913f6fb4343198fdda5601c','2026-11-17 04:08:44.887452');
INSERT INTO "moves" VALUES('5ZWkmDE4eCCF',21,'1 done > tile john_knox black_isle; die 2; tile abernethy','c61c0e05f2a1b6bcf828a11d','2026-11-17 04:08:44.899722');
INSERT INTO "moves" VALUES('5ZWkmDE4eCCF',22,'2 take easdale','67942ed4d624bfdbe6e50841','2026-11-17 04:08:44.936657');
INSERT INTO "moves" VALUES('5ZWkmDE4eCCF',23,'2 lay 2.1','c9f7a440044cbf9046a1fcab','2026-11-17 04:08:45.049291');
INSERT INTO "moves" VALUES('5ZWkmDE4eCCF',24,'2 activate 1.0','136f56f1c5b502e33525317e','2026-11-17 04:08:45.096476');
INSERT INTO "moves" VALUES('5ZWkmDE4eCCF',25,'2 activate 2.1','b6520061b3d37c954b5e2e12','2026-11-17 04:08:45.229002');
INSERT INTO "moves" VALUES('5ZWkmDE4eCCF',26,'2 walk 1.0 ne','b776ce77fd96961f22a99b8f','2026-11-17 04:08:45.302757');
INSERT INTO "moves" VALUES('5ZWkmDE4eCCF',27,'2 activate 2.0','04aa4e40240868609fc930cb','2026-11-17 04:08:45.331163');
INSERT INTO "moves" VALUES('5ZWkmDE4eCCF',28,'2 sell stone 2.1 > tile loch_shiel glen_affric; die 3; tile inverness james_iv north_ronaldsay','29e04a264af049a204d204e7','2026-11-17 04:08:45.355182');
INSERT INTO "moves" VALUES('5ZWkmDE4eCCF',29,'1 take loch_shiel','dd9a2afd8d702da7b8b1edad','2026-11-17 04:08:45.364895');
INSERT INTO "moves" VALUES('5ZWkmDE4eCCF',30,'1 sell wood 0.-1','2cc615c5fa72ffef954b2eee','2026-11-17 04:08:45.373578');
INSERT INTO "moves" VALUES('5ZWkmDE4eCCF',31,'1 lay -1.0','51a27fb5808fc9fa1b8c07d7','2026-11-17 04:08:45.382612');
INSERT INTO "moves" VALUES('5ZWkmDE4eCCF',32,'1 done > tile pulteney; die 1; tile luing; die 3; tile dingwall_market','d9987a541bf252344d931359','2026-11-17 04:08:45.395542');
INSERT INTO "moves" VALUES('5ZWkmDE4eCCF',33,'2 take abernethy','86914512dc12921409cbf8d2','2026-11-17 04:08:45.405363');
INSERT INTO "moves" VALUES('5ZWkmDE4eCCF',34,'2 lay 3.1','87e285da118f99d592162b7a','2026-11-17 04:08:45.414925');
INSERT INTO "moves" VALUES('5ZWkmDE4eCCF',35,'2 activate 2.1','e5fbae7537ceebb815ac1b2f','2026-11-17 04:08:45.426473');
INSERT INTO "moves" VALUES('5ZWkmDE4eCCF',36,'2 sell stone 2.1','a6755ef0595cc99ddf0a71c9','2026-11-17 04:08:45.440866');
INSERT INTO "moves" VALUES('5ZWkmDE4eCCF',37,'2 activate 3.1','e23d236b97444f8dca5632af','2026-11-17 04:08:45.453668');
INSERT INTO "moves" VALUES('5ZWkmDE4eCCF',38,'2 done > tile kingussie mary_stuart duart_castle; die 1; tile flora_macdonald','60cc306fdfe072d7c1715053','2026-11-17 04:08:45.465052');
INSERT INTO "moves" VALUES('5ZWkmDE4eCCF',39,'2 take mary_stuart','a98a0bd12f0cdf9b4ec0ab89','2026-11-17 04:08:45.475204');
INSERT INTO "moves" VALUES('-2kVqotR-onR',0,'3 take lammermuir','57c84da17776f91c9c9d31f5','2026-11-17 04:08:45.508877');
INSERT INTO "moves" VALUES('-2kVqotR-onR',1,'3 lay 0.1','9cce5b5b702fde13b91282c8','2026-11-17 04:08:45.518837');
INSERT INTO "moves" VALUES('-2kVqotR-onR',2,'3 activate 0.1','1ec0c3cc7817c0c67d85b3a9','2026-11-17 04:08:45.528496');
INSERT INTO "moves" VALUES('-2kVqotR-onR',3,'3 activate 1.0','c097947290b40c404984a04b','2026-11-17 04:08:45.538418');
INSERT INTO "moves" VALUES('-2kVqotR-onR',4,'3 activate 0.0','b0020e7d8ff7c4b02c250fb4','2026-11-17 04:08:45.549607');
INSERT INTO "moves" VALUES('-2kVqotR-onR',5,'3 sell sheep 0.1','05b1620cf9b3df81435ac8cd','2026-11-17 04:08:45.577986');
INSERT INTO "moves" VALUES('-2kVqotR-onR',6,'3 done > tile william_wallace','fd5374747de30252ff575d83','2026-11-17 04:08:45.590704');
INSERT INTO "moves" VALUES('-2kVqotR-onR',7,'2 take glen_mhor','f84fc342a98408765cd2f302','2026-11-17 04:08:45.600807');
INSERT INTO "moves" VALUES('-2kVqotR-onR',8,'2 lay -1.0','802ed73bae1a52ee49c5d033','2026-11-17 04:08:45.640634');
INSERT INTO "moves" VALUES('-2kVqotR-onR',9,'2 done > tile edradour','38eb225c0475976d0f2be41b','2026-11-17 04:08:45.650651');
INSERT INTO "moves" VALUES('-2kVqotR-onR',10,'1 take castle_stalker','141ec938a66e78bd960216ce','2026-11-17 04:08:45.661330');
INSERT INTO "moves" VALUES('-2kVqotR-onR',11,'1 lay -1.0','28322713034c149d399d27f2','2026-11-17 04:08:45.677635');
INSERT INTO "moves" VALUES('-2kVqotR-onR',12,'1 activate 0.0','222b0f5766982b569b8ca8a3','2026-11-17 04:08:45.695961');
INSERT INTO "moves" VALUES('-2kVqotR-onR',13,'1 walk 0.0 w','667beb9f81cb3f96192bcf4f','2026-11-17 04:08:45.705254');
INSERT INTO "moves" VALUES('-2kVqotR-onR',14,'1 activate -1.0','1be80e2261d2334535e31c7b','2026-11-17 04:08:45.713987');
INSERT INTO "moves" VALUES('-2kVqotR-onR',15,'1 walk -1.0 e > tile halkirk rothiemurchus dornie butcher somerled','88152737be2c9dcb3c6dc39b','2026-11-17 04:08:45.723003');
INSERT INTO "moves" VALUES('-2kVqotR-onR',16,'3 take butcher','9401978c7d414ed22c3ffa9f','2026-11-17 04:08:45.731773');
INSERT INTO "moves" VALUES('-2kVqotR-onR',17,'3 lay -1.1','c9d80d9441d099a894587a3d','2026-11-17 04:08:45.740060');
INSERT INTO "moves" VALUES('-2kVqotR-onR',18,'3 activate 0.0','c2e086a6154d9ac5e02b8e23','2026-11-17 04:08:45.748682');
INSERT INTO "moves" VALUES('-2kVqotR-onR',19,'3 walk 0.0 n','9a7d70e9fa64c2e9a1914044','2026-11-17 04:08:45.757478');
INSERT INTO "moves" VALUES('-2kVqotR-onR',20,'3 done > tile corrennie applecross mary_stuart dingwall_market','7e4fd2876d70f12e17680dc1','2026-11-17 04:08:45.766102');
INSERT INTO "moves" VALUES('-2kVqotR-onR',21,'1 take somerled','f272a34535256a7618e86885','2026-11-17 04:08:45.777240');
INSERT INTO "moves" VALUES('-2kVqotR-onR',22,'1 claim macleod > tile easdale','d1c298f13997f0e4008a5256','2026-11-17 04:08:45.786565');
INSERT INTO "moves" VALUES('-2kVqotR-onR',23,'2 take mary_stuart','afa205638d5d350de319b519','2026-11-17 04:08:45.795779');
INSERT INTO "moves" VALUES('-2kVqotR-onR',24,'2 claim macdonald','06a1af9d40fe6ea99b50f03c','2026-11-17 04:08:45.805120');
INSERT INTO "moves" VALUES('-2kVqotR-onR',25,'2 put stone 0.0','c5932c8b6ae52abbfd1214bd','2026-11-17 04:08:45.813803');
INSERT INTO "moves" VALUES('-2kVqotR-onR',26,'2 sell stone 0.0','1a6667204d80ab05fd4507c3','2026-11-17 04:08:45.822336');
INSERT INTO "moves" VALUES('-2kVqotR-onR',27,'2 put wood 1.0','834ef2514afd82a6be9eb3d8','2026-11-17 04:08:45.833868');
INSERT INTO "moves" VALUES('-2kVqotR-onR',28,'2 sell wood 1.0 > tile pulteney luing john_knox north_ronaldsay black_isle loch_shiel','3e87e0a5aa03be256d1365e0','2026-11-17 04:08:45.842539');
INSERT INTO "moves" VALUES('-2kVqotR-onR',29,'3 take loch_shiel','44481914a3571dc74909028b','2026-11-17 04:08:45.851781');
INSERT INTO "moves" VALUES('-2kVqotR-onR',30,'3 lay -1.0','2eb20b498c34db2054bdd417','2026-11-17 04:08:45.860765');
INSERT INTO "moves" VALUES('-2kVqotR-onR',31,'3 activate 0.0','c237346f2684ddf091819a5e','2026-11-17 04:08:45.872174');
INSERT INTO "moves" VALUES('-2kVqotR-onR',32,'3 walk 0.1 se','728caabe6d0880f38e884d61','2026-11-17 04:08:45.882020');
INSERT INTO "moves" VALUES('-2kVqotR-onR',33,'3 activate -1.1','f99bff00d8c94208b47d1a77','2026-11-17 04:08:45.892814');
INSERT INTO "moves" VALUES('-2kVqotR-onR',34,'3 activate 0.1','810f3e56ea5efa0ccd37227b','2026-11-17 04:08:45.905841');
INSERT INTO "moves" VALUES('-2kVqotR-onR',35,'3 done > tile bridge_of_orchy','73e6d8d518951013fcb148ee','2026-11-17 04:08:45.946483');
INSERT INTO "moves" VALUES('-2kVqotR-onR',36,'1 take north_ronaldsay','d3bb9968ed18a0c6980fe52b','2026-11-17 04:08:45.971590');
INSERT INTO "moves" VALUES('-2kVqotR-onR',37,'1 lay 1.1','64406d88cc656f8a32b76cc0','2026-11-17 04:08:45.999910');
INSERT INTO "moves" VALUES('-2kVqotR-onR',38,'1 done > tile plockton duart_castle james_iv','b77a95cbc59b14eb82993523','2026-11-17 04:08:46.011319');
INSERT INTO "moves" VALUES('-2kVqotR-onR',39,'2 take plockton','67c3ecb40b830842894744b3','2026-11-17 04:08:46.027337');
INSERT INTO "moves" VALUES('-2kVqotR-onR',40,'2 lay -1.1','ce955d3151717066f0687c76','2026-11-17 04:08:46.036499');
INSERT INTO "moves" VALUES('-2kVqotR-onR',41,'2 activate -1.0','86ce12294f8c397333c6e233','2026-11-17 04:08:46.045611');
INSERT INTO "moves" VALUES('-2kVqotR-onR',42,'2 activate 0.0','7b89ea38be73ee0c3a293dbd','2026-11-17 04:08:46.054779');
INSERT INTO "moves" VALUES('-2kVqotR-onR',43,'2 done > tile kingussie inverness glen_affric abernethy kingshouse millburn','7f8c1cef4f2b1ae8203bcd27','2026-11-17 04:08:46.075757');
INSERT INTO "moves" VALUES('-2kVqotR-onR',44,'1 take black_isle','85dc80f3a6d9a858bf07f038','2026-11-17 04:08:46.085242');
INSERT INTO "moves" VALUES('-2kVqotR-onR',45,'1 lay -1.-1','0e7b8eaab62e6adc9b73a355','2026-11-17 04:08:46.107906');
INSERT INTO "moves" VALUES('-2kVqotR-onR',46,'1 activate -1.-1','2a96676dde97ee16063b8616','2026-11-17 04:08:46.119696');
INSERT INTO "moves" VALUES('-2kVqotR-onR',47,'1 activate -1.0','fefec7fdb8f94c58b4c1536e','2026-11-17 04:08:46.152484');
INSERT INTO "moves" VALUES('-2kVqotR-onR',48,'1 walk 0.0 e','e18b602f7c57bd41915c7f26','2026-11-17 04:08:46.164451');
INSERT INTO "moves" VALUES('-2kVqotR-onR',49,'1 sell barley -1.-1','f90ba8c6f701082641035dbe','2026-11-17 04:08:46.178838');
INSERT INTO "moves" VALUES('-2kVqotR-onR',50,'1 done > tile finlaggan','228b2ae5a6e274b303f27739','2026-11-17 04:08:46.212913');
INSERT INTO "moves" VALUES('-2kVqotR-onR',51,'1 take james_iv','348a08f2688ee18c7f61cb80','2026-11-17 04:08:46.227775');
INSERT INTO "moves" VALUES('-2kVqotR-onR',52,'1 claim maclean','2ddba61bb6c1bf031b631a4d','2026-11-17 04:08:46.240458');
INSERT INTO "moves" VALUES('-2kVqotR-onR',53,'1 activate 1.1','748f42d73d49842230cf4d1a','2026-11-17 04:08:46.250158');
INSERT INTO "moves" VALUES('-2kVqotR-onR',54,'1 done','822259f7ddd9669b18d33448','2026-11-17 04:08:46.259577');
INSERT INTO "moves" VALUES('-2kVqotR-onR',55,'1 sell sheep 1.1 > tile flora_macdonald','dde51107b49a35df98fbd028','2026-11-17 04:08:46.269280');
INSERT INTO "moves" VALUES('-2kVqotR-onR',56,'3 take finlaggan','6d14fc98ac1f0517004d4ce9','2026-11-17 04:08:46.289488');
INSERT INTO "moves" VALUES('-2kVqotR-onR',57,'3 lay -1.-1','528cda02d786c514df99dda4','2026-11-17 04:08:46.299884');
INSERT INTO "moves" VALUES('-2kVqotR-onR',58,'3 activate 0.0','7c44c2fd516cebaed2fe3f7d','2026-11-17 04:08:46.310148');
INSERT INTO "moves" VALUES('-2kVqotR-onR',59,'3 walk -1.0 n > tile kirkwall tomintoul','b1f412253a417ccb14e20ab3','2026-11-17 04:08:46.323675');
INSERT INTO "moves" VALUES('-uSK-HfYCeAU',0,'1 take applecross','5d60af219b973dc5fd5f10d3','2026-11-17 04:08:46.349194');
INSERT INTO "moves" VALUES('-uSK-HfYCeAU',1,'1 lay 0.1','90844ad966d6b7d2ed79f7f2','2026-11-17 04:08:46.368301');
INSERT INTO "moves" VALUES('-uSK-HfYCeAU',2,'1 activate 1.0','cc51cd0070add163b0d26d48','2026-11-17 04:08:46.497285');
INSERT INTO "moves" VALUES('-uSK-HfYCeAU',3,'1 walk 0.0 n','100327ae25835c2782fd382c','2026-11-17 04:08:46.773223');
INSERT INTO "moves" VALUES('-uSK-HfYCeAU',4,'1 activate 0.0','b7ac1b6f75a4115dc189bd70','2026-11-17 04:08:46.818027');
INSERT INTO "moves" VALUES('-uSK-HfYCeAU',5,'1 done > tile dornie','542643054922027246cd04e5','2026-11-17 04:08:46.836967');
INSERT INTO "moves" VALUES('-uSK-HfYCeAU',6,'2 take lochridge','b5d71b196ef8be9e8d119254','2026-11-17 04:08:46.854719');
INSERT INTO "moves" VALUES('-uSK-HfYCeAU',7,'2 lay 1.-1','cd59c8641ba95cc6613ec1db','2026-11-17 04:08:46.864184');
INSERT INTO "moves" VALUES('-uSK-HfYCeAU',8,'2 activate 0.0','33a9c865c21b510f033f44a2','2026-11-17 04:08:46.873339');
INSERT INTO "moves" VALUES('-uSK-HfYCeAU',9,'2 walk 0.0 e','873fc48398f8e4697be58e1a','2026-11-17 04:08:46.881852');
INSERT INTO "moves" VALUES('-uSK-HfYCeAU',10,'2 activate 1.-1','32cf57712e66343d6303ff7d','2026-11-17 04:08:46.899185');
INSERT INTO "moves" VALUES('-uSK-HfYCeAU',11,'2 done > tile william_wallace; die 2; tile glen_mhor','87f020f4d22554a777280c42','2026-11-17 04:08:46.910066');
INSERT INTO "moves" VALUES('-uSK-HfYCeAU',12,'2 take glen_mhor','950ffb38229a7e704abb4ff7','2026-11-17 04:08:46.918767');
INSERT INTO "moves" VALUES('-uSK-HfYCeAU',13,'2 sell cattle 1.-1','1d717ccecde4f05afb30b05f','2026-11-17 04:08:46.927205');
INSERT INTO "moves" VALUES('-uSK-HfYCeAU',14,'2 lay 2.0','1635dc2065d487ef91dc743c','2026-11-17 04:08:46.936516');
INSERT INTO "moves" VALUES('-uSK-HfYCeAU',15,'2 activate 2.0','fb628c55a21c448a94285c9f','2026-11-17 04:08:46.955461');
INSERT INTO "moves" VALUES('-uSK-HfYCeAU',16,'2 activate 1.-1','5ebd7522023b952475a87ee3','2026-11-17 04:08:46.964152');
INSERT INTO "moves" VALUES('-uSK-HfYCeAU',17,'2 activate 1.0','62773b94f3c74e97d299cd6f','2026-11-17 04:08:46.972912');
INSERT INTO "moves" VALUES('-uSK-HfYCeAU',18,'2 walk 1.0 e > tile edradour donan_castle; die 1; tile butcher; die 1; tile loch_lochy; die 1; tile somerled; die 2; tile robert_i duart_castle; die 1; tile glen_affric','d05c39e8fa55dae762d8ea49','2026-11-17 04:08:46.982017');
INSERT INTO "moves" VALUES('-uSK-HfYCeAU',19,'1 take loch_lochy','3632e1b3b03c9c2046bb9aaf','2026-11-17 04:08:46.990993');
INSERT INTO "moves" VALUES('-uSK-HfYCeAU',20,'1 lay -1.0','836845ab95822ca70df8af07','2026-11-17 04:08:46.998801');
INSERT INTO "moves" VALUES('-uSK-HfYCeAU',21,'1 gain stone','142a69d06201f2d344e3bdeb','2026-11-17 04:08:47.007186');
INSERT INTO "moves" VALUES('-uSK-HfYCeAU',22,'1 gain barley','3d385304f43061f0bcda9ac4','2026-11-17 04:08:47.023696');
INSERT INTO "moves" VALUES('-uSK-HfYCeAU',23,'1 activate 0.1','2cd63fa122b0511cb571bf0a','2026-11-17 04:08:47.044435');
INSERT INTO "moves" VALUES('-uSK-HfYCeAU',24,'1 done > tile bridge_of_orchy; die 1; tile north_ronaldsay; die 1; tile james_iv; die 2; tile easdale','6a6a68d618761ffc0932b3ad','2026-11-17 04:08:47.150105');
INSERT INTO "moves" VALUES('-uSK-HfYCeAU',25,'2 take robert_i','71b22a0ec9dabefbc6d76f9e','2026-11-17 04:08:47.195509');
INSERT INTO "moves" VALUES('-uSK-HfYCeAU',26,'2 claim sinclair > tile abernethy dingwall_market; die 1; tile plockton; die 2; tile pulteney','906fbfd70098bca4d1f2bfed','2026-11-17 04:08:47.248399');
INSERT INTO "moves" VALUES('-uSK-HfYCeAU',27,'1 sell barley -1.0','96cf5e6484b08758646af009','2026-11-17 04:08:47.384831');
INSERT INTO "moves" VALUES('-uSK-HfYCeAU',28,'1 take pulteney','90093ef75489e1e1ed1af42b','2026-11-17 04:08:47.479616');
INSERT INTO "moves" VALUES('-uSK-HfYCeAU',29,'1 sell stone -1.0','09d75cdfe1add8117be9b921','2026-11-17 04:08:47.529911');
INSERT INTO "moves" VALUES('-uSK-HfYCeAU',30,'1 lay 0.2','1e2325a3a2adfb0c3bf6c603','2026-11-17 04:08:47.576753');
INSERT INTO "moves" VALUES('-uSK-HfYCeAU',31,'1 activate 0.1','f656ef093463aa555305e105','2026-11-17 04:08:47.609504');
INSERT INTO "moves" VALUES('-uSK-HfYCeAU',32,'1 walk 0.1 sw','2bae95473aaf844c296f4a63','2026-11-17 04:08:47.624136');
INSERT INTO "moves" VALUES('-uSK-HfYCeAU',33,'1 done > tile kingussie black_isle','a6ce99d4b2d31b8b2c4cca25','2026-11-17 04:08:47.641271');
INSERT INTO "moves" VALUES('-uSK-HfYCeAU',34,'2 take north_ronaldsay','e83bd3d0005cf6a8ff5d13a2','2026-11-17 04:08:47.655618');
INSERT INTO "moves" VALUES('-uSK-HfYCeAU',35,'2 lay 2.1','14663d5133a97024831b838b','2026-11-17 04:08:47.664300');
INSERT INTO "moves" VALUES('-uSK-HfYCeAU',36,'2 done > tile john_knox; die 2; tile luing inverness; die 3; tile loch_shiel','4f57acd4a20e8be2e08e4d90','2026-11-17 04:08:47.672252');
INSERT INTO "moves" VALUES('-uSK-HfYCeAU',37,'2 take black_isle','48fce7f3acf8099bdf541662','2026-11-17 04:08:47.719941');
INSERT INTO "moves" VALUES('-uSK-HfYCeAU',38,'2 lay 2.-1','02b4233ef8fa8019d0c8234e','2026-11-17 04:08:47.763279');
INSERT INTO "moves" VALUES('-uSK-HfYCeAU',39,'2 done > tile mary_stuart finlaggan kirkwall; die 3; tile glenlochy rob_roy_macgregor portree','a3dd84675a0b01bf709a4b3b','2026-11-17 04:08:47.858535');
INSERT INTO "moves" VALUES('-uSK-HfYCeAU',40,'1 take mary_stuart','415eb8047be97a72005a29fc','2026-11-17 04:08:47.891567');
INSERT INTO "moves" VALUES('-uSK-HfYCeAU',41,'1 claim macgregor > tile beauly; die 1; tile atholl','0fe9fc85ec1635268a5e7e49','2026-11-17 04:08:47.987518');
INSERT INTO "moves" VALUES('-uSK-HfYCeAU',42,'2 take beauly','231cd7d80c23321d234a250f','2026-11-17 04:08:48.045407');
INSERT INTO "moves" VALUES('-uSK-HfYCeAU',43,'2 lay 3.0','e640013110fd0b759e37d852','2026-11-17 04:08:48.455643');
INSERT INTO "moves" VALUES('-uSK-HfYCeAU',44,'2 activate 3.0','d4c4530e914e02f887446eb3','2026-11-17 04:08:48.613711');
INSERT INTO "moves" VALUES('-uSK-HfYCeAU',45,'2 activate 2.1','2f775392f7d899b58065a36b','2026-11-17 04:08:48.756077');
INSERT INTO "moves" VALUES('-uSK-HfYCeAU',46,'2 walk 2.0 s','83172fea76c300be9f1d3ede','2026-11-17 04:08:48.774200');
INSERT INTO "moves" VALUES('-uSK-HfYCeAU',47,'2 activate 2.-1','0c60969ec1193e48ba53567d','2026-11-17 04:08:48.786339');
INSERT INTO "moves" VALUES('-uSK-HfYCeAU',48,'2 activate 2.0','c40dbb4e216e47f817bed86e','2026-11-17 04:08:48.795746');
INSERT INTO "moves" VALUES('-uSK-HfYCeAU',49,'2 sell barley 2.-1','aff9c313eaa21e48f2f799ba','2026-11-17 04:08:48.804782');
INSERT INTO "moves" VALUES('-uSK-HfYCeAU',50,'2 done > tile grassmarket; die 2; tile millburn adam_smith; die 2; tile flora_macdonald loch_ness','69632bc069a9ccf870ed8d2d','2026-11-17 04:08:48.864105');
INSERT INTO "moves" VALUES('-uSK-HfYCeAU',51,'1 forgo grassmarket movement','641d334a87fe70ae6f48f846','2026-11-17 04:08:48.938208');
INSERT INTO "moves" VALUES('-uSK-HfYCeAU',52,'1 done > tile angus_glens; die 1; tile tomintoul; die 1; tile kingshouse; die 1; tile armadale_castle; die 1; tile carse_of_gowrie; die 2; tile the_end','b30249b4ef6c4e345f1ecfd8','2026-11-17 04:08:49.003470');
INSERT INTO "moves" VALUES('-uSK-HfYCeAU',53,'2 take flora_macdonald','e1de7b5904799a6562a4ce40','2026-11-17 04:08:49.029290');
INSERT INTO "moves" VALUES('-uSK-HfYCeAU',54,'2 claim macleod > tile stirling_castle merchant_city','0c8ec2229c191b1f76f1b25e','2026-11-17 04:08:49.461683');
INSERT INTO "moves" VALUES('-uSK-HfYCeAU',55,'1 end > tile ballater; die 2; tile glencoe conan_doyle','75846823315a0f157aebb78b','2026-11-17 04:08:49.482197');
INSERT INTO "moves" VALUES('-uSK-HfYCeAU',56,'2 end > tile sligachan','4a42daabebc24687ed82e416','2026-11-17 04:08:49.494149');
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
INSERT INTO "seats" VALUES('Uzv0kKLmpSYj',0,'person','Ann',1,'','');
INSERT INTO "seats" VALUES('Uzv0kKLmpSYj',1,'person','Bob',1,'','');
INSERT INTO "seats" VALUES('Uzv0kKLmpSYj',2,'person','Cat',1,'','');
INSERT INTO "seats" VALUES('KLSJr4zIxYAH',0,'person','Ann',1,'','');
INSERT INTO "seats" VALUES('KLSJr4zIxYAH',1,'person','Bob',1,'','');
INSERT INTO "seats" VALUES('5ZWkmDE4eCCF',0,'person','Ann',1,'','');
INSERT INTO "seats" VALUES('5ZWkmDE4eCCF',1,'person','Bob',1,'','');
INSERT INTO "seats" VALUES('-2kVqotR-onR',0,'person','Ann',1,'','');
INSERT INTO "seats" VALUES('-2kVqotR-onR',1,'person','Bob',1,'','');
INSERT INTO "seats" VALUES('-2kVqotR-onR',2,'person','Cat',1,'','');
INSERT INTO "seats" VALUES('-uSK-HfYCeAU',0,'person','Ann',1,'','');
INSERT INTO "seats" VALUES('-uSK-HfYCeAU',1,'person','Bob',1,'','');
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
INSERT INTO "tables" VALUES('Uzv0kKLmpSYj','clans',1,3,'{"edition": "current", "modules": [], "clans": "choose", "map": "random", "static_imports": false, "scoring_tiles": true, "ports": true, "tighter_map": false, "promos": true, "clan_pool": ["buchanan", "campbell", "cunningham", "fergusson", "macdonald", "macewan", "mackenzie", "robertson", "stewart"], "port_pool": ["1", "2", "3", "4", "5", "6", "7", "8", "9"], "scoring_pool": ["1", "2", "3", "4", "5", "6", "7", "8", "9"], "buchanan_price": "once", "solo_import_money": true, "award_production": "in-order", "data_pack": ""}',1030136989293910641,'side A1 B2 C2 D2; scoring 6 2 9 1 7; port 7 9 1 5; contract 25 6 7 23 4 13 3; first 1; clan stewart; tile 3; clan macdonald; tile 7; clan cunningham; tile 6; clan campbell; tile 2',1,0,1,0,'[0]','[]',45,'[]','{}','','','2026-11-17 04:08:41.002267','2026-11-17 04:08:42.321300',45);
INSERT INTO "tables" VALUES('KLSJr4zIxYAH','clans',1,2,'{"edition": "current", "modules": [], "clans": "choose", "map": "random", "static_imports": false, "scoring_tiles": true, "ports": true, "tighter_map": false, "promos": true, "clan_pool": ["buchanan", "campbell", "cunningham", "fergusson", "macdonald", "macewan", "mackenzie", "robertson", "stewart"], "port_pool": ["1", "2", "3", "4", "5", "6", "7", "8", "9"], "scoring_pool": ["1", "2", "3", "4", "5", "6", "7", "8", "9"], "buchanan_price": "once", "solo_import_money": true, "award_production": "in-order", "data_pack": ""}',1780461586718790783,'side A1 B2 C2 D1; scoring 2 3 9 4 6; port 7 1 6 8; contract 24 28 18 38 32 21; first 2; clan stewart; tile 1; clan macewan; tile 5; clan macdonald; tile 4',1,0,1,0,'[1]','[]',70,'[]','{}','','','2026-11-17 04:08:42.353036','2026-11-17 04:08:44.468051',70);
INSERT INTO "tables" VALUES('5ZWkmDE4eCCF','glenmore',1,2,'{"edition": "french", "modules": [], "die": false, "introductory": false, "end_tile": "hidden", "sideways_mountain": false, "data_pack": ""}',2031649061248286426,'pawn 1 2; tile inshriach lochridge laich_of_moray lammermuir ballachulish loch_lochy william_wallace corrennie somerled applecross',1,0,1,0,'[1]','[]',40,'[]','{}','','','2026-11-17 04:08:44.479884','2026-11-17 04:08:45.474727',40);
INSERT INTO "tables" VALUES('-2kVqotR-onR','glenmore',1,3,'{"edition": "french", "modules": [], "die": false, "introductory": false, "end_tile": "hidden", "sideways_mountain": false, "data_pack": ""}',280128702098514741,'pawn 3 2 1; tile laich_of_moray inshriach lochridge ballachulish lammermuir donan_castle robert_i loch_lochy castle_stalker glen_mhor',1,0,1,0,'[1]','[]',60,'[]','{}','','','2026-11-17 04:08:45.492397','2026-11-17 04:08:46.323166',60);
INSERT INTO "tables" VALUES('-uSK-HfYCeAU','glenmore',1,2,'{"edition": "french", "modules": [], "die": false, "introductory": true, "end_tile": "hidden", "sideways_mountain": false, "data_pack": ""}',2312230298801247350,'pawn 1 2; tile lochridge laich_of_moray lammermuir inshriach ballachulish castle_stalker corrennie halkirk applecross rothiemurchus',1,0,1,1,'[]','[3, 6]',57,'[]','{}','','','2026-11-17 04:08:46.335426','2026-11-17 04:08:49.492644',57);
CREATE TABLE users (
	id INTEGER NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	login VARCHAR(40), 
	password VARCHAR(200), 
	created DATETIME NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (login)
);
INSERT INTO "users" VALUES(1,'Ann',NULL,NULL,'2026-11-17 04:08:40.767165');
CREATE INDEX ix_tables_updated ON tables (updated);
CREATE INDEX seats_of_user ON seats (user_id);
CREATE INDEX ix_messages_table_id ON messages (table_id);
CREATE INDEX ix_sessions_user_id ON sessions (user_id);
COMMIT;
