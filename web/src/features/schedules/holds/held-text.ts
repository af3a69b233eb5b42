import { bidiIsolate } from '../../../ui/text/names-text.ts'
import { clockTime } from '../../../ui/time/time-text.ts'
import type { NameOf, PinLastChange } from '../../devices/plate/since.ts'

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

function whoIn({ by }: PinLastChange, nameOf: NameOf): string {
  const name = by && nameOf(by)
  if (name === undefined) return 'Somebody'
  return name === 'you' ? 'You' : bidiIsolate(name)
}
