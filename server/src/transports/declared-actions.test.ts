import { downlinkTopics, reportTopics } from '@roomwire/contracts/device/topics.ts'
import { endpoint } from '@roomwire/contracts/http/endpoint.ts'
import { done } from '@roomwire/contracts/http/refusals.ts'
import { liveActionNames } from '@roomwire/contracts/live/from-browser.ts'
import { openLiveHome } from '@roomwire/testing/worlds/test-home.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openPageRestore } from '../features/backups/page-restore.ts'
import { checkActions, checkDeclared, UndeclaredError } from './declared-actions.ts'
import { buildHttpServer } from './http/http-server.ts'
import { makeStartSecret } from './http/start-secret.ts'
import { liveActions } from './live/live-actions.ts'
import { deviceTopics } from './mqtt/device-topics.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer('sqlite')
})
afterAll(() => server.stop())

/** The HTTP side as the program builds it, and a route that is added by hand. */
const built = () =>
  buildHttpServer(server.roomwire, server.config, '/no-web', {
    ports: () => ({ http: 0 }),
    tls: undefined,
    ownBackups: undefined,
    broker: { stateFor: async () => undefined, lacksHome: async () => false },
    outboxSecret: makeStartSecret(),
    pageRestore: {
      restore: openPageRestore({
        data: '/none',
        place: '',
        people: server.roomwire.people,
        clock: server.roomwire.clock,
        log: server.roomwire.log,
        startAgain: undefined,
      }),
      secret: makeStartSecret(),
      isOpen: async () => false,
    },
  })
const anyPort = { host: '127.0.0.1', port: 0 }

describe('an action without a declared right', () => {
  it.each(['GET', 'POST', 'PATCH', 'HEAD', 'OPTIONS'] as const)(
    'R-03 a route added by hand (%s) keeps the server from listening, with a text',
    async (method) => {
      const app = built()
      app.route({ method, url: '/api/rooms/all', handler: async () => ({}) })
      const refused = await app.listen(anyPort).catch((error: unknown) => error)
      expect(refused).toBeInstanceOf(UndeclaredError)
      expect(String(refused)).toContain(`${method} /api/rooms/all says nowhere who may call it.`)
      expect(app.server.listening).toBe(false)
      await app.close()
    },
  )

  it('R-03 a route added by a plugin, or for several methods, keeps it from listening too', async () => {
    const app = built()
    app.register((inner, _options, registered) => {
      inner.route({ method: ['GET', 'PUT'], url: '/x', handler: async () => ({}) })
      registered()
    })
    await expect(app.listen(anyPort)).rejects.toThrow('/x says nowhere who may call it.')
    await app.close()
  })

  it('R-03 the server listens without such a route', async () => {
    const app = built()
    expect(await app.listen(anyPort)).toMatch(/^http:/)
    await app.close()
  })

  it('R-03 a call whose contract names an unknown access counts as undeclared', () => {
    const call = endpoint({
      method: 'GET',
      url: '/api/x/{id}',
      summary: '',
      access: 'open',
      reply: done,
    })
    const strange = { ...call, access: 'everybody' as 'open' }
    expect(() => checkDeclared(['GET /api/x/:id'], [call])).not.toThrow()
    expect(() => checkDeclared(['GET /api/x/:id'], [strange])).toThrow(UndeclaredError)
  })

  it.each(liveActionNames)(
    'R-03 an action %s of a page without its row, or without a right in it, is found at the start',
    (name) => {
      const { [name]: _, ...rest } = liveActions
      const text = `${name} of the live socket says nowhere what right it takes.`
      for (const rows of [rest, { ...rest, [name]: { permission: '' } }]) {
        expect(() => checkActions('the live socket', liveActionNames, rows)).toThrow(text)
      }
    },
  )

  it.each([...reportTopics, ...downlinkTopics])(
    'R-03 a topic %s without its row, or without a right in it, is found at the start',
    (name) => {
      const { [name]: _, ...rest } = deviceTopics
      const text = `${name} of MQTT says nowhere what right it takes.`
      for (const rows of [rest, { ...rest, [name]: { permission: '' } }]) {
        expect(() => checkActions('MQTT', [...reportTopics, ...downlinkTopics], rows)).toThrow(text)
      }
    },
  )

  it('R-03 the actions are read from the schemas of the messages', () => {
    expect([...liveActionNames].sort()).toEqual(Object.keys(liveActions).sort())
    expect(liveActionNames).toHaveLength(16)
  })

  it('R-03 a message of a page and a report of a device are handled by their declared rows', async () => {
    const { page, device } = await openLiveHome(server)
    const subscription = vi.spyOn(liveActions.unsubscribeHome, 'handle')
    const report = vi.spyOn(deviceTopics.touch, 'handle')
    page.say({ type: 'unsubscribeHome', messageId: 'mine' })
    await page.settles()
    await device.report('touch', { touchPin: 12, state: 1 })
    await device.settles()
    expect(subscription.mock.calls.map(([, { messageId }]) => messageId)).toContain('mine')
    expect(report.mock.calls.map(([, { identifier }]) => identifier)).toEqual(['SC-000001'])
  })
})
