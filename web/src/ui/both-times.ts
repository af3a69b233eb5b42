import { homeZone, zoneCity } from './time-zone.ts'
import { toast } from './toast.tsx'
import { isElsewhere, timeAtHome } from './zone-clock.ts'

/** '12 Mar 2026, 20:41 at the home (Kolkata), 12 Mar 2026, 16:11 here' */
export function bothTimesText(at: number, zone: string): string {
  return `${timeAtHome(at, zone)} at the home (${zoneCity(zone)}), ${timeAtHome(at, null)} here`
}

/** Where a tap does something else. */
const pressable = 'a, button, label, summary, input, select, [role="button"]'

/** What is to be said at an element whose text is about an instant; nothing where both clocks show the same. */
function saidAt({ target }: Event): { element: HTMLElement; text: string } | undefined {
  const element = target instanceof Element ? target.closest('time') : null
  const at = Date.parse(element?.dateTime ?? '')
  const zone = homeZone()
  if (!element || Number.isNaN(at) || zone === null || !isElsewhere(zone)) return undefined
  return { element, text: bothTimesText(at, zone) }
}

/** Shows what is pointed at, or tapped, by both clocks. The returned function ends it. */
export function showBothTimes(): () => void {
  const point = (event: Event) => {
    const said = saidAt(event)
    if (said) said.element.title = said.text
  }
  const tap = (event: Event) => {
    const said = saidAt(event)
    if (said && !said.element.closest(pressable)) toast(said.text)
  }
  document.addEventListener('pointerover', point)
  document.addEventListener('click', tap)
  return () => {
    document.removeEventListener('pointerover', point)
    document.removeEventListener('click', tap)
  }
}
