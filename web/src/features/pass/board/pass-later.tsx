import { useEffect, useState } from 'react'
import styles from '../../../ui/control/toast.module.css'
import { showBothTimes } from '../../../ui/time/both-times.ts'
import { DeviceClockNotice } from '../../../ui/time/device-clock-notice.tsx'
import { PassNext } from './pass-next.tsx'
import { PassScenes } from './pass-scenes.tsx'

/* What comes after the switches of a pass, in one file. */

/** What is below the switches. */
export function PassLater({ passId }: { passId: string }) {
  return (
    <>
      <PassScenes passId={passId} />
      <PassNext passId={passId} />
      <DeviceClockNotice />
    </>
  )
}

/** How long a time that was tapped is told, ms. */
const shownMs = 6_000

/** Tells times that are pointed at, or tapped, by the clocks of the home and by those here. */
export function PassClocks() {
  const [said, setSaid] = useState<{ text: string } | null>(null)
  useEffect(() => showBothTimes((text) => setSaid({ text })), [])
  useEffect(() => {
    if (!said) return
    const timer = setTimeout(() => setSaid(null), shownMs)
    return () => clearTimeout(timer)
  }, [said])
  return (
    <div role="status" className={styles.toasts}>
      {said && <div className={styles.toast}>{said.text}</div>}
    </div>
  )
}
