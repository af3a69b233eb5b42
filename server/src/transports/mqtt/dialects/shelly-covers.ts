import type { PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { type CoverMove, stopState } from '@roomwire/contracts/vocabulary/pin-form.ts'
import { isRecord } from './firmware-json.ts'
import type { ComponentStatus } from './shelly-components.ts'

type Fields = Readonly<Record<string, unknown>>

/** A cover as far as the device has told it; `place` is null where it can't say where it stands. */
type Cover = { word: string | undefined; place: number | null | undefined }

const moves: ReadonlyMap<unknown, CoverMove> = new Map([
  ['opening', 'opening'],
  ['closing', 'closing'],
])
const ends: ReadonlyMap<unknown, PinState> = new Map([
  ['closed', 0],
  ['open', 100],
])
const halfOpen = 50

/** The covers of a Shelly: it tells of each only what has changed. */
export function shellyCovers() {
  const covers = new Map<string, Cover>()

  const stateOf = ({ word, place }: Cover): PinState | undefined => {
    if (typeof place === 'number') return place
    return word === undefined ? undefined : (ends.get(word) ?? halfOpen)
  }

  const statusOf = (pin: string, cover: Cover, source?: unknown): ComponentStatus => ({
    pin,
    state: stateOf(cover),
    moving: moves.get(cover.word),
    source,
  })

  return {
    /** Whether a cover says where it stands. */
    hasPlace: (pin: string): boolean => typeof covers.get(pin)?.place === 'number',

    /** Takes what a status says of covers; returns how those are that it names. */
    take(status: Fields): ComponentStatus[] {
      return Object.entries(status).flatMap(([name, fields]) => {
        const [, number] = /^cover:(\d{1,2})$/.exec(name) ?? []
        if (number === undefined || !isRecord(fields)) return []
        const pin = `cover.${number}`
        const before = covers.get(pin)
        const { state, current_pos: told, pos_control: hasPlace } = fields
        const word = typeof state === 'string' ? state : before?.word
        const isPlace = typeof told === 'number' && told >= 0 && told <= 100
        const place = isPlace ? Math.round(told) : hasPlace === false ? null : before?.place
        covers.set(pin, { word, place })
        const isNews = state !== undefined || told !== undefined
        return isNews ? [statusOf(pin, { word, place }, fields.source)] : []
      })
    },

    /**
     * How a cover is that has taken a command, where it need not move for it: it tells nothing then. A cover
     * that begins to move says so by itself.
     */
    unmoved(pin: string, desired: PinState): ComponentStatus | undefined {
      const cover = covers.get(pin)
      if (!cover || moves.has(cover.word)) return undefined
      const isThere = desired === stopState || stateOf(cover) === desired
      return isThere ? statusOf(pin, cover) : undefined
    },
  }
}

/** The call that moves or stops a cover, and its parameters. */
export function coverCall(pin: string, desired: PinState, hasPlace: boolean): [string, object] {
  const id = Number(pin.split('.')[1])
  if (desired === stopState) return ['Cover.Stop', { id }]
  if (hasPlace) return ['Cover.GoToPosition', { id, pos: desired }]
  return [desired > 0 ? 'Cover.Open' : 'Cover.Close', { id }]
}
