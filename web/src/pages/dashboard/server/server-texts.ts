import type { ServerBackups } from '@roomwire/contracts/http/server-backups.ts'
import type { ServerState, TroubledDevice } from '@roomwire/contracts/http/server-state.ts'
import { connectRefusalTexts } from '../../../features/devices/connect/connect-refusal-text.ts'
import { namesText } from '../../../ui/text/names-text.ts'
import { sizeText } from '../../../ui/text/size-text.ts'
import { plainTime } from '../../../ui/time/time-zone.ts'

/** The texts of what is missing, with what to do. */
export const missingTexts: Record<ServerState['missing'][number], string> = {
  database:
    'The database does not answer. Check that it is running, and look at the log of the server.',
  storing:
    'Presses and reports cannot be stored. Check whether the disk is full or read-only, and look at the log of the server.',
  bus: 'The other servers cannot be reached over BUS_URL. Devices that are connected to them cannot be switched here.',
  broker_home:
    'BROKER_HOME names nobody who owns a home. The broker is dialled once somebody with that email address does; or correct it and start again.',
}

/** The room left at which somebody should act, bytes; the months ahead at which its end is told. */
const little = { bytes: 1e9, months: 12 }

/** A warning where little room is left, or will be soon; undefined while there is enough. */
export function roomWarning({ disk, database, history }: ServerState): string | undefined {
  const left = sizeText(disk.free_bytes)
  if (disk.free_bytes < little.bytes) {
    return `Only ${left} are free on the disk. When it is full, nothing can be changed. Make room, or keep readings for fewer days.`
  }
  const monthly = (database.month_bytes ?? 0) + (history.month_bytes ?? 0)
  const months = monthly > 0 ? Math.floor(disk.free_bytes / monthly) : Infinity
  if (months >= little.months) return undefined
  const when = months <= 1 ? 'within a month or two' : `in about ${months} months`
  return `At this rate the disk is full ${when}. Make room, or keep readings for fewer days.`
}

/** The size of something, and its growth. */
export function growthText({ bytes, month_bytes: month }: ServerState['database']): string {
  const size = sizeText(bytes)
  if (month === null) return `${size}. Growth is shown from tomorrow.`
  if (month < 100_000) return `${size}, not growing`
  return `${size}, growing by ${sizeText(month)} a month`
}

/** The problems of a device, and what to do; a sentence each. */
export function problemTexts({ connects, refused, is_shared: isShared }: TroubledDevice): string[] {
  return [
    ...(refused ? [`Connection refused: ${connectRefusalTexts[refused.why]}.`] : []),
    ...(isShared ? ['Two devices use its secret. Register one of them separately.'] : []),
    ...(connects > 0
      ? [`It connected ${connects} times within the last hour. Check its power supply and Wi-Fi.`]
      : []),
  ]
}

/** Why no backup can be made now where they are on, with what to do; a sentence each. */
export function backupWarnings({ place, bytes, has_key: hasKey }: ServerBackups): string[] {
  if (place === null) return []
  if (!hasKey) return [keyText]
  if (place.is === 'missing') return [missingPlaceText]
  if (place.is === 'silent') return [silentPlaceText]
  const free = place.free_bytes ?? Infinity
  return bytes !== null && free < bytes ? [fullPlaceText] : []
}

const keyText = 'Backups need a recovery key. Make it on the server: npm run backup -- --new-key'
const missingPlaceText =
  'The folder for backups is missing. If it is on a disk of its own, check that this is mounted. A new folder is prepared by npm run backup -- --to FOLDER --new-place'
const silentPlaceText =
  'The folder for backups does not answer. If it is on another machine, check that this is on.'
const fullPlaceText = 'The disk for backups has no room for another one. Make room, or keep fewer.'

/** An hour of the day as the viewer's locale writes it: 03:00, or 3:00 AM. By the clock of the server, so it is no time of the home. */
export const hourText = (hour: number): string =>
  plainTime(hour * 3_600_000, 'UTC', { timeStyle: 'short' })

/** Which backups are kept. */
export function keptText({ days, weeks, months }: ServerBackups['schedule']): string {
  const counted = [
    countText(days, 'day', 'days'),
    countText(weeks, 'week', 'weeks'),
    countText(months, 'month', 'months'),
  ]
  return `The last one of ${namesText(counted.filter((text) => text !== ''))}`
}

const countText = (count: number, one: string, many: string): string =>
  count === 0 ? '' : `${count} ${count === 1 ? one : many}`
