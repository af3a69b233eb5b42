import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import * as entities from './node-entities.ts'
import { openWire, type Sent } from './node-wire.ts'

/** The port on which every node waits for a client. */
export const nodePort = 6053

export type NodeOptions = {
  /** The address on which it waits, such as 127.0.0.7. */
  host: string
  /** Its encryption key, base64; without one it does not encrypt. */
  key: string | undefined
  name: string
  mac: string
  /** The names of its relay and of its light. */
  names?: readonly string[]
  /** The minor version of its API, 1.x. */
  minor?: number
}

export type PlayedNode = Awaited<ReturnType<typeof playNode>>

/**
 * Plays a node with ESPHome, from its start until it is stopped: a relay, a light, a fan, a cover, a button, a contact
 * and a thermometer, by these numbers from 1, and a text.
 */
export async function playNode(options: NodeOptions) {
  const { host, name, mac, minor = 12 } = options
  const [relay = 'Relay', lamp = 'Lamp'] = options.names ?? []
  let key = options.key
  const clients = new Map<Socket, ReturnType<typeof openWire>>()
  let presses = 0
  let isSilent = false
  let accepted = 0
  let most = 0
  const all = [
    entities.playSwitch(1, relay, () => changed(0)),
    entities.playLight(2, lamp, () => changed(1)),
    entities.playFan(3, 'Fan', () => changed(2)),
    entities.playCover(4, 'Blind', () => changed(3)),
    entities.playButton(5, 'Bell', () => {
      presses += 1
    }),
    entities.playContact(6, 'Window', () => changed(5)),
    entities.playSensor(7, 'Temperature', () => changed(6)),
    entities.playText(8, 'Weather'),
  ]
  const subscribed = new WeakSet<ReturnType<typeof openWire>>()

  function changed(at: number): void {
    const state = all[at]?.state()
    if (!state) return
    for (const wire of clients.values()) if (subscribed.has(wire)) wire.send(...state)
  }

  const openNow = () => [...clients.values()].filter((one) => one.isOpen()).length
  const about = (): Sent => ({ 2: name, 3: mac, 4: '2026.10.0', 6: 'esp32dev', 19: true })

  function take(wire: ReturnType<typeof openWire>, socket: Socket, type: number): boolean {
    if (type === 1) {
      most = Math.max(most, openNow())
      wire.send(2, { 1: 1, 2: minor, 3: 'esphome v2026.10.0', 4: name })
    } else if (type === 3) wire.send(4)
    else if (type === 5) {
      wire.send(6)
      socket.end()
    } else if (type === 7) wire.send(8)
    else if (type === 9) wire.send(10, about())
    else if (type === 11) {
      for (const { listed } of all) wire.send(...listed)
      wire.send(19)
    } else if (type === 20) {
      subscribed.add(wire)
      for (const one of all) {
        const state = one.state()
        if (state) wire.send(...state)
      }
    } else return false
    return true
  }

  function accept(socket: Socket): void {
    accepted += 1
    socket.on('error', () => socket.destroy())
    if (key === undefined) {
      socket.once('data', () => socket.end(Buffer.from('\0Bad indicator byte')))
      return
    }
    const wire = openWire(socket, {
      name,
      mac,
      key: Buffer.from(key, 'base64'),
      take(type, fields) {
        if (isSilent || take(wire, socket, type)) return
        const one = all.find((entity) => entity.key === fields.key && entity.command?.[0] === type)
        one?.command?.[1](fields)
      },
    })
    clients.set(socket, wire)
    socket.once('close', () => clients.delete(socket))
  }

  const server = createServer({ noDelay: true }, accept).listen({ host, port: nodePort })
  await once(server, 'listening')
  const hangUp = () => {
    for (const socket of clients.keys()) socket.destroy()
  }
  return {
    host,
    /** Somebody is at the board, by the number of what it has. */
    press: (number: number) => all[number - 1]?.press(),
    /** How it is, as the fields of its message. */
    stateOf: (number: number) => all[number - 1]?.state()?.[1],
    presses: () => presses,
    /** How many have come, and how many of them are let in now. */
    clients: () => ({ accepted, open: openNow() }),
    /** How many it has let in at the same time, at most. */
    mostAtOnce: () => most,
    /** The wires to its clients. */
    wires: () => [...clients.values()],
    hangUp,
    /** It hangs: its connections stay, and nothing comes of them. */
    fallSilent(): void {
      isSilent = true
    },
    /** It was flashed with another key, or without one. */
    setKey(next: string | undefined): void {
      key = next
      hangUp()
    },
    async stop(): Promise<void> {
      hangUp()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
