import type { PinKey, PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { CommandSent } from '@roomwire/server/features/devices/records/device-events.ts'
import type { SeededRandom } from '../fuzz/seeded-random.ts'
import type { VirtualTime } from './virtual-time.ts'

export const simulatedPins = ['18', '19', '21'] as const

export const moods = ['obeys', 'only reports', 'only acknowledges', 'refuses', 'is silent'] as const
type Mood = (typeof moods)[number]

/** A message of a device. */
export type Uplink =
  | { kind: 'ack'; commandId: number; isDone: boolean }
  | { kind: 'state'; pins: Map<PinKey, PinState>; touched: PinKey[] }

/** The end of a line at the server. */
export type ServerEnd = { take(message: Uplink): void; closed(): void }

type Line = { isOpen: boolean; lastAt: number; server: ServerEnd | undefined }

/** Firmware that remembers its last commands, behind a line that is slow, is cut, or falls silent. Its pins are the truth. */
export class SimulatedDevice {
  readonly id: number
  readonly pins = new Map<PinKey, PinState>(simulatedPins.map((pin) => [pin, 0]))
  mood: Mood = 'obeys'
  /** Hears of each command that the device does. */
  onAct: (pin: PinKey, state: PinState) => void = () => undefined
  readonly #time: VirtualTime
  readonly #dice: SeededRandom
  readonly #heard: number[] = []
  #line: Line | undefined

  constructor(id: number, time: VirtualTime, dice: SeededRandom) {
    this.id = id
    this.#time = time
    this.#dice = dice
  }

  get isOnLine(): boolean {
    return this.#line?.isOpen ?? false
  }

  /**
   * Opens a line; what comes over it arrives in order, later.
   * @returns the end that the server has of it
   */
  openLine() {
    const line: Line = { isOpen: true, lastAt: 0, server: undefined }
    this.#line = line
    return {
      isOpen: () => line.isOpen,
      /** The server serves it from now on. */
      accept: (server: ServerEnd) => {
        line.server = server
        this.#send(line, { kind: 'state', pins: new Map(this.pins), touched: [] })
      },
      /** The server could not serve it, or has ended it. */
      end: () => {
        line.isOpen = false
      },
      send: (command: CommandSent) => this.#deliver(line, () => this.#obey(line, command)),
    }
  }

  /** The line ends: what is on its way is lost. The server hears of that now, or after a while. */
  cut(noticedMs: number): void {
    const line = this.#line
    if (!line?.isOpen) return
    line.isOpen = false
    this.#time.after(noticedMs, () => line.server?.closed())
  }

  touch(pin: PinKey, state: PinState): void {
    this.pins.set(pin, state)
    this.#send(this.#line, { kind: 'state', pins: new Map([[pin, state]]), touched: [pin] })
  }

  #obey(line: Line, { commandId, pin, desired }: CommandSent): void {
    if (this.mood === 'is silent' || this.#heard.includes(commandId)) return
    this.#heard.push(commandId)
    if (this.#heard.length > 32) this.#heard.shift()
    if (this.mood !== 'only reports') {
      this.#send(line, { kind: 'ack', commandId, isDone: this.mood !== 'refuses' })
    }
    if (this.mood === 'refuses' || this.mood === 'only acknowledges') return
    this.onAct(pin, desired)
    this.pins.set(pin, desired)
    this.#send(line, { kind: 'state', pins: new Map([[pin, desired]]), touched: [] })
  }

  #send(line: Line | undefined, message: Uplink): void {
    if (line) this.#deliver(line, () => line.server?.take(message))
  }

  #deliver(line: Line, work: () => void): void {
    line.lastAt = Math.max(line.lastAt, this.#time.now() + this.#dice.below(200))
    this.#time.after(line.lastAt - this.#time.now(), () => {
      if (line.isOpen) work()
    })
  }
}
