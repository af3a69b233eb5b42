import type { View, viewAsEndpoint } from '@roomwire/contracts/http/view-as.ts'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { callServer } from '../../api/call.ts'
import { errorMessage } from '../../api/call-failed.ts'
import { Plate } from '../../features/devices/plate/plate.tsx'
import { PlateBars } from '../../features/devices/plate/plate-bars.tsx'
import { type PlateSlots, PlateSlotsContext } from '../../features/devices/plate/plate-slots.ts'
import { PlateSkeletons } from '../../features/devices/plate/plates.tsx'
import { DeviceStates } from '../../features/devices/state/device-states.ts'
import { DeviceStatesContext } from '../../features/devices/state/use-device-states.ts'

import { usePerson } from '../../features/sign-in/use-auth.ts'
import { realTimers } from '../../live/timers.ts'
import { useSkeleton } from '../../ui/browser/use-lasting.ts'
import { Button } from '../../ui/control/button.tsx'
import { Notice } from '../../ui/control/notice.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { Growing } from '../../ui/lazy/growing.tsx'
import { bidiIsolate } from '../../ui/text/names-text.ts'
import { clockTimeWithSeconds } from '../../ui/time/time-text.ts'
import styles from './settings-view.module.css'
import { closedText, roomsInView } from './view-text.ts'

/** A person whose view can be shown. */
export type Viewer = { name: string; query: { user_id: string } | { pass_id: string } }

/** The plates only show. */
const nothing: PlateSlots = { Bars: PlateBars }

/** How often the view is asked for anew. */
const everyMs = 5_000

/** The home as somebody else sees it at this moment. Nothing in it can be pressed. */
export function ViewAsDialog({ viewer, onClose }: { viewer: Viewer; onClose: () => void }) {
  // Their states stand apart from those of this page.
  const [states] = useState(() => new DeviceStates(realTimers))
  const asked = useQuery({
    queryKey: ['view-as', viewer.query],
    queryFn: async () => {
      const { view } = await callServer<typeof viewAsEndpoint>('GET', '/api/access/view', {
        query: viewer.query,
      })
      states.takeAll(view.devices)
      return view
    },
    refetchInterval: everyMs,
    staleTime: 0,
    gcTime: 0,
  })
  const skeleton = useSkeleton(asked.isPending)
  const name = bidiIsolate(viewer.name)
  return (
    <Dialog aside title={`Viewing as ${name}`} onClose={onClose}>
      <div className={styles.view}>
        {asked.isError ? (
          <Notice tone="fault" action={<Button onClick={() => asked.refetch()}>Try again</Button>}>
            {errorMessage(asked.error, 'Could not load what they see')}
          </Notice>
        ) : (
          <p className={styles.banner}>
            <span>{`This is what ${name} sees. You cannot press anything here.`}</span>
            {asked.data && (
              <span
                className={styles.asOf}
              >{`As of ${clockTimeWithSeconds(asked.dataUpdatedAt)}`}</span>
            )}
          </p>
        )}
        {skeleton && <PlateSkeletons />}
        {asked.data && (
          <DeviceStatesContext value={states}>
            <PlateSlotsContext value={nothing}>
              <Rooms view={asked.data} />
            </PlateSlotsContext>
          </DeviceStatesContext>
        )}
      </div>
    </Dialog>
  )
}

function Rooms({ view }: { view: View }) {
  const { homeTimeZone } = usePerson()
  const rooms = roomsInView(view)
  if (rooms.length === 0) {
    return <EmptyState title="They see nothing now">{closedText(view, homeTimeZone)}</EmptyState>
  }
  return (
    <>
      {view.access?.may_switch === false && <p>They can view but not switch.</p>}
      <Growing items={rooms} first={4}>
        {({ name, devices }) => (
          <RoomInView
            key={name}
            name={name}
            devices={devices.map(({ deviceIdentifier }) => deviceIdentifier)}
          />
        )}
      </Growing>
    </>
  )
}

function RoomInView({ name, devices }: { name: string; devices: readonly string[] }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.room}>
      <h3 id={id}>{name ? bidiIsolate(name) : 'In no room'}</h3>
      {devices.length === 0 && <p className={styles.none}>No devices</p>}
      <div className={styles.plates}>
        {devices.map((one) => (
          <Plate key={one} deviceIdentifier={one} />
        ))}
      </div>
    </section>
  )
}
