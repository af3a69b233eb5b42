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
-- Data for Name: arrangement; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.arrangement (person_id, kind, ids, changed_at) VALUES (2, 'rooms', '1,2', 1790856030000);
INSERT INTO public.arrangement (person_id, kind, ids, changed_at) VALUES (3, 'devices', '4,2', 1790856031000);


--
-- Data for Name: attempt; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/address/XphT1OFyrbATuRclfax4GEpVW2LbAYZ7SOqRONpgqT4', 2, 1790859713000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/asked/hour/nZA0duOPSpfJ0SXNATQO5c2-M-_I8sxPA72UKwNywA8', 1, 1790859714000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/asked/day/nZA0duOPSpfJ0SXNATQO5c2-M-_I8sxPA72UKwNywA8', 1, 1790942514000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/hour/XphT1OFyrbATuRclfax4GEpVW2LbAYZ7SOqRONpgqT4', 2, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/day/XphT1OFyrbATuRclfax4GEpVW2LbAYZ7SOqRONpgqT4', 2, 1790942400000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/all/F8eB-K3R7bQMX5JDkpbgdfU2llmjq9yzvpcwGrQguq0', 2, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/visit/AmFtdEaGbulwDTJEsijmJH1-sahfw81rO9sdIUos9kQ', 1, 1790859714000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/account/hour/VfuKZBb_huJZYo7Nrmt8mT0386uXLuDt53I7DbKxps0', 1, 1790859714000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/account/day/VfuKZBb_huJZYo7Nrmt8mT0386uXLuDt53I7DbKxps0', 1, 1790942514000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/all/F8eB-K3R7bQMX5JDkpbgdfU2llmjq9yzvpcwGrQguq0', 2, 1790859713000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('passkey/address/XphT1OFyrbATuRclfax4GEpVW2LbAYZ7SOqRONpgqT4', 2, 1790856950000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/hour/bfetNV2IvxhQpSkCsyL_8d3o9A4P-mZa8IaFSKwF9JI', 0, 1790859610000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/day/bfetNV2IvxhQpSkCsyL_8d3o9A4P-mZa8IaFSKwF9JI', 0, 1790942410000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('register/address/XphT1OFyrbATuRclfax4GEpVW2LbAYZ7SOqRONpgqT4', 5, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('register/all/F8eB-K3R7bQMX5JDkpbgdfU2llmjq9yzvpcwGrQguq0', 5, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/address/XphT1OFyrbATuRclfax4GEpVW2LbAYZ7SOqRONpgqT4', 1, 1790856911000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/account/GSvWQzuGu1yq-UwlIM_DhPLtzVspS0gZGwAd9VyJEv8', 0, 1790942413000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('socket/address/XphT1OFyrbATuRclfax4GEpVW2LbAYZ7SOqRONpgqT4', 2, 1790856179007, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/account/0kxbYFDOY9fmCM2rRS7Qfqw9oiWFdqf0kkkigPXWs4Y', 0, 1790942411000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/account/04GO9W-DHDOAxP01s9OOzlL8QliYHDZViLeZ7L5IPF4', 1, 1790942444000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('password-again/account/ndZ50V1VzZp7k14-fAgQWhy2In0wpHCLk_g9WffjKWw', 0, 1790942446000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('code/signed-in/ndZ50V1VzZp7k14-fAgQWhy2In0wpHCLk_g9WffjKWw', 0, 1790942447000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('password-again/account/3BVZEnKYmX8nB25mjRc-vOCmHRWiFMvxtFVDxNxIdps', 0, 1790942448000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('contact/address/XphT1OFyrbATuRclfax4GEpVW2LbAYZ7SOqRONpgqT4', 1, 1790859712000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('sms/address/XphT1OFyrbATuRclfax4GEpVW2LbAYZ7SOqRONpgqT4', 1, 1790859713000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/asked/hour/04GO9W-DHDOAxP01s9OOzlL8QliYHDZViLeZ7L5IPF4', 1, 1790859713000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('join/address/XphT1OFyrbATuRclfax4GEpVW2LbAYZ7SOqRONpgqT4', 1, 1790859621000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('join/account/KEP50jbIZEVVKOmC8BQBSOB34kKasYlvz9DsDL9A45w', 1, 1790859621000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/asked/day/04GO9W-DHDOAxP01s9OOzlL8QliYHDZViLeZ7L5IPF4', 1, 1790942513000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/visit/QpRhToLqhuIi2j4LKwqoLuxmkX_JcC-6KplAjlY70qM', 1, 1790859713000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/account/hour/_S7LkGE2q3HeEQhKo28ullYzIYtDK8nuP_E5FKxhscA', 1, 1790859713000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/account/day/_S7LkGE2q3HeEQhKo28ullYzIYtDK8nuP_E5FKxhscA', 1, 1790942513000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('sms/number/oHkBpeLaX0TgPgW9RAwa8Y1okf3tbjY-jyhxb4vUsUI', 1, 1790859713000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('sms/all/F8eB-K3R7bQMX5JDkpbgdfU2llmjq9yzvpcwGrQguq0', 1, 1790942513000, 0);


--
-- Data for Name: audit; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (17, 1790856010000, 2, 2, 'family.created', '{"member":3}', 'FNGAIxBVXD3xd66vVCz1fuztmoEStm5gEm_tiljMAnc');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (18, 1790856011000, 2, 3, 'session.started', '{}', '2L8oBg6CvIl9VeNCiccXoWrGNyTkqcbqmbcqFC4Iyug');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (19, 1790856012000, 2, 2, 'family.created', '{"member":4}', 'qH8VniQM5-paMLjrLixcit8sh4TNgwA_sbk-j1dr7uk');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (20, 1790856013000, 2, 4, 'session.started', '{}', 'V8QfHSQ3sduR0_1aqOeViEeD9E0RhU2aazo0_FMpNPw');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (21, 1790856014000, 2, 2, 'co_owner.added', '{"member":4}', 'e76pj-fTA0uoPhx-g8FNjgV9H5pRKbREpu9o_BYcNAw');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (22, 1790856015000, 2, 2, 'guest.created', '{"member":5,"rooms":[1],"devices":[],"expires_at":1798632015000}', 'kFnIwDxvfXDqY_1OZ81KVMAsxIDc1nIT5Las-LyMN2Y');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (23, 1790856016000, 2, 2, 'guest.created', '{"member":6,"rooms":[],"devices":[2],"expires_at":1798632015000}', 'CVTm561mN4uwlnQBTPRepm06s5a86RouMZ7JbI3Htvc');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (24, 1790856017000, 2, 2, 'guest.created', '{"member":7,"rooms":[],"devices":[],"expires_at":1798632015000}', '2DPzo58QuCjYpKUXKyHSWgxdRvDrtjqCITiKXUYAFAU');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (25, 1790856018000, 2, 2, 'guest.created', '{"member":8,"rooms":[1,2],"devices":[],"expires_at":1798632015000}', 'Z01LRtHrOIRzr32ToeIiEtZIhbmKc7nML4zLc-zQmCU');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (26, 1790856019000, 2, 2, 'join_code.created', '{"join_code":1,"role":"guest"}', 'L0yO6QG0ON2FB76Rt3CztX5O6B4O_hLTkyMMVbPfmn8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (27, 1790856020000, NULL, 9, 'account.registered', '{"role":"guest"}', 'Z_vDksvPYwGPX013DJrideMxIqWQ_x3QKHQbvJR6yEo');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (28, 1790856020000, NULL, 9, 'session.started', '{}', 'pOP0s8HBaPYV-m2K16XLJ_jab9LmeAXBSX4A2B4ygIA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (29, 1790856021000, 2, 9, 'home.joined', '{"role":"guest"}', 'TTrnsGKMzlXAD0fI_YJuC4PwCEPa1iNB9OAV3l12eSs');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (30, 1790856022000, 2, 2, 'join_code.created', '{"join_code":2,"role":"family"}', 'tM7HGj2NxVySSvNAwfS5Nl0IXWvncmn15DO72k9EU80');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (31, 1790856023000, 2, 4, 'join_code.created', '{"join_code":3,"role":"guest"}', 'xWOdu4AKaN-f4SbbZ-smyBODnfaqo9yujk7Ag9r9Y90');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (32, 1790856024000, 2, 4, 'join_code.created', '{"join_code":4,"role":"guest"}', 'qtX2TCUBwLAIZDd9XQXzzpga4knnn9MGhidfKZKiql8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (33, 1790856025000, NULL, 10, 'account.registered', '{"role":"family"}', 'pgavjQjJLw9R5h1Wmx-0O80Mie1ZpViy9-SwHiBAWmQ');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (34, 1790856025000, NULL, 10, 'session.started', '{}', '-SUIQPMvZil20qh7XUwu8akqq8ETbDST4AFVGCc7UMY');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (35, 1790856026000, 2, 2, 'pass.created', '{"pass":1,"rooms":[1,2],"devices":[],"expires_at":1798632015000}', 'U2c6Q8OhS2R0hpMt-xPC542IJjP4EhFW7v_9Km4ihIY');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (36, 1790856027000, 2, NULL, 'pass.opened', '{"by_pass":1}', 'UXwPMKoIHF3ilKEE-633EWpRBiafXJuLIGg4O96amaQ');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (37, 1790856028000, 3, 11, 'operator.created', '{}', '4yAqdBO_BKYE8tD69WBFWYOch7fjpmC0cJdJZAS29sE');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (38, 1790856028000, 3, NULL, 'account.disabled', '{"member":11}', 'aDp_pV3OB-1XVSDeV-Ru0u1dDqFQ176laT78ar06-MM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (39, 1790856028000, 2, 2, 'favourite.added', '{"device":2,"pin":"18"}', '92v6drHIGY3ED6zRFkfbx3CA6kqAYEqNVfUUuGkDOi4');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (40, 1790856029000, 2, 3, 'favourite.added', '{"device":2,"pin":"19"}', '5xRkkdzN26GjYoAqJ-CG3O_YHKzL4Y1dvZwbdQQLFdA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (41, 1790856032000, 2, 2, 'device.pins_arranged', '{"device":2}', 'GIi-bRYPZ7a5yuWG-fgv0Xso2D9MBlDOFjWLMi63a_M');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (42, 1790856033000, 2, 2, 'device.updated', '{"device":5,"name":true,"local_ip":false}', 'U4yoD0JfnQaSWb5dPQ7RUCczmFboZ0HTtgtQj37Bqfo');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (43, 1790856034000, 2, 2, 'device.removed', '{"device":5}', 'JY65p5TYZqgulksId3LNZPQNgyMQ0CXdG4IwGe6IAi8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (44, 1790856035000, 2, 2, 'device.secret_reset', '{"device":5}', 'DvOmOktwAv_5KzO8m_S3leG6zLxWGCHgwiuh61llGog');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (45, 1790856036000, 2, 2, 'join_code.created', '{"join_code":5,"role":"family"}', '8_HKduhnSiTjf_X8oFEKtEjHme-6f0XpNAJoSjdZUMk');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (46, 1790856037000, 2, 2, 'join_code.revoked', '{"join_code":5}', 'YOBQ47D6mhgXQ786w9TU1bEl-tdxhr0nuFYS_d580hc');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (47, 1790856038000, 2, 2, 'guest.created', '{"member":12,"rooms":[],"devices":[],"expires_at":1790942438000}', 'C3UvyBK53yu4sLkEESTOO1gwk8E7_AdXGjKOo5JiVWo');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (48, 1790856039000, 2, 2, 'guest.deleted', '{"member":12}', 'tqagtWFnwrmOwCiIv71PVm7-dIq9imxWotmUxMuEzRg');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (49, 1790856040000, 4, 13, 'home.founded', '{}', '650sI-FIDSUyAW_ubv2pAX5UbCpJN9uWv8TBNdu410E');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (50, 1790856040000, 4, 13, 'account.registered', '{"role":"user"}', '3C1nVouIALzNV5oVnuVsEOpKX7rF8bZ1aU_nWooRKIY');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (51, 1790856040000, 4, 13, 'session.started', '{}', 'OePf_OQC6ycWzEC3nG1mtfXccjt8hhPZpS5vpdg8eS0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (52, 1790856041000, 4, 13, 'home.deleted', '{"devices":0}', 'bIYOAbuQI9uuuRWBAotKjcTtfLFDd8R-idGQ9Cenx9E');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (53, 1790856041000, 4, 13, 'account.deleted', '{}', 'P2LCAAFKAlvXOnJHwrhlgri2klKEN8FRfXAwG33WN2U');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (54, 1790856042000, 2, 3, 'session.started', '{}', 'l07ExT9sW1-9NJ6HJwmbqcwI61mvQpzce8OqQoa5r9w');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (55, 1790856043000, 2, 3, 'session.signed_out', '{}', 'EdCnaIV4AROhhhbLqiyeg9J4_v4DPmzU6M4XSjjVefg');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (56, 1790856044000, 2, 2, 'profile.changed', '{"mobile":false}', '6ASUB5U4sH_G8NiJM8i5yrW_OftC4wzIbN5bUA8q5zs');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (57, 1790856044000, 2, 3, 'call.refused', '{"call":"GET /api/users/guest/list/{userId}","code":"forbidden","from":"n5l10BaI"}', 'ZsDqQoSnbILlrpgzz9BWLXVqKzLQCRkjGZ-BF0gxh00');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (58, 1790856044000, 2, 2, 'sign_in.refused', '{"why":"wrong_password","from":"n5l10BaI"}', 'ECpsUfGEFc4-QjtF3JvFTqsjQ7GweKgc8BLhUveUxbY');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (59, 1790856045000, 2, 4, 'session.started', '{}', 'Rik9VRrBhQvd2kZF3o_SIG1K2ElqEu2xm1oTL4ETBY4');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (60, 1790856047000, 2, 4, 'authenticator.enabled', '{}', 'V5h6yp3gck6i3xyv8DMdE0OMV9L2t8OtNASIEjp7ccE');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (61, 1790856049000, 2, 3, 'passkey.added', '{"passkey":1}', 'fGVf7WHNNr94h3E9M-UfHPQGUjHCt8N9OVKx3Ww4Lzo');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (62, 1790856051000, 2, 3, 'session.started', '{}', 'n8R8Qbdltji9-MLjGbeJ8bjsyMenI4U7S3-gq1qvvAk');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (63, 1790856113000, 2, 2, 'reset_code.sent', '{"by":"sms"}', '-s76VryImE0MA6D04-ZF-78bDEROLAK_GzcIISD9rYA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (64, 1790856114000, 2, 7, 'reset_code.sent', '{"by":"mail"}', 'rOHBtVN4Re5gOmgrCHkVYkHbyF4w-CnYFMIwbb6VD-4');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (65, 1790856119000, 2, NULL, 'device.connected', '{"device":4}', 'mGFO2hSLLjL9z_vcHmI2RqxKyDuORkHiEcbwwU14RsM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (66, 1790856119001, 2, NULL, 'device.connected', '{"device":3}', 'i5a89_9VdUs7fGFB4TOmd224oiaDHtqct2RGKdLbivc');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (67, 1790856119002, 2, NULL, 'device.connected', '{"device":2}', 'IMsMtVx2oDuSPvOFappntXLJuxGV8ykfY7g6Vj4KSSY');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (68, 1790856119005, 2, 2, 'pin.renamed', '{"device":2,"pin":"18"}', 'XAwCp4hqBmm6eqKjCxfAv7p92Mzc2E75aBl4LQTCPvI');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (69, 1790856119005, 2, 2, 'pin.icon_changed', '{"device":2,"pin":"18"}', 'jx3hKjDCcekEz3oXvN4_RIRaqcal5aOa4XeehNlnYA0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (75, 1790856119012, NULL, NULL, 'commands.sealed', '{"requested":[[3,2,"Nyh6AZepwmRpci2-"]]}', '8ZTU9Cv-6h4upFoD2q4971PrlApyQK_Bw-z0wL-0gCg');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (76, 1790856119013, NULL, NULL, 'commands.sealed', '{"requested":[[4,2,"A2njyplZHhwdBVxJ"]]}', 'Fl18TpcMP9eDXdij8khz_cbCHt1_d-p-p8IWm2l1A14');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (77, 1790856125014, NULL, NULL, 'commands.sealed', '{"ended":[[3,2,"Ym3w0haEuyeGwpVA"]]}', 'WZfFyk6rzFMUGqAU2m2QHcn3SQT9SAIEIOXH_14v5Lc');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (78, 1790856125014, NULL, NULL, 'commands.sealed', '{"ended":[[4,2,"Z88a98gxYjcz8i42"]]}', 'XrQG6LIkRu2Io4es5Bdu_JwWLUHNJB-xL4yu8rN0C58');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (79, 1790856125014, NULL, NULL, 'commands.sealed', '{"requested":[[5,2,"87wHUTpVNIf6g5B1"]]}', '98_24yz1IsAo_pzWgUUlyXoOxAGgLvAYUHnxohbW29o');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (80, 1790856125016, 2, 2, 'device.registered', '{"device":6,"room":null}', 'Ckiqa6LBYf0ufe58D4nA4tGAr4vuCvwEI-NdDX4Dydc');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (81, 1790856126016, 2, 2, 'device.deleted', '{"device":6}', 'Gdq6tyCCBSDYMZ-fR6nnmOEP1iOrH6cQ0Hp0bLHEYhs');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (82, 1790856127016, NULL, NULL, 'server.stopped', '{"replica":"FYI7DhtE"}', 'FsT838R1TKMkvc8tAKEymqa7VyEtzMXvF0b1MHX3P7I');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (70, 1790856119006, 2, 2, 'device.static_ip_set', '{"device":2}', 'p_A_0w1ortfh6l7FQQDKQPAX2qVWzhLQaSNJzyscONA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (71, 1790856119007, NULL, NULL, 'commands.sealed', '{"requested":[[1,2,"y0V4ZC3DcMlCVRiR"]]}', 'EjOFZlrZEP5RjRtUJk5SZLwirSrrsHfxApzqrvGlMZM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (72, 1790856119009, NULL, NULL, 'commands.sealed', '{"ended":[[1,2,"XxPBgmGT6cQN-lzR"]]}', 'cJBGfN4Au0Ehg3Wubs-HUjuiuuLcheYnTo3bOVFMjKA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (73, 1790856119010, NULL, NULL, 'commands.sealed', '{"requested":[[2,2,"nO1J29HLdaqaSp5V"]]}', 'LP0qthrRMeO1VAruwb-aG3r_hxVsZs_am-DD0N6rv0k');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (74, 1790856119011, NULL, NULL, 'commands.sealed', '{"ended":[[2,2,"y4Nz6CTHrvgscZ_W"]]}', 'RYAwPYHTk1RRUWpkP98RAfv6qnNitu-r5E-V6qEgSWk');


--
-- Data for Name: audit_head; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.audit_head (id, count, link, seal, cut_count, cut_link, cut_at) VALUES (1, 82, 'FsT838R1TKMkvc8tAKEymqa7VyEtzMXvF0b1MHX3P7I', 'AuUbgfXhDtfjVLaN9i-63szOo0_b__nT6xogm1wW6A4', 16, 'qjM523rL0t339BvSf96n76WBZEZ-_vNtgh3JLE8tJwE', 1790856010000);


--
-- Data for Name: audit_pending; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: challenge; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.challenge (challenge_hash, purpose, person_id, detail, expires_at, tries_left) VALUES ('HmcFni4n2T6CtXBww1TlY50cXVmkIj-NqnDJBoXsCys', 'passkey_sign_in', NULL, NULL, 1790856415000, 1);
INSERT INTO public.challenge (challenge_hash, purpose, person_id, detail, expires_at, tries_left) VALUES ('wq2Ij-EWeCiTbxhlwe8olff0rogb9gbfSWcN0KarmwA', 'second_factor', 4, '{"remember":false}', 1790856416000, 5);


--
-- Data for Name: command; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count) VALUES (1, 2, 2, 'person', 2, 'page', '"done"', 'FYI7DhtE.xDxrRxN3VHwjOh1H', 'on', '18', 1, 1790856119007, 1790856124007, 1790856119008, 'done', NULL, 1790856119009, 1);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count) VALUES (2, 2, 2, 'person', 2, 'page', '"failed"', 'FYI7DhtE.xDxrRxN3VHwjOh1H', 'off', '18', 0, 1790856119010, 1790856124010, NULL, 'failed', 'Relay is stuck', 1790856119011, 1);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count) VALUES (3, 2, 2, 'person', 3, 'page', '"superseded"', 'FYI7DhtE.382GFUK0MfUfBGGq', 'off', '18', 0, 1790856119012, 1790856124012, NULL, 'superseded', 'Replaced by a newer command', 1790856119013, 1);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count) VALUES (4, 2, 2, 'person', 2, 'page', '"expired"', 'FYI7DhtE.xDxrRxN3VHwjOh1H', 'on', '18', 1, 1790856119013, 1790856124013, NULL, 'expired', 'The device has not answered', 1790856125014, 1);
INSERT INTO public.command (id, home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at, count) VALUES (5, 2, 2, 'person', 3, 'page', '"living"', 'FYI7DhtE.382GFUK0MfUfBGGq', 'off', '18', 0, 1790856125014, 1790856130014, NULL, NULL, NULL, NULL, 1);


--
-- Data for Name: contact_message; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.contact_message (id, name, email, message, written_at) VALUES (1, 'Visitor', 'visitor@golden.example', 'Is it
for sale?', 1790856112000);


--
-- Data for Name: device; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version) VALUES (1, 1, NULL, 'SC-GOLDEN-1', 'The same name next door', '1XmIuG6mpSn8O7VRLEBMVzgDGqbq9DtfYjJx8_urqvE', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, 0, 0, 1790856001000, NULL, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version) VALUES (5, 2, NULL, 'SC-GOLDEN-4', 'In its box', 'CGxng4n7CINZdtMMh_ohAwTea4bW36oJEAY93BP6f14', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, 1, 0, 1790856008000, NULL, NULL, NULL, NULL, NULL, 2);
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version) VALUES (6, 2, NULL, 'SC-GOLDEN-5', 'On its way out', 'W6PWKvFqP6N0Y0wt6x5cOSVVXERkf8Wi8Oc6Kc4hL9Q', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, 1, 0, 1790856125016, NULL, 1790856126016, NULL, NULL, NULL, 0);
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version) VALUES (2, 2, 1, 'SC-GOLDEN-1', 'Lights', 'EXGGfiWhqPhSm6p40R_9B6NCYL2mnUMDnlqSkLxpTkI', '192.168.1.40', '192.168.1.50', '192.168.1.1', '255.255.255.0', '192.168.1.2', '192.168.1.77', NULL, 'golden 1.2', 3600, -61, 181000, 0, 1790856125016, 1, 14, 1790856005000, 'D2OOMeB_1jHoTCRsGqw-IsG8E0_fh-562eJzs-SLCQ0', NULL, '25,18,21,19', 'FYI7DhtE', 1790856119002, 3);
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version) VALUES (3, 2, 2, 'PC-GOLDEN-2', 'Fan', 'le5PePQfd03j0x-XCXnDgCpQxrRrB8FGHbguXb9Z-Bo', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1790856125016, 1, 2, 1790856006000, 'D2OOMeB_1jHoTCRsGqw-IsG8E0_fh-562eJzs-SLCQ0', NULL, NULL, 'FYI7DhtE', 1790856119001, 0);
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, last_seen_at, epoch, seq, created_at, trusted_network, deleted_at, pin_order, replica, connected_at, settings_version) VALUES (4, 2, 1, 'WLM-GOLDEN-3', 'Tank', 'JBdgbgMVl7sLJWnysQ9Aw3DEbPkAUdMLRN1JRzzfFo4', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, '72%', NULL, NULL, NULL, NULL, 0, 1790856125016, 1, 2, 1790856007000, 'D2OOMeB_1jHoTCRsGqw-IsG8E0_fh-562eJzs-SLCQ0', NULL, NULL, 'FYI7DhtE', 1790856119000, 0);


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

INSERT INTO public.installation (id, key_fingerprint, created_at) VALUES (1, '2pzxJ7RfCahlIrPqxUOsdtJjqnVhKzqyVZWw46aKKGg', 1790856000000);


--
-- Data for Name: join_code; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.join_code (id, code_hash, home_id, made_by, role, start_at, access_expires_at, room_id, device_id, expires_at) VALUES (2, 'e7f5LZfBS2vXeDPjl4H5JzWQ33fKbDGi-TscDBNWbu8', 2, 2, 'family', NULL, NULL, NULL, NULL, 1790942422000);
INSERT INTO public.join_code (id, code_hash, home_id, made_by, role, start_at, access_expires_at, room_id, device_id, expires_at) VALUES (3, 'Fcs8r-8KrYzD6ROKgpaXHwZ2K7lPXjDXTO8pnFUdRO0', 2, 4, 'guest', 1790856014999, 1798632015000, 1, NULL, 1790942423000);
INSERT INTO public.join_code (id, code_hash, home_id, made_by, role, start_at, access_expires_at, room_id, device_id, expires_at) VALUES (4, 'sXtVmyl5vVjjHMSVMPdUqivBBEebN64m-QV1xAuUtAM', 2, 4, 'guest', 1790856014999, 1798632015000, NULL, 3, 1790942424000);


--
-- Data for Name: kysely_migration; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0001-the-house', '2026-11-23T14:26:26.963Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0002-accounts-and-audit', '2026-11-23T14:26:26.997Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0003-standard-words', '2026-11-23T14:26:27.003Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0004-command-log', '2026-11-23T14:26:27.034Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0005-arranging', '2026-11-23T14:26:27.039Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0006-favourites', '2026-11-23T14:26:27.043Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0007-order', '2026-11-23T14:26:27.051Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0008-replica-leases', '2026-11-23T14:26:27.054Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0009-settings-version', '2026-11-23T14:26:27.057Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0010-audit-cut', '2026-11-23T14:26:27.059Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0011-homes-and-accounts', '2026-11-23T14:26:27.064Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0012-grants', '2026-11-23T14:26:27.082Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0013-passes', '2026-11-23T14:26:27.098Z');


--
-- Data for Name: kysely_migration_lock; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration_lock (id, is_locked) VALUES ('migration_lock', 0);


--
-- Data for Name: live_ticket; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.live_ticket (ticket_hash, session_id, expires_at) VALUES ('kgtcDNo0IxeHhviTKUb1VlRKNkABxUDlPAvwD1nV0SI', 'UsJo4TiJjh22gJjKxgFkHQ', 1790856147000);
INSERT INTO public.live_ticket (ticket_hash, session_id, expires_at) VALUES ('U244MeXR4AQ9XnGRLNOMYbqTdOop7N739RZhJ4RJjPU', 's7Lt06dSAFl_lsJnmjTnbw', 1790856148000);


--
-- Data for Name: outbox; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (1, 'mail', 'co-owner@golden.example', 'A way to sign in to Roomwire has changed', 'On your Roomwire account an authenticator app was turned on. If this was not you, reset your password at once and look at Settings, Ways to sign in.', 1790856047000);
INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (2, 'mail', 'family@golden.example', 'A way to sign in to Roomwire has changed', 'On your Roomwire account a passkey was added. If this was not you, reset your password at once and look at Settings, Ways to sign in.', 1790856049000);
INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (3, 'sms', '+358401234567', NULL, 'Your Roomwire reset code is 091756. It is valid for 10 minutes. If you did not ask for it, ignore this message.', 1790856113000);
INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (4, 'mail', 'guest-of-home@golden.example', 'Your Roomwire reset code', 'Your Roomwire reset code is 563429. It is valid for 10 minutes. If you did not ask for it, ignore this message.', 1790856114000);


--
-- Data for Name: pass; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.pass (id, home_id, label, secret_hash, pin_hash, browsers_max, created_at) VALUES (1, 2, 'Cleaner · 清洁', '3S9Rt1_qCR8rWYemtmC9p3kD7DeJge3SW3qTRgHwimQ', '$argon2id$v=19$m=8,t=1,p=1$ouPegSVvDopFa4CxXA9qBA$E8FEIPS5F399BPpWuGyEmwdQSXvm5M4s3zpfwLDklC8', 1, 1790856026000);


--
-- Data for Name: passkey; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.passkey (id, credential_id, person_id, public_key, sign_count, transports, name, created_at, last_used_at) VALUES (1, 'MkQbxqeo293dXlYufMT30A', 3, 'pQECAyYgASFYIP0Sp5l22UtDpBxoV19gskA2hyhVeHTzl0VF-mmgUQ8VIlggNDP0RAlIisy7JZSSV6Xp197YKoDzrm9JE3COodJX58o', 1, '["internal"]', 'Golden phone', 1790856049000, 1790856051000);


--
-- Data for Name: person; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (1, 1, 'user', 'Golden neighbour <b>&', 'neighbour@golden.example', '$argon2id$v=19$m=8,t=1,p=1$hrdDhkevnMIdNhKu8ghuTg$M0SAmFSH63uaKFnCXLUWr0TwsRY7mIYa0I6zMR2cuqw', NULL, NULL, NULL, NULL, NULL, 1790856000000, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (3, 2, 'family', 'Golden family <b>&', 'family@golden.example', '$argon2id$v=19$m=8,t=1,p=1$6Il+4YV5YlhHYF8IGR+Dsg$Uu60rRLmYJVEU/cFGAW8xk6G3qAfTIzCt75fjo2/C/Q', NULL, NULL, NULL, NULL, NULL, 1790856010000, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (5, 2, 'guest', 'Golden guest-of-room <b>&', 'guest-of-room@golden.example', '$argon2id$v=19$m=8,t=1,p=1$y7Uq/IkQbpw39NE0rpjv+Q$bZQGRJjKkIhA4S4dtNzM+2YpiLKu06JS2K/oVki0ndw', NULL, NULL, NULL, NULL, NULL, 1790856015000, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (6, 2, 'guest', 'Golden guest-of-device <b>&', 'guest-of-device@golden.example', '$argon2id$v=19$m=8,t=1,p=1$hYZTqdPwDFo08jVJNJTxsQ$tLgvgEkhXugRlEI2EvzhwZlAYFPMkX4bpAA5l09oX+Q', NULL, NULL, NULL, NULL, NULL, 1790856016000, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (7, 2, 'guest', 'Golden guest-of-home <b>&', 'guest-of-home@golden.example', '$argon2id$v=19$m=8,t=1,p=1$1Iww4e1LPP00H3+/8DzPGg$hts2rhTW9FLuXccRhPbH8qxKfJjUTf6zkAfyaLKku5o', NULL, NULL, NULL, NULL, NULL, 1790856017000, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (8, 2, 'guest', 'Golden guest-of-tomorrow <b>&', 'guest-of-tomorrow@golden.example', '$argon2id$v=19$m=8,t=1,p=1$HHOA4yrce4R8g3GQrRY3hg$EHO2K3AsJqvPkI3sUC3FU67fFzwjL+2dT1gEClnUz6A', NULL, NULL, NULL, NULL, NULL, 1790856018000, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (9, 2, 'guest', 'Golden guest-by-code <b>&', 'guest-by-code@golden.example', '$argon2id$v=19$m=8,t=1,p=1$P2F97B6dargP4/M2jq+Xkg$AQlXJpWA2Eus8UapuuNtMbgANyq0OQanQCylxVa4oEU', NULL, NULL, NULL, NULL, NULL, 1790856020000, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (10, NULL, 'family', 'Golden homeless <b>&', 'homeless@golden.example', '$argon2id$v=19$m=8,t=1,p=1$NlgxlMNYWOM91mgjVwfn9g$OFtv6moftvr9zKDaEl+nIxk5ZfRwK4E4Zd0IupMUPFA', NULL, NULL, NULL, NULL, NULL, 1790856025000, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (11, 3, 'super_admin', 'Closed', 'closed@golden.example', '$argon2id$v=19$m=8,t=1,p=1$OL0IPvgILaKqlp1TKaKd/w$dkx9/xzujo9lURARfy/GrFJ5tW/8Jf2mUMAkP6aqMuw', NULL, NULL, NULL, NULL, NULL, 1790856028000, 1790856028000, NULL, NULL, NULL, 0);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (2, 2, 'user', 'Golden owner <b>&', 'owner@golden.example', '$argon2id$v=19$m=8,t=1,p=1$2PWJrFaOL7n8boFQPSJvvg$uXVGtfYew5ovIFcI2cmavEkgSvBxT4ys3tuVK4e2D2M', '+358401234567', 'Ring three times', 'Golden Street 1
00100 Helsinki', 'g26Q8NwmPABO7LjY2rFVspJCDDhDTMr0L_e3SqSRjK3t5DDXe83V', '1952-10-13', 1790856002000, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step, made_by_home) VALUES (4, 2, 'admin', 'Golden co-owner <b>&', 'co-owner@golden.example', '$argon2id$v=19$m=8,t=1,p=1$v+958MouEqE9o4aAc/S8bg$VYY8JuCKNbeupUpUrgxf32IY4ip1KZmNuhHOubBTMIg', NULL, NULL, NULL, NULL, NULL, 1790856012000, NULL, 'k3utg7gVV9YpylisMxBTvVn_9_ZSNxSlLNtxHxKSmwpmHR3sPQ1gNRaDtNE3CXmGK80VSatMmdsG9UCn', 1790856047000, 59695201, 1);


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
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon) VALUES (4, 'pump', NULL, 0, 1790856119000, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon) VALUES (4, 'led', NULL, 1, 1790856119000, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon) VALUES (3, '13', NULL, 2, 1790856119001, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon) VALUES (3, '18', NULL, 1, 1790856119001, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon) VALUES (3, '19', NULL, 0, 1790856119001, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon) VALUES (2, '21', NULL, 0, 1790856119003, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon) VALUES (2, '25', NULL, 1, 1790856119003, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon) VALUES (2, '19', NULL, 0, 1790856119004, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon) VALUES (2, '18', 'Ceiling light', 1, 1790856119009, 'ceiling_lamp');
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon) VALUES (6, '18', NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon) VALUES (6, '19', NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon) VALUES (6, '21', NULL, NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at, icon) VALUES (6, '25', NULL, NULL, NULL, NULL);


--
-- Data for Name: recovery_code; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'gff3WOTr3O3eIvjLXzm_X_lE7chyKL5HF4f5X3LEE3o');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'EvgJBRi7uO0x5CB_YRDJpmQwBHuoUemIQjGn_z1LUPI');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'xr7IW4KE843BU0qi-bhPF2yhD-X5ogTx3532quL0a34');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'psYSGQB8XIJeCPS5_XZGb7M-Zu03dcKh8Crjb1TemqQ');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'RWHH4WoWJ0ZmO_oqU-aRyqDfaUk69hhadelw9AdZpOw');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'uRCVADb2zhurJKFzqdA3dOl1mjcFlKHEThkx6CCzt5U');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'VrdPYc2GEi2Vt6cMnGkywMti_UJcsasuU0Ded0bk_S0');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, '55i22Dx6yIjtBA6VDfOCKRxfEOC5ugu4JhMbrz_Tv1U');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'cIcnCfqU5ADJRMfcsUTSvzpkiDv8fkig45uO4W1Nqas');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'R7mbsK9vArfST3iKCFw1Lgw1_bzZFRqQ56kyhNh0XX4');


--
-- Data for Name: replica; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: reset_code; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.reset_code (person_id, code_hash, browser_hash, asked_from, expires_at, tries_left) VALUES (2, 'rUEwMEN6tvqnd8TxJGQ9vLTzgtlexVvOL8_-x2pCkgI', 'zwkUIz5gzdJoTK0dQ_Tqr7RFjJdm8K_vVraWsctgBQ8', '127.0.0.1', 1790856713000, 5);
INSERT INTO public.reset_code (person_id, code_hash, browser_hash, asked_from, expires_at, tries_left) VALUES (7, 'PgDmdsUNzGiLTuNn4faLkhZtySpXMsbbPJNKLNXtnwc', 'VyKWZ6cgpnQtOjnYuIQmRTrEZkrFeB8F3ayrkya6m5o', '127.0.0.1', 1790856714000, 5);


--
-- Data for Name: room; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.room (id, home_id, name, name_key, created_at) VALUES (1, 2, 'Living Room', 'living room', 1790856003000);
INSERT INTO public.room (id, home_id, name, name_key, created_at) VALUES (2, 2, 'Küche · 厨房', 'küche · 厨房', 1790856004000);


--
-- Data for Name: session; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('pD2mjsCPpvDWuY7JlSEJUw', 10, 1790856025000, 1790899225000, 'Golden browser', NULL, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('Qa9LMxl7O9TDLH7zfKNyH_HfcMRZ4KnH0fFil8k4SJs', NULL, 1790856027000, 1825416027000, 'Golden browser', NULL, 1);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('saeMWBHV8kwpP0_El8FbCA', 3, 1790856051000, 1790899251000, 'node', NULL, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('g5Myl82UDyXVc54WGmcbTw', 1, 1790856000000, 1790899200000, 'Golden browser', 1790856113000, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('7qO6DZ9-SFra5o8yBFJb9Q', 4, 1790856013000, 1790899213000, 'Golden browser', 1790856113000, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('2OHKH4zUpJNmEnW4tFWV6Q', 9, 1790856020000, 1790899220000, 'Golden browser', 1790856113000, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('MafrX5tAoxSIumqvbgs0yA', 4, 1790856045000, 1790899245000, 'Golden browser', 1790856113000, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('UsJo4TiJjh22gJjKxgFkHQ', 2, 1790856002000, 1790899202000, 'Golden browser', 1790856127016, NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at, pass_id) VALUES ('s7Lt06dSAFl_lsJnmjTnbw', 3, 1790856011000, 1790899211000, 'Golden browser', 1790856127016, NULL);


--
-- Name: access_grant_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.access_grant_id_seq', 9, true);


--
-- Name: audit_pending_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.audit_pending_id_seq', 73, true);


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
