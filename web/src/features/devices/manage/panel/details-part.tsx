import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useRef, useState } from 'react'
import { Button } from '../../../../ui/control/button.tsx'
import { Notice } from '../../../../ui/control/notice.tsx'
import { TextAreaField, TextField } from '../../../../ui/form/field.tsx'
import { KeptForm } from '../../../../ui/form/kept/kept-form.tsx'
import { devicesKey } from '../../device-lists.ts'
import { useDeviceGone, useSavingPaused } from '../device-call-error.ts'
import { saveDetails } from '../device-calls.ts'
import { ErrorNotice } from '../error-lines.tsx'
import { IpField, ipError } from '../network/ip-field.tsx'
import { RecommendedIp } from '../network/recommended-ip.tsx'
import styles from './panel-part.module.css'
import { type DetailKey, detailLabels } from './use-device-draft.ts'
import type { Edits } from './use-edits.ts'

type Details = Edits<DetailKey>

/** 'Edit Device Details' (MANAGE-2). */
export function DeviceDetailsPart({ device, details }: { device: Device; details: Details }) {
  const { deviceIdentifier } = device
  const nameField = useRef<HTMLInputElement>(null)
  const ipField = useRef<HTMLInputElement>(null)
  const [errors, setErrors] = useState<{ [Key in DetailKey]?: string | undefined }>({})
  const saving = useSaving(deviceIdentifier, details)
  const gone = useDeviceGone()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const isNameGone = details.value('name').trim() === '' && device.device_name
    const found = {
      name: isNameGone ? 'Device name is required' : undefined,
      ip: ipError(details.value('ip').trim(), device.local_ip !== null),
    }
    setErrors(found)
    if (found.name) nameField.current?.focus()
    else if (found.ip) ipField.current?.focus()
    else saving.mutate(details.changed)
  }

  function change(key: DetailKey, value: string) {
    details.set(key, value)
    saving.reset()
  }

  return (
    <KeptForm onSubmit={submit} noValidate className={styles.form}>
      <TextField
        readOnly
        mono
        className={styles.fixed}
        label="Device ID"
        value={deviceIdentifier}
      />
      <TextField
        ref={nameField}
        label={detailLabels.name}
        value={details.value('name')}
        error={errors.name}
        maxLength={limits.deviceNameMax}
        readOnly={gone}
        autoComplete="off"
        onChange={(event) => change('name', event.target.value)}
      />
      <IpField
        fieldRef={ipField}
        label={detailLabels.ip}
        value={details.value('ip')}
        error={errors.ip}
        onValue={(ip) => change('ip', ip)}
      />
      <RecommendedIp
        device={device}
        ip={details.value('ip')}
        onUse={(ip) => {
          change('ip', ip)
          ipField.current?.focus()
        }}
      />
      <TextAreaField
        label={detailLabels.note}
        hint="Where it is mounted, which fuse it is on. Only people who manage the home see it."
        value={details.value('note')}
        maxLength={limits.deviceNoteMax}
        readOnly={gone}
        onChange={(event) => change('note', event.target.value)}
      />
      {saving.error && <ErrorNotice error={saving.error} />}
      {saving.isSuccess && <Notice tone="success">Device updated</Notice>}
      <Actions
        saving={saving.isPending}
        changed={details.changed.size > 0}
        onCancel={
          gone || details.changed.size === 0
            ? null
            : () => {
                details.reset()
                setErrors({})
              }
        }
      />
    </KeptForm>
  )
}

function Actions({
  saving,
  changed,
  onCancel,
}: {
  saving: boolean
  changed: boolean
  onCancel: (() => void) | null
}) {
  return (
    <div className={styles.actions}>
      <Button
        look="primary"
        type="submit"
        disabled={useSavingPaused() || !changed}
        busy={saving}
        busyText="Saving…"
      >
        Save
      </Button>
      <Button disabled={!onCancel} onClick={onCancel ?? undefined}>
        Cancel
      </Button>
    </div>
  )
}

/** Sends only the texts that were changed. */
function useSaving(device_identifier: string, details: Details) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (changed: Details['changed']) => {
      const name = changed.get('name')
      const ip = changed.get('ip')
      const note = changed.get('note')
      return saveDetails({
        device_identifier,
        ...(name && { device_name: name }),
        ...(ip && { device_local_IP: ip }),
        ...(note !== undefined && { note }),
      })
    },
    // The list shows whether the device still exists.
    onError: () => void queries.invalidateQueries({ queryKey: devicesKey }),
    onSuccess: async (_reply, changed) => {
      details.accept(changed)
      await queries.invalidateQueries({ queryKey: devicesKey })
    },
  })
}
