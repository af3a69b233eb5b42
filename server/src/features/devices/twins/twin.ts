import type { PinKey, PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { CommandRow } from '../command-store.ts'
import { settingsOf, withPinSettingsOf } from '../device-settings.ts'
import type { DeviceFacts } from '../device-store.ts'
import { isFresh, type ShownDevice, type ShownPin } from '../shown-device.ts'

/**
 * A command that has no outcome yet. Until it is stored the id of its row is 0. Its device knows it by
 * the other id, and has not been sent it before it has one: the same id, unless the database is away.
 */
export type PendingCommand = {
  row: CommandRow
  sentAs: number | undefined
  /** When it was handed to the device last, epoch ms. */
  sentAt: number | undefined
  /** Presses of the same person that asked for the same meanwhile: they are counted in its row. */
  joined: CommandMessage[]
}

/** The message of a page that requested a command. */
export type CommandMessage = Pick<CommandRow, 'origin' | 'message_id'>

/** Every message whose page hears what becomes of a command. */
export const messagesOf = ({ row, joined }: PendingCommand): CommandMessage[] => [row, ...joined]

const pendingCommand = (row: CommandRow, sentAs: number | undefined): PendingCommand => ({
  row,
  sentAs,
  sentAt: undefined,
  joined: [],
})

/** The pins and facts of a report, checked against the kind of the device. */
export type CheckedReport = { pins: ReadonlyMap<PinKey, PinState>; facts: DeviceFacts }

/**
 * The state of one connected device, held in memory by the replica that has its connection: the
 * only writer of its pins and its rev. Each change is a new `shown`, which never changes
 * afterwards: what was shown at a rev stays what that rev means.
 */
export class Twin {
  #shown: ShownDevice
  #commands: readonly PendingCommand[]

  /** @param commands the device's commands without an outcome, from its earlier connections */
  constructor(shown: ShownDevice, commands: readonly CommandRow[]) {
    this.#commands = commands.map((row) => pendingCommand(row, row.id))
    this.#shown = { ...shown, connected: true }
  }

  get shown(): ShownDevice {
    return this.#shown
  }

  get pending(): readonly PendingCommand[] {
    return this.#commands
  }

  /** Takes over a report, and returns the commands that it confirms: they are pending no longer. */
  report({ pins, facts }: CheckedReport, now: number): PendingCommand[] {
    const confirmed = this.#commands.filter(
      ({ row, sentAs }) => sentAs !== undefined && pins.get(row.pin) === row.desired,
    )
    this.#commands = this.#commands.filter((command) => !confirmed.includes(command))
    this.#change({ ...known(facts), lastSeenAt: now }, (pin) => {
      const state = pins.get(pin.key)
      return state === undefined ? pin : { ...pin, state, reportedAt: now }
    })
    return confirmed
  }

  /** Whether a pending command was requested by this very message: another connection may have brought it. */
  hasMessage({ message_id, requester_kind, requester_id }: CommandRow): boolean {
    return this.#commands.some(
      (command) =>
        command.row.requester_kind === requester_kind &&
        command.row.requester_id === requester_id &&
        messagesOf(command).some((message) => message.message_id === message_id),
    )
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
    this.#commands = this.#commands.filter((one) => !older.includes(one))
    return older
  }

  /** Lets go of commands that have ended, or were never stored. */
  drop(commands: readonly PendingCommand[]): void {
    this.#commands = this.#commands.filter((one) => !commands.includes(one))
    this.#change()
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

/** Whether somebody who sees this pin alone sees a change: a report of the same is one the first time only. */
function isSeenChange(pin: ShownPin, next: ShownPin, connectedAt: number | null): boolean {
  const isFirst = isFresh(next, connectedAt) && !isFresh(pin, connectedAt)
  return next.state !== pin.state || next.desired !== pin.desired || isFirst
}

/** Without the facts that the report leaves out. */
function known({ ipAddress, waterLevel, firmware, uptimeS, rssi, freeMemoryBytes }: DeviceFacts) {
  return {
    ...(ipAddress !== undefined && { ipAddress }),
    ...(waterLevel !== undefined && { waterLevel }),
    ...(firmware !== undefined && { firmware }),
    ...(uptimeS !== undefined && { uptimeS }),
    ...(rssi !== undefined && { rssi }),
    ...(freeMemoryBytes !== undefined && { freeMemoryBytes }),
  }
}
