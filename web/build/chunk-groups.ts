import type { Plugin } from 'vite'

/*
 * Which modules travel together. Left to itself the bundler cuts a file wherever two pages share
 * something, so that a first visit fetches forty small ones; together they pack better, and the
 * page's whole content is one request away.
 */

type ModuleInfo = { importers: readonly string[] }
/** Answers which modules import a module. */
export type Graph = { getModuleInfo: (id: string) => ModuleInfo | null }

/** Parts of paths. Each has to fit a module, or the build fails: a module that has moved would change its file unnoticed. */
type Paths = readonly string[]

const start: Paths = ['/src/main.tsx']
const landing: Paths = ['/src/landing.tsx']
const entrance: Paths = ['login', 'register', 'join'].map((page) => `/src/pages/${page}-page.tsx`)
const area: Paths = ['/src/app/shell/signed-in-area.tsx']
const dashboard: Paths = ['/src/pages/dashboard/dashboard-page.tsx']
const room: Paths = ['/src/pages/control-panel/control-panel-page.tsx']
const beside: Paths = ['/src/pages/control-panel/room-beside.tsx']
const today: Paths = ['/history/today/today-numbers.tsx']
const upcoming: Paths = ['/know-upcoming.tsx']
const management: Paths = ['/src/pages/dashboard/management.tsx']
const guest: Paths = ['/src/pages/dashboard/guest-access.tsx']
const sceneStrip: Paths = ['/scenes/scene-strip.']

/** Modules whose file is chosen by hand; the first that fits counts. */
const chosen: readonly { file: string | null; paths: Paths }[] = [
  // Only the lists of the activity and of the history need them.
  {
    file: null,
    paths: ['/useQueries.', '/queriesObserver.', '/infiniteQueryObserver.', '/useInfiniteQuery.'],
  },
  { file: 'app', paths: ['@tanstack', 'wouter', '/ui/layout/page-header.', '/ui/router/'] },
  // Any page behind the sign-in may show them. The tank needs the last two: the file of a room would
  // otherwise have to come before that of the home.
  { file: 'home', paths: ['/ui/control/explained.', '/plate/plate-slots.', '/water-level.'] },
  // The history draws what is near the window, as rooms do.
  { file: 'home', paths: ['/ui/lazy/use-near-view.'] },
  // Pages of all kinds share these few lines: a file of their own would be more of a request than of a text.
  { file: 'app', paths: ['/ui/time/time-zone.ts'] },
  { file: 'home', paths: ['/ui/time/home-clocks.', '/device-kind.ts'] },
  // No room waits for the texts of weekly windows.
  { file: 'weekly-window', paths: ['/weekly-window.ts', '/time-of-day.'] },
  // The house, a room and the page of people paint their rooms alike.
  { file: 'home', paths: ['/house/paint-class.', '/house/paints.module'] },
  { file: 'dashboard', paths: ['/house/house-place.'] },
  { file: 'room-drawing', paths: ['/house/room-drawing.'] },
  // A room's head draws it as the house does, and most people come from there.
  { file: 'house', paths: ['/rooms/house/'] },
  // Timers come once a room stands, and with the palette; the age of a plate opens on the dashboard, too.
  {
    file: 'today-numbers',
    paths: ['/timer-text.', '/same-faces.', '/ui/text/search-text.', '/history/plate/heard.'],
  },
  // The dashboard would fetch all that stands beside plates with it.
  { file: 'how-to-connect', paths: ['/connect/how-to-connect.'] },
  // Most dialogs need most of them, and so do views with forms.
  {
    file: 'dialogs',
    paths: [
      '/ui/dialog/',
      '/ui/form/number-',
      '/ui/form/time-field.',
      '/ui/form/day-and-time-fields.',
      '/segmented-radio.',
      '/use-call-form.',
    ],
  },
  // Always together.
  { file: 'email-address', paths: ['/email-address.', '/email-rule.'] },
  // A room names every file that may follow it: the shared parts of two of its dialogs are one, and the parts
  // in place of plates are one.
  {
    file: 'arrange',
    paths: ['/arrange/arrange.module', '/arrange/who-loses-access.'],
  },
  { file: 'no-plates', paths: ['/control-panel/no-plates.'] },
]

const fits = (id: string, paths: Paths) => paths.some((path) => id.includes(path))

/** The name of the file that a module stands in; null where the bundler decides. */
export function chunkOf(id: string, graph: Graph): string | null {
  const byHand = chosen.find(({ paths }) => fits(id, paths))
  if (byHand) return byHand.file
  const above = modulesAbove(id, graph)
  const isFor = (page: Paths) => above.some((one) => fits(one, page))
  if (isFor(landing)) return isFor(start) ? 'base' : null
  if (isFor(start)) return fits(id, start) ? null : 'app'
  if (isFor(area) || isFor(dashboard)) {
    if (isFor(entrance)) return 'app'
    // No room waits for what only the dashboard shows.
    return isFor(area) || isFor(room) || isFor(beside) ? 'home' : 'dashboard'
  }
  if (isFor(entrance)) return null
  if (isFor(room)) return isFor(management) ? 'home' : 'control-panel'
  // The dashboard and a room show them once they stand; then come the parts of a room alone.
  if (isFor(upcoming)) return 'know-upcoming'
  if (isFor(today)) return 'today-numbers'
  if (isFor(beside) && !fits(id, sceneStrip)) return 'room-beside'
  // No guest fetches the parts for people who manage the home, on the dashboard or in a room.
  return isFor(management) && !isFor(guest) && !isFor(beside) ? 'management' : null
}

/** Every module that needs this one before it can run, and itself. */
export function modulesAbove(id: string, graph: Graph): string[] {
  const found = new Set([id])
  for (const one of found) {
    for (const importer of graph.getModuleInfo(one)?.importers ?? []) found.add(importer)
  }
  return [...found]
}

/** Fails the build if a path above fits no module. */
export function checkedChunks(): Plugin {
  const pages = [start, landing, entrance, area, dashboard, room, beside, today]
  const others = [upcoming, management, guest, sceneStrip]
  const named = [...pages, ...others, ...chosen.map(({ paths }) => paths)].flat()
  return {
    name: 'checked-chunks',
    apply: 'build',
    buildEnd(error) {
      if (error) return
      const ids = [...this.getModuleIds()]
      const unknown = named.filter((path) => !ids.some((id) => id.includes(path)))
      if (unknown.length > 0) {
        this.error(`web/build/chunk-groups.ts names no module by ${unknown.join(', ')}`)
      }
    },
  }
}
