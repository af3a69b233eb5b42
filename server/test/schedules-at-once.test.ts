/** Very many schedules that are due in the same second: each acts once, and people are served between them. */
import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { ScheduleRule } from '@roomwire/contracts/vocabulary/schedule-rule.ts'
import { runDueSchedules } from '@roomwire/server/features/schedules/run-due.ts'
import { addDevice, addRoom, registerOwner } from '@roomwire/testing/clients/api-client.ts'
import { isStage, openLivePage } from '@roomwire/testing/clients/live-page.ts'
import { countCosts } from '@roomwire/testing/fixtures/costs.ts'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { volume } from '@roomwire/testing/fixtures/volume.ts'
import { connectTestDevice, type TestDevice } from '@roomwire/testing/worlds/test-device.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const due = volume('SCHEDULES_DUE', 400)
const pins: readonly PinKey[] = ['18', '19', '21', '25']
const boards = Math.ceil(due / pins.length)
/** The most statements per schedule: its claim, its command and its end share theirs with others. */
const statementsMost = 0.75
const rule: ScheduleRule = {
  days: { kind: 'weekly', days: [1, 2, 3, 4, 5, 6, 7] },
  time: { kind: 'clock', at: '23:00' },
  spread: 0,
  from: null,
  until: null,
}

describe.each(['sqlite', 'postgres'] as const)('many schedules due at once (%s)', (engine) => {
  let server: TestServer
  let counter: Awaited<ReturnType<typeof countCosts>>
  beforeEach(async () => {
    server = await startTestServer(engine)
    counter = await countCosts()
    counter.watch(server)
  })
  afterEach(async () => {
    await server.stop()
    counter.restore()
  })

  /** A home whose boards have as many schedules as are asked for, all due at one instant. */
  async function furnish(dueAt: number) {
    const owner = await registerOwner(server.url)
    const { schedules, people } = server.roomwire
    const homeId = (await people.actors([owner.userId])).get(owner.userId)?.homeId ?? 0
    const roomId = await addRoom(owner, 'Hall')
    const devices: TestDevice[] = []
    const ids: number[] = []
    for (let nth = 0; nth < boards; nth += 1) {
      const secret = await addDevice(owner, `SC-1${nth}`, roomId)
      devices.push(await connectTestDevice(server.mqttUrl, `SC-1${nth}`, secret))
    }
    for (let nth = 0; nth < due; nth += 1) {
      // Each a pin of its own: commands of one pin join.
      const pin = pins[Math.floor(nth / boards)] ?? '18'
      const id = await schedules.add({
        homeId,
        madeBy: owner.userId,
        createdAt: dueAt - 1,
        name: `${nth}`,
        rule,
        pins: [{ device: `SC-1${nth % boards}`, pin, state: 1 as const }],
        leaseS: null,
        sceneId: null,
        catchUp: false,
      })
      await schedules.setNext(id, dueAt)
      ids.push(id)
    }
    return { owner, devices, ids }
  }

  it('LIVE-6 each acts once, in batches that share their statements, and a press goes between them', async () => {
    // Later than all of it takes to be made.
    const dueAt = server.clock.now() + 3_600_000
    const { owner, devices, ids } = await furnish(dueAt)
    const secret = await addDevice(owner, 'SC-HAND')
    const hand = await connectTestDevice(server.mqttUrl, 'SC-HAND', secret)
    const page = await openLivePage(owner)
    const { dueSchedules } = server.roomwire
    const switchedCount = () => devices.flatMap(({ commands }) => commands).length
    let left = 0
    hand.onCommand(() => {
      left = due - switchedCount()
    })
    server.clock.advance(dueAt - server.clock.now())
    const began = performance.now()
    const all = await counter.of(async () => {
      const done = runDueSchedules(server.roomwire)
      page.say({ deviceIdentifier: 'SC-HAND', action: 'on', pin: 18, messageId: 'hand' })
      await page.hears(isStage('processed', 'hand'))
      await done
      await Promise.all(devices.map((device) => device.settles()))
    })
    figure('LIVE-6', `ms for ${due} schedules due at once`, Math.round(performance.now() - began))
    const each = all.statements / due
    figure('LIVE-6', `statements for one of ${due} schedules due at once`, each, engine)
    figure('LIVE-6', `of ${due} schedules not done yet when a press is`, left, engine)
    const runs = (await Promise.all(ids.map((id) => dueSchedules.runsOf(id, 2)))).flat()
    expect(runs.filter(({ outcome }) => outcome === 'acted')).toHaveLength(due)
    expect(switchedCount()).toBe(due)
    expect(left).toBeGreaterThan(due / 4)
    expect(each).toBeLessThanOrEqual(statementsMost)
  })
})
