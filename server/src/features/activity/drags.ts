import type { CommandOutcome } from '@roomwire/contracts/vocabulary/command-outcome.ts'
import type { ShownDevice } from '../devices/records/shown-device.ts'
import type { StoredEntry } from './activity-entry.ts'

/** Commands of one drag follow each other within so many ms: a slider sends five a second. */
const pauseMostMs = 1_500

/**
 * Finds the steps of a level that is dragged: the activity tells only where it came to rest.
 * @returns whether an entry is an earlier step of a drag whose last one it was given before; to be asked of
 * entries in their order, the newest first
 */
export function openDrags(): (entry: StoredEntry, device: ShownDevice | undefined) => boolean {
  const steps = new Map<string, number>()
  return (entry, device) => {
    if (entry.kind !== 'command' || !isStep(entry, device)) return false
    const key = [entry.deviceId, entry.part, entry.by?.kind, entry.by?.id].join()
    const later = steps.get(key)
    steps.set(key, entry.at)
    return later !== undefined && later - entry.at <= pauseMostMs
  }
}

/** How the steps of a drag end. */
const stepOutcomes: ReadonlySet<CommandOutcome> = new Set(['done', 'unconfirmable', 'superseded'])

/** Whether a command sets a level by its slider. One that has failed is told of, whatever follows. */
function isStep(
  { part, command }: Extract<StoredEntry, { kind: 'command' }>,
  device: ShownDevice | undefined,
): boolean {
  const isLevel = device?.pins.find(({ key }) => key === part)?.form.kind === 'level'
  const isDone = command.outcome !== null && stepOutcomes.has(command.outcome)
  return isLevel && isDone && command.cause === 'page' && command.desired > 0
}
