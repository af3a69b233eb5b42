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
    founded_at bigint NOT NULL,
    name text DEFAULT ''::text NOT NULL
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

INSERT INTO public.arrangement (person_id, kind, ids, changed_at) VALUES (2, 'rooms', '1,2', 1790856028000);
INSERT INTO public.arrangement (person_id, kind, ids, changed_at) VALUES (3, 'devices', '4,2', 1790856029000);


--
-- Data for Name: attempt; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/address/OZHWdX1lynEyG9i0KApBo-HsAqfBz_EYR0YqJZb5Exo', 2, 1790859711000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/asked/hour/YRDVWxKD1WcONIShqCYpMQM4V7EYKJz29AP_97g5Xsk', 1, 1790859712000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/asked/day/YRDVWxKD1WcONIShqCYpMQM4V7EYKJz29AP_97g5Xsk', 1, 1790942512000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/hour/OZHWdX1lynEyG9i0KApBo-HsAqfBz_EYR0YqJZb5Exo', 2, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/day/OZHWdX1lynEyG9i0KApBo-HsAqfBz_EYR0YqJZb5Exo', 2, 1790942400000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/all/-iCJ8fpsXj4AvDKS1zXO2M8NsWNgtSKEU5IEMDrqTkY', 2, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/visit/ht_00V0LNMD1lkIfFX0M-U9KjA8zbCtaFcursoxKv3E', 1, 1790859712000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/account/hour/5lcTQAPZvHlhsqthFN0Z5730txZDxWEcHQfJSTkjBow', 1, 1790859712000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/account/day/5lcTQAPZvHlhsqthFN0Z5730txZDxWEcHQfJSTkjBow', 1, 1790942512000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/all/-iCJ8fpsXj4AvDKS1zXO2M8NsWNgtSKEU5IEMDrqTkY', 2, 1790859711000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('passkey/address/OZHWdX1lynEyG9i0KApBo-HsAqfBz_EYR0YqJZb5Exo', 2, 1790856948000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/hour/ACS49tXhKQYUlmOxRKUKCCkJS7ykIEO90IjeiVgTAlM', 0, 1790859610000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/day/ACS49tXhKQYUlmOxRKUKCCkJS7ykIEO90IjeiVgTAlM', 0, 1790942410000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('register/address/OZHWdX1lynEyG9i0KApBo-HsAqfBz_EYR0YqJZb5Exo', 5, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('register/all/-iCJ8fpsXj4AvDKS1zXO2M8NsWNgtSKEU5IEMDrqTkY', 5, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/address/OZHWdX1lynEyG9i0KApBo-HsAqfBz_EYR0YqJZb5Exo', 1, 1790856911000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/account/zlE2UM5vvzkAxhu2bnqXeuu_Xqp3jvUNSdukhgyvqX0', 0, 1790942413000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('socket/address/OZHWdX1lynEyG9i0KApBo-HsAqfBz_EYR0YqJZb5Exo', 2, 1790856177007, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/account/FQN79Vo7wV8nKa2vQjnwwMZY8bFbkv4mDgdDWd0NZm8', 0, 1790942411000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/account/FYYlXLsM3WsveICE_GfUd4voDCrwzPSgjUCUX88Iwp4', 1, 1790942442000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('password-again/account/eRJoYTkLPCMaEZEwh6WEmnm2kxQo76N2_xjKBUTZbyM', 0, 1790942444000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('code/signed-in/eRJoYTkLPCMaEZEwh6WEmnm2kxQo76N2_xjKBUTZbyM', 0, 1790942445000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('password-again/account/tPJ0qROqc16ix4GFEIzytV0ely54RUBFJwxGGjkzRfc', 0, 1790942446000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('contact/address/OZHWdX1lynEyG9i0KApBo-HsAqfBz_EYR0YqJZb5Exo', 1, 1790859710000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('sms/address/OZHWdX1lynEyG9i0KApBo-HsAqfBz_EYR0YqJZb5Exo', 1, 1790859711000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/asked/hour/FYYlXLsM3WsveICE_GfUd4voDCrwzPSgjUCUX88Iwp4', 1, 1790859711000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/asked/day/FYYlXLsM3WsveICE_GfUd4voDCrwzPSgjUCUX88Iwp4', 1, 1790942511000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('join/address/OZHWdX1lynEyG9i0KApBo-HsAqfBz_EYR0YqJZb5Exo', 1, 1790859621000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('join/account/uGtwal7HCujP0jn2XktQs0_xqQhjKv2x-NGPhZsRizI', 1, 1790859621000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/visit/W-En04houKZZfmgmeuvMuaSHtOX5nakQWK1W61hwQlg', 1, 1790859711000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/account/hour/UI9pxiiY8tqEI-dIz79ty5zQSB47xnOQDDZsBOjsn4E', 1, 1790859711000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/account/day/UI9pxiiY8tqEI-dIz79ty5zQSB47xnOQDDZsBOjsn4E', 1, 1790942511000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('sms/number/zkKH1AC-oggNS7CkG9cgqmET6Fc-hetYy0TLp6-Hr_Y', 1, 1790859711000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('sms/all/-iCJ8fpsXj4AvDKS1zXO2M8NsWNgtSKEU5IEMDrqTkY', 1, 1790942511000, 0);


--
-- Data for Name: audit; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (16, 1790856010000, 2, 2, 'family.created', '{"member":3}', 'llCb4K7fzyY3sJMLRlVRXj0OD2Xzf1ocVhNo3gi92H8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (17, 1790856011000, 2, 3, 'session.started', '{}', 'qPJqpcfczPDq7eEDBYB1yI__1oh8V4P9P9cbhRY3_wY');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (18, 1790856012000, 2, 2, 'family.created', '{"member":4}', 'fqLz1DrpIT6lGwRwW-kCw9TxB-7wP_quRTRCxGdWcnA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (19, 1790856013000, 2, 4, 'session.started', '{}', '6fI_esSYNecmKaFg5CY83QA9XCHtEwy05aUleGG3Wqg');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (20, 1790856014000, 2, 2, 'co_owner.added', '{"member":4}', 'tpjQ0CtEuY1tZ6T8CXOhV07pKGBaF-wu1t9Ul9HIxfU');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (21, 1790856015000, 2, 2, 'guest.created', '{"member":5,"room":1,"device":null,"expires_at":1798632015000}', 'olrMF2z5fURqjy9Xj0vzP40gdjDguBoAgTUP-zTzkuc');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (22, 1790856016000, 2, 2, 'guest.created', '{"member":6,"room":null,"device":2,"expires_at":1798632015000}', 'XrO7uG7bW5_qMeC1i32Uxtp7dVM_jiHiycl8PKAUqFw');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (23, 1790856017000, 2, 2, 'guest.created', '{"member":7,"room":null,"device":null,"expires_at":1798632015000}', 'btQ1dMwEwHw850qvduD9GfKGt72P16CdT_-zprTwS1o');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (24, 1790856018000, 2, 2, 'guest.created', '{"member":8,"room":null,"device":null,"expires_at":1798632015000}', 'rTgGGVNjvGBI_97lUHODzWdtEznjF5d_nExPfRxPglw');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (25, 1790856019000, 2, 2, 'join_code.created', '{"join_code":1,"role":"guest"}', 'QWrAcf80YqIetu5O9rd8quFh-RDkm_5z44s8R6Utiuw');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (26, 1790856020000, NULL, 9, 'account.registered', '{"role":"guest"}', 'j9LVL10WYzSqcs63BzR2LIMHhOpFHW4GEgxoHQlJS4Y');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (27, 1790856020000, NULL, 9, 'session.started', '{}', 'gFxylzBza0ZqQMEgyHTiVL4UPCjh3vD7Gdgzjbvq_24');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (28, 1790856021000, 2, 9, 'home.joined', '{"role":"guest"}', 'm0o6h1afgDsXmgi5nRLWy_NAM11xAI1M9DFzsUwpO3k');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (29, 1790856022000, 2, 2, 'join_code.created', '{"join_code":2,"role":"family"}', '-ImzvkYeJU96IGpzwC8UPfOOIVtKx0VfVHf247DSAWM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (30, 1790856023000, 2, 4, 'join_code.created', '{"join_code":3,"role":"guest"}', 'LRR_xIRIRtlfjp0OoeXJmm2jmQk3xQz3LuBPT8OUeyE');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (31, 1790856024000, 2, 4, 'join_code.created', '{"join_code":4,"role":"guest"}', '9aqO2o9dgR2-hCAgcsw6Lko7tV0ecnkBt7n3S6JMbew');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (32, 1790856025000, NULL, 10, 'account.registered', '{"role":"family"}', 'FgP6V1jse1qVwxVnKLYO_sraPQRap0L0wLI2i541UtM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (33, 1790856025000, NULL, 10, 'session.started', '{}', 'Y6OqVpH5cDQW7BUMxVARFep57NpHUinzNfXlL8n6W_s');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (34, 1790856026000, 3, 11, 'operator.created', '{}', 'MTFCUFNeCclHLxMPDKZx1lhESDtVQWjL_3YKXpnIgsE');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (35, 1790856026000, 3, NULL, 'account.disabled', '{"member":11}', 'wSV3QP438ATygqhidD4z4woGA72qjQhGGVDhr2WOU5E');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (36, 1790856026000, 2, 2, 'favourite.added', '{"device":2,"pin":"18"}', 'P49itndo3CayQm3neVKA59OjF8ZaQ2T5HPAjSqExUGs');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (37, 1790856027000, 2, 3, 'favourite.added', '{"device":2,"pin":"19"}', 'Q6PsGGJ-WyrIZkARARjb51Rr3WxKcjA-dgA-gBZugTM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (38, 1790856030000, 2, 2, 'device.pins_arranged', '{"device":2}', 'OT4RDeE_xdzljsI6MYeolZM8_r9ADoGN7VU-2tHjf1w');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (39, 1790856031000, 2, 2, 'device.updated', '{"device":5,"name":true,"local_ip":false}', 'FkTlOqyCxJjtUuFv6rq08-gAwQOWXksPDgPiJqIoheI');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (40, 1790856032000, 2, 2, 'device.removed', '{"device":5}', 'TCiaCnGWptEaaAQSD0iHLijPsVD5rSuk5ks1MQA4EzI');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (41, 1790856033000, 2, 2, 'device.secret_reset', '{"device":5}', 'Kwv7LR2mXHKhoQHtu-ckyvdXUEqK4gkgnqQ5Fu61u-U');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (42, 1790856034000, 2, 2, 'join_code.created', '{"join_code":5,"role":"family"}', 'Atc6l1Eh6eQeuYi88_14-MoZF0-L_YvAV_qYYA4rc9A');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (43, 1790856035000, 2, 2, 'join_code.revoked', '{"join_code":5}', 'pOSutg8soAoDoXZ5SMXUcueZa-MhNtUAexSsj7pDmi4');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (44, 1790856036000, 2, 2, 'guest.created', '{"member":12,"room":null,"device":null,"expires_at":1790942436000}', 'qfw8SlqhM4-tenMXi63KIW98RTSTBDutK1AkYzAhryk');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (45, 1790856037000, 2, 2, 'guest.deleted', '{"member":12}', 'vPseLANiaary8nN6n-A4kFnH3RMv9xcnoH5wganMVqA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (46, 1790856038000, 4, 13, 'home.founded', '{}', 'sQomIWP5NcW1Y34exodKqwhLmTyHJOW0bf2Ps_aDapY');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (47, 1790856038000, 4, 13, 'account.registered', '{"role":"user"}', 'RNE17wQq0KltdsX_gWcKo-SLLGHUlPWcNfvYBXidsVg');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (48, 1790856038000, 4, 13, 'session.started', '{}', 'YAzDT_PtoJUKGzVTvAd-QE6j2nk251I4ZEYPD3br7vo');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (49, 1790856039000, 4, 13, 'home.deleted', '{"devices":0}', '7AvAH4r2ySbZxVi81vOTkGbCRLWB-v-ddqTmXX8IPn8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (50, 1790856039000, 4, 13, 'account.deleted', '{}', 'p28K1sMOc4TH_f-hL09NNMlk9802y1cb3l_-VVPWMqI');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (51, 1790856040000, 2, 3, 'session.started', '{}', 'PJlp--_G56-6LQUtPGr-W7BN65rHVd5d0uwm4x3QKN0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (52, 1790856041000, 2, 3, 'session.signed_out', '{}', 'qHCjV_GKiaAKCJsdefQ2PoL4KrNhFUmzK6GbYWw5lro');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (53, 1790856042000, 2, 2, 'profile.changed', '{"mobile":false}', 'cW6kez4FENZnR-gGkx9Z9_J3om7f3MtcLwlOre3u1AU');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (54, 1790856042000, 2, 3, 'call.refused', '{"call":"GET /api/users/guest/list/{userId}","code":"forbidden","from":"WAjkhIjo"}', '01tI_8ldagJUbTpZzIngvebCN9mQogWvJTWiG5zylmo');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (55, 1790856042000, 2, 2, 'sign_in.refused', '{"why":"wrong_password","from":"WAjkhIjo"}', 'v3dhk5uXNCMl7oCfe_6L9QHbuA__ze2YOCPUIJDajwQ');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (56, 1790856043000, 2, 4, 'session.started', '{}', '3yjWOGw0y1y6JdlQMrwr2Hc8AR8N3XNc2vPKucsHqH8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (57, 1790856045000, 2, 4, 'authenticator.enabled', '{}', '5ih_hkli5jSiVprpgWTXvZtcIwe75l85PQoGDBQ4IWY');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (58, 1790856047000, 2, 3, 'passkey.added', '{"passkey":1}', 'cK7q04FHyhSjX74R-aEybDZViyyKoHOj_RYt8BnP2RQ');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (59, 1790856049000, 2, 3, 'session.started', '{}', 'oQn21WV85fNUc0zjdkd7DBBQSrYvGDFPWMGWTyO4cN0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (60, 1790856111000, 2, 2, 'reset_code.sent', '{"by":"sms"}', 'MkhaCyrH56Q_BvE9W6uT-bBVTbW4k6WcEmuPxwgFmoI');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (61, 1790856112000, 2, 7, 'reset_code.sent', '{"by":"mail"}', '_6tE3lVWXoYM2M_OLgkYD3Kwt0KUTyT7tV1v5SYJtRQ');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (62, 1790856117000, 2, NULL, 'device.connected', '{"device":4}', 'gFRSf2w8XP_hUdwTv3kKdhcW8byBisBNxYkfi7M-hi0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (63, 1790856117001, 2, NULL, 'device.connected', '{"device":3}', 'rYTv1qYBPSXo8OBCw1uxoQw3unsmLINk7MPZpKzhrtI');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (64, 1790856117002, 2, NULL, 'device.connected', '{"device":2}', 'Nwb7adJtP_7gtstKPVKO9_vwN8mPKlkR5KciSSZfYi0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (65, 1790856117005, 2, 2, 'pin.renamed', '{"device":2,"pin":"18"}', '-DLEEpJTD5Hw_vBsF6jyIel1IcFehvzJnTwy_X56Ok0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (66, 1790856117005, 2, 2, 'pin.icon_changed', '{"device":2,"pin":"18"}', 'MkM3cufTfzLWSi7SKlUpuFjFLR2tbueL8BEGC1Bq2wk');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (67, 1790856117006, 2, 2, 'device.static_ip_set', '{"device":2}', 'xsba_Ahyd4LhuP3vxIYEw-c4GRp_nxlwy931DCg-6K0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (68, 1790856117007, NULL, NULL, 'commands.sealed', '{"requested":[[1,2,"RruwIlVX-RPNA2oa"]]}', 'XHC968zmUDXak22skCKB7XDEszZBa9vSKNtQgm9JW64');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (69, 1790856117009, NULL, NULL, 'commands.sealed', '{"ended":[[1,2,"Zt93106BrUk_BLLg"]]}', 'mkmFyQDNXN-guLuhnD8OpX6G0hSsTczYcCHeGnzZyBM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (70, 1790856117010, NULL, NULL, 'commands.sealed', '{"requested":[[2,2,"Z4083Xc21MF0fCj3"]]}', 'vAgk-d1ARsEm6T6HLXtcS8X1ijr7QVK1RHDHU_PlJYk');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (71, 1790856117011, NULL, NULL, 'commands.sealed', '{"ended":[[2,2,"qHjvB9ezZVPHUnb2"]]}', 'gLK0INpTZ-3h0baW2NREPbOOkPohs54MhVt8HE9Lw38');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (72, 1790856117012, NULL, NULL, 'commands.sealed', '{"requested":[[3,2,"SJ1i9dgOaIBGL0Dq"]]}', 'upWlGSmO2ePxYx1zdvWYvKXMj6XgV7v4gy8VASEZ3gk');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (73, 1790856117013, NULL, NULL, 'commands.sealed', '{"requested":[[4,2,"qfcrk2cyOzFJ8t0V"]]}', 'QuVXEbrOF8gnv1jAcXJH-FkYo0ZQOp0RZ5XAIOXGeys');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (74, 1790856123014, NULL, NULL, 'commands.sealed', '{"ended":[[3,2,"KIdGudRO6Fts9MwX"]]}', 'sBjrNhrmHXwUw61vyRw0R8fnZtcKELYqp8hydenEzdM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (75, 1790856123014, NULL, NULL, 'commands.sealed', '{"ended":[[4,2,"o0gmpKhwqhAmt9ah"]]}', 'mXkYJAIAM5dy4VOvUJQzYTHa0VyaDWX7CpPcfWBqnmI');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (76, 1790856123014, NULL, NULL, 'commands.sealed', '{"requested":[[5,2,"TlOCrq35SSZupwLX"]]}', 'Po3bAYxhHXaLoAd0SmQSZtwj_H35wBptE37ixAxuGLQ');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (77, 1790856123016, 2, 2, 'device.registered', '{"device":6,"room":null}', 'FO1ggJk_nFd4VjVeSH1sjhi4UMs4qgS98tF7V_7rA60');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (78, 1790856124016, 2, 2, 'device.deleted', '{"device":6}', 'EFrx7WNYMmVT3erfqv1FbEBrV5r7FcmfPxfpZPgqX-A');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (79, 1790856125016, NULL, NULL, 'server.stopped', '{"replica":"UCTZ66eE"}', '1PyQFvUamOeTV-memd9csk4P0ViPP-CqxUTmq1k1Axc');


--
-- Data for Name: audit_head; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.audit_head (id, count, link, seal, cut_count, cut_link, cut_at) VALUES (1, 79, '1PyQFvUamOeTV-memd9csk4P0ViPP-CqxUTmq1k1Axc', 'jAQjO_wTpfwwcY3hKvm_FCRi_P4Roc7R1JGjGA0wcHE', 15, '2FEbA1pPGKLOUAc5-EjtdTj_nEDjPbZ0LUWkpjHuaUI', 1790856010000);


--
-- Data for Name: audit_pending; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: challenge; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.challenge (challenge_hash, purpose, person_id, detail, expires_at, tries_left) VALUES ('x185YcXiO54YEEfan2PyGTsqysLSf13nYbbnWXNGPHU', 'passkey_sign_in', NULL, NULL, 1790856413000, 1);
INSERT INTO public.challenge (challenge_hash, purpose, person_id, detail, expires_at, tries_left) VALUES ('LG_JNRYx5yWwsNQqQGKYwhbL90e70DK-ci_7Vt7OnGQ', 'second_factor', 4, '{"remember":false}', 1790856414000, 5);


--
-- Data for Name: command; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count) VALUES (1, 2, 2, 'person', 2, 'page', '"done"', 'UCTZ66eE.fc1b0eAseo3m37jR', 'on', '18', 1, 1790856117007, 1790856122007, 1790856117008, 'done', NULL, 1790856117009, 1);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count) VALUES (2, 2, 2, 'person', 2, 'page', '"failed"', 'UCTZ66eE.fc1b0eAseo3m37jR', 'off', '18', 0, 1790856117010, 1790856122010, NULL, 'failed', 'Relay is stuck', 1790856117011, 1);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count) VALUES (3, 2, 2, 'person', 3, 'page', '"superseded"', 'UCTZ66eE.PvYOwudufINrkrCh', 'off', '18', 0, 1790856117012, 1790856122012, NULL, 'superseded', 'Replaced by a newer command', 1790856117013, 1);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count) VALUES (4, 2, 2, 'person', 2, 'page', '"expired"', 'UCTZ66eE.fc1b0eAseo3m37jR', 'on', '18', 1, 1790856117013, 1790856122013, NULL, 'expired', 'The device has not answered', 1790856123014, 1);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count) VALUES (5, 2, 2, 'person', 3, 'page', '"living"', 'UCTZ66eE.PvYOwudufINrkrCh', 'off', '18', 0, 1790856123014, 1790856128014, NULL, NULL, NULL, NULL, 1);


--
-- Data for Name: contact_message; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.contact_message (id, name, email, message, written_at) VALUES (1, 'Visitor', 'visitor@golden.example', 'Is it
for sale?', 1790856110000);


--
-- Data for Name: device; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version) VALUES (1, 1, NULL, 'SC-GOLDEN-1', 'The same name next door', 'pWH2sRtYX2WmLkWXVy8AmihgFttqEmxosP_m4YKWshA', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, 0, 0, 1790856001000, NULL, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version) VALUES (5, 2, NULL, 'SC-GOLDEN-4', 'In its box', 'Bo2Kzv68eUQjVH3B4mqABNZ3LAXre2UDBgP97EobOKY', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, 1, 0, 1790856008000, NULL, NULL, NULL, NULL, NULL, 2);
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version) VALUES (6, 2, NULL, 'SC-GOLDEN-5', 'On its way out', 'o7lixlSVdEvTC1h7oJIItWW_tRcATF7F1p4jvtNm3PU', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, 1, 0, 1790856123016, NULL, 1790856124016, NULL, NULL, NULL, 0);
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version) VALUES (2, 2, 1, 'SC-GOLDEN-1', 'Lights', '4v9KyPxqgLtm3fYE9Jr2FpIFqGn87uH56tiSpPk1-10', '192.168.1.40', '192.168.1.50', '192.168.1.1', '255.255.255.0', '192.168.1.2', '192.168.1.77', NULL, 'golden 1.2', 3600, -61, 181000, 0, 1790856123016, 1, 14, 1790856005000, 'beJzyK2dC2i_jhvSifH3uLpTmqCS_RHaRewwVex5_GU', NULL, '25,18,21,19', 'UCTZ66eE', 1790856117002, 3);
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version) VALUES (3, 2, 2, 'PC-GOLDEN-2', 'Fan', 'fCkvdhpQWCVAlx4j68H2c8kofHIDmdSeBYFZRo9k7u0', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1790856123016, 1, 2, 1790856006000, 'beJzyK2dC2i_jhvSifH3uLpTmqCS_RHaRewwVex5_GU', NULL, NULL, 'UCTZ66eE', 1790856117001, 0);
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version) VALUES (4, 2, 1, 'WLM-GOLDEN-3', 'Tank', '2eHKlbUcohLJ91tCuRlcEte7j6Ish84sal8lySw4ZL0', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, '72%', NULL, NULL, NULL, NULL, 0, 1790856123016, 1, 2, 1790856007000, 'beJzyK2dC2i_jhvSifH3uLpTmqCS_RHaRewwVex5_GU', NULL, NULL, 'UCTZ66eE', 1790856117000, 0);


--
-- Data for Name: favourite; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.favourite (person_id, device_id, pin, added_at) VALUES (2, 2, '18', 1790856026000);
INSERT INTO public.favourite (person_id, device_id, pin, added_at) VALUES (3, 2, '19', 1790856027000);


--
-- Data for Name: guest_access; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.guest_access (person_id, start_at, expires_at, room_id, device_id) VALUES (5, 1790856014999, 1798632015000, 1, NULL);
INSERT INTO public.guest_access (person_id, start_at, expires_at, room_id, device_id) VALUES (6, 1790856014999, 1798632015000, NULL, 2);
INSERT INTO public.guest_access (person_id, start_at, expires_at, room_id, device_id) VALUES (7, 1790856014999, 1798632015000, NULL, NULL);
INSERT INTO public.guest_access (person_id, start_at, expires_at, room_id, device_id) VALUES (8, 1790942418000, 1798632015000, NULL, NULL);
INSERT INTO public.guest_access (person_id, start_at, expires_at, room_id, device_id) VALUES (9, 1790856014999, 1798632015000, 2, NULL);


--
-- Data for Name: home; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.home (id, founded_at, name) VALUES (1, 1790856000000, '');
INSERT INTO public.home (id, founded_at, name) VALUES (2, 1790856002000, 'Golden House');
INSERT INTO public.home (id, founded_at, name) VALUES (3, 1790856026000, '');


--
-- Data for Name: installation; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.installation (id, key_fingerprint, created_at) VALUES (1, '8iZQTcyFDFEj3283nZDD0lCShcD4_s0qiqJYQ_8uDwk', 1790856000000);


--
-- Data for Name: join_code; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.join_code (id, code_hash, home_id, made_by, role, start_at, access_expires_at, room_id, device_id, expires_at) VALUES (2, 'YGvHlmC1gkBveucQSJPF2XpEgxF0wwt3lBIXXJTAyeo', 2, 2, 'family', NULL, NULL, NULL, NULL, 1790942422000);
INSERT INTO public.join_code (id, code_hash, home_id, made_by, role, start_at, access_expires_at, room_id, device_id, expires_at) VALUES (3, 'YMMeFFmPLBKLEABe0SC6VoqPgcWpYU88f8wRjtL1Kvo', 2, 4, 'guest', 1790856014999, 1798632015000, 1, NULL, 1790942423000);
INSERT INTO public.join_code (id, code_hash, home_id, made_by, role, start_at, access_expires_at, room_id, device_id, expires_at) VALUES (4, 'txpgU8xddv_NNGAtBnGdiKBTVnGCtqy9RIMtA1s7YBw', 2, 4, 'guest', 1790856014999, 1798632015000, NULL, 3, 1790942424000);


--
-- Data for Name: kysely_migration; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0001-the-house', '2026-11-23T05:40:57.536Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0002-accounts-and-audit', '2026-11-23T05:40:57.547Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0003-standard-words', '2026-11-23T05:40:57.550Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0004-command-log', '2026-11-23T05:40:57.558Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0005-arranging', '2026-11-23T05:40:57.559Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0006-favourites', '2026-11-23T05:40:57.562Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0007-order', '2026-11-23T05:40:57.564Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0008-replica-leases', '2026-11-23T05:40:57.567Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0009-settings-version', '2026-11-23T05:40:57.568Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0010-audit-cut', '2026-11-23T05:40:57.570Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0011-homes-and-accounts', '2026-11-23T05:40:57.573Z');


--
-- Data for Name: kysely_migration_lock; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration_lock (id, is_locked) VALUES ('migration_lock', 0);


--
-- Data for Name: live_ticket; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.live_ticket (ticket_hash, session_id, expires_at) VALUES ('TctbsvHeGZ3mmryRE3iGaoMg_n6URvKdqPDgxVTOzdE', 'PlZIvN1BuAacWpT6vzvpwQ', 1790856145000);
INSERT INTO public.live_ticket (ticket_hash, session_id, expires_at) VALUES ('TFdSesYp0but1o98cOxjNJNffPjRn5ZXCBeZzm-5F5g', '98depg5VQ8DYNVucmkApEQ', 1790856146000);


--
-- Data for Name: outbox; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (1, 'mail', 'co-owner@golden.example', 'A way to sign in to Roomwire has changed', 'On your Roomwire account an authenticator app was turned on. If this was not you, reset your password at once and look at Settings, Ways to sign in.', 1790856045000);
INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (2, 'mail', 'family@golden.example', 'A way to sign in to Roomwire has changed', 'On your Roomwire account a passkey was added. If this was not you, reset your password at once and look at Settings, Ways to sign in.', 1790856047000);
INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (3, 'sms', '+358401234567', NULL, 'Your Roomwire reset code is 117487. It is valid for 10 minutes. If you did not ask for it, ignore this message.', 1790856111000);
INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (4, 'mail', 'guest-of-home@golden.example', 'Your Roomwire reset code', 'Your Roomwire reset code is 000785. It is valid for 10 minutes. If you did not ask for it, ignore this message.', 1790856112000);


--
-- Data for Name: passkey; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.passkey (id, credential_id, person_id, public_key, sign_count, transports, name, created_at, last_used_at) VALUES (1, 'jwaEvzJzblRFctir4X6Vkw', 3, 'pQECAyYgASFYIICjo3IORUgQbgGIwAGma5ssXOBeQ12bh6xea4bPUwezIlggCwa93oYx2OlHXHK_D8cLE8Bb8VUiBvndTMPCdO6VQbU', 1, '["internal"]', 'Golden phone', 1790856047000, 1790856049000);


--
-- Data for Name: person; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (1, 1, 'user', 'Golden neighbour <b>&', 'neighbour@golden.example', '$argon2id$v=19$m=8,t=1,p=1$rZHP3SpR4O8EdxWFzp8upQ$Z6lea25W+wglWHaMKl5eSzXOmqarWYPU3ofzBRipA14', NULL, NULL, NULL, NULL, NULL, 1790856000000, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (3, 2, 'family', 'Golden family <b>&', 'family@golden.example', '$argon2id$v=19$m=8,t=1,p=1$mg3Y3rncTU+a4iEUl4n3Gw$e+BJh29EJAk4v+UvW4pTjqhZsEwsQUCUBNZhXjKRQlQ', NULL, NULL, NULL, NULL, NULL, 1790856010000, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (5, 2, 'guest', 'Golden guest-of-room <b>&', 'guest-of-room@golden.example', '$argon2id$v=19$m=8,t=1,p=1$EKiTkXKgJU32SMijTtS3VA$5TCwT3b5Cu9trUUaouBr9NZkNbf6fMzGrHMwfs/Pgp0', NULL, NULL, NULL, NULL, NULL, 1790856015000, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (6, 2, 'guest', 'Golden guest-of-device <b>&', 'guest-of-device@golden.example', '$argon2id$v=19$m=8,t=1,p=1$404RBPHQG4k8u2hD5u0A9w$dxn0vsGnDRA+VJDe5vJVLJTdGZuwUKFyRWLpVN+59rc', NULL, NULL, NULL, NULL, NULL, 1790856016000, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (7, 2, 'guest', 'Golden guest-of-home <b>&', 'guest-of-home@golden.example', '$argon2id$v=19$m=8,t=1,p=1$XzmrIz3mfkaCCQ8YOhNjSQ$kRsfYAfnWM5kg3xErs4SNG74sine7DtB8+i3SbxhDEo', NULL, NULL, NULL, NULL, NULL, 1790856017000, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (8, 2, 'guest', 'Golden guest-of-tomorrow <b>&', 'guest-of-tomorrow@golden.example', '$argon2id$v=19$m=8,t=1,p=1$zkCL/gP/gh4IOEtAUQQmow$QYZXJZW6/j2IIAjyd7RvupY3P6llfro3L2qIad4D2+8', NULL, NULL, NULL, NULL, NULL, 1790856018000, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (9, 2, 'guest', 'Golden guest-by-code <b>&', 'guest-by-code@golden.example', '$argon2id$v=19$m=8,t=1,p=1$Pk7DMfpaPUHYhPT9K8Fsdg$qOqJZRsp5ftwN9zNqndRXxf5s+37YU42Dif2Stpwmm0', NULL, NULL, NULL, NULL, NULL, 1790856020000, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (10, NULL, 'family', 'Golden homeless <b>&', 'homeless@golden.example', '$argon2id$v=19$m=8,t=1,p=1$KVBEEmHQtrtzH7AEoY7foQ$2sRl33GQh1kqnBjkUwfZsTfqaONq/enUJ6FXHODlGhs', NULL, NULL, NULL, NULL, NULL, 1790856025000, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (11, 3, 'super_admin', 'Closed', 'closed@golden.example', '$argon2id$v=19$m=8,t=1,p=1$SsV4ujrmk45NxwG/y62Vjw$5P81lDrNguC1W3jDSnCly66bAmCsspw6RR19Ismi0ic', NULL, NULL, NULL, NULL, NULL, 1790856026000, 1790856026000, NULL, NULL, NULL, 0);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (2, 2, 'user', 'Golden owner <b>&', 'owner@golden.example', '$argon2id$v=19$m=8,t=1,p=1$etJ7ioLHPgInSc4J2vNbJQ$IEgetqbYEW0hpiK7FTbhDE0zNzx6QLvfFAzEK0cNOLs', '+358401234567', 'Ring three times', 'Golden Street 1
00100 Helsinki', 'osWzj39BeZp3N4NcL0N6LqHGckSj-yX-mbZtAI-FM3Wzd5cyromn', '1952-10-13', 1790856002000, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (4, 2, 'admin', 'Golden co-owner <b>&', 'co-owner@golden.example', '$argon2id$v=19$m=8,t=1,p=1$tRnkqwQpGl47GQ3YdxOH3w$2X+ujimdjqeQlDWqwjTZOr5ch+oy/bMfzf1zrCKs6Ew', NULL, NULL, NULL, NULL, NULL, 1790856012000, NULL, 's4mrxUHeWavQpu9DnEhK8wKPgQTDZ3EYzmZgXdq8_qJ9QFbFybaKyb-1pfNXmV_Z380JWptXuRG2oA_x', 1790856045000, 59695201, 1);


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
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon) VALUES (4, 'pump', NULL, 0, 1790856117000, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon) VALUES (4, 'led', NULL, 1, 1790856117000, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon) VALUES (3, '13', NULL, 2, 1790856117001, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon) VALUES (3, '18', NULL, 1, 1790856117001, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon) VALUES (3, '19', NULL, 0, 1790856117001, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon) VALUES (2, '21', NULL, 0, 1790856117003, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon) VALUES (2, '25', NULL, 1, 1790856117003, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon) VALUES (2, '19', NULL, 0, 1790856117004, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon) VALUES (2, '18', 'Ceiling light', 1, 1790856117009, 'ceiling_lamp');
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon) VALUES (6, '18', NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon) VALUES (6, '19', NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon) VALUES (6, '21', NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon) VALUES (6, '25', NULL, NULL, NULL, NULL);


--
-- Data for Name: recovery_code; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'v2Mw_20rP6Gy9uNXqCWomq04OVEqAjgZFRRSUTXbOFs');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'OuvQKBsr7S3Dbha9Hwf_0v8_x_zbM-oGONbVDwJGs08');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'g5_lrU3P_YcMdOy4OvZ3min5HA4C4gg1sOY-050D19U');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'fJkBl1kllbb1wdBqzDktcr8zO0lzQoc1OEGCj4LjzPY');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'RUgq9FrvgpEGDpf6BpJvAyhnYKSpUodeM5N0ATSLiOg');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, '1Amyd1wWpnCg8Iy8C77stEPcQrgtN-mefu3CmrlKskc');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'LAtxzn5veENWmEvfQ7_4iNY6Eu-_4bJh8B1CDPGxMx4');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'qkbYe3u6c2F4y1mWtHKbh221o6U_vJpxmEUtravhvjo');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'NASM-HjRUQ6khhLoMk0OjR6bp7XxLsS47xjR5bI5bbk');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'D18CIfE7QX1n9JyycFx6OgKvij7i-Wpu0G_-KNXvQ2M');


--
-- Data for Name: replica; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: reset_code; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.reset_code (person_id, code_hash, browser_hash, asked_from, expires_at, tries_left) VALUES (2, 'mBy42Zdle9wPfIwvXeoqNqpQUKupuu3XsxNa7sYqHqQ', 'Dtq9JRnGqLFdN9xIMszFL3c7LWmbnAds-8RtaO13x70', '127.0.0.1', 1790856711000, 5);
INSERT INTO public.reset_code (person_id, code_hash, browser_hash, asked_from, expires_at, tries_left) VALUES (7, 'aVgvrR-hl4d0tsY5ng8583t82fLOCZve_eAI3NdfDMs', 'K7MKz28REaAXcA67WJHkRDg1GsOQP7K5TZlUE-DM1Og', '127.0.0.1', 1790856712000, 5);


--
-- Data for Name: room; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.room (id, home_id, name, name_key, created_at) VALUES (1, 2, 'Living Room', 'living room', 1790856003000);
INSERT INTO public.room (id, home_id, name, name_key, created_at) VALUES (2, 2, 'Küche · 厨房', 'küche · 厨房', 1790856004000);


--
-- Data for Name: session; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at) VALUES ('VBeHaVNSWMu-HPPEzpcihQ', 10, 1790856025000, 1790899225000, 'Golden browser', NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at) VALUES ('aJhY74iOrBLE2sYKlJwsbQ', 3, 1790856049000, 1790899249000, 'node', NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at) VALUES ('vMOVB9rm_2YBywgsh7FgSw', 1, 1790856000000, 1790899200000, 'Golden browser', 1790856111000);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at) VALUES ('t8ud-HHKZF-6aHqL-mjt0Q', 4, 1790856013000, 1790899213000, 'Golden browser', 1790856111000);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at) VALUES ('m9VfQJ8ie0-TJa1jMjOE8g', 9, 1790856020000, 1790899220000, 'Golden browser', 1790856111000);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at) VALUES ('X-WK8PK9C6Hb1L-jGasNwA', 4, 1790856043000, 1790899243000, 'Golden browser', 1790856111000);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at) VALUES ('PlZIvN1BuAacWpT6vzvpwQ', 2, 1790856002000, 1790899202000, 'Golden browser', 1790856125016);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at) VALUES ('98depg5VQ8DYNVucmkApEQ', 3, 1790856011000, 1790899211000, 'Golden browser', 1790856125016);


--
-- Name: audit_pending_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.audit_pending_id_seq', 70, true);


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
