/** House rules for style sheets: their size, and that class names and components agree. */
import { posix } from 'node:path'

const mostLines = 200

/** From each path to its text. */
type Sources = Map<string, string>

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
  return sheetsIn(sources).flatMap(([path, text]) =>
    [...text.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)]
      .filter(([, , declarations = '']) => /\bdashed\b/.test(declarations))
      .map(([, selector = '']) => selector.trim())
      .filter((selector) => !/\.(unconfirmed|memory)\b/.test(selector))
      .map((selector) => `${path}: ${selector}`),
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
