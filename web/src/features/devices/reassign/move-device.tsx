import type { mapRoomEndpoint } from '@roomwire/contracts/http/devices.ts'
import type { Room } from '@roomwire/contracts/http/rooms.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useId, useRef, useState } from 'react'
import { callServer } from '../../../api/call.ts'
import { errorMessage } from '../../../api/call-failed.ts'
import { paths } from '../../../paths.ts'
import { useOffline } from '../../../ui/browser/offline.ts'
import { useSkeleton } from '../../../ui/browser/use-lasting.ts'
import { Button } from '../../../ui/control/button.tsx'
import { Notice } from '../../../ui/control/notice.tsx'
import { toast } from '../../../ui/control/toast.tsx'
import { KeptForm } from '../../../ui/form/kept/kept-form.tsx'
import type { Elements } from '../../../ui/layout/elements.ts'
import { EmptyState } from '../../../ui/layout/empty-state.tsx'
import { Skeleton } from '../../../ui/layout/skeleton.tsx'
import { LinkButton } from '../../../ui/router/page-link.tsx'
import { navigate } from '../../../ui/router/router.tsx'
import { bidiIsolate } from '../../../ui/text/names-text.ts'
import { CreateRoomDialog } from '../../rooms/create-room-dialog.tsx'
import { roomsKey, useRooms } from '../../rooms/use-rooms.ts'
import { usePerson } from '../../sign-in/use-auth.ts'
import { devicesKey } from '../device-lists.ts'
import type { MovingDevice } from '../moving-device.ts'
import styles from './move-device.module.css'

/** Loads the rooms to choose from. */
export function MoveDevice({ moving }: { moving: MovingDevice }) {
  const { data: rooms, isPending, isFetching, refetch } = useRooms()
  const skeleton = useSkeleton(isPending)
  const move = useMove(moving)
  const others = rooms?.filter(({ room_id }) => room_id !== moving.currentRoom.roomId)
  const retry = (
    <Button busy={isFetching} busyText="Loading…" onClick={() => refetch()}>
      Retry
    </Button>
  )

  if (skeleton) return <Rows />
  if (isPending) return null
  if (!others) {
    return (
      <Notice tone="fault" action={retry}>
        Failed to load available rooms
      </Notice>
    )
  }
  if (others.length === 0) {
    return (
      <>
        <Failure of={move} />
        <NoOtherRooms retry={retry} />
      </>
    )
  }
  return <MoveForm moving={moving} rooms={others} move={move} />
}

type Move = ReturnType<typeof useMove>

function MoveForm({
  moving,
  rooms,
  move,
}: {
  moving: MovingDevice
  rooms: readonly Room[]
  move: Move
}) {
  const [roomId, setRoomId] = useState<number | null>(null)
  const [error, setError] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  const offline = useOffline()
  const room = rooms.find(({ room_id }) => room_id === roomId)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setError(room ? undefined : 'Please select a room')
    if (room) move.mutate(room.room_id)
    else form.current?.querySelector('input')?.focus()
  }

  return (
    <KeptForm ref={form} onSubmit={submit} noValidate className={styles.form}>
      <RoomChoice
        rooms={rooms}
        chosen={roomId}
        error={error}
        onChoose={(id) => {
          setRoomId(id)
          setError(undefined)
          move.reset()
        }}
      />
      <p className={styles.status} role="status">
        {room &&
          `${bidiIsolate(moving.deviceName)} will move from ${bidiIsolate(moving.currentRoom.roomName)} to ${bidiIsolate(room.room_name)}.`}
      </p>
      <Failure of={move} />
      <div className={styles.actions}>
        {offline && <p>No connection to the server. Sending is paused.</p>}
        <Button
          look="primary"
          type="submit"
          disabled={offline}
          busy={move.isPending}
          busyText="Reassigning…"
        >
          Reassign
        </Button>
        <LinkButton to={paths.controlPanel} state={moving.currentRoom}>
          Cancel
        </LinkButton>
      </div>
    </KeptForm>
  )
}

/** Why the device was not moved. It stays although the chosen room, or every room, is gone from the list. */
function Failure({ of: { error } }: { of: Move }) {
  return (
    error && (
      <Notice tone="fault">{`Reassignment failed: ${errorMessage(error, error.message)}`}</Notice>
    )
  )
}

function useMove({ deviceId }: MovingDevice) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (room_id: number) =>
      callServer<typeof mapRoomEndpoint>('PUT', '/api/devices/map-room', {
        body: { deviceIdentifier: deviceId, room_id },
      }),
    onSuccess: async () => {
      await Promise.all([
        queries.invalidateQueries({ queryKey: devicesKey }),
        queries.invalidateQueries({ queryKey: roomsKey }),
      ])
      // Going back would show a device that is no longer where the page says.
      navigate(paths.dashboard, { replace: true })
      toast('Device reassigned')
    },
  })
}

/** Three rows of the size that the real ones have. */
function Rows() {
  return (
    <div className={styles.rows} aria-busy="true">
      <span className="visually-hidden">Loading rooms</span>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} height={56} />
      ))}
    </div>
  )
}

/** The device's own room is the only one. */
function NoOtherRooms({ retry }: { retry: Elements }) {
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

/** Rooms are few and a thumb is big: a list of native radios, not a select. */
function RoomChoice({
  rooms,
  chosen,
  error,
  onChoose,
}: {
  rooms: readonly Room[]
  chosen: number | null
  error: string | undefined
  onChoose: (roomId: number) => void
}) {
  const id = useId()
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>New room</legend>
      <div className={styles.rooms}>
        {rooms.map(({ room_id, room_name, device_count }) => (
          <label key={room_id} className={styles.room}>
            <input
              type="radio"
              name={id}
              checked={room_id === chosen}
              onChange={() => onChoose(room_id)}
            />
            <span className={styles.name} translate="no">
              {room_name}
            </span>
            <span className={styles.count}>
              {device_count === 1 ? '1 device' : `${device_count} devices`}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
