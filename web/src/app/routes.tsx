import { plainPath } from '@roomwire/contracts/vocabulary/page-paths.ts'
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { session } from '../api/this-session.ts'
import { tank } from '../features/devices/plate/tank-file.ts'
import { keptInvitation } from '../features/members/invitation.ts'
import { readRoomPlace, roomPart } from '../features/rooms/room-place.ts'
import { SignedInContext, useAuth } from '../features/sign-in/use-auth.ts'
import { paths } from '../paths.ts'
import { useLasting } from '../ui/browser/use-lasting.ts'
import type { Elements } from '../ui/layout/elements.ts'
import { partFile } from '../ui/lazy/part-file.tsx'
import { PartBoundary } from '../ui/lazy/part-place.tsx'
import { Mark } from '../ui/look/logo.tsx'
import { Redirect, useLocation } from '../ui/router/router.tsx'
import styles from './routes.module.css'

const LandingPage = lazy(async () => ({
  default: (await import('../pages/fetched-landing-page.tsx')).FetchedLandingPage,
}))
const LoginPage = lazy(async () => ({
  default: (await import('../pages/login-page.tsx')).LoginPage,
}))
const RegisterPage = lazy(async () => ({
  default: (await import('../pages/register-page.tsx')).RegisterPage,
}))
const RestorePage = lazy(async () => ({
  default: (await import('../pages/restore/restore-page.tsx')).RestorePage,
}))
const JoinPage = lazy(async () => ({ default: (await import('../pages/join-page.tsx')).JoinPage }))
const area = partFile(async () => (await import('./shell/signed-in-area.tsx')).SignedInArea)
const dashboard = partFile(
  async () => (await import('../pages/dashboard/dashboard-page.tsx')).DashboardPage,
)
const controlPanel = partFile(
  async () => (await import('../pages/control-panel/control-panel-page.tsx')).ControlPanelPage,
)
const deviceManager = partFile(
  async () => (await import('../pages/device-manager-page.tsx')).DeviceManagerPage,
)
const registerDevice = partFile(
  async () => (await import('../pages/register-device-page.tsx')).RegisterDevicePage,
)
const reassign = partFile(async () => (await import('../pages/reassign-page.tsx')).ReassignPage)

// For who works on the page: `npm run dev` only.
const ComponentsPage = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import('./dev/components-page.tsx')).ComponentsPage }))
  : null

/** The pages for people who are signed in (spec §2). */
const signedInPages: Record<string, typeof dashboard> = {
  [paths.dashboard]: dashboard,
  [paths.controlPanel]: controlPanel,
  [paths.manageDevices]: deviceManager,
  [paths.registerDevice]: registerDevice,
  [paths.reassignDevice]: reassign,
}

/** Fetches the page at this address, so that it is there when the server has answered. */
function prepare() {
  fetchWithFrame(signedInPages[plainPath(location.pathname)] ?? dashboard)
}

function fetchWithFrame(page: typeof dashboard) {
  for (const { fetchPart } of [area, page]) {
    // A failure is shown where the part stands.
    fetchPart().catch(() => undefined)
  }
}

/** Fetches the two pages between which people go back and forth, and the tank and the font that plates add. */
function prepareRooms() {
  for (const { fetchPart } of [controlPanel, dashboard, tank]) {
    // A failure is shown where the part stands.
    fetchPart().catch(() => undefined)
  }
  fetchPlateFont()
}

// The pages behind the sign-in load while the stored session is checked.
if (session.current()) prepare()

/** The pages for visitors. */
const visitorPages: Record<string, () => Elements> = {
  [paths.landing]: () => <LandingPage />,
  [paths.login]: () => <LoginPage prepare={prepare} />,
  [paths.register]: () => <RegisterPage prepare={prepare} />,
  [paths.restore]: () => <RestorePage />,
}

/** Whether a page is one of the two between which people go back and forth, and its file is here. */
export function isPageHere({ pathname, search }: { pathname: string; search: string }): boolean {
  // The views of the dashboard have files of their own.
  if (search !== '') return false
  const path = plainPath(pathname)
  if (path === paths.controlPanel) return area.isHere() && controlPanel.isHere()
  return path === paths.dashboard && area.isHere() && dashboard.isHere()
}

/** The card of a room becomes its page, and again its card on the way back. */
export function partOf({ pathname, state }: { pathname: string; state: unknown }): string | null {
  const place = plainPath(pathname) === paths.controlPanel ? readRoomPlace(state) : null
  return place && roomPart(place.roomId)
}

/** Shows the page that stands at the path. */
export function AppRoutes() {
  const { pathname } = useLocation()
  return (
    <PartBoundary>
      <Suspense fallback={null}>{pageAt(pathname)}</Suspense>
    </PartBoundary>
  )
}

/** Which page stands at which path, and who may see it (spec §2). Pages of one kind share their frame. */
function pageAt(pathname: string): Elements {
  const path = plainPath(pathname)
  const signedIn = signedInPages[path]
  const visitor = visitorPages[path]
  if (signedIn) return <SignedInPage page={signedIn} />
  if (visitor) return <SignedOutOnly>{visitor()}</SignedOutOnly>
  if (path === paths.join) {
    return (
      <Anybody>
        <JoinPage />
      </Anybody>
    )
  }
  if (ComponentsPage && path === '/dev/components') return <ComponentsPage />
  return <Redirect to={paths.landing} />
}

function SignedInPage({ page }: { page: typeof dashboard }) {
  const isSignedIn = useSyncExternalStore(session.subscribe, session.current) !== null
  useEffect(() => {
    if (isSignedIn) fetchWithFrame(page)
  }, [isSignedIn, page])
  const areFetched = [area.useIsFetched(), page.useIsFetched()].every(Boolean)
  return (
    <SignedInOnly areFetched={areFetched}>
      <area.Part prepareRooms={prepareRooms}>
        <page.Part />
      </area.Part>
    </SignedInOnly>
  )
}

type Guarded = { children: Elements }

/**
 * Pages for people who are signed in. Everybody else signs in first (NAV-3). Who waits for the server
 * waits for the files of the page as well: it then stands in one step, with no empty one before.
 */
function SignedInOnly({
  areFetched,
  children,
}: Guarded & {
  /** Whether the files of the page are here. */
  areFetched: boolean
}) {
  const auth = useAuth()
  // Later pages come while the one before stands.
  const [isOpen, setOpen] = useState(auth.state !== 'loading')
  if (!isOpen && auth.state === 'authenticated') {
    if (!areFetched) return <CheckingSession />
    setOpen(true)
  }
  if (auth.state !== 'authenticated') {
    if (auth.state === 'loading') return <CheckingSession />
    return <Redirect to={session.isGone() ? paths.landing : paths.login} />
  }
  return <SignedInContext value={auth}>{children}</SignedInContext>
}

/**
 * Pages for visitors. People who are signed in go to their dashboard (NAV-1, NAV-2),
 * or join a home first.
 */
function SignedOutOnly({ children }: Guarded) {
  const auth = useAuth()
  if (auth.state === 'loading') return <CheckingSession />
  if (auth.state === 'authenticated') {
    return <Redirect to={keptInvitation() ? paths.join : paths.dashboard} />
  }
  return children
}

/** Pages for both, as soon as the page knows who is there. */
function Anybody({ children }: Guarded) {
  const auth = useAuth()
  if (auth.state === 'loading') return <CheckingSession />
  return (
    <SignedInContext value={auth.state === 'authenticated' ? auth : null}>
      {children}
    </SignedInContext>
  )
}

/** Renders nothing, so that a signed-in person does not see a form for a moment. */
function CheckingSession() {
  const long = useLasting(true, 300, 0)
  return (
    <main className={styles.checking} aria-busy="true">
      <Mark />
      <p>{long ? 'Checking your session…' : '\u00a0'}</p>
    </main>
  )
}

/**
 * Fetches the font of identifiers before one is shown. A page that meets it first lays out its plates
 * twice, and looks for four fonts of the system meanwhile.
 */
function fetchPlateFont(): void {
  // Without it they are written in a font of the system.
  document.fonts.load('1em "Atkinson Hyperlegible Mono Variable"').catch(() => undefined)
}
