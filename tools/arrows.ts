/** Which part of the house may import which: the arrows of docs/architecture.md. */
import type { Import, Module } from './modules.ts'

type Place = { house: string; layer: string; row: number }

/** Each layer may import itself, the layers below it in its own house, and contracts. */
const houses: Record<string, [layer: string, holds: RegExp][]> = {
  contracts: [['contracts', /^contracts\/src\//]],
  server: [
    ['main', /^server\/src\/(?!roomwire\.|config\.)[^/]+$/],
    ['transports', /^server\/src\/transports\//],
    ['roomwire', /^server\/src\/roomwire\./],
    ['features/home', /^server\/src\/features\/home\//],
    ['features/devices', /^server\/src\/features\/devices\//],
    ['features/members', /^server\/src\/features\/members\//],
    ['features/accounts', /^server\/src\/features\/accounts\//],
    ['features/rooms', /^server\/src\/features\/rooms\//],
    ['features/sign-in', /^server\/src\/features\/sign-in\//],
    ['features/identity', /^server\/src\/features\/identity\//],
    ['features/limits', /^server\/src\/features\/limits\//],
    ['features/audit', /^server\/src\/features\/audit\//],
    ['config', /^server\/src\/config\./],
    ['platform', /^server\/src\/platform\//],
  ],
  web: [
    ['app', /^web\/src\/(app\/|(?!paths\.)[^/]+$)/],
    ['pages', /^web\/src\/pages\//],
    ['features/landing', /^web\/src\/features\/landing\//],
    ['features/members', /^web\/src\/features\/members\//],
    ['features/devices', /^web\/src\/features\/devices\/(?!state\/)/],
    ['features/rooms', /^web\/src\/features\/rooms\//],
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
    ['virtual device', /^simulator\/src\/virtual-device\//],
  ],
}

const places = Object.entries(houses).flatMap(([house, layers]) =>
  layers.map(([layer, holds], row) => ({ house, layer, row, holds })),
)

export function arrowBreaches(modules: Module[]): string[] {
  return modules
    .filter(({ path }) => isSource(path))
    .flatMap(({ path, imports }) => {
      const here = placeOf(path)
      if (!here) return [`${path} has no place in the house: give it one in tools/arrows.ts`]
      return imports.flatMap((from) => {
        const reason = objection(here, from)
        return reason ? [`${path} imports ${from.specifier}: ${reason}`] : []
      })
    })
}

function objection(here: Place, { specifier, target, typeOnly }: Import): string | undefined {
  if (!target) {
    const foreign = here.house === 'contracts' && specifier !== 'zod'
    return foreign ? 'contracts import only zod' : undefined
  }
  if (isTest(target)) return 'only tests import tests'
  const there = placeOf(target)
  if (!there) return 'it leads out of the house'
  if (there.house === 'contracts') return undefined
  if (there.house !== here.house) return `${here.house} may not import ${there.house}`
  if (there.row < here.row) return `${here.layer} may not import ${there.layer}`
  if (here.layer === 'transports' && there.layer === 'roomwire' && !typeOnly) {
    return 'transports import only the type of roomwire'
  }
  return undefined
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

export function isTest(path: string) {
  return /\.(test|suite|e2e)\.tsx?$|^(testing|tools|e2e|bench)\/|^server\/test\//.test(path)
}

function isSource(path: string) {
  return /^(contracts|server|web|simulator)\/src\//.test(path) && !isTest(path)
}

function placeOf(path: string): Place | undefined {
  return places.find(({ holds }) => holds.test(path))
}
