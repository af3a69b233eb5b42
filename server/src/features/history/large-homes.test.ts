import { listReadingsEndpoint, recentDaysEndpoint } from '@roomwire/contracts/http/history.ts'
import { addDevice, callApi } from '@roomwire/testing/clients/api-client.ts'
import { ownerOf } from '@roomwire/testing/fixtures/person-of.ts'
import { startTestServer, stillClock } from '@roomwire/testing/worlds/test-server.ts'
import { expect, it, vi } from 'vitest'

const dayMs = 24 * 3_600_000
const atOnceMost = 50

it('API-11 a large home is told its readings and its days, and no more than a few devices are read at once', async () => {
  const server = await startTestServer('sqlite', { clock: stillClock(Date.UTC(2026, 5, 1)) })
  const owner = await ownerOf(server)
  const identifiers = Array.from(
    { length: 120 },
    (_, nth) => `SC-${String(nth + 1).padStart(6, '0')}`,
  )
  for (const identifier of identifiers) await addDevice(owner, identifier)
  const now = server.clock.now()
  const about = { kind: 'power', name: 'Power', unit: 'W', decimals: 0 } as const
  const measured = [identifiers[0], identifiers[59], identifiers[119]].map(String)
  for (const { id } of await server.roomwire.devices.candidates(measured)) {
    await server.roomwire.history.make({
      device: { id },
      series: [{ key: 'power', ...about, samples: [{ at: now - dayMs, value: 50 }] }],
      samplesFrom: now - dayMs,
      until: now,
      timeZone: 'UTC',
    })
  }
  const { history } = server.roomwire
  const [listed, read] = [vi.spyOn(history, 'list'), vi.spyOn(history, 'read')]

  const { devices } = await callApi(owner, listReadingsEndpoint, { query: {} })
  expect(devices.map((one) => one.device_identifier).toSorted()).toEqual(measured)
  const { meters } = await callApi(owner, recentDaysEndpoint, { query: {} })
  expect(meters.map((one) => one.device_identifier).toSorted()).toEqual(measured)
  const lengths = [
    ...listed.mock.calls.map(([ids]) => ids.length),
    ...read.mock.calls.map(([{ seriesIds }]) => seriesIds.length),
  ]
  expect(Math.max(...lengths)).toBeLessThanOrEqual(atOnceMost)
  expect(server.bugs).toEqual([])
  await server.stop()
})
