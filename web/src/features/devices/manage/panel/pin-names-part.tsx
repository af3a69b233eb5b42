import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { type DeviceKind, isFan, type PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { SubmitEvent } from 'react'
import { Button } from '../../../../ui/control/button.tsx'
import { Notice } from '../../../../ui/control/notice.tsx'
import { TextField } from '../../../../ui/form/field.tsx'
import { KeptForm } from '../../../../ui/form/kept/kept-form.tsx'
import { devicesKey } from '../../device-lists.ts'
import { pinLabel, pinPlace } from '../../plate/pin-text.ts'
import { pinsShown } from '../../plate/pins-shown.ts'
import { useDeviceGone, useSavingPaused } from '../device-call-error.ts'
import { savePinNames } from '../device-calls.ts'
import { ErrorNotice } from '../error-lines.tsx'
import styles from './panel-part.module.css'
import type { Edits } from './use-edits.ts'

/** The names of the pins; an empty name shows the pin's number again. */
export function PinNamesPart({ device, pins }: { device: Device; pins: Edits<PinKey> }) {
  const { deviceIdentifier, kind } = device
  const gone = useDeviceGone()
  const paused = useSavingPaused()
  const queries = useQueryClient()
  const saving = useMutation({
    mutationFn: (names: ReadonlyMap<PinKey, string>) => savePinNames(deviceIdentifier, names),
    onSuccess: (_nothing, names) => pins.accept(names),
    onSettled: () => queries.invalidateQueries({ queryKey: devicesKey }),
  })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    saving.mutate(pins.changed)
  }

  return (
    <KeptForm onSubmit={submit} noValidate className={styles.form}>
      <h4 className={styles.subtitle}>Pin names</h4>
      <div className={styles.pins}>
        {pinsShown(device).map((pin) => (
          <TextField
            key={pin}
            label={labelOf(kind, pin)}
            placeholder="No name"
            value={pins.value(pin)}
            maxLength={64}
            readOnly={gone}
            autoComplete="off"
            onChange={(event) => {
              pins.set(pin, event.target.value)
              saving.reset()
            }}
          />
        ))}
      </div>
      {saving.error && <ErrorNotice error={saving.error} />}
      {saving.isSuccess && <Notice tone="success">Pin names saved</Notice>}
      <div className={styles.actions}>
        <Button
          type="submit"
          disabled={paused || pins.changed.size === 0}
          busy={saving.isPending}
          busyText="Saving…"
        >
          Save pin names
        </Button>
      </div>
    </KeptForm>
  )
}

/** Pin 18, Pump; a fan also shows its pin. */
function labelOf(kind: DeviceKind, pin: PinKey): string {
  const name = pinLabel(kind, pin, null)
  return isFan(kind, pin) ? `${name}, ${pinPlace(kind, pin, null)}` : name
}
