import { setTimeout as sleep } from 'node:timers/promises'
import { Latencies } from '../load/latencies.ts'
import { startMeter } from '../load/meter.ts'
import { residentKbOf } from '../load/process-tree.ts'
import type { Peer, PlayedPage, Rig } from '../peers/peer.ts'
import { type Order, type Sample, untilQuiet, usedValues } from './sample.ts'

/*
 * A command's round trip, closed loop. C pages, C homes, one device a home: a page presses, the
 * device reports at once, and when the page has got the report it presses again.
 */

/** A press that nobody answers counts as lost after this. */
const lostMs = 5_000

/** Workload A, or the true profile: an ack and QoS 1, and three pages in each home. */
export async function measureTrips(peer: Peer, order: Order, say: (sample: Sample) => void) {
  const isTrue = order.work === 'true'
  const most = Math.max(...order.sizes)
  const rig = await peer.start({
    purpose: isTrue ? 'true' : 'trips',
    devices: most,
    perHome: 1,
    folder: order.folder,
    kept: order.kept,
  })
  try {
    const loop = await openLoop(rig, most, isTrue ? 2 : 0)
    for (const size of order.sizes) {
      loop.run(size)
      await sleep(order.warmSeconds * 1_000)
      await untilQuiet(order, say, async () => {
        const { used, lost, ...latency } = await loop.sample(rig, order.seconds)
        const { work, round } = order
        const values = {
          ...latency,
          perSecond: latency.count / used.seconds,
          cpuMsEach: (used.serverCpuSeconds * 1_000) / latency.count,
          besideMsEach: (used.besideCpuSeconds * 1_000) / latency.count,
          lost,
          residentMb: residentKbOf(rig.pids) / 1024,
          ...usedValues(used),
        }
        return { work, peer: peer.name, round, size, others: used.others, values }
      })
      loop.run(0)
      await sleep(300)
    }
    loop.close()
  } finally {
    await rig.stop()
  }
}

/**
 * Connects everybody and lets as many press as `run` says.
 * @param watchers pages of each home that only watch
 */
async function openLoop(rig: Rig, homes: number, watchers: number) {
  const latencies = new Latencies()
  const pages: PlayedPage[] = []
  const others: { close(): void }[] = []
  /** The token of each home's press, -1 when it waits for none, and when it was sent. */
  const tokens = new Array<number>(homes).fill(-1)
  const sentAt = new Float64Array(homes)
  let [active, nextToken, lost, isSampling] = [0, 1, 0, false]

  const press = (home: number) => {
    tokens[home] = home < active ? nextToken : -1
    if (home >= active) return
    nextToken += 1
    sentAt[home] = performance.now()
    pages[home]?.press(home, tokens[home] ?? 0)
  }
  const onToken = (home: number) => (token: number) => {
    if (token !== tokens[home]) return
    if (isSampling) latencies.add(performance.now() - (sentAt[home] ?? 0))
    press(home)
  }
  const giveUp = setInterval(() => {
    const before = performance.now() - lostMs
    for (let home = 0; home < active; home += 1) {
      if (tokens[home] === -1 || (sentAt[home] ?? 0) > before) continue
      lost += 1
      press(home)
    }
  }, 500)

  for (let home = 0; home < homes; home += 1) {
    others.push(await rig.device(home))
    pages.push(await rig.page(home, onToken(home)))
    for (let watcher = 0; watcher < watchers; watcher += 1) {
      others.push(await rig.page(home, () => undefined))
    }
  }
  return {
    /** Lets the first homes press, so many at a time as there are. */
    run(homesAtOnce: number) {
      active = homesAtOnce
      for (let home = 0; home < active; home += 1) if (tokens[home] === -1) press(home)
    },
    async sample({ pids }: Rig, seconds: number) {
      latencies.clear()
      lost = 0
      const stop = startMeter(pids)
      isSampling = true
      await sleep(seconds * 1_000)
      isSampling = false
      return { used: stop(), lost, ...latencies.summary() }
    },
    close() {
      clearInterval(giveUp)
      for (const one of [...pages, ...others]) one.close()
    },
  }
}
