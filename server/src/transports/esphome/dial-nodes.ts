import { setImmediate as nextTurn } from 'node:timers/promises'
import { openDialClaims } from '../../features/devices/presence/dial-claims.ts'
import { unsealNodeKey } from '../../features/devices/records/node-key.ts'
import { RateLimiter } from '../../platform/rate-limiter.ts'
import type { NeedsOf, Roomwire } from '../../roomwire.ts'
import type { openDeviceGateway } from '../mqtt/device-gateway.ts'
import { type BoardNeeds, type OpenBoard, openBoard } from '../mqtt/hub/open-board.ts'
import { readCommand } from '../read-command.ts'
import type { EntityState } from './entities.ts'
import type { NodeInfo, NodeSession, SessionEnd } from './node-session.ts'

type Needs = BoardNeeds &
  Pick<Roomwire, 'devices' | 'connectProblems' | 'audit' | 'counts' | 'sealKey' | 'mayDial'> &
  Pick<Roomwire, 'nodeAlarm' | 'backgroundTasks'> &
  NeedsOf<typeof openDialClaims>

type Gateway = Pick<ReturnType<typeof openDeviceGateway>, 'connect' | 'connected'>

type NodeRow = Awaited<ReturnType<Roomwire['devices']['nodes']>>[number]

/**
 * How long until a node is dialled again, ms: twice as long after each failure, with jitter. A connection that ends
 * sooner than the longest of these is a failure too.
 */
export const dialTimes = { firstMs: 1_000, longestMs: 60_000, gatherReadingsMs: 250 }

/** Nodes that are dialled, of all homes: after a start, or where a network comes back, others have their turn. */
const dials = { perSecond: 50, burst: 1 }

/** Dials the nodes of all homes that are this replica's, and speaks for each, like a hub for a board. */
export function dialNodes(needs: Needs, gateway: Gateway): { stop(): Promise<void> } {
  const { devices, log } = needs
  const dialled = new Map<number, DialledNode>()
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let round: Promise<unknown> | undefined
  let isAskedAgain = false
  const rate = new RateLimiter(dials, needs.clock)
  const claims = openDialClaims(needs, () => void letGo([...dialled.keys()]))

  /** Resolves when all that were let go so far have left. */
  let leaving: Promise<unknown> = Promise.resolve()

  function letGo(ids: readonly number[]): Promise<unknown> {
    const nodes = ids.flatMap((id) => dialled.get(id) ?? [])
    for (const id of ids) dialled.delete(id)
    leaving = Promise.all([leaving, ...nodes.map((node) => node.stop())])
    return leaving
  }

  async function lookOnce(): Promise<void> {
    const nodes = await devices.nodes()
    const own = await claims.own(nodes.map(({ id }) => id))
    const rows = nodes.filter(({ id }) => own.has(id))
    const byId = new Map(rows.map((row) => [row.id, row]))
    const changed = [...dialled].filter(([id, node]) => !node.isOf(byId.get(id)))
    await letGo(changed.map(([id]) => id))
    if (isStopped || !claims.areHeld()) return
    for (const row of rows) {
      if (dialled.has(row.id)) continue
      const node = dialNode({ ...needs, rate }, gateway, row)
      dialled.set(row.id, node)
      node.dialIn(0)
    }
  }

  function look(): void {
    if (isStopped) return
    if (round) {
      isAskedAgain = true
      return
    }
    clearTimeout(timer)
    round = nextTurn()
      .then(lookOnce)
      .catch((err) => log.error({ err }, 'nodes were not looked for'))
      .finally(() => {
        round = undefined
        if (isStopped) return
        timer = setTimeout(look, claims.askMs)
        if (!isAskedAgain) return
        isAskedAgain = false
        look()
      })
  }

  needs.nodeAlarm.onChanged(look)
  look()
  return {
    async stop() {
      isStopped = true
      clearTimeout(timer)
      claims.stop()
      await round
      await letGo([...dialled.keys()])
    },
  }
}

type DialledNode = {
  /** Whether it is dialled as its row says; false without one. */
  isOf(row: NodeRow | undefined): boolean
  dialIn(ms: number): void
  stop(): Promise<void>
}

/** Dials one node, again and again. */
function dialNode(
  needs: Needs & { rate: RateLimiter },
  { connect, connected }: Gateway,
  row: NodeRow,
): DialledNode {
  const { log, mayDial, sealKey, clock, devices } = needs
  const node = { homeId: row.home_id, identifier: row.identifier }
  let { node_mac: mac } = row
  let session: NodeSession | undefined
  let board: OpenBoard | undefined
  let readings: ReturnType<typeof gatherReadings> | undefined
  let timer: NodeJS.Timeout | undefined
  let failures = 0
  let knownAt = Number.POSITIVE_INFINITY
  let toldWhy: SessionEnd = null
  let isStopped = false
  let ending: Promise<void> = Promise.resolve()
  const said = new Map<string, EntityState>()
  const failed = (err: unknown) => log.error({ err, deviceId: row.id }, 'a node failed')

  function dialIn(ms: number): void {
    const inTurn = () => {
      timer = setTimeout(() => void dial().catch(failed), needs.rate.reserve(1))
    }
    if (!isStopped) timer = setTimeout(inTurn, ms)
  }

  async function dial(): Promise<void> {
    const address = row.local_ip ?? ''
    if (row.node_key === null || !mayDial(address)) return ended('node_not_allowed')
    // The library behind it is loaded where there are nodes.
    const { openNodeSession } = await import('./node-session.ts')
    const key = Buffer.from(unsealNodeKey(sealKey, node, row.node_key), 'base64')
    if (isStopped) return
    session = openNodeSession(
      { address, key, mac, clock },
      {
        known,
        states,
        settled: () => (board?.isBehind() ? board.settled() : undefined),
        ended,
      },
    )
  }

  async function known({ mac: told, firmware, entities }: NodeInfo): Promise<SessionEnd> {
    if (mac === null) await devices.keepMac(row.id, told)
    mac = told
    if (await devices.hasOlderNode({ id: row.id, homeId: row.home_id, mac })) return 'node_twice'
    const own = await openBoard(needs, row, {
      connect,
      connected,
      send: (topic, payload) => (topic === 'command' ? command(payload) : 'not_listening'),
      close: () => session?.close(),
    })
    if (!own || !session) {
      session?.close()
      await own?.end()
      return null
    }
    board = own
    readings = gatherReadings((values) => own.tell('readings', { readings: values }))
    knownAt = performance.now()
    toldWhy = null
    const declared = entities.map((entity) => entity.declared)
    const pins = declared.flatMap((one) => ('pin' in one ? one.pin : []))
    const measured = declared.flatMap((one) => ('reading' in one ? one.reading : []))
    own.tell('hello', {
      firmware,
      ip: row.local_ip,
      pins,
      readings: Object.fromEntries(measured.map(({ key, ...reading }) => [key, reading])),
    })
    return null
  }

  function states(all: readonly EntityState[]): void {
    for (const one of all) if ('reading' in one) readings?.add(one.reading, one.value)
    const pins = all.filter((one) => 'pin' in one)
    for (const one of pins) said.set(one.pin, one)
    if (pins.length > 0) board?.tell('state', stateOf(pins))
  }

  function command(payload: string): 'sent' | 'not_listening' {
    const { pin, state, action } = readCommand(payload)
    const before = said.get(pin)
    const taken = () => {
      if (action === 'press') return board?.tell('state', { pressed: [pin] })
      // A node that is so already says nothing about it.
      const isSilent = said.get(pin) === before
      if (isSilent && before && 'pin' in before && before.state === state)
        board?.tell('state', stateOf([before]))
    }
    return session?.command(pin, state, taken) ? 'sent' : 'not_listening'
  }

  function ended(why: SessionEnd): void {
    session = undefined
    const own = board
    board = undefined
    readings?.stop()
    said.clear()
    if (own) ending = own.end().catch(failed)
    tell(why === 'node_wrong_key' && mac !== null ? 'node_key_changed' : why)
    if (performance.now() - knownAt > dialTimes.longestMs) failures = 0
    knownAt = Number.POSITIVE_INFINITY
    const longest = Math.min(dialTimes.longestMs, dialTimes.firstMs * 2 ** failures)
    failures += 1
    void ending.then(() => dialIn(longest * (0.5 + Math.random() / 2)))
  }

  /** Tells those who manage the home why it is not connected: each reason once. */
  function tell(why: SessionEnd): void {
    if (why === null || why === toldWhy || isStopped) return
    toldWhy = why
    needs.counts.deviceRefused(why)
    needs.backgroundTasks.run('the problem of a node', async () => {
      await needs.connectProblems.keepRefused(row.id, why, clock.now())
      needs.audit.enqueue(
        'device.refused',
        { homeId: row.home_id, personId: null },
        { device: row.id, why },
      )
    })
  }

  return {
    isOf: (now) =>
      now !== undefined &&
      now.local_ip === row.local_ip &&
      now.node_key === row.node_key &&
      now.pin_aliases === row.pin_aliases &&
      now.secret_hash === row.secret_hash,
    dialIn,
    async stop() {
      isStopped = true
      clearTimeout(timer)
      session?.close()
      await ending
    },
  }
}

/** A report of pins: covers that are not named there stand. */
function stateOf(pins: readonly Extract<EntityState, { pin: string }>[]): object {
  const moving = pins.flatMap((one) => (one.moving ? [[one.pin, one.moving] as const] : []))
  return {
    pins: Object.fromEntries(pins.map(({ pin, state }) => [pin, state])),
    ...(moving.length > 0 && { moving: Object.fromEntries(moving) }),
  }
}

/** Gathers readings for a moment: a node sends each by itself. */
function gatherReadings(tell: (values: Record<string, number | null>) => void) {
  const waiting = new Map<string, number | null>()
  let timer: NodeJS.Timeout | undefined
  return {
    add(key: string, value: number | null): void {
      waiting.set(key, value)
      timer ??= setTimeout(() => {
        timer = undefined
        tell(Object.fromEntries(waiting))
        waiting.clear()
      }, dialTimes.gatherReadingsMs)
    },
    stop: () => clearTimeout(timer),
  }
}
