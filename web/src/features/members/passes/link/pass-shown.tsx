import { announce } from '../../../../ui/announce.ts'
import { bidiIsolate } from '../../../../ui/bidi-isolate.ts'
import { Button } from '../../../../ui/button.tsx'
import { CopyLine } from '../../../../ui/copy-line.tsx'
import { Dialog, DialogActions } from '../../../../ui/dialog.tsx'
import { QrCode } from '../../../../ui/qr-code.tsx'
import { ThisMachineNotice } from '../../../../ui/this-machine.tsx'
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
  const link = passLink(location.origin, pass_id, secret)
  return (
    <Dialog kept title={`Link of pass ${bidiIsolate(label)}`} onClose={onClose}>
      <p>
        It is shown this one time. {most === 1 ? 'One browser' : `Up to ${most} browsers`} may hold
        the pass.
      </p>
      {has_pin && (
        <p className={styles.pin}>
          It asks for the PIN. Tell that separately, not together with the link.
        </p>
      )}
      <ThisMachineNotice what="This link" />
      <div className={styles.picture}>
        <QrCode text={link} label="QR code of the link" />
      </div>
      <CopyLine name="Link" text={link} />
      <PassCard pass={pass} link={link} />
      <DialogActions>
        <ShareButton label={label} link={link} />
        <Button onClick={() => print()}>Print card</Button>
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
