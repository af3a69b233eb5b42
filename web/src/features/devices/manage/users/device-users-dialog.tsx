import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { bidiIsolate } from '../../../../ui/text/names-text.ts'
import { deviceLabel } from '../../plate/device-label.ts'
import { DeviceUsers } from './device-users.tsx'

/** Who can use a device, as far as the person is told. */
export function DeviceUsersDialog({ device, onClose }: { device: Device; onClose: () => void }) {
  return (
    <Dialog title={`Who can use ${bidiIsolate(deviceLabel(device))}`} onClose={onClose}>
      <DeviceUsers device={device} />
    </Dialog>
  )
}
