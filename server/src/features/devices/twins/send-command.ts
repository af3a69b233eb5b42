import { isAssumed, stateSent } from '@roomwire/contracts/vocabulary/pin-form.ts'
import { deletedMeanwhile, isOrphan } from '../../../platform/database/orphan.ts'
import { Refusal, refuse } from '../../../platform/refusal.ts'
import { stoodStill } from '../../../platform/stalls.ts'
import type { LiveCommand } from '../records/command-store.ts'
import {
  publishCommandFailed,
  publishCommandStage,
  publishDeviceAsked,
} from '../records/device-events.ts'
import type { ShownDevice } from '../records/shown-device.ts'
import { dueAtOf } from '../rules/device-plan.ts'
import { isOverdue } from '../rules/overdue.ts'
import type { ConnectedTwin } from './connected-twins.ts'
import {
  type CommandEvent,
  type CommandMessage,
  messagesOf,
  newCommand,
  openUnstoredIds,
  type PendingCommand,
} from './pending-command.ts'
import { isHeld, wasHeld } from './pin-hold.ts'
import { commandKey, type Stored } from './store/live-change.ts'
import type { TwinChanges, TwinNeeds } from './twin-changes.ts'

/** How long after a command was handed over a press of the same hands it over again, ms. */
const againMs = 1_000

/** Stores commands, and hands each to its device once it is stored: at most once. */
export class CommandSender {
  readonly #needs: TwinNeeds
  readonly #changes: TwinChanges
  readonly #nextUnstored = openUnstoredIds()

  constructor(needs: TwinNeeds, changes: TwinChanges) {
    this.#needs = needs
    this.#changes = changes
  }

  /**
   * Hot: stores a command and hands it to its device, once for each message. Resolves when that is
   * done; undefined where it is, or will be at the end of this turn. While the database is away the command is
   * handed over first, and stored when it is back.
   */
  request(deviceId: number, event: CommandEvent): Promise<void> | undefined {
    const { twins, clock, stalls } = this.#needs
    const connected = twins.byId(deviceId)
    if (!connected) return undefined
    const { device, twin } = connected
    const row = newCommand(device, twin.shown.pins, event, clock.now())
    // Nobody knows how long it waited on the bus.
    if (stalls.isProving()) {
      this.#failUnstored(device.homeId, [row], stoodStill())
      return undefined
    }
    if (!connected.recent.isNew(commandKey(row)) || twin.hasMessage(row)) return undefined
    const joined = twin.join(row)
    if (joined) {
      this.#catchUp(connected, joined, row)
      return undefined
    }
    const command = twin.request(row)
    twins.settleBusy(connected)
    return this.#store(connected, command, event.holdS)
  }

  /** Stores a new command; resolves when it is handed over, or has failed; undefined where that is in this turn. */
  #store(
    connected: ConnectedTwin,
    command: PendingCommand,
    holdS: number | undefined,
  ): Promise<void> | undefined {
    const { twins, writer } = this.#needs
    const { device, twin } = connected
    const { row } = command
    const { shown } = twin
    const done = writer.storesThisTurn() ? undefined : Promise.withResolvers<void>()
    const sent = (id: number) => {
      const superseded = this.#send(connected, command, id, { shown, holdS })
      done?.resolve(superseded)
    }
    writer.add({
      shown,
      command: row,
      stored: (result) => {
        try {
          this.#stored(connected, command, result, { shown, sent })
        } finally {
          done?.resolve()
        }
      },
      goOn: () => {
        if (!twins.of(device)) return false
        sent(this.#nextUnstored())
        return true
      },
      failed: (error) => {
        try {
          if (command.sentAs !== undefined) return this.#changes.logFailed(error)
          this.#giveUp(connected, command)
          connected.recent.forget(commandKey(row))
          this.#failUnstored(device.homeId, messagesOf(command), error)
        } finally {
          done?.resolve()
        }
      },
    })
    return done?.promise
  }

  /** A new command is stored: it is handed over now, unless its device has connected anew or it was before. */
  #stored(
    connected: ConnectedTwin,
    command: PendingCommand,
    { isPresent, commandId }: Stored,
    { shown, sent }: { shown: ShownDevice; sent: (id: number) => void },
  ): void {
    const { twins } = this.#needs
    if (!isPresent) twins.drop(connected)
    if (commandId !== undefined) command.row = { ...command.row, id: commandId }
    if (command.sentAs !== undefined) return
    if (isPresent && commandId !== undefined) {
      sent(commandId)
      if (!twins.of(connected.device)) this.#changes.passOnJoined(connected, [command])
      return
    }
    this.#giveUp(connected, command)
    this.#failReplaced(connected, command, shown, commandId !== undefined)
  }

  /**
   * Hands a command to its device: its page hears so, the pages see it pending, and it ends the older
   * ones of its pin: resolves when these have, undefined where there is none. That of a schedule ends itself where somebody holds
   * the pin by now.
   * @param holdS for how many seconds that is since their press
   */
  #send(
    connected: ConnectedTwin,
    command: PendingCommand,
    id: number,
    { shown, holdS = 0 }: { shown: ShownDevice; holdS: number | undefined },
  ): Promise<void> | undefined {
    const { bus, clock } = this.#needs
    const { publish, publishStage, end, supersede, ignoreReplaced } = this.#changes
    const { homeId } = connected.device
    if (isHeld(connected.twin, command.row.pin, holdS, clock.now())) {
      command.sentAs = id
      const ending = { outcome: 'failed', ...wasHeld } as const
      ignoreReplaced(end(connected, [command], ending))
      return undefined
    }
    const form = connected.twin.forms.get(command.row.pin) ?? { kind: 'switch' }
    const cannotConfirm = isAssumed(form)
    command.endsOnDevice = !cannotConfirm && connected.twin.shown.features.includes('lease')
    const older = connected.twin.keep(command, id)
    const { row } = command
    publishStage(homeId, command, 'sent')
    const superseded = older.length > 0 ? supersede(connected, older) : undefined
    publish(publishDeviceAsked(bus, shown))
    // Too late: it expires instead of firing.
    if (isOverdue(row, clock.now())) return superseded
    const sent = this.#handOver(connected, command, id)
    if (sent === 'sent') {
      if (cannotConfirm) this.#changes.assume(connected, command, stateSent(form, row.desired))
      return superseded
    }
    const text =
      sent === 'not_listening'
        ? 'The device is connected but does not listen for commands'
        : 'The device does not take commands fast enough'
    const ending = { outcome: 'failed', error: text, code: 'device_not_listening' } as const
    ignoreReplaced(end(connected, [command], ending))
    return superseded
  }

  #handOver(connected: ConnectedTwin, command: PendingCommand, commandId: number) {
    const { pin, desired, lease_s } = command.row
    command.sentAt = this.#needs.clock.now()
    const leaseS = command.endsOnDevice && lease_s !== null ? lease_s : undefined
    const run = runOf(connected, command.row)
    const form = connected.twin.forms.get(pin) ?? { kind: 'switch' }
    return connected.line.send({ commandId, pin, form, desired, leaseS, run })
  }

  /**
   * Tells the page of a joined message how far the command is. It is handed over once more, under its
   * id: a device that has read it ignores that.
   */
  #catchUp(connected: ConnectedTwin, command: PendingCommand, message: CommandMessage): void {
    const { bus, clock } = this.#needs
    const { publish } = this.#changes
    const { homeId } = connected.device
    const { sentAs, sentAt } = command
    if (sentAs === undefined || sentAt === undefined) return
    publish(publishCommandStage(bus, homeId, message, 'sent'))
    if (command.row.received_at !== null) {
      publish(publishCommandStage(bus, homeId, message, 'received'))
    } else if (clock.now() - sentAt >= againMs) this.#handOver(connected, command, sentAs)
  }

  /** Takes a command back that was neither stored nor sent. */
  #giveUp(connected: ConnectedTwin, command: PendingCommand): void {
    const { twins } = this.#needs
    connected.twin.drop([command])
    twins.settleBusy(connected)
    // A report may have shown it as pending.
    if (twins.of(connected.device)) this.#changes.show(connected)
  }

  /**
   * The command is not sent, because its device has connected anew. Where its message is not new,
   * that was requested before, and its page has heard how it ended: only those that joined it have not.
   */
  #failReplaced(
    connected: ConnectedTwin,
    command: PendingCommand,
    shown: ShownDevice,
    isNew: boolean,
  ): void {
    const text = `${nameOf(shown)} has just reconnected. Try again.`
    const messages = isNew ? messagesOf(command) : command.joined
    this.#failUnstored(connected.device.homeId, messages, refuse('device_offline', text))
  }

  #failUnstored(homeId: number, messages: readonly CommandMessage[], cause: unknown): void {
    const { bus, log } = this.#needs
    const error = isOrphan(cause) ? deletedMeanwhile() : cause
    if (!(error instanceof Refusal)) log.error({ err: error }, 'storing a command failed')
    const [code, text] =
      error instanceof Refusal
        ? [error.code, error.message]
        : (['server_error', 'Control failed'] as const)
    for (const message of messages) {
      const failed = publishCommandFailed(bus, homeId, { ...message, error: text }, code)
      this.#changes.publish(failed)
    }
  }
}

/** The run of a schedule that a command is for, where its device may have done that by itself. */
function runOf({ twin }: ConnectedTwin, { requester_kind, requester_id, message_id }: LiveCommand) {
  if (requester_kind !== 'schedule' || !twin.shown.features.includes('schedules')) return undefined
  return { scheduleId: requester_id, dueAt: dueAtOf(message_id) }
}

const nameOf = ({ name, identifier }: ShownDevice) => name ?? identifier
