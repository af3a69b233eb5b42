/**
 * The live socket as RFC 6455 wants it, frame by frame, by a client that makes its
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

/** A question that any page may ask, as long as is desired; it is answered with its messageId. */
function question(messageId: string, length = 0): string {
  return JSON.stringify({ type: 'unsubscribeRoom', roomId: 1, messageId }).padEnd(length, ' ')
}
const answerTo = (messageId: string) =>
  JSON.stringify({ type: 'subscription', roomId: 1, subscribed: false, messageId })

type Case = {
  title: string
  /** Each is sent by itself. */
  says: (FrameFields | Buffer)[]
  /** What is heard, in order: texts, or a frame; the last may be a close. */
  hears: (string | { opcode: number; payload: Uint8Array | string })[]
  /** The code with which it is closed; it stays open without one. */
  closes?: number
}

const hex = (bytes: string) => Buffer.from(bytes, 'hex')
const notJson =
  '{"type":"error","code":"bad_message","error":"The message is not valid JSON in UTF-8"}'
const notText = '{"type":"error","code":"bad_message","error":"A message is text, not bytes"}'

const masks = { none: Buffer.alloc(4), ones: hex('ffffffff'), some: hex('37fa213d') }

const framing: Case[] = [
  { title: 'an empty text', says: [{ payload: '' }], hears: [notJson] },
  ...[124, 125, 126, 127, 128, 129, 255, 256, 4_095, 4_096, 16_383, 16_384].flatMap((length) =>
    Object.entries(masks).map(([name, mask]) => ({
      title: `a text of ${length} bytes, masked with ${name}`,
      says: [{ payload: question('m', length), mask }],
      hears: [answerTo('m')],
    })),
  ),
  ...[0, 1, 125, 126, 16_384].map((length) => ({
    title: `${length} bytes that are no text`,
    says: [{ opcode: binary, payload: Buffer.alloc(length, 0xfe) }],
    hears: [notText],
  })),
  ...([3, 9] as const).map((lengthIn) => ({
    title: `a short length told in ${lengthIn} bytes`,
    says: [{ payload: question('m'), lengthIn }],
    hears: [answerTo('m')],
  })),
  ...[16_385, 65_535, 65_536, 2 ** 31, 2 ** 32, 2 ** 53 - 1].flatMap((claims) =>
    [text, binary].map((opcode) => ({
      title: `frame ${opcode} that claims ${claims} bytes, before any of them has come`,
      says: [{ opcode, claims }],
      hears: [],
      closes: 1009,
    })),
  ),
  {
    title: 'a length with its highest bit set',
    says: [hex('81ffffffffffffffffff00000000')],
    hears: [],
    closes: 1009,
  },
  ...[text, binary, more, ping, pong, close].map((opcode) => ({
    title: `frame ${opcode} without a mask`,
    says: [{ opcode, payload: opcode === close ? closePayload(1000) : 'x', mask: false as const }],
    hears: [],
    closes: 1002,
  })),
  {
    title: 'three questions in one go',
    says: [Buffer.concat(['a', 'b', 'c'].map((name) => frameBytes({ payload: question(name) })))],
    hears: [answerTo('a'), answerTo('b'), answerTo('c')],
  },
]

const payloads = [0, 1, 124, 125].map((length) => Buffer.alloc(length, 0xfe))
const pings: Case[] = [
  ...payloads.map((payload) => ({
    title: `a ping of ${payload.length} bytes, which come back`,
    says: [{ opcode: ping, payload }],
    hears: [{ opcode: pong, payload }],
  })),
  ...payloads.map((payload) => ({
    title: `a pong of ${payload.length} bytes that nobody asked for`,
    says: [{ opcode: pong, payload }],
    hears: [],
  })),
  ...[126, 127, 65_536].flatMap((length) =>
    [ping, pong, close].map((opcode) => ({
      title: `a control frame ${opcode} of ${length} bytes`,
      says: [{ opcode, payload: Buffer.alloc(length, 3) }],
      hears: [],
      closes: 1002,
    })),
  ),
  ...[ping, pong, close].map((opcode) => ({
    title: `a control frame ${opcode} in fragments`,
    says: [{ opcode, fin: false }],
    hears: [],
    closes: 1002,
  })),
  {
    title: 'ten pings in one go, answered in order',
    says: [Buffer.concat(range(10).map((at) => frameBytes({ opcode: ping, payload: `${at}` })))],
    hears: range(10).map((at) => ({ opcode: pong, payload: `${at}` })),
  },
]

const reserved: Case[] = range(7).flatMap((bits) =>
  [text, binary, more, ping, pong, close].map((opcode) => ({
    title: `reserved bits ${(bits + 1).toString(2).padStart(3, '0')} on frame ${opcode}`,
    says: [{ opcode, reserved: bits + 1, payload: opcode === close ? closePayload(1000) : 'x' }],
    hears: [],
    closes: 1002,
  })),
)

const unknownOpcodes: Case[] = [3, 4, 5, 6, 7, 11, 12, 13, 14, 15].flatMap((opcode) => [
  { title: `opcode ${opcode}`, says: [{ opcode }], hears: [], closes: 1002 },
  {
    title: `opcode ${opcode} with a payload, behind a question`,
    says: [
      Buffer.concat([frameBytes({ payload: question('m') }), frameBytes({ opcode, payload: 'x' })]),
    ],
    hears: [],
    closes: 1002,
  },
  {
    title: `opcode ${opcode} between fragments`,
    says: [
      { payload: '{', fin: false },
      { opcode, payload: 'x' },
    ],
    hears: [],
    closes: 1002,
  },
])

/** A text in so many frames, the parts as long as each other. */
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
    says: inFragments(question('m'), at + 2),
    hears: [answerTo('m')],
  })),
  {
    title: 'a question in 16 fragments, in one go',
    says: [Buffer.concat(inFragments(question('m'), 16).map(frameBytes))],
    hears: [answerTo('m')],
  },
  ...[17, 100].map((count) => ({
    title: `a question in ${count} fragments, which is too many`,
    says: [Buffer.concat(inFragments(question('m', 200), count).map(frameBytes))],
    hears: [],
    closes: 1008,
  })),
  {
    title: 'seventeen empty fragments',
    says: [{ payload: '', fin: false }, ...range(16).map(() => ({ opcode: more, fin: false }))],
    hears: [],
    closes: 1008,
  },
  {
    title: 'fragments of which some are empty',
    says: [
      { payload: '', fin: false },
      { opcode: more, payload: question('m'), fin: false },
      { opcode: more, payload: '' },
    ],
    hears: [answerTo('m')],
  },
  {
    title: 'a message above 16 KiB in fragments below it',
    says: inFragments(question('m', 16_385), 2),
    hears: [],
    closes: 1009,
  },
  {
    title: 'a message of 16 KiB in fragments',
    says: inFragments(question('m', 16_384), 8),
    hears: [answerTo('m')],
  },
  ...[true, false].map((fin) => ({
    title: `a fragment that continues nothing (${fin ? 'the last' : 'not the last'})`,
    says: [{ opcode: more, payload: 'x', fin }],
    hears: [],
    closes: 1002,
  })),
  {
    title: 'a fragment that continues what is over',
    says: [...inFragments(question('m'), 2), { opcode: more, payload: 'x' }],
    hears: [],
    closes: 1002,
  },
  ...[text, binary].flatMap((opcode) =>
    [true, false].map((fin) => ({
      title: `frame ${opcode} in the midst of another message (${fin ? 'whole' : 'begun'})`,
      says: [
        { payload: '{', fin: false },
        { opcode, payload: question('m'), fin },
      ],
      hears: [],
      closes: 1002,
    })),
  ),
  ...[ping, pong].map((opcode) => ({
    title: `control frames ${opcode} between fragments`,
    says: inFragments(question('m'), 4).flatMap((part) => [{ opcode, payload: 'x' }, part]),
    hears: [
      ...(opcode === ping ? range(4).map(() => ({ opcode: pong, payload: 'x' })) : []),
      answerTo('m'),
    ],
  })),
  {
    title: 'bytes in fragments',
    says: [
      { opcode: binary, payload: 'a', fin: false },
      { opcode: more, payload: 'b' },
    ],
    hears: [notText],
  },
  {
    title: 'a close between fragments',
    says: [
      { payload: '{', fin: false },
      { opcode: close, payload: closePayload(1000) },
    ],
    hears: [],
    closes: 1000,
  },
]

const goodTexts = ['\u007f', '\u0080', '\u07ff', '\u0800', '\ud7ff', '\ue000', '\ufffd', '\uffff']
const farTexts = ['\u{10000}', '\u{10fffe}', '\u{10ffff}', 'κόσμε', 'नमस्ते', '💡', '👩‍🔧', '\ufeffx']
/** No UTF-8, whatever stands around it: RFC 3629 and Unicode §3.9, table 3-7. */
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
      says: [{ payload: question(messageId) }],
      hears: [answerTo(messageId)],
    },
    {
      title: `the same cut in the midst of its characters: ${JSON.stringify(messageId)}`,
      says: inFragments(question(messageId), 16),
      hears: [answerTo(messageId)],
    },
  ]),
  ...badTexts.flatMap((bad) => {
    const payload = Buffer.concat([Buffer.from('{"a":"'), hex(bad), Buffer.from('"}')])
    return [
      { title: `no UTF-8: ${bad}`, says: [{ payload }], hears: [], closes: 1007 },
      {
        title: `no UTF-8, in fragments: ${bad}`,
        says: inFragments(payload, 3),
        hears: [],
        closes: 1007,
      },
    ]
  }),
  ...['c2', 'e282', 'f09f92'].map((cut) => ({
    title: `a text that ends in the midst of a character: ${cut}`,
    says: [{ payload: hex(cut) }],
    hears: [],
    closes: 1007,
  })),
]

const goodCodes = [1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 1012, 1013, 1014]
const privateCodes = [3000, 3999, 4000, 4999]
const badCodes = [0, 1, 999, 1004, 1005, 1006, 1015, 1016, 1100, 2000, 2999, 5000, 32_768, 65_535]

const closing: Case[] = [
  ...[...goodCodes, ...privateCodes].map((code) => ({
    title: `a close with ${code} is answered with it`,
    says: [{ opcode: close, payload: closePayload(code, 'bye') }],
    hears: [],
    closes: code,
  })),
  ...badCodes.map((code) => ({
    title: `a close with ${code}, which nobody may send`,
    says: [{ opcode: close, payload: closePayload(code) }],
    hears: [],
    closes: 1002,
  })),
  { title: 'a close without a code', says: [{ opcode: close }], hears: [], closes: 1005 },
  {
    title: 'a close with half a code',
    says: [{ opcode: close, payload: Buffer.of(3) }],
    hears: [],
    closes: 1002,
  },
  ...[1, 100, 123].map((length) => ({
    title: `a close with a reason of ${length} bytes`,
    says: [{ opcode: close, payload: closePayload(1000, 'x'.repeat(length)) }],
    hears: [],
    closes: 1000,
  })),
  ...['ff', 'eda080', 'c0af'].map((bad) => ({
    title: `a close whose reason is no UTF-8: ${bad}`,
    says: [{ opcode: close, payload: closePayload(1000, hex(bad)) }],
    hears: [],
    closes: 1007,
  })),
  {
    title: 'whatever is said behind a close is not heard',
    says: [
      Buffer.concat([
        frameBytes({ opcode: close, payload: closePayload(1000) }),
        frameBytes({ payload: question('m') }),
        frameBytes({ opcode: ping }),
        frameBytes({ opcode: close, payload: closePayload(1001) }),
      ]),
    ],
    hears: [],
    closes: 1000,
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
  it.each(cases)('$title', async ({ says, hears, closes }) => {
    const page = await open()
    for (const said of says) page.say(said)
    if (closes === undefined) page.say({ payload: question('behind it') })
    for (const expected of closes === undefined ? [...hears, answerTo('behind it')] : hears) {
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
    if (closes !== undefined) expect(await closeOf(page)).toBe(closes)
    page.cut()
  })
})

/** The code of the close that comes next; what is on its way before it may be an answer. */
async function closeOf(page: RawWebSocket): Promise<number> {
  for (let heard = await page.next(); heard; heard = await page.next()) {
    const { opcode, payload } = heard
    if (opcode === close) return payload.length === 0 ? 1005 : payload.readUInt16BE(0)
  }
  return 1006
}

it('R-34 a frame that comes in more pieces than anybody needs is not waited for', async () => {
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

it('R-34 no compression is agreed to, whoever offers it', async () => {
  for (const offer of ['permessage-deflate', 'permessage-deflate; client_max_window_bits', 'x']) {
    const page = await open([`Sec-WebSocket-Extensions: ${offer}`])
    expect(page.head).not.toMatch(/sec-websocket-extensions/i)
    page.cut()
  }
})

it('R-34 after all of it a page is served as ever', async () => {
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
