/** Changes of one moment are stored together; while the database is away reports are kept, and presses go on for a minute. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { PinKey, PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { commandFor, shownDevice } from '@roomwire/testing/fixtures/live-rows.ts'
import { expect, it, vi } from 'vitest'
import { openCounts } from '../../../../platform/counts.ts'
import { DatabaseAwayError } from '../../../../platform/database/outage.ts'
import { openEventLoop } from '../../../../platform/event-loop.ts'
import type { LiveChange, Stored } from './live-change.ts'
import type { LiveStore } from './live-store.ts'
import { openLiveWriter } from './live-writer.ts'

const away = new DatabaseAwayError('connect ECONNREFUSED')
const refused = Object.assign(new Error('FOREIGN KEY constraint failed'), { errcode: 787 })

const shownAt = (id: number, seq: number) =>
  shownDevice({ id, identifier: `SC-${id}`, lastSeenAt: seq, rev: [1, seq] })
const command = commandFor('18', 1)

/** A writer on a store that fails as long as it is told to, and what it has written, batch by batch. */
function openWriter(gatherMs = 0, writesNow = false) {
  const batches: LiveChange[][] = []
  const tries: unknown[] = []
  let now = 0
  let failure: (batch: readonly LiveChange[]) => Error | undefined = () => undefined
  function write(take: Parameters<LiveStore['write']>[0]): Stored[] {
    const batch = [...take()]
    const error = failure(batch)
    tries.push(error)
    if (error) throw error
    batches.push(batch)
    return batch.map((): Stored => ({ isPresent: true, commandId: 1 }))
  }
  const store: LiveStore = {
    gatherMs,
    write: async (take) => write(take),
    writeNow: writesNow ? write : undefined,
  }
  const eventLoop = openEventLoop()
  const counts = openCounts()
  const log = { warn: vi.fn(), error: vi.fn() }
  const writer = openLiveWriter(store, {
    homeDevices: { addStored: () => undefined },
    audit: { linkSoon: () => undefined },
    eventLoop,
    counts,
    clock: { now: () => now },
    log,
  })
  const heard: string[] = []
  const add = (name: string, change: LiveChange, goOn?: () => boolean, stored?: () => void) =>
    writer.add({
      ...change,
      goOn,
      stored() {
        heard.push(`${name} stored`)
        stored?.()
      },
      delayed: () => heard.push(`${name} delayed`),
      failed: () => heard.push(`${name} failed`),
    })
  return {
    batches,
    tries,
    heard,
    add,
    eventLoop,
    close: writer.close,
    /** @param fails the error of a batch, if it fails from now on */
    set: (fails: typeof failure, at: number) => {
      failure = fails
      now = at
    },
  }
}

const report = (id: number, seq: number, pin: PinKey, state: PinState): LiveChange => ({
  shown: shownAt(id, seq),
  pins: new Map([[pin, state]]),
})

it('R-60 stores what comes in one turn of the event loop in one batch, and answers in order', async () => {
  const { add, batches, heard, close } = openWriter()
  for (let device = 1; device <= 32; device += 1) add(`${device}`, report(device, 1, '18', 1))
  expect(heard).toEqual([])
  await close()
  expect(batches.map((batch) => batch.length)).toEqual([32])
  expect(heard).toEqual(Array.from({ length: 32 }, (_, at) => `${at + 1} stored`))
})

it('R-60 gives up only the change that the database refuses', async () => {
  const { add, heard, set, close } = openWriter()
  set((batch) => (batch.some(({ shown }) => shown.id === 2) ? refused : undefined), 0)
  for (const device of [1, 2, 3]) add(`${device}`, report(device, 1, '18', 1))
  await close()
  expect(heard).toEqual(['1 stored', '2 failed', '3 stored'])
})

it('R-50 keeps one report of each device while the database is away, refuses presses that can not go on, and stores the reports when it is back', async () => {
  const { add, batches, heard, tries, set } = openWriter()
  set(() => away, 0)
  add('first', report(1, 1, '18', 1))
  await expect.poll(() => tries.length).toBeGreaterThan(0)
  set(() => away, 1_000)
  await expect.poll(() => heard).toEqual(['first delayed'])
  add('second', report(1, 2, '19', 1))
  add('press', { shown: shownAt(1, 3), command })
  await expect.poll(() => heard).toEqual(['first delayed', 'second delayed', 'press failed'])
  set(() => undefined, 2_000)
  await expect.poll(() => heard.at(-1)).toBe('second stored')
  const [batch = []] = batches
  expect(batch.map(({ shown }) => shown.rev)).toEqual([[1, 2]])
  expect([...(batch[0]?.pins ?? [])]).toEqual([
    ['18', 1],
    ['19', 1],
  ])
})

it('R-50 a touch after a report that confirmed a press stays behind it while the database is away', async () => {
  const { add, batches, heard, set, tries } = openWriter()
  set(() => away, 0)
  add('press', { shown: shownAt(1, 1), command }, () => true)
  add('report', report(1, 2, '18', 0))
  await expect.poll(() => tries.length).toBeGreaterThan(0)
  set(() => away, 1_000)
  await expect.poll(() => heard).toEqual(['report delayed'])
  const done = { ...command, outcome: 'done' as const, ended_at: 1_100 }
  add('confirmed', { ...report(1, 3, '18', 1), changed: [done] })
  add('touch', report(1, 4, '18', 0))
  add('next', report(1, 5, '19', 1))
  await expect.poll(() => heard.length).toBe(4)
  set(() => undefined, 2_000)
  await expect.poll(() => heard).toContain('confirmed stored')
  const [batch = []] = batches
  const stored = batch.map(({ shown, pins }) => [shown.rev[1], ...(pins ?? [])])
  expect(stored).toEqual([[1], [2, ['18', 0]], [3, ['18', 1]], [5, ['18', 0], ['19', 1]]])
})

it('R-50 a press after an outage without reports finds out that it is over', async () => {
  const { add, heard, set, tries } = openWriter()
  set(() => away, 0)
  add('first', { shown: shownAt(1, 1), command })
  await expect.poll(() => tries.length).toBeGreaterThan(0)
  set(() => away, 1_000)
  await expect.poll(() => heard).toEqual(['first failed'])
  set(() => undefined, 2_000)
  add('second', { shown: shownAt(1, 2), command })
  await expect.poll(() => heard).toEqual(['first failed', 'second stored'])
})

it('R-50 presses go on while the database is away, and are stored later with what became of them', async () => {
  const { add, batches, heard, set, tries } = openWriter()
  set(() => away, 0)
  const went: string[] = []
  const press = (name: string) => {
    const row = { ...command, message_id: name }
    add(name, { shown: shownAt(1, 1), command: row }, () => went.push(name) > 0)
    return row
  }
  const first = press('first')
  await expect.poll(() => tries.length).toBeGreaterThan(0)
  expect(went).toEqual([])
  set(() => away, 1_000)
  await expect.poll(() => went).toEqual(['first'])
  // Once it is known nobody waits.
  press('second')
  expect(went).toEqual(['first', 'second'])
  const done = { ...first, outcome: 'done' as const, ended_at: 1_100 }
  add('done', { shown: shownAt(1, 2), changed: [done] })
  await expect.poll(() => heard).toEqual(['done delayed'])
  set(() => undefined, 2_000)
  await expect.poll(() => heard.length).toBe(4)
  expect(heard).toEqual(['done delayed', 'first stored', 'second stored', 'done stored'])
  expect(batches.map((batch) => batch.length)).toEqual([3])
})

it('R-50 a press that is stored gives its id to what became of it and is stored later', async () => {
  const { add, batches, heard, set, tries } = openWriter()
  set(() => away, 0)
  add('first', { shown: shownAt(1, 1), command }, () => true)
  await expect.poll(() => tries.length).toBeGreaterThan(0)
  const done = { ...command, outcome: 'done' as const, ended_at: 1_100 }
  set(() => away, 1_000)
  await expect.poll(() => tries.length).toBeGreaterThan(1)
  // The batch of the press is being written when its device reports.
  set((batch) => {
    if (batch.some((one) => one.command)) add('done', { shown: shownAt(1, 2), changed: [done] })
    return undefined
  }, 2_000)
  await expect.poll(() => heard).toEqual(['first stored', 'done stored'])
  expect(
    batches.map((batch) => batch.map(({ changed = [] }) => changed.map(({ id }) => id))),
  ).toEqual([[[]], [[1]]])
})

it('R-50 presses go on for a minute, and are refused afterwards', async () => {
  const { add, heard, set, tries } = openWriter()
  set(() => away, 0)
  add('first', { shown: shownAt(1, 1), command }, () => true)
  await expect.poll(() => tries.length).toBeGreaterThan(0)
  set(() => away, 59_999)
  await expect.poll(() => tries.length).toBeGreaterThan(1)
  const goOn = vi.fn(() => true)
  add('in time', { shown: shownAt(1, 1), command }, goOn)
  expect(goOn).toHaveBeenCalledOnce()
  set(() => away, 60_000)
  add('late', { shown: shownAt(1, 1), command }, goOn)
  await expect.poll(() => heard).toEqual(['late failed'])
  expect(goOn).toHaveBeenCalledOnce()
})

it('R-62 says at its close how much could not be stored', async () => {
  const { add, set, tries, close } = openWriter()
  set(() => away, 0)
  add('first', report(1, 1, '18', 1))
  await expect.poll(() => tries.length).toBeGreaterThan(0)
  await expect(close()).rejects.toThrow('1 changes')
})

it('R-80 what is shown already waits for others, a command and the end do not', async () => {
  vi.useFakeTimers()
  try {
    const writer = openWriter(20)
    writer.add('report', report(1, 1, '18', 1))
    await vi.advanceTimersByTimeAsync(19)
    expect(writer.batches).toEqual([])
    writer.add('report', report(2, 1, '18', 1))
    await vi.advanceTimersByTimeAsync(2)
    expect(writer.batches.map((batch) => batch.length)).toEqual([2])
    writer.add('report', report(1, 2, '18', 0))
    await vi.advanceTimersByTimeAsync(1)
    writer.add('press', { shown: shownAt(1, 3), command })
    await vi.advanceTimersByTimeAsync(1)
    expect(writer.batches.map((batch) => batch.length)).toEqual([2, 2])
    writer.add('report', report(1, 4, '18', 1))
    await vi.advanceTimersByTimeAsync(1)
    const closing = writer.close()
    await vi.advanceTimersByTimeAsync(1)
    await closing
    expect(writer.batches).toHaveLength(3)
  } finally {
    vi.useRealTimers()
  }
})

it('R-60 what comes in one turn is stored before anything of that turn leaves, and so is what follows from it', async () => {
  const { add, batches, heard, eventLoop } = openWriter(0, true)
  eventLoop.atTurnEnd(() => heard.push('leaves'))
  add('one', report(1, 1, '18', 1))
  add('two', { shown: shownAt(2, 1), command })
  expect(heard).toEqual([])
  await nextTurn()
  expect(heard).toEqual(['one stored', 'two stored', 'leaves'])
  expect(batches).toHaveLength(1)
})

it('R-60 what could not be stored at once is stored as soon as that can be, in order, with what came since', async () => {
  const { add, batches, heard, set, close } = openWriter(0, true)
  set(() => away, 0)
  add('one', report(1, 1, '18', 1))
  await nextTurn()
  set(() => undefined, 100)
  add('two', report(2, 1, '18', 1))
  expect(heard).toEqual([])
  await vi.waitFor(() => expect(heard).toEqual(['one stored', 'two stored']))
  expect(batches).toHaveLength(1)
  add('three', report(3, 1, '18', 1))
  await close()
  expect(heard.at(-1)).toBe('three stored')
})

it('R-60 of what is stored at once only the change is given up that can not be', async () => {
  const { add, heard, set } = openWriter(0, true)
  set((batch) => (batch.some(({ shown }) => shown.id === 2) ? refused : undefined), 0)
  for (const id of [1, 2, 3]) add(`${id}`, report(id, 1, '18', 1))
  await vi.waitFor(() => expect(heard).toEqual(['1 stored', '2 failed', '3 stored']))
})

it.each([false, true])(
  'R-60 what is added as soon as earlier changes are stored is stored too (at once: %s)',
  async (writesNow) => {
    const { add, heard, set, tries } = openWriter(0, writesNow)
    set(() => (tries.length === 0 ? away : undefined), 0)
    const addSecond = () => add('second', report(2, 1, '18', 1))
    add('first', report(1, 1, '18', 1), undefined, () => queueMicrotask(addSecond))
    await expect.poll(() => heard).toEqual(['first stored', 'second stored'])
  },
)

it.each([false, true])(
  'R-62 its close stores what is added by those who hear of the last changes too (at once: %s)',
  async (writesNow) => {
    const { add, heard, close } = openWriter(0, writesNow)
    const addThird = () => add('third', report(3, 1, '18', 1))
    const addSecond = () => add('second', report(2, 1, '18', 1), undefined, addThird)
    add('first', report(1, 1, '18', 1), undefined, () => queueMicrotask(addSecond))
    await close()
    expect(heard).toEqual(['first stored', 'second stored', 'third stored'])
  },
)

it('R-62 its close waits a moment for a database that goes away meanwhile, not for ever', async () => {
  const { add, set, tries, close } = openWriter(0, true)
  set(() => away, 0)
  add('first', report(1, 1, '18', 1))
  const closing = close()
  await expect.poll(() => tries.length).toBeGreaterThan(0)
  set(() => away, 1_000)
  await expect(closing).rejects.toThrow('1 changes')
})

it('R-62 whoever fails at hearing of a change keeps nobody else from hearing of theirs', async () => {
  const { add, heard, set, tries } = openWriter()
  const fails = () => {
    throw new Error('A fault')
  }
  add('first', report(1, 1, '18', 1), undefined, fails)
  add('second', report(2, 1, '18', 1))
  await expect.poll(() => heard).toEqual(['first stored', 'second stored'])
  set(() => away, 0)
  add('press', { shown: shownAt(1, 2), command }, fails)
  add('report', report(2, 2, '18', 1))
  await expect.poll(() => tries.length).toBeGreaterThan(1)
  set(() => away, 1_000)
  await expect.poll(() => heard.slice(2)).toEqual(['press failed', 'report delayed'])
  set(() => undefined, 2_000)
  await expect.poll(() => heard.at(-1)).toBe('report stored')
})
