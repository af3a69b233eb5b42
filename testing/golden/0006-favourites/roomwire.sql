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
    connected_until bigint DEFAULT 0 NOT NULL,
    last_seen_at bigint,
    epoch integer DEFAULT 0 NOT NULL,
    seq integer DEFAULT 0 NOT NULL,
    created_at bigint NOT NULL,
    trusted_network text,
    deleted_at bigint
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
-- Data for Name: attempt; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/address/U1DY3wCp-e7HlU14HY-GnKk7h-x89k4sxjxIBMTrKmQ', 2, 1790859707000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/asked/hour/ldmU455YdNsafYe4fSleU0mfYjF_Di1QotaNbVy6f1k', 1, 1790859708000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/asked/day/ldmU455YdNsafYe4fSleU0mfYjF_Di1QotaNbVy6f1k', 1, 1790942508000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/hour/U1DY3wCp-e7HlU14HY-GnKk7h-x89k4sxjxIBMTrKmQ', 2, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/day/U1DY3wCp-e7HlU14HY-GnKk7h-x89k4sxjxIBMTrKmQ', 2, 1790942400000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/all/R9BG550At-amTMMGVXT_zAWUgm82lforn9cSgjtgsV8', 2, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/visit/muth7V0H1FMcRgmuo6pYwJAmPUPOSDSypON-0NSn-TA', 1, 1790859708000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/account/hour/yVoLNkz9HCsN1BMkAh6WOfK_QvdFrULXP9mzDiU5Gbs', 1, 1790859708000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/account/day/yVoLNkz9HCsN1BMkAh6WOfK_QvdFrULXP9mzDiU5Gbs', 1, 1790942508000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/all/R9BG550At-amTMMGVXT_zAWUgm82lforn9cSgjtgsV8', 2, 1790859707000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('passkey/address/U1DY3wCp-e7HlU14HY-GnKk7h-x89k4sxjxIBMTrKmQ', 2, 1790856944000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/hour/026JpQDmZtDd3Q1RqxL84HOkpGI3tHwvV9g7WYo5hkg', 0, 1790859609000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/day/026JpQDmZtDd3Q1RqxL84HOkpGI3tHwvV9g7WYo5hkg', 0, 1790942409000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('register/address/U1DY3wCp-e7HlU14HY-GnKk7h-x89k4sxjxIBMTrKmQ', 5, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('register/all/R9BG550At-amTMMGVXT_zAWUgm82lforn9cSgjtgsV8', 5, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/address/U1DY3wCp-e7HlU14HY-GnKk7h-x89k4sxjxIBMTrKmQ', 1, 1790856910000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/account/CzAa1amGbwWINz-Q_13vJOgLKdM1Dw8xjKNeyxuqOGw', 0, 1790942412000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('socket/address/U1DY3wCp-e7HlU14HY-GnKk7h-x89k4sxjxIBMTrKmQ', 2, 1790856173007, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/account/7di_2jQhrGKmXoTfhwTkAQyOcoxdmuwDOVgBf60J_UU', 0, 1790942410000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/account/3fR9Dy0DsvhFwTE9VL5Pb2W-Sh6dZBGCbHmHAbhBFEI', 1, 1790942438000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('password-again/account/In10mkPHroFDN0IzrrSS70kY2KwVzK1RbDEuq6Gp93w', 0, 1790942440000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('code/signed-in/In10mkPHroFDN0IzrrSS70kY2KwVzK1RbDEuq6Gp93w', 0, 1790942441000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('password-again/account/fiwjGO3HoDmxuTdYPnsgB_kP4dCpC_aLkUQeoyiO2nw', 0, 1790942442000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('contact/address/U1DY3wCp-e7HlU14HY-GnKk7h-x89k4sxjxIBMTrKmQ', 1, 1790859706000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('sms/address/U1DY3wCp-e7HlU14HY-GnKk7h-x89k4sxjxIBMTrKmQ', 1, 1790859707000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/asked/hour/3fR9Dy0DsvhFwTE9VL5Pb2W-Sh6dZBGCbHmHAbhBFEI', 1, 1790859707000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/asked/day/3fR9Dy0DsvhFwTE9VL5Pb2W-Sh6dZBGCbHmHAbhBFEI', 1, 1790942507000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('join/address/U1DY3wCp-e7HlU14HY-GnKk7h-x89k4sxjxIBMTrKmQ', 1, 1790859620000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('join/account/m8ogYarN1Q4yAjRANszuN7vqeFUkAK431pxvFMCM-xU', 1, 1790859620000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/visit/KwYbru4UfqYm6afm7AY9YhM6zEyCFGym4NIciWEYypA', 1, 1790859707000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/account/hour/6-_hP9mfH_Imb3X2qEKzc93e5LrGXiA6xOxl4Pf--UY', 1, 1790859707000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/account/day/6-_hP9mfH_Imb3X2qEKzc93e5LrGXiA6xOxl4Pf--UY', 1, 1790942507000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('sms/number/BODLsrF47eYccu7Fhdo6DBB6DFl6ULnwoNQ1uCfe_xc', 1, 1790859707000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('sms/all/R9BG550At-amTMMGVXT_zAWUgm82lforn9cSgjtgsV8', 1, 1790942507000, 0);


--
-- Data for Name: audit; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (1, 1790856000000, 1, 1, 'home.founded', '{}', 'XtkIdLuwBafTzeVAfqK6eYYo2r77G6fbUhccYAQgdjE');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (2, 1790856000000, 1, 1, 'account.registered', '{"role":"user"}', 'bHW308ezgGaYcHD-QEmfTIhkwDHIh7w60DsYjd2ej60');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (3, 1790856000000, 1, 1, 'session.started', '{}', 'gUl2MimLPJwH4_SuylBuCixdJOWIGMJwvqQpVb6TNF4');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (4, 1790856000000, NULL, NULL, 'server.started', '{"replica":"_XnfyNM9"}', 'wIfxu5yYk8W-7Te6GnoJHXX0Milnreo6s1LasnOKtjY');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (5, 1790856001000, 1, 1, 'device.registered', '{"device":1,"room":null}', '8x-6s4IXft63MKeae_4n7e7Uco-pyuUc6VQiYpgFM88');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (6, 1790856002000, 2, 2, 'home.founded', '{}', 'oYZSTGEvdB49OehbIhFh12VsE6VUd1jVPHAdqXUXlFk');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (7, 1790856002000, 2, 2, 'account.registered', '{"role":"user"}', 'Fp3N1AWP2PiVFilEi5kssCOT2vjCdREg64nBAB_dm9w');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (8, 1790856002000, 2, 2, 'session.started', '{}', 'EGabDSI1vu9SjQ-s0M9aLOjDvPdsqxZbb_ozq30mzmc');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (9, 1790856003000, 2, 2, 'room.created', '{"room":1}', '76bfjgWKjKWEUDSJsttmNLBMVQBWa8jgaRsGDFbKLu4');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (10, 1790856004000, 2, 2, 'room.created', '{"room":2}', 'Qf0MpT9bG2aaz2BkCqEBg9bhVWx_erUOmiSfyRPxzsw');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (11, 1790856005000, 2, 2, 'device.registered', '{"device":2,"room":1}', 'P2WAbnj-Ma9dStY3sZlzFhT1RobP56uR7EvobOuLPvs');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (12, 1790856006000, 2, 2, 'device.registered', '{"device":3,"room":2}', 'QYrTZRJaWC-gAYxlxe9x3RceFqAmgTbL9YeQOM92lJ0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (13, 1790856007000, 2, 2, 'device.registered', '{"device":4,"room":1}', 'PDgDC1xMIlzQ4qYHCsM63wgIxE1BaoxD9gTdPaaIApw');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (14, 1790856008000, 2, 2, 'device.registered', '{"device":5,"room":2}', 'IMYrNfy0l9fsKdF9_oBHcxvnmgoqsd_C5v1m0vGBhrA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (15, 1790856009000, 2, 2, 'family.created', '{"member":3}', 'NjdeOAK_-5Hz1hy9xS4UkrXCFkb93ImkWhefkSP-ts8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (16, 1790856010000, 2, 3, 'session.started', '{}', '1DGXZYzxNB54ol1dCzemeqKevfuL788zV7o1kKp43cw');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (17, 1790856011000, 2, 2, 'family.created', '{"member":4}', 'U8lz05AglZNnAJLC53WU4FEMzWvFahMxz2dBf5jkRbQ');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (18, 1790856012000, 2, 4, 'session.started', '{}', 'T2dWW4RIpp4bkceL4RetOiQTfA-zyqoUqrlQN70-R1w');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (19, 1790856013000, 2, 2, 'co_owner.added', '{"member":4}', 'mn-oIXngmQKjjZnQjmv-RmrEkGqmNGuNAsCKdvd9D94');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (20, 1790856014000, 2, 2, 'guest.created', '{"member":5,"room":1,"device":null,"expires_at":1798632014000}', 'umbr0izXfdCSJkiwlhtMtfrLmBVOM9wpwc8gEVz75QQ');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (21, 1790856015000, 2, 2, 'guest.created', '{"member":6,"room":null,"device":2,"expires_at":1798632014000}', 'IF2z3VskWci8RwGYp58ew07KnnWQEHblW5XybHq25dQ');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (22, 1790856016000, 2, 2, 'guest.created', '{"member":7,"room":null,"device":null,"expires_at":1798632014000}', 'qni2cPkVZmkfcYoCAIvVFMvaEiBlIol66-rh5hjBTQM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (23, 1790856017000, 2, 2, 'guest.created', '{"member":8,"room":null,"device":null,"expires_at":1798632014000}', 'ZP7NxJedWlIpPDnSeqUALOu7V7Gfr1Rx10QgPej8m10');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (24, 1790856018000, 2, 2, 'join_code.created', '{"join_code":1,"role":"guest"}', 'SQtQGDERhcsKQvoDToYjzhMNH4Z_6MKH88XjKFV9QhQ');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (25, 1790856019000, NULL, 9, 'account.registered', '{"role":"guest"}', 'XW17UUD7M5YWeZPmFK4sALmiKHIQv140T9JzSTsuL6A');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (26, 1790856019000, NULL, 9, 'session.started', '{}', '1j_MgXcmWAWAm9yG_fOzkScIRbDXWvX3nDWCDiktIBc');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (27, 1790856020000, 2, 9, 'home.joined', '{"role":"guest"}', '2v3T42RBoyIwf0OCG7xA-kmUlWqxas2EL6b6pCeSLnY');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (28, 1790856021000, 2, 2, 'join_code.created', '{"join_code":2,"role":"family"}', 'jTYp5iEnhrmLKIgbyDWvxjoKRnO9Ng0fs7qh5X3YipU');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (29, 1790856022000, 2, 4, 'join_code.created', '{"join_code":3,"role":"guest"}', 'dtZR--CAmHfVT3OiqMd5dMf3OvxpCku1vCG2r3_r2Nc');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (30, 1790856023000, 2, 4, 'join_code.created', '{"join_code":4,"role":"guest"}', 'yQ1_rAgPP0xOiaAPkkTKFT2jJPJqtQ9dbf25GqiB3cM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (31, 1790856024000, NULL, 10, 'account.registered', '{"role":"family"}', 'dzrfzWWEXaIwJeOVfbz0-4Lv5IPS9mTuGxyyYO3mQeU');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (32, 1790856024000, NULL, 10, 'session.started', '{}', '8LF_EeKm7TJLpbd-VJEnSfbY6ncC4osdIjaYdzYMkjA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (33, 1790856025000, 3, 11, 'operator.created', '{}', 'RjiQA7cP92m2GE2ShK5icjWkBg5pYwycKi8RnjeD42w');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (34, 1790856025000, 3, NULL, 'account.disabled', '{"member":11}', 'asHi4QqXF7cyxibLQuJeP-dANHY4jx_5CcT9Dpk0410');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (35, 1790856025000, 2, 2, 'favourite.added', '{"device":2,"pin":"18"}', 'A_ixma5m_LfFxrubSTTW_RtQKBUZDz05lI4InwoCgAw');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (36, 1790856026000, 2, 3, 'favourite.added', '{"device":2,"pin":"19"}', 'txWNWeag971wDh4OY5jqauV6CARFchMMEyEH3XCmZY8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (37, 1790856027000, 2, 2, 'device.updated', '{"device":5,"name":true,"local_ip":false}', 'agVRVbhjNn2e71QIP2846KS7TSfzfsqrQgOaPr1oNlA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (38, 1790856028000, 2, 2, 'device.removed', '{"device":5}', 'SQT4DLGDDsCMZnr3GCP7TG5SpmuuyVcpSYTA2_bVwjs');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (39, 1790856029000, 2, 2, 'device.secret_reset', '{"device":5}', 'bj72YdDmLUgvoszwATIKnOgGVq80QLLry9NZQNPhqeI');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (40, 1790856030000, 2, 2, 'join_code.created', '{"join_code":5,"role":"family"}', 'D0DVvwi9_2J_rNwgEdZobAkj7DPcpfwsL6AC72-yHnA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (41, 1790856031000, 2, 2, 'join_code.revoked', '{"join_code":5}', '6gDuvmP7HyTClFngDG2pVJWeudH8Z-YKpM1BMx-LjxY');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (42, 1790856032000, 2, 2, 'guest.created', '{"member":12,"room":null,"device":null,"expires_at":1790942432000}', 'j6Y6LYCt0uOFO9S8BnKYwo4L__ncXBZ5_Vxn_msvChI');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (43, 1790856033000, 2, 2, 'guest.deleted', '{"member":12}', '8xXkp7uqlUfhWOPzMtyBNLOCp-OSREg9HPig8fimsXU');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (44, 1790856034000, 4, 13, 'home.founded', '{}', 'Y92-ZHgAGHLy23G-5HmW9BGQplN_70CD-OS-Bkk1tII');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (45, 1790856034000, 4, 13, 'account.registered', '{"role":"user"}', '4d01Hn0L7lUx8pwzDYFQB2Ax8HG5Sq-QyapTrVZWqi4');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (46, 1790856034000, 4, 13, 'session.started', '{}', 'OnWSaum01ZBkB5ny-WlNm4KL6B6LDztV8phfqSOiW9k');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (47, 1790856035000, 4, 13, 'home.deleted', '{"devices":0}', 'Pg6hLiflmffwV6lo9CTbm3x02Qy_TiNwM8sVSvwbuR0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (48, 1790856035000, 4, 13, 'account.deleted', '{}', 'NjGbsXi8zxFYy31jhUbBN3uJ1BvMnvkKApdJb3FyPZc');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (49, 1790856036000, 2, 3, 'session.started', '{}', 'ygNdQ7dXlKLmo1Qw_qkteeHWjB-RynNRm6mUO4MvsPs');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (50, 1790856037000, 2, 3, 'session.signed_out', '{}', 'cxUbBLuWuUkxPiCGLiiVHfL7y_3TWswbDDOI5Km8efE');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (51, 1790856038000, 2, 2, 'profile.changed', '{"mobile":false}', 'NJ3XEJE-EXA3766WwDMEU8HXZKszHWYMoBQP02gu9wo');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (52, 1790856038000, 2, 3, 'call.refused', '{"call":"GET /api/users/guest/list/{userId}","code":"forbidden","from":"ek9vjSYo"}', 'mlcVvNJCUkCiV5kmH9GPP8GsABCTJFTukasNfeKxZHk');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (53, 1790856038000, 2, 2, 'sign_in.refused', '{"why":"wrong_password","from":"ek9vjSYo"}', 'PpUWerR7VngNAedNBc4jCORILFeC4Z-wtyVb8h-Qd3Q');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (54, 1790856039000, 2, 4, 'session.started', '{}', 'o4HggULrac97tt3P-Dq2NtdvbX16-VHkhz9iAtOTmbc');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (55, 1790856041000, 2, 4, 'authenticator.enabled', '{}', 'HARW7RrpHAdUvjcy4KWG6_V78Ot4pymLVsvF02o8K6M');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (56, 1790856043000, 2, 3, 'passkey.added', '{"passkey":1}', 'gGqmTDlH3j4geizsyRv0Be-aUjTu0XiSS_5YIoyk-Tk');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (57, 1790856045000, 2, 3, 'session.started', '{}', 'QYBkQJkuc7ZeBtm9TJKfaYdUW_Fsz-iQojWTEr1zaZE');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (58, 1790856107000, 2, 2, 'reset_code.sent', '{"by":"sms"}', 'JJfUPpPlrh3QfedSdYisQS6iWG7FewNXXBtZU9Kvhdo');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (59, 1790856108000, 2, 7, 'reset_code.sent', '{"by":"mail"}', 'vVYzVRgY9gspDF5_1kwjltu00hSXaC3uGsaOz4hXb44');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (60, 1790856113000, 2, NULL, 'device.connected', '{"device":4}', 'uIeJr7Oqod-VKPjKoUE0U9TIADhvzM4yUTYcfW5MnYU');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (61, 1790856113001, 2, NULL, 'device.connected', '{"device":3}', 'GfaEug9QBNG3wiqk3XGIQrssEjpEKIvPIWwrvUMZjUw');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (62, 1790856113002, 2, NULL, 'device.connected', '{"device":2}', 'ghP1AwohQ56NYO9URQk6NSKF21SGErLd3XcL80lE7RQ');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (63, 1790856113005, 2, 2, 'pin.renamed', '{"device":2,"pin":"18"}', 'DEopa8S0XfRGThsE1f31RGqeFxtl9YNXEa1PWl19RB0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (64, 1790856113005, 2, 2, 'pin.icon_changed', '{"device":2,"pin":"18"}', 'Iw_qLSUz4-_jbGsArScOHn_8Y_tteJnZXQ3ii1OXY-A');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (65, 1790856113006, 2, 2, 'device.static_ip_set', '{"device":2}', '62i7DjwhKibVYD09nEvL92Gtgy43TwzFgTVF7aCzPMg');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (66, 1790856113007, NULL, NULL, 'commands.sealed', '{"requested":[[1,2,"n8K9uUC9YwTHDRzK"]]}', 'm7P3yvGiTfC7PEoi1_Yf56ACuqq0CqfSmYJo_D8e3gk');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (67, 1790856113009, NULL, NULL, 'commands.sealed', '{"ended":[[1,2,"zAnvRWwxDi78vlje"]]}', '06bALqXAGz3vM0e6W2sBHkvgfe5G1dhtZL3yP-anyAw');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (68, 1790856113010, NULL, NULL, 'commands.sealed', '{"requested":[[2,2,"hKy-Bsfn8fGw1JUY"]]}', 'wOPL0LSeF0aMGVVMKH80v8bZmmvScgAfc35BFqgWKLY');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (69, 1790856113011, NULL, NULL, 'commands.sealed', '{"ended":[[2,2,"xtRsHAXdy3wuApJv"]]}', 'Hs7Bt3clBEKHkhmLNC4HlFRFHtq_FXO9INNtsR0ZpTM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (70, 1790856113012, NULL, NULL, 'commands.sealed', '{"requested":[[3,2,"pdBxk3T_l1CSeldy"]]}', 'UnOik_-y40rlu29P87eE3h8XJ0jKgzfFUxIlnAj6KkY');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (71, 1790856113013, NULL, NULL, 'commands.sealed', '{"requested":[[4,2,"evqCYATqbk_m2vvH"]]}', 'qZRPeZ9ZhK97Yc9B_qie07B6PIZIbPR9whr2R_1bJwA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (72, 1790856119014, NULL, NULL, 'commands.sealed', '{"ended":[[3,2,"fxU8y7w9jMWBnvkP"]]}', 'o5XxwsY7TCqF1bq_12lF_vN0zI6T8lh--Tjk2pzW7dI');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (73, 1790856119014, NULL, NULL, 'commands.sealed', '{"ended":[[4,2,"fkYqX8kl8B3jWjGn"]]}', 'aDFSB6xKIs-B-Bs9qxOEcNsv22ILD3R50HzM5rwMmPA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (74, 1790856119014, NULL, NULL, 'commands.sealed', '{"requested":[[5,2,"drMFTbjKFQoScSPd"]]}', 'YXEAoqjB6ofUfCBNrxCPdKv116jqRZ2obxzSdnKGoSI');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (75, 1790856119016, 2, 2, 'device.registered', '{"device":6,"room":null}', 'D7SGghpcRttcqCFvDtpL-2goQdQCzVdbPLsvqgDLbwU');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (76, 1790856120016, 2, 2, 'device.deleted', '{"device":6}', 'ThS3ZCYiAkyR79V2f9IGOAjAISkbzleXnFEoCmMAs0o');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (77, 1790856121016, NULL, NULL, 'server.stopped', '{"replica":"_XnfyNM9"}', 'tzCcuQIgSEKNiUoESFCKqJ0E_v8fXWG8fmhzkc6tj7A');


--
-- Data for Name: audit_head; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.audit_head (id, count, link, seal) VALUES (1, 77, 'tzCcuQIgSEKNiUoESFCKqJ0E_v8fXWG8fmhzkc6tj7A', 'lZlsHEgdZbQcQbQogprZNrl3yrdn2GCVMoJUSKCyFbE');


--
-- Data for Name: audit_pending; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: challenge; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.challenge (challenge_hash, purpose, person_id, detail, expires_at, tries_left) VALUES ('MnJKpe_5nw6NorEFg7OWVlYwM85lEWCbN7o98Qbcy9Y', 'passkey_sign_in', NULL, NULL, 1790856409000, 1);
INSERT INTO public.challenge (challenge_hash, purpose, person_id, detail, expires_at, tries_left) VALUES ('ktHGCUhC9u3drfaiiLtIrkKxgg0Hr75Cbiq5Fma9wno', 'second_factor', 4, '{"remember":false}', 1790856410000, 5);


--
-- Data for Name: command; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count) VALUES (1, 2, 2, 'person', 2, 'page', '"done"', '_XnfyNM9.xbXg6PqnUH-4Mr_I', 'on', '18', 1, 1790856113007, 1790856118007, 1790856113008, 'done', NULL, 1790856113009, 1);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count) VALUES (2, 2, 2, 'person', 2, 'page', '"failed"', '_XnfyNM9.xbXg6PqnUH-4Mr_I', 'off', '18', 0, 1790856113010, 1790856118010, NULL, 'failed', 'Relay is stuck', 1790856113011, 1);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count) VALUES (3, 2, 2, 'person', 3, 'page', '"superseded"', '_XnfyNM9.G_Aup99h1U0N8W36', 'off', '18', 0, 1790856113012, 1790856118012, NULL, 'superseded', 'Replaced by a newer command', 1790856113013, 1);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count) VALUES (4, 2, 2, 'person', 2, 'page', '"expired"', '_XnfyNM9.xbXg6PqnUH-4Mr_I', 'on', '18', 1, 1790856113013, 1790856118013, NULL, 'expired', 'The device has not answered', 1790856119014, 1);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count) VALUES (5, 2, 2, 'person', 3, 'page', '"living"', '_XnfyNM9.G_Aup99h1U0N8W36', 'off', '18', 0, 1790856119014, 1790856124014, NULL, NULL, NULL, NULL, 1);


--
-- Data for Name: contact_message; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.contact_message (id, name, email, message, written_at) VALUES (1, 'Visitor', 'visitor@golden.example', 'Is it
for sale?', 1790856106000);


--
-- Data for Name: device; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, connected_until, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at) VALUES (1, 1, NULL, 'SC-GOLDEN-1', 'The same name next door', 'riicMNOnKnSAp2CVPAJjhQGk5Zzox3o63m0F0QmoErE', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, NULL, 0, 0, 1790856001000, NULL, NULL);
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, connected_until, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at) VALUES (2, 2, 1, 'SC-GOLDEN-1', 'Lights', 'ALxNcgMTEtX-Hr7g5YLBceEYazzGgVfjpyYM6UOAj34', '192.168.1.40', '192.168.1.50', '192.168.1.1', '255.255.255.0', '192.168.1.2', '192.168.1.77', NULL, 'golden 1.2', 3600, -61, 181000, 0, 8640000000000000, 1790856119016, 1, 14, 1790856005000, 'ap4gnyljM_d6IAQD3o2ZZoDooSU_sRNhSkD-R5S-OVA', NULL);
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, connected_until, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at) VALUES (5, 2, NULL, 'SC-GOLDEN-4', 'In its box', 'gjMpepu80OqSLza8WrCwBZrMtN5GAoYQBnj2w5hBZjY', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, NULL, 1, 0, 1790856008000, NULL, NULL);
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, connected_until, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at) VALUES (3, 2, 2, 'PC-GOLDEN-2', 'Fan', 'OBcTb8UCs-zJLEU-d7hm1gDLLFdH0DYQUYTtx7ZpB1Q', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 8640000000000000, 1790856119016, 1, 2, 1790856006000, 'ap4gnyljM_d6IAQD3o2ZZoDooSU_sRNhSkD-R5S-OVA', NULL);
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, connected_until, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at) VALUES (4, 2, 1, 'WLM-GOLDEN-3', 'Tank', 'dB_QgEbrpNcNiakE9Dx-9BMZA_4mO71sQlQAz4pvxow', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, '72%', NULL, NULL, NULL, NULL, 0, 8640000000000000, 1790856119016, 1, 2, 1790856007000, 'ap4gnyljM_d6IAQD3o2ZZoDooSU_sRNhSkD-R5S-OVA', NULL);
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, connected_until, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at) VALUES (6, 2, NULL, 'SC-GOLDEN-5', 'On its way out', 'rfQYSJgN9H-kU7T6d3fk0pu4fbhv9YDZ9F0tkM-gxGc', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, NULL, 1, 0, 1790856119016, NULL, 1790856120016);


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

INSERT INTO public.installation (id, key_fingerprint, created_at) VALUES (1, 'jJXSztiC_iJWyeHO2tRhDleRu1Znll8w8A3-V1dO1os', 1790856000000);


--
-- Data for Name: join_code; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.join_code (id, code_hash, home_id, made_by, role, start_at, access_expires_at, room_id, device_id, expires_at) VALUES (2, 'hDAFpNTPE0eZKgNwSZ4zwu_CjjFVX64kRGj7qFpqawo', 2, 2, 'family', NULL, NULL, NULL, NULL, 1790942421000);
INSERT INTO public.join_code (id, code_hash, home_id, made_by, role, start_at, access_expires_at, room_id, device_id, expires_at) VALUES (3, 'aLjz50LSfRYx5LO-tVQSVCDM2CsesoKCQWgdqZBvfwI', 2, 4, 'guest', 1790856013999, 1798632014000, 1, NULL, 1790942422000);
INSERT INTO public.join_code (id, code_hash, home_id, made_by, role, start_at, access_expires_at, room_id, device_id, expires_at) VALUES (4, '6gFg1nWp-6hdX0ZcoX8z1JNYXHsSq0guo13QqnyaP-c', 2, 4, 'guest', 1790856013999, 1798632014000, NULL, 3, 1790942423000);


--
-- Data for Name: kysely_migration; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0001-the-house', '2026-11-22T09:59:07.216Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0002-accounts-and-audit', '2026-11-22T09:59:07.247Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0003-standard-words', '2026-11-22T09:59:07.252Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0004-command-log', '2026-11-22T09:59:07.273Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0005-arranging', '2026-11-22T09:59:07.280Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0006-favourites', '2026-11-22T09:59:07.290Z');


--
-- Data for Name: kysely_migration_lock; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration_lock (id, is_locked) VALUES ('migration_lock', 0);


--
-- Data for Name: live_ticket; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.live_ticket (ticket_hash, session_id, expires_at) VALUES ('rPq0kLcBegmQqK0DWHijsIpY7hFJQ-O2VcIYG9xOg9U', '_mXVqBIEQ2huQVZ4vAsGoA', 1790856141000);
INSERT INTO public.live_ticket (ticket_hash, session_id, expires_at) VALUES ('QxgH6Eng3lXs09dZSPPbXPfTzpcVuOjPDloZUwTJWyk', 'SMURgogGJottuz01eP81iA', 1790856142000);


--
-- Data for Name: outbox; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (1, 'mail', 'co-owner@golden.example', 'A way to sign in to Roomwire has changed', 'On your Roomwire account an authenticator app was turned on. If this was not you, reset your password at once and look at Settings, Ways to sign in.', 1790856041000);
INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (2, 'mail', 'family@golden.example', 'A way to sign in to Roomwire has changed', 'On your Roomwire account a passkey was added. If this was not you, reset your password at once and look at Settings, Ways to sign in.', 1790856043000);
INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (3, 'sms', '+358401234567', NULL, 'Your Roomwire reset code is 025506. It is valid for 10 minutes. If you did not ask for it, ignore this message.', 1790856107000);
INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (4, 'mail', 'guest-of-home@golden.example', 'Your Roomwire reset code', 'Your Roomwire reset code is 934141. It is valid for 10 minutes. If you did not ask for it, ignore this message.', 1790856108000);


--
-- Data for Name: passkey; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.passkey (id, credential_id, person_id, public_key, sign_count, transports, name, created_at, last_used_at) VALUES (1, '9Z_63fOs_fTU7bSdtgvvsQ', 3, 'pQECAyYgASFYILJ76v5TnQAouJAP3tV3mA4kkzCIw7CDbqk2kFb4LA2eIlggO7x2JcuoIzeUDRA7EjWakUQT3CUUje-fxROzN6b22gg', 1, '["internal"]', 'Golden phone', 1790856043000, 1790856045000);


--
-- Data for Name: person; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step) VALUES (1, 1, 'user', 'Golden neighbour <b>&', 'neighbour@golden.example', '$argon2id$v=19$m=8,t=1,p=1$ooMoxZ/+ZAPCWOmK7gDuFg$WzMuQvEvRzc3bHSr+t+2HqsesGB4+rJJDKgub9RSTdw', NULL, NULL, NULL, NULL, NULL, 1790856000000, NULL, NULL, NULL, NULL);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step) VALUES (3, 2, 'family', 'Golden family <b>&', 'family@golden.example', '$argon2id$v=19$m=8,t=1,p=1$ojY5DoaZa9uDfo9eQTOR3Q$aDk00eGvPCE/0x7FkEAuT86Erf1iRB+BwgfqEYMV35E', NULL, NULL, NULL, NULL, NULL, 1790856009000, NULL, NULL, NULL, NULL);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step) VALUES (5, 2, 'guest', 'Golden guest-of-room <b>&', 'guest-of-room@golden.example', '$argon2id$v=19$m=8,t=1,p=1$H/u50hBgaH5iQkS3hk9Blg$MEOLAdd07UiorvNQFuEyHsIhnd+5zXb90eFDu5M/JU8', NULL, NULL, NULL, NULL, NULL, 1790856014000, NULL, NULL, NULL, NULL);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step) VALUES (6, 2, 'guest', 'Golden guest-of-device <b>&', 'guest-of-device@golden.example', '$argon2id$v=19$m=8,t=1,p=1$3B5FdFjsszQhuNOGLM4sQw$QXpJTOvmbnd6Jl55Q0KQLWVNMwLFluMrbRd8wbb36AU', NULL, NULL, NULL, NULL, NULL, 1790856015000, NULL, NULL, NULL, NULL);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step) VALUES (7, 2, 'guest', 'Golden guest-of-home <b>&', 'guest-of-home@golden.example', '$argon2id$v=19$m=8,t=1,p=1$KxEF3GJH+hDJIwE7PwckaA$d3FFQvNQ6U/TNzbACb05h9mwdYcDRNYpqSqaXFPx2vE', NULL, NULL, NULL, NULL, NULL, 1790856016000, NULL, NULL, NULL, NULL);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step) VALUES (8, 2, 'guest', 'Golden guest-of-tomorrow <b>&', 'guest-of-tomorrow@golden.example', '$argon2id$v=19$m=8,t=1,p=1$BaBIxaQqBwFYY2S23zoUXg$lUeSeNyzlKHhvxqFlnI+Ur5HLl2+Qqo2SL9RcMSqytw', NULL, NULL, NULL, NULL, NULL, 1790856017000, NULL, NULL, NULL, NULL);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step) VALUES (9, 2, 'guest', 'Golden guest-by-code <b>&', 'guest-by-code@golden.example', '$argon2id$v=19$m=8,t=1,p=1$PdPTMLbrxfeGEUpBFotuIA$5FaDyPGvyCxQ2oTHf7sNK3I3tdmoYxxW4ddFdyHRD6s', NULL, NULL, NULL, NULL, NULL, 1790856019000, NULL, NULL, NULL, NULL);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step) VALUES (10, NULL, 'family', 'Golden homeless <b>&', 'homeless@golden.example', '$argon2id$v=19$m=8,t=1,p=1$Y8LBAFvbv2BHGXTDNaemHw$0MqwUSUYdMSY1J5GNqC8r34SirS6tQVEK9El8DAWkHI', NULL, NULL, NULL, NULL, NULL, 1790856024000, NULL, NULL, NULL, NULL);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step) VALUES (11, 3, 'super_admin', 'Closed', 'closed@golden.example', '$argon2id$v=19$m=8,t=1,p=1$5z+siwDKYAwJxPjuyRGMBQ$uEyVZqmiitcbl5GStdn5Q+vT/EvMhXK5Sv2z27JKlqY', NULL, NULL, NULL, NULL, NULL, 1790856025000, 1790856025000, NULL, NULL, NULL);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step) VALUES (2, 2, 'user', 'Golden owner <b>&', 'owner@golden.example', '$argon2id$v=19$m=8,t=1,p=1$wOLCfHC1BlvBx2h5gEsdoQ$SHK1d0PlRfFZFAA0eUs/u1XXa6mS34uD/MfrV2UqpyQ', '+358401234567', 'Ring three times', 'Golden Street 1
00100 Helsinki', 'dSQpLCKDPrBmbKBmZEIP8QOMHmv7xxf9bcBYjOy-cXjpQ5tL-DXB', '1952-10-13', 1790856002000, NULL, NULL, NULL, NULL);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step) VALUES (4, 2, 'admin', 'Golden co-owner <b>&', 'co-owner@golden.example', '$argon2id$v=19$m=8,t=1,p=1$dyiomrqmnRVZhD3cQSj3HQ$FhXWySFD9TF9N8YWR0ISxwRsjUKWBkfeSEYemaWcnlQ', NULL, NULL, NULL, NULL, NULL, 1790856011000, NULL, 'Kbt0yWjw5bTRoUsmXKAkRT9OpZAoFNM3WAm7otAD9kgpK2eAwgklcAWcfY_W9YycSjVU5Kni8LRC2_wY', 1790856041000, 59695201);


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
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon) VALUES (4, 'pump', NULL, 0, 1790856113000, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon) VALUES (4, 'led', NULL, 1, 1790856113000, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon) VALUES (3, '13', NULL, 2, 1790856113001, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon) VALUES (3, '18', NULL, 1, 1790856113001, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon) VALUES (3, '19', NULL, 0, 1790856113001, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon) VALUES (2, '21', NULL, 0, 1790856113003, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon) VALUES (2, '25', NULL, 1, 1790856113003, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon) VALUES (2, '19', NULL, 0, 1790856113004, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon) VALUES (2, '18', 'Ceiling light', 1, 1790856113009, 'ceiling_lamp');
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon) VALUES (6, '18', NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon) VALUES (6, '19', NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon) VALUES (6, '21', NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon) VALUES (6, '25', NULL, NULL, NULL, NULL);


--
-- Data for Name: recovery_code; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, '8Cx72a95XNdxUFxifAIjdAQnzoysTYTlEqPgZyyYB7E');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'D2j7LhEZz_wMOdDJh8Q7z8fBlZkx5BHRd6RRhbOg-JA');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'YOQ2m3XvPMA4g93tNhaO6e7lmR0Hfn5XILWVQJ0j21U');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, '8ldxr_BNeyq7cKrX9ys6auz9L07JyIUTq9mavnzv8wM');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, '7V2VAHQV7K3j-pAJIy2N4N46EBd3ys2vf58lkDFsrbw');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'WQIZ-aHfLVgHq4u_eE30hxfftgxqwO9Ihmk4Axq7k5s');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, '6cjLfH1c07vsvB79GZ_IErVT_LlfDTRp0u45WOVq-u8');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'MHPQbvtEu_Q3pqMzVf8YUsdqYDWtr1Hd8v_6tNCTUJw');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'o7SoPi60OgviGjWfKrNWnKvh1LSHIVTurTPPAqdT5QU');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'wrGdFTnbpO5yVQLuo4AYQp6ERSApYALJPVnQit4pprU');


--
-- Data for Name: reset_code; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.reset_code (person_id, code_hash, browser_hash, asked_from, expires_at, tries_left) VALUES (2, '9XK5FMgPGnqd0qDn9skoqa6Juai3RjRQRT1tIUTMrwU', 'N1BCYI__3BD8971qJQEDXHLIUxBh7oAEB1BK6CgfD5o', '127.0.0.1', 1790856707000, 5);
INSERT INTO public.reset_code (person_id, code_hash, browser_hash, asked_from, expires_at, tries_left) VALUES (7, 'tLBXCEoGio8oqECPpVB0pImYu3FXqUGCG2Oae1UGpjw', 'c8Fi3AUAI8h2_JxjkiqMvG4YU5ZFooxcTVz5gQWsgxs', '127.0.0.1', 1790856708000, 5);


--
-- Data for Name: room; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.room (id, home_id, name, name_key, created_at) VALUES (1, 2, 'Living Room', 'living room', 1790856003000);
INSERT INTO public.room (id, home_id, name, name_key, created_at) VALUES (2, 2, 'Küche · 厨房', 'küche · 厨房', 1790856004000);


--
-- Data for Name: session; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at) VALUES ('msIfDE4dtOJ7bbxvuCusug', 10, 1790856024000, 1790899224000, 'Golden browser', NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at) VALUES ('KbSWuKBN9DAL3pe98frEtQ', 3, 1790856045000, 1790899245000, 'node', NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at) VALUES ('3rmBj-73ktf0_BvnzWTUZw', 1, 1790856000000, 1790899200000, 'Golden browser', 1790856107000);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at) VALUES ('BiYpO1GVeaX6iEV1NguGQg', 4, 1790856012000, 1790899212000, 'Golden browser', 1790856107000);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at) VALUES ('qdPtsb80un4grlziFMc0CA', 9, 1790856019000, 1790899219000, 'Golden browser', 1790856107000);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at) VALUES ('2OgDQSzieMfBWC49kSCZoA', 4, 1790856039000, 1790899239000, 'Golden browser', 1790856107000);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at) VALUES ('_mXVqBIEQ2huQVZ4vAsGoA', 2, 1790856002000, 1790899202000, 'Golden browser', 1790856121016);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at) VALUES ('SMURgogGJottuz01eP81iA', 3, 1790856010000, 1790899210000, 'Golden browser', 1790856121016);


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
