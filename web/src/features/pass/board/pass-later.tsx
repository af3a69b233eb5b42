import { useEffect } from 'react'
import { showBothTimes } from '../../../ui/both-times.ts'
import { DeviceClockNotice } from '../../../ui/device-clock-notice.tsx'
import { PassNext } from './pass-next.tsx'
import { PassScenes } from './pass-scenes.tsx'

/** What comes after the switches of a pass, in one file. */
export function PassLater({ passId }: { passId: string }) {
  useEffect(showBothTimes, [])
  return (
    <>
      <PassScenes passId={passId} />
      <PassNext passId={passId} />
      <DeviceClockNotice />
    </>
  )
}
