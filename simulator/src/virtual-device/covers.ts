import type { PinKey, PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { CoverMove } from '@roomwire/contracts/vocabulary/pin-form.ts'
import type { Pins } from './kinds.ts'

/** A cover on its way: from where, where to, and since when, ms. */
type Travel = { readonly from: PinState; readonly to: PinState; readonly since: number }

/** The covers of a device that move. */
export type Covered = {
  readonly pins: Pins
  readonly travels: Readonly<Record<PinKey, Travel>>
  readonly at: number
}

/** From closed to open in 15 s. */
const msPerPercent = 150
/** How often a cover says where it is, ms. */
const stepMs = 1_000

/** A device whose cover begins to move, or turns round; one that is there already stands still. */
export function travelling<Device extends Covered>(
  device: Device,
  pin: PinKey,
  to: PinState,
): Device {
  const { [pin]: _, ...others } = device.travels
  const from = device.pins[pin] ?? 0
  const travels = from === to ? others : { ...others, [pin]: { from, to, since: device.at } }
  return { ...device, travels }
}

/** A device whose cover stops where it is. */
export const stopped = <Device extends Covered>(device: Device, pin: PinKey): Device =>
  travelling(device, pin, device.pins[pin] ?? 0)

/** Where its covers have come to by now. */
export function travelled<Device extends Covered>(device: Device): Device {
  let next = device
  for (const [pin, { from, to, since }] of Object.entries(device.travels)) {
    const way = Math.min(Math.abs(to - from), Math.floor((device.at - since) / msPerPercent))
    const state = from + Math.sign(to - from) * way
    next = { ...next, pins: { ...next.pins, [pin]: state } }
    if (state === to) next = stopped(next, pin)
  }
  return next
}

/** When a cover next says where it is; undefined where none moves. */
export function nextStep({ travels, at }: Covered): number | undefined {
  const all = Object.values(travels).map(({ from, to, since }) =>
    Math.min(since + Math.abs(to - from) * msPerPercent, at + stepMs),
  )
  return all.length === 0 ? undefined : Math.min(...all)
}

/** Where these of its covers move to; those that stand are left out. */
export const movingOf = (
  { travels }: Covered,
  pins: readonly PinKey[],
): Record<PinKey, CoverMove> =>
  Object.fromEntries(
    pins.flatMap((pin): [PinKey, CoverMove][] => {
      const travel = travels[pin]
      return travel ? [[pin, travel.to > travel.from ? 'opening' : 'closing']] : []
    }),
  )
