import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import type { DeviceKind, PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { useState } from 'react'
import { pinLabel } from '../../plate/pin-text.ts'
import { pinOf, pinsIn } from '../../state/pins-of.ts'
import type { MadeSecret } from '../device-calls.ts'
import { networkFields } from '../network/ip-field.tsx'
import { useEdits } from './use-edits.ts'

/** Everything typed or shown in a device's panel that would be lost with it. */
export type DeviceDraft = ReturnType<typeof useDeviceDraft>

/** The draft of one device. Fields that nobody has edited follow the saved values. */
export function useDeviceDraft(device: Device) {
  const details = useEdits(detailsOf(device))
  const pins = useEdits(pinNamesOf(device))
  const network = useEdits({
    staticIP: device.static_ip ?? '',
    gateway: device.gateway ?? '',
    subnet: device.subnet ?? '',
    dns: device.dns ?? '',
  })
  /** Known only here, and only until the panel closes. */
  const [secret, setSecret] = useState<MadeSecret | null>(null)
  const edits = details.changed.size + pins.changed.size + network.changed.size
  return { details, pins, network, secret, setSecret, hasEdits: edits > 0 }
}

/** The saved texts of 'Edit Device Details'. */
const detailsOf = (device: Device) => ({
  name: device.device_name ?? '',
  ip: device.local_ip ?? '',
  note: device.note ?? '',
})
export type DetailKey = keyof ReturnType<typeof detailsOf>

export const detailLabels: Readonly<Record<DetailKey, string>> = {
  name: 'Device name',
  ip: 'Local IP',
  note: 'Note',
}

function pinNamesOf(device: Device): Record<PinKey, string> {
  return Object.fromEntries(pinsIn(device).map((pin) => [pin, pinOf(device, pin)?.name ?? '']))
}

type Changed = { [Part in 'details' | 'pins' | 'network']: Pick<DeviceDraft[Part], 'changed'> }

/** The typed texts that are not saved, one line for each field: 'Device name: Kettle'. */
export function typedText(kind: DeviceKind, { details, pins, network }: Changed): string {
  const lines: string[] = []
  for (const [key, text] of details.changed) lines.push(`${detailLabels[key]}: ${text}`)
  for (const [pin, text] of pins.changed) lines.push(`${pinLabel(kind, pin, null)}: ${text}`)
  for (const { key, label } of networkFields) {
    const text = network.changed.get(key)
    if (text !== undefined) lines.push(`${label}: ${text}`)
  }
  return lines.join('\n')
}
