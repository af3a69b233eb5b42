import type { View } from '@roomwire/contracts/http/view-as.ts'
import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { windowsText } from '@roomwire/contracts/vocabulary/weekly-window.ts'
import { timeAtHome } from '../../ui/time/home-clocks.ts'
import { timeOfDayText } from '../../ui/time/time-of-day.ts'

/** A room of a view, and the devices in it by name; the name is empty for what is in no room. */
export type ViewRoom = { name: string; devices: readonly Device[] }

/** The rooms of a view in the order of its viewer, then those of devices alone, then what is in no room. */
export function roomsInView({ rooms, devices }: View): ViewRoom[] {
  const names = [
    ...rooms.map(({ room_name }) => room_name),
    ...devices.flatMap(({ room_name }) => room_name ?? []),
    '',
  ]
  return [...new Set(names)]
    .map((name) => ({
      name,
      devices: devices.filter(({ room_name }) => (room_name ?? '') === name),
    }))
    .filter((room) => room.name !== '' || room.devices.length > 0)
}

/**
 * Why somebody sees nothing at this moment.
 * @param zone of the home: by its clocks the times are told
 */
export function closedText({ access }: View, zone: string | null): string {
  if (access === null) return 'They have no access at this time.'
  if (access.paused) return 'Their access is paused.'
  const opens = access.changes_at === null ? '' : `. Opens ${timeAtHome(access.changes_at, zone)}`
  return access.is_open
    ? 'Their access has no devices.'
    : `Only ${windowsText(access.windows, timeOfDayText)}${opens}`
}
