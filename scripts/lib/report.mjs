import { sum, tallyText } from './tally.mjs'

/** Since this process began, in seconds. */
const wallSeconds = () => performance.now() / 1000

/**
 * Prints what a run found and how long it took, by part.
 * @param {import('./tally.mjs').Part[]} parts
 */
export function report(parts) {
  const total = sum(parts.map((part) => part.tally))
  console.log('\n')
  const width = Math.max(0, ...parts.map((part) => part.title.length))
  for (const { title, tally, seconds } of parts) {
    const mark = tally.failed > 0 ? '✗' : '✓'
    console.log(`${mark} ${title.padEnd(width)}  ${tallyText(tally)}  (${seconds.toFixed(1)} s)`)
  }
  const minutes = (wallSeconds() / 60).toFixed(1)
  console.log(`\n${tallyText(total)}, in ${minutes} minutes. Parts run in parallel.`)
}
