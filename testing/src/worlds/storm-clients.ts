import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { topicOf } from '@roomwire/contracts/device/topics.ts'
import type { Rev } from '@roomwire/contracts/live/to-browser.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { connectAsync } from 'mqtt'
import { WebSocket } from 'ws'
import type { TestPerson } from '../clients/api-client.ts'
import { liveAddress } from '../clients/live-page.ts'

/*
 * Devices and pages of many homes that connect at once, in a program of its own (fork): its work delays nobody
 * whose presses are measured. It gets a Storm, and tells a StormEnd once all are back and have been compared.
 */

export type StormDevice = { identifier: string; secret: string }
export type Storm = {
  mqttUrl: string
  pagesOfHome: number
  homes: { owner: TestPerson; devices: StormDevice[] }[]
}
export type StormEnd = {
  /** Since the first try, until the last device and until the last of all was connected, ms. */
  devicesMs: number
  allMs: number
  /** Refused tries by the reason; each was tried again. */
  refused: Record<string, number>
  /** Devices whose page shows something else than they have reported, of so many. */
  wrong: number
  shown: number
  /** Devices whose line was closed after they were back. */
  lost: number
}

const refused: StormEnd['refused'] = {}
/** Lines of devices that were closed after all was said. */
let lost = 0

/** So many seconds pages may take to show what devices have said last. */
const looksMost = 10

/** Tries until it works, as devices and pages do: after a pause by lot that is twice as long each time. */
async function insist<T>(firstMs: number, connect: () => Promise<T>): Promise<T> {
  for (let pauseMs = firstMs; ; pauseMs = Math.min(2 * pauseMs, 15_000)) {
    try {
      return await connect()
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error)
      refused[text] = (refused[text] ?? 0) + 1
    }
    await wait(pauseMs * (0.7 + 0.6 * Math.random()))
  }
}

/** The state that the device with a number in its home reports, other than the one before. */
const reported = (nth: number) => ((nth % 2) + 1) % 2

/** Connects as a device does, and tells its state. @throws Error also where the line is closed before that is taken */
async function connectDevice(mqttUrl: string, { identifier, secret }: StormDevice, nth: number) {
  const who = { username: identifier, password: secret }
  // Without 'allowRetries' it also fails where the line is closed before there is an answer.
  const options = { ...who, keepalive: 120, reconnectPeriod: 0 }
  const client = await connectAsync(mqttUrl, options, false)
  const closed = new Promise<never>((_resolve, reject) => {
    client.once('close', () => reject(new Error('closed before its state was taken')))
  })
  const tells = async () => {
    await client.subscribeAsync(topicOf(identifier, 'command'), { qos: 1 })
    const state = JSON.stringify({ pins: { 18: reported(nth) } })
    await client.publishAsync(topicOf(identifier, 'state'), state, { qos: 1 })
  }
  await Promise.race([tells(), closed])
  closed.catch(() => {
    lost += 1
  })
}

/** The devices of a page as it shows them. */
type Shown = Map<string, { rev: Rev; connected: boolean; state: unknown }>

/** A list that was asked for before may come after what has changed since. */
const isOlder = ([epoch, seq]: Rev, [thanEpoch, thanSeq]: Rev = [0, 0]): boolean =>
  epoch < thanEpoch || (epoch === thanEpoch && seq < thanSeq)

/** A page with an address of its own, which the server believes its proxy. It keeps only what it shows. */
async function openPage({ url, token }: TestPerson, nth: number): Promise<Shown> {
  const address = `203.${nth >> 16}.${(nth >> 8) & 255}.${nth & 255}`
  const headers = { 'x-forwarded-for': address }
  const socket = new WebSocket(liveAddress(url, token), { headers })
  const shown: Shown = new Map()
  socket.on('message', (data) => {
    const said = Object(JSON.parse(String(data)))
    const devices = said.devices ?? (said.pins ? [said] : [])
    for (const { deviceIdentifier, rev, connected, pins } of devices) {
      if (isOlder(rev, shown.get(deviceIdentifier)?.rev)) continue
      shown.set(deviceIdentifier, { rev, connected, state: pins['18']?.state })
    }
  })
  await once(socket, 'open')
  socket.send(JSON.stringify({ type: 'subscribeHome', messageId: nth }))
  return shown
}

/** How many devices of their homes pages show otherwise than they are. */
const wrongOn = (pages: readonly { shown: Shown; devices: readonly StormDevice[] }[]): number =>
  pages.flatMap(({ shown, devices }) =>
    devices.filter(({ identifier }, nth) => {
      const device = shown.get(identifier)
      return !device?.connected || device.state !== reported(nth)
    }),
  ).length

async function storm({ mqttUrl, pagesOfHome, homes }: Storm): Promise<StormEnd> {
  const begun = performance.now()
  const connecting = homes.flatMap(({ devices }) =>
    devices.map((device, nth) => insist(1_000, () => connectDevice(mqttUrl, device, nth))),
  )
  const opening = homes.flatMap(({ owner, devices }, home) =>
    Array.from({ length: pagesOfHome }, (_, at) =>
      insist(limits.reconnectBaseMs, async () => {
        return { shown: await openPage(owner, home * pagesOfHome + at), devices }
      }),
    ),
  )
  await Promise.all(connecting)
  const devicesMs = performance.now() - begun
  const pages = await Promise.all(opening)
  const allMs = performance.now() - begun
  for (let looks = 0; looks < looksMost && wrongOn(pages) > 0; looks += 1) await wait(1_000)
  const shown = pages.reduce((all, { devices }) => all + devices.length, 0)
  return { devicesMs, allMs, refused, wrong: wrongOn(pages), shown, lost }
}

process.once('message', (asked: Storm) => {
  void storm(asked).then((end) => process.send?.(end, () => process.exit()))
})
