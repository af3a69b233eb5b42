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

INSERT INTO history.heard (device, key, at, pause_ms) VALUES ('HzCN4cGMfzTWrKpRniNeBQ', 'device.level', 1790856137000, NULL);
INSERT INTO history.heard (device, key, at, pause_ms) VALUES ('WJGIaMxjjvAEVm-khs3l2g', 'device.signal', 1790856137002, NULL);
INSERT INTO history.heard (device, key, at, pause_ms) VALUES ('WJGIaMxjjvAEVm-khs3l2g', 'device.memory', 1790856137002, NULL);
INSERT INTO history.heard (device, key, at, pause_ms) VALUES ('WJGIaMxjjvAEVm-khs3l2g', 'device.uptime', 1790856137002, NULL);


--
-- Data for Name: installation; Type: TABLE DATA; Schema: history; Owner: -
--

INSERT INTO history.installation (id) VALUES ('acBjwzcIOq2KYF6x5peNBA');


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
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (10, 1790856137011, 1);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (10, 1790856137003, 0);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (11, 1790856137004, 0);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (11, 1790856137003, 1);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (12, 1790856137003, 0);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (13, 1790856137003, 1);
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

INSERT INTO history.series (id, key, kind, name, unit, decimals, rolled_until, time_zone, device, sent_unit, is_former) VALUES (1, 'pin.pump', 'pin', NULL, NULL, 0, 0, '', 'HzCN4cGMfzTWrKpRniNeBQ', NULL, 0);
INSERT INTO history.series (id, key, kind, name, unit, decimals, rolled_until, time_zone, device, sent_unit, is_former) VALUES (2, 'pin.led', 'pin', NULL, NULL, 0, 0, '', 'HzCN4cGMfzTWrKpRniNeBQ', NULL, 0);
INSERT INTO history.series (id, key, kind, name, unit, decimals, rolled_until, time_zone, device, sent_unit, is_former) VALUES (3, 'device.level', 'level', NULL, NULL, 0, 0, '', 'HzCN4cGMfzTWrKpRniNeBQ', NULL, 0);
INSERT INTO history.series (id, key, kind, name, unit, decimals, rolled_until, time_zone, device, sent_unit, is_former) VALUES (4, 'pin.13', 'pin', NULL, NULL, 0, 0, '', 'a8SK1Ygpxah0Srk42VKBYg', NULL, 0);
INSERT INTO history.series (id, key, kind, name, unit, decimals, rolled_until, time_zone, device, sent_unit, is_former) VALUES (5, 'pin.18', 'pin', NULL, NULL, 0, 0, '', 'a8SK1Ygpxah0Srk42VKBYg', NULL, 0);
INSERT INTO history.series (id, key, kind, name, unit, decimals, rolled_until, time_zone, device, sent_unit, is_former) VALUES (6, 'pin.19', 'pin', NULL, NULL, 0, 0, '', 'a8SK1Ygpxah0Srk42VKBYg', NULL, 0);
INSERT INTO history.series (id, key, kind, name, unit, decimals, rolled_until, time_zone, device, sent_unit, is_former) VALUES (7, 'device.signal', 'signal', NULL, NULL, 0, 0, '', 'WJGIaMxjjvAEVm-khs3l2g', NULL, 0);
INSERT INTO history.series (id, key, kind, name, unit, decimals, rolled_until, time_zone, device, sent_unit, is_former) VALUES (8, 'device.memory', 'memory', NULL, NULL, 0, 0, '', 'WJGIaMxjjvAEVm-khs3l2g', NULL, 0);
INSERT INTO history.series (id, key, kind, name, unit, decimals, rolled_until, time_zone, device, sent_unit, is_former) VALUES (9, 'device.uptime', 'uptime', NULL, NULL, 0, 0, '', 'WJGIaMxjjvAEVm-khs3l2g', NULL, 0);
INSERT INTO history.series (id, key, kind, name, unit, decimals, rolled_until, time_zone, device, sent_unit, is_former) VALUES (10, 'pin.18', 'pin', NULL, NULL, 0, 0, '', 'WJGIaMxjjvAEVm-khs3l2g', NULL, 0);
INSERT INTO history.series (id, key, kind, name, unit, decimals, rolled_until, time_zone, device, sent_unit, is_former) VALUES (11, 'pin.19', 'pin', NULL, NULL, 0, 0, '', 'WJGIaMxjjvAEVm-khs3l2g', NULL, 0);
INSERT INTO history.series (id, key, kind, name, unit, decimals, rolled_until, time_zone, device, sent_unit, is_former) VALUES (12, 'pin.21', 'pin', NULL, NULL, 0, 0, '', 'WJGIaMxjjvAEVm-khs3l2g', NULL, 0);
INSERT INTO history.series (id, key, kind, name, unit, decimals, rolled_until, time_zone, device, sent_unit, is_former) VALUES (13, 'pin.25', 'pin', NULL, NULL, 0, 0, '', 'WJGIaMxjjvAEVm-khs3l2g', NULL, 0);


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
INSERT INTO public.activity (home_id, device_id, part, at, value, cause, count, last_at) VALUES (2, 2, 'connection', 1790856143019, '0', 'device', 1, 1790856143019);
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

INSERT INTO public.api_token (id, person_id, home_id, label, token_right, token_hash, created_at, last_used_at) VALUES (1, 2, 2, 'Golden calendar', 'passes', 'l0kmFFjJnRyMBmttotNPLlvN_NLdP6uWs7U_tVX6Khg', 1790856061000, 1790856062000);


--
-- Data for Name: arrangement; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.arrangement (person_id, kind, ids, changed_at) VALUES (2, 'rooms', '1,2', 1790856039000);
INSERT INTO public.arrangement (person_id, kind, ids, changed_at) VALUES (3, 'devices', '4,2', 1790856040000);


--
-- Data for Name: attempt; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/visit/CtjGho2KTj67HKGWshIFSEQUTj9u6f_gKhTm4SAc35M', 1, 1790859731000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/sms/day/uRWZdRL1SW_f7Np4MjK0JnTytPBS6uwRri6_IDT5zK8', 1, 1790942531000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('sms/number/4LaBR7U-XHGzG_Htk89PN4jTuK1HesPH0L5LJ_eJy08', 1, 1790859731000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('sms/all/AtEE23e_RMBKODyd2LJ1yWZBE5kTKJ6tEgEyOE-fYCY', 1, 1790942531000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/address/sd7PgEiMuNMXLzMA1Y0gpfhIFG4ivbpOWm0i6xLFidk', 2, 1790859731000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/asked/hour/67lXXmgCIYUJ_AWB6yEAaqD_RARxVdBHnI9GU1g6fsM', 1, 1790859732000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/hour/sd7PgEiMuNMXLzMA1Y0gpfhIFG4ivbpOWm0i6xLFidk', 2, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/account/7PxWsjvlubot8QqyLLw3RDTk2DGtZwBCEeNqQs754Nw', 0, 1790942435000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/day/sd7PgEiMuNMXLzMA1Y0gpfhIFG4ivbpOWm0i6xLFidk', 2, 1790942400000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/all/AtEE23e_RMBKODyd2LJ1yWZBE5kTKJ6tEgEyOE-fYCY', 2, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/visit/Ch4Ot4nX6uIs5H_EmSJNMXr8Ue0ejElePtUZsFBDZOM', 1, 1790859732000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/account/hour/9aR0Yu8vptQW2OEaWkV3EswM1JM6Cpi0b3iWtlMsuZo', 1, 1790859732000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/hour/ctW1a6vP0CK0xz1y-y_W18Xr-sFEMRbE2aUd4nlWCSw', 0, 1790859617000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/day/ctW1a6vP0CK0xz1y-y_W18Xr-sFEMRbE2aUd4nlWCSw', 0, 1790942417000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/account/day/9aR0Yu8vptQW2OEaWkV3EswM1JM6Cpi0b3iWtlMsuZo', 1, 1790942532000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('register/address/sd7PgEiMuNMXLzMA1Y0gpfhIFG4ivbpOWm0i6xLFidk', 5, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('register/all/AtEE23e_RMBKODyd2LJ1yWZBE5kTKJ6tEgEyOE-fYCY', 5, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('passkey/address/sd7PgEiMuNMXLzMA1Y0gpfhIFG4ivbpOWm0i6xLFidk', 2, 1790856968000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/address/sd7PgEiMuNMXLzMA1Y0gpfhIFG4ivbpOWm0i6xLFidk', 1, 1790856918000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/account/HPrpoQzrMWd94OjQ_i-f5OlFhM-sgxMJ1UWtzFAvt-Y', 0, 1790942420000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('socket/address/sd7PgEiMuNMXLzMA1Y0gpfhIFG4ivbpOWm0i6xLFidk', 3, 1790856197009, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/account/j9OFzgMnetkO1b9puAvxDaTl96cAfY6nOX7-2-YWc7c', 0, 1790942418000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/account/nBwJ_BU3owdBCpaSdy_kLEJg_9xC7hvNF6JknJ02iNU', 1, 1790942460000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('password-again/account/uRWZdRL1SW_f7Np4MjK0JnTytPBS6uwRri6_IDT5zK8', 0, 1790942461000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('password-again/account/PefAQGaKSyEny-V3jbJlIpIDbCLaWqrJAcrpdu-r3lI', 0, 1790942464000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('code/signed-in/PefAQGaKSyEny-V3jbJlIpIDbCLaWqrJAcrpdu-r3lI', 0, 1790942465000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('password-again/account/t3Rks4sd4bLe9wKuVnjsUnjrgOnoSbxZzg_mta22DAw', 0, 1790942466000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('join/address/sd7PgEiMuNMXLzMA1Y0gpfhIFG4ivbpOWm0i6xLFidk', 1, 1790859628000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('join/account/A-V9a2Q_KU6w3HeQV_58lQMikNbt5FrmNTZ7e69it0c', 1, 1790859628000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('contact/address/sd7PgEiMuNMXLzMA1Y0gpfhIFG4ivbpOWm0i6xLFidk', 1, 1790859730000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('contact/all/AtEE23e_RMBKODyd2LJ1yWZBE5kTKJ6tEgEyOE-fYCY', 1, 1790942530000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('sms/address/sd7PgEiMuNMXLzMA1Y0gpfhIFG4ivbpOWm0i6xLFidk', 1, 1790859731000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/asked-sms/hour/nBwJ_BU3owdBCpaSdy_kLEJg_9xC7hvNF6JknJ02iNU', 1, 1790859731000, 0);


--
-- Data for Name: audit; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (26, 1790856017000, 2, 2, 'family.created', '{"member":3}', 'MwexFD1brfgVUZyBHJibqgO7_uekiyO8u9WkHkNVd00');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (27, 1790856018000, 2, 3, 'session.started', '{}', 'x3UsQmmzgoONTDNHSc1J3oRdrrtoSq392ufEMBXJG6A');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (28, 1790856019000, 2, 2, 'family.created', '{"member":4}', '0tYzu9R3o5EOD5usL_5JuIdhUDKbnkH136onVElpnq0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (29, 1790856020000, 2, 4, 'session.started', '{}', 'iWyNy14FkF1ybTMzbE_TG7W-Yb8uLEqok2fhg9q75z0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (30, 1790856021000, 2, 2, 'co_owner.added', '{"member":4}', 'pZDbKVQNDzxyQm6ADWPHYHg2ZrlJbjDsyVDU12SHoSA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (31, 1790856022000, 2, 2, 'guest.created', '{"member":5,"rooms":[1],"devices":[],"pins":[{"device":3,"pin":"13"}],"expires_at":1798632022000}', 'j6EkzOIZe1M_zC3G2MEOhOa_UhRzR-GHqvK4agO4_cc');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (32, 1790856023000, 2, 2, 'guest.created', '{"member":6,"rooms":[],"devices":[2],"expires_at":1798632022000}', 'YXx0fdVkjk8Hr8L1R9t2o-7Cv6tWHvWJHef6u-lsiIs');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (33, 1790856024000, 2, 2, 'guest.created', '{"member":7,"rooms":[],"devices":[],"expires_at":1798632022000}', 's3UHkFzlGsx-skzmVv6d-j_W-kghuY2HUQUIPo9-4FA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (34, 1790856025000, 2, 2, 'guest.created', '{"member":8,"rooms":[1,2],"devices":[],"expires_at":1798632022000}', 'A-U9MXs6kBQnPIWg1kYcwGZgmtmYd3YQlkK_2ruZIL4');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (35, 1790856026000, 2, 2, 'join_code.created', '{"join_code":1,"role":"guest","rooms":[2],"devices":[],"expires_at":1798632022000}', '0_SqlE2JZwdA_BYVjXVffcdZ69_8hB6cz36WaxuQpQk');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (36, 1790856027000, NULL, 9, 'account.registered', '{"role":"guest"}', 'qSMNG-YkpV52M5TiSfxfjUBBObJMOSnA5Z5NlNbNzx8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (37, 1790856027000, NULL, 9, 'session.started', '{}', 'hGB2funqzzh3U-76CRb0pr8QrdWMDyESs6hnFd6SGGc');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (38, 1790856028000, 2, 9, 'home.joined', '{"role":"guest"}', 'd0BqZcBJJGBav99_eUlbMJZG67JJrNAj4DTKc1HGvKA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (39, 1790856029000, 2, 2, 'join_code.created', '{"join_code":2,"role":"family"}', 'kNsdOewFb7bx_Q6hehOquGkQ73vKj8pXz0xIEWOuN5U');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (40, 1790856030000, 2, 4, 'join_code.created', '{"join_code":3,"role":"guest","rooms":[1],"devices":[],"expires_at":1798632022000}', 'a4fiiImO1UnCo7Vk1wq1cgexOPYKntzlCXSAEw8dFFs');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (41, 1790856031000, 2, 4, 'join_code.created', '{"join_code":4,"role":"guest","rooms":[],"devices":[3],"expires_at":1798632022000,"further":[{"rooms":[],"devices":[],"pins":[{"device":3,"pin":"13"}],"expires_at":1798632022000}]}', 'K9Kep0W8OC5-NnsZ7BTqcirz1p7x5dOmzEinE8PAycQ');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (42, 1790856032000, NULL, 10, 'account.registered', '{"role":"family"}', 'OmE6gt4qgNe_hUMQCi620tv4_p24pDD3gVT6LQNtsq0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (43, 1790856032000, NULL, 10, 'session.started', '{}', '1rwgqTVFPjq0caL8kQ_xWs7KgyCM3VcEk7tzSimW_kI');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (44, 1790856033000, 2, 2, 'pass.created', '{"pass":1,"rooms":[1,2],"devices":[],"expires_at":1798632022000}', 'gC_tw-_9v8jOY26cedivVRQ4u87hEZAEDM0ULUV9Sc8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (45, 1790856034000, 2, NULL, 'pass.opened', '{"by_pass":1}', 'pnROCDTBNV-ZlBmA1-_6gSFVLUT-5AltBhvxCqgJB-M');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (46, 1790856035000, 3, 11, 'operator.created', '{}', 'ollpjpFSnM6PSqtLV_5y74g3sOMOumkGo6rcep9qkks');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (47, 1790856035000, 3, 11, 'session.started', '{}', 'zLeTbwfURKzbTnvFTejEzcuRjqcy3mYtw3hhq5SdnkA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (48, 1790856036000, 3, 11, 'server.contact_changed', '{"email":true,"phone":true,"address":true}', 'QhZDDyKn4K4Hvyyxa7VahYykTJrTGXrag2FoKw939B4');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (49, 1790856037000, 3, NULL, 'account.disabled', '{"member":11}', 'IfbSU1P7XK7ixfuuG6r4y4WB6EHlfPMqqLJpvhXSeEA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (50, 1790856037000, 2, 2, 'favourite.added', '{"device":2,"pin":"18"}', 'iJ-2kET5E0vqoB-a7QNdzeWoMNj2z1qrPN6hm7s0_Lo');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (51, 1790856038000, 2, 3, 'favourite.added', '{"device":2,"pin":"19"}', 'MPllmXuGciNyUx8HUQoapSMFlfaALhnW1hr3j8SWpwY');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (52, 1790856041000, 2, 2, 'device.pins_arranged', '{"device":2}', 'DwjWiU7rup-CxCaVsrbLflxecTCjb-mbmIHrzs3I4ws');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (53, 1790856042000, 2, 2, 'schedule.created', '{"schedule":1}', 'iOxilRoXHpxDfh5b0AqJZWBn_2Zhz02v-Csz1cAmL88');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (54, 1790856043000, 2, 2, 'schedule.created', '{"schedule":2}', 'WkHke77qvMkbdcHRApORUQNA0VM63RxFaNIP-N8LkTc');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (55, 1790856044000, 2, 2, 'schedule.created', '{"schedule":3}', 'lQZZ29WSYAug47rZzQln6TN168Tg8-iBjbcoT7z7r6k');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (56, 1790856045000, NULL, NULL, 'commands.sealed', '{"requested":[[1,2,"gQvgzAnmyEErK1kX"]]}', 'zRYq91GaH8veVjGqRHfIFIGLySLKHjq1ZEWJeAVGWi0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (57, 1790856045000, NULL, NULL, 'commands.sealed', '{"ended":[[1,2,"PLnjT23vvSCLbJ3b"]]}', 'cfDkTnEXdwKIlV-virgpc7MpSPNfg00hU5LpNIm2jcQ');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (58, 1790856045000, 2, 2, 'schedule.skipped', '{"schedule":2}', 'pH8jSNPXTuBKAf1jQmeHkFhxrHiz0rFk6vzP582Q_uE');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (59, 1790856046000, 2, 2, 'schedule.paused', '{"schedule":3,"why":"person"}', 'JM3a08hp-1pxGQfOF2w0LXmcwFLEELf9Jv-gNchFZqU');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (83, 1790856069000, 2, 3, 'session.started', '{}', 'cCtV_3C-SXQNcjWvANuv-v-cUUL-N6qNXryjIsE1Bgs');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (84, 1790856131000, 2, 2, 'reset_code.sent', '{"by":"sms"}', 'tE0pcUHNjDVNYgwcFxExfYbuWvMDdf6b1588nYYkcr0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (85, 1790856132000, 2, 7, 'reset_code.sent', '{"by":"mail"}', '-SFYzMh9N8qH-BKP6bSVq_MTHuQ3NYoxa9tRqiV4J3A');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (86, 1790856137000, 2, NULL, 'device.connected', '{"device":4}', 'lXxcCFEDPpoNt5uAW2lXWMrlYNMdA7EkDL0qlwe7-I4');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (87, 1790856137001, 2, NULL, 'device.connected', '{"device":3}', '4R8ykqC3yNgGM7rlMOpI0wBjAhYoyLkMJXvGc3RIxdE');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (88, 1790856137002, 2, NULL, 'device.connected', '{"device":2}', 'lfuVeuFExBz-m93qzwUspE14NwQeU0-y86RHuyW2gfI');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (60, 1790856047000, 2, 2, 'schedules.paused', '{"until":1790942447000}', 'Vx6LE2RHTwQA8aWaYxdam4_391Js-FpTufFTfSGcj7Q');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (61, 1790856048000, 2, 2, 'device.updated', '{"device":5,"name":true,"local_ip":false}', 'hl0H4S-a3PxCfVd_UdRzDks1a7uwaXxj0qoBandJr-s');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (62, 1790856049000, 2, 2, 'device.removed', '{"device":5}', 'k0g9AuV8dRifytYO54NEX4KnXb3TTBrEGRMXxGT9XZE');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (63, 1790856050000, 2, 2, 'device.secret_reset', '{"device":5}', 'Y4GRzRBiLju1XMu0PqsqMFIXIXKUsWgF3H-Qq2FDP9g');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (64, 1790856051000, 2, 2, 'join_code.created', '{"join_code":5,"role":"family"}', 'xx-JRJKd4r9GWVNPXrT_5QlI_engXM4aw7hL_uu1pO8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (65, 1790856052000, 2, 2, 'join_code.revoked', '{"join_code":5}', '7R5vLUSwefIO1aq20Bu46vpQAXdlIiZyTW7pqylK-F4');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (66, 1790856053000, 2, 2, 'guest.created', '{"member":12,"rooms":[],"devices":[],"expires_at":1790942453000}', 'HrfXOF8HZg6AmgJRoNIqGfTMtFzQRnizmfKH9P9yq3c');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (67, 1790856054000, 2, 2, 'guest.deleted', '{"member":12}', 'o_RP6MH5KCP9W5Qr8QYPLX2M01YBRUWumlh-59t-NR8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (68, 1790856055000, 4, 13, 'home.founded', '{}', 'BptB062_PXK28QL_fln23oT5Wj4LktKM3drUfq2sA-4');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (69, 1790856055000, 4, 13, 'account.registered', '{"role":"user"}', 'WlFSf88B20J6WIkxVV7AMqu8bGlIzjfvcvth476jBzA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (70, 1790856055000, 4, 13, 'session.started', '{}', 'wthOt3TR5P1AKWQtbkDjTph_9v1twv6Qkqzd_HPhLe4');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (71, 1790856056000, 4, 13, 'device.registered', '{"device":6,"room":null}', 'ekOJT25-c5fw55LAKGw9cFa7llEbPBHs6J2fHD30i4k');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (72, 1790856057000, 4, 13, 'home.deleted', '{"devices":1}', '2cgtCKlGaPmlI8NJafdllMs84DT8oaVYwgYDeaYlB5U');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (73, 1790856057000, 4, 13, 'account.deleted', '{}', 'QH4iml8oYqgwSo1GDsWtrcnoe0v_ho_NezYdsOQGfGs');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (74, 1790856058000, 2, 3, 'session.started', '{}', 'RH7DJvwPKKYxebbML39LgMYfnRCSa5h38_A8Hq9_hrY');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (75, 1790856059000, 2, 3, 'session.signed_out', '{}', 'B9pK0DTx4FDyPzqdpcsHLB6n_UAEGHS17Ltf2s9DQvA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (76, 1790856060000, 2, 2, 'profile.changed', '{"mobile":false}', 'S4mXRaV6Br_0ZDSljgXFhByhNBvT6YACcs7JOwF1YTA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (77, 1790856060000, 2, 3, 'call.refused', '{"call":"GET /api/users/guest/list/{userId}","code":"forbidden","from":"NiuNE8DC"}', 'kGGAaWm3dEdF0rKDt6W6cQCa1xAxJUjdFTEX18RlyhU');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (78, 1790856060000, 2, 2, 'sign_in.refused', '{"why":"wrong_password","from":"NiuNE8DC"}', 'De4-RQYBArHIaGUfOcUqfnGgJsxoZOFyP2W1o61fVls');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (79, 1790856061000, 2, 2, 'token.created', '{"token":1,"right":"passes"}', 'yX0F9T_UQ1_dJsQTg8-m4M1Ca9q84L20K7cUcu304Nk');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (80, 1790856063000, 2, 4, 'session.started', '{}', 'znnvTpLhfoyiEB4m-ac05qGw-uUbQHVR4hLLi_lFfPs');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (81, 1790856065000, 2, 4, 'authenticator.enabled', '{}', 'k_1ax8NIf0ViCY68L_wc8Y9Y97gdO-Un5l_hgVXVFF8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (82, 1790856067000, 2, 3, 'passkey.added', '{"passkey":1}', 'gGnky0R9sjSFy0J3MH6HAc8-IAR3aLCeOtdTTamEoBg');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (89, 1790856137005, 2, 2, 'pin.renamed', '{"device":2,"pin":"18"}', 'm_27DJkchkLc2C_cN-V7MNCEpFs-8vCf4L_G57EF3aQ');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (90, 1790856137005, 2, 2, 'pin.icon_changed', '{"device":2,"pin":"18"}', '46uamo9r4nJeYfR0FCMEDUtlBk0Y6xfqE3GslT9Fuxk');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (91, 1790856137006, 2, 2, 'pin.moved', '{"device":2,"pin":"25","room":2}', 'ec2hJJqmWmvLfCsKegYrl4uoZK7aYpV-BMct3-2-tpw');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (92, 1790856137007, 2, 2, 'pin.time_set', '{"device":2,"pin":"19","on_for":1800}', '8o625734ZgO0iTeghpHUAa3fZfye5_X87XAtF1s1O2s');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (93, 1790856137008, 2, 2, 'device.static_ip_set', '{"device":2}', 'nSGpP6lqowh9d6HACn1s0pTBou_Sp3CXZNgQY0iteg8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (94, 1790856137009, NULL, NULL, 'commands.sealed', '{"requested":[[2,2,"dDqxrBaEYRCG3L8A"]]}', '0UZHLVnMVgQhFGKBCnkzKs2r3iLzQaL6OSxhP3Yd3kk');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (95, 1790856137011, NULL, NULL, 'commands.sealed', '{"ended":[[2,2,"QN8-vMfeHEpkvv-8"]]}', 'S7l70piUHVA_n7zXX4PfcnPKREepCiSkdtJH4fe4brw');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (96, 1790856137012, NULL, NULL, 'commands.sealed', '{"requested":[[3,2,"j79KT8E1Gb_9b3cu"]]}', 'mtbQpmsUodeccJ87_tpq3LRTDboq_WU7ocUjaBoL80A');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (97, 1790856137013, NULL, NULL, 'commands.sealed', '{"ended":[[3,2,"fdrvJaO4cZZKEjDj"]]}', 'X9kT-SE947XN3Va_Td3qRRxRC4ZLqVxMfMBg-AOwoDI');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (98, 1790856137014, NULL, NULL, 'commands.sealed', '{"requested":[[4,2,"NidOVF7MsfT6rHKt"]]}', 'ZcuP3bPxiNVhU5ygapikVr2JsvuW0PZhC6fh4Ru8wsM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (99, 1790856137015, NULL, NULL, 'commands.sealed', '{"requested":[[5,2,"bxPXGhO9PdU5gLdo"]]}', 'bHJf4Qnuo78njNDAC6Xs5YvAVOfTR_D1k3kV5dUC_v0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (100, 1790856143016, NULL, NULL, 'commands.sealed', '{"ended":[[4,2,"-dGx7Ip2MyV9UiCW"]]}', 'lLXg8WjhtGi_1bB7HbbxCP078AxtMNK9QI7yd8hLmRk');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (101, 1790856143016, NULL, NULL, 'commands.sealed', '{"ended":[[5,2,"J-LP-gPhruG4Ub0b"]]}', 'lMhd3_NpV3PJBozcdzsgcvzR8DqHzVrdIUlWU-9lznM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (102, 1790856143016, NULL, NULL, 'commands.sealed', '{"requested":[[6,2,"DdZ4O5NM5C_-VyIi"]]}', 'gl8DALCOCk8BOAnC3EOrYhn7IpW4Wh4rcafPHo6enIA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (103, 1790856143017, 2, 2, 'pin.let_go', '{"device":2,"pin":"18"}', 'u6wcyPXnDO3TCFis8zZ3X3A-rAs8p6iGxO_E7Gp_Ajw');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (104, 1790856143017, NULL, NULL, 'commands.sealed', '{"requested":[[7,2,"eZadWhzQdi7kmPHv"]]}', 'wLbcx8z1Y8Q3YGqvlhmafl1PbT6EcitbNIyg1ifDYKs');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (105, 1790856143017, NULL, NULL, 'commands.sealed', '{"ended":[[7,2,"Nf1JeO1BVsXX1s_o"]]}', 'cXpS2O-BfQWkOKFhbHp6qJY9pUfSvn7245oNYAhc4_M');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (106, 1790856143018, 2, 2, 'scene.created', '{"scene":1}', 'mF0uDUKz_IYhrB0CrsHLtjMhHVLisZryMgrcQitSj-8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (107, 1790856143018, NULL, NULL, 'commands.sealed', '{"requested":[[8,2,"_eYq4xoKwsUD3OsT"]]}', '3xiHymhVqZj-1iuRo0vh6wPgBKHsZvyZf5LgbLif3OM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (108, 1790856143018, NULL, NULL, 'commands.sealed', '{"ended":[[8,2,"AC2jiM_X3baj9PWH"]]}', 'icLkHi9OCf2CpEcX15R1-NWADw4YylalfRLGppII1sU');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (109, 1790856143018, 2, 2, 'schedule.created', '{"schedule":4}', 'xbSO5bcqXPmrU15GTpsfPWGrE332RHAlkmrB4O-eY9g');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (110, 1790856143018, 2, 2, 'scene.pressed', '{"scene":1,"done":0,"offline":1,"failed":0}', '7BpMg9gCguvP019mWnS03ex_J1H4ZMCtJJNoIv3HxpM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (111, 1790856143019, 2, 2, 'device.registered', '{"device":7,"room":null}', 'g6lOT5hFKtikJkoJPICtbQ_EArVikFiByHxrPUgYzqY');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (112, 1790856143019, 2, NULL, 'device.shared_secret', '{"device":2}', '-pV-aCMRuKMxIU2OGdVaMysgmG054E5zcGevRfUzTwA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (113, 1790856143019, 2, NULL, 'device.refused', '{"device":2,"why":"clean_session"}', 'N5eEaPXZ5EYbGSZc4t3c4lyziUJ-kC5LIBMCco2iM-U');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (114, 1790856143019, 2, NULL, 'device.connected', '{"device":2,"again":4,"since":1790856143019}', 'MZJe18Z9mc5rl8Wh9etbjOM_VaKuaUtm2wXsdGxr1LQ');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (115, 1790856144019, 2, 2, 'device.deleted', '{"device":7}', 'yu9CFEP-ZvJ7gsjDwClEqlmG-rmrf1Xn81eTK0S8r2Y');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (116, 1790856145019, NULL, NULL, 'server.stopped', '{"replica":"zda3XSTJZtQRXq7YGGKYSA"}', 'hIXFZtVQ1iUoUB6-WJ3mu1onY9oVADMzJHDoObhfaQI');


--
-- Data for Name: audit_head; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.audit_head (id, count, link, seal, cut_count, cut_link, cut_at) VALUES (1, 116, 'hIXFZtVQ1iUoUB6-WJ3mu1onY9oVADMzJHDoObhfaQI', 'Ej1qMz9caeyIeLvfhzgsN1GvWouPkmz_4OASGyaNIX0', 25, '-GBjx4Rhogs9xl3Zyf8ZMmrurU5a4ugC0LAc0ZQyMB0', 1790856017000);


--
-- Data for Name: audit_pending; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: challenge; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.challenge (challenge_hash, purpose, person_id, detail, expires_at, tries_left) VALUES ('8rV0xPpJv5nDbxocSzeSowgMsEWg6laLRKaIIFCy4mg', 'passkey_sign_in', NULL, NULL, 1790856433000, 1);
INSERT INTO public.challenge (challenge_hash, purpose, person_id, detail, expires_at, tries_left) VALUES ('p87RJ4Gs-5ChAzyrWV_LUcOuaF-xTLmuCAy7wqdsfC8', 'second_factor', 4, '{"remember":false}', 1790856434000, 5);


--
-- Data for Name: command; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count, lease_s, scene_id) VALUES (1, 2, 2, 'schedule', 1, 'schedule', '"1790856045000 SC-GOLDEN-1 18"', 'schedule', 'schedule', '18', 1, 1790856045000, 1790856050000, NULL, 'failed', 'The device was offline', 1790856045000, 1, 10800, NULL);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count, lease_s, scene_id) VALUES (2, 2, 2, 'person', 2, 'page', '"done"', 'zda3XSTJZtQRXq7YGGKYSA.NniPPUnyDWKihWp8', 'on', '18', 1, 1790856137009, 1790856142009, 1790856137010, 'done', NULL, 1790856137011, 1, NULL, NULL);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count, lease_s, scene_id) VALUES (3, 2, 2, 'person', 2, 'page', '"failed"', 'zda3XSTJZtQRXq7YGGKYSA.NniPPUnyDWKihWp8', 'off', '18', 0, 1790856137012, 1790856142012, NULL, 'failed', 'Relay is stuck', 1790856137013, 1, NULL, NULL);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count, lease_s, scene_id) VALUES (4, 2, 2, 'person', 3, 'page', '"superseded"', 'zda3XSTJZtQRXq7YGGKYSA.lAFEJpZhBcdrPAgm', 'off', '18', 0, 1790856137014, 1790856142014, NULL, 'superseded', 'Replaced by a newer command', 1790856137015, 1, NULL, NULL);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count, lease_s, scene_id) VALUES (5, 2, 2, 'person', 2, 'page', '"expired"', 'zda3XSTJZtQRXq7YGGKYSA.NniPPUnyDWKihWp8', 'on', '18', 1, 1790856137015, 1790856142015, NULL, 'expired', 'The device has not answered', 1790856143016, 1, NULL, NULL);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count, lease_s, scene_id) VALUES (6, 2, 2, 'person', 3, 'page', '"living"', 'zda3XSTJZtQRXq7YGGKYSA.lAFEJpZhBcdrPAgm', 'off', '18', 0, 1790856143016, 1790856148016, NULL, NULL, NULL, NULL, 1, NULL, NULL);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count, lease_s, scene_id) VALUES (7, 2, 3, 'person', 2, 'page', '"for an hour"', 'zda3XSTJZtQRXq7YGGKYSA.oOmz98eNQKA8X2Ry', 'on', '18', 1, 1790856143017, 1790856148017, NULL, 'done', NULL, 1790856143017, 1, 3600, NULL);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count, lease_s, scene_id) VALUES (8, 2, 5, 'person', 2, 'scene', '"together.Z7O__uhTxin-8ob0 SC-GOLDEN-4 21"', 'together.Z7O__uhTxin-8ob0', 'scene', '21', 1, 1790856143018, 1790856148018, NULL, 'failed', 'The device was offline', 1790856143018, 1, 1800, 1);


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

INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version, pin_changes, tank_litres, features, name_changes, stored_config, history_id, meters) VALUES (1, 1, NULL, 'SC-GOLDEN-1', 'The same name next door', 'qYjquT4T-f9KtB2T1yvNilysj8YwUMtGW0RDD39_sbo', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, 0, 0, 1790856001000, NULL, NULL, NULL, NULL, NULL, 0, '', NULL, '', 0, '', 'hYzc_cqZXmgZxgs_sthRlQ', NULL);
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version, pin_changes, tank_litres, features, name_changes, stored_config, history_id, meters) VALUES (5, 2, NULL, 'SC-GOLDEN-4', 'In its box', 'amYe2cSmssazupMgVmDlPbh6rpY3OiOij0R893Slhic', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, 1, 0, 1790856008000, NULL, NULL, NULL, NULL, NULL, 2, '', NULL, '', 1, '', 'hniBp-_th2yoajP5GQTNrg', NULL);
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version, pin_changes, tank_litres, features, name_changes, stored_config, history_id, meters) VALUES (2, 2, 1, 'SC-GOLDEN-1', 'Lights', 't3WjVSfTT2Hp7Vz1kJ6kQOq0JAUwhhD6i5bylDrdSCo', '192.168.1.40', '192.168.1.50', '192.168.1.1', '255.255.255.0', '192.168.1.2', '192.168.1.77', NULL, 'golden 1.2', 3600, -61, 181000, 0, 1790856143019, 5, 1, 1790856005000, '0EUrNDtndTbRPrOpS6p5D_TemC-o_wTSk4tm2xD1RNg', NULL, '25,18,21,19', 'zda3XSTJZtQRXq7YGGKYSA', 1790856143019, 7, '9,2,1,1,0', NULL, 'lease,protect,schedules', 0, 'golden', 'WJGIaMxjjvAEVm-khs3l2g', NULL);
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version, pin_changes, tank_litres, features, name_changes, stored_config, history_id, meters) VALUES (7, 2, NULL, 'SC-GOLDEN-5', 'On its way out', 'uQbNY8wWcNB0LyXHqtaMoT4rNx_1BxaLag5tzemeLoQ', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, 1, 0, 1790856143019, NULL, 1790856144019, NULL, NULL, NULL, 0, '', NULL, '', 0, '', 'SfvOJFKFsPlysKigvYDVOw', NULL);
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version, pin_changes, tank_litres, features, name_changes, stored_config, history_id, meters) VALUES (3, 2, 2, 'PC-GOLDEN-2', 'Fan', 'Sw0Kgul7FbGeHwOTLnAciSS1iM3-y8YdIhj55Zi5MDc', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1790856143019, 1, 4, 1790856006000, '0EUrNDtndTbRPrOpS6p5D_TemC-o_wTSk4tm2xD1RNg', NULL, NULL, 'zda3XSTJZtQRXq7YGGKYSA', 1790856137001, 1, '1,3,1,0,0', NULL, '', 0, '', 'a8SK1Ygpxah0Srk42VKBYg', NULL);
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version, pin_changes, tank_litres, features, name_changes, stored_config, history_id, meters) VALUES (4, 2, 1, 'WLM-GOLDEN-3', 'Tank', '_O-ZXUY695VGiu-ca9rmEMlk2Xrr9uq-Mof4n1nze5I', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, '72%', NULL, NULL, NULL, NULL, 0, 1790856143019, 1, 2, 1790856007000, '0EUrNDtndTbRPrOpS6p5D_TemC-o_wTSk4tm2xD1RNg', NULL, NULL, 'zda3XSTJZtQRXq7YGGKYSA', 1790856137000, 2, '1,1,1', 1200, '', 0, '', 'HzCN4cGMfzTWrKpRniNeBQ', '');


--
-- Data for Name: device_plan; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.device_plan (device_id, version, entries, until, stored, earlier) VALUES (2, '_EsUPbShdHBz', '[[1,1790955022000,"18",1,10800,5400],[2,1790962200000,"18",1,10800,5400],[1,1791213981000,"18",1,10800,5400],[2,1791221400000,"18",1,10800,5400],[1,1791300256000,"18",1,10800,5400],[2,1791307800000,"18",1,10800,5400],[1,1791385943000,"18",1,10800,5400],[2,1791394200000,"18",1,10800,5400],[1,1791473184000,"18",1,10800,5400],[2,1791480600000,"18",1,10800,5400],[1,1791558581000,"18",1,10800,5400],[2,1791567000000,"18",1,10800,5400],[1,1791817519000,"18",1,10800,5400],[2,1791826200000,"18",1,10800,5400],[1,1791903445000,"18",1,10800,5400],[2,1791912600000,"18",1,10800,5400],[1,1791989781000,"18",1,10800,5400],[2,1791999000000,"18",1,10800,5400]]', 1792065737002, 'golden', '[]');


--
-- Data for Name: erased_device; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.erased_device (history_id, erased_at, is_forgotten) VALUES ('MQ0jeF47wVQJMc_CQKkA5w', 1790856057000, 1);


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

INSERT INTO public.installation (id, key_fingerprint, created_at, history_id, founded_at, clock_floor, contact_email, contact_phone, contact_address) VALUES (1, 'gyXhzdliCh7VA1WMgQf6ZykMGFAyFw904wRmDrcWUuM', 1790856000000, 'acBjwzcIOq2KYF6x5peNBA', 1790856000000, 1790856017000, 'hello@golden.example', '+1 202 555 0100', 'Golden Street 1');


--
-- Data for Name: join_code; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.join_code (id, code_hash, home_id, made_by, role, expires_at) VALUES (2, '5b8HVmm9OiT1JaZH3IWG5BoMPZJPJAHBO70EeNw1B64', 2, 2, 'family', 1790942429000);
INSERT INTO public.join_code (id, code_hash, home_id, made_by, role, expires_at) VALUES (3, 'yYsiOMj21IdtghV6VM87daLvGM_oHx6IAAt6bFSphbQ', 2, 4, 'guest', 1790942430000);
INSERT INTO public.join_code (id, code_hash, home_id, made_by, role, expires_at) VALUES (4, 'q7R3iQe_nMiRQ1KQ_7oqqC5jd9dfYTie3G6xax78EKg', 2, 4, 'guest', 1790942431000);


--
-- Data for Name: join_code_grant; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.join_code_grant (id, join_code_id, scope, room_id, device_id, pin, access_right, start_at, expires_at, windows, paused_at) VALUES (2, 3, 'room', 1, NULL, NULL, 'switch', 1790856021999, 1798632022000, '[]', NULL);
INSERT INTO public.join_code_grant (id, join_code_id, scope, room_id, device_id, pin, access_right, start_at, expires_at, windows, paused_at) VALUES (3, 4, 'device', NULL, 3, NULL, 'switch', 1790856021999, 1798632022000, '[]', NULL);
INSERT INTO public.join_code_grant (id, join_code_id, scope, room_id, device_id, pin, access_right, start_at, expires_at, windows, paused_at) VALUES (4, 4, 'device', NULL, 3, '13', 'see', 1790856021999, 1798632022000, '[{"days":[2,4],"from":"09:00","to":"12:00"}]', 1790856031000);


--
-- Data for Name: kysely_migration; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0001-the-house', '2026-11-27T17:59:47.327Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0002-accounts-and-audit', '2026-11-27T17:59:47.344Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0003-standard-words', '2026-11-27T17:59:47.350Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0004-command-log', '2026-11-27T17:59:47.363Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0005-arranging', '2026-11-27T17:59:47.365Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0006-favourites', '2026-11-27T17:59:47.368Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0007-order', '2026-11-27T17:59:47.371Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0008-replica-leases', '2026-11-27T17:59:47.375Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0009-settings-version', '2026-11-27T17:59:47.376Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0010-audit-cut', '2026-11-27T17:59:47.378Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0011-homes-and-accounts', '2026-11-27T17:59:47.383Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0012-grants', '2026-11-27T17:59:47.391Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0013-passes', '2026-11-27T17:59:47.400Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0014-api-tokens', '2026-11-27T17:59:47.405Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0015-pin-grants', '2026-11-27T17:59:47.407Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0016-pin-rooms', '2026-11-27T17:59:47.408Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0017-activity', '2026-11-27T17:59:47.414Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0018-consumption', '2026-11-27T17:59:47.415Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0019-leases', '2026-11-27T17:59:47.418Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0020-home-forms', '2026-11-27T17:59:47.422Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0021-protection', '2026-11-27T17:59:47.424Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0022-scenes', '2026-11-27T17:59:47.432Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0023-schedules', '2026-11-27T17:59:47.443Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0024-holds', '2026-11-27T17:59:47.444Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0025-scheduled-scenes', '2026-11-27T17:59:47.445Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0026-plans', '2026-11-27T17:59:47.447Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0027-join-grants', '2026-11-27T17:59:47.457Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0028-made-up-past', '2026-11-27T17:59:47.458Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0029-catch-up', '2026-11-27T17:59:47.460Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0030-history-identity', '2026-11-27T17:59:47.465Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0031-quotas', '2026-11-27T17:59:47.472Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0033-clock-floor', '2026-11-27T17:59:47.473Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0034-reset-and-audit', '2026-11-27T17:59:47.479Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0035-replica-versions', '2026-11-27T17:59:47.481Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0036-contact-details', '2026-11-27T17:59:47.482Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0037-meters', '2026-11-27T17:59:47.483Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0038-zone-rules', '2026-11-27T17:59:47.484Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0039-connect-problems', '2026-11-27T17:59:47.486Z');


--
-- Data for Name: kysely_migration_lock; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration_lock (id, is_locked) VALUES ('migration_lock', 0);


--
-- Data for Name: live_ticket; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.live_ticket (ticket_hash, session_id, expires_at) VALUES ('dKgWZTac0gOzLqLiGDifah8NMfh9r6T-jyIgfNuGpi8', 'tfTkfPQMasbAILRB0Xuy9w', 1790856165000);
INSERT INTO public.live_ticket (ticket_hash, session_id, expires_at) VALUES ('rUQOqQHVRQZHw46eTz4i6w5ILK1m7ItBVm3Ex6Q1ZEs', 'TAez3ogwZ1GcSMxp4URjKw', 1790856166000);


--
-- Data for Name: outbox; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (1, 'mail', 'owner@golden.example', 'A way into your Roomwire account has changed', 'On your Roomwire account an API token was made. If this was not you, reset your password at once and look at Settings: Ways to sign in, and API tokens.', 1790856061000);
INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (2, 'mail', 'co-owner@golden.example', 'A way into your Roomwire account has changed', 'On your Roomwire account an authenticator app was turned on. If this was not you, reset your password at once and look at Settings: Ways to sign in, and API tokens.', 1790856065000);
INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (3, 'mail', 'family@golden.example', 'A way into your Roomwire account has changed', 'On your Roomwire account a passkey was added. If this was not you, reset your password at once and look at Settings: Ways to sign in, and API tokens.', 1790856067000);
INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (4, 'sms', '+358401234567', NULL, 'Your Roomwire reset code is 288995. It is valid for 10 minutes. If you did not ask for it, ignore this message.', 1790856131000);
INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (5, 'mail', 'guest-of-home@golden.example', 'Your Roomwire reset code', 'Your Roomwire reset code is 076310. It is valid for 10 minutes. If you did not ask for it, ignore this message.

If you cannot get a code because too many were asked for, choose ‘Forgot password?’ on the sign-in page, and type this key when it asks for one: 1n3h-emn3-5z6z-ery5. It is good for a day.', 1790856132000);


--
-- Data for Name: pass; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.pass (id, home_id, label, secret_hash, pin_hash, browsers_max, created_at) VALUES (1, 2, 'Cleaner · 清洁', '3ep9UKFp88toEVX7PVrbcG47yUyb3QCQu4gFvbHNeBc', '$argon2id$v=19$m=8,t=1,p=1$YRBDVUMbjw233ueESbNuGg$J3LClOXepxEFL4xDHniY5Fz1dkyaoOtik4t/LfPFcuc', 1, 1790856033000);


--
-- Data for Name: passkey; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.passkey (id, credential_id, person_id, public_key, sign_count, transports, name, created_at, last_used_at) VALUES (1, 'iohg5-lwPgN6o2hWig4KIw', 3, 'pQECAyYgASFYIKVWTWoMXzjpoeZKiWotmVgV8OWE-lXsfB2IrSs2ka7AIlggGzPzMTBg5GTCAlqrRgNxtrngrLeL4nk54zue1UwPXMk', 1, '["internal"]', 'Golden phone', 1790856067000, 1790856069000);


--
-- Data for Name: person; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (1, 1, 'user', 'Golden neighbour <b>&', 'neighbour@golden.example', '$argon2id$v=19$m=8,t=1,p=1$Ypb1zOhrUXjSjZglyGmkKQ$UCsNF2fvV7tIoYZpxt1na3NWjdw82BFnQTq4fZZaJaQ', NULL, NULL, NULL, NULL, NULL, 1790856000000, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (5, 2, 'guest', 'Golden guest-of-room <b>&', 'guest-of-room@golden.example', '$argon2id$v=19$m=8,t=1,p=1$n3M2yyH4LQ8QPttZtAYGOA$sn58CwZ1HF+DhFmbX9Zq2oOyz/741IV8P0PghLHofdc', NULL, NULL, NULL, NULL, NULL, 1790856022000, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (6, 2, 'guest', 'Golden guest-of-device <b>&', 'guest-of-device@golden.example', '$argon2id$v=19$m=8,t=1,p=1$ZktteGxUB1a+HVEqffUfMQ$W4BbIT5C2qUFDLJvuL9cb/cwuOE1rjfFD/muOTtoR+w', NULL, NULL, NULL, NULL, NULL, 1790856023000, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (7, 2, 'guest', 'Golden guest-of-home <b>&', 'guest-of-home@golden.example', '$argon2id$v=19$m=8,t=1,p=1$He3OzhS9VhemUrjE1vVRbQ$6tW3GEPj0GEGcZ92uziro6xyxVtJ7Se+QgO8obbaKyQ', NULL, NULL, NULL, NULL, NULL, 1790856024000, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (8, 2, 'guest', 'Golden guest-of-tomorrow <b>&', 'guest-of-tomorrow@golden.example', '$argon2id$v=19$m=8,t=1,p=1$+oCETgBgNQr7fWjNxk0Owg$Vkf4LgAtwCRFh/hDhy27I2dtyIR6SR4yg8Av20GkgWM', NULL, NULL, NULL, NULL, NULL, 1790856025000, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (9, 2, 'guest', 'Golden guest-by-code <b>&', 'guest-by-code@golden.example', '$argon2id$v=19$m=8,t=1,p=1$IUOrtjtqrGgiYo98as812w$x4j4+zzCeYf+MfsHmmuy7yqeDBgZMXb61UpWp9Rp32I', NULL, NULL, NULL, NULL, NULL, 1790856027000, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (10, NULL, 'family', 'Golden homeless <b>&', 'homeless@golden.example', '$argon2id$v=19$m=8,t=1,p=1$lqcEmn8DN3D1Vk9o45JUYg$CRaH354VcYMF6wLvCDNEpbEzRqbAYF5k+FwpdHmpxg4', NULL, NULL, NULL, NULL, NULL, 1790856032000, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (11, 3, 'super_admin', 'Closed', 'closed@golden.example', '$argon2id$v=19$m=8,t=1,p=1$te+Eg3Iab86FmM9PQBrCAA$aGsH8Z7C+stEvShKut+Fk8F1kzWeMztJ//oWdtUzsP0', NULL, NULL, NULL, NULL, NULL, 1790856035000, 1790856037000, NULL, NULL, NULL, 0);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (3, 2, 'family', 'Golden family <b>&', 'family@golden.example', '$argon2id$v=19$m=8,t=1,p=1$+7upIy0zqs12r3Tp7N50+Q$Mj9eRfhxi3xjMfbmDj5hIbvJ5Lvwm6+fS0kPPUw0tkE', NULL, NULL, NULL, NULL, NULL, 1790856017000, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (2, 2, 'user', 'Golden owner <b>&', 'owner@golden.example', '$argon2id$v=19$m=8,t=1,p=1$fqHReDN4URCC3GN6bgB3ng$z921UQKKIaQuFQVVRC/XAWMo6QnvTynYirF+XA+akg4', '+358401234567', 'Ring three times', 'Golden Street 1
00100 Helsinki', 'LSZ3kU0VTzz1nLPpdn8qU6QzysMNrdv2D9MKa537One2MtEL0Csb', '1952-10-13', 1790856002000, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (4, 2, 'admin', 'Golden co-owner <b>&', 'co-owner@golden.example', '$argon2id$v=19$m=8,t=1,p=1$hq+2bQ1YP5Gz+uRnZQtf3g$XqRzrXt4wUOFdVKYMt4tFyaKrv5TzVfC28zG66sSOVM', NULL, NULL, NULL, NULL, NULL, 1790856019000, NULL, 'x7vgwxXmliKX5TlZrP1BMwU9EqK5uqDev3lt7ZoTxVEYi-e220-w11BA-Sjc_RkwqXXh3smKxj6d1OBP', 1790856065000, 59695202, 1);


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

INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'Ms5WXnItGkFx7JVMWcolu7x7Yfjl9HP9hRJP_Um970w');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'wihNUW9G12sNenWl1XWOjO27l-24OFnghV4q1yCOGRw');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'Y6GxLtDrFIZr--ZdU7gmb4j9szlqDBM0lKmqQ1xIL54');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'nzZ7vZMrDbWlGPtsWjfo7ACZlib-EhdVw5cGY4VCKCM');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'vGssH5z6zygTmxKmB9A9hlTLZH0s9ju9qluRtBtoQcA');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'zuDx_fNud20qSu7XRyD8noQh6lcBQrK_S7o7RxOSUuU');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'Dts5f3xiKA9LTzvCkdJRuxHywTMkRmwgC_4C9CwVgDE');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, '0OjLBnTnk_16yBRawMMKzO4_3Yf56wcLd96g2t9qPGA');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'SPvUqWCYGoDtEuC5FLniQrGvKxes69rJHYG_9SL6qnM');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'lfebYbCdjhLaLPL6vIAWDBgdLOLSl5grm2NfexcvBD4');


--
-- Data for Name: replica; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: reset_code; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.reset_code (person_id, browser_hash, code_hash, asked_by, asked_from, expires_at, tries_left) VALUES (2, 'D0MT2UTEM_6KH80UDO1M76GKGT_l05GEKCawzdG9HAU', 'QjGaufJAUfXe9OVyaEvaLG-Y_s4l2VNiYGR22xEYt9c', 'stranger', '127.0.0.1', 1790856731000, 5);
INSERT INTO public.reset_code (person_id, browser_hash, code_hash, asked_by, asked_from, expires_at, tries_left) VALUES (7, '1jB3jOluKQVHyoSrWs_NOfq4nN2p6y5I4VDwn383_KQ', 'BwtiRNdJ99miLZHSsv7nkvOnaqDWHLb3PuFJJiCXqYk', 'stranger', '127.0.0.1', 1790856732000, 5);


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

INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('4P1DRMEy9pA3K6hyK3EpnA', 10, 1790856032000, 1790899232000, 'Golden browser', NULL, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('7ADtOxTworCI2ZmSEgrzKMtDR-iBCYu7kJZexs20XbQ', NULL, 1790856034000, 1825416034000, 'Golden browser', NULL, 1);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('ZEe4mZaQZT0b1wTWCd3b0w', 3, 1790856069000, 1790899269000, 'node', NULL, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('500Uazjg2UVdO1Oakcojyg', 1, 1790856000000, 1790899200000, 'Golden browser', 1790856131000, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('Wz3uPQJbYkcls4u7EsTyMA', 4, 1790856020000, 1790899220000, 'Golden browser', 1790856131000, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('W3lTnRtQ39Kw5yEsLjSkBg', 9, 1790856027000, 1790899227000, 'Golden browser', 1790856131000, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('yVD8FGAgmdo64PkuLJA1Jg', 4, 1790856063000, 1790899263000, 'Golden browser', 1790856131000, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('tfTkfPQMasbAILRB0Xuy9w', 2, 1790856002000, 1790899202000, 'Golden browser', 1790856145019, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('TAez3ogwZ1GcSMxp4URjKw', 3, 1790856018000, 1790899218000, 'Golden browser', 1790856145019, NULL);


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
