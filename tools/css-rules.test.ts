import { describe, expect, test } from 'vitest'
import {
  classBreaches,
  dashedBreaches,
  faintBreaches,
  longSheets,
  movingBreaches,
  twiceNamedSheets,
} from './css-rules.ts'
import { readSources, repositoryPaths } from './modules.ts'

describe('the style sheets', () => {
  const sources = readSources(
    repositoryPaths().filter((path) => /^web\/src\/.*\.(css|tsx?)$/.test(path)),
  )

  test('were read', () => expect(sources.size).toBeGreaterThan(200))
  test('have at most 300 lines', () => expect(longSheets(sources)).toEqual([]))
  test('have names of their own', () => expect(twiceNamedSheets(sources)).toEqual([]))
  test('have the classes that components take, and no others', () =>
    expect(classBreaches(sources)).toEqual([]))
  test('draw dashed lines around nothing but what is not confirmed, or only remembered', () =>
    expect(dashedBreaches(sources)).toEqual([]))
  test('move nothing where somebody wants no motion', () =>
    expect(movingBreaches(sources)).toEqual([]))
  test('write no text fainter than the faintest ink', () =>
    expect(faintBreaches(sources)).toEqual([]))
})

describe('the rules for style sheets find', () => {
  const sheet = 'web/src/ui/a.module.css'
  const breaches = (css: string, component: string) =>
    classBreaches(
      new Map([
        [sheet, css],
        ['web/src/ui/a.tsx', `import styles from './a.module.css'\n${component}`],
      ]),
    )

  test('a sheet of 301 lines', () => {
    expect(longSheets(new Map([[sheet, 'a{}\n'.repeat(300)]]))).toEqual([])
    expect(longSheets(new Map([[sheet, 'a{}\n'.repeat(301)]]))).toHaveLength(1)
  })

  test('a name that another sheet has', () => {
    const other = 'web/src/features/rooms/a.module.css'
    expect(twiceNamedSheets(new Map([[sheet, '']]))).toEqual([])
    expect(twiceNamedSheets(new Map([sheet, other].map((path) => [path, ''])))).toHaveLength(1)
  })

  test('a motion that goes on with reduced motion', () => {
    const found = (css: string) => movingBreaches(new Map([[sheet, css]]))
    const turning = '.on .a { animation: turn 1.4s linear }'
    const still = (rules: string) => `@media (prefers-reduced-motion: reduce) { ${rules} }`
    expect(found(turning)).toEqual([`${sheet}: .on .a`])
    // Counts for less than the rule above.
    expect(found(`${turning} ${still('.a { animation: none }')}`)).toHaveLength(1)
    expect(found(`${turning} ${still('.b { c: d } .on .a { animation: none }')}`)).toEqual([])
    expect(found('.a { transition: fill var(--fade); animation: filled 1ms }')).toEqual([])
  })

  test('a dashed line that means something else', () => {
    const found = (css: string) => dashedBreaches(new Map([[sheet, css]]))
    expect(found('.memory .b { outline: 1px dashed red }')).toEqual([])
    expect(found('.memory { gap: 0 } .b { border: 1px dashed red }')).toHaveLength(1)
  })

  test('a text that is too faint in one of the themes', () => {
    const found = (css: string) =>
      faintBreaches(
        new Map([
          [
            'web/src/ui/look/tokens.css',
            `--plate: light-dark(#ffffff, #000000); --ink-3: light-dark(#666666, #999999);
             --faint: light-dark(#666666, #888888)`,
          ],
          [sheet, css],
        ]),
      )
    expect(found('.b { color: var(--ink-3); border-color: var(--faint) }')).toEqual([])
    expect(found('.b { color: var(--faint) }')).toEqual([`${sheet} .b: --faint`])
  })

  test('a class that is not there', () => {
    expect(breaches('.b { gap: 0.5rem }', 'styles.b')).toEqual([])
    expect(breaches('/* .c */ .b { gap: 0 }', 'styles.b + styles.c')).toHaveLength(1)
  })

  test('a class that nobody takes', () => {
    expect(breaches('.b .c { gap: 0 }', 'styles.b')).toHaveLength(1)
    expect(breaches('.b, .c { gap: 0 }', "const look = 'c'; styles.b + styles[look]")).toEqual([])
    expect(breaches('.b, .c { gap: 0 }', 'styles.b + styles[look]')).toHaveLength(1)
  })
})
