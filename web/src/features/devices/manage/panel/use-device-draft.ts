import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { type PinKey, pinsOf } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { useState } from 'react'
import { pinOf } from '../../state/pins-of.ts'
import { useEdits } from './use-edits.ts'

/** Everything typed or shown in a device's panel that would be lost with it. */
export type DeviceDraft = ReturnType<typeof useDeviceDraft>

/** The draft of one device. Fields that nobody has edited follow the saved values. */
export function useDeviceDraft(device: Device) {
  const details = useEdits({ name: device.device_name ?? '', ip: device.local_ip ?? '' })
  const pins = useEdits(pinNamesOf(device))
  const network = useEdits({
    staticIP: device.static_ip ?? '',
    gateway: device.gateway ?? '',
    subnet: device.subnet ?? '',
    dns: device.dns ?? '',
  })
  /** Known only here, and only until the panel closes. */
  const [secret, setSecret] = useState<string | null>(null)
  const edits = details.changed.size + pins.changed.size + network.changed.size
  return { details, pins, network, secret, setSecret, hasEdits: edits > 0 }
}

function pinNamesOf(device: Device): Record<PinKey, string> {
  const names: Record<PinKey, string> = {
    13: '',
    18: '',
    19: '',
    21: '',
    25: '',
    pump: '',
    led: '',
  }
  for (const pin of pinsOf(device.kind)) names[pin] = pinOf(device, pin)?.name ?? ''
  return names
}
