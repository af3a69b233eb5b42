import type { changeHomeEndpoint } from '@roomwire/contracts/http/home.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { callServer } from '../../api/call.ts'
import { profileKey, usePerson } from '../../features/sign-in/use-auth.ts'

import { Notice } from '../../ui/control/notice.tsx'
import { DeviceClockNotice } from '../../ui/time/device-clock-notice.tsx'
import { ownTimeZone } from '../../ui/time/time-zone.ts'
import styles from './clock-notices.module.css'

/** Says that a clock is wrong: that of the server, to those who manage the home, or that of this device. */
export function ClockNotices() {
  const { isServerClockInDoubt } = usePerson()
  useGivenTimeZone()
  return (
    <div className={styles.notices}>
      {isServerClockInDoubt && (
        <Notice>
          The server is not sure of the time. Until it is, guests and passes have no access, and
          schedules may wait. Its operator has to set the clock of its machine, or confirm it there
          with <code>npm run admin -- trust-clock</code>.
        </Notice>
      )}
      <DeviceClockNotice />
    </div>
  )
}

/** Gives a demo home that has no time zone yet that of this browser. */
function useGivenTimeZone(): void {
  const { homeWantsTimeZone } = usePerson()
  const queries = useQueryClient()
  useEffect(() => {
    const time_zone = ownTimeZone()
    if (!homeWantsTimeZone || time_zone === undefined) return
    callServer<typeof changeHomeEndpoint>('PUT', '/api/home', { body: { time_zone } }).then(
      () => queries.invalidateQueries({ queryKey: profileKey }),
      // A zone that this server does not know: the home keeps that of the server.
      () => undefined,
    )
  }, [homeWantsTimeZone, queries])
}
