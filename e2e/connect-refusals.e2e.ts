/** Devices that are not let in: their page and the activity say why, with what to set. */
import { axeViolationsInBothThemes } from '@roomwire/testing/browser/axe.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { openPanel } from '@roomwire/testing/browser/device-pages.ts'
import { addDevice } from '@roomwire/testing/clients/api-client.ts'
import { connectTestDevice } from '@roomwire/testing/worlds/test-device.ts'
import { connectAsync, type IClientOptions } from 'mqtt'
import { expect, test } from 'vitest'

const fixture = openBrowserFixture()

/** The settings of somebody's board, and the reason that its owner reads. */
const wrongSettings: {
  identifier: string
  settings: (device: { identifier: string; secret: string }) => IClientOptions
  why: string
}[] = [
  {
    identifier: 'SC-000011',
    settings: () => ({ clean: false, clientId: 'board' }),
    why: 'clean session must be on',
  },
  {
    identifier: 'SC-000012',
    settings: () => ({ keepalive: 3 }),
    why: 'keep-alive must be 0, or 5 to 1,200 seconds',
  },
  {
    identifier: 'SC-000013',
    settings: () => ({ password: 'of another device' }),
    why: 'wrong secret. Its password must be the secret of this device',
  },
  {
    identifier: 'SC-000014',
    settings: ({ identifier }) => ({ username: `${identifier} ` }),
    why: 'the identifier has a space. Its user name must be the Device ID alone',
  },
]

test('MANAGE-1 R-25 a device’s page says why it was not let in, and what to set', async () => {
  const { owner } = await fixture.home()
  const { stack } = fixture
  const secrets = new Map<string, string>()
  for (const { identifier, settings } of wrongSettings) {
    const secret = await addDevice(owner, identifier, null)
    secrets.set(identifier, secret)
    const options: IClientOptions = {
      username: identifier,
      password: secret,
      protocolVersion: 4,
      reconnectPeriod: 0,
      ...settings({ identifier, secret }),
    }
    await expect(connectAsync(stack.mqttUrl, options)).rejects.toThrow(/Connection refused/)
  }
  const { page } = await fixture.visit(owner, { path: '/devices/manage' })
  for (const { identifier, why } of wrongSettings) {
    const panel = await openPanel(page, `Device ${identifier}`)
    const said = panel.getByText(/^Connection refused, /)
    await said.waitFor()
    expect(await said.innerText()).toMatch(/^Connection refused, .*\d\d:\d\d.*: /)
    expect(await said.innerText()).toContain(`: ${why}.`)
    expect(await axeViolationsInBothThemes(page)).toEqual([])
    if (identifier === 'SC-000011') {
      const device = await connectTestDevice(
        stack.mqttUrl,
        identifier,
        secrets.get(identifier) ?? '',
      )
      fixture.after(device.leave)
      await said.waitFor({ state: 'detached' })
    }
    await panel.getByRole('button', { name: 'Close' }).click()
  }

  await page.goto(`${stack.url}/dashboard?view=activity`)
  for (const { identifier, why } of wrongSettings) {
    const entry = page.getByRole('listitem').filter({ hasText: `Device ${identifier}: ${why}` })
    await entry.first().waitFor()
    expect(await entry.first().innerText()).toContain('Roomwire refused a connection of')
  }
})
