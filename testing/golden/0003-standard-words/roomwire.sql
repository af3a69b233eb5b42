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
    desired integer NOT NULL,
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
    trusted_network text
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

INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/address/SXAqERFzIOLB-M-t2exl_KLpn5WNOhrtzxWUcVV3bh8', 2, 1790859705000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/asked/hour/AicgTVzgfDhLvgVa6DyZ4mHRH8OwZqQcM2NIyOB2_uw', 1, 1790859706000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/asked/day/AicgTVzgfDhLvgVa6DyZ4mHRH8OwZqQcM2NIyOB2_uw', 1, 1790942506000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/hour/SXAqERFzIOLB-M-t2exl_KLpn5WNOhrtzxWUcVV3bh8', 2, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/day/SXAqERFzIOLB-M-t2exl_KLpn5WNOhrtzxWUcVV3bh8', 2, 1790942400000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/all/OI8bcfNDqO9IibO9akg9hzlJeCICMTpdK5Iwm3JbPAU', 2, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/account/hour/vAOp-mbLFXjcVfzRs792kXCUxY5sWzVoJYeG0myEF0E', 1, 1790859706000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/account/day/vAOp-mbLFXjcVfzRs792kXCUxY5sWzVoJYeG0myEF0E', 1, 1790942506000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/all/OI8bcfNDqO9IibO9akg9hzlJeCICMTpdK5Iwm3JbPAU', 2, 1790859705000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('passkey/address/SXAqERFzIOLB-M-t2exl_KLpn5WNOhrtzxWUcVV3bh8', 2, 1790856942000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/hour/THetkBgJ0jBiN2JY3WzvN03nGky8YIykFznN41DnQwA', 0, 1790859609000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('truth/day/THetkBgJ0jBiN2JY3WzvN03nGky8YIykFznN41DnQwA', 0, 1790942409000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('register/address/SXAqERFzIOLB-M-t2exl_KLpn5WNOhrtzxWUcVV3bh8', 5, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('register/all/OI8bcfNDqO9IibO9akg9hzlJeCICMTpdK5Iwm3JbPAU', 5, 1790859600000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/address/SXAqERFzIOLB-M-t2exl_KLpn5WNOhrtzxWUcVV3bh8', 1, 1790856910000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/account/4E3NG05bZ8kCl3m89q1oJtpthOQqj2OT31IGdqOOu_I', 0, 1790942412000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('socket/address/SXAqERFzIOLB-M-t2exl_KLpn5WNOhrtzxWUcVV3bh8', 2, 1790856171007, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/account/H53qpGEE4Kht7iaPJ_I8iJT_zDC-4PPmlMe4A0_BX4U', 0, 1790942410000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('login/account/ferAum_SotOh-CPUfMUh-NTKccuFBLylcoOdNOT4H90', 1, 1790942436000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('password-again/account/X1bB3AZnCYcVXP8QyLWfqnotwfE1dUpYca8iNSv8zQA', 0, 1790942438000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('code/signed-in/X1bB3AZnCYcVXP8QyLWfqnotwfE1dUpYca8iNSv8zQA', 0, 1790942439000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('password-again/account/3hes4LtKMKCgA4Vooon8cGBW2S1MRRpaYzHq71RmEuk', 0, 1790942440000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('contact/address/SXAqERFzIOLB-M-t2exl_KLpn5WNOhrtzxWUcVV3bh8', 1, 1790859704000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('sms/address/SXAqERFzIOLB-M-t2exl_KLpn5WNOhrtzxWUcVV3bh8', 1, 1790859705000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/asked/hour/ferAum_SotOh-CPUfMUh-NTKccuFBLylcoOdNOT4H90', 1, 1790859705000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/asked/day/ferAum_SotOh-CPUfMUh-NTKccuFBLylcoOdNOT4H90', 1, 1790942505000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('join/address/SXAqERFzIOLB-M-t2exl_KLpn5WNOhrtzxWUcVV3bh8', 1, 1790859620000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('join/account/4yvVf-Fxy1dL-cJ_WGCZWWAdkSLBatGa-9yiwrVawGo', 1, 1790859620000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/account/hour/j9KX7qsEzcZehnoXktT2-Em9N9Fv-sJleDI95R2sFK4', 1, 1790859705000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('reset-code/account/day/j9KX7qsEzcZehnoXktT2-Em9N9Fv-sJleDI95R2sFK4', 1, 1790942505000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('sms/number/JCrit7oT_w98TC12iFwgtH33445WJQB0R5uNnlsWN7w', 1, 1790859705000, 0);
INSERT INTO public.attempt (key, count, window_ends_at, next_at) VALUES ('sms/all/OI8bcfNDqO9IibO9akg9hzlJeCICMTpdK5Iwm3JbPAU', 1, 1790942505000, 0);


--
-- Data for Name: audit; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (1, 1790856000000, NULL, NULL, 'server.started', '{"replica":"ZSh3rjL0"}', 'tp4VZhkZe3rXlzVs6EXuplm-XSdae_MEMlrbbPWXnqs');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (2, 1790856000000, 1, 1, 'home.founded', '{}', 'u3dOAxoIIit1u0Gu7FK9davRzEq8CxamFUO1l7ang6k');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (3, 1790856000000, 1, 1, 'account.registered', '{"role":"user"}', '8d2Wj2gn4fKVrjJ2G6db927ceR_hYrtiTng5PL3GQmg');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (4, 1790856000000, 1, 1, 'session.started', '{}', 'uvOjjF19s58ECSMwrgRRfitBHJBnw2pMzBPsduROPF8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (5, 1790856001000, 1, 1, 'device.registered', '{"device":1,"room":null}', '49KBAWJtkjZj_p7Be-6FlQ5mBrPwRfe3Z65dO-eVH7c');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (6, 1790856002000, 2, 2, 'home.founded', '{}', 'wWqtfQEpVpKBvXHnwTGasvSsoEW9DVZxz8Oo-FRT0zo');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (7, 1790856002000, 2, 2, 'account.registered', '{"role":"user"}', 'KmFcHoXiLeA0cnc58rUNX0JJXAPC7qGk1xdNy5xPOWA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (8, 1790856002000, 2, 2, 'session.started', '{}', 'kYcI--FuudTxDVAkPu7iSaH_cKBP4Q3ZVm8WCBkg1rM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (9, 1790856003000, 2, 2, 'room.created', '{"room":1}', 'Lhlk3QJkg09X5iMNMVjPi26Qy_6J2JyPiUo6XfP7WHQ');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (10, 1790856004000, 2, 2, 'room.created', '{"room":2}', 'gdy2zknEO5KngvQGmI6E0LPxZG72xA7kDVmN7Q9Yia4');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (11, 1790856005000, 2, 2, 'device.registered', '{"device":2,"room":1}', 'PNm3QXFhdWudrdSWiJRB8zwOztFkntH-avY-a8fyZwU');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (12, 1790856006000, 2, 2, 'device.registered', '{"device":3,"room":2}', 'aQHkBg7eTeSAzI4QZ-fVrOjEKwYVzNOY1fJgsHjZz_4');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (13, 1790856007000, 2, 2, 'device.registered', '{"device":4,"room":1}', 'aVgh_GRx1MLnhjfXDlWM5tSA58twdIxIgrA-X__1VFs');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (14, 1790856008000, 2, 2, 'device.registered', '{"device":5,"room":2}', 'Jl7b4qQxPXoLJQOCpHQLGv5M9Np4udZvE69yYLLMiNw');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (15, 1790856009000, 2, 2, 'family.created', '{"member":3}', 'qxn7K3Lx5v0tDMyZIr1ZmOJPloRQcV7Hqdnnq4o_hGo');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (16, 1790856010000, 2, 3, 'session.started', '{}', 'bICHWb1dwpM54EhHK1cuT-jJ4qribgZsRVrN7qlfjSw');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (17, 1790856011000, 2, 2, 'family.created', '{"member":4}', 'HmXcUBV4mwXnAE3_tYifM36V8bOwSMRhj0AohsLImeY');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (18, 1790856012000, 2, 4, 'session.started', '{}', 'iP5wu9Ab8xwxqtVGVSmwPYEumvYwjx8ZIYS6TSxx2H0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (19, 1790856013000, 2, 2, 'co_owner.added', '{"member":4}', 'N7OoDPVKNJy3wcBxqLx1vsmU8nCr8Y9qrllMl7DYwvg');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (20, 1790856014000, 2, 2, 'guest.created', '{"member":5,"room":1,"device":null,"expires_at":1798632014000}', 'Wd7N9wvWgTNfCD6KJp9QsacRAB7TxBNMvQqrSAzkhGM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (21, 1790856015000, 2, 2, 'guest.created', '{"member":6,"room":null,"device":2,"expires_at":1798632014000}', 'u3r_eCIPcqzWUX6myiiHX_JP7WBfpwEDcajWMtHaOJo');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (22, 1790856016000, 2, 2, 'guest.created', '{"member":7,"room":null,"device":null,"expires_at":1798632014000}', 'D6J0BpYnCy6mfZ4M_tejZJ-hYTd9LU8zj84b0Lamqpw');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (23, 1790856017000, 2, 2, 'guest.created', '{"member":8,"room":null,"device":null,"expires_at":1798632014000}', 'DH829xceXzWxodYZ6qfBTKTYCH2oTm6mkWNu4Hbon2Y');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (24, 1790856018000, 2, 2, 'join_code.created', '{"join_code":1,"role":"guest"}', 'aC_UDEK4Y7HaAbiMdIngQvTqbpBLIDN3dPh-qlsUMic');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (25, 1790856019000, NULL, 9, 'account.registered', '{"role":"guest"}', 'u84gPiVkVd2H52FbA00YSdxSNLdyqSCofWak7rwuulQ');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (26, 1790856019000, NULL, 9, 'session.started', '{}', 'bjJUmpnbzG8MU466yfNtydyJFWpQaQGbRe4If6BOCOM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (27, 1790856020000, 2, 9, 'home.joined', '{"role":"guest"}', 'Newq4TmIItdfX-7FtZNxTLsEVJrr_K0rLS4hoEkOhis');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (28, 1790856021000, 2, 2, 'join_code.created', '{"join_code":2,"role":"family"}', 'wwh3bCOvpL-ogATbOeYz78r3UqbSPGSEBrx4cchBa6Y');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (29, 1790856022000, 2, 4, 'join_code.created', '{"join_code":3,"role":"guest"}', 'eLGR-8ODTVZKYiUjcEgUoA4KUEtYlCb_bnKpA49igWk');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (30, 1790856023000, 2, 4, 'join_code.created', '{"join_code":4,"role":"guest"}', 'TP9nnWr_hsTXeBr1LEFgsOjUW9b5qSwd23cx-r4VkQM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (31, 1790856024000, NULL, 10, 'account.registered', '{"role":"family"}', '_YDHac2lLg7T9tGOQA7TPwpf7T3sldyqfIYOKKiNUzk');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (32, 1790856024000, NULL, 10, 'session.started', '{}', 'aIjqXojDZuQSCGXBRSAIGRhM6Lz7bqS6gbv7NTeJX5c');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (33, 1790856025000, 3, 11, 'operator.created', '{}', '4jK7aEvXn3C4OvQe1hqgdhuvm7SZDNc74gKB3mdBDeI');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (34, 1790856025000, 3, NULL, 'account.disabled', '{"member":11}', 'Dtr6_e3stuTR_l7q983rNq5pG7mzuhD-_J9LVL6JlCc');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (35, 1790856025000, 2, 2, 'device.updated', '{"device":5,"name":true,"local_ip":false}', 'MrNxGx95Ko-eWkKa4a8wpdwCGb9YHH3eqxag8_FIKhE');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (36, 1790856026000, 2, 2, 'device.removed', '{"device":5}', 'n-vL8tEiro2d5P7c-AHkQIvixsiHja2RZs8K-wMwsu0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (37, 1790856027000, 2, 2, 'device.secret_reset', '{"device":5}', 'yMW7yzJZZHcqxUMtHBJ08ifcRfF_xMP7fe41MQqw8is');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (38, 1790856028000, 2, 2, 'join_code.created', '{"join_code":5,"role":"family"}', 'YEByaPPOnCHhDLORI13KF5goHBmnkdyYFv0tiM0Z6cI');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (39, 1790856029000, 2, 2, 'join_code.revoked', '{"join_code":5}', 'SOCCormfCCDRuS3D6Si-hRZhlyXbjRiTFpGI9u23cQQ');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (40, 1790856030000, 2, 2, 'guest.created', '{"member":12,"room":null,"device":null,"expires_at":1790942430000}', '10MBZprRUODMjMyHVahMT4FCpjzZel35OqVAazecdfA');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (41, 1790856031000, 2, 2, 'guest.deleted', '{"member":12}', 'A-w_T--JUxDuNmt0AGffAGeulah_C6YlFzrhofOT-eM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (42, 1790856032000, 4, 13, 'home.founded', '{}', 'Q90L8RkxGUk6aEClVa8WLSxLSh4Zo_REk5vue93zTLY');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (43, 1790856032000, 4, 13, 'account.registered', '{"role":"user"}', 'BGM9qmGp_OSQSTuiqNvLA70K6qyzEwMRnpkewN3wDs0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (44, 1790856032000, 4, 13, 'session.started', '{}', 'fjbXWILPLrxELx8Iyd9RLJgLmrCdKN1N6CcM2GBHKD0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (45, 1790856033000, 4, 13, 'home.deleted', '{"devices":0}', 'jvMFgr3HwSw-4Udq8RfAKJh9P6eN9eyV6iQvCnjjbW4');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (46, 1790856033000, 4, 13, 'account.deleted', '{}', 'fzO8VJe6atKWiqUnHSTSjPKKjgit5Hc5StDKTBKH8EM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (47, 1790856034000, 2, 3, 'session.started', '{}', 'KNiFVtWPpyp9XE_3OGlW5x2Rx-58aIxuyke7YHo68K8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (48, 1790856035000, 2, 3, 'session.signed_out', '{}', 'hiAPFqlDTuYHHoxAybfNb0zev5ls0AigGEnt39mXMa0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (49, 1790856036000, 2, 3, 'call.refused', '{"call":"GET /api/users/guest/list/{userId}","reason":"forbidden","from":"D8dMyVCp"}', 'MG4FJtraPPnmne6VtvJM4W6Uccka2KyOWrSwz5r0KiY');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (50, 1790856036000, 2, 2, 'sign_in.refused', '{"why":"wrong_password","from":"D8dMyVCp"}', 'dFX-VKswczWxe0TDuw9GzG-Af1MCqsE8htpOiNsBvIs');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (51, 1790856036000, 2, 2, 'profile.changed', '{"mobile":false}', 'qgvX0aPflnr2qZrhpayAgTWxIu6YIwHgVWetjTV-0p4');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (52, 1790856037000, 2, 4, 'session.started', '{}', 'YuWUy7Z1GLq4UXEu-cYQwgimPbmHPRZLzzV4ban0SlE');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (53, 1790856039000, 2, 4, 'authenticator.enabled', '{}', 'QlRMJOVsHvcANi9WxiNySmuaxdF9BocHKO3XQW3S9t8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (54, 1790856041000, 2, 3, 'passkey.added', '{"passkey":1}', 'YacXJ3v1O7y0jic4QD7W9yr4qXOpSJvVT7cCnwdJWm0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (55, 1790856043000, 2, 3, 'session.started', '{}', 'I8YaKBU0tGzaN30-YcmerFGzdRW1KzPX2_Eh-K-3Dp8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (56, 1790856105000, 2, 2, 'reset_code.sent', '{"by":"sms"}', 'rDiov-2F53vh1Fu4FOgkHOcZ8d3W2DfSoNBDG0tPkxo');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (57, 1790856106000, 2, 7, 'reset_code.sent', '{"by":"mail"}', '_O2E1XE43t4pOirPwonPG2bE2N8Ca_BwNlJk7-353AU');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (58, 1790856111000, 2, NULL, 'device.connected', '{"device":4}', 'wtCc3iKFsgXPwgemqhQQkyvSA2roVgWNYsCBMGimNe0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (59, 1790856111001, 2, NULL, 'device.connected', '{"device":3}', 'QXi3xSySUYx0XNkqSqnKheJL94iYVrCh15Cc5g0MqD0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (60, 1790856111002, 2, NULL, 'device.connected', '{"device":2}', 'qEmjzv4FIi4RTfhdnGB0PKxAPz6XOsqqB8K_FdEbooM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (61, 1790856111005, 2, 2, 'pin.renamed', '{"device":2,"pin":"18"}', 'GNWQQXE7XRuR62_1EPHjCLGH4CVVIFBrEdcx6noPIJo');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (62, 1790856111006, 2, 2, 'device.static_ip_set', '{"device":2}', 'VqBQAttSGbvKdxztguioS00y_JFUIlTfj5R4RL-NhvM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (63, 1790856111007, 2, 2, 'command.requested', '{"device":2,"command":1,"pin":"18","desired":1}', 'qlSpxTcTC7kz12ka6sRWQ5XF6Q7N807uSY5iNrAoiUM');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (64, 1790856111009, 2, 2, 'command.done', '{"device":2,"command":1,"pin":"18","desired":1}', 'rKKVYtI7qiMoqPftqLrEltaRvNvVXpcS5sGtmEmJPos');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (65, 1790856111010, 2, 2, 'command.requested', '{"device":2,"command":2,"pin":"18","desired":0}', 'cgKI2Jp4601w8itXigOffSjQyzwCy6S1fHBMpC9yJow');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (66, 1790856111011, 2, 2, 'command.failed', '{"device":2,"command":2,"pin":"18","desired":0}', 'FB4FI4oI4AZ2cpj7I5RiX9O2tj3LrCRNS77bgFLu2ek');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (67, 1790856111012, 2, 3, 'command.requested', '{"device":2,"command":3,"pin":"18","desired":0}', 'ZkOt07fxCHBx7mvTQB8J12-L7C4XvkoQoEKzCaJdPL0');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (68, 1790856111013, 2, 2, 'command.requested', '{"device":2,"command":4,"pin":"18","desired":1}', '9INeM18B3vjUQTL7JXx8EzidJ466ij52XCPjug41h4k');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (69, 1790856111013, 2, 3, 'command.superseded', '{"device":2,"command":3,"pin":"18","desired":0}', '5Gm-bgMQb2Z0u-Lq4p_juziknL62K01Vwkc4nulv1b8');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (70, 1790856117014, 2, 2, 'command.expired', '{"device":2,"command":4,"pin":"18","desired":1}', 'MPDYxwqo9XVFeU88j07UK4eSEshVOMRwNHxHZHa4NC4');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (71, 1790856117014, 2, 3, 'command.requested', '{"device":2,"command":5,"pin":"18","desired":0}', 'AWzHfy6WlqqYI6xRvO4SGJIzfHHqYbzL1ON6gCHadBI');
INSERT INTO public.audit (id, at, home_id, person_id, event, detail, link) VALUES (72, 1790856117016, NULL, NULL, 'server.stopped', '{"replica":"ZSh3rjL0"}', 'q3vhmrIxz_qGGNbmTL60xGl3899tVGLESqUvupILMfY');


--
-- Data for Name: audit_head; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.audit_head (id, count, link, seal) VALUES (1, 72, 'q3vhmrIxz_qGGNbmTL60xGl3899tVGLESqUvupILMfY', 'Q-AalwRMx6yZRmVjeh4ad7hHb1NrdeLMZetrxtuzO68');


--
-- Data for Name: challenge; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.challenge (challenge_hash, purpose, person_id, detail, expires_at, tries_left) VALUES ('mqGtbOXClrQVwh8y4K1HPBRA7KWWz2Jdd5oDI-9UFL0', 'passkey_sign_in', NULL, NULL, 1790856407000, 1);
INSERT INTO public.challenge (challenge_hash, purpose, person_id, detail, expires_at, tries_left) VALUES ('uWmhrQXYZWiFfMtZtbm5_sy3rvq_2W9ZHpHhtYCOnnw', 'second_factor', 4, '{"remember":false}', 1790856408000, 5);


--
-- Data for Name: command; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.command (id, device_id, person_id, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at) VALUES (1, 2, 2, '"done"', 'ZSh3rjL0.0Zl7KQs_Hvr-8Yq4', 'on', '18', 1, 1790856111007, 1790856116007, 1790856111008, 'done', NULL, 1790856111009);
INSERT INTO public.command (id, device_id, person_id, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at) VALUES (2, 2, 2, '"failed"', 'ZSh3rjL0.0Zl7KQs_Hvr-8Yq4', 'off', '18', 0, 1790856111010, 1790856116010, NULL, 'failed', 'Relay is stuck', 1790856111011);
INSERT INTO public.command (id, device_id, person_id, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at) VALUES (3, 2, 3, '"superseded"', 'ZSh3rjL0.r3GTmbLXb7AmeO95', 'off', '18', 0, 1790856111012, 1790856116012, NULL, 'superseded', 'Replaced by a newer command', 1790856111013);
INSERT INTO public.command (id, device_id, person_id, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at) VALUES (4, 2, 2, '"expired"', 'ZSh3rjL0.0Zl7KQs_Hvr-8Yq4', 'on', '18', 1, 1790856111013, 1790856116013, NULL, 'expired', 'The device has not answered', 1790856117014);
INSERT INTO public.command (id, device_id, person_id, message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error, ended_at) VALUES (5, 2, 3, '"living"', 'ZSh3rjL0.r3GTmbLXb7AmeO95', 'off', '18', 0, 1790856117014, 1790856122014, NULL, NULL, NULL, NULL);


--
-- Data for Name: contact_message; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.contact_message (id, name, email, message, written_at) VALUES (1, 'Visitor', 'visitor@golden.example', 'Is it
for sale?', 1790856104000);


--
-- Data for Name: device; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, connected_until, last_seen_at, epoch, seq, created_at, trusted_network) VALUES (1, 1, NULL, 'SC-GOLDEN-1', 'The same name next door', 'gJRLXwLKg1CcbNgbO7s-FZbkE183dPi6yLQwJXUMTME', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, NULL, 0, 0, 1790856001000, NULL);
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, connected_until, last_seen_at, epoch, seq, created_at, trusted_network) VALUES (5, 2, NULL, 'SC-GOLDEN-4', 'In its box', 'Xw5AzsHklazo0qE37oa3PoSaEviTOBMXZ3laLFbUfJQ', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, NULL, 1, 0, 1790856008000, NULL);
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, connected_until, last_seen_at, epoch, seq, created_at, trusted_network) VALUES (4, 2, 1, 'WLM-GOLDEN-3', 'Tank', 'NdAX_JFoHnBCliExBZID69dDNNVu-sJy_3JYOpwQDUE', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, '72%', NULL, NULL, NULL, NULL, 0, 8640000000000000, 1790856117016, 1, 2, 1790856007000, 'cOvwpNqm-esOJWCPt99VnZS3edYDVTcZ2sW6Rd8fCnw');
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, connected_until, last_seen_at, epoch, seq, created_at, trusted_network) VALUES (3, 2, 2, 'PC-GOLDEN-2', 'Fan', 'hHB1hRU9f9wVpT9sOdVjfeYxtNcRKZSJKqF7sf1vSMQ', '192.168.1.40', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 8640000000000000, 1790856117016, 1, 2, 1790856006000, 'cOvwpNqm-esOJWCPt99VnZS3edYDVTcZ2sW6Rd8fCnw');
INSERT INTO public.device (id, home_id, room_id, identifier, name, secret_hash, local_ip, static_ip, gateway, subnet, dns, ip_address, water_level, firmware, uptime_s, rssi, free_memory, connected, connected_until, last_seen_at, epoch, seq, created_at, trusted_network) VALUES (2, 2, 1, 'SC-GOLDEN-1', 'Lights', '71Ex_4KmDKDyznBX8YOQlbIUiZvizMn832LXEsBmCBs', '192.168.1.40', '192.168.1.50', '192.168.1.1', '255.255.255.0', '192.168.1.2', '192.168.1.77', NULL, 'golden 1.2', 3600, -61, 181000, 0, 8640000000000000, 1790856117016, 1, 14, 1790856005000, 'cOvwpNqm-esOJWCPt99VnZS3edYDVTcZ2sW6Rd8fCnw');


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

INSERT INTO public.installation (id, key_fingerprint, created_at) VALUES (1, '_Exus2ZC7v-wrbMssssXLDV0JzbQLRfnHeulnJAp0CA', 1790856000000);


--
-- Data for Name: join_code; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.join_code (id, code_hash, home_id, made_by, role, start_at, access_expires_at, room_id, device_id, expires_at) VALUES (2, 'xyb0MAqmOMX2B8ccwHbd9OEKZfLGKEGD8svQVWM9Cfs', 2, 2, 'family', NULL, NULL, NULL, NULL, 1790942421000);
INSERT INTO public.join_code (id, code_hash, home_id, made_by, role, start_at, access_expires_at, room_id, device_id, expires_at) VALUES (3, '0ffgYU7mK6Jll4vJf3kpjrmPrbTSWkPWGQ9w6KetgY0', 2, 4, 'guest', 1790856013999, 1798632014000, 1, NULL, 1790942422000);
INSERT INTO public.join_code (id, code_hash, home_id, made_by, role, start_at, access_expires_at, room_id, device_id, expires_at) VALUES (4, 'VEqHXIT-ydMpa3qn5TdRETit-3MgPh8CzuuIYEibRuQ', 2, 4, 'guest', 1790856013999, 1798632014000, NULL, 3, 1790942423000);


--
-- Data for Name: kysely_migration; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0001-the-house', '2026-11-21T19:27:09.294Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0002-accounts-and-audit', '2026-11-21T19:27:09.310Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0003-standard-words', '2026-11-21T19:27:09.313Z');


--
-- Data for Name: kysely_migration_lock; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration_lock (id, is_locked) VALUES ('migration_lock', 0);


--
-- Data for Name: live_ticket; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.live_ticket (ticket_hash, session_id, expires_at) VALUES ('IPmMJOddfbXk2-toNt5p6h-FXPWhYT4hB8Hb0Br49VU', 'x_MXL5m4Wq0RSaOzmn7mOQ', 1790856139000);
INSERT INTO public.live_ticket (ticket_hash, session_id, expires_at) VALUES ('ziOGlXVleRwh3KGWWe9cdXXH8Dp6o8LBv1hA7Q7WEtI', 'BAkWhF_egDns3JNRYhbXjw', 1790856140000);


--
-- Data for Name: outbox; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (1, 'mail', 'co-owner@golden.example', 'A way to sign in to Roomwire has changed', 'On your Roomwire account an authenticator app was turned on. If this was not you, reset your password at once and look at Settings, Ways to sign in.', 1790856039000);
INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (2, 'mail', 'family@golden.example', 'A way to sign in to Roomwire has changed', 'On your Roomwire account a passkey was added. If this was not you, reset your password at once and look at Settings, Ways to sign in.', 1790856041000);
INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (3, 'sms', '+358401234567', NULL, 'Your Roomwire reset code is 137057. It is valid for 10 minutes. If you did not ask for it, ignore this message.', 1790856105000);
INSERT INTO public.outbox (id, channel, recipient, subject, body, written_at) VALUES (4, 'mail', 'guest-of-home@golden.example', 'Your Roomwire reset code', 'Your Roomwire reset code is 433644. It is valid for 10 minutes. If you did not ask for it, ignore this message.', 1790856106000);


--
-- Data for Name: passkey; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.passkey (id, credential_id, person_id, public_key, sign_count, transports, name, created_at, last_used_at) VALUES (1, 'mtSTpd3DjnM6Mco-whtz6w', 3, 'pQECAyYgASFYIDuMGCDOWYhIrmovhW6lcKlk5SDxMpvEwHDLbxKlEpTwIlggHPPOTQIeXmFAyGoKZjy1LV5PjW4RRReDejbBcX0W2rU', 1, '["internal"]', 'Golden phone', 1790856041000, 1790856043000);


--
-- Data for Name: person; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step) VALUES (1, 1, 'user', 'Golden neighbour <b>&', 'neighbour@golden.example', '$argon2id$v=19$m=19456,t=2,p=1$33VbPrJgj7Hel3gb3aiBGA$60ylbIxmPSsyjDRy/jMUehp3v/32pGPIuxQgmIS0/GE', NULL, NULL, NULL, NULL, NULL, 1790856000000, NULL, NULL, NULL, NULL);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step) VALUES (3, 2, 'family', 'Golden family <b>&', 'family@golden.example', '$argon2id$v=19$m=19456,t=2,p=1$Awwsbp9OjXwyKUW+U0zKMA$MmKGBRVBa3ROpOvVXzBsyrC2uyMloFW6eiXCVDvwi0Q', NULL, NULL, NULL, NULL, NULL, 1790856009000, NULL, NULL, NULL, NULL);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step) VALUES (5, 2, 'guest', 'Golden guest-of-room <b>&', 'guest-of-room@golden.example', '$argon2id$v=19$m=19456,t=2,p=1$KKGG15FkdsyozbIY6fuT7w$VqYqTJ0mAQWp+aUWAgwNMaZgT+lSRZgPEjKEZOtJSqA', NULL, NULL, NULL, NULL, NULL, 1790856014000, NULL, NULL, NULL, NULL);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step) VALUES (6, 2, 'guest', 'Golden guest-of-device <b>&', 'guest-of-device@golden.example', '$argon2id$v=19$m=19456,t=2,p=1$r22cRAVTysHEvmz38IhqFw$eU3qQ7p6M/WULQLhnnMjp51P+/E/wcSfktVW1Fvhpag', NULL, NULL, NULL, NULL, NULL, 1790856015000, NULL, NULL, NULL, NULL);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step) VALUES (7, 2, 'guest', 'Golden guest-of-home <b>&', 'guest-of-home@golden.example', '$argon2id$v=19$m=19456,t=2,p=1$Cw5DEa7IO5Cls6VHumB4vw$trDu0V62yvg+SZRc8rRtA2gvXaD72GPG5j/A/Df3yvA', NULL, NULL, NULL, NULL, NULL, 1790856016000, NULL, NULL, NULL, NULL);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step) VALUES (8, 2, 'guest', 'Golden guest-of-tomorrow <b>&', 'guest-of-tomorrow@golden.example', '$argon2id$v=19$m=19456,t=2,p=1$1DgksSEPcRvgupocPVwHsA$W47zY79OhBM4BlQrzdCycRy/HgqzHayKiC3KeDMiJuI', NULL, NULL, NULL, NULL, NULL, 1790856017000, NULL, NULL, NULL, NULL);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step) VALUES (9, 2, 'guest', 'Golden guest-by-code <b>&', 'guest-by-code@golden.example', '$argon2id$v=19$m=19456,t=2,p=1$UiKdl39EAU/klv33evls4g$wsD/CBm1FPAgc6ngDiGjL9TQtUSeACcRsDilFi689iA', NULL, NULL, NULL, NULL, NULL, 1790856019000, NULL, NULL, NULL, NULL);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step) VALUES (10, NULL, 'family', 'Golden homeless <b>&', 'homeless@golden.example', '$argon2id$v=19$m=19456,t=2,p=1$vunyTGJm/uWOF2/uLD6JHA$Emnd7i5dFMiQAmcZDd1Z3UBTAYoJmXPyG5gHwRqGIk8', NULL, NULL, NULL, NULL, NULL, 1790856024000, NULL, NULL, NULL, NULL);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step) VALUES (11, 3, 'super_admin', 'Closed', 'closed@golden.example', '$argon2id$v=19$m=19456,t=2,p=1$qty7ViDWvW7enZyQ1V/spg$76OD6wPOKg63buSl0vmKs8IDL1ZVnuRqHfx3mM80OPw', NULL, NULL, NULL, NULL, NULL, 1790856025000, 1790856025000, NULL, NULL, NULL);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step) VALUES (2, 2, 'user', 'Golden owner <b>&', 'owner@golden.example', '$argon2id$v=19$m=19456,t=2,p=1$YPp7oHbJkR9WganSM23MQA$YRomhDxafpSnt7CDd/B3GBX1NoqJgR/kcJdfZ2IyRT8', '+358401234567', 'Ring three times', 'Golden Street 1
00100 Helsinki', 'bqXqd3WjKnn_d7hWoA_3EJJj3ZrIA7TxvxvYCOq3gCTEgGmVyIVD', '1952-10-13', 1790856002000, NULL, NULL, NULL, NULL);
INSERT INTO public.person (id, home_id, role, username, email, password_hash, mobile, contact, address, id_number, date_of_birth, created_at, disabled_at, totp_secret, totp_since, totp_last_step) VALUES (4, 2, 'admin', 'Golden co-owner <b>&', 'co-owner@golden.example', '$argon2id$v=19$m=19456,t=2,p=1$Uaf2mqE92xG6Rnq+YvqeVw$Z8XdB/BEiRMUXzWlqO/dnWkM/IbxOIgsGM4h90Ome28', NULL, NULL, NULL, NULL, NULL, 1790856011000, NULL, 'p1POnZ4FGjIFWRLYNXBQwSBgm6L41SonHkAGL46EP5dDilpymQJc8j8n2ysfNgNAw0FMLzp9LttqtGXQ', 1790856039000, 59695201);


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

INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'WYkRT7UNagrlz6BNbNlTp5_rdxGvSvY-adiJq9iTFq0');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'FqwHaAn3YDo3EAnpLBBMOZNEPECtufv6fuMXX7M5Z28');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'qXWapILAu329r--OpGMQ5853RxfTZTifLSBlJgiCxN0');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'Nl2HJE54EhuvW14sy0X80BpUmTOcSHFojOB0rlgv1u0');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'XFzP8dJZS5PwYLus8vfqYXg3WABJg0H2QRTGPw0Ifd4');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'dC4IKQB8kQ1wZ2yLyK9R0awzE_aY-0y5Xz0ooU01SWc');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'wMCWOBOY_3J06HLcw-gsdVMiFQlldUIJJ_Xp8XgHK3A');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'UqTxImt2LL62ESqFkxpKKlTN--X7HDyFnGcCtRHYpys');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'OhrSqv_EbtzRmFE374h4V0QDHr_mutNw-bhlcrY9JRw');
INSERT INTO public.recovery_code (person_id, code_hash) VALUES (4, 'mQxWIKs50sqe4W9EfpttTVgo8Eo2JDf9BzppkHjfuWA');


--
-- Data for Name: reset_code; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.reset_code (person_id, code_hash, browser_hash, asked_from, expires_at, tries_left) VALUES (2, 'r7kvrrO01zX9USo5cM89HlAnY7eg6YBFp56TVD_qM_4', 'YrLdhyTVo1XfaYyt_WkzRike0mwz1CfjfTyhE_dK0M0', '127.0.0.1', 1790856705000, 5);
INSERT INTO public.reset_code (person_id, code_hash, browser_hash, asked_from, expires_at, tries_left) VALUES (7, 'aVyBPqOf8y4rkVP5aYpgbKypzm06UR_dIZlaXF51M2s', 'UCOhhi_AY0nJDnovyovKJPl1vwt7eoA8eL4rD5CVWWw', '127.0.0.1', 1790856706000, 5);


--
-- Data for Name: room; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.room (id, home_id, name, name_key, created_at) VALUES (1, 2, 'Living Room', 'living room', 1790856003000);
INSERT INTO public.room (id, home_id, name, name_key, created_at) VALUES (2, 2, 'Küche · 厨房', 'küche · 厨房', 1790856004000);


--
-- Data for Name: session; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at) VALUES ('qMVqFppSTHfyFzYN-xtXRA', 10, 1790856024000, 1790899224000, 'Golden browser', NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at) VALUES ('sGOdMXTkXvMCWdpDJ2DN5g', 3, 1790856043000, 1790899243000, 'node', NULL);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at) VALUES ('mwwk4o1ly93QaggvnJ5hPw', 1, 1790856000000, 1790899200000, 'Golden browser', 1790856105000);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at) VALUES ('x_MXL5m4Wq0RSaOzmn7mOQ', 2, 1790856002000, 1790899202000, 'Golden browser', 1790856105000);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at) VALUES ('BAkWhF_egDns3JNRYhbXjw', 3, 1790856010000, 1790899210000, 'Golden browser', 1790856105000);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at) VALUES ('d5axhP3pr5p3EcFAm5-BBg', 4, 1790856012000, 1790899212000, 'Golden browser', 1790856105000);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at) VALUES ('GVz6IuWjWphEqEOzslSEiw', 9, 1790856019000, 1790899219000, 'Golden browser', 1790856105000);
INSERT INTO public.session (id, person_id, created_at, expires_at, user_agent, last_used_at) VALUES ('NsP7obzyDjqorbzH37NbUA', 4, 1790856037000, 1790899237000, 'Golden browser', 1790856105000);


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
