import type { RestoredHome } from '../features/backups/restore-backup.ts'

/** Where a program writes: a terminal draws a bar anew in its line, a file gets a line for each tenth. */
type Output = { isTTY?: boolean; write(text: string): void }

const barWidth = 30

/** Says how far some work is. `part` is 0..1, and left out where nobody knows. */
export function sayingSteps(out: Output = process.stdout) {
  let shown = ''
  let isBarOpen = false
  function endBar(): void {
    if (isBarOpen) out.write('\n')
    isBarOpen = false
  }
  function draw(step: string, part: number): void {
    const done = Math.round(part * barWidth)
    const line = `${step} [${'#'.repeat(done)}${'.'.repeat(barWidth - done)}] ${Math.floor(part * 100)} %`
    if (line === shown) return
    if (!shown.startsWith(`${step} [`)) endBar()
    out.write(`\r${line}`)
    isBarOpen = true
    shown = line
  }
  return {
    step(step: string, part?: number): void {
      if (out.isTTY && part !== undefined) {
        draw(step, part)
        return
      }
      const line = part === undefined ? step : `${step}: ${Math.floor(part * 10) * 10} %`
      if (line === shown) return
      endBar()
      out.write(`${line}\n`)
      shown = line
    },
    /** Says something else, in a line of its own. */
    line(text: string): void {
      endBar()
      out.write(`${text}\n`)
    },
  }
}

/** A number and what it counts. */
export const count = (number: number, one: string, many: string): string =>
  `${number} ${number === 1 ? one : many}`

/** The contents of a restored home. */
export const contentText = ({
  homes,
  people,
  devices,
}: Pick<RestoredHome, 'homes' | 'people' | 'devices'>): string =>
  [
    count(homes, 'home', 'homes'),
    count(people, 'person', 'people'),
    count(devices, 'device', 'devices'),
  ].join(', ')
