import { setTimeout as wait } from 'node:timers/promises'
import type { ConnectRefusal } from '@roomwire/contracts/vocabulary/connect-refusal.ts'
import type { Dialect } from '@roomwire/contracts/vocabulary/dialect.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { type AuditActor, nobody } from '../../features/audit/audit-writer.ts'
import {
  type AuthenticatedDevice,
  openDeviceAuthentication,
} from '../../features/devices/presence/authenticate-device.ts'
import { openConnectProblems } from '../../features/devices/presence/connect-problems.ts'
import { openDeviceConnects } from '../../features/devices/presence/device-presence.ts'
import {
  type ConnectedFrom,
  type DeviceEvent,
  type DeviceQuestion,
  deviceReplyTopic,
  deviceTopic,
} from '../../features/devices/records/device-events.ts'
import type { ConnectedDevice } from '../../features/devices/twins/connected-device.ts'
import type { TwinLine } from '../../features/devices/twins/connected-twins.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Counts } from '../../platform/counts.ts'
import { networkOf } from '../../platform/network.ts'
import { fingerprint } from '../../platform/random.ts'
import { RateLimiter } from '../../platform/rate-limiter.ts'
import { Refusal } from '../../platform/refusal.ts'
import { gatherRefusals } from '../../platform/refused-log.ts'
import type { NeedsOf, Roomwire } from '../../roomwire.ts'
import type { Admit, CloseReason, ConnectClaim, DeviceLine } from './admission.ts'
import { dialects } from './dialects/dialects.ts'
import { receiveFirmware } from './dialects/receive-firmware.ts'
import { presentCommand, presentConfig, presentPlan, presentRequest } from './downlink-presenter.ts'
import { keepPresence } from './keep-presence.ts'
import { type EndReason, PacketFault } from './mqtt-reasons.ts'
import { lineToBoard } from './renamed-pins.ts'
import { atItsRate, receiveAtItsRate } from './report-rate.ts'
import { receiveReports, takeReports } from './take-reports.ts'

/** Wrong secrets that are checked per second, of devices at addresses where they are not known. */
const wrongSecretsPerSecond = 50

/** The refusals that a home is told, by the fault of the CONNECT. */
const refusalOf: Partial<Record<EndReason, ConnectRefusal>> = {
  'this version of MQTT is not spoken here': 'version',
  'unknown authentication method': 'authentication_method',
  'not a topic of this device': 'will_topic',
  'retained messages are not taken': 'will_retained',
  'only QoS 0 and 1 are taken': 'will_qos',
  'a client identifier must be given to keep a session': 'clean_session',
  'sessions are not kept: connect with clean session': 'clean_session',
  'keep-alive out of range': 'keep_alive',
}
const lackOf = { 'user name': 'no_user_name', secret: 'no_secret' } as const

type GatewayNeeds = NeedsOf<typeof openDeviceConnects> &
  NeedsOf<typeof openConnectProblems> &
  NeedsOf<typeof keepPresence> &
  NeedsOf<typeof receiveReports> &
  Omit<NeedsOf<typeof openDeviceAuthentication>, 'wrongSecrets'> &
  Pick<Roomwire, 'audit' | 'counts' | 'deviceQuotas' | 'limitScale' | 'rateLimits' | 'recorder'>

/**
 * Connects device connections with the verbs: admits devices by their secret,
 * sends them commands, handles their reports, and renews their presence.
 */
export function openDeviceGateway(needs: GatewayNeeds): { admit: Admit; stop(): void } {
  const { bus, audit, counts, log, rateLimits } = needs
  const connected = new Map<ConnectedDevice, DeviceLine>()
  const perSecond = wrongSecretsPerSecond * needs.limitScale
  const wrongSecrets = new RateLimiter({ perSecond, burst: perSecond }, needs.clock)
  const authentication = openDeviceAuthentication({ ...needs, wrongSecrets })
  const connect = openDeviceConnects(needs)
  const problems = openConnectProblems(needs)
  const presenceKept = keepPresence(needs, connected)
  const refusals = gatherRefusals(log, 'device refused: no such device and secret')

  const admit: Admit = async (claim, given) => {
    const { deviceIdentifier, secret, clientId, remoteAddress, lacks } = claim
    const direct = rememberReason(given, counts)
    const address = networkOf(remoteAddress)
    const credential = fingerprint(`${deviceIdentifier} ${secret}`)
    const authenticate = async () => {
      rateLimits.countConnect({ credential, address })
      return authentication.authenticate({ deviceIdentifier, secret, address })
    }
    const stranger = { deviceIdentifier, secret, address }
    const authenticated = lacks === null ? authenticate() : Promise.resolve(undefined)
    const refuseTooOften = async (error: unknown): Promise<never> => {
      if (error instanceof Refusal) {
        const from = audit.pseudonymise(address)
        audit.enqueue('device.refused', nobody, { why: 'too_often', from })
        problems.refuseStranger(stranger, 'too_often')
        await wait(limits.tooFastAnswerMs)
      }
      throw error
    }
    const known = await authenticated.catch(refuseTooOften)
    if (!known) {
      refusals.note({ deviceIdentifier, remoteAddress })
      problems.refuseStranger(stranger, lacks === null ? 'wrong_secret' : lackOf[lacks])
      const why = 'no_such_device_and_secret'
      audit.enqueue('device.refused', nobody, { why, from: audit.pseudonymise(address) })
      return null
    }
    rateLimits.rememberLetIn(credential)
    const { translation, fault } = judge(claim, known.dialect, needs.clock)
    if (fault) {
      const why = refusalOf[fault]
      if (why) problems.refuseKnown(known, why)
      throw new PacketFault(fault)
    }
    const line = lineToBoard(known, direct.line)
    const downlink = openDownlink(needs, known, line, (from) => problems.connected(known, from))
    const leave = await bus.subscribe(deviceTopic(known.id), downlink.handle)
    try {
      // The replica is subscribed by now: from this epoch on it misses no event of the device.
      const device = await connect(known, downlink.line, { address: remoteAddress, clientId })
      if (!device) {
        leave()
        const from = audit.pseudonymise(address)
        audit.enqueue('device.refused', auditActorOf(known), { why: 'secret_changed', from })
        return null
      }
      downlink.begin(device)
      audit.enqueue('device.connected', auditActorOf(known), { device: known.id })
      connected.set(device, line)
      const { aliases } = known
      const take = takeReports(needs, device, { aliases, line })
      const spoken = translation && { translation, take, aliases }
      return {
        receive: receiveAtItsRate(
          needs,
          device,
          line,
          aliases ? take : receiveReports(needs, device, line),
        ),
        firmware: spoken && {
          translation: spoken.translation,
          receive: atItsRate(needs, device, line, receiveFirmware(needs, device, spoken)),
        },
        async ended() {
          leave()
          connected.delete(device)
          await presenceKept.settled()
          await needs.twins.close(device)
          await needs.devicePlans.leave(device)
          // More is known of a replaced device where it is connected by now.
          needs.recorder.end(device, direct.closedFor() === 'replaced' ? null : needs.clock.now())
        },
      }
    } catch (error) {
      leave()
      throw error
    }
  }

  const stop = () => {
    refusals.flush()
    presenceKept.stop()
  }
  return { admit, stop }
}

/** How the device speaks, and the first rule that its CONNECT breaks: those of its dialect, where it has one. */
function judge(claim: ConnectClaim, dialect: Dialect | null, clock: Clock) {
  if (dialect === null) return { translation: undefined, fault: claim.faultFor('our protocol') }
  const { deviceIdentifier: identifier, willTopic } = claim
  const translation = dialects[dialect]({ identifier, willTopic }, clock)
  const fault = translation ? null : 'not a topic of this device'
  return { translation, fault: claim.faultFor('a dialect') ?? fault }
}

/** A line that counts its messages, and the reason for which the server closed it, if it did. */
function rememberReason({ send, close }: DeviceLine, counts: Pick<Counts, 'toDevices'>) {
  let first: CloseReason | undefined
  const line: DeviceLine = {
    send(topic, payload) {
      counts.toDevices += 1
      return send(topic, payload)
    },
    close(reason) {
      first ??= reason
      close(reason)
    },
  }
  return { line, closedFor: () => first }
}

const auditActorOf = ({ homeId }: { homeId: number }): AuditActor => ({ homeId, personId: null })

/** Handles the bus events of one device over its line, as soon as its twin is held here. */
function openDownlink(
  needs: Pick<Roomwire, 'twins' | 'bus' | 'log'>,
  { id, kind }: Pick<AuthenticatedDevice, 'id' | 'kind'>,
  line: DeviceLine,
  onConnected: (from: ConnectedFrom) => void,
) {
  const { twins, log } = needs
  let own: ConnectedDevice | undefined
  let newest = 0 // May be known before our own epoch is.
  let early: DeviceEvent[] = []
  let isClosed = false
  const close = (reason: 'replaced' | 'not_authorized') => {
    isClosed = true
    line.close(reason)
  }
  const closeIfReplaced = () => {
    if (own !== undefined && newest > own.epoch) close('replaced')
  }
  const handle = (event: DeviceEvent): void => {
    if (isClosed) return
    if (event.kind === 'replaced') {
      if (event.by) onConnected(event.by)
      newest = Math.max(newest, event.epoch)
      closeIfReplaced()
    } else if (event.kind === 'request') passOn(needs, id, line, event.request)
    else if (event.kind === 'secret_changed' || event.kind === 'removed') {
      if (own) twins.drop(own)
      close('not_authorized')
    } else if (!own) early.push(event)
    else if (event.kind === 'command') {
      twins
        .request(id, event)
        ?.catch((err) => log.error({ err, deviceId: id }, 'sending a command failed'))
    } else twins.setSettings(own, event.device)
  }
  const twinLine: TwinLine = {
    send: (command) => line.send('command', JSON.stringify(presentCommand(kind, command))),
    configure: (config) => line.send('config', JSON.stringify(presentConfig(config))),
    plan: (plan, time) => line.send('plan', JSON.stringify(presentPlan(plan, time))),
  }
  return {
    line: twinLine,
    handle,
    begin(device: ConnectedDevice) {
      own = device
      closeIfReplaced()
      for (const event of early) handle(event)
      early = []
    },
  }
}

function passOn(
  { bus, log }: Pick<Roomwire, 'bus' | 'log'>,
  deviceId: number,
  line: DeviceLine,
  question: DeviceQuestion,
): void {
  if (line.send('request', JSON.stringify(presentRequest(question))) === 'sent') return
  bus
    .publish(deviceReplyTopic(deviceId, question.requestId), 'not_listening')
    .catch((err) => log.error({ err, deviceId }, 'answering for a device failed'))
}
