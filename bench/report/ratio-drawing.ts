import { type RatioGroup, shownRatio } from './tables.ts'

/* Ratios as bars, in SVG that fits a bright page and a dark one. */

const lineHeight = 18
const gap = 10
const left = 150
const barsWidth = 380
const width = left + barsWidth + 70

/** The drawing of a section: one group of bars for each column, and a line where the anchor is. */
export function drawRatios(title: string, anchor: string, groups: readonly RatioGroup[]): string {
  const parts: string[] = []
  let top = 34
  for (const group of groups) {
    parts.push(text(8, top, group.title, 'title'))
    const widest = Math.max(1, ...group.bars.map(({ ratio }) => ratio))
    const scale = barsWidth / widest
    const first = top + 6
    for (const { peer, ratio } of group.bars) {
      top += lineHeight
      const length = Math.max(1, ratio * scale)
      const kind = peer === 'roomwire' ? 'own' : 'other'
      parts.push(text(left - 8, top, peer, 'name'))
      parts.push(
        `<rect class="${kind}" x="${left}" y="${top - 11}" width="${round(length)}" height="13"/>`,
      )
      parts.push(text(round(left + length + 6), top, shownRatio(ratio), 'value'))
    }
    const x = round(left + scale)
    parts.push(`<line x1="${x}" x2="${x}" y1="${first}" y2="${top + 4}"/>`)
    top += lineHeight + gap
  }
  const label = `${title}: ratios to ${anchor}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${top}" width="${width}" height="${top}" role="img" aria-label="${escaped(label)}">
<style>${style}</style>
${text(8, 14, label, 'head')}
${parts.join('\n')}
</svg>
`
}

const style =
  'text{font:12px system-ui,sans-serif;fill:#222}.head{font-weight:600;font-size:13px}.title{fill:#555}.name{text-anchor:end}.own{fill:#0a7a5a}.other{fill:#9aa3ad}line{stroke:#c2410c;stroke-dasharray:3 2}@media(prefers-color-scheme:dark){text{fill:#e6e6e6}.title{fill:#b0b0b0}.own{fill:#34c79a}.other{fill:#6b7480}line{stroke:#fb923c}}'

function text(x: number, y: number, content: string, kind: string): string {
  return `<text class="${kind}" x="${x}" y="${y}">${escaped(content)}</text>`
}

const escaped = (content: string) =>
  content.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const round = (number: number) => Math.round(number * 10) / 10
