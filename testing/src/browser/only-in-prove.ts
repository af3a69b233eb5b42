import { test } from 'vitest'
import { volume } from '../fixtures/volume.ts'

/** Whether everything is tried in every way, as `npm run prove` does. */
const everyWay = volume('EVERY_WAY', 1) > 1

/**
 * A test that only `npm run prove` runs: it repeats a proof in another way, or is about a comfort. A
 * requirement is proven, and a text asserted, by others.
 */
export function onlyInProve(title: string, run: () => Promise<void>): void {
  if (everyWay) test(title, run)
}

/** The first ways of a test in the gate, all of them in `npm run prove`. */
export function firstInGate<const Way>(ways: readonly Way[], inGate = 1): readonly Way[] {
  return everyWay ? ways : ways.slice(0, inGate)
}
