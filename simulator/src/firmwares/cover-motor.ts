import type { BoardNeeds } from './board.ts'

/** The way of a whole cover takes this long, ms. */
const fullWayMs = 1_600
/** How often it says where it is, ms. */
const stepMs = 200

/** The motor of a cover: it moves to a place from 0, closed, to 100, and tells as it begins, on its way, and at its end. */
export class CoverMotor {
  readonly #needs: Pick<BoardNeeds, 'after'>
  readonly #told: (event: 'begins' | 'moves' | 'ends') => void
  #place = 0
  #target = 0
  #cancel: (() => void) | undefined

  constructor(
    needs: Pick<BoardNeeds, 'after'>,
    told: (event: 'begins' | 'moves' | 'ends') => void,
  ) {
    this.#needs = needs
    this.#told = told
  }

  get place(): number {
    return this.#place
  }

  /** Where it moves to; its place while it stands. */
  get target(): number {
    return this.#target
  }

  moveTo(target: number): void {
    this.#cancel?.()
    this.#cancel = undefined
    this.#target = target
    if (target === this.#place) return
    this.#told('begins')
    this.#next()
  }

  stop(): void {
    if (!this.#cancel) return
    this.#cancel()
    this.#cancel = undefined
    this.#target = this.#place
    this.#told('ends')
  }

  #next(): void {
    this.#cancel = this.#needs.after(stepMs, () => {
      const left = this.#target - this.#place
      this.#place += Math.sign(left) * Math.min(Math.abs(left), (100 * stepMs) / fullWayMs)
      this.#place = Math.round(this.#place)
      if (this.#place === this.#target) this.stop()
      else {
        this.#told('moves')
        this.#next()
      }
    })
  }
}
