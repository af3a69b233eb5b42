import type { BrokerState } from '@roomwire/contracts/http/server-address.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { type IPublishPacket, MqttClient } from 'mqtt'
import type { Logger } from 'pino'
import type { AuthenticatedDevice } from '../../../features/devices/presence/authenticate-device.ts'
import type { Clock } from '../../../platform/clock.ts'
import { RateLimiter } from '../../../platform/rate-limiter.ts'
import type { Roomwire } from '../../../roomwire.ts'
import type { DeviceLine } from '../admission.ts'
import { brokerBase, type openDeviceGateway } from '../device-gateway.ts'
import { keysOf } from '../hub/open-hub.ts'
import { openLine, shortPackets } from './broker-stream.ts'
import { openLapses } from './open-lapses.ts'
import { translateBroker, type Word } from './translate-broker.ts'

/** Below this, devices say what they are. */
const discoveryPrefix = 'homeassistant'
const configFilters = ['+/+/config', '+/+/+/config'].map((end) => `${discoveryPrefix}/${end}`)

/**
 * How messages are delivered. A broker keeps a thousand or so of those that have to be confirmed for a client, and
 * drops the others: a large home has told more than that when it is connected.
 */
const qos = 0

/** A broker that is away is dialled again after this time, ms. */
const redialMs = 5_000
/** The configs of a broker come at once: the list of boards waits for as long as others follow, ms. */
const quiet = { ms: 500, mostMs: 5_000 }
const packetBytesMax = 256 * 1024
/** The same without the first byte of a packet and its length. */
const bodyBytesMax = packetBytesMax - 5
/**
 * Bytes of a broker that are read: one on which somebody sends more is read as slowly. All configs of a large home
 * come at once, when it is connected.
 */
export const brokerBytesRead = { perSecond: 128 * 1024, burst: 8 * 1024 * 1024 }
/** A message costs as much as so many bytes more. */
const bytesOfMessage = 64
/** The bytes that are taken before everybody else has their turn. */
const bytesPerTurn = 8 * 1024
/** How often it is stored when adopted boards were heard, ms. */
const keepEveryMs = 60_000
/** How long a broker may take to answer when it is dialled, ms. */
const answerMs = 10_000
/** 'Unacceptable protocol version' in MQTT 3.1.1 (§3.2.2.3), and in MQTT 5 (§3.2.2.2). */
const otherVersion = [1, 0x84]

type Needs = Pick<Roomwire, 'devices'> & {
  gateway: Pick<ReturnType<typeof openDeviceGateway>, 'connectBroker' | 'keptLists'>
  log: Pick<Logger, 'info' | 'warn' | 'error'>
  clock: Clock
}

/** Dials a broker for the device that stands for it, again and again until it is stopped. */
export function dialBroker(
  { devices, gateway, log, clock }: Needs,
  url: string,
  device: AuthenticatedDevice,
) {
  let state: BrokerState = 'dialling'
  let link: Link | undefined
  /** The work of connects and of their ends, one after another. */
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = (work: () => Promise<unknown>) => {
    last = last.then(work).catch((err) => log.error({ err }, 'the broker failed'))
  }
  const rate = new RateLimiter(brokerBytesRead, clock)
  const open = () => shortPackets(openLine(url), { packetBytesMost: bodyBytesMax, rate })
  const client = new MqttClient(open, {
    ...credentialsOf(url),
    clean: true,
    // A larger packet is not sent. A broker that does not speak MQTT 5 is asked again in 3.1.1.
    protocolVersion: 5,
    properties: { maximumPacketSize: packetBytesMax },
    connectTimeout: answerMs,
    reconnectPeriod: redialMs,
    reconnectOnConnackError: true,
    // A press that waited for the broker would come too late.
    queueQoSZero: false,
    resubscribe: false,
  })
  let takenInTurn = 0
  // The next message waits until this one is taken, and its turn has come.
  client.handleMessage = (packet, done) => {
    takenInTurn += packet.payload.length + bytesOfMessage
    const waitMs = rate.reserve(bytesOfMessage)
    const taking = link?.take(packet) ?? Promise.resolve()
    const next = () => {
      if (waitMs === 0 && takenInTurn < bytesPerTurn) return done()
      takenInTurn = 0
      if (waitMs > 0) setTimeout(done, waitMs).unref()
      else setImmediate(done)
    }
    taking.catch((err) => log.error({ err }, 'a message of the broker was not taken')).then(next)
  }
  client.on('connect', () => {
    state = 'connected'
    log.info('the broker is connected')
    link = openLink({ devices, gateway, log, clock, client, device, inTurn })
  })
  /** Whether the broker has answered since it was dialled last, and did not let this server in. */
  let isRefused = false
  function isAway(now: 'refused' | 'unreachable', reason?: string): void {
    if (now !== state) log.warn({ reason }, `the broker is ${now}`)
    state = now
  }
  client.on('close', () => {
    const ended = link
    link = undefined
    // Also where it was never there: one that says nothing makes no error.
    if (!isRefused) isAway('unreachable')
    isRefused = false
    if (ended) inTurn(ended.end)
  })
  client.on('error', (err) => {
    const code = 'code' in err && typeof err.code === 'number' ? err.code : undefined
    if (code !== undefined && otherVersion.includes(code)) client.options.protocolVersion = 4
    isRefused = code !== undefined
    isAway(isRefused ? 'refused' : 'unreachable', err.message)
  })
  return {
    state: () => state,
    async stop(): Promise<void> {
      await client.endAsync(true)
      await last
    },
  }
}

/** Apart from the address, which errors may name. */
function credentialsOf(url: string): { username?: string; password?: string } {
  const { username, password } = new URL(url)
  return {
    ...(username && { username: decodeURIComponent(username) }),
    ...(password && { password: decodeURIComponent(password) }),
  }
}

type Link = ReturnType<typeof openLink>

/** One connection with a broker: the devices that it tells of, and the hub that they are here. */
function openLink({
  devices,
  gateway,
  log,
  clock,
  client,
  device,
  inTurn,
}: Needs & {
  client: MqttClient
  device: AuthenticatedDevice
  inTurn(work: () => Promise<unknown>): void
}) {
  const lapses = openLapses((lapse) => inTurn(() => tellAll(translation.lapsed(lapse))))
  const now = () => clock.now()
  const translation = translateBroker(discoveryPrefix, lapses.begin, now, listSoon)
  /** The topics that are heard, and who is read there. */
  const subscribed = new Map<string, string>()
  const kept = gateway.keptLists.of(device.id)
  let hub: Awaited<ReturnType<Needs['gateway']['connectBroker']>>
  let [isReady, isEnded, isOverTold] = [false, false, false]
  let listing: { timer: NodeJS.Timeout; since: number } | undefined
  /** The keys of adopted boards; undefined until they are known. */
  let adopted: readonly string[] | undefined

  const line: DeviceLine = {
    send(topic, payload) {
      if (topic !== 'command' || !client.connected) return 'not_listening'
      if (client.stream.writableLength > limits.mqttWaitingBytesMax) return 'not_listening'
      const messages = translation.send(JSON.parse(payload))
      for (const one of messages) client.publish(one.topic, one.payload)
      return messages.length > 0 ? 'sent' : 'not_listening'
    },
    // Its device was removed: open-broker.ts stops dialling for it.
    close: () => undefined,
  }

  let telling: Promise<unknown> = Promise.resolve()
  const tell = ({ word, payload, isRetained }: Word) =>
    hub?.receive(`${brokerBase}/${word}`, Buffer.from(payload), isRetained)

  /** Tells words in the order in which they were made: an older state is never told after a newer one. */
  function tellAll(words: readonly Word[]): Promise<void> {
    const told = telling.then(async () => {
      for (const word of words) if (!isEnded) await tell(word)
    })
    telling = told.catch(() => undefined)
    return told
  }

  /** Tells of the boards once no other config follows. */
  function listSoon(): void {
    const since = listing?.since ?? clock.now()
    clearTimeout(listing?.timer)
    const left = Math.max(0, since + quiet.mostMs - clock.now())
    const timer = setTimeout(() => inTurn(list), Math.min(quiet.ms, left))
    listing = { timer, since }
  }

  async function list(): Promise<void> {
    listing = undefined
    if (isEnded) return
    hub ??= await connectHub()
    await hub?.receive(`${brokerBase}/bridge/devices`, Buffer.alloc(0), true)
    await tellAll(translation.presencesOf(adopted ?? []))
    if (isOverTold || !translation.isOver()) return
    isOverTold = true
    log.warn('the broker has more configs than are read')
  }

  async function connectHub() {
    return gateway.connectBroker(device, line, {
      boardsThread: { read: async () => translation.list() },
      isUnread: translation.isOver,
      keepsOld: true,
      onAdopted(keys) {
        adopted = keys
        translation.adopt(keys)
        listenToAdopted()
        keep()
      },
    })
  }

  /** Hears the topics of adopted boards, and of no others: a shared broker has much that is nobody's business here. */
  function listenToAdopted(): void {
    if (isEnded || !client.connected) return
    const wanted = translation.topicsOf(adopted ?? [])
    // A topic is asked for again where another one is read there now: the broker tells once what it has kept.
    const added = [...wanted.keys()].filter((one) => subscribed.get(one) !== wanted.get(one))
    const gone = [...subscribed.keys()].filter((one) => !wanted.has(one))
    for (const topic of gone) subscribed.delete(topic)
    for (const [topic, readers] of wanted) subscribed.set(topic, readers)
    if (gone.length > 0) client.unsubscribe(gone)
    if (added.length > 0) client.subscribe(added, { qos })
    translation.listensTo(added)
  }

  /** Stores what the broker will not tell again of adopted boards. */
  function keep(): void {
    if (isReady && !isEnded && adopted) kept.keep(translation.toStore(adopted))
  }
  const keeping = setInterval(keep, keepEveryMs).unref()

  /** Reads what is adopted and stored before any other config is told. */
  async function begin(): Promise<void> {
    translation.adopt(keysOf(await devices.boardsOf(device.id)))
    const stored = await kept.find()
    if (stored !== undefined) translation.takeStored(stored)
    isReady = true
  }

  begin()
    .catch((err) => log.error({ err }, 'the configs of the broker could not be read'))
    .then(() => {
      // Whether the broker keeps a config is told with each of them, where it speaks MQTT 5.
      if (!isEnded && client.connected) client.subscribe(configFilters, { qos, rap: true })
      // Also where no device has said anything.
      if (!isEnded) listSoon()
    })
    .catch((err) => log.error({ err }, 'the broker failed'))
  return {
    async take({ topic, payload, retain }: IPublishPacket): Promise<void> {
      const text = payload.toString()
      if (topic.startsWith(`${discoveryPrefix}/`) && topic.endsWith('/config')) {
        const place = topic.slice(discoveryPrefix.length + 1, -'/config'.length)
        const isKept = retain === true
        if (translation.takeConfig(place, text, { isKept })) listSoon()
        return
      }
      await tellAll(translation.take(topic, text, retain === true))
    },
    async end(): Promise<void> {
      keep()
      isEnded = true
      clearInterval(keeping)
      clearTimeout(listing?.timer)
      lapses.stop()
      await hub?.end()
      await kept.end()
    },
  }
}
