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
    connected_until bigint DEFAULT 0 NOT NULL,
    last_seen_at bigint,
    epoch integer DEFAULT 0 NOT NULL,
    seq integer DEFAULT 0 NOT NULL,
    created_at bigint NOT NULL,
    trusted_network text,
    deleted_at bigint,
    pin_order text
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
-- Data for Name: arrangement; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.arrangement (person_id, kind, ids, changed_at) VALUES (2, 'rooms', '1,2', 1790856027000);
INSERT INTO public.arrangement (person_id, kind, ids, changed_at) VALUES (3, 'devices', '4,2', 1790856028000);


--
-- Data for Name: attempt; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/address/TLwN-Vm1EHJQrtIv28J2-uFXldbyAPTvZTxixPu5cVs', 2, 1790859710000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/asked/hour/8tT_nSqtsQhN8SFxuo2Gh7yrFVsUFSiJsFiXaqcQtb8', 1, 1790859711000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/asked/day/8tT_nSqtsQhN8SFxuo2Gh7yrFVsUFSiJsFiXaqcQtb8', 1, 1790942511000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/hour/TLwN-Vm1EHJQrtIv28J2-uFXldbyAPTvZTxixPu5cVs', 2, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/day/TLwN-Vm1EHJQrtIv28J2-uFXldbyAPTvZTxixPu5cVs', 2, 1790942400000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/all/Gjje3UsNGLvgephB7dJioM10uHoIpCzP_o6u2q0udGU', 2, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/visit/JurAukH59DXFu5DqJKb4rg4bIqfm50x3wNRLqnuFho0', 1, 1790859711000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/account/hour/Te54fdu-oqa7jVVtEpSpZG899-vpmmwE1N2RFe--aOs', 1, 1790859711000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/account/day/Te54fdu-oqa7jVVtEpSpZG899-vpmmwE1N2RFe--aOs', 1, 1790942511000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/all/Gjje3UsNGLvgephB7dJioM10uHoIpCzP_o6u2q0udGU', 2, 1790859710000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('passkey/address/TLwN-Vm1EHJQrtIv28J2-uFXldbyAPTvZTxixPu5cVs', 2, 1790856947000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/hour/RhOLuA5RohY5JUfzIpagOAUpNJuloOCh96ho6JgK7zg', 0, 1790859609000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/day/RhOLuA5RohY5JUfzIpagOAUpNJuloOCh96ho6JgK7zg', 0, 1790942409000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('register/address/TLwN-Vm1EHJQrtIv28J2-uFXldbyAPTvZTxixPu5cVs', 5, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('register/all/Gjje3UsNGLvgephB7dJioM10uHoIpCzP_o6u2q0udGU', 5, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/address/TLwN-Vm1EHJQrtIv28J2-uFXldbyAPTvZTxixPu5cVs', 1, 1790856910000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/account/vCtXYQl4b5FGPTTjwxIwVoEvQn02Aqu3RsGo3SxGzu0', 0, 1790942412000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('socket/address/TLwN-Vm1EHJQrtIv28J2-uFXldbyAPTvZTxixPu5cVs', 2, 1790856176007, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/account/JykgLO72WRLbI7fUDz8Vk8MreZsW-_-sOT3r9-_r7JU', 0, 1790942410000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/account/SzYORCbD8U2-O8t7lSsPEwViLZb7Aoa6ORCTj5xlqvA', 1, 1790942441000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('password-again/account/R6j75DJWhJYFTuZAuHGKk85qHqVupOwc3PbcR7xgSIQ', 0, 1790942443000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('code/signed-in/R6j75DJWhJYFTuZAuHGKk85qHqVupOwc3PbcR7xgSIQ', 0, 1790942444000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('password-again/account/QcekWQD5F992wuPjb87wRryGSp8OjXx5YrlwCef1PGg', 0, 1790942445000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('contact/address/TLwN-Vm1EHJQrtIv28J2-uFXldbyAPTvZTxixPu5cVs', 1, 1790859709000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('sms/address/TLwN-Vm1EHJQrtIv28J2-uFXldbyAPTvZTxixPu5cVs', 1, 1790859710000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/asked/hour/SzYORCbD8U2-O8t7lSsPEwViLZb7Aoa6ORCTj5xlqvA', 1, 1790859710000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/asked/day/SzYORCbD8U2-O8t7lSsPEwViLZb7Aoa6ORCTj5xlqvA', 1, 1790942510000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('join/address/TLwN-Vm1EHJQrtIv28J2-uFXldbyAPTvZTxixPu5cVs', 1, 1790859620000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('join/account/G4tARZdeiZ987n2jIYd0rHYwN9GOFxumlaL_nznXA_E', 1, 1790859620000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/visit/wC6OHllsehe9jiO1umydg0mjNef0Mo0TFD55tTDkFeo', 1, 1790859710000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/account/hour/oAT9mgdcoiqhpsC_njcz36uahou1-QYdgHUnH1hV8b0', 1, 1790859710000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/account/day/oAT9mgdcoiqhpsC_njcz36uahou1-QYdgHUnH1hV8b0', 1, 1790942510000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('sms/number/5j4GPkraqtFWouVDD81njYr6N9KNUmnFINVNqvKvtCE', 1, 1790859710000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('sms/all/Gjje3UsNGLvgephB7dJioM10uHoIpCzP_o6u2q0udGU', 1, 1790942510000, 0);


--
-- Data for Name: audit; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (1, 1790856000000, 1, 1, 'home.founded', '{}', 'lvM1NCWfJt6P7z_nH8ZGqVOp2CiniNLb9Ekh5DmXlIg');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (2, 1790856000000, 1, 1, 'account.registered', '{"role":"user"}', 'jEdjUw6XEhyr3t_piY6HgSKKAKrviNiOUMb4JRgIrNE');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (3, 1790856000000, 1, 1, 'session.started', '{}', 'BL0xXM1iH4sLETOI4I4SwEvjKYet3ZxPDq1ieO_GWeI');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (4, 1790856000000, NULL, NULL, 'server.started', '{"replica":"xwH5fUE3"}', 'zedEYlh1_kzMD5jQ-RCidK-08O3u-7_sLqkvDEeFHbA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (5, 1790856001000, 1, 1, 'device.registered', '{"device":1,"room":null}', 'oOTIgJcwLjCFLt8Q0BCtvhS4cWZ-vcxtYXr9KPYgQOs');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (6, 1790856002000, 2, 2, 'home.founded', '{}', 'OaapevcWAcXogcLVFFPZ3FMP35edHVVAu1gdmU7sJRc');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (7, 1790856002000, 2, 2, 'account.registered', '{"role":"user"}', 'fhF_Q9wYSrklANv2ZbLjyK9LaWlOOk9BsC3MsL_Ogyw');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (8, 1790856002000, 2, 2, 'session.started', '{}', 'CE0h-K5RYoVHCU_yg3gLJ9Iuwn9VHMSYDrmzeeNS9Xc');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (9, 1790856003000, 2, 2, 'room.created', '{"room":1}', 'f2x_zZ-hvU2M9uoTDHlEwNlX-J_g9CiPWro2y7CPUvU');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (10, 1790856004000, 2, 2, 'room.created', '{"room":2}', 'hPrdHBShWjgwvIOHmmWXwXiy_L_mqk4q83vg_VOZ7sw');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (11, 1790856005000, 2, 2, 'device.registered', '{"device":2,"room":1}', 'HO_JwvLlM09F6a4aF3kynUdScHHY5NXagsHPRO1_4-s');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (12, 1790856006000, 2, 2, 'device.registered', '{"device":3,"room":2}', 'ZV-AB0wDnlonPjXYZUc9OL0M9La_2RwOUzTm7p5EQ14');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (13, 1790856007000, 2, 2, 'device.registered', '{"device":4,"room":1}', 'Bni3l7I9-_w9MQKGLAVthWnXkevs0vafQ0y2eKsIztg');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (14, 1790856008000, 2, 2, 'device.registered', '{"device":5,"room":2}', 'sd6SdNA2NWToMol5Bx2nWZsgnrI3_Utxfv0wlWxzQVY');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (15, 1790856009000, 2, 2, 'family.created', '{"member":3}', 'As4qolr9rJalE4akC-ORaFA7EpV6JrSOrQcMR2rfozg');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (16, 1790856010000, 2, 3, 'session.started', '{}', 'flGV_qVCuG9TVrX-mgBTN3DZ020hSlEGU4nj_JeJBkM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (17, 1790856011000, 2, 2, 'family.created', '{"member":4}', 'vAzyxb_ussSbDqx6DgQ2HzHYhMYN6DaUY-kxTxJJU48');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (18, 1790856012000, 2, 4, 'session.started', '{}', 'DcxURgWF0RSfFS5F2Os6bNnSeWKzxsQ4e7VcOdelObE');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (19, 1790856013000, 2, 2, 'co_owner.added', '{"member":4}', 'HitRyr0oJydcyw8ZjyIISfYq76lxKg90K6v6me3i8Lw');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (20, 1790856014000, 2, 2, 'guest.created', '{"member":5,"room":1,"device":null,"expires_at":1798632014000}', '4WmCss_RyFeakHbk2uKszRLQjAIsJw4gtj5PE8vyj2I');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (21, 1790856015000, 2, 2, 'guest.created', '{"member":6,"room":null,"device":2,"expires_at":1798632014000}', 'QbeN9mesRbqUvu3bQ8BRvkBXd0utcvY8iMaYVi_f9E4');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (22, 1790856016000, 2, 2, 'guest.created', '{"member":7,"room":null,"device":null,"expires_at":1798632014000}', 'NE0wpVfLc_QcJYme0Up84myufDTfTvfgL4Gkw8tZtLE');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (23, 1790856017000, 2, 2, 'guest.created', '{"member":8,"room":null,"device":null,"expires_at":1798632014000}', 'HJZiUgO5StDA6xS4lt3khuhkU5cbNTfd5bet70IcqyI');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (24, 1790856018000, 2, 2, 'join_code.created', '{"join_code":1,"role":"guest"}', '-C7fBB2X-dkBjy47CMLT6heCccse1V6dkZyC_OQbru4');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (25, 1790856019000, NULL, 9, 'account.registered', '{"role":"guest"}', 'accIOGOQxExUp_Oe2wPhLqAO0OX8Hi3A5g5KxXo3vmU');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (26, 1790856019000, NULL, 9, 'session.started', '{}', 'v8-an57deyVgeXpvajr6NoClnKjzzV1FZX9smcva1eE');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (27, 1790856020000, 2, 9, 'home.joined', '{"role":"guest"}', 'pZZOH5YtPSfVLNCs6tkWdblXfIYXxNUZQafd6M72vxA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (28, 1790856021000, 2, 2, 'join_code.created', '{"join_code":2,"role":"family"}', 'Jp8NDI0Q5vAw8q85AdOua-XMH63pFkZBWVMzxq0phi8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (29, 1790856022000, 2, 4, 'join_code.created', '{"join_code":3,"role":"guest"}', 'PPaGksDlRXn2GrlpsRLWo725xPTV0yfPa3nxgNwrYRo');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (30, 1790856023000, 2, 4, 'join_code.created', '{"join_code":4,"role":"guest"}', 'ft3xfebeJx9i93rds2jOHyhE-xf8jyJrpOdlZslqLJs');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (31, 1790856024000, NULL, 10, 'account.registered', '{"role":"family"}', 'FgyykANu1TXmK3dKTgbe26vLUcwQdKuro2RqEcDYodY');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (32, 1790856024000, NULL, 10, 'session.started', '{}', '2pEfh3vnK8wqy3rUZNxDgklMjaqb337EYHbuBdjnCNo');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (33, 1790856025000, 3, 11, 'operator.created', '{}', '2syDkgpVdnGlYVkDRF7vJNIde7-RY0ZI8_h7zt2Blio');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (34, 1790856025000, 3, NULL, 'account.disabled', '{"member":11}', '8N0KYbk7Q7AgejrPMiO4CjabaAHsZnxYP5jsqrRJLyQ');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (35, 1790856025000, 2, 2, 'favourite.added', '{"device":2,"pin":"18"}', 'Wz2T7eg94D_pUD_ZCN0dNGBxpwlz6deS0SFWzUytYL4');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (36, 1790856026000, 2, 3, 'favourite.added', '{"device":2,"pin":"19"}', 'JbxTiTZHT32oS_Wt302U9y3TgZF9veCEot-OJWR7LRs');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (37, 1790856029000, 2, 2, 'device.pins_arranged', '{"device":2}', 'sp9nqlswiaULRWUeXukU5YwUyhQLG7sE0iA6kg5UZtQ');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (38, 1790856030000, 2, 2, 'device.updated', '{"device":5,"name":true,"local_ip":false}', 'ForenBybQXpppvlHWUZgViMFe7e888Hb4bylXAAdPXs');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (39, 1790856031000, 2, 2, 'device.removed', '{"device":5}', 'EhiBIhuc0ziO0iqhu86e79tQejRT89IoJfSsRUSDu8U');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (40, 1790856032000, 2, 2, 'device.secret_reset', '{"device":5}', 'ErBJpAmYjYaJi-1wj8LKPn_I0p-uPtXt1HFoC5MqePE');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (41, 1790856033000, 2, 2, 'join_code.created', '{"join_code":5,"role":"family"}', 'e11EYiovXLlP-Rc4AbbIQkmZdhm4FNNG83st9fD4OAY');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (42, 1790856034000, 2, 2, 'join_code.revoked', '{"join_code":5}', 'p9r1G58t_LcZ1agW5oF6ic-xF5rxTVQ0pSlPdN_sAbI');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (43, 1790856035000, 2, 2, 'guest.created', '{"member":12,"room":null,"device":null,"expires_at":1790942435000}', 'J_KQhXkNcStwzKvGJCUdgxYC6YBJs0y5rBHw6dkxQnc');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (44, 1790856036000, 2, 2, 'guest.deleted', '{"member":12}', '-bsUF0pFL9mG0i-7EDOn4Oqn8_brdQpECAIyPr5xagQ');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (45, 1790856037000, 4, 13, 'home.founded', '{}', '9UXjO8hLYghBT3z3qi5QXSCVIXRmUUKMIuTjjFHIfQY');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (46, 1790856037000, 4, 13, 'account.registered', '{"role":"user"}', 'S_0GtJ_ZTc1BiJuo_mUbXDGcYXE6hiFBsAIaLqQvz68');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (47, 1790856037000, 4, 13, 'session.started', '{}', 'WzVvRX2dghJyl-gkkTYke1hz_MhtqUJ8StXtROYB6TI');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (48, 1790856038000, 4, 13, 'home.deleted', '{"devices":0}', '82dk9VTlPsRm0dCZ9KJqlQCykqDx8qjE2tD0mskr1VU');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (49, 1790856038000, 4, 13, 'account.deleted', '{}', '9JUsyhBh_20JQtAl3IzleOiMzoZCnB5xEUpQz83RQwI');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (50, 1790856039000, 2, 3, 'session.started', '{}', 'k0rBj7N2m8HvoEJpddVBZMPXdSMaka7LQ3GQ7fm2O10');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (51, 1790856040000, 2, 3, 'session.signed_out', '{}', 'En_uhcBe0GpY9h-ELPYYGrtfgu2clzWPUTuPO0kwtoc');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (52, 1790856041000, 2, 2, 'profile.changed', '{"mobile":false}', 'GDohRJfjQICDuo5gw9agfYKnQAcMMGuXE-xM8SXr62Q');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (53, 1790856041000, 2, 3, 'call.refused', '{"call":"GET /api/users/guest/list/{userId}","code":"forbidden","from":"tFNPK1DY"}', 'GBx093fD9kyGmfmAl6LPEoHwCwjc0BPbJfJnqjmKQiE');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (54, 1790856041000, 2, 2, 'sign_in.refused', '{"why":"wrong_password","from":"tFNPK1DY"}', 'NMVnXcLhwEVaVSyZCSl0Zk61Ijr7nGfQhEMYbHDqHOM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (55, 1790856042000, 2, 4, 'session.started', '{}', 'nfJ-s7AjCxEW5yMdybeKnOXTGUhuWN_lNrilQuHFdIA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (56, 1790856044000, 2, 4, 'authenticator.enabled', '{}', 'DqecZaYRG1vs69F0YFY358pyGftplB3jNMCYFuzzgc4');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (57, 1790856046000, 2, 3, 'passkey.added', '{"passkey":1}', 'IbE4SPLzCfx1UBeJvxRmxIXSc70ruUKnBFO2GaUgRCw');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (58, 1790856048000, 2, 3, 'session.started', '{}', 'EUW7Fj6F-WEkQfA2qS1eaqUGCGQCp7GdUmsEBf3Ucf0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (59, 1790856110000, 2, 2, 'reset_code.sent', '{"by":"sms"}', 'zZTYMdIUBxG2_1g6s1J5EgsC3TTgti-yGG_6ZF2Yzvs');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (60, 1790856111000, 2, 7, 'reset_code.sent', '{"by":"mail"}', 'Z2D_JMVyaHRGV2U8xHeXaK04JHvH2p6fWYVnd32Osek');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (61, 1790856116000, 2, NULL, 'device.connected', '{"device":4}', 'bobaR6epZMEwdE-NNj4MFlev5fOVeNbT6rksNS_V82M');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (62, 1790856116001, 2, NULL, 'device.connected', '{"device":3}', 'C7OVZawhh0fZY1g1ECSC3eaRpMuMPlGGP-F4jdaczN4');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (63, 1790856116002, 2, NULL, 'device.connected', '{"device":2}', 'wycSl7ibIbIqAFmqRg0W0--6HZyG0k7j-UTmk-3IIHI');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (64, 1790856116005, 2, 2, 'pin.renamed', '{"device":2,"pin":"18"}', 'OuYI86wV91ZDWn0PJks5-O1LDVjFai-qMBH3nrtEHV0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (65, 1790856116005, 2, 2, 'pin.icon_changed', '{"device":2,"pin":"18"}', 'KLXbb1ZBxYZAVaF27bNrE6G7kEHUgHOjep275X1NwtE');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (66, 1790856116006, 2, 2, 'device.static_ip_set', '{"device":2}', 'HlFu3TwkYfRWDIqS7sxlU5ru37LzdoFFu76ZuIV3miw');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (67, 1790856116007, NULL, NULL, 'commands.sealed', '{"requested":[[1,2,"e3FvWgVpM47mFp3A"]]}', 'n_Zpdg3HFF0j2FmbJ-M9M7VTFHQarWRHiefrsZqrUcc');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (68, 1790856116009, NULL, NULL, 'commands.sealed', '{"ended":[[1,2,"3P-UznhBtfG0tGrk"]]}', 'yw_7ByK2wiud3NiQjxmtjKL_NUTdfsPN7yKJ_tJjRg8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (69, 1790856116010, NULL, NULL, 'commands.sealed', '{"requested":[[2,2,"oeL-P68NOYbXM-5n"]]}', 'v5I6vMn9g7nA8MFm3J3rFJgye8HuouxV9O3yKE6st_U');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (70, 1790856116011, NULL, NULL, 'commands.sealed', '{"ended":[[2,2,"qPe_ia7sRzrzmjEo"]]}', 'ieU1_BxUuXvM3b-dujcoJyzFWb7LgGzcIg27bXMF3QA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (71, 1790856116012, NULL, NULL, 'commands.sealed', '{"requested":[[3,2,"JK15726SsvDg-3BQ"]]}', 'yXOIKqP4zYg2juRs1QcVRChVVmXbSZVd9eFZM4v3Ysw');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (72, 1790856116013, NULL, NULL, 'commands.sealed', '{"requested":[[4,2,"NK26HVaDDI47hJzC"]]}', 'rINsm49d-vd4JxUrzjHi5LubHvsSsOFh5R69bL_rd30');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (73, 1790856122014, NULL, NULL, 'commands.sealed', '{"ended":[[3,2,"ZOg2eb2526CNAW_r"]]}', 'haThJSXsx65lx3B5vzruMiLhChk1jh4dWBEpSWzOGm0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (74, 1790856122014, NULL, NULL, 'commands.sealed', '{"ended":[[4,2,"ONVf8Zlme9W18UIQ"]]}', 'QAaAslvEIDtbB5k0I0kra33Dfm7pveFO7FvXZqIc8FQ');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (75, 1790856122014, NULL, NULL, 'commands.sealed', '{"requested":[[5,2,"d9yP6sJteFBxAX38"]]}', 'lSnBls5arn0TSNOcuNYyc9okGuvRkJU8KIbL3YjPK3Q');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (76, 1790856122016, 2, 2, 'device.registered', '{"device":6,"room":null}', 'Gsrbu-nDcXZOkyBJjRvIPPVaagZXwZ0XnfXTLwwLGrQ');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (77, 1790856123016, 2, 2, 'device.deleted', '{"device":6}', 'CvgaIAzHRvMVnx6RnVNHIK4h-iCISd9NF1P2wdclOUY');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (78, 1790856124016, NULL, NULL, 'server.stopped', '{"replica":"xwH5fUE3"}', '_rtwsKdp_eBkIbbN7oVUnUdJDprQoglNR-rFf0nIGJo');


--
-- Data for Name: audit_head; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.audit_head (id, count, link, seal) VALUES (1, 78, '_rtwsKdp_eBkIbbN7oVUnUdJDprQoglNR-rFf0nIGJo', 'tg4hSSlp3cEwStefoC2-6BNMVclL0XStwDh58e8w3lA');


--
-- Data for Name: audit_pending; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: challenge; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.challenge (challenge_hash, purpose, person_id, detail, expires_at, tries_left) VALUES ('fT1TAJMFiwLC_GqnRK20nMLdfjlOBVjMXu0m1o8yPYU', 'passkey_sign_in', NULL, NULL, 1790856412000, 1);
INSERT INTO public.challenge (challenge_hash, purpose, person_id, detail, expires_at, tries_left) VALUES ('mhvZE1JoLVvtRhInASHSZiS0d31AE2TVlZlNFAcKmgk', 'second_factor', 4, '{"remember":false}', 1790856413000, 5);


--
-- Data for Name: command; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count) VALUES (1, 2, 2, 'person', 2, 'page', '"done"', 'xwH5fUE3.sUMl34ZUed2zDuMp', 'on', '18', 1, 1790856116007, 1790856121007, 1790856116008, 'done', NULL, 1790856116009, 1);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count) VALUES (2, 2, 2, 'person', 2, 'page', '"failed"', 'xwH5fUE3.sUMl34ZUed2zDuMp', 'off', '18', 0, 1790856116010, 1790856121010, NULL, 'failed', 'Relay is stuck', 1790856116011, 1);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count) VALUES (3, 2, 2, 'person', 3, 'page', '"superseded"', 'xwH5fUE3.n_66U0FwzooojA_2', 'off', '18', 0, 1790856116012, 1790856121012, NULL, 'superseded', 'Replaced by a newer command', 1790856116013, 1);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count) VALUES (4, 2, 2, 'person', 2, 'page', '"expired"', 'xwH5fUE3.sUMl34ZUed2zDuMp', 'on', '18', 1, 1790856116013, 1790856121013, NULL, 'expired', 'The device has not answered', 1790856122014, 1);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count) VALUES (5, 2, 2, 'person', 3, 'page', '"living"', 'xwH5fUE3.n_66U0FwzooojA_2', 'off', '18', 0, 1790856122014, 1790856127014, NULL, NULL, NULL, NULL, 1);


--
-- Data for Name: contact_message; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.contact_message (id, name, email, message, written_at) VALUES (1, 'Visitor', 'visitor@golden.example', 'Is it
for sale?', 1790856109000);


--
-- Data for Name: device; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, connected_until, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order) VALUES (1, 1, NULL, 'SC-GOLDEN-1', 'The same name next door', 'jd_Yb8U79daf3GbwK8gj-uomPoEb1i-rLsiua5ZdDvU', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, NULL, 0, 0, 1790856001000, NULL, NULL, NULL);
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, connected_until, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order) VALUES (6, 2, NULL, 'SC-GOLDEN-5', 'On its way out', 'iQ3MsAVAB-L-7wagMUjCe8xoccjWlfIz6SRJmR7Y0KY', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, NULL, 1, 0, 1790856122016, NULL, 1790856123016, NULL);
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, connected_until, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order) VALUES (5, 2, NULL, 'SC-GOLDEN-4', 'In its box', 'GLAFxTpPpYeQviRHVOTtS14zTMmJAmQZdjUbMkDZxjM', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, NULL, 1, 0, 1790856008000, NULL, NULL, NULL);
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, connected_until, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order) VALUES (2, 2, 1, 'SC-GOLDEN-1', 'Lights', 'ypW99yZ5RIB8A1_-zPWhPE138qQWKhSu7-KR16pS-rg', '192.168.1.40', '192.168.1.50', '192.168.1.1', '255.255.255.0', '192.168.1.2', '192.168.1.77', NULL, 'golden 1.2', 3600, -61, 181000, 0, 8640000000000000, 1790856122016, 1, 14, 1790856005000, '6_qE-Xhsf3c6J8VgOuKnX_iH_YtOceCMOxw7pjJ4P7A', NULL, '25,18,21,19');
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, connected_until, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order) VALUES (3, 2, 2, 'PC-GOLDEN-2', 'Fan', 'ReEGW0pVnGp2nz5Fnq9OBed8kPAP-KhZc6CWo4OJ-XI', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 8640000000000000, 1790856122016, 1, 2, 1790856006000, '6_qE-Xhsf3c6J8VgOuKnX_iH_YtOceCMOxw7pjJ4P7A', NULL, NULL);
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, connected_until, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order) VALUES (4, 2, 1, 'WLM-GOLDEN-3', 'Tank', 'DZEm_uMBeREq0TeLS62EynGd5LHTwwYfLyjRpAHFup4', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, '72%', NULL, NULL, NULL, NULL, 0, 8640000000000000, 1790856122016, 1, 2, 1790856007000, '6_qE-Xhsf3c6J8VgOuKnX_iH_YtOceCMOxw7pjJ4P7A', NULL, NULL);


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

INSERT INTO public.installation (id, key_fingerprint, created_at) VALUES (1, 'KLBRI5ehloiEWT_eU3YoY7HfX4c0j4x4LKCvDGGXzmA', 1790856000000);


--
-- Data for Name: join_code; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.join_code (id, code_hash, home_id, made_by, role, start_at, access_expires_at, room_id, device_id, expires_at) VALUES (2, 'tIqir8IcpikG_t7m2swYBK3Z6evvor9n9erNC-gsKZs', 2, 2, 'family', NULL, NULL, NULL, NULL, 1790942421000);
INSERT INTO public.join_code (id, code_hash, home_id, made_by, role, start_at, access_expires_at, room_id, device_id, expires_at) VALUES (3, 'e9AIDyWBVk7PGSM3hJd67afQ4sql8xS2AAFIk-AaL9k', 2, 4, 'guest', 1790856013999, 1798632014000, 1, NULL, 1790942422000);
INSERT INTO public.join_code (id, code_hash, home_id, made_by, role, start_at, access_expires_at, room_id, device_id, expires_at) VALUES (4, '93W_FN4j1dVeP7a9q8ayT_v_yzFy35uPctWDJwWEado', 2, 4, 'guest', 1790856013999, 1798632014000, NULL, 3, 1790942423000);


--
-- Data for Name: kysely_migration; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0001-the-house', '2026-11-22T12:10:58.663Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0002-accounts-and-audit', '2026-11-22T12:10:58.723Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0003-standard-words', '2026-11-22T12:10:58.730Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0004-command-log', '2026-11-22T12:10:58.765Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0005-arranging', '2026-11-22T12:10:58.769Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0006-favourites', '2026-11-22T12:10:58.781Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0007-order', '2026-11-22T12:10:58.787Z');


--
-- Data for Name: kysely_migration_lock; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration_lock (id, is_locked) VALUES ('migration_lock', 0);


--
-- Data for Name: live_ticket; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.live_ticket (ticket_hash, session_id, expires_at) VALUES ('XbcIc2p544vcWc7Pafs1gBvUnYiClrtjku0R8oavVfI', 'ZEJN5zEApsvp-ZEKEG0I7A', 1790856144000);
INSERT INTO public.live_ticket (ticket_hash, session_id, expires_at) VALUES ('gmu-Hh0aGapYCHgGqJaj5R_WOvYLC7dKNVmXSORURHE', 'WFLWkkcFF1kuXFT3e8jilg', 1790856145000);


--
-- Data for Name: outbox; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (1, 'mail', 'co-owner@golden.example', 'A way to sign in to Roomwire has changed', 'On your Roomwire account an authenticator app was turned on. If this was not you, reset your password at once and look at Settings, Ways to sign in.', 1790856044000);
INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (2, 'mail', 'family@golden.example', 'A way to sign in to Roomwire has changed', 'On your Roomwire account a passkey was added. If this was not you, reset your password at once and look at Settings, Ways to sign in.', 1790856046000);
INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (3, 'sms', '+358401234567', NULL, 'Your Roomwire reset code is 229733. It is valid for 10 minutes. If you did not ask for it, ignore this message.', 1790856110000);
INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (4, 'mail', 'guest-of-home@golden.example', 'Your Roomwire reset code', 'Your Roomwire reset code is 378831. It is valid for 10 minutes. If you did not ask for it, ignore this message.', 1790856111000);


--
-- Data for Name: passkey; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.passkey (id, credential_id, person_id, public_key, sign_count, transports, name, created_at, last_used_at) VALUES (1, '2FrtdLU0l4oayBqg-NoaUA', 3, 'pQECAyYgASFYIECNWAWrYW8xJMZOLyLO2SpJTd7vchIHlJweGgfBCXIuIlggVeX7nJPXQgUG4OOV72uPC6Kf59hX-WQlKB_kwx5SSqc', 1, '["internal"]', 'Golden phone', 1790856046000, 1790856048000);


--
-- Data for Name: person; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step) VALUES (1, 1, 'user', 'Golden neighbour <b>&', 'neighbour@golden.example', '$argon2id$v=19$m=8,t=1,p=1$MnQSEUdd+kSV8uwL3SxsEw$5RjvYvFAULJJHL2leoF5UoI4jXpF0nMUaehvy8WElCE', NULL, NULL, NULL, NULL, NULL, 1790856000000, NULL, NULL, NULL, NULL);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step) VALUES (3, 2, 'family', 'Golden family <b>&', 'family@golden.example', '$argon2id$v=19$m=8,t=1,p=1$BAx5FDzc0Jp0jqEcg8xaTQ$amcOeyX3pFuDP4L7T7hHs7zfJo17ZcH7oanP0E3cyW8', NULL, NULL, NULL, NULL, NULL, 1790856009000, NULL, NULL, NULL, NULL);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step) VALUES (5, 2, 'guest', 'Golden guest-of-room <b>&', 'guest-of-room@golden.example', '$argon2id$v=19$m=8,t=1,p=1$oYtT+r115xGgVqAX54gnYQ$AAGx2e4mZmm7wHZ+N4oGCkVquYR4ola0nj+fnFFvoN8', NULL, NULL, NULL, NULL, NULL, 1790856014000, NULL, NULL, NULL, NULL);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step) VALUES (6, 2, 'guest', 'Golden guest-of-device <b>&', 'guest-of-device@golden.example', '$argon2id$v=19$m=8,t=1,p=1$Sy5zn16OUYpL0Hw8YesuNw$oZCnNcxMvOlSFeBiZCwuXomfmpmh3VlcJc2VSs4KpZQ', NULL, NULL, NULL, NULL, NULL, 1790856015000, NULL, NULL, NULL, NULL);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step) VALUES (7, 2, 'guest', 'Golden guest-of-home <b>&', 'guest-of-home@golden.example', '$argon2id$v=19$m=8,t=1,p=1$cro+wZV0EFgM+jYDh9IzZQ$EYRSEYBztBRGLL9rDQJVOmbMtszmFsEs92hLPdYAV4o', NULL, NULL, NULL, NULL, NULL, 1790856016000, NULL, NULL, NULL, NULL);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step) VALUES (8, 2, 'guest', 'Golden guest-of-tomorrow <b>&', 'guest-of-tomorrow@golden.example', '$argon2id$v=19$m=8,t=1,p=1$W+avQfGzBZRuIRJBjlEFBg$TkMHh69ySL3Q6jl0dBOFNZ1Jsmf+4cbFJRdLxV0IXo0', NULL, NULL, NULL, NULL, NULL, 1790856017000, NULL, NULL, NULL, NULL);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step) VALUES (9, 2, 'guest', 'Golden guest-by-code <b>&', 'guest-by-code@golden.example', '$argon2id$v=19$m=8,t=1,p=1$36DWxtNPNnWhWCv/HSYlng$2XuI0zEbP2o/MQfGvTEAL3R0gSCSIUDYbuA0yCF9UOA', NULL, NULL, NULL, NULL, NULL, 1790856019000, NULL, NULL, NULL, NULL);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step) VALUES (10, NULL, 'family', 'Golden homeless <b>&', 'homeless@golden.example', '$argon2id$v=19$m=8,t=1,p=1$WX/9s06jEw91c/oQ0e9ONA$SFl53Cpa1TnNW85pJzqHk4prVOsuyY/inizLY/89/2I', NULL, NULL, NULL, NULL, NULL, 1790856024000, NULL, NULL, NULL, NULL);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step) VALUES (11, 3, 'super_admin', 'Closed', 'closed@golden.example', '$argon2id$v=19$m=8,t=1,p=1$8nYN8J3kI3FyXLx46PjTXA$+3sct1Xog7THFyfI6694/kB3UdWfbASSbjPfoWYsT50', NULL, NULL, NULL, NULL, NULL, 1790856025000, 1790856025000, NULL, NULL, NULL);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step) VALUES (2, 2, 'user', 'Golden owner <b>&', 'owner@golden.example', '$argon2id$v=19$m=8,t=1,p=1$0yDnoL2ykLzocyzlLs48pg$wUVt+S9oeAVwIyyXo5KxNyrKp1lm54ISMD7Egs+wDxM', '+358401234567', 'Ring three times', 'Golden Street 1
00100 Helsinki', 'bB9RNRisyjrCH8wO8oPuXVjYMsUo8xrSwPyMujUyELY0lnuY5vU9', '1952-10-13', 1790856002000, NULL, NULL, NULL, NULL);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step) VALUES (4, 2, 'admin', 'Golden co-owner <b>&', 'co-owner@golden.example', '$argon2id$v=19$m=8,t=1,p=1$1PhlDCdqur8sMQkiMTU1QQ$EIJamDyQDMMzE6YC/RyYaU2++4mtwiyJcD5J0JNl4f4', NULL, NULL, NULL, NULL, NULL, 1790856011000, NULL, 'enGizmQOO61Oy3FhivfGEHlDXILjl7u_DxBJoZw9j-Y_5uKMNELHrspzSdMhARr0Ru5s-9joSoA6s5B4', 1790856044000, 59695201);


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

INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, '0-rJgxf4TsdsNAX6ufrOJxadwVlSnfvqlqh5ASSFaZw');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'N4q254VJpl-MtRm_hOfig-NNSLeIEZHQj-4aQqMKSHI');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'APBztMm-vwOmKZYd3deBsG3dRt47xCEBhekGGZaR5j8');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'zzHOu4BsrNVzIIulA2XO6LZS2fP2OeczGO14UOBHCSs');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'jnfqXo7jTqrG4nMYMyOPrNcedjss5gYc5Smdp_xd6YY');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'JbBPnzIePiOaq6xEvd8Asmo1Yx-pS30miVWgGBUQqQU');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'vFHJWgiaiWuTNbMTud-Fwu8C8LVkWJ9qFBHJ2sTcFHo');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'Pst255kzUCaFNM82yXJ_IsxXI4g0f4UuKgxPJMde0Lk');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'KSwZvLyMLlKpYV0r4zwXz1dUARqbu3HA1ndlnK2GwVY');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'x9z3quox2QC5doA5tsrI-cMuTRR2-isK1C0959BsTeA');


--
-- Data for Name: reset_code; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.reset_code (person_id, code_hash, browser_hash, asked_from, expires_at, tries_left) VALUES (2, 'H9WID6MgzX2fRxR8qBfBiHz7pLBYlspTr0nYrn9sl9A', 'Na57cRis6GWgO2lNxfSsUQ_CVU4q_eqIQnxzIeUdnpc', '127.0.0.1', 1790856710000, 5);
INSERT INTO public.reset_code (person_id, code_hash, browser_hash, asked_from, expires_at, tries_left) VALUES (7, '9Ff3_TsF_z2xX1NmoEeh3vHQ1FP26dv0o_bXm1scjf0', '5nQV-r7hOsJY48x9TF_6LZfgy1LrHBWLrbCtSgddDlQ', '127.0.0.1', 1790856711000, 5);


--
-- Data for Name: room; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.room (id, home_id, name, name_key, created_at) VALUES (1, 2, 'Living Room', 'living room', 1790856003000);
INSERT INTO public.room (id, home_id, name, name_key, created_at) VALUES (2, 2, 'Küche · 厨房', 'küche · 厨房', 1790856004000);


--
-- Data for Name: session; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at) VALUES ('0XnIkifm3KEOgzDoxcz93g', 10, 1790856024000, 1790899224000, 'Golden browser', NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at) VALUES ('NHDFzAQEq90qK1M3zKZWDw', 3, 1790856048000, 1790899248000, 'node', NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at) VALUES ('TQwniAaRy5Z4hayAx7HPZA', 1, 1790856000000, 1790899200000, 'Golden browser', 1790856110000);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at) VALUES ('DSC6qwolfTMdR7ULR3i4rQ', 4, 1790856012000, 1790899212000, 'Golden browser', 1790856110000);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at) VALUES ('AYvUIDPuFQQsHmEIKkXP9A', 9, 1790856019000, 1790899219000, 'Golden browser', 1790856110000);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at) VALUES ('N38oRHNksnjg_HXPxMLvqw', 4, 1790856042000, 1790899242000, 'Golden browser', 1790856110000);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at) VALUES ('ZEJN5zEApsvp-ZEKEG0I7A', 2, 1790856002000, 1790899202000, 'Golden browser', 1790856124016);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at) VALUES ('WFLWkkcFF1kuXFT3e8jilg', 3, 1790856010000, 1790899210000, 'Golden browser', 1790856124016);


--
-- Name: audit_pending_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.audit_pending_id_seq', 69, true);


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
