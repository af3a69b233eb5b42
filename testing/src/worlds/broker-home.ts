import { registerEndpoint } from '@roomwire/contracts/http/accounts.ts'
import { adoptBoardEndpoint, foundBoardsEndpoint } from '@roomwire/contracts/http/hubs.ts'
import { addDevice, callApi, freshEmail, password, type TestPerson } from '../clients/api-client.ts'
import { openBrokerClient, startMosquitto } from './foreign-broker.ts'
import { startTestServer } from './test-server.ts'

type Played = Awaited<ReturnType<typeof openBrokerClient>>

const hub = 'house-broker'

/**
 * A home with a broker beside it, which has the device `house-broker` for it.
 * @param prepare what is on the broker before the server dials it
 */
export async function openBrokerHome(prepare: (client: Played) => Promise<unknown>) {
  const broker = await startMosquitto()
  const client = await openBrokerClient(broker.url)
  await client.listen('#')
  await prepare(client)
  const email = freshEmail('owner')
  const settings = { brokerUrl: broker.url, brokerHome: email }
  const server = await startTestServer('sqlite', { settings })
  const { url, clock } = server
  const form = { username: 'Owner', email, password, role: 'user' as const }
  const { token, user_id } = await callApi({ url }, registerEndpoint, { body: form })
  const owner: TestPerson = { url, token, userId: user_id, email, password }
  await addDevice(owner, hub, null, 'broker')
  const started = [server]

  /** The devices that are found there, and how many more. */
  const asked = (q?: string) =>
    callApi(owner, foundBoardsEndpoint, {
      query: { device_identifier: hub, ...(q !== undefined && { q }) },
    })

  return {
    owner,
    server,
    broker,
    client,
    asked,
    found: async () => (await asked()).boards,
    /** Makes a device of one that is found there. @returns its identifier */
    async adopt(board: string, room_id: number, device_name = 'Desk plug'): Promise<string> {
      const body = { device_identifier: hub, board, device_name, room_id }
      return (await callApi(owner, adoptBoardEndpoint, { body })).device_identifier
    },
    /** Starts another server on the data of the running one, in its place. @returns its owner there */
    async restart(): Promise<TestPerson> {
      await started.at(-1)?.stopKeepingData()
      const { data, databaseUrl, busUrl } = server.config
      const shared = { data, databaseUrl, busUrl }
      const again = await startTestServer('sqlite', { settings, clock, shared })
      started.push(again)
      return { ...owner, url: again.url }
    },
    /** @returns what has gone wrong in the servers */
    async end(): Promise<string[]> {
      await client.close()
      for (const one of started.toReversed()) await one.stop()
      await broker.stop()
      return started.flatMap(({ bugs }) => bugs)
    },
  }
}
