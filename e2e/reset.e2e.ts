import { once } from 'node:events'
import { createServer } from 'node:http'
import { join } from 'node:path'
import {
  profileByEmailEndpoint,
  registerEndpoint,
  resetPasswordEndpoint,
} from '@roomwire/contracts/http/accounts.ts'
import { deleteFamilyEndpoint } from '@roomwire/contracts/http/family.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { axeViolationsInEveryTheme } from '@roomwire/testing/browser/axe.ts'
import type { Visitor } from '@roomwire/testing/browser/browser.ts'
import { endVisit, keptVisitor } from '@roomwire/testing/browser/kept-profiles.ts'
import { keptBrowser } from '@roomwire/testing/browser/kept-running.ts'
import { onlyInProve } from '@roomwire/testing/browser/only-in-prove.ts'
import { holdClock, passUntil } from '@roomwire/testing/browser/page-clock.ts'
import { button, isConnected } from '@roomwire/testing/browser/page-parts.ts'
import { openAs } from '@roomwire/testing/browser/signed-in-pages.ts'
import { closeWithChangesExplained } from '@roomwire/testing/browser/unexplained-changes.ts'
import {
  answerOf,
  callApi,
  createTestFamily,
  freshEmail,
  password,
  registerOwner,
  type TestPerson,
} from '@roomwire/testing/clients/api-client.ts'
import { ask } from '@roomwire/testing/clients/ask.ts'
import { mailKeyOf } from '@roomwire/testing/fixtures/mail-key-of.ts'
import { operatorResetCode } from '@roomwire/testing/fixtures/operator-reset-code.ts'
import { ownerOf } from '@roomwire/testing/fixtures/person-of.ts'
import { type MailServer, mailText, startMailServer } from '@roomwire/testing/worlds/mail-server.ts'
import { startSmsGateway } from '@roomwire/testing/worlds/sms-gateway.ts'
import { openStack, type Stack } from '@roomwire/testing/worlds/stack.ts'
import { startTestServer } from '@roomwire/testing/worlds/test-server.ts'
import { freePort } from '@roomwire/testing/worlds/test-services.ts'
import type { Browser, Locator, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest'

let mail: MailServer
let sms: Awaited<ReturnType<typeof startSmsGateway>>
let stack: Stack
let browser: Browser
beforeAll(async () => {
  ;[mail, sms, browser] = await Promise.all([startMailServer(), startSmsGateway(), keptBrowser()])
  stack = await openStack({ SMTP_URL: mail.url, SMS_URL: sms.url }, 'cheap')
})
afterAll(async () => {
  await closeWithChangesExplained(stack)
  await Promise.all([mail.close(), sms.close()])
})

const visitors: Visitor[] = []
afterEach(async () => {
  for (const visitor of visitors.splice(0)) await endVisit(browser, visitor)
})

/** Keeps a dialog that closes by itself: a busy machine may look at it later. A held clock passes as always. */
function stayOpen(ms: number) {
  const { setTimeout: start } = window
  const set = (run: () => void, wait?: number) => (wait === ms ? 0 : start(run, wait))
  Object.assign(window, { setTimeout: set })
}

async function openPage(path: string, options = {}, url = stack.url) {
  const visitor = await keptVisitor(browser, options)
  visitors.push(visitor)
  await visitor.page.addInitScript(stayOpen, limits.resetCloseDelayMs)
  await visitor.page.goto(url + path)
  return visitor
}

/** The reset dialog, opened on the sign-in page. */
async function openReset(options = {}, url = stack.url) {
  const visitor = await openPage('/login', options, url)
  await visitor.page.getByRole('button', { name: 'Forgot password?' }).click()
  await title(visitor.page, 'Reset Password').waitFor()
  return visitor
}

/** The dialog, closed and opened again. */
async function openAgain(page: Page) {
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  await title(page, 'Reset Password').waitFor()
}

/** Another browser of a person, which hears when its session ends. */
async function openOtherBrowser(person: TestPerson): Promise<Page> {
  const visitor = await openAs(browser, person, { open: keptVisitor })
  visitors.push(visitor)
  await isConnected(visitor.page)
  return visitor.page
}

const webFolder = join(import.meta.dirname, '../web/dist')
const again = 'Invalid or expired reset code. Please request a new one.'
const newPassword = 'a better password'

describe('the three steps', () => {
  test('RESET-1 RESET-6 RESET-7 by email: success signs the account out everywhere', async () => {
    const owner = await registerOwner(stack.url)
    const { email } = owner
    const other = await openOtherBrowser(owner)
    const { page, faults } = await openReset()
    await findAccount(page, ` ${email.toUpperCase()} `)
    await title(page, 'Send Reset Code').waitFor()
    await sendCode(page)
    await title(page, 'New Password').waitFor()
    await page.getByText(`A 6-digit code is on its way to ${email}.`).waitFor()
    const code = await codeMailedTo(email)
    await holdClock(page)
    await choosePassword(page, { code })
    await page.getByRole('status').getByText('Password changed. You can sign in now.').waitFor()
    const passed = await passUntil(page, () => dialog(page).isHidden(), 50)
    expect(passed).toBeGreaterThan(2_400)
    expect(passed).toBeLessThan(2_700)
    await expect.poll(() => isFocused(fields(page).email)).toBe(true)
    await page.clock.resume()

    await other.waitForURL('**/login')
    await expect.poll(() => lettersTo(email).at(-1)).toMatch(/password .* was changed/)
    await signIn(other, email, password)
    await other.getByRole('alert').filter({ hasText: /./ }).first().waitFor()

    await signIn(page, email, newPassword)
    await page.waitForURL('**/dashboard')
    expect(faults).toEqual([])
  })

  test('RESET-3 RESET-7 without a mail server the operator has the code', async () => {
    const server = await startTestServer('sqlite', { webFolder })
    onTestFinished(() => server.stop())
    const { email } = await registerOwner(server.url)
    const { page, faults } = await openReset({}, server.url)
    await findAccount(page, email)
    await page.getByText('This server sends no mail: the code waits in its outbox.').waitFor()
    await page.getByText('Ask the operator of the server for the code.').waitFor()
    await sendCode(page, 'Make code')
    await title(page, 'New Password').waitFor()
    await page
      .getByText(
        'This server sends no mail. The 6-digit code waits in its outbox, which the operator reads with npm run outbox.',
      )
      .waitFor()
    await expect.poll(() => dialog(page).innerText()).not.toMatch(/sent|on its way/i)
    const [letter] = await server.roomwire.outbox.newest(1)
    await choosePassword(page, { code: codeIn(letter?.body ?? '') })
    await saysChanged(page)

    const code = await operatorResetCode(server, email)
    await openAgain(page)
    await findAccount(page, email)
    await page.getByRole('button', { name: 'I already have a code' }).click()
    await title(page, 'New Password').waitFor()
    await page.getByText(`Type the 6-digit code you were given for ${email}.`).waitFor()
    await choosePassword(page, { code })
    await saysChanged(page)
    expect(faults).toEqual([])
  })

  test('R-14 whoever strangers keep from a code gets one with the key of a mail', async () => {
    const server = await startTestServer('sqlite', { webFolder, limitScale: 1 })
    onTestFinished(() => server.stop())
    const { email } = await ownerOf(server)
    const mails = async () =>
      (await server.roomwire.outbox.newest(10)).filter(({ body }) => /code is/.test(body))
    const asked = { body: { email }, headers: { origin: server.url } }
    for (let one = 0; one < 3; one += 1) {
      await ask(server, 'POST /api/users/forgot-password', asked)
    }
    const [, key = ''] =
      /this key when it asks for one: (\S+)\./.exec((await mails())[0]?.body ?? '') ?? []
    const { page, faults } = await openReset({}, server.url)
    await findAccount(page, email)
    await sendCode(page, 'Make code')
    await alert(page, /^Too many codes were asked for/).waitFor()
    const typed = page.getByRole('textbox', { name: 'Key from a mail' })
    await typed.fill(key.toUpperCase())
    await sendCode(page, 'Make code')
    await title(page, 'New Password').waitFor()
    await choosePassword(page, { code: codeIn((await mails())[0]?.body ?? '') })
    await saysChanged(page)
    expect(faults).toEqual([])

    // The key was that of the old password: this one is of a mail that asked for no key.
    const linked = await openPage('/login', {}, server.url)
    const link = `/login#key=${await mailKeyOf(server, email)}`
    await linked.page.goto('about:blank')
    await linked.page.goto(server.url + link)
    await title(linked.page, 'Reset Password').waitFor()
    expect(linked.page.url()).toBe(`${server.url}/login`)
    await findAccount(linked.page, email)
    await sendCode(linked.page, 'Make code')
    await title(linked.page, 'New Password').waitFor()
    await choosePassword(linked.page, { code: codeIn((await mails())[0]?.body ?? '') })
    await saysChanged(linked.page)
    expect(linked.faults).toEqual([])
  })

  onlyInProve('RESET-1 each step gives the focus to its title; Escape gives it back', async () => {
    const { email } = await registerOwner(stack.url)
    const { page } = await openReset()
    await findAccount(page, email)
    await expect.poll(() => focusedText(page)).toBe('Send Reset Code')
    await page.getByRole('button', { name: 'Back' }).click()
    await expect.poll(() => focusedText(page)).toBe('Reset Password')
    await expect.poll(() => fields(page).email.inputValue()).toBe(email)
    await page.getByRole('button', { name: 'Verify email' }).click()
    await sendCode(page)
    await expect.poll(() => focusedText(page)).toBe('New Password')
    await page.keyboard.press('Escape')
    await expect.poll(() => focusedText(page)).toBe('Forgot password?')
  })

  test('RESET-1 RESET-4 no step has axe violations in any size and theme', async () => {
    const { email } = await registerOwner(stack.url)
    const { page, faults } = await openReset()
    const violations: string[] = []
    await page.getByRole('button', { name: 'Verify email' }).click()
    violations.push(...(await axeViolationsInEveryTheme(page)))
    await findAccount(page, email)
    await title(page, 'Send Reset Code').waitFor()
    violations.push(...(await axeViolationsInEveryTheme(page)))
    await sendCode(page)
    await title(page, 'New Password').waitFor()
    await choosePassword(page, { code: '40817', new: '12345', confirmation: '123456' })
    for (const text of [
      'Please enter a valid 6-digit reset code',
      'Password must be at least 6 characters long',
      'Passwords do not match',
    ]) {
      await expect
        .poll(() => page.getByText(text, { exact: true }).isVisible(), { message: text })
        .toBe(true)
    }
    await expect.poll(() => isFocused(fields(page).code)).toBe(true)
    violations.push(...(await axeViolationsInEveryTheme(page)))
    await choosePassword(page, { code: await codeMailedTo(email) })
    await page.getByText('Password changed.').first().waitFor()
    violations.push(...(await axeViolationsInEveryTheme(page)))
    expect(violations).toEqual([])
    expect(faults).toEqual([])
  })

  onlyInProve('RESET-1 nothing scrolls sideways at 320 px', async () => {
    const { email } = await registerOwner(stack.url)
    const { page } = await openReset({ viewport: { width: 320, height: 640 } })
    await findAccount(page, email)
    await sendCode(page)
    await fields(page).code.fill('408172')
    const widths = await dialog(page).evaluate(({ scrollWidth, clientWidth }) => [
      scrollWidth,
      clientWidth,
      document.documentElement.scrollWidth,
    ])
    expect(widths).toEqual([320, 320, 320])
  })
})

describe('steps 0 and 1, the email and the way of the code', () => {
  test('RESET-2 RESET-3 only registered emails are found; a mobile shows four digits', async () => {
    const { email } = await registerOwner(stack.url)
    const emailWithMobile = await registerWithMobile()
    const { page } = await openReset()
    const answers: string[] = []
    page.on('response', async (answer) => answers.push(await answer.text().catch(() => '')))
    await page.getByRole('button', { name: 'Verify email' }).click()
    await page.getByText('Please enter your registered email address').waitFor()
    await expect.poll(() => isFocused(fields(page).email)).toBe(true)
    await findAccount(page, 'nobody@example.com')
    await page.getByText('Email not registered in our system').waitFor()
    await expect.poll(() => fields(page).email.getAttribute('aria-invalid')).toBe('true')
    await findAccount(page, 'nobody@home')
    await page.getByText('Enter an address like name@example.com').waitFor()
    await title(page, 'Reset Password').waitFor()

    await findAccount(page, email)
    const bySms = page.getByRole('radio', { name: 'SMS' })
    await page.getByText('No mobile number registered. You can only reset via email.').waitFor()
    await expect.poll(() => bySms.isDisabled()).toBe(true)
    await expect.poll(() => page.getByRole('radio', { name: 'Email' }).isChecked()).toBe(true)
    await page.getByRole('button', { name: 'Back' }).click()

    await findAccount(page, emailWithMobile)
    await page.getByText('to ••••••4821').waitFor()
    await bySms.check()
    const smsSent = nextSms()
    await sendCode(page)
    await page.getByText('A 6-digit code is on its way to ••••••4821.').waitFor()
    const { to, text } = await smsSent()
    expect(to).toBe('+919812344821')
    expect(answers.join()).not.toContain('981234')
    await choosePassword(page, { code: codeIn(text) })
    await page.getByText('Password changed. You can sign in now.').first().waitFor()
  })

  test('RESET-3 shows that the mail or the SMS could not be sent, and stays on this step', async () => {
    // The server waits for a carrier for 1 s: none of this process could be sure to refuse by then.
    const [smtpPort, smsPort] = [await freePort(), await freePort()]
    const env = {
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      SMS_URL: `http://127.0.0.1:${smsPort}/sms`,
    }
    const server = await openStack(env, 'cheap')
    onTestFinished(server.close)
    const email = await registerWithMobile(server.url)
    const { page } = await openReset({}, server.url)
    await findAccount(page, email)
    await sendCode(page)
    await alert(page, 'Failed to send email code. Please try again.').waitFor()
    await page.getByRole('radio', { name: 'SMS' }).check()
    await sendCode(page)
    await alert(page, 'Failed to send mobile code. Please try again.').waitFor()
    const gateway = createServer((_request, response) => response.end('{}'))
    onTestFinished(() => void gateway.close())
    await once(gateway.listen(smsPort, '127.0.0.1'), 'listening')
    await sendCode(page)
    await title(page, 'New Password').waitFor()
  })

  test('RESET-2 RESET-3 R-13 at real limits the truth is shown twice within the hour', async () => {
    const settings = { smtpUrl: mail.url, smsUrl: sms.url }
    const server = await startTestServer('sqlite', { webFolder, limitScale: 1, settings })
    onTestFinished(server.stop)
    const { url } = server
    const email = await registerWithMobile(url)
    const { page, faults } = await openReset({}, url)
    const dialogTexts = () => dialog(page).innerText()
    const bySms = page.getByRole('radio', { name: 'SMS' })
    for (const round of [1, 2]) {
      await findAccount(page, email)
      await page.getByText('to ••••••4821').waitFor()
      await sendCode(page)
      await page.getByText(`A 6-digit code is on its way to ${email}.`).waitFor()
      await codeMailedTo(email, round)
      await page.getByRole('button', { name: 'Send New Code' }).click()
      await expect.poll(dialogTexts, { message: `${round}` }).toContain('to ••••••4821')
      await openAgain(page)
    }
    await findAccount(page, email)
    await bySms.check()
    const smsSent = nextSms()
    await sendCode(page)
    await page.getByText('A 6-digit code is on its way to ••••••4821.').waitFor()
    expect(codeIn((await smsSent()).text)).toHaveLength(6)
    await page.getByRole('button', { name: 'Send New Code' }).click()
    await sendCode(page)
    await page.getByText(`A 6-digit code is on its way to ${email}.`).waitFor()
    const code = await codeMailedTo(email, 3)
    await page.getByRole('button', { name: 'Send New Code' }).click()
    await sendCode(page)
    await alert(page, /^Too many codes were asked for\. .* in \d+ minutes\.$/).waitFor()
    await page.getByRole('button', { name: 'I already have a code' }).click()
    await choosePassword(page, { code })
    await saysChanged(page)

    const { email: other } = await registerOwner(url)
    for (let answers = 0; answers < 3; answers += 1) {
      await answerOf({ url }, profileByEmailEndpoint, { query: { email: freshEmail('nobody') } })
    }
    await openAgain(page)
    await findAccount(page, other)
    await page.getByText('to the mobile number of the account, if it has one').waitFor()
    await bySms.check()
    await sendCode(page)
    const sent = `If ${other} is registered, a 6-digit code is on its way by SMS or, where that is not possible, by email.`
    await page.getByText(sent).waitFor()
    expect(await dialogTexts()).not.toMatch(/••\d/)
    // It has no mobile number, so the code has come by mail.
    await expect.poll(() => lettersTo(other).length).toBe(1)
    await choosePassword(page, { code: await codeMailedTo(other) })
    await saysChanged(page)
    expect(faults).toEqual([])
  })

  onlyInProve(
    'RESET-6 shows that no answer came, and that the account has gone meanwhile',
    async () => {
      const owner = await registerOwner(stack.url)
      const member = await createTestFamily(owner)
      const { page } = await openReset()
      await findAccount(page, member.email)
      await title(page, 'Send Reset Code').waitFor()
      await stack.stop()
      await sendCode(page)
      await alert(page, /^Network error: ./).waitFor()
      await stack.start()
      await callApi(owner, deleteFamilyEndpoint, { path: { id: String(member.userId) } })
      await sendCode(page)
      await alert(page, 'User profile not found. Please verify email first.').waitFor()
    },
  )
})

describe('step 2, the new password', () => {
  test('RESET-1 RESET-4 the code takes digits only; fields are empty on opening', async () => {
    const begunAt = Date.now()
    const { page, email } = await openAtStep2()
    const sentBy = Date.now()
    const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
    const textOf = (sentAt: number) =>
      `Code valid until ${clock.format(sentAt + limits.resetCodeLifeMs)}`
    const ends = [textOf(sentBy)]
    for (let sentAt = begunAt; sentAt < sentBy; sentAt += 60_000) ends.push(textOf(sentAt))
    expect(ends).toContain(await page.getByText('Code valid until').innerText())

    const { code } = fields(page)
    const refused = dialog(page).getByText('Please enter a valid 6-digit reset code')
    await code.pressSequentially('4a')
    await refused.waitFor()
    await code.pressSequentially('0-8 1x72945')
    await expect.poll(() => code.inputValue()).toBe('408172')
    expect(await code.getAttribute('aria-invalid')).toBeNull()
    await code.fill('')
    await page.getByRole('button', { name: 'Set new password' }).click()
    await dialog(page).getByText('Password must be at least 6 characters long').waitFor()
    await code.pressSequentially('4x')
    await refused.waitFor()
    expect(await fields(page).password.getAttribute('aria-invalid')).toBe('true')
    await code.fill('')
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.evaluate(() => navigator.clipboard.writeText(' 408 172\n'))
    await code.press('ControlOrMeta+v')
    await expect.poll(() => code.inputValue()).toBe('408172')

    await openAgain(page)
    await expect.poll(() => fields(page).email.inputValue()).toBe('')
    await findAccount(page, email)
    await sendCode(page)
    await expect.poll(() => code.inputValue()).toBe('')
  })

  onlyInProve(
    'RESET-5 shows that the server itself has failed, and keeps what was typed',
    async () => {
      const settings = { smtpUrl: mail.url }
      const server = await startTestServer('sqlite', { webFolder, settings })
      onTestFinished(server.stop)
      const { page } = await openAtStep2(server.url)
      await server.roomwire.close()
      await choosePassword(page, { code: '408172' })
      await alert(page, 'Failed to reset password. Please try again.').waitFor()
      await expect.poll(() => fields(page).code.inputValue()).toBe('408172')
    },
  )

  test('RESET-6 this step and the first one show that no answer came, and can be tried again', async () => {
    const { page, email } = await openAtStep2()
    const { page: atStep0 } = await openReset()
    const code = await codeMailedTo(email)
    await stack.stop()
    await findAccount(atStep0, email)
    await alert(atStep0, /^Connection error: ./).waitFor()
    await choosePassword(page, { code })
    await alert(page, /^Network error: ./).waitFor()
    await stack.start()
    await atStep0.getByRole('button', { name: 'Verify email' }).click()
    await title(atStep0, 'Send Reset Code').waitFor()
    await page.getByRole('button', { name: 'Set new password' }).click()
    await page.getByText('Password changed. You can sign in now.').first().waitFor()
  })

  onlyInProve('RESET-6 after success it can be closed at once', async () => {
    const { page, email } = await openAtStep2()
    const code = await codeMailedTo(email)
    // So that it cannot close by itself.
    await holdClock(page)
    await choosePassword(page, { code })
    await page.getByText('Password changed. You can sign in now.').first().waitFor()
    await page.getByRole('button', { name: 'Close' }).click()
    await dialog(page).waitFor({ state: 'hidden' })
    await expect.poll(() => isFocused(fields(page).email)).toBe(true)
  })
})

describe('the code', () => {
  onlyInProve('RESET-7 is valid once', async () => {
    const { page, email } = await openAtStep2()
    const code = await codeMailedTo(email)
    // Another browser uses the code first.
    await callApi(stack, resetPasswordEndpoint, {
      body: { email, token: code, new_password: 'quicker' },
    })
    await choosePassword(page, { code })
    await alert(page, again).waitFor()
  })

  onlyInProve('RESET-7 is void after five wrong tries', async () => {
    const { page, email } = await openAtStep2()
    const code = await codeMailedTo(email)
    const data = { email, token: otherThan(code), new_password: newPassword }
    // The tries come from the browser that has asked: two are kept for it.
    const { request } = page.context()
    const { url } = resetPasswordEndpoint
    for (let tries = 0; tries < limits.resetCodeTries; tries += 1) {
      const answer = await request.post(stack.url + url, { data, headers: { origin: stack.url } })
      expect(answer.status()).toBe(400)
    }
    await choosePassword(page, { code })
    await alert(page, again).waitFor()
  })

  test('RESET-5 RESET-7 is valid for ten minutes; a bad one leads back to step 1', async () => {
    let now = Date.now()
    // It stands still, however long the machine does.
    const clock = {
      now: () => now,
      advance: (ms: number) => {
        now += ms
      },
    }
    const settings = { smtpUrl: mail.url }
    const server = await startTestServer('sqlite', { webFolder, settings, clock })
    onTestFinished(server.stop)
    const { page, email } = await openAtStep2(server.url)
    const sendAnother = async () => {
      await sendCode(page)
      await title(page, 'New Password').waitFor()
    }
    server.clock.advance(limits.resetCodeLifeMs)
    await choosePassword(page, { code: await codeMailedTo(email) })
    await alert(page, again).waitFor()

    await sendAnother()
    await choosePassword(page, { code: otherThan(await codeMailedTo(email, 2)) })
    await title(page, 'Send Reset Code').waitFor()
    await alert(page, again).waitFor()

    await sendAnother()
    const older = await codeMailedTo(email, 3)
    await page.getByRole('button', { name: 'Send New Code' }).click()
    await title(page, 'Send Reset Code').waitFor()
    await expect
      .poll(() => page.getByRole('alert').filter({ visible: true, hasText: /./ }).count())
      .toBe(0)
    await sendAnother()
    const newer = await codeMailedTo(email, 4)
    // One time in a million the two are the same.
    await choosePassword(page, { code: older === newer ? otherThan(newer) : older })
    await alert(page, again).waitFor()

    await sendAnother()
    server.clock.advance(limits.resetCodeLifeMs - 1)
    await choosePassword(page, { code: await codeMailedTo(email, 5) })
    await page.getByText('Password changed. You can sign in now.').first().waitFor()
  })

  onlyInProve('RESET-7 is valid for its own account only', async () => {
    const { email: other } = await registerOwner(stack.url)
    const { email } = await openAtStep2()
    const body = { email: other, token: await codeMailedTo(email), new_password: newPassword }
    expect((await answerOf(stack, resetPasswordEndpoint, { body })).status).toBe(400)
  })
})

async function openAtStep2(url = stack.url) {
  const { email } = await registerOwner(url)
  const visitor = await openReset({}, url)
  await findAccount(visitor.page, email)
  await sendCode(visitor.page)
  await title(visitor.page, 'New Password').waitFor()
  return { ...visitor, email }
}

async function registerWithMobile(url = stack.url): Promise<string> {
  const email = freshEmail('mobile')
  const body = { username: 'Meera', email, password, mobile: '+919812344821' }
  await callApi({ url }, registerEndpoint, { body })
  return email
}

const dialog = (page: Page) => page.getByRole('dialog')
const title = (page: Page, name: string) => dialog(page).getByRole('heading', { name, exact: true })
const alert = (page: Page, text: string | RegExp) => dialog(page).getByRole('alert').getByText(text)

/** The fields of the dialog while it is open, else those of the sign-in page: wait for its title first. */
function fields(page: Page) {
  return {
    email: page.getByRole('textbox', { name: /^Email/ }).last(),
    code: page.getByRole('textbox', { name: /^Reset code/ }),
    password: page.getByLabel(/^New password/),
    confirmation: page.getByLabel(/^Confirm password/),
  }
}

async function findAccount(page: Page, email: string) {
  await title(page, 'Reset Password').waitFor()
  await fields(page).email.fill(email)
  await page.getByRole('button', { name: 'Verify email' }).click()
}

/** @param name that of the button: 'Make code' on a server that sends no mail. */
const sendCode = (page: Page, name = 'Send code') => button(page, name).click()

async function choosePassword(
  page: Page,
  typed: { code: string; new?: string; confirmation?: string },
) {
  const { code, password: first, confirmation } = fields(page)
  await code.fill(typed.code)
  await first.fill(typed.new ?? newPassword)
  await confirmation.fill(typed.confirmation ?? typed.new ?? newPassword)
  await page.getByRole('button', { name: 'Set new password' }).click()
}

/** The dialog itself says so: the toast of a change before is announced in it too. */
const saysChanged = (page: Page) =>
  dialog(page)
    .locator('[role=status]:not([data-region])')
    .getByText('Password changed. You can sign in now.')
    .waitFor()

async function signIn(page: Page, email: string, secret: string) {
  await page.getByRole('textbox', { name: /^Email/ }).fill(email)
  await page.getByLabel(/^Password/).fill(secret)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent)
const isFocused = (locator: Locator) => locator.evaluate((at) => at === document.activeElement)

const lettersTo = (email: string) =>
  mail.mails.filter(({ to }) => to.includes(email)).map((letter) => mailText(letter))

/** The code in the letter of this number to a person: the server waits for the carrier for 1 s only, and goes on. */
async function codeMailedTo(email: string, number = 1): Promise<string> {
  await expect.poll(() => lettersTo(email).length).toBeGreaterThanOrEqual(number)
  return codeIn(lettersTo(email)[number - 1] ?? '')
}

/** To be called before an SMS is sent: waits for it, which may come later than the answer. */
function nextSms(): () => Promise<{ to: string; text: string }> {
  const { length } = sms.calls
  return async () => {
    await expect.poll(() => sms.calls.length).toBeGreaterThan(length)
    return JSON.parse(sms.calls[length]?.body ?? '')
  }
}

function codeIn(text: string): string {
  const [, code] = /code is (\d{6})\./.exec(text) ?? []
  if (!code) throw new Error(`There is no code in '${text}'`)
  return code
}

const otherThan = (code: string) => (code === '000000' ? '000001' : '000000')
