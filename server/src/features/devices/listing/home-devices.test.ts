/** The devices of a home are read once, and follow what is stored. */

import { shownDevice } from '@roomwire/testing/fixtures/live-rows.ts'
import { describe, expect, it } from 'vitest'
import type { DeviceReader } from '../records/device-reader.ts'
import type { ShownDevice } from '../records/shown-device.ts'
import type { ConnectedTwin } from '../twins/connected-twins.ts'
import { RecentMessages } from '../twins/connected-twins.ts'
import { PinsToStore } from '../twins/store/pins-to-store.ts'
import { Twin } from '../twins/twin.ts'
import { openHomeDevices } from './home-devices.ts'

/** A twin that shows this device. */
function connectedWith(shown: ShownDevice): ConnectedTwin {
  const { id, homeId, identifier, kind, rev } = shown
  return {
    device: { id, homeId, identifier, kind, epoch: rev[0] },
    twin: new Twin(shown, []),
    line: { send: () => 'sent', configure: () => undefined, plan: () => undefined },
    pinsToStore: new PinsToStore(),
    seenStoredAt: 0,
    recent: new RecentMessages(),
  }
}

/** Homes over a reader that counts how often it is asked, and answers with `rows`. */
function openHomes(rows: ShownDevice[]) {
  const scene = {
    rows,
    reads: 0,
    version: 1,
    foreign: 1,
    fails: false,
    live: new Map<number, ShownDevice>(),
    /** The devices that were read, of each time. */
    devicesRead: [] as number[][],
  }
  const read = async () => {
    scene.reads += 1
    const found = scene.rows
    await new Promise((resolve) => setImmediate(resolve))
    if (scene.fails) throw new Error('away')
    return found
  }
  const deviceReader: Pick<DeviceReader, 'versionsOfHome' | 'some' | 'ofRoom'> = {
    versionsOfHome: async () =>
      (await read()).map(({ id, roomName, settingsVersion, rev: [epoch, seq] }) => ({
        id,
        roomName,
        settingsVersion,
        epoch,
        seq,
      })),
    some: async (ids) => {
      scene.devicesRead.push([...ids])
      return scene.rows.filter(({ id }) => ids.includes(id))
    },
    ofRoom: async (_homeId, roomId) => (await read()).filter((one) => one.roomId === roomId),
  }
  const twins = {
    byId(id: number) {
      const shown = scene.live.get(id)
      return shown && connectedWith(shown)
    },
  }
  const kept = openHomeDevices(
    { deviceReader, twins },
    {
      version: () => scene.version,
      foreign: () => scene.foreign,
    },
  )
  const unkept = openHomeDevices({ deviceReader, twins }, undefined)
  return { scene, kept, unkept }
}

const lamp = shownDevice({ id: 1, name: 'Lamp', rev: [2, 5] })
const pump = shownDevice({ id: 2, identifier: 'WLM-000002', roomId: 2, rev: [1, 1] })

describe('the devices of a home', () => {
  it('API-11 are the same list while nothing is written, however many ask', async () => {
    const { scene, kept } = openHomes([lamp, pump])
    const [first, second] = await Promise.all([kept.ofHome(1), kept.ofHome(1)])
    expect(first).toEqual([lamp, pump])
    expect(second).toBe(first)
    expect(await kept.ofHome(1)).toBe(first)
    const room = await kept.ofRoom(1, 2)
    expect(room).toEqual([pump])
    expect(await kept.ofRoom(1, 2)).toBe(room)
    expect(await kept.ofRoom(1, 3)).toEqual([])
    expect(scene.reads).toBe(1)
  })

  it('API-11 are read anew once something is written, also during the read', async () => {
    const { scene, kept } = openHomes([lamp])
    const reading = kept.ofHome(1)
    scene.version += 1
    scene.rows = [lamp, pump]
    await reading
    expect(await kept.ofHome(1)).toEqual([lamp, pump])
    expect(scene.reads).toBe(2)
  })

  it('API-11 a change of one of very many reads that one anew, and many are read in turns', async () => {
    const rows = Array.from({ length: 250 }, (_, nth) => ({ ...lamp, id: nth + 1 }))
    const { scene, kept } = openHomes(rows)
    const before = await kept.ofHome(1)
    expect(scene.devicesRead.map((ids) => ids.length)).toEqual([100, 100, 50])
    scene.version += 1
    expect(await kept.ofHome(1)).toBe(before)
    expect(scene.devicesRead).toHaveLength(3)
    const renamed = { ...lamp, id: 7, name: 'Renamed', settingsVersion: lamp.settingsVersion + 1 }
    const roomRenamed = { ...lamp, id: 8, roomName: 'Its room has another name' }
    const newer = { ...lamp, id: 9, rev: [2, 6] } satisfies ShownDevice
    scene.rows = [renamed, roomRenamed, newer, ...rows.slice(9)]
    scene.version += 1
    const after = await kept.ofHome(1)
    expect(scene.devicesRead[3]).toEqual([7, 8, 9])
    expect(after).toEqual(scene.rows)
    expect(after[3]).toBe(before[9])

    // Another program has written without their numbers.
    scene.rows = after.map((one) => (one.id === 7 ? { ...one, name: 'Renamed unheard' } : one))
    scene.version += 1
    scene.foreign += 1
    expect((await kept.ofHome(1))[0]?.name).toBe('Renamed unheard')
  })

  it('API-11 are read each time where others may write unnoticed', async () => {
    const { scene, unkept } = openHomes([lamp, pump])
    await unkept.ofHome(1)
    await unkept.ofHome(1)
    expect(await unkept.ofRoom(1, 1)).toEqual([lamp])
    expect(scene.reads).toBe(3)
  })

  it('LIVE-4 show what a twin shows, also before it is stored, and for all who asked', async () => {
    const { scene, kept, unkept } = openHomes([lamp, pump])
    const both = [kept.ofHome(1), kept.ofHome(1)]
    const reported = {
      ...lamp,
      connected: true,
      waterLevel: '40',
      rev: [2, 6],
    } satisfies ShownDevice
    scene.live.set(1, reported)
    expect(await Promise.all(both)).toEqual([
      [reported, pump],
      [reported, pump],
    ])
    expect(await kept.ofHome(1)).toBe(await kept.ofHome(1))
    scene.live.set(1, { ...reported, waterLevel: '41', rev: [2, 7] })
    expect(await kept.ofHome(1)).toMatchObject([{ waterLevel: '41' }, { id: 2 }])
    expect(scene.reads).toBe(1)
    expect(await unkept.ofRoom(1, 1)).toMatchObject([{ waterLevel: '41' }])
  })

  it('R-80 never take an older state, and of a newer one only what the device reports', async () => {
    const { scene, kept } = openHomes([lamp])
    scene.live.set(1, { ...lamp, connected: true, rev: [2, 4] })
    expect(await kept.ofHome(1)).toEqual([lamp])
    scene.live.set(1, { ...lamp, connected: true, name: 'Its old name', rev: [2, 6] })
    expect(await kept.ofHome(1)).toMatchObject([{ connected: true, name: 'Lamp', rev: [2, 6] }])
  })

  it('LIVE-4 show what a twin has stored when it is gone', async () => {
    const { scene, kept } = openHomes([lamp])
    await kept.ofHome(1)
    const reported = { ...lamp, waterLevel: '40', rev: [2, 6] } satisfies ShownDevice
    scene.live.set(1, reported)
    kept.addStored(reported)
    kept.addStored({ ...reported, waterLevel: '41', rev: [2, 7] })
    scene.live.delete(1)
    expect(await kept.ofHome(1)).toMatchObject([{ waterLevel: '41' }])
    expect(await kept.ofHome(1)).toMatchObject([{ waterLevel: '41' }])
  })

  it('R-50 that can not be read are asked for again', async () => {
    const { scene, kept } = openHomes([lamp])
    scene.fails = true
    await expect(kept.ofHome(1)).rejects.toThrow('away')
    scene.fails = false
    expect(await kept.ofHome(1)).toEqual([lamp])
  })

  it('keep no more than a thousand homes', async () => {
    const { scene, kept } = openHomes([lamp])
    for (let home = 1; home <= 1_001; home += 1) await kept.ofHome(home)
    await kept.ofHome(1_001)
    expect(scene.reads).toBe(1_001)
    await kept.ofHome(1)
    expect(scene.reads).toBe(1_002)
  })
})
