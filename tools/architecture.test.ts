import { describe, expect, test } from 'vitest'
import { arrowBreaches, cycles } from './arrows.ts'
import {
  bareCasts,
  emptyNames,
  exportBreaches,
  misplacedSpecs,
  moduleState,
  spreadLiterals,
  tooLong,
  unresolvedImports,
} from './lint-rules.ts'
import { type Module, parseModules, readSources, repositoryPaths } from './modules.ts'

/** Files and functions longer than the rule allows, and what each would lose by being cut. */
const exceptions: Record<string, string> = {
  'server/src/build-roomwire.ts buildRoomwire':
    'builds each part once, in the order they stand on each other',
  'server/src/platform/database/schema.ts': 'every table on one page',
  'scripts/lib/prove-volumes.mjs': 'one list, an entry for each part',
  'server/src/features/schedules/due-store.ts dueStore': 'the queries that its methods share',
  'server/src/features/devices/twins/store/live-writer.ts openLiveWriter':
    'one queue and the rules of when it is written',
  'server/src/transports/mqtt/hub/open-hub.ts openHub':
    'the boards of one hub: which there are, which are there, and which are open',
  'web/src/features/history/chart/plot.tsx Plot': 'all that is drawn by one scale',
}

/**
 * The rules of time zones belong to the process, as those of Temporal do, in whose place they stand. Handed in,
 * they would go through every function that asks for a right or a day of the home: some 80 calls in 50 files,
 * most of which have nothing else but their arguments.
 */
const zoneRules = 'rules of time zones: see above'

/** State of modules that may stay ("file name"), and why. */
const statesOfModules: Record<string, string> = {
  'server/src/platform/zones/zone-data.ts data': zoneRules,
  'server/src/platform/zones/zone-data.ts stored': zoneRules,
  'server/src/platform/zones/zone-data.ts own': zoneRules,
  'server/src/features/schedules/schedule-rows.ts knownRules': 'rules as read, at most a thousand',
  'server/src/platform/database/check-worker.ts faults': 'this file is a program, in a thread',
  // A document is loaded once, and has one of each.
  'web/src/api/ask.ts first': 'the revision that the first answer of the document has told',
  'web/src/api/ask.ts isSame': 'whether all answers of the document told it',
  'web/src/ui/form/kept/kept-forms.ts open': 'the forms of the document',
  'web/src/ui/form/kept/kept-forms.ts pressed': 'the button that was pressed last in the document',
  'web/src/ui/lazy/part-file.tsx failed': 'parts of the document, declared by their modules',
  'web/src/ui/lazy/part-file.tsx missing': 'style sheets of the document',
  'web/src/ui/time/time-zone.ts home': 'the home that the document shows',
  'web/src/ui/time/time-zone.ts written': 'the times that the document shows, at most 5,000',
  'web/src/ui/time/time-zone.ts formats': 'formats as made, one for each form that is shown',
}

describe('the repository', () => {
  const paths = repositoryPaths()
  const modules = parseModules(readSources(paths.filter((path) => /\.(tsx?|mjs)$/.test(path))))

  test('was read: every part has modules, and they import each other', () => {
    const parts = new Set(modules.map(({ path }) => path.split('/')[0]))
    const expected = ['contracts', 'server', 'simulator', 'web', 'e2e', 'scripts']
    expect([...parts]).toEqual(expect.arrayContaining(expected))
    const links = modules.flatMap(({ imports }) => imports.filter(({ target }) => target))
    expect(links.length).toBeGreaterThan(modules.length)
  })

  test('keeps its arrows', () => expect(arrowBreaches(modules)).toEqual([]))
  test('has no import cycles', () => expect(cycles(modules)).toEqual([]))
  test('imports files that are there, by their whole name', () =>
    expect(unresolvedImports(modules, paths)).toEqual([]))
  test('exports by name, without barrels', () => expect(exportBreaches(modules)).toEqual([]))
  test('has nothing but specs in e2e', () => expect(misplacedSpecs(paths)).toEqual([]))
  test('has no name that says nothing', () => expect(emptyNames(paths)).toEqual([]))
  test('has no file and no function that is too long without an exception', () =>
    expect(tooLong(modules, exceptions)).toEqual([]))
  test('casts only where a comment says why', () => expect(bareCasts(modules)).toEqual([]))
  test('writes out the properties of its objects and the arguments of its calls', () =>
    expect(spreadLiterals(modules)).toEqual([]))
  test('keeps its state in objects', () =>
    expect(moduleState(modules, statesOfModules)).toEqual([]))
  test('has one header for all pages, but for that of a room, which is live', () => {
    const pages = readSources(paths.filter((path) => /^web\/src\/pages\/.*\.tsx$/.test(path)))
    expect(pages.size).toBeGreaterThan(20)
    const own = [...pages].flatMap(([path, text]) => (text.includes('<header') ? [path] : []))
    expect(own).toEqual(['web/src/pages/control-panel/room-header.tsx'])
  })
  test('keeps what is typed in each form, but for those of a code, or of people who are not signed in', () => {
    const pages = readSources(paths.filter((path) => /^web\/src\/.*\.tsx$/.test(path)))
    const bare = [...pages].flatMap(([path, text]) => (/<form\b/.test(text) ? [path] : []))
    expect(bare.toSorted()).toEqual([
      'web/src/features/accounts/reset-dialog.tsx',
      'web/src/features/accounts/reset-password-step.tsx',
      'web/src/features/landing/contact.tsx',
      'web/src/features/members/join-form.tsx',
      'web/src/features/pass/pin-form.tsx',
      'web/src/features/sign-in/second-step.tsx',
      'web/src/pages/login-page.tsx',
      'web/src/pages/register-page.tsx',
      'web/src/pages/restore/restore-page.tsx',
      'web/src/ui/form/kept/kept-form.tsx',
    ])
  })
})

describe('the arrows are checked:', () => {
  test.each([
    ['access may not know identity', 'server/src/features/access/a.ts', '../identity/b.ts'],
    ['identity may not know sign-in', 'server/src/features/identity/a.ts', '../sign-in/b.ts'],
    ['sign-in may not know accounts', 'server/src/features/sign-in/a.ts', '../accounts/b.ts'],
    ['accounts may not know members', 'server/src/features/accounts/a.ts', '../members/b.ts'],
    ['rooms may not know devices', 'server/src/features/rooms/a.ts', '../devices/b.ts'],
    ['devices may not know home', 'server/src/features/devices/bulk/a.ts', '../../home/b.ts'],
    ['rules may not know records', 'server/src/features/devices/rules/a.ts', '../records/b.ts'],
    ['records may not know twins', 'server/src/features/devices/records/a.ts', '../twins/b.ts'],
    ['twins may not know reports', 'server/src/features/devices/twins/a.ts', '../reports/b.ts'],
    ['twins may not know listing', 'server/src/features/devices/twins/a.ts', '../listing/b.ts'],
    ['reports may not know listing', 'server/src/features/devices/reports/a.ts', '../listing/b.ts'],
    [
      'listing may not know presence',
      'server/src/features/devices/listing/a.ts',
      '../presence/b.ts',
    ],
    [
      'arranging may not know sharing',
      'server/src/features/devices/arranging/a.ts',
      '../sharing/b.ts',
    ],
    [
      'sharing may not know commands',
      'server/src/features/devices/sharing/a.ts',
      '../commands/b.ts',
    ],
    ['commands may not know bulk', 'server/src/features/devices/commands/a.ts', '../bulk/b.ts'],
    ['features may not know transports', 'server/src/features/rooms/a.ts', '../../transports/b.ts'],
    ['features may not know roomwire', 'server/src/features/rooms/a.ts', '../../roomwire.ts'],
    [
      'features may not know the calls',
      'server/src/features/rooms/a.ts',
      '@roomwire/contracts/http/b.ts',
    ],
    [
      'features may not know the live socket',
      'server/src/features/audit/a.ts',
      '@roomwire/contracts/live/b.ts',
    ],
    [
      'platform may not know the calls',
      'server/src/platform/a.ts',
      '@roomwire/contracts/http/b.ts',
    ],
    ['platform may not know features', 'server/src/platform/a.ts', '../features/identity/b.ts'],
    ['roomwire may not know transports', 'server/src/roomwire.ts', './transports/b.ts'],
    ['demo may not know cli', 'server/src/demo/a.ts', '../cli/b.ts'],
    ['start-server may not know demo', 'server/src/start-server.ts', './demo/b.ts'],
    ['config may not know features', 'server/src/config/config.ts', '../features/identity/b.ts'],
    ['config may not know transports', 'server/src/config/config.ts', '../transports/b.ts'],
    ['the server may not know the simulator', 'server/src/main.ts', '@roomwire/simulator/main.ts'],
    [
      'the browser may not know the server',
      'web/src/api/a.ts',
      '../../../server/src/config/config.ts',
    ],
    ['ui may not know features', 'web/src/ui/a.tsx', '../features/rooms/b.tsx'],
    ['features may not know pages', 'web/src/features/rooms/a.tsx', '../../pages/b.tsx'],
    ['live may not know features', 'web/src/live/a.ts', '../features/rooms/b.ts'],
    ['live may not know device state', 'web/src/live/a.ts', '../features/devices/state/b.ts'],
    ['live may not know paths', 'web/src/live/a.ts', '../paths.ts'],
    ['ui may not know paths', 'web/src/ui/a.tsx', '../paths.ts'],
    ['paths may not know features', 'web/src/paths.ts', './features/rooms/b.ts'],
    ['members may not know landing', 'web/src/features/members/a.ts', '../landing/b.ts'],
    [
      'devices of the page may not know members',
      'web/src/features/devices/a.ts',
      '../members/b.ts',
    ],
    ['rooms of the page may not know devices', 'web/src/features/rooms/a.ts', '../devices/b.ts'],
    ['device state may not know rooms', 'web/src/features/devices/state/a.ts', '../../rooms/b.ts'],
    ['device state may not know devices', 'web/src/features/devices/state/a.ts', '../b.ts'],
    [
      'a plate may not know sign-in',
      'web/src/features/devices/plate/a.tsx',
      '../../sign-in/use-auth.ts',
    ],
    [
      'a plate may not know favourites',
      'web/src/features/devices/plate/a.tsx',
      '../favourites/b.tsx',
    ],
    [
      'a plate may not know react-query',
      'web/src/features/devices/plate/a.tsx',
      '@tanstack/react-query',
    ],
    [
      'accounts of the page may not know members',
      'web/src/features/accounts/a.ts',
      '../members/b.ts',
    ],
    [
      'accounts may not know device state',
      'web/src/features/accounts/a.ts',
      '../devices/state/b.ts',
    ],
    [
      'sign-in of the page may not know accounts',
      'web/src/features/sign-in/a.ts',
      '../accounts/b.ts',
    ],
    ['pages may not know app', 'web/src/pages/a.tsx', '../app/b.tsx'],
    [
      'a virtual device may not know its links',
      'simulator/src/virtual-device/a.ts',
      '../links/b.ts',
    ],
    ['links may not know main', 'simulator/src/links/a.ts', '../simulator.ts'],
    ['contracts may import only zod', 'contracts/src/http/a.ts', 'fastify'],
    [
      'contracts may not know the server',
      'contracts/src/a.ts',
      '../../server/src/config/config.ts',
    ],
    ['sources may not import tests', 'server/src/platform/a.ts', './bus/bus.suite.ts'],
    ['sources may not leave the workspaces', 'server/src/main.ts', '../../package.json'],
    ['server tests may not import specs', 'server/src/a.test.ts', '../../e2e/b.ts'],
    ['system suites may not import specs', 'server/test/a.suite.ts', '../../e2e/b.ts'],
    ['system suites may not import tools', 'server/test/a.test.ts', '../../tools/b.ts'],
    ['testing may not import specs', 'testing/src/worlds/a.ts', '../../../e2e/b.ts'],
    ['testing may not import tools', 'testing/src/worlds/a.ts', '../../../tools/b.ts'],
    ['testing may not import the page', 'testing/src/browser/a.ts', '@roomwire/web/ui/b.ts'],
    ['specs may not import the server', 'e2e/a.e2e.ts', '@roomwire/server/config/config.ts'],
    ['specs may not import the page', 'e2e/a.e2e.ts', '../web/src/ui/b.ts'],
    ['specs may not import tools', 'e2e/a.e2e.ts', '../tools/b.ts'],
    ['specs may not import each other', 'e2e/a.e2e.ts', './b.e2e.ts'],
  ])('%s', (_title, from, to) => {
    for (const statement of [`import { b } from '${to}'`, `export const b = import('${to}')`]) {
      expect(arrowBreaches([moduleOf(from, statement)])).toHaveLength(1)
    }
  })

  test('transports know the type of roomwire, not its value', () => {
    const transport = (statement: string) =>
      arrowBreaches([moduleOf('server/src/transports/live/a.ts', statement)])
    expect(transport("import type { Roomwire } from '../../roomwire.ts'")).toEqual([])
    expect(transport("import { createRoomwire } from '../../roomwire.ts'")).toHaveLength(1)
    expect(transport("export { createRoomwire } from '../../roomwire.ts'")).toHaveLength(1)
  })

  test('what an arrow allows passes', () => {
    const allowed = [
      moduleOf('server/src/main.ts', "import { b } from './transports/http/b.ts'"),
      moduleOf(
        'server/src/features/devices/sharing/a.ts',
        "import { b } from '../../members/b.ts'",
      ),
      moduleOf('server/src/features/devices/bulk/a.ts', "import { b } from '../commands/b.ts'"),
      moduleOf(
        'server/src/features/devices/twins/store/a.ts',
        "import { b } from '../../rules/b.ts'",
      ),
      moduleOf(
        'server/src/platform/a.ts',
        "import { b } from '@roomwire/contracts/vocabulary/b.ts'",
      ),
      moduleOf(
        'server/src/transports/http/a.ts',
        "import { b } from '@roomwire/contracts/http/b.ts'",
      ),
      moduleOf('web/src/pages/a.tsx', "import { b } from '../ui/b.tsx'"),
      moduleOf('web/src/features/rooms/a.ts', "import { b } from '../devices/state/b.ts'"),
      moduleOf('web/src/features/rooms/a.ts', "import { b } from '../../paths.ts'"),
      moduleOf('contracts/src/http/a.ts', "import { z } from 'zod'"),
      moduleOf('server/src/platform/a.test.ts', "import { b } from '../../../testing/src/x.ts'"),
      moduleOf('server/test/a.suite.ts', "import { b } from '@roomwire/testing/worlds/b.ts'"),
      moduleOf('testing/src/worlds/a.ts', "import { b } from '@roomwire/server/config/config.ts'"),
      moduleOf('e2e/a.e2e.ts', "import { b } from '@roomwire/testing/browser/b.ts'"),
      moduleOf('e2e/a.e2e.ts', "import { b } from '@roomwire/contracts/http/b.ts'"),
    ]
    expect(arrowBreaches(allowed)).toEqual([])
  })

  test('a file without a place is a breach', () =>
    expect(arrowBreaches([moduleOf('server/src/misc/a.ts', '')])).toHaveLength(1))
})

describe('the lint rules are checked:', () => {
  test('a cycle of three, one of its links a type', () => {
    const modules = [
      moduleOf('web/src/ui/a.ts', "import { b } from './b.ts'"),
      moduleOf('web/src/ui/b.ts', "import type { C } from './c.ts'"),
      moduleOf('web/src/ui/c.ts', "export type A = import('./a.ts').A"),
    ]
    expect(cycles(modules)).toEqual([
      'web/src/ui/a.ts → web/src/ui/b.ts → web/src/ui/c.ts → web/src/ui/a.ts',
    ])
    expect(cycles(modules.slice(1))).toEqual([])
  })

  test.each([
    ['export default function page() {}'],
    ['const page = 1; export { page as default }'],
    ["export * from './b.ts'"],
    ["import { b } from './b.ts'; export { b }"],
  ])('%s', (source) =>
    expect(exportBreaches([moduleOf('web/src/pages/a.ts', source)])).toHaveLength(1),
  )

  test.each([
    'server/src/utils/a.ts',
    'web/src/ui/form-helpers.tsx',
    'web/src/common.css',
    'e2e/Service.ts',
  ])('%s says nothing', (path) => expect(emptyNames([path])).toHaveLength(1))

  test('a file in e2e that is no spec', () => {
    expect(misplacedSpecs(['e2e/browser.ts'])).toHaveLength(1)
    expect(misplacedSpecs(['e2e/join.e2e.ts', 'e2e/tsconfig.json', 'tools/a.ts'])).toEqual([])
  })

  test('an import without its ending, or of a file that is not there', () => {
    const paths = ['web/src/ui/a.ts', 'web/src/ui/b.ts']
    const check = (to: string) =>
      unresolvedImports([moduleOf('web/src/ui/a.ts', `import '${to}'`)], paths)
    expect(check('./b')).toHaveLength(1)
    expect(check('./c.ts')).toHaveLength(1)
    expect(check('./b.ts')).toEqual([])
  })

  test('a file of 301 lines, and an exception nobody needs any more', () => {
    const long = moduleOf('web/src/ui/a.ts', 'f()\n'.repeat(301))
    expect(tooLong([long], {})).toHaveLength(1)
    expect(tooLong([long], { 'web/src/ui/a.ts': 'a reason' })).toEqual([])
    expect(tooLong([], { 'web/src/ui/a.ts': 'a reason' })).toHaveLength(1)
  })

  test('a function of 61 lines, wherever it stands, with its callbacks', () => {
    const long = (source: string) => tooLong([moduleOf('web/src/ui/a.ts', source)], {})
    const lines = (count: number) => 'f()\n'.repeat(count)
    expect(long(`const o = { m: () => {\n${lines(58)}} }\nfunction g() {\n${lines(58)}}`)).toEqual(
      [],
    )
    expect(long(`function g() {\n${lines(59)}}`)).toHaveLength(1)
    expect(long(`const h = () => {\n${lines(59)}}`)).toHaveLength(1)
    expect(long(`function g() {\n${lines(30)}f(() => {\n${lines(30)}})\n}`)).toHaveLength(1)
    const named = (count: number) => `function h() {\n${lines(count)}}\n`
    expect(long(`function g() {\n${named(45)}${lines(45)}}`)).toEqual([])
    expect(long(`function g() {\n${named(45).repeat(4)}}`)).toHaveLength(1)
  })

  test('markup is not counted, the thoughts of a component are', () => {
    const component = (thoughts: number, fields: number) =>
      moduleOf(
        'web/src/pages/a.tsx',
        `function A() {\n${'f()\n'.repeat(thoughts)}return (<>\n${'<p />\n'.repeat(fields)}</>)\n}`,
      )
    expect(tooLong([component(57, 200)], {})).toEqual([])
    expect(tooLong([component(58, 1)], {})).toHaveLength(1)
  })

  test('a variable of a module, and a collection that it fills', () => {
    const state = (source: string, path = 'server/src/platform/a.ts') =>
      moduleState([moduleOf(path, source)], {})
    expect(state('let a = 0')).toEqual(['server/src/platform/a.ts a is state of a module'])
    expect(state('export let a: number | undefined')).toHaveLength(1)
    expect(state('const a = new Map<string, number>()')).toHaveLength(1)
    expect(state('const a: string[] = [], b = new Set()')).toHaveLength(2)
    expect(state('const a: ReadonlySet<number> = new Set()')).toEqual([])
    expect(state('const a: readonly string[] = []')).toEqual([])
    expect(state("const a = new Map([['b', 1]])")).toEqual([])
    expect(state('const a = new WeakMap<object, string>()')).toEqual([])
    expect(state('function f() { let a = 0; return a }')).toEqual([])
    expect(state('let a = 0', 'server/src/platform/a.test.ts')).toEqual([])
    expect(moduleState([], { 'server/src/platform/a.ts a': 'a reason' })).toHaveLength(1)
  })

  test('a cast needs a reason beside it or above it', () => {
    const cast = (source: string) => bareCasts([moduleOf('web/src/ui/a.ts', source)])
    expect(cast('const a = b as C')).toHaveLength(1)
    expect(cast('const a = b as C // the engine knows no better')).toEqual([])
    expect(cast('// The engine knows no better.\nconst a = b as C')).toEqual([])
    expect(cast("const a = ['x'] as const")).toEqual([])
  })

  test('neither properties nor arguments are spread as they stand', () => {
    const spread = (source: string) => spreadLiterals([moduleOf('web/src/ui/a.tsx', source)])
    expect(spread('const a = { ...{ b, c }, d }')).toHaveLength(1)
    expect(spread('const a = <b {...{ c, d }} />')).toHaveLength(1)
    expect(spread('a(...[b, c])')).toHaveLength(1)
    expect(spread('a(...b, ...[...c, ...d].sort())')).toEqual([])
    expect(spread('const a = { ...b, ...(c ? { d } : {}) }')).toEqual([])
  })
})

function moduleOf(path: string, source: string): Module {
  const [module] = parseModules(new Map([[path, source]]))
  if (!module) throw new Error('unreachable')
  return module
}
