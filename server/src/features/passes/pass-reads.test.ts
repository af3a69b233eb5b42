/** The holder of a pass reads only what it is for, whatever they ask for and say. */

import { renamePinEndpoint } from '@roomwire/contracts/http/devices.ts'
import type { Endpoint } from '@roomwire/contracts/http/endpoint.ts'
import { fromBrowser } from '@roomwire/contracts/live/from-browser.ts'
import {
  addDevice,
  addRoom,
  callApi,
  createTestGuest,
} from '@roomwire/testing/clients/api-client.ts'
import { ask } from '@roomwire/testing/clients/ask.ts'
import { givePass, passBrowser, type TestPass } from '@roomwire/testing/clients/pass-holder.ts'
import { everyEndpoint } from '@roomwire/testing/fixtures/every-endpoint.ts'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { ownerOf } from '@roomwire/testing/fixtures/person-of.ts'
import { testSeed, volume } from '@roomwire/testing/fixtures/volume.ts'
import { openSampler } from '@roomwire/testing/fuzz/samples.ts'
import { openSeededRandom, type SeededRandom } from '@roomwire/testing/fuzz/seeded-random.ts'
import { connectTestDevice } from '@roomwire/testing/worlds/test-device.ts'
import { startTestServer } from '@roomwire/testing/worlds/test-server.ts'
import { expect, it } from 'vitest'

const tries = volume('PASS_TRIES', 400)
const endpoints = [...everyEndpoint.values()]

/** A text in the names of everything that the pass is not for. */
const canary = 'canary 5t1q'
const leaks: string[] = []

function refuseCanary(place: string, text: string): void {
  if (text.includes(canary)) leaks.push(`${place}: ${text}`)
}

it('ROLE-3 R-06 no answer and no message tells of anything else in the home', {
  timeout: 60_000 + tries * 50,
}, async () => {
  const server = await startTestServer('sqlite', { limitScale: 1_000 })
  const owner = await ownerOf(server)
  const now = server.clock.now()
  const [hall, vault] = [await addRoom(owner, 'Hall'), await addRoom(owner, `Vault ${canary}`)]
  const secrets = [
    await addDevice(owner, 'SC-HALL', hall),
    await addDevice(owner, 'SC-VAULT', vault),
  ]
  const name = (device_identifier: string, pin: '18' | '19') =>
    callApi(owner, renamePinEndpoint, {
      body: { device_identifier, pin, name: `Lamp ${canary}` },
    })
  await name('SC-HALL', '19')
  await name('SC-VAULT', '18')
  const guest = await createTestGuest(owner, { now })
  const foreign = await givePass(owner, { now, label: `Pass ${canary}`, room_ids: [vault] })
  // The vault too, at times that are not now, or only once it is resumed.
  const [month, times] = [30 * 24 * 3_600_000, { start_at: now, expires_at: now + 3_600_000 }]
  const own = await givePass(owner, {
    now,
    pins: [{ device_identifier: 'SC-HALL', pin: '18' }],
    further: [
      { start_at: now + month, expires_at: now + 2 * month, room_ids: [vault] },
      { ...times, device_identifiers: ['SC-VAULT'], paused: true },
    ],
  })
  const vaultDevice = await connectTestDevice(server.mqttUrl, 'SC-VAULT', secrets[1] ?? '')
  const holder = passBrowser(own)
  await holder.open()
  /** Its page, which gives an error at once where it hears too much. */
  async function openPage() {
    const opened = await holder.page()
    opened.socket.on('message', (data) => refuseCanary('a message', String(data)))
    await opened.watchHome()
    return opened
  }
  let page = await openPage()

  const ids = [hall, vault, owner.userId, guest.userId, foreign.id, own.id]
  const sample = openSampler([...ids, ...ids.map(String), 'SC-HALL', 'SC-VAULT', owner.email])
  let received = 0
  for (let input = 0; input < tries; input += 1) {
    const dice = openSeededRandom(testSeed, input)
    const endpoint = dice.pick(endpoints)
    const isOwnWay = dice.chance(0.5)
    const answer = await ask(
      { url: owner.url },
      requestOf(endpoint, dice, isOwnWay ? own : foreign),
      {
        ...(endpoint.body ? { body: sample.any(endpoint.body, dice) } : {}),
        headers: holder.headers(),
      },
    )
    refuseCanary(`the answer to ${endpoint.method} ${endpoint.url}`, answer.text)
    page.say(sample.any(fromBrowser, dice))
    if (input % 20 === 0) await vaultDevice.report('state', { pins: { 18: (input / 20) % 2 } })
    if (input % 50 === 0) {
      // A page that was signed out says nothing any more.
      const said = await Promise.race([page.settles(), page.closed])
      if (Array.isArray(said)) received += said.length
    }
    if (page.socket.readyState !== page.socket.OPEN) {
      await holder.open()
      page = await openPage()
    }
  }
  received += (await page.settles()).length
  expect(leaks).toEqual([])
  figure('R-06', 'calls and messages of whoever holds a pass', tries * 2)
  figure('R-06', 'of what it is not for, told to them', 0)
  expect(received).toBeGreaterThan(0)
  expect(server.bugs).toEqual([])
  await vaultDevice.leave()
  await server.stop()

  function requestOf(
    { method, url, path, query }: Endpoint,
    dice: SeededRandom,
    pass: TestPass,
  ): `${Endpoint['method']} ${string}` {
    const parts = Object(path ? sample.any(path, dice) : {})
    const filled = url
      .replace('/api/pass/{id}', `/api/pass/${pass.id}`)
      .replaceAll(/\{(\w+)\}/g, (_all, part: string) => encodeURIComponent(String(parts[part])))
    const search = query ? `?${new URLSearchParams(Object(sample.any(query, dice)))}` : ''
    return `${method} ${filled}${search}`
  }
})
