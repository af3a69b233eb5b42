import { z } from 'zod'

/** The kind of a device, by the prefix of its identifier (spec §1). */
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

const pinKeyText = 'must have 1 to 32 of A-Z, a-z, 0-9, _ . and -'
/** Names of other parts of a device: the board, and what the activity tells beside pins. */
const otherParts: readonly string[] = ['board', 'level', 'connection']
/**
 * Names a pin of a device: a GPIO by its number, the pump or the LED of a water level monitor, or what a
 * device of its own has declared. No name that every object has, so that no look-up finds another thing.
 */
export const pinKey = z
  .string(pinKeyText)
  .regex(/^[A-Za-z0-9_.-]{1,32}$/, pinKeyText)
  .refine((key) => !(key in {}) && !otherParts.includes(key), 'must be another name')
export type PinKey = z.infer<typeof pinKey>

/** The highest state of any pin: that of a level, in %. */
const highestStateOfAll = 100
const pinStateText = `must be a whole number from 0 to ${highestStateOfAll}`
/** 0 is off; which others a pin has says its form (pin-form.ts). A PC's fan has 1 to 3, its other pins 1 (spec §3). */
export const pinState = z
  .int(pinStateText)
  .min(0, pinStateText)
  .max(highestStateOfAll, pinStateText)
export type PinState = z.infer<typeof pinState>

const pinsOfKind = {
  SC: ['18', '19', '21', '25'],
  PC: ['13', '18', '19', '21'],
  WLM: ['pump', 'led'],
  UNKNOWN: ['18', '19', '21'],
} as const satisfies Record<DeviceKind, readonly PinKey[]>

/** The pins of a kind, in the order in which they are shown (spec §9); a device of its own may declare others. */
export function pinsOf(kind: DeviceKind): readonly PinKey[] {
  return pinsOfKind[kind]
}

/** The pins that the specification names, of all kinds. */
export const specifiedPins = (): PinKey[] => [...new Set(Object.values(pinsOfKind).flat())]

/** Whether a device may declare pins of its own: those of the specified kinds are fixed. */
export const mayDeclarePins = (kind: DeviceKind): boolean => kind === 'UNKNOWN'

/** The labels of the four fan levels, by state 0..3 (spec §2). */
export const fanLevels = ['OFF', 'Low', 'Med', 'High'] as const

/** Whether this pin of this kind is a fan with levels 0..3. */
export function isFan(kind: DeviceKind, pin: PinKey): boolean {
  return kind === 'PC' && pin === '13'
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
