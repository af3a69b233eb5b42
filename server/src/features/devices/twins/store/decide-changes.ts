import type { DatabaseSync } from 'node:sqlite'
import { OrphanError } from '../../../../platform/database/orphan.ts'
import { activityKey } from '../../records/activity-rows.ts'
import type { CommandIds } from '../../records/command-ids.ts'
import { type CommandRow, type LiveCommand, storedCommands } from '../../records/command-store.ts'
import type { JournalEntry } from './journal-entry.ts'
import { commandKey, giveIds, type LiveChange, pinRows, type Stored } from './live-change.ts'
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
    const present = known.present(
      changes.map(({ shown }) => shown.id),
      changes.flatMap(({ command }) => personOf(command) ?? []),
    )
    const isPresent = ({ shown }: LiveChange) => present.epochs.get(shown.id) === shown.rev[0]
    const requested = changes.map((change) => commandOf(change, isPresent(change)))
    const commands = requested.filter((command) => command !== undefined)
    refuseOrphans(commands, present)
    const stored = known.storedKeys(commands)
    const given = new Map<string, number>()
    const rows = requested.map((command) => {
      if (!command) return undefined
      const key = commandKey(command)
      // The first of two equal messages at once counts.
      if (stored.has(key) || given.has(key) || isWaiting(key)) return undefined
      const id = ids.next()
      given.set(key, id)
      return { ...command, id }
    })
    giveIds(changes, given)
    const entries: JournalEntry[] = []
    const results = changes.map((change, nth): Stored => {
      const command = rows[nth]
      const isThere = isPresent(change)
      const entry = entryOf(change, isThere, command)
      if (entry) entries.push(entry)
      return { isPresent: isThere, commandId: command?.id }
    })
    return { stored: results, entries }
  }
}

/** @throws OrphanError where the device or the requester of a command is gone. */
function refuseOrphans(commands: readonly LiveCommand[], { epochs, people }: PresentRows): void {
  const areThere = commands.every((command) => {
    const person = personOf(command)
    return epochs.has(command.device_id) && (person === undefined || people.has(person))
  })
  if (!areThere) throw new OrphanError('The device or the requester of a command is gone')
}

/** The person who has requested a command, if it was one. */
const personOf = (command: LiveCommand | undefined): number | undefined =>
  command?.requester_kind === 'person' ? command.requester_id : undefined

/** The command of a change as it is stored, if it is. */
function commandOf({ command }: LiveChange, isPresent: boolean): LiveCommand | undefined {
  if (!command || isPresent) return command
  // The replica with the new connection ends the lease there, by the same message.
  return command.requester_kind === 'lease' ? undefined : lost(command)
}

/** The entry of a change; undefined where nothing of it is stored. Of a press alone that is its command: its device has said nothing. */
function entryOf(
  { shown, pins, activity, changed, command: press, isHeardOnly }: LiveChange,
  isPresent: boolean,
  command: CommandRow | undefined,
): JournalEntry | undefined {
  const isPressAlone = press && !pins && !activity && !changed
  if (!isPresent || isPressAlone) return command && { ...nothing, command }
  if (isHeardOnly && !command) return undefined
  return {
    device: deviceRow(shown),
    pins: pinRows({ shown, pins }),
    activity: activity?.length ? lastOf(activity, activityKey) : [],
    command,
    changed: changed ? storedCommands(changed) : [],
  }
}

const nothing: Omit<JournalEntry, 'command'> = {
  device: undefined,
  pins: [],
  activity: [],
  changed: [],
}

export type KnownRows = ReturnType<typeof openKnownRows>

/** The epochs of the present connections of devices by their ids, and the ids of people. */
type PresentRows = { epochs: ReadonlyMap<number, number>; people: ReadonlySet<number> }

/**
 * The rows at this moment of those whom changes are about. Writes of an open transaction count already.
 * Hot: each statement locks the file, so epochs and people are asked for all at once, and remembered
 * until somebody has written anything.
 * @param foreign another number as soon as another program has written
 */
export function openKnownRows(database: DatabaseSync, foreign: () => number) {
  const devices = rowsStatement(
    database,
    ['id'],
    'select device.id, epoch from input join device on device.id = input.id',
  )
  const persons = rowsStatement(
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
  // It counts each row that this program changes, by a cascade too, however that is written.
  const counted = database.prepare('select total_changes() as changes')
  const changes = () => Number(counted.get()?.changes)
  const epochs = new Map<number, number>()
  const people = new Set<number>()
  let [seen, seenForeign] = [-1, -1]

  /** An open transaction may come to nothing: rows are asked for each time then. */
  function forgetOld(): void {
    const [now, nowForeign] = [changes(), foreign()]
    if (now === seen && nowForeign === seenForeign && !database.isTransaction) return
    epochs.clear()
    people.clear()
    ;[seen, seenForeign] = database.isTransaction ? [-1, -1] : [now, nowForeign]
  }

  return {
    /** The epochs of devices and the ids of people that are there, and perhaps of others. */
    present(devicesAsked: readonly number[], peopleAsked: readonly number[]): PresentRows {
      forgetOld()
      const newDevices = without(devicesAsked, epochs)
      if (newDevices.length > 0)
        for (const { id, epoch } of devices(newDevices)) epochs.set(Number(id), Number(epoch))
      const newPeople = without(peopleAsked, people)
      if (newPeople.length > 0) for (const { id } of persons(newPeople)) people.add(Number(id))
      return { epochs, people }
    },

    /** Does work that writes neither people nor epochs: what is remembered of them holds afterwards. */
    keepOver(work: () => void): void {
      const before = changes()
      work()
      if (seen === before) seen = changes()
    },

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

/** The rows of ids that are not known, each once. */
const without = (ids: readonly number[], known: { has(id: number): boolean }): { id: number }[] =>
  [...new Set(ids)].flatMap((id) => (known.has(id) ? [] : [{ id }]))
