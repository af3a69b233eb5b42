import type { OpenedPass, PassLook } from '@roomwire/contracts/http/opened-pass.ts'
import type { ErrorCode } from '@roomwire/contracts/vocabulary/error-codes.ts'
import { beforeEach, expect, test } from 'vitest'
import { CallFailed } from '../../api/call-failed.ts'
import { PassVisit } from './pass-visit.ts'

/* The ways to a pass, by a server that answers what the test says. */

const pass: OpenedPass = {
  label: 'Cleaner',
  home_name: 'Green Villa',
  time_zone: 'Asia/Kolkata',
  offsets: [],
  home_locale: null,
  start_at: 0,
  expires_at: 1,
  state: 'open',
  may_switch: true,
  windows: [],
  changes_at: null,
  times: [],
}

const look: PassLook = { pass, places_left: 1, is_held: false }

const refused = (status: number, code: ErrorCode, field?: string) =>
  new CallFailed(status, { error: 'No', code, ...(field !== undefined && { field }) }, '')
const silent = new CallFailed(0, {}, 'no answer')
const none = refused(401, 'not_signed_in')

let asked: string[]
let answers: (OpenedPass | PassLook | Error | Promise<OpenedPass>)[]
let visit: PassVisit

beforeEach(() => {
  asked = []
  answers = []
  const answer = async <T>(question: string) => {
    asked.push(question)
    const next = answers.shift() ?? none
    if (next instanceof Error) throw next
    // Each test says what is answered to which question.
    return next as T
  }
  visit = new PassVisit({
    look: (secret, pin) => answer(`look ${secret} ${pin}`),
    open: (secret, pin) => answer(`open ${secret} ${pin}`),
    show: () => answer('show'),
    renew: () => answer('renew'),
    leave: () => answer('leave'),
  })
})

/** Follows a link and says yes. */
async function acceptLink(secret: string) {
  await visit.begin(secret)
  await visit.use()
}

test('a link is looked at, and takes a place when somebody says so; the secret is forgotten then', async () => {
  answers = [look, pass, pass]
  await visit.begin('s')
  expect(visit.state()).toEqual({ at: 'asking', look })
  expect(asked).toEqual(['look s null'])
  await visit.use()
  expect(visit.state()).toEqual({ at: 'opened', pass })
  await visit.again()
  expect(asked).toEqual(['look s null', 'open s null', 'show'])
})

test('a browser that holds the pass already is asked nothing', async () => {
  answers = [{ ...look, is_held: true }]
  await visit.begin('s')
  expect(visit.state()).toEqual({ at: 'opened', pass })
})

test('without a secret it is shown as this browser holds it, or refused', async () => {
  answers = [pass, none]
  await visit.begin(null)
  expect(visit.state().at).toBe('opened')
  await visit.begin(null)
  expect(visit.state()).toEqual({ at: 'refused', error: none })
})

test('the PIN goes with the secret until it is right', async () => {
  const wrong = refused(403, 'pass_pin_wrong', 'pin')
  answers = [refused(400, 'pass_pin_needed', 'pin'), wrong, silent, look, pass]
  await visit.begin('s')
  expect(visit.state()).toEqual({ at: 'pin', error: null })
  await visit.enterPin('1111')
  expect(visit.state()).toEqual({ at: 'pin', error: wrong })
  await visit.enterPin('2222')
  expect(visit.state()).toEqual({ at: 'pin', error: silent })
  await visit.enterPin('3333')
  expect(visit.state().at).toBe('asking')
  await visit.use()
  expect(visit.state().at).toBe('opened')
  expect(asked.slice(1)).toEqual(['look s 1111', 'look s 2222', 'look s 3333', 'open s 3333'])
})

test.each(['pass_full', 'pass_ended', 'pass_not_found'] as const)(
  'a PIN that leads to %s leaves the form',
  async (code) => {
    answers = [refused(400, 'pass_pin_needed', 'pin'), refused(409, code)]
    await visit.begin('s')
    await visit.enterPin('1111')
    expect(visit.state().at).toBe('refused')
  },
)

test('what is full, or was not reached, can be tried again by the same secret', async () => {
  answers = [silent, look, refused(409, 'pass_full'), look, pass]
  await visit.begin('s')
  await visit.again()
  await visit.use()
  expect(visit.state().at).toBe('refused')
  await visit.again()
  await visit.use()
  expect(asked).toEqual(['look s null', 'look s null', 'open s null', 'look s null', 'open s null'])
  expect(visit.state().at).toBe('opened')
})

test('an old link still shows the pass to a browser that holds it', async () => {
  const gone = refused(404, 'pass_not_found')
  answers = [gone, pass]
  await visit.begin('old')
  expect(visit.state().at).toBe('opened')
  answers = [gone, none]
  await visit.begin('old')
  expect(visit.state()).toEqual({ at: 'refused', error: gone })
})

test('a pass that was taken back is lost; one that nobody can ask about stays as it was', async () => {
  answers = [look, pass, silent, refused(503, 'server_busy'), { ...pass, state: 'paused' }, none]
  await acceptLink('s')
  expect(await visit.renew()).toBe(false)
  expect(await visit.renew()).toBe(false)
  expect(visit.state()).toEqual({ at: 'opened', pass })
  expect(await visit.renew()).toBe(true)
  expect(visit.state()).toMatchObject({ pass: { state: 'paused' } })
  expect(await visit.renew()).toBe(false)
  expect(visit.state()).toEqual({ at: 'lost' })
  expect(await visit.renew()).toBe(false)
})

test('it is left once the server has said so, also where it was taken back before', async () => {
  answers = [look, pass, silent, none]
  await acceptLink('s')
  await expect(visit.leave()).rejects.toBe(silent)
  expect(visit.state().at).toBe('opened')
  await visit.leave()
  expect(visit.state()).toEqual({ at: 'left' })
})

test('an answer that a later question has overtaken is of no interest', async () => {
  const late = Promise.withResolvers<OpenedPass>()
  answers = [look, pass, late.promise, { ...pass, state: 'closed' }]
  await acceptLink('s')
  const first = visit.renew()
  await visit.renew()
  late.resolve({ ...pass, state: 'paused' })
  await first
  expect(visit.state()).toMatchObject({ pass: { state: 'closed' } })
  expect(visit.isAsking()).toBe(false)
})
