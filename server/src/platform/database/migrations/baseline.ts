import { type Kysely, sql } from 'kysely'
import type { Engine } from '../engine.ts'

/*
 * The tables as they stood before 0.2.0. The migrations that led there are gone; a database that has
 * been through them has the same tables, and keeps their names.
 */

/** The names of those migrations, oldest first. A new database records them too. */
export const namesOfBaseline = [
  '0001-the-house',
  '0002-accounts-and-audit',
  '0003-standard-words',
  '0004-command-log',
  '0005-arranging',
  '0006-favourites',
  '0007-order',
  '0008-replica-leases',
  '0009-settings-version',
  '0010-audit-cut',
  '0011-homes-and-accounts',
  '0012-grants',
  '0013-passes',
  '0014-api-tokens',
  '0015-pin-grants',
  '0016-pin-rooms',
  '0017-activity',
  '0018-consumption',
  '0019-leases',
  '0020-home-forms',
  '0021-protection',
  '0022-scenes',
  '0023-schedules',
  '0024-holds',
  '0025-scheduled-scenes',
  '0026-plans',
  '0027-join-grants',
  '0028-made-up-past',
  '0029-catch-up',
  '0030-history-identity',
  '0031-quotas',
  '0033-clock-floor',
  '0034-reset-and-audit',
  '0035-replica-versions',
  '0036-contact-details',
  '0037-meters',
  '0038-zone-rules',
  '0039-connect-problems',
  '0040-audit-marks',
] as const

/** The last commit that has those migrations, and so brings an older database up to date. */
export const lastCommit = 'e9b5094a'

/** Makes all tables in an empty database. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  for (const statement of tablesOf(engine).split(';\n')) await sql.raw(statement).execute(db)
  // Not begun: the holder of the key begins it. A missing one was removed.
  await sql`insert into audit_head (id, count, link, seal) values (1, 0, '', '')`.execute(db)
}

function tablesOf(engine: Engine): string {
  // No id is given twice: the audit log names deleted people and things by theirs.
  const id = engine === 'postgres' ? 'serial primary key' : 'integer primary key autoincrement'
  const longId = engine === 'postgres' ? 'bigint' : 'integer'
  return `
-- The server, and what it counts.

create table installation (
  id integer primary key,
  key_fingerprint text not null,
  created_at bigint not null,
  history_id text default '' not null,
  founded_at bigint,
  clock_floor bigint,
  contact_email text,
  contact_phone text,
  contact_address text
);

create table replica (
  id text primary key,
  lease_until bigint not null,
  newest_migration text default '' not null
);

create table zone_rules (
  time_zone text primary key,
  version text not null,
  rules text not null
);

create table quota_use (
  day integer not null,
  key text not null,
  used bigint not null,
  constraint quota_use_key primary key (day, key)
);

create table attempt (
  key text primary key,
  count integer not null,
  window_ends_at bigint not null,
  next_at bigint default 0 not null
);

create table outbox (
  id ${id},
  channel text not null,
  recipient text not null,
  subject text,
  body text not null,
  written_at bigint not null
);

create table contact_message (
  id ${id},
  name text not null,
  email text not null,
  message text not null,
  written_at bigint not null
);

create table erased_device (
  history_id text primary key,
  erased_at bigint not null,
  is_forgotten integer default 0 not null
);

-- Homes, their people, and how they sign in.

create table home (
  id ${id},
  founded_at bigint not null,
  name text default '' not null,
  time_zone text default '' not null,
  currency text,
  kwh_price bigint,
  locale text default '' not null,
  units text default '' not null,
  latitude integer,
  longitude integer,
  schedules_paused_until bigint,
  hold_s integer default 7200 not null,
  made_up_until bigint
);

create table person (
  id ${id},
  home_id integer references home (id) on delete cascade,
  role text not null,
  username text not null,
  email text not null unique,
  password_hash text not null,
  mobile text,
  contact text,
  address text,
  id_number text,
  date_of_birth text,
  created_at bigint not null,
  disabled_at bigint,
  totp_secret text,
  totp_since bigint,
  totp_last_step bigint,
  made_by_home integer default 0 not null
);
create index person_by_home on person (home_id, role);

create table pass (
  id ${id},
  home_id integer not null references home (id) on delete cascade,
  label text not null,
  secret_hash text not null,
  pin_hash text,
  browsers_max integer not null,
  created_at bigint not null
);
create index pass_home_id on pass (home_id);

create table session (
  id text primary key,
  person_id integer references person (id) on delete cascade,
  created_at bigint not null,
  expires_at bigint not null,
  user_agent text,
  last_used_at bigint,
  pass_id integer references pass (id) on delete cascade,
  constraint session_holder check ((person_id is null) <> (pass_id is null))
);
create index session_by_person on session (person_id);
create index session_pass_id on session (pass_id);

create table live_ticket (
  ticket_hash text primary key,
  session_id text not null references session (id) on delete cascade,
  expires_at bigint not null
);

-- One code for each browser that asked: a stranger's request takes none away from the owner's browser.
create table reset_code (
  person_id integer not null constraint reset_code_next_person_id_fkey references person (id) on delete cascade,
  browser_hash text not null,
  code_hash text not null,
  asked_by text not null,
  asked_from text not null,
  expires_at bigint not null,
  tries_left integer not null,
  constraint reset_code_next_pkey primary key (person_id, browser_hash)
);
-- A code is looked up by its browser or address alone where no email is given.
create index reset_code_browser on reset_code (browser_hash);
create index reset_code_address on reset_code (asked_from);

create table recovery_code (
  person_id integer not null references person (id) on delete cascade,
  code_hash text not null,
  constraint recovery_code_of_person primary key (person_id, code_hash)
);

create table passkey (
  id ${id},
  credential_id text not null unique,
  person_id integer not null references person (id) on delete cascade,
  public_key text not null,
  sign_count bigint not null,
  transports text not null,
  name text not null,
  created_at bigint not null,
  last_used_at bigint
);
create index passkey_by_person on passkey (person_id);

create table challenge (
  challenge_hash text primary key,
  purpose text not null,
  person_id integer references person (id) on delete cascade,
  detail text,
  expires_at bigint not null,
  tries_left integer not null
);

create table api_token (
  id ${id},
  person_id integer not null references person (id) on delete cascade,
  home_id integer not null references home (id) on delete cascade,
  label text not null,
  token_right text not null,
  token_hash text not null unique,
  created_at bigint not null,
  last_used_at bigint
);
create index api_token_person_id on api_token (person_id);
create index api_token_home_id on api_token (home_id);

create table arrangement (
  person_id integer not null references person (id) on delete cascade,
  kind text not null,
  ids text not null,
  changed_at bigint not null,
  constraint arrangement_of_person primary key (person_id, kind)
);

-- Rooms, devices and their pins.

-- Its unique key also finds the rooms of a home.
create table room (
  id ${id},
  home_id integer not null references home (id) on delete cascade,
  name text not null,
  name_key text not null,
  created_at bigint not null,
  constraint room_in_home unique (home_id, name_key)
);

-- Two homes may have the same identifier; within one it is the device's name.
create table device (
  id ${id},
  home_id integer not null references home (id) on delete cascade,
  room_id integer references room (id) on delete set null,
  identifier text not null,
  name text,
  secret_hash text not null,
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
  connected integer default 0 not null,
  last_seen_at bigint,
  epoch integer default 0 not null,
  seq integer default 0 not null,
  created_at bigint not null,
  trusted_network text,
  deleted_at bigint,
  pin_order text,
  replica text,
  connected_at bigint,
  settings_version integer default 0 not null,
  pin_changes text default '' not null,
  tank_litres integer,
  features text default '' not null,
  name_changes integer default 0 not null,
  stored_config text default '' not null,
  history_id text default '' not null,
  meters text,
  constraint device_in_home unique (home_id, identifier)
);
create index device_by_identifier on device (identifier);
create index device_by_room on device (room_id);
create unique index device_of_history on device (history_id);

create table pin (
  device_id integer not null references device (id) on delete cascade,
  key text not null,
  name text,
  state integer,
  reported_at bigint,
  icon text,
  room_id integer references room (id) on delete set null,
  changed_at bigint,
  changed_cause text,
  changed_by_kind text,
  changed_by integer,
  watts integer,
  lease_command integer,
  lease_ends_at bigint,
  lease_holder text,
  on_for_s integer,
  settings_changes integer default 0 not null,
  longest_on_s integer,
  shortest_off_s integer,
  after_power_on text,
  not_with text,
  let_go_of bigint,
  constraint pin_of_device primary key (device_id, key)
);
create index pin_room on pin (room_id);

create table connect_problem (
  device_id integer primary key references device (id) on delete cascade,
  refused_at bigint,
  refused_why text,
  shared_at bigint,
  shared_from text
);

create table favourite (
  person_id integer not null references person (id) on delete cascade,
  device_id integer not null references device (id) on delete cascade,
  pin text not null,
  added_at bigint not null,
  constraint favourite_of_person primary key (person_id, device_id, pin)
);
create index favourite_by_device on favourite (device_id);

-- Who may do what in a home. A grant of a deleted room or device goes too: without its limit it would open the whole home.

create table access_grant (
  id ${id},
  person_id integer references person (id) on delete cascade,
  scope text not null,
  room_id integer references room (id) on delete cascade,
  device_id integer references device (id) on delete cascade,
  access_right text not null,
  start_at bigint not null,
  expires_at bigint not null,
  windows text default '[]' not null,
  paused_at bigint,
  pass_id integer references pass (id) on delete cascade,
  pin text check (pin is null or device_id is not null),
  constraint access_grant_scope check ((scope = 'home' and room_id is null and device_id is null)
    or (scope = 'room' and room_id is not null and device_id is null)
    or (scope = 'device' and room_id is null and device_id is not null)),
  constraint access_grant_holder check ((person_id is null) <> (pass_id is null))
);
create index access_grant_person_id on access_grant (person_id);
create index access_grant_room_id on access_grant (room_id);
create index access_grant_device_id on access_grant (device_id);
create index access_grant_pass_id on access_grant (pass_id);

create table join_code (
  id ${id},
  code_hash text not null unique,
  home_id integer not null references home (id) on delete cascade,
  made_by integer references person (id) on delete cascade,
  role text not null,
  expires_at bigint not null
);

create table join_code_grant (
  id ${id},
  join_code_id integer not null references join_code (id) on delete cascade,
  scope text not null,
  room_id integer references room (id) on delete cascade,
  device_id integer references device (id) on delete cascade,
  pin text check (pin is null or device_id is not null),
  access_right text not null,
  start_at bigint not null,
  expires_at bigint not null,
  windows text not null,
  paused_at bigint,
  constraint join_code_grant_scope check ((scope = 'home' and room_id is null and device_id is null)
    or (scope = 'room' and room_id is not null and device_id is null)
    or (scope = 'device' and room_id is null and device_id is not null))
);
create index join_code_grant_join_code_id on join_code_grant (join_code_id);
create index join_code_grant_room_id on join_code_grant (room_id);
create index join_code_grant_device_id on join_code_grant (device_id);

-- What acts at certain times or together.

create table scene (
  id ${id},
  home_id integer not null references home (id) on delete cascade,
  name text not null,
  created_at bigint not null
);
create index scene_home_id on scene (home_id);

create table scene_pin (
  scene_id integer not null references scene (id) on delete cascade,
  device_id integer not null references device (id) on delete cascade,
  pin text not null,
  place integer not null,
  state integer not null,
  for_s integer,
  constraint scene_pin_once primary key (scene_id, device_id, pin)
);
create index scene_pin_device_id on scene_pin (device_id);

create table schedule (
  id ${id},
  home_id integer not null references home (id) on delete cascade,
  made_by integer references person (id) on delete set null,
  name text not null,
  rule text not null,
  pins text not null,
  lease_s integer,
  created_at bigint not null,
  next_at bigint,
  skip_at bigint,
  paused_at bigint,
  paused_why text,
  scene_id integer,
  catch_up integer default 0 not null,
  done_date text
);
create index schedule_home_id on schedule (home_id);
create index schedule_made_by on schedule (made_by);
create index schedule_due on schedule (next_at) where next_at is not null;

-- Storing a run is the right to act: once for each due time.
create table schedule_run (
  schedule_id integer not null references schedule (id) on delete cascade,
  due_at bigint not null,
  begun_at bigint not null,
  outcome text,
  constraint schedule_run_once primary key (schedule_id, due_at)
);
create index schedule_run_begun on schedule_run (begun_at) where outcome is null;

create table device_plan (
  device_id integer primary key references device (id) on delete cascade,
  version text not null,
  entries text not null,
  until bigint not null,
  stored text not null,
  earlier text default '[]' not null
);

-- What was done. The rows name no table: they stay when people and devices go.

-- A message acts at most once, even when it is sent several times.
create table command (
  id ${id},
  home_id integer not null,
  device_id integer not null,
  requester_kind text not null,
  requester_id integer not null,
  cause text not null,
  message_id text not null,
  origin text not null,
  action text not null,
  pin text not null,
  desired integer not null,
  begun_at bigint not null,
  deadline_at bigint not null,
  received_at bigint,
  outcome text,
  error text,
  ended_at bigint,
  count integer default 1 not null,
  lease_s integer,
  scene_id integer,
  constraint command_once unique (device_id, requester_kind, requester_id, message_id)
);
create index command_living on command (device_id, deadline_at) where outcome is null;
create index command_of_home on command (home_id, begun_at);

create table activity (
  home_id integer not null,
  device_id integer not null,
  part text not null,
  at bigint not null,
  value text not null,
  cause text not null,
  count integer not null,
  last_at bigint not null,
  constraint activity_once primary key (device_id, part, at)
);
create index activity_of_home on activity (home_id, at);

-- The audit log counts its ids itself, without gaps.
create table audit (
  id ${longId} primary key,
  at bigint not null,
  home_id integer,
  person_id integer,
  event text not null,
  detail text not null,
  link text not null
);
create index audit_of_home on audit (home_id, at) where home_id is not null;
create index audit_of_seals on audit (id) where event = 'activity.sealed';
create index audit_of_deleted_homes on audit (home_id) where event = 'home.deleted';

create table audit_pending (
  id ${id},
  at bigint not null,
  home_id integer,
  person_id integer,
  event text not null,
  detail text not null,
  seal text not null
);

create table audit_head (
  id integer primary key,
  count bigint not null,
  link text not null,
  seal text not null,
  cut_count bigint default 0 not null,
  cut_link text default '' not null,
  cut_at bigint
)`
}
