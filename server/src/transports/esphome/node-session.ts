import { connect, type Socket } from 'node:net'
import type { ConnectRefusal } from '@roomwire/contracts/vocabulary/connect-refusal.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { nodePort } from '@roomwire/contracts/vocabulary/node-key.ts'
import type { Clock } from '../../platform/clock.ts'
import { RateLimiter } from '../../platform/rate-limiter.ts'
import { shortText } from '../mqtt/dialects/firmware-json.ts'
import { type Entity, type EntityState, isListing } from './entities.ts'
import { EntityList } from './entity-list.ts'
import { messageOf, messages, type NodeFields, readFields } from './node-fields.ts'
import { LinkFault, type NodeMessage, NoiseLink } from './noise-link.ts'

/** How long the first words may take, a node may say nothing or leave a ping unanswered, and how often it is asked whether it is there, ms. */
export const nodeTimes = { firstWordsMs: 15_000, silentMs: 45_000, pingMs: 15_000 }

/** Commands whose ping is not answered yet. */
const askedMost = 64
/** Bytes of a node that are read: one that sends more is read as slowly. */
export const nodeBytesRead = { perSecond: 32_768, burst: 524_288 }
/** A piece costs as much as so many bytes more: one that sends byte by byte keeps nobody busy. */
const bytesOfPiece = 64
/** The oldest and the newest version of the API that is spoken here. */
const versions = { major: 1, minorLeast: 6, ours: 10 }
/** Up to this minor version a node waits to be told the password that it does not have. */
const minorWithPassword = 10

/** The node has said who it is. */
export type NodeInfo = { mac: string; firmware: string; entities: readonly Entity[] }

/** The end of a session: why, where it is to be told; null for a connection that was lost. */
export type SessionEnd = ConnectRefusal | null

type Dialled = {
  address: string
  /** 32 bytes; they are overwritten. */
  key: Buffer
  /** The MAC address that it has to have; null for any. */
  mac: string | null
  clock: Clock
}

type Listeners = {
  /**
   * It is the node that is meant, and nothing of it is believed before. What it says waits until this resolves: to
   * why it is not spoken with, or to null.
   */
  known(info: NodeInfo): Promise<SessionEnd>
  states(states: readonly EntityState[]): void
  /** Resolves when it may say more. */
  settled(): Promise<unknown> | undefined
  /** Called once, last. */
  ended(why: SessionEnd): void
}

export type NodeSession = {
  /**
   * Sets a pin.
   * @param taken called once the node has taken the command: it answers the ping behind it
   * @returns false where it has no such pin, or is not known yet
   */
  command(pin: string, state: number, taken: () => void): boolean
  close(): void
}

/** Dials a node, and speaks with it until it ends. */
export function openNodeSession({ address, key, mac, clock }: Dialled, on: Listeners): NodeSession {
  const socket = connect({ host: address, port: nodePort, noDelay: true })
  const link = new NoiseLink(key, (bytes) => void socket.write(bytes))
  const rate = new RateLimiter(nodeBytesRead, clock)
  const entities = new EntityList()
  /** The work that waits for the answer to a ping: a node takes one message after another. */
  const asked: { at: number; answered: () => void }[] = []
  let about: { mac: string; firmware: string } | undefined
  let minor = 0
  let isKnown = false
  let isEnded = false
  let heardAt = performance.now()

  function send(message: NodeMessage): void {
    if (!socket.writable) return
    link.send(message)
    if (socket.writableLength > limits.mqttWaitingBytesMax) end(null)
  }
  const ask = (type: number) => send(messageOf(type))

  function end(why: SessionEnd): void {
    if (isEnded) return
    isEnded = true
    clearTimeout(firstWords)
    clearInterval(pinging)
    socket.destroy()
    on.ended(why)
  }

  const firstWords = setTimeout(() => end('node_no_answer'), nodeTimes.firstWordsMs)
  const pinging = setInterval(() => {
    const waitsSince = Math.min(heardAt, asked[0]?.at ?? heardAt)
    if (performance.now() - waitsSince > nodeTimes.silentMs) end(null)
    else if (isKnown) ping(() => undefined)
  }, nodeTimes.pingMs)

  /** @throws an error for what is no message of a node */
  async function take(message: NodeMessage, states: EntityState[]): Promise<void> {
    const { type } = message
    if (type === messages.pingRequest) ask(messages.pingResponse)
    else if (type === messages.pingResponse) asked.shift()?.answered()
    else if (type === messages.disconnectRequest) {
      ask(messages.disconnectResponse)
      end(null)
    } else if (type === messages.getTimeRequest) tellTime()
    else if (isKnown) {
      const state = entities.stateIn(message)
      if (state) states.push(state)
    } else if (type === messages.listEntitiesDone) await begin()
    else if (isListing(type)) entities.add(message, minor)
    else {
      const fault = introduced(message)
      if (fault) end(fault)
    }
  }

  /** Takes what a node says of itself; returns why it is not spoken with. */
  function introduced(message: NodeMessage): ConnectRefusal | undefined {
    const { type } = message
    if (type === messages.helloResponse) return greet(readFields(message))
    if (type === messages.deviceInfoResponse) return meet(readFields(message))
    const isPassword = type === messages.authenticationResponse
    return isPassword && readFields(message).whole(1) !== 0 ? 'node_version' : undefined
  }

  function ping(answered: () => void): void {
    asked.push({ at: performance.now(), answered })
    ask(messages.pingRequest)
  }

  function tellTime(): void {
    send(messageOf(messages.getTimeResponse, [[1, { fixed: Math.floor(clock.now() / 1000) }]]))
  }

  function greet(fields: NodeFields): ConnectRefusal | undefined {
    const major = fields.whole(1)
    minor = fields.whole(2)
    if (major !== versions.major || minor < versions.minorLeast) return 'node_version'
    if (minor <= minorWithPassword) ask(messages.authenticationRequest)
    ask(messages.deviceInfoRequest)
    return undefined
  }

  function meet(fields: NodeFields): ConnectRefusal | undefined {
    const told = fields.text(3).toUpperCase()
    if (!/^[0-9A-F]{2}(:[0-9A-F]{2}){5}$/.test(told)) return 'node_no_answer'
    if (mac !== null && told !== mac) return 'node_other'
    about = { mac: told, firmware: shortText(`ESPHome ${fields.text(4)}`) }
    ask(messages.listEntitiesRequest)
    return undefined
  }

  async function begin(): Promise<void> {
    if (!about) {
      end('node_no_answer')
      return
    }
    clearTimeout(firstWords)
    const fault = await on.known({ ...about, entities: entities.all })
    if (fault) end(fault)
    if (isEnded) return
    isKnown = true
    ask(messages.subscribeStates)
  }

  /** Takes a piece of what the node has sent: the next one is read when it is done, and its turn has come. */
  async function takePiece(bytes: Buffer): Promise<void> {
    heardAt = performance.now()
    const waitMs = rate.reserve(bytes.length + bytesOfPiece)
    const states: EntityState[] = []
    const wasOpen = link.isOpen
    for (const message of link.take(bytes)) {
      if (isEnded) return
      await take(message, states)
    }
    if (!wasOpen && link.isOpen) {
      send(
        messageOf(messages.helloRequest, [
          [1, 'Roomwire'],
          [2, 1],
          [3, versions.ours],
        ]),
      )
    }
    if (states.length > 0 && !isEnded) on.states(states)
    await on.settled()
    if (waitMs > 0) await pause(waitMs)
  }

  readInTurn(socket, takePiece, (error) => end(isKnown ? null : whyOf(error)))
  socket.once('connect', () => link.begin())
  socket.once('error', () => end(isKnown ? null : 'node_no_answer'))
  socket.once('close', () => end(isKnown ? null : 'node_no_answer'))

  return {
    command(pin, state, taken) {
      const message = isKnown ? entities.commandFor(pin, state) : undefined
      if (!message || !socket.writable || asked.length >= askedMost) return false
      socket.cork()
      send(message)
      ping(taken)
      socket.uncork()
      return true
    },
    close() {
      if (link.isOpen) ask(messages.disconnectRequest)
      end(null)
    },
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms).unref())

const whyOf = (error: unknown): SessionEnd => {
  if (!(error instanceof LinkFault) || error.kind === 'no_node') return 'node_no_answer'
  return error.kind === 'wrong_key' ? 'node_wrong_key' : 'node_not_encrypted'
}

/** Reads a socket piece by piece; nothing more is read until a piece is done. */
function readInTurn(
  socket: Socket,
  take: (bytes: Buffer) => Promise<void>,
  failed: (error: unknown) => void,
): void {
  socket.on('data', (bytes: Buffer) => {
    socket.pause()
    take(bytes).then(() => socket.resume(), failed)
  })
}
