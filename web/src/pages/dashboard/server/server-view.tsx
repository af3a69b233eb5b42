import type { ServerState, TroubledDevice } from '@roomwire/contracts/http/server-state.ts'
import { BackupsPart } from '../../../features/accounts/own/backups-part.tsx'
import own from '../../../features/accounts/own/own.module.css'
import { usePerson } from '../../../features/sign-in/use-auth.ts'
import { paths } from '../../../paths.ts'
import { Notice, RetryNotice } from '../../../ui/control/notice.tsx'
import { EmptyState } from '../../../ui/layout/empty-state.tsx'
import { PageHeading } from '../../../ui/layout/page-header.tsx'
import { LinkButton } from '../../../ui/router/page-link.tsx'
import { sizeText } from '../../../ui/text/size-text.ts'
import { Time } from '../../../ui/time/time.tsx'
import { ageOf, dayOf } from '../../../ui/time/time-text.ts'
import { useNow } from '../../../ui/time/use-now.ts'
import { RetentionPart } from './retention-part.tsx'
import { ServerBackups } from './server-backups.tsx'
import { useServerState } from './server-calls.ts'
import {
  backupWarnings,
  growthText,
  missingTexts,
  problemTexts,
  roomWarning,
} from './server-texts.ts'
import styles from './server-view.module.css'

/** State of the server, for whoever looks after it. */
export function ServerView() {
  const { isAdmin } = usePerson()
  return (
    <div className={styles.page}>
      <PageHeading>This server</PageHeading>
      {isAdmin ? <ServerParts /> : <NotYours />}
    </div>
  )
}

const NotYours = () => (
  <EmptyState
    title="Only the operator of this server sees this page"
    action={<LinkButton to={paths.dashboard}>Go to Dashboard</LinkButton>}
  />
)

function ServerParts() {
  const query = useServerState({ isWatched: true })
  const state = query.data
  return (
    <>
      {query.isError && (
        <RetryNotice query={query}>Could not load the state of the server</RetryNotice>
      )}
      {query.isPending && <p>Loading…</p>}
      {state === null && <NotYours />}
      {state && (
        <>
          <Health state={state} />
          <div className={styles.columns}>
            <div className={styles.column}>
              <DiskPart state={state} />
              <RetentionPart retention={state.retention} oldest={state.oldest} />
            </div>
            <div className={styles.column}>
              <DevicesPart devices={state.devices} elsewhere={state.devices_elsewhere} />
              <BackupsPart>
                <ServerBackups backups={state.backup} />
              </BackupsPart>
              <VersionsPart state={state} />
            </div>
          </div>
        </>
      )}
    </>
  )
}

function Health({ state }: { state: ServerState }) {
  const warning = roomWarning(state)
  const texts = [...state.missing.map((one) => missingTexts[one]), ...(warning ? [warning] : [])]
  // Those of backups stand in their own part.
  if (texts.length === 0 && backupWarnings(state.backup).length > 0) return null
  if (texts.length === 0) return <Notice tone="success">The server works normally.</Notice>
  return texts.map((text) => (
    <Notice key={text} tone="fault">
      {text}
    </Notice>
  ))
}

function DiskPart({ state: { disk, database, history } }: { state: ServerState }) {
  const used = disk.bytes - disk.free_bytes
  return (
    <section className={own.part} aria-labelledby="server-disk-part">
      <h2 id="server-disk-part">Disk</h2>
      <div className={styles.disk}>
        <p id="server-disk">{`${sizeText(disk.free_bytes)} of ${sizeText(disk.bytes)} free`}</p>
        <progress
          className={styles.bar}
          aria-labelledby="server-disk"
          max={disk.bytes}
          value={used}
        />
      </div>
      <dl className={own.facts}>
        <dt>Database</dt>
        <dd>{growthText(database)}</dd>
        <dt>History</dt>
        <dd>{growthText(history)}</dd>
      </dl>
    </section>
  )
}

type Troubled = { devices: readonly TroubledDevice[]; elsewhere: number }

function DevicesPart({ devices, elsewhere }: Troubled) {
  return (
    <section className={own.part} aria-labelledby="server-devices">
      <h2 id="server-devices">Devices with problems</h2>
      {devices.length === 0 && (
        <p>{elsewhere === 0 ? 'None. All can connect.' : 'None in your home.'}</p>
      )}
      {devices.length > 0 && (
        <ul className={styles.devices}>
          {devices.map((device) => (
            <DeviceItem key={device.device_identifier} device={device} />
          ))}
        </ul>
      )}
      {elsewhere > 0 && <p>{elsewhereText(elsewhere)}</p>}
    </section>
  )
}

const elsewhereText = (count: number): string =>
  count === 1
    ? 'One device of another home has a problem. Its owner sees which.'
    : `${count} devices of other homes have problems. Their owners see which.`

function DeviceItem({ device }: { device: TroubledDevice }) {
  const now = useNow()
  const { name, device_identifier: identifier, refused } = device
  return (
    <li className={styles.device}>
      <h3>
        <bdi>{name ?? identifier}</bdi>
      </h3>
      {problemTexts(device).map((text) => (
        <p key={text}>{text}</p>
      ))}
      {refused && (
        <Time className={own.times} at={refused.at}>
          {`Last refused ${ageOf(refused.at, now)}`}
        </Time>
      )}
    </li>
  )
}

function VersionsPart({ state: { versions, started_at: startedAt } }: { state: ServerState }) {
  return (
    <section className={own.part} aria-labelledby="server-versions">
      <h2 id="server-versions">Versions</h2>
      <dl className={own.facts}>
        <dt>Roomwire</dt>
        <dd>{versions.roomwire}</dd>
        <dt>Runs since</dt>
        <dd>
          <Time at={startedAt}>{dayOf(startedAt)}</Time>
        </dd>
        <dt>Node</dt>
        <dd>{versions.node}</dd>
        <dt>Database</dt>
        <dd>{versions.database}</dd>
        <dt>System</dt>
        <dd>{versions.system}</dd>
      </dl>
    </section>
  )
}
