import { onlyLooksText, useOnlyLooks, usePerson } from '../../../features/sign-in/use-auth.ts'
import { PartPlace } from '../../../ui/lazy/part-place.tsx'
import { Time } from '../../../ui/time/time.tsx'
import { dayAndTime } from '../../../ui/time/time-text.ts'
import styles from './access-lines.module.css'
import { openTimes } from './guest-parts.ts'

/** Until when a guest has access, and what it does not allow; quiet, above everything else. */
export function AccessLines() {
  const { expiresAt, access } = usePerson()
  const onlyLooks = useOnlyLooks()
  if (expiresAt === null) return null
  const until = access?.is_open && access.windows.length > 0 ? access.changes_at : null
  return (
    <div className={styles.lines}>
      <p>
        <span>Guest access until </span>
        <Time at={expiresAt}>{dayAndTime(expiresAt)}</Time>
      </p>
      {until !== null && (
        <p>
          <PartPlace
            fallback={<span>&nbsp;</span>}
            instead={() => <span>The times could not be loaded.</span>}
          >
            <openTimes.Part until={until} />
          </PartPlace>
        </p>
      )}
      {access?.is_open && onlyLooks && <p>{onlyLooksText}</p>}
    </div>
  )
}
