import { ThisMachineNotice } from '../../ui/browser/this-machine.tsx'
import { CopyLine } from '../../ui/control/copy-button.tsx'
import { QrCode } from '../../ui/control/qr-code.tsx'
import styles from './link-shown.module.css'

/** A link for somebody else, as picture and text; no picture of one that a phone cannot open. */
export function LinkShown({ link, isForOthers }: { link: string; isForOthers: boolean }) {
  return (
    <>
      {isForOthers ? (
        <div className={styles.picture}>
          <QrCode text={link} label="QR code of the link" />
        </div>
      ) : (
        <ThisMachineNotice noun="This link" />
      )}
      <CopyLine name="Link" text={link} />
    </>
  )
}
