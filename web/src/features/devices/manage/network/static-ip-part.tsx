import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { isIpv4 } from '@roomwire/contracts/vocabulary/ipv4.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useRef, useState } from 'react'
import { Button } from '../../../../ui/control/button.tsx'
import { Notice } from '../../../../ui/control/notice.tsx'
import { KeptForm } from '../../../../ui/form/kept/kept-form.tsx'
import { devicesKey } from '../../device-lists.ts'
import { DeviceCallError, useSavingPaused } from '../device-call-error.ts'
import { ErrorNotice } from '../error-lines.tsx'
import styles from '../panel/panel-part.module.css'
import type { Edits } from '../panel/use-edits.ts'
import { IpField, ipError, networkFields } from './ip-field.tsx'
import type { StaticIp } from './local-device.ts'
import { giveStaticIp, LocalNetworkHint } from './reach-device.tsx'

type Field = keyof StaticIp

/** 'Static IP Configuration' (MANAGE-4): sent to the device itself, which restarts with it. */
export function StaticIpPart({
  device,
  ip,
  network,
}: {
  device: Device
  /** The device's present address, from its details. */
  ip: string
  network: Edits<Field>
}) {
  const [errors, setErrors] = useState<Partial<Record<Field, string | undefined>>>({})
  const form = useRef<HTMLFormElement>(null)
  const sending = useSending(device, network)
  const paused = useSavingPaused()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const wrong: typeof errors = {}
    for (const { key } of networkFields)
      wrong[key] = ipError(network.value(key), key === 'staticIP')
    setErrors(wrong)
    const at = networkFields.findIndex(({ key }) => wrong[key])
    if (at >= 0) form.current?.querySelectorAll('input')[at]?.focus()
    else sending.mutate({ ip: ip.trim(), form: formOf(network) })
  }

  return (
    <KeptForm ref={form} onSubmit={submit} noValidate className={styles.form}>
      <p className={styles.note}>
        {device.connected
          ? 'Sent to the device over its own connection. It restarts with the new address.'
          : `The device is not connected to the server, so this browser sends it straight to ${ip.trim() || 'the device'}.`}
      </p>
      {!device.connected && <LocalNetworkHint />}
      {networkFields.map(({ key, label }) => (
        <IpField
          key={key}
          label={label}
          required={key === 'staticIP'}
          value={network.value(key)}
          error={errors[key]}
          onValue={(value) => {
            network.set(key, value)
            sending.reset()
          }}
        />
      ))}
      {sending.error && <ErrorNotice error={sending.error} />}
      {sending.isSuccess && <Notice tone="success">Static IP set! Device restarting...</Notice>}
      <div className={styles.actions}>
        <Button
          look="primary"
          type="submit"
          disabled={paused}
          busy={sending.isPending}
          busyText="Sending…"
        >
          Send to device
        </Button>
      </div>
    </KeptForm>
  )
}

function useSending({ deviceIdentifier }: Device, network: Edits<Field>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ ip, form }: { ip: string; form: StaticIp }) => {
      if (!isIpv4(ip)) {
        throw new DeviceCallError(
          'Device IP required',
          'Fill in Local IP under Edit Device Details.',
        )
      }
      await giveStaticIp(deviceIdentifier, ip, form)
    },
    onSuccess: async (_nothing, { form }) => {
      network.accept(new Map(networkFields.map(({ key }) => [key, form[key]])))
      await queries.invalidateQueries({ queryKey: devicesKey })
    },
  })
}

function formOf({ value }: Edits<Field>): StaticIp {
  return {
    staticIP: value('staticIP').trim(),
    gateway: value('gateway').trim(),
    subnet: value('subnet').trim(),
    dns: value('dns').trim(),
  }
}
