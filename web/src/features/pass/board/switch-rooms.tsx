import { compareNames } from '@roomwire/contracts/vocabulary/compare-names.ts'
import { useCallback, useEffect, useId, useState } from 'react'
import { useLive } from '../../../live/live.tsx'
import { useLasting, useSkeleton } from '../../../ui/browser/use-lasting.ts'
import { EmptyState } from '../../../ui/layout/empty-state.tsx'
import { partFile } from '../../../ui/lazy/part-file.tsx'
import { PartPlace } from '../../../ui/lazy/part-place.tsx'
import { LaterSlider } from '../../devices/plate/later-slider.tsx'
import { laterTimer } from '../../devices/plate/later-timer.tsx'
import { ManyPlates } from '../../devices/plate/many-plates.tsx'
import { Plate } from '../../devices/plate/plate.tsx'
import { PlateBars } from '../../devices/plate/plate-bars.tsx'
import {
  type PlatePlace,
  type PlateSlots,
  PlateSlotsContext,
} from '../../devices/plate/plate-slots.ts'
import { PlateSkeletons } from '../../devices/plate/plates.tsx'
import type { LiveDevices } from '../../devices/state/apply-live-message.ts'
import { useOfDevices } from '../../devices/state/use-device-states.ts'
import { useIsAsking } from '../use-pass-visit.ts'
import styles from './pass-board.module.css'

/** For so long nothing stands here where the switches may come or go with the next message. */
const surelyEmptyMs = 1_000

const levelAge = partFile(async () => (await import('./pass-level-age.tsx')).PassLevelAge)

/** The plates of a pass show nothing of the network, and no names of people. */
const looking: PlateSlots = {
  Bars: PlateBars,
  LevelAge: (place: PlatePlace) => (
    <PartPlace instead={() => null}>
      <levelAge.Part {...place} />
    </PartPlace>
  ),
}

const switching: PlateSlots = {
  ...looking,
  canSwitch: true,
  Slider: LaterSlider,
  Timer: laterTimer(async () => (await import('./pass-timer.tsx')).PassTimer),
}

/** Everything that the pass is for, by rooms. */
export function SwitchRooms({ maySwitch }: { maySwitch: boolean }) {
  const rooms = useOfDevices(roomsOf, isSame)
  const isKnown = useIsKnown()
  const isAsking = useIsAsking()
  const isEmpty = useLasting(isKnown && !isAsking && rooms.length === 0, surelyEmptyMs, 0)
  const isLoading = useSkeleton(!isKnown)
  if (rooms.length > 0) {
    return (
      <PlateSlotsContext value={maySwitch ? switching : looking}>
        {rooms.map((room) => (
          <Room key={room.name} {...room} />
        ))}
      </PlateSlotsContext>
    )
  }
  if (isLoading) return <PlateSkeletons />
  if (!isEmpty) return null
  return (
    <EmptyState title="No switches here yet">
      This pass has no devices. New ones appear here by themselves.
    </EmptyState>
  )
}

type SwitchRoom = { name: string; devices: readonly string[] }

function Room({ name, devices }: SwitchRoom) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.room}>
      <h2 id={id}>{name || 'In no room'}</h2>
      <ManyPlates
        identifiers={devices}
        draw={(one) => <Plate key={one} deviceIdentifier={one} />}
      />
    </section>
  )
}

/** The rooms by name, and in each the devices by name; what is in no room comes last. */
function roomsOf(devices: LiveDevices): readonly SwitchRoom[] {
  const byName = [...devices.values()]
    .map(({ device }) => device)
    .sort((a, b) => compareNames(a.device_name ?? '', b.device_name ?? ''))
  return [...Map.groupBy(byName, ({ room_name }) => room_name ?? '')]
    .map(([name, those]) => ({
      name,
      devices: those.map(({ deviceIdentifier }) => deviceIdentifier),
    }))
    .sort((a, b) => Number(a.name === '') - Number(b.name === '') || compareNames(a.name, b.name))
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Whether the server has told once which devices there are. */
function useIsKnown(): boolean {
  const { onMessage } = useLive()
  const [isKnown, setIsKnown] = useState(false)
  const listen = useCallback(
    () =>
      onMessage((message) => {
        if ('type' in message && message.type === 'deviceStatus') setIsKnown(true)
      }),
    [onMessage],
  )
  useEffect(listen, [listen])
  return isKnown
}
