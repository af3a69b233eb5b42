import {
  removeRoomPhotoEndpoint,
  roomPhotoEndpoint,
  setRoomPhotoEndpoint,
} from '@roomwire/contracts/http/room-photos.ts'
import { deleteRoomEndpoint, listRoomsEndpoint } from '@roomwire/contracts/http/rooms.ts'
import { limits, objectLimits } from '@roomwire/contracts/vocabulary/limits.ts'
import {
  addDevice,
  addRoom,
  answerOf,
  callApi,
  createTestFamily,
  createTestGuest,
  type TestPerson,
} from '@roomwire/testing/clients/api-client.ts'
import { ask } from '@roomwire/testing/clients/ask.ts'
import { wholeExport } from '@roomwire/testing/clients/whole-export.ts'
import { aJpeg, segment } from '@roomwire/testing/fixtures/a-jpeg.ts'
import { openTestDatabaseOf } from '@roomwire/testing/fixtures/open-test-database.ts'
import { ownerOf } from '@roomwire/testing/fixtures/person-of.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

describe.each(['sqlite', 'postgres'] as const)('photos of rooms (%s)', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine)
  })
  afterAll(async () => {
    expect(server.bugs).toEqual([])
    await server.stop()
  })

  const inRoom = (id: number) => ({ path: { id: String(id) } })
  const text = (jpeg: Buffer) => jpeg.toString('base64url')
  const set = (who: TestPerson, room: number, jpeg: Buffer) =>
    answerOf(who, setRoomPhotoEndpoint, { ...inRoom(room), body: { photo: text(jpeg) } })
  const look = (who: TestPerson, room: number) => answerOf(who, roomPhotoEndpoint, inRoom(room))
  const listed = async (who: TestPerson) =>
    (await callApi(who, listRoomsEndpoint, {})).rooms.map(({ photo }) => photo)

  async function home() {
    const owner = await ownerOf(server)
    return { owner, room: await addRoom(owner, 'Living Room') }
  }

  it('are seen by those who see the whole room; a guest of one device has its paint alone', async () => {
    const { owner, room } = await home()
    await addDevice(owner, `SC-${room}`, room)
    const now = server.clock.now()
    const guest = await createTestGuest(owner, { now, room_id: room })
    const ofDevice = await createTestGuest(owner, { now, device_identifier: `SC-${room}` })
    expect((await set(owner, room, aJpeg())).status).toBe(200)
    for (const who of [owner, await createTestFamily(owner), guest]) {
      expect((await look(who, room)).body).toEqual({ photo: text(aJpeg()) })
      expect(await listed(who)).toEqual([expect.any(String)])
    }
    expect((await look(ofDevice, room)).status).toBe(404)
    expect(await listed(ofDevice)).toEqual([undefined])
    expect((await set(guest, room, aJpeg({ width: 50 }))).status).toBe(403)
  })

  it('are kept by the browser, which asks each time, and are no picture that anybody could embed', async () => {
    const { owner, room } = await home()
    await set(owner, room, aJpeg())
    const get = (headers = {}) =>
      ask(server, `GET /api/rooms/${room}/photo`, { token: owner.token, headers })
    const { headers } = await get()
    expect(headers.get('cache-control')).toBe('private, no-cache')
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    const known = { 'if-none-match': headers.get('etag') ?? '' }
    expect((await get(known)).status).toBe(304)
    await set(owner, room, aJpeg({ width: 41 }))
    expect((await get(known)).status).toBe(200)
    expect((await ask(server, `GET /api/rooms/${room}/photo`, { headers: known })).status).toBe(401)
  })

  it.each([
    ['says where it was taken', aJpeg({ before: segment(0xe1, 0x45, 0x78) }), 'EXIF'],
    ['is no JPEG', Buffer.from('<svg/>'), 'baseline JPEG'],
    ['is too wide', aJpeg({ width: 1_601 }), '1600'],
    ['has no height', aJpeg({ height: 0 }), '1600'],
    ['is too large', aJpeg({ scan: Array(limits.photoBytesMax).fill(7) }), '204800'],
  ])('are refused where one %s, and the one before stays', async (_why, jpeg, why) => {
    const { owner, room } = await home()
    await set(owner, room, aJpeg())
    const { status, body } = await set(owner, room, jpeg)
    expect([status, body]).toMatchObject([400, { code: 'invalid_input' }])
    expect(Object(body).error).toContain(why)
    expect((await look(owner, room)).body).toEqual({ photo: text(aJpeg()) })
  })

  it('may be as large as 150 KB', async () => {
    const { owner, room } = await home()
    const most = limits.photoBytesMax - aJpeg({ scan: [] }).length
    expect((await set(owner, room, aJpeg({ scan: Array(most).fill(7) }))).status).toBe(200)
  })

  it('are stored without what they are not drawn from', async () => {
    const { owner, room } = await home()
    await set(owner, room, aJpeg({ before: segment(0xfe, 0x68, 0x69) }))
    expect((await look(owner, room)).body).toEqual({ photo: text(aJpeg()) })
  })

  it('go when they are removed, and with their room', async () => {
    const { owner, room } = await home()
    const stored = async () => {
      const db = await openTestDatabaseOf(server)
      const photos = db.selectFrom('room_photo').select('room_id')
      const rows = await photos.where('room_id', '=', room).execute()
      await db.destroy()
      return rows.length
    }
    await set(owner, room, aJpeg())
    await callApi(owner, removeRoomPhotoEndpoint, inRoom(room))
    await callApi(owner, removeRoomPhotoEndpoint, inRoom(room))
    expect((await look(owner, room)).status).toBe(404)
    expect(await listed(owner)).toEqual([undefined])
    await set(owner, room, aJpeg())
    await callApi(owner, deleteRoomEndpoint, inRoom(room))
    expect(await stored()).toBe(0)
  })

  it('R-46 are at most a hundred in a home, and the next one is refused', async () => {
    const { owner } = await home()
    const rooms: number[] = []
    for (let nth = 0; nth <= objectLimits.photosMax; nth += 1) {
      rooms.push(await addRoom(owner, `Room ${nth}`))
      server.clock.advance(1_000)
    }
    const [last = 0, ...others] = rooms.toReversed()
    for (const room of others) {
      expect((await set(owner, room, aJpeg())).status).toBe(200)
      server.clock.advance(1_000)
    }
    expect((await set(owner, last, aJpeg())).body).toMatchObject({ code: 'quota_full' })
    // One that has a photo takes no more room.
    expect((await set(owner, others[0] ?? 0, aJpeg({ width: 41 }))).status).toBe(200)
  })

  it('R-95 are in the data of those who manage the home, part after part', async () => {
    const { owner, room } = await home()
    await set(owner, room, aJpeg())
    for (const name of ['Attic', 'Bath', 'Cellar', 'Den']) {
      await set(owner, await addRoom(owner, name), aJpeg())
    }
    const { room_photos: photos } = await wholeExport(owner, owner.password)
    expect(photos.map(({ room_name }) => room_name)).toEqual([
      ...['Living Room', 'Attic', 'Bath', 'Cellar', 'Den'],
    ])
    expect(photos[0]?.photo).toBe(text(aJpeg()))
  })
})
