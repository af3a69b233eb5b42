import {
  type MouseEvent,
  Suspense,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from 'react'
import { callsOfPerson } from '../../features/devices/bulk/bulk-calls.ts'
import { BulkProvider } from '../../features/devices/bulk/bulk-provider.tsx'
import { usePerson } from '../../features/sign-in/use-auth.ts'
import { paths } from '../../paths.ts'
import { useMedia } from '../../ui/browser/use-media.ts'
import type { Elements } from '../../ui/layout/elements.ts'
import { laterDialog } from '../../ui/lazy/later-dialog.tsx'
import { partFile } from '../../ui/lazy/part-file.tsx'
import { PartBoundary, PartPlace } from '../../ui/lazy/part-place.tsx'
import { whenIdle } from '../../ui/lazy/when-idle.ts'
import { PageLink } from '../../ui/router/page-link.tsx'
import { pageIn, useLocation } from '../../ui/router/router.tsx'
import { clock } from '../../ui/time/clock.ts'
import { hasOtherClocks } from '../../ui/time/home-clocks.ts'
import { LiveProvider } from '../live-provider.tsx'
import { ConnectionBanner } from './connection-banner.tsx'
import { Navigation } from './navigation.tsx'
import { RoomStrip } from './room-strip.tsx'
import styles from './signed-in-area.module.css'

/** The frame of all pages for signed-in people: the live connection and the navigation. */
export function SignedInArea({
  prepareRooms,
  children,
}: {
  /** Fetches the pages of the home and of a room, so that entering one waits for nothing. */
  prepareRooms: () => void
  children: Elements
}) {
  const { pathname, search } = useLocation()
  useEffect(() => whenIdle(prepareRooms), [prepareRooms])
  return (
    <LiveProvider>
      <BulkProvider calls={callsOfPerson}>
        <Shell>
          {/* Outside the key: a page whose file still travels leaves the one before on the screen. */}
          <Suspense fallback={null}>
            {/* A person who filters a list, or moves a chart, stays on the page, with the focus where it is. */}
            <PartBoundary key={pageIn(pathname + search)}>{children}</PartBoundary>
          </Suspense>
        </Shell>
      </BulkProvider>
    </LiveProvider>
  )
}

const Palette = laterDialog(async () => (await import('../palette/palette.tsx')).Palette)

const { Part: ClockNotices } = partFile(
  async () => (await import('./clock-notices.tsx')).ClockNotices,
)

const { Part: HomeTimes } = partFile(async () => (await import('./home-times.tsx')).HomeTimes)

/** The frame of every page for signed-in people: navigation, content and the connection banner. */
function Shell({ children }: { children: Elements }) {
  const person = usePerson()
  const { homeTimeZone, homeWantsTimeZone, isServerClockInDoubt } = person
  const isFarOff = useSyncExternalStore(clock.subscribe, clock.isFarOff)
  const [searching, setSearching] = useState(false)
  const search = () => setSearching(true)
  usePaletteKey(search)
  const isRoom = useLocation().pathname === paths.controlPanel
  // There the switches come first, and the other rooms below them.
  const isPhone = useMedia('(max-width: 719px)')
  return (
    <div className={styles.shell}>
      <PageLink to="#main" className={styles.skip} onClick={skip}>
        Skip to content
      </PageLink>
      <Navigation onSearch={search} />
      <main id="main" tabIndex={-1} className={styles.main}>
        <div className={styles.content}>
          {(isFarOff || isServerClockInDoubt || homeWantsTimeZone) && (
            <PartPlace>
              <ClockNotices />
            </PartPlace>
          )}
          {homeTimeZone !== null && !homeWantsTimeZone && hasOtherClocks(homeTimeZone) && (
            <div className={styles.times}>
              <PartPlace instead={() => null}>
                <HomeTimes zone={homeTimeZone} />
              </PartPlace>
            </div>
          )}
          {isRoom && !isPhone && <RoomStrip />}
          {children}
          {isRoom && isPhone && <RoomStrip />}
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

/** Calls back when somebody presses Ctrl K or ⌘K, unless a dialog waits for an answer. */
function usePaletteKey(open: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event
    if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || shiftKey || altKey) return
    event.preventDefault()
    if (!document.querySelector('dialog[open]')) open()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
