import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openHttpLoad } from '../load/http-load.ts'
import { Latencies } from '../load/latencies.ts'
import { startMeter } from '../load/meter.ts'
import { residentKbOf } from '../load/process-tree.ts'
import { findPorts, portsOpen, startServerProcess } from '../load/server-process.ts'
import { furnish, startRoomwire } from '../peers/roomwire.ts'
import { benchServer, nodeCommand } from '../peers/server-program.ts'
import { type Order, type Sample, untilQuiet, usedValues } from './sample.ts'

/*
 * Workload C: a signed-in person's GET /api/devices/ with 50 devices, over 32 connections, beside a
 * bare node:http that answers with the same bytes.
 */

/** The peers of this workload, in the order in which the second can use what the first has left. */
export const listPeers = ['roomwire', 'node-http'] as const

const devices = 50

type ListServer = { url: URL; token?: string; pids: number[]; stop(): Promise<void> }

/** Measures one of `listPeers`. */
export async function measureLists(order: Order, say: (sample: Sample) => void) {
  const bodyFile = join(order.kept, 'list.json')
  const server =
    order.peer === 'roomwire' ? await withRoomwire(order) : await withBare(order, bodyFile)
  try {
    const { url, token = '' } = server
    const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
    const body = Buffer.from(await response.arrayBuffer())
    if (!response.ok) throw new Error(`${url} answers ${response.status}: ${body}`)
    if (order.peer === 'roomwire') writeFileSync(bodyFile, body)
    for (const connections of order.sizes) await ask(server, connections, body.length, order, say)
  } finally {
    await server.stop()
  }
}

async function ask(
  { url, token, pids }: ListServer,
  connections: number,
  bodyBytes: number,
  order: Order,
  say: (sample: Sample) => void,
) {
  const { promise: failed, reject } = Promise.withResolvers<never>()
  const load = openHttpLoad({ url, token, connections }, reject)
  await Promise.race([failed, sleep(order.warmSeconds * 1_000)])
  await untilQuiet(order, say, async () => {
    const latencies = new Latencies()
    const stop = startMeter(pids)
    load.onAnswer = (ms) => latencies.add(ms)
    await Promise.race([failed, sleep(order.seconds * 1_000)])
    load.onAnswer = () => undefined
    const used = stop()
    const latency = latencies.summary()
    const values = {
      ...latency,
      bodyBytes,
      perSecond: latency.count / used.seconds,
      cpuMsEach: (used.serverCpuSeconds * 1_000) / latency.count,
      residentMb: residentKbOf(pids) / 1024,
      ...usedValues(used),
    }
    const { work, peer, round } = order
    return { work, peer, round, size: connections, others: used.others, values }
  })
  load.stop()
}

async function withRoomwire({ folder, kept }: Order): Promise<ListServer> {
  const shape = { purpose: 'trips', devices, perHome: devices, folder, kept } as const
  const { household, data } = await furnish(shape)
  const { server, httpPort } = await startRoomwire(data, shape)
  const url = new URL(`http://127.0.0.1:${httpPort}/api/devices/`)
  return { url, token: household.tokens[0], pids: [server.pid], stop: () => server.stop() }
}

async function withBare({ folder }: Order, bodyFile: string): Promise<ListServer> {
  // Fails with the reason when Roomwire's sampler has left nothing.
  readFileSync(bodyFile)
  const [port = 0] = await findPorts(1)
  const command = nodeCommand({ purpose: 'trips' }, benchServer('static-http', port, bodyFile))
  const server = startServerProcess(command, join(folder, 'server.log'))
  await portsOpen([port])
  const url = new URL(`http://127.0.0.1:${port}/api/devices/`)
  return { url, pids: [server.pid], stop: () => server.stop() }
}
