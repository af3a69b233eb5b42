/** The most that the live path may cost, in counts: statements, commits, waits for the disk, messages, writes. */
import { listDevicesEndpoint } from '@roomwire/contracts/http/devices.ts'
import { addDevice, addRoom, callApi, registerOwner } from '@roomwire/testing/clients/api-client.ts'
import {
  isStage,
  isUpdate,
  type LivePage,
  openLivePage,
} from '@roomwire/testing/clients/live-page.ts'
import { type Costs, countCosts, countMade } from '@roomwire/testing/fixtures/costs.ts'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { connectTestDevice, type TestDevice } from '@roomwire/testing/worlds/test-device.ts'
import { openLiveHome } from '@roomwire/testing/worlds/test-home.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

/** The most that each may cost on either engine: a little more than it does, for rounds of the server's own. */
const common = {
  press: {
    statements: 28,
    commits: 4,
    diskWaits: 0.5,
    busMessages: 6,
    socketWrites: 6,
    schemaParses: 0,
  },
  pressOfMany: {
    statements: 2,
    commits: 0.5,
    diskWaits: 0.1,
    busMessages: 6,
    socketWrites: 5.5,
    schemaParses: 0,
  },
  reportOfMany: {
    statements: 1,
    commits: 0.3,
    diskWaits: 0.1,
    busMessages: 1.5,
    socketWrites: 2.5,
    schemaParses: 0,
  },
  report: {
    statements: 8,
    commits: 1.5,
    diskWaits: 0.2,
    busMessages: 1.5,
    socketWrites: 2.5,
    schemaParses: 0,
  },
  connectOfMany: {
    statements: 3,
    commits: 0.5,
    diskWaits: 0.1,
    busMessages: 3,
    socketWrites: 4,
    schemaParses: 0,
  },
  connect: {
    statements: 12,
    commits: 2,
    diskWaits: 0.5,
    busMessages: 3,
    socketWrites: 4,
    schemaParses: 0,
  },
  page: {
    statements: 26,
    commits: 4,
    diskWaits: 1.2,
    busMessages: 1,
    socketWrites: 4,
    schemaParses: 1,
  },
  list: {
    statements: 2,
    commits: 0.4,
    diskWaits: 0.2,
    busMessages: 0,
    socketWrites: 1.5,
    schemaParses: 0,
  },
} satisfies Record<string, Costs>

/**
 * On SQLite presses and reports come to the database many at once. PostgreSQL
 * stores each batch by one statement, and keeps no lists.
 */
const budgets = {
  sqlite: {
    ...common,
    page: { ...common.page, diskWaits: 0.2 },
    press: { ...common.press, statements: 12, commits: 1, diskWaits: 0.1, socketWrites: 4 },
    // A busy machine takes what comes at once in more turns.
    pressOfMany: { ...common.pressOfMany, statements: 1.2, commits: 0.2, socketWrites: 4 },
    report: { ...common.report, statements: 4, commits: 0.5, diskWaits: 0.1 },
    reportOfMany: { ...common.reportOfMany, statements: 0.6, commits: 0.1 },
  },
  postgres: {
    ...common,
    press: { ...common.press, statements: 12, commits: 4 },
    report: { ...common.report, statements: 4 },
    list: { ...common.list, statements: 6 },
  },
}

const titles = {
  press: 'a press with its acknowledgement and report, one after another',
  pressOfMany: 'one of 32 presses of 32 pages at once',
  reportOfMany: 'one of 32 reports of 32 devices at once',
  report: 'a report of four pins, one after another',
  connectOfMany: 'one of 32 connects of 32 devices at once',
  connect: 'a connect of a device',
  page: 'a page that opens and watches a room',
  list: 'a list of 50 devices that is asked for again',
}

/** The most that the server's own code may make for each. */
const made = {
  sqlite: {
    pressOfMany: { promises: 2, stringifies: 16 },
    reportOfMany: { promises: 2, stringifies: 6 },
  },
  postgres: {
    pressOfMany: { promises: 40, stringifies: 17 },
    reportOfMany: { promises: 12, stringifies: 6 },
  },
}

/** Devices of a home, each in a room of its own, with a page that watches that and presses it. */
async function openMany(server: TestServer) {
  const owner = await registerOwner(server.url)
  const devices: TestDevice[] = []
  const pages: LivePage[] = []
  const identifiers = Array.from({ length: 32 }, (_, nth) => `SC-1${nth}`)
  for (const identifier of identifiers) {
    const roomId = await addRoom(owner, `Room of ${identifier}`)
    const secret = await addDevice(owner, identifier, roomId)
    devices.push(await connectTestDevice(server.mqttUrl, identifier, secret))
    const page = await openLivePage(owner)
    await page.watch(roomId)
    pages.push(page)
  }
  const pressAll = async (messageId: string) => {
    for (const [nth, identifier] of identifiers.entries()) {
      const action = messageId === 'first' ? 'off' : 'on'
      // As pages write it.
      pages[nth]?.say({ deviceIdentifier: identifier, messageId, action, pin: 18 })
    }
    for (const page of pages) {
      await expect.poll(() => page.heard.some(isStage('processed', messageId))).toBe(true)
    }
  }
  return { devices, pressAll }
}

const reportAll = (devices: readonly TestDevice[]) =>
  Promise.all(
    devices.map((device) => device.report('state', { pins: { 18: 0, 19: 1, 21: 0, 25: 1 } })),
  )

describe.each(['sqlite', 'postgres'] as const)('the budget of the live path (%s)', (engine) => {
  let server: TestServer
  let counter: Awaited<ReturnType<typeof countCosts>>
  // One for each test: pages and devices of another would have their pings counted here.
  beforeEach(async () => {
    server = await startTestServer(engine)
    counter = await countCosts()
    counter.watch(server)
  })
  afterEach(async () => {
    await server.stop()
    counter.restore()
  })

  /** Does some work several times, and compares what it costs each time to its budget. */
  async function expectWithin(
    what: keyof typeof titles,
    times: number,
    work: () => Promise<unknown>,
  ): Promise<void> {
    const all = await counter.of(work)
    const over: string[] = []
    for (const name of [
      'statements',
      'commits',
      'diskWaits',
      'busMessages',
      'socketWrites',
      'schemaParses',
    ] as const) {
      const each = Number((all[name] / times).toFixed(2))
      figure('LIVE-2', `${name} of ${titles[what]}`, each, engine)
      if (each > budgets[engine][what][name]) over.push(`${name}: ${each}`)
    }
    expect(over, titles[what]).toEqual([])
  }

  it('LIVE-2 holds for presses one after another, each acknowledged and reported', async () => {
    const { page } = await openLiveHome(server)
    await expectWithin('press', 64, async () => {
      for (let nth = 0; nth < 64; nth += 1) {
        const [messageId, action] = [`press ${nth}`, nth % 2 ? 'off' : 'on'] as const
        page.say({ deviceIdentifier: 'SC-000001', messageId, action, pin: 18 })
        await page.hears(isStage('processed', messageId))
      }
    })
  })

  it('LIVE-2 holds for presses and reports of many at once, which share their transactions', async () => {
    const { devices, pressAll } = await openMany(server)
    await expectWithin('pressOfMany', 32, () => pressAll('m'))
    // The presses pay for what they have left to write.
    await server.roomwire.audit.linkNow()
    await expectWithin('reportOfMany', 32, () => reportAll(devices))
  })

  it('LIVE-2 LIVE-4 holds for what the code makes of presses and reports of many at once', async () => {
    const { devices, pressAll } = await openMany(server)
    await pressAll('first')
    const works = { pressOfMany: () => pressAll('m'), reportOfMany: () => reportAll(devices) }
    for (const what of ['pressOfMany', 'reportOfMany'] as const) {
      const all = await countMade(works[what])
      for (const name of ['promises', 'stringifies'] as const) {
        const each = Number((all[name] / 32).toFixed(2))
        figure('LIVE-2', `${name} of ${titles[what]}`, each, engine)
        expect
          .soft(each, `${name} of ${titles[what]}`)
          .toBeLessThanOrEqual(made[engine][what][name])
      }
    }
  })

  it('LIVE-4 holds for reports of four pins', async () => {
    const { page, device } = await openLiveHome(server)
    await expectWithin('report', 64, async () => {
      for (let nth = 0; nth < 64; nth += 1) {
        const state = nth % 2
        await device.report('state', { pins: { 18: state, 19: state, 21: state, 25: state } })
      }
      await page.hears(isUpdate(({ rev }) => rev[1] >= 64))
    })
  })

  it('LIVE-4 R-47 holds for a device that connects', async () => {
    const { connect } = await openLiveHome(server)
    await expectWithin('connect', 16, async () => {
      for (let nth = 0; nth < 16; nth += 1) await connect()
    })
  })

  it('LIVE-4 R-55 holds for devices that connect at once, which share their transactions', async () => {
    const owner = await registerOwner(server.url)
    const secrets = new Map<string, string>()
    for (let nth = 0; nth < 32; nth += 1) {
      const identifier = `SC-3${nth}`
      secrets.set(identifier, await addDevice(owner, identifier, null))
    }
    const connectAll = () =>
      Promise.all(
        [...secrets].map(([identifier, secret]) =>
          connectTestDevice(server.mqttUrl, identifier, secret),
        ),
      )
    // From now on they are known at their address.
    for (const device of await connectAll()) await device.leave()
    await expectWithin('connectOfMany', 32, connectAll)
  })

  it('SOCK-1 LIVE-1 holds for a page that opens', async () => {
    const { owner, roomId } = await openLiveHome(server)
    await expectWithin('page', 8, async () => {
      for (let nth = 0; nth < 8; nth += 1) await (await openLivePage(owner)).watch(roomId)
    })
  })

  it('API-11 holds for a list of 50 devices', async () => {
    const owner = await registerOwner(server.url)
    const roomId = await addRoom(owner, 'Hall')
    for (let nth = 0; nth < 50; nth += 1) await addDevice(owner, `SC-2${nth}`, roomId)
    await callApi(owner, listDevicesEndpoint, {})
    await expectWithin('list', 32, async () => {
      for (let nth = 0; nth < 32; nth += 1) await callApi(owner, listDevicesEndpoint, {})
    })
  })
})
