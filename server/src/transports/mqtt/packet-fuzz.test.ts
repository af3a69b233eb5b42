import { connect } from 'node:net'
import { testSeed, volume } from '@roomwire/testing/fixtures/volume.ts'
import { brokenBytes } from '@roomwire/testing/fuzz/broken-bytes.ts'
import { onePacketOfEach } from '@roomwire/testing/fuzz/mqtt-samples.ts'
import { openSeededRandom, type SeededRandom } from '@roomwire/testing/fuzz/seeded-random.ts'
import { expect, test } from 'vitest'
import { RawDevice } from './raw-device.ts'
import { startEndpoint } from './scripted-endpoint.ts'

/** Connections, each with four packets that may be broken; R-42 names a million packets. */
const visitors = volume('FUZZ_VISITORS', 2_000)
const packetsEach = 4
const atOnce = 20

const stranger = { identifier: 'SC-000001', secret: 'right secret' }
const unmarked = { dup: false, retain: false }

test(`R-42: ${visitors} visitors with broken packets disturb neither the server nor another device (seed ${testSeed})`, async () => {
  const endpoint = await startEndpoint({ times: { closeWaitMs: 500 } })
  const canary = new RawDevice(endpoint.port, 5)
  await canary.connect({ username: 'SC-000002' })
  const songs: string[] = []
  for (let come = 0; come < visitors; come += atOnce) {
    const visits = Array.from({ length: atOnce }, (_none, one) =>
      visit(endpoint.port, openSeededRandom(testSeed, come + one)),
    )
    songs.push(`song ${come}`)
    const song = { topic: 'devices/SC-000002/state', payload: `song ${come}`, ...unmarked }
    canary.send({ cmd: 'publish', qos: 1, messageId: 1, ...song })
    expect(await canary.next()).toMatchObject({ cmd: 'puback', messageId: 1, reasonCode: 0 })
    await Promise.all(visits)
  }
  canary.socket.end()
  await endpoint.close()
  // Every admission has ended exactly once, and there were some.
  expect(endpoint.ended.toSorted()).toEqual(endpoint.admitted.toSorted())
  expect(endpoint.admitted.length).toBeGreaterThan(visitors / 4)
  const sung = endpoint.received.filter(({ from }) => from === 'SC-000002')
  expect(sung.map(({ text }) => text)).toEqual(songs)
  expect(endpoint.received.length).toBeGreaterThan(songs.length)
  // 50 is pino's level for errors.
  expect(endpoint.logged.filter((line) => line.includes('"level":50'))).toEqual([])
}, 900_000)

/** One connection that sends several broken packets and leaves; resolves when it is closed. */
function visit(port: number, dice: SeededRandom): Promise<void> {
  const version = dice.chance(0.5) ? 4 : 5
  const [first = Buffer.of(), ...others] = onePacketOfEach(version, stranger)
  const bytes = [brokenBytes(first, dice, 0.3)]
  while (bytes.length < packetsEach) bytes.push(brokenBytes(dice.pick(others), dice, 0.7))
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    socket.on('error', () => undefined)
    socket.on('close', () => resolve())
    socket.resume()
    socket.end(Buffer.concat(bytes))
  })
}
