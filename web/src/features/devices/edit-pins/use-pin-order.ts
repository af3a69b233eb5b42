import type { arrangePinsEndpoint } from '@roomwire/contracts/http/devices.ts'
import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { arranged } from '@roomwire/contracts/vocabulary/arranged.ts'
import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callServer } from '../../../api/call.ts'
import { errorMessage } from '../../../api/call-failed.ts'
import { announceNow } from '../../../ui/focus/announce.ts'
import { devicesKey } from '../device-lists.ts'
import { pinsShown } from '../plate/pins-shown.ts'

/** The pins of a device in their order. A new order is saved at once, and goes back in words where it cannot be. */
export function usePinOrder(device: Device) {
  const queries = useQueryClient()
  const [keys, setKeys] = useState<readonly string[]>([])
  const saving = useMutation({
    scope: { id: 'order of pins' },
    mutationFn: (pins: PinKey[]) =>
      callServer<typeof arrangePinsEndpoint>('PUT', '/api/devices/pin-order', {
        body: { device_identifier: device.deviceIdentifier, pins },
      }),
    onError: (error) => {
      setKeys([])
      announceNow(notSaved(error))
    },
    onSettled: () => queries.invalidateQueries({ queryKey: devicesKey }),
  })
  const pins = arranged(pinsShown(device), keys, String)
  return {
    pins,
    error: saving.error && notSaved(saving.error),
    save(order: readonly string[]) {
      setKeys(order)
      saving.mutate([...arranged(pins, order, String)])
    },
  }
}

const notSaved = (error: Error) =>
  `Order not saved. ${errorMessage(error, 'Cannot reach the server.')}`
