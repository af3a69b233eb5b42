import { setTimeout as wait } from 'node:timers/promises'
import type { ConnectRefusal } from '@roomwire/contracts/vocabulary/connect-refusal.ts'
import { type Dialect, isHub } from '@roomwire/contracts/vocabulary/dialect.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { type AuditActor, nobody } from '../../features/audit/audit-writer.ts'
import {
  type AuthenticatedDevice,
  openDeviceAuthentication,
  tooManyDevices,
} from '../../features/devices/presence/authenticate-device.ts'
import { openConnectProblems } from '../../features/devices/presence/connect-problems.ts'
import { openDeviceConnects } from '../../features/devices/presence/device-presence.ts'
import {
  type BoardsAsked,
  type ConnectedFrom,
  deviceTopic,
} from '../../features/devices/records/device-events.ts'
import type { PinAliases } from '../../features/devices/rules/pin-aliases.ts'
import type { ConnectedDevice } from '../../features/devices/twins/connected-device.ts'
import type { Clock } from '../../platform/clock.ts'
import { networkOf } from '../../platform/network.ts'
import { fingerprint } from '../../platform/random.ts'
import { RateLimiter } from '../../platform/rate-limiter.ts'
import { Refusal } from '../../platform/refusal.ts'
import { gatherRefusals } from '../../platform/refused-log.ts'
import { takeTurns } from '../../platform/take-turns.ts'
import type { NeedsOf, Roomwire } from '../../roomwire.ts'
import type { Admission, Admit, ConnectClaim, DeviceLine, Firmware } from './admission.ts'
import type { Translation } from './dialects/dialect.ts'
import { dialects } from './dialects/dialects.ts'
import { receiveFirmware } from './dialects/receive-firmware.ts'
import { openBoardsThread } from './hub/boards-thread.ts'
import { baseOf } from './hub/hub-topics.ts'
import { type KeptList, openKeptLists } from './hub/kept-lists.ts'
import { type Hub, type HubNeeds, openHub } from './hub/open-hub.ts'
import { keepPresence } from './keep-presence.ts'
import { type EndReason, PacketFault } from './mqtt-reasons.ts'
import { openDownlink } from './open-downlink.ts'
import { rememberReason } from './remember-reason.ts'
import { lineToBoard, type TakeReport } from './renamed-pins.ts'
import { atItsRate, receiveAtItsRate } from './report-rate.ts'
import { receiveReports, takeReports } from './take-reports.ts'

/** Wrong secrets that are checked per second, of devices at addresses where they are not known. */
const wrongSecretsPerSecond = 50

/** How many connects are decided at a time, so that the turns of the event loop stay short, and how many wait. */
const turnsOfConnects = { running: 64, waiting: 4_096 }

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
  Pick<
    Roomwire,
    'audit' | 'counts' | 'deviceQuotas' | 'hubLists' | 'limitScale' | 'rateLimits' | 'recorder'
  >

/**
 * Connects device connections with the verbs: admits devices by their secret,
 * sends them commands, handles their reports, and renews their presence.
 */
export function openDeviceGateway(needs: GatewayNeeds) {
  const { bus, audit, counts, log, rateLimits } = needs
  const connected = new Map<ConnectedDevice, DeviceLine>()
  const perSecond = wrongSecretsPerSecond * needs.limitScale
  const wrongSecrets = new RateLimiter({ perSecond, burst: perSecond }, needs.clock)
  const turns = takeTurns({ ...turnsOfConnects, busy: tooManyDevices })
  const authentication = openDeviceAuthentication({ ...needs, wrongSecrets })
  const connect = openDeviceConnects(needs)
  const problems = openConnectProblems(needs)
  const presenceKept = keepPresence(needs, connected)
  const boardsThread = openBoardsThread()
  const keptLists = openKeptLists(needs)
  const refusals = gatherRefusals(log, 'device refused: no such device and secret')

  const admit: Admit = async (claim, given) => {
    const { deviceIdentifier, secret, remoteAddress } = claim
    const address = networkOf(remoteAddress)
    let isKnown = false
    try {
      return await turns.run({ kind: 'device', who: address }, async () => {
        const known = await recognise(claim, address)
        isKnown = known !== null
        return known && (await admitKnown(known, claim, given))
      })
    } catch (error) {
      if (error instanceof Refusal && !isKnown) {
        const from = audit.pseudonymise(address)
        audit.enqueue('device.refused', nobody, { why: 'too_often', from })
        problems.refuseStranger({ deviceIdentifier, secret, address }, 'too_often')
        await wait(limits.tooFastAnswerMs)
      }
      throw error
    }
  }

  /** The device that a claim has shown the secret of. @throws Refusal where it comes too often */
  async function recognise(claim: ConnectClaim, address: string) {
    const { deviceIdentifier, secret, remoteAddress, lacks, isGone } = claim
    if (isGone()) return null
    const credential = fingerprint(`${deviceIdentifier} ${secret}`)
    if (lacks === null) rateLimits.countConnect({ credential, address })
    const known =
      lacks === null && (await authentication.authenticate({ deviceIdentifier, secret, address }))
    if (known) {
      rateLimits.rememberLetIn({ credential, address })
      return known
    }
    refusals.note({ deviceIdentifier, remoteAddress })
    const stranger = { deviceIdentifier, secret, address }
    problems.refuseStranger(stranger, lacks === null ? 'wrong_secret' : lackOf[lacks])
    const why = 'no_such_device_and_secret'
    audit.enqueue('device.refused', nobody, { why, from: audit.pseudonymise(address) })
    return null
  }

  /** @throws PacketFault for a fault of the claim */
  function admitKnown(known: AuthenticatedDevice, claim: ConnectClaim, given: DeviceLine) {
    const { clientId, remoteAddress } = claim
    const { translation, fault } = judge(claim, known.dialect, needs.clock)
    if (fault) throw faultOf(fault, (why) => problems.refuseKnown(known, why))
    const base = isHub(known.dialect) ? baseOf(claim.willTopic) : undefined
    const zigbee = { firmware: 'Zigbee2MQTT', boardsThread, keptList: keptLists.of(known.id) }
    const hub = base === undefined ? undefined : { base, ...zigbee }
    const from = { address: remoteAddress, clientId }
    return letIn(known, rememberReason(given, counts), { translation, hub, from })
  }

  /** Connects a device that has shown who it is; null where that is not true any more. */
  async function letIn(
    known: AuthenticatedDevice,
    direct: ReturnType<typeof rememberReason>,
    { translation, hub: hubManner, from }: Manner,
  ): Promise<(Admission & { hub: Hub | undefined }) | null> {
    const line = lineToBoard(known, direct.line)
    let hub: Hub | undefined
    const downlink = openDownlink(needs, known, line, {
      connected: (other) => problems.connected(known, other),
      ...(hubManner && { found: (asked: BoardsAsked) => foundBy(hub, asked) }),
      boardsChanged: () => hub?.boardsChanged(),
    })
    const leave = await bus.subscribe(deviceTopic(known.id), downlink.handle)
    try {
      // The replica is subscribed by now: from this epoch on it misses no event of the device.
      const device = await connect(known, downlink.line, from)
      if (!device) {
        leave()
        if (from) {
          const address = audit.pseudonymise(from.address)
          const about = { why: 'secret_changed', from: address } as const
          audit.enqueue('device.refused', auditActorOf(known), about)
        }
        return null
      }
      downlink.begin(device)
      audit.enqueue('device.connected', auditActorOf(known), { device: known.id })
      connected.set(device, line)
      const { aliases } = known
      const take = takeReports(needs, device, { aliases, line })
      const opening = { device, line, translation, take, connect, connected, hub: hubManner }
      const speech = await openSpeech(needs, { ...opening, aliases })
      hub = speech.hub
      return {
        receive: receiveAtItsRate(
          needs,
          device,
          line,
          aliases ? take : receiveReports(needs, device, line),
        ),
        firmware: speech.firmware,
        hub,
        packetBytesMost: hub && limits.hubPacketBytesMax,
        async ended() {
          await hub?.end()
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
    boardsThread.close().catch((err) => log.error({ err }, 'ending a thread failed'))
    refusals.flush()
    presenceKept.stop()
  }
  return {
    admit,
    /** For devices that come by another way: connects one, and holds those that are connected here. */
    connect,
    connected,
    keptLists,
    /** Connects the device of a broker, which tells of its boards as a hub does; undefined where it is gone. */
    async connectBroker(device: AuthenticatedDevice, line: DeviceLine, broker: BrokerSide) {
      const hub = { base: brokerBase, firmware: 'MQTT broker', ...broker }
      const manner = { translation: undefined, hub }
      const admission = await letIn(device, rememberReason(line, counts), manner)
      return admission?.hub && { ...admission.hub, end: admission.ended }
    },
    stop,
  }
}

/** The parts of a hub that a broker has its own way for. */
type BrokerSide = Pick<HubNeeds, 'boardsThread'> &
  Pick<Parameters<typeof openHub>[1], 'onAdopted' | 'isUnread' | 'keepsOld'>

/** How a device speaks, and where it has connected from. */
type Manner = {
  translation: Translation | undefined
  /** For a hub: its base topic, its name as firmware, and the reader of its list of boards. */
  hub: (BrokerSide & { base: string; firmware: string; keptList?: KeptList }) | undefined
  /** Undefined where the server has dialled. */
  from?: ConnectedFrom
}

/** The base topic of what a broker tells here. */
export const brokerBase = 'broker'

type Speech = Omit<Manner, 'from'> & {
  device: ConnectedDevice
  line: DeviceLine
  take: TakeReport
  aliases: PinAliases | undefined
} & Pick<Parameters<typeof openHub>[1], 'connect' | 'connected'>

/** The side of a device that speaks a dialect: that of a hub, or of a single board. */
async function openSpeech(
  needs: Omit<HubNeeds, 'boardsThread'> & NeedsOf<typeof receiveFirmware>,
  { device, line, translation, take, aliases, hub: manner, connect, connected }: Speech,
): Promise<{ hub?: Hub; firmware?: Firmware }> {
  if (!manner) {
    if (!translation) return {}
    const receive = receiveFirmware(needs, device, { translation, take, aliases })
    return { firmware: { translation, receive: atItsRate(needs, device, line, receive) } }
  }
  const { base, firmware, boardsThread, keptList, ...ofBroker } = manner
  // It has no pins of its own.
  await take('hello', Buffer.from(JSON.stringify({ firmware, pins: [] })))
  const opening = { hub: device, line, base, connect, connected, keptList, ...ofBroker }
  const hub = openHub({ ...needs, boardsThread }, opening)
  return { hub, ...(translation && { firmware: { translation, receive: hub.receive } }) }
}

const notOfDevice = 'not a topic of this device' as const

/** How the device speaks, and the first rule that its CONNECT breaks: those of its dialect, where it has one. */
function judge(claim: ConnectClaim, dialect: Dialect | null, clock: Clock) {
  if (dialect === null) return { translation: undefined, fault: claim.faultFor('our protocol') }
  const { deviceIdentifier: identifier, willTopic } = claim
  if (dialect === 'esphome' || dialect === 'broker') {
    return { translation: undefined, fault: notOfDevice }
  }
  const translation = dialects[dialect]({ identifier, willTopic }, clock)
  const fault = translation ? null : notOfDevice
  return { translation, fault: claim.faultFor('a dialect') ?? fault }
}

/** The fault of a claim; its home is told, where that can do something about it. */
function faultOf(reason: EndReason, tell: (why: ConnectRefusal) => void): PacketFault {
  const why = refusalOf[reason]
  if (why) tell(why)
  return new PacketFault(reason)
}

const auditActorOf = ({ homeId }: { homeId: number }): AuditActor => ({ homeId, personId: null })

const foundBy = (hub: Hub | undefined, asked: BoardsAsked) =>
  hub?.found(asked) ?? { boards: [], more: 0 }
