import { OrphanError } from '../../../../platform/database/orphan.ts'
import { activityKey } from '../../activity-rows.ts'
import type { CommandIds } from '../../commands/command-ids.ts'
import type { CommandRow } from '../../commands/command-store.ts'
import { reportedPins } from '../reported-pins.ts'
import type { JournalEntry } from './journal-entry.ts'
import type { KnownRows } from './known-rows.ts'
import { commandKey, giveIds, type LiveChange, type Stored } from './live-change.ts'
import { deviceRow, lastOf, lost } from './live-store.ts'

type Needs = {
  known: KnownRows
  ids: CommandIds
  /** Whether the journal holds a command of this key that the database has not. */
  isWaiting(key: string): boolean
}

/** What becomes of changes, and what is written for it. */
type Decided = { stored: Stored[]; entries: JournalEntry[] }

/**
 * Decides what is stored of changes, before anything is: nothing over a connection that has been replaced
 * but a failed command, and each message once.
 */
export function openDecisions({ known, ids, isWaiting }: Needs) {
  return (changes: readonly LiveChange[]): Decided => {
    const epochs = known.epochsOf(changes.map(({ shown }) => shown.id))
    const decided = changes.map((change) => {
      const isPresent = epochs.get(change.shown.id) === change.shown.rev[0]
      return { change, isPresent, command: commandOf(change, isPresent) }
    })
    const commands = decided.flatMap(({ command }) => command ?? [])
    refuseOrphans(commands, epochs, known)
    const stored = known.storedKeys(commands)
    const given = new Map<string, number>()
    const withIds = decided.map(({ change, isPresent, command }) => {
      const key = command && commandKey(command)
      // Of two equal messages at once the first one counts.
      if (!key || stored.has(key) || given.has(key) || isWaiting(key)) {
        return { change, isPresent, command: undefined }
      }
      const id = ids.next()
      given.set(key, id)
      return { change, isPresent, command: { ...command, id } }
    })
    giveIds(changes, given)
    return {
      stored: withIds.map(({ isPresent, command }) => ({ isPresent, commandId: command?.id })),
      entries: withIds.flatMap(({ change, isPresent, command }) => {
        if (!isPresent) return command ? { ...nothing, command } : []
        return change.isHeardOnly && !command ? [] : { ...presentEntry(change), command }
      }),
    }
  }
}

/** @throws OrphanError where the device or the requester of a command is gone. */
function refuseOrphans(
  commands: readonly CommandRow[],
  devices: ReadonlyMap<number, unknown>,
  known: KnownRows,
): void {
  const ofPeople = commands.filter(({ requester_kind }) => requester_kind === 'person')
  const people = known.people(ofPeople.map(({ requester_id }) => requester_id))
  const isHeld =
    commands.every(({ device_id }) => devices.has(device_id)) &&
    ofPeople.every(({ requester_id }) => people.has(requester_id))
  if (!isHeld) throw new OrphanError('The device or the requester of a command is gone')
}

/** The command of a change as it is stored, if it is. */
function commandOf({ command }: LiveChange, isPresent: boolean): CommandRow | undefined {
  if (!command || isPresent) return command
  // Whoever has the new connection ends the lease there, by the same message.
  return command.requester_kind === 'lease' ? undefined : lost(command)
}

const nothing: Omit<JournalEntry, 'command'> = {
  device: undefined,
  pins: [],
  activity: [],
  changed: [],
}

const presentEntry = (change: LiveChange): Omit<JournalEntry, 'command'> => ({
  device: deviceRow(change.shown),
  pins: reportedPins([change]),
  activity: lastOf(change.activity ?? [], activityKey),
  changed: change.changed ?? [],
})
