import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { listSeriesEndpoint } from '@roomwire/contracts/http/history.ts'
import { changeStoredData } from '@roomwire/testing/browser/stored-data.ts'
import { callApi, password } from '@roomwire/testing/clients/api-client.ts'
import { isStage } from '@roomwire/testing/clients/live-page.ts'
import { wholeExport } from '@roomwire/testing/clients/whole-export.ts'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { volume } from '@roomwire/testing/fixtures/volume.ts'
import { openStack, type Stack } from '@roomwire/testing/worlds/stack.ts'
import { createTestHome, openLiveHome } from '@roomwire/testing/worlds/test-home.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

/*
 * The owner of a large and busy home copies all data, while a neighbour on the same server presses.
 * The server is its own process, so that its memory and its loop are its own.
 */

const devices = volume('EXPORT_DEVICES', 60)
const presses = volume('EXPORT_PRESSES', 20_000)
/** Presses of everybody else that are looked through for them. */
const others = volume('EXPORT_OTHERS', 40_000)
const seriesOfEach = 24
const days = 31
/** How many times as long as in a calm the slowest of a hundred presses may take; a busy machine is slow by itself. */
const slowerMost = volume('EXPORT_SLOWER', 10)
/** And by so much more, ms. */
const slackMs = volume('EXPORT_SLACK', 200)
/** By how much the memory of the server may grow meanwhile, MB. */
const growthMost = volume('EXPORT_GROWTH', 200)

let stack: Stack
beforeAll(async () => {
  stack = await openStack()
})
afterAll(() => stack?.close())

const dayMs = 24 * 3_600_000
const numbers = (name: string, most: number) =>
  `${name}(n) as (select 1 union all select n + 1 from ${name} where n < ${most})`

/** As many devices, with so many days of so many series, and as many presses, as the home has. */
function fill(homeId: number, personId: number): void {
  changeStoredData(
    stack,
    `insert into device (home_id, identifier, secret_hash, created_at, history_id)
       with recursive ${numbers('made', devices)}
       select ${homeId}, 'SC-' || (500000 + n), 'none', 0, 'made ' || n from made;
     insert into command (home_id, device_id, requester_kind, requester_id, cause, message_id,
         origin, action, pin, desired, begun_at, deadline_at, outcome, ended_at)
       with recursive ${numbers('made', presses + others)}
       select ${homeId}, 1, 'person', case when n <= ${others} then -1 else ${personId} end, 'page',
         '"made ' || n || '"', 'none', 'on', '18', 1, n, n, 'done', n from made`,
  )
  const today = Math.floor(Date.now() / dayMs) * dayMs
  const history = new DatabaseSync(join(stack.data, 'history.sqlite'), { timeout: 60_000 })
  history.exec(
    `begin immediate;
     insert into series (device, key, kind, name, unit, decimals, rolled_until, time_zone)
       with recursive ${numbers('devices', devices)}, ${numbers('readings', seriesOfEach)}
       select 'made ' || devices.n, 'reading_' || readings.n, 'other', 'Reading', null, 0, ${today},
         'UTC' from devices, readings;
     insert into rolled_day (series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall)
       with recursive ${numbers('days', days)}
       select id, ${today} - n * ${dayMs}, ${today} - (n - 1) * ${dayMs}, 1, 2, 1.5 * ${dayMs},
         ${dayMs}, 0, 0, 0, 0 from series, days where device like 'made %';
     commit`,
  )
  history.close()
}

const memoryMb = () => {
  const status = readFileSync(`/proc/${stack.pid()}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024)
}

type Home = Awaited<ReturnType<typeof openLiveHome>>

/** How long presses take until the device has done them, ms, one after another, for as long as something lasts. */
async function pressDuring({ page, identifier }: Home, isOver: () => boolean) {
  const times: number[] = []
  while (!isOver()) {
    const messageId = `press ${crypto.randomUUID()}`
    const begun = performance.now()
    page.say({
      deviceIdentifier: identifier,
      action: times.length % 2 ? 'off' : 'on',
      pin: 18,
      messageId,
    })
    await page.hears(isStage('processed', messageId))
    times.push(performance.now() - begun)
    await wait(20)
  }
  return times.sort((one, other) => one - other)
}

const p99 = (times: readonly number[]) => times[Math.floor(times.length * 0.99)] ?? 0

test('R-95 the copy of a large home takes little memory, and a neighbour presses as before', async () => {
  const { owner } = await createTestHome(stack.url)
  const neighbour = await openLiveHome(stack)
  // The history is opened by what the neighbour's device has reported first.
  await neighbour.device.report('state', { pins: { 19: 1 } })
  await callApi(neighbour.owner, listSeriesEndpoint, { path: { identifier: neighbour.identifier } })
  fill(1, owner.userId) // The first home that this server has founded.
  const calmUntil = performance.now() + 5_000
  const calm = await pressDuring(neighbour, () => performance.now() > calmUntil)

  const before = memoryMb()
  let [highest, parts, isOver] = [before, 0, false]
  const copying = wholeExport(owner, password, () => {
    parts += 1
    highest = Math.max(highest, memoryMb())
  }).finally(() => {
    isOver = true
  })
  const begun = performance.now()
  const meanwhile = await pressDuring(neighbour, () => isOver)
  const whole = await copying
  const tookS = (performance.now() - begun) / 1_000

  const configuration = `${devices} devices with ${seriesOfEach} series, ${presses} own presses`
  figure('R-95', 'parts of a copy', parts, configuration)
  figure('R-95', 'a copy takes, s', Math.round(tookS * 10) / 10, configuration)
  figure('R-95', 'the server’s memory grows by, MB', highest - before, configuration)
  figure('R-95', 'p99 of a neighbour’s press in a calm, ms', Math.round(p99(calm)), configuration)
  figure(
    'R-95',
    'p99 of a neighbour’s press meanwhile, ms',
    Math.round(p99(meanwhile)),
    configuration,
  )
  expect(whole.commands).toHaveLength(presses)
  expect(whole.measured.filter((one) => one.days.length === days)).toHaveLength(
    devices * seriesOfEach,
  )
  expect(highest - before).toBeLessThan(growthMost)
  expect(p99(meanwhile)).toBeLessThan(slowerMost * p99(calm) + slackMs)
  await Promise.all([neighbour.page.close(), neighbour.device.leave()])
}, 3_600_000)
