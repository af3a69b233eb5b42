import type { PinKey, PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { isFresh, type ShownDevice, type ShownPin } from '../../records/shown-device.ts'
import { isInNewSpan } from '../../rules/own-spans.ts'

type Pins = ReadonlyMap<PinKey, PinState | null>

const noPins: ReadonlyMap<PinKey, PinState | null> = new Map()

/**
 * Chooses what is stored of the pins of one connection: each change at once, and what is reported
 * again and again only once in 10 s. A crash takes no state, only when it was last confirmed.
 */
export class PinsToStore {
  /** By pin, up to when its reports are stored. */
  readonly #until = new Map<PinKey, number>()

  /** Chooses the reported pins to store, by the device before and after the report. */
  of(reported: Pins, before: ShownDevice, { id, pins, connectedAt }: ShownDevice): Pins {
    const isDue = (pin: ShownPin, known: ShownPin | undefined) => {
      const { key, state, lastChange, lease, reportedAt } = pin
      const isSame =
        known?.state === state && known.lastChange === lastChange && known.lease === lease
      if (!isSame || !isFresh(known, connectedAt)) return true
      return isInNewSpan(id, reportedAt ?? 0, this.#until.get(key) ?? 0)
    }
    return this.#take(
      pins.filter((pin, at) => reported.has(pin.key) && isDue(pin, before.pins[at])),
    )
  }

  /** All of which something newer was reported than is stored, at the end of the connection. */
  rest({ pins, connectedAt }: ShownDevice): Pins {
    return this.#take(
      pins.filter(
        (pin) => isFresh(pin, connectedAt) && pin.reportedAt !== this.#until.get(pin.key),
      ),
    )
  }

  #take(pins: readonly ShownPin[]): Pins {
    if (pins.length === 0) return noPins
    const taken = new Map<PinKey, PinState | null>()
    for (const { key, state, reportedAt } of pins) {
      if (reportedAt === null) continue
      this.#until.set(key, reportedAt)
      taken.set(key, state)
    }
    return taken
  }
}
