import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { axeViolationsInEveryTheme } from '@roomwire/testing/browser/axe.ts'
import { openBrowser, openVisitor } from '@roomwire/testing/browser/browser.ts'
import { button } from '@roomwire/testing/browser/page-parts.ts'
import { signInOn } from '@roomwire/testing/browser/signed-in-pages.ts'
import { openTrustingBrowser } from '@roomwire/testing/browser/trusting-browser.ts'
import { openVirtualPasskeys } from '@roomwire/testing/browser/virtual-passkeys.ts'
import { password, registerOwner } from '@roomwire/testing/clients/api-client.ts'
import { scratch } from '@roomwire/testing/fixtures/scratch.ts'
import { authorityOf, foundHome } from '@roomwire/testing/worlds/home-authority.ts'
import { openStack, type Stack } from '@roomwire/testing/worlds/stack.ts'
import { freePort } from '@roomwire/testing/worlds/test-services.ts'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'

/* A home with a certificate of its own, as phones meet it: before they trust it, and after. */

const known = getCACertificates('default')
const flags = ['--host-resolver-rules=MAP pi.local 127.0.0.1']
let data: string
let stack: Stack
let https: string
let stranger: Browser
let trusting: Browser
let mqttsPort: number

beforeAll(async () => {
  data = await mkdtemp(join(scratch, 'roomwire-https-'))
  await foundHome(data, 'pi.local')
  setDefaultCACertificates([...known, readFileSync(authorityOf(data), 'utf8')])
  const port = await freePort()
  mqttsPort = await freePort()
  const ports = { HTTPS_PORT: String(port), MQTTS_PORT: String(mqttsPort) }
  stack = await openStack({ DATA: data, ...ports }, 'cheap')
  https = `https://pi.local:${port}`
  stranger = await openBrowser(flags)
  trusting = await openTrustingBrowser(authorityOf(data), flags)
})
afterAll(async () => {
  setDefaultCACertificates(known)
  await Promise.all([stranger?.close(), trusting?.close()])
  await stack?.close()
  await rm(data, { recursive: true, force: true })
})

const http = () => stack.url.replace('127.0.0.1', 'pi.local')

test('a phone is warned until it trusts the home, and finds without HTTPS how to', async () => {
  const { context, page: warned } = await openVisitor(stranger)
  await expect(warned.goto(`${http()}/login`)).rejects.toThrow('ERR_CERT_AUTHORITY_INVALID')
  // In another tab: Chromium still brings its warning into the first one.
  const page = await context.newPage()
  await page.goto(`${http()}/authority`)
  await page.getByRole('heading', { name: 'Trust this home' }).waitFor()
  await page.getByRole('link', { name: 'Install the profile' }).waitFor()
  expect(await axeViolationsInEveryTheme(page)).toEqual([])
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download the certificate' }).click()
  expect((await download).suggestedFilename()).toBe('roomwire.crt')
})

test('a phone that trusts it follows from HTTP, has passkeys, and a new board gets TLS', async () => {
  const registered = await registerOwner(https.replace('pi.local', '127.0.0.1'))
  const owner = { ...registered, url: https }
  const { page } = await openVisitor(trusting)
  await page.goto(`${http()}/login`)
  await page.waitForURL(`${https}/login`)
  await signInOn(page, owner, '/dashboard?view=settings')
  const passkeys = await openVirtualPasskeys(page)
  await button(page, 'Add a passkey').click()
  const form = page.getByRole('dialog', { name: 'Add a passkey' })
  await form.getByLabel('Name').fill('Phone')
  await form.getByRole('textbox', { name: /^Password/ }).fill(password)
  await button(form, 'Continue').click()
  await page.getByText('Phone', { exact: true }).waitFor()
  expect(await passkeys.list()).toMatchObject([{ rpId: 'pi.local' }])

  await page.goto(`${https}/devices/register`)
  await page.getByLabel('Device identifier').fill('SC-000001')
  await page.getByLabel('Device name').fill('Lamp')
  await page.getByLabel('Device local IP').fill('192.168.1.30')
  await button(page, 'Register Device').click()
  await button(page, 'Connect it').click()
  await page.getByText('MQTT port, with TLS', { exact: true }).first().waitFor()
  await page.getByText(String(mqttsPort), { exact: true }).waitFor()
  const saving = page.waitForEvent('download')
  await button(page, 'Download the sketch').click()
  const sketch = readFileSync(await (await saving).path(), 'utf8')
  expect(sketch).toContain(`const uint16_t PORT = ${mqttsPort};`)
  expect(sketch).toContain('const char *SERVER = "pi.local";')
  expect(sketch).toContain('AUTHORITY = R"(-----BEGIN CERTIFICATE-----')
})
