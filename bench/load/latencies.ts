/** The summary of a sample's latencies, ms. */
export type LatencySummary = { count: number; p50: number; p95: number; p99: number; max: number }

/** Keeps latencies (ms) without allocating while it is measured; beyond its size it keeps the first. */
export class Latencies {
  readonly #kept: Float64Array
  #count = 0

  constructor(size = 2_000_000) {
    this.#kept = new Float64Array(size)
  }

  add(ms: number): void {
    this.#kept[this.#count] = ms
    if (this.#count < this.#kept.length) this.#count += 1
  }

  clear(): void {
    this.#count = 0
  }

  summary(): LatencySummary {
    const sorted = this.#kept.slice(0, this.#count).sort()
    const at = (share: number) =>
      sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
    return { count: this.#count, p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) }
  }
}
