import { useState } from 'react'
import { Button } from '../../../ui/control/button.tsx'
import type { Elements } from '../../../ui/layout/elements.ts'
import { EmptyState } from '../../../ui/layout/empty-state.tsx'
import { CreateRoomDialog } from '../../rooms/create-room-dialog.tsx'
import { usePerson } from '../../sign-in/use-auth.ts'
import styles from './move-device.module.css'

/** The device's own room is the only one. */
export function NoOtherRooms({ retry }: { retry: Elements }) {
  const { isAdmin } = usePerson()
  const [creating, setCreating] = useState(false)
  return (
    <>
      <EmptyState
        title="No other rooms available"
        action={
          <div className={styles.choices}>
            {retry}
            {isAdmin && (
              <Button look="primary" onClick={() => setCreating(true)}>
                Create Room
              </Button>
            )}
          </div>
        }
      >
        A device can move as soon as there is a second room.
      </EmptyState>
      {creating && <CreateRoomDialog onClose={() => setCreating(false)} />}
    </>
  )
}
