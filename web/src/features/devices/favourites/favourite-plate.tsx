import type { Favourite } from '@roomwire/contracts/http/favourites.ts'
import { use, useMemo } from 'react'
import { Button } from '../../../ui/control/button.tsx'
import { useArranging } from '../../rooms/arrange-button.tsx'
import { useOnlyLooks, usePerson } from '../../sign-in/use-auth.ts'
import { LaterSlider } from '../plate/later-slider.tsx'
import { laterTimer } from '../plate/later-timer.tsx'
import { PinModule } from '../plate/pin-module.tsx'
import { pinNameAmong } from '../plate/pin-text.ts'
import { type PlateSlots, PlateSlotsContext } from '../plate/plate-slots.ts'
import { pinModuleProps } from '../plate/use-pin-module.ts'
import { formOf, roomNameOfPin } from '../state/pins-of.ts'
import { useDevice } from '../state/use-device-states.ts'
import { FavouriteTile } from './favourite-tile.tsx'
import styles from './favourites.module.css'

const Timer = laterTimer(async () => (await import('../timer/home-timer.tsx')).HomeTimer)

/** The favourite pins of all rooms: what is on or off as tiles, fans and levels as in their rooms. */
export function FavouritePlate({ favourites }: { favourites: readonly Favourite[] }) {
  // Tiles show their menus then, and are not pressed.
  const { isArranging: isChanging, button, onKeyDown } = useArranging()
  const { upcoming, Schedule } = use(PlateSlotsContext)
  const canSwitch = !useOnlyLooks()
  const hasDetails = usePerson().role !== 'guest'
  const slots = useMemo<PlateSlots>(
    () => ({
      canSwitch,
      hasDetails,
      Slider: LaterSlider,
      Timer,
      upcoming,
      ...(Schedule && { Schedule }),
    }),
    [canSwitch, hasDetails, upcoming, Schedule],
  )
  return (
    <PlateSlotsContext value={slots}>
      <Button ref={button.ref} look="quiet" className={styles.change} onClick={button.onToggle}>
        <span>{isChanging ? 'Done' : 'Change'}</span>
        <span className="visually-hidden">{`${isChanging ? ' changing' : ''} favourites`}</span>
      </Button>
      {/* biome-ignore lint/a11y/noRedundantRoles: without markers some browsers stop calling it a list */}
      <ul role="list" className={styles.modules} onKeyDown={onKeyDown}>
        {favourites.map((favourite) => (
          <FavouriteModule
            key={`${favourite.device_identifier} ${favourite.pin}`}
            favourite={favourite}
            isChanging={isChanging}
          />
        ))}
      </ul>
    </PlateSlotsContext>
  )
}

function FavouriteModule({
  favourite: { device_identifier, pin },
  isChanging,
}: {
  favourite: Favourite
  isChanging: boolean
}) {
  const device = useDevice(device_identifier)
  if (!device) return null
  const place = roomNameOfPin(device, pin) ?? 'No room'
  const props = { ...pinModuleProps(device, pin), place, label: pinNameAmong(device, pin) }
  if (formOf(device, pin).kind !== 'switch') return <PinModule {...props} />
  return <FavouriteTile {...props} isChanging={isChanging} />
}
