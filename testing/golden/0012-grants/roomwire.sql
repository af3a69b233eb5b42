CREATE TABLE public.access_grant (
    id integer NOT NULL,
    person_id integer NOT NULL,
    scope text NOT NULL,
    room_id integer,
    device_id integer,
    access_right text NOT NULL,
    start_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    windows text DEFAULT '[]'::text NOT NULL,
    paused_at bigint,
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
-- Name: access_grant id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.access_grant ALTER COLUMN id SET DEFAULT nextval('public.access_grant_id_seq'::regclass);


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
-- Data for Name: access_grant; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.access_grant (id, person_id, scope, room_id, device_id, access_right, start_at, expires_at, windows, paused_at) VALUES (1, 5, 'room', 1, NULL, 'switch', 1790856014999, 1798632015000, '[]', NULL);
INSERT INTO public.access_grant (id, person_id, scope, room_id, device_id, access_right, start_at, expires_at, windows, paused_at) VALUES (2, 6, 'device', NULL, 2, 'switch', 1790856014999, 1798632015000, '[]', NULL);
INSERT INTO public.access_grant (id, person_id, scope, room_id, device_id, access_right, start_at, expires_at, windows, paused_at) VALUES (3, 7, 'home', NULL, NULL, 'switch', 1790856014999, 1798632015000, '[]', NULL);
INSERT INTO public.access_grant (id, person_id, scope, room_id, device_id, access_right, start_at, expires_at, windows, paused_at) VALUES (4, 8, 'room', 1, NULL, 'see', 1790942418000, 1798632015000, '[{"days":[2,4],"from":"09:00","to":"12:00"}]', 1790856018000);
INSERT INTO public.access_grant (id, person_id, scope, room_id, device_id, access_right, start_at, expires_at, windows, paused_at) VALUES (5, 8, 'room', 2, NULL, 'see', 1790942418000, 1798632015000, '[{"days":[2,4],"from":"09:00","to":"12:00"}]', 1790856018000);
INSERT INTO public.access_grant (id, person_id, scope, room_id, device_id, access_right, start_at, expires_at, windows, paused_at) VALUES (6, 9, 'room', 2, NULL, 'switch', 1790856014999, 1798632015000, '[]', NULL);


--
-- Data for Name: arrangement; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.arrangement (person_id, kind, ids, changed_at) VALUES (2, 'rooms', '1,2', 1790856028000);
INSERT INTO public.arrangement (person_id, kind, ids, changed_at) VALUES (3, 'devices', '4,2', 1790856029000);


--
-- Data for Name: attempt; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/address/Bxrpm2gc8k04LvgSAXRjUcgGz3gDciwXsVgkiTh5r2s', 2, 1790859711000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/asked/hour/xVpFeGVho9yPCt35p8vkcfGFNEPPw9yRxVaJYF_vBl0', 1, 1790859712000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/asked/day/xVpFeGVho9yPCt35p8vkcfGFNEPPw9yRxVaJYF_vBl0', 1, 1790942512000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/hour/Bxrpm2gc8k04LvgSAXRjUcgGz3gDciwXsVgkiTh5r2s', 2, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/day/Bxrpm2gc8k04LvgSAXRjUcgGz3gDciwXsVgkiTh5r2s', 2, 1790942400000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/all/aefERycaHS1JNqupZKCH9-gpLoFDmqhZERSkDc_-CXw', 2, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/visit/PJ4EZ8KsYS3praeL0hk9PCr9gsk08T5hUk-CIxNys-I', 1, 1790859712000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/account/hour/jbu2K_tmnOoMxLCzpdgmrEsQpnQ0nU2NcLDpr8WWJVo', 1, 1790859712000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/account/day/jbu2K_tmnOoMxLCzpdgmrEsQpnQ0nU2NcLDpr8WWJVo', 1, 1790942512000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/all/aefERycaHS1JNqupZKCH9-gpLoFDmqhZERSkDc_-CXw', 2, 1790859711000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('passkey/address/Bxrpm2gc8k04LvgSAXRjUcgGz3gDciwXsVgkiTh5r2s', 2, 1790856948000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/hour/kHbZt_66k9wbmR73RSoN5Za0XGzwRNIEeLsJR6aQ99c', 0, 1790859610000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/day/kHbZt_66k9wbmR73RSoN5Za0XGzwRNIEeLsJR6aQ99c', 0, 1790942410000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('register/address/Bxrpm2gc8k04LvgSAXRjUcgGz3gDciwXsVgkiTh5r2s', 5, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('register/all/aefERycaHS1JNqupZKCH9-gpLoFDmqhZERSkDc_-CXw', 5, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/address/Bxrpm2gc8k04LvgSAXRjUcgGz3gDciwXsVgkiTh5r2s', 1, 1790856911000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/account/UlQkKgfy4zHJcFkwfI6IUlfLttRs9fQ1TlbenlMpfqA', 0, 1790942413000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('socket/address/Bxrpm2gc8k04LvgSAXRjUcgGz3gDciwXsVgkiTh5r2s', 2, 1790856177007, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/account/4Pf4AnEDsYJ78PtlUG_36XzhYXnEH4-NXwt5O7Fr5Ww', 0, 1790942411000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/account/pwSqThgYl80jh0jbo9iSPHolpz-Tqc_fnxcl2TpuUEE', 1, 1790942442000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('password-again/account/kpI21ME_ZM3Xu1xeftvLIWFd1EgsXWsyWpz5huzGsG0', 0, 1790942444000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('code/signed-in/kpI21ME_ZM3Xu1xeftvLIWFd1EgsXWsyWpz5huzGsG0', 0, 1790942445000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('password-again/account/CALGMeU0rwva2QlD8cjEVSGxSYHXo1e_emLWXkpaLiA', 0, 1790942446000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('contact/address/Bxrpm2gc8k04LvgSAXRjUcgGz3gDciwXsVgkiTh5r2s', 1, 1790859710000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('sms/address/Bxrpm2gc8k04LvgSAXRjUcgGz3gDciwXsVgkiTh5r2s', 1, 1790859711000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/asked/hour/pwSqThgYl80jh0jbo9iSPHolpz-Tqc_fnxcl2TpuUEE', 1, 1790859711000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/asked/day/pwSqThgYl80jh0jbo9iSPHolpz-Tqc_fnxcl2TpuUEE', 1, 1790942511000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('join/address/Bxrpm2gc8k04LvgSAXRjUcgGz3gDciwXsVgkiTh5r2s', 1, 1790859621000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('join/account/dtStBaPmJmLJZX5OXaqw1cvJQ6Vdzog5dprokF84QCA', 1, 1790859621000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/visit/muWuBRB-hNVk8r-Ak0vdMDTKuTYrMhUShUGgIVe5sK8', 1, 1790859711000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/account/hour/xfP9AP5doQ7nEq22a5hzi4sfIMtdMKF45bWASDnO9PE', 1, 1790859711000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/account/day/xfP9AP5doQ7nEq22a5hzi4sfIMtdMKF45bWASDnO9PE', 1, 1790942511000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('sms/number/JX79047q6Z0W2mBREf69vA5FZ5D9PhnxAVhu8Ym2hhE', 1, 1790859711000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('sms/all/aefERycaHS1JNqupZKCH9-gpLoFDmqhZERSkDc_-CXw', 1, 1790942511000, 0);


--
-- Data for Name: audit; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (17, 1790856010000, 2, 2, 'family.created', '{"member":3}', 'hM_vAPbuFeFTC9uVlF4wIVW9s4HQ3CzbtS1vulepVyo');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (18, 1790856011000, 2, 3, 'session.started', '{}', 'QyO16ioRYvn30M_fon31z2a0o-FLv01ppSbMK8a8HJY');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (19, 1790856012000, 2, 2, 'family.created', '{"member":4}', 'pbUh5NffclEC4ZqS7QfMwmHI7L0XiAWSPSgIwFlr1zk');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (20, 1790856013000, 2, 4, 'session.started', '{}', '0r66m9T5iRY2PDqaPTHiOStd4GPYWc3I4DIM16vKr1A');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (21, 1790856014000, 2, 2, 'co_owner.added', '{"member":4}', 'UXugy0GiMJUPVsXn4sZid1ThZ2NXc5QOL49O0EZ23qU');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (22, 1790856015000, 2, 2, 'guest.created', '{"member":5,"rooms":[1],"devices":[],"expires_at":1798632015000}', 'V0G2TUJ24iGKojdwmCsYhBak0-IVXZ7CiyfnNu3l6-w');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (23, 1790856016000, 2, 2, 'guest.created', '{"member":6,"rooms":[],"devices":[2],"expires_at":1798632015000}', 'kkCoagO8q1CoKu3ma6NZfPPZte7XLYlIwUuOSc76q2c');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (24, 1790856017000, 2, 2, 'guest.created', '{"member":7,"rooms":[],"devices":[],"expires_at":1798632015000}', 'p1OnLqCT74bllQRJwxUlGKXU2WebPh4iFd8BLv2ytnY');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (25, 1790856018000, 2, 2, 'guest.created', '{"member":8,"rooms":[1,2],"devices":[],"expires_at":1798632015000}', 'w0FUNH86nKRj6TuyREzGmK-dmnR801kpnjFXRF1Ycqs');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (26, 1790856019000, 2, 2, 'join_code.created', '{"join_code":1,"role":"guest"}', 'zYerM7P2yy6tatX3jtJ8GuhFrSjgnj4NRYue1QMMabo');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (27, 1790856020000, NULL, 9, 'account.registered', '{"role":"guest"}', 'MK-1ULsmxWnT96TubINVFAHf1AncGqzy_a2QkcxhoUw');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (28, 1790856020000, NULL, 9, 'session.started', '{}', 'tfirw215a76KRfMW617LcyFqDMPLkh-1mEPBeCyqmhE');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (29, 1790856021000, 2, 9, 'home.joined', '{"role":"guest"}', 'CQCc8fTVc_-LTIiARmjoqw6vLr8PH7ytp4y_jv6Xs7Y');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (30, 1790856022000, 2, 2, 'join_code.created', '{"join_code":2,"role":"family"}', 'YJgiZ4HEk8HlGWlTBwLD4dRYvKPGxkC3u3wXRecx2eE');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (31, 1790856023000, 2, 4, 'join_code.created', '{"join_code":3,"role":"guest"}', '7Ilnkbu1FlsFLUOyT2vH54LF29g4BXXGae5zaU0pmIs');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (32, 1790856024000, 2, 4, 'join_code.created', '{"join_code":4,"role":"guest"}', 'CRq3LB-v30GJHUmRJTSaTZMG990oOfJNyYMsw8Mov70');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (33, 1790856025000, NULL, 10, 'account.registered', '{"role":"family"}', 'gvLBCmfIS7_UUOph1xOxg3qjJTXKkSbFM83K2RDugug');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (34, 1790856025000, NULL, 10, 'session.started', '{}', 'ixTEx_7PlEcS0ls4JHTvYgcxpAEUGe4YradvotKs2rs');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (35, 1790856026000, 3, 11, 'operator.created', '{}', 'mzm9Y5l-GC2JOxORlXF_YxF0OqtKlpdsUc5eciRj2po');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (36, 1790856026000, 3, NULL, 'account.disabled', '{"member":11}', 'LAiADvuwl0_FVsjIb2wAmEK6BgWmq9mMzeZQQUbd_uA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (37, 1790856026000, 2, 2, 'favourite.added', '{"device":2,"pin":"18"}', '0PAvhkqqV6aZYipvgT-xAL80rm4Peu3SPyb9rAmWl1I');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (38, 1790856027000, 2, 3, 'favourite.added', '{"device":2,"pin":"19"}', 'VR96937Cys_iEv-MaVzetHIFjulfI8TEAlGRWDA_P6w');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (39, 1790856030000, 2, 2, 'device.pins_arranged', '{"device":2}', 'XvMaNu7jf2uHd8AItS87iWqK1Dn9IJTUwB7oUWmH5r8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (40, 1790856031000, 2, 2, 'device.updated', '{"device":5,"name":true,"local_ip":false}', 'VMqFHyhSO1EGQW6FHXdJa1tF-qMZlea838dQ0Ers6bc');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (41, 1790856032000, 2, 2, 'device.removed', '{"device":5}', 'wNJJoR5-bs2f6B92rheTH9wMP32tlrT-OHwJtKkMdj0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (42, 1790856033000, 2, 2, 'device.secret_reset', '{"device":5}', 'yI5lz5dRFvUgIKO-I5qO2BmIhcEYIr52kbSQibhVqtQ');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (43, 1790856034000, 2, 2, 'join_code.created', '{"join_code":5,"role":"family"}', '7vmDZvwjGcCytg5lZuB96toKyrmU29g4DNGLcRmiHN8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (44, 1790856035000, 2, 2, 'join_code.revoked', '{"join_code":5}', 'LeTopODsIdscFEcjqGJmou3JGIux-0cGN9-bu3Lk5oQ');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (45, 1790856036000, 2, 2, 'guest.created', '{"member":12,"rooms":[],"devices":[],"expires_at":1790942436000}', 'qByaqr-6EikSc2fGS-aPsqcjVtSKN4BITe4PqtR-BPo');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (46, 1790856037000, 2, 2, 'guest.deleted', '{"member":12}', 'a8JFQH-6FPOSf6UN0C7hrDM0MWp9UrKP35XTfvXlufU');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (47, 1790856038000, 4, 13, 'home.founded', '{}', 'kI97M37OEOfuXeO4jKNP062cPcThSZ4OepPB8IpopHM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (48, 1790856038000, 4, 13, 'account.registered', '{"role":"user"}', 'ShRU4jBrqnYp4k3G4gK1JgGXm2-A6fvmTp9Dnv7IKD4');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (49, 1790856038000, 4, 13, 'session.started', '{}', 'wZEcHRsUb4JSZ1YrCJ-tTlc20ns24wYZLgoY6iH4DWg');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (50, 1790856039000, 4, 13, 'home.deleted', '{"devices":0}', 'U2O1XL_8Z-MMsxYzL5Naj9D4C0I4iQUDg1ZQyINdgKg');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (51, 1790856039000, 4, 13, 'account.deleted', '{}', 'Ht2EFohAGFtbN6eEPsvO5Y_AlVM10tW6DHOlRACX0o8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (52, 1790856040000, 2, 3, 'session.started', '{}', 'gjGDBKIZs6aTdla_VeHFZ18hqS7vbTEssf6f7xXny-o');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (53, 1790856041000, 2, 3, 'session.signed_out', '{}', 'UYb9lUwVlZjVRSkJGqCU1P62qh1nd6JQw5mjFuVrXNE');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (54, 1790856042000, 2, 2, 'profile.changed', '{"mobile":false}', 'pzcrixMj3lMXaXP2rPNw1QYKdgjsggs_AsGVLIW4Tqk');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (55, 1790856042000, 2, 3, 'call.refused', '{"call":"GET /api/users/guest/list/{userId}","code":"forbidden","from":"bPXpl40l"}', 'A8sBlZPk1Oo3lKrBH0k3WFfZMSQmXTcymg04GoGGVOo');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (56, 1790856042000, 2, 2, 'sign_in.refused', '{"why":"wrong_password","from":"bPXpl40l"}', 'Y310LZ1Oj9TFYkMMeET6PRjL10n2kZycOOYxjNyfmiw');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (57, 1790856043000, 2, 4, 'session.started', '{}', 'LPg2ew_xOaxX4TJPI2eefGrmQ5fXa0e9HmxHesKt-nM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (58, 1790856045000, 2, 4, 'authenticator.enabled', '{}', 'Szha88VfnIUWgkjctyTqcClRxalcylsAgVf6zhiQZss');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (59, 1790856047000, 2, 3, 'passkey.added', '{"passkey":1}', 'soVb5yE03VBjvsrcb8FQVHJvy_ASzlEf2Yz3ERQGhgo');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (60, 1790856049000, 2, 3, 'session.started', '{}', 'dzwpE9PFsgaQAA6uGUmRijUv96XTvD0oo9-Mh6YU_bs');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (61, 1790856111000, 2, 2, 'reset_code.sent', '{"by":"sms"}', 'o40x74uVgxAB3_i6u7v4uLw1NbBhU6TvhMjMpx4iCCM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (62, 1790856112000, 2, 7, 'reset_code.sent', '{"by":"mail"}', '99llbB2OIqK8a9v2g2kI8V2f8nUNB2YM_fZU0WpoG_I');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (63, 1790856117000, 2, NULL, 'device.connected', '{"device":4}', '0KDiYX6wuS-YDHlANaYxh_vc7I0TVvCExzKsd_A4a18');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (64, 1790856117001, 2, NULL, 'device.connected', '{"device":3}', '-l_Q31YZrj1NRlqCR67FV1TrI65rCvZMdEQrbVHa7kQ');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (65, 1790856117002, 2, NULL, 'device.connected', '{"device":2}', 'yWqykDJTvjFiq7olyzAQG8fmiOga0e9v-i_qowb1XH4');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (70, 1790856117009, NULL, NULL, 'commands.sealed', '{"ended":[[1,2,"8TdbfKZXNFEdV-RK"]]}', '1mBv_vMnOgXkCj5225S_xJiBs_VS-x7ZwFEvMXk-rGM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (71, 1790856117010, NULL, NULL, 'commands.sealed', '{"requested":[[2,2,"5D6EKc6Z4j1K3LM5"]]}', 'KBD-JcJ66R_2tQzNPyHENGt6FyOMUabXgdOsvUjjg7I');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (72, 1790856117011, NULL, NULL, 'commands.sealed', '{"ended":[[2,2,"clkil8eTRxGY5mj9"]]}', 'vakVnUSv8BMkLFIFE6BNJGOquNW2Lb2eN_kZrD_Quio');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (73, 1790856117012, NULL, NULL, 'commands.sealed', '{"requested":[[3,2,"a_ZThz_QfcpJl71k"]]}', 'HKoifxJU1YnQacCTrbUTRWY4yASzL9sjMA8pPB14n2I');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (74, 1790856117013, NULL, NULL, 'commands.sealed', '{"requested":[[4,2,"Q-xekn44Z_HjNNc3"]]}', 'rKGkaHTY85ynGBz3y26IuysWtZwWr7NvU0BdCt0-m7M');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (75, 1790856123014, NULL, NULL, 'commands.sealed', '{"ended":[[3,2,"Ueb-m7XV65NN42-i"]]}', 'fVv1Gn0TT82k1UJ3qJTQUyVif6AXC6xBUX4x8xncVzk');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (76, 1790856123014, NULL, NULL, 'commands.sealed', '{"ended":[[4,2,"3d1-dv_M7XQRXNQ0"]]}', 'dXGUvd8K6xiAyheiSJEje1U-0ohJK8KQT2l5dicDNks');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (77, 1790856123014, NULL, NULL, 'commands.sealed', '{"requested":[[5,2,"igmNSaPZeBLPF_yG"]]}', 'Se8jRCEYS7KZpPh5KxFx-6Rg6EdlWxU4g73jShLk5NU');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (66, 1790856117005, 2, 2, 'pin.renamed', '{"device":2,"pin":"18"}', 'bmUXVX_PuPRh99DDxCPeYGlCucuAVtd_77TOyxnfEtQ');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (67, 1790856117005, 2, 2, 'pin.icon_changed', '{"device":2,"pin":"18"}', 'E1sAbELpjtKXX0gHT71wzjEE7cZ39x4yZr5xNJnFLYw');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (68, 1790856117006, 2, 2, 'device.static_ip_set', '{"device":2}', 'T5Wqvn0R4XGkKwskvK1H1M2YvSzXXRGNyidtyxP7HWw');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (69, 1790856117007, NULL, NULL, 'commands.sealed', '{"requested":[[1,2,"5m4WEbxM8J8rKRUI"]]}', '8kxUiyB8nLLlubNgm0v-5he64nlQI8E8OMEX_eEmJJU');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (78, 1790856123016, 2, 2, 'device.registered', '{"device":6,"room":null}', 'aEA1dB7p3-Wu1PgM6zM4vPiDn0B3jyEBSAcUCWH7lUM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (79, 1790856124016, 2, 2, 'device.deleted', '{"device":6}', 'LkoEQQGPp3KRkLc7jpV2Qq6wy8677sEBPJEmCqCUFwM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (80, 1790856125016, NULL, NULL, 'server.stopped', '{"replica":"nSLRd-sk"}', '77FSE1mhjA4HaHOU1a0TO5uT6e0q0oSMsXzgdhO3TOM');


--
-- Data for Name: audit_head; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.audit_head (id, count, link, seal, cut_count, cut_link, cut_at) VALUES (1, 80, '77FSE1mhjA4HaHOU1a0TO5uT6e0q0oSMsXzgdhO3TOM', '3dziz6BfNpcnQSaxorQ1rqCWb7suM2t3X0fyOS8mBcc', 16, 'Z8uIvHCmD7eWt13Vh0K8DXG4n9a9eMazCWraaFxLjJE', 1790856010000);


--
-- Data for Name: audit_pending; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: challenge; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.challenge (challenge_hash, purpose, person_id, detail, expires_at, tries_left) VALUES ('XXAHoy1iM9U06n_ZQS4RAQsb1LZgcAs8IjRd2td6jY0', 'passkey_sign_in', NULL, NULL, 1790856413000, 1);
INSERT INTO public.challenge (challenge_hash, purpose, person_id, detail, expires_at, tries_left) VALUES ('IC-oOsRdS71VIfl79JWviDC_xQ7KnrSfDj5LwXvr0Vs', 'second_factor', 4, '{"remember":false}', 1790856414000, 5);


--
-- Data for Name: command; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count) VALUES (1, 2, 2, 'person', 2, 'page', '"done"', 'nSLRd-sk.0I63GkMHkYQ7avjl', 'on', '18', 1, 1790856117007, 1790856122007, 1790856117008, 'done', NULL, 1790856117009, 1);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count) VALUES (2, 2, 2, 'person', 2, 'page', '"failed"', 'nSLRd-sk.0I63GkMHkYQ7avjl', 'off', '18', 0, 1790856117010, 1790856122010, NULL, 'failed', 'Relay is stuck', 1790856117011, 1);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count) VALUES (3, 2, 2, 'person', 3, 'page', '"superseded"', 'nSLRd-sk.oOrpFUy9JlbqAcH1', 'off', '18', 0, 1790856117012, 1790856122012, NULL, 'superseded', 'Replaced by a newer command', 1790856117013, 1);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count) VALUES (4, 2, 2, 'person', 2, 'page', '"expired"', 'nSLRd-sk.0I63GkMHkYQ7avjl', 'on', '18', 1, 1790856117013, 1790856122013, NULL, 'expired', 'The device has not answered', 1790856123014, 1);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count) VALUES (5, 2, 2, 'person', 3, 'page', '"living"', 'nSLRd-sk.oOrpFUy9JlbqAcH1', 'off', '18', 0, 1790856123014, 1790856128014, NULL, NULL, NULL, NULL, 1);


--
-- Data for Name: contact_message; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.contact_message (id, name, email, message, written_at) VALUES (1, 'Visitor', 'visitor@golden.example', 'Is it
for sale?', 1790856110000);


--
-- Data for Name: device; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version) VALUES (1, 1, NULL, 'SC-GOLDEN-1', 'The same name next door', '6ZlZhY_ZVllXYLjBdyZQx-ueoW6y4BvDGFtEE-bAR2k', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, 0, 0, 1790856001000, NULL, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version) VALUES (5, 2, NULL, 'SC-GOLDEN-4', 'In its box', 'kriJfvM46W5ox4dnbW22_jlMZBt40Ibw3X1GVmXuvwc', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, 1, 0, 1790856008000, NULL, NULL, NULL, NULL, NULL, 2);
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version) VALUES (2, 2, 1, 'SC-GOLDEN-1', 'Lights', 'bS4ME57JJrKQBxP16F2raClqo93rtJiYsAQiFHnlr_Q', '192.168.1.40', '192.168.1.50', '192.168.1.1', '255.255.255.0', '192.168.1.2', '192.168.1.77', NULL, 'golden 1.2', 3600, -61, 181000, 0, 1790856123016, 1, 14, 1790856005000, 'vqJPM-wnLXusQVRi7ZXBZTQoNF_x4NaYCulI5NNp2-c', NULL, '25,18,21,19', 'nSLRd-sk', 1790856117002, 3);
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version) VALUES (3, 2, 2, 'PC-GOLDEN-2', 'Fan', 'fg6Q4p5576dMGydef11eLmUO8zk7utwh74PMfNYIlbg', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1790856123016, 1, 2, 1790856006000, 'vqJPM-wnLXusQVRi7ZXBZTQoNF_x4NaYCulI5NNp2-c', NULL, NULL, 'nSLRd-sk', 1790856117001, 0);
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version) VALUES (4, 2, 1, 'WLM-GOLDEN-3', 'Tank', 'cR6q4QQe2ugjiL7GnHnNGT6PCuSFLlhUqXEsuqpdEyc', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, '72%', NULL, NULL, NULL, NULL, 0, 1790856123016, 1, 2, 1790856007000, 'vqJPM-wnLXusQVRi7ZXBZTQoNF_x4NaYCulI5NNp2-c', NULL, NULL, 'nSLRd-sk', 1790856117000, 0);
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version) VALUES (6, 2, NULL, 'SC-GOLDEN-5', 'On its way out', 'p25oO6CSzErRDpiLYKeBIx8BmfyyNeg6FIBXvyTtJsY', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, 1, 0, 1790856123016, NULL, 1790856124016, NULL, NULL, NULL, 0);


--
-- Data for Name: favourite; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.favourite (person_id, device_id, pin, added_at) VALUES (2, 2, '18', 1790856026000);
INSERT INTO public.favourite (person_id, device_id, pin, added_at) VALUES (3, 2, '19', 1790856027000);


--
-- Data for Name: home; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.home (id, founded_at, name, time_zone) VALUES (1, 1790856000000, '', '');
INSERT INTO public.home (id, founded_at, name, time_zone) VALUES (3, 1790856026000, '', '');
INSERT INTO public.home (id, founded_at, name, time_zone) VALUES (2, 1790856002000, 'Golden House', 'Asia/Kolkata');


--
-- Data for Name: installation; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.installation (id, key_fingerprint, created_at) VALUES (1, 'HxdaBrZZjsFtGIk_Iy8eyyvMSaeTLPi5OmyLtlQYPL8', 1790856000000);


--
-- Data for Name: join_code; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.join_code (id, code_hash, home_id, made_by, role, start_at, access_expires_at, room_id, device_id, expires_at) VALUES (2, '-oAikavM2B6vN_4dBbfvurmlKjj3ePaA9lzDI_5cUos', 2, 2, 'family', NULL, NULL, NULL, NULL, 1790942422000);
INSERT INTO public.join_code (id, code_hash, home_id, made_by, role, start_at, access_expires_at, room_id, device_id, expires_at) VALUES (3, 'N4x08qLyhVygCISCEoMNN1cfCi3LOSA4wa_yLcOcrzk', 2, 4, 'guest', 1790856014999, 1798632015000, 1, NULL, 1790942423000);
INSERT INTO public.join_code (id, code_hash, home_id, made_by, role, start_at, access_expires_at, room_id, device_id, expires_at) VALUES (4, 'TPuJWUhHMvqtI4HL2B84NcFDb4LyQr5aEJkyGXiLjhY', 2, 4, 'guest', 1790856014999, 1798632015000, NULL, 3, 1790942424000);


--
-- Data for Name: kysely_migration; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0001-the-house', '2026-11-23T08:16:18.295Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0002-accounts-and-audit', '2026-11-23T08:16:18.310Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0003-standard-words', '2026-11-23T08:16:18.312Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0004-command-log', '2026-11-23T08:16:18.321Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0005-arranging', '2026-11-23T08:16:18.323Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0006-favourites', '2026-11-23T08:16:18.325Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0007-order', '2026-11-23T08:16:18.327Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0008-replica-leases', '2026-11-23T08:16:18.330Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0009-settings-version', '2026-11-23T08:16:18.331Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0010-audit-cut', '2026-11-23T08:16:18.332Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0011-homes-and-accounts', '2026-11-23T08:16:18.334Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0012-grants', '2026-11-23T08:16:18.340Z');


--
-- Data for Name: kysely_migration_lock; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration_lock (id, is_locked) VALUES ('migration_lock', 0);


--
-- Data for Name: live_ticket; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.live_ticket (ticket_hash, session_id, expires_at) VALUES ('yy7B1Vv07KOGj3ft0CUsiRYcXgxr8JW3nvSks8JvI6A', 'MBHekIZCUQiCfG18sbi5bw', 1790856145000);
INSERT INTO public.live_ticket (ticket_hash, session_id, expires_at) VALUES ('er0SPmMKH7svxU8YaxuGC86olTNW3R1tEnxWgBYQJX0', 'W6c6awUQwmFJyilrwgIpRw', 1790856146000);


--
-- Data for Name: outbox; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (1, 'mail', 'co-owner@golden.example', 'A way to sign in to Roomwire has changed', 'On your Roomwire account an authenticator app was turned on. If this was not you, reset your password at once and look at Settings, Ways to sign in.', 1790856045000);
INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (2, 'mail', 'family@golden.example', 'A way to sign in to Roomwire has changed', 'On your Roomwire account a passkey was added. If this was not you, reset your password at once and look at Settings, Ways to sign in.', 1790856047000);
INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (3, 'sms', '+358401234567', NULL, 'Your Roomwire reset code is 614004. It is valid for 10 minutes. If you did not ask for it, ignore this message.', 1790856111000);
INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (4, 'mail', 'guest-of-home@golden.example', 'Your Roomwire reset code', 'Your Roomwire reset code is 174378. It is valid for 10 minutes. If you did not ask for it, ignore this message.', 1790856112000);


--
-- Data for Name: passkey; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.passkey (id, credential_id, person_id, public_key, sign_count, transports, name, created_at, last_used_at) VALUES (1, 'c31k1DrWpVOMkVYk1_4iUg', 3, 'pQECAyYgASFYIB6eBcTWg-39MkbZNgDsMy2Cupk6CIBx9JMKfeMVArXQIlgg3BjTBChpK4SY3sA4rTVFwsLOasGnHBUiOXUysDwt7NM', 1, '["internal"]', 'Golden phone', 1790856047000, 1790856049000);


--
-- Data for Name: person; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (1, 1, 'user', 'Golden neighbour <b>&', 'neighbour@golden.example', '$argon2id$v=19$m=8,t=1,p=1$9YHY8BDd/b8lAxH1LFG6Nw$4IMsOOp3HkW7Z15Iv/TmEaAeEOWcpvO6mYk6TOeFunc', NULL, NULL, NULL, NULL, NULL, 1790856000000, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (3, 2, 'family', 'Golden family <b>&', 'family@golden.example', '$argon2id$v=19$m=8,t=1,p=1$XuDO0/I2EGxgr5I6NtXdpg$UnQaQ9aqyS1SP0aCaqnCE7kLlkKIRbM1ff+QFqzI0vU', NULL, NULL, NULL, NULL, NULL, 1790856010000, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (5, 2, 'guest', 'Golden guest-of-room <b>&', 'guest-of-room@golden.example', '$argon2id$v=19$m=8,t=1,p=1$Pub74S6pyS3zwYg5wE1zDA$Opct9qv5C75HDNBhjbaX5lCxzjquFpfZlPCKIV3Bjtc', NULL, NULL, NULL, NULL, NULL, 1790856015000, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (6, 2, 'guest', 'Golden guest-of-device <b>&', 'guest-of-device@golden.example', '$argon2id$v=19$m=8,t=1,p=1$h+7vOIxz/Za9E24J5+7Jww$Tly9dwqT02njob8e1w+UALN5yLc7DqxBcAvZJK+dKYs', NULL, NULL, NULL, NULL, NULL, 1790856016000, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (7, 2, 'guest', 'Golden guest-of-home <b>&', 'guest-of-home@golden.example', '$argon2id$v=19$m=8,t=1,p=1$sbF5UzDyePl7LD+SmfBS7g$LMSMzjVHfZUEpr1of93KaAeUIIDwgADKLLmspzi/PmM', NULL, NULL, NULL, NULL, NULL, 1790856017000, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (8, 2, 'guest', 'Golden guest-of-tomorrow <b>&', 'guest-of-tomorrow@golden.example', '$argon2id$v=19$m=8,t=1,p=1$dFwJhmTIJXMG95jd0cx1Qw$2OIxsBWdewIkKsRxIMID/A2zEFiUYFrqm+1t1sFhJYM', NULL, NULL, NULL, NULL, NULL, 1790856018000, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (9, 2, 'guest', 'Golden guest-by-code <b>&', 'guest-by-code@golden.example', '$argon2id$v=19$m=8,t=1,p=1$Ne0tYRTvm+Gd+ojauS6dvg$IyJqjWWz7l6FpvWrnERSVw8Z8TQ7G0CA1MOdJDIGFeM', NULL, NULL, NULL, NULL, NULL, 1790856020000, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (10, NULL, 'family', 'Golden homeless <b>&', 'homeless@golden.example', '$argon2id$v=19$m=8,t=1,p=1$H7fKB0ZqV95Tdzn/vYXZnw$by0rRnazuwHU2DjitNDtW9j7EJs1dvYJc3rgxI4Dpkw', NULL, NULL, NULL, NULL, NULL, 1790856025000, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (11, 3, 'super_admin', 'Closed', 'closed@golden.example', '$argon2id$v=19$m=8,t=1,p=1$r+zMnx7XTJtBG4t1gNRojA$dp2yy3QoF9F9N15PrzWV4gKwfyqcBovQ4ViewEapr1k', NULL, NULL, NULL, NULL, NULL, 1790856026000, 1790856026000, NULL, NULL, NULL, 0);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (2, 2, 'user', 'Golden owner <b>&', 'owner@golden.example', '$argon2id$v=19$m=8,t=1,p=1$iPDr4+/Vll8jqU4P+pFjsw$KhfP0J8bold15QYTRebzVVoZpePZhPWkCmTEouVd6sw', '+358401234567', 'Ring three times', 'Golden Street 1
00100 Helsinki', '9CfjEsC-7reaSDUdvnGK_szqgiAcNw-oZrKQTJwJA2DnbS-bEJQg', '1952-10-13', 1790856002000, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (4, 2, 'admin', 'Golden co-owner <b>&', 'co-owner@golden.example', '$argon2id$v=19$m=8,t=1,p=1$IF1IWFUrTukqxQZk8NUMwg$t7xTqOIWGIWfXX5aQGJ/lWABTsHF4U0MOG7a9/UoRN4', NULL, NULL, NULL, NULL, NULL, 1790856012000, NULL, 'slvjRJu7f5GL8rDh4EyVh5aCHvGlszq90wge1KtEGfZsY4LIpS8eVfFc1Z2PUmMxA8DnvsufliSfTm5u', 1790856045000, 59695201, 1);


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

INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'Goj1UJ4YjOist_KrCul-Us_UCp-ItzTlHBhUHgLlElY');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'IhZYaykmCqLgLn7rEsZq9CAoRw84u2_quM2yv8qRj8M');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'aJWlG5HdLfeLWLwFYeAZovg6TLsXkgm8YFC_7C6TkHE');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'FhkzwxT0yjkDJ_GD3dX3Lup-9MtyMmZKIY7VUvIaBsM');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'VVu3BjufSwxPA8-HsbqZMCJ_dQ0Pqoq2ioiwiyiVsPk');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'ZXSuFiYwWDtH3l1Eu1FBsXs3e7CFPubVZftZPkM-M04');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, '68M79D-yy8JUI3u_64mmJ70DYm4Wo1-_l1UoZhFC1mI');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'hjkv0s1aM0YfnazYOVW_NPMV2OwZOEFnvwpV3-5tDao');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'XygvBCuu9lzBmIzA_oD818W6dWqCch261mUj5cOSchs');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'IwPV0oGVy5pZQklCtCoHfczgmeCi-JLUy3nrFRs0QN0');


--
-- Data for Name: replica; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: reset_code; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.reset_code (person_id, code_hash, browser_hash, asked_from, expires_at, tries_left) VALUES (2, 'daDYOrxDs0MYQQ-6-kDzZTGDoqOd2UNHRD_bdtv8mI8', 'RlI98t9HgfiCuXOpKaYO2gxuh15OWW_YLf7lIweNzeA', '127.0.0.1', 1790856711000, 5);
INSERT INTO public.reset_code (person_id, code_hash, browser_hash, asked_from, expires_at, tries_left) VALUES (7, 'GzfP9zPZslP5nlfGPziZnjkiiTMJMFbSXGuiBdA8JH0', 'khXLCqfzYyKE-6Rmy-ioNRZmwXCgb9EGf2UCazsQ0iE', '127.0.0.1', 1790856712000, 5);


--
-- Data for Name: room; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.room (id, home_id, name, name_key, created_at) VALUES (1, 2, 'Living Room', 'living room', 1790856003000);
INSERT INTO public.room (id, home_id, name, name_key, created_at) VALUES (2, 2, 'Küche · 厨房', 'küche · 厨房', 1790856004000);


--
-- Data for Name: session; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at) VALUES ('tq9_iALPEc-35MnbjvVPvg', 10, 1790856025000, 1790899225000, 'Golden browser', NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at) VALUES ('rfkKfO_wvptldJ8grmqvLA', 3, 1790856049000, 1790899249000, 'node', NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at) VALUES ('O2Htn4s9NYZdYo6iJmoD7g', 1, 1790856000000, 1790899200000, 'Golden browser', 1790856111000);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at) VALUES ('8LOHE6y4i7qdNiER_WHi9A', 4, 1790856013000, 1790899213000, 'Golden browser', 1790856111000);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at) VALUES ('BxONEunX6O2JajMryvGWMw', 9, 1790856020000, 1790899220000, 'Golden browser', 1790856111000);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at) VALUES ('xLhKbd5rXegAG8AveQWknA', 4, 1790856043000, 1790899243000, 'Golden browser', 1790856111000);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at) VALUES ('MBHekIZCUQiCfG18sbi5bw', 2, 1790856002000, 1790899202000, 'Golden browser', 1790856125016);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at) VALUES ('W6c6awUQwmFJyilrwgIpRw', 3, 1790856011000, 1790899211000, 'Golden browser', 1790856125016);


--
-- Name: access_grant_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.access_grant_id_seq', 7, true);


--
-- Name: audit_pending_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.audit_pending_id_seq', 71, true);


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
-- Name: access_grant access_grant_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.access_grant
    ADD CONSTRAINT access_grant_pkey PRIMARY KEY (id);


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
-- Name: access_grant_person_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX access_grant_person_id ON public.access_grant USING btree (person_id);


--
-- Name: access_grant_room_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX access_grant_room_id ON public.access_grant USING btree (room_id);


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
-- Name: access_grant access_grant_device_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.access_grant
    ADD CONSTRAINT access_grant_device_id_fkey FOREIGN KEY (device_id) REFERENCES public.device(id) ON DELETE CASCADE;


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
