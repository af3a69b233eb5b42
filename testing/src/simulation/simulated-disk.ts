import type { CommandRow } from '@roomwire/server/features/devices/records/command-store.ts'
import type { ReadDevice } from '@roomwire/server/features/devices/records/device-reader.ts'
import { isOverdue, overdueEndings } from '@roomwire/server/features/devices/rules/overdue.ts'
import {
  commandKey,
  type PinRow,
} from '@roomwire/server/features/devices/twins/store/live-change.ts'
import type {
  DeviceRow,
  LiveStatements,
} from '@roomwire/server/features/devices/twins/store/live-store.ts'
import { DatabaseAwayError } from '@roomwire/server/platform/database/outage.ts'
import { shownDevice } from '../fixtures/live-rows.ts'
import type { VirtualTime } from './virtual-time.ts'

type StoredDevice = Pick<DeviceRow, 'id' | 'epoch' | 'seq' | 'connected'> & {
  connectedAt: number | null
}

type Tables = {
  devices: Map<number, StoredDevice>
  pins: Map<string, PinRow>
  commands: Map<number, CommandRow>
  lastId: number
}

/** How a database fails: it is away, takes longer than a command lives, or commits and the answer is lost. */
export type DiskFault = 'none' | 'away' | 'slow' | 'no answer'

/** How long a transaction takes on a slow one, ms. */
const slowMs = 6_000

/** More than a device can connect between two starts (`epochsOfAStart` of the server). */
const epochsOfAStart = 1_000

/** The tables of live state, in memory. A transaction takes its time, and counts as a whole or not at all. */
export class SimulatedDisk {
  fault: DiskFault = 'none'
  /** How long a transaction takes, ms. */
  delayMs: () => number = () => 0
  readonly #time: VirtualTime
  #tables: Tables
  #last: Promise<unknown> = Promise.resolve()

  constructor(time: VirtualTime, ids: readonly number[]) {
    this.#time = time
    const devices = ids.map((id): [number, StoredDevice] => [
      id,
      { id, epoch: 0, seq: 0, connected: 0, connectedAt: null },
    ])
    this.#tables = { devices: new Map(devices), pins: new Map(), commands: new Map(), lastId: 0 }
  }

  /** Does some work in a transaction, after those before. @throws DatabaseAwayError */
  transaction<T>(work: (tables: Tables) => T | Promise<T>): Promise<T> {
    const done = this.#last.then(async () => {
      await this.#time.wait(this.fault === 'slow' ? slowMs : this.delayMs())
      if (this.fault === 'away') throw new DatabaseAwayError('the disk is away')
      const { devices, pins, commands, lastId } = this.#tables
      const draft = {
        devices: new Map(devices),
        pins: new Map(pins),
        commands: new Map(commands),
        lastId,
      }
      const result = await work(draft)
      this.#tables = draft
      if (this.fault === 'no answer') throw new DatabaseAwayError('the answer is lost')
      return result
    })
    this.#last = done.catch(() => undefined)
    return done
  }

  get commands(): CommandRow[] {
    return [...this.#tables.commands.values()]
  }

  read = (id: number): ReadDevice => readIn(this.#tables, id)

  /** Marks a device connected, in its next epoch. */
  connect = (id: number, now: number): Promise<ReadDevice> =>
    this.transaction((tables) => {
      const { epoch } = deviceIn(tables, id)
      tables.devices.set(id, { id, epoch: epoch + 1, seq: 0, connected: 1, connectedAt: now })
      return readIn(tables, id)
    })

  /** Marks all devices disconnected, as a start does. */
  disconnectAll = (): Promise<void> =>
    this.transaction(({ devices }) => {
      for (const [id, device] of devices) {
        const epoch = device.epoch + epochsOfAStart
        devices.set(id, { ...device, epoch, seq: 0, connected: 0 })
      }
    })

  /** Ends overdue commands of devices that are offline; returns them. */
  endOverdue = (now: number): Promise<CommandRow[]> =>
    this.transaction((tables) => {
      const overdue = [...tables.commands.values()].filter(
        (row) =>
          row.outcome === null &&
          isOverdue(row, now) &&
          deviceIn(tables, row.device_id).connected === 0,
      )
      return overdue.map((row) => {
        const ending = overdueEndings[row.received_at === null ? 'unread' : 'read']
        const { outcome, error, code: error_code } = ending
        const ended = { ...row, outcome, error, error_code, ended_at: now }
        tables.commands.set(row.id, ended)
        const device = deviceIn(tables, row.device_id)
        tables.devices.set(device.id, { ...device, seq: device.seq + 1 })
        return ended
      })
    })
}

function deviceIn({ devices }: Tables, id: number): StoredDevice {
  const device = devices.get(id)
  if (!device) throw new Error(`There is no device ${id}`)
  return device
}

function readIn(tables: Tables, id: number): ReadDevice {
  const { epoch, seq, connected, connectedAt } = deviceIn(tables, id)
  const commands = [...tables.commands.values()].filter(
    (row) => row.device_id === id && row.outcome === null,
  )
  const shown = shownDevice({ id, identifier: `SC-${id}`, connected: connected === 1, connectedAt })
  const pins = shown.pins.map((pin) => {
    const row = tables.pins.get(`${id} ${pin.key}`)
    const desired = commands.findLast((command) => command.pin === pin.key)?.desired ?? null
    return { ...pin, desired, state: row?.state ?? null, reportedAt: row?.at ?? null }
  })
  return { shown: { ...shown, pins, rev: [epoch, seq] }, commands }
}

/** The statements of the live store, within a transaction. */
export function statementsOn(tables: Tables): LiveStatements {
  const { devices, pins, commands } = tables
  return {
    async writeDevices(rows) {
      const present = rows.filter(({ id, epoch }) => deviceIn(tables, id).epoch === epoch)
      for (const { id, seq, connected } of present) {
        const device = deviceIn(tables, id)
        devices.set(id, { ...device, seq: Math.max(device.seq, seq), connected })
      }
      return present
    },
    async writePins(rows) {
      for (const row of rows) pins.set(`${row.device_id} ${row.key}`, row)
    },
    async changeCommands(rows) {
      const living = rows.filter(({ id }) => commands.get(id)?.outcome === null)
      for (const row of living) commands.set(row.id, row)
      return living
    },
    async addCommands(rows, isRepeated) {
      const known = new Map([...commands.values()].map((row) => [commandKey(row), row]))
      return rows.flatMap((row) => {
        tables.lastId += 1
        const there = known.get(commandKey(row))
        if (!there) {
          const added = { ...row, id: tables.lastId }
          commands.set(added.id, added)
          return [added]
        }
        const isItself = there.origin === row.origin && there.begun_at === row.begun_at
        return isRepeated && isItself && there.outcome === null ? [there] : []
      })
    },
    countOrphans: async () => 0,
    writeActivity: async () => undefined,
    addEntry: async () => undefined,
  }
}
