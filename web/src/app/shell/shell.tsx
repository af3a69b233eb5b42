import { type MouseEvent, useState, useSyncExternalStore } from 'react'
import { usePerson } from '../../features/sign-in/use-auth.ts'
import { paths } from '../../paths.ts'
import type { Elements } from '../../ui/layout/elements.ts'
import { laterDialog } from '../../ui/lazy/later-dialog.tsx'
import { partFile } from '../../ui/lazy/part-file.tsx'
import { PartPlace } from '../../ui/lazy/part-place.tsx'
import { classNames } from '../../ui/look/class-names.ts'
import { PageLink } from '../../ui/router/page-link.tsx'
import { useLocation } from '../../ui/router/router.tsx'
import { clock } from '../../ui/time/clock.ts'
import { isElsewhere } from '../../ui/time/home-clocks.ts'
import { HomeTimes } from '../../ui/time/home-times.tsx'
import { usePaletteKey } from '../palette/use-palette-key.ts'
import { ConnectionBanner } from './connection-banner.tsx'
import { destinationsOf } from './destinations.ts'
import { Navigation } from './navigation.tsx'
import { RoomStrip } from './room-strip.tsx'
import styles from './shell.module.css'

const Palette = laterDialog(async () => (await import('../palette/palette.tsx')).Palette)

const { Part: ClockNotices } = partFile(
  async () => (await import('./clock-notices.tsx')).ClockNotices,
)

/** The frame of every page for signed-in people: navigation, content and the connection banner. */
export function Shell({ children }: { children: Elements }) {
  // A bar for two entries would take more than it gives: they become links on top.
  const person = usePerson()
  const { homeTimeZone, homeWantsTimeZone, isServerClockInDoubt } = person
  const isBar = destinationsOf(person, false).length > 2
  const isFarOff = useSyncExternalStore(clock.subscribe, clock.isFarOff)
  const [searching, setSearching] = useState(false)
  const search = () => setSearching(true)
  usePaletteKey(search)
  const { pathname } = useLocation()
  return (
    <div className={classNames(styles.shell, isBar ? styles.withBar : styles.withTop)}>
      <PageLink to="#main" className={styles.skip} onClick={skip}>
        Skip to content
      </PageLink>
      <Navigation isBar={isBar} onSearch={search} />
      <main id="main" tabIndex={-1} className={styles.main}>
        <div className={styles.content}>
          {(isFarOff || isServerClockInDoubt || homeWantsTimeZone) && (
            <PartPlace>
              <ClockNotices />
            </PartPlace>
          )}
          {homeTimeZone !== null && !homeWantsTimeZone && isElsewhere(homeTimeZone) && (
            <HomeTimes zone={homeTimeZone} className={styles.times} />
          )}
          {pathname === paths.controlPanel && <RoomStrip />}
          {children}
        </div>
      </main>
      <ConnectionBanner />
      {searching && <Palette onClose={() => setSearching(false)} />}
    </div>
  )
}

/** Followed by the browser, the link would make an entry in its history that knows nothing of the page. */
function skip(event: MouseEvent) {
  event.preventDefault()
  document.getElementById('main')?.focus()
}
