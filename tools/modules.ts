/** Reads what every module of the house imports and exports, from its syntax tree. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { type Measures, measure } from './measures.ts'

export type Import = { specifier: string; target: string | undefined; typeOnly: boolean }

export type Module = Measures & {
  path: string
  imports: Import[]
  lines: number
  exportsDefault: boolean
  /** Nothing of its own: it only hands on what others export. */
  isBarrel: boolean
}

/** The paths of all files that git keeps, or would keep if it were told to. */
export function repositoryPaths(): string[] {
  const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'])
  return `${list}`.split('\n').filter((path) => path && existsSync(path))
}

/** From each path to its text. */
export function readSources(paths: string[]): Map<string, string> {
  return new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]))
}

export function parseModules(sources: Map<string, string>): Module[] {
  return [...sources].map(([path, source]) => parseModule(path, source))
}

function parseModule(path: string, source: string): Module {
  const { module, program, errors } = parseSync(path, source)
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`)
  const imports: Import[] = []
  const add = (specifier: string, typeOnly: boolean) =>
    imports.push({ specifier, target: resolve(path, specifier), typeOnly })

  for (const { moduleRequest, entries } of module.staticImports) {
    add(moduleRequest.value, entries.length > 0 && entries.every((entry) => entry.isType))
  }
  const exported = module.staticExports.flatMap(({ entries }) => entries)
  for (const { moduleRequest, isType } of exported) {
    if (moduleRequest) add(moduleRequest.value, isType)
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const literal = /^['"](.*)['"]$/.exec(source.slice(moduleRequest.start, moduleRequest.end))
    add(literal?.[1] ?? '(computed)', false)
  }
  new Visitor({ TSImportType: ({ source: from }) => add(from.value, true) }).visit(program)

  return {
    ...measure(source, program),
    path,
    imports,
    lines: source.trimEnd().split('\n').length,
    exportsDefault: exported.some(
      ({ exportName }) => exportName.kind === 'Default' || exportName.name === 'default',
    ),
    isBarrel:
      exported.length > 0 &&
      program.body.every(({ type }) => handsOn.includes(type)) &&
      !program.body.some((node) => node.type === 'ExportNamedDeclaration' && node.declaration),
  }
}

const handsOn = ['ImportDeclaration', 'ExportAllDeclaration', 'ExportNamedDeclaration']

/** The path in the house that an import means; nothing for packages and built-in modules. */
function resolve(importer: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(importer), specifier)
  const [, workspace, inner] = /^@roomwire\/([^/]+)\/(.+)$/.exec(specifier) ?? []
  return workspace && `${workspace}/src/${inner}`
}
