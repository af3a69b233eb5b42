import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { type ComponentType, createContext, use, useCallback } from 'react'
import type { LiveDevices } from '../state/apply-live-message.ts'
import { useOfDevices } from '../state/use-device-states.ts'

type PlacedPin = { deviceIdentifier: string; pin: PinKey }

/** What the line of a module about what is to come is given. */
export type ToComeLineProps = PlacedPin & {
  /** Whether nothing more urgent stands in its place. */
  isShown: boolean
}

/** Until when somebody holds a pin against schedules, or what these do next with it. */
type ToComeOfPin = {
  /** In a few words. */
  text: string
  /** Epoch ms; null where that is not what the text says. */
  heldUntil: number | null
}

/** What a page knows of pins beyond their states, from parts that know more than devices. */
export type ToCome = {
  of: (device: Device, pin: PinKey) => ToComeOfPin | null
  /** The same on the module of a pin, where a hold can be let go of. */
  Line: ComponentType<ToComeLineProps>
}

/** Null where a page does not say it, or does not know it yet. */
export const ToComeContext = createContext<ToCome | null>(null)

/** What is to come for a pin; null where nothing is known. */
export function useToCome({ deviceIdentifier, pin }: PlacedPin): ToComeOfPin | null {
  const toCome = use(ToComeContext)
  const select = useCallback(
    (devices: LiveDevices) => {
      const device = devices.get(deviceIdentifier)?.device
      return (device && toCome?.of(device, pin)) ?? null
    },
    [toCome, deviceIdentifier, pin],
  )
  return useOfDevices(select, isSame, deviceIdentifier)
}

const isSame = (one: ToComeOfPin | null, other: ToComeOfPin | null): boolean =>
  one?.text === other?.text && one?.heldUntil === other?.heldUntil

/** Where a module says what is to come: in the second line of its caption, which is kept free. */
export function ToComePlace({ deviceIdentifier, pin, isShown }: ToComeLineProps) {
  const toCome = use(ToComeContext)
  return toCome && <toCome.Line {...{ deviceIdentifier, pin, isShown }} />
}
