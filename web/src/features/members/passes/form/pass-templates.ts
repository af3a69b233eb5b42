import type { WeeklyWindow } from '@roomwire/contracts/vocabulary/weekly-window.ts'
import { clockAtHome, instantAtHome } from '../../../../ui/time/home-clocks.ts'

/** What a template fills in; an empty label asks for one. */
export type Filling = {
  label: string
  startAt: number
  expiresAt: number
  windows: readonly WeeklyWindow[]
}

/** The usual passes to begin with, each as it is offered; the last fills in nothing. */
export const passTemplates = [
  { id: 'cleaner', offer: 'Cleaner: Tuesdays 9 to 12, for three months' },
  { id: 'guestRoom', offer: 'Guest room: this weekend' },
  { id: 'day', offer: 'A day' },
  { id: 'own', offer: 'Custom' },
] as const

/** One of them. */
export type TemplateId = (typeof passTemplates)[number]['id']

const labels = { cleaner: 'Cleaner', guestRoom: 'Guest room', day: 'Day pass' } as const

/** Whether nobody has typed this label. */
export const isTemplateLabel = (label: string) =>
  label.trim() === '' || Object.values<string>(labels).includes(label)

const tuesdayMorning: WeeklyWindow = { days: [2], from: '09:00', to: '12:00' }

/** What a template fills in now, by the clocks of the home. */
export function fillingOf(
  id: Exclude<TemplateId, 'own'>,
  now: number,
  zone: string | null,
): Filling {
  const label = labels[id]
  const today = clockAtHome(now, zone).slice(0, 10)
  const at = (day: string, time: string) => instantAtHome(`${day}T${time}`, zone)
  if (id === 'cleaner') {
    const expiresAt = at(later(today, { months: 3 }), '23:59')
    return { label, startAt: now, expiresAt, windows: [tuesdayMorning] }
  }
  if (id === 'day') {
    const expiresAt = at(later(today, { days: 1 }), clockAtHome(now, zone).slice(11))
    return { label, startAt: now, expiresAt, windows: [] }
  }
  const toSunday = (7 - weekday(today)) % 7
  // Whoever comes for a weekend comes on Friday; on a weekend that has begun, at once.
  const friday = at(later(today, { days: toSunday - 2 }), '15:00')
  const expiresAt = at(later(today, { days: toSunday }), '23:59')
  return { label, startAt: Math.max(now, friday), expiresAt, windows: [] }
}

/** From 0, Sunday. Calendar days have no time zone. */
const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()

function later(day: string, { days = 0, months = 0 }: { days?: number; months?: number }): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + months)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
