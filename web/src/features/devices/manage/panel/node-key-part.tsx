import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { Button } from '../../../../ui/control/button.tsx'
import { Notice } from '../../../../ui/control/notice.tsx'
import { PasswordField } from '../../../../ui/form/field.tsx'
import { KeptForm } from '../../../../ui/form/kept/kept-form.tsx'
import { devicesKey } from '../../device-lists.ts'
import { cleanedKey, nodeKeyError } from '../../register/device-form.ts'
import { useSavingPaused } from '../device-call-error.ts'
import { saveDetails } from '../device-calls.ts'
import { ErrorNotice } from '../error-lines.tsx'
import part from './panel-part.module.css'

/** The encryption key of a node, which nobody can look up: another one can take its place. */
export function NodeKeyPart({ device }: { device: Device }) {
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const paused = useSavingPaused()
  const queries = useQueryClient()
  const saving = useMutation({
    mutationFn: (encryption_key: string) =>
      saveDetails({ device_identifier: device.deviceIdentifier, encryption_key }),
    onError: () => void queries.invalidateQueries({ queryKey: devicesKey }),
    onSuccess: async () => {
      setTyped('')
      await queries.invalidateQueries({ queryKey: devicesKey })
    },
  })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const key = cleanedKey(typed)
    const found = nodeKeyError(key)
    setError(found)
    if (!found && !saving.isPending) saving.mutate(key)
  }

  return (
    <KeptForm className={part.form} onSubmit={submit} noValidate>
      <p className={part.note}>
        This server connects to the node with the key of its YAML. Nobody can look it up here. Paste
        it again when it was changed, or when another node has this address.
      </p>
      <PasswordField
        required
        label="Encryption key"
        name="key"
        autoComplete="off"
        hint="In the YAML of the node, under api, encryption, key."
        value={typed}
        error={error}
        onChange={(event) => {
          setTyped(event.target.value)
          setError(undefined)
        }}
      />
      {saving.error && <ErrorNotice error={saving.error} />}
      {saving.isSuccess && <Notice tone="success">The server connects with this key now.</Notice>}
      <div className={part.actions}>
        <Button type="submit" disabled={paused} busy={saving.isPending} busyText="Saving…">
          Save the key
        </Button>
      </div>
    </KeptForm>
  )
}
