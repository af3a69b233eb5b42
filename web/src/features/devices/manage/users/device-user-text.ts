import type { DeviceUser, PassForDevice } from '@roomwire/contracts/http/access.ts'
import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { windowsText } from '@roomwire/contracts/vocabulary/weekly-window.ts'
import { bidiIsolate } from '../../../../ui/text/names-text.ts'
import { timeAtHome } from '../../../../ui/time/home-clocks.ts'
import { timeOfDayText } from '../../../../ui/time/time-of-day.ts'
import { pinName } from '../../plate/pin-text.ts'

/**
 * Why somebody, or whoever holds a pass, may use a device, and when: 'Guest for Ceiling light until
 * 23 Nov, 12:00, only Tuesday 09:00 to 12:00'. What is given for several times stands one after the other.
 * @param zone of the home: by its clocks it is told
 */
export function deviceUserText(
  user: DeviceUser | PassForDevice,
  device: Device,
  zone: string | null,
): string {
  const who = `${'pass_id' in user ? 'Pass' : 'Guest'}${forPins(user, device)}`
  switch (user.reason) {
    case 'owner':
      return 'Owner'
    case 'co_owner':
      return 'Co-owner'
    case 'family':
      return 'Family'
    case 'not_in_room':
      return 'Family, as soon as the device is in a room'
    case 'paused':
      return `${who}, paused`
    case 'not_begun':
    case 'closed':
    case 'guest':
    case 'pass':
      return `${who} ${whenText(user, zone)}${opensText(user, zone)}`
  }
}

/** Which switches it is for; nothing where it is for all of them. */
function forPins({ pins }: DeviceUser | PassForDevice, device: Device): string {
  if (pins === null) return ''
  const names = pins.map((pin) => bidiIsolate(pinName(device, pin)))
  return ` for ${names.join(' and ')}`
}

/** Each time for which it is given. */
function whenText({ times, reason }: DeviceUser | PassForDevice, zone: string | null): string {
  const at = (instant: number) => timeAtHome(instant, zone)
  return times
    .map(({ start_at, expires_at, windows, paused, may_switch }) =>
      [
        reason === 'not_begun' ? `from ${at(start_at)}` : `until ${at(expires_at)}`,
        windows.length > 0 && `only ${windowsText(windows, timeOfDayText)}`,
        !may_switch && 'view only',
        paused && 'paused',
      ]
        .filter(Boolean)
        .join(', '),
    )
    .join('; ')
}

const opensText = ({ reason, changes_at }: DeviceUser | PassForDevice, zone: string | null) =>
  reason === 'closed' && changes_at !== null ? `. Opens ${timeAtHome(changes_at, zone)}` : ''
