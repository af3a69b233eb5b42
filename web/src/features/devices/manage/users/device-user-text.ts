import type { DeviceUser, PassForDevice } from '@roomwire/contracts/http/access.ts'
import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { windowsText } from '@roomwire/contracts/vocabulary/weekly-window.ts'
import { bidiIsolate } from '../../../../ui/bidi-isolate.ts'
import { dayAndTime } from '../../../../ui/time-text.ts'
import { pinLabel } from '../../pin-text.ts'
import { pinOf } from '../../state/pins-of.ts'

/**
 * Why somebody, or whoever holds a pass, may use a device, and when: 'Guest for Ceiling light until
 * 23 Nov, 12:00, only Tuesday 09:00 to 12:00'.
 */
export function deviceUserText(user: DeviceUser | PassForDevice, device: Device): string {
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
      return `${who} from ${dayAndTime(user.start_at ?? 0)}${conditions(user)}`
    case 'closed':
    case 'guest':
    case 'pass':
      return `${who} until ${dayAndTime(user.expires_at ?? 0)}${conditions(user)}`
  }
}

/** Which switches it is for; nothing where it is for all of them. */
function forPins({ pins }: DeviceUser | PassForDevice, device: Device): string {
  if (pins === null) return ''
  const names = pins.map((pin) => bidiIsolate(pinLabel(device.kind, pin, pinOf(device, pin)?.name)))
  return ` for ${names.join(' and ')}`
}

function conditions({ windows, reason, switches, changes_at }: DeviceUser | PassForDevice): string {
  const times = windows.length > 0 ? `, only ${windowsText(windows)}` : ''
  const looks = (reason === 'guest' || reason === 'pass') && !switches ? ', may only look' : ''
  const opens =
    reason === 'closed' && changes_at !== null ? `. Opens ${dayAndTime(changes_at)}` : ''
  return `${times}${looks}${opens}`
}
