import { CopyLine } from '../../ui/copy-line.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { ThisMachineNotice } from '../../ui/this-machine.tsx'
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
        <ThisMachineNotice what="This link" />
      )}
      <CopyLine name="Link" text={link} />
    </>
  )
}
