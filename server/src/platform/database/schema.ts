import type { ApiTokenRight } from '@roomwire/contracts/vocabulary/api-token-right.ts'
import type { CommandCause, DeviceCause } from '@roomwire/contracts/vocabulary/change-cause.ts'
import type { CommandOutcome } from '@roomwire/contracts/vocabulary/command-outcome.ts'
import type { ConnectRefusal } from '@roomwire/contracts/vocabulary/connect-refusal.ts'
import type { PinKey, PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { DeviceSettings } from '@roomwire/contracts/vocabulary/device-settings.ts'
import type { Dialect } from '@roomwire/contracts/vocabulary/dialect.ts'
import type { ErrorCode } from '@roomwire/contracts/vocabulary/error-codes.ts'
import type { LeaseHolder } from '@roomwire/contracts/vocabulary/lease.ts'
import type { Paint } from '@roomwire/contracts/vocabulary/paint.ts'
import type { PinIcon } from '@roomwire/contracts/vocabulary/pin-icon.ts'
import type { AfterPowerOn } from '@roomwire/contracts/vocabulary/protection.ts'
import type { PauseReason, RunOutcome } from '@roomwire/contracts/vocabulary/schedule-rule.ts'
import type { UnitSystem } from '@roomwire/contracts/vocabulary/units.ts'
import type { Generated, Kysely } from 'kysely'

/*
 * Every table on one page. They have only integers and texts, so that both engines mean the
 * same: instants are epoch milliseconds, yes and no are 1 and 0.
 */

type InstallationTable = {
  id: 1
  key_fingerprint: string
  created_at: number
  /** Its name in the history; it is never given twice. */
  history_id: string
  /** When somebody founded the first home, whatever has become of it; null before that. */
  founded_at: number | null
  /** The latest time that was confirmed, epoch ms; null before the first one. */
  clock_floor: number | null
  /** The contact that visitors see, where the operator has set it on a page. */
  contact_email: string | null
  contact_phone: string | null
  contact_address: string | null
  /** When it was restored from a backup last, epoch ms; 0 for never. All that was paused then waits for a manager. */
  restored_at: Generated<number>
  /** The last entry of the audit log whose ending is noted beside the backups; 0 before any. */
  endings_noted: Generated<number>
  /** How many days things are kept, where somebody has set it on a page. */
  readings_days: number | null
  log_days: number | null
  activity_days: number | null
  /** When backups are made and which are kept, where somebody has set it on a page. */
  backup_hour: number | null
  backup_days: number | null
  backup_weeks: number | null
  backup_months: number | null
}

/** How much of a quota was used on a day, as it was stored last. */
type QuotaUseTable = {
  /** Days since 1970, UTC. */
  day: number
  /** The quota, and who or what has used it. */
  key: string
  used: number
}

/** A household: the tenant that everything else belongs to. */
type HomeTable = {
  id: Generated<number>
  founded_at: number
  /** Empty while nobody has given it one. */
  name: Generated<string>
  /** IANA name; empty while nobody has set it. */
  time_zone: Generated<string>
  /** ISO 4217; null while nobody has set it. */
  currency: string | null
  /** The price of a kilowatt hour, in ten thousandths of the currency; null while nobody has set it. */
  kwh_price: number | null
  /** How times are written for others; empty while it is not known. */
  locale: Generated<string>
  /** Empty while nobody has chosen any: those of the locale hold. */
  units: Generated<UnitSystem | ''>
  /** Where it is, in ten thousandths of a degree; null while nobody has set it. */
  latitude: number | null
  longitude: number | null
  /** No schedule of it acts until then, epoch ms; null while they do. */
  schedules_paused_until: number | null
  /** How many seconds a person's press is held against schedules; 0 for not at all. */
  hold_s: Generated<number>
  /** All records until then were made up, epoch ms; null where none were. */
  made_up_until: number | null
}

type PersonTable = {
  id: Generated<number>
  home_id: number | null
  role: 'user' | 'family' | 'guest' | 'admin' | 'super_admin'
  username: string
  /** The address in lower case. */
  email: string
  password_hash: string
  mobile: string | null
  contact: string | null
  address: string | null
  /** Sealed with the installation's key, bound to the person. */
  id_number: string | null
  date_of_birth: string | null
  created_at: number
  /** Whether its home has made it, and may set its email and password. */
  made_by_home: Generated<0 | 1>
  /** When the operator closed the account; null while it is open. */
  disabled_at: number | null
  /** The secret of the authenticator app, sealed. It is stored before it counts. */
  totp_secret: string | null
  /** The time from which signing in requires a one-time password; null while it does not. */
  totp_since: number | null
  /** The time step (30 s) of the last one-time password that was used, so that none counts twice. */
  totp_last_step: number | null
}

/** The recovery codes of a person that are not used yet. */
type RecoveryCodeTable = {
  person_id: number
  code_hash: string
}

/** A passkey: a second way to sign in. */
type PasskeyTable = {
  id: Generated<number>
  /** The authenticator's id for it (base64url). */
  credential_id: string
  person_id: number
  /** COSE, as base64url. */
  public_key: string
  sign_count: number
  /** A JSON list, as the browser has sent it. */
  transports: string
  name: string
  created_at: number
  last_used_at: number | null
}

/** A challenge that somebody has yet to answer; it counts once. */
type ChallengeTable = {
  challenge_hash: string
  purpose:
    | 'passkey_sign_in'
    | 'passkey_registration'
    | 'second_factor'
    | 'email_change'
    | 'start_link'
    | 'phone_link'
  /** Null where anybody may answer. */
  person_id: number | null
  /** JSON, in a shape of the purpose. */
  detail: string | null
  expires_at: number
  tries_left: number
}

/** One-time codes that let a self-registered family or guest account into a home. */
type JoinCodeTable = {
  id: Generated<number>
  code_hash: string
  home_id: number
  made_by: number | null
  /** The role of the account that may use it. */
  role: 'family' | 'guest'
  /** The end of the code itself. */
  expires_at: number
}

/** A grant in a join code: it becomes the guest's when they join. A code that has none left lets no guest in. */
type JoinCodeGrantTable = Omit<AccessGrantTable, 'person_id' | 'pass_id' | 'windows'> & {
  join_code_id: number
  windows: string
}

/** The audit log: each entry carries a keyed hash over itself and the one before. */
type AuditTable = {
  /** Counts from 1, without gaps. */
  id: number
  at: number
  home_id: number | null
  person_id: number | null
  event: string
  /** JSON with ids and fixed terms, never names, addresses or secrets. */
  detail: string
  link: string
}

/** Entries that were written with the change they tell of, and wait for their link to the audit log. */
type AuditPendingTable = Omit<AuditTable, 'id' | 'link'> & {
  id: Generated<number>
  /** Made with the key, so that nobody without it slips an entry in. */
  seal: string
}

/** The end of the audit log, so that a cut-off end is noticed. Its texts are empty before the first entry. */
type AuditHeadTable = {
  id: 1
  count: number
  link: string
  /** A keyed hash over the other columns. */
  seal: string
  /** Rows up to this id are old and were removed, or soon will be; 0 before that. */
  cut_count: Generated<number>
  /** The link of the last of them, which the first row that is kept continues. */
  cut_link: Generated<string>
  /** When the last ones were given up; null before that. */
  cut_at: number | null
}

/** A link that lets whoever has it use what its grants are for, without an account. */
type PassTable = {
  id: Generated<number>
  home_id: number
  label: string
  /** The fingerprint of what stands in its link. */
  secret_hash: string
  /** Null where it asks for no PIN. */
  pin_hash: string | null
  /** How many browsers may hold it at a time. */
  browsers_max: number
  created_at: number
}

/** Something that a guest or the holder of a pass may reach, and when: the home, a room, or a device. */
type AccessGrantTable = {
  id: Generated<number>
  /** Its holder: a person or a pass, exactly one of them. */
  person_id: number | null
  pass_id: Generated<number | null>
  scope: 'home' | 'room' | 'device'
  room_id: number | null
  device_id: number | null
  /** One pin of the device; null where the grant is not for a pin. */
  pin: Generated<PinTable['key'] | null>
  access_right: 'see' | 'switch' | 'arrange'
  start_at: number
  expires_at: number
  /** JSON: the times of the week at which it is open; an empty list means always. */
  windows: Generated<string>
  /** The time since which it does not count; null while it does. */
  paused_at: number | null
}

type SessionTable = {
  /** The `jti` of a person's token, or the fingerprint of the browser's cookie for a pass. */
  id: string
  /** Its holder: a person or a pass, exactly one of them. */
  person_id: number | null
  pass_id: Generated<number | null>
  created_at: number
  expires_at: number
  user_agent: string | null
  /** To the minute; null until it was used again after signing in. */
  last_used_at: number | null
}

/** A token that programs call with; it does one right of its person in one home. */
type ApiTokenTable = {
  id: Generated<number>
  person_id: number
  home_id: number
  label: string
  token_right: ApiTokenRight
  token_hash: string
  created_at: number
  /** To the minute; null until a program has called with it. */
  last_used_at: number | null
  /** Whether it waits since a restore until a manager has kept it. */
  is_paused: Generated<0 | 1>
}

/** One-time tickets for the live socket. */
type LiveTicketTable = {
  ticket_hash: string
  session_id: string
  expires_at: number
}

/** Reset codes, at most one a person. */
/** One for each browser that asked. */
type ResetCodeTable = {
  person_id: number
  /** The fingerprint of the cookie of the browser that asked. */
  browser_hash: string
  code_hash: string
  asked_by: 'stranger' | 'owner' | 'operator'
  asked_from: string
  expires_at: number
  tries_left: number
}

/** How often something was tried in the present window, by a person or from an address. */
type AttemptTable = {
  key: string
  count: number
  window_ends_at: number
  /** The next try is refused before this instant, where each failure makes the wait longer. */
  next_at: Generated<number>
}

type RoomTable = {
  id: Generated<number>
  home_id: number
  name: string
  /** The name in lower case; it is unique in a home. */
  name_key: string
  created_at: number
  /** Null while nobody has chosen one. */
  paint: Paint | null
}

/** The photo of a room. */
type RoomPhotoTable = {
  room_id: number
  /** Another one for another photo. */
  hash: string
  added_at: number
  /** Its bytes, as base64url. The last column: whoever reads the others does not read it. */
  jpeg: string
}

/** Its settings have columns of their names; meters are joined by commas. */
type DeviceTable = Omit<DeviceSettings, 'meters'> & {
  meters: string | null
  id: Generated<number>
  home_id: number
  room_id: number | null
  identifier: string
  name: string | null
  /** The firmware whose own topics it speaks; null for the device protocol. */
  dialect: Dialect | null
  /** The device of the hub that speaks for it, and the board's name there; null for a device with a connection of its own. */
  hub_id: number | null
  hub_key: string | null
  /** The encryption key of a node, sealed with the installation's key, and the MAC address that it had first; null for what the server does not dial. */
  node_key: string | null
  node_mac: string | null
  secret_hash: string
  /** Keyed fingerprint of the network from which it last connected. */
  trusted_network: string | null
  local_ip: string | null
  static_ip: string | null
  gateway: string | null
  subnet: string | null
  dns: string | null
  /** The address that the device itself reports. */
  ip_address: string | null
  water_level: string | null
  firmware: string | null
  uptime_s: number | null
  rssi: number | null
  free_memory: number | null
  /** Its abilities beyond setting pins, joined by commas. */
  features: Generated<string>
  /** The version of how its pins are protected that it has stored; empty where it has none. */
  stored_config: Generated<string>
  connected: Generated<0 | 1>
  /** The replica at which it connected last, or that dials it; null when none ever did. */
  replica: string | null
  /** When that was, by the clock of that replica; null when it never did. */
  connected_at: number | null
  last_seen_at: number | null
  /** Grows at each connect: a report of an older connection is refused. */
  epoch: Generated<number>
  /** Grows at each change within an epoch. */
  seq: Generated<number>
  /** How often each pin of its kind has changed, in their order, then its level, and then each pin that it has declared, by place; joined by commas, empty before the first report. */
  pin_changes: Generated<string>
  /** Grows whenever people change what they set about it: names, room, addresses, order. */
  settings_version: Generated<number>
  /** Grows with its name: of what people set, that alone is told with each of its pins. */
  name_changes: Generated<number>
  created_at: number
  /** When its deletion was asked for, which can be undone for a moment; null while it is not. */
  deleted_at: number | null
  /** Its pins in the order in which the home shows them, joined by commas; null while nobody has arranged them. */
  pin_order: string | null
  /** The pins that it declares, in their order, joined by commas; null while it declares none, and has those of its kind. */
  declared_pins: string | null
  /** By which keys its board names its pins, where that has taken another one’s place, as JSON (pin-aliases.ts); else null. */
  pin_aliases: string | null
  /** The board that it had before it was replaced, as JSON (board-undo-store.ts), and when that was; null once it cannot be undone. */
  board_before: string | null
  board_replaced_at: number | null
  /** Its name in the history; it is never given twice. */
  history_id: string
}

/** The last list of boards that a hub has told. */
type HubListTable = {
  hub_id: number
  /** As JSON; of a broker, the configs of its adopted devices that it does not keep itself. */
  boards: string
}

/** The rest of a deleted device, so that its measurements are forgotten, also after a crash. */
type ErasedDeviceTable = {
  history_id: string
  erased_at: number
  /** Whether the history has forgotten it. */
  is_forgotten: Generated<0 | 1>
}

/** One row per pin, so that simultaneous reports never overwrite each other. */
type PinTable = {
  device_id: number
  key: PinKey
  name: string | null
  /** The drawing beside the name. */
  icon: PinIcon | null
  /** A room of its own; null where it counts for that of its device. */
  room_id: number | null
  /** Grows whenever its name, icon or room changes, or the name of its room. */
  settings_changes: Generated<number>
  /** Its power while it is on, W; null while nobody has said it. */
  watts: number | null
  state: PinState | null
  reported_at: number | null
  /** The lease that switches it off: the command that asked for it, its end, and who does it; null where none does. */
  lease_command: number | null
  lease_ends_at: number | null
  lease_holder: LeaseHolder | null
  /** How many seconds it is on when nobody says how long; null where it stays on. */
  on_for_s: number | null
  /** Whether pages ask before they turn it on; null while nobody has decided. */
  ask_first: 0 | 1 | null
  /** The limits that its device keeps; null where it keeps none: see the vocabulary of protection. */
  longest_on_s: number | null
  shortest_off_s: number | null
  after_power_on: AfterPowerOn | null
  not_with: PinTable['key'] | null
  /** When its state changed last, why, and who asked for that; null before its first change. */
  changed_at: number | null
  changed_cause: CommandTable['cause'] | ActivityTable['cause'] | null
  /** Null where nobody asked for it. */
  changed_by_kind: 'person' | 'pass' | 'schedule' | null
  changed_by: number | null
  /** The last change that somebody has let go of, by its time: schedules act on the pin again; null before any. */
  let_go_of: number | null
  /** Its form as its device has declared it, as JSON; null where the kind of the device says it. */
  form: string | null
  /** Another form in which its device declares it by now, as JSON; null while nobody has to confirm one. */
  new_form: string | null
  /** The name that its device declares; null where it declares none. */
  declared_name: string | null
  /** Where it stands among all pins that its device has ever had, from 0; null for those of a kind. */
  place: number | null
  /** The last state above 0 of a level. */
  last_level: PinState | null
}

/**
 * Changes that devices made without being asked: a press at the wall, a start, a new level. Those
 * that were asked for stand in the command log. Its rows refer to nothing that can be deleted.
 */
type ActivityTable = {
  home_id: number
  device_id: number
  part: PinTable['key'] | 'level' | 'connection'
  at: number
  /** The state of a pin, a level as the device writes it, or whether it is connected: 1 or 0. */
  value: string
  cause: DeviceCause
  /** How many changes it stands for: changes without pause share one row. */
  count: number
  /** When the last of them was. */
  last_at: number
}

/** The problems that keep a device from being connected; the last of each kind. */
type ConnectProblemTable = {
  device_id: number
  refused_at: number | null
  refused_why: ConnectRefusal | null
  shared_at: number | null
  /** The addresses of the boards with one secret, joined by a comma. */
  shared_from: string | null
}

/**
 * The command log: who requested what, and how it ended. Its rows refer to nothing that can be
 * deleted: the audit log has sealed them (command-seals.ts).
 */
type CommandTable = {
  id: Generated<number>
  home_id: number
  device_id: number
  requester_kind: 'person' | 'pass' | 'lease' | 'schedule'
  /** For a lease that is over, its command's id. Below 0: an account deleted before version 4 of the tables. */
  requester_id: number
  /** The reason why the requester asked. */
  cause: CommandCause
  /** The page's own id of the message, as JSON: a text or a number. */
  message_id: string
  /** The live socket that sent it and receives its stages. */
  origin: string
  action: string
  pin: PinTable['key']
  desired: PinState
  /** How many seconds it lasts; null for as long as nobody asks for something else. */
  lease_s: number | null
  /** The scene that was pressed; null for none. */
  scene_id: Generated<number | null>
  begun_at: number
  deadline_at: number
  /** When the device acknowledged it; null when it never did. */
  received_at: number | null
  /** Null while the command is pending. */
  outcome: CommandOutcome | null
  /** A message for people, also from devices. */
  error: string | null
  /** The code for programs; null where the command has not failed. */
  error_code: ErrorCode | null
  ended_at: number | null
  /** How many presses it stands for; always 1 so far. */
  count: Generated<number>
}

/** A server that shares the database with others: its devices count as connected until its lease ends. */
type ReplicaTable = {
  id: string
  /** Epoch ms, by the clock of the database. */
  lease_until: number
  /** The newest migration that its program knows; empty before programs said so. */
  newest_migration: Generated<string>
}

/** Clocks of the world, by the newest data that a server of this database has. */
type ZoneRulesTable = {
  /** IANA name. */
  time_zone: string
  /** The version of the data that they are from, such as 2026f. */
  version: string
  /** JSON: when they change and the offsets between, in seconds. */
  rules: string
}

/** Named states of several pins. */
type SceneTable = {
  id: Generated<number>
  home_id: number
  name: string
  created_at: number
}

/** The state that a scene sets a pin to. */
type ScenePinTable = {
  scene_id: number
  device_id: number
  pin: PinTable['key']
  /** Where it stands in the scene, from 0. */
  place: number
  state: PinState
  /** Seconds; 0 for as long as nobody asks for something else, null for as long as the pin is usually on. */
  for_s: number | null
}

/** Acts at certain times. */
type ScheduleTable = {
  id: Generated<number>
  home_id: number
  /** The person whose rights it acts with; null once they are gone. */
  made_by: number | null
  name: string
  /** When it is due, as JSON (contracts/vocabulary/schedule-rule.ts). */
  rule: string
  /** The pins that it sets: `[identifier, pin, state]` of each, as JSON. */
  pins: string
  /** The scene that it sets instead; null for one of pins. */
  scene_id: number | null
  /** How many seconds it lasts; null for as long as nobody asks for something else. */
  lease_s: number | null
  created_at: number
  /** When it is due next, epoch ms; null when never again, and while it is paused. */
  next_at: number | null
  /** The due time that is left out. */
  skip_at: number | null
  /** The date, by the clocks of the home, of the due time that was taken on last; null before the first one. */
  done_date: string | null
  /** When it was paused, epoch ms; null while it is not. */
  paused_at: number | null
  paused_why: PauseReason | null
  /** 1 where it is done late if nobody looked when it was due. */
  catch_up: Generated<number>
}

/** A time at which a schedule was due. */
type ScheduleRunTable = {
  schedule_id: number
  due_at: number
  /** When a replica took it on. */
  begun_at: number
  /** Null while it is under way. */
  outcome: RunOutcome | null
}

/** The schedule entries that a device runs by itself. */
type DevicePlanTable = {
  device_id: number
  /** Empty where there is nothing to do. */
  version: string
  /** JSON: schedule, due time (epoch ms), pin, state, and seconds or null, of each. */
  entries: string
  /** It has all that is due until then, epoch ms. */
  until: number
  /** The version that the device has said it has stored and does; empty while that is none. */
  stored: string
  /** JSON: entries of earlier plans that it may still have done, and tell of. */
  earlier: Generated<string>
}

/** The pins that a person wants at hand. */
type FavouriteTable = {
  person_id: number
  device_id: number
  pin: PinTable['key']
  added_at: number
}

/** The order of rooms and of devices that a person likes: ids, joined by commas. */
type ArrangementTable = {
  person_id: number
  kind: 'rooms' | 'devices'
  ids: string
  changed_at: number
}

/** When somebody had a page open last. */
type VisitTable = {
  person_id: number
  /** To the minute. */
  seen_at: number
  /** When the last long time without a page began and ended; null before one, and once they have read of it. */
  away_from: number | null
  back_at: number | null
}

/** Mail and SMS on their way, or waiting for the operator when no server is set for them. */
type OutboxTable = {
  id: Generated<number>
  channel: 'mail' | 'sms'
  recipient: string
  subject: string | null
  body: string
  written_at: number
}

/** Messages of visitors of the landing page. */
type ContactMessageTable = {
  id: Generated<number>
  name: string
  email: string
  message: string
  written_at: number
}

export type Schema = {
  installation: InstallationTable
  home: HomeTable
  person: PersonTable
  pass: PassTable
  access_grant: AccessGrantTable
  session: SessionTable
  api_token: ApiTokenTable
  live_ticket: LiveTicketTable
  reset_code: ResetCodeTable
  attempt: AttemptTable
  quota_use: QuotaUseTable
  room: RoomTable
  room_photo: RoomPhotoTable
  hub_list: HubListTable
  device: DeviceTable
  erased_device: ErasedDeviceTable
  pin: PinTable
  command: CommandTable
  activity: ActivityTable
  connect_problem: ConnectProblemTable
  replica: ReplicaTable
  zone_rules: ZoneRulesTable
  scene: SceneTable
  scene_pin: ScenePinTable
  favourite: FavouriteTable
  schedule: ScheduleTable
  schedule_run: ScheduleRunTable
  device_plan: DevicePlanTable
  arrangement: ArrangementTable
  visit: VisitTable
  outbox: OutboxTable
  contact_message: ContactMessageTable
  recovery_code: RecoveryCodeTable
  passkey: PasskeyTable
  challenge: ChallengeTable
  join_code: JoinCodeTable
  join_code_grant: JoinCodeGrantTable
  audit: AuditTable
  audit_pending: AuditPendingTable
  audit_head: AuditHeadTable
}

/** The database, or a transaction on it. */
export type Db = Kysely<Schema>
