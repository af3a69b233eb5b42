/** The readers without a schema read what the schemas read, or nothing at all. */
import { ack, state } from '@roomwire/contracts/device/from-device.ts'
import { fromBrowser } from '@roomwire/contracts/live/from-browser.ts'
import { specifiedPins } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { PinForm } from '@roomwire/contracts/vocabulary/pin-form.ts'
import { testSeed, volume } from '@roomwire/testing/fixtures/volume.ts'
import { brokenBytes } from '@roomwire/testing/fuzz/broken-bytes.ts'
import { howOften, oddJson } from '@roomwire/testing/fuzz/odd-json.ts'
import { openSampler } from '@roomwire/testing/fuzz/samples.ts'
import { openSeededRandom, type SeededRandom } from '@roomwire/testing/fuzz/seeded-random.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseAs, parseJson } from '../platform/parse-json.ts'
import { Refusal } from '../platform/refusal.ts'
import { readPress } from './live/read-press.ts'
import { readAck, readState } from './mqtt/device-topics.ts'
import { readPlainAck, readPlainState, readPlainSwitch } from './mqtt/plain-reports.ts'

const gpios = ['13', '18', '19', '21', '25'] as const
const actions = ['on', 'off', 'setFanState', 'pumpOn', 'pumpOff', 'ledOn', 'ledOff'] as const
const pinState = fc.constantFrom(0, 1, 2, 3)

/** Pins that have each state of the plain shape: which of them a pin has is checked after reading (receive-report.ts). */
const fans = new Map(
  gpios.map((pin): [string, PinForm] => [pin, { kind: 'fan', levels: ['0', '1', '2', '3'] }]),
)

const switches = ['POWER1', 'switch.0', 'relay.0'] as const
const forms = new Map(switches.map((pin): [string, PinForm] => [pin, { kind: 'switch' }]))

/** Each reader beside what reads everything, and how its plain shape is drawn. */
const readers = {
  press: {
    plain: readPress,
    whole: (bytes: Buffer): unknown => parseAs(fromBrowser, parseJson(bytes)),
    shape: fc
      .record(
        {
          deviceIdentifier: fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9_.:-]{2,63}$/),
          messageId: fc.stringMatching(/^[ !#-[\]-~]{1,64}$/),
          action: fc.constantFrom(...actions),
          pin: fc.constantFrom(...gpios.map(Number)),
          state: pinState,
        },
        { requiredKeys: ['deviceIdentifier', 'messageId', 'action'] },
      )
      .map(({ deviceIdentifier, messageId, action, pin, state }) => ({
        deviceIdentifier,
        messageId,
        action,
        pin,
        state,
      })),
    samples: fromBrowser,
  },
  state: {
    plain: readPlainState,
    whole: (bytes: Buffer): unknown => readState(bytes, fans),
    shape: fc
      .record(
        {
          pins: fc.dictionary(fc.constantFrom(...gpios), pinState, { minKeys: 1, maxKeys: 4 }),
          ip: fc.ipV4(),
        },
        { requiredKeys: ['pins'] },
      )
      .map(({ pins, ip }) => ({ pins, ip })),
    samples: state,
  },
  switch: {
    plain: (bytes: Buffer) => readPlainSwitch(bytes, forms),
    whole: (bytes: Buffer): unknown => readState(bytes, forms),
    shape: fc
      .tuple(fc.constantFrom(...switches), fc.constantFrom(0, 1), fc.boolean())
      .map(([pin, state, isHeld]) => ({ pins: { [pin]: state }, ...(isHeld && { leases: {} }) })),
    samples: state,
  },
  ack: {
    plain: readPlainAck,
    whole: (bytes: Buffer): unknown => readAck(bytes),
    shape: fc.integer({ min: 1, max: 999_999_999 }).map((id) => ({ messageId: `${id}`, ok: true })),
    samples: ack,
  },
} as const

describe.each(Object.entries(readers))('the reader of a plain %s', (name, reader) => {
  const read = (bytes: Buffer) => reader.plain(bytes)

  it('LIVE-2 LIVE-4 reads each that is written as its sender writes it, as the schema does', () => {
    fc.assert(
      fc.property<[unknown]>(reader.shape, (message) => {
        const bytes = Buffer.from(JSON.stringify(message))
        expect(read(bytes)).toBeDefined()
        expect(read(bytes)).toEqual(reader.whole(bytes))
      }),
    )
  })

  it('R-33 reads what is odd as the schema does, or leaves it to that', () => {
    const inputs = Math.ceil(volume('FUZZ_READERS', 30_000) / Object.keys(readers).length)
    const plain = fc.sample<unknown>(reader.shape, { numRuns: 200, seed: testSeed })
    const sample = openSampler(['SC-000001', 18, 13])
    const different: string[] = []
    let taken = 0
    for (let input = 0; input < inputs; input += 1) {
      const dice = openSeededRandom(testSeed, input)
      const message = dice.chance(0.7) ? dice.pick(plain) : sample.any(reader.samples, dice)
      const bytes = oddBytes(message, dice)
      const found = read(bytes)
      if (found === undefined) continue
      taken += 1
      const isSame = isEqual(found, wholeOrRefused(reader.whole, bytes))
      if (!isSame) different.push(`${input}: ${bytes}`)
    }
    expect(different, `${name}, seed ${testSeed}`).toEqual([])
    // Else it would compare nothing.
    expect(taken).toBeGreaterThan(inputs / 20)
  })
})

/** A message as somebody writes it who means harm, or as a broken line brings it. */
function oddBytes(message: unknown, dice: SeededRandom): Buffer {
  const changes = dice.chance(0.5) ? 0 : dice.weighed(howOften)
  const text = oddJson(message, dice, changes).text
  return brokenBytes(Buffer.from(text), dice, 0.4)
}

function wholeOrRefused(whole: (bytes: Buffer) => unknown, bytes: Buffer): unknown {
  try {
    return whole(bytes)
  } catch (error) {
    if (error instanceof Refusal) return 'refused'
    throw error
  }
}

function isEqual(one: unknown, other: unknown): boolean {
  try {
    expect(one).toEqual(other)
    return true
  } catch {
    return false
  }
}

it('knows each GPIO that there is', () => {
  expect([...gpios, 'pump', 'led'].sort()).toEqual([...specifiedPins()].sort())
  for (const pin of gpios) {
    expect(readPlainState(Buffer.from(`{"pins":{"${pin}":1}}`))).toBeDefined()
  }
})
