import { Notice } from '../../../ui/control/notice.tsx'
import type { Elements } from '../../../ui/layout/elements.ts'
import { DeviceCallError } from './device-call-error.ts'
import styles from './error-lines.module.css'

/** A notice of what failed, why, and a link to the device's own page if that helps. */
export function ErrorNotice({ error, action }: { error: Error; action?: Elements }) {
  return (
    <Notice tone="fault" action={action}>
      <ErrorLines error={error} />
    </Notice>
  )
}

/** The message of an error, its reason, and a link to the device's own page. */
export function ErrorLines({ error }: { error: Error }) {
  const { why = null, ownPage = null } = error instanceof DeviceCallError ? error : {}
  return (
    <>
      <span className={styles.message}>{error.message}</span>
      {why && <span className={styles.reason}>{why}</span>}
      {ownPage && (
        <a className={styles.ownPage} href={`http://${ownPage}`} target="_blank" rel="noreferrer">
          <span>{`Open ${ownPage}`}</span>
          <span className="visually-hidden"> in a new tab</span>
        </a>
      )}
    </>
  )
}
