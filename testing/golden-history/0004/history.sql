CREATE SCHEMA history;


SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: heard; Type: TABLE; Schema: history; Owner: -
--

CREATE TABLE history.heard (
    device text NOT NULL,
    key text NOT NULL,
    at bigint NOT NULL,
    pause_ms bigint
);


--
-- Name: installation; Type: TABLE; Schema: history; Owner: -
--

CREATE TABLE history.installation (
    id text NOT NULL
);


--
-- Name: rolled_day; Type: TABLE; Schema: history; Owner: -
--

CREATE TABLE history.rolled_day (
    series integer NOT NULL,
    at bigint NOT NULL,
    until bigint NOT NULL,
    min double precision NOT NULL,
    max double precision NOT NULL,
    sum double precision NOT NULL,
    known_ms bigint NOT NULL,
    on_ms bigint NOT NULL,
    switchings integer NOT NULL,
    rise double precision NOT NULL,
    fall double precision NOT NULL,
    mark double precision,
    below double precision DEFAULT 0 NOT NULL,
    counted text
);


--
-- Name: rolled_hour; Type: TABLE; Schema: history; Owner: -
--

CREATE TABLE history.rolled_hour (
    series integer NOT NULL,
    at bigint NOT NULL,
    until bigint NOT NULL,
    min double precision NOT NULL,
    max double precision NOT NULL,
    sum double precision NOT NULL,
    known_ms bigint NOT NULL,
    on_ms bigint NOT NULL,
    switchings integer NOT NULL,
    rise double precision NOT NULL,
    fall double precision NOT NULL,
    mark double precision,
    below double precision DEFAULT 0 NOT NULL,
    counted text
);


--
-- Name: sample; Type: TABLE; Schema: history; Owner: -
--

CREATE TABLE history.sample (
    series integer NOT NULL,
    at bigint NOT NULL,
    value double precision
)
PARTITION BY RANGE (at);


--
-- Name: sample_2026_10; Type: TABLE; Schema: history; Owner: -
--

CREATE TABLE history.sample_2026_10 (
    series integer NOT NULL,
    at bigint NOT NULL,
    value double precision
);


--
-- Name: series; Type: TABLE; Schema: history; Owner: -
--

CREATE TABLE history.series (
    id integer NOT NULL,
    key text NOT NULL,
    kind text NOT NULL,
    name text,
    unit text,
    decimals integer NOT NULL,
    rolled_until bigint DEFAULT 0 NOT NULL,
    time_zone text DEFAULT ''::text NOT NULL,
    device text NOT NULL,
    sent_unit text,
    is_former integer DEFAULT 0 NOT NULL
);


--
-- Name: series_id_seq; Type: SEQUENCE; Schema: history; Owner: -
--

CREATE SEQUENCE history.series_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: series_id_seq; Type: SEQUENCE OWNED BY; Schema: history; Owner: -
--

ALTER SEQUENCE history.series_id_seq OWNED BY history.series.id;


--
-- Name: unowned; Type: TABLE; Schema: history; Owner: -
--

CREATE TABLE history.unowned (
    device text NOT NULL,
    days integer NOT NULL,
    at bigint NOT NULL
);


--
-- Name: version; Type: TABLE; Schema: history; Owner: -
--

CREATE TABLE history.version (
    version integer NOT NULL
);


--
-- Name: sample_2026_10; Type: TABLE ATTACH; Schema: history; Owner: -
--

ALTER TABLE ONLY history.sample ATTACH PARTITION history.sample_2026_10 FOR VALUES FROM ('1790812800000') TO ('1793491200000');


--
-- Name: series id; Type: DEFAULT; Schema: history; Owner: -
--

ALTER TABLE ONLY history.series ALTER COLUMN id SET DEFAULT nextval('history.series_id_seq'::regclass);


--
-- Data for Name: heard; Type: TABLE DATA; Schema: history; Owner: -
--

INSERT INTO history.heard (device, key, at, pause_ms) VALUES ('device 2', 'device.level', 1793250000000, 7200000);


--
-- Data for Name: installation; Type: TABLE DATA; Schema: history; Owner: -
--

INSERT INTO history.installation (id) VALUES ('a test');


--
-- Data for Name: rolled_day; Type: TABLE DATA; Schema: history; Owner: -
--

INSERT INTO history.rolled_day (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792447200000, 1792530000000, 40.5, 43, 1803600000, 43200000, 43200000, 0, 2.5, 0, 43, 0, NULL);
INSERT INTO history.rolled_day (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792533600000, 1792620000000, 40, 44, 3309570000, 79140000, 79140000, 0, 5.5, 8, 40.5, 0, NULL);
INSERT INTO history.rolled_day (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792620000000, 1792706400000, 40, 44, 3027510000, 72000000, 72000000, 0, 5.5, 4, 42, 0, NULL);
INSERT INTO history.rolled_day (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792706400000, 1792792800000, 40, 43.5, 3023910000, 72000000, 72000000, 0, 5, 3.5, 43.5, 0, NULL);
INSERT INTO history.rolled_day (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792792800000, 1792879200000, 40, 44, 3315780000, 79200000, 79200000, 0, 5, 8, 40.5, 0, NULL);
INSERT INTO history.rolled_day (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792879200000, 1792969200000, 40.5, 44, 3187680000, 75600000, 75600000, 0, 5.5, 3.5, 42.5, 0, NULL);
INSERT INTO history.rolled_day (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792969200000, 1793055600000, 40, 44, 3036510000, 72000000, 72000000, 0, 5.5, 4, 44, 0, NULL);
INSERT INTO history.rolled_day (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1793055600000, 1793142000000, 40, 44, 3016980000, 72000000, 72000000, 0, 5, 8, 41, 0, NULL);
INSERT INTO history.rolled_day (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1793142000000, 1793228400000, 40, 43.5, 3306510000, 79200000, 79200000, 0, 5, 3.5, 42.5, 0, NULL);
INSERT INTO history.rolled_day (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792447200000, 1792533600000, 0, 3, 86400000, 57600000, 43200000, 3, 6, 3, 3, 0, NULL);
INSERT INTO history.rolled_day (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792533600000, 1792620000000, 0, 3, 129600000, 86400000, 64800000, 6, 9, 9, 3, 0, NULL);
INSERT INTO history.rolled_day (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792620000000, 1792706400000, 0, 3, 129600000, 86400000, 64800000, 6, 9, 9, 3, 0, NULL);
INSERT INTO history.rolled_day (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792706400000, 1792792800000, 0, 3, 129600000, 86400000, 64800000, 6, 9, 9, 3, 0, NULL);
INSERT INTO history.rolled_day (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792792800000, 1792879200000, 0, 3, 129600000, 86400000, 64800000, 6, 9, 9, 3, 0, NULL);
INSERT INTO history.rolled_day (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792879200000, 1792969200000, 0, 3, 129600000, 90000000, 64800000, 7, 9, 12, 0, 0, NULL);
INSERT INTO history.rolled_day (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792969200000, 1793055600000, 0, 3, 129600000, 86400000, 64800000, 6, 9, 9, 0, 0, NULL);
INSERT INTO history.rolled_day (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1793055600000, 1793142000000, 0, 3, 129600000, 86400000, 64800000, 6, 9, 9, 0, 0, NULL);
INSERT INTO history.rolled_day (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1793142000000, 1793228400000, 0, 3, 129600000, 86400000, 64800000, 6, 9, 9, 0, 0, NULL);
INSERT INTO history.rolled_day (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792447200000, 1792533600000, -64, -60, -3542160000, 57480000, 0, 0, 4, 6, -62, 3542160000, NULL);
INSERT INTO history.rolled_day (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792533600000, 1792620000000, -64, -60, -5378160000, 86400000, 0, 0, 8, 10, -64, 5378160000, NULL);
INSERT INTO history.rolled_day (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792620000000, 1792706400000, -64, -60, -5335560000, 86400000, 0, 0, 12, 9, -61, 5335560000, NULL);
INSERT INTO history.rolled_day (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792706400000, 1792792800000, -64, -60, -5363760000, 86400000, 0, 0, 8, 10, -63, 5363760000, NULL);
INSERT INTO history.rolled_day (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792792800000, 1792879200000, -64, -60, -5357160000, 86400000, 0, 0, 12, 9, -60, 5357160000, NULL);
INSERT INTO history.rolled_day (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792879200000, 1792969200000, -64, -60, -5576040000, 90000000, 0, 0, 8, 11, -63, 5576040000, NULL);
INSERT INTO history.rolled_day (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792969200000, 1793055600000, -64, -60, -5367960000, 86400000, 0, 0, 12, 9, -60, 5367960000, NULL);
INSERT INTO history.rolled_day (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1793055600000, 1793142000000, -64, -60, -5342160000, 86400000, 0, 0, 8, 10, -62, 5342160000, NULL);
INSERT INTO history.rolled_day (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1793142000000, 1793228400000, -64, -60, -5370960000, 86400000, 0, 0, 8, 10, -64, 5370960000, NULL);
INSERT INTO history.rolled_day (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792447200000, 1792533600000, 76, 90, 4767120000, 57420000, 57420000, 0, 0, 14, 76, 0, '{"mark":78,"at":1792519380000,"doubt":{"at":1792526580000,"value":76,"last":76,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_day (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792533600000, 1792620000000, 52, 76, 5447520000, 86400000, 86400000, 0, 0, 24, 52, 0, '{"mark":54,"at":1792605780000,"doubt":{"at":1792612980000,"value":52,"last":52,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_day (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (2, 1793142000000, 1793228400000, 3810, 3812.5, 20578500000, 5400000, 5400000, 0, 2.5, 0, 3812.5, 0, '{"mark":3812.5,"at":1793226600000,"before":{"at":1793223000000,"value":3810}}');
INSERT INTO history.rolled_day (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (3, 1793142000000, 1793228400000, -400, 150, -1179000000, 5340000, 1740000, 1, 550, 0, 150, 1440000000, NULL);
INSERT INTO history.rolled_day (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1793228400000, 1793253600000, 0, 3, 43200000, 25200000, 21600000, 1, 3, 0, 3, 0, NULL);
INSERT INTO history.rolled_day (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1793228400000, 1793253600000, 42.5, 44, 782910000, 18000000, 18000000, 0, 1.5, 0, 44, 0, NULL);
INSERT INTO history.rolled_day (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (2, 1793228400000, 1793253600000, 0, 3812.5, 6879150000, 25200000, 21600000, 2, 2, 0, 0.25, 0, '{"mark":2,"at":1793237400000,"doubt":{"at":1793244600000,"value":0.25,"last":0.25,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_day (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (3, 1793228400000, 1793253600000, -400, 150, -5097000000, 25200000, 9060000, 5, 1100, 1650, -400, 6456000000, NULL);
INSERT INTO history.rolled_day (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (4, 1793228400000, 1793253600000, 17, 17, 61200000, 3600000, 3600000, 0, 0, 0, 17, 0, '{"mark":17,"at":1793250000000,"isFirst":true}');
INSERT INTO history.rolled_day (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1793228400000, 1793253600000, -64, -60, -1548240000, 25200000, 0, 0, 4, 2, -62, 1548240000, NULL);
INSERT INTO history.rolled_day (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792620000000, 1792706400000, 32, 90, 4218840000, 86220000, 86220000, 0, 58, 22, 88, 0, '{"mark":90,"at":1792692180000,"doubt":{"at":1792699380000,"value":88,"last":88,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_day (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792706400000, 1792792800000, 64, 88, 6484320000, 86400000, 86400000, 0, 0, 24, 64, 0, '{"mark":66,"at":1792778580000,"doubt":{"at":1792785780000,"value":64,"last":64,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_day (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792792800000, 1792879200000, 40, 64, 4410720000, 86400000, 86400000, 0, 0, 24, 40, 0, '{"mark":42,"at":1792864980000,"doubt":{"at":1792872180000,"value":40,"last":40,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_day (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792879200000, 1792969200000, 32, 90, 6049080000, 90000000, 90000000, 0, 58, 24, 74, 0, '{"mark":76,"at":1792958580000,"doubt":{"at":1792965780000,"value":74,"last":74,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_day (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792969200000, 1793055600000, 50, 74, 5361120000, 86400000, 86400000, 0, 0, 24, 50, 0, '{"mark":52,"at":1793044980000,"doubt":{"at":1793052180000,"value":50,"last":50,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_day (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1793055600000, 1793142000000, 32, 90, 4356720000, 86400000, 86400000, 0, 58, 22, 86, 0, '{"mark":88,"at":1793131380000,"doubt":{"at":1793138580000,"value":86,"last":86,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_day (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1793142000000, 1793228400000, 62, 86, 6397920000, 86400000, 86400000, 0, 0, 24, 62, 0, '{"mark":64,"at":1793217780000,"doubt":{"at":1793224980000,"value":62,"last":62,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_day (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1793228400000, 1793250000000, 56, 62, 1275480000, 21600000, 21600000, 0, 0, 6, 56, 0, '{"mark":58,"at":1793239380000,"doubt":{"at":1793246580000,"value":56,"last":56,"rises":0,"moves":[]}}');


--
-- Data for Name: rolled_hour; Type: TABLE DATA; Schema: history; Owner: -
--

INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792483200000, 1792486800000, 40.5, 40.5, 143370000, 3540000, 3540000, 0, 0, 0, 40.5, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792486800000, 1792490400000, 40.5, 40.5, 145800000, 3600000, 3600000, 0, 0, 0, 40.5, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792490400000, 1792494000000, 40.5, 41, 147570000, 3600000, 3600000, 0, 0.5, 0, 41, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792494000000, 1792497600000, 41, 41, 147600000, 3600000, 3600000, 0, 0, 0, 41, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792497600000, 1792501200000, 41, 41.5, 149370000, 3600000, 3600000, 0, 0.5, 0, 41.5, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792501200000, 1792504800000, 41.5, 41.5, 149400000, 3600000, 3600000, 0, 0, 0, 41.5, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792504800000, 1792508400000, 41.5, 42, 151170000, 3600000, 3600000, 0, 0.5, 0, 42, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792508400000, 1792512000000, 42, 42, 151200000, 3600000, 3600000, 0, 0, 0, 42, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792512000000, 1792515600000, 42, 42.5, 152970000, 3600000, 3600000, 0, 0.5, 0, 42.5, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792515600000, 1792519200000, 42.5, 42.5, 153000000, 3600000, 3600000, 0, 0, 0, 42.5, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792519200000, 1792522800000, 42.5, 43, 154770000, 3600000, 3600000, 0, 0.5, 0, 43, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792522800000, 1792526400000, 43, 43, 154800000, 3600000, 3600000, 0, 0, 0, 43, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792526400000, 1792530000000, 43, 43, 2580000, 60000, 60000, 0, 0, 0, 43, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792533600000, 1792537200000, 44, 44, 155760000, 3540000, 3540000, 0, 1, 0, 44, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792537200000, 1792540800000, 44, 44, 158400000, 3600000, 3600000, 0, 0, 0, 44, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792540800000, 1792544400000, 40, 44, 144240000, 3600000, 3600000, 0, 0, 4, 40, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792544400000, 1792548000000, 40, 40, 144000000, 3600000, 3600000, 0, 0, 0, 40, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792548000000, 1792551600000, 40, 40.5, 145770000, 3600000, 3600000, 0, 0.5, 0, 40.5, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792551600000, 1792555200000, 40.5, 40.5, 145800000, 3600000, 3600000, 0, 0, 0, 40.5, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792555200000, 1792558800000, 40.5, 41, 147570000, 3600000, 3600000, 0, 0.5, 0, 41, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792558800000, 1792562400000, 41, 41, 147600000, 3600000, 3600000, 0, 0, 0, 41, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792562400000, 1792566000000, 41, 41.5, 149370000, 3600000, 3600000, 0, 0.5, 0, 41.5, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792566000000, 1792569600000, 41.5, 41.5, 149400000, 3600000, 3600000, 0, 0, 0, 41.5, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792569600000, 1792573200000, 41.5, 42, 151170000, 3600000, 3600000, 0, 0.5, 0, 42, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792573200000, 1792576800000, 42, 42, 151200000, 3600000, 3600000, 0, 0, 0, 42, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792576800000, 1792580400000, 42, 42, 2520000, 60000, 60000, 0, 0, 0, 42, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792584000000, 1792587600000, 43, 43, 152220000, 3540000, 3540000, 0, 1, 0, 43, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792587600000, 1792591200000, 43, 43, 154800000, 3600000, 3600000, 0, 0, 0, 43, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792591200000, 1792594800000, 43, 43.5, 156570000, 3600000, 3600000, 0, 0.5, 0, 43.5, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792594800000, 1792598400000, 43.5, 43.5, 156600000, 3600000, 3600000, 0, 0, 0, 43.5, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792598400000, 1792602000000, 43.5, 44, 158370000, 3600000, 3600000, 0, 0.5, 0, 44, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792602000000, 1792605600000, 44, 44, 158400000, 3600000, 3600000, 0, 0, 0, 44, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792605600000, 1792609200000, 40, 44, 144240000, 3600000, 3600000, 0, 0, 4, 40, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792609200000, 1792612800000, 40, 40, 144000000, 3600000, 3600000, 0, 0, 0, 40, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792612800000, 1792616400000, 40, 40.5, 145770000, 3600000, 3600000, 0, 0.5, 0, 40.5, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792616400000, 1792620000000, 40.5, 40.5, 145800000, 3600000, 3600000, 0, 0, 0, 40.5, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792620000000, 1792623600000, 40.5, 41, 147570000, 3600000, 3600000, 0, 0.5, 0, 41, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792623600000, 1792627200000, 41, 41, 147600000, 3600000, 3600000, 0, 0, 0, 41, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792627200000, 1792630800000, 41, 41, 2460000, 60000, 60000, 0, 0, 0, 41, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792634400000, 1792638000000, 42, 42, 148680000, 3540000, 3540000, 0, 1, 0, 42, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792638000000, 1792641600000, 42, 42, 151200000, 3600000, 3600000, 0, 0, 0, 42, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792641600000, 1792645200000, 42, 42.5, 152970000, 3600000, 3600000, 0, 0.5, 0, 42.5, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792645200000, 1792648800000, 42.5, 42.5, 153000000, 3600000, 3600000, 0, 0, 0, 42.5, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792648800000, 1792652400000, 42.5, 43, 154770000, 3600000, 3600000, 0, 0.5, 0, 43, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792652400000, 1792656000000, 43, 43, 154800000, 3600000, 3600000, 0, 0, 0, 43, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792656000000, 1792659600000, 43, 43.5, 156570000, 3600000, 3600000, 0, 0.5, 0, 43.5, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792659600000, 1792663200000, 43.5, 43.5, 156600000, 3600000, 3600000, 0, 0, 0, 43.5, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792663200000, 1792666800000, 43.5, 44, 158370000, 3600000, 3600000, 0, 0.5, 0, 44, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792666800000, 1792670400000, 44, 44, 158400000, 3600000, 3600000, 0, 0, 0, 44, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792670400000, 1792674000000, 40, 44, 144240000, 3600000, 3600000, 0, 0, 4, 40, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792674000000, 1792677600000, 40, 40, 144000000, 3600000, 3600000, 0, 0, 0, 40, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792677600000, 1792681200000, 40, 40, 2400000, 60000, 60000, 0, 0, 0, 40, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792684800000, 1792688400000, 41, 41, 145140000, 3540000, 3540000, 0, 1, 0, 41, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792688400000, 1792692000000, 41, 41, 147600000, 3600000, 3600000, 0, 0, 0, 41, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792692000000, 1792695600000, 41, 41.5, 149370000, 3600000, 3600000, 0, 0.5, 0, 41.5, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792695600000, 1792699200000, 41.5, 41.5, 149400000, 3600000, 3600000, 0, 0, 0, 41.5, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792699200000, 1792702800000, 41.5, 42, 151170000, 3600000, 3600000, 0, 0.5, 0, 42, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792702800000, 1792706400000, 42, 42, 151200000, 3600000, 3600000, 0, 0, 0, 42, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792706400000, 1792710000000, 42, 42.5, 152970000, 3600000, 3600000, 0, 0.5, 0, 42.5, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792710000000, 1792713600000, 42.5, 42.5, 153000000, 3600000, 3600000, 0, 0, 0, 42.5, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792713600000, 1792717200000, 42.5, 43, 154770000, 3600000, 3600000, 0, 0.5, 0, 43, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792717200000, 1792720800000, 43, 43, 154800000, 3600000, 3600000, 0, 0, 0, 43, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792720800000, 1792724400000, 43, 43.5, 156570000, 3600000, 3600000, 0, 0.5, 0, 43.5, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792724400000, 1792728000000, 43.5, 43.5, 156600000, 3600000, 3600000, 0, 0, 0, 43.5, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792728000000, 1792731600000, 43.5, 43.5, 2610000, 60000, 60000, 0, 0, 0, 43.5, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792735200000, 1792738800000, 40, 40, 141600000, 3540000, 3540000, 0, 0, 3.5, 40, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792738800000, 1792742400000, 40, 40, 144000000, 3600000, 3600000, 0, 0, 0, 40, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792742400000, 1792746000000, 40, 40.5, 145770000, 3600000, 3600000, 0, 0.5, 0, 40.5, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792746000000, 1792749600000, 40.5, 40.5, 145800000, 3600000, 3600000, 0, 0, 0, 40.5, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792749600000, 1792753200000, 40.5, 41, 147570000, 3600000, 3600000, 0, 0.5, 0, 41, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792753200000, 1792756800000, 41, 41, 147600000, 3600000, 3600000, 0, 0, 0, 41, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792756800000, 1792760400000, 41, 41.5, 149370000, 3600000, 3600000, 0, 0.5, 0, 41.5, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792760400000, 1792764000000, 41.5, 41.5, 149400000, 3600000, 3600000, 0, 0, 0, 41.5, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792764000000, 1792767600000, 41.5, 42, 151170000, 3600000, 3600000, 0, 0.5, 0, 42, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792767600000, 1792771200000, 42, 42, 151200000, 3600000, 3600000, 0, 0, 0, 42, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792771200000, 1792774800000, 42, 42.5, 152970000, 3600000, 3600000, 0, 0.5, 0, 42.5, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792774800000, 1792778400000, 42.5, 42.5, 153000000, 3600000, 3600000, 0, 0, 0, 42.5, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792778400000, 1792782000000, 42.5, 42.5, 2550000, 60000, 60000, 0, 0, 0, 42.5, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792785600000, 1792789200000, 43.5, 43.5, 153990000, 3540000, 3540000, 0, 1, 0, 43.5, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792789200000, 1792792800000, 43.5, 43.5, 156600000, 3600000, 3600000, 0, 0, 0, 43.5, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792792800000, 1792796400000, 43.5, 44, 158370000, 3600000, 3600000, 0, 0.5, 0, 44, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792796400000, 1792800000000, 44, 44, 158400000, 3600000, 3600000, 0, 0, 0, 44, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792800000000, 1792803600000, 40, 44, 144240000, 3600000, 3600000, 0, 0, 4, 40, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792803600000, 1792807200000, 40, 40, 144000000, 3600000, 3600000, 0, 0, 0, 40, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792807200000, 1792810800000, 40, 40.5, 145770000, 3600000, 3600000, 0, 0.5, 0, 40.5, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792810800000, 1792814400000, 40.5, 40.5, 145800000, 3600000, 3600000, 0, 0, 0, 40.5, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792814400000, 1792818000000, 40.5, 41, 147570000, 3600000, 3600000, 0, 0.5, 0, 41, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792818000000, 1792821600000, 41, 41, 147600000, 3600000, 3600000, 0, 0, 0, 41, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792821600000, 1792825200000, 41, 41.5, 149370000, 3600000, 3600000, 0, 0.5, 0, 41.5, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792825200000, 1792828800000, 41.5, 41.5, 149400000, 3600000, 3600000, 0, 0, 0, 41.5, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792828800000, 1792832400000, 41.5, 41.5, 2490000, 60000, 60000, 0, 0, 0, 41.5, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792836000000, 1792839600000, 42.5, 42.5, 150450000, 3540000, 3540000, 0, 1, 0, 42.5, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792839600000, 1792843200000, 42.5, 42.5, 153000000, 3600000, 3600000, 0, 0, 0, 42.5, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792843200000, 1792846800000, 42.5, 43, 154770000, 3600000, 3600000, 0, 0.5, 0, 43, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792846800000, 1792850400000, 43, 43, 154800000, 3600000, 3600000, 0, 0, 0, 43, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792850400000, 1792854000000, 43, 43.5, 156570000, 3600000, 3600000, 0, 0.5, 0, 43.5, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792854000000, 1792857600000, 43.5, 43.5, 156600000, 3600000, 3600000, 0, 0, 0, 43.5, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792857600000, 1792861200000, 43.5, 44, 158370000, 3600000, 3600000, 0, 0.5, 0, 44, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792861200000, 1792864800000, 44, 44, 158400000, 3600000, 3600000, 0, 0, 0, 44, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792864800000, 1792868400000, 40, 44, 144240000, 3600000, 3600000, 0, 0, 4, 40, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792868400000, 1792872000000, 40, 40, 144000000, 3600000, 3600000, 0, 0, 0, 40, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792872000000, 1792875600000, 40, 40.5, 145770000, 3600000, 3600000, 0, 0.5, 0, 40.5, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792875600000, 1792879200000, 40.5, 40.5, 145800000, 3600000, 3600000, 0, 0, 0, 40.5, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792879200000, 1792882800000, 40.5, 40.5, 2430000, 60000, 60000, 0, 0, 0, 40.5, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792886400000, 1792890000000, 41.5, 41.5, 146910000, 3540000, 3540000, 0, 1, 0, 41.5, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792890000000, 1792893600000, 41.5, 41.5, 149400000, 3600000, 3600000, 0, 0, 0, 41.5, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792893600000, 1792897200000, 41.5, 42, 151170000, 3600000, 3600000, 0, 0.5, 0, 42, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792897200000, 1792900800000, 42, 42, 151200000, 3600000, 3600000, 0, 0, 0, 42, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792900800000, 1792904400000, 42, 42.5, 152970000, 3600000, 3600000, 0, 0.5, 0, 42.5, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792904400000, 1792908000000, 42.5, 42.5, 153000000, 3600000, 3600000, 0, 0, 0, 42.5, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792908000000, 1792911600000, 42.5, 43, 154770000, 3600000, 3600000, 0, 0.5, 0, 43, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792911600000, 1792915200000, 43, 43, 154800000, 3600000, 3600000, 0, 0, 0, 43, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792915200000, 1792918800000, 43, 43.5, 156570000, 3600000, 3600000, 0, 0.5, 0, 43.5, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792918800000, 1792922400000, 43.5, 43.5, 156600000, 3600000, 3600000, 0, 0, 0, 43.5, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792922400000, 1792926000000, 43.5, 44, 158370000, 3600000, 3600000, 0, 0.5, 0, 44, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792926000000, 1792929600000, 44, 44, 158400000, 3600000, 3600000, 0, 0, 0, 44, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792929600000, 1792933200000, 44, 44, 2640000, 60000, 60000, 0, 0, 0, 44, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792936800000, 1792940400000, 40.5, 40.5, 143370000, 3540000, 3540000, 0, 0, 3.5, 40.5, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792940400000, 1792944000000, 40.5, 40.5, 145800000, 3600000, 3600000, 0, 0, 0, 40.5, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792944000000, 1792947600000, 40.5, 41, 147570000, 3600000, 3600000, 0, 0.5, 0, 41, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792947600000, 1792951200000, 41, 41, 147600000, 3600000, 3600000, 0, 0, 0, 41, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792951200000, 1792954800000, 41, 41.5, 149370000, 3600000, 3600000, 0, 0.5, 0, 41.5, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792954800000, 1792958400000, 41.5, 41.5, 149400000, 3600000, 3600000, 0, 0, 0, 41.5, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792958400000, 1792962000000, 41.5, 42, 151170000, 3600000, 3600000, 0, 0.5, 0, 42, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792962000000, 1792965600000, 42, 42, 151200000, 3600000, 3600000, 0, 0, 0, 42, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792965600000, 1792969200000, 42, 42.5, 152970000, 3600000, 3600000, 0, 0.5, 0, 42.5, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792969200000, 1792972800000, 42.5, 42.5, 153000000, 3600000, 3600000, 0, 0, 0, 42.5, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792972800000, 1792976400000, 42.5, 43, 154770000, 3600000, 3600000, 0, 0.5, 0, 43, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792976400000, 1792980000000, 43, 43, 154800000, 3600000, 3600000, 0, 0, 0, 43, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792980000000, 1792983600000, 43, 43, 2580000, 60000, 60000, 0, 0, 0, 43, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792987200000, 1792990800000, 44, 44, 155760000, 3540000, 3540000, 0, 1, 0, 44, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792990800000, 1792994400000, 44, 44, 158400000, 3600000, 3600000, 0, 0, 0, 44, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792994400000, 1792998000000, 40, 44, 144240000, 3600000, 3600000, 0, 0, 4, 40, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1792998000000, 1793001600000, 40, 40, 144000000, 3600000, 3600000, 0, 0, 0, 40, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1793001600000, 1793005200000, 40, 40.5, 145770000, 3600000, 3600000, 0, 0.5, 0, 40.5, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1793005200000, 1793008800000, 40.5, 40.5, 145800000, 3600000, 3600000, 0, 0, 0, 40.5, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1793008800000, 1793012400000, 40.5, 41, 147570000, 3600000, 3600000, 0, 0.5, 0, 41, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1793012400000, 1793016000000, 41, 41, 147600000, 3600000, 3600000, 0, 0, 0, 41, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1793016000000, 1793019600000, 41, 41.5, 149370000, 3600000, 3600000, 0, 0.5, 0, 41.5, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1793019600000, 1793023200000, 41.5, 41.5, 149400000, 3600000, 3600000, 0, 0, 0, 41.5, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1793023200000, 1793026800000, 41.5, 42, 151170000, 3600000, 3600000, 0, 0.5, 0, 42, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1793026800000, 1793030400000, 42, 42, 151200000, 3600000, 3600000, 0, 0, 0, 42, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1793030400000, 1793034000000, 42, 42, 2520000, 60000, 60000, 0, 0, 0, 42, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1793037600000, 1793041200000, 43, 43, 152220000, 3540000, 3540000, 0, 1, 0, 43, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1793041200000, 1793044800000, 43, 43, 154800000, 3600000, 3600000, 0, 0, 0, 43, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1793044800000, 1793048400000, 43, 43.5, 156570000, 3600000, 3600000, 0, 0.5, 0, 43.5, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1793048400000, 1793052000000, 43.5, 43.5, 156600000, 3600000, 3600000, 0, 0, 0, 43.5, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1793052000000, 1793055600000, 43.5, 44, 158370000, 3600000, 3600000, 0, 0.5, 0, 44, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1793055600000, 1793059200000, 44, 44, 158400000, 3600000, 3600000, 0, 0, 0, 44, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1793059200000, 1793062800000, 40, 44, 144240000, 3600000, 3600000, 0, 0, 4, 40, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1793062800000, 1793066400000, 40, 40, 144000000, 3600000, 3600000, 0, 0, 0, 40, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1793066400000, 1793070000000, 40, 40.5, 145770000, 3600000, 3600000, 0, 0.5, 0, 40.5, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1793070000000, 1793073600000, 40.5, 40.5, 145800000, 3600000, 3600000, 0, 0, 0, 40.5, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1793073600000, 1793077200000, 40.5, 41, 147570000, 3600000, 3600000, 0, 0.5, 0, 41, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1793077200000, 1793080800000, 41, 41, 147600000, 3600000, 3600000, 0, 0, 0, 41, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1793080800000, 1793084400000, 41, 41, 2460000, 60000, 60000, 0, 0, 0, 41, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1793088000000, 1793091600000, 42, 42, 148680000, 3540000, 3540000, 0, 1, 0, 42, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1793091600000, 1793095200000, 42, 42, 151200000, 3600000, 3600000, 0, 0, 0, 42, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1793095200000, 1793098800000, 42, 42.5, 152970000, 3600000, 3600000, 0, 0.5, 0, 42.5, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1793098800000, 1793102400000, 42.5, 42.5, 153000000, 3600000, 3600000, 0, 0, 0, 42.5, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1793102400000, 1793106000000, 42.5, 43, 154770000, 3600000, 3600000, 0, 0.5, 0, 43, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1793106000000, 1793109600000, 43, 43, 154800000, 3600000, 3600000, 0, 0, 0, 43, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1793109600000, 1793113200000, 43, 43.5, 156570000, 3600000, 3600000, 0, 0.5, 0, 43.5, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1793113200000, 1793116800000, 43.5, 43.5, 156600000, 3600000, 3600000, 0, 0, 0, 43.5, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1793116800000, 1793120400000, 43.5, 44, 158370000, 3600000, 3600000, 0, 0.5, 0, 44, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1793120400000, 1793124000000, 44, 44, 158400000, 3600000, 3600000, 0, 0, 0, 44, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1793124000000, 1793127600000, 40, 44, 144240000, 3600000, 3600000, 0, 0, 4, 40, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1793127600000, 1793131200000, 40, 40, 144000000, 3600000, 3600000, 0, 0, 0, 40, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1793131200000, 1793134800000, 40, 40, 2400000, 60000, 60000, 0, 0, 0, 40, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1793138400000, 1793142000000, 41, 41, 145140000, 3540000, 3540000, 0, 1, 0, 41, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1793142000000, 1793145600000, 41, 41, 147600000, 3600000, 3600000, 0, 0, 0, 41, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1793145600000, 1793149200000, 41, 41.5, 149370000, 3600000, 3600000, 0, 0.5, 0, 41.5, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1793149200000, 1793152800000, 41.5, 41.5, 149400000, 3600000, 3600000, 0, 0, 0, 41.5, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1793152800000, 1793156400000, 41.5, 42, 151170000, 3600000, 3600000, 0, 0.5, 0, 42, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1793156400000, 1793160000000, 42, 42, 151200000, 3600000, 3600000, 0, 0, 0, 42, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1793160000000, 1793163600000, 42, 42.5, 152970000, 3600000, 3600000, 0, 0.5, 0, 42.5, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1793163600000, 1793167200000, 42.5, 42.5, 153000000, 3600000, 3600000, 0, 0, 0, 42.5, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1793167200000, 1793170800000, 42.5, 43, 154770000, 3600000, 3600000, 0, 0.5, 0, 43, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1793170800000, 1793174400000, 43, 43, 154800000, 3600000, 3600000, 0, 0, 0, 43, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1793174400000, 1793178000000, 43, 43.5, 156570000, 3600000, 3600000, 0, 0.5, 0, 43.5, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1793178000000, 1793181600000, 43.5, 43.5, 156600000, 3600000, 3600000, 0, 0, 0, 43.5, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1793181600000, 1793185200000, 43.5, 43.5, 2610000, 60000, 60000, 0, 0, 0, 43.5, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1793188800000, 1793192400000, 40, 40, 141600000, 3540000, 3540000, 0, 0, 3.5, 40, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1793192400000, 1793196000000, 40, 40, 144000000, 3600000, 3600000, 0, 0, 0, 40, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1793196000000, 1793199600000, 40, 40.5, 145770000, 3600000, 3600000, 0, 0.5, 0, 40.5, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1793199600000, 1793203200000, 40.5, 40.5, 145800000, 3600000, 3600000, 0, 0, 0, 40.5, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1793203200000, 1793206800000, 40.5, 41, 147570000, 3600000, 3600000, 0, 0.5, 0, 41, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1793206800000, 1793210400000, 41, 41, 147600000, 3600000, 3600000, 0, 0, 0, 41, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1793210400000, 1793214000000, 41, 41.5, 149370000, 3600000, 3600000, 0, 0.5, 0, 41.5, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1793214000000, 1793217600000, 41.5, 41.5, 149400000, 3600000, 3600000, 0, 0, 0, 41.5, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1793217600000, 1793221200000, 41.5, 42, 151170000, 3600000, 3600000, 0, 0.5, 0, 42, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1793221200000, 1793224800000, 42, 42, 151200000, 3600000, 3600000, 0, 0, 0, 42, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1793224800000, 1793228400000, 42, 42.5, 152970000, 3600000, 3600000, 0, 0.5, 0, 42.5, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1793228400000, 1793232000000, 42.5, 42.5, 153000000, 3600000, 3600000, 0, 0, 0, 42.5, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1793232000000, 1793235600000, 42.5, 42.5, 2550000, 60000, 60000, 0, 0, 0, 42.5, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1793239200000, 1793242800000, 43.5, 43.5, 153990000, 3540000, 3540000, 0, 1, 0, 43.5, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1793242800000, 1793246400000, 43.5, 43.5, 156600000, 3600000, 3600000, 0, 0, 0, 43.5, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792476000000, 1792479600000, 0, 0, 0, 3600000, 0, 0, 0, 0, 0, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792479600000, 1792483200000, 0, 0, 0, 3600000, 0, 0, 0, 0, 0, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792483200000, 1792486800000, 1, 1, 3600000, 3600000, 3600000, 1, 1, 0, 1, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792486800000, 1792490400000, 1, 1, 3600000, 3600000, 3600000, 0, 0, 0, 1, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792490400000, 1792494000000, 2, 2, 7200000, 3600000, 3600000, 0, 1, 0, 2, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792494000000, 1792497600000, 2, 2, 7200000, 3600000, 3600000, 0, 0, 0, 2, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792497600000, 1792501200000, 3, 3, 10800000, 3600000, 3600000, 0, 1, 0, 3, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792501200000, 1792504800000, 3, 3, 10800000, 3600000, 3600000, 0, 0, 0, 3, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792504800000, 1792508400000, 0, 0, 0, 3600000, 0, 1, 0, 3, 0, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792508400000, 1792512000000, 0, 0, 0, 3600000, 0, 0, 0, 0, 0, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792512000000, 1792515600000, 1, 1, 3600000, 3600000, 3600000, 1, 1, 0, 1, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792515600000, 1792519200000, 1, 1, 3600000, 3600000, 3600000, 0, 0, 0, 1, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792519200000, 1792522800000, 2, 2, 7200000, 3600000, 3600000, 0, 1, 0, 2, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792522800000, 1792526400000, 2, 2, 7200000, 3600000, 3600000, 0, 0, 0, 2, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792526400000, 1792530000000, 3, 3, 10800000, 3600000, 3600000, 0, 1, 0, 3, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792530000000, 1792533600000, 3, 3, 10800000, 3600000, 3600000, 0, 0, 0, 3, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792533600000, 1792537200000, 0, 0, 0, 3600000, 0, 1, 0, 3, 0, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792537200000, 1792540800000, 0, 0, 0, 3600000, 0, 0, 0, 0, 0, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792540800000, 1792544400000, 1, 1, 3600000, 3600000, 3600000, 1, 1, 0, 1, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792544400000, 1792548000000, 1, 1, 3600000, 3600000, 3600000, 0, 0, 0, 1, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792548000000, 1792551600000, 2, 2, 7200000, 3600000, 3600000, 0, 1, 0, 2, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792551600000, 1792555200000, 2, 2, 7200000, 3600000, 3600000, 0, 0, 0, 2, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792555200000, 1792558800000, 3, 3, 10800000, 3600000, 3600000, 0, 1, 0, 3, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792558800000, 1792562400000, 3, 3, 10800000, 3600000, 3600000, 0, 0, 0, 3, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792562400000, 1792566000000, 0, 0, 0, 3600000, 0, 1, 0, 3, 0, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792566000000, 1792569600000, 0, 0, 0, 3600000, 0, 0, 0, 0, 0, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792569600000, 1792573200000, 1, 1, 3600000, 3600000, 3600000, 1, 1, 0, 1, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792573200000, 1792576800000, 1, 1, 3600000, 3600000, 3600000, 0, 0, 0, 1, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792576800000, 1792580400000, 2, 2, 7200000, 3600000, 3600000, 0, 1, 0, 2, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792580400000, 1792584000000, 2, 2, 7200000, 3600000, 3600000, 0, 0, 0, 2, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792584000000, 1792587600000, 3, 3, 10800000, 3600000, 3600000, 0, 1, 0, 3, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792587600000, 1792591200000, 3, 3, 10800000, 3600000, 3600000, 0, 0, 0, 3, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792591200000, 1792594800000, 0, 0, 0, 3600000, 0, 1, 0, 3, 0, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792594800000, 1792598400000, 0, 0, 0, 3600000, 0, 0, 0, 0, 0, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792598400000, 1792602000000, 1, 1, 3600000, 3600000, 3600000, 1, 1, 0, 1, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792602000000, 1792605600000, 1, 1, 3600000, 3600000, 3600000, 0, 0, 0, 1, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792605600000, 1792609200000, 2, 2, 7200000, 3600000, 3600000, 0, 1, 0, 2, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792609200000, 1792612800000, 2, 2, 7200000, 3600000, 3600000, 0, 0, 0, 2, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792612800000, 1792616400000, 3, 3, 10800000, 3600000, 3600000, 0, 1, 0, 3, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792616400000, 1792620000000, 3, 3, 10800000, 3600000, 3600000, 0, 0, 0, 3, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792620000000, 1792623600000, 0, 0, 0, 3600000, 0, 1, 0, 3, 0, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792623600000, 1792627200000, 0, 0, 0, 3600000, 0, 0, 0, 0, 0, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792627200000, 1792630800000, 1, 1, 3600000, 3600000, 3600000, 1, 1, 0, 1, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792630800000, 1792634400000, 1, 1, 3600000, 3600000, 3600000, 0, 0, 0, 1, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792634400000, 1792638000000, 2, 2, 7200000, 3600000, 3600000, 0, 1, 0, 2, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792638000000, 1792641600000, 2, 2, 7200000, 3600000, 3600000, 0, 0, 0, 2, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792641600000, 1792645200000, 3, 3, 10800000, 3600000, 3600000, 0, 1, 0, 3, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792645200000, 1792648800000, 3, 3, 10800000, 3600000, 3600000, 0, 0, 0, 3, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792648800000, 1792652400000, 0, 0, 0, 3600000, 0, 1, 0, 3, 0, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792652400000, 1792656000000, 0, 0, 0, 3600000, 0, 0, 0, 0, 0, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792656000000, 1792659600000, 1, 1, 3600000, 3600000, 3600000, 1, 1, 0, 1, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792659600000, 1792663200000, 1, 1, 3600000, 3600000, 3600000, 0, 0, 0, 1, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792663200000, 1792666800000, 2, 2, 7200000, 3600000, 3600000, 0, 1, 0, 2, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792666800000, 1792670400000, 2, 2, 7200000, 3600000, 3600000, 0, 0, 0, 2, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792670400000, 1792674000000, 3, 3, 10800000, 3600000, 3600000, 0, 1, 0, 3, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792674000000, 1792677600000, 3, 3, 10800000, 3600000, 3600000, 0, 0, 0, 3, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792677600000, 1792681200000, 0, 0, 0, 3600000, 0, 1, 0, 3, 0, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792681200000, 1792684800000, 0, 0, 0, 3600000, 0, 0, 0, 0, 0, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792684800000, 1792688400000, 1, 1, 3600000, 3600000, 3600000, 1, 1, 0, 1, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792688400000, 1792692000000, 1, 1, 3600000, 3600000, 3600000, 0, 0, 0, 1, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792692000000, 1792695600000, 2, 2, 7200000, 3600000, 3600000, 0, 1, 0, 2, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792695600000, 1792699200000, 2, 2, 7200000, 3600000, 3600000, 0, 0, 0, 2, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792699200000, 1792702800000, 3, 3, 10800000, 3600000, 3600000, 0, 1, 0, 3, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792702800000, 1792706400000, 3, 3, 10800000, 3600000, 3600000, 0, 0, 0, 3, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792706400000, 1792710000000, 0, 0, 0, 3600000, 0, 1, 0, 3, 0, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792710000000, 1792713600000, 0, 0, 0, 3600000, 0, 0, 0, 0, 0, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792713600000, 1792717200000, 1, 1, 3600000, 3600000, 3600000, 1, 1, 0, 1, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792717200000, 1792720800000, 1, 1, 3600000, 3600000, 3600000, 0, 0, 0, 1, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792720800000, 1792724400000, 2, 2, 7200000, 3600000, 3600000, 0, 1, 0, 2, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792724400000, 1792728000000, 2, 2, 7200000, 3600000, 3600000, 0, 0, 0, 2, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792728000000, 1792731600000, 3, 3, 10800000, 3600000, 3600000, 0, 1, 0, 3, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792731600000, 1792735200000, 3, 3, 10800000, 3600000, 3600000, 0, 0, 0, 3, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792735200000, 1792738800000, 0, 0, 0, 3600000, 0, 1, 0, 3, 0, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792738800000, 1792742400000, 0, 0, 0, 3600000, 0, 0, 0, 0, 0, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792742400000, 1792746000000, 1, 1, 3600000, 3600000, 3600000, 1, 1, 0, 1, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792746000000, 1792749600000, 1, 1, 3600000, 3600000, 3600000, 0, 0, 0, 1, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792749600000, 1792753200000, 2, 2, 7200000, 3600000, 3600000, 0, 1, 0, 2, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792753200000, 1792756800000, 2, 2, 7200000, 3600000, 3600000, 0, 0, 0, 2, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792756800000, 1792760400000, 3, 3, 10800000, 3600000, 3600000, 0, 1, 0, 3, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792760400000, 1792764000000, 3, 3, 10800000, 3600000, 3600000, 0, 0, 0, 3, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792764000000, 1792767600000, 0, 0, 0, 3600000, 0, 1, 0, 3, 0, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792767600000, 1792771200000, 0, 0, 0, 3600000, 0, 0, 0, 0, 0, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792771200000, 1792774800000, 1, 1, 3600000, 3600000, 3600000, 1, 1, 0, 1, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792774800000, 1792778400000, 1, 1, 3600000, 3600000, 3600000, 0, 0, 0, 1, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792778400000, 1792782000000, 2, 2, 7200000, 3600000, 3600000, 0, 1, 0, 2, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792782000000, 1792785600000, 2, 2, 7200000, 3600000, 3600000, 0, 0, 0, 2, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792785600000, 1792789200000, 3, 3, 10800000, 3600000, 3600000, 0, 1, 0, 3, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792789200000, 1792792800000, 3, 3, 10800000, 3600000, 3600000, 0, 0, 0, 3, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792792800000, 1792796400000, 0, 0, 0, 3600000, 0, 1, 0, 3, 0, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792796400000, 1792800000000, 0, 0, 0, 3600000, 0, 0, 0, 0, 0, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792800000000, 1792803600000, 1, 1, 3600000, 3600000, 3600000, 1, 1, 0, 1, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792803600000, 1792807200000, 1, 1, 3600000, 3600000, 3600000, 0, 0, 0, 1, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792807200000, 1792810800000, 2, 2, 7200000, 3600000, 3600000, 0, 1, 0, 2, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792810800000, 1792814400000, 2, 2, 7200000, 3600000, 3600000, 0, 0, 0, 2, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792814400000, 1792818000000, 3, 3, 10800000, 3600000, 3600000, 0, 1, 0, 3, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792818000000, 1792821600000, 3, 3, 10800000, 3600000, 3600000, 0, 0, 0, 3, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792821600000, 1792825200000, 0, 0, 0, 3600000, 0, 1, 0, 3, 0, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792825200000, 1792828800000, 0, 0, 0, 3600000, 0, 0, 0, 0, 0, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792828800000, 1792832400000, 1, 1, 3600000, 3600000, 3600000, 1, 1, 0, 1, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792832400000, 1792836000000, 1, 1, 3600000, 3600000, 3600000, 0, 0, 0, 1, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792836000000, 1792839600000, 2, 2, 7200000, 3600000, 3600000, 0, 1, 0, 2, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792839600000, 1792843200000, 2, 2, 7200000, 3600000, 3600000, 0, 0, 0, 2, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792843200000, 1792846800000, 3, 3, 10800000, 3600000, 3600000, 0, 1, 0, 3, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792846800000, 1792850400000, 3, 3, 10800000, 3600000, 3600000, 0, 0, 0, 3, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792850400000, 1792854000000, 0, 0, 0, 3600000, 0, 1, 0, 3, 0, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792854000000, 1792857600000, 0, 0, 0, 3600000, 0, 0, 0, 0, 0, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792857600000, 1792861200000, 1, 1, 3600000, 3600000, 3600000, 1, 1, 0, 1, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792861200000, 1792864800000, 1, 1, 3600000, 3600000, 3600000, 0, 0, 0, 1, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792864800000, 1792868400000, 2, 2, 7200000, 3600000, 3600000, 0, 1, 0, 2, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792868400000, 1792872000000, 2, 2, 7200000, 3600000, 3600000, 0, 0, 0, 2, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792872000000, 1792875600000, 3, 3, 10800000, 3600000, 3600000, 0, 1, 0, 3, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792875600000, 1792879200000, 3, 3, 10800000, 3600000, 3600000, 0, 0, 0, 3, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792879200000, 1792882800000, 0, 0, 0, 3600000, 0, 1, 0, 3, 0, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792882800000, 1792886400000, 0, 0, 0, 3600000, 0, 0, 0, 0, 0, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792886400000, 1792890000000, 1, 1, 3600000, 3600000, 3600000, 1, 1, 0, 1, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792890000000, 1792893600000, 1, 1, 3600000, 3600000, 3600000, 0, 0, 0, 1, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792893600000, 1792897200000, 2, 2, 7200000, 3600000, 3600000, 0, 1, 0, 2, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792897200000, 1792900800000, 2, 2, 7200000, 3600000, 3600000, 0, 0, 0, 2, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792900800000, 1792904400000, 3, 3, 10800000, 3600000, 3600000, 0, 1, 0, 3, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792904400000, 1792908000000, 3, 3, 10800000, 3600000, 3600000, 0, 0, 0, 3, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792908000000, 1792911600000, 0, 0, 0, 3600000, 0, 1, 0, 3, 0, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792911600000, 1792915200000, 0, 0, 0, 3600000, 0, 0, 0, 0, 0, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792915200000, 1792918800000, 1, 1, 3600000, 3600000, 3600000, 1, 1, 0, 1, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792918800000, 1792922400000, 1, 1, 3600000, 3600000, 3600000, 0, 0, 0, 1, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792922400000, 1792926000000, 2, 2, 7200000, 3600000, 3600000, 0, 1, 0, 2, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792926000000, 1792929600000, 2, 2, 7200000, 3600000, 3600000, 0, 0, 0, 2, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792929600000, 1792933200000, 3, 3, 10800000, 3600000, 3600000, 0, 1, 0, 3, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792933200000, 1792936800000, 3, 3, 10800000, 3600000, 3600000, 0, 0, 0, 3, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792936800000, 1792940400000, 0, 0, 0, 3600000, 0, 1, 0, 3, 0, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792940400000, 1792944000000, 0, 0, 0, 3600000, 0, 0, 0, 0, 0, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792944000000, 1792947600000, 1, 1, 3600000, 3600000, 3600000, 1, 1, 0, 1, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792947600000, 1792951200000, 1, 1, 3600000, 3600000, 3600000, 0, 0, 0, 1, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792951200000, 1792954800000, 2, 2, 7200000, 3600000, 3600000, 0, 1, 0, 2, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792954800000, 1792958400000, 2, 2, 7200000, 3600000, 3600000, 0, 0, 0, 2, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792958400000, 1792962000000, 3, 3, 10800000, 3600000, 3600000, 0, 1, 0, 3, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792962000000, 1792965600000, 3, 3, 10800000, 3600000, 3600000, 0, 0, 0, 3, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792965600000, 1792969200000, 0, 0, 0, 3600000, 0, 1, 0, 3, 0, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792969200000, 1792972800000, 0, 0, 0, 3600000, 0, 0, 0, 0, 0, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792972800000, 1792976400000, 1, 1, 3600000, 3600000, 3600000, 1, 1, 0, 1, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792976400000, 1792980000000, 1, 1, 3600000, 3600000, 3600000, 0, 0, 0, 1, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792980000000, 1792983600000, 2, 2, 7200000, 3600000, 3600000, 0, 1, 0, 2, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792983600000, 1792987200000, 2, 2, 7200000, 3600000, 3600000, 0, 0, 0, 2, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792987200000, 1792990800000, 3, 3, 10800000, 3600000, 3600000, 0, 1, 0, 3, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792990800000, 1792994400000, 3, 3, 10800000, 3600000, 3600000, 0, 0, 0, 3, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792994400000, 1792998000000, 0, 0, 0, 3600000, 0, 1, 0, 3, 0, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1792998000000, 1793001600000, 0, 0, 0, 3600000, 0, 0, 0, 0, 0, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1793001600000, 1793005200000, 1, 1, 3600000, 3600000, 3600000, 1, 1, 0, 1, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1793005200000, 1793008800000, 1, 1, 3600000, 3600000, 3600000, 0, 0, 0, 1, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1793008800000, 1793012400000, 2, 2, 7200000, 3600000, 3600000, 0, 1, 0, 2, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1793012400000, 1793016000000, 2, 2, 7200000, 3600000, 3600000, 0, 0, 0, 2, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1793016000000, 1793019600000, 3, 3, 10800000, 3600000, 3600000, 0, 1, 0, 3, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1793019600000, 1793023200000, 3, 3, 10800000, 3600000, 3600000, 0, 0, 0, 3, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1793023200000, 1793026800000, 0, 0, 0, 3600000, 0, 1, 0, 3, 0, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1793026800000, 1793030400000, 0, 0, 0, 3600000, 0, 0, 0, 0, 0, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1793030400000, 1793034000000, 1, 1, 3600000, 3600000, 3600000, 1, 1, 0, 1, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1793034000000, 1793037600000, 1, 1, 3600000, 3600000, 3600000, 0, 0, 0, 1, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1793037600000, 1793041200000, 2, 2, 7200000, 3600000, 3600000, 0, 1, 0, 2, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1793041200000, 1793044800000, 2, 2, 7200000, 3600000, 3600000, 0, 0, 0, 2, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1793044800000, 1793048400000, 3, 3, 10800000, 3600000, 3600000, 0, 1, 0, 3, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1793048400000, 1793052000000, 3, 3, 10800000, 3600000, 3600000, 0, 0, 0, 3, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1793052000000, 1793055600000, 0, 0, 0, 3600000, 0, 1, 0, 3, 0, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1793055600000, 1793059200000, 0, 0, 0, 3600000, 0, 0, 0, 0, 0, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1793059200000, 1793062800000, 1, 1, 3600000, 3600000, 3600000, 1, 1, 0, 1, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1793062800000, 1793066400000, 1, 1, 3600000, 3600000, 3600000, 0, 0, 0, 1, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1793066400000, 1793070000000, 2, 2, 7200000, 3600000, 3600000, 0, 1, 0, 2, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1793070000000, 1793073600000, 2, 2, 7200000, 3600000, 3600000, 0, 0, 0, 2, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1793073600000, 1793077200000, 3, 3, 10800000, 3600000, 3600000, 0, 1, 0, 3, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1793077200000, 1793080800000, 3, 3, 10800000, 3600000, 3600000, 0, 0, 0, 3, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1793080800000, 1793084400000, 0, 0, 0, 3600000, 0, 1, 0, 3, 0, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1793084400000, 1793088000000, 0, 0, 0, 3600000, 0, 0, 0, 0, 0, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1793088000000, 1793091600000, 1, 1, 3600000, 3600000, 3600000, 1, 1, 0, 1, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1793091600000, 1793095200000, 1, 1, 3600000, 3600000, 3600000, 0, 0, 0, 1, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1793095200000, 1793098800000, 2, 2, 7200000, 3600000, 3600000, 0, 1, 0, 2, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1793098800000, 1793102400000, 2, 2, 7200000, 3600000, 3600000, 0, 0, 0, 2, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1793102400000, 1793106000000, 3, 3, 10800000, 3600000, 3600000, 0, 1, 0, 3, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1793106000000, 1793109600000, 3, 3, 10800000, 3600000, 3600000, 0, 0, 0, 3, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1793109600000, 1793113200000, 0, 0, 0, 3600000, 0, 1, 0, 3, 0, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1793113200000, 1793116800000, 0, 0, 0, 3600000, 0, 0, 0, 0, 0, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1793116800000, 1793120400000, 1, 1, 3600000, 3600000, 3600000, 1, 1, 0, 1, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1793120400000, 1793124000000, 1, 1, 3600000, 3600000, 3600000, 0, 0, 0, 1, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1793124000000, 1793127600000, 2, 2, 7200000, 3600000, 3600000, 0, 1, 0, 2, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1793127600000, 1793131200000, 2, 2, 7200000, 3600000, 3600000, 0, 0, 0, 2, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1793131200000, 1793134800000, 3, 3, 10800000, 3600000, 3600000, 0, 1, 0, 3, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1793134800000, 1793138400000, 3, 3, 10800000, 3600000, 3600000, 0, 0, 0, 3, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1793138400000, 1793142000000, 0, 0, 0, 3600000, 0, 1, 0, 3, 0, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1793142000000, 1793145600000, 0, 0, 0, 3600000, 0, 0, 0, 0, 0, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1793145600000, 1793149200000, 1, 1, 3600000, 3600000, 3600000, 1, 1, 0, 1, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1793149200000, 1793152800000, 1, 1, 3600000, 3600000, 3600000, 0, 0, 0, 1, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1793152800000, 1793156400000, 2, 2, 7200000, 3600000, 3600000, 0, 1, 0, 2, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1793156400000, 1793160000000, 2, 2, 7200000, 3600000, 3600000, 0, 0, 0, 2, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1793160000000, 1793163600000, 3, 3, 10800000, 3600000, 3600000, 0, 1, 0, 3, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1793163600000, 1793167200000, 3, 3, 10800000, 3600000, 3600000, 0, 0, 0, 3, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1793167200000, 1793170800000, 0, 0, 0, 3600000, 0, 1, 0, 3, 0, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1793170800000, 1793174400000, 0, 0, 0, 3600000, 0, 0, 0, 0, 0, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1793174400000, 1793178000000, 1, 1, 3600000, 3600000, 3600000, 1, 1, 0, 1, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1793178000000, 1793181600000, 1, 1, 3600000, 3600000, 3600000, 0, 0, 0, 1, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1793181600000, 1793185200000, 2, 2, 7200000, 3600000, 3600000, 0, 1, 0, 2, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1793185200000, 1793188800000, 2, 2, 7200000, 3600000, 3600000, 0, 0, 0, 2, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1793188800000, 1793192400000, 3, 3, 10800000, 3600000, 3600000, 0, 1, 0, 3, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1793192400000, 1793196000000, 3, 3, 10800000, 3600000, 3600000, 0, 0, 0, 3, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1793196000000, 1793199600000, 0, 0, 0, 3600000, 0, 1, 0, 3, 0, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1793199600000, 1793203200000, 0, 0, 0, 3600000, 0, 0, 0, 0, 0, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1793203200000, 1793206800000, 1, 1, 3600000, 3600000, 3600000, 1, 1, 0, 1, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1793206800000, 1793210400000, 1, 1, 3600000, 3600000, 3600000, 0, 0, 0, 1, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1793210400000, 1793214000000, 2, 2, 7200000, 3600000, 3600000, 0, 1, 0, 2, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1793214000000, 1793217600000, 2, 2, 7200000, 3600000, 3600000, 0, 0, 0, 2, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1793217600000, 1793221200000, 3, 3, 10800000, 3600000, 3600000, 0, 1, 0, 3, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1793221200000, 1793224800000, 3, 3, 10800000, 3600000, 3600000, 0, 0, 0, 3, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1793224800000, 1793228400000, 0, 0, 0, 3600000, 0, 1, 0, 3, 0, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1793228400000, 1793232000000, 0, 0, 0, 3600000, 0, 0, 0, 0, 0, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1793232000000, 1793235600000, 1, 1, 3600000, 3600000, 3600000, 1, 1, 0, 1, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1793235600000, 1793239200000, 1, 1, 3600000, 3600000, 3600000, 0, 0, 0, 1, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1793239200000, 1793242800000, 2, 2, 7200000, 3600000, 3600000, 0, 1, 0, 2, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1793242800000, 1793246400000, 2, 2, 7200000, 3600000, 3600000, 0, 0, 0, 2, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792476000000, 1792479600000, -60, -60, -208800000, 3480000, 0, 0, 0, 0, -60, 208800000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792479600000, 1792483200000, -60, -60, -216000000, 3600000, 0, 0, 0, 0, -60, 216000000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792483200000, 1792486800000, -61, -60, -219480000, 3600000, 0, 0, 0, 1, -61, 219480000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792486800000, 1792490400000, -61, -61, -219600000, 3600000, 0, 0, 0, 0, -61, 219600000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792490400000, 1792494000000, -62, -61, -223080000, 3600000, 0, 0, 0, 1, -62, 223080000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792494000000, 1792497600000, -62, -62, -223200000, 3600000, 0, 0, 0, 0, -62, 223200000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792497600000, 1792501200000, -63, -62, -226680000, 3600000, 0, 0, 0, 1, -63, 226680000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792501200000, 1792504800000, -63, -63, -226800000, 3600000, 0, 0, 0, 0, -63, 226800000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792504800000, 1792508400000, -64, -63, -230280000, 3600000, 0, 0, 0, 1, -64, 230280000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792508400000, 1792512000000, -64, -64, -230400000, 3600000, 0, 0, 0, 0, -64, 230400000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792512000000, 1792515600000, -64, -60, -216480000, 3600000, 0, 0, 4, 0, -60, 216480000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792515600000, 1792519200000, -60, -60, -216000000, 3600000, 0, 0, 0, 0, -60, 216000000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792519200000, 1792522800000, -61, -60, -219480000, 3600000, 0, 0, 0, 1, -61, 219480000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792522800000, 1792526400000, -61, -61, -219600000, 3600000, 0, 0, 0, 0, -61, 219600000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792526400000, 1792530000000, -62, -61, -223080000, 3600000, 0, 0, 0, 1, -62, 223080000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792530000000, 1792533600000, -62, -62, -223200000, 3600000, 0, 0, 0, 0, -62, 223200000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792533600000, 1792537200000, -63, -62, -226680000, 3600000, 0, 0, 0, 1, -63, 226680000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792537200000, 1792540800000, -63, -63, -226800000, 3600000, 0, 0, 0, 0, -63, 226800000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792540800000, 1792544400000, -64, -63, -230280000, 3600000, 0, 0, 0, 1, -64, 230280000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792544400000, 1792548000000, -64, -64, -230400000, 3600000, 0, 0, 0, 0, -64, 230400000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792548000000, 1792551600000, -64, -60, -216480000, 3600000, 0, 0, 4, 0, -60, 216480000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792551600000, 1792555200000, -60, -60, -216000000, 3600000, 0, 0, 0, 0, -60, 216000000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792555200000, 1792558800000, -61, -60, -219480000, 3600000, 0, 0, 0, 1, -61, 219480000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792558800000, 1792562400000, -61, -61, -219600000, 3600000, 0, 0, 0, 0, -61, 219600000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792562400000, 1792566000000, -62, -61, -223080000, 3600000, 0, 0, 0, 1, -62, 223080000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792566000000, 1792569600000, -62, -62, -223200000, 3600000, 0, 0, 0, 0, -62, 223200000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792569600000, 1792573200000, -63, -62, -226680000, 3600000, 0, 0, 0, 1, -63, 226680000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792573200000, 1792576800000, -63, -63, -226800000, 3600000, 0, 0, 0, 0, -63, 226800000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792576800000, 1792580400000, -64, -63, -230280000, 3600000, 0, 0, 0, 1, -64, 230280000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792580400000, 1792584000000, -64, -64, -230400000, 3600000, 0, 0, 0, 0, -64, 230400000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792584000000, 1792587600000, -64, -60, -216480000, 3600000, 0, 0, 4, 0, -60, 216480000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792587600000, 1792591200000, -60, -60, -216000000, 3600000, 0, 0, 0, 0, -60, 216000000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792591200000, 1792594800000, -61, -60, -219480000, 3600000, 0, 0, 0, 1, -61, 219480000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792594800000, 1792598400000, -61, -61, -219600000, 3600000, 0, 0, 0, 0, -61, 219600000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792598400000, 1792602000000, -62, -61, -223080000, 3600000, 0, 0, 0, 1, -62, 223080000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792602000000, 1792605600000, -62, -62, -223200000, 3600000, 0, 0, 0, 0, -62, 223200000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792605600000, 1792609200000, -63, -62, -226680000, 3600000, 0, 0, 0, 1, -63, 226680000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792609200000, 1792612800000, -63, -63, -226800000, 3600000, 0, 0, 0, 0, -63, 226800000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792612800000, 1792616400000, -64, -63, -230280000, 3600000, 0, 0, 0, 1, -64, 230280000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792616400000, 1792620000000, -64, -64, -230400000, 3600000, 0, 0, 0, 0, -64, 230400000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792620000000, 1792623600000, -64, -60, -216480000, 3600000, 0, 0, 4, 0, -60, 216480000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792623600000, 1792627200000, -60, -60, -216000000, 3600000, 0, 0, 0, 0, -60, 216000000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792627200000, 1792630800000, -61, -60, -219480000, 3600000, 0, 0, 0, 1, -61, 219480000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792630800000, 1792634400000, -61, -61, -219600000, 3600000, 0, 0, 0, 0, -61, 219600000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792634400000, 1792638000000, -62, -61, -223080000, 3600000, 0, 0, 0, 1, -62, 223080000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792638000000, 1792641600000, -62, -62, -223200000, 3600000, 0, 0, 0, 0, -62, 223200000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792641600000, 1792645200000, -63, -62, -226680000, 3600000, 0, 0, 0, 1, -63, 226680000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792645200000, 1792648800000, -63, -63, -226800000, 3600000, 0, 0, 0, 0, -63, 226800000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792648800000, 1792652400000, -64, -63, -230280000, 3600000, 0, 0, 0, 1, -64, 230280000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792652400000, 1792656000000, -64, -64, -230400000, 3600000, 0, 0, 0, 0, -64, 230400000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792656000000, 1792659600000, -64, -60, -216480000, 3600000, 0, 0, 4, 0, -60, 216480000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792659600000, 1792663200000, -60, -60, -216000000, 3600000, 0, 0, 0, 0, -60, 216000000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792663200000, 1792666800000, -61, -60, -219480000, 3600000, 0, 0, 0, 1, -61, 219480000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792666800000, 1792670400000, -61, -61, -219600000, 3600000, 0, 0, 0, 0, -61, 219600000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792670400000, 1792674000000, -62, -61, -223080000, 3600000, 0, 0, 0, 1, -62, 223080000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792674000000, 1792677600000, -62, -62, -223200000, 3600000, 0, 0, 0, 0, -62, 223200000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792677600000, 1792681200000, -63, -62, -226680000, 3600000, 0, 0, 0, 1, -63, 226680000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792681200000, 1792684800000, -63, -63, -226800000, 3600000, 0, 0, 0, 0, -63, 226800000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792684800000, 1792688400000, -64, -63, -230280000, 3600000, 0, 0, 0, 1, -64, 230280000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792688400000, 1792692000000, -64, -64, -230400000, 3600000, 0, 0, 0, 0, -64, 230400000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792692000000, 1792695600000, -64, -60, -216480000, 3600000, 0, 0, 4, 0, -60, 216480000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792695600000, 1792699200000, -60, -60, -216000000, 3600000, 0, 0, 0, 0, -60, 216000000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792699200000, 1792702800000, -61, -60, -219480000, 3600000, 0, 0, 0, 1, -61, 219480000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792702800000, 1792706400000, -61, -61, -219600000, 3600000, 0, 0, 0, 0, -61, 219600000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792706400000, 1792710000000, -62, -61, -223080000, 3600000, 0, 0, 0, 1, -62, 223080000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792710000000, 1792713600000, -62, -62, -223200000, 3600000, 0, 0, 0, 0, -62, 223200000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792713600000, 1792717200000, -63, -62, -226680000, 3600000, 0, 0, 0, 1, -63, 226680000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792717200000, 1792720800000, -63, -63, -226800000, 3600000, 0, 0, 0, 0, -63, 226800000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792720800000, 1792724400000, -64, -63, -230280000, 3600000, 0, 0, 0, 1, -64, 230280000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792724400000, 1792728000000, -64, -64, -230400000, 3600000, 0, 0, 0, 0, -64, 230400000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792728000000, 1792731600000, -64, -60, -216480000, 3600000, 0, 0, 4, 0, -60, 216480000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792731600000, 1792735200000, -60, -60, -216000000, 3600000, 0, 0, 0, 0, -60, 216000000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792735200000, 1792738800000, -61, -60, -219480000, 3600000, 0, 0, 0, 1, -61, 219480000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792738800000, 1792742400000, -61, -61, -219600000, 3600000, 0, 0, 0, 0, -61, 219600000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792742400000, 1792746000000, -62, -61, -223080000, 3600000, 0, 0, 0, 1, -62, 223080000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792746000000, 1792749600000, -62, -62, -223200000, 3600000, 0, 0, 0, 0, -62, 223200000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792749600000, 1792753200000, -63, -62, -226680000, 3600000, 0, 0, 0, 1, -63, 226680000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792753200000, 1792756800000, -63, -63, -226800000, 3600000, 0, 0, 0, 0, -63, 226800000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792756800000, 1792760400000, -64, -63, -230280000, 3600000, 0, 0, 0, 1, -64, 230280000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792760400000, 1792764000000, -64, -64, -230400000, 3600000, 0, 0, 0, 0, -64, 230400000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792764000000, 1792767600000, -64, -60, -216480000, 3600000, 0, 0, 4, 0, -60, 216480000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792767600000, 1792771200000, -60, -60, -216000000, 3600000, 0, 0, 0, 0, -60, 216000000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792771200000, 1792774800000, -61, -60, -219480000, 3600000, 0, 0, 0, 1, -61, 219480000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792774800000, 1792778400000, -61, -61, -219600000, 3600000, 0, 0, 0, 0, -61, 219600000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792778400000, 1792782000000, -62, -61, -223080000, 3600000, 0, 0, 0, 1, -62, 223080000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792782000000, 1792785600000, -62, -62, -223200000, 3600000, 0, 0, 0, 0, -62, 223200000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792785600000, 1792789200000, -63, -62, -226680000, 3600000, 0, 0, 0, 1, -63, 226680000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792789200000, 1792792800000, -63, -63, -226800000, 3600000, 0, 0, 0, 0, -63, 226800000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792792800000, 1792796400000, -64, -63, -230280000, 3600000, 0, 0, 0, 1, -64, 230280000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792796400000, 1792800000000, -64, -64, -230400000, 3600000, 0, 0, 0, 0, -64, 230400000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792800000000, 1792803600000, -64, -60, -216480000, 3600000, 0, 0, 4, 0, -60, 216480000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792803600000, 1792807200000, -60, -60, -216000000, 3600000, 0, 0, 0, 0, -60, 216000000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792807200000, 1792810800000, -61, -60, -219480000, 3600000, 0, 0, 0, 1, -61, 219480000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792810800000, 1792814400000, -61, -61, -219600000, 3600000, 0, 0, 0, 0, -61, 219600000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792814400000, 1792818000000, -62, -61, -223080000, 3600000, 0, 0, 0, 1, -62, 223080000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792818000000, 1792821600000, -62, -62, -223200000, 3600000, 0, 0, 0, 0, -62, 223200000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792821600000, 1792825200000, -63, -62, -226680000, 3600000, 0, 0, 0, 1, -63, 226680000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792825200000, 1792828800000, -63, -63, -226800000, 3600000, 0, 0, 0, 0, -63, 226800000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792828800000, 1792832400000, -64, -63, -230280000, 3600000, 0, 0, 0, 1, -64, 230280000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792832400000, 1792836000000, -64, -64, -230400000, 3600000, 0, 0, 0, 0, -64, 230400000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792836000000, 1792839600000, -64, -60, -216480000, 3600000, 0, 0, 4, 0, -60, 216480000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792839600000, 1792843200000, -60, -60, -216000000, 3600000, 0, 0, 0, 0, -60, 216000000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792843200000, 1792846800000, -61, -60, -219480000, 3600000, 0, 0, 0, 1, -61, 219480000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792846800000, 1792850400000, -61, -61, -219600000, 3600000, 0, 0, 0, 0, -61, 219600000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792850400000, 1792854000000, -62, -61, -223080000, 3600000, 0, 0, 0, 1, -62, 223080000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792854000000, 1792857600000, -62, -62, -223200000, 3600000, 0, 0, 0, 0, -62, 223200000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792857600000, 1792861200000, -63, -62, -226680000, 3600000, 0, 0, 0, 1, -63, 226680000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792861200000, 1792864800000, -63, -63, -226800000, 3600000, 0, 0, 0, 0, -63, 226800000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792864800000, 1792868400000, -64, -63, -230280000, 3600000, 0, 0, 0, 1, -64, 230280000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792868400000, 1792872000000, -64, -64, -230400000, 3600000, 0, 0, 0, 0, -64, 230400000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792872000000, 1792875600000, -64, -60, -216480000, 3600000, 0, 0, 4, 0, -60, 216480000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792875600000, 1792879200000, -60, -60, -216000000, 3600000, 0, 0, 0, 0, -60, 216000000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792879200000, 1792882800000, -61, -60, -219480000, 3600000, 0, 0, 0, 1, -61, 219480000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792882800000, 1792886400000, -61, -61, -219600000, 3600000, 0, 0, 0, 0, -61, 219600000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792886400000, 1792890000000, -62, -61, -223080000, 3600000, 0, 0, 0, 1, -62, 223080000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792890000000, 1792893600000, -62, -62, -223200000, 3600000, 0, 0, 0, 0, -62, 223200000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792893600000, 1792897200000, -63, -62, -226680000, 3600000, 0, 0, 0, 1, -63, 226680000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792897200000, 1792900800000, -63, -63, -226800000, 3600000, 0, 0, 0, 0, -63, 226800000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792900800000, 1792904400000, -64, -63, -230280000, 3600000, 0, 0, 0, 1, -64, 230280000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792904400000, 1792908000000, -64, -64, -230400000, 3600000, 0, 0, 0, 0, -64, 230400000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792908000000, 1792911600000, -64, -60, -216480000, 3600000, 0, 0, 4, 0, -60, 216480000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792911600000, 1792915200000, -60, -60, -216000000, 3600000, 0, 0, 0, 0, -60, 216000000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792915200000, 1792918800000, -61, -60, -219480000, 3600000, 0, 0, 0, 1, -61, 219480000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792918800000, 1792922400000, -61, -61, -219600000, 3600000, 0, 0, 0, 0, -61, 219600000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792922400000, 1792926000000, -62, -61, -223080000, 3600000, 0, 0, 0, 1, -62, 223080000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792926000000, 1792929600000, -62, -62, -223200000, 3600000, 0, 0, 0, 0, -62, 223200000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792929600000, 1792933200000, -63, -62, -226680000, 3600000, 0, 0, 0, 1, -63, 226680000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792933200000, 1792936800000, -63, -63, -226800000, 3600000, 0, 0, 0, 0, -63, 226800000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792936800000, 1792940400000, -64, -63, -230280000, 3600000, 0, 0, 0, 1, -64, 230280000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792940400000, 1792944000000, -64, -64, -230400000, 3600000, 0, 0, 0, 0, -64, 230400000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792944000000, 1792947600000, -64, -60, -216480000, 3600000, 0, 0, 4, 0, -60, 216480000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792947600000, 1792951200000, -60, -60, -216000000, 3600000, 0, 0, 0, 0, -60, 216000000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792951200000, 1792954800000, -61, -60, -219480000, 3600000, 0, 0, 0, 1, -61, 219480000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792954800000, 1792958400000, -61, -61, -219600000, 3600000, 0, 0, 0, 0, -61, 219600000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792958400000, 1792962000000, -62, -61, -223080000, 3600000, 0, 0, 0, 1, -62, 223080000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792962000000, 1792965600000, -62, -62, -223200000, 3600000, 0, 0, 0, 0, -62, 223200000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792965600000, 1792969200000, -63, -62, -226680000, 3600000, 0, 0, 0, 1, -63, 226680000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792969200000, 1792972800000, -63, -63, -226800000, 3600000, 0, 0, 0, 0, -63, 226800000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792972800000, 1792976400000, -64, -63, -230280000, 3600000, 0, 0, 0, 1, -64, 230280000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792976400000, 1792980000000, -64, -64, -230400000, 3600000, 0, 0, 0, 0, -64, 230400000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792980000000, 1792983600000, -64, -60, -216480000, 3600000, 0, 0, 4, 0, -60, 216480000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792983600000, 1792987200000, -60, -60, -216000000, 3600000, 0, 0, 0, 0, -60, 216000000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792987200000, 1792990800000, -61, -60, -219480000, 3600000, 0, 0, 0, 1, -61, 219480000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792990800000, 1792994400000, -61, -61, -219600000, 3600000, 0, 0, 0, 0, -61, 219600000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792994400000, 1792998000000, -62, -61, -223080000, 3600000, 0, 0, 0, 1, -62, 223080000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1792998000000, 1793001600000, -62, -62, -223200000, 3600000, 0, 0, 0, 0, -62, 223200000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1793001600000, 1793005200000, -63, -62, -226680000, 3600000, 0, 0, 0, 1, -63, 226680000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1793005200000, 1793008800000, -63, -63, -226800000, 3600000, 0, 0, 0, 0, -63, 226800000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1793008800000, 1793012400000, -64, -63, -230280000, 3600000, 0, 0, 0, 1, -64, 230280000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1793012400000, 1793016000000, -64, -64, -230400000, 3600000, 0, 0, 0, 0, -64, 230400000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1793016000000, 1793019600000, -64, -60, -216480000, 3600000, 0, 0, 4, 0, -60, 216480000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1793019600000, 1793023200000, -60, -60, -216000000, 3600000, 0, 0, 0, 0, -60, 216000000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1793023200000, 1793026800000, -61, -60, -219480000, 3600000, 0, 0, 0, 1, -61, 219480000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1793026800000, 1793030400000, -61, -61, -219600000, 3600000, 0, 0, 0, 0, -61, 219600000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1793030400000, 1793034000000, -62, -61, -223080000, 3600000, 0, 0, 0, 1, -62, 223080000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1793034000000, 1793037600000, -62, -62, -223200000, 3600000, 0, 0, 0, 0, -62, 223200000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1793037600000, 1793041200000, -63, -62, -226680000, 3600000, 0, 0, 0, 1, -63, 226680000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1793041200000, 1793044800000, -63, -63, -226800000, 3600000, 0, 0, 0, 0, -63, 226800000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1793044800000, 1793048400000, -64, -63, -230280000, 3600000, 0, 0, 0, 1, -64, 230280000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1793048400000, 1793052000000, -64, -64, -230400000, 3600000, 0, 0, 0, 0, -64, 230400000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1793052000000, 1793055600000, -64, -60, -216480000, 3600000, 0, 0, 4, 0, -60, 216480000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1793055600000, 1793059200000, -60, -60, -216000000, 3600000, 0, 0, 0, 0, -60, 216000000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1793059200000, 1793062800000, -61, -60, -219480000, 3600000, 0, 0, 0, 1, -61, 219480000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1793062800000, 1793066400000, -61, -61, -219600000, 3600000, 0, 0, 0, 0, -61, 219600000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1793066400000, 1793070000000, -62, -61, -223080000, 3600000, 0, 0, 0, 1, -62, 223080000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1793070000000, 1793073600000, -62, -62, -223200000, 3600000, 0, 0, 0, 0, -62, 223200000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1793073600000, 1793077200000, -63, -62, -226680000, 3600000, 0, 0, 0, 1, -63, 226680000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1793077200000, 1793080800000, -63, -63, -226800000, 3600000, 0, 0, 0, 0, -63, 226800000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1793080800000, 1793084400000, -64, -63, -230280000, 3600000, 0, 0, 0, 1, -64, 230280000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1793084400000, 1793088000000, -64, -64, -230400000, 3600000, 0, 0, 0, 0, -64, 230400000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1793088000000, 1793091600000, -64, -60, -216480000, 3600000, 0, 0, 4, 0, -60, 216480000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1793091600000, 1793095200000, -60, -60, -216000000, 3600000, 0, 0, 0, 0, -60, 216000000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1793095200000, 1793098800000, -61, -60, -219480000, 3600000, 0, 0, 0, 1, -61, 219480000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1793098800000, 1793102400000, -61, -61, -219600000, 3600000, 0, 0, 0, 0, -61, 219600000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1793102400000, 1793106000000, -62, -61, -223080000, 3600000, 0, 0, 0, 1, -62, 223080000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1793106000000, 1793109600000, -62, -62, -223200000, 3600000, 0, 0, 0, 0, -62, 223200000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1793109600000, 1793113200000, -63, -62, -226680000, 3600000, 0, 0, 0, 1, -63, 226680000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1793113200000, 1793116800000, -63, -63, -226800000, 3600000, 0, 0, 0, 0, -63, 226800000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1793116800000, 1793120400000, -64, -63, -230280000, 3600000, 0, 0, 0, 1, -64, 230280000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1793120400000, 1793124000000, -64, -64, -230400000, 3600000, 0, 0, 0, 0, -64, 230400000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1793124000000, 1793127600000, -64, -60, -216480000, 3600000, 0, 0, 4, 0, -60, 216480000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1793127600000, 1793131200000, -60, -60, -216000000, 3600000, 0, 0, 0, 0, -60, 216000000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1793131200000, 1793134800000, -61, -60, -219480000, 3600000, 0, 0, 0, 1, -61, 219480000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1793134800000, 1793138400000, -61, -61, -219600000, 3600000, 0, 0, 0, 0, -61, 219600000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1793138400000, 1793142000000, -62, -61, -223080000, 3600000, 0, 0, 0, 1, -62, 223080000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1793142000000, 1793145600000, -62, -62, -223200000, 3600000, 0, 0, 0, 0, -62, 223200000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1793145600000, 1793149200000, -63, -62, -226680000, 3600000, 0, 0, 0, 1, -63, 226680000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1793149200000, 1793152800000, -63, -63, -226800000, 3600000, 0, 0, 0, 0, -63, 226800000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1793152800000, 1793156400000, -64, -63, -230280000, 3600000, 0, 0, 0, 1, -64, 230280000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1793156400000, 1793160000000, -64, -64, -230400000, 3600000, 0, 0, 0, 0, -64, 230400000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1793160000000, 1793163600000, -64, -60, -216480000, 3600000, 0, 0, 4, 0, -60, 216480000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1793163600000, 1793167200000, -60, -60, -216000000, 3600000, 0, 0, 0, 0, -60, 216000000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1793167200000, 1793170800000, -61, -60, -219480000, 3600000, 0, 0, 0, 1, -61, 219480000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1793170800000, 1793174400000, -61, -61, -219600000, 3600000, 0, 0, 0, 0, -61, 219600000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1793174400000, 1793178000000, -62, -61, -223080000, 3600000, 0, 0, 0, 1, -62, 223080000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1793178000000, 1793181600000, -62, -62, -223200000, 3600000, 0, 0, 0, 0, -62, 223200000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1793181600000, 1793185200000, -63, -62, -226680000, 3600000, 0, 0, 0, 1, -63, 226680000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1793185200000, 1793188800000, -63, -63, -226800000, 3600000, 0, 0, 0, 0, -63, 226800000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1793188800000, 1793192400000, -64, -63, -230280000, 3600000, 0, 0, 0, 1, -64, 230280000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1793192400000, 1793196000000, -64, -64, -230400000, 3600000, 0, 0, 0, 0, -64, 230400000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1793196000000, 1793199600000, -64, -60, -216480000, 3600000, 0, 0, 4, 0, -60, 216480000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1793199600000, 1793203200000, -60, -60, -216000000, 3600000, 0, 0, 0, 0, -60, 216000000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1793203200000, 1793206800000, -61, -60, -219480000, 3600000, 0, 0, 0, 1, -61, 219480000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1793206800000, 1793210400000, -61, -61, -219600000, 3600000, 0, 0, 0, 0, -61, 219600000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1793210400000, 1793214000000, -62, -61, -223080000, 3600000, 0, 0, 0, 1, -62, 223080000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1793214000000, 1793217600000, -62, -62, -223200000, 3600000, 0, 0, 0, 0, -62, 223200000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1793217600000, 1793221200000, -63, -62, -226680000, 3600000, 0, 0, 0, 1, -63, 226680000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1793221200000, 1793224800000, -63, -63, -226800000, 3600000, 0, 0, 0, 0, -63, 226800000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1793224800000, 1793228400000, -64, -63, -230280000, 3600000, 0, 0, 0, 1, -64, 230280000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1793228400000, 1793232000000, -64, -64, -230400000, 3600000, 0, 0, 0, 0, -64, 230400000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1793232000000, 1793235600000, -64, -60, -216480000, 3600000, 0, 0, 4, 0, -60, 216480000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1793235600000, 1793239200000, -60, -60, -216000000, 3600000, 0, 0, 0, 0, -60, 216000000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1793239200000, 1793242800000, -61, -60, -219480000, 3600000, 0, 0, 0, 1, -61, 219480000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1793242800000, 1793246400000, -61, -61, -219600000, 3600000, 0, 0, 0, 0, -61, 219600000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792476000000, 1792479600000, 90, 90, 307800000, 3420000, 3420000, 0, 0, 0, 90, 0, '{"mark":90,"at":1792476180000}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792479600000, 1792483200000, 90, 90, 324000000, 3600000, 3600000, 0, 0, 0, 90, 0, '{"mark":90,"at":1792476180000}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792483200000, 1792486800000, 88, 90, 317160000, 3600000, 3600000, 0, 0, 2, 88, 0, '{"mark":90,"at":1792476180000,"doubt":{"at":1792483380000,"value":88,"last":88,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792486800000, 1792490400000, 88, 88, 316800000, 3600000, 3600000, 0, 0, 0, 88, 0, '{"mark":90,"at":1792476180000,"doubt":{"at":1792483380000,"value":88,"last":88,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792490400000, 1792494000000, 86, 88, 309960000, 3600000, 3600000, 0, 0, 2, 86, 0, '{"mark":88,"at":1792483380000,"doubt":{"at":1792490580000,"value":86,"last":86,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792494000000, 1792497600000, 86, 86, 309600000, 3600000, 3600000, 0, 0, 0, 86, 0, '{"mark":88,"at":1792483380000,"doubt":{"at":1792490580000,"value":86,"last":86,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792497600000, 1792501200000, 84, 86, 302760000, 3600000, 3600000, 0, 0, 2, 84, 0, '{"mark":86,"at":1792490580000,"doubt":{"at":1792497780000,"value":84,"last":84,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792501200000, 1792504800000, 84, 84, 302400000, 3600000, 3600000, 0, 0, 0, 84, 0, '{"mark":86,"at":1792490580000,"doubt":{"at":1792497780000,"value":84,"last":84,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792504800000, 1792508400000, 82, 84, 295560000, 3600000, 3600000, 0, 0, 2, 82, 0, '{"mark":84,"at":1792497780000,"doubt":{"at":1792504980000,"value":82,"last":82,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792508400000, 1792512000000, 82, 82, 295200000, 3600000, 3600000, 0, 0, 0, 82, 0, '{"mark":84,"at":1792497780000,"doubt":{"at":1792504980000,"value":82,"last":82,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792512000000, 1792515600000, 80, 82, 288360000, 3600000, 3600000, 0, 0, 2, 80, 0, '{"mark":82,"at":1792504980000,"doubt":{"at":1792512180000,"value":80,"last":80,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792515600000, 1792519200000, 80, 80, 288000000, 3600000, 3600000, 0, 0, 0, 80, 0, '{"mark":82,"at":1792504980000,"doubt":{"at":1792512180000,"value":80,"last":80,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792519200000, 1792522800000, 78, 80, 281160000, 3600000, 3600000, 0, 0, 2, 78, 0, '{"mark":80,"at":1792512180000,"doubt":{"at":1792519380000,"value":78,"last":78,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792522800000, 1792526400000, 78, 78, 280800000, 3600000, 3600000, 0, 0, 0, 78, 0, '{"mark":80,"at":1792512180000,"doubt":{"at":1792519380000,"value":78,"last":78,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792526400000, 1792530000000, 76, 78, 273960000, 3600000, 3600000, 0, 0, 2, 76, 0, '{"mark":78,"at":1792519380000,"doubt":{"at":1792526580000,"value":76,"last":76,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792530000000, 1792533600000, 76, 76, 273600000, 3600000, 3600000, 0, 0, 0, 76, 0, '{"mark":78,"at":1792519380000,"doubt":{"at":1792526580000,"value":76,"last":76,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792533600000, 1792537200000, 74, 76, 266760000, 3600000, 3600000, 0, 0, 2, 74, 0, '{"mark":76,"at":1792526580000,"doubt":{"at":1792533780000,"value":74,"last":74,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792537200000, 1792540800000, 74, 74, 266400000, 3600000, 3600000, 0, 0, 0, 74, 0, '{"mark":76,"at":1792526580000,"doubt":{"at":1792533780000,"value":74,"last":74,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792540800000, 1792544400000, 72, 74, 259560000, 3600000, 3600000, 0, 0, 2, 72, 0, '{"mark":74,"at":1792533780000,"doubt":{"at":1792540980000,"value":72,"last":72,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792544400000, 1792548000000, 72, 72, 259200000, 3600000, 3600000, 0, 0, 0, 72, 0, '{"mark":74,"at":1792533780000,"doubt":{"at":1792540980000,"value":72,"last":72,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792548000000, 1792551600000, 70, 72, 252360000, 3600000, 3600000, 0, 0, 2, 70, 0, '{"mark":72,"at":1792540980000,"doubt":{"at":1792548180000,"value":70,"last":70,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792551600000, 1792555200000, 70, 70, 252000000, 3600000, 3600000, 0, 0, 0, 70, 0, '{"mark":72,"at":1792540980000,"doubt":{"at":1792548180000,"value":70,"last":70,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792555200000, 1792558800000, 68, 70, 245160000, 3600000, 3600000, 0, 0, 2, 68, 0, '{"mark":70,"at":1792548180000,"doubt":{"at":1792555380000,"value":68,"last":68,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792558800000, 1792562400000, 68, 68, 244800000, 3600000, 3600000, 0, 0, 0, 68, 0, '{"mark":70,"at":1792548180000,"doubt":{"at":1792555380000,"value":68,"last":68,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792562400000, 1792566000000, 66, 68, 237960000, 3600000, 3600000, 0, 0, 2, 66, 0, '{"mark":68,"at":1792555380000,"doubt":{"at":1792562580000,"value":66,"last":66,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792566000000, 1792569600000, 66, 66, 237600000, 3600000, 3600000, 0, 0, 0, 66, 0, '{"mark":68,"at":1792555380000,"doubt":{"at":1792562580000,"value":66,"last":66,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792569600000, 1792573200000, 64, 66, 230760000, 3600000, 3600000, 0, 0, 2, 64, 0, '{"mark":66,"at":1792562580000,"doubt":{"at":1792569780000,"value":64,"last":64,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792573200000, 1792576800000, 64, 64, 230400000, 3600000, 3600000, 0, 0, 0, 64, 0, '{"mark":66,"at":1792562580000,"doubt":{"at":1792569780000,"value":64,"last":64,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792576800000, 1792580400000, 62, 64, 223560000, 3600000, 3600000, 0, 0, 2, 62, 0, '{"mark":64,"at":1792569780000,"doubt":{"at":1792576980000,"value":62,"last":62,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792580400000, 1792584000000, 62, 62, 223200000, 3600000, 3600000, 0, 0, 0, 62, 0, '{"mark":64,"at":1792569780000,"doubt":{"at":1792576980000,"value":62,"last":62,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792584000000, 1792587600000, 60, 62, 216360000, 3600000, 3600000, 0, 0, 2, 60, 0, '{"mark":62,"at":1792576980000,"doubt":{"at":1792584180000,"value":60,"last":60,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792587600000, 1792591200000, 60, 60, 216000000, 3600000, 3600000, 0, 0, 0, 60, 0, '{"mark":62,"at":1792576980000,"doubt":{"at":1792584180000,"value":60,"last":60,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792591200000, 1792594800000, 58, 60, 209160000, 3600000, 3600000, 0, 0, 2, 58, 0, '{"mark":60,"at":1792584180000,"doubt":{"at":1792591380000,"value":58,"last":58,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792594800000, 1792598400000, 58, 58, 208800000, 3600000, 3600000, 0, 0, 0, 58, 0, '{"mark":60,"at":1792584180000,"doubt":{"at":1792591380000,"value":58,"last":58,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792598400000, 1792602000000, 56, 58, 201960000, 3600000, 3600000, 0, 0, 2, 56, 0, '{"mark":58,"at":1792591380000,"doubt":{"at":1792598580000,"value":56,"last":56,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792602000000, 1792605600000, 56, 56, 201600000, 3600000, 3600000, 0, 0, 0, 56, 0, '{"mark":58,"at":1792591380000,"doubt":{"at":1792598580000,"value":56,"last":56,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792605600000, 1792609200000, 54, 56, 194760000, 3600000, 3600000, 0, 0, 2, 54, 0, '{"mark":56,"at":1792598580000,"doubt":{"at":1792605780000,"value":54,"last":54,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792609200000, 1792612800000, 54, 54, 194400000, 3600000, 3600000, 0, 0, 0, 54, 0, '{"mark":56,"at":1792598580000,"doubt":{"at":1792605780000,"value":54,"last":54,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792612800000, 1792616400000, 52, 54, 187560000, 3600000, 3600000, 0, 0, 2, 52, 0, '{"mark":54,"at":1792605780000,"doubt":{"at":1792612980000,"value":52,"last":52,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792616400000, 1792620000000, 52, 52, 187200000, 3600000, 3600000, 0, 0, 0, 52, 0, '{"mark":54,"at":1792605780000,"doubt":{"at":1792612980000,"value":52,"last":52,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792620000000, 1792623600000, 50, 52, 180360000, 3600000, 3600000, 0, 0, 2, 50, 0, '{"mark":52,"at":1792612980000,"doubt":{"at":1792620180000,"value":50,"last":50,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792623600000, 1792627200000, 50, 50, 180000000, 3600000, 3600000, 0, 0, 0, 50, 0, '{"mark":52,"at":1792612980000,"doubt":{"at":1792620180000,"value":50,"last":50,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792627200000, 1792630800000, 48, 50, 173160000, 3600000, 3600000, 0, 0, 2, 48, 0, '{"mark":50,"at":1792620180000,"doubt":{"at":1792627380000,"value":48,"last":48,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792630800000, 1792634400000, 48, 48, 172800000, 3600000, 3600000, 0, 0, 0, 48, 0, '{"mark":50,"at":1792620180000,"doubt":{"at":1792627380000,"value":48,"last":48,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792634400000, 1792638000000, 46, 48, 165960000, 3600000, 3600000, 0, 0, 2, 46, 0, '{"mark":48,"at":1792627380000,"doubt":{"at":1792634580000,"value":46,"last":46,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792638000000, 1792641600000, 46, 46, 165600000, 3600000, 3600000, 0, 0, 0, 46, 0, '{"mark":48,"at":1792627380000,"doubt":{"at":1792634580000,"value":46,"last":46,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (2, 1793221200000, 1793224800000, 3810, 3810, 6858000000, 1800000, 1800000, 0, 0, 0, 3810, 0, '{"mark":3810,"at":1793223000000,"isFirst":true}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (2, 1793224800000, 1793228400000, 3810, 3812.5, 13720500000, 3600000, 3600000, 0, 2.5, 0, 3812.5, 0, '{"mark":3812.5,"at":1793226600000,"before":{"at":1793223000000,"value":3810}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (2, 1793228400000, 1793232000000, 0, 3812.5, 6862500000, 3600000, 1800000, 1, 0, 0, 0, 0, '{"mark":3812.5,"at":1793226600000,"before":{"at":1793223000000,"value":3810},"doubt":{"at":1793230200000,"value":0,"last":0,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (2, 1793232000000, 1793235600000, 0, 0.5, 900000, 3600000, 1800000, 1, 0.5, 0, 0.5, 0, '{"mark":3812.5,"at":1793226600000,"before":{"at":1793223000000,"value":3810},"doubt":{"at":1793230200000,"value":0,"last":0.5,"rises":1,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (2, 1793235600000, 1793239200000, 0.5, 2, 4500000, 3600000, 3600000, 0, 1.5, 0, 2, 0, '{"mark":2,"at":1793237400000}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (2, 1793239200000, 1793242800000, 1.5, 2, 6300000, 3600000, 3600000, 0, 0, 0, 1.5, 0, '{"mark":2,"at":1793237400000,"doubt":{"at":1793241000000,"value":1.5,"last":1.5,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (2, 1793242800000, 1793246400000, 0.25, 1.5, 3150000, 3600000, 3600000, 0, 0, 0, 0.25, 0, '{"mark":2,"at":1793237400000,"doubt":{"at":1793244600000,"value":0.25,"last":0.25,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (3, 1793221200000, 1793224800000, -400, -400, -696000000, 1740000, 0, 0, 0, 0, -400, 696000000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (3, 1793224800000, 1793228400000, -400, 150, -483000000, 3600000, 1740000, 1, 550, 0, 150, 744000000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (3, 1793228400000, 1793232000000, -400, 150, -417000000, 3600000, 1860000, 1, 0, 550, -400, 696000000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (3, 1793232000000, 1793235600000, -400, 150, -483000000, 3600000, 1740000, 1, 550, 0, 150, 744000000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (3, 1793235600000, 1793239200000, -400, 150, -417000000, 3600000, 1860000, 1, 0, 550, -400, 696000000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (3, 1793239200000, 1793242800000, -400, 150, -483000000, 3600000, 1740000, 1, 550, 0, 150, 744000000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (3, 1793242800000, 1793246400000, -400, 150, -417000000, 3600000, 1860000, 1, 0, 550, -400, 696000000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1793246400000, 1793250000000, 3, 3, 10800000, 3600000, 3600000, 0, 1, 0, 3, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (5, 1793250000000, 1793253600000, 3, 3, 10800000, 3600000, 3600000, 0, 0, 0, 3, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1793246400000, 1793250000000, 43.5, 44, 158370000, 3600000, 3600000, 0, 0.5, 0, 44, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (1, 1793250000000, 1793253600000, 44, 44, 158400000, 3600000, 3600000, 0, 0, 0, 44, 0, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (2, 1793246400000, 1793250000000, 0.25, 0.25, 900000, 3600000, 3600000, 0, 0, 0, 0.25, 0, '{"mark":2,"at":1793237400000,"doubt":{"at":1793244600000,"value":0.25,"last":0.25,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (2, 1793250000000, 1793253600000, 0.25, 0.25, 900000, 3600000, 3600000, 0, 0, 0, 0.25, 0, '{"mark":2,"at":1793237400000,"doubt":{"at":1793244600000,"value":0.25,"last":0.25,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (3, 1793246400000, 1793250000000, -400, -400, -1440000000, 3600000, 0, 0, 0, 0, -400, 1440000000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (3, 1793250000000, 1793253600000, -400, -400, -1440000000, 3600000, 0, 0, 0, 0, -400, 1440000000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (4, 1793250000000, 1793253600000, 17, 17, 61200000, 3600000, 3600000, 0, 0, 0, 17, 0, '{"mark":17,"at":1793250000000,"isFirst":true}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1793246400000, 1793250000000, -62, -61, -223080000, 3600000, 0, 0, 0, 1, -62, 223080000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (6, 1793250000000, 1793253600000, -62, -62, -223200000, 3600000, 0, 0, 0, 0, -62, 223200000, NULL);
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792641600000, 1792645200000, 44, 44, 150480000, 3420000, 3420000, 0, 0, 2, 44, 0, '{"mark":46,"at":1792634580000,"doubt":{"at":1792641780000,"value":44,"last":44,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792645200000, 1792648800000, 44, 44, 158400000, 3600000, 3600000, 0, 0, 0, 44, 0, '{"mark":46,"at":1792634580000,"doubt":{"at":1792641780000,"value":44,"last":44,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792648800000, 1792652400000, 42, 44, 151560000, 3600000, 3600000, 0, 0, 2, 42, 0, '{"mark":44,"at":1792641780000,"doubt":{"at":1792648980000,"value":42,"last":42,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792652400000, 1792656000000, 42, 42, 151200000, 3600000, 3600000, 0, 0, 0, 42, 0, '{"mark":44,"at":1792641780000,"doubt":{"at":1792648980000,"value":42,"last":42,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792656000000, 1792659600000, 40, 42, 144360000, 3600000, 3600000, 0, 0, 2, 40, 0, '{"mark":42,"at":1792648980000,"doubt":{"at":1792656180000,"value":40,"last":40,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792659600000, 1792663200000, 40, 40, 144000000, 3600000, 3600000, 0, 0, 0, 40, 0, '{"mark":42,"at":1792648980000,"doubt":{"at":1792656180000,"value":40,"last":40,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792663200000, 1792666800000, 38, 40, 137160000, 3600000, 3600000, 0, 0, 2, 38, 0, '{"mark":40,"at":1792656180000,"doubt":{"at":1792663380000,"value":38,"last":38,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792666800000, 1792670400000, 38, 38, 136800000, 3600000, 3600000, 0, 0, 0, 38, 0, '{"mark":40,"at":1792656180000,"doubt":{"at":1792663380000,"value":38,"last":38,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792670400000, 1792674000000, 36, 38, 129960000, 3600000, 3600000, 0, 0, 2, 36, 0, '{"mark":38,"at":1792663380000,"doubt":{"at":1792670580000,"value":36,"last":36,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792674000000, 1792677600000, 36, 36, 129600000, 3600000, 3600000, 0, 0, 0, 36, 0, '{"mark":38,"at":1792663380000,"doubt":{"at":1792670580000,"value":36,"last":36,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792677600000, 1792681200000, 34, 36, 122760000, 3600000, 3600000, 0, 0, 2, 34, 0, '{"mark":36,"at":1792670580000,"doubt":{"at":1792677780000,"value":34,"last":34,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792681200000, 1792684800000, 34, 34, 122400000, 3600000, 3600000, 0, 0, 0, 34, 0, '{"mark":36,"at":1792670580000,"doubt":{"at":1792677780000,"value":34,"last":34,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792684800000, 1792688400000, 32, 34, 115560000, 3600000, 3600000, 0, 0, 2, 32, 0, '{"mark":34,"at":1792677780000,"doubt":{"at":1792684980000,"value":32,"last":32,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792688400000, 1792692000000, 32, 32, 115200000, 3600000, 3600000, 0, 0, 0, 32, 0, '{"mark":34,"at":1792677780000,"doubt":{"at":1792684980000,"value":32,"last":32,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792692000000, 1792695600000, 32, 90, 313560000, 3600000, 3600000, 0, 58, 0, 90, 0, '{"mark":32,"at":1792684980000,"doubt":{"at":1792692180000,"value":90,"last":90,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792695600000, 1792699200000, 90, 90, 324000000, 3600000, 3600000, 0, 0, 0, 90, 0, '{"mark":32,"at":1792684980000,"doubt":{"at":1792692180000,"value":90,"last":90,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792699200000, 1792702800000, 88, 90, 317160000, 3600000, 3600000, 0, 0, 2, 88, 0, '{"mark":90,"at":1792692180000,"doubt":{"at":1792699380000,"value":88,"last":88,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792702800000, 1792706400000, 88, 88, 316800000, 3600000, 3600000, 0, 0, 0, 88, 0, '{"mark":90,"at":1792692180000,"doubt":{"at":1792699380000,"value":88,"last":88,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792706400000, 1792710000000, 86, 88, 309960000, 3600000, 3600000, 0, 0, 2, 86, 0, '{"mark":88,"at":1792699380000,"doubt":{"at":1792706580000,"value":86,"last":86,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792710000000, 1792713600000, 86, 86, 309600000, 3600000, 3600000, 0, 0, 0, 86, 0, '{"mark":88,"at":1792699380000,"doubt":{"at":1792706580000,"value":86,"last":86,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792713600000, 1792717200000, 84, 86, 302760000, 3600000, 3600000, 0, 0, 2, 84, 0, '{"mark":86,"at":1792706580000,"doubt":{"at":1792713780000,"value":84,"last":84,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792717200000, 1792720800000, 84, 84, 302400000, 3600000, 3600000, 0, 0, 0, 84, 0, '{"mark":86,"at":1792706580000,"doubt":{"at":1792713780000,"value":84,"last":84,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792720800000, 1792724400000, 82, 84, 295560000, 3600000, 3600000, 0, 0, 2, 82, 0, '{"mark":84,"at":1792713780000,"doubt":{"at":1792720980000,"value":82,"last":82,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792724400000, 1792728000000, 82, 82, 295200000, 3600000, 3600000, 0, 0, 0, 82, 0, '{"mark":84,"at":1792713780000,"doubt":{"at":1792720980000,"value":82,"last":82,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792728000000, 1792731600000, 80, 82, 288360000, 3600000, 3600000, 0, 0, 2, 80, 0, '{"mark":82,"at":1792720980000,"doubt":{"at":1792728180000,"value":80,"last":80,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792731600000, 1792735200000, 80, 80, 288000000, 3600000, 3600000, 0, 0, 0, 80, 0, '{"mark":82,"at":1792720980000,"doubt":{"at":1792728180000,"value":80,"last":80,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792735200000, 1792738800000, 78, 80, 281160000, 3600000, 3600000, 0, 0, 2, 78, 0, '{"mark":80,"at":1792728180000,"doubt":{"at":1792735380000,"value":78,"last":78,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792738800000, 1792742400000, 78, 78, 280800000, 3600000, 3600000, 0, 0, 0, 78, 0, '{"mark":80,"at":1792728180000,"doubt":{"at":1792735380000,"value":78,"last":78,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792742400000, 1792746000000, 76, 78, 273960000, 3600000, 3600000, 0, 0, 2, 76, 0, '{"mark":78,"at":1792735380000,"doubt":{"at":1792742580000,"value":76,"last":76,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792746000000, 1792749600000, 76, 76, 273600000, 3600000, 3600000, 0, 0, 0, 76, 0, '{"mark":78,"at":1792735380000,"doubt":{"at":1792742580000,"value":76,"last":76,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792749600000, 1792753200000, 74, 76, 266760000, 3600000, 3600000, 0, 0, 2, 74, 0, '{"mark":76,"at":1792742580000,"doubt":{"at":1792749780000,"value":74,"last":74,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792753200000, 1792756800000, 74, 74, 266400000, 3600000, 3600000, 0, 0, 0, 74, 0, '{"mark":76,"at":1792742580000,"doubt":{"at":1792749780000,"value":74,"last":74,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792756800000, 1792760400000, 72, 74, 259560000, 3600000, 3600000, 0, 0, 2, 72, 0, '{"mark":74,"at":1792749780000,"doubt":{"at":1792756980000,"value":72,"last":72,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792760400000, 1792764000000, 72, 72, 259200000, 3600000, 3600000, 0, 0, 0, 72, 0, '{"mark":74,"at":1792749780000,"doubt":{"at":1792756980000,"value":72,"last":72,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792764000000, 1792767600000, 70, 72, 252360000, 3600000, 3600000, 0, 0, 2, 70, 0, '{"mark":72,"at":1792756980000,"doubt":{"at":1792764180000,"value":70,"last":70,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792767600000, 1792771200000, 70, 70, 252000000, 3600000, 3600000, 0, 0, 0, 70, 0, '{"mark":72,"at":1792756980000,"doubt":{"at":1792764180000,"value":70,"last":70,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792771200000, 1792774800000, 68, 70, 245160000, 3600000, 3600000, 0, 0, 2, 68, 0, '{"mark":70,"at":1792764180000,"doubt":{"at":1792771380000,"value":68,"last":68,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792774800000, 1792778400000, 68, 68, 244800000, 3600000, 3600000, 0, 0, 0, 68, 0, '{"mark":70,"at":1792764180000,"doubt":{"at":1792771380000,"value":68,"last":68,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792778400000, 1792782000000, 66, 68, 237960000, 3600000, 3600000, 0, 0, 2, 66, 0, '{"mark":68,"at":1792771380000,"doubt":{"at":1792778580000,"value":66,"last":66,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792782000000, 1792785600000, 66, 66, 237600000, 3600000, 3600000, 0, 0, 0, 66, 0, '{"mark":68,"at":1792771380000,"doubt":{"at":1792778580000,"value":66,"last":66,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792785600000, 1792789200000, 64, 66, 230760000, 3600000, 3600000, 0, 0, 2, 64, 0, '{"mark":66,"at":1792778580000,"doubt":{"at":1792785780000,"value":64,"last":64,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792789200000, 1792792800000, 64, 64, 230400000, 3600000, 3600000, 0, 0, 0, 64, 0, '{"mark":66,"at":1792778580000,"doubt":{"at":1792785780000,"value":64,"last":64,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792792800000, 1792796400000, 62, 64, 223560000, 3600000, 3600000, 0, 0, 2, 62, 0, '{"mark":64,"at":1792785780000,"doubt":{"at":1792792980000,"value":62,"last":62,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792796400000, 1792800000000, 62, 62, 223200000, 3600000, 3600000, 0, 0, 0, 62, 0, '{"mark":64,"at":1792785780000,"doubt":{"at":1792792980000,"value":62,"last":62,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792800000000, 1792803600000, 60, 62, 216360000, 3600000, 3600000, 0, 0, 2, 60, 0, '{"mark":62,"at":1792792980000,"doubt":{"at":1792800180000,"value":60,"last":60,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792803600000, 1792807200000, 60, 60, 216000000, 3600000, 3600000, 0, 0, 0, 60, 0, '{"mark":62,"at":1792792980000,"doubt":{"at":1792800180000,"value":60,"last":60,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792807200000, 1792810800000, 58, 60, 209160000, 3600000, 3600000, 0, 0, 2, 58, 0, '{"mark":60,"at":1792800180000,"doubt":{"at":1792807380000,"value":58,"last":58,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792810800000, 1792814400000, 58, 58, 208800000, 3600000, 3600000, 0, 0, 0, 58, 0, '{"mark":60,"at":1792800180000,"doubt":{"at":1792807380000,"value":58,"last":58,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792814400000, 1792818000000, 56, 58, 201960000, 3600000, 3600000, 0, 0, 2, 56, 0, '{"mark":58,"at":1792807380000,"doubt":{"at":1792814580000,"value":56,"last":56,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792818000000, 1792821600000, 56, 56, 201600000, 3600000, 3600000, 0, 0, 0, 56, 0, '{"mark":58,"at":1792807380000,"doubt":{"at":1792814580000,"value":56,"last":56,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792821600000, 1792825200000, 54, 56, 194760000, 3600000, 3600000, 0, 0, 2, 54, 0, '{"mark":56,"at":1792814580000,"doubt":{"at":1792821780000,"value":54,"last":54,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792825200000, 1792828800000, 54, 54, 194400000, 3600000, 3600000, 0, 0, 0, 54, 0, '{"mark":56,"at":1792814580000,"doubt":{"at":1792821780000,"value":54,"last":54,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792828800000, 1792832400000, 52, 54, 187560000, 3600000, 3600000, 0, 0, 2, 52, 0, '{"mark":54,"at":1792821780000,"doubt":{"at":1792828980000,"value":52,"last":52,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792832400000, 1792836000000, 52, 52, 187200000, 3600000, 3600000, 0, 0, 0, 52, 0, '{"mark":54,"at":1792821780000,"doubt":{"at":1792828980000,"value":52,"last":52,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792836000000, 1792839600000, 50, 52, 180360000, 3600000, 3600000, 0, 0, 2, 50, 0, '{"mark":52,"at":1792828980000,"doubt":{"at":1792836180000,"value":50,"last":50,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792839600000, 1792843200000, 50, 50, 180000000, 3600000, 3600000, 0, 0, 0, 50, 0, '{"mark":52,"at":1792828980000,"doubt":{"at":1792836180000,"value":50,"last":50,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792843200000, 1792846800000, 48, 50, 173160000, 3600000, 3600000, 0, 0, 2, 48, 0, '{"mark":50,"at":1792836180000,"doubt":{"at":1792843380000,"value":48,"last":48,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792846800000, 1792850400000, 48, 48, 172800000, 3600000, 3600000, 0, 0, 0, 48, 0, '{"mark":50,"at":1792836180000,"doubt":{"at":1792843380000,"value":48,"last":48,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792850400000, 1792854000000, 46, 48, 165960000, 3600000, 3600000, 0, 0, 2, 46, 0, '{"mark":48,"at":1792843380000,"doubt":{"at":1792850580000,"value":46,"last":46,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792854000000, 1792857600000, 46, 46, 165600000, 3600000, 3600000, 0, 0, 0, 46, 0, '{"mark":48,"at":1792843380000,"doubt":{"at":1792850580000,"value":46,"last":46,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792857600000, 1792861200000, 44, 46, 158760000, 3600000, 3600000, 0, 0, 2, 44, 0, '{"mark":46,"at":1792850580000,"doubt":{"at":1792857780000,"value":44,"last":44,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792861200000, 1792864800000, 44, 44, 158400000, 3600000, 3600000, 0, 0, 0, 44, 0, '{"mark":46,"at":1792850580000,"doubt":{"at":1792857780000,"value":44,"last":44,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792864800000, 1792868400000, 42, 44, 151560000, 3600000, 3600000, 0, 0, 2, 42, 0, '{"mark":44,"at":1792857780000,"doubt":{"at":1792864980000,"value":42,"last":42,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792868400000, 1792872000000, 42, 42, 151200000, 3600000, 3600000, 0, 0, 0, 42, 0, '{"mark":44,"at":1792857780000,"doubt":{"at":1792864980000,"value":42,"last":42,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792872000000, 1792875600000, 40, 42, 144360000, 3600000, 3600000, 0, 0, 2, 40, 0, '{"mark":42,"at":1792864980000,"doubt":{"at":1792872180000,"value":40,"last":40,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792875600000, 1792879200000, 40, 40, 144000000, 3600000, 3600000, 0, 0, 0, 40, 0, '{"mark":42,"at":1792864980000,"doubt":{"at":1792872180000,"value":40,"last":40,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792879200000, 1792882800000, 38, 40, 137160000, 3600000, 3600000, 0, 0, 2, 38, 0, '{"mark":40,"at":1792872180000,"doubt":{"at":1792879380000,"value":38,"last":38,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792882800000, 1792886400000, 38, 38, 136800000, 3600000, 3600000, 0, 0, 0, 38, 0, '{"mark":40,"at":1792872180000,"doubt":{"at":1792879380000,"value":38,"last":38,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792886400000, 1792890000000, 36, 38, 129960000, 3600000, 3600000, 0, 0, 2, 36, 0, '{"mark":38,"at":1792879380000,"doubt":{"at":1792886580000,"value":36,"last":36,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792890000000, 1792893600000, 36, 36, 129600000, 3600000, 3600000, 0, 0, 0, 36, 0, '{"mark":38,"at":1792879380000,"doubt":{"at":1792886580000,"value":36,"last":36,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792893600000, 1792897200000, 34, 36, 122760000, 3600000, 3600000, 0, 0, 2, 34, 0, '{"mark":36,"at":1792886580000,"doubt":{"at":1792893780000,"value":34,"last":34,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792897200000, 1792900800000, 34, 34, 122400000, 3600000, 3600000, 0, 0, 0, 34, 0, '{"mark":36,"at":1792886580000,"doubt":{"at":1792893780000,"value":34,"last":34,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792900800000, 1792904400000, 32, 34, 115560000, 3600000, 3600000, 0, 0, 2, 32, 0, '{"mark":34,"at":1792893780000,"doubt":{"at":1792900980000,"value":32,"last":32,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792904400000, 1792908000000, 32, 32, 115200000, 3600000, 3600000, 0, 0, 0, 32, 0, '{"mark":34,"at":1792893780000,"doubt":{"at":1792900980000,"value":32,"last":32,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792908000000, 1792911600000, 32, 90, 313560000, 3600000, 3600000, 0, 58, 0, 90, 0, '{"mark":32,"at":1792900980000,"doubt":{"at":1792908180000,"value":90,"last":90,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792911600000, 1792915200000, 90, 90, 324000000, 3600000, 3600000, 0, 0, 0, 90, 0, '{"mark":32,"at":1792900980000,"doubt":{"at":1792908180000,"value":90,"last":90,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792915200000, 1792918800000, 88, 90, 317160000, 3600000, 3600000, 0, 0, 2, 88, 0, '{"mark":90,"at":1792908180000,"doubt":{"at":1792915380000,"value":88,"last":88,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792918800000, 1792922400000, 88, 88, 316800000, 3600000, 3600000, 0, 0, 0, 88, 0, '{"mark":90,"at":1792908180000,"doubt":{"at":1792915380000,"value":88,"last":88,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792922400000, 1792926000000, 86, 88, 309960000, 3600000, 3600000, 0, 0, 2, 86, 0, '{"mark":88,"at":1792915380000,"doubt":{"at":1792922580000,"value":86,"last":86,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792926000000, 1792929600000, 86, 86, 309600000, 3600000, 3600000, 0, 0, 0, 86, 0, '{"mark":88,"at":1792915380000,"doubt":{"at":1792922580000,"value":86,"last":86,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792929600000, 1792933200000, 84, 86, 302760000, 3600000, 3600000, 0, 0, 2, 84, 0, '{"mark":86,"at":1792922580000,"doubt":{"at":1792929780000,"value":84,"last":84,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792933200000, 1792936800000, 84, 84, 302400000, 3600000, 3600000, 0, 0, 0, 84, 0, '{"mark":86,"at":1792922580000,"doubt":{"at":1792929780000,"value":84,"last":84,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792936800000, 1792940400000, 82, 84, 295560000, 3600000, 3600000, 0, 0, 2, 82, 0, '{"mark":84,"at":1792929780000,"doubt":{"at":1792936980000,"value":82,"last":82,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792940400000, 1792944000000, 82, 82, 295200000, 3600000, 3600000, 0, 0, 0, 82, 0, '{"mark":84,"at":1792929780000,"doubt":{"at":1792936980000,"value":82,"last":82,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792944000000, 1792947600000, 80, 82, 288360000, 3600000, 3600000, 0, 0, 2, 80, 0, '{"mark":82,"at":1792936980000,"doubt":{"at":1792944180000,"value":80,"last":80,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792947600000, 1792951200000, 80, 80, 288000000, 3600000, 3600000, 0, 0, 0, 80, 0, '{"mark":82,"at":1792936980000,"doubt":{"at":1792944180000,"value":80,"last":80,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792951200000, 1792954800000, 78, 80, 281160000, 3600000, 3600000, 0, 0, 2, 78, 0, '{"mark":80,"at":1792944180000,"doubt":{"at":1792951380000,"value":78,"last":78,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792954800000, 1792958400000, 78, 78, 280800000, 3600000, 3600000, 0, 0, 0, 78, 0, '{"mark":80,"at":1792944180000,"doubt":{"at":1792951380000,"value":78,"last":78,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792958400000, 1792962000000, 76, 78, 273960000, 3600000, 3600000, 0, 0, 2, 76, 0, '{"mark":78,"at":1792951380000,"doubt":{"at":1792958580000,"value":76,"last":76,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792962000000, 1792965600000, 76, 76, 273600000, 3600000, 3600000, 0, 0, 0, 76, 0, '{"mark":78,"at":1792951380000,"doubt":{"at":1792958580000,"value":76,"last":76,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792965600000, 1792969200000, 74, 76, 266760000, 3600000, 3600000, 0, 0, 2, 74, 0, '{"mark":76,"at":1792958580000,"doubt":{"at":1792965780000,"value":74,"last":74,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792969200000, 1792972800000, 74, 74, 266400000, 3600000, 3600000, 0, 0, 0, 74, 0, '{"mark":76,"at":1792958580000,"doubt":{"at":1792965780000,"value":74,"last":74,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792972800000, 1792976400000, 72, 74, 259560000, 3600000, 3600000, 0, 0, 2, 72, 0, '{"mark":74,"at":1792965780000,"doubt":{"at":1792972980000,"value":72,"last":72,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792976400000, 1792980000000, 72, 72, 259200000, 3600000, 3600000, 0, 0, 0, 72, 0, '{"mark":74,"at":1792965780000,"doubt":{"at":1792972980000,"value":72,"last":72,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792980000000, 1792983600000, 70, 72, 252360000, 3600000, 3600000, 0, 0, 2, 70, 0, '{"mark":72,"at":1792972980000,"doubt":{"at":1792980180000,"value":70,"last":70,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792983600000, 1792987200000, 70, 70, 252000000, 3600000, 3600000, 0, 0, 0, 70, 0, '{"mark":72,"at":1792972980000,"doubt":{"at":1792980180000,"value":70,"last":70,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792987200000, 1792990800000, 68, 70, 245160000, 3600000, 3600000, 0, 0, 2, 68, 0, '{"mark":70,"at":1792980180000,"doubt":{"at":1792987380000,"value":68,"last":68,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792990800000, 1792994400000, 68, 68, 244800000, 3600000, 3600000, 0, 0, 0, 68, 0, '{"mark":70,"at":1792980180000,"doubt":{"at":1792987380000,"value":68,"last":68,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792994400000, 1792998000000, 66, 68, 237960000, 3600000, 3600000, 0, 0, 2, 66, 0, '{"mark":68,"at":1792987380000,"doubt":{"at":1792994580000,"value":66,"last":66,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1792998000000, 1793001600000, 66, 66, 237600000, 3600000, 3600000, 0, 0, 0, 66, 0, '{"mark":68,"at":1792987380000,"doubt":{"at":1792994580000,"value":66,"last":66,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1793001600000, 1793005200000, 64, 66, 230760000, 3600000, 3600000, 0, 0, 2, 64, 0, '{"mark":66,"at":1792994580000,"doubt":{"at":1793001780000,"value":64,"last":64,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1793005200000, 1793008800000, 64, 64, 230400000, 3600000, 3600000, 0, 0, 0, 64, 0, '{"mark":66,"at":1792994580000,"doubt":{"at":1793001780000,"value":64,"last":64,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1793008800000, 1793012400000, 62, 64, 223560000, 3600000, 3600000, 0, 0, 2, 62, 0, '{"mark":64,"at":1793001780000,"doubt":{"at":1793008980000,"value":62,"last":62,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1793012400000, 1793016000000, 62, 62, 223200000, 3600000, 3600000, 0, 0, 0, 62, 0, '{"mark":64,"at":1793001780000,"doubt":{"at":1793008980000,"value":62,"last":62,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1793016000000, 1793019600000, 60, 62, 216360000, 3600000, 3600000, 0, 0, 2, 60, 0, '{"mark":62,"at":1793008980000,"doubt":{"at":1793016180000,"value":60,"last":60,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1793019600000, 1793023200000, 60, 60, 216000000, 3600000, 3600000, 0, 0, 0, 60, 0, '{"mark":62,"at":1793008980000,"doubt":{"at":1793016180000,"value":60,"last":60,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1793023200000, 1793026800000, 58, 60, 209160000, 3600000, 3600000, 0, 0, 2, 58, 0, '{"mark":60,"at":1793016180000,"doubt":{"at":1793023380000,"value":58,"last":58,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1793026800000, 1793030400000, 58, 58, 208800000, 3600000, 3600000, 0, 0, 0, 58, 0, '{"mark":60,"at":1793016180000,"doubt":{"at":1793023380000,"value":58,"last":58,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1793030400000, 1793034000000, 56, 58, 201960000, 3600000, 3600000, 0, 0, 2, 56, 0, '{"mark":58,"at":1793023380000,"doubt":{"at":1793030580000,"value":56,"last":56,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1793034000000, 1793037600000, 56, 56, 201600000, 3600000, 3600000, 0, 0, 0, 56, 0, '{"mark":58,"at":1793023380000,"doubt":{"at":1793030580000,"value":56,"last":56,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1793037600000, 1793041200000, 54, 56, 194760000, 3600000, 3600000, 0, 0, 2, 54, 0, '{"mark":56,"at":1793030580000,"doubt":{"at":1793037780000,"value":54,"last":54,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1793041200000, 1793044800000, 54, 54, 194400000, 3600000, 3600000, 0, 0, 0, 54, 0, '{"mark":56,"at":1793030580000,"doubt":{"at":1793037780000,"value":54,"last":54,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1793044800000, 1793048400000, 52, 54, 187560000, 3600000, 3600000, 0, 0, 2, 52, 0, '{"mark":54,"at":1793037780000,"doubt":{"at":1793044980000,"value":52,"last":52,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1793048400000, 1793052000000, 52, 52, 187200000, 3600000, 3600000, 0, 0, 0, 52, 0, '{"mark":54,"at":1793037780000,"doubt":{"at":1793044980000,"value":52,"last":52,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1793052000000, 1793055600000, 50, 52, 180360000, 3600000, 3600000, 0, 0, 2, 50, 0, '{"mark":52,"at":1793044980000,"doubt":{"at":1793052180000,"value":50,"last":50,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1793055600000, 1793059200000, 50, 50, 180000000, 3600000, 3600000, 0, 0, 0, 50, 0, '{"mark":52,"at":1793044980000,"doubt":{"at":1793052180000,"value":50,"last":50,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1793059200000, 1793062800000, 48, 50, 173160000, 3600000, 3600000, 0, 0, 2, 48, 0, '{"mark":50,"at":1793052180000,"doubt":{"at":1793059380000,"value":48,"last":48,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1793062800000, 1793066400000, 48, 48, 172800000, 3600000, 3600000, 0, 0, 0, 48, 0, '{"mark":50,"at":1793052180000,"doubt":{"at":1793059380000,"value":48,"last":48,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1793066400000, 1793070000000, 46, 48, 165960000, 3600000, 3600000, 0, 0, 2, 46, 0, '{"mark":48,"at":1793059380000,"doubt":{"at":1793066580000,"value":46,"last":46,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1793070000000, 1793073600000, 46, 46, 165600000, 3600000, 3600000, 0, 0, 0, 46, 0, '{"mark":48,"at":1793059380000,"doubt":{"at":1793066580000,"value":46,"last":46,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1793073600000, 1793077200000, 44, 46, 158760000, 3600000, 3600000, 0, 0, 2, 44, 0, '{"mark":46,"at":1793066580000,"doubt":{"at":1793073780000,"value":44,"last":44,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1793077200000, 1793080800000, 44, 44, 158400000, 3600000, 3600000, 0, 0, 0, 44, 0, '{"mark":46,"at":1793066580000,"doubt":{"at":1793073780000,"value":44,"last":44,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1793080800000, 1793084400000, 42, 44, 151560000, 3600000, 3600000, 0, 0, 2, 42, 0, '{"mark":44,"at":1793073780000,"doubt":{"at":1793080980000,"value":42,"last":42,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1793084400000, 1793088000000, 42, 42, 151200000, 3600000, 3600000, 0, 0, 0, 42, 0, '{"mark":44,"at":1793073780000,"doubt":{"at":1793080980000,"value":42,"last":42,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1793088000000, 1793091600000, 40, 42, 144360000, 3600000, 3600000, 0, 0, 2, 40, 0, '{"mark":42,"at":1793080980000,"doubt":{"at":1793088180000,"value":40,"last":40,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1793091600000, 1793095200000, 40, 40, 144000000, 3600000, 3600000, 0, 0, 0, 40, 0, '{"mark":42,"at":1793080980000,"doubt":{"at":1793088180000,"value":40,"last":40,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1793095200000, 1793098800000, 38, 40, 137160000, 3600000, 3600000, 0, 0, 2, 38, 0, '{"mark":40,"at":1793088180000,"doubt":{"at":1793095380000,"value":38,"last":38,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1793098800000, 1793102400000, 38, 38, 136800000, 3600000, 3600000, 0, 0, 0, 38, 0, '{"mark":40,"at":1793088180000,"doubt":{"at":1793095380000,"value":38,"last":38,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1793102400000, 1793106000000, 36, 38, 129960000, 3600000, 3600000, 0, 0, 2, 36, 0, '{"mark":38,"at":1793095380000,"doubt":{"at":1793102580000,"value":36,"last":36,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1793106000000, 1793109600000, 36, 36, 129600000, 3600000, 3600000, 0, 0, 0, 36, 0, '{"mark":38,"at":1793095380000,"doubt":{"at":1793102580000,"value":36,"last":36,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1793109600000, 1793113200000, 34, 36, 122760000, 3600000, 3600000, 0, 0, 2, 34, 0, '{"mark":36,"at":1793102580000,"doubt":{"at":1793109780000,"value":34,"last":34,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1793113200000, 1793116800000, 34, 34, 122400000, 3600000, 3600000, 0, 0, 0, 34, 0, '{"mark":36,"at":1793102580000,"doubt":{"at":1793109780000,"value":34,"last":34,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1793116800000, 1793120400000, 32, 34, 115560000, 3600000, 3600000, 0, 0, 2, 32, 0, '{"mark":34,"at":1793109780000,"doubt":{"at":1793116980000,"value":32,"last":32,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1793120400000, 1793124000000, 32, 32, 115200000, 3600000, 3600000, 0, 0, 0, 32, 0, '{"mark":34,"at":1793109780000,"doubt":{"at":1793116980000,"value":32,"last":32,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1793124000000, 1793127600000, 32, 90, 313560000, 3600000, 3600000, 0, 58, 0, 90, 0, '{"mark":32,"at":1793116980000,"doubt":{"at":1793124180000,"value":90,"last":90,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1793127600000, 1793131200000, 90, 90, 324000000, 3600000, 3600000, 0, 0, 0, 90, 0, '{"mark":32,"at":1793116980000,"doubt":{"at":1793124180000,"value":90,"last":90,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1793131200000, 1793134800000, 88, 90, 317160000, 3600000, 3600000, 0, 0, 2, 88, 0, '{"mark":90,"at":1793124180000,"doubt":{"at":1793131380000,"value":88,"last":88,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1793134800000, 1793138400000, 88, 88, 316800000, 3600000, 3600000, 0, 0, 0, 88, 0, '{"mark":90,"at":1793124180000,"doubt":{"at":1793131380000,"value":88,"last":88,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1793138400000, 1793142000000, 86, 88, 309960000, 3600000, 3600000, 0, 0, 2, 86, 0, '{"mark":88,"at":1793131380000,"doubt":{"at":1793138580000,"value":86,"last":86,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1793142000000, 1793145600000, 86, 86, 309600000, 3600000, 3600000, 0, 0, 0, 86, 0, '{"mark":88,"at":1793131380000,"doubt":{"at":1793138580000,"value":86,"last":86,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1793145600000, 1793149200000, 84, 86, 302760000, 3600000, 3600000, 0, 0, 2, 84, 0, '{"mark":86,"at":1793138580000,"doubt":{"at":1793145780000,"value":84,"last":84,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1793149200000, 1793152800000, 84, 84, 302400000, 3600000, 3600000, 0, 0, 0, 84, 0, '{"mark":86,"at":1793138580000,"doubt":{"at":1793145780000,"value":84,"last":84,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1793152800000, 1793156400000, 82, 84, 295560000, 3600000, 3600000, 0, 0, 2, 82, 0, '{"mark":84,"at":1793145780000,"doubt":{"at":1793152980000,"value":82,"last":82,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1793156400000, 1793160000000, 82, 82, 295200000, 3600000, 3600000, 0, 0, 0, 82, 0, '{"mark":84,"at":1793145780000,"doubt":{"at":1793152980000,"value":82,"last":82,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1793160000000, 1793163600000, 80, 82, 288360000, 3600000, 3600000, 0, 0, 2, 80, 0, '{"mark":82,"at":1793152980000,"doubt":{"at":1793160180000,"value":80,"last":80,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1793163600000, 1793167200000, 80, 80, 288000000, 3600000, 3600000, 0, 0, 0, 80, 0, '{"mark":82,"at":1793152980000,"doubt":{"at":1793160180000,"value":80,"last":80,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1793167200000, 1793170800000, 78, 80, 281160000, 3600000, 3600000, 0, 0, 2, 78, 0, '{"mark":80,"at":1793160180000,"doubt":{"at":1793167380000,"value":78,"last":78,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1793170800000, 1793174400000, 78, 78, 280800000, 3600000, 3600000, 0, 0, 0, 78, 0, '{"mark":80,"at":1793160180000,"doubt":{"at":1793167380000,"value":78,"last":78,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1793174400000, 1793178000000, 76, 78, 273960000, 3600000, 3600000, 0, 0, 2, 76, 0, '{"mark":78,"at":1793167380000,"doubt":{"at":1793174580000,"value":76,"last":76,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1793178000000, 1793181600000, 76, 76, 273600000, 3600000, 3600000, 0, 0, 0, 76, 0, '{"mark":78,"at":1793167380000,"doubt":{"at":1793174580000,"value":76,"last":76,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1793181600000, 1793185200000, 74, 76, 266760000, 3600000, 3600000, 0, 0, 2, 74, 0, '{"mark":76,"at":1793174580000,"doubt":{"at":1793181780000,"value":74,"last":74,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1793185200000, 1793188800000, 74, 74, 266400000, 3600000, 3600000, 0, 0, 0, 74, 0, '{"mark":76,"at":1793174580000,"doubt":{"at":1793181780000,"value":74,"last":74,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1793188800000, 1793192400000, 72, 74, 259560000, 3600000, 3600000, 0, 0, 2, 72, 0, '{"mark":74,"at":1793181780000,"doubt":{"at":1793188980000,"value":72,"last":72,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1793192400000, 1793196000000, 72, 72, 259200000, 3600000, 3600000, 0, 0, 0, 72, 0, '{"mark":74,"at":1793181780000,"doubt":{"at":1793188980000,"value":72,"last":72,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1793196000000, 1793199600000, 70, 72, 252360000, 3600000, 3600000, 0, 0, 2, 70, 0, '{"mark":72,"at":1793188980000,"doubt":{"at":1793196180000,"value":70,"last":70,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1793199600000, 1793203200000, 70, 70, 252000000, 3600000, 3600000, 0, 0, 0, 70, 0, '{"mark":72,"at":1793188980000,"doubt":{"at":1793196180000,"value":70,"last":70,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1793203200000, 1793206800000, 68, 70, 245160000, 3600000, 3600000, 0, 0, 2, 68, 0, '{"mark":70,"at":1793196180000,"doubt":{"at":1793203380000,"value":68,"last":68,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1793206800000, 1793210400000, 68, 68, 244800000, 3600000, 3600000, 0, 0, 0, 68, 0, '{"mark":70,"at":1793196180000,"doubt":{"at":1793203380000,"value":68,"last":68,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1793210400000, 1793214000000, 66, 68, 237960000, 3600000, 3600000, 0, 0, 2, 66, 0, '{"mark":68,"at":1793203380000,"doubt":{"at":1793210580000,"value":66,"last":66,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1793214000000, 1793217600000, 66, 66, 237600000, 3600000, 3600000, 0, 0, 0, 66, 0, '{"mark":68,"at":1793203380000,"doubt":{"at":1793210580000,"value":66,"last":66,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1793217600000, 1793221200000, 64, 66, 230760000, 3600000, 3600000, 0, 0, 2, 64, 0, '{"mark":66,"at":1793210580000,"doubt":{"at":1793217780000,"value":64,"last":64,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1793221200000, 1793224800000, 64, 64, 230400000, 3600000, 3600000, 0, 0, 0, 64, 0, '{"mark":66,"at":1793210580000,"doubt":{"at":1793217780000,"value":64,"last":64,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1793224800000, 1793228400000, 62, 64, 223560000, 3600000, 3600000, 0, 0, 2, 62, 0, '{"mark":64,"at":1793217780000,"doubt":{"at":1793224980000,"value":62,"last":62,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1793228400000, 1793232000000, 62, 62, 223200000, 3600000, 3600000, 0, 0, 0, 62, 0, '{"mark":64,"at":1793217780000,"doubt":{"at":1793224980000,"value":62,"last":62,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1793232000000, 1793235600000, 60, 62, 216360000, 3600000, 3600000, 0, 0, 2, 60, 0, '{"mark":62,"at":1793224980000,"doubt":{"at":1793232180000,"value":60,"last":60,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1793235600000, 1793239200000, 60, 60, 216000000, 3600000, 3600000, 0, 0, 0, 60, 0, '{"mark":62,"at":1793224980000,"doubt":{"at":1793232180000,"value":60,"last":60,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1793239200000, 1793242800000, 58, 60, 209160000, 3600000, 3600000, 0, 0, 2, 58, 0, '{"mark":60,"at":1793232180000,"doubt":{"at":1793239380000,"value":58,"last":58,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1793242800000, 1793246400000, 58, 58, 208800000, 3600000, 3600000, 0, 0, 0, 58, 0, '{"mark":60,"at":1793232180000,"doubt":{"at":1793239380000,"value":58,"last":58,"rises":0,"moves":[]}}');
INSERT INTO history.rolled_hour (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark, below, counted) VALUES (7, 1793246400000, 1793250000000, 56, 58, 201960000, 3600000, 3600000, 0, 0, 2, 56, 0, '{"mark":58,"at":1793239380000,"doubt":{"at":1793246580000,"value":56,"last":56,"rises":0,"moves":[]}}');


--
-- Data for Name: sample_2026_10; Type: TABLE DATA; Schema: history; Owner: -
--

INSERT INTO history.sample_2026_10 (series, at, value) VALUES (2, 1793223000000, 3810);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (3, 1793223060000, -400);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (2, 1793226600000, 3812.5);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (3, 1793226660000, 150);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (2, 1793230200000, 0);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (3, 1793230260000, -400);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (2, 1793233800000, 0.5);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (3, 1793233860000, 150);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (2, 1793237400000, 2);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (3, 1793237460000, -400);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (2, 1793241000000, 1.5);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (3, 1793241060000, 150);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (2, 1793244600000, 0.25);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (3, 1793244660000, -400);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (4, 1793250000000, 17);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1792476000000, 0);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1792476060000, NULL);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1792476120000, -60);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1792483200000, 1);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1792483260000, 40.5);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1792483320000, -61);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1792490400000, 2);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1792490460000, 41);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1792490520000, -62);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1792497600000, 3);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1792497660000, 41.5);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1792497720000, -63);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1792504800000, 0);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1792504860000, 42);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1792504920000, -64);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1792512000000, 1);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1792512060000, 42.5);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1792512120000, -60);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1792519200000, 2);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1792519260000, 43);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1792519320000, -61);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1792526400000, 3);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1792526460000, NULL);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1792526520000, -62);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1792533600000, 0);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1792533660000, 44);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1792533720000, -63);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1792540800000, 1);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1792540860000, 40);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1792540920000, -64);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1792548000000, 2);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1792548060000, 40.5);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1792548120000, -60);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1792555200000, 3);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1792555260000, 41);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1792555320000, -61);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1792562400000, 0);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1792562460000, 41.5);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1792562520000, -62);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1792569600000, 1);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1792569660000, 42);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1792569720000, -63);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1792576800000, 2);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1792576860000, NULL);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1792576920000, -64);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1792584000000, 3);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1792584060000, 43);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1792584120000, -60);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1792591200000, 0);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1792591260000, 43.5);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1792591320000, -61);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1792598400000, 1);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1792598460000, 44);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1792598520000, -62);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1792605600000, 2);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1792605660000, 40);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1792605720000, -63);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1792612800000, 3);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1792612860000, 40.5);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1792612920000, -64);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1792620000000, 0);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1792620060000, 41);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1792620120000, -60);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1792627200000, 1);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1792627260000, NULL);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1792627320000, -61);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1792634400000, 2);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1792634460000, 42);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1792634520000, -62);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1792641600000, 3);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1792641660000, 42.5);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1792641720000, -63);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1792641780000, 44);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1792648800000, 0);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1792648860000, 43);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1792648920000, -64);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1792648980000, 42);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1792656000000, 1);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1792656060000, 43.5);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1792656120000, -60);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1792656180000, 40);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1792663200000, 2);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1792663260000, 44);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1792663320000, -61);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1792663380000, 38);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1792670400000, 3);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1792670460000, 40);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1792670520000, -62);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1792670580000, 36);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1792677600000, 0);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1792677660000, NULL);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1792677720000, -63);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1792677780000, 34);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1792684800000, 1);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1792684860000, 41);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1792684920000, -64);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1792684980000, 32);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1792692000000, 2);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1792692060000, 41.5);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1792692120000, -60);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1792692180000, 90);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1792699200000, 3);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1792699260000, 42);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1792699320000, -61);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1792699380000, 88);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1792706400000, 0);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1792706460000, 42.5);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1792706520000, -62);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1792706580000, 86);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1792713600000, 1);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1792713660000, 43);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1792713720000, -63);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1792713780000, 84);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1792720800000, 2);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1792720860000, 43.5);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1792720920000, -64);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1792720980000, 82);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1792728000000, 3);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1792728060000, NULL);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1792728120000, -60);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1792728180000, 80);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1792735200000, 0);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1792735260000, 40);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1792735320000, -61);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1792735380000, 78);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1792742400000, 1);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1792742460000, 40.5);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1792742520000, -62);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1792742580000, 76);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1792749600000, 2);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1792749660000, 41);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1792749720000, -63);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1792749780000, 74);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1792756800000, 3);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1792756860000, 41.5);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1792756920000, -64);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1792756980000, 72);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1792764000000, 0);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1792764060000, 42);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1792764120000, -60);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1792764180000, 70);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1792771200000, 1);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1792771260000, 42.5);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1792771320000, -61);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1792771380000, 68);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1792778400000, 2);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1792778460000, NULL);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1792778520000, -62);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1792778580000, 66);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1792785600000, 3);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1792785660000, 43.5);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1792785720000, -63);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1792785780000, 64);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1792792800000, 0);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1792792860000, 44);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1792792920000, -64);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1792792980000, 62);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1792800000000, 1);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1792800060000, 40);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1792800120000, -60);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1792800180000, 60);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1792807200000, 2);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1792807260000, 40.5);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1792807320000, -61);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1792807380000, 58);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1792814400000, 3);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1792814460000, 41);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1792814520000, -62);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1792814580000, 56);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1792821600000, 0);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1792821660000, 41.5);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1792821720000, -63);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1792821780000, 54);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1792828800000, 1);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1792828860000, NULL);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1792828920000, -64);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1792828980000, 52);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1792836000000, 2);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1792836060000, 42.5);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1792836120000, -60);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1792836180000, 50);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1792843200000, 3);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1792843260000, 43);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1792843320000, -61);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1792843380000, 48);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1792850400000, 0);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1792850460000, 43.5);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1792850520000, -62);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1792850580000, 46);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1792857600000, 1);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1792857660000, 44);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1792857720000, -63);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1792857780000, 44);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1792864800000, 2);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1792864860000, 40);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1792864920000, -64);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1792864980000, 42);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1792872000000, 3);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1792872060000, 40.5);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1792872120000, -60);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1792872180000, 40);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1792879200000, 0);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1792879260000, NULL);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1792879320000, -61);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1792879380000, 38);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1792886400000, 1);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1792886460000, 41.5);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1792886520000, -62);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1792886580000, 36);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1792893600000, 2);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1792893660000, 42);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1792893720000, -63);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1792893780000, 34);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1792900800000, 3);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1792900860000, 42.5);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1792900920000, -64);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1792900980000, 32);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1792908000000, 0);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1792908060000, 43);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1792908120000, -60);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1792908180000, 90);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1792915200000, 1);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1792915260000, 43.5);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1792915320000, -61);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1792915380000, 88);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1792922400000, 2);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1792922460000, 44);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1792922520000, -62);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1792922580000, 86);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1792929600000, 3);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1792929660000, NULL);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1792929720000, -63);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1792929780000, 84);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1792936800000, 0);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1792936860000, 40.5);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1792936920000, -64);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1792936980000, 82);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1792944000000, 1);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1792944060000, 41);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1792944120000, -60);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1792944180000, 80);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1792951200000, 2);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1792951260000, 41.5);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1792951320000, -61);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1792951380000, 78);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1792958400000, 3);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1792958460000, 42);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1792958520000, -62);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1792958580000, 76);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1792965600000, 0);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1792965660000, 42.5);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1792965720000, -63);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1792965780000, 74);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1792972800000, 1);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1792972860000, 43);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1792972920000, -64);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1792972980000, 72);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1792980000000, 2);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1792980060000, NULL);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1792980120000, -60);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1792980180000, 70);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1792987200000, 3);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1792987260000, 44);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1792987320000, -61);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1792987380000, 68);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1792994400000, 0);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1792994460000, 40);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1792994520000, -62);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1792994580000, 66);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1793001600000, 1);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1793001660000, 40.5);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1793001720000, -63);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1793001780000, 64);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1793008800000, 2);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1793008860000, 41);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1793008920000, -64);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1793008980000, 62);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1793016000000, 3);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1793016060000, 41.5);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1793016120000, -60);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1793016180000, 60);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1793023200000, 0);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1793023260000, 42);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1793023320000, -61);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1793023380000, 58);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1793030400000, 1);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1793030460000, NULL);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1793030520000, -62);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1793030580000, 56);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1793037600000, 2);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1793037660000, 43);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1793037720000, -63);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1793037780000, 54);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1793044800000, 3);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1793044860000, 43.5);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1793044920000, -64);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1793044980000, 52);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1793052000000, 0);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1793052060000, 44);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1793052120000, -60);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1793052180000, 50);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1793059200000, 1);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1793059260000, 40);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1793059320000, -61);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1793059380000, 48);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1793066400000, 2);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1793066460000, 40.5);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1793066520000, -62);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1793066580000, 46);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1793073600000, 3);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1793073660000, 41);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1793073720000, -63);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1793073780000, 44);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1793080800000, 0);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1793080860000, NULL);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1793080920000, -64);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1793080980000, 42);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1793088000000, 1);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1793088060000, 42);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1793088120000, -60);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1793088180000, 40);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1793095200000, 2);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1793095260000, 42.5);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1793095320000, -61);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1793095380000, 38);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1793102400000, 3);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1793102460000, 43);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1793102520000, -62);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1793102580000, 36);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1793109600000, 0);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1793109660000, 43.5);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1793109720000, -63);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1793109780000, 34);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1793116800000, 1);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1793116860000, 44);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1793116920000, -64);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1793116980000, 32);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1793124000000, 2);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1793124060000, 40);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1793124120000, -60);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1793124180000, 90);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1793131200000, 3);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1793131260000, NULL);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1793131320000, -61);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1793131380000, 88);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1793138400000, 0);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1793138460000, 41);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1793138520000, -62);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1793138580000, 86);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1793145600000, 1);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1793145660000, 41.5);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1793145720000, -63);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1793145780000, 84);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1793152800000, 2);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1793152860000, 42);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1793152920000, -64);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1793152980000, 82);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1793160000000, 3);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1793160060000, 42.5);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1793160120000, -60);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1793160180000, 80);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1793167200000, 0);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1793167260000, 43);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1793167320000, -61);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1793167380000, 78);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1793174400000, 1);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1793174460000, 43.5);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1793174520000, -62);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1793174580000, 76);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1793181600000, 2);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1793181660000, NULL);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1793181720000, -63);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1793181780000, 74);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1793188800000, 3);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1793188860000, 40);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1793188920000, -64);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1793188980000, 72);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1793196000000, 0);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1793196060000, 40.5);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1793196120000, -60);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1793196180000, 70);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1793203200000, 1);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1793203260000, 41);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1793203320000, -61);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1793203380000, 68);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1793210400000, 2);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1793210460000, 41.5);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1793210520000, -62);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1793210580000, 66);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1793217600000, 3);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1793217660000, 42);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1793217720000, -63);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1793217780000, 64);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1793224800000, 0);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1793224860000, 42.5);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1793224920000, -64);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1793224980000, 62);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1793232000000, 1);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1793232060000, NULL);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1793232120000, -60);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1793232180000, 60);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1793239200000, 2);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1793239260000, 43.5);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1793239320000, -61);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1793239380000, 58);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1793246400000, 3);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1793246460000, 44);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1793246520000, -62);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1793246580000, 56);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1793250000000, NULL);


--
-- Data for Name: series; Type: TABLE DATA; Schema: history; Owner: -
--

INSERT INTO history.series (id, key, kind, name, unit, decimals, rolled_until, time_zone, device, sent_unit, is_former) VALUES (5, 'pin.13', 'pin', NULL, NULL, 0, 1793253600000, 'Europe/Berlin', 'device 1', NULL, 0);
INSERT INTO history.series (id, key, kind, name, unit, decimals, rolled_until, time_zone, device, sent_unit, is_former) VALUES (1, 'power', 'power', 'Power', 'W', 0, 1793253600000, 'Europe/Berlin', 'device 1', 'W', 0);
INSERT INTO history.series (id, key, kind, name, unit, decimals, rolled_until, time_zone, device, sent_unit, is_former) VALUES (2, 'energy', 'energy', 'Total', 'kWh', 1, 1793253600000, 'Europe/Berlin', 'device 3', 'kWh', 1);
INSERT INTO history.series (id, key, kind, name, unit, decimals, rolled_until, time_zone, device, sent_unit, is_former) VALUES (3, 'solar', 'power', 'Solar', 'W', 0, 1793253600000, 'Europe/Berlin', 'device 3', 'kW', 0);
INSERT INTO history.series (id, key, kind, name, unit, decimals, rolled_until, time_zone, device, sent_unit, is_former) VALUES (4, 'energy.2', 'energy', 'Total', 'imp', 1, 1793253600000, 'Europe/Berlin', 'device 3', 'imp', 0);
INSERT INTO history.series (id, key, kind, name, unit, decimals, rolled_until, time_zone, device, sent_unit, is_former) VALUES (6, 'device.signal', 'signal', NULL, NULL, 0, 1793253600000, 'Europe/Berlin', 'device 1', NULL, 0);
INSERT INTO history.series (id, key, kind, name, unit, decimals, rolled_until, time_zone, device, sent_unit, is_former) VALUES (7, 'device.level', 'level', NULL, NULL, 0, 1793253600000, 'Europe/Berlin', 'device 2', NULL, 0);


--
-- Data for Name: unowned; Type: TABLE DATA; Schema: history; Owner: -
--



--
-- Data for Name: version; Type: TABLE DATA; Schema: history; Owner: -
--

INSERT INTO history.version (version) VALUES (4);


--
-- Name: series_id_seq; Type: SEQUENCE SET; Schema: history; Owner: -
--

SELECT pg_catalog.setval('history.series_id_seq', 7, true);


--
-- Name: heard heard_pkey; Type: CONSTRAINT; Schema: history; Owner: -
--

ALTER TABLE ONLY history.heard
    ADD CONSTRAINT heard_pkey PRIMARY KEY (device, key);


--
-- Name: rolled_day rolled_day_pkey; Type: CONSTRAINT; Schema: history; Owner: -
--

ALTER TABLE ONLY history.rolled_day
    ADD CONSTRAINT rolled_day_pkey PRIMARY KEY (series, at);


--
-- Name: rolled_hour rolled_hour_pkey; Type: CONSTRAINT; Schema: history; Owner: -
--

ALTER TABLE ONLY history.rolled_hour
    ADD CONSTRAINT rolled_hour_pkey PRIMARY KEY (series, at);


--
-- Name: sample sample_pkey; Type: CONSTRAINT; Schema: history; Owner: -
--

ALTER TABLE ONLY history.sample
    ADD CONSTRAINT sample_pkey PRIMARY KEY (series, at);


--
-- Name: sample_2026_10 sample_2026_10_pkey; Type: CONSTRAINT; Schema: history; Owner: -
--

ALTER TABLE ONLY history.sample_2026_10
    ADD CONSTRAINT sample_2026_10_pkey PRIMARY KEY (series, at);


--
-- Name: series series_device_key_key; Type: CONSTRAINT; Schema: history; Owner: -
--

ALTER TABLE ONLY history.series
    ADD CONSTRAINT series_device_key_key UNIQUE (device, key);


--
-- Name: series series_pkey; Type: CONSTRAINT; Schema: history; Owner: -
--

ALTER TABLE ONLY history.series
    ADD CONSTRAINT series_pkey PRIMARY KEY (id);


--
-- Name: unowned unowned_pkey; Type: CONSTRAINT; Schema: history; Owner: -
--

ALTER TABLE ONLY history.unowned
    ADD CONSTRAINT unowned_pkey PRIMARY KEY (device);


--
-- Name: sample_2026_10_pkey; Type: INDEX ATTACH; Schema: history; Owner: -
--

ALTER INDEX history.sample_pkey ATTACH PARTITION history.sample_2026_10_pkey;


--
-- PostgreSQL database dump complete
--
