import { Writable } from 'node:stream'
import { pino } from 'pino'
import { openEventLoop } from '../../platform/event-loop.ts'
import type { Admission, Admit, DeviceLine } from './admission.ts'
import type { Times } from './connection-times.ts'
import { startMqttListener } from './mqtt-listener.ts'
import { PacketFault } from './mqtt-reasons.ts'

const quickTimes: Times = { connectWaitMs: 5_000, closeWaitMs: 50, secondMs: 1_000 }

type Script = {
  times?: Partial<Times>
  receive?: Admission['receive']
  admit?: Admit
}

/** A scripted gateway with the log of its calls: it admits every device that knows the right secret. */
export function scriptedNeeds(script: Script = {}) {
  const received: { from: string; topic: string; text: string }[] = []
  const lines = new Map<string, DeviceLine>()
  const admitted: string[] = []
  const ended: string[] = []
  const logged: string[] = []
  const log = pino(
    { level: 'debug' },
    new Writable({
      write(line, _encoding, done) {
        logged.push(String(line))
        done()
      },
    }),
  )
  const admit: Admit = async ({ deviceIdentifier, secret, faultFor }, line) => {
    if (secret !== 'right secret') return null
    const fault = faultFor('our protocol')
    if (fault) throw new PacketFault(fault)
    lines.set(deviceIdentifier, line)
    admitted.push(deviceIdentifier)
    return {
      receive(topic, payload, settle) {
        received.push({ from: deviceIdentifier, topic, text: Buffer.from(payload).toString() })
        return script.receive ? script.receive(topic, payload, settle) : Promise.resolve(null)
      },
      async ended() {
        ended.push(deviceIdentifier)
      },
    }
  }
  const needs = {
    admit: script.admit ?? admit,
    eventLoop: openEventLoop(),
    log,
    times: { ...quickTimes, ...script.times },
  }
  return { needs, admit, received, lines, admitted, ended, logged }
}

/** A real listener on a free port, with a scripted gateway behind it. */
export async function startEndpoint(script: Script = {}) {
  const gateway = scriptedNeeds(script)
  const listener = await startMqttListener({ ...gateway.needs, host: '127.0.0.1', port: 0 })
  return { ...gateway, ...listener }
}
