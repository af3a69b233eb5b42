import { expect, it, onTestFinished, vi } from 'vitest'
import { openLapses } from './open-lapses.ts'
import { translateBroker } from './translate-broker.ts'

const door = { stat_t: 'd/door', exp_aft: 60, off_dly: 10, dev: { ids: ['d'], name: 'Door' } }
const warmth = { stat_t: 'd/warmth', expire_after: 60, unit_of_meas: '°C', dev: door.dev }

/** A server that knows a door, and says what its lapses say. */
function open(stored?: string) {
  const said: string[] = []
  const lapses = openLapses((lapse) => {
    said.push(...translation.lapsed(lapse).map(({ payload }) => payload))
  })
  onTestFinished(lapses.stop)
  const translation = translateBroker('homeassistant', lapses.begin)
  if (stored) translation.takeStored(stored)
  translation.takeConfig('binary_sensor/door', JSON.stringify(door))
  translation.takeConfig('sensor/warmth', JSON.stringify(warmth))
  const [{ key } = { key: '' }] = translation.list()
  translation.listensTo([...translation.topicsOf([key]).keys()])
  const hear = (topic: string, text: string, isRetained = false) =>
    translation.take(topic, text, isRetained).map(({ payload }) => payload)
  const stop = () => {
    lapses.stop()
    return translation.toStore([key])
  }
  return { said, hear, stop }
}

it('what counts for a time is not known after that, counted from when it was told last', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { said, hear } = open()
  hear('d/warmth', '20')
  vi.advanceTimersByTime(59_000)
  hear('d/warmth', '20')
  hear('d/door', 'ON')
  vi.advanceTimersByTime(59_000)
  // The door is off after its other time.
  expect(said.splice(0)).toEqual(['{"door":"OFF"}', '{"door":"OFF"}'])
  vi.advanceTimersByTime(1_000)
  expect(said.sort()).toEqual(['{"door":null}', '{"warmth":null}'])
  // A message that the broker has kept is as old as it was.
  expect(hear('d/door', 'ON', true)).toEqual([])
  expect(hear('d/door', 'ON')).toEqual(['{"door":"ON"}'])
})

it('the time goes on while the server does not run, and a kept message makes nothing younger', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const before = open()
  before.hear('d/door', 'OFF')
  vi.advanceTimersByTime(20_000)
  const stored = before.stop()
  vi.advanceTimersByTime(30_000)
  const again = open(stored)
  expect(again.hear('d/door', 'OFF', true)).toEqual(['{"door":"OFF"}'])
  vi.advanceTimersByTime(9_000)
  expect(again.said).not.toContain('{"door":null}')
  vi.advanceTimersByTime(1_000)
  expect(again.said).toContain('{"door":null}')
  const late = open(again.stop())
  vi.advanceTimersByTime(60_000)
  expect(late.said).toEqual(['{"door":null}', '{"warmth":null}'])
})

it('a sensor may say that it does not know', () => {
  const { hear } = open()
  expect(hear('d/door', 'None')).toEqual(['{"door":null}'])
  expect(hear('d/warmth', 'None')).toEqual(['{"warmth":null}'])
  expect(hear('d/warmth', 'cold')).toEqual([])
})
