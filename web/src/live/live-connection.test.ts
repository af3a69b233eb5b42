import type { ToBrowser } from '@roomwire/contracts/live/to-browser.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { keepConnected } from './keep-connected.ts'
import { LiveConnection, type Socket } from './live-connection.ts'
import { TestTimers } from './test-timers.ts'

/** A socket that does what the test says. */
class FakeSocket implements Socket {
  readyState: 0 | 1 | 2 | 3 = 0
  said: string[] = []
  closedWith: (number | undefined)[] = []
  onopen: Socket['onopen'] = null
  onmessage: Socket['onmessage'] = null
  onclose: Socket['onclose'] = null

  send(text: string) {
    this.said.push(text)
  }

  close(code?: number) {
    this.readyState = 3
    this.closedWith.push(code)
  }

  opens() {
    this.readyState = 1
    this.onopen?.call(this as never, new Event('open'))
  }

  hears(message: unknown) {
    const event = new MessageEvent('message', { data: JSON.stringify(message) })
    this.onmessage?.call(this as never, event)
  }

  breaks(code = 1006, reason = '') {
    this.readyState = 3
    this.onclose?.call(this as never, Object.assign(new Event('close'), { code, reason }) as never)
  }
}

let timers: TestTimers
let sockets: FakeSocket[]
let heard: ToBrowser[]
let endings: string[]
let tickets: number
let away: boolean
let blocked: boolean
let granting: boolean
let connection: LiveConnection

beforeEach(() => {
  timers = new TestTimers()
  sockets = []
  heard = []
  endings = []
  tickets = 0
  away = false
  blocked = false
  granting = true
  connection = new LiveConnection({
    timers,
    random: () => 0.5,
    isAway: () => away,
    ticket: async () => {
      if (!granting) throw new Error('no answer')
      return `ticket-${++tickets}`
    },
    open: () => {
      if (blocked) throw new Error('SecurityError')
      const socket = new FakeSocket()
      sockets.push(socket)
      return socket
    },
    hear: (message) => heard.push(message),
    accessEnded: (reason) => endings.push(reason),
  })
})

async function connected() {
  connection.start()
  await timers.pass(0)
  sockets[0]!.opens()
}

function last() {
  return sockets[sockets.length - 1]!
}

describe('a live connection', () => {
  test('CTRL-8 LIVE-2 a press before the first connection is sent when it is there, and fails when it does not come', async () => {
    const press = { deviceIdentifier: 'SC-000001', messageId: 'm1', action: 'on', pin: 18 } as const
    let failures = 0
    const ask = () => connection.sayOnceOpen(press, () => (failures += 1))
    expect(ask()).toBe(true)
    connection.start()
    await timers.pass(0)
    sockets[0]!.opens()
    expect(sockets[0]!.said.map((text) => JSON.parse(text))).toEqual([press])
    await timers.pass(5_000)
    expect(failures).toBe(0)
    expect(ask()).toBe(false)
  })

  test.each([
    ['does not come in time', () => timers.pass(2_000)],
    ['fails', async () => sockets[0]!.breaks()],
  ])(
    'CTRL-8 a press before a first connection that %s is told as not sent, once',
    async (_, fail) => {
      let failures = 0
      connection.start()
      await timers.pass(0)
      const press = {
        deviceIdentifier: 'SC-000001',
        messageId: 'm1',
        action: 'on',
        pin: 18,
      } as const
      connection.sayOnceOpen(press, () => (failures += 1))
      await fail()
      expect(failures).toBe(1)
      await timers.pass(60_000)
      for (const socket of sockets.slice(1)) socket.opens()
      expect(failures).toBe(1)
      expect(sockets.flatMap(({ said }) => said).filter((text) => text.includes('m1'))).toEqual([])
    },
  )

  test('LIVE-1 goes from connecting to connected', async () => {
    connection.start()
    expect(connection.state().phase).toBe('connecting')
    await timers.pass(0)
    last().opens()
    expect(connection.state()).toEqual({ phase: 'connected', attempt: 0, error: null })
  })

  test('LIVE-1 is delayed 1 s while the tab is hidden', async () => {
    away = true
    connection.start()
    await timers.pass(999)
    expect(sockets).toHaveLength(0)
    await timers.pass(1)
    expect(sockets).toHaveLength(1)
  })

  test('LIVE-1 tries at most 5 times, 3 s doubling, then says so', async () => {
    await connected()
    last().breaks()
    const openedAt: number[] = []
    for (const pause of [3_000, 6_000, 12_000, 24_000, 48_000]) {
      expect(connection.state().phase).toBe('reconnecting')
      await timers.pass(pause)
      openedAt.push(timers.now())
      last().breaks()
    }
    expect(openedAt).toEqual([3_000, 9_000, 21_000, 45_000, 93_000])
    expect(sockets).toHaveLength(6)
    expect(connection.state()).toEqual({
      phase: 'closed',
      attempt: 5,
      error: 'Max reconnect attempts exceeded',
    })
    await timers.pass(600_000)
    expect(sockets).toHaveLength(6)
  })

  test('asks for a new ticket for each attempt', async () => {
    await connected()
    last().breaks()
    await timers.pass(3_000)
    expect(tickets).toBe(2)
  })

  test('a ticket that is not granted is a failed attempt', async () => {
    granting = false
    connection.start()
    await timers.pass(0)
    expect(connection.state()).toMatchObject({ phase: 'reconnecting', attempt: 1 })
    expect(sockets).toHaveLength(0)
  })

  test('LIVE-1 Retry Connection begins anew', async () => {
    await connected()
    for (const pause of [0, 3_000, 6_000, 12_000, 24_000, 48_000]) {
      await timers.pass(pause)
      last().breaks()
    }
    connection.retry()
    expect(connection.state()).toEqual({ phase: 'reconnecting', attempt: 1, error: null })
    await timers.pass(0)
    last().opens()
    expect(connection.state().phase).toBe('connected')
  })

  test('LIVE-1 code 1000 does not reconnect', async () => {
    await connected()
    last().breaks(1000)
    await timers.pass(600_000)
    expect(connection.state().phase).toBe('closed')
    expect(sockets).toHaveLength(1)
  })

  test('LIVE-7 code 1008 ends the access with its reason', async () => {
    await connected()
    last().breaks(1008, 'Your guest access has ended')
    expect(endings).toEqual(['Your guest access has ended'])
    await timers.pass(600_000)
    expect(sockets).toHaveLength(1)
  })

  test('AUTH-5 signing out closes with code 1000', async () => {
    await connected()
    connection.stop(1000)
    expect(last().closedWith).toEqual([1000])
    expect(connection.state().phase).toBe('idle')
  })

  test("LIVE-1 a refused construction is 'WebSocket blocked by browser policy'", async () => {
    blocked = true
    connection.start()
    await timers.pass(0)
    expect(connection.state().error).toBe('WebSocket blocked by browser policy')
  })

  test('an attempt that never opens has failed after 10 s', async () => {
    connection.start()
    await timers.pass(10_000)
    expect(connection.state()).toMatchObject({ phase: 'reconnecting', attempt: 1 })
    expect(last().closedWith).toHaveLength(1)
  })

  test('what does not parse is not heard', async () => {
    await connected()
    last().hears('nonsense')
    last().hears({ type: 'unheard of' })
    last().hears({ stage: 'sent', messageId: 'm' })
    expect(heard).toEqual([{ stage: 'sent', messageId: 'm' }])
  })

  test('CTRL-8 says nothing while there is no connection, and says that it did not', async () => {
    const command = { deviceIdentifier: 'SC-1', messageId: 'm', action: 'on', pin: 18 } as const
    expect(connection.say(command)).toBe(false)
    await connected()
    expect(connection.say(command)).toBe(true)
  })
})

describe('a held room', () => {
  const words = (socket: FakeSocket) =>
    socket.said.map((text) => JSON.parse(text)).map(({ type, roomId }) => [type, roomId])

  test('LIVE-5 is subscribed on connect, again after each reconnection, and left when let go', async () => {
    const letGo = connection.holdRoom(7)
    await connected()
    expect(words(last())).toEqual([['subscribeRoom', 7]])
    last().breaks()
    await timers.pass(3_000)
    last().opens()
    expect(words(last())).toEqual([['subscribeRoom', 7]])
    letGo()
    expect(words(last())).toEqual([
      ['subscribeRoom', 7],
      ['unsubscribeRoom', 7],
    ])
  })

  test('LIVE-5 held twice is one subscription', async () => {
    await connected()
    const first = connection.holdRoom(7)
    const second = connection.holdRoom(7)
    first()
    expect(words(last())).toEqual([['subscribeRoom', 7]])
    second()
    expect(words(last())).toHaveLength(2)
  })

  test('LIVE-5 that the server could not show just now is asked for again', async () => {
    connection.holdRoom(7)
    await connected()
    last().hears({ type: 'error', code: 'bad_message', error: 'Went wrong', messageId: 0 })
    await timers.pass(3_000)
    expect(words(last())).toHaveLength(2)
  })

  test('LIVE-5 that is not to be seen is not asked for again, nor after letting go', async () => {
    const letGo = connection.holdRoom(7)
    await connected()
    last().hears({ type: 'error', code: 'not_found', error: 'Room not found', messageId: 0 })
    await timers.pass(10_000)
    expect(words(last())).toHaveLength(1)
    last().hears({ type: 'error', code: 'bad_message', error: 'Went wrong', messageId: 0 })
    letGo()
    await timers.pass(10_000)
    expect(words(last()).map(([type]) => type)).toEqual(['subscribeRoom', 'unsubscribeRoom'])
  })

  test('SOCK-2 has a numeric roomId and a timestamp as messageId', async () => {
    connection.holdRoom(7)
    await connected()
    expect(JSON.parse(last().said[0]!)).toEqual({ type: 'subscribeRoom', roomId: 7, messageId: 0 })
  })

  test('after the machine slept, a connection that does not answer is begun anew', async () => {
    connection.holdRoom(7)
    await connected()
    connection.check()
    await timers.pass(5_000)
    expect(connection.state().phase).toBe('reconnecting')
  })

  test('after the machine slept, a connection that answers stays', async () => {
    connection.holdRoom(7)
    await connected()
    connection.check()
    last().hears({ type: 'subscription', roomId: 7, subscribed: true })
    await timers.pass(60_000)
    expect(connection.state().phase).toBe('connected')
  })
})

test('LIVE-1 a connection that has given up is tried again by itself, 5 s doubling to 30 s', async () => {
  const end = keepConnected(connection, timers)
  await connected()
  last().breaks()
  const attempts: number[] = []
  let seen = sockets.length
  for (let second = 0; second < 240; second += 1) {
    await timers.pass(1_000)
    if (sockets.length === seen) continue
    seen = sockets.length
    attempts.push(timers.now() / 1000)
    last().breaks()
  }
  // 3, 9, 21, 45 and 93 s are the five attempts; then polls each 10 s with growing pauses.
  expect(attempts).toEqual([3, 9, 21, 45, 93, 105, 120, 150, 180, 210, 240])
  expect(connection.state().error).toBe('Max reconnect attempts exceeded')
  end()
  await timers.pass(600_000)
  expect(sockets).toHaveLength(seen)
})
