import type { Ref } from 'react'
import { Button } from '../../../../ui/control/button.tsx'
import styles from './recommended-ip.module.css'

/** An address beside the one that is set, to be taken with one press. */
export function AddressAdvice({
  label,
  address,
  ip,
  disabled,
  adviceRef,
  onUse,
}: {
  label: 'Recommended IP' | 'Reported IP'
  address: string
  /** The address that is set. */
  ip: string
  disabled: boolean
  /** Takes the focus when the button goes. */
  adviceRef?: Ref<HTMLParagraphElement>
  onUse: (address: string) => void
}) {
  return (
    <div className={styles.advice}>
      <p ref={adviceRef} tabIndex={-1}>
        <span>{`${label} `}</span>
        <b className={styles.mono} translate="no">
          {address}
        </b>
      </p>
      {address === ip.trim() ? (
        <span className={styles.asSet}>Already set</span>
      ) : (
        <Button look="ghost" disabled={disabled} onClick={() => onUse(address)}>
          Use this IP
        </Button>
      )}
    </div>
  )
}
