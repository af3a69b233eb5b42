import type { ActivityEntry, listActivityEndpoint } from '@roomwire/contracts/http/activity.ts'
import type { RequestInput } from '@roomwire/contracts/http/endpoint.ts'
import {
  kindOf,
  mayDeclarePins,
  type PinKey,
  pinsOf,
} from '@roomwire/contracts/vocabulary/device-kind.ts'
import { paths } from '../../paths.ts'

/** The filter of the activity, as it stands in the address of the page. */
export type ActivityFilter = {
  device?: string
  /** A pin of that device. */
  pin?: string
  room?: string
  /** `user-3`, `pass-7` or `token-2`. */
  who?: string
  /** `touch` and other causes, or `failed`. */
  how?: string
}

const names = ['device', 'pin', 'room', 'who', 'how'] as const

/** The filter in an address. */
export const filterIn = (search: URLSearchParams): ActivityFilter =>
  Object.fromEntries(names.flatMap((name) => (search.get(name) ? [[name, search.get(name)]] : [])))

/** The address of the page with a filter. */
export function activityPath(filter: ActivityFilter = {}): string {
  const search = new URLSearchParams({ view: 'activity' })
  for (const name of names) if (filter[name]) search.set(name, filter[name])
  return `${paths.dashboard}?${search}`
}

type Query = RequestInput<typeof listActivityEndpoint>['query']

/** The filter as the server takes it. */
export function queryOf({ device, pin, room, who, how }: ActivityFilter): Query {
  const [kind, id = ''] = who?.split('-') ?? []
  const asked = pinAsked(device, pin)
  return {
    ...(device && { device_identifier: device }),
    ...(asked && { pin: asked }),
    ...(room && { room_id: room }),
    ...(kind === 'user' && { user_id: id }),
    ...(kind === 'pass' && { pass_id: id }),
    ...(kind === 'token' && { token_id: id }),
    ...(how === 'failed' && { failed: 'yes' as const }),
    ...(isCause(how) && { cause: how }),
  }
}

/** The pin that stands in an address; undefined for none, and for what is no pin of that device. */
export function pinAsked(device?: string, pin?: string): PinKey | undefined {
  if (device === undefined || !pin) return undefined
  const kind = kindOf(device)
  return mayDeclarePins(kind) || pinsOf(kind).includes(pin) ? pin : undefined
}

type Cause = NonNullable<ActivityEntry['cause']>

/** The label of each cause, as a choice of the filter. */
export const causeLabels = {
  page: 'In the app',
  touch: 'At the wall',
  all_off: 'All off',
  undo_all_off: 'All off, undone',
  scene: 'Scene',
  undo_scene: 'Scene, undone',
  schedule: 'By a schedule',
  late: 'Late',
  start: 'Device started',
  device: 'Device itself',
  lease_over: 'Timer ended',
  lease: 'Timer ended by the server',
  lease_reboot: 'Timer ended by a restart',
  lease_missed: 'Timer ended late',
  longest_on: 'Max. time on reached',
  broker: 'By the broker',
} as const satisfies Record<Cause, string>

const isCause = (how: string | undefined): how is Cause => how !== undefined && how in causeLabels
