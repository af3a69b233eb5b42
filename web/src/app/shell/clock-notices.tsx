import { usePerson } from '../../features/sign-in/use-auth.ts'
import { DeviceClockNotice } from '../../ui/device-clock-notice.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './clock-notices.module.css'

/** Says that a clock is wrong: that of the server, to those who manage the home, or that of this device. */
export function ClockNotices() {
  const { isServerClockInDoubt } = usePerson()
  return (
    <div className={styles.notices}>
      {isServerClockInDoubt && (
        <Notice>
          The server does not know for sure what time it is. Until it does, guests and passes do not
          get in, and nothing is deleted. Set the clock of its machine, or confirm it there with{' '}
          <code>npm run admin -- trust-clock</code>.
        </Notice>
      )}
      <DeviceClockNotice />
    </div>
  )
}
