import type { DeviceKind } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { pinLabel } from '../../plate/pin-text.ts'
import { networkFields } from '../network/ip-field.tsx'
import type { DeviceDraft } from './use-device-draft.ts'

type Changed = { [Part in 'details' | 'pins' | 'network']: Pick<DeviceDraft[Part], 'changed'> }

/** What somebody has typed and not saved, one line for each field: 'Device name: Kettle'. */
export function typedText(kind: DeviceKind, { details, pins, network }: Changed): string {
  const lines: string[] = []
  const name = details.changed.get('name')
  const ip = details.changed.get('ip')
  if (name !== undefined) lines.push(`Device name: ${name}`)
  if (ip !== undefined) lines.push(`Local IP: ${ip}`)
  for (const [pin, text] of pins.changed) lines.push(`${pinLabel(kind, pin, null)}: ${text}`)
  for (const { key, label } of networkFields) {
    const text = network.changed.get(key)
    if (text !== undefined) lines.push(`${label}: ${text}`)
  }
  return lines.join('\n')
}
