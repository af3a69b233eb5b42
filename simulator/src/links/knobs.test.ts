import { request } from 'node:http'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type KnobDevice, knobs } from './knob-list.ts'
import { openKnobs } from './knobs.ts'
import { HttpRefusal, type LocalServer } from './loopback-http.ts'

let turned: unknown[][]
let complaints: unknown[]
let local: LocalServer

function inHand(identifier: string): KnobDevice {
  const note =
    (name: string) =>
    (...args: unknown[]) => {
      turned.push([identifier, name, ...args])
    }
  return {
    identifier,
    state: () => ({ identifier, pins: { 18: 0 } }),
    touch: note('touch'),
    atWall: note('wall'),
    level: () => {
      throw new HttpRefusal(400, 'There is no tank here')
    },
    freeze: note('freeze'),
    drop: note('drop'),
    delay: note('delay'),
    duplicate: note('duplicate'),
    deaf: note('deaf'),
    refuse: note('refuse'),
    plain: note('plain'),
    stick: note('stick'),
    drift: note('drift'),
    clock: note('clock'),
    reboot: note('reboot'),
    secret: note('secret'),
  }
}

beforeEach(async () => {
  turned = []
  complaints = []
  const devices = new Map(['SC-000001', 'WLM:2'].map((one) => [one, inHand(one)]))
  local = await openKnobs(0, devices, (error) => complaints.push(error))
})
afterEach(async () => {
  await local.close()
})

async function turn(path: string, body?: unknown) {
  const answer = await fetch(`${local.url}${path}`, {
    method: 'POST',
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  return { status: answer.status, body: await answer.json() }
}

describe('reading', () => {
  test('GET / lists every knob with an example, for people', async () => {
    const answer = await fetch(`${local.url}/`)
    const text = await answer.text()
    expect(answer.headers.get('content-type')).toMatch('text/plain')
    for (const { name, example } of knobs) {
      expect(text).toContain(`/devices/{id}/${name}`)
      expect(text).toContain(example)
    }
    expect(text).toContain(`${local.url}/devices/SC-000001/touch`)
  })

  test('GET /devices lists every device with its state', async () => {
    const answer = await fetch(`${local.url}/devices`)
    expect(await answer.json()).toEqual({
      devices: [
        { identifier: 'SC-000001', pins: { 18: 0 } },
        { identifier: 'WLM:2', pins: { 18: 0 } },
      ],
    })
  })

  test('GET /devices/{id} is one of them', async () => {
    const answer = await fetch(`${local.url}/devices/WLM%3A2`)
    expect(await answer.json()).toMatchObject({ identifier: 'WLM:2' })
  })
})

describe('turning', () => {
  test.each([
    ['touch', { touchPin: 12 }, [12, undefined]],
    ['touch', { touchPin: 13, state: 3 }, [13, 3]],
    ['freeze', { on: true }, [true]],
    ['freeze', { on: false }, [false]],
    ['drop', undefined, [undefined]],
    ['drop', { forMs: 5000 }, [5000]],
    ['delay', { ms: 250 }, [250]],
    ['duplicate', { on: false }, [false]],
    ['deaf', undefined, [true]],
    ['refuse', {}, [true]],
    ['plain', {}, [true]],
    ['stick', { sensor: 'power', on: false }, ['power', false]],
    ['drift', { sensor: 'humidity', perHour: -2 }, ['humidity', -2]],
    ['clock', { ppm: -15 }, [-15]],
    ['reboot', undefined, []],
    ['secret', { secret: 'new' }, ['new']],
  ])('%s %j turns the device and answers with its state', async (name, body, args) => {
    const answer = await turn(`/devices/SC-000001/${name}`, body)
    expect(turned).toEqual([['SC-000001', name, ...args]])
    expect(answer).toEqual({ status: 200, body: { identifier: 'SC-000001', pins: { 18: 0 } } })
  })

  test.each([
    ['touch', {}],
    ['touch', { touchPin: '12' }],
    ['touch', { touchPin: 12, state: 4 }],
    ['touch', { touchPin: 12, finger: 'index' }],
    ['delay', { ms: -1 }],
    ['delay', {}],
    ['drop', { forMs: 1e12 }],
    ['freeze', { on: 'yes' }],
    ['secret', { secret: '' }],
    ['drift', { sensor: 'luck', perHour: 1 }],
    ['reboot', []],
    ['reboot', 'not json'],
  ])('%s %j is refused with 400 and words', async (name, body) => {
    const answer = await turn(`/devices/SC-000001/${name}`, body)
    expect(answer).toEqual({ status: 400, body: { error: expect.any(String) } })
    expect(turned).toEqual([])
  })

  test('a wrong field is named, and how to do it right', async () => {
    expect(await turn('/devices/SC-000001/touch', { touchPin: '12' })).toEqual({
      status: 400,
      body: {
        error:
          'touchPin: Invalid input: expected number, received string. Send for example {"touchPin":12}',
      },
    })
  })

  test('what this device cannot do is refused in its own words', async () => {
    expect(await turn('/devices/SC-000001/level', { percent: 5 })).toEqual({
      status: 400,
      body: { error: 'There is no tank here' },
    })
  })

  test('unknown devices, knobs and paths are 404, and list what exists', async () => {
    expect(await turn('/devices/SC-9/touch')).toEqual({
      status: 404,
      body: { error: 'There is no device SC-9; see GET /devices' },
    })
    expect(await turn('/devices/SC-000001/kick')).toEqual({
      status: 404,
      body: {
        error: expect.stringMatching(/^There is no knob kick; there is touch, wall, level,/),
      },
    })
    for (const path of ['/x', '/devices/SC-9', '/devices/SC-000001/touch/2', '/devices/%E0%A4%A'])
      expect((await fetch(local.url + path)).status).toBe(404)
  })

  test('reading is GET, turning is POST', async () => {
    expect((await turn('/devices')).status).toBe(405)
    expect((await turn('/devices/SC-000001')).status).toBe(405)
    expect((await fetch(`${local.url}/devices/SC-000001/reboot`)).status).toBe(405)
    expect(turned).toEqual([])
  })
})

describe('who may turn', () => {
  test('no web page', async () => {
    const answer = await fetch(`${local.url}/devices/SC-000001/reboot`, {
      method: 'POST',
      headers: { origin: 'http://evil.example' },
    })
    expect([answer.status, turned]).toEqual([403, []])
  })

  test('nobody who calls this machine by a foreign name', async () => {
    const { promise, resolve, reject } = Promise.withResolvers<number | undefined>()
    request(`${local.url}/devices`, { headers: { host: 'evil.example' } }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
      .on('error', reject)
      .end()
    expect(await promise).toBe(403)
  })
})

test('a bug is a 500 and is told once', async () => {
  await local.close()
  const broken = {
    ...inHand('SC-000001'),
    reboot: () => {
      throw new TypeError('oh')
    },
  }
  local = await openKnobs(0, new Map([['SC-000001', broken]]), (error) => complaints.push(error))
  expect((await turn('/devices/SC-000001/reboot')).status).toBe(500)
  expect(complaints).toEqual([new TypeError('oh')])
})

test('a port that is taken is said', async () => {
  const port = Number(new URL(local.url).port)
  await expect(openKnobs(port, new Map(), () => undefined)).rejects.toThrow('EADDRINUSE')
})
