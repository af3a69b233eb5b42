import { openKeys } from '../../platform/keys.ts'
import { startDailyBackups } from './daily-backups.ts'
import { startNotingEndings } from './note-endings.ts'

type Needs = Parameters<typeof startDailyBackups>[0] & {
  roomwire: Pick<Parameters<typeof startNotingEndings>[0], 'restored' | 'audit'>
}

/** Makes a backup each night while the server runs, and notes beside them what has ended since. */
export function startBackups({ roomwire: { restored, audit }, ...daily }: Needs) {
  const { data, place, log } = daily
  const backups = startDailyBackups(daily)
  const endings = startNotingEndings({ place, key: openKeys(data).audit, restored, audit, log })
  return {
    async stop(): Promise<void> {
      await backups.stop()
      await endings.stop()
    },
  }
}
