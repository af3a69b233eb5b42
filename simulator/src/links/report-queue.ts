import type { DeviceReport } from '../virtual-device/virtual-device.ts'

/**
 * Lets the reports of a device out in the order in which they came: at once,
 * or later, or each of them twice, as the knobs decide.
 */
export class ReportQueue {
  delayMs = 0
  duplicate = false
  readonly #send: (report: DeviceReport) => void
  readonly #waiting: { report: DeviceReport; dueAt: number }[] = []
  #timer: NodeJS.Timeout | undefined

  constructor(send: (report: DeviceReport) => void) {
    this.#send = send
  }

  push(report: DeviceReport): void {
    const last = this.#waiting.at(-1)
    // A delay that was made shorter lets nothing overtake what waits already.
    const dueAt = Math.max(performance.now() + this.delayMs, last?.dueAt ?? 0)
    this.#waiting.push({ report, dueAt })
    if (this.#timer === undefined) this.#letOut()
  }

  /** Forgets what waits: it belonged to a connection that is gone. */
  clear(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#waiting.length = 0
  }

  #letOut(): void {
    this.#timer = undefined
    for (let next = this.#waiting[0]; next; next = this.#waiting[0]) {
      const ms = next.dueAt - performance.now()
      if (ms > 0) {
        this.#timer = setTimeout(() => this.#letOut(), Math.ceil(ms))
        return
      }
      this.#waiting.shift()
      this.#send(next.report)
      if (this.duplicate) this.#send(next.report)
    }
  }
}
