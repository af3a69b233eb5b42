import type { BackupsReply, backupsEndpoint } from '@roomwire/contracts/http/server-address.ts'
import { useQuery } from '@tanstack/react-query'
import { callServer } from '../../../api/call.ts'
import { Notice, RetryNotice } from '../../../ui/control/notice.tsx'
import type { Elements } from '../../../ui/layout/elements.ts'
import { sizeText } from '../../../ui/text/size-text.ts'
import { Time } from '../../../ui/time/time.tsx'
import { timeOrDay } from '../../../ui/time/time-text.ts'
import { useNow } from '../../../ui/time/use-now.ts'
import styles from './own.module.css'

/** The key of the query for the last backup. */
export const lastBackupKey = ['backups'] as const

/** When the home was backed up last, for those who manage it; whoever looks after the server sees more below. */
export function BackupsPart({ children }: { children?: Elements }) {
  const query = useQuery({
    queryKey: lastBackupKey,
    queryFn: () => callServer<typeof backupsEndpoint>('GET', '/api/server/backups'),
  })
  return (
    <section
      className={styles.part}
      aria-labelledby="backups"
      aria-busy={query.isPending || undefined}
    >
      <h2 id="backups">Backups</h2>
      {query.isError && <RetryNotice query={query}>Could not load the last backup</RetryNotice>}
      {query.data && <Backups backups={query.data} isTold={children !== undefined} />}
      {children}
    </section>
  )
}

/** @param isTold whether what follows says why there is none */
function Backups({ backups, isTold }: { backups: BackupsReply; isTold: boolean }) {
  const { is_on: isOn, is_late: isLate, last, drill, twin_since: twinSince } = backups
  return (
    <>
      {twinSince !== null && <TwinNotice since={twinSince} />}
      {isOn && isLate && (
        <Notice tone="fault">
          {`${last ? 'No backup for three days.' : 'No backup yet.'}${isTold ? '' : ' The log of the server says why.'}`}
        </Notice>
      )}
      {drill && !drill.is_good && <Notice tone="fault">{drillFailedText}</Notice>}
      {last && <LastBackup last={last} />}
      {drill?.is_good && <LastDrill drill={drill} />}
      {!isOn && (
        <p>
          Backups are off. To back up each day, start the server with <code>--backups</code> and a
          folder.
        </p>
      )}
    </>
  )
}

function LastBackup({ last: { made_at: at, bytes } }: { last: Last }) {
  const text = `Last backup: ${timeOrDay(at, useNow())}, ${sizeText(bytes)}. It was opened again and is complete.`
  return (
    <p>
      <Time at={at}>{text}</Time>
    </p>
  )
}

type Last = NonNullable<BackupsReply['last']>

function TwinNotice({ since }: { since: number }) {
  return (
    <Notice tone="fault">
      {`This home was restored on another machine: ${timeOrDay(since, useNow())}. If that one is in use, turn this server off.`}
    </Notice>
  )
}

function LastDrill({ drill: { at, made_at: madeAt } }: { drill: Drill }) {
  const now = useNow()
  const text = `Last trial restore: ${timeOrDay(at, now)}, of the backup of ${timeOrDay(madeAt, now)}.`
  return (
    <p>
      <Time at={at}>{text}</Time>
    </p>
  )
}

type Drill = NonNullable<BackupsReply['drill']>

const drillFailedText =
  'The last backup could not be restored as a test. The log of the server says why.'
