import type { BoardNeeds } from './board.ts'
import { CoverMotor } from './cover-motor.ts'

type Told = {
  /** Says something on a topic of its answers. */
  say(word: string, payload: string): void
  /** Switches a relay, by its number from 0, and tells that. */
  turn(relay: number, isOn: boolean): void
}

/** The answer to `Status 13`: its relays are the first two. */
export const shutterStatus = {
  StatusSHT: { SHT0: { Relay1: 1, Relay2: 2, Open: 100, Close: 100, Opt: '0000', Mode: '1' } },
}

/** The first shutter of a board with Tasmota. It answers a command, and then tells on which way it is. */
export class TasmotaShutter {
  readonly #told: Told
  readonly #motor: CoverMotor

  constructor(needs: Pick<BoardNeeds, 'after'>, told: Told) {
    this.#told = told
    this.#motor = new CoverMotor(needs, (event) => this.#tell(event))
  }

  get place(): number {
    return this.#motor.place
  }

  state() {
    const { place: Position, target: Target } = this.#motor
    return { Shutter1: { Position, Direction: Math.sign(Target - Position), Target, Tilt: 0 } }
  }

  moveTo(target: number): void {
    this.#result({ ShutterPosition1: target })
    this.#motor.moveTo(target)
  }

  stop(): void {
    this.#result({ ShutterStop1: 'Done' })
    this.#motor.stop()
  }

  #tell(event: 'begins' | 'moves' | 'ends'): void {
    const { place, target } = this.#motor
    if (event !== 'moves') {
      this.#told.turn(0, target > place)
      this.#told.turn(1, target < place)
    }
    if (event === 'ends') this.#told.say('SHUTTER1', String(place))
    this.#result(this.state())
  }

  #result(message: object): void {
    this.#told.say('RESULT', JSON.stringify(message))
  }
}
