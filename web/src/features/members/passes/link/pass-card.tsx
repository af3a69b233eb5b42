import type { Pass } from '@roomwire/contracts/http/passes.ts'
import { createPortal } from 'react-dom'
import { QrCode } from '../../../../ui/control/qr-code.tsx'
import { isElsewhere, timeAtHome } from '../../../../ui/time/home-clocks.ts'
import { zoneCity } from '../../../../ui/time/time-zone.ts'
import { usePerson } from '../../../sign-in/use-auth.ts'
import { weekText } from '../../guest-terms/week-rows.ts'
import styles from './pass-card.module.css'

/**
 * The pass as a card of A6: nothing of it is on the screen, and nothing else on the paper. It never
 * has the PIN, so that whoever finds it cannot use it.
 */
export function PassCard({
  pass,
  link,
  isForOthers,
}: {
  pass: Pass
  link: string
  isForOthers: boolean
}) {
  const { homeName, homeTimeZone: zone, homeLocale } = usePerson()
  const { label, expires_at, windows, has_pin } = pass
  // It is read by others.
  const locale = homeLocale ?? undefined
  const card = (
    <div className={styles.card}>
      {homeName && (
        <p className={styles.home} translate="no">
          {homeName}
        </p>
      )}
      <p className={styles.label} translate="no">
        {label}
      </p>
      <p className={styles.term}>
        <span>{`Until ${timeAtHome(expires_at, zone, locale)}`}</span>
        {zone !== null && isElsewhere(zone) && <span>{`, ${zoneCity(zone)} time`}</span>}
      </p>
      {windows.length > 0 && <p className={styles.term}>{`Open ${weekText(windows, locale)}`}</p>}
      {isForOthers && (
        <div className={styles.picture}>
          <QrCode text={link} label="QR code of the link" />
        </div>
      )}
      <p className={styles.link}>{link}</p>
      {has_pin && <p className={styles.note}>It needs the PIN you were given.</p>}
    </div>
  )
  // Outside of the page, all of which stays off the paper.
  return createPortal(card, document.body)
}
