import { bidiIsolate } from '../../../ui/bidi-isolate.ts'
import { clockTime } from '../../../ui/time-text.ts'
import type { NameOf, PinLastChange } from '../../devices/plate/since.ts'

/** 'Ceiling light is held by Ravi until 20:04: schedules leave it alone.' */
export function heldText(
  label: string,
  change: PinLastChange,
  until: number,
  nameOf: NameOf,
): string {
  const end = `until ${clockTime(until)}: schedules leave it alone.`
  return `${bidiIsolate(label)} is held ${byWhom(change, nameOf)} ${end}`
}

function byWhom({ cause, by }: PinLastChange, nameOf: NameOf): string {
  if (cause === 'touch') return 'by a press at the wall'
  const name = by && nameOf(by)
  if (name === undefined) return 'by somebody'
  return `by ${name === 'you' ? name : bidiIsolate(name)}`
}
