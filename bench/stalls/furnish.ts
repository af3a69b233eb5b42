import { password } from '@roomwire/testing/clients/api-client.ts'
import { type Call, call, fieldsOf } from './calls.ts'
import { enlarge, type Largeness } from './large-server.ts'
import { startWatched } from './watched.ts'

/** Somebody with a home and a device, as it was registered. */
export type Housed = {
  email: string
  personId: number
  roomId: number
  device: string
  secret: string
}

/** The owner of the large home, and one of another home on the same server. */
export type LargePeople = { owner: Housed; neighbour: Housed }

/** Registers two homes in an empty data folder, and makes one of them and the server large. */
export async function furnishLarge(data: string, largeness: Largeness): Promise<LargePeople> {
  const server = await startWatched(data)
  const made = async (token: unknown, path: string, body: object) => {
    const asked: Call = { method: 'POST', path, body }
    return fieldsOf(await call({ url: server.url, token: String(token) }, asked))
  }
  const register = async (name: string, identifier: string): Promise<Housed> => {
    const email = `${name}@example.com`
    const form = { username: name, email, password, role: 'user' }
    const { token, user_id } = await made('', '/api/users/register', form)
    const room = await made(token, '/api/rooms/', { room_name: 'Hall' })
    const device = {
      device_identifier: identifier,
      device_name: 'Lamp',
      room_id: room.room_id,
      device_local_IP: '192.0.2.1',
    }
    const { device_secret } = await made(token, '/api/devices/register', device)
    const [personId, roomId] = [Number(user_id), Number(room.room_id)]
    return { email, personId, roomId, device: identifier, secret: String(device_secret) }
  }
  const owner = await register('owner', 'SC-000001')
  const neighbour = await register('neighbour', 'SC-000002')
  server.stop()
  await server.ended
  await enlarge(data, largeness)
  return { owner, neighbour }
}
