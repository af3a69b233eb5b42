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
    device_id integer NOT NULL,
    person_id integer,
    message_id text NOT NULL,
    origin text NOT NULL,
    action text NOT NULL,
    pin text NOT NULL,
    wanted integer NOT NULL,
    begun_at bigint NOT NULL,
    deadline_at bigint NOT NULL,
    received_at bigint,
    outcome text,
    error text,
    ended_at bigint
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
    known_from text
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
    reported_at bigint
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

INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/address/f-tiSSG9onJ7otK0YfFc7yftF4Fx_-HPFHLco1efKHg', 2, 1790859705000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/asked/hour/VIe1hBfQYmfgqsU7ZwbNYLabDhH2Y7BoQS5avLK89ys', 1, 1790859706000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/asked/day/VIe1hBfQYmfgqsU7ZwbNYLabDhH2Y7BoQS5avLK89ys', 1, 1790942506000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/hour/f-tiSSG9onJ7otK0YfFc7yftF4Fx_-HPFHLco1efKHg', 2, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/day/f-tiSSG9onJ7otK0YfFc7yftF4Fx_-HPFHLco1efKHg', 2, 1790942400000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/all/vfiGYZdtcInlebenMLFYw2dOamiu2L9av8fy0S0QhZk', 2, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/account/hour/BpLJ8bPfXAmhiR1PzzHHg5lVK4kUEtb6H-wmV5CAKCk', 1, 1790859706000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/account/day/BpLJ8bPfXAmhiR1PzzHHg5lVK4kUEtb6H-wmV5CAKCk', 1, 1790942506000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/all/vfiGYZdtcInlebenMLFYw2dOamiu2L9av8fy0S0QhZk', 2, 1790859705000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('passkey/address/f-tiSSG9onJ7otK0YfFc7yftF4Fx_-HPFHLco1efKHg', 2, 1790856942000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/hour/LF1yj0nCpKnuYHPlBR0aVbtwRNF4t-isfwrk5GDPoj4', 0, 1790859609000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/day/LF1yj0nCpKnuYHPlBR0aVbtwRNF4t-isfwrk5GDPoj4', 0, 1790942409000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('register/address/f-tiSSG9onJ7otK0YfFc7yftF4Fx_-HPFHLco1efKHg', 5, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('register/all/vfiGYZdtcInlebenMLFYw2dOamiu2L9av8fy0S0QhZk', 5, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/address/f-tiSSG9onJ7otK0YfFc7yftF4Fx_-HPFHLco1efKHg', 1, 1790856910000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/account/vNhDdYU_Ko3BqV04Fihk-XS1ZyZaNcZMn7d_MoSTQD8', 0, 1790942412000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('socket/address/f-tiSSG9onJ7otK0YfFc7yftF4Fx_-HPFHLco1efKHg', 2, 1790856171007, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/account/rvGCv5wVjxmMfGE7SZjQ6T4k_KBlsBSxDek4UqgJ3zk', 0, 1790942410000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/account/vqCojtEYvPK1-5y_EazGuvW78SDe5m0InOzJ8E8Ff74', 1, 1790942436000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('password-again/account/rr1iJIi3j9BAYlcPJ_r9OwqZQ_UV8H1LqmI7I5ItlyQ', 0, 1790942438000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('code/signed-in/rr1iJIi3j9BAYlcPJ_r9OwqZQ_UV8H1LqmI7I5ItlyQ', 0, 1790942439000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('password-again/account/ToU9jwPjNSdEd1z8eCtIq88h8Vfp1RRJ8OV58fgt2H0', 0, 1790942440000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('contact/address/f-tiSSG9onJ7otK0YfFc7yftF4Fx_-HPFHLco1efKHg', 1, 1790859704000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('sms/address/f-tiSSG9onJ7otK0YfFc7yftF4Fx_-HPFHLco1efKHg', 1, 1790859705000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/asked/hour/vqCojtEYvPK1-5y_EazGuvW78SDe5m0InOzJ8E8Ff74', 1, 1790859705000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/asked/day/vqCojtEYvPK1-5y_EazGuvW78SDe5m0InOzJ8E8Ff74', 1, 1790942505000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('join/address/f-tiSSG9onJ7otK0YfFc7yftF4Fx_-HPFHLco1efKHg', 1, 1790859620000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('join/account/el-PXHh-1xGNY1YL1rrWfE0OWZwoxiFPTTTO1ZcMBx0', 1, 1790859620000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/account/hour/DZjuAkgTdZH6vrl8RYON8zLrjhdo22OXA-u6IaHKSqk', 1, 1790859705000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/account/day/DZjuAkgTdZH6vrl8RYON8zLrjhdo22OXA-u6IaHKSqk', 1, 1790942505000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('sms/number/MdFaRqd3JKuVZaGeLRvVhlEpCtDe2zjxnncs1JbWuuA', 1, 1790859705000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('sms/all/vfiGYZdtcInlebenMLFYw2dOamiu2L9av8fy0S0QhZk', 1, 1790942505000, 0);


--
-- Data for Name: audit; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (1, 1790856000000, NULL, NULL, 'server started', '{"replica":"b0HGc-zx"}', '1cahIQAEt21OvYjpgN8iNxbk-dLgbePBTdHY4aukvT8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (2, 1790856000000, 1, 1, 'home founded', '{}', 'cXt84DvY5YfrcBzm4echoVAH-nnnPUSjgMRaJZLmnQQ');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (3, 1790856000000, 1, 1, 'account registered', '{"role":"user"}', 'AJLHPGbUWCJvirEm4yfvZgeNOGWLeeZLoo9Ak-J-qcw');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (4, 1790856000000, 1, 1, 'signed in', '{}', '-2ej_21PuYl9vEwNYAa_zYfDXRVANxAXefunhERe8HA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (5, 1790856001000, 1, 1, 'device registered', '{"device":1,"room":null}', 'FI_eZXy81I-0b80zbnRjSdmBSDq4XXeF3ZqpvbpsmC4');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (6, 1790856002000, 2, 2, 'home founded', '{}', 'aZVFx-vGiFXKP5sfMuZnzx93XFPYXLYaV9EtC9xb7og');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (7, 1790856002000, 2, 2, 'account registered', '{"role":"user"}', 'oP_f-ZA0cn9VmgGsDJPrV0swEBUpvNG6lIn1tMv7dUY');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (8, 1790856002000, 2, 2, 'signed in', '{}', 'GDyPfHg0RcPRPay4Hj7tsXu1YMXgRJ7AWvnT05TSlR4');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (9, 1790856003000, 2, 2, 'room created', '{"room":1}', 'QaPNrV1HYBS65e8IVIiSR8JfWxaSnJkShCMxStT1knA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (10, 1790856004000, 2, 2, 'room created', '{"room":2}', '52TXDbCGXiA-DBzKLqHna3BITJWUzXLA6bEdBQ299o8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (11, 1790856005000, 2, 2, 'device registered', '{"device":2,"room":1}', 'MN6gpUy42H9_jYaMCEROLCGNjMKbO7-_O3rHqNen6QY');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (12, 1790856006000, 2, 2, 'device registered', '{"device":3,"room":2}', 'fFMLK_FTXfW5zhU1B_TCiIrCIno4xuAlOSCnJgCaTOE');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (13, 1790856007000, 2, 2, 'device registered', '{"device":4,"room":1}', 'mOuJJBbnGx7rkLSvB4CRqaYICq1qTs8fGf2D6CQAGGI');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (14, 1790856008000, 2, 2, 'device registered', '{"device":5,"room":2}', 'KibUyHcRK38hEBMgAQjMUZc4yji-hoydfGzCutjfWbo');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (15, 1790856009000, 2, 2, 'family created', '{"member":3}', 'iZMdb84-0WLpTHi77wsZ9aWjGZYJJ2rJngoZiYu5sh4');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (16, 1790856010000, 2, 3, 'signed in', '{}', 'Em9GNgrqa6HqVSjviLF7qrTBqcXyIJFDYfbzMlbf2pE');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (17, 1790856011000, 2, 2, 'family created', '{"member":4}', 'V8YkqvHaGHVMVB9izIKMSOh8xdUy-YjdJBRadr9XZTo');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (18, 1790856012000, 2, 4, 'signed in', '{}', 'IMyae4kAyA06eKa9diAbmz8DbpgjXRGPdyddF5JQ5nc');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (19, 1790856013000, 2, 2, 'co-owner made', '{"member":4}', '9VqzbaZIdZb5Ay7kbhhTMe5lNAXGIQ-Y1mQ8gNizM_I');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (20, 1790856014000, 2, 2, 'guest created', '{"member":5,"room":1,"device":null,"expires_at":1798632014000}', '4ojyt0OkCYz42WDhWXg5GmqqRFldxVcYxu7Y56R5JS8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (21, 1790856015000, 2, 2, 'guest created', '{"member":6,"room":null,"device":2,"expires_at":1798632014000}', 'vfxylyXADQ1KfxN25TSSuCMgdBpZdqf9Rh5T5PJ5gRI');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (22, 1790856016000, 2, 2, 'guest created', '{"member":7,"room":null,"device":null,"expires_at":1798632014000}', 'ddonYBsBnlsDnZNB_Mjd9dJbadjUI7Gw_UABVrgGw8c');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (23, 1790856017000, 2, 2, 'guest created', '{"member":8,"room":null,"device":null,"expires_at":1798632014000}', '_6u1A8nJ-eICJMjulINhcGLKn_yHBYA0bVoR08N_H44');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (24, 1790856018000, 2, 2, 'join code made', '{"join_code":1,"role":"guest"}', 'voSkqRhItHBt2dTYTLnIAz2V3uJzviY2DvHdbFAKAl4');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (25, 1790856019000, NULL, 9, 'account registered', '{"role":"guest"}', 'btTPrkQ1Udp6Y07r4lCc_MwhzZ_-iO50G9yfivr5-Kk');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (26, 1790856019000, NULL, 9, 'signed in', '{}', 'uuuw3Fo08mNgNoWmSXs2T1kyIorHybK9xPtraJ8hVt4');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (27, 1790856020000, 2, 9, 'home joined', '{"role":"guest"}', '-X74G4WbkPvcRDafoDrK1y0ngj0FpKkbFeWU4QpSG_0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (28, 1790856021000, 2, 2, 'join code made', '{"join_code":2,"role":"family"}', '1Z13o9DY97_ZkfxkJa2s3KoYGIQ8TMmZFlZEjlUbBhY');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (29, 1790856022000, 2, 4, 'join code made', '{"join_code":3,"role":"guest"}', 'oooCUtxbDd0LkxxLHrqSTSDrXAvvTlZqL0n_sMcsk9k');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (30, 1790856023000, 2, 4, 'join code made', '{"join_code":4,"role":"guest"}', '8Ji39KpDgBe-4i4ugUW21CxfxFrsSOcD-vlm7Co4VHM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (31, 1790856024000, NULL, 10, 'account registered', '{"role":"family"}', '8wUB3z73Zsr1epIPsxvEvAvg5FWhvGKhoyIp5G4PBiw');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (32, 1790856024000, NULL, 10, 'signed in', '{}', 'h3stm_sIxmaDTqQ11uqMjY8anRuNloQru-FzVnVJj7w');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (33, 1790856025000, 3, 11, 'operator made', '{}', 'mViIKSzGE8juuVxXkTMPiPrLAMucOj4b7EXYhbPV2NI');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (34, 1790856025000, 3, NULL, 'account disabled', '{"member":11}', 'YsylpxKDVZT3sHS6Baks0IL9td6XbqaIKl6-abJwCxs');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (35, 1790856025000, 2, 2, 'device updated', '{"device":5,"name":true,"local_ip":false}', 'JwD9M-sJ9ZMKAbfMaGQaqPNo-iWVdU5TvUR6cfZ8Sxs');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (36, 1790856026000, 2, 2, 'device removed', '{"device":5}', 'dkZwx5IHugb9lFnI18zx07Pii29LUa6zUm4TrUmJna8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (37, 1790856027000, 2, 2, 'secret reset', '{"device":5}', 'b0LmeXmFfP8Dfidyv72l4E5xXznqoEIr3S1xCqMEBRY');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (38, 1790856028000, 2, 2, 'join code made', '{"join_code":5,"role":"family"}', 'ucP3MwhUXr6XOICqR3oUBnP65ufKzXdgoJNk3O-GNeI');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (39, 1790856029000, 2, 2, 'join code voided', '{"join_code":5}', '4PasmsavMzKDwt9ArStrQokekkdF8JMYwrAR7OT_plM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (40, 1790856030000, 2, 2, 'guest created', '{"member":12,"room":null,"device":null,"expires_at":1790942430000}', 'FraX00zWZiyY6gOfhPKULfMHS5tDrY8BRZEos4E8fAE');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (41, 1790856031000, 2, 2, 'guest deleted', '{"member":12}', '7JDf8RNgF7H7zyDT00hc0hHyAIZsP0XyjXPombT6n6w');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (42, 1790856032000, 4, 13, 'home founded', '{}', 'G1QN-iW0otTnGhV1wzWAwjQYfvcfmXuGrDO9t7LNZ6c');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (43, 1790856032000, 4, 13, 'account registered', '{"role":"user"}', 'PrUWyykO2vKb8EqLRVNZGJ7OYFBYAjEPJCedOcDUmxQ');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (44, 1790856032000, 4, 13, 'signed in', '{}', 'R3fvBH6N1a-hIHUWbvHZtnywq9cG1o-0PTsA6S_1iWc');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (45, 1790856033000, 4, 13, 'home deleted', '{"devices":0}', '6T7NSUwVWM5mRB0jlGB0huTvJ_0vD91UYWRYWURZlAw');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (46, 1790856033000, 4, 13, 'account deleted', '{}', 'RjE31S4I1pyYwA8xA0Ilwg95C1FlikFWipeH-yGG5qw');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (47, 1790856034000, 2, 3, 'signed in', '{}', 'TwUZYnWfZ_h0QTX6ozWmr6IiXsc19UENgxJ-Tk1nSJo');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (48, 1790856035000, 2, 3, 'signed out', '{}', 'AdEuFMfRCSw_gGNF-wAh3wxCqTb2ELrNsKiwxtCCkFU');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (49, 1790856036000, 2, 3, 'call refused', '{"call":"GET /api/users/guest/list/{userId}","reason":"forbidden","from":"HScSEkEh"}', 'EhHQJFqNTfmFjWg8eKAUajaJ1_bNgnmCgv58XxWFEgY');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (50, 1790856036000, 2, 2, 'sign-in refused', '{"why":"wrong password","from":"HScSEkEh"}', 'hz5q8-cn-4DCUI05res2mwB4wSg1rZWlzcrgSPJPRrs');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (51, 1790856036000, 2, 2, 'profile changed', '{"mobile":false}', 'cTNxVfdbD-QDttaguWrql4QRtCgvoZX3RLwb4ol9lgc');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (52, 1790856037000, 2, 4, 'signed in', '{}', 'd5-05r82l90yarVji2GTFdGGsJ0Qk2QE8AQbAt86OT4');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (53, 1790856039000, 2, 4, 'authenticator turned on', '{}', 'PfpuUwBxE8WHgav5rOqGzzn_rLcJ4Mp0Szh0Tqw4wIw');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (54, 1790856041000, 2, 3, 'passkey added', '{"passkey":1}', 'c4vIXBFePgPth7_bm4XH3MYBxs7ypy4LqXahPNZg7nA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (55, 1790856043000, 2, 3, 'signed in', '{}', 'WljOpnGsXfrUOGW-_st5YgSx50M3tV4SSSUPbPpTbAo');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (56, 1790856105000, 2, 2, 'reset code sent', '{"by":"sms"}', 'JQquob5p65cQx9vBALQmZxW6Ae3Zg0YKDHVE8g3oZkA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (57, 1790856106000, 2, 7, 'reset code sent', '{"by":"mail"}', 'faJfUo_w1st9YtV65rY5IqtnbcDdf9jMJ5z0na1EJrA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (58, 1790856111000, 2, NULL, 'device connected', '{"device":4}', 'V6ZFNbSzp56NQiOTJVmj9dcp7Yd8T6N_vaq_a23LNrY');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (59, 1790856111001, 2, NULL, 'device connected', '{"device":3}', 'Nj82YBa0GGDIYEFF6o15iAs32EkTVzJu-QLR8Lp13S0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (60, 1790856111002, 2, NULL, 'device connected', '{"device":2}', 'k3FqXlMQ0qmp5mwKmtvCgDJkQiTUFdR-oe8tFXxuIzk');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (61, 1790856111005, 2, 2, 'pin renamed', '{"device":2,"pin":"18"}', 'oeYAP6EyJa5sDolkwy3bz3vpAZh3gNaqHR-Juoh9AYA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (62, 1790856111006, 2, 2, 'static ip set', '{"device":2}', 'X4UnFbnm4qiZvPoBPrnnlQfTjskdP4GHAVJJjXTMLs0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (63, 1790856111007, 2, 2, 'command begun', '{"device":2,"command":1,"pin":"18","wanted":1}', 'J1g6yXIspMpkNdOISlORGiKWEtXHSrORYAJQGToY6nU');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (64, 1790856111009, 2, 2, 'command done', '{"device":2,"command":1,"pin":"18","wanted":1}', 'hbQGeIO5SCkcwYGgMjmUFWaqGAatshm8MeAW5GQgGtE');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (65, 1790856111010, 2, 2, 'command begun', '{"device":2,"command":2,"pin":"18","wanted":0}', 'dbCNm16-xXoi7X3bn0fzrTvqN-YyQWE8abRPIB6uBcI');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (66, 1790856111011, 2, 2, 'command failed', '{"device":2,"command":2,"pin":"18","wanted":0}', 'a64gEP35WiiYm9F-3xPd8xL36mv-ukEjyXVlzP7SQnA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (67, 1790856111012, 2, 3, 'command begun', '{"device":2,"command":3,"pin":"18","wanted":0}', 'qrliO0lcXp3u6SwesIvyP5N9SnnlAojtRuqA1V5QxyI');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (68, 1790856111013, 2, 2, 'command begun', '{"device":2,"command":4,"pin":"18","wanted":1}', 'x71nJqCwUnZNryu6KWs1eRA3cJ-0OeqnzByEZXImbaA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (69, 1790856111013, 2, 3, 'command superseded', '{"device":2,"command":3,"pin":"18","wanted":0}', 'BOw_37J90B-y3ZUdVUeD3aDtEBC73hzfXBGYmBeqGK0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (70, 1790856117014, 2, 2, 'command expired', '{"device":2,"command":4,"pin":"18","wanted":1}', 'Bl3c1JenDvYWtxqkKxSXr27IJAE8XCMYJAXlXKygqZU');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (71, 1790856117014, 2, 3, 'command begun', '{"device":2,"command":5,"pin":"18","wanted":0}', '75BjY8YJSY1gQ4iUhSrGs-pvoinw1nEAXf9sCW-3R2o');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (72, 1790856117016, NULL, NULL, 'server stopped', '{"replica":"b0HGc-zx"}', 'vzB2TsMEyipBYEeL0R_1KJwWUvP7aHlpuw2-J_1yvU8');


--
-- Data for Name: audit_head; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.audit_head (id, count, link, seal) VALUES (1, 72, 'vzB2TsMEyipBYEeL0R_1KJwWUvP7aHlpuw2-J_1yvU8', '8h85zorbkYNvxRTFcvyN02f4fTGKoPQxs-WTGKSLrQA');


--
-- Data for Name: challenge; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.challenge (challenge_hash, purpose, person_id, detail, expires_at, tries_left) VALUES ('3OUHl4kWcGLMvDdFZwBeyY4JaMu_9Eq1mpaRIXkK-7o', 'passkey sign-in', NULL, NULL, 1790856407000, 1);
INSERT INTO public.challenge (challenge_hash, purpose, person_id, detail, expires_at, tries_left) VALUES ('Qo0Bk6wLYWH1bXzerj4EsxyNvLi9wSSdaDalfRWd0-A', 'second factor', 4, '{"remember":false}', 1790856408000, 5);


--
-- Data for Name: command; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.command (id, device_id, person_id, message_id, origin, action, pin, wanted, begun_at, deadline_at, received_at, outcome, error, ended_at) VALUES (1, 2, 2, '"done"', 'b0HGc-zx.uKG--h7v_8M-kXq2', 'on', '18', 1, 1790856111007, 1790856116007, 1790856111008, 'done', NULL, 1790856111009);
INSERT INTO public.command (id, device_id, person_id, message_id, origin, action, pin, wanted, begun_at, deadline_at, received_at, outcome, error, ended_at) VALUES (2, 2, 2, '"failed"', 'b0HGc-zx.uKG--h7v_8M-kXq2', 'off', '18', 0, 1790856111010, 1790856116010, NULL, 'failed', 'Relay is stuck', 1790856111011);
INSERT INTO public.command (id, device_id, person_id, message_id, origin, action, pin, wanted, begun_at, deadline_at, received_at, outcome, error, ended_at) VALUES (3, 2, 3, '"superseded"', 'b0HGc-zx.PNIkKwRrQw28wkTN', 'off', '18', 0, 1790856111012, 1790856116012, NULL, 'superseded', 'Replaced by a newer command', 1790856111013);
INSERT INTO public.command (id, device_id, person_id, message_id, origin, action, pin, wanted, begun_at, deadline_at, received_at, outcome, error, ended_at) VALUES (4, 2, 2, '"expired"', 'b0HGc-zx.uKG--h7v_8M-kXq2', 'on', '18', 1, 1790856111013, 1790856116013, NULL, 'expired', 'The device has not answered', 1790856117014);
INSERT INTO public.command (id, device_id, person_id, message_id, origin, action, pin, wanted, begun_at, deadline_at, received_at, outcome, error, ended_at) VALUES (5, 2, 3, '"living"', 'b0HGc-zx.PNIkKwRrQw28wkTN', 'off', '18', 0, 1790856117014, 1790856122014, NULL, NULL, NULL, NULL);


--
-- Data for Name: contact_message; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.contact_message (id, name, email, message, written_at) VALUES (1, 'Visitor', 'visitor@golden.example', 'Is it
for sale?', 1790856104000);


--
-- Data for Name: device; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, connected_until, last_seen_at, epoch, seq, created_at, known_from) VALUES (1, 1, NULL, 'SC-GOLDEN-1', 'The same name next door', 'q1caUySXtmUB5x5PFmYs_jop8kbx-D5nwKaCNKV8v-E', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, NULL, 0, 0, 1790856001000, NULL);
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, connected_until, last_seen_at, epoch, seq, created_at, known_from) VALUES (5, 2, NULL, 'SC-GOLDEN-4', 'In its box', 'Tf2nBUTpruy_G9TpCwoAinXZC5jPmuQp8fqUJ8AxO7w', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, NULL, 1, 0, 1790856008000, NULL);
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, connected_until, last_seen_at, epoch, seq, created_at, known_from) VALUES (4, 2, 1, 'WLM-GOLDEN-3', 'Tank', 'q3NCDN6WDevX6Uj4fuFkbHm2kuhhAR1u4VYa6fcf3eY', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, '72%', NULL, NULL, NULL, NULL, 0, 8640000000000000, 1790856117016, 1, 2, 1790856007000, 'c5qBdEp7LtT3yyyzDbUpG9mnk0NoKhymfQu02_23cFU');
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, connected_until, last_seen_at, epoch, seq, created_at, known_from) VALUES (3, 2, 2, 'PC-GOLDEN-2', 'Fan', 'nnXzD2GI5tYfTpeq8N3tf0RetdSoUKhLQJNbck2BD3s', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 8640000000000000, 1790856117016, 1, 2, 1790856006000, 'c5qBdEp7LtT3yyyzDbUpG9mnk0NoKhymfQu02_23cFU');
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, connected_until, last_seen_at, epoch, seq, created_at, known_from) VALUES (2, 2, 1, 'SC-GOLDEN-1', 'Lights', '7JpySoKxlcI4bguFash5pZw8IQhEVGjqYvtmZvyLVGM', '192.168.1.40', '192.168.1.50', '192.168.1.1', '255.255.255.0', '192.168.1.2', '192.168.1.77', NULL, 'golden 1.2', 3600, -61, 181000, 0, 8640000000000000, 1790856117016, 1, 14, 1790856005000, 'c5qBdEp7LtT3yyyzDbUpG9mnk0NoKhymfQu02_23cFU');


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

INSERT INTO public.installation (id, key_fingerprint, created_at) VALUES (1, 't-jC8YYvZxuedDv_PA4wSCYqlktOWf3SvvIYvwdcxxM', 1790856000000);


--
-- Data for Name: join_code; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.join_code (id, code_hash, home_id, made_by, role, start_at, access_expires_at, room_id, device_id, expires_at) VALUES (2, 'gKPruJ4jb4kO_OZa3QvLpC_UlQK-3fuFB568dKyZY2E', 2, 2, 'family', NULL, NULL, NULL, NULL, 1790942421000);
INSERT INTO public.join_code (id, code_hash, home_id, made_by, role, start_at, access_expires_at, room_id, device_id, expires_at) VALUES (3, 'U-tw4iank-gt1SIerHfgy5pqa3Aj0qWwDj4HgsQa5RI', 2, 4, 'guest', 1790856013999, 1798632014000, 1, NULL, 1790942422000);
INSERT INTO public.join_code (id, code_hash, home_id, made_by, role, start_at, access_expires_at, room_id, device_id, expires_at) VALUES (4, 'dDi8rGrjAHCpBT3CXxJY8leYF1RIvdMn28ygOvfnIRQ', 2, 4, 'guest', 1790856013999, 1798632014000, NULL, 3, 1790942423000);


--
-- Data for Name: kysely_migration; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0001-the-house', '2026-11-21T18:47:41.176Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0002-accounts-and-audit', '2026-11-21T18:47:41.250Z');


--
-- Data for Name: kysely_migration_lock; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration_lock (id, is_locked) VALUES ('migration_lock', 0);


--
-- Data for Name: live_ticket; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.live_ticket (ticket_hash, session_id, expires_at) VALUES ('CCEl4CI_wcKUmbzt__5tWMAY1ALogfOfezRrUefPYYM', 'god2WlgrlqPzodc09lxwoQ', 1790856139000);
INSERT INTO public.live_ticket (ticket_hash, session_id, expires_at) VALUES ('qyBZ3p3l4Pl4J3yo2kNbJj3o_C98KVoCx51uzkowjEM', 'nDOIITIoHUyUrQ5uJ-mSBQ', 1790856140000);


--
-- Data for Name: outbox; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (1, 'mail', 'co-owner@golden.example', 'A way to sign in to Roomwire has changed', 'On your Roomwire account an authenticator app was turned on. If this was not you, reset your password at once and look at Settings, Ways to sign in.', 1790856039000);
INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (2, 'mail', 'family@golden.example', 'A way to sign in to Roomwire has changed', 'On your Roomwire account a passkey was added. If this was not you, reset your password at once and look at Settings, Ways to sign in.', 1790856041000);
INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (3, 'sms', '+358401234567', NULL, 'Your Roomwire reset code is 830234. It is valid for 10 minutes. If you did not ask for it, ignore this message.', 1790856105000);
INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (4, 'mail', 'guest-of-home@golden.example', 'Your Roomwire reset code', 'Your Roomwire reset code is 122735. It is valid for 10 minutes. If you did not ask for it, ignore this message.', 1790856106000);


--
-- Data for Name: passkey; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.passkey (id, credential_id, person_id, public_key, sign_count, transports, name, created_at, last_used_at) VALUES (1, 'ZOXohqp0X30jeurlFLtc9g', 3, 'pQECAyYgASFYIAdh8K5wKeWOcf-otxcWBj0fpBNQqxlhOw8J2EMzkL6NIlggr3C1iXUX3rkQ0Bs1Srqu32OQaA0yCFb0uuvLoixfwMI', 1, '["internal"]', 'Golden phone', 1790856041000, 1790856043000);


--
-- Data for Name: person; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step) VALUES (1, 1, 'user', 'Golden neighbour <b>&', 'neighbour@golden.example', '$argon2id$v=19$m=19456,t=2,p=1$ed8WN46HhJ/J24cewGalVA$rXgM7n9LooInZ8g7mWrvfQB+JyqjDq9lZj42c55hXoQ', NULL, NULL, NULL, NULL, NULL, 1790856000000, NULL, NULL, NULL, NULL);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step) VALUES (3, 2, 'family', 'Golden family <b>&', 'family@golden.example', '$argon2id$v=19$m=19456,t=2,p=1$Rg9250IJoFYssGBoXOzAVQ$3qiLfjdlBlyLWESUCbVFmMUbsYjQV9+GVAW3UhJfyOk', NULL, NULL, NULL, NULL, NULL, 1790856009000, NULL, NULL, NULL, NULL);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step) VALUES (5, 2, 'guest', 'Golden guest-of-room <b>&', 'guest-of-room@golden.example', '$argon2id$v=19$m=19456,t=2,p=1$A/J2AT2LyvNIekbv2Z2ESw$02tjJGDQU9AfknyYpfO+4IIeWDpWbcpt2eziiJQCef0', NULL, NULL, NULL, NULL, NULL, 1790856014000, NULL, NULL, NULL, NULL);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step) VALUES (6, 2, 'guest', 'Golden guest-of-device <b>&', 'guest-of-device@golden.example', '$argon2id$v=19$m=19456,t=2,p=1$QnxS7JjNDUysOVQuf3ZDnw$oZRcAgd4j+wUexErVHM4Gg63EVggL30wEU3MjtTUA8U', NULL, NULL, NULL, NULL, NULL, 1790856015000, NULL, NULL, NULL, NULL);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step) VALUES (7, 2, 'guest', 'Golden guest-of-home <b>&', 'guest-of-home@golden.example', '$argon2id$v=19$m=19456,t=2,p=1$y5btRFn1W3DcvxLno21ovw$q9BefkK7We2iCNLzgZ3kk9viYu0kSo0kP+qgadYK86E', NULL, NULL, NULL, NULL, NULL, 1790856016000, NULL, NULL, NULL, NULL);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step) VALUES (8, 2, 'guest', 'Golden guest-of-tomorrow <b>&', 'guest-of-tomorrow@golden.example', '$argon2id$v=19$m=19456,t=2,p=1$kAX1Pjf69suYtW6CsEFYSg$3rvUotWMBsSVBkC1Xu92FFDW2XtP0W4QqrsbyMmlnbs', NULL, NULL, NULL, NULL, NULL, 1790856017000, NULL, NULL, NULL, NULL);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step) VALUES (9, 2, 'guest', 'Golden guest-by-code <b>&', 'guest-by-code@golden.example', '$argon2id$v=19$m=19456,t=2,p=1$n1wx30kTu+KAtwwhl/MvfQ$82OX3Tx+2ZSfjXYDnXubd7f5cZYKyc4t6XeDFyUrgGE', NULL, NULL, NULL, NULL, NULL, 1790856019000, NULL, NULL, NULL, NULL);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step) VALUES (10, NULL, 'family', 'Golden homeless <b>&', 'homeless@golden.example', '$argon2id$v=19$m=19456,t=2,p=1$ZzImBltfLhB4jQ1XAmFKCw$nDQkbluCV6LjQ2uuWEUu+SrbOU+mX8riL9GU5XBeFQY', NULL, NULL, NULL, NULL, NULL, 1790856024000, NULL, NULL, NULL, NULL);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step) VALUES (11, 3, 'super_admin', 'Closed', 'closed@golden.example', '$argon2id$v=19$m=19456,t=2,p=1$eZ0lAm0644LJgzvdi/lWZg$+wTtlfNlcNN7W1xgC5yssLD3GUIRgtX2ON0FPWfG91o', NULL, NULL, NULL, NULL, NULL, 1790856025000, 1790856025000, NULL, NULL, NULL);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step) VALUES (2, 2, 'user', 'Golden owner <b>&', 'owner@golden.example', '$argon2id$v=19$m=19456,t=2,p=1$b7i57h0nUwonP2Y4vnAVZg$sfPQlLTAKJy/l+78Hw8JALKVRVGfMgPA2ATk2eu4jos', '+358401234567', 'Ring three times', 'Golden Street 1
00100 Helsinki', '8PFRwZe-uKQHGAVhe1a4EjT9nGH7ydKhyYrEWfeVorOjpQi-Mzjp', '1952-10-13', 1790856002000, NULL, NULL, NULL, NULL);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step) VALUES (4, 2, 'admin', 'Golden co-owner <b>&', 'co-owner@golden.example', '$argon2id$v=19$m=19456,t=2,p=1$zZWPlGSO9JqgtM0cKaFlzQ$AJGFWtHnDI09GkbIjsPrZWDYPOiDx/KJMWPJ3ixCYqI', NULL, NULL, NULL, NULL, NULL, 1790856011000, NULL, 'RmIB8TjpaRZpvl24djqsEzaavCfisULGc2xj3IVSVipfLGAip9HDSq0PSimRyK4rmEuZyR3IIo0bOP3r', 1790856039000, 59695201);


--
-- Data for Name: pin; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.pin (device_id, key, name, state, reported_at) VALUES (1, '18', NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at) VALUES (1, '19', NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at) VALUES (1, '21', NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at) VALUES (1, '25', NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at) VALUES (3, '21', NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at) VALUES (5, '18', NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at) VALUES (5, '19', NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at) VALUES (5, '21', NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at) VALUES (5, '25', NULL, NULL, NULL);
INSERT INTO public.pin (device_id, key, name, state, reported_at) VALUES (4, 'pump', NULL, 0, 1790856111000);
INSERT INTO public.pin (device_id, key, name, state, reported_at) VALUES (4, 'led', NULL, 1, 1790856111000);
INSERT INTO public.pin (device_id, key, name, state, reported_at) VALUES (3, '13', NULL, 2, 1790856111001);
INSERT INTO public.pin (device_id, key, name, state, reported_at) VALUES (3, '18', NULL, 1, 1790856111001);
INSERT INTO public.pin (device_id, key, name, state, reported_at) VALUES (3, '19', NULL, 0, 1790856111001);
INSERT INTO public.pin (device_id, key, name, state, reported_at) VALUES (2, '21', NULL, 0, 1790856111003);
INSERT INTO public.pin (device_id, key, name, state, reported_at) VALUES (2, '25', NULL, 1, 1790856111003);
INSERT INTO public.pin (device_id, key, name, state, reported_at) VALUES (2, '19', NULL, 0, 1790856111004);
INSERT INTO public.pin (device_id, key, name, state, reported_at) VALUES (2, '18', 'Ceiling light', 1, 1790856111009);


--
-- Data for Name: recovery_code; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, '3ndv7nLnFpvZBP21csIQsUohIH0bgCf9iQf7EOcBsVE');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'D5dbalha5paLj9Xp7IrTlSu9emMutwtvODgZhGzKeRM');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'GXfwNpJO3EoJxjM1ueeUmLGt13qa9iE5XppxRHd7Nnc');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'RpxZqT71v6yty51hkaUD1RGvk46vj231nTyhph6dXD8');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'HsUH7jZpdiM5Rbv_gHeh_Vze1kcMVt2tp1OXYreZGNw');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'iQuEZhIQaSQBLhtWvGCu6-6-hvFh0ZzbCtPYAH5ijLk');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'YhMlle94G4ThbWspyxYMYXumRo5xkVCerQbrs7dhOl4');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'zC7-yypmz0HP4duorzF-LpjheX3-RMH2ry2iuIAw1H0');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'tdy8Wfatr1x7vTf6pk37BbEIMRtZQTMxIwljiQ8sWhQ');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'Etc5sTloBP_OvilcukuDA3Hwh3gFpgTyGX-OrLCh7H8');


--
-- Data for Name: reset_code; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.reset_code (person_id, code_hash, browser_hash, asked_from, expires_at, tries_left) VALUES (2, 'pqOZUrWC2q3Va_bvNi_oiC_5ziAOGsfjfb2N_2BTxJE', 'pTQLpG0qGpNHeRE7fuPgqs0JqBkKuVKw7jqmoIJ9TMw', '127.0.0.1', 1790856705000, 5);
INSERT INTO public.reset_code (person_id, code_hash, browser_hash, asked_from, expires_at, tries_left) VALUES (7, 'Plzn3bryUV0iPdmsj3z0fauyFS9yu5eeqHoyw79fDDc', 'uVn2ZmYnWDqXHqVk7fp3g1RANfMmMPZrGdqBCzHR_mo', '127.0.0.1', 1790856706000, 5);


--
-- Data for Name: room; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.room (id, home_id, name, name_key, created_at) VALUES (1, 2, 'Living Room', 'living room', 1790856003000);
INSERT INTO public.room (id, home_id, name, name_key, created_at) VALUES (2, 2, 'Küche · 厨房', 'küche · 厨房', 1790856004000);


--
-- Data for Name: session; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at) VALUES ('NlxnpRhFTMdZ-4cNZhXacw', 10, 1790856024000, 1790899224000, 'Golden browser', NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at) VALUES ('2LqGQxwZsado8KZ1Kq2Q-A', 3, 1790856043000, 1790899243000, 'node', NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at) VALUES ('BwGFxXjmlJnhLSbZ6mUSsA', 1, 1790856000000, 1790899200000, 'Golden browser', 1790856105000);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at) VALUES ('god2WlgrlqPzodc09lxwoQ', 2, 1790856002000, 1790899202000, 'Golden browser', 1790856105000);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at) VALUES ('nDOIITIoHUyUrQ5uJ-mSBQ', 3, 1790856010000, 1790899210000, 'Golden browser', 1790856105000);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at) VALUES ('1DtGPEgNwJ0Bl57cQEkLFQ', 4, 1790856012000, 1790899212000, 'Golden browser', 1790856105000);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at) VALUES ('I0MVSVDzwvwGyAnvo47qFg', 9, 1790856019000, 1790899219000, 'Golden browser', 1790856105000);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at) VALUES ('fyV98IIdM8m4rGUfn0kghA', 4, 1790856037000, 1790899237000, 'Golden browser', 1790856105000);


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

SELECT pg_catalog.setval('public.device_id_seq', 5, true);


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
    ADD CONSTRAINT command_once UNIQUE (device_id, person_id, message_id);


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
-- Name: device_by_identifier; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX device_by_identifier ON public.device USING btree (identifier);


--
-- Name: device_by_room; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX device_by_room ON public.device USING btree (room_id);


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
-- Name: command command_device_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.command
    ADD CONSTRAINT command_device_id_fkey FOREIGN KEY (device_id) REFERENCES public.device(id) ON DELETE CASCADE;


--
-- Name: command command_person_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.command
    ADD CONSTRAINT command_person_id_fkey FOREIGN KEY (person_id) REFERENCES public.person(id) ON DELETE SET NULL;


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
