BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0018');
CREATE TABLE beats (
	id INTEGER NOT NULL, 
	at DATETIME NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "beats" VALUES(1,'2026-11-19 08:21:09.459713');
INSERT INTO "beats" VALUES(2,'2026-11-19 08:20:59.654304');
CREATE TABLE boxes (
	user_id INTEGER NOT NULL, 
	game VARCHAR(20) NOT NULL, 
	content TEXT DEFAULT '' NOT NULL, 
	undo JSON DEFAULT '[]' NOT NULL, 
	chosen VARCHAR(60) DEFAULT '' NOT NULL, 
	revision INTEGER DEFAULT '0' NOT NULL, 
	updated DATETIME NOT NULL, 
	PRIMARY KEY (user_id, game), 
	FOREIGN KEY(user_id) REFERENCES users (id)
);
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
CREATE TABLE daily_games (
	day VARCHAR(10) NOT NULL, 
	kind VARCHAR(12) NOT NULL, 
	user_id INTEGER NOT NULL, 
	table_id VARCHAR(16) NOT NULL, 
	PRIMARY KEY (day, kind, user_id), 
	FOREIGN KEY(user_id) REFERENCES users (id), 
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
INSERT INTO "moves" VALUES('BQcmxLyKo02t',0,'3 choose stewart','1c11b1f79cbf8516fffdd3e0','2026-11-19 08:21:00.056995');
INSERT INTO "moves" VALUES('BQcmxLyKo02t',1,'2 choose cunningham','e1fb5814df778add451e453f','2026-11-19 08:21:00.088724');
INSERT INTO "moves" VALUES('BQcmxLyKo02t',2,'1 choose macewan','e8c500df305486fc94a78680','2026-11-19 08:21:00.105333');
INSERT INTO "moves" VALUES('BQcmxLyKo02t',3,'1 build miner 1.7','da983a7d3e282e6e1d9d80aa','2026-11-19 08:21:00.141050');
INSERT INTO "moves" VALUES('BQcmxLyKo02t',4,'2 build miner 3.5','5e4ce16bf214b1c418a98ebc','2026-11-19 08:21:00.155621');
INSERT INTO "moves" VALUES('BQcmxLyKo02t',5,'3 build woodcutter 4.9','5270d0ae50f94b075c1586cb','2026-11-19 08:21:00.187829');
INSERT INTO "moves" VALUES('BQcmxLyKo02t',6,'3 build woodcutter 12.5','c44bf6a085581310afc8aba7','2026-11-19 08:21:00.242762');
INSERT INTO "moves" VALUES('BQcmxLyKo02t',7,'2 build miner 7.3','4cb3ce4e9b74da0848e6ae0d','2026-11-19 08:21:00.261791');
INSERT INTO "moves" VALUES('BQcmxLyKo02t',8,'1 build woodcutter 9.2','1f7f88a3de9a26e45be1df77','2026-11-19 08:21:00.278601');
INSERT INTO "moves" VALUES('BQcmxLyKo02t',9,'1 technology woodcutter','88d78d2db2a5a83d25e18fa1','2026-11-19 08:21:00.291855');
INSERT INTO "moves" VALUES('BQcmxLyKo02t',10,'2 take 31','2b8854f4087958056f83ee19','2026-11-19 08:21:00.333009');
INSERT INTO "moves" VALUES('BQcmxLyKo02t',11,'3 buy grain 2','654620ce3115537ca76a8109','2026-11-19 08:21:00.349173');
INSERT INTO "moves" VALUES('BQcmxLyKo02t',12,'1 build bakery 1.8','3b1c395fba2785581f3d8fd6','2026-11-19 08:21:00.412549');
INSERT INTO "moves" VALUES('BQcmxLyKo02t',13,'2 build dairy 6.3','214188dc9ca71e7343eb25d5','2026-11-19 08:21:00.423904');
INSERT INTO "moves" VALUES('BQcmxLyKo02t',14,'3 build cow 12.6','351a7a7b077446cf4cb0165c','2026-11-19 08:21:00.459075');
INSERT INTO "moves" VALUES('BQcmxLyKo02t',15,'1 build bakery 2.7','6acace558a058ce8b8a60819','2026-11-19 08:21:00.473929');
INSERT INTO "moves" VALUES('BQcmxLyKo02t',16,'2 build distillery 3.4','1095dd7b2dec1309c4b59d23','2026-11-19 08:21:00.491240');
INSERT INTO "moves" VALUES('BQcmxLyKo02t',17,'3 build cow 13.7','02cd748e6d44e6cc96f9b147','2026-11-19 08:21:00.539037');
INSERT INTO "moves" VALUES('BQcmxLyKo02t',18,'1 take 13','fed89db4e6ba07ae835a1813','2026-11-19 08:21:00.562312');
INSERT INTO "moves" VALUES('BQcmxLyKo02t',19,'2 pass','039f78c6670e83bd0c60b37b','2026-11-19 08:21:00.586813');
INSERT INTO "moves" VALUES('BQcmxLyKo02t',20,'3 buy milk 1','7bc0dbb534dad722594f1b29','2026-11-19 08:21:00.603278');
INSERT INTO "moves" VALUES('BQcmxLyKo02t',21,'1 sell wool 1','76c03acedffcc9e8353ac854','2026-11-19 08:21:00.619065');
INSERT INTO "moves" VALUES('BQcmxLyKo02t',22,'3 take 40','2414dfbf6bc84185f3d37f7b','2026-11-19 08:21:00.656597');
INSERT INTO "moves" VALUES('BQcmxLyKo02t',23,'1 buy cheese 1','c7a9c266069db6eda8a3875a','2026-11-19 08:21:00.678052');
INSERT INTO "moves" VALUES('BQcmxLyKo02t',24,'3 buy wool 1','1b1714df1b0e1ea99624e1ac','2026-11-19 08:21:00.697262');
INSERT INTO "moves" VALUES('BQcmxLyKo02t',25,'1 pass','015a192f3c1476952144a98a','2026-11-19 08:21:00.735976');
INSERT INTO "moves" VALUES('BQcmxLyKo02t',26,'3 buy wool 1','8a6437aca4e76830221e0af5','2026-11-19 08:21:00.757459');
INSERT INTO "moves" VALUES('BQcmxLyKo02t',27,'3 pass','28c12656c27dfb7bac0a56e4','2026-11-19 08:21:00.783475');
INSERT INTO "moves" VALUES('BQcmxLyKo02t',28,'2 make whisky 0','1abce11d06ab96abbacac700','2026-11-19 08:21:00.843016');
INSERT INTO "moves" VALUES('BQcmxLyKo02t',29,'1 make bread 0 > contract 50 33 12','5fa6c8715d3b8e877ae57d4f','2026-11-19 08:21:00.896729');
INSERT INTO "moves" VALUES('BQcmxLyKo02t',30,'2 buy cheese 1','7a687041ddaa7c5eea86b5bc','2026-11-19 08:21:00.931037');
INSERT INTO "moves" VALUES('BQcmxLyKo02t',31,'1 buy bread 2','9da6873c57f103610dd0fd7c','2026-11-19 08:21:00.944451');
INSERT INTO "moves" VALUES('BQcmxLyKo02t',32,'3 build bakery 11.5','15aab1c9bb945894a033e0cd','2026-11-19 08:21:00.984452');
INSERT INTO "moves" VALUES('BQcmxLyKo02t',33,'2 build bakery 2.3','082a872b067b2324982a52cb','2026-11-19 08:21:01.048063');
INSERT INTO "moves" VALUES('BQcmxLyKo02t',34,'1 build woodcutter 10.1','a4fbc2bc44b2eae8bede6eb4','2026-11-19 08:21:01.069416');
INSERT INTO "moves" VALUES('BQcmxLyKo02t',35,'3 build cow 11.6','e3c55d25926bb680bb39c6c8','2026-11-19 08:21:01.100510');
INSERT INTO "moves" VALUES('BQcmxLyKo02t',36,'2 build bakery 7.2','05370bc529b389219102db8c','2026-11-19 08:21:01.143730');
INSERT INTO "moves" VALUES('BQcmxLyKo02t',37,'1 pass','c91a9e0a0a9e0bd93c87d458','2026-11-19 08:21:01.231657');
INSERT INTO "moves" VALUES('BQcmxLyKo02t',38,'3 sell milk 2','e390acdc08089a42b62148a2','2026-11-19 08:21:01.269781');
INSERT INTO "moves" VALUES('BQcmxLyKo02t',39,'2 sell grain 1','f463d8abb6e275cce394c955','2026-11-19 08:21:01.296576');
INSERT INTO "moves" VALUES('BQcmxLyKo02t',40,'3 sell grain 1','48f2f65ded0131d2426e45ff','2026-11-19 08:21:01.326535');
INSERT INTO "moves" VALUES('BQcmxLyKo02t',41,'2 hire','3407706d8d32a33c305051f9','2026-11-19 08:21:01.350147');
INSERT INTO "moves" VALUES('BQcmxLyKo02t',42,'3 sell cheese 1','f972c88640c72f23aaaead9b','2026-11-19 08:21:01.374365');
INSERT INTO "moves" VALUES('BQcmxLyKo02t',43,'2 sell grain 1','28da1477d97963aac52cf181','2026-11-19 08:21:01.398244');
INSERT INTO "moves" VALUES('BQcmxLyKo02t',44,'3 build cow 11.7','efec6d476ca0c67b7fbec940','2026-11-19 08:21:01.439643');
INSERT INTO "moves" VALUES('LBB-gX8_hQV0',0,'2 choose mackenzie','6578dd8c9ba8c59b7709378e','2026-11-19 08:21:01.560092');
INSERT INTO "moves" VALUES('LBB-gX8_hQV0',1,'1 choose robertson','e541e7a42da495ea9dfba88d','2026-11-19 08:21:01.569643');
INSERT INTO "moves" VALUES('LBB-gX8_hQV0',2,'1 build miner 3.5','0cae6f0d62468579a60ade00','2026-11-19 08:21:01.581206');
INSERT INTO "moves" VALUES('LBB-gX8_hQV0',3,'2 build miner 6.3','0d3e734e2f225a92e8248f65','2026-11-19 08:21:01.604829');
INSERT INTO "moves" VALUES('LBB-gX8_hQV0',4,'2 build woodcutter 5.6','f580e6b3186c0647565b3c7e','2026-11-19 08:21:01.631120');
INSERT INTO "moves" VALUES('LBB-gX8_hQV0',5,'1 build miner 12.7','23371cc8a687f8acb59cbd93','2026-11-19 08:21:01.657497');
INSERT INTO "moves" VALUES('LBB-gX8_hQV0',6,'1 buy cheese 1','85d9bb06509fbfacb150086d','2026-11-19 08:21:01.676560');
INSERT INTO "moves" VALUES('LBB-gX8_hQV0',7,'2 build bakery 7.3','999d12079487aee2d28d0aa1','2026-11-19 08:21:01.694322');
INSERT INTO "moves" VALUES('LBB-gX8_hQV0',8,'1 build sheep 12.6','a0b9dc9bf30d0af6c655af11','2026-11-19 08:21:01.716474');
INSERT INTO "moves" VALUES('LBB-gX8_hQV0',9,'2 build sheep 4.5','8b44b510deac63c3eb0785e5','2026-11-19 08:21:01.746366');
INSERT INTO "moves" VALUES('LBB-gX8_hQV0',10,'1 ship','b903e5a587a5334902a3ee59','2026-11-19 08:21:01.766037');
INSERT INTO "moves" VALUES('LBB-gX8_hQV0',11,'2 build bakery 4.4','aaafa2fd19f6fd310ddea8dd','2026-11-19 08:21:01.782698');
INSERT INTO "moves" VALUES('LBB-gX8_hQV0',12,'1 take 12','917bba434b076d0f3a243bc0','2026-11-19 08:21:01.800250');
INSERT INTO "moves" VALUES('LBB-gX8_hQV0',13,'2 take 27','e971335c90ff4051695a6921','2026-11-19 08:21:01.811813');
INSERT INTO "moves" VALUES('LBB-gX8_hQV0',14,'1 build bakery 11.7','090b7f108daef9fdc25d39c5','2026-11-19 08:21:01.826013');
INSERT INTO "moves" VALUES('LBB-gX8_hQV0',15,'2 sell wool 1','25554d06c257f224cbc1795e','2026-11-19 08:21:01.834187');
INSERT INTO "moves" VALUES('LBB-gX8_hQV0',16,'1 sell milk 1','ac2c65da56bc57e4205e64d0','2026-11-19 08:21:01.850580');
INSERT INTO "moves" VALUES('LBB-gX8_hQV0',17,'2 build woodcutter 7.4','96d12980b1a01e318cbc5347','2026-11-19 08:21:01.865875');
INSERT INTO "moves" VALUES('LBB-gX8_hQV0',18,'1 ship','3813df79ee96e2e5266cb748','2026-11-19 08:21:01.873651');
INSERT INTO "moves" VALUES('LBB-gX8_hQV0',19,'2 sell milk 1','70a8f4f2fd3c4a10b1857781','2026-11-19 08:21:01.881102');
INSERT INTO "moves" VALUES('LBB-gX8_hQV0',20,'1 pass','68a59e1e5d45bfe9d542fdf7','2026-11-19 08:21:01.901301');
INSERT INTO "moves" VALUES('LBB-gX8_hQV0',21,'2 ship','0bac1931a2bb36d8fbf4a481','2026-11-19 08:21:01.913705');
INSERT INTO "moves" VALUES('LBB-gX8_hQV0',22,'2 pass','3cd0733c1f2a2e97a8e36cd4','2026-11-19 08:21:01.921481');
INSERT INTO "moves" VALUES('LBB-gX8_hQV0',23,'1 make bread 0 > contract 16 20','c8d676693326354a0003907f','2026-11-19 08:21:01.937939');
INSERT INTO "moves" VALUES('LBB-gX8_hQV0',24,'1 build sheep 3.6','d0f0e000e14f7d47a3ea76b2','2026-11-19 08:21:01.956549');
INSERT INTO "moves" VALUES('LBB-gX8_hQV0',25,'1 bargain wool 2','087e7ef06bd76e3ea982463f','2026-11-19 08:21:01.974210');
INSERT INTO "moves" VALUES('LBB-gX8_hQV0',26,'2 build sheep 4.6','fe438413c8629b3309d84c2e','2026-11-19 08:21:01.998277');
INSERT INTO "moves" VALUES('LBB-gX8_hQV0',27,'2 bargain wool 1','54f088e990de4869baab77b6','2026-11-19 08:21:02.013985');
INSERT INTO "moves" VALUES('LBB-gX8_hQV0',28,'1 build dairy 11.8','3ee0b29a0b1c45609d85720e','2026-11-19 08:21:02.026198');
INSERT INTO "moves" VALUES('LBB-gX8_hQV0',29,'2 build cow 4.3','dc7401f4378b681b237a52f1','2026-11-19 08:21:02.054060');
INSERT INTO "moves" VALUES('LBB-gX8_hQV0',30,'1 pass','96e48be82ca2c95c0dff555e','2026-11-19 08:21:02.089327');
INSERT INTO "moves" VALUES('LBB-gX8_hQV0',31,'2 pass','e2924009a9add929f2e3d3b2','2026-11-19 08:21:02.169347');
INSERT INTO "moves" VALUES('LBB-gX8_hQV0',32,'1 make cheese 1','76df26e6b4814a215994ed39','2026-11-19 08:21:02.176663');
INSERT INTO "moves" VALUES('LBB-gX8_hQV0',33,'1 make bread 1','228f9112365e8e4f626f1d34','2026-11-19 08:21:02.241747');
INSERT INTO "moves" VALUES('LBB-gX8_hQV0',34,'1 buy whisky 2','fe425433e135dafb56c3b644','2026-11-19 08:21:02.291720');
INSERT INTO "moves" VALUES('LBB-gX8_hQV0',35,'2 build distillery 8.2','fb9d4b30de81a9aab69b7dd3','2026-11-19 08:21:02.377136');
INSERT INTO "moves" VALUES('LBB-gX8_hQV0',36,'1 pass','c3a9e36c87be982ca3f50ddc','2026-11-19 08:21:02.424593');
INSERT INTO "moves" VALUES('LBB-gX8_hQV0',37,'2 build sheep 6.2','580975de82d47a4fb047ac43','2026-11-19 08:21:02.432914');
INSERT INTO "moves" VALUES('LBB-gX8_hQV0',38,'2 sell cheese 1','d4c297830c14aa2e7b8044b1','2026-11-19 08:21:02.454670');
INSERT INTO "moves" VALUES('LBB-gX8_hQV0',39,'2 build sheep 8.3','438e70c2a1987b9894f10aad','2026-11-19 08:21:02.476964');
INSERT INTO "moves" VALUES('LBB-gX8_hQV0',40,'2 sell milk 1','12f0e9e01da12e9deffb05d1','2026-11-19 08:21:02.497755');
INSERT INTO "moves" VALUES('LBB-gX8_hQV0',41,'2 ship','b6d6cf8a6fd29542baeaaf75','2026-11-19 08:21:02.528625');
INSERT INTO "moves" VALUES('LBB-gX8_hQV0',42,'2 pass','c1d2481611d9f4240cc21cb7','2026-11-19 08:21:02.558267');
INSERT INTO "moves" VALUES('LBB-gX8_hQV0',43,'1 build cow 2.5','d6234651da6a0ab45d363058','2026-11-19 08:21:02.592886');
INSERT INTO "moves" VALUES('LBB-gX8_hQV0',44,'2 build distillery 8.5','58b2f80f974b04797879af74','2026-11-19 08:21:02.624900');
INSERT INTO "moves" VALUES('LBB-gX8_hQV0',45,'1 build dairy 10.7','49b5bcdc92528efa1d316afd','2026-11-19 08:21:02.659900');
INSERT INTO "moves" VALUES('LBB-gX8_hQV0',46,'2 build miner 5.8','32385ccdad34f351bb8e151d','2026-11-19 08:21:02.700567');
INSERT INTO "moves" VALUES('LBB-gX8_hQV0',47,'1 technology woodcutter','d41b22016c4c52c1a482bdf7','2026-11-19 08:21:02.740083');
INSERT INTO "moves" VALUES('LBB-gX8_hQV0',48,'2 sell wool 2','78b80ea8c7bd976297bee1fa','2026-11-19 08:21:02.775995');
INSERT INTO "moves" VALUES('LBB-gX8_hQV0',49,'1 sell cheese 2','850ff045d02eeaa5c69a5b7e','2026-11-19 08:21:02.820183');
INSERT INTO "moves" VALUES('LBB-gX8_hQV0',50,'2 build bakery 6.7','1a3f3f5c6f2f4f77d22d5ba8','2026-11-19 08:21:02.862715');
INSERT INTO "moves" VALUES('LBB-gX8_hQV0',51,'1 build dairy 10.8','e207a17c36db0e41e8d617d5','2026-11-19 08:21:02.898244');
INSERT INTO "moves" VALUES('LBB-gX8_hQV0',52,'2 pass','b038630976b7d6610e531902','2026-11-19 08:21:02.936603');
INSERT INTO "moves" VALUES('LBB-gX8_hQV0',53,'1 pass','01607f1034c79207c97e7e38','2026-11-19 08:21:02.964094');
INSERT INTO "moves" VALUES('LBB-gX8_hQV0',54,'1 make cheese 0','8f637af7d2c13fc7aa779d75','2026-11-19 08:21:02.996932');
INSERT INTO "moves" VALUES('LBB-gX8_hQV0',55,'2 build field 2.2','0cd1c838a57adb9e7833a473','2026-11-19 08:21:03.031955');
INSERT INTO "moves" VALUES('LBB-gX8_hQV0',56,'2 done','864f61c294d567ce631d52c6','2026-11-19 08:21:03.055763');
INSERT INTO "moves" VALUES('LBB-gX8_hQV0',57,'1 buy whisky 1','26068e8e38e3a6d4fd74d725','2026-11-19 08:21:03.084814');
INSERT INTO "moves" VALUES('LBB-gX8_hQV0',58,'2 build cow 7.2','be33544928da87d3b1382d75','2026-11-19 08:21:03.112222');
INSERT INTO "moves" VALUES('LBB-gX8_hQV0',59,'2 done','5ac65dc144b5f1c34b7e53a2','2026-11-19 08:21:03.131671');
INSERT INTO "moves" VALUES('LBB-gX8_hQV0',60,'1 build dairy 9.8','64da3dd42183b0ca9b0e31aa','2026-11-19 08:21:03.168346');
INSERT INTO "moves" VALUES('LBB-gX8_hQV0',61,'2 sell milk 1','0e090e084003c66b57908ad7','2026-11-19 08:21:03.195900');
INSERT INTO "moves" VALUES('LBB-gX8_hQV0',62,'2 port 8','23aaa621d1110232790783d0','2026-11-19 08:21:03.219869');
INSERT INTO "moves" VALUES('LBB-gX8_hQV0',63,'1 sell bread 1','0b63169a85041b538d1d6796','2026-11-19 08:21:03.247222');
INSERT INTO "moves" VALUES('LBB-gX8_hQV0',64,'2 build bakery 9.5','8d718e93acae9e9c21918841','2026-11-19 08:21:03.268316');
INSERT INTO "moves" VALUES('LBB-gX8_hQV0',65,'1 build sheep 2.6','0c0f2d48f1417c9f8737c86c','2026-11-19 08:21:03.304000');
INSERT INTO "moves" VALUES('LBB-gX8_hQV0',66,'2 sell milk 1','1c8442991bb502b29a446472','2026-11-19 08:21:03.332189');
INSERT INTO "moves" VALUES('LBB-gX8_hQV0',67,'1 pass','5f12d1ecd7d3fd5a878d2abe','2026-11-19 08:21:03.367690');
INSERT INTO "moves" VALUES('LBB-gX8_hQV0',68,'2 pass','aaa7d12668943a8670534f47','2026-11-19 08:21:03.401358');
INSERT INTO "moves" VALUES('LBB-gX8_hQV0',69,'1 make cheese 2','1e62d314d31fa7c20b3c2a71','2026-11-19 08:21:03.442083');
INSERT INTO "moves" VALUES('xqivrR-z9mvR',0,'2 take robert_i','15c6118a8e074e201e20d048','2026-11-19 08:21:03.533640');
INSERT INTO "moves" VALUES('xqivrR-z9mvR',1,'2 claim brodie > tile loch_lochy','725983196bc8b52d01921822','2026-11-19 08:21:03.572319');
INSERT INTO "moves" VALUES('xqivrR-z9mvR',2,'1 take lochridge','2d0797126a502c92c054c866','2026-11-19 08:21:03.599973');
INSERT INTO "moves" VALUES('xqivrR-z9mvR',3,'1 lay 1.1','9e4460db12bdf61e48292cd5','2026-11-19 08:21:03.628020');
INSERT INTO "moves" VALUES('xqivrR-z9mvR',4,'1 done > tile butcher; die 2; tile corrennie applecross','2d68f215e93ecd6f98b9efe1','2026-11-19 08:21:03.656622');
INSERT INTO "moves" VALUES('xqivrR-z9mvR',5,'1 take castle_stalker','079cc7dca8dbeb17d520cc31','2026-11-19 08:21:03.700859');
INSERT INTO "moves" VALUES('xqivrR-z9mvR',6,'1 lay -1.0','bedfd3d110721ab14a276497','2026-11-19 08:21:03.734161');
INSERT INTO "moves" VALUES('xqivrR-z9mvR',7,'1 activate -1.0','ceb81898c2e9ded4915eb38e','2026-11-19 08:21:03.763983');
INSERT INTO "moves" VALUES('xqivrR-z9mvR',8,'1 done > tile glen_mhor; die 2; tile somerled halkirk; die 1; tile rothiemurchus','600481608d3e9666da63dcca','2026-11-19 08:21:03.788126');
INSERT INTO "moves" VALUES('xqivrR-z9mvR',9,'2 take edradour','015b27b707636a7e99935f14','2026-11-19 08:21:03.811793');
INSERT INTO "moves" VALUES('xqivrR-z9mvR',10,'2 lay -1.0','7f9d552b90fcd5dc22cfd40e','2026-11-19 08:21:03.840446');
INSERT INTO "moves" VALUES('xqivrR-z9mvR',11,'2 activate 0.0','f1791bf111f82c4c37f32e26','2026-11-19 08:21:03.871808');
INSERT INTO "moves" VALUES('xqivrR-z9mvR',12,'2 walk 0.0 e','87116e963f744e02e8e419c1','2026-11-19 08:21:03.899748');
INSERT INTO "moves" VALUES('xqivrR-z9mvR',13,'2 activate -1.0','37aab672922f32d99c46eed1','2026-11-19 08:21:03.927826');
INSERT INTO "moves" VALUES('xqivrR-z9mvR',14,'2 done > tile donan_castle','0c991fb5db8e4eece6b4709e','2026-11-19 08:21:03.960983');
INSERT INTO "moves" VALUES('xqivrR-z9mvR',15,'1 take rothiemurchus','b29c9a59e9079e2f951afee8','2026-11-19 08:21:03.991871');
INSERT INTO "moves" VALUES('xqivrR-z9mvR',16,'1 lay -1.1','d82cb100f512c04f8ace75e5','2026-11-19 08:21:04.024087');
INSERT INTO "moves" VALUES('xqivrR-z9mvR',17,'1 done > tile duart_castle; die 2; tile plockton','1f83bbb3ea0e015150e9433a','2026-11-19 08:21:04.045051');
INSERT INTO "moves" VALUES('xqivrR-z9mvR',18,'2 take somerled','42c531cc9e002da2e4e8839d','2026-11-19 08:21:04.069130');
INSERT INTO "moves" VALUES('xqivrR-z9mvR',19,'2 claim macleod','4c18d857f1f97059be277baa','2026-11-19 08:21:04.091842');
INSERT INTO "moves" VALUES('xqivrR-z9mvR',20,'2 done > tile abernethy glen_affric; die 1; tile kingussie; die 3; tile loch_shiel luing dingwall_market; die 2; tile john_knox','cc15bf5191b5bb538907d3d1','2026-11-19 08:21:04.109200');
INSERT INTO "moves" VALUES('xqivrR-z9mvR',21,'2 take plockton','ce6a7c5d6bcabed253c24570','2026-11-19 08:21:04.133273');
INSERT INTO "moves" VALUES('xqivrR-z9mvR',22,'2 sell barley -1.0','c98caf01193186dee5c32104','2026-11-19 08:21:04.159879');
INSERT INTO "moves" VALUES('xqivrR-z9mvR',23,'2 lay 1.-1','8fc5cb92041c7c3bb5fb61b6','2026-11-19 08:21:04.178507');
INSERT INTO "moves" VALUES('xqivrR-z9mvR',24,'2 activate 1.-1','e6ef6220def448bfd6a3e4cc','2026-11-19 08:21:04.210004');
INSERT INTO "moves" VALUES('xqivrR-z9mvR',25,'2 walk 1.0 w','244e61e389494e163906a3d9','2026-11-19 08:21:04.232705');
INSERT INTO "moves" VALUES('xqivrR-z9mvR',26,'2 activate 1.0','d3a5afe93342bf58b44194c1','2026-11-19 08:21:04.254413');
INSERT INTO "moves" VALUES('xqivrR-z9mvR',27,'2 done > tile pulteney mary_stuart','a80e6611ce4339b6f01660a9','2026-11-19 08:21:04.276901');
INSERT INTO "moves" VALUES('xqivrR-z9mvR',28,'1 take abernethy','cd21ef42510360222228098f','2026-11-19 08:21:04.299966');
INSERT INTO "moves" VALUES('xqivrR-z9mvR',29,'1 lay 0.-1','b612ad7426b3990d10c5bf8a','2026-11-19 08:21:04.317008');
INSERT INTO "moves" VALUES('xqivrR-z9mvR',30,'1 activate 1.0','559e0959b63cf6a2170c7b31','2026-11-19 08:21:04.361479');
INSERT INTO "moves" VALUES('xqivrR-z9mvR',31,'1 walk 0.0 ne','b855448eb7822d4a42fa941e','2026-11-19 08:21:04.385125');
INSERT INTO "moves" VALUES('xqivrR-z9mvR',32,'1 activate 0.-1','ff1da3fe61518c12d8ca9dd3','2026-11-19 08:21:04.408168');
INSERT INTO "moves" VALUES('xqivrR-z9mvR',33,'1 activate -1.0','ddef21da2bbcb854ed460c02','2026-11-19 08:21:04.431861');
INSERT INTO "moves" VALUES('xqivrR-z9mvR',34,'1 activate 0.0','349c21c4ff3e8d21957f9a33','2026-11-19 08:21:04.468081');
INSERT INTO "moves" VALUES('xqivrR-z9mvR',35,'1 walk 1.1 s','d2e06c038020965f3877b3f3','2026-11-19 08:21:04.497219');
INSERT INTO "moves" VALUES('xqivrR-z9mvR',36,'1 walk 1.0 sw','725bf916a7220543c337c5f0','2026-11-19 08:21:04.529310');
INSERT INTO "moves" VALUES('xqivrR-z9mvR',37,'1 done > tile black_isle; die 1; tile easdale; die 1; tile bridge_of_orchy','ca500937a676f5ec6842c90b','2026-11-19 08:21:04.552779');
INSERT INTO "moves" VALUES('xqivrR-z9mvR',38,'2 take loch_shiel','608164d4c6ad2e3fa4897f6e','2026-11-19 08:21:04.588297');
INSERT INTO "moves" VALUES('xqivrR-z9mvR',39,'2 lay 2.0','dff25140054cadebdad5dd84','2026-11-19 08:21:04.612212');
INSERT INTO "moves" VALUES('EPli3-x821Td',0,'3 take inshriach','a25d7a2ccf9e98d7e8cfe301','2026-11-19 08:21:04.720292');
INSERT INTO "moves" VALUES('EPli3-x821Td',1,'3 lay 0.1','a48b50db4eff5c3fbe60b854','2026-11-19 08:21:04.759077');
INSERT INTO "moves" VALUES('EPli3-x821Td',2,'3 activate 0.0','960339f5d0ce3c6593e8a08c','2026-11-19 08:21:04.795346');
INSERT INTO "moves" VALUES('EPli3-x821Td',3,'3 done > tile halkirk','031ff2e3654e36aef9d3b2df','2026-11-19 08:21:04.835436');
INSERT INTO "moves" VALUES('EPli3-x821Td',4,'3 free peggy_mcwander','d52790bd1ca6ec6e00158563','2026-11-19 08:21:04.853671');
INSERT INTO "moves" VALUES('EPli3-x821Td',5,'2 take laich_of_moray','6c1d261de54225f409286992','2026-11-19 08:21:04.873163');
INSERT INTO "moves" VALUES('EPli3-x821Td',6,'2 lay -1.0','0ac76792c5e844c7e6743e6f','2026-11-19 08:21:04.886550');
INSERT INTO "moves" VALUES('EPli3-x821Td',7,'2 activate 0.0','20b7818d053f3e8134725ed4','2026-11-19 08:21:04.905771');
INSERT INTO "moves" VALUES('EPli3-x821Td',8,'2 walk 0.0 e','f1210090742de2d47b2eced1','2026-11-19 08:21:04.930481');
INSERT INTO "moves" VALUES('EPli3-x821Td',9,'2 activate -1.0','2183892c0ebb7c3f8ffde696','2026-11-19 08:21:04.947899');
INSERT INTO "moves" VALUES('EPli3-x821Td',10,'2 sell barley -1.0 > tile loch_lochy','af8bb7238a9c4829f750f01e','2026-11-19 08:21:04.979957');
INSERT INTO "moves" VALUES('EPli3-x821Td',11,'2 done','84a5a45dd766731c9db5c596','2026-11-19 08:21:04.986452');
INSERT INTO "moves" VALUES('EPli3-x821Td',12,'1 take ballachulish','d80b5a9d83b78bca8971bf5c','2026-11-19 08:21:04.992981');
INSERT INTO "moves" VALUES('EPli3-x821Td',13,'1 lay -1.0','73e48c56fbbf56c21d6dacac','2026-11-19 08:21:04.999008');
INSERT INTO "moves" VALUES('EPli3-x821Td',14,'1 activate 0.0','c48255bffc7d5f857bd7d1d6','2026-11-19 08:21:05.005114');
INSERT INTO "moves" VALUES('EPli3-x821Td',15,'1 walk 0.0 w','ffd3a22177e730bf87bf46b4','2026-11-19 08:21:05.011767');
INSERT INTO "moves" VALUES('EPli3-x821Td',16,'1 done > tile edradour','5aa7acf38b3a76cc93e2ff0c','2026-11-19 08:21:05.017775');
INSERT INTO "moves" VALUES('EPli3-x821Td',17,'1 done','cf1c1389aef1a49424d753d0','2026-11-19 08:21:05.023170');
INSERT INTO "moves" VALUES('EPli3-x821Td',18,'3 levy maclean 2','9e3e4e24d6f26f5539926fb3','2026-11-19 08:21:05.053180');
INSERT INTO "moves" VALUES('EPli3-x821Td',19,'3 take lochridge','cdb36f2383a2923218e421e0','2026-11-19 08:21:05.096453');
INSERT INTO "moves" VALUES('EPli3-x821Td',20,'3 lay 1.-1','5be6be083fdcc6584f5232db','2026-11-19 08:21:05.132934');
INSERT INTO "moves" VALUES('EPli3-x821Td',21,'3 activate 1.-1','d0308ddaf92cf0ba61f598b7','2026-11-19 08:21:05.168368');
INSERT INTO "moves" VALUES('EPli3-x821Td',22,'3 levy macdonald 1','68912a02b298fc30e44928f2','2026-11-19 08:21:05.219321');
INSERT INTO "moves" VALUES('EPli3-x821Td',23,'3 sell cattle 1.-1','e562706e19e1295e5d72f43b','2026-11-19 08:21:05.256526');
INSERT INTO "moves" VALUES('EPli3-x821Td',24,'3 activate 1.0','15d6303b8dfc4ff13f385812','2026-11-19 08:21:05.304255');
INSERT INTO "moves" VALUES('EPli3-x821Td',25,'3 walk 0.0 e','b7ef79eca99f612db4155a7b','2026-11-19 08:21:05.324927');
INSERT INTO "moves" VALUES('EPli3-x821Td',26,'3 done > tile robert_i','93e47bb89aaadb4db65628b7','2026-11-19 08:21:05.391459');
INSERT INTO "moves" VALUES('EPli3-x821Td',27,'3 done','92e0cc62287d3ee90fd68d91','2026-11-19 08:21:05.417481');
INSERT INTO "moves" VALUES('EPli3-x821Td',28,'2 take lammermuir','3a74a479aadde10df286aee9','2026-11-19 08:21:05.451716');
INSERT INTO "moves" VALUES('EPli3-x821Td',29,'2 lay 0.1','56e2486971634f61fab184ee','2026-11-19 08:21:05.484649');
INSERT INTO "moves" VALUES('EPli3-x821Td',30,'2 done > tile butcher','bc58c4ccd9a7214c98d5e9a7','2026-11-19 08:21:05.528109');
INSERT INTO "moves" VALUES('EPli3-x821Td',31,'2 done','c488bcc2b495a6bec4c36b5d','2026-11-19 08:21:05.564058');
INSERT INTO "moves" VALUES('EPli3-x821Td',32,'1 take somerled','94cec4cf4968309f63e5c603','2026-11-19 08:21:05.628784');
INSERT INTO "moves" VALUES('EPli3-x821Td',33,'1 claim maclean > tile william_wallace','049ccfd8194468833d54dcda','2026-11-19 08:21:05.656220');
INSERT INTO "moves" VALUES('EPli3-x821Td',34,'1 free bruce_mcmail','40a103444dbed06277ad4e32','2026-11-19 08:21:05.669432');
INSERT INTO "moves" VALUES('EPli3-x821Td',35,'3 take butcher','b5f862d82090095e5731abd7','2026-11-19 08:21:05.688905');
INSERT INTO "moves" VALUES('EPli3-x821Td',36,'3 lay 0.-1','160704c0b5fd8fce32d9a83d','2026-11-19 08:21:05.726324');
INSERT INTO "moves" VALUES('EPli3-x821Td',37,'3 activate 0.-1','464c5c284368119927b0d34a','2026-11-19 08:21:05.768881');
INSERT INTO "moves" VALUES('EPli3-x821Td',38,'3 way 1','15244fa1c100ef5d5c1489e7','2026-11-19 08:21:05.796324');
INSERT INTO "moves" VALUES('EPli3-x821Td',39,'3 buy cattle','6619a03b6cfcb30169e94cbb','2026-11-19 08:21:05.823633');
INSERT INTO "moves" VALUES('EPli3-x821Td',40,'3 activate 0.0','2a0f2c7e6c3d0d8963928b8c','2026-11-19 08:21:05.840549');
INSERT INTO "moves" VALUES('EPli3-x821Td',41,'3 walk 1.0 sw','9cd35d51e618aa27d668ef9f','2026-11-19 08:21:05.866468');
INSERT INTO "moves" VALUES('EPli3-x821Td',42,'3 activate 1.0','04f32d106f529073b9626256','2026-11-19 08:21:05.896831');
INSERT INTO "moves" VALUES('EPli3-x821Td',43,'3 activate 1.-1','dd5332e366aa94fd645cc632','2026-11-19 08:21:05.925590');
INSERT INTO "moves" VALUES('EPli3-x821Td',44,'1 mail cattle','eef425a52f93cb448fa6a57e','2026-11-19 08:21:05.952618');
INSERT INTO "moves" VALUES('EPli3-x821Td',45,'1 put cattle -1.0','b77d8e253975e6f7f0d19d79','2026-11-19 08:21:05.971943');
INSERT INTO "moves" VALUES('EPli3-x821Td',46,'3 walk 0.-1 e > tile castle_stalker','0f930eebf19fb5a0b5fe60a5','2026-11-19 08:21:06.017531');
INSERT INTO "moves" VALUES('EPli3-x821Td',47,'2 take robert_i','57d95e8089e746957eba0939','2026-11-19 08:21:06.057135');
INSERT INTO "moves" VALUES('EPli3-x821Td',48,'2 claim sutherland > tile glen_mhor','cfb271256dd752c1023f5c84','2026-11-19 08:21:06.092261');
INSERT INTO "moves" VALUES('EPli3-x821Td',49,'1 take edradour','19d5c892ca12fb3b2a734030','2026-11-19 08:21:06.116164');
INSERT INTO "moves" VALUES('EPli3-x821Td',50,'1 sell cattle -1.0','f1276500204fc357b29efada','2026-11-19 08:21:06.137267');
INSERT INTO "moves" VALUES('EPli3-x821Td',51,'1 lay -2.0','5ff126004f91ebbd01b9fd36','2026-11-19 08:21:06.160941');
INSERT INTO "moves" VALUES('EPli3-x821Td',52,'1 activate -2.0','b7d521a7e4d58bc0a684ec05','2026-11-19 08:21:06.201032');
INSERT INTO "moves" VALUES('EPli3-x821Td',53,'1 done > tile donan_castle glen_affric; mobster mike_mccastle sibyl_macsponge; tile bridge_of_orchy loch_shiel black_isle mary_stuart kingussie','acfa624243c79a76a02b5847','2026-11-19 08:21:06.244238');
INSERT INTO "moves" VALUES('EPli3-x821Td',54,'1 bribe sibyl_macsponge','8427e671563ec0cc7cd55efc','2026-11-19 08:21:06.271900');
INSERT INTO "moves" VALUES('EPli3-x821Td',55,'1 take william_wallace','2b7c4708c928c61a203e145c','2026-11-19 08:21:06.297510');
INSERT INTO "moves" VALUES('EPli3-x821Td',56,'1 claim munro','31690d3200f3b566ba2445cc','2026-11-19 08:21:06.340008');
INSERT INTO "moves" VALUES('EPli3-x821Td',57,'1 fetch rothiemurchus','77f5b76b5553bbef6d6ec5f6','2026-11-19 08:21:06.388971');
INSERT INTO "moves" VALUES('EPli3-x821Td',58,'1 lay -2.1','4bed304c637d4a33b75e3264','2026-11-19 08:21:06.460245');
INSERT INTO "moves" VALUES('EPli3-x821Td',59,'1 activate -2.1','198856e59989a6fa175ebce4','2026-11-19 08:21:06.493571');
INSERT INTO "moves" VALUES('HGH1wUWnXZEt',0,'2 take ballachulish','a332c1ff52f05061430fb721','2026-11-19 08:21:06.622830');
INSERT INTO "moves" VALUES('HGH1wUWnXZEt',1,'2 lay -1.0','319b0697fca6ef65e015a7a8','2026-11-19 08:21:06.663895');
INSERT INTO "moves" VALUES('HGH1wUWnXZEt',2,'2 done > tile edradour','5e082bca11a0b9f9d89f8051','2026-11-19 08:21:06.689326');
INSERT INTO "moves" VALUES('HGH1wUWnXZEt',3,'1 take edradour','cf2d72f8ab825f436eeddbb7','2026-11-19 08:21:06.732841');
INSERT INTO "moves" VALUES('HGH1wUWnXZEt',4,'1 lay -1.0','e9edaf870b43d94ff54498ce','2026-11-19 08:21:06.784867');
INSERT INTO "moves" VALUES('HGH1wUWnXZEt',5,'1 done > tile butcher; die 1; tile robert_i; die 2; tile william_wallace','e7755d912abab81349b0b030','2026-11-19 08:21:06.811331');
INSERT INTO "moves" VALUES('HGH1wUWnXZEt',6,'2 take rothiemurchus','363023b1b320e3929f60c578','2026-11-19 08:21:06.837100');
INSERT INTO "moves" VALUES('HGH1wUWnXZEt',7,'2 lay 1.1','1526cbf8cbbb2289b1942e7a','2026-11-19 08:21:06.864228');
INSERT INTO "moves" VALUES('HGH1wUWnXZEt',8,'2 activate 0.0','162a9a6be413630f51a6ef81','2026-11-19 08:21:06.960553');
INSERT INTO "moves" VALUES('HGH1wUWnXZEt',9,'2 activate 1.1','062b0539212d120cd31aa62c','2026-11-19 08:21:07.056485');
INSERT INTO "moves" VALUES('HGH1wUWnXZEt',10,'2 walk 0.0 w','cb914888c222e710c9907330','2026-11-19 08:21:07.077080');
INSERT INTO "moves" VALUES('HGH1wUWnXZEt',11,'2 sell wood 1.1','f1aa10c587e0f8536dac485c','2026-11-19 08:21:07.089715');
INSERT INTO "moves" VALUES('HGH1wUWnXZEt',12,'2 activate 1.0','589ec99284c2d8fe13bb378f','2026-11-19 08:21:07.101172');
INSERT INTO "moves" VALUES('HGH1wUWnXZEt',13,'2 done > tile loch_lochy applecross; die 1; tile glen_mhor; die 2; tile dornie castle_stalker; die 1; tile mary_stuart; die 3; tile loch_shiel','d479a39679f08c0aea5b6bd8','2026-11-19 08:21:07.108830');
INSERT INTO "moves" VALUES('HGH1wUWnXZEt',14,'2 take mary_stuart','d07084fc91922027b1f8ba75','2026-11-19 08:21:07.124865');
INSERT INTO "moves" VALUES('HGH1wUWnXZEt',15,'2 claim maclean > tile dingwall_market plockton','7ffd7d31af794e20af27d928','2026-11-19 08:21:07.151993');
INSERT INTO "moves" VALUES('HGH1wUWnXZEt',16,'1 take dornie','1e0a383fbfad75c621d9fb40','2026-11-19 08:21:07.185588');
INSERT INTO "moves" VALUES('HGH1wUWnXZEt',17,'1 lay -1.1','0673a2450b90387b53d031f6','2026-11-19 08:21:07.239952');
INSERT INTO "moves" VALUES('HGH1wUWnXZEt',18,'1 activate 0.0','59f206234c88a613584a911a','2026-11-19 08:21:07.258051');
INSERT INTO "moves" VALUES('HGH1wUWnXZEt',19,'1 activate -1.0','7bb7bc439599f093615a5e27','2026-11-19 08:21:07.281774');
INSERT INTO "moves" VALUES('HGH1wUWnXZEt',20,'1 sell barley -1.0','d5b9448bb3a176496287c4fe','2026-11-19 08:21:07.307882');
INSERT INTO "moves" VALUES('HGH1wUWnXZEt',21,'1 walk 0.0 nw','85182075996b4985a6f937ee','2026-11-19 08:21:07.334448');
INSERT INTO "moves" VALUES('HGH1wUWnXZEt',22,'1 activate -1.1','f15b21533c0ca47ecaa81024','2026-11-19 08:21:07.424185');
INSERT INTO "moves" VALUES('HGH1wUWnXZEt',23,'1 walk -1.1 se > tile duart_castle james_iv; die 3; tile inverness easdale bridge_of_orchy; die 2; tile north_ronaldsay glen_affric','c2444fff8a1e5432ccfd6ce9','2026-11-19 08:21:07.457593');
INSERT INTO "moves" VALUES('HGH1wUWnXZEt',24,'1 take bridge_of_orchy','39bd5b7ace2a0558b5b11eaa','2026-11-19 08:21:07.479815');
INSERT INTO "moves" VALUES('HGH1wUWnXZEt',25,'1 lay -2.0','4c680321467c0186eb8b98ee','2026-11-19 08:21:07.493146');
INSERT INTO "moves" VALUES('HGH1wUWnXZEt',26,'1 activate -1.1','c1ce63f9d7bcba095214b664','2026-11-19 08:21:07.515898');
INSERT INTO "moves" VALUES('HGH1wUWnXZEt',27,'1 walk 0.0 e','148e806a95cd123f365363ba','2026-11-19 08:21:07.540415');
INSERT INTO "moves" VALUES('HGH1wUWnXZEt',28,'1 activate -1.0 > tile kingussie; die 1; tile john_knox','ea435f42b76fd72787fd6d18','2026-11-19 08:21:07.565070');
INSERT INTO "moves" VALUES('HGH1wUWnXZEt',29,'2 take james_iv','dacc24977b24a29d60238385','2026-11-19 08:21:07.580781');
INSERT INTO "moves" VALUES('HGH1wUWnXZEt',30,'2 claim cameron','fd9748e81174d895b15a6861','2026-11-19 08:21:07.599830');
INSERT INTO "moves" VALUES('HGH1wUWnXZEt',31,'2 done > tile abernethy; die 1; tile luing; die 1; tile black_isle; die 2; tile pulteney loch_ness','d3975fbbef33311aeece19d4','2026-11-19 08:21:07.616838');
INSERT INTO "moves" VALUES('HGH1wUWnXZEt',32,'2 take john_knox','c6faa57412c196fda8bcb4c7','2026-11-19 08:21:07.634753');
INSERT INTO "moves" VALUES('HGH1wUWnXZEt',33,'2 claim macleod > tile finlaggan; die 2; tile kirkwall glenlochy','5176d0a9c0354dc7752cbc2a','2026-11-19 08:21:07.651625');
INSERT INTO "moves" VALUES('HGH1wUWnXZEt',34,'1 take kingussie','4832635383ac169111cbc18b','2026-11-19 08:21:07.700030');
INSERT INTO "moves" VALUES('HGH1wUWnXZEt',35,'1 sell barley -1.0','5ebb44506fecdbdc3e7401ac','2026-11-19 08:21:07.722561');
INSERT INTO "moves" VALUES('HGH1wUWnXZEt',36,'1 lay 2.0','c2aefe4eb8058ee529aed6ec','2026-11-19 08:21:07.744772');
INSERT INTO "moves" VALUES('HGH1wUWnXZEt',37,'1 activate 1.0','a9ac7c5ec32b44c90269345d','2026-11-19 08:21:07.764692');
INSERT INTO "moves" VALUES('HGH1wUWnXZEt',38,'1 walk -1.1 sw','227f44c0e95124324c904a6f','2026-11-19 08:21:07.783717');
INSERT INTO "moves" VALUES('HGH1wUWnXZEt',39,'1 done > tile carse_of_gowrie; die 1; tile millburn; die 1; tile portree','194e1534509cda521e6a2f56','2026-11-19 08:21:07.804645');
INSERT INTO "moves" VALUES('HGH1wUWnXZEt',40,'1 take kirkwall','4237b72485cb1740c404837f','2026-11-19 08:21:07.892406');
INSERT INTO "moves" VALUES('HGH1wUWnXZEt',41,'1 lay -1.-1','c660fc3ddd568922f406babe','2026-11-19 08:21:08.001332');
INSERT INTO "moves" VALUES('HGH1wUWnXZEt',42,'1 done > tile grassmarket','03653719a4a87866272e2fe9','2026-11-19 08:21:08.028199');
INSERT INTO "moves" VALUES('HGH1wUWnXZEt',43,'2 take black_isle','009dabc400bfa11713c11c46','2026-11-19 08:21:08.047866');
INSERT INTO "moves" VALUES('HGH1wUWnXZEt',44,'2 lay 0.-1','ea3ff97054b81714572cae5c','2026-11-19 08:21:08.204717');
INSERT INTO "moves" VALUES('HGH1wUWnXZEt',45,'2 activate 0.0','aaf16c67da869f9c6423d0b7','2026-11-19 08:21:08.404058');
INSERT INTO "moves" VALUES('HGH1wUWnXZEt',46,'2 walk -1.0 se','399bb11f90b8c7be4454c6a8','2026-11-19 08:21:08.439316');
INSERT INTO "moves" VALUES('HGH1wUWnXZEt',47,'2 activate 1.0','4dac844441a36782b43b8d7c','2026-11-19 08:21:08.466338');
INSERT INTO "moves" VALUES('HGH1wUWnXZEt',48,'2 activate 0.-1','523ccb19e51623f6f974f260','2026-11-19 08:21:08.527810');
INSERT INTO "moves" VALUES('HGH1wUWnXZEt',49,'2 activate -1.0','98c2dcc237b14e78a17bf7aa','2026-11-19 08:21:08.569140');
INSERT INTO "moves" VALUES('HGH1wUWnXZEt',50,'2 sell stone -1.0','9f3c6bc1d8b8af1091e6f32a','2026-11-19 08:21:08.580799');
INSERT INTO "moves" VALUES('HGH1wUWnXZEt',51,'2 walk 0.-1 n > tile atholl; die 1; tile kingshouse; die 1; tile tomintoul','d28d9b6b64b6f9f7e3523367','2026-11-19 08:21:08.594008');
INSERT INTO "moves" VALUES('HGH1wUWnXZEt',52,'2 take finlaggan','a83f68ec4d12e7ef60c22c6f','2026-11-19 08:21:08.606263');
INSERT INTO "moves" VALUES('HGH1wUWnXZEt',53,'2 lay -1.-1','01d7a30f263aee5430965792','2026-11-19 08:21:08.628219');
INSERT INTO "moves" VALUES('HGH1wUWnXZEt',54,'2 activate 0.0','169fbe2f389e65c4b5163757','2026-11-19 08:21:08.648586');
INSERT INTO "moves" VALUES('HGH1wUWnXZEt',55,'2 done > tile armadale_castle; die 1; tile beauly; die 1; tile flora_macdonald','a76fbfea9d9b7bfd4c04e392','2026-11-19 08:21:08.709334');
INSERT INTO "moves" VALUES('HGH1wUWnXZEt',56,'2 take carse_of_gowrie','c9ddbbbb55e3ca38907b092a','2026-11-19 08:21:08.740235');
INSERT INTO "moves" VALUES('HGH1wUWnXZEt',57,'2 lay -1.1','d911c265d3c4e299f2321c57','2026-11-19 08:21:08.926611');
INSERT INTO "moves" VALUES('HGH1wUWnXZEt',58,'2 activate -1.0','c0c610738120bb61bf3d225c','2026-11-19 08:21:08.967937');
INSERT INTO "moves" VALUES('HGH1wUWnXZEt',59,'2 done > tile adam_smith','b1c418ef2e41731ba032e087','2026-11-19 08:21:09.003168');
INSERT INTO "moves" VALUES('HGH1wUWnXZEt',60,'1 take atholl','dd686b0e3f73f762376cbd5b','2026-11-19 08:21:09.250149');
INSERT INTO "moves" VALUES('HGH1wUWnXZEt',61,'1 lay -3.0','4b6b123a74c5795453320551','2026-11-19 08:21:09.274097');
INSERT INTO "moves" VALUES('HGH1wUWnXZEt',62,'1 gain stone','c3cf104cef6df479153ebbb7','2026-11-19 08:21:09.296348');
INSERT INTO "moves" VALUES('HGH1wUWnXZEt',63,'1 activate -3.0','101b9834c8b34e985caaeeb5','2026-11-19 08:21:09.324343');
INSERT INTO "moves" VALUES('HGH1wUWnXZEt',64,'1 gain barley','9dc1e0e4648346abd8c4603f','2026-11-19 08:21:09.345318');
INSERT INTO "moves" VALUES('HGH1wUWnXZEt',65,'1 sell stone -3.0 > tile rob_roy_macgregor; die 2; tile angus_glens','e8f87de1e9ece519e962e11c','2026-11-19 08:21:09.384640');
INSERT INTO "moves" VALUES('HGH1wUWnXZEt',66,'2 take tomintoul','f33c0eed8bfac75ebf0ffeab','2026-11-19 08:21:09.429289');
INSERT INTO "moves" VALUES('HGH1wUWnXZEt',67,'2 pay stone -1.0','a4bf298e6b4c89ab584f15ac','2026-11-19 08:21:09.503536');
INSERT INTO "moves" VALUES('HGH1wUWnXZEt',68,'2 lay 0.1','756f7591ba8ee5a554ca3325','2026-11-19 08:21:09.547997');
INSERT INTO "moves" VALUES('HGH1wUWnXZEt',69,'2 done > tile the_end merchant_city; die 2; tile loch_morar castle_moil','5e22d3ae9171296caec54963','2026-11-19 08:21:09.556779');
INSERT INTO "moves" VALUES('HGH1wUWnXZEt',70,'1 end > tile rannoch; die 1; tile conan_doyle','37f88979ff02af55a109aad6','2026-11-19 08:21:09.563163');
INSERT INTO "moves" VALUES('HGH1wUWnXZEt',71,'2 take castle_moil','a5ef3196d71e9f3d23fe7065','2026-11-19 08:21:09.568932');
INSERT INTO "moves" VALUES('HGH1wUWnXZEt',72,'2 lay 0.2','d660e570744eacd933b49335','2026-11-19 08:21:09.574661');
INSERT INTO "moves" VALUES('HGH1wUWnXZEt',73,'2 done > tile walter_scott','5325b5ee3aef12d2a6438942','2026-11-19 08:21:09.581551');
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
CREATE TABLE offered_values (
	commitment VARCHAR(64) NOT NULL, 
	value VARCHAR(64) NOT NULL, 
	made DATETIME NOT NULL, 
	PRIMARY KEY (commitment)
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
CREATE TABLE "reports" (
	id INTEGER NOT NULL, 
	table_id VARCHAR(16), 
	user_id INTEGER NOT NULL, 
	text VARCHAR(500) NOT NULL, 
	made DATETIME NOT NULL, 
	about_id INTEGER, 
	quote VARCHAR(500) DEFAULT '' NOT NULL, 
	settled DATETIME, 
	PRIMARY KEY (id), 
	CONSTRAINT reports_about FOREIGN KEY(about_id) REFERENCES users (id), 
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
INSERT INTO "seats" VALUES('BQcmxLyKo02t',0,'person','Ann',1,'','','',0,'',0);
INSERT INTO "seats" VALUES('BQcmxLyKo02t',1,'person','Bob',1,'','','',0,'',0);
INSERT INTO "seats" VALUES('BQcmxLyKo02t',2,'person','Cat',1,'','','',0,'',0);
INSERT INTO "seats" VALUES('LBB-gX8_hQV0',0,'person','Ann',1,'','','',0,'',0);
INSERT INTO "seats" VALUES('LBB-gX8_hQV0',1,'person','Bob',1,'','','',0,'',0);
INSERT INTO "seats" VALUES('xqivrR-z9mvR',0,'person','Ann',1,'','','',0,'',0);
INSERT INTO "seats" VALUES('xqivrR-z9mvR',1,'person','Bob',1,'','','',0,'',0);
INSERT INTO "seats" VALUES('EPli3-x821Td',0,'person','Ann',1,'','','',0,'',0);
INSERT INTO "seats" VALUES('EPli3-x821Td',1,'person','Bob',1,'','','',0,'',0);
INSERT INTO "seats" VALUES('EPli3-x821Td',2,'person','Cat',1,'','','',0,'',0);
INSERT INTO "seats" VALUES('HGH1wUWnXZEt',0,'person','Ann',1,'','','',0,'',0);
INSERT INTO "seats" VALUES('HGH1wUWnXZEt',1,'person','Bob',1,'','','',0,'',0);
CREATE TABLE server_secrets (
	name VARCHAR(20) NOT NULL, 
	value VARCHAR(64) NOT NULL, 
	PRIMARY KEY (name)
);
CREATE TABLE sessions (
	id VARCHAR(24) NOT NULL, 
	user_id INTEGER NOT NULL, 
	began DATETIME NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(user_id) REFERENCES users (id)
);
CREATE TABLE shared_packs (
	hash VARCHAR(16) NOT NULL, 
	game VARCHAR(20) NOT NULL, 
	content TEXT NOT NULL, 
	user_id INTEGER, 
	made DATETIME NOT NULL, 
	PRIMARY KEY (hash), 
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
	updated DATETIME NOT NULL, revision INTEGER DEFAULT '0' NOT NULL, held INTEGER, study BOOLEAN DEFAULT 0 NOT NULL, invite VARCHAR(24) DEFAULT '' NOT NULL, chance JSON DEFAULT '[]' NOT NULL, removed JSON DEFAULT '[]' NOT NULL, hints BOOLEAN DEFAULT 0 NOT NULL, commitments JSON DEFAULT '[]' NOT NULL, closed VARCHAR(200) DEFAULT '' NOT NULL, position TEXT DEFAULT '' NOT NULL, upgrades JSON DEFAULT '[]' NOT NULL, course JSON DEFAULT '[]' NOT NULL, notes TEXT DEFAULT '' NOT NULL, kind VARCHAR(12) DEFAULT '' NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(owner_id) REFERENCES users (id)
);
INSERT INTO "tables" VALUES('BQcmxLyKo02t','clans',3,3,'{"edition": "current", "modules": [], "clans": "choose", "map": "random", "scoring_tiles": true, "ports": true, "promos": true, "clan_pool": ["buchanan", "campbell", "cunningham", "fergusson", "macdonald", "macewan", "mackenzie", "robertson", "stewart"], "port_pool": ["1", "2", "3", "4", "5", "6", "7", "8", "9"], "scoring_pool": ["1", "2", "3", "4", "5", "6", "7", "8", "9"], "solo_import_money": true, "static_imports": false, "tighter_map": false, "award_production": "in-order", "random_prices": false, "two_player_scoring": "base", "automa": "none", "buchanan_price": "edition", "data_pack": ""}',0,'side A2 B2 C1 D2; scoring 4 5 8 2 1; port 4 1 6 3; contract 36 13 25 47 40 31 44; first 1; clan stewart; tile 3; clan cunningham; tile 7; clan macewan; tile 6; clan campbell; tile 8',1,0,1,0,'[1]','[]',45,'[]','{}','','','2026-11-19 08:20:59.994225','2026-11-19 08:21:01.439643',45,NULL,0,'WnBM9_0VsJwtpUb1','[{"first": 0, "value": "f40a8120ebf9714f7ed39aa5cb7ceabea7a3f8da465acef8c86702de2a415a2a", "words": ["", "", ""]}, {"first": 29, "value": "f40a8120ebf9714f7ed39aa5cb7ceabea7a3f8da465acef8c86702de2a415a2a", "words": ["", "", ""]}]','[]',0,'["872dc1b399247d639d185ab7b93b96f5a8272e349ac0c9c423c14fe7e480ea1a"]','','{"players":3,"options":{"edition":"current","modules":[],"clans":"choose","map":"random","scoring_tiles":true,"ports":true,"promos":true,"clan_pool":["buchanan","campbell","cunningham","fergusson","macdonald","macewan","mackenzie","robertson","stewart"],"port_pool":["1","2","3","4","5","6","7","8","9"],"scoring_pool":["1","2","3","4","5","6","7","8","9"],"solo_import_money":true,"static_imports":false,"tighter_map":false,"award_production":"in-order","buchanan_price":"edition","data_pack":""},"stack":[["before final scoring",-1,0,0,0],["round",-1,0,0,0],["round",-1,0,0,0],["round",-1,0,0,0],["scoring phase",-1,0,0,0],["production phase",-1,0,0,0],["action phase",-1,1,0,0],["turn",1,0,0,0]],"rng":14334736817860870816,"map":["A2","B2","C1","D2"],"round":2,"order":[1,0,2],"passed":[0],"prices":[4,2,2,5,4,3],"imports":[0,0,0],"unseen":[1,2,3,4,5,6,7,8,9,10,11,14,15,16,17,18,19,20,21,22,23,24,26,27,28,29,30,32,34,35,37,38,39,41,42,43,45,46,48,49],"bottom":[],"drawn":[],"discarded":[],"display":[36,50,25,47,33,12,44],"ports":[4,1,6,3],"tiles":[4,5,8,2,1],"offers":[],"land":[[6,57],[7,33],[11,34],[15,33],[21,50],[22,58],[35,59],[47,26],[55,34],[56,58],[73,57],[81,57],[94,35],[95,19],[96,19],[103,59],[104,19],[114,19]],"closed":[],"bargains":0,"seats":[{"clan":"macewan","tile":6,"bid":0,"money":16,"glory":4,"shipping":0,"technology":1,"merchants":0,"board_merchants":5,"ports":0,"goods":[0,1,0,3,1,0],"market":[0,0,0,2,0,0],"deployed":[0,0,0,2,0,0,2,1,0],"box":[13],"fulfilled":[]},{"clan":"cunningham","tile":7,"bid":0,"money":7,"glory":4,"shipping":0,"technology":0,"merchants":0,"board_merchants":4,"ports":0,"goods":[0,0,0,1,1,0],"market":[0,-2,0,0,1,0],"deployed":[0,0,1,2,0,1,0,2,0],"box":[31],"fulfilled":[]},{"clan":"stewart","tile":3,"bid":0,"money":24,"glory":4,"shipping":1,"technology":0,"merchants":1,"board_merchants":2,"ports":0,"goods":[2,3,1,0,0,0],"market":[0,-1,-2,0,-1,0],"deployed":[0,4,0,1,0,0,2,0,0],"box":[40],"fulfilled":[]}],"modules":{}}','[]','[]','','');
INSERT INTO "tables" VALUES('LBB-gX8_hQV0','clans',3,2,'{"edition": "current", "modules": [], "clans": "choose", "map": "random", "scoring_tiles": true, "ports": true, "promos": true, "clan_pool": ["buchanan", "campbell", "cunningham", "fergusson", "macdonald", "macewan", "mackenzie", "robertson", "stewart"], "port_pool": ["1", "2", "3", "4", "5", "6", "7", "8", "9"], "scoring_pool": ["1", "2", "3", "4", "5", "6", "7", "8", "9"], "solo_import_money": true, "static_imports": false, "tighter_map": false, "award_production": "in-order", "random_prices": false, "two_player_scoring": "base", "automa": "none", "buchanan_price": "edition", "data_pack": ""}',0,'side A1 B2 C2 D2; scoring 8 3 5 4 9; port 8 9 6 4; contract 4 38 42 27 12 21; first 1; clan fergusson; tile 7; clan robertson; tile 8; clan mackenzie; tile 5',1,0,1,0,'[1]','[]',70,'[]','{}','','','2026-11-19 08:21:01.501354','2026-11-19 08:21:03.442083',70,NULL,0,'0acTCOgX61qLfdoh','[{"first": 0, "value": "77648178d602074e5183abb2c3643fcf5b39b5a33eb500b0b0614fabfcac37ad", "words": ["", ""]}, {"first": 26, "value": "77648178d602074e5183abb2c3643fcf5b39b5a33eb500b0b0614fabfcac37ad", "words": ["", ""]}]','[]',0,'["11ccb1f6e31a8752ae61456704ed4ce28b26cc94d714d6c6dc7ba5a4995115d1"]','','{"players":2,"options":{"edition":"current","modules":[],"clans":"choose","map":"random","scoring_tiles":true,"ports":true,"promos":true,"clan_pool":["buchanan","campbell","cunningham","fergusson","macdonald","macewan","mackenzie","robertson","stewart"],"port_pool":["1","2","3","4","5","6","7","8","9"],"scoring_pool":["1","2","3","4","5","6","7","8","9"],"solo_import_money":true,"static_imports":false,"tighter_map":false,"award_production":"in-order","buchanan_price":"edition","data_pack":""},"stack":[["before final scoring",-1,0,0,0],["scoring phase",-1,0,0,0],["production ends",1,0,0,0],["make whisky",1,0,0,0],["make bread",1,0,0,0]],"rng":5625365687987180108,"map":["A1","B2","C2","D2"],"round":5,"order":[1,0],"passed":[0,1],"prices":[3,3,0,2,1,6],"imports":[0,0,0],"unseen":[1,2,3,5,6,7,8,9,10,11,13,14,15,17,18,19,22,23,24,25,26,28,29,30,31,32,33,34,35,36,37,39,40,41,43,44,45,46,47,48,49,50],"bottom":[],"drawn":[],"discarded":[],"display":[4,38,42,16,20,21],"ports":[8,9,6,4],"tiles":[8,3,5,4,9],"offers":[],"land":[[10,42],[13,17],[14,9],[22,57],[23,9],[29,18],[30,34],[31,10],[32,10],[41,58],[43,58],[46,10],[47,58],[51,34],[55,18],[56,34],[57,58],[64,50],[65,10],[67,50],[76,34],[79,25],[87,25],[88,25],[96,33],[97,25],[104,9],[105,57]],"closed":[],"bargains":0,"seats":[{"clan":"robertson","tile":8,"bid":0,"money":33,"glory":13,"shipping":2,"technology":1,"merchants":0,"board_merchants":5,"ports":0,"goods":[13,0,0,0,2,3],"market":[0,0,0,-1,0,1],"deployed":[3,1,4,1,0,0,0,2,0],"box":[12],"fulfilled":[]},{"clan":"mackenzie","tile":5,"bid":0,"money":37,"glory":14,"shipping":2,"technology":0,"merchants":0,"board_merchants":5,"ports":1,"goods":[14,2,2,0,0,0],"market":[0,0,-2,0,0,0],"deployed":[4,2,0,4,1,2,2,2,0],"box":[27],"fulfilled":[]}],"modules":{"mackenzie":{"barrels":0,"fresh":0}}}','[]','[]','','');
INSERT INTO "tables" VALUES('xqivrR-z9mvR','glenmore',3,2,'{"edition": "french", "modules": [], "die": false, "introductory": false, "end_tile": "hidden", "sideways_mountain": false, "data_pack": ""}',0,'pawn 2 1; tile ballachulish lochridge inshriach laich_of_moray lammermuir robert_i castle_stalker dornie edradour william_wallace',1,0,1,0,'[1]','[]',40,'[]','{}','','','2026-11-19 08:21:03.477530','2026-11-19 08:21:04.612212',40,NULL,0,'Nwwx-2h3px19RF3D','[{"first": 0, "value": "917c2253334727b24963b24eac2181a93747fe66cd75b53e2e28eb267aab617b", "words": ["", ""]}, {"first": 12, "value": "917c2253334727b24963b24eac2181a93747fe66cd75b53e2e28eb267aab617b", "words": ["", ""]}]','[]',0,'["6448ae191ae2a96816aab180b90d8cfb226aef08a9b62f5b3d3e1033b81c1680"]','','{"players":2,"options":{"edition":"french","modules":[],"die":false,"introductory":false,"end_tile":"hidden","sideways_mountain":false,"data_pack":""},"stack":[["scoring",-1,0,0,0],["next figure",-1,0,0,0],["refill",1,0,0,0],["unused movement",1,0,0,0],["activation",1,0,0,0]],"rng":3569362060062839708,"rondel":["luing","dingwall_market","john_knox","pulteney","mary_stuart","black_isle","easdale","bridge_of_orchy","","","","","kingussie",""],"places":[24,27,25],"gone":0,"front":36,"stack_number":2,"unseen":["north_ronaldsay","inverness","james_iv"],"drawn":14,"scorings":1,"discard":["inshriach","ballachulish","lammermuir","laich_of_moray","dornie","loch_lochy","william_wallace","butcher","glen_mhor","corrennie","applecross","donan_castle","halkirk","duart_castle","glen_affric"],"market":[1,2,3,1,1],"claims":[["brodie",1],["macleod",1]],"laid":"2.0","activated":[],"movement":0,"extras":0,"whole":false,"seats":[{"coins":6,"barrels":0,"scots":8,"markers":10,"points":[0,1,0,0,0],"land":[["-1.1",["rothiemurchus"],[0,0,0,0,0],0],["1.1",["lochridge"],[0,0,0,0,0],0],["-1.0",["castle_stalker"],[0,0,0,0,0],0],["0.0",["home_village"],[0,0,0,0,0],0],["1.0",["home_castle"],[0,0,0,0,0],0],["0.-1",["abernethy"],[0,1,0,0,0],1]],"landmarks":["castle_stalker"],"persons":[]},{"coins":0,"barrels":2,"scots":6,"markers":8,"points":[1,0,1,1,0],"land":[["-1.0",["edradour"],[0,0,0,0,0],0],["0.0",["home_village"],[0,0,0,0,0],1],["1.0",["home_castle"],[0,0,0,0,0],0],["2.0",["loch_shiel"],[0,0,0,0,0],1],["1.-1",["plockton"],[0,0,0,0,0],1]],"landmarks":["loch_shiel"],"persons":["robert_i","somerled"]}],"modules":{}}','[]','[]','','');
INSERT INTO "tables" VALUES('EPli3-x821Td','glenmore',3,3,'{"edition": "french", "modules": ["penny-mobs"], "die": false, "introductory": false, "end_tile": "hidden", "sideways_mountain": false, "data_pack": ""}',0,'pawn 3 2 1; tile inshriach laich_of_moray ballachulish lochridge lammermuir; mobster hidden bruce_mcmail hidden peggy_mcwander; tile somerled applecross dornie corrennie rothiemurchus',1,0,1,0,'[0]','[]',60,'[]','{}','','','2026-11-19 08:21:04.646416','2026-11-19 08:21:06.493571',60,NULL,0,'JNGcd5TSiQcubXo6','[{"first": 0, "value": "a470443d3b47ace5baa47effb2ced9a98271eeb490316388bdb4bbb592455442", "words": ["", "", ""]}, {"first": 17, "value": "a470443d3b47ace5baa47effb2ced9a98271eeb490316388bdb4bbb592455442", "words": ["", "", ""]}]','[]',0,'["6c973e05be68164d7ce87cdb6b93c2b12ae75211c795331aa6f7f9be7f43bfab"]','','{"players":3,"options":{"edition":"french","modules":["penny-mobs"],"die":false,"introductory":false,"end_tile":"hidden","sideways_mountain":false,"data_pack":""},"stack":[["scoring",-1,0,0,0],["next figure",-1,0,0,0],["mob option",0,0,0,0],["refill",0,0,0,0],["unused movement",0,0,0,0],["activation",0,0,0,0],["effects",0,1,14,1],["activation",0,308,0,0]],"rng":242678309088164554,"rondel":["","","","","","castle_stalker","glen_mhor","donan_castle","glen_affric","bridge_of_orchy","loch_shiel","black_isle","mary_stuart","kingussie"],"places":[18,16,17],"gone":0,"front":28,"stack_number":2,"unseen":["plockton","pulteney","north_ronaldsay","abernethy","easdale","luing","dingwall_market","inverness","duart_castle","james_iv","john_knox"],"drawn":6,"scorings":1,"discard":["applecross","dornie","corrennie","halkirk","loch_lochy"],"market":[0,2,1,1,0],"claims":[["maclean",0],["sutherland",1],["munro",0]],"laid":"","activated":["-2.1"],"movement":0,"extras":0,"whole":false,"seats":[{"coins":1,"barrels":1,"scots":8,"markers":8,"points":[0,0,1,1,0],"land":[["-2.1",["rothiemurchus"],[0,1,0,0,0],0],["-2.0",["edradour"],[1,0,0,0,0],0],["-1.0",["ballachulish"],[0,0,0,0,0],1],["0.0",["home_village"],[0,0,0,0,0],0],["1.0",["home_castle"],[0,0,0,0,0],0]],"landmarks":[],"persons":["somerled","william_wallace"]},{"coins":3,"barrels":0,"scots":8,"markers":9,"points":[1,0,0,1,0],"land":[["0.1",["lammermuir"],[0,0,0,0,0],0],["-1.0",["laich_of_moray"],[0,0,0,0,0],0],["0.0",["home_village"],[0,0,0,0,0],0],["1.0",["home_castle"],[0,0,0,0,0],1]],"landmarks":[],"persons":["robert_i"]},{"coins":7,"barrels":0,"scots":8,"markers":10,"points":[0,0,0,0,2],"land":[["0.1",["inshriach"],[0,0,0,0,0],0],["0.0",["home_village"],[0,0,0,0,0],0],["1.0",["home_castle"],[0,0,0,0,0],0],["0.-1",["butcher"],[0,0,0,0,0],0],["1.-1",["lochridge"],[0,0,0,0,0],1]],"landmarks":[],"persons":[]}],"modules":{"penny-mobs":{"hidden":0,"prison":["mike_mccastle","sibyl_macsponge"],"bail":[0,1],"bosses":{"peggy_mcwander":2,"bruce_mcmail":0},"tokens":{"bruce_mcmail":2},"places":{},"minus":[6,7,7],"plus":[0,0,0],"fees":{"macdonald":2},"skimmed":0}}}','[]','[]','','');
INSERT INTO "tables" VALUES('HGH1wUWnXZEt','glenmore',3,2,'{"edition": "french", "modules": [], "die": false, "introductory": true, "end_tile": "hidden", "sideways_mountain": false, "data_pack": ""}',0,'pawn 2 1; tile lochridge ballachulish lammermuir inshriach laich_of_moray donan_castle somerled corrennie rothiemurchus halkirk',1,0,1,1,'[]','[8, 7]',74,'[]','{}','','','2026-11-19 08:21:06.560792','2026-11-19 08:21:09.581551',74,NULL,0,'tMXbMEO6qt0qRqEb','[{"first": 0, "value": "c9e801c5c0c813d461ddfbe80c110bcf05994d4369ccaaef53ab87c64eda5b23", "words": ["", ""]}, {"first": 12, "value": "c9e801c5c0c813d461ddfbe80c110bcf05994d4369ccaaef53ab87c64eda5b23", "words": ["", ""]}]','[]',0,'["431d1f2ac9bef13ef5b426a2d6586f6c4b2498d0a6a67287b75b232bfc501336"]','','{"players":2,"options":{"edition":"french","modules":[],"die":false,"introductory":true,"end_tile":"hidden","sideways_mountain":false,"data_pack":""},"stack":[],"rng":16876097063961540324,"rondel":["the_end","merchant_city","loch_morar","","rannoch","conan_doyle","walter_scott","","","beauly","flora_macdonald","adam_smith","rob_roy_macgregor","angus_glens"],"places":[56,59,50],"gone":3,"front":63,"stack_number":4,"unseen":["ballater","glencoe","stirling_castle","port_of_leith","falkirk_tryst","sligachan","moot_hill","strathspey","castle_of_mey","robert_burns"],"drawn":7,"scorings":4,"discard":["lochridge","inshriach","lammermuir","laich_of_moray","somerled","donan_castle","corrennie","robert_i","halkirk","butcher","applecross","william_wallace","loch_lochy","castle_stalker","glen_mhor","loch_shiel","dingwall_market","plockton","inverness","duart_castle","north_ronaldsay","easdale","glen_affric","abernethy","luing","pulteney","loch_ness","glenlochy","portree","millburn","kingshouse","grassmarket","armadale_castle"],"market":[0,2,1,2,2],"claims":[["maclean",1],["cameron",1],["macleod",1]],"laid":"0.2","activated":[],"movement":0,"extras":0,"whole":false,"seats":[{"coins":1,"barrels":1,"scots":6,"markers":10,"points":[3,0,4,0,0],"land":[["-1.1",["dornie"],[0,0,0,0,0],0],["-3.0",["atholl"],[1,0,0,0,0],0],["-2.0",["bridge_of_orchy"],[0,0,0,0,0],1],["-1.0",["edradour"],[0,0,0,0,0],0],["0.0",["home_village"],[0,0,0,0,0],0],["1.0",["home_castle"],[0,0,0,0,0],1],["2.0",["kingussie"],[0,0,0,0,0],1],["-1.-1",["kirkwall"],[0,0,0,0,0],0]],"landmarks":[],"persons":[]},{"coins":1,"barrels":0,"scots":7,"markers":7,"points":[0,1,0,8,0],"land":[["0.2",["castle_moil"],[0,0,0,0,0],0],["-1.1",["carse_of_gowrie"],[0,0,0,0,0],0],["0.1",["tomintoul"],[0,0,0,0,0],1],["1.1",["rothiemurchus"],[0,0,0,0,0],0],["-1.0",["ballachulish"],[0,0,0,0,0],0],["0.0",["home_village"],[0,0,0,0,0],1],["1.0",["home_castle"],[0,0,0,0,0],0],["-1.-1",["finlaggan"],[0,0,0,0,0],0],["0.-1",["black_isle"],[1,0,0,0,0],0]],"landmarks":["castle_moil"],"persons":["mary_stuart","james_iv","john_knox"]}],"modules":{}}','[]','[[6, 6, 6, 6, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 7, 7, 7, 5, 5, 5, 5, 6, 6, 6, 6, 5, 2, 2, 3, 3, 3, 3, 5, 5, 5, 4, 5, 2, 2, 2, 2, 0, -3, -3, -3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 3, 3, 3, 6, 6, 6, 5, 2, 2, 2, 2, 5, 5, 5, 8, 8, 8, 8, 8, 8], [5, 5, 2, 2, 2, 5, 5, 5, 2, 2, 2, 2, 3, 3, 3, 3, 1, 1, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 2, 4, 5, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 9, 9, 9, 9, 9, 9, 11, 11, 9, 9, 9, 9, 8, 8, 8, 8, 8, 8, 8, 8, 8, 11, 11, 11, 12, 12, 12, 9, 7, 7]]','','');
CREATE TABLE users (
	id INTEGER NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	login VARCHAR(40), 
	password VARCHAR(200), 
	created DATETIME NOT NULL, preferences JSON DEFAULT '{}' NOT NULL, skeleton VARCHAR(40), blocked VARCHAR(200) DEFAULT '' NOT NULL, admin BOOLEAN DEFAULT 0 NOT NULL, muted VARCHAR(200) DEFAULT '' NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (login)
);
INSERT INTO "users" VALUES(1,'Ann',NULL,NULL,'2026-11-19 08:20:59.880479','{}',NULL,'',0,'');
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
CREATE INDEX ix_offered_values_made ON offered_values (made);
CREATE INDEX ix_daily_games_user_id ON daily_games (user_id);
CREATE INDEX ix_daily_games_table_id ON daily_games (table_id);
CREATE INDEX ix_shared_packs_user_id ON shared_packs (user_id);
CREATE INDEX ix_tables_kind_owner_id ON tables (kind, owner_id);
COMMIT;
