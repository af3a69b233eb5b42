import { spawnSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findPorts, portsOpen, startServerProcess } from '../load/server-process.ts'
import type { Peer } from './peer.ts'
import { openMqttPage, openTopicDevice } from './topic-sides.ts'

const program = [
  '/usr/sbin/mosquitto',
  '/usr/local/sbin/mosquitto',
  '/opt/homebrew/sbin/mosquitto',
].find(existsSync)

/** A broker in C: anonymous, nothing kept; pages speak MQTT over its WebSocket listener. */
export const mosquitto: Peer = {
  name: 'mosquitto',
  missing: () => (program ? undefined : 'mosquitto is not installed'),
  // It has no flag for its version, and calls its help a failure.
  version: () => spawnSync(program ?? '', ['-h'], { encoding: 'utf8' }).stdout.split('\n')[0] ?? '',
  async start(shape) {
    const [mqttPort = 0, webSocketPort = 0] = await findPorts(2)
    const server = await startMosquitto(shape.folder, mqttPort, webSocketPort)
    if (!server) throw new Error('mosquitto is not installed.')
    const url = `ws://127.0.0.1:${webSocketPort}/mqtt`
    return {
      pids: [server.pid],
      collectsGarbage: false,
      device: (device) => openTopicDevice(mqttPort, device, shape),
      page: (home, onToken) => openMqttPage(url, home, onToken),
      stop: () => server.stop(),
    }
  },
}

/** Starts mosquitto where it is installed, with a listener for WebSockets when that has a port. */
export async function startMosquitto(folder: string, mqttPort: number, webSocketPort?: number) {
  if (!program) return undefined
  const settings = join(folder, 'mosquitto.conf')
  const forPages = webSocketPort ? `listener ${webSocketPort} 127.0.0.1\nprotocol websockets\n` : ''
  writeFileSync(
    settings,
    `per_listener_settings false
allow_anonymous true
persistence false
set_tcp_nodelay true
user root
log_dest none
max_queued_messages 0
listener ${mqttPort} 127.0.0.1
${forPages}`,
  )
  const server = startServerProcess([program, '-c', settings], join(folder, 'mosquitto.log'))
  await portsOpen(webSocketPort ? [mqttPort, webSocketPort] : [mqttPort])
  return server
}
