/** Rules that concern one file at a time: its size, its name, its exports, its imports. */
import { isTest } from './arrows.ts'
import type { Module } from './modules.ts'

/** A function that holds named ones, such as a store with its methods, may have more in all. */
const most = { linesOfFile: 300, linesOfFunction: 60, linesInAll: 150 }

/** Files and functions ("file function") that may be longer than the rule allows, and why. */
export type Exceptions = Record<string, string>

export function tooLong(modules: Module[], exceptions: Exceptions): string[] {
  const judged = modules.filter(({ path }) => !isTest(path) && !path.includes('/migrations/'))
  const long = judged.flatMap(({ path, lines, functions }) => [
    ...(lines > most.linesOfFile ? [{ name: path, lines }] : []),
    ...functions
      .filter((one) => one.ownLines > most.linesOfFunction || one.lines > most.linesInAll)
      .map((one) => ({ name: `${path} ${one.name}`, lines: one.lines })),
  ])
  const stale = Object.keys(exceptions).filter((name) => !long.some((one) => one.name === name))
  return [
    ...long
      .filter(({ name }) => !exceptions[name])
      .map(({ name, lines }) => `${name}: ${lines} lines`),
    ...stale.map((name) => `${name} no longer needs its exception`),
  ]
}

export function bareCasts(modules: Module[]): string[] {
  return modules
    .filter(({ path }) => !isTest(path))
    .flatMap(({ path, bareCasts: casts }) =>
      casts.map((line) => `${path}:${line} casts without a reason`),
    )
}

/** Objects that are spread as they stand. */
export const spreadLiterals = (modules: Module[]): string[] =>
  modules.flatMap(({ path, spreadLiterals: lines }) =>
    lines.map((line) => `${path}:${line} spreads what stands there itself: write its parts out`),
  )

/** Product code, of which several servers or tests may run in one process. */
const isProduct = (path: string) => /^(server|contracts|simulator|web)\/src\//.test(path)

/**
 * State that belongs to a module instead of an object: two servers in one process would share it, and no
 * signature would say so.
 */
export function moduleState(modules: Module[], exceptions: Exceptions): string[] {
  const found = modules
    .filter(({ path }) => isProduct(path) && !isTest(path))
    .flatMap(({ path, state }) => state.map((name) => `${path} ${name}`))
  return [
    ...found.filter((name) => !exceptions[name]).map((name) => `${name} is state of a module`),
    ...Object.keys(exceptions)
      .filter((name) => !found.includes(name))
      .map((name) => `${name} no longer needs its exception`),
  ]
}

/** The specification calls a page so; systemd calls what it starts a service. */
const wordsOfTheProduct = ['device-manager', 'install-service']

/** Names that say nothing about what is inside. */
export function emptyNames(paths: string[]): string[] {
  const empty = /(^|-)(utils?|helpers?|common|managers?|service)$/i
  const isEmpty = (name: string) => empty.test(name) && !wordsOfTheProduct.includes(name)
  return paths
    .filter((path) => path.split('/').some((part) => isEmpty(part.split('.')[0] ?? '')))
    .map((path) => `${path} has a name that says nothing: utils, helpers, common, manager, service`)
}

/** Files in e2e/ that are no specs: what specs share belongs into testing/. */
export function misplacedSpecs(paths: string[]): string[] {
  return paths
    .filter((path) => /^e2e\/.*\.(ts|mjs)$/.test(path) && !path.endsWith('.e2e.ts'))
    .map((path) => `${path} is no spec: what specs share belongs into testing/`)
}

export function exportBreaches(modules: Module[]): string[] {
  return modules.flatMap(({ path, exportsDefault, isBarrel }) => [
    ...(exportsDefault && !/\.config\.ts$/.test(path) ? [`${path} has a default export`] : []),
    ...(isBarrel ? [`${path} is a barrel: it only hands on what others export`] : []),
  ])
}

export function unresolvedImports(modules: Module[], paths: string[]): string[] {
  const known = new Set(paths)
  return modules.flatMap(({ path, imports }) =>
    imports
      .filter(({ target }) => target && !known.has(target.split('?')[0] ?? ''))
      .map(
        ({ specifier }) =>
          `${path} imports ${specifier}, which is no file: write it with its ending`,
      ),
  )
}
