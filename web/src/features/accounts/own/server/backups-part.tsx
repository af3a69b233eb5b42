import type { BackupsReply, backupsEndpoint } from '@roomwire/contracts/http/server-address.ts'
import { useQuery } from '@tanstack/react-query'
import { callServer } from '../../../../api/call.ts'
import { Notice, RetryNotice } from '../../../../ui/control/notice.tsx'
import { Time } from '../../../../ui/time/time.tsx'
import { timeOrDay } from '../../../../ui/time/time-text.ts'
import { useNow } from '../../../../ui/time/use-now.ts'
import styles from '../own.module.css'

/** When the home was backed up last, for those who manage it. */
export function BackupsPart() {
  const query = useQuery({
    queryKey: ['backups'],
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
      {query.data && <Backups backups={query.data} />}
    </section>
  )
}

function Backups({ backups: { is_on: isOn, is_late: isLate, last } }: { backups: BackupsReply }) {
  const now = useNow()
  return (
    <>
      {isOn && isLate && (
        <Notice tone="fault">
          {last ? 'There was no backup for three days.' : 'There is no backup yet.'} The log of the
          server says why.
        </Notice>
      )}
      {last && (
        <p>
          Last backup: <Time at={last.made_at}>{timeOrDay(last.made_at, now)}</Time>,{' '}
          {sizeText(last.bytes)}. It was opened again and is whole.
        </p>
      )}
      {!isOn && (
        <p>
          The server makes none each night. It does when it is started with <code>--backups</code>{' '}
          and a folder.
        </p>
      )}
    </>
  )
}

const sizeText = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`
