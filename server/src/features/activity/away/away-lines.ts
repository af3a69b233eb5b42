import { type AwayKind, awayKind } from '@roomwire/contracts/vocabulary/away-kind.ts'
import type { VisibleEvent } from '@roomwire/contracts/vocabulary/visible-event.ts'
import { lowPercent, readWaterLevel } from '@roomwire/contracts/vocabulary/water-level.ts'
import { dueAtOf } from '../../devices/rules/device-plan.ts'
import type { VisibleEntry } from '../list-activity.ts'

/** Changes of one kind, as one line. */
export type AwayLine = {
  kind: AwayKind
  newest: VisibleEntry
  /** How often it happened. */
  count: number
  /** With how many more devices or schedules it happened. */
  others: number
}

/** Such lines name one thing and count the others; each of the rest is about one thing. */
const joined: ReadonlySet<AwayKind> = new Set([
  'tank_low',
  'offline',
  'schedule_failed',
  'back',
  'schedule_ran',
])

/** Nobody reads more. */
const linesMost = 5

/** Something that happened to one thing: its kind, and the thing. */
type Told = { kind: AwayKind; about: string; count: number; entry: VisibleEntry }

/**
 * Puts what happened while somebody was away into a few lines.
 * @param entries the newest first
 * @param personId who was away: what they have done themselves is no news
 */
export function awayLines(
  entries: readonly VisibleEntry[],
  personId: number,
): { lines: AwayLine[]; more: number } {
  const told = [
    ...connectionsOf(entries),
    ...runsOf(entries),
    ...entries.flatMap((one) => toldOf(one, personId) ?? []),
  ]
  const alike = [...Map.groupBy(told, ({ kind, about }) => `${kind} ${about}`).values()]
  const things = alike.flatMap(oneOf)
  const lines = awayKind.options.flatMap((kind) => {
    const of = things.filter((one) => one.kind === kind)
    return joined.has(kind) ? joinedOf(of) : of.toSorted((one, other) => other.count - one.count)
  })
  return { lines: lines.slice(0, linesMost), more: Math.max(0, lines.length - linesMost) }
}

const sumOf = (some: readonly { count: number }[]) =>
  some.reduce((sum, { count }) => sum + count, 0)

/** All that happened to one thing, the newest first, as a line. */
const oneOf = ([first, ...rest]: readonly Told[]): AwayLine[] =>
  first
    ? [{ kind: first.kind, newest: first.entry, count: sumOf([first, ...rest]), others: 0 }]
    : []

const joinedOf = ([first, ...rest]: readonly AwayLine[]): AwayLine[] =>
  first ? [{ ...first, count: sumOf([first, ...rest]), others: rest.length }] : []

/** Devices that went offline, and those of them that came back. */
function connectionsOf(entries: readonly VisibleEntry[]): Told[] {
  const changes = entries.filter(
    ({ entry, device }) => device && entry.kind === 'change' && entry.part === 'connection',
  )
  return [...Map.groupBy(changes, ({ device }) => device?.id ?? 0)].flatMap(
    ([id, some]): Told[] => {
      const [newest] = some
      const lost = some.filter(({ entry }) => entry.kind === 'change' && entry.change.value === '0')
      if (!newest || lost.length === 0) return []
      const kind = lost[0] === newest ? 'offline' : 'back'
      return [{ kind, about: String(id), count: lost.length, entry: newest }]
    },
  )
}

/** Runs of schedules, each once, however many pins it set; one of which a pin failed has failed. */
function runsOf(entries: readonly VisibleEntry[]): Told[] {
  const commands = entries.flatMap((visible) => {
    const { entry } = visible
    if (entry.kind !== 'command' || entry.by?.kind !== 'schedule') return []
    const { outcome, message_id } = entry.command
    return [{ visible, outcome, about: String(entry.by.id), run: dueAtOf(message_id) }]
  })
  const runs = Map.groupBy(commands, ({ about, run }) => `${about} ${run}`)
  return [...runs.values()].flatMap((some): Told[] => {
    const failed = some.find(({ outcome }) => outcome === 'failed' || outcome === 'expired')
    const shown =
      failed ?? some.find(({ outcome }) => outcome === 'done' || outcome === 'unconfirmable')
    if (!shown) return []
    const kind = failed ? 'schedule_failed' : 'schedule_ran'
    return [{ kind, about: shown.about, count: 1, entry: shown.visible }]
  })
}

/** All else that is told. */
function toldOf(visible: VisibleEntry, personId: number): Told | undefined {
  const { entry, device } = visible
  const told = (kind: AwayKind, about: string, count = 1): Told => ({
    kind,
    about,
    count,
    entry: visible,
  })
  if (entry.by?.kind === 'person' && entry.by.id === personId) return undefined
  if (entry.kind === 'event') {
    const { scheduleId, memberId, passId } = entry.concerns
    const about = scheduleId ?? `${entry.event} ${memberId ?? passId ?? entry.key}`
    const kind = ofEvents[entry.event]
    return kind && told(kind, String(about))
  }
  if (!device) return undefined
  const pin = `${entry.deviceId} ${entry.part}`
  if (entry.kind === 'command') {
    const { by, command } = entry
    const { outcome } = command
    const isSent = outcome === 'done' || outcome === 'unconfirmable'
    const isAsked = by && by.kind !== 'schedule' && isSent
    return isAsked ? told('switched', `${pin} ${by.kind} ${by.id}`) : undefined
  }
  const { value, cause } = entry.change
  if (entry.part === 'connection') return undefined
  if (entry.part === 'level') return isLow(value) ? told('tank_low', pin) : undefined
  return unasked.has(cause) ? told('switched', `${pin} ${cause}`, entry.count) : undefined
}

function isLow(text: string): boolean {
  const level = readWaterLevel(text)
  return level.kind !== 'unknown' && level.percent < lowPercent
}

/** Causes of changes for which nobody asked; starts and the ends of timers follow from something else. */
const unasked: ReadonlySet<string> = new Set(['touch', 'late', 'device', 'longest_on'])

/** The events that are told. */
const ofEvents: Partial<Record<VisibleEvent, AwayKind>> = {
  'schedule.missed': 'schedule_failed',
  'schedule.caught_up': 'schedule_ran',
  'guest.created': 'access',
  'guest.deleted': 'access',
  'guest.removed': 'access',
  'guest.expired': 'access',
  'pass.opened': 'access',
  'pass.revoked': 'access',
  'home.joined': 'access',
  'home.left': 'access',
}
