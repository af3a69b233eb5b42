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
    lease_s integer
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
    features text DEFAULT ''::text NOT NULL
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
    watts integer,
    lease_command integer,
    lease_ends_at bigint,
    lease_holder text,
    on_for_s integer
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
INSERT INTO public.activity (home_id, device_id, part, at, value, cause, count, last_at) VALUES (2, 4, 'connection', 1790856130019, '0', 'device', 1, 1790856130019);
INSERT INTO public.activity (home_id, device_id, part, at, value, cause, count, last_at) VALUES (2, 3, 'connection', 1790856130019, '0', 'device', 1, 1790856130019);
INSERT INTO public.activity (home_id, device_id, part, at, value, cause, count, last_at) VALUES (2, 2, 'connection', 1790856130019, '0', 'device', 1, 1790856130019);


--
-- Data for Name: api_token; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.api_token (id, person_id, home_id, label, token_right, token_hash, created_at, last_used_at) VALUES (1, 2, 2, 'Golden calendar', 'passes', 'GKvYhuT0cc_cD1_-_uHHATNAxzyo7ZatVnEaXuydn4Q', 1790856048000, 1790856049000);


--
-- Data for Name: arrangement; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.arrangement (person_id, kind, ids, changed_at) VALUES (2, 'rooms', '1,2', 1790856033000);
INSERT INTO public.arrangement (person_id, kind, ids, changed_at) VALUES (3, 'devices', '4,2', 1790856034000);


--
-- Data for Name: attempt; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/address/J94H620z_jjECkxKgvCYCshamlwzfcDD2rWYP7NWnx8', 2, 1790859718000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/asked/hour/zj8pW7o_2-3GGI5dkDpmjEPRuNHEm2wJYXEHxtAHYho', 1, 1790859719000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/asked/day/zj8pW7o_2-3GGI5dkDpmjEPRuNHEm2wJYXEHxtAHYho', 1, 1790942519000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/hour/J94H620z_jjECkxKgvCYCshamlwzfcDD2rWYP7NWnx8', 2, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/day/J94H620z_jjECkxKgvCYCshamlwzfcDD2rWYP7NWnx8', 2, 1790942400000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/all/pI4JhWN91WZx71rK3JzoXbX1tS_tj92ftySGHkhpW28', 2, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/visit/GWi6YvVxi0NcZCk3W9SGAj402VDZIPbiMo5cFrMgaNM', 1, 1790859719000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/account/hour/HsjGCycpx2fvbNK6kL6ciLb1BBKLdOQ3cgvLRPH121Y', 1, 1790859719000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/account/day/HsjGCycpx2fvbNK6kL6ciLb1BBKLdOQ3cgvLRPH121Y', 1, 1790942519000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/all/pI4JhWN91WZx71rK3JzoXbX1tS_tj92ftySGHkhpW28', 2, 1790859718000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('passkey/address/J94H620z_jjECkxKgvCYCshamlwzfcDD2rWYP7NWnx8', 2, 1790856955000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/hour/qJSELfeoHGgR4_73IZkRp7tGsgyF46EFHjo2uCzGKxU', 0, 1790859613000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/day/qJSELfeoHGgR4_73IZkRp7tGsgyF46EFHjo2uCzGKxU', 0, 1790942413000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('register/address/J94H620z_jjECkxKgvCYCshamlwzfcDD2rWYP7NWnx8', 5, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('register/all/pI4JhWN91WZx71rK3JzoXbX1tS_tj92ftySGHkhpW28', 5, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/address/J94H620z_jjECkxKgvCYCshamlwzfcDD2rWYP7NWnx8', 1, 1790856914000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/account/edRFAjjHYIsoTztIPE-AiF8MNTMKV2AFPWOaHiiZxwo', 0, 1790942416000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('socket/address/J94H620z_jjECkxKgvCYCshamlwzfcDD2rWYP7NWnx8', 3, 1790856184009, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/account/jInikSFcJAIgF_yv_WaYprcvH9oG9vsgJhFaFzT-MWw', 0, 1790942414000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/account/vmsr6-qodbyaWej6ZNKsopfev1V0osE9kWhAsgRcoSE', 1, 1790942447000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('password-again/account/eYKzj3LQzmJhbNinDucN1heVJErcncCzGqMDUUIljhg', 0, 1790942448000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('password-again/account/xnPN327Bwuzdk3ymYLjidx5V-oUP8Wa2KHcqCdyaZU8', 0, 1790942451000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('code/signed-in/xnPN327Bwuzdk3ymYLjidx5V-oUP8Wa2KHcqCdyaZU8', 0, 1790942452000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('password-again/account/LMIYEGualcZZOB2d5aCHJbuoaOZ0OAziTVALmmcML_0', 0, 1790942453000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('contact/address/J94H620z_jjECkxKgvCYCshamlwzfcDD2rWYP7NWnx8', 1, 1790859717000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('join/address/J94H620z_jjECkxKgvCYCshamlwzfcDD2rWYP7NWnx8', 1, 1790859624000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('join/account/ktrECtvRPs47uDGEL-sa-YOcniFkWb4NpCMKYycLs7Y', 1, 1790859624000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('sms/address/J94H620z_jjECkxKgvCYCshamlwzfcDD2rWYP7NWnx8', 1, 1790859718000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/asked/hour/vmsr6-qodbyaWej6ZNKsopfev1V0osE9kWhAsgRcoSE', 1, 1790859718000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/asked/day/vmsr6-qodbyaWej6ZNKsopfev1V0osE9kWhAsgRcoSE', 1, 1790942518000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/visit/AH4dDnnaFEYdzd9wA1SzPg63RY1Osar0WQRZg2L7-p0', 1, 1790859718000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/account/hour/eYKzj3LQzmJhbNinDucN1heVJErcncCzGqMDUUIljhg', 1, 1790859718000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/account/day/eYKzj3LQzmJhbNinDucN1heVJErcncCzGqMDUUIljhg', 1, 1790942518000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('sms/number/smEAgAiVSomas8aKr-usmmyAMy_ewCzZQNO_x499CqI', 1, 1790859718000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('sms/all/pI4JhWN91WZx71rK3JzoXbX1tS_tj92ftySGHkhpW28', 1, 1790942518000, 0);


--
-- Data for Name: audit; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (20, 1790856013000, 2, 2, 'family.created', '{"member":3}', '_KilcVsZ-qNBcja2cRfF_vQtwU4qUsmE-Jbxcq30eWo');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (21, 1790856014000, 2, 3, 'session.started', '{}', 'GF7d5Tq_2yaVObTRLcdAJVQk5Hg3VH73WzbO3HpMXdo');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (22, 1790856015000, 2, 2, 'family.created', '{"member":4}', 'z2J8_hNULXQd4OLv_MmWAUY62Yj3GLmnibS2HLZkTTU');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (23, 1790856016000, 2, 4, 'session.started', '{}', '_FHAdGZBh8KxLEFPTR1zyA8DbN2aVMr04FfVk_L4XIM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (24, 1790856017000, 2, 2, 'co_owner.added', '{"member":4}', 'tSiJP2swCOI7FwYwyJ0FWC1BbYeBbDhK30-uUaYl5jk');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (25, 1790856018000, 2, 2, 'guest.created', '{"member":5,"rooms":[1],"devices":[],"pins":[{"device":3,"pin":"13"}],"expires_at":1798632018000}', 'EwAKV5Efl3GXRlhgozZnKEZTYt6IGlJs9hndxAQspIM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (26, 1790856019000, 2, 2, 'guest.created', '{"member":6,"rooms":[],"devices":[2],"expires_at":1798632018000}', 'vZ0v4OifGACW34LDj4eTgLjyQ76ZF_f0I0P9mpByBgg');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (27, 1790856020000, 2, 2, 'guest.created', '{"member":7,"rooms":[],"devices":[],"expires_at":1798632018000}', 'bdw1Hx6ghLLVgahnl6pqAHlKyxrcOWdJVotnvr5C-Iw');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (28, 1790856021000, 2, 2, 'guest.created', '{"member":8,"rooms":[1,2],"devices":[],"expires_at":1798632018000}', 'WLBGBuUV1kOUdXFwl7SczrAVTgzBejnTNr4XRtjsJCU');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (29, 1790856022000, 2, 2, 'join_code.created', '{"join_code":1,"role":"guest"}', 'FciBi_hTjK0GrKZd-5KQsHdUWajjJAYQusjTsy4nPf0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (30, 1790856023000, NULL, 9, 'account.registered', '{"role":"guest"}', 'zYuqJC4dWlDk5T6khcO7bI-HSsM43zMGgD25tIXMBUA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (31, 1790856023000, NULL, 9, 'session.started', '{}', 'Pn3UjYPwMjNa91DNOJmITTy3iAfh4nPUpJtd81k0BFs');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (32, 1790856024000, 2, 9, 'home.joined', '{"role":"guest"}', 'Q-J1d5pOTDIBWjLBbSwGqlCR6JjS1z2bapspRTp_0xo');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (33, 1790856025000, 2, 2, 'join_code.created', '{"join_code":2,"role":"family"}', 'jhTGyNbz1_ety_9vMm-5fjSZ1cRAQk-obHsFBE8Zq-s');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (34, 1790856026000, 2, 4, 'join_code.created', '{"join_code":3,"role":"guest"}', 'rupip4Qd8XqDvImmnMj_dvEqfrds8LcPwlbtvQu7Cpo');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (35, 1790856027000, 2, 4, 'join_code.created', '{"join_code":4,"role":"guest"}', 'I0Pq-Hr0DfXrW_BKkM6zivw70F3sCCOBohaylr2pwIQ');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (36, 1790856028000, NULL, 10, 'account.registered', '{"role":"family"}', 'S4EoJ3zDKh53U4ahkunT71vGEHTk8g6kSNcD2nEO25w');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (37, 1790856028000, NULL, 10, 'session.started', '{}', 'Kw86IWUc_G73H6QbH67aOLd6w1rTWUwMEhNkT0J0Jzs');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (38, 1790856029000, 2, 2, 'pass.created', '{"pass":1,"rooms":[1,2],"devices":[],"expires_at":1798632018000}', 'CBv1eFFZkNrvfMCbGpDKD9ZGWMSV3hx7T8xS_ksXI3M');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (39, 1790856030000, 2, NULL, 'pass.opened', '{"by_pass":1}', 'lTZQBWIWEz9RCAovhlRc_ydQ8rTC8X9xn4OlJoHerTs');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (40, 1790856031000, 3, 11, 'operator.created', '{}', 'jFS8G-DnSIC0iLDE_FRL_yLetUS22xH9sZ9p6rzsmmA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (41, 1790856031000, 3, NULL, 'account.disabled', '{"member":11}', 'XvA-Jo1TluW9eubRHA5Bz8_1cmbuDObVMZTTE9zvMDc');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (42, 1790856031000, 2, 2, 'favourite.added', '{"device":2,"pin":"18"}', 'sI-NFXvXvC4sIXv3Hr-OZnuKE46Mu5NlzRAXQVLuPMY');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (43, 1790856032000, 2, 3, 'favourite.added', '{"device":2,"pin":"19"}', 'jvY6fhPrQruppE1XDPGiRPbXT6detyDhShvWtBcencI');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (44, 1790856035000, 2, 2, 'device.pins_arranged', '{"device":2}', 'vqzpNKcS_fTrzl_BqeBjS3CQ-cziiGsnW-U1EnoxUEg');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (45, 1790856036000, 2, 2, 'device.updated', '{"device":5,"name":true,"local_ip":false}', 'S_vJHNFCrJBDgEI7tWCxVPIIOoILvkc4CAJtrEMbO6Y');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (46, 1790856037000, 2, 2, 'device.removed', '{"device":5}', '4pQvvwmPb-xA8HOc188-ZaMDG3kR97-m0d8CiDRTPbQ');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (47, 1790856038000, 2, 2, 'device.secret_reset', '{"device":5}', 'Hj81QMbYH7dGM0h2KSmBiSBnl2Q8kENQVnXW5RgmH9A');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (48, 1790856039000, 2, 2, 'join_code.created', '{"join_code":5,"role":"family"}', 'kYpajR9J0Dirse9CrzJGpyH9hIiGB3CQfKv0oW6-vXE');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (49, 1790856040000, 2, 2, 'join_code.revoked', '{"join_code":5}', 'jAlmAWKmwhd3e68KGGRiIupuEBqmv-jo76iZTbinES4');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (50, 1790856041000, 2, 2, 'guest.created', '{"member":12,"rooms":[],"devices":[],"expires_at":1790942441000}', 'mC7Rc1mPHsfBbNvudJG_Pyb5Cf3PghBI5jiC84eaUHI');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (51, 1790856042000, 2, 2, 'guest.deleted', '{"member":12}', 'f0SU10ajRUQAsrs3SWDu2nJoPvZ6qcdVgAbNUB9XYl4');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (52, 1790856043000, 4, 13, 'home.founded', '{}', 'ABFKJKWKEmQl5T5iwPR7N2uQJZXboBQm45X7IVEpaTU');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (53, 1790856043000, 4, 13, 'account.registered', '{"role":"user"}', 'iBuJiyV-gqZSrHQb1y0INF9kQDwRJcFgf7CSOMNvMPo');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (54, 1790856043000, 4, 13, 'session.started', '{}', 'leY0_8DJTz5yyO54qusDZ_Vvrq5iIeRMR_kMtNUcIVs');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (55, 1790856044000, 4, 13, 'home.deleted', '{"devices":0}', 'gvJpFR-HQMj-eNkSvazZz4YGalZ3sOC0e0D0ZXEDH5k');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (56, 1790856044000, 4, 13, 'account.deleted', '{}', '3VHMEmVl3E2ByDCPvX8OEFW9MIH-OB9Kuz00XBjAask');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (57, 1790856045000, 2, 3, 'session.started', '{}', 'x47OvCbFhX9KNJZkOjw2UFhmHeDtEZ87r3sPP3OeiQA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (58, 1790856046000, 2, 3, 'session.signed_out', '{}', 'xCtMw6CB_nevIeeH5quSHIoZt6bvHVU-Ym6jY6wC-9I');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (59, 1790856047000, 2, 2, 'profile.changed', '{"mobile":false}', 'nBU6_gd4FFwaEKZadc3FaAC8tAeP-X9-BoitsNJZmuk');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (60, 1790856047000, 2, 3, 'call.refused', '{"call":"GET /api/users/guest/list/{userId}","code":"forbidden","from":"Jd0jhkY3"}', 'JWXw75eH1LOlSgDJWai4rW9ZkFxcRBXH3iJeCnt3s1Q');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (61, 1790856047000, 2, 2, 'sign_in.refused', '{"why":"wrong_password","from":"Jd0jhkY3"}', 'eRJ6ji7wZVEEwQa-cg39ZZRdjsuy8ujfL45xIkiOgQM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (62, 1790856048000, 2, 2, 'token.created', '{"token":1,"right":"passes"}', 'au__ZS9orxm7R29-qvYi92KUpRDAQYYA7AE5yNYnfdM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (63, 1790856050000, 2, 4, 'session.started', '{}', '7uR8-30wZkA6kakV5pTZRNakD_mx0LRzsZZkSur5eFk');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (64, 1790856052000, 2, 4, 'authenticator.enabled', '{}', 'BBqlNnHhPkeBmnSM7yUoYTm-tkk1Lwx9G1sDnvgqXq8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (65, 1790856054000, 2, 3, 'passkey.added', '{"passkey":1}', 'ADA8bOZ_36CIR0_msUPypwT7PHEMxT4SkDRgidYKAio');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (66, 1790856056000, 2, 3, 'session.started', '{}', 'T-Cle_ZQDgEgEy4eiEa7XmB8UJIs9jSh5_Z9hEPAi5U');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (67, 1790856118000, 2, 2, 'reset_code.sent', '{"by":"sms"}', 'jSOvY7LuEYtg9AzOA1SVVY-S0grzcwAX-YRteW133yE');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (68, 1790856119000, 2, 7, 'reset_code.sent', '{"by":"mail"}', 'ov7PyW_mpPpZsvIPTQAaOxfSV3PSNasf3UJDuY_U5Vg');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (69, 1790856124000, 2, NULL, 'device.connected', '{"device":4}', 'cdvzEWN0uI898913bIg0yfEOI65UXGcZieyA1Sez7sI');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (70, 1790856124001, 2, NULL, 'device.connected', '{"device":3}', '2piXr5YHsPeHhqypnfcQAgajBGrAI_zeL7OmMyVjpU4');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (71, 1790856124002, 2, NULL, 'device.connected', '{"device":2}', 'fJrCWm29iA967sEevpG3s-YRfIyuR786fVeYfLOfUSA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (72, 1790856124005, 2, 2, 'pin.renamed', '{"device":2,"pin":"18"}', 'WrYhD6ZCvVzenlmB7gulBot6-5v7XXHwHiuOdq2UxK0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (73, 1790856124005, 2, 2, 'pin.icon_changed', '{"device":2,"pin":"18"}', 'DrAIceKKqp3HWcld99WNb00UwAZa8HblP6lQRl8aUwY');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (74, 1790856124006, 2, 2, 'pin.moved', '{"device":2,"pin":"25","room":2}', 'Fk8PVUtvivF57HhXxut7Zhxsc4UeU8ysG3Ud8lWxFCw');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (75, 1790856124007, 2, 2, 'pin.time_set', '{"device":2,"pin":"19","on_for":1800}', 'UPTAKbOeFxY0Td-XvyQ_wAUp87GIEeZARtCpcNtcGkk');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (76, 1790856124008, 2, 2, 'device.static_ip_set', '{"device":2}', 'teuUYkTA9Fd8BDYB2Bha806ORPtHFdvnGwQljAFYtO0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (77, 1790856124009, NULL, NULL, 'commands.sealed', '{"requested":[[1,2,"4Fw6pT8MNYzto1L9"]]}', 'uXGw3Fhtk2GfzmxfYF8DEEIs5jLyq4Lun_NbyHNnvVM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (78, 1790856124011, NULL, NULL, 'commands.sealed', '{"ended":[[1,2,"3RaqoyVAz6KEwCAW"]]}', 'MBI4LRegUbijJ1TWyOQVBtA7oBbyGhoNyD-VQ_0YoNA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (79, 1790856124012, NULL, NULL, 'commands.sealed', '{"requested":[[2,2,"KffvCEQ-ofvgj1pZ"]]}', 'iAnODTDdpge2rEFoDTbaqQzWv_nxyRWn1rstN4ZmIFA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (80, 1790856124013, NULL, NULL, 'commands.sealed', '{"ended":[[2,2,"zZ-KTW1cq6PlNItp"]]}', 'b12USNt8jncZUUXXz2zqnS6Bf2zIpTZg1yodhA6li1Y');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (81, 1790856124014, NULL, NULL, 'commands.sealed', '{"requested":[[3,2,"wWr57Q812S9rgu62"]]}', 'IjMf1HJtncU2kvFe7j4LAok-l30OlyGsC8Du_6PPnX8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (82, 1790856124015, NULL, NULL, 'commands.sealed', '{"requested":[[4,2,"w94xV0FZF0NDHM6l"]]}', 'j10SnyJdaYBhPA4JHElX3zS5owGHFAH2ihAhbX_DIHQ');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (83, 1790856130016, NULL, NULL, 'commands.sealed', '{"ended":[[3,2,"SCrkbU8tg6boslCR"]]}', 'z8S489mET9-GrVNXVcTgxbd_BKA32NKzS80aoAYuFc8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (84, 1790856130016, NULL, NULL, 'commands.sealed', '{"ended":[[4,2,"aGTIY1gARobt2YFN"]]}', '_0w609x8sKWIeik5Iihn1RsMwPp2i6Uceif6wdzfLZ0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (85, 1790856130016, NULL, NULL, 'commands.sealed', '{"requested":[[5,2,"ERF0SAxnKX6nvJgT"]]}', 'Y44cn1K9qwieiuPWp3myKqTV9nm8IbIjFza4KcGi6vM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (86, 1790856130017, NULL, NULL, 'commands.sealed', '{"requested":[[6,2,"WjKmDxkQuZS_PMBa"]]}', 'Vxe0dq7-bYV_PjD-uPjWWtCbSsVJWpIEyGBrmH9Tfa8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (87, 1790856130017, NULL, NULL, 'commands.sealed', '{"ended":[[6,2,"l_3HPKgia97u1DFz"]]}', 'jluDn4ys4ofc6VmILGcZCF0S3CbtkD-Nz6fIJXxOIQ0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (88, 1790856130019, 2, 2, 'device.registered', '{"device":6,"room":null}', '2LYyR8yJk4LMrzqceD926rOuZkTuyzvaKQwyDw9D5io');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (89, 1790856131019, 2, 2, 'device.deleted', '{"device":6}', 'e6FQjweJWUkkud7DXvWcVeLCNNElDOdwLmpwH26Og_8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (90, 1790856132019, NULL, NULL, 'server.stopped', '{"replica":"ULZKWzF7"}', 'a9j8ZRgyNZI5_PYl3Pu929uaNT26zQM15bDP6IOCUk0');


--
-- Data for Name: audit_head; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.audit_head (id, count, link, seal, cut_count, cut_link, cut_at) VALUES (1, 90, 'a9j8ZRgyNZI5_PYl3Pu929uaNT26zQM15bDP6IOCUk0', 'xfKRvfHpohMYYve3dLkl5-dcmS0TDzWjILt_iDISR_g', 19, 'BPeV54Us-hgnxfgeSZV4trCXOAoXEIH40vn5HzoDP8w', 1790856013000);


--
-- Data for Name: audit_pending; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: challenge; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.challenge (challenge_hash, purpose, person_id, detail, expires_at, tries_left) VALUES ('ZDsT_M9HiiPLEI5HWywij7Hbd5FAmJaIg5HOVD2a2W4', 'passkey_sign_in', NULL, NULL, 1790856420000, 1);
INSERT INTO public.challenge (challenge_hash, purpose, person_id, detail, expires_at, tries_left) VALUES ('t4TxdAAXhNilGlGeBwPxxHLzSEuYfCOh6t1HsOGtSVY', 'second_factor', 4, '{"remember":false}', 1790856421000, 5);


--
-- Data for Name: command; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count, lease_s) VALUES (1, 2, 2, 'person', 2, 'page', '"done"', 'ULZKWzF7.2Gmk2MJMYTiH-0r_', 'on', '18', 1, 1790856124009, 1790856129009, 1790856124010, 'done', NULL, 1790856124011, 1, NULL);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count, lease_s) VALUES (2, 2, 2, 'person', 2, 'page', '"failed"', 'ULZKWzF7.2Gmk2MJMYTiH-0r_', 'off', '18', 0, 1790856124012, 1790856129012, NULL, 'failed', 'Relay is stuck', 1790856124013, 1, NULL);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count, lease_s) VALUES (3, 2, 2, 'person', 3, 'page', '"superseded"', 'ULZKWzF7.KT4sQW2cp6ODcp-L', 'off', '18', 0, 1790856124014, 1790856129014, NULL, 'superseded', 'Replaced by a newer command', 1790856124015, 1, NULL);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count, lease_s) VALUES (4, 2, 2, 'person', 2, 'page', '"expired"', 'ULZKWzF7.2Gmk2MJMYTiH-0r_', 'on', '18', 1, 1790856124015, 1790856129015, NULL, 'expired', 'The device has not answered', 1790856130016, 1, NULL);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count, lease_s) VALUES (5, 2, 2, 'person', 3, 'page', '"living"', 'ULZKWzF7.KT4sQW2cp6ODcp-L', 'off', '18', 0, 1790856130016, 1790856135016, NULL, NULL, NULL, NULL, 1, NULL);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count, lease_s) VALUES (6, 2, 3, 'person', 2, 'page', '"for an hour"', 'ULZKWzF7.qwZEu_rAyhBD-2qx', 'on', '18', 1, 1790856130017, 1790856135017, NULL, 'done', NULL, 1790856130017, 1, 3600);


--
-- Data for Name: contact_message; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.contact_message (id, name, email, message, written_at) VALUES (1, 'Visitor', 'visitor@golden.example', 'Is it
for sale?', 1790856117000);


--
-- Data for Name: device; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version, pin_changes, tank_litres, features) VALUES (1, 1, NULL, 'SC-GOLDEN-1', 'The same name next door', 'R-dcEImHcc41CeVh8lFNb-3mHctgt2Q-5eGJ1ZmChag', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, 0, 0, 1790856001000, NULL, NULL, NULL, NULL, NULL, 0, '', NULL, '');
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version, pin_changes, tank_litres, features) VALUES (5, 2, NULL, 'SC-GOLDEN-4', 'In its box', 'znTHlFMEGn4yPq3UEUQeXUnVq1-oQlF7iXTzM6Uy4Lc', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, 1, 0, 1790856008000, NULL, NULL, NULL, NULL, NULL, 2, '', NULL, '');
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version, pin_changes, tank_litres, features) VALUES (6, 2, NULL, 'SC-GOLDEN-5', 'On its way out', 'HmnU7897RHNiDBGW3yjgGNESjEaLe_IgGn07meVhOPc', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, 1, 0, 1790856130019, NULL, 1790856131019, NULL, NULL, NULL, 0, '', NULL, '');
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version, pin_changes, tank_litres, features) VALUES (2, 2, 1, 'SC-GOLDEN-1', 'Lights', '9jJU0vsvTn5fXzqhxriWbUjmIxOE_2u4mARkuzg0Sac', '192.168.1.40', '192.168.1.50', '192.168.1.1', '255.255.255.0', '192.168.1.2', '192.168.1.77', NULL, 'golden 1.2', 3600, -61, 181000, 0, 1790856130019, 1, 16, 1790856005000, '-e-qrHh3CtJx8Tg7qXvqXRUyLdd26LaprlIPFGEMZvw', NULL, '25,18,21,19', 'ULZKWzF7', 1790856124002, 5, '9,2,1,1,0', NULL, 'lease');
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version, pin_changes, tank_litres, features) VALUES (3, 2, 2, 'PC-GOLDEN-2', 'Fan', 'qNafKjkWojRxRH2ii6fRXICSM_7Qe_QMwFPMnvp7Sc0', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1790856130019, 1, 4, 1790856006000, '-e-qrHh3CtJx8Tg7qXvqXRUyLdd26LaprlIPFGEMZvw', NULL, NULL, 'ULZKWzF7', 1790856124001, 1, '1,3,1,0,0', NULL, '');
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version, pin_changes, tank_litres, features) VALUES (4, 2, 1, 'WLM-GOLDEN-3', 'Tank', 'sN_HwvWSElKRi6zNHqPh4-TWrMuEOF1hbtv15TcXwb0', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, '72%', NULL, NULL, NULL, NULL, 0, 1790856130019, 1, 2, 1790856007000, '-e-qrHh3CtJx8Tg7qXvqXRUyLdd26LaprlIPFGEMZvw', NULL, NULL, 'ULZKWzF7', 1790856124000, 1, '1,1,1', 1200, '');


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

INSERT INTO public.installation (id, key_fingerprint, created_at) VALUES (1, 'yyanYZPYQkMrnzVs8kKKPA8F9jnbD2lufH8RW6JIrrU', 1790856000000);


--
-- Data for Name: join_code; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.join_code (id, code_hash, home_id, made_by, role, start_at, access_expires_at, room_id, device_id, expires_at) VALUES (2, 'WaC9gwsKwlUo9JSfkhBBugUgQHDGv_lGL1-VSIP5apE', 2, 2, 'family', NULL, NULL, NULL, NULL, 1790942425000);
INSERT INTO public.join_code (id, code_hash, home_id, made_by, role, start_at, access_expires_at, room_id, device_id, expires_at) VALUES (3, '4PPvOkP0Yf7Ccl_xsZzYbNtIrnG5xqILuvs_hS5PGpo', 2, 4, 'guest', 1790856017999, 1798632018000, 1, NULL, 1790942426000);
INSERT INTO public.join_code (id, code_hash, home_id, made_by, role, start_at, access_expires_at, room_id, device_id, expires_at) VALUES (4, 'lz4RQnbWT8KTMTEHrY2zi55nJ-rMXK8V-96vkeyKXZ0', 2, 4, 'guest', 1790856017999, 1798632018000, NULL, 3, 1790942427000);


--
-- Data for Name: kysely_migration; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0001-the-house', '2026-11-24T23:19:45.874Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0002-accounts-and-audit', '2026-11-24T23:19:45.933Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0003-standard-words', '2026-11-24T23:19:45.955Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0004-command-log', '2026-11-24T23:19:46.013Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0005-arranging', '2026-11-24T23:19:46.021Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0006-favourites', '2026-11-24T23:19:46.048Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0007-order', '2026-11-24T23:19:46.069Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0008-replica-leases', '2026-11-24T23:19:46.110Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0009-settings-version', '2026-11-24T23:19:46.112Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0010-audit-cut', '2026-11-24T23:19:46.121Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0011-homes-and-accounts', '2026-11-24T23:19:46.136Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0012-grants', '2026-11-24T23:19:46.186Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0013-passes', '2026-11-24T23:19:46.230Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0014-api-tokens', '2026-11-24T23:19:46.257Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0015-pin-grants', '2026-11-24T23:19:46.262Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0016-pin-rooms', '2026-11-24T23:19:46.270Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0017-activity', '2026-11-24T23:19:46.287Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0018-consumption', '2026-11-24T23:19:46.297Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0019-leases', '2026-11-24T23:19:46.305Z');


--
-- Data for Name: kysely_migration_lock; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration_lock (id, is_locked) VALUES ('migration_lock', 0);


--
-- Data for Name: live_ticket; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.live_ticket (ticket_hash, session_id, expires_at) VALUES ('Y7nCJ9ms0drIbenE6t6nToBWms_IziaV4R6C6Wf0mh4', '4wcZa3VAKLfRsdjd8CZSYg', 1790856152000);
INSERT INTO public.live_ticket (ticket_hash, session_id, expires_at) VALUES ('9wUabKwBqbYFuACrKByZfQAT4IYj_Unyyeo0EeZJJzQ', 'QVHfbnvkSt8wXF0Xi78fcA', 1790856153000);


--
-- Data for Name: outbox; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (1, 'mail', 'owner@golden.example', 'A way into your Roomwire account has changed', 'On your Roomwire account an API token was made. If this was not you, reset your password at once and look at Settings: Ways to sign in, and API tokens.', 1790856048000);
INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (2, 'mail', 'co-owner@golden.example', 'A way into your Roomwire account has changed', 'On your Roomwire account an authenticator app was turned on. If this was not you, reset your password at once and look at Settings: Ways to sign in, and API tokens.', 1790856052000);
INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (3, 'mail', 'family@golden.example', 'A way into your Roomwire account has changed', 'On your Roomwire account a passkey was added. If this was not you, reset your password at once and look at Settings: Ways to sign in, and API tokens.', 1790856054000);
INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (4, 'sms', '+358401234567', NULL, 'Your Roomwire reset code is 455463. It is valid for 10 minutes. If you did not ask for it, ignore this message.', 1790856118000);
INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (5, 'mail', 'guest-of-home@golden.example', 'Your Roomwire reset code', 'Your Roomwire reset code is 581650. It is valid for 10 minutes. If you did not ask for it, ignore this message.', 1790856119000);


--
-- Data for Name: pass; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.pass (id, home_id, label, secret_hash, pin_hash, browsers_max, created_at) VALUES (1, 2, 'Cleaner · 清洁', 'PPSFaR8wbcHHZozbrn801tYZaZe2ks500V1nUe8cXHw', '$argon2id$v=19$m=8,t=1,p=1$yLtZC1b1Y0e2bzhoK/mHmg$ls2O46LExiiA/zCrchykUgcH4ay2SlA4/Pyy9e86wjI', 1, 1790856029000);


--
-- Data for Name: passkey; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.passkey (id, credential_id, person_id, public_key, sign_count, transports, name, created_at, last_used_at) VALUES (1, 'eIYunDX7SuN6zcjf0IwobA', 3, 'pQECAyYgASFYII6bInFYV42LuN3USABIrUvGlzAfw6DLVUYfSlGTe3jJIlggZzAmP2AfEUR8iyOciIDzA_J_0cHpOT3S1HBTb5yJlKs', 1, '["internal"]', 'Golden phone', 1790856054000, 1790856056000);


--
-- Data for Name: person; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (1, 1, 'user', 'Golden neighbour <b>&', 'neighbour@golden.example', '$argon2id$v=19$m=8,t=1,p=1$nGoc/hmhj5dlmf8yT+cDWQ$NFFZuEyw3Agfj2wNn0jzt1Hjrdz7GQyV5DIDAzQXB6g', NULL, NULL, NULL, NULL, NULL, 1790856000000, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (3, 2, 'family', 'Golden family <b>&', 'family@golden.example', '$argon2id$v=19$m=8,t=1,p=1$61hEOolM/WdQYmlXv4ndSA$GjXYsTkfQFXrjsp7YNIwAbRJ2c78Wy1sOywY+jN1znE', NULL, NULL, NULL, NULL, NULL, 1790856013000, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (5, 2, 'guest', 'Golden guest-of-room <b>&', 'guest-of-room@golden.example', '$argon2id$v=19$m=8,t=1,p=1$h9J50lTI3MAqJKFguiFBIQ$vkbadxUjX5gRSiROQiNBiqKM2f+uwLIUn5QOnTzox1g', NULL, NULL, NULL, NULL, NULL, 1790856018000, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (6, 2, 'guest', 'Golden guest-of-device <b>&', 'guest-of-device@golden.example', '$argon2id$v=19$m=8,t=1,p=1$SZlJJJ4hrvD7sG9wRtG7vQ$ph18qPuH0sSDOMcHV5PRNJfwJ9K7N9YcTF8PJE5rPps', NULL, NULL, NULL, NULL, NULL, 1790856019000, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (7, 2, 'guest', 'Golden guest-of-home <b>&', 'guest-of-home@golden.example', '$argon2id$v=19$m=8,t=1,p=1$uKmNEeunyYMGv3Iq7pMrZw$DSiS2Dn/F5qmyLR/VSKrbqf3vHlh4/QmCw47oLMZH8k', NULL, NULL, NULL, NULL, NULL, 1790856020000, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (8, 2, 'guest', 'Golden guest-of-tomorrow <b>&', 'guest-of-tomorrow@golden.example', '$argon2id$v=19$m=8,t=1,p=1$zeA6w3Kpm+DU59RONx8HfA$IRnX3qolpnRjUIF3CVyQsE2LTthzgfGgdrjdHGx56Tk', NULL, NULL, NULL, NULL, NULL, 1790856021000, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (9, 2, 'guest', 'Golden guest-by-code <b>&', 'guest-by-code@golden.example', '$argon2id$v=19$m=8,t=1,p=1$Tg8wMji4Z3HyfJVn77oFCw$6Ktm72RkU8jk6HDEQiLYFbwVmLNVPa2CptAHw93J+Ow', NULL, NULL, NULL, NULL, NULL, 1790856023000, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (10, NULL, 'family', 'Golden homeless <b>&', 'homeless@golden.example', '$argon2id$v=19$m=8,t=1,p=1$KMAArxjCd06bR3DWZPE0cA$9wAm6DtrXrY0ZA605JAjO0AextCxa3QxrWfHZELpDfc', NULL, NULL, NULL, NULL, NULL, 1790856028000, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (11, 3, 'super_admin', 'Closed', 'closed@golden.example', '$argon2id$v=19$m=8,t=1,p=1$SUN6Hrxcel22rzgaTiYBwQ$/1SZF8QDHcRPF9+1giDIJm22bmpDIkqzibQige+/hto', NULL, NULL, NULL, NULL, NULL, 1790856031000, 1790856031000, NULL, NULL, NULL, 0);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (2, 2, 'user', 'Golden owner <b>&', 'owner@golden.example', '$argon2id$v=19$m=8,t=1,p=1$pP47btjB/0IGVrmFJO45uQ$iMl+cQqdLhfncmwieLhRbstv7GyWE/EVlxpRENPId6Q', '+358401234567', 'Ring three times', 'Golden Street 1
00100 Helsinki', 'p2zpeH3Z52eNoP2_ddmZH_x1uAMkVf1XujvAcs0GSsPIUclE4A7G', '1952-10-13', 1790856002000, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (4, 2, 'admin', 'Golden co-owner <b>&', 'co-owner@golden.example', '$argon2id$v=19$m=8,t=1,p=1$+NDeBXzd7v2yrebdHRcZDQ$hZ5Gfd81l6ssAllmiGwtg6SW1deagQ/r+hUGNxPgUNg', NULL, NULL, NULL, NULL, NULL, 1790856015000, NULL, 'wjYEux3e9hlMkpO709R37VPvsfoOPE24uIsFxYP5argbybqVAL5EDuNhdpCQFw1hJ3SZ-43CypkHGX97', 1790856052000, 59695201, 1);


--
-- Data for Name: pin; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s) VALUES (1, '18', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s) VALUES (1, '19', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s) VALUES (1, '21', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s) VALUES (1, '25', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s) VALUES (3, '21', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s) VALUES (5, '18', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s) VALUES (5, '19', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s) VALUES (5, '21', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s) VALUES (5, '25', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s) VALUES (4, 'pump', NULL, 0, 1790856124000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s) VALUES (4, 'led', NULL, 1, 1790856124000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s) VALUES (3, '19', NULL, 0, 1790856124001, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s) VALUES (3, '13', NULL, 2, 1790856124001, NULL, NULL, NULL, NULL, NULL, NULL, 55, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s) VALUES (2, '21', NULL, 0, 1790856124003, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s) VALUES (2, '25', NULL, 1, 1790856124003, NULL, 2, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s) VALUES (2, '19', NULL, 0, 1790856124004, NULL, NULL, 1790856124004, 'touch', NULL, NULL, NULL, NULL, NULL, NULL, 1800);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s) VALUES (2, '18', 'Ceiling light', 1, 1790856124011, 'ceiling_lamp', NULL, 1790856124011, 'page', 'person', 2, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s) VALUES (3, '18', NULL, 1, 1790856130017, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 6, 1790859730017, 'server', NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s) VALUES (6, '18', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s) VALUES (6, '19', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s) VALUES (6, '21', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s) VALUES (6, '25', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);


--
-- Data for Name: recovery_code; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'RppjyA77BQoqvcmYCRCcz1gj2w3q8A1ZulbDSj2ZUd0');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'DBQlcKltjbwxF3DWbCAYXb41HMAk1Hp7QPLFASV9CYs');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, '-eWe68DpM6w7T9EdwLoPtm_z7tqUGL085R5Sk9p5BHo');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'xt7VFVeH7oDQO6JN0Jx1Hsb86oaI__jkBJ8XlOSinKk');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'DHXTrMNL8aGyKFvWMDTO4IWd5_LKc5LqgGsYuITSOcg');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'KSYYXFxSZ3YbwcmKE4tNnGWoDDAfPOpqLZiS5PtiyIg');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'oaJCC8wWVrLyzzX92n1QiYscIvI3_gfSQ0mTgXLco18');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'C2jOhtgxjzueNAaMD4UdJLze1C8wOaSquEkWpOmeDMc');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'hIB_HaKYM4RAQuP0pyRmElJhi3PghFbs9lxvTqt_ato');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'DzeABjWMNbLkekWpKt5KxEA4hzNw1uRAi-4legko4XM');


--
-- Data for Name: replica; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: reset_code; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.reset_code (person_id, code_hash, browser_hash, asked_from, expires_at, tries_left) VALUES (2, '8o9yrniuD_-JvN4SunUw1WpSp1XOH3fFJ8acJUKPwaI', 'gqnazeMwPzOt60VHaO3p9L1w6x3y265yDj7U3vI4XuQ', '127.0.0.1', 1790856718000, 5);
INSERT INTO public.reset_code (person_id, code_hash, browser_hash, asked_from, expires_at, tries_left) VALUES (7, '_9KG-3SgbVFznAbV1ovOClE8F6xR3hR0WxIyfqhIFMI', '-RTIcC7EEeF8tzjPm0oNNhr15m8UQTg0rPhFySClgPI', '127.0.0.1', 1790856719000, 5);


--
-- Data for Name: room; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.room (id, home_id, name, name_key, created_at) VALUES (1, 2, 'Living Room', 'living room', 1790856003000);
INSERT INTO public.room (id, home_id, name, name_key, created_at) VALUES (2, 2, 'Küche · 厨房', 'küche · 厨房', 1790856004000);


--
-- Data for Name: session; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('2xm8Vf8qBETTiDvLaHwFwg', 10, 1790856028000, 1790899228000, 'Golden browser', NULL, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('D3bYe78UmA-ynd-GBMrE6okODU7vILEI6aDdcTG6KuI', NULL, 1790856030000, 1825416030000, 'Golden browser', NULL, 1);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('AIxOl_92FSowKB2tBq4KWQ', 3, 1790856056000, 1790899256000, 'node', NULL, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('19AU1at-dcsV8AeMYguGFg', 1, 1790856000000, 1790899200000, 'Golden browser', 1790856118000, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('-q7TmR7GnX8QIGGeMh8NIw', 4, 1790856016000, 1790899216000, 'Golden browser', 1790856118000, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('Y-pzgt744vAsF_Yl0NSIIA', 9, 1790856023000, 1790899223000, 'Golden browser', 1790856118000, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('z_E4f1R5xUK1yf6Ohn9pJA', 4, 1790856050000, 1790899250000, 'Golden browser', 1790856118000, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('4wcZa3VAKLfRsdjd8CZSYg', 2, 1790856002000, 1790899202000, 'Golden browser', 1790856132019, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('QVHfbnvkSt8wXF0Xi78fcA', 3, 1790856014000, 1790899214000, 'Golden browser', 1790856132019, NULL);


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

SELECT pg_catalog.setval('public.audit_pending_id_seq', 81, true);


--
-- Name: command_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.command_id_seq', 6, true);


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
