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
-- Name: connect_problem; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.connect_problem (
    device_id integer NOT NULL,
    refused_at bigint,
    refused_why text,
    shared_at bigint,
    shared_from text
);


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
    history_id text DEFAULT ''::text NOT NULL,
    meters text
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
    clock_floor bigint,
    contact_email text,
    contact_phone text,
    contact_address text
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
    catch_up integer DEFAULT 0 NOT NULL,
    done_date text
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
-- Name: zone_rules; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.zone_rules (
    time_zone text NOT NULL,
    version text NOT NULL,
    rules text NOT NULL
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
-- Data for Name: heard; Type: TABLE DATA; Schema: history; Owner: -
--

INSERT INTO history.heard (device, key, at, pause_ms) VALUES ('JA1IpYHrVbFGMOFp08G66w', 'device.level', 1790856137000, NULL);
INSERT INTO history.heard (device, key, at, pause_ms) VALUES ('JkZsB6udPj2ZVWKNEqIB_A', 'device.signal', 1790856137002, NULL);
INSERT INTO history.heard (device, key, at, pause_ms) VALUES ('JkZsB6udPj2ZVWKNEqIB_A', 'device.memory', 1790856137002, NULL);
INSERT INTO history.heard (device, key, at, pause_ms) VALUES ('JkZsB6udPj2ZVWKNEqIB_A', 'device.uptime', 1790856137002, NULL);


--
-- Data for Name: installation; Type: TABLE DATA; Schema: history; Owner: -
--

INSERT INTO history.installation (id) VALUES ('qT-PCr5VdPRrm6sA60O0iw');


--
-- Data for Name: rolled_day; Type: TABLE DATA; Schema: history; Owner: -
--



--
-- Data for Name: rolled_hour; Type: TABLE DATA; Schema: history; Owner: -
--



--
-- Data for Name: sample_2026_10; Type: TABLE DATA; Schema: history; Owner: -
--

INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1790856137000, 0);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (2, 1790856137000, 1);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (3, 1790856137000, 72);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (4, 1790856137001, 2);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1790856137001, 1);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1790856137001, 0);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1790856137002, -61);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (8, 1790856137002, 181000);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (9, 1790856137002, 3600);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (10, 1790856137003, 0);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (11, 1790856137004, 0);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (11, 1790856137003, 1);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (12, 1790856137003, 0);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (13, 1790856137003, 1);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (10, 1790856137011, 1);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1790856143019, NULL);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (2, 1790856143019, NULL);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (3, 1790856143019, NULL);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (4, 1790856143019, NULL);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1790856143019, NULL);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1790856143019, NULL);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1790856143019, NULL);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (8, 1790856143019, NULL);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (9, 1790856143019, NULL);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (10, 1790856143019, NULL);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (11, 1790856143019, NULL);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (12, 1790856143019, NULL);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (13, 1790856143019, NULL);


--
-- Data for Name: series; Type: TABLE DATA; Schema: history; Owner: -
--

INSERT INTO history.series (id, key, kind, name, unit, decimals, rolled_until, time_zone, device, sent_unit, is_former) VALUES (1, 'pin.pump', 'pin', NULL, NULL, 0, 0, '', 'JA1IpYHrVbFGMOFp08G66w', NULL, 0);
INSERT INTO history.series (id, key, kind, name, unit, decimals, rolled_until, time_zone, device, sent_unit, is_former) VALUES (2, 'pin.led', 'pin', NULL, NULL, 0, 0, '', 'JA1IpYHrVbFGMOFp08G66w', NULL, 0);
INSERT INTO history.series (id, key, kind, name, unit, decimals, rolled_until, time_zone, device, sent_unit, is_former) VALUES (3, 'device.level', 'level', NULL, NULL, 0, 0, '', 'JA1IpYHrVbFGMOFp08G66w', NULL, 0);
INSERT INTO history.series (id, key, kind, name, unit, decimals, rolled_until, time_zone, device, sent_unit, is_former) VALUES (4, 'pin.13', 'pin', NULL, NULL, 0, 0, '', 'gWbQ4kUapU0obRTmRFgxyg', NULL, 0);
INSERT INTO history.series (id, key, kind, name, unit, decimals, rolled_until, time_zone, device, sent_unit, is_former) VALUES (5, 'pin.18', 'pin', NULL, NULL, 0, 0, '', 'gWbQ4kUapU0obRTmRFgxyg', NULL, 0);
INSERT INTO history.series (id, key, kind, name, unit, decimals, rolled_until, time_zone, device, sent_unit, is_former) VALUES (6, 'pin.19', 'pin', NULL, NULL, 0, 0, '', 'gWbQ4kUapU0obRTmRFgxyg', NULL, 0);
INSERT INTO history.series (id, key, kind, name, unit, decimals, rolled_until, time_zone, device, sent_unit, is_former) VALUES (7, 'device.signal', 'signal', NULL, NULL, 0, 0, '', 'JkZsB6udPj2ZVWKNEqIB_A', NULL, 0);
INSERT INTO history.series (id, key, kind, name, unit, decimals, rolled_until, time_zone, device, sent_unit, is_former) VALUES (8, 'device.memory', 'memory', NULL, NULL, 0, 0, '', 'JkZsB6udPj2ZVWKNEqIB_A', NULL, 0);
INSERT INTO history.series (id, key, kind, name, unit, decimals, rolled_until, time_zone, device, sent_unit, is_former) VALUES (9, 'device.uptime', 'uptime', NULL, NULL, 0, 0, '', 'JkZsB6udPj2ZVWKNEqIB_A', NULL, 0);
INSERT INTO history.series (id, key, kind, name, unit, decimals, rolled_until, time_zone, device, sent_unit, is_former) VALUES (10, 'pin.18', 'pin', NULL, NULL, 0, 0, '', 'JkZsB6udPj2ZVWKNEqIB_A', NULL, 0);
INSERT INTO history.series (id, key, kind, name, unit, decimals, rolled_until, time_zone, device, sent_unit, is_former) VALUES (11, 'pin.19', 'pin', NULL, NULL, 0, 0, '', 'JkZsB6udPj2ZVWKNEqIB_A', NULL, 0);
INSERT INTO history.series (id, key, kind, name, unit, decimals, rolled_until, time_zone, device, sent_unit, is_former) VALUES (12, 'pin.21', 'pin', NULL, NULL, 0, 0, '', 'JkZsB6udPj2ZVWKNEqIB_A', NULL, 0);
INSERT INTO history.series (id, key, kind, name, unit, decimals, rolled_until, time_zone, device, sent_unit, is_former) VALUES (13, 'pin.25', 'pin', NULL, NULL, 0, 0, '', 'JkZsB6udPj2ZVWKNEqIB_A', NULL, 0);


--
-- Data for Name: unowned; Type: TABLE DATA; Schema: history; Owner: -
--



--
-- Data for Name: version; Type: TABLE DATA; Schema: history; Owner: -
--

INSERT INTO history.version (version) VALUES (4);


--
-- Data for Name: access_grant; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.access_grant (id, person_id, scope, room_id, device_id, access_right, start_at, expires_at, windows, paused_at, pass_id, pin) VALUES (1, 5, 'room', 1, NULL, 'arrange', 1790856021999, 1798632022000, '[]', NULL, NULL, NULL);
INSERT INTO public.access_grant (id, person_id, scope, room_id, device_id, access_right, start_at, expires_at, windows, paused_at, pass_id, pin) VALUES (2, 5, 'device', NULL, 3, 'arrange', 1790856021999, 1798632022000, '[]', NULL, NULL, '13');
INSERT INTO public.access_grant (id, person_id, scope, room_id, device_id, access_right, start_at, expires_at, windows, paused_at, pass_id, pin) VALUES (3, 6, 'device', NULL, 2, 'switch', 1790856021999, 1798632022000, '[]', NULL, NULL, NULL);
INSERT INTO public.access_grant (id, person_id, scope, room_id, device_id, access_right, start_at, expires_at, windows, paused_at, pass_id, pin) VALUES (4, 7, 'home', NULL, NULL, 'switch', 1790856021999, 1798632022000, '[]', NULL, NULL, NULL);
INSERT INTO public.access_grant (id, person_id, scope, room_id, device_id, access_right, start_at, expires_at, windows, paused_at, pass_id, pin) VALUES (5, 8, 'room', 1, NULL, 'see', 1790942425000, 1798632022000, '[{"days":[2,4],"from":"09:00","to":"12:00"}]', 1790856025000, NULL, NULL);
INSERT INTO public.access_grant (id, person_id, scope, room_id, device_id, access_right, start_at, expires_at, windows, paused_at, pass_id, pin) VALUES (6, 8, 'room', 2, NULL, 'see', 1790942425000, 1798632022000, '[{"days":[2,4],"from":"09:00","to":"12:00"}]', 1790856025000, NULL, NULL);
INSERT INTO public.access_grant (id, person_id, scope, room_id, device_id, access_right, start_at, expires_at, windows, paused_at, pass_id, pin) VALUES (7, 9, 'room', 2, NULL, 'switch', 1790856021999, 1798632022000, '[]', NULL, NULL, NULL);
INSERT INTO public.access_grant (id, person_id, scope, room_id, device_id, access_right, start_at, expires_at, windows, paused_at, pass_id, pin) VALUES (8, NULL, 'room', 1, NULL, 'see', 1790856021999, 1798632022000, '[{"days":[2,4],"from":"09:00","to":"12:00"}]', 1790856033000, 1, NULL);
INSERT INTO public.access_grant (id, person_id, scope, room_id, device_id, access_right, start_at, expires_at, windows, paused_at, pass_id, pin) VALUES (9, NULL, 'room', 2, NULL, 'see', 1790856021999, 1798632022000, '[{"days":[2,4],"from":"09:00","to":"12:00"}]', 1790856033000, 1, NULL);


--
-- Data for Name: activity; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.activity (home_id, device_id, part, at, value, cause, count, last_at) VALUES (2, 4, 'connection', 1790856137000, '1', 'device', 1, 1790856137000);
INSERT INTO public.activity (home_id, device_id, part, at, value, cause, count, last_at) VALUES (2, 3, 'connection', 1790856137001, '1', 'device', 1, 1790856137001);
INSERT INTO public.activity (home_id, device_id, part, at, value, cause, count, last_at) VALUES (2, 2, 'connection', 1790856137002, '1', 'device', 1, 1790856137002);
INSERT INTO public.activity (home_id, device_id, part, at, value, cause, count, last_at) VALUES (2, 2, '19', 1790856137004, '0', 'touch', 1, 1790856137004);
INSERT INTO public.activity (home_id, device_id, part, at, value, cause, count, last_at) VALUES (2, 4, 'connection', 1790856143019, '0', 'device', 1, 1790856143019);
INSERT INTO public.activity (home_id, device_id, part, at, value, cause, count, last_at) VALUES (2, 3, 'connection', 1790856143019, '0', 'device', 1, 1790856143019);
INSERT INTO public.activity (home_id, device_id, part, at, value, cause, count, last_at) VALUES (2, 2, 'connection', 1790856143020, '1', 'device', 1, 1790856143019);
INSERT INTO public.activity (home_id, device_id, part, at, value, cause, count, last_at) VALUES (2, 2, 'connection', 1790856143021, '0', 'device', 1, 1790856143019);
INSERT INTO public.activity (home_id, device_id, part, at, value, cause, count, last_at) VALUES (2, 2, 'connection', 1790856143022, '1', 'device', 1, 1790856143019);
INSERT INTO public.activity (home_id, device_id, part, at, value, cause, count, last_at) VALUES (2, 2, 'connection', 1790856143023, '0', 'device', 1, 1790856143019);
INSERT INTO public.activity (home_id, device_id, part, at, value, cause, count, last_at) VALUES (2, 2, 'connection', 1790856143024, '1', 'device', 1, 1790856143019);
INSERT INTO public.activity (home_id, device_id, part, at, value, cause, count, last_at) VALUES (2, 2, 'connection', 1790856143025, '0', 'device', 1, 1790856143019);
INSERT INTO public.activity (home_id, device_id, part, at, value, cause, count, last_at) VALUES (2, 2, 'connection', 1790856143026, '0', 'device', 2, 1790856143019);


--
-- Data for Name: api_token; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.api_token (id, person_id, home_id, label, token_right, token_hash, created_at, last_used_at) VALUES (1, 2, 2, 'Golden calendar', 'passes', 'h8XSxajk5fG_Xo1kvmUp5Xaj1_cnE0TfTsd54HKc6Vk', 1790856061000, 1790856062000);


--
-- Data for Name: arrangement; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.arrangement (person_id, kind, ids, changed_at) VALUES (2, 'rooms', '1,2', 1790856039000);
INSERT INTO public.arrangement (person_id, kind, ids, changed_at) VALUES (3, 'devices', '4,2', 1790856040000);


--
-- Data for Name: attempt; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/visit/i0G4uG2iuZJW7_Aemq7971DP3pVLHxS58zJ14D1x9S8', 1, 1790859731000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/sms/day/hfQQO4ndiry8qfXT9zWRmlcD21-ERtU4I4-8FfGAFgQ', 1, 1790942531000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('sms/number/Ok08_H-4XCs3GcrPrLOARWrHA5mhMOFdofMpbMxPBas', 1, 1790859731000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('sms/all/cwyve7lyH-eOMOTdmCthVomeIAiriDVbXV6l7h57uik', 1, 1790942531000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/address/GhDT6YOKUN2GRskvh5Bl5TLeujd2xLYHB9EAaPjw0m0', 2, 1790859731000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/asked/hour/5gJWmywWaMl-ycoUjVZAGRfCc6WxVtZLhx1XmYR1KK0', 1, 1790859732000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/hour/GhDT6YOKUN2GRskvh5Bl5TLeujd2xLYHB9EAaPjw0m0', 2, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/account/FEV5AO_nrWV-dHxS8t1usEri14S14T6mGINkEL8vRQU', 0, 1790942435000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/day/GhDT6YOKUN2GRskvh5Bl5TLeujd2xLYHB9EAaPjw0m0', 2, 1790942400000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/all/cwyve7lyH-eOMOTdmCthVomeIAiriDVbXV6l7h57uik', 2, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/visit/_N2akFJ3zWQlJ0wLqkU3i1tu_-DUpN8GGaPZWFVwqWY', 1, 1790859732000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/account/hour/y5w2OwMQhWm5YXdoVIQMgNf683ZD4EDEMqjQ990Ufp8', 1, 1790859732000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/hour/9TWEbg8F6gh2_LKBDyNI08k2vSTaQpaygkKPss0Owng', 0, 1790859617000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/day/9TWEbg8F6gh2_LKBDyNI08k2vSTaQpaygkKPss0Owng', 0, 1790942417000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/account/day/y5w2OwMQhWm5YXdoVIQMgNf683ZD4EDEMqjQ990Ufp8', 1, 1790942532000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('register/address/GhDT6YOKUN2GRskvh5Bl5TLeujd2xLYHB9EAaPjw0m0', 5, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('register/all/cwyve7lyH-eOMOTdmCthVomeIAiriDVbXV6l7h57uik', 5, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('passkey/address/GhDT6YOKUN2GRskvh5Bl5TLeujd2xLYHB9EAaPjw0m0', 2, 1790856968000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/address/GhDT6YOKUN2GRskvh5Bl5TLeujd2xLYHB9EAaPjw0m0', 1, 1790856918000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/account/Eq0PuD0E5diBPddyAw7wZf2kii3GpddmMnvVFz4CiJw', 0, 1790942420000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('socket/address/GhDT6YOKUN2GRskvh5Bl5TLeujd2xLYHB9EAaPjw0m0', 3, 1790856197009, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/account/eEru2p8BM7jd9aUqbwPdHKXw8f6F_L1dTroKNrHvO7M', 0, 1790942418000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/account/bI-A7GY685b01zORk2RjJ2G8ESTXmEmFzXbkO6656qA', 1, 1790942460000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('password-again/account/hfQQO4ndiry8qfXT9zWRmlcD21-ERtU4I4-8FfGAFgQ', 0, 1790942461000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('password-again/account/ynLYzXJ7pywRK65VHyvw0mio3da7EHGNpShvQw6Bh-Q', 0, 1790942464000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('code/signed-in/ynLYzXJ7pywRK65VHyvw0mio3da7EHGNpShvQw6Bh-Q', 0, 1790942465000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('password-again/account/GbApDVknWC08GTeAJ6S3xK0tt98gyd-fcvn-ipqAJ5Y', 0, 1790942466000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('join/address/GhDT6YOKUN2GRskvh5Bl5TLeujd2xLYHB9EAaPjw0m0', 1, 1790859628000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('join/account/aXHdpfvi5F-wqu6mXP5P1OfaLOnGHqvjeaHEVIszZRs', 1, 1790859628000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('contact/address/GhDT6YOKUN2GRskvh5Bl5TLeujd2xLYHB9EAaPjw0m0', 1, 1790859730000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('contact/all/cwyve7lyH-eOMOTdmCthVomeIAiriDVbXV6l7h57uik', 1, 1790942530000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('sms/address/GhDT6YOKUN2GRskvh5Bl5TLeujd2xLYHB9EAaPjw0m0', 1, 1790859731000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/asked-sms/hour/bI-A7GY685b01zORk2RjJ2G8ESTXmEmFzXbkO6656qA', 1, 1790859731000, 0);


--
-- Data for Name: audit; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (26, 1790856017000, 2, 2, 'family.created', '{"member":3}', 'HdH_D8NK4qcbTDX-nX-pOy5i8ni42kPFXQCf1mnQs5s');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (27, 1790856018000, 2, 3, 'session.started', '{}', '4C1FmOEZFtZYM0HRk-9oBsePBTHruuuDJON54gawXCM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (28, 1790856019000, 2, 2, 'family.created', '{"member":4}', 'vaD2cg0LPDOiXlxSsYI48tOFVUSobVfm_I3MrSvqCpg');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (29, 1790856020000, 2, 4, 'session.started', '{}', 'NAabs-Li2U185LZR8BEL7qw-R_dyupjObk_EQXjHSAA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (30, 1790856021000, 2, 2, 'co_owner.added', '{"member":4}', '0zheb5dHrij122hPDiXf3mC1sZyiKiTYG5HEae7f7eE');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (31, 1790856022000, 2, 2, 'guest.created', '{"member":5,"rooms":[1],"devices":[],"pins":[{"device":3,"pin":"13"}],"expires_at":1798632022000}', 'KSKKwJkXAETOBJP_oGkB5rvh0rjeqC8g6nQUNziUmws');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (32, 1790856023000, 2, 2, 'guest.created', '{"member":6,"rooms":[],"devices":[2],"expires_at":1798632022000}', 'igXnRAUMdCg5KPmfXTu-ZmTljlFrLVQM1tcH3eXVhqA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (33, 1790856024000, 2, 2, 'guest.created', '{"member":7,"rooms":[],"devices":[],"expires_at":1798632022000}', 'urRJc-X2lHQSjIVuwWfXXv857rq5LsKhrMfo6p39gxQ');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (34, 1790856025000, 2, 2, 'guest.created', '{"member":8,"rooms":[1,2],"devices":[],"expires_at":1798632022000}', 'R0cTAEhvFmemMWaATqqfRKTMKqjpZxtdEdktEGGO_vk');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (35, 1790856026000, 2, 2, 'join_code.created', '{"join_code":1,"role":"guest","rooms":[2],"devices":[],"expires_at":1798632022000}', '7DRp4k8oPIsQitWG-dMuut_WacUnfAMfgr6V02s9LVY');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (36, 1790856027000, NULL, 9, 'account.registered', '{"role":"guest"}', 'o6Qko9GYoZNm8xxGB3hn9rge14-RG_oqFKXnjbw5Hx8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (37, 1790856027000, NULL, 9, 'session.started', '{}', 'DoQ4Z6kYbWu3OO6D8R44wvQpYRivQVq3JcO0ftqZFi4');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (38, 1790856028000, 2, 9, 'home.joined', '{"role":"guest"}', 'LSnuPeGHK4duMCxfW--R1DahPEtUBgDO1R0FRkM8aDQ');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (39, 1790856029000, 2, 2, 'join_code.created', '{"join_code":2,"role":"family"}', 'RmuLFs4JTnO6pa_HELASjA8ffb22huXs4GJ-B5ylQvc');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (40, 1790856030000, 2, 4, 'join_code.created', '{"join_code":3,"role":"guest","rooms":[1],"devices":[],"expires_at":1798632022000}', 'DFZsYfTo_zeuDlqU3l83xeTybr6pzZRfNSie1zCp-Wc');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (41, 1790856031000, 2, 4, 'join_code.created', '{"join_code":4,"role":"guest","rooms":[],"devices":[3],"expires_at":1798632022000,"further":[{"rooms":[],"devices":[],"pins":[{"device":3,"pin":"13"}],"expires_at":1798632022000}]}', 'R2sA_d-t24oJFm6F_QhhQxJHdh15hQquBiFD1twplWo');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (42, 1790856032000, NULL, 10, 'account.registered', '{"role":"family"}', 'UT_xAXQrOeIVSK1XcNtjPXktQ2lM3REcyPbF55_spzw');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (43, 1790856032000, NULL, 10, 'session.started', '{}', 'daNbdg6z73cXoz4Q_ZLOUkNC-r3r5lxHZrojnzccRik');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (44, 1790856033000, 2, 2, 'pass.created', '{"pass":1,"rooms":[1,2],"devices":[],"expires_at":1798632022000}', '3k9APas9UvPeGvwVuv6ohcl8QFSFFUpgCnqnKw0U-SA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (45, 1790856034000, 2, NULL, 'pass.opened', '{"by_pass":1}', 'cQNx07sXvI55c5TwRR0jlO0DwGdMv04jWrIudHaSJc0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (46, 1790856035000, 3, 11, 'operator.created', '{}', 'bdWoFD431gFtt7EsJk0r25hEvhkE3jAymOQH5rwpVlI');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (47, 1790856035000, 3, 11, 'session.started', '{}', '5SfXQlizZMBldwnnOynkyeIePdZWpKAPWFjIL4uIl7E');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (48, 1790856036000, 3, 11, 'server.contact_changed', '{"email":true,"phone":true,"address":true}', 'nFdOLIUEwVYKzo3cclvVNQm_uC-203p3HRPJ6TbKXyk');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (49, 1790856037000, 3, NULL, 'account.disabled', '{"member":11}', 'UCkrwx2aTZbDOdchP9GlN1UObkbFHmPe3N8S0Z7u6xI');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (50, 1790856037000, 2, 2, 'favourite.added', '{"device":2,"pin":"18"}', '1DmEaUEQ9OrUgxO162J64RCl5bYK2x6R-80wtfg0BPc');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (51, 1790856038000, 2, 3, 'favourite.added', '{"device":2,"pin":"19"}', '06RFHGfp7vvIMwPzz9o9QW4ArnOY_QqkTpfwptCU3MY');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (52, 1790856041000, 2, 2, 'device.pins_arranged', '{"device":2}', 'BnXIVs-2qmWx04IYm8yQz-peBL_F9G0mWwF4Sa0bPek');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (53, 1790856042000, 2, 2, 'schedule.created', '{"schedule":1}', 'KIWRzbHsPIl5VAA9X8P7QBJy_r-v3IlDR1xASZf8xBc');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (54, 1790856043000, 2, 2, 'schedule.created', '{"schedule":2}', '_MTXR0hsxz8FVA88xK0OYwYnicwMQ4Fp47ryizWrrWs');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (55, 1790856044000, 2, 2, 'schedule.created', '{"schedule":3}', 'MQFFdHJU2lEgCsHLKqOiRaudpFFjjuHcYHKLRHDuBYs');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (56, 1790856045000, NULL, NULL, 'commands.sealed', '{"requested":[[1,2,"iKTFHruAsVT2rF-Y"]]}', 'WcpwkPlfGSoH1SlpUSut4uP05J-aONT2fze-anqZiH8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (57, 1790856045000, NULL, NULL, 'commands.sealed', '{"ended":[[1,2,"yg825kEo75T4vHtX"]]}', '9wbT9Jtuy18NsYWFZ9LVucGiVSJ6m2hVWwGvDmugan8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (58, 1790856045000, 2, 2, 'schedule.skipped', '{"schedule":2}', 'vknQvG0X6r8KNwjrfanG1fljblLiXhw5UZrmTfOczPc');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (59, 1790856046000, 2, 2, 'schedule.paused', '{"schedule":3,"why":"person"}', 'g1VG15shiTM57EBWTWEm1cVRH7DDs5uDjiCvsjBXa2g');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (60, 1790856047000, 2, 2, 'schedules.paused', '{"until":1790942447000}', 'XG6sX9ZdCd6usf_ZsmawyiPu8vpldiSsoRBXEJ828zE');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (61, 1790856048000, 2, 2, 'device.updated', '{"device":5,"name":true,"local_ip":false}', 'c4oQWdb7rK0cG6-GR6T6Ixrlj4TSVu5dcio59IzZpVU');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (62, 1790856049000, 2, 2, 'device.removed', '{"device":5}', 'AQGsGwvrM-7QIPfy33vbHOr-QJxs-Lrj51DfC2xHq_w');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (63, 1790856050000, 2, 2, 'device.secret_reset', '{"device":5}', 'MJf6dzggel9ODSfOwzUpnricx-JevIpqd2AHqrXD03U');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (64, 1790856051000, 2, 2, 'join_code.created', '{"join_code":5,"role":"family"}', '2FLcqCDdkgRTVtQvITEsCn8A5ncy_oEI2_hLk-4qMgs');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (65, 1790856052000, 2, 2, 'join_code.revoked', '{"join_code":5}', 'kNdI_HiprGoqy3QcHZdaM4GW1mwUqNIKEduR2cNb2mc');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (66, 1790856053000, 2, 2, 'guest.created', '{"member":12,"rooms":[],"devices":[],"expires_at":1790942453000}', 'mYZnM8NCpw77e6JQkG39nx5MWgym0VzfL57CX5AUhOM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (67, 1790856054000, 2, 2, 'guest.deleted', '{"member":12}', '3hx0if8gP9iY_IROIHpNjPlXOZ1_rzZMsxYzlHaAe4s');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (68, 1790856055000, 4, 13, 'home.founded', '{}', 'NDb_j5bhQknDQgxUJek42TbxdMQlcC_GZNqP99si1ns');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (69, 1790856055000, 4, 13, 'account.registered', '{"role":"user"}', 'Ku-kcP9N9QVDhV3tywKAL6_0ti7y2_6ywgcYd7aYVMM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (70, 1790856055000, 4, 13, 'session.started', '{}', 'hkP33FCUcH1iEmbu3MEdYoPkkou_GMllhjPJ6uiosCk');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (71, 1790856056000, 4, 13, 'device.registered', '{"device":6,"room":null}', '9yj8EEIfrzBX2YfOYdySkp1gLOCt2Zu8ZvUGZY3LaXA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (72, 1790856057000, 4, 13, 'home.deleted', '{"devices":1}', 'cVYTeSq2JHffRy4RAqRlS0gk8_iaXLqIQ13CnpNRvWo');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (73, 1790856057000, 4, 13, 'account.deleted', '{}', 'b0vu-7b5-ti01HxHs8tRIrNpRjxHRven3RWPSknYZwY');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (81, 1790856065000, 2, 4, 'authenticator.enabled', '{}', 'fQLIYc9QL7na-WLwU21DB1Vy64pkhhmD87PMwHJvtdg');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (82, 1790856067000, 2, 3, 'passkey.added', '{"passkey":1}', 'YoR-3mAU0W86Y4MyMoALXAYY_HAFE7u91SVY8RDxttE');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (83, 1790856069000, 2, 3, 'session.started', '{}', 'UE7EIbclmh6wElO3hf-LV0DiIeuOkmYwC1YqL59RYyM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (84, 1790856131000, 2, 2, 'reset_code.sent', '{"by":"sms"}', 'RCwqwL9DMFhihzbWLxKkxVi4qpnmYWoAFGQ2ReHMnYc');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (85, 1790856132000, 2, 7, 'reset_code.sent', '{"by":"mail"}', 'urOmk1lVd9nyM-j6GybZNkfC8Jsc9bEwXw1oBTRBlyU');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (86, 1790856137000, 2, NULL, 'device.connected', '{"device":4}', 'EA0L2-srbZDi75OtnJw7Q4rgSLWO1voiu6rXxjB7lVs');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (101, 1790856143016, NULL, NULL, 'commands.sealed', '{"ended":[[5,2,"OFgqrK4AiDt04OFZ"]]}', 'qB_k9o-bDEjDfptIRNWQONX2vqD5ibINLFKVpFMrXnk');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (102, 1790856143016, NULL, NULL, 'commands.sealed', '{"requested":[[6,2,"ptoDxG4udnADG2Ks"]]}', 'hLIdjDui7DPPcFe8hmSy0zNOc3lYSq8yGyycQmxQSiU');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (103, 1790856143017, 2, 2, 'pin.let_go', '{"device":2,"pin":"18"}', 'lSQ_Ino0nP55HfGVaCxPzpqsBQZB7lVeuTipPALmkIU');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (104, 1790856143017, NULL, NULL, 'commands.sealed', '{"requested":[[7,2,"Wd2VSlX-d1r1uraC"]]}', 'zSmflEN9VtCDUy4AoVik-S1BqH1IgB2YyEGq8LgBL2o');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (105, 1790856143017, NULL, NULL, 'commands.sealed', '{"ended":[[7,2,"AL0z0R7da_yTtyT0"]]}', 'IPDC02M7nUsKsGhaEmtdeeOJPlKd6Es6D5P8GdQakSM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (106, 1790856143018, 2, 2, 'scene.created', '{"scene":1}', '_W_RlXSibAjXG5oRyxGOYbpkLOOv_2dRuemR006FjjI');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (107, 1790856143018, NULL, NULL, 'commands.sealed', '{"requested":[[8,2,"3aXUm-gDRfXG1tlE"]]}', 'kC8BAIxQFM5uf-mo2rve6q44KKtVcDd5xID_S9pzLqQ');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (108, 1790856143018, NULL, NULL, 'commands.sealed', '{"ended":[[8,2,"4Y6Pv0AsD8kpYDsl"]]}', 'VPz1NW0LW7ixKXgoP4oy1JuE6sTgN5FyuJB2Zo647FM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (109, 1790856143018, 2, 2, 'schedule.created', '{"schedule":4}', 'GmA-B4_CnwHZ00pVu08stRaLmr_gH6FZ8vGZwsaKZ8U');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (110, 1790856143018, 2, 2, 'scene.pressed', '{"scene":1,"done":0,"offline":1,"failed":0}', 'AzP60CqlziQY4CY4GrjKh6pJnavqt0qld4ggtf00YAs');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (74, 1790856058000, 2, 3, 'session.started', '{}', '4tiUSrVlzUl1B7ym8vK5DbdMw9QAZ0IAR_sLtJ5xpaw');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (75, 1790856059000, 2, 3, 'session.signed_out', '{}', 'OB1lIfTNQb6D3CAYOitf5SAXDxTcG_XP_jtt_RZGKsY');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (76, 1790856060000, 2, 2, 'profile.changed', '{"mobile":false}', 'NubsQ1lg7RU0jJuF2Pq0vQVToNMAkAPHGZASe7Hp0Xw');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (77, 1790856060000, 2, 3, 'call.refused', '{"call":"GET /api/users/guest/list/{userId}","code":"forbidden","from":"T1cqi7gA"}', '4kQTxLOJbZjxKeXJ5k6-Py7lYdjV4hrt7Ze0RPKFP40');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (78, 1790856060000, 2, 2, 'sign_in.refused', '{"why":"wrong_password","from":"T1cqi7gA"}', 'u9ENa-cUCQuj2l-6xXLou1pA0dWXPJ_KMYMJqjaNtn4');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (79, 1790856061000, 2, 2, 'token.created', '{"token":1,"right":"passes"}', 'DF2gd2CWBbyEPvuEgMOzE6YmJc25Bkx7rR2pQi2fl7U');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (80, 1790856063000, 2, 4, 'session.started', '{}', 'UtWwyJTHPFnnJDLoVCEOzhFrhAsdsGc90yhYB7tSYBw');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (87, 1790856137001, 2, NULL, 'device.connected', '{"device":3}', 'MSpV5YGH9fD0iLnW_8CCgiQt_up_bnBCFmclfGYkYYg');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (88, 1790856137002, 2, NULL, 'device.connected', '{"device":2}', 'UfVBOMJTEFZCp8ApeawQKseWLOKleOxbv68Gvsuv9Bg');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (89, 1790856137005, 2, 2, 'pin.renamed', '{"device":2,"pin":"18"}', 'eo303MN0fKYb7STxBMyaHtJu07NChdklSXuIHjclUQ4');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (90, 1790856137005, 2, 2, 'pin.icon_changed', '{"device":2,"pin":"18"}', 'rIWu0GEgG2qsCeNz5Sf1u1RK9fLFzcd_VPTWSSkuqzg');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (91, 1790856137006, 2, 2, 'pin.moved', '{"device":2,"pin":"25","room":2}', 'DdLpwyBaZa3MSaWVFO8mKbdRz9fMnr7bobrSGfrs8RU');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (92, 1790856137007, 2, 2, 'pin.time_set', '{"device":2,"pin":"19","on_for":1800}', '2q87PIwXYKeu6jpMIJziMzgu30huXgaNs-7h2SJ2UWo');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (93, 1790856137008, 2, 2, 'device.static_ip_set', '{"device":2}', '8mI3fy0A1L_RP5JuJupJRluCEk7drVr_yMBL2xtEUyw');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (94, 1790856137009, NULL, NULL, 'commands.sealed', '{"requested":[[2,2,"faGZ9ZQGoWmC43kX"]]}', 'YLAuATflPjq9p63NydeQrFcZZJxC4vsZW6SFG0Q7j-4');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (95, 1790856137011, NULL, NULL, 'commands.sealed', '{"ended":[[2,2,"yk03Q5_-az09pTeT"]]}', 'F1lufZg3x6geV84C20Y46sB6vo8cv8pV1fWKVL4mUYs');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (96, 1790856137012, NULL, NULL, 'commands.sealed', '{"requested":[[3,2,"QGxRyI86Agq15WRF"]]}', 'pzw2h9WqntfVL56QjKSjTCFPOgjecYFJvtMBLxiS9uc');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (97, 1790856137013, NULL, NULL, 'commands.sealed', '{"ended":[[3,2,"VmnEsgUzODz8J3z4"]]}', 'uvffZ4RG8LP2suAMosuSSMR6-8LqjztqZZj-zlsFTPo');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (98, 1790856137014, NULL, NULL, 'commands.sealed', '{"requested":[[4,2,"E35QFVgMd3Dt5Tzj"]]}', 'QFqpEzZR4s7ieZCQOjERGOFXlOvoYFgQ-QNpRpAAmL0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (99, 1790856137015, NULL, NULL, 'commands.sealed', '{"requested":[[5,2,"WYsX6NR6BOuC-1FW"]]}', 'yXr4c3E-5oUbsn4AugS4hexVY5qZdHEH9sHCNXl1DZ0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (100, 1790856143016, NULL, NULL, 'commands.sealed', '{"ended":[[4,2,"osU3fnjP2V1XyyiY"]]}', '1GMnB00fopVZzHkIO0Bi7FrvqpFzyi278EOpY4lw9M8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (111, 1790856143019, 2, 2, 'device.registered', '{"device":7,"room":null}', '3Xl6rUo03u_jfL69t7Q_giIgbtfXvR3tNMum9PDi8PY');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (112, 1790856143019, 2, NULL, 'device.shared_secret', '{"device":2}', 'Whl-j8OLYnu5EBB1UPqvGmbMLm6dwDRuF8-6ppEjySk');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (113, 1790856143019, 2, NULL, 'device.refused', '{"device":2,"why":"clean_session"}', 'aAGCbmY2hnmaiswAT8wjOrMmLNwGIxIXngNrA3J5L5Q');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (114, 1790856143019, 2, NULL, 'device.connected', '{"device":2,"again":4,"since":1790856143019}', 'OIeZ5HwmEf0JfzJYn7ievfLeSJ2WYbRk2p_sg793R70');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (115, 1790856144019, 2, 2, 'device.deleted', '{"device":7}', 'n0Exc6CvxH7XIExskCBsfK7ORZAKO8WMJ5sbSpSy-Gs');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (116, 1790856145019, NULL, NULL, 'server.stopped', '{"replica":"OF9kRvx7mp_2ZdX79MOxuQ"}', 'sR7e3fvBzhgbW9nGl8WDgaoJDKxm4y0EGfLhssgc5lI');


--
-- Data for Name: audit_head; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.audit_head (id, count, link, seal, cut_count, cut_link, cut_at) VALUES (1, 116, 'sR7e3fvBzhgbW9nGl8WDgaoJDKxm4y0EGfLhssgc5lI', 'HZ3LNeRyEEsY3KntyqCE3r_eKTW3-vTSateGEs6q92U', 25, '_TvCAPa45DhFOBgmZyPmYC3loEXLF0gjSb5K50iFcIk', 1790856017000);


--
-- Data for Name: audit_pending; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: challenge; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.challenge (challenge_hash, purpose, person_id, detail, expires_at, tries_left) VALUES ('SIQ1s8wAMD8jrgzyNDr-Gjego3W5WOpvZedLvU0vGPA', 'passkey_sign_in', NULL, NULL, 1790856433000, 1);
INSERT INTO public.challenge (challenge_hash, purpose, person_id, detail, expires_at, tries_left) VALUES ('AZvaS3ng24QSE8TrjY8xtc6bFDtm942bEYaGDz_Cp1g', 'second_factor', 4, '{"remember":false}', 1790856434000, 5);


--
-- Data for Name: command; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count, lease_s, scene_id) VALUES (1, 2, 2, 'schedule', 1, 'schedule', '"1790856045000 SC-GOLDEN-1 18"', 'schedule', 'schedule', '18', 1, 1790856045000, 1790856050000, NULL, 'failed', 'The device was offline', 1790856045000, 1, 10800, NULL);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count, lease_s, scene_id) VALUES (2, 2, 2, 'person', 2, 'page', '"done"', 'OF9kRvx7mp_2ZdX79MOxuQ.-ilEht9IxqX3-apc', 'on', '18', 1, 1790856137009, 1790856142009, 1790856137010, 'done', NULL, 1790856137011, 1, NULL, NULL);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count, lease_s, scene_id) VALUES (3, 2, 2, 'person', 2, 'page', '"failed"', 'OF9kRvx7mp_2ZdX79MOxuQ.-ilEht9IxqX3-apc', 'off', '18', 0, 1790856137012, 1790856142012, NULL, 'failed', 'Relay is stuck', 1790856137013, 1, NULL, NULL);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count, lease_s, scene_id) VALUES (4, 2, 2, 'person', 3, 'page', '"superseded"', 'OF9kRvx7mp_2ZdX79MOxuQ.OKNosfMybsv3LwbV', 'off', '18', 0, 1790856137014, 1790856142014, NULL, 'superseded', 'Replaced by a newer command', 1790856137015, 1, NULL, NULL);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count, lease_s, scene_id) VALUES (5, 2, 2, 'person', 2, 'page', '"expired"', 'OF9kRvx7mp_2ZdX79MOxuQ.-ilEht9IxqX3-apc', 'on', '18', 1, 1790856137015, 1790856142015, NULL, 'expired', 'The device has not answered', 1790856143016, 1, NULL, NULL);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count, lease_s, scene_id) VALUES (6, 2, 2, 'person', 3, 'page', '"living"', 'OF9kRvx7mp_2ZdX79MOxuQ.OKNosfMybsv3LwbV', 'off', '18', 0, 1790856143016, 1790856148016, NULL, NULL, NULL, NULL, 1, NULL, NULL);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count, lease_s, scene_id) VALUES (7, 2, 3, 'person', 2, 'page', '"for an hour"', 'OF9kRvx7mp_2ZdX79MOxuQ.s908XkeSz_yo29Nm', 'on', '18', 1, 1790856143017, 1790856148017, NULL, 'done', NULL, 1790856143017, 1, 3600, NULL);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count, lease_s, scene_id) VALUES (8, 2, 5, 'person', 2, 'scene', '"together.AKe5TEwJWwRsh2gR SC-GOLDEN-4 21"', 'together.AKe5TEwJWwRsh2gR', 'scene', '21', 1, 1790856143018, 1790856148018, NULL, 'failed', 'The device was offline', 1790856143018, 1, 1800, 1);


--
-- Data for Name: connect_problem; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.connect_problem (device_id, refused_at, refused_why, shared_at, shared_from) VALUES (2, 1790856143019, 'clean_session', 1790856143019, '127.0.0.1');


--
-- Data for Name: contact_message; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.contact_message (id, name, email, message, written_at) VALUES (1, 'Visitor', 'visitor@golden.example', 'Is it
for sale?', 1790856130000);


--
-- Data for Name: device; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version, pin_changes, tank_litres, features, name_changes, stored_config, history_id, meters) VALUES (1, 1, NULL, 'SC-GOLDEN-1', 'The same name next door', 'wCVHXL9lmqYbGW28b8WBkWVQAjL45zwgOfzyU_lKovI', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, 0, 0, 1790856001000, NULL, NULL, NULL, NULL, NULL, 0, '', NULL, '', 0, '', 'dC7EUiAekwowlr-7ZODAWg', NULL);
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version, pin_changes, tank_litres, features, name_changes, stored_config, history_id, meters) VALUES (3, 2, 2, 'PC-GOLDEN-2', 'Fan', 'H2hDi-GL8N5lNnpbmmajMl2ptk8qDvoMRWiJMRnaTRU', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1790856143019, 1, 4, 1790856006000, 'Hj3NIMolZwk30NFLMw-c6RMLY2v3iHyHLdv4qBJ24f0', NULL, NULL, 'OF9kRvx7mp_2ZdX79MOxuQ', 1790856137001, 1, '1,3,1,0,0', NULL, '', 0, '', 'gWbQ4kUapU0obRTmRFgxyg', NULL);
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version, pin_changes, tank_litres, features, name_changes, stored_config, history_id, meters) VALUES (4, 2, 1, 'WLM-GOLDEN-3', 'Tank', '8TGecBhE6z0UDcs5_Qu9BXuyhUS5awGR8YCrnTUpc-4', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, '72%', NULL, NULL, NULL, NULL, 0, 1790856143019, 1, 2, 1790856007000, 'Hj3NIMolZwk30NFLMw-c6RMLY2v3iHyHLdv4qBJ24f0', NULL, NULL, 'OF9kRvx7mp_2ZdX79MOxuQ', 1790856137000, 2, '1,1,1', 1200, '', 0, '', 'JA1IpYHrVbFGMOFp08G66w', '');
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version, pin_changes, tank_litres, features, name_changes, stored_config, history_id, meters) VALUES (5, 2, NULL, 'SC-GOLDEN-4', 'In its box', 'rxG7YoLAe0LqgudwwS8W3hAYCzRyldJrY0gJWi6kxaM', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, 1, 0, 1790856008000, NULL, NULL, NULL, NULL, NULL, 2, '', NULL, '', 1, '', '7aGZsSmqDGkP0DG8q9rXxA', NULL);
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version, pin_changes, tank_litres, features, name_changes, stored_config, history_id, meters) VALUES (2, 2, 1, 'SC-GOLDEN-1', 'Lights', 'x6AFuELfDeOvMYGwZ3lwQLgbPrGtXqsBTazIUtb1TEk', '192.168.1.40', '192.168.1.50', '192.168.1.1', '255.255.255.0', '192.168.1.2', '192.168.1.77', NULL, 'golden 1.2', 3600, -61, 181000, 0, 1790856143019, 5, 1, 1790856005000, 'Hj3NIMolZwk30NFLMw-c6RMLY2v3iHyHLdv4qBJ24f0', NULL, '25,18,21,19', 'OF9kRvx7mp_2ZdX79MOxuQ', 1790856143019, 7, '9,2,1,1,0', NULL, 'lease,protect,schedules', 0, 'golden', 'JkZsB6udPj2ZVWKNEqIB_A', NULL);
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version, pin_changes, tank_litres, features, name_changes, stored_config, history_id, meters) VALUES (7, 2, NULL, 'SC-GOLDEN-5', 'On its way out', 'Q8MPniXnWqfpRxYhfmVNumBltaKqOd-EBpHbReioMUA', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, 1, 0, 1790856143019, NULL, 1790856144019, NULL, NULL, NULL, 0, '', NULL, '', 0, '', 'tarZAipf2ZcDduthMS_N6w', NULL);


--
-- Data for Name: device_plan; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.device_plan (device_id, version, entries, until, stored, earlier) VALUES (2, '_EsUPbShdHBz', '[[1,1790955022000,"18",1,10800,5400],[2,1790962200000,"18",1,10800,5400],[1,1791213981000,"18",1,10800,5400],[2,1791221400000,"18",1,10800,5400],[1,1791300256000,"18",1,10800,5400],[2,1791307800000,"18",1,10800,5400],[1,1791385943000,"18",1,10800,5400],[2,1791394200000,"18",1,10800,5400],[1,1791473184000,"18",1,10800,5400],[2,1791480600000,"18",1,10800,5400],[1,1791558581000,"18",1,10800,5400],[2,1791567000000,"18",1,10800,5400],[1,1791817519000,"18",1,10800,5400],[2,1791826200000,"18",1,10800,5400],[1,1791903445000,"18",1,10800,5400],[2,1791912600000,"18",1,10800,5400],[1,1791989781000,"18",1,10800,5400],[2,1791999000000,"18",1,10800,5400]]', 1792065737002, 'golden', '[]');


--
-- Data for Name: erased_device; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.erased_device (history_id, erased_at, is_forgotten) VALUES ('JAylE93u0FzvwOG8chO2ZA', 1790856057000, 1);


--
-- Data for Name: favourite; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.favourite (person_id, device_id, pin, added_at) VALUES (2, 2, '18', 1790856037000);
INSERT INTO public.favourite (person_id, device_id, pin, added_at) VALUES (3, 2, '19', 1790856038000);


--
-- Data for Name: home; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.home (id, founded_at, name, time_zone, currency, kwh_price, locale, units, latitude, longitude, schedules_paused_until, hold_s, made_up_until) VALUES (1, 1790856000000, '', '', NULL, NULL, '', '', NULL, NULL, NULL, 7200, NULL);
INSERT INTO public.home (id, founded_at, name, time_zone, currency, kwh_price, locale, units, latitude, longitude, schedules_paused_until, hold_s, made_up_until) VALUES (3, 1790856035000, '', '', NULL, NULL, '', '', NULL, NULL, NULL, 7200, NULL);
INSERT INTO public.home (id, founded_at, name, time_zone, currency, kwh_price, locale, units, latitude, longitude, schedules_paused_until, hold_s, made_up_until) VALUES (2, 1790856002000, 'Golden House', 'Asia/Kolkata', 'EUR', 3214, 'en-US', 'metric', 601699, 249384, 1790942447000, 5400, 1790856017000);


--
-- Data for Name: installation; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.installation (id, key_fingerprint, created_at, history_id, founded_at, clock_floor, contact_email, contact_phone, contact_address) VALUES (1, 'OrtSa_V5ZL-Ec5pwAIyT-sm1RFwFEjxA1qe6RlaQYMY', 1790856000000, 'qT-PCr5VdPRrm6sA60O0iw', 1790856000000, 1790856017000, 'hello@golden.example', '+1 202 555 0100', 'Golden Street 1');


--
-- Data for Name: join_code; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.join_code (id, code_hash, home_id, made_by, role, expires_at) VALUES (2, 'U5kVZQgtVhjJercscny9cu8cZvKt6P3U-t9H26xVAP4', 2, 2, 'family', 1790942429000);
INSERT INTO public.join_code (id, code_hash, home_id, made_by, role, expires_at) VALUES (3, 'F9D_OzGTkQDlc_ALGRrD_AVP_M7epx38Fnr1yYiiGkY', 2, 4, 'guest', 1790942430000);
INSERT INTO public.join_code (id, code_hash, home_id, made_by, role, expires_at) VALUES (4, 'QUescohCiKh73ScyjQTxFnGwXCZIWtKUGDvWCVTaJZ0', 2, 4, 'guest', 1790942431000);


--
-- Data for Name: join_code_grant; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.join_code_grant (id, join_code_id, scope, room_id, device_id, pin, access_right, start_at, expires_at, windows, paused_at) VALUES (2, 3, 'room', 1, NULL, NULL, 'switch', 1790856021999, 1798632022000, '[]', NULL);
INSERT INTO public.join_code_grant (id, join_code_id, scope, room_id, device_id, pin, access_right, start_at, expires_at, windows, paused_at) VALUES (3, 4, 'device', NULL, 3, NULL, 'switch', 1790856021999, 1798632022000, '[]', NULL);
INSERT INTO public.join_code_grant (id, join_code_id, scope, room_id, device_id, pin, access_right, start_at, expires_at, windows, paused_at) VALUES (4, 4, 'device', NULL, 3, '13', 'see', 1790856021999, 1798632022000, '[{"days":[2,4],"from":"09:00","to":"12:00"}]', 1790856031000);


--
-- Data for Name: kysely_migration; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0001-the-house', '2026-11-27T20:20:56.723Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0002-accounts-and-audit', '2026-11-27T20:20:56.789Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0003-standard-words', '2026-11-27T20:20:56.806Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0004-command-log', '2026-11-27T20:20:56.830Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0005-arranging', '2026-11-27T20:20:56.835Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0006-favourites', '2026-11-27T20:20:56.848Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0007-order', '2026-11-27T20:20:56.856Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0008-replica-leases', '2026-11-27T20:20:56.871Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0009-settings-version', '2026-11-27T20:20:56.873Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0010-audit-cut', '2026-11-27T20:20:56.874Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0011-homes-and-accounts', '2026-11-27T20:20:56.880Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0012-grants', '2026-11-27T20:20:56.902Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0013-passes', '2026-11-27T20:20:56.931Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0014-api-tokens', '2026-11-27T20:20:56.956Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0015-pin-grants', '2026-11-27T20:20:56.965Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0016-pin-rooms', '2026-11-27T20:20:56.968Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0017-activity', '2026-11-27T20:20:56.988Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0018-consumption', '2026-11-27T20:20:56.990Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0019-leases', '2026-11-27T20:20:56.999Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0020-home-forms', '2026-11-27T20:20:57.021Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0021-protection', '2026-11-27T20:20:57.031Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0022-scenes', '2026-11-27T20:20:57.051Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0023-schedules', '2026-11-27T20:20:57.079Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0024-holds', '2026-11-27T20:20:57.081Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0025-scheduled-scenes', '2026-11-27T20:20:57.082Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0026-plans', '2026-11-27T20:20:57.089Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0027-join-grants', '2026-11-27T20:20:57.117Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0028-made-up-past', '2026-11-27T20:20:57.123Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0029-catch-up', '2026-11-27T20:20:57.127Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0030-history-identity', '2026-11-27T20:20:57.138Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0031-quotas', '2026-11-27T20:20:57.150Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0033-clock-floor', '2026-11-27T20:20:57.151Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0034-reset-and-audit', '2026-11-27T20:20:57.176Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0035-replica-versions', '2026-11-27T20:20:57.177Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0036-contact-details', '2026-11-27T20:20:57.178Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0037-meters', '2026-11-27T20:20:57.179Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0038-zone-rules', '2026-11-27T20:20:57.187Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0039-connect-problems', '2026-11-27T20:20:57.195Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0040-audit-marks', '2026-11-27T20:20:57.200Z');


--
-- Data for Name: kysely_migration_lock; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration_lock (id, is_locked) VALUES ('migration_lock', 0);


--
-- Data for Name: live_ticket; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.live_ticket (ticket_hash, session_id, expires_at) VALUES ('IULf7T9DR0tiaLWjDMDFp3hf-sD3q3fmJKxD-72rMsw', 'Jf6Dpe553GQQAyK3rnkFCg', 1790856165000);
INSERT INTO public.live_ticket (ticket_hash, session_id, expires_at) VALUES ('3pUyvy9M-7ANQ5jZN5CFyUQxSlFXo-9sUtS3zVsB7uw', 'toVceSSDoiM6XOJabPYSaA', 1790856166000);


--
-- Data for Name: outbox; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (1, 'mail', 'owner@golden.example', 'A way into your Roomwire account has changed', 'On your Roomwire account an API token was made. If this was not you, reset your password at once and look at Settings: Ways to sign in, and API tokens.', 1790856061000);
INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (2, 'mail', 'co-owner@golden.example', 'A way into your Roomwire account has changed', 'On your Roomwire account an authenticator app was turned on. If this was not you, reset your password at once and look at Settings: Ways to sign in, and API tokens.', 1790856065000);
INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (3, 'mail', 'family@golden.example', 'A way into your Roomwire account has changed', 'On your Roomwire account a passkey was added. If this was not you, reset your password at once and look at Settings: Ways to sign in, and API tokens.', 1790856067000);
INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (4, 'sms', '+358401234567', NULL, 'Your Roomwire reset code is 872225. It is valid for 10 minutes. If you did not ask for it, ignore this message.', 1790856131000);
INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (5, 'mail', 'guest-of-home@golden.example', 'Your Roomwire reset code', 'Your Roomwire reset code is 158983. It is valid for 10 minutes. If you did not ask for it, ignore this message.

If you cannot get a code because too many were asked for, choose ‘Forgot password?’ on the sign-in page, and type this key when it asks for one: w0jz-dd4f-t97r-2pjw. It is good for a day.', 1790856132000);


--
-- Data for Name: pass; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.pass (id, home_id, label, secret_hash, pin_hash, browsers_max, created_at) VALUES (1, 2, 'Cleaner · 清洁', 'WpETMq4V14FzWsV7VICwFG-itO1AcdNu-WLDwpJsuL0', '$argon2id$v=19$m=8,t=1,p=1$a4MMUClgZJybp/scRL96pg$cE436R2QNd9NcT39v6vC0JOQDPxQDUphxfxdhkVfh2s', 1, 1790856033000);


--
-- Data for Name: passkey; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.passkey (id, credential_id, person_id, public_key, sign_count, transports, name, created_at, last_used_at) VALUES (1, 'WfaicN3bnIFl4sCUTQt4cA', 3, 'pQECAyYgASFYIIPQzFCLpbw9pv0YHlTQlMmy1-yPP9_SXKyPbrgyuYUtIlggvq4oiP9yxDxUf4jeY3ZTRUDCq7VE0i7occckBi0Csko', 1, '["internal"]', 'Golden phone', 1790856067000, 1790856069000);


--
-- Data for Name: person; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (1, 1, 'user', 'Golden neighbour <b>&', 'neighbour@golden.example', '$argon2id$v=19$m=8,t=1,p=1$30/HzIhHWo9KyLprkdxfBQ$OiFXgFO/4cEraWIPLzh8htfdWbJEMjPID943DcfUPCw', NULL, NULL, NULL, NULL, NULL, 1790856000000, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (5, 2, 'guest', 'Golden guest-of-room <b>&', 'guest-of-room@golden.example', '$argon2id$v=19$m=8,t=1,p=1$iWUXQBvh3HS/WdMoFI8Xpw$8BicVyZ7zlnAwmDPfVwupFZHjl0Zxf+e8EcjLMSSpsI', NULL, NULL, NULL, NULL, NULL, 1790856022000, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (6, 2, 'guest', 'Golden guest-of-device <b>&', 'guest-of-device@golden.example', '$argon2id$v=19$m=8,t=1,p=1$3F6NrgCrjfQem65tuqAZww$LZLDXuBomHlMU53TOpgIU/d+cXo7qsLh2K9WLVUiVXM', NULL, NULL, NULL, NULL, NULL, 1790856023000, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (7, 2, 'guest', 'Golden guest-of-home <b>&', 'guest-of-home@golden.example', '$argon2id$v=19$m=8,t=1,p=1$bOE6WqYaTHavJ5WKpggIGg$JVOsT9G0dY4NKP0Z2LJY4vaKfn5HtlLt72C7MpsHQUI', NULL, NULL, NULL, NULL, NULL, 1790856024000, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (8, 2, 'guest', 'Golden guest-of-tomorrow <b>&', 'guest-of-tomorrow@golden.example', '$argon2id$v=19$m=8,t=1,p=1$Q5/LIYV9Gm+EU8OwV5/ioQ$GJojnGzRM98S9R7g+qQ8NNaEVxLmbrDMAKArL8XQkPA', NULL, NULL, NULL, NULL, NULL, 1790856025000, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (9, 2, 'guest', 'Golden guest-by-code <b>&', 'guest-by-code@golden.example', '$argon2id$v=19$m=8,t=1,p=1$9/JLxU4jLYLp5qAREQcxQA$ETzLMY4v/vjK0RoYLtSA3YqMm2qrEVYfLqDAphQQa14', NULL, NULL, NULL, NULL, NULL, 1790856027000, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (10, NULL, 'family', 'Golden homeless <b>&', 'homeless@golden.example', '$argon2id$v=19$m=8,t=1,p=1$iehe1FSw2OvoR4z465xv5Q$zxdY9Lvuict7AYAQLln5h4AcJGwiBeuHnupim/uKFns', NULL, NULL, NULL, NULL, NULL, 1790856032000, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (11, 3, 'super_admin', 'Closed', 'closed@golden.example', '$argon2id$v=19$m=8,t=1,p=1$KnTxHBtB4K5uowA9jrgrxQ$zeSspkkPyFgbiO+S0gZva8nZS4iD3KMLIOuo/XxUES4', NULL, NULL, NULL, NULL, NULL, 1790856035000, 1790856037000, NULL, NULL, NULL, 0);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (3, 2, 'family', 'Golden family <b>&', 'family@golden.example', '$argon2id$v=19$m=8,t=1,p=1$RvAYMfyVBa1aSsyVGMIOvg$I+gddo7I1Ho20VwEnGDcSZPfFXegvFFY0CiQV518zk8', NULL, NULL, NULL, NULL, NULL, 1790856017000, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (2, 2, 'user', 'Golden owner <b>&', 'owner@golden.example', '$argon2id$v=19$m=8,t=1,p=1$vtjFtk3LsiJY9YoMVe2ttQ$GRFmqs0D8EmzQKiE/ze/3sIX6miODKiOSMTTc4WgbJU', '+358401234567', 'Ring three times', 'Golden Street 1
00100 Helsinki', '31C5klQmG993A_2dFr_weqp_ua9SCZhhYoGlsDljQ1yD7WPdcGix', '1952-10-13', 1790856002000, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (4, 2, 'admin', 'Golden co-owner <b>&', 'co-owner@golden.example', '$argon2id$v=19$m=8,t=1,p=1$GMQOMPnR7DzNC+aaYFP9Uw$deskjl1XvyCc9tsXxWTuFQRe9pfqjxfD6QqARcbRIyM', NULL, NULL, NULL, NULL, NULL, 1790856019000, NULL, 'Jvn0tpiMRCJrBxbWlD4M4VXocqQyyTSys2IQnGhG9WnmpF2grlH4ST2S5kWAE8HoqZY4_uu4vkqSnxvU', 1790856065000, 59695202, 1);


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
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of) VALUES (4, 'pump', NULL, 0, 1790856137000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of) VALUES (4, 'led', NULL, 1, 1790856137000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of) VALUES (3, '19', NULL, 0, 1790856137001, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of) VALUES (3, '13', NULL, 2, 1790856137001, NULL, NULL, NULL, NULL, NULL, NULL, 55, NULL, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of) VALUES (2, '21', NULL, 0, 1790856137003, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1800, 240, 'before', '25', NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of) VALUES (2, '25', NULL, 1, 1790856137003, NULL, 2, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 2, NULL, NULL, NULL, '21', NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of) VALUES (2, '19', NULL, 0, 1790856137004, NULL, NULL, 1790856137004, 'touch', NULL, NULL, NULL, NULL, NULL, NULL, 1800, 1, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of) VALUES (2, '18', 'Ceiling light', 1, 1790856137011, 'ceiling_lamp', NULL, 1790856137011, 'page', 'person', 2, NULL, NULL, NULL, NULL, NULL, 2, NULL, NULL, NULL, NULL, 1790856137011);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of) VALUES (3, '18', NULL, 1, 1790856143017, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 7, 1790859743017, 'server', NULL, 0, NULL, NULL, NULL, NULL, NULL);
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
INSERT INTO public.quota_use (day, key, used) VALUES (20727, 'changesOfHolder/person.11', 3);
INSERT INTO public.quota_use (day, key, used) VALUES (20727, 'changesOfHolder/person.13', 6);
INSERT INTO public.quota_use (day, key, used) VALUES (20727, 'changesOfHolder/person.2', 57);
INSERT INTO public.quota_use (day, key, used) VALUES (20727, 'changesOfHolder/person.3', 6);
INSERT INTO public.quota_use (day, key, used) VALUES (20727, 'changesOfHolder/person.4', 5);
INSERT INTO public.quota_use (day, key, used) VALUES (20727, 'changesOfHolder/person.9', 3);
INSERT INTO public.quota_use (day, key, used) VALUES (20727, 'changesOfHome/1', 4);
INSERT INTO public.quota_use (day, key, used) VALUES (20727, 'changesOfHome/2', 70);
INSERT INTO public.quota_use (day, key, used) VALUES (20727, 'changesOfHome/3', 3);
INSERT INTO public.quota_use (day, key, used) VALUES (20727, 'changesOfHome/4', 6);
INSERT INTO public.quota_use (day, key, used) VALUES (20727, 'eventsOfDevice/2', 10);
INSERT INTO public.quota_use (day, key, used) VALUES (20727, 'eventsOfDevice/3', 2);
INSERT INTO public.quota_use (day, key, used) VALUES (20727, 'eventsOfDevice/4', 2);
INSERT INTO public.quota_use (day, key, used) VALUES (20727, 'eventsOfHome/2', 14);
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

INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'O0Oco0OltEDnyIO9pRyodNlbj5F_swfJxZvO_czBgf0');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, '4_TLk4X4c3Iidiy_yifRZNxka1AtLKN2hj3pvUWmAWk');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'P3ySilyra4tSOb1dh_ublLaAT2u5Vvb31n70JEdMVvE');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'xeJcnr9ViXdKi4D2hQxOgmBNKxUVKvejCkh4ppAhpsE');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'sHZqW3zIrQ8pBb5W_vziU27zZk8i2A_v3cVQGvQZceY');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'SRLcBLaiwKXxt6nQrADQjTHFcB8XtCEGXETRFgnf1TQ');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'sZ2cpjUWx6HdesRpYWECY_SUee27aVn3Z8QYnTceli4');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'bBiJkfmkqokpmCA8hV7Y9f7qWg5ISowGazuvYWR6NM4');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, '_mSoLarKR5dgBAAm-Y6b0BKcG44eOze_nJVaXIksX4o');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'J1Nv-C_8VWBnljmCXYXRybMV-Ie_i1mXfuW_pirZzjc');


--
-- Data for Name: replica; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: reset_code; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.reset_code (person_id, browser_hash, code_hash, asked_by, asked_from, expires_at, tries_left) VALUES (2, 'w3Q0cl3FkLzFWmxwG42y5W8z9GK5xnJn3m-PqVIaiCM', 'xkc7h3z_YK6M4XmOi5hXuHaA3l_wXDjP-_hWYMOiG_I', 'stranger', '127.0.0.1', 1790856731000, 5);
INSERT INTO public.reset_code (person_id, browser_hash, code_hash, asked_by, asked_from, expires_at, tries_left) VALUES (7, 'mUpF8WdAag0aauQEbqalpG-c__Au0Rk0zbUisiBOlQY', 'VExMBATt9m59sMvirI4hyoUGHVrQSBauyqkCnDVWrP8', 'stranger', '127.0.0.1', 1790856732000, 5);


--
-- Data for Name: room; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.room (id, home_id, name, name_key, created_at) VALUES (1, 2, 'Living Room', 'living room', 1790856003000);
INSERT INTO public.room (id, home_id, name, name_key, created_at) VALUES (2, 2, 'Küche · 厨房', 'küche · 厨房', 1790856004000);


--
-- Data for Name: scene; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.scene (id, home_id, name, created_at) VALUES (1, 2, 'Golden hour · 黄金', 1790856143018);


--
-- Data for Name: scene_pin; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.scene_pin (scene_id, device_id, pin, place, state, for_s) VALUES (1, 5, '21', 0, 1, 1800);


--
-- Data for Name: schedule; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.schedule (id, home_id, made_by, name, rule, pins, lease_s, created_at, next_at, skip_at, paused_at, paused_why, scene_id, catch_up, done_date) VALUES (1, 2, 2, 'Evening · 晚', '{"days":{"kind":"weekly","days":[1,2,3,4,5]},"time":{"kind":"sunset","offset":-15},"spread":10,"from":null,"until":null}', '[["SC-GOLDEN-1","18",1]]', 10800, 1790856042000, 1790955022000, NULL, NULL, NULL, NULL, 0, '2026-10-01');
INSERT INTO public.schedule (id, home_id, made_by, name, rule, pins, lease_s, created_at, next_at, skip_at, paused_at, paused_why, scene_id, catch_up, done_date) VALUES (2, 2, 2, 'Night', '{"days":{"kind":"weekly","days":[1,2,3,4,5]},"time":{"kind":"clock","at":"23:00"},"spread":0,"from":null,"until":null}', '[["SC-GOLDEN-1","18",1]]', 10800, 1790856043000, 1790875800000, 1790875800000, NULL, NULL, NULL, 1, NULL);
INSERT INTO public.schedule (id, home_id, made_by, name, rule, pins, lease_s, created_at, next_at, skip_at, paused_at, paused_why, scene_id, catch_up, done_date) VALUES (3, 2, 2, 'Garden', '{"days":{"kind":"weekly","days":[1,2,3,4,5]},"time":{"kind":"clock","at":"23:00"},"spread":0,"from":null,"until":null}', '[["SC-GOLDEN-1","18",1]]', 10800, 1790856044000, NULL, NULL, 1790856046000, 'person', NULL, 0, NULL);
INSERT INTO public.schedule (id, home_id, made_by, name, rule, pins, lease_s, created_at, next_at, skip_at, paused_at, paused_why, scene_id, catch_up, done_date) VALUES (4, 2, 2, 'New Year', '{"days":{"kind":"once","date":"2037-12-31"},"time":{"kind":"sunset","offset":0},"spread":0,"from":null,"until":null}', '[]', NULL, 1790856143018, 2145878520000, NULL, NULL, NULL, 1, 0, NULL);


--
-- Data for Name: schedule_run; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.schedule_run (schedule_id, due_at, begun_at, outcome) VALUES (1, 1790856045000, 1790856045000, 'acted');


--
-- Data for Name: session; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('__c-UwPopwhKEMuYXL6Z6g', 10, 1790856032000, 1790899232000, 'Golden browser', NULL, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('bDWQty60F0D-_UXCNaIJmO1vtFq2Eq3tZL-LLC0g78Q', NULL, 1790856034000, 1825416034000, 'Golden browser', NULL, 1);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('XKy27D7fiUYTJMOG2YbcIg', 3, 1790856069000, 1790899269000, 'node', NULL, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('f4M-_WdAoIBRTTbnAVMl7g', 1, 1790856000000, 1790899200000, 'Golden browser', 1790856131000, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('r2nHTYnrz-j53UtuYZZZDg', 4, 1790856020000, 1790899220000, 'Golden browser', 1790856131000, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('HsSWmV9R5C8Y3TUI_PqCxw', 9, 1790856027000, 1790899227000, 'Golden browser', 1790856131000, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('G2u8NEWpLMiHgvyXtYg6Mw', 4, 1790856063000, 1790899263000, 'Golden browser', 1790856131000, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('Jf6Dpe553GQQAyK3rnkFCg', 2, 1790856002000, 1790899202000, 'Golden browser', 1790856145019, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('toVceSSDoiM6XOJabPYSaA', 3, 1790856018000, 1790899218000, 'Golden browser', 1790856145019, NULL);


--
-- Data for Name: zone_rules; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.zone_rules (time_zone, version, rules) VALUES ('UTC', '2026c', '{"changes":[],"offsets":[0]}');
INSERT INTO public.zone_rules (time_zone, version, rules) VALUES ('Asia/Kolkata', '2026c', '{"changes":[],"offsets":[19800]}');


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

SELECT pg_catalog.setval('public.audit_pending_id_seq', 103, true);


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
-- Name: connect_problem connect_problem_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.connect_problem
    ADD CONSTRAINT connect_problem_pkey PRIMARY KEY (device_id);


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
-- Name: zone_rules zone_rules_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.zone_rules
    ADD CONSTRAINT zone_rules_pkey PRIMARY KEY (time_zone);


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
-- Name: audit_of_deleted_homes; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX audit_of_deleted_homes ON public.audit USING btree (home_id) WHERE (event = 'home.deleted'::text);


--
-- Name: audit_of_home; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX audit_of_home ON public.audit USING btree (home_id, at) WHERE (home_id IS NOT NULL);


--
-- Name: audit_of_seals; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX audit_of_seals ON public.audit USING btree (id) WHERE (event = 'activity.sealed'::text);


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
-- Name: connect_problem connect_problem_device_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.connect_problem
    ADD CONSTRAINT connect_problem_device_id_fkey FOREIGN KEY (device_id) REFERENCES public.device(id) ON DELETE CASCADE;


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
