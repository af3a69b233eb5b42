import { dayAtHome, hasOtherClocks, timeAtHome } from './home-clocks.ts'
import { homeZone, timeInZone, writtenTimes } from './time-zone.ts'
import { zoneCity } from './zone-names.ts'

/*
 * Shows the times in a text by the clocks of the home and by those here, when it is pointed at or tapped. A text about one
 * instant is marked as such (time.tsx); in all others the times are found that the page has written.
 */

/** '12 Mar 2026, 20:41 at the home (Kolkata), 12 Mar 2026, 16:11 here' */
export function bothTimesText(at: number, zone: string): string {
  return `${timeAtHome(at, zone)} at the home (${zoneCity(zone)}), ${timeAtHome(at, null)} here`
}

/** '20:41 at the home (Kolkata), 16:11 here', for a time that stands for several instants. */
function bothClocksText(at: number, zone: string): string {
  const clock = (of: string | null) => timeInZone(at, of, { timeStyle: 'short' })
  const [there, here] = [dayAtHome(at, zone), dayAtHome(at, null)]
  const day = here === there ? '' : here < there ? ', the day before' : ', the day after'
  return `${clock(zone)} at the home (${zoneCity(zone)}), ${clock(null)} here${day}`
}

/** Whether a time stands alone in a text: '8:41' does not in '18:41', nor in '8:41:07'. */
const standsAlone = (before: string, after: string) =>
  !/[\d:]$/.test(before) && !/^:?\d/.test(after)

/** The places in a text where a time stands alone. */
function placesOf(time: string, text: string): number[] {
  const places: number[] = []
  for (let from = text.indexOf(time); from >= 0; from = text.indexOf(time, from + 1)) {
    if (standsAlone(text.slice(0, from), text.slice(from + time.length))) places.push(from)
  }
  return places
}

/** The times in a text, in its order: what is written of each, and its instants, epoch ms. */
function timesIn(text: string, written: ReadonlyMap<string, readonly number[]>) {
  const found = [...written].flatMap(([time, instants]) =>
    placesOf(time, text).map((from) => ({ from, until: from + time.length, instants })),
  )
  return found
    .filter((one) => !found.some((other) => other !== one && contains(other, one)))
    .sort((a, b) => a.from - b.from)
}

type Place = { from: number; until: number }

/** Whether one place contains the other: '20:41' is left out inside '12 Mar 2026, 20:41'. */
const contains = (one: Place, other: Place): boolean =>
  one.from <= other.from &&
  other.until <= one.until &&
  one.until - one.from > other.until - other.from

/** Each time in a text by both clocks; empty where it has none. */
export function bothTimesIn(text: string, zone: string, written = writtenTimes): string[] {
  const lines = timesIn(text, written).flatMap(({ instants }) => {
    const whole = new Set(instants.map((at) => bothTimesText(at, zone)))
    return whole.size > 1 ? instants.map((at) => bothClocksText(at, zone)) : [...whole]
  })
  return [...new Set(lines)]
}

/** Elements on which a tap does something else. */
const pressable = 'a, button, label, summary, input, select, [role="button"]'

/** The text of an element itself, without that of the elements in it. */
const ownText = ({ childNodes }: Element): string =>
  [...childNodes].map((node) => (node instanceof Text ? node.data : ' ')).join('')

/** The lines to show at an element; none if both clocks show the same. */
function saidAt({ target }: Event): { element: HTMLElement; lines: readonly string[] } | undefined {
  const zone = homeZone()
  if (!(target instanceof HTMLElement) || zone === null || !hasOtherClocks(zone)) return undefined
  const element = target.closest('time') ?? target
  const at = element instanceof HTMLTimeElement ? Date.parse(element.dateTime) : Number.NaN
  const lines = Number.isNaN(at) ? bothTimesIn(ownText(element), zone) : [bothTimesText(at, zone)]
  return { element, lines }
}

/**
 * Shows what is pointed at, or tapped, by both clocks. The returned function ends it.
 * @param say shows what was tapped
 */
export function showBothTimes(say: (text: string) => void): () => void {
  /** The own title of each element. */
  const titled = new WeakMap<HTMLElement, string>()
  const point = (event: Event) => {
    const said = saidAt(event)
    if (!said) return
    const { element, lines } = said
    if (lines.length > 0) {
      if (!titled.has(element)) titled.set(element, element.title)
      element.title = lines.join('\n')
    } else if (titled.has(element)) {
      // Another text stands there by now.
      element.title = titled.get(element) ?? ''
      titled.delete(element)
    }
  }
  const tap = (event: Event) => {
    const said = saidAt(event)
    if (said && said.lines.length > 0 && !said.element.closest(pressable)) {
      say(said.lines.join('; '))
    }
  }
  // Style sheets lay times over what else is pressed there.
  const { dataset } = document.documentElement
  dataset.bothTimes = ''
  document.addEventListener('pointerover', point)
  document.addEventListener('click', tap)
  return () => {
    delete dataset.bothTimes
    document.removeEventListener('pointerover', point)
    document.removeEventListener('click', tap)
  }
}
