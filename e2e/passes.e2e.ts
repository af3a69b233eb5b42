import { changeHomeEndpoint } from '@roomwire/contracts/http/home.ts'
import { roomDeletionEndpoint } from '@roomwire/contracts/http/rooms.ts'
import { axeViolations, axeViolationsInBothThemes } from '@roomwire/testing/browser/axe.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { rowOf } from '@roomwire/testing/browser/device-pages.ts'
import { onlyInProve } from '@roomwire/testing/browser/only-in-prove.ts'
import { homeAtNoon } from '@roomwire/testing/browser/page-clock.ts'
import {
  button,
  fillMoment,
  focused,
  hasFocus,
  momentIn,
  region,
} from '@roomwire/testing/browser/page-parts.ts'
import { modulesOfText, modulesPainted } from '@roomwire/testing/browser/qr-picture.ts'
import { enterRoom, openEditRoom } from '@roomwire/testing/browser/room-pages.ts'
import { changeStoredData } from '@roomwire/testing/browser/stored-data.ts'
import {
  addRoom,
  callApi,
  createTestFamily,
  registerOwner,
} from '@roomwire/testing/clients/api-client.ts'
import { givePass, passBrowser } from '@roomwire/testing/clients/pass-holder.ts'
import type { Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'

/* People who manage a home give passes: links by which somebody without an account uses some switches. */

const fixture = openBrowserFixture()
const desk = { viewport: { width: 1440, height: 900 } }
const phone = { viewport: { width: 390, height: 844 } }
const hour = 3_600_000

/** A home with two rooms, one of them named Kitchen. It is noon there, so that no test runs over midnight. */
async function homeWithRooms() {
  const owner = await registerOwner(fixture.stack.url, 'Meera')
  await homeAtNoon(owner)
  const roomId = await addRoom(owner, 'Kitchen')
  await addRoom(owner, 'Attic')
  return { owner, roomId }
}

/** The same with a pass for the kitchen, and the owner's dashboard. */
async function withPass(terms: Parameters<typeof givePass>[1] = { now: Date.now() }) {
  const home = await homeWithRooms()
  const pass = await givePass(home.owner, { room_ids: [home.roomId], ...terms })
  const { page } = await fixture.live(home.owner, desk)
  await passRow(page).waitFor()
  return { ...home, pass, page }
}

const passes = (page: Page) => region(page, 'Passes')
const passRow = (page: Page, label = 'Cleaner') => rowOf(page, label)

async function openDialogOf(page: Page, opener: string, title: string) {
  await button(passes(page), opener).click()
  const dialog = page.getByRole('dialog', { name: title, exact: true })
  await dialog.waitFor()
  return dialog
}

async function openQuestion(page: Page, opener: string, title: string) {
  await button(passes(page), opener).click()
  const question = page.getByRole('alertdialog', { name: title, exact: true })
  await question.waitFor()
  return question
}

const openNew = (page: Page) => openDialogOf(page, 'New pass', 'New pass')
const openEdit = (page: Page) => openDialogOf(page, 'Edit pass Cleaner', 'Edit pass Cleaner')

const begin = (dialog: Locator, offer: string) =>
  dialog.getByLabel('Start from').selectOption(offer)

/** The dialog that shows a link, and what stands in it. */
async function shownLink(page: Page, label: string) {
  const dialog = page.getByRole('dialog', { name: `Link of pass ${label}`, exact: true })
  await dialog.waitFor()
  const link = await dialog.locator('code').innerText()
  const [, id = '', secret = ''] = /\/pass\/(\d+)#([\w-]{43})$/.exec(link) ?? []
  return { dialog, link, pass: { url: fixture.stack.url, id: Number(id), secret } }
}

describe('making a pass', () => {
  test('the link of a pass is shown once, and the pass is revoked after a question', async () => {
    const { owner } = await homeWithRooms()
    const { page } = await fixture.live(owner, desk)
    const network_url = 'http://192.168.1.20:8080'
    await page.route('**/api/server/address', (route) =>
      route.fulfill({ json: { public_url: null, network_url } }),
    )
    await passes(page)
      .getByText(/^No passes yet\./)
      .waitFor()
    const dialog = await openNew(page)
    await begin(dialog, 'Cleaner: Tuesdays 9 to 12, for three months')
    await expect.poll(() => dialog.getByLabel('Label').inputValue()).toBe('Cleaner')
    await dialog
      .getByText(/^One browser may switch Attic, from .* until .*\. Open Tuesday 09:00 to 12:00\.$/)
      .waitFor()
    await dialog.getByLabel('Room').selectOption('Kitchen')
    await dialog.getByText(/^One browser may switch Kitchen, from /).waitFor()
    await button(dialog, 'Make pass').click()

    const shown = await shownLink(page, 'Cleaner')
    // Opened by 127.0.0.1, it leads to where a phone gets: the address in the network.
    expect(shown.link).toBe(`${network_url}/pass/${shown.pass.id}#${shown.pass.secret}`)
    expect(shown.pass.secret).toHaveLength(43)
    await shown.dialog.getByText(/^It is shown only once\./).waitFor()
    const picture = shown.dialog.getByRole('img', { name: 'QR code of the link' })
    expect(await modulesPainted(picture)).toEqual(modulesOfText(shown.link))
    await page.mouse.click(5, 5)
    await button(shown.dialog, 'Done').click()
    const row = passRow(page)
    for (const text of ['Kitchen', 'Only Tue 09:00 to 12:00', 'No browser']) {
      await row.getByText(text, { exact: true }).waitFor()
    }
    await row.getByText(/^Until /).waitFor()
    await expect.poll(() => page.content()).not.toContain(shown.pass.secret)
    await expect.poll(() => hasFocus(button(passes(page), 'New pass'))).toBe(true)

    const holder = passBrowser(shown.pass)
    expect((await holder.open()).status).toBe(200)
    await row.getByText(/^1 of 1 browser · used today \d\d:\d\d$/).waitFor()

    const question = await openQuestion(page, 'Revoke pass Cleaner', 'Revoke pass Cleaner?')
    await expect.poll(() => hasFocus(button(question, 'Cancel'))).toBe(true)
    await button(question, 'Revoke').click()
    await row.waitFor({ state: 'detached' })
    await passes(page)
      .getByText(/^No passes yet\./)
      .waitFor()
    await expect.poll(() => focused(page)).toBe('Passes')
    expect((await holder.show()).status).toBe(401)
    expect((await passBrowser(shown.pass).open()).body).toMatchObject({ code: 'pass_not_found' })
  })

  onlyInProve(
    'the other templates fill in their times; a label that somebody typed stays',
    async () => {
      const { owner } = await homeWithRooms()
      const { page } = await fixture.live(owner, desk)
      const dialog = await openNew(page)
      const label = dialog.getByLabel('Label')
      const ends = () => momentIn(dialog, 'Ends')
      await begin(dialog, 'Guest room: this weekend')
      await expect.poll(() => label.inputValue()).toBe('Guest room')
      await expect.poll(ends).toMatch(/T23:59$/)
      await begin(dialog, 'A day')
      await expect.poll(() => label.inputValue()).toBe('Day pass')
      await expect
        .poll(async () => {
          const starts = await momentIn(dialog, 'Starts')
          return (Date.parse(await ends()) - Date.parse(starts)) / hour
        })
        .toBeCloseTo(24, 0)
      await label.fill('Mrs Rao')
      await begin(dialog, 'Cleaner: Tuesdays 9 to 12, for three months')
      await begin(dialog, 'Custom')
      const weekly = dialog.getByLabel('Only at some times of the week')
      await expect.poll(() => weekly.isChecked()).toBe(true)
      await expect.poll(() => label.inputValue()).toBe('Mrs Rao')
    },
  )

  onlyInProve('what is missing is said by its field before anything is sent', async () => {
    const { owner } = await homeWithRooms()
    const { page } = await fixture.live(owner, desk)
    const dialog = await openNew(page)
    await dialog.getByLabel(/^PIN/).fill('12')
    await dialog.getByLabel(/^Number of browsers/).fill('21')
    await fillMoment(dialog, 'Ends', '2001-01-01T10:00')
    await button(dialog, 'Make pass').click()
    for (const text of [
      'Enter a label',
      'Enter 4 to 8 digits',
      'Enter a whole number from 1 to 20',
      'The pass must end after it begins',
    ]) {
      await dialog.getByText(text, { exact: true }).waitFor()
    }
    await expect.poll(() => hasFocus(dialog.getByLabel('Label'))).toBe(true)
    await begin(dialog, 'A day')
    await dialog.getByLabel(/^PIN/).fill('4711')
    await dialog.getByLabel(/^Number of browsers/).fill('2')
    await dialog.getByLabel('Room').selectOption('Whole home')
    await dialog.getByText('View only', { exact: true }).click()
    await dialog
      .getByText(/^2 browsers may look at the whole home, from .*\. It asks for a PIN\.$/)
      .waitFor()
    await button(dialog, 'Make pass').click()
    const shown = await shownLink(page, 'Day pass')
    await shown.dialog.getByText(/^It needs the PIN\. Send that separately/).waitFor()
    const one = passBrowser(shown.pass)
    expect((await one.open()).body).toMatchObject({ code: 'pass_pin_needed' })
    expect((await one.open({ pin: '4711' })).status).toBe(200)
    await button(shown.dialog, 'Done').click()
    const row = passRow(page, 'Day pass')
    await row.getByText(/^Whole home/).waitFor()
    for (const text of ['View only', 'Open now']) {
      await row.getByText(text, { exact: true }).waitFor()
    }
    await row.getByText(/^1 of 2 browsers · used today/).waitFor()
    await row.getByText(/PIN$/).first().waitFor()
  })

  onlyInProve('the link is copied, shared, and printed as a card without a PIN', async () => {
    const { owner } = await homeWithRooms()
    await callApi(owner, changeHomeEndpoint, { body: { name: 'Villa Rao' } })
    const { page, context } = await fixture.live(owner, {
      ...desk,
      before: (opened) =>
        opened.addInitScript(() => {
          const kept: unknown[] = []
          Object.assign(window, { kept, print: () => kept.push('printed') })
          Object.assign(navigator, { share: async (shared: unknown) => kept.push(shared) })
        }),
    })
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const made = await openNew(page)
    await begin(made, 'Cleaner: Tuesdays 9 to 12, for three months')
    await made.getByLabel(/^PIN/).fill('48151623')
    await button(made, 'Make pass').click()
    const { dialog, link } = await shownLink(page, 'Cleaner')
    // This server listens on 127.0.0.1 alone, which no phone that scans a picture reaches.
    await dialog.getByText(/^This link works on this machine only.*--host 0\.0\.0\.0/).waitFor()
    await expect.poll(() => dialog.getByRole('img').count()).toBe(0)
    await button(dialog, 'Copy Link').click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(link)
    await button(dialog, 'Share link').click()
    await button(dialog, 'Print card').click()
    const kept = () => page.evaluate(() => Reflect.get(window, 'kept'))
    await expect.poll(kept).toEqual([{ title: 'Cleaner', url: link }, 'printed'])

    await page.emulateMedia({ media: 'print' })
    const paper = await page.locator('body').innerText()
    expect(paper.split('\n').filter(Boolean)).toEqual([
      'Villa Rao',
      'Cleaner',
      expect.stringMatching(/^Until /),
      'Open Tuesday 09:00 to 12:00',
      link,
      'It needs the PIN you were given.',
    ])
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    const [, width, height] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? []
    expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([298, 420])
    await page.emulateMedia({ media: 'screen' })
    await button(dialog, 'Done').click()
    await dialog.waitFor({ state: 'hidden' })
    await page.emulateMedia({ media: 'print' })
    await page.getByRole('heading', { name: 'Passes' }).waitFor()
  })
})

describe('a pass that is given', () => {
  test('is changed, paused and resumed, and every open list follows', async () => {
    const { owner, pass, page } = await withPass()
    const { page: other } = await fixture.live(owner, phone)
    const dialog = await openEdit(page)
    await dialog.getByLabel('Label').fill('Mrs Rao')
    const ends = () => momentIn(dialog, 'Ends')
    const before = Date.parse(`${await ends()}Z`)
    await button(dialog, 'Extend by 1 day').click()
    await expect.poll(async () => Date.parse(`${await ends()}Z`) - before).toBe(24 * hour)
    await dialog.getByLabel(/^Number of browsers/).fill('3')
    await button(dialog, 'Add another room, device or switch').click()
    await dialog.getByLabel('Room, device or switch 2').selectOption('Attic')
    await dialog.getByLabel(/^PIN/).fill('4711')
    await dialog.getByText(/^3 browsers may switch Kitchen and Attic, /).waitFor()
    await button(dialog, 'Save').click()
    await dialog.waitFor({ state: 'hidden' })
    for (const one of [page, other]) {
      const row = passRow(one, 'Mrs Rao')
      await row.getByText(/ and 1 more$/).waitFor()
      await row.getByText(/PIN$/).first().waitFor()
    }
    await button(passes(page), 'Pause pass Mrs Rao').click()
    await passRow(other, 'Mrs Rao').getByText('Paused', { exact: true }).waitFor()
    await button(passes(page), 'Resume pass Mrs Rao').click()
    await passRow(other, 'Mrs Rao').getByText('Open now', { exact: true }).waitFor()
    await passRow(other, 'Mrs Rao')
      .getByText(/ and 1 more$/)
      .waitFor()
    const refused = await passBrowser(pass).open()
    expect(refused.body).toMatchObject({ code: 'pass_pin_needed' })

    const family = await createTestFamily(owner)
    const asked: string[] = []
    const { page: theirs } = await fixture.live(family, {
      ...desk,
      before: async (opened) => opened.on('request', (request) => asked.push(request.url())),
    })
    await theirs.getByRole('link', { name: 'Enter Room Kitchen' }).waitFor()
    await theirs.getByRole('link', { name: 'Enter Room Attic' }).waitFor()
    await expect.poll(() => passes(theirs).count()).toBe(0)
    expect(asked.filter((url) => url.includes('/api/passes'))).toEqual([])
  })

  onlyInProve('keeps its PIN, gets another, or none', async () => {
    const { pass, page } = await withPass({ now: Date.now(), pin: '4711' })
    const opens = async (pin?: string) => (await passBrowser(pass).open(pin ? { pin } : {})).status
    const first = await openEdit(page)
    await first.getByText('Change', { exact: true }).click()
    await button(first, 'Save').click()
    await first.getByText('Enter 4 to 8 digits', { exact: true }).waitFor()
    await first.getByLabel('New PIN').fill('81516')
    await button(first, 'Save').click()
    await first.waitFor({ state: 'hidden' })
    expect(await opens('4711')).toBe(403)
    const second = await openEdit(page)
    await second.getByText('Keep', { exact: true }).waitFor()
    await button(second, 'Save').click()
    await second.waitFor({ state: 'hidden' })
    expect(await opens('81516')).toBe(200)
    const third = await openEdit(page)
    await third.getByText('Remove', { exact: true }).click()
    await button(third, 'Save').click()
    await third.waitFor({ state: 'hidden' })
    await expect.poll(() => passRow(page).getByText(/PIN$/).count()).toBe(0)
    expect(await opens()).toBe(409)
  })

  onlyInProve(
    'gets another link after a question: the old one opens nothing, and whoever holds it stays',
    async () => {
      const { pass, page } = await withPass({ now: Date.now(), browsers_max: 2 })
      const holder = passBrowser(pass)
      expect((await holder.open()).status).toBe(200)
      const question = await openQuestion(
        page,
        'New link for pass Cleaner',
        'New link for pass Cleaner?',
      )
      await button(question, 'Make new link').click()
      const shown = await shownLink(page, 'Cleaner')
      expect(shown.pass.secret).not.toBe(pass.secret)
      await button(shown.dialog, 'Done').click()
      await expect.poll(() => focused(page)).toBe('New link for pass Cleaner')
      const old = await passBrowser(pass).open()
      expect(old).toMatchObject({ status: 404, body: { code: 'pass_not_found' } })
      expect((await passBrowser(shown.pass).open()).status).toBe(200)
      expect((await holder.show()).status).toBe(200)
      await passRow(page)
        .getByText(/^2 of 2 browsers/)
        .waitFor()
    },
  )

  onlyInProve('is taken from one browser, whose place another can take', async () => {
    const { pass, page } = await withPass()
    const [one, other] = [passBrowser(pass), passBrowser(pass)]
    expect((await one.open()).status).toBe(200)
    expect((await other.open()).body).toMatchObject({ code: 'pass_full' })
    const title = 'Browsers of pass Cleaner'
    const dialog = await openDialogOf(page, title, title)
    await dialog.getByText('1 of 1 place taken').waitFor()
    await dialog.getByText(/^Opened .*, used today \d\d:\d\d$/).waitFor()
    await dialog.getByRole('button', { name: /^Remove .*, opened / }).click()
    await dialog.getByText('0 of 1 place taken').waitFor()
    await expect.poll(() => focused(page)).toBe('0 of 1 place taken')
    expect((await one.show()).status).toBe(401)
    expect((await other.open()).status).toBe(200)
    await dialog.getByText('1 of 1 place taken').waitFor()
    await button(dialog, 'Done').click()
    await expect.poll(() => focused(page)).toBe(title)
  })

  onlyInProve('that is over says so, and can be given again', async () => {
    const { pass, page } = await withPass()
    const ended = Date.now() - 60_000
    changeStoredData(
      fixture.stack,
      `update access_grant set expires_at = ${ended} where pass_id = ${pass.id}`,
    )
    await page.reload()
    await passRow(page)
      .getByText(/^Ended /)
      .waitFor()
    await expect.poll(() => button(passes(page), 'Pause pass Cleaner').count()).toBe(0)
    const dialog = await openEdit(page)
    await button(dialog, 'Save').click()
    await passRow(page).getByText('Open now', { exact: true }).waitFor()
  })

  onlyInProve('has its times by the clocks of the home, wherever it is looked at', async () => {
    const owner = await registerOwner(fixture.stack.url, 'Meera')
    const now = Date.parse('2031-03-12T12:00Z')
    await callApi(owner, changeHomeEndpoint, { body: { time_zone: 'Asia/Kolkata' } })
    await givePass(owner, { now, expires_at: now + 6 * hour })
    const { page } = await fixture.live(owner, { ...desk, timezoneId: 'America/New_York' })
    const row = passRow(page)
    await row.getByText('Opens 12 Mar 2031, 17:30', { exact: true }).waitFor()
    await page.getByText(/^All times are in the home’s time zone \(Kolkata\), /).waitFor()
    const dialog = await openEdit(page)
    await expect.poll(() => momentIn(dialog, 'Starts')).toBe('2031-03-12T17:30')
    await fillMoment(dialog, 'Ends', '2031-03-13T09:00')
    await dialog.getByText(/from 12 Mar 2031, 17:30 until 13 Mar 2031, 09:00\.$/).waitFor()
    await button(dialog, 'Save').click()
    await row.getByText('Until 13 Mar 2031, 09:00', { exact: true }).waitFor()
  })

  onlyInProve('is named by the question about its room', async () => {
    const { owner, roomId } = await withPass()
    const path = { id: String(roomId) }
    const { passes: lost } = await callApi(owner, roomDeletionEndpoint, { path })
    expect(lost).toMatchObject([{ label: 'Cleaner' }])
    const { page } = await fixture.live(owner, desk)
    await enterRoom(page, 'Kitchen')
    const edit = await openEditRoom(page)
    await button(edit, 'Delete this room…').click()
    const question = page.getByRole('alertdialog', { name: 'Delete Kitchen?' })
    await question.getByText('This pass no longer opens the room:').waitFor()
    await question.getByRole('listitem').getByText('Cleaner', { exact: true }).waitFor()
  })
})

onlyInProve('a list that could not be loaded says so, and is tried again', async () => {
  const { owner } = await homeWithRooms()
  await givePass(owner, { now: Date.now() })
  const { page } = await fixture.live(owner, {
    ...desk,
    before: (opened) =>
      opened.route('**/api/passes', (route) => route.fulfill({ status: 500, json: {} })),
  })
  await passes(page).getByText('Could not load passes').waitFor()
  await page.unroute('**/api/passes')
  await button(passes(page), 'Try again').click()
  await passRow(page).waitFor()
  await expect.poll(() => passes(page).getByText('Could not load passes').count()).toBe(0)
})

onlyInProve('while the server is away the list stays, and nothing can be asked of it', async () => {
  const { page } = await withPass()
  await fixture.whileDown(async () => {
    await expect.poll(() => button(passes(page), 'New pass').isDisabled()).toBe(true)
    await expect.poll(() => button(passes(page), 'Revoke pass Cleaner').isDisabled()).toBe(true)
    await passRow(page).waitFor()
  })
  await expect.poll(() => button(passes(page), 'New pass').isEnabled()).toBe(true)
})

/** The controls less high than a thumb. */
const low = (on: Locator) =>
  on.evaluate((part) =>
    [
      ...part.querySelectorAll<HTMLElement>(
        'button, input:not([type=radio], [type=checkbox]), select, summary',
      ),
    ]
      .filter((one) => one.offsetParent !== null)
      .filter((one) => one.getBoundingClientRect().height < 43.9)
      .map((one) => one.innerText || one.outerHTML),
  )
const sideways = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('dialog')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ tagName, scrollWidth }) => `${tagName} ${scrollWidth}`),
  )

onlyInProve('axe finds nothing in list and dialogs on a phone, in both themes', async () => {
  const { owner, roomId } = await homeWithRooms()
  const windows = [
    { days: [2], from: '09:00', to: '12:00' },
    { days: [5, 6], from: '18:00', to: '02:00' },
  ]
  const long = 'For Mrs Rao, who cleans on Tuesdays and sometimes on Friday'
  const terms = { now: Date.now(), label: long, pin: '4711', windows, room_ids: [roomId] }
  const pass = await givePass(owner, terms)
  await passBrowser(pass).open({ pin: '4711' })
  await givePass(owner, { now: Date.now() })
  const { page } = await fixture.live(owner, phone)
  await passRow(page).waitFor()
  const look = async (open: () => Promise<Locator>) => {
    const part = await open()
    expect(await axeViolationsInBothThemes(page)).toEqual([])
    expect(await low(part)).toEqual([])
    await page.setViewportSize({ width: 320, height: 800 })
    await expect.poll(() => sideways(page)).toEqual([])
    await page.setViewportSize(phone.viewport)
    return part
  }
  await look(async () => passes(page))
  const made = await look(async () => {
    const dialog = await openNew(page)
    await begin(dialog, 'Cleaner: Tuesdays 9 to 12, for three months')
    await dialog.getByLabel('Label').fill('')
    await button(dialog, 'Make pass').click()
    await dialog.getByText('Enter a label', { exact: true }).waitFor()
    return dialog
  })
  await made.getByLabel('Label').fill('Window cleaner')
  await button(made, 'Make pass').click()
  const shown = await look(async () => (await shownLink(page, 'Window cleaner')).dialog)
  await button(shown, 'Done').click()
  const browsers = `Browsers of pass ${long}`
  const held = await look(() => openDialogOf(page, browsers, browsers))
  await button(held, 'Done').click()
  const edit = `Edit pass ${long}`
  await look(() => openDialogOf(page, edit, edit))
  await page.setViewportSize(desk.viewport)
  expect(await axeViolations(page)).toEqual([])
})
