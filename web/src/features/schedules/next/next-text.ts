import type { Reply } from '@roomwire/contracts/http/endpoint.ts'
import type { nextOnPinsEndpoint } from '@roomwire/contracts/http/next-on-pins.ts'
import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { bidiIsolate, namesText } from '../../../ui/text/names-text.ts'
import { dayAtHome } from '../../../ui/time/home-clocks.ts'
import { timeInZone } from '../../../ui/time/time-zone.ts'
import { pinName, stateWord } from '../../devices/plate/pin-text.ts'
import { formOf } from '../../devices/state/pins-of.ts'

export type NextPins = Reply<typeof nextOnPinsEndpoint>
type Next = NextPins['pins'][number]

/**
 * The next scheduled changes of a device's pins, a line for each time: 'Ceiling light and Fan off at
 * 23:00 by Night'.
 * @param pins those that are shown
 * @param now epoch ms: a time of another day is told with the day
 */
export function nextTexts(
  device: Device,
  pins: readonly PinKey[],
  { time_zone: zone, pins: all }: NextPins,
  now: number,
): string[] {
  const here = all.filter(
    (one) => one.device_identifier === device.deviceIdentifier && pins.includes(one.pin),
  )
  const lines = Map.groupBy(here, ({ at, by, ...one }) => `${at} ${becomes(device, one)} ${by}`)
  return [...lines.values()].flatMap((some) => {
    const [first] = some
    if (!first) return []
    const names = some.map(({ pin }) => pinName(device, pin))
    const time = timeText(first.at, zone, now)
    return [`${namesText(names)} ${becomes(device, first)}${time} by ${bidiIsolate(first.by)}`]
  })
}

/** 'Next: off at 23:00', 'Next: on, Mon at 18:00' */
export const nextText = (device: Device, next: Next, zone: string, now: number): string =>
  `Next: ${becomes(device, next)}${timeText(next.at, zone, now)}`

function becomes(device: Device, { pin, state }: Pick<Next, 'pin' | 'state'>): string {
  const form = formOf(device, pin)
  const word = stateWord(form, state)
  if (form.kind === 'button' || (form.kind === 'cover' && state % 100 === 0)) return word
  if (form.kind === 'cover' || (form.kind !== 'switch' && state > 0)) return `to ${word}`
  return state > 0 ? 'on' : 'off'
}

/** ' at 23:00', ', Fri at 23:00': 'on' before the day would stand beside that of a lamp. */
function timeText(at: number, zone: string, now: number): string {
  const isToday = dayAtHome(at, zone) === dayAtHome(now, zone)
  const day = isToday ? '' : `, ${timeInZone(at, zone, { weekday: 'short' })}`
  return `${day} at ${timeInZone(at, zone, { timeStyle: 'short' })}`
}

/** How often what comes next is asked for again, ms: it changes when it is over. */
export const againMs = 30_000
