import { commandFor, shownDevice } from '@roomwire/testing/fixtures/live-rows.ts'
import { expect, it } from 'vitest'
import type { CommandRow } from '../devices/records/command-store.ts'
import { entryOfCommand } from './activity-entry.ts'
import { openDrags } from './drags.ts'

const [known] = shownDevice().pins
const pins = known
  ? [
      { ...known, key: 'dim', form: { kind: 'level', step: 1 } as const },
      { ...known, key: 'lamp' },
    ]
  : []
const device = shownDevice({ identifier: 'own', pins })

/** Which of these are left out; the newest first. */
function stepsOf(commands: readonly Partial<CommandRow>[]): boolean[] {
  const isStep = openDrags()
  return commands.map((change, at) => {
    const command = { ...commandFor('dim', 50), id: at, outcome: 'superseded' as const, ...change }
    return isStep(entryOfCommand(command), device)
  })
}

it('a drag of a level is one entry: where it came to rest', () => {
  const drag = [
    { begun_at: 9_000, outcome: 'done' as const },
    { begun_at: 8_800 },
    { begun_at: 8_600 },
  ]
  expect(stepsOf(drag)).toEqual([false, true, true])
})

it('what is no step of a drag has an entry of its own', () => {
  const last = { begun_at: 9_000, outcome: 'done' as const }
  const others: Partial<CommandRow>[] = [
    { begun_at: 7_000 },
    { begun_at: 8_800, requester_id: 99 },
    { begun_at: 8_800, desired: 0 },
    { begun_at: 8_800, outcome: 'failed' },
    { begun_at: 8_800, pin: 'lamp' },
    { begun_at: 8_800, cause: 'scene' },
    { begun_at: 8_800, cause: 'undo_all_off' },
  ]
  for (const one of others) expect([one, stepsOf([last, one])]).toEqual([one, [false, false]])
})
