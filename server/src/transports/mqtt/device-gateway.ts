import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { type AuditActor, nobody } from '../../features/audit/audit.ts'
import {
  type AuthenticatedDevice,
  openDeviceAuthentication,
} from '../../features/devices/authenticate-device.ts'
import {
  type DeviceEvent,
  type DeviceQuestion,
  deviceReplyTopic,
  deviceTopic,
} from '../../features/devices/device-events.ts'
import { type ConnectedDevice, connectDevice } from '../../features/devices/device-presence.ts'
import { failCommand } from '../../features/devices/end-overdue.ts'
import { openHoldBack } from '../../platform/hold-back.ts'
import { networkOf } from '../../platform/network.ts'
import { fingerprint } from '../../platform/random.ts'
import { openRateLimiter } from '../../platform/rate-limiter.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Roomwire } from '../../roomwire.ts'
import type { Admission, Admit, DeviceLine } from './admission.ts'
import { presentCommand, presentRequest } from './downlink-presenter.ts'
import { keepAbsence } from './keep-absence.ts'
import { keepPresence } from './keep-presence.ts'
import { keepUnstored } from './keep-unstored.ts'

/** Wrong secrets that are checked per second, of devices at addresses where they are not known. */
const wrongSecretsPerSecond = 50

/**
 * Connects device connections with the verbs: admits devices by their secret,
 * sends them commands, handles their reports, and renews their presence.
 */
export function openDeviceGateway(roomwire: Roomwire): { admit: Admit; stop(): void } {
  const { bus, audit, log, rateLimits } = roomwire
  const connected = new Map<ConnectedDevice, DeviceLine>()
  const perSecond = wrongSecretsPerSecond * roomwire.limitScale
  const wrongSecrets = openRateLimiter(perSecond, roomwire.clock)
  const authentication = openDeviceAuthentication({ ...roomwire, wrongSecrets })
  const presenceKept = keepPresence(roomwire, connected)
  const absence = keepAbsence(roomwire)
  const unstored = keepUnstored(roomwire)

  const admit: Admit = async ({ deviceIdentifier, secret, remoteAddress }, line) => {
    const address = networkOf(remoteAddress)
    const credential = fingerprint(`${deviceIdentifier} ${secret}`)
    const authenticate = async () => {
      rateLimits.countConnect({ credential, address })
      return authentication.authenticate({ deviceIdentifier, secret, address })
    }
    const known = await authenticate().catch((error) => {
      if (error instanceof Refusal) {
        const from = audit.pseudonymise(remoteAddress)
        audit.enqueue('device.refused', nobody, { why: 'too_often', from })
      }
      throw error
    })
    if (!known) {
      log.warn({ deviceIdentifier, remoteAddress }, 'device refused: no such device and secret')
      const why = 'no_such_device_and_secret'
      audit.enqueue('device.refused', nobody, { why, from: audit.pseudonymise(remoteAddress) })
      return null
    }
    rateLimits.rememberLetIn(credential)
    const downlink = openDownlink(roomwire, known, line)
    const leave = await bus.subscribe(deviceTopic(known.id), downlink.handle)
    try {
      // The replica is subscribed by now: from this epoch on it misses no event of the device.
      const device = await connectDevice(roomwire, known)
      if (!device) {
        leave()
        const from = audit.pseudonymise(remoteAddress)
        audit.enqueue('device.refused', auditActorOf(known), { why: 'secret_changed', from })
        return null
      }
      downlink.begin(device.epoch)
      audit.enqueue('device.connected', auditActorOf(known), { device: known.id })
      connected.set(device, line)
      return {
        receive: atItsRate(roomwire, device, line, (topic, payload) =>
          unstored.take(device, topic, payload),
        ),
        async ended() {
          leave()
          connected.delete(device)
          unstored.forget(device)
          await presenceKept.settled()
          await absence.leave(device)
        },
      }
    } catch (error) {
      leave()
      throw error
    }
  }

  const stop = () => {
    presenceKept.stop()
    absence.stop()
    unstored.stop()
  }
  return { admit, stop }
}

/**
 * Takes the reports of one device at its rate. One that is too fast is not read on until its turn
 * comes, so that nothing it reports is lost; one that goes on would report what is long past, and
 * is let go instead: when it comes back it reports its state.
 */
function atItsRate(
  roomwire: Roomwire,
  device: ConnectedDevice,
  line: DeviceLine,
  receive: Admission['receive'],
): Admission['receive'] {
  const holdBack = openHoldBack(roomwire.clock, limits.deviceHeldBackMs)
  return async (topic, payload) => {
    if (await holdBack.hold(roomwire.rateLimits.reserveReport(device))) {
      return receive(topic, payload)
    }
    line.close('too_fast')
    return null
  }
}

const auditActorOf = ({ homeId }: { homeId: number }): AuditActor => ({ homeId, personId: null })

/** Handles the bus events of one device over its line. */
function openDownlink(
  roomwire: Roomwire,
  device: Pick<AuthenticatedDevice, 'id' | 'kind'>,
  line: DeviceLine,
) {
  let own: number | undefined
  let newest = 0 // May be known before our own epoch is.
  let isClosed = false
  const close = (reason: 'replaced' | 'not_authorized') => {
    isClosed = true
    line.close(reason)
  }
  const closeIfReplaced = () => {
    if (own !== undefined && newest > own) close('replaced')
  }
  return {
    begin(epoch: number) {
      own = epoch
      closeIfReplaced()
    },
    handle: (event: DeviceEvent) => {
      if (isClosed) return
      switch (event.kind) {
        case 'replaced':
          newest = Math.max(newest, event.epoch)
          return closeIfReplaced()
        case 'secret_changed':
        case 'removed':
          return close('not_authorized')
        case 'command':
          return handOver(roomwire, device, line, event)
        case 'request':
          return passOn(roomwire, device.id, line, event.request)
      }
    },
  }
}

function handOver(
  roomwire: Roomwire,
  { id: deviceId, kind }: Pick<AuthenticatedDevice, 'id' | 'kind'>,
  line: DeviceLine,
  event: Extract<DeviceEvent, { kind: 'command' }>,
): void {
  if (roomwire.clock.now() >= event.deadlineAt) return // Too late: it expires instead of firing.
  const sent = line.send('command', JSON.stringify(presentCommand(kind, event)))
  if (sent === 'sent') return
  const text =
    sent === 'not_listening'
      ? 'The device is connected but does not listen for commands'
      : 'The device does not take commands fast enough'
  failCommand(roomwire, deviceId, event.commandId, 'device_not_listening', text).catch((err) =>
    roomwire.log.error({ err, deviceId }, 'failing a command failed'),
  )
}

function passOn(
  { bus, log }: Roomwire,
  deviceId: number,
  line: DeviceLine,
  question: DeviceQuestion,
): void {
  if (line.send('request', JSON.stringify(presentRequest(question))) === 'sent') return
  bus
    .publish(deviceReplyTopic(deviceId, question.requestId), 'not_listening')
    .catch((err) => log.error({ err, deviceId }, 'answering for a device failed'))
}
