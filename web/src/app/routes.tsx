import { lazy, Suspense } from 'react'
import { Navigate, Route, Routes } from 'react-router'
import { session } from '../api/this-session.ts'
import { paths } from '../paths.ts'
import { partFile } from '../ui/part-file.tsx'
import { Anybody, SignedInOnly, SignedOutOnly } from './guards.tsx'

const load = {
  landing: async () => ({
    default: (await import('../pages/fetched-landing-page.tsx')).FetchedLandingPage,
  }),
  login: async () => ({ default: (await import('../pages/login-page.tsx')).LoginPage }),
  register: async () => ({ default: (await import('../pages/register-page.tsx')).RegisterPage }),
  join: async () => ({ default: (await import('../pages/join-page.tsx')).JoinPage }),
  manageDevices: async () => ({
    default: (await import('../pages/device-manager-page.tsx')).DeviceManagerPage,
  }),
  registerDevice: async () => ({
    default: (await import('../pages/register-device-page.tsx')).RegisterDevicePage,
  }),
  reassignDevice: async () => ({
    default: (await import('../pages/reassign-page.tsx')).ReassignPage,
  }),
}

const LandingPage = lazy(load.landing)
const LoginPage = lazy(load.login)
const RegisterPage = lazy(load.register)
const JoinPage = lazy(load.join)
const area = partFile(async () => (await import('./signed-in-area.tsx')).SignedInArea)
const dashboard = partFile(async () => (await import('../pages/dashboard-page.tsx')).DashboardPage)
const controlPanel = partFile(
  async () => (await import('../pages/control-panel-page.tsx')).ControlPanelPage,
)
const DeviceManagerPage = lazy(load.manageDevices)
const RegisterDevicePage = lazy(load.registerDevice)
const ReassignPage = lazy(load.reassignDevice)

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

/** Which page stands at which path, and who may see it (spec §2). */
export function AppRoutes() {
  return (
    <Suspense fallback={null}>
      <Routes>
        <Route element={<SignedOutOnly />}>
          <Route path={paths.landing} element={<LandingPage />} />
          <Route path={paths.login} element={<LoginPage prepare={prepare} />} />
          <Route path={paths.register} element={<RegisterPage prepare={prepare} />} />
        </Route>
        <Route element={<Anybody />}>
          <Route path={paths.join} element={<JoinPage />} />
        </Route>
        <Route element={<SignedInOnly />}>
          <Route element={<area.Part prepareRooms={prepareRooms} />}>
            <Route path={paths.dashboard} element={<dashboard.Part />} />
            <Route path={paths.controlPanel} element={<controlPanel.Part />} />
            <Route path={paths.manageDevices} element={<DeviceManagerPage />} />
            <Route path={paths.registerDevice} element={<RegisterDevicePage />} />
            <Route path={paths.reassignDevice} element={<ReassignPage />} />
          </Route>
        </Route>
        {ComponentsPage && <Route path="/dev/components" element={<ComponentsPage />} />}
        <Route path="*" element={<Navigate to={paths.landing} replace />} />
      </Routes>
    </Suspense>
  )
}
