import type { JournalEntry } from './journal-entry.ts'
import { commandKey } from './live-change.ts'

/** The entries that one turn has written to the journal, in one record. */
type Written = { entries: readonly JournalEntry[]; sequence: number }

/** Entries for the database, and how many records they are; it has the journal as far as the sequence then. */
type Oldest = { entries: readonly JournalEntry[]; records: number; sequence: number }

/** The entries that stand in the journal, and that the database has not yet. */
export function openWaitingEntries() {
  let waiting: Written[] = []
  let count = 0
  /** The keys of the commands among them. */
  const keys = new Set<string>()
  /** The devices among them. */
  const devices = new Set<number>()

  return {
    add(written: Written): void {
      waiting.push(written)
      count += written.entries.length
      for (const { command, device } of written.entries) {
        if (device) devices.add(device.id)
        if (!command) continue
        devices.add(command.device_id)
        keys.add(commandKey(command))
      }
    },

    /** The oldest records: as few as have so many entries. */
    oldest(most: number): Oldest {
      const entries: JournalEntry[] = []
      let [records, sequence] = [0, 0]
      for (const written of waiting) {
        if (entries.length >= most) break
        entries.push(...written.entries)
        sequence = written.sequence
        records += 1
      }
      return { entries, records, sequence }
    },

    /** The database has the oldest ones. */
    remove({ entries, records }: Oldest): void {
      waiting = waiting.slice(records)
      count -= entries.length
      if (waiting.length === 0) {
        keys.clear()
        devices.clear()
      } else for (const { command } of entries) if (command) keys.delete(commandKey(command))
    },

    count: (): number => count,
    /** How many devices they are of, or were of a moment ago. */
    deviceCount: (): number => devices.size,
    hasKey: (key: string): boolean => keys.has(key),
  }
}
