/** What the live path may cost, in counts: SQL statements and transactions for a press and for a report. */
import { StatementSync } from 'node:sqlite'
import { addDevice, addRoom, registerOwner } from '@roomwire/testing/clients/api-client.ts'
import { isStage, isUpdate, openLivePage } from '@roomwire/testing/clients/live-page.ts'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { connectTestDevice } from '@roomwire/testing/worlds/test-device.ts'
import { openLiveHome } from '@roomwire/testing/worlds/test-home.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

type Spent = { statements: number; transactions: number }

const methods = ['run', 'get', 'all', 'iterate'] as const

/** Counts every statement that SQLite runs in this process, in which the server runs too. */
function countStatements() {
  const spent: Spent = { statements: 0, transactions: 0 }
  const originals = methods.map((name) => [name, StatementSync.prototype[name]] as const)
  for (const [name, original] of originals) {
    Object.defineProperty(StatementSync.prototype, name, {
      configurable: true,
      writable: true,
      value(this: StatementSync, ...values: never[]) {
        spent.statements += 1
        if (this.sourceSQL === 'commit') spent.transactions += 1
        return Reflect.apply(original, this, values)
      },
    })
  }
  return {
    spent,
    restore() {
      for (const [name, value] of originals) {
        Object.defineProperty(StatementSync.prototype, name, {
          configurable: true,
          writable: true,
          value,
        })
      }
    },
  }
}

describe('the live path on SQLite', () => {
  let server: TestServer
  const counter = countStatements()
  beforeAll(async () => {
    server = await startTestServer('sqlite')
  })
  afterAll(async () => {
    counter.restore()
    await server.stop()
  })

  /** What some work costs, each; rounds of the server's own and its audit log are in it. */
  async function cost(what: string, times: number, work: () => Promise<unknown>): Promise<Spent> {
    const before = { ...counter.spent }
    await work()
    const each = {
      statements: (counter.spent.statements - before.statements) / times,
      transactions: (counter.spent.transactions - before.transactions) / times,
    }
    figure('LIVE-2', `SQL statements of ${what}`, Number(each.statements.toFixed(1)), 'sqlite')
    figure('LIVE-2', `transactions of ${what}`, Number(each.transactions.toFixed(2)), 'sqlite')
    return each
  }

  it('LIVE-2 a press that is acknowledged and reported costs few statements', async () => {
    const { page } = await openLiveHome(server)
    const times = 64
    const spent = await cost('a press, one after another', times, async () => {
      for (let nth = 0; nth < times; nth += 1) {
        const messageId = `press ${nth}`
        page.say({
          deviceIdentifier: 'SC-000001',
          action: nth % 2 ? 'off' : 'on',
          pin: 18,
          messageId,
        })
        await page.hears(isStage('processed', messageId))
      }
    })
    expect(spent.statements).toBeLessThanOrEqual(pressBudget.statements)
    expect(spent.transactions).toBeLessThanOrEqual(pressBudget.transactions)
  })

  it('LIVE-2 presses of many at once share their transactions', async () => {
    const owner = await registerOwner(server.url)
    const roomId = await addRoom(owner, 'Hall')
    const identifiers = Array.from({ length: 32 }, (_, nth) => `SC-1${nth}`)
    for (const identifier of identifiers) {
      const secret = await addDevice(owner, identifier, roomId)
      await connectTestDevice(server.mqttUrl, identifier, secret)
    }
    const page = await openLivePage(owner)
    await page.watch(roomId)
    const spent = await cost('one of 32 presses at once', 32, async () => {
      for (const identifier of identifiers) {
        page.say({ deviceIdentifier: identifier, action: 'on', pin: 18, messageId: identifier })
      }
      for (const identifier of identifiers) {
        await expect.poll(() => page.heard.some(isStage('processed', identifier))).toBe(true)
      }
    })
    expect(spent.statements).toBeLessThanOrEqual(pressBudget.statements)
  })

  it('LIVE-4 a report of four pins costs few statements', async () => {
    const { page, device } = await openLiveHome(server)
    const times = 64
    const spent = await cost('a report of four pins, one after another', times, async () => {
      for (let nth = 0; nth < times; nth += 1) {
        const state = nth % 2
        await device.report('state', { pins: { 18: state, 19: state, 21: state, 25: state } })
      }
      await page.hears(isUpdate(({ rev }) => rev[1] >= times))
    })
    expect(spent.statements).toBeLessThanOrEqual(reportBudget.statements)
    expect(spent.transactions).toBeLessThanOrEqual(reportBudget.transactions)
  })
})

/** A press is stored, then its acknowledgement and the report that confirms it; its two audit entries come later. */
const pressBudget: Spent = { statements: 24, transactions: 4 }
/** A transaction with one row of the device and four of pins. */
const reportBudget: Spent = { statements: 11, transactions: 1.5 }
