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
-- Name: home; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.home (
    id integer NOT NULL,
    founded_at bigint NOT NULL,
    name text DEFAULT ''::text NOT NULL,
    time_zone text DEFAULT ''::text NOT NULL
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

INSERT INTO public.access_grant (id, person_id, scope, room_id, device_id, access_right, start_at, expires_at, windows, paused_at, pass_id) VALUES (1, 5, 'room', 1, NULL, 'switch', 1790856014999, 1798632015000, '[]', NULL, NULL);
INSERT INTO public.access_grant (id, person_id, scope, room_id, device_id, access_right, start_at, expires_at, windows, paused_at, pass_id) VALUES (2, 6, 'device', NULL, 2, 'switch', 1790856014999, 1798632015000, '[]', NULL, NULL);
INSERT INTO public.access_grant (id, person_id, scope, room_id, device_id, access_right, start_at, expires_at, windows, paused_at, pass_id) VALUES (3, 7, 'home', NULL, NULL, 'switch', 1790856014999, 1798632015000, '[]', NULL, NULL);
INSERT INTO public.access_grant (id, person_id, scope, room_id, device_id, access_right, start_at, expires_at, windows, paused_at, pass_id) VALUES (4, 8, 'room', 1, NULL, 'see', 1790942418000, 1798632015000, '[{"days":[2,4],"from":"09:00","to":"12:00"}]', 1790856018000, NULL);
INSERT INTO public.access_grant (id, person_id, scope, room_id, device_id, access_right, start_at, expires_at, windows, paused_at, pass_id) VALUES (5, 8, 'room', 2, NULL, 'see', 1790942418000, 1798632015000, '[{"days":[2,4],"from":"09:00","to":"12:00"}]', 1790856018000, NULL);
INSERT INTO public.access_grant (id, person_id, scope, room_id, device_id, access_right, start_at, expires_at, windows, paused_at, pass_id) VALUES (6, 9, 'room', 2, NULL, 'switch', 1790856014999, 1798632015000, '[]', NULL, NULL);
INSERT INTO public.access_grant (id, person_id, scope, room_id, device_id, access_right, start_at, expires_at, windows, paused_at, pass_id) VALUES (7, NULL, 'room', 1, NULL, 'see', 1790856014999, 1798632015000, '[{"days":[2,4],"from":"09:00","to":"12:00"}]', 1790856026000, 1);
INSERT INTO public.access_grant (id, person_id, scope, room_id, device_id, access_right, start_at, expires_at, windows, paused_at, pass_id) VALUES (8, NULL, 'room', 2, NULL, 'see', 1790856014999, 1798632015000, '[{"days":[2,4],"from":"09:00","to":"12:00"}]', 1790856026000, 1);


--
-- Data for Name: api_token; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.api_token (id, person_id, home_id, label, token_right, token_hash, created_at, last_used_at) VALUES (1, 2, 2, 'Golden calendar', 'passes', 'tT99KCLf5dTRw5aPobK35j-JTOEX4yBCzpdm0YQFZXg', 1790856045000, 1790856046000);


--
-- Data for Name: arrangement; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.arrangement (person_id, kind, ids, changed_at) VALUES (2, 'rooms', '1,2', 1790856030000);
INSERT INTO public.arrangement (person_id, kind, ids, changed_at) VALUES (3, 'devices', '4,2', 1790856031000);


--
-- Data for Name: attempt; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/address/-yxSIAxXhl8MSTBPVqcbbbfP-2xI8wHuKP7WZ13STe0', 2, 1790859715000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/asked/hour/S_zTsblInoD85uYApWNGkPoo-X_1CEPGgRy4AVv4Ey8', 1, 1790859716000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/asked/day/S_zTsblInoD85uYApWNGkPoo-X_1CEPGgRy4AVv4Ey8', 1, 1790942516000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/hour/-yxSIAxXhl8MSTBPVqcbbbfP-2xI8wHuKP7WZ13STe0', 2, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/day/-yxSIAxXhl8MSTBPVqcbbbfP-2xI8wHuKP7WZ13STe0', 2, 1790942400000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/all/cyHSJ-9W4ggYyLS40U8cLyEYzPxX0vVT5Uw2JlGcAoQ', 2, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/visit/WE9HtnTeAqH-d2GpR0Q04ldQ1frl7mRFewlDTGwPY8s', 1, 1790859716000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/account/hour/Z8GxGHTEhwtOsOdYcN7qUHjPkmjooeyi3JvjcHQW-xU', 1, 1790859716000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/account/day/Z8GxGHTEhwtOsOdYcN7qUHjPkmjooeyi3JvjcHQW-xU', 1, 1790942516000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/all/cyHSJ-9W4ggYyLS40U8cLyEYzPxX0vVT5Uw2JlGcAoQ', 2, 1790859715000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('passkey/address/-yxSIAxXhl8MSTBPVqcbbbfP-2xI8wHuKP7WZ13STe0', 2, 1790856952000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/hour/RobnxgXUx6QOTkEF7Q8uyencCvATbk--0M-zJkCQcZo', 0, 1790859610000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/day/RobnxgXUx6QOTkEF7Q8uyencCvATbk--0M-zJkCQcZo', 0, 1790942410000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('register/address/-yxSIAxXhl8MSTBPVqcbbbfP-2xI8wHuKP7WZ13STe0', 5, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('register/all/cyHSJ-9W4ggYyLS40U8cLyEYzPxX0vVT5Uw2JlGcAoQ', 5, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/address/-yxSIAxXhl8MSTBPVqcbbbfP-2xI8wHuKP7WZ13STe0', 1, 1790856911000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/account/KULRdSy3SOLrgwBrjKplwgBhyS08V2P2sFDOgTtmzDY', 0, 1790942413000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('socket/address/-yxSIAxXhl8MSTBPVqcbbbfP-2xI8wHuKP7WZ13STe0', 2, 1790856181007, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/account/pL_-lCLaldVBgL4ZiF2FnqeLsNQuDJ8IY1N1HLBeocU', 0, 1790942411000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/account/S2VP18td28h5RciLYLk-bX3441qS3GqVQDzjxCnOOl0', 1, 1790942444000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('password-again/account/Aq7OMU7M7Mzbw7kE97SF-MNJ6wx45TAq97WoIDVqGk0', 0, 1790942445000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('password-again/account/ISsYSk1iZPAPrg3GHHgPzu3QluJesuteqkLgK-myUII', 0, 1790942448000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('code/signed-in/ISsYSk1iZPAPrg3GHHgPzu3QluJesuteqkLgK-myUII', 0, 1790942449000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('password-again/account/OguhXgl7JpD9O6JFGV2dWa_916Waw_XEO7Qwk0tevyk', 0, 1790942450000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('contact/address/-yxSIAxXhl8MSTBPVqcbbbfP-2xI8wHuKP7WZ13STe0', 1, 1790859714000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('join/address/-yxSIAxXhl8MSTBPVqcbbbfP-2xI8wHuKP7WZ13STe0', 1, 1790859621000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('join/account/ioZd65zgvnDDr_v1KVzymNrPQnyQpu25u1LPdyH83NA', 1, 1790859621000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('sms/address/-yxSIAxXhl8MSTBPVqcbbbfP-2xI8wHuKP7WZ13STe0', 1, 1790859715000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/asked/hour/S2VP18td28h5RciLYLk-bX3441qS3GqVQDzjxCnOOl0', 1, 1790859715000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/asked/day/S2VP18td28h5RciLYLk-bX3441qS3GqVQDzjxCnOOl0', 1, 1790942515000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/visit/28SFN_K5lktYikmiJEZ91bDzNzVdBrPgwBMqA31HWdE', 1, 1790859715000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/account/hour/Aq7OMU7M7Mzbw7kE97SF-MNJ6wx45TAq97WoIDVqGk0', 1, 1790859715000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/account/day/Aq7OMU7M7Mzbw7kE97SF-MNJ6wx45TAq97WoIDVqGk0', 1, 1790942515000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('sms/number/rTDiVPwexJR0rbh8NPJ1vv4u_FAxNdxrFjkDIpZJUvI', 1, 1790859715000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('sms/all/cyHSJ-9W4ggYyLS40U8cLyEYzPxX0vVT5Uw2JlGcAoQ', 1, 1790942515000, 0);


--
-- Data for Name: audit; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (17, 1790856010000, 2, 2, 'family.created', '{"member":3}', 'SpRkpJbEZV83OF7_vbd87Qs-VOjkkMQ2rHFpmj2RRBM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (18, 1790856011000, 2, 3, 'session.started', '{}', 'C0J-R-aykBHfgsbjspjNEkTNIl7kJQSg8dg8NHoWCAw');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (19, 1790856012000, 2, 2, 'family.created', '{"member":4}', 'peNtgTUcbHFa0usTnHAxniCb8ZBsoz6LKy-NpeEdkRM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (20, 1790856013000, 2, 4, 'session.started', '{}', 'wsorr23UJV_R7TCCVZ2Y-F6_2N5Wfv4OeaCfErLAoD8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (21, 1790856014000, 2, 2, 'co_owner.added', '{"member":4}', 'GkxzDX2LYv3yP50QRMdH_u_MaZOURDbpwltqtHziMsk');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (22, 1790856015000, 2, 2, 'guest.created', '{"member":5,"rooms":[1],"devices":[],"expires_at":1798632015000}', 'DAhPVK0UJg6SV4mFkh8i6YzBB6EE7ePD23S9K9XGk4E');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (23, 1790856016000, 2, 2, 'guest.created', '{"member":6,"rooms":[],"devices":[2],"expires_at":1798632015000}', '49xFOHZJPhLOCI24_3e_dc1A_NYMn5pkukNLSy2jV_Q');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (24, 1790856017000, 2, 2, 'guest.created', '{"member":7,"rooms":[],"devices":[],"expires_at":1798632015000}', '3bnx99yrVndTFmlUmO1QM7nm2MISE6Qp1VMWMrTt9M4');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (25, 1790856018000, 2, 2, 'guest.created', '{"member":8,"rooms":[1,2],"devices":[],"expires_at":1798632015000}', 'kQw1-NyxHb0atZwzBRAIILXgUUSZ7ZVq7FlWjtu94Es');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (26, 1790856019000, 2, 2, 'join_code.created', '{"join_code":1,"role":"guest"}', 'AxPoIxBeRyeulntdU2vjZMesdtMEA8Haqs5W_xoMaz8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (27, 1790856020000, NULL, 9, 'account.registered', '{"role":"guest"}', 'SIqRze917NwNJ53rq3R-QwYPgL3I8_2R53VRSI50UGU');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (28, 1790856020000, NULL, 9, 'session.started', '{}', 'E7dYpqeO8wNQWfrWtlb6xRQDS3nq6t48_oCCoKwR5zM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (29, 1790856021000, 2, 9, 'home.joined', '{"role":"guest"}', 'cTUG9f7sIF83BivWj75UZDtwf7JryZDCfg3Btp1de4Q');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (30, 1790856022000, 2, 2, 'join_code.created', '{"join_code":2,"role":"family"}', '70g-h9Gesz8XjaSn2mOSzqTHdwfnE-ft9t-viUVkdm8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (31, 1790856023000, 2, 4, 'join_code.created', '{"join_code":3,"role":"guest"}', 'yxmzO_cfgoJQUTVoJnh9HDBsrifBTZ4Gct5dsc1KE-Y');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (32, 1790856024000, 2, 4, 'join_code.created', '{"join_code":4,"role":"guest"}', 'EKsS2tSaLsimzrsdB8HlysLGrKqnsl1kSQAnvncsdYo');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (33, 1790856025000, NULL, 10, 'account.registered', '{"role":"family"}', 'B0-LNKt-hvm8wMjuVwZj9T6MC5gPlIlEwcZGCDNk0so');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (34, 1790856025000, NULL, 10, 'session.started', '{}', '4WOUPsOzOkoC8ScnOOrAXkKC94RV5toD4Nyjqv3-q6w');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (35, 1790856026000, 2, 2, 'pass.created', '{"pass":1,"rooms":[1,2],"devices":[],"expires_at":1798632015000}', 'vT4_g_z_lItdbrrt-33_7Ne5TWyLP7KTKfIilGC-XXk');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (36, 1790856027000, 2, NULL, 'pass.opened', '{"by_pass":1}', 'NmbQM4sZcAvFWb3FzW4mtPOnw3m2GHBpUrTTc1SzOMk');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (37, 1790856028000, 3, 11, 'operator.created', '{}', 'CMKE6bAlAl1KTwZgJVVWVqgVKv7o5jlH5x4zcj43JDY');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (38, 1790856028000, 3, NULL, 'account.disabled', '{"member":11}', 'j7E4yPJkYUHvOMipcYPsm3iJUgdmHRGGXmCUF016osI');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (39, 1790856028000, 2, 2, 'favourite.added', '{"device":2,"pin":"18"}', 'XltH-Ge_otfXCwI6lr3JtiYhZ-4-VUTJcyLbEZf0Z8k');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (40, 1790856029000, 2, 3, 'favourite.added', '{"device":2,"pin":"19"}', 'Ld77G4spiFiOCKQ5Q_DO15tzoen3e9oC_8VoNX2hFd8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (41, 1790856032000, 2, 2, 'device.pins_arranged', '{"device":2}', '-ACVKZCeARdseEh7OJNu5GoqrB5GEi8i-7az2RB3pDw');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (42, 1790856033000, 2, 2, 'device.updated', '{"device":5,"name":true,"local_ip":false}', 'RR03lavApGkS44FxQuPSEeROy494pELXJcGTFZ2Jnz0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (43, 1790856034000, 2, 2, 'device.removed', '{"device":5}', '4u3UWJ8q9UX95CkVedJMtBJKTcAvw6ueipQvry98c0o');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (44, 1790856035000, 2, 2, 'device.secret_reset', '{"device":5}', 'Quj6_h3cSqbYuOhlOna2EDhuZZ7XKIGdgdiIAQAPJX0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (45, 1790856036000, 2, 2, 'join_code.created', '{"join_code":5,"role":"family"}', 'zqVMbiE8dcPE3WuXyjcxHsN5Dj7bejXw0ZX1HnwEJQI');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (46, 1790856037000, 2, 2, 'join_code.revoked', '{"join_code":5}', 'ZhmdUuAMMi9t5oEEW0HPTgYzFFFFaJ0eEtLa8XBxoLA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (47, 1790856038000, 2, 2, 'guest.created', '{"member":12,"rooms":[],"devices":[],"expires_at":1790942438000}', 'Mtg6VnOW_1hH1et_AMu5lkv1KIavYWUEb1gpFAdsgYM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (48, 1790856039000, 2, 2, 'guest.deleted', '{"member":12}', 'nCS3HuK6aVvtT308JZmx1w1jF449oPZXyHIQa8hZlyM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (49, 1790856040000, 4, 13, 'home.founded', '{}', 'VQhxkX-FUjWLEZrYZfZ5p0_C7jWm3BGQOSQErHiYYDU');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (50, 1790856040000, 4, 13, 'account.registered', '{"role":"user"}', 'o0NuHssk2OTk0vv8jGmqOYh0z1smiTeIiHCjhfpTqiU');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (51, 1790856040000, 4, 13, 'session.started', '{}', '5wbtH5sHh6nYieYrVkJCwC6q4iPi97XOdtRbjzWmZ4U');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (52, 1790856041000, 4, 13, 'home.deleted', '{"devices":0}', 'pXXVPfCaM34_D5NdlU_P4pKy47HzVnwfK8-avV3n6F0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (53, 1790856041000, 4, 13, 'account.deleted', '{}', 'nakKRr2IUilypD_dR4_Bcll_2g9TY86txQxNoWUffGU');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (54, 1790856042000, 2, 3, 'session.started', '{}', '_p66Pkxu8GEMm1Jm1kjBr85oYLiLMtTKEAxLEX6AIz4');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (55, 1790856043000, 2, 3, 'session.signed_out', '{}', 'nCfDXhbwBJfWal_23u_A28mRHCDR8lfgUmdL12kKaII');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (56, 1790856044000, 2, 2, 'profile.changed', '{"mobile":false}', 'TkIAMMGxjuU7l5YBFNveHyBctyksPuBNOgw8is6W6Z4');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (57, 1790856044000, 2, 3, 'call.refused', '{"call":"GET /api/users/guest/list/{userId}","code":"forbidden","from":"seK-DFzD"}', 'umTHexSchEKqawzNm-nG_NOdeyV36YRRen49ldQxp7E');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (58, 1790856044000, 2, 2, 'sign_in.refused', '{"why":"wrong_password","from":"seK-DFzD"}', 'e-MpBpOHnBjT9jQIyQKLPQ_E4HOQ8yayWIrC2JAdC24');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (59, 1790856045000, 2, 2, 'token.created', '{"token":1,"right":"passes"}', '5LfW1vSH83U9oqBEydYVomHtYYHzl-LTTKWHogUwzg0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (60, 1790856047000, 2, 4, 'session.started', '{}', 'Cn1oSV7AfYEE-83Sp9cN3Hhc_rp4gDGzb8pVLVTBbw4');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (61, 1790856049000, 2, 4, 'authenticator.enabled', '{}', 'sq0Xs1gI9Qh4qTwpncN3rCnHrQK4t0-qM_gvW6hMYZc');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (62, 1790856051000, 2, 3, 'passkey.added', '{"passkey":1}', 'PEHQ0MmT3AHZ4wRRUoTxBgUYrMqyEN8sVS0MkU_3xsA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (63, 1790856053000, 2, 3, 'session.started', '{}', 'usOdQ01LO7CGUJ9j-7gk0tIzz1hEzDA5n4rLr3RBt3g');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (64, 1790856115000, 2, 2, 'reset_code.sent', '{"by":"sms"}', '63zrP1xzEgJ9qULBQaw7iMFPmUDfumKB2xW4M_gQarM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (65, 1790856116000, 2, 7, 'reset_code.sent', '{"by":"mail"}', '8dIiueLVQY0YviWEE4f-UqBgwVwWIW_5CROBr3S2CvA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (66, 1790856121000, 2, NULL, 'device.connected', '{"device":4}', '5C1zCbW7JMrB85ZUETLgOO50dZBq4eGLTFDyyQcOl00');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (67, 1790856121001, 2, NULL, 'device.connected', '{"device":3}', '2jhwf_ZLuRZ3CwkiODBFmaK1febHejIixuBFR3j7x2A');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (68, 1790856121002, 2, NULL, 'device.connected', '{"device":2}', 'dEnN0jVoyT8vkMXp9nAnlzFTDb6sulgneG29_SS26CU');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (69, 1790856121005, 2, 2, 'pin.renamed', '{"device":2,"pin":"18"}', 'RFn9fSSKcNRQ5-LFXjhER86tdD9DHjAa0U8lig2IRfk');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (70, 1790856121005, 2, 2, 'pin.icon_changed', '{"device":2,"pin":"18"}', 'tLg2kurNfmuYyofuYCg7btoTpzA4kCaFT4aaagEwAz8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (71, 1790856121006, 2, 2, 'device.static_ip_set', '{"device":2}', 'F9LL7Qcc5wYh_Dxo3uHT_MeT_rlPGToGinPNK2vc140');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (72, 1790856121007, NULL, NULL, 'commands.sealed', '{"requested":[[1,2,"nR89jtSFMm6h5RZZ"]]}', 'Fs68bjSA5R-FSVmWaQ4Agyzah1SjbmOBWXvDo7owqZE');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (73, 1790856121009, NULL, NULL, 'commands.sealed', '{"ended":[[1,2,"5MwRivYGbJBIdIS4"]]}', 'V6gZ17RExSizIpBaTLRU6wKwVgdhVmfDgbQnW313xy0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (74, 1790856121010, NULL, NULL, 'commands.sealed', '{"requested":[[2,2,"H5jubB56-IkVJkO3"]]}', 'Tdi2PdFZr876sXdwOTwZfpVdbisS1bYVzwUSBRdzI2o');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (75, 1790856121011, NULL, NULL, 'commands.sealed', '{"ended":[[2,2,"WzmkdD3MEdy-OKbN"]]}', 'td9n2Apz4zr58NYi1AjPND-f1HNs4889Ix0-VQyVhIk');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (76, 1790856121012, NULL, NULL, 'commands.sealed', '{"requested":[[3,2,"_WlmI1_gojZSY0Sl"]]}', 'SNzHvITQXbXFadDCDcwTFHaVAf9itP4hfcCrSL7iogs');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (77, 1790856121013, NULL, NULL, 'commands.sealed', '{"requested":[[4,2,"_-3xSjimfM34-fFS"]]}', 'cbf14uK1iWfTV2j1H0FqWbpDYDU46II5xNtlDpl3UUU');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (78, 1790856127014, NULL, NULL, 'commands.sealed', '{"ended":[[3,2,"h2XfTgqj6V9poVHT"]]}', 'RnGD4YGU7EeTUm12cLKrm8_VQ4Vip78Hn1KFGZzBSSw');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (79, 1790856127014, NULL, NULL, 'commands.sealed', '{"ended":[[4,2,"JW7yEF-RYvCRmCHs"]]}', 'AhyakNi-vHtuvJYZZsfsGVjh7WtABzXlCh9Z1Xh_zuA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (80, 1790856127014, NULL, NULL, 'commands.sealed', '{"requested":[[5,2,"fy_kwg0s-7OxDIfA"]]}', 'hYrf4VnGMuyJ-QHg7n_DG9RLq4b4aKZ7_rlbhqkY5wM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (81, 1790856127016, 2, 2, 'device.registered', '{"device":6,"room":null}', '4kz_ZJbyKO0TknfTLeizZL4Mj5ROG1AV8wJM7wgFhWE');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (82, 1790856128016, 2, 2, 'device.deleted', '{"device":6}', 'quqaNsj3Ve67mYkrvMZhOBzIPpAmDWbhGnLwjhbGSBw');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (83, 1790856129016, NULL, NULL, 'server.stopped', '{"replica":"CojN9mFd"}', 'HuzzckF_OY08Si-U1rtOtD0fK4Rhs-gcrFPsKoU-pI4');


--
-- Data for Name: audit_head; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.audit_head (id, count, link, seal, cut_count, cut_link, cut_at) VALUES (1, 83, 'HuzzckF_OY08Si-U1rtOtD0fK4Rhs-gcrFPsKoU-pI4', 'GI1Eo0sO7I5juXTns1bPZ4Y2umw9_oHq7H_LtVkI-9g', 16, '1UfTM-_kt_3OrGUcSn8ZVxPPDh0JnB-bJn4RCYAvk3M', 1790856010000);


--
-- Data for Name: audit_pending; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: challenge; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.challenge (challenge_hash, purpose, person_id, detail, expires_at, tries_left) VALUES ('1OZRBuOSk9j3geLcb0RZhOVV4igmpalCzTMgNZkIXh4', 'passkey_sign_in', NULL, NULL, 1790856417000, 1);
INSERT INTO public.challenge (challenge_hash, purpose, person_id, detail, expires_at, tries_left) VALUES ('PjWgpikgBEKT4a9Q3gmci_70fxRXL4D4ih9QMDDosts', 'second_factor', 4, '{"remember":false}', 1790856418000, 5);


--
-- Data for Name: command; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count) VALUES (1, 2, 2, 'person', 2, 'page', '"done"', 'CojN9mFd.2_WKNFnUdkfMqLqZ', 'on', '18', 1, 1790856121007, 1790856126007, 1790856121008, 'done', NULL, 1790856121009, 1);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count) VALUES (2, 2, 2, 'person', 2, 'page', '"failed"', 'CojN9mFd.2_WKNFnUdkfMqLqZ', 'off', '18', 0, 1790856121010, 1790856126010, NULL, 'failed', 'Relay is stuck', 1790856121011, 1);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count) VALUES (3, 2, 2, 'person', 3, 'page', '"superseded"', 'CojN9mFd.F8L9FwIkIsQ5a2NP', 'off', '18', 0, 1790856121012, 1790856126012, NULL, 'superseded', 'Replaced by a newer command', 1790856121013, 1);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count) VALUES (4, 2, 2, 'person', 2, 'page', '"expired"', 'CojN9mFd.2_WKNFnUdkfMqLqZ', 'on', '18', 1, 1790856121013, 1790856126013, NULL, 'expired', 'The device has not answered', 1790856127014, 1);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count) VALUES (5, 2, 2, 'person', 3, 'page', '"living"', 'CojN9mFd.F8L9FwIkIsQ5a2NP', 'off', '18', 0, 1790856127014, 1790856132014, NULL, NULL, NULL, NULL, 1);


--
-- Data for Name: contact_message; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.contact_message (id, name, email, message, written_at) VALUES (1, 'Visitor', 'visitor@golden.example', 'Is it
for sale?', 1790856114000);


--
-- Data for Name: device; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version) VALUES (1, 1, NULL, 'SC-GOLDEN-1', 'The same name next door', '8rzqi2Tn116lYSFKH4R4uDlVTGIJwFfcOSLxbo3feqQ', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, 0, 0, 1790856001000, NULL, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version) VALUES (5, 2, NULL, 'SC-GOLDEN-4', 'In its box', 'w9XVXBHwlXh_lhM7sU26d30c3aRmekCkdcG2TZYQ7hY', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, 1, 0, 1790856008000, NULL, NULL, NULL, NULL, NULL, 2);
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version) VALUES (6, 2, NULL, 'SC-GOLDEN-5', 'On its way out', 'K5rlGJr6YDPGC8uzDerjCBidjALgG7zegBJX5CyfVkA', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, 1, 0, 1790856127016, NULL, 1790856128016, NULL, NULL, NULL, 0);
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version) VALUES (2, 2, 1, 'SC-GOLDEN-1', 'Lights', 'AjuzURGBmsoLQiWvwsHR3tbYdpst5Prm0k3e1Eub9jM', '192.168.1.40', '192.168.1.50', '192.168.1.1', '255.255.255.0', '192.168.1.2', '192.168.1.77', NULL, 'golden 1.2', 3600, -61, 181000, 0, 1790856127016, 1, 14, 1790856005000, 'zXD6DqoxVg41rk3a9cSe22eEMIGHrGEeZ-TWrkkpftE', NULL, '25,18,21,19', 'CojN9mFd', 1790856121002, 3);
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version) VALUES (3, 2, 2, 'PC-GOLDEN-2', 'Fan', 'Boey5xU8J5dhkVW5UAYhPabOnj_M8I-eKhHfDLIlOHg', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1790856127016, 1, 2, 1790856006000, 'zXD6DqoxVg41rk3a9cSe22eEMIGHrGEeZ-TWrkkpftE', NULL, NULL, 'CojN9mFd', 1790856121001, 0);
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version) VALUES (4, 2, 1, 'WLM-GOLDEN-3', 'Tank', 'HvSKkRjFhZxh0ZvS71UNMsnGg3rqGu91LugonIxtV2c', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, '72%', NULL, NULL, NULL, NULL, 0, 1790856127016, 1, 2, 1790856007000, 'zXD6DqoxVg41rk3a9cSe22eEMIGHrGEeZ-TWrkkpftE', NULL, NULL, 'CojN9mFd', 1790856121000, 0);


--
-- Data for Name: favourite; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.favourite (person_id, device_id, pin, added_at) VALUES (2, 2, '18', 1790856028000);
INSERT INTO public.favourite (person_id, device_id, pin, added_at) VALUES (3, 2, '19', 1790856029000);


--
-- Data for Name: home; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.home (id, founded_at, name, time_zone) VALUES (1, 1790856000000, '', '');
INSERT INTO public.home (id, founded_at, name, time_zone) VALUES (3, 1790856028000, '', '');
INSERT INTO public.home (id, founded_at, name, time_zone) VALUES (2, 1790856002000, 'Golden House', 'Asia/Kolkata');


--
-- Data for Name: installation; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.installation (id, key_fingerprint, created_at) VALUES (1, 'iI432SiOhwwCbqEWh4h5QPx9YeBs141rfm-fW7F3rAg', 1790856000000);


--
-- Data for Name: join_code; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.join_code (id, code_hash, home_id, made_by, role, start_at, access_expires_at, room_id, device_id, expires_at) VALUES (2, 'JONC8DTXpQigG7c1RLIehxlisTrnvcF3pCO3yEd3s5Q', 2, 2, 'family', NULL, NULL, NULL, NULL, 1790942422000);
INSERT INTO public.join_code (id, code_hash, home_id, made_by, role, start_at, access_expires_at, room_id, device_id, expires_at) VALUES (3, 'jc7Hyv2DggoD7f3_LvuWDU8vVjyxmwgtvNXpkmnYIOo', 2, 4, 'guest', 1790856014999, 1798632015000, 1, NULL, 1790942423000);
INSERT INTO public.join_code (id, code_hash, home_id, made_by, role, start_at, access_expires_at, room_id, device_id, expires_at) VALUES (4, 'NOO4ytcSttEdxeYwXkCBxsKNmF9tX0tpTOSlQ5qGU74', 2, 4, 'guest', 1790856014999, 1798632015000, NULL, 3, 1790942424000);


--
-- Data for Name: kysely_migration; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0001-the-house', '2026-11-23T17:06:23.289Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0002-accounts-and-audit', '2026-11-23T17:06:23.305Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0003-standard-words', '2026-11-23T17:06:23.308Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0004-command-log', '2026-11-23T17:06:23.321Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0005-arranging', '2026-11-23T17:06:23.322Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0006-favourites', '2026-11-23T17:06:23.327Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0007-order', '2026-11-23T17:06:23.335Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0008-replica-leases', '2026-11-23T17:06:23.337Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0009-settings-version', '2026-11-23T17:06:23.338Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0010-audit-cut', '2026-11-23T17:06:23.339Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0011-homes-and-accounts', '2026-11-23T17:06:23.340Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0012-grants', '2026-11-23T17:06:23.353Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0013-passes', '2026-11-23T17:06:23.363Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0014-api-tokens', '2026-11-23T17:06:23.367Z');


--
-- Data for Name: kysely_migration_lock; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration_lock (id, is_locked) VALUES ('migration_lock', 0);


--
-- Data for Name: live_ticket; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.live_ticket (ticket_hash, session_id, expires_at) VALUES ('ERCaNLZNFv5rLsGwy5xd_SYqZzNhzbGaOhrLrI-HV38', 'FGoCp97SrfNtiz8ntuH79A', 1790856149000);
INSERT INTO public.live_ticket (ticket_hash, session_id, expires_at) VALUES ('w5q66uELWyqlv5T4jg-l-mn2Hg0k1jhwxGOM2OIKfVo', 'Xt_6B1DLOj3sxTpyO6SLqg', 1790856150000);


--
-- Data for Name: outbox; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (1, 'mail', 'owner@golden.example', 'A way into your Roomwire account has changed', 'On your Roomwire account an API token was made. If this was not you, reset your password at once and look at Settings: Ways to sign in, and API tokens.', 1790856045000);
INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (2, 'mail', 'co-owner@golden.example', 'A way into your Roomwire account has changed', 'On your Roomwire account an authenticator app was turned on. If this was not you, reset your password at once and look at Settings: Ways to sign in, and API tokens.', 1790856049000);
INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (3, 'mail', 'family@golden.example', 'A way into your Roomwire account has changed', 'On your Roomwire account a passkey was added. If this was not you, reset your password at once and look at Settings: Ways to sign in, and API tokens.', 1790856051000);
INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (4, 'sms', '+358401234567', NULL, 'Your Roomwire reset code is 361514. It is valid for 10 minutes. If you did not ask for it, ignore this message.', 1790856115000);
INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (5, 'mail', 'guest-of-home@golden.example', 'Your Roomwire reset code', 'Your Roomwire reset code is 095675. It is valid for 10 minutes. If you did not ask for it, ignore this message.', 1790856116000);


--
-- Data for Name: pass; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.pass (id, home_id, label, secret_hash, pin_hash, browsers_max, created_at) VALUES (1, 2, 'Cleaner · 清洁', 'L6mjdok3f2XzcBUer6DknVEgiY8_8aZreOQBp3o0f5s', '$argon2id$v=19$m=8,t=1,p=1$ily6h6wyTDdV0rLrHXpU2Q$idbE8f4VMQq9PEyJ2y8mWx6FrpFvbGYoFQEPHWlsA18', 1, 1790856026000);


--
-- Data for Name: passkey; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.passkey (id, credential_id, person_id, public_key, sign_count, transports, name, created_at, last_used_at) VALUES (1, 'ohz6POEKakI80sR48Mt_sg', 3, 'pQECAyYgASFYIHUNuzUKoBFePF1jazc-x_Ol-AK9eF3oVKlIcQOna0QMIlggTSemDu6_WlvnH0mpfynRupLMQAFfFLCeFZ0Bb4LLJY4', 1, '["internal"]', 'Golden phone', 1790856051000, 1790856053000);


--
-- Data for Name: person; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (1, 1, 'user', 'Golden neighbour <b>&', 'neighbour@golden.example', '$argon2id$v=19$m=8,t=1,p=1$29x7kcnbC/eBIkSbk9LoSw$RNEG5BdoBbX9CbmfSBUjr985RTj0kzZogf6lcXMtuJA', NULL, NULL, NULL, NULL, NULL, 1790856000000, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (3, 2, 'family', 'Golden family <b>&', 'family@golden.example', '$argon2id$v=19$m=8,t=1,p=1$yv2aMWR77ey7zOTqPpqhzg$blUIpFzGKhukPn6g/+OxR6PIe8ce1PjO33EIIqL3BYI', NULL, NULL, NULL, NULL, NULL, 1790856010000, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (5, 2, 'guest', 'Golden guest-of-room <b>&', 'guest-of-room@golden.example', '$argon2id$v=19$m=8,t=1,p=1$wwfzrYxne8ZhG6TQ1NtVBw$2vqHMnRRPT18Xc9FbV2gZUt0lxYfFZz1qfQ6gEsevrs', NULL, NULL, NULL, NULL, NULL, 1790856015000, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (6, 2, 'guest', 'Golden guest-of-device <b>&', 'guest-of-device@golden.example', '$argon2id$v=19$m=8,t=1,p=1$xhHMEbEmgqEsuwpTP9raUg$T8BS8nSXXnamjw+fA6AlVAQe6xLA6CRmF2n+bRjcGZA', NULL, NULL, NULL, NULL, NULL, 1790856016000, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (7, 2, 'guest', 'Golden guest-of-home <b>&', 'guest-of-home@golden.example', '$argon2id$v=19$m=8,t=1,p=1$nglBrP01fueWR4XZ5XJeAg$3W0vPGwpBN/Ryz/1lPXyOY26St/v+r1pIRiMpTyo04k', NULL, NULL, NULL, NULL, NULL, 1790856017000, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (8, 2, 'guest', 'Golden guest-of-tomorrow <b>&', 'guest-of-tomorrow@golden.example', '$argon2id$v=19$m=8,t=1,p=1$gXhSgPoUuzzRdrDVDZmz6g$aLDlmduudhwuYBWAQDgjLwUYLNBPpPMq21wfZe0gPyg', NULL, NULL, NULL, NULL, NULL, 1790856018000, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (9, 2, 'guest', 'Golden guest-by-code <b>&', 'guest-by-code@golden.example', '$argon2id$v=19$m=8,t=1,p=1$s821wLWgQvBkOu2+Box6Cg$MsMlm8ewYpVq4AN4LoUQ2RQpFXI7zmy+XqfsKSAkcIU', NULL, NULL, NULL, NULL, NULL, 1790856020000, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (10, NULL, 'family', 'Golden homeless <b>&', 'homeless@golden.example', '$argon2id$v=19$m=8,t=1,p=1$M4BOPj2p8/2FdrGGKcE5Kg$974laVx9GfUWZueC9Am/Ed0/PPx9yC7Hg3JLNaa7QWI', NULL, NULL, NULL, NULL, NULL, 1790856025000, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (11, 3, 'super_admin', 'Closed', 'closed@golden.example', '$argon2id$v=19$m=8,t=1,p=1$petuI79Ynwl+BWZ+hdCGHQ$M/VvYS0/vf61KE5pfVdOyMZXpSDWpSWU91D+bU91IWE', NULL, NULL, NULL, NULL, NULL, 1790856028000, 1790856028000, NULL, NULL, NULL, 0);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (2, 2, 'user', 'Golden owner <b>&', 'owner@golden.example', '$argon2id$v=19$m=8,t=1,p=1$8LY30nTT9vIdnXBIYctHEA$KaggN+TwNqypBdMKzAkbDOIHmV7UopKyDvTW1Csz1HE', '+358401234567', 'Ring three times', 'Golden Street 1
00100 Helsinki', 'p-BzD8BvjOnFhQyUcdcF5uPlassj56XvdZKZA0QL7Zeb3b2L5MMz', '1952-10-13', 1790856002000, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (4, 2, 'admin', 'Golden co-owner <b>&', 'co-owner@golden.example', '$argon2id$v=19$m=8,t=1,p=1$+2l+X7wo8fcscC/S7N2jdQ$3vIFdDku3ckoD2RIxUQyJ4xSVGoyG5GLOjxtusj/Z/s', NULL, NULL, NULL, NULL, NULL, 1790856012000, NULL, 'fBWPLeib3IOiRS-Td1E8fV2YCkR7W3U9ASPha-v8YjgZmrPAntO963UvCMKhrgjoD0gjg31srmsg9pke', 1790856049000, 59695201, 1);


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
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon) VALUES (4, 'pump', NULL, 0, 1790856121000, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon) VALUES (4, 'led', NULL, 1, 1790856121000, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon) VALUES (3, '13', NULL, 2, 1790856121001, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon) VALUES (3, '18', NULL, 1, 1790856121001, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon) VALUES (3, '19', NULL, 0, 1790856121001, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon) VALUES (2, '21', NULL, 0, 1790856121003, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon) VALUES (2, '25', NULL, 1, 1790856121003, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon) VALUES (2, '19', NULL, 0, 1790856121004, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon) VALUES (2, '18', 'Ceiling light', 1, 1790856121009, 'ceiling_lamp');
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon) VALUES (6, '18', NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon) VALUES (6, '19', NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon) VALUES (6, '21', NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon) VALUES (6, '25', NULL, NULL, NULL, NULL);


--
-- Data for Name: recovery_code; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'HtzyOJRM_OLKB3erJmJA0iJsUiDN_8iHGzQ76O0W3_c');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'nstcXdXKhdVKtIRD05xfJOu98jnsC5uURbWmMwvmpjo');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'XbWRAfY5TBUoWZZPDgTBdhUwHw7VQz9bxipJnoNyCvs');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'WxJZb_8HdcRNoiNGFyMFmiLIPTkUPfH7WPWuchGqKRM');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'AosRX0xsa3FbtzzRgOsVG7q3N9OfBl8--D5zZcSGCYk');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, '09eq_XV5Vr56F46wV5OYaKY_a_V3sFMq-lLvba61-Mc');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, '0_q5zqytEns3pji2GMHg_xTiB09UMKY7-MCu5n4EqL4');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, '5k3oBe-92us9LDiyyGL1p6OWIerQm5fzWn4aqDO1O9s');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'I35n_FBRJJX0nrvS6fcF8hF4X7IxvXauPLfEWp6B9Uc');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, '0MLblQpK15mnyc3_G_D_aFiTx1UbJb9TB2BbUwWX1KI');


--
-- Data for Name: replica; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: reset_code; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.reset_code (person_id, code_hash, browser_hash, asked_from, expires_at, tries_left) VALUES (2, 'L-rmewVSaMN6NTpzgZX-h3lVbUyJbbRqc6G6gDUyLbc', 'JtSCaSkyBS9ECKBeoTetNLL7ih3uwnmKn8HQr36B4DE', '127.0.0.1', 1790856715000, 5);
INSERT INTO public.reset_code (person_id, code_hash, browser_hash, asked_from, expires_at, tries_left) VALUES (7, 'Paq6XLxbQcZjBfgpIt5JG27LUrzPTEvEZx2CMWt3ip0', '4ld3o_cjkpoLOMRPr3tdQPecRe04rynC5Z0qmr9NAJ0', '127.0.0.1', 1790856716000, 5);


--
-- Data for Name: room; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.room (id, home_id, name, name_key, created_at) VALUES (1, 2, 'Living Room', 'living room', 1790856003000);
INSERT INTO public.room (id, home_id, name, name_key, created_at) VALUES (2, 2, 'Küche · 厨房', 'küche · 厨房', 1790856004000);


--
-- Data for Name: session; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('yalbEPZXDLNvDvN5ukIjIQ', 10, 1790856025000, 1790899225000, 'Golden browser', NULL, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('petHqK1GS--uLhgFMKeBLXSU--pEjgg0AJCwqePwCk4', NULL, 1790856027000, 1825416027000, 'Golden browser', NULL, 1);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('d5CTKUG9gJWv9fVJi8btjQ', 3, 1790856053000, 1790899253000, 'node', NULL, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('60Y4hT9NOys0CItM3nm6zA', 1, 1790856000000, 1790899200000, 'Golden browser', 1790856115000, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('beu7DbB_wWKzMCP0F0K-yQ', 4, 1790856013000, 1790899213000, 'Golden browser', 1790856115000, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('TgoIoiIFIy0T5ACJYaa9Jg', 9, 1790856020000, 1790899220000, 'Golden browser', 1790856115000, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('stFuKi1eSR2KbJY9RuP2Dw', 4, 1790856047000, 1790899247000, 'Golden browser', 1790856115000, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('FGoCp97SrfNtiz8ntuH79A', 2, 1790856002000, 1790899202000, 'Golden browser', 1790856129016, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('Xt_6B1DLOj3sxTpyO6SLqg', 3, 1790856011000, 1790899211000, 'Golden browser', 1790856129016, NULL);


--
-- Name: access_grant_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.access_grant_id_seq', 9, true);


--
-- Name: api_token_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.api_token_id_seq', 1, true);


--
-- Name: audit_pending_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.audit_pending_id_seq', 74, true);


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
-- Name: api_token_home_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX api_token_home_id ON public.api_token USING btree (home_id);


--
-- Name: api_token_person_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX api_token_person_id ON public.api_token USING btree (person_id);


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
