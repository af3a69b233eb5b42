/** A person wins: no schedule changes a pin while somebody holds it, whatever happens in between. */
import type { PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { shownDevice } from '@roomwire/testing/fixtures/live-rows.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { memoryBus } from '../../../platform/bus/memory-bus.ts'
import { noStalls } from '../../../platform/stalls.ts'
import type { LiveCommand } from '../records/command-store.ts'
import type { ShownDevice } from '../records/shown-device.ts'
import { ConnectedTwins } from './connected-twins.ts'
import type { CommandEvent } from './pending-command.ts'
import { openTwins } from './twins.ts'

const pin = '18'
const device = { id: 1, homeId: 1, identifier: 'SC-000001', kind: 'SC', epoch: 1 } as const
const holdMs = 7_200_000
const lifeMs = 5_000

/** A lamp that is off, whose changes are stored at once, and what came of the commands for it. */
function openLamp(holdS: number) {
  const clock = { at: 1_000_000, now: () => clock.at }
  const ended: LiveCommand[] = []
  const sent: number[] = []
  const count = { rows: 0, messages: 0 }
  const fail = (error: unknown) => {
    throw error
  }
  const connectedTwins = new ConnectedTwins()
  const twins = openTwins({
    twins: connectedTwins,
    writer: {
      add({ command, changed = [], stored }) {
        ended.push(...changed.filter(({ outcome }) => outcome !== null))
        if (command) count.rows += 1
        stored({ isPresent: true, commandId: command && count.rows })
      },
      close: async () => undefined,
      storesThisTurn: () => true,
    },
    bus: memoryBus(fail),
    clock,
    log: { error: fail },
    hasReplicas: false,
    stalls: noStalls,
  })
  const line = {
    send: ({ commandId }: { commandId: number }) => {
      sent.push(commandId)
      return 'sent' as const
    },
    configure: () => undefined,
    plan: () => undefined,
  }
  twins.open(device, { shown: shownDevice({ rev: [1, 0], connectedAt: 0 }), commands: [] }, line)
  const shown = (): ShownDevice => connectedTwins.byId(1)?.twin.shown ?? fail('There is no twin')
  const ask = (kind: 'person' | 'pass' | 'schedule', desired: PinState): void => {
    count.messages += 1
    const event: CommandEvent = {
      kind: 'command',
      requester: { kind, id: 1 },
      origin: 'page',
      action: 'on',
      cause: kind === 'schedule' ? 'schedule' : 'page',
      messageId: `${count.messages}`,
      leaseS: null,
      sceneId: null,
      pin,
      desired,
      lifeMs,
      holdS: kind === 'schedule' ? holdS : undefined,
    }
    void twins.request(1, event)
  }
  const report = (state: PinState, touched = false): void =>
    twins.report(
      device,
      { pins: new Map([[pin, state]]), facts: {}, touched: touched ? [pin] : [] },
      touched ? { touchPin: 12, state } : undefined,
      () => undefined,
    )
  report(0)
  return {
    clock,
    ended,
    sent,
    ask,
    report,
    state: () => shown().pins[0]?.state ?? 0,
    letGo() {
      const { settingsVersion, pins } = shown()
      const letGoOf = pins[0]?.lastChange?.at ?? null
      const stored = pins.map((one) => (one.key === pin ? { ...one, letGoOf } : one))
      const changed = { ...shown(), pins: stored, settingsVersion: settingsVersion + 1 }
      twins.setSettings(device, changed)
    },
    /** So much time goes by, in ms; what is not confirmed by then has failed. */
    pass(ms: number) {
      clock.at += ms
      twins.endOverdue()
    },
  }
}

const state = fc.constantFrom<PinState>(0, 1)
const pressing = fc.record({ do: fc.constantFrom('person', 'pass', 'touch'), state })
/** A change that nobody asked for, a schedule, or a press that the device has not confirmed yet. */
const others = fc.record({ do: fc.constantFrom('device', 'schedule', 'pending'), state })
const time = fc.record({
  do: fc.constant('time' as const),
  ms: fc.oneof(fc.integer({ min: 1, max: holdMs }), fc.constantFrom(lifeMs, holdMs - 2)),
})
const step = fc.oneof(
  { weight: 3, arbitrary: pressing },
  { weight: 6, arbitrary: others },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('let go' as const) }) },
  { weight: 1, arbitrary: time },
)
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

/** The holds of a lamp, reckoned apart from it. */
type Holds = { until: number; pending: { state: PinState; endsAt: number } | null }

/** Takes one step with a lamp, and with its holds. */
function take(lamp: ReturnType<typeof openLamp>, one: Step, holds: Holds): Holds {
  const now = lamp.clock.now()
  const { pending } = holds
  if (one.do === 'let go') {
    lamp.letGo()
    return { ...holds, until: 0 }
  }
  if (one.do === 'time') {
    lamp.pass(one.ms)
    return { ...holds, pending: pending && pending.endsAt > now + one.ms ? pending : null }
  }
  const isChange = one.state !== lamp.state()
  const isDone = pending?.state === one.state
  if (one.do === 'pending') {
    lamp.ask('person', one.state)
    return { ...holds, pending: isDone ? pending : { state: one.state, endsAt: now + lifeMs } }
  }
  if (one.do === 'schedule') {
    const [sent, ended] = [lamp.sent.length, lamp.ended.length]
    lamp.ask('schedule', one.state)
    const isHeld = pending !== null || now < holds.until
    expect(lamp.sent.length - sent).toBe(isHeld ? 0 : 1)
    if (isHeld) {
      expect(lamp.ended.slice(ended)).toMatchObject([{ outcome: 'failed', error_code: 'pin_held' }])
      return holds
    }
  } else if (one.do === 'person' || one.do === 'pass') lamp.ask(one.do, one.state)
  lamp.report(one.state, one.do === 'touch')
  const isPress = ['person', 'pass', 'touch'].includes(one.do) || isDone
  const isOver = one.do === 'person' || one.do === 'pass' || isDone
  return {
    until: isChange ? (isPress ? now + holdMs : 0) : holds.until,
    pending: isOver ? null : pending,
  }
}

const steps = fc.array(step, { minLength: 1, maxLength: 60, size: 'max' })

it('a schedule changes a pin if and only if nobody holds it, over any order of presses, touches, letting go and time', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const lamp = openLamp(holdMs / 1_000)
      let holds: Holds = { until: 0, pending: null }
      for (const one of all) {
        lamp.clock.at += 1
        holds = take(lamp, one, holds)
      }
    }),
  )
})

it('nothing is held in a home that wants no holds', () => {
  const lamp = openLamp(0)
  lamp.ask('person', 1)
  lamp.report(1)
  lamp.ask('person', 0)
  lamp.ask('schedule', 0)
  expect(lamp.ended.map((one) => one.error_code)).not.toContain('pin_held')
  expect(lamp.sent).toHaveLength(3)
})

it('a press from a clock that was set far back since holds nothing', () => {
  const lamp = openLamp(holdMs / 1_000)
  lamp.report(1, true)
  lamp.clock.at -= holdMs - 1
  lamp.ask('schedule', 0)
  expect(lamp.sent).toHaveLength(0)
  lamp.clock.at -= 1
  lamp.ask('schedule', 0)
  expect(lamp.sent).toHaveLength(1)
})
