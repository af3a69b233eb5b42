import { hello, state } from '@roomwire/contracts/device/from-device.ts'
import type { Command, DeviceRequest } from '@roomwire/contracts/device/to-device.ts'
import { openEventLoop } from '@roomwire/server/platform/event-loop.ts'
import type { Admit, DeviceLine } from '@roomwire/server/transports/mqtt/admission.ts'
import { startMqttListener } from '@roomwire/server/transports/mqtt/mqtt-listener.ts'
import { startSocketEndpoint } from '@roomwire/server/transports/mqtt/scripted-socket.ts'
import { vi } from 'vitest'

/*
 * The server's own MQTT endpoint on a free port, with a script in place of the
 * verbs: it admits devices that know their secret, and records their reports.
 */

export const rightSecret = 'kettle-drum-41'

type ReceivedReport = { from: string; word: string; message: unknown; at: number }

export type ScriptedServer = Awaited<ReturnType<typeof startScriptedServer>>

export async function startScriptedServer({ port = 0, over = 'mqtt' } = {}) {
  const reports: ReceivedReport[] = []
  const lines = new Map<string, DeviceLine>()
  const disconnects: string[] = []
  const refused: string[] = []
  const secrets = new Map<string, string>()
  const script = { answer: async (): Promise<string | null> => null }
  const admit: Admit = async ({ deviceIdentifier, secret }, line) => {
    if (secret !== (secrets.get(deviceIdentifier) ?? rightSecret)) {
      refused.push(deviceIdentifier)
      return null
    }
    lines.set(deviceIdentifier, line)
    return {
      async receive(word, payload) {
        const message: unknown = JSON.parse(Buffer.from(payload).toString())
        reports.push({ from: deviceIdentifier, word, message, at: performance.now() })
        return script.answer()
      },
      async ended() {
        if (lines.get(deviceIdentifier) === line) lines.delete(deviceIdentifier)
      },
    }
  }
  const note = (context: object, message?: string) => {
    if (message === 'device connection ended' && 'reason' in context)
      disconnects.push(String(context.reason))
  }
  const log = { info: note, warn: note, debug: note, error: note }
  const eventLoop = openEventLoop()
  const listener =
    over === 'ws'
      ? await startSocketEndpoint({ admit, eventLoop, log })
      : await startMqttListener({ admit, eventLoop, log, host: '127.0.0.1', port })
  const reportsFrom = (from: string) => reports.filter((one) => one.from === from)
  return {
    ...listener,
    url: new URL(`${over}://127.0.0.1:${listener.port}/`),
    reports,
    reportsFrom,
    lines,
    secrets,
    /** Identifiers of the devices that were refused. */
    refused,
    /** Why each connection ended, as the server sees it. */
    disconnects,
    script,
    command(to: string, order: Partial<Command>): string | undefined {
      const command = { messageId: 'm1', action: 'on', pin: '18', state: 1, ...order }
      return lines.get(to)?.send('command', JSON.stringify(command))
    },
    request(to: string, request: DeviceRequest): string | undefined {
      return lines.get(to)?.send('request', JSON.stringify(request))
    },
    /** Waits until a device has sent hello and its whole state `times` times. */
    async introduced(from: string, times = 1) {
      await vi.waitFor(() => {
        const said = reportsFrom(from)
        const hellos = said.filter(({ word }) => word === 'hello')
        const last = said.at(-1)
        if (hellos.length < times || last?.word !== 'state') throw new Error('not yet')
        hello.parse(hellos.at(-1)?.message)
        state.parse(last.message)
      }, waiting)
    },
  }
}

export const waiting = { timeout: 60_000, interval: 5 }
