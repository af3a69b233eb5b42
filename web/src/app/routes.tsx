import { lazy, type ReactNode, Suspense } from 'react'
import { session } from '../api/this-session.ts'
import { paths } from '../paths.ts'
import { PartBoundary } from '../ui/part-boundary.tsx'
import { partFile } from '../ui/part-file.tsx'
import { useLocation } from '../ui/router/page-location.ts'
import { Redirect } from '../ui/router/router.tsx'
import { Anybody, SignedInOnly, SignedOutOnly } from './guards.tsx'

const LandingPage = lazy(async () => ({
  default: (await import('../pages/fetched-landing-page.tsx')).FetchedLandingPage,
}))
const LoginPage = lazy(async () => ({
  default: (await import('../pages/login-page.tsx')).LoginPage,
}))
const RegisterPage = lazy(async () => ({
  default: (await import('../pages/register-page.tsx')).RegisterPage,
}))
const JoinPage = lazy(async () => ({ default: (await import('../pages/join-page.tsx')).JoinPage }))
const area = partFile(async () => (await import('./signed-in-area.tsx')).SignedInArea)
const dashboard = partFile(async () => (await import('../pages/dashboard-page.tsx')).DashboardPage)
const controlPanel = partFile(
  async () => (await import('../pages/control-panel-page.tsx')).ControlPanelPage,
)
const { Part: DeviceManagerPage } = partFile(
  async () => (await import('../pages/device-manager-page.tsx')).DeviceManagerPage,
)
const { Part: RegisterDevicePage } = partFile(
  async () => (await import('../pages/register-device-page.tsx')).RegisterDevicePage,
)
const { Part: ReassignPage } = partFile(
  async () => (await import('../pages/reassign-page.tsx')).ReassignPage,
)

// For who works on the page: `npm run dev` only.
const ComponentsPage = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import('./dev/components-page.tsx')).ComponentsPage }))
  : null

/** Fetches the pages behind the sign-in, so that they are there when the server has answered. */
function prepare() {
  void area.fetchPart()
  const { fetchPart } = location.pathname === paths.controlPanel ? controlPanel : dashboard
  void fetchPart()
}

/** Fetches the two pages between which people go back and forth. */
function prepareRooms() {
  void controlPanel.fetchPart()
  void dashboard.fetchPart()
}

// The pages behind the sign-in load while the stored session is checked.
if (session.current()) prepare()

/** The pages for people who are signed in (spec §2). */
const signedInPages: Record<string, () => ReactNode> = {
  [paths.dashboard]: () => <dashboard.Part />,
  [paths.controlPanel]: () => <controlPanel.Part />,
  [paths.manageDevices]: () => <DeviceManagerPage />,
  [paths.registerDevice]: () => <RegisterDevicePage />,
  [paths.reassignDevice]: () => <ReassignPage />,
}

/** The pages for visitors. */
const visitorPages: Record<string, () => ReactNode> = {
  [paths.landing]: () => <LandingPage />,
  [paths.login]: () => <LoginPage prepare={prepare} />,
  [paths.register]: () => <RegisterPage prepare={prepare} />,
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
function pageAt(pathname: string): ReactNode {
  const path = pathname.toLowerCase().replace(/(?!^)\/+$/, '')
  const signedIn = signedInPages[path]
  const visitor = visitorPages[path]
  if (signedIn) {
    return (
      <SignedInOnly>
        <area.Part prepareRooms={prepareRooms}>{signedIn()}</area.Part>
      </SignedInOnly>
    )
  }
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
