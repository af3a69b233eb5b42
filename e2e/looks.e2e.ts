import { createJoinCodeEndpoint } from '@roomwire/contracts/http/join-codes.ts'
import { createSceneEndpoint } from '@roomwire/contracts/http/scenes.ts'
import { createScheduleEndpoint } from '@roomwire/contracts/http/schedules.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { cutOff } from '@roomwire/testing/browser/cut-off.ts'
import { button } from '@roomwire/testing/browser/page-parts.ts'
import { openPinMenu } from '@roomwire/testing/browser/room-pages.ts'
import { tightPlaces } from '@roomwire/testing/browser/tight-places.ts'
import {
  addRoom,
  callApi,
  createTestFamily,
  createTestGuest,
  registerOwner,
} from '@roomwire/testing/clients/api-client.ts'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'

/* The looks of a page in numbers: sizes under a thumb, texts in one piece, one thing to do first. */

const fixture = openBrowserFixture()
const phone = { viewport: { width: 390, height: 844 } }

const everyEvening = {
  days: { kind: 'weekly' as const, days: [1, 2, 3, 4, 5, 6, 7] },
  time: { kind: 'clock' as const, at: '19:00' },
  spread: 0,
  from: null,
  until: null,
}

async function fullHome() {
  const home = await fixture.home('SC-000001', 'WLM-000002')
  const { owner } = home
  await addRoom(owner, 'Kitchen')
  await createTestFamily(owner)
  await createTestGuest(owner, { now: Date.now() })
  await callApi(owner, createJoinCodeEndpoint, { body: { role: 'family' } })
  const states = [{ device_identifier: 'SC-000001', pin: '18' as const, state: 1 as const }]
  await callApi(owner, createSceneEndpoint, { body: { name: 'Evening', states } })
  return home
}

/**
 * The controls that a thumb could miss, and the boxes and circles that a browser draws: name and
 * size. A link in a line of text has the line's height.
 */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      'button, a, input, select, textarea, summary',
    )
    return [...controls].flatMap((control) => {
      const label = control.closest('label')
      const { width, height } = (label ?? control).getBoundingClientRect()
      const { display, opacity, appearance } = getComputedStyle(control)
      // An overlay that takes the presses of a control makes its target larger.
      const over = getComputedStyle(control, '::after')
      const reach =
        over.content !== 'none' &&
        over.position === 'absolute' &&
        Number.parseFloat(over.height) >= 43.5
      const isHidden = width <= 1 || !control.checkVisibility() || (!label && opacity === '0')
      const isText = display === 'inline' && control.parentElement?.tagName === 'P'
      const isMark = control.matches('[type=radio], [type=checkbox]')
      // A browser draws it grey in the dark theme.
      const isNative = isMark && appearance !== 'none' && opacity !== '0'
      if (isHidden || isText || (!isNative && (reach || height >= 43.5))) return []
      const name = control.getAttribute('aria-label') ?? (label ?? control).innerText
      return [`${name.trim().replaceAll(/\s+/g, ' ')} ${Math.round(width)}×${Math.round(height)}`]
    })
  })
}

test('on a phone everything that is pressed is 44 px high, on every page', async () => {
  const { owner } = await fullHome()
  const small: Record<string, string[]> = {}
  const spots = async (page: Page) => [...(await smallTargets(page)), ...(await tightPlaces(page))]
  const { page: stranger } = await fixture.stranger('/', phone)
  await stranger.getByRole('link', { name: 'Sign in' }).first().waitFor()
  small.landing = await spots(stranger)
  for (const path of ['/login', '/register']) {
    await stranger.goto(fixture.stack.url + path)
    await stranger.getByLabel('Email').waitFor()
    small[path] = await spots(stranger)
  }
  const { page } = await fixture.room(owner, phone)
  await button(page, 'Turn ON Pin 18').first().waitFor()
  small.room = await spots(page)
  await page.goto(`${owner.url}/dashboard`)
  await page.getByRole('region', { name: 'Invitations' }).getByText('Every room').waitFor()
  await page.getByRole('region', { name: 'Guest Users' }).waitFor()
  small.dashboard = await spots(page)
  await button(page, 'Create Guest').click()
  await page.getByLabel('From time').waitFor()
  small['create guest'] = await spots(page)
  await page.goto(`${owner.url}/dashboard?view=settings`)
  await page.getByRole('heading', { name: 'Settings' }).waitFor()
  small.settings = await spots(page)
  await page.goto(`${owner.url}/devices/register`)
  await page.getByLabel('Device identifier').waitFor()
  small['register device'] = await spots(page)
  await page.goto(`${owner.url}/devices/manage`)
  await page
    .getByRole('button', { name: /^Manage/ })
    .first()
    .click()
  await page.getByLabel('Device name').waitFor()
  small['device manager'] = await spots(page)
  expect(small).toEqual(Object.fromEntries(Object.keys(small).map((where) => [where, []])))
})

test.each([768, 1440])(
  'at %d px no word of a table breaks, and a family member takes one line of buttons',
  async (width) => {
    const { owner } = await fullHome()
    const { page } = await fixture.visit(owner, { viewport: { width, height: 900 } })
    const invitations = page.getByRole('region', { name: 'Invitations' })
    await invitations.getByText('Every room').waitFor()
    const lines = await invitations.locator('th, td:first-child').evaluateAll((cells) =>
      cells.map((cell) => {
        const range = document.createRange()
        range.selectNodeContents(cell)
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top))
        return new Set(tops).size
      }),
    )
    expect(new Set(lines)).toEqual(new Set([1]))
    const family = page.getByRole('region', { name: 'Family Users' })
    await family.getByRole('button', { name: /^Make co-owner/ }).waitFor()
    const tops = await family
      .getByRole('button', { name: /^(Edit|Delete|Make co-owner)/ })
      .evaluateAll((buttons) => buttons.map((one) => one.getBoundingClientRect().top))
    expect(tops).toHaveLength(3)
    expect(new Set(tops).size).toBe(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  },
)

test.each([320, 390])(
  'at %d px with text twice as large no button of a table is cut or lies over a text',
  async (width) => {
    const { owner } = await fullHome()
    const { page } = await fixture.visit(owner, { viewport: { width, height: 844 } })
    await page.getByRole('region', { name: 'Invitations' }).getByText('Every room').waitFor()
    await expect.poll(() => cutOff(page)).toEqual([])
    const faults = await page.getByRole('table').evaluateAll((tables) =>
      tables.flatMap((table) => {
        const frame = table.getBoundingClientRect()
        return [...table.querySelectorAll('tbody tr')].flatMap((row) => {
          const texts = [...row.querySelectorAll('td:not(:has(button))')].map((cell) => {
            const range = document.createRange()
            range.selectNodeContents(cell)
            return range.getBoundingClientRect()
          })
          return [...row.querySelectorAll('button')].flatMap((button) => {
            const { left, right, top, bottom } = button.getBoundingClientRect()
            const isCut = left < frame.left || right > frame.right
            const isOver = texts.some(
              (text) =>
                text.left < right && left < text.right && text.top < bottom && top < text.bottom,
            )
            return isCut || isOver ? [button.innerText] : []
          })
        })
      }),
    )
    expect(faults).toEqual([])
  },
)

test('nothing of a question runs out of its box', async () => {
  const { owner } = await fullHome()
  for (const width of [320, 390, 1440]) {
    const { page } = await fixture.visit(owner, { viewport: { width, height: 844 } })
    await button(page, 'Logout').click()
    const dialog = page.getByRole('alertdialog')
    await dialog.waitFor()
    const over = await dialog.evaluate((element) => [
      element.scrollWidth - element.clientWidth,
      element.scrollHeight - element.clientHeight,
    ])
    expect(over).toEqual([0, 0])
  }
})

test('what was done is said on its page, and not on the next', async () => {
  const { owner } = await fullHome()
  const { page } = await fixture.visit(owner, { viewport: { width: 1440, height: 900 } })
  await button(page, 'Create Room').click()
  await page.getByLabel('Room name').fill('Attic')
  await page.keyboard.press('Enter')
  const toast = page.locator('#root').getByText('Room created: Attic', { exact: true })
  await toast.waitFor()
  // Its page is in the same document: a new one would have no messages anyway.
  await button(page, 'Add Device').click()
  await page.getByLabel('Device identifier').waitFor()
  await expect.poll(() => toast.count()).toBe(0)
})

test('CTRL-6 an empty room has one filled button: the one for its first device', async () => {
  const owner = await registerOwner(fixture.stack.url)
  await addRoom(owner, 'Living Room')
  const { page } = await fixture.visit(owner, { viewport: { width: 1440, height: 900 } })
  await page.getByRole('link', { name: 'Enter Room Living Room' }).click()
  await page.getByRole('link', { name: 'Add First Device' }).waitFor()
  const filled = () =>
    page.locator('main').evaluate((main) => {
      const colour = getComputedStyle(document.documentElement).getPropertyValue('--act')
      const probe = document.createElement('i')
      probe.style.background = 'var(--act)'
      main.append(probe)
      const act = getComputedStyle(probe).backgroundColor
      probe.remove()
      const controls = [...main.querySelectorAll<HTMLElement>('a, button')]
      return [
        colour !== '',
        ...controls
          .filter((one) => getComputedStyle(one).backgroundColor === act)
          .map((one) => one.innerText),
      ]
    })
  // The button may still be on its way to its colour.
  await expect.poll(filled).toEqual([true, 'Add First Device'])
})

test('a dialog has one column, and text of the same size, wherever it is opened', async () => {
  const { owner } = await fixture.home('PC-000001')
  const pins = [{ device_identifier: 'PC-000001', pin: '18' as const, state: 1 as const }]
  await callApi(owner, createScheduleEndpoint, {
    body: { name: 'Terrace in the evening', rule: everyEvening, pins, for_s: null },
  })
  const { page } = await fixture.room(owner, phone)
  const looks = async (open: () => Promise<void>) => {
    await open()
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    const look = await dialog.evaluate((one) => {
      const body = one.lastElementChild ?? one
      const range = document.createRange()
      range.selectNodeContents(one.querySelector('button') ?? one)
      return {
        text: getComputedStyle(body).fontSize,
        columns: getComputedStyle(body).gridTemplateColumns.split(' ').length,
        linesOfClose: new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size,
      }
    })
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    return look
  }
  const same = { text: '16px', columns: 1, linesOfClose: 1 }
  const updated = page.getByRole('article').getByRole('button', { name: /ago$|just now/ })
  expect(await looks(async () => void (await openPinMenu(page, 'Fan speed')))).toEqual(same)
  expect(await looks(() => updated.click())).toEqual(same)
  await page.goto(`${owner.url}/dashboard?view=schedules`)
  const runs = button(page, 'Past runs Terrace in the evening')
  expect(await looks(() => runs.click())).toEqual(same)
})
