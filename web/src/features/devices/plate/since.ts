import type { Pin } from '@roomwire/contracts/live/to-browser.ts'
import { bidiIsolate } from '../../../ui/text/names-text.ts'
import { timeOrDay } from '../../../ui/time/time-text.ts'

export type PinLastChange = NonNullable<Pin['lastChange']>

/** Names the person or pass behind a change: 'you', a name, or undefined where the viewer may not see it. */
export type NameOf = (by: NonNullable<PinLastChange['by']>) => string | undefined

/** 'Since 18:04, by Ravi' */
export function sinceText({ at, cause, by }: PinLastChange, nameOf: NameOf, now: number): string {
  const since = `Since ${timeOrDay(at, now)}`
  if (cause === 'touch') return `${since}, at the wall`
  if (cause === 'schedule') return `${since}, by a schedule`
  const name = by && nameOf(by)
  return name === undefined ? since : `${since}, by ${name === 'you' ? name : bidiIsolate(name)}`
}
