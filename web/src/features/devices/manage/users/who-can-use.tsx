import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'

const DeviceUsersDialog = lazy(async () => ({
  default: (await import('./device-users-dialog.tsx')).DeviceUsersDialog,
}))

/** For family: who can use a device. They read of themselves and of the owners. */
export function WhoCanUse({ device }: { device: Device }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        Who can use this
        <span className="visually-hidden"> device: {device.device_name ?? 'Unnamed'}</span>
      </Button>
      <Suspense fallback={null}>
        {open && <DeviceUsersDialog device={device} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
