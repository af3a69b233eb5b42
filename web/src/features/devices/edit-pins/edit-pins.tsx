import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { useState } from 'react'
import { Button } from '../../../ui/control/button.tsx'
import { laterDialog } from '../../../ui/lazy/later-dialog.tsx'

/** The dialog of the pins of a device, or of one of them. */
export const EditPinsDialog = laterDialog(
  async () => (await import('./edit-pins-dialog.tsx')).EditPinsDialog,
)

/** Opens the pins of a plate, for people who may name them. */
export function EditPins({ device }: { device: Device }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        Edit pins<span className="visually-hidden">{` of ${device.device_name ?? 'Unnamed'}`}</span>
      </Button>
      {open && <EditPinsDialog device={device} onClose={() => setOpen(false)} />}
    </>
  )
}
