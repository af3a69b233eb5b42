/** The levels of tanks on the page of a pass, by real devices over MQTT. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Reply } from '@roomwire/contracts/http/endpoint.ts'
import type { listLevelsOfPassEndpoint } from '@roomwire/contracts/http/history.ts'
import type { ToBrowser } from '@roomwire/contracts/live/to-browser.ts'
import { axeViolationsInBothThemes } from '@roomwire/testing/browser/axe.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { cutOff } from '@roomwire/testing/browser/cut-off.ts'
import { openPassLink } from '@roomwire/testing/browser/pass-pages.ts'
import { plateOf } from '@roomwire/testing/browser/room-pages.ts'
import { addDevice } from '@roomwire/testing/clients/api-client.ts'
import { openLivePage } from '@roomwire/testing/clients/live-page.ts'
import { givePass } from '@roomwire/testing/clients/pass-holder.ts'
import { connectTestDevice } from '@roomwire/testing/worlds/test-device.ts'
import type { Route } from 'playwright'
import { expect, test } from 'vitest'

const fixture = openBrowserFixture()

test('CTRL-5 GEN-2 a pass marks the level of a tank that tells it no more, and not the other', async () => {
  const { owner, roomId } = await fixture.home()
  // Levels told after the answer of the call would replace it: they are told before.
  const live = await openLivePage(owner)
  await live.watch(roomId)
  const tanks = new Map<string, Awaited<ReturnType<typeof connectTestDevice>>>()
  const pass = await givePass(owner, { now: Date.now() - 1_000 })
  for (const identifier of ['WLM-000001', 'WLM-000002']) {
    const secret = await addDevice(owner, identifier, roomId)
    const device = await connectTestDevice(fixture.stack.mqttUrl, identifier, secret)
    fixture.after(device.leave)
    tanks.set(identifier, device)
    // Two reports of the same millisecond have no pause between them, and three pauses must be known.
    for (const waterLevel of ['70%', '71%', '72%', '73%']) {
      await device.report('state', { pins: { pump: 0, led: 1 }, waterLevel })
      await wait(2)
    }
    await live.hears(
      (said): said is ToBrowser =>
        'type' in said && said.type === 'readings' && said.readings.some((one) => one.value === 73),
    )
  }
  await live.close()
  const { page } = await fixture.stranger()
  await page.route('**/api/pass/*/levels', (route) => answerOlder(route, 'WLM-000001', 600_000))
  await openPassLink(page, pass)
  const silentOn = (identifier: string) =>
    plateOf(page, identifier).getByText(/^not heard since (.+ )?\d\d:\d\d$/)
  await silentOn('WLM-000001').waitFor()
  await plateOf(page, 'WLM-000001').getByText('Updated').waitFor()
  expect(await silentOn('WLM-000002').count()).toBe(0)
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await axeViolationsInBothThemes(page)).toEqual([])
    expect(await cutOff(page)).toEqual([])
  }

  await tanks.get('WLM-000001')?.report('state', { waterLevel: '74%' })
  await silentOn('WLM-000001').waitFor({ state: 'detached' })
})

/** Answers as if the level of a tank had been told so many ms before. */
async function answerOlder(route: Route, identifier: string, agoMs: number): Promise<void> {
  const answer = await route.fetch()
  const { devices }: Reply<typeof listLevelsOfPassEndpoint> = await answer.json()
  const older = (at: number | null) => at && at - agoMs
  const json = {
    devices: devices.map((device) => ({
      ...device,
      readings: device.readings.map((one) =>
        device.device_identifier === identifier
          ? { ...one, at: older(one.at), silent_from: older(one.silent_from) }
          : one,
      ),
    })),
  }
  await route.fulfill({ response: answer, json })
}
