import { useEffect, useId } from 'react'
import { session } from '../../../api/this-session.ts'
import { remember } from '../../../ui/browser/remember.ts'
import { browserStorage } from '../../../ui/browser/storage.ts'
import { partFile } from '../../../ui/lazy/part-file.tsx'
import { PartPlace } from '../../../ui/lazy/part-place.tsx'
import { useDevices } from '../use-devices.ts'
import styles from './favourites.module.css'
import { favouriteCountKey, rememberedCount, useFavourites } from './use-favourites.ts'

const plate = partFile(async () => (await import('./favourite-plate.tsx')).FavouritePlate)

// A person who had favourites has them still, as a rule.
if (rememberedCount()) void plate.fetchPart()

/**
 * The pins that this person wants at hand. How many there were is remembered, so that what stands
 * below keeps its place while they load.
 */
export function FavouritesSection() {
  const { data: favourites } = useFavourites()
  const isKnown = !useDevices().isPending
  const titleId = useId()
  const count = favourites?.length
  useEffect(() => {
    // An answer may arrive as the session ends.
    if (count === undefined || !session.current()) return
    remember(browserStorage, favouriteCountKey, String(count))
  }, [count])
  const shown = count ?? rememberedCount() ?? 0
  if (shown === 0) return null
  const places = <Places count={shown} />
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h2 id={titleId} className={styles.title}>
        Favourites
      </h2>
      {favourites && isKnown ? (
        <PartPlace fallback={places}>
          <plate.Part favourites={favourites} />
        </PartPlace>
      ) : (
        places
      )}
    </section>
  )
}

/** Where the modules will stand. */
function Places({ count }: { count: number }) {
  return (
    <div className={styles.modules} aria-busy="true">
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: it is nothing but a place
        <span key={place} className={styles.place} />
      ))}
    </div>
  )
}
