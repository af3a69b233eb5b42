import { addDevice, addRoom } from '@roomwire/testing/clients/api-client.ts'
import { ask } from '@roomwire/testing/clients/ask.ts'
import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { hostileNames } from '@roomwire/testing/fixtures/hostile-names.ts'
import { insertPerson, ownerOf } from '@roomwire/testing/fixtures/person-of.ts'
import { connectTestDevice } from '@roomwire/testing/worlds/test-device.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fingerprint } from '../../platform/random.ts'

describe.each(engines)('rooms and devices (%s)', (engine) => {
  let server: TestServer
  let owner: Awaited<ReturnType<typeof ownerOf>>
  let token: string
  beforeAll(async () => {
    server = await startTestServer(engine)
  })
  // A home for each test: what one registers does not stand in another's way.
  beforeEach(async () => {
    owner = await ownerOf(server)
    token = owner.token
  })
  afterAll(async () => {
    expect(server.bugs).toEqual([])
    await server.stop()
  })

  const createRoom = (room_name: unknown) =>
    ask(server, 'POST /api/rooms/', { token, body: { room_name } })
  const registerDevice = (change: object = {}) =>
    ask(server, 'POST /api/devices/register', {
      token,
      body: {
        device_identifier: 'SC-000001',
        device_name: 'Balcony box',
        device_local_IP: '192.168.1.61',
        ...change,
      },
    })
  const update = (body: object) => ask(server, 'PUT /api/devices/update', { token, body })
  const mapRoom = (body: object) => ask(server, 'PUT /api/devices/map-room', { token, body })
  const devices = async (path = '/api/devices') =>
    Object((await ask(server, `GET ${path}`, { token })).body).devices as Record<string, unknown>[]

  describe('rooms', () => {
    it('API-10 API-8 API-9 are created, listed by name and shown one by one', async () => {
      const made = await createRoom(' Living Room ')
      const room = { room_id: expect.any(Number), room_name: 'Living Room', device_count: 0 }
      expect([made.status, made.body]).toEqual([200, room])
      await createRoom('Attic')
      const { room_id } = Object(made.body)
      await registerDevice({ room_id })
      const list = await ask(server, 'GET /api/rooms/my-rooms', { token })
      expect(list.body).toEqual({
        rooms: [
          { ...room, room_name: 'Attic' },
          { room_id, room_name: 'Living Room', device_count: 1 },
        ],
      })
      expect((await ask(server, `GET /api/rooms/${room_id}`, { token })).body).toEqual({
        room_id,
        room_name: 'Living Room',
        device_count: 1,
      })
    })

    it('API-10 are created with and without the slash at the end', async () => {
      const { status } = await ask(server, 'POST /api/rooms', {
        token,
        body: { room_name: 'Hall' },
      })
      expect(status).toBe(200)
    })

    it.each([
      ['Kitchen', 'kitchen'],
      ['Öffnung', 'öffnung'],
      ['ÖFFNUNG', 'öffnung'],
      ['Étage', 'Étage'],
      ['Кухня', 'КУХНЯ'],
    ])(
      'DASH-10 R-36 have each a name of their own: after %j there is no %j',
      async (first, second) => {
        expect((await createRoom(first)).status).toBe(200)
        const { status, body } = await createRoom(second)
        expect([status, body]).toEqual([
          409,
          {
            error: `There is already a room called ${second}`,
            code: 'room_name_taken',
            field: 'room_name',
          },
        ])
      },
    )

    it('DASH-10 R-15 are created once for each name, also by eight calls at once', async () => {
      const answers = await Promise.all(Array.from({ length: 8 }, () => createRoom('Hall')))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
    })

    it('API-10 may have the names of rooms in another home', async () => {
      await createRoom('Living Room')
      const other = await ownerOf(server)
      expect(await addRoom(other, 'Living Room')).toEqual(expect.any(Number))
    })

    it.each([
      [undefined, 'room_name is required'],
      [null, 'room_name is required'],
      ['  ', 'room_name is required'],
      [7, 'room_name is required'],
      ['x'.repeat(65), 'room_name must have at most 64 characters'],
      ['nul\u0000', 'room_name must not contain control characters'],
    ])('DASH-10 are refused the name %j: %s', async (name, error) => {
      expect(await createRoom(name)).toMatchObject({ status: 400, body: { error } })
    })

    it('R-05 accept nothing but a name', async () => {
      for (const field of ['home_id', 'room_id', 'id', 'owner']) {
        const body = { room_name: 'Hall', [field]: 1 }
        expect(await ask(server, 'POST /api/rooms/', { token, body })).toMatchObject({
          status: 400,
          body: { error: `Unknown field: ${field}`, code: 'invalid_input', field },
        })
      }
    })

    it('R-36 store 500 hostile names exactly', async () => {
      for (const name of hostileNames) await createRoom(name)
      const { body } = await ask(server, 'GET /api/rooms/my-rooms', { token })
      const listed = Object(body).rooms.map((room: { room_name: string }) => room.room_name)
      expect(listed.sort()).toEqual([...hostileNames].sort())
    })
  })

  describe('devices', () => {
    it('API-11 API-12 API-15 API-20 are registered with a secret that is shown once, and listed with their fields', async () => {
      const { status, body } = await registerDevice()
      expect([status, body]).toEqual([
        200,
        {
          message: 'Device registered',
          device_secret: expect.stringMatching(/^[\w-]{43}$/),
          mqtt_port: server.mqttPort,
        },
      ])
      const untouched = { name: null, icon: null, state: null, reportedAt: null }
      const device = {
        deviceIdentifier: 'SC-000001',
        PC_device_identifier: 'SC-000001',
        kind: 'SC',
        device_name: 'Balcony box',
        room_id: null,
        room_name: null,
        local_ip: '192.168.1.61',
        static_ip: null,
        gateway: null,
        subnet: null,
        dns: null,
        ipAddress: null,
        pins: {
          18: { ...untouched, touchPin: 12 },
          19: { ...untouched, touchPin: 14 },
          21: { ...untouched, touchPin: 15 },
          25: { ...untouched, touchPin: null },
        },
        pumpStatus: null,
        ledStatus: null,
        waterLevelString: null,
        connected: false,
        connectedAt: null,
        lastSeenAt: null,
        firmware: null,
        uptimeSeconds: null,
        rssi: null,
        freeMemoryBytes: null,
        features: [],
        settingsVersion: 0,
        rev: [0, 0],
      }
      for (const path of ['/api/devices', '/api/devices/listdevice']) {
        expect(await devices(path)).toEqual([device])
      }
    })

    it.each([
      ['PC-000001', 'PC', { PC_device_identifier: 'PC-000001' }, ['13', '18', '19', '21']],
      ['SC-000001', 'SC', { PC_device_identifier: 'SC-000001' }, ['18', '19', '21', '25']],
      ['RELAY-5A11', 'UNKNOWN', { PC_device_identifier: 'RELAY-5A11' }, ['18', '19', '21']],
    ])('GEN-3 PINS-1 API-20 %s is %s', async (device_identifier, kind, names, pins) => {
      await registerDevice({ device_identifier })
      const [device] = await devices()
      expect(device).toMatchObject({ kind, ...names })
      expect(device).not.toHaveProperty('WLM_device_identifier')
      expect(Object.keys(Object(device?.pins))).toEqual(pins)
    })

    it('GEN-3 PINS-2 API-20 a water level monitor has its pump and LED instead of pins', async () => {
      const secret = await addDevice(owner, 'WLM-000001')
      const [before] = await devices()
      const pin = { name: null, icon: null, state: null, reportedAt: null, touchPin: null }
      expect(before).toMatchObject({
        kind: 'WLM',
        WLM_device_identifier: 'WLM-000001',
        pins: {},
        outputs: { pump: pin, led: pin },
        pumpStatus: null,
      })
      expect(before).not.toHaveProperty('PC_device_identifier')
      const device = await connectTestDevice(server.mqttUrl, 'WLM-000001', secret)
      await device.report('state', { pins: { pump: 1, led: 0 }, waterLevel: '72%', ip: '10.0.0.9' })
      expect((await devices())[0]).toMatchObject({
        pumpStatus: 'ON',
        ledStatus: 'OFF',
        waterLevelString: '72%',
        ipAddress: '10.0.0.9',
        connected: true,
      })
      await device.leave()
    })

    it('MANAGE-5 show what they report about themselves', async () => {
      const secret = await addDevice(owner, 'PC-000001')
      const device = await connectTestDevice(server.mqttUrl, 'PC-000001', secret)
      const hello = { firmware: '1.4.2', uptime: 5_000_000_000, rssi: -61, freeMemory: 180_000 }
      await device.report('hello', hello)
      await device.report('state', { pins: { 13: 3, 18: 1 } })
      expect((await devices())[0]).toMatchObject({
        firmware: '1.4.2',
        uptimeSeconds: 5_000_000_000,
        rssi: -61,
        freeMemoryBytes: 180_000,
        lastSeenAt: expect.any(Number),
        pins: { 13: { state: 3, touchPin: 13 }, 18: { state: 1 }, 19: { state: null } },
      })
      await device.leave()
    })

    it('API-15 have a random secret of 256 bits, and only its hash is stored', async () => {
      const secrets = [
        Object((await registerDevice()).body).device_secret,
        Object((await registerDevice({ device_identifier: 'SC-000002' })).body).device_secret,
      ]
      expect(new Set(secrets).size).toBe(2)
      for (const [index, secret] of secrets.entries()) {
        expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
        const stored = await server.roomwire.devices.candidates([`SC-00000${index + 1}`])
        expect(stored.map(({ secret_hash }) => secret_hash)).toContain(fingerprint(secret))
      }
      const shown = JSON.stringify([await devices(), await devices('/api/devices/listdevice')])
      for (const secret of secrets) expect(shown).not.toContain(secret)
    })

    it('API-17 R-48 get a new secret, and the old one stops working at once', async () => {
      const old = await addDevice(owner, 'SC-000001')
      const device = await connectTestDevice(server.mqttUrl, 'SC-000001', old)
      const { status, body } = await ask(server, 'POST /api/devices/reset', {
        token,
        body: { device_identifier: 'SC-000001' },
      })
      expect([status, body]).toEqual([
        200,
        { device_secret: expect.stringMatching(/^[\w-]{43}$/), mqtt_port: expect.any(Number) },
      ])
      await device.closed
      await expect(connectTestDevice(server.mqttUrl, 'SC-000001', old)).rejects.toThrow()
      const { device_secret } = Object(body)
      const again = await connectTestDevice(server.mqttUrl, 'SC-000001', device_secret)
      await again.leave()
    })

    it('API-15 may have the identifier of a device in another home, and stay two devices', async () => {
      const mine = await addDevice(owner, 'SC-000001')
      const other = await ownerOf(server)
      const theirs = await addDevice(other, 'SC-000001')
      const device = await connectTestDevice(server.mqttUrl, 'SC-000001', theirs)
      await device.report('state', { pins: { 18: 1 } })
      expect(await devices()).toMatchObject([{ connected: false, pins: { 18: { state: null } } }])
      const own = await connectTestDevice(server.mqttUrl, 'SC-000001', mine)
      expect((await devices())[0]).toMatchObject({ connected: true })
      await ask(server, 'PUT /api/devices/update', {
        token: other.token,
        body: { device_identifier: 'SC-000001', device_name: 'Theirs' },
      })
      expect((await devices())[0]).toMatchObject({ device_name: 'Device SC-000001' })
      await Promise.all([device.leave(), own.leave()])
    })

    it('API-15 are registered once in a home, also by eight calls at once', async () => {
      const answers = await Promise.all(Array.from({ length: 8 }, () => registerDevice()))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
      expect(answers.find(({ status }) => status === 409)?.body).toEqual({
        error: 'You already have a device with the identifier SC-000001',
        code: 'device_identifier_taken',
        field: 'device_identifier',
      })
      expect(await devices()).toHaveLength(1)
    })

    it.each([
      ['no identifier', { device_identifier: undefined }, 'device_identifier is required'],
      [
        'an identifier for a topic of its own',
        { device_identifier: 'a/#' },
        'device_identifier may have only letters, digits and - _ . :',
      ],
      [
        'the word in the address of a room',
        { device_identifier: 'room' },
        'device_identifier may not be room',
      ],
      ['no name', { device_name: ' ' }, 'device_name is required'],
      [
        'a name of 101',
        { device_name: 'x'.repeat(101) },
        'device_name must have at most 100 characters',
      ],
      [
        'no IP',
        { device_local_IP: undefined },
        'device_local_IP must be an IPv4 address such as 192.168.1.40',
      ],
      [
        'an IP with 256',
        { device_local_IP: '192.168.1.256' },
        'device_local_IP must be an IPv4 address such as 192.168.1.40',
      ],
      ['a room 0', { room_id: 0 }, 'room_id must be a positive number'],
      ['a room in words', { room_id: '1' }, 'room_id must be a whole number'],
      ['a secret', { device_secret: 'x' }, 'Unknown field: device_secret'],
      ['a home', { home_id: 1 }, 'Unknown field: home_id'],
      ['a state', { connected: 1 }, 'Unknown field: connected'],
    ])('ADDDEV-1 R-05 are not registered with %s', async (_title, change, error) => {
      expect(await registerDevice(change)).toMatchObject({ status: 400, body: { error } })
      expect(await devices()).toEqual([])
    })

    it('ADDDEV-1 are registered into a room of the home, and into no other', async () => {
      const room_id = await addRoom(owner, 'Terrace')
      await registerDevice({ room_id })
      expect(await devices()).toMatchObject([{ room_id, room_name: 'Terrace' }])
      const foreign = await addRoom(await ownerOf(server), 'Attic')
      for (const room of [foreign, 2_000_000_000]) {
        const { status, text } = await registerDevice({
          device_identifier: 'SC-002',
          room_id: room,
        })
        expect([status, text]).toEqual([
          404,
          '{"error":"Room not found","code":"not_found","field":"room_id"}',
        ])
      }
      expect(await devices()).toHaveLength(1)
    })

    it('API-14 API-13 are assigned to a room, moved, and removed from it', async () => {
      const [living, kitchen] = [await addRoom(owner, 'Living'), await addRoom(owner, 'Kitchen')]
      await addDevice(owner, 'SC-000001')
      const deviceIdentifier = 'SC-000001'
      const inside = async (room: number) => [
        (await devices(`/api/devices/room/${room}`)).length,
        (await devices(`/api/api/devices/room/${room}`)).length,
      ]
      const put = await mapRoom({ deviceIdentifier, room_id: living })
      expect([put.status, put.body]).toEqual([200, { message: 'Device assigned' }])
      expect([await inside(living), await inside(kitchen)]).toEqual([
        [1, 1],
        [0, 0],
      ])
      await mapRoom({ deviceIdentifier, room_id: kitchen })
      expect([await inside(living), await inside(kitchen)]).toEqual([
        [0, 0],
        [1, 1],
      ])
      const out = await mapRoom({ deviceIdentifier, room_id: null })
      expect([out.status, out.body]).toEqual([200, { message: 'Device removed' }])
      expect([await inside(living), await inside(kitchen)]).toEqual([
        [0, 0],
        [0, 0],
      ])
    })

    it('API-14 needs rights on the device and on the room', async () => {
      await addDevice(owner, 'SC-000001')
      const other = await ownerOf(server)
      const [mine, theirs] = [await addRoom(owner, 'Mine'), await addRoom(other, 'Theirs')]
      await addDevice(other, 'SC-777777')
      const answers = [
        await mapRoom({ deviceIdentifier: 'SC-000001', room_id: theirs }),
        await mapRoom({ deviceIdentifier: 'SC-777777', room_id: mine }),
        await mapRoom({ deviceIdentifier: 'SC-777777', room_id: null }),
        await mapRoom({ deviceIdentifier: 'SC-777777', room_id: theirs }),
      ]
      expect(answers.map(({ status, text }) => [status, text])).toEqual([
        [404, '{"error":"Room not found","code":"not_found"}'],
        ...Array(3).fill([404, '{"error":"Device not found","code":"not_found"}']),
      ])
      expect(await devices()).toMatchObject([{ room_id: null }])
    })

    it.each([
      [{}, 'deviceIdentifier is required'],
      [{ deviceIdentifier: 'SC-000001' }, 'room_id'],
      [{ deviceIdentifier: 'SC-000001', room_id: '1' }, 'room_id must be a whole number'],
      [{ deviceIdentifier: 'SC-000001', room_id: 1e20 }, 'room_id'],
      [{ deviceIdentifier: 'SC-000001', room_id: -1 }, 'room_id must be a positive number'],
      [{ device_identifier: 'SC-000001', room_id: null }, 'deviceIdentifier is required'],
    ])('API-14 refuses %j', async (body, error) => {
      const answer = await mapRoom(body)
      expect(answer.status).toBe(400)
      expect(Object(answer.body).error).toContain(error)
    })

    it('API-16 change their name and local IP separately', async () => {
      await addDevice(owner, 'SC-000001')
      const device_identifier = 'SC-000001'
      const named = await update({ device_identifier, device_name: ' Porch ' })
      expect([named.status, named.body]).toEqual([200, { message: 'Device updated' }])
      expect(await devices()).toMatchObject([{ device_name: 'Porch', local_ip: '192.168.1.40' }])
      await update({ device_identifier, device_local_IP: '10.0.0.7' })
      expect(await devices()).toMatchObject([{ device_name: 'Porch', local_ip: '10.0.0.7' }])
    })

    it.each([
      [{ device_identifier: 'SC-000001' }, 400, 'Send what to change'],
      [{ device_identifier: 'SC-000001', device_name: '' }, 400, 'device_name is required'],
      [
        { device_identifier: 'SC-000001', device_local_IP: '1.2.3' },
        400,
        'device_local_IP must be an IPv4 address such as 192.168.1.40',
      ],
      [
        { device_identifier: 'SC-000001', device_name: 'x', room_id: 1 },
        400,
        'Unknown field: room_id',
      ],
      [
        { device_identifier: 'SC-000001', device_name: 'x', secret_hash: 'x' },
        400,
        'Unknown field: secret_hash',
      ],
      [{ device_identifier: 'SC-404', device_name: 'x' }, 404, 'Device not found'],
      [{ device_identifier: 'sc-000001', device_name: 'x' }, 404, 'Device not found'],
    ])('API-16 R-05 refuses %j', async (body, status, error) => {
      await addDevice(owner, 'SC-000001')
      expect(await update(body)).toMatchObject({ status, body: { error } })
    })

    it('give their pins names, and remove a name', async () => {
      await addDevice(owner, 'SC-000001')
      const name = (pin: string, text: string | null) =>
        ask(server, 'PUT /api/devices/pin-name', {
          token,
          body: { device_identifier: 'SC-000001', pin, name: text },
        })
      expect((await name('18', 'Ceiling light')).status).toBe(200)
      expect(await devices()).toMatchObject([{ pins: { 18: { name: 'Ceiling light' } } }])
      await name('18', null)
      expect(await devices()).toMatchObject([{ pins: { 18: { name: null } } }])
      // A value that it has already is no change.
      const unnamed = await devices()
      expect((await name('18', null)).status).toBe(200)
      expect(await devices()).toEqual(unnamed)
      expect(await name('13', 'Fan')).toMatchObject({
        status: 400,
        body: { error: 'This device has no pin 13', code: 'invalid_input', field: 'pin' },
      })
      expect((await name('99', 'Fan')).status).toBe(400)
    })

    it('give their pins icons, which stay when only the name is changed, and the reverse', async () => {
      await addDevice(owner, 'SC-000001')
      const change = (body: object) =>
        ask(server, 'PUT /api/devices/pin-name', {
          token,
          body: { device_identifier: 'SC-000001', pin: '18', ...body },
        })
      expect((await change({ name: 'Door bell', icon: 'bell' })).status).toBe(200)
      await change({ name: 'Bell' })
      expect(await devices()).toMatchObject([{ pins: { 18: { name: 'Bell', icon: 'bell' } } }])
      await change({ icon: null })
      expect(await devices()).toMatchObject([{ pins: { 18: { name: 'Bell', icon: null } } }])
      expect(await change({})).toMatchObject({
        status: 400,
        body: { error: 'Send what to change' },
      })
      expect((await change({ icon: 'skull' })).status).toBe(400)
    })

    it('say whether a page asks before it turns a pin on, once somebody has decided', async () => {
      await addDevice(owner, 'SC-000001')
      const change = (body: object) =>
        ask(server, 'PUT /api/devices/pin-name', {
          token,
          body: { device_identifier: 'SC-000001', pin: '18', ...body },
        })
      await change({ icon: 'pump' })
      expect(JSON.stringify(await devices())).not.toContain('ask_first')
      for (const ask_first of [true, false]) {
        expect((await change({ ask_first })).status).toBe(200)
        expect(await devices()).toMatchObject([{ pins: { 18: { icon: 'pump', ask_first } } }])
      }
      await change({ ask_first: null })
      expect(JSON.stringify(await devices())).not.toContain('ask_first')
      expect((await change({ ask_first: 1 })).status).toBe(400)
    })

    it('LAN-3 get no request for their address while they are not connected: the answer says so', async () => {
      await addDevice(owner, 'SC-000001')
      const body = { device_identifier: 'SC-000001', static_ip: '10.0.0.7' }
      const answers = [
        await ask(server, 'PUT /api/devices/static-ip', { token, body }),
        await ask(server, 'GET /api/devices/wifi-info?device_identifier=SC-000001', { token }),
      ]
      expect(answers.map(({ status, body: said }) => [status, said])).toEqual(
        Array(2).fill([
          409,
          { error: 'Device SC-000001 is not connected', code: 'device_offline' },
        ]),
      )
      expect(await devices()).toMatchObject([{ static_ip: null }])
    })

    it('DASH-1 family sees and may not manage: 403 with a text', async () => {
      const room_id = await addRoom(owner, 'Living')
      await addDevice(owner, 'SC-000001', room_id)
      const family = await insertPerson(server, owner.homeId, 'family')
      token = family.token
      expect(await devices()).toHaveLength(1)
      const answers = [
        await update({ device_identifier: 'SC-000001', device_name: 'Mine' }),
        await mapRoom({ deviceIdentifier: 'SC-000001', room_id: null }),
        await registerDevice({ device_identifier: 'SC-000002' }),
        await createRoom('Mine'),
      ]
      expect(answers.map(({ status, body }) => [status, body])).toEqual(
        Array(4).fill([403, { error: 'Only owners may do this', code: 'forbidden' }]),
      )
    })
  })
})
