import { commandMessage, planMessage } from '@roomwire/contracts/device/to-device.ts'
import { topicOf } from '@roomwire/contracts/device/topics.ts'
import { type PinKey, pinsOf } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { timeOf } from '@roomwire/simulator/virtual-device/device-clock.ts'
import { after, type VirtualDeviceEvent } from '@roomwire/simulator/virtual-device/device-events.ts'
import { newDevice } from '@roomwire/simulator/virtual-device/virtual-device.ts'
import { connectAsync, type MqttClient } from 'mqtt'

export type StoppedDevice = ReturnType<typeof openStoppedDevice>

const network = { ip: '192.168.1.20', gateway: '192.168.1.1', subnet: '255.255.255.0', dns: '' }

/** A virtual device over real MQTT whose own clock stands still until it is moved: hours take no time. */
export function openStoppedDevice(mqttUrl: string, identifier: string, secret: string) {
  let device = newDevice(identifier, network, 0)
  let client: MqttClient | undefined
  let commands = 0
  const happening = new Set<Promise<unknown>>()
  /** When pins went on or off, by the clock of the device, ms. */
  const switched: { pin: PinKey; isOn: boolean; at: number }[] = []

  function happen(event: VirtualDeviceEvent, at = device.at): Promise<unknown> {
    const before = device.pins
    const step = after(device, event, at)
    device = step.device
    for (const pin of pinsOf(device.kind)) {
      const isOn = (device.pins[pin] ?? 0) > 0
      if (isOn === (before[pin] ?? 0) > 0) continue
      switched.push({ pin, isOn, at: device.switchedAt[pin] ?? 0 })
    }
    const line = client
    const said = Promise.all(
      step.reports.map(({ topic, message }) =>
        line?.publishAsync(topicOf(identifier, topic), JSON.stringify(message), { qos: 1 }),
      ),
    ).catch(() => undefined) // Reports are lost when the line breaks.
    happening.add(said)
    return said.finally(() => happening.delete(said))
  }

  return {
    switched,
    get commands() {
      return commands
    },
    isOn: (pin: PinKey) => (device.pins[pin] ?? 0) > 0,
    /** The plan that it has stored, where it knows the time. */
    get plan() {
      return timeOf(device) === undefined ? undefined : device.plan
    },

    /** Connects, and says who it is and what its pins are. @param url where its server is by now */
    async connect(url = mqttUrl): Promise<void> {
      const settings = { username: identifier, password: secret, reconnectPeriod: 0 }
      client = await connectAsync(url, settings)
      client.on('error', () => undefined)
      client.on('message', (topic, payload) => {
        const message: unknown = JSON.parse(String(payload))
        if (topic === topicOf(identifier, 'plan')) {
          void happen({ type: 'planned', plan: planMessage.parse(message) })
          return
        }
        commands += 1
        void happen({ type: 'commanded', command: commandMessage.parse(message) })
      })
      const topics = (['command', 'plan'] as const).map((word) => topicOf(identifier, word))
      await client.subscribeAsync(topics, { qos: 1 })
      await happen({ type: 'connected' })
    },

    /** Its clock goes on; what it reports is taken when this resolves. */
    pass: (ms: number) => happen({ type: 'timePassed' }, device.at + ms),

    /** A finger on one of its pads. */
    touch: (touchPin: number) => happen({ type: 'touched', touchPin }),

    /** Resolves once the server's messages before are heard, and what the server was told is taken. */
    async settles(): Promise<void> {
      await client?.publishAsync(topicOf(identifier, 'status'), 'still here', { qos: 1 })
      await Promise.all(happening)
    },

    /** It starts anew, and its connection is gone. */
    async reboot(): Promise<void> {
      client?.end(true)
      client = undefined
      await happen({ type: 'rebooted' })
    },

    /** Cuts its line, whatever waits to be acknowledged. */
    vanish(): void {
      client?.end(true)
      client = undefined
      void happen({ type: 'disconnected' })
    },

    /** Its clock is fast from now on by so many millionths, or slow. */
    drift: (ppm: number) => happen({ type: 'clockDrifts', ppm }),
  }
}
