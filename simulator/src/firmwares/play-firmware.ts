import mqtt, { type MqttClient } from 'mqtt'
import type { Board, BoardNeeds } from './board.ts'
import { ShellyBoard, type ShellyOptions } from './shelly-board.ts'
import { ShellyGen1Board, type ShellyGen1Options } from './shelly-gen1-board.ts'
import { TasmotaBoard } from './tasmota-board.ts'
import type { TasmotaOptions } from './tasmota-discovery.ts'
import { ZigbeeHub, type ZigbeeOptions } from './zigbee-hub.ts'

type Account = { server: URL; identifier: string; secret: string; version?: 4 | 5 }

/** A board with firmware of its own, over real MQTT. */
export type PlayedBoard<Played extends Board = Board> = {
  board: Played
  /** Resolves once its subscriptions are answered; rejects when the server refuses it. */
  ready: Promise<void>
  client: MqttClient
  stop(): Promise<void>
}

/** Plays a board with Tasmota, from its start until it is stopped. */
export const playTasmota = (account: Account, options: TasmotaOptions): PlayedBoard<TasmotaBoard> =>
  play(account, (needs) => new TasmotaBoard(options, needs))

/** Plays a Shelly of the second generation, from its start until it is stopped. */
export const playShelly = (account: Account, options: ShellyOptions): PlayedBoard<ShellyBoard> =>
  play(account, (needs) => new ShellyBoard(options, needs))

/** Plays a Shelly of the first generation, from its start until it is stopped. */
export const playShellyGen1 = (
  account: Account,
  options: ShellyGen1Options,
): PlayedBoard<ShellyGen1Board> => play(account, (needs) => new ShellyGen1Board(options, needs))

/** Plays Zigbee2MQTT with boards behind it, from its start until it is stopped. */
export const playZigbeeHub = (account: Account, options: ZigbeeOptions): PlayedBoard<ZigbeeHub> =>
  play(account, (needs) => new ZigbeeHub(options, needs))

function play<Played extends Board>(
  { server, identifier, secret, version = 4 }: Account,
  make: (needs: BoardNeeds) => Played,
): PlayedBoard<Played> {
  const timers = new Set<NodeJS.Timeout>()
  const board = make({
    publish({ topic, payload, retain }) {
      if (client.connected) client.publish(topic, payload, { qos: 0, retain })
    },
    after(ms, work) {
      const timer = setTimeout(() => {
        timers.delete(timer)
        work()
      }, ms)
      timers.add(timer)
      return () => {
        clearTimeout(timer)
        timers.delete(timer)
      }
    },
    now: Date.now,
  })
  const account = { username: identifier, password: secret, protocolVersion: version }
  const options = { ...board.connectOptions(), ...account, reconnectPeriod: 1_000 }
  const client = mqtt.connect(server.href, options)
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>()
  client.on('message', (topic, payload) => board.receive(topic, payload.toString()))
  client.on('error', reject)
  client.on('connect', () => {
    board.greet()
    Promise.all(board.filters().map((filter) => client.subscribeAsync(filter, { qos: 0 })))
      .then(() => {
        board.introduce()
        resolve()
      })
      .catch(reject)
  })
  return {
    board,
    ready,
    client,
    async stop() {
      for (const timer of timers) clearTimeout(timer)
      await client.endAsync(true)
    },
  }
}
