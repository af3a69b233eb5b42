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
    features text DEFAULT ''::text NOT NULL,
    name_changes integer DEFAULT 0 NOT NULL
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
    kwh_price bigint,
    locale text DEFAULT ''::text NOT NULL,
    units text DEFAULT ''::text NOT NULL
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
    on_for_s integer,
    settings_changes integer DEFAULT 0 NOT NULL
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

INSERT INTO public.access_grant (id, person_id, scope, room_id, device_id, access_right, start_at, expires_at, windows, paused_at, pass_id, pin) VALUES (1, 5, 'room', 1, NULL, 'arrange', 1790856018999, 1798632019000, '[]', NULL, NULL, NULL);
INSERT INTO public.access_grant (id, person_id, scope, room_id, device_id, access_right, start_at, expires_at, windows, paused_at, pass_id, pin) VALUES (2, 5, 'device', NULL, 3, 'arrange', 1790856018999, 1798632019000, '[]', NULL, NULL, '13');
INSERT INTO public.access_grant (id, person_id, scope, room_id, device_id, access_right, start_at, expires_at, windows, paused_at, pass_id, pin) VALUES (3, 6, 'device', NULL, 2, 'switch', 1790856018999, 1798632019000, '[]', NULL, NULL, NULL);
INSERT INTO public.access_grant (id, person_id, scope, room_id, device_id, access_right, start_at, expires_at, windows, paused_at, pass_id, pin) VALUES (4, 7, 'home', NULL, NULL, 'switch', 1790856018999, 1798632019000, '[]', NULL, NULL, NULL);
INSERT INTO public.access_grant (id, person_id, scope, room_id, device_id, access_right, start_at, expires_at, windows, paused_at, pass_id, pin) VALUES (5, 8, 'room', 1, NULL, 'see', 1790942422000, 1798632019000, '[{"days":[2,4],"from":"09:00","to":"12:00"}]', 1790856022000, NULL, NULL);
INSERT INTO public.access_grant (id, person_id, scope, room_id, device_id, access_right, start_at, expires_at, windows, paused_at, pass_id, pin) VALUES (6, 8, 'room', 2, NULL, 'see', 1790942422000, 1798632019000, '[{"days":[2,4],"from":"09:00","to":"12:00"}]', 1790856022000, NULL, NULL);
INSERT INTO public.access_grant (id, person_id, scope, room_id, device_id, access_right, start_at, expires_at, windows, paused_at, pass_id, pin) VALUES (7, 9, 'room', 2, NULL, 'switch', 1790856018999, 1798632019000, '[]', NULL, NULL, NULL);
INSERT INTO public.access_grant (id, person_id, scope, room_id, device_id, access_right, start_at, expires_at, windows, paused_at, pass_id, pin) VALUES (8, NULL, 'room', 1, NULL, 'see', 1790856018999, 1798632019000, '[{"days":[2,4],"from":"09:00","to":"12:00"}]', 1790856030000, 1, NULL);
INSERT INTO public.access_grant (id, person_id, scope, room_id, device_id, access_right, start_at, expires_at, windows, paused_at, pass_id, pin) VALUES (9, NULL, 'room', 2, NULL, 'see', 1790856018999, 1798632019000, '[{"days":[2,4],"from":"09:00","to":"12:00"}]', 1790856030000, 1, NULL);


--
-- Data for Name: activity; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.activity (home_id, device_id, part, at, value, cause, count, last_at) VALUES (2, 4, 'connection', 1790856125000, '1', 'device', 1, 1790856125000);
INSERT INTO public.activity (home_id, device_id, part, at, value, cause, count, last_at) VALUES (2, 3, 'connection', 1790856125001, '1', 'device', 1, 1790856125001);
INSERT INTO public.activity (home_id, device_id, part, at, value, cause, count, last_at) VALUES (2, 2, 'connection', 1790856125002, '1', 'device', 1, 1790856125002);
INSERT INTO public.activity (home_id, device_id, part, at, value, cause, count, last_at) VALUES (2, 2, '19', 1790856125004, '0', 'touch', 1, 1790856125004);
INSERT INTO public.activity (home_id, device_id, part, at, value, cause, count, last_at) VALUES (2, 4, 'connection', 1790856131019, '0', 'device', 1, 1790856131019);
INSERT INTO public.activity (home_id, device_id, part, at, value, cause, count, last_at) VALUES (2, 3, 'connection', 1790856131019, '0', 'device', 1, 1790856131019);
INSERT INTO public.activity (home_id, device_id, part, at, value, cause, count, last_at) VALUES (2, 2, 'connection', 1790856131019, '0', 'device', 1, 1790856131019);


--
-- Data for Name: api_token; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.api_token (id, person_id, home_id, label, token_right, token_hash, created_at, last_used_at) VALUES (1, 2, 2, 'Golden calendar', 'passes', 'qAMo3mWGFvU0KSTF0W9Zp_cREMeaDm46fC3bcvAOe08', 1790856049000, 1790856050000);


--
-- Data for Name: arrangement; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.arrangement (person_id, kind, ids, changed_at) VALUES (2, 'rooms', '1,2', 1790856034000);
INSERT INTO public.arrangement (person_id, kind, ids, changed_at) VALUES (3, 'devices', '4,2', 1790856035000);


--
-- Data for Name: attempt; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/address/8yBThM_w8tSXl7GgiKhN3DkW7a6jBCGW5qm6709MjKA', 2, 1790859719000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/asked/hour/boseeQnc8G0mLMQWgS_l3CKUueeW0cNIcRSgg3jtHwk', 1, 1790859720000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/asked/day/boseeQnc8G0mLMQWgS_l3CKUueeW0cNIcRSgg3jtHwk', 1, 1790942520000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/hour/8yBThM_w8tSXl7GgiKhN3DkW7a6jBCGW5qm6709MjKA', 2, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/day/8yBThM_w8tSXl7GgiKhN3DkW7a6jBCGW5qm6709MjKA', 2, 1790942400000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/all/BJ4vgjopXjSWBYgHkhwMP7Ed32n9GW-Ar13XVwycVv4', 2, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/visit/MdjrPdPUcIMt_xZdl7Ye7pmWwKPrjXSIhto2wbhkxLM', 1, 1790859720000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/account/hour/0ThMHgi_78oI81T4cvwg9SREpxzRkE5ABk6n_tZqTkM', 1, 1790859720000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/account/day/0ThMHgi_78oI81T4cvwg9SREpxzRkE5ABk6n_tZqTkM', 1, 1790942520000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/all/BJ4vgjopXjSWBYgHkhwMP7Ed32n9GW-Ar13XVwycVv4', 2, 1790859719000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('passkey/address/8yBThM_w8tSXl7GgiKhN3DkW7a6jBCGW5qm6709MjKA', 2, 1790856956000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/hour/z0VcWr2iEiDAjyhNLbM9e5gX8rRrV0JA96faDpYnZAI', 0, 1790859614000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/day/z0VcWr2iEiDAjyhNLbM9e5gX8rRrV0JA96faDpYnZAI', 0, 1790942414000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('register/address/8yBThM_w8tSXl7GgiKhN3DkW7a6jBCGW5qm6709MjKA', 5, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('register/all/BJ4vgjopXjSWBYgHkhwMP7Ed32n9GW-Ar13XVwycVv4', 5, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/address/8yBThM_w8tSXl7GgiKhN3DkW7a6jBCGW5qm6709MjKA', 1, 1790856915000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/account/yq5z5-XS_dn3y882yoRTormZP8w1L6FtqFQpBeniH8o', 0, 1790942417000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('socket/address/8yBThM_w8tSXl7GgiKhN3DkW7a6jBCGW5qm6709MjKA', 3, 1790856185009, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/account/lxNG9n4hl136Nm_XSnD0ixEqigVi-q6HcWnwWOsufY8', 0, 1790942415000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/account/7G2F_-TaWyUBZhs8qU7y2elADuqdk0WOu_frlJ9-sU0', 1, 1790942448000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('password-again/account/1_DNbZtnKprDN5uSEq0V3n-PxV_a8GxgA8Ox0OejCCE', 0, 1790942449000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('password-again/account/iliIG2GRI9U9h6q3mw2btX-MT9dBbMMaifLyMqo9NhY', 0, 1790942452000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('code/signed-in/iliIG2GRI9U9h6q3mw2btX-MT9dBbMMaifLyMqo9NhY', 0, 1790942453000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('password-again/account/2L0-_S0B6jkQEQc98vn_-xbpxA16y-nmT1fhUZS8i0Q', 0, 1790942454000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('contact/address/8yBThM_w8tSXl7GgiKhN3DkW7a6jBCGW5qm6709MjKA', 1, 1790859718000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('join/address/8yBThM_w8tSXl7GgiKhN3DkW7a6jBCGW5qm6709MjKA', 1, 1790859625000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('join/account/e-NPg95Q-zr0-FL-xanjEdm0smIPR872ep3NOCS7N-k', 1, 1790859625000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('sms/address/8yBThM_w8tSXl7GgiKhN3DkW7a6jBCGW5qm6709MjKA', 1, 1790859719000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/asked/hour/7G2F_-TaWyUBZhs8qU7y2elADuqdk0WOu_frlJ9-sU0', 1, 1790859719000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/asked/day/7G2F_-TaWyUBZhs8qU7y2elADuqdk0WOu_frlJ9-sU0', 1, 1790942519000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/visit/qQkRyeO510zbjmRfPDKTmwTF2dAUXZagsWYIb08K2Tg', 1, 1790859719000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/account/hour/1_DNbZtnKprDN5uSEq0V3n-PxV_a8GxgA8Ox0OejCCE', 1, 1790859719000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/account/day/1_DNbZtnKprDN5uSEq0V3n-PxV_a8GxgA8Ox0OejCCE', 1, 1790942519000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('sms/number/ealt7FXv0mYBcFQSQx3Mvyn9J6uzmLXhoMptlxpdHfg', 1, 1790859719000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('sms/all/BJ4vgjopXjSWBYgHkhwMP7Ed32n9GW-Ar13XVwycVv4', 1, 1790942519000, 0);


--
-- Data for Name: audit; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (22, 1790856014000, 2, 2, 'family.created', '{"member":3}', '06t4EyUfkZer8odl3GKYVxGK0LyA4tSLUCwNwWzIsHU');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (23, 1790856015000, 2, 3, 'session.started', '{}', 'pfSOI9kwZr9Fg5z4J5M9fQguvKcLo5_sbOuPiGaF_UY');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (24, 1790856016000, 2, 2, 'family.created', '{"member":4}', 'Xg_WCaqrnIugUFnL5XqUCNMbeWoRFY7Oy0tKnqAOnFE');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (25, 1790856017000, 2, 4, 'session.started', '{}', 'MmrYg_Ywzo-1i2q76y48cue_E4kJwGbAEFYDDg6c8Dk');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (26, 1790856018000, 2, 2, 'co_owner.added', '{"member":4}', 'ld63mehl4GC0C4YVin0XOwA_yPZvPoywE6mUCHLqhmM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (27, 1790856019000, 2, 2, 'guest.created', '{"member":5,"rooms":[1],"devices":[],"pins":[{"device":3,"pin":"13"}],"expires_at":1798632019000}', 'oeK34CkLpwTtTMm_F1z8-qcpXpOs5BqPKkoGExUKNY0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (28, 1790856020000, 2, 2, 'guest.created', '{"member":6,"rooms":[],"devices":[2],"expires_at":1798632019000}', 'QzY5NKvdwn2fFiUVKBvUWPSqyhxXLrs2xZjdwWTk5vA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (29, 1790856021000, 2, 2, 'guest.created', '{"member":7,"rooms":[],"devices":[],"expires_at":1798632019000}', 'dyFXOtRsJTuDUEyiqtAIX3_kCYkWvLeuGCEJg9TVTJc');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (30, 1790856022000, 2, 2, 'guest.created', '{"member":8,"rooms":[1,2],"devices":[],"expires_at":1798632019000}', 'G_pIqxvKlRTXd6zqML67Dpllgwm7XmMEMILeocB3SC0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (31, 1790856023000, 2, 2, 'join_code.created', '{"join_code":1,"role":"guest"}', 'JRyaVUSz39M0hnjVQdB_RQylBk-hk_CJiGAep-IL_ck');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (32, 1790856024000, NULL, 9, 'account.registered', '{"role":"guest"}', 'D1BJqgzT3gE-HUdiah1SpVlFqkX9uBejXMhNbfNvLH0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (33, 1790856024000, NULL, 9, 'session.started', '{}', 'oWyfEZYXhTLcelIt9llxj_JxxS11PPhT0qaoSdG84lU');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (34, 1790856025000, 2, 9, 'home.joined', '{"role":"guest"}', '832BzFjwtVgx_GWzXHT1Zmno6bqwbtxVgmMMB8vcngg');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (35, 1790856026000, 2, 2, 'join_code.created', '{"join_code":2,"role":"family"}', 'Dkc5wqoC0FfI2p_zs3Sr0dBvjXDGe_EY07_QTz1HKu4');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (36, 1790856027000, 2, 4, 'join_code.created', '{"join_code":3,"role":"guest"}', '0hh1oFg1iPGBzWeyUGhGOFxTNjlbrYe6EHRf8DGwJB0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (37, 1790856028000, 2, 4, 'join_code.created', '{"join_code":4,"role":"guest"}', 'DRMoRMJY3Nq0_s5l91X1eihhUVjhiDoUpmpoZyt_YxM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (38, 1790856029000, NULL, 10, 'account.registered', '{"role":"family"}', 'JlDah_6prD8OxStyzWjWFGZUITfmVDagqh1tGGff_IE');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (39, 1790856029000, NULL, 10, 'session.started', '{}', '8c2SWew43TyeI-4aW8Wx3NsSAXfNRw-cM-qnJhiVdUs');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (40, 1790856030000, 2, 2, 'pass.created', '{"pass":1,"rooms":[1,2],"devices":[],"expires_at":1798632019000}', '8iWUe7kZbSXo8D9KpPUmOwNtYeLHFwOK9EWZyInfLBY');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (41, 1790856031000, 2, NULL, 'pass.opened', '{"by_pass":1}', 'oTaL3F6xRm5i_ZOdIsO8sHc72c2I-S7LuvazHT9uZ3U');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (42, 1790856032000, 3, 11, 'operator.created', '{}', 'hjjNOyoWivudF_RgqwpnE3S0IRDDVxVk5KYGqCJmahI');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (43, 1790856032000, 3, NULL, 'account.disabled', '{"member":11}', 'v5xem8HH2CRjDAH2NXwM3AyENLexbdirBRmtcqiZP1U');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (44, 1790856032000, 2, 2, 'favourite.added', '{"device":2,"pin":"18"}', 'HGZ1iz3pqZu0R0mTNUjyb_qOlImfHbPU60-p_oBiMjg');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (45, 1790856033000, 2, 3, 'favourite.added', '{"device":2,"pin":"19"}', 'Gv45Z1CYBvef2o5OCYgdYK7yXqYXbteoGzDKeOqS110');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (46, 1790856036000, 2, 2, 'device.pins_arranged', '{"device":2}', '_UL2WeOzh7gjyxRmndHSEIOOU-uxoPyAelhGg4M-wps');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (47, 1790856037000, 2, 2, 'device.updated', '{"device":5,"name":true,"local_ip":false}', 'MkvU_BES2LJc7b9mG4tZpvCd-m1wTkmbE2sszAVXD98');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (48, 1790856038000, 2, 2, 'device.removed', '{"device":5}', 'heCUilwldSR3Pb3X5Prhv2C_BM3VfRhyHmKpr1XyPDM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (49, 1790856039000, 2, 2, 'device.secret_reset', '{"device":5}', 'gROZIyV7VXSTD2z2DNKV8CVz97UrllcRIxIKHXJ9mMM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (50, 1790856040000, 2, 2, 'join_code.created', '{"join_code":5,"role":"family"}', 'p8_pmBE2KsvdGKq6JI72GY8Tvs8Jf3Umj_bx1rAW4RU');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (51, 1790856041000, 2, 2, 'join_code.revoked', '{"join_code":5}', 'X3s9f-O2JdUdTjHf_Ea5oV7vF76A8U1H7r5ifoGYDNo');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (52, 1790856042000, 2, 2, 'guest.created', '{"member":12,"rooms":[],"devices":[],"expires_at":1790942442000}', 'XUD5qWO95Zxvjihp2rjamBOgPw2Q8xjUfg_gwEPEO_Y');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (53, 1790856043000, 2, 2, 'guest.deleted', '{"member":12}', '0CErQZg_FonMsQlXCd2seclO-CVApcL4F5IL6nJVk_0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (54, 1790856044000, 4, 13, 'home.founded', '{}', 'K-wfF9nrbfGs52VvV88tFjACLpTWwDA5w7SDB8PvZ_0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (55, 1790856044000, 4, 13, 'account.registered', '{"role":"user"}', 'ZKR1xvM6pOOI49efDjv1ywmICiAaZkxmMLgrDJ87kiU');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (56, 1790856044000, 4, 13, 'session.started', '{}', 'FQP9Kd898kyoQZYASlz1AVN_26vVKH2AnqxZCtYxTgE');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (57, 1790856045000, 4, 13, 'home.deleted', '{"devices":0}', 'T5ejNSsnjm54fOc1emUJ5Bqx0TofUDVet1YDFYLzcMM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (58, 1790856045000, 4, 13, 'account.deleted', '{}', 'TT8Jdnv7hUU85C5CxvfulxjmuonL-D_PUB1CUbhjPdU');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (59, 1790856046000, 2, 3, 'session.started', '{}', 'y06kdhbaHSVqi_CGXa939kJIFdiGV_AGPQS2T41y8_c');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (60, 1790856047000, 2, 3, 'session.signed_out', '{}', 'nj5nzMm-UZl7ohLrzCs41X59JIkR73pcvyiT0iedhbU');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (61, 1790856048000, 2, 2, 'profile.changed', '{"mobile":false}', '42_dgvQTW88iWp55YStFaogYbk86NIrW3da5tOyvi3E');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (62, 1790856048000, 2, 3, 'call.refused', '{"call":"GET /api/users/guest/list/{userId}","code":"forbidden","from":"R2niZ2Bg"}', 'Q9o4BFVHYh2gyaYPSANsRij9lhivnYsJs-vu_bH6FjE');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (63, 1790856048000, 2, 2, 'sign_in.refused', '{"why":"wrong_password","from":"R2niZ2Bg"}', 'lDBSS_fy94VNlFGtZLrm9ET7soSPBP1KPWEdL2V7A3s');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (65, 1790856051000, 2, 4, 'session.started', '{}', 'H4taUeL3MgS9SWOuuRy_tFuY-ZxYVzmXXf2HrhPZvKg');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (66, 1790856053000, 2, 4, 'authenticator.enabled', '{}', '7eHkES759bk1865eYnrrQggJX6LM1o8CtXWNJZ8i0_c');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (67, 1790856055000, 2, 3, 'passkey.added', '{"passkey":1}', '9gU9f1wVi-WfjvEznmKEfO0bmG2TyIj7CVPTtu3xwFw');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (73, 1790856125002, 2, NULL, 'device.connected', '{"device":2}', 'NFzs69jtkXN8KgVBQs4-KVjLIC8S4kP9cJy-AxIVsmw');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (77, 1790856125007, 2, 2, 'pin.time_set', '{"device":2,"pin":"19","on_for":1800}', 'qR0pRBbPJXvJvnPfRwjxKpMrMK6be0Ei6YlMX5HlYeg');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (78, 1790856125008, 2, 2, 'device.static_ip_set', '{"device":2}', 'ifsTGZYzzo0uETnDTLmLW3ZaWlfSMfOwqt6p8cGaIp0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (79, 1790856125009, NULL, NULL, 'commands.sealed', '{"requested":[[1,2,"-71ztlilHyo1n1wV"]]}', 'vFRxxFylMyuvreq-gP99_jADU0ccs7bzugjtfFD97xM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (80, 1790856125011, NULL, NULL, 'commands.sealed', '{"ended":[[1,2,"o_PkHLPa1iVq411l"]]}', 'f7wp2wzzMC1v7rX-YD8HoKuKflyFTQ_nlQTI5lDQ6ow');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (81, 1790856125012, NULL, NULL, 'commands.sealed', '{"requested":[[2,2,"O8VpF4T9Ua8d5sTs"]]}', '1iQpIBOfMXirZP8nu-PnltGAL-9cHon1cePInug6MFo');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (82, 1790856125013, NULL, NULL, 'commands.sealed', '{"ended":[[2,2,"5YzMOKX7OKCeby9T"]]}', 'OsQZVzCZZHmt6EIklm55JNaDtuxb3_xROU4SPGaGMWo');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (83, 1790856125014, NULL, NULL, 'commands.sealed', '{"requested":[[3,2,"hCPlstepBJ53638Q"]]}', 'LQBisxhvrkakPrydwBTpLewt6Txlz24gidqIWc9tsxI');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (84, 1790856125015, NULL, NULL, 'commands.sealed', '{"requested":[[4,2,"IEpLiWX2wfEwl6qr"]]}', 'Koxf8N0MCJKOOruKKCXTAH6hDoVXTryFxjCh_OsGVFo');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (85, 1790856131016, NULL, NULL, 'commands.sealed', '{"ended":[[3,2,"S40SxuMvD9rYdBLX"]]}', 'rUHFp808947HPGLfNtiUCqt1Hk23CqTjme5Prk-417g');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (86, 1790856131016, NULL, NULL, 'commands.sealed', '{"ended":[[4,2,"17MAY5GG7JSfOUU_"]]}', 'B3jLok_ma2X2r8nA9AcwJghdTXA6EMsmmWgPcX4LFlU');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (87, 1790856131016, NULL, NULL, 'commands.sealed', '{"requested":[[5,2,"2XuTt3WaFOhMjj54"]]}', '-he0TO2NangHQr37ryVM_PgoiwdVXiOQQRxpdcdjKIY');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (64, 1790856049000, 2, 2, 'token.created', '{"token":1,"right":"passes"}', 'DaVFD4YtO4gHhNViEdKw9I0qm1CxY38wYHTwBiiiSn0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (68, 1790856057000, 2, 3, 'session.started', '{}', 'K9jK6Iy5wDqSL7rOW_-P4pMO1_0y-IDPJmkwB-Hq0UM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (69, 1790856119000, 2, 2, 'reset_code.sent', '{"by":"sms"}', '9oZENUE2cFuT31JWRiZSyGh4aeEAoX3lygCF_jx056k');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (70, 1790856120000, 2, 7, 'reset_code.sent', '{"by":"mail"}', 'fyO_U1gUFmySuDCCtGciQLvFveKcHnipSqwIxTPhLXs');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (71, 1790856125000, 2, NULL, 'device.connected', '{"device":4}', 'WGfpknnDKewCx_aYIuIi7nawNDNB42MeCs0gFmL_Sog');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (72, 1790856125001, 2, NULL, 'device.connected', '{"device":3}', 'jZv5AVD5RBOH4mK4s-pBQ5Fno7UGso-4mHepwdEUg3M');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (74, 1790856125005, 2, 2, 'pin.renamed', '{"device":2,"pin":"18"}', 'xrtlCCaP3POJ-0K90P40S0dB3QdfmPYdW-PLY8Ingzo');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (75, 1790856125005, 2, 2, 'pin.icon_changed', '{"device":2,"pin":"18"}', 'ZUSnKw7p-C3EXnyTyoNEqMzaZhojZ2m2HorTtBDypBo');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (76, 1790856125006, 2, 2, 'pin.moved', '{"device":2,"pin":"25","room":2}', '0orN7-GgickBkxF2k4bHHXhDb0beOtpqkw7pD-J1LrI');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (88, 1790856131017, NULL, NULL, 'commands.sealed', '{"requested":[[6,2,"TmEwdwJN5AhsAKPc"]]}', 'mQeWAUp0EcWzAL9tq2YnyTLw_ecDPALHqusvdNogtSc');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (89, 1790856131017, NULL, NULL, 'commands.sealed', '{"ended":[[6,2,"LCoFLm2f7yT_SPsm"]]}', '3_PsqGjvPp9OLi3j2WatKHkxDshqNU1j_QuBQZ3sKec');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (90, 1790856131019, 2, 2, 'device.registered', '{"device":6,"room":null}', '29MHI8U_B_qiHPd4DYLmiHaA-OzOVuQpZ_vQAzl4nC8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (91, 1790856132019, 2, 2, 'device.deleted', '{"device":6}', 'mkRIiJqYdx0_PZB7Dm7iyeSWSgEjMpqti4ME0iZZh58');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (92, 1790856133019, NULL, NULL, 'server.stopped', '{"replica":"nHtQfRLw"}', 'i4pvDwmmaqXiKLWm0gJhzJbV-lqDFbLgN8UjVt6k52k');


--
-- Data for Name: audit_head; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.audit_head (id, count, link, seal, cut_count, cut_link, cut_at) VALUES (1, 92, 'i4pvDwmmaqXiKLWm0gJhzJbV-lqDFbLgN8UjVt6k52k', 'UFCTSs5A9EKTc8VRU9mu1hN3ZL5CMxSNzSBNJilZaZg', 21, 'xtKsl3PzOnK9aqvsmxthad9bBeeqIQ0XUPiijerbSTs', 1790856014000);


--
-- Data for Name: audit_pending; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: challenge; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.challenge (challenge_hash, purpose, person_id, detail, expires_at, tries_left) VALUES ('KWQSA5J93btYgJn6q8yNx-km1ol0YnSptxhntis_84Q', 'passkey_sign_in', NULL, NULL, 1790856421000, 1);
INSERT INTO public.challenge (challenge_hash, purpose, person_id, detail, expires_at, tries_left) VALUES ('SfcFdTp1xAj9md-s2dV7hbtHaNz3ujfhqYWkRXSkl2I', 'second_factor', 4, '{"remember":false}', 1790856422000, 5);


--
-- Data for Name: command; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count, lease_s) VALUES (1, 2, 2, 'person', 2, 'page', '"done"', 'nHtQfRLw.29XR2HbEhu1GJBJq', 'on', '18', 1, 1790856125009, 1790856130009, 1790856125010, 'done', NULL, 1790856125011, 1, NULL);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count, lease_s) VALUES (2, 2, 2, 'person', 2, 'page', '"failed"', 'nHtQfRLw.29XR2HbEhu1GJBJq', 'off', '18', 0, 1790856125012, 1790856130012, NULL, 'failed', 'Relay is stuck', 1790856125013, 1, NULL);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count, lease_s) VALUES (3, 2, 2, 'person', 3, 'page', '"superseded"', 'nHtQfRLw.1MbVVu0cFf9KFevn', 'off', '18', 0, 1790856125014, 1790856130014, NULL, 'superseded', 'Replaced by a newer command', 1790856125015, 1, NULL);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count, lease_s) VALUES (4, 2, 2, 'person', 2, 'page', '"expired"', 'nHtQfRLw.29XR2HbEhu1GJBJq', 'on', '18', 1, 1790856125015, 1790856130015, NULL, 'expired', 'The device has not answered', 1790856131016, 1, NULL);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count, lease_s) VALUES (5, 2, 2, 'person', 3, 'page', '"living"', 'nHtQfRLw.1MbVVu0cFf9KFevn', 'off', '18', 0, 1790856131016, 1790856136016, NULL, NULL, NULL, NULL, 1, NULL);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count, lease_s) VALUES (6, 2, 3, 'person', 2, 'page', '"for an hour"', 'nHtQfRLw.MMKKEvyYOvxUn9KE', 'on', '18', 1, 1790856131017, 1790856136017, NULL, 'done', NULL, 1790856131017, 1, 3600);


--
-- Data for Name: contact_message; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.contact_message (id, name, email, message, written_at) VALUES (1, 'Visitor', 'visitor@golden.example', 'Is it
for sale?', 1790856118000);


--
-- Data for Name: device; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version, pin_changes, tank_litres, features, name_changes) VALUES (1, 1, NULL, 'SC-GOLDEN-1', 'The same name next door', 'v_RAOyvtS8sgJirP9o1fJkuNaMxVqx_UoCyi_tw9_DQ', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, 0, 0, 1790856001000, NULL, NULL, NULL, NULL, NULL, 0, '', NULL, '', 0);
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version, pin_changes, tank_litres, features, name_changes) VALUES (5, 2, NULL, 'SC-GOLDEN-4', 'In its box', 'RnyTXF-ZbR1r7nmrWacwbAv4lpxLldVwQDZeVSBS42s', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, 1, 0, 1790856008000, NULL, NULL, NULL, NULL, NULL, 2, '', NULL, '', 1);
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version, pin_changes, tank_litres, features, name_changes) VALUES (2, 2, 1, 'SC-GOLDEN-1', 'Lights', 'MqIdc8F1sBcncK-COOjIG18NnPBegw514kCG5MEvXRk', '192.168.1.40', '192.168.1.50', '192.168.1.1', '255.255.255.0', '192.168.1.2', '192.168.1.77', NULL, 'golden 1.2', 3600, -61, 181000, 0, 1790856131019, 1, 16, 1790856005000, 'oES6hSEvDq3NMX0QyqA3bcIouAXjkWxbhnxBXUvtppc', NULL, '25,18,21,19', 'nHtQfRLw', 1790856125002, 5, '9,2,1,1,0', NULL, 'lease', 0);
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version, pin_changes, tank_litres, features, name_changes) VALUES (3, 2, 2, 'PC-GOLDEN-2', 'Fan', 'Jky239_7_dwduBykhBtxekg3bfxjnohximahPFmwvD8', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1790856131019, 1, 4, 1790856006000, 'oES6hSEvDq3NMX0QyqA3bcIouAXjkWxbhnxBXUvtppc', NULL, NULL, 'nHtQfRLw', 1790856125001, 1, '1,3,1,0,0', NULL, '', 0);
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version, pin_changes, tank_litres, features, name_changes) VALUES (4, 2, 1, 'WLM-GOLDEN-3', 'Tank', '-hjHBWndqNmaKEI0Ne1h2z1zXMvo09k9AKfhOyM-fOs', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, '72%', NULL, NULL, NULL, NULL, 0, 1790856131019, 1, 2, 1790856007000, 'oES6hSEvDq3NMX0QyqA3bcIouAXjkWxbhnxBXUvtppc', NULL, NULL, 'nHtQfRLw', 1790856125000, 1, '1,1,1', 1200, '', 0);
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version, pin_changes, tank_litres, features, name_changes) VALUES (6, 2, NULL, 'SC-GOLDEN-5', 'On its way out', 'hjhquOWdhsH3s2QUwvRjT0jQWMFwjR9t0hC458G8g9Q', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, 1, 0, 1790856131019, NULL, 1790856132019, NULL, NULL, NULL, 0, '', NULL, '', 0);


--
-- Data for Name: favourite; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.favourite (person_id, device_id, pin, added_at) VALUES (2, 2, '18', 1790856032000);
INSERT INTO public.favourite (person_id, device_id, pin, added_at) VALUES (3, 2, '19', 1790856033000);


--
-- Data for Name: home; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.home (id, founded_at, name, time_zone, currency, kwh_price, locale, units) VALUES (1, 1790856000000, '', '', NULL, NULL, '', '');
INSERT INTO public.home (id, founded_at, name, time_zone, currency, kwh_price, locale, units) VALUES (3, 1790856032000, '', '', NULL, NULL, '', '');
INSERT INTO public.home (id, founded_at, name, time_zone, currency, kwh_price, locale, units) VALUES (2, 1790856002000, 'Golden House', 'Asia/Kolkata', 'EUR', 3214, 'en-US', 'metric');


--
-- Data for Name: installation; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.installation (id, key_fingerprint, created_at) VALUES (1, 'bb4ourQ2IcGqbW1AbCB1Kv9VTvUrWNanz3sJyiMCGlY', 1790856000000);


--
-- Data for Name: join_code; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.join_code (id, code_hash, home_id, made_by, role, start_at, access_expires_at, room_id, device_id, expires_at) VALUES (2, 'gYBXAUkBGrsr_F8nQOgmyjQcIHAASyW_uaLG2tsBcsw', 2, 2, 'family', NULL, NULL, NULL, NULL, 1790942426000);
INSERT INTO public.join_code (id, code_hash, home_id, made_by, role, start_at, access_expires_at, room_id, device_id, expires_at) VALUES (3, 'Q9ONQH3pqxBn5JPOHyKBis6AbY-JVbc-5GYcTGNRyzY', 2, 4, 'guest', 1790856018999, 1798632019000, 1, NULL, 1790942427000);
INSERT INTO public.join_code (id, code_hash, home_id, made_by, role, start_at, access_expires_at, room_id, device_id, expires_at) VALUES (4, 'OXq8campeWybJNTgm-eb48bU07-IY-lQ8fYOuvDIjqg', 2, 4, 'guest', 1790856018999, 1798632019000, NULL, 3, 1790942428000);


--
-- Data for Name: kysely_migration; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0001-the-house', '2026-11-24T23:34:20.337Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0002-accounts-and-audit', '2026-11-24T23:34:21.369Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0003-standard-words', '2026-11-24T23:34:21.399Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0004-command-log', '2026-11-24T23:34:21.472Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0005-arranging', '2026-11-24T23:34:21.485Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0006-favourites', '2026-11-24T23:34:21.572Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0007-order', '2026-11-24T23:34:21.660Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0008-replica-leases', '2026-11-24T23:34:21.693Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0009-settings-version', '2026-11-24T23:34:21.709Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0010-audit-cut', '2026-11-24T23:34:21.722Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0011-homes-and-accounts', '2026-11-24T23:34:21.751Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0012-grants', '2026-11-24T23:34:21.910Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0013-passes', '2026-11-24T23:34:22.066Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0014-api-tokens', '2026-11-24T23:34:22.160Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0015-pin-grants', '2026-11-24T23:34:22.269Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0016-pin-rooms', '2026-11-24T23:34:22.441Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0017-activity', '2026-11-24T23:34:22.641Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0018-consumption', '2026-11-24T23:34:22.845Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0019-leases', '2026-11-24T23:34:22.937Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0020-home-forms', '2026-11-24T23:34:22.962Z');


--
-- Data for Name: kysely_migration_lock; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration_lock (id, is_locked) VALUES ('migration_lock', 0);


--
-- Data for Name: live_ticket; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.live_ticket (ticket_hash, session_id, expires_at) VALUES ('jZjNnx6G6UNT5k6N_PLWT30oPrFlvCdi6Xe3wUb22Eo', 'ZAnFyPr0_wiHm8Qf18mtaQ', 1790856153000);
INSERT INTO public.live_ticket (ticket_hash, session_id, expires_at) VALUES ('HMaff13cf0zuL466gRT06NOfdV4wZl0zlJAexFF2ZyY', 'FmpKf2L2w3dEXBdDVmhcHA', 1790856154000);


--
-- Data for Name: outbox; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (1, 'mail', 'owner@golden.example', 'A way into your Roomwire account has changed', 'On your Roomwire account an API token was made. If this was not you, reset your password at once and look at Settings: Ways to sign in, and API tokens.', 1790856049000);
INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (2, 'mail', 'co-owner@golden.example', 'A way into your Roomwire account has changed', 'On your Roomwire account an authenticator app was turned on. If this was not you, reset your password at once and look at Settings: Ways to sign in, and API tokens.', 1790856053000);
INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (3, 'mail', 'family@golden.example', 'A way into your Roomwire account has changed', 'On your Roomwire account a passkey was added. If this was not you, reset your password at once and look at Settings: Ways to sign in, and API tokens.', 1790856055000);
INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (4, 'sms', '+358401234567', NULL, 'Your Roomwire reset code is 535432. It is valid for 10 minutes. If you did not ask for it, ignore this message.', 1790856119000);
INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (5, 'mail', 'guest-of-home@golden.example', 'Your Roomwire reset code', 'Your Roomwire reset code is 543514. It is valid for 10 minutes. If you did not ask for it, ignore this message.', 1790856120000);


--
-- Data for Name: pass; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.pass (id, home_id, label, secret_hash, pin_hash, browsers_max, created_at) VALUES (1, 2, 'Cleaner · 清洁', 'wT-Nh440lQ9tawk3eCdoD2ef4HcelnbeSm0PcEwtlhI', '$argon2id$v=19$m=8,t=1,p=1$Y5iTVUmjQ+FYkQzDxNV44w$R/GH00ZboG+7UmAZTz0WbFcDfLUm+JXHRi3t1qi+YDQ', 1, 1790856030000);


--
-- Data for Name: passkey; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.passkey (id, credential_id, person_id, public_key, sign_count, transports, name, created_at, last_used_at) VALUES (1, 'LQYRCVcvvHe3ZP_RrrAo9w', 3, 'pQECAyYgASFYIBdzuUBQxZvWqOq9UMHaQCtEhvfxrSyvakNmJUhiig6PIlgg0e9u2WjgW4DQ3lYJIJdjE0GC-Oh_btu5ALsAEfl2zl4', 1, '["internal"]', 'Golden phone', 1790856055000, 1790856057000);


--
-- Data for Name: person; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (1, 1, 'user', 'Golden neighbour <b>&', 'neighbour@golden.example', '$argon2id$v=19$m=8,t=1,p=1$1uWM+1dwMLBgXBQlP4YT9w$wGHLCZb8pTvqGFkFG0bcB1L5uHmsZ6plBBdUVOsBC2o', NULL, NULL, NULL, NULL, NULL, 1790856000000, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (3, 2, 'family', 'Golden family <b>&', 'family@golden.example', '$argon2id$v=19$m=8,t=1,p=1$pyRmxZAGeKWqMHhEANakFg$IQlUTtuPj/RuKu1BvbLMwvMOyPzFLCUZRY8BJY/DNNQ', NULL, NULL, NULL, NULL, NULL, 1790856014000, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (5, 2, 'guest', 'Golden guest-of-room <b>&', 'guest-of-room@golden.example', '$argon2id$v=19$m=8,t=1,p=1$rLbJ9ksBh7br22hvOcdmSg$Q3G6oFbCWFcqirNrZIOAIjs8icevf2HlCx0biNoQ+aA', NULL, NULL, NULL, NULL, NULL, 1790856019000, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (6, 2, 'guest', 'Golden guest-of-device <b>&', 'guest-of-device@golden.example', '$argon2id$v=19$m=8,t=1,p=1$1VtZb/SpLCFrgwS3QR0g0Q$loKVfoFS/NgORCBTc7OmcNXVnULhY+gDb/WhebkMXtM', NULL, NULL, NULL, NULL, NULL, 1790856020000, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (7, 2, 'guest', 'Golden guest-of-home <b>&', 'guest-of-home@golden.example', '$argon2id$v=19$m=8,t=1,p=1$3l2I9YdT0o0SvhLcuX89jw$zF4hVta7zf27ilqbSUt55utGDb3J0Rsl75HJvmrszUg', NULL, NULL, NULL, NULL, NULL, 1790856021000, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (8, 2, 'guest', 'Golden guest-of-tomorrow <b>&', 'guest-of-tomorrow@golden.example', '$argon2id$v=19$m=8,t=1,p=1$gN/KLW4dM9Rq2V3yqUaybQ$8P+PrANkLRFRqOlkWnLaBFObvmhS8GjJ5v4qi1aogiw', NULL, NULL, NULL, NULL, NULL, 1790856022000, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (9, 2, 'guest', 'Golden guest-by-code <b>&', 'guest-by-code@golden.example', '$argon2id$v=19$m=8,t=1,p=1$L/DOmRrbs8K7BI1X3EBexw$4RvpYr9hRTQqPCq5OVdGukcR/XUgQR15tvWOGOUkEzU', NULL, NULL, NULL, NULL, NULL, 1790856024000, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (10, NULL, 'family', 'Golden homeless <b>&', 'homeless@golden.example', '$argon2id$v=19$m=8,t=1,p=1$ud+k3qA0PUP8PwwyrXnqeA$KOj363LM29TAxnWcxaWx/O0ECYuPKa0bPT7aRMiLrew', NULL, NULL, NULL, NULL, NULL, 1790856029000, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (11, 3, 'super_admin', 'Closed', 'closed@golden.example', '$argon2id$v=19$m=8,t=1,p=1$B/lYfWWhp8wFf6hU7UfL4A$GHWjX01nqX/yqD05W3fW9lUeiPLtMluSet94eyhK0S8', NULL, NULL, NULL, NULL, NULL, 1790856032000, 1790856032000, NULL, NULL, NULL, 0);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (2, 2, 'user', 'Golden owner <b>&', 'owner@golden.example', '$argon2id$v=19$m=8,t=1,p=1$Er5eNUIY9r1V2EEha5Tuuw$1O28djet6yTWk1awRi9viInoA757456Ps9fYg63wtH0', '+358401234567', 'Ring three times', 'Golden Street 1
00100 Helsinki', 'acJIZBqLtw8yxlumJWeonnZaoRcj5FVJbHrvBulEz6M9wO_5el8m', '1952-10-13', 1790856002000, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (4, 2, 'admin', 'Golden co-owner <b>&', 'co-owner@golden.example', '$argon2id$v=19$m=8,t=1,p=1$BnFVpFrK07lpbbNpMpKWAQ$zGQLQmafFzU42m7Hj9Ob3sKOzngVAcV9AaJ6gEMnmVM', NULL, NULL, NULL, NULL, NULL, 1790856016000, NULL, 'AEM2LC1Mw7UwM2dtrLyd0QPtWeE0C-2odfd3VyEFvVXrjQVGiJC5ywyeCQNjfQmHEmvnG80Xhje2IV7V', 1790856053000, 59695201, 1);


--
-- Data for Name: pin; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes) VALUES (1, '18', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes) VALUES (1, '19', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes) VALUES (1, '21', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes) VALUES (1, '25', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes) VALUES (3, '21', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes) VALUES (5, '18', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes) VALUES (5, '19', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes) VALUES (5, '21', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes) VALUES (5, '25', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes) VALUES (4, 'pump', NULL, 0, 1790856125000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes) VALUES (4, 'led', NULL, 1, 1790856125000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes) VALUES (3, '19', NULL, 0, 1790856125001, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes) VALUES (3, '13', NULL, 2, 1790856125001, NULL, NULL, NULL, NULL, NULL, NULL, 55, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes) VALUES (2, '21', NULL, 0, 1790856125003, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes) VALUES (2, '25', NULL, 1, 1790856125003, NULL, 2, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes) VALUES (2, '19', NULL, 0, 1790856125004, NULL, NULL, 1790856125004, 'touch', NULL, NULL, NULL, NULL, NULL, NULL, 1800, 1);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes) VALUES (2, '18', 'Ceiling light', 1, 1790856125011, 'ceiling_lamp', NULL, 1790856125011, 'page', 'person', 2, NULL, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes) VALUES (3, '18', NULL, 1, 1790856131017, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 6, 1790859731017, 'server', NULL, 0);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes) VALUES (6, '18', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes) VALUES (6, '19', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes) VALUES (6, '21', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon, room_id, changed_at, changed_cause, changed_by_kind, changed_by, watts, lease_command, lease_ends_at, lease_holder, on_for_s, settings_changes) VALUES (6, '25', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0);


--
-- Data for Name: recovery_code; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'yTclEHg6FnC7_3vE47DcUKGJgL__1oOzIQ08mfe_CW0');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, '90oxp6ZlW1Tz7KddiS52nbLPNrdfCi5AlwZfQmH6jiY');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'JD2-YSQp5lPLzgEhGB8NvvIT5akdolhKVVvHnIYj-ME');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'aNz1GZdLI5dL8WC56AIT-GPhbaje_aaw6OKnz8ORqjM');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'zbPaBAwVrFVQvx9UVRw27FCA6ULQZxYwubN5jDQ3gVI');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, '5fWmxPxObp4rKNanlwnqP7dQV9b6zAJxZ3EdlrSSqco');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'phejXtpwSpMoOS38dzcV0GtJoF0h1zV1zcwZ7go4K2Y');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'yErT0Z9qzIRdsQojlIiewmnWWYq9NUth9nh-8pj5yDM');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'XyUHwq2Xf0zBpc72sAAWPQOkfhxNXzPnn1nI_JLPP1U');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'tjFw8ZEciX72QKQKoO_uu0wIccPNgrdtJ9mwlbh8rLY');


--
-- Data for Name: replica; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: reset_code; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.reset_code (person_id, code_hash, browser_hash, asked_from, expires_at, tries_left) VALUES (2, 'xzioIJD1F9cWu2L-JCbYrm3EMG0RVyvTYfgTPsTZbS0', 'a0DZlxGQip7NBwl0AOkjYRrk2_dvSWn5oZZ1eETdZRc', '127.0.0.1', 1790856719000, 5);
INSERT INTO public.reset_code (person_id, code_hash, browser_hash, asked_from, expires_at, tries_left) VALUES (7, 'aVx0LLAPUsWzi_5UOopBG19zl3FAG1FgLPB8jU5Ue3s', '8IkQzsC_vjwUR3yCjBJz3xxJo6p3pEQvIpLcBe8MhTI', '127.0.0.1', 1790856720000, 5);


--
-- Data for Name: room; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.room (id, home_id, name, name_key, created_at) VALUES (1, 2, 'Living Room', 'living room', 1790856003000);
INSERT INTO public.room (id, home_id, name, name_key, created_at) VALUES (2, 2, 'Küche · 厨房', 'küche · 厨房', 1790856004000);


--
-- Data for Name: session; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('JZkPbm3pQqS-bvMRgizB2w', 10, 1790856029000, 1790899229000, 'Golden browser', NULL, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('YgARqxuKQDTs060A3VM1KFKY8SBSuHw-MvaQG4KYhh4', NULL, 1790856031000, 1825416031000, 'Golden browser', NULL, 1);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('FHsoVW_qIW_ue82OGRR1bQ', 3, 1790856057000, 1790899257000, 'node', NULL, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('9tIBVW8Y9cSa1jdCzJZaqw', 1, 1790856000000, 1790899200000, 'Golden browser', 1790856119000, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('2aSIVSNB6cG003MBspUSPw', 4, 1790856017000, 1790899217000, 'Golden browser', 1790856119000, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('KPQPNBgN-YAYScD-v0KUUg', 9, 1790856024000, 1790899224000, 'Golden browser', 1790856119000, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('40iuSKBINhGCYqPP5WX3fQ', 4, 1790856051000, 1790899251000, 'Golden browser', 1790856119000, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('ZAnFyPr0_wiHm8Qf18mtaQ', 2, 1790856002000, 1790899202000, 'Golden browser', 1790856133019, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('FmpKf2L2w3dEXBdDVmhcHA', 3, 1790856015000, 1790899215000, 'Golden browser', 1790856133019, NULL);


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

SELECT pg_catalog.setval('public.audit_pending_id_seq', 83, true);


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
