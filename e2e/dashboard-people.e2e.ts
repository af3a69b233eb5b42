import { loginEndpoint } from '@roomwire/contracts/http/accounts.ts'
import {
  listDevicesEndpoint,
  mapRoomEndpoint,
  updateDeviceEndpoint,
} from '@roomwire/contracts/http/devices.ts'
import {
  createFamilyEndpoint,
  listFamilyEndpoint,
  updateFamilyEndpoint,
} from '@roomwire/contracts/http/family.ts'
import {
  createGuestEndpoint,
  deleteGuestEndpoint,
  listGuestsEndpoint,
} from '@roomwire/contracts/http/guests.ts'
import { changeHomeEndpoint } from '@roomwire/contracts/http/home.ts'
import { listRoomsEndpoint } from '@roomwire/contracts/http/rooms.ts'
import { axeViolationsInEveryTheme } from '@roomwire/testing/browser/axe.ts'
import { settled } from '@roomwire/testing/browser/browser.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { rowOf } from '@roomwire/testing/browser/device-pages.ts'
import { onlyInProve } from '@roomwire/testing/browser/only-in-prove.ts'
import {
  goByOwnClock,
  holdClock,
  homeAtNoon,
  passUntil,
} from '@roomwire/testing/browser/page-clock.ts'
import {
  button,
  focused,
  hasFocus,
  openDialog,
  region,
} from '@roomwire/testing/browser/page-parts.ts'
import { changeBeforeCall, changeStoredData } from '@roomwire/testing/browser/stored-data.ts'
import {
  addDevice,
  addRoom,
  answerOf,
  callApi,
  createTestFamily,
  createTestGuest,
  freshEmail,
  registerOwner,
  signInByPassword,
  type TestPerson,
} from '@roomwire/testing/clients/api-client.ts'
import type { Locator, Page } from 'playwright'
import { beforeEach, describe, expect, test } from 'vitest'

const fixture = openBrowserFixture()
let owner: TestPerson
beforeEach(async () => {
  owner = await registerOwner(fixture.stack.url)
})

const day = 86_400_000
const phone = { viewport: { width: 390, height: 844 } }
const desk = { viewport: { width: 1440, height: 900 } }

/** The dashboard of a person, loaded and live. */
const openDashboard = async (
  options: Parameters<typeof fixture.live>[1] = desk,
  person = owner,
): Promise<Page> => (await fixture.live(person, options)).page

type Typed = { username: string; email: string; password: string }

async function fillAccount(dialog: Locator, { username, email, password }: Typed) {
  await dialog.getByLabel('Username').fill(username)
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel(/^Password/).fill(password)
}

const someone = (username: string): Typed => ({
  username,
  email: freshEmail('someone'),
  password: 'secret phrase',
})

async function guestsOf({ userId, ...person }: TestPerson) {
  const path = { userId: String(userId) }
  return (await callApi(person, listGuestsEndpoint, { path })).guests
}

/** Signs in over HTTP with an account that was just made. */
async function signIn({ email, password }: Typed) {
  const { token } = await signInByPassword({ url: fixture.stack.url, email, password })
  return { url: fixture.stack.url, token }
}

const familyOf = async (person: TestPerson) =>
  (await callApi(person, listFamilyEndpoint, {})).family_users

/** A success: shown in a toast, and announced. */
async function expectToast(page: Page, text: string) {
  await page.getByText(text, { exact: true }).and(page.locator(':not(#say)')).waitFor()
  await expect.poll(() => page.locator('#say').textContent()).toBe(text)
}

/** Presses Tab until something has the focus. */
async function tabTo(page: Page, target: Locator) {
  for (let stop = 0; stop < 40; stop += 1) {
    if (await hasFocus(target)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reached ${target}`)
}

/** The element that has the focus, if something else covers it. Runs in the page. */
function coveredFocus(): string | null {
  const element = document.activeElement
  if (!element || element === document.body) return null
  const { x, y, width, height } = element.getBoundingClientRect()
  const onTop = document.elementFromPoint(x + width / 2, y + height / 2)
  const isSeen = element.contains(onTop) || onTop?.contains(element)
  return isSeen ? null : `${element.outerHTML} lies behind ${onTop?.outerHTML}`
}

const paused = 'No connection to the server. Sending is paused.'
const taken = 'An account with this email already exists'

/** A guest whose access ended a minute ago. */
async function createExpiredGuest(): Promise<TestPerson> {
  const guest = await createTestGuest(owner, { now: Date.now() })
  const ended = Date.now() - 60_000
  changeStoredData(
    fixture.stack,
    `update access_grant set expires_at = ${ended} where person_id = ${guest.userId}`,
  )
  return guest
}

describe('guests', () => {
  test('DASH-4 the table shows each guest’s access, expired ones first, then the soonest expiry', async () => {
    const room_id = await addRoom(owner, 'Terrace')
    await addDevice(owner, 'SC-000001', room_id)
    const now = Date.now()
    const gone = await createExpiredGuest()
    const plumber = await createTestGuest(owner, { now, forMs: 4.5 * day, room_id })
    const friend = await createTestGuest(owner, { now, forMs: 1.5 * day })
    const painter = await createTestGuest(owner, {
      now,
      forMs: 9.5 * day,
      device_identifier: 'SC-000001',
    })
    const page = await openDashboard()
    const rows = region(page, 'Guest Users').getByRole('row')
    const shown = async () => {
      const cells: string[][] = []
      for (const row of await rows.all()) cells.push(await row.getByRole('cell').allInnerTexts())
      return cells.slice(1).map((texts) => texts.slice(1, 4))
    }
    await expect.poll(shown).toEqual([
      [gone.email, 'Full Access', 'Expired'],
      [friend.email, 'Full Access', '2d left'],
      [plumber.email, 'Terrace', '5d left'],
      [painter.email, 'Device SC-000001\nTerrace', '10d left'],
    ])
    await expect
      .poll(() => rows.first().getByRole('columnheader').allInnerTexts())
      .toEqual(['Username', 'Email', 'Room', 'Expiry', 'Actions'])
    const tint = ({ email }: TestPerson) =>
      rowOf(page, email).evaluate((row) => getComputedStyle(row.children[0]!).backgroundColor)
    expect(await tint(gone)).not.toBe(await tint(friend))

    const device_identifier = 'SC-000001'
    const fitter = await createTestGuest(owner, { now, room_id, device_identifier })
    const place = rowOf(page, fitter.email).getByRole('cell').nth(2)
    const shows = (text: string) => expect.poll(() => place.innerText()).toBe(text)
    await shows('Device SC-000001\nTerrace')
    await callApi(owner, updateDeviceEndpoint, { body: { device_identifier, device_name: 'Fan' } })
    for (const [roomNow, text] of [
      [await addRoom(owner, 'Kitchen'), 'Fan\nKitchen'],
      [null, 'Fan\nUnassigned'],
    ] as const) {
      await callApi(owner, mapRoomEndpoint, {
        body: { deviceIdentifier: device_identifier, room_id: roomNow },
      })
      await shows(text)
    }
  })

  onlyInProve(
    'DASH-4 a guest whose time runs out while the page is open is shown as expired',
    async () => {
      const guest = await createTestGuest(owner, { now: Date.now() })
      const before = async (opened: Page) => {
        await goByOwnClock(opened)
        await opened.clock.install()
      }
      const page = await openDashboard({ ...phone, before })
      const row = rowOf(page, guest.email)
      await expect.poll(() => row.innerText()).toContain('1d left')
      const fresh = await row.evaluate((each) => getComputedStyle(each).backgroundColor)
      await page.clock.fastForward(3_600_000)
      await row.getByText('Expired').waitFor()
      await expect.poll(() => row.getByText('1d left').count()).toBe(0)
      expect(await row.evaluate((each) => getComputedStyle(each).backgroundColor)).not.toBe(fresh)
    },
  )

  onlyInProve(
    'DASH-12 for a guest whom somebody else has deleted meanwhile, the server’s error is shown',
    async () => {
      const guest = await createTestGuest(owner, { now: Date.now() })
      const page = await openDashboard()
      await button(rowOf(page, guest.email), 'Delete guest Guest').click()
      await callApi(owner, deleteGuestEndpoint, { path: { id: String(guest.userId) } })
      await expect.poll(() => rowOf(page, guest.email).count()).toBe(0)
      await button(page, 'Delete').click()
      await page.getByRole('alert').getByText('User not found').waitFor()
    },
  )

  onlyInProve('DASH-4 a home without guests has no table of guests', async () => {
    const page = await openDashboard()
    await region(page, 'Family Users').waitFor()
    await expect.poll(() => region(page, 'Guest Users').count()).toBe(0)
  })

  test('DASH-4 DASH-5 DASH-11 DASH-13 a guest is deleted after a question', async () => {
    const now = Date.now()
    const [first, second, member] = [
      await createTestGuest(owner, { now }),
      await createTestGuest(owner, { now }),
      await createTestFamily(owner),
    ]
    const store = (time: string) => {
      changeStoredData(
        fixture.stack,
        `update access_grant set start_at = ${time} where person_id = ${first.userId}`,
      )
      changeStoredData(
        fixture.stack,
        `update person set created_at = ${time} where id = ${member.userId}`,
      )
    }
    store("'once'")
    const page = await openDashboard()
    const lists = [
      { name: 'Guest Users', text: 'Could not load guests', person: first },
      { name: 'Family Users', text: 'Could not load family users', person: member },
    ]
    const line = ({ name, text }: { name: string; text: string }) =>
      region(page, name).getByText(text)
    for (const list of lists) await line(list).waitFor()
    // Both have failed for good before the rows are put right: no call is under way any more.
    await settled(page)
    store('0')
    for (const list of lists) {
      await button(region(page, list.name), 'Try again').click()
      await rowOf(page, list.person.email).waitFor()
      await expect.poll(() => line(list).count()).toBe(0)
    }

    await button(rowOf(page, first.email), 'Delete guest Guest').click()
    const question = page.getByRole('alertdialog', { name: 'Delete guest Guest?' })
    await question.getByText('They lose access at once. This cannot be undone.').waitFor()
    await expect.poll(() => focused(page)).toBe('Cancel')
    await button(question, 'Cancel').click()
    await expect.poll(() => focused(page)).toBe('Delete guest Guest')
    expect(await guestsOf(owner)).toHaveLength(2)

    await page.keyboard.press('Enter')
    await button(question, 'Delete').click()
    await expectToast(page, 'Guest deleted: Guest')
    await expect.poll(() => rowOf(page, first.email).count()).toBe(0)
    await expect.poll(() => focused(page)).toBe('Guest Users')
    expect((await answerOf(first, listRoomsEndpoint, {})).status).toBe(401)

    await button(rowOf(page, second.email), 'Delete guest Guest').click()
    await button(question, 'Delete').click()
    await expect.poll(() => region(page, 'Guest Users').count()).toBe(0)
    await expect.poll(() => focused(page)).toContain('Welcome')
  })
})

describe('Create Guest', () => {
  onlyInProve('DASH-8 DASH-13 by time, an end before the start means tomorrow', async () => {
    const room_id = await addRoom(owner, 'Living Room')
    const timezoneId = await homeAtNoon(owner)
    const page = await openDashboard({ ...desk, timezoneId })
    const dialog = await openDialog(page, 'Create Guest')
    const arjun = someone('  Arjun ')
    await fillAccount(dialog, arjun)
    await dialog.getByLabel('From time').fill('18:00')
    await dialog.getByLabel('To time').fill('22:30')
    // Less is given than everything, unless somebody chooses it.
    await dialog.getByText('Access from today 18:00 until today 22:30, Living Room').waitFor()
    await dialog.getByLabel('Room').selectOption('Full Access')
    await dialog.getByText('Access from today 18:00 until today 22:30, Full Access').waitFor()
    await dialog.getByLabel('To time').fill('02:00')
    await dialog.getByLabel('Room').selectOption('Living Room')
    await dialog.getByText('Access from today 18:00 until tomorrow 02:00, Living Room').waitFor()
    await button(dialog, 'Create Guest').click()
    await expectToast(page, 'Guest created: Arjun')
    await expect.poll(() => dialog.count()).toBe(0)
    await expect.poll(() => focused(page)).toBe('Create Guest')
    await expect.poll(() => rowOf(page, arjun.email).innerText()).toContain('Living Room')
    const today = Temporal.Now.plainDateISO(timezoneId)
    const at = (date: Temporal.PlainDate, plainTime: string) =>
      date.toZonedDateTime({ timeZone: timezoneId, plainTime }).epochMilliseconds
    expect(await guestsOf(owner)).toMatchObject([
      {
        username: 'Arjun',
        room_id,
        device_identifier: null,
        start_at: at(today, '18:00'),
        expires_at: at(today.add({ days: 1 }), '02:00'),
      },
    ])
  })

  test('DASH-8 GEN-2 by date, access lasts whole days of the home', async () => {
    const [kitchen, hall] = [await addRoom(owner, 'Kitchen'), await addRoom(owner, 'Hall')]
    await addDevice(owner, 'SC-000001', kitchen)
    await addDevice(owner, 'SC-000002', hall)
    await addDevice(owner, 'SC-000003')
    const timezoneId = 'Asia/Kolkata'
    await callApi(owner, changeHomeEndpoint, { body: { time_zone: timezoneId } })
    const page = await openDashboard({ ...phone, timezoneId: 'America/Los_Angeles' })
    const dialog = await openDialog(page, 'Create Guest')
    await dialog.getByText('In the home’s time zone (Kolkata)').first().waitFor()
    const priya = someone('Priya')
    await fillAccount(dialog, priya)
    await dialog.getByText('By date').click()
    const first = Temporal.Now.plainDateISO(timezoneId).add({ days: 2 })
    const last = first.add({ days: 3 })
    await dialog.getByLabel('From date').fill(`${first}`)
    await dialog.getByLabel('To date').fill(`${last}`)
    const devices = dialog.getByLabel('Device')
    // It begins with the first room, Kitchen: all its devices, or one of them.
    await expect.poll(() => devices.getByRole('option').count()).toBe(2)
    await dialog.getByLabel('Room').selectOption('Hall')
    await expect
      .poll(() => devices.getByRole('option').allInnerTexts())
      .toEqual(['All devices', 'Device SC-000002, SC-000002'])
    await devices.selectOption('SC-000002')
    const shownDate = (date: Temporal.PlainDate) =>
      date.toLocaleString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })
    await dialog
      .getByText(
        `Access from ${shownDate(first)} 00:00:00 until ${shownDate(last)} 23:59:59, only Device SC-000002`,
      )
      .waitFor()
    await button(dialog, 'Create Guest').click()
    const row = rowOf(page, priya.email)
    await row.waitFor()
    await expect.poll(() => row.innerText()).toContain('Hall')
    await expect.poll(() => row.innerText()).toContain('SC-000002')
    const at = (date: Temporal.PlainDate, plainTime: string) =>
      date.toZonedDateTime({ timeZone: timezoneId, plainTime }).epochMilliseconds
    expect(await guestsOf(owner)).toMatchObject([
      {
        room_id: hall,
        device_identifier: 'SC-000002',
        start_at: at(first, '00:00:00'),
        expires_at: at(last, '23:59:59'),
      },
    ])
  })

  test('DASH-8 DASH-12 an invalid form is refused and keeps what was typed', async () => {
    const page = await openDashboard({ ...desk, timezoneId: await homeAtNoon(owner) })
    const dialog = await openDialog(page, 'Create Guest')
    await fillAccount(dialog, { username: '   ', email: '  ', password: '      ' })
    await button(dialog, 'Create Guest').click()
    await dialog
      .getByRole('alert')
      .getByText('Username, email, and password are required')
      .waitFor()
    await expect.poll(() => hasFocus(dialog.getByLabel('Username'))).toBe(true)
    await dialog.getByLabel('Username').fill('Arjun')
    await dialog.getByLabel('Email').fill(freshEmail())
    await dialog.getByLabel(/^Password/).fill('12345')
    await button(dialog, 'Create Guest').click()
    await dialog.getByText('Password must be at least 6 characters long').waitFor()
    await expect.poll(() => hasFocus(dialog.getByLabel(/^Password/))).toBe(true)
    expect(await guestsOf(owner)).toEqual([])

    await fillAccount(dialog, { ...someone('Arjun'), email: owner.email })
    await button(dialog, 'Create Guest').click()
    await dialog.getByRole('alert').getByText(taken).waitFor()
    await expect.poll(() => dialog.getByLabel('Username').inputValue()).toBe('Arjun')
    await dialog.getByLabel('Email').fill(freshEmail())
    await button(dialog, 'Create Guest').click()
    await expectToast(page, 'Guest created: Arjun')
    await expect.poll(() => dialog.count()).toBe(0)

    const [now, later] = [someone('Now'), someone('Later')]
    await openDialog(page, 'Create Guest')
    await fillAccount(dialog, now)
    await dialog.getByLabel('From time').fill('08:00')
    await dialog.getByLabel('To time').fill('09:00')
    await dialog.getByText('The end is in the past.').waitFor()
    await button(dialog, 'Create Guest').click()
    await dialog.getByRole('alert').getByText('The end is in the past').waitFor()
    await dialog.getByLabel('To time').fill('')
    await dialog.getByText('Choose when the access begins and ends.').waitFor()
    await button(dialog, 'Create Guest').click()
    await expect.poll(() => hasFocus(dialog.getByLabel('To time'))).toBe(true)
    expect(await guestsOf(owner)).toMatchObject([{ username: 'Arjun' }])
    await button(dialog, 'Cancel').click()

    for (const [account, from] of [
      [now, '00:00'],
      [later, '20:00'],
    ] as const) {
      await openDialog(page, 'Create Guest')
      await fillAccount(dialog, account)
      await dialog.getByLabel('From time').fill(from)
      await dialog.getByLabel('To time').fill('22:00')
      await button(dialog, 'Create Guest').click()
      await expectToast(page, `Guest created: ${account.username}`)
      await expect.poll(() => dialog.count()).toBe(0)
    }
    const enter = ({ email, password }: Typed) =>
      answerOf(owner, loginEndpoint, { body: { email, password } })
    expect((await enter(now)).status).toBe(200)
    expect((await enter(later)).status).not.toBe(200)
  })

  onlyInProve('DASH-8 the keyboard alone is enough', async () => {
    await addRoom(owner, 'Kitchen')
    const page = await openDashboard({ ...desk, timezoneId: await homeAtNoon(owner) })
    const opener = button(page, 'Create Guest')
    await tabTo(page, opener)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Create Guest' })
    await expect.poll(() => hasFocus(dialog.getByLabel('Username'))).toBe(true)
    const meena = someone('Meena')
    await page.keyboard.type(meena.username)
    await page.keyboard.press('Tab')
    await page.keyboard.type(meena.email)
    await page.keyboard.press('Tab')
    await page.keyboard.type(meena.password)
    await tabTo(page, dialog.getByRole('radio', { name: 'Today, by time' }))
    await page.keyboard.press('ArrowRight')
    await dialog.getByLabel('From date').waitFor()
    await page.keyboard.press('ArrowLeft')
    await tabTo(page, dialog.getByLabel('To time'))
    await page.keyboard.type('1130PM')
    await tabTo(page, dialog.getByLabel('Room'))
    await dialog.getByText('until today 23:30, Kitchen').waitFor()
    await page.keyboard.press('ArrowDown')
    await dialog.getByText('until today 23:30, Full Access').waitFor()
    await page.keyboard.press('ArrowUp')
    await tabTo(page, button(dialog, 'Create Guest'))
    await page.keyboard.press('Enter')
    await rowOf(page, meena.email).waitFor()
    await expect.poll(() => hasFocus(opener)).toBe(true)
    await page.keyboard.press('Enter')
    await expect.poll(() => hasFocus(dialog.getByLabel('Username'))).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => dialog.count()).toBe(0)
    await expect.poll(() => hasFocus(opener)).toBe(true)
  })

  onlyInProve(
    'DASH-8 on a small phone the buttons never cover the field that has the focus',
    async () => {
      const page = await openDashboard({ ...phone, viewport: { width: 320, height: 560 } })
      const dialog = await openDialog(page, 'Create Guest')
      await button(dialog, 'Create Guest').click()
      for (let stop = 0; stop < 14; stop += 1) {
        await page.keyboard.press('Tab')
        expect(await page.evaluate(coveredFocus), `after ${stop + 1} times Tab`).toBeNull()
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    },
  )
})

describe('family', () => {
  test('DASH-5 DASH-9 DASH-12 a member is added', async () => {
    const timezoneId = await homeAtNoon(owner)
    const page = await openDashboard({ ...desk, timezoneId })
    const family = region(page, 'Family Users')
    await family.getByText('No family users').waitFor()
    const anita = someone('Anita')
    const adding = await openDialog(page, 'Add First Family Member', 'Create Family User')
    await fillAccount(adding, anita)
    await button(adding, 'Create').click()
    await expectToast(page, 'Family user created: Anita')
    const cells = rowOf(page, anita.email).getByRole('cell')
    const today = new Date().toLocaleDateString('en-GB', {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: timezoneId,
    })
    await expect
      .poll(async () => (await cells.allInnerTexts()).slice(0, 4))
      .toEqual(['Anita', anita.email, 'Family Member', today])
  })

  /** A member of the home, and the dashboard of the owner. */
  async function withAnita() {
    const anita = someone('Anita')
    await callApi(owner, createFamilyEndpoint, { body: anita })
    return { anita, page: await openDashboard(desk) }
  }

  test('DASH-9 DASH-13 a member is changed, and signs in with the new password alone', async () => {
    const { anita, page } = await withAnita()
    const before = await signIn(anita)
    const editing = await openDialog(page, 'Edit Anita', 'Edit Family User')
    await expect.poll(() => editing.getByLabel('Username').inputValue()).toBe('Anita')
    await expect.poll(() => editing.getByLabel('Email').inputValue()).toBe(anita.email)
    await editing.getByText('Enter a password. It replaces the current one.').waitFor()
    await editing.getByLabel('Username').fill('Anita Rao')
    await button(editing, 'Save').click()
    await editing.getByRole('alert').getByText('All fields are required').waitFor()
    await expect.poll(() => hasFocus(editing.getByLabel(/^Password/))).toBe(true)
    await editing.getByLabel(/^Password/).fill('another secret')
    await button(editing, 'Save').click()
    await expectToast(page, 'Family user updated: Anita Rao')
    expect(await familyOf(owner)).toMatchObject([{ username: 'Anita Rao', email: anita.email }])
    expect((await answerOf(before, listRoomsEndpoint, {})).status).toBe(401)
    await signIn({ ...anita, password: 'another secret' })

    const path = { id: String((await familyOf(owner))[0]?.user_id) }
    const body = { ...someone('Renamed'), email: anita.email }
    await callApi(owner, updateFamilyEndpoint, { path, body })
    await button(page, 'Edit Renamed').waitFor()
  })

  test('DASH-9 an email that is taken is refused, for a new member and a changed one', async () => {
    const { anita, page } = await withAnita()
    const adding = await openDialog(page, 'Family User', 'Create Family User')
    await fillAccount(adding, { ...someone('Ravi'), email: anita.email.toUpperCase() })
    await button(adding, 'Create').click()
    await adding.getByRole('alert').getByText(taken).waitFor()
    await button(adding, 'Cancel').click()
    const editing = await openDialog(page, 'Edit Anita', 'Edit Family User')
    await fillAccount(editing, { ...anita, email: owner.email })
    await button(editing, 'Save').click()
    await editing.getByRole('alert').getByText(taken).waitFor()
    await button(editing, 'Cancel').click()
  })

  test('DASH-12 a member is deleted after a question', async () => {
    const { page } = await withAnita()
    const family = region(page, 'Family Users')
    await button(page, 'Delete Anita').click()
    const question = page.getByRole('alertdialog', { name: 'Delete family user Anita?' })
    await button(question, 'Delete').click()
    await expectToast(page, 'Family user deleted: Anita')
    await family.getByText('No family users').waitFor()
    await expect.poll(() => focused(page)).toBe('Family Users')
    expect(await familyOf(owner)).toEqual([])
  })

  onlyInProve('DASH-9 all three fields are required for a new member too', async () => {
    const page = await openDashboard(phone)
    const dialog = await openDialog(page, 'Family User', 'Create Family User')
    await fillAccount(dialog, { ...someone('Anita'), email: ' ' })
    await button(dialog, 'Create').click()
    await dialog.getByRole('alert').getByText('All fields are required').waitFor()
    await expect.poll(() => hasFocus(dialog.getByLabel('Email'))).toBe(true)
    expect(await familyOf(owner)).toEqual([])
  })

  test('DASH-4 DASH-5 DASH-6 ROLE-3 family and guests see none of these tables', async () => {
    const room_id = await addRoom(owner, 'Kitchen')
    await addDevice(owner, 'SC-000001')
    for (const person of [
      await createTestFamily(owner),
      await createTestGuest(owner, { now: Date.now(), room_id }),
    ]) {
      const page = await openDashboard(desk, person)
      await page.getByRole('heading', { name: 'Kitchen' }).waitFor()
      for (const name of ['Guest Users', 'Family Users', 'Unassigned Devices']) {
        await expect
          .poll(() => page.getByRole('heading', { name }).count(), { message: name })
          .toBe(0)
      }
      await page.context().close()
    }
  })
})

describe('unassigned devices', () => {
  test('DASH-6 DASH-10 DASH-12 DASH-13 six are shown, and one is assigned to a room', async () => {
    for (let nth = 1; nth <= 8; nth += 1) await addDevice(owner, `SC-00000${nth}`)
    const page = await openDashboard()
    const panel = region(page, 'Unassigned Devices')
    await expect.poll(() => panel.getByRole('listitem').count()).toBe(6)
    await expect.poll(() => panel.getByRole('button', { name: 'Assign Room' }).count()).toBe(6)
    await panel.getByText('6 of 8 shown. See all in Manage Devices').waitFor()
    const assign = (id: string) => `Assign Room to Device ${id}`
    const openAssign = (id: string) => openDialog(page, assign(id), `Assign Device ${id}`)

    const first = await openAssign('SC-000001')
    await first.getByText('No rooms yet.').waitFor()
    await button(first, 'Create Room').click()
    const creating = page.getByRole('dialog', { name: 'Create Room' })
    await creating.getByLabel('Room name').fill('Attic')
    await button(creating, 'Create Room').click()
    await expect.poll(() => creating.count()).toBe(0)
    await expect.poll(() => hasFocus(first.getByLabel('Room'))).toBe(true)
    await first.getByLabel('Room').selectOption('Attic')
    await button(first, 'Assign').click()
    await expectToast(page, 'Device assigned: Device SC-000001 is now in Attic')

    const [kitchen, cellar] = [await addRoom(owner, 'Kitchen'), await addRoom(owner, 'Cellar')]
    const second = await openAssign('SC-000002')
    await button(second, 'Assign').click()
    await second.getByText("Please select a room and ensure you're logged in").waitFor()
    await expect.poll(() => hasFocus(second.getByLabel('Room'))).toBe(true)
    await button(second, 'Cancel').click()
    await expect.poll(() => hasFocus(button(page, assign('SC-000002')))).toBe(true)
    await page.keyboard.press('Enter')
    await second.getByLabel('Room').selectOption('Kitchen')
    await button(second, 'Assign').click()
    await expectToast(page, 'Device assigned: Device SC-000002 is now in Kitchen')
    await expect.poll(() => button(page, assign('SC-000002')).count()).toBe(0)
    await expect.poll(() => focused(page)).toBe('Unassigned Devices')
    const { devices } = await callApi(owner, listDevicesEndpoint, {})
    expect(devices.find((one) => one.deviceIdentifier === 'SC-000002')?.room_id).toBe(kitchen)

    const third = await openAssign('SC-000003')
    await third.getByLabel('Room').selectOption('Cellar')
    const deletion = `delete from room where id = ${cellar}`
    await changeBeforeCall(page, fixture.stack, mapRoomEndpoint, deletion)
    await button(third, 'Assign').click()
    await third.getByRole('alert').getByText('Room not found').waitFor()
    await button(third, 'Cancel').click()

    // Six are left, and all of them shown: there is a link again from the seventh on.
    await addDevice(owner, 'SC-000009')
    await panel.getByRole('link', { name: 'Manage Devices' }).click()
    await page.waitForURL('**/devices/manage')
    await rowOf(page, 'SC-000008').waitFor()
  })

  onlyInProve(
    'DASH-6 a device without a name is Unnamed, and a long ID is shortened for the eye only',
    async () => {
      await addDevice(owner, 'WLM-1234567890')
      changeStoredData(
        fixture.stack,
        "update device set name = null where identifier = 'WLM-1234567890'",
      )
      const page = await openDashboard(phone)
      const item = region(page, 'Unassigned Devices').getByRole('listitem')
      await item.getByText('Unnamed', { exact: true }).waitFor()
      await expect
        .poll(() => item.getByText(/^WLM-1.*…7890$/).getAttribute('aria-hidden'))
        .toBe('true')
      await expect.poll(() => item.getByText('WLM-1234567890').count()).toBe(1)
    },
  )

  onlyInProve('DASH-6 when every device has a room, there is no panel', async () => {
    const room = await addRoom(owner, 'Kitchen')
    await addDevice(owner, 'SC-000001', room)
    const page = await openDashboard()
    await page.getByText('1 device').first().waitFor()
    await expect.poll(() => region(page, 'Unassigned Devices').count()).toBe(0)
  })

  test('DASH-12 without a network the fallback is shown', async () => {
    await addRoom(owner, 'Attic')
    await addDevice(owner, 'SC-000001')
    const page = await openDashboard({ ...desk, before: ({ clock }) => clock.install() })
    const assign = 'Assign Room to Device SC-000001'
    const dialog = await openDialog(page, assign, 'Assign Device SC-000001')
    await dialog.getByLabel('Room').selectOption('Attic')
    // Once the network is back, the page takes its connection for lost without an answer in 5 s.
    await holdClock(page)
    await page.context().setOffline(true)
    await button(dialog, 'Assign').click()
    const failed = dialog.getByRole('alert').getByText('Failed to assign device')
    await passUntil(page, () => failed.isVisible(), 1)
    await page.context().setOffline(false)
    await button(dialog, 'Assign').click()
    await passUntil(page, async () => (await dialog.count()) === 0, 1)
    await page.clock.resume()
    await expectToast(page, 'Device assigned: Device SC-000001 is now in Attic')
  })
})

describe('when something fails', () => {
  const noAnswer = (page: Page) => page.route('**/api/**', (route) => route.abort())

  test('DASH-10 DASH-12 DASH-13 without an answer dialogs show their fallbacks', async () => {
    await addRoom(owner, 'Kitchen')
    const page = await openDashboard(phone)
    const fails = async (dialog: Locator, submit: string, text: string) => {
      await noAnswer(page)
      await button(dialog, submit).click()
      await dialog.getByRole('alert').getByText(text).waitFor()
      await page.unrouteAll()
      await button(dialog, 'Cancel').click()
      await dialog.waitFor({ state: 'hidden' })
    }
    const guest = await openDialog(page, 'Create Guest')
    await fillAccount(guest, someone('Arjun'))
    await fails(guest, 'Create Guest', 'Failed to create guest')
    const family = await openDialog(page, 'Family User', 'Create Family User')
    await fillAccount(family, someone('Arjun'))
    await fails(family, 'Create', 'Failed to save family user')
    const room = await openDialog(page, 'Create Room')
    const name = room.getByLabel('Room name')
    await name.fill('Attic')
    await fails(room, 'Create Room', 'Failed to create room')

    await openDialog(page, 'Create Room')
    await name.fill('   ')
    await button(room, 'Create Room').click()
    await room.getByText('Room name is required').waitFor()
    await expect.poll(() => hasFocus(name)).toBe(true)
    await name.fill('kitchen')
    await button(room, 'Create Room').click()
    await room.getByRole('alert').getByText('There is already a room called kitchen').waitFor()
    await name.fill('Attic')
    await page.keyboard.press('Enter')
    await expectToast(page, 'Room created: Attic')
    await page.getByRole('heading', { name: 'Attic' }).waitFor()
  })

  test('DASH-3 DASH-4 DASH-5 DASH-6 DASH-10 DASH-12 offline nothing can be assigned or sent', async () => {
    await addRoom(owner, 'Attic')
    await addDevice(owner, 'SC-000001')
    const guest = await createTestGuest(owner, { now: Date.now() })
    const member = await createTestFamily(owner)
    const line = await fixture.line()
    const page = await openDashboard(phone, { ...owner, url: line.url })
    const assign = 'Assign Room to Device SC-000001'
    const rows = [guest, member].map(({ email }) => rowOf(page, email).getByRole('button'))
    const begins = [...rows, button(page, assign)]
    const canBegin = async () => {
      const buttons = (await Promise.all(begins.map((one) => one.all()))).flat()
      return Promise.all(buttons.map((one) => one.isEnabled()))
    }
    const question = page.getByRole('alertdialog')
    for (const { email } of [guest, member]) await rowOf(page, email).waitFor()
    await noAnswer(page)
    for (const [person, text] of [
      [guest, 'Failed to delete guest'],
      [member, 'Failed to delete family user'],
    ] as const) {
      await rowOf(page, person.email)
        .getByRole('button', { name: /^Delete/ })
        .click()
      await button(question, 'Delete').click()
      await question.getByRole('alert').getByText(text).waitFor()
      await button(question, 'Cancel').click()
    }
    await page.unrouteAll()

    await button(page, 'Delete guest Guest').click()
    const confirming = button(question, 'Delete')
    line.cut()
    await question.getByText(paused).waitFor()
    await expect.poll(() => confirming.isDisabled()).toBe(true)
    await expect.poll(() => canBegin()).toEqual(Array(6).fill(false))
    line.mend()
    await expect.poll(() => confirming.isEnabled()).toBe(true)
    await button(question, 'Cancel').click()
    await expect.poll(() => canBegin()).toEqual(Array(6).fill(true))

    const form = await openDialog(page, 'Create Guest')
    line.cut()
    await form.getByText(paused).waitFor()
    await expect.poll(() => button(form, 'Create Guest').isDisabled()).toBe(true)
    line.mend()
    await button(form, 'Cancel').click()

    const dialog = await openDialog(page, assign, 'Assign Device SC-000001')
    await dialog.getByLabel('Room').selectOption('Attic')
    line.cut()
    await dialog.getByText(paused).waitFor()
    await button(dialog, 'Assign').click()
    await dialog.getByRole('alert').getByText('Cannot assign device in offline mode').waitFor()
  })
})

onlyInProve('DASH-11 DASH-12 a session ended elsewhere leads to the sign-in page', async () => {
  const page = await openDashboard({
    ...desk,
    // The page hears of it by its call alone, however long that takes.
    before: (opened) =>
      opened.routeWebSocket('**/ws-app?*', (socket) => {
        socket.connectToServer().onClose(() => undefined)
      }),
  })
  const dialog = await openDialog(page, 'Create Guest')
  await fillAccount(dialog, someone('Arjun'))
  await changeBeforeCall(page, fixture.stack, createGuestEndpoint, 'delete from session')
  await button(dialog, 'Create Guest').click()
  await page.waitForURL('**/login')
  await page.getByText('Session expired. Logging out...').waitFor()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

test('DASH-4 DASH-5 DASH-6 DASH-8 DASH-9 DASH-10 has no axe violations in any size and theme', async () => {
  await createExpiredGuest()
  await createTestGuest(owner, { now: Date.now(), forMs: 3 * day })
  await createTestFamily(owner)
  await addRoom(owner, 'Kitchen')
  for (let nth = 1; nth <= 7; nth += 1) await addDevice(owner, `SC-00000${nth}`)
  const page = await openDashboard()
  await page.getByText('Expired').waitFor()
  expect(await axeViolationsInEveryTheme(page)).toEqual([])
  for (const [opener, submit] of [
    ['Create Guest', 'Create Guest'],
    ['Family User', 'Create'],
    ['Edit Family', 'Save'],
    ['Assign Room to Device SC-000001', 'Assign'],
  ] as const) {
    await button(page, opener).click()
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    expect(await axeViolationsInEveryTheme(page), opener).toEqual([])
    await dialog.getByRole('button', { name: submit, exact: true }).click()
    expect(await axeViolationsInEveryTheme(page), `${opener}, wrong`).toEqual([])
    await page.keyboard.press('Escape')
    await expect.poll(() => dialog.count()).toBe(0)
  }
  await page.getByRole('button', { name: 'Delete guest' }).first().click()
  await page.getByRole('alertdialog').waitFor()
  expect(await axeViolationsInEveryTheme(page)).toEqual([])
})
