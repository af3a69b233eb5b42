import type { SoakResult } from './run-soak.ts'

/** The report of a soak as Markdown; `about` says where and when it ran. */
export function soakText(result: SoakResult, about: string): string {
  const { megabytes, heldMegabytes, descriptors, wrong, unmade, errors } = result
  const rows: [string, string][] = [
    ['Minutes, devices', `${result.minutes}, ${result.devices}`],
    ['Faults', [...result.failures].map(([name, times]) => `${name}: ${times}`).join('; ')],
    [
      'Presses',
      `${result.presses}: confirmed ${result.confirmed}, said to have failed ${result.refused}`,
    ],
    [
      'Commands that devices got',
      `${result.commands}, later than 5 s after the press: ${result.late}`,
    ],
    ['Connections of devices that were made again', `${result.reconnects}`],
    ['Pins shown otherwise than their device has them, at the end', `${wrong.length}`],
    ['Resident memory since the last start, MB', grown(megabytes)],
    ['Objects and buffers after a full collection, MB', grown(heldMegabytes)],
    ['Open descriptors since the last start', grown(descriptors)],
    ['Errors in the log since the last start', `${errors.length}`],
  ]
  const table = ['| | |', '| --- | --- |', ...rows.map(([name, value]) => `| ${name} | ${value} |`)]
  const more = [...wrong, ...unmade, ...errors].slice(0, 20).map((line) => `- ${line}`)
  return [about, '', ...table, ...(more.length > 0 ? ['', ...more] : [])].join('\n')
}

const grown = ({ first, last, perHour }: SoakResult['megabytes']): string =>
  `${first.toFixed(1)} at first, ${last.toFixed(1)} at last; the line through all: ${perHour.toFixed(1)} an hour`
