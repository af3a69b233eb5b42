import { fromBrowser } from '@roomwire/contracts/live/from-browser.ts'
import { toBrowser } from '@roomwire/contracts/live/to-browser.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import {
  closePayload,
  type FrameFields,
  frameBytes,
  type Heard,
  opcodes,
  RawWebSocket,
} from '../clients/raw-web-socket.ts'
import { brokenBytes } from './broken-bytes.ts'
import { FuzzFault, type FuzzHome, type FuzzServer, openFuzzHome } from './fuzz-home.ts'
import { howOften, oddJson } from './odd-json.ts'
import { openSampler } from './samples.ts'
import { openSeededRandom, type SeededRandom } from './seeded-random.ts'
import type { FuzzTurns } from './turns.ts'

/** Sentences said before an answer to all of them is waited for, and pages open at once. */
const width = { batch: 40, pages: 8 }

/** Says every input of the turns on live sockets: most are sentences, some are streams of odd frames. */
export async function fuzzLive(server: FuzzServer, turns: FuzzTurns): Promise<void> {
  const home = await openFuzzHome(server)
  const say = openMessages(home)
  await Promise.all(
    Array.from({ length: width.pages }, async (_none, number) => {
      const { token } = number % 3 === 2 ? home.guest : home.owner
      const open = () => RawWebSocket.open(server.port, `/ws-app?token=${token}`)
      let page = await open()
      for (let batch = turns.take(width.batch); batch.length > 0; batch = turns.take(width.batch)) {
        const frames: Buffer[] = []
        const streams: Promise<void>[] = []
        for (const input of batch) {
          const dice = openSeededRandom(turns.seed, input)
          if (dice.chance(0.05)) {
            const bytes = streamOf(say, dice)
            streams.push(open().then((other) => tryStream(other, bytes, input)))
            continue
          }
          const { text, pollutes } = say(dice)
          if (pollutes) turns.count(1)
          frames.push(framesOf(text, dice))
        }
        const [first = 0] = batch
        await Promise.all([tryMessages(page, frames, first), ...streams])
        // Now and then somebody goes and comes again.
        if (first % (100 * width.batch) < width.batch) {
          page.cut()
          page = await open()
        }
      }
      page.cut()
    }),
  )
}

type Say = ReturnType<typeof openMessages>

function openMessages({ owner, guest, roomId, devices }: FuzzHome) {
  const identifiers = devices.map(({ identifier }) => identifier)
  const sample = openSampler([roomId, owner.userId, guest.userId, ...identifiers, 18, 13])
  return (dice: SeededRandom) => {
    const message = Object(sample.any(fromBrowser, dice))
    // Pages leave the type out: the action stands for it.
    if (message.type === 'control' && dice.chance(0.9)) delete message.type
    const odd = oddJson(message, dice, dice.weighed(howOften))
    // Longer messages close the socket: streams do that.
    return Buffer.byteLength(odd.text) > limits.liveMessageBytesMax
      ? { text: '{}', pollutes: false }
      : odd
  }
}

/** A message in one frame or several, masked in one way or another; sometimes as bytes. */
function framesOf(text: string, dice: SeededRandom): Buffer {
  const payload = Buffer.from(text)
  const mask = dice.chance(0.3) ? dice.bytes(4) : undefined
  const opcode = dice.chance(0.02) ? opcodes.binary : opcodes.text
  const pieces = dice.chance(0.05) ? 1 + dice.below(limits.liveFragmentsMax) : 1
  const size = Math.ceil(payload.length / pieces)
  const frames: Buffer[] = []
  for (let piece = 0; piece < pieces; piece += 1) {
    const part = payload.subarray(piece * size, (piece + 1) * size)
    const fin = piece === pieces - 1
    frames.push(
      frameBytes({
        opcode: piece === 0 ? opcode : opcodes.more,
        fin,
        payload: part,
        ...(mask ? { mask } : {}),
      }),
    )
    if (!fin && dice.chance(0.2))
      frames.push(frameBytes({ opcode: opcodes.ping, payload: 'still here' }))
  }
  return Buffer.concat(frames)
}

let settled = 0

/** Says sentences and hears what comes up to the answer to a question behind them. */
async function tryMessages(page: RawWebSocket, frames: readonly Buffer[], input: number) {
  settled += 1
  const messageId = `settled ${settled}`
  const question = { type: 'unsubscribeRoom', roomId: limits.idMax, messageId }
  page.say(...frames, { payload: JSON.stringify(question) })
  for (;;) {
    const heard = await page.next()
    if (!heard) throw new FuzzFault('The socket was closed on messages', { cause: input })
    // A page that never answers a ping is gone: one that says much lives longer than that.
    if (heard.opcode === opcodes.ping) page.say({ opcode: opcodes.pong, payload: heard.payload })
    if (judge(heard, input).includes(messageId)) return
  }
}

/** Frames of which each may be odd, or bytes that are none. */
function streamOf(say: Say, dice: SeededRandom): Buffer {
  const frames = Array.from({ length: 1 + dice.below(8) }, () => frameBytes(oddFrame(say, dice)))
  const whole = Buffer.concat(frames)
  return dice.chance(0.5) ? whole : brokenBytes(whole, dice, 0.7)
}

function oddFrame(say: Say, dice: SeededRandom): FrameFields {
  const isControl = dice.chance(0.3)
  const opcode = isControl
    ? dice.pick([opcodes.close, opcodes.ping, opcodes.pong])
    : dice.weighed([
        [8, opcodes.text],
        [2, opcodes.binary],
        [2, opcodes.more],
        [1, 3 + dice.below(13)],
      ])
  const code = dice.pick([
    0, 999, 1000, 1001, 1004, 1005, 1006, 1007, 1011, 1015, 2999, 3000, 4999, 65_535,
  ])
  const payload = dice.weighed<() => Uint8Array | string>([
    [6, () => say(dice).text],
    [2, () => dice.bytes(dice.below(130))],
    [isControl ? 6 : 1, () => closePayload(code, dice.chance(0.2) ? Buffer.of(0xff) : 'bye')],
    [1, () => ''],
    [1, () => Buffer.alloc(dice.pick([125, 126, 65_535, 16_384, 16_385]), 'x')],
  ])()
  return {
    opcode,
    payload: isControl && dice.chance(0.9) ? Buffer.from(payload).subarray(0, 125) : payload,
    fin: dice.chance(isControl ? 0.95 : 0.8),
    ...(dice.chance(0.05) ? { reserved: dice.below(8) } : {}),
    ...(dice.chance(0.05) ? { mask: false as const } : { mask: dice.bytes(4) }),
    ...(dice.chance(0.05)
      ? { claims: dice.pick([0, 1, 125, 126, 65_536, 2 ** 31, 2 ** 53 - 1]) }
      : {}),
    ...(dice.chance(0.05) ? { lengthIn: 9 as const } : {}),
  }
}

async function tryStream(page: RawWebSocket, bytes: Buffer, input: number): Promise<void> {
  const late = setTimeout(() => page.cut(), 20_000)
  page.say(bytes)
  page.socket.end()
  const since = performance.now()
  for (let heard = await page.next(); heard; heard = await page.next()) judge(heard, input)
  clearTimeout(late)
  if (performance.now() - since > 19_000) {
    throw new FuzzFault(`The socket stayed open\n${bytes.toString('hex')}`, { cause: input })
  }
}

/** Codes with which the server may close; it gives back the peer's own, if that is one. */
const closing = new Set([
  1000, 1001, 1002, 1003, 1005, 1007, 1008, 1009, 1010, 1011, 1012, 1013, 1014,
])

/** @throws FuzzFault for a frame that the server must not send; the text of the frame. */
function judge({ fin, reserved, opcode, isMasked, payload }: Heard, input: number): string {
  const text = payload.toString()
  const wrong = (fault: string) =>
    new FuzzFault(`${fault}: ${text.slice(0, 500)}`, { cause: input })
  if (!fin || reserved !== 0 || isMasked) throw wrong('A frame that a server must not send')
  if (opcode === opcodes.close) {
    const code = payload.length < 2 ? 1005 : payload.readUInt16BE(0)
    if (!closing.has(code) && code < 3_000) throw wrong(`Closed with ${code}`)
    return ''
  }
  if (opcode === opcodes.pong || opcode === opcodes.ping) return ''
  if (opcode !== opcodes.text) throw wrong(`A frame of kind ${opcode}`)
  const said = toBrowser.safeParse(JSON.parse(text))
  if (!said.success) throw wrong('A message that no page knows')
  if (text.includes('Something went wrong')) throw wrong('A fault was told')
  return text
}
