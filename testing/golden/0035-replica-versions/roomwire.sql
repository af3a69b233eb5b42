CREATE SCHEMA history;


SET default_tablespace = '';

SET default_table_access_method = heap;

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
    key text NOT NULL,
    kind text NOT NULL,
    name text,
    unit text,
    decimals integer NOT NULL,
    rolled_until bigint DEFAULT 0 NOT NULL,
    time_zone text DEFAULT ''::text NOT NULL,
    device text NOT NULL
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
    stored_config text DEFAULT ''::text NOT NULL,
    history_id text DEFAULT ''::text NOT NULL
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
    stored text NOT NULL,
    earlier text DEFAULT '[]'::text NOT NULL
);


--
-- Name: erased_device; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.erased_device (
    history_id text NOT NULL,
    erased_at bigint NOT NULL,
    is_forgotten integer DEFAULT 0 NOT NULL
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
    created_at bigint NOT NULL,
    history_id text DEFAULT ''::text NOT NULL,
    founded_at bigint,
    clock_floor bigint
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
-- Name: quota_use; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.quota_use (
    day integer NOT NULL,
    key text NOT NULL,
    used bigint NOT NULL
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
    lease_until bigint NOT NULL,
    newest_migration text DEFAULT ''::text NOT NULL
);


--
-- Name: reset_code; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.reset_code (
    person_id integer NOT NULL,
    browser_hash text NOT NULL,
    code_hash text NOT NULL,
    asked_by text NOT NULL,
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
-- Data for Name: installation; Type: TABLE DATA; Schema: history; Owner: -
--

INSERT INTO history.installation (id) VALUES ('Eui_oFKstMDpvTExcGftGw');


--
-- Data for Name: rolled_day; Type: TABLE DATA; Schema: history; Owner: -
--



--
-- Data for Name: rolled_hour; Type: TABLE DATA; Schema: history; Owner: -
--



--
-- Data for Name: sample_2026_10; Type: TABLE DATA; Schema: history; Owner: -
--

INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1790856134003, 0);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (2, 1790856134003, 1);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (3, 1790856134004, 0);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (3, 1790856134003, 1);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (4, 1790856134002, 181000);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1790856134002, -61);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1790856134001, 0);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1790856134000, 1);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (8, 1790856134002, 3600);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (9, 1790856134001, 1);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (10, 1790856134001, 2);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (11, 1790856134000, 0);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (12, 1790856134000, 72);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (13, 1790856134011, 1);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (13, 1790856134003, 0);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1790856142019, NULL);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (2, 1790856142019, NULL);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (3, 1790856142019, NULL);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (4, 1790856142019, NULL);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1790856142019, NULL);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1790856142019, NULL);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1790856142019, NULL);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (8, 1790856142019, NULL);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (9, 1790856142019, NULL);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (10, 1790856142019, NULL);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (11, 1790856142019, NULL);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (12, 1790856142019, NULL);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (13, 1790856142019, NULL);


--
-- Data for Name: series; Type: TABLE DATA; Schema: history; Owner: -
--

INSERT INTO history.series (id, key, kind, name, unit, decimals, rolled_until, time_zone, device) VALUES (1, 'pin.21', 'pin', NULL, NULL, 0, 0, '', 'rWSz9lYIloTuXyI-ZnUsRQ');
INSERT INTO history.series (id, key, kind, name, unit, decimals, rolled_until, time_zone, device) VALUES (2, 'pin.25', 'pin', NULL, NULL, 0, 0, '', 'rWSz9lYIloTuXyI-ZnUsRQ');
INSERT INTO history.series (id, key, kind, name, unit, decimals, rolled_until, time_zone, device) VALUES (3, 'pin.19', 'pin', NULL, NULL, 0, 0, '', 'rWSz9lYIloTuXyI-ZnUsRQ');
INSERT INTO history.series (id, key, kind, name, unit, decimals, rolled_until, time_zone, device) VALUES (4, 'device.memory', 'memory', NULL, NULL, 0, 0, '', 'rWSz9lYIloTuXyI-ZnUsRQ');
INSERT INTO history.series (id, key, kind, name, unit, decimals, rolled_until, time_zone, device) VALUES (5, 'device.signal', 'signal', NULL, NULL, 0, 0, '', 'rWSz9lYIloTuXyI-ZnUsRQ');
INSERT INTO history.series (id, key, kind, name, unit, decimals, rolled_until, time_zone, device) VALUES (6, 'pin.19', 'pin', NULL, NULL, 0, 0, '', '2ZOs72wMHwdcehKplP-zrA');
INSERT INTO history.series (id, key, kind, name, unit, decimals, rolled_until, time_zone, device) VALUES (7, 'pin.led', 'pin', NULL, NULL, 0, 0, '', '1zcqaLaAgZMASP3FFGPKCw');
INSERT INTO history.series (id, key, kind, name, unit, decimals, rolled_until, time_zone, device) VALUES (8, 'device.uptime', 'uptime', NULL, NULL, 0, 0, '', 'rWSz9lYIloTuXyI-ZnUsRQ');
INSERT INTO history.series (id, key, kind, name, unit, decimals, rolled_until, time_zone, device) VALUES (9, 'pin.18', 'pin', NULL, NULL, 0, 0, '', '2ZOs72wMHwdcehKplP-zrA');
INSERT INTO history.series (id, key, kind, name, unit, decimals, rolled_until, time_zone, device) VALUES (10, 'pin.13', 'pin', NULL, NULL, 0, 0, '', '2ZOs72wMHwdcehKplP-zrA');
INSERT INTO history.series (id, key, kind, name, unit, decimals, rolled_until, time_zone, device) VALUES (11, 'pin.pump', 'pin', NULL, NULL, 0, 0, '', '1zcqaLaAgZMASP3FFGPKCw');
INSERT INTO history.series (id, key, kind, name, unit, decimals, rolled_until, time_zone, device) VALUES (12, 'device.level', 'level', NULL, NULL, 0, 0, '', '1zcqaLaAgZMASP3FFGPKCw');
INSERT INTO history.series (id, key, kind, name, unit, decimals, rolled_until, time_zone, device) VALUES (13, 'pin.18', 'pin', NULL, NULL, 0, 0, '', 'rWSz9lYIloTuXyI-ZnUsRQ');


--
-- Data for Name: unowned; Type: TABLE DATA; Schema: history; Owner: -
--



--
-- Data for Name: version; Type: TABLE DATA; Schema: history; Owner: -
--

INSERT INTO history.version (version) VALUES (2);


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

INSERT INTO public.activity (home_id, device_id, part, at, value, cause, count, last_at) VALUES (2, 4, 'connection', 1790856134000, '1', 'device', 1, 1790856134000);
INSERT INTO public.activity (home_id, device_id, part, at, value, cause, count, last_at) VALUES (2, 3, 'connection', 1790856134001, '1', 'device', 1, 1790856134001);
INSERT INTO public.activity (home_id, device_id, part, at, value, cause, count, last_at) VALUES (2, 2, 'connection', 1790856134002, '1', 'device', 1, 1790856134002);
INSERT INTO public.activity (home_id, device_id, part, at, value, cause, count, last_at) VALUES (2, 2, '19', 1790856134004, '0', 'touch', 1, 1790856134004);
INSERT INTO public.activity (home_id, device_id, part, at, value, cause, count, last_at) VALUES (2, 4, 'connection', 1790856140019, '0', 'device', 1, 1790856140019);
INSERT INTO public.activity (home_id, device_id, part, at, value, cause, count, last_at) VALUES (2, 3, 'connection', 1790856140019, '0', 'device', 1, 1790856140019);
INSERT INTO public.activity (home_id, device_id, part, at, value, cause, count, last_at) VALUES (2, 2, 'connection', 1790856140019, '0', 'device', 1, 1790856140019);


--
-- Data for Name: api_token; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.api_token (id, person_id, home_id, label, token_right, token_hash, created_at, last_used_at) VALUES (1, 2, 2, 'Golden calendar', 'passes', 'm126G_5l9bqpPT0h3JlSSvLcTanJGh_hX-kg6I9tJjo', 1790856058000, 1790856059000);


--
-- Data for Name: arrangement; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.arrangement (person_id, kind, ids, changed_at) VALUES (2, 'rooms', '1,2', 1790856036000);
INSERT INTO public.arrangement (person_id, kind, ids, changed_at) VALUES (3, 'devices', '4,2', 1790856037000);


--
-- Data for Name: attempt; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/address/ibiRfnlqg1jB4alUTRsIMrUyxnGwy1zFDe3eLBMLLEk', 2, 1790859728000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/asked/hour/KTw2zbxKb7_FLGqqwuZnqI5y2HExOG3lQ69Qd7kzWF4', 1, 1790859729000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/hour/ibiRfnlqg1jB4alUTRsIMrUyxnGwy1zFDe3eLBMLLEk', 2, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/day/ibiRfnlqg1jB4alUTRsIMrUyxnGwy1zFDe3eLBMLLEk', 2, 1790942400000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/all/5WG1GpOVWQ7cVJNBxc3yoi8TEQ0KFs1eDLKMDzV8pZ8', 2, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/visit/ZD9EQgEGsGA8msLjtH69UJ5FpPHsE2klmCgoc0nWg54', 1, 1790859729000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/account/hour/Y5aHsWLceXmq4jEBT4a8l8h8003l3Tn80IyA4yakoX0', 1, 1790859729000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/account/day/Y5aHsWLceXmq4jEBT4a8l8h8003l3Tn80IyA4yakoX0', 1, 1790942529000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('passkey/address/ibiRfnlqg1jB4alUTRsIMrUyxnGwy1zFDe3eLBMLLEk', 2, 1790856965000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/hour/6UbH8Rxox-powoifRYdvaONOcnx24qjAAlbBNR4ixew', 0, 1790859616000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/day/6UbH8Rxox-powoifRYdvaONOcnx24qjAAlbBNR4ixew', 0, 1790942416000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/address/ibiRfnlqg1jB4alUTRsIMrUyxnGwy1zFDe3eLBMLLEk', 1, 1790856917000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('register/address/ibiRfnlqg1jB4alUTRsIMrUyxnGwy1zFDe3eLBMLLEk', 5, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/account/3i0ZKzBfIvJSvHq5XjcDKjq5mvUoaWtsfGmeWgejfxM', 0, 1790942419000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('register/all/5WG1GpOVWQ7cVJNBxc3yoi8TEQ0KFs1eDLKMDzV8pZ8', 5, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('socket/address/ibiRfnlqg1jB4alUTRsIMrUyxnGwy1zFDe3eLBMLLEk', 3, 1790856194009, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/account/_Zs2Wml8crMWfDpRqCWMUisl-R9r6HjG_6jPYEjL2_8', 0, 1790942417000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/account/vp9jOKp1OLOlVmw3O5P_EC8JMf2GsbGten1cItlLKag', 1, 1790942457000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('password-again/account/M4JAzBYTsMn1y0RLzYv1jBgU6sRoeXbo_7jYL4wOeIU', 0, 1790942458000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('password-again/account/I1WEE7mhNq6mi79rbUdqqAWalyuk2Ao3NmHdIMq6L98', 0, 1790942461000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('code/signed-in/I1WEE7mhNq6mi79rbUdqqAWalyuk2Ao3NmHdIMq6L98', 0, 1790942462000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('password-again/account/QMX0o7MXAzYzyBAt1VUMfeojtYevpOzmAZbMl7HnO_k', 0, 1790942463000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('contact/address/ibiRfnlqg1jB4alUTRsIMrUyxnGwy1zFDe3eLBMLLEk', 1, 1790859727000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('contact/all/5WG1GpOVWQ7cVJNBxc3yoi8TEQ0KFs1eDLKMDzV8pZ8', 1, 1790942527000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('join/address/ibiRfnlqg1jB4alUTRsIMrUyxnGwy1zFDe3eLBMLLEk', 1, 1790859627000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('join/account/1eRW8XG5QxtLQXLHHd3py1nNLZ34etw9b-5F5b9lzNo', 1, 1790859627000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('sms/address/ibiRfnlqg1jB4alUTRsIMrUyxnGwy1zFDe3eLBMLLEk', 1, 1790859728000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/asked-sms/hour/vp9jOKp1OLOlVmw3O5P_EC8JMf2GsbGten1cItlLKag', 1, 1790859728000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/visit/0zRQ442UadPELPOXG8ioLBbVNPM0vGJ4KWHV5p3NbJc', 1, 1790859728000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/sms/day/M4JAzBYTsMn1y0RLzYv1jBgU6sRoeXbo_7jYL4wOeIU', 1, 1790942528000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('sms/number/a5hmHkapVUC0-lGuMwLR-FUtkn4FcaFdInNrx-qf4T8', 1, 1790859728000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('sms/all/5WG1GpOVWQ7cVJNBxc3yoi8TEQ0KFs1eDLKMDzV8pZ8', 1, 1790942528000, 0);


--
-- Data for Name: audit; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (25, 1790856016000, 2, 2, 'family.created', '{"member":3}', 'CvBFl-kBsfMXBTNzjPBscNljtH3g4yjtEeXmsM3j2hE');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (26, 1790856017000, 2, 3, 'session.started', '{}', 'vzHj0RnEbHF_4BL6uBisbMHQ36Iiq8WFVf4RguJoV9s');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (27, 1790856018000, 2, 2, 'family.created', '{"member":4}', 'HsilRro0_Go7fQObfjeG3Ayn2f1jRJWqWqZc-2_sbX8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (28, 1790856019000, 2, 4, 'session.started', '{}', 'qrdvvDy7qdVvWRZ6tWYTNdj28u5kmXrjCRuXp2iEhnM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (29, 1790856020000, 2, 2, 'co_owner.added', '{"member":4}', 'JPKZ_dZiG8ZSDDgx6bkKmJj-RsVhMj7TV0AdEnFj0Ds');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (30, 1790856021000, 2, 2, 'guest.created', '{"member":5,"rooms":[1],"devices":[],"pins":[{"device":3,"pin":"13"}],"expires_at":1798632021000}', '2ORnSmBGzbVjytz0_Ikhp_JB28bzn0J9ch_7fgo8pew');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (31, 1790856022000, 2, 2, 'guest.created', '{"member":6,"rooms":[],"devices":[2],"expires_at":1798632021000}', '8JisyQLB5u5GKxrE3B5SCr1ub-Qtao70f9nFAHJLWjg');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (32, 1790856023000, 2, 2, 'guest.created', '{"member":7,"rooms":[],"devices":[],"expires_at":1798632021000}', 'um5UZCTTiryBE1IsUXASMlG49hYYK8VRUnNj-QoEuPY');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (33, 1790856024000, 2, 2, 'guest.created', '{"member":8,"rooms":[1,2],"devices":[],"expires_at":1798632021000}', 'P_YRTv8-vlntwtU6P6uXzVl7QFq-rzEpLeqxKmCP-HQ');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (34, 1790856025000, 2, 2, 'join_code.created', '{"join_code":1,"role":"guest","rooms":[2],"devices":[],"expires_at":1798632021000}', 'uPFJJGMMQfbCs40KcKUWeAd-vhcWQ3BmszeCvTohnCc');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (35, 1790856026000, NULL, 9, 'account.registered', '{"role":"guest"}', 'nrKN5W3-5JOWmowapZ7qzgrle1s6Fa55x6kfwR1ugtA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (36, 1790856026000, NULL, 9, 'session.started', '{}', 'V8OoG5jEY1pl_FJYUzbNnmSzWGh7GbmG3fbWoO-wFgU');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (37, 1790856027000, 2, 9, 'home.joined', '{"role":"guest"}', '5c_44GVU-7SPdMzDNyzzr_sVSdTG_Z2d9DfvNe3-9Zg');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (38, 1790856028000, 2, 2, 'join_code.created', '{"join_code":2,"role":"family"}', 'W8dBv_Mk3yTeCx0xPjICEmvgXzXBop5OZYGmpr7oOh0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (39, 1790856029000, 2, 4, 'join_code.created', '{"join_code":3,"role":"guest","rooms":[1],"devices":[],"expires_at":1798632021000}', 'E5oSZWYi5qnIDQh814ynaD53y3_5WVSr3LGdePvL44M');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (40, 1790856030000, 2, 4, 'join_code.created', '{"join_code":4,"role":"guest","rooms":[],"devices":[3],"expires_at":1798632021000,"further":[{"rooms":[],"devices":[],"pins":[{"device":3,"pin":"13"}],"expires_at":1798632021000}]}', 'j9pRJYInO4p2SaIptKnkjSw1mwui7Ti66v0RggC_1ro');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (41, 1790856031000, NULL, 10, 'account.registered', '{"role":"family"}', '5xzgy9rA5MFrBnMFjo9HiaX4RMPKt9nHKwrt0H3Lh-s');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (42, 1790856031000, NULL, 10, 'session.started', '{}', 'qA4kovamxUG8vMSUMgUkGeIvs4uMj0Gtf2Qa9DGqmwE');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (43, 1790856032000, 2, 2, 'pass.created', '{"pass":1,"rooms":[1,2],"devices":[],"expires_at":1798632021000}', 'ga4kQeF1DTMZjfBPmE9IxHez0-5EpJkgg83Ng_vNu3U');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (44, 1790856033000, 2, NULL, 'pass.opened', '{"by_pass":1}', '-rNhB7cx0lRL8rIi7Yc6TepiLuBHwa-I11OJBNCLXzE');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (45, 1790856034000, 3, 11, 'operator.created', '{}', 'S8U2pcQCqll78iW9oLLx9rJMFGyFS7ypUFZuQ64HYz8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (46, 1790856034000, 3, NULL, 'account.disabled', '{"member":11}', 'gj2jyvyzwWRfgln_O3c2WCg6vfbp9GosxCwxeWyWkHY');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (47, 1790856034000, 2, 2, 'favourite.added', '{"device":2,"pin":"18"}', 'goALZwNtZgAEhIB8bVDfP5ZnnQzikgYO8qEiVrLq5eg');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (48, 1790856035000, 2, 3, 'favourite.added', '{"device":2,"pin":"19"}', '9sYjG-gJR-327um9DYQ_Tlellin1JVj8XGqF74k0wqY');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (49, 1790856038000, 2, 2, 'device.pins_arranged', '{"device":2}', 'GhHQiCAWqH0pn4Gser5pPyKdJOSG1F-TbCBBl9apXXY');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (50, 1790856039000, 2, 2, 'schedule.created', '{"schedule":1}', 'bMgMvRESBmM0-Mnrhf4RzSdj8xG0d3wmvbT0XFYL_5k');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (51, 1790856040000, 2, 2, 'schedule.created', '{"schedule":2}', '9UUqyO4r72etlNISUuxCzdpAV1BLyq4inZWwVOsE_lQ');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (52, 1790856041000, 2, 2, 'schedule.created', '{"schedule":3}', 'k9KU_E4ziLpDvimz5G02sHiHuwfeOgng9rgIxZye4_0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (53, 1790856042000, NULL, NULL, 'commands.sealed', '{"requested":[[1,2,"n3Pu777LJoidpSU6"]]}', 'bKsB6QMbdqJz4U8BoI5__aOgvT0qCfxiM4LtisSpkr0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (54, 1790856042000, NULL, NULL, 'commands.sealed', '{"ended":[[1,2,"M8H5U4h6QMYGEvdu"]]}', 'hZJPHPkqDOQ17W3hpA6qzpIK83sNnARslOapMvEZrMU');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (55, 1790856042000, 2, 2, 'schedule.skipped', '{"schedule":2}', 'PegNdovh_5EKqHhmTRniQ6Keul06HZLyE2ZMpXSrVVE');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (56, 1790856043000, 2, 2, 'schedule.paused', '{"schedule":3,"why":"person"}', 'fOHq477Hp603rmfPGWJb4Jr4STzQUVIZXsHrzSPKu_c');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (57, 1790856044000, 2, 2, 'schedules.paused', '{"until":1790942444000}', 'uqM9lksMUyDkFJGmbiHTlctNFaNPhjZ0VSLdOwrCCKo');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (58, 1790856045000, 2, 2, 'device.updated', '{"device":5,"name":true,"local_ip":false}', 'u8GYmTfyoPeoY7Hx1kmJgkRAzzVAt9q3aawGtGFXCHQ');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (59, 1790856046000, 2, 2, 'device.removed', '{"device":5}', 'HMV3vO_12iBjWiiE_BZWx44BiEnqbEMBj7YJBlfnX8Y');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (60, 1790856047000, 2, 2, 'device.secret_reset', '{"device":5}', 'lxqR15xk14ZpDKwW_v6LGqE1Di562E1-e5zeVjlUHXk');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (61, 1790856048000, 2, 2, 'join_code.created', '{"join_code":5,"role":"family"}', 'W2ZrppLRh4LFyjDEf7wfK15TzCr6WAkz2jB2hj76Soo');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (62, 1790856049000, 2, 2, 'join_code.revoked', '{"join_code":5}', 'IvusYyZR7-iQwmdGLNZdxbxJdcf14LwBskcYOoQLVSk');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (63, 1790856050000, 2, 2, 'guest.created', '{"member":12,"rooms":[],"devices":[],"expires_at":1790942450000}', 'SghbuskAlN86PLt0UhSv_-_ZufFR8L4UvyyKKPtEpe0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (64, 1790856051000, 2, 2, 'guest.deleted', '{"member":12}', 'Dt6pYVK5iAz49KhEsukPJFq0SztvNrdiyyca6cLiSfY');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (65, 1790856052000, 4, 13, 'home.founded', '{}', 'IMxKqVcbIYDHJGJ4i3rCUO29Pmh3fA0ozst0Vqtv97M');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (66, 1790856052000, 4, 13, 'account.registered', '{"role":"user"}', 'SGyShMy0m3yxQP9kDrAtVyDVsBCNYM6ZfAe3wUhS_80');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (67, 1790856052000, 4, 13, 'session.started', '{}', 'hR7P3cGNAwWdfY3TIeRzl9GtHCYsOpd5a0pg1m8KxKs');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (68, 1790856053000, 4, 13, 'device.registered', '{"device":6,"room":null}', 'AQgdbGt8I8uCmR8W6lHUjx9zZrH-YQeyTRwciM0vxG4');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (69, 1790856054000, 4, 13, 'home.deleted', '{"devices":1}', 'qEWUKBAGw0kjmAv2bDX-zSd-Pcewz-7vgzeE_Px-Gfs');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (70, 1790856054000, 4, 13, 'account.deleted', '{}', '1v7qhuV3fEeIrylbp9HmC79IEm1t_AXJ0qhWzN0qB0s');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (71, 1790856055000, 2, 3, 'session.started', '{}', 'DJUEQZoc0RdsFqWCi2H56Jm0Uw0OMWZBMwJlpqIff7Y');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (72, 1790856056000, 2, 3, 'session.signed_out', '{}', 'MNlqFSvugCm5MvoV1cIBK8y7eOo3P3rE46lC5-QVb6k');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (73, 1790856057000, 2, 2, 'profile.changed', '{"mobile":false}', 'fjSj469c_fWaGnEUIzUw7Jovq_7MY62FbPRqYXbv9ao');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (74, 1790856057000, 2, 3, 'call.refused', '{"call":"GET /api/users/guest/list/{userId}","code":"forbidden","from":"cO_zbcfD"}', '4xdQcf9TOcBiHWVyr1XESGhv3ir7w1cExr0EXBDGy44');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (75, 1790856057000, 2, 2, 'sign_in.refused', '{"why":"wrong_password","from":"cO_zbcfD"}', 'jwqmhXA6meeSfob6w8pLrdNR1x7pl2t3x3Fk8wvDTy8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (76, 1790856058000, 2, 2, 'token.created', '{"token":1,"right":"passes"}', 'A8E4ozZgubVSW8B11Y7OAb3m_Ayo3qTJOaPn3J1ubPI');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (77, 1790856060000, 2, 4, 'session.started', '{}', 'gNUky_7SWtasOiSCaF5oh3HoGJq5HIA4p2ow_DZX9m0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (78, 1790856062000, 2, 4, 'authenticator.enabled', '{}', 'IoWrocq_9m2UnYT53jS92N9EAvFA35Fvu173_TsljjY');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (79, 1790856064000, 2, 3, 'passkey.added', '{"passkey":1}', '7o6wGHTcRViktA2IXIN8dUYFnS7FxrHoY1ivbfHkqm4');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (80, 1790856066000, 2, 3, 'session.started', '{}', 'XbqvO-2w6JFuCT-EXVbjLLQCH1vZuWTY_w5bJpr6ZUA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (81, 1790856128000, 2, 2, 'reset_code.sent', '{"by":"sms"}', 'lSX99nDoA43KPaJ50OOpWPzl-a0yCmWUEk2P8vQPiNw');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (82, 1790856129000, 2, 7, 'reset_code.sent', '{"by":"mail"}', 'dH6JmkmhKyx1B8HLkvhDIdYENnnWsFJ4s320oRJOKEk');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (83, 1790856134000, 2, NULL, 'device.connected', '{"device":4}', 'k2EcwtFj21voJL3nmUhVWkYGrvYBtWpxYpEB8_pb1Uo');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (84, 1790856134001, 2, NULL, 'device.connected', '{"device":3}', 'Ad6n1IEp1C5dCXmfaYv4810AHe-9BOEvLwO6ZLw3-xk');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (85, 1790856134002, 2, NULL, 'device.connected', '{"device":2}', '6szyuAu3tHpGbMIfz2wRjsqfQf71_aze2a3_a93ZfOA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (86, 1790856134005, 2, 2, 'pin.renamed', '{"device":2,"pin":"18"}', 'q4vBzn21zW95mNPzV8IZgEVHEzDs8J2zoWIJLIYlL70');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (87, 1790856134005, 2, 2, 'pin.icon_changed', '{"device":2,"pin":"18"}', 'hne7DgrInum8DTHYmcrYMJ699WFSv0rp7GfCYiMQqtM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (88, 1790856134006, 2, 2, 'pin.moved', '{"device":2,"pin":"25","room":2}', 'rwNP0c4M2uUJ5z_KCdgTN2UKrwBqYcOXwcKGHE4U1_k');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (89, 1790856134007, 2, 2, 'pin.time_set', '{"device":2,"pin":"19","on_for":1800}', 'NnmTNwdUOIgrJL4TLWvSR-cE0pRTBtz4dAxymMmcLRA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (90, 1790856134008, 2, 2, 'device.static_ip_set', '{"device":2}', 'WJaOFqrDlj0DmVsqcchjslNzpMi3q6r7Hn0jWa_KVUI');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (91, 1790856134009, NULL, NULL, 'commands.sealed', '{"requested":[[2,2,"I-LvXfIhud3pN9Hj"]]}', 'wS1hhzUk6wVwSz3zNg7dw7nx3DPFrkYzxpOaeNP5yo8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (92, 1790856134011, NULL, NULL, 'commands.sealed', '{"ended":[[2,2,"zclEuYUfLI0a9YF2"]]}', 'a1k5Qq_Sz5-tI-D3d4HvqPcdnYiOiZ_PC15djQYuWLc');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (93, 1790856134012, NULL, NULL, 'commands.sealed', '{"requested":[[3,2,"3pdbEaVzUE51J9cM"]]}', 'aPEgc9bGJojqFH-U_VpUXiwWw7JMfpVJMqlweSPkbnM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (94, 1790856134013, NULL, NULL, 'commands.sealed', '{"ended":[[3,2,"-hL_OM0euOTuwN9v"]]}', 'YOBm945mDAfmTAuIwOFFE2n7PI3t2O1q00IkNgsAiuU');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (95, 1790856134014, NULL, NULL, 'commands.sealed', '{"requested":[[4,2,"6V1cYTX_yAaCmpbS"]]}', 'yUO_6BmTPD34XXkOxoXcMBAtMM20yp1cyhYZme4vG90');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (96, 1790856134015, NULL, NULL, 'commands.sealed', '{"requested":[[5,2,"8OjQPbkzBoZWE1Ct"]]}', 'yRxdYbKMeiLQP7ypoeb7bGcwDLG94TeEw-jAw_EFmR8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (97, 1790856140016, NULL, NULL, 'commands.sealed', '{"ended":[[4,2,"aynr7BQywfx4s-Yl"]]}', 'hsx25q-SrBWLZKtbl_ay6nml4xRDgHk0o6HHwqBE78o');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (98, 1790856140016, NULL, NULL, 'commands.sealed', '{"ended":[[5,2,"rEOqaTNQLj9Sbwsx"]]}', 's0WdiPigswr0M42FceFJq4jcomgzx2Mew56ppaDeX34');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (99, 1790856140016, NULL, NULL, 'commands.sealed', '{"requested":[[6,2,"IWDSIiNACO3IyCP4"]]}', '-Mu8X6quA7otRWZnkiIt5c-6o2A6BcMC2WKW4MH6yAo');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (100, 1790856140017, 2, 2, 'pin.let_go', '{"device":2,"pin":"18"}', '3CVpnw_WuBT9VFsUVGb0ww2qwcWGQCsnZ_uWGDdl940');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (101, 1790856140017, NULL, NULL, 'commands.sealed', '{"requested":[[7,2,"7a6cde02DQzOMOZc"]]}', 'rr42OCHJIYlhlcRKdjNpsvk-HPNgSTG17bcvtp61-So');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (102, 1790856140017, NULL, NULL, 'commands.sealed', '{"ended":[[7,2,"vPopo3qEZLvELRS8"]]}', 'c0ZQ5SW3tbHzeIVx3SEY5XsE_Fz9t4EekglYl8_K3Ug');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (103, 1790856140018, 2, 2, 'scene.created', '{"scene":1}', 'LcNeOLVE5ZeAtKJ0IXPZldkaPVtUn0fzMJIk5qHhmj0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (104, 1790856140018, NULL, NULL, 'commands.sealed', '{"requested":[[8,2,"fUT2DcKydKDh_sl7"]]}', 'XCWP7Odvk5FfNGb3h3mx1clHy4YsSBQKIxlrWOsi2XE');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (105, 1790856140018, NULL, NULL, 'commands.sealed', '{"ended":[[8,2,"jCncDvVavRUYP-bP"]]}', 'leuMiQgM5xO0W6F9rJGF1EUj1OrJBkzN2kplm9YsY7M');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (106, 1790856140018, 2, 2, 'schedule.created', '{"schedule":4}', 'i6caETHKhkhsTnsiRSJ9OAsyZFDFHsZa69_msIWBDJc');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (107, 1790856140018, 2, 2, 'scene.pressed', '{"scene":1,"done":0,"offline":1,"failed":0}', 'wDWmGzOBmlsTnE1sNFQiwIaB3dIRPgqaa65XqBitAtI');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (108, 1790856140019, 2, 2, 'device.registered', '{"device":7,"room":null}', 'wlTSDuE9T46XkDnvzhLhjZLYVAIULXYOSc4nOlNiU20');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (109, 1790856141019, 2, 2, 'device.deleted', '{"device":7}', '5kRTTVl2OYfPbkn4SF-FG6-z55F6fwIrquCRCksa1Qo');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (110, 1790856142019, NULL, NULL, 'server.stopped', '{"replica":"BVVEAdXnE-aOLETfMYiz4A"}', 'J_o3Z-eZblpKtcHLUQly8EMeUhokPozYRURgm8Vna6o');


--
-- Data for Name: audit_head; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.audit_head (id, count, link, seal, cut_count, cut_link, cut_at) VALUES (1, 110, 'J_o3Z-eZblpKtcHLUQly8EMeUhokPozYRURgm8Vna6o', 'isJ4ddoTAJPSvwwjQ52Oi3e_L5fOV4rn-SlfrVLflYk', 24, 'g4zuAlIzG9O9yqnOdjzbhVPxriuzWCfH2oNY5WhjI2c', 1790856016000);


--
-- Data for Name: audit_pending; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: challenge; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.challenge (challenge_hash, purpose, person_id, detail, expires_at, tries_left) VALUES ('hZnz5w8i5te8nt_D8odw5npEIq1xJB5uH2E1KcPUJAI', 'passkey_sign_in', NULL, NULL, 1790856430000, 1);
INSERT INTO public.challenge (challenge_hash, purpose, person_id, detail, expires_at, tries_left) VALUES ('vQ9R2pHCNYqptsTE6IkuOo-ru_hPnO1yRKjEEGCYr6I', 'second_factor', 4, '{"remember":false}', 1790856431000, 5);


--
-- Data for Name: command; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count, lease_s, scene_id) VALUES (1, 2, 2, 'schedule', 1, 'schedule', '"1790856042000 SC-GOLDEN-1 18"', 'schedule', 'schedule', '18', 1, 1790856042000, 1790856047000, NULL, 'failed', 'The device was offline', 1790856042000, 1, 10800, NULL);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count, lease_s, scene_id) VALUES (2, 2, 2, 'person', 2, 'page', '"done"', 'BVVEAdXnE-aOLETfMYiz4A.N_Y-Pc_2tiZSa_8n', 'on', '18', 1, 1790856134009, 1790856139009, 1790856134010, 'done', NULL, 1790856134011, 1, NULL, NULL);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count, lease_s, scene_id) VALUES (3, 2, 2, 'person', 2, 'page', '"failed"', 'BVVEAdXnE-aOLETfMYiz4A.N_Y-Pc_2tiZSa_8n', 'off', '18', 0, 1790856134012, 1790856139012, NULL, 'failed', 'Relay is stuck', 1790856134013, 1, NULL, NULL);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count, lease_s, scene_id) VALUES (4, 2, 2, 'person', 3, 'page', '"superseded"', 'BVVEAdXnE-aOLETfMYiz4A.O3iRoInV7SUjaPBu', 'off', '18', 0, 1790856134014, 1790856139014, NULL, 'superseded', 'Replaced by a newer command', 1790856134015, 1, NULL, NULL);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count, lease_s, scene_id) VALUES (5, 2, 2, 'person', 2, 'page', '"expired"', 'BVVEAdXnE-aOLETfMYiz4A.N_Y-Pc_2tiZSa_8n', 'on', '18', 1, 1790856134015, 1790856139015, NULL, 'expired', 'The device has not answered', 1790856140016, 1, NULL, NULL);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count, lease_s, scene_id) VALUES (6, 2, 2, 'person', 3, 'page', '"living"', 'BVVEAdXnE-aOLETfMYiz4A.O3iRoInV7SUjaPBu', 'off', '18', 0, 1790856140016, 1790856145016, NULL, NULL, NULL, NULL, 1, NULL, NULL);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count, lease_s, scene_id) VALUES (7, 2, 3, 'person', 2, 'page', '"for an hour"', 'BVVEAdXnE-aOLETfMYiz4A.CHrTdCTVBoKMGXmD', 'on', '18', 1, 1790856140017, 1790856145017, NULL, 'done', NULL, 1790856140017, 1, 3600, NULL);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count, lease_s, scene_id) VALUES (8, 2, 5, 'person', 2, 'scene', '"together.wEuffoTfEUjXTKsa SC-GOLDEN-4 21"', 'together.wEuffoTfEUjXTKsa', 'scene', '21', 1, 1790856140018, 1790856145018, NULL, 'failed', 'The device was offline', 1790856140018, 1, 1800, 1);


--
-- Data for Name: contact_message; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.contact_message (id, name, email, message, written_at) VALUES (1, 'Visitor', 'visitor@golden.example', 'Is it
for sale?', 1790856127000);


--
-- Data for Name: device; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version, pin_changes, tank_litres, features, name_changes, stored_config, history_id) VALUES (1, 1, NULL, 'SC-GOLDEN-1', 'The same name next door', 'PS9BvRxuNlHuj9qZ7yOVqa4zjRULAncFahtjUqm3KYs', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, 0, 0, 1790856001000, NULL, NULL, NULL, NULL, NULL, 0, '', NULL, '', 0, '', '-ZJcqMSOaLuQLW_1isvnyg');
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version, pin_changes, tank_litres, features, name_changes, stored_config, history_id) VALUES (2, 2, 1, 'SC-GOLDEN-1', 'Lights', 'HsPVXMABFQXXuAXbWeZsX5ObX82CfjS7L0zt7zL9ZgQ', '192.168.1.40', '192.168.1.50', '192.168.1.1', '255.255.255.0', '192.168.1.2', '192.168.1.77', NULL, 'golden 1.2', 3600, -61, 181000, 0, 1790856140019, 1, 17, 1790856005000, 'CV4moaJeqptQOTUU2Y1rSrgtCl5AMvE1XpTh2pi1rnU', NULL, '25,18,21,19', 'BVVEAdXnE-aOLETfMYiz4A', 1790856134002, 7, '9,2,1,1,0', NULL, 'lease,protect,schedules', 0, 'golden', 'rWSz9lYIloTuXyI-ZnUsRQ');
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version, pin_changes, tank_litres, features, name_changes, stored_config, history_id) VALUES (3, 2, 2, 'PC-GOLDEN-2', 'Fan', 'Z3tv3ZpDKRrt9FfxE_aL-p6jrKRDwzGdzHHaTJuAm6k', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1790856140019, 1, 4, 1790856006000, 'CV4moaJeqptQOTUU2Y1rSrgtCl5AMvE1XpTh2pi1rnU', NULL, NULL, 'BVVEAdXnE-aOLETfMYiz4A', 1790856134001, 1, '1,3,1,0,0', NULL, '', 0, '', '2ZOs72wMHwdcehKplP-zrA');
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version, pin_changes, tank_litres, features, name_changes, stored_config, history_id) VALUES (4, 2, 1, 'WLM-GOLDEN-3', 'Tank', 'Daud73h3ipOZXwczNxqR98ge8UpkQhfzV0Auq7zxNlA', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, '72%', NULL, NULL, NULL, NULL, 0, 1790856140019, 1, 2, 1790856007000, 'CV4moaJeqptQOTUU2Y1rSrgtCl5AMvE1XpTh2pi1rnU', NULL, NULL, 'BVVEAdXnE-aOLETfMYiz4A', 1790856134000, 1, '1,1,1', 1200, '', 0, '', '1zcqaLaAgZMASP3FFGPKCw');
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version, pin_changes, tank_litres, features, name_changes, stored_config, history_id) VALUES (5, 2, NULL, 'SC-GOLDEN-4', 'In its box', 'k_4eHyniyzQt1fU6vxoTgzjhedzNHOi9kDHeaoaot24', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, 1, 0, 1790856008000, NULL, NULL, NULL, NULL, NULL, 2, '', NULL, '', 1, '', 'jaNLV0qO_xveYrh3mNrRzA');
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version, pin_changes, tank_litres, features, name_changes, stored_config, history_id) VALUES (7, 2, NULL, 'SC-GOLDEN-5', 'On its way out', 'sdYexXXg46xjEEX_UEODwQrVF7Bpt_m4NWKzum474nk', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, 1, 0, 1790856140019, NULL, 1790856141019, NULL, NULL, NULL, 0, '', NULL, '', 0, '', 'NOOR6qEjfwRwStimpZ1jeQ');


--
-- Data for Name: device_plan; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.device_plan (device_id, version, entries, until, stored, earlier) VALUES (2, '_EsUPbShdHBz', '[[1,1790955022000,"18",1,10800,5400],[2,1790962200000,"18",1,10800,5400],[1,1791213981000,"18",1,10800,5400],[2,1791221400000,"18",1,10800,5400],[1,1791300256000,"18",1,10800,5400],[2,1791307800000,"18",1,10800,5400],[1,1791385943000,"18",1,10800,5400],[2,1791394200000,"18",1,10800,5400],[1,1791473184000,"18",1,10800,5400],[2,1791480600000,"18",1,10800,5400],[1,1791558581000,"18",1,10800,5400],[2,1791567000000,"18",1,10800,5400],[1,1791817519000,"18",1,10800,5400],[2,1791826200000,"18",1,10800,5400],[1,1791903445000,"18",1,10800,5400],[2,1791912600000,"18",1,10800,5400],[1,1791989781000,"18",1,10800,5400],[2,1791999000000,"18",1,10800,5400]]', 1792065734002, 'golden', '[]');


--
-- Data for Name: erased_device; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.erased_device (history_id, erased_at, is_forgotten) VALUES ('f7dyEA2BlwwPoZuvGM7NjA', 1790856054000, 1);


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

INSERT INTO public.installation (id, key_fingerprint, created_at, history_id, founded_at, clock_floor) VALUES (1, 'jSFttwGXVEBo3QjH8kljaiOsK3htwnhTHC41IV0Jtsg', 1790856000000, 'Eui_oFKstMDpvTExcGftGw', 1790856000000, 1790856016000);


--
-- Data for Name: join_code; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.join_code (id, code_hash, home_id, made_by, role, expires_at) VALUES (2, '0sRh-6rVISKA5vqelMNkClNnGlU4JvfI0OtmOk5AqcM', 2, 2, 'family', 1790942428000);
INSERT INTO public.join_code (id, code_hash, home_id, made_by, role, expires_at) VALUES (3, 'Fns822COWv_yY6Mz9pMz07K_qr_9pKVulqnoMCdNGH0', 2, 4, 'guest', 1790942429000);
INSERT INTO public.join_code (id, code_hash, home_id, made_by, role, expires_at) VALUES (4, 'RNCTqyiKPXwDJhfYobs3FpX7ZH86VhcriRt62-_J5QQ', 2, 4, 'guest', 1790942430000);


--
-- Data for Name: join_code_grant; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.join_code_grant (id, join_code_id, scope, room_id, device_id, pin, access_right, start_at, expires_at, windows, paused_at) VALUES (2, 3, 'room', 1, NULL, NULL, 'switch', 1790856020999, 1798632021000, '[]', NULL);
INSERT INTO public.join_code_grant (id, join_code_id, scope, room_id, device_id, pin, access_right, start_at, expires_at, windows, paused_at) VALUES (3, 4, 'device', NULL, 3, NULL, 'switch', 1790856020999, 1798632021000, '[]', NULL);
INSERT INTO public.join_code_grant (id, join_code_id, scope, room_id, device_id, pin, access_right, start_at, expires_at, windows, paused_at) VALUES (4, 4, 'device', NULL, 3, '13', 'see', 1790856020999, 1798632021000, '[{"days":[2,4],"from":"09:00","to":"12:00"}]', 1790856030000);


--
-- Data for Name: kysely_migration; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0001-the-house', '2026-11-27T14:47:27.181Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0002-accounts-and-audit', '2026-11-27T14:47:27.199Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0003-standard-words', '2026-11-27T14:47:27.202Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0004-command-log', '2026-11-27T14:47:27.214Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0005-arranging', '2026-11-27T14:47:27.216Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0006-favourites', '2026-11-27T14:47:27.220Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0007-order', '2026-11-27T14:47:27.223Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0008-replica-leases', '2026-11-27T14:47:27.226Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0009-settings-version', '2026-11-27T14:47:27.227Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0010-audit-cut', '2026-11-27T14:47:27.228Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0011-homes-and-accounts', '2026-11-27T14:47:27.231Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0012-grants', '2026-11-27T14:47:27.241Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0013-passes', '2026-11-27T14:47:27.250Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0014-api-tokens', '2026-11-27T14:47:27.254Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0015-pin-grants', '2026-11-27T14:47:27.256Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0016-pin-rooms', '2026-11-27T14:47:27.257Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0017-activity', '2026-11-27T14:47:27.262Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0018-consumption', '2026-11-27T14:47:27.264Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0019-leases', '2026-11-27T14:47:27.266Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0020-home-forms', '2026-11-27T14:47:27.270Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0021-protection', '2026-11-27T14:47:27.273Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0022-scenes', '2026-11-27T14:47:27.279Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0023-schedules', '2026-11-27T14:47:27.284Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0024-holds', '2026-11-27T14:47:27.285Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0025-scheduled-scenes', '2026-11-27T14:47:27.286Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0026-plans', '2026-11-27T14:47:27.287Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0027-join-grants', '2026-11-27T14:47:27.292Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0028-made-up-past', '2026-11-27T14:47:27.293Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0029-catch-up', '2026-11-27T14:47:27.294Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0030-history-identity', '2026-11-27T14:47:27.296Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0031-quotas', '2026-11-27T14:47:27.298Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0033-clock-floor', '2026-11-27T14:47:27.299Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0034-reset-and-audit', '2026-11-27T14:47:27.302Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0035-replica-versions', '2026-11-27T14:47:27.303Z');


--
-- Data for Name: kysely_migration_lock; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration_lock (id, is_locked) VALUES ('migration_lock', 0);


--
-- Data for Name: live_ticket; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.live_ticket (ticket_hash, session_id, expires_at) VALUES ('OOhQGeuPXeYR8v5Oasx6Du2jEkuG-4gZ89mhP9h0mhE', 'MSncpuH2LO-xeHDeF2V5kA', 1790856162000);
INSERT INTO public.live_ticket (ticket_hash, session_id, expires_at) VALUES ('qODDVmWnRrliAneRw03jlOG18yYcmWNH4xUVgFKz004', 'CnB3SuqIdK1bNR02mZYQ4w', 1790856163000);


--
-- Data for Name: outbox; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (1, 'mail', 'owner@golden.example', 'A way into your Roomwire account has changed', 'On your Roomwire account an API token was made. If this was not you, reset your password at once and look at Settings: Ways to sign in, and API tokens.', 1790856058000);
INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (2, 'mail', 'co-owner@golden.example', 'A way into your Roomwire account has changed', 'On your Roomwire account an authenticator app was turned on. If this was not you, reset your password at once and look at Settings: Ways to sign in, and API tokens.', 1790856062000);
INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (3, 'mail', 'family@golden.example', 'A way into your Roomwire account has changed', 'On your Roomwire account a passkey was added. If this was not you, reset your password at once and look at Settings: Ways to sign in, and API tokens.', 1790856064000);
INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (4, 'sms', '+358401234567', NULL, 'Your Roomwire reset code is 815782. It is valid for 10 minutes. If you did not ask for it, ignore this message.', 1790856128000);
INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (5, 'mail', 'guest-of-home@golden.example', 'Your Roomwire reset code', 'Your Roomwire reset code is 616016. It is valid for 10 minutes. If you did not ask for it, ignore this message.

If you cannot get a code because too many were asked for, choose ‘Forgot password?’ on the sign-in page, and type this key when it asks for one: sq40-fp9f-gsbf-gv37. It is good for a day.', 1790856129000);


--
-- Data for Name: pass; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.pass (id, home_id, label, secret_hash, pin_hash, browsers_max, created_at) VALUES (1, 2, 'Cleaner · 清洁', 'MkOwpACp-JTAs26oO3qke5GrCXmj448VzOujoAVpjcw', '$argon2id$v=19$m=8,t=1,p=1$JJ5HgwDvMiiokGNnnE3zMg$xcCfyRoOfendej1Y0NgL2bybrFMAhjXfOEUoyZDnozI', 1, 1790856032000);


--
-- Data for Name: passkey; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.passkey (id, credential_id, person_id, public_key, sign_count, transports, name, created_at, last_used_at) VALUES (1, 'g9wtoBQZtO_Ovhq9v1c9bg', 3, 'pQECAyYgASFYIAm1-NJTSEXJVTiUaHwIpZ61kmeRXihsQGL1ZRQx-ReQIlgg7IHdLfCa6gJoOBkge-A6lKRa0AuAkz9n9N0c0oxKtvc', 1, '["internal"]', 'Golden phone', 1790856064000, 1790856066000);


--
-- Data for Name: person; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (1, 1, 'user', 'Golden neighbour <b>&', 'neighbour@golden.example', '$argon2id$v=19$m=8,t=1,p=1$Vgo3e6spGXinUtx/gY26yA$IacdT0HBgea2EdLiMn1a+GP51xQZGx4zCIXyO9PFy+4', NULL, NULL, NULL, NULL, NULL, 1790856000000, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (3, 2, 'family', 'Golden family <b>&', 'family@golden.example', '$argon2id$v=19$m=8,t=1,p=1$iDAyIG75yJQOI1MqL8E9LA$C0Ci6XcJ//1Oir8CRjdgztREf1D0SuaXAJjsJWp0WDc', NULL, NULL, NULL, NULL, NULL, 1790856016000, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (5, 2, 'guest', 'Golden guest-of-room <b>&', 'guest-of-room@golden.example', '$argon2id$v=19$m=8,t=1,p=1$LRz8CJdVKdy/tmAudSaVSw$Ujme7M8oHM1A4SKhwogUILMg9kNfTZToFiwPkRtwslg', NULL, NULL, NULL, NULL, NULL, 1790856021000, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (6, 2, 'guest', 'Golden guest-of-device <b>&', 'guest-of-device@golden.example', '$argon2id$v=19$m=8,t=1,p=1$1L+Ebkr/RdF4YGCm31IFag$59yhKVKF5NVkH76RgvTOfwTS6Or5EYP4L17TXd30ujo', NULL, NULL, NULL, NULL, NULL, 1790856022000, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (7, 2, 'guest', 'Golden guest-of-home <b>&', 'guest-of-home@golden.example', '$argon2id$v=19$m=8,t=1,p=1$ErQOi6FjzAB4m2TKvp7B6w$4BOnB8S1ZQZLJyk+2wnibR8itthQOThxwHAoXvIluUM', NULL, NULL, NULL, NULL, NULL, 1790856023000, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (8, 2, 'guest', 'Golden guest-of-tomorrow <b>&', 'guest-of-tomorrow@golden.example', '$argon2id$v=19$m=8,t=1,p=1$bGRiVmbeS+OOSDtLCB6N9g$Aqq3wrnwMRE9xqwitM9+Z5H6fJ1DZQWNU290ItglFm0', NULL, NULL, NULL, NULL, NULL, 1790856024000, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (9, 2, 'guest', 'Golden guest-by-code <b>&', 'guest-by-code@golden.example', '$argon2id$v=19$m=8,t=1,p=1$P/Lk8lK47aC5zrdj2M8MLQ$jdOK9lf56VzZdMTGE/eCrZAQfEBPiNhB7wC6AHR0l64', NULL, NULL, NULL, NULL, NULL, 1790856026000, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (10, NULL, 'family', 'Golden homeless <b>&', 'homeless@golden.example', '$argon2id$v=19$m=8,t=1,p=1$vPYf5XLUyQX/JWpLRYvejQ$W3e+ueW39C8vBu3LVu4UyEZzaJwVffnccsaiwzYkoys', NULL, NULL, NULL, NULL, NULL, 1790856031000, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (11, 3, 'super_admin', 'Closed', 'closed@golden.example', '$argon2id$v=19$m=8,t=1,p=1$fMqGYkiVL2YfboBAJLTnoQ$Ma/CrAiJt0AqP6V8kpHtCrehzBSU/J/GIUxBdS6pNUU', NULL, NULL, NULL, NULL, NULL, 1790856034000, 1790856034000, NULL, NULL, NULL, 0);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (2, 2, 'user', 'Golden owner <b>&', 'owner@golden.example', '$argon2id$v=19$m=8,t=1,p=1$8B7+6wtavVQ6SK2p0SwzMw$NCn1JfsWkxovvIM6Ag0Cxcw5oElHEQdEapREX+5yeDE', '+358401234567', 'Ring three times', 'Golden Street 1
00100 Helsinki', 'IMMl8RV6ZRrU900hYIeAs4h8_abyNJznfBGS5mfDz68BPAlkPAer', '1952-10-13', 1790856002000, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (4, 2, 'admin', 'Golden co-owner <b>&', 'co-owner@golden.example', '$argon2id$v=19$m=8,t=1,p=1$kD+Uf+n+fECfZy748saA6g$U03v2tXPOe5YMHeEeH85VqmYDtcASaSzFWPPfxWlTGs', NULL, NULL, NULL, NULL, NULL, 1790856018000, NULL, 'NXMgYboX6WJsG8Lh6R1OYbww1yvno3AOZbypBLsjVjxU3J31Z7kb1F7JYvICnpd0xhNsH799-1DTADvo', 1790856062000, 59695202, 1);


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
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of) VALUES (4, 'pump', NULL, 0, 1790856134000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of) VALUES (4, 'led', NULL, 1, 1790856134000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of) VALUES (3, '19', NULL, 0, 1790856134001, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of) VALUES (3, '13', NULL, 2, 1790856134001, NULL, NULL, NULL, NULL, NULL, NULL, 55, NULL, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of) VALUES (2, '21', NULL, 0, 1790856134003, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1800, 240, 'before', '25', NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of) VALUES (2, '25', NULL, 1, 1790856134003, NULL, 2, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 2, NULL, NULL, NULL, '21', NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of) VALUES (2, '19', NULL, 0, 1790856134004, NULL, NULL, 1790856134004, 'touch', NULL, NULL, NULL, NULL, NULL, NULL, 1800, 1, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of) VALUES (2, '18', 'Ceiling light', 1, 1790856134011, 'ceiling_lamp', NULL, 1790856134011, 'page', 'person', 2, NULL, NULL, NULL, NULL, NULL, 2, NULL, NULL, NULL, NULL, 1790856134011);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of) VALUES (3, '18', NULL, 1, 1790856140017, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 7, 1790859740017, 'server', NULL, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of) VALUES (7, '18', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of) VALUES (7, '19', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of) VALUES (7, '21', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of) VALUES (7, '25', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL);


--
-- Data for Name: quota_use; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.quota_use (day, key, used) VALUES (20727, 'changesOfHolder/pass.1', 1);
INSERT INTO public.quota_use (day, key, used) VALUES (20727, 'changesOfHolder/person.1', 4);
INSERT INTO public.quota_use (day, key, used) VALUES (20727, 'changesOfHolder/person.10', 2);
INSERT INTO public.quota_use (day, key, used) VALUES (20727, 'changesOfHolder/person.11', 1);
INSERT INTO public.quota_use (day, key, used) VALUES (20727, 'changesOfHolder/person.13', 6);
INSERT INTO public.quota_use (day, key, used) VALUES (20727, 'changesOfHolder/person.2', 56);
INSERT INTO public.quota_use (day, key, used) VALUES (20727, 'changesOfHolder/person.3', 6);
INSERT INTO public.quota_use (day, key, used) VALUES (20727, 'changesOfHolder/person.4', 5);
INSERT INTO public.quota_use (day, key, used) VALUES (20727, 'changesOfHolder/person.9', 3);
INSERT INTO public.quota_use (day, key, used) VALUES (20727, 'changesOfHome/1', 4);
INSERT INTO public.quota_use (day, key, used) VALUES (20727, 'changesOfHome/2', 69);
INSERT INTO public.quota_use (day, key, used) VALUES (20727, 'changesOfHome/3', 1);
INSERT INTO public.quota_use (day, key, used) VALUES (20727, 'changesOfHome/4', 6);
INSERT INTO public.quota_use (day, key, used) VALUES (20727, 'eventsOfDevice/2', 3);
INSERT INTO public.quota_use (day, key, used) VALUES (20727, 'eventsOfDevice/3', 2);
INSERT INTO public.quota_use (day, key, used) VALUES (20727, 'eventsOfDevice/4', 2);
INSERT INTO public.quota_use (day, key, used) VALUES (20727, 'eventsOfHome/2', 7);
INSERT INTO public.quota_use (day, key, used) VALUES (20727, 'pressesOfHolder/person.2', 5);
INSERT INTO public.quota_use (day, key, used) VALUES (20727, 'pressesOfHolder/person.3', 2);
INSERT INTO public.quota_use (day, key, used) VALUES (20727, 'pressesOfHome/2', 7);
INSERT INTO public.quota_use (day, key, used) VALUES (20727, 'samplesOfDevice/2', 16);
INSERT INTO public.quota_use (day, key, used) VALUES (20727, 'samplesOfDevice/3', 6);
INSERT INTO public.quota_use (day, key, used) VALUES (20727, 'samplesOfDevice/4', 6);
INSERT INTO public.quota_use (day, key, used) VALUES (20727, 'samplesOfHome/2', 28);


--
-- Data for Name: recovery_code; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'OZoiDCRvIqBaKT_Sohf0lAXHwQPnchJp6DsWEK-LHlc');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'VX5eaySU0m4imnOaIQ3YKeC79phZX7zfvyrueR9hYIc');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'EMM6x3Bt-Frw6XB3GzQP-m8oHHBKBuugb3U2Pe9X97s');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'wMS8-QYd7d52rqJIMPH-ImLb91dDWDtdsIcPowRmJz8');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'WZQUyW--o8CSs65F00pgSCzUfqG2nsl4_csWBaQB4L8');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'rvi_uWtadJty3exHLE8xsOF67ZZ7T0oqC7Jfe8alDqM');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'z-8OvM-i3Ad36_3WWGWauYWynMZXkgOWh1RVwZJz-6k');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'D_MMrrvkLfTNaYz54mFRe1x388f9crTOrmE_KBTE2jw');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'mO18kWVVckLj3x2YXjS9D4_HNC2ImwBH5nTHExmSIdM');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'XoTrtYnQNhvdIIZv9Lu6dwVveFzoLc1bLfyXk6srxxc');


--
-- Data for Name: replica; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: reset_code; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.reset_code (person_id, browser_hash, code_hash, asked_by, asked_from, expires_at, tries_left) VALUES (2, 'APhVc7hvIYtPwrDJgMYmWZPCpBtZAYYv8dDhhlZIV4U', 'KrOboQv5RMzhV4G6qoF3qloSdOzCg1SmR1blNHyUVu8', 'stranger', '127.0.0.1', 1790856728000, 5);
INSERT INTO public.reset_code (person_id, browser_hash, code_hash, asked_by, asked_from, expires_at, tries_left) VALUES (7, 'IdiAd1m9Odj01LSFaRHkgpxOhke3R0-xayHU8yVcd0M', 'MyDFqE1dEMYa9bIyGEcm8Feg8S6r488ii9zSpMEuKXc', 'stranger', '127.0.0.1', 1790856729000, 5);


--
-- Data for Name: room; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.room (id, home_id, name, name_key, created_at) VALUES (1, 2, 'Living Room', 'living room', 1790856003000);
INSERT INTO public.room (id, home_id, name, name_key, created_at) VALUES (2, 2, 'Küche · 厨房', 'küche · 厨房', 1790856004000);


--
-- Data for Name: scene; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.scene (id, home_id, name, created_at) VALUES (1, 2, 'Golden hour · 黄金', 1790856140018);


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
INSERT INTO public.schedule (id, home_id, made_by, name, rule, pins, lease_s, created_at, next_at, skip_at, paused_at, paused_why, scene_id, catch_up) VALUES (4, 2, 2, 'New Year', '{"days":{"kind":"once","date":"2037-12-31"},"time":{"kind":"sunset","offset":0},"spread":0,"from":null,"until":null}', '[]', NULL, 1790856140018, 2145878520000, NULL, NULL, NULL, 1, 0);


--
-- Data for Name: schedule_run; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.schedule_run (schedule_id, due_at, begun_at, outcome) VALUES (1, 1790856042000, 1790856042000, 'acted');


--
-- Data for Name: session; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('6l9EiLq1eGjSCguFb-qtDA', 10, 1790856031000, 1790899231000, 'Golden browser', NULL, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('rtaoefTwFCDmlpWpcRG36s4gYkdWsM2Pfkb7vJg2Fa8', NULL, 1790856033000, 1825416033000, 'Golden browser', NULL, 1);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('W_kriAyUqMhsJFeMzb1lSw', 3, 1790856066000, 1790899266000, 'node', NULL, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('1xaC7icMW-osoYh5PHW0AA', 1, 1790856000000, 1790899200000, 'Golden browser', 1790856128000, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('0h5KCHmBVx2RDy_341sCJg', 4, 1790856019000, 1790899219000, 'Golden browser', 1790856128000, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('xOKkcXKsSeubY4gF99ATXg', 9, 1790856026000, 1790899226000, 'Golden browser', 1790856128000, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('mwNtaA8yZXSxyf8xDoqc4Q', 4, 1790856060000, 1790899260000, 'Golden browser', 1790856128000, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('MSncpuH2LO-xeHDeF2V5kA', 2, 1790856002000, 1790899202000, 'Golden browser', 1790856142019, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('CnB3SuqIdK1bNR02mZYQ4w', 3, 1790856017000, 1790899217000, 'Golden browser', 1790856142019, NULL);


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

SELECT pg_catalog.setval('public.audit_pending_id_seq', 100, true);


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

SELECT pg_catalog.setval('public.device_id_seq', 7, true);


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
-- Name: erased_device erased_device_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.erased_device
    ADD CONSTRAINT erased_device_pkey PRIMARY KEY (history_id);


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
-- Name: quota_use quota_use_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.quota_use
    ADD CONSTRAINT quota_use_key PRIMARY KEY (day, key);


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
-- Name: reset_code reset_code_next_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.reset_code
    ADD CONSTRAINT reset_code_next_pkey PRIMARY KEY (person_id, browser_hash);


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
-- Name: device_of_history; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX device_of_history ON public.device USING btree (history_id);


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
-- Name: reset_code_address; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX reset_code_address ON public.reset_code USING btree (asked_from);


--
-- Name: reset_code_browser; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX reset_code_browser ON public.reset_code USING btree (browser_hash);


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
-- Name: reset_code reset_code_next_person_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.reset_code
    ADD CONSTRAINT reset_code_next_person_id_fkey FOREIGN KEY (person_id) REFERENCES public.person(id) ON DELETE CASCADE;


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
