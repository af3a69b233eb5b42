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
    count integer DEFAULT 1 NOT NULL
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
    tank_litres integer
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
    kwh_price bigint
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
    watts integer
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
-- Data for Name: access_grant; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.access_grant (id, person_id, scope, room_id, device_id, access_right, start_at, expires_at, windows, paused_at, pass_id, pin) VALUES (1, 5, 'room', 1, NULL, 'arrange', 1790856017999, 1798632018000, '[]', NULL, NULL, NULL);
INSERT INTO public.access_grant (id, person_id, scope, room_id, device_id, access_right, start_at, expires_at, windows, paused_at, pass_id, pin) VALUES (2, 5, 'device', NULL, 3, 'arrange', 1790856017999, 1798632018000, '[]', NULL, NULL, '13');
INSERT INTO public.access_grant (id, person_id, scope, room_id, device_id, access_right, start_at, expires_at, windows, paused_at, pass_id, pin) VALUES (3, 6, 'device', NULL, 2, 'switch', 1790856017999, 1798632018000, '[]', NULL, NULL, NULL);
INSERT INTO public.access_grant (id, person_id, scope, room_id, device_id, access_right, start_at, expires_at, windows, paused_at, pass_id, pin) VALUES (4, 7, 'home', NULL, NULL, 'switch', 1790856017999, 1798632018000, '[]', NULL, NULL, NULL);
INSERT INTO public.access_grant (id, person_id, scope, room_id, device_id, access_right, start_at, expires_at, windows, paused_at, pass_id, pin) VALUES (5, 8, 'room', 1, NULL, 'see', 1790942421000, 1798632018000, '[{"days":[2,4],"from":"09:00","to":"12:00"}]', 1790856021000, NULL, NULL);
INSERT INTO public.access_grant (id, person_id, scope, room_id, device_id, access_right, start_at, expires_at, windows, paused_at, pass_id, pin) VALUES (6, 8, 'room', 2, NULL, 'see', 1790942421000, 1798632018000, '[{"days":[2,4],"from":"09:00","to":"12:00"}]', 1790856021000, NULL, NULL);
INSERT INTO public.access_grant (id, person_id, scope, room_id, device_id, access_right, start_at, expires_at, windows, paused_at, pass_id, pin) VALUES (7, 9, 'room', 2, NULL, 'switch', 1790856017999, 1798632018000, '[]', NULL, NULL, NULL);
INSERT INTO public.access_grant (id, person_id, scope, room_id, device_id, access_right, start_at, expires_at, windows, paused_at, pass_id, pin) VALUES (8, NULL, 'room', 1, NULL, 'see', 1790856017999, 1798632018000, '[{"days":[2,4],"from":"09:00","to":"12:00"}]', 1790856029000, 1, NULL);
INSERT INTO public.access_grant (id, person_id, scope, room_id, device_id, access_right, start_at, expires_at, windows, paused_at, pass_id, pin) VALUES (9, NULL, 'room', 2, NULL, 'see', 1790856017999, 1798632018000, '[{"days":[2,4],"from":"09:00","to":"12:00"}]', 1790856029000, 1, NULL);


--
-- Data for Name: activity; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.activity (home_id, device_id, part, at, value, cause, count, last_at) VALUES (2, 4, 'connection', 1790856124000, '1', 'device', 1, 1790856124000);
INSERT INTO public.activity (home_id, device_id, part, at, value, cause, count, last_at) VALUES (2, 3, 'connection', 1790856124001, '1', 'device', 1, 1790856124001);
INSERT INTO public.activity (home_id, device_id, part, at, value, cause, count, last_at) VALUES (2, 2, 'connection', 1790856124002, '1', 'device', 1, 1790856124002);
INSERT INTO public.activity (home_id, device_id, part, at, value, cause, count, last_at) VALUES (2, 2, '19', 1790856124004, '0', 'touch', 1, 1790856124004);
INSERT INTO public.activity (home_id, device_id, part, at, value, cause, count, last_at) VALUES (2, 4, 'connection', 1790856130017, '0', 'device', 1, 1790856130017);
INSERT INTO public.activity (home_id, device_id, part, at, value, cause, count, last_at) VALUES (2, 3, 'connection', 1790856130017, '0', 'device', 1, 1790856130017);
INSERT INTO public.activity (home_id, device_id, part, at, value, cause, count, last_at) VALUES (2, 2, 'connection', 1790856130017, '0', 'device', 1, 1790856130017);


--
-- Data for Name: api_token; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.api_token (id, person_id, home_id, label, token_right, token_hash, created_at, last_used_at) VALUES (1, 2, 2, 'Golden calendar', 'passes', 'Mp0u4U5Nm8ZJ5Pa4rLrj6RuoxxDl4kKQX2ZbbSA7o9A', 1790856048000, 1790856049000);


--
-- Data for Name: arrangement; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.arrangement (person_id, kind, ids, changed_at) VALUES (2, 'rooms', '1,2', 1790856033000);
INSERT INTO public.arrangement (person_id, kind, ids, changed_at) VALUES (3, 'devices', '4,2', 1790856034000);


--
-- Data for Name: attempt; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/address/-3M2_8zzJOJYtnRySLj3s4oQfjajaHSXGOjCVS5wSGA', 2, 1790859718000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/asked/hour/-miW5I8Q1-l5mkRr466KiMW8h3sbZJgND26ZtED7nu8', 1, 1790859719000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/asked/day/-miW5I8Q1-l5mkRr466KiMW8h3sbZJgND26ZtED7nu8', 1, 1790942519000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/hour/-3M2_8zzJOJYtnRySLj3s4oQfjajaHSXGOjCVS5wSGA', 2, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/day/-3M2_8zzJOJYtnRySLj3s4oQfjajaHSXGOjCVS5wSGA', 2, 1790942400000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/all/wvxgPzS4YWYkTEvldYMhurLPFmXifC20gCI0WcmcIL8', 2, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/visit/FeU2QIM5RcZuJ1b7na6jGlajR40-ZtOUxSTmOSrmRpc', 1, 1790859719000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/account/hour/s9EwVbscZV3KTq5ZcK3hZPcfk8rJMsmSrdAXATGRJlM', 1, 1790859719000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/account/day/s9EwVbscZV3KTq5ZcK3hZPcfk8rJMsmSrdAXATGRJlM', 1, 1790942519000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/all/wvxgPzS4YWYkTEvldYMhurLPFmXifC20gCI0WcmcIL8', 2, 1790859718000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('passkey/address/-3M2_8zzJOJYtnRySLj3s4oQfjajaHSXGOjCVS5wSGA', 2, 1790856955000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/hour/D02MHRTj5U63RUX8j604PzLqxFfkC3pNR3KCPo_pf2k', 0, 1790859613000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/day/D02MHRTj5U63RUX8j604PzLqxFfkC3pNR3KCPo_pf2k', 0, 1790942413000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('register/address/-3M2_8zzJOJYtnRySLj3s4oQfjajaHSXGOjCVS5wSGA', 5, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('register/all/wvxgPzS4YWYkTEvldYMhurLPFmXifC20gCI0WcmcIL8', 5, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/address/-3M2_8zzJOJYtnRySLj3s4oQfjajaHSXGOjCVS5wSGA', 1, 1790856914000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/account/zD_3vGkJuDHJ-sVnPH9qIh1sQ9zXC6IW-Xt3TpFKxok', 0, 1790942416000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('socket/address/-3M2_8zzJOJYtnRySLj3s4oQfjajaHSXGOjCVS5wSGA', 2, 1790856184008, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/account/N5qQhY9ufhHtYyZ4TaxFcle8-4vSKYcmOlZunBmC-cQ', 0, 1790942414000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/account/C4b6przfVksiYfAeGURXoEOzs5QzBbr2n3FctlJZzTs', 1, 1790942447000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('password-again/account/0sgMMRNoBm-EFPi7NcZIcN0Qp4QJz13ItfxAL3fQ-TE', 0, 1790942448000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('password-again/account/xk2yzcvElgUyWjJD3eseLFAHB5s4Ecc_Wkm3bw38Au0', 0, 1790942451000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('code/signed-in/xk2yzcvElgUyWjJD3eseLFAHB5s4Ecc_Wkm3bw38Au0', 0, 1790942452000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('password-again/account/MBOOcYCeg5Crs1-gVHC4_2L7zNkL82BdkcdydhIthZ8', 0, 1790942453000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('contact/address/-3M2_8zzJOJYtnRySLj3s4oQfjajaHSXGOjCVS5wSGA', 1, 1790859717000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('join/address/-3M2_8zzJOJYtnRySLj3s4oQfjajaHSXGOjCVS5wSGA', 1, 1790859624000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('join/account/OmqqDIUdYs_ImZztOIq9rtAgRvTXNXrBm-F2vjAYQwo', 1, 1790859624000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('sms/address/-3M2_8zzJOJYtnRySLj3s4oQfjajaHSXGOjCVS5wSGA', 1, 1790859718000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/asked/hour/C4b6przfVksiYfAeGURXoEOzs5QzBbr2n3FctlJZzTs', 1, 1790859718000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/asked/day/C4b6przfVksiYfAeGURXoEOzs5QzBbr2n3FctlJZzTs', 1, 1790942518000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/visit/xMwJIyKrXWWFftUOpuB5LVAEQVAcJEXP4f8chm6BTkQ', 1, 1790859718000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/account/hour/0sgMMRNoBm-EFPi7NcZIcN0Qp4QJz13ItfxAL3fQ-TE', 1, 1790859718000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/account/day/0sgMMRNoBm-EFPi7NcZIcN0Qp4QJz13ItfxAL3fQ-TE', 1, 1790942518000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('sms/number/EYhZPHUJBR5J0OJ4HsiB7qEf8XpUV01TlnUD7ebkLGE', 1, 1790859718000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('sms/all/wvxgPzS4YWYkTEvldYMhurLPFmXifC20gCI0WcmcIL8', 1, 1790942518000, 0);


--
-- Data for Name: audit; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (20, 1790856013000, 2, 2, 'family.created', '{"member":3}', 'TbhXt6VTMfcfi4DLqwqjb6fd-UvVOu8MJV0kT1sutss');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (21, 1790856014000, 2, 3, 'session.started', '{}', '8LUOud4vcPhwUAWyZnEiOSI9vFyMLy5r_ug2O5xVjWM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (22, 1790856015000, 2, 2, 'family.created', '{"member":4}', '45fPSn6YiySPV5Qs6mSDO6u0qDgn-YEpVNECeUUUXG0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (23, 1790856016000, 2, 4, 'session.started', '{}', '9qHDzKo76ZnqVay1YF3BtoYm3KuyvtYNLRlwI3Ftwc8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (24, 1790856017000, 2, 2, 'co_owner.added', '{"member":4}', 'hApC39w5y7XvMM3mwyxrdpREGe6x5hx4eSsG7CxLO2k');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (25, 1790856018000, 2, 2, 'guest.created', '{"member":5,"rooms":[1],"devices":[],"pins":[{"device":3,"pin":"13"}],"expires_at":1798632018000}', 'SCKaIumyf8HxI4O1pIq2ooMrivSP-o7BSL11qz6_Gc4');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (26, 1790856019000, 2, 2, 'guest.created', '{"member":6,"rooms":[],"devices":[2],"expires_at":1798632018000}', 'PhiuQ53ndsIGzmPTfMVzL2lSzmcx2AW5KIsDDcQHm70');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (27, 1790856020000, 2, 2, 'guest.created', '{"member":7,"rooms":[],"devices":[],"expires_at":1798632018000}', 'OIu67IWR-E5evdWDoLnajOSaP7I0m6yW4ka5DIg5zZs');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (28, 1790856021000, 2, 2, 'guest.created', '{"member":8,"rooms":[1,2],"devices":[],"expires_at":1798632018000}', 'EnS1w1s6ASBnnptG7zcfZ6kkauqrcG-MwgAkaOILz4s');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (29, 1790856022000, 2, 2, 'join_code.created', '{"join_code":1,"role":"guest"}', 'Cf3q7gqwYqarNFd55nYZRaD6q0veE27PGeVjSVJfUas');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (30, 1790856023000, NULL, 9, 'account.registered', '{"role":"guest"}', 'RPRqpmFlOG_nQ_1QVMiLT-UIGdsJBoOSaciiK2OW5c0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (31, 1790856023000, NULL, 9, 'session.started', '{}', 'Wv_L-Smr2YATsK21-9VTHvqiV2X8sy_sWAbm69cnz6c');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (32, 1790856024000, 2, 9, 'home.joined', '{"role":"guest"}', 'bkV7TUGv3LfU1Rum0IOcuSBAzzNmyQlJQTgDWPxzw3Q');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (33, 1790856025000, 2, 2, 'join_code.created', '{"join_code":2,"role":"family"}', 'Oo24VHN_Psw_tH4NCTp7NO55d1FuEg6weiAl247Ce8k');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (34, 1790856026000, 2, 4, 'join_code.created', '{"join_code":3,"role":"guest"}', 'SaZhCiQnNVg9FvPmYnD1SLeGWM5hWEAFHLLACjyDGYI');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (35, 1790856027000, 2, 4, 'join_code.created', '{"join_code":4,"role":"guest"}', 'Yz2-F6QNOAu_HKEgTcmWwZNaw916lGhEXH7dR3KpEf8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (36, 1790856028000, NULL, 10, 'account.registered', '{"role":"family"}', 'vWBOZEQOKrmF7BwjCge2-9TjtgFS_GdERbSuos6-FQw');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (37, 1790856028000, NULL, 10, 'session.started', '{}', 'CRnD-dOGWutpKIwL9BSUv-7hRBTpPOQR0Z-W6ij0-NU');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (38, 1790856029000, 2, 2, 'pass.created', '{"pass":1,"rooms":[1,2],"devices":[],"expires_at":1798632018000}', 'N7395agKbW_xXjr3OdqOJSjo-XtRpL7zOvg6sHQI6RE');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (39, 1790856030000, 2, NULL, 'pass.opened', '{"by_pass":1}', '1czxn0a6q9v4dbagqTD3Vz-OntJzfRbwVljKzaCyIiQ');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (40, 1790856031000, 3, 11, 'operator.created', '{}', 'fagqL_BtGW8lCGH4QhETd9kYuyCXMrN2FsF7Y_wU-S4');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (41, 1790856031000, 3, NULL, 'account.disabled', '{"member":11}', 'tzGnRAP8_YG7qJP8mPuysov--VHRjT28P-5-IsuPAMc');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (42, 1790856031000, 2, 2, 'favourite.added', '{"device":2,"pin":"18"}', 'gm0XAVNwt9SwGJuZ-KD-K63oGtY3HF8tmjsRnCDKy0U');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (43, 1790856032000, 2, 3, 'favourite.added', '{"device":2,"pin":"19"}', '8qmH2hGrqJMZrKO47xUZ_AACgX8pgeLClEX571Fq25Y');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (44, 1790856035000, 2, 2, 'device.pins_arranged', '{"device":2}', 'PuJq_TVrSbvIvKypBbFvYmDDTXM5d-5qxAPkglnX3Ps');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (45, 1790856036000, 2, 2, 'device.updated', '{"device":5,"name":true,"local_ip":false}', 'SwD8GRb69dfq1Ls7VZnpKULQXGIKoh6ZpN8XR-adrcQ');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (46, 1790856037000, 2, 2, 'device.removed', '{"device":5}', 'CZd-HQ2MQMXXb6RMv6OF-FXb2qBOnPczcfprLypEdLE');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (47, 1790856038000, 2, 2, 'device.secret_reset', '{"device":5}', 'o0CRmpJSfNIORAjR4-5wlb9OzT56n4PGH74aimNoKN4');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (48, 1790856039000, 2, 2, 'join_code.created', '{"join_code":5,"role":"family"}', 'wXEXycVrHecT7yaYCjQJwd-W5MZNvSAHY9kM_0Aq9Dc');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (49, 1790856040000, 2, 2, 'join_code.revoked', '{"join_code":5}', 'p3kp3ML1Qoq-uVXpOucQMvzzmWyFV99_wnmLdN5YVD0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (50, 1790856041000, 2, 2, 'guest.created', '{"member":12,"rooms":[],"devices":[],"expires_at":1790942441000}', 'vqoN0EF8cOUQLyD5j2SIIAdfB7u98TyQNMvUEXzOlS0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (51, 1790856042000, 2, 2, 'guest.deleted', '{"member":12}', 'ZE-Hk206ypaAnEIpr6QlEr9eTzO_w1NIKcTXD6cpiek');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (52, 1790856043000, 4, 13, 'home.founded', '{}', '2ylJ-zYmVsTfEYZ0e364hOhC1d07SqGmeoRpwpNeuf0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (53, 1790856043000, 4, 13, 'account.registered', '{"role":"user"}', 'Ln0yMQjQXzFkmIwqM-xxg9ykTKQMT--DPNGUB6uEOlE');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (54, 1790856043000, 4, 13, 'session.started', '{}', 'nD8vOmHHFw_mPib8dxU-YWC4zWHY7obOIH-spsHX2gA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (55, 1790856044000, 4, 13, 'home.deleted', '{"devices":0}', 'RYGpUQyUqmRmgawFpWulaLOe824cEbCPWTtCZZOO6mk');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (56, 1790856044000, 4, 13, 'account.deleted', '{}', 'WXS2-LoTUHy3C2BE9Ni_AQ_Z5HfY0_-RyZFfnjEZUII');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (57, 1790856045000, 2, 3, 'session.started', '{}', 'lBEUEGFkAJuH_8X9s8kzHtroX8EjDoSEZruXX51rUfQ');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (58, 1790856046000, 2, 3, 'session.signed_out', '{}', '5MERTLl9G9_zK7wnz1f0XKVYTYvnrSimG-U7qIawbE0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (59, 1790856047000, 2, 2, 'profile.changed', '{"mobile":false}', 'sYuZUU3ijwAXnjb2yFTuxYSu_8wN0gpZzXvkqqo0v2A');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (67, 1790856118000, 2, 2, 'reset_code.sent', '{"by":"sms"}', '4cO_wSlh6OXAGybhfuR75M3XsAcmkwY_pxmHOkXZCAA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (60, 1790856047000, 2, 3, 'call.refused', '{"call":"GET /api/users/guest/list/{userId}","code":"forbidden","from":"svpGN2gX"}', '-6qMosi_I9aN9V4ryoRltslb3Exc7iVLw-yntGObZRM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (61, 1790856047000, 2, 2, 'sign_in.refused', '{"why":"wrong_password","from":"svpGN2gX"}', 'VlBzPepCs5v1hgdh6nKzPdnASi5A1q2ne2CXtek7D68');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (62, 1790856048000, 2, 2, 'token.created', '{"token":1,"right":"passes"}', 'KZUHWfsZQ86ZktuWn2-PeVW7Xqn-3zqKeIwAqMA62qk');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (63, 1790856050000, 2, 4, 'session.started', '{}', '38ZHFE3vLcY2xEbaoEmiIRqiP6pLp8WJjwNJYwlPNg4');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (64, 1790856052000, 2, 4, 'authenticator.enabled', '{}', 'MoUpJ7gUfeNdmz57-cIDtiMGMo4j29u40KDwXTeJjzM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (65, 1790856054000, 2, 3, 'passkey.added', '{"passkey":1}', 'CbPXC-BxRCXcFhVypFMhHrkIJ5X9MDx0MLR0GpX3vJI');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (66, 1790856056000, 2, 3, 'session.started', '{}', 'HO0HG_uRSIjM54MXMrf0Lqb_bm2UXQlaL5byRyRXzV8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (68, 1790856119000, 2, 7, 'reset_code.sent', '{"by":"mail"}', '19IzIUa0urRAvj6FG4IS9sMZ2hiRBrQDee_Qn4tPIO0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (71, 1790856124002, 2, NULL, 'device.connected', '{"device":2}', 'T_xwIsvcNiqnnyBG67t2ms-y6ap6DpMUQC1xbd4Jh6E');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (72, 1790856124005, 2, 2, 'pin.renamed', '{"device":2,"pin":"18"}', 'RDBa_yaiotf2r_Kxaw3DFKe7b96UERqdCu3X6zL8bsg');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (73, 1790856124005, 2, 2, 'pin.icon_changed', '{"device":2,"pin":"18"}', 'SIaFGcg7ZCwJT_rsst9dAHiM8o4UJq6gw08pfiGkIMI');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (74, 1790856124006, 2, 2, 'pin.moved', '{"device":2,"pin":"25","room":2}', 'e_TIO29LeAqzaf_tMgndLGNXVDBgZmfIR3Y6lurOLtM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (75, 1790856124007, 2, 2, 'device.static_ip_set', '{"device":2}', 'bElIsgYVePVHxLsFWBDGers0erUStUPu6L3P6U6jRKw');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (69, 1790856124000, 2, NULL, 'device.connected', '{"device":4}', 'x6bkXpjvclA4eTx5lzJlgv3YnJRWBZKwbTz1bLORypk');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (70, 1790856124001, 2, NULL, 'device.connected', '{"device":3}', 'YWKv2xTlQJI0h0N1HjZINKOE4ARCsYhKxsd4jr5ydVU');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (76, 1790856124008, NULL, NULL, 'commands.sealed', '{"requested":[[1,2,"JHcEo1huhfRCAelH"]]}', 'Nesjpill3DTvMJjK3louSiVC8HPrinFN9kfcshlU7FU');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (77, 1790856124010, NULL, NULL, 'commands.sealed', '{"ended":[[1,2,"R3OK5tClE3FUavzm"]]}', 'B3ECkCoZviAh0wDPD64BwN-ydDowOqhnrpqgvdyoNTQ');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (78, 1790856124011, NULL, NULL, 'commands.sealed', '{"requested":[[2,2,"78WByehksGLb5qkF"]]}', 'UbNjwsu-764BZtWIwMGRyCHXXM9cwn-CGXot1bT8j-c');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (79, 1790856124012, NULL, NULL, 'commands.sealed', '{"ended":[[2,2,"JszsILwBM_5C8zW4"]]}', 'JjIRszAWLd9gYqtNThP1HH8qmWtBgkMnj5Ik30Z_FRo');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (80, 1790856124013, NULL, NULL, 'commands.sealed', '{"requested":[[3,2,"alpz17vGQj4_rhAp"]]}', 'AbJble-R1SVMrpsez04qf1xCCQzplwrg4SIkC1U4i8w');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (81, 1790856124014, NULL, NULL, 'commands.sealed', '{"requested":[[4,2,"naRO8_HnuM3kCNYZ"]]}', 'Hk6Iqdxel0I_Tib0ONJj0LsNHJ7RbQSMLgD8VfFhUTA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (82, 1790856130015, NULL, NULL, 'commands.sealed', '{"ended":[[3,2,"z5t_w4eF2qFYmx0Z"]]}', 'LCg_XMJ7OAZbF-Dw77ReMFdnoSPOYUvOcsps5Aln_JY');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (83, 1790856130015, NULL, NULL, 'commands.sealed', '{"ended":[[4,2,"WkbiLt3AOGm1aqm4"]]}', 'zW6pzi4Yo74_osYxuXpL0bp2VsniM0SdHkg29M4R4Ps');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (84, 1790856130015, NULL, NULL, 'commands.sealed', '{"requested":[[5,2,"2PBwCctJ7SXeDfUH"]]}', '6IkBLSaPQw_uanWGXseMO4eNF6YKrbQk0V1myHw7T1U');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (85, 1790856130017, 2, 2, 'device.registered', '{"device":6,"room":null}', 'u0b57rNW1U3FPV3MfPNstl6JP0kkFH8cP4MRF9z6g28');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (86, 1790856131017, 2, 2, 'device.deleted', '{"device":6}', 'UHGNuROuOjrdjs08a-XkPd_bfIFhWOzDEWveuBFfW6g');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (87, 1790856132017, NULL, NULL, 'server.stopped', '{"replica":"x0P9seoL"}', 'qa4tPLwRjOt03qfTnZEN7hPwUwACs5vYc2K0wK-WWdI');


--
-- Data for Name: audit_head; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.audit_head (id, count, link, seal, cut_count, cut_link, cut_at) VALUES (1, 87, 'qa4tPLwRjOt03qfTnZEN7hPwUwACs5vYc2K0wK-WWdI', 'l4qTA9aR4ZEPd-yN_NEfClJOJUOWcKBCigIYVw9s0kQ', 19, 'iZGrX5TvKJDR661yWAATikoHHOXqJtkE5A1P8033u64', 1790856013000);


--
-- Data for Name: audit_pending; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: challenge; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.challenge (challenge_hash, purpose, person_id, detail, expires_at, tries_left) VALUES ('_GEck4luq_YqsCOKTiWVPk_qifcHx8lyTd3O7cpgrdc', 'passkey_sign_in', NULL, NULL, 1790856420000, 1);
INSERT INTO public.challenge (challenge_hash, purpose, person_id, detail, expires_at, tries_left) VALUES ('Uj7Ih6-uemoXDfvBwIbsogfP2iJ0rnbzU38caSjYz0I', 'second_factor', 4, '{"remember":false}', 1790856421000, 5);


--
-- Data for Name: command; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count) VALUES (1, 2, 2, 'person', 2, 'page', '"done"', 'x0P9seoL.Mev2wnMsko2cSo6l', 'on', '18', 1, 1790856124008, 1790856129008, 1790856124009, 'done', NULL, 1790856124010, 1);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count) VALUES (2, 2, 2, 'person', 2, 'page', '"failed"', 'x0P9seoL.Mev2wnMsko2cSo6l', 'off', '18', 0, 1790856124011, 1790856129011, NULL, 'failed', 'Relay is stuck', 1790856124012, 1);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count) VALUES (3, 2, 2, 'person', 3, 'page', '"superseded"', 'x0P9seoL.j4EQaL3c346KQEmn', 'off', '18', 0, 1790856124013, 1790856129013, NULL, 'superseded', 'Replaced by a newer command', 1790856124014, 1);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count) VALUES (4, 2, 2, 'person', 2, 'page', '"expired"', 'x0P9seoL.Mev2wnMsko2cSo6l', 'on', '18', 1, 1790856124014, 1790856129014, NULL, 'expired', 'The device has not answered', 1790856130015, 1);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count) VALUES (5, 2, 2, 'person', 3, 'page', '"living"', 'x0P9seoL.j4EQaL3c346KQEmn', 'off', '18', 0, 1790856130015, 1790856135015, NULL, NULL, NULL, NULL, 1);


--
-- Data for Name: contact_message; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.contact_message (id, name, email, message, written_at) VALUES (1, 'Visitor', 'visitor@golden.example', 'Is it
for sale?', 1790856117000);


--
-- Data for Name: device; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version, pin_changes, tank_litres) VALUES (1, 1, NULL, 'SC-GOLDEN-1', 'The same name next door', 'dlUZLZ3-OOt0PU1og4Tp44M_gFCPmZGyAQwlgYZ5BHE', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, 0, 0, 1790856001000, NULL, NULL, NULL, NULL, NULL, 0, '', NULL);
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version, pin_changes, tank_litres) VALUES (5, 2, NULL, 'SC-GOLDEN-4', 'In its box', '1g-TeLz7yg717Ln7jb1pbdKzXtOt9Ak1yBCuh-vod_s', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, 1, 0, 1790856008000, NULL, NULL, NULL, NULL, NULL, 2, '', NULL);
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version, pin_changes, tank_litres) VALUES (2, 2, 1, 'SC-GOLDEN-1', 'Lights', 'VChqNwZI_mpMqIW98BK9wdk08D8bXjzxT8rtb3PTlFM', '192.168.1.40', '192.168.1.50', '192.168.1.1', '255.255.255.0', '192.168.1.2', '192.168.1.77', NULL, 'golden 1.2', 3600, -61, 181000, 0, 1790856130017, 1, 15, 1790856005000, 'wO0ZTccd__iLD2qlBE42F1y7PQ8mM1Frtjt8NVB3UMQ', NULL, '25,18,21,19', 'x0P9seoL', 1790856124002, 4, '9,2,1,1,0', NULL);
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version, pin_changes, tank_litres) VALUES (3, 2, 2, 'PC-GOLDEN-2', 'Fan', 'OfAbpMbrvH_txed8ro_Iw6CC1uKJYyaFDmc8pKwgIRM', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1790856130017, 1, 2, 1790856006000, 'wO0ZTccd__iLD2qlBE42F1y7PQ8mM1Frtjt8NVB3UMQ', NULL, NULL, 'x0P9seoL', 1790856124001, 1, '1,1,1,0,0', NULL);
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version, pin_changes, tank_litres) VALUES (4, 2, 1, 'WLM-GOLDEN-3', 'Tank', 'qSXILNLkUmK1r7R6LJNwXp2QHh0Z4OpEyCQ-wf5bV-M', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, '72%', NULL, NULL, NULL, NULL, 0, 1790856130017, 1, 2, 1790856007000, 'wO0ZTccd__iLD2qlBE42F1y7PQ8mM1Frtjt8NVB3UMQ', NULL, NULL, 'x0P9seoL', 1790856124000, 1, '1,1,1', 1200);
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version, pin_changes, tank_litres) VALUES (6, 2, NULL, 'SC-GOLDEN-5', 'On its way out', '6fgzP300aNXacplOD7OcY--vKgh1nNBj2jA3ygTIH48', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, 1, 0, 1790856130017, NULL, 1790856131017, NULL, NULL, NULL, 0, '', NULL);


--
-- Data for Name: favourite; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.favourite (person_id, device_id, pin, added_at) VALUES (2, 2, '18', 1790856031000);
INSERT INTO public.favourite (person_id, device_id, pin, added_at) VALUES (3, 2, '19', 1790856032000);


--
-- Data for Name: home; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.home (id, founded_at, name, time_zone, currency, kwh_price) VALUES (1, 1790856000000, '', '', NULL, NULL);
INSERT INTO public.home (id, founded_at, name, time_zone, currency, kwh_price) VALUES (3, 1790856031000, '', '', NULL, NULL);
INSERT INTO public.home (id, founded_at, name, time_zone, currency, kwh_price) VALUES (2, 1790856002000, 'Golden House', 'Asia/Kolkata', 'EUR', 3214);


--
-- Data for Name: installation; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.installation (id, key_fingerprint, created_at) VALUES (1, 'ftIZpV3W9kHnfbk442lL8mYzXIWNEHa1pEwKdcwOoPw', 1790856000000);


--
-- Data for Name: join_code; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.join_code (id, code_hash, home_id, made_by, role, start_at, access_expires_at, room_id, device_id, expires_at) VALUES (2, 'zUI5__86RNAbuPyNYvTtgNEjyO9NMM_1J37Rz2Yh6j8', 2, 2, 'family', NULL, NULL, NULL, NULL, 1790942425000);
INSERT INTO public.join_code (id, code_hash, home_id, made_by, role, start_at, access_expires_at, room_id, device_id, expires_at) VALUES (3, 'HG8nFl00qeiyTRhntJQSVjSXc_4TjE08cgWO0r1yVsQ', 2, 4, 'guest', 1790856017999, 1798632018000, 1, NULL, 1790942426000);
INSERT INTO public.join_code (id, code_hash, home_id, made_by, role, start_at, access_expires_at, room_id, device_id, expires_at) VALUES (4, 'YJApChnX02w-dxw0pmsu9vA5ZIyF-ENIEl2ykwQXSmo', 2, 4, 'guest', 1790856017999, 1798632018000, NULL, 3, 1790942427000);


--
-- Data for Name: kysely_migration; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0001-the-house', '2026-11-24T22:51:56.548Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0002-accounts-and-audit', '2026-11-24T22:51:56.633Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0003-standard-words', '2026-11-24T22:51:56.648Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0004-command-log', '2026-11-24T22:51:56.705Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0005-arranging', '2026-11-24T22:51:56.711Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0006-favourites', '2026-11-24T22:51:56.724Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0007-order', '2026-11-24T22:51:56.744Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0008-replica-leases', '2026-11-24T22:51:56.755Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0009-settings-version', '2026-11-24T22:51:56.768Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0010-audit-cut', '2026-11-24T22:51:56.780Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0011-homes-and-accounts', '2026-11-24T22:51:56.794Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0012-grants', '2026-11-24T22:51:56.836Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0013-passes', '2026-11-24T22:51:56.906Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0014-api-tokens', '2026-11-24T22:51:56.937Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0015-pin-grants', '2026-11-24T22:51:56.947Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0016-pin-rooms', '2026-11-24T22:51:56.958Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0017-activity', '2026-11-24T22:51:56.995Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0018-consumption', '2026-11-24T22:51:57.005Z');


--
-- Data for Name: kysely_migration_lock; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration_lock (id, is_locked) VALUES ('migration_lock', 0);


--
-- Data for Name: live_ticket; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.live_ticket (ticket_hash, session_id, expires_at) VALUES ('iXZNEjMkzvoepP912w4Q2Arf8E0MsBe7dpwRBCCxpBU', 'jNeiL0ZWeUMn1aovv5wBBQ', 1790856152000);
INSERT INTO public.live_ticket (ticket_hash, session_id, expires_at) VALUES ('clqe1YJK74gM170FTyuTHPuBEWxsQHR4nEdAk_leT-0', 'xyqGK_X-xWcKr_zpkXePeg', 1790856153000);


--
-- Data for Name: outbox; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (1, 'mail', 'owner@golden.example', 'A way into your Roomwire account has changed', 'On your Roomwire account an API token was made. If this was not you, reset your password at once and look at Settings: Ways to sign in, and API tokens.', 1790856048000);
INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (2, 'mail', 'co-owner@golden.example', 'A way into your Roomwire account has changed', 'On your Roomwire account an authenticator app was turned on. If this was not you, reset your password at once and look at Settings: Ways to sign in, and API tokens.', 1790856052000);
INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (3, 'mail', 'family@golden.example', 'A way into your Roomwire account has changed', 'On your Roomwire account a passkey was added. If this was not you, reset your password at once and look at Settings: Ways to sign in, and API tokens.', 1790856054000);
INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (4, 'sms', '+358401234567', NULL, 'Your Roomwire reset code is 979826. It is valid for 10 minutes. If you did not ask for it, ignore this message.', 1790856118000);
INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (5, 'mail', 'guest-of-home@golden.example', 'Your Roomwire reset code', 'Your Roomwire reset code is 971412. It is valid for 10 minutes. If you did not ask for it, ignore this message.', 1790856119000);


--
-- Data for Name: pass; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.pass (id, home_id, label, secret_hash, pin_hash, browsers_max, created_at) VALUES (1, 2, 'Cleaner · 清洁', 't6QXxECYP_hp98hVr7xcs63pvKs_RJtNEI4C7rNxPK4', '$argon2id$v=19$m=8,t=1,p=1$WB76DwSRplkIvMe+Bo5NQg$pVrhxoQgyob/Kt9/EJCZhpyuybz+n+3s9oGcNSDYsD0', 1, 1790856029000);


--
-- Data for Name: passkey; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.passkey (id, credential_id, person_id, public_key, sign_count, transports, name, created_at, last_used_at) VALUES (1, 'DZq_BAOgL7nx9zaq1MEuug', 3, 'pQECAyYgASFYIGs1PUyQARwyJmbPQxPCKFjoRNJQ6fYy_oT5L4viH4-GIlggm99nZe3jTZULoPjpKCF0NhT9vJ6fRw-ro2S8wuUZFzo', 1, '["internal"]', 'Golden phone', 1790856054000, 1790856056000);


--
-- Data for Name: person; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (1, 1, 'user', 'Golden neighbour <b>&', 'neighbour@golden.example', '$argon2id$v=19$m=8,t=1,p=1$auhHqHjbS1QiN5h3YFgXTQ$6NWM6gQB4l/JVcn2sU/cBZSpBBQ66tWWfzxUARocmvs', NULL, NULL, NULL, NULL, NULL, 1790856000000, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (3, 2, 'family', 'Golden family <b>&', 'family@golden.example', '$argon2id$v=19$m=8,t=1,p=1$9fvP0ObkCYqJd1Y3YnBsLg$E3tRaOwXm4UYyuQS2COxj+FSER/S9qEgPfYW8mnqlmU', NULL, NULL, NULL, NULL, NULL, 1790856013000, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (5, 2, 'guest', 'Golden guest-of-room <b>&', 'guest-of-room@golden.example', '$argon2id$v=19$m=8,t=1,p=1$4nx83cx5nDMGFC3pleH8/w$EJHeIzm3jRN8JRQ9gq5OBEM4wnJkmImkHBOSr2kkF+Q', NULL, NULL, NULL, NULL, NULL, 1790856018000, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (6, 2, 'guest', 'Golden guest-of-device <b>&', 'guest-of-device@golden.example', '$argon2id$v=19$m=8,t=1,p=1$S9SfDnGZTqmlRfpW7KS/sg$JYIdtJdTyDBDVeDSqqLhLZaC4ie99I4PM1Gqz19C8oY', NULL, NULL, NULL, NULL, NULL, 1790856019000, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (7, 2, 'guest', 'Golden guest-of-home <b>&', 'guest-of-home@golden.example', '$argon2id$v=19$m=8,t=1,p=1$Tr5ahdLi0hEkyHrA4GFi0w$TjYk2Kpssf54TI1T4VTu/Ln6fNVUKEQVpqedT6+lWVY', NULL, NULL, NULL, NULL, NULL, 1790856020000, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (8, 2, 'guest', 'Golden guest-of-tomorrow <b>&', 'guest-of-tomorrow@golden.example', '$argon2id$v=19$m=8,t=1,p=1$QGdu3TvurOCFV+z8H9zvCA$ce9OluVK4Sy8apjkQBLn86iU5+wHxw4fa/FHMiKWD2A', NULL, NULL, NULL, NULL, NULL, 1790856021000, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (9, 2, 'guest', 'Golden guest-by-code <b>&', 'guest-by-code@golden.example', '$argon2id$v=19$m=8,t=1,p=1$PZQRyvEnVWoqKNoN3RUOZw$XAJo5PPuPx/vmBpjkiwTXEJtJTyms3BItRQhInWjBAE', NULL, NULL, NULL, NULL, NULL, 1790856023000, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (10, NULL, 'family', 'Golden homeless <b>&', 'homeless@golden.example', '$argon2id$v=19$m=8,t=1,p=1$QwNiisPtMXMsKfpoqiR5Gg$odDaGk+pzFcGjkk9yFCaqRrTpy+gYuacT5KNetABzBw', NULL, NULL, NULL, NULL, NULL, 1790856028000, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (11, 3, 'super_admin', 'Closed', 'closed@golden.example', '$argon2id$v=19$m=8,t=1,p=1$N7kOblgCiE74BSCU5SwbZA$XvGq2fHBGvWrrewwUgl7BLOwpPpr9IIyC5vC3oDQ79U', NULL, NULL, NULL, NULL, NULL, 1790856031000, 1790856031000, NULL, NULL, NULL, 0);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (2, 2, 'user', 'Golden owner <b>&', 'owner@golden.example', '$argon2id$v=19$m=8,t=1,p=1$vlctcQPUcSvOUyJ5AvWnXA$vgVM+hXBSgDc21jqoD2sbV+oExwyOKfBSCPG6m6Ol70', '+358401234567', 'Ring three times', 'Golden Street 1
00100 Helsinki', '5iDkZkNH1PzEI7hXLIdYKBJPWCblAkti73ddtt-70ct-77-PbL3C', '1952-10-13', 1790856002000, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (4, 2, 'admin', 'Golden co-owner <b>&', 'co-owner@golden.example', '$argon2id$v=19$m=8,t=1,p=1$UIW6YuJyDv8Xg/BHXfSLhQ$FMFrBD1CaqmhUUjAx/sg778hBlWgjoLRVjLbvZCb9ac', NULL, NULL, NULL, NULL, NULL, 1790856015000, NULL, 'ZAreti1gR-wasKwjT7eS8UWqLTYl4owBwQ-rav4Z7bE_Mapp68kfl0VuxVzAfPnEA4Q9gAr9qsuUh75R', 1790856052000, 59695201, 1);


--
-- Data for Name: pin; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts) VALUES (1, '18', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts) VALUES (1, '19', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts) VALUES (1, '21', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts) VALUES (1, '25', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts) VALUES (3, '21', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts) VALUES (5, '18', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts) VALUES (5, '19', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts) VALUES (5, '21', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts) VALUES (5, '25', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts) VALUES (4, 'pump', NULL, 0, 1790856124000, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts) VALUES (4, 'led', NULL, 1, 1790856124000, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts) VALUES (3, '18', NULL, 1, 1790856124001, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts) VALUES (3, '19', NULL, 0, 1790856124001, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts) VALUES (3, '13', NULL, 2, 1790856124001, NULL, NULL, NULL, NULL, NULL, NULL, 55);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts) VALUES (2, '21', NULL, 0, 1790856124003, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts) VALUES (2, '19', NULL, 0, 1790856124004, NULL, NULL, 1790856124004, 'touch', NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts) VALUES (2, '25', NULL, 1, 1790856124003, NULL, 2, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts) VALUES (2, '18', 'Ceiling light', 1, 1790856124010, 'ceiling_lamp', NULL, 1790856124010, 'page', 'person', 2, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts) VALUES (6, '18', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts) VALUES (6, '19', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts) VALUES (6, '21', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts) VALUES (6, '25', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);


--
-- Data for Name: recovery_code; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'lse-3dWFZLOPp-dxmd1_Q-Tw7poq88BAfz_G82HBHv4');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'yfHJzmE8Vw8Lr6-eZ45beUV_tKjoobUzMNAtVwxp3gA');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, '0xdS6VolNMHmBiZ8ZsoU1ZXsJz4bkZLcmFPb7bc3RuU');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, '8lclGgtGYKNUpc_HhCkQclo5Ckzbz6TZquCqnPBPgnA');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, '7BRxcnk8SlTCtGL-0cOp2QNWc23tdw5zwe2wOSEIyFs');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'kaT9kmCcWKeU7H-ifoj0CLu2FtXPDfnKUdf3eBx8KOY');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'lvZvocvyCss9ITHRAf241_6eZ725qlXcK7D8rr20ujQ');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'cfK3XQhx2awSAaZzCkha0A6dlRpyNuGbF4GCfZj8_so');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'PWoeXWPzGtiGRvqppzMgqjKBhN_acjq0iy_FTrtY4gY');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, '-1SsPREqU3uXICb_ICKY2yj6_haH4OSlI-Yn5Stsef8');


--
-- Data for Name: replica; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: reset_code; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.reset_code (person_id, code_hash, browser_hash, asked_from, expires_at, tries_left) VALUES (2, 'KIja8W_qhrbVFduOjMVY57Fnig1VJOEuDLWnb3WGcs8', 't9IzyTvquW5Q5LrqHQsFhxvaQGSiknrWTkTYucQbJWo', '127.0.0.1', 1790856718000, 5);
INSERT INTO public.reset_code (person_id, code_hash, browser_hash, asked_from, expires_at, tries_left) VALUES (7, 'Oe09DXfDyuzwBYDzMtomeKE7eitcXWSx1XpzsMcr5aA', 'Lol16-lQ8-Uz9qOa117ROLBYS_KLuQA8lRj1tEhYEIg', '127.0.0.1', 1790856719000, 5);


--
-- Data for Name: room; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.room (id, home_id, name, name_key, created_at) VALUES (1, 2, 'Living Room', 'living room', 1790856003000);
INSERT INTO public.room (id, home_id, name, name_key, created_at) VALUES (2, 2, 'Küche · 厨房', 'küche · 厨房', 1790856004000);


--
-- Data for Name: session; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('rMMOvM0CqUGK4R0QQ3rhwQ', 10, 1790856028000, 1790899228000, 'Golden browser', NULL, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('RBzBsY9OGMswfFXjpyrCowQtsmX8f4cPEvivkqni9q0', NULL, 1790856030000, 1825416030000, 'Golden browser', NULL, 1);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('b2He28CHAGNUJDUYLxQHYg', 3, 1790856056000, 1790899256000, 'node', NULL, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('fNFImb9ZHsktnrD6JKBxfw', 1, 1790856000000, 1790899200000, 'Golden browser', 1790856118000, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('xO7ZXSPCUea4O9ryPFfuvQ', 4, 1790856016000, 1790899216000, 'Golden browser', 1790856118000, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('TigNaKMsZZYDfqY0iPN3dQ', 9, 1790856023000, 1790899223000, 'Golden browser', 1790856118000, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('AzC5i_74QC7r8XmdVHGmmA', 4, 1790856050000, 1790899250000, 'Golden browser', 1790856118000, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('jNeiL0ZWeUMn1aovv5wBBQ', 2, 1790856002000, 1790899202000, 'Golden browser', 1790856132017, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('xyqGK_X-xWcKr_zpkXePeg', 3, 1790856014000, 1790899214000, 'Golden browser', 1790856132017, NULL);


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

SELECT pg_catalog.setval('public.audit_pending_id_seq', 78, true);


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
