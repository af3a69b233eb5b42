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
    last_used_at bigint,
    is_paused integer DEFAULT 0 NOT NULL
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
    scene_id integer,
    error_code text
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
    meters text,
    declared_pins text,
    note text,
    dialect text
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
    contact_address text,
    restored_at bigint DEFAULT 0 NOT NULL,
    endings_noted bigint DEFAULT 0 NOT NULL,
    readings_days integer,
    log_days integer,
    activity_days integer
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
    let_go_of bigint,
    form text,
    new_form text,
    declared_name text,
    place integer,
    last_level integer,
    ask_first integer
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

INSERT INTO history.heard (device, key, at, pause_ms) VALUES ('fljLGHUZUMpOMkKT7w2C4A', 'device.level', 1790856141000, NULL);
INSERT INTO history.heard (device, key, at, pause_ms) VALUES ('nPh-XGsUARilsk2ORcVMPw', 'device.signal', 1790856141002, NULL);
INSERT INTO history.heard (device, key, at, pause_ms) VALUES ('nPh-XGsUARilsk2ORcVMPw', 'device.memory', 1790856141002, NULL);
INSERT INTO history.heard (device, key, at, pause_ms) VALUES ('nPh-XGsUARilsk2ORcVMPw', 'device.uptime', 1790856141002, NULL);


--
-- Data for Name: installation; Type: TABLE DATA; Schema: history; Owner: -
--

INSERT INTO history.installation (id) VALUES ('WpsBu2JtgameRXHKUOJYQw');


--
-- Data for Name: rolled_day; Type: TABLE DATA; Schema: history; Owner: -
--



--
-- Data for Name: rolled_hour; Type: TABLE DATA; Schema: history; Owner: -
--



--
-- Data for Name: sample_2026_10; Type: TABLE DATA; Schema: history; Owner: -
--

INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1790856141000, 0);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (2, 1790856141000, 1);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (3, 1790856141000, 72);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (4, 1790856141001, 2);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1790856141001, 1);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1790856141001, 0);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1790856141002, -61);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (8, 1790856141002, 181000);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (9, 1790856141002, 3600);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (10, 1790856141003, 0);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (11, 1790856141004, 0);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (11, 1790856141003, 1);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (12, 1790856141003, 0);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (13, 1790856141003, 1);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (14, 1790856141013, NULL);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (14, 1790856141011, 30);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (15, 1790856141013, NULL);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (15, 1790856141011, 1);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (10, 1790856141015, 1);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (1, 1790856147023, NULL);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (2, 1790856147023, NULL);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (3, 1790856147023, NULL);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (4, 1790856147023, NULL);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (5, 1790856147023, NULL);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (6, 1790856147023, NULL);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (7, 1790856147023, NULL);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (8, 1790856147023, NULL);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (9, 1790856147023, NULL);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (10, 1790856147023, NULL);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (11, 1790856147023, NULL);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (12, 1790856147023, NULL);
INSERT INTO history.sample_2026_10 (series, at, value) VALUES (13, 1790856147023, NULL);


--
-- Data for Name: series; Type: TABLE DATA; Schema: history; Owner: -
--

INSERT INTO history.series (id, key, kind, name, unit, decimals, rolled_until, time_zone, device, sent_unit, is_former) VALUES (1, 'pin.pump', 'pin', NULL, NULL, 0, 0, '', 'fljLGHUZUMpOMkKT7w2C4A', NULL, 0);
INSERT INTO history.series (id, key, kind, name, unit, decimals, rolled_until, time_zone, device, sent_unit, is_former) VALUES (2, 'pin.led', 'pin', NULL, NULL, 0, 0, '', 'fljLGHUZUMpOMkKT7w2C4A', NULL, 0);
INSERT INTO history.series (id, key, kind, name, unit, decimals, rolled_until, time_zone, device, sent_unit, is_former) VALUES (3, 'device.level', 'level', NULL, NULL, 0, 0, '', 'fljLGHUZUMpOMkKT7w2C4A', NULL, 0);
INSERT INTO history.series (id, key, kind, name, unit, decimals, rolled_until, time_zone, device, sent_unit, is_former) VALUES (4, 'pin.13', 'pin', NULL, NULL, 0, 0, '', 'lmX5fPiZIFF9VgCKW9cJeA', NULL, 0);
INSERT INTO history.series (id, key, kind, name, unit, decimals, rolled_until, time_zone, device, sent_unit, is_former) VALUES (5, 'pin.18', 'pin', NULL, NULL, 0, 0, '', 'lmX5fPiZIFF9VgCKW9cJeA', NULL, 0);
INSERT INTO history.series (id, key, kind, name, unit, decimals, rolled_until, time_zone, device, sent_unit, is_former) VALUES (6, 'pin.19', 'pin', NULL, NULL, 0, 0, '', 'lmX5fPiZIFF9VgCKW9cJeA', NULL, 0);
INSERT INTO history.series (id, key, kind, name, unit, decimals, rolled_until, time_zone, device, sent_unit, is_former) VALUES (7, 'device.signal', 'signal', NULL, NULL, 0, 0, '', 'nPh-XGsUARilsk2ORcVMPw', NULL, 0);
INSERT INTO history.series (id, key, kind, name, unit, decimals, rolled_until, time_zone, device, sent_unit, is_former) VALUES (8, 'device.memory', 'memory', NULL, NULL, 0, 0, '', 'nPh-XGsUARilsk2ORcVMPw', NULL, 0);
INSERT INTO history.series (id, key, kind, name, unit, decimals, rolled_until, time_zone, device, sent_unit, is_former) VALUES (9, 'device.uptime', 'uptime', NULL, NULL, 0, 0, '', 'nPh-XGsUARilsk2ORcVMPw', NULL, 0);
INSERT INTO history.series (id, key, kind, name, unit, decimals, rolled_until, time_zone, device, sent_unit, is_former) VALUES (10, 'pin.18', 'pin', NULL, NULL, 0, 0, '', 'nPh-XGsUARilsk2ORcVMPw', NULL, 0);
INSERT INTO history.series (id, key, kind, name, unit, decimals, rolled_until, time_zone, device, sent_unit, is_former) VALUES (11, 'pin.19', 'pin', NULL, NULL, 0, 0, '', 'nPh-XGsUARilsk2ORcVMPw', NULL, 0);
INSERT INTO history.series (id, key, kind, name, unit, decimals, rolled_until, time_zone, device, sent_unit, is_former) VALUES (12, 'pin.21', 'pin', NULL, NULL, 0, 0, '', 'nPh-XGsUARilsk2ORcVMPw', NULL, 0);
INSERT INTO history.series (id, key, kind, name, unit, decimals, rolled_until, time_zone, device, sent_unit, is_former) VALUES (13, 'pin.25', 'pin', NULL, NULL, 0, 0, '', 'nPh-XGsUARilsk2ORcVMPw', NULL, 0);
INSERT INTO history.series (id, key, kind, name, unit, decimals, rolled_until, time_zone, device, sent_unit, is_former) VALUES (14, 'pin.lamp', 'pin', NULL, NULL, 0, 0, '', '9XFRQejXBnTdXtZJ1FAo1A', NULL, 0);
INSERT INTO history.series (id, key, kind, name, unit, decimals, rolled_until, time_zone, device, sent_unit, is_former) VALUES (15, 'pin.door', 'pin', NULL, NULL, 0, 0, '', '9XFRQejXBnTdXtZJ1FAo1A', NULL, 0);


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

INSERT INTO public.access_grant (id, person_id, scope, room_id, device_id, access_right, start_at, expires_at, windows, paused_at, pass_id, pin) VALUES (1, 5, 'room', 1, NULL, 'arrange', 1790856024999, 1798632025000, '[]', NULL, NULL, NULL);
INSERT INTO public.access_grant (id, person_id, scope, room_id, device_id, access_right, start_at, expires_at, windows, paused_at, pass_id, pin) VALUES (2, 5, 'device', NULL, 3, 'arrange', 1790856024999, 1798632025000, '[]', NULL, NULL, '13');
INSERT INTO public.access_grant (id, person_id, scope, room_id, device_id, access_right, start_at, expires_at, windows, paused_at, pass_id, pin) VALUES (3, 6, 'device', NULL, 2, 'switch', 1790856024999, 1798632025000, '[]', NULL, NULL, NULL);
INSERT INTO public.access_grant (id, person_id, scope, room_id, device_id, access_right, start_at, expires_at, windows, paused_at, pass_id, pin) VALUES (4, 7, 'home', NULL, NULL, 'switch', 1790856024999, 1798632025000, '[]', NULL, NULL, NULL);
INSERT INTO public.access_grant (id, person_id, scope, room_id, device_id, access_right, start_at, expires_at, windows, paused_at, pass_id, pin) VALUES (5, 8, 'room', 1, NULL, 'see', 1790942428000, 1798632025000, '[{"days":[2,4],"from":"09:00","to":"12:00"}]', 1790856028000, NULL, NULL);
INSERT INTO public.access_grant (id, person_id, scope, room_id, device_id, access_right, start_at, expires_at, windows, paused_at, pass_id, pin) VALUES (6, 8, 'room', 2, NULL, 'see', 1790942428000, 1798632025000, '[{"days":[2,4],"from":"09:00","to":"12:00"}]', 1790856028000, NULL, NULL);
INSERT INTO public.access_grant (id, person_id, scope, room_id, device_id, access_right, start_at, expires_at, windows, paused_at, pass_id, pin) VALUES (7, 9, 'room', 2, NULL, 'switch', 1790856024999, 1798632025000, '[]', NULL, NULL, NULL);
INSERT INTO public.access_grant (id, person_id, scope, room_id, device_id, access_right, start_at, expires_at, windows, paused_at, pass_id, pin) VALUES (8, NULL, 'room', 1, NULL, 'see', 1790856024999, 1798632025000, '[{"days":[2,4],"from":"09:00","to":"12:00"}]', 1790856036000, 1, NULL);
INSERT INTO public.access_grant (id, person_id, scope, room_id, device_id, access_right, start_at, expires_at, windows, paused_at, pass_id, pin) VALUES (9, NULL, 'room', 2, NULL, 'see', 1790856024999, 1798632025000, '[{"days":[2,4],"from":"09:00","to":"12:00"}]', 1790856036000, 1, NULL);


--
-- Data for Name: activity; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.activity (home_id, device_id, part, at, value, cause, count, last_at) VALUES (2, 4, 'connection', 1790856141000, '1', 'device', 1, 1790856141000);
INSERT INTO public.activity (home_id, device_id, part, at, value, cause, count, last_at) VALUES (2, 3, 'connection', 1790856141001, '1', 'device', 1, 1790856141001);
INSERT INTO public.activity (home_id, device_id, part, at, value, cause, count, last_at) VALUES (2, 2, 'connection', 1790856141002, '1', 'device', 1, 1790856141002);
INSERT INTO public.activity (home_id, device_id, part, at, value, cause, count, last_at) VALUES (2, 2, '19', 1790856141004, '0', 'touch', 1, 1790856141004);
INSERT INTO public.activity (home_id, device_id, part, at, value, cause, count, last_at) VALUES (2, 6, 'connection', 1790856141010, '1', 'device', 1, 1790856141010);
INSERT INTO public.activity (home_id, device_id, part, at, value, cause, count, last_at) VALUES (2, 6, 'connection', 1790856141013, '0', 'device', 1, 1790856141013);
INSERT INTO public.activity (home_id, device_id, part, at, value, cause, count, last_at) VALUES (2, 4, 'connection', 1790856147023, '0', 'device', 1, 1790856147023);
INSERT INTO public.activity (home_id, device_id, part, at, value, cause, count, last_at) VALUES (2, 3, 'connection', 1790856147023, '0', 'device', 1, 1790856147023);
INSERT INTO public.activity (home_id, device_id, part, at, value, cause, count, last_at) VALUES (2, 2, 'connection', 1790856147023, '0', 'device', 1, 1790856147023);
INSERT INTO public.activity (home_id, device_id, part, at, value, cause, count, last_at) VALUES (2, 2, 'connection', 1790856147024, '1', 'device', 1, 1790856147023);
INSERT INTO public.activity (home_id, device_id, part, at, value, cause, count, last_at) VALUES (2, 2, 'connection', 1790856147025, '0', 'device', 1, 1790856147023);
INSERT INTO public.activity (home_id, device_id, part, at, value, cause, count, last_at) VALUES (2, 2, 'connection', 1790856147026, '1', 'device', 1, 1790856147023);
INSERT INTO public.activity (home_id, device_id, part, at, value, cause, count, last_at) VALUES (2, 2, 'connection', 1790856147027, '0', 'device', 1, 1790856147023);
INSERT INTO public.activity (home_id, device_id, part, at, value, cause, count, last_at) VALUES (2, 2, 'connection', 1790856147028, '1', 'device', 1, 1790856147023);
INSERT INTO public.activity (home_id, device_id, part, at, value, cause, count, last_at) VALUES (2, 2, 'connection', 1790856147029, '0', 'device', 1, 1790856147023);
INSERT INTO public.activity (home_id, device_id, part, at, value, cause, count, last_at) VALUES (2, 2, 'connection', 1790856147030, '0', 'device', 2, 1790856147023);


--
-- Data for Name: api_token; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.api_token (id, person_id, home_id, label, token_right, token_hash, created_at, last_used_at, is_paused) VALUES (1, 2, 2, 'Golden calendar', 'passes', 'qqTEwUiBJK0bPdxUGrhFoH_ba6Wur4bw3JXsIYlhXus', 1790856065000, 1790856066000, 0);


--
-- Data for Name: arrangement; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.arrangement (person_id, kind, ids, changed_at) VALUES (2, 'rooms', '1,2', 1790856043000);
INSERT INTO public.arrangement (person_id, kind, ids, changed_at) VALUES (3, 'devices', '4,2', 1790856044000);


--
-- Data for Name: attempt; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/visit/C91Kwg2IU-u-enCNDtfdTEKOl-AMXAdSxs69veGHMXc', 1, 1790859735000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/sms/day/22YFaRSZWnCQba8_d2nHHatNmhLETvzzDhT1zVbpC9c', 1, 1790942535000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('sms/number/8ISNNxrjDFUaeI5XmsmYIaOXoMLo138k9N0iot4LkQ0', 1, 1790859735000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('sms/all/wZHRBqSebIhZ14G_msj6wLejKB1YPl9ObmRdIdO9pmw', 1, 1790942535000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/address/wfrtGiZtg2q7ZU7ste-EeHIvZCzejCjUZyfCiJ9uuL8', 2, 1790859735000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/asked/hour/-Jf4eWblK6XCNsxBiiexmvSAKpUKPJWGxA4Dfss2ykU', 1, 1790859736000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/hour/wfrtGiZtg2q7ZU7ste-EeHIvZCzejCjUZyfCiJ9uuL8', 2, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/account/FSVYzYAlQVf5MOEXGYnof8hfbM53bn_7HhLudvJIleY', 0, 1790942438000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/day/wfrtGiZtg2q7ZU7ste-EeHIvZCzejCjUZyfCiJ9uuL8', 2, 1790942400000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/all/wZHRBqSebIhZ14G_msj6wLejKB1YPl9ObmRdIdO9pmw', 2, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/visit/2XUel1GoIAG9L8-qmSEMXkpd0k9KFeHt4A3OVxYV8qk', 1, 1790859736000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/account/hour/R_OzBNoHPbxMGFLd0qlCDN6H4_rznIc9skMlbgJj3ak', 1, 1790859736000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/hour/8HIs6g1gwoOpGlaRvoQjXlXWpwQSAX6QG59loKsl98M', 0, 1790859620000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/day/8HIs6g1gwoOpGlaRvoQjXlXWpwQSAX6QG59loKsl98M', 0, 1790942420000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/account/day/R_OzBNoHPbxMGFLd0qlCDN6H4_rznIc9skMlbgJj3ak', 1, 1790942536000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('register/address/wfrtGiZtg2q7ZU7ste-EeHIvZCzejCjUZyfCiJ9uuL8', 5, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('register/all/wZHRBqSebIhZ14G_msj6wLejKB1YPl9ObmRdIdO9pmw', 5, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('passkey/address/wfrtGiZtg2q7ZU7ste-EeHIvZCzejCjUZyfCiJ9uuL8', 2, 1790856972000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/address/wfrtGiZtg2q7ZU7ste-EeHIvZCzejCjUZyfCiJ9uuL8', 1, 1790856921000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/account/-ZMzMl_MxZfXFqcFYMiO0IRA6fHO-TkXV655zT38Vr4', 0, 1790942423000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('socket/address/wfrtGiZtg2q7ZU7ste-EeHIvZCzejCjUZyfCiJ9uuL8', 3, 1790856201013, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/account/qf2ZNrSrQLqwqusCTuE_sU3bQys1OtkNO7kODVqwiIo', 0, 1790942421000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/account/6QxeeQ8FNo8awyn4De13d9uzYR3b3Zic6ZZrF3CPSnk', 1, 1790942464000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('password-again/account/22YFaRSZWnCQba8_d2nHHatNmhLETvzzDhT1zVbpC9c', 0, 1790942465000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('password-again/account/zqScPyaGqAaDcfqQOArO2xLc9-v87GDYzb_38LsciNk', 0, 1790942468000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('code/signed-in/zqScPyaGqAaDcfqQOArO2xLc9-v87GDYzb_38LsciNk', 0, 1790942469000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('password-again/account/65rQeypXzWDbCniWyHUYiRHELKgGP5KfaQtkvJhaV1Y', 0, 1790942470000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('join/address/wfrtGiZtg2q7ZU7ste-EeHIvZCzejCjUZyfCiJ9uuL8', 1, 1790859631000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('join/account/HVnhmB5myD-uE0dODKGmED6gazzbDz2BZGju06G3e4U', 1, 1790859631000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('contact/address/wfrtGiZtg2q7ZU7ste-EeHIvZCzejCjUZyfCiJ9uuL8', 1, 1790859734000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('contact/all/wZHRBqSebIhZ14G_msj6wLejKB1YPl9ObmRdIdO9pmw', 1, 1790942534000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('sms/address/wfrtGiZtg2q7ZU7ste-EeHIvZCzejCjUZyfCiJ9uuL8', 1, 1790859735000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/asked-sms/hour/6QxeeQ8FNo8awyn4De13d9uzYR3b3Zic6ZZrF3CPSnk', 1, 1790859735000, 0);


--
-- Data for Name: audit; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (29, 1790856020000, 2, 2, 'family.created', '{"member":3}', 'AAdB0uCd7mFl9XHeV19Cj_QlgUJPuZODX_WofZPqvzE');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (30, 1790856021000, 2, 3, 'session.started', '{}', 'QOm3CiFWK9JxDpmMa73rAfP7PHbwbPo2d-BUs6L8DCo');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (31, 1790856022000, 2, 2, 'family.created', '{"member":4}', 'JfBM90Z1IQfFr9fNk1947GBGy8DooHwK7k3Vt2Np-OE');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (32, 1790856023000, 2, 4, 'session.started', '{}', 'GuDTy5eC08fGC5Cb-vUhSRqvUIIwWDlwK-W92HTQjf4');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (33, 1790856024000, 2, 2, 'co_owner.added', '{"member":4}', 'kbMn668DSvWbAcMQR47-D0y-eIJTzSK9BXuiI28m1jE');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (34, 1790856025000, 2, 2, 'guest.created', '{"member":5,"rooms":[1],"devices":[],"pins":[{"device":3,"pin":"13"}],"expires_at":1798632025000}', '9g4SnNr99n0o0Je7N0zympz-8i5I9GvASSy3HwR1sdM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (35, 1790856026000, 2, 2, 'guest.created', '{"member":6,"rooms":[],"devices":[2],"expires_at":1798632025000}', 'pxHfPfBJbgBOvjYf7nAupuiu6EhVUWdYPjFExqLMxY0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (36, 1790856027000, 2, 2, 'guest.created', '{"member":7,"rooms":[],"devices":[],"expires_at":1798632025000}', '6VgN1sO9DXYRffcndbTAZT7KDx8uDJ0KJCE68dxsjo4');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (37, 1790856028000, 2, 2, 'guest.created', '{"member":8,"rooms":[1,2],"devices":[],"expires_at":1798632025000}', 'J6J58V4zcT60CnCZOH5GnU3KpaBiAspS1K3WrdxsDZ4');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (38, 1790856029000, 2, 2, 'join_code.created', '{"join_code":1,"role":"guest","rooms":[2],"devices":[],"expires_at":1798632025000}', 'BBNIXipwKBtgQMu4vTaxTxzhZGuiq9G0Kgwd902TwlA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (39, 1790856030000, NULL, 9, 'account.registered', '{"role":"guest"}', 'SOi0eFqfmoeK0I7V6pzVvwfR6-sCDruzlsQCg3Z5tqk');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (40, 1790856030000, NULL, 9, 'session.started', '{}', 'il-jkTIbLpGMytNSZKNQPsZDuNY5uZF_Skd71GfcHn0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (41, 1790856031000, 2, 9, 'home.joined', '{"role":"guest"}', 'VLM_MXn1IdM9KcLucvfBsPh4n_NXTM9jQ6NVGyQ_4yM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (42, 1790856032000, 2, 2, 'join_code.created', '{"join_code":2,"role":"family"}', 'N3y1ZrYYS3E79qcPnK9BUmf6P9V4pxT69hMG0JepE0o');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (43, 1790856033000, 2, 4, 'join_code.created', '{"join_code":3,"role":"guest","rooms":[1],"devices":[],"expires_at":1798632025000}', 'r9tWfmxAsRETrFv24pttmp_UK3rBA4Hv69s1ngQkZVE');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (44, 1790856034000, 2, 4, 'join_code.created', '{"join_code":4,"role":"guest","rooms":[],"devices":[3],"expires_at":1798632025000,"further":[{"rooms":[],"devices":[],"pins":[{"device":3,"pin":"13"}],"expires_at":1798632025000}]}', 'TbfYNCwDgOSxXn3Lf72h5y4SVwFSlalg_Ga2m8lfNgY');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (45, 1790856035000, NULL, 10, 'account.registered', '{"role":"family"}', '1rH8NV-Vmvp6S1_P8UQquXoMaMnMtoD_Iwr53JBGGwU');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (46, 1790856035000, NULL, 10, 'session.started', '{}', 'clE1yqGYBNqmOfHxgRgh3yKiW3BW--Z62qRqct5BgTI');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (47, 1790856036000, 2, 2, 'pass.created', '{"pass":1,"rooms":[1,2],"devices":[],"expires_at":1798632025000}', '0nY_H6B43fs7ATeDFMg6eLgUwqmJlLAx-U0sIBjl4e0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (48, 1790856037000, 2, NULL, 'pass.opened', '{"by_pass":1}', 'jA_Srg1foGI59dPYBAu1wySnJNIFHgZjG12nOQuePbY');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (49, 1790856038000, 3, 11, 'operator.created', '{}', 'HUG-HV3C8p0lFIpU_Dpp65U_o7c5yqUScrtbF7Z2lf0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (50, 1790856038000, 3, 11, 'session.started', '{}', 'HKgvpThGOp4FxvF2ykbtuolowEgh5mRLajJmr7h4Ju4');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (51, 1790856039000, 3, 11, 'server.contact_changed', '{"email":true,"phone":true,"address":true}', 'FgayyTq0Q8K1kJGnrnTlFHihQcq2eD8nbq4kU5432W8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (52, 1790856040000, 3, 11, 'server.retention_changed', '{"readings_days":180,"log_days":365,"activity_days":400}', '7moR1Gh43VCKkv8miTO-z5h0OOJripfj3WwIzMyXD84');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (53, 1790856041000, 3, NULL, 'account.disabled', '{"member":11}', 'QD-HtAbgDFgY0hzWIv4vCqY5RxuucYnl2IG0dn0ZFks');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (54, 1790856041000, 2, 2, 'favourite.added', '{"device":2,"pin":"18"}', 'ljHHIPT3fg2o1ba-a7MWwCRnWKVix-YXQT3i0pMhLhs');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (55, 1790856042000, 2, 3, 'favourite.added', '{"device":2,"pin":"19"}', 'e02dz13sdWXq3nn3rcmEA3YmxXrwDG5aI82vYCKH64s');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (56, 1790856045000, 2, 2, 'device.pins_arranged', '{"device":2}', 'vafL4eoTLuNdMOh8bEcGvg0_r15JjftuRRuUCDrb1Ck');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (57, 1790856046000, 2, 2, 'schedule.created', '{"schedule":1}', 'MIMrNonaSsS9SE9qN65itme-ORXqX75IHF4EJcE-B9k');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (58, 1790856047000, 2, 2, 'schedule.created', '{"schedule":2}', '5obkiKtDewshOv8eJ91p-JIIgmAIFdd_QNyXw5LxaDg');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (59, 1790856048000, 2, 2, 'schedule.created', '{"schedule":3}', 'az-hAtnG2nyGYeou4cKe9QbwArfbb2ymlQ7DGlE8uGI');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (60, 1790856049000, NULL, NULL, 'commands.sealed', '{"requested":[[1,2,"rwzhClv2Wqbd28kB"]]}', '4tfOd8PCp2p6xccH0TS8WFG7ttQGU0HX5fSaiH7k9xo');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (61, 1790856049000, NULL, NULL, 'commands.sealed', '{"ended":[[1,2,"CFN_06u-cB2HU0JC"]]}', 'nTkKx0_MSh4QHUIJCd6KAH-CkTDzgj_56KFdqA-fDO8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (62, 1790856049000, 2, 2, 'schedule.skipped', '{"schedule":2}', 'Zsvrp91143g2FXDAbfrIBxjva3la6fcwGJXpzQRm-G8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (63, 1790856050000, 2, 2, 'schedule.paused', '{"schedule":3,"why":"person"}', 'Ua3w7bCACXen1GMb9EwD0uxxrfp8tuLlRdLvP2kknJI');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (64, 1790856051000, 2, 2, 'schedules.paused', '{"until":1790942451000}', 'cNn1TvTJYecrUNHbQjQlNYGFbVjZuItZ2bUeQzP-Wnw');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (65, 1790856052000, 2, 2, 'device.updated', '{"device":5,"name":true,"local_ip":false}', 'oqMN5Ql3cM6hHlO23bmMz69rzC2I8teI648unMAjfFw');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (66, 1790856053000, 2, 2, 'device.removed', '{"device":5}', '8FNHo0AqG0Eje-jJC9jHgiEAmHgRcNfC1YS-PewogM0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (67, 1790856054000, 2, 2, 'device.secret_reset', '{"device":5}', 'BZ6S1vmH0Jvnai_fsHYF7xxkDpAoIiCXoi8oVitq3DM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (68, 1790856055000, 2, 2, 'join_code.created', '{"join_code":5,"role":"family"}', 'Cr2Ql6sVRDQ-DGTdYj4kkG-VVZbWLIav2elzXs3WPzQ');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (69, 1790856056000, 2, 2, 'join_code.revoked', '{"join_code":5}', 'A9aZaNYMmJuEC6CVPEN8sfOtX5TMwQho0PulCWP31-8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (70, 1790856057000, 2, 2, 'guest.created', '{"member":12,"rooms":[],"devices":[],"expires_at":1790942457000}', 'tqRPiZNf456yf60RQ_fl_iJ_Pob-DXkYKkvtOAaLPTg');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (71, 1790856058000, 2, 2, 'guest.deleted', '{"member":12}', 'qYoMr-DHGaRKy6PMI_OQKvxvDVuFWtQ-DVgAZt8xMgE');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (72, 1790856059000, 4, 13, 'home.founded', '{}', '5rgt9QLbRsHHdbj3uST0v0_eimSUOt6tEBSwkRdOJW4');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (73, 1790856059000, 4, 13, 'account.registered', '{"role":"user"}', 'pDkWHnd5ONUNCUJzQAkD4EHrhIBy6SC2jnyoa98Tup0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (74, 1790856059000, 4, 13, 'session.started', '{}', 'zlZgVTrXTG2-ScEujO8w0Ni0Wt0B9D6ZoJHjAZCKkaA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (75, 1790856060000, 4, 13, 'device.registered', '{"device":8,"room":null}', 'cWRta9Nkpafhul7EU2_UlPzEmrGeKDIy8bIpO82_OBs');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (76, 1790856061000, 4, 13, 'home.deleted', '{"devices":1}', '1RdStOSsKuCjmOhctA8Q4wYHyu2CECJnjl9gYaXD8Fw');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (77, 1790856061000, 4, 13, 'account.deleted', '{}', 'NJmqnfcrJDSszpVwuGgq6gAa7t59IIb1VImHa3znRPI');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (78, 1790856062000, 2, 3, 'session.started', '{}', 'YKxBB-_i8XTCdZDOhtDPZQIz7Zq-Xze5UM_wBi8awI0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (79, 1790856063000, 2, 3, 'session.signed_out', '{}', 'sgYrrBJIsA7T_gXINtp9B3-W97RVPLdjOWUeuB0cEwI');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (80, 1790856064000, 2, 2, 'profile.changed', '{"mobile":false}', 'wk9CzFkRiVB0icVScL580LJubsBhF3hNbFsIelZUgSg');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (81, 1790856064000, 2, 3, 'call.refused', '{"call":"GET /api/users/guest/list/{userId}","code":"forbidden","from":"DLK771C3"}', 'eeQg6ePWtVgoAXIdnMHXLF9xSRPE3atP_TsjzyRCm9Q');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (82, 1790856064000, 2, 2, 'sign_in.refused', '{"why":"wrong_password","from":"DLK771C3"}', 'zdhs_eSzBycrMoNW6DMydgIx1HywKSUJxAx2WrN3Q6k');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (83, 1790856065000, 2, 2, 'token.created', '{"token":1,"right":"passes"}', '4VGa6-ju3XYp6zfu1ZXwFXFnjRDY2e6siu4qzdemoCo');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (84, 1790856067000, 2, 4, 'session.started', '{}', 'q2NiIznZI_8YMFieawl9B4pPSwrfNJxufH6iOrX0jb8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (85, 1790856069000, 2, 4, 'authenticator.enabled', '{}', 'Jeu9jhZp29FvKz6IMY3BU-YzUNkcOJG4i8cNBXEbGDY');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (86, 1790856071000, 2, 3, 'passkey.added', '{"passkey":1}', 'Q5M5Qgn-KJ03iM6CUXLvLnrI2SA11hN4b_skQSCi_bc');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (87, 1790856073000, 2, 3, 'session.started', '{}', 'Typ2rX940dWXge8cJacPqtXc4LX0j6YRgTNfyHFC_tA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (88, 1790856135000, 2, 2, 'reset_code.sent', '{"by":"sms"}', 'lmA2_frcxRNe3j7h1WJ1SjeHwkcWb4IcRx5p1Z_2VyY');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (89, 1790856136000, 2, 7, 'reset_code.sent', '{"by":"mail"}', 'o8jvsegs2RtizlsqMCcJ1zYexqmIMb-t4Gn5SfM3kuE');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (96, 1790856141007, 2, 2, 'pin.time_set', '{"device":2,"pin":"19","on_for":1800}', 'TbWnyIp0g1ojuO0aHy_VV9LVM4aZl0oUsL9ECQRCSEA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (97, 1790856141008, 2, 2, 'pin.ask_set', '{"device":2,"pin":"21","ask_first":true}', '26SW-inEBui-FZEGMva22H5MeM_ocC7PhyNjvxvmdew');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (98, 1790856141009, 2, 2, 'device.static_ip_set', '{"device":2}', '82veIc8VtfCKdcF6urcAaqYZ-anee3Fm7IbRS9CtqMA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (99, 1790856141010, 2, NULL, 'device.connected', '{"device":6}', 'k_iL066skBE1-yLv9v3lUbYCswmOBESrW3fpwDkwdjs');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (100, 1790856141013, NULL, NULL, 'commands.sealed', '{"requested":[[2,2,"LRVAkpMJTmzbnbTE"]]}', 'azO6MmZpqi-YCHCpWXNWXwf1-r-uRol_ELzui8bb-go');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (101, 1790856141015, NULL, NULL, 'commands.sealed', '{"ended":[[2,2,"xhuyHYPI-D84U9jT"]]}', 'Pz_F5dnwmKgRTuNWBdnVKfu1mTYsSXQlsNxLqNLalEY');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (102, 1790856141016, NULL, NULL, 'commands.sealed', '{"requested":[[3,2,"aYd97rz8WJDNtYx-"]]}', '62eIbD_a5jaPDIBo7XBLiKe6q7xJn-_QipUifCPVGm0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (103, 1790856141017, NULL, NULL, 'commands.sealed', '{"ended":[[3,2,"mSX6i8KcaZZnhBpE"]]}', 'cb6RF0LPw7u-YZqB-ojcPz4voFwRsgXntMNnk-PjdfM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (104, 1790856141018, NULL, NULL, 'commands.sealed', '{"requested":[[4,2,"TojqY-jMvXB75Lyn"]]}', 'dkaViU4dthmdj0_qzHb0zC6lNXtLyZYj42aMGz_D0tU');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (105, 1790856141019, NULL, NULL, 'commands.sealed', '{"requested":[[5,2,"DiAd3BxM5nJ9fsN_"]]}', 'z9jZl29RIPvLIyjbe2Ygzkq9m2uX46-bxKpxibLd6ho');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (106, 1790856147020, NULL, NULL, 'commands.sealed', '{"ended":[[4,2,"xyR-DCk3N7ILC8ay"]]}', 'FOYbUsRwB4AcMlenpl-33NdrNMNwufRA5TglaQ9hnm8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (107, 1790856147020, NULL, NULL, 'commands.sealed', '{"ended":[[5,2,"eMbBr8blv2jjOmAj"]]}', 'L5O6qG202skOjCR2LsvgFowyu98Zh_ZokvZ4KAvHD-0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (108, 1790856147020, NULL, NULL, 'commands.sealed', '{"requested":[[6,2,"RwZ0mCUjj9G1fkbP"]]}', '2G0NW3RmaDtAlysk62W1RTvvF8uJ2tcVz-1el80PDZA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (109, 1790856147021, 2, 2, 'pin.let_go', '{"device":2,"pin":"18"}', 'w3Zc0ffSdW-9ZsJ7bNIO5K-joCPuymjj2PXLoPcy6QE');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (110, 1790856147021, NULL, NULL, 'commands.sealed', '{"requested":[[7,2,"a-SYnQ5q4kjHtoLd"]]}', 'xYxxMKqtcUOEYvWWmmHZ3sBTqisILQptZAGP0ck_vpQ');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (111, 1790856147021, NULL, NULL, 'commands.sealed', '{"ended":[[7,2,"f8OtDvPTJ18JxtmH"]]}', 'c66IMAq0vz9Pf-zXlfrqPsyi0vGUPI8inrmJqtvvSWg');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (112, 1790856147022, 2, 2, 'scene.created', '{"scene":1}', 'tKfD19cFYMwDDKN3flBVqWcG-dMYEEVxNDNN7HEre_4');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (113, 1790856147022, NULL, NULL, 'commands.sealed', '{"requested":[[8,2,"3Vugy7YwjF16aDLJ"]]}', '-kldHB-6P7-p88PhJDUeDVcXniE_WpuFvR9ZiAqx6w4');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (114, 1790856147022, NULL, NULL, 'commands.sealed', '{"ended":[[8,2,"8tIqu_hBLxUfJoN0"]]}', 'a7lVrncfj06GH8JiOcHaurkskPxt0jOyCpxwbOUXXbU');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (115, 1790856147022, 2, 2, 'schedule.created', '{"schedule":4}', 'cydXk_TuowiAB5QiZtRenqoBfVM2_Q0bw8uGWtw3LP8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (116, 1790856147022, 2, 2, 'scene.pressed', '{"scene":1,"done":0,"offline":1,"failed":0}', 'esfHhx1khckdLotMVxNRDIlhyvX6DT9SVf_6UqYwKyA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (117, 1790856147023, 2, 2, 'device.registered', '{"device":9,"room":null}', '1SULPXV2NG01HM-kQvqVjAvgnYI055kiDPcbg8nuYgM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (118, 1790856147023, 2, NULL, 'device.shared_secret', '{"device":2}', 'tZegmDYDq6r77gsYJEqlrKrYocLz-2OMh-QdeEbjs54');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (119, 1790856147023, 2, NULL, 'device.refused', '{"device":2,"why":"clean_session"}', 'dFK4NYV3br3WmCo0x6IXRaCtMHifBF6s3IHBjSbqXkw');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (120, 1790856147023, 2, NULL, 'device.connected', '{"device":2,"again":4,"since":1790856147023}', 'KxEPiqOmGvGm8N0pqXcEEPfqsjyquo2wVJdHKXV4sCs');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (90, 1790856141000, 2, NULL, 'device.connected', '{"device":4}', 'RmGQrQdgonsUEp87K6irb7W7FzCTkM18yL28vm_4HIA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (91, 1790856141001, 2, NULL, 'device.connected', '{"device":3}', 'QiwT5uw2nHWGgZoBBt63mPubWo7KlMDp1YRLg1n-H5s');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (92, 1790856141002, 2, NULL, 'device.connected', '{"device":2}', '_kP-52pqhYTYlLk3CmKFlKHxvUVSf1PCV3VoijkaF8g');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (93, 1790856141005, 2, 2, 'pin.renamed', '{"device":2,"pin":"18"}', 'jKg0OGrL60u3E9djh7o9O_4i21QcyGlfZzww4DvboPw');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (94, 1790856141005, 2, 2, 'pin.icon_changed', '{"device":2,"pin":"18"}', 'pA-AYXEDthQtLbwJie15M1tviXYHu92b6eeZz6HWf7A');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (95, 1790856141006, 2, 2, 'pin.moved', '{"device":2,"pin":"25","room":2}', '3A0OMI4hht0dImYg03mQhjsKr8-ZOTCaCl5kZH1Hymo');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (121, 1790856148023, 2, 2, 'device.deleted', '{"device":9}', 'wBGwkfhvHM3_wpNxoVuUYjFEQWZ-nCDiKV9RqbhyC-Q');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (122, 1790856149023, NULL, NULL, 'server.stopped', '{"replica":"DrHbxw3RFQ86U1B9tp01PA"}', '2HdiyT_BvB1Mzf7evsM-VuZjvK82s41M4AOQZTzxte0');


--
-- Data for Name: audit_head; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.audit_head (id, count, link, seal, cut_count, cut_link, cut_at) VALUES (1, 122, '2HdiyT_BvB1Mzf7evsM-VuZjvK82s41M4AOQZTzxte0', '7Y0Dsrjra8x2DKxrwD2i-rCzkK9YceCf2YxXOG7kCdk', 28, '7MKR8uiIUaF-1pqfAXyxl15xiHVxs6xIWbr7llnHlqQ', 1790856020000);


--
-- Data for Name: audit_pending; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: challenge; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.challenge (challenge_hash, purpose, person_id, detail, expires_at, tries_left) VALUES ('LW0xVFZ1CPhR1JXtH2DWPG-yzyIsm-67olREyt7v3W8', 'passkey_sign_in', NULL, NULL, 1790856437000, 1);
INSERT INTO public.challenge (challenge_hash, purpose, person_id, detail, expires_at, tries_left) VALUES ('wP7t9WA-eLFKzzw6oADZtOSCXVDy9zhnzPu4rDqGIQ8', 'second_factor', 4, '{"remember":false}', 1790856438000, 5);


--
-- Data for Name: command; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count, lease_s, scene_id, error_code) VALUES (1, 2, 2, 'schedule', 1, 'schedule', '"1790856049000 SC-GOLDEN-1 18"', 'schedule', 'schedule', '18', 1, 1790856049000, 1790856054000, NULL, 'failed', 'The device was offline', 1790856049000, 1, 10800, NULL, 'device_offline');
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count, lease_s, scene_id, error_code) VALUES (2, 2, 2, 'person', 2, 'page', '"done"', 'DrHbxw3RFQ86U1B9tp01PA.UqxO7NbuURJBYnc0', 'on', '18', 1, 1790856141013, 1790856146013, 1790856141014, 'done', NULL, 1790856141015, 1, NULL, NULL, NULL);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count, lease_s, scene_id, error_code) VALUES (3, 2, 2, 'person', 2, 'page', '"failed"', 'DrHbxw3RFQ86U1B9tp01PA.UqxO7NbuURJBYnc0', 'off', '18', 0, 1790856141016, 1790856146016, NULL, 'failed', 'Relay is stuck', 1790856141017, 1, NULL, NULL, 'device_refused');
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count, lease_s, scene_id, error_code) VALUES (4, 2, 2, 'person', 3, 'page', '"superseded"', 'DrHbxw3RFQ86U1B9tp01PA.B9ui3Qy3wbNYUq7Z', 'off', '18', 0, 1790856141018, 1790856146018, NULL, 'superseded', 'Replaced by a newer command', 1790856141019, 1, NULL, NULL, 'command_superseded');
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count, lease_s, scene_id, error_code) VALUES (5, 2, 2, 'person', 2, 'page', '"expired"', 'DrHbxw3RFQ86U1B9tp01PA.UqxO7NbuURJBYnc0', 'on', '18', 1, 1790856141019, 1790856146019, NULL, 'expired', 'The device has not answered', 1790856147020, 1, NULL, NULL, 'device_no_answer');
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count, lease_s, scene_id, error_code) VALUES (6, 2, 2, 'person', 3, 'page', '"living"', 'DrHbxw3RFQ86U1B9tp01PA.B9ui3Qy3wbNYUq7Z', 'off', '18', 0, 1790856147020, 1790856152020, NULL, NULL, NULL, NULL, 1, NULL, NULL, NULL);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count, lease_s, scene_id, error_code) VALUES (7, 2, 3, 'person', 2, 'page', '"for an hour"', 'DrHbxw3RFQ86U1B9tp01PA.SsH9FpwUbQaCcKfw', 'on', '18', 1, 1790856147021, 1790856152021, NULL, 'done', NULL, 1790856147021, 1, 3600, NULL, NULL);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count, lease_s, scene_id, error_code) VALUES (8, 2, 5, 'person', 2, 'scene', '"together.w3rAGgxTeluD5HrF SC-GOLDEN-4 21"', 'together.w3rAGgxTeluD5HrF', 'scene', '21', 1, 1790856147022, 1790856152022, NULL, 'failed', 'The device was offline', 1790856147022, 1, 1800, 1, 'device_offline');


--
-- Data for Name: connect_problem; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.connect_problem (device_id, refused_at, refused_why, shared_at, shared_from) VALUES (2, 1790856147023, 'clean_session', 1790856147023, '127.0.0.1');


--
-- Data for Name: contact_message; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.contact_message (id, name, email, message, written_at) VALUES (1, 'Visitor', 'visitor@golden.example', 'Is it
for sale?', 1790856134000);


--
-- Data for Name: device; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version, pin_changes, tank_litres, features, name_changes, stored_config, history_id, meters, declared_pins, note, dialect) VALUES (1, 1, NULL, 'SC-GOLDEN-1', 'The same name next door', 'LSKh3go9CbV-pfTyLJxnDkZFeQUvXJ3CWXN0QbHgMZ4', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, 0, 0, 1790856001000, NULL, NULL, NULL, NULL, NULL, 0, '', NULL, '', 0, '', 'ikXn1gcLtwtsxhpDCtnZ8w', NULL, NULL, NULL, NULL);
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version, pin_changes, tank_litres, features, name_changes, stored_config, history_id, meters, declared_pins, note, dialect) VALUES (7, 2, 1, 'plug-golden-7', 'Plug', 'DbwtHiHvEKaXQGitgpS4G8J9NmPmUh-x3Rmsv-kSxTU', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, 0, 0, 1790856010000, NULL, NULL, NULL, NULL, NULL, 0, '', NULL, '', 0, '', 'IBDxYIeTal_so-dXZN36Ig', NULL, NULL, NULL, 'tasmota');
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version, pin_changes, tank_litres, features, name_changes, stored_config, history_id, meters, declared_pins, note, dialect) VALUES (5, 2, NULL, 'SC-GOLDEN-4', 'In its box', 'FwnuJ6cqcjyMQqW1E1DqMa0gkrgSmpH9hMfbaGhuwys', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, 1, 0, 1790856008000, NULL, NULL, NULL, NULL, NULL, 2, '', NULL, '', 1, '', '1_fG7JV2mUOExQ_2Ui-zfw', NULL, NULL, NULL, NULL);
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version, pin_changes, tank_litres, features, name_changes, stored_config, history_id, meters, declared_pins, note, dialect) VALUES (2, 2, 1, 'SC-GOLDEN-1', 'Lights', 'wJgBQDrN-FP-avjN1uTTTq5IboFSGb7smQp3jPU29wY', '192.168.1.40', '192.168.1.50', '192.168.1.1', '255.255.255.0', '192.168.1.2', '192.168.1.77', NULL, 'golden 1.2', 3600, -61, 181000, 0, 1790856147023, 5, 1, 1790856005000, 'gzT4zlhYp1NCwGftOqiRHJ9ic_kve0NMyYoxjHm7sso', NULL, '25,18,21,19', 'DrHbxw3RFQ86U1B9tp01PA', 1790856147023, 8, '9,2,1,1,0', NULL, 'lease,protect,schedules', 0, 'golden', 'nPh-XGsUARilsk2ORcVMPw', NULL, NULL, NULL, NULL);
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version, pin_changes, tank_litres, features, name_changes, stored_config, history_id, meters, declared_pins, note, dialect) VALUES (9, 2, NULL, 'SC-GOLDEN-5', 'On its way out', 'oX7doAGOqcUEtUiA1NP2JSlps1StQh4oWrnP9P2Ylyc', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, 1, 0, 1790856147023, NULL, 1790856148023, NULL, NULL, NULL, 0, '', NULL, '', 0, '', 'gY31L6Up6cHiRwlaLa5i1g', NULL, NULL, NULL, NULL);
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version, pin_changes, tank_litres, features, name_changes, stored_config, history_id, meters, declared_pins, note, dialect) VALUES (6, 2, 1, 'OWN-GOLDEN-5', 'Lamps', 'RI87yA1Ihclwqj8bPuuiP3LNuFj0q6Kkn7ODtFkoJ_4', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1790856141013, 1, 6, 1790856009000, 'gzT4zlhYp1NCwGftOqiRHJ9ic_kve0NMyYoxjHm7sso', NULL, NULL, 'DrHbxw3RFQ86U1B9tp01PA', 1790856141010, 2, '0,0,0,0,1,1', NULL, '', 0, '', '9XFRQejXBnTdXtZJ1FAo1A', NULL, 'lamp,door', NULL, NULL);
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version, pin_changes, tank_litres, features, name_changes, stored_config, history_id, meters, declared_pins, note, dialect) VALUES (3, 2, 2, 'PC-GOLDEN-2', 'Fan', 'Dfb6BJO_nsPV9Ce8d9BM1jvjkUenB7nPFaWV6KAG0ME', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1790856147023, 1, 4, 1790856006000, 'gzT4zlhYp1NCwGftOqiRHJ9ic_kve0NMyYoxjHm7sso', NULL, NULL, 'DrHbxw3RFQ86U1B9tp01PA', 1790856141001, 1, '1,3,1,0,0', NULL, '', 0, '', 'lmX5fPiZIFF9VgCKW9cJeA', NULL, NULL, NULL, NULL);
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version, pin_changes, tank_litres, features, name_changes, stored_config, history_id, meters, declared_pins, note, dialect) VALUES (4, 2, 1, 'WLM-GOLDEN-3', 'Tank', 'L5JoBr25h80tJdi8dQhe7erfzndlEgFbhR1IBDGc11g', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, '72%', NULL, NULL, NULL, NULL, 0, 1790856147023, 1, 2, 1790856007000, 'gzT4zlhYp1NCwGftOqiRHJ9ic_kve0NMyYoxjHm7sso', NULL, NULL, 'DrHbxw3RFQ86U1B9tp01PA', 1790856141000, 3, '1,1,1', 1200, '', 0, '', 'fljLGHUZUMpOMkKT7w2C4A', '', NULL, 'Behind the pump
Fuse 4 · 保险丝', NULL);


--
-- Data for Name: device_plan; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.device_plan (device_id, version, entries, until, stored, earlier) VALUES (2, '_EsUPbShdHBz', '[[1,1790955022000,"18",1,10800,5400],[2,1790962200000,"18",1,10800,5400],[1,1791213981000,"18",1,10800,5400],[2,1791221400000,"18",1,10800,5400],[1,1791300256000,"18",1,10800,5400],[2,1791307800000,"18",1,10800,5400],[1,1791385943000,"18",1,10800,5400],[2,1791394200000,"18",1,10800,5400],[1,1791473184000,"18",1,10800,5400],[2,1791480600000,"18",1,10800,5400],[1,1791558581000,"18",1,10800,5400],[2,1791567000000,"18",1,10800,5400],[1,1791817519000,"18",1,10800,5400],[2,1791826200000,"18",1,10800,5400],[1,1791903445000,"18",1,10800,5400],[2,1791912600000,"18",1,10800,5400],[1,1791989781000,"18",1,10800,5400],[2,1791999000000,"18",1,10800,5400]]', 1792065741002, 'golden', '[]');


--
-- Data for Name: erased_device; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.erased_device (history_id, erased_at, is_forgotten) VALUES ('JNGm3fdDXMotBKsKB1FLig', 1790856061000, 1);


--
-- Data for Name: favourite; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.favourite (person_id, device_id, pin, added_at) VALUES (2, 2, '18', 1790856041000);
INSERT INTO public.favourite (person_id, device_id, pin, added_at) VALUES (3, 2, '19', 1790856042000);


--
-- Data for Name: home; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.home (id, founded_at, name, time_zone, currency, kwh_price, locale, units, latitude, longitude, schedules_paused_until, hold_s, made_up_until) VALUES (1, 1790856000000, '', '', NULL, NULL, '', '', NULL, NULL, NULL, 7200, NULL);
INSERT INTO public.home (id, founded_at, name, time_zone, currency, kwh_price, locale, units, latitude, longitude, schedules_paused_until, hold_s, made_up_until) VALUES (3, 1790856038000, '', '', NULL, NULL, '', '', NULL, NULL, NULL, 7200, NULL);
INSERT INTO public.home (id, founded_at, name, time_zone, currency, kwh_price, locale, units, latitude, longitude, schedules_paused_until, hold_s, made_up_until) VALUES (2, 1790856002000, 'Golden House', 'Asia/Kolkata', 'EUR', 3214, 'en-US', 'metric', 601699, 249384, 1790942451000, 5400, 1790856020000);


--
-- Data for Name: installation; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.installation (id, key_fingerprint, created_at, history_id, founded_at, clock_floor, contact_email, contact_phone, contact_address, restored_at, endings_noted, readings_days, log_days, activity_days) VALUES (1, 'vQGegP_8EbPlof5TRZTtCkd2LIBRt5UjTcgE0Aem9wU', 1790856000000, 'WpsBu2JtgameRXHKUOJYQw', 1790856000000, 1790856020000, 'hello@golden.example', '+1 202 555 0100', 'Golden Street 1', 0, 0, 180, 365, 400);


--
-- Data for Name: join_code; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.join_code (id, code_hash, home_id, made_by, role, expires_at) VALUES (2, '2KqXbdHgMthNJROGyy-CmLIVMI4DiDSsykcF1Ttqk9k', 2, 2, 'family', 1790942432000);
INSERT INTO public.join_code (id, code_hash, home_id, made_by, role, expires_at) VALUES (3, 'lmzmu1FpR0VtoXHu_KWgd_lnTrpkao6MYvUOCIAIfD8', 2, 4, 'guest', 1790942433000);
INSERT INTO public.join_code (id, code_hash, home_id, made_by, role, expires_at) VALUES (4, 'Oi0s1E6l8Uv3dcH5TH6D9CFkHnYm7e359ziKRDMC6hw', 2, 4, 'guest', 1790942434000);


--
-- Data for Name: join_code_grant; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.join_code_grant (id, join_code_id, scope, room_id, device_id, pin, access_right, start_at, expires_at, windows, paused_at) VALUES (2, 3, 'room', 1, NULL, NULL, 'switch', 1790856024999, 1798632025000, '[]', NULL);
INSERT INTO public.join_code_grant (id, join_code_id, scope, room_id, device_id, pin, access_right, start_at, expires_at, windows, paused_at) VALUES (3, 4, 'device', NULL, 3, NULL, 'switch', 1790856024999, 1798632025000, '[]', NULL);
INSERT INTO public.join_code_grant (id, join_code_id, scope, room_id, device_id, pin, access_right, start_at, expires_at, windows, paused_at) VALUES (4, 4, 'device', NULL, 3, '13', 'see', 1790856024999, 1798632025000, '[{"days":[2,4],"from":"09:00","to":"12:00"}]', 1790856034000);


--
-- Data for Name: kysely_migration; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0001-the-house', '2026-11-28T11:40:58.831Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0002-accounts-and-audit', '2026-11-28T11:40:58.832Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0003-standard-words', '2026-11-28T11:40:58.833Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0004-command-log', '2026-11-28T11:40:58.834Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0005-arranging', '2026-11-28T11:40:58.835Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0006-favourites', '2026-11-28T11:40:58.836Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0007-order', '2026-11-28T11:40:58.837Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0008-replica-leases', '2026-11-28T11:40:58.838Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0009-settings-version', '2026-11-28T11:40:58.839Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0010-audit-cut', '2026-11-28T11:40:58.840Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0011-homes-and-accounts', '2026-11-28T11:40:58.841Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0012-grants', '2026-11-28T11:40:58.842Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0013-passes', '2026-11-28T11:40:58.843Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0014-api-tokens', '2026-11-28T11:40:58.844Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0015-pin-grants', '2026-11-28T11:40:58.845Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0016-pin-rooms', '2026-11-28T11:40:58.846Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0017-activity', '2026-11-28T11:40:58.847Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0018-consumption', '2026-11-28T11:40:58.848Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0019-leases', '2026-11-28T11:40:58.849Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0020-home-forms', '2026-11-28T11:40:58.850Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0021-protection', '2026-11-28T11:40:58.851Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0022-scenes', '2026-11-28T11:40:58.852Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0023-schedules', '2026-11-28T11:40:58.853Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0024-holds', '2026-11-28T11:40:58.854Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0025-scheduled-scenes', '2026-11-28T11:40:58.855Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0026-plans', '2026-11-28T11:40:58.856Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0027-join-grants', '2026-11-28T11:40:58.857Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0028-made-up-past', '2026-11-28T11:40:58.858Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0029-catch-up', '2026-11-28T11:40:58.859Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0030-history-identity', '2026-11-28T11:40:58.860Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0031-quotas', '2026-11-28T11:40:58.861Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0033-clock-floor', '2026-11-28T11:40:58.862Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0034-reset-and-audit', '2026-11-28T11:40:58.863Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0035-replica-versions', '2026-11-28T11:40:58.864Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0036-contact-details', '2026-11-28T11:40:58.865Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0037-meters', '2026-11-28T11:40:58.866Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0038-zone-rules', '2026-11-28T11:40:58.867Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0039-connect-problems', '2026-11-28T11:40:58.868Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0040-audit-marks', '2026-11-28T11:40:58.869Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0041-after-restore', '2026-11-28T11:40:58.870Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0042-own-pins', '2026-11-28T11:40:58.871Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0043-device-note', '2026-11-28T11:40:58.872Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0044-retention', '2026-11-28T11:40:58.873Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0045-error-code', '2026-11-28T11:40:58.874Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0046-dialects', '2026-11-28T11:40:58.875Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0047-ask-first', '2026-11-28T11:40:58.876Z');


--
-- Data for Name: kysely_migration_lock; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration_lock (id, is_locked) VALUES ('migration_lock', 0);


--
-- Data for Name: live_ticket; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.live_ticket (ticket_hash, session_id, expires_at) VALUES ('g0wwAfXB-K0Av2iJz3hfGgt37WO2Y_Z7_TSriIoVFhM', 'UHyPUYLMVuNEYXhx6LBx7w', 1790856169000);
INSERT INTO public.live_ticket (ticket_hash, session_id, expires_at) VALUES ('n_DXIeDrYV6VrqAKGrkxgo7gpnMUOrZC2e7weIMlY98', 'p6kYKnarP7oWaXZJ_ltZ8A', 1790856170000);


--
-- Data for Name: outbox; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (1, 'mail', 'owner@golden.example', 'A way into your Roomwire account has changed', 'On your Roomwire account an API token was made. If this was not you, reset your password at once and look at Settings: Ways to sign in, and API tokens.', 1790856065000);
INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (2, 'mail', 'co-owner@golden.example', 'A way into your Roomwire account has changed', 'On your Roomwire account an authenticator app was turned on. If this was not you, reset your password at once and look at Settings: Ways to sign in, and API tokens.', 1790856069000);
INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (3, 'mail', 'family@golden.example', 'A way into your Roomwire account has changed', 'On your Roomwire account a passkey was added. If this was not you, reset your password at once and look at Settings: Ways to sign in, and API tokens.', 1790856071000);
INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (4, 'sms', '+358401234567', NULL, 'Your Roomwire reset code is 434238. It is valid for 10 minutes. If you did not ask for it, ignore this message.', 1790856135000);
INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (5, 'mail', 'guest-of-home@golden.example', 'Your Roomwire reset code', 'Your Roomwire reset code is 158939. It is valid for 10 minutes. If you did not ask for it, ignore this message.

If you get no code because too many were asked for, choose ‘Forgot password?’ on the sign-in page, and type this key when it asks for one: 1d5m-8k92-k224-tr80. It is valid for a day.', 1790856136000);


--
-- Data for Name: pass; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.pass (id, home_id, label, secret_hash, pin_hash, browsers_max, created_at) VALUES (1, 2, 'Cleaner · 清洁', 'bWvk6uC-1SUMUwsqt-LSTPN_F3eGPSsOQcqmtlV3OrM', '$argon2id$v=19$m=8,t=1,p=1$FDaA/EHiAyNixRBgiE7jxA$swTnW1PHcFZhQiCiVHv91vwZ97X35A1REKgM3fFlSWc', 1, 1790856036000);


--
-- Data for Name: passkey; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.passkey (id, credential_id, person_id, public_key, sign_count, transports, name, created_at, last_used_at) VALUES (1, 'a76E9RDnyhn2xTAodxE-ew', 3, 'pQECAyYgASFYIC0sWY7hgXKxbQHswyZYVF1ayxODX1T90dvLSgpc34_rIlggGBbSD2whPEfnxF8VkH0v6dUr1KrSOQ7r2CeS7iHnJx8', 1, '["internal"]', 'Golden phone', 1790856071000, 1790856073000);


--
-- Data for Name: person; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (1, 1, 'user', 'Golden neighbour <b>&', 'neighbour@golden.example', '$argon2id$v=19$m=8,t=1,p=1$M56mgjtgoZ/sL6YbxlBebA$7KsYyPd9TCk8VgL7u15zycG2qm7N1d6fsBLTZxqbTfc', NULL, NULL, NULL, NULL, NULL, 1790856000000, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (5, 2, 'guest', 'Golden guest-of-room <b>&', 'guest-of-room@golden.example', '$argon2id$v=19$m=8,t=1,p=1$82DuMjf413qYkwaPswF73g$XJ1/ROTfa174uLm/VNdKAlNLw7ABbxgJ/oGXH5YcBd0', NULL, NULL, NULL, NULL, NULL, 1790856025000, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (6, 2, 'guest', 'Golden guest-of-device <b>&', 'guest-of-device@golden.example', '$argon2id$v=19$m=8,t=1,p=1$OaLGCW3+hpUF5J7NidksWg$KYC08cFvawGSlpy9XANAInaDjFlypgX3zXNxRp8hURI', NULL, NULL, NULL, NULL, NULL, 1790856026000, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (7, 2, 'guest', 'Golden guest-of-home <b>&', 'guest-of-home@golden.example', '$argon2id$v=19$m=8,t=1,p=1$xQ19FrG4c1J8YU32R8i4PQ$9TXFW392z3unLKehyeBRfGfpvarOnW95cWJJVjCUI7A', NULL, NULL, NULL, NULL, NULL, 1790856027000, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (8, 2, 'guest', 'Golden guest-of-tomorrow <b>&', 'guest-of-tomorrow@golden.example', '$argon2id$v=19$m=8,t=1,p=1$djfhOTQuQIEURsWRJdMSvA$34CQOItqu/n3G1pWWAWpGHvkCCpok/O10FLfHBpgYTs', NULL, NULL, NULL, NULL, NULL, 1790856028000, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (9, 2, 'guest', 'Golden guest-by-code <b>&', 'guest-by-code@golden.example', '$argon2id$v=19$m=8,t=1,p=1$8uFt/ig3B338IYu9YVJfow$sR1romsUHUc7wV9Pg1pbJY1ilKC0FD8PJxP6UZaEA4I', NULL, NULL, NULL, NULL, NULL, 1790856030000, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (10, NULL, 'family', 'Golden homeless <b>&', 'homeless@golden.example', '$argon2id$v=19$m=8,t=1,p=1$XMmO+Us0AJ5+9feDuNm2QA$icUm32y9jkwRXfox1AuJjhJLNDb03rXT2Gs3g0HerNM', NULL, NULL, NULL, NULL, NULL, 1790856035000, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (11, 3, 'super_admin', 'Closed', 'closed@golden.example', '$argon2id$v=19$m=8,t=1,p=1$J/FgGomsoNJe7u0rXZCnXQ$gfM4WqXfcnDHCab691O1vs9pLufcfRK544NXER8bWE0', NULL, NULL, NULL, NULL, NULL, 1790856038000, 1790856041000, NULL, NULL, NULL, 0);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (3, 2, 'family', 'Golden family <b>&', 'family@golden.example', '$argon2id$v=19$m=8,t=1,p=1$GhtvskIc9OUA1OQrYmnXWw$nED7ghbtk8k+gL/vk1epQrdzl3LZm5N3qq4ryipMbKI', NULL, NULL, NULL, NULL, NULL, 1790856020000, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (2, 2, 'user', 'Golden owner <b>&', 'owner@golden.example', '$argon2id$v=19$m=8,t=1,p=1$EWef/ClNRKRNkeIue60VqQ$62zJQBMFnfL1iUHqEiYwgPpsRl/QDNH8dOiEbfZd84Y', '+358401234567', 'Ring three times', 'Golden Street 1
00100 Helsinki', '5Z34t9t4YMar43LBMZOePJYmUawN8ufyIddlzG6umtYa6c_a5rRQ', '1952-10-13', 1790856002000, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (4, 2, 'admin', 'Golden co-owner <b>&', 'co-owner@golden.example', '$argon2id$v=19$m=8,t=1,p=1$pkCIY0VYIQV9/8aVKGujgg$bObc8ybJY3AMwnwgoaDL6y3Fuf55zJlkqCvSFI4hK5A', NULL, NULL, NULL, NULL, NULL, 1790856022000, NULL, 'aTBGo33gjjbkAP3aoQf5ck7cHeF0C5VO5kXkjpUEcvfbleodNrdIENRON7mZ3l-goj0qSmWdywFv16Mj', 1790856069000, 59695202, 1);


--
-- Data for Name: pin; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of, form, new_form, declared_name, place, last_level, ask_first) VALUES (1, '18', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of, form, new_form, declared_name, place, last_level, ask_first) VALUES (1, '19', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of, form, new_form, declared_name, place, last_level, ask_first) VALUES (1, '21', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of, form, new_form, declared_name, place, last_level, ask_first) VALUES (1, '25', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of, form, new_form, declared_name, place, last_level, ask_first) VALUES (3, '21', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of, form, new_form, declared_name, place, last_level, ask_first) VALUES (7, '18', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of, form, new_form, declared_name, place, last_level, ask_first) VALUES (7, '19', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of, form, new_form, declared_name, place, last_level, ask_first) VALUES (7, '21', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of, form, new_form, declared_name, place, last_level, ask_first) VALUES (5, '18', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of, form, new_form, declared_name, place, last_level, ask_first) VALUES (5, '19', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of, form, new_form, declared_name, place, last_level, ask_first) VALUES (5, '21', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of, form, new_form, declared_name, place, last_level, ask_first) VALUES (5, '25', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of, form, new_form, declared_name, place, last_level, ask_first) VALUES (4, 'pump', NULL, 0, 1790856141000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of, form, new_form, declared_name, place, last_level, ask_first) VALUES (4, 'led', NULL, 1, 1790856141000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of, form, new_form, declared_name, place, last_level, ask_first) VALUES (3, '19', NULL, 0, 1790856141001, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of, form, new_form, declared_name, place, last_level, ask_first) VALUES (3, '13', NULL, 2, 1790856141001, NULL, NULL, NULL, NULL, NULL, NULL, 55, NULL, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of, form, new_form, declared_name, place, last_level, ask_first) VALUES (2, '25', NULL, 1, 1790856141003, NULL, 2, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 2, NULL, NULL, NULL, '21', NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of, form, new_form, declared_name, place, last_level, ask_first) VALUES (2, '19', NULL, 0, 1790856141004, NULL, NULL, 1790856141004, 'touch', NULL, NULL, NULL, NULL, NULL, NULL, 1800, 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of, form, new_form, declared_name, place, last_level, ask_first) VALUES (2, '21', NULL, 0, 1790856141003, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 2, 1800, 240, 'before', '25', NULL, NULL, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of, form, new_form, declared_name, place, last_level, ask_first) VALUES (6, '18', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of, form, new_form, declared_name, place, last_level, ask_first) VALUES (6, '19', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of, form, new_form, declared_name, place, last_level, ask_first) VALUES (6, '21', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of, form, new_form, declared_name, place, last_level, ask_first) VALUES (6, 'lamp', NULL, 30, 1790856141011, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL, '{"kind":"level","step":1}', NULL, 'Bed lamp', 3, 30, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of, form, new_form, declared_name, place, last_level, ask_first) VALUES (6, 'door', NULL, 1, 1790856141011, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 2, NULL, NULL, NULL, NULL, NULL, '{"kind":"switch"}', '{"kind":"level","step":1}', NULL, 4, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of, form, new_form, declared_name, place, last_level, ask_first) VALUES (2, '18', 'Ceiling light', 1, 1790856141015, 'ceiling_lamp', NULL, 1790856141015, 'page', 'person', 2, NULL, NULL, NULL, NULL, NULL, 2, NULL, NULL, NULL, NULL, 1790856141015, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of, form, new_form, declared_name, place, last_level, ask_first) VALUES (3, '18', NULL, 1, 1790856147021, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 7, 1790859747021, 'server', NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of, form, new_form, declared_name, place, last_level, ask_first) VALUES (9, '18', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of, form, new_form, declared_name, place, last_level, ask_first) VALUES (9, '19', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of, form, new_form, declared_name, place, last_level, ask_first) VALUES (9, '21', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of, form, new_form, declared_name, place, last_level, ask_first) VALUES (9, '25', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);


--
-- Data for Name: quota_use; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.quota_use (day, key, used) VALUES (20727, 'changesOfHolder/pass.1', 1);
INSERT INTO public.quota_use (day, key, used) VALUES (20727, 'changesOfHolder/person.1', 4);
INSERT INTO public.quota_use (day, key, used) VALUES (20727, 'changesOfHolder/person.10', 2);
INSERT INTO public.quota_use (day, key, used) VALUES (20727, 'changesOfHolder/person.11', 4);
INSERT INTO public.quota_use (day, key, used) VALUES (20727, 'changesOfHolder/person.13', 6);
INSERT INTO public.quota_use (day, key, used) VALUES (20727, 'changesOfHolder/person.2', 61);
INSERT INTO public.quota_use (day, key, used) VALUES (20727, 'changesOfHolder/person.3', 6);
INSERT INTO public.quota_use (day, key, used) VALUES (20727, 'changesOfHolder/person.4', 5);
INSERT INTO public.quota_use (day, key, used) VALUES (20727, 'changesOfHolder/person.9', 3);
INSERT INTO public.quota_use (day, key, used) VALUES (20727, 'changesOfHome/1', 4);
INSERT INTO public.quota_use (day, key, used) VALUES (20727, 'changesOfHome/2', 74);
INSERT INTO public.quota_use (day, key, used) VALUES (20727, 'changesOfHome/3', 4);
INSERT INTO public.quota_use (day, key, used) VALUES (20727, 'changesOfHome/4', 6);
INSERT INTO public.quota_use (day, key, used) VALUES (20727, 'eventsOfDevice/2', 10);
INSERT INTO public.quota_use (day, key, used) VALUES (20727, 'eventsOfDevice/3', 2);
INSERT INTO public.quota_use (day, key, used) VALUES (20727, 'eventsOfDevice/4', 2);
INSERT INTO public.quota_use (day, key, used) VALUES (20727, 'eventsOfDevice/6', 2);
INSERT INTO public.quota_use (day, key, used) VALUES (20727, 'eventsOfHome/2', 16);
INSERT INTO public.quota_use (day, key, used) VALUES (20727, 'pressesOfHolder/person.2', 5);
INSERT INTO public.quota_use (day, key, used) VALUES (20727, 'pressesOfHolder/person.3', 2);
INSERT INTO public.quota_use (day, key, used) VALUES (20727, 'pressesOfHome/2', 7);
INSERT INTO public.quota_use (day, key, used) VALUES (20727, 'samplesOfDevice/2', 16);
INSERT INTO public.quota_use (day, key, used) VALUES (20727, 'samplesOfDevice/3', 6);
INSERT INTO public.quota_use (day, key, used) VALUES (20727, 'samplesOfDevice/4', 6);
INSERT INTO public.quota_use (day, key, used) VALUES (20727, 'samplesOfDevice/6', 4);
INSERT INTO public.quota_use (day, key, used) VALUES (20727, 'samplesOfHome/2', 32);


--
-- Data for Name: recovery_code; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'ahBCwLe6XcCR__gnRn-SMFNGAgMlOwQ9VN1ewzcWZ4s');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'jQgjPnghuf6PJAovddiAOdvUsIBelkR9owqW2_seMSk');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'erqbW4AYYHhhZPydUQSJXUvSEo4JFqLGWxLq93r42kQ');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'vomtWMFYWGMysh1lnTAFBXfVZ_9FQB_qpPGPw7kwcf8');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'xj6E1FbGjSaRMs9W3teXrpeH07Lexbckz3jca_i8h-A');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, '-b7zD7vQ48eyCG7XH_PzANoVfOeDw6oiL_ejTtHJg6E');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'mOIU_IqhN9cP7UMrKZUKaY7dFi-NltT7CgDrnuXRXfI');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'cpE6623e-8owOJkDcB5V7mejgq0wCHRioJ3LUtn1RbQ');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'iuvDRYzFxuvornGjFKhytqcWVpuxb_XD4kMZ2os6ec8');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'XcdB44T1JDCTeWvTv9D_2QsdNfosLWAiZ5uqJq4qFuE');


--
-- Data for Name: replica; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: reset_code; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.reset_code (person_id, browser_hash, code_hash, asked_by, asked_from, expires_at, tries_left) VALUES (2, 'VdGx3dQS2EN7Bp5w9nk3fjR7r-yOaNen5m7g_pOIJis', 'lu_IYS5KCfiyULNj8-7aJ6eT-pR73rlLFxn6RKLORQs', 'stranger', '127.0.0.1', 1790856735000, 5);
INSERT INTO public.reset_code (person_id, browser_hash, code_hash, asked_by, asked_from, expires_at, tries_left) VALUES (7, 'yK85yMBzfgV1Hmsy59QM3TDKyfYo7HVztwRq8xyl_-Y', 'm7cVcGxL1IACYGWIYAEgb2859v9dZwBAGQTcNSwZhi0', 'stranger', '127.0.0.1', 1790856736000, 5);


--
-- Data for Name: room; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.room (id, home_id, name, name_key, created_at) VALUES (1, 2, 'Living Room', 'living room', 1790856003000);
INSERT INTO public.room (id, home_id, name, name_key, created_at) VALUES (2, 2, 'Küche · 厨房', 'küche · 厨房', 1790856004000);


--
-- Data for Name: scene; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.scene (id, home_id, name, created_at) VALUES (1, 2, 'Golden hour · 黄金', 1790856147022);


--
-- Data for Name: scene_pin; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.scene_pin (scene_id, device_id, pin, place, state, for_s) VALUES (1, 5, '21', 0, 1, 1800);


--
-- Data for Name: schedule; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.schedule (id, home_id, made_by, name, rule, pins, lease_s, created_at, next_at, skip_at, paused_at, paused_why, scene_id, catch_up, done_date) VALUES (1, 2, 2, 'Evening · 晚', '{"days":{"kind":"weekly","days":[1,2,3,4,5]},"time":{"kind":"sunset","offset":-15},"spread":10,"from":null,"until":null}', '[["SC-GOLDEN-1","18",1]]', 10800, 1790856046000, 1790955022000, NULL, NULL, NULL, NULL, 0, '2026-10-01');
INSERT INTO public.schedule (id, home_id, made_by, name, rule, pins, lease_s, created_at, next_at, skip_at, paused_at, paused_why, scene_id, catch_up, done_date) VALUES (2, 2, 2, 'Night', '{"days":{"kind":"weekly","days":[1,2,3,4,5]},"time":{"kind":"clock","at":"23:00"},"spread":0,"from":null,"until":null}', '[["SC-GOLDEN-1","18",1]]', 10800, 1790856047000, 1790875800000, 1790875800000, NULL, NULL, NULL, 1, NULL);
INSERT INTO public.schedule (id, home_id, made_by, name, rule, pins, lease_s, created_at, next_at, skip_at, paused_at, paused_why, scene_id, catch_up, done_date) VALUES (3, 2, 2, 'Garden', '{"days":{"kind":"weekly","days":[1,2,3,4,5]},"time":{"kind":"clock","at":"23:00"},"spread":0,"from":null,"until":null}', '[["SC-GOLDEN-1","18",1]]', 10800, 1790856048000, NULL, NULL, 1790856050000, 'person', NULL, 0, NULL);
INSERT INTO public.schedule (id, home_id, made_by, name, rule, pins, lease_s, created_at, next_at, skip_at, paused_at, paused_why, scene_id, catch_up, done_date) VALUES (4, 2, 2, 'New Year', '{"days":{"kind":"once","date":"2037-12-31"},"time":{"kind":"sunset","offset":0},"spread":0,"from":null,"until":null}', '[]', NULL, 1790856147022, 2145878520000, NULL, NULL, NULL, 1, 0, NULL);


--
-- Data for Name: schedule_run; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.schedule_run (schedule_id, due_at, begun_at, outcome) VALUES (1, 1790856049000, 1790856049000, 'acted');


--
-- Data for Name: session; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('uL6vaVyyLkXydh3hSeZO4A', 10, 1790856035000, 1790899235000, 'Golden browser', NULL, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('qPuzB2fjSU8bTkVexYBK_5cwfD4P4lyf0vPmQtztNOE', NULL, 1790856037000, 1825416037000, 'Golden browser', NULL, 1);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('b1Wjg3DUHLJRJwLHHJL6BQ', 3, 1790856073000, 1790899273000, 'node', NULL, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('iIX46W7isADRQUdUF-ZpbA', 1, 1790856000000, 1790899200000, 'Golden browser', 1790856135000, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('h1jKYxHE3wRC9CYkZco--Q', 4, 1790856023000, 1790899223000, 'Golden browser', 1790856135000, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('YZXryzil9QF0IKofzNw--A', 9, 1790856030000, 1790899230000, 'Golden browser', 1790856135000, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('ns9vAc0SeGJfX3rWdNBPYg', 4, 1790856067000, 1790899267000, 'Golden browser', 1790856135000, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('UHyPUYLMVuNEYXhx6LBx7w', 2, 1790856002000, 1790899202000, 'Golden browser', 1790856149023, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('p6kYKnarP7oWaXZJ_ltZ8A', 3, 1790856021000, 1790899221000, 'Golden browser', 1790856149023, NULL);


--
-- Data for Name: zone_rules; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.zone_rules (time_zone, version, rules) VALUES ('UTC', '2026c', '{"changes":[],"offsets":[0]}');
INSERT INTO public.zone_rules (time_zone, version, rules) VALUES ('Asia/Kolkata', '2026c', '{"changes":[],"offsets":[19800]}');


--
-- Name: series_id_seq; Type: SEQUENCE SET; Schema: history; Owner: -
--

SELECT pg_catalog.setval('history.series_id_seq', 15, true);


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

SELECT pg_catalog.setval('public.audit_pending_id_seq', 108, true);


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

SELECT pg_catalog.setval('public.device_id_seq', 9, true);


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
