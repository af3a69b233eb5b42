import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { useOffline } from '../../../ui/browser/offline.ts'
import { Button } from '../../../ui/control/button.tsx'
import { StarIcon } from '../../../ui/look/icons.tsx'
import styles from './favourite-star.module.css'
import { useIsFavourite, useSetFavourite } from './set-favourite.ts'

/** Makes a pin a favourite, which stands on the person's dashboard, or takes that back. */
export function FavouriteStar({
  deviceIdentifier,
  pin,
  name,
}: {
  deviceIdentifier: string
  pin: PinKey
  name: string
}) {
  const favourite = { device_identifier: deviceIdentifier, pin }
  const isFavourite = useIsFavourite(favourite)
  const { setFavourite, hasFailed } = useSetFavourite()
  const idle = useOffline() || isFavourite === undefined
  return (
    <Button
      className={isFavourite ? styles.full : undefined}
      icon={<StarIcon small />}
      aria-label={`Favourite: ${name}`}
      aria-description={hasFailed ? 'Not saved' : 'On your dashboard'}
      aria-pressed={isFavourite === true}
      aria-disabled={idle || undefined}
      onClick={() => idle || void setFavourite({ ...favourite, is_favourite: !isFavourite })}
    >
      <span>Favourite</span>
      {hasFailed && <span>, not saved</span>}
    </Button>
  )
}
