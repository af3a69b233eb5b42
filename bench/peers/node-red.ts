import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { connectLean, topicBytes } from '../load/mqtt-client.ts'
import { findPorts, portsOpen, startServerProcess } from '../load/server-process.ts'
import { startMosquitto } from './mosquitto.ts'
import { nodeRedSettings, switchFlow, switchId, switchTopics } from './node-red-flow.ts'
import type { Peer, PlayedDevice, PlayedPage, Shape } from './peer.ts'
import { benchServer, nodeCommand } from './server-program.ts'

/** The part of socket.io-client used here; that package is only in the folder of Node-RED. */
type DashboardSocket = {
  onAny(listener: (event: string, message: unknown) => void): void
  once(event: string, listener: () => void): void
  emit(event: string, ...values: unknown[]): void
  close(): void
}
type SocketClient = { io(url: string, options: object): DashboardSocket }

const folder = process.env.NODE_RED
const install = 'npm install node-red @flowfuse/node-red-dashboard socket.io-client'

/**
 * Node-RED with its dashboard: a switch for each device. The dashboard sends everything to every
 * browser, so that all pages share one connection: the best case for it.
 */
export const nodeRed: Peer = {
  name: 'node-red',
  missing() {
    if (folder === undefined) return `NODE_RED names no folder in which \`${install}\` has run`
    const needed = ['node-red/red.js', '@flowfuse/node-red-dashboard', 'socket.io-client']
    const absent = needed.find((path) => !existsSync(join(folder, 'node_modules', path)))
    return absent && `NODE_RED has no ${absent} (${install})`
  },
  version() {
    const manifest = readFileSync(join(folder ?? '', 'node_modules/node-red/package.json'), 'utf8')
    return `Node-RED ${JSON.parse(manifest).version}`
  },
  async start(shape) {
    const [port = 0, brokerPort = 0, spare = 0] = await findPorts(3)
    const broker = await startBroker(shape, brokerPort, spare)
    const server = await startNodeRed(shape, port, brokerPort)
    const board = await openBoard(port)
    return {
      pids: [server.pid, broker.pid],
      collectsGarbage: false,
      device: (device) => openSwitchDevice(brokerPort, device),
      page: (home, onToken) => board.page(home, onToken),
      async stop() {
        board.close()
        await Promise.all([server.stop(), broker.stop()])
      },
    }
  },
}

/** mosquitto where it is installed, else aedes. */
async function startBroker(shape: Shape, port: number, spare: number) {
  const needed = await startMosquitto(shape.folder, port)
  if (needed) return needed
  const command = nodeCommand(shape, benchServer('aedes-bridge', spare, port, 0))
  const broker = startServerProcess(command, join(shape.folder, 'broker.log'))
  await portsOpen([port])
  return broker
}

async function startNodeRed(shape: Shape, port: number, brokerPort: number) {
  const modules = join(folder ?? '', 'node_modules')
  const own = join(shape.folder, 'node-red')
  const settings = join(own, 'settings.js')
  mkdirSync(own)
  writeFileSync(join(own, 'flows.json'), JSON.stringify(switchFlow(shape.devices, brokerPort)))
  writeFileSync(settings, nodeRedSettings(port, join(modules, '@flowfuse')))
  const command = nodeCommand(shape, [join(modules, 'node-red/red.js'), '-u', own, '-s', settings])
  const server = startServerProcess(command, join(shape.folder, 'server.log'))
  await portsOpen([port])
  return server
}

/** Opens the one connection that all pages share, as soon as the dashboard answers. */
async function openBoard(port: number) {
  const url = `http://127.0.0.1:${port}`
  const isServed = () =>
    fetch(`${url}/dashboard/_setup`).then(
      (response) => response.ok,
      () => false,
    )
  for (let tries = 0; !(await isServed()); tries += 1) {
    if (tries > 300) throw new Error('The dashboard of Node-RED does not answer.')
    await sleep(100)
  }
  const client: SocketClient = createRequire(join(folder ?? '', 'package.json'))('socket.io-client')
  const socket = client.io(url, { path: '/dashboard/socket.io', forceNew: true })
  /** By the event that a switch's value comes with: what its page waits for. */
  const pages = new Map<string, (value: unknown) => void>()
  socket.onAny((event, message) => pages.get(event)?.(Object(message).payload))
  await new Promise<void>((resolve, reject) => {
    socket.once('ui-config', resolve)
    setTimeout(() => reject(new Error('The dashboard of Node-RED sends nothing.')), 20_000).unref()
  })

  async function page(home: number, onToken: (token: number) => void): Promise<PlayedPage> {
    let waiting: { token: number; value: boolean } | undefined
    let last = false
    pages.set(`msg-input:${switchId(home)}`, (value) => {
      const answered = waiting
      if (!answered || answered.value !== value) return
      waiting = undefined
      onToken(answered.token)
    })
    return {
      press(device, token) {
        last = !last
        waiting = { token, value: last }
        socket.emit('widget-change', switchId(device), last)
      },
      close: () => undefined,
    }
  }
  return { page, close: () => socket.close() }
}

/** A device that reports the value that it was told. */
async function openSwitchDevice(port: number, device: number): Promise<PlayedDevice> {
  const { command, state } = switchTopics(device)
  const topic = topicBytes(state)
  const line = await connectLean({
    to: port,
    clientId: `device-${device}`,
    topic: command,
    onMessage: (bytes, start, end) => line.publish(topic, bytes.subarray(start, end)),
  })
  return {
    report: (stamp) => line.publish(topic, Buffer.from(String(stamp))),
    close: () => line.close(),
  }
}
