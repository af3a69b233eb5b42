import { lengthText } from '../../features/devices/pin-text.ts'
import { minutesRule } from '../../features/devices/plate/timer/timer-text.ts'
import { findEntries } from './find-entries.ts'
import type { PaletteEntry } from './palette-entries.ts'

/** '20 min' or '2 h' among other words. A number alone may be that of a pin. */
const lengthPattern = /(?<=^|\s)(\d{1,4}) *(min|minutes?|h|hours?)(?=\s|$)/i

/**
 * Switches that are turned on for as long as was typed: 'pump 20 min'. None without a time from a
 * minute to a day.
 * @param recent as of findEntries
 */
export function timerEntries(
  entries: readonly PaletteEntry[],
  typed: string,
  recent: readonly string[],
): PaletteEntry[] {
  const [text, number = '', unit = ''] = lengthPattern.exec(typed) ?? []
  if (text === undefined) return []
  const isHours = unit.toLowerCase().startsWith('h')
  const minutes = Number(number) * (isHours ? 60 : 1)
  if (minutes < minutesRule.least || minutes > minutesRule.most) return []
  const seconds = minutes * 60
  const pins = entries.filter(({ goal }) => goal.to === 'pin')
  return findEntries(pins, typed.replace(text, ''), recent).flatMap((entry) =>
    entry.goal.to === 'pin'
      ? [
          {
            ...entry,
            id: `timer ${entry.id}`,
            label: `${entry.label} for ${lengthText(seconds)}`,
            goal: { ...entry.goal, seconds },
          },
        ]
      : [],
  )
}
