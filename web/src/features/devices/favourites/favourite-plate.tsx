import type { Favourite } from '@roomwire/contracts/http/favourites.ts'
import { isFan } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { FanModule } from '../plate/fan-module.tsx'
import { PinModule } from '../plate/pin-module.tsx'
import { PlateExtrasContext } from '../plate/plate-extras.ts'
import { onlyTimers } from '../plate/timer/only-timers.tsx'
import { pinOf } from '../state/pins-of.ts'
import { roomNameOfPin } from '../state/rooms-of.ts'
import { useDevice } from '../state/use-device-states.ts'
import styles from './favourites.module.css'

/** The favourite pins of all rooms, as the modules that they are in their rooms. */
export function FavouritePlate({ favourites }: { favourites: readonly Favourite[] }) {
  return (
    <PlateExtrasContext value={onlyTimers}>
      {/* biome-ignore lint/a11y/noRedundantRoles: without markers some browsers stop calling it a list */}
      <ul role="list" className={styles.modules}>
        {favourites.map((favourite) => (
          <FavouriteModule
            key={`${favourite.device_identifier} ${favourite.pin}`}
            favourite={favourite}
          />
        ))}
      </ul>
    </PlateExtrasContext>
  )
}

function FavouriteModule({ favourite: { device_identifier, pin } }: { favourite: Favourite }) {
  const device = useDevice(device_identifier)
  if (!device) return null
  const { kind, connected } = device
  const Module = isFan(kind, pin) ? FanModule : PinModule
  const settings = pinOf(device, pin)
  return (
    <Module
      deviceIdentifier={device_identifier}
      kind={kind}
      pin={pin}
      nickname={settings?.name ?? null}
      icon={settings?.icon ?? null}
      away={!connected}
      place={roomNameOfPin(device, pin) ?? 'No room'}
    />
  )
}
