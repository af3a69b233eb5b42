import type { DeviceRequest } from '@roomwire/contracts/device/to-device.ts'
import { type AuditActor, nobody } from '../../features/audit/audit.ts'
import { openDeviceAuthentication } from '../../features/devices/authenticate-device.ts'
import {
  type DeviceEvent,
  deviceReplyTopic,
  deviceTopic,
} from '../../features/devices/device-events.ts'
import {
  type ConnectedDevice,
  connectDevice,
  disconnectDevice,
  presence,
  renewPresence,
} from '../../features/devices/device-presence.ts'
import { failCommand } from '../../features/devices/end-overdue.ts'
import { receiveReport } from '../../features/devices/receive-report.ts'
import { networkOf } from '../../platform/network.ts'
import { openRateLimiter } from '../../platform/rate-limiter.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Roomwire } from '../../roomwire.ts'
import type { Admit, DeviceLine } from './device-connection.ts'

/** Wrong secrets that are looked at in a second, of devices that have not been where they are now. */
const wrongSecretsPerSecond = 50

/**
 * Between device connections and the verbs: admits devices by their secret,
 * hands them commands, takes their reports, keeps their presence alive.
 */
export function openDeviceGateway(roomwire: Roomwire): { admit: Admit; stop(): void } {
  const { bus, audit, log } = roomwire
  const connected = new Map<ConnectedDevice, DeviceLine>()
  const pace = openRateLimiter(wrongSecretsPerSecond * roomwire.limitScale, roomwire.clock)
  const recognition = openDeviceAuthentication({ ...roomwire, pace })
  const presenceKept = keepPresence(roomwire, connected)

  const admit: Admit = async ({ deviceIdentifier, secret, remoteAddress }, line) => {
    const address = networkOf(remoteAddress)
    const known = await recognition
      .authenticate({ deviceIdentifier, secret, address })
      .catch((error) => {
        audit.enqueue('device.refused', nobody, {
          why: 'too_often',
          from: audit.pseudonymise(remoteAddress),
        })
        throw error
      })
    if (!known) {
      log.warn({ deviceIdentifier, remoteAddress }, 'device refused: no such device and secret')
      const why = 'no_such_device_and_secret'
      audit.enqueue('device.refused', nobody, { why, from: audit.pseudonymise(remoteAddress) })
      return null
    }
    const orders = orderListener(roomwire, known.id, line)
    const leave = await bus.subscribe(deviceTopic(known.id), orders.hear)
    try {
      // It listens by now: from its epoch on nothing that concerns it is missed.
      const device = await connectDevice(roomwire, known)
      if (!device) {
        leave()
        const from = audit.pseudonymise(remoteAddress)
        audit.enqueue('device.refused', whoOf(known), { why: 'secret_changed', from })
        return null
      }
      orders.begin(device.epoch)
      audit.enqueue('device.connected', whoOf(known), { device: known.id })
      connected.set(device, line)
      return {
        async receive(word, payload) {
          try {
            await receiveReport(roomwire, device, word, payload)
            return null
          } catch (error) {
            if (error instanceof Refusal) return error.message
            throw error
          }
        },
        async ended() {
          leave()
          connected.delete(device)
          await presenceKept.settled()
          await disconnectDevice(roomwire, device)
        },
      }
    } catch (error) {
      leave()
      throw error
    }
  }

  return { admit, stop: presenceKept.stop }
}

const whoOf = ({ homeId }: { homeId: number }): AuditActor => ({ homeId, personId: null })

/**
 * Says again and again that these devices are here, while there are other
 * replicas. Second net for what the bus has lost: who is not the present
 * connection any more is let go.
 */
function keepPresence(roomwire: Roomwire, connected: ReadonlyMap<ConnectedDevice, DeviceLine>) {
  let round: Promise<void> | undefined
  const renew = async () => {
    const gone = await renewPresence(roomwire, [...connected.keys()])
    for (const device of gone) connected.get(device)?.close('replaced')
  }
  const timer = setInterval(() => {
    if (!roomwire.hasReplicas || round !== undefined) return
    round = renew()
      .catch((err) => roomwire.log.error({ err }, 'renewing presence failed'))
      .finally(() => {
        round = undefined
      })
  }, presence.renewMs)
  return {
    /** A round that has begun could still call a device present that has just left. */
    settled: async () => round,
    stop: () => clearInterval(timer),
  }
}

/** Hears what is said to one device and passes it on over its line. */
function orderListener(roomwire: Roomwire, deviceId: number, line: DeviceLine) {
  let own: number | undefined
  let newest = 0 // Heard of, perhaps before our own is known.
  let isGone = false
  const go = (reason: 'replaced' | 'not_authorized') => {
    isGone = true
    line.close(reason)
  }
  const goIfReplaced = () => {
    if (own !== undefined && newest > own) go('replaced')
  }
  return {
    begin(epoch: number) {
      own = epoch
      goIfReplaced()
    },
    hear: (event: DeviceEvent) => {
      if (isGone) return
      switch (event.kind) {
        case 'replaced':
          newest = Math.max(newest, event.epoch)
          return goIfReplaced()
        case 'secret_changed':
        case 'removed':
          return go('not_authorized')
        case 'command':
          return handOver(roomwire, deviceId, line, event)
        case 'request':
          return passOn(roomwire, deviceId, line, event.request)
      }
    },
  }
}

function handOver(
  roomwire: Roomwire,
  deviceId: number,
  line: DeviceLine,
  event: Extract<DeviceEvent, { kind: 'command' }>,
): void {
  if (roomwire.clock.now() >= event.deadlineAt) return // Too late: it expires instead of firing.
  const { commandId, action, pin, state } = event
  const payload = JSON.stringify({ messageId: String(commandId), action, pin, state })
  const sent = line.send('command', payload)
  if (sent === 'sent') return
  const error =
    sent === 'not_listening'
      ? 'The device is connected but does not listen for commands'
      : 'The device does not take commands fast enough'
  failCommand(roomwire, deviceId, commandId, 'device_not_listening', error).catch((err) =>
    roomwire.log.error({ err, deviceId }, 'failing a command failed'),
  )
}

function passOn(
  { bus, log }: Roomwire,
  deviceId: number,
  line: DeviceLine,
  request: DeviceRequest,
): void {
  if (line.send('request', JSON.stringify(request)) === 'sent') return
  bus
    .publish(deviceReplyTopic(deviceId, request.requestId), 'not_listening')
    .catch((err) => log.error({ err, deviceId }, 'answering for a device failed'))
}
