import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { PinProtection, ProtectionStatus } from '@roomwire/contracts/vocabulary/protection.ts'
import { lengthText } from '../plate/length-text.ts'

/** A pin that its device keeps to nothing. */
export const unprotected: PinProtection = {
  longest_on: null,
  shortest_off: null,
  after_power_on: null,
  not_with: null,
}

export const isSameProtection = (one: PinProtection, other: PinProtection): boolean =>
  one.longest_on === other.longest_on &&
  one.shortest_off === other.shortest_off &&
  one.after_power_on === other.after_power_on &&
  one.not_with === other.not_with

type Protections = readonly (readonly [PinKey, PinProtection])[]

/**
 * The protections that change with that of one pin: of two that are never on together each has the
 * other, and a pin that had one of them before has none.
 */
export function protectionsAfter(
  known: Protections,
  pin: PinKey,
  protection: PinProtection,
): Protections {
  const { not_with: other } = protection
  return known.flatMap(([key, one]) => {
    if (key === pin) return [[key, protection] as const]
    const isLeft = one.not_with !== null && (one.not_with === pin || one.not_with === other)
    const not_with = key === other ? pin : isLeft ? null : one.not_with
    return not_with === one.not_with ? [] : [[key, { ...one, not_with }] as const]
  })
}

/** The protection of a pin, in brief: 'off after 30 min, stays off 4 min'. @param name of the pin that excludes it */
export function protectionText(protection: PinProtection, name: string | undefined): string {
  const { longest_on, shortest_off, after_power_on } = protection
  const parts = [
    longest_on && `off after ${lengthText(longest_on)}`,
    shortest_off && `stays off ${lengthText(shortest_off)}`,
    after_power_on && (after_power_on === 'on' ? 'on after restart' : 'as before after restart'),
    name && `never with ${name}`,
  ]
  return parts.filter(Boolean).join(', ') || 'none'
}

/** The texts of a protection's status. */
export const storedText: Record<ProtectionStatus, string> = {
  stored: 'Stored on the device: it works without the server, and at the wall.',
  waiting: 'Not on the device yet: it applies once the device connects.',
  unable: 'The firmware of this device can’t protect pins: this has no effect.',
}
