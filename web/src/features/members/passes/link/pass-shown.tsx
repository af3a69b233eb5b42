import { useLinkOrigin } from '../../../../api/use-server-address.ts'
import { Button } from '../../../../ui/control/button.tsx'
import { Dialog, DialogActions } from '../../../../ui/dialog/dialog.tsx'
import { announce } from '../../../../ui/focus/announce.ts'
import { Skeleton } from '../../../../ui/layout/skeleton.tsx'
import { bidiIsolate } from '../../../../ui/text/names-text.ts'
import { LinkShown } from '../../link-shown.tsx'
import type { LinkMade } from '../pass-calls.ts'
import { PassCard } from './pass-card.tsx'
import { passLink } from './pass-link.ts'
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
      // Whoever closes the list of ways has not failed.
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
