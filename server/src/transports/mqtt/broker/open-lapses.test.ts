import { expect, it, onTestFinished, vi } from 'vitest'
import { openLapses } from './open-lapses.ts'
import { translateBroker } from './translate-broker.ts'

const prefix = 'homeassistant'
const motion = JSON.stringify({ stat_t: 'm/state', off_dly: 60, dev: { ids: ['m'], name: 'Hall' } })

it('the time after which an input is off begins anew whenever it says that it is on', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const said: string[] = []
  const lapses = openLapses((lapse) => {
    said.push(...translation.lapsed(lapse).map(({ payload }) => payload))
  })
  const translation = translateBroker(prefix, lapses.begin)
  translation.takeConfig('binary_sensor/m', motion)
  translation.list()
  translation.take('m/state', 'ON', false)
  vi.advanceTimersByTime(50_000)
  translation.take('m/state', 'ON', false)
  vi.advanceTimersByTime(59_000)
  expect(said).toEqual([])
  // One that says by itself that it is off begins no time.
  translation.take('m/state', 'OFF', false)
  vi.advanceTimersByTime(1_000)
  expect(said).toEqual(['{"m":"OFF"}'])
  vi.advanceTimersByTime(120_000)
  expect(said).toHaveLength(1)
  translation.take('m/state', 'ON', false)
  lapses.stop()
  vi.advanceTimersByTime(120_000)
  expect(said).toHaveLength(1)
})
