import { homeZone, zoneCity } from './time-zone.ts'
import { toast } from './toast.tsx'
import { timeAtHome } from './zone-clock.ts'

/** '12 Mar 2026, 20:41 at the home (Kolkata), 12 Mar 2026, 16:11 here' */
export function bothTimesText(at: number, zone: string): string {
  return `${timeAtHome(at, zone)} at the home (${zoneCity(zone)}), ${timeAtHome(at, null)} here`
}

/** Where a tap does something else. */
const pressable = 'a, button, label, summary, input, select, [role="button"]'

/** The instant that an element is about, if its text is about one. */
function timeOf({ target }: Event): { element: HTMLElement; at: number } | undefined {
  const element = target instanceof Element ? target.closest('time') : null
  const at = Date.parse(element?.dateTime ?? '')
  return element && !Number.isNaN(at) ? { element, at } : undefined
}

/** Shows what is pointed at, or tapped, by both clocks. The returned function ends it. */
export function showBothTimes(): () => void {
  const point = (event: Event) => {
    const [zone, found] = [homeZone(), timeOf(event)]
    if (zone !== null && found) found.element.title = bothTimesText(found.at, zone)
  }
  const tap = (event: MouseEvent) => {
    const [zone, found] = [homeZone(), timeOf(event)]
    if (zone === null || !found || found.element.closest(pressable)) return
    toast(bothTimesText(found.at, zone))
  }
  document.addEventListener('pointerover', point)
  document.addEventListener('click', tap)
  return () => {
    document.removeEventListener('pointerover', point)
    document.removeEventListener('click', tap)
  }
}
