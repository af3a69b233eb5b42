/** What the history does by itself, each hour. */
import { addDevice } from '@roomwire/testing/clients/api-client.ts'
import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { ownerOf } from '@roomwire/testing/fixtures/person-of.ts'
import { startTestServer, stillClock } from '@roomwire/testing/worlds/test-server.ts'
import { expect, it } from 'vitest'
import { tendHistory } from './tend-history.ts'

const day = 24 * 3_600_000

it.each(engines)(
  'R-95 samples go after 90 days and their hours and days stay; what is left of a device that is gone goes too (%s)',
  async (engine) => {
    const server = await startTestServer(engine, { clock: stillClock(Date.UTC(2026, 5, 1)) })
    const { history, devices, clock } = server.roomwire
    const owner = await ownerOf(server)
    const { homeId } = owner
    await addDevice(owner, 'SC-000001')
    const id = (await devices.find(homeId, 'SC-000001'))?.id ?? 0
    const gone = 1_000_000
    const now = clock.now()
    const begin = now - 120 * day
    const key = 'pin.18'
    const changes = [1, 0, 1, 0].map((value, nth) => ({ at: begin + nth * day, value }))
    const newest = { at: now - day, value: 1 }
    await history.add([...changes, newest].map((one) => ({ id, homeId, key, ...one })))
    await history.add([{ id: gone, homeId, key, at: now - day, value: 1 }])
    await tendHistory(server.roomwire)

    expect(await history.devices()).toEqual([id])
    const [series] = await history.list([id])
    expect(series).toMatchObject(newest)
    const question = {
      ...{ seriesIds: [series?.id ?? 0], from: begin - day, until: now },
      ...{ timeZone: 'UTC', now, most: 1_000 },
    }
    const read = async (resolution: 'sample' | 'day') =>
      (await history.read({ ...question, resolution }))[0]?.points ?? []
    const onMs = (await read('day')).reduce((sum, point) => sum + point.onMs, 0)
    expect(onMs).toBe(3 * day)
    // The last sample before these 90 days says what the pin was when they began.
    expect((await read('sample')).at(0)?.from).toBeGreaterThan(begin + 2.9 * day)
    await server.stop()
    expect(server.bugs).toEqual([])
  },
)
