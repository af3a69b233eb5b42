import { lazy, Suspense } from 'react'
import { Navigate, Route, Routes } from 'react-router'
import { session } from '../api/this-session.ts'
import { paths } from '../paths.ts'
import { Anybody, SignedInOnly, SignedOutOnly } from './guards.tsx'
import { pageFile } from './page-file.tsx'

const load = {
  landing: async () => ({
    default: (await import('../pages/fetched-landing-page.tsx')).FetchedLandingPage,
  }),
  login: async () => ({ default: (await import('../pages/login-page.tsx')).LoginPage }),
  register: async () => ({ default: (await import('../pages/register-page.tsx')).RegisterPage }),
  join: async () => ({ default: (await import('../pages/join-page.tsx')).JoinPage }),
  area: async () => ({ default: (await import('./signed-in-area.tsx')).SignedInArea }),
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
const SignedInArea = lazy(load.area)
const dashboard = pageFile(async () => (await import('../pages/dashboard-page.tsx')).DashboardPage)
const controlPanel = pageFile(
  async () => (await import('../pages/control-panel-page.tsx')).ControlPanelPage,
)
const DeviceManagerPage = lazy(load.manageDevices)
const RegisterDevicePage = lazy(load.registerDevice)
const ReassignPage = lazy(load.reassignDevice)

/** Fetches the pages behind the sign-in, so that they are there when the server has answered. */
function prepare() {
  void load.area()
  const { fetchPage } = location.pathname === paths.controlPanel ? controlPanel : dashboard
  void fetchPage()
}

/** Fetches the two pages between which people go back and forth. */
function prepareRooms() {
  void controlPanel.fetchPage()
  void dashboard.fetchPage()
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
          <Route element={<SignedInArea prepareRooms={prepareRooms} />}>
            <Route path={paths.dashboard} element={<dashboard.Page />} />
            <Route path={paths.controlPanel} element={<controlPanel.Page />} />
            <Route path={paths.manageDevices} element={<DeviceManagerPage />} />
            <Route path={paths.registerDevice} element={<RegisterDevicePage />} />
            <Route path={paths.reassignDevice} element={<ReassignPage />} />
          </Route>
        </Route>
        <Route path="*" element={<Navigate to={paths.landing} replace />} />
      </Routes>
    </Suspense>
  )
}
