import { sweepParts } from './prove-sweeps.mjs'
import { volumeParts } from './prove-volumes.mjs'

/**
 * The parts of `npm run prove`: tests with the volumes that the requirements name, each suite on every
 * engine, each look of each page, and what waits long for a fault. `whole` is what a person runs
 * before a release; `slice` is what the gate adds after the tests, one part for a commit, in about
 * three minutes on two cores. `npm test` leaves out the files of a part that `only` this command runs.
 * @typedef {Record<string, number>} Volumes from environment variable to number
 * @typedef {{ title: string, files: string[], whole: Volumes, slice: Volumes, only?: true }} ProvePart
 */

/** @type {readonly ProvePart[]} */
export const proveParts = [...volumeParts, ...sweepParts]

/** The files of tests that `npm test` leaves out. */
export const onlyProven = proveParts.flatMap(({ only, files }) => (only ? files : []))

/**
 * The slice of a commit: its number from 1, evenly spread over commits.
 * @param {number} seed the commit's
 */
export function sliceOf(seed) {
  return 1 + (seed % proveParts.length)
}
