import { expect, test } from 'vitest'
import { TestTimers } from '../../../live/test-timers.ts'
import { aDevice } from './a-device.ts'
import { DeviceStates } from './device-states.ts'
import { untilShown } from './until-shown.ts'

const pin = { deviceIdentifier: 'SC-000001', pin: '18' } as const
const off = { state: 0 as const, touchPin: null, name: null, icon: null, reportedAt: 1_000 }
const asking = (ask_first: boolean) =>
  aDevice({ pins: { '18': { ...off, ask_first } }, settingsVersion: 1 })

/** Whether a stored setting is shown by now. */
function watch(timers: TestTimers, states: DeviceStates, settings: { ask_first: boolean | null }) {
  let isShown = false
  void untilShown(states, pin, settings, timers).then(() => {
    isShown = true
  })
  return () => isShown
}

test('CTRL-4 a stored setting counts as shown once its live message has come, not with the answer', async () => {
  const timers = new TestTimers()
  const states = new DeviceStates(timers)
  states.takeAll([aDevice()])
  const isShown = watch(timers, states, { ask_first: true })
  await timers.pass(100)
  expect(isShown()).toBe(false)
  states.takeAll([asking(true)])
  await timers.pass(0)
  expect(isShown()).toBe(true)
})

test('a setting that the page never hears of, or that has not changed, is not waited for', async () => {
  const timers = new TestTimers()
  const states = new DeviceStates(timers)
  states.takeAll([asking(false)])
  const never = watch(timers, states, { ask_first: true })
  const same = watch(timers, states, { ask_first: false })
  await timers.pass(2_999)
  expect([never(), same()]).toEqual([false, true])
  await timers.pass(1)
  expect(never()).toBe(true)
})
