import { z } from 'zod'

/** What a device is, told by the prefix of its identifier (spec §1). */
export const deviceKind = z.enum(['PC', 'SC', 'WLM', 'UNKNOWN'])
export type DeviceKind = z.infer<typeof deviceKind>

/**
 * Tells a device's kind from its identifier (spec §1). The prefix is compared
 * letter for letter: `sc-1` is UNKNOWN.
 */
export function kindOf(deviceIdentifier: string): DeviceKind {
  if (deviceIdentifier.startsWith('WLM-')) return 'WLM'
  if (deviceIdentifier.startsWith('SC-')) return 'SC'
  if (deviceIdentifier.startsWith('PC-')) return 'PC'
  return 'UNKNOWN'
}

/**
 * Anything on a device that can be set: a GPIO by its number, or the pump or
 * the LED of a water level monitor.
 */
export const pinKey = z.enum(['13', '18', '19', '21', '25', 'pump', 'led'])
export type PinKey = z.infer<typeof pinKey>

/** 0 is off, 1 is on; only a fan also knows 2 and 3 (spec §3). */
export const pinState = z.literal([0, 1, 2, 3], 'must be 0, 1, 2 or 3')
export type PinState = z.infer<typeof pinState>

const pinsOfKind: Record<DeviceKind, readonly PinKey[]> = {
  SC: ['18', '19', '21', '25'],
  PC: ['13', '18', '19', '21'],
  WLM: ['pump', 'led'],
  UNKNOWN: ['18', '19', '21'],
}

/** The pins of a kind, in the order in which they are shown (spec §9). */
export function pinsOf(kind: DeviceKind): readonly PinKey[] {
  return pinsOfKind[kind]
}

/** The one pin that has levels instead of on and off (spec §9). */
const fanPin = '13' satisfies PinKey

/** The labels of the four fan levels, by state 0..3 (spec §2). */
export const fanLevels = ['OFF', 'Low', 'Med', 'High'] as const

/** Whether this pin of this kind is a fan with levels 0..3. */
export function isFan(kind: DeviceKind, pin: PinKey): boolean {
  return kind === 'PC' && pin === fanPin
}

/** The highest state a pin can have: 3 for a fan, 1 for everything else. */
export function highestState(kind: DeviceKind, pin: PinKey): 1 | 3 {
  return isFan(kind, pin) ? 3 : 1
}

/** Touch pad → GPIO that it switches (spec §4). */
const pinOfTouchPin = new Map<number, PinKey>([
  [12, '18'],
  [13, '13'],
  [14, '19'],
  [15, '21'],
])

/** The GPIO that a touch pad switches, or undefined for a pad that is none. */
export function pinTouchedBy(touchPin: number): PinKey | undefined {
  return pinOfTouchPin.get(touchPin)
}

/** The touch pad that switches a pin, or null for a pin without one. */
export function touchPinOf(pin: PinKey): number | null {
  for (const [touchPin, touched] of pinOfTouchPin) if (touched === pin) return touchPin
  return null
}
