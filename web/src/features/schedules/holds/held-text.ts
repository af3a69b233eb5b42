import { bidiIsolate, namesText } from '../../../ui/text/names-text.ts'
import { clockTime } from '../../../ui/time/time-text.ts'
import type { NameOf, PinLastChange } from '../../devices/plate/since.ts'
import type { HeldPin } from './held-pin.ts'

/** 'Ravi switched Ceiling light. Schedules skip it until 20:04.' */
export function heldText(
  label: string,
  change: PinLastChange,
  until: number,
  nameOf: NameOf,
): string {
  const pin = bidiIsolate(label)
  const end = `Schedules skip it until ${clockTime(until)}.`
  return change.cause === 'touch'
    ? `${pin} was switched at the wall. ${end}`
    : `${whoIn(change, nameOf)} switched ${pin}. ${end}`
}

/** The same for several pins of a plate, a line for all that one person switched: 'Schedules skip them until 20:04.' */
export function heldLines(held: readonly HeldPin[], nameOf: NameOf): HeldLine[] {
  const together = Map.groupBy(held, ({ change, until }) =>
    [change.cause === 'touch' || whoIn(change, nameOf), clockTime(until)].join(' '),
  )
  return [...together].flatMap(([key, some]) => {
    const [first] = some
    if (!first) return []
    const { label, change, until } = first
    if (some.length === 1) return { key, until, text: heldText(label, change, until, nameOf) }
    const pins = namesText(some.map((one) => one.label))
    const end = `Schedules skip them until ${clockTime(until)}.`
    const text =
      change.cause === 'touch'
        ? `${pins} were switched at the wall. ${end}`
        : `${whoIn(change, nameOf)} switched ${pins}. ${end}`
    return { key, until, text }
  })
}

/** A quiet line about held pins; until when, epoch ms. */
type HeldLine = { key: string; until: number; text: string }

function whoIn({ by }: PinLastChange, nameOf: NameOf): string {
  const name = by && nameOf(by)
  if (name === undefined) return 'Somebody'
  return name === 'you' ? 'You' : bidiIsolate(name)
}
