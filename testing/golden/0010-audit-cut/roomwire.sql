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

INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/address/YleI8gdqRdHgXi1S5-1ykuo_yAnOriNMbTFjqr2i-yk', 2, 1790859710000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/asked/hour/2vEZKxLgI0obkSC5FpqAtsy2-hdKO_Wl5SkzDHRrMXE', 1, 1790859711000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/asked/day/2vEZKxLgI0obkSC5FpqAtsy2-hdKO_Wl5SkzDHRrMXE', 1, 1790942511000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/hour/YleI8gdqRdHgXi1S5-1ykuo_yAnOriNMbTFjqr2i-yk', 2, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/day/YleI8gdqRdHgXi1S5-1ykuo_yAnOriNMbTFjqr2i-yk', 2, 1790942400000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/all/qbqDC0YwrFlAQKwNwvRjMISXqYsUNKrD0DZY1A0Oicw', 2, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/visit/UtvJL_OHsG90zV6xpu85engXgJUYDN9tXbXt3ng8_C0', 1, 1790859711000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/account/hour/9pisTwKTaIPrWxk6Mrhbe8oSRLBPtuBnKvb8b4lrq0Y', 1, 1790859711000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/account/day/9pisTwKTaIPrWxk6Mrhbe8oSRLBPtuBnKvb8b4lrq0Y', 1, 1790942511000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/all/qbqDC0YwrFlAQKwNwvRjMISXqYsUNKrD0DZY1A0Oicw', 2, 1790859710000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('passkey/address/YleI8gdqRdHgXi1S5-1ykuo_yAnOriNMbTFjqr2i-yk', 2, 1790856947000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/hour/BT0mzJZjrHsSOvBIvL2JszliyDsuvhadpAkU5SqO6h4', 0, 1790859609000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/day/BT0mzJZjrHsSOvBIvL2JszliyDsuvhadpAkU5SqO6h4', 0, 1790942409000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('register/address/YleI8gdqRdHgXi1S5-1ykuo_yAnOriNMbTFjqr2i-yk', 5, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('register/all/qbqDC0YwrFlAQKwNwvRjMISXqYsUNKrD0DZY1A0Oicw', 5, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/address/YleI8gdqRdHgXi1S5-1ykuo_yAnOriNMbTFjqr2i-yk', 1, 1790856910000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/account/Piwh2xNxO0k3kDjNua9C4lxL7b-m1BU8XziuYlI7YLU', 0, 1790942412000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('socket/address/YleI8gdqRdHgXi1S5-1ykuo_yAnOriNMbTFjqr2i-yk', 2, 1790856176007, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/account/WoyFHwcnnSPD1h__sAxCXc9YiP64T9lAtMs7_K7EUx0', 0, 1790942410000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/account/SNEv3waNwZv3pwzqwJ8vluDGdvKeZf-xoCZyWjubgSY', 1, 1790942441000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('password-again/account/rCadzB-kWdPe0F7bTnUbUkFzpxhvbQQuewmkXhMCajQ', 0, 1790942443000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('code/signed-in/rCadzB-kWdPe0F7bTnUbUkFzpxhvbQQuewmkXhMCajQ', 0, 1790942444000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('password-again/account/udgTfyrMdBL0iWOda8WUe31lFQb169WxvYReOHkYdo4', 0, 1790942445000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('contact/address/YleI8gdqRdHgXi1S5-1ykuo_yAnOriNMbTFjqr2i-yk', 1, 1790859709000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('sms/address/YleI8gdqRdHgXi1S5-1ykuo_yAnOriNMbTFjqr2i-yk', 1, 1790859710000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/asked/hour/SNEv3waNwZv3pwzqwJ8vluDGdvKeZf-xoCZyWjubgSY', 1, 1790859710000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/asked/day/SNEv3waNwZv3pwzqwJ8vluDGdvKeZf-xoCZyWjubgSY', 1, 1790942510000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('join/address/YleI8gdqRdHgXi1S5-1ykuo_yAnOriNMbTFjqr2i-yk', 1, 1790859620000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('join/account/FfVFNVbquJhOBT7ecE4TmnnuPT_7O1w-5T3A_3AKSWE', 1, 1790859620000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/visit/dZuvgQ_2_Z6lnRzX3CqnTLLxcDiR2NqkxMjZI6CErOY', 1, 1790859710000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/account/hour/5VXMbVweT3cOXC6L1O2HE-tuyu2Akgx-M5-_6sLPeiw', 1, 1790859710000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/account/day/5VXMbVweT3cOXC6L1O2HE-tuyu2Akgx-M5-_6sLPeiw', 1, 1790942510000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('sms/number/E8Ksq8WSiks7I7F4DFRuO2a_oZFMupY_XtDoR6k_WpE', 1, 1790859710000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('sms/all/qbqDC0YwrFlAQKwNwvRjMISXqYsUNKrD0DZY1A0Oicw', 1, 1790942510000, 0);


--
-- Data for Name: audit; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (15, 1790856009000, 2, 2, 'family.created', '{"member":3}', '_yiwu_Vz_OGdtdk5LpsH8JGy7N0VKKuj2S0EjeG2GsM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (16, 1790856010000, 2, 3, 'session.started', '{}', 'tUIpAIiXxmcGAFgbedUb00eMmafWetnnzFF2nY_f1lg');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (17, 1790856011000, 2, 2, 'family.created', '{"member":4}', 'ESTiQWO2TlCJDRySq0gXU511y6PUNGfUOai6IJw7Eiw');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (18, 1790856012000, 2, 4, 'session.started', '{}', 'CdeG5h2cEP_HBBGCZeaH7XjIkBvsq7IANch0adRFWD8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (19, 1790856013000, 2, 2, 'co_owner.added', '{"member":4}', 'OIYbFQXr7a7VwEzVS0HhPF0X2JontueklLJWO-QD6iM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (20, 1790856014000, 2, 2, 'guest.created', '{"member":5,"room":1,"device":null,"expires_at":1798632014000}', 'rKAvhUbh6OPbXbIg-vQZ1HNzbQ1cPeFGMWRkrAA9r78');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (21, 1790856015000, 2, 2, 'guest.created', '{"member":6,"room":null,"device":2,"expires_at":1798632014000}', 't1rsVuBo2n9YDQBoYLj_QzCY2IUDVxIkMV32Dqncqxc');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (22, 1790856016000, 2, 2, 'guest.created', '{"member":7,"room":null,"device":null,"expires_at":1798632014000}', 'XCrg5WTaQX1-aTRj_k8VxhowWByftoWJ7viTjuj16PY');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (23, 1790856017000, 2, 2, 'guest.created', '{"member":8,"room":null,"device":null,"expires_at":1798632014000}', '7K3qVWs5-PYibWL8pQWAkWJAcW1kU03mCmYxEOf6kAc');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (24, 1790856018000, 2, 2, 'join_code.created', '{"join_code":1,"role":"guest"}', 'N0Y6o-DoEHG0AUH77DWjsVXcffh9rZuu_pDTaWDeW3U');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (25, 1790856019000, NULL, 9, 'account.registered', '{"role":"guest"}', 'bnDD_IOjDr0ec4zc7VMglzpsk-bjV1HJoJmh4TpJQjg');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (26, 1790856019000, NULL, 9, 'session.started', '{}', 'vjonkZkOvj6hlMwA7MBu6mkO9AgH-_OaJf3nxt20g88');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (27, 1790856020000, 2, 9, 'home.joined', '{"role":"guest"}', 'oqRjoSXxp57369ISkoJ-omt1Yk6avFTixsyGdiDp55c');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (28, 1790856021000, 2, 2, 'join_code.created', '{"join_code":2,"role":"family"}', 'g936x3Q8efw5b-cvdD-AYbh9Ko96PFfOBcMhLzrTg2U');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (29, 1790856022000, 2, 4, 'join_code.created', '{"join_code":3,"role":"guest"}', 'X-ACWhV5phlFBykSbtYQF9LyQzAc3wItyrp03NbdGf4');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (30, 1790856023000, 2, 4, 'join_code.created', '{"join_code":4,"role":"guest"}', '0MCmdOraDTDNb19HpS2DiHsdD1wPim6WASyjGu5QYPE');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (31, 1790856024000, NULL, 10, 'account.registered', '{"role":"family"}', 'rlneGARC0I7RAloFwazIzlbWj49jiUJBPoUswRRLHG4');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (32, 1790856024000, NULL, 10, 'session.started', '{}', '4kydBllUP9pje9Jk8rYLty0I6oVhVXssIPixEsAbGM8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (33, 1790856025000, 3, 11, 'operator.created', '{}', 'LbCeE1ujwdSD6J4Bu2uRXDEJW6LCrvRyxlu-KJm0odQ');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (34, 1790856025000, 3, NULL, 'account.disabled', '{"member":11}', 'T44iuQcG2mVetbfVv0ZBgdlwDd6kw4KKPxWpwKtqwlw');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (35, 1790856025000, 2, 2, 'favourite.added', '{"device":2,"pin":"18"}', '9dhT0HtEkDCUkTR4shHJXjFAECcRjabOzsbPpxKOiTs');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (36, 1790856026000, 2, 3, 'favourite.added', '{"device":2,"pin":"19"}', '7WpNouIc-kZNpHw_9kv1DJ0io99qZAb27NbJBevx2cU');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (37, 1790856029000, 2, 2, 'device.pins_arranged', '{"device":2}', 'TcxV6ugmdtNY4EwH1fi5XKVvmhj856_QUTA0RyEkPLM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (38, 1790856030000, 2, 2, 'device.updated', '{"device":5,"name":true,"local_ip":false}', 'f_1JqGWR3n5kNPTfAQKFMFjg-u5QA05jcqnNl2O2DyI');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (39, 1790856031000, 2, 2, 'device.removed', '{"device":5}', 'cVoeknji0hSQL7lriUL7pYAIhGox_JzlaIqakufjO34');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (40, 1790856032000, 2, 2, 'device.secret_reset', '{"device":5}', 'o9tB90bhuey056nFn51I_NRX-5VfubNy9p0EzrkmnzA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (41, 1790856033000, 2, 2, 'join_code.created', '{"join_code":5,"role":"family"}', 'TkjEzJy3sy1g3I1MNJCczS7KzQYqIyN3qtPS8HaFRkc');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (42, 1790856034000, 2, 2, 'join_code.revoked', '{"join_code":5}', '6YGA2VFObniEc-ZBCYZKR7A0ga4qPB6NevBM1VtuqlI');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (43, 1790856035000, 2, 2, 'guest.created', '{"member":12,"room":null,"device":null,"expires_at":1790942435000}', 'YU0y0YMzRw69bfE7gfPLA5vhtK32JnVCGZXWxjVlNA4');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (44, 1790856036000, 2, 2, 'guest.deleted', '{"member":12}', 'tl0-7CAT6-ZLf2PbiAL9yLo0W0YY-DRsdXhlOTJD7PU');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (45, 1790856037000, 4, 13, 'home.founded', '{}', '_Qfb0qvn1_YCbotf_VijYhoBCgXUqNVvsgJzsNq8WYk');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (46, 1790856037000, 4, 13, 'account.registered', '{"role":"user"}', '31nEr2VmaK2RmeWLOksYuYx909MlNSIjWa1saG8h2hE');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (47, 1790856037000, 4, 13, 'session.started', '{}', 'd5ijl7cUTj04FYDXReDzoF_WPiZc43zZtrm93R3JRUc');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (48, 1790856038000, 4, 13, 'home.deleted', '{"devices":0}', 'TLTS84iNRvqybfdRnxecOT3jGEr9e4VlRrWIOPA6-9o');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (49, 1790856038000, 4, 13, 'account.deleted', '{}', 'XfjdPiTMSt6ki5cKoSpIPCWtGPIh31gjs8kGNbaQXpY');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (50, 1790856039000, 2, 3, 'session.started', '{}', 'cTDkM4PgVnZa0W0wqmlOu7vPKlGAHgRjqefvUWfg58I');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (51, 1790856040000, 2, 3, 'session.signed_out', '{}', 'Tmdkt6VD2IesKepT0UIuxodNlleVfWqhjcwsqm--b-s');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (52, 1790856041000, 2, 2, 'profile.changed', '{"mobile":false}', 'zQEkviJu2rZXu8X_BpzQ0UsjYHYHKJnzIyXmrHByjL0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (53, 1790856041000, 2, 3, 'call.refused', '{"call":"GET /api/users/guest/list/{userId}","code":"forbidden","from":"BiV5vPdB"}', 'B_aV46K2omr6iup7NT_DJQlXxH3Y54ulRbLx9T6bpvI');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (54, 1790856041000, 2, 2, 'sign_in.refused', '{"why":"wrong_password","from":"BiV5vPdB"}', 'Y6PKe4ZwdDi8PQ-tt7UjxdVcwEZqn14fYWiLFv-L-2M');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (55, 1790856042000, 2, 4, 'session.started', '{}', '9paxT9YxuRXhaNPc5vqIR12cW5cnMU3jSIiBXcYGyJI');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (56, 1790856044000, 2, 4, 'authenticator.enabled', '{}', 'a9Lki5zugYdYExCFu3GJf1TX8BsMT-YbuTIqK6HzHbY');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (57, 1790856046000, 2, 3, 'passkey.added', '{"passkey":1}', 'mAOo_iVx57EQ3lz6QeqXkTW6XYoDfGoq87-KV0OMKFU');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (58, 1790856048000, 2, 3, 'session.started', '{}', 'RKSdMUalBc_Nalwq9wUkFMJiI3Rpa-aYCSLE9CiiEBE');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (59, 1790856110000, 2, 2, 'reset_code.sent', '{"by":"sms"}', 'dtye5mK1mMojSCruQ5WdkGK7HArVQu968NHthPPdkUA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (60, 1790856111000, 2, 7, 'reset_code.sent', '{"by":"mail"}', 'BNRXz1c3MrZT4WMIvRgfJ68jyyhAZ6Xm2HmWqBRBJEQ');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (61, 1790856116000, 2, NULL, 'device.connected', '{"device":4}', 'iS53Yb__A82klufxBRJpbGJnNueG3pWhQjiEnFg7U-k');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (62, 1790856116001, 2, NULL, 'device.connected', '{"device":3}', 'gBXN_hLGaeHDYHKy3yexQyb4ST2uDyV2lAvlMhydRWg');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (63, 1790856116002, 2, NULL, 'device.connected', '{"device":2}', '_jyM7CympGhvw1CN_DCCJgyu2AKR1oH6lHulmcbWXCc');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (64, 1790856116005, 2, 2, 'pin.renamed', '{"device":2,"pin":"18"}', 'tuvnQcTuzabxmNmG1u-SSJnzw2QZNpnP6T3HwGsz4uA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (65, 1790856116005, 2, 2, 'pin.icon_changed', '{"device":2,"pin":"18"}', 'vyBdO3hDEkV9rbvhT8FYwaLrXySxGXwJa-I4YkmQY0A');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (66, 1790856116006, 2, 2, 'device.static_ip_set', '{"device":2}', 'QlpSrURLakC6KSb5kBOWT71DmC8QF1W4qJgE7AT4tYs');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (67, 1790856116007, NULL, NULL, 'commands.sealed', '{"requested":[[1,2,"TDrUk1TeAZd0Loky"]]}', 'nOdPAol9lpdh0WUMyf2_Hf2pgScNcp7rkrG76FDSilw');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (68, 1790856116009, NULL, NULL, 'commands.sealed', '{"ended":[[1,2,"FHLvCJkWQTqo6_6N"]]}', 'C_jPu813KJOaIC2BsvKFj6moV52wUD30octaLFeS7Vw');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (69, 1790856116010, NULL, NULL, 'commands.sealed', '{"requested":[[2,2,"3XWGZKpCooQ8UmqX"]]}', 'WSs-aFZVSWBxyl82E4xojkdsHqIIRRufzERum8RGOSw');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (70, 1790856116011, NULL, NULL, 'commands.sealed', '{"ended":[[2,2,"t44OPUFRScaplrVC"]]}', '4voeXv-Vn0haMegz5P3QE9Pu5TCENHjykC3bfT0p7aU');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (71, 1790856116012, NULL, NULL, 'commands.sealed', '{"requested":[[3,2,"rBRwBr5_KwmfED_U"]]}', 'VeH6KWqvhewTvf5dLAZPrC9TvoenwXIlxc09zYeL0DU');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (72, 1790856116013, NULL, NULL, 'commands.sealed', '{"requested":[[4,2,"9lM0peKurajiq-4C"]]}', 'GdmHgFxESD8gDJ1-XxsONzfmj7XUTBda5Lwt862C_bg');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (73, 1790856122014, NULL, NULL, 'commands.sealed', '{"ended":[[3,2,"Xev8sC3ep8xg9yJt"]]}', 'AZsRppI4lVdmP7WU4iIB05cxrikgufImmNOeaOmbmAc');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (74, 1790856122014, NULL, NULL, 'commands.sealed', '{"ended":[[4,2,"n3I-d9mY62m1D0nT"]]}', 'XrEprwQ2iNvhNxI7dTdyiu9XeSr4NeGs_xf8eESDyKU');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (75, 1790856122014, NULL, NULL, 'commands.sealed', '{"requested":[[5,2,"oM-J-esVVAoIEvNt"]]}', 'q6J8c6xjJpjZ0FUb69seaM1mC1yQJN4hOkoF6Ubj2ho');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (76, 1790856122016, 2, 2, 'device.registered', '{"device":6,"room":null}', 'dzdKC_pXI1yX2BnHUzZCnYBt32nK_xmuIlR_06m8CKM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (77, 1790856123016, 2, 2, 'device.deleted', '{"device":6}', 'P0xzIzd8dBj-GiFr0Wu1za1uEP6v2yJj6H5CPNRWWHY');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (78, 1790856124016, NULL, NULL, 'server.stopped', '{"replica":"EFDtPKJU"}', 'KGr13crZVcVt-biB_CTh2hiv0EVwM-OHPoWTy_Z289A');


--
-- Data for Name: audit_head; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.audit_head (id, count, link, seal, cut_count, cut_link, cut_at) VALUES (1, 78, 'KGr13crZVcVt-biB_CTh2hiv0EVwM-OHPoWTy_Z289A', 'nRqX-m5Btw0osyMAPyLZp5bzXaElxrpf8AjQPnpxcX8', 14, '-rh8Qda4_lMwfXm2xwAK3LJPGH5aTJ7on6baJXE6sJU', 1790856009000);


--
-- Data for Name: audit_pending; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: challenge; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.challenge (challenge_hash, purpose, person_id, detail, expires_at, tries_left) VALUES ('UIA9z5nnzIm_aNI7-sIPCm_If8KQDdQPRtjPB5tH2_M', 'passkey_sign_in', NULL, NULL, 1790856412000, 1);
INSERT INTO public.challenge (challenge_hash, purpose, person_id, detail, expires_at, tries_left) VALUES ('L91B0G_7dyDJZspH2e-9T_BDx4kv4fgHcl41NNOsHOY', 'second_factor', 4, '{"remember":false}', 1790856413000, 5);


--
-- Data for Name: command; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count) VALUES (1, 2, 2, 'person', 2, 'page', '"done"', 'EFDtPKJU.PQVNKJ_DJhzbUDvG', 'on', '18', 1, 1790856116007, 1790856121007, 1790856116008, 'done', NULL, 1790856116009, 1);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count) VALUES (2, 2, 2, 'person', 2, 'page', '"failed"', 'EFDtPKJU.PQVNKJ_DJhzbUDvG', 'off', '18', 0, 1790856116010, 1790856121010, NULL, 'failed', 'Relay is stuck', 1790856116011, 1);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count) VALUES (3, 2, 2, 'person', 3, 'page', '"superseded"', 'EFDtPKJU.CND78JuZsa3zeEJn', 'off', '18', 0, 1790856116012, 1790856121012, NULL, 'superseded', 'Replaced by a newer command', 1790856116013, 1);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count) VALUES (4, 2, 2, 'person', 2, 'page', '"expired"', 'EFDtPKJU.PQVNKJ_DJhzbUDvG', 'on', '18', 1, 1790856116013, 1790856121013, NULL, 'expired', 'The device has not answered', 1790856122014, 1);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count) VALUES (5, 2, 2, 'person', 3, 'page', '"living"', 'EFDtPKJU.CND78JuZsa3zeEJn', 'off', '18', 0, 1790856122014, 1790856127014, NULL, NULL, NULL, NULL, 1);


--
-- Data for Name: contact_message; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.contact_message (id, name, email, message, written_at) VALUES (1, 'Visitor', 'visitor@golden.example', 'Is it
for sale?', 1790856109000);


--
-- Data for Name: device; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version) VALUES (1, 1, NULL, 'SC-GOLDEN-1', 'The same name next door', 'Andyb7x2G2ftN_m1KZVipdoU0WL64nsmTQb_cvIDm9E', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, 0, 0, 1790856001000, NULL, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version) VALUES (5, 2, NULL, 'SC-GOLDEN-4', 'In its box', 'qElpp1c9qwi5n3nuszd59ANYqpbQAJPTd1pMKspTmpQ', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, 1, 0, 1790856008000, NULL, NULL, NULL, NULL, NULL, 2);
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version) VALUES (6, 2, NULL, 'SC-GOLDEN-5', 'On its way out', 'SGCctwIwB8Ij0nNlenSFmwKutvwomSfMVE0n-ehPQ3o', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, 1, 0, 1790856122016, NULL, 1790856123016, NULL, NULL, NULL, 0);
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version) VALUES (2, 2, 1, 'SC-GOLDEN-1', 'Lights', 'eoztPbGh1c0a6So4sMQFouN9FSXppdK4alsCnO7tbpk', '192.168.1.40', '192.168.1.50', '192.168.1.1', '255.255.255.0', '192.168.1.2', '192.168.1.77', NULL, 'golden 1.2', 3600, -61, 181000, 0, 1790856122016, 1, 14, 1790856005000, 'TcpyCSeT2NtIEd-68fQdbGUDbdMeWZ7__NQ4Y9vILjE', NULL, '25,18,21,19', 'EFDtPKJU', 1790856116002, 3);
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version) VALUES (3, 2, 2, 'PC-GOLDEN-2', 'Fan', 'pDNtJsSzPQGZd1Me0q0c5TrieMLtMtUfomXPde32UwM', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1790856122016, 1, 2, 1790856006000, 'TcpyCSeT2NtIEd-68fQdbGUDbdMeWZ7__NQ4Y9vILjE', NULL, NULL, 'EFDtPKJU', 1790856116001, 0);
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version) VALUES (4, 2, 1, 'WLM-GOLDEN-3', 'Tank', 'LVx0kFDJqwuTKxs_EkGLFI4xjfIeyJkugRwze-m1b4U', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, '72%', NULL, NULL, NULL, NULL, 0, 1790856122016, 1, 2, 1790856007000, 'TcpyCSeT2NtIEd-68fQdbGUDbdMeWZ7__NQ4Y9vILjE', NULL, NULL, 'EFDtPKJU', 1790856116000, 0);


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

INSERT INTO public.installation (id, key_fingerprint, created_at) VALUES (1, 'boQy-KWUUeugCC6grsR8HSO5oUQ5lFkk4cEscPG3-ms', 1790856000000);


--
-- Data for Name: join_code; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.join_code (id, code_hash, home_id, made_by, role, start_at, access_expires_at, room_id, device_id, expires_at) VALUES (2, '9MWxmp4qyRtXnUDfGmKyKwLorVgX9_MQQdYI6rBHkSw', 2, 2, 'family', NULL, NULL, NULL, NULL, 1790942421000);
INSERT INTO public.join_code (id, code_hash, home_id, made_by, role, start_at, access_expires_at, room_id, device_id, expires_at) VALUES (3, '0vbA7F2dRjN6FWjP0YL1y35Q-qov7WFH35rjd5kyzAM', 2, 4, 'guest', 1790856013999, 1798632014000, 1, NULL, 1790942422000);
INSERT INTO public.join_code (id, code_hash, home_id, made_by, role, start_at, access_expires_at, room_id, device_id, expires_at) VALUES (4, 'Z2z_uAP8genByMOX0LgopaWtEP9nyHdi2sOxQ7eSfw4', 2, 4, 'guest', 1790856013999, 1798632014000, NULL, 3, 1790942423000);


--
-- Data for Name: kysely_migration; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0001-the-house', '2026-11-23T01:16:23.822Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0002-accounts-and-audit', '2026-11-23T01:16:23.849Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0003-standard-words', '2026-11-23T01:16:23.852Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0004-command-log', '2026-11-23T01:16:23.872Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0005-arranging', '2026-11-23T01:16:23.873Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0006-favourites', '2026-11-23T01:16:23.878Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0007-order', '2026-11-23T01:16:23.882Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0008-replica-leases', '2026-11-23T01:16:23.888Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0009-settings-version', '2026-11-23T01:16:23.889Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0010-audit-cut', '2026-11-23T01:16:23.890Z');


--
-- Data for Name: kysely_migration_lock; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration_lock (id, is_locked) VALUES ('migration_lock', 0);


--
-- Data for Name: live_ticket; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.live_ticket (ticket_hash, session_id, expires_at) VALUES ('lPkQSH0oDokgtn31Rjl2VKoi7IeCpW8Q3wQVGYU2YKk', 'AKBQGLqm2Dwoei9jewG-iQ', 1790856144000);
INSERT INTO public.live_ticket (ticket_hash, session_id, expires_at) VALUES ('xzLl1GyHeLkjX-xMhxgOhhL6MnL0K0sdEORgOMt9JcY', '8sJ_TNX_14lzALIIG2veqQ', 1790856145000);


--
-- Data for Name: outbox; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (1, 'mail', 'co-owner@golden.example', 'A way to sign in to Roomwire has changed', 'On your Roomwire account an authenticator app was turned on. If this was not you, reset your password at once and look at Settings, Ways to sign in.', 1790856044000);
INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (2, 'mail', 'family@golden.example', 'A way to sign in to Roomwire has changed', 'On your Roomwire account a passkey was added. If this was not you, reset your password at once and look at Settings, Ways to sign in.', 1790856046000);
INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (3, 'sms', '+358401234567', NULL, 'Your Roomwire reset code is 170356. It is valid for 10 minutes. If you did not ask for it, ignore this message.', 1790856110000);
INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (4, 'mail', 'guest-of-home@golden.example', 'Your Roomwire reset code', 'Your Roomwire reset code is 745400. It is valid for 10 minutes. If you did not ask for it, ignore this message.', 1790856111000);


--
-- Data for Name: passkey; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.passkey (id, credential_id, person_id, public_key, sign_count, transports, name, created_at, last_used_at) VALUES (1, 'NBJCKjTDCpGPolLIG-vqpw', 3, 'pQECAyYgASFYIDA99YfQ6PiGdk92Gka7soZxhKbAmMbnA9D3bQJjciYWIlgglD7-ytCooUewrZCuCpz3yKMz8zRi60X3ouyUnaOduf4', 1, '["internal"]', 'Golden phone', 1790856046000, 1790856048000);


--
-- Data for Name: person; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step) VALUES (1, 1, 'user', 'Golden neighbour <b>&', 'neighbour@golden.example', '$argon2id$v=19$m=8,t=1,p=1$Fq9AgAiiTCbiLHN8iB811w$DbXNN/DkpFTD8V7y4KckEzaa4noYETYN9m7vXmecsR8', NULL, NULL, NULL, NULL, NULL, 1790856000000, NULL, NULL, NULL, NULL);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step) VALUES (3, 2, 'family', 'Golden family <b>&', 'family@golden.example', '$argon2id$v=19$m=8,t=1,p=1$Abfj5xexN4/fVPRvsPmtUw$Lz9P0URw/adGOUwJ6W7SFjYp2LOMA4jqvpWYiRFSgH8', NULL, NULL, NULL, NULL, NULL, 1790856009000, NULL, NULL, NULL, NULL);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step) VALUES (5, 2, 'guest', 'Golden guest-of-room <b>&', 'guest-of-room@golden.example', '$argon2id$v=19$m=8,t=1,p=1$g22BltIq0j7hFymgcL4rWQ$IszVLgDadmxOAODTSK5izSoFuCswrN78tSXNN0WM+4A', NULL, NULL, NULL, NULL, NULL, 1790856014000, NULL, NULL, NULL, NULL);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step) VALUES (6, 2, 'guest', 'Golden guest-of-device <b>&', 'guest-of-device@golden.example', '$argon2id$v=19$m=8,t=1,p=1$u7cnzwasmOVbpwpSRoWIcw$+gjqHEJN7IWR7smW5R8xoLKVKPuLHN6s3cjYbL+5kOQ', NULL, NULL, NULL, NULL, NULL, 1790856015000, NULL, NULL, NULL, NULL);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step) VALUES (7, 2, 'guest', 'Golden guest-of-home <b>&', 'guest-of-home@golden.example', '$argon2id$v=19$m=8,t=1,p=1$TfBvHNzFu5wwiQW7exhInA$9nxrWBjS+6erFcAqNKXq/+yZW+GLM+1a+QE4pk3T7zw', NULL, NULL, NULL, NULL, NULL, 1790856016000, NULL, NULL, NULL, NULL);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step) VALUES (8, 2, 'guest', 'Golden guest-of-tomorrow <b>&', 'guest-of-tomorrow@golden.example', '$argon2id$v=19$m=8,t=1,p=1$R9YOAjHBF1x1x5ZP1AFQ/g$MkxDpY49J5N+6c2Vp2NBrlPWi2y/r3kLC+7+6MP0Gl0', NULL, NULL, NULL, NULL, NULL, 1790856017000, NULL, NULL, NULL, NULL);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step) VALUES (9, 2, 'guest', 'Golden guest-by-code <b>&', 'guest-by-code@golden.example', '$argon2id$v=19$m=8,t=1,p=1$nbfihlBQ+8VMzdSfrxVJPQ$PJkadnJIlr5KT6/6cJ4QWHiutlGWX/45jqfcCfxqeBo', NULL, NULL, NULL, NULL, NULL, 1790856019000, NULL, NULL, NULL, NULL);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step) VALUES (10, NULL, 'family', 'Golden homeless <b>&', 'homeless@golden.example', '$argon2id$v=19$m=8,t=1,p=1$s6mjDRtXrejwMYuH8pFwZw$nP0qDdTK38BxeUo8zztRQWCsdJYfmjb/YGZ7sCS/AFE', NULL, NULL, NULL, NULL, NULL, 1790856024000, NULL, NULL, NULL, NULL);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step) VALUES (11, 3, 'super_admin', 'Closed', 'closed@golden.example', '$argon2id$v=19$m=8,t=1,p=1$h/Uyy31H7Z8Jg4YLZQR3cA$zdgeBJJiYZIbyxv90QgafT3mcciUqqMvGU8+IEHpKv8', NULL, NULL, NULL, NULL, NULL, 1790856025000, 1790856025000, NULL, NULL, NULL);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step) VALUES (2, 2, 'user', 'Golden owner <b>&', 'owner@golden.example', '$argon2id$v=19$m=8,t=1,p=1$SeduYQBp+4wyEamNonW+9Q$8W13PR/QLnvnwwZIMjm7b6d5X7DQwig9e2SJhXteK/Y', '+358401234567', 'Ring three times', 'Golden Street 1
00100 Helsinki', 'oQPnuTxu7FC_sJACbO81vmfzo0OgFHz_ZXYCtgi9HBY2nCZhcq63', '1952-10-13', 1790856002000, NULL, NULL, NULL, NULL);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step) VALUES (4, 2, 'admin', 'Golden co-owner <b>&', 'co-owner@golden.example', '$argon2id$v=19$m=8,t=1,p=1$qzFURatWDY0xem8E4bt4xg$cUS1gmSXGlxPsKgg+4DV4YHIcO57iqhnTstDVW17jf4', NULL, NULL, NULL, NULL, NULL, 1790856011000, NULL, 'qKmpjlkD0ID3NK7PuG7E8UWLTL4LjzgichnLYuQVbSsgMv7CPvn0De1FKaeIkybKdoC4GhF84HPnxEck', 1790856044000, 59695201);


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

INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'too4YcubzDpmGayuk1cGgT54gkWjWyxm5ERLAYqg6_k');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'INFy7V1TFmnQtHLCYBIeYCqY49Bnad76f9qqonDlMl4');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'cl2LBrNaMD-iylDHX-qH3x8eh9KZ_XuOBD2bLCsoxxA');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'Xi691QNernD96E8gbokxDSNixvP0BKw2mYhPnOkZ6vQ');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'A6fj98h7wV2XbvP4S_2meYdIJtld_nu1lu1TixSIZj8');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'ZQurOTFsRJRxu1Ne1M-Wf5aWiuRKFP62dgS4iy0q_tI');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'S2CR9MZX2jvGCsvPMSFQ24XTzQuKSacGt4KO9RqKOaI');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'A7SgS7mPYY5R-7N_WfPN9OKf-NchggOrW8rhLPo2iHM');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, '05u6tWFVYHjHqf8qQNVmRsJR00DQrJObi0aubCC-QzE');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'C8BWrx31DLEp8OwcQZ1rMXreDf5WgM7x-5JHVerDkJY');


--
-- Data for Name: replica; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: reset_code; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.reset_code (person_id, code_hash, browser_hash, asked_from, expires_at, tries_left) VALUES (2, 'OF1H2K6rZxEzF8nTyaMg4Jg6ReBpfaTDrqrW2z1oT-s', 'ammyrjMvUc7woFCXMyYgE-WfOQySNVCZutZYzpYMjCk', '127.0.0.1', 1790856710000, 5);
INSERT INTO public.reset_code (person_id, code_hash, browser_hash, asked_from, expires_at, tries_left) VALUES (7, '2H2xWajbJ-dF3EAPu2HxkqH7Nt22avwczJe2c4JtIR8', '9x06Nm81KOZmFXUNejHDYfigOEt-gRNLSEebWODw2vk', '127.0.0.1', 1790856711000, 5);


--
-- Data for Name: room; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.room (id, home_id, name, name_key, created_at) VALUES (1, 2, 'Living Room', 'living room', 1790856003000);
INSERT INTO public.room (id, home_id, name, name_key, created_at) VALUES (2, 2, 'Küche · 厨房', 'küche · 厨房', 1790856004000);


--
-- Data for Name: session; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at) VALUES ('rtFMt8GpwQu-uoLoG2g0Dg', 10, 1790856024000, 1790899224000, 'Golden browser', NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at) VALUES ('98zVd9O_tVL5pKcMng98VA', 3, 1790856048000, 1790899248000, 'node', NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at) VALUES ('-D8tfSdkV8e8bogoBEl7Mg', 1, 1790856000000, 1790899200000, 'Golden browser', 1790856110000);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at) VALUES ('PFVWG1W6bVAW3YyDvyK4Kw', 4, 1790856012000, 1790899212000, 'Golden browser', 1790856110000);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at) VALUES ('K6bzu_za5G9_bvw1cFFWGw', 9, 1790856019000, 1790899219000, 'Golden browser', 1790856110000);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at) VALUES ('QBV2_LBcj9ZJa0UNA0RJxA', 4, 1790856042000, 1790899242000, 'Golden browser', 1790856110000);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at) VALUES ('AKBQGLqm2Dwoei9jewG-iQ', 2, 1790856002000, 1790899202000, 'Golden browser', 1790856124016);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at) VALUES ('8sJ_TNX_14lzALIIG2veqQ', 3, 1790856010000, 1790899210000, 'Golden browser', 1790856124016);


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
