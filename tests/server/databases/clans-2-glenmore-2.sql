BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0011');
CREATE TABLE beats (
	id INTEGER NOT NULL, 
	at DATETIME NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "beats" VALUES(1,'2026-11-17 04:09:36.151081');
CREATE TABLE channels (
	id INTEGER NOT NULL, 
	user_id INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	form VARCHAR(10) NOT NULL, 
	target VARCHAR(1000) NOT NULL, 
	keys JSON NOT NULL, 
	confirmed BOOLEAN NOT NULL, 
	failures INTEGER NOT NULL, 
	made DATETIME NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(user_id) REFERENCES users (id)
);
CREATE TABLE clocks (
	table_id VARCHAR(16) NOT NULL, 
	pace VARCHAR(12) NOT NULL, 
	"then" VARCHAR(8) NOT NULL, 
	seen INTEGER NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE deeds (
	id INTEGER NOT NULL, 
	made DATETIME NOT NULL, 
	"by" VARCHAR(80) NOT NULL, 
	what VARCHAR(20) NOT NULL, 
	whom VARCHAR(80) NOT NULL, 
	why VARCHAR(500) NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE finished_games (
	table_id VARCHAR(16) NOT NULL, 
	revision INTEGER NOT NULL, 
	game VARCHAR(20) NOT NULL, 
	players INTEGER NOT NULL, 
	modules JSON NOT NULL, 
	counts BOOLEAN NOT NULL, 
	began DATETIME NOT NULL, 
	ended DATETIME NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
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
INSERT INTO "moves" VALUES('a3nv6J_rI14M',0,'2 choose robertson','2be5c8a980dfbca6c3b968c8','2026-11-17 04:09:38.423353');
INSERT INTO "moves" VALUES('a3nv6J_rI14M',1,'1 choose fergusson','7842d6c24091a9e5cab19809','2026-11-17 04:09:38.451369');
INSERT INTO "moves" VALUES('a3nv6J_rI14M',2,'3 choose stewart','3ce237164ca134d3ffb759f6','2026-11-17 04:09:38.499314');
INSERT INTO "moves" VALUES('a3nv6J_rI14M',3,'3 build miner 13.4','17040b44da5da789176f42e7','2026-11-17 04:09:38.537595');
INSERT INTO "moves" VALUES('a3nv6J_rI14M',4,'1 build woodcutter 3.1','e693bd08032c6d06c84efa13','2026-11-17 04:09:38.627076');
INSERT INTO "moves" VALUES('a3nv6J_rI14M',5,'2 build woodcutter 4.9','41390f18b283c670768da1bd','2026-11-17 04:09:38.712687');
INSERT INTO "moves" VALUES('a3nv6J_rI14M',6,'2 build miner 3.7','d6ddb7940b7d1b6d1fce9838','2026-11-17 04:09:38.848798');
INSERT INTO "moves" VALUES('a3nv6J_rI14M',7,'1 build woodcutter 13.3','3d842a7c84159a41b5f80671','2026-11-17 04:09:38.891883');
INSERT INTO "moves" VALUES('a3nv6J_rI14M',8,'3 build miner 10.8','91191b51db76eb22f044fbed','2026-11-17 04:09:39.327274');
INSERT INTO "moves" VALUES('a3nv6J_rI14M',9,'1 build woodcutter 10.1','088879d5c35ff2401d95442b','2026-11-17 04:09:39.340276');
INSERT INTO "moves" VALUES('a3nv6J_rI14M',10,'3 buy cheese 1','931b4fe349cdc7fa9b262d18','2026-11-17 04:09:39.350094');
INSERT INTO "moves" VALUES('a3nv6J_rI14M',11,'1 build bakery 3.2','a8e0e32c6af902a93dcefe6f','2026-11-17 04:09:39.360043');
INSERT INTO "moves" VALUES('a3nv6J_rI14M',12,'1 copy 5','5d7d3744ef4b0da3718765aa','2026-11-17 04:09:39.372344');
INSERT INTO "moves" VALUES('a3nv6J_rI14M',13,'2 pass','ac973075b1facddbf4ee2ccd','2026-11-17 04:09:39.382013');
INSERT INTO "moves" VALUES('a3nv6J_rI14M',14,'3 build sheep 11.9','ad2ea4b014c7c2d26b7c6fa6','2026-11-17 04:09:39.390600');
INSERT INTO "moves" VALUES('a3nv6J_rI14M',15,'1 build field 13.1','33f461f8b53ae37a2eaa32b0','2026-11-17 04:09:39.400114');
INSERT INTO "moves" VALUES('a3nv6J_rI14M',16,'3 pass','77485618084506bb3e624c39','2026-11-17 04:09:39.407356');
INSERT INTO "moves" VALUES('a3nv6J_rI14M',17,'1 sell milk 1','c1e66021f18c2a36e358a533','2026-11-17 04:09:39.414655');
INSERT INTO "moves" VALUES('a3nv6J_rI14M',18,'1 take 23','d7e51187b8ee44bc13b2b2fa','2026-11-17 04:09:39.421592');
INSERT INTO "moves" VALUES('a3nv6J_rI14M',19,'1 build woodcutter 9.2','7ea9029bf0f125973a4e5127','2026-11-17 04:09:39.429282');
INSERT INTO "moves" VALUES('a3nv6J_rI14M',20,'1 sell milk 1','1946d46584e63d6799f7310d','2026-11-17 04:09:39.435865');
INSERT INTO "moves" VALUES('a3nv6J_rI14M',21,'1 hire','a35da8e36140e6e107f01c0e','2026-11-17 04:09:39.442425');
INSERT INTO "moves" VALUES('a3nv6J_rI14M',22,'1 pass','b78d3417b9c07ea48311d871','2026-11-17 04:09:39.448995');
INSERT INTO "moves" VALUES('a3nv6J_rI14M',23,'1 make bread 0 > contract 20','c0d7a837c30b8dc1203a0901','2026-11-17 04:09:39.455471');
INSERT INTO "moves" VALUES('a3nv6J_rI14M',24,'2 technology woodcutter','3205f07812925033a4f898be','2026-11-17 04:09:39.463358');
INSERT INTO "moves" VALUES('a3nv6J_rI14M',25,'3 ship','cd6efad200dc04ce88d1a591','2026-11-17 04:09:39.471590');
INSERT INTO "moves" VALUES('a3nv6J_rI14M',26,'3 port 5','c13698d8f159d7475fbecd59','2026-11-17 04:09:39.477858');
INSERT INTO "moves" VALUES('a3nv6J_rI14M',27,'1 build bakery 8.2','2670fac774e5ae90c6b0ba7b','2026-11-17 04:09:39.491135');
INSERT INTO "moves" VALUES('a3nv6J_rI14M',28,'2 build field 3.9','d9281b435eedaf0c12494b50','2026-11-17 04:09:39.499126');
INSERT INTO "moves" VALUES('a3nv6J_rI14M',29,'3 build field 11.8','8f18fe3a5868b237c76e1ccb','2026-11-17 04:09:39.508575');
INSERT INTO "moves" VALUES('a3nv6J_rI14M',30,'1 build bakery 4.2','d51c8cb2f323d4d6d6f429c7','2026-11-17 04:09:39.517755');
INSERT INTO "moves" VALUES('a3nv6J_rI14M',31,'2 build bakery 2.7','b0ee15f2783b5484a55e660b','2026-11-17 04:09:39.526111');
INSERT INTO "moves" VALUES('a3nv6J_rI14M',32,'3 build cow 8.7','df8ff16a8bc24529a6abd10c','2026-11-17 04:09:39.535719');
INSERT INTO "moves" VALUES('a3nv6J_rI14M',33,'1 buy milk 1','90c8c418dc92bd83c0528b61','2026-11-17 04:09:39.543716');
INSERT INTO "moves" VALUES('a3nv6J_rI14M',34,'2 build bakery 2.9','56de96ebb3f05b62783f8e8a','2026-11-17 04:09:39.551613');
INSERT INTO "moves" VALUES('a3nv6J_rI14M',35,'3 take 35','2cf30aba2caeb94ba9d0875e','2026-11-17 04:09:39.559005');
INSERT INTO "moves" VALUES('a3nv6J_rI14M',36,'1 hire','5759fa4a8e7ed9ca0417024f','2026-11-17 04:09:39.565826');
INSERT INTO "moves" VALUES('a3nv6J_rI14M',37,'2 hire','4ae06a8d3cb280d857d04ede','2026-11-17 04:09:39.573140');
INSERT INTO "moves" VALUES('a3nv6J_rI14M',38,'3 hire','e5f92a61249eab7c822c569a','2026-11-17 04:09:39.580069');
INSERT INTO "moves" VALUES('a3nv6J_rI14M',39,'1 sell wool 1','8a796bd038a8b4af8005f2dd','2026-11-17 04:09:39.588678');
INSERT INTO "moves" VALUES('a3nv6J_rI14M',40,'2 pass','84c11e22c213ddeef3f3b5a6','2026-11-17 04:09:39.595563');
INSERT INTO "moves" VALUES('a3nv6J_rI14M',41,'3 sell wool 1','91d2330318ef334e1ffadb00','2026-11-17 04:09:39.602044');
INSERT INTO "moves" VALUES('a3nv6J_rI14M',42,'1 buy grain 1','6c5c52316c52319c07f8d8cb','2026-11-17 04:09:39.608648');
INSERT INTO "moves" VALUES('a3nv6J_rI14M',43,'3 sell whisky 1','39d209bbe1503609459bb8bf','2026-11-17 04:09:39.615167');
INSERT INTO "moves" VALUES('a3nv6J_rI14M',44,'1 pass','b0857ad52fe6048902821197','2026-11-17 04:09:39.623456');
INSERT INTO "moves" VALUES('veySMw4bG0XY',0,'1 choose campbell','11f3780236ddf303f3251ff9','2026-11-17 04:09:39.685407');
INSERT INTO "moves" VALUES('veySMw4bG0XY',1,'2 choose macewan','71c379ed7478b35c8180e2da','2026-11-17 04:09:39.709688');
INSERT INTO "moves" VALUES('veySMw4bG0XY',2,'2 build miner 8.3','1ec6ed745f3ed411fb7ebfab','2026-11-17 04:09:39.725213');
INSERT INTO "moves" VALUES('veySMw4bG0XY',3,'1 build miner 8.2','236559a3cd0ff7162511c3a1','2026-11-17 04:09:39.736805');
INSERT INTO "moves" VALUES('veySMw4bG0XY',4,'1 build miner 7.3','7efc3960c322e70dfd1c24bc','2026-11-17 04:09:39.750801');
INSERT INTO "moves" VALUES('veySMw4bG0XY',5,'2 build miner 3.7','f2febebc6a84b8a893d209f7','2026-11-17 04:09:39.764898');
INSERT INTO "moves" VALUES('veySMw4bG0XY',6,'2 take 48','78c78ebbdc43dc2a44087419','2026-11-17 04:09:39.783107');
INSERT INTO "moves" VALUES('veySMw4bG0XY',7,'1 build dairy 9.2','bf7e7e601e4694734e376914','2026-11-17 04:09:39.793917');
INSERT INTO "moves" VALUES('veySMw4bG0XY',8,'2 build cow 2.7','d494570f040910619c2b4aae','2026-11-17 04:09:39.887217');
INSERT INTO "moves" VALUES('veySMw4bG0XY',9,'2 done','967d20633ce47b67f9ab5984','2026-11-17 04:09:39.913962');
INSERT INTO "moves" VALUES('veySMw4bG0XY',10,'1 ship','f619d9da52bcf5d24346491b','2026-11-17 04:09:39.954736');
INSERT INTO "moves" VALUES('veySMw4bG0XY',11,'2 buy bread 1','0eed6eb4ee4a1229a58ceb10','2026-11-17 04:09:40.137550');
INSERT INTO "moves" VALUES('veySMw4bG0XY',12,'2 done','65192b338c124e570d34004d','2026-11-17 04:09:40.196038');
INSERT INTO "moves" VALUES('veySMw4bG0XY',13,'1 sell grain 1','9c7dca124199b2713ade5dcd','2026-11-17 04:09:40.258337');
INSERT INTO "moves" VALUES('veySMw4bG0XY',14,'2 technology woodcutter','345900e7c62f4c89c7fa9af2','2026-11-17 04:09:40.313619');
INSERT INTO "moves" VALUES('veySMw4bG0XY',15,'2 port 4','ee20b3d77878516323331be9','2026-11-17 04:09:40.347359');
INSERT INTO "moves" VALUES('veySMw4bG0XY',16,'2 hire','45598decb6ab1e48121b236c','2026-11-17 04:09:40.381828');
INSERT INTO "moves" VALUES('veySMw4bG0XY',17,'1 build distillery 10.2','cc8d9c4da0777725a68c4f6f','2026-11-17 04:09:40.418576');
INSERT INTO "moves" VALUES('veySMw4bG0XY',18,'2 pass','63abf693041ad72f7b47405d','2026-11-17 04:09:40.455349');
INSERT INTO "moves" VALUES('veySMw4bG0XY',19,'1 sell wool 1','2db0d0c20f3dba98366489ab','2026-11-17 04:09:40.475124');
INSERT INTO "moves" VALUES('veySMw4bG0XY',20,'1 take 1','27c00394323d0358da82bd0b','2026-11-17 04:09:40.496313');
INSERT INTO "moves" VALUES('veySMw4bG0XY',21,'1 build bakery 6.2','1e7b06319475c2a82cb5b887','2026-11-17 04:09:40.527229');
INSERT INTO "moves" VALUES('veySMw4bG0XY',22,'1 pass > contract 39 2','1bb74089eab8af6bb4608efe','2026-11-17 04:09:40.555237');
INSERT INTO "moves" VALUES('veySMw4bG0XY',23,'2 buy milk 3','820e7a6f5d196f32de36b328','2026-11-17 04:09:40.582011');
INSERT INTO "moves" VALUES('veySMw4bG0XY',24,'1 build bakery 5.3','38b318fb057b375bc119b3cc','2026-11-17 04:09:40.627220');
INSERT INTO "moves" VALUES('veySMw4bG0XY',25,'2 build sheep 7.4','57f024e846abd90d33246632','2026-11-17 04:09:40.691585');
INSERT INTO "moves" VALUES('veySMw4bG0XY',26,'1 build cow 10.3','b674b98d548af75996c5bfed','2026-11-17 04:09:40.715554');
INSERT INTO "moves" VALUES('veySMw4bG0XY',27,'2 pass','13fe5a7d3251637e0c4d8bb4','2026-11-17 04:09:40.733850');
INSERT INTO "moves" VALUES('veySMw4bG0XY',28,'1 hire','7d80b42e074870542075812e','2026-11-17 04:09:40.741100');
INSERT INTO "moves" VALUES('veySMw4bG0XY',29,'1 pass','3a80860c1d85e9ad2664dd56','2026-11-17 04:09:40.747691');
INSERT INTO "moves" VALUES('veySMw4bG0XY',30,'1 make cheese 0','7ab7ea48ceda85a64b05464c','2026-11-17 04:09:40.754272');
INSERT INTO "moves" VALUES('veySMw4bG0XY',31,'2 sell milk 1','05fbf1cf2da1ee3a74708f75','2026-11-17 04:09:40.761399');
INSERT INTO "moves" VALUES('veySMw4bG0XY',32,'1 buy wool 3','c2bb4ec772bec11a09c1e775','2026-11-17 04:09:40.770819');
INSERT INTO "moves" VALUES('veySMw4bG0XY',33,'2 sell bread 1','930fa1b9205f15c797093378','2026-11-17 04:09:40.779253');
INSERT INTO "moves" VALUES('veySMw4bG0XY',34,'1 build distillery 9.3','3e1cb92d529d29b59fe7019c','2026-11-17 04:09:40.811958');
INSERT INTO "moves" VALUES('veySMw4bG0XY',35,'2 build dairy 4.7','78febd0b43f9fc042d2935e5','2026-11-17 04:09:40.855171');
INSERT INTO "moves" VALUES('veySMw4bG0XY',36,'1 hire','40b9d3c8e17898a0580c904b','2026-11-17 04:09:41.005641');
INSERT INTO "moves" VALUES('veySMw4bG0XY',37,'2 build distillery 6.3','95362a3e9ef4bbd55fb2910b','2026-11-17 04:09:41.103332');
INSERT INTO "moves" VALUES('veySMw4bG0XY',38,'1 pass','de0ea83a9ac7c8bc0e2ec585','2026-11-17 04:09:41.206279');
INSERT INTO "moves" VALUES('veySMw4bG0XY',39,'2 buy whisky 1','98fa32a6cf4f038357f32e87','2026-11-17 04:09:41.246843');
INSERT INTO "moves" VALUES('veySMw4bG0XY',40,'2 ship','fbc7941b8a3a34ec0239a772','2026-11-17 04:09:41.275122');
INSERT INTO "moves" VALUES('veySMw4bG0XY',41,'2 pass','b44f2e7ed9e41119854598cd','2026-11-17 04:09:41.319559');
INSERT INTO "moves" VALUES('veySMw4bG0XY',42,'1 make cheese 0','2b316c75e70adf65f7db2349','2026-11-17 04:09:41.406267');
INSERT INTO "moves" VALUES('veySMw4bG0XY',43,'2 make cheese 0','fe316536a0dbcd4f4e4234bc','2026-11-17 04:09:41.441745');
INSERT INTO "moves" VALUES('veySMw4bG0XY',44,'1 build bakery 4.2','3a93cc966e6b6df8cc00f494','2026-11-17 04:09:41.503911');
INSERT INTO "moves" VALUES('veySMw4bG0XY',45,'2 build distillery 9.4','96b6330e81acea566327b314','2026-11-17 04:09:41.522556');
INSERT INTO "moves" VALUES('veySMw4bG0XY',46,'2 done','6c1ebf20d5a0890ce104fd7c','2026-11-17 04:09:41.541013');
INSERT INTO "moves" VALUES('veySMw4bG0XY',47,'1 build field 10.4','0e6d37a64e280324279d32fd','2026-11-17 04:09:41.553640');
INSERT INTO "moves" VALUES('veySMw4bG0XY',48,'2 build dairy 4.6','64f024f1b97ef39b039953fb','2026-11-17 04:09:41.576339');
INSERT INTO "moves" VALUES('veySMw4bG0XY',49,'1 sell wool 2','c2a8ea208f47404aa4ae2b08','2026-11-17 04:09:41.616324');
INSERT INTO "moves" VALUES('veySMw4bG0XY',50,'2 sell wool 3','89484004b408c82bdff523b5','2026-11-17 04:09:41.639759');
INSERT INTO "moves" VALUES('veySMw4bG0XY',51,'1 hire','5ca7e2b097c44da0e24b2e6f','2026-11-17 04:09:41.655360');
INSERT INTO "moves" VALUES('veySMw4bG0XY',52,'2 build cow 3.6','a9ca69de530d5e3eda33eea9','2026-11-17 04:09:41.683424');
INSERT INTO "moves" VALUES('veySMw4bG0XY',53,'1 build bakery 9.5','2442416406b2a12cbf754155','2026-11-17 04:09:41.705084');
INSERT INTO "moves" VALUES('veySMw4bG0XY',54,'2 hire','39e4ce6ed308c075bf7ad371','2026-11-17 04:09:41.720552');
INSERT INTO "moves" VALUES('veySMw4bG0XY',55,'1 sell milk 1','45e2bc702d877f3c1a8ea0f1','2026-11-17 04:09:41.736653');
INSERT INTO "moves" VALUES('veySMw4bG0XY',56,'2 pass','6cfcdbb3876d70f3f37fe633','2026-11-17 04:09:41.767217');
INSERT INTO "moves" VALUES('veySMw4bG0XY',57,'1 build woodcutter 7.2','05dc636f39ef33d738457841','2026-11-17 04:09:41.807025');
INSERT INTO "moves" VALUES('veySMw4bG0XY',58,'1 sell wool 1','4d440bc0325ea8629f71e48b','2026-11-17 04:09:41.832460');
INSERT INTO "moves" VALUES('veySMw4bG0XY',59,'1 sell bread 1','464ac789e1cdd76f605fb01e','2026-11-17 04:09:41.886091');
INSERT INTO "moves" VALUES('veySMw4bG0XY',60,'1 build woodcutter 11.4','4ca7a1c39f7514d1cd5c54e1','2026-11-17 04:09:41.915280');
INSERT INTO "moves" VALUES('veySMw4bG0XY',61,'1 pass','ef9b35d9f3e228f868e7d10e','2026-11-17 04:09:41.958327');
INSERT INTO "moves" VALUES('veySMw4bG0XY',62,'2 make cheese 0','16b2e73a478c15e3de69b8b3','2026-11-17 04:09:41.979033');
INSERT INTO "moves" VALUES('veySMw4bG0XY',63,'1 make cheese 0','727e89559738b103296fc55c','2026-11-17 04:09:42.303423');
INSERT INTO "moves" VALUES('veySMw4bG0XY',64,'1 make bread 1','9067fc41fc37d46e41736146','2026-11-17 04:09:42.334841');
INSERT INTO "moves" VALUES('veySMw4bG0XY',65,'1 make whisky 0','d939d52ed4f7579f3aea6a21','2026-11-17 04:09:42.361079');
INSERT INTO "moves" VALUES('veySMw4bG0XY',66,'2 build sheep 8.4','cddf9e836d4255aebac0bafa','2026-11-17 04:09:42.374948');
INSERT INTO "moves" VALUES('veySMw4bG0XY',67,'2 done','d2b775baeacc236db8077ec9','2026-11-17 04:09:42.407818');
INSERT INTO "moves" VALUES('veySMw4bG0XY',68,'1 buy bread 2','522c9c80e70f407bfcd9b986','2026-11-17 04:09:42.440874');
INSERT INTO "moves" VALUES('veySMw4bG0XY',69,'2 build cow 5.6','f56573e9a83956832b5726a7','2026-11-17 04:09:42.463579');
INSERT INTO "moves" VALUES('3olJtaoR8iKn',0,'1 take somerled','0b734d1badde5d5e0e900545','2026-11-17 04:09:42.569561');
INSERT INTO "moves" VALUES('3olJtaoR8iKn',1,'1 claim oliphant > tile robert_i','305e1c2b388884b3a43dba7f','2026-11-17 04:09:42.607689');
INSERT INTO "moves" VALUES('3olJtaoR8iKn',2,'2 take corrennie','2f71bd363ec8090d0ce1ccf8','2026-11-17 04:09:42.746479');
INSERT INTO "moves" VALUES('3olJtaoR8iKn',3,'2 lay 0.-1','609caa117349c31c607324ec','2026-11-17 04:09:42.791755');
INSERT INTO "moves" VALUES('3olJtaoR8iKn',4,'2 activate 0.0','6e44d8dd5c7ae04dbca1072b','2026-11-17 04:09:42.831820');
INSERT INTO "moves" VALUES('3olJtaoR8iKn',5,'2 done > tile butcher; die 1; tile edradour; die 1; tile donan_castle; die 1; tile rothiemurchus; die 1; tile dornie; die 1; tile loch_lochy; die 2; tile castle_stalker','2d9907b2852f231b4e4b5f06','2026-11-17 04:09:43.002058');
INSERT INTO "moves" VALUES('3olJtaoR8iKn',6,'2 take butcher','a42f17c1581e55d2a553e8b1','2026-11-17 04:09:43.034393');
INSERT INTO "moves" VALUES('3olJtaoR8iKn',7,'2 lay 1.-1','7796656e2791704e8ce765c1','2026-11-17 04:09:43.043756');
INSERT INTO "moves" VALUES('3olJtaoR8iKn',8,'2 activate 0.-1','7eee50664f5aaab332676e10','2026-11-17 04:09:43.050681');
INSERT INTO "moves" VALUES('3olJtaoR8iKn',9,'2 done > tile william_wallace easdale; die 2; tile inverness','4924a01dee4f08491efee85b','2026-11-17 04:09:43.057387');
INSERT INTO "moves" VALUES('3olJtaoR8iKn',10,'1 take edradour','a0c9126614e864a6ce21832d','2026-11-17 04:09:43.063863');
INSERT INTO "moves" VALUES('3olJtaoR8iKn',11,'1 lay -1.0','30dbc715f0fb2088e8e2dc61','2026-11-17 04:09:43.069559');
INSERT INTO "moves" VALUES('3olJtaoR8iKn',12,'1 activate -1.0','123619b97bc24ccfcf0ce1f5','2026-11-17 04:09:43.075141');
INSERT INTO "moves" VALUES('3olJtaoR8iKn',13,'1 activate 0.0','b2c5a3be49339ee4f15705ba','2026-11-17 04:09:43.080726');
INSERT INTO "moves" VALUES('3olJtaoR8iKn',14,'1 done > tile mary_stuart plockton; die 1; tile john_knox','846678f940cd3eac56823e9f','2026-11-17 04:09:43.086995');
INSERT INTO "moves" VALUES('3olJtaoR8iKn',15,'2 take easdale','196dcf33339a5c7d28fb4305','2026-11-17 04:09:43.094051');
INSERT INTO "moves" VALUES('3olJtaoR8iKn',16,'2 lay 0.1','016cbdb54388eacb4e2d8989','2026-11-17 04:09:43.099780');
INSERT INTO "moves" VALUES('3olJtaoR8iKn',17,'2 activate 0.0','a9b79431d22d4e0bbeb4cf1e','2026-11-17 04:09:43.105543');
INSERT INTO "moves" VALUES('3olJtaoR8iKn',18,'2 walk 0.0 n','58afe9e01eb3b052ea43e411','2026-11-17 04:09:43.111176');
INSERT INTO "moves" VALUES('3olJtaoR8iKn',19,'2 activate 1.0','ee875e26ebcb71b9545f0907','2026-11-17 04:09:43.116567');
INSERT INTO "moves" VALUES('3olJtaoR8iKn',20,'2 done > tile glen_affric','f800b3224a5dac9c6961e386','2026-11-17 04:09:43.122078');
INSERT INTO "moves" VALUES('3olJtaoR8iKn',21,'1 sell barley -1.0','1306aaa65437c599d42ef7ac','2026-11-17 04:09:43.128010');
INSERT INTO "moves" VALUES('3olJtaoR8iKn',22,'1 take william_wallace','52b8984936795999fb6358a4','2026-11-17 04:09:43.133512');
INSERT INTO "moves" VALUES('3olJtaoR8iKn',23,'1 claim mckinnon','0649689f36b84092aa757919','2026-11-17 04:09:43.138902');
INSERT INTO "moves" VALUES('3olJtaoR8iKn',24,'1 put scot 0.0 > tile black_isle; die 1; tile duart_castle; die 1; tile abernethy; die 1; tile luing; die 1; tile dingwall_market; die 1; tile north_ronaldsay','ac9307fa92045ee2d23f1214','2026-11-17 04:09:43.144404');
INSERT INTO "moves" VALUES('3olJtaoR8iKn',25,'1 take dingwall_market','c2a73d7aa3fa9878ab12a417','2026-11-17 04:09:43.150482');
INSERT INTO "moves" VALUES('3olJtaoR8iKn',26,'1 lay -1.1','ec457bcf37b811e8e93f89be','2026-11-17 04:09:43.157061');
INSERT INTO "moves" VALUES('3olJtaoR8iKn',27,'1 activate -1.0','45c6949be4a8bfa86d2139cf','2026-11-17 04:09:43.162782');
INSERT INTO "moves" VALUES('3olJtaoR8iKn',28,'1 activate -1.1','c7db281a056d234929dc9bdf','2026-11-17 04:09:43.169282');
INSERT INTO "moves" VALUES('3olJtaoR8iKn',29,'1 buy sheep','97054017d650e120a54a4fb9','2026-11-17 04:09:43.175433');
INSERT INTO "moves" VALUES('3olJtaoR8iKn',30,'1 activate 0.0','a6c254a1868864d4cc6088e7','2026-11-17 04:09:43.180769');
INSERT INTO "moves" VALUES('3olJtaoR8iKn',31,'1 walk 0.0 nw > tile kingussie','dcc5c9f5caf23644b86f2339','2026-11-17 04:09:43.186285');
INSERT INTO "moves" VALUES('3olJtaoR8iKn',32,'2 sell stone 0.-1','ee32d54e163926d39f691f52','2026-11-17 04:09:43.191983');
INSERT INTO "moves" VALUES('3olJtaoR8iKn',33,'2 take black_isle','74b1614e984a7fcde899dad5','2026-11-17 04:09:43.197606');
INSERT INTO "moves" VALUES('3olJtaoR8iKn',34,'2 lay -1.1','b9cde5d578a91791fbaa76f0','2026-11-17 04:09:43.202737');
INSERT INTO "moves" VALUES('3olJtaoR8iKn',35,'2 activate 0.0','e1032a4f604a4bf8ca9a2df2','2026-11-17 04:09:43.209093');
INSERT INTO "moves" VALUES('3olJtaoR8iKn',36,'2 walk 0.1 s','06074b45ec0eaf229eebc47c','2026-11-17 04:09:43.214976');
INSERT INTO "moves" VALUES('3olJtaoR8iKn',37,'2 done > tile james_iv; die 2; tile bridge_of_orchy pulteney; die 1; tile loch_shiel; die 1; tile flora_macdonald; die 2; tile rob_roy_macgregor','744f5c259613a29392f9a1a5','2026-11-17 04:09:43.221051');
INSERT INTO "moves" VALUES('3olJtaoR8iKn',38,'2 take flora_macdonald','a329b2c192bfcbdbdbd72fbd','2026-11-17 04:09:43.227365');
INSERT INTO "moves" VALUES('3olJtaoR8iKn',39,'2 claim mackintosh > tile loch_ness millburn; die 1; tile kirkwall; die 2; tile grassmarket','b00a9836533d211a8e3e2981','2026-11-17 04:09:43.233596');
INSERT INTO "moves" VALUES('kna8B37RqxQG',0,'1 take lochridge','b567b17c07a9a5d9eaa62838','2026-11-17 04:09:43.281007');
INSERT INTO "moves" VALUES('kna8B37RqxQG',1,'1 lay 1.1','4b63497e1938a3afd856b12a','2026-11-17 04:09:43.308607');
INSERT INTO "moves" VALUES('kna8B37RqxQG',2,'1 activate 0.0','ec5422926b338ef0d1124d39','2026-11-17 04:09:43.347595');
INSERT INTO "moves" VALUES('kna8B37RqxQG',3,'1 activate 1.0','e8df2b468fbb163d851dc5df','2026-11-17 04:09:43.370320');
INSERT INTO "moves" VALUES('kna8B37RqxQG',4,'1 walk 0.0 e','a548262a3ff40dc5dc952bc1','2026-11-17 04:09:43.397537');
INSERT INTO "moves" VALUES('kna8B37RqxQG',5,'1 walk 1.0 w','01138ce2e3f4652b52a2456d','2026-11-17 04:09:43.427308');
INSERT INTO "moves" VALUES('kna8B37RqxQG',6,'1 done > tile edradour','e09670e45000d54e27c6f26e','2026-11-17 04:09:43.442786');
INSERT INTO "moves" VALUES('kna8B37RqxQG',7,'1 free joe_mcduff','22d8dd270bec020a02f10e2f','2026-11-17 04:09:43.464027');
INSERT INTO "moves" VALUES('kna8B37RqxQG',8,'2 take edradour','f5e9d7968ef8519600a0d82e','2026-11-17 04:09:43.479200');
INSERT INTO "moves" VALUES('kna8B37RqxQG',9,'2 lay -1.0','89938ffa452ceb829c635d97','2026-11-17 04:09:43.496032');
INSERT INTO "moves" VALUES('kna8B37RqxQG',10,'2 activate -1.0','e302f46514a3843b81a89ed6','2026-11-17 04:09:43.510571');
INSERT INTO "moves" VALUES('kna8B37RqxQG',11,'2 sell barley -1.0','38c361806cdc607734d66015','2026-11-17 04:09:43.589823');
INSERT INTO "moves" VALUES('kna8B37RqxQG',12,'2 done > tile somerled','b6c854f4063e00ea07330c9e','2026-11-17 04:09:43.687297');
INSERT INTO "moves" VALUES('kna8B37RqxQG',13,'2 done','3f6d329e68b784cb516bc1d7','2026-11-17 04:09:43.720129');
INSERT INTO "moves" VALUES('kna8B37RqxQG',14,'3 take lammermuir','f0f1cc38a464f2b2be6df39b','2026-11-17 04:09:43.734517');
INSERT INTO "moves" VALUES('kna8B37RqxQG',15,'3 lay 0.1','4e05f92b37426e230d7ea63f','2026-11-17 04:09:43.748614');
INSERT INTO "moves" VALUES('kna8B37RqxQG',16,'3 activate 1.0','563c6f2c1ff72bed8499fada','2026-11-17 04:09:43.755452');
INSERT INTO "moves" VALUES('kna8B37RqxQG',17,'3 walk 0.0 n','27ed08ddc87babbd879babee','2026-11-17 04:09:43.766062');
INSERT INTO "moves" VALUES('kna8B37RqxQG',18,'3 activate 0.1','8e242611ef27acf9e75a2ffa','2026-11-17 04:09:43.774780');
INSERT INTO "moves" VALUES('kna8B37RqxQG',19,'3 done > tile glen_mhor william_wallace rothiemurchus','cf6164a29ef2d143e4537822','2026-11-17 04:09:43.783604');
INSERT INTO "moves" VALUES('kna8B37RqxQG',20,'3 free peggy_mclaird','429afbe92f3e945afa94fc12','2026-11-17 04:09:43.810021');
INSERT INTO "moves" VALUES('kna8B37RqxQG',21,'1 take robert_i','d63412582f3a5a55836f227b','2026-11-17 04:09:43.820936');
INSERT INTO "moves" VALUES('kna8B37RqxQG',22,'1 claim macpherson','f4c2df7ee479d361dccf5704','2026-11-17 04:09:43.847870');
INSERT INTO "moves" VALUES('kna8B37RqxQG',23,'1 pinch cattle','8a7db7218ba4ca7fcdf0d3ac','2026-11-17 04:09:43.872061');
INSERT INTO "moves" VALUES('kna8B37RqxQG',24,'1 pinch sheep','7c5200a4520236e52819f80a','2026-11-17 04:09:43.902575');
INSERT INTO "moves" VALUES('kna8B37RqxQG',25,'1 pinch wood > tile applecross','1128cecbdb5c424e73f6ff8f','2026-11-17 04:09:43.939307');
INSERT INTO "moves" VALUES('kna8B37RqxQG',26,'3 take glen_mhor','9a0ef9e29ff011018c03a5d4','2026-11-17 04:09:43.964601');
INSERT INTO "moves" VALUES('kna8B37RqxQG',27,'3 lay -1.0','2c4dbecf5676e7129ca9ebcc','2026-11-17 04:09:44.001223');
INSERT INTO "moves" VALUES('kna8B37RqxQG',28,'3 reserve rothiemurchus 3','d9db3a2a861a91bee84df729','2026-11-17 04:09:44.027111');
INSERT INTO "moves" VALUES('kna8B37RqxQG',29,'3 activate -1.0','dc1c41442666d7ddf9f36742','2026-11-17 04:09:44.035367');
INSERT INTO "moves" VALUES('kna8B37RqxQG',30,'3 activate 0.0','e043246532c2cd4a03b09e4e','2026-11-17 04:09:44.042812');
INSERT INTO "moves" VALUES('kna8B37RqxQG',31,'3 walk 0.1 sw','fda3cef77935295ad4bb6866','2026-11-17 04:09:44.050806');
INSERT INTO "moves" VALUES('kna8B37RqxQG',32,'3 activate 0.1 > tile donan_castle loch_lochy castle_stalker inverness; mobster sibyl_macsponge fergus_macdarkie','e295a985a25b5a03e825dc2b','2026-11-17 04:09:44.059119');
INSERT INTO "moves" VALUES('kna8B37RqxQG',33,'3 bribe sibyl_macsponge','dee431441efd445d5df623d5','2026-11-17 04:09:44.066805');
INSERT INTO "moves" VALUES('kna8B37RqxQG',34,'1 take castle_stalker','54eabefbcc1b6365908bbabd','2026-11-17 04:09:44.075052');
INSERT INTO "moves" VALUES('kna8B37RqxQG',35,'1 lay -1.0','7759dc8ea807e338d88f8e70','2026-11-17 04:09:44.083296');
INSERT INTO "moves" VALUES('kna8B37RqxQG',36,'1 activate -1.0','42b3e0aad9b8aa0e8399debc','2026-11-17 04:09:44.091343');
INSERT INTO "moves" VALUES('kna8B37RqxQG',37,'1 activate 0.0','b7adad6abe759c44b5cfb116','2026-11-17 04:09:44.098986');
INSERT INTO "moves" VALUES('kna8B37RqxQG',38,'1 done > tile mary_stuart kingussie pulteney','eee319d3f1443d853a5f5dcb','2026-11-17 04:09:44.105990');
INSERT INTO "moves" VALUES('kna8B37RqxQG',39,'1 free fergus_macdarkie','3d25c42bf0a38cedd2517431','2026-11-17 04:09:44.112950');
INSERT INTO "moves" VALUES('kna8B37RqxQG',40,'1 done','5ac53f791622563c009e6798','2026-11-17 04:09:44.119930');
INSERT INTO "moves" VALUES('kna8B37RqxQG',41,'2 take william_wallace','a9573018aaa50b6dbaf7a204','2026-11-17 04:09:44.127358');
INSERT INTO "moves" VALUES('kna8B37RqxQG',42,'2 claim mackintosh > tile bridge_of_orchy easdale','1207cbcc769094e53a8455e3','2026-11-17 04:09:44.135797');
INSERT INTO "moves" VALUES('kna8B37RqxQG',43,'2 free sibyl_macsponge','a6837debfdb8612a4c12f0b4','2026-11-17 04:09:44.142863');
INSERT INTO "moves" VALUES('kna8B37RqxQG',44,'3 lay 0.-1','55e8fb36f82b5e044748a649','2026-11-17 04:09:44.149388');
INSERT INTO "moves" VALUES('kna8B37RqxQG',45,'3 reserve mary_stuart 1','71778b07ef5496814e21cb2a','2026-11-17 04:09:44.157939');
INSERT INTO "moves" VALUES('kna8B37RqxQG',46,'3 activate 1.0','3b5c35c73489450a9528a5b4','2026-11-17 04:09:44.165243');
INSERT INTO "moves" VALUES('kna8B37RqxQG',47,'3 walk -1.0 se','7ede9597f58b091190b8097c','2026-11-17 04:09:44.172432');
INSERT INTO "moves" VALUES('kna8B37RqxQG',48,'3 activate 0.0','443d32407591704dd4f7610f','2026-11-17 04:09:44.179654');
INSERT INTO "moves" VALUES('kna8B37RqxQG',49,'3 activate -1.0','1cb4fb76b7cdb952319e6409','2026-11-17 04:09:44.186689');
INSERT INTO "moves" VALUES('kna8B37RqxQG',50,'3 walk 0.-1 nw','401a2d0427a177aa46108aad','2026-11-17 04:09:44.193499');
INSERT INTO "moves" VALUES('kna8B37RqxQG',51,'3 done > tile glen_affric','8519af89a30b9e312e0a3178','2026-11-17 04:09:44.200187');
INSERT INTO "moves" VALUES('kna8B37RqxQG',52,'2 take loch_lochy','c53e60b3c2410fe3689aecf6','2026-11-17 04:09:44.207973');
INSERT INTO "moves" VALUES('kna8B37RqxQG',53,'2 lay 2.0','4be6f4a1d8320cc639d8a3d2','2026-11-17 04:09:44.214717');
INSERT INTO "moves" VALUES('kna8B37RqxQG',54,'2 gain wood','dc4e3d40b94726970524c805','2026-11-17 04:09:44.221081');
INSERT INTO "moves" VALUES('kna8B37RqxQG',55,'2 sell wood 2.0','34be6a7461ae64693cc2efd6','2026-11-17 04:09:44.227166');
INSERT INTO "moves" VALUES('kna8B37RqxQG',56,'2 gain stone','591d8f909c5e4014b2aebfb3','2026-11-17 04:09:44.233635');
INSERT INTO "moves" VALUES('kna8B37RqxQG',57,'2 sell stone 2.0','c45006ba275fcf6abd960f53','2026-11-17 04:09:44.241044');
INSERT INTO "moves" VALUES('kna8B37RqxQG',58,'2 done > tile north_ronaldsay','9dca2939bea4f23372ee1dd2','2026-11-17 04:09:44.247879');
INSERT INTO "moves" VALUES('kna8B37RqxQG',59,'3 claim macgregor','c19dc9fc4c29c4c8413f89ad','2026-11-17 04:09:44.254999');
INSERT INTO "moves" VALUES('5TBzdcFxvr6R',0,'2 take applecross','20788ad83d8f47c930787cd6','2026-11-17 04:09:44.274961');
INSERT INTO "moves" VALUES('5TBzdcFxvr6R',1,'2 lay 0.1','9ce089689958bdf43aa38024','2026-11-17 04:09:44.280703');
INSERT INTO "moves" VALUES('5TBzdcFxvr6R',2,'2 activate 0.0','307ac26e14730048e20ecde5','2026-11-17 04:09:44.286571');
INSERT INTO "moves" VALUES('5TBzdcFxvr6R',3,'2 walk 0.1 s','7650581c9a8bb31088de0734','2026-11-17 04:09:44.292304');
INSERT INTO "moves" VALUES('5TBzdcFxvr6R',4,'2 activate 1.0','3b90a2a4459bd5cd0d9ad473','2026-11-17 04:09:44.297984');
INSERT INTO "moves" VALUES('5TBzdcFxvr6R',5,'2 walk 0.0 n','26dbcf70da64022fe833b0b5','2026-11-17 04:09:44.303711');
INSERT INTO "moves" VALUES('5TBzdcFxvr6R',6,'2 activate 0.1','acff6d53d27b870cec0ca051','2026-11-17 04:09:44.310570');
INSERT INTO "moves" VALUES('5TBzdcFxvr6R',7,'2 walk 0.1 se > tile william_wallace','781af3e15c444e0832af6a7f','2026-11-17 04:09:44.316571');
INSERT INTO "moves" VALUES('5TBzdcFxvr6R',8,'1 take butcher','e0f4ddfa6d4d57aaa661b34c','2026-11-17 04:09:44.322672');
INSERT INTO "moves" VALUES('5TBzdcFxvr6R',9,'1 lay 0.1','2e78d319942baf3eb9ab4aca','2026-11-17 04:09:44.328069');
INSERT INTO "moves" VALUES('5TBzdcFxvr6R',10,'1 activate 1.0','d1c8f1c42e22dc8b806ae65d','2026-11-17 04:09:44.333539');
INSERT INTO "moves" VALUES('5TBzdcFxvr6R',11,'1 activate 0.1','b0465ed802069875386287ca','2026-11-17 04:09:44.339431');
INSERT INTO "moves" VALUES('5TBzdcFxvr6R',12,'1 buy sheep','7094543c72c638afc4dbe406','2026-11-17 04:09:44.344819');
INSERT INTO "moves" VALUES('5TBzdcFxvr6R',13,'1 activate 0.0','1183c04494b00b55d608633d','2026-11-17 04:09:44.350858');
INSERT INTO "moves" VALUES('5TBzdcFxvr6R',14,'1 walk 0.0 n','c11c49f4046b8df72240c300','2026-11-17 04:09:44.356161');
INSERT INTO "moves" VALUES('5TBzdcFxvr6R',15,'1 walk 0.1 se > tile glen_mhor; die 2; tile dornie halkirk; die 1; tile loch_lochy; die 3; tile donan_castle edradour somerled','037ace7b39dc8ac59ac937d2','2026-11-17 04:09:44.361879');
INSERT INTO "moves" VALUES('5TBzdcFxvr6R',16,'2 take dornie','93de31027618a75c731aa9fc','2026-11-17 04:09:44.369913');
INSERT INTO "moves" VALUES('5TBzdcFxvr6R',17,'2 lay 0.-1','aab953ae6b9fdd51bd1fc20a','2026-11-17 04:09:44.375731');
INSERT INTO "moves" VALUES('5TBzdcFxvr6R',18,'2 activate 1.0','7d0a647d26843e5595ea0ee3','2026-11-17 04:09:44.381242');
INSERT INTO "moves" VALUES('5TBzdcFxvr6R',19,'2 walk 0.0 s','19286cd83b24bcd24e707984','2026-11-17 04:09:44.387221');
INSERT INTO "moves" VALUES('5TBzdcFxvr6R',20,'2 done > tile rothiemurchus; die 3; tile kingussie bridge_of_orchy','12d6caa22cf8ec9630a8bf4f','2026-11-17 04:09:44.393118');
INSERT INTO "moves" VALUES('5TBzdcFxvr6R',21,'1 take somerled','c4b89005a10344986bf1fd4a','2026-11-17 04:09:44.399161');
INSERT INTO "moves" VALUES('5TBzdcFxvr6R',22,'1 claim macleod > tile luing glen_affric; die 1; tile john_knox; die 3; tile pulteney','1c667b710004399da221c469','2026-11-17 04:09:44.404897');
INSERT INTO "moves" VALUES('5TBzdcFxvr6R',23,'2 take bridge_of_orchy','7d504f8467b458eaea26b78f','2026-11-17 04:09:44.410892');
INSERT INTO "moves" VALUES('5TBzdcFxvr6R',24,'2 lay -1.0','b4ef1764cfadc3276d2a053b','2026-11-17 04:09:44.416121');
INSERT INTO "moves" VALUES('5TBzdcFxvr6R',25,'2 done > tile mary_stuart loch_shiel inverness; die 1; tile black_isle; die 3; tile plockton','9ad1894d7fd93a02079777be','2026-11-17 04:09:44.421995');
INSERT INTO "moves" VALUES('5TBzdcFxvr6R',26,'1 take john_knox','eb119816743b3872cebb950c','2026-11-17 04:09:44.428144');
INSERT INTO "moves" VALUES('5TBzdcFxvr6R',27,'1 claim sinclair > tile easdale dingwall_market north_ronaldsay','08bbe1541f7b1345571ea9b4','2026-11-17 04:09:44.434954');
INSERT INTO "moves" VALUES('5TBzdcFxvr6R',28,'2 take dingwall_market','fa5181c2afb5f8a7c915f9b3','2026-11-17 04:09:44.441126');
INSERT INTO "moves" VALUES('5TBzdcFxvr6R',29,'2 lay 0.-2','80b28f8d3cf6702ab60c8cf5','2026-11-17 04:09:44.447448');
INSERT INTO "moves" VALUES('5TBzdcFxvr6R',30,'2 activate 0.-1','c2c04032dd8dd592114a4065','2026-11-17 04:09:44.453968');
INSERT INTO "moves" VALUES('5TBzdcFxvr6R',31,'2 done > tile abernethy; die 2; tile james_iv duart_castle','7a857c8c92a73a9ed9e72575','2026-11-17 04:09:44.468451');
INSERT INTO "moves" VALUES('5TBzdcFxvr6R',32,'1 take mary_stuart','465cf8f40c3d541acb128842','2026-11-17 04:09:44.475233');
INSERT INTO "moves" VALUES('5TBzdcFxvr6R',33,'1 claim mckinnon','3c5a79d0ad7f5cf5daa3e391','2026-11-17 04:09:44.481522');
INSERT INTO "moves" VALUES('5TBzdcFxvr6R',34,'1 put scot 1.0 > tile kirkwall; die 2; tile portree','7b0c49f7c39f4e6a26f4f703','2026-11-17 04:09:44.487273');
INSERT INTO "moves" VALUES('5TBzdcFxvr6R',35,'1 take kirkwall','317720925af40fc2bf02a7a5','2026-11-17 04:09:44.493353');
INSERT INTO "moves" VALUES('5TBzdcFxvr6R',36,'1 lay 1.1','cd7f250431d848f4e188b5f8','2026-11-17 04:09:44.499094');
INSERT INTO "moves" VALUES('5TBzdcFxvr6R',37,'1 done > tile carse_of_gowrie finlaggan; die 1; tile glenlochy; die 2; tile grassmarket adam_smith; die 1; tile millburn','eaa62439f7fdfaf0421caafc','2026-11-17 04:09:44.505458');
INSERT INTO "moves" VALUES('5TBzdcFxvr6R',38,'2 take abernethy','22c1bbdf8e490666f070feec','2026-11-17 04:09:44.512478');
INSERT INTO "moves" VALUES('5TBzdcFxvr6R',39,'2 lay -1.-2','0133f0871987e7f1d46319c2','2026-11-17 04:09:44.518704');
INSERT INTO "moves" VALUES('5TBzdcFxvr6R',40,'2 activate -1.-2','bd8aaa8b2070c123f5f92374','2026-11-17 04:09:44.525184');
INSERT INTO "moves" VALUES('5TBzdcFxvr6R',41,'2 done > tile kingshouse; die 2; tile rob_roy_macgregor','1788dc9f12190473bb5ec903','2026-11-17 04:09:44.531304');
INSERT INTO "moves" VALUES('5TBzdcFxvr6R',42,'2 take carse_of_gowrie','2d58acd08d661ee89d6c067d','2026-11-17 04:09:44.537435');
INSERT INTO "moves" VALUES('5TBzdcFxvr6R',43,'2 lay 1.-1','2b1a313fd86e78aa45e7dedc','2026-11-17 04:09:44.543229');
INSERT INTO "moves" VALUES('5TBzdcFxvr6R',44,'2 activate 0.0','fe544c00832ef11f367e8aee','2026-11-17 04:09:44.549676');
INSERT INTO "moves" VALUES('5TBzdcFxvr6R',45,'2 walk 0.-1 s','4c96489eb4ae1692cb0cd8f7','2026-11-17 04:09:44.556619');
INSERT INTO "moves" VALUES('5TBzdcFxvr6R',46,'2 sell wood -1.-2','7a5bc697e083a1a98a0a0a45','2026-11-17 04:09:44.563155');
INSERT INTO "moves" VALUES('5TBzdcFxvr6R',47,'2 activate 1.-1','abfb4495147d28898611289e','2026-11-17 04:09:44.569447');
INSERT INTO "moves" VALUES('5TBzdcFxvr6R',48,'2 sell barley 1.-1','f3a05df5aab929196c3b44ed','2026-11-17 04:09:44.575615');
INSERT INTO "moves" VALUES('5TBzdcFxvr6R',49,'2 activate 0.-2','8db4be50ccf101abc8154fd7','2026-11-17 04:09:44.582191');
INSERT INTO "moves" VALUES('5TBzdcFxvr6R',50,'2 buy cattle','22c46010572d2e364e59e5a4','2026-11-17 04:09:44.588735');
INSERT INTO "moves" VALUES('5TBzdcFxvr6R',51,'2 pay barley 1.-1','03fa42277411546e5b092387','2026-11-17 04:09:44.595115');
INSERT INTO "moves" VALUES('5TBzdcFxvr6R',52,'2 done > tile beauly flora_macdonald; die 1; tile angus_glens','140e9ec9a7722583624d5a3f','2026-11-17 04:09:44.601526');
INSERT INTO "moves" VALUES('5TBzdcFxvr6R',53,'1 forgo finlaggan coin > tile tomintoul; die 1; tile armadale_castle','c9343126032566754f6dc875','2026-11-17 04:09:44.608664');
INSERT INTO "moves" VALUES('5TBzdcFxvr6R',54,'2 take beauly','b305e6ea29888fb006b55541','2026-11-17 04:09:44.614819');
INSERT INTO "moves" VALUES('5TBzdcFxvr6R',55,'2 lay 2.0','7ec54e6fb3cb2f6eeeff0bc0','2026-11-17 04:09:44.620843');
INSERT INTO "moves" VALUES('5TBzdcFxvr6R',56,'2 activate 1.0','7b6bc8038d26970d974f04a2','2026-11-17 04:09:44.627022');
INSERT INTO "moves" VALUES('5TBzdcFxvr6R',57,'2 walk 1.0 nw','b544335cf46b0e5dba74416f','2026-11-17 04:09:44.633398');
INSERT INTO "moves" VALUES('5TBzdcFxvr6R',58,'2 activate 1.-1','3eff55dc886006a9517ecda5','2026-11-17 04:09:44.639241');
INSERT INTO "moves" VALUES('5TBzdcFxvr6R',59,'2 done > tile atholl','517e99f140aadf1c6150d60e','2026-11-17 04:09:44.645301');
INSERT INTO "moves" VALUES('5TBzdcFxvr6R',60,'1 take atholl','68f0f87fae4fa7918f63e550','2026-11-17 04:09:44.652155');
INSERT INTO "moves" VALUES('5TBzdcFxvr6R',61,'1 lay 2.0','09e7ac4ae6d1069146611a75','2026-11-17 04:09:44.658363');
INSERT INTO "moves" VALUES('5TBzdcFxvr6R',62,'1 gain wood','7dde7144fe52701b3a8695eb','2026-11-17 04:09:44.664384');
INSERT INTO "moves" VALUES('5TBzdcFxvr6R',63,'1 activate 1.0','6e68ff56889375bd0335aa3c','2026-11-17 04:09:44.673395');
INSERT INTO "moves" VALUES('5TBzdcFxvr6R',64,'1 activate 2.0','23b02639be0c782bf157bad1','2026-11-17 04:09:44.680103');
INSERT INTO "moves" VALUES('5TBzdcFxvr6R',65,'1 gain sheep','ce84cba1beb8be7f922ab506','2026-11-17 04:09:44.685844');
INSERT INTO "moves" VALUES('5TBzdcFxvr6R',66,'1 walk 1.0 n','af02ce728d33300c4496f36e','2026-11-17 04:09:44.692147');
INSERT INTO "moves" VALUES('5TBzdcFxvr6R',67,'1 activate 1.1','eca60321d8ad318e20b744c1','2026-11-17 04:09:44.698507');
INSERT INTO "moves" VALUES('5TBzdcFxvr6R',68,'1 pay wood 2.0','803610186a78b7c6ea65a760','2026-11-17 04:09:44.704737');
INSERT INTO "moves" VALUES('5TBzdcFxvr6R',69,'1 sell sheep 2.0','4d326115914a968f825065c4','2026-11-17 04:09:44.711413');
INSERT INTO "moves" VALUES('5TBzdcFxvr6R',70,'1 substitute > tile loch_ness; die 2; tile the_end castle_of_mey; die 3; tile robert_burns loch_morar castle_moil; die 1; tile strathspey','d0b0cbfd192f78fe5cbd8040','2026-11-17 04:09:44.717490');
INSERT INTO "moves" VALUES('5TBzdcFxvr6R',71,'2 take strathspey','9c8ffed96f6883eb1e2f3450','2026-11-17 04:09:44.724074');
INSERT INTO "moves" VALUES('5TBzdcFxvr6R',72,'2 sell barley 1.-1','af1021527d6a1a4fc508b8bc','2026-11-17 04:09:44.729687');
INSERT INTO "moves" VALUES('5TBzdcFxvr6R',73,'2 lay 3.0','aa6704791f7c420147636250','2026-11-17 04:09:44.735228');
INSERT INTO "moves" VALUES('5TBzdcFxvr6R',74,'2 gain stone','1a230f3229b7928da9dc8c8f','2026-11-17 04:09:44.742075');
INSERT INTO "moves" VALUES('5TBzdcFxvr6R',75,'2 sell stone 3.0','55bb3c51c5e0ec99dcb63a9b','2026-11-17 04:09:44.749855');
INSERT INTO "moves" VALUES('5TBzdcFxvr6R',76,'2 activate 3.0','3381486ee84cf1f68ea5b9d8','2026-11-17 04:09:44.755972');
INSERT INTO "moves" VALUES('5TBzdcFxvr6R',77,'2 gain barley','3b0948deb013e5c8e8f2c26d','2026-11-17 04:09:44.762015');
INSERT INTO "moves" VALUES('5TBzdcFxvr6R',78,'2 done > tile rannoch; die 2; tile merchant_city moot_hill; die 1; tile port_of_leith; die 2; tile falkirk_tryst','31b3bb34eae4fdc98afcafcb','2026-11-17 04:09:44.768275');
INSERT INTO "moves" VALUES('5TBzdcFxvr6R',79,'1 end','f98cd52d34388f85f5ba374c','2026-11-17 04:09:44.774824');
CREATE TABLE notes (
	table_id VARCHAR(16) NOT NULL, 
	user_id INTEGER NOT NULL, 
	text VARCHAR(4000) NOT NULL, 
	PRIMARY KEY (table_id, user_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id), 
	FOREIGN KEY(user_id) REFERENCES users (id)
);
CREATE TABLE notices (
	id INTEGER NOT NULL, 
	channel_id INTEGER NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	table_id VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	due DATETIME NOT NULL, 
	state VARCHAR(8) NOT NULL, 
	tries INTEGER NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(channel_id) REFERENCES channels (id)
);
CREATE TABLE profiles (
	user_id INTEGER NOT NULL, 
	shown BOOLEAN NOT NULL, 
	named BOOLEAN NOT NULL, 
	PRIMARY KEY (user_id), 
	FOREIGN KEY(user_id) REFERENCES users (id)
);
CREATE TABLE rated_spans (
	id INTEGER NOT NULL, 
	user_id INTEGER NOT NULL, 
	since DATETIME NOT NULL, 
	until DATETIME, 
	PRIMARY KEY (id), 
	FOREIGN KEY(user_id) REFERENCES users (id)
);
CREATE TABLE reports (
	id INTEGER NOT NULL, 
	table_id VARCHAR(16) NOT NULL, 
	user_id INTEGER NOT NULL, 
	text VARCHAR(500) NOT NULL, 
	made DATETIME NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(table_id) REFERENCES tables (id), 
	FOREIGN KEY(user_id) REFERENCES users (id)
);
CREATE TABLE resting_names (
	skeleton VARCHAR(40) NOT NULL, 
	until DATETIME NOT NULL, 
	PRIMARY KEY (skeleton)
);
CREATE TABLE results (
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	user_id INTEGER, 
	rank INTEGER NOT NULL, 
	score INTEGER NOT NULL, 
	clan VARCHAR(40) NOT NULL, 
	absent BOOLEAN NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES finished_games (table_id), 
	FOREIGN KEY(user_id) REFERENCES users (id)
);
CREATE TABLE rhythms (
	user_id INTEGER NOT NULL, 
	zone VARCHAR(40) NOT NULL, 
	night_from INTEGER NOT NULL, 
	night_to INTEGER NOT NULL, 
	holidays JSON NOT NULL, 
	back VARCHAR(8) NOT NULL, 
	answers JSON NOT NULL, 
	PRIMARY KEY (user_id), 
	FOREIGN KEY(user_id) REFERENCES users (id)
);
CREATE TABLE seats (
	table_id VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	user_id INTEGER, 
	bot VARCHAR(20) NOT NULL, 
	invite VARCHAR(24) NOT NULL, deputy VARCHAR(20) DEFAULT '' NOT NULL, resigned BOOLEAN DEFAULT 0 NOT NULL, word VARCHAR(64) DEFAULT '' NOT NULL, late BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id), 
	FOREIGN KEY(user_id) REFERENCES users (id)
);
INSERT INTO "seats" VALUES('a3nv6J_rI14M',0,'person','Ann',1,'','','',0,'',0);
INSERT INTO "seats" VALUES('a3nv6J_rI14M',1,'person','Bob',1,'','','',0,'',0);
INSERT INTO "seats" VALUES('a3nv6J_rI14M',2,'person','Cat',1,'','','',0,'',0);
INSERT INTO "seats" VALUES('veySMw4bG0XY',0,'person','Ann',1,'','','',0,'',0);
INSERT INTO "seats" VALUES('veySMw4bG0XY',1,'person','Bob',1,'','','',0,'',0);
INSERT INTO "seats" VALUES('3olJtaoR8iKn',0,'person','Ann',1,'','','',0,'',0);
INSERT INTO "seats" VALUES('3olJtaoR8iKn',1,'person','Bob',1,'','','',0,'',0);
INSERT INTO "seats" VALUES('kna8B37RqxQG',0,'person','Ann',1,'','','',0,'',0);
INSERT INTO "seats" VALUES('kna8B37RqxQG',1,'person','Bob',1,'','','',0,'',0);
INSERT INTO "seats" VALUES('kna8B37RqxQG',2,'person','Cat',1,'','','',0,'',0);
INSERT INTO "seats" VALUES('5TBzdcFxvr6R',0,'person','Ann',1,'','','',0,'',0);
INSERT INTO "seats" VALUES('5TBzdcFxvr6R',1,'person','Bob',1,'','','',0,'',0);
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
	updated DATETIME NOT NULL, revision INTEGER DEFAULT '0' NOT NULL, held INTEGER, study BOOLEAN DEFAULT 0 NOT NULL, invite VARCHAR(24) DEFAULT '' NOT NULL, chance JSON DEFAULT '[]' NOT NULL, removed JSON DEFAULT '[]' NOT NULL, hints BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(owner_id) REFERENCES users (id)
);
INSERT INTO "tables" VALUES('a3nv6J_rI14M','clans',2,3,'{"edition": "current", "modules": [], "clans": "choose", "map": "random", "scoring_tiles": true, "ports": true, "promos": true, "clan_pool": ["buchanan", "campbell", "cunningham", "fergusson", "macdonald", "macewan", "mackenzie", "robertson", "stewart"], "port_pool": ["1", "2", "3", "4", "5", "6", "7", "8", "9"], "scoring_pool": ["1", "2", "3", "4", "5", "6", "7", "8", "9"], "solo_import_money": true, "static_imports": false, "tighter_map": false, "award_production": "in-order", "random_prices": false, "two_player_scoring": "base", "automa": "none", "buchanan_price": "edition", "data_pack": ""}',0,'side A1 B2 C1 D2; scoring 9 5 2 6 3; port 1 9 5 6; contract 9 29 23 35 21 14 16; first 3; clan robertson; tile 2; clan stewart; tile 9; clan fergusson; tile 8; clan macewan; tile 5',1,0,1,0,'[2]','[]',45,'[]','{}','','','2026-11-17 04:09:38.067013','2026-11-17 04:09:39.623456',45,NULL,0,'0b5srS-myk5SRfAU','[{"first": 0, "value": "237b478bf4d298a9497322e78d59494dd313ebee7afa5100c9b8d4c82fc17e00", "words": ["", "", ""]}, {"first": 29, "value": "237b478bf4d298a9497322e78d59494dd313ebee7afa5100c9b8d4c82fc17e00", "words": ["", "", ""]}]','[]',0);
INSERT INTO "tables" VALUES('veySMw4bG0XY','clans',2,2,'{"edition": "current", "modules": [], "clans": "choose", "map": "random", "scoring_tiles": true, "ports": true, "promos": true, "clan_pool": ["buchanan", "campbell", "cunningham", "fergusson", "macdonald", "macewan", "mackenzie", "robertson", "stewart"], "port_pool": ["1", "2", "3", "4", "5", "6", "7", "8", "9"], "scoring_pool": ["1", "2", "3", "4", "5", "6", "7", "8", "9"], "solo_import_money": true, "static_imports": false, "tighter_map": false, "award_production": "in-order", "random_prices": false, "two_player_scoring": "base", "automa": "none", "buchanan_price": "edition", "data_pack": ""}',0,'side A2 B1 C1 D2; scoring 6 5 8 7 3; port 1 5 2 4; contract 6 48 29 31 14 1; first 2; clan campbell; tile 6; clan fergusson; tile 9; clan macewan; tile 4',1,0,1,0,'[0]','[]',70,'[]','{}','','','2026-11-17 04:09:39.651553','2026-11-17 04:09:42.463579',70,NULL,0,'HvBXN377pnWQtpFm','[{"first": 0, "value": "95bc345c53a04a6e772adc7ab80ea9bc8928e2426273379e1ff551412467d2b3", "words": ["", ""]}, {"first": 26, "value": "95bc345c53a04a6e772adc7ab80ea9bc8928e2426273379e1ff551412467d2b3", "words": ["", ""]}]','[]',0);
INSERT INTO "tables" VALUES('3olJtaoR8iKn','glenmore',2,2,'{"edition": "french", "modules": [], "die": false, "introductory": false, "end_tile": "hidden", "sideways_mountain": false, "data_pack": ""}',0,'pawn 1 2; tile ballachulish lochridge lammermuir laich_of_moray inshriach corrennie glen_mhor applecross somerled halkirk',1,0,1,0,'[0]','[]',40,'[]','{}','','','2026-11-17 04:09:42.488899','2026-11-17 04:09:43.233596',40,NULL,0,'yk0y1TGfLu3oLOOE','[{"first": 0, "value": "820b547a7095c713f8cec76ee9897c5ee2fc8bb78da5d4073e0211915dfaf3ce", "words": ["", ""]}, {"first": 12, "value": "820b547a7095c713f8cec76ee9897c5ee2fc8bb78da5d4073e0211915dfaf3ce", "words": ["", ""]}]','[]',0);
INSERT INTO "tables" VALUES('kna8B37RqxQG','glenmore',2,3,'{"edition": "french", "modules": ["penny-mobs"], "die": false, "introductory": false, "end_tile": "hidden", "sideways_mountain": false, "data_pack": ""}',0,'pawn 1 2 3; tile ballachulish laich_of_moray lochridge lammermuir inshriach; mobster joe_mcduff hidden peggy_mclaird hidden; tile butcher corrennie robert_i dornie halkirk',1,0,1,0,'[2]','[]',60,'[]','{}','','','2026-11-17 04:09:43.243666','2026-11-17 04:09:44.254999',60,NULL,0,'_bAjXVlaM3tAUEcI','[{"first": 0, "value": "a097136d4c7b4995fd8b480f316c6d6edfb2d14e5a7cbce44b07fd7afe1158e6", "words": ["", "", ""]}, {"first": 17, "value": "a097136d4c7b4995fd8b480f316c6d6edfb2d14e5a7cbce44b07fd7afe1158e6", "words": ["", "", ""]}]','[]',0);
INSERT INTO "tables" VALUES('5TBzdcFxvr6R','glenmore',2,2,'{"edition": "french", "modules": [], "die": false, "introductory": true, "end_tile": "hidden", "sideways_mountain": false, "data_pack": ""}',0,'pawn 2 1; tile laich_of_moray lammermuir lochridge inshriach ballachulish applecross corrennie castle_stalker butcher robert_i',1,0,1,1,'[]','[17, -8]',80,'[]','{}','','','2026-11-17 04:09:44.265883','2026-11-17 04:09:44.774824',80,NULL,0,'aw0HV4GVFs_H4baa','[{"first": 0, "value": "0f8693155a1743de68782ab4014359e264413cd50318126647be9b461307e605", "words": ["", ""]}, {"first": 12, "value": "0f8693155a1743de68782ab4014359e264413cd50318126647be9b461307e605", "words": ["", ""]}]','[]',0);
CREATE TABLE users (
	id INTEGER NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	login VARCHAR(40), 
	password VARCHAR(200), 
	created DATETIME NOT NULL, preferences JSON DEFAULT '{}' NOT NULL, skeleton VARCHAR(40), blocked VARCHAR(200) DEFAULT '' NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (login)
);
INSERT INTO "users" VALUES(1,'Ann',NULL,NULL,'2026-11-17 04:09:37.583004','{}',NULL,'');
CREATE TABLE waits (
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	user_id INTEGER NOT NULL, 
	since DATETIME, 
	moves INTEGER NOT NULL, 
	paid INTEGER NOT NULL, 
	"left" FLOAT NOT NULL, 
	due DATETIME, 
	warned BOOLEAN NOT NULL, 
	missed INTEGER NOT NULL, 
	stands_in BOOLEAN NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id), 
	FOREIGN KEY(user_id) REFERENCES users (id)
);
CREATE INDEX ix_tables_updated ON tables (updated);
CREATE INDEX seats_of_user ON seats (user_id);
CREATE INDEX ix_messages_table_id ON messages (table_id);
CREATE INDEX ix_sessions_user_id ON sessions (user_id);
CREATE UNIQUE INDEX ix_users_skeleton ON users (skeleton);
CREATE INDEX ix_waits_due ON waits (due);
CREATE INDEX ix_waits_user_id ON waits (user_id);
CREATE INDEX ix_channels_user_id ON channels (user_id);
CREATE UNIQUE INDEX notices_once ON notices (channel_id, table_id, kind, number);
CREATE INDEX notices_due ON notices (state, due);
CREATE INDEX ix_rated_spans_user_id ON rated_spans (user_id);
CREATE INDEX ix_finished_games_game ON finished_games (game);
CREATE INDEX ix_results_user_id ON results (user_id);
COMMIT;
