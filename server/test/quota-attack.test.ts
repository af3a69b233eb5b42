/** One device's secret and one person's account, used without pause for the rest of a day's quota: what they leave stays within docs/operations.md. */

import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { renamePinEndpoint } from '@roomwire/contracts/http/devices.ts'
import type { ToBrowser } from '@roomwire/contracts/live/to-browser.ts'
import { limits, quotas as numbers } from '@roomwire/contracts/vocabulary/limits.ts'
import { answerOf } from '@roomwire/testing/clients/api-client.ts'
import { isStage } from '@roomwire/testing/clients/live-page.ts'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { volume } from '@roomwire/testing/fixtures/volume.ts'
import { openLiveHome } from '@roomwire/testing/worlds/test-home.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'

/** The share of each quota that is left when the attack begins; the rest counts as used. */
const share = volume('QUOTA_ATTACK_PERCENT', 1) / 100
/** Rates are a thousand times as high as usual, and so are the quotas, of which as much counts as used. */
const scale = 1_000
/** The number of tries once nothing is left. */
const extra = 100
const mega = 1_000_000

let server: TestServer
let home: Awaited<ReturnType<typeof openLiveHome>>
let device: { id: number; homeId: number }
beforeAll(async () => {
  server = await startTestServer('sqlite', { limitScale: scale })
  home = await openLiveHome(server)
  const homeId = (await server.roomwire.people.byId(home.owner.userId))?.homeId ?? 0
  device = server.roomwire.twins.find(homeId, 'SC-000001') ?? { id: 0, homeId }
})
afterAll(async () => {
  expect(server.bugs).toEqual([])
  await server.stop()
})

const left = (quota: number) => Math.round(quota * share)

/** The rows of a table, and the bytes of its file. */
function look(name: 'roomwire' | 'history', table: string) {
  const file = new DatabaseSync(join(server.config.data, `${name}.sqlite`), { readOnly: true })
  const one = (text: string) => Number(Object.values(file.prepare(text).get() ?? {})[0])
  const rows = one(`select count(*) from ${table}`)
  const bytes = one('pragma page_count') * one('pragma page_size')
  file.close()
  return { rows, bytes }
}

/**
 * Lets an attack use up a quota, and go on.
 * @returns how many rows and bytes that has added, and bytes of a row
 */
async function attack(
  [file, table]: ['roomwire' | 'history', string],
  isUsedUp: () => boolean,
  strike: (nth: number) => Promise<unknown>,
  settled: () => Promise<unknown>,
) {
  await settled()
  const before = look(file, table)
  let nth = 0
  for (; !isUsedUp(); nth += 1) await strike(nth)
  for (let more = 0; more < extra; more += 1) await strike(nth + more)
  await settled()
  const after = look(file, table)
  const rows = after.rows - before.rows
  const bytes = after.bytes - before.bytes
  figure(
    'R-46',
    `rows of ${table} that an attack adds, and bytes of each`,
    `${rows}, ${Math.round(bytes / rows)}`,
  )
  return { rows, bytesOfRow: bytes / rows }
}

type Stage = Extract<ToBrowser, { stage: unknown }>
const isAnswer =
  (messageId: number) =>
  (said: ToBrowser): said is Stage =>
    isStage('processed', messageId)(said) || isStage('failed', messageId)(said)

/** Waits until the reports of the device are stored, and the audit log has its entries. */
async function audited(): Promise<void> {
  await home.device.settles()
  while (look('roomwire', 'audit_pending').rows > 0) await setTimeout(20)
}

it('R-46 presses of one person end with the quota, and take no more bytes than the docs say', async () => {
  const { quotas } = server.roomwire
  const { page, owner } = home
  const holder = `person.${owner.userId}`
  quotas.count(
    'pressesOfHolder',
    holder,
    numbers.pressesOfHolder * scale - left(numbers.pressesOfHolder),
  )
  const { rows, bytesOfRow } = await attack(
    ['roomwire', 'command'],
    () => quotas.isUsedUp('pressesOfHolder', holder),
    async (nth) => {
      const action = nth % 2 === 0 ? 'on' : 'off'
      page.say({ deviceIdentifier: 'SC-000001', action, pin: 18, messageId: nth })
      await page.hears(isAnswer(nth))
    },
    audited,
  )
  // Switching off goes on.
  expect(rows).toBeLessThanOrEqual(left(numbers.pressesOfHolder) + extra / 2)
  expect(bytesOfRow * numbers.pressesOfHome).toBeLessThan(170 * mega)
})

it('R-46 changes of one person end with the quota, and take no more bytes than the docs say', async () => {
  const { quotas } = server.roomwire
  const { owner } = home
  const holder = `person.${owner.userId}`
  quotas.count(
    'changesOfHolder',
    holder,
    numbers.changesOfHolder * scale - left(numbers.changesOfHolder),
  )
  const { rows, bytesOfRow } = await attack(
    ['roomwire', 'audit'],
    () => quotas.isUsedUp('changesOfHolder', holder),
    async (nth) => {
      const body = { device_identifier: 'SC-000001', pin: '18', watts: 1 + (nth % 2) } as const
      const { status } = await answerOf(owner, renamePinEndpoint, { body })
      expect([200, 429]).toContain(status)
    },
    audited,
  )
  // Refusals are audited too, gathered, and the presses of before are sealed.
  expect(rows).toBeLessThanOrEqual(left(numbers.changesOfHolder) + extra)
  expect(bytesOfRow * numbers.changesOfHome).toBeLessThan(60 * mega)
})

it('R-46 what one device changes by itself ends with the quota, and takes no more bytes than the docs say', async () => {
  const { deviceQuotas } = server.roomwire
  deviceQuotas.count(
    'events',
    device,
    numbers.eventsOfDevice * scale - left(numbers.eventsOfDevice),
  )
  const { rows, bytesOfRow } = await attack(
    ['roomwire', 'activity'],
    () => deviceQuotas.isUsedUp('events', device),
    async (nth) => {
      server.clock.advance(1)
      await home.device.report('state', { pins: { 19: nth % 2, 21: nth % 2, 25: nth % 2 } })
    },
    audited,
  )
  expect(rows).toBeLessThanOrEqual(left(numbers.eventsOfDevice))
  expect(bytesOfRow * numbers.eventsOfHome).toBeLessThan(100 * mega)
})

it('R-46 samples of one device end with the quota, and take no more bytes than the docs say', async () => {
  const { deviceQuotas, recorder } = server.roomwire
  const names = Array.from({ length: limits.declaredReadingsMax }, (_, nth) => `r${nth}`)
  const declared = names.map((name) => [name, { name, unit: '°C' }])
  await home.device.report('hello', { firmware: '1', readings: Object.fromEntries(declared) })
  deviceQuotas.count(
    'samples',
    device,
    numbers.samplesOfDevice * scale - left(numbers.samplesOfDevice),
  )
  const { rows, bytesOfRow } = await attack(
    ['history', 'sample'],
    () => deviceQuotas.isUsedUp('samples', device),
    async (nth) => {
      server.clock.advance(limits.sampleEveryMs)
      const readings = Object.fromEntries(names.map((name) => [name, 20 + (nth % 90)]))
      await home.device.report('readings', { readings })
      await recorder.stored()
    },
    () => recorder.stored(),
  )
  expect(rows).toBeLessThanOrEqual(left(numbers.samplesOfDevice) + names.length)
  expect(bytesOfRow * numbers.samplesOfHome).toBeLessThan(500 * mega)
})
