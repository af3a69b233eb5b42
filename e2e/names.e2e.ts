/** Names are data: pages show them unchanged, and nothing in them runs. */

import { listDevicesEndpoint, mapRoomEndpoint } from '@roomwire/contracts/http/devices.ts'
import { changeProfileEndpoint } from '@roomwire/contracts/http/own-account.ts'
import {
  enterBySidebar,
  inGroups,
  namesInPages,
  openNamePages,
  sidebar,
} from '@roomwire/testing/browser/name-pages.ts'
import { foundNamedHome, inLots, type NamedRoom } from '@roomwire/testing/browser/named-home.ts'
import { inRoomMenu } from '@roomwire/testing/browser/room-pages.ts'
import {
  eachInside,
  inside,
  questionsBehind,
  textsOf,
} from '@roomwire/testing/browser/shown-names.ts'
import { callApi, registerOwner, type TestPerson } from '@roomwire/testing/clients/api-client.ts'
import { openLivePage } from '@roomwire/testing/clients/live-page.ts'
import { longNames, oneOfEachKind, turningNames } from '@roomwire/testing/fixtures/hostile-names.ts'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'

const { fixture, open, among, exactly, deeds } = openNamePages('rooms, devices and pins')

const phone = { viewport: { width: 390, height: 844 } }

const namesOf = (rooms: readonly NamedRoom[]) => rooms.map(({ room }) => room)

test.each(inGroups(namesInPages, 125).map((names, at) => ({ names, home: at + 1 })))(
  'R-36 names arrive unchanged in every page, and none runs (home $home)',
  async ({ names }) => {
    const { owner, rooms } = await foundNamedHome(fixture.stack.url, names)
    await lookAtAnswers(owner, rooms)

    const page = await open(owner, { path: '/devices/manage' })
    await page
      .locator('tbody tr')
      .nth(names.length - 1)
      .waitFor()
    exactly('devices to manage', await textsOf(page, 'td:nth-child(1) > span:first-child'), names)
    exactly('rooms of devices', await textsOf(page, 'td:nth-child(7)'), names)
    const manage = await textsOf(page, 'td:nth-child(8) .visually-hidden')
    exactly('buttons of devices', eachInside(manage, ' '), names)

    await page.goto(`${owner.url}/dashboard`)
    await page
      .locator('article h3')
      .nth(names.length - 1)
      .waitFor()
    await page
      .locator(sidebar)
      .nth(names.length - 1)
      .waitFor()
    exactly('cards', await textsOf(page, 'article h3'), names)
    exactly('ways in', eachInside(await textsOf(page, 'article a .visually-hidden'), ' '), names)
    exactly('sidebar', await textsOf(page, `${sidebar} span:first-child`), names)
    await lookAtGuestDialog(page, rooms)
    await lookAtRooms(page, rooms)
    await lookAtPlates(page, owner, rooms)
  },
)

/** Checks the server's texts about a home, in answers and over the live socket. */
async function lookAtAnswers(owner: TestPerson, rooms: readonly NamedRoom[]) {
  const { devices } = await callApi(owner, listDevicesEndpoint, {})
  const live = await openLivePage(owner)
  const watched = []
  for (const { roomId } of rooms) watched.push(...(await live.watch(roomId)))
  await live.close()
  for (const [way, list] of Object.entries({ HTTP: devices, live: watched })) {
    const named = list.map(({ deviceIdentifier, device_name, room_name, pins, outputs }) => ({
      identifier: deviceIdentifier,
      device: device_name,
      room: room_name,
      pin: Object.values({ ...pins, ...outputs }).find(({ name }) => name !== null)?.name,
    }))
    for (const room of rooms) {
      const one = named.find(({ identifier }) => identifier === room.identifier)
      for (const kind of ['room', 'device', 'pin'] as const) {
        exactly(`${way}: ${kind}`, [one?.[kind] ?? ''], [room[kind]])
      }
    }
  }
}

async function lookAtGuestDialog(page: Page, rooms: readonly NamedRoom[]) {
  await page.getByRole('button', { name: 'Create Guest', exact: true }).click()
  // Else the devices are those of the room that is proposed.
  await page.locator('dialog select').first().selectOption({ label: 'Full Access' })
  await page
    .locator('dialog option')
    .nth(rooms.length * 2 + 1)
    .waitFor({ state: 'attached' })
  const options = await page.evaluate(() =>
    [...document.querySelectorAll('dialog select')].map((select) =>
      [...select.querySelectorAll('option')]
        .map(({ textContent }) => textContent ?? '')
        .filter((text) => text !== 'Full Access' && text !== 'All devices'),
    ),
  )
  exactly('rooms to choose', options[0] ?? [], namesOf(rooms))
  // The ends of its identifier distinguish a device from others.
  const devices = (options[1] ?? []).map((text) => text.replace(/, [\w-]+(…\w+)?$/, ''))
  exactly(
    'devices to choose',
    devices,
    rooms.map(({ device }) => device),
  )
  await page.locator('dialog').getByRole('button', { name: 'Close' }).click()
}

/** Goes into every fourth room by the sidebar. */
async function lookAtRooms(page: Page, rooms: readonly NamedRoom[]) {
  const seen = await page.evaluate(async (links) => {
    const seen = []
    const text = (desired: string) => document.querySelector(desired)?.textContent ?? ''
    const all = [...document.querySelectorAll<HTMLElement>(links)]
    for (const link of all.filter((_link, at) => at % 4 === 0)) {
      // Longer than a busy machine needs.
      const late = Date.now() + 240_000
      link.click()
      while (link.ariaCurrent !== 'page' || !document.querySelector('main article h3')) {
        if (Date.now() > late) throw new Error(`No page of ${link.textContent}`)
        await new Promise((resolve) => setTimeout(resolve, 1))
      }
      const room = link.firstElementChild?.textContent ?? ''
      seen.push({ room, heading: text('h1'), title: text('title'), device: text('article h3') })
    }
    return seen
  }, sidebar)
  for (const { room, heading, title, device } of seen) {
    const known = rooms.find((one) => one.room === room)
    exactly('heading of a room', [heading], [known?.room ?? ''])
    exactly('title of a document', [inside(title, '', ' – Roomwire')], [known?.room ?? ''])
    exactly('device of a room', [device], [known?.device ?? ''])
  }
}

/** Every device in one room, and with it every pin in one page. */
async function lookAtPlates(page: Page, owner: TestPerson, rooms: readonly NamedRoom[]) {
  const [first] = rooms
  if (!first) return
  await inLots(rooms, ({ identifier }) =>
    callApi(owner, mapRoomEndpoint, {
      body: { deviceIdentifier: identifier, room_id: first.roomId },
    }),
  )
  await enterBySidebar(page, first.room)
  await drawAllPlates(page, rooms)
  const devices = rooms.map(({ device }) => device)
  exactly('plates', await textsOf(page, 'article h3'), devices)
  for (const action of ['Reassign', 'Remove']) {
    const buttons = await textsOf(page, 'article footer button')
    const these = buttons.filter((text) => text.startsWith(`${action} `))
    exactly(action, eachInside(these, `${action} `), devices)
  }
  const pins = rooms.map(({ pin }) => pin)
  among('pins', await textsOf(page, 'article li div, article li span'), pins)
}

/** So many devices are rows until tiles are chosen. What is near the window is drawn: in one so high, all. */
async function drawAllPlates(page: Page, rooms: readonly NamedRoom[]) {
  await page.setViewportSize({ width: 1280, height: 20_000 })
  await page
    .locator('article h3[data-device]')
    .nth(rooms.length - 1)
    .waitFor()
  exactly(
    'rows',
    await textsOf(page, 'article h3'),
    rooms.map(({ device }) => device),
  )
  await (await inRoomMenu(page, 'Show tiles')).click()
  await page
    .locator('article footer button', { hasText: 'Remove' })
    .nth(rooms.length - 1)
    .waitFor()
}

test('R-36 the test notices a name that runs, makes a request, or opens a dialog', async () => {
  const page = await open(await registerOwner(fixture.stack.url))
  const [done] = deeds.splice(-1)
  await page.evaluate(() => {
    Reflect.set(window, 'executed', 1)
    setTimeout(() => {
      alert('executed')
      // Work left when a page goes is never done.
      location.assign('https://evil.example/')
    })
  })
  await expect
    .poll(() => done?.map((deed) => deed.split(':')[0]).sort())
    .toEqual(['a name ran at /dashboard', 'asked', 'dialog'])
})

test('R-36 a question keeps its direction of reading after the name in it', async () => {
  const names = [...new Set([...turningNames, ...oneOfEachKind])]
  const { owner, rooms } = await foundNamedHome(fixture.stack.url, names)
  const [first] = rooms
  await inLots(rooms, ({ identifier }) =>
    callApi(owner, mapRoomEndpoint, {
      body: { deviceIdentifier: identifier, room_id: first?.roomId ?? 0 },
    }),
  )
  const page = await open(owner)
  await page.locator(sidebar).first().waitFor()
  await enterBySidebar(page, first?.room ?? '')
  await drawAllPlates(page, rooms)
  const asked = await questionsBehind(page, 'article footer button', 'Remove')
  expect(asked).toHaveLength(rooms.length)
  expect(asked.filter(({ endsLast }) => !endsLast)).toEqual([])
  const titles = asked.map(({ title }) => title)
  exactly(
    'Remove?',
    eachInside(eachInside(titles, 'Remove ', '?'), '', ` from \u2068${first?.room}\u2069`),
    names,
  )
})
test('R-36 no name makes a phone scroll sideways, and none is cut off', async () => {
  const { owner, rooms } = await foundNamedHome(fixture.stack.url, longNames)
  await callApi(owner, changeProfileEndpoint, { body: { username: 'W'.repeat(64) } })
  const page = await open(owner, { profile: phone })
  const isWhole = async (text: string) => {
    await page.evaluate(() =>
      Promise.all(document.getAnimations().map((animation) => animation.finished)),
    )
    const beyond = await page.evaluate(() => {
      const edge = document.documentElement.clientWidth
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const wide: string[] = []
      while (texts.nextNode()) {
        const text = texts.currentNode
        // The strip of rooms scrolls by itself. The house shortens names, which stand whole on the cards below it.
        const shortened = 'nav[aria-label=Rooms], [aria-label="Rooms of the house"]'
        const unseen = `.visually-hidden, [role=status], select, script, ${shortened}`
        if (text.parentElement?.closest(unseen)) continue
        const range = document.createRange()
        range.selectNodeContents(text)
        if (range.getBoundingClientRect().right > edge) wide.push(text.textContent ?? '')
      }
      const scrolls = document.documentElement.scrollWidth > edge ? ['the page'] : []
      return [...scrolls, ...wide]
    })
    expect(beyond, text).toEqual([])
  }
  await page
    .locator('article h3')
    .nth(rooms.length - 1)
    .waitFor()
  await isWhole('dashboard')
  for (const at of [0, 2]) {
    await page.goto(`${owner.url}/dashboard`)
    await page.locator('article a').nth(at).click()
    await page.locator('article footer').waitFor()
    await isWhole('room')
    await page.locator('article footer button', { hasText: 'Remove' }).click()
    await page.locator('dialog').waitFor()
    await isWhole('question')
    await page.locator('dialog button').first().click()
    await page.getByRole('button', { name: 'Add Device' }).click()
    await page.getByText('(locked)').waitFor()
    await isWhole('add device')
    await page.goBack()
    await page.locator('article footer button', { hasText: 'Reassign' }).click()
    await page.locator('input[type=radio]').first().check()
    await isWhole('reassign')
  }
  await page.goto(`${owner.url}/devices/manage`)
  for (const at of [0, 2]) {
    await page.locator('td button', { hasText: 'Manage' }).nth(at).click()
    await page.locator('dialog h2').waitFor()
    await isWhole('device manager')
    await page.locator('dialog button', { hasText: 'Close' }).click()
  }
  await page.goto(`${owner.url}/dashboard?view=settings`)
  await page.locator('dd').first().waitFor()
  await isWhole('settings')
})
