import { chmod, mkdtemp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import mqtt from 'mqtt'
import { scratch } from '../fixtures/scratch.ts'
import { freePort, installed, said, startGuarded, stopped } from './test-services.ts'

/**
 * A broker as people have one: mosquitto, which anybody of the network may use.
 * @param at the port of one that has ended; a free one without it
 */
export async function startMosquitto(at?: number) {
  const folder = await mkdtemp(join(scratch, 'roomwire-mosquitto-'))
  // It gives up being root before it reads its files.
  await chmod(folder, 0o755)
  const port = at ?? (await freePort())
  const file = join(folder, 'mosquitto.conf')
  const lines = [
    `listener ${port} 127.0.0.1`,
    'allow_anonymous true',
    'persistence false',
    'log_dest stderr',
  ]
  await writeFile(file, lines.join('\n'))
  const server = startGuarded([installed('mosquitto', ['/usr/sbin/mosquitto']), '-c', file], folder)
  const isReady = /mosquitto version .* running/
  await said(server, isReady)
  return { port, url: `mqtt://127.0.0.1:${port}`, stop: () => stopped(server) }
}

/** A client of a broker that plays devices there, and keeps what it hears. */
export async function openBrokerClient(url: string) {
  const client = await mqtt.connectAsync(url)
  const heard: { topic: string; payload: string }[] = []
  client.on('message', (topic, payload) => heard.push({ topic, payload: payload.toString() }))
  return {
    heard,
    listen: (filter: string) => client.subscribeAsync(filter),
    say: (topic: string, payload: string | object, retain = false) =>
      client.publishAsync(topic, typeof payload === 'string' ? payload : JSON.stringify(payload), {
        retain,
        qos: 1,
      }),
    reconnected: () =>
      new Promise<void>((resolve) => {
        if (client.connected) resolve()
        else client.once('connect', () => resolve())
      }),
    close: () => client.endAsync(true),
  }
}
