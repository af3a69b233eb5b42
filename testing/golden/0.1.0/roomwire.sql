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
-- Data for Name: access_grant; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.access_grant (id, person_id, scope, room_id, device_id, access_right, start_at, expires_at, windows, paused_at, pass_id, pin) VALUES (1, 5, 'room', 1, NULL, 'switch', 1790856013999, 1798632014000, '[]', NULL, NULL, NULL);
INSERT INTO public.access_grant (id, person_id, scope, room_id, device_id, access_right, start_at, expires_at, windows, paused_at, pass_id, pin) VALUES (2, 6, 'device', NULL, 2, 'switch', 1790856013999, 1798632014000, '[]', NULL, NULL, NULL);
INSERT INTO public.access_grant (id, person_id, scope, room_id, device_id, access_right, start_at, expires_at, windows, paused_at, pass_id, pin) VALUES (3, 7, 'home', NULL, NULL, 'switch', 1790856013999, 1798632014000, '[]', NULL, NULL, NULL);
INSERT INTO public.access_grant (id, person_id, scope, room_id, device_id, access_right, start_at, expires_at, windows, paused_at, pass_id, pin) VALUES (4, 8, 'home', NULL, NULL, 'switch', 1790942417000, 1798632014000, '[]', NULL, NULL, NULL);
INSERT INTO public.access_grant (id, person_id, scope, room_id, device_id, access_right, start_at, expires_at, windows, paused_at, pass_id, pin) VALUES (5, 9, 'room', 2, NULL, 'switch', 1790856013999, 1798632014000, '[]', NULL, NULL, NULL);


--
-- Data for Name: activity; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: api_token; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: arrangement; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: attempt; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/address/ty5vDeRepwYpvqNnEprSIBRW9ozhU4iKpJR-T7KKd9Y', 2, 1790859705000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/asked/hour/NIi9Ok8YzTFResxaDjxdyhgkLMEnynCB2o1au24F5OY', 1, 1790859706000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/asked/day/NIi9Ok8YzTFResxaDjxdyhgkLMEnynCB2o1au24F5OY', 1, 1790942506000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/hour/ty5vDeRepwYpvqNnEprSIBRW9ozhU4iKpJR-T7KKd9Y', 2, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/day/ty5vDeRepwYpvqNnEprSIBRW9ozhU4iKpJR-T7KKd9Y', 2, 1790942400000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/all/Ue9-OJheW8vzGrxylBHE4oFoxneZJ7erYdojlATnqVU', 2, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/account/hour/F0ZVUpYXj20ZNBLdvt_nztjc0OKKr30yWAs1S3phqxY', 1, 1790859706000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/account/day/F0ZVUpYXj20ZNBLdvt_nztjc0OKKr30yWAs1S3phqxY', 1, 1790942506000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/all/Ue9-OJheW8vzGrxylBHE4oFoxneZJ7erYdojlATnqVU', 2, 1790859705000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('passkey/address/ty5vDeRepwYpvqNnEprSIBRW9ozhU4iKpJR-T7KKd9Y', 2, 1790856942000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/hour/f7dc3DZMQRgvz4BaW8fjfpBROfZ08IIgo0yzoafwgxk', 0, 1790859609000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/day/f7dc3DZMQRgvz4BaW8fjfpBROfZ08IIgo0yzoafwgxk', 0, 1790942409000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('register/address/ty5vDeRepwYpvqNnEprSIBRW9ozhU4iKpJR-T7KKd9Y', 5, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('register/all/Ue9-OJheW8vzGrxylBHE4oFoxneZJ7erYdojlATnqVU', 5, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/address/ty5vDeRepwYpvqNnEprSIBRW9ozhU4iKpJR-T7KKd9Y', 1, 1790856910000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/account/qgsGSCVHFrScZNfqH3RH42zCTKeGiwPXF-TJ94kOVKg', 0, 1790942412000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('socket/address/ty5vDeRepwYpvqNnEprSIBRW9ozhU4iKpJR-T7KKd9Y', 2, 1790856171007, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/account/z-x0Z4UcQWrDd2j0R8_7XfUAsUImIYWM4wekbJ6m0NE', 0, 1790942410000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/account/n6tkOckIKHVqLeUiSCe25UjuW5Xmblgyn6nD-Tp7AuE', 1, 1790942436000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('password-again/account/ulKya-owp3kts-IjZ1ywEFGtILldPK96ukkq2fzjtAs', 0, 1790942438000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('code/signed-in/ulKya-owp3kts-IjZ1ywEFGtILldPK96ukkq2fzjtAs', 0, 1790942439000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('password-again/account/kmjbFMJ4P4_aeXpF3nQpHdJch1cBPa9pIdT_XwO-1zs', 0, 1790942440000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('contact/address/ty5vDeRepwYpvqNnEprSIBRW9ozhU4iKpJR-T7KKd9Y', 1, 1790859704000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('sms/address/ty5vDeRepwYpvqNnEprSIBRW9ozhU4iKpJR-T7KKd9Y', 1, 1790859705000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/asked/hour/n6tkOckIKHVqLeUiSCe25UjuW5Xmblgyn6nD-Tp7AuE', 1, 1790859705000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/asked/day/n6tkOckIKHVqLeUiSCe25UjuW5Xmblgyn6nD-Tp7AuE', 1, 1790942505000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('join/address/ty5vDeRepwYpvqNnEprSIBRW9ozhU4iKpJR-T7KKd9Y', 1, 1790859620000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('join/account/8cflasBAvLwZAed0Kd91VxRuGpPT1Yv-wjB3tG6JNeU', 1, 1790859620000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/account/hour/Vvn8BtLXMHgafnP7psASb6Uiuvmejh5SIGF2D3C8MsA', 1, 1790859705000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/account/day/Vvn8BtLXMHgafnP7psASb6Uiuvmejh5SIGF2D3C8MsA', 1, 1790942505000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('sms/number/2mInWzw5D_Mv7ci935D2uYX15DCEf-mCAmcwf4fuGfw', 1, 1790859705000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('sms/all/Ue9-OJheW8vzGrxylBHE4oFoxneZJ7erYdojlATnqVU', 1, 1790942505000, 0);


--
-- Data for Name: audit; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (1, 1790856000000, NULL, NULL, 'server started', '{"replica":"F0qu3u65"}', 'pSuDjCxHy76dU5qiCVZKUR_mmNJVjfl1P7FYFs5gszg');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (2, 1790856000000, 1, 1, 'home founded', '{}', '7KJWC1WLTH90iAx_ED47ZXf-toyWoESM0vAjmqONJOI');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (3, 1790856000000, 1, 1, 'account registered', '{"role":"user"}', 'U3OULOoOt3flqvzv3wWjihVM92cwVJS2O-jUXLFtCdk');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (4, 1790856000000, 1, 1, 'signed in', '{}', 'peNRJHdEtkxjOuUrD1kC_nMTEIJlVbXAXHZNrI6riN0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (5, 1790856001000, 1, 1, 'device registered', '{"device":1,"room":null}', 'UkW3kowjLf_6FRrBRu463AtAkGBp8dCtKbOP_cN2Ais');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (6, 1790856002000, 2, 2, 'home founded', '{}', 'w0V8r5wq0sCyUVkG4nAylOJqzgILF0UnyMHwXEGO2Qo');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (7, 1790856002000, 2, 2, 'account registered', '{"role":"user"}', 'GxQAMbt20IavNzL_1pR0eZ8CWnHyRyZR83vDUjyf5i0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (8, 1790856002000, 2, 2, 'signed in', '{}', 'lxBqOBflU5o9iA-Vv5XMTAJFnophtiS9Ck8jy35zwuk');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (9, 1790856003000, 2, 2, 'room created', '{"room":1}', 'mbZoYfqKu5mFQbHVBZ77HZGHyctRW-IeJdByZxcZb08');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (10, 1790856004000, 2, 2, 'room created', '{"room":2}', 'CCTNQPpzjqfalTpiV6GiZ5_b34XHqpOEdgfeb6JRk0E');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (11, 1790856005000, 2, 2, 'device registered', '{"device":2,"room":1}', '2xnYO1b4vGRWmqokbCnAd0UoamdSqwrce9NLHHbiKUc');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (12, 1790856006000, 2, 2, 'device registered', '{"device":3,"room":2}', 'mlmiyKL0qW0kRItgtjy8857hE3Q4n6RpRSgX3vDXhLg');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (13, 1790856007000, 2, 2, 'device registered', '{"device":4,"room":1}', 'VN4WjCd_wUPzFSJr6doBfcg357XfJaC9aOEQD8RrkdE');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (14, 1790856008000, 2, 2, 'device registered', '{"device":5,"room":2}', 'lhzFb4hqTmWmeLjUcjqQ5lvyP101bkQyP9MM36jnEJo');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (15, 1790856009000, 2, 2, 'family created', '{"member":3}', '_fwR50-8-NX5f1o6-65H7xAhJnRq92IH1T_DfRphv8k');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (16, 1790856010000, 2, 3, 'signed in', '{}', 'NwYvGqTUPy0CHKcOL7J7-s6MQx0TGSf_fkf_4HsHlws');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (17, 1790856011000, 2, 2, 'family created', '{"member":4}', 'K5zPCMb9V9P7zvVMowxyFKImefDSEtIuqMO-do6tizI');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (18, 1790856012000, 2, 4, 'signed in', '{}', '7wTjI849ZV_9Maxv3tf0EQlTp4dBIt09Od8Cw_MBb9k');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (19, 1790856013000, 2, 2, 'co-owner made', '{"member":4}', 'ojZcy-uAm6sXclD8hm1tLPx-NOvohaWQvMM-2M5aDNs');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (20, 1790856014000, 2, 2, 'guest created', '{"member":5,"room":1,"device":null,"expires_at":1798632014000}', 'MsO-QRRq5Wa1D2fUAG3wgsnjdcbepL8ISDZo_V5YkLg');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (21, 1790856015000, 2, 2, 'guest created', '{"member":6,"room":null,"device":2,"expires_at":1798632014000}', 'NRHD4fm3YwegdlSl71tAhpcNBs5IfUY84orTuFUKEdA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (22, 1790856016000, 2, 2, 'guest created', '{"member":7,"room":null,"device":null,"expires_at":1798632014000}', 'PrwHeLDzTdoN7Vfg-xMNxltjq9c-l3vnDCINd6V5Smc');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (23, 1790856017000, 2, 2, 'guest created', '{"member":8,"room":null,"device":null,"expires_at":1798632014000}', 'c5JMi5ftrafsT9Pd8sMP8-7gDWlEWaJ5OxtLz8JA3-M');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (24, 1790856018000, 2, 2, 'join code made', '{"join_code":1,"role":"guest"}', '8FFZ82R30nGSSOcUqtystZ2jzT2pOVn0Mizq0yyH9bw');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (25, 1790856019000, NULL, 9, 'account registered', '{"role":"guest"}', '8l3oIysm6KIrRUxwFgBye2qOl7CQg8BY40c-74BNUPk');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (26, 1790856019000, NULL, 9, 'signed in', '{}', 'rHedMkMtIT7cRWchh-qKQzWI-81slgqtcO2JM_Z8KfA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (27, 1790856020000, 2, 9, 'home joined', '{"role":"guest"}', 'AkNwOGxnmiIdRGWo0CeNhGdIG6V__P7ITUClYP3td4g');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (28, 1790856021000, 2, 2, 'join code made', '{"join_code":2,"role":"family"}', 'uVc37t2N3G-RBl4dGSjnd3LGulxYBi_nSXPkQpBY0fU');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (29, 1790856022000, 2, 4, 'join code made', '{"join_code":3,"role":"guest"}', '6p8wubBNYo9kszRkRYRVwDQFo5i9DLOlkP1QUWPxl0c');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (30, 1790856023000, 2, 4, 'join code made', '{"join_code":4,"role":"guest"}', 'ePC8IXPazTm4Iodn_jU8N13ITqzpwdaHeBcm5FpxpU8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (31, 1790856024000, NULL, 10, 'account registered', '{"role":"family"}', '-KrvfHJanHvyBvgjep2HxdoFSgYGwJajCI8lXRH4shM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (32, 1790856024000, NULL, 10, 'signed in', '{}', 'H_hSElJqorDAweVQaiBFPvEDPeeao9WZb010tPMo2UI');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (33, 1790856025000, 3, 11, 'operator made', '{}', 'wv_AlKOdHDJrnBfDkyv9Tggl33ShzgFSgqQmlE1McEk');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (34, 1790856025000, 3, NULL, 'account disabled', '{"member":11}', 'HqgpJfpGjfjl5RSWgBAs-7brus-gtKLcQ4EKFemECdo');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (35, 1790856025000, 2, 2, 'device updated', '{"device":5,"name":true,"local_ip":false}', 'gy_0hnj2Oa4xUMHW5sYL8MJOA95tgCrX_mXQqRZruh8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (36, 1790856026000, 2, 2, 'device removed', '{"device":5}', '7ssvmhnRIGwFbLC6iw-nOjeSouj0konpJ6utMoFQ0DQ');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (37, 1790856027000, 2, 2, 'secret reset', '{"device":5}', 'dkw6bAhH7Np3eed4qh8PJRxSkbWQVuPmNjYETqK2VPw');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (38, 1790856028000, 2, 2, 'join code made', '{"join_code":5,"role":"family"}', 'S-qPLcuhP25U9J_if7MiiCd_uqkvoH7Radlr9FeoFXU');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (39, 1790856029000, 2, 2, 'join code voided', '{"join_code":5}', 'yrb4FWB1VVlG1ji-zdZjoRUZPTep-7jIW55JIPpzoHo');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (40, 1790856030000, 2, 2, 'guest created', '{"member":12,"room":null,"device":null,"expires_at":1790942430000}', 'liyXeNuYsfea3h_Hct69pDlU6f0XrXEn_Cr889-M5iA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (41, 1790856031000, 2, 2, 'guest deleted', '{"member":12}', 'ADZPTyqhElM9qK1WaVWx3mAHYHscFM55M0ZijF9_oK0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (42, 1790856032000, 4, 13, 'home founded', '{}', 'AO5T_ZO_NCOOMaOaWai5tSdu8WzALB98gptyQFWkP40');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (43, 1790856032000, 4, 13, 'account registered', '{"role":"user"}', '8Gvb_uddAkLFl-YVVEJ9I1POElot9oguwRpCMeUkcFk');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (44, 1790856032000, 4, 13, 'signed in', '{}', 'PSU0JJhL-7RYoIR6edddGmQ3DBx4us37AX-lupEDXPA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (45, 1790856033000, 4, 13, 'home deleted', '{"devices":0}', 'ofOVoBZlID4bRSwH9qSL1npYmEwLVEFGBOmoZuLzYyw');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (46, 1790856033000, 4, 13, 'account deleted', '{}', 'HBZ-0gDXF5fs6gN9CGlYTTJ09tALfzoKIIcsjtdONz8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (47, 1790856034000, 2, 3, 'signed in', '{}', 'wEyYEzQtsfsWkigEJ26KuZp0gwsRt9XP3-9FscUkB1Y');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (48, 1790856035000, 2, 3, 'signed out', '{}', 'jC1_1O0nLdwAymk0LBv5S9Kv0oS3gr8i-fXJ9KeTCV0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (49, 1790856036000, 2, 3, 'call refused', '{"call":"GET /api/users/guest/list/{userId}","reason":"forbidden","from":"kDGi13A7"}', 'UnDMs054QnD6kIBfe8qAC_wDp_4oJncOZjq1vVbqJ4Q');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (50, 1790856036000, 2, 2, 'sign-in refused', '{"why":"wrong password","from":"kDGi13A7"}', 'aqwAWIjtxlqq_zv98H9KcacnhiqnW6Lsbh_6hNSUqqo');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (51, 1790856036000, 2, 2, 'profile changed', '{"mobile":false}', 'it4IUkIuEtPVbOM_6HnO0X-tBzduF57iK3vwm_MepG8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (52, 1790856037000, 2, 4, 'signed in', '{}', 'bola9ysrre16mjnhJbkYNp7rFzRSq_NyK3fQMKRoTeg');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (53, 1790856039000, 2, 4, 'authenticator turned on', '{}', 'OPeNOhTDumd5U41-toaGgIp6mW9lltkzXlf5WHVhobA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (54, 1790856041000, 2, 3, 'passkey added', '{"passkey":1}', 'Ci6hU4JOKixUsgxaCqTBgaRNXqF088mCKfsqhXyydNE');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (55, 1790856043000, 2, 3, 'signed in', '{}', 'lC5a80TxN69jMKAd4eP6Fl0La5mxNVbYZqO_xvF-P6A');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (56, 1790856105000, 2, 2, 'reset code sent', '{"by":"sms"}', '6HhYbRn4v093JWgY53fdmH8EygKt-_olTIaIPDNwT0M');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (57, 1790856106000, 2, 7, 'reset code sent', '{"by":"mail"}', 'M91pkHC3jEG_KDAhSksvn9NAkY7smM6taCGi9PKyz3o');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (58, 1790856111000, 2, NULL, 'device connected', '{"device":4}', '4IM0cgkJcq7WvvH7ppByMz0qZXSzzrqAq5G_3uaEkC4');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (59, 1790856111001, 2, NULL, 'device connected', '{"device":3}', 'Or8FVM7sjKfiMhtwzJkKDIX25UfYaXpsmrhlUh90UIw');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (60, 1790856111002, 2, NULL, 'device connected', '{"device":2}', 'fahnNa9Rsr1lpZZvWNfurDxfGIfJd6xnkCrForMGthw');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (61, 1790856111005, 2, 2, 'pin renamed', '{"device":2,"pin":"18"}', 'yFVawEIbX99DEX-ugkvQI8-nWANC-IVjtyMFH62X30g');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (62, 1790856111006, 2, 2, 'static ip set', '{"device":2}', 'm1EOhbFNcJ-TLq8vL7oaChNcvDfhOMwF8JXws9LUtig');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (63, 1790856111007, 2, 2, 'command begun', '{"device":2,"command":1,"pin":"18","wanted":1}', 'GsRhZO0fer5M8QO3xhIqirVlLerAUo6j3m_Y8Ecd15E');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (64, 1790856111009, 2, 2, 'command done', '{"device":2,"command":1,"pin":"18","wanted":1}', 'zKkeAJyOaXSOayhnihimIp3Qt75MOFV8eM7SaEll-2s');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (65, 1790856111010, 2, 2, 'command begun', '{"device":2,"command":2,"pin":"18","wanted":0}', 'Fx1zUdKnx3U8UQyK9ceRwi2EexQrnQrSKcG5ACvKe7o');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (66, 1790856111011, 2, 2, 'command failed', '{"device":2,"command":2,"pin":"18","wanted":0}', 'IZ2BKopVzBBeMgSzXRkcGndNjNTxBfpEHog-fN3Ha6U');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (67, 1790856111012, 2, 3, 'command begun', '{"device":2,"command":3,"pin":"18","wanted":0}', 'YI4RVFpgCODur1vjB1y5oSqSbiXptOPpu3Pbr4Ff96A');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (68, 1790856111013, 2, 2, 'command begun', '{"device":2,"command":4,"pin":"18","wanted":1}', '4XJBKfhzlI90AIZTomIyVdwnmZQ5TFSYZn5lUi1f06A');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (69, 1790856111013, 2, 3, 'command superseded', '{"device":2,"command":3,"pin":"18","wanted":0}', 'AlquYcn_4E59hhLobCkFtJ0TXkGqbFbJtQ4W36gVdLc');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (70, 1790856117014, 2, 2, 'command expired', '{"device":2,"command":4,"pin":"18","wanted":1}', 'CplKETcp_HL3wIsX-EWI_Ubw1jiplmfaCJNswI-W1HI');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (71, 1790856117014, 2, 3, 'command begun', '{"device":2,"command":5,"pin":"18","wanted":0}', 'syhKahQF2hLekaYwnHA4jzAz548HxbjWpKuW9hgWJ_4');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (72, 1790856117016, NULL, NULL, 'server stopped', '{"replica":"F0qu3u65"}', 'g0JgxYdbZPgkJbffFWXceZUgBCF7xQNSYqpTU8wzOp8');


--
-- Data for Name: audit_head; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.audit_head (id, count, link, seal, cut_count, cut_link, cut_at) VALUES (1, 72, 'g0JgxYdbZPgkJbffFWXceZUgBCF7xQNSYqpTU8wzOp8', 'j7HHZ7QFpAKWcrhVCNF8HRnoA5vtRWbX4yOUYPqO87U', 0, '', NULL);


--
-- Data for Name: audit_pending; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: challenge; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.challenge (challenge_hash, purpose, person_id, detail, expires_at, tries_left) VALUES ('84U26VLK8t3X4bAGcddLpwn6_7pfFi7csZUTuT0Ybjs', 'passkey_sign_in', NULL, NULL, 1790856407000, 1);
INSERT INTO public.challenge (challenge_hash, purpose, person_id, detail, expires_at, tries_left) VALUES ('5gF7TtpvmnMt_UdrwRCkoa9gL1B8QqjvkRbwMX8A47I', 'second_factor', 4, '{"remember":false}', 1790856408000, 5);


--
-- Data for Name: command; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count, lease_s, scene_id) VALUES (1, 2, 2, 'person', 2, 'page', '"done"', 'F0qu3u65.CiJsg2D63EutGgqF', 'on', '18', 1, 1790856111007, 1790856116007, 1790856111008, 'done', NULL, 1790856111009, 1, NULL, NULL);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count, lease_s, scene_id) VALUES (2, 2, 2, 'person', 2, 'page', '"failed"', 'F0qu3u65.CiJsg2D63EutGgqF', 'off', '18', 0, 1790856111010, 1790856116010, NULL, 'failed', 'Relay is stuck', 1790856111011, 1, NULL, NULL);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count, lease_s, scene_id) VALUES (3, 2, 2, 'person', 3, 'page', '"superseded"', 'F0qu3u65.B5M5BtaLeY1wXa9o', 'off', '18', 0, 1790856111012, 1790856116012, NULL, 'superseded', 'Replaced by a newer command', 1790856111013, 1, NULL, NULL);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count, lease_s, scene_id) VALUES (4, 2, 2, 'person', 2, 'page', '"expired"', 'F0qu3u65.CiJsg2D63EutGgqF', 'on', '18', 1, 1790856111013, 1790856116013, NULL, 'expired', 'The device has not answered', 1790856117014, 1, NULL, NULL);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count, lease_s, scene_id) VALUES (5, 2, 2, 'person', 3, 'page', '"living"', 'F0qu3u65.B5M5BtaLeY1wXa9o', 'off', '18', 0, 1790856117014, 1790856122014, NULL, NULL, NULL, NULL, 1, NULL, NULL);


--
-- Data for Name: connect_problem; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: contact_message; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.contact_message (id, name, email, message, written_at) VALUES (1, 'Visitor', 'visitor@golden.example', 'Is it
for sale?', 1790856104000);


--
-- Data for Name: device; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version, pin_changes, tank_litres, features, name_changes, stored_config, history_id, meters) VALUES (1, 1, NULL, 'SC-GOLDEN-1', 'The same name next door', 'bBOPVihe_RkC8liqffZLf-Sh-UCdsA_inWpmAxwPrFs', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, 0, 0, 1790856001000, NULL, NULL, NULL, NULL, NULL, 0, '', NULL, '', 0, '', 'Zmzv0OduPEWb3opxyLrUC_', NULL);
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version, pin_changes, tank_litres, features, name_changes, stored_config, history_id, meters) VALUES (5, 2, NULL, 'SC-GOLDEN-4', 'In its box', 'JHCvDEs9BVlh7JEPbN4cyiiAaNitR1BUNX3Hm7Ho9Pw', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, 1, 0, 1790856008000, NULL, NULL, NULL, NULL, NULL, 0, '', NULL, '', 0, '', 'HoLNu0op2yGstrzINVD6Tx', NULL);
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version, pin_changes, tank_litres, features, name_changes, stored_config, history_id, meters) VALUES (4, 2, 1, 'WLM-GOLDEN-3', 'Tank', 'rXe-ojbI3J9sjuhOz0JsAMgakidBr88MX_NZa7ol24c', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, '72%', NULL, NULL, NULL, NULL, 0, 1790856117016, 1, 2, 1790856007000, '6iRtPtvDcyl-Gxdo6iULXm2ljLyJosiwHmNJMjIxbqY', NULL, NULL, NULL, NULL, 0, '', NULL, '', 0, '', 'iJy3vW_XoBkebi3hfmRSMp', NULL);
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version, pin_changes, tank_litres, features, name_changes, stored_config, history_id, meters) VALUES (3, 2, 2, 'PC-GOLDEN-2', 'Fan', 'VfAvhyY9LNIerEizbBx0UklQRPVia407nro0wcWY5Ng', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1790856117016, 1, 2, 1790856006000, '6iRtPtvDcyl-Gxdo6iULXm2ljLyJosiwHmNJMjIxbqY', NULL, NULL, NULL, NULL, 0, '', NULL, '', 0, '', 'PuRMnYWAvZ9BNZD-d3aZpK', NULL);
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version, pin_changes, tank_litres, features, name_changes, stored_config, history_id, meters) VALUES (2, 2, 1, 'SC-GOLDEN-1', 'Lights', 'pZ81MA4pV_3qN6s9GJC2v3xngHFoDfYN7aqJLSre6lw', '192.168.1.40', '192.168.1.50', '192.168.1.1', '255.255.255.0', '192.168.1.2', '192.168.1.77', NULL, 'golden 1.2', 3600, -61, 181000, 0, 1790856117016, 1, 14, 1790856005000, '6iRtPtvDcyl-Gxdo6iULXm2ljLyJosiwHmNJMjIxbqY', NULL, NULL, NULL, NULL, 0, '', NULL, '', 0, '', 'X3VmOYKMih4PRb_n7Tz-JM', NULL);


--
-- Data for Name: device_plan; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: erased_device; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: favourite; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: home; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.home (id, founded_at, name, time_zone, currency, kwh_price, locale, units, latitude, longitude, schedules_paused_until, hold_s, made_up_until) VALUES (1, 1790856000000, '', '', NULL, NULL, '', '', NULL, NULL, NULL, 7200, NULL);
INSERT INTO public.home (id, founded_at, name, time_zone, currency, kwh_price, locale, units, latitude, longitude, schedules_paused_until, hold_s, made_up_until) VALUES (2, 1790856002000, '', '', NULL, NULL, '', '', NULL, NULL, NULL, 7200, NULL);
INSERT INTO public.home (id, founded_at, name, time_zone, currency, kwh_price, locale, units, latitude, longitude, schedules_paused_until, hold_s, made_up_until) VALUES (3, 1790856025000, '', '', NULL, NULL, '', '', NULL, NULL, NULL, 7200, NULL);


--
-- Data for Name: installation; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.installation (id, key_fingerprint, created_at, history_id, founded_at, clock_floor, contact_email, contact_phone, contact_address) VALUES (1, 'qvLSI2Q66LmyP8wfuj1AQRwd9uPLEO2QIaHQ293b_pY', 1790856000000, 'BwSiCOM26M1IPMJdereM30', 1790856000000, NULL, NULL, NULL, NULL);


--
-- Data for Name: join_code; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.join_code (id, code_hash, home_id, made_by, role, expires_at) VALUES (2, 'qT_bde2a2rHS7Uyg-nrvY0OdeMVql58wzjapLxS6dNM', 2, 2, 'family', 1790942421000);
INSERT INTO public.join_code (id, code_hash, home_id, made_by, role, expires_at) VALUES (3, 'WWQuJ4OItNzRXifDVYFmxnyhf01rcBYKaO76V-2F6QU', 2, 4, 'guest', 1790942422000);
INSERT INTO public.join_code (id, code_hash, home_id, made_by, role, expires_at) VALUES (4, 'vmjH7Rc9-RDbCz7PBLJMjCUJ-lKJWNiMACceukY_C0M', 2, 4, 'guest', 1790942423000);


--
-- Data for Name: join_code_grant; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.join_code_grant (id, join_code_id, scope, room_id, device_id, pin, access_right, start_at, expires_at, windows, paused_at) VALUES (1, 3, 'room', 1, NULL, NULL, 'switch', 1790856013999, 1798632014000, '[]', NULL);
INSERT INTO public.join_code_grant (id, join_code_id, scope, room_id, device_id, pin, access_right, start_at, expires_at, windows, paused_at) VALUES (2, 4, 'device', NULL, 3, NULL, 'switch', 1790856013999, 1798632014000, '[]', NULL);


--
-- Data for Name: kysely_migration; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0001-the-house', '2026-11-21T18:55:26.091Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0002-accounts-and-audit', '2026-11-21T18:55:26.151Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0003-standard-words', '2026-11-28T06:51:49.948Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0004-command-log', '2026-11-28T06:51:49.973Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0005-arranging', '2026-11-28T06:51:49.975Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0006-favourites', '2026-11-28T06:51:49.980Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0007-order', '2026-11-28T06:51:49.987Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0008-replica-leases', '2026-11-28T06:51:49.990Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0009-settings-version', '2026-11-28T06:51:49.992Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0010-audit-cut', '2026-11-28T06:51:50.000Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0011-homes-and-accounts', '2026-11-28T06:51:50.005Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0012-grants', '2026-11-28T06:51:50.017Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0013-passes', '2026-11-28T06:51:50.034Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0014-api-tokens', '2026-11-28T06:51:50.042Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0015-pin-grants', '2026-11-28T06:51:50.046Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0016-pin-rooms', '2026-11-28T06:51:50.053Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0017-activity', '2026-11-28T06:51:50.065Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0018-consumption', '2026-11-28T06:51:50.067Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0019-leases', '2026-11-28T06:51:50.075Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0020-home-forms', '2026-11-28T06:51:50.087Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0021-protection', '2026-11-28T06:51:50.091Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0022-scenes', '2026-11-28T06:51:50.099Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0023-schedules', '2026-11-28T06:51:50.108Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0024-holds', '2026-11-28T06:51:50.111Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0025-scheduled-scenes', '2026-11-28T06:51:50.114Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0026-plans', '2026-11-28T06:51:50.122Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0027-join-grants', '2026-11-28T06:51:50.170Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0028-made-up-past', '2026-11-28T06:51:50.174Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0029-catch-up', '2026-11-28T06:51:50.176Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0030-history-identity', '2026-11-28T06:51:50.195Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0031-quotas', '2026-11-28T06:51:50.203Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0033-clock-floor', '2026-11-28T06:51:50.205Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0034-reset-and-audit', '2026-11-28T06:51:50.217Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0035-replica-versions', '2026-11-28T06:51:50.219Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0036-contact-details', '2026-11-28T06:51:50.221Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0037-meters', '2026-11-28T06:51:50.222Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0038-zone-rules', '2026-11-28T06:51:50.257Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0039-connect-problems', '2026-11-28T06:51:50.260Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0040-audit-marks', '2026-11-28T06:51:50.265Z');


--
-- Data for Name: kysely_migration_lock; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration_lock (id, is_locked) VALUES ('migration_lock', 0);


--
-- Data for Name: live_ticket; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.live_ticket (ticket_hash, session_id, expires_at) VALUES ('dwlDNJwfg26fiAZXSgrr9O4sZDmT_RBKzfPGhql3SJw', 'CYdld1PaN1Ev0EPOgI2Zxw', 1790856139000);
INSERT INTO public.live_ticket (ticket_hash, session_id, expires_at) VALUES ('9GhTham7LrKX_VL7iQH_0IsFXFlwDWwmzqzTlOZlj3Q', 'jO0yIR3RXgdcdly9Xo4sQA', 1790856140000);


--
-- Data for Name: outbox; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (1, 'mail', 'co-owner@golden.example', 'A way to sign in to Roomwire has changed', 'On your Roomwire account an authenticator app was turned on. If this was not you, reset your password at once and look at Settings, Ways to sign in.', 1790856039000);
INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (2, 'mail', 'family@golden.example', 'A way to sign in to Roomwire has changed', 'On your Roomwire account a passkey was added. If this was not you, reset your password at once and look at Settings, Ways to sign in.', 1790856041000);
INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (3, 'sms', '+358401234567', NULL, 'Your Roomwire reset code is 101851. It is valid for 10 minutes. If you did not ask for it, ignore this message.', 1790856105000);
INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (4, 'mail', 'guest-of-home@golden.example', 'Your Roomwire reset code', 'Your Roomwire reset code is 837954. It is valid for 10 minutes. If you did not ask for it, ignore this message.', 1790856106000);


--
-- Data for Name: pass; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: passkey; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.passkey (id, credential_id, person_id, public_key, sign_count, transports, name, created_at, last_used_at) VALUES (1, 'KjCp9yjLMsYWhwywyGdk8A', 3, 'pQECAyYgASFYIPfiSK0F5HaMjzWN_oQ-vu57Q5p7rB7G5Dz_AWmCZPNCIlggF-EnJrH8xrc4-4O4AOmIsbrbZK_mtyXVilBm2YN_rCU', 1, '["internal"]', 'Golden phone', 1790856041000, 1790856043000);


--
-- Data for Name: person; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (1, 1, 'user', 'Golden neighbour <b>&', 'neighbour@golden.example', '$argon2id$v=19$m=19456,t=2,p=1$LL8AT7ZX2HMXgOFHhQ4A8w$03J/slwfsyeO9EDg5Fi/iuTeo7fuZNayjKBifxsVhZs', NULL, NULL, NULL, NULL, NULL, 1790856000000, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (9, 2, 'guest', 'Golden guest-by-code <b>&', 'guest-by-code@golden.example', '$argon2id$v=19$m=19456,t=2,p=1$KS4Acglr18KhfLlv7fnc1Q$dwFEShc0MU2HdOa2/MzZlUB6Fhvw0YacnrbBCUKa2w4', NULL, NULL, NULL, NULL, NULL, 1790856019000, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (10, NULL, 'family', 'Golden homeless <b>&', 'homeless@golden.example', '$argon2id$v=19$m=19456,t=2,p=1$OYEgQqNZvhpMTqrCTAKwVw$dKY6K85Mgo9xF0epIVFltbjHWCv5OnyU3bQNtkZ16Jg', NULL, NULL, NULL, NULL, NULL, 1790856024000, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (11, 3, 'super_admin', 'Closed', 'closed@golden.example', '$argon2id$v=19$m=19456,t=2,p=1$1DpEQsy0VDdC23YwNUOAeA$Xz1S3iYCOA03Hss9IsGFlP9aIEPn8NB0cJkovyOMvZE', NULL, NULL, NULL, NULL, NULL, 1790856025000, 1790856025000, NULL, NULL, NULL, 0);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (2, 2, 'user', 'Golden owner <b>&', 'owner@golden.example', '$argon2id$v=19$m=19456,t=2,p=1$YhC5/2ay++ack+oPhtqAQg$K56OsaAKGDzs9TCsxe2yUwv6M+HOPCRILjXFWoofXgE', '+358401234567', 'Ring three times', 'Golden Street 1
00100 Helsinki', 'nG5j-0uQ70D67ZFl-5kVG-b5h_adg0EYNKBPD9i4TIbt08osbBBb', '1952-10-13', 1790856002000, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (3, 2, 'family', 'Golden family <b>&', 'family@golden.example', '$argon2id$v=19$m=19456,t=2,p=1$qmXmYiU+qXu7pO+TKvQCUw$VomfG1lVGwlrHOhmITgussTKiEDUctZoSutgtpVUwXo', NULL, NULL, NULL, NULL, NULL, 1790856009000, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (5, 2, 'guest', 'Golden guest-of-room <b>&', 'guest-of-room@golden.example', '$argon2id$v=19$m=19456,t=2,p=1$dIz++a1AUGFJeWYk5vboGg$BScCRo7xFAXijcZ/69ydQoBYn20GuNI+8DgH/xStCNY', NULL, NULL, NULL, NULL, NULL, 1790856014000, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (6, 2, 'guest', 'Golden guest-of-device <b>&', 'guest-of-device@golden.example', '$argon2id$v=19$m=19456,t=2,p=1$w/g+heNqUThYgthKhsqfFQ$PInGj6DjK8NGJsnEvUdwwaaaH/uki2ZKHMPgWCkrbKE', NULL, NULL, NULL, NULL, NULL, 1790856015000, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (7, 2, 'guest', 'Golden guest-of-home <b>&', 'guest-of-home@golden.example', '$argon2id$v=19$m=19456,t=2,p=1$6Eo8NTEdnk26rEg2bayXXg$e4cDj97YEPpwGcaZcYtPskkyOK77S2HiOIMmSpojWBQ', NULL, NULL, NULL, NULL, NULL, 1790856016000, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (8, 2, 'guest', 'Golden guest-of-tomorrow <b>&', 'guest-of-tomorrow@golden.example', '$argon2id$v=19$m=19456,t=2,p=1$VFDdQTkr7lvC9NFZNcLXMg$XwoXUIqsfK7iN4HR/sv5jQIDtQZJEp67V/hisK3eyRk', NULL, NULL, NULL, NULL, NULL, 1790856017000, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (4, 2, 'admin', 'Golden co-owner <b>&', 'co-owner@golden.example', '$argon2id$v=19$m=19456,t=2,p=1$eU1qeaHUc7+C9ATD4Om12A$IVrB63x2FwAJHZ30uG0hhb1dQGGKyreE+AHEGeAZ10w', NULL, NULL, NULL, NULL, NULL, 1790856011000, NULL, 't75IUX2IvTurWZwY0PoLtds7_RZWzEjcoBd_v3OG4PvXE7CdhziO0GVNit1i1bd0-uhPiVDtcaEGlryg', 1790856039000, 59695201, 1);


--
-- Data for Name: pin; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of) VALUES (1, '18', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of) VALUES (1, '19', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of) VALUES (1, '21', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of) VALUES (1, '25', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of) VALUES (3, '21', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of) VALUES (5, '18', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of) VALUES (5, '19', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of) VALUES (5, '21', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of) VALUES (5, '25', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of) VALUES (4, 'pump', NULL, 0, 1790856111000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of) VALUES (4, 'led', NULL, 1, 1790856111000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of) VALUES (3, '13', NULL, 2, 1790856111001, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of) VALUES (3, '18', NULL, 1, 1790856111001, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of) VALUES (3, '19', NULL, 0, 1790856111001, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of) VALUES (2, '21', NULL, 0, 1790856111003, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of) VALUES (2, '25', NULL, 1, 1790856111003, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of) VALUES (2, '19', NULL, 0, 1790856111004, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes, longest_on_s, shortest_off_s, after_power_on, not_with, let_go_of) VALUES (2, '18', 'Ceiling light', 1, 1790856111009, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL);


--
-- Data for Name: quota_use; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: recovery_code; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'mCe50CqreD7JyBLM_wC0VbkPHJP3YI8IyaQ15etleyo');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'zsASNXp4_R1CgfmUYW8q98kCkJUmTkx1kPwMty0fCMk');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'BGVieXk1mcI_4cBbXnlUlStqdEVMOVWdVouVmLf8jc4');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'AzD-qCneUUv_VFPmN-QoUB1oLXmjDVXTX0LbHZAHmEk');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, '97Xz_jLHFdWPLFeyrz8qQCsmdg2OEUq5J8fa4xDWfPM');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'raVGTDsEXjjq4pOsh3i3fRyUmZMgRCZwlLhwIcxoFbI');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'UcJzy-uOF1-_ZGlJVK09aY2wlCcbDDwIKkRHMHaQy-w');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, '-xSCcmagcozdxPJ9nD7xd12FbY-sk2NIv5cPIV6lWQY');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'FSO8T36fvPD9cDLK3UpOM9GimNhd_9Xe-i_gSp5VxI4');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'ma2cxNLMTZFZuO-wxy-qAKD1hgwhSlDYoCRWkRxvBMI');


--
-- Data for Name: replica; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: reset_code; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.reset_code (person_id, browser_hash, code_hash, asked_by, asked_from, expires_at, tries_left) VALUES (2, 'IqgDEyCrtHj_iZVCSJZBojFyRU-nrDbjEbx1nZc9HyI', 'sYEUOdurYr6sf31mQ9TuuBG9BNpMKS12n_LFP2-rb6U', 'stranger', '127.0.0.1', 1790856705000, 5);
INSERT INTO public.reset_code (person_id, browser_hash, code_hash, asked_by, asked_from, expires_at, tries_left) VALUES (7, '5g3Dcw-8simqUKLcEfkVLnmqjyzjtDBbX6Off10bNd4', 'QANKnQ5lYn2fiTKesMZa480CdoUwjoaoOrLxfq3xASM', 'stranger', '127.0.0.1', 1790856706000, 5);


--
-- Data for Name: room; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.room (id, home_id, name, name_key, created_at) VALUES (1, 2, 'Living Room', 'living room', 1790856003000);
INSERT INTO public.room (id, home_id, name, name_key, created_at) VALUES (2, 2, 'Küche · 厨房', 'küche · 厨房', 1790856004000);


--
-- Data for Name: scene; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: scene_pin; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: schedule; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: schedule_run; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: session; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('cHGx1Ro0XdpK6t14-k1wYQ', 10, 1790856024000, 1790899224000, 'Golden browser', NULL, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('dQYkV7T8ZQR-p2mkfBDkjA', 3, 1790856043000, 1790899243000, 'node', NULL, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('6A87GzMEeQ-khpqjeGkxAw', 1, 1790856000000, 1790899200000, 'Golden browser', 1790856105000, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('CYdld1PaN1Ev0EPOgI2Zxw', 2, 1790856002000, 1790899202000, 'Golden browser', 1790856105000, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('jO0yIR3RXgdcdly9Xo4sQA', 3, 1790856010000, 1790899210000, 'Golden browser', 1790856105000, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('0JK84fGnu1fUiY9v3ZwGEg', 4, 1790856012000, 1790899212000, 'Golden browser', 1790856105000, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('F_a8lF4An_9bQKP8q6xZTw', 9, 1790856019000, 1790899219000, 'Golden browser', 1790856105000, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('RAWr0pWbbAhve09L3uZOVA', 4, 1790856037000, 1790899237000, 'Golden browser', 1790856105000, NULL);


--
-- Data for Name: zone_rules; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Name: access_grant_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.access_grant_id_seq', 5, true);


--
-- Name: api_token_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.api_token_id_seq', 1, false);


--
-- Name: audit_pending_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.audit_pending_id_seq', 1, false);


--
-- Name: command_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.command_id_seq', 5, true);


--
-- Name: contact_message_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.contact_message_id_seq', 1, true);


--
-- Name: device_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.device_id_seq', 5, true);


--
-- Name: home_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.home_id_seq', 4, true);


--
-- Name: join_code_grant_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.join_code_grant_id_seq', 2, true);


--
-- Name: join_code_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.join_code_id_seq', 5, true);


--
-- Name: outbox_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.outbox_id_seq', 4, true);


--
-- Name: pass_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.pass_id_seq', 1, false);


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

SELECT pg_catalog.setval('public.scene_id_seq', 1, false);


--
-- Name: schedule_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.schedule_id_seq', 1, false);


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
