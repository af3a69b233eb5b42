/**
 * The live socket follows RFC 6455, frame by frame, against a client that builds its
 * frames by hand. The groups are those of the Autobahn test suite.
 */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { registerOwner, type TestPerson } from '@roomwire/testing/clients/api-client.ts'
import {
  closePayload,
  type FrameFields,
  frameBytes,
  opcodes,
  RawWebSocket,
} from '@roomwire/testing/clients/raw-web-socket.ts'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const { more, text, binary, close, ping, pong } = opcodes

/** A request that any page may send, padded to a length; its answer carries its messageId. */
function question(messageId: string, length = 0): string {
  return JSON.stringify({ type: 'unsubscribeRoom', roomId: 1, messageId }).padEnd(length, ' ')
}
const answerTo = (messageId: string) =>
  JSON.stringify({ type: 'subscription', roomId: 1, subscribed: false, messageId })

type Case = {
  title: string
  /** The frames to send, each by itself. */
  frames: (FrameFields | Buffer)[]
  /** The expected answers, in order: texts, or a frame; the last may be a close. */
  answers: (string | { opcode: number; payload: Uint8Array | string })[]
  /** The expected close code; without one the socket stays open. */
  closeCode?: number
}

const hex = (bytes: string) => Buffer.from(bytes, 'hex')
const notJson =
  '{"type":"error","code":"bad_message","error":"The message is not valid JSON in UTF-8"}'
const notText = '{"type":"error","code":"bad_message","error":"A message is text, not bytes"}'

const masks = { none: Buffer.alloc(4), ones: hex('ffffffff'), some: hex('37fa213d') }

const framing: Case[] = [
  { title: 'an empty text', frames: [{ payload: '' }], answers: [notJson] },
  ...[124, 125, 126, 127, 128, 129, 255, 256, 4_095, 4_096, 16_383, 16_384].flatMap((length) =>
    Object.entries(masks).map(([name, mask]) => ({
      title: `a text of ${length} bytes, masked with ${name}`,
      frames: [{ payload: question('m', length), mask }],
      answers: [answerTo('m')],
    })),
  ),
  ...[0, 1, 125, 126, 16_384].map((length) => ({
    title: `${length} bytes that are no text`,
    frames: [{ opcode: binary, payload: Buffer.alloc(length, 0xfe) }],
    answers: [notText],
  })),
  ...([3, 9] as const).map((lengthIn) => ({
    title: `a short length told in ${lengthIn} bytes`,
    frames: [{ payload: question('m'), lengthIn }],
    answers: [answerTo('m')],
  })),
  ...[16_385, 65_535, 65_536, 2 ** 31, 2 ** 32, 2 ** 53 - 1].flatMap((claims) =>
    [text, binary].map((opcode) => ({
      title: `frame ${opcode} that claims ${claims} bytes, before any of them has come`,
      frames: [{ opcode, claims }],
      answers: [],
      closeCode: 1009,
    })),
  ),
  {
    title: 'a length with its highest bit set',
    frames: [hex('81ffffffffffffffffff00000000')],
    answers: [],
    closeCode: 1009,
  },
  ...[text, binary, more, ping, pong, close].map((opcode) => ({
    title: `frame ${opcode} without a mask`,
    frames: [
      { opcode, payload: opcode === close ? closePayload(1000) : 'x', mask: false as const },
    ],
    answers: [],
    closeCode: 1002,
  })),
  {
    title: 'three questions in one go',
    frames: [Buffer.concat(['a', 'b', 'c'].map((name) => frameBytes({ payload: question(name) })))],
    answers: [answerTo('a'), answerTo('b'), answerTo('c')],
  },
]

const payloads = [0, 1, 124, 125].map((length) => Buffer.alloc(length, 0xfe))
const pings: Case[] = [
  ...payloads.map((payload) => ({
    title: `a ping of ${payload.length} bytes, which come back`,
    frames: [{ opcode: ping, payload }],
    answers: [{ opcode: pong, payload }],
  })),
  ...payloads.map((payload) => ({
    title: `a pong of ${payload.length} bytes that nobody asked for`,
    frames: [{ opcode: pong, payload }],
    answers: [],
  })),
  ...[126, 127, 65_536].flatMap((length) =>
    [ping, pong, close].map((opcode) => ({
      title: `a control frame ${opcode} of ${length} bytes`,
      frames: [{ opcode, payload: Buffer.alloc(length, 3) }],
      answers: [],
      closeCode: 1002,
    })),
  ),
  ...[ping, pong, close].map((opcode) => ({
    title: `a control frame ${opcode} in fragments`,
    frames: [{ opcode, fin: false }],
    answers: [],
    closeCode: 1002,
  })),
  {
    title: 'ten pings in one go, answered in order',
    frames: [Buffer.concat(range(10).map((at) => frameBytes({ opcode: ping, payload: `${at}` })))],
    answers: range(10).map((at) => ({ opcode: pong, payload: `${at}` })),
  },
]

const reserved: Case[] = range(7).flatMap((bits) =>
  [text, binary, more, ping, pong, close].map((opcode) => ({
    title: `reserved bits ${(bits + 1).toString(2).padStart(3, '0')} on frame ${opcode}`,
    frames: [{ opcode, reserved: bits + 1, payload: opcode === close ? closePayload(1000) : 'x' }],
    answers: [],
    closeCode: 1002,
  })),
)

const unknownOpcodes: Case[] = [3, 4, 5, 6, 7, 11, 12, 13, 14, 15].flatMap((opcode) => [
  { title: `opcode ${opcode}`, frames: [{ opcode }], answers: [], closeCode: 1002 },
  {
    title: `opcode ${opcode} with a payload, behind a question`,
    frames: [
      Buffer.concat([frameBytes({ payload: question('m') }), frameBytes({ opcode, payload: 'x' })]),
    ],
    answers: [],
    closeCode: 1002,
  },
  {
    title: `opcode ${opcode} between fragments`,
    frames: [
      { payload: '{', fin: false },
      { opcode, payload: 'x' },
    ],
    answers: [],
    closeCode: 1002,
  },
])

/** A text in this many frames of equal length. */
function inFragments(payload: Uint8Array | string, count: number): FrameFields[] {
  const bytes = Buffer.from(payload)
  const size = Math.ceil(bytes.length / count)
  return range(count).map((at) => ({
    opcode: at === 0 ? text : more,
    fin: at === count - 1,
    payload: bytes.subarray(at * size, (at + 1) * size),
  }))
}

const fragments: Case[] = [
  ...range(15).map((at) => ({
    title: `a question in ${at + 2} fragments`,
    frames: inFragments(question('m'), at + 2),
    answers: [answerTo('m')],
  })),
  {
    title: 'a question in 16 fragments, in one go',
    frames: [Buffer.concat(inFragments(question('m'), 16).map(frameBytes))],
    answers: [answerTo('m')],
  },
  ...[17, 100].map((count) => ({
    title: `a question in ${count} fragments, which is too many`,
    frames: [Buffer.concat(inFragments(question('m', 200), count).map(frameBytes))],
    answers: [],
    closeCode: 1008,
  })),
  {
    title: 'seventeen empty fragments',
    frames: [{ payload: '', fin: false }, ...range(16).map(() => ({ opcode: more, fin: false }))],
    answers: [],
    closeCode: 1008,
  },
  {
    title: 'fragments of which some are empty',
    frames: [
      { payload: '', fin: false },
      { opcode: more, payload: question('m'), fin: false },
      { opcode: more, payload: '' },
    ],
    answers: [answerTo('m')],
  },
  {
    title: 'a message above 16 KiB in fragments below it',
    frames: inFragments(question('m', 16_385), 2),
    answers: [],
    closeCode: 1009,
  },
  {
    title: 'a message of 16 KiB in fragments',
    frames: inFragments(question('m', 16_384), 8),
    answers: [answerTo('m')],
  },
  ...[true, false].map((fin) => ({
    title: `a fragment that continues nothing (${fin ? 'the last' : 'not the last'})`,
    frames: [{ opcode: more, payload: 'x', fin }],
    answers: [],
    closeCode: 1002,
  })),
  {
    title: 'a fragment that continues what is over',
    frames: [...inFragments(question('m'), 2), { opcode: more, payload: 'x' }],
    answers: [],
    closeCode: 1002,
  },
  ...[text, binary].flatMap((opcode) =>
    [true, false].map((fin) => ({
      title: `frame ${opcode} in the midst of another message (${fin ? 'whole' : 'begun'})`,
      frames: [
        { payload: '{', fin: false },
        { opcode, payload: question('m'), fin },
      ],
      answers: [],
      closeCode: 1002,
    })),
  ),
  ...[ping, pong].map((opcode) => ({
    title: `control frames ${opcode} between fragments`,
    frames: inFragments(question('m'), 4).flatMap((part) => [{ opcode, payload: 'x' }, part]),
    answers: [
      ...(opcode === ping ? range(4).map(() => ({ opcode: pong, payload: 'x' })) : []),
      answerTo('m'),
    ],
  })),
  {
    title: 'bytes in fragments',
    frames: [
      { opcode: binary, payload: 'a', fin: false },
      { opcode: more, payload: 'b' },
    ],
    answers: [notText],
  },
  {
    title: 'a close between fragments',
    frames: [
      { payload: '{', fin: false },
      { opcode: close, payload: closePayload(1000) },
    ],
    answers: [],
    closeCode: 1000,
  },
]

const goodTexts = ['\u007f', '\u0080', '\u07ff', '\u0800', '\ud7ff', '\ue000', '\ufffd', '\uffff']
const farTexts = ['\u{10000}', '\u{10fffe}', '\u{10ffff}', 'κόσμε', 'नमस्ते', '💡', '👩‍🔧', '\ufeffx']
/** Bytes that are invalid UTF-8 in any context: RFC 3629 and Unicode §3.9, table 3-7. */
const badTexts = [
  ...['80', 'bf', '8080', 'c0', 'c020', 'e020', 'e08020', 'f0', 'f08080', 'f8', 'fc', 'fe', 'ff'],
  ...['c0af', 'c1bf', 'e080af', 'e09fbf', 'f08080af', 'f08fbfbf', 'f8888080af', 'fc8480808080af'],
  ...['eda080', 'edadbf', 'edae80', 'edbfbf', 'eda080edb080', 'f4908080', 'f5808080', 'f7bfbfbf'],
  ...['cebae1bdb9cf83cebcceb5eda080656469746564', 'fbbfbfbfbf', 'fdbfbfbfbfbf', 'fffe', 'e28228'],
]

const utf8: Case[] = [
  ...[...goodTexts, ...farTexts].flatMap((messageId) => [
    {
      title: `the text ${JSON.stringify(messageId)} comes back as it was`,
      frames: [{ payload: question(messageId) }],
      answers: [answerTo(messageId)],
    },
    {
      title: `the same cut in the midst of its characters: ${JSON.stringify(messageId)}`,
      frames: inFragments(question(messageId), 16),
      answers: [answerTo(messageId)],
    },
  ]),
  ...badTexts.flatMap((bad) => {
    const payload = Buffer.concat([Buffer.from('{"a":"'), hex(bad), Buffer.from('"}')])
    return [
      { title: `no UTF-8: ${bad}`, frames: [{ payload }], answers: [], closeCode: 1007 },
      {
        title: `no UTF-8, in fragments: ${bad}`,
        frames: inFragments(payload, 3),
        answers: [],
        closeCode: 1007,
      },
    ]
  }),
  ...['c2', 'e282', 'f09f92'].map((cut) => ({
    title: `a text that ends in the midst of a character: ${cut}`,
    frames: [{ payload: hex(cut) }],
    answers: [],
    closeCode: 1007,
  })),
]

const goodCodes = [1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 1012, 1013, 1014]
const privateCodes = [3000, 3999, 4000, 4999]
const badCodes = [0, 1, 999, 1004, 1005, 1006, 1015, 1016, 1100, 2000, 2999, 5000, 32_768, 65_535]

const closing: Case[] = [
  ...[...goodCodes, ...privateCodes].map((code) => ({
    title: `a close with ${code} is answered with it`,
    frames: [{ opcode: close, payload: closePayload(code, 'bye') }],
    answers: [],
    closeCode: code,
  })),
  ...badCodes.map((code) => ({
    title: `a close with ${code}, which nobody may send`,
    frames: [{ opcode: close, payload: closePayload(code) }],
    answers: [],
    closeCode: 1002,
  })),
  { title: 'a close without a code', frames: [{ opcode: close }], answers: [], closeCode: 1005 },
  {
    title: 'a close with half a code',
    frames: [{ opcode: close, payload: Buffer.of(3) }],
    answers: [],
    closeCode: 1002,
  },
  ...[1, 100, 123].map((length) => ({
    title: `a close with a reason of ${length} bytes`,
    frames: [{ opcode: close, payload: closePayload(1000, 'x'.repeat(length)) }],
    answers: [],
    closeCode: 1000,
  })),
  ...['ff', 'eda080', 'c0af'].map((bad) => ({
    title: `a close whose reason is no UTF-8: ${bad}`,
    frames: [{ opcode: close, payload: closePayload(1000, hex(bad)) }],
    answers: [],
    closeCode: 1007,
  })),
  {
    title: 'whatever is said behind a close is not heard',
    frames: [
      Buffer.concat([
        frameBytes({ opcode: close, payload: closePayload(1000) }),
        frameBytes({ payload: question('m') }),
        frameBytes({ opcode: ping }),
        frameBytes({ opcode: close, payload: closePayload(1001) }),
      ]),
    ],
    answers: [],
    closeCode: 1000,
  },
]

const groups = { framing, pings, reserved, unknownOpcodes, fragments, utf8, closing }

let server: TestServer
let owner: TestPerson
beforeAll(async () => {
  server = await startTestServer('sqlite')
  owner = await registerOwner(server.url)
})
afterAll(async () => {
  expect(server.bugs).toEqual([])
  await server.stop()
})
const open = (headers: string[] = []) =>
  RawWebSocket.open(server.port, `/ws-app?token=${owner.token}`, headers)

describe.each(Object.entries(groups))('R-34 %s', (_name, cases) => {
  it.each(cases)('$title', async ({ frames, answers, closeCode }) => {
    const page = await open()
    for (const frame of frames) page.say(frame)
    if (closeCode === undefined) page.say({ payload: question('behind it') })
    for (const expected of closeCode === undefined
      ? [...answers, answerTo('behind it')]
      : answers) {
      const heard = await page.next()
      const desired = typeof expected === 'string' ? { opcode: text, payload: expected } : expected
      expect(heard).toEqual({
        fin: true,
        reserved: 0,
        isMasked: false,
        opcode: desired.opcode,
        payload: Buffer.from(desired.payload),
      })
    }
    if (closeCode !== undefined) expect(await closeOf(page)).toBe(closeCode)
    page.cut()
  })
})

/** The code of the next close frame; answers may come before it. */
async function closeOf(page: RawWebSocket): Promise<number> {
  for (let heard = await page.next(); heard; heard = await page.next()) {
    const { opcode, payload } = heard
    if (opcode === close) return payload.length === 0 ? 1005 : payload.readUInt16BE(0)
  }
  return 1006
}

it('R-34 a frame in very many pieces closes the socket', async () => {
  const page = await open()
  const bytes = frameBytes({ payload: question('m', 2_000) })
  // Each piece is read before the next one is sent: both ends are in this process.
  for (let at = 0; at < 300 && !page.isClosed; at += 1) {
    page.say(bytes.subarray(at, at + 1))
    await nextTurn()
    await nextTurn()
  }
  expect(await closeOf(page)).toBe(1008)
  page.cut()
})

it('R-34 the server never agrees to compression', async () => {
  for (const offer of ['permessage-deflate', 'permessage-deflate; client_max_window_bits', 'x']) {
    const page = await open([`Sec-WebSocket-Extensions: ${offer}`])
    expect(page.head).not.toMatch(/sec-websocket-extensions/i)
    page.cut()
  }
})

it('R-34 a page is served as before after all of these cases', async () => {
  const count = Object.values(groups).flat().length
  expect(count).toBeGreaterThan(250)
  const page = await open()
  page.say({ payload: question('as ever') })
  expect((await page.next())?.payload.toString()).toBe(answerTo('as ever'))
  page.cut()
  figure('R-34', 'cases of the WebSocket protocol', count + 2)
  figure('R-34', 'violations', 0)
})

function range(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at)
}
