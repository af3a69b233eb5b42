import { readFileSync } from 'node:fs'
import { ack, hello, reply, state, touch } from '@roomwire/contracts/device/from-device.ts'
import {
  commandMessage,
  errorReport,
  requestMessage,
} from '@roomwire/contracts/device/to-device.ts'
import { downlinkTopics, reportTopics } from '@roomwire/contracts/device/topics.ts'
import {
  deviceKind,
  type PinKey,
  pinsOf,
  pinTouchedBy,
} from '@roomwire/contracts/vocabulary/device-kind.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'

/* The document for firmware authors matches the contracts. */

const text = readFileSync(new URL('../../docs/device-protocol.md', import.meta.url), 'utf8')

const schemas: Record<string, z.ZodType> = {
  hello: hello.strict(),
  state: state.strict(),
  touch: touch.strict(),
  command: commandMessage.strict(),
  ack: ack.strict(),
  request: z.union([reply.strict(), ...requestMessage.options.map((kind) => kind.strict())]),
  error: errorReport.strict(),
}

/** The part of the document about one topic. */
function section(word: string): string {
  const [, found] = text.split(`\n### \`${word}\``)
  return found?.split(/\n##/)[0] ?? ''
}

describe('docs/device-protocol.md', () => {
  test.each(Object.keys(schemas))('its examples of %s match the contracts', (word) => {
    const blocks = [...section(word).matchAll(/```json\n(.*?)```/gs)].map(([, code = '']) => code)
    const examples = blocks.flatMap((code) => code.split('\n').filter((line) => line !== ''))
    expect(examples.length).toBeGreaterThan(0)
    for (const example of examples) schemas[word]?.parse(JSON.parse(example))
  })

  test('it lists every topic and no other', () => {
    const rows = [...text.matchAll(/^\| `(\w+)` \| (device|server) → /gm)]
    const from = (who: string) => rows.filter(([, , by]) => by === who).map(([, word]) => word)
    expect(from('device')).toEqual([...reportTopics])
    expect(from('server')).toEqual([...downlinkTopics])
  })

  test('PINS-1, PINS-2: it lists the pins of every kind', () => {
    const rows = [...text.matchAll(/^\| (?:`(\w+)-…`|anything else) \| .* \| (.*) \|$/gm)]
    const listed = Object.fromEntries(
      rows.map(([, kind = 'UNKNOWN', pins = '']) => [
        kind,
        [...pins.matchAll(/`(\w+)`/g)].map(([, pin]) => pin),
      ]),
    )
    expect(listed).toEqual(Object.fromEntries(deviceKind.options.map((k) => [k, [...pinsOf(k)]])))
  })

  test('LIVE-3: it lists the touch map', () => {
    const pads = [...text.matchAll(/pad (\d+) → pin `(\d+)`/g)]
    const pins = pads.map(([, pad, pin]): [number, PinKey | string] => [Number(pad), pin ?? ''])
    expect(pins).toEqual([12, 13, 14, 15].map((pad) => [pad, pinTouchedBy(pad)]))
  })

  test('it names the limits of the gateway', () => {
    const kib = (bytes: number) => `${bytes / 1024} KiB`
    for (const limit of [
      `${limits.mqttKeepAliveMinS} to ${limits.mqttKeepAliveMaxS} s`,
      `CONNECT at most ${kib(limits.mqttConnectBytesMax)}, every other packet at most ${kib(limits.mqttPacketBytesMax)}`,
      `end of CONNECT: ${limits.mqttConnectWaitMs / 1000} s`,
      `more than ${kib(limits.mqttWaitingBytesMax)} wait`,
      `not confirmed within ${limits.commandLifeMs / 1000} s`,
      `Reply within ${limits.localLookupTimeoutMs / 1000} s`,
    ])
      expect(text.replace(/\s+/g, ' ')).toContain(limit)
    expect(limits.mqttSubscriptionsMax).toBe(5)
  })
})
