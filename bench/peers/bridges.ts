import { join } from 'node:path'
import { findPorts, portsOpen, startServerProcess } from '../load/server-process.ts'
import type { Peer, Rig, Shape } from './peer.ts'
import { benchServer, nodeCommand } from './server-program.ts'
import { openJsonPage, openTopicDevice } from './topic-sides.ts'

/* The anchors: aedes and a WebSocket bridge in one process, bare and with a product's duties. */

/** The smallest thing that does the job: ratios are to this. */
export const aedesBridge: Peer = {
  name: 'aedes-bridge',
  start: (shape) => startBridge(shape, []),
}

/** The same with schemas both ways and the last state in a database. */
export const aedesBridgeFull: Peer = {
  name: 'aedes-bridge-full',
  start: (shape) => startBridge(shape, [join(shape.folder, 'bridge.db')]),
}

async function startBridge(shape: Shape, database: string[]): Promise<Rig> {
  const [httpPort = 0, mqttPort = 0] = await findPorts(2)
  const qos = shape.purpose === 'true' ? 1 : 0
  const program = benchServer('aedes-bridge', httpPort, mqttPort, qos, ...database)
  const server = startServerProcess(nodeCommand(shape, program), join(shape.folder, 'server.log'))
  await portsOpen([httpPort, mqttPort])
  return {
    pids: [server.pid],
    collectsGarbage: shape.purpose === 'memory',
    device: (device) => openTopicDevice(mqttPort, device, shape),
    page: (home, onToken) =>
      openJsonPage(`ws://127.0.0.1:${httpPort}/ws-app?home=${home}`, onToken),
    stop: () => server.stop(),
  }
}
