import {
  ack,
  hello,
  readings,
  reply,
  state,
  touch,
} from '@roomwire/contracts/device/from-device.ts'
import { errorReport } from '@roomwire/contracts/device/to-device.ts'
import { topicOf } from '@roomwire/contracts/device/topics.ts'
import { generate, type Packet } from 'mqtt-packet'
import { brokenBytes } from './broken-bytes.ts'
import { FuzzFault, type FuzzServer, openFuzzHome } from './fuzz-home.ts'
import { type MqttLine, openMqttLine } from './mqtt-line.ts'
import { connectPacketOf, onePacketOfEach, type SampleDevice } from './mqtt-samples.ts'
import { howOften, oddEncoding, oddJson } from './odd-json.ts'
import { openSampler } from './samples.ts'
import { openSeededRandom, type SeededRandom } from './seeded-random.ts'
import type { FuzzTurns } from './turns.ts'

/** Reports said before an answer to all of them is waited for. */
const batchOf = 30

/** How devices come. */
const ways = (['TCP', 'WebSocket'] as const).flatMap((over) =>
  ([4, 5] as const).map((version) => ({ over, version })),
)
type Way = (typeof ways)[number]

/** Says every input of the turns as devices: most are odd reports, some are odd packets of their own. */
export async function fuzzMqtt(server: FuzzServer, turns: FuzzTurns): Promise<void> {
  const { devices } = await openFuzzHome(server)
  // Those who break packets have other names: who comes again under the same one sends the first away.
  const strangers = (await openFuzzHome(server)).devices
  await Promise.all(
    devices.map(async (device, number) => {
      const way = ways[number % ways.length] ?? ways[0]
      if (!way) return
      let line = await admitted(server, way, device)
      for (let batch = turns.take(batchOf); batch.length > 0; batch = turns.take(batchOf)) {
        const reports: Buffer[] = []
        const visits: Promise<void>[] = []
        for (const input of batch) {
          const dice = openSeededRandom(turns.seed, input)
          const stranger = strangers[number]
          if (stranger && dice.chance(0.1)) {
            visits.push(visit(server, dice.pick(ways), stranger, dice, input))
            continue
          }
          const report = reportOf(device, way, dice)
          if (report.pollutes) turns.count(1)
          reports.push(report.bytes)
        }
        await Promise.all([settle(line, reports, batch[0] ?? 0), ...visits])
        if ((batch[0] ?? 0) % (50 * batchOf) < batchOf) {
          line.cut()
          line = await admitted(server, way, device)
        }
      }
      line.cut()
    }),
  )
}

/** A device that is let in and hears what is wrong with its reports. */
async function admitted(server: FuzzServer, way: Way, device: SampleDevice): Promise<MqttLine> {
  const line = await openMqttLine(server, way.over, way.version)
  const options = { protocolVersion: way.version }
  const topic = topicOf(device.identifier, 'error')
  line.say(generate(connectPacketOf(way.version, device), options))
  const answer = await line.next()
  if (answer?.cmd !== 'connack' || answer.returnCode || answer.reasonCode) {
    throw new FuzzFault(`A device was not admitted: ${JSON.stringify(answer)}`)
  }
  line.say(
    generate({ cmd: 'subscribe', messageId: 1, subscriptions: [{ topic, qos: 0 }] }, options),
  )
  return line
}

const sample = openSampler(['1', '2', '18', '13'])
const forms = { hello, state, readings, touch, ack, reply }
const topics = ['hello', 'state', 'readings', 'touch', 'ack', 'reply'] as const

/** A report that is well-formed MQTT, whatever it says. */
function reportOf({ identifier }: SampleDevice, { version }: Way, dice: SeededRandom) {
  const word = dice.pick(topics)
  const value: unknown = sample.any(forms[word], dice)
  const odd = oddJson(value, dice, dice.weighed(howOften))
  const payload = dice.chance(0.06) ? oddEncoding(odd.text, dice) : Buffer.from(odd.text)
  const qos = dice.chance(0.7) ? 1 : 0
  const packet: Packet = {
    cmd: 'publish',
    topic: topicOf(identifier, dice.chance(0.02) ? 'status' : word),
    // Longer payloads end the connection: visitors do that.
    payload: payload.length > 60_000 ? '{}' : payload,
    qos,
    dup: false,
    retain: false,
    ...(qos === 1 ? { messageId: 7 } : {}),
  }
  return { bytes: generate(packet, { protocolVersion: version }), pollutes: odd.pollutes }
}

const ping = Buffer.of(0xc0, 0)

/** Says reports and hears what comes up to the answer to a ping behind them. */
async function settle(line: MqttLine, reports: readonly Buffer[], input: number): Promise<void> {
  line.say(Buffer.concat([...reports, ping]))
  for (;;) {
    const heard = await line.next()
    if (!heard) throw new FuzzFault('The connection was closed on reports', { cause: input })
    if (heard.cmd === 'pingresp') return
    judge(heard, input)
  }
}

/** Comes as a device, says packets of which each may be broken, and leaves. */
async function visit(
  server: FuzzServer,
  way: Way,
  who: SampleDevice,
  dice: SeededRandom,
  input: number,
) {
  const [first = ping, ...others] = onePacketOfEach(way.version, who)
  const said = [brokenBytes(first, dice, 0.3)]
  while (said.length < 4) said.push(brokenBytes(dice.pick(others), dice, 0.7))
  const line = await openMqttLine(server, way.over, way.version)
  const late = setTimeout(() => line.cut(), 20_000)
  const since = performance.now()
  line.say(Buffer.concat(said))
  line.end()
  for (let heard = await line.next(); heard; heard = await line.next()) judge(heard, input)
  clearTimeout(late)
  if (performance.now() - since > 19_000) {
    throw new FuzzFault('The connection stayed open', { cause: input })
  }
}

/** MQTT 5: the server could not do what it should have. */
const serverFaults: readonly (number | undefined)[] = [0x80, 0x83]

/** @throws FuzzFault for a packet that the server must not send. */
function judge(heard: Packet, input: number): void {
  const wrong = (fault: string) =>
    new FuzzFault(`${fault}: ${JSON.stringify(heard).slice(0, 500)}`, { cause: input })
  if ('reasonCode' in heard && heard.cmd !== 'suback' && serverFaults.includes(heard.reasonCode)) {
    throw wrong('A fault was told')
  }
  if (heard.cmd !== 'publish') return
  const said: unknown = JSON.parse(String(heard.payload))
  if (heard.topic.endsWith('/error')) {
    const { error } = errorReport.parse(said)
    if (error.includes('went wrong')) throw wrong('A fault was told')
  }
}
