import { type RefObject, useState } from 'react'
import { AllOffButton } from '../../features/devices/bulk/all-off-button.tsx'
import { chooseView, mostPlates, useChosenView } from '../../features/devices/rows/room-view.ts'
import { ArrangeButton, type useArranging } from '../../features/rooms/arrange-button.tsx'
import type { RoomPlace } from '../../features/rooms/room-place.ts'
import { usePerson } from '../../features/sign-in/use-auth.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/control/button.tsx'
import { MoreMenu } from '../../ui/control/more-menu.tsx'
import { laterDialog } from '../../ui/lazy/later-dialog.tsx'
import { LinkButton } from '../../ui/router/page-link.tsx'

const EditRoomDialog = laterDialog(
  async () => (await import('../../features/rooms/arrange/edit-room-dialogs.tsx')).EditRoomDialog,
)
const DeleteRoomDialog = laterDialog(
  async () => (await import('../../features/rooms/arrange/edit-room-dialogs.tsx')).DeleteRoomDialog,
)

/** Shows every room as rows, or as tiles again. */
function ViewButton({ devices }: { devices: number }) {
  const view = useChosenView() ?? (devices > mostPlates ? 'rows' : 'tiles')
  return (
    <Button look="quiet" onClick={() => chooseView(view === 'rows' ? 'tiles' : 'rows')}>
      {view === 'rows' ? 'Show tiles' : 'Show rows'}
    </Button>
  )
}

/** The actions on a room beside pressing its tiles; in it those who manage the home edit or delete the room. */
export function RoomMenu({
  place,
  devices,
  arranging,
  opener,
}: {
  place: RoomPlace
  /** How many the room has. */
  devices: number
  /** Arranges the devices; false where there is nothing to arrange. */
  arranging: ReturnType<typeof useArranging>['button'] | false
  opener: RefObject<HTMLButtonElement | null>
}) {
  const { isAdmin } = usePerson()
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <MoreMenu label={`More about ${place.roomName}`} opener={opener}>
        {devices > 0 && <AllOffButton place={{ roomId: place.roomId, name: place.roomName }} />}
        {arranging && <ArrangeButton {...arranging} noun="devices" />}
        {devices > 0 && <ViewButton devices={devices} />}
        <LinkButton look="quiet" to={paths.activityOfRoom(place.roomId)}>
          Activity
        </LinkButton>
        {isAdmin && (
          <Button look="quiet" onClick={() => setOpen('edit')}>
            Edit room
          </Button>
        )}
      </MoreMenu>
      {open === 'edit' && (
        <EditRoomDialog place={place} onDelete={() => setOpen('delete')} onClose={close} />
      )}
      {open === 'delete' && <DeleteRoomDialog place={place} onClose={close} />}
    </>
  )
}
