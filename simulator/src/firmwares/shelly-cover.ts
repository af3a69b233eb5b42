import type { BoardNeeds } from './board.ts'
import { CoverMotor } from './cover-motor.ts'

type Asked = { method: string; pos?: number }

const ends = new Map([
  [0, 'closed'],
  [100, 'open'],
])

/** The cover of a Shelly, as its component says it. */
export class ShellyCover {
  readonly #motor: CoverMotor
  readonly #needs: Pick<BoardNeeds, 'after' | 'now'>
  readonly #notify: (change: object) => void
  #state = 'closed'
  #source = 'init'

  constructor(needs: Pick<BoardNeeds, 'after' | 'now'>, notify: (change: object) => void) {
    this.#needs = needs
    this.#notify = notify
    this.#motor = new CoverMotor(needs, (event) => this.#tell(event))
  }

  get place(): number {
    return this.#motor.place
  }

  status() {
    return {
      id: 0,
      source: this.#source,
      state: this.#state,
      apower: 0,
      voltage: 230.1,
      pos_control: true,
      last_direction: null,
      current_pos: this.place,
    }
  }

  /** Takes a call; returns whether it knows that. */
  call({ method, pos = 0 }: Asked): boolean {
    const places = new Map([
      ['Cover.Open', 100],
      ['Cover.Close', 0],
      ['Cover.GoToPosition', pos],
      ['Cover.Stop', this.place],
    ])
    const target = places.get(method)
    if (target === undefined) return false
    this.#move(target, 'MQTT')
    return true
  }

  /** Somebody presses its button: it moves, or stops. */
  press(): void {
    const moves = this.#motor.target !== this.place
    this.#move(moves ? this.place : this.place < 100 ? 100 : 0, 'button')
  }

  #move(target: number, source: string): void {
    this.#source = source
    if (target === this.place) this.#motor.stop()
    else this.#motor.moveTo(target)
  }

  #tell(event: 'begins' | 'moves' | 'ends'): void {
    const { place, target } = this.#motor
    const where = { id: 0, current_pos: place }
    const source = this.#source
    if (event === 'begins') {
      this.#state = target > place ? 'opening' : 'closing'
      const begun = { move_started_at: this.#needs.now() / 1_000, move_timeout: 60 }
      this.#notify({ id: 0, state: this.#state, source, target_pos: target, ...begun })
    } else if (event === 'moves') this.#notify(where)
    else {
      this.#state = ends.get(place) ?? 'stopped'
      this.#notify({ ...where, state: this.#state, source, target_pos: null })
    }
  }
}
