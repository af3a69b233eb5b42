CREATE SCHEMA history;


SET default_tablespace = '';

SET default_table_access_method = heap;

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
    mark double precision
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
    mark double precision
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
    home_id integer NOT NULL,
    device_id integer NOT NULL,
    key text NOT NULL,
    kind text NOT NULL,
    name text,
    unit text,
    decimals integer NOT NULL,
    rolled_until bigint DEFAULT 0 NOT NULL,
    time_zone text DEFAULT ''::text NOT NULL
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
-- Name: version; Type: TABLE; Schema: history; Owner: -
--

CREATE TABLE history.version (
    version integer NOT NULL
);


--
-- Name: access_grant; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.access_grant (
    id integer NOT NULL,
    person_id integer,
    scope text NOT NULL,
    room_id integer,
    device_id integer,
    access_right text NOT NULL,
    start_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    windows text DEFAULT '[]'::text NOT NULL,
    paused_at bigint,
    pass_id integer,
    pin text,
    CONSTRAINT access_grant_check CHECK (((pin IS NULL) OR (device_id IS NOT NULL))),
    CONSTRAINT access_grant_holder CHECK (((person_id IS NULL) <> (pass_id IS NULL))),
    CONSTRAINT access_grant_scope CHECK ((((scope = 'home'::text) AND (room_id IS NULL) AND (device_id IS NULL)) OR ((scope = 'room'::text) AND (room_id IS NOT NULL) AND (device_id IS NULL)) OR ((scope = 'device'::text) AND (room_id IS NULL) AND (device_id IS NOT NULL))))
);


--
-- Name: access_grant_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.access_grant_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: access_grant_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.access_grant_id_seq OWNED BY public.access_grant.id;


--
-- Name: activity; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.activity (
    home_id integer NOT NULL,
    device_id integer NOT NULL,
    part text NOT NULL,
    at bigint NOT NULL,
    value text NOT NULL,
    cause text NOT NULL,
    count integer NOT NULL,
    last_at bigint NOT NULL
);


--
-- Name: api_token; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.api_token (
    id integer NOT NULL,
    person_id integer NOT NULL,
    home_id integer NOT NULL,
    label text NOT NULL,
    token_right text NOT NULL,
    token_hash text NOT NULL,
    created_at bigint NOT NULL,
    last_used_at bigint
);


--
-- Name: api_token_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.api_token_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: api_token_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.api_token_id_seq OWNED BY public.api_token.id;


--
-- Name: arrangement; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.arrangement (
    person_id integer NOT NULL,
    kind text NOT NULL,
    ids text NOT NULL,
    changed_at bigint NOT NULL
);


--
-- Name: attempt; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.attempt (
    key text NOT NULL,
    count integer NOT NULL,
    window_ends_at bigint NOT NULL,
    next_at bigint DEFAULT 0 NOT NULL
);


--
-- Name: audit; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.audit (
    id bigint NOT NULL,
    at bigint NOT NULL,
    home_id integer,
    person_id integer,
    event text NOT NULL,
    detail text NOT NULL,
    link text NOT NULL
);


--
-- Name: audit_head; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.audit_head (
    id integer NOT NULL,
    count bigint NOT NULL,
    link text NOT NULL,
    seal text NOT NULL,
    cut_count bigint DEFAULT 0 NOT NULL,
    cut_link text DEFAULT ''::text NOT NULL,
    cut_at bigint
);


--
-- Name: audit_pending; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.audit_pending (
    id integer NOT NULL,
    at bigint NOT NULL,
    home_id integer,
    person_id integer,
    event text NOT NULL,
    detail text NOT NULL,
    seal text NOT NULL
);


--
-- Name: audit_pending_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.audit_pending_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: audit_pending_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.audit_pending_id_seq OWNED BY public.audit_pending.id;


--
-- Name: challenge; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.challenge (
    challenge_hash text NOT NULL,
    purpose text NOT NULL,
    person_id integer,
    detail text,
    expires_at bigint NOT NULL,
    tries_left integer NOT NULL
);


--
-- Name: command; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.command (
    id integer NOT NULL,
    home_id integer NOT NULL,
    device_id integer NOT NULL,
    requester_kind text NOT NULL,
    requester_id integer NOT NULL,
    cause text NOT NULL,
    message_id text NOT NULL,
    origin text NOT NULL,
    action text NOT NULL,
    pin text NOT NULL,
    desired integer NOT NULL,
    begun_at bigint NOT NULL,
    deadline_at bigint NOT NULL,
    received_at bigint,
    outcome text,
    error text,
    ended_at bigint,
    count integer DEFAULT 1 NOT NULL,
    lease_s integer,
    scene_id integer
);


--
-- Name: command_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.command_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: command_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.command_id_seq OWNED BY public.command.id;


--
-- Name: contact_message; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.contact_message (
    id integer NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    message text NOT NULL,
    written_at bigint NOT NULL
);


--
-- Name: contact_message_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.contact_message_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: contact_message_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.contact_message_id_seq OWNED BY public.contact_message.id;


--
-- Name: device; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.device (
    id integer NOT NULL,
    home_id integer NOT NULL,
    room_id integer,
    identifier text NOT NULL,
    name text,
    secret_hash text NOT NULL,
    local_ip text,
    static_ip text,
    gateway text,
    subnet text,
    dns text,
    ip_address text,
    water_level text,
    firmware text,
    uptime_s bigint,
    rssi integer,
    free_memory bigint,
    connected integer DEFAULT 0 NOT NULL,
    last_seen_at bigint,
    epoch integer DEFAULT 0 NOT NULL,
    seq integer DEFAULT 0 NOT NULL,
    created_at bigint NOT NULL,
    trusted_network text,
    deleted_at bigint,
    pin_order text,
    replica text,
    connected_at bigint,
    settings_version integer DEFAULT 0 NOT NULL,
    pin_changes text DEFAULT ''::text NOT NULL,
    tank_litres integer,
    features text DEFAULT ''::text NOT NULL,
    name_changes integer DEFAULT 0 NOT NULL,
    stored_config text DEFAULT ''::text NOT NULL
);


--
-- Name: device_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.device_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: device_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.device_id_seq OWNED BY public.device.id;


--
-- Name: favourite; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.favourite (
    person_id integer NOT NULL,
    device_id integer NOT NULL,
    pin text NOT NULL,
    added_at bigint NOT NULL
);


--
-- Name: home; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.home (
    id integer NOT NULL,
    founded_at bigint NOT NULL,
    name text DEFAULT ''::text NOT NULL,
    time_zone text DEFAULT ''::text NOT NULL,
    currency text,
    kwh_price bigint,
    locale text DEFAULT ''::text NOT NULL,
    units text DEFAULT ''::text NOT NULL
);


--
-- Name: home_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.home_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: home_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.home_id_seq OWNED BY public.home.id;


--
-- Name: installation; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.installation (
    id integer NOT NULL,
    key_fingerprint text NOT NULL,
    created_at bigint NOT NULL
);


--
-- Name: join_code; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.join_code (
    id integer NOT NULL,
    code_hash text NOT NULL,
    home_id integer NOT NULL,
    made_by integer,
    role text NOT NULL,
    start_at bigint,
    access_expires_at bigint,
    room_id integer,
    device_id integer,
    expires_at bigint NOT NULL
);


--
-- Name: join_code_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.join_code_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: join_code_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.join_code_id_seq OWNED BY public.join_code.id;


--
-- Name: kysely_migration; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);


--
-- Name: kysely_migration_lock; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);


--
-- Name: live_ticket; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.live_ticket (
    ticket_hash text NOT NULL,
    session_id text NOT NULL,
    expires_at bigint NOT NULL
);


--
-- Name: outbox; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.outbox (
    id integer NOT NULL,
    channel text NOT NULL,
    recipient text NOT NULL,
    subject text,
    body text NOT NULL,
    written_at bigint NOT NULL
);


--
-- Name: outbox_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.outbox_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: outbox_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.outbox_id_seq OWNED BY public.outbox.id;


--
-- Name: pass; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.pass (
    id integer NOT NULL,
    home_id integer NOT NULL,
    label text NOT NULL,
    secret_hash text NOT NULL,
    pin_hash text,
    browsers_max integer NOT NULL,
    created_at bigint NOT NULL
);


--
-- Name: pass_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.pass_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: pass_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.pass_id_seq OWNED BY public.pass.id;


--
-- Name: passkey; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.passkey (
    id integer NOT NULL,
    credential_id text NOT NULL,
    person_id integer NOT NULL,
    public_key text NOT NULL,
    sign_count bigint NOT NULL,
    transports text NOT NULL,
    name text NOT NULL,
    created_at bigint NOT NULL,
    last_used_at bigint
);


--
-- Name: passkey_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.passkey_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: passkey_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.passkey_id_seq OWNED BY public.passkey.id;


--
-- Name: person; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.person (
    id integer NOT NULL,
    home_id integer,
    role text NOT NULL,
    username text NOT NULL,
    email text NOT NULL,
    password_hash text NOT NULL,
    mobile text,
    contact text,
    address text,
    id_number text,
    date_of_birth text,
    created_at bigint NOT NULL,
    disabled_at bigint,
    totp_secret text,
    totp_since bigint,
    totp_last_step bigint,
    made_by_home integer DEFAULT 0 NOT NULL
);


--
-- Name: person_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.person_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: person_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.person_id_seq OWNED BY public.person.id;


--
-- Name: pin; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.pin (
    device_id integer NOT NULL,
    key text NOT NULL,
    name text,
    state integer,
    reported_at bigint,
    icon text,
    room_id integer,
    changed_at bigint,
    changed_cause text,
    changed_by_kind text,
    changed_by integer,
    watts integer,
    lease_command integer,
    lease_ends_at bigint,
    lease_holder text,
    on_for_s integer,
    settings_changes integer DEFAULT 0 NOT NULL,
    longest_on_s integer,
    shortest_off_s integer,
    after_power_on text,
    not_with text
);


--
-- Name: recovery_code; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.recovery_code (
    person_id integer NOT NULL,
    code_hash text NOT NULL
);


--
-- Name: replica; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.replica (
    id text NOT NULL,
    lease_until bigint NOT NULL
);


--
-- Name: reset_code; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.reset_code (
    person_id integer NOT NULL,
    code_hash text NOT NULL,
    browser_hash text NOT NULL,
    asked_from text NOT NULL,
    expires_at bigint NOT NULL,
    tries_left integer NOT NULL
);


--
-- Name: room; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.room (
    id integer NOT NULL,
    home_id integer NOT NULL,
    name text NOT NULL,
    name_key text NOT NULL,
    created_at bigint NOT NULL
);


--
-- Name: room_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.room_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: room_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.room_id_seq OWNED BY public.room.id;


--
-- Name: scene; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.scene (
    id integer NOT NULL,
    home_id integer NOT NULL,
    name text NOT NULL,
    created_at bigint NOT NULL
);


--
-- Name: scene_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.scene_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: scene_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.scene_id_seq OWNED BY public.scene.id;


--
-- Name: scene_pin; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.scene_pin (
    scene_id integer NOT NULL,
    device_id integer NOT NULL,
    pin text NOT NULL,
    place integer NOT NULL,
    state integer NOT NULL,
    for_s integer
);


--
-- Name: session; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.session (
    id text NOT NULL,
    person_id integer,
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    user_agent text,
    last_used_at bigint,
    pass_id integer,
    CONSTRAINT session_holder CHECK (((person_id IS NULL) <> (pass_id IS NULL)))
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
-- Name: access_grant id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.access_grant ALTER COLUMN id SET DEFAULT nextval('public.access_grant_id_seq'::regclass);


--
-- Name: api_token id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.api_token ALTER COLUMN id SET DEFAULT nextval('public.api_token_id_seq'::regclass);


--
-- Name: audit_pending id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.audit_pending ALTER COLUMN id SET DEFAULT nextval('public.audit_pending_id_seq'::regclass);


--
-- Name: command id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.command ALTER COLUMN id SET DEFAULT nextval('public.command_id_seq'::regclass);


--
-- Name: contact_message id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.contact_message ALTER COLUMN id SET DEFAULT nextval('public.contact_message_id_seq'::regclass);


--
-- Name: device id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.device ALTER COLUMN id SET DEFAULT nextval('public.device_id_seq'::regclass);


--
-- Name: home id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.home ALTER COLUMN id SET DEFAULT nextval('public.home_id_seq'::regclass);


--
-- Name: join_code id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.join_code ALTER COLUMN id SET DEFAULT nextval('public.join_code_id_seq'::regclass);


--
-- Name: outbox id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.outbox ALTER COLUMN id SET DEFAULT nextval('public.outbox_id_seq'::regclass);


--
-- Name: pass id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.pass ALTER COLUMN id SET DEFAULT nextval('public.pass_id_seq'::regclass);


--
-- Name: passkey id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.passkey ALTER COLUMN id SET DEFAULT nextval('public.passkey_id_seq'::regclass);


--
-- Name: person id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.person ALTER COLUMN id SET DEFAULT nextval('public.person_id_seq'::regclass);


--
-- Name: room id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.room ALTER COLUMN id SET DEFAULT nextval('public.room_id_seq'::regclass);


--
-- Name: scene id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.scene ALTER COLUMN id SET DEFAULT nextval('public.scene_id_seq'::regclass);


--
-- Data for Name: rolled_day; Type: TABLE DATA; Schema: history; Owner: -
--



--
-- Data for Name: rolled_hour; Type: TABLE DATA; Schema: history; Owner: -
--



--
-- Data for Name: sample_2026_10; Type: TABLE DATA; Schema: history; Owner: -
--

INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1790856126003, 1);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (2, 1790856126002, 181000);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (3, 1790856126001, 0);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (4, 1790856126000, 1);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1790856126000, 0);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1790856126000, 72);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1790856126003, 0);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (8, 1790856126002, -61);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (9, 1790856126002, 3600);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (10, 1790856126001, 1);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (11, 1790856126011, 1);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (11, 1790856126003, 0);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (12, 1790856126001, 2);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (13, 1790856126004, 0);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (13, 1790856126003, 1);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1790856134019, NULL);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (2, 1790856134019, NULL);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (3, 1790856134019, NULL);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (4, 1790856134019, NULL);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1790856134019, NULL);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1790856134019, NULL);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1790856134019, NULL);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (8, 1790856134019, NULL);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (9, 1790856134019, NULL);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (10, 1790856134019, NULL);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (11, 1790856134019, NULL);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (12, 1790856134019, NULL);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (13, 1790856134019, NULL);


--
-- Data for Name: series; Type: TABLE DATA; Schema: history; Owner: -
--

INSERT INTO history.series (id, home_id, device_id, key, kind, name, unit, decimals, rolled_until, time_zone) VALUES (1, 2, 2, 'pin.25', 'pin', NULL, NULL, 0, 0, '');
INSERT INTO history.series (id, home_id, device_id, key, kind, name, unit, decimals, rolled_until, time_zone) VALUES (2, 2, 2, 'device.memory', 'memory', NULL, NULL, 0, 0, '');
INSERT INTO history.series (id, home_id, device_id, key, kind, name, unit, decimals, rolled_until, time_zone) VALUES (3, 2, 3, 'pin.19', 'pin', NULL, NULL, 0, 0, '');
INSERT INTO history.series (id, home_id, device_id, key, kind, name, unit, decimals, rolled_until, time_zone) VALUES (4, 2, 4, 'pin.led', 'pin', NULL, NULL, 0, 0, '');
INSERT INTO history.series (id, home_id, device_id, key, kind, name, unit, decimals, rolled_until, time_zone) VALUES (5, 2, 4, 'pin.pump', 'pin', NULL, NULL, 0, 0, '');
INSERT INTO history.series (id, home_id, device_id, key, kind, name, unit, decimals, rolled_until, time_zone) VALUES (6, 2, 4, 'device.level', 'level', NULL, NULL, 0, 0, '');
INSERT INTO history.series (id, home_id, device_id, key, kind, name, unit, decimals, rolled_until, time_zone) VALUES (7, 2, 2, 'pin.21', 'pin', NULL, NULL, 0, 0, '');
INSERT INTO history.series (id, home_id, device_id, key, kind, name, unit, decimals, rolled_until, time_zone) VALUES (8, 2, 2, 'device.signal', 'signal', NULL, NULL, 0, 0, '');
INSERT INTO history.series (id, home_id, device_id, key, kind, name, unit, decimals, rolled_until, time_zone) VALUES (9, 2, 2, 'device.uptime', 'uptime', NULL, NULL, 0, 0, '');
INSERT INTO history.series (id, home_id, device_id, key, kind, name, unit, decimals, rolled_until, time_zone) VALUES (10, 2, 3, 'pin.18', 'pin', NULL, NULL, 0, 0, '');
INSERT INTO history.series (id, home_id, device_id, key, kind, name, unit, decimals, rolled_until, time_zone) VALUES (11, 2, 2, 'pin.18', 'pin', NULL, NULL, 0, 0, '');
INSERT INTO history.series (id, home_id, device_id, key, kind, name, unit, decimals, rolled_until, time_zone) VALUES (12, 2, 3, 'pin.13', 'pin', NULL, NULL, 0, 0, '');
INSERT INTO history.series (id, home_id, device_id, key, kind, name, unit, decimals, rolled_until, time_zone) VALUES (13, 2, 2, 'pin.19', 'pin', NULL, NULL, 0, 0, '');


--
-- Data for Name: version; Type: TABLE DATA; Schema: history; Owner: -
--

INSERT INTO history.version (version) VALUES (1);


--
-- Data for Name: access_grant; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.access_grant (id, person_id, scope, room_id, device_id, access_right, start_at, expires_at, windows, paused_at, pass_id, pin) VALUES (1, 5, 'room', 1, NULL, 'arrange', 1790856019999, 1798632020000, '[]', NULL, NULL, NULL);
INSERT INTO public.access_grant (id, person_id, scope, room_id, device_id, access_right, start_at, expires_at, windows, paused_at, pass_id, pin) VALUES (2, 5, 'device', NULL, 3, 'arrange', 1790856019999, 1798632020000, '[]', NULL, NULL, '13');
INSERT INTO public.access_grant (id, person_id, scope, room_id, device_id, access_right, start_at, expires_at, windows, paused_at, pass_id, pin) VALUES (3, 6, 'device', NULL, 2, 'switch', 1790856019999, 1798632020000, '[]', NULL, NULL, NULL);
INSERT INTO public.access_grant (id, person_id, scope, room_id, device_id, access_right, start_at, expires_at, windows, paused_at, pass_id, pin) VALUES (4, 7, 'home', NULL, NULL, 'switch', 1790856019999, 1798632020000, '[]', NULL, NULL, NULL);
INSERT INTO public.access_grant (id, person_id, scope, room_id, device_id, access_right, start_at, expires_at, windows, paused_at, pass_id, pin) VALUES (5, 8, 'room', 1, NULL, 'see', 1790942423000, 1798632020000, '[{"days":[2,4],"from":"09:00","to":"12:00"}]', 1790856023000, NULL, NULL);
INSERT INTO public.access_grant (id, person_id, scope, room_id, device_id, access_right, start_at, expires_at, windows, paused_at, pass_id, pin) VALUES (6, 8, 'room', 2, NULL, 'see', 1790942423000, 1798632020000, '[{"days":[2,4],"from":"09:00","to":"12:00"}]', 1790856023000, NULL, NULL);
INSERT INTO public.access_grant (id, person_id, scope, room_id, device_id, access_right, start_at, expires_at, windows, paused_at, pass_id, pin) VALUES (7, 9, 'room', 2, NULL, 'switch', 1790856019999, 1798632020000, '[]', NULL, NULL, NULL);
INSERT INTO public.access_grant (id, person_id, scope, room_id, device_id, access_right, start_at, expires_at, windows, paused_at, pass_id, pin) VALUES (8, NULL, 'room', 1, NULL, 'see', 1790856019999, 1798632020000, '[{"days":[2,4],"from":"09:00","to":"12:00"}]', 1790856031000, 1, NULL);
INSERT INTO public.access_grant (id, person_id, scope, room_id, device_id, access_right, start_at, expires_at, windows, paused_at, pass_id, pin) VALUES (9, NULL, 'room', 2, NULL, 'see', 1790856019999, 1798632020000, '[{"days":[2,4],"from":"09:00","to":"12:00"}]', 1790856031000, 1, NULL);


--
-- Data for Name: activity; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.activity (home_id, device_id, part, at, value, cause, count, last_at) VALUES (2, 4, 'connection', 1790856126000, '1', 'device', 1, 1790856126000);
INSERT INTO public.activity (home_id, device_id, part, at, value, cause, count, last_at) VALUES (2, 3, 'connection', 1790856126001, '1', 'device', 1, 1790856126001);
INSERT INTO public.activity (home_id, device_id, part, at, value, cause, count, last_at) VALUES (2, 2, 'connection', 1790856126002, '1', 'device', 1, 1790856126002);
INSERT INTO public.activity (home_id, device_id, part, at, value, cause, count, last_at) VALUES (2, 2, '19', 1790856126004, '0', 'touch', 1, 1790856126004);
INSERT INTO public.activity (home_id, device_id, part, at, value, cause, count, last_at) VALUES (2, 4, 'connection', 1790856132019, '0', 'device', 1, 1790856132019);
INSERT INTO public.activity (home_id, device_id, part, at, value, cause, count, last_at) VALUES (2, 3, 'connection', 1790856132019, '0', 'device', 1, 1790856132019);
INSERT INTO public.activity (home_id, device_id, part, at, value, cause, count, last_at) VALUES (2, 2, 'connection', 1790856132019, '0', 'device', 1, 1790856132019);


--
-- Data for Name: api_token; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.api_token (id, person_id, home_id, label, token_right, token_hash, created_at, last_used_at) VALUES (1, 2, 2, 'Golden calendar', 'passes', '-fL-f8uRyl7j2MYDNr55QByLkmn19bPLrDn8_-LanS0', 1790856050000, 1790856051000);


--
-- Data for Name: arrangement; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.arrangement (person_id, kind, ids, changed_at) VALUES (2, 'rooms', '1,2', 1790856035000);
INSERT INTO public.arrangement (person_id, kind, ids, changed_at) VALUES (3, 'devices', '4,2', 1790856036000);


--
-- Data for Name: attempt; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/address/qQ_Y1ZZtM9KWkLssIoC03_Z7U-WY6shEYv3OlnD9Vq0', 2, 1790859720000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/asked/hour/yWgI7Lu_2Mh3Js3cYf7pW5CTF8HPHbxyNTfnMyE3aQw', 1, 1790859721000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/asked/day/yWgI7Lu_2Mh3Js3cYf7pW5CTF8HPHbxyNTfnMyE3aQw', 1, 1790942521000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/hour/qQ_Y1ZZtM9KWkLssIoC03_Z7U-WY6shEYv3OlnD9Vq0', 2, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/day/qQ_Y1ZZtM9KWkLssIoC03_Z7U-WY6shEYv3OlnD9Vq0', 2, 1790942400000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/all/KEYw70_jX13-2fgvgyENIyXPd7b-i-Na8n6y50MRYCU', 2, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/visit/WXBCoM-8fl-MWjk2d7jEIj4WtD2JmQCqyXFgmYSnxPc', 1, 1790859721000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/account/hour/Rc3qefmLDX0znfFQPY0vBq9ZVyJd7PvoNDXrTbwKdPU', 1, 1790859721000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/account/day/Rc3qefmLDX0znfFQPY0vBq9ZVyJd7PvoNDXrTbwKdPU', 1, 1790942521000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/all/KEYw70_jX13-2fgvgyENIyXPd7b-i-Na8n6y50MRYCU', 2, 1790859720000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('passkey/address/qQ_Y1ZZtM9KWkLssIoC03_Z7U-WY6shEYv3OlnD9Vq0', 2, 1790856957000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/hour/Dxr-FE7L5JubjFeEbPDXZcVyBvV8olkeW0ZCM2zWa3k', 0, 1790859615000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/day/Dxr-FE7L5JubjFeEbPDXZcVyBvV8olkeW0ZCM2zWa3k', 0, 1790942415000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('register/address/qQ_Y1ZZtM9KWkLssIoC03_Z7U-WY6shEYv3OlnD9Vq0', 5, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('register/all/KEYw70_jX13-2fgvgyENIyXPd7b-i-Na8n6y50MRYCU', 5, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/address/qQ_Y1ZZtM9KWkLssIoC03_Z7U-WY6shEYv3OlnD9Vq0', 1, 1790856916000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/account/Ri_-xNiOygsAAin14VTUNe4RfciOjCnnKCP30vcyvhA', 0, 1790942418000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('socket/address/qQ_Y1ZZtM9KWkLssIoC03_Z7U-WY6shEYv3OlnD9Vq0', 3, 1790856186009, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/account/UJ1eE1hdKgEtYSk7ESkKL7erM68J0MuXejXJ8LFnjmA', 0, 1790942416000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/account/wHxwJETiUspbiumPgUahV5n8q6UPndkGCmyOb8I7nHY', 1, 1790942449000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('password-again/account/7iGlw27F4CY0dsAiC0-o2kxbiEJo25_LngUUDTEOX_E', 0, 1790942450000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('password-again/account/irP7l6Hr-onXjBmK-sY85vMcy0Qmk_UQZ1NLO_mZM-g', 0, 1790942453000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('code/signed-in/irP7l6Hr-onXjBmK-sY85vMcy0Qmk_UQZ1NLO_mZM-g', 0, 1790942454000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('password-again/account/JZqTJRSJxnplXzNN53hfnyVjBhT4XY3Gi11bR1V6g6A', 0, 1790942455000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('contact/address/qQ_Y1ZZtM9KWkLssIoC03_Z7U-WY6shEYv3OlnD9Vq0', 1, 1790859719000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('join/address/qQ_Y1ZZtM9KWkLssIoC03_Z7U-WY6shEYv3OlnD9Vq0', 1, 1790859626000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('join/account/kTQZmhk3VQtUETTo7VrL1kENtpfYs-rk3qt0Tag9N9E', 1, 1790859626000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('sms/address/qQ_Y1ZZtM9KWkLssIoC03_Z7U-WY6shEYv3OlnD9Vq0', 1, 1790859720000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/asked/hour/wHxwJETiUspbiumPgUahV5n8q6UPndkGCmyOb8I7nHY', 1, 1790859720000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/asked/day/wHxwJETiUspbiumPgUahV5n8q6UPndkGCmyOb8I7nHY', 1, 1790942520000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/visit/CyEeBYcpD5bVs9XomY3N6zHMevZGJWhU-iMPS-MN1vc', 1, 1790859720000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/account/hour/7iGlw27F4CY0dsAiC0-o2kxbiEJo25_LngUUDTEOX_E', 1, 1790859720000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/account/day/7iGlw27F4CY0dsAiC0-o2kxbiEJo25_LngUUDTEOX_E', 1, 1790942520000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('sms/number/7w4sPHfsYXf9jmNf1T1z8fcO8xqjbAbSTD5qk8nsxeo', 1, 1790859720000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('sms/all/KEYw70_jX13-2fgvgyENIyXPd7b-i-Na8n6y50MRYCU', 1, 1790942520000, 0);


--
-- Data for Name: audit; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (23, 1790856015000, 2, 2, 'family.created', '{"member":3}', 'ClxtfPigGQ2jaSVBUCVU_ZMJ81rmTsDxBOn1y30EUag');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (24, 1790856016000, 2, 3, 'session.started', '{}', 'smr8ZfmEvTWJDAOqk0rdoUnPpXIXzKqgNyxaOaUJP4U');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (25, 1790856017000, 2, 2, 'family.created', '{"member":4}', 'sXyd5zIfNSvOWkEt5RZLXgk3WeA7T_kAIunixiZbu5s');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (26, 1790856018000, 2, 4, 'session.started', '{}', '489YW3u51d4oKtHipicdypToUGPBrpOvqh6fntNbEXU');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (27, 1790856019000, 2, 2, 'co_owner.added', '{"member":4}', 'VLvAWlajY0ZRA7ckByTIvgjziQo3ruPTnFZLCBVu8TA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (28, 1790856020000, 2, 2, 'guest.created', '{"member":5,"rooms":[1],"devices":[],"pins":[{"device":3,"pin":"13"}],"expires_at":1798632020000}', 'cSMfdUGOUsJfD7ZigOqkx8QaRVs3X-FsLcrZI3BloxQ');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (29, 1790856021000, 2, 2, 'guest.created', '{"member":6,"rooms":[],"devices":[2],"expires_at":1798632020000}', 'l-cN3YsYsYPpdiMzMl6AofzWnN2VfqORiNM1l0zdqPs');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (30, 1790856022000, 2, 2, 'guest.created', '{"member":7,"rooms":[],"devices":[],"expires_at":1798632020000}', 'H_Zr0qS4UgxuckqmgWU7JRzD9KVH7pn1O-JQBgdq1rY');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (31, 1790856023000, 2, 2, 'guest.created', '{"member":8,"rooms":[1,2],"devices":[],"expires_at":1798632020000}', 'tRKhSNMT6H-t03YWr61GWrxx6H1aJR4Dvhll916YoQk');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (32, 1790856024000, 2, 2, 'join_code.created', '{"join_code":1,"role":"guest"}', 'xCNpQFbY8Ld5pTAKNchr_81CkFQFt8lYIFd1tHPti-g');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (33, 1790856025000, NULL, 9, 'account.registered', '{"role":"guest"}', 'snZc6JJhu9LhyRt5rc3q_uik3YwkA_s7Wvm-hu7BwA8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (34, 1790856025000, NULL, 9, 'session.started', '{}', 'n1UHg6Q4Tv7JXpkqFI0ht2JHWoa43z55IrlAqjP-mbc');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (35, 1790856026000, 2, 9, 'home.joined', '{"role":"guest"}', '_5SFNDqy74LeZUch2WWMyw3xKhSoMkfBLV3MZbufPW8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (36, 1790856027000, 2, 2, 'join_code.created', '{"join_code":2,"role":"family"}', 'PeyBJlDN3vHyqUDB6B2zPWg_q2mURAihI-CFDkzLRiA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (37, 1790856028000, 2, 4, 'join_code.created', '{"join_code":3,"role":"guest"}', '4ev49S0s7jez4LkZgb8EE0zUBKo0QJVRoTpddidLuaY');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (38, 1790856029000, 2, 4, 'join_code.created', '{"join_code":4,"role":"guest"}', '1WpA2emYSqx3GU63HY4TU-6R7mbmFBbv7E-Qa_NQ814');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (39, 1790856030000, NULL, 10, 'account.registered', '{"role":"family"}', 'abQtkEBSaEtzM9iPNe5FnZqsyzsscrYqzCbj7NF-8cU');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (40, 1790856030000, NULL, 10, 'session.started', '{}', 'qhhdW1xy0SVn9FFbG6TeEvGUwe19YH972mb8fDHDT5I');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (41, 1790856031000, 2, 2, 'pass.created', '{"pass":1,"rooms":[1,2],"devices":[],"expires_at":1798632020000}', 'j6EsPz7BTkazp1rBwakj68ZyMp7Gryo6ncHlgyyCCFA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (42, 1790856032000, 2, NULL, 'pass.opened', '{"by_pass":1}', 'n-0lhxz71o9GDV0YCKZT_WSzGDZNWImGu11kBXj6NC0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (43, 1790856033000, 3, 11, 'operator.created', '{}', '-r9vOKo-fi9vYyWmQ9rRacxNkd5VDleesMWQYdvIqzk');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (44, 1790856033000, 3, NULL, 'account.disabled', '{"member":11}', 'vshEzTUt6-_AGLDl-PKOe18wGz3gWKtXP7mlmbRs_kQ');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (45, 1790856033000, 2, 2, 'favourite.added', '{"device":2,"pin":"18"}', '9KO2CiygyrnmDIqnjgSeZfcnHsVlIV_P2XXkJyarV-g');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (46, 1790856034000, 2, 3, 'favourite.added', '{"device":2,"pin":"19"}', 'JGrppc6d0CqCaTOc1mZ-k5HONXZ9KjdGLfohWCBGtns');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (47, 1790856037000, 2, 2, 'device.pins_arranged', '{"device":2}', 'huGgIIomF3TVnyzLEW2w5jIbqSvN-EHQWfZNWt-PWh8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (48, 1790856038000, 2, 2, 'device.updated', '{"device":5,"name":true,"local_ip":false}', 'zp5jp-5t0DyyUQmcXQ2KWWXKzifdh8zblliklgNGlwc');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (49, 1790856039000, 2, 2, 'device.removed', '{"device":5}', 'TZf1xFIkd3igN9wwDz0Wn01nT3JKpi_5CCSrX9JOzxE');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (50, 1790856040000, 2, 2, 'device.secret_reset', '{"device":5}', 'sNQufzISH6_puiYrsVyxrPIySM0DNPBBTmJvJXyJLtc');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (51, 1790856041000, 2, 2, 'join_code.created', '{"join_code":5,"role":"family"}', 'yuQGlz3rAzAsAY7Eri-uXKUOqakJwsl21m3WPx2PQLQ');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (52, 1790856042000, 2, 2, 'join_code.revoked', '{"join_code":5}', 'fG___tTTQBfdpZOL53vYC4UDqqIaEuJ7CkLC5WHrspA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (53, 1790856043000, 2, 2, 'guest.created', '{"member":12,"rooms":[],"devices":[],"expires_at":1790942443000}', '7uQNcLci3753WOckuM5fu3d8yZ5vGNNuSERS8-4BuBU');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (54, 1790856044000, 2, 2, 'guest.deleted', '{"member":12}', 'D9p-op7l1wraKFrqH7QpgF9rsTLbJ72AKJdO1Q4RNCw');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (55, 1790856045000, 4, 13, 'home.founded', '{}', 'PF0WY6p8NXYO9JeT-omNuzllogUMMTwr5UQ6zq-xIHc');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (56, 1790856045000, 4, 13, 'account.registered', '{"role":"user"}', 'MqjWvC2kPPeYHSquguCNOoNl19i-0XkumsiP4ibn97U');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (57, 1790856045000, 4, 13, 'session.started', '{}', '3I3YI1ywcHzbEUbs7bMRy4jZkGZKjjrLAiYDJj8hy6g');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (58, 1790856046000, 4, 13, 'home.deleted', '{"devices":0}', 'PP1fCXRScKVnQMiBRcITaUAsTNfHyuPTPxK_3a9i4Z0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (59, 1790856046000, 4, 13, 'account.deleted', '{}', 'pK_M30nSRAKofHKv6kmM0RhyvMiLAQow-z3pidM_ncg');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (60, 1790856047000, 2, 3, 'session.started', '{}', 'vFJYlPeisKHL0So2NsRTuAeCtdiN7m_n5lIvP-_EH8k');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (61, 1790856048000, 2, 3, 'session.signed_out', '{}', '37byJmNXOHTGDOwM6omLtPrQVbptfVbJv_4yqyjmxbA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (62, 1790856049000, 2, 2, 'profile.changed', '{"mobile":false}', 'evfDcsyi2kjNNdyMVwgk1KTQHvsyijjitJUzHcYhBnk');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (63, 1790856049000, 2, 3, 'call.refused', '{"call":"GET /api/users/guest/list/{userId}","code":"forbidden","from":"2p-tY_fd"}', '1_MmwXomhdVzejh2bOvexqRAmO2QNoysaYEFCWWAGk8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (64, 1790856049000, 2, 2, 'sign_in.refused', '{"why":"wrong_password","from":"2p-tY_fd"}', 'eAPYMashOLfpiGBN_LX-rKeSvj95XdM9naqOL9d6p4I');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (65, 1790856050000, 2, 2, 'token.created', '{"token":1,"right":"passes"}', '4YBK783d005CrDjVLI6ZDFBPcpRQRa6UOX-Fqiq-1yo');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (66, 1790856052000, 2, 4, 'session.started', '{}', 'k6e8NelRi4CQ7lXJM0KFbiRqhtTyGUtBkHWkH9VunDk');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (67, 1790856054000, 2, 4, 'authenticator.enabled', '{}', 'HgZQnco1kFeZb2rU210uObS8PyLlGohC3PGhcYVwaos');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (68, 1790856056000, 2, 3, 'passkey.added', '{"passkey":1}', 'u247gEwUvWALkLD8bLv3W9OF0sHwTqFTgLR-9eg61to');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (69, 1790856058000, 2, 3, 'session.started', '{}', 'RVGRMIA_wAypUPPYdXheRJzec-QQbkcHaZnDYXE7l3g');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (70, 1790856120000, 2, 2, 'reset_code.sent', '{"by":"sms"}', 'Fn5YQH5C_1LRmw0HRl9hDNrEgoZfdWL6JxziPz0OzqU');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (71, 1790856121000, 2, 7, 'reset_code.sent', '{"by":"mail"}', 'QMojfLoj1LqQjzMNtdZ3u2N9-y0Zjby9o_kHJzTGEao');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (72, 1790856126000, 2, NULL, 'device.connected', '{"device":4}', 'F4Wvm0gmBumUOONMUha76hWF_Kv9jmtAJbHA6M1yYpk');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (73, 1790856126001, 2, NULL, 'device.connected', '{"device":3}', '8PuYr6yi2bGONS4TEmwlHkZS41u5G6SztDjMr4YgZ9E');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (74, 1790856126002, 2, NULL, 'device.connected', '{"device":2}', 'F_DQ-1nZ5gEP9Gsq_kc6J9KU7q3Qk9DiH7KsXIz8wqU');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (75, 1790856126005, 2, 2, 'pin.renamed', '{"device":2,"pin":"18"}', 'jq1nMA2cnnBI6RynF8e96wfvxNbSMwlN1sbAX8YO35o');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (76, 1790856126005, 2, 2, 'pin.icon_changed', '{"device":2,"pin":"18"}', '4H7CjvcylOuFrz2vUb62T5_yySK0rcdvNCU5x0NWxbE');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (77, 1790856126006, 2, 2, 'pin.moved', '{"device":2,"pin":"25","room":2}', 'r85CVmnp4MOirf4bRaR3nbcgqibANNNQ5aCTTjHMGKY');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (78, 1790856126007, 2, 2, 'pin.time_set', '{"device":2,"pin":"19","on_for":1800}', 'bBqh0iq4bf_Qllig6IhNWT5mwmoxF-XACdqz-3oy00I');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (79, 1790856126008, 2, 2, 'device.static_ip_set', '{"device":2}', '2nXFmwgZDHh_xpTxM2EpP6PJx_Fj-d5bkoznpVlpYE8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (80, 1790856126009, NULL, NULL, 'commands.sealed', '{"requested":[[1,2,"qnuEwjx4_NCqclNr"]]}', 'Gla0izPGFHznFi_YeFal8Vu4cPhtI0Zx7Qv4UxWMhGg');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (81, 1790856126011, NULL, NULL, 'commands.sealed', '{"ended":[[1,2,"lcLOXo3xNPVuC_X_"]]}', '3r_H_0-cMoitmcXGH9c9_MfUjkask8fYzu1Uphr2-mk');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (82, 1790856126012, NULL, NULL, 'commands.sealed', '{"requested":[[2,2,"oagnh1KJwfk1pkvU"]]}', 'n_rdiRrwJMaC_jrHMjFLeEbwKywBZZsKREO9X5HwDq0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (83, 1790856126013, NULL, NULL, 'commands.sealed', '{"ended":[[2,2,"ibShzEjkmG_UpEW_"]]}', '5CUBEvXAFmNAN_34X9Wb3foCC5f5RCqBqT482HtJqhI');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (84, 1790856126014, NULL, NULL, 'commands.sealed', '{"requested":[[3,2,"t0ikmHsmFuPbt5XE"]]}', 'dLQ3k9usNRh-WZdyi568ceTf7nQjA_8qyDft37bgC9A');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (85, 1790856126015, NULL, NULL, 'commands.sealed', '{"requested":[[4,2,"ZW0cx7QPzFYKq15M"]]}', 'eEYTX0y3joXtoOvr4c1cQaVp2F5BNODgFLipqvwH1t4');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (86, 1790856132016, NULL, NULL, 'commands.sealed', '{"ended":[[3,2,"NONKXrcw4KHwRGml"]]}', 'TfwUTjqPuIaNaHGHXUoJ78ATvWtgvGPWywmoOm4___g');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (87, 1790856132016, NULL, NULL, 'commands.sealed', '{"ended":[[4,2,"PR_tOH1nkQnKHNau"]]}', 'A97dSIhT5SD0zskAj13jawJqmncvizQAFEzytsUNRhI');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (88, 1790856132016, NULL, NULL, 'commands.sealed', '{"requested":[[5,2,"4qW7BqhW8k0xvBMu"]]}', 'c0P8twwifaqOKKP_D0Re6cxbnGKUZ1rvLhparvzP5N0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (89, 1790856132017, NULL, NULL, 'commands.sealed', '{"requested":[[6,2,"Odu_4-XKijdUSFpR"]]}', 'EA4seZ6U42iVAVb3IZg4EeMqiK5et4UlxdMFpF2dFK4');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (90, 1790856132017, NULL, NULL, 'commands.sealed', '{"ended":[[6,2,"0cscbMt8GuzLn_u0"]]}', 'SkQG3Q3qCqALeZo-amLgZovgYkPqEq3ZDRl5s09MmuA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (91, 1790856132018, 2, 2, 'scene.created', '{"scene":1}', 'FF4nFj65f2fd1gkIoMODBSeBnFPHn6_BJzT2X1EJp8Q');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (92, 1790856132018, NULL, NULL, 'commands.sealed', '{"requested":[[7,2,"jg-CcSB088vEzpV7"]]}', 'qIQIgr6SH_YUYVvbQvqjpaIdQGhqREFepcGqWvy2-Ic');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (93, 1790856132018, NULL, NULL, 'commands.sealed', '{"ended":[[7,2,"N0z49KzO9v-hPOAz"]]}', 'vtmhP5QykEdUDumfM3VQlq6g3QIiUew0QAyrogCmDT4');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (94, 1790856132018, 2, 2, 'scene.pressed', '{"scene":1,"done":0,"offline":1,"failed":0}', 'xzKhSzTE_4Js58zgX8-K0XEj0sXhW1P123g2A1SHkO0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (95, 1790856132019, 2, 2, 'device.registered', '{"device":6,"room":null}', 'mruaZfTniquY2AWce4uqxBsCSGYgfkLi0GtN6F1i5wo');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (96, 1790856133019, 2, 2, 'device.deleted', '{"device":6}', 'kLs_hfDuWsNAw2J7irFRCi_pNYZ5BQuY1ElcNwQpwrA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (97, 1790856134019, NULL, NULL, 'server.stopped', '{"replica":"-YjSNc6f"}', 'xvYA2tb_oO8tHf2tTj89S32RxGHFJcOLakvdpOpnzI4');


--
-- Data for Name: audit_head; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.audit_head (id, count, link, seal, cut_count, cut_link, cut_at) VALUES (1, 97, 'xvYA2tb_oO8tHf2tTj89S32RxGHFJcOLakvdpOpnzI4', 'l7Ki34bkIGhZiEPKLP1tO2SaZTbqVUiQuq6YlWdutys', 22, '1dnIYG0-BjK9G3ZUU4mx4XwYvk3dhLiirlKJ58bo2Z4', 1790856015000);


--
-- Data for Name: audit_pending; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: challenge; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.challenge (challenge_hash, purpose, person_id, detail, expires_at, tries_left) VALUES ('B3PawUSvEVoF4VDELENf_VVvXgyV62W41SU5G0L5y6M', 'passkey_sign_in', NULL, NULL, 1790856422000, 1);
INSERT INTO public.challenge (challenge_hash, purpose, person_id, detail, expires_at, tries_left) VALUES ('5P_HiO4bbn_synl_ASEr7hsl1TClLue2B5W8cM-q1kM', 'second_factor', 4, '{"remember":false}', 1790856423000, 5);


--
-- Data for Name: command; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count, lease_s, scene_id) VALUES (1, 2, 2, 'person', 2, 'page', '"done"', '-YjSNc6f.GVwF_Ql4n4EHfoMC', 'on', '18', 1, 1790856126009, 1790856131009, 1790856126010, 'done', NULL, 1790856126011, 1, NULL, NULL);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count, lease_s, scene_id) VALUES (2, 2, 2, 'person', 2, 'page', '"failed"', '-YjSNc6f.GVwF_Ql4n4EHfoMC', 'off', '18', 0, 1790856126012, 1790856131012, NULL, 'failed', 'Relay is stuck', 1790856126013, 1, NULL, NULL);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count, lease_s, scene_id) VALUES (3, 2, 2, 'person', 3, 'page', '"superseded"', '-YjSNc6f._s8V4V52eImt9BKr', 'off', '18', 0, 1790856126014, 1790856131014, NULL, 'superseded', 'Replaced by a newer command', 1790856126015, 1, NULL, NULL);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count, lease_s, scene_id) VALUES (4, 2, 2, 'person', 2, 'page', '"expired"', '-YjSNc6f.GVwF_Ql4n4EHfoMC', 'on', '18', 1, 1790856126015, 1790856131015, NULL, 'expired', 'The device has not answered', 1790856132016, 1, NULL, NULL);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count, lease_s, scene_id) VALUES (5, 2, 2, 'person', 3, 'page', '"living"', '-YjSNc6f._s8V4V52eImt9BKr', 'off', '18', 0, 1790856132016, 1790856137016, NULL, NULL, NULL, NULL, 1, NULL, NULL);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count, lease_s, scene_id) VALUES (6, 2, 3, 'person', 2, 'page', '"for an hour"', '-YjSNc6f.ZuRQctOSHahTfmyN', 'on', '18', 1, 1790856132017, 1790856137017, NULL, 'done', NULL, 1790856132017, 1, 3600, NULL);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count, lease_s, scene_id) VALUES (7, 2, 5, 'person', 2, 'scene', '"together.CC4CwXKhDYl-BiSJ SC-GOLDEN-4 21"', 'together.CC4CwXKhDYl-BiSJ', 'scene', '21', 1, 1790856132018, 1790856137018, NULL, 'failed', 'The device was offline', 1790856132018, 1, 1800, 1);


--
-- Data for Name: contact_message; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.contact_message (id, name, email, message, written_at) VALUES (1, 'Visitor', 'visitor@golden.example', 'Is it
for sale?', 1790856119000);


--
-- Data for Name: device; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version, pin_changes, tank_litres, features, name_changes, stored_config) VALUES (1, 1, NULL, 'SC-GOLDEN-1', 'The same name next door', 'qMAVBvF4WUJsm3dkI8yR9pcUC9ES0wATa7fqJ21Nl_4', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, 0, 0, 1790856001000, NULL, NULL, NULL, NULL, NULL, 0, '', NULL, '', 0, '');
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version, pin_changes, tank_litres, features, name_changes, stored_config) VALUES (5, 2, NULL, 'SC-GOLDEN-4', 'In its box', '7NXBUoCIzzxEgbAkEtjrvVjeQJA0mA-7t7diEYcw0Gk', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, 1, 0, 1790856008000, NULL, NULL, NULL, NULL, NULL, 2, '', NULL, '', 1, '');
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version, pin_changes, tank_litres, features, name_changes, stored_config) VALUES (6, 2, NULL, 'SC-GOLDEN-5', 'On its way out', 'Y684EmzCK6s0Epnaqpir0I8xSFYVnw8LNAa3aXmiUXM', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, 1, 0, 1790856132019, NULL, 1790856133019, NULL, NULL, NULL, 0, '', NULL, '', 0, '');
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version, pin_changes, tank_litres, features, name_changes, stored_config) VALUES (2, 2, 1, 'SC-GOLDEN-1', 'Lights', 'yjWA4ezOy3S5z5HMiUdRjXuPgndA_JHQL97bzRNWjG8', '192.168.1.40', '192.168.1.50', '192.168.1.1', '255.255.255.0', '192.168.1.2', '192.168.1.77', NULL, 'golden 1.2', 3600, -61, 181000, 0, 1790856132019, 1, 16, 1790856005000, 'WnG9uh3D_85RLLIC4nOAZDppNyM6P8_7nXvF3TsSu2c', NULL, '25,18,21,19', '-YjSNc6f', 1790856126002, 6, '9,2,1,1,0', NULL, 'lease,protect', 0, 'golden');
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version, pin_changes, tank_litres, features, name_changes, stored_config) VALUES (3, 2, 2, 'PC-GOLDEN-2', 'Fan', 'ObHPin4HnvybQDn3GWXNV0tTPiuRGGYIOpHa77nBiAY', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1790856132019, 1, 4, 1790856006000, 'WnG9uh3D_85RLLIC4nOAZDppNyM6P8_7nXvF3TsSu2c', NULL, NULL, '-YjSNc6f', 1790856126001, 1, '1,3,1,0,0', NULL, '', 0, '');
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version, pin_changes, tank_litres, features, name_changes, stored_config) VALUES (4, 2, 1, 'WLM-GOLDEN-3', 'Tank', 'nlj5a4r8lwEwlN8XYCnfaPMWwFyucuWzvIJx7WC3fho', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, '72%', NULL, NULL, NULL, NULL, 0, 1790856132019, 1, 2, 1790856007000, 'WnG9uh3D_85RLLIC4nOAZDppNyM6P8_7nXvF3TsSu2c', NULL, NULL, '-YjSNc6f', 1790856126000, 1, '1,1,1', 1200, '', 0, '');


--
-- Data for Name: favourite; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.favourite (person_id, device_id, pin, added_at) VALUES (2, 2, '18', 1790856033000);
INSERT INTO public.favourite (person_id, device_id, pin, added_at) VALUES (3, 2, '19', 1790856034000);


--
-- Data for Name: home; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.home (id, founded_at, name, time_zone, currency, kwh_price, locale, units) VALUES (1, 1790856000000, '', '', NULL, NULL, '', '');
INSERT INTO public.home (id, founded_at, name, time_zone, currency, kwh_price, locale, units) VALUES (3, 1790856033000, '', '', NULL, NULL, '', '');
INSERT INTO public.home (id, founded_at, name, time_zone, currency, kwh_price, locale, units) VALUES (2, 1790856002000, 'Golden House', 'Asia/Kolkata', 'EUR', 3214, 'en-US', 'metric');


--
-- Data for Name: installation; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.installation (id, key_fingerprint, created_at) VALUES (1, '88_rgka_Yac-Waua39zDLKXLu8ySWp8PhKyTSfJD_BA', 1790856000000);


--
-- Data for Name: join_code; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.join_code (id, code_hash, home_id, made_by, role, start_at, access_expires_at, room_id, device_id, expires_at) VALUES (2, '_6PI3yQMHk5kTRUkWfrzX_nLiN5gl7uBql0C8fJ7v_o', 2, 2, 'family', NULL, NULL, NULL, NULL, 1790942427000);
INSERT INTO public.join_code (id, code_hash, home_id, made_by, role, start_at, access_expires_at, room_id, device_id, expires_at) VALUES (3, 'L6eu4ZC6Jquj5NsTtKoV5CHfcXGaBOKj-oDH4JFv4Hc', 2, 4, 'guest', 1790856019999, 1798632020000, 1, NULL, 1790942428000);
INSERT INTO public.join_code (id, code_hash, home_id, made_by, role, start_at, access_expires_at, room_id, device_id, expires_at) VALUES (4, '8TQ3OsNONQEDqiIBsiWGLtglZaogk3LmTwl2j7jNHZc', 2, 4, 'guest', 1790856019999, 1798632020000, NULL, 3, 1790942429000);


--
-- Data for Name: kysely_migration; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0001-the-house', '2026-11-25T02:28:37.759Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0002-accounts-and-audit', '2026-11-25T02:28:37.787Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0003-standard-words', '2026-11-25T02:28:37.791Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0004-command-log', '2026-11-25T02:28:37.807Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0005-arranging', '2026-11-25T02:28:37.809Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0006-favourites', '2026-11-25T02:28:37.814Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0007-order', '2026-11-25T02:28:37.818Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0008-replica-leases', '2026-11-25T02:28:37.822Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0009-settings-version', '2026-11-25T02:28:37.824Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0010-audit-cut', '2026-11-25T02:28:37.825Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0011-homes-and-accounts', '2026-11-25T02:28:37.829Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0012-grants', '2026-11-25T02:28:37.840Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0013-passes', '2026-11-25T02:28:37.850Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0014-api-tokens', '2026-11-25T02:28:37.857Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0015-pin-grants', '2026-11-25T02:28:37.859Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0016-pin-rooms', '2026-11-25T02:28:37.861Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0017-activity', '2026-11-25T02:28:37.868Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0018-consumption', '2026-11-25T02:28:37.870Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0019-leases', '2026-11-25T02:28:37.872Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0020-home-forms', '2026-11-25T02:28:37.875Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0021-protection', '2026-11-25T02:28:37.878Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0022-scenes', '2026-11-25T02:28:37.888Z');


--
-- Data for Name: kysely_migration_lock; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration_lock (id, is_locked) VALUES ('migration_lock', 0);


--
-- Data for Name: live_ticket; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.live_ticket (ticket_hash, session_id, expires_at) VALUES ('fnreCl2UTFTG1c1ypItVquC4wKeKfYvitZYLrablujc', 'mcdu1etfDaLBqHQp71hgjQ', 1790856154000);
INSERT INTO public.live_ticket (ticket_hash, session_id, expires_at) VALUES ('2-CnyWHiFfYiA8JuSL7eL-xU7T52cNLBfV48fXIibUs', 'GuJk5mISmtIC81qeBIE5nA', 1790856155000);


--
-- Data for Name: outbox; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (1, 'mail', 'owner@golden.example', 'A way into your Roomwire account has changed', 'On your Roomwire account an API token was made. If this was not you, reset your password at once and look at Settings: Ways to sign in, and API tokens.', 1790856050000);
INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (2, 'mail', 'co-owner@golden.example', 'A way into your Roomwire account has changed', 'On your Roomwire account an authenticator app was turned on. If this was not you, reset your password at once and look at Settings: Ways to sign in, and API tokens.', 1790856054000);
INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (3, 'mail', 'family@golden.example', 'A way into your Roomwire account has changed', 'On your Roomwire account a passkey was added. If this was not you, reset your password at once and look at Settings: Ways to sign in, and API tokens.', 1790856056000);
INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (4, 'sms', '+358401234567', NULL, 'Your Roomwire reset code is 057443. It is valid for 10 minutes. If you did not ask for it, ignore this message.', 1790856120000);
INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (5, 'mail', 'guest-of-home@golden.example', 'Your Roomwire reset code', 'Your Roomwire reset code is 097465. It is valid for 10 minutes. If you did not ask for it, ignore this message.', 1790856121000);


--
-- Data for Name: pass; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.pass (id, home_id, label, secret_hash, pin_hash, browsers_max, created_at) VALUES (1, 2, 'Cleaner · 清洁', 'PmkunPgzYF8XWI3lXAY24oN_0bgT80gQFIQANqgTf-w', '$argon2id$v=19$m=8,t=1,p=1$cM/MSPfHBOyFysQ6N5AurA$AFWz886y+VcQndb7HFRQlOABR9rtdGIMtRuL7SW6SYk', 1, 1790856031000);


--
-- Data for Name: passkey; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.passkey (id, credential_id, person_id, public_key, sign_count, transports, name, created_at, last_used_at) VALUES (1, 'PfkFg6yMe6-Uysxi2XhdDA', 3, 'pQECAyYgASFYIB96A40V9uF7PETmHdiGbjIDy9-VqjR9TyuTOKBF3NgvIlgghI1lvSu1M2fExlVYZr6GGq2U_HZrcSOZmtJFR50yQoQ', 1, '["internal"]', 'Golden phone', 1790856056000, 1790856058000);


--
-- Data for Name: person; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (1, 1, 'user', 'Golden neighbour <b>&', 'neighbour@golden.example', '$argon2id$v=19$m=8,t=1,p=1$vBY08SpcAAiJd0uFi+QdOA$WhASZ+hUwZn17c9KQ5D46R10AKQhS7Qysi5hI+p0Dd0', NULL, NULL, NULL, NULL, NULL, 1790856000000, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (3, 2, 'family', 'Golden family <b>&', 'family@golden.example', '$argon2id$v=19$m=8,t=1,p=1$2NyqA7rCAy6fJScxmhMFxA$y0TW5WzN0peD6fxo6bVKqyDmTu7GBGyDSUhJnNNZFVA', NULL, NULL, NULL, NULL, NULL, 1790856015000, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (5, 2, 'guest', 'Golden guest-of-room <b>&', 'guest-of-room@golden.example', '$argon2id$v=19$m=8,t=1,p=1$mR5os1e3VQVJB0M6p9Y8uw$11mrytmD852jlXOGeKlf+Yyd8dhZn/SJf8mbVFjIe6M', NULL, NULL, NULL, NULL, NULL, 1790856020000, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (6, 2, 'guest', 'Golden guest-of-device <b>&', 'guest-of-device@golden.example', '$argon2id$v=19$m=8,t=1,p=1$K2n0vp5qFt7x+yfWWaPdmA$W/dgrVP851oUtUroWZTs61FQGvHSt8ofS1kfeP3eAJU', NULL, NULL, NULL, NULL, NULL, 1790856021000, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (7, 2, 'guest', 'Golden guest-of-home <b>&', 'guest-of-home@golden.example', '$argon2id$v=19$m=8,t=1,p=1$Mv4wY6vFAnGCZPiYRB/87g$DWoaOZrqFFL6qmfvFt5WTKucHWZHFqulLzmdE6NbkX8', NULL, NULL, NULL, NULL, NULL, 1790856022000, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (8, 2, 'guest', 'Golden guest-of-tomorrow <b>&', 'guest-of-tomorrow@golden.example', '$argon2id$v=19$m=8,t=1,p=1$tFxpqm5tzQtjEiRAEsKVOA$Syg0G1Hx4Qputub+TsPZ3oexE30YanWsoRITHh8Rerk', NULL, NULL, NULL, NULL, NULL, 1790856023000, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (9, 2, 'guest', 'Golden guest-by-code <b>&', 'guest-by-code@golden.example', '$argon2id$v=19$m=8,t=1,p=1$fPQ5BZgjTm0HP5W/3xts6g$9OIsebZrrA8xUtN/3xIO703MV9K9rqFbybr53uc4NBg', NULL, NULL, NULL, NULL, NULL, 1790856025000, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (10, NULL, 'family', 'Golden homeless <b>&', 'homeless@golden.example', '$argon2id$v=19$m=8,t=1,p=1$louf4szZcdcR6kJawfCEEQ$ZS/ZJ6mZ3OqwoH7iE2Ke8B9dgQ+SWrwHWu2Wh00araQ', NULL, NULL, NULL, NULL, NULL, 1790856030000, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (11, 3, 'super_admin', 'Closed', 'closed@golden.example', '$argon2id$v=19$m=8,t=1,p=1$1ARe6vGYzLDY97CBQEIn9A$op8oMve21jS6uQSI+vYJepC6LPflrZZ276vvOZcPUlc', NULL, NULL, NULL, NULL, NULL, 1790856033000, 1790856033000, NULL, NULL, NULL, 0);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (2, 2, 'user', 'Golden owner <b>&', 'owner@golden.example', '$argon2id$v=19$m=8,t=1,p=1$szvlWDG5NakzhItkxyANlQ$AeVTjfLN6blSv8515p7Kmeu4hfRYzd0vv3YrbJVuoCg', '+358401234567', 'Ring three times', 'Golden Street 1
00100 Helsinki', 'rjtk6h8VcV9t2u0kC3AFztAhViI0ejR3lxmgGmsgBd808fPmaS9f', '1952-10-13', 1790856002000, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (4, 2, 'admin', 'Golden co-owner <b>&', 'co-owner@golden.example', '$argon2id$v=19$m=8,t=1,p=1$dV7cfNgKI/shec19UqtzKQ$LkVhR5XcNpQ1OtbESUdPF6wVH5RyPWFKsxIQ4VYUE/A', NULL, NULL, NULL, NULL, NULL, 1790856017000, NULL, 'iktvBesOsV_1ADW4F1znHPgMVGMbChrlGm5E7yBSvjutq9r3TB5BwzO7i9BEKYxYc9cSGSRQY6vPrE9u', 1790856054000, 59695201, 1);


--
-- Data for Name: pin; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with) VALUES (1, '18', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with) VALUES (1, '19', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with) VALUES (1, '21', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with) VALUES (1, '25', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with) VALUES (3, '21', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with) VALUES (5, '18', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with) VALUES (5, '19', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with) VALUES (5, '21', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with) VALUES (5, '25', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with) VALUES (4, 'pump', NULL, 0, 1790856126000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with) VALUES (4, 'led', NULL, 1, 1790856126000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with) VALUES (3, '19', NULL, 0, 1790856126001, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with) VALUES (3, '13', NULL, 2, 1790856126001, NULL, NULL, NULL, NULL, NULL, NULL, 55, NULL, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with) VALUES (2, '21', NULL, 0, 1790856126003, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1800, 240, 'before', '25');
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with) VALUES (2, '25', NULL, 1, 1790856126003, NULL, 2, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 2, NULL, NULL, NULL, '21');
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with) VALUES (2, '19', NULL, 0, 1790856126004, NULL, NULL, 1790856126004, 'touch', NULL, NULL, NULL, NULL, NULL, NULL, 1800, 1, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with) VALUES (2, '18', 'Ceiling light', 1, 1790856126011, 'ceiling_lamp', NULL, 1790856126011, 'page', 'person', 2, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with) VALUES (3, '18', NULL, 1, 1790856132017, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 6, 1790859732017, 'server', NULL, 0, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with) VALUES (6, '18', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with) VALUES (6, '19', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with) VALUES (6, '21', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with) VALUES (6, '25', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL);


--
-- Data for Name: recovery_code; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'CwkpyfDwUncHXofsiKLX8NntpRec7CEbAZif1IwgEPY');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'OU-SbarQxg_yZRxPBgQTOmiUim6BxmWCAxyRd2xs600');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'kV7At8paUfSmwTyS5rmEzAGoa3JqCusbfxtrTbaCGmU');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'MVAno23_3rfVimpsTm7Ex7AJKhna7l_EspOJdxDExdg');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'pqRW8UHFqtyeX_pOlStwkwmtMEQBBQbPNACTTtn8eLg');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'akCHkSwwHr0_J8csEkd749bDIETVxOx_KkDSUDBJxF8');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'fMwNTCmHZ8P0E7sEAKhpVWJQ-vvuIQzl-ap-BazZIbo');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, '_JfsEPFxfc6t_6rMtFOH6Y9XZRxV9X3s5c4lcSn2dac');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'oG1IdkcVciLWqKHYUcF8jaNU476SJBNap-8GCc6FBYs');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, '44ejOmFMSLgxsSUTAg6BU8bSK1jZeqUKNoVE7rYN14M');


--
-- Data for Name: replica; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: reset_code; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.reset_code (person_id, code_hash, browser_hash, asked_from, expires_at, tries_left) VALUES (2, '4-fp66FaJTXdgSCFVe4jOL0zxCavODvqJ5OY3NGy4ek', '7Hg6ZEp3boOtT_Nvs4a2HcQx7b9HOUGEN6w72V5nyrA', '127.0.0.1', 1790856720000, 5);
INSERT INTO public.reset_code (person_id, code_hash, browser_hash, asked_from, expires_at, tries_left) VALUES (7, 'NqDEdkf7p_Ze13oT3IdtCdSR1F7DXs7CSamJJM01NEs', 'wz79tth5uh9mC4bARaZAKQzfy6VKhFUlt9eixKugRw8', '127.0.0.1', 1790856721000, 5);


--
-- Data for Name: room; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.room (id, home_id, name, name_key, created_at) VALUES (1, 2, 'Living Room', 'living room', 1790856003000);
INSERT INTO public.room (id, home_id, name, name_key, created_at) VALUES (2, 2, 'Küche · 厨房', 'küche · 厨房', 1790856004000);


--
-- Data for Name: scene; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.scene (id, home_id, name, created_at) VALUES (1, 2, 'Golden hour · 黄金', 1790856132018);


--
-- Data for Name: scene_pin; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.scene_pin (scene_id, device_id, pin, place, state, for_s) VALUES (1, 5, '21', 0, 1, 1800);


--
-- Data for Name: session; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('gyuCIg87L3VerIgAmOMTZg', 10, 1790856030000, 1790899230000, 'Golden browser', NULL, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('opigGs8JNSlfDUbdH3QjkviZnd6OvYo8wexW0W6aXS4', NULL, 1790856032000, 1825416032000, 'Golden browser', NULL, 1);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('UvCWZJHh0QTiUPCHnJ8Kvg', 3, 1790856058000, 1790899258000, 'node', NULL, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('n5u5cdhW68gtAlJN3GSlrw', 1, 1790856000000, 1790899200000, 'Golden browser', 1790856120000, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('hlMlewwNi6wEn8U8mnQMKA', 4, 1790856018000, 1790899218000, 'Golden browser', 1790856120000, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('bcwhJREVDDuzBZwy-6F7aw', 9, 1790856025000, 1790899225000, 'Golden browser', 1790856120000, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('PO47w9BrnUtEoZtVJwXYmg', 4, 1790856052000, 1790899252000, 'Golden browser', 1790856120000, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('mcdu1etfDaLBqHQp71hgjQ', 2, 1790856002000, 1790899202000, 'Golden browser', 1790856134019, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('GuJk5mISmtIC81qeBIE5nA', 3, 1790856016000, 1790899216000, 'Golden browser', 1790856134019, NULL);


--
-- Name: series_id_seq; Type: SEQUENCE SET; Schema: history; Owner: -
--

SELECT pg_catalog.setval('history.series_id_seq', 13, true);


--
-- Name: access_grant_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.access_grant_id_seq', 10, true);


--
-- Name: api_token_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.api_token_id_seq', 1, true);


--
-- Name: audit_pending_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.audit_pending_id_seq', 87, true);


--
-- Name: command_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.command_id_seq', 7, true);


--
-- Name: contact_message_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.contact_message_id_seq', 1, true);


--
-- Name: device_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.device_id_seq', 6, true);


--
-- Name: home_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.home_id_seq', 4, true);


--
-- Name: join_code_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.join_code_id_seq', 5, true);


--
-- Name: outbox_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.outbox_id_seq', 5, true);


--
-- Name: pass_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.pass_id_seq', 1, true);


--
-- Name: passkey_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.passkey_id_seq', 1, true);


--
-- Name: person_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.person_id_seq', 13, true);


--
-- Name: room_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.room_id_seq', 2, true);


--
-- Name: scene_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.scene_id_seq', 1, true);


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
-- Name: series series_device_id_key_key; Type: CONSTRAINT; Schema: history; Owner: -
--

ALTER TABLE ONLY history.series
    ADD CONSTRAINT series_device_id_key_key UNIQUE (device_id, key);


--
-- Name: series series_pkey; Type: CONSTRAINT; Schema: history; Owner: -
--

ALTER TABLE ONLY history.series
    ADD CONSTRAINT series_pkey PRIMARY KEY (id);


--
-- Name: access_grant access_grant_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.access_grant
    ADD CONSTRAINT access_grant_pkey PRIMARY KEY (id);


--
-- Name: activity activity_once; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.activity
    ADD CONSTRAINT activity_once PRIMARY KEY (device_id, part, at);


--
-- Name: api_token api_token_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.api_token
    ADD CONSTRAINT api_token_pkey PRIMARY KEY (id);


--
-- Name: api_token api_token_token_hash_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.api_token
    ADD CONSTRAINT api_token_token_hash_key UNIQUE (token_hash);


--
-- Name: arrangement arrangement_of_person; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.arrangement
    ADD CONSTRAINT arrangement_of_person PRIMARY KEY (person_id, kind);


--
-- Name: attempt attempt_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.attempt
    ADD CONSTRAINT attempt_pkey PRIMARY KEY (key);


--
-- Name: audit_head audit_head_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.audit_head
    ADD CONSTRAINT audit_head_pkey PRIMARY KEY (id);


--
-- Name: audit_pending audit_pending_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.audit_pending
    ADD CONSTRAINT audit_pending_pkey PRIMARY KEY (id);


--
-- Name: audit audit_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.audit
    ADD CONSTRAINT audit_pkey PRIMARY KEY (id);


--
-- Name: challenge challenge_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.challenge
    ADD CONSTRAINT challenge_pkey PRIMARY KEY (challenge_hash);


--
-- Name: command command_once; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.command
    ADD CONSTRAINT command_once UNIQUE (device_id, requester_kind, requester_id, message_id);


--
-- Name: command command_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.command
    ADD CONSTRAINT command_pkey PRIMARY KEY (id);


--
-- Name: contact_message contact_message_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.contact_message
    ADD CONSTRAINT contact_message_pkey PRIMARY KEY (id);


--
-- Name: device device_in_home; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.device
    ADD CONSTRAINT device_in_home UNIQUE (home_id, identifier);


--
-- Name: device device_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.device
    ADD CONSTRAINT device_pkey PRIMARY KEY (id);


--
-- Name: favourite favourite_of_person; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.favourite
    ADD CONSTRAINT favourite_of_person PRIMARY KEY (person_id, device_id, pin);


--
-- Name: home home_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.home
    ADD CONSTRAINT home_pkey PRIMARY KEY (id);


--
-- Name: installation installation_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.installation
    ADD CONSTRAINT installation_pkey PRIMARY KEY (id);


--
-- Name: join_code join_code_code_hash_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.join_code
    ADD CONSTRAINT join_code_code_hash_key UNIQUE (code_hash);


--
-- Name: join_code join_code_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.join_code
    ADD CONSTRAINT join_code_pkey PRIMARY KEY (id);


--
-- Name: kysely_migration_lock kysely_migration_lock_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);


--
-- Name: kysely_migration kysely_migration_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);


--
-- Name: live_ticket live_ticket_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.live_ticket
    ADD CONSTRAINT live_ticket_pkey PRIMARY KEY (ticket_hash);


--
-- Name: outbox outbox_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (id);


--
-- Name: pass pass_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.pass
    ADD CONSTRAINT pass_pkey PRIMARY KEY (id);


--
-- Name: passkey passkey_credential_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.passkey
    ADD CONSTRAINT passkey_credential_id_key UNIQUE (credential_id);


--
-- Name: passkey passkey_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.passkey
    ADD CONSTRAINT passkey_pkey PRIMARY KEY (id);


--
-- Name: person person_email_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.person
    ADD CONSTRAINT person_email_key UNIQUE (email);


--
-- Name: person person_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.person
    ADD CONSTRAINT person_pkey PRIMARY KEY (id);


--
-- Name: pin pin_of_device; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.pin
    ADD CONSTRAINT pin_of_device PRIMARY KEY (device_id, key);


--
-- Name: recovery_code recovery_code_of_person; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.recovery_code
    ADD CONSTRAINT recovery_code_of_person PRIMARY KEY (person_id, code_hash);


--
-- Name: replica replica_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.replica
    ADD CONSTRAINT replica_pkey PRIMARY KEY (id);


--
-- Name: reset_code reset_code_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.reset_code
    ADD CONSTRAINT reset_code_pkey PRIMARY KEY (person_id);


--
-- Name: room room_in_home; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.room
    ADD CONSTRAINT room_in_home UNIQUE (home_id, name_key);


--
-- Name: room room_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.room
    ADD CONSTRAINT room_pkey PRIMARY KEY (id);


--
-- Name: scene_pin scene_pin_once; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.scene_pin
    ADD CONSTRAINT scene_pin_once PRIMARY KEY (scene_id, device_id, pin);


--
-- Name: scene scene_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.scene
    ADD CONSTRAINT scene_pkey PRIMARY KEY (id);


--
-- Name: session session_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_pkey PRIMARY KEY (id);


--
-- Name: series_of_home; Type: INDEX; Schema: history; Owner: -
--

CREATE INDEX series_of_home ON history.series USING btree (home_id);


--
-- Name: access_grant_device_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX access_grant_device_id ON public.access_grant USING btree (device_id);


--
-- Name: access_grant_pass_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX access_grant_pass_id ON public.access_grant USING btree (pass_id);


--
-- Name: access_grant_person_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX access_grant_person_id ON public.access_grant USING btree (person_id);


--
-- Name: access_grant_room_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX access_grant_room_id ON public.access_grant USING btree (room_id);


--
-- Name: activity_of_home; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX activity_of_home ON public.activity USING btree (home_id, at);


--
-- Name: api_token_home_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX api_token_home_id ON public.api_token USING btree (home_id);


--
-- Name: api_token_person_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX api_token_person_id ON public.api_token USING btree (person_id);


--
-- Name: audit_of_home; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX audit_of_home ON public.audit USING btree (home_id, at) WHERE (home_id IS NOT NULL);


--
-- Name: command_living; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX command_living ON public.command USING btree (device_id, deadline_at) WHERE (outcome IS NULL);


--
-- Name: command_of_home; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX command_of_home ON public.command USING btree (home_id, begun_at);


--
-- Name: device_by_identifier; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX device_by_identifier ON public.device USING btree (identifier);


--
-- Name: device_by_room; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX device_by_room ON public.device USING btree (room_id);


--
-- Name: favourite_by_device; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX favourite_by_device ON public.favourite USING btree (device_id);


--
-- Name: pass_home_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX pass_home_id ON public.pass USING btree (home_id);


--
-- Name: passkey_by_person; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX passkey_by_person ON public.passkey USING btree (person_id);


--
-- Name: person_by_home; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX person_by_home ON public.person USING btree (home_id, role);


--
-- Name: pin_room; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX pin_room ON public.pin USING btree (room_id);


--
-- Name: scene_home_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX scene_home_id ON public.scene USING btree (home_id);


--
-- Name: scene_pin_device_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX scene_pin_device_id ON public.scene_pin USING btree (device_id);


--
-- Name: session_by_person; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX session_by_person ON public.session USING btree (person_id);


--
-- Name: session_pass_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX session_pass_id ON public.session USING btree (pass_id);


--
-- Name: sample_2026_10_pkey; Type: INDEX ATTACH; Schema: history; Owner: -
--

ALTER INDEX history.sample_pkey ATTACH PARTITION history.sample_2026_10_pkey;


--
-- Name: access_grant access_grant_device_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.access_grant
    ADD CONSTRAINT access_grant_device_id_fkey FOREIGN KEY (device_id) REFERENCES public.device(id) ON DELETE CASCADE;


--
-- Name: access_grant access_grant_pass_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.access_grant
    ADD CONSTRAINT access_grant_pass_id_fkey FOREIGN KEY (pass_id) REFERENCES public.pass(id) ON DELETE CASCADE;


--
-- Name: access_grant access_grant_person_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.access_grant
    ADD CONSTRAINT access_grant_person_id_fkey FOREIGN KEY (person_id) REFERENCES public.person(id) ON DELETE CASCADE;


--
-- Name: access_grant access_grant_room_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.access_grant
    ADD CONSTRAINT access_grant_room_id_fkey FOREIGN KEY (room_id) REFERENCES public.room(id) ON DELETE CASCADE;


--
-- Name: api_token api_token_home_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.api_token
    ADD CONSTRAINT api_token_home_id_fkey FOREIGN KEY (home_id) REFERENCES public.home(id) ON DELETE CASCADE;


--
-- Name: api_token api_token_person_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.api_token
    ADD CONSTRAINT api_token_person_id_fkey FOREIGN KEY (person_id) REFERENCES public.person(id) ON DELETE CASCADE;


--
-- Name: arrangement arrangement_person_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.arrangement
    ADD CONSTRAINT arrangement_person_id_fkey FOREIGN KEY (person_id) REFERENCES public.person(id) ON DELETE CASCADE;


--
-- Name: challenge challenge_person_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.challenge
    ADD CONSTRAINT challenge_person_id_fkey FOREIGN KEY (person_id) REFERENCES public.person(id) ON DELETE CASCADE;


--
-- Name: device device_home_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.device
    ADD CONSTRAINT device_home_id_fkey FOREIGN KEY (home_id) REFERENCES public.home(id) ON DELETE CASCADE;


--
-- Name: device device_room_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.device
    ADD CONSTRAINT device_room_id_fkey FOREIGN KEY (room_id) REFERENCES public.room(id) ON DELETE SET NULL;


--
-- Name: favourite favourite_device_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.favourite
    ADD CONSTRAINT favourite_device_id_fkey FOREIGN KEY (device_id) REFERENCES public.device(id) ON DELETE CASCADE;


--
-- Name: favourite favourite_person_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.favourite
    ADD CONSTRAINT favourite_person_id_fkey FOREIGN KEY (person_id) REFERENCES public.person(id) ON DELETE CASCADE;


--
-- Name: join_code join_code_device_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.join_code
    ADD CONSTRAINT join_code_device_id_fkey FOREIGN KEY (device_id) REFERENCES public.device(id) ON DELETE CASCADE;


--
-- Name: join_code join_code_home_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.join_code
    ADD CONSTRAINT join_code_home_id_fkey FOREIGN KEY (home_id) REFERENCES public.home(id) ON DELETE CASCADE;


--
-- Name: join_code join_code_made_by_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.join_code
    ADD CONSTRAINT join_code_made_by_fkey FOREIGN KEY (made_by) REFERENCES public.person(id) ON DELETE CASCADE;


--
-- Name: join_code join_code_room_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.join_code
    ADD CONSTRAINT join_code_room_id_fkey FOREIGN KEY (room_id) REFERENCES public.room(id) ON DELETE CASCADE;


--
-- Name: live_ticket live_ticket_session_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.live_ticket
    ADD CONSTRAINT live_ticket_session_id_fkey FOREIGN KEY (session_id) REFERENCES public.session(id) ON DELETE CASCADE;


--
-- Name: pass pass_home_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.pass
    ADD CONSTRAINT pass_home_id_fkey FOREIGN KEY (home_id) REFERENCES public.home(id) ON DELETE CASCADE;


--
-- Name: passkey passkey_person_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.passkey
    ADD CONSTRAINT passkey_person_id_fkey FOREIGN KEY (person_id) REFERENCES public.person(id) ON DELETE CASCADE;


--
-- Name: person person_home_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.person
    ADD CONSTRAINT person_home_id_fkey FOREIGN KEY (home_id) REFERENCES public.home(id) ON DELETE CASCADE;


--
-- Name: pin pin_device_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.pin
    ADD CONSTRAINT pin_device_id_fkey FOREIGN KEY (device_id) REFERENCES public.device(id) ON DELETE CASCADE;


--
-- Name: pin pin_room_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.pin
    ADD CONSTRAINT pin_room_id_fkey FOREIGN KEY (room_id) REFERENCES public.room(id) ON DELETE SET NULL;


--
-- Name: recovery_code recovery_code_person_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.recovery_code
    ADD CONSTRAINT recovery_code_person_id_fkey FOREIGN KEY (person_id) REFERENCES public.person(id) ON DELETE CASCADE;


--
-- Name: reset_code reset_code_person_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.reset_code
    ADD CONSTRAINT reset_code_person_id_fkey FOREIGN KEY (person_id) REFERENCES public.person(id) ON DELETE CASCADE;


--
-- Name: room room_home_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.room
    ADD CONSTRAINT room_home_id_fkey FOREIGN KEY (home_id) REFERENCES public.home(id) ON DELETE CASCADE;


--
-- Name: scene scene_home_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.scene
    ADD CONSTRAINT scene_home_id_fkey FOREIGN KEY (home_id) REFERENCES public.home(id) ON DELETE CASCADE;


--
-- Name: scene_pin scene_pin_device_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.scene_pin
    ADD CONSTRAINT scene_pin_device_id_fkey FOREIGN KEY (device_id) REFERENCES public.device(id) ON DELETE CASCADE;


--
-- Name: scene_pin scene_pin_scene_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.scene_pin
    ADD CONSTRAINT scene_pin_scene_id_fkey FOREIGN KEY (scene_id) REFERENCES public.scene(id) ON DELETE CASCADE;


--
-- Name: session session_pass_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_pass_id_fkey FOREIGN KEY (pass_id) REFERENCES public.pass(id) ON DELETE CASCADE;


--
-- Name: session session_person_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_person_id_fkey FOREIGN KEY (person_id) REFERENCES public.person(id) ON DELETE CASCADE;


--
-- PostgreSQL database dump complete
--
