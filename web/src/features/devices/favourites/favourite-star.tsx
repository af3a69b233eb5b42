import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { memo } from 'react'
import { useOffline } from '../../../ui/browser/offline.ts'
import { classNames } from '../../../ui/look/class-names.ts'
import { StarIcon } from '../../../ui/look/icons.tsx'
import styles from './favourite-star.module.css'
import { useIsFavourite, useSetFavourite } from './use-favourites.ts'

/** Makes the pin of a module a favourite, or takes that back. A press of the pin does not render it. */
export const FavouriteStar = memo(function FavouriteStar({
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
  const offline = useOffline()
  const hint = hasFailed ? 'Not saved' : isFavourite ? 'On your dashboard' : 'Add to your dashboard'
  return (
    <button
      type="button"
      className={classNames(styles.star, isFavourite && styles.full, hasFailed && styles.failed)}
      title={hint}
      aria-label={`Favourite: ${name}`}
      aria-description={hasFailed ? hint : undefined}
      aria-pressed={isFavourite === true}
      aria-disabled={offline || isFavourite === undefined || undefined}
      onClick={() => {
        if (offline || isFavourite === undefined) return
        void setFavourite({ ...favourite, is_favourite: !isFavourite })
      }}
    >
      <StarIcon small />
    </button>
  )
})
