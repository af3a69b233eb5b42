/** Tries the access matrix (testing/src/access) cell by cell, over real HTTP, live sockets and MQTT. */
import { once } from 'node:events'
import { serverTimeHeader } from '@roomwire/contracts/http/server-time-header.ts'
import type { ToBrowser } from '@roomwire/contracts/live/to-browser.ts'
import { httpMatrix } from '@roomwire/testing/access/access-matrix.ts'
import type { Principal } from '@roomwire/testing/access/access-people.ts'
import { answerFor, type MatrixRequest } from '@roomwire/testing/access/access-table.ts'
import { type AccessWorld, buildAccessWorld } from '@roomwire/testing/access/access-world.ts'
import { type LiveOutcome, liveMatrix } from '@roomwire/testing/access/live-matrix.ts'
import { mqttMatrix } from '@roomwire/testing/access/mqtt-matrix.ts'
import { type Answer, ask } from '@roomwire/testing/clients/ask.ts'
import { handshake, liveAddress } from '@roomwire/testing/clients/live-page.ts'
import { everyEndpoint } from '@roomwire/testing/fixtures/every-endpoint.ts'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { type Installation, startInstallation } from '@roomwire/testing/worlds/replicas.ts'
import { connectTestDevice, type TestDevice } from '@roomwire/testing/worlds/test-device.ts'
import type { TestServer } from '@roomwire/testing/worlds/test-server.ts'
import mqtt, { type IClientOptions } from 'mqtt'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'

/** Tries the whole matrix on one installation. */
export function tryAccessMatrix(installation: Installation): void {
  describe(`access (${installation})`, () => {
    let world: AccessWorld
    let servers: TestServer[]
    let stop: () => Promise<void>
    const tally = { cells: 0, wrong: 0, pairs: 0 }
    const wrong: string[] = []
    const different: string[] = []

    beforeAll(async () => {
      ;({ servers, stop } = await startInstallation(installation))
      world = await buildAccessWorld(nextServer())
    })
    afterAll(async () => {
      figure('R-01', 'cells run', tally.cells, installation)
      figure('R-01', 'wrong cells', tally.wrong, installation)
      figure('R-06', 'foreign and missing objects compared', tally.pairs, installation)
      figure('R-06', 'of them told apart', different.length, installation)
      expect(servers.flatMap(({ bugs }) => bugs)).toEqual([])
      await stop()
    })

    let requests = 0
    /** The replicas, one after another. */
    function nextServer(): TestServer {
      requests += 1
      return servers[requests % servers.length]!
    }

    /** Compares the answer of one cell with the matrix. */
    function cell(title: string, got: unknown, expected: unknown): void {
      tally.cells += 1
      if (got !== expected) wrong.push(`${title}: ${got}, not ${expected}`)
    }
    /** The wrong cells since the last call. */
    function takeWrongCells(): string[] {
      tally.wrong += wrong.length
      return wrong.splice(0)
    }

    describe('over the live socket', () => {
      const devices = new Map<string, TestDevice>()
      beforeAll(async () => {
        for (const [identifier, secret] of world.devices) {
          devices.set(identifier, await connectTestDevice(nextServer().mqttUrl, identifier, secret))
        }
      })
      afterAll(() => Promise.all([...devices.values()].map((device) => device.leave())))

      it('R-01 R-06 every live action, with every object, by everybody; a foreign object gets the answer of a missing one', async () => {
        await Promise.all(
          world.people.map(async (principal) => {
            const { caller, token = '' } = principal
            const isNobody = caller === 'nobody'
            await tryLiveActions(
              principal,
              isNobody ? undefined : await openSocket(liveAddress(nextServer().url, token)),
            )
          }),
        )
        expect(takeWrongCells()).toEqual([])
        expect(different).toEqual([])
        const executed = [...devices.values()].reduce(
          (sum, { commands }) => sum + commands.length,
          0,
        )
        expect(executed).toBeGreaterThan(0)
        for (const [identifier, { commands }] of devices) {
          if (identifier.endsWith('-FOREIGN'))
            expect([identifier, commands]).toEqual([identifier, []])
        }
      })

      it('R-01 who holds a pass of a room may on its socket what a guest of that room may', async () => {
        const { holder } = world
        const page = await openSocket(holder.address, holder.headers())
        await tryLiveActions({ caller: 'guestOfRoom', who: 'holder of a pass' }, page)
        expect(takeWrongCells()).toEqual([])
        expect(different).toEqual([])
      })

      async function tryLiveActions(
        { caller, who, token, boundTo, pin }: Principal,
        page: Awaited<ReturnType<typeof openSocket>> | undefined,
      ): Promise<void> {
        for (const [action, row] of Object.entries(liveMatrix)) {
          const replies = new Map<string, string>()
          for (const [object, { message, answers }] of Object.entries(row)) {
            const sent = message(world)
            const got = page ? await page.send(sent) : await connectInVain(token)
            const named = answerFor(answers, caller)
            const isOwn =
              JSON.stringify(sent).includes(`"${boundTo}"`) &&
              (pin === undefined || ('pin' in sent && String(sent.pin) === pin))
            const expected = named === 'bound' ? (isOwn ? 'done' : 'hidden') : named
            cell(`${action}, ${object}, ${who}`, got.answer, expected)
            replies.set(object, got.text)
          }
          tally.pairs += 1
          if (replies.get('foreign') !== replies.get('missing')) different.push(`${action}, ${who}`)
        }
        page?.close()
      }

      async function connectInVain(token: string | undefined) {
        const status = await handshake(liveAddress(nextServer().url, token ?? ''))
        return { answer: status === 401 ? 'no socket' : `${status}`, text: `${status}` }
      }
    })

    describe('over MQTT and MQTT on WebSocket', () => {
      const transports = ['mqtt', 'ws'] as const
      const attempts = mqttMatrix.operations.flatMap((operation) =>
        Object.entries(mqttMatrix.objects).flatMap(([object, identifier]) =>
          transports.map((transport) => ({ ...operation, object, identifier, transport })),
        ),
      )

      it('R-01 a device may act as itself, and may do nothing in the name of another', async () => {
        const secret = world.devices.get('SC-SPEAKS')
        for (const attempt of attempts) await tryOne(attempt, 'itself', secret)
        expect(takeWrongCells()).toEqual([])
      })

      it.each(['SC-KITCHEN', 'SC-FOREIGN', 'wrong'])(
        'R-01 a device with the secret of another (%s) can do nothing at all',
        async (whose) => {
          const secret = world.devices.get(whose) ?? 'wrong'
          for (const attempt of attempts) await tryOne(attempt, `the secret of ${whose}`, secret)
          expect(takeWrongCells()).toEqual([])
        },
      )

      it('R-01 nobody’s token is the secret of a device', async () => {
        for (const { who, token } of world.people) {
          for (const object of ['own', 'foreign'] as const) {
            const identifier = mqttMatrix.objects[object]
            const got = await connected(nextServer(), 'mqtt', {
              username: identifier,
              password: token,
            })
            cell(`connect, ${object}, ${who}`, got ? 'accepted' : 'refused', 'refused')
            got?.end(true)
          }
        }
        expect(takeWrongCells()).toEqual([])
      })

      async function tryOne(
        { does, topic: name, object, identifier, transport }: (typeof attempts)[number],
        who: string,
        secret: string | undefined,
      ): Promise<void> {
        const topic = `devices/${identifier}/${name}`
        const own = mqttMatrix.objects.own
        const client = await connected(nextServer(), transport, {
          username: does === 'connect' ? identifier : own,
          password: secret,
          ...(does === 'will' ? { will: { topic, payload: Buffer.from('offline'), qos: 1 } } : {}),
        })
        const got = client === undefined ? 'refused' : await outcome(client, does, topic)
        // A holder of another device's secret is that device, under its name and no other.
        const isThatDevice =
          who === 'itself' || (does === 'connect' && world.devices.get(identifier) === secret)
        const expected =
          isThatDevice && (object === 'own' || who !== 'itself') ? 'accepted' : 'refused'
        cell(`${does} ${name}, ${object}, ${who}, ${transport}`, got, expected)
        client?.end(true)
      }
    })

    describe('over HTTP', () => {
      const call = (
        line: string,
        { token, headers = {} }: Pick<Principal, 'token' | 'headers'>,
        { path = '', query = '', body }: MatrixRequest,
      ) => {
        const [method = '', url = ''] = line.split(' ')
        const parts = url.split('{').length > 2 ? path.split('/') : [path]
        const filled = url.includes('{')
          ? url.replaceAll(/\{\w+\}/g, () => parts.shift() ?? '')
          : url + path
        // The line comes from the contracts: its method is one of HTTP's.
        return ask(nextServer(), `${method} ${filled}${query}` as `GET ${string}`, {
          token,
          headers,
          body,
        })
      }

      // To the byte and the header, a foreign object gets the answer of a missing one.
      it.each(Object.keys(httpMatrix))('R-01 R-06 %s', async (line) => {
        const row = httpMatrix[line] ?? {}
        const bytes = new Map<string, string>()
        for (const [object, { request, answers }] of Object.entries(row)) {
          for (const { caller, who, token, userId, headers } of world.people) {
            // Signing out would end the session that the next rows are tried with.
            const used = line.endsWith('/logout') && userId ? undefined : token
            const answer = await call(line, { token: used, headers }, await request(world))
            const { status, text } = answer
            bytes.set(`${object}, ${who}`, JSON.stringify(bytesOf(answer)))
            const title = `${line}, ${object}, ${who} (told ${text})`
            cell(title, status, answerFor(answers, caller))
            if (status >= 400 && !refusalText.test(text)) wrong.push(title)
          }
        }
        for (const foreign of Object.keys(row).filter((object) => object.includes('foreign'))) {
          const missing = foreign.replace('foreign', 'missing')
          if (row[missing]) compare(line, bytes, foreign, missing)
        }
        expect(takeWrongCells()).toEqual([])
        expect(different).toEqual([])
      })

      /** Holds what everybody was answered for one object against another. */
      function compare(line: string, bytes: Map<string, string>, one: string, other: string) {
        for (const { who } of world.people) {
          tally.pairs += 1
          const answers = [one, other].map((object) => bytes.get(`${object}, ${who}`))
          if (answers[0] === undefined || answers[0] !== answers[1]) {
            different.push(`${line}, ${one}, ${who}: ${answers.join(' and ')}`)
          }
        }
      }

      it.each(Object.keys(httpMatrix))('R-01 %s by a program with an API token', async (line) => {
        const { access, right } = everyEndpoint.get(line) ?? {}
        const isOpen = access === 'open' || access === 'pass'
        for (const [object, { request, answers }] of Object.entries(httpMatrix[line] ?? {})) {
          const { status, text } = await call(line, world.program, await request(world))
          const otherwise = isOpen ? answerFor(answers, 'nobody') : 403
          const expected = right === 'passes' ? answerFor(answers, 'managers') : otherwise
          cell(`${line}, ${object}, program (told ${text})`, status, expected)
        }
        expect(takeWrongCells()).toEqual([])
      })

      it('R-01 everybody sees their own profile, and managers their own guests', async () => {
        for (const { caller, who, token, userId } of world.people) {
          if (userId === undefined || caller === 'nobody') continue
          const path = String(userId)
          const profile = await call('GET /api/users/profile/{userId}', { token }, { path })
          const guests = await call('GET /api/users/guest/list/{userId}', { token }, { path })
          cell(`own profile, ${who}`, profile.status, 200)
          cell(
            `own guests, ${who}`,
            guests.status,
            ['managers', 'operator'].includes(caller) ? 200 : 403,
          )
        }
        expect(takeWrongCells()).toEqual([])
      })

      it('R-01 all of these requests have changed nothing in the other home', async () => {
        const { stranger } = world
        const { body } = await ask(nextServer(), 'GET /api/devices', stranger)
        const room_id = world.rooms.foreign
        expect(Object(body).devices).toMatchObject(
          ['OWN', 'PC', 'SC', 'WLM'].map((kind) => ({
            deviceIdentifier: `${kind}-FOREIGN`,
            device_name: `Device ${kind}-FOREIGN`,
            room_id,
          })),
        )
        const rooms = await ask(nextServer(), 'GET /api/rooms/my-rooms', stranger)
        expect(Object(rooms.body).rooms).toHaveLength(1)
        const family = await ask(nextServer(), 'GET /api/users/family/list', stranger)
        expect(Object(family.body).family_users).toHaveLength(1)
        const guests = await ask(
          nextServer(),
          `GET /api/users/guest/list/${stranger.userId}`,
          stranger,
        )
        expect(Object(guests.body).guests).toHaveLength(1)
      })
    })
  })
}

/** A refusal as it leaves the server: nothing but the text, the code and perhaps the field. */
const refusalText = /^\{"error":"[^"]+","code":"[a-z0-9_]+"(,"field":"\w+")?\}$/

const timeHeaders: readonly string[] = ['date', serverTimeHeader]

/** An answer without its time. */
function bytesOf({ status, text, headers }: Answer) {
  return [status, text, [...headers].filter(([name]) => !timeHeaders.includes(name))]
}

/** A live socket that sends one message after another and returns the result of each. */
async function openSocket(address: string, headers: Record<string, string> = {}) {
  const socket = new WebSocket(address, { headers })
  await once(socket, 'open')
  let messages = 0
  const closed = new Promise<never>((_, reject) => {
    socket.once('close', (code) => reject(new Error(`closed with ${code}`)))
  })
  closed.catch(() => undefined) // Handled by the caller that still waits for a reply.
  return {
    async send(message: object): Promise<{ answer: LiveOutcome; text: string }> {
      messages += 1
      const messageId = messages
      const replied = new Promise<ToBrowser>((resolve) => {
        const listener = (data: unknown) => {
          const reply = JSON.parse(String(data))
          if (reply.messageId !== messageId) return
          socket.off('message', listener)
          resolve(reply)
        }
        socket.on('message', listener)
      })
      socket.send(JSON.stringify({ ...message, messageId }))
      // The part of the message that the reply repeats tells nothing about the object.
      const {
        messageId: _,
        roomId: _asked,
        ...rest
      } = Object(await Promise.race([replied, closed]))
      return { answer: answerOf(rest), text: JSON.stringify(rest) }
    },
    close: () => socket.close(1000),
  }
}

function answerOf(reply: {
  type?: string
  stage?: string
  error?: string
  code?: string
}): LiveOutcome {
  if (/^((s|homeS)ubscription|pong)$/.test(reply.type ?? '') || reply.stage === 'sent')
    return 'done'
  if (reply.code === 'not_found' || reply.error === 'Device not found') return 'hidden'
  return 'refused'
}

/** Connects as a device; undefined when it is refused. */
async function connected(
  server: TestServer,
  transport: 'mqtt' | 'ws',
  options: IClientOptions,
): Promise<mqtt.MqttClient | undefined> {
  const url = transport === 'mqtt' ? server.mqttUrl : `${server.url.replace('http', 'ws')}/mqtt`
  const settings = { keepalive: 30, reconnectPeriod: 0, protocolVersion: 4 as const }
  return mqtt.connectAsync(url, { ...settings, ...options }).catch(() => undefined)
}

/** The result of one attempt of a connected device. */
async function outcome(client: mqtt.MqttClient, does: string, topic: string) {
  const cut = new Promise<'refused'>((resolve) => client.once('close', () => resolve('refused')))
  const tried = async () => {
    if (does === 'publish') await client.publishAsync(topic, '{}', { qos: 1 })
    else if (does === 'subscribe') {
      const granted = await client.subscribeAsync(topic, { qos: 1 })
      if (granted.some(({ qos }) => qos > 1)) return 'refused'
    }
    return 'accepted'
  }
  return Promise.race([cut, tried().catch(() => 'refused')])
}
