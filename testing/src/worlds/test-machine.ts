import type { Machine } from '@roomwire/server/platform/trusted-clock.ts'

/** A machine whose clocks run as they should, until a test sets the wall clock. */
export type TestMachine = Machine & {
  /** Lets so many ms go by for both clocks. */
  pass(ms: number): void
  /** Sets the wall clock forward, or back, by so many ms. */
  set(ms: number): void
  /** The system says from now on whether the wall clock is synchronised. */
  synchronise(isSynchronised: boolean): void
}

export function testMachine(start = Date.now()): TestMachine {
  const begun = performance.now()
  let [passed, shift, isSynchronised] = [0, 0, false]
  const steady = () => performance.now() - begun + passed
  return {
    wall: () => start + steady() + shift,
    steady,
    lookForSleep: () => undefined,
    isSynchronised: async () => isSynchronised,
    pass(ms) {
      passed += ms
    },
    set(ms) {
      shift += ms
    },
    synchronise(is) {
      isSynchronised = is
    },
  }
}
