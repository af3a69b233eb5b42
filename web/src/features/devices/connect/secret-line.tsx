import { CopyButton } from '../../../ui/control/copy-button.tsx'
import styles from './secret-line.module.css'

/** The secret of a device, to be copied. */
export function SecretLine({ secret }: { secret: string }) {
  return (
    <div className={styles.secret}>
      <code translate="no">{secret}</code>
      <CopyButton look="outline" text={secret} noun="Device secret" />
    </div>
  )
}
