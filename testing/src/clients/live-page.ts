import { once } from 'node:events'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { liveTicketEndpoint } from '@roomwire/contracts/http/accounts.ts'
import type { BrowserMessage } from '@roomwire/contracts/live/from-browser.ts'
import { type Device, type ToBrowser, toBrowser } from '@roomwire/contracts/live/to-browser.ts'
import { answerWaitMs } from '@roomwire/server/transports/live/asked-devices.ts'
import { type ClientOptions, WebSocket } from 'ws'
import { callApi, type TestPerson } from './api-client.ts'

export type LivePage = Awaited<ReturnType<typeof openLivePage>>

/** The address of the live socket, with a ticket or token in its parameter. */
export function liveAddress(url: string, key: string): string {
  return `${url.replace('http', 'ws')}/ws-app?token=${encodeURIComponent(key)}`
}

/** A one-time ticket of a person. */
export async function ticketOf(person: TestPerson): Promise<string> {
  return (await callApi(person, liveTicketEndpoint, {})).ticket
}

/** Opens a live socket at an address as a browser or program would: 101 when a socket was given (and closed again), else the refusal's status. */
export async function handshake(address: string, options: ClientOptions = {}): Promise<number> {
  const socket = new WebSocket(address, options)
  return new Promise((resolve, reject) => {
    socket.once('open', () => {
      socket.once('close', () => resolve(101))
      socket.close(1000)
    })
    socket.once('unexpected-response', (_request, response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    socket.once('error', reject)
  })
}

let asked = 0

/** An open page of a person: what it hears is parsed by the contract and kept. */
export async function openLivePage(
  person: TestPerson,
  how: 'ticket' | 'token' = 'ticket',
  options: ClientOptions = {},
) {
  const key = how === 'ticket' ? await ticketOf(person) : person.token
  return openLiveSocket(liveAddress(person.url, key), options)
}

/** The same at an address of one's own. */
export async function openLiveSocket(address: string, options: ClientOptions = {}) {
  const socket = new WebSocket(address, options)
  const heard: ToBrowser[] = []
  const waiting = new Set<() => void>()
  socket.on('message', (data) => {
    heard.push(toBrowser.parse(JSON.parse(String(data))))
    for (const look of waiting) look()
  })
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.once('close', (code, reason) => resolve({ code, reason: String(reason) }))
  })
  await once(socket, 'open')

  /** The first message, from those not looked past yet, for which `is` holds. */
  async function hears<T extends ToBrowser>(
    is: (message: ToBrowser) => message is T,
    withinMs = 240_000,
  ): Promise<T> {
    return new Promise((resolve, reject) => {
      const look = () => {
        const index = heard.findIndex(is)
        const found = heard[index]
        if (!found || !is(found)) return
        heard.splice(0, index + 1)
        waiting.delete(look)
        clearTimeout(late)
        resolve(found)
      }
      const late = setTimeout(() => {
        waiting.delete(look)
        reject(new Error(`Not heard in ${withinMs} ms. Heard: ${JSON.stringify(heard)}`))
      }, withinMs)
      waiting.add(look)
      look()
    })
  }

  const say = (message: BrowserMessage | unknown) => socket.send(JSON.stringify(message))

  /** Everything heard and not looked past up to the answer to a question asked now. */
  async function heardUntilAnswer(): Promise<ToBrowser[]> {
    asked += 1
    const messageId = `settles ${asked}`
    const isAnswer = (said: ToBrowser) => 'messageId' in said && said.messageId === messageId
    say({ type: 'unsubscribeRoom', roomId: 2_147_483_647, messageId })
    return new Promise((resolve) => {
      const look = () => {
        const index = heard.findIndex(isAnswer)
        if (index < 0) return
        waiting.delete(look)
        resolve(heard.splice(0, index + 1).slice(0, -1))
      }
      waiting.add(look)
      look()
    })
  }

  return {
    socket,
    heard,
    closed,
    hears,
    say,
    /** Watches a room and returns its snapshot. */
    async watch(roomId: number): Promise<Device[]> {
      say({ type: 'subscribeRoom', roomId, messageId: Date.now() })
      return (await hears(isSnapshot)).devices
    },
    /** Watches the home and returns its snapshot. */
    async watchHome(): Promise<Device[]> {
      say({ type: 'subscribeHome', messageId: Date.now() })
      return (await hears(isSnapshot)).devices
    },
    /** Everything heard and not looked past yet: what the server had to say to this page before is among it. */
    async settles(): Promise<ToBrowser[]> {
      const before = await heardUntilAnswer()
      // A command to a device is told a moment later (LIVE-6), at the end of that turn.
      await sleep(2 * answerWaitMs)
      await nextTurn()
      return [...before, ...(await heardUntilAnswer())]
    },
    async close(): Promise<void> {
      socket.close(1000)
      await closed
    },
  }
}

export type Snapshot = Extract<ToBrowser, { type: 'deviceStatus' }>
export type Stage = Extract<ToBrowser, { stage: string }>
type Update = Extract<ToBrowser, { rev: unknown }>

export const isSnapshot = (said: ToBrowser): said is Snapshot =>
  'type' in said && said.type === 'deviceStatus'
export const isStage =
  (stage: Stage['stage'], messageId?: string | number) =>
  (said: ToBrowser): said is Stage =>
    'stage' in said &&
    said.stage === stage &&
    (messageId === undefined || said.messageId === messageId)
export const isUpdate =
  (holds: (update: Update) => boolean = () => true) =>
  (said: ToBrowser): said is Update =>
    'rev' in said && holds(said)
export const isType =
  <T extends 'subscription' | 'homeSubscription' | 'homeChanged' | 'error'>(type: T) =>
  (said: ToBrowser): said is Extract<ToBrowser, { type: T }> =>
    'type' in said && said.type === type
