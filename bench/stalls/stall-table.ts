import type { StallAnswer } from './watched-server.ts'

/** The cost of one request to the server. */
export type Line = {
  title: string
  tookMs: number
  presses?: number[]
  status?: number | undefined
  bytes?: number | undefined
  /** The processor time of the second try. */
  againCpuMs?: number | undefined
} & Partial<StallAnswer>

const head = [
  'CPU ms',
  'again',
  'loop ms',
  'statements',
  'took ms',
  'bytes',
  'status',
  'press p50',
  'p99',
  'what',
]

/** The lines as a table, the longest first. */
export function tableOf(lines: readonly Line[]): string {
  const sorted = lines.toSorted((one, other) => (other.cpuMs ?? 0) - (one.cpuMs ?? 0))
  const rows = sorted.map((line) => [
    line.cpuMs,
    line.againCpuMs,
    line.longestMs,
    line.statements,
    Math.round(line.tookMs),
    line.bytes,
    line.status,
    share(line.presses, 0.5),
    share(line.presses, 0.99),
    line.title.slice(0, 90),
  ])
  return [head, ...rows]
    .map((row) =>
      row
        .map((cell, at) => (at < row.length - 1 ? String(cell ?? '').padStart(10) : ` ${cell}`))
        .join(''),
    )
    .join('\n')
}

function share(presses: readonly number[] = [], part: number): string {
  const sorted = presses.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))]?.toFixed(1) ?? ''
}

const columns = ['what', 'CPU ms', 'again', 'loop ms', 'took ms', 'p99 of a press, ms', 'answer']

/** The same as a part of docs/performance.md. */
export function stallsMarkdown(lines: readonly Line[]): string {
  const sorted = lines.toSorted((one, other) => (other.cpuMs ?? 0) - (one.cpuMs ?? 0))
  const rows = sorted.map(({ title, cpuMs, againCpuMs, longestMs, tookMs, presses, status }) => [
    `\`${title}\``,
    cpuMs,
    againCpuMs,
    longestMs,
    Math.round(tookMs),
    share(presses, 0.99),
    status,
  ])
  const line = (cells: readonly unknown[]) => `| ${cells.map((cell) => cell ?? '').join(' | ')} |`
  return [
    line(columns),
    line(columns.map((_, at) => (at === 0 ? '---' : '---:'))),
    ...rows.map(line),
  ].join('\n')
}
