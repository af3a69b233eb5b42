import { useState } from 'react'
import { Button } from '../../../ui/control/button.tsx'
import { Notice } from '../../../ui/control/notice.tsx'
import { useReturnFocus } from '../../../ui/focus/use-return-focus.ts'
import { Time } from '../../../ui/time/time.tsx'
import { dayAndTime, dayOf } from '../../../ui/time/time-text.ts'
import { passkeyObstacle } from '../passkey-label.ts'
import { AddPasskeyDialog } from './add-passkey-dialog.tsx'
import { RemovePasskeyDialog } from './remove-passkey-dialog.tsx'
import { RenamePasskeyDialog } from './rename-passkey-dialog.tsx'
import styles from './ways.module.css'
import type { Passkey } from './ways-calls.ts'

type Asked = { what: 'add' } | { what: 'rename' | 'remove'; passkey: Passkey }

/** The passkeys of this account. Each signs in by itself. */
export function PasskeyPart({ passkeys }: { passkeys: readonly Passkey[] }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const { heading, returnFocus } = useReturnFocus()
  const close = () => setAsked(null)
  const obstacle = passkeyObstacle()
  return (
    <div className={styles.part}>
      <h3 ref={heading} tabIndex={-1}>
        Passkeys
      </h3>
      <p className={styles.intro}>
        Sign in with this device’s fingerprint, face or PIN, or a security key. No password, no
        code.
      </p>
      {passkeys.length > 0 && (
        <ul className={styles.list} aria-label="Passkeys">
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onAsk={(what) => setAsked({ what, passkey })}
            />
          ))}
        </ul>
      )}
      {obstacle ? (
        <Notice tone="plain">{obstacle}</Notice>
      ) : (
        <Button onClick={() => setAsked({ what: 'add' })}>Add a passkey</Button>
      )}
      {asked?.what === 'add' && <AddPasskeyDialog onClose={close} />}
      {asked?.what === 'rename' && <RenamePasskeyDialog passkey={asked.passkey} onClose={close} />}
      {asked?.what === 'remove' && (
        <RemovePasskeyDialog
          passkey={asked.passkey}
          onRemoved={() => {
            close()
            returnFocus()
          }}
          onClose={close}
        />
      )}
    </div>
  )
}

function PasskeyRow({
  passkey: { name, created_at, last_used_at },
  onAsk,
}: {
  passkey: Passkey
  onAsk: (what: 'rename' | 'remove') => void
}) {
  return (
    <li className={styles.passkey}>
      <div className={styles.about}>
        <span className={styles.name} translate="no">
          {name}
        </span>
        <span className={styles.times}>
          <Time at={created_at}>{`Added ${dayOf(created_at)}`}</Time>
          <span> · </span>
          <Time at={last_used_at}>
            {last_used_at === null ? 'not used yet' : `last used ${dayAndTime(last_used_at)}`}
          </Time>
        </span>
      </div>
      <div className={styles.rowActions}>
        <Button look="quiet" onClick={() => onAsk('rename')}>
          Rename<span className="visually-hidden">{` passkey ${name}`}</span>
        </Button>
        <Button look="quiet" onClick={() => onAsk('remove')}>
          Remove<span className="visually-hidden">{` passkey ${name}`}</span>
        </Button>
      </div>
    </li>
  )
}
