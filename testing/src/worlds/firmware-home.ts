import type { BoardDialect } from '@roomwire/contracts/vocabulary/dialect.ts'
import type { Board } from '@roomwire/simulator/firmwares/board.ts'
import {
  type PlayedBoard,
  playShelly,
  playShellyGen1,
  playTasmota,
  playZigbeeHub,
} from '@roomwire/simulator/firmwares/play-firmware.ts'
import { addDevice, addRoom, registerOwner } from '../clients/api-client.ts'
import { openLivePage } from '../clients/live-page.ts'

/** Plays a board with two relays, a lamp and a heater. */
export const playBoard: Record<BoardDialect, (account: Account) => PlayedBoard> = {
  tasmota: (account) =>
    playTasmota(account, {
      topic: 'tasmota_000001',
      mac: 'A8032A000001',
      names: ['Lamp', 'Heater'],
      has: { meter: true },
    }),
  shelly: (account) =>
    playShelly(account, { prefix: 'shellyplus2pm-a8032a000001', names: ['Lamp', 'Heater'] }),
  shelly_gen1: (account) => playShellyGen1(account, { id: 'shellyswitch25-000001', relays: 2 }),
}

/** A new home with one board that runs stock firmware, in a room that a page watches. Boards of all homes have the same topics. */
export const openFirmwareHome = (
  server: { url: string; mqttUrl: string },
  dialect: BoardDialect,
): Promise<FirmwareHome<Board>> => openHomeWith(server, dialect, playBoard[dialect])

type Account = Parameters<typeof playTasmota>[0]
type FirmwareHome<Played extends Board> = Awaited<ReturnType<typeof openHomeWith<Played>>>

/** The same with a board of one's choice. */
export async function openHomeWith<Played extends Board>(
  server: { url: string; mqttUrl: string },
  dialect: BoardDialect,
  play: (account: Account) => PlayedBoard<Played>,
) {
  const owner = await registerOwner(server.url)
  const roomId = await addRoom(owner, 'Kitchen')
  const identifier = 'kitchen-board'
  const secret = await addDevice(owner, identifier, roomId, dialect)
  const played = play({ server: new URL(server.mqttUrl), identifier, secret })
  await played.ready
  const page = await openLivePage(owner)
  await page.watch(roomId)
  return { owner, roomId, identifier, secret, page, ...played }
}

/** Plays a board with Tasmota that moves a blind, and has a lamp and one button that switches nothing. */
export const playTasmotaShutter = (account: Account) =>
  playTasmota(account, {
    topic: 'tasmota_000003',
    mac: 'A8032A000003',
    names: ['Blind', '', 'Lamp'],
    has: { shutter: true, button: true },
  })

/** Plays a Shelly of the first generation that has something else than relays. */
export const playGen1With =
  (has: 'roller' | 'dimmer' | 'buttons') =>
  (account: Account): ReturnType<typeof playShellyGen1> =>
    playShellyGen1(account, { id: 'shellyswitch25-000005', relays: 0, has })

/** Plays a Shelly with a cover and one button. */
export const playShellyCover = (account: Account) =>
  playShelly(account, {
    prefix: 'shellyplus2pm-a8032a000002',
    names: [],
    has: { cover: true, buttons: ['Bell'] },
  })

/** Plays Zigbee2MQTT: a plug, a light, a door contact, a thermometer, a blind and a remote, by their numbers from 1. */
export const playHub = (account: Account, names = ['Lamp']) =>
  playZigbeeHub(account, { base: 'zigbee2mqtt', names })
