import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { errorMessage } from '../../../api/call-failed.ts'
import { useCallForm } from '../../../api/use-call-form.ts'
import { Button } from '../../../ui/control/button.tsx'
import { Notice } from '../../../ui/control/notice.tsx'
import { toast } from '../../../ui/control/toast.tsx'
import { ConfirmDialog, Dialog } from '../../../ui/dialog/dialog.tsx'
import { DialogForm } from '../../../ui/dialog/dialog-form.tsx'
import { useReturnFocus } from '../../../ui/focus/use-return-focus.ts'
import { PasswordField, TextField } from '../../../ui/form/field.tsx'
import { bidiIsolate } from '../../../ui/text/names-text.ts'
import { Time } from '../../../ui/time/time.tsx'
import { dayAndTime, dayOf } from '../../../ui/time/time-text.ts'
import { passkeyObstacle } from '../passkey-label.ts'
import { passkeyRegistrationError } from './passkey-error.ts'
import styles from './ways.module.css'
import { deletePasskey, newPasskey, type Passkey, savePasskeyName, waysKey } from './ways-calls.ts'

type Asked = { action: 'add' } | { action: 'rename' | 'remove'; passkey: Passkey }

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
              onAsk={(action) => setAsked({ action, passkey })}
            />
          ))}
        </ul>
      )}
      {obstacle ? (
        <Notice tone="plain">{obstacle}</Notice>
      ) : (
        <Button onClick={() => setAsked({ action: 'add' })}>Add a passkey</Button>
      )}
      {asked?.action === 'add' && <AddPasskeyDialog onClose={close} />}
      {asked?.action === 'rename' && (
        <RenamePasskeyDialog passkey={asked.passkey} onClose={close} />
      )}
      {asked?.action === 'remove' && (
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
  onAsk: (action: 'rename' | 'remove') => void
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

const required = { name: 'Enter a name', password: 'Enter your password' }

/** Adds a passkey: a name for it, the password again, then the browser's question. */
function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient()
  const adding = useMutation({
    mutationFn: newPasskey,
    onSuccess: async ({ passkey }) => {
      await queries.invalidateQueries({ queryKey: waysKey })
      toast(`Passkey added: ${passkey.name}`)
      onClose()
    },
  })
  const { form, inputOf } = useCallForm({
    required,
    sending: adding,
    why: passkeyRegistrationError,
    send: (typed) => adding.mutate(typed),
  })
  return (
    <Dialog title="Add a passkey" onClose={onClose}>
      <DialogForm {...form} confirm="Continue" busyText="Waiting…" onClose={onClose}>
        <TextField
          {...inputOf('name')}
          label="Name"
          maxLength={64}
          autoComplete="off"
          hint="For example Phone, Laptop or Blue key"
        />
        <PasswordField
          {...inputOf('password')}
          label="Password"
          autoComplete="current-password"
          hint="To confirm that it is you"
        />
      </DialogForm>
    </Dialog>
  )
}

const nameRequired = { name: 'Enter a name' }

/** Renames a passkey. */
function RenamePasskeyDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const queries = useQueryClient()
  const renaming = useMutation({
    mutationFn: (name: string) => savePasskeyName(passkey.id, name),
    onSuccess: async (answer) => {
      await queries.invalidateQueries({ queryKey: waysKey })
      toast(`Passkey renamed: ${answer.passkey.name}`)
      onClose()
    },
  })
  const { form, inputOf } = useCallForm({
    required: nameRequired,
    sending: renaming,
    why: (error) => errorMessage(error, 'Failed to rename the passkey'),
    send: ({ name }) => renaming.mutate(name),
  })
  return (
    <Dialog title="Rename passkey" onClose={onClose}>
      <DialogForm {...form} confirm="Save" busyText="Saving…" onClose={onClose}>
        <TextField
          {...inputOf('name')}
          label="Name"
          defaultValue={passkey.name}
          maxLength={64}
          autoComplete="off"
        />
      </DialogForm>
    </Dialog>
  )
}

/** Asks before a passkey stops working. */
function RemovePasskeyDialog({
  passkey,
  onRemoved,
  onClose,
}: {
  passkey: Passkey
  onRemoved: () => void
  onClose: () => void
}) {
  const queries = useQueryClient()
  const removal = useMutation({
    mutationFn: () => deletePasskey(passkey.id),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: waysKey })
      toast(`Passkey removed: ${passkey.name}`)
      onRemoved()
    },
  })
  return (
    <ConfirmDialog
      destructive
      title={`Remove passkey ${bidiIsolate(passkey.name)}?`}
      confirm="Remove"
      busyText="Removing…"
      busy={removal.isPending}
      error={removal.error && errorMessage(removal.error, 'Failed to remove the passkey')}
      onConfirm={() => removal.mutate()}
      onClose={onClose}
    >
      Nobody can sign in with it any more. Your device may still show it; delete it there too.
    </ConfirmDialog>
  )
}
