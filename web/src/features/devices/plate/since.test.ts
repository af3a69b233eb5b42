import { expect, test } from 'vitest'
import { clockTime, dayAndTime } from '../../../ui/time/time-text.ts'
import { sinceText } from './since.ts'

const at = new Date(2026, 10, 20, 18, 4).getTime()
const nameOf = ({ id }: { id: number }) => (id === 1 ? 'Ravi' : undefined)

test('CTRL-4 a plate says since when a pin is as it is, and by whom', () => {
  const by = { kind: 'person', id: 1 } as const
  expect(sinceText({ at, cause: 'page', by }, nameOf, at)).toBe(`Since ${clockTime(at)}, by Ravi`)
  const tomorrow = at + 24 * 3_600_000
  expect(sinceText({ at, cause: 'page', by: { ...by, id: 2 } }, nameOf, tomorrow)).toBe(
    `Since ${dayAndTime(at)}`,
  )
  expect(sinceText({ at, cause: 'touch' }, nameOf, at)).toBe(`Since ${clockTime(at)}, at the wall`)
  expect(sinceText({ at, cause: 'start' }, nameOf, at)).toBe(`Since ${clockTime(at)}`)
})
