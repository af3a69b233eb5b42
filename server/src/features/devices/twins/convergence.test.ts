/**
 * Presses, touches, repeats and losses come in any order: afterwards every page and the
 * database show the state of the device. Random histories run against a whole server,
 * over real sockets.
 */
import type { Command } from '@roomwire/contracts/device/to-device.ts'
import type { Device, Rev, ToBrowser } from '@roomwire/contracts/live/to-browser.ts'
import type { PinKey, PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import {
  addDevice,
  addRoom,
  createTestFamily,
  registerOwner,
  type TestPerson,
} from '@roomwire/testing/clients/api-client.ts'
import {
  isSnapshot,
  isUpdate,
  type LivePage,
  openLivePage,
} from '@roomwire/testing/clients/live-page.ts'
import { backends, startServerOn } from '@roomwire/testing/fixtures/backends.ts'
import { connectTestDevice, type TestDevice } from '@roomwire/testing/worlds/test-device.ts'
import { shownTo } from '@roomwire/testing/worlds/test-home.ts'
import type { TestServer } from '@roomwire/testing/worlds/test-server.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** How long new histories begin, ms: on a busy machine there are fewer. */
const beginMs = 10_000

const pins = ['18', '19', '21', '25'] as const
const pinOfPad = { 12: '18', 14: '19', 15: '21' } as const
const pads = [12, 14, 15] as const
const moods = ['obeys', 'only reports', 'only acknowledges', 'refuses', 'is silent'] as const
type Mood = (typeof moods)[number]

const isOn = fc.constantFrom<PinState>(0, 1)
const page = fc.nat({ max: 2 })
const does = <const T extends string>(word: T) => fc.constant(word)
const step = fc.oneof(
  {
    weight: 7,
    arbitrary: fc.record({
      does: does('press'),
      page,
      pin: fc.constantFrom(...pins),
      state: isOn,
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: does('press the same again'), page }) },
  {
    weight: 3,
    arbitrary: fc.record({ does: does('touch'), pad: fc.constantFrom(...pads), state: isOn }),
  },
  { weight: 2, arbitrary: fc.record({ does: does('watch'), page }) },
  {
    weight: 2,
    arbitrary: fc.record({ does: does('change mood'), mood: fc.constantFrom(...moods) }),
  },
  { weight: 1, arbitrary: fc.record({ does: does('connect anew') }) },
  { weight: 1, arbitrary: fc.record({ does: does('lose the line') }) },
  { weight: 2, arbitrary: fc.record({ does: does('wait'), page }) },
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

/** Firmware that follows docs/device-protocol.md, with random delays and losses. Its pins are the truth. */
class Firmware {
  readonly pins = new Map<PinKey, PinState>(pins.map((pin) => [pin, 0]))
  readonly heard: string[] = []
  mood: Mood = 'obeys'
  #link: TestDevice | undefined
  readonly #connect: () => Promise<TestDevice>

  constructor(connect: () => Promise<TestDevice>) {
    this.#connect = connect
  }

  /** Opens a new connection, which replaces the old one if there is one. */
  async connect(): Promise<void> {
    const link = await this.#connect()
    link.onCommand((command) => this.#handle(command))
    this.#link = link
    await link.report('state', { pins: Object.fromEntries(this.pins) })
  }

  async loseLine(): Promise<void> {
    this.#link?.client.stream.destroy()
    await this.#link?.closed
    await this.connect()
  }

  touch(touchPin: keyof typeof pinOfPad, state: PinState): void {
    this.pins.set(pinOfPad[touchPin], state)
    this.#send('touch', { touchPin, state })
  }

  async settle(): Promise<void> {
    await this.#link?.settles()
  }

  async leave(): Promise<void> {
    await this.#link?.leave()
  }

  #handle({ messageId, pin, state = 0 }: Command): void {
    this.heard.push(messageId)
    if (this.mood === 'is silent') return
    if (this.mood !== 'only reports') this.#send('ack', { messageId, ok: this.mood !== 'refuses' })
    if (this.mood === 'refuses' || this.mood === 'only acknowledges') return
    this.pins.set(pin, state)
    this.#send('state', { pins: { [pin]: state } })
  }

  /** Sends over the present connection. The next connection repairs what is lost with it. */
  #send(word: 'ack' | 'state' | 'touch', message: object): void {
    this.#link?.report(word, message).catch(() => undefined)
  }
}

/** A page as the browser keeps it: the newest rev wins, whatever the order. */
class Watcher {
  readonly page: LivePage
  readonly pressed: (string | number)[] = []
  readonly #said: ToBrowser[] = []

  constructor(page: LivePage) {
    this.page = page
  }

  press(deviceIdentifier: string, messageId: string, pin: PinKey, state: PinState): void {
    this.pressed.push(messageId)
    this.page.say({ deviceIdentifier, messageId, action: state ? 'on' : 'off', pin })
  }

  async settle(): Promise<void> {
    this.#said.push(...(await this.page.settles()))
  }

  /** Undefined when the page never watched. */
  shown(): Device | undefined {
    const states = this.#said.flatMap((said) =>
      isSnapshot(said) ? said.devices : isUpdate()(said) ? [said] : [],
    )
    return states.reduce<Device | undefined>(
      (last, next) => (last && !isNewer(next.rev, last.rev) ? last : next),
      undefined,
    )
  }

  /** Every outcome that the page received for each of its own commands. */
  endings(): Map<string | number, string[]> {
    const endings = new Map(this.pressed.map((messageId) => [messageId, [] as string[]]))
    for (const said of this.#said) {
      if (!('stage' in said) || said.stage === 'sent' || said.stage === 'received') continue
      endings.get(said.messageId)?.push(said.stage)
    }
    return endings
  }

  /** Revs that arrived with two different states: none, when a rev means one state. */
  contradictions(): Rev[] {
    const first = new Map<string, string>()
    return this.#said.filter(isUpdate()).flatMap(({ rev, pins }) => {
      const [key, state] = [rev.join('.'), JSON.stringify(pins)]
      const known = first.get(key) ?? state
      first.set(key, known)
      return known === state ? [] : [rev]
    })
  }
}

const isNewer = ([epoch, seq]: Rev, [thanEpoch, thanSeq]: Rev) =>
  epoch > thanEpoch || (epoch === thanEpoch && seq > thanSeq)

describe.each(backends)('after quiet (%s)', (backend) => {
  let server: TestServer
  let owner: TestPerson
  let family: TestPerson
  let runs = 0
  beforeAll(async () => {
    server = await startServerOn(backend)
    owner = await registerOwner(server.url)
    family = await createTestFamily(owner)
  })
  afterAll(() => server.stop())

  it('R-80 R-81 R-82 R-84 R-85 every page shows the device as it is, after any history', async () => {
    const begun = performance.now()
    // A history that has begun is never cut short: one that does not come to rest must be seen.
    const inTime = async (steps: Step[]) => {
      if (performance.now() - begun < beginMs) await history(steps)
    }
    const steps = fc.array(step, { minLength: 5, maxLength: 40 })
    await fc.assert(fc.asyncProperty(steps, inTime), { numRuns: 25, endOnFailure: true })
    expect(server.bugs).toEqual([])
  })

  async function history(steps: Step[]): Promise<void> {
    runs += 1
    const identifier = `SC-${runs}-${runs}`
    const roomId = await addRoom(owner, `Room ${runs}`)
    const secret = await addDevice(owner, identifier, roomId)
    const firmware = new Firmware(() =>
      connectTestDevice(server.mqttUrl, identifier, secret, { deaf: true }),
    )
    await firmware.connect()
    const watchers: Watcher[] = []
    for (const person of [owner, owner, family])
      watchers.push(new Watcher(await openLivePage(person)))
    for (const one of steps) await take(one, { firmware, watchers, identifier, roomId })
    await quiet(firmware, watchers)

    const stored = await shownTo(owner, identifier)
    const truth = Object.fromEntries(firmware.pins)
    expect(pinsOf(stored)).toEqual(truth)
    for (const watcher of watchers) {
      const shown = watcher.shown()
      if (shown) {
        expect(pinsOf(shown)).toEqual(truth)
        expect(isNewer(shown.rev, stored.rev)).toBe(false)
      }
      for (const [messageId, endings] of watcher.endings())
        expect([messageId, ...endings]).toHaveLength(2)
      expect(watcher.contradictions()).toEqual([])
      await watcher.page.close()
    }
    expect(new Set(firmware.heard).size).toBe(firmware.heard.length)
    await firmware.leave()
  }

  /** Waits until every message is handled and every unconfirmed command has ended. */
  async function quiet(firmware: Firmware, watchers: Watcher[]): Promise<void> {
    for (const watcher of watchers) await watcher.settle()
    await firmware.settle()
    server.clock.advance(5_000)
    await expect
      .poll(async () => {
        for (const watcher of watchers) await watcher.settle()
        return watchers.flatMap((one) =>
          [...one.endings()].filter(([, endings]) => endings.length === 0),
        )
      })
      .toEqual([])
    for (const watcher of watchers) await watcher.settle()
  }
})

async function take(
  now: Step,
  at: { firmware: Firmware; watchers: Watcher[]; identifier: string; roomId: number },
): Promise<void> {
  const { firmware, watchers, identifier, roomId } = at
  const watcher = 'page' in now ? watchers[now.page]! : undefined
  switch (now.does) {
    case 'press':
      return watcher?.press(identifier, `${now.page} ${watcher.pressed.length}`, now.pin, now.state)
    case 'press the same again': {
      const messageId = watcher?.pressed.at(-1)
      const desired = { deviceIdentifier: identifier, action: 'on', pin: 18 }
      if (messageId) watcher?.page.say({ ...desired, messageId })
      return
    }
    case 'touch':
      return firmware.touch(now.pad, now.state)
    case 'watch':
      return watcher?.page.say({ type: 'subscribeRoom', roomId })
    case 'change mood':
      firmware.mood = now.mood
      return
    case 'connect anew':
      return firmware.connect()
    case 'lose the line':
      return firmware.loseLine()
    case 'wait':
      return watcher?.settle()
  }
}

function pinsOf(device: Device): Record<string, PinState | null | string> {
  return Object.fromEntries(
    Object.entries(device.pins).map(([pin, { state, desired }]) => [
      pin,
      desired === undefined ? state : `${state}, desired ${desired}`,
    ]),
  )
}
