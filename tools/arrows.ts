/** The arrows of docs/architecture.md: which part of the repository may import which. */
import type { Import, Module } from './modules.ts'

type Place = { workspace: string; layer: string; row: number }

/** Each layer may import itself, the layers below it in its own workspace, and contracts. */
const workspaces: Record<string, [layer: string, holds: RegExp][]> = {
  contracts: [['contracts', /^contracts\/src\//]],
  server: [
    ['main', /^server\/src\/(main|command-line)\./],
    ['cli', /^server\/src\/cli\//],
    ['demo', /^server\/src\/demo\//],
    ['start-server', /^server\/src\/(start-server|open-ports|housekeeping|update-trial)\./],
    ['transports', /^server\/src\/transports\//],
    ['roomwire', /^server\/src\/(build-roomwire|roomwire|stores)\./],
    ['features/operation', /^server\/src\/features\/operation\//],
    ['features/backups', /^server\/src\/features\/backups\//],
    ['features/home', /^server\/src\/features\/home\//],
    ['features/history', /^server\/src\/features\/history\//],
    ['features/activity', /^server\/src\/features\/activity\//],
    ['features/schedules', /^server\/src\/features\/schedules\//],
    ['features/scenes', /^server\/src\/features\/scenes\//],
    ['features/devices/bulk', /^server\/src\/features\/devices\/bulk\//],
    ['features/devices/commands', /^server\/src\/features\/devices\/commands\//],
    ['features/devices/favourites', /^server\/src\/features\/devices\/favourites\//],
    ['features/devices/sharing', /^server\/src\/features\/devices\/sharing\//],
    ['features/devices/arranging', /^server\/src\/features\/devices\/arranging\//],
    ['features/devices/presence', /^server\/src\/features\/devices\/presence\//],
    ['features/devices/listing', /^server\/src\/features\/devices\/listing\//],
    ['features/devices/reports', /^server\/src\/features\/devices\/reports\//],
    ['features/devices/twins', /^server\/src\/features\/devices\/twins\//],
    ['features/devices/records', /^server\/src\/features\/devices\/records\//],
    ['features/devices/rules', /^server\/src\/features\/devices\/rules\//],
    ['features/series', /^server\/src\/features\/series\//],
    ['features/passes', /^server\/src\/features\/passes\//],
    ['features/members', /^server\/src\/features\/members\//],
    ['features/accounts', /^server\/src\/features\/accounts\//],
    ['features/rooms', /^server\/src\/features\/rooms\//],
    ['features/sign-in', /^server\/src\/features\/sign-in\//],
    ['features/identity', /^server\/src\/features\/identity\//],
    ['features/access', /^server\/src\/features\/access\//],
    ['features/limits', /^server\/src\/features\/limits\//],
    ['features/audit', /^server\/src\/features\/audit\//],
    ['config', /^server\/src\/config\//],
    ['platform', /^server\/src\/platform\//],
  ],
  web: [
    ['app', /^web\/src\/(app\/|(?!paths\.)[^/]+$)/],
    ['pages', /^web\/src\/pages\//],
    ['features/landing', /^web\/src\/features\/landing\//],
    ['features/pass', /^web\/src\/features\/pass\//],
    ['features/members', /^web\/src\/features\/members\//],
    ['features/schedules', /^web\/src\/features\/schedules\//],
    ['features/history', /^web\/src\/features\/history\//],
    ['features/activity', /^web\/src\/features\/activity\//],
    ['features/scenes', /^web\/src\/features\/scenes\//],
    ['features/devices', /^web\/src\/features\/devices\/(?!(plate|state)\/)/],
    ['features/rooms', /^web\/src\/features\/rooms\//],
    ['features/devices/plate', /^web\/src\/features\/devices\/plate\//],
    ['features/devices/state', /^web\/src\/features\/devices\/state\//],
    ['features/accounts', /^web\/src\/features\/accounts\//],
    ['features/sign-in', /^web\/src\/features\/sign-in\//],
    ['paths', /^web\/src\/paths\./],
    ['live and api', /^web\/src\/(live|api)\//],
    ['ui', /^web\/src\/ui\//],
  ],
  simulator: [
    ['main', /^simulator\/src\/[^/]+$/],
    ['links', /^simulator\/src\/links\//],
    ['firmwares', /^simulator\/src\/firmwares\//],
    ['virtual device', /^simulator\/src\/virtual-device\//],
  ],
}

const places = Object.entries(workspaces).flatMap(([workspace, layers]) =>
  layers.map(([layer, holds], row) => ({ workspace, layer, row, holds })),
)

/** The folders that the tests of each folder may import, and those that the folders may that hold only tests. */
const testArrows: Record<string, readonly string[]> = {
  contracts: ['contracts'],
  server: ['server', 'contracts', 'simulator', 'testing'],
  simulator: ['simulator', 'server', 'contracts', 'testing'],
  web: ['web', 'contracts', 'testing'],
  testing: ['testing', 'server', 'contracts', 'simulator'],
  e2e: ['testing', 'contracts'],
  tools: ['tools', 'testing'],
  bench: ['bench', 'testing', 'server', 'contracts', 'simulator'],
}

/** Each import that no arrow allows, and each module that has no place. */
export function arrowBreaches(modules: Module[]): string[] {
  return modules.flatMap((module) => {
    if (isTest(module.path)) return testBreaches(module)
    return isSource(module.path) ? sourceBreaches(module) : []
  })
}

function sourceBreaches({ path, imports }: Module): string[] {
  const here = placeOf(path)
  if (!here) return [`${path} has no place: give it one in tools/arrows.ts`]
  return imports.flatMap((from) => {
    const reason = forbiddenBecause(here, from)
    return reason ? [`${path} imports ${from.specifier}: ${reason}`] : []
  })
}

function testBreaches({ path, imports }: Module): string[] {
  const here = folderOf(path)
  return imports.flatMap(({ specifier, target }) => {
    if (!target || testArrows[here]?.includes(folderOf(target))) return []
    return [`${path} imports ${specifier}: tests in ${here} may not import ${folderOf(target)}`]
  })
}

const folderOf = (path: string) => path.split('/')[0] ?? ''

/** The shelves below a plate that it may not know: it is drawn for passes, too. */
const hiddenFromPlates = ['features/accounts', 'features/sign-in']

function forbiddenBecause(
  here: Place,
  { specifier, target, typeOnly }: Import,
): string | undefined {
  const isPlate = here.layer === 'features/devices/plate'
  if (!target) {
    if (isPlate && specifier.startsWith('@tanstack/')) return 'a plate fetches nothing'
    const foreign = here.workspace === 'contracts' && specifier !== 'zod'
    return foreign ? 'contracts import only zod' : undefined
  }
  if (isTest(target)) return 'only tests import tests'
  const there = placeOf(target)
  if (!there) return 'it leads out of the workspaces'
  if (there.workspace === 'contracts') return wireBreach(here, target)
  if (there.workspace !== here.workspace) {
    return `${here.workspace} may not import ${there.workspace}`
  }
  if (isPlate && hiddenFromPlates.includes(there.layer)) return 'passes have no account'
  if (there.row < here.row) return `${here.layer} may not import ${there.layer}`
  if (here.layer === 'transports' && there.layer === 'roomwire' && !typeOnly) {
    return 'transports import only the type of roomwire'
  }
  return undefined
}

/** Field names of the wire stay in the transports: below them everybody speaks the domain's. */
function wireBreach({ workspace, layer }: Place, target: string): string | undefined {
  const isInside = workspace === 'server' && (layer.startsWith('features/') || layer === 'platform')
  if (!isInside || target.startsWith('contracts/src/vocabulary/')) return undefined
  return `${layer} may import only contracts/vocabulary`
}

/** Each round trip of imports once, as the files it passes. */
export function cycles(modules: Module[]): string[] {
  const targets = new Map(modules.map(({ path, imports }) => [path, imports.map((i) => i.target)]))
  const done = new Set<string>()
  const found: string[] = []
  const visit = (path: string, trail: string[]) => {
    if (trail.includes(path)) found.push([...trail.slice(trail.indexOf(path)), path].join(' → '))
    if (done.has(path) || trail.includes(path)) return
    for (const target of targets.get(path) ?? []) if (target) visit(target, [...trail, path])
    done.add(path)
  }
  for (const { path } of modules) visit(path, [])
  return found
}

/** Whether a module is only there for tests, measurements or documents. */
export function isTest(path: string) {
  return /\.(test|suite|e2e)\.tsx?$|^(testing|tools|e2e|bench)\/|^server\/test\//.test(path)
}

function isSource(path: string) {
  return /^(contracts|server|web|simulator)\/src\//.test(path) && !isTest(path)
}

function placeOf(path: string): Place | undefined {
  return places.find(({ holds }) => holds.test(path))
}
