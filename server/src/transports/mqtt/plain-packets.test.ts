/** Packets are read and written by hand as the library reads and writes them. */
import { testSeed, volume } from '@roomwire/testing/fixtures/volume.ts'
import { brokenBytes } from '@roomwire/testing/fuzz/broken-bytes.ts'
import { onePacketOfEach } from '@roomwire/testing/fuzz/mqtt-samples.ts'
import { openSeededRandom } from '@roomwire/testing/fuzz/seeded-random.ts'
import fc from 'fast-check'
import { generate, type IPublishPacket, type Packet } from 'mqtt-packet'
import { describe, expect, it } from 'vitest'
import { PacketFault } from './mqtt-reasons.ts'
import { readAnyPacket, type Version } from './packet-codec.ts'
import { PacketGuard } from './packet-guard.ts'
import { readPlainPacket, writePlainPacket } from './plain-packets.ts'

const versions = [4, 5] as const
const device = { identifier: 'SC-000001', secret: 'secret' }
const unmarked = { dup: false, retain: false }

/** The parts of a packet that count for the server. */
function meant(packet: Packet | undefined): unknown {
  if (packet?.cmd === 'publish') {
    const { cmd, qos, dup, retain, topic, payload, messageId, properties } = packet
    return { cmd, qos, dup, retain, topic, payload: String(payload), messageId, properties }
  }
  if (packet?.cmd !== 'puback') return packet
  const { cmd, messageId, reasonCode = 0, properties } = packet
  return { cmd, messageId, reasonCode, properties }
}

function anyMeant(bytes: Buffer, version: Version): unknown {
  try {
    return meant(readAnyPacket(bytes, version))
  } catch (error) {
    if (error instanceof PacketFault) return 'refused'
    throw error
  }
}

/** The first whole packet in some bytes; undefined when there is none. */
function wholePacketIn(bytes: Buffer): Buffer | undefined {
  const guard = new PacketGuard(() => undefined)
  guard.add(bytes)
  try {
    return guard.next() ?? undefined
  } catch {
    return undefined
  }
}

const publish = fc
  .record({
    topic: fc.constantFrom('devices/SC-1/command', 'devices/Z_9.:-~/error', 'ä', 'x'.repeat(200)),
    payload: fc.oneof(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.json()),
    messageId: fc.integer({ min: 1, max: 65_535 }),
    qos: fc.constantFrom(0 as const, 1 as const),
  })
  .map(({ messageId, ...rest }): IPublishPacket => {
    const packet = { cmd: 'publish' as const, ...rest, ...unmarked }
    return rest.qos === 1 ? { ...packet, messageId } : packet
  })

describe.each(versions)('packets that are read and written by hand, in MQTT %s', (version) => {
  it('LIVE-2 PUBLISH is written and read as the library does it', () => {
    fc.assert(
      fc.property(publish, (packet) => {
        const bytes = generate(packet, { protocolVersion: version })
        expect(writePlainPacket(packet, version)).toEqual(bytes)
        const read = readPlainPacket(bytes, version)
        if (packet.topic !== 'ä') expect(meant(read)).toEqual(anyMeant(bytes, version))
        else expect(read).toBeUndefined()
      }),
    )
  })

  it('LIVE-2 PUBACK is written so that the library reads it, and read as it does', () => {
    for (const messageId of [1, 255, 256, 65_535]) {
      const packet = { cmd: 'puback', messageId, reasonCode: 0 } as const
      const bytes = writePlainPacket(packet, version) ?? Buffer.of()
      expect(anyMeant(bytes, version)).toEqual(meant(packet))
      expect(meant(readPlainPacket(bytes, version))).toEqual(meant(packet))
    }
    const refused = { cmd: 'puback', messageId: 7, reasonCode: 0x99 } as const
    expect(writePlainPacket(refused, version)).toBeUndefined()
  })

  it('R-42 broken ones are read as the library reads them, or left to it', () => {
    const inputs = volume('FUZZ_READERS', 30_000) / 3
    const samples = onePacketOfEach(version, device).slice(1)
    const different: string[] = []
    let taken = 0
    for (let input = 0; input < inputs; input += 1) {
      const dice = openSeededRandom(testSeed, input)
      const bytes = wholePacketIn(brokenBytes(dice.pick(samples), dice, 0.6))
      const read = bytes && readPlainPacket(bytes, version)
      if (!bytes || !read) continue
      taken += 1
      const [byHand, byLibrary] = [meant(read), anyMeant(bytes, version)]
      if (JSON.stringify(byHand) !== JSON.stringify(byLibrary)) {
        different.push(`${input}: ${bytes.toString('hex')}`)
      }
    }
    expect(different, `seed ${testSeed}`).toEqual([])
    expect(taken).toBeGreaterThan(inputs / 20)
  })
})
