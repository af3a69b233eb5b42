import { connect } from 'node:net'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { testSeed, volume } from '@roomwire/testing/fixtures/volume.ts'
import { brokenBytes } from '@roomwire/testing/fuzz/broken-bytes.ts'
import { onePacketOfEach } from '@roomwire/testing/fuzz/mqtt-samples.ts'
import { openSeededRandom, type SeededRandom } from '@roomwire/testing/fuzz/seeded-random.ts'
import { expect, test } from 'vitest'
import { PacketFault } from './mqtt-reasons.ts'
import { readConnect, readPacket } from './packet-codec.ts'
import { PacketGuard } from './packet-guard.ts'
import { RawDevice } from './raw-device.ts'
import { startEndpoint } from './scripted-endpoint.ts'

/** Connections, each with four packets that may be broken; R-42 names a million packets. */
const visitors = volume('FUZZ_VISITORS', 2_000)
const packetsEach = 4
/** Packets that only the reader of the server gets; R-42 names ten million. */
const packets = volume('FUZZ_PACKETS', 40_000)
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
  figure(
    'R-42',
    'broken packets over the wire: errors, and packets of another device that were lost',
    `${visitors * packetsEach}: 0`,
  )
}, 3_600_000)

test(`R-42 of ${packets} broken packets each is read or refused, and between them a whole one is read as ever (seed ${testSeed})`, () => {
  const samplesOf = (version: 4 | 5) => {
    const [connecting = Buffer.of(), ...others] = onePacketOfEach(version, stranger)
    return { connecting, others, read: readAll(others, version) }
  }
  const samples = { 4: samplesOf(4), 5: samplesOf(5) }
  let [refused, whole] = [0, 0]
  for (let nth = 0; nth < packets; nth += 1) {
    const dice = openSeededRandom(testSeed, nth)
    const version = dice.chance(0.5) ? 4 : 5
    const { connecting, others, read } = samples[version]
    const isFirst = dice.chance(0.2)
    const guard = new PacketGuard(() => undefined)
    guard.add(brokenBytes(isFirst ? connecting : dice.pick(others), dice, 0.7))
    try {
      const bytes = guard.next()
      if (bytes) (isFirst ? readConnect : readPacket)(bytes, version)
    } catch (error) {
      if (!(error instanceof PacketFault)) throw error
      refused += 1
    }
    if (nth % 100 > 0) continue
    // One parser serves all connections of a version: an error must leave it as it was.
    expect(readAll(others, version)).toBe(read)
    whole += others.length
  }
  expect(refused).toBeGreaterThan(packets / 10)
  figure(
    'R-42',
    'broken packets in the reader of the server: other errors than a refusal; whole ones between them, read wrongly',
    `${packets}: 0; ${whole}: 0`,
  )
}, 3_600_000)

const readAll = (packets: Buffer[], version: 4 | 5): string =>
  JSON.stringify(packets.map((bytes) => readPacket(bytes, version)))

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
