import type { ServerState, TroubledDevice } from '@roomwire/contracts/http/server-state.ts'
import { connectRefusalTexts } from '../../../features/devices/connect/connect-refusal-text.ts'
import { sizeText } from '../../../ui/text/size-text.ts'

/** The texts of what is missing, with what to do. */
export const missingTexts: Record<ServerState['missing'][number], string> = {
  database:
    'The database does not answer. See whether it runs, and what the log of the server says.',
  storing:
    'Presses and reports cannot be stored. See whether the disk is full or read-only, and what the log says.',
  bus: 'The other servers cannot be reached over BUS_URL. Devices that are connected to them cannot be switched here.',
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
  return `The disk will be full ${when}, if it goes on like this. Make room, or keep readings for fewer days.`
}

/** The size of something, and its growth. */
export function growthText({ bytes, month_bytes: month }: ServerState['database']): string {
  const size = sizeText(bytes)
  if (month === null) return `${size}. Its growth is known tomorrow.`
  if (month < 100_000) return `${size}, and does not grow.`
  return `${size}, and grows ${sizeText(month)} a month.`
}

/** The problems of a device, and what to do; a sentence each. */
export function problemTexts({ connects, refused, is_shared: isShared }: TroubledDevice): string[] {
  return [
    ...(refused ? [`It was not let in: ${connectRefusalTexts[refused.why]}.`] : []),
    ...(isShared
      ? ['Two boards take turns with its secret. Register one of them as a device of its own.']
      : []),
    ...(connects > 0
      ? [
          `It connected ${connects} times within the last hour. Look at its power supply and its Wi-Fi.`,
        ]
      : []),
  ]
}
