import type { PinKey, PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { type ActivityRow, ChangeCounts } from '../activity-rows.ts'
import type { CommandRow } from '../command-store.ts'
import { settingsOf, withPinSettingsOf } from '../device-settings.ts'
import type { ShownDevice, ShownPin } from '../shown-device.ts'
import { type CheckedReport, knownFacts } from './checked-report.ts'
import { isOfMessage, type PendingCommand, pendingCommand } from './pending-command.ts'
import { causeOfChange, isSeenChange } from './pin-change.ts'

/**
 * The state of one connected device, held in memory by the replica that has its connection: the
 * only writer of its pins and its rev. Each change is a new `shown`, which never changes
 * afterwards: what was shown at a rev stays what that rev means.
 */
export class Twin {
  #shown: ShownDevice
  #commands: readonly PendingCommand[]
  /** What it has changed without being asked, and is not stored yet. */
  #activity: ActivityRow[] = []
  readonly #counts: ChangeCounts
  /** Of each pin the last command that has ended without being done. */
  readonly #ended = new Map<PinKey, CommandRow>()

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
    this.#commands = commands.map((row) => pendingCommand(row, row.id))
    this.#shown = { ...shown, connected: true }
    this.#counts = counts
    this.#note('connection', '1', 'device', now)
  }

  get shown(): ShownDevice {
    return this.#shown
  }

  get pending(): readonly PendingCommand[] {
    return this.#commands
  }

  /** What it has changed without being asked since this was last taken: to be stored with its next change. */
  takeActivity(): ActivityRow[] {
    return this.#activity.splice(0)
  }

  /**
   * Takes over a report, and returns the commands that it confirms: they are pending no longer.
   * @param touched the pin whose pad at the wall was touched
   */
  report({ pins, facts }: CheckedReport, now: number, touched?: PinKey): PendingCommand[] {
    const confirmed = this.#commands.filter(
      ({ row, sentAs }) => sentAs !== undefined && pins.get(row.pin) === row.desired,
    )
    this.#commands = this.#commands.filter((command) => !confirmed.includes(command))
    const { connectedAt, waterLevel } = this.#shown
    const circumstances = { confirmed, touched, ended: this.#ended, connectedAt, now }
    this.#change({ ...knownFacts(facts), lastSeenAt: now }, (pin) => {
      const state = pins.get(pin.key)
      if (state === undefined) return pin
      const next = { ...pin, state, reportedAt: now }
      // What it reports first was so before, nobody knows since when.
      if (pin.state === null || pin.state === state) return next
      const { cause, by } = causeOfChange(pin, state, circumstances)
      this.#ended.delete(pin.key)
      if (!by) this.#note(pin.key, String(state), cause, now)
      return { ...next, lastChange: { at: now, cause, by } }
    })
    const level = this.#shown.waterLevel
    if (level !== null && waterLevel !== null && level !== waterLevel) {
      this.#note('level', level, 'device', now)
    }
    return confirmed
  }

  /** Whether a pending command was requested by this very message: another connection may have brought it. */
  hasMessage(row: CommandRow): boolean {
    return this.#commands.some((command) => isOfMessage(command, row))
  }

  /**
   * Counts a command onto the pending one of its pin, if that asks for the same in the name of the same
   * requester; undefined when there is none. A button that is held, or pressed again because
   * nothing happens, is one command.
   */
  join(row: CommandRow): PendingCommand | undefined {
    const last = this.#commands.findLast((one) => one.row.pin === row.pin)
    const isSame = (['desired', 'requester_kind', 'requester_id', 'cause'] as const).every(
      (field) => last?.row[field] === row[field],
    )
    if (!last || !isSame || last.row.deadline_at <= row.begun_at) return undefined
    last.joined.push(row)
    last.row = { ...last.row, count: last.row.count + 1 }
    return last
  }

  /** Takes over the messages that had joined the same stored commands at an older connection. */
  adopt(older: readonly PendingCommand[]): void {
    for (const command of this.#commands) {
      const same = older.find(({ row }) => row.id !== 0 && row.id === command.row.id)
      if (!same) continue
      command.joined.push(...same.joined.splice(0))
      command.row = { ...command.row, count: same.row.count }
    }
  }

  /** Holds a command that is about to be stored; its pin shows what it asks for. */
  request(row: CommandRow): PendingCommand {
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
    for (const { row } of commands) this.#ended.set(row.pin, row)
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
   * false when something as new is known: what tells of two changes may come in any order.
   */
  setSettings(stored: ShownDevice): boolean {
    if (this.#shown.settingsVersion >= stored.settingsVersion) return false
    this.#change(settingsOf(stored), (pin) => withPinSettingsOf(stored, pin))
    return true
  }

  /** Its connection has ended. */
  setOffline(now: number): void {
    this.#change({ connected: false, lastSeenAt: now })
    this.#note('connection', '0', 'device', now)
  }

  #note(part: ActivityRow['part'], value: string, cause: ActivityRow['cause'], now: number): void {
    this.#activity.push(this.#counts.count(this.#shown, { part, value, cause }, now))
  }

  #change(
    fields: Partial<ShownDevice> = {},
    pinOf: (pin: ShownPin) => ShownPin = (pin) => pin,
  ): void {
    const [epoch, seq] = this.#shown.rev
    const { connectedAt, waterLevel, levelChanges } = this.#shown
    const pins = this.#shown.pins.map((pin) => {
      const set = pinOf(pin)
      const desired = this.#desired(pin.key)
      if (set === pin && desired === pin.desired) return pin
      const next = { ...set, desired }
      if (isSeenChange(pin, next, connectedAt)) next.changes += 1
      return next
    })
    const rev: [number, number] = [epoch, seq + 1]
    const isNewLevel = fields.waterLevel !== undefined && fields.waterLevel !== waterLevel
    const counted = { levelChanges: levelChanges + Number(isNewLevel) }
    this.#shown = { ...this.#shown, ...fields, ...counted, pins, rev }
  }

  #desired(pin: PinKey): PinState | null {
    return this.#commands.findLast(({ row }) => row.pin === pin)?.row.desired ?? null
  }
}
