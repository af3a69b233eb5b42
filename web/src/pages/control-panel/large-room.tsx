import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { type ReactNode, useCallback, useDeferredValue, useMemo, useState } from 'react'
import { ManyPlates } from '../../features/devices/plate/many-plates.tsx'
import { DeviceRowsList } from '../../features/devices/rows/device-rows.tsx'
import {
  type FoundDevice,
  type PinFilter,
  pinFinder,
} from '../../features/devices/rows/find-pins.ts'
import { PinFilterBar } from '../../features/devices/rows/pin-filter-bar.tsx'
import { mostPlates, useChosenView } from '../../features/devices/rows/room-view.ts'
import { useOfDevices } from '../../features/devices/state/use-device-states.ts'
import type { RoomPlace } from '../../features/rooms/room-place.ts'
import { Button } from '../../ui/control/button.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { RoomActions } from './room-actions.tsx'

const everything: PinFilter = { text: '', only: null }

/** The devices of a room as rows, or as very many plates; in a room of many devices they can be searched. */
export function LargeRoom({
  identifiers,
  place: { roomId, roomName },
  draw,
}: {
  identifiers: readonly string[]
  place: RoomPlace
  /** The plate of a device. */
  draw: (deviceIdentifier: string) => ReactNode
}) {
  const [filter, setFilter] = useState(everything)
  const found = useFound(identifiers, roomId, useDeferredValue(filter))
  const Actions = useCallback(
    ({ device }: { device: Device }) => (
      <RoomActions device={device} place={{ roomId, roomName }} />
    ),
    [roomId, roomName],
  )
  const view = useChosenView() ?? 'rows'
  return (
    <div>
      {identifiers.length > mostPlates && (
        <PinFilterBar
          list={{ identifiers, roomId }}
          found={found}
          filter={filter}
          onChange={setFilter}
        />
      )}
      {view === 'rows' ? (
        <DeviceRowsList found={found} roomId={roomId} Actions={Actions} />
      ) : (
        <ManyPlates
          identifiers={found.map((one) => one.deviceIdentifier)}
          roomId={roomId}
          draw={draw}
        />
      )}
      {found.length === 0 && (
        <EmptyState
          title="Nothing found"
          action={<Button onClick={() => setFilter(everything)}>Show all</Button>}
        >
          {emptyText(filter)}
        </EmptyState>
      )}
    </div>
  )
}

function emptyText({ text, only }: PinFilter): string {
  if (text.trim()) return `Nothing here matches “${text.trim()}”.`
  return only === 'on' ? 'Nothing here is on.' : 'Every device here is connected.'
}

function useFound(
  identifiers: readonly string[],
  roomId: number,
  filter: PinFilter,
): readonly FoundDevice[] {
  // The list of a page is another one each time; a finder remembers what it has found.
  const key = identifiers.join('\n')
  const select = useMemo(
    () => pinFinder({ identifiers: key.split('\n'), roomId }, filter),
    [key, roomId, filter],
  )
  return useOfDevices(select, areSame)
}

const areSame = (some: readonly FoundDevice[], others: readonly FoundDevice[]) =>
  JSON.stringify(some) === JSON.stringify(others)
