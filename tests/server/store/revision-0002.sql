CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO alembic_version VALUES ('0002');
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	status VARCHAR(16) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	public BOOLEAN NOT NULL, 
	created_at BIGINT NOT NULL, 
	updated_at BIGINT NOT NULL, 
	due_at BIGINT, 
	about TEXT NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY (id)
);
INSERT INTO tables VALUES ('TTTPRqyMlb6zyaY8', 19, 'finished', 'azul', FALSE, 1795101700981, 1795101701412, NULL, '{"options":{"players":2,"wall":"coloured","start":"random"},"clock":{"kind":"none","base":0,"increment":0},"turn":null,"moves":12,"result":{"reason":"resigned","seat":1,"scores":[0,0],"places":[1,2]},"seats":[{"kind":"person","name":"Anna","level":null},{"kind":"person","name":"Other","level":null}]}');
INSERT INTO tables VALUES ('HYQXvWIE_5rJ8f7i', 19, 'playing', 'azul_duel', FALSE, 1795101701430, 1795101702261, 1796311302261, '{"options":{"players":2,"scoring":"random","start":"random"},"clock":{"kind":"days","base":1209600000,"increment":0},"turn":0,"moves":15,"result":null,"seats":[{"kind":"person","name":"Anna","level":null},{"kind":"person","name":"Other","level":null}]}');
INSERT INTO tables VALUES ('SNOA1GRFkxwTI0o6', 13, 'playing', 'ingenious', FALSE, 1795101702266, 1795101702349, 1795101882349, '{"options":{"edition":"travel","players":2,"start":"random","open_racks":"off","bonus_limit_one":"off"},"clock":{"kind":"none","base":0,"increment":0},"turn":0,"moves":9,"result":null,"seats":[{"kind":"person","name":"Ben","level":null},{"kind":"person","name":"Other","level":null}]}');
INSERT INTO tables VALUES ('98QVD5AvAFirvSMA', 127, 'finished', 'ingenious', FALSE, 1795101702352, 1795101705470, NULL, '{"options":{"edition":"travel","players":2,"start":"random","open_racks":"off","bonus_limit_one":"off"},"clock":{"kind":"none","base":0,"increment":0},"turn":null,"moves":122,"result":{"reason":"played","seat":null,"scores":[0,1],"places":[2,1]},"seats":[{"kind":"person","name":"Anna","level":null},{"kind":"person","name":"Anna","level":null}]}');
INSERT INTO tables VALUES ('1rLXfB0D6cz1XH_Z', 3, 'waiting', 'azul', FALSE, 1795101705528, 1795101705528, 1795188105528, '{"options":{"players":3,"wall":"coloured","start":"random"},"clock":{"kind":"none","base":0,"increment":0},"turn":null,"moves":0,"result":null,"seats":[{"kind":"person","name":"Gast","level":null},{"kind":"bot","name":"newcomer","level":"newcomer"},{"kind":"open","name":"","level":null}]}');
CREATE TABLE settings (
	name VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_settings PRIMARY KEY (name)
);
INSERT INTO settings VALUES ('cookie key', 'f24e7d04664e6f668192412b4c35f520dcc8693a7a2770b2193795cc8a1a2219');
CREATE TABLE processes (
	id VARCHAR(32) NOT NULL, 
	alive_at BIGINT NOT NULL, 
	CONSTRAINT pk_processes PRIMARY KEY (id)
);
INSERT INTO processes VALUES ('c63bb1eb6e84ec33', 1795101704904);
CREATE TABLE "players" (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	created_at BIGINT NOT NULL, 
	epoch INTEGER NOT NULL, 
	login VARCHAR(40), 
	password VARCHAR(200), 
	CONSTRAINT pk_players PRIMARY KEY (id), 
	CONSTRAINT uq_players_login UNIQUE (login)
);
INSERT INTO players VALUES ('pYyWSWXQtCn4W7SLJyW5JyQ', 'Anna', 1795101699778, 0, 'anna', '$argon2id$v=19$m=32768,t=3,p=1$3I9jfubg8qs6/RKoXJFHZA$xqnbK4E2rKxSslUpE8gRuRRWxumW6IbTWV1Z25R3YWQ');
INSERT INTO players VALUES ('pcR9XZXHlQKvnLIXxPAf1su', 'Ben', 1795101700475, 0, 'ben', '$argon2id$v=19$m=32768,t=3,p=1$3isK+Euf4Vkl3eL4j6y7cA$UQ+6DcxKdZHCBDqVaHjI83ciKbcnTo57MudHoBHwbvY');
INSERT INTO players VALUES ('p8qff6kUsm5O3WKGCWb0L2M', 'Gast', 1795101700919, 0, NULL, NULL);
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
INSERT INTO events VALUES ('TTTPRqyMlb6zyaY8', 1, 1795101700981, 'created', '{"game":"azul","rules":1,"options":{"players":2,"wall":"coloured","start":"random"},"clock":{"kind":"none","base":0,"increment":0},"public":false,"chat":true,"host":"pYyWSWXQtCn4W7SLJyW5JyQ","secret":"1a72a1db8baad95d91f78eaeaadb5585c48758f7017682653ff50d63fcbff8e2","invitations":[null,"3649b5e90495521bee5bb83bb068fe4f4236e73d22b494e4ab92fe9dbb157633"],"parent":null}', NULL);
INSERT INTO events VALUES ('TTTPRqyMlb6zyaY8', 2, 1795101700981, 'sat', '{"seat":0,"player":"pYyWSWXQtCn4W7SLJyW5JyQ","name":"Anna","nonce":null}', NULL);
INSERT INTO events VALUES ('TTTPRqyMlb6zyaY8', 3, 1795101700998, 'sat', '{"seat":1,"player":"pcR9XZXHlQKvnLIXxPAf1su","name":"Other","nonce":null}', 'pcR9XZXHlQKvnLIXxPAf1su/c5');
INSERT INTO events VALUES ('TTTPRqyMlb6zyaY8', 4, 1795101700998, 'started', '{}', NULL);
INSERT INTO events VALUES ('TTTPRqyMlb6zyaY8', 5, 1795101701007, 'moved', '{"seat":1,"move":30,"by_bot":false}', 'pcR9XZXHlQKvnLIXxPAf1su/c6');
INSERT INTO events VALUES ('TTTPRqyMlb6zyaY8', 6, 1795101701019, 'moved', '{"seat":0,"move":12,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c7');
INSERT INTO events VALUES ('TTTPRqyMlb6zyaY8', 7, 1795101701026, 'moved', '{"seat":1,"move":25,"by_bot":false}', 'pcR9XZXHlQKvnLIXxPAf1su/c8');
INSERT INTO events VALUES ('TTTPRqyMlb6zyaY8', 8, 1795101701037, 'moved', '{"seat":0,"move":61,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c9');
INSERT INTO events VALUES ('TTTPRqyMlb6zyaY8', 9, 1795101701138, 'moved', '{"seat":1,"move":14,"by_bot":false}', 'pcR9XZXHlQKvnLIXxPAf1su/c10');
INSERT INTO events VALUES ('TTTPRqyMlb6zyaY8', 10, 1795101701158, 'moved', '{"seat":0,"move":20,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c11');
INSERT INTO events VALUES ('TTTPRqyMlb6zyaY8', 11, 1795101701217, 'moved', '{"seat":1,"move":111,"by_bot":false}', 'pcR9XZXHlQKvnLIXxPAf1su/c12');
INSERT INTO events VALUES ('TTTPRqyMlb6zyaY8', 12, 1795101701240, 'moved', '{"seat":0,"move":27,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c13');
INSERT INTO events VALUES ('TTTPRqyMlb6zyaY8', 13, 1795101701264, 'moved', '{"seat":1,"move":130,"by_bot":false}', 'pcR9XZXHlQKvnLIXxPAf1su/c14');
INSERT INTO events VALUES ('TTTPRqyMlb6zyaY8', 14, 1795101701284, 'moved', '{"seat":0,"move":16,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c15');
INSERT INTO events VALUES ('TTTPRqyMlb6zyaY8', 15, 1795101701308, 'moved', '{"seat":1,"move":21,"by_bot":false}', 'pcR9XZXHlQKvnLIXxPAf1su/c16');
INSERT INTO events VALUES ('TTTPRqyMlb6zyaY8', 16, 1795101701369, 'moved', '{"seat":0,"move":155,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c17');
INSERT INTO events VALUES ('TTTPRqyMlb6zyaY8', 17, 1795101701393, 'resigned', '{"seat":1}', 'pcR9XZXHlQKvnLIXxPAf1su/c18');
INSERT INTO events VALUES ('TTTPRqyMlb6zyaY8', 18, 1795101701393, 'finished', '{"reason":"resigned","seat":1,"scores":[0,0],"places":[1,2]}', NULL);
INSERT INTO events VALUES ('TTTPRqyMlb6zyaY8', 19, 1795101701412, 'said', '{"seat":0,"text":"Well played; ''twas \"close\"."}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c19');
INSERT INTO events VALUES ('HYQXvWIE_5rJ8f7i', 1, 1795101701430, 'created', '{"game":"azul_duel","rules":1,"options":{"players":2,"scoring":"random","start":"random"},"clock":{"kind":"days","base":1209600000,"increment":0},"public":false,"chat":true,"host":"pYyWSWXQtCn4W7SLJyW5JyQ","secret":"8aa6874354fc460f3fe1121f3558d305fd629f8559e30f0bd4f93fe4b0fef18f","invitations":[null,"658ab4047ce69da1343a3c97014e77c5dc11381e9be5b1a16064b1be3d76c52d"],"parent":null}', NULL);
INSERT INTO events VALUES ('HYQXvWIE_5rJ8f7i', 2, 1795101701430, 'sat', '{"seat":0,"player":"pYyWSWXQtCn4W7SLJyW5JyQ","name":"Anna","nonce":null}', NULL);
INSERT INTO events VALUES ('HYQXvWIE_5rJ8f7i', 3, 1795101701460, 'sat', '{"seat":1,"player":"pcR9XZXHlQKvnLIXxPAf1su","name":"Other","nonce":null}', 'pcR9XZXHlQKvnLIXxPAf1su/c20');
INSERT INTO events VALUES ('HYQXvWIE_5rJ8f7i', 4, 1795101701460, 'started', '{}', NULL);
INSERT INTO events VALUES ('HYQXvWIE_5rJ8f7i', 5, 1795101701517, 'moved', '{"seat":0,"move":0,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c21');
INSERT INTO events VALUES ('HYQXvWIE_5rJ8f7i', 6, 1795101701886, 'moved', '{"seat":0,"move":56,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c22');
INSERT INTO events VALUES ('HYQXvWIE_5rJ8f7i', 7, 1795101701940, 'moved', '{"seat":0,"move":65,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c23');
INSERT INTO events VALUES ('HYQXvWIE_5rJ8f7i', 8, 1795101701984, 'moved', '{"seat":1,"move":1,"by_bot":false}', 'pcR9XZXHlQKvnLIXxPAf1su/c24');
INSERT INTO events VALUES ('HYQXvWIE_5rJ8f7i', 9, 1795101702053, 'moved', '{"seat":1,"move":56,"by_bot":false}', 'pcR9XZXHlQKvnLIXxPAf1su/c25');
INSERT INTO events VALUES ('HYQXvWIE_5rJ8f7i', 10, 1795101702124, 'moved', '{"seat":1,"move":65,"by_bot":false}', 'pcR9XZXHlQKvnLIXxPAf1su/c26');
INSERT INTO events VALUES ('HYQXvWIE_5rJ8f7i', 11, 1795101702172, 'moved', '{"seat":1,"move":5,"by_bot":false}', 'pcR9XZXHlQKvnLIXxPAf1su/c27');
INSERT INTO events VALUES ('HYQXvWIE_5rJ8f7i', 12, 1795101702185, 'moved', '{"seat":1,"move":57,"by_bot":false}', 'pcR9XZXHlQKvnLIXxPAf1su/c28');
INSERT INTO events VALUES ('HYQXvWIE_5rJ8f7i', 13, 1795101702200, 'moved', '{"seat":1,"move":65,"by_bot":false}', 'pcR9XZXHlQKvnLIXxPAf1su/c29');
INSERT INTO events VALUES ('HYQXvWIE_5rJ8f7i', 14, 1795101702209, 'moved', '{"seat":0,"move":7,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c30');
INSERT INTO events VALUES ('HYQXvWIE_5rJ8f7i', 15, 1795101702216, 'moved', '{"seat":0,"move":57,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c31');
INSERT INTO events VALUES ('HYQXvWIE_5rJ8f7i', 16, 1795101702234, 'moved', '{"seat":0,"move":65,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c32');
INSERT INTO events VALUES ('HYQXvWIE_5rJ8f7i', 17, 1795101702242, 'moved', '{"seat":1,"move":12,"by_bot":false}', 'pcR9XZXHlQKvnLIXxPAf1su/c33');
INSERT INTO events VALUES ('HYQXvWIE_5rJ8f7i', 18, 1795101702252, 'moved', '{"seat":1,"move":58,"by_bot":false}', 'pcR9XZXHlQKvnLIXxPAf1su/c34');
INSERT INTO events VALUES ('HYQXvWIE_5rJ8f7i', 19, 1795101702261, 'moved', '{"seat":1,"move":65,"by_bot":false}', 'pcR9XZXHlQKvnLIXxPAf1su/c35');
INSERT INTO events VALUES ('SNOA1GRFkxwTI0o6', 1, 1795101702266, 'created', '{"game":"ingenious","rules":1,"options":{"edition":"travel","players":2,"start":"random","open_racks":"off","bonus_limit_one":"off"},"clock":{"kind":"none","base":0,"increment":0},"public":false,"chat":true,"host":"pcR9XZXHlQKvnLIXxPAf1su","secret":"c707b6870ec42012f5a15f5c8a75eafae93a0303b14f5fda176707b6d448230f","invitations":[null,"e29b344a15ed0ee7c3f6a4de6dfa7481dced2ed05fedbca4fb071caf69758b76"],"parent":null}', NULL);
INSERT INTO events VALUES ('SNOA1GRFkxwTI0o6', 2, 1795101702266, 'sat', '{"seat":0,"player":"pcR9XZXHlQKvnLIXxPAf1su","name":"Ben","nonce":null}', NULL);
INSERT INTO events VALUES ('SNOA1GRFkxwTI0o6', 3, 1795101702271, 'sat', '{"seat":1,"player":"p8qff6kUsm5O3WKGCWb0L2M","name":"Other","nonce":null}', 'p8qff6kUsm5O3WKGCWb0L2M/c36');
INSERT INTO events VALUES ('SNOA1GRFkxwTI0o6', 4, 1795101702271, 'started', '{}', NULL);
INSERT INTO events VALUES ('SNOA1GRFkxwTI0o6', 5, 1795101702278, 'moved', '{"seat":1,"move":4,"by_bot":false}', 'p8qff6kUsm5O3WKGCWb0L2M/c37');
INSERT INTO events VALUES ('SNOA1GRFkxwTI0o6', 6, 1795101702299, 'moved', '{"seat":1,"move":222,"by_bot":false}', 'p8qff6kUsm5O3WKGCWb0L2M/c38');
INSERT INTO events VALUES ('SNOA1GRFkxwTI0o6', 7, 1795101702307, 'moved', '{"seat":1,"move":1461,"by_bot":false}', 'p8qff6kUsm5O3WKGCWb0L2M/c39');
INSERT INTO events VALUES ('SNOA1GRFkxwTI0o6', 8, 1795101702313, 'moved', '{"seat":0,"move":0,"by_bot":false}', 'pcR9XZXHlQKvnLIXxPAf1su/c40');
INSERT INTO events VALUES ('SNOA1GRFkxwTI0o6', 9, 1795101702319, 'moved', '{"seat":0,"move":224,"by_bot":false}', 'pcR9XZXHlQKvnLIXxPAf1su/c41');
INSERT INTO events VALUES ('SNOA1GRFkxwTI0o6', 10, 1795101702326, 'moved', '{"seat":0,"move":1461,"by_bot":false}', 'pcR9XZXHlQKvnLIXxPAf1su/c42');
INSERT INTO events VALUES ('SNOA1GRFkxwTI0o6', 11, 1795101702332, 'moved', '{"seat":1,"move":4,"by_bot":false}', 'p8qff6kUsm5O3WKGCWb0L2M/c43');
INSERT INTO events VALUES ('SNOA1GRFkxwTI0o6', 12, 1795101702342, 'moved', '{"seat":1,"move":316,"by_bot":false}', 'p8qff6kUsm5O3WKGCWb0L2M/c44');
INSERT INTO events VALUES ('SNOA1GRFkxwTI0o6', 13, 1795101702349, 'moved', '{"seat":1,"move":1461,"by_bot":false}', 'p8qff6kUsm5O3WKGCWb0L2M/c45');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 1, 1795101702352, 'created', '{"game":"ingenious","rules":1,"options":{"edition":"travel","players":2,"start":"random","open_racks":"off","bonus_limit_one":"off"},"clock":{"kind":"none","base":0,"increment":0},"public":false,"chat":true,"host":"pYyWSWXQtCn4W7SLJyW5JyQ","secret":"a244fe59d2221d26379265273ce681a7debde24c15e0bb7031394a9fcca1b595","invitations":[null,null],"parent":null}', NULL);
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 2, 1795101702352, 'sat', '{"seat":0,"player":"pYyWSWXQtCn4W7SLJyW5JyQ","name":"Anna","nonce":null}', NULL);
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 3, 1795101702352, 'sat', '{"seat":1,"player":"pYyWSWXQtCn4W7SLJyW5JyQ","name":"Anna","nonce":null}', NULL);
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 4, 1795101702352, 'started', '{}', NULL);
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 5, 1795101702362, 'moved', '{"seat":1,"move":0,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c46');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 6, 1795101702386, 'moved', '{"seat":1,"move":222,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c47');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 7, 1795101702429, 'moved', '{"seat":1,"move":1461,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c48');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 8, 1795101702445, 'moved', '{"seat":0,"move":3,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c49');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 9, 1795101702470, 'moved', '{"seat":0,"move":224,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c50');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 10, 1795101702492, 'moved', '{"seat":0,"move":1461,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c51');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 11, 1795101702520, 'moved', '{"seat":1,"move":1,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c52');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 12, 1795101702608, 'moved', '{"seat":1,"move":316,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c53');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 13, 1795101702651, 'moved', '{"seat":1,"move":1461,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c54');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 14, 1795101702704, 'moved', '{"seat":0,"move":4,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c55');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 15, 1795101702791, 'moved', '{"seat":0,"move":318,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c56');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 16, 1795101702810, 'moved', '{"seat":0,"move":1461,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c57');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 17, 1795101702820, 'moved', '{"seat":1,"move":5,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c58');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 18, 1795101702835, 'moved', '{"seat":1,"move":320,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c59');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 19, 1795101702870, 'moved', '{"seat":1,"move":1461,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c60');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 20, 1795101702899, 'moved', '{"seat":0,"move":4,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c61');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 21, 1795101702920, 'moved', '{"seat":0,"move":386,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c62');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 22, 1795101702937, 'moved', '{"seat":0,"move":1461,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c63');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 23, 1795101702954, 'moved', '{"seat":1,"move":7,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c64');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 24, 1795101702973, 'moved', '{"seat":1,"move":411,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c65');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 25, 1795101702988, 'moved', '{"seat":1,"move":1461,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c66');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 26, 1795101703002, 'moved', '{"seat":0,"move":0,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c67');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 27, 1795101703017, 'moved', '{"seat":0,"move":413,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c68');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 28, 1795101703033, 'moved', '{"seat":0,"move":1461,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c69');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 29, 1795101703051, 'moved', '{"seat":1,"move":9,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c70');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 30, 1795101703162, 'moved', '{"seat":1,"move":415,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c71');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 31, 1795101703173, 'moved', '{"seat":1,"move":1461,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c72');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 32, 1795101703182, 'moved', '{"seat":0,"move":7,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c73');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 33, 1795101703198, 'moved', '{"seat":0,"move":482,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c74');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 34, 1795101703205, 'moved', '{"seat":0,"move":1461,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c75');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 35, 1795101703211, 'moved', '{"seat":1,"move":11,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c76');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 36, 1795101703219, 'moved', '{"seat":1,"move":506,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c77');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 37, 1795101703226, 'moved', '{"seat":1,"move":1461,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c78');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 38, 1795101703233, 'moved', '{"seat":0,"move":8,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c79');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 39, 1795101703242, 'moved', '{"seat":0,"move":508,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c80');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 40, 1795101703289, 'moved', '{"seat":0,"move":1461,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c81');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 41, 1795101703299, 'moved', '{"seat":1,"move":13,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c82');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 42, 1795101703425, 'moved', '{"seat":1,"move":510,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c83');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 43, 1795101703452, 'moved', '{"seat":1,"move":1461,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c84');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 44, 1795101703467, 'moved', '{"seat":0,"move":2,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c85');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 45, 1795101703478, 'moved', '{"seat":0,"move":576,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c86');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 46, 1795101703495, 'moved', '{"seat":0,"move":1461,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c87');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 47, 1795101703502, 'moved', '{"seat":1,"move":8,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c88');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 48, 1795101703512, 'moved', '{"seat":1,"move":578,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c89');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 49, 1795101703577, 'moved', '{"seat":1,"move":1461,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c90');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 50, 1795101703583, 'moved', '{"seat":0,"move":14,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c91');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 51, 1795101703593, 'moved', '{"seat":0,"move":601,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c92');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 52, 1795101703625, 'moved', '{"seat":0,"move":1461,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c93');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 53, 1795101703632, 'moved', '{"seat":1,"move":14,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c94');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 54, 1795101703706, 'moved', '{"seat":1,"move":603,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c95');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 55, 1795101703741, 'moved', '{"seat":1,"move":1461,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c96');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 56, 1795101703785, 'moved', '{"seat":0,"move":13,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c97');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 57, 1795101703830, 'moved', '{"seat":0,"move":605,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c98');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 58, 1795101703858, 'moved', '{"seat":0,"move":1461,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c99');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 59, 1795101703898, 'moved', '{"seat":1,"move":8,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c100');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 60, 1795101703939, 'moved', '{"seat":1,"move":672,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c101');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 61, 1795101703965, 'moved', '{"seat":1,"move":1461,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c102');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 62, 1795101703998, 'moved', '{"seat":0,"move":2,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c103');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 63, 1795101704014, 'moved', '{"seat":0,"move":674,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c104');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 64, 1795101704064, 'moved', '{"seat":0,"move":1461,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c105');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 65, 1795101704093, 'moved', '{"seat":1,"move":12,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c106');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 66, 1795101704161, 'moved', '{"seat":1,"move":697,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c107');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 67, 1795101704180, 'moved', '{"seat":1,"move":1461,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c108');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 68, 1795101704198, 'moved', '{"seat":0,"move":5,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c109');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 69, 1795101704221, 'moved', '{"seat":0,"move":699,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c110');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 70, 1795101704249, 'moved', '{"seat":0,"move":1461,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c111');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 71, 1795101704268, 'moved', '{"seat":1,"move":10,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c112');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 72, 1795101704287, 'moved', '{"seat":1,"move":701,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c113');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 73, 1795101704307, 'moved', '{"seat":1,"move":1461,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c114');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 74, 1795101704327, 'moved', '{"seat":0,"move":17,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c115');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 75, 1795101704375, 'moved', '{"seat":0,"move":768,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c116');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 76, 1795101704404, 'moved', '{"seat":0,"move":1461,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c117');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 77, 1795101704427, 'moved', '{"seat":1,"move":3,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c118');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 78, 1795101704453, 'moved', '{"seat":1,"move":792,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c119');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 79, 1795101704469, 'moved', '{"seat":1,"move":1461,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c120');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 80, 1795101704484, 'moved', '{"seat":0,"move":13,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c121');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 81, 1795101704522, 'moved', '{"seat":0,"move":794,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c122');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 82, 1795101704535, 'moved', '{"seat":0,"move":1461,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c123');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 83, 1795101704572, 'moved', '{"seat":1,"move":14,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c124');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 84, 1795101704598, 'moved', '{"seat":1,"move":796,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c125');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 85, 1795101704612, 'moved', '{"seat":1,"move":1461,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c126');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 86, 1795101704624, 'moved', '{"seat":0,"move":9,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c127');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 87, 1795101704680, 'moved', '{"seat":0,"move":800,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c128');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 88, 1795101704760, 'moved', '{"seat":0,"move":1461,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c129');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 89, 1795101704780, 'moved', '{"seat":1,"move":15,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c130');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 90, 1795101704798, 'moved', '{"seat":1,"move":862,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c131');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 91, 1795101704815, 'moved', '{"seat":1,"move":1461,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c132');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 92, 1795101704840, 'moved', '{"seat":0,"move":16,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c133');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 93, 1795101704858, 'moved', '{"seat":0,"move":888,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c134');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 94, 1795101704904, 'moved', '{"seat":0,"move":1461,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c135');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 95, 1795101704922, 'moved', '{"seat":1,"move":10,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c136');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 96, 1795101704942, 'moved', '{"seat":1,"move":890,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c137');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 97, 1795101704951, 'moved', '{"seat":1,"move":1461,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c138');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 98, 1795101704964, 'moved', '{"seat":0,"move":7,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c139');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 99, 1795101704992, 'moved', '{"seat":0,"move":894,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c140');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 100, 1795101705020, 'moved', '{"seat":0,"move":1461,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c141');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 101, 1795101705046, 'moved', '{"seat":1,"move":15,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c142');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 102, 1795101705059, 'moved', '{"seat":1,"move":956,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c143');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 103, 1795101705106, 'moved', '{"seat":1,"move":1461,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c144');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 104, 1795101705121, 'moved', '{"seat":0,"move":5,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c145');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 105, 1795101705141, 'moved', '{"seat":0,"move":960,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c146');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 106, 1795101705162, 'moved', '{"seat":0,"move":1461,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c147');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 107, 1795101705180, 'moved', '{"seat":1,"move":1,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c148');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 108, 1795101705206, 'moved', '{"seat":1,"move":984,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c149');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 109, 1795101705240, 'moved', '{"seat":1,"move":1461,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c150');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 110, 1795101705265, 'moved', '{"seat":0,"move":11,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c151');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 111, 1795101705293, 'moved', '{"seat":0,"move":988,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c152');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 112, 1795101705308, 'moved', '{"seat":0,"move":1461,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c153');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 113, 1795101705337, 'moved', '{"seat":1,"move":10,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c154');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 114, 1795101705366, 'moved', '{"seat":1,"move":1050,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c155');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 115, 1795101705374, 'moved', '{"seat":1,"move":1461,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c156');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 116, 1795101705380, 'moved', '{"seat":0,"move":4,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c157');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 117, 1795101705387, 'moved', '{"seat":0,"move":1054,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c158');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 118, 1795101705394, 'moved', '{"seat":0,"move":1461,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c159');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 119, 1795101705401, 'moved', '{"seat":1,"move":16,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c160');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 120, 1795101705409, 'moved', '{"seat":1,"move":1082,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c161');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 121, 1795101705416, 'moved', '{"seat":1,"move":1461,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c162');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 122, 1795101705424, 'moved', '{"seat":0,"move":3,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c163');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 123, 1795101705433, 'moved', '{"seat":0,"move":1148,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c164');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 124, 1795101705442, 'moved', '{"seat":0,"move":1461,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c165');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 125, 1795101705460, 'moved', '{"seat":1,"move":12,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c166');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 126, 1795101705470, 'moved', '{"seat":1,"move":1177,"by_bot":false}', 'pYyWSWXQtCn4W7SLJyW5JyQ/c167');
INSERT INTO events VALUES ('98QVD5AvAFirvSMA', 127, 1795101705470, 'finished', '{"reason":"played","seat":null,"scores":[0,1],"places":[2,1]}', NULL);
INSERT INTO events VALUES ('1rLXfB0D6cz1XH_Z', 1, 1795101705528, 'created', '{"game":"azul","rules":1,"options":{"players":3,"wall":"coloured","start":"random"},"clock":{"kind":"none","base":0,"increment":0},"public":false,"chat":true,"host":"p8qff6kUsm5O3WKGCWb0L2M","secret":"b5fdbb8df0a4b1b661c106ff97dee11a15ce9e9e19a6ff352dec7fa0915d8286","invitations":[null,null,"e126d0785029b8ef10c7d4ceb62363925582d73a29465baba08e5dcc706b6e65"],"parent":null}', NULL);
INSERT INTO events VALUES ('1rLXfB0D6cz1XH_Z', 2, 1795101705528, 'sat', '{"seat":0,"player":"p8qff6kUsm5O3WKGCWb0L2M","name":"Gast","nonce":null}', NULL);
INSERT INTO events VALUES ('1rLXfB0D6cz1XH_Z', 3, 1795101705528, 'botsat', '{"seat":1,"level":"newcomer"}', NULL);
CREATE TABLE seats (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	player VARCHAR(32) NOT NULL, 
	seen_at BIGINT NOT NULL, 
	CONSTRAINT pk_seats PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_seats_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO seats VALUES ('TTTPRqyMlb6zyaY8', 0, 'pYyWSWXQtCn4W7SLJyW5JyQ', 1795101700981);
INSERT INTO seats VALUES ('TTTPRqyMlb6zyaY8', 1, 'pcR9XZXHlQKvnLIXxPAf1su', 1795101700998);
INSERT INTO seats VALUES ('HYQXvWIE_5rJ8f7i', 0, 'pYyWSWXQtCn4W7SLJyW5JyQ', 1795101701430);
INSERT INTO seats VALUES ('HYQXvWIE_5rJ8f7i', 1, 'pcR9XZXHlQKvnLIXxPAf1su', 1795101701460);
INSERT INTO seats VALUES ('SNOA1GRFkxwTI0o6', 0, 'pcR9XZXHlQKvnLIXxPAf1su', 1795101702266);
INSERT INTO seats VALUES ('SNOA1GRFkxwTI0o6', 1, 'p8qff6kUsm5O3WKGCWb0L2M', 1795101702271);
INSERT INTO seats VALUES ('98QVD5AvAFirvSMA', 0, 'pYyWSWXQtCn4W7SLJyW5JyQ', 1795101702352);
INSERT INTO seats VALUES ('98QVD5AvAFirvSMA', 1, 'pYyWSWXQtCn4W7SLJyW5JyQ', 1795101702352);
INSERT INTO seats VALUES ('1rLXfB0D6cz1XH_Z', 0, 'p8qff6kUsm5O3WKGCWb0L2M', 1795101705528);
CREATE TABLE tokens (
	digest VARCHAR(64) NOT NULL, 
	player VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	created_at BIGINT NOT NULL, 
	CONSTRAINT pk_tokens PRIMARY KEY (digest), 
	CONSTRAINT fk_tokens_player FOREIGN KEY(player) REFERENCES players (id) ON DELETE CASCADE
);
INSERT INTO tokens VALUES ('6ae31936a221137b3eb62cebb1b25fad736ca90981b3b358b0c012fde7f8a676', 'pYyWSWXQtCn4W7SLJyW5JyQ', 'bot', 1795101700945);
CREATE INDEX ix_tables_due_at ON tables (due_at);
CREATE INDEX ix_tables_status_public_updated_at ON tables (status, public, updated_at);
CREATE INDEX ix_seats_player ON seats (player);
CREATE INDEX ix_tokens_player ON tokens (player);
