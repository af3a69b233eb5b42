import { openVisitor } from '@roomwire/testing/browser/browser.ts'
import type { TestHome } from '@roomwire/testing/browser/room-pages.ts'
import { isLive } from '@roomwire/testing/browser/room-pages.ts'
import type { Browser, BrowserContextOptions } from 'playwright'
import { type LargeRoomFigures, largeRoomRound } from './large-room.ts'
import { figuresOfVisit, msUntilPainted, slowDown, type VisitFigures, watchVisit } from './visit.ts'

/** The figures of one round for a page at a width. */
export type WebSample = {
  page: 'dashboard' | 'room' | 'room of 100 devices'
  width: number
  cache: 'cold' | 'warm'
  values: Partial<VisitFigures & LargeRoomFigures & { unslowedEnterMs: number }>
}

const widths = [390, 1440]

const viewportOf = (width: number) => ({ width, height: width < 700 ? 844 : 900 })

/** Measures the room of very many devices of a home at each width once. */
export async function largeRoomsRound({ home, ...who }: Who): Promise<WebSample[]> {
  const samples: WebSample[] = []
  for (const width of widths) {
    const at = { ...who, url: home.owner.url, roomName: 'Living Room', viewport: viewportOf(width) }
    const values = await largeRoomRound(at)
    samples.push({ page: 'room of 100 devices', width, cache: 'cold', values })
  }
  return samples
}

type Who = {
  browser: Browser
  home: TestHome
  /** The storage of a signed-in person's browser. */
  storageState: NonNullable<BrowserContextOptions['storageState']>
}

/** Measures each page at each width once, with an empty cache and with a full one. */
export async function webRound(who: Who): Promise<WebSample[]> {
  const samples: WebSample[] = []
  for (const width of widths) {
    samples.push(...(await visitsOf('dashboard', width, who)))
    samples.push(...(await visitsOf('room', width, who)))
  }
  return samples
}

async function visitsOf(
  page: WebSample['page'],
  width: number,
  { browser, home, storageState }: Who,
): Promise<WebSample[]> {
  const viewport = viewportOf(width)
  const visitor = await openVisitor(browser, { storageState, viewport })
  const tab = visitor.page
  await slowDown(tab)
  await watchVisit(tab)
  const { url } = home.owner
  if (page === 'room') {
    const usr = { roomId: home.roomId, roomName: 'Living Room' }
    // A room is opened again: its navigation state is what a reload leaves.
    await tab.addInitScript((state) => history.replaceState(state, ''), { usr, key: 'a', idx: 0 })
  }
  const address = url + (page === 'room' ? '/controlpanel' : '/dashboard')
  const cold = await figuresOfVisit(tab, address)
  await tab.goto('about:blank')
  const warm = await figuresOfVisit(tab, address)
  const more = page === 'dashboard' ? await entering(tab) : await pressing(tab)
  await visitor.context.close()
  const unslowed =
    page === 'dashboard' ? await enteringUnslowed(address, { browser, storageState, viewport }) : {}
  return [
    { page, width, cache: 'cold', values: cold },
    { page, width, cache: 'warm', values: { ...warm, ...more, ...unslowed } },
  ]
}

type Tab = Awaited<ReturnType<typeof openVisitor>>['page']

async function entering(tab: Tab) {
  const link = tab.getByRole('link', { name: 'Enter Room Living Room' })
  // Only a plate has buttons with these words.
  return { enterMs: await msUntilPainted(tab, () => link.click(), 'Turn O') }
}

/** The same, for the first time, on this machine as it is. */
async function enteringUnslowed(
  address: string,
  { browser, ...options }: Pick<Who, 'browser' | 'storageState'> & BrowserContextOptions,
) {
  const { page: tab, context } = await openVisitor(browser, options)
  await watchVisit(tab)
  await figuresOfVisit(tab, address)
  await tab.goto('about:blank')
  await figuresOfVisit(tab, address)
  const { enterMs: unslowedEnterMs } = await entering(tab)
  await context.close()
  return { unslowedEnterMs }
}

async function pressing(tab: Tab) {
  await isLive(tab)
  const pin = tab.getByRole('button', { name: /^Turn ON/ }).first()
  const name = await pin.textContent()
  const pressed = `${name?.replace('Turn ON', 'Turn OFF')}`
  return { pressMs: await msUntilPainted(tab, () => pin.click(), pressed) }
}
