import type { DatabaseSync } from 'node:sqlite'
import { OrphanError } from '../../../../platform/database/orphan.ts'
import { activityKey } from '../../records/activity-rows.ts'
import type { CommandIds } from '../../records/command-ids.ts'
import { type LiveCommand, storedCommands } from '../../records/command-store.ts'
import type { JournalEntry } from './journal-entry.ts'
import { commandKey, giveIds, type LiveChange, reportedPins, type Stored } from './live-change.ts'
import { deviceRow, lastOf, lost } from './live-store.ts'
import { rowsStatement } from './rows-statement.ts'

type Needs = {
  known: KnownRows
  ids: CommandIds
  /** Whether the journal holds a command of this key that the database has not. */
  isWaiting(key: string): boolean
}

/** The results of changes, and the entries to write. */
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
      // The first of two equal messages at once counts.
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
  commands: readonly LiveCommand[],
  devices: ReadonlyMap<number, unknown>,
  known: KnownRows,
): void {
  const ofPeople = commands.filter(({ requester_kind }) => requester_kind === 'person')
  const people = known.people(ofPeople.map(({ requester_id }) => requester_id))
  const areThere =
    commands.every(({ device_id }) => devices.has(device_id)) &&
    ofPeople.every(({ requester_id }) => people.has(requester_id))
  if (!areThere) throw new OrphanError('The device or the requester of a command is gone')
}

/** The command of a change as it is stored, if it is. */
function commandOf({ command }: LiveChange, isPresent: boolean): LiveCommand | undefined {
  if (!command || isPresent) return command
  // The replica with the new connection ends the lease there, by the same message.
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
  changed: change.changed ? storedCommands(change.changed) : [],
})

export type KnownRows = ReturnType<typeof openKnownRows>

/**
 * The rows at this moment of those whom changes are about, asked for all of them at once. Writes of an open
 * transaction count already.
 */
export function openKnownRows(database: DatabaseSync) {
  const devices = rowsStatement(
    database,
    ['id'],
    'select device.id, epoch from input join device on device.id = input.id',
  )
  const people = rowsStatement(
    database,
    ['id'],
    'select person.id from input join person on person.id = input.id',
  )
  const commands = rowsStatement(
    database,
    ['device_id', 'requester_kind', 'requester_id', 'message_id'],
    `select command.device_id, command.requester_kind, command.requester_id, command.message_id
     from input cross join command on command.device_id = input.device_id
       and command.requester_kind = input.requester_kind
       and command.requester_id = input.requester_id and command.message_id = input.message_id`,
  )
  const rowsOf = (ids: readonly number[]) => [...new Set(ids)].map((id) => ({ id }))

  return {
    /** The epochs of the present connections of devices; none of one that is not there. */
    epochsOf: (ids: readonly number[]): Map<number, number> =>
      new Map(devices(rowsOf(ids)).map(({ id, epoch }) => [Number(id), Number(epoch)])),

    /** The ids of these people that are there. */
    people: (ids: readonly number[]): Set<number> =>
      new Set(ids.length === 0 ? [] : people(rowsOf(ids)).map(({ id }) => Number(id))),

    /** The keys of those of these commands that the database has. */
    storedKeys(rows: readonly LiveCommand[]): Set<string> {
      const found = rows.length === 0 ? [] : commands(rows)
      return new Set(
        found.map((row) =>
          commandKey({
            device_id: Number(row.device_id),
            requester_kind: String(row.requester_kind),
            requester_id: Number(row.requester_id),
            message_id: String(row.message_id),
          }),
        ),
      )
    },
  }
}
