import type { ActivityEntry } from '@roomwire/contracts/http/activity.ts'
import { kindOf } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { formOfKind } from '@roomwire/contracts/vocabulary/pin-form.ts'
import type { VisibleEvent } from '@roomwire/contracts/vocabulary/visible-event.ts'
import { bidiIsolate } from '../../ui/text/names-text.ts'
import { clockTimeWithSeconds } from '../../ui/time/time-text.ts'
import { connectRefusalTexts } from '../devices/connect/connect-refusal-text.ts'
import { deviceLabel } from '../devices/plate/device-label.ts'
import { lengthText } from '../devices/plate/length-text.ts'
import { pinLabel, stateWord } from '../devices/plate/pin-text.ts'
import { type PinVerb, pinVerb } from '../devices/plate/pin-verbs.ts'

/** One entry in words: what it is about, what happened to it, and why. */
type EntryText = {
  /** Stands out. */
  subject: string
  happened: string
  /** The place, and the outcome of a command. */
  detail: string
  /** A command that came to nothing. */
  isFailed: boolean
}

/** Somebody who reads the activity: guests see no identifier. */
export type ActivityReader = { isManager: boolean; isGuest: boolean }

/** Writes the time of an instant. */
export type WriteTime = (at: number) => string

/**
 * @param isManager whoever manages the home is told every name: who has none is gone.
 * @param clock the one by which the list goes
 * @param isGuest guests read what happened, and not how long a device took
 */
export function entryText(
  entry: ActivityEntry,
  isManager: boolean,
  clock: WriteTime = clockTimeWithSeconds,
  isGuest = false,
): EntryText {
  const by = byWhom(entry, isManager)
  const device = deviceNamed(entry, isGuest)
  const room = entry.kind === 'event' ? null : entry.room_name
  const place = [room, subjectIsPin(entry) ? bidiIsolate(device) : null]
  const way = isGuest ? null : wayText(entry)
  const detail = [...place, way, countText(entry, clock)].filter(Boolean).join(' · ')
  const isFailed = entry.outcome === 'failed' || entry.outcome === 'expired'
  return {
    subject: subjectOf(entry, by, device),
    happened: happenedTo(entry, by),
    detail,
    isFailed,
  }
}

const subjectIsPin = ({ kind, pin }: ActivityEntry) => kind !== 'event' && pin !== null

function subjectOf(entry: ActivityEntry, by: string, deviceNamed: string): string {
  const { kind, pin, pin_name, device } = entry
  if (kind === 'event') return entry.by ? capital(by) : 'Roomwire'
  if (pin === null) return bidiIsolate(deviceNamed)
  return device
    ? bidiIsolate(pinLabel(kindOf(device.device_identifier), pin, pin_name))
    : `Pin ${pin}`
}

/** With a capital first letter. */
export const capital = (text: string) => text.replace(/^./, (letter) => letter.toUpperCase())

/** Who did it, within a sentence: 'you', 'Anna', 'the pass Plumber'. */
export function byWhom({ by }: ActivityEntry, isManager: boolean): string {
  if (!by) return ''
  if (by.is_you) return 'you'
  if (by.kind === 'schedule') return scheduleText(by.name)
  if (by.name !== null)
    return by.kind === 'pass' ? `the pass ${bidiIsolate(by.name)}` : bidiIsolate(by.name)
  if (!isManager) return 'somebody in the home'
  return by.kind === 'pass' ? 'a former pass' : 'a former member'
}

const scheduleText = (name: string | null) =>
  name === null ? 'a schedule' : `the schedule ${bidiIsolate(name)}`

function happenedTo(entry: ActivityEntry, by: string): string {
  const { kind, value, outcome, error } = entry
  if (kind === 'event') return eventText(entry) + tokenText(entry)
  if (kind === 'level') return `changed to ${value}`
  if (kind === 'connection') return value === '1' ? 'connected' : 'went offline'
  if (entry.pin_form?.kind === 'input') return inputText(entry, stateWordOf(entry))
  const verb = verbOf(entry)
  if (kind === 'pin') return unaskedText(entry, verb)
  if (entry.cause === 'lease') return endOfTimerText(entry, verb)
  const how = howText(entry)
  if (outcome === 'done') return `${verb.done} by ${by}${how}`
  if (outcome === 'unconfirmable') return `asked to ${verb.base} by ${by}${how}, ${sentText}`
  if (outcome === 'superseded')
    return `asked to ${verb.base} by ${by}${how}, replaced by a newer command`
  if (outcome === null) return `asked to ${verb.base} by ${by}${how}, no answer yet`
  return `did not ${verb.base} for ${by}${how}: ${error ?? 'Control failed'}`
}

/** How a command ends whose device never says how the pin is. */
const sentText = 'sent, cannot be confirmed'

/** With what a program did it for a person. */
function tokenText({ token }: ActivityEntry): string {
  if (!token) return ''
  return token.name === null
    ? ' with a former API token'
    : ` with the API token ${bidiIsolate(token.name)}`
}

const howText = ({ cause, scene }: ActivityEntry): string => {
  const name = scene ? bidiIsolate(scene.name) : 'a scene'
  if (cause === 'scene' || (cause === 'schedule' && scene)) return ` with ${name}`
  if (cause === 'undo_scene') return ` by undoing ${name}`
  if (cause === 'all_off') return ' with All off'
  return cause === 'undo_all_off' ? ' by undoing All off' : ''
}

function unaskedText(entry: ActivityEntry, { done }: PinVerb): string {
  const { cause } = entry
  if (cause === 'lease_missed') {
    return `stayed ${stateText(entry)}: its timer ended while the server or the device was offline`
  }
  const why = (cause && unaskedWhy[cause]) ?? 'by the device itself'
  return `${done}, ${why}`
}

/** An input has changed: nobody has set it. */
const inputText = ({ cause }: ActivityEntry, state: string): string =>
  cause === 'start' ? `changed to ${state} while it was offline` : `changed to ${state}`

/** Why a pin changed that nobody had asked. */
export const unaskedWhy: Partial<Record<NonNullable<ActivityEntry['cause']>, string>> = {
  touch: 'at the wall',
  late: 'later than asked',
  start: 'when the device started',
  lease_over: 'as its timer ended',
  lease_reboot: 'when the device started: its timer ended',
  longest_on: 'by its device: max. time on reached',
  broker: 'by the broker',
}

/** The server has switched it off, or has tried to. */
function endOfTimerText({ outcome, error }: ActivityEntry, { base, done }: PinVerb): string {
  if (outcome === 'done') return `${done}, as its timer ended`
  if (outcome === 'unconfirmable') return `asked to ${base}, as its timer ended, ${sentText}`
  if (outcome === null) return `asked to ${base}, as its timer ended, no answer yet`
  return `did not ${base} as its timer ended: ${error ?? 'Control failed'}`
}

/** The form of the pin that an entry is about. */
export const formOfEntry = ({ device, pin, pin_form }: ActivityEntry) =>
  pin_form ?? formOfKind(kindOf(device?.device_identifier ?? ''), pin ?? '')

const stateOfEntry = ({ value }: ActivityEntry) => (value === null ? null : Number(value))

const stateWordOf = (entry: ActivityEntry): string =>
  stateWord(formOfEntry(entry), stateOfEntry(entry))

/** The state of a pin that stayed so. */
const stateText = (entry: ActivityEntry): string =>
  formOfEntry(entry).kind === 'switch' ? stateWordOf(entry) : `at ${stateWordOf(entry)}`

function verbOf(entry: ActivityEntry): PinVerb {
  const { base, done } = pinVerb(formOfEntry(entry), stateOfEntry(entry))
  const length = entry.for_s === null ? '' : ` for ${lengthText(entry.for_s)}`
  return { base: base + length, done: done + length }
}

/** 'done in 0.21 s', or how far a command has got. */
function wayText({ kind, outcome, at, received_at, ended_at }: ActivityEntry): string | null {
  if (kind !== 'command') return null
  if (outcome === 'done' && ended_at !== null) return `done ${tookText('in', ended_at - at)}`
  if (received_at !== null) return `received ${tookText('after', received_at - at)}`
  return outcome === null ? 'sent' : null
}

/** Shorter than what two decimals can say, ms. */
const atOnceMs = 5

const tookText = (word: 'in' | 'after', ms: number): string =>
  ms < atOnceMs ? 'at once' : `${word} ${(ms / 1_000).toFixed(2)} s`

/** '3 times, until 20:15', for what stands for several. */
export const countText = ({ count, last_at }: ActivityEntry, clock: WriteTime): string | null =>
  count > 1 ? `${count} times, until ${clock(last_at)}` : null

/** The names in an event, as texts. */
type About = Record<
  'device' | 'room' | 'pin' | 'scene' | 'whom' | 'pass' | 'token' | 'schedule' | 'why',
  string
>

/** A person's change: 'named Ceiling light of Lounge board' */
function eventText(entry: ActivityEntry): string {
  const { event, about, room_name, pin, pin_name, scene, why } = entry
  if (event === null) return ''
  return texts[event]({
    device: bidiIsolate(deviceNamed(entry, false)),
    room: room_name === null ? 'a deleted room' : bidiIsolate(room_name),
    pin: pin === null ? '' : bidiIsolate(pin_name ?? `pin ${pin}`),
    scene: scene ? `the scene ${bidiIsolate(scene.name)}` : 'a deleted scene',
    whom: about === null ? 'somebody who is gone' : bidiIsolate(about),
    schedule: about === null ? 'a deleted schedule' : `the schedule ${bidiIsolate(about)}`,
    token: about === null ? 'an API token' : `the API token ${bidiIsolate(about)}`,
    why: why === null ? 'no reason given' : connectRefusalTexts[why],
    pass: about === null ? 'a deleted pass' : `the pass ${bidiIsolate(about)}`,
  })
}

const texts: Record<VisibleEvent, (about: About) => string> = {
  'room.created': ({ room }) => `created the room ${room}`,
  'room.renamed': ({ room }) => `renamed the room ${room}`,
  'room.painted': ({ room }) => `painted the room ${room}`,
  'room.photo_set': ({ room }) => `changed the photo of the room ${room}`,
  'room.photo_removed': ({ room }) => `removed the photo of the room ${room}`,
  'room.deleted': () => 'deleted a room',
  'device.registered': ({ device }) => `added ${device}`,
  'device.updated': ({ device }) => `changed the settings of ${device}`,
  'device.moved': ({ device, room }) => `moved ${device} to ${room}`,
  'device.removed': ({ device }) => `removed ${device} from its room`,
  'device.deleted': ({ device }) => `deleted ${device}`,
  'device.restored': ({ device }) => `restored ${device}`,
  'device.refused': ({ device, why }) => `refused a connection of ${device}: ${why}`,
  'device.shared_secret': ({ device }) =>
    `saw two devices with the secret of ${device}; its page shows their addresses`,
  'device.secret_reset': ({ device }) => `made a new secret for ${device}`,
  'device.adopted_again': ({ device }) => `adopted ${device} again, behind another hub`,
  'device.replaced': ({ device }) => `replaced the board of ${device}`,
  'device.replacement_undone': ({ device }) => `gave ${device} its old board back`,
  'pin.renamed': ({ device, pin }) => `named ${pin} of ${device}`,
  'pin.icon_changed': ({ device, pin }) => `chose an icon for ${pin} of ${device}`,
  'pin.moved': ({ device, pin }) => `moved ${pin} of ${device} to another room`,
  'pin.time_set': ({ device, pin }) => `set how long ${pin} of ${device} stays on`,
  'pin.ask_set': ({ device, pin }) => `set whether ${pin} of ${device} asks before it turns on`,
  'scene.created': ({ scene }) => `made ${scene}`,
  'scene.changed': ({ scene }) => `changed ${scene}`,
  'scene.deleted': () => 'deleted a scene',
  'home.founded': () => 'set up the home',
  'pin.protected': ({ device, pin }) => `set how ${pin} of ${device} is protected`,
  'pin.confirmed': ({ device, pin }) => `confirmed what ${pin} of ${device} is now`,
  'pin.removed': ({ device, pin }) => `removed ${pin} of ${device}`,
  'pin.let_go': ({ device, pin }) => `ended the hold on ${pin} of ${device}`,
  'pin.watts_set': ({ device, pin }) => `set the watts of ${pin} of ${device}`,
  'home.renamed': () => 'named the home',
  'home.time_zone_set': () => 'set the time zone of the home',
  'home.time_zone_taken': () =>
    'gave the demo home the time zone of its first visitor, and a location in that zone',
  'home.price_set': () => 'set the price of electricity',
  'home.locale_set': () => 'set the date format for others',
  'home.units_set': () => 'set the units of the home',
  'home.place_set': () => 'set the location of the home',
  'home.hold_set': () => 'set how long manual holds last',
  'schedule.created': ({ schedule }) => `made ${schedule}`,
  'schedule.changed': ({ schedule }) => `changed ${schedule}`,
  'schedule.deleted': () => 'deleted a schedule',
  'schedule.paused': ({ schedule }) => `paused ${schedule}`,
  'schedule.resumed': ({ schedule }) => `resumed ${schedule}`,
  'schedule.skipped': ({ schedule }) => `skipped the next run of ${schedule}`,
  'schedule.unskipped': ({ schedule }) => `no longer skips the next run of ${schedule}`,
  'schedule.missed': ({ schedule }) => `missed ${schedule}: the server was offline`,
  'schedule.caught_up': ({ schedule }) => `ran ${schedule} late: the server was offline`,
  'schedules.paused': () => 'paused all schedules',
  'schedules.resumed': () => 'resumed all schedules',
  'guest.created': ({ whom }) => `added ${whom} as a guest`,
  'guest.updated': ({ whom }) => `changed the access of ${whom}`,
  'guest.deleted': ({ whom }) => `deleted the guest ${whom}`,
  'guest.removed': ({ whom }) => `removed ${whom} from the home`,
  'guest.expired': ({ whom }) => `ended the access of ${whom}: it had expired`,
  'family.created': ({ whom }) => `added ${whom} as family`,
  'family.updated': ({ whom }) => `changed the account of ${whom}`,
  'family.deleted': ({ whom }) => `deleted the family account of ${whom}`,
  'family.removed': ({ whom }) => `removed ${whom} from the home`,
  'pass.created': ({ pass }) => `made ${pass}`,
  'pass.updated': ({ pass }) => `changed ${pass}`,
  'pass.link_replaced': ({ pass }) => `replaced the link of ${pass}`,
  'pass.revoked': ({ pass }) => `revoked ${pass}`,
  'pass.opened': () => 'was opened in a browser',
  'co_owner.added': ({ whom }) => `made ${whom} a co-owner`,
  'co_owner.removed': ({ whom }) => `made ${whom} a family member again`,
  'home.joined': () => 'joined the home',
  'home.left': () => 'left the home',
  'home.handed_on': ({ whom }) => `made ${whom} the owner`,
  'token.created': ({ token }) => `made ${token}`,
  'token.revoked': () => 'revoked an API token',
  'access.kept': ({ whom }) => `kept ${whom} after the restore`,
}

/**
 * The device that an entry is about; one that is gone has no name any more. Guests see no identifier,
 * so a device without a name has none.
 */
export function deviceNamed({ device }: Pick<ActivityEntry, 'device'>, isGuest: boolean): string {
  if (!device) return 'A deleted device'
  return isGuest ? deviceLabel(device) : (device.device_name ?? device.device_identifier)
}
