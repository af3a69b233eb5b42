import { join } from 'node:path'
import { setFavouriteEndpoint } from '@roomwire/contracts/http/favourites.ts'
import { createSceneEndpoint } from '@roomwire/contracts/http/scenes.ts'
import { createScheduleEndpoint } from '@roomwire/contracts/http/schedules.ts'
import { settled } from '@roomwire/testing/browser/browser.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { countShifts, drawn, shiftSince } from '@roomwire/testing/browser/layout-shift.ts'
import { holdClock } from '@roomwire/testing/browser/page-clock.ts'
import { isConnected } from '@roomwire/testing/browser/page-parts.ts'
import { commitsSince, countRenders } from '@roomwire/testing/browser/renders.ts'
import {
  createHomeWithDevices,
  enterRoom,
  isLive,
  plateOf,
} from '@roomwire/testing/browser/room-pages.ts'
import {
  addDevice,
  addRoom,
  callApi,
  createTestFamily,
  createTestGuest,
  registerOwner,
  type TestPerson,
} from '@roomwire/testing/clients/api-client.ts'
import { startTestServer, stillClock } from '@roomwire/testing/worlds/test-server.ts'
import type { Page } from 'playwright'
import { expect, onTestFinished, test } from 'vitest'

/* Nothing on a page moves while it loads, in whatever order the server answers. */

const fixture = openBrowserFixture()

/** More than this is seen as a jump. */
const most = 0.02

const phone = { viewport: { width: 390, height: 844 } }
const desk = { viewport: { width: 1440, height: 900 } }

const lists = {
  rooms: '/api/rooms/my-rooms',
  devices: '/api/devices',
  favourites: '/api/favourites',
  guests: '/api/users/guest/list',
  family: '/api/users/family/list',
  owners: '/api/users/owner/list',
  codes: '/api/users/join-code/list',
  sessions: '/api/auth/sessions',
  ways: '/api/auth/ways-to-sign-in',
  schedules: '/api/schedules',
  scenes: '/api/scenes',
  history: '/api/history',
}
type List = keyof typeof lists

/** Keeps the answers of lists back; the answer of this function lets one through and waits until it is drawn. */
async function holdLists(page: Page, names: readonly List[]) {
  // A page gives up an answer after 15 s, which pass here on a busy machine.
  const waitOn = () =>
    void Object.assign(AbortSignal, { timeout: () => new AbortController().signal })
  await page.addInitScript(waitOn)
  await page.evaluate(waitOn)
  const held = names.map((name) => ({ name, ...Promise.withResolvers<void>() }))
  for (const { name, promise } of held) {
    await page.route(
      ({ pathname }) => pathname === lists[name] || pathname.startsWith(`${lists[name]}/`),
      async (route) => {
        await promise
        // The page that asked may be gone.
        await route.continue().catch(() => undefined)
      },
    )
  }
  return async (name: List) => {
    const answer = page.waitForResponse((one) => one.url().includes(lists[name]))
    held.find((one) => one.name === name)?.resolve()
    await (await answer).finished()
    await drawn(page)
  }
}

/** A home with something in every list. */
async function fullHome() {
  const home = await fixture.home('SC-000001', 'PC-000001', 'WLM-000001')
  const { owner } = home
  await addRoom(owner, 'Kitchen')
  await addDevice(owner, 'SC-000002')
  await createTestFamily(owner)
  await createTestGuest(owner, { now: Date.now() })
  const states = [{ device_identifier: 'SC-000001', pin: '18' as const, state: 1 }]
  await callApi(owner, createSceneEndpoint, { body: { name: 'Evening', states } })
  return home
}

const orders: readonly (readonly List[])[] = [
  ['codes', 'owners', 'family', 'guests', 'scenes', 'devices', 'rooms'],
  ['rooms', 'devices', 'guests', 'family', 'owners', 'codes', 'scenes'],
]

test('the dashboard moves by at most 0.02 while it loads, in any order', async () => {
  const { owner } = await fullHome()
  for (const device of [phone, desk]) {
    for (const order of orders) {
      let release: (name: List) => Promise<void> = () => Promise.resolve()
      const { page, context } = await fixture.visit(owner, {
        ...device,
        before: async (opened) => {
          await countShifts(opened)
          release = await holdLists(opened, order)
        },
      })
      await page.getByRole('heading', { level: 1 }).waitFor()
      for (const name of order) await release(name)
      await page.getByRole('heading', { name: 'Scenes' }).waitFor()
      await page.getByRole('heading', { name: 'Invitations' }).waitFor()
      await isConnected(page)
      const { shift, moved } = await shiftSince(page)
      const { width } = device.viewport
      console.log(`dashboard at ${width}, ${order[0]} first: shift ${shift.toFixed(4)}`)
      expect(shift, moved.join('\n')).toBeLessThanOrEqual(most)
      await context.close()
    }
  }
})

/** Everybody whose dashboard is not that of an owner with a full home. */
const others: Record<string, () => Promise<TestPerson>> = {
  'the owner of an empty home': () => registerOwner(fixture.stack.url),
  async 'the owner of a room without devices'() {
    const owner = await registerOwner(fixture.stack.url)
    await addRoom(owner, 'Kitchen')
    return owner
  },
  async 'the owner of a device without rooms'() {
    const owner = await registerOwner(fixture.stack.url)
    await addDevice(owner, 'SC-000001')
    return owner
  },
  'a family member': async () => createTestFamily((await fullHome()).owner),
  'a guest of the home': async () => createTestGuest((await fullHome()).owner, { now: Date.now() }),
  'a guest of a device in no room': async () =>
    createTestGuest((await fullHome()).owner, { now: Date.now(), device_identifier: 'SC-000002' }),
  async 'somebody with favourites'() {
    const { owner } = await fullHome()
    for (const pin of ['18', '19'] as const) {
      await callApi(owner, setFavouriteEndpoint, {
        body: { device_identifier: 'SC-000001', pin, is_favourite: true },
      })
    }
    return owner
  },
}

test.each(Object.keys(others))(
  'the dashboard of %s moves by at most 0.02 while it loads, whichever list comes first',
  async (who) => {
    const person = await others[who]?.()
    if (!person) throw new Error('nobody')
    for (const order of [
      ['rooms', 'devices', 'favourites'] as const,
      ['favourites', 'devices', 'rooms'] as const,
    ]) {
      let release: (name: List) => Promise<void> = () => Promise.resolve()
      const { page, context } = await fixture.visit(person, {
        ...phone,
        before: async (opened) => {
          await countShifts(opened)
          release = await holdLists(opened, order)
        },
      })
      await page.getByRole('heading', { level: 1 }).waitFor()
      const [first, second, last] = order
      await release(first)
      await release(second)
      // Their contents may have to be fetched, and stand by now.
      await settled(page, 1)
      await release(last)
      await isConnected(page)
      await settled(page)
      const { shift, moved } = await shiftSince(page)
      console.log(`dashboard of ${who}, ${order[0]} first: shift ${shift.toFixed(4)}`)
      expect(shift, moved.join('\n')).toBeLessThanOrEqual(most)
      await context.close()
    }
  },
)

test('a home without devices moves nothing where that is known last', async () => {
  const owner = await registerOwner(fixture.stack.url)
  await addRoom(owner, 'Kitchen')
  let release: (name: List) => Promise<void> = () => Promise.resolve()
  const { page } = await fixture.visit(owner, {
    ...phone,
    before: async (opened) => {
      await countShifts(opened)
      release = await holdLists(opened, ['devices'])
    },
  })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await settled(page, 1)
  await release('devices')
  await page.getByText('Three steps to your first lamp.').waitFor()
  await settled(page)
  const { shift, moved } = await shiftSince(page)
  expect(shift, moved.join('\n')).toBeLessThanOrEqual(most)
})

test('the steps of a new home, whose file comes last, move nothing', async () => {
  const owner = await registerOwner(fixture.stack.url)
  await addRoom(owner, 'Kitchen')
  const file = Promise.withResolvers<void>()
  const { page } = await fixture.visit(owner, {
    ...phone,
    before: async (opened) => {
      await countShifts(opened)
      await opened.route(/\/management-[^/]*\.js$/, async (route) => {
        await file.promise
        await route.continue()
      })
    },
  })
  await page.getByRole('heading', { name: 'Your Rooms' }).waitFor()
  await settled(page, 1)
  file.resolve()
  await page.getByText('Three steps to your first lamp.').waitFor()
  await page.getByText('Active Guests', { exact: true }).waitFor()
  const { shift, moved } = await shiftSince(page)
  expect(shift, moved.join('\n')).toBeLessThanOrEqual(most)
})

test('a room moves by at most 0.02 while it loads anew', async () => {
  const { owner } = await fullHome()
  for (const device of [phone, desk]) {
    const { page } = await fixture.visit(owner, { ...device, before: countShifts })
    await enterRoom(page)
    const release = await holdLists(page, ['devices', 'rooms'])
    await page.reload()
    const blocks = page.locator('main div[aria-busy=true]')
    await blocks.waitFor()
    await expect.poll(() => page.getByRole('article').count()).toBe(0)
    // The list of rooms holds the order of the plates: none ever changes its place.
    await release('devices')
    expect([await blocks.count(), await page.getByRole('article').count()]).toEqual([1, 0])
    await release('rooms')
    await plateOf(page, 'SC-000001').waitFor()
    await expect.poll(() => blocks.count()).toBe(0)
    await isLive(page)
    const { shift, moved } = await shiftSince(page)
    console.log(`room at ${device.viewport.width}: shift ${shift.toFixed(4)}`)
    expect(shift, moved.join('\n')).toBeLessThanOrEqual(most)
  }
})

test('a room that is opened anew stands in one step, without an empty frame', async () => {
  const { owner } = await fullHome()
  const { page } = await fixture.visit(owner, phone)
  await enterRoom(page)
  const answered = page.waitForResponse((one) => one.url().includes('/api/users/profile/'))
  const file = Promise.withResolvers<void>()
  await page.route('**/assets/control-panel-*.js', async (route) => {
    await file.promise
    await route.continue()
  })
  await page.addInitScript(() => {
    const frames: string[] = []
    const each = () => {
      const main = document.querySelector('main')
      if (main) frames.push(main.querySelector('article') ? 'plates' : (main.ariaBusy ?? 'empty'))
      requestAnimationFrame(each)
    }
    requestAnimationFrame(each)
    Object.assign(window, { shownByFrame: frames })
  })
  await page.reload({ waitUntil: 'commit' })
  await (await answered).finished()
  await page.getByText('Checking your session…').waitFor()
  file.resolve()
  await plateOf(page, 'SC-000001').waitFor()
  await drawn(page)
  const frames: string[] = await page.evaluate(() => Reflect.get(window, 'shownByFrame'))
  expect([...new Set(frames)]).toEqual(['true', 'plates'])
})

test('the settings move by at most 0.02 while they load', async () => {
  const { owner } = await fullHome()
  for (const device of [phone, desk]) {
    for (const order of [['sessions', 'ways'] as const, ['ways', 'sessions'] as const]) {
      let release: (name: List) => Promise<void> = () => Promise.resolve()
      const { page, context } = await fixture.visit(owner, {
        ...device,
        path: '/dashboard?view=settings',
        before: async (opened) => {
          await countShifts(opened)
          release = await holdLists(opened, order)
        },
      })
      await page.getByRole('heading', { name: 'Where you are signed in' }).waitFor()
      // Blocks stand by now where rows will be.
      await settled(page, order.length)
      for (const name of order) await release(name)
      await page.getByRole('heading', { name: 'Passkeys' }).waitFor()
      await settled(page)
      const { shift, moved } = await shiftSince(page)
      console.log(
        `settings at ${device.viewport.width}, ${order[0]} first: shift ${shift.toFixed(4)}`,
      )
      expect(shift, moved.join('\n')).toBeLessThanOrEqual(most)
      await context.close()
    }
  }
})

test('the schedules move by at most 0.02 while they load, on a phone and on a desk', async () => {
  const { owner } = await fullHome()
  const days = { kind: 'weekly' as const, days: [1, 2, 3, 4, 5, 6, 7] }
  for (const name of ['Morning', 'Evening']) {
    await callApi(owner, createScheduleEndpoint, {
      body: {
        name,
        rule: { days, time: { kind: 'clock', at: '18:00' }, spread: 0, from: null, until: null },
        pins: [{ device_identifier: 'SC-000001', pin: '18', state: 1 }],
        for_s: null,
      },
    })
  }
  for (const device of [phone, desk]) {
    let release: (name: List) => Promise<void> = () => Promise.resolve()
    const { page, context } = await fixture.visit(owner, {
      ...device,
      path: '/dashboard?view=schedules',
      before: async (opened) => {
        await countShifts(opened)
        release = await holdLists(opened, ['schedules'])
      },
    })
    const make = page.getByRole('button', { name: 'New schedule' })
    await make.waitFor()
    // Everything that the rooms beside it need has come by now.
    await settled(page, 1)
    const before = await make.boundingBox()
    await release('schedules')
    await page.getByRole('heading', { name: 'Evening' }).waitFor()
    await settled(page)
    const { shift, moved } = await shiftSince(page)
    expect(await make.boundingBox()).toEqual(before)
    console.log(`schedules at ${device.viewport.width}: shift ${shift.toFixed(4)}`)
    expect(shift, moved.join('\n')).toBeLessThanOrEqual(most)
    await context.close()
  }
})

test('the history moves by at most 0.02 while it loads, on a phone and on a desk', async () => {
  const { owner } = await fullHome()
  for (const device of [phone, desk]) {
    let release: (name: List) => Promise<void> = () => Promise.resolve()
    const { page, context } = await fixture.visit(owner, {
      ...device,
      path: '/dashboard?view=history',
      before: async (opened) => {
        await countShifts(opened)
        release = await holdLists(opened, ['history'])
      },
    })
    await page.getByRole('heading', { name: 'Activity' }).waitFor()
    await settled(page, 1)
    await release('history')
    await page.getByRole('figure').first().waitFor()
    await settled(page)
    const { shift, moved } = await shiftSince(page)
    console.log(`history at ${device.viewport.width}: shift ${shift.toFixed(4)}`)
    expect(shift, moved.join('\n')).toBeLessThanOrEqual(most)
    await context.close()
  }
})

test('DASH-2 the first room stands above the fold of a phone', async () => {
  const { owner } = await fullHome()
  const family = await createTestFamily(owner)
  for (const [person, names] of [
    [owner, ['Devices', 'Rooms', 'Active Guests', 'Family', 'Status']],
    [family, ['Devices', 'Rooms', 'Status']],
  ] as const) {
    const { page } = await fixture.live(person, phone)
    const figures = page.locator('dl', { has: page.getByText('Devices', { exact: true }) })
    await expect.poll(() => figures.getByRole('term').allInnerTexts()).toEqual(names)
    const line = await figures.boundingBox()
    const card = await page.getByRole('article').first().boundingBox()
    const drawn = page.getByRole('region', { name: 'Your home' }).getByRole('link').first()
    const cell = await drawn.boundingBox()
    if (!line || !card || !cell) throw new Error('The page shows no figures or no room')
    expect(line.height).toBeLessThanOrEqual(60)
    // First in the drawing of the home, and as a card below it.
    expect(cell.y + cell.height).toBeLessThanOrEqual(phone.viewport.height / 2)
    expect(card.y + card.height).toBeLessThanOrEqual(phone.viewport.height)
    expect(card.y + card.height).toBeLessThan(line.y)
    await expect.poll(() => figures.innerText()).not.toContain('–')
  }
})

test('entering a room fetches no file and leaves no frame blank', async () => {
  const { owner } = await fullHome()
  // Family is shown nothing on the dashboard that is written in the font of plates.
  const family = await createTestFamily(owner)
  for (const [person, isLive] of [
    [family, false],
    [owner, true],
  ] as const) {
    const { page } = await fixture.visit(person, {
      ...phone,
      before: async (opened) => {
        if (isLive) return
        await opened.route('**/api/auth/ws-ticket', () => undefined)
        // On a busy machine its list would grow old.
        await opened.addInitScript(
          (now) => void Object.assign(Date, { now: () => now }),
          Date.now(),
        )
      },
    })
    if (isLive) await isConnected(page)
    await settled(page, isLive ? 0 : 1)
    const files = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .flatMap(({ name }) => /[^/]+\.(js|woff2)$/.exec(name)?.[0] ?? []),
      )
    for (const file of [/^control-panel-/, /-mono-/]) {
      await expect.poll(files).toContainEqual(expect.stringMatching(file))
    }
    await page.evaluate(() => {
      // Rooms stand in articles, and so do plates.
      const count = () => document.querySelectorAll('main article').length
      const frames: number[] = []
      const each = () => {
        frames.push(count())
        requestAnimationFrame(each)
      }
      requestAnimationFrame(each)
      Object.assign(window, { articlesByFrame: frames })
    })
    const before = await files()
    // The page brings along what it knows of the devices.
    await page.getByText(/^3 devices/).waitFor()
    const release = await holdLists(page, ['devices'])
    await enterRoom(page)
    await plateOf(page, 'SC-000001').waitFor()
    const frames: number[] = await page.evaluate(() => Reflect.get(window, 'articlesByFrame'))
    const blank = frames.filter((articles) => articles === 0).length
    const fetched = (await files()).length - before.length
    console.log(`entering a room: ${blank} blank frames, ${fetched} files`)
    expect(blank).toBe(0)
    expect(await files()).toEqual(before)
    await release('devices')
  }
})

test('a phone reaches any other room from a room in one tap', async () => {
  const { owner } = await fullHome()
  for (const device of [phone, desk]) {
    const { page } = await fixture.live(owner, device)
    const marked = page.locator('[aria-current]').filter({ visible: true })
    await expect.poll(() => marked.allInnerTexts()).toEqual(['Home'])
    await enterRoom(page)
    // The bar of a phone stays at its rooms.
    const here = (room: string) => [
      ...(device === phone ? ['Rooms'] : []),
      expect.stringMatching(room),
    ]
    await expect.poll(() => marked.allInnerTexts()).toEqual(here('Living Room'))
    await page.getByRole('navigation').getByRole('link', { name: 'Kitchen' }).click()
    await page.getByRole('heading', { level: 1, name: 'Kitchen' }).waitFor()
    await expect.poll(() => marked.allInnerTexts()).toEqual(here('Kitchen'))
  }
})

/** Whether a text is an age: it renders by itself as time passes, and late on a busy machine. */
const isAge = (text: string) => /^Updated \d+ s ago$/.test(text)

test('a press runs at most 10 components in at most 2 commits, and moves nothing', async () => {
  const webFolder = join(import.meta.dirname, '../web/dist')
  const server = await startTestServer('sqlite', { webFolder, clock: stillClock() })
  onTestFinished(server.stop)
  const { owner, device, stop } = await createHomeWithDevices(
    server,
    'SC-000001',
    'PC-000001',
    'WLM-000001',
  )
  onTestFinished(stop)
  for (const size of [phone, desk]) {
    const { page } = await fixture.room(owner, {
      ...size,
      before: async (opened) => {
        await countRenders(opened)
        await countShifts(opened)
      },
    })
    const plate = plateOf(page, 'SC-000001')
    // Ages that pass and waits that end would render by themselves.
    await holdClock(page)
    // The first press also turns 'All off' on, and the status to LIVE.
    for (const [before, pin] of (['18', '19', '21'] as const).entries()) {
      // A busy machine draws late what the clock has brought.
      await expect
        .poll(async () => {
          await drawn(page)
          return commitsSince(page)
        })
        .toEqual([])
      await shiftSince(page)
      // Texts that count minutes change with each press.
      server.clock.advance(60_000)
      const state = device('SC-000001').state().pins[pin] ? 0 : 1
      await plate.getByRole('button', { name: new RegExp(`^Turn O.+ Pin ${pin}$`) }).click()
      await expect.poll(() => device('SC-000001').state().pins[pin]).toBe(state)
      await page.getByText(new RegExp(`^${before + 1} live update`)).waitFor()
      const commits = (await commitsSince(page)).filter((texts) => !texts.every(isAge))
      const ran = commits.flat()
      const { shift, moved } = await shiftSince(page)
      console.log(
        `press at ${size.viewport.width}: ${ran.length} components in ${commits.length} commits, shift ${shift.toFixed(4)}`,
      )
      expect(commits.length, JSON.stringify(commits)).toBeLessThanOrEqual(2)
      // Each time on the page is one of its own.
      expect(ran.length, ran.join('\n')).toBeLessThanOrEqual(10)
      // The badge's own text grows from ON to OFF.
      expect(shift, moved.join('\n')).toBeLessThan(0.001)
    }
  }
})
