import type { arrangeDevicesEndpoint } from '@roomwire/contracts/http/devices.ts'
import type { arrangeRoomsEndpoint, Room } from '@roomwire/contracts/http/rooms.ts'
import { arranged } from '@roomwire/contracts/vocabulary/arranged.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callServer } from '../../../api/call.ts'
import { errorMessage } from '../../../api/call-failed.ts'
import { useOffline } from '../../../ui/browser/offline.ts'
import { Notice } from '../../../ui/control/notice.tsx'
import { announceNow } from '../../../ui/focus/announce.ts'
import type { Elements } from '../../../ui/layout/elements.ts'
import { type SortItem, SortList } from '../../../ui/sort/sort-list.tsx'
import { roomsKey } from '../use-rooms.ts'

/** Rooms or devices as rows that this person puts into the order they like. */
export function ArrangeList<Item extends SortItem>({
  label,
  items,
  change,
  children,
}: {
  label: string
  items: readonly Item[]
  change: OrderChange
  /** The lines below the name. */
  children: (item: Item) => Elements
}) {
  const { keys, error, save } = useOrder(change)
  const offline = useOffline()
  return (
    <div>
      {error && <Notice tone="fault">{error}</Notice>}
      <SortList
        label={label}
        items={keys ? arranged(items, keys, ({ key }) => key) : items}
        isPaused={offline}
        onSort={save}
      >
        {(item) => (
          <>
            <b>{item.name}</b>
            {children(item)}
          </>
        )}
      </SortList>
    </div>
  )
}

type RoomList = readonly Room[]

/** Keeps an order of one kind: what is sent, and what it changes in the list of rooms, which carries it. */
type OrderChange = {
  send: (keys: readonly string[]) => Promise<unknown>
  apply: (rooms: RoomList, keys: readonly string[]) => RoomList
}

/** The order of the rooms; keys are ids. */
export const orderOfRooms: OrderChange = {
  send: (keys) =>
    callServer<typeof arrangeRoomsEndpoint>('PUT', '/api/rooms/order', {
      body: { room_ids: keys.map(Number) },
    }),
  apply: (rooms, keys) => arranged(rooms, keys, ({ room_id }) => String(room_id)),
}

/** The order of the devices in a room; keys are identifiers. */
export const orderOfDevices = (roomId: number): OrderChange => ({
  send: (keys) =>
    callServer<typeof arrangeDevicesEndpoint>('PUT', '/api/devices/order', {
      body: { device_identifiers: [...keys] },
    }),
  apply: (rooms, keys) =>
    rooms.map((room) => (room.room_id === roomId ? { ...room, device_order: [...keys] } : room)),
})

/**
 * Saves an order that this person has made. It shows at once, everywhere on the page, and goes back
 * in words if it cannot be saved.
 */
function useOrder({ send, apply }: OrderChange) {
  const queries = useQueryClient()
  // Shown until all is saved: what the server answers meanwhile may be the order before.
  const [keys, setKeys] = useState<readonly string[] | null>(null)
  const show = (order: readonly string[]) =>
    queries.setQueryData<RoomList>(roomsKey, (rooms) => rooms && apply(rooms, order))
  const saving = useMutation({
    scope: { id: 'order' },
    mutationFn: send,
    onMutate: async (order) => {
      await queries.cancelQueries({ queryKey: roomsKey, exact: true })
      const before = queries.getQueryData<RoomList>(roomsKey)
      show(order)
      return before
    },
    onSuccess: (_answer, order) => show(order),
    onError: (error, _order, before) => {
      queries.setQueryData(roomsKey, before)
      announceNow(notSaved(error))
    },
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: roomsKey })
    },
  })
  return {
    /** The order that is being saved. */
    keys,
    error: saving.error && notSaved(saving.error),
    save: (order: readonly string[]) => {
      setKeys(order)
      // Only that of the last order is called.
      saving.mutate(order, { onSettled: () => setKeys(null) })
    },
  }
}

const notSaved = (error: Error) =>
  `Order not saved. ${errorMessage(error, 'Cannot reach the server.')}`
