import { Button } from '../../../ui/control/button.tsx'
import { CopyButton } from '../../../ui/control/copy-button.tsx'
import { DialogActions } from '../../../ui/dialog/dialog.tsx'
import { useTitleFocus } from './use-title-focus.ts'
import styles from './ways.module.css'

/** Shows the recovery codes, once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const start = useTitleFocus()
  return (
    <>
      <p ref={start} className={styles.intro}>
        Without your phone, enter one of these instead of the app’s code. Each works once. Keep them
        somewhere safe: they are not shown again.
      </p>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code} translate="no">
            {code}
          </li>
        ))}
      </ul>
      <DialogActions>
        <CopyButton text={codes.join('\n')} what="recovery codes" />
        <Button look="primary" onClick={onDone}>
          I have saved them
        </Button>
      </DialogActions>
    </>
  )
}
