import { expect, test } from 'vitest'
import { CallFailed } from '../../../api/call-failed.ts'
import { type CopyState, CopyText, type FirstPart, type NextPart, OwnCopy } from './own-copy.ts'

const part = (at: number, next: string | null): NextPart => ({
  sessions: [],
  favourites: [],
  join_codes: [],
  letters: [],
  commands: [],
  devices: [],
  room_photos: [],
  measured: [],
  events: [{ at, event: 'session.started' }],
  progress: at / 10,
  next,
})
/** The part of a first answer that these tests read. */
const first = { ...part(1, 'two'), exported_at: 7 } as unknown as FirstPart // The rest is only written.

/** A copy whose server answers so, one after another, by the part that it is asked for. */
function copyOf(answers: readonly (NextPart | CallFailed)[]) {
  const queue = [...answers]
  const asked: string[] = []
  const waited: number[] = []
  const saved: Blob[] = []
  const seen: CopyState[] = []
  const copy = new OwnCopy({
    askMore: async (next) => {
      asked.push(next)
      const answer = queue.shift()
      if (!answer || answer instanceof CallFailed) throw answer ?? new Error('Nothing was to come')
      return answer
    },
    save: (content) => saved.push(content),
    wait: async (ms) => {
      waited.push(ms)
    },
  })
  copy.subscribe(() => seen.push(copy.state()))
  return { copy, asked, waited, saved, seen }
}

test('R-95 a copy goes on part after part, tells how far it is, and is saved as one file', async () => {
  const { copy, asked, saved, seen } = copyOf([part(4, 'three'), part(9, null)])
  await copy.run(first)
  expect(asked).toEqual(['two', 'three'])
  expect(seen.flatMap((state) => ('progress' in state ? state.progress : []))).toEqual([0.1, 0.4])
  const file = JSON.parse((await saved[0]?.text()) ?? '')
  expect(file.events.map(({ at }: { at: number }) => at)).toEqual([1, 4, 9])
  expect(copy.state()).toEqual({ phase: 'none' })
})

test('R-95 a part that did not come is asked for again, at the pace that the server names', async () => {
  const away = new CallFailed(0, {}, 'Failed to fetch')
  const busy = new CallFailed(503, { error: 'Busy' }, '503', 5)
  const { copy, asked, waited, saved, seen } = copyOf([away, busy, part(4, null)])
  await copy.run(first)
  expect([asked, waited]).toEqual([
    ['two', 'two', 'two'],
    [1_000, 5_000],
  ])
  expect(seen).toContainEqual({ phase: 'waiting', progress: 0.1 })
  expect(saved).toHaveLength(1)
})

test('R-95 a refusal ends it with the words of the server, and nothing is saved', async () => {
  const refused = new CallFailed(400, { error: 'Start it again.' }, '400')
  const { copy, saved } = copyOf([refused])
  await copy.run(first)
  expect([copy.state(), saved]).toEqual([{ phase: 'failed', why: 'Start it again.' }, []])
})

test('R-95 what is given up asks for nothing more, and saves nothing', async () => {
  const { copy, asked, saved } = copyOf([part(4, 'three'), part(9, null)])
  const running = copy.run(first)
  copy.stop()
  await running
  expect([asked, saved, copy.state()]).toEqual([['two'], [], { phase: 'none' }])
})

const nothing: NextPart = {
  sessions: [],
  favourites: [],
  join_codes: [],
  letters: [],
  commands: [],
  devices: [],
  room_photos: [],
  measured: [],
  events: [],
  progress: 0,
  next: null,
}
const event = (at: number) => ({ at, event: 'session.started' })
const joinCode = { role: 'guest', expires_at: 5 } as const

/** The part of a first answer that these tests read. */
const firstPart = {
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
  const file = [text.begin(firstPart), ...parts.map((part) => text.goOn(part)), text.end()].join('')
  const {
    progress: _,
    next: __,
    ...expected
  } = {
    ...firstPart,
    join_codes: parts.flatMap((part) => part.join_codes),
    events: parts.flatMap((part) => part.events),
  }
  expect(JSON.parse(file)).toEqual(expected)
})
