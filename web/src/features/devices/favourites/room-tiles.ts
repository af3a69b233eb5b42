import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { isKnownOnOff } from '@roomwire/contracts/vocabulary/pin-form.ts'
import type { LiveDevices } from '../state/apply-live-message.ts'
import { formOf } from '../state/pins-of.ts'

/** A pin of a device. */
export type PinPlace = { deviceIdentifier: string; pin: PinKey }

/** Pins in the order of a card: first what is on, then the favourites. */
export function tilesFirst<Pin extends PinPlace>(
  pins: readonly Pin[],
  isOn: (pin: Pin) => boolean,
  isFavourite: (pin: Pin) => boolean,
): readonly Pin[] {
  const rank = (pin: Pin) => (isOn(pin) ? 0 : isFavourite(pin) ? 1 : 2)
  return pins.toSorted((one, other) => rank(one) - rank(other))
}

/** How many pins are on, off and offline, and are neither on nor off: '+ 1 on, 4 off, 2 others'. Nothing that is on is ever left out. */
export function foldText(devices: LiveDevices, pins: readonly PinPlace[]): string {
  const counts = { on: 0, off: 0, offline: 0, other: 0 }
  for (const { deviceIdentifier, pin } of pins) {
    const live = devices.get(deviceIdentifier)
    const isOn = Boolean(live?.pins.get(pin)?.reported)
    if (live && !isKnownOnOff(formOf(live.device, pin))) counts.other += 1
    else counts[isOn ? 'on' : live?.device.connected ? 'off' : 'offline'] += 1
  }
  const parts = Object.entries(counts).flatMap(([word, count]) =>
    count > 0 ? `${count} ${word === 'other' && count > 1 ? 'others' : word}` : [],
  )
  return `+ ${parts.join(', ')}`
}
