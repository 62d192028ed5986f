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
INSERT INTO tables VALUES('old',7,'playing','azul',TRUE,1000,1000,2592001000,'{"options":{"players":2,"wall":"coloured","start":"random"},"clock":{"kind":"none","base":0,"increment":0},"turn":1,"moves":3,"seats":[{"kind":"person","name":"Anna","level":null},{"kind":"person","name":"Ben","level":null}]}');
CREATE TABLE alembic_version (
    version_num VARCHAR(32) NOT NULL,
    CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
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
INSERT INTO "events" VALUES('old',1,1000,'created','{"game":"azul","rules":1,"options":{"players":2,"wall":"coloured","start":"random"},"clock":{"kind":"none"},"public":true,"chat":true,"host":"anna","secret":"5555555555555555555555555555555555555555555555555555555555555555","invitations":[null,null],"parent":null}',NULL);
INSERT INTO "events" VALUES('old',2,1000,'sat','{"seat":0,"player":"anna","name":"Anna","nonce":null}',NULL);
INSERT INTO "events" VALUES('old',3,1000,'sat','{"seat":1,"player":"anna","name":"Ben","nonce":null}',NULL);
INSERT INTO "events" VALUES('old',4,1000,'started','{}',NULL);
INSERT INTO "events" VALUES('old',5,1000,'moved','{"seat":0,"move":30,"by_bot":false}','anna/1');
INSERT INTO "events" VALUES('old',6,1000,'moved','{"seat":1,"move":6,"by_bot":false}',NULL);
INSERT INTO "events" VALUES('old',7,1000,'moved','{"seat":0,"move":13,"by_bot":false}',NULL);
CREATE TABLE players (
    id VARCHAR(32) NOT NULL,
    name VARCHAR(40) NOT NULL,
    created_at BIGINT NOT NULL,
    epoch INTEGER NOT NULL,
    CONSTRAINT pk_players PRIMARY KEY (id)
);
INSERT INTO "players" VALUES('anna','Anna',5,1);
CREATE TABLE processes (
    id VARCHAR(32) NOT NULL,
    alive_at BIGINT NOT NULL,
    CONSTRAINT pk_processes PRIMARY KEY (id)
);
CREATE TABLE seats (
    table_id VARCHAR(32) NOT NULL,
    seat INTEGER NOT NULL,
    player VARCHAR(32) NOT NULL,
    seen_at BIGINT NOT NULL,
    CONSTRAINT pk_seats PRIMARY KEY (table_id, seat),
    CONSTRAINT fk_seats_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES('old',0,'anna',1000);
INSERT INTO "seats" VALUES('old',1,'anna',1000);
CREATE TABLE settings (
    name VARCHAR(40) NOT NULL,
    value TEXT NOT NULL,
    CONSTRAINT pk_settings PRIMARY KEY (name)
);
INSERT INTO "settings" VALUES('cookie key','00');
CREATE INDEX ix_tables_due_at ON tables (due_at);
CREATE INDEX ix_tables_status_public_updated_at ON tables (status, public, updated_at);
CREATE INDEX ix_seats_player ON seats (player);
