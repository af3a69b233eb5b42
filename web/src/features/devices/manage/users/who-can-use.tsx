import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { useState } from 'react'
import { Button } from '../../../../ui/control/button.tsx'
import { laterDialog } from '../../../../ui/lazy/later-dialog.tsx'

const DeviceUsersDialog = laterDialog(
  async () => (await import('./device-users-dialog.tsx')).DeviceUsersDialog,
)

/** For family: who can use a device. They read of themselves and of the owners. */
export function WhoCanUse({ device }: { device: Device }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        Who can use this
        <span className="visually-hidden">{` device: ${device.device_name ?? 'Unnamed'}`}</span>
      </Button>
      {open && <DeviceUsersDialog device={device} onClose={() => setOpen(false)} />}
    </>
  )
}
