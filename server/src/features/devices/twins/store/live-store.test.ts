/** Stores over a connection that another one has replaced, and after a transaction that came to nothing. */
import { commandFor, shownDevice } from '@roomwire/testing/fixtures/live-rows.ts'
import { expect, it, vi } from 'vitest'
import type { LiveChange } from './live-change.ts'
import { type LiveStatements, writeChanges } from './live-store.ts'

/** The statements of an engine whose devices have connected anew. */
function openReplaced() {
  const added: string[] = []
  const statements: LiveStatements = {
    writeDevices: async () => [],
    writePins: vi.fn(),
    changeCommands: async () => [],
    async addCommands(rows) {
      added.push(...rows.map((row) => `${row.cause} ${row.error}`))
      return rows.map((row, at) => ({ ...row, id: at + 1 }))
    },
    countOrphans: async () => 0,
    writeActivity: vi.fn(),
    addEntry: vi.fn(),
  }
  return { statements, added }
}

it('R-81 a press is kept as failed; the end of a timer is left to the replica that has the new connection', async () => {
  const { statements, added } = openReplaced()
  const shown = shownDevice({ id: 1, identifier: 'SC-000001', rev: [1, 1] })
  const press = commandFor('18', 1)
  const end = {
    ...press,
    requester_kind: 'lease' as const,
    message_id: '"end"',
    cause: 'lease' as const,
  }
  const changes = [press, end].map((command) => ({ shown, command }))
  const stored = await writeChanges(statements, changes, () => undefined)
  expect(added).toEqual([`${press.cause} The device has reconnected`])
  expect(stored).toEqual([
    { isPresent: false, commandId: 1 },
    { isPresent: false, commandId: undefined },
  ])
})

/** The statements of an engine that gives up the first transaction, and the ids that it has changed since. */
function openFailing() {
  const { statements } = openReplaced()
  let tries = 0
  const changed: number[] = []
  const failing: LiveStatements = {
    ...statements,
    writeDevices: async (rows) => [...rows],
    async addCommands(rows) {
      tries += 1
      return rows.map((row) => ({ ...row, id: 10 * tries }))
    },
    async changeCommands(rows) {
      if (tries === 1) throw new Error('Given up')
      changed.push(...rows.map(({ id }) => id))
      return [...rows]
    },
  }
  const write = (changes: readonly LiveChange[]) => writeChanges(failing, changes, () => undefined)
  return { changed, write }
}

it('R-60 what became of a command is stored under the id that it has after a transaction that came to nothing', async () => {
  const { changed, write } = openFailing()
  const shown = shownDevice({ id: 1, identifier: 'SC-000001', rev: [1, 1] })
  const command = commandFor('18', 1)
  // While the database was away the device has read it, and obeyed between the two tries.
  const changes: LiveChange[] = [
    { shown, command },
    { shown, changed: [command] },
  ]
  await expect(write(changes)).rejects.toThrow('Given up')
  // As the writer does after each failure.
  for (const change of changes) change.isRepeated = true
  const done = { ...command, outcome: 'done' as const, ended_at: 5 }
  await write([...changes, { shown, changed: [done] }])
  expect(changed).toEqual([20])
  expect(command.id).toBeNull()
})
