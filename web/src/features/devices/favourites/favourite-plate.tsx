import type { Favourite } from '@roomwire/contracts/http/favourites.ts'
import { use, useMemo } from 'react'
import { useOnlyLooks, usePerson } from '../../sign-in/use-auth.ts'
import { LaterSlider } from '../plate/later-slider.tsx'
import { laterTimer } from '../plate/later-timer.tsx'
import { PinModule } from '../plate/pin-module.tsx'
import { type PlateSlots, PlateSlotsContext } from '../plate/plate-slots.ts'
import { pinModuleProps } from '../plate/use-pin-module.ts'
import { roomNameOfPin } from '../state/pins-of.ts'
import { useDevice } from '../state/use-device-states.ts'
import styles from './favourites.module.css'

const Timer = laterTimer(async () => (await import('../timer/home-timer.tsx')).HomeTimer)

/** The favourite pins of all rooms, as the modules that they are in their rooms. */
export function FavouritePlate({ favourites }: { favourites: readonly Favourite[] }) {
  const { upcoming } = use(PlateSlotsContext)
  const canSwitch = !useOnlyLooks()
  const hasDetails = usePerson().role !== 'guest'
  const slots = useMemo<PlateSlots>(
    () => ({ canSwitch, hasDetails, Slider: LaterSlider, Timer, upcoming }),
    [canSwitch, hasDetails, upcoming],
  )
  return (
    <PlateSlotsContext value={slots}>
      {/* biome-ignore lint/a11y/noRedundantRoles: without markers some browsers stop calling it a list */}
      <ul role="list" className={styles.modules}>
        {favourites.map((favourite) => (
          <FavouriteModule
            key={`${favourite.device_identifier} ${favourite.pin}`}
            favourite={favourite}
          />
        ))}
      </ul>
    </PlateSlotsContext>
  )
}

function FavouriteModule({ favourite: { device_identifier, pin } }: { favourite: Favourite }) {
  const device = useDevice(device_identifier)
  if (!device) return null
  return (
    <PinModule {...pinModuleProps(device, pin)} place={roomNameOfPin(device, pin) ?? 'No room'} />
  )
}
