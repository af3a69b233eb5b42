import {
  type ConnectRefusal,
  connectRefusal,
} from '@roomwire/contracts/vocabulary/connect-refusal.ts'
import { type PinKey, pinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import {
  homeEvent,
  type VisibleEvent,
  visibleEvent,
} from '@roomwire/contracts/vocabulary/visible-event.ts'
import { presentEventName, storedEventNames } from '../audit/present-names.ts'
import type { ActivityRow } from '../devices/records/activity-rows.ts'
import type { CommandRow, Requester } from '../devices/records/command-store.ts'
import type { EventRow } from './activity-store.ts'

/** Something that happened in a home, as it is stored: by ids, for nobody in particular. Instants are epoch ms. */
export type StoredEntry = {
  /** Where it stands in its list, which goes on after it. */
  key: string
  at: number
  lastAt: number
  count: number
  by: Requester | null
} & (
  | { kind: 'command'; deviceId: number; part: PinKey; command: CommandRow }
  | { kind: 'change'; deviceId: number; part: ActivityRow['part']; change: ActivityRow }
  | {
      kind: 'event'
      event: VisibleEvent
      /** The API token with which a program did it for a person, by id. */
      byToken: number | undefined
      isOfPeople: boolean
      /** Why a device was not let in. */
      why: ConnectRefusal | undefined
      concerns: Concerns
    }
)

/** The things that an event is about, by ids. */
type Concerns = {
  deviceId: number | undefined
  pin: PinKey | undefined
  roomId: number | undefined
  sceneId: number | undefined
  memberId: number | undefined
  passId: number | undefined
  tokenId: number | undefined
  scheduleId: number | undefined
}

/** The names under which events are stored that are told. */
export const storedNames: readonly string[] = visibleEvent.options.flatMap(storedEventNames)

export const entryOfCommand = (command: CommandRow): StoredEntry => ({
  kind: 'command',
  key: `c${command.id}`,
  at: command.begun_at,
  lastAt: command.begun_at,
  count: command.count,
  by:
    command.requester_kind === 'lease'
      ? null
      : { kind: command.requester_kind, id: command.requester_id },
  deviceId: command.device_id,
  part: command.pin,
  command,
})

export const entryOfChange = (change: ActivityRow): StoredEntry => ({
  kind: 'change',
  key: `d${change.device_id}_${change.part}`,
  at: change.at,
  lastAt: change.last_at,
  count: change.count,
  by: null,
  deviceId: change.device_id,
  part: change.part,
  change,
})

/** Undefined for an event that is not told. */
export function entryOfEvent({
  id,
  at,
  person_id,
  event,
  detail,
}: EventRow): StoredEntry | undefined {
  const known = visibleEvent.safeParse(presentEventName(event))
  if (!known.success) return undefined
  // Its link, or its seal, says that a server wrote it.
  const said: Record<string, unknown> = JSON.parse(detail)
  const idIn = (name: string) => (typeof said[name] === 'number' ? said[name] : undefined)
  const pass = idIn('by_pass')
  const by: Requester | null =
    pass !== undefined
      ? { kind: 'pass', id: pass }
      : person_id === null
        ? null
        : { kind: 'person', id: person_id }
  return {
    kind: 'event',
    key: `e${id}`,
    at,
    lastAt: at,
    count: idIn('again') ?? 1,
    by,
    event: known.data,
    why: connectRefusal.safeParse(said.why).data,
    byToken: idIn('by_token'),
    isOfPeople: !homeEvent.options.some((one) => one === known.data),
    concerns: {
      deviceId: idIn('device'),
      pin: pinKey.safeParse(said.pin).data,
      roomId: idIn('room'),
      sceneId: idIn('scene'),
      memberId: idIn('member'),
      passId: idIn('pass'),
      tokenId: idIn('token'),
      scheduleId: idIn('schedule'),
    },
  }
}
