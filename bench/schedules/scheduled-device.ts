import { connectLean, topicBytes } from '../load/mqtt-client.ts'
import { identifierOf } from '../load/payloads.ts'

type Heard = {
  /** A relay has switched. */
  onSwitched?: () => void
  /** The server has taken its report of it. */
  onConfirmed?: () => void
}

const pinOf = /"pin":"?(\d+)/
const stateOf = /"state":(\d)/
const idOf = /"messageId":"([^"]*)"/

/** Connects a board that does what it is told, and tells so as real ones do: an ack, then a report, at QoS 1. */
export async function connectScheduledDevice(
  port: number,
  device: number,
  password: string | undefined,
  { onSwitched, onConfirmed }: Heard,
): Promise<{ close(): void }> {
  const identifier = identifierOf(device)
  const [state, ack] = ['state', 'ack'].map((word) => topicBytes(`devices/${identifier}/${word}`))
  const pins: Record<string, number> = { 18: 0, 19: 0, 21: 0, 25: 0 }
  const line = await connectLean({
    to: port,
    clientId: `device-${device}`,
    username: identifier,
    password,
    topic: `devices/${identifier}/command`,
    qos: 1,
    onMessage(bytes, start, end) {
      const text = bytes.toString('latin1', start, end)
      const found = [pinOf, stateOf, idOf].map((one) => one.exec(text)?.[1] ?? '')
      const [pin = '', desired = '', messageId = ''] = found
      pins[pin] = Number(desired)
      onSwitched?.()
      if (ack) line.publish(ack, Buffer.from(JSON.stringify({ messageId, ok: true })), true)
      if (state) line.publish(state, Buffer.from(JSON.stringify({ pins })), true, onConfirmed)
    },
  })
  return line
}
