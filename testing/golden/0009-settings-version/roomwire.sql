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
    seal text NOT NULL
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
    settings_version integer DEFAULT 0 NOT NULL
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
-- Name: guest_access; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.guest_access (
    person_id integer NOT NULL,
    start_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    room_id integer,
    device_id integer
);


--
-- Name: home; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.home (
    id integer NOT NULL,
    founded_at bigint NOT NULL
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
    totp_last_step bigint
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
    icon text
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
    person_id integer NOT NULL,
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    user_agent text,
    last_used_at bigint
);


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
-- Data for Name: arrangement; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.arrangement (person_id, kind, ids, changed_at) VALUES (2, 'rooms', '1,2', 1790856027000);
INSERT INTO public.arrangement (person_id, kind, ids, changed_at) VALUES (3, 'devices', '4,2', 1790856028000);


--
-- Data for Name: attempt; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/address/o1FSXCtZHp1hhv5_yhjx_QmbcRFNJl0Z2Lhajw8GHIY', 2, 1790859710000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/asked/hour/_R_seaXnz1mK69BY53u2G7Oq14QNt9re4-N2vcclDDI', 1, 1790859711000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/asked/day/_R_seaXnz1mK69BY53u2G7Oq14QNt9re4-N2vcclDDI', 1, 1790942511000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/hour/o1FSXCtZHp1hhv5_yhjx_QmbcRFNJl0Z2Lhajw8GHIY', 2, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/day/o1FSXCtZHp1hhv5_yhjx_QmbcRFNJl0Z2Lhajw8GHIY', 2, 1790942400000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/all/DkxSVrB-H7-wEUBzIxxc3jQMGC5EyR_09QIJx9_BwnU', 2, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/visit/_HA4pyyYSt2JAYcu2p5mtNirqrzkqcI_WMKKa3jlx7U', 1, 1790859711000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/account/hour/HbHzH7d1uCsqIVdYXyRtE29-ASFsEyxv5x5GFyz3CuY', 1, 1790859711000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/account/day/HbHzH7d1uCsqIVdYXyRtE29-ASFsEyxv5x5GFyz3CuY', 1, 1790942511000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/all/DkxSVrB-H7-wEUBzIxxc3jQMGC5EyR_09QIJx9_BwnU', 2, 1790859710000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('passkey/address/o1FSXCtZHp1hhv5_yhjx_QmbcRFNJl0Z2Lhajw8GHIY', 2, 1790856947000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/hour/i1aRJcRpfkXW8TSfEjBPAjJOCBsc8PrOTgFFrMsuQ1E', 0, 1790859609000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/day/i1aRJcRpfkXW8TSfEjBPAjJOCBsc8PrOTgFFrMsuQ1E', 0, 1790942409000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('register/address/o1FSXCtZHp1hhv5_yhjx_QmbcRFNJl0Z2Lhajw8GHIY', 5, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('register/all/DkxSVrB-H7-wEUBzIxxc3jQMGC5EyR_09QIJx9_BwnU', 5, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/address/o1FSXCtZHp1hhv5_yhjx_QmbcRFNJl0Z2Lhajw8GHIY', 1, 1790856910000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/account/Mb0WJPxTKldmvY_uyrKB0wPfNtzGzzaV9r0uufBzxO4', 0, 1790942412000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('socket/address/o1FSXCtZHp1hhv5_yhjx_QmbcRFNJl0Z2Lhajw8GHIY', 2, 1790856176007, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/account/5NZxPaqhChWE6UPF30yguEBsdtMmGEaKueRV5BifOb0', 0, 1790942410000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/account/cHcBijDAsf2NpxBGGybVRCtZyRrLNXjhxl0guQ0cxTk', 1, 1790942441000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('password-again/account/zoD3CpvV4-gVeHIhMJwLmqB09mUlNYK6uOY4T359t7Q', 0, 1790942443000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('code/signed-in/zoD3CpvV4-gVeHIhMJwLmqB09mUlNYK6uOY4T359t7Q', 0, 1790942444000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('password-again/account/Lf0ThGiXs6DANC3Ess_RkiJKPvrdVDXSQLAv8c3ZY0s', 0, 1790942445000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('contact/address/o1FSXCtZHp1hhv5_yhjx_QmbcRFNJl0Z2Lhajw8GHIY', 1, 1790859709000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('sms/address/o1FSXCtZHp1hhv5_yhjx_QmbcRFNJl0Z2Lhajw8GHIY', 1, 1790859710000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/asked/hour/cHcBijDAsf2NpxBGGybVRCtZyRrLNXjhxl0guQ0cxTk', 1, 1790859710000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/asked/day/cHcBijDAsf2NpxBGGybVRCtZyRrLNXjhxl0guQ0cxTk', 1, 1790942510000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('join/address/o1FSXCtZHp1hhv5_yhjx_QmbcRFNJl0Z2Lhajw8GHIY', 1, 1790859620000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('join/account/uu0V_4ymcrjU8SXRd_5jaGKOfX0q05YdqQJy_AAoVBw', 1, 1790859620000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/visit/7obNadQAGTzUpGQtX2Qrj0zHIgqy1LFWmHkG_5z--4g', 1, 1790859710000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/account/hour/lFIAyn7xdL7Ly9Le5gbXJmGh70XzS3isaPRvuKkBH10', 1, 1790859710000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/account/day/lFIAyn7xdL7Ly9Le5gbXJmGh70XzS3isaPRvuKkBH10', 1, 1790942510000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('sms/number/7pIfg7-VG5BqB8iZiyJT4RI4kQ5VryWCKaQ_tG7QmRE', 1, 1790859710000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('sms/all/DkxSVrB-H7-wEUBzIxxc3jQMGC5EyR_09QIJx9_BwnU', 1, 1790942510000, 0);


--
-- Data for Name: audit; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (1, 1790856000000, 1, 1, 'home.founded', '{}', 'gJTVT-s6lvJtdaqeDdQ60G_XS2CrEYIjFsCUpkt5ELw');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (2, 1790856000000, 1, 1, 'account.registered', '{"role":"user"}', 'QtSUAC3JDC11LRbZt2F5SmLhdEWIysCeHsVcDBchYJs');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (3, 1790856000000, 1, 1, 'session.started', '{}', 'TmJV6XiZeP3Wi3i7WsWDrtPp2BiSZKLh4NqO-8qsuiM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (4, 1790856000000, NULL, NULL, 'server.started', '{"replica":"KfC8Lahf"}', 'zoQmG6jJ8yzMS9YFyqi8LwJvTy7qHbpMqhHDtL5zk4s');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (5, 1790856001000, 1, 1, 'device.registered', '{"device":1,"room":null}', 'cBmv393gKddwVEYnv2VStLGeTKTU25KI-w6vhx0H1z8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (6, 1790856002000, 2, 2, 'home.founded', '{}', '59_w5ztfT7YLu2BWra3CVGK-FmyWnxd5yb68dCK8X_c');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (7, 1790856002000, 2, 2, 'account.registered', '{"role":"user"}', '8zGrv9tGmd6MLkjBuZLmFwYPyimu51z-ivgcnQ1mrAc');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (8, 1790856002000, 2, 2, 'session.started', '{}', 'EPhkdBk5uXgDCp4ttDYTUrWlR9_MENDT_9W9rY3jSo8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (9, 1790856003000, 2, 2, 'room.created', '{"room":1}', 'zjeY0JC5yoYmcQ5j4UFqRFphvz1pdMaNY9lTTFIkZCk');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (10, 1790856004000, 2, 2, 'room.created', '{"room":2}', '5Gmsrxp9TImKIgsuT7IekUUtvKZsVQv_Kr5NAXlFKw8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (11, 1790856005000, 2, 2, 'device.registered', '{"device":2,"room":1}', 'RmqX5PlfuzrIggUkytsU0l2icztC2R3CFou2bKX0yKY');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (12, 1790856006000, 2, 2, 'device.registered', '{"device":3,"room":2}', 'BLdv9PCPM8UwlKUmbaZUPDvwCdybaANUmo6-uSyjIo4');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (13, 1790856007000, 2, 2, 'device.registered', '{"device":4,"room":1}', 'QPkUSZ_4ZckWBGjTLAwOv4-QBX54fLz3jVoEJFKA1pY');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (14, 1790856008000, 2, 2, 'device.registered', '{"device":5,"room":2}', 'XByN0CQoKAZ-jfRSmWwJ2V0mkO3korGnj-Oiq3VgOCU');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (15, 1790856009000, 2, 2, 'family.created', '{"member":3}', '4xR7wgVybgdXN78EvMoOrOxBBiwCSAKokoWxNe1Vn7s');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (16, 1790856010000, 2, 3, 'session.started', '{}', 'Dr_4CcCXgWlgZ7JEtJrtCs3XgO6DFaQ8TUbGBGEGziU');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (17, 1790856011000, 2, 2, 'family.created', '{"member":4}', 'w4y6vMG62MZ4ZYyYJum_0UELzsO2OSXQBZgblvSDEa8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (18, 1790856012000, 2, 4, 'session.started', '{}', 'nrEukCYzAwngFDQez4Xm5fyF5_2K9VK-erOVnACv0qA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (19, 1790856013000, 2, 2, 'co_owner.added', '{"member":4}', '73Ds7AP14pqGutmL9ILiTvSM55LHxZDBCaSTNc30wd8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (20, 1790856014000, 2, 2, 'guest.created', '{"member":5,"room":1,"device":null,"expires_at":1798632014000}', 'VkVeMt9rr0ITR9U-AyoZhiOcouW64oilIycV-4KhoPg');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (21, 1790856015000, 2, 2, 'guest.created', '{"member":6,"room":null,"device":2,"expires_at":1798632014000}', 'm0OuMuiBve2BrACI3kbRc9XJYlz2zlpiqcxRKdD9_0w');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (22, 1790856016000, 2, 2, 'guest.created', '{"member":7,"room":null,"device":null,"expires_at":1798632014000}', 'TADSpiBtulomfg8-TqbWUWS-oylnj2iog0k5Yf6BpDE');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (23, 1790856017000, 2, 2, 'guest.created', '{"member":8,"room":null,"device":null,"expires_at":1798632014000}', 'KL6KKiiP_VOOdD3nSDszG9oX70I12TQ8T7nECjBC9Uw');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (24, 1790856018000, 2, 2, 'join_code.created', '{"join_code":1,"role":"guest"}', 'VnbGHUsoqrnahQCEwOiC3Lgn3l8D0UmW9R3mUBbAWpI');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (25, 1790856019000, NULL, 9, 'account.registered', '{"role":"guest"}', 'U7CLvGfWCJ4SxLoppyPDzm7CykvPbNN91C1Nn5yNcaE');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (26, 1790856019000, NULL, 9, 'session.started', '{}', '_wfOwXb48npKmOH2SGWNBLsV-s_qv1em7OcCG3X-n4M');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (27, 1790856020000, 2, 9, 'home.joined', '{"role":"guest"}', '7D7ti1olis-6ktMeMhaoU1LC2Y9Co898q-Nl50DiwxE');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (28, 1790856021000, 2, 2, 'join_code.created', '{"join_code":2,"role":"family"}', 'jly2meIxd9QaDv_3VSF7izY0ZsUytCFOF_65NO0wGoo');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (29, 1790856022000, 2, 4, 'join_code.created', '{"join_code":3,"role":"guest"}', 'a1EzinzstSlXXe7GGIf2XMJ0ieZ4P9hQWoizWCPhg3Y');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (30, 1790856023000, 2, 4, 'join_code.created', '{"join_code":4,"role":"guest"}', 'bsd_MzplI_cy12F3BrTZKsMI-_rE0MFB5jmko-SxnrY');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (31, 1790856024000, NULL, 10, 'account.registered', '{"role":"family"}', '_hsEF1PHBJhNUvnsn_wykJr2o35xjjGtIhVfXXmu8xk');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (32, 1790856024000, NULL, 10, 'session.started', '{}', '8TUAk-cwqTifP7mcMd6jn5wWu8hJVHmVMj77Qpz0PvQ');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (33, 1790856025000, 3, 11, 'operator.created', '{}', 'lLfWVruGTHp_2FJt-aXZfS5l-y8htJtW4ZqJh90OqFU');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (34, 1790856025000, 3, NULL, 'account.disabled', '{"member":11}', 'WDrHXUijCh9TQMrWz0gE1hrse1V4tHCFnox9iUUa-30');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (35, 1790856025000, 2, 2, 'favourite.added', '{"device":2,"pin":"18"}', 'ptSpbLAk2SP4lpF71j1iIzbiodp2con7P9sqrFxtlqM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (36, 1790856026000, 2, 3, 'favourite.added', '{"device":2,"pin":"19"}', 'P7lUUFrsZ8XLikbgA4wLaWvLskho4dTxyiAmwVpc61s');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (37, 1790856029000, 2, 2, 'device.pins_arranged', '{"device":2}', 'CHvUxUvnux8A8KTpj4SJDaiULijArRDz3lvv22VK8bc');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (38, 1790856030000, 2, 2, 'device.updated', '{"device":5,"name":true,"local_ip":false}', 'wfr8oo4q4CvaSUoWC0oQignbEuJOhdPMaG-Q3L_3jas');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (39, 1790856031000, 2, 2, 'device.removed', '{"device":5}', 'PINDIEHPHxV16XjmEAdoptAKaGpC6maPVIrHqj2qld0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (40, 1790856032000, 2, 2, 'device.secret_reset', '{"device":5}', 'CI_jtUBx8uDtRXabTeQelxw6VB_StQzT5zx2Wl6DIjc');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (41, 1790856033000, 2, 2, 'join_code.created', '{"join_code":5,"role":"family"}', 'ZCMDrz0U8ySnf0PAPVxBo0elv7gVuilJ1kKj5xyJs7A');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (42, 1790856034000, 2, 2, 'join_code.revoked', '{"join_code":5}', 'J4Gky9SQCA5r0d2uhjLDQXOrccxShdkbJkwizaW_Jq0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (43, 1790856035000, 2, 2, 'guest.created', '{"member":12,"room":null,"device":null,"expires_at":1790942435000}', 'lL_pAT4AunBvar6P7VxWY-uValShg844Hzph4MLvuBU');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (44, 1790856036000, 2, 2, 'guest.deleted', '{"member":12}', '5wO-DZvDuxBqc74UNXYHe9RvqKKrx2HPtAPCClqHLb4');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (45, 1790856037000, 4, 13, 'home.founded', '{}', 'eqQj_uVo-S5Qwkv4TuzDT2pI-qGRfJBDCMcxzVc4JsQ');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (46, 1790856037000, 4, 13, 'account.registered', '{"role":"user"}', 'xRmmEk37UgoUsBeRDBAZSVmqKFcNOYqJ3uf-Hf1u4n4');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (47, 1790856037000, 4, 13, 'session.started', '{}', 'vC_1O9Lbr3ET1xL7taMyjtL-827NNZCyvy4eQnuaIto');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (48, 1790856038000, 4, 13, 'home.deleted', '{"devices":0}', 'M32Uy2VljskFVnHY4wSzlzuuUjooqPuBklF2MVHd1N0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (49, 1790856038000, 4, 13, 'account.deleted', '{}', 'bAJ6P4a3G_WLfEjgzyY4UJRpt_8Ok-IUwfrxAJO6Jeg');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (50, 1790856039000, 2, 3, 'session.started', '{}', 'c3mYMFMginhwhxWw5OrK7B703hmFOfjJYztSQvOuPg4');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (51, 1790856040000, 2, 3, 'session.signed_out', '{}', 'bgvkEUlelKR0ImKwvsAG9iuwqhUlcM3_2tVG2wQroaI');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (52, 1790856041000, 2, 2, 'profile.changed', '{"mobile":false}', 'yd4Pk4fFTJaMclLfOLk5PC0CaaxxomZnbCi_8cPPTE4');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (53, 1790856041000, 2, 3, 'call.refused', '{"call":"GET /api/users/guest/list/{userId}","code":"forbidden","from":"fvDnlqsH"}', 'N0CX1fX1oXYSyxdAQcIvhu-2_jBodeBxzPp6bHeXRdA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (54, 1790856041000, 2, 2, 'sign_in.refused', '{"why":"wrong_password","from":"fvDnlqsH"}', 'ZI9syQ9mccU-dE_PND8i3b748eE4WZZwLDPKz2Y91uQ');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (55, 1790856042000, 2, 4, 'session.started', '{}', 'mZ1JHb12CWHdXK5aauVy-jP_GuJT1WNMfBe4t-egdKs');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (56, 1790856044000, 2, 4, 'authenticator.enabled', '{}', 'BeIdc0oh-A2lZ-KEG_5m3H3THHbdMdE15XG1at4FFRM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (57, 1790856046000, 2, 3, 'passkey.added', '{"passkey":1}', 'VeCvGggl3wpW96PFw5___dn1XBIhOpx48d5FIl66HoU');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (58, 1790856048000, 2, 3, 'session.started', '{}', 'LpUDKA2hCZjEk0JDni6sLDR56yvCbDfBdigJv7pWBEI');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (59, 1790856110000, 2, 2, 'reset_code.sent', '{"by":"sms"}', 'lkAmqtSCzLSx2qNJIEiZcHfSON0lW7PhXklIC4Ew5Bw');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (60, 1790856111000, 2, 7, 'reset_code.sent', '{"by":"mail"}', 'JDmmZv4yhZPQyc8RX9l50ac7DuoDFqgeMJ6QJJnu8ZA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (61, 1790856116000, 2, NULL, 'device.connected', '{"device":4}', 'SKZh8cGhYZWbSzOpolN-lJjBrhNr9duYCHAnG2nJrR8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (62, 1790856116001, 2, NULL, 'device.connected', '{"device":3}', '0JB9lqFCxS69aE0Bb7GWsFZYkbh5u_BZaozLBWED0GE');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (63, 1790856116002, 2, NULL, 'device.connected', '{"device":2}', '4LLanDjtwF625IAK5tRBqavJwjv4u-5rrzc-V5bcyBE');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (64, 1790856116005, 2, 2, 'pin.renamed', '{"device":2,"pin":"18"}', 'RU6gDBYbXlAYgobQPfgAzM8CaW86W3nMPIXRv9eIh4s');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (65, 1790856116005, 2, 2, 'pin.icon_changed', '{"device":2,"pin":"18"}', 'Pn5GaqLCMUQ96ciDbnvvRNPddjqaCmSFl9nFvOu4rGA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (66, 1790856116006, 2, 2, 'device.static_ip_set', '{"device":2}', 'TmeYjcH7rX8LujuxNI2zsUvPeBNBJ7myC4fsVimUN_c');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (67, 1790856116007, NULL, NULL, 'commands.sealed', '{"requested":[[1,2,"4aZSPmuAev9Ac1T9"]]}', 'KJX_nY7I5StgDXxpR7_kKoU-DaNNf6nE0o79riIQq5A');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (68, 1790856116009, NULL, NULL, 'commands.sealed', '{"ended":[[1,2,"a1nU7zMZIIPBRq47"]]}', 'tbEMGXCKmjDAnlwqwMvg0nFf23m9gZrNCb-hUTLUBbQ');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (69, 1790856116010, NULL, NULL, 'commands.sealed', '{"requested":[[2,2,"K_vrfk2n0qjWiD13"]]}', 'nM4xA1fJIg-S_PdP-61T67n4n3Aq2or-fpriSQ9fzYM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (70, 1790856116011, NULL, NULL, 'commands.sealed', '{"ended":[[2,2,"CGenvhFgAD6xGHoe"]]}', 'B8zziFcjWlDlkCQQ2CUVQjcfDAm-XLe1IvFB-xawJ44');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (71, 1790856116012, NULL, NULL, 'commands.sealed', '{"requested":[[3,2,"nIP53oOgbIPp9Aqe"]]}', 'Tbu7y56p_9P5WSG42SdjLctZzDbiNGXzra7tMP4eW5A');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (72, 1790856116013, NULL, NULL, 'commands.sealed', '{"requested":[[4,2,"S9M2QWB-0BGYLIW-"]]}', 'SBhnXPBVazhgkv3pdm2O_ebdBD4skLhPaPS60lhpQJ0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (73, 1790856122014, NULL, NULL, 'commands.sealed', '{"ended":[[3,2,"4bONoih-neL7wp1V"],[4,2,"v8s55C-XLYDIa7et"]]}', 'k6cIbfHiuxR2M7cmcxfeE8ltWdm9ZLnPE4dGEQf59sQ');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (74, 1790856122014, NULL, NULL, 'commands.sealed', '{"requested":[[5,2,"TfQnLvoJUfcFO5RQ"]]}', 'zNKq0_1ruwRwzd8O_FyLfDsrUg5h9lsAFXJouTJHksQ');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (75, 1790856122016, 2, 2, 'device.registered', '{"device":6,"room":null}', '4Eixyxngya_RL_o9MdkXcWo1CFClF-8-Uu4tvlqfr1w');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (76, 1790856123016, 2, 2, 'device.deleted', '{"device":6}', '_g3N-D84ii9be-UVfZtFcdTCukPGwGW83PJA7YiWgx8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (77, 1790856124016, NULL, NULL, 'server.stopped', '{"replica":"KfC8Lahf"}', 'k8p_bi46NyxEUrIGTE0l78uKc5LpGkZqqtv_-5BuvjQ');


--
-- Data for Name: audit_head; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.audit_head (id, count, link, seal) VALUES (1, 77, 'k8p_bi46NyxEUrIGTE0l78uKc5LpGkZqqtv_-5BuvjQ', 'QbwbrfI4nJA7kuzJFaf7bV3E0vRk6J5DCtQlOF7_26A');


--
-- Data for Name: audit_pending; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: challenge; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.challenge (challenge_hash, purpose, person_id, detail, expires_at, tries_left) VALUES ('mlnZP4XW-g7av0tLfKOzi_D7Hjp0wyhsNjkKI8QTH20', 'passkey_sign_in', NULL, NULL, 1790856412000, 1);
INSERT INTO public.challenge (challenge_hash, purpose, person_id, detail, expires_at, tries_left) VALUES ('qJfP58s-OO5mpJWMA4kvmO3FReKRFmUl5ozcbw78ICE', 'second_factor', 4, '{"remember":false}', 1790856413000, 5);


--
-- Data for Name: command; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count) VALUES (1, 2, 2, 'person', 2, 'page', '"done"', 'KfC8Lahf.Ux8rWzZTcTRHoSd8', 'on', '18', 1, 1790856116007, 1790856121007, 1790856116008, 'done', NULL, 1790856116009, 1);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count) VALUES (2, 2, 2, 'person', 2, 'page', '"failed"', 'KfC8Lahf.Ux8rWzZTcTRHoSd8', 'off', '18', 0, 1790856116010, 1790856121010, NULL, 'failed', 'Relay is stuck', 1790856116011, 1);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count) VALUES (3, 2, 2, 'person', 3, 'page', '"superseded"', 'KfC8Lahf.apl0PDGffXDIKVgR', 'off', '18', 0, 1790856116012, 1790856121012, NULL, 'superseded', 'Replaced by a newer command', 1790856116013, 1);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count) VALUES (4, 2, 2, 'person', 2, 'page', '"expired"', 'KfC8Lahf.Ux8rWzZTcTRHoSd8', 'on', '18', 1, 1790856116013, 1790856121013, NULL, 'expired', 'The device has not answered', 1790856122014, 1);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count) VALUES (5, 2, 2, 'person', 3, 'page', '"living"', 'KfC8Lahf.apl0PDGffXDIKVgR', 'off', '18', 0, 1790856122014, 1790856127014, NULL, NULL, NULL, NULL, 1);


--
-- Data for Name: contact_message; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.contact_message (id, name, email, message, written_at) VALUES (1, 'Visitor', 'visitor@golden.example', 'Is it
for sale?', 1790856109000);


--
-- Data for Name: device; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version) VALUES (1, 1, NULL, 'SC-GOLDEN-1', 'The same name next door', '1PVzWIa22BilgbGemhf4DrenvD7EjyXBGeF92cgGaJ4', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, 0, 0, 1790856001000, NULL, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version) VALUES (6, 2, NULL, 'SC-GOLDEN-5', 'On its way out', 'eg4MZpcSORwakJlt2AR-0U0qMSRbR6070XuoUGikKWw', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, 1, 0, 1790856122016, NULL, 1790856123016, NULL, NULL, NULL, 0);
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version) VALUES (5, 2, NULL, 'SC-GOLDEN-4', 'In its box', 'GZIiP5FHgmxFjRH_j62SlmCScjJj2nf31XAVlc9D2VQ', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, 1, 0, 1790856008000, NULL, NULL, NULL, NULL, NULL, 2);
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version) VALUES (2, 2, 1, 'SC-GOLDEN-1', 'Lights', 'xEk6EmIoZdewDwC--9mvOQpvCXIBb5MVk5WhE73wIag', '192.168.1.40', '192.168.1.50', '192.168.1.1', '255.255.255.0', '192.168.1.2', '192.168.1.77', NULL, 'golden 1.2', 3600, -61, 181000, 0, 1790856122016, 1, 14, 1790856005000, '33uQ-pwxQbY0ZAp2e75Xv1PVospQ06FqscWNR3RPMsk', NULL, '25,18,21,19', 'KfC8Lahf', 1790856116002, 3);
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version) VALUES (3, 2, 2, 'PC-GOLDEN-2', 'Fan', 'aAVcT9kBf_dwdfTl5XqGc42Na-pejMbTfyw1IWfFcI0', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1790856122016, 1, 2, 1790856006000, '33uQ-pwxQbY0ZAp2e75Xv1PVospQ06FqscWNR3RPMsk', NULL, NULL, 'KfC8Lahf', 1790856116001, 0);
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version) VALUES (4, 2, 1, 'WLM-GOLDEN-3', 'Tank', 'RXIqbOg7dqotPYV05k0rV7bJVIdKmYNicNEMVpiZVpA', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, '72%', NULL, NULL, NULL, NULL, 0, 1790856122016, 1, 2, 1790856007000, '33uQ-pwxQbY0ZAp2e75Xv1PVospQ06FqscWNR3RPMsk', NULL, NULL, 'KfC8Lahf', 1790856116000, 0);


--
-- Data for Name: favourite; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.favourite (person_id, device_id, pin, added_at) VALUES (2, 2, '18', 1790856025000);
INSERT INTO public.favourite (person_id, device_id, pin, added_at) VALUES (3, 2, '19', 1790856026000);


--
-- Data for Name: guest_access; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.guest_access (person_id, start_at, expires_at, room_id, device_id) VALUES (5, 1790856013999, 1798632014000, 1, NULL);
INSERT INTO public.guest_access (person_id, start_at, expires_at, room_id, device_id) VALUES (6, 1790856013999, 1798632014000, NULL, 2);
INSERT INTO public.guest_access (person_id, start_at, expires_at, room_id, device_id) VALUES (7, 1790856013999, 1798632014000, NULL, NULL);
INSERT INTO public.guest_access (person_id, start_at, expires_at, room_id, device_id) VALUES (8, 1790942417000, 1798632014000, NULL, NULL);
INSERT INTO public.guest_access (person_id, start_at, expires_at, room_id, device_id) VALUES (9, 1790856013999, 1798632014000, 2, NULL);


--
-- Data for Name: home; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.home (id, founded_at) VALUES (1, 1790856000000);
INSERT INTO public.home (id, founded_at) VALUES (2, 1790856002000);
INSERT INTO public.home (id, founded_at) VALUES (3, 1790856025000);


--
-- Data for Name: installation; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.installation (id, key_fingerprint, created_at) VALUES (1, 'feepA6k90amm2fiBQnZWHjYpTnUw_LIbteic94rYX64', 1790856000000);


--
-- Data for Name: join_code; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.join_code (id, code_hash, home_id, made_by, role, start_at, access_expires_at, room_id, device_id, expires_at) VALUES (2, 'F3pkJ5GdsVKNzStWJSn-lN1DClHuQoXfp8Oq_HCi-_w', 2, 2, 'family', NULL, NULL, NULL, NULL, 1790942421000);
INSERT INTO public.join_code (id, code_hash, home_id, made_by, role, start_at, access_expires_at, room_id, device_id, expires_at) VALUES (3, 'JvCywisL0hr2kzchbe4y7JrQn6D-W2a3cUis4bOnZOA', 2, 4, 'guest', 1790856013999, 1798632014000, 1, NULL, 1790942422000);
INSERT INTO public.join_code (id, code_hash, home_id, made_by, role, start_at, access_expires_at, room_id, device_id, expires_at) VALUES (4, 'j9kp9fjGqc9Ceh07L2IHCNfcsKtU-bHtHKogRWg9snY', 2, 4, 'guest', 1790856013999, 1798632014000, NULL, 3, 1790942423000);


--
-- Data for Name: kysely_migration; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0001-the-house', '2026-11-22T21:51:38.474Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0002-accounts-and-audit', '2026-11-22T21:51:38.505Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0003-standard-words', '2026-11-22T21:51:38.510Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0004-command-log', '2026-11-22T21:51:38.529Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0005-arranging', '2026-11-22T21:51:38.531Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0006-favourites', '2026-11-22T21:51:38.535Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0007-order', '2026-11-22T21:51:38.539Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0008-replica-leases', '2026-11-22T21:51:38.545Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0009-settings-version', '2026-11-22T21:51:38.546Z');


--
-- Data for Name: kysely_migration_lock; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration_lock (id, is_locked) VALUES ('migration_lock', 0);


--
-- Data for Name: live_ticket; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.live_ticket (ticket_hash, session_id, expires_at) VALUES ('0y2qAbckBXX4JPIRb_HEnXWooBkltpDonpHmzirtxHk', 'i2Zr4j6ne_BQ1iitnL2J7A', 1790856144000);
INSERT INTO public.live_ticket (ticket_hash, session_id, expires_at) VALUES ('9FLzFipK3WHqqy1aVMAuCMvD_wVe9noDwk9vpGENG8M', 'PJiMf1-NejQwHscQoyG1sA', 1790856145000);


--
-- Data for Name: outbox; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (1, 'mail', 'co-owner@golden.example', 'A way to sign in to Roomwire has changed', 'On your Roomwire account an authenticator app was turned on. If this was not you, reset your password at once and look at Settings, Ways to sign in.', 1790856044000);
INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (2, 'mail', 'family@golden.example', 'A way to sign in to Roomwire has changed', 'On your Roomwire account a passkey was added. If this was not you, reset your password at once and look at Settings, Ways to sign in.', 1790856046000);
INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (3, 'sms', '+358401234567', NULL, 'Your Roomwire reset code is 385712. It is valid for 10 minutes. If you did not ask for it, ignore this message.', 1790856110000);
INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (4, 'mail', 'guest-of-home@golden.example', 'Your Roomwire reset code', 'Your Roomwire reset code is 842036. It is valid for 10 minutes. If you did not ask for it, ignore this message.', 1790856111000);


--
-- Data for Name: passkey; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.passkey (id, credential_id, person_id, public_key, sign_count, transports, name, created_at, last_used_at) VALUES (1, 'KW9orF5P_WES6Cg9CH0FgQ', 3, 'pQECAyYgASFYIEk91UReHIIFG3gJZ_LehazS-6nRt0_1BlkLrVoKNPqJIlggPCSGbInducW8OPvE-zk47jergEXqkTsVajTnHfjgqqo', 1, '["internal"]', 'Golden phone', 1790856046000, 1790856048000);


--
-- Data for Name: person; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step) VALUES (1, 1, 'user', 'Golden neighbour <b>&', 'neighbour@golden.example', '$argon2id$v=19$m=8,t=1,p=1$VLZIT4dvR0JLYKuPbn1Yhw$5femgaYCqSLCgHlqQeSuBfvhLL/PZHgb0o1s3Ue80Bk', NULL, NULL, NULL, NULL, NULL, 1790856000000, NULL, NULL, NULL, NULL);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step) VALUES (3, 2, 'family', 'Golden family <b>&', 'family@golden.example', '$argon2id$v=19$m=8,t=1,p=1$rdkMmEFvh7ekXKDWSDoN7A$XocQrUEZVi0BWiAlX+1xR6CRcwVW4bxUNlnB9+S6Yrw', NULL, NULL, NULL, NULL, NULL, 1790856009000, NULL, NULL, NULL, NULL);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step) VALUES (5, 2, 'guest', 'Golden guest-of-room <b>&', 'guest-of-room@golden.example', '$argon2id$v=19$m=8,t=1,p=1$TdMAVvhNDVNNeJZaG2t9vg$JVUc8GLa3gwdtlhFO1W6/DqUqM3EUSbknhK7mmIJT7c', NULL, NULL, NULL, NULL, NULL, 1790856014000, NULL, NULL, NULL, NULL);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step) VALUES (6, 2, 'guest', 'Golden guest-of-device <b>&', 'guest-of-device@golden.example', '$argon2id$v=19$m=8,t=1,p=1$BE5MW8gl3PMYG6Tq9YvpmA$3Yzz7qDfAvdhiYDreklk5WazJyLUbz7KlE6ktWkUeKc', NULL, NULL, NULL, NULL, NULL, 1790856015000, NULL, NULL, NULL, NULL);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step) VALUES (7, 2, 'guest', 'Golden guest-of-home <b>&', 'guest-of-home@golden.example', '$argon2id$v=19$m=8,t=1,p=1$k3XWWvLHdywAri/SSbJzBA$XCZblf9OvH4a/zv3oOIAY0pH6TRBVRUvaYWAx/2cK60', NULL, NULL, NULL, NULL, NULL, 1790856016000, NULL, NULL, NULL, NULL);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step) VALUES (8, 2, 'guest', 'Golden guest-of-tomorrow <b>&', 'guest-of-tomorrow@golden.example', '$argon2id$v=19$m=8,t=1,p=1$xR/Lun7Gh9Aeu2Ug3OJwMQ$IOlrshDHy3FpS0LAdRSPpQcR5ogGtw9xaGS+e1LhIdo', NULL, NULL, NULL, NULL, NULL, 1790856017000, NULL, NULL, NULL, NULL);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step) VALUES (9, 2, 'guest', 'Golden guest-by-code <b>&', 'guest-by-code@golden.example', '$argon2id$v=19$m=8,t=1,p=1$VkP2i6sOjPOniW5mgOpBPw$wfUFX2P0iQ7RZKVtceiBXIshZXz3PEvmMdTzSSUpxdg', NULL, NULL, NULL, NULL, NULL, 1790856019000, NULL, NULL, NULL, NULL);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step) VALUES (10, NULL, 'family', 'Golden homeless <b>&', 'homeless@golden.example', '$argon2id$v=19$m=8,t=1,p=1$5xP1a2kR+s+53NW3UBF9sg$8lwhPTtJs+dxYWTCJkqC0al7s98dU+PisXQ4Fd83SW0', NULL, NULL, NULL, NULL, NULL, 1790856024000, NULL, NULL, NULL, NULL);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step) VALUES (11, 3, 'super_admin', 'Closed', 'closed@golden.example', '$argon2id$v=19$m=8,t=1,p=1$uktPLFaJuBhpc+q2Q06gww$b7sqsR1O5WgSD/SkLWegHf6Ys8CuC/8eOMU0V3La7Qs', NULL, NULL, NULL, NULL, NULL, 1790856025000, 1790856025000, NULL, NULL, NULL);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step) VALUES (2, 2, 'user', 'Golden owner <b>&', 'owner@golden.example', '$argon2id$v=19$m=8,t=1,p=1$eNFdQRSeUdUskQOay0UGTA$RVDHbwzGZWgj1LkyrYkx9OW70mL2dymVoWEilzlsGlw', '+358401234567', 'Ring three times', 'Golden Street 1
00100 Helsinki', '9tOTTXFhVaj-eNIgbAW4thR-ua9CIYCRRTUr6xc3RmZVPT2ATc9H', '1952-10-13', 1790856002000, NULL, NULL, NULL, NULL);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step) VALUES (4, 2, 'admin', 'Golden co-owner <b>&', 'co-owner@golden.example', '$argon2id$v=19$m=8,t=1,p=1$FV/dyWxqwQ3dbjxmPO17KQ$PXfE7ayw24UQ3phf28W1OnhGkW5BKXBwK2pVcKWKTEg', NULL, NULL, NULL, NULL, NULL, 1790856011000, NULL, 'wz54qlKGLG87dpQ1_R6ll4pEJdgFiV39iAqr75UpWr-vvKEcm_CXpdGtaBns4ZfUfIYXGkHj5rnxOtKA', 1790856044000, 59695201);


--
-- Data for Name: pin; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.pin (device_id, key, name, state, reported_at, icon) VALUES (1, '18', NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon) VALUES (1, '19', NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon) VALUES (1, '21', NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon) VALUES (1, '25', NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon) VALUES (3, '21', NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon) VALUES (5, '18', NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon) VALUES (5, '19', NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon) VALUES (5, '21', NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon) VALUES (5, '25', NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon) VALUES (4, 'pump', NULL, 0, 1790856116000, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon) VALUES (4, 'led', NULL, 1, 1790856116000, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon) VALUES (3, '13', NULL, 2, 1790856116001, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon) VALUES (3, '18', NULL, 1, 1790856116001, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon) VALUES (3, '19', NULL, 0, 1790856116001, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon) VALUES (2, '21', NULL, 0, 1790856116003, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon) VALUES (2, '25', NULL, 1, 1790856116003, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon) VALUES (2, '19', NULL, 0, 1790856116004, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon) VALUES (2, '18', 'Ceiling light', 1, 1790856116009, 'ceiling_lamp');
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon) VALUES (6, '18', NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon) VALUES (6, '19', NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon) VALUES (6, '21', NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon) VALUES (6, '25', NULL, NULL, NULL, NULL);


--
-- Data for Name: recovery_code; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, '7lCyhXLgZq-G1RcLgXoboj4U-tNX58N3Wz3hihyodbM');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'HBzHh6y7DbODgVSYRlpFVwCd-tQkmHplYy1q02OYKxw');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'vtkon6-I9f7URr7y7HrMekCZHM9ifJwB8uo918tFoUo');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'rZGrPjK8Onrn5fG5aSpbvoFNkgnl1ah7lhuJItl6Tzg');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, '5RosiDY39QTIbN-dYiUiMdBxIiVfrMFYqr7qrmA8Sok');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'Te_onvbO4avk-1MHfrT9mu48AgZ5Fzc5LmDYbgynV2s');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'DCe_zH9ajV5E0oMveONV4YqBQ7rvy9lMEp4Wm0X8qGc');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, '0LnUr1JcCAGqfRdHBUuiMZ892h8JaoAyWJWrt7ZYnlA');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'lldeDF4634_g6s_ity4TWwbZErZnTQisJQpuROuhsGQ');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'LVK6X7mskQajjKWgGrLxnlihS1oZXcB4RrKlaDQTKIA');


--
-- Data for Name: replica; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: reset_code; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.reset_code (person_id, code_hash, browser_hash, asked_from, expires_at, tries_left) VALUES (2, '3tb7DESwdi5raFms6jqQ2hXrDYDWq-ifTX8Jp1cZTeI', 'bJBgR-G_ULqmzxngbiLdpueIDQVlB3omoi3ClmOTN60', '127.0.0.1', 1790856710000, 5);
INSERT INTO public.reset_code (person_id, code_hash, browser_hash, asked_from, expires_at, tries_left) VALUES (7, 'ACMIAPFysHrQ4qmm8d3a0BxDjGN4VqKm3hCgzm8aMbE', 'l6XN3NxcfH2dO260c97bABbFl4Ir9j4m4UDyvffu1CM', '127.0.0.1', 1790856711000, 5);


--
-- Data for Name: room; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.room (id, home_id, name, name_key, created_at) VALUES (1, 2, 'Living Room', 'living room', 1790856003000);
INSERT INTO public.room (id, home_id, name, name_key, created_at) VALUES (2, 2, 'Küche · 厨房', 'küche · 厨房', 1790856004000);


--
-- Data for Name: session; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at) VALUES ('UQfv-j9z8TTNPXcC0QNNMQ', 10, 1790856024000, 1790899224000, 'Golden browser', NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at) VALUES ('ex5HUVYh5J9aYTHWzfhm4g', 3, 1790856048000, 1790899248000, 'node', NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at) VALUES ('cCgDndOEkx4BvfB9g27NEQ', 1, 1790856000000, 1790899200000, 'Golden browser', 1790856110000);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at) VALUES ('SoMeGglgFRnhGQF7K4yIbg', 4, 1790856012000, 1790899212000, 'Golden browser', 1790856110000);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at) VALUES ('A5FL8XFe-DQlp5jaT-Mhsg', 9, 1790856019000, 1790899219000, 'Golden browser', 1790856110000);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at) VALUES ('CFHuNTQzJ9OEzO5p4wVqzA', 4, 1790856042000, 1790899242000, 'Golden browser', 1790856110000);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at) VALUES ('i2Zr4j6ne_BQ1iitnL2J7A', 2, 1790856002000, 1790899202000, 'Golden browser', 1790856124016);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at) VALUES ('PJiMf1-NejQwHscQoyG1sA', 3, 1790856010000, 1790899210000, 'Golden browser', 1790856124016);


--
-- Name: audit_pending_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.audit_pending_id_seq', 68, true);


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

SELECT pg_catalog.setval('public.outbox_id_seq', 4, true);


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
-- Name: guest_access guest_access_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.guest_access
    ADD CONSTRAINT guest_access_pkey PRIMARY KEY (person_id);


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
-- Name: command_living; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX command_living ON public.command USING btree (device_id, deadline_at) WHERE (outcome IS NULL);


--
-- Name: command_of_home; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX command_of_home ON public.command USING btree (home_id);


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
-- Name: passkey_by_person; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX passkey_by_person ON public.passkey USING btree (person_id);


--
-- Name: person_by_home; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX person_by_home ON public.person USING btree (home_id, role);


--
-- Name: session_by_person; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX session_by_person ON public.session USING btree (person_id);


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
-- Name: guest_access guest_access_device_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.guest_access
    ADD CONSTRAINT guest_access_device_id_fkey FOREIGN KEY (device_id) REFERENCES public.device(id) ON DELETE CASCADE;


--
-- Name: guest_access guest_access_person_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.guest_access
    ADD CONSTRAINT guest_access_person_id_fkey FOREIGN KEY (person_id) REFERENCES public.person(id) ON DELETE CASCADE;


--
-- Name: guest_access guest_access_room_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.guest_access
    ADD CONSTRAINT guest_access_room_id_fkey FOREIGN KEY (room_id) REFERENCES public.room(id) ON DELETE CASCADE;


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
-- Name: session session_person_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_person_id_fkey FOREIGN KEY (person_id) REFERENCES public.person(id) ON DELETE CASCADE;


--
-- PostgreSQL database dump complete
--
