import { useCallback, useState } from 'react'
import { Button } from '../../../ui/control/button.tsx'
import { laterDialog } from '../../../ui/lazy/later-dialog.tsx'
import { usePerson } from '../../sign-in/use-auth.ts'
import { deviceLabel } from '../plate/device-label.ts'
import type { LiveDevices } from '../state/apply-live-message.ts'
import { useOfDevices } from '../state/use-device-states.ts'

const ConnectDialog = laterDialog(async () => (await import('./connect-dialog.tsx')).ConnectDialog)

/**
 * The way on for a device that has never connected: its steps for those who manage the home. Family read who has
 * them. Guests get nothing.
 */
export function HowToConnect({ deviceIdentifier }: { deviceIdentifier: string }) {
  const { isAdmin, role } = usePerson()
  const name = useNewDevice(deviceIdentifier)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {name !== null && isAdmin && (
        <Button onClick={() => setOpen(true)}>
          How to connect it<span className="visually-hidden">{` (${name})`}</span>
        </Button>
      )}
      {name !== null && role === 'family' && <span>An owner can connect it.</span>}
      {/* It stays open as the device connects. */}
      {isOpen && (
        <ConnectDialog deviceIdentifier={deviceIdentifier} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

/** The name of a device that has never connected; null for every other one. */
function useNewDevice(deviceIdentifier: string): string | null {
  const select = useCallback(
    (devices: LiveDevices) => {
      const device = devices.get(deviceIdentifier)?.device
      return device && !device.connected && device.lastSeenAt === null ? deviceLabel(device) : null
    },
    [deviceIdentifier],
  )
  return useOfDevices(select, Object.is, deviceIdentifier)
}
