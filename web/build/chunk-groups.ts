/*
 * Which modules travel together. Left to itself the bundler cuts a file wherever two pages share
 * something, so that a first visit fetches forty small ones; together they pack better, and the
 * page's whole content is one request away.
 */

type ModuleInfo = { importers: readonly string[] }
/** Answers which modules import a module. */
export type Graph = { getModuleInfo: (id: string) => ModuleInfo | null }

const start = /src\/main\.tsx$/
const landing = /src\/landing\.tsx$/
const entrance = /src\/pages\/(login|register|join)-page\.tsx$/
const area = /src\/app\/shell\/signed-in-area\.tsx$/
const dashboard = /src\/pages\/dashboard\/dashboard-page\.tsx$/
const room = /src\/pages\/control-panel\/control-panel-page\.tsx$/
const beside = /src\/pages\/control-panel\/room-beside\.tsx$/
const today = /\/today-numbers\.tsx$/
const toCome = /\/know-to-come\.tsx$/
const management = /src\/pages\/dashboard\/management\.tsx$/
const guest = /src\/pages\/dashboard\/guest-access\.tsx$/

/** The name of the file that a module stands in; null where the bundler decides. */
export function chunkOf(id: string, graph: Graph): string | null {
  // What only the lists of the activity and of the history need of it.
  if (/useQueries|queriesObserver|infiniteQueryObserver|useInfiniteQuery/.test(id)) return null
  if (/@tanstack|wouter|ui\/(layout\/page-header|router\/)/.test(id)) return 'app'
  // Small parts that any page behind the sign-in may show, and the tank of a plate, with what it needs:
  // the file of a room would otherwise have to come before that of the home.
  if (/ui\/explained|plate\/(tank|plate-slots)\.|\/water-level\./.test(id)) return 'home'
  // The history draws what somebody comes near, as rooms do.
  if (/lazy\/use-near-view\./.test(id)) return 'home'
  // Some lines that pages of all kinds share: a file of their own would be more of a request than of a text.
  if (/time\/time-zone\.ts$/.test(id)) return 'app'
  if (/time\/home-clocks\.|device-kind\.ts$/.test(id)) return 'home'
  // No room waits for the words of weekly windows.
  if (/weekly-window\.ts$/.test(id)) return 'weekly-window'
  // Timers come once a room stands, and with the palette; what the age of a plate opens, on the dashboard, too.
  if (/(timer-text|same-faces|search-text)\.|plate\/heard\./.test(id)) return 'today-numbers'
  // Always together.
  if (/\/email-(address|rule)\./.test(id)) return 'email-address'
  // A room names every file that may follow it: what two of its dialogs share is one, and what it shows in place
  // of plates is one.
  if (/arrange\/(arrange\.module|room-calls|who-loses-access)/.test(id)) return 'arrange'
  if (/control-panel\/no-plates/.test(id)) return 'no-plates'
  const above = modulesAbove(id, graph)
  const isFor = (page: RegExp) => above.some((one) => page.test(one))
  if (isFor(landing)) return isFor(start) ? 'base' : null
  if (isFor(start)) return start.test(id) ? null : 'app'
  if (isFor(area) || isFor(dashboard)) {
    if (isFor(entrance)) return 'app'
    // No room waits for what only the dashboard shows.
    return isFor(area) || isFor(room) || isFor(beside) ? 'home' : 'dashboard'
  }
  if (isFor(entrance)) return null
  if (isFor(room)) return isFor(management) ? 'home' : 'control-panel'
  // What the dashboard and a room show once they stand, and then what only a room does.
  if (isFor(toCome)) return 'know-to-come'
  if (isFor(today)) return 'today-numbers'
  if (isFor(beside) && !/scene-strip/.test(id)) return 'room-beside'
  // No guest fetches what those who manage the home see, on the dashboard or in a room.
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
