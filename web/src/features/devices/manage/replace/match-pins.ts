import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { kindOf, mayDeclarePins, type PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { pinName } from '../../plate/pin-text.ts'
import { formOf, pinOf, pinsIn } from '../../state/pins-of.ts'

/** By pin of a device, the pin of its new board; one that is missing is nothing there. */
export type Matches = ReadonlyMap<PinKey, PinKey>

/** The pins that a device has at present. */
export const presentPins = (device: Device): readonly PinKey[] =>
  pinsIn(device).filter((pin) => !pinOf(device, pin)?.gone)

/** Whether a board can take the place of another one: fixed pins fit those of the same kind only. */
export const isFitting = (device: Device, other: Device): boolean =>
  device.deviceIdentifier !== other.deviceIdentifier &&
  (mayDeclarePins(kindOf(other.deviceIdentifier)) || device.kind === other.kind)

/** Whether people say which pin is which: those of a kind are the same. */
export const isMatched = (other: Device): boolean => mayDeclarePins(kindOf(other.deviceIdentifier))

/** Proposes which pin is which: by its name, else by its key, else the next one that works alike. */
export function proposedMatches(device: Device, other: Device): Matches {
  const matches = new Map<PinKey, PinKey>()
  const left = new Set(presentPins(other))
  const rules: ((pin: PinKey, by: PinKey) => boolean)[] = [
    (pin, by) => pinName(device, pin).toLowerCase() === pinName(other, by).toLowerCase(),
    (pin, by) => pin === by,
    (pin, by) => formOf(device, pin).kind === formOf(other, by).kind,
  ]
  for (const isMatch of rules) {
    for (const pin of presentPins(device)) {
      const by = matches.has(pin) ? undefined : [...left].find((one) => isMatch(pin, one))
      if (by === undefined) continue
      matches.set(pin, by)
      left.delete(by)
    }
  }
  return matches
}

/** The matches after one of them is chosen: one thing of the board is one of the device. */
export function withMatch(
  matches: ReadonlyMap<string, string>,
  own: string,
  by: string | null,
): ReadonlyMap<string, string> {
  const others = [...matches].filter(([one, other]) => one !== own && other !== by)
  return new Map(by === null ? others : [...others, [own, by]])
}
