import { deviceCause } from '@roomwire/contracts/vocabulary/change-cause.ts'
import type { PinKey, PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { quietInputs } from '@roomwire/contracts/vocabulary/input-texts.ts'
import type { PinForm } from '@roomwire/contracts/vocabulary/pin-form.ts'
import { type ActivityRow, ActivityToStore, ChangeCounts } from '../records/activity-rows.ts'
import type { CommandRow, LiveCommand } from '../records/command-store.ts'
import { pinsAsSet, type ShownDevice, type ShownPin, settingsOf } from '../records/shown-device.ts'
import { formsOf } from '../rules/device-pins.ts'
import type { ReportedRun } from '../rules/device-plan.ts'
import { changedDevice } from './changed-device.ts'
import { type CheckedReport, withFacts } from './connected-device.ts'
import {
  adoptMessages,
  asksForSame,
  isConfirmed,
  isOfMessage,
  type PendingCommand,
  pendingCommand,
  stillPossible,
} from './pending-command.ts'
import { reportedPin } from './pin-change.ts'

/** How many ended commands of a pin are remembered: a finger on a slider asks for five levels a second. */
const endedMost = 8

/**
 * The state of one connected device, kept in memory by the replica that has its connection: the
 * only writer of its pins and its rev. Each change is a new `shown`, which never changes
 * afterwards: what was shown at a rev stays what that rev means, but for when the device said it last.
 */
export class Twin {
  #shown: ShownDevice
  #forms: ReadonlyMap<PinKey, PinForm>
  #commands: readonly PendingCommand[]
  /** Its changes that nobody asked for and that are not stored yet. */
  readonly #activity = new ActivityToStore()
  readonly #counts: ChangeCounts
  /** By pin, the last commands that ended without being done: they may explain changes. Most devices have none. */
  #ended: Map<PinKey, readonly LiveCommand[]> | undefined
  /** The same of the last run of the device's plan. */
  #runs: Map<PinKey, ReportedRun> | undefined

  /**
   * @param commands the device's commands without an outcome, from its earlier connections
   * @param counts of its changes, over its connections
   */
  constructor(
    shown: ShownDevice,
    commands: readonly CommandRow[],
    counts = new ChangeCounts(),
    now = 0,
  ) {
    const endsOnDevice = shown.features.includes('lease')
    this.#commands = commands.map((row) => pendingCommand(row, row.id, endsOnDevice))
    this.#shown = { ...shown, connected: true }
    this.#forms = reportedForms(shown)
    this.#counts = counts
    this.#note('connection', '1', 'device', now)
  }

  get shown(): ShownDevice {
    return this.#shown
  }

  /** The forms of its pins as the device knows them: the new one where people have yet to confirm that. */
  get forms(): ReadonlyMap<PinKey, PinForm> {
    return this.#forms
  }

  get pending(): readonly PendingCommand[] {
    return this.#commands
  }

  /** Takes its changes that nobody asked for: to be stored with its next change. */
  takeActivity(now: number, isLast: boolean): readonly ActivityRow[] {
    return this.#activity.take(now, isLast)
  }

  /** Takes over a report, and returns the commands that it confirms: they are pending no longer. */
  report(report: CheckedReport, now: number): PendingCommand[] {
    const { pins, leases, moving, pressed, facts, isKept = false, touched = [] } = report
    const confirmed = this.#commands.filter((command) => !isKept && isConfirmed(command, report))
    this.#commands = this.#commands.filter((command) => !confirmed.includes(command))
    const { waterLevel } = this.#shown
    const context = { ...this.#context(now), confirmed, touched, leases, moving, pressed }
    this.#change(withFacts(this.#shown, facts, now), (pin) => {
      const state = pins.get(pin.key)
      if (state === undefined) return pin
      const next = reportedPin(pin, state, context)
      if (isKept) return next.state === pin.state ? next : { ...next, lastChange: null }
      // A cover is told of where it has come to.
      const hasStopped = pin.moving !== null && next.moving === null
      if (hasStopped || (next.lastChange !== pin.lastChange && next.moving === null)) {
        this.#noteChange(next)
      }
      return next
    })
    const level = this.#shown.waterLevel
    if (level !== null && waterLevel !== null && level !== waterLevel) {
      this.#note('level', level, 'device', now)
    }
    return confirmed
  }

  /** The rest of what may explain a change, beside the report. */
  #context(now: number) {
    const { connectedAt, dialect } = this.#shown
    return {
      touched: [],
      leases: undefined,
      moving: undefined,
      ended: this.#ended ?? none,
      runs: this.#runs ?? none,
      connectedAt,
      isShared: dialect === 'broker',
      now,
    }
  }

  /** A command is sent to a pin whose device never says how it is: from now on it counts as that. */
  assume(command: PendingCommand, state: PinState, now: number): void {
    const { pin: key } = command.row
    const pressed = this.#forms.get(key)?.kind === 'button' ? [key] : []
    const context = { ...this.#context(now), confirmed: [command], pressed }
    this.#commands = this.#commands.filter((one) => one !== command)
    this.#change(this.#shown, (pin) => (pin.key === key ? reportedPin(pin, state, context) : pin))
  }

  /** The device has said something that changes nothing of what is shown: neither does its rev. */
  hear(now: number): void {
    this.#shown = { ...this.#shown, lastSeenAt: now }
  }

  /** Whether a pending command was requested by this very message: another connection may have brought it. */
  hasMessage(row: LiveCommand): boolean {
    return this.#commands.some((command) => isOfMessage(command, row))
  }

  /**
   * Counts a command onto the pending one of its pin, if that asks for the same in the name of the same
   * requester; undefined when there is none. A button that is kept down, or pressed again because
   * nothing happens, is one command.
   */
  join(row: LiveCommand): PendingCommand | undefined {
    const last = this.#commands.findLast((one) => one.row.pin === row.pin)
    if (!last || !asksForSame(last.row, row) || last.row.deadline_at <= row.begun_at)
      return undefined
    last.joined.push(row)
    last.row = { ...last.row, count: last.row.count + 1 }
    return last
  }

  /** Takes over the messages that had joined the same stored commands at an older connection. */
  adopt(older: readonly PendingCommand[]): void {
    adoptMessages(this.#commands, older)
  }

  /** Holds a command that is about to be stored; its pin shows what it asks for. */
  request(row: LiveCommand): PendingCommand {
    const command = pendingCommand(row, undefined)
    this.#commands = [...this.#commands, command]
    this.#change()
    return command
  }

  /** The command is about to be sent: it ends the older ones of its pin, which are returned. */
  keep(command: PendingCommand, sentAs: number): PendingCommand[] {
    const older = this.#commands.filter(
      (one) => one.sentAs !== undefined && one.row.pin === command.row.pin,
    )
    command.sentAs = sentAs
    this.#forget(older)
    return older
  }

  /** Lets go of commands that have ended, or were never stored. */
  drop(commands: readonly PendingCommand[]): void {
    this.#forget(commands)
    this.#change()
  }

  #forget(commands: readonly PendingCommand[]): void {
    if (commands.length > 0) this.#ended ??= new Map()
    for (const { row } of commands) {
      const before = this.#ended?.get(row.pin) ?? []
      this.#ended?.set(row.pin, [...before, row].slice(-endedMost))
    }
    this.#commands = this.#commands.filter((one) => !commands.includes(one))
  }

  /** The command that was sent with this id, while it is pending. */
  find(commandId: number): PendingCommand | undefined {
    return this.#commands.find(({ sentAs }) => sentAs === commandId)
  }

  /** The device has read a command. Returns false when it had before. */
  receive(command: PendingCommand, now: number): boolean {
    if (command.row.received_at !== null) return false
    command.row = { ...command.row, received_at: now }
    return true
  }

  /**
   * Takes over what people have set: names, room, addresses. What the device reports stays. Returns
   * false when something as new is known: messages about two changes may come in any order.
   */
  setSettings(stored: ShownDevice): boolean {
    if (this.#shown.settingsVersion >= stored.settingsVersion) return false
    const pins = pinsAsSet(stored, this.#shown.pins)
    this.#shown = { ...this.#shown, ...settingsOf(stored), pins }
    this.#forms = reportedForms(stored)
    this.#change()
    return true
  }

  /** The device has done this by its plan: what it reports of these pins first comes from there. */
  tookRuns(runs: readonly ReportedRun[]): void {
    this.#runs ??= new Map()
    for (const run of runs.toSorted((one, other) => one.at - other.at)) this.#runs.set(run.pin, run)
  }

  /** The server could not end the lease of a pin in time, and does not any more. */
  missLease({ key, state }: ShownPin, now: number): void {
    this.#change(this.#shown, (pin) => (pin.key === key ? { ...pin, lease: null } : pin))
    this.#note(key, String(state), 'lease_missed', now)
  }

  /** A pin has changed: what was not asked for is noted. */
  #noteChange({ key, state, lastChange }: ShownPin): void {
    const ended = this.#ended?.get(key)
    if (ended) this.#ended?.set(key, stillPossible(ended, state))
    const form = this.#forms.get(key)
    if (form?.kind === 'input' && quietInputs.has(form.senses)) return
    const cause = deviceCause.safeParse(lastChange?.cause).data
    const value = form?.kind === 'button' ? '1' : String(state)
    if (cause && lastChange) this.#note(key, value, cause, lastChange.at)
  }

  /** The clock was corrected by so many ms: the times of this connection and of leases go along. */
  shiftTime(ms: number): void {
    const { connectedAt } = this.#shown
    const isOwn = (at: number | null) => at !== null && connectedAt !== null && at >= connectedAt
    const shifted = <At extends number | null>(at: At) => (isOwn(at) ? Number(at) + ms : at)
    const next = {
      ...this.#shown,
      connectedAt: connectedAt && connectedAt + ms,
      lastSeenAt: shifted(this.#shown.lastSeenAt),
    }
    this.#change(next, (pin) => ({
      ...pin,
      reportedAt: shifted(pin.reportedAt),
      lease: pin.lease && { ...pin.lease, endsAt: pin.lease.endsAt + ms },
      lastChange: pin.lastChange && { ...pin.lastChange, at: shifted(pin.lastChange.at) },
      letGoOf: shifted(pin.letGoOf),
    }))
  }

  /** Its connection has ended. */
  setOffline(now: number): void {
    this.#change({ ...this.#shown, connected: false, lastSeenAt: now }, (pin) =>
      pin.moving === null ? pin : { ...pin, moving: null },
    )
    this.#note('connection', '0', 'device', now)
  }

  #note(part: ActivityRow['part'], value: string, cause: ActivityRow['cause'], now: number): void {
    this.#activity.add(this.#counts.count(this.#shown, { part, value, cause }, now))
  }

  #change(
    next: ShownDevice = this.#shown,
    pinOf: (pin: ShownPin) => ShownPin = (pin) => pin,
  ): void {
    this.#shown = changedDevice(this.#shown, next, (pin) => {
      const set = pinOf(pin)
      const desired = this.#desired(pin.key)
      if (desired === set.desired) return set
      if (set === pin) return { ...pin, desired }
      set.desired = desired
      return set
    })
  }

  #desired(pin: PinKey): PinState | null {
    return this.#commands.findLast(({ row }) => row.pin === pin)?.row.desired ?? null
  }
}

const none: ReadonlyMap<PinKey, never> = new Map<PinKey, never>()

const reportedForms = ({ kind, pins }: Pick<ShownDevice, 'kind' | 'pins'>) =>
  formsOf(
    kind,
    pins.map(({ key, form, newForm }) => [key, newForm ?? form] as const),
  )
