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
    scene_id integer,
    catch_up integer DEFAULT 0 NOT NULL
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
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (11, 1790856133003, 0);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (12, 1790856133001, 2);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (13, 1790856133004, 0);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (13, 1790856133003, 1);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (11, 1790856133011, 1);
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

INSERT INTO public.api_token (id, person_id, home_id, label, token_right, token_hash, created_at, last_used_at) VALUES (1, 2, 2, 'Golden calendar', 'passes', 'L3PXicy5nrdIz3V5D0N7GOuQ7e9H1-0wq0yqzW6mtWs', 1790856057000, 1790856058000);


--
-- Data for Name: arrangement; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.arrangement (person_id, kind, ids, changed_at) VALUES (2, 'rooms', '1,2', 1790856036000);
INSERT INTO public.arrangement (person_id, kind, ids, changed_at) VALUES (3, 'devices', '4,2', 1790856037000);


--
-- Data for Name: attempt; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/address/CH0Css_dCyp5KpuCZuphnEDzL6TcTWXWNG8psyLiFpA', 2, 1790859727000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/asked/hour/bvIUtCZQuwB5LwQ0XMocVYZLJFowFE7sUiAlQREZc6Q', 1, 1790859728000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/asked/day/bvIUtCZQuwB5LwQ0XMocVYZLJFowFE7sUiAlQREZc6Q', 1, 1790942528000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/hour/CH0Css_dCyp5KpuCZuphnEDzL6TcTWXWNG8psyLiFpA', 2, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/day/CH0Css_dCyp5KpuCZuphnEDzL6TcTWXWNG8psyLiFpA', 2, 1790942400000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/all/lwwTCGMVW-BlkqoP5Fd92n4yWV30jeKs5Ve06VGRV6o', 2, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/visit/--mp0hn1Qy3xrIXc3VHgEzmJh-vRYvX0tUmCMFtOlbc', 1, 1790859728000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/account/hour/PfP7kDiql_TAbBy216WREtkAMGI5wXx2QlApLyZZSaw', 1, 1790859728000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/account/day/PfP7kDiql_TAbBy216WREtkAMGI5wXx2QlApLyZZSaw', 1, 1790942528000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/all/lwwTCGMVW-BlkqoP5Fd92n4yWV30jeKs5Ve06VGRV6o', 2, 1790859727000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('passkey/address/CH0Css_dCyp5KpuCZuphnEDzL6TcTWXWNG8psyLiFpA', 2, 1790856964000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/hour/889KMXS7qyhcBpAmmtLtmQxxkbyd2agpcx_lgnib8a8', 0, 1790859616000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/day/889KMXS7qyhcBpAmmtLtmQxxkbyd2agpcx_lgnib8a8', 0, 1790942416000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('register/address/CH0Css_dCyp5KpuCZuphnEDzL6TcTWXWNG8psyLiFpA', 5, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('register/all/lwwTCGMVW-BlkqoP5Fd92n4yWV30jeKs5Ve06VGRV6o', 5, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/address/CH0Css_dCyp5KpuCZuphnEDzL6TcTWXWNG8psyLiFpA', 1, 1790856917000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/account/dF9iGxkMb8k4FN9rLyYHVlOF-e4eSURUOFutI8lJaRQ', 0, 1790942419000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('socket/address/CH0Css_dCyp5KpuCZuphnEDzL6TcTWXWNG8psyLiFpA', 3, 1790856193009, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/account/6jhrlWOut0h2HXlEvQoBabfwP_pbGzRqDTH5jNzB87U', 0, 1790942417000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/account/Hojdj4W7xBqI6RAb5GzxfaJ-RFTw9ZxKCzevPopoPCk', 1, 1790942456000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('password-again/account/75KVXjVNAQLrreSNdMQqiYtzDkIJLgpVI4Dw-cRZ5uQ', 0, 1790942457000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('password-again/account/qf1dHtznRljtYpuVckwiAZJKG5L2Nl5Wl_r2dHsYgrs', 0, 1790942460000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('code/signed-in/qf1dHtznRljtYpuVckwiAZJKG5L2Nl5Wl_r2dHsYgrs', 0, 1790942461000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('password-again/account/tCagb3ziduScKVx5BTss9uIYGeFFdU61-d8L9p7bZF8', 0, 1790942462000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('contact/address/CH0Css_dCyp5KpuCZuphnEDzL6TcTWXWNG8psyLiFpA', 1, 1790859726000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('join/address/CH0Css_dCyp5KpuCZuphnEDzL6TcTWXWNG8psyLiFpA', 1, 1790859627000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('join/account/p6Bhq470cWg-SPXBFZYWCjQnG9aJ78RV7qOnAV0C218', 1, 1790859627000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('sms/address/CH0Css_dCyp5KpuCZuphnEDzL6TcTWXWNG8psyLiFpA', 1, 1790859727000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/asked/hour/Hojdj4W7xBqI6RAb5GzxfaJ-RFTw9ZxKCzevPopoPCk', 1, 1790859727000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/asked/day/Hojdj4W7xBqI6RAb5GzxfaJ-RFTw9ZxKCzevPopoPCk', 1, 1790942527000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/visit/Oq1cVLkMcUqJQcPuG661PVC3V12vJ8htWAgsGFj59mg', 1, 1790859727000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/account/hour/75KVXjVNAQLrreSNdMQqiYtzDkIJLgpVI4Dw-cRZ5uQ', 1, 1790859727000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/account/day/75KVXjVNAQLrreSNdMQqiYtzDkIJLgpVI4Dw-cRZ5uQ', 1, 1790942527000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('sms/number/O9xWA5Myv5t4nM82PkYJs4_ufmCIytcO4NDO1p_b1ic', 1, 1790859727000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('sms/all/lwwTCGMVW-BlkqoP5Fd92n4yWV30jeKs5Ve06VGRV6o', 1, 1790942527000, 0);


--
-- Data for Name: audit; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (25, 1790856016000, 2, 2, 'family.created', '{"member":3}', '6qNAhlEd6IVniuNC9kr5VsgSfYU3tJjqhSyzJMLJobI');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (26, 1790856017000, 2, 3, 'session.started', '{}', '6ZG58QC_aMQWD1-iP2ph894evNYA5BfVKoOzgj_qIpw');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (27, 1790856018000, 2, 2, 'family.created', '{"member":4}', 'b0LT5ezIJGgbDcelwHEV_3aNkvubg0jiPzjE-Zic2F8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (28, 1790856019000, 2, 4, 'session.started', '{}', 'dS02TlEOG7-c80f4nhT2uZuhumDNsdVtKL-ntmvPJ8Y');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (29, 1790856020000, 2, 2, 'co_owner.added', '{"member":4}', 'DpPLbFnX7VgEqamqVdpWM1GFTqS0nPPa83JlqfFeiBI');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (30, 1790856021000, 2, 2, 'guest.created', '{"member":5,"rooms":[1],"devices":[],"pins":[{"device":3,"pin":"13"}],"expires_at":1798632021000}', 'Ghq2QUlN5MJDY5wqAB_7kPEvWREkSJ8urdKSgk_M3qY');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (31, 1790856022000, 2, 2, 'guest.created', '{"member":6,"rooms":[],"devices":[2],"expires_at":1798632021000}', 'TSzuP16aTwC9Q2nXhr2GhCjd68JKTDpPjQNEjBIbWSA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (32, 1790856023000, 2, 2, 'guest.created', '{"member":7,"rooms":[],"devices":[],"expires_at":1798632021000}', 'aPM88Hwpf4o-cTKYdrvodNGic-yWlzjwnUwghpHWYPY');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (33, 1790856024000, 2, 2, 'guest.created', '{"member":8,"rooms":[1,2],"devices":[],"expires_at":1798632021000}', 'VmemjjaonhkFik1pYrSmJhIaDgDM3co0TLjcYzi6mZo');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (34, 1790856025000, 2, 2, 'join_code.created', '{"join_code":1,"role":"guest","rooms":[2],"devices":[],"expires_at":1798632021000}', 'TlrSuCVwG129YnhLVaK74KMsmFbWFeG_bD8j1FwgfTQ');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (35, 1790856026000, NULL, 9, 'account.registered', '{"role":"guest"}', 'VFZ6nPeHIdBsgysxNHOmYzY-Yy0NfPYZZ9Uq3Oijwdc');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (36, 1790856026000, NULL, 9, 'session.started', '{}', 'KG-g9kYcLFO2k9S1jv64JrDaKSM8kJUKY8oMz1px8Co');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (37, 1790856027000, 2, 9, 'home.joined', '{"role":"guest"}', 'xupJGltTrZD3GZ9RcIF21eMfgLwTnOTA9W2vFYbWIgY');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (38, 1790856028000, 2, 2, 'join_code.created', '{"join_code":2,"role":"family"}', 'mOawI9nCUjuu_MvxQMHGgADCi9d4M4nHzlws3PQDqa4');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (39, 1790856029000, 2, 4, 'join_code.created', '{"join_code":3,"role":"guest","rooms":[1],"devices":[],"expires_at":1798632021000}', 'zjPPGvqTE2VI4NOsPxIX164ndBTPUDYwgUAww6CkpGo');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (40, 1790856030000, 2, 4, 'join_code.created', '{"join_code":4,"role":"guest","rooms":[],"devices":[3],"expires_at":1798632021000,"further":[{"rooms":[],"devices":[],"pins":[{"device":3,"pin":"13"}],"expires_at":1798632021000}]}', 'h86iwOAsVX04U-cKL0gFJOWvcN6_PUriJk8rZc0HEfQ');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (41, 1790856031000, NULL, 10, 'account.registered', '{"role":"family"}', 'CgUaWJDezjTJS51uy8VwnvCEjj49Mwb-wjiI_a6Ykwk');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (42, 1790856031000, NULL, 10, 'session.started', '{}', 'W1rFN283UWF7dld22Wt8VVo5O_WDO8dI0sSkDvh5KFs');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (43, 1790856032000, 2, 2, 'pass.created', '{"pass":1,"rooms":[1,2],"devices":[],"expires_at":1798632021000}', 'kAFmOmJRFJNvDT4Eoz4zGz8aHBDj4n0U0bn-b0LhYKw');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (44, 1790856033000, 2, NULL, 'pass.opened', '{"by_pass":1}', 'e5UqzvDmGGO46vZL-oXvViJ0aep-7rYFUxF7E2gFtTg');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (45, 1790856034000, 3, 11, 'operator.created', '{}', 'hQAWsvzYkd8w35sN2VWboqWOaok-gjchSF7Qu8eLr-Y');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (46, 1790856034000, 3, NULL, 'account.disabled', '{"member":11}', 'JQbQ6eqCONcP9qq8Kbt-aaOo42xp7yk682EDN0Dl4II');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (47, 1790856034000, 2, 2, 'favourite.added', '{"device":2,"pin":"18"}', 'OjieGq54q8YgFJpr4fdR21GS7G1DQwbmtvFH8wpf87M');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (48, 1790856035000, 2, 3, 'favourite.added', '{"device":2,"pin":"19"}', 'z0-cnDC2zAuThmV__rw7msVZLgr4P5bNshMaF-ryFz8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (49, 1790856038000, 2, 2, 'device.pins_arranged', '{"device":2}', '2aNfLGfi5iSu6aDNC-Ryv9F22C9is6ad4rfeYpgZstI');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (50, 1790856039000, 2, 2, 'schedule.created', '{"schedule":1}', 'LlZ4RVhLy-AoVoZEu_qDJaJEuMWieiCDu5u7p8zVrN4');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (51, 1790856040000, 2, 2, 'schedule.created', '{"schedule":2}', 'MR4mk7DnAvnd5xPWknoytOXrctv9JXNk0QP74TlnSmI');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (52, 1790856041000, 2, 2, 'schedule.created', '{"schedule":3}', 'MxPa9kPKShYjHF-lqFjT9YaBxZd5mX6jBJZaJj2UtyY');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (53, 1790856042000, NULL, NULL, 'commands.sealed', '{"requested":[[1,2,"5OKlWlG7eybNiVZ-"]]}', 'zF-jjLWKZb-KrRnjEJzUMVS6-MPVtK6iw0EVpacL868');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (54, 1790856042000, NULL, NULL, 'commands.sealed', '{"ended":[[1,2,"1Q7WyKWEyQZrItZM"]]}', 'YlQBQLmGz9la8X2Scsgw2C-TfjNMxjTqLoWxNPxsvqM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (55, 1790856042000, 2, 2, 'schedule.skipped', '{"schedule":2}', 'lQEYzU-rbkpvMjYyTARfoWFfn9g9ALhL4HSwSZAq7Rc');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (56, 1790856043000, 2, 2, 'schedule.paused', '{"schedule":3,"why":"person"}', 'QSQtgwfFBaYBJzQpUckrvNst_TZPJhVBnhtAAbAvBWM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (57, 1790856044000, 2, 2, 'schedules.paused', '{"until":1790942444000}', '8bnfTj1B62V7u457r7us7C1XRMJ-5kX7da7NlMXwllQ');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (58, 1790856045000, 2, 2, 'device.updated', '{"device":5,"name":true,"local_ip":false}', '7lnPxRY7ZT4ZlLk6lQYMaFOpPd4CWYII0R0J4KM_lTI');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (59, 1790856046000, 2, 2, 'device.removed', '{"device":5}', 'ST4fvBSt8ncIJpCyIYKOp4tiSsAs3nNL3tnngMOtTR4');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (60, 1790856047000, 2, 2, 'device.secret_reset', '{"device":5}', 'Z6kWTLQgBmb136X3XhfEXJneP9xrCoJZEGkVHXyQbFQ');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (61, 1790856048000, 2, 2, 'join_code.created', '{"join_code":5,"role":"family"}', '5lsq5b3RC2Un5eKLxSXTMq-c-SanCT2b6GdSftF6gUg');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (62, 1790856049000, 2, 2, 'join_code.revoked', '{"join_code":5}', 'cES7BPjlhX1eYGGIRudf1MYnKHFPRsIwKP4dUB9fMtY');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (63, 1790856050000, 2, 2, 'guest.created', '{"member":12,"rooms":[],"devices":[],"expires_at":1790942450000}', 'jbx3Hhz4Ha2JPAeuhTlf7igqaFS860nU_-3LBukIe2Y');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (64, 1790856051000, 2, 2, 'guest.deleted', '{"member":12}', '7rVP9xQmkkGrVloZrp64iHtLEVGiXcGY_fsG8n_pYhc');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (80, 1790856127000, 2, 2, 'reset_code.sent', '{"by":"sms"}', 'W3fAJVnFxIwZBGVMmYqUixkducxSV1tU37Ip54HRdbA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (81, 1790856128000, 2, 7, 'reset_code.sent', '{"by":"mail"}', '0AUddUHMAwcC24XH_fre9NH_e1wpyMmkfQfp2mgIBaM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (82, 1790856133000, 2, NULL, 'device.connected', '{"device":4}', 'AAkDC5tRzoHVLIKMJMvVGsWu56TbjOPffEM2ZrsAh-s');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (83, 1790856133001, 2, NULL, 'device.connected', '{"device":3}', '77rVPOaq_obfDrk0UM9BYc8itW8kwa-MSTBJDock8d4');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (84, 1790856133002, 2, NULL, 'device.connected', '{"device":2}', '2Zpfew3EhT9f2VWJzgZM3Osk0EsZys6lvIpzYfMPwfI');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (90, 1790856133009, NULL, NULL, 'commands.sealed', '{"requested":[[2,2,"uLwYsttAKmu5Dced"]]}', 'lkdL8qPK523fP84RokHSaYgKtnaCgOBwiwOMnyqQ-0Y');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (91, 1790856133011, NULL, NULL, 'commands.sealed', '{"ended":[[2,2,"l0Ok9HeCLpkjJEEG"]]}', 'tcaA9iPjKM5p658vUHGsvORR_-UHy37JG8IFosS1SP8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (92, 1790856133012, NULL, NULL, 'commands.sealed', '{"requested":[[3,2,"lYKfPoqKmHogbk3_"]]}', 'LkLr_kYQLxM7e4oR59YTKQdYw3S4h7wFD6TLiWZhq8E');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (93, 1790856133013, NULL, NULL, 'commands.sealed', '{"ended":[[3,2,"Y-4NG3_foIcA64JG"]]}', '96hTuzxq71ctlXGS6CKUILLW7wcvnjrc16zeySiU6jA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (94, 1790856133014, NULL, NULL, 'commands.sealed', '{"requested":[[4,2,"c-1_5Fkp_4vg-E-D"]]}', 'py-6uLVtRdDJ2mqWRkfabJQMi9Ymsq_UDCG9b_8BCqc');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (65, 1790856052000, 4, 13, 'home.founded', '{}', 'FeNl6E2KkbFgCtSZRNn3LIXpY_xAi3myRAf0ND8XZoM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (66, 1790856052000, 4, 13, 'account.registered', '{"role":"user"}', '2MZJPEwjJsny23EEOkwjYl5oin_V0GaU_wl31KPJ7P0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (67, 1790856052000, 4, 13, 'session.started', '{}', 'I5U7cZYuyWT0TFUBRTACzcPBeGzXZ-TPGS4H3X5wvhg');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (68, 1790856053000, 4, 13, 'home.deleted', '{"devices":0}', 'hr4xtV7cGcvvYZJmnHFbmrLTvhALbu_jUMTPFekLu74');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (69, 1790856053000, 4, 13, 'account.deleted', '{}', 'B-NJ0P9EQXmDSJ81FD2EBidDnRO7N6PEbPPXVZo5zUE');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (70, 1790856054000, 2, 3, 'session.started', '{}', 'J3JjvMFvE4VGZI_TiOWNwqUuDOcFMLFhlbIGZL7WgfY');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (71, 1790856055000, 2, 3, 'session.signed_out', '{}', 'AkaF5BrvdALuKES2kL9U7ZYtGdZOrOJegMRzUv0QTMk');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (72, 1790856056000, 2, 2, 'profile.changed', '{"mobile":false}', 'x5gw_qNSMOI4I5vnLXa_0H3IpWhSJYXLoFQ8ML5SmbY');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (73, 1790856056000, 2, 3, 'call.refused', '{"call":"GET /api/users/guest/list/{userId}","code":"forbidden","from":"kP6Xea-y"}', 'hVXSK-IxCsQkh8BKbbZVcvJL3AqaCWWB_xAnf9ynB2c');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (74, 1790856056000, 2, 2, 'sign_in.refused', '{"why":"wrong_password","from":"kP6Xea-y"}', 'kI7saA3wto0Tf9PID7dYk3tPslpoteVY47I4tfM7Fzc');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (75, 1790856057000, 2, 2, 'token.created', '{"token":1,"right":"passes"}', 'aExaMfw8fcUnfn3Gybl-Thsn26oWYDLdLRXEPFijO_0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (76, 1790856059000, 2, 4, 'session.started', '{}', 'yalz2N1DZTbVdEJTxOIFmtNG_O9d7xRzKCRCjPy3fS4');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (77, 1790856061000, 2, 4, 'authenticator.enabled', '{}', '6-FLcc_mroukxxAvEdG9HgTX8s8NLFweqaFvDMzzyyg');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (78, 1790856063000, 2, 3, 'passkey.added', '{"passkey":1}', 'WEx751ec0Di-aDiOc9F5bZ7p2ydDCPPxpqSwpwPNnCI');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (79, 1790856065000, 2, 3, 'session.started', '{}', 'B0MhHTzCa54Xh_RBnOds7ldl3gEg1d-YsaT4pDT-fJk');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (85, 1790856133005, 2, 2, 'pin.renamed', '{"device":2,"pin":"18"}', 'vv-OESAGbmV-VhLN6ulU_6lZVOQLGkExXhSMf3LNTWI');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (86, 1790856133005, 2, 2, 'pin.icon_changed', '{"device":2,"pin":"18"}', 'uXfknHTA7I0v3plIkffi4ZRnO7bEiIEM8D91sKXq4zI');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (87, 1790856133006, 2, 2, 'pin.moved', '{"device":2,"pin":"25","room":2}', 'RzIE0wpQlcRSW6gZrPA4CNfF-0rM1rPXKK94GbMp8bc');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (88, 1790856133007, 2, 2, 'pin.time_set', '{"device":2,"pin":"19","on_for":1800}', 'LzJE-ZdawCv9Y40IWjYt4EUhbFZGfzHETMFzRAuafEs');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (89, 1790856133008, 2, 2, 'device.static_ip_set', '{"device":2}', 'D7FL0s7mEa_WM3bt3c2AElRPnKmDV_jbmQF7nrfz4tw');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (95, 1790856133015, NULL, NULL, 'commands.sealed', '{"requested":[[5,2,"Kt0-kseHoiDH12Of"]]}', 'dzF494DiuBFUL0mI6UV8mrPg6KQi_O04Y6yCP5GTRkA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (96, 1790856139016, NULL, NULL, 'commands.sealed', '{"ended":[[4,2,"-LFXnN8jwPOA7pyi"]]}', 'pEMWgBPPLa4ukY20hMVsJXrqUgcKyHfwPZVOikT9S8k');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (97, 1790856139016, NULL, NULL, 'commands.sealed', '{"ended":[[5,2,"KnHauhf68T0Kb73s"]]}', 'ZmnGH7CiyRxt5vt2g_0ZGRAERBV8ZuhGIuffJlLYq7w');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (98, 1790856139016, NULL, NULL, 'commands.sealed', '{"requested":[[6,2,"GRW6xona5ke5mYPA"]]}', 'COZHVPH_YPY21R5eF7M0RFA0UEpZHkP8PIgoXYaYx_E');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (99, 1790856139017, 2, 2, 'pin.let_go', '{"device":2,"pin":"18"}', '73RiBBmY40jyGj4Uv05mCAqIU6psOH6rdiLzU0oCTyY');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (100, 1790856139017, NULL, NULL, 'commands.sealed', '{"requested":[[7,2,"1mk-C03W9-Thm2El"]]}', 'WnpHy8aYw_bBxLshLiiRwV-Q-KZGj09dCaGHjkq_dm4');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (101, 1790856139017, NULL, NULL, 'commands.sealed', '{"ended":[[7,2,"AufWDJ-ZwkFy64kA"]]}', 'qMfD_vLNM5PDN-o33mvJdjZhz6Jht9RaY4BYhM38b0E');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (102, 1790856139018, 2, 2, 'scene.created', '{"scene":1}', 's05so2pNxbhZNy6eCnqdvY_91srJWtF8O8foOUWPUMU');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (103, 1790856139018, NULL, NULL, 'commands.sealed', '{"requested":[[8,2,"ckbVIT-FE0jOcv0c"]]}', '1gCl_3UBm0xzEJpzLrgIs27SYTkmol-jZPnHqHMqNbA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (104, 1790856139018, NULL, NULL, 'commands.sealed', '{"ended":[[8,2,"jqazbFeXV7CgX8n7"]]}', 'EpTXGSgpByEf430zgRoBuZMP9Mll06KYdMJRtova_mo');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (105, 1790856139018, 2, 2, 'schedule.created', '{"schedule":4}', 'U-hJaOFcE7AHXVWkAy-1N5xwTWCOsfbj8A_N6Sm985o');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (106, 1790856139018, 2, 2, 'scene.pressed', '{"scene":1,"done":0,"offline":1,"failed":0}', 'WmWdGKPpWzVIUUGW9UYzkxsL8Vav2_307JOi_Mdw4Zs');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (107, 1790856139019, 2, 2, 'device.registered', '{"device":6,"room":null}', 'obtsnHDRuwpZCpKWFc0qvYwjTMPOF581B4QTz1NWWbk');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (108, 1790856140019, 2, 2, 'device.deleted', '{"device":6}', 'l68D4evVeTa8rgHj1hpNC-ZHfr_l8oylxXFLvaveRcA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (109, 1790856141019, NULL, NULL, 'server.stopped', '{"replica":"lFjHhA51"}', 'OJxefZLX0dFG6vzpMjSJW9ZbVSBZgGP5dJtdVZUjb3E');


--
-- Data for Name: audit_head; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.audit_head (id, count, link, seal, cut_count, cut_link, cut_at) VALUES (1, 109, 'OJxefZLX0dFG6vzpMjSJW9ZbVSBZgGP5dJtdVZUjb3E', '567PlCe4JxGwLc1frDEcijcXvIjcdauOuOjKBIWPHoA', 24, 'EUC1WBNA3VOswARRmK-rPNF16E5ax5P1cKscWqHMPJQ', 1790856016000);


--
-- Data for Name: audit_pending; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: challenge; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.challenge (challenge_hash, purpose, person_id, detail, expires_at, tries_left) VALUES ('eOC42Stxidusrzz5g8PIkmbAV-0syzPeYdah3ESntqk', 'passkey_sign_in', NULL, NULL, 1790856429000, 1);
INSERT INTO public.challenge (challenge_hash, purpose, person_id, detail, expires_at, tries_left) VALUES ('lvOo-y1wWPr1HCYlhMwLAkzENkq77IiyJIoeejFHzo0', 'second_factor', 4, '{"remember":false}', 1790856430000, 5);


--
-- Data for Name: command; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count, lease_s, scene_id) VALUES (1, 2, 2, 'schedule', 1, 'schedule', '"1790856042000 SC-GOLDEN-1 18"', 'schedule', 'schedule', '18', 1, 1790856042000, 1790856047000, NULL, 'failed', 'The device was offline', 1790856042000, 1, 10800, NULL);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count, lease_s, scene_id) VALUES (2, 2, 2, 'person', 2, 'page', '"done"', 'lFjHhA51.6nyMWjviHgFrtgHU', 'on', '18', 1, 1790856133009, 1790856138009, 1790856133010, 'done', NULL, 1790856133011, 1, NULL, NULL);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count, lease_s, scene_id) VALUES (3, 2, 2, 'person', 2, 'page', '"failed"', 'lFjHhA51.6nyMWjviHgFrtgHU', 'off', '18', 0, 1790856133012, 1790856138012, NULL, 'failed', 'Relay is stuck', 1790856133013, 1, NULL, NULL);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count, lease_s, scene_id) VALUES (4, 2, 2, 'person', 3, 'page', '"superseded"', 'lFjHhA51._saVGthlyI9V22NS', 'off', '18', 0, 1790856133014, 1790856138014, NULL, 'superseded', 'Replaced by a newer command', 1790856133015, 1, NULL, NULL);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count, lease_s, scene_id) VALUES (5, 2, 2, 'person', 2, 'page', '"expired"', 'lFjHhA51.6nyMWjviHgFrtgHU', 'on', '18', 1, 1790856133015, 1790856138015, NULL, 'expired', 'The device has not answered', 1790856139016, 1, NULL, NULL);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count, lease_s, scene_id) VALUES (6, 2, 2, 'person', 3, 'page', '"living"', 'lFjHhA51._saVGthlyI9V22NS', 'off', '18', 0, 1790856139016, 1790856144016, NULL, NULL, NULL, NULL, 1, NULL, NULL);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count, lease_s, scene_id) VALUES (7, 2, 3, 'person', 2, 'page', '"for an hour"', 'lFjHhA51.3kMgPfQkhawDfZSr', 'on', '18', 1, 1790856139017, 1790856144017, NULL, 'done', NULL, 1790856139017, 1, 3600, NULL);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count, lease_s, scene_id) VALUES (8, 2, 5, 'person', 2, 'scene', '"together._3OXBOJNK7GxfJho SC-GOLDEN-4 21"', 'together._3OXBOJNK7GxfJho', 'scene', '21', 1, 1790856139018, 1790856144018, NULL, 'failed', 'The device was offline', 1790856139018, 1, 1800, 1);


--
-- Data for Name: contact_message; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.contact_message (id, name, email, message, written_at) VALUES (1, 'Visitor', 'visitor@golden.example', 'Is it
for sale?', 1790856126000);


--
-- Data for Name: device; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version, pin_changes, tank_litres, features, name_changes, stored_config) VALUES (1, 1, NULL, 'SC-GOLDEN-1', 'The same name next door', 'iQC-bYcNmQOAU7wjj0ueyRtUqaaijkXfgUoKECSxSpQ', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, 0, 0, 1790856001000, NULL, NULL, NULL, NULL, NULL, 0, '', NULL, '', 0, '');
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version, pin_changes, tank_litres, features, name_changes, stored_config) VALUES (5, 2, NULL, 'SC-GOLDEN-4', 'In its box', '1ENP_X3P61_GC_pRiYaKD-ezTEaAk0Pe0tmjRCc9uDU', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, 1, 0, 1790856008000, NULL, NULL, NULL, NULL, NULL, 2, '', NULL, '', 1, '');
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version, pin_changes, tank_litres, features, name_changes, stored_config) VALUES (6, 2, NULL, 'SC-GOLDEN-5', 'On its way out', 'uU-V3Xs3cRDDxEkQpogf_KLOhnHzsmeQVdZzZ963lDs', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, 1, 0, 1790856139019, NULL, 1790856140019, NULL, NULL, NULL, 0, '', NULL, '', 0, '');
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version, pin_changes, tank_litres, features, name_changes, stored_config) VALUES (2, 2, 1, 'SC-GOLDEN-1', 'Lights', 'TYx-3EEVVs6R3Gbws9BuSq1p9-uJeHf0E4WchksxhpM', '192.168.1.40', '192.168.1.50', '192.168.1.1', '255.255.255.0', '192.168.1.2', '192.168.1.77', NULL, 'golden 1.2', 3600, -61, 181000, 0, 1790856139019, 1, 17, 1790856005000, 'TleBdsIJjYn3bjBt7wG50QJVP5wRWnRPe1QmNRp2HMY', NULL, '25,18,21,19', 'lFjHhA51', 1790856133002, 7, '9,2,1,1,0', NULL, 'lease,protect,schedules', 0, 'golden');
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version, pin_changes, tank_litres, features, name_changes, stored_config) VALUES (3, 2, 2, 'PC-GOLDEN-2', 'Fan', '2XUVEoEV4QqC0WLFFSnc82KJgtrA0A03MKXEcl2l7ms', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1790856139019, 1, 4, 1790856006000, 'TleBdsIJjYn3bjBt7wG50QJVP5wRWnRPe1QmNRp2HMY', NULL, NULL, 'lFjHhA51', 1790856133001, 1, '1,3,1,0,0', NULL, '', 0, '');
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version, pin_changes, tank_litres, features, name_changes, stored_config) VALUES (4, 2, 1, 'WLM-GOLDEN-3', 'Tank', '7k92Q4d4n6pxzmDav_viNtq0G8g1UWu8fEp3nXAvJp8', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, '72%', NULL, NULL, NULL, NULL, 0, 1790856139019, 1, 2, 1790856007000, 'TleBdsIJjYn3bjBt7wG50QJVP5wRWnRPe1QmNRp2HMY', NULL, NULL, 'lFjHhA51', 1790856133000, 1, '1,1,1', 1200, '', 0, '');


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

INSERT INTO public.installation (id, key_fingerprint, created_at) VALUES (1, 'TZ6IqXPHEDDDCOBVKmTWCJy9flatlxRlbPrRKgYN8wA', 1790856000000);


--
-- Data for Name: join_code; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.join_code (id, code_hash, home_id, made_by, role, expires_at) VALUES (2, '8S7Y656TM4tjiqd17KEhG4CgmnNmGjaSZDdeJ-94CM8', 2, 2, 'family', 1790942428000);
INSERT INTO public.join_code (id, code_hash, home_id, made_by, role, expires_at) VALUES (3, 'tjnhQh26iXVFhUqmcIWdYmwxMG7SLAozkILeice8guk', 2, 4, 'guest', 1790942429000);
INSERT INTO public.join_code (id, code_hash, home_id, made_by, role, expires_at) VALUES (4, 'dMBH0ZN4mdPUJEBfiujfJZDrWH_CLlHHe5REOUWd-Oo', 2, 4, 'guest', 1790942430000);


--
-- Data for Name: join_code_grant; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.join_code_grant (id, join_code_id, scope, room_id, device_id, pin, access_right, start_at, expires_at, windows, paused_at) VALUES (2, 3, 'room', 1, NULL, NULL, 'switch', 1790856020999, 1798632021000, '[]', NULL);
INSERT INTO public.join_code_grant (id, join_code_id, scope, room_id, device_id, pin, access_right, start_at, expires_at, windows, paused_at) VALUES (3, 4, 'device', NULL, 3, NULL, 'switch', 1790856020999, 1798632021000, '[]', NULL);
INSERT INTO public.join_code_grant (id, join_code_id, scope, room_id, device_id, pin, access_right, start_at, expires_at, windows, paused_at) VALUES (4, 4, 'device', NULL, 3, '13', 'see', 1790856020999, 1798632021000, '[{"days":[2,4],"from":"09:00","to":"12:00"}]', 1790856030000);


--
-- Data for Name: kysely_migration; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0001-the-house', '2026-11-26T07:07:10.537Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0002-accounts-and-audit', '2026-11-26T07:07:10.575Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0003-standard-words', '2026-11-26T07:07:10.578Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0004-command-log', '2026-11-26T07:07:10.602Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0005-arranging', '2026-11-26T07:07:10.603Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0006-favourites', '2026-11-26T07:07:10.610Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0007-order', '2026-11-26T07:07:10.615Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0008-replica-leases', '2026-11-26T07:07:10.621Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0009-settings-version', '2026-11-26T07:07:10.622Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0010-audit-cut', '2026-11-26T07:07:10.623Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0011-homes-and-accounts', '2026-11-26T07:07:10.626Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0012-grants', '2026-11-26T07:07:10.639Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0013-passes', '2026-11-26T07:07:10.652Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0014-api-tokens', '2026-11-26T07:07:10.663Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0015-pin-grants', '2026-11-26T07:07:10.665Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0016-pin-rooms', '2026-11-26T07:07:10.667Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0017-activity', '2026-11-26T07:07:10.676Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0018-consumption', '2026-11-26T07:07:10.677Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0019-leases', '2026-11-26T07:07:10.679Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0020-home-forms', '2026-11-26T07:07:10.683Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0021-protection', '2026-11-26T07:07:10.685Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0022-scenes', '2026-11-26T07:07:10.709Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0023-schedules', '2026-11-26T07:07:10.731Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0024-holds', '2026-11-26T07:07:10.732Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0025-scheduled-scenes', '2026-11-26T07:07:10.734Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0026-plans', '2026-11-26T07:07:10.745Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0027-join-grants', '2026-11-26T07:07:10.761Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0028-made-up-past', '2026-11-26T07:07:10.762Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0029-catch-up', '2026-11-26T07:07:10.763Z');


--
-- Data for Name: kysely_migration_lock; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration_lock (id, is_locked) VALUES ('migration_lock', 0);


--
-- Data for Name: live_ticket; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.live_ticket (ticket_hash, session_id, expires_at) VALUES ('WCIbaFmZsXeWCoOdc8yAzUrIfp1zyfsz9qW59fasHN0', 'oNVy0o_xissaXRD4rOzYFQ', 1790856161000);
INSERT INTO public.live_ticket (ticket_hash, session_id, expires_at) VALUES ('VUKT18UeNI83-8JJNGC28ocC8zNswjkbDTfOL_RFuss', '4IdTmOKSHQ_yWHcN56DHeg', 1790856162000);


--
-- Data for Name: outbox; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (1, 'mail', 'owner@golden.example', 'A way into your Roomwire account has changed', 'On your Roomwire account an API token was made. If this was not you, reset your password at once and look at Settings: Ways to sign in, and API tokens.', 1790856057000);
INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (2, 'mail', 'co-owner@golden.example', 'A way into your Roomwire account has changed', 'On your Roomwire account an authenticator app was turned on. If this was not you, reset your password at once and look at Settings: Ways to sign in, and API tokens.', 1790856061000);
INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (3, 'mail', 'family@golden.example', 'A way into your Roomwire account has changed', 'On your Roomwire account a passkey was added. If this was not you, reset your password at once and look at Settings: Ways to sign in, and API tokens.', 1790856063000);
INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (4, 'sms', '+358401234567', NULL, 'Your Roomwire reset code is 623682. It is valid for 10 minutes. If you did not ask for it, ignore this message.', 1790856127000);
INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (5, 'mail', 'guest-of-home@golden.example', 'Your Roomwire reset code', 'Your Roomwire reset code is 093435. It is valid for 10 minutes. If you did not ask for it, ignore this message.', 1790856128000);


--
-- Data for Name: pass; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.pass (id, home_id, label, secret_hash, pin_hash, browsers_max, created_at) VALUES (1, 2, 'Cleaner · 清洁', 'uvKQEe9YcSsX-MmLoD7_-gChF4zAEApe4eoURvi8cRM', '$argon2id$v=19$m=8,t=1,p=1$A1EKzDgcv5ZqfAjD253tFQ$2Z/SXV8A80076NEN8SY3c4PUWj6G7KOELQdeRh5duSQ', 1, 1790856032000);


--
-- Data for Name: passkey; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.passkey (id, credential_id, person_id, public_key, sign_count, transports, name, created_at, last_used_at) VALUES (1, 'Lz4P7OmrxLeK9ahGkCSYMA', 3, 'pQECAyYgASFYID4j6tSk0Q6TP0pP_gx1ZYTtNQZRZ5_lSEfaeXSWLSvZIlggyvjhoHBYSzsGAz_potFCaRgIBFcVtgOvTbguohWD41Y', 1, '["internal"]', 'Golden phone', 1790856063000, 1790856065000);


--
-- Data for Name: person; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (1, 1, 'user', 'Golden neighbour <b>&', 'neighbour@golden.example', '$argon2id$v=19$m=8,t=1,p=1$q3yYqe0B66W7OgHsZ+0UFA$mNfnKPqOTujeFNDNdxtNE0hIbDTSjZ+2PTu+dZjCTqM', NULL, NULL, NULL, NULL, NULL, 1790856000000, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (3, 2, 'family', 'Golden family <b>&', 'family@golden.example', '$argon2id$v=19$m=8,t=1,p=1$wFoW6ErhptU3cnwrY2qxVQ$S0Ef2TIFg7hjmsj0wO3hemgRkKuElwlexOn2XS7OWlU', NULL, NULL, NULL, NULL, NULL, 1790856016000, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (5, 2, 'guest', 'Golden guest-of-room <b>&', 'guest-of-room@golden.example', '$argon2id$v=19$m=8,t=1,p=1$76IZVC94MfyMxPHKsWR6oQ$CSxxAM6zvfqfvDYQqgIrcIq3E1OJ/mR2UqxGayzEGzI', NULL, NULL, NULL, NULL, NULL, 1790856021000, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (6, 2, 'guest', 'Golden guest-of-device <b>&', 'guest-of-device@golden.example', '$argon2id$v=19$m=8,t=1,p=1$6L+UnL1Q2DzHUqQb/8uDgA$hE2tiWL17j0NYLCTz+St4FJkXNs0P3xps8CfNxN9s+Q', NULL, NULL, NULL, NULL, NULL, 1790856022000, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (7, 2, 'guest', 'Golden guest-of-home <b>&', 'guest-of-home@golden.example', '$argon2id$v=19$m=8,t=1,p=1$7Jl6vHpvM0ECjjcSN1nusA$ARENbyFhm+fC9STvuz/YTMFRPunKgEJ0TYRuAwgnxOk', NULL, NULL, NULL, NULL, NULL, 1790856023000, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (8, 2, 'guest', 'Golden guest-of-tomorrow <b>&', 'guest-of-tomorrow@golden.example', '$argon2id$v=19$m=8,t=1,p=1$n9e9f/Bjyev3ro6Lu4/w6A$u6Zenc50vNVWJvWbpHt96RPEMu2Gns66YsLsN6LEXTE', NULL, NULL, NULL, NULL, NULL, 1790856024000, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (9, 2, 'guest', 'Golden guest-by-code <b>&', 'guest-by-code@golden.example', '$argon2id$v=19$m=8,t=1,p=1$pKxuwns5ypvnZeDATxOhww$cK/inVZrvlBa5au/x9fkpQa3fDpCD2byVmsaDRwetH4', NULL, NULL, NULL, NULL, NULL, 1790856026000, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (10, NULL, 'family', 'Golden homeless <b>&', 'homeless@golden.example', '$argon2id$v=19$m=8,t=1,p=1$T6ImF3xVqvHGKd9n0hcJ9g$uDTCKaWemK1eTAYGCvn5p2b1ZqIBCCO0blChNdl2G4o', NULL, NULL, NULL, NULL, NULL, 1790856031000, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (11, 3, 'super_admin', 'Closed', 'closed@golden.example', '$argon2id$v=19$m=8,t=1,p=1$XW8Lof6IaH5w+jBjPlQObQ$Y4AWM1cbuSFmvEvIDns3hKDMTZ8U5pi/PGAnzz44Oeo', NULL, NULL, NULL, NULL, NULL, 1790856034000, 1790856034000, NULL, NULL, NULL, 0);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (2, 2, 'user', 'Golden owner <b>&', 'owner@golden.example', '$argon2id$v=19$m=8,t=1,p=1$SydtXWJxOna/xUHnmb/nRQ$CiI6oiRddcXLFJTl5esbb5o0NwpYlWP5aRZY6qIjZ5M', '+358401234567', 'Ring three times', 'Golden Street 1
00100 Helsinki', 'KYszKNIaBIMev4dWD30RQ0jpp50rN2YdyLQTrGkip7AJ_SMIWwyY', '1952-10-13', 1790856002000, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (4, 2, 'admin', 'Golden co-owner <b>&', 'co-owner@golden.example', '$argon2id$v=19$m=8,t=1,p=1$tcntrF0bO8bmlkfrLTo78g$8vk9jLH3mpoLH8wr859ASa6hr7HQAVvnymul4hEiKV0', NULL, NULL, NULL, NULL, NULL, 1790856018000, NULL, 't2r4_jUAdSsS0vFA35SzcFTePMBpRnVjZQNezGxAJte07WmzWaxNy99lLTWWxEA0iCw4jsoL-DRMNpEO', 1790856061000, 59695202, 1);


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

INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'Rc5Ghi2nQ3EKmqiyx-yDJlKVb8LvHPg0REUGLAdJO5Y');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'JzKJLMOwLlAeusxKLHg5y6BHoMP0dcQAl64up9ROBNY');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'ynIOIqdJL6dw-sulOqUZkxa2_sFGQS8TGo4zrR1Q9Ww');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'QAq44WG9AheCM0zP2BYYnWyzcbso2dEhn6j3Hc_4H0g');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'SL52WoA7PAuNX4eMaGGcUK141-rE3I1KojpzGkFzXdM');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'aS9V4mLol8zgNJDLthGaaQACTt6Wv8dhpy3NADcleik');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'Vw1t7vVwl4m_uFLZhOpktNGp4HHxze8Hq1jU2NB7wbc');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'Zrau087kdDIECljoLK_a-OgmwIm7GPCSTWed8s6ZpCA');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, '62nbR8N9T4BHT6M0VTjZSuPkw-a-Zo9_SUWId67C-2E');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'lmyoXiYwlLml14YDumoLGgKFgnyMb6-DjC8siPy8B3U');


--
-- Data for Name: replica; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: reset_code; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.reset_code (person_id, code_hash, browser_hash, asked_from, expires_at, tries_left) VALUES (2, 'CEVKejBgTtlaGtBVdSsbt14rrsyA3n0WiFyDLXc3Lbc', 'ESjUcXVxGFm_IusXTALL8AKEhQ8Tniq7WxvVl9O8CqE', '127.0.0.1', 1790856727000, 5);
INSERT INTO public.reset_code (person_id, code_hash, browser_hash, asked_from, expires_at, tries_left) VALUES (7, 'CavxCy1xwZB99Je5wLmBj_3_u9frP116a__4ZuNV2KY', 'r3oxp5VzjLIywF3doM7FWooS4beaMymCE3WQPLMjwj8', '127.0.0.1', 1790856728000, 5);


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

INSERT INTO public.schedule (id, home_id, made_by, name, rule, pins, lease_s, created_at, next_at, skip_at, paused_at, paused_why, scene_id, catch_up) VALUES (1, 2, 2, 'Evening · 晚', '{"days":{"kind":"weekly","days":[1,2,3,4,5]},"time":{"kind":"sunset","offset":-15},"spread":10,"from":null,"until":null}', '[["SC-GOLDEN-1","18",1]]', 10800, 1790856039000, 1790869560000, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.schedule (id, home_id, made_by, name, rule, pins, lease_s, created_at, next_at, skip_at, paused_at, paused_why, scene_id, catch_up) VALUES (2, 2, 2, 'Night', '{"days":{"kind":"weekly","days":[1,2,3,4,5]},"time":{"kind":"clock","at":"23:00"},"spread":0,"from":null,"until":null}', '[["SC-GOLDEN-1","18",1]]', 10800, 1790856040000, 1790875800000, 1790875800000, NULL, NULL, NULL, 1);
INSERT INTO public.schedule (id, home_id, made_by, name, rule, pins, lease_s, created_at, next_at, skip_at, paused_at, paused_why, scene_id, catch_up) VALUES (3, 2, 2, 'Garden', '{"days":{"kind":"weekly","days":[1,2,3,4,5]},"time":{"kind":"clock","at":"23:00"},"spread":0,"from":null,"until":null}', '[["SC-GOLDEN-1","18",1]]', 10800, 1790856041000, NULL, NULL, 1790856043000, 'person', NULL, 0);
INSERT INTO public.schedule (id, home_id, made_by, name, rule, pins, lease_s, created_at, next_at, skip_at, paused_at, paused_why, scene_id, catch_up) VALUES (4, 2, 2, 'New Year', '{"days":{"kind":"once","date":"2037-12-31"},"time":{"kind":"sunset","offset":0},"spread":0,"from":null,"until":null}', '[]', NULL, 1790856139018, 2145878520000, NULL, NULL, NULL, 1, 0);


--
-- Data for Name: schedule_run; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.schedule_run (schedule_id, due_at, begun_at, outcome) VALUES (1, 1790856042000, 1790856042000, 'acted');


--
-- Data for Name: session; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('IWWe8Yx87s6nQnqOGgifHw', 10, 1790856031000, 1790899231000, 'Golden browser', NULL, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('nLyK_0EsCF7894TAqIqexRJoc-Y-bWU3OY_JcaHQhUU', NULL, 1790856033000, 1825416033000, 'Golden browser', NULL, 1);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('GucYLn9jSOYCYuk6v7nVIw', 3, 1790856065000, 1790899265000, 'node', NULL, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('2HlKpZTn2utJ9xCQkyLMOg', 1, 1790856000000, 1790899200000, 'Golden browser', 1790856127000, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('wzeXcCJPIY-9mX5N4K4CwQ', 4, 1790856019000, 1790899219000, 'Golden browser', 1790856127000, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('nmEr0I3fgAi737r29WpEgg', 9, 1790856026000, 1790899226000, 'Golden browser', 1790856127000, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('-NBwu31otk-6bNaXBpg_9A', 4, 1790856059000, 1790899259000, 'Golden browser', 1790856127000, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('oNVy0o_xissaXRD4rOzYFQ', 2, 1790856002000, 1790899202000, 'Golden browser', 1790856141019, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('4IdTmOKSHQ_yWHcN56DHeg', 3, 1790856017000, 1790899217000, 'Golden browser', 1790856141019, NULL);


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
