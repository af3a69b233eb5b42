import { loginEndpoint, signedIn } from '@roomwire/contracts/http/accounts.ts'
import { updateDeviceEndpoint } from '@roomwire/contracts/http/devices.ts'
import { exportDataEndpoint, exportMoreEndpoint } from '@roomwire/contracts/http/own-account.ts'
import { noSettings } from '@roomwire/contracts/vocabulary/device-settings.ts'
import {
  addDevice,
  answerOf,
  callApi,
  password,
  signInAs,
  type TestPerson,
} from '@roomwire/testing/clients/api-client.ts'
import { wholeExport } from '@roomwire/testing/clients/whole-export.ts'
import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { insertCommands } from '@roomwire/testing/fixtures/many-commands.ts'
import { openTestDatabaseOf } from '@roomwire/testing/fixtures/open-test-database.ts'
import { insertPerson, ownerOf } from '@roomwire/testing/fixtures/person-of.ts'
import {
  startTestServer,
  stillClock,
  type TestServer,
} from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const dayMs = 24 * 3_600_000
/** A part ends with the page that fills it. */
const partMost = 500 + 500

describe.each(engines)('a copy of all of one’s data (%s)', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine, { clock: stillClock(Date.UTC(2026, 5, 1)) })
  })
  afterAll(async () => {
    expect(server.bugs).toEqual([])
    await server.stop()
  })

  async function homeWithCommands(identifier: string, count: number) {
    const owner = await ownerOf(server)
    await addDevice(owner, identifier)
    const other = await insertPerson(server, owner.homeId, 'family')
    const [device] = await server.roomwire.devices.candidates([identifier])
    if (!device) throw new Error('The device is missing')
    const more = async (from: number, count: number) => {
      const db = await openTestDatabaseOf(server)
      const of = { homeId: owner.homeId, deviceId: device.id, count, from }
      await insertCommands(db, of, (nth) => (nth % 4 === 0 ? owner.userId : other.userId))
      await db.destroy()
    }
    await more(0, count)
    return { owner, deviceId: device.id, more }
  }

  it('R-95 comes in small parts, has what there was when it began, and nothing twice, also while more is written', async () => {
    const count = 11_000
    const { owner, more } = await homeWithCommands('SC-EXPORT1', count)
    const sizes: number[] = []
    const progress: number[] = []
    let written = count
    const whole = await wholeExport(owner, password, async (part) => {
      sizes.push(part.commands.length + part.events.length + part.sessions.length)
      progress.push(part.progress)
      await more(written, 4)
      written += 4
    })
    const own = Array.from({ length: count / 4 }, (_, nth) => nth * 4)
    expect(whole.commands.map(({ begun_at }) => begun_at)).toEqual(own)
    expect(sizes.length).toBeGreaterThan(2)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(partMost)
    expect(progress).toEqual(progress.toSorted((one, other) => one - other))
    expect([progress[0]! > 0, progress[0]! < 1, progress.at(-1)]).toEqual([true, true, 1])
    expect(whole.events.filter(({ event }) => event === 'account.exported')).toHaveLength(1)
    expect(whole.sessions).toHaveLength(1)
  })

  it('R-95 has what each device of the home has measured, once, with at least a month of days', async () => {
    const owner = await ownerOf(server)
    const [now, days] = [server.clock.now(), 40]
    const identifiers = ['SC-EXPORT2', 'SC-EXPORT3', 'SC-EXPORT4']
    const keys = Array.from({ length: 24 }, (_, nth) => `reading_${nth}`)
    for (const identifier of identifiers) {
      await addDevice(owner, identifier)
      const [device] = await server.roomwire.devices.candidates([identifier])
      const samples = Array.from({ length: days }, (_, nth) => ({
        at: now - (days - nth) * dayMs,
        value: nth,
      }))
      const about = { kind: 'other', name: 'Reading', unit: null, decimals: 0 } as const
      await server.roomwire.history.make({
        device: { id: device?.id ?? 0 },
        series: keys.map((key) => ({ key, ...about, samples })),
        samplesFrom: now - dayMs,
        until: now,
        timeZone: 'UTC',
      })
    }
    const sizes: number[] = []
    const { measured } = await wholeExport(owner, password, (part) => {
      sizes.push(part.measured.reduce((sum, one) => sum + one.days.length, 0))
    })
    const named = measured.map((one) => `${one.device_identifier} ${one.series}`)
    expect(named.toSorted()).toEqual(
      identifiers.flatMap((device) => keys.map((key) => `${device} ${key}`)).toSorted(),
    )
    expect(Math.min(...measured.map((one) => one.days.length))).toBeGreaterThanOrEqual(31)
    expect(sizes.length).toBeGreaterThan(1)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(partMost)
  })

  it('R-95 has the devices of the home with their settings, for those who manage it alone', async () => {
    const owner = await ownerOf(server)
    const family = await insertPerson(server, owner.homeId, 'family')
    await addDevice(owner, 'WLM-EXPORT6')
    const body = { device_identifier: 'WLM-EXPORT6', tank_litres: 800 }
    await callApi(owner, updateDeviceEndpoint, { body })
    const of = async (person: TestPerson) => (await wholeExport(person, password)).devices
    expect(await of(owner)).toEqual([{ ...noSettings, ...body, device_name: 'Device WLM-EXPORT6' }])
    expect(await of(family)).toEqual([])
  })

  it('R-94 R-95 goes on for whoever began it, in their session, for a day, and from any part again', async () => {
    const { owner: person } = await homeWithCommands('SC-EXPORT5', 6_000)
    const body = { email: person.email, password, remember: true }
    const { token } = signedIn.parse(await callApi(person, loginEndpoint, { body }))
    const owner = { ...person, token }
    const { next } = await callApi(owner, exportDataEndpoint, { body: { password } })
    const goOn = (who: TestPerson) =>
      answerOf(who, exportMoreEndpoint, { body: { next: next ?? '' } })
    const first = await goOn(owner)
    expect(first.status).toBe(200)
    expect(Object(first.body).commands.length).toBeGreaterThan(0)
    expect(Object((await goOn(owner)).body).commands).toEqual(Object(first.body).commands)

    const refused = { status: 400, body: { code: 'invalid_input' } }
    expect(await goOn(await signInAs(server.url, owner.email))).toMatchObject(refused)
    expect(await goOn(await ownerOf(server))).toMatchObject(refused)
    server.clock.advance(dayMs + 1)
    expect(await goOn(owner)).toMatchObject(refused)
  })
})
