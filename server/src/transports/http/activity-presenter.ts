import type { ActivityEntry } from '@roomwire/contracts/http/activity.ts'
import type { showAwayEndpoint } from '@roomwire/contracts/http/away.ts'
import type { Reply } from '@roomwire/contracts/http/endpoint.ts'
import type { Away } from '../../features/activity/away/show-away.ts'
import type { VisibleActivity, VisibleEntry } from '../../features/activity/list-activity.ts'
import { namesOf, type VisibleNames } from '../../features/activity/visible-names.ts'
import type { Requester } from '../../features/devices/records/command-store.ts'
import type { ShownDevice } from '../../features/devices/records/shown-device.ts'
import { presentPinNamed } from '../device-presenter.ts'

/** Presents an entry of the activity: with names instead of ids, as far as the reader is told them. */
export function presentEntry(
  { entry, device }: VisibleEntry,
  { names, rooms, scenes }: Pick<VisibleActivity, 'names' | 'rooms' | 'scenes'>,
  personId: number,
): ActivityEntry {
  const pin = pinOf(entry)
  const shown = device?.pins.find(({ key }) => key === pin)
  return {
    id: `${entry.at}-${entry.key}`,
    kind: kindOf(entry),
    at: entry.at,
    last_at: entry.lastAt,
    count: entry.count,
    cause: causeOf(entry),
    by: entry.by && presentRequester(entry.by, names, isMadeUp(entry) ? undefined : personId),
    token: tokenOf(entry, names),
    device: device ? { device_identifier: device.identifier, device_name: device.name } : null,
    pin,
    ...presentPinNamed(shown),
    room_name: roomNameOf(entry, device, rooms),
    value: stateOf(entry),
    scene: sceneOf(entry, scenes),
    for_s: entry.kind === 'command' ? entry.command.lease_s : null,
    ...wayOf(entry),
    event: entry.kind === 'event' ? entry.event : null,
    why: entry.kind === 'event' ? (entry.why ?? null) : null,
    about: aboutOf(entry, names),
    schedule_id: scheduleOf(entry, names),
  }
}

/** Presents what happened while somebody was away. */
export const presentAway = (
  { from, until, lines, more, ...names }: Away,
  personId: number,
): NonNullable<Reply<typeof showAwayEndpoint>['away']> => ({
  from,
  until,
  lines: lines.map(({ kind, count, others, newest }) => ({
    kind,
    count,
    others,
    newest: presentEntry(newest, names, personId),
  })),
  more,
})

type Entry = VisibleEntry['entry']

function pinOf(entry: Entry): ActivityEntry['pin'] {
  if (entry.kind === 'event') return entry.concerns.pin ?? null
  return entry.part === 'level' || entry.part === 'connection' ? null : entry.part
}

function kindOf(entry: Entry): ActivityEntry['kind'] {
  if (entry.kind !== 'change') return entry.kind
  return entry.part === 'level' || entry.part === 'connection' ? entry.part : 'pin'
}

function causeOf(entry: Entry): ActivityEntry['cause'] {
  if (entry.kind === 'event') return null
  return entry.kind === 'command' ? entry.command.cause : entry.change.cause
}

function stateOf(entry: Entry): string | null {
  if (entry.kind === 'event') return null
  return entry.kind === 'command' ? String(entry.command.desired) : entry.change.value
}

/** How a command went. */
function wayOf(
  entry: Entry,
): Pick<ActivityEntry, 'received_at' | 'ended_at' | 'outcome' | 'error'> {
  if (entry.kind !== 'command') {
    return { received_at: null, ended_at: null, outcome: null, error: null }
  }
  const { received_at, ended_at, outcome, error } = entry.command
  return { received_at, ended_at, outcome, error }
}

function roomNameOf(
  entry: Entry,
  device: ShownDevice | undefined,
  rooms: VisibleActivity['rooms'],
): string | null {
  if (entry.kind === 'event' && entry.concerns.roomId !== undefined) {
    return rooms.get(entry.concerns.roomId) ?? null
  }
  const pin = pinOf(entry)
  return device?.pins.find(({ key }) => key === pin)?.roomName ?? device?.roomName ?? null
}

function sceneOf(entry: Entry, scenes: VisibleActivity['scenes']): ActivityEntry['scene'] {
  const id = sceneIdOf(entry)
  const name = scenes.get(id ?? 0)
  return id == null || name === undefined ? null : { scene_id: id, name }
}

function sceneIdOf(entry: Entry): number | null | undefined {
  if (entry.kind === 'command') return entry.command.scene_id
  return entry.kind === 'event' ? entry.concerns.sceneId : null
}

/** The schedule that did it, or that it is about; null for none, and for one that is gone. */
function scheduleOf(entry: Entry, { schedules }: VisibleNames): number | null {
  const ofCommand = entry.by?.kind === 'schedule' ? entry.by.id : undefined
  const id = entry.kind === 'event' ? entry.concerns.scheduleId : ofCommand
  return id !== undefined && schedules.has(id) ? id : null
}

/** The API token with which a program did it. */
function tokenOf(entry: Entry, { tokens }: VisibleNames): ActivityEntry['token'] {
  if (entry.kind !== 'event' || entry.byToken === undefined) return null
  return { name: tokens.get(entry.byToken) ?? null }
}

function aboutOf(entry: Entry, { people, passes, tokens, schedules }: VisibleNames): string | null {
  if (entry.kind !== 'event') return null
  const { memberId, passId, tokenId, scheduleId } = entry.concerns
  if (scheduleId !== undefined) return schedules.get(scheduleId) ?? null
  if (memberId !== undefined) return people.get(memberId) ?? null
  if (tokenId !== undefined) return tokens.get(tokenId) ?? null
  return passId === undefined ? null : (passes.get(passId) ?? null)
}

/** Whether the demo home was made with it: whoever signs in first has not done it, whatever their name. */
const isMadeUp = (entry: Entry): boolean =>
  entry.kind === 'command' && entry.command.origin === 'demo'

/** @param personId the reader; undefined where it is nobody's own doing */
function presentRequester(
  by: Requester,
  names: VisibleNames,
  personId: number | undefined,
): NonNullable<ActivityEntry['by']> {
  const name = namesOf(names, by).get(by.id) ?? null
  return { kind: by.kind, name, is_you: by.kind === 'person' && by.id === personId }
}
