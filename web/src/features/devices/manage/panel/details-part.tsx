import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useRef, useState } from 'react'
import { Button } from '../../../../ui/control/button.tsx'
import { Notice } from '../../../../ui/control/notice.tsx'
import { TextField } from '../../../../ui/form/field.tsx'
import { KeptForm } from '../../../../ui/form/kept/kept-form.tsx'
import { devicesKey } from '../../device-lists.ts'
import { useDeviceGone, useSavingPaused } from '../device-call-error.ts'
import { saveDetails } from '../device-calls.ts'
import { ErrorNotice } from '../error-lines.tsx'
import { IpField, ipError } from '../network/ip-field.tsx'
import { RecommendedIp } from '../network/recommended-ip.tsx'
import styles from './panel-part.module.css'
import type { Edits } from './use-edits.ts'

type Details = Edits<'name' | 'ip'>

/** 'Edit Device Details': what people set about a device (MANAGE-2). */
export function DeviceDetailsPart({ device, details }: { device: Device; details: Details }) {
  const { deviceIdentifier } = device
  const nameField = useRef<HTMLInputElement>(null)
  const ipField = useRef<HTMLInputElement>(null)
  const [errors, setErrors] = useState<{ name?: string | undefined; ip?: string | undefined }>({})
  const saving = useSaving(deviceIdentifier, details)
  const gone = useDeviceGone()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const name = details.value('name').trim()
    const ip = details.value('ip').trim()
    const found = {
      name: !name && device.device_name ? 'Device name is required' : undefined,
      ip: ipError(ip, device.local_ip !== null),
    }
    setErrors(found)
    if (found.name) nameField.current?.focus()
    else if (found.ip) ipField.current?.focus()
    else saving.mutate({ name, ip })
  }

  function change(key: 'name' | 'ip', value: string) {
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
        label="Device name"
        value={details.value('name')}
        error={errors.name}
        maxLength={limits.deviceNameMax}
        readOnly={gone}
        autoComplete="off"
        onChange={(event) => change('name', event.target.value)}
      />
      <IpField
        fieldRef={ipField}
        label="Local IP"
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

/** Sends the fields that are filled in; the server keeps its value of an empty field. */
function useSaving(device_identifier: string, details: Details) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ name, ip }: { name: string; ip: string }) =>
      saveDetails({
        device_identifier,
        ...(name && { device_name: name }),
        ...(ip && { device_local_IP: ip }),
      }),
    // The list shows whether the device still exists.
    onError: () => void queries.invalidateQueries({ queryKey: devicesKey }),
    onSuccess: async (_reply, { name, ip }) => {
      details.accept(
        new Map([
          ['name', name],
          ['ip', ip],
        ]),
      )
      await queries.invalidateQueries({ queryKey: devicesKey })
    },
  })
}
