import type { BoardDialect } from '@roomwire/contracts/vocabulary/dialect.ts'
import {
  type PlayedBoard,
  playShelly,
  playTasmota,
  playZigbeeHub,
} from '@roomwire/simulator/firmwares/play-firmware.ts'
import { addDevice, addRoom, registerOwner } from '../clients/api-client.ts'
import { openLivePage } from '../clients/live-page.ts'

/** Plays a board with two relays, a lamp and a heater. */
export const playBoard: Record<
  BoardDialect,
  (account: Parameters<typeof playTasmota>[0]) => PlayedBoard
> = {
  tasmota: (account) =>
    playTasmota(account, {
      topic: 'tasmota_000001',
      mac: 'A8032A000001',
      names: ['Lamp', 'Heater'],
      has: { meter: true },
    }),
  shelly: (account) =>
    playShelly(account, { prefix: 'shellyplus2pm-a8032a000001', names: ['Lamp', 'Heater'] }),
}

/** A new home with one board that runs stock firmware, in a room that a page watches. Boards of all homes have the same topics. */
export async function openFirmwareHome(
  server: { url: string; mqttUrl: string },
  dialect: BoardDialect,
) {
  const owner = await registerOwner(server.url)
  const roomId = await addRoom(owner, 'Kitchen')
  const identifier = 'kitchen-board'
  const secret = await addDevice(owner, identifier, roomId, dialect)
  const account = { server: new URL(server.mqttUrl), identifier, secret }
  const played = playBoard[dialect](account)
  await played.ready
  const page = await openLivePage(owner)
  await page.watch(roomId)
  return { owner, roomId, identifier, secret, page, ...played }
}

/** Plays Zigbee2MQTT: a plug, a light, a door contact and a thermometer, by their numbers from 1. */
export const playHub = (account: Parameters<typeof playZigbeeHub>[0], names = ['Lamp']) =>
  playZigbeeHub(account, { base: 'zigbee2mqtt', names })
