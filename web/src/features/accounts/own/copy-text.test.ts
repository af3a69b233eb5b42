import { expect, test } from 'vitest'
import { CopyText, type FirstPart, type NextPart } from './copy-text.ts'

const nothing: NextPart = {
  ...{ sessions: [], favourites: [], join_codes: [], letters: [], commands: [], measured: [] },
  ...{ events: [], progress: 0, next: null },
}
const event = (at: number) => ({ at, event: 'session.started' })
const joinCode = { role: 'guest', expires_at: 5 } as const

/** As much of a first part as this is about. */
const first = {
  ...nothing,
  exported_at: 1,
  person: { username: 'A "quoted"\nname' },
  sessions: [{ user_agent: null, created_at: 1, last_used_at: null, expires_at: 2 }],
} as unknown as FirstPart // The text does not look into what is no list.

test.each<[string, NextPart[]]>([
  ['one part', []],
  [
    'a list over two parts',
    [
      { ...nothing, events: [event(1)] },
      { ...nothing, events: [event(2)] },
    ],
  ],
  [
    'two lists in one part, and one that is skipped',
    [{ ...nothing, join_codes: [joinCode], events: [event(1), event(2)] }],
  ],
  ['parts without anything', [nothing, nothing, { ...nothing, events: [event(3)] }, nothing]],
])('R-95 %s becomes one JSON file with everything in it once', (_title, parts) => {
  const text = new CopyText()
  const file = [text.begin(first), ...parts.map((part) => text.goOn(part)), text.end()].join('')
  const {
    progress: _,
    next: __,
    ...expected
  } = {
    ...first,
    join_codes: parts.flatMap((part) => part.join_codes),
    events: parts.flatMap((part) => part.events),
  }
  expect(JSON.parse(file)).toEqual(expected)
})
