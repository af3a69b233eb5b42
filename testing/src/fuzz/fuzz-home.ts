import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { addDevice, addRoom, createTestGuest, registerOwner } from '../clients/api-client.ts'

/** The messages of the fuzzed server about itself. */
export type FromServer =
  | { kind: 'ready'; port: number; mqttPort: number }
  | { kind: 'bug'; line: string }
  | { kind: 'state'; isPolluted: boolean; megabytes: number }

/** Something that no input may bring about. */
export class FuzzFault extends Error {}

export type FuzzServer = Awaited<ReturnType<typeof startFuzzServer>>

/** Starts the server to be fuzzed. */
export async function startFuzzServer() {
  const child = fork(join(import.meta.dirname, 'fuzz-server.ts'), { execArgv: [] })
  const bugs: string[] = []
  let isStopping = false
  const gone = once(child, 'exit').then(([code, signal]) => {
    if (!isStopping) bugs.push(`The server has ended: ${code ?? signal}`)
  })
  child.on('message', (said: FromServer) => {
    if (said.kind === 'bug') bugs.push(said.line)
  })
  const { port, mqttPort } = await heard(child, 'ready')
  return {
    port,
    mqttPort,
    url: `http://127.0.0.1:${port}`,
    mqttUrl: `mqtt://127.0.0.1:${mqttPort}`,
    /** The lines that the server has logged as errors, and its own end if it came unasked. */
    bugs,
    /** Whether any input has reached a prototype of the server's, and how large it has grown. */
    async state() {
      child.send('state')
      return heard(child, 'state')
    },
    async stop(): Promise<void> {
      isStopping = true
      if (child.connected) child.disconnect()
      await gone
    },
  }
}

async function heard<K extends FromServer['kind']>(
  child: ChildProcess,
  kind: K,
): Promise<Extract<FromServer, { kind: K }>> {
  return new Promise((resolve, reject) => {
    const isIt = (said: FromServer): said is Extract<FromServer, { kind: K }> => said.kind === kind
    const onMessage = (said: FromServer) => {
      if (!isIt(said)) return
      child.off('message', onMessage)
      resolve(said)
    }
    child.on('message', onMessage)
    child.once('exit', (code) => reject(new FuzzFault(`The server has ended with ${code}`)))
  })
}

/** Somebody to fuzz as: an owner with a room and devices, and a guest. */
export type FuzzHome = Awaited<ReturnType<typeof openFuzzHome>>

/** A new home at the fuzzed server. */
export async function openFuzzHome({ url }: { url: string }) {
  const owner = await registerOwner(url, 'Fuzz')
  const roomId = await addRoom(owner, 'Room')
  const devices: { identifier: string; secret: string }[] = []
  for (const identifier of ['SC-000001', 'PC-000001', 'WLM-000001', 'XX-000001']) {
    devices.push({ identifier, secret: await addDevice(owner, identifier, roomId) })
  }
  const guest = await createTestGuest(owner, {
    now: Date.now(),
    forMs: 86_400_000,
    room_id: roomId,
  })
  return { owner, guest, roomId, devices }
}
