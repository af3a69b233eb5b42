import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sheet = readFileSync('web/src/features/rooms/house/paints.module.css', 'utf8')
const tokens = readFileSync('web/src/ui/look/tokens.css', 'utf8')

/** The light and the dark value in the first `light-dark(…)` after a text. */
function bothAfter(css: string, text: string): [string, string] {
  const [, light = '', dark = ''] =
    /light-dark\((oklch\([^)]+\)|#\w+), (oklch\([^)]+\)|#\w+)\)/.exec(
      css.slice(css.indexOf(text)),
    ) ?? []
  return [light, dark]
}

/** The relative luminance of a colour, as WCAG 2.2 means it. */
function luminance(colour: string): number {
  const [red, green, blue] = colour.startsWith('#') ? linearOfHex(colour) : linearOfOklch(colour)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

type Linear = [number, number, number]

function linearOfHex(hex: string): Linear {
  const at = (place: number) => {
    const part = Number.parseInt(hex.slice(place, place + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }
  return [at(1), at(3), at(5)]
}

/** By the matrices of CSS Color 4. */
function linearOfOklch(text: string): Linear {
  const [light = 0, chroma = 0, hue = 0] = (text.match(/[\d.]+/g) ?? []).map(Number)
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const paints = [...sheet.matchAll(/^\.(\w+) \{/gm)].map(([, name = '']) => name)

test.each(paints)('small text is read on %s, in the light and in the dark', (name) => {
  const onPaint = (token: string, theme: number) =>
    contrast(
      bothAfter(sheet, `.${name} {`)[theme] ?? '',
      bothAfter(tokens, `--${token}:`)[theme] ?? '',
    )
  for (const theme of [0, 1]) {
    expect(onPaint('ink', theme)).toBeGreaterThan(7)
    for (const token of ['ink-2', 'act', 'act-hover']) {
      expect(onPaint(token, theme), token).toBeGreaterThan(4.5)
    }
  }
})
