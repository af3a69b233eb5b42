import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createFamilyEndpoint } from '@roomwire/contracts/http/family.ts'
import { createGuestEndpoint } from '@roomwire/contracts/http/guests.ts'
import type { MadeSeries } from '@roomwire/server/features/series/history-store.ts'
import { sqlHistory } from '@roomwire/server/features/series/sql-history.ts'
import { sqliteHistorySql } from '@roomwire/server/features/series/sqlite-history-sql.ts'
import {
  addDevice,
  addRoom,
  callApi,
  createTestGuest,
  freshEmail,
  password,
  registerOwner,
  type TestPerson,
} from '../clients/api-client.ts'
import { inBatches } from '../fixtures/in-batches.ts'
import { scratch } from '../fixtures/scratch.ts'
import { startSimulatedDevices } from './simulated-devices.ts'
import { openStack, type Stack } from './stack.ts'

const hourMs = 3_600_000

/** How much the home has; the tanks are all in its first room, and the guest may enter that one. */
type Size = { devices: number; tanks: number; rooms: number; people: number }

export type FilledHome = {
  stack: Stack
  owner: TestPerson
  guest: TestPerson
  /** Its first room, and a device in it. */
  roomId: number
  tank: string
  /** A board that is connected, and the room that it is in. */
  board: { identifier: string; room: string }
  close(): Promise<void>
}

/**
 * A home of a large house that has measured for a day, on a server of its own with the limits that
 * everybody has: it was filled on one without.
 */
export async function openLargeHome(size: Size): Promise<FilledHome> {
  const data = await mkdtemp(join(scratch, 'roomwire-large-'))
  const filling = await openStack({ DATA: data }, 'cheap')
  const filled = await fill(filling.url, size)
  await filling.stop()
  await measure(data)
  const stack = await openStack({ DATA: data, LIMIT_SCALE: '1' }, 'cheap')
  const { secret, ...board } = filled.board
  const boards = await startSimulatedDevices(stack, [{ identifier: board.identifier, secret }])
  await boards.connected()
  const at = (person: TestPerson) => ({ ...person, url: stack.url })
  return {
    ...filled,
    board,
    stack,
    owner: at(filled.owner),
    guest: at(filled.guest),
    async close() {
      await boards.stop()
      await stack.close()
      await rm(data, { recursive: true, force: true })
    },
  }
}

const numbered = (count: number, text: (nth: number) => string) =>
  Array.from({ length: count }, (_, nth) => text(nth + 1))
const identifierOf = (kind: string) => (nth: number) => `${kind}-${String(nth).padStart(6, '0')}`

async function fill(url: string, { devices, tanks, rooms, people }: Size) {
  const owner = await registerOwner(url, 'Meera')
  const [roomId = 0, ...others] = await inBatches(
    4,
    numbered(rooms, (nth) => `Room ${nth}`),
    (name) => addRoom(owner, name),
  )
  const [tank = '', ...moreTanks] = numbered(tanks, identifierOf('WLM'))
  await inBatches(4, [tank, ...moreTanks], (identifier) => addDevice(owner, identifier, roomId))
  const boards = [...numbered(devices - tanks, identifierOf('SC')).entries()]
  const [secret = ''] = await inBatches(4, boards, ([nth, identifier]) =>
    addDevice(owner, identifier, others[nth % others.length] ?? null),
  )
  const now = Date.now()
  const guest = await createTestGuest(owner, { now, forMs: 24 * hourMs, room_id: roomId })
  await inBatches(4, numbered(people / 2, String), (nth) => {
    const body = { username: `Family ${nth}`, email: freshEmail('family'), password }
    return callApi(owner, createFamilyEndpoint, { body })
  })
  await inBatches(4, numbered(people / 2 - 2, String), (nth) => {
    const times = { start_at: now - 1_000, expires_at: now + 24 * hourMs }
    const body = { username: `Guest ${nth}`, email: freshEmail('guest'), password, ...times }
    return callApi(owner, createGuestEndpoint, { body })
  })
  const board = {
    identifier: identifierOf('SC')(1),
    secret,
    room: others.length > 0 ? 'Room 2' : '',
  }
  return { owner, guest, roomId, tank, board }
}

/** Gives each device in a data folder a day of its pins, a temperature and a power, or of its level. */
async function measure(data: string): Promise<void> {
  const database = new DatabaseSync(join(data, 'roomwire.sqlite'), { readOnly: true })
  const devices = database.prepare('select identifier, history_id from device').all()
  database.close()
  const sql = sqliteHistorySql(join(data, 'history.sqlite'))
  const history = sqlHistory(sql)
  const until = Date.now()
  for (const { identifier, history_id } of devices) {
    await history.make({
      device: { id: String(history_id) },
      series: String(identifier).startsWith('WLM') ? ofTank(until) : ofBoard(until),
      samplesFrom: until - 24 * hourMs,
      until,
      timeZone: 'UTC',
    })
  }
  await sql.close()
}

const about = { name: null, unit: null, decimals: 0 }

const ofTank = (until: number): MadeSeries[] => [
  { ...about, key: 'pin.pump', kind: 'pin', samples: samplesOf(until, (nth) => nth % 2) },
  { ...about, key: 'device.level', kind: 'level', samples: samplesOf(until, (nth) => 20 + nth) },
]

const ofBoard = (until: number): MadeSeries[] => [
  { ...about, key: 'pin.18', kind: 'pin', samples: samplesOf(until, (nth) => nth % 2) },
  {
    key: 'temperature',
    kind: 'temperature',
    name: 'Temperature',
    unit: '°C',
    decimals: 1,
    samples: samplesOf(until, (nth) => 20 + Math.sin(nth)),
  },
  {
    key: 'power',
    kind: 'power',
    name: 'Power',
    unit: 'W',
    decimals: 0,
    samples: samplesOf(until, (nth) => nth * 10),
  },
]

/** One each half an hour of a day. */
const samplesOf = (until: number, value: (nth: number) => number) =>
  Array.from({ length: 48 }, (_, nth) => ({
    at: until - 24 * hourMs + (nth * hourMs) / 2,
    value: value(nth),
  }))
