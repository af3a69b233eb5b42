import { createHash } from 'node:crypto'
import { openSeededRandom } from '../fuzz/seeded-random.ts'
import { moods, SimulatedDevice, simulatedPins } from './simulated-device.ts'
import { SimulatedDisk } from './simulated-disk.ts'
import { type Press, SimulatedPage } from './simulated-page.ts'
import { type SimulatedServer, startServer } from './simulated-server.ts'
import type { VirtualTime } from './virtual-time.ts'

/** How long something happens, and how long nothing does afterwards, ms. */
const [busyMs, quietMs] = [90_000, 30_000]

/** Transactions of one moment take no longer together, ms. */
const slowMs = 750

/** A press of a connected device has ended after so long (LIVE-2), ms: 5 s, a round, and these. */
const endedWithinMs = 5_000 + 250 + slowMs

/** A command acts no later after its press: its life, and its way over the line, ms. */
const actsWithinMs = 5_000 + 200

/** Each happens as often as its number says. */
const happenings = [
  [40, 'press'],
  [4, 'press again'],
  [10, 'touch'],
  [6, 'mood'],
  [4, 'cut'],
  [3, 'fall silent'],
  [2, 'page'],
  [2, 'disk'],
  [1, 'kill'],
  [1, 'clock'],
] as const

export type Simulation = {
  /** The rules that were broken; none where all is well. */
  faults: string[]
  /** The same for the same seed. */
  digest: string
  ms: number
  presses: number
}

/**
 * A home of two devices and three pages in which presses, touches, lost lines, a failing disk, a wrong
 * clock and kills of the server come by lot: the same for the same seed. Afterwards all is quiet, and the
 * rules are looked at that hold whatever has happened.
 */
export async function simulate(seed: number, time: VirtualTime): Promise<Simulation> {
  time.reset()
  const home = new SimulatedHome(seed, time)
  await home.live()
  await home.comeToRest()
  const faults = home.faults()
  return { faults, digest: home.digest(), ms: time.now(), presses: home.presses.length }
}

type KnownPress = Press & { page: SimulatedPage; server: SimulatedServer; message: string }

class SimulatedHome {
  readonly presses: KnownPress[] = []
  readonly #time: VirtualTime
  readonly #dice
  readonly #devices: SimulatedDevice[]
  readonly #disk: SimulatedDisk
  readonly #hasReplicas: boolean
  readonly #bugs: unknown[] = []
  readonly #said: string[] = []
  /** When the disk failed or the clock was put elsewhere: what is pressed then may take longer. */
  readonly #troubles: { from: number; to: number }[] = []
  /** How often each device did each command. */
  readonly #acts = new Map<string, number>()
  #clockAheadMs = 1_800_000_000_000
  #pages: SimulatedPage[] = []
  readonly #allPages: SimulatedPage[] = []
  #server: SimulatedServer | undefined

  constructor(seed: number, time: VirtualTime) {
    this.#time = time
    this.#dice = openSeededRandom(seed)
    this.#hasReplicas = this.#dice.chance(0.5)
    this.#devices = [1, 2].map((id) => new SimulatedDevice(id, time, this.#dice))
    this.#disk = new SimulatedDisk(time, [1, 2])
    const slow = this.#dice.pick([0, 5, 150])
    this.#disk.delayMs = () => this.#dice.below(slow + 1)
    for (const device of this.#devices) {
      device.onAct = (pin, state) => this.#acted(device, pin, state)
    }
  }

  async live(): Promise<void> {
    this.#start()
    for (const device of this.#devices) this.#stayConnected(device)
    while (this.#time.now() < busyMs) {
      await this.#time.pass(this.#dice.below(this.#dice.chance(0.3) ? 20 : 1_500))
      this.#happen(this.#dice.weighed(happenings))
    }
  }

  /** Nothing fails any more. */
  async comeToRest(): Promise<void> {
    this.#disk.fault = 'none'
    for (const device of this.#devices) {
      device.mood = 'obeys'
      device.cut(0)
    }
    await this.#time.pass(quietMs)
  }

  digest = (): string => createHash('sha256').update(this.#said.join('\n')).digest('hex')

  faults(): string[] {
    const faults = this.#bugs.map((bug) => `a bug: ${bug instanceof Error ? bug.stack : bug}`)
    for (const device of this.#devices) {
      const truth = statesOf(
        [...device.pins].map(([key, state]) => ({ key, state, desired: null })),
      )
      const views = [
        ['stored', this.#disk.read(device.id).shown] as const,
        ...this.#pages.map((page) => [`on page ${page.id}`, page.shown(device.id)] as const),
      ]
      for (const [where, shown] of views) {
        const is = statesOf(shown?.pins ?? [])
        if (is !== truth) faults.push(`device ${device.id} is ${truth}, ${where} ${is}`)
      }
    }
    for (const page of this.#allPages) {
      for (const rev of page.contradictions) faults.push(`page ${page.id}: two states of ${rev}`)
    }
    return [...faults, ...this.presses.flatMap((press) => this.#faultsOf(press))]
  }

  #faultsOf({ at, endings, server, page, message }: KnownPress): string[] {
    const name = `press ${message} at ${at}`
    const last = endings.at(-1)
    const until = last?.at ?? Number.POSITIVE_INFINITY
    // Then the page's own time limit ends it.
    if (this.#troubles.some(({ from, to }) => to >= at && from <= until)) return []
    // Its twin and the log may both say that it has failed, in one moment.
    const isSaidTwice = endings.every(
      ({ stage, at: saidAt }) => stage === 'failed' && until - saidAt <= slowMs,
    )
    if (endings.length > 1 && !isSaidTwice) {
      return [`${name} ended ${endings.map((one) => `${one.stage} at ${one.at}`).join(', ')}`]
    }
    // The page of a server that is gone, or that was left, hears no more.
    if (!server.isAlive() || !this.#pages.includes(page)) return []
    if (!last) return [`${name} never ended`]
    return last.at - at <= endedWithinMs ? [] : [`${name} ended after ${last.at - at} ms`]
  }

  #start(): void {
    const clock = { now: () => this.#clockAheadMs + this.#time.now() }
    const world = {
      time: this.#time,
      disk: this.#disk,
      clock,
      hasReplicas: this.#hasReplicas,
      onBug: (bug: unknown) => void this.#bugs.push(bug),
    }
    startServer(world).then(
      (server) => {
        this.#server = server
        this.#pages = [1, 2, 3].map(() => this.#newPage(server))
      },
      () => this.#time.after(1_000, () => this.#start()),
    )
  }

  #newPage(server: SimulatedServer): SimulatedPage {
    const nth = this.#allPages.length + 1
    const page = new SimulatedPage(`page ${nth}`, 1 + (nth % 2), this.#time.now)
    this.#allPages.push(page)
    void server.open(page, this.#devices)
    return page
  }

  /** A device that is not connected calls again and again. */
  #stayConnected(device: SimulatedDevice): void {
    if (!device.isOnLine && this.#server?.isAlive()) void this.#server.connect(device)
    this.#time.after(100 + this.#dice.below(2_000), () => this.#stayConnected(device))
  }

  #happen(what: (typeof happenings)[number][1]): void {
    const dice = this.#dice
    const device = dice.pick(this.#devices)
    const [pin, state] = [dice.pick(simulatedPins), dice.pick([0, 1] as const)]
    this.#say(what)
    if (what === 'press') this.#press(device, pin, state)
    else if (what === 'press again') this.#pressAgain()
    else if (what === 'touch') device.touch(pin, state)
    else if (what === 'mood') device.mood = dice.pick(moods)
    else if (what === 'cut') device.cut(0)
    else if (what === 'fall silent') device.cut(dice.below(15_000))
    else if (what === 'page') this.#reopen()
    else if (what === 'disk') this.#failDisk()
    else if (what === 'clock') this.#moveClock()
    else this.#kill()
  }

  #press(device: SimulatedDevice, pin: (typeof simulatedPins)[number], state: 0 | 1): void {
    const server = this.#server
    if (!server?.isAlive() || this.#pages.length === 0) return
    const page = this.#dice.pick(this.#pages)
    const message = `m${this.presses.length + 1}`
    const press = { at: this.#time.now(), device: device.id, pin, state, endings: [] }
    page.presses.set(message, press)
    this.presses.push(Object.assign(press, { page, server, message }))
    server.press(page, message, press)
  }

  /** A page sends a message once more: it acts once. */
  #pressAgain(): void {
    const last = this.presses.at(-1)
    if (!last?.server.isAlive() || last.endings.length > 0) return
    last.server.press(last.page, last.message, last, true)
  }

  #reopen(): void {
    const server = this.#server
    if (!server?.isAlive()) return
    const place = this.#dice.below(this.#pages.length)
    this.#pages[place] = this.#newPage(server)
  }

  #failDisk(): void {
    const forMs = this.#dice.pick([100, 900, 3_000, 20_000, 70_000])
    this.#disk.fault = this.#dice.pick(['away', 'slow', 'no answer'] as const)
    this.#trouble(forMs)
    this.#time.after(forMs, () => {
      this.#disk.fault = 'none'
    })
  }

  #moveClock(): void {
    const from = this.#clockAheadMs + this.#time.now()
    this.#clockAheadMs += this.#dice.pick([-7_200_000, 7_200_000, -86_400_000, 3_456_000_000])
    this.#trouble(0)
    this.#server?.follow(from, this.#clockAheadMs + this.#time.now())
  }

  #kill(): void {
    if (!this.#server?.isAlive()) return
    this.#server.kill()
    this.#pages = []
    this.#time.after(500 + this.#dice.below(2_000), () => this.#start())
  }

  /** Presses before the end of this may take longer. */
  #trouble(forMs: number): void {
    const from = this.#time.now()
    // A slow transaction may have begun at the very end of it.
    this.#troubles.push({ from, to: from + forMs + 2 * endedWithinMs })
  }

  #acted(device: SimulatedDevice, pin: string, state: number): void {
    const now = this.#time.now()
    this.#say(`${device.id} ${pin} ${state}`)
    const asked = this.presses.filter(
      (press) => press.device === device.id && press.pin === pin && press.state === state,
    )
    const isAsked = asked.some(({ at }) => now - at <= actsWithinMs)
    const key = `${device.id} ${pin} ${state}`
    const count = (this.#acts.get(key) ?? 0) + 1
    this.#acts.set(key, count)
    if (!isAsked) this.#bugs.push(`at ${now} device ${device.id} sets ${pin} to ${state} unasked`)
    if (count > asked.length) this.#bugs.push(`a press of ${key} acts twice`)
  }

  #say(what: string): void {
    this.#said.push(`${this.#time.now()} ${what}`)
  }
}

const statesOf = (
  pins: readonly { key: string; state: number | null; desired: number | null }[],
): string =>
  pins
    .filter(({ key }) => simulatedPins.some((one) => one === key))
    .map(({ key, state, desired }) => `${key}=${state}${desired === null ? '' : `→${desired}`}`)
    .sort()
    .join(' ')
