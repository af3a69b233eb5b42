import {
  ack,
  declaredPins,
  declaredReading,
  hello,
  type LeaseReport,
  readDeclaredPin,
  reply,
  runs,
  state,
  touch,
} from '@roomwire/contracts/device/from-device.ts'
import type { DownlinkTopic, ReportTopic } from '@roomwire/contracts/device/topics.ts'
import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { idInPath } from '@roomwire/contracts/vocabulary/fields.ts'
import { deviceFeature } from '@roomwire/contracts/vocabulary/lease.ts'
import type { PinForm } from '@roomwire/contracts/vocabulary/pin-form.ts'
import { readingValue } from '@roomwire/contracts/vocabulary/series.ts'
import { z } from 'zod'
import {
  type Acknowledgement,
  acknowledgeCommand,
} from '../../features/devices/commands/acknowledge-command.ts'
import { receiveAnswer } from '../../features/devices/commands/ask-device.ts'
import { ofProtection } from '../../features/devices/records/shown-device.ts'
import { declarePins } from '../../features/devices/reports/declare-pins.ts'
import {
  declareReadings,
  receiveReadings,
} from '../../features/devices/reports/receive-readings.ts'
import {
  type IncomingReport,
  receiveReport,
  takeReport,
} from '../../features/devices/reports/receive-report.ts'
import type {
  ConnectedDevice,
  ReportedLease,
} from '../../features/devices/twins/connected-device.ts'
import { type Settle, whenSettled } from '../../features/devices/twins/twin-changes.ts'
import { receiveRuns } from '../../features/schedules/plans/receive-runs.ts'
import { parseAs, parseReport } from '../../platform/parse-json.ts'
import { Refusal, refuse } from '../../platform/refusal.ts'
import { someOf } from '../../platform/some-of.ts'
import type { NeedsOf, Roomwire } from '../../roomwire.ts'
import { asMeant, declaredAsMeant, readingAsMeant } from './as-meant.ts'
import { eachReading, faultText } from './each-reading.ts'
import { readPlainAck, readPlainState, readPlainSwitch } from './plain-reports.ts'

export type ReportNeeds = NeedsOf<typeof takeReport> &
  NeedsOf<typeof declarePins> &
  NeedsOf<typeof declareReadings> &
  NeedsOf<typeof receiveReadings> &
  NeedsOf<typeof acknowledgeCommand> &
  NeedsOf<typeof receiveAnswer> &
  NeedsOf<typeof receiveRuns> &
  Pick<Roomwire, 'devicePlans'>

/** Handles a message of the device of the connection; the payload never decides which one that is. */
type Handle = (needs: ReportNeeds, device: ConnectedDevice, payload: Buffer) => Promise<void>
/** The same without a promise. @throws Refusal, at once or to `settle` */
type HandleNow = (
  needs: ReportNeeds,
  device: ConnectedDevice,
  payload: Buffer,
  settle: Settle,
) => void
type ReportRow = { permission: 'publish'; handle: Handle; handleNow?: HandleNow }
type DownlinkRow = { permission: 'subscribe' }

/** Hot: the row of what comes with each press and each report. */
const atOnce = (handleNow: HandleNow): ReportRow => ({
  permission: 'publish',
  handleNow,
  handle: (needs, device, payload) =>
    whenSettled((settle) => handleNow(needs, device, payload, settle)),
})

/**
 * The permission of a device on each of its own topics; it has none on the topics of
 * another. A report is handled by its row.
 */
export const deviceTopics: Record<ReportTopic, ReportRow> & Record<DownlinkTopic, DownlinkRow> = {
  hello: {
    permission: 'publish',
    handle: async (needs, device, payload) => {
      const report = parseReport(payload)
      const said = parseAs(hello.omit({ readings: true, pins: true }), asMeant.hello(report))
      const { readings: declared, pins } = parseAs(declarations, report)
      const { ip, uptime, freeMemory, firmware, rssi } = said
      // Firmware of another version may have fewer.
      const features = deviceFeature.options.filter((one) => said.features?.includes(one))
      const facts = {
        firmware,
        ipAddress: ip,
        uptimeS: uptime,
        rssi,
        freeMemoryBytes: freeMemory,
        features,
        storedConfig: said.config ?? '',
      }
      await receiveReport(needs, device, { facts })
      const faults = pins ? await faultOf(takePins(needs, device, pins)) : []
      const { plan: stored = '', askedAt } = said
      if (features.includes('schedules')) needs.devicePlans.greet(device, { stored, askedAt })
      else await needs.devicePlans.leave(device)
      if (declared) faults.push(...(await faultOf(takeDeclared(needs, device, declared))))
      if (faults.length > 0) throw refuse('invalid_input', faults.join('; '))
    },
  },
  state: atOnce((needs, device, payload, settle) => {
    const report = readPlainState(payload) ?? readAny(payload, needs.twins.formsOf(device))
    takeReport(needs, device, report, settle)
  }),
  readings: {
    permission: 'publish',
    handle: async (needs, device, payload) => {
      const { readings } = parseAs(sentReadings, parseReport(payload))
      await takeReadings(needs, device, readings)
    },
  },
  touch: {
    permission: 'publish',
    handle: (needs, device, payload) =>
      receiveReport(needs, device, {
        touched: parseAs(touch, asMeant.touch(parseReport(payload), needs.twins.formsOf(device))),
      }),
  },
  ack: atOnce((needs, device, payload, settle) => {
    acknowledgeCommand(needs, device, readPlainAck(payload) ?? readAck(payload), settle)
  }),
  reply: {
    permission: 'publish',
    handle: (needs, device, payload) =>
      receiveAnswer(needs, device, parseAs(reply, asMeant.reply(parseReport(payload)))),
  },
  runs: {
    permission: 'publish',
    handle: (needs, device, payload) => {
      const report = parseAs(runs, asMeant.runs(parseReport(payload), needs.twins.formsOf(device)))
      const reported = report.runs.map(({ schedule, ...run }) => ({ ...run, scheduleId: schedule }))
      return receiveRuns(needs, device, reported)
    },
  },
  status: {
    permission: 'publish',
    handle: async () => undefined, // The topic of the last will; the server uses the end of the connection instead.
  },
  command: { permission: 'subscribe' },
  config: { permission: 'subscribe' },
  plan: { permission: 'subscribe' },
  request: { permission: 'subscribe' },
  error: { permission: 'subscribe' },
}

/** The states of pins and of the tank. @throws Refusal 'invalid_input'. */
export function readState(payload: Buffer, forms: ReadonlyMap<PinKey, PinForm>): IncomingReport {
  const report = parseAs(state, asMeant.state(parseReport(payload), forms))
  const { pins = {}, leases, moving, pressed, ip, waterLevel, atWall } = report
  return {
    facts: { ipAddress: ip, waterLevel },
    pins: Object.entries(pins),
    ...(atWall && { atWall }),
    pressed,
    moving: moving && Object.entries(moving),
    leases:
      leases && Object.entries(leases).map(([pin, lease]) => [pin, readLease(lease)] as const),
  }
}

/** Hot where firmware is translated: the same of one switch without a schema. */
const readAny: typeof readState = (payload, forms) =>
  readPlainSwitch(payload, forms) ?? readState(payload, forms)

/** Reads the acknowledgement of a command. @throws Refusal 'invalid_input'. */
export function readAck(payload: Buffer): Acknowledgement {
  const { messageId, ok, error, why, left } = parseAs(ack, asMeant.ack(parseReport(payload)))
  const { data: commandId } = idInPath.safeParse(messageId)
  if (commandId === undefined) throw refuse('invalid_input', 'messageId is not that of a command')
  return { commandId, ok, error, why, leftS: left }
}

/** Readings whose own form is not looked at yet: each is taken by itself. */
const readingsOf = (message: string) =>
  z.custom<Readonly<Record<string, unknown>>>(
    (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
    message,
  )
const sentReadings = z.object(
  { readings: readingsOf('must be an object: key → number') },
  'A message is a JSON object',
)
const sentPins = z.object({ pins: declaredPins })
const declarations = z.object(
  {
    readings: readingsOf('must be an object: key → what it is').nullish(),
    pins: z.unknown().optional(),
  },
  'A message is a JSON object',
)

/** The text of a refusal, so that what else there is is taken first. */
async function faultOf(taken: Promise<void>): Promise<string[]> {
  try {
    await taken
    return []
  } catch (error) {
    if (error instanceof Refusal && error.code === 'invalid_input') return [error.message]
    throw error
  }
}

/** Takes the pins that a device declares: all of them, or none where one is wrong. @throws Refusal 'invalid_input', 'device_replaced' */
async function takePins(
  needs: NeedsOf<typeof declarePins>,
  device: ConnectedDevice,
  sent: unknown,
): Promise<void> {
  const { pins } = parseAs(sentPins, { pins: sent })
  await declarePins(needs, device, pins.map(readDeclaredPin))
}

/** @throws Refusal 'invalid_input' for declarations that are wrong or too many; the others are taken. */
async function takeDeclared(
  needs: NeedsOf<typeof declareReadings>,
  device: ConnectedDevice,
  sent: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { taken, faults } = eachReading(z.preprocess(declaredAsMeant, declaredReading), sent)
  const complaints = await declareReadings(needs, device, taken)
  const text = faultText([...complaints, ...faults])
  if (text !== undefined) throw refuse('invalid_input', text)
}

/** @throws Refusal 'invalid_input' for readings that are wrong or were not declared; the others are taken. */
async function takeReadings(
  needs: NeedsOf<typeof receiveReadings>,
  device: ConnectedDevice,
  sent: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { taken, faults } = eachReading(z.preprocess(readingAsMeant, readingValue.nullable()), sent)
  const unknown = await receiveReadings(needs, device, taken)
  const undeclared =
    unknown.length > 0 ? [`Declare these readings in a hello first: ${someOf(unknown)}`] : []
  const text = faultText([...undeclared, ...faults])
  if (text !== undefined) throw refuse('invalid_input', text)
}

/** @throws Refusal 'invalid_input' for a lease that neither runs nor has ended. */
function readLease({ messageId, left, ended, ago = 0 }: LeaseReport): ReportedLease {
  const commandId = messageId === undefined ? ofProtection : idInPath.safeParse(messageId).data
  if (commandId === undefined) throw refuse('invalid_input', 'messageId is not that of a command')
  if (ended !== undefined) return { commandId, ended, agoS: ago }
  if (left !== undefined) return { commandId, leftS: left }
  throw refuse('invalid_input', 'A lease says the seconds left, or how it has ended')
}
