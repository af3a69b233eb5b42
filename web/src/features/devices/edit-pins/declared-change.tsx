import type {
  confirmPinEndpoint,
  removePinEndpoint,
} from '@roomwire/contracts/http/declared-pins.ts'
import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { PinForm } from '@roomwire/contracts/vocabulary/pin-form.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callServer } from '../../../api/call.ts'
import { errorMessage } from '../../../api/call-failed.ts'
import { Button } from '../../../ui/control/button.tsx'
import { Notice } from '../../../ui/control/notice.tsx'
import { devicesKey } from '../device-lists.ts'
import { formOf, pinOf } from '../state/pins-of.ts'

/** A pin that its device declares no more, or in another form: whoever manages the home decides. */
export function DeclaredChange({
  device,
  pin,
  name,
  onDone,
}: {
  device: Device
  pin: PinKey
  name: string
  onDone: () => void
}) {
  const queries = useQueryClient()
  const { gone, new_form } = pinOf(device, pin) ?? {}
  const deciding = useMutation({
    mutationFn: () => {
      const body = { device_identifier: device.deviceIdentifier, pin }
      return gone
        ? callServer<typeof removePinEndpoint>('POST', '/api/devices/remove-pin', { body })
        : callServer<typeof confirmPinEndpoint>('POST', '/api/devices/confirm-pin', { body })
    },
    onSettled: () => queries.invalidateQueries({ queryKey: devicesKey }),
    onSuccess: onDone,
  })
  if (!gone && !new_form) return null
  const text = gone
    ? 'The device no longer has this pin. Nobody can switch it; its history stays.'
    : `This pin was ${formText(formOf(device, pin))}. The device now reports ${formText(new_form)}. Nobody can switch it until you confirm.`
  return (
    <>
      <Notice
        tone="plain"
        action={
          <Button busy={deciding.isPending} busyText="Saving…" onClick={() => deciding.mutate()}>
            <span>{gone ? 'Remove' : 'Confirm'}</span>
            <span className="visually-hidden">{` ${name}`}</span>
          </Button>
        }
      >
        {text}
      </Notice>
      {deciding.error && (
        <Notice tone="fault">
          {errorMessage(deciding.error, 'Failed to save. Please try again.')}
        </Notice>
      )}
    </>
  )
}

function formText(form: PinForm | undefined): string {
  if (form?.kind === 'fan') return `a fan (${form.levels.join(', ')})`
  if (form?.kind === 'input') return `an input (${form.texts.join(', ')})`
  if (form?.kind === 'button') return 'a button'
  if (form?.kind === 'cover') return form.position ? 'a blind with a position' : 'a blind'
  if (form?.kind === 'level') return `a level in steps of ${form.step} %`
  return 'a switch'
}
