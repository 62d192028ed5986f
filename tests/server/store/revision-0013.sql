CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO alembic_version VALUES ('0013');
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	status VARCHAR(16) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	public BOOLEAN NOT NULL, 
	created_at BIGINT NOT NULL, 
	updated_at BIGINT NOT NULL, 
	due_at BIGINT, 
	about TEXT NOT NULL, aside VARCHAR(40), thinks VARCHAR(32), host VARCHAR(32), wish VARCHAR(64), 
	CONSTRAINT pk_tables PRIMARY KEY (id)
);
INSERT INTO tables VALUES ('jbnuktwuc6', 19, 'finished', 'azul', FALSE, 1795103058844, 1795103059332, NULL, '{"options":{"players":2,"wall":"coloured","start":"random"},"quick":false,"rated":false,"tournament":null,"offline":false,"clock":{"kind":"none","base":0,"increment":0},"turn":null,"moves":12,"result":{"reason":"resigned","seat":1,"scores":[0,0],"places":[1,2]},"taken_back":0,"seats":[{"kind":"person","name":"Anna","level":null},{"kind":"person","name":"Other","level":null}]}', NULL, NULL, 'p3vbjaP0zO5eJPuM0xnWCvb', '8d682190133c59f6dc955ebfdacd99ba9e64e6c893d3b675454a47a30eccd026');
INSERT INTO tables VALUES ('99xr6hw596', 19, 'playing', 'azul_duel', FALSE, 1795103059341, 1795103060301, 1796312660301, '{"options":{"players":2,"scoring":"random","start":"random"},"quick":false,"rated":false,"tournament":null,"offline":false,"clock":{"kind":"days","base":1209600000,"increment":0},"turn":1,"moves":15,"result":null,"taken_back":0,"seats":[{"kind":"person","name":"Anna","level":null},{"kind":"person","name":"Other","level":null}]}', NULL, NULL, 'p3vbjaP0zO5eJPuM0xnWCvb', '430d65568da228baf31774b380edfe73671e7eef8e507e5c41434e18f2b1345f');
INSERT INTO tables VALUES ('b3q52qguwd', 13, 'playing', 'ingenious', FALSE, 1795103060319, 1795103060787, 1795103240787, '{"options":{"edition":"travel","players":2,"start":"random","open_racks":"off","bonus_limit_one":"off"},"quick":false,"rated":false,"tournament":null,"offline":false,"clock":{"kind":"none","base":0,"increment":0},"turn":1,"moves":9,"result":null,"taken_back":0,"seats":[{"kind":"person","name":"Ben","level":null},{"kind":"person","name":"Other","level":null}]}', NULL, NULL, 'p0aOl2ODsI74LTps1-tsRjd', '65f981b9698f117086cbc2b1ee1f1588875f241c52777859f14aa874bd47d23a');
INSERT INTO tables VALUES ('28kpht6b3r', 127, 'finished', 'ingenious', FALSE, 1795103060808, 1795103063075, NULL, '{"options":{"edition":"travel","players":2,"start":"random","open_racks":"off","bonus_limit_one":"off"},"quick":false,"rated":false,"tournament":null,"offline":false,"clock":{"kind":"none","base":0,"increment":0},"turn":null,"moves":122,"result":{"reason":"played","seat":null,"scores":[0,1],"places":[2,1]},"taken_back":0,"seats":[{"kind":"person","name":"Anna","level":null},{"kind":"person","name":"Anna","level":null}]}', NULL, NULL, 'p3vbjaP0zO5eJPuM0xnWCvb', '65f981b9698f117086cbc2b1ee1f1588875f241c52777859f14aa874bd47d23a');
INSERT INTO tables VALUES ('er9y4xnr2b', 3, 'waiting', 'azul', FALSE, 1795103063090, 1795103063090, 1795189463090, '{"options":{"players":3,"wall":"coloured","start":"random"},"quick":false,"rated":false,"tournament":null,"offline":false,"clock":{"kind":"none","base":0,"increment":0},"turn":null,"moves":0,"result":null,"taken_back":0,"seats":[{"kind":"person","name":"Gast","level":null},{"kind":"bot","name":"newcomer","level":"newcomer"},{"kind":"open","name":"","level":null}]}', NULL, NULL, 'pyGpSDJAcufA2feKVo7sX_N', '869b2c0fad60ed7cffe7306328ad5a3465e99be79faadaa4375797cff4e5bfb5');
INSERT INTO tables VALUES ('t7swvz98bm', 8, 'finished', 'azul', FALSE, 1795103064099, 1795103064739, NULL, '{"options":{"players":2,"wall":"coloured","start":"random"},"quick":false,"rated":true,"tournament":null,"offline":false,"clock":{"kind":"live","base":600000,"increment":5000},"turn":null,"moves":2,"result":{"reason":"resigned","seat":1,"scores":[0,0],"places":[1,2]},"taken_back":0,"seats":[{"kind":"person","name":"Anna","level":null},{"kind":"person","name":"Other","level":null}]}', NULL, NULL, 'p3vbjaP0zO5eJPuM0xnWCvb', 'efa94074051305a29a93fee4c7c734d40ff888920f32a7b5411e3e3b6d201890');
INSERT INTO tables VALUES ('e62q69ab7a', 4, 'playing', 'azul', TRUE, 1795103064852, 1795103064852, 1795103664852, '{"options":{"players":2,"wall":"coloured","start":"random"},"quick":false,"rated":false,"tournament":"3eqbs9m87f","offline":false,"clock":{"kind":"live","base":600000,"increment":5000},"turn":0,"moves":0,"result":null,"taken_back":0,"seats":[{"kind":"person","name":"Anna","level":null},{"kind":"person","name":"Ben","level":null}]}', NULL, NULL, '3eqbs9m87f', '244852735cfe3e59850670ccb9ac494d2d7c356ab0e630fbdb673550f4501110');
CREATE TABLE settings (
	name VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_settings PRIMARY KEY (name)
);
INSERT INTO settings VALUES ('cookie key', '3873308879b8eedfbaa3b61a615a82e8706cd957252b9dcc99ad002ba78730e1');
INSERT INTO settings VALUES ('daily key', '4a4c04e68c20080a50bebdfa22032c2e5d61f5b2359b481c72634ef99ab1f886');
INSERT INTO settings VALUES ('push key', 'b8d7a0c10f154e30e505853b62a9ce7963adbe86a068908d2e24b5d85a344630');
CREATE TABLE processes (
	id VARCHAR(32) NOT NULL, 
	alive_at BIGINT NOT NULL, 
	CONSTRAINT pk_processes PRIMARY KEY (id)
);
INSERT INTO processes VALUES ('7648e8a0bd7202ef', 1795103064720);
CREATE TABLE "players" (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	created_at BIGINT NOT NULL, 
	epoch INTEGER NOT NULL, 
	login VARCHAR(40), 
	password VARCHAR(200), left_at BIGINT, 
	CONSTRAINT pk_players PRIMARY KEY (id), 
	CONSTRAINT uq_players_login UNIQUE (login)
);
INSERT INTO players VALUES ('p3vbjaP0zO5eJPuM0xnWCvb', 'Anna', 1795103057566, 1, 'anna', '$argon2id$v=19$m=32768,t=3,p=1$7VMoErUhtXZooD/6tpjy7g$RswW/s7eEiSZIqkArT2MjKh1CYbowXvaBSQXaH11l50', NULL);
INSERT INTO players VALUES ('p0aOl2ODsI74LTps1-tsRjd', 'Ben', 1795103058033, 1, 'ben', '$argon2id$v=19$m=32768,t=3,p=1$D8w5SX8LvzBXKkB7BaNRkA$qTSZALEyqEYH+Zc5XmOtaDAU7Hqzyq2/1UWpBMP2rOk', NULL);
INSERT INTO players VALUES ('pyGpSDJAcufA2feKVo7sX_N', 'Gast', 1795103058621, 0, NULL, NULL, NULL);
CREATE TABLE ended (
	digest VARCHAR(64) NOT NULL, 
	ended_at BIGINT NOT NULL, 
	CONSTRAINT pk_ended PRIMARY KEY (digest)
);
CREATE TABLE pauses (
	began_at BIGINT NOT NULL, 
	ended_at BIGINT NOT NULL, 
	CONSTRAINT pk_pauses PRIMARY KEY (began_at)
);
CREATE TABLE former_logins (
	digest VARCHAR(64) NOT NULL, 
	free_at BIGINT NOT NULL, 
	CONSTRAINT pk_former_logins PRIMARY KEY (digest)
);
CREATE TABLE looking (
	player VARCHAR(32) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	process VARCHAR(32) NOT NULL, 
	CONSTRAINT pk_looking PRIMARY KEY (player, table_id, process)
);
CREATE TABLE rated_games (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	kind VARCHAR(200) NOT NULL, 
	seats INTEGER NOT NULL, 
	about TEXT NOT NULL, 
	CONSTRAINT pk_rated_games PRIMARY KEY (table_id), 
	CONSTRAINT uq_rated_games_number UNIQUE (number)
);
INSERT INTO rated_games VALUES ('t7swvz98bm', 1, 1795103064739, 'azul', 'wall=coloured', 2, '{"sitters":[["p3vbjaP0zO5eJPuM0xnWCvb",null],["p0aOl2ODsI74LTps1-tsRjd",null]],"places":[1,2],"moves":2,"given_up":true}');
CREATE TABLE tournaments (
	id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	status VARCHAR(16) NOT NULL, 
	host VARCHAR(32) NOT NULL, 
	created_at BIGINT NOT NULL, 
	updated_at BIGINT NOT NULL, 
	due_at BIGINT, 
	setting TEXT NOT NULL, 
	about TEXT NOT NULL, 
	CONSTRAINT pk_tournaments PRIMARY KEY (id)
);
INSERT INTO tournaments VALUES ('3eqbs9m87f', 5, 'running', 'p3vbjaP0zO5eJPuM0xnWCvb', 1795103064781, 1795103064851, 1795103064847, '{"name":"Thursday","game":"azul","options":{"players":2,"wall":"coloured","start":"random"},"clock":{"kind":"live","base":600000,"increment":5000},"rated":false,"starts_at":null,"minutes":0,"rest":30000,"grace":0}', '{"name":"Thursday","game":"azul","options":{"players":2,"wall":"coloured","start":"random"},"clock":{"kind":"live","base":600000,"increment":5000},"rated":false,"format":"swiss","round":1,"rounds":2,"minutes":0,"starts_at":null,"players":2,"state":"running"}');
CREATE TABLE events (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	data TEXT NOT NULL, 
	command VARCHAR(80), 
	CONSTRAINT pk_events PRIMARY KEY (table_id, number), 
	CONSTRAINT fk_events_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE, 
	CONSTRAINT uq_events_table_id_command UNIQUE (table_id, command)
);
INSERT INTO events VALUES ('jbnuktwuc6', 1, 1795103058844, 'created', '{"game":"azul","rules":1,"options":{"players":2,"wall":"coloured","start":"random"},"clock":{"kind":"none","base":0,"increment":0},"public":false,"chat":true,"host":"p3vbjaP0zO5eJPuM0xnWCvb","secret":"d5b6d62e83a49b23ad70ad10774958ec82a54fb7ec8ca9de8aba3065e3ece51b","parent":null,"chance":"key","invitations":null,"quick":false,"rated":false,"tournament":null,"offline":false,"daily":null}', NULL);
INSERT INTO events VALUES ('jbnuktwuc6', 2, 1795103058844, 'sat', '{"seat":0,"player":"p3vbjaP0zO5eJPuM0xnWCvb","name":"Anna","nonce":null}', NULL);
INSERT INTO events VALUES ('jbnuktwuc6', 3, 1795103058913, 'sat', '{"seat":1,"player":"p0aOl2ODsI74LTps1-tsRjd","name":"Other","nonce":null}', 'p0aOl2ODsI74LTps1-tsRjd/c5');
INSERT INTO events VALUES ('jbnuktwuc6', 4, 1795103058913, 'started', '{}', NULL);
INSERT INTO events VALUES ('jbnuktwuc6', 5, 1795103059013, 'moved', '{"seat":0,"move":30,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c6');
INSERT INTO events VALUES ('jbnuktwuc6', 6, 1795103059063, 'moved', '{"seat":1,"move":12,"by_bot":false}', 'p0aOl2ODsI74LTps1-tsRjd/c7');
INSERT INTO events VALUES ('jbnuktwuc6', 7, 1795103059094, 'moved', '{"seat":0,"move":61,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c8');
INSERT INTO events VALUES ('jbnuktwuc6', 8, 1795103059129, 'moved', '{"seat":1,"move":7,"by_bot":false}', 'p0aOl2ODsI74LTps1-tsRjd/c9');
INSERT INTO events VALUES ('jbnuktwuc6', 9, 1795103059156, 'moved', '{"seat":0,"move":26,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c10');
INSERT INTO events VALUES ('jbnuktwuc6', 10, 1795103059178, 'moved', '{"seat":1,"move":92,"by_bot":false}', 'p0aOl2ODsI74LTps1-tsRjd/c11');
INSERT INTO events VALUES ('jbnuktwuc6', 11, 1795103059199, 'moved', '{"seat":0,"move":15,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c12');
INSERT INTO events VALUES ('jbnuktwuc6', 12, 1795103059230, 'moved', '{"seat":1,"move":21,"by_bot":false}', 'p0aOl2ODsI74LTps1-tsRjd/c13');
INSERT INTO events VALUES ('jbnuktwuc6', 13, 1795103059255, 'moved', '{"seat":0,"move":130,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c14');
INSERT INTO events VALUES ('jbnuktwuc6', 14, 1795103059267, 'moved', '{"seat":1,"move":21,"by_bot":false}', 'p0aOl2ODsI74LTps1-tsRjd/c15');
INSERT INTO events VALUES ('jbnuktwuc6', 15, 1795103059279, 'moved', '{"seat":0,"move":26,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c16');
INSERT INTO events VALUES ('jbnuktwuc6', 16, 1795103059296, 'moved', '{"seat":1,"move":152,"by_bot":false}', 'p0aOl2ODsI74LTps1-tsRjd/c17');
INSERT INTO events VALUES ('jbnuktwuc6', 17, 1795103059308, 'resigned', '{"seat":1}', 'p0aOl2ODsI74LTps1-tsRjd/c18');
INSERT INTO events VALUES ('jbnuktwuc6', 18, 1795103059308, 'finished', '{"reason":"resigned","seat":1,"scores":[0,0],"places":[1,2]}', NULL);
INSERT INTO events VALUES ('jbnuktwuc6', 19, 1795103059332, 'said', '{"seat":0,"text":"Well played; ''twas \"close\".","phrase":null}', 'p3vbjaP0zO5eJPuM0xnWCvb/c19');
INSERT INTO events VALUES ('99xr6hw596', 1, 1795103059341, 'created', '{"game":"azul_duel","rules":1,"options":{"players":2,"scoring":"random","start":"random"},"clock":{"kind":"days","base":1209600000,"increment":0},"public":false,"chat":true,"host":"p3vbjaP0zO5eJPuM0xnWCvb","secret":"dfa3ad7fd61cded1dee479832253b086ff608e73c80bdd85b9b58a51bf886b8b","parent":null,"chance":"key","invitations":null,"quick":false,"rated":false,"tournament":null,"offline":false,"daily":null}', NULL);
INSERT INTO events VALUES ('99xr6hw596', 2, 1795103059341, 'sat', '{"seat":0,"player":"p3vbjaP0zO5eJPuM0xnWCvb","name":"Anna","nonce":null}', NULL);
INSERT INTO events VALUES ('99xr6hw596', 3, 1795103059353, 'sat', '{"seat":1,"player":"p0aOl2ODsI74LTps1-tsRjd","name":"Other","nonce":null}', 'p0aOl2ODsI74LTps1-tsRjd/c20');
INSERT INTO events VALUES ('99xr6hw596', 4, 1795103059353, 'started', '{}', NULL);
INSERT INTO events VALUES ('99xr6hw596', 5, 1795103059381, 'moved', '{"seat":1,"move":4,"by_bot":false}', 'p0aOl2ODsI74LTps1-tsRjd/c21');
INSERT INTO events VALUES ('99xr6hw596', 6, 1795103059395, 'moved', '{"seat":1,"move":56,"by_bot":false}', 'p0aOl2ODsI74LTps1-tsRjd/c22');
INSERT INTO events VALUES ('99xr6hw596', 7, 1795103059431, 'moved', '{"seat":1,"move":65,"by_bot":false}', 'p0aOl2ODsI74LTps1-tsRjd/c23');
INSERT INTO events VALUES ('99xr6hw596', 8, 1795103059505, 'moved', '{"seat":0,"move":5,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c24');
INSERT INTO events VALUES ('99xr6hw596', 9, 1795103059575, 'moved', '{"seat":0,"move":56,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c25');
INSERT INTO events VALUES ('99xr6hw596', 10, 1795103059610, 'moved', '{"seat":0,"move":65,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c26');
INSERT INTO events VALUES ('99xr6hw596', 11, 1795103059641, 'moved', '{"seat":0,"move":7,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c27');
INSERT INTO events VALUES ('99xr6hw596', 12, 1795103059685, 'moved', '{"seat":0,"move":57,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c28');
INSERT INTO events VALUES ('99xr6hw596', 13, 1795103059887, 'moved', '{"seat":0,"move":65,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c29');
INSERT INTO events VALUES ('99xr6hw596', 14, 1795103060065, 'moved', '{"seat":1,"move":9,"by_bot":false}', 'p0aOl2ODsI74LTps1-tsRjd/c30');
INSERT INTO events VALUES ('99xr6hw596', 15, 1795103060101, 'moved', '{"seat":1,"move":57,"by_bot":false}', 'p0aOl2ODsI74LTps1-tsRjd/c31');
INSERT INTO events VALUES ('99xr6hw596', 16, 1795103060136, 'moved', '{"seat":1,"move":65,"by_bot":false}', 'p0aOl2ODsI74LTps1-tsRjd/c32');
INSERT INTO events VALUES ('99xr6hw596', 17, 1795103060189, 'moved', '{"seat":0,"move":10,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c33');
INSERT INTO events VALUES ('99xr6hw596', 18, 1795103060225, 'moved', '{"seat":0,"move":58,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c34');
INSERT INTO events VALUES ('99xr6hw596', 19, 1795103060301, 'moved', '{"seat":0,"move":65,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c35');
INSERT INTO events VALUES ('b3q52qguwd', 1, 1795103060319, 'created', '{"game":"ingenious","rules":1,"options":{"edition":"travel","players":2,"start":"random","open_racks":"off","bonus_limit_one":"off"},"clock":{"kind":"none","base":0,"increment":0},"public":false,"chat":true,"host":"p0aOl2ODsI74LTps1-tsRjd","secret":"2493419e7759de2bad3571e99112de280ca34b222e6bdbf6ec35c382037890fa","parent":null,"chance":"key","invitations":null,"quick":false,"rated":false,"tournament":null,"offline":false,"daily":null}', NULL);
INSERT INTO events VALUES ('b3q52qguwd', 2, 1795103060319, 'sat', '{"seat":0,"player":"p0aOl2ODsI74LTps1-tsRjd","name":"Ben","nonce":null}', NULL);
INSERT INTO events VALUES ('b3q52qguwd', 3, 1795103060405, 'sat', '{"seat":1,"player":"pyGpSDJAcufA2feKVo7sX_N","name":"Other","nonce":null}', 'pyGpSDJAcufA2feKVo7sX_N/c36');
INSERT INTO events VALUES ('b3q52qguwd', 4, 1795103060405, 'started', '{}', NULL);
INSERT INTO events VALUES ('b3q52qguwd', 5, 1795103060445, 'moved', '{"seat":0,"move":0,"by_bot":false}', 'p0aOl2ODsI74LTps1-tsRjd/c37');
INSERT INTO events VALUES ('b3q52qguwd', 6, 1795103060552, 'moved', '{"seat":0,"move":222,"by_bot":false}', 'p0aOl2ODsI74LTps1-tsRjd/c38');
INSERT INTO events VALUES ('b3q52qguwd', 7, 1795103060598, 'moved', '{"seat":0,"move":1461,"by_bot":false}', 'p0aOl2ODsI74LTps1-tsRjd/c39');
INSERT INTO events VALUES ('b3q52qguwd', 8, 1795103060621, 'moved', '{"seat":1,"move":4,"by_bot":false}', 'pyGpSDJAcufA2feKVo7sX_N/c40');
INSERT INTO events VALUES ('b3q52qguwd', 9, 1795103060661, 'moved', '{"seat":1,"move":224,"by_bot":false}', 'pyGpSDJAcufA2feKVo7sX_N/c41');
INSERT INTO events VALUES ('b3q52qguwd', 10, 1795103060682, 'moved', '{"seat":1,"move":1461,"by_bot":false}', 'pyGpSDJAcufA2feKVo7sX_N/c42');
INSERT INTO events VALUES ('b3q52qguwd', 11, 1795103060697, 'moved', '{"seat":0,"move":9,"by_bot":false}', 'p0aOl2ODsI74LTps1-tsRjd/c43');
INSERT INTO events VALUES ('b3q52qguwd', 12, 1795103060756, 'moved', '{"seat":0,"move":316,"by_bot":false}', 'p0aOl2ODsI74LTps1-tsRjd/c44');
INSERT INTO events VALUES ('b3q52qguwd', 13, 1795103060787, 'moved', '{"seat":0,"move":1461,"by_bot":false}', 'p0aOl2ODsI74LTps1-tsRjd/c45');
INSERT INTO events VALUES ('28kpht6b3r', 1, 1795103060808, 'created', '{"game":"ingenious","rules":1,"options":{"edition":"travel","players":2,"start":"random","open_racks":"off","bonus_limit_one":"off"},"clock":{"kind":"none","base":0,"increment":0},"public":false,"chat":true,"host":"p3vbjaP0zO5eJPuM0xnWCvb","secret":"4007d0e91b9e33dd0f985caf68809bed226e2f35e6972559d88f2a5e44911f25","parent":null,"chance":"key","invitations":null,"quick":false,"rated":false,"tournament":null,"offline":false,"daily":null}', NULL);
INSERT INTO events VALUES ('28kpht6b3r', 2, 1795103060808, 'sat', '{"seat":0,"player":"p3vbjaP0zO5eJPuM0xnWCvb","name":"Anna","nonce":null}', NULL);
INSERT INTO events VALUES ('28kpht6b3r', 3, 1795103060808, 'sat', '{"seat":1,"player":"p3vbjaP0zO5eJPuM0xnWCvb","name":"Anna","nonce":null}', NULL);
INSERT INTO events VALUES ('28kpht6b3r', 4, 1795103060808, 'started', '{}', NULL);
INSERT INTO events VALUES ('28kpht6b3r', 5, 1795103060886, 'moved', '{"seat":0,"move":1,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c46');
INSERT INTO events VALUES ('28kpht6b3r', 6, 1795103060906, 'moved', '{"seat":0,"move":222,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c47');
INSERT INTO events VALUES ('28kpht6b3r', 7, 1795103060914, 'moved', '{"seat":0,"move":1461,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c48');
INSERT INTO events VALUES ('28kpht6b3r', 8, 1795103060921, 'moved', '{"seat":1,"move":0,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c49');
INSERT INTO events VALUES ('28kpht6b3r', 9, 1795103060929, 'moved', '{"seat":1,"move":224,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c50');
INSERT INTO events VALUES ('28kpht6b3r', 10, 1795103060936, 'moved', '{"seat":1,"move":1461,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c51');
INSERT INTO events VALUES ('28kpht6b3r', 11, 1795103060943, 'moved', '{"seat":0,"move":1,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c52');
INSERT INTO events VALUES ('28kpht6b3r', 12, 1795103060954, 'moved', '{"seat":0,"move":316,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c53');
INSERT INTO events VALUES ('28kpht6b3r', 13, 1795103060972, 'moved', '{"seat":0,"move":1461,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c54');
INSERT INTO events VALUES ('28kpht6b3r', 14, 1795103060996, 'moved', '{"seat":1,"move":2,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c55');
INSERT INTO events VALUES ('28kpht6b3r', 15, 1795103061016, 'moved', '{"seat":1,"move":318,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c56');
INSERT INTO events VALUES ('28kpht6b3r', 16, 1795103061034, 'moved', '{"seat":1,"move":1461,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c57');
INSERT INTO events VALUES ('28kpht6b3r', 17, 1795103061052, 'moved', '{"seat":0,"move":3,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c58');
INSERT INTO events VALUES ('28kpht6b3r', 18, 1795103061073, 'moved', '{"seat":0,"move":320,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c59');
INSERT INTO events VALUES ('28kpht6b3r', 19, 1795103061094, 'moved', '{"seat":0,"move":1461,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c60');
INSERT INTO events VALUES ('28kpht6b3r', 20, 1795103061103, 'moved', '{"seat":1,"move":5,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c61');
INSERT INTO events VALUES ('28kpht6b3r', 21, 1795103061114, 'moved', '{"seat":1,"move":386,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c62');
INSERT INTO events VALUES ('28kpht6b3r', 22, 1795103061131, 'moved', '{"seat":1,"move":1461,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c63');
INSERT INTO events VALUES ('28kpht6b3r', 23, 1795103061156, 'moved', '{"seat":0,"move":2,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c64');
INSERT INTO events VALUES ('28kpht6b3r', 24, 1795103061180, 'moved', '{"seat":0,"move":411,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c65');
INSERT INTO events VALUES ('28kpht6b3r', 25, 1795103061210, 'moved', '{"seat":0,"move":1461,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c66');
INSERT INTO events VALUES ('28kpht6b3r', 26, 1795103061232, 'moved', '{"seat":1,"move":1,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c67');
INSERT INTO events VALUES ('28kpht6b3r', 27, 1795103061256, 'moved', '{"seat":1,"move":413,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c68');
INSERT INTO events VALUES ('28kpht6b3r', 28, 1795103061274, 'moved', '{"seat":1,"move":1461,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c69');
INSERT INTO events VALUES ('28kpht6b3r', 29, 1795103061295, 'moved', '{"seat":0,"move":9,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c70');
INSERT INTO events VALUES ('28kpht6b3r', 30, 1795103061314, 'moved', '{"seat":0,"move":415,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c71');
INSERT INTO events VALUES ('28kpht6b3r', 31, 1795103061338, 'moved', '{"seat":0,"move":1461,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c72');
INSERT INTO events VALUES ('28kpht6b3r', 32, 1795103061364, 'moved', '{"seat":1,"move":6,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c73');
INSERT INTO events VALUES ('28kpht6b3r', 33, 1795103061377, 'moved', '{"seat":1,"move":482,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c74');
INSERT INTO events VALUES ('28kpht6b3r', 34, 1795103061385, 'moved', '{"seat":1,"move":1461,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c75');
INSERT INTO events VALUES ('28kpht6b3r', 35, 1795103061408, 'moved', '{"seat":0,"move":3,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c76');
INSERT INTO events VALUES ('28kpht6b3r', 36, 1795103061419, 'moved', '{"seat":0,"move":506,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c77');
INSERT INTO events VALUES ('28kpht6b3r', 37, 1795103061433, 'moved', '{"seat":0,"move":1461,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c78');
INSERT INTO events VALUES ('28kpht6b3r', 38, 1795103061443, 'moved', '{"seat":1,"move":2,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c79');
INSERT INTO events VALUES ('28kpht6b3r', 39, 1795103061471, 'moved', '{"seat":1,"move":508,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c80');
INSERT INTO events VALUES ('28kpht6b3r', 40, 1795103061490, 'moved', '{"seat":1,"move":1461,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c81');
INSERT INTO events VALUES ('28kpht6b3r', 41, 1795103061507, 'moved', '{"seat":0,"move":3,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c82');
INSERT INTO events VALUES ('28kpht6b3r', 42, 1795103061518, 'moved', '{"seat":0,"move":510,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c83');
INSERT INTO events VALUES ('28kpht6b3r', 43, 1795103061529, 'moved', '{"seat":0,"move":1461,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c84');
INSERT INTO events VALUES ('28kpht6b3r', 44, 1795103061537, 'moved', '{"seat":1,"move":4,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c85');
INSERT INTO events VALUES ('28kpht6b3r', 45, 1795103061551, 'moved', '{"seat":1,"move":576,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c86');
INSERT INTO events VALUES ('28kpht6b3r', 46, 1795103061565, 'moved', '{"seat":1,"move":1461,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c87');
INSERT INTO events VALUES ('28kpht6b3r', 47, 1795103061597, 'moved', '{"seat":0,"move":11,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c88');
INSERT INTO events VALUES ('28kpht6b3r', 48, 1795103061607, 'moved', '{"seat":0,"move":578,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c89');
INSERT INTO events VALUES ('28kpht6b3r', 49, 1795103061617, 'moved', '{"seat":0,"move":1461,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c90');
INSERT INTO events VALUES ('28kpht6b3r', 50, 1795103061637, 'moved', '{"seat":1,"move":0,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c91');
INSERT INTO events VALUES ('28kpht6b3r', 51, 1795103061663, 'moved', '{"seat":1,"move":601,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c92');
INSERT INTO events VALUES ('28kpht6b3r', 52, 1795103061674, 'moved', '{"seat":1,"move":1461,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c93');
INSERT INTO events VALUES ('28kpht6b3r', 53, 1795103061684, 'moved', '{"seat":0,"move":12,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c94');
INSERT INTO events VALUES ('28kpht6b3r', 54, 1795103061694, 'moved', '{"seat":0,"move":603,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c95');
INSERT INTO events VALUES ('28kpht6b3r', 55, 1795103061702, 'moved', '{"seat":0,"move":1461,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c96');
INSERT INTO events VALUES ('28kpht6b3r', 56, 1795103061720, 'moved', '{"seat":1,"move":7,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c97');
INSERT INTO events VALUES ('28kpht6b3r', 57, 1795103061747, 'moved', '{"seat":1,"move":605,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c98');
INSERT INTO events VALUES ('28kpht6b3r', 58, 1795103061773, 'moved', '{"seat":1,"move":1461,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c99');
INSERT INTO events VALUES ('28kpht6b3r', 59, 1795103061781, 'moved', '{"seat":0,"move":13,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c100');
INSERT INTO events VALUES ('28kpht6b3r', 60, 1795103061804, 'moved', '{"seat":0,"move":672,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c101');
INSERT INTO events VALUES ('28kpht6b3r', 61, 1795103061818, 'moved', '{"seat":0,"move":1461,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c102');
INSERT INTO events VALUES ('28kpht6b3r', 62, 1795103061851, 'moved', '{"seat":1,"move":7,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c103');
INSERT INTO events VALUES ('28kpht6b3r', 63, 1795103061877, 'moved', '{"seat":1,"move":674,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c104');
INSERT INTO events VALUES ('28kpht6b3r', 64, 1795103061896, 'moved', '{"seat":1,"move":1461,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c105');
INSERT INTO events VALUES ('28kpht6b3r', 65, 1795103061913, 'moved', '{"seat":0,"move":14,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c106');
INSERT INTO events VALUES ('28kpht6b3r', 66, 1795103061927, 'moved', '{"seat":0,"move":697,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c107');
INSERT INTO events VALUES ('28kpht6b3r', 67, 1795103061949, 'moved', '{"seat":0,"move":1461,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c108');
INSERT INTO events VALUES ('28kpht6b3r', 68, 1795103061969, 'moved', '{"seat":1,"move":4,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c109');
INSERT INTO events VALUES ('28kpht6b3r', 69, 1795103061982, 'moved', '{"seat":1,"move":699,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c110');
INSERT INTO events VALUES ('28kpht6b3r', 70, 1795103061995, 'moved', '{"seat":1,"move":1461,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c111');
INSERT INTO events VALUES ('28kpht6b3r', 71, 1795103062023, 'moved', '{"seat":0,"move":14,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c112');
INSERT INTO events VALUES ('28kpht6b3r', 72, 1795103062048, 'moved', '{"seat":0,"move":701,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c113');
INSERT INTO events VALUES ('28kpht6b3r', 73, 1795103062058, 'moved', '{"seat":0,"move":1461,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c114');
INSERT INTO events VALUES ('28kpht6b3r', 74, 1795103062085, 'moved', '{"seat":1,"move":8,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c115');
INSERT INTO events VALUES ('28kpht6b3r', 75, 1795103062111, 'moved', '{"seat":1,"move":768,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c116');
INSERT INTO events VALUES ('28kpht6b3r', 76, 1795103062122, 'moved', '{"seat":1,"move":1461,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c117');
INSERT INTO events VALUES ('28kpht6b3r', 77, 1795103062162, 'moved', '{"seat":0,"move":9,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c118');
INSERT INTO events VALUES ('28kpht6b3r', 78, 1795103062179, 'moved', '{"seat":0,"move":792,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c119');
INSERT INTO events VALUES ('28kpht6b3r', 79, 1795103062200, 'moved', '{"seat":0,"move":1461,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c120');
INSERT INTO events VALUES ('28kpht6b3r', 80, 1795103062219, 'moved', '{"seat":1,"move":9,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c121');
INSERT INTO events VALUES ('28kpht6b3r', 81, 1795103062233, 'moved', '{"seat":1,"move":794,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c122');
INSERT INTO events VALUES ('28kpht6b3r', 82, 1795103062256, 'moved', '{"seat":1,"move":1461,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c123');
INSERT INTO events VALUES ('28kpht6b3r', 83, 1795103062278, 'moved', '{"seat":0,"move":8,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c124');
INSERT INTO events VALUES ('28kpht6b3r', 84, 1795103062301, 'moved', '{"seat":0,"move":796,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c125');
INSERT INTO events VALUES ('28kpht6b3r', 85, 1795103062323, 'moved', '{"seat":0,"move":1461,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c126');
INSERT INTO events VALUES ('28kpht6b3r', 86, 1795103062351, 'moved', '{"seat":1,"move":10,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c127');
INSERT INTO events VALUES ('28kpht6b3r', 87, 1795103062367, 'moved', '{"seat":1,"move":800,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c128');
INSERT INTO events VALUES ('28kpht6b3r', 88, 1795103062381, 'moved', '{"seat":1,"move":1461,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c129');
INSERT INTO events VALUES ('28kpht6b3r', 89, 1795103062399, 'moved', '{"seat":0,"move":5,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c130');
INSERT INTO events VALUES ('28kpht6b3r', 90, 1795103062413, 'moved', '{"seat":0,"move":862,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c131');
INSERT INTO events VALUES ('28kpht6b3r', 91, 1795103062428, 'moved', '{"seat":0,"move":1461,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c132');
INSERT INTO events VALUES ('28kpht6b3r', 92, 1795103062441, 'moved', '{"seat":1,"move":12,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c133');
INSERT INTO events VALUES ('28kpht6b3r', 93, 1795103062463, 'moved', '{"seat":1,"move":888,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c134');
INSERT INTO events VALUES ('28kpht6b3r', 94, 1795103062481, 'moved', '{"seat":1,"move":1461,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c135');
INSERT INTO events VALUES ('28kpht6b3r', 95, 1795103062502, 'moved', '{"seat":0,"move":15,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c136');
INSERT INTO events VALUES ('28kpht6b3r', 96, 1795103062531, 'moved', '{"seat":0,"move":890,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c137');
INSERT INTO events VALUES ('28kpht6b3r', 97, 1795103062572, 'moved', '{"seat":0,"move":1461,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c138');
INSERT INTO events VALUES ('28kpht6b3r', 98, 1795103062598, 'moved', '{"seat":1,"move":8,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c139');
INSERT INTO events VALUES ('28kpht6b3r', 99, 1795103062620, 'moved', '{"seat":1,"move":894,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c140');
INSERT INTO events VALUES ('28kpht6b3r', 100, 1795103062629, 'moved', '{"seat":1,"move":1461,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c141');
INSERT INTO events VALUES ('28kpht6b3r', 101, 1795103062637, 'moved', '{"seat":0,"move":16,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c142');
INSERT INTO events VALUES ('28kpht6b3r', 102, 1795103062651, 'moved', '{"seat":0,"move":956,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c143');
INSERT INTO events VALUES ('28kpht6b3r', 103, 1795103062690, 'moved', '{"seat":0,"move":1461,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c144');
INSERT INTO events VALUES ('28kpht6b3r', 104, 1795103062699, 'moved', '{"seat":1,"move":6,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c145');
INSERT INTO events VALUES ('28kpht6b3r', 105, 1795103062713, 'moved', '{"seat":1,"move":960,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c146');
INSERT INTO events VALUES ('28kpht6b3r', 106, 1795103062727, 'moved', '{"seat":1,"move":1461,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c147');
INSERT INTO events VALUES ('28kpht6b3r', 107, 1795103062747, 'moved', '{"seat":0,"move":12,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c148');
INSERT INTO events VALUES ('28kpht6b3r', 108, 1795103062763, 'moved', '{"seat":0,"move":984,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c149');
INSERT INTO events VALUES ('28kpht6b3r', 109, 1795103062783, 'moved', '{"seat":0,"move":1461,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c150');
INSERT INTO events VALUES ('28kpht6b3r', 110, 1795103062799, 'moved', '{"seat":1,"move":17,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c151');
INSERT INTO events VALUES ('28kpht6b3r', 111, 1795103062813, 'moved', '{"seat":1,"move":988,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c152');
INSERT INTO events VALUES ('28kpht6b3r', 112, 1795103062835, 'moved', '{"seat":1,"move":1461,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c153');
INSERT INTO events VALUES ('28kpht6b3r', 113, 1795103062865, 'moved', '{"seat":0,"move":10,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c154');
INSERT INTO events VALUES ('28kpht6b3r', 114, 1795103062884, 'moved', '{"seat":0,"move":1050,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c155');
INSERT INTO events VALUES ('28kpht6b3r', 115, 1795103062893, 'moved', '{"seat":0,"move":1461,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c156');
INSERT INTO events VALUES ('28kpht6b3r', 116, 1795103062901, 'moved', '{"seat":1,"move":11,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c157');
INSERT INTO events VALUES ('28kpht6b3r', 117, 1795103062913, 'moved', '{"seat":1,"move":1054,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c158');
INSERT INTO events VALUES ('28kpht6b3r', 118, 1795103062935, 'moved', '{"seat":1,"move":1461,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c159');
INSERT INTO events VALUES ('28kpht6b3r', 119, 1795103062944, 'moved', '{"seat":0,"move":16,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c160');
INSERT INTO events VALUES ('28kpht6b3r', 120, 1795103062953, 'moved', '{"seat":0,"move":1082,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c161');
INSERT INTO events VALUES ('28kpht6b3r', 121, 1795103062978, 'moved', '{"seat":0,"move":1461,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c162');
INSERT INTO events VALUES ('28kpht6b3r', 122, 1795103063001, 'moved', '{"seat":1,"move":13,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c163');
INSERT INTO events VALUES ('28kpht6b3r', 123, 1795103063015, 'moved', '{"seat":1,"move":1148,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c164');
INSERT INTO events VALUES ('28kpht6b3r', 124, 1795103063033, 'moved', '{"seat":1,"move":1461,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c165');
INSERT INTO events VALUES ('28kpht6b3r', 125, 1795103063058, 'moved', '{"seat":0,"move":4,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c166');
INSERT INTO events VALUES ('28kpht6b3r', 126, 1795103063075, 'moved', '{"seat":0,"move":1177,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c167');
INSERT INTO events VALUES ('28kpht6b3r', 127, 1795103063075, 'finished', '{"reason":"played","seat":null,"scores":[0,1],"places":[2,1]}', NULL);
INSERT INTO events VALUES ('er9y4xnr2b', 1, 1795103063090, 'created', '{"game":"azul","rules":1,"options":{"players":3,"wall":"coloured","start":"random"},"clock":{"kind":"none","base":0,"increment":0},"public":false,"chat":true,"host":"pyGpSDJAcufA2feKVo7sX_N","secret":"3d482d3e3c4245c57d0eba7c9bd08d23d1e8ee13b4ab4b23ba29424fb8c1c4bc","parent":null,"chance":"key","invitations":null,"quick":false,"rated":false,"tournament":null,"offline":false,"daily":null}', NULL);
INSERT INTO events VALUES ('er9y4xnr2b', 2, 1795103063090, 'sat', '{"seat":0,"player":"pyGpSDJAcufA2feKVo7sX_N","name":"Gast","nonce":null}', NULL);
INSERT INTO events VALUES ('er9y4xnr2b', 3, 1795103063090, 'botsat', '{"seat":1,"level":"newcomer"}', NULL);
INSERT INTO events VALUES ('t7swvz98bm', 1, 1795103064099, 'created', '{"game":"azul","rules":1,"options":{"players":2,"wall":"coloured","start":"random"},"clock":{"kind":"live","base":600000,"increment":5000},"public":false,"chat":true,"host":"p3vbjaP0zO5eJPuM0xnWCvb","secret":"c6565bea5464bb6c8bef35ad4c65d7512969bd8ff5d3c6eab057e53d755e6aaf","parent":null,"chance":"key","invitations":null,"quick":false,"rated":true,"tournament":null,"offline":false,"daily":null}', NULL);
INSERT INTO events VALUES ('t7swvz98bm', 2, 1795103064099, 'sat', '{"seat":0,"player":"p3vbjaP0zO5eJPuM0xnWCvb","name":"Anna","nonce":null}', NULL);
INSERT INTO events VALUES ('t7swvz98bm', 3, 1795103064110, 'sat', '{"seat":1,"player":"p0aOl2ODsI74LTps1-tsRjd","name":"Other","nonce":null}', 'p0aOl2ODsI74LTps1-tsRjd/c168');
INSERT INTO events VALUES ('t7swvz98bm', 4, 1795103064110, 'started', '{}', NULL);
INSERT INTO events VALUES ('t7swvz98bm', 5, 1795103064404, 'moved', '{"seat":0,"move":30,"by_bot":false}', 'p3vbjaP0zO5eJPuM0xnWCvb/c169');
INSERT INTO events VALUES ('t7swvz98bm', 6, 1795103064644, 'moved', '{"seat":1,"move":6,"by_bot":false}', 'p0aOl2ODsI74LTps1-tsRjd/c170');
INSERT INTO events VALUES ('t7swvz98bm', 7, 1795103064739, 'resigned', '{"seat":1}', 'p0aOl2ODsI74LTps1-tsRjd/c171');
INSERT INTO events VALUES ('t7swvz98bm', 8, 1795103064739, 'finished', '{"reason":"resigned","seat":1,"scores":[0,0],"places":[1,2]}', NULL);
INSERT INTO events VALUES ('e62q69ab7a', 1, 1795103064852, 'created', '{"game":"azul","rules":1,"options":{"players":2,"wall":"coloured","start":"random"},"clock":{"kind":"live","base":600000,"increment":5000},"public":true,"chat":true,"host":"3eqbs9m87f","secret":"00f31acfbd604bf8bdb7064c6454131d0a249e17253689a141a5252539bc3315","parent":null,"chance":"key","invitations":null,"quick":false,"rated":false,"tournament":"3eqbs9m87f","offline":false,"daily":null}', NULL);
INSERT INTO events VALUES ('e62q69ab7a', 2, 1795103064852, 'sat', '{"seat":0,"player":"p3vbjaP0zO5eJPuM0xnWCvb","name":"Anna","nonce":null}', NULL);
INSERT INTO events VALUES ('e62q69ab7a', 3, 1795103064852, 'sat', '{"seat":1,"player":"p0aOl2ODsI74LTps1-tsRjd","name":"Ben","nonce":null}', NULL);
INSERT INTO events VALUES ('e62q69ab7a', 4, 1795103064852, 'started', '{}', NULL);
CREATE TABLE seats (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	player VARCHAR(32) NOT NULL, 
	seen_at BIGINT NOT NULL, 
	CONSTRAINT pk_seats PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_seats_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO seats VALUES ('jbnuktwuc6', 0, 'p3vbjaP0zO5eJPuM0xnWCvb', 1795103058844);
INSERT INTO seats VALUES ('jbnuktwuc6', 1, 'p0aOl2ODsI74LTps1-tsRjd', 1795103058913);
INSERT INTO seats VALUES ('99xr6hw596', 0, 'p3vbjaP0zO5eJPuM0xnWCvb', 1795103059341);
INSERT INTO seats VALUES ('99xr6hw596', 1, 'p0aOl2ODsI74LTps1-tsRjd', 1795103059353);
INSERT INTO seats VALUES ('b3q52qguwd', 0, 'p0aOl2ODsI74LTps1-tsRjd', 1795103060319);
INSERT INTO seats VALUES ('b3q52qguwd', 1, 'pyGpSDJAcufA2feKVo7sX_N', 1795103060405);
INSERT INTO seats VALUES ('28kpht6b3r', 0, 'p3vbjaP0zO5eJPuM0xnWCvb', 1795103060808);
INSERT INTO seats VALUES ('28kpht6b3r', 1, 'p3vbjaP0zO5eJPuM0xnWCvb', 1795103060808);
INSERT INTO seats VALUES ('er9y4xnr2b', 0, 'pyGpSDJAcufA2feKVo7sX_N', 1795103063090);
INSERT INTO seats VALUES ('t7swvz98bm', 0, 'p3vbjaP0zO5eJPuM0xnWCvb', 1795103064099);
INSERT INTO seats VALUES ('t7swvz98bm', 1, 'p0aOl2ODsI74LTps1-tsRjd', 1795103064110);
INSERT INTO seats VALUES ('e62q69ab7a', 0, 'p3vbjaP0zO5eJPuM0xnWCvb', 1795103064852);
INSERT INTO seats VALUES ('e62q69ab7a', 1, 'p0aOl2ODsI74LTps1-tsRjd', 1795103064852);
CREATE TABLE watchers (
	table_id VARCHAR(32) NOT NULL, 
	process VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	seen_at BIGINT NOT NULL, 
	CONSTRAINT pk_watchers PRIMARY KEY (table_id, process), 
	CONSTRAINT fk_watchers_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE reviews (
	table_id VARCHAR(32) NOT NULL, 
	judge VARCHAR(40) NOT NULL, 
	made_at BIGINT NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	seats TEXT NOT NULL, 
	data BYTEA NOT NULL, 
	CONSTRAINT pk_reviews PRIMARY KEY (table_id, judge), 
	CONSTRAINT fk_reviews_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE tokens (
	digest VARCHAR(64) NOT NULL, 
	player VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	created_at BIGINT NOT NULL, 
	CONSTRAINT pk_tokens PRIMARY KEY (digest), 
	CONSTRAINT fk_tokens_player FOREIGN KEY(player) REFERENCES players (id) ON DELETE CASCADE
);
INSERT INTO tokens VALUES ('71e03fd969b90ca8575fe52b2e57d643b130abd761f73eae9e670fea01131742', 'p3vbjaP0zO5eJPuM0xnWCvb', 'bot', 1795103058751);
CREATE TABLE invitations (
	table_id VARCHAR(32) NOT NULL, 
	player VARCHAR(32) NOT NULL, 
	inviter VARCHAR(32) NOT NULL, 
	made_at BIGINT NOT NULL, 
	CONSTRAINT pk_invitations PRIMARY KEY (table_id, player), 
	CONSTRAINT fk_invitations_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE, 
	CONSTRAINT fk_invitations_player FOREIGN KEY(player) REFERENCES players (id) ON DELETE CASCADE, 
	CONSTRAINT fk_invitations_inviter FOREIGN KEY(inviter) REFERENCES players (id) ON DELETE CASCADE
);
CREATE TABLE blocks (
	id VARCHAR(32) NOT NULL, 
	player VARCHAR(32) NOT NULL, 
	other VARCHAR(32) NOT NULL, 
	made_at BIGINT NOT NULL, 
	CONSTRAINT pk_blocks PRIMARY KEY (id), 
	CONSTRAINT fk_blocks_player FOREIGN KEY(player) REFERENCES players (id) ON DELETE CASCADE, 
	CONSTRAINT fk_blocks_other FOREIGN KEY(other) REFERENCES players (id) ON DELETE CASCADE, 
	CONSTRAINT uq_blocks_player_other UNIQUE (player, other)
);
CREATE TABLE reports (
	id VARCHAR(32) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	player VARCHAR(32) NOT NULL, 
	reporter VARCHAR(32) NOT NULL, 
	reason VARCHAR(16) NOT NULL, 
	words TEXT NOT NULL, 
	context TEXT NOT NULL, 
	made_at BIGINT NOT NULL, 
	closed_at BIGINT, 
	action VARCHAR(16), 
	CONSTRAINT pk_reports PRIMARY KEY (id), 
	CONSTRAINT fk_reports_player FOREIGN KEY(player) REFERENCES players (id) ON DELETE CASCADE, 
	CONSTRAINT fk_reports_reporter FOREIGN KEY(reporter) REFERENCES players (id) ON DELETE CASCADE, 
	CONSTRAINT uq_reports_reporter_table_id_seat UNIQUE (reporter, table_id, seat)
);
CREATE TABLE standings (
	player VARCHAR(32) NOT NULL, 
	warden BOOLEAN NOT NULL, 
	warning VARCHAR(16), 
	muted_until BIGINT, 
	banned_until BIGINT, 
	CONSTRAINT pk_standings PRIMARY KEY (player), 
	CONSTRAINT fk_standings_player FOREIGN KEY(player) REFERENCES players (id) ON DELETE CASCADE
);
CREATE TABLE mistakes (
	id VARCHAR(32) NOT NULL, 
	player VARCHAR(32) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	theme VARCHAR(80) NOT NULL, 
	about TEXT NOT NULL, 
	card TEXT NOT NULL, 
	due_at BIGINT NOT NULL, 
	CONSTRAINT pk_mistakes PRIMARY KEY (id), 
	CONSTRAINT fk_mistakes_player FOREIGN KEY(player) REFERENCES players (id) ON DELETE CASCADE, 
	CONSTRAINT fk_mistakes_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE, 
	CONSTRAINT uq_mistakes_player_table_id_number UNIQUE (player, table_id, number)
);
CREATE TABLE puzzle_results (
	player VARCHAR(32) NOT NULL, 
	puzzle VARCHAR(16) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	solved BOOLEAN NOT NULL, 
	rating INTEGER NOT NULL, 
	change INTEGER NOT NULL, 
	made_at BIGINT NOT NULL, 
	CONSTRAINT pk_puzzle_results PRIMARY KEY (player, puzzle), 
	CONSTRAINT fk_puzzle_results_player FOREIGN KEY(player) REFERENCES players (id) ON DELETE CASCADE
);
INSERT INTO puzzle_results VALUES ('p3vbjaP0zO5eJPuM0xnWCvb', 'ef818893dc', 'azul', FALSE, 1325, -175, 1795103063395);
INSERT INTO puzzle_results VALUES ('p3vbjaP0zO5eJPuM0xnWCvb', '129a924e9b', 'ingenious', TRUE, 1678, 178, 1795103063917);
CREATE TABLE puzzle_ratings (
	player VARCHAR(32) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	rating FLOAT NOT NULL, 
	deviation FLOAT NOT NULL, 
	volatility FLOAT NOT NULL, 
	solved INTEGER NOT NULL, 
	failed INTEGER NOT NULL, 
	streak INTEGER NOT NULL, 
	longest INTEGER NOT NULL, 
	CONSTRAINT pk_puzzle_ratings PRIMARY KEY (player, game), 
	CONSTRAINT fk_puzzle_ratings_player FOREIGN KEY(player) REFERENCES players (id) ON DELETE CASCADE
);
INSERT INTO puzzle_ratings VALUES ('p3vbjaP0zO5eJPuM0xnWCvb', 'azul', 1324.5228073773847, 262.05298768112874, 0.05999937453281527, 0, 1, 0, 0);
INSERT INTO puzzle_ratings VALUES ('p3vbjaP0zO5eJPuM0xnWCvb', 'ingenious', 1678.1551352612416, 262.0839304498988, 0.059999400661929346, 1, 0, 1, 1);
CREATE TABLE devices (
	digest VARCHAR(64) NOT NULL, 
	player VARCHAR(32) NOT NULL, 
	made_at BIGINT NOT NULL, 
	seen_at BIGINT NOT NULL, 
	browser VARCHAR(24) NOT NULL, 
	system VARCHAR(24) NOT NULL, 
	way VARCHAR(16) NOT NULL, 
	proved_at BIGINT, 
	CONSTRAINT pk_devices PRIMARY KEY (digest), 
	CONSTRAINT fk_devices_player FOREIGN KEY(player) REFERENCES players (id) ON DELETE CASCADE
);
INSERT INTO devices VALUES ('1a46a0daac67e2cdb0a28cb388ec0143a8cc5a13a20e5ade00622b0402a7288e', 'p3vbjaP0zO5eJPuM0xnWCvb', 1795103058028, 1795103058751, '', '', 'password', 1795103058028);
INSERT INTO devices VALUES ('3b9258fd97e3ffabdec82c336626b531e7c890d603e6e669b02057b89c60954d', 'p0aOl2ODsI74LTps1-tsRjd', 1795103058613, 1795103058908, '', '', 'password', 1795103058613);
INSERT INTO devices VALUES ('385d3d6c2e200c5182dc068214497ce73256593ffa705dcc678df46af7f03a32', 'pyGpSDJAcufA2feKVo7sX_N', 1795103058646, 1795103060380, '', '', 'guest', NULL);
CREATE TABLE passkeys (
	id VARCHAR(64) NOT NULL, 
	player VARCHAR(32) NOT NULL, 
	credential TEXT NOT NULL, 
	rp VARCHAR(255) NOT NULL, 
	public_key BYTEA NOT NULL, 
	counter BIGINT NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	made_at BIGINT NOT NULL, 
	used_at BIGINT, 
	CONSTRAINT pk_passkeys PRIMARY KEY (id), 
	CONSTRAINT fk_passkeys_player FOREIGN KEY(player) REFERENCES players (id) ON DELETE CASCADE
);
CREATE TABLE recovery_codes (
	digest VARCHAR(64) NOT NULL, 
	player VARCHAR(32) NOT NULL, 
	used_at BIGINT, 
	CONSTRAINT pk_recovery_codes PRIMARY KEY (digest), 
	CONSTRAINT fk_recovery_codes_player FOREIGN KEY(player) REFERENCES players (id) ON DELETE CASCADE
);
INSERT INTO recovery_codes VALUES ('03c167deb7f10442a600f52a7dd040d556ec79f49d841532346ebe43c0bcb61b', 'p3vbjaP0zO5eJPuM0xnWCvb', NULL);
INSERT INTO recovery_codes VALUES ('68c286849fcc8c3651858cdb4f5298b4d90ece7bbd6a93e00a09606d56b9ae8e', 'p3vbjaP0zO5eJPuM0xnWCvb', NULL);
INSERT INTO recovery_codes VALUES ('e031a9558c515fce54f9733ea3906bc6aa393bcd8b8fd365b39791b1c499fecc', 'p3vbjaP0zO5eJPuM0xnWCvb', NULL);
INSERT INTO recovery_codes VALUES ('be10eec9758b4f6142c2f7655e5b5a8d527453825f3361a2613005d5399d69c5', 'p3vbjaP0zO5eJPuM0xnWCvb', NULL);
INSERT INTO recovery_codes VALUES ('7fae8ff1d078a518fa4e5c77e71fb794819a98c3d60c89e69e2752a55da3b5f6', 'p3vbjaP0zO5eJPuM0xnWCvb', NULL);
INSERT INTO recovery_codes VALUES ('50d5d866f4337c90bb8306e8f60a4626f456f7745d84197b33cb9e1d4b5353f9', 'p3vbjaP0zO5eJPuM0xnWCvb', NULL);
INSERT INTO recovery_codes VALUES ('4dc0f9ab29d48183b97a8258491ac0f596457ead7f5d04ae8726c81612c3b246', 'p3vbjaP0zO5eJPuM0xnWCvb', NULL);
INSERT INTO recovery_codes VALUES ('6b10bb61edd2b10b101d46ce2662b96436d62c1b1815bf44203dbe425fedd35b', 'p3vbjaP0zO5eJPuM0xnWCvb', NULL);
INSERT INTO recovery_codes VALUES ('852a3a86046dde889d346356e5e9cec67489e36e89fea2c6c8c233f97ea5b40f', 'p3vbjaP0zO5eJPuM0xnWCvb', NULL);
INSERT INTO recovery_codes VALUES ('ac145a578ad7549b00cd34e903bd5c0dda1442f1bea06f982177857cee440a85', 'p3vbjaP0zO5eJPuM0xnWCvb', NULL);
CREATE TABLE mailboxes (
	player VARCHAR(32) NOT NULL, 
	address VARCHAR(254) NOT NULL, 
	made_at BIGINT NOT NULL, 
	CONSTRAINT pk_mailboxes PRIMARY KEY (player), 
	CONSTRAINT fk_mailboxes_player FOREIGN KEY(player) REFERENCES players (id) ON DELETE CASCADE, 
	CONSTRAINT uq_mailboxes_address UNIQUE (address)
);
CREATE TABLE asks (
	id VARCHAR(64) NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	player VARCHAR(32), 
	secret VARCHAR(100) NOT NULL, 
	about TEXT NOT NULL, 
	tries INTEGER NOT NULL, 
	ends_at BIGINT NOT NULL, 
	CONSTRAINT pk_asks PRIMARY KEY (id), 
	CONSTRAINT fk_asks_player FOREIGN KEY(player) REFERENCES players (id) ON DELETE CASCADE
);
CREATE TABLE links (
	digest VARCHAR(64) NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	player VARCHAR(32), 
	name VARCHAR(40) NOT NULL, 
	uses INTEGER, 
	made_at BIGINT NOT NULL, 
	ends_at BIGINT NOT NULL, 
	CONSTRAINT pk_links PRIMARY KEY (digest), 
	CONSTRAINT fk_links_player FOREIGN KEY(player) REFERENCES players (id) ON DELETE CASCADE
);
CREATE TABLE notices (
	player VARCHAR(32) NOT NULL, 
	topic VARCHAR(100) NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	table_id VARCHAR(32), 
	number INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	until_at BIGINT NOT NULL, 
	about TEXT NOT NULL, 
	CONSTRAINT pk_notices PRIMARY KEY (player, topic), 
	CONSTRAINT fk_notices_player FOREIGN KEY(player) REFERENCES players (id) ON DELETE CASCADE, 
	CONSTRAINT fk_notices_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE notice_places (
	id VARCHAR(32) NOT NULL, 
	player VARCHAR(32) NOT NULL, 
	table_id VARCHAR(32), 
	kind VARCHAR(16) NOT NULL, 
	address TEXT NOT NULL, 
	secrets TEXT NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	language VARCHAR(8) NOT NULL, 
	made_at BIGINT NOT NULL, 
	failing_since BIGINT, 
	given_up_at BIGINT, 
	why VARCHAR(80), 
	CONSTRAINT pk_notice_places PRIMARY KEY (id), 
	CONSTRAINT fk_notice_places_player FOREIGN KEY(player) REFERENCES players (id) ON DELETE CASCADE, 
	CONSTRAINT fk_notice_places_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE notice_wishes (
	player VARCHAR(32) NOT NULL, 
	about TEXT NOT NULL, 
	CONSTRAINT pk_notice_wishes PRIMARY KEY (player), 
	CONSTRAINT fk_notice_wishes_player FOREIGN KEY(player) REFERENCES players (id) ON DELETE CASCADE
);
CREATE TABLE rating_changes (
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	player VARCHAR(32) NOT NULL, 
	at BIGINT NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	kind VARCHAR(200) NOT NULL, 
	seats INTEGER NOT NULL, 
	games INTEGER NOT NULL, 
	rating FLOAT NOT NULL, 
	deviation FLOAT NOT NULL, 
	volatility FLOAT NOT NULL, 
	was FLOAT NOT NULL, 
	CONSTRAINT pk_rating_changes PRIMARY KEY (number, seat), 
	CONSTRAINT fk_rating_changes_player FOREIGN KEY(player) REFERENCES players (id) ON DELETE CASCADE
);
INSERT INTO rating_changes VALUES (1, 0, 't7swvz98bm', 'p3vbjaP0zO5eJPuM0xnWCvb', 1795103064739, 'azul', 'wall=coloured', 2, 1, 1662.2120014703455, 290.23050778223865, 0.05999967537233814, 1500.0);
INSERT INTO rating_changes VALUES (1, 1, 't7swvz98bm', 'p0aOl2ODsI74LTps1-tsRjd', 1795103064739, 'azul', 'wall=coloured', 2, 1, 1337.7879985296545, 290.23050778223865, 0.05999967537233814, 1500.0);
CREATE TABLE homes (
	player VARCHAR(32) NOT NULL, 
	digest VARCHAR(64) NOT NULL, 
	seen_at BIGINT NOT NULL, 
	CONSTRAINT pk_homes PRIMARY KEY (player, digest), 
	CONSTRAINT fk_homes_player FOREIGN KEY(player) REFERENCES players (id) ON DELETE CASCADE
);
INSERT INTO homes VALUES ('p3vbjaP0zO5eJPuM0xnWCvb', '146a98d15b993486af9c4d15ac47d09528d54f1e0ea4b570dae932539df4f096', 1795103064097);
INSERT INTO homes VALUES ('p0aOl2ODsI74LTps1-tsRjd', 'a75b8ac0f4a3e4c37d4671c97bfa921e8c61436fbaefdb7559ff06f3f6c5febf', 1795103064109);
CREATE TABLE daily_tries (
	day VARCHAR(10) NOT NULL, 
	player VARCHAR(32) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	begun_at BIGINT NOT NULL, 
	ended_at BIGINT, 
	outcome VARCHAR(8), 
	played BOOLEAN, 
	points INTEGER, 
	margin INTEGER, 
	CONSTRAINT pk_daily_tries PRIMARY KEY (day, player), 
	CONSTRAINT fk_daily_tries_player FOREIGN KEY(player) REFERENCES players (id) ON DELETE CASCADE, 
	CONSTRAINT uq_daily_tries_table_id UNIQUE (table_id)
);
CREATE TABLE tournament_events (
	tournament_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	data TEXT NOT NULL, 
	CONSTRAINT pk_tournament_events PRIMARY KEY (tournament_id, number), 
	CONSTRAINT fk_tournament_events_tournament_id FOREIGN KEY(tournament_id) REFERENCES tournaments (id) ON DELETE CASCADE
);
INSERT INTO tournament_events VALUES ('3eqbs9m87f', 1, 1795103064781, 'announced', '{"plan":{"format":"swiss","seats":2,"rounds":2,"late":0,"tiebreaks":[],"streaks":false,"team":0,"at_once":false}}');
INSERT INTO tournament_events VALUES ('3eqbs9m87f', 2, 1795103064797, 'entered', '{"player":"p3vbjaP0zO5eJPuM0xnWCvb","name":"Anna","rating":1662,"team":""}');
INSERT INTO tournament_events VALUES ('3eqbs9m87f', 3, 1795103064834, 'entered', '{"player":"p0aOl2ODsI74LTps1-tsRjd","name":"Ben","rating":1338,"team":""}');
INSERT INTO tournament_events VALUES ('3eqbs9m87f', 4, 1795103064847, 'started', '{"secrets":[]}');
INSERT INTO tournament_events VALUES ('3eqbs9m87f', 5, 1795103064851, 'paired', '{"boards":[{"entrants":[1,2],"table":"e62q69ab7a"}],"byes":[],"walkovers":[]}');
CREATE TABLE deliveries (
	id VARCHAR(32) NOT NULL, 
	player VARCHAR(32) NOT NULL, 
	place VARCHAR(32), 
	topic VARCHAR(100) NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	table_id VARCHAR(32), 
	number INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	until_at BIGINT NOT NULL, 
	about TEXT NOT NULL, 
	due_at BIGINT NOT NULL, 
	tries INTEGER NOT NULL, 
	begun_at BIGINT, 
	done_at BIGINT, 
	CONSTRAINT pk_deliveries PRIMARY KEY (id), 
	CONSTRAINT fk_deliveries_player FOREIGN KEY(player) REFERENCES players (id) ON DELETE CASCADE, 
	CONSTRAINT fk_deliveries_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE, 
	CONSTRAINT fk_deliveries_place FOREIGN KEY(place) REFERENCES notice_places (id) ON DELETE CASCADE
);
CREATE INDEX ix_tables_due_at ON tables (due_at);
CREATE INDEX ix_tables_status_public_updated_at ON tables (status, public, updated_at);
CREATE INDEX ix_seats_player ON seats (player);
CREATE INDEX ix_tokens_player ON tokens (player);
CREATE INDEX ix_ended_ended_at ON ended (ended_at);
CREATE INDEX ix_invitations_player ON invitations (player);
CREATE INDEX ix_blocks_other ON blocks (other);
CREATE INDEX ix_reports_closed_at_made_at ON reports (closed_at, made_at);
CREATE INDEX ix_reports_player ON reports (player);
CREATE INDEX ix_mistakes_player_due_at ON mistakes (player, due_at);
CREATE INDEX ix_mistakes_table_id ON mistakes (table_id);
CREATE INDEX ix_puzzle_results_player_game_made_at ON puzzle_results (player, game, made_at);
CREATE INDEX ix_tables_host_status ON tables (host, status);
CREATE INDEX ix_tables_wish_status ON tables (wish, status);
CREATE INDEX ix_players_left_at ON players (left_at);
CREATE INDEX ix_devices_player ON devices (player);
CREATE INDEX ix_devices_seen_at ON devices (seen_at);
CREATE INDEX ix_passkeys_player ON passkeys (player);
CREATE INDEX ix_recovery_codes_player ON recovery_codes (player);
CREATE INDEX ix_asks_player ON asks (player);
CREATE INDEX ix_asks_ends_at ON asks (ends_at);
CREATE INDEX ix_links_player ON links (player);
CREATE INDEX ix_links_kind_made_at ON links (kind, made_at);
CREATE INDEX ix_former_logins_free_at ON former_logins (free_at);
CREATE INDEX ix_notices_at ON notices (at);
CREATE INDEX ix_notices_table_id ON notices (table_id);
CREATE INDEX ix_notice_places_player ON notice_places (player);
CREATE INDEX ix_notice_places_table_id ON notice_places (table_id);
CREATE INDEX ix_deliveries_done_at_due_at ON deliveries (done_at, due_at);
CREATE INDEX ix_deliveries_player_done_at ON deliveries (player, done_at);
CREATE INDEX ix_deliveries_table_id ON deliveries (table_id);
CREATE INDEX ix_deliveries_place ON deliveries (place);
CREATE INDEX ix_looking_process ON looking (process);
CREATE INDEX ix_rating_changes_player_game_kind_seats_number ON rating_changes (player, game, kind, seats, number);
CREATE INDEX ix_rating_changes_table_id ON rating_changes (table_id);
CREATE INDEX ix_homes_seen_at ON homes (seen_at);
CREATE INDEX ix_tournaments_due_at ON tournaments (due_at);
CREATE INDEX ix_tournaments_host_status ON tournaments (host, status);
CREATE INDEX ix_tournaments_status_updated_at ON tournaments (status, updated_at);
CREATE INDEX ix_daily_tries_player_day ON daily_tries (player, day);
