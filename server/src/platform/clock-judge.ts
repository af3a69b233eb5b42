/** The machine's clocks at one moment, ms: the wall clock, which may be set, and one that only goes on. */
export type ClockReading = { wall: number; steady: number }

/** The time was taken to be `from` and is taken to be `to` from now on, epoch ms. */
export type ClockStep = {
  from: number
  to: number
  /** The time before was not even about right. */
  isFromGuess: boolean
}

/**
 * How sure the time is. Confirmed: the system says that it is synchronised, or it went in step with
 * the steady clock for an hour. Plausible: nothing speaks against it. Doubtful: it is before a time
 * that was confirmed, or the wall clock was set and nobody has confirmed that.
 */
export type ClockState = 'confirmed' | 'plausible' | 'doubtful'

/** Both clocks go in step while they differ by no more than this in an hour, ms. */
const toleranceMs = 2_000
/** For so long a clock goes in step before it is believed without anybody's word, ms. */
export const confirmedAfterMs = 3_600_000

/**
 * Judges what the wall clock says. A wall clock that jumps is not followed: the time goes on with the
 * steady clock, until the wall clock comes back or is confirmed. It reads no clock itself.
 */
export class ClockJudge {
  /** Added to the steady clock it is the time. */
  #offset: number
  /** The offset when it was judged last, and when that was by the steady clock. */
  #judged: { offset: number; at: number }
  #isConfirmed = false
  /** The latest time that was confirmed, epoch ms. */
  #floor = Number.NEGATIVE_INFINITY
  /** The wall clock is before the floor since the start, so that the time is no more than a guess. */
  #isGuess = false
  /** The offset of the wall clock where it is another one, and since when by the steady clock. */
  #rival: { offset: number; since: number } | undefined

  constructor({ wall, steady }: ClockReading) {
    this.#offset = wall - steady
    this.#judged = { offset: this.#offset, at: steady }
  }

  get state(): ClockState {
    if (this.#isGuess || this.#rival) return 'doubtful'
    return this.#isConfirmed ? 'confirmed' : 'plausible'
  }

  /** The time is not even about right: it is counted from the floor on. */
  get isGuess(): boolean {
    return this.#isGuess
  }

  /** The latest time that was confirmed, epoch ms; minus infinity for none. */
  get floor(): number {
    return this.#floor
  }

  /** When the wall clock was set to where it is, by itself, epoch ms; minus infinity where it was not. */
  get setAt(): number {
    return this.#rival ? this.#rival.since + this.#rival.offset : Number.NEGATIVE_INFINITY
  }

  /** Takes over the latest time that was confirmed in earlier runs: where it is later than now, the time goes on from there. */
  begin(floor: number, { wall, steady }: ClockReading): void {
    this.#floor = floor
    if (wall >= floor) return
    this.#isGuess = true
    this.#offset = floor - steady
    this.#rival = { offset: wall - steady, since: steady }
  }

  /** Hot: takes over a reading in which both clocks go on in step; false where `read` has to judge it. */
  goesOn(wall: number, steady: number): boolean {
    const offset = wall - steady
    const { offset: judged, at } = this.#judged
    const isInStep = Math.abs(offset - judged) <= toleranceMs && steady - at < confirmedAfterMs
    if (!isInStep || this.#isGuess || this.#rival) return false
    this.#offset = offset
    return true
  }

  /** The time, in whole epoch ms, and the step that it has taken, if it has. */
  read({ wall, steady }: ClockReading): { now: number; step?: ClockStep } {
    const offset = wall - steady
    if (this.#isGuess && wall >= this.#floor) return this.#believe(offset, steady, false)
    if (!this.#isGuess && Math.abs(offset - this.#judged.offset) <= toleranceMs) {
      this.#rival = undefined
      this.#offset = offset
      if (steady - this.#judged.at >= confirmedAfterMs) this.#confirm(offset, steady)
      return { now: Math.floor(wall) }
    }
    const isKnown = this.#rival && Math.abs(offset - this.#rival.offset) <= toleranceMs
    if (!isKnown) this.#rival = { offset, since: steady }
    const lastsMs = steady - (this.#rival?.since ?? steady)
    if (lastsMs >= confirmedAfterMs && wall >= this.#floor) {
      return this.#believe(offset, steady, true)
    }
    return { now: Math.floor(steady + this.#offset) }
  }

  /**
   * The system says that its clock is synchronised.
   * @param askedAt when it was asked, by the steady clock: what has jumped since is not meant
   */
  synchronised(askedAt: number, reading: ClockReading): { now: number; step?: ClockStep } {
    const { wall, steady } = reading
    const read = this.read(reading)
    if (read.step || (this.#rival && this.#rival.since > askedAt)) return read
    // Its word counts more than what was once taken for confirmed.
    this.#floor = Math.min(this.#floor, wall)
    if (this.#rival) return this.#believe(wall - steady, steady, true)
    this.#confirm(wall - steady, steady)
    return read
  }

  #confirm(offset: number, steady: number): void {
    this.#isConfirmed = true
    this.#judged = { offset, at: steady }
    this.#floor = Math.max(this.#floor, steady + offset)
  }

  #believe(offset: number, steady: number, isConfirmed: boolean) {
    const step = {
      from: Math.floor(steady + this.#offset),
      to: Math.floor(steady + offset),
      isFromGuess: this.#isGuess,
    }
    this.#offset = offset
    this.#judged = { offset, at: steady }
    this.#rival = undefined
    this.#isGuess = false
    this.#isConfirmed = false
    if (isConfirmed) this.#confirm(offset, steady)
    return { now: step.to, step }
  }
}
