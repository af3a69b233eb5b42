import type { letGoEndpoint } from '@roomwire/contracts/http/let-go.ts'
import { useMutation } from '@tanstack/react-query'
import { callServer } from '../../../api/call.ts'
import { toast } from '../../../ui/control/toast.tsx'
import type { PressedPin } from './held-pin.ts'

/** Lets schedules act again on a pin that somebody has switched. */
export const useLetGo = ({ deviceIdentifier, pin, change }: PressedPin, onDone?: () => void) =>
  useMutation({
    mutationFn: () =>
      callServer<typeof letGoEndpoint>('POST', '/api/devices/let-go', {
        body: { device_identifier: deviceIdentifier, pin, changed_at: change.at },
      }),
    onSuccess: ({ message }) => {
      toast(message)
      onDone?.()
    },
  })
