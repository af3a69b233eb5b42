import { isDeepStrictEqual } from 'node:util'
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

type Old = { isFirst: boolean; isRetained: boolean; isKept: boolean }

/**
 * Reports what a board says as its device.
 * @param isFirst whether it is its first message since its hub has connected: it may be old
 * @param isKept whether a broker had kept it: nobody knows since when
 */
export function reportState(
  own: OpenBoard,
  { pins, readings }: HubBoard,
  fields: Fields,
  { isFirst, isRetained, isKept }: Old,
): void {
  const moves = movesIn(pins, fields)
  const states = news(own.said, statesIn(pins, fields), (pin) => moves.get(pin))
  const pressed = isFirst && isRetained ? [] : pressesIn(pins, fields)
  const moving = [...moves].filter(([pin]) => states.has(pin))
  const lost = [...states].flatMap(([pin, state]) => (state === null ? [pin] : []))
  if (lost.length > 0) own.lose(lost)
  const told = [...states].filter(([, state]) => state !== null)
  if (isKept) {
    if (told.length > 0) own.recall(new Map(told))
    return
  }
  if (told.length > 0 || pressed.length > 0) {
    own.tell('state', {
      pins: Object.fromEntries(told),
      ...(moving.length > 0 && { moving: Object.fromEntries(moving) }),
      ...(pressed.length > 0 && { pressed }),
    })
  }
  const measured = news(own.said, timely(readingsIn(readings, fields), isFirst))
  if (measured.size > 0) own.tell('readings', { readings: Object.fromEntries(measured) })
}

/** The numbers of a first message have no age: they are left out. */
const timely = (
  readings: ReadonlyMap<string, number | null>,
  isFirst: boolean,
): ReadonlyMap<string, number | null> =>
  isFirst ? new Map([...readings].filter(([, value]) => value === null)) : readings
