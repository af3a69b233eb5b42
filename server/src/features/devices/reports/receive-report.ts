import {
  type PinKey,
  type PinState,
  pinTouchedBy,
} from '@roomwire/contracts/vocabulary/device-kind.ts'
import { type CoverMove, isAssumed, type PinForm } from '@roomwire/contracts/vocabulary/pin-form.ts'
import type { SeriesKey } from '@roomwire/contracts/vocabulary/series.ts'
import { readWaterLevel } from '@roomwire/contracts/vocabulary/water-level.ts'
import type { Logger } from 'pino'
import type { Clock } from '../../../platform/clock.ts'
import { madeOnce } from '../../../platform/made-once.ts'
import { Refusal, refuse } from '../../../platform/refusal.ts'
import type { MeasuredValues } from '../../series/device-samples.ts'
import type { Hearing } from '../../series/hearing.ts'
import type { Recorder } from '../../series/recorder.ts'
import type { DeviceFacts } from '../records/device-store.ts'
import { checkReported } from '../rules/device-pins.ts'
import type { ConnectedDevice, ReportedLease } from '../twins/connected-device.ts'
import { type Settle, whenSettled } from '../twins/twin-changes.ts'
import type { Twins } from '../twins/twins.ts'
import { heardReadings, type ReadingNews } from './reading-news.ts'

/** The content of a report; a field that is left out stays as it is. */
export type IncomingReport = {
  facts?: DeviceFacts
  /** The pins by the device's own names for them; null for an input whose state it does not know. */
  pins?: Iterable<readonly [string, PinState | null]>
  /** Pins whose state its hub does not know any more; buttons, and those whose state is never known, stay. */
  lost?: readonly PinKey[]
  /** Whether it was said at an unknown time: it makes no activity and no history. */
  isKept?: boolean | undefined
  /** The last lease of each of these pins that has one. */
  leases?: Iterable<readonly [string, ReportedLease]> | undefined
  /** The covers among these pins that move. */
  moving?: Iterable<readonly [string, CoverMove]> | undefined
  /** The buttons that were pressed. */
  pressed?: readonly PinKey[] | undefined
  /** Those of these pins that somebody has switched at the board itself. */
  atWall?: readonly PinKey[] | undefined
  /** A touch pad on the device was used; `state` is the new state of its pin. */
  touched?: { touchPin: number; state: PinState }
}

type Needs = {
  twins: Pick<Twins, 'report' | 'find' | 'formsOf'>
  recorder: Pick<Recorder, 'take'>
  hearing: Pick<Hearing, 'hear' | 'heardOf' | 'recallFor'>
  readingNews: Pick<ReadingNews, 'publish'>
  clock: Clock
  log: Pick<Logger, 'error'>
}

/**
 * Handles a report, the only way in which a device's stored state changes: its twin takes it
 * over, ends the commands that it confirms, and shows both to the home; its numbers are kept, and pages hear how old its
 * level is. Resolves once it is stored.
 * @throws Refusal 'invalid_input', with a text for the firmware's author, for a pin that
 * such a device does not have; 'device_replaced' when a newer connection has taken this one's place.
 */
export const receiveReport = (
  needs: Needs,
  device: ConnectedDevice,
  report: IncomingReport,
): Promise<void> => whenSettled((settle) => takeReport(needs, device, report, settle))

/** Hot: the same without a promise; `settle` hears when it is stored. @throws the same, at once or to `settle` */
export function takeReport(
  needs: Needs,
  device: ConnectedDevice,
  report: IncomingReport,
  settle: Settle,
): void {
  const { twins, hearing, clock } = needs
  const pins = reportedPins(twins.formsOf(device), report)
  const leases = reportedLeases(pins, report)
  const { facts = {}, touched, pressed, atWall, isKept } = report
  const moving = report.moving && new Map(report.moving)
  const pad = touched && pinTouchedBy(touched.touchPin)
  const at = clock.now()
  const measured = measuredReport(pins, facts)
  // Read beside the report, which never waits for the history; of pins nothing is recalled.
  const recalled = measured.length > pins.size ? hearing.recallFor(device) : undefined
  const checked = { pins, leases, moving, pressed, facts, isKept, touched: pad ? [pad] : atWall }
  twins.report(device, checked, touched, (failure) => {
    try {
      // While the database is away the device goes on.
      if (!isKept && !(failure instanceof Refusal))
        keep(needs, device, { measured, pressed, at, recalled })
    } catch (err) {
      // It is stored: else its device would wait for that for ever, and with it all that it says later.
      needs.log.error({ err }, 'the numbers of a report are not kept')
    }
    settle(failure)
  })
}

type Measured = Pick<IncomingReport, 'pressed'> & {
  measured: MeasuredValues
  at: number
  recalled: Promise<void> | undefined
}

/** Keeps the numbers of a report, and tells pages how old its level is once that is recalled. */
function keep(
  { recorder, hearing, readingNews, log }: Needs,
  device: ConnectedDevice,
  { measured, pressed, at, recalled }: Measured,
): void {
  // A press is a mark in the history: it is over as soon as it is told.
  const marks = pressed?.map((pin) => [`pin.${pin}`, 1] as const)
  if (marks) recorder.take(device, marks, at)
  recorder.take(device, measured, marks ? at + 1 : at)
  const hear = () => {
    hearing.hear(device.id, measured, at)
    const levels = measured.filter(([key]) => key === 'device.level')
    readingNews.publish(device, heardReadings(hearing, device, levels))
  }
  if (recalled === undefined) hear()
  else recalled.then(hear).catch((err) => log.error({ err }, 'what was heard is not told'))
}

/** The forms of a device's pins. */
type Forms = ReadonlyMap<PinKey, PinForm>

/** The reported state of each pin; a touch reports the pin that its pad switches. */
function reportedPins(
  forms: Forms,
  { pins, touched, pressed, lost }: IncomingReport,
): Map<PinKey, PinState | null> {
  const reported = new Map<PinKey, PinState | null>()
  for (const [key, value] of pins ?? []) {
    checkReported(forms, key, value)
    reported.set(key, value)
  }
  for (const key of lost ?? []) {
    const form = forms.get(key)
    if (form && form.kind !== 'button' && !isAssumed(form)) reported.set(key, null)
  }
  for (const key of pressed ?? []) {
    if (forms.get(key)?.kind !== 'button') throw refuse('invalid_input', `Pin ${key} is no button`)
    reported.set(key, 0)
  }
  if (touched) {
    const key = pinTouchedBy(touched.touchPin)
    if (!key) throw refuse('invalid_input', `There is no touch pin ${touched.touchPin}`)
    checkReported(forms, key, touched.state)
    reported.set(key, touched.state)
  }
  return reported
}

/** @throws Refusal for a lease of a pin that is not reported with it. */
function reportedLeases(
  pins: ReadonlyMap<PinKey, PinState | null>,
  { leases }: IncomingReport,
): ReadonlyMap<PinKey, ReportedLease> | undefined {
  if (!leases) return undefined
  const reported = new Map<PinKey, ReportedLease>()
  for (const [key, lease] of leases) {
    if (!pins.has(key)) {
      throw refuse('invalid_input', `The lease of pin ${key} is reported without the pin`)
    }
    reported.set(key, lease)
  }
  return reported
}

const seriesOfPin = madeOnce((pin: PinKey): SeriesKey => `pin.${pin}`)

/** The numbers in a report. A level in words is none: then nothing is known of it. */
export function measuredReport(
  pins: ReadonlyMap<PinKey, PinState | null>,
  { waterLevel, rssi, freeMemoryBytes, uptimeS }: DeviceFacts,
): MeasuredValues {
  const values: [SeriesKey, number | null][] = []
  for (const [pin, state] of pins) values.push([seriesOfPin(pin), state])
  if (waterLevel !== undefined) {
    const level = readWaterLevel(waterLevel)
    values.push(['device.level', level.kind === 'exact' ? level.percent : null])
  }
  if (rssi !== undefined) values.push(['device.signal', rssi])
  if (freeMemoryBytes !== undefined) values.push(['device.memory', freeMemoryBytes])
  if (uptimeS !== undefined) values.push(['device.uptime', uptimeS])
  return values
}
