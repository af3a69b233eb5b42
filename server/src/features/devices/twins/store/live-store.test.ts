/** What is stored over a connection that another one has replaced. */
import { commandFor, shownDevice } from '@roomwire/testing/fixtures/live-rows.ts'
import { expect, it, vi } from 'vitest'
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
  expect(added).toEqual([`${press.cause} The device has connected anew`])
  expect(stored).toEqual([
    { isPresent: false, commandId: 1 },
    { isPresent: false, commandId: undefined },
  ])
})
