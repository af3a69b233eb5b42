import { setTimeout as sleep } from 'node:timers/promises'
import { inBatches } from '@roomwire/testing/fixtures/in-batches.ts'
import { Latencies, type LatencySummary } from '../load/latencies.ts'
import { startMeter, type Used } from '../load/meter.ts'
import type { Peer } from '../peers/peer.ts'
import { mostOthers, type Order, type Sample, untilQuiet, usedValues } from './sample.ts'

/*
 * Devices report by themselves, ten of them in a home that one page watches: each report goes to
 * exactly one page. Open loop: the generator sends at its rate whatever the server does.
 */

const devicesPerHome = 10

/** How long each further rate goes on before it counts, s. */
const settleSeconds = 1

/** Workload B at 1 Hz a device, for each number of devices; with the same in each report, or another level. */
export async function measureLoad(peer: Peer, order: Order, say: (sample: Sample) => void) {
  for (const size of order.sizes) {
    await withTelemetry(peer, order, size, async (drive) => {
      await untilQuiet(order, say, async () => {
        const sample = await drive(size, order.seconds, order.warmSeconds)
        return sampleOf(peer, order, size, sample)
      })
    })
  }
}

/**
 * The highest rate at which 97 % arrive with a p99 of at most 100 ms: the rate rises by 1.6, then
 * the gap between what went and what did not is halved down to 12 %.
 */
export async function measureCeiling(peer: Peer, order: Order, say: (sample: Sample) => void) {
  for (const size of order.sizes) {
    await withTelemetry(peer, order, size, async (drive) => {
      await drive(1_000, 0, order.warmSeconds)
      const { best, over } = await climb(async (rate) => {
        let driven = await drive(rate, order.seconds, settleSeconds)
        // Once is no proof that it cannot follow, and less while others are busy.
        for (let tries = 0; !isFine(driven) && tries <= order.retries; tries += 1) {
          if (tries > 0 && driven.used.others <= mostOthers) break
          driven = await drive(rate, order.seconds, settleSeconds)
        }
        return driven
      })
      const sample = sampleOf(peer, order, size, best ?? over)
      say({ ...sample, values: { ...sample.values, ceiling: best?.rate ?? 0 } })
    })
  }
}

type Driven = { rate: number; latency: LatencySummary; used: Used }

/** Whether the server could follow. */
const isFine = ({ rate, latency, used }: Driven) =>
  latency.p99 <= 100 && latency.count / used.seconds >= rate * 0.97

/** Climbs from 1,000 reports a second; at most 16 steps. */
async function climb(step: (rate: number) => Promise<Driven>) {
  let rate = 1_000
  let best: Driven | undefined
  let over: Driven | undefined
  for (let steps = 0; steps < 16 && rate >= 5; steps += 1) {
    const driven = await step(Math.round(rate))
    if (isFine(driven)) best = driven
    else over = driven
    if (best && over && over.rate / best.rate < 1.12) break
    rate = nextRate(best?.rate, over?.rate)
  }
  return { best, over }
}

function nextRate(best: number | undefined, over: number | undefined): number {
  if (best === undefined) return (over ?? 0) / 2
  return over === undefined ? best * 1.6 : Math.sqrt(best * over)
}

function sampleOf(peer: Peer, order: Order, size: number, driven: Driven | undefined): Sample {
  const { work, round } = order
  if (!driven) throw new Error('Nothing was driven.')
  const { latency, used, rate } = driven
  const values = {
    ...latency,
    rate,
    perSecond: latency.count / used.seconds,
    cpuMsEach: (used.serverCpuSeconds * 1_000) / latency.count,
    ...usedValues(used),
  }
  return { work, peer: peer.name, round, size, others: used.others, values }
}

type Drive = (rate: number, seconds: number, warmSeconds: number) => Promise<Driven>

async function withTelemetry(
  peer: Peer,
  order: Order,
  devices: number,
  measure: (drive: Drive) => Promise<void>,
) {
  const { folder, kept } = order
  const purpose = order.work === 'levels' ? 'levels' : 'telemetry'
  const rig = await peer.start({ purpose, devices, perHome: devicesPerHome, folder, kept })
  const homes = Math.ceil(devices / devicesPerHome)
  try {
    const played = await inBatches(64, [...Array(devices).keys()], (one) => rig.device(one))
    const latencies = new Latencies()
    const began = performance.now()
    const stampNow = () => Math.round((performance.now() - began) * 1_000)
    let isSampling = false
    const onStamp = (stamp: number) => {
      if (isSampling) latencies.add((stampNow() - stamp) / 1_000)
    }
    const watching = await inBatches(64, [...Array(homes).keys()], (home) =>
      rig.page(home, onStamp),
    )
    let next = 0
    const send = () => {
      played[next]?.report(stampNow())
      next = (next + 1) % devices
    }
    await measure(async (rate, seconds, warmSeconds) => {
      const stopSending = sendAt(rate, send)
      await sleep(warmSeconds * 1_000)
      latencies.clear()
      const stop = startMeter(rig.pids)
      isSampling = true
      await sleep(seconds * 1_000)
      isSampling = false
      const used = stop()
      stopSending()
      const latency = latencies.summary()
      // The backlog of an overloaded server is not to disturb what comes next.
      if (latency.count < rate * seconds * 0.97 || latency.p99 > 100) await sleep(1_500)
      return { rate, latency, used }
    })
    for (const one of [...played, ...watching]) one.close()
  } finally {
    await rig.stop()
  }
}

/** Sends so many a second in steps of 2 ms; a generator that is late catches up. */
function sendAt(rate: number, send: () => void): () => void {
  const began = performance.now()
  let sent = 0
  let timer: NodeJS.Timeout | undefined
  const tick = () => {
    const due = Math.floor(((performance.now() - began) / 1_000) * rate)
    for (let count = Math.min(due - sent, 2_000); count > 0; count -= 1) {
      send()
      sent += 1
    }
    timer = setTimeout(tick, 2)
  }
  tick()
  return () => clearTimeout(timer)
}
