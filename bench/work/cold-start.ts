import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { serverAnswers } from '../load/answers.ts'
import { startMeter } from '../load/meter.ts'
import { cpuSecondsOf, residentKbOf } from '../load/process-tree.ts'
import { findPorts, startServerProcess } from '../load/server-process.ts'
import { furnish, roomwireCommand } from '../peers/roomwire.ts'
import { benchServer } from '../peers/server-program.ts'
import { type Order, type Sample, untilQuiet } from './sample.ts'

/*
 * Workload D: from the start of the process until it has answered a request over HTTP and a CONNECT
 * over MQTT, tried again each 2 ms; then its memory when nothing has happened for 5 s. Roomwire has
 * a database with a home of 50 devices.
 */

/** The peers of this workload. */
export const startPeers = ['roomwire', 'aedes-bridge', 'aedes-bridge-full'] as const

const devices = 50

/** Measures one of `startPeers`. */
export async function measureStart(order: Order, say: (sample: Sample) => void) {
  await untilQuiet(order, say, () => startOnce(order))
}

async function startOnce(order: Order): Promise<Sample> {
  const { work, peer, round, folder } = order
  const [httpPort = 0, mqttPort = 0] = await findPorts(2)
  const program = await programOf(order, httpPort, mqttPort)
  const stop = startMeter([])
  const began = performance.now()
  const server = startServerProcess([process.execPath, ...program], join(folder, 'server.log'))
  try {
    await serverAnswers({ http: httpPort, mqtt: mqttPort })
    const readyMs = performance.now() - began
    const cpuSeconds = cpuSecondsOf([server.pid])
    const { others, seconds } = stop()
    await sleep(order.seconds < 2 ? 1_000 : 5_000)
    const values = { readyMs, cpuSeconds, residentMb: residentKbOf([server.pid]) / 1024 }
    // The meter was started before there was a server: what that took was not others'.
    const rest = Math.max(0, others - (cpuSeconds / seconds) * 100)
    return { work, peer, round, size: devices, others: rest, values }
  } finally {
    await server.stop()
  }
}

async function programOf({ peer, folder, kept }: Order, httpPort: number, mqttPort: number) {
  if (peer === 'roomwire') {
    const shape = { purpose: 'trips', devices, perHome: devices, folder, kept } as const
    const { data } = await furnish(shape)
    return roomwireCommand(data, httpPort, mqttPort)
  }
  const database = peer === 'aedes-bridge' ? [] : [join(folder, 'bridge.db')]
  return benchServer('aedes-bridge', httpPort, mqttPort, 0, ...database)
}
