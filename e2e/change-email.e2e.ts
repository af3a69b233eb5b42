import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { axeViolationsInBothThemes } from '@roomwire/testing/browser/axe.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { onlyInProve } from '@roomwire/testing/browser/only-in-prove.ts'
import { button, field, focused, openDialog, region } from '@roomwire/testing/browser/page-parts.ts'
import { openAs } from '@roomwire/testing/browser/signed-in-pages.ts'
import { freshEmail, password, registerOwner } from '@roomwire/testing/clients/api-client.ts'
import { mailText, startMailServer } from '@roomwire/testing/worlds/mail-server.ts'
import { openStack } from '@roomwire/testing/worlds/stack.ts'
import type { Locator, Page } from 'playwright'
import { expect, onTestFinished, test } from 'vitest'

/* A person changes their own email: with the password, and a code from the new address. */

const fixture = openBrowserFixture()
const settings = '/dashboard?view=settings'
const codeIn = (text: string) => /\d{6}/.exec(text)?.[0] ?? ''

/** The code that waits with the operator, where no mail is sent. */
async function operatorsCode(email: string): Promise<string> {
  const database = new DatabaseSync(join(fixture.stack.data, 'roomwire.sqlite'), { readOnly: true })
  const find = database.prepare('select body from outbox where recipient = ? order by id desc')
  await expect.poll(() => find.get(email)).toBeDefined()
  const code = codeIn(String(find.get(email)?.body))
  database.close()
  return code
}

async function askFor(dialog: Locator, email: string, secret = password) {
  await field(dialog, /^New email/).fill(email)
  await field(dialog, /^Password/).fill(secret)
  await button(dialog, 'Continue').click()
}

const codeStep = (page: Page) => page.getByRole('dialog', { name: 'Enter the code' })

test('AUTH-2 the email is changed with the password and a code', async () => {
  const owner = await registerOwner(fixture.stack.url, 'Meera')
  const { page } = await fixture.visit(owner, { path: settings })
  const email = freshEmail('new')
  const dialog = await openDialog(page, 'Change email')
  expect(await axeViolationsInBothThemes(page)).toEqual([])
  await askFor(dialog, 'nobody')
  await dialog.getByText('Enter an address like name@example.com').waitFor()
  await askFor(dialog, owner.email)
  await dialog.getByText('This is your email already').waitFor()
  await askFor(dialog, email, 'not this one')
  await dialog.getByText('The password is wrong').waitFor()
  await askFor(dialog, ` ${email} `)

  const step = codeStep(page)
  await step
    .getByText(
      'This server sends no mail. The 6-digit code waits in its outbox, which the operator reads with npm run outbox.',
    )
    .waitFor()
  expect(await axeViolationsInBothThemes(page)).toEqual([])
  const code = await operatorsCode(email)
  await field(step, /^Code/).fill('12 34')
  await button(step, 'Change email').click()
  await step.getByText('Enter the 6-digit code').waitFor()
  await field(step, /^Code/).fill(String((Number(code) + 1) % 1_000_000).padStart(6, '0'))
  await button(step, 'Change email').click()
  await step.getByText('Invalid or expired code. Please request a new one.').waitFor()
  await field(step, /^Code/).fill(` ${code}`)
  await page.keyboard.press('Enter')
  await page.getByText(`Email changed: ${email}`).first().waitFor()
  await region(page, 'Profile').getByText(email).waitFor()
  await expect.poll(() => focused(page)).toBe('Change email')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('userData'))).toContain(email)
})

onlyInProve(
  'AUTH-2 Back leads to another address, and a server with mail says where the code went',
  async () => {
    const mail = await startMailServer()
    const stack = await openStack({ SMTP_URL: mail.url }, 'cheap')
    onTestFinished(async () => {
      await stack.close()
      await mail.close()
    })
    const owner = await registerOwner(stack.url)
    const { page, context } = await openAs(fixture.browser, owner, { path: settings })
    const email = freshEmail('new')
    await askFor(await openDialog(page, 'Change email'), freshEmail('mistyped'))
    await button(codeStep(page), 'Back').click()
    await askFor(page.getByRole('dialog', { name: 'Change email' }), email)
    await codeStep(page).getByText(`A 6-digit code is on its way to ${email}.`).waitFor()
    const letter = () => mail.mails.find(({ to }) => to.includes(email))
    await expect.poll(letter).toBeDefined()
    const sent = letter()
    await field(codeStep(page), /^Code/).fill(sent ? codeIn(mailText(sent)) : '')
    await button(codeStep(page), 'Change email').click()
    await page.getByText(`Email changed: ${email}`).first().waitFor()
    await context.close()
  },
)
