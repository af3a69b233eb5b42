import { isDeepStrictEqual } from 'node:util'
import type { PinKey, PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { helloOf, movesIn, news, pressesIn, readingsIn, statesIn } from './board-messages.ts'
import type { HubBoard } from './hub-board.ts'
import type { OpenBoard } from './open-board.ts'

type Fields = Readonly<Record<string, unknown>>

/** Reports what a board has that has changed. */
export function reportChange(
  own: OpenBoard,
  was: HubBoard | undefined,
  is: HubBoard | undefined,
): void {
  if (was && is && !isDeepStrictEqual(helloOf(was), helloOf(is))) own.tell('hello', helloOf(is))
}

type Old = { isFirst: boolean; isRetained: boolean; keepsOld: boolean }

/**
 * Reports what a board says as its device. A state of an unknown time is shown only: it makes history once the board
 * says it again.
 * @param isFirst whether it is its first message since its hub has connected
 * @param keepsOld whether what is retained is what a broker had kept, and all else is new
 */
export function reportState(
  own: OpenBoard,
  { pins, readings }: HubBoard,
  fields: Fields,
  { isFirst, isRetained, keepsOld }: Old,
): void {
  const isOld = keepsOld ? isRetained : isFirst
  // A command was sent to these pins since: it is answered now.
  const asked = new Set(own.said.keys())
  const isPast = (pin: PinKey, state: PinState) =>
    isOld && (keepsOld || !(asked.has(pin) || own.isKnown(pin, state)))
  const moves = movesIn(pins, fields)
  const states = news(own.said, statesIn(pins, fields), (pin) => moves.get(pin))
  const pressed = isOld && isRetained ? [] : pressesIn(pins, fields)
  const lost = [...states].flatMap(([pin, state]) => (state === null ? [pin] : []))
  if (lost.length > 0) own.lose(lost)
  const told = new Map<PinKey, PinState>()
  const past = new Map<PinKey, PinState>()
  for (const [pin, state] of states) {
    if (state !== null) (isPast(pin, state) ? past : told).set(pin, state)
  }
  const moving = [...moves].filter(([pin]) => told.has(pin))
  if (past.size > 0) own.recall(past)
  for (const pin of past.keys()) own.said.delete(pin)
  if (told.size > 0 || pressed.length > 0) {
    own.tell('state', {
      pins: Object.fromEntries(told),
      ...(moving.length > 0 && { moving: Object.fromEntries(moving) }),
      ...(pressed.length > 0 && { pressed }),
    })
  }
  if (isOld && keepsOld) return
  const measured = news(own.said, timely(readingsIn(readings, fields), isFirst))
  if (measured.size > 0) own.tell('readings', { readings: Object.fromEntries(measured) })
}

/** The numbers of a first message have no age: they are left out. */
const timely = (
  readings: ReadonlyMap<string, number | null>,
  isFirst: boolean,
): ReadonlyMap<string, number | null> =>
  isFirst ? new Map([...readings].filter(([, value]) => value === null)) : readings
