import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { useState } from 'react'
import { EditPins } from '../../features/devices/edit-pins/edit-pins.tsx'
import { WhoCanUse } from '../../features/devices/manage/users/who-can-use.tsx'
import { movingFrom } from '../../features/devices/moving-device.ts'
import type { RoomPlace } from '../../features/rooms/room-place.ts'
import { useMayArrange, usePerson } from '../../features/sign-in/use-auth.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/control/button.tsx'
import { Notice } from '../../ui/control/notice.tsx'
import { laterDialog } from '../../ui/lazy/later-dialog.tsx'
import { LinkButton } from '../../ui/router/page-link.tsx'
import { navigate } from '../../ui/router/router.tsx'

const RemoveDeviceDialog = laterDialog(
  async () => (await import('../../features/devices/remove-device-dialog.tsx')).RemoveDeviceDialog,
)

type Where = { device: Device; place: RoomPlace }

/**
 * What can be done with a device in its room. Everybody finds its history. People who manage the home can move or
 * remove the device (CTRL-3); family read who can use it, and a guest who was given that right names its pins.
 */
export function RoomActions({ device, place }: Where) {
  return (
    <>
      <LinkButton look="quiet" to={paths.historyOfDevice(device.deviceIdentifier)}>
        History
        <span className="visually-hidden">{` of ${device.device_name ?? 'Unnamed'}`}</span>
      </LinkButton>
      <ActionsOfRole device={device} place={place} />
    </>
  )
}

function ActionsOfRole({ device, place }: Where) {
  const { isAdmin, role } = usePerson()
  const mayArrange = useMayArrange()
  if (role === 'family') return <WhoCanUse device={device} />
  if (!mayArrange) return null
  return isAdmin ? <Actions device={device} place={place} /> : <EditPins device={device} />
}

function Actions({ device, place }: Where) {
  const [removing, setRemoving] = useState(false)
  const [missing, setMissing] = useState(false)
  const name = <span className="visually-hidden">{` ${device.device_name ?? 'Unnamed'}`}</span>

  function reassign() {
    if (!device.deviceIdentifier) return setMissing(true)
    navigate(paths.reassignDevice, { state: movingFrom(place, device) })
  }

  // A board of another room is moved and removed there.
  if (device.room_id !== place.roomId) return <EditPins device={device} />
  return (
    <>
      {missing && <Notice tone="fault">Cannot reassign: Missing device identifier</Notice>}
      <EditPins device={device} />
      <Button look="quiet" onClick={reassign}>
        <span>Reassign</span>
        {name}
      </Button>
      <Button look="quiet" onClick={() => setRemoving(true)}>
        <span>Remove</span>
        {name}
      </Button>
      {removing && (
        <RemoveDeviceDialog
          device={device}
          roomName={place.roomName}
          onClose={() => setRemoving(false)}
        />
      )}
    </>
  )
}
