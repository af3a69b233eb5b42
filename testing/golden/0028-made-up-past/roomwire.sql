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
-- Name: device_plan; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.device_plan (
    device_id integer NOT NULL,
    version text NOT NULL,
    entries text NOT NULL,
    until bigint NOT NULL,
    stored text NOT NULL
);


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
    units text DEFAULT ''::text NOT NULL,
    latitude integer,
    longitude integer,
    schedules_paused_until bigint,
    hold_s integer DEFAULT 7200 NOT NULL,
    made_up_until bigint
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
    expires_at bigint NOT NULL
);


--
-- Name: join_code_grant; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.join_code_grant (
    id integer NOT NULL,
    join_code_id integer NOT NULL,
    scope text NOT NULL,
    room_id integer,
    device_id integer,
    pin text,
    access_right text NOT NULL,
    start_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    windows text NOT NULL,
    paused_at bigint,
    CONSTRAINT join_code_grant_check CHECK (((pin IS NULL) OR (device_id IS NOT NULL))),
    CONSTRAINT join_code_grant_scope CHECK ((((scope = 'home'::text) AND (room_id IS NULL) AND (device_id IS NULL)) OR ((scope = 'room'::text) AND (room_id IS NOT NULL) AND (device_id IS NULL)) OR ((scope = 'device'::text) AND (room_id IS NULL) AND (device_id IS NOT NULL))))
);


--
-- Name: join_code_grant_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.join_code_grant_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: join_code_grant_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.join_code_grant_id_seq OWNED BY public.join_code_grant.id;


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
    not_with text,
    let_go_of bigint
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
-- Name: schedule; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.schedule (
    id integer NOT NULL,
    home_id integer NOT NULL,
    made_by integer,
    name text NOT NULL,
    rule text NOT NULL,
    pins text NOT NULL,
    lease_s integer,
    created_at bigint NOT NULL,
    next_at bigint,
    skip_at bigint,
    paused_at bigint,
    paused_why text,
    scene_id integer
);


--
-- Name: schedule_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.schedule_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: schedule_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.schedule_id_seq OWNED BY public.schedule.id;


--
-- Name: schedule_run; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.schedule_run (
    schedule_id integer NOT NULL,
    due_at bigint NOT NULL,
    begun_at bigint NOT NULL,
    outcome text
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
-- Name: join_code_grant id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.join_code_grant ALTER COLUMN id SET DEFAULT nextval('public.join_code_grant_id_seq'::regclass);


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
-- Name: schedule id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.schedule ALTER COLUMN id SET DEFAULT nextval('public.schedule_id_seq'::regclass);


--
-- Data for Name: rolled_day; Type: TABLE DATA; Schema: history; Owner: -
--



--
-- Data for Name: rolled_hour; Type: TABLE DATA; Schema: history; Owner: -
--



--
-- Data for Name: sample_2026_10; Type: TABLE DATA; Schema: history; Owner: -
--

INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1790856133003, 1);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (2, 1790856133002, 181000);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (3, 1790856133001, 0);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (4, 1790856133000, 1);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1790856133000, 0);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1790856133000, 72);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1790856133003, 0);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (8, 1790856133002, -61);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (9, 1790856133002, 3600);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (10, 1790856133001, 1);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (11, 1790856133011, 1);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (11, 1790856133003, 0);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (12, 1790856133001, 2);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (13, 1790856133004, 0);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (13, 1790856133003, 1);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1790856141019, NULL);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (2, 1790856141019, NULL);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (3, 1790856141019, NULL);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (4, 1790856141019, NULL);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1790856141019, NULL);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1790856141019, NULL);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1790856141019, NULL);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (8, 1790856141019, NULL);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (9, 1790856141019, NULL);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (10, 1790856141019, NULL);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (11, 1790856141019, NULL);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (12, 1790856141019, NULL);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (13, 1790856141019, NULL);


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

INSERT INTO public.access_grant (id, person_id, scope, room_id, device_id, access_right, start_at, expires_at, windows, paused_at, pass_id, pin) VALUES (1, 5, 'room', 1, NULL, 'arrange', 1790856020999, 1798632021000, '[]', NULL, NULL, NULL);
INSERT INTO public.access_grant (id, person_id, scope, room_id, device_id, access_right, start_at, expires_at, windows, paused_at, pass_id, pin) VALUES (2, 5, 'device', NULL, 3, 'arrange', 1790856020999, 1798632021000, '[]', NULL, NULL, '13');
INSERT INTO public.access_grant (id, person_id, scope, room_id, device_id, access_right, start_at, expires_at, windows, paused_at, pass_id, pin) VALUES (3, 6, 'device', NULL, 2, 'switch', 1790856020999, 1798632021000, '[]', NULL, NULL, NULL);
INSERT INTO public.access_grant (id, person_id, scope, room_id, device_id, access_right, start_at, expires_at, windows, paused_at, pass_id, pin) VALUES (4, 7, 'home', NULL, NULL, 'switch', 1790856020999, 1798632021000, '[]', NULL, NULL, NULL);
INSERT INTO public.access_grant (id, person_id, scope, room_id, device_id, access_right, start_at, expires_at, windows, paused_at, pass_id, pin) VALUES (5, 8, 'room', 1, NULL, 'see', 1790942424000, 1798632021000, '[{"days":[2,4],"from":"09:00","to":"12:00"}]', 1790856024000, NULL, NULL);
INSERT INTO public.access_grant (id, person_id, scope, room_id, device_id, access_right, start_at, expires_at, windows, paused_at, pass_id, pin) VALUES (6, 8, 'room', 2, NULL, 'see', 1790942424000, 1798632021000, '[{"days":[2,4],"from":"09:00","to":"12:00"}]', 1790856024000, NULL, NULL);
INSERT INTO public.access_grant (id, person_id, scope, room_id, device_id, access_right, start_at, expires_at, windows, paused_at, pass_id, pin) VALUES (7, 9, 'room', 2, NULL, 'switch', 1790856020999, 1798632021000, '[]', NULL, NULL, NULL);
INSERT INTO public.access_grant (id, person_id, scope, room_id, device_id, access_right, start_at, expires_at, windows, paused_at, pass_id, pin) VALUES (8, NULL, 'room', 1, NULL, 'see', 1790856020999, 1798632021000, '[{"days":[2,4],"from":"09:00","to":"12:00"}]', 1790856032000, 1, NULL);
INSERT INTO public.access_grant (id, person_id, scope, room_id, device_id, access_right, start_at, expires_at, windows, paused_at, pass_id, pin) VALUES (9, NULL, 'room', 2, NULL, 'see', 1790856020999, 1798632021000, '[{"days":[2,4],"from":"09:00","to":"12:00"}]', 1790856032000, 1, NULL);


--
-- Data for Name: activity; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.activity (home_id, device_id, part, at, value, cause, count, last_at) VALUES (2, 4, 'connection', 1790856133000, '1', 'device', 1, 1790856133000);
INSERT INTO public.activity (home_id, device_id, part, at, value, cause, count, last_at) VALUES (2, 3, 'connection', 1790856133001, '1', 'device', 1, 1790856133001);
INSERT INTO public.activity (home_id, device_id, part, at, value, cause, count, last_at) VALUES (2, 2, 'connection', 1790856133002, '1', 'device', 1, 1790856133002);
INSERT INTO public.activity (home_id, device_id, part, at, value, cause, count, last_at) VALUES (2, 2, '19', 1790856133004, '0', 'touch', 1, 1790856133004);
INSERT INTO public.activity (home_id, device_id, part, at, value, cause, count, last_at) VALUES (2, 4, 'connection', 1790856139019, '0', 'device', 1, 1790856139019);
INSERT INTO public.activity (home_id, device_id, part, at, value, cause, count, last_at) VALUES (2, 3, 'connection', 1790856139019, '0', 'device', 1, 1790856139019);
INSERT INTO public.activity (home_id, device_id, part, at, value, cause, count, last_at) VALUES (2, 2, 'connection', 1790856139019, '0', 'device', 1, 1790856139019);


--
-- Data for Name: api_token; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.api_token (id, person_id, home_id, label, token_right, token_hash, created_at, last_used_at) VALUES (1, 2, 2, 'Golden calendar', 'passes', 'zXPvLCG0X7DFhogzEBSiHV7oWaTlURUFWJ-SLIiqQ2w', 1790856057000, 1790856058000);


--
-- Data for Name: arrangement; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.arrangement (person_id, kind, ids, changed_at) VALUES (2, 'rooms', '1,2', 1790856036000);
INSERT INTO public.arrangement (person_id, kind, ids, changed_at) VALUES (3, 'devices', '4,2', 1790856037000);


--
-- Data for Name: attempt; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/address/OqpGQk_8fZiY75Xop0av63S8GocTEx_7h6am0qKBOIA', 2, 1790859727000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/asked/hour/7O7rWjXD_mObglM5jBurOBtPR_s0jnmPo5qgnypT1f8', 1, 1790859728000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/asked/day/7O7rWjXD_mObglM5jBurOBtPR_s0jnmPo5qgnypT1f8', 1, 1790942528000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/hour/OqpGQk_8fZiY75Xop0av63S8GocTEx_7h6am0qKBOIA', 2, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/day/OqpGQk_8fZiY75Xop0av63S8GocTEx_7h6am0qKBOIA', 2, 1790942400000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/all/IjbnsTmlQZhlUx_6oz_jakZ9Z8PHfX0nWjus22fV9M8', 2, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/visit/iSwhNBE2NUduu9JE74xLcszAJSQpX1mOyyrxt6kAbxA', 1, 1790859728000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/account/hour/WLpdw3QSVpZqTCLh-GtjwmolcvvKsAZO8Yu8nnfwUiI', 1, 1790859728000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/account/day/WLpdw3QSVpZqTCLh-GtjwmolcvvKsAZO8Yu8nnfwUiI', 1, 1790942528000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/all/IjbnsTmlQZhlUx_6oz_jakZ9Z8PHfX0nWjus22fV9M8', 2, 1790859727000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('passkey/address/OqpGQk_8fZiY75Xop0av63S8GocTEx_7h6am0qKBOIA', 2, 1790856964000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/hour/gi1qGQQnOYRBClZjMAQUDY4AToc0TWFdu4s1JZMAB7I', 0, 1790859616000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/day/gi1qGQQnOYRBClZjMAQUDY4AToc0TWFdu4s1JZMAB7I', 0, 1790942416000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('register/address/OqpGQk_8fZiY75Xop0av63S8GocTEx_7h6am0qKBOIA', 5, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('register/all/IjbnsTmlQZhlUx_6oz_jakZ9Z8PHfX0nWjus22fV9M8', 5, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/address/OqpGQk_8fZiY75Xop0av63S8GocTEx_7h6am0qKBOIA', 1, 1790856917000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/account/MaxT8A5IsdoWLaAOEYl7ctFHWs1f-93hQSg_HE_Lu-M', 0, 1790942419000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('socket/address/OqpGQk_8fZiY75Xop0av63S8GocTEx_7h6am0qKBOIA', 3, 1790856193009, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/account/LO3hGg3JpJZqGyYdlb7muqKb9mU4eVwqMRpYQqXk7Hs', 0, 1790942417000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/account/nMdPp5mt6vDSlOhsrcHqrC0SMD2sZVGBDZXA4xk7rbU', 1, 1790942456000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('password-again/account/0Ph7bz8iCPiASImEuPwdvqWl5V63K8fJnUwbbbiXVZA', 0, 1790942457000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('password-again/account/y8xBiVPN5_ZSXZ-J55U023Oe39yBdQ73j31Hyj4SRzc', 0, 1790942460000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('code/signed-in/y8xBiVPN5_ZSXZ-J55U023Oe39yBdQ73j31Hyj4SRzc', 0, 1790942461000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('password-again/account/INIwqU5BMlTSRkwTmRhUJh8ABEmwMv3KVX2mrhEJ_qg', 0, 1790942462000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('contact/address/OqpGQk_8fZiY75Xop0av63S8GocTEx_7h6am0qKBOIA', 1, 1790859726000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('join/address/OqpGQk_8fZiY75Xop0av63S8GocTEx_7h6am0qKBOIA', 1, 1790859627000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('join/account/rmbllXmsOvVNpY6dQvnk71aZEyXHTLYVW5bsDDetB84', 1, 1790859627000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('sms/address/OqpGQk_8fZiY75Xop0av63S8GocTEx_7h6am0qKBOIA', 1, 1790859727000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/asked/hour/nMdPp5mt6vDSlOhsrcHqrC0SMD2sZVGBDZXA4xk7rbU', 1, 1790859727000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/asked/day/nMdPp5mt6vDSlOhsrcHqrC0SMD2sZVGBDZXA4xk7rbU', 1, 1790942527000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/visit/wE4nxqpNRKWWh12w8v8OB02YZlFJb1iP-hI-rHi3Uq0', 1, 1790859727000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/account/hour/0Ph7bz8iCPiASImEuPwdvqWl5V63K8fJnUwbbbiXVZA', 1, 1790859727000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/account/day/0Ph7bz8iCPiASImEuPwdvqWl5V63K8fJnUwbbbiXVZA', 1, 1790942527000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('sms/number/u_Y067jb8F5SfmSsQFd6WeFlzKidL9DdGZp4y3Y8KNM', 1, 1790859727000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('sms/all/IjbnsTmlQZhlUx_6oz_jakZ9Z8PHfX0nWjus22fV9M8', 1, 1790942527000, 0);


--
-- Data for Name: audit; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (25, 1790856016000, 2, 2, 'family.created', '{"member":3}', 'CacYh100NYBDhWfQIEuPJ7yNU7GaoZzqapAtWGkvzSk');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (26, 1790856017000, 2, 3, 'session.started', '{}', 'WvafZriaDBFHCBfVBPXp0lHTItNEQoEJ3bmB5AZ8hPI');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (27, 1790856018000, 2, 2, 'family.created', '{"member":4}', '-zQ12i588qSL0QVwoqWkHPVoIPeUfYXfpf0MZjDsio8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (28, 1790856019000, 2, 4, 'session.started', '{}', 'FGzT8a39wFH9I44unXJR_ZvNcjaUJvdwB4wSkvobPNQ');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (29, 1790856020000, 2, 2, 'co_owner.added', '{"member":4}', '60lm_wO9mNq1Ul-joBQehIcLRIb1qHnY8ayppBIb6rs');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (30, 1790856021000, 2, 2, 'guest.created', '{"member":5,"rooms":[1],"devices":[],"pins":[{"device":3,"pin":"13"}],"expires_at":1798632021000}', 'Dy0otOFH4YnUVA4JPcVER5qWVuZTZWonxdgpa5nD1oA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (31, 1790856022000, 2, 2, 'guest.created', '{"member":6,"rooms":[],"devices":[2],"expires_at":1798632021000}', 'rLBHXGEXkxh5G1XTGoaXfRqh7WvBTQHaFZW0RHbxLHA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (32, 1790856023000, 2, 2, 'guest.created', '{"member":7,"rooms":[],"devices":[],"expires_at":1798632021000}', 'alxXo3FtB5SRYElhNcJO6EHaNQkJK4huqMrkwQDNAOQ');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (33, 1790856024000, 2, 2, 'guest.created', '{"member":8,"rooms":[1,2],"devices":[],"expires_at":1798632021000}', 'yvgNKbY_RYrYrLUF7CzcZp2vIMCUIfQ0dtu4CkYSWPY');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (34, 1790856025000, 2, 2, 'join_code.created', '{"join_code":1,"role":"guest","rooms":[2],"devices":[],"expires_at":1798632021000}', 'pIl-5W7rA4QKizsZWe0uygVYpJb5r43E-pN5N2eklqg');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (35, 1790856026000, NULL, 9, 'account.registered', '{"role":"guest"}', 'ifgRtunP8vxGEW4ZeEKu0pGd7NDCX5LhE452orvAYy8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (36, 1790856026000, NULL, 9, 'session.started', '{}', 'MPDSer0jg14GqCY1FYKbHuEDH9f6G4uIl0aoPK-llFc');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (37, 1790856027000, 2, 9, 'home.joined', '{"role":"guest"}', '-CwQV50V1-pebNpPXficzEV74FXkDj_BTployQrF7mM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (38, 1790856028000, 2, 2, 'join_code.created', '{"join_code":2,"role":"family"}', 'SXoTaGwaTEnLPMZwqu739gwBysEaGwTKjU6J7CwcucM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (39, 1790856029000, 2, 4, 'join_code.created', '{"join_code":3,"role":"guest","rooms":[1],"devices":[],"expires_at":1798632021000}', 'rmNl5xMuZfRpqFiq_kfGHsF6tTS930prWJ_0nvTjdwM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (40, 1790856030000, 2, 4, 'join_code.created', '{"join_code":4,"role":"guest","rooms":[],"devices":[3],"expires_at":1798632021000,"further":[{"rooms":[],"devices":[],"pins":[{"device":3,"pin":"13"}],"expires_at":1798632021000}]}', 'qMPZOeEc_y_ic3RNZ7_Q_Og91cWRbqz0HJBxnI8gqx0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (41, 1790856031000, NULL, 10, 'account.registered', '{"role":"family"}', '6Cfh4H6KvYPc1aTF7FKKh5B7qa6T92173Dxgxj9kVKU');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (42, 1790856031000, NULL, 10, 'session.started', '{}', 'eFaYFzTjM1w2YpW_i4qpB7Rb_K_o8QoCuYm9dN7Mq-M');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (43, 1790856032000, 2, 2, 'pass.created', '{"pass":1,"rooms":[1,2],"devices":[],"expires_at":1798632021000}', 'II6KPWede5o7drZtbNHla0QQhDjvTNAljlt6DGIp7A8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (44, 1790856033000, 2, NULL, 'pass.opened', '{"by_pass":1}', '6wYrPbLSQlrEZSNy5qkHXEU7inK86XEFKKisNXAck9k');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (45, 1790856034000, 3, 11, 'operator.created', '{}', 'i6tSV4br9KnZKgUflZPfCRZHCG4a2SnEhDENZa_wiQg');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (46, 1790856034000, 3, NULL, 'account.disabled', '{"member":11}', '9Msh8BAHxrzPLMNzbrZff-AsAfyn_2WAl9wYl8IjxRQ');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (47, 1790856034000, 2, 2, 'favourite.added', '{"device":2,"pin":"18"}', 'SLcKvDOh1H8vmVqALb9xM_iZuU9PihDIziEKkeUlXmQ');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (48, 1790856035000, 2, 3, 'favourite.added', '{"device":2,"pin":"19"}', 'IRml994kxqIPTLBpu2kyR7EhKXH8gsKs3stzP6r9blk');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (49, 1790856038000, 2, 2, 'device.pins_arranged', '{"device":2}', 'jNHJdexZH8NKNO0VmBPb95IUAFppMXYBQX-4GaYYkIQ');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (50, 1790856039000, 2, 2, 'schedule.created', '{"schedule":1}', 'v3p1HGjHfVphG1xPtsvJ4ci_Al7C-apJ4Z9t622HBjM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (51, 1790856040000, 2, 2, 'schedule.created', '{"schedule":2}', 'PJoWZHy4EFF1kIy3VTARr9hLNx8vfc8tch7TLbrZ1g0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (52, 1790856041000, 2, 2, 'schedule.created', '{"schedule":3}', 'F9e1yJbkS7dbh_kzL5Fx7-fj8w6yvBUc53-8VPNBbNs');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (53, 1790856042000, NULL, NULL, 'commands.sealed', '{"requested":[[1,2,"E3W9_Wn0JOeoPoVw"]]}', 'XUUFqiw_DfHr2TUTouOwtEpZ9-1lCTlGowgtRf2RJbE');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (54, 1790856042000, NULL, NULL, 'commands.sealed', '{"ended":[[1,2,"POl_znYkiEvZkSXL"]]}', 'juhw-KHCA7ekYQjEH43DF7AaH5ep-LleqlWWGMeTgIU');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (55, 1790856042000, 2, 2, 'schedule.skipped', '{"schedule":2}', 'b2--XL5ACaSaKK_amXQoU40IewjXqOlVdoHLBRfvJik');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (56, 1790856043000, 2, 2, 'schedule.paused', '{"schedule":3,"why":"person"}', 'sgC5FXsnjd_ouGBBRsKnj0qTruWIEOCfQeUKD9KYHJI');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (57, 1790856044000, 2, 2, 'schedules.paused', '{"until":1790942444000}', 'EcAqaaolNnGZxG8nLcflCOrgQtT0y8yHEkgq2PvSXo8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (58, 1790856045000, 2, 2, 'device.updated', '{"device":5,"name":true,"local_ip":false}', 'hbxU1lbmlG81kuHrqLD-ZyFDS_qeKzL3IowbD-J1bqM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (59, 1790856046000, 2, 2, 'device.removed', '{"device":5}', '4ByiKY3GFLLBrOMVLF5Xap3HHr_FhzPYNXML_VMfLks');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (60, 1790856047000, 2, 2, 'device.secret_reset', '{"device":5}', 'F34L2OZHAE1diumRuoA0RuIm1XyPfsKFCVPoMEqVPI4');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (61, 1790856048000, 2, 2, 'join_code.created', '{"join_code":5,"role":"family"}', 'Oc9iXIP87zd_Nzy4s-n49IJh2DwEL_0Ocfw3_VxEB60');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (62, 1790856049000, 2, 2, 'join_code.revoked', '{"join_code":5}', '0_G1HpxA_T1QjBzzHQbEpYdVLaTva-Zq94E0PY3vxk8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (63, 1790856050000, 2, 2, 'guest.created', '{"member":12,"rooms":[],"devices":[],"expires_at":1790942450000}', 'EhGNhYN8ungUH3qygncMnLN7A_AnXPntPz7i8DYN40w');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (64, 1790856051000, 2, 2, 'guest.deleted', '{"member":12}', 'ABaQjTuGIWZKDMR1AXYezDmf3jOHs2EZ56fXpZIj47I');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (65, 1790856052000, 4, 13, 'home.founded', '{}', 'HKZTcjk_vQr-XC_F-Yz8weh-xtuB6BiscFZJ4fYdA8o');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (66, 1790856052000, 4, 13, 'account.registered', '{"role":"user"}', 'rzhMOXAQv_oxyeYMPpiTxsm5blTej-fLqK9SkIoqosM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (67, 1790856052000, 4, 13, 'session.started', '{}', 'PdOug9fnGqXAOLq3FI34HOeXRaOuppo5tnsNIke685w');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (68, 1790856053000, 4, 13, 'home.deleted', '{"devices":0}', 'XjrNGxMy29ZJxIlhRxWvYDLFznoFcpxxSg3Dj_pgh-U');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (69, 1790856053000, 4, 13, 'account.deleted', '{}', '_PVa84Cq6HF4FUBpcPT8VxgKqSDj6Z83HQVs23DG1wM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (70, 1790856054000, 2, 3, 'session.started', '{}', 'A0OssYFiZ4-frGoqEtccxuPyVlKtYkmBQZ4G7ZDjy4o');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (71, 1790856055000, 2, 3, 'session.signed_out', '{}', '0pGwSY73WSAf_LpvKt31x8sVSLmeoVe4w3FBsg5h1K0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (72, 1790856056000, 2, 2, 'profile.changed', '{"mobile":false}', '0Q6JYKKHphsz2KaG5DijkRYFrVU78vfg2lG5X8Gf0c8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (73, 1790856056000, 2, 3, 'call.refused', '{"call":"GET /api/users/guest/list/{userId}","code":"forbidden","from":"ZZquX8Vo"}', 'beD0XsTtUruP_rkJQChCndSaDtmwYRFKyRUKRRJuY1g');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (74, 1790856056000, 2, 2, 'sign_in.refused', '{"why":"wrong_password","from":"ZZquX8Vo"}', 'B0Hkr-xtR6e4kw619L_8LcXCI-KErLG_3Vv6WhTfDpU');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (75, 1790856057000, 2, 2, 'token.created', '{"token":1,"right":"passes"}', 'GwN9gpYb5XIQoWThKstFJivIp1zH-y0VgfMySq88u4Q');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (76, 1790856059000, 2, 4, 'session.started', '{}', 'lPB6CatDQEp6Xt0jepA5iUHF9tKHDCRi7nCL-LDzRHI');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (77, 1790856061000, 2, 4, 'authenticator.enabled', '{}', 'YGt8Uwu1mrHKk6ebjsh409b1t3zG0uCP9ow_OX-MGRg');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (78, 1790856063000, 2, 3, 'passkey.added', '{"passkey":1}', '5U-4URswiqfpIIWUb_aj9pI4ZaslXdxekddst5zpDJs');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (79, 1790856065000, 2, 3, 'session.started', '{}', 'QaRFxADe1gmPe2maRoAQ0dt7qMOxTHX5VVbb1xrqc4M');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (80, 1790856127000, 2, 2, 'reset_code.sent', '{"by":"sms"}', 'gswR60MGd9zm9KC3sW7ox7IVetgbbTVaStImZHtpAOg');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (81, 1790856128000, 2, 7, 'reset_code.sent', '{"by":"mail"}', 'hTH7F0TpXtxxynbLVpk-uwRR4L5Q-E_E92t75Hp2hhg');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (82, 1790856133000, 2, NULL, 'device.connected', '{"device":4}', 'mZPDwngyFl9qQmXSqcZ5EXNelJkhOK0VS1fz8v5tj6w');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (83, 1790856133001, 2, NULL, 'device.connected', '{"device":3}', 'mI5m6BiBZxG4xZMrgmGYK3ObqYUGBBz3R5SiebUR5Mg');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (84, 1790856133002, 2, NULL, 'device.connected', '{"device":2}', 'xwF1oWDlIRn5W20UI-eXsS_vg-miEwYrDNxOI0zI584');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (85, 1790856133005, 2, 2, 'pin.renamed', '{"device":2,"pin":"18"}', 'DDrI2s-bKOPp0oRY1MPCjBb9Hb_apPjlB_enQi8oFNc');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (86, 1790856133005, 2, 2, 'pin.icon_changed', '{"device":2,"pin":"18"}', 'PLPQVH335xT53IhPkWbTa7tPg7HAmm6PmR8AfnjdfSQ');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (87, 1790856133006, 2, 2, 'pin.moved', '{"device":2,"pin":"25","room":2}', 'zauSF1huQCZTnkFdlIs2BVOuOGp0q1uzf6evivh61cs');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (88, 1790856133007, 2, 2, 'pin.time_set', '{"device":2,"pin":"19","on_for":1800}', 'CxrplXhiuZpUQTREccdLrlDWuoRofxTlH_WCuJlYIUM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (89, 1790856133008, 2, 2, 'device.static_ip_set', '{"device":2}', 'ZBNWj79Wz0yyqzn-n5ZO0T2aA1dIFkaBZql_Fn28uBA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (90, 1790856133009, NULL, NULL, 'commands.sealed', '{"requested":[[2,2,"YZR-ZwFgIPWjCYFX"]]}', 'yhWJ_UPdna24eze6eiVmScwKALzIu4TuS1rSEce9orU');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (91, 1790856133011, NULL, NULL, 'commands.sealed', '{"ended":[[2,2,"5sRsXrLBspSlRFlE"]]}', 'iJLv6KfbqP79e5bXhFGUNNP8vHYbbTL4JmzZqdzfx4s');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (92, 1790856133012, NULL, NULL, 'commands.sealed', '{"requested":[[3,2,"ahSuRc9F510xLNGF"]]}', 'sFWiv3OsX_oNcLgf95rX-ce5msk5Hm9591ojUKCvzlw');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (93, 1790856133013, NULL, NULL, 'commands.sealed', '{"ended":[[3,2,"GART25GXFFoUkCEc"]]}', 'zl3FukZ9IN8EdgE9S8iwnkHolM0AmwTi0DD6eRDtFB0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (94, 1790856133014, NULL, NULL, 'commands.sealed', '{"requested":[[4,2,"8RY1DMJKXqaiGr1n"]]}', 'FU0gNabyZynOpoRgb46mQjt3VPuqBWlWCjWJ5-mfOiA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (95, 1790856133015, NULL, NULL, 'commands.sealed', '{"requested":[[5,2,"Oazez8gw2IiB-SgP"]]}', 'VVgrbKMoiKwy35h1FsiIB3iljgv4Of-OVhKWsxE9hGo');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (96, 1790856139016, NULL, NULL, 'commands.sealed', '{"ended":[[4,2,"h97XnogxyPs7INx-"]]}', 'cgwF1Ot6vKCZ4bq5sxAcvMwG3gVLyqwMTSUp9Ve3OdI');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (97, 1790856139016, NULL, NULL, 'commands.sealed', '{"ended":[[5,2,"MyPS_zOAcK2Bkg_y"]]}', '38sPnhk-0kRLsv6IAjuUgkwdoB3DhZiTuFkceKRUf4Y');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (98, 1790856139016, NULL, NULL, 'commands.sealed', '{"requested":[[6,2,"fFNqjcutv6o7Y99L"]]}', 'mcslx47taLlZBvwmvRE1MQD8sK19oF2cJCsT4aY8fBU');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (99, 1790856139017, 2, 2, 'pin.let_go', '{"device":2,"pin":"18"}', '3V_G22RsIx-a6xAAblJWP2lBKqPgUqzMnOvSm9rQftM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (100, 1790856139017, NULL, NULL, 'commands.sealed', '{"requested":[[7,2,"7PACb20t24jTF9X2"]]}', 'rEG7au3Rp1KcdOhQONskIwhWW9UkmXHtp1-yw4fUO_0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (101, 1790856139017, NULL, NULL, 'commands.sealed', '{"ended":[[7,2,"OowO3EvoiHh_pqs7"]]}', 'AX4bpNOSbTNPqxIwzHeRbvg3OfwtNGK7_3DHzSQtxH8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (102, 1790856139018, 2, 2, 'scene.created', '{"scene":1}', 'FJbclbGqQJ-0hZDo6A7EkFcyCVrJHB1Xd1MGRL9Ruf8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (103, 1790856139018, NULL, NULL, 'commands.sealed', '{"requested":[[8,2,"nblsYf4VSfaXTV6j"]]}', 'mvXIK1Ny48Ozm_lCXGsLXjHeC2DmoYJC6CKGBf_yj70');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (104, 1790856139018, NULL, NULL, 'commands.sealed', '{"ended":[[8,2,"CTSNfQ1RdyEWjppn"]]}', 'v2FcrNgnaZ9rxy240D0xFVNtFWJo81lUAxhKKhcZnCw');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (105, 1790856139018, 2, 2, 'schedule.created', '{"schedule":4}', 'zOy8k6jc1x-nHZZAMx_zmQWI-RM3DL5m6-2b5u0IUPg');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (106, 1790856139018, 2, 2, 'scene.pressed', '{"scene":1,"done":0,"offline":1,"failed":0}', 'T7hOOosOgshrvPEiH1caVL1lnWdLXcU7pb28s5Vn23E');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (107, 1790856139019, 2, 2, 'device.registered', '{"device":6,"room":null}', 'JE0vh95wMHruC9c-A5n7x6xt-P35ehXdDhje_oCbeTw');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (108, 1790856140019, 2, 2, 'device.deleted', '{"device":6}', 'q_zF6Mg1V2CEBWbvBILJ8CfkquIaam0zyVbVX8ywCeg');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (109, 1790856141019, NULL, NULL, 'server.stopped', '{"replica":"7dkdkVtN"}', 'GXGpepQezF6p-_hHmUCr0eJ3J36aSJCI7jOF8YE2_M0');


--
-- Data for Name: audit_head; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.audit_head (id, count, link, seal, cut_count, cut_link, cut_at) VALUES (1, 109, 'GXGpepQezF6p-_hHmUCr0eJ3J36aSJCI7jOF8YE2_M0', 'pG26Kcy6s_dZSzYbQJ6BF2lg4gbwnwpVgwP7YhXy9PE', 24, 'rmjUm8aM7M02t4Pkc5-mbVzlCVb8CN7R3mQEqgsnXC0', 1790856016000);


--
-- Data for Name: audit_pending; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: challenge; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.challenge (challenge_hash, purpose, person_id, detail, expires_at, tries_left) VALUES ('_5XikNTEvFporPx-lqaMyWFra0WcfN6qFZ1wemZmCz8', 'passkey_sign_in', NULL, NULL, 1790856429000, 1);
INSERT INTO public.challenge (challenge_hash, purpose, person_id, detail, expires_at, tries_left) VALUES ('oV810SZLSdLa1pspyjKIbmdlFAXxq6zisGU2r-gm-TM', 'second_factor', 4, '{"remember":false}', 1790856430000, 5);


--
-- Data for Name: command; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count, lease_s, scene_id) VALUES (1, 2, 2, 'schedule', 1, 'schedule', '"1790856042000 SC-GOLDEN-1 18"', 'schedule', 'schedule', '18', 1, 1790856042000, 1790856047000, NULL, 'failed', 'The device was offline', 1790856042000, 1, 10800, NULL);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count, lease_s, scene_id) VALUES (2, 2, 2, 'person', 2, 'page', '"done"', '7dkdkVtN.6YjPTPspZx2JmKb_', 'on', '18', 1, 1790856133009, 1790856138009, 1790856133010, 'done', NULL, 1790856133011, 1, NULL, NULL);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count, lease_s, scene_id) VALUES (3, 2, 2, 'person', 2, 'page', '"failed"', '7dkdkVtN.6YjPTPspZx2JmKb_', 'off', '18', 0, 1790856133012, 1790856138012, NULL, 'failed', 'Relay is stuck', 1790856133013, 1, NULL, NULL);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count, lease_s, scene_id) VALUES (4, 2, 2, 'person', 3, 'page', '"superseded"', '7dkdkVtN.W0w_rSJGZuwiaKge', 'off', '18', 0, 1790856133014, 1790856138014, NULL, 'superseded', 'Replaced by a newer command', 1790856133015, 1, NULL, NULL);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count, lease_s, scene_id) VALUES (5, 2, 2, 'person', 2, 'page', '"expired"', '7dkdkVtN.6YjPTPspZx2JmKb_', 'on', '18', 1, 1790856133015, 1790856138015, NULL, 'expired', 'The device has not answered', 1790856139016, 1, NULL, NULL);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count, lease_s, scene_id) VALUES (6, 2, 2, 'person', 3, 'page', '"living"', '7dkdkVtN.W0w_rSJGZuwiaKge', 'off', '18', 0, 1790856139016, 1790856144016, NULL, NULL, NULL, NULL, 1, NULL, NULL);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count, lease_s, scene_id) VALUES (7, 2, 3, 'person', 2, 'page', '"for an hour"', '7dkdkVtN.2kga2VWKPl-GW_oi', 'on', '18', 1, 1790856139017, 1790856144017, NULL, 'done', NULL, 1790856139017, 1, 3600, NULL);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count, lease_s, scene_id) VALUES (8, 2, 5, 'person', 2, 'scene', '"together.jZlidMQ2qi-VO_vq SC-GOLDEN-4 21"', 'together.jZlidMQ2qi-VO_vq', 'scene', '21', 1, 1790856139018, 1790856144018, NULL, 'failed', 'The device was offline', 1790856139018, 1, 1800, 1);


--
-- Data for Name: contact_message; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.contact_message (id, name, email, message, written_at) VALUES (1, 'Visitor', 'visitor@golden.example', 'Is it
for sale?', 1790856126000);


--
-- Data for Name: device; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version, pin_changes, tank_litres, features, name_changes, stored_config) VALUES (1, 1, NULL, 'SC-GOLDEN-1', 'The same name next door', 'KRxyheqEWxoOCdiDtI371Y4CyfIF8uYsbm_7YCnD4GQ', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, 0, 0, 1790856001000, NULL, NULL, NULL, NULL, NULL, 0, '', NULL, '', 0, '');
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version, pin_changes, tank_litres, features, name_changes, stored_config) VALUES (5, 2, NULL, 'SC-GOLDEN-4', 'In its box', 'z9guD_JAB6uPSPvXzmDAh_0-mkqsyCQvMp8rc2aCYTA', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, 1, 0, 1790856008000, NULL, NULL, NULL, NULL, NULL, 2, '', NULL, '', 1, '');
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version, pin_changes, tank_litres, features, name_changes, stored_config) VALUES (6, 2, NULL, 'SC-GOLDEN-5', 'On its way out', 'RM6i4U8d5hnmoZ3OaI6I3pUOXsfqVtTF0rCJz6Ql75E', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, 1, 0, 1790856139019, NULL, 1790856140019, NULL, NULL, NULL, 0, '', NULL, '', 0, '');
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version, pin_changes, tank_litres, features, name_changes, stored_config) VALUES (2, 2, 1, 'SC-GOLDEN-1', 'Lights', 'r9t5d39dNGlTKFJhUAxjOBC6smhutgXBQhAIJCGeLDY', '192.168.1.40', '192.168.1.50', '192.168.1.1', '255.255.255.0', '192.168.1.2', '192.168.1.77', NULL, 'golden 1.2', 3600, -61, 181000, 0, 1790856139019, 1, 17, 1790856005000, 'nNDO2N5S9wyuQtymxnT190SV5T2mts6a9VhJ-12wDpI', NULL, '25,18,21,19', '7dkdkVtN', 1790856133002, 7, '9,2,1,1,0', NULL, 'lease,protect,schedules', 0, 'golden');
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version, pin_changes, tank_litres, features, name_changes, stored_config) VALUES (3, 2, 2, 'PC-GOLDEN-2', 'Fan', 'HjnCdIMvlJ035cp_3unHGUP7HyUVs_UnGBqUVmB46wg', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1790856139019, 1, 4, 1790856006000, 'nNDO2N5S9wyuQtymxnT190SV5T2mts6a9VhJ-12wDpI', NULL, NULL, '7dkdkVtN', 1790856133001, 1, '1,3,1,0,0', NULL, '', 0, '');
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version, pin_changes, tank_litres, features, name_changes, stored_config) VALUES (4, 2, 1, 'WLM-GOLDEN-3', 'Tank', 'G-mCJyb5GceAap8Fy3hgmirt-VDLK4iPIdECuIRJ9ek', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, '72%', NULL, NULL, NULL, NULL, 0, 1790856139019, 1, 2, 1790856007000, 'nNDO2N5S9wyuQtymxnT190SV5T2mts6a9VhJ-12wDpI', NULL, NULL, '7dkdkVtN', 1790856133000, 1, '1,1,1', 1200, '', 0, '');


--
-- Data for Name: device_plan; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.device_plan (device_id, version, entries, until, stored) VALUES (2, '_EsUPbShdHBz', '[[1,1790955022000,"18",1,10800,5400],[2,1790962200000,"18",1,10800,5400],[1,1791213981000,"18",1,10800,5400],[2,1791221400000,"18",1,10800,5400],[1,1791300256000,"18",1,10800,5400],[2,1791307800000,"18",1,10800,5400],[1,1791385943000,"18",1,10800,5400],[2,1791394200000,"18",1,10800,5400],[1,1791473184000,"18",1,10800,5400],[2,1791480600000,"18",1,10800,5400],[1,1791558581000,"18",1,10800,5400],[2,1791567000000,"18",1,10800,5400],[1,1791817519000,"18",1,10800,5400],[2,1791826200000,"18",1,10800,5400],[1,1791903445000,"18",1,10800,5400],[2,1791912600000,"18",1,10800,5400],[1,1791989781000,"18",1,10800,5400],[2,1791999000000,"18",1,10800,5400]]', 1792065733002, 'golden');


--
-- Data for Name: favourite; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.favourite (person_id, device_id, pin, added_at) VALUES (2, 2, '18', 1790856034000);
INSERT INTO public.favourite (person_id, device_id, pin, added_at) VALUES (3, 2, '19', 1790856035000);


--
-- Data for Name: home; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.home (id, founded_at, name, time_zone, currency, kwh_price, locale, units, latitude, longitude, schedules_paused_until, hold_s, made_up_until) VALUES (1, 1790856000000, '', '', NULL, NULL, '', '', NULL, NULL, NULL, 7200, NULL);
INSERT INTO public.home (id, founded_at, name, time_zone, currency, kwh_price, locale, units, latitude, longitude, schedules_paused_until, hold_s, made_up_until) VALUES (3, 1790856034000, '', '', NULL, NULL, '', '', NULL, NULL, NULL, 7200, NULL);
INSERT INTO public.home (id, founded_at, name, time_zone, currency, kwh_price, locale, units, latitude, longitude, schedules_paused_until, hold_s, made_up_until) VALUES (2, 1790856002000, 'Golden House', 'Asia/Kolkata', 'EUR', 3214, 'en-US', 'metric', 601699, 249384, 1790942444000, 5400, 1790856016000);


--
-- Data for Name: installation; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.installation (id, key_fingerprint, created_at) VALUES (1, 'QI0GJh6gKObd4EX8KwkUM_Qnv279Vvm8dU8ObS35aSs', 1790856000000);


--
-- Data for Name: join_code; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.join_code (id, code_hash, home_id, made_by, role, expires_at) VALUES (2, 'YMgKY2mp2v89cnLHVomXqBWMHY74FTZ40DLl0bBlZL4', 2, 2, 'family', 1790942428000);
INSERT INTO public.join_code (id, code_hash, home_id, made_by, role, expires_at) VALUES (3, 'phM0KXQxxztuytomFiX1ahX5C1yWzeHjjwNyLRosVw4', 2, 4, 'guest', 1790942429000);
INSERT INTO public.join_code (id, code_hash, home_id, made_by, role, expires_at) VALUES (4, 'wU1F1ntZztYEdPoEyKF0xtq9KQ2paIQ2XxdlStFG8V8', 2, 4, 'guest', 1790942430000);


--
-- Data for Name: join_code_grant; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.join_code_grant (id, join_code_id, scope, room_id, device_id, pin, access_right, start_at, expires_at, windows, paused_at) VALUES (2, 3, 'room', 1, NULL, NULL, 'switch', 1790856020999, 1798632021000, '[]', NULL);
INSERT INTO public.join_code_grant (id, join_code_id, scope, room_id, device_id, pin, access_right, start_at, expires_at, windows, paused_at) VALUES (3, 4, 'device', NULL, 3, NULL, 'switch', 1790856020999, 1798632021000, '[]', NULL);
INSERT INTO public.join_code_grant (id, join_code_id, scope, room_id, device_id, pin, access_right, start_at, expires_at, windows, paused_at) VALUES (4, 4, 'device', NULL, 3, '13', 'see', 1790856020999, 1798632021000, '[{"days":[2,4],"from":"09:00","to":"12:00"}]', 1790856030000);


--
-- Data for Name: kysely_migration; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0001-the-house', '2026-11-26T01:23:39.464Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0002-accounts-and-audit', '2026-11-26T01:23:39.490Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0003-standard-words', '2026-11-26T01:23:39.493Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0004-command-log', '2026-11-26T01:23:39.508Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0005-arranging', '2026-11-26T01:23:39.509Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0006-favourites', '2026-11-26T01:23:39.514Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0007-order', '2026-11-26T01:23:39.517Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0008-replica-leases', '2026-11-26T01:23:39.522Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0009-settings-version', '2026-11-26T01:23:39.523Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0010-audit-cut', '2026-11-26T01:23:39.524Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0011-homes-and-accounts', '2026-11-26T01:23:39.528Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0012-grants', '2026-11-26T01:23:39.538Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0013-passes', '2026-11-26T01:23:39.548Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0014-api-tokens', '2026-11-26T01:23:39.555Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0015-pin-grants', '2026-11-26T01:23:39.557Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0016-pin-rooms', '2026-11-26T01:23:39.558Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0017-activity', '2026-11-26T01:23:39.566Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0018-consumption', '2026-11-26T01:23:39.567Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0019-leases', '2026-11-26T01:23:39.570Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0020-home-forms', '2026-11-26T01:23:39.573Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0021-protection', '2026-11-26T01:23:39.575Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0022-scenes', '2026-11-26T01:23:39.585Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0023-schedules', '2026-11-26T01:23:39.599Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0024-holds', '2026-11-26T01:23:39.600Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0025-scheduled-scenes', '2026-11-26T01:23:39.601Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0026-plans', '2026-11-26T01:23:39.604Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0027-join-grants', '2026-11-26T01:23:39.615Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0028-made-up-past', '2026-11-26T01:23:39.616Z');


--
-- Data for Name: kysely_migration_lock; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration_lock (id, is_locked) VALUES ('migration_lock', 0);


--
-- Data for Name: live_ticket; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.live_ticket (ticket_hash, session_id, expires_at) VALUES ('MEEeFoMMtrhB-KKPb5HDXxIRF_t8e4P0cttGrX224KU', '74J6e6QR8n2ljPW4OWDUcA', 1790856161000);
INSERT INTO public.live_ticket (ticket_hash, session_id, expires_at) VALUES ('BgKMvNIxsfjfVr2gNKSCHPW_sLzU1o2nK32y8EEmkL0', '126nzilIo1zl6U8WSAliag', 1790856162000);


--
-- Data for Name: outbox; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (1, 'mail', 'owner@golden.example', 'A way into your Roomwire account has changed', 'On your Roomwire account an API token was made. If this was not you, reset your password at once and look at Settings: Ways to sign in, and API tokens.', 1790856057000);
INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (2, 'mail', 'co-owner@golden.example', 'A way into your Roomwire account has changed', 'On your Roomwire account an authenticator app was turned on. If this was not you, reset your password at once and look at Settings: Ways to sign in, and API tokens.', 1790856061000);
INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (3, 'mail', 'family@golden.example', 'A way into your Roomwire account has changed', 'On your Roomwire account a passkey was added. If this was not you, reset your password at once and look at Settings: Ways to sign in, and API tokens.', 1790856063000);
INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (4, 'sms', '+358401234567', NULL, 'Your Roomwire reset code is 663432. It is valid for 10 minutes. If you did not ask for it, ignore this message.', 1790856127000);
INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (5, 'mail', 'guest-of-home@golden.example', 'Your Roomwire reset code', 'Your Roomwire reset code is 210967. It is valid for 10 minutes. If you did not ask for it, ignore this message.', 1790856128000);


--
-- Data for Name: pass; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.pass (id, home_id, label, secret_hash, pin_hash, browsers_max, created_at) VALUES (1, 2, 'Cleaner · 清洁', 'ErgD2mzeubFKjEp6QcONiDTJvXmiSCcjKscLgH_DomA', '$argon2id$v=19$m=8,t=1,p=1$n0twLfYBm+PWaLg0j4x3ag$9R9rIVnqdOzMMTZe9pWNtfEmeWtljJ1LZcLJmvW7NXs', 1, 1790856032000);


--
-- Data for Name: passkey; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.passkey (id, credential_id, person_id, public_key, sign_count, transports, name, created_at, last_used_at) VALUES (1, 'nV2MTxjRh6Q1rNEcfRPYQQ', 3, 'pQECAyYgASFYIPiHMAc8mXqGxcXgNlom0eD-kZsMY7aprHFHp0ZFQNMDIlggYRxu2QopMuj7UbstEexsp9Wm0nEg3nyL3TmI_ehNqDQ', 1, '["internal"]', 'Golden phone', 1790856063000, 1790856065000);


--
-- Data for Name: person; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (1, 1, 'user', 'Golden neighbour <b>&', 'neighbour@golden.example', '$argon2id$v=19$m=8,t=1,p=1$yMLI0YF7CkGKPIRDI6elfA$RvKjBkoiS7Pr6q70hyg9J/a1vHUs0XF1+Yp1Lz5JnbY', NULL, NULL, NULL, NULL, NULL, 1790856000000, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (3, 2, 'family', 'Golden family <b>&', 'family@golden.example', '$argon2id$v=19$m=8,t=1,p=1$oc6tzZYpkgeTM7h46xGr+A$v+HKJqZBzuMC8ZiF0lNy4IxVWtIq4OvI14FdZp8OXfE', NULL, NULL, NULL, NULL, NULL, 1790856016000, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (5, 2, 'guest', 'Golden guest-of-room <b>&', 'guest-of-room@golden.example', '$argon2id$v=19$m=8,t=1,p=1$Z0BXH0QB1RmYsqc1I4oJxQ$YBPxpnatHjmAC2HXIoB6NAsitOf6Z1VHgjpErprRsvY', NULL, NULL, NULL, NULL, NULL, 1790856021000, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (6, 2, 'guest', 'Golden guest-of-device <b>&', 'guest-of-device@golden.example', '$argon2id$v=19$m=8,t=1,p=1$DAMk+JL9wB3Rs5RZvMExlw$BBouEn4J/wVYaz3bUhgdYOmdhcsudTLImejkOWz1MCM', NULL, NULL, NULL, NULL, NULL, 1790856022000, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (7, 2, 'guest', 'Golden guest-of-home <b>&', 'guest-of-home@golden.example', '$argon2id$v=19$m=8,t=1,p=1$l9EWaldwma3azmQm7wUy5g$3rHUsutner0nMmYIzoRs15zMgghZuNnbflgByt4Z88Y', NULL, NULL, NULL, NULL, NULL, 1790856023000, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (8, 2, 'guest', 'Golden guest-of-tomorrow <b>&', 'guest-of-tomorrow@golden.example', '$argon2id$v=19$m=8,t=1,p=1$xV9nNUGUZ03iqM86LbeTLQ$PwozpDrwdXssjGguV32HbAYzsoi7ymqpHVbjApShzBE', NULL, NULL, NULL, NULL, NULL, 1790856024000, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (9, 2, 'guest', 'Golden guest-by-code <b>&', 'guest-by-code@golden.example', '$argon2id$v=19$m=8,t=1,p=1$fhZMD/aG9TNGuXqxrYpHpw$h4jzMngGrTsw9XC/T14zM63e5pMXZfv+UV6e+HCAp5w', NULL, NULL, NULL, NULL, NULL, 1790856026000, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (10, NULL, 'family', 'Golden homeless <b>&', 'homeless@golden.example', '$argon2id$v=19$m=8,t=1,p=1$oBY7yC2xpbalXQUsJzmp2Q$t6AS3N8CWwcRgLAp21eJV4HcEqA0PzIb5sNS7+izfZE', NULL, NULL, NULL, NULL, NULL, 1790856031000, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (11, 3, 'super_admin', 'Closed', 'closed@golden.example', '$argon2id$v=19$m=8,t=1,p=1$ER5Kl657D5W9C0uFjNUMyw$NvBg2tc7DdQaYTdg+pOAVrMLsQJ6xHLwGO+FbuQ+qPs', NULL, NULL, NULL, NULL, NULL, 1790856034000, 1790856034000, NULL, NULL, NULL, 0);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (2, 2, 'user', 'Golden owner <b>&', 'owner@golden.example', '$argon2id$v=19$m=8,t=1,p=1$GJDwLXwuRmFdR1AhgALv/Q$cJE9S8Zu8Z+lQk2DbAVRbEO8Am6Vs4n5nbrUBs/YMYI', '+358401234567', 'Ring three times', 'Golden Street 1
00100 Helsinki', '7INdDaXFwC2oBjKPZoPSr-2A6Cy3SAILguUuBmCJV4SvJE93D9av', '1952-10-13', 1790856002000, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (4, 2, 'admin', 'Golden co-owner <b>&', 'co-owner@golden.example', '$argon2id$v=19$m=8,t=1,p=1$5bpB11c0aoSBxbqUEiJI9w$4Ol+eZ2B9q9DKntRJKL1cP5XSzw6vU2dgCLRpD04/TE', NULL, NULL, NULL, NULL, NULL, 1790856018000, NULL, 'uCnfubs0XX-uBYxglK3CzhyePcXfX_a5pycfltJ-J1iIGXqezv_NIH-DwD3hczA4-22QM0Tz37WxKDbI', 1790856061000, 59695202, 1);


--
-- Data for Name: pin; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of) VALUES (1, '18', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of) VALUES (1, '19', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of) VALUES (1, '21', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of) VALUES (1, '25', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of) VALUES (3, '21', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of) VALUES (5, '18', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of) VALUES (5, '19', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of) VALUES (5, '21', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of) VALUES (5, '25', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of) VALUES (4, 'pump', NULL, 0, 1790856133000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of) VALUES (4, 'led', NULL, 1, 1790856133000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of) VALUES (3, '19', NULL, 0, 1790856133001, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of) VALUES (3, '13', NULL, 2, 1790856133001, NULL, NULL, NULL, NULL, NULL, NULL, 55, NULL, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of) VALUES (2, '21', NULL, 0, 1790856133003, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1800, 240, 'before', '25', NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of) VALUES (2, '25', NULL, 1, 1790856133003, NULL, 2, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 2, NULL, NULL, NULL, '21', NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of) VALUES (2, '19', NULL, 0, 1790856133004, NULL, NULL, 1790856133004, 'touch', NULL, NULL, NULL, NULL, NULL, NULL, 1800, 1, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of) VALUES (2, '18', 'Ceiling light', 1, 1790856133011, 'ceiling_lamp', NULL, 1790856133011, 'page', 'person', 2, NULL, NULL, NULL, NULL, NULL, 2, NULL, NULL, NULL, NULL, 1790856133011);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of) VALUES (3, '18', NULL, 1, 1790856139017, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 7, 1790859739017, 'server', NULL, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of) VALUES (6, '18', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of) VALUES (6, '19', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of) VALUES (6, '21', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of) VALUES (6, '25', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL);


--
-- Data for Name: recovery_code; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'i9xR6-1M6JYOjNQIPJB2vLPInOkCXFlGw6AK4HDstVI');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'h58zkbNx28_lcbcBI229rR1MBLuv0EM3UMnKN4hhBDg');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'ZuHAyGe7zUb0ahNl2p0LBgwjQPfaIYhrl6_Fip0K7Ak');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'xTiofU3JTkN8U2oy04Z8NHVmCj7NamCqQmnMARQlMFI');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'mOI4lmYn5xxr1nfd0LtrjGUIFFn2sl-sTRklYOHgzwI');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'jF147M6zcwI3RoN1NiIxV4JKvClT1VFs6mzEf9QV8X4');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'mcFgdooc1nwJZ889uBTZolTTU5ffEsC5MkKX7TtjY6Q');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'rMkqLBIdEWSEnebX3LWczbtimXG-V7l8nZKd8VeBTkQ');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, '4Hn_V1X5G5OsrCzRxeXERd0YMXrXKLL2xcFObuZbflU');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, '7C0Kdademmc4mRxKicmJ2FX9GVC3eaQ-jpSxaPFlWpA');


--
-- Data for Name: replica; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: reset_code; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.reset_code (person_id, code_hash, browser_hash, asked_from, expires_at, tries_left) VALUES (2, 'ch9clLmPvzHn_RUS4l-Iyt0ueyNQ2DJykswb_USWL3E', 'ZMZiP2c-ifjjwwcdkh6YO8AvnrrWJN-3fb8QK399V-A', '127.0.0.1', 1790856727000, 5);
INSERT INTO public.reset_code (person_id, code_hash, browser_hash, asked_from, expires_at, tries_left) VALUES (7, 'hJZ3Un9AGZYg6bdFjup9kKHNa2n85KTaiFeaG-weRp4', 'afhbxsi9bLSAiwsPEKa218Lf9vTH0cARYI8fzwiLNwI', '127.0.0.1', 1790856728000, 5);


--
-- Data for Name: room; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.room (id, home_id, name, name_key, created_at) VALUES (1, 2, 'Living Room', 'living room', 1790856003000);
INSERT INTO public.room (id, home_id, name, name_key, created_at) VALUES (2, 2, 'Küche · 厨房', 'küche · 厨房', 1790856004000);


--
-- Data for Name: scene; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.scene (id, home_id, name, created_at) VALUES (1, 2, 'Golden hour · 黄金', 1790856139018);


--
-- Data for Name: scene_pin; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.scene_pin (scene_id, device_id, pin, place, state, for_s) VALUES (1, 5, '21', 0, 1, 1800);


--
-- Data for Name: schedule; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.schedule (id, home_id, made_by, name, rule, pins, lease_s, created_at, next_at, skip_at, paused_at, paused_why, scene_id) VALUES (1, 2, 2, 'Evening · 晚', '{"days":{"kind":"weekly","days":[1,2,3,4,5]},"time":{"kind":"sunset","offset":-15},"spread":10,"from":null,"until":null}', '[["SC-GOLDEN-1","18",1]]', 10800, 1790856039000, 1790869560000, NULL, NULL, NULL, NULL);
INSERT INTO public.schedule (id, home_id, made_by, name, rule, pins, lease_s, created_at, next_at, skip_at, paused_at, paused_why, scene_id) VALUES (2, 2, 2, 'Night', '{"days":{"kind":"weekly","days":[1,2,3,4,5]},"time":{"kind":"clock","at":"23:00"},"spread":0,"from":null,"until":null}', '[["SC-GOLDEN-1","18",1]]', 10800, 1790856040000, 1790875800000, 1790875800000, NULL, NULL, NULL);
INSERT INTO public.schedule (id, home_id, made_by, name, rule, pins, lease_s, created_at, next_at, skip_at, paused_at, paused_why, scene_id) VALUES (3, 2, 2, 'Garden', '{"days":{"kind":"weekly","days":[1,2,3,4,5]},"time":{"kind":"clock","at":"23:00"},"spread":0,"from":null,"until":null}', '[["SC-GOLDEN-1","18",1]]', 10800, 1790856041000, NULL, NULL, 1790856043000, 'person', NULL);
INSERT INTO public.schedule (id, home_id, made_by, name, rule, pins, lease_s, created_at, next_at, skip_at, paused_at, paused_why, scene_id) VALUES (4, 2, 2, 'New Year', '{"days":{"kind":"once","date":"2037-12-31"},"time":{"kind":"sunset","offset":0},"spread":0,"from":null,"until":null}', '[]', NULL, 1790856139018, 2145878520000, NULL, NULL, NULL, 1);


--
-- Data for Name: schedule_run; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.schedule_run (schedule_id, due_at, begun_at, outcome) VALUES (1, 1790856042000, 1790856042000, 'acted');


--
-- Data for Name: session; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('0cL9zEUo1u9Yp6ARPUJuBQ', 10, 1790856031000, 1790899231000, 'Golden browser', NULL, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('IMa9p7ycsYXD5jsKLfj-640Knx-G5zs2O2yWMpRq9bQ', NULL, 1790856033000, 1825416033000, 'Golden browser', NULL, 1);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('HYDfJAGopZ3848UgLQ3BGQ', 3, 1790856065000, 1790899265000, 'node', NULL, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('wO5UQ02BN1qlFTEozU_lkg', 1, 1790856000000, 1790899200000, 'Golden browser', 1790856127000, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('kKbdJqdlyITWQXdDXGA_Xg', 4, 1790856019000, 1790899219000, 'Golden browser', 1790856127000, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('j5slQ3wQajQnq86GWMeWYQ', 9, 1790856026000, 1790899226000, 'Golden browser', 1790856127000, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('xRpP6lRfDYIbZ_aY5rMPow', 4, 1790856059000, 1790899259000, 'Golden browser', 1790856127000, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('74J6e6QR8n2ljPW4OWDUcA', 2, 1790856002000, 1790899202000, 'Golden browser', 1790856141019, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('126nzilIo1zl6U8WSAliag', 3, 1790856017000, 1790899217000, 'Golden browser', 1790856141019, NULL);


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

SELECT pg_catalog.setval('public.audit_pending_id_seq', 99, true);


--
-- Name: command_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.command_id_seq', 8, true);


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
-- Name: join_code_grant_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.join_code_grant_id_seq', 4, true);


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
-- Name: schedule_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.schedule_id_seq', 4, true);


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
-- Name: device_plan device_plan_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.device_plan
    ADD CONSTRAINT device_plan_pkey PRIMARY KEY (device_id);


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
-- Name: join_code_grant join_code_grant_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.join_code_grant
    ADD CONSTRAINT join_code_grant_pkey PRIMARY KEY (id);


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
-- Name: schedule schedule_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.schedule
    ADD CONSTRAINT schedule_pkey PRIMARY KEY (id);


--
-- Name: schedule_run schedule_run_once; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.schedule_run
    ADD CONSTRAINT schedule_run_once PRIMARY KEY (schedule_id, due_at);


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
-- Name: join_code_grant_device_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX join_code_grant_device_id ON public.join_code_grant USING btree (device_id);


--
-- Name: join_code_grant_join_code_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX join_code_grant_join_code_id ON public.join_code_grant USING btree (join_code_id);


--
-- Name: join_code_grant_room_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX join_code_grant_room_id ON public.join_code_grant USING btree (room_id);


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
-- Name: schedule_due; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX schedule_due ON public.schedule USING btree (next_at) WHERE (next_at IS NOT NULL);


--
-- Name: schedule_home_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX schedule_home_id ON public.schedule USING btree (home_id);


--
-- Name: schedule_made_by; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX schedule_made_by ON public.schedule USING btree (made_by);


--
-- Name: schedule_run_begun; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX schedule_run_begun ON public.schedule_run USING btree (begun_at) WHERE (outcome IS NULL);


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
-- Name: device_plan device_plan_device_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.device_plan
    ADD CONSTRAINT device_plan_device_id_fkey FOREIGN KEY (device_id) REFERENCES public.device(id) ON DELETE CASCADE;


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
-- Name: join_code_grant join_code_grant_device_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.join_code_grant
    ADD CONSTRAINT join_code_grant_device_id_fkey FOREIGN KEY (device_id) REFERENCES public.device(id) ON DELETE CASCADE;


--
-- Name: join_code_grant join_code_grant_join_code_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.join_code_grant
    ADD CONSTRAINT join_code_grant_join_code_id_fkey FOREIGN KEY (join_code_id) REFERENCES public.join_code(id) ON DELETE CASCADE;


--
-- Name: join_code_grant join_code_grant_room_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.join_code_grant
    ADD CONSTRAINT join_code_grant_room_id_fkey FOREIGN KEY (room_id) REFERENCES public.room(id) ON DELETE CASCADE;


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
-- Name: schedule schedule_home_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.schedule
    ADD CONSTRAINT schedule_home_id_fkey FOREIGN KEY (home_id) REFERENCES public.home(id) ON DELETE CASCADE;


--
-- Name: schedule schedule_made_by_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.schedule
    ADD CONSTRAINT schedule_made_by_fkey FOREIGN KEY (made_by) REFERENCES public.person(id) ON DELETE SET NULL;


--
-- Name: schedule_run schedule_run_schedule_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.schedule_run
    ADD CONSTRAINT schedule_run_schedule_id_fkey FOREIGN KEY (schedule_id) REFERENCES public.schedule(id) ON DELETE CASCADE;


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
