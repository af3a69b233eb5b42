/** Names of people and passkeys, and names in messages and questions: pages show them unchanged, and nothing in them runs. */

import { mapRoomEndpoint } from '@roomwire/contracts/http/devices.ts'
import { createJoinCodeEndpoint } from '@roomwire/contracts/http/join-codes.ts'
import { changeProfileEndpoint, exportDataEndpoint } from '@roomwire/contracts/http/own-account.ts'
import { renamePasskeyEndpoint } from '@roomwire/contracts/http/passkeys.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import {
  enterBySidebar,
  inGroups,
  namesInPages,
  openNamePages,
  sidebar,
} from '@roomwire/testing/browser/name-pages.ts'
import { foundNamedHome, inLots, type NamedRoom } from '@roomwire/testing/browser/named-home.ts'
import {
  eachInside,
  inside,
  isToTheLetter,
  questionsBehind,
  textsOf,
} from '@roomwire/testing/browser/shown-names.ts'
import {
  addRoom,
  callApi,
  createTestFamily,
  createTestGuest,
  password,
  registerOwner,
  type TestPerson,
} from '@roomwire/testing/clients/api-client.ts'
import { ask } from '@roomwire/testing/clients/ask.ts'
import { softwarePasskey } from '@roomwire/testing/clients/software-passkey.ts'
import { oneOfEachKind, turningNames } from '@roomwire/testing/fixtures/hostile-names.ts'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'

const { fixture, open, among, exactly } = openNamePages('people and passkeys')

test('R-36 names of people are shown unchanged wherever a home shows them, and none runs', async () => {
  const owner = await registerOwner(fixture.stack.url, 'Meera')
  const rooms = await inLots(oneOfEachKind, (name) => addRoom(owner, name))
  const now = Date.now()
  const [room_id = 0] = rooms
  const family = await inLots([1, 2, 3, 4, 5], () => createTestFamily(owner))
  const guests = await inLots([{}, {}, {}, { room_id }], (scope) =>
    createTestGuest(owner, { now, ...scope }),
  )
  const times = { start_at: now, expires_at: now + 3_600_000 }
  for (const room of rooms) {
    await callApi(owner, createJoinCodeEndpoint, {
      body: { role: 'guest', ...times, room_id: room },
    })
  }
  const page = await open(owner)
  await page.getByRole('table', { name: 'Invitations' }).waitFor()
  const cells = (table: string, at: number) =>
    textsOf(page, `table[aria-label='${table}'] td:nth-child(${at})`)
  const access = await cells('Invitations', 2)
  exactly(
    'rooms of codes',
    access.map((text) => text.replace(/ until .*$/, '')),
    oneOfEachKind,
  )
  const folds = page.getByRole('button', { name: /^Show all/ })
  await expect.poll(() => folds.count()).toBe(2)
  await folds.last().click()
  await folds.first().click()
  const people = [owner, ...family, ...guests]
  for (const names of inGroups(namesInPages, people.length)) {
    await Promise.all(
      names.map((username, at) =>
        callApi(people[at] ?? owner, changeProfileEndpoint, { body: { username } }),
      ),
    )
    const [own = '', ...others] = names
    const theirs = others.slice(0, family.length)
    const strangers = others.slice(family.length)
    const shows = async () => [
      ...eachInside(await textsOf(page, 'h1'), 'Welcome, '),
      ...(await cells('Family Users', 1)),
      ...(await cells('Guest Users', 1)),
    ]
    const isThere = (texts: string[]) =>
      names.every((name) => texts.some((text) => isToTheLetter(text, name)))
    await expect.poll(async () => isThere(await shows())).toBe(true)
    exactly('welcome', eachInside(await textsOf(page, 'h1'), 'Welcome, '), [own])
    among('family', await cells('Family Users', 1), theirs)
    among('guests', await cells('Guest Users', 1), strangers)
    await expect
      .poll(async () => eachInside(await cells('Invitations', 3), 'Made by '))
      .toEqual(rooms.map(() => own))
    const labels = eachInside(await textsOf(page, 'td .visually-hidden'), ' ')
    for (const action of ['edit', 'delete', 'make co-owner']) among(action, labels, theirs)
    among(
      'delete',
      labels,
      strangers.map((name) => `guest ${name}`),
    )
  }
  await askAboutPeople(page)
})

/** The questions before somebody leaves or manages the home, and the form that changes an account. */
async function askAboutPeople(page: Page) {
  const guests = await textsOf(page, "table[aria-label='Guest Users'] td:first-child")
  const family = await textsOf(page, "table[aria-label='Family Users'] td:first-child")
  const questions = [
    { table: 'Guest Users', text: 'Delete', before: 'Delete guest ', names: guests },
    { table: 'Family Users', text: 'Delete', before: 'Delete family user ', names: family },
    { table: 'Family Users', text: 'Make', before: 'Make ', after: ' a co-owner?', names: family },
  ]
  for (const { table, text, before, after = '?', names } of questions) {
    const asked = await questionsBehind(page, `table[aria-label='${table}'] button`, text)
    exactly(
      before,
      eachInside(
        asked.map(({ title }) => title),
        before,
        after,
      ),
      names,
    )
    expect(asked.filter(({ endsLast }) => !endsLast)).toEqual([])
  }
  await page.locator("table[aria-label='Family Users'] button", { hasText: 'Edit' }).first().click()
  const typed = await page.locator('dialog input[name=username]').inputValue()
  exactly('name to edit', [typed], family.slice(0, 1))
}

test('R-36 names of passkeys and persons are shown and exported unchanged', async () => {
  const url = fixture.stack.url.replace('127.0.0.1', 'localhost')
  const owner = { ...(await registerOwner(fixture.stack.url, 'Meera')), url }
  const ids = await inLots(Array.from({ length: limits.passkeysMax }), () => addPasskeyOf(owner))
  const page = await open(owner, { path: '/dashboard?view=settings' })
  for (const names of inGroups(namesInPages, ids.length)) {
    const [username = ''] = names
    await callApi(owner, changeProfileEndpoint, { body: { username, address: username } })
    await inLots(names, (name, at) =>
      callApi(owner, renamePasskeyEndpoint, { path: { id: String(ids[at]) }, body: { name } }),
    )
    const { person, passkeys } = await callApi(owner, exportDataEndpoint, { body: { password } })
    exactly('export', [person.username, person.address ?? ''], [username, username])
    exactly(
      'passkeys of the export',
      passkeys.map(({ name }) => name),
      names,
    )
    await page.reload()
    const row = "ul[aria-label='Passkeys'] li"
    await page
      .locator(row)
      .nth(ids.length - 1)
      .waitFor()
    exactly('passkeys', await textsOf(page, `${row} > div:first-child > span:first-child`), names)
    const labels = eachInside(await textsOf(page, `${row} .visually-hidden`), ' passkey ')
    exactly('rename and remove', labels, [...names, ...names])
    await page.locator('dd').nth(5).waitFor()
    among('own details', await textsOf(page, 'dd'), [username, username])
  }
  const last = namesInPages.slice(-ids.length)
  const asked = await questionsBehind(page, 'li button', 'Remove')
  const titles = asked.map(({ title }) => title)
  exactly('Remove passkey?', eachInside(titles, 'Remove passkey ', '?'), last)
  expect(asked.filter(({ endsLast }) => !endsLast)).toEqual([])
  await page.getByRole('button', { name: 'Edit details' }).click()
  const own = namesInPages.at(-ids.length) ?? ''
  exactly(
    'own name to edit',
    [await page.locator('dialog input[name=username]').inputValue()],
    [own],
  )
})

/** A passkey made by software; sign-in-ways.e2e.ts makes them in the browser. */
async function addPasskeyOf({ url, token }: TestPerson): Promise<number> {
  const how = { token, headers: { origin: url } }
  const asked = await ask({ url }, 'POST /api/auth/passkeys/options', {
    ...how,
    body: { password },
  })
  const body = { name: 'Phone', passkey: softwarePasskey(url).register(Object(asked.body)) }
  const added = await ask({ url }, 'POST /api/auth/passkeys', { ...how, body })
  expect(added.status, added.text).toBe(200)
  return Object(added.body).passkey.id
}

/** A few names of each kind. */
const fewNames = [...turningNames.slice(0, 4), ...oneOfEachKind.slice(0, 8)]

test('R-36 messages about new rooms and the pages of a move show their names unchanged', async () => {
  const names = fewNames
  const { owner, rooms } = await foundNamedHome(fixture.stack.url, names.slice(0, 2))
  // The sidebar has room beside the page, and the device manager's panel lies over it.
  const page = await open(owner, { profile: { viewport: { width: 1280, height: 900 } } })
  for (const name of names.slice(2)) {
    await page.getByRole('button', { name: 'Create Room', exact: true }).click()
    await page.getByLabel('Room name').fill(name)
    await page.locator('dialog button[type=submit]').click()
    const announcement = page.locator('#say', { hasText: 'Room created: ' })
    await expect
      .poll(() => announcement.textContent().then((text) => text === `Room created: ${name}`))
      .toBe(true)
    exactly('Room created', [inside(await announcement.textContent(), 'Room created: ')], [name])
  }
  await page
    .locator(sidebar)
    .nth(names.length - 1)
    .waitFor()
  for (const { room, device } of rooms) {
    await enterBySidebar(page, room)
    await page.getByRole('button', { name: 'Add Device' }).click()
    await page.getByText('(locked)').waitFor()
    exactly('Add Device', eachInside(await textsOf(page, 'h1'), 'Add Device to '), [room])
    among(
      'locked room',
      await page.evaluate(() =>
        [...document.querySelectorAll('main p')].map(
          ({ childNodes }) => childNodes[1]?.textContent ?? '',
        ),
      ),
      [room],
    )
    await enterBySidebar(page, room)
    await page.locator('article footer button', { hasText: 'Reassign' }).click()
    await page
      .locator('input[type=radio]')
      .nth(names.length - 2)
      .waitFor()
    exactly('Move', eachInside(await textsOf(page, 'h1'), 'Move '), [device])
    expect(inside((await textsOf(page, 'title'))[0] ?? '', '', ' – Roomwire')).toContain(device)
    among('Now in', await textsOf(page, 'h1 + p'), [`Now in ${room}`])
    const others = names.filter((name) => name !== room)
    exactly('rooms to move to', await textsOf(page, 'label > span:first-of-type'), others)
  }
})

test('R-36 the manager and the question for a room show names unchanged', async () => {
  const names = fewNames
  const { owner, rooms } = await foundNamedHome(fixture.stack.url, names.slice(0, 2))
  for (const name of names.slice(2)) await addRoom(owner, name)
  const page = await open(owner, { profile: { viewport: { width: 1280, height: 900 } } })
  for (const { identifier, room, device, pin } of rooms) {
    await page.goto(`${owner.url}/devices/manage`)
    await lookAtPanel(page, { identifier, device, pin })
    await callApi(owner, mapRoomEndpoint, { body: { deviceIdentifier: identifier, room_id: null } })
    await page.goto(`${owner.url}/dashboard`)
    await page.locator('li button', { hasText: 'Assign Room' }).click()
    await page.locator('dialog option').nth(names.length).waitFor({ state: 'attached' })
    exactly('Assign', eachInside(await textsOf(page, 'dialog h2'), 'Assign '), [device])
    exactly('rooms to assign', (await textsOf(page, 'dialog option')).slice(1), names)
    await page.locator('dialog select').selectOption({ index: names.indexOf(room) + 1 })
    const chosen = await page
      .locator('dialog select')
      .evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.textContent ?? '')
    await page.locator('dialog button[type=submit]').click()
    const toast = page.locator('#say', { hasText: 'Device assigned: ' })
    await toast.waitFor({ state: 'attached' })
    const shown = await toast.textContent()
    exactly(
      'Device assigned',
      [inside(shown, 'Device assigned: ', ` is now in ${chosen}`)],
      [device],
    )
  }
})

/** The device manager's panel, its questions and its fields. */
async function lookAtPanel(
  page: Page,
  { identifier, device, pin }: Omit<NamedRoom, 'room' | 'roomId'>,
) {
  await page
    .locator('tr', { hasText: identifier })
    .locator('td button', { hasText: 'Manage' })
    .click()
  await page.locator('dialog h2').first().waitFor()
  await page.locator('dialog input').nth(1).waitFor()
  exactly('panel', await textsOf(page, 'dialog h2'), [device])
  const values = await page
    .locator('dialog input')
    .evaluateAll((inputs) =>
      inputs.map((input) => (input instanceof HTMLInputElement ? input.value : '')),
    )
  among('fields', values, [device, pin])
  await page.getByRole('button', { name: 'Device Secret Management' }).click()
  const [asked] = await questionsBehind(page, 'dialog button', 'Generate new secret')
  exactly('secret?', [inside(asked?.title ?? '', 'Generate a new secret for ', '?')], [device])
  await page.locator('dialog').getByLabel('Device name').fill('Lamp')
  const [discard] = await questionsBehind(page, 'dialog button', 'Close')
  exactly('discard?', [inside(discard?.title ?? '', 'Discard changes to ', '?')], [device])
}
