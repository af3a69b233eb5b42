/** Very many devices and pages come at once to a server that has just started, as after a restart. */

import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addDevice, registerOwner } from '@roomwire/testing/clients/api-client.ts'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { inBatches } from '@roomwire/testing/fixtures/in-batches.ts'
import { slack } from '@roomwire/testing/fixtures/own-time.ts'
import { volume } from '@roomwire/testing/fixtures/volume.ts'
import { openPressingNeighbour } from '@roomwire/testing/worlds/pressing-neighbour.ts'
import { openStack, type Stack } from '@roomwire/testing/worlds/stack.ts'
import type { Storm, StormEnd } from '@roomwire/testing/worlds/storm-clients.ts'
import { makeFolder } from '@roomwire/testing/worlds/test-database.ts'
import { connectTestDevice } from '@roomwire/testing/worlds/test-device.ts'
import { expect, it, onTestFinished } from 'vitest'

const devicesInAll = volume('STORM_DEVICES', 10_000)
const pagesInAll = volume('STORM_PAGES', 2_000)
/** As many as one person may have open. */
const pagesOfHome = 10
/** All are back within this time after the start, ms. */
const backMs = 60_000

type Home = Storm['homes'][number]

/** Homes with their devices, each of which was let in once: then the limit for newcomers of one address is not theirs. */
async function fill(data: string): Promise<{ homes: Home[]; neighbour: Home }> {
  const stack = await openStack({ DATA: data }, 'cheap')
  const count = Math.ceil(pagesInAll / pagesOfHome)
  const each = Math.ceil(devicesInAll / count)
  const make = async (nth: number, devicesOf: number): Promise<Home> => {
    const owner = await registerOwner(stack.url)
    const names = Array.from({ length: devicesOf }, (_, at) => `SC-${nth * each + at + 1}`)
    const devices = await inBatches(4, names, async (identifier) => {
      const secret = await addDevice(owner, identifier, null)
      await (await connectTestDevice(stack.mqttUrl, identifier, secret)).leave()
      return { identifier, secret }
    })
    return { owner, devices }
  }
  const nths = Array.from({ length: count }, (_, nth) => nth)
  const homes = await inBatches(8, nths, (nth) => make(nth, each))
  const neighbour = await make(count, 1)
  await stack.stop()
  return { homes, neighbour }
}

const peakMb = (stack: Stack) =>
  Math.round(
    Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${stack.pid()}/status`, 'utf8'))?.[1]) / 1_024,
  )

it(`R-55 ${devicesInAll} devices and ${pagesInAll} pages that come at once after a start are all back within a minute and show what is, and others are served meanwhile`, async () => {
  const { folder, remove } = await makeFolder()
  onTestFinished(remove)
  const { homes, neighbour } = await fill(folder)
  const limited = { LIMIT_SCALE: '1', TRUSTED_PROXY: '127.0.0.1' }
  const stack = await openStack({ DATA: folder, LOG_LEVEL: 'warn', ...limited }, 'cheap')
  const [{ identifier: device, secret } = { identifier: '', secret: '' }] = neighbour.devices
  // As often as the limits of one person allow.
  const pressing = await openPressingNeighbour(stack, { ...neighbour.owner, device, secret }, 60)
  const restMb = peakMb(stack)
  onTestFinished(async () => {
    await pressing.close()
    await stack.close()
  })

  const asked: Storm = {
    mqttUrl: stack.mqttUrl,
    pagesOfHome,
    homes: homes.map(({ owner, devices }) => ({ owner: { ...owner, url: stack.url }, devices })),
  }
  const clients = fork(join(import.meta.dirname, '../../testing/src/worlds/storm-clients.ts'))
  onTestFinished(() => void clients.kill())
  clients.send(asked)
  const [{ devicesMs, allMs, refused, wrong, shown, lost }] = (await once(clients, 'message')) as [
    StormEnd,
  ]
  const presses = pressing.take().sort((one, other) => one - other)
  const at = (part: number) => Math.round(presses[Math.floor(presses.length * part)] ?? 0)
  const count = `${devicesInAll} devices, ${pagesInAll} pages`
  const s = (ms: number) => (ms / 1_000).toFixed(1)
  figure('R-55', 'until all were back, s', `devices ${s(devicesMs)}, pages too ${s(allMs)}`, count)
  figure('R-55', 'refused tries, each tried again', JSON.stringify(refused), count)
  figure('R-55', 'wrong states on pages', `${shown}: ${wrong}`, count)
  figure('R-55', 'lines that were closed after they were back', lost, count)
  figure('R-55', 'resident memory at most, MB', `${peakMb(stack)}, before ${restMb}`, count)
  figure(
    'R-55',
    'presses meanwhile: p50, p99, ms',
    `${at(0.5)}, ${at(0.99)} of ${presses.length}`,
    count,
  )

  expect(allMs).toBeLessThan(slack * backMs)
  expect({ wrong, lost }).toEqual({ wrong: 0, lost: 0 })
  // The clients share the cores: most presses tell of the server, the slowest of the machine.
  expect(at(0.5)).toBeLessThan(slack * 250)
  // 40 KB for each, and what a start takes anyway.
  expect(peakMb(stack)).toBeLessThan(300 + (devicesInAll + pagesInAll) * 0.06)
  expect(stack.output()).not.toContain('"level":50')
}, 3_600_000)
