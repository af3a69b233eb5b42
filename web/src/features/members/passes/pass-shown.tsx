import type { Pass } from '@roomwire/contracts/http/passes.ts'
import { createPortal } from 'react-dom'
import { useLinkOrigin } from '../../../api/use-server-address.ts'
import { Button } from '../../../ui/control/button.tsx'
import { QrCode } from '../../../ui/control/qr-code.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx'
import { announce } from '../../../ui/focus/announce.ts'
import { Skeleton } from '../../../ui/layout/skeleton.tsx'
import { bidiIsolate } from '../../../ui/text/names-text.ts'
import { hasOtherClocks, timeAtHome } from '../../../ui/time/home-clocks.ts'
import { zoneCity } from '../../../ui/time/zone-names.ts'
import { usePerson } from '../../sign-in/use-auth.ts'
import { weekText } from '../guest-terms/week-rows.ts'
import { LinkShown } from '../link-shown.tsx'
import type { LinkMade } from './pass-calls.ts'
import styles from './pass-shown.module.css'

/** Shows the link of a pass once: to copy, to share, to scan, or to print. */
export function PassShown({
  made: { pass, secret },
  onClose,
}: {
  made: LinkMade
  onClose: () => void
}) {
  const { pass_id, label, has_pin, browsers_max: most } = pass
  const address = useLinkOrigin()
  const link = address && passLink(address.origin, pass_id, secret)
  return (
    <Dialog kept title={`Link of pass ${bidiIsolate(label)}`} onClose={onClose}>
      <p>
        <span>It is shown only once. </span>
        <span>{`${most === 1 ? 'One browser' : `Up to ${most} browsers`} can use the pass.`}</span>
      </p>
      {has_pin && (
        <p className={styles.pin}>It needs the PIN. Send that separately from the link.</p>
      )}
      {link ? (
        <>
          <LinkShown link={link} isForOthers={address.isForOthers} />
          <PassCard pass={pass} link={link} isForOthers={address.isForOthers} />
        </>
      ) : (
        <Skeleton height={260} />
      )}
      <DialogActions>
        {link && <ShareButton label={label} link={link} />}
        {link && <Button onClick={() => print()}>Print card</Button>}
        <Button look="primary" onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** Browsers share on secure pages only, and some not at all. */
function ShareButton({ label, link }: { label: string; link: string }) {
  if (typeof navigator.share !== 'function') return null
  async function share() {
    const failed = await navigator.share({ title: label, url: link }).then(
      () => false,
      // Closing the share sheet is not a failure.
      (error: unknown) => !(error instanceof DOMException && error.name === 'AbortError'),
    )
    if (failed) announce('The link could not be shared')
  }
  return (
    <Button onClick={share}>
      Share<span className="visually-hidden"> link</span>
    </Button>
  )
}

/**
 * The pass as a card of A6: nothing of it is on the screen, and nothing else on the paper. It never
 * has the PIN, so that whoever finds it cannot use it.
 */
function PassCard({ pass, link, isForOthers }: { pass: Pass; link: string; isForOthers: boolean }) {
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
        {zone !== null && hasOtherClocks(zone) && <span>{`, ${zoneCity(zone)} time`}</span>}
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

/**
 * The link of a pass. Its secret stands behind the `#`, which browsers send to no server.
 * @param origin by which others reach the server
 */
function passLink(origin: string, passId: number, secret: string): string {
  return `${origin}/pass/${passId}#${secret}`
}
