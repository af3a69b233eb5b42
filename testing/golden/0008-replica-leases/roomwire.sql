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
    replica text
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

INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/address/8tUiN0zmq7wqENda9ph3GOLHT3cprPuSCWKLC3Dru5E', 2, 1790859710000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/asked/hour/iLmz5QhFokwotsNGik5cjSW-MJ7lMusHC9AV6jVsBQo', 1, 1790859711000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/asked/day/iLmz5QhFokwotsNGik5cjSW-MJ7lMusHC9AV6jVsBQo', 1, 1790942511000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/hour/8tUiN0zmq7wqENda9ph3GOLHT3cprPuSCWKLC3Dru5E', 2, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/day/8tUiN0zmq7wqENda9ph3GOLHT3cprPuSCWKLC3Dru5E', 2, 1790942400000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/all/OUAKgyVDjNTrE7GqVHXVntZX_CHcV7SIxygYDTbC5PM', 2, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/visit/TAGd876o1VIoLDFdU2k3T094SpZF3-_IEZWYBtz0W4E', 1, 1790859711000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/account/hour/dxyIz3QjvBqWHXde-rUM0z5yTnDXlVjc5ZkkqynEpJk', 1, 1790859711000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/account/day/dxyIz3QjvBqWHXde-rUM0z5yTnDXlVjc5ZkkqynEpJk', 1, 1790942511000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/all/OUAKgyVDjNTrE7GqVHXVntZX_CHcV7SIxygYDTbC5PM', 2, 1790859710000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('passkey/address/8tUiN0zmq7wqENda9ph3GOLHT3cprPuSCWKLC3Dru5E', 2, 1790856947000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/hour/lF-w2Q3VhhaGpJhaiDOPENNp0enaMvOIXCI69EVaKtM', 0, 1790859609000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/day/lF-w2Q3VhhaGpJhaiDOPENNp0enaMvOIXCI69EVaKtM', 0, 1790942409000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('register/address/8tUiN0zmq7wqENda9ph3GOLHT3cprPuSCWKLC3Dru5E', 5, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('register/all/OUAKgyVDjNTrE7GqVHXVntZX_CHcV7SIxygYDTbC5PM', 5, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/address/8tUiN0zmq7wqENda9ph3GOLHT3cprPuSCWKLC3Dru5E', 1, 1790856910000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/account/HN7Q3FFbaJKnjJMn1mK5HJRxVvdVMBBa9aH0C0U4tng', 0, 1790942412000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('socket/address/8tUiN0zmq7wqENda9ph3GOLHT3cprPuSCWKLC3Dru5E', 2, 1790856176007, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/account/NUX8mdfqr903Lacu8rDfIlCpLOyeGIHG6zIwkQytj3w', 0, 1790942410000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/account/jV7WmOlI6W_PSKOJGLHYGh8B54TuENS_DG-aYAaWvto', 1, 1790942441000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('password-again/account/FYxcEA-kLFQaHG6hcL66T2Pl5s-iL26bJevCbjLx1hc', 0, 1790942443000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('code/signed-in/FYxcEA-kLFQaHG6hcL66T2Pl5s-iL26bJevCbjLx1hc', 0, 1790942444000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('password-again/account/aAP9GwptPj6GIvBMQGo2dXRvSpbTUbUOy1NOMgB98bM', 0, 1790942445000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('contact/address/8tUiN0zmq7wqENda9ph3GOLHT3cprPuSCWKLC3Dru5E', 1, 1790859709000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('sms/address/8tUiN0zmq7wqENda9ph3GOLHT3cprPuSCWKLC3Dru5E', 1, 1790859710000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/asked/hour/jV7WmOlI6W_PSKOJGLHYGh8B54TuENS_DG-aYAaWvto', 1, 1790859710000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/asked/day/jV7WmOlI6W_PSKOJGLHYGh8B54TuENS_DG-aYAaWvto', 1, 1790942510000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('join/address/8tUiN0zmq7wqENda9ph3GOLHT3cprPuSCWKLC3Dru5E', 1, 1790859620000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('join/account/DCxTd28bcCZmHki0nxUzOVeylgV0qAUtCD_apdzl5gU', 1, 1790859620000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/visit/fQ77qEWkg90Jz8wdLSaQtpqGVf_kZj9iSaLQceUYncQ', 1, 1790859710000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/account/hour/oTnGQDI7-c3rM135VawUbKdRBoqdi8ka6iBeVjldw38', 1, 1790859710000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/account/day/oTnGQDI7-c3rM135VawUbKdRBoqdi8ka6iBeVjldw38', 1, 1790942510000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('sms/number/K3dxhL5xsZDcxr2-2V56D3pNlLuSgu_XKpje592evAA', 1, 1790859710000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('sms/all/OUAKgyVDjNTrE7GqVHXVntZX_CHcV7SIxygYDTbC5PM', 1, 1790942510000, 0);


--
-- Data for Name: audit; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (1, 1790856000000, 1, 1, 'home.founded', '{}', 'ZQyORpJATveRPKYCmM-6igwCYdgG_Y58QTWR-xf0hsY');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (2, 1790856000000, 1, 1, 'account.registered', '{"role":"user"}', 'SHm7RCwAEexowKBI9b-fv7RX6-yshs0bvi0CMZ-frNc');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (3, 1790856000000, 1, 1, 'session.started', '{}', 'WDOfCKVUCoTCAR7VwVb2v8gebLVRP1WNDr4as9LbrBM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (4, 1790856000000, NULL, NULL, 'server.started', '{"replica":"Mp14qz-D"}', 'aJbPrFGfBr5vV4LzdnwhKFhTqbmTD0qGvH7lUjCn3JU');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (5, 1790856001000, 1, 1, 'device.registered', '{"device":1,"room":null}', 'dd1oX5RXBD3sX2YKDholskDVMVWQTShUch1mSFPKSIM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (6, 1790856002000, 2, 2, 'home.founded', '{}', 'vOqt6uLXm_xUiccqusb0aZga4LK-O_70tHl9M_vKdyM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (7, 1790856002000, 2, 2, 'account.registered', '{"role":"user"}', 'lS5bgvkG0qUB54JnEeTseNCNC31tpXQXqVViCkC4hCA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (8, 1790856002000, 2, 2, 'session.started', '{}', 'pm6RRwWYDZUsrI-pTx0e0apsswp0Y3SyHzR7bnN_5mI');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (9, 1790856003000, 2, 2, 'room.created', '{"room":1}', '5QRGT2uaMGufAAsLW9GjeW1bWHwVsSHbQkIb6fatRg0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (10, 1790856004000, 2, 2, 'room.created', '{"room":2}', '8yYpx1RlZ6JEEuwURUh9WLQXTkwH7VEIP5G-A6Vuyho');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (11, 1790856005000, 2, 2, 'device.registered', '{"device":2,"room":1}', 'Okavn8VI3TzxEibsMp_5ER8sdhnWJgx9J4syd5_HxiE');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (12, 1790856006000, 2, 2, 'device.registered', '{"device":3,"room":2}', 'tsY2NZpreqHvezDKYDhs-hppK5Jnec6LYD2h2uJdUCI');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (13, 1790856007000, 2, 2, 'device.registered', '{"device":4,"room":1}', '4a5p8_39PwcXlzkGJZJNRajAO9_IeR7LzOxgU9JmETU');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (14, 1790856008000, 2, 2, 'device.registered', '{"device":5,"room":2}', '1maX-0SU1f0kstzN7Z2mgz9RPPqKuuwloBYZKFeU5d8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (15, 1790856009000, 2, 2, 'family.created', '{"member":3}', 'LkjDkwsKeRewwkictjzhlo_7m7ud0fVtZ_zLyMVYe3w');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (16, 1790856010000, 2, 3, 'session.started', '{}', '3Tto6-qIJW8B9_ENXaiHS4eMHXCnpKinjoiz5vuop4U');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (17, 1790856011000, 2, 2, 'family.created', '{"member":4}', '7bfofdFNolzyVlF_DPddDA8aqTtWAgRj0lGP6AECykw');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (18, 1790856012000, 2, 4, 'session.started', '{}', 'CmsV4ZEOsbWS8vGd71c5coNSc0Qi5iQt7oZ60-SOKYw');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (19, 1790856013000, 2, 2, 'co_owner.added', '{"member":4}', 'Giu7GYGwqi-3wToxxaDplpby6kUHMKsBh8aWHV8L7_I');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (20, 1790856014000, 2, 2, 'guest.created', '{"member":5,"room":1,"device":null,"expires_at":1798632014000}', 'majNwu8SKIS24oqYAPYsMgCgIiuE4s6T8nFwPf61gUk');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (21, 1790856015000, 2, 2, 'guest.created', '{"member":6,"room":null,"device":2,"expires_at":1798632014000}', 'J4RPsrjIT2Q8D__g6wFZZT7KCsa2sQZCj9yOjc6E33A');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (22, 1790856016000, 2, 2, 'guest.created', '{"member":7,"room":null,"device":null,"expires_at":1798632014000}', 'Hlji6P7EXueM-o3DdQXUPUDvHRsiuKBMCzydMkcX4co');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (23, 1790856017000, 2, 2, 'guest.created', '{"member":8,"room":null,"device":null,"expires_at":1798632014000}', 'U3A2GicBINkqt4ite2pRCU2pV9ajbEOcbSgpNaaQtYQ');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (24, 1790856018000, 2, 2, 'join_code.created', '{"join_code":1,"role":"guest"}', '4k2H7ZMvjwZyTwu-c7ZnDYqABpp91xaeiFUFZtuJApo');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (25, 1790856019000, NULL, 9, 'account.registered', '{"role":"guest"}', 'pZV397iOuvKc339-NeuOUuUUjRgdZ-zprvt6RoDhK8c');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (26, 1790856019000, NULL, 9, 'session.started', '{}', 'JZ3J7ssGsUDeJTXwsO5KGEW5jb3ZtTg-k5D1Qypzq3k');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (27, 1790856020000, 2, 9, 'home.joined', '{"role":"guest"}', 'RtsxC2ZDfVZixJG7jKn7FmI9F2hQ11QUTjzSN0dYmdk');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (28, 1790856021000, 2, 2, 'join_code.created', '{"join_code":2,"role":"family"}', '1z9g1b-YBtoHr8KBCBLj4fpSZRMifhnEFx0AKfKaQzE');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (29, 1790856022000, 2, 4, 'join_code.created', '{"join_code":3,"role":"guest"}', 'Cqkz_vFSo5ng74p5yW6-I92_nRaTGWwMAybAZ36BD94');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (30, 1790856023000, 2, 4, 'join_code.created', '{"join_code":4,"role":"guest"}', 'Pbl-4sD9aLgz20GoN8eT8n6d8BU8uu5xVEc9AXoF2qc');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (31, 1790856024000, NULL, 10, 'account.registered', '{"role":"family"}', 'H0mbSGYhGtOWBXRRX2kVOGHT-xwSNFTioGHz3CKPoSM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (32, 1790856024000, NULL, 10, 'session.started', '{}', 'AwtmljoiTMAE35UJPk6ycYTIucK4h0-o2mJINF4VrAQ');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (33, 1790856025000, 3, 11, 'operator.created', '{}', 'FD0xDrBNMrM0mvLR_8dhA_owuLyA0P5A0gzfi7FELV8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (34, 1790856025000, 3, NULL, 'account.disabled', '{"member":11}', 'rnwYKoLTlq217JqK7ip0BahSttaExFNcHE1P4Kow8js');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (35, 1790856025000, 2, 2, 'favourite.added', '{"device":2,"pin":"18"}', 'B8SfSHziA4mxCgagNqBiDwdsuvqnkMNrA3QSTraKk1E');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (36, 1790856026000, 2, 3, 'favourite.added', '{"device":2,"pin":"19"}', 'blv5LRhuY9cRwZ2x6Mv7TD2EvzK2x9MvtapRY82BUws');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (37, 1790856029000, 2, 2, 'device.pins_arranged', '{"device":2}', 'kng7_JL7QcWYCsvpKtmqoP7hwJtO_NU2Oi8nb2-ivos');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (38, 1790856030000, 2, 2, 'device.updated', '{"device":5,"name":true,"local_ip":false}', '4aw9UGhq5AH-9YMIYboxj0766lKyVgXuV0ZUPdZHOFU');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (39, 1790856031000, 2, 2, 'device.removed', '{"device":5}', 'VzlgdjPVlO92n1NOy1xVRX5r8yLSFLx5PeAW6Ogi2YY');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (40, 1790856032000, 2, 2, 'device.secret_reset', '{"device":5}', 'NAbS30pM_b-UBheKR618_ByhDsor-HF_j9AhYBePNiI');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (41, 1790856033000, 2, 2, 'join_code.created', '{"join_code":5,"role":"family"}', 'AEOR6-2lREyGZWbwxOUpZvSeIxg-LzD6SmwNwq3DAkY');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (42, 1790856034000, 2, 2, 'join_code.revoked', '{"join_code":5}', '9X7NNPwKj8zm5Tei7SARi3WCnrATyKeuc4kV5Q5Le1o');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (43, 1790856035000, 2, 2, 'guest.created', '{"member":12,"room":null,"device":null,"expires_at":1790942435000}', 'H04FccagxEVVlcDo_Fj9Kar2bp9fzmuhOJh2yxpRcII');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (44, 1790856036000, 2, 2, 'guest.deleted', '{"member":12}', 'fZo0xYjDWcoMwepRSn4emxLPFULHsSNXfU8GX0n7vTw');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (45, 1790856037000, 4, 13, 'home.founded', '{}', 'KE5kEEbIERz75RH6fY9tTcjl-biXzTMyfIXTWmWc2K0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (46, 1790856037000, 4, 13, 'account.registered', '{"role":"user"}', 'HsHO0g2EiYzocYg3xrlRvPYU4LIqoahlqXEh6VgOwL4');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (47, 1790856037000, 4, 13, 'session.started', '{}', 'kZNqODAP08kG-ro37j7u_Wbye1snlY4BZbS6CiYbBsM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (48, 1790856038000, 4, 13, 'home.deleted', '{"devices":0}', 'QZjTKYEq-uh6qt2T_mepMOAMXOqB7IIsISaQo5xGezA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (49, 1790856038000, 4, 13, 'account.deleted', '{}', 'Kjjb58FeQrSyjos9ga5SzizeMqjhfMMj8qtAp28NtjE');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (50, 1790856039000, 2, 3, 'session.started', '{}', 'mfJ-510Xo3Q-_a2NYiirtAHPNbzhLXqe44Dwy2Mhymg');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (51, 1790856040000, 2, 3, 'session.signed_out', '{}', 'zN-YdW-9Luyhg9iYu20R8g5_THVKcztfZjN8g9zuOyA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (52, 1790856041000, 2, 2, 'profile.changed', '{"mobile":false}', 'hSrGH6EGzYj2joBLUS5DNNFazLMSxYz5RaniJXYlRwU');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (53, 1790856041000, 2, 3, 'call.refused', '{"call":"GET /api/users/guest/list/{userId}","code":"forbidden","from":"GAosW4Vy"}', 'lX_CJiWbEeKzgdRXvS1KdkJ7wQaKVZ7lqZIDcxHoyz0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (54, 1790856041000, 2, 2, 'sign_in.refused', '{"why":"wrong_password","from":"GAosW4Vy"}', 'hgOJZXhmE3nS9JkwALAQUmwibkSOxuInUgNxDXbwhmo');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (55, 1790856042000, 2, 4, 'session.started', '{}', '5NLu9eIML5tt6hzoRJpTqeDG-NRtwafWvkiFcnJIuPY');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (56, 1790856044000, 2, 4, 'authenticator.enabled', '{}', '86ccSdZkLJXY76eDC6KDtR3HM2OBApQemIG1RWleHyk');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (57, 1790856046000, 2, 3, 'passkey.added', '{"passkey":1}', 'wlGfOkSbTWZutupTfAq42gDMpmyUnkaZehnOUdfPSG0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (58, 1790856048000, 2, 3, 'session.started', '{}', 'WUg9TvmVXCQiltjnZwQbRfERUugVh79x4itsjEnbQXo');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (59, 1790856110000, 2, 2, 'reset_code.sent', '{"by":"sms"}', 'L-ujcRMuaLx1m7uLI6uIzM0LLP088-btKHCW9BgrhRo');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (60, 1790856111000, 2, 7, 'reset_code.sent', '{"by":"mail"}', 'q0dDChPt0rsx4hFhQVxkdyepBJsFrg2l6XeZSNRfxFs');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (61, 1790856116000, 2, NULL, 'device.connected', '{"device":4}', 'jxhvZLSkdySSaqy0E1W9mBrkmAbHTePpvdcv6k_n_Qw');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (62, 1790856116001, 2, NULL, 'device.connected', '{"device":3}', 'f6U-ju_HRSh278iQjvfrs6Taz1jOedbK5DO0DRBu11I');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (63, 1790856116002, 2, NULL, 'device.connected', '{"device":2}', 'BnemiQx3CTHJIpkK6VxSSc-rSQ7Cyk-GUeuVa74E_m4');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (64, 1790856116005, 2, 2, 'pin.renamed', '{"device":2,"pin":"18"}', 'v83qTRwgBIEnAl_tS4z76IwUS8ABxW49yTx0SZKK_E8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (65, 1790856116005, 2, 2, 'pin.icon_changed', '{"device":2,"pin":"18"}', 'vDhPhSOm4u0jkPxxz77GIkdjUyUwJp4znbE45Ia4USU');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (66, 1790856116006, 2, 2, 'device.static_ip_set', '{"device":2}', 'wgxWnMeN9c-p7M_lBchMjzvRxl3yVpgeeTRWjD2LHwk');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (67, 1790856116007, NULL, NULL, 'commands.sealed', '{"requested":[[1,2,"OnzolUA0MyuRE0lQ"]]}', 'Iv9cyKDR_-PhqwgYoRRUWQKDPAtHzfw-fcvCjhe2e4w');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (68, 1790856116009, NULL, NULL, 'commands.sealed', '{"ended":[[1,2,"189N1dlH-SbFEI9i"]]}', 'IvaSCmKUpxTp9qkOt1zjeiBgNqQtpCBC2bNoIHUF5fE');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (69, 1790856116010, NULL, NULL, 'commands.sealed', '{"requested":[[2,2,"Nv9cN_SAP7hmZY2b"]]}', 'Cfa2YAy_eZankQVDygubnex1-5I1weI-w7u2mIKoYtM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (70, 1790856116011, NULL, NULL, 'commands.sealed', '{"ended":[[2,2,"lwGcfhBZL89jTCjB"]]}', 'p4-rDN0F0bB6EDqmy1CF5p5q5E5hZeIwWJup7x4dOY4');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (71, 1790856116012, NULL, NULL, 'commands.sealed', '{"requested":[[3,2,"Fkb50WFAEd3fBhj4"]]}', 'ZWdt7_Y_oFURbdh9yS1blixocF45RNtMAI7mRyRG63s');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (72, 1790856116013, NULL, NULL, 'commands.sealed', '{"requested":[[4,2,"fgZO_dlgVZDb2kY8"]]}', 'UcB13DqB6D9ecKK4Kc6wks2Aggx7l_I6tmuYOyDmUpo');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (73, 1790856122014, NULL, NULL, 'commands.sealed', '{"ended":[[3,2,"zsAgGZXex3rVdcOZ"]]}', 'qGwklIsBvxfWbBId5-z2SXhf1KJYPRxMXUYagMB7KwU');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (74, 1790856122014, NULL, NULL, 'commands.sealed', '{"ended":[[4,2,"bOkZ-vwVID3JmmpK"]]}', 'ePnoCcrrd3JHo2pVRd3UVSDuMHTGtDVIPjmWml_2Wr0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (75, 1790856122014, NULL, NULL, 'commands.sealed', '{"requested":[[5,2,"dIMVmJZYUM5Ru-_8"]]}', 'UFu-QxYVJh2WmHHHw15dM9SnwGPAYlEV56BVqCByUIo');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (76, 1790856122016, 2, 2, 'device.registered', '{"device":6,"room":null}', 'ZmGOvf8AIKJ79r1rl9rBnYFuIRNIMTvMr0aYuNeaC6s');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (77, 1790856123016, 2, 2, 'device.deleted', '{"device":6}', 'BEmNXI5a08nUyDHpuoQJQv5NoOXXGE4UWfGz_jK4xKk');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (78, 1790856124016, NULL, NULL, 'server.stopped', '{"replica":"Mp14qz-D"}', 'Lz6UVDHSrl4JUdz4UkdUuTsfHX-svw4wq4wQdL8itC8');


--
-- Data for Name: audit_head; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.audit_head (id, count, link, seal) VALUES (1, 78, 'Lz6UVDHSrl4JUdz4UkdUuTsfHX-svw4wq4wQdL8itC8', '0LIzCFhHK8iQ77VehZ7GyjQI_el2JrEe4mdLxvRT0es');


--
-- Data for Name: audit_pending; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: challenge; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.challenge (challenge_hash, purpose, person_id, detail, expires_at, tries_left) VALUES ('Ii9ha5YH4iSD5hRCR_ol2ZbvRdYDLIJ_J2CaSoFq6OA', 'passkey_sign_in', NULL, NULL, 1790856412000, 1);
INSERT INTO public.challenge (challenge_hash, purpose, person_id, detail, expires_at, tries_left) VALUES ('VT8Lqxv5vvLIvF2C6dFG0uVG26VBWXQYmckBn6MzN6o', 'second_factor', 4, '{"remember":false}', 1790856413000, 5);


--
-- Data for Name: command; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count) VALUES (1, 2, 2, 'person', 2, 'page', '"done"', 'Mp14qz-D.S38psycnja0K0QrV', 'on', '18', 1, 1790856116007, 1790856121007, 1790856116008, 'done', NULL, 1790856116009, 1);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count) VALUES (2, 2, 2, 'person', 2, 'page', '"failed"', 'Mp14qz-D.S38psycnja0K0QrV', 'off', '18', 0, 1790856116010, 1790856121010, NULL, 'failed', 'Relay is stuck', 1790856116011, 1);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count) VALUES (3, 2, 2, 'person', 3, 'page', '"superseded"', 'Mp14qz-D.P_LrPcHhZF6UJq4H', 'off', '18', 0, 1790856116012, 1790856121012, NULL, 'superseded', 'Replaced by a newer command', 1790856116013, 1);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count) VALUES (4, 2, 2, 'person', 2, 'page', '"expired"', 'Mp14qz-D.S38psycnja0K0QrV', 'on', '18', 1, 1790856116013, 1790856121013, NULL, 'expired', 'The device has not answered', 1790856122014, 1);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count) VALUES (5, 2, 2, 'person', 3, 'page', '"living"', 'Mp14qz-D.P_LrPcHhZF6UJq4H', 'off', '18', 0, 1790856122014, 1790856127014, NULL, NULL, NULL, NULL, 1);


--
-- Data for Name: contact_message; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.contact_message (id, name, email, message, written_at) VALUES (1, 'Visitor', 'visitor@golden.example', 'Is it
for sale?', 1790856109000);


--
-- Data for Name: device; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica) VALUES (1, 1, NULL, 'SC-GOLDEN-1', 'The same name next door', 'YfIBZGVHfHIIzzQAuBOlvPLmhddOTHPwFli83ghlOuI', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, 0, 0, 1790856001000, NULL, NULL, NULL, NULL);
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica) VALUES (6, 2, NULL, 'SC-GOLDEN-5', 'On its way out', 'pGPrQ7zZJa-ifwAvjxGozbCZ7UcV4Gw5zLC4Uhy-r4M', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, 1, 0, 1790856122016, NULL, 1790856123016, NULL, NULL);
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica) VALUES (5, 2, NULL, 'SC-GOLDEN-4', 'In its box', 'rPsRixd5EIXogCcDH27QUswJGLTt08Fw_ZFdO7bE-jo', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, 1, 0, 1790856008000, NULL, NULL, NULL, NULL);
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica) VALUES (2, 2, 1, 'SC-GOLDEN-1', 'Lights', 'Ltt0b6eZAnLNLGDvRzS5r9I-pLDC4o-KaDmM1E34SkI', '192.168.1.40', '192.168.1.50', '192.168.1.1', '255.255.255.0', '192.168.1.2', '192.168.1.77', NULL, 'golden 1.2', 3600, -61, 181000, 0, 1790856122016, 1, 14, 1790856005000, '9HzkegOPxt4m7tvCkCSlxxJ4ojkAIetHm3Y1AtoyQgE', NULL, '25,18,21,19', 'Mp14qz-D');
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica) VALUES (3, 2, 2, 'PC-GOLDEN-2', 'Fan', 'OzFyfVEqxLX9K-o_gA7eoAcumkq1jKw1QeHyAY5AgNw', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1790856122016, 1, 2, 1790856006000, '9HzkegOPxt4m7tvCkCSlxxJ4ojkAIetHm3Y1AtoyQgE', NULL, NULL, 'Mp14qz-D');
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica) VALUES (4, 2, 1, 'WLM-GOLDEN-3', 'Tank', 'BiDFakrg091VThadUO2L87f_EMBA8Ly0ltzpJixNvQQ', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, '72%', NULL, NULL, NULL, NULL, 0, 1790856122016, 1, 2, 1790856007000, '9HzkegOPxt4m7tvCkCSlxxJ4ojkAIetHm3Y1AtoyQgE', NULL, NULL, 'Mp14qz-D');


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

INSERT INTO public.installation (id, key_fingerprint, created_at) VALUES (1, 'b0QEy5FUx8tzI_oCCGudWYtjzBAcLuYoG1GDbIxg8Y4', 1790856000000);


--
-- Data for Name: join_code; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.join_code (id, code_hash, home_id, made_by, role, start_at, access_expires_at, room_id, device_id, expires_at) VALUES (2, 'A6E-PqJhEciRmBYXt67HZXzlwzulZSEVH8G66A2w4yE', 2, 2, 'family', NULL, NULL, NULL, NULL, 1790942421000);
INSERT INTO public.join_code (id, code_hash, home_id, made_by, role, start_at, access_expires_at, room_id, device_id, expires_at) VALUES (3, 'R1PzLrPO7wmnG4lXnsXeSTlASjvrOfep2DE6OyVlgOY', 2, 4, 'guest', 1790856013999, 1798632014000, 1, NULL, 1790942422000);
INSERT INTO public.join_code (id, code_hash, home_id, made_by, role, start_at, access_expires_at, room_id, device_id, expires_at) VALUES (4, 'CRH8mja6cO2qGPXvJ2K7av3TLymJu9Dtyxy0lrXQ9dM', 2, 4, 'guest', 1790856013999, 1798632014000, NULL, 3, 1790942423000);


--
-- Data for Name: kysely_migration; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0001-the-house', '2026-11-22T18:51:27.761Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0002-accounts-and-audit', '2026-11-22T18:51:27.800Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0003-standard-words', '2026-11-22T18:51:27.804Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0004-command-log', '2026-11-22T18:51:27.826Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0005-arranging', '2026-11-22T18:51:27.829Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0006-favourites', '2026-11-22T18:51:27.837Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0007-order', '2026-11-22T18:51:27.841Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0008-replica-leases', '2026-11-22T18:51:27.845Z');


--
-- Data for Name: kysely_migration_lock; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration_lock (id, is_locked) VALUES ('migration_lock', 0);


--
-- Data for Name: live_ticket; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.live_ticket (ticket_hash, session_id, expires_at) VALUES ('-PWUoepB65WDx8T7nuOlHxKZcjh1t2I-F2dJTuPmMqc', '_x1PW6AKAqyOSqkGeqVYmA', 1790856144000);
INSERT INTO public.live_ticket (ticket_hash, session_id, expires_at) VALUES ('2JyyXJBIP1oK44F06p-YzF6y76jRLDWPUNJSkhsWdvk', 'quea1pt8bLx7OWSxkV4jXg', 1790856145000);


--
-- Data for Name: outbox; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (1, 'mail', 'co-owner@golden.example', 'A way to sign in to Roomwire has changed', 'On your Roomwire account an authenticator app was turned on. If this was not you, reset your password at once and look at Settings, Ways to sign in.', 1790856044000);
INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (2, 'mail', 'family@golden.example', 'A way to sign in to Roomwire has changed', 'On your Roomwire account a passkey was added. If this was not you, reset your password at once and look at Settings, Ways to sign in.', 1790856046000);
INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (3, 'sms', '+358401234567', NULL, 'Your Roomwire reset code is 316918. It is valid for 10 minutes. If you did not ask for it, ignore this message.', 1790856110000);
INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (4, 'mail', 'guest-of-home@golden.example', 'Your Roomwire reset code', 'Your Roomwire reset code is 473969. It is valid for 10 minutes. If you did not ask for it, ignore this message.', 1790856111000);


--
-- Data for Name: passkey; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.passkey (id, credential_id, person_id, public_key, sign_count, transports, name, created_at, last_used_at) VALUES (1, 'tmLmWVJXSXVA0zUtiC8i8w', 3, 'pQECAyYgASFYIHBc1jXiYi6VFiMqHcHdkg2trMzFmdhZM8NFR6vhj-8WIlgglufrl5FioDxtKwJZATjIhSUGjUE6bFnUNetV-4a8gpI', 1, '["internal"]', 'Golden phone', 1790856046000, 1790856048000);


--
-- Data for Name: person; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step) VALUES (1, 1, 'user', 'Golden neighbour <b>&', 'neighbour@golden.example', '$argon2id$v=19$m=8,t=1,p=1$JplyjUCVReVB9j62hs7weA$IlIhHUnaXCnje3jtl7R1EK1PBm4lAp5thmvsu9VutIM', NULL, NULL, NULL, NULL, NULL, 1790856000000, NULL, NULL, NULL, NULL);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step) VALUES (3, 2, 'family', 'Golden family <b>&', 'family@golden.example', '$argon2id$v=19$m=8,t=1,p=1$Xk5OCX14ko56V6dEGFeXkg$u3S0Ui9oLmP0+hPOB0fWH6MI93oda0riXrVIfG9jVF8', NULL, NULL, NULL, NULL, NULL, 1790856009000, NULL, NULL, NULL, NULL);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step) VALUES (5, 2, 'guest', 'Golden guest-of-room <b>&', 'guest-of-room@golden.example', '$argon2id$v=19$m=8,t=1,p=1$vOWjj99n2ujaLiL2bPGF+A$Zt07rnQQwodBDF/2me6CehQ7qWeWdgfHcq9bsEQYSXA', NULL, NULL, NULL, NULL, NULL, 1790856014000, NULL, NULL, NULL, NULL);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step) VALUES (6, 2, 'guest', 'Golden guest-of-device <b>&', 'guest-of-device@golden.example', '$argon2id$v=19$m=8,t=1,p=1$zBNNgdfvVVaaK8ObubpKdg$+Sh6cKiA+Xf6k4zxndSqvdGgd26dg8ZteTNBrFoXJm4', NULL, NULL, NULL, NULL, NULL, 1790856015000, NULL, NULL, NULL, NULL);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step) VALUES (7, 2, 'guest', 'Golden guest-of-home <b>&', 'guest-of-home@golden.example', '$argon2id$v=19$m=8,t=1,p=1$ETW97UeEVIRpkEinhwavqQ$YydEWMhbQci3c7yBXpBEZXUfBItcykjkYXBBNXqHf14', NULL, NULL, NULL, NULL, NULL, 1790856016000, NULL, NULL, NULL, NULL);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step) VALUES (8, 2, 'guest', 'Golden guest-of-tomorrow <b>&', 'guest-of-tomorrow@golden.example', '$argon2id$v=19$m=8,t=1,p=1$GnOmkVU8wq+Eav0P35sPzQ$EgJlKkbWF4nHd4KND8wbgjJmY2yofBToBa25GNzdtn0', NULL, NULL, NULL, NULL, NULL, 1790856017000, NULL, NULL, NULL, NULL);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step) VALUES (9, 2, 'guest', 'Golden guest-by-code <b>&', 'guest-by-code@golden.example', '$argon2id$v=19$m=8,t=1,p=1$vcQ7jNiorhSM2OdJt3SopQ$UW9HowaTi09fw+G7pwcSxBzPTYQG76zgh5lXcc9m2e0', NULL, NULL, NULL, NULL, NULL, 1790856019000, NULL, NULL, NULL, NULL);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step) VALUES (10, NULL, 'family', 'Golden homeless <b>&', 'homeless@golden.example', '$argon2id$v=19$m=8,t=1,p=1$lxIL0wBU+AmbZ5fs1V162Q$RmCXX7jCLbGa0oSYwi6/0wkyOUgfV/P2Go+qnjV9w58', NULL, NULL, NULL, NULL, NULL, 1790856024000, NULL, NULL, NULL, NULL);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step) VALUES (11, 3, 'super_admin', 'Closed', 'closed@golden.example', '$argon2id$v=19$m=8,t=1,p=1$J60prmmYZ579vdrzd6DBGw$dezFTuA/Yfugs3wXiB0PXkih8EaRDMz9kGqjcs+XuoY', NULL, NULL, NULL, NULL, NULL, 1790856025000, 1790856025000, NULL, NULL, NULL);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step) VALUES (2, 2, 'user', 'Golden owner <b>&', 'owner@golden.example', '$argon2id$v=19$m=8,t=1,p=1$AHVivcQKrN/Z2Dpg7VUCgw$vGtpVeUWmklnaGKpRRuzJNDi8iwchr0HwPoXpcR486g', '+358401234567', 'Ring three times', 'Golden Street 1
00100 Helsinki', 'SQ7q6ehpvfFcDXeWq7SnWhNuMeGQFAiqj8wNfgeuCV0YC4FYmNfH', '1952-10-13', 1790856002000, NULL, NULL, NULL, NULL);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step) VALUES (4, 2, 'admin', 'Golden co-owner <b>&', 'co-owner@golden.example', '$argon2id$v=19$m=8,t=1,p=1$JzsRs+w7Wbmqb4kH38i4Tw$rtitGlN4iH9C55y30wpCZirNN8yPQslzkCl2uyNRg/g', NULL, NULL, NULL, NULL, NULL, 1790856011000, NULL, 'tp_AL6oK5XAqsDsWazIbd56EZ08cv8JdQPXyofydh6wVTUM7rokoLYCCvlrfyk0XVkihX7bVFqKKRB4T', 1790856044000, 59695201);


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

INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'KWsYf-Rt5qy8sOxCPCjfhUySs0jZsr0wVHrGpITtKfI');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, '8SHWWOosLL3XhgsVRkzUmYnDax9WMITktgfF52X9lLI');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'rXl3mJwf_3KvXCanLTVTeGJK_CDWRipHuIST-xjLD3M');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'oVDCE_CTcAUVEHnTTYN_6Ztvfx3eUxxmXZ1LYWCBTq4');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'b2Bnd2NMvs9f1dwm5YhToyJLElKoXObPcCNDLtQU1EY');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'karqQB1OzTESX_9TNQy79WLjulu4syzIi1cjA_JsriI');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'LJNo0TKcyzgHszZ-uhLfLAgJ1nXVR4LQ0TfrsC6WT8Q');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'jLrNJJXHEeAYf6Mi0keliW5hdhnc8oJQmDu8Iax_-1k');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'CpaxxUMxKbsMXYqZjR0dIUXRFdY0w28Z1fZWZpHHblU');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'Ou-ds4OnbvGgrEnr7z4LU6S5CTgqbHQL9FWkl38HSEI');


--
-- Data for Name: replica; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: reset_code; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.reset_code (person_id, code_hash, browser_hash, asked_from, expires_at, tries_left) VALUES (2, '6FwgLFxzBDfm06hF8lGnsAA8aS2tYkxICfFtV1anWg0', 'E3BUQuw6wQSZa9OERyjcoGUbIfYpemQ7oZmvwHjR_I8', '127.0.0.1', 1790856710000, 5);
INSERT INTO public.reset_code (person_id, code_hash, browser_hash, asked_from, expires_at, tries_left) VALUES (7, 'Mwuz73dAvLFuwKi7w-bQAr9kygpG71UtjQJjfQOYyRM', 'BAAw3QyX2OIQkdVB9fuXyvDzMPyxYGpBSaCfuD2Agms', '127.0.0.1', 1790856711000, 5);


--
-- Data for Name: room; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.room (id, home_id, name, name_key, created_at) VALUES (1, 2, 'Living Room', 'living room', 1790856003000);
INSERT INTO public.room (id, home_id, name, name_key, created_at) VALUES (2, 2, 'Küche · 厨房', 'küche · 厨房', 1790856004000);


--
-- Data for Name: session; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at) VALUES ('9cfDHsllI_aOdRv8OaQysw', 10, 1790856024000, 1790899224000, 'Golden browser', NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at) VALUES ('B_ulBWiIFY9LqJfnm7jBfg', 3, 1790856048000, 1790899248000, 'node', NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at) VALUES ('1ncb38ck9qSThABuZz-hKQ', 1, 1790856000000, 1790899200000, 'Golden browser', 1790856110000);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at) VALUES ('h_rxZRSH5Si838DAm4vBsw', 4, 1790856012000, 1790899212000, 'Golden browser', 1790856110000);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at) VALUES ('famtQpNuaZiSZJrKdZIq5w', 9, 1790856019000, 1790899219000, 'Golden browser', 1790856110000);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at) VALUES ('_uhaB4P5pGU3mQyNOi04rw', 4, 1790856042000, 1790899242000, 'Golden browser', 1790856110000);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at) VALUES ('_x1PW6AKAqyOSqkGeqVYmA', 2, 1790856002000, 1790899202000, 'Golden browser', 1790856124016);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at) VALUES ('quea1pt8bLx7OWSxkV4jXg', 3, 1790856010000, 1790899210000, 'Golden browser', 1790856124016);


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
