/** The hourly work of the history. */
import { addDevice } from '@roomwire/testing/clients/api-client.ts'
import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { ownerOf } from '@roomwire/testing/fixtures/person-of.ts'
import { startTestServer, stillClock } from '@roomwire/testing/worlds/test-server.ts'
import { expect, it } from 'vitest'
import { tendHistory } from './tend-history.ts'

const day = 24 * 3_600_000

it.each(engines)(
  'R-95 samples go after 90 days and their hours and days stay (%s)',
  async (engine) => {
    const server = await startTestServer(engine, { clock: stillClock(Date.UTC(2026, 5, 1)) })
    const { history, devices, clock } = server.roomwire
    const owner = await ownerOf(server)
    await addDevice(owner, 'SC-000001')
    const id = (await devices.find(owner.homeId, 'SC-000001'))?.id ?? 0
    const now = clock.now()
    const begin = now - 120 * day
    const key = 'pin.18'
    const changes = [1, 0, 1, 0].map((value, nth) => ({ at: begin + nth * day, value }))
    const newest = { at: now - day, value: 1 }
    await history.add([...changes, newest].map((one) => ({ id, key, ...one })))
    await tendHistory(server.roomwire)

    const [series] = await history.list([id])
    expect(series).toMatchObject(newest)
    const question = {
      seriesIds: [series?.id ?? 0],
      from: begin - day,
      until: now,
      timeZone: 'UTC',
      now,
      most: 1_000,
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

it.each(engines)(
  'R-95 what a deleted device has measured is forgotten, also after a crash; what has lost its device otherwise is kept until 30 days have been counted, whatever the clock does (%s)',
  async (engine) => {
    const server = await startTestServer(engine, { clock: stillClock(Date.UTC(2026, 5, 1)) })
    const { history, devices } = server.roomwire
    const { clock } = server
    const owner = await ownerOf(server)
    const addMeasured = async (identifier: string) => {
      await addDevice(owner, identifier)
      const id = (await devices.find(owner.homeId, identifier))?.id ?? 0
      await history.add([{ id, key: 'pin.18', at: clock.now(), value: 1 }])
      return id
    }
    const [stays, deleted, lost] = [
      await addMeasured('SC-000001'),
      await addMeasured('SC-000002'),
      await addMeasured('SC-000003'),
    ]
    const [named] = await devices.historyIds([stays])
    const [namedLost] = await devices.historyIds([lost])
    // A crash comes between the deletion and the forgetting; a sample was on its way all the time.
    await devices.markDeleted(deleted, clock.now())
    await server.roomwire.atomically((stores) => stores.devices.erase(deleted, clock.now()))
    // Another one is missing, as in a database that was restored.
    const homesOf = async (ids: readonly string[]) =>
      (await devices.homesOf(ids)).filter(({ historyId }) => historyId !== namedLost?.historyId)
    const tend = () => tendHistory({ ...server.roomwire, devices: { homesOf } })
    await tend()
    expect((await history.devices()).sort()).toEqual(
      [named?.historyId, namedLost?.historyId].sort(),
    )
    clock.advance(365 * day)
    for (let nth = 1; nth < 30; nth += 1) {
      await tend()
      await tend()
      clock.advance(nth === 7 ? -400 * day : day)
    }
    expect(await history.devices()).toHaveLength(2)
    clock.advance(day)
    await tend()
    expect(await history.devices()).toEqual([named?.historyId])
    expect(await history.list([stays])).toHaveLength(1)
    await server.stop()
    expect(server.bugs).toEqual([])
  },
)
