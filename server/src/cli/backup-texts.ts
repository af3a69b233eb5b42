import type { RestoredHome } from '../features/backups/restore-backup.ts'

/** Says each step once, and each tenth of it. */
export function sayingSteps() {
  let shown = ''
  return (step: string, part?: number): void => {
    const line = part === undefined ? step : `${step}: ${Math.floor(part * 10) * 10} %`
    if (line !== shown) process.stdout.write(`${line}\n`)
    shown = line
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
