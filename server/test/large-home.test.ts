import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { listSeriesEndpoint } from '@roomwire/contracts/http/history.ts'
import { changeStoredData } from '@roomwire/testing/browser/stored-data.ts'
import { callApi } from '@roomwire/testing/clients/api-client.ts'
import type {
  LargeHomeOwner,
  LoadDone,
  LoadName,
  LoadTask,
} from '@roomwire/testing/clients/large-home-load.ts'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { volume } from '@roomwire/testing/fixtures/volume.ts'
import {
  openPressingNeighbour,
  type PressingNeighbour,
} from '@roomwire/testing/worlds/pressing-neighbour.ts'
import { openStack, type Stack } from '@roomwire/testing/worlds/stack.ts'
import { createTestHome } from '@roomwire/testing/worlds/test-home.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

/*
 * One person of a very large home does what takes long, while a neighbour presses. Three processes: the
 * server, whoever does it, and this one, which presses. Calm and load take turns, so that what else the
 * machine does falls on both.
 */

const devices = volume('LARGE_HOME_DEVICES', 60)
const presses = volume('LARGE_HOME_PRESSES', 5_000)
const samples = volume('LARGE_HOME_SAMPLES', 20_000)
const rounds = volume('LARGE_HOME_ROUNDS', 1)
const roundMs = 1_000 * volume('LARGE_HOME_SECONDS', 3)
/** How many times as long as in a calm the slowest of a hundred presses may take; a busy machine is slow by itself. */
const slowerMost = volume('LARGE_HOME_SLOWER', 10)
/** The time that it may take beyond that, ms. */
const slackMs = volume('LARGE_HOME_SLACK', 200)

const configuration = `${devices} devices, ${presses} presses, ${samples} samples`
const dayMs = 24 * 3_600_000
/** The number of devices with samples of a pin, and the days that these cover. */
const measured = { devices: 50, days: 60 }

let stack: Stack
let neighbour: PressingNeighbour
let large: LargeHomeOwner
let loading: ChildProcess
beforeAll(async () => {
  stack = await openStack()
  const home = await createTestHome(stack.url, 'SC-000001')
  const beside = await createTestHome(stack.url, 'SC-000002')
  neighbour = await openPressingNeighbour(stack, {
    token: beside.owner.token,
    device: beside.identifier,
    secret: beside.secret,
  })
  // The history is opened by what the neighbour's device has reported first.
  await callApi(beside.owner, listSeriesEndpoint, { path: { identifier: beside.identifier } })
  fill()
  large = { owner: home.owner, roomId: home.roomId, identifier: home.identifier }
  loading = fork(fileURLToPath(import.meta.resolve('@roomwire/testing/clients/large-home-load.ts')))
  await once(loading, 'message')
}, 3_600_000)
afterAll(async () => {
  loading?.disconnect()
  await neighbour?.close()
  await stack?.close()
})

const count = (name: string, most: number) =>
  `${name}(n) as (select 1 union all select n + 1 from ${name} where n < ${most})`

/** The rooms of the large home: a floor of a building has as many as devices in each. */
const rooms = 100
/** The room of the nth device; the second one is the neighbour's. */
const room = `1 + n % ${rooms} + (n % ${rooms} > 0)`

/** Makes the first home that this server has founded as large as it is to be. */
function fill(): void {
  changeStoredData(
    stack,
    `insert into room (home_id, name, name_key, created_at)
       with recursive ${count('made', rooms - 1)} select 1, 'Room ' || n, 'room ' || n, 0 from made;
     insert into device (home_id, room_id, identifier, name, secret_hash, created_at, history_id)
       with recursive ${count('made', devices - 1)}
       select 1, ${room}, 'SC-' || (500000 + n), 'Lamp ' || n, 'none', 0, 'made ' || n from made;
     insert into pin (device_id, key) select device.id, pin.key from device, pin
       where device.history_id like 'made %' and pin.device_id = (select min(id) from device);
     insert into command (home_id, device_id, requester_kind, requester_id, cause, message_id,
         origin, action, pin, desired, begun_at, deadline_at, outcome, ended_at)
       with recursive ${count('made', presses)}
       select 1, 1, 'person', 1, 'page', '"made ' || n || '"', 'none', 'on', '18', 1, n, n, 'done', n
       from made`,
  )
  const series = Math.min(measured.devices, devices - 1)
  const [each, begin] = [Math.ceil(samples / series), Date.now() - measured.days * dayMs]
  const history = new DatabaseSync(join(stack.data, 'history.sqlite'), { timeout: 60_000 })
  history.exec(
    `begin immediate;
     insert into series (device, key, kind, decimals)
       with recursive ${count('made', series)} select 'made ' || n, 'pin.18', 'pin', 0 from made;
     insert into sample with recursive ${count('at', each)}
       select id, ${begin} + n * ${Math.floor((measured.days * dayMs) / each)}, n % 2 from series, at
       where device like 'made %';
     commit`,
  )
  history.close()
}

const p99 = (times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? 0

/** The presses while something is done, and how often it was. */
async function pressesDuring(load: LoadName, forMs: number) {
  neighbour.take()
  const answer = once(loading, 'message')
  const task: LoadTask = { ...large, load, forMs }
  loading.send(task)
  const [{ times }] = (await answer) as [LoadDone] // It answers each task once.
  return { times, taken: neighbour.take() }
}

async function calmPresses(forMs: number): Promise<number[]> {
  neighbour.take()
  await wait(forMs)
  return neighbour.take()
}

async function compare(load: LoadName, turns: number): Promise<void> {
  const [calm, loaded]: [number[], number[]] = [[], []]
  let done = 0
  for (let turn = 0; turn < turns; turn += 1) {
    calm.push(...(await calmPresses(roundMs)))
    const { times, taken } = await pressesDuring(load, roundMs)
    loaded.push(...taken)
    done += times
  }
  calm.push(...(await calmPresses(roundMs)))
  const of = (kind: string) => `p99 of a neighbour’s press ${kind}, ms (${load})`
  figure('R-46', of('in a calm'), Math.round(p99(calm)), configuration)
  figure('R-46', of('meanwhile'), Math.round(p99(loaded)), `${configuration}; ${done} times`)
  expect(done).toBeGreaterThan(0)
  expect(loaded.length).toBeGreaterThan(0)
  expect(p99(loaded)).toBeLessThan(slowerMost * p99(calm) + slackMs)
}

test.each(['lists', 'renames', 'zones', 'export'] as const)(
  'R-46 a neighbour presses as before while one person of a large home does this again and again: %s',
  (load) => compare(load, rounds),
  3_600_000,
)

test(
  'R-46 a neighbour presses as before while a large home is deleted',
  () => compare('deletion', 1),
  3_600_000,
)
