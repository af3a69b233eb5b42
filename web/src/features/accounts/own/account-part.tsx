import { useId, useState } from 'react'
import { Button } from '../../../ui/control/button.tsx'
import { ChangeEmailDialog } from './change-email-dialog.tsx'
import { ChangePasswordDialog } from './change-password-dialog.tsx'
import { CopyProgress } from './copy-progress.tsx'
import { DeleteOwnDialog } from './delete-own-dialog.tsx'
import { DownloadDialog } from './download-dialog.tsx'
import styles from './own.module.css'

/** What people can do with their own account. */
export function AccountPart() {
  const [asked, setAsked] = useState<'email' | 'password' | 'download' | 'delete' | null>(null)
  const titleId = useId()
  const close = () => setAsked(null)
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <h2 id={titleId}>Account</h2>
      <div className={styles.actions}>
        <Button onClick={() => setAsked('email')}>Change email</Button>
        <Button onClick={() => setAsked('password')}>Change password</Button>
        <Button onClick={() => setAsked('download')}>Download my data</Button>
        <Button onClick={() => setAsked('delete')}>Delete account</Button>
      </div>
      <CopyProgress />
      {asked === 'email' && <ChangeEmailDialog onClose={close} />}
      {asked === 'password' && <ChangePasswordDialog onClose={close} />}
      {asked === 'download' && <DownloadDialog onClose={close} />}
      {asked === 'delete' && <DeleteOwnDialog onClose={close} />}
    </section>
  )
}
