import type { ToBrowser } from '@roomwire/contracts/live/to-browser.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { keepConnected } from './keep-connected.ts'
import { LiveConnection, type Socket } from './live-connection.ts'
import type { LiveSubscription } from './live-subscriptions.ts'
import { TestTimers } from './test-timers.ts'

/** A socket that the test drives. */
class FakeSocket implements Socket {
  readyState: 0 | 1 | 2 | 3 = 0
  sent: string[] = []
  closedWith: (number | undefined)[] = []
  onopen: Socket['onopen'] = null
  onmessage: Socket['onmessage'] = null
  onclose: Socket['onclose'] = null

  send(text: string) {
    this.sent.push(text)
  }

  close(code?: number) {
    this.readyState = 3
    this.closedWith.push(code)
  }

  open() {
    this.readyState = 1
    this.onopen?.call(this as never, new Event('open'))
  }

  receive(message: unknown) {
    const event = new MessageEvent('message', { data: JSON.stringify(message) })
    this.onmessage?.call(this as never, event)
  }

  drop(code = 1006, reason = '') {
    this.readyState = 3
    this.onclose?.call(this as never, Object.assign(new Event('close'), { code, reason }) as never)
  }
}

let timers: TestTimers
let sockets: FakeSocket[]
let received: ToBrowser[]
let endReasons: string[]
let tickets: number
let away: boolean
let blocked: boolean
let granting: boolean
let refusing: boolean
let connection: LiveConnection

beforeEach(() => {
  timers = new TestTimers()
  sockets = []
  received = []
  endReasons = []
  tickets = 0
  away = false
  blocked = false
  granting = true
  refusing = false
  connection = new LiveConnection({
    timers,
    random: () => 0.5,
    isAway: () => away,
    ticket: async () => {
      if (!granting) throw new Error('no answer')
      if (refusing) return null
      return `ticket-${++tickets}`
    },
    open: () => {
      if (blocked) throw new Error('SecurityError')
      const socket = new FakeSocket()
      sockets.push(socket)
      return socket
    },
    onMessage: (message) => received.push(message),
    onAccessEnded: (reason) => endReasons.push(reason),
    onEndExplained: (reason) => endReasons.push(`late: ${reason}`),
  })
})

async function connected() {
  connection.start()
  await timers.pass(0)
  sockets[0]!.open()
}

function last() {
  return sockets[sockets.length - 1]!
}

describe('a live connection', () => {
  test('CTRL-8 LIVE-2 sends a press that came before the first connection as soon as that is open', async () => {
    const press = { deviceIdentifier: 'SC-000001', messageId: 'm1', action: 'on', pin: 18 } as const
    let failures = 0
    const send = () => connection.sendOnceOpen(press, () => (failures += 1))
    expect(send()).toBe(true)
    connection.start()
    await timers.pass(0)
    sockets[0]!.open()
    expect(sockets[0]!.sent.map((text) => JSON.parse(text))).toEqual([press])
    await timers.pass(5_000)
    expect(failures).toBe(0)
    expect(send()).toBe(false)
  })

  test.each([
    ['does not come in time', () => timers.pass(2_000)],
    ['fails', async () => sockets[0]!.drop()],
  ])(
    'CTRL-8 reports a press before a first connection that %s as not sent, once',
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
      connection.sendOnceOpen(press, () => (failures += 1))
      await fail()
      expect(failures).toBe(1)
      await timers.pass(60_000)
      for (const socket of sockets.slice(1)) socket.open()
      expect(failures).toBe(1)
      expect(sockets.flatMap(({ sent }) => sent).filter((text) => text.includes('m1'))).toEqual([])
    },
  )

  test('LIVE-1 goes from connecting to connected', async () => {
    connection.start()
    expect(connection.state().phase).toBe('connecting')
    await timers.pass(0)
    last().open()
    expect(connection.state()).toEqual({ phase: 'connected', attempt: 0, error: null })
  })

  test('LIVE-1 waits 1 s while the tab is hidden', async () => {
    away = true
    connection.start()
    await timers.pass(999)
    expect(sockets).toHaveLength(0)
    await timers.pass(1)
    expect(sockets).toHaveLength(1)
  })

  test('LIVE-1 tries at most 5 times, 3 s doubling, then reports that it gave up', async () => {
    await connected()
    last().drop()
    const openedAt: number[] = []
    for (const pause of [3_000, 6_000, 12_000, 24_000, 48_000]) {
      expect(connection.state().phase).toBe('reconnecting')
      await timers.pass(pause)
      openedAt.push(timers.now())
      last().drop()
    }
    expect(openedAt).toEqual([3_000, 9_000, 21_000, 45_000, 93_000])
    expect(sockets).toHaveLength(6)
    expect(connection.state()).toEqual({
      phase: 'closed',
      attempt: 5,
      error: 'max_attempts_reached',
    })
    await timers.pass(600_000)
    expect(sockets).toHaveLength(6)
  })

  test('fetches a new ticket for each attempt', async () => {
    await connected()
    last().drop()
    await timers.pass(3_000)
    expect(tickets).toBe(2)
  })

  test('counts a ticket that is not granted as a failed attempt', async () => {
    granting = false
    connection.start()
    await timers.pass(0)
    expect(connection.state()).toMatchObject({ phase: 'reconnecting', attempt: 1 })
    expect(sockets).toHaveLength(0)
  })

  test('LIVE-1 opens no socket where the server refuses the address of the page, says so, and asks again now and then', async () => {
    refusing = true
    const stop = keepConnected(connection, timers)
    connection.start()
    await timers.pass(0)
    expect(connection.state()).toEqual({ phase: 'closed', attempt: 0, error: 'address_refused' })
    await timers.pass(60_000)
    expect(connection.state().error).toBe('address_refused')
    expect(sockets).toHaveLength(0)
    refusing = false
    await timers.pass(60_000)
    last().open()
    expect(connection.state()).toEqual({ phase: 'connected', attempt: 0, error: null })
    stop()
  })

  test('LIVE-1 starts anew on Retry Connection', async () => {
    await connected()
    for (const pause of [0, 3_000, 6_000, 12_000, 24_000, 48_000]) {
      await timers.pass(pause)
      last().drop()
    }
    connection.retry()
    expect(connection.state()).toEqual({ phase: 'reconnecting', attempt: 1, error: null })
    await timers.pass(0)
    last().open()
    expect(connection.state().phase).toBe('connected')
  })

  test('LIVE-1 NAV-6 does not reconnect after code 1000, and says why, until a person retries', async () => {
    await connected()
    last().drop(1000)
    const endKeeping = keepConnected(connection, timers)
    await timers.pass(600_000)
    endKeeping()
    expect(connection.state()).toEqual({ phase: 'closed', attempt: 0, error: 'closed_by_peer' })
    expect(sockets).toHaveLength(1)
    connection.retry()
    await timers.pass(0)
    last().open()
    expect(connection.state()).toEqual({ phase: 'connected', attempt: 0, error: null })
  })

  test('LIVE-7 ends the access with the reason of code 1008', async () => {
    await connected()
    last().drop(1008, 'Your guest access has ended')
    expect(endReasons).toEqual(['Your guest access has ended'])
    await timers.pass(600_000)
    expect(sockets).toHaveLength(1)
  })

  test('LIVE-7 tells the reason of code 1008 also where a refused call has ended the page before', async () => {
    await connected()
    connection.stop()
    expect(connection.state().phase).toBe('idle')
    last().receive({ type: 'homeChanged', what: 'rooms' })
    expect([received, last().closedWith]).toEqual([[], []])
    last().drop(1008, 'Guest access has ended')
    last().drop(1000, 'Bye')
    expect(endReasons).toEqual(['late: Guest access has ended'])
  })

  test('LIVE-7 a stopped connection waits 5 s for a reason', async () => {
    await connected()
    connection.stop()
    await timers.pass(4_999)
    expect(last().closedWith).toEqual([])
    await timers.pass(1)
    expect(last().closedWith).toEqual([undefined])
    expect(endReasons).toEqual([])
  })

  test('AUTH-5 closes with code 1000 on signing out', async () => {
    await connected()
    connection.stop(1000)
    expect(last().closedWith).toEqual([1000])
    expect(connection.state().phase).toBe('idle')
  })

  test('LIVE-1 reports that the browser blocks the socket', async () => {
    blocked = true
    connection.start()
    await timers.pass(0)
    expect(connection.state().error).toBe('blocked_by_browser')
  })

  test('gives up an attempt that has not opened after 10 s', async () => {
    connection.start()
    await timers.pass(10_000)
    expect(connection.state()).toMatchObject({ phase: 'reconnecting', attempt: 1 })
    expect(last().closedWith).toHaveLength(1)
  })

  test('ignores what it cannot parse', async () => {
    await connected()
    last().receive('nonsense')
    last().receive({ type: 'unknown' })
    last().receive({ stage: 'sent', messageId: 'm' })
    expect(received).toEqual([{ stage: 'sent', messageId: 'm' }])
  })

  test('CTRL-8 sends nothing without a connection, and returns false', async () => {
    const command = { deviceIdentifier: 'SC-1', messageId: 'm', action: 'on', pin: 18 } as const
    expect(connection.send(command)).toBe(false)
    await connected()
    expect(connection.send(command)).toBe(true)
  })
})

describe('a subscription', () => {
  const room = (roomId: number): LiveSubscription => ({
    key: `room ${roomId}`,
    subscribe: (messageId) => ({ type: 'subscribeRoom', roomId, messageId }),
    unsubscribe: (messageId) => ({ type: 'unsubscribeRoom', roomId, messageId }),
  })
  const requests = (socket: FakeSocket) =>
    socket.sent.map((text) => JSON.parse(text)).map(({ type, roomId }) => [type, roomId])

  test('LIVE-5 is created on connect, again after each reconnection, and ends on release', async () => {
    const release = connection.acquire(room(7))
    await connected()
    expect(requests(last())).toEqual([['subscribeRoom', 7]])
    last().drop()
    await timers.pass(3_000)
    last().open()
    expect(requests(last())).toEqual([['subscribeRoom', 7]])
    release()
    expect(requests(last())).toEqual([
      ['subscribeRoom', 7],
      ['unsubscribeRoom', 7],
    ])
  })

  test('LIVE-5 acquired twice is one subscription', async () => {
    await connected()
    const first = connection.acquire(room(7))
    const second = connection.acquire(room(7))
    first()
    expect(requests(last())).toEqual([['subscribeRoom', 7]])
    second()
    expect(requests(last())).toHaveLength(2)
  })

  test('LIVE-5 that the server failed to create is requested again', async () => {
    connection.acquire(room(7))
    await connected()
    last().receive({ type: 'error', code: 'server_error', error: 'Went wrong', messageId: 0 })
    await timers.pass(3_000)
    expect(requests(last())).toHaveLength(2)
  })

  test('LIVE-5 that is not found is not requested again, nor after its release', async () => {
    const release = connection.acquire(room(7))
    await connected()
    last().receive({ type: 'error', code: 'not_found', error: 'Room not found', messageId: 0 })
    await timers.pass(10_000)
    expect(requests(last())).toHaveLength(1)
    last().receive({ type: 'error', code: 'server_error', error: 'Went wrong', messageId: 0 })
    release()
    await timers.pass(10_000)
    expect(requests(last()).map(([type]) => type)).toEqual(['subscribeRoom', 'unsubscribeRoom'])
  })

  test('SOCK-2 has a numeric roomId and a timestamp as messageId', async () => {
    connection.acquire(room(7))
    await connected()
    expect(JSON.parse(last().sent[0]!)).toEqual({ type: 'subscribeRoom', roomId: 7, messageId: 0 })
  })

  test('restarts a connection that does not answer after the machine slept', async () => {
    connection.acquire(room(7))
    await connected()
    connection.check()
    await timers.pass(5_000)
    expect(connection.state().phase).toBe('reconnecting')
  })

  test('keeps a connection that answers after the machine slept', async () => {
    connection.acquire(room(7))
    await connected()
    connection.check()
    last().receive({ type: 'subscription', roomId: 7, subscribed: true })
    await timers.pass(60_000)
    expect(connection.state().phase).toBe('connected')
  })
})

describe('a line that a router has forgotten', () => {
  const pings = () => last().sent.filter((text) => text.includes('ping')).length

  test('a connection whose server has been silent for half a minute asks it, and begins anew without an answer', async () => {
    const stop = keepConnected(connection, timers)
    await connected()
    await timers.pass(29_000)
    expect(pings()).toBe(0)
    await timers.pass(7_000)
    expect([pings(), connection.state().phase]).toEqual([1, 'reconnecting'])
    stop()
  })

  test('a connection whose server answers stays', async () => {
    const stop = keepConnected(connection, timers)
    await connected()
    for (let second = 0; second < 120; second += 1) {
      await timers.pass(1_000)
      if (last().sent.at(-1)?.includes('ping')) last().receive({ type: 'pong' })
    }
    expect([sockets.length, connection.state().phase]).toEqual([1, 'connected'])
    stop()
  })
})

test('LIVE-1 a connection that has given up tries again by itself, 5 s doubling to 30 s', async () => {
  const stop = keepConnected(connection, timers)
  await connected()
  last().drop()
  const attempts: number[] = []
  let seen = sockets.length
  for (let second = 0; second < 240; second += 1) {
    await timers.pass(1_000)
    if (sockets.length === seen) continue
    seen = sockets.length
    attempts.push(timers.now() / 1000)
    last().drop()
  }
  // 3, 9, 21, 45 and 93 s are the five attempts; then polls each 10 s with growing pauses.
  expect(attempts).toEqual([3, 9, 21, 45, 93, 105, 120, 150, 180, 210, 240])
  expect(connection.state().error).toBe('max_attempts_reached')
  stop()
  await timers.pass(600_000)
  expect(sockets).toHaveLength(seen)
})
