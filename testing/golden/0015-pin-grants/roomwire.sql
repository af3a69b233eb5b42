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
    pin_changes text DEFAULT ''::text NOT NULL
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

INSERT INTO public.access_grant (id, person_id, scope, room_id, device_id, access_right, start_at, expires_at, windows, paused_at, pass_id, pin) VALUES (1, 5, 'room', 1, NULL, 'switch', 1790856014999, 1798632015000, '[]', NULL, NULL, NULL);
INSERT INTO public.access_grant (id, person_id, scope, room_id, device_id, access_right, start_at, expires_at, windows, paused_at, pass_id, pin) VALUES (2, 5, 'device', NULL, 3, 'switch', 1790856014999, 1798632015000, '[]', NULL, NULL, '13');
INSERT INTO public.access_grant (id, person_id, scope, room_id, device_id, access_right, start_at, expires_at, windows, paused_at, pass_id, pin) VALUES (3, 6, 'device', NULL, 2, 'switch', 1790856014999, 1798632015000, '[]', NULL, NULL, NULL);
INSERT INTO public.access_grant (id, person_id, scope, room_id, device_id, access_right, start_at, expires_at, windows, paused_at, pass_id, pin) VALUES (4, 7, 'home', NULL, NULL, 'switch', 1790856014999, 1798632015000, '[]', NULL, NULL, NULL);
INSERT INTO public.access_grant (id, person_id, scope, room_id, device_id, access_right, start_at, expires_at, windows, paused_at, pass_id, pin) VALUES (5, 8, 'room', 1, NULL, 'see', 1790942418000, 1798632015000, '[{"days":[2,4],"from":"09:00","to":"12:00"}]', 1790856018000, NULL, NULL);
INSERT INTO public.access_grant (id, person_id, scope, room_id, device_id, access_right, start_at, expires_at, windows, paused_at, pass_id, pin) VALUES (6, 8, 'room', 2, NULL, 'see', 1790942418000, 1798632015000, '[{"days":[2,4],"from":"09:00","to":"12:00"}]', 1790856018000, NULL, NULL);
INSERT INTO public.access_grant (id, person_id, scope, room_id, device_id, access_right, start_at, expires_at, windows, paused_at, pass_id, pin) VALUES (7, 9, 'room', 2, NULL, 'switch', 1790856014999, 1798632015000, '[]', NULL, NULL, NULL);
INSERT INTO public.access_grant (id, person_id, scope, room_id, device_id, access_right, start_at, expires_at, windows, paused_at, pass_id, pin) VALUES (8, NULL, 'room', 1, NULL, 'see', 1790856014999, 1798632015000, '[{"days":[2,4],"from":"09:00","to":"12:00"}]', 1790856026000, 1, NULL);
INSERT INTO public.access_grant (id, person_id, scope, room_id, device_id, access_right, start_at, expires_at, windows, paused_at, pass_id, pin) VALUES (9, NULL, 'room', 2, NULL, 'see', 1790856014999, 1798632015000, '[{"days":[2,4],"from":"09:00","to":"12:00"}]', 1790856026000, 1, NULL);


--
-- Data for Name: api_token; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.api_token (id, person_id, home_id, label, token_right, token_hash, created_at, last_used_at) VALUES (1, 2, 2, 'Golden calendar', 'passes', 'v_2ApwG_HofuTzqds92NOyuQZVhqzR7MUfXdZiBTZ9s', 1790856045000, 1790856046000);


--
-- Data for Name: arrangement; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.arrangement (person_id, kind, ids, changed_at) VALUES (2, 'rooms', '1,2', 1790856030000);
INSERT INTO public.arrangement (person_id, kind, ids, changed_at) VALUES (3, 'devices', '4,2', 1790856031000);


--
-- Data for Name: attempt; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/address/X-VDpriCnJyzfWLAsguJUvPXDjLNcwYSmt65fOaMGJA', 2, 1790859715000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/asked/hour/PzQlTCR-uPsS1iyUAH4zpRaq0he79aAhPFVF4OPsoVE', 1, 1790859716000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/asked/day/PzQlTCR-uPsS1iyUAH4zpRaq0he79aAhPFVF4OPsoVE', 1, 1790942516000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/hour/X-VDpriCnJyzfWLAsguJUvPXDjLNcwYSmt65fOaMGJA', 2, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/day/X-VDpriCnJyzfWLAsguJUvPXDjLNcwYSmt65fOaMGJA', 2, 1790942400000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/all/pcyKDtvfYspqtizCfCVsuSGns-IDhXwYJUwF3k9M4X0', 2, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/visit/6IddtgWT9EzANPCHhId1lYYB2QNZL2AdQmIlIFM9hh4', 1, 1790859716000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/account/hour/k1tHddv_gh_2k2d1o7Yr3x3tkd-Dcu6PZ5ddgm2EPI0', 1, 1790859716000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/account/day/k1tHddv_gh_2k2d1o7Yr3x3tkd-Dcu6PZ5ddgm2EPI0', 1, 1790942516000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/all/pcyKDtvfYspqtizCfCVsuSGns-IDhXwYJUwF3k9M4X0', 2, 1790859715000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('passkey/address/X-VDpriCnJyzfWLAsguJUvPXDjLNcwYSmt65fOaMGJA', 2, 1790856952000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/hour/1iyb29ghxeti5IuXZdeBxBGqBKeZQC-BeCb4iMA80e0', 0, 1790859610000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/day/1iyb29ghxeti5IuXZdeBxBGqBKeZQC-BeCb4iMA80e0', 0, 1790942410000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('register/address/X-VDpriCnJyzfWLAsguJUvPXDjLNcwYSmt65fOaMGJA', 5, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('register/all/pcyKDtvfYspqtizCfCVsuSGns-IDhXwYJUwF3k9M4X0', 5, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/address/X-VDpriCnJyzfWLAsguJUvPXDjLNcwYSmt65fOaMGJA', 1, 1790856911000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/account/hA_Qnu-ml4JuMq50zBfOiJxRziPi521dnA8-DOV9-A8', 0, 1790942413000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('socket/address/X-VDpriCnJyzfWLAsguJUvPXDjLNcwYSmt65fOaMGJA', 2, 1790856181007, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/account/g9JjJD8djTrAAW0yeMEYeGOB3nRc2l0robAEokJ5NUE', 0, 1790942411000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/account/KQIqWYPQnYW-iHFnRyt6m_WkYTju7PQ8rnlRFcOMXk8', 1, 1790942444000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('password-again/account/GGj9O4trxydXK74bTWpJewa4N3l1qsTRNWgaOlkI4qY', 0, 1790942445000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('password-again/account/RixYtMA51wxEEquY74SFiFvSTvmzqIJ7cXLP_GdVUUk', 0, 1790942448000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('code/signed-in/RixYtMA51wxEEquY74SFiFvSTvmzqIJ7cXLP_GdVUUk', 0, 1790942449000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('password-again/account/vZd6iUKoYv-PMqcijnPBKbV3NOid_4K8u2_tG02fD_s', 0, 1790942450000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('contact/address/X-VDpriCnJyzfWLAsguJUvPXDjLNcwYSmt65fOaMGJA', 1, 1790859714000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('join/address/X-VDpriCnJyzfWLAsguJUvPXDjLNcwYSmt65fOaMGJA', 1, 1790859621000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('join/account/AtGOmY9icYP4hmAwy7hZkQA16pKaFxzcbhL2OodD7Qk', 1, 1790859621000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('sms/address/X-VDpriCnJyzfWLAsguJUvPXDjLNcwYSmt65fOaMGJA', 1, 1790859715000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/asked/hour/KQIqWYPQnYW-iHFnRyt6m_WkYTju7PQ8rnlRFcOMXk8', 1, 1790859715000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/asked/day/KQIqWYPQnYW-iHFnRyt6m_WkYTju7PQ8rnlRFcOMXk8', 1, 1790942515000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/visit/h59iOvY-lsGVhZ4TWfJYquHzt4BTwgsayAxu6dbjwK8', 1, 1790859715000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/account/hour/GGj9O4trxydXK74bTWpJewa4N3l1qsTRNWgaOlkI4qY', 1, 1790859715000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/account/day/GGj9O4trxydXK74bTWpJewa4N3l1qsTRNWgaOlkI4qY', 1, 1790942515000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('sms/number/Sqymxkgs7Vb1Y82r3F4D5-sN3WU-Ui9Qq1nZgKeZdG0', 1, 1790859715000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('sms/all/pcyKDtvfYspqtizCfCVsuSGns-IDhXwYJUwF3k9M4X0', 1, 1790942515000, 0);


--
-- Data for Name: audit; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (17, 1790856010000, 2, 2, 'family.created', '{"member":3}', 'YD15XRrFMj-_G7HkFYhQxMbbHE5DKo8JNzrUCeL9r3E');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (18, 1790856011000, 2, 3, 'session.started', '{}', 'KwVzOGOSQDE2ThrHKwU9jjTGgcuzJLsbZutuZqBmjQI');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (19, 1790856012000, 2, 2, 'family.created', '{"member":4}', 'C7B46lVomFWIqgLgUj_vUvLoGTUCfngv4wxyjUTe7gI');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (20, 1790856013000, 2, 4, 'session.started', '{}', 'nqDs5XlufvzVVWdACi4Ox6SJsZa0IExwbpuB6bQd7PE');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (21, 1790856014000, 2, 2, 'co_owner.added', '{"member":4}', '6hh1_pjqtTcHuhWB8tsKn-uMmhICChGzJtN7s6_Hq8o');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (22, 1790856015000, 2, 2, 'guest.created', '{"member":5,"rooms":[1],"devices":[],"pins":[{"device":3,"pin":"13"}],"expires_at":1798632015000}', 'Gz2Rv1uFg_XDgPS7f7Dgil7Y5b4lg6u1e_Y1pAfn0ho');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (23, 1790856016000, 2, 2, 'guest.created', '{"member":6,"rooms":[],"devices":[2],"expires_at":1798632015000}', '1bQv0AHScVgu8TwNPbAMZ1VXhXx-BQqhJbrlhhMVdTE');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (24, 1790856017000, 2, 2, 'guest.created', '{"member":7,"rooms":[],"devices":[],"expires_at":1798632015000}', 'rw5ngEp7Q4-s0dln1MpiNZKgl-MH8riJbmVsLRKFX8I');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (25, 1790856018000, 2, 2, 'guest.created', '{"member":8,"rooms":[1,2],"devices":[],"expires_at":1798632015000}', 'U4mbh3JUNyUC-GAONmVajNG9HFSTn8kQDOcnP4QF8KA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (26, 1790856019000, 2, 2, 'join_code.created', '{"join_code":1,"role":"guest"}', 'srkz0r5DAseNQ0FIJjUDxLUXsoEpfdDbxl7HunyO62Y');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (27, 1790856020000, NULL, 9, 'account.registered', '{"role":"guest"}', '0PQoEothf631K9-DjviLh1wSWdki_fO5mtpClWsRsKI');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (28, 1790856020000, NULL, 9, 'session.started', '{}', '-h2LxFLzWsy0iIDuFfkgslMGDsv5eIUNLsYrb1qnvQk');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (29, 1790856021000, 2, 9, 'home.joined', '{"role":"guest"}', 'WYCDwtgK6MqX4XL1z5ioGS_ci2KB_SeirMgg7pylB9g');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (30, 1790856022000, 2, 2, 'join_code.created', '{"join_code":2,"role":"family"}', 'xamfLLTtF5wTwaG0n5oD2EGi17vz9TKxvPLiEOC7Z2M');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (31, 1790856023000, 2, 4, 'join_code.created', '{"join_code":3,"role":"guest"}', 'yPPeF8ywbh7Dg_hi2G502wIorQMeVUmYhkowOTYEi8U');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (32, 1790856024000, 2, 4, 'join_code.created', '{"join_code":4,"role":"guest"}', '9WgLgsPSGGflGtg4UUKuvmQsantADeMuyQ4FlHwE6XM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (33, 1790856025000, NULL, 10, 'account.registered', '{"role":"family"}', 'bESq0VwbEC9aTkGYzAmVbhypziyiDNrZhMOgpbULlMI');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (34, 1790856025000, NULL, 10, 'session.started', '{}', 'qDF5wPMRsMTxqORSziDaEWj-VQWZuwVxxdgb0DCVmbU');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (35, 1790856026000, 2, 2, 'pass.created', '{"pass":1,"rooms":[1,2],"devices":[],"expires_at":1798632015000}', 'K2xbJDJZUopGFb-eWyaAuc0c2VqRnms9QtiHq8UaIWw');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (36, 1790856027000, 2, NULL, 'pass.opened', '{"by_pass":1}', 'p7qIEgaLCAuQkFG9AGvTJZXgmAbTnp3g0GqDJtUnjbE');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (37, 1790856028000, 3, 11, 'operator.created', '{}', '9zyVc8Utr9NpSVerPL5bM-OjmSL7CYL8AbpSM6-VI_8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (38, 1790856028000, 3, NULL, 'account.disabled', '{"member":11}', '8IIFNQQriXwClFjaPzrgfmGY0Tz1n4cg-Nu6htJM8YM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (39, 1790856028000, 2, 2, 'favourite.added', '{"device":2,"pin":"18"}', '3FA3PQvNIjtsfaCOCL0P_vI2kbrJax8pDc-ZZSw359Q');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (40, 1790856029000, 2, 3, 'favourite.added', '{"device":2,"pin":"19"}', '7LGzp8KBdNaoOZ6bUebXcqExTBRRLFJkcuI4Ld5fCsE');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (41, 1790856032000, 2, 2, 'device.pins_arranged', '{"device":2}', 'AlV6_TBItd9AN5icswePHZ9vHL3fWlcLPOGXNkfFJZg');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (42, 1790856033000, 2, 2, 'device.updated', '{"device":5,"name":true,"local_ip":false}', 'W-02gy2FIfOpT5phCqpLqd5Fh28-01HbOZvun7k2SYk');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (43, 1790856034000, 2, 2, 'device.removed', '{"device":5}', 'FgpLWH2evSdFjjxnGqwO_EUlqIOGER9Urn3385jusdA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (44, 1790856035000, 2, 2, 'device.secret_reset', '{"device":5}', 'K3_m_11He6WGrKaKGoy6JzD6zeKg04-Omz67GWoCpW8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (45, 1790856036000, 2, 2, 'join_code.created', '{"join_code":5,"role":"family"}', '-_oYpGKjJ_WBuVtHGai7U4B3PYNEO2JmyyAPg3l66eE');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (46, 1790856037000, 2, 2, 'join_code.revoked', '{"join_code":5}', '-foccC8vr6j63dhqg57ZhIhVxDmhFzBsVPrr3EiIdCE');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (47, 1790856038000, 2, 2, 'guest.created', '{"member":12,"rooms":[],"devices":[],"expires_at":1790942438000}', 'dMFXQPbts4lS_0UtrKLgyksCIwlZc7BWRiwiL5UmUrI');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (48, 1790856039000, 2, 2, 'guest.deleted', '{"member":12}', 'KO3YVUGRRWzHSRiIPKCKCdgbEJY_Y6dipp7cCEAEIpc');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (49, 1790856040000, 4, 13, 'home.founded', '{}', 'yEvzioMnYd5wMTaBpuDB8Yv6BsJDOGWQRg307cXr-8w');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (50, 1790856040000, 4, 13, 'account.registered', '{"role":"user"}', '3YuH55lRxwSAEpWzjFIPJLjLcNW8xiySUMn5YZlO8eA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (51, 1790856040000, 4, 13, 'session.started', '{}', 'SF9H5HP7uZhh7QRSqJ3LlGJpae1OcsPMtS94oMe1SJM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (52, 1790856041000, 4, 13, 'home.deleted', '{"devices":0}', 'HI2gVJ5sAZt-F8tCLNTfaU_HmvBh0bAAAk49-CQp9K8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (53, 1790856041000, 4, 13, 'account.deleted', '{}', '8_LbGP-Gfr6JgwT__bxmSYaftRaNb54o-Ys-HOvQCAk');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (54, 1790856042000, 2, 3, 'session.started', '{}', 'aYO-oHEnny1vlaFairf3N3VVNz_yXIogLSzL47zrMbk');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (55, 1790856043000, 2, 3, 'session.signed_out', '{}', 'XNmM0rq90A4q7_05rlmw704Zn_sQUbbzs8pnQDTyAFc');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (56, 1790856044000, 2, 2, 'profile.changed', '{"mobile":false}', '2c5CJ2o_kGDR4bkhXwRnuPujtvNaFSwAE4t5oD8UNmc');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (57, 1790856044000, 2, 3, 'call.refused', '{"call":"GET /api/users/guest/list/{userId}","code":"forbidden","from":"yZu36rvU"}', 'nsHyjJqhDiMB5p7aZYVsX3PnEVu1MexTnhSvyba1Mxg');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (58, 1790856044000, 2, 2, 'sign_in.refused', '{"why":"wrong_password","from":"yZu36rvU"}', 'u_-V2YPhLH2tB1bZKGVwkkEvWP5s039w3jokAIBThhc');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (59, 1790856045000, 2, 2, 'token.created', '{"token":1,"right":"passes"}', 'WSDgnZtAXrpcLw6XMu1FlAScNfkGHJrIxMbigMMGvoM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (60, 1790856047000, 2, 4, 'session.started', '{}', 'GdwIfQCfTbQBZFVvkR5M-rf-mXyagqhueLVjkOokwgY');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (61, 1790856049000, 2, 4, 'authenticator.enabled', '{}', 'O38qTmTjSvV7OEAmRDNIYZ0LG3aeUcpyZkIFu4Mfvcw');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (62, 1790856051000, 2, 3, 'passkey.added', '{"passkey":1}', 'nfACbwOqgkwjfUBlQ15MRTSRo3GBGZKb93kn95u6wrY');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (63, 1790856053000, 2, 3, 'session.started', '{}', 'kYQ8EM3K0WQCyl14Igt4yu0rrU4VHU37l_WF0CL9bsw');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (68, 1790856121002, 2, NULL, 'device.connected', '{"device":2}', 'TEcvHlZq7DVjCrnpCVi7P0-vtbNoctoas-xyCEehVAc');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (69, 1790856121005, 2, 2, 'pin.renamed', '{"device":2,"pin":"18"}', 'yjY-m65-Q6KfLkSUtNrCvXrhze2h4MQ8nqpJHVFtCJw');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (70, 1790856121005, 2, 2, 'pin.icon_changed', '{"device":2,"pin":"18"}', '9CeG4ZJMRtMVbaxQB82lVtSMiSwzecNPA04L_3pRC_M');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (71, 1790856121006, 2, 2, 'device.static_ip_set', '{"device":2}', 'sDxCLRlFoqOpY_wJFi5_oqt7AtfoSB9CdHQrd_uGMfw');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (72, 1790856121007, NULL, NULL, 'commands.sealed', '{"requested":[[1,2,"DsxW_yOMge9KocnT"]]}', 'S77cn5rKIsr-0mc4n6M4pwdQYklwK-MpFzFivlw_SMQ');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (73, 1790856121009, NULL, NULL, 'commands.sealed', '{"ended":[[1,2,"InYBdp10jI8QoaPm"]]}', 'imZxkV1Z0Z81ZdGF84id0YQ4xB720n5HJMndErIH6gc');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (74, 1790856121010, NULL, NULL, 'commands.sealed', '{"requested":[[2,2,"T8e7Yutii3IyqSMM"]]}', 'AtF19xNJq4iN7KlL3tz3dAVJjt5oAGuFHVC9arWhwi0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (75, 1790856121011, NULL, NULL, 'commands.sealed', '{"ended":[[2,2,"UTAl0rhR_m1lbMlw"]]}', '5P3GXHawCzWlRAbtUrae36qZTy3pzLXEfUPrmxxt1t4');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (76, 1790856121012, NULL, NULL, 'commands.sealed', '{"requested":[[3,2,"ui3850M_IBarex7P"]]}', 'lJr75GOcFqGzrvfMv8iNqkDttOjzXlIA9HjZSJfzPO8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (77, 1790856121013, NULL, NULL, 'commands.sealed', '{"requested":[[4,2,"RkMpJCWiZgrrWtWa"]]}', 'O7w51OqpWyPlaoFlLitq8ZW8r-pw3Y7tqUgsHOpxbpA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (78, 1790856127014, NULL, NULL, 'commands.sealed', '{"ended":[[3,2,"rA6h2hlNGSIAM6GZ"]]}', 'Kp3LGDyvR4gc8PivM-H2KggcmzB9tUAwBnnVBXw9Axo');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (64, 1790856115000, 2, 2, 'reset_code.sent', '{"by":"sms"}', '-e-9AiIVXjhaO2TuHc5yRX2BY79c_OnklVYk0S9WBzU');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (65, 1790856116000, 2, 7, 'reset_code.sent', '{"by":"mail"}', '-eSvI0zEQDFArnqBgiqu8h-DOfqdQO_wkfuLwm3GjAQ');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (66, 1790856121000, 2, NULL, 'device.connected', '{"device":4}', 'BI2x2rQ6SB2nk1c-Itdp4n4PfR8_MPBzp-Qsb4IRBpQ');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (67, 1790856121001, 2, NULL, 'device.connected', '{"device":3}', 'Rv7vfc4N3eXFKHdVkzrLR8Jox1X9fT-fPUubwgK2dJw');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (79, 1790856127014, NULL, NULL, 'commands.sealed', '{"ended":[[4,2,"fPTXJ-pYunpqrTmY"]]}', 'DJrxfCnz6kylSacKtkamj37JyaG_7N8HrLL-TeHjgno');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (80, 1790856127014, NULL, NULL, 'commands.sealed', '{"requested":[[5,2,"KUjro7OVckYeqMhN"]]}', 'kYSgKv4ei7pX6i8N4z0KSBhfBRKg0KNhd_quyYvJRUI');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (81, 1790856127016, 2, 2, 'device.registered', '{"device":6,"room":null}', 'Vg5p2h6dPeqy2-zqm5Y0QpdOKThBtryMMirCTC38c4Q');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (82, 1790856128016, 2, 2, 'device.deleted', '{"device":6}', 'BNblJ4FpNOLE4A8qb91oiYFiRFsczLMsln-H5Jl-_hs');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (83, 1790856129016, NULL, NULL, 'server.stopped', '{"replica":"ZQyQKaLB"}', 'iqR2DT2FKDU4j541QqAXUnIwoo6U3igtpkH0FFTFgB8');


--
-- Data for Name: audit_head; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.audit_head (id, count, link, seal, cut_count, cut_link, cut_at) VALUES (1, 83, 'iqR2DT2FKDU4j541QqAXUnIwoo6U3igtpkH0FFTFgB8', 'Bp38dhJjwWUrHId0HajHwT_o_9pLtWMARWt7ZoVhdHY', 16, '2lADhERnUR4n6-zV3scMnHBxOBdye9qOEukjju8VDZs', 1790856010000);


--
-- Data for Name: audit_pending; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: challenge; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.challenge (challenge_hash, purpose, person_id, detail, expires_at, tries_left) VALUES ('qXbbHKBVL6jhBwQVWL8I7alKCKLWlVLZUaxNzaqf1PI', 'passkey_sign_in', NULL, NULL, 1790856417000, 1);
INSERT INTO public.challenge (challenge_hash, purpose, person_id, detail, expires_at, tries_left) VALUES ('pZ_iFcm7IqXYEz4zJbd4ag-oqQRdWRa_3U90e4ERlAU', 'second_factor', 4, '{"remember":false}', 1790856418000, 5);


--
-- Data for Name: command; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count) VALUES (1, 2, 2, 'person', 2, 'page', '"done"', 'ZQyQKaLB.XgMkvmFZHlGAr99X', 'on', '18', 1, 1790856121007, 1790856126007, 1790856121008, 'done', NULL, 1790856121009, 1);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count) VALUES (2, 2, 2, 'person', 2, 'page', '"failed"', 'ZQyQKaLB.XgMkvmFZHlGAr99X', 'off', '18', 0, 1790856121010, 1790856126010, NULL, 'failed', 'Relay is stuck', 1790856121011, 1);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count) VALUES (3, 2, 2, 'person', 3, 'page', '"superseded"', 'ZQyQKaLB.XvE4itJ6tHYL0hkh', 'off', '18', 0, 1790856121012, 1790856126012, NULL, 'superseded', 'Replaced by a newer command', 1790856121013, 1);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count) VALUES (4, 2, 2, 'person', 2, 'page', '"expired"', 'ZQyQKaLB.XgMkvmFZHlGAr99X', 'on', '18', 1, 1790856121013, 1790856126013, NULL, 'expired', 'The device has not answered', 1790856127014, 1);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count) VALUES (5, 2, 2, 'person', 3, 'page', '"living"', 'ZQyQKaLB.XvE4itJ6tHYL0hkh', 'off', '18', 0, 1790856127014, 1790856132014, NULL, NULL, NULL, NULL, 1);


--
-- Data for Name: contact_message; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.contact_message (id, name, email, message, written_at) VALUES (1, 'Visitor', 'visitor@golden.example', 'Is it
for sale?', 1790856114000);


--
-- Data for Name: device; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version, pin_changes) VALUES (1, 1, NULL, 'SC-GOLDEN-1', 'The same name next door', 'Q5FHYav3FtfBEo5ksnUKwiR2pqK7JHjDmADqufgzBRk', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, 0, 0, 1790856001000, NULL, NULL, NULL, NULL, NULL, 0, '');
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version, pin_changes) VALUES (5, 2, NULL, 'SC-GOLDEN-4', 'In its box', 'aZSjbIJYHbKScK5O0kcWjeVYGp9FKn6os_0qL6ecwJA', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, 1, 0, 1790856008000, NULL, NULL, NULL, NULL, NULL, 2, '');
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version, pin_changes) VALUES (2, 2, 1, 'SC-GOLDEN-1', 'Lights', 'Uflvh-Ydwpo_ReULe-6aYq7KK4n65gHgeMS8sxl5BTs', '192.168.1.40', '192.168.1.50', '192.168.1.1', '255.255.255.0', '192.168.1.2', '192.168.1.77', NULL, 'golden 1.2', 3600, -61, 181000, 0, 1790856127016, 1, 14, 1790856005000, 'xbutvDi-gHMQTKOaTQVAHp1r6rPC7vIgaQMjN3OuSrg', NULL, '25,18,21,19', 'ZQyQKaLB', 1790856121002, 3, '9,2,1,1');
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version, pin_changes) VALUES (3, 2, 2, 'PC-GOLDEN-2', 'Fan', '8ldPIYygxEWMceJiQyLEWR32Smyo2GCJ4GrbLb_joQk', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1790856127016, 1, 2, 1790856006000, 'xbutvDi-gHMQTKOaTQVAHp1r6rPC7vIgaQMjN3OuSrg', NULL, NULL, 'ZQyQKaLB', 1790856121001, 0, '1,1,1,0');
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version, pin_changes) VALUES (4, 2, 1, 'WLM-GOLDEN-3', 'Tank', 'hRA4dXLe_25dMjb4jAI84wgAKQSGTbckNqp0tYj3hIA', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, '72%', NULL, NULL, NULL, NULL, 0, 1790856127016, 1, 2, 1790856007000, 'xbutvDi-gHMQTKOaTQVAHp1r6rPC7vIgaQMjN3OuSrg', NULL, NULL, 'ZQyQKaLB', 1790856121000, 0, '1,1');
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version, pin_changes) VALUES (6, 2, NULL, 'SC-GOLDEN-5', 'On its way out', 'vdON8XvbgEoKSJB7fCkKaMP_WSflTP4XTJWq8Z3ySck', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, 1, 0, 1790856127016, NULL, 1790856128016, NULL, NULL, NULL, 0, '');


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

INSERT INTO public.installation (id, key_fingerprint, created_at) VALUES (1, 'w1yGJ07Vix1yAUK6wZ6Ku_xssoW7DgiNoQVOMmBJtHc', 1790856000000);


--
-- Data for Name: join_code; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.join_code (id, code_hash, home_id, made_by, role, start_at, access_expires_at, room_id, device_id, expires_at) VALUES (2, 'Yj2UbdxC-D9uSDUue9_82HNqYYhfDVh25IpZJT_gzR8', 2, 2, 'family', NULL, NULL, NULL, NULL, 1790942422000);
INSERT INTO public.join_code (id, code_hash, home_id, made_by, role, start_at, access_expires_at, room_id, device_id, expires_at) VALUES (3, 'MGfE9cFObq1BegJf8M5jg8Tpz2b7Wlzk3UYcaamfs-8', 2, 4, 'guest', 1790856014999, 1798632015000, 1, NULL, 1790942423000);
INSERT INTO public.join_code (id, code_hash, home_id, made_by, role, start_at, access_expires_at, room_id, device_id, expires_at) VALUES (4, 'XcV4UbjWu1Ao7pHpCbe9F_AnhS8pHcupidQRbK4Lnm4', 2, 4, 'guest', 1790856014999, 1798632015000, NULL, 3, 1790942424000);


--
-- Data for Name: kysely_migration; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0001-the-house', '2026-11-23T20:31:06.777Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0002-accounts-and-audit', '2026-11-23T20:31:06.804Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0003-standard-words', '2026-11-23T20:31:06.809Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0004-command-log', '2026-11-23T20:31:06.823Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0005-arranging', '2026-11-23T20:31:06.827Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0006-favourites', '2026-11-23T20:31:06.831Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0007-order', '2026-11-23T20:31:06.835Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0008-replica-leases', '2026-11-23T20:31:06.838Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0009-settings-version', '2026-11-23T20:31:06.839Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0010-audit-cut', '2026-11-23T20:31:06.841Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0011-homes-and-accounts', '2026-11-23T20:31:06.854Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0012-grants', '2026-11-23T20:31:06.873Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0013-passes', '2026-11-23T20:31:06.894Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0014-api-tokens', '2026-11-23T20:31:06.900Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0015-pin-grants', '2026-11-23T20:31:06.902Z');


--
-- Data for Name: kysely_migration_lock; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration_lock (id, is_locked) VALUES ('migration_lock', 0);


--
-- Data for Name: live_ticket; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.live_ticket (ticket_hash, session_id, expires_at) VALUES ('VZLZVnTWqhPgk4F39vKxYJwXi0fc26TpkM226evUEUk', '7YV4NnXrEl3wVc5r4K_38w', 1790856149000);
INSERT INTO public.live_ticket (ticket_hash, session_id, expires_at) VALUES ('mYgA--lSG-182WcKq0p4yl1tX6c2fG54-q_CSTh5BVM', 'GHjeHj6Ue8hbWMmTOcXPqQ', 1790856150000);


--
-- Data for Name: outbox; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (1, 'mail', 'owner@golden.example', 'A way into your Roomwire account has changed', 'On your Roomwire account an API token was made. If this was not you, reset your password at once and look at Settings: Ways to sign in, and API tokens.', 1790856045000);
INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (2, 'mail', 'co-owner@golden.example', 'A way into your Roomwire account has changed', 'On your Roomwire account an authenticator app was turned on. If this was not you, reset your password at once and look at Settings: Ways to sign in, and API tokens.', 1790856049000);
INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (3, 'mail', 'family@golden.example', 'A way into your Roomwire account has changed', 'On your Roomwire account a passkey was added. If this was not you, reset your password at once and look at Settings: Ways to sign in, and API tokens.', 1790856051000);
INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (4, 'sms', '+358401234567', NULL, 'Your Roomwire reset code is 281642. It is valid for 10 minutes. If you did not ask for it, ignore this message.', 1790856115000);
INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (5, 'mail', 'guest-of-home@golden.example', 'Your Roomwire reset code', 'Your Roomwire reset code is 334352. It is valid for 10 minutes. If you did not ask for it, ignore this message.', 1790856116000);


--
-- Data for Name: pass; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.pass (id, home_id, label, secret_hash, pin_hash, browsers_max, created_at) VALUES (1, 2, 'Cleaner · 清洁', 'npw0e9w-CDHzSbZffV3s98R4p2R0hIDafK7p4oeqQEA', '$argon2id$v=19$m=8,t=1,p=1$TR0Q2lgcfr6/FVaID7oRHA$fPRwf2/KhL98gHfPIZw1myohqEYu1D/wlmGQz8wlvTE', 1, 1790856026000);


--
-- Data for Name: passkey; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.passkey (id, credential_id, person_id, public_key, sign_count, transports, name, created_at, last_used_at) VALUES (1, 'l8g1hBhwzXM5A6oDT5EdRw', 3, 'pQECAyYgASFYIGDnPV2-1v-gH8JueXVxNUoNZ-SaKM8saQ3S8hzXmW_FIlgg6MNPgz7NlXYk1wnHvR9HAe-uprtozmXP6J8pPC_w1hU', 1, '["internal"]', 'Golden phone', 1790856051000, 1790856053000);


--
-- Data for Name: person; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (1, 1, 'user', 'Golden neighbour <b>&', 'neighbour@golden.example', '$argon2id$v=19$m=8,t=1,p=1$Cy+te1biVauLlWZakDLIWw$a73UxnbWYzjj3gjK83YbEXFfZFf1Ql1ThXieV4XqziY', NULL, NULL, NULL, NULL, NULL, 1790856000000, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (3, 2, 'family', 'Golden family <b>&', 'family@golden.example', '$argon2id$v=19$m=8,t=1,p=1$z2+qtRyeave24UNjYi0J6w$24Oru7BZjMORlnvQq38JmBNIx/ATqC/wBOKlDIU7dgE', NULL, NULL, NULL, NULL, NULL, 1790856010000, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (5, 2, 'guest', 'Golden guest-of-room <b>&', 'guest-of-room@golden.example', '$argon2id$v=19$m=8,t=1,p=1$DIqKzf+4Jws4LNSO/DRJLA$9fNjY04n0gUkTkTgSeRGtDkHJ4T0oZcsMC1xDZU7ITE', NULL, NULL, NULL, NULL, NULL, 1790856015000, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (6, 2, 'guest', 'Golden guest-of-device <b>&', 'guest-of-device@golden.example', '$argon2id$v=19$m=8,t=1,p=1$3vbdR41i5cM+9UAfWh+O9w$35lXMitH4+E55xNJEUhGAFUGeizGGDB8Eb3oz4Rwiu4', NULL, NULL, NULL, NULL, NULL, 1790856016000, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (7, 2, 'guest', 'Golden guest-of-home <b>&', 'guest-of-home@golden.example', '$argon2id$v=19$m=8,t=1,p=1$z+EcEf5hRyBedRRjNdkTNQ$xKYeywfLyNOxJsklNulul99hwrd6zGAHSQm9kMNIPPg', NULL, NULL, NULL, NULL, NULL, 1790856017000, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (8, 2, 'guest', 'Golden guest-of-tomorrow <b>&', 'guest-of-tomorrow@golden.example', '$argon2id$v=19$m=8,t=1,p=1$NpnycTlOcXTNfax4BtjmMA$VLcIAKnsBkmQlkbw7hp5xVpqLYXHGD4MgzC2ytDpM3E', NULL, NULL, NULL, NULL, NULL, 1790856018000, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (9, 2, 'guest', 'Golden guest-by-code <b>&', 'guest-by-code@golden.example', '$argon2id$v=19$m=8,t=1,p=1$8KjYico9pA0VC5EvUmcp5Q$A470Rg6I46RQEoeB3i/G9dVGX0jBBSN7fq06qufCwUE', NULL, NULL, NULL, NULL, NULL, 1790856020000, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (10, NULL, 'family', 'Golden homeless <b>&', 'homeless@golden.example', '$argon2id$v=19$m=8,t=1,p=1$VG1s0QvcoYUSSyluUNhQnA$D7j0hj2BV636yp0iNBoopBVtLWGkHxWedLhhtszYPtY', NULL, NULL, NULL, NULL, NULL, 1790856025000, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (11, 3, 'super_admin', 'Closed', 'closed@golden.example', '$argon2id$v=19$m=8,t=1,p=1$j7YwmJbJ3tVpmIDt3hJGrw$XPTq+fz+AO89nSDvJCYITSV0x7rw/LUxAlb7hAMF21o', NULL, NULL, NULL, NULL, NULL, 1790856028000, 1790856028000, NULL, NULL, NULL, 0);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (2, 2, 'user', 'Golden owner <b>&', 'owner@golden.example', '$argon2id$v=19$m=8,t=1,p=1$rYWPEEGuwTDgdlYjw66ijw$Fj0VS+yL3bYzL/sJsYSQahTjo2gH5I++bKsMjfltcXY', '+358401234567', 'Ring three times', 'Golden Street 1
00100 Helsinki', 'Smq4oNoQLYVrtFQ4auue_XvSrWfzsIHnAczMgN1HNiVf67ltgIkq', '1952-10-13', 1790856002000, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (4, 2, 'admin', 'Golden co-owner <b>&', 'co-owner@golden.example', '$argon2id$v=19$m=8,t=1,p=1$MAJ+nrPLh3IrYjWiRvHISA$J4H9XyLJ/tAxxgqPkHV9fCpB5Dr6MZSva2EyJtYIefw', NULL, NULL, NULL, NULL, NULL, 1790856012000, NULL, 'B1_haTDVtlapfUrL32piEIYcOipd3cz0WH8SVKUSa-680FQzvkINpE-01d5WImiHG48cTRqbDOqn4Unb', 1790856049000, 59695201, 1);


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

INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'lHLcHOD233eKdFytuCGRhWcjpVy61E6uSO1pMlh0R7c');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'LzBfapjXRNztYaoBcTN4HeyIyNBikjprplW8y6LJeyo');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'byPr2zaYV43O-MD1EGXA_kZimhwaktqprmeeFCjcocQ');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'GhF4EmKtuu57JQ-33Unu9EGF3lnfpbe-fZTWGxqK1G4');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'ayyQikjD6b0N4_abDlV_Gg1Kj0iZFmiJVs5u1DeJeaM');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'Yux7vHBm9iTB04HJjv5Df1ue1lFPMsvpy2U2hknwqIs');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'MLlzfVzGhzQ6Kc-X_WmNK5VjVNJlvFoSLDdAmd02--k');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'm1oIDuyShxYFoyxC7xCMnWQJpcMGeiiKqUbHeVgoGdE');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'obP1YPzP27H_hOoyK7cOBcps9lZzTehFutDgcQPSfPE');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, '0CJq8QDOEOgN8tZmiRYxPrem8G1AHeiPJE7MenDzWUI');


--
-- Data for Name: replica; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: reset_code; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.reset_code (person_id, code_hash, browser_hash, asked_from, expires_at, tries_left) VALUES (2, 'TD1bu7eOoRhCEwS-HZnIlI78LGOmoPRmUE4KIVIr9GU', '6DFMr_k1OyZVJsw4eLQJDe8_0ZnxBOLw1YsV6wBGCbQ', '127.0.0.1', 1790856715000, 5);
INSERT INTO public.reset_code (person_id, code_hash, browser_hash, asked_from, expires_at, tries_left) VALUES (7, '6fhGexn8vRSSbQorL-uEiKgkEDAn1xq81RAuS578A1w', 'V-ytw2fmm9Fl8wajLqAcbZ33hHpCVHzuU53UiK8boIU', '127.0.0.1', 1790856716000, 5);


--
-- Data for Name: room; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.room (id, home_id, name, name_key, created_at) VALUES (1, 2, 'Living Room', 'living room', 1790856003000);
INSERT INTO public.room (id, home_id, name, name_key, created_at) VALUES (2, 2, 'Küche · 厨房', 'küche · 厨房', 1790856004000);


--
-- Data for Name: session; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('OhIp76P-vk4JL9aEvNW__w', 10, 1790856025000, 1790899225000, 'Golden browser', NULL, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('YJZRGiNbVSCIAqmrm3dg5Gl2ZisJ13s91kGOhpRQ_Kw', NULL, 1790856027000, 1825416027000, 'Golden browser', NULL, 1);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('z3-C4k7-GXyRoyzHgYQNcw', 3, 1790856053000, 1790899253000, 'node', NULL, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('yWRes6M7I6NuIzfHqWqXiA', 1, 1790856000000, 1790899200000, 'Golden browser', 1790856115000, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('9PaQs2ilzk1js0zlBVnqQQ', 4, 1790856013000, 1790899213000, 'Golden browser', 1790856115000, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('mwLHpR7YXDP8sHO0mezTLw', 9, 1790856020000, 1790899220000, 'Golden browser', 1790856115000, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('OTEpTobTDcmQjt4ZqB3eRg', 4, 1790856047000, 1790899247000, 'Golden browser', 1790856115000, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('7YV4NnXrEl3wVc5r4K_38w', 2, 1790856002000, 1790899202000, 'Golden browser', 1790856129016, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('GHjeHj6Ue8hbWMmTOcXPqQ', 3, 1790856011000, 1790899211000, 'Golden browser', 1790856129016, NULL);


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
