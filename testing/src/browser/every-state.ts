import type { Page } from 'playwright'
import { holdClock, passUntil } from './page-clock.ts'
import { moduleOf, moduleShows, plateOf, type TestHome } from './room-pages.ts'

/** The devices of a room in which `showEveryState` can be shown. */
export const everyStateDevices = ['SC-000001', 'SC-000002', 'SC-000003'] as const

/** Where each state of a pin is then: the device, and the pin's name. */
export const everyState = [
  ['on', 'SC-000001', 'Pin 18'],
  ['off', 'SC-000001', 'Pin 19'],
  ['failed', 'SC-000001', 'Pin 21'],
  ['asked', 'SC-000002', 'Pin 19'],
  ['not confirmed', 'SC-000002', 'Pin 18'],
  ['offline', 'SC-000003', 'Pin 18'],
] as const

/**
 * Brings the pins of a room into every state at once, on a page that is open. The page's clock
 * stands still from then on.
 */
export async function showEveryState(page: Page, device: TestHome['device']): Promise<void> {
  const press = (identifier: string, name: string) =>
    plateOf(page, identifier).getByRole('button', { name }).click()
  const pinOf = (identifier: string, name: string) => moduleOf(plateOf(page, identifier), name)
  device('SC-000001').touch(12)
  await moduleShows(pinOf('SC-000001', 'Pin 18'), 'ON')
  device('SC-000001').refuse(true)
  device('SC-000002').deaf(true)
  await device('SC-000003').stop()
  await moduleShows(plateOf(page, 'SC-000003'), /^Offline/)
  await press('SC-000002', 'Turn ON Pin 18')
  await moduleShows(pinOf('SC-000002', 'Pin 18'), 'Not confirmed')
  // It is pending for 5 s of the page's clock.
  await holdClock(page)
  await press('SC-000001', 'Turn ON Pin 21')
  await moduleShows(pinOf('SC-000001', 'Pin 21'), 'Control failed')
  await press('SC-000002', 'Turn ON Pin 19')
  const asked = pinOf('SC-000002', 'Pin 19').getByText('Sending…', { exact: true })
  await passUntil(page, () => asked.isVisible(), 50)
}
