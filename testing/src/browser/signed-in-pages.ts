import { listRoomsEndpoint } from '@roomwire/contracts/http/rooms.ts'
import type { Browser, BrowserContextOptions, Page } from 'playwright'
import {
  type ApiCaller,
  callApi,
  signInByPassword,
  type TestPerson,
} from '../clients/api-client.ts'
import { type OpenVisitor, openVisitor, type Visitor } from './browser.ts'

/*
 * People in browsers: signed in by hand, or by a real call before the page loads
 * where signing in is not what is looked at.
 */

export type SignedInPage = Visitor & {
  /** The token of this browser's session, which a real logout somewhere else would end. */
  token: string
}

/** Signs in on the sign-in page as a person does. */
async function signInByHand(page: Page, { url, email, password }: TestPerson) {
  await page.goto(`${url}/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL('**/dashboard')
}

/** The same, and then to a path. */
export async function signInOn(page: Page, person: TestPerson, path: string) {
  await signInByHand(page, person)
  await page.goto(person.url + path)
}

/**
 * A browser profile of a person, with a session of its own, at a path of the person's `url`, or in
 * the room of that name, as after a reload there: the dashboard first would cost as much again.
 */
export async function openAs(
  browser: Browser,
  person: Pick<TestPerson, 'url' | 'email' | 'password'>,
  options: BrowserContextOptions & {
    path?: string
    room?: string
    before?: (page: Page) => Promise<unknown>
    open?: OpenVisitor
  } = {},
): Promise<SignedInPage> {
  const {
    room,
    path = room ? '/controlpanel' : '/dashboard',
    before,
    open = openVisitor,
    ...profile
  } = options
  const { url, email, password } = person
  const session = await signInByPassword({ url, email, password })
  const visitor = await open(browser, profile)
  const { page } = visitor
  await before?.(page)
  // Only into the first document: what the page forgets later stays forgotten.
  const entering = await page.addInitScript(
    ([entries, state]) => {
      Object.assign(localStorage, entries)
      history.replaceState(state, '')
    },
    [
      stored(session),
      room ? await stateOfRoom({ url, token: session.token }, room) : null,
    ] as const,
  )
  await page.goto(url + path)
  await entering.dispose()
  return { ...visitor, token: session.token }
}

/** The state that a link to a room leaves in the history (CTRL-1). */
async function stateOfRoom(caller: ApiCaller, name: string) {
  const { rooms } = await callApi(caller, listRoomsEndpoint, {})
  const found = rooms.find(({ room_name }) => room_name === name)
  if (!found) throw new Error(`Nobody has a room ${name} here`)
  return { usr: { roomId: found.room_id, roomName: found.room_name } }
}

type Session = { token: string; user_id: number; username: string; email: string; role: string }

/** The items that the page itself stores of a session (AUTH-2). */
function stored({ token, user_id, username, email, role }: Session) {
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()
  const { exp } = JSON.parse(payload) as { exp: number } // The server's own token always has it.
  const userData = JSON.stringify({ id: user_id, username, email, role, role_name: role })
  return { token, userId: String(user_id), userData, authExpiry: String(exp) }
}
