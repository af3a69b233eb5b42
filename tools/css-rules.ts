/** House rules for style sheets: their size, and that class names and components agree. */
import { posix } from 'node:path'

const mostLines = 300

/** The text of each path. */
type Sources = Map<string, string>

/** Modules of styles with the name of another: both would name their classes alike (web/vite.config.ts). */
export function twiceNamedSheets(sources: ReadonlyMap<string, string>): string[] {
  const seen = new Map<string, string>()
  return [...sources.keys()].flatMap((path) => {
    if (!path.endsWith('.module.css')) return []
    const name = path.slice(path.lastIndexOf('/') + 1)
    const other = seen.get(name)
    seen.set(name, path)
    return other ? [`${path} has the name of ${other}`] : []
  })
}

/** The style sheets that are too long. */
export function longSheets(sources: Sources): string[] {
  return sheetsIn(sources).flatMap(([path, text]) => {
    const lines = text.trimEnd().split('\n').length
    return lines > mostLines ? [`${path}: ${lines} lines`] : []
  })
}

/**
 * Classes that a component takes from a CSS module that does not have them, and
 * classes of CSS modules that no component takes.
 */
export function classBreaches(sources: Sources): string[] {
  const uses = [...sources].flatMap(([path, text]) => usesIn(path, text))
  const literals = new Set(
    [...sources].flatMap(([path, text]) =>
      path.endsWith('.css') ? [] : [...text.matchAll(/'([\w-]+)'/g)].map(([, name]) => name),
    ),
  )
  return sheetsIn(sources)
    .filter(([path]) => path.endsWith('.module.css'))
    .flatMap(([sheet, text]) => {
      const classes = classesIn(text)
      const taken = uses.filter((use) => use.sheet === sheet)
      const named = new Set(taken.flatMap(({ names }) => names))
      // `styles[look]` takes any class whose name some module spells as a literal.
      const byLiteral = taken.some(({ isComputed }) => isComputed)
      return [
        ...taken.flatMap(({ path, names }) =>
          names
            .filter((name) => !classes.has(name))
            .map((name) => `${path} takes .${name}, which ${sheet} does not have`),
        ),
        ...[...classes]
          .filter((name) => !named.has(name) && !(byLiteral && literals.has(name)))
          .map((name) => `${sheet} has .${name}, which no component takes`),
      ]
    })
}

/** Rules with dashed lines, which mean only that nobody knows whether it is still so. */
export function dashedBreaches(sources: Sources): string[] {
  return rulesIn(sources)
    .filter(({ declarations }) => /\bdashed\b/.test(declarations))
    .filter(({ selector }) => !/\.(unconfirmed|memory)\b/.test(selector))
    .map(({ path, selector }) => `${path}: ${selector}`)
}

/** A time that is no token: longer than 1 ms, also where somebody wants no motion. */
const ownTime = /(?:animation|transition)(?:-duration)?:[^;]*?\b(?!1ms)\d*\.?\d+m?s\b/

/**
 * Rules that move by a time of their own, and are not named in a block for reduced motion: another selector there may
 * count for less. Times that are tokens are 1 ms there.
 */
export function movingBreaches(sources: Sources): string[] {
  return sheetsIn(sources).flatMap(([path, text]) => {
    const still = [...text.matchAll(stillBlock)].map(([block]) => block)
    const named = new Set(rulesIn(new Map([[path, still.join()]])).flatMap(selectorsOf))
    return rulesIn(new Map([[path, text]]))
      .filter(({ declarations }) => ownTime.test(declarations))
      .flatMap(selectorsOf)
      .filter((selector) => !named.has(selector))
      .map((selector) => `${path}: ${selector}`)
  })
}

const stillBlock = /(?<=@media \(prefers-reduced-motion: reduce\) \{)(?:[^{}]*\{[^{}]*\})*/g

const selectorsOf = ({ selector }: { selector: string }): string[] => selector.split(/,\s*/)

const tokensSheet = 'web/src/ui/look/tokens.css'

/** Rules for drawings that hold no text: the lines of charts, an arrow that leads no further. */
const drawn = [
  /\/chart\.module\.css \.(edge|grid|lamp|lampEdge|ink\d)$/,
  /\.step\[aria-disabled\]$/,
]

/** Rules whose text is fainter on a plate than the faintest ink, in the light or the dark theme. */
export function faintBreaches(sources: Sources): string[] {
  const tokens = new Map(
    [
      ...(sources.get(tokensSheet) ?? '').matchAll(/(--[\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g),
    ].map(([, name = '', light = '', dark = '']) => [name, [light, dark]]),
  )
  const contrastsOf = (name: string) =>
    [0, 1].map((theme) =>
      contrast(tokens.get(name)?.[theme] ?? '', tokens.get('--plate')?.[theme] ?? ''),
    )
  const least = contrastsOf('--ink-3')
  const isFaint = (name: string) =>
    !/^--(on-|plate)/.test(name) && !contrastsOf(name).every((one, at) => one >= (least[at] ?? 21))
  return rulesIn(sources)
    .flatMap(({ path, selector, declarations }) =>
      [...declarations.matchAll(/(?<![\w-])color: var\((--[\w-]+)\)/g)]
        .filter(([, name = '']) => isFaint(name))
        .map(([, name]) => ({ where: `${path} ${selector}`, name })),
    )
    .filter(({ where }) => !drawn.some((one) => one.test(where)))
    .map(({ where, name }) => `${where}: ${name}`)
}

/** How far two colours are apart in lightness, 1 to 21 (WCAG 2, contrast ratio). */
function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Every rule of every style sheet. */
function rulesIn(sources: Sources) {
  return sheetsIn(sources).flatMap(([path, text]) =>
    [...text.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(
      ([, selector = '', declarations = '']) => ({ path, selector: selector.trim(), declarations }),
    ),
  )
}

function sheetsIn(sources: Sources) {
  return [...sources].filter(([path]) => path.endsWith('.css'))
}

function classesIn(text: string): Set<string> {
  const rules = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/"[^"]*"/g, '')
  return new Set([...rules.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name))
}

/** The CSS modules that a component imports, and the classes that it takes from each. */
function usesIn(path: string, text: string) {
  const imports = text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)
  const code = text.replace(/^import .*$/gm, '')
  return [...imports].map(([, local = '', specifier = '']) => ({
    path,
    sheet: posix.join(posix.dirname(path), specifier),
    names: [...code.matchAll(new RegExp(`\\b${local}\\.(\\w+)`, 'g'))].map(([, name = '']) => name),
    isComputed: code.includes(`${local}[`),
  }))
}
