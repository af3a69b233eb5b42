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
import { type ConnectedTwin, isNewMessage } from './connected-twins.ts'
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
export function openCommandSender(
  { twins, writer, bus, clock, log, stalls }: TwinNeeds,
  changes: TwinChanges,
) {
  const { publish, publishStage, passOnJoined } = changes
  const { show, end, supersede, ignoreReplaced, logFailed } = changes
  const nextUnstored = openUnstoredIds()

  /**
   * Hands a command to its device: its page hears so, the pages see it pending, and it ends the older
   * ones of its pin. Resolves when these have ended. That of a schedule ends itself where somebody holds
   * the pin by now.
   * @param holdS for how many seconds that is since their press
   */
  async function send(
    connected: ConnectedTwin,
    command: PendingCommand,
    id: number,
    { shown, holdS = 0 }: { shown: ShownDevice; holdS: number | undefined },
  ): Promise<void> {
    const { homeId } = connected.device
    if (isHeld(connected.twin, command.row.pin, holdS, clock.now())) {
      command.sentAs = id
      const ending = { outcome: 'failed', error: wasHeld, code: 'pin_held' } as const
      return ignoreReplaced(end(connected, [command], ending))
    }
    command.endsOnDevice = connected.twin.shown.features.includes('lease')
    const older = connected.twin.keep(command, id)
    const { row } = command
    publishStage(homeId, command, 'sent')
    const superseded = older.length > 0 ? supersede(connected, older) : undefined
    publish(publishDeviceAsked(bus, shown))
    // Too late: it expires instead of firing.
    if (row.deadline_at <= clock.now()) return superseded
    const sent = handOver(connected, command, id)
    if (sent === 'sent') return superseded
    const text =
      sent === 'not_listening'
        ? 'The device is connected but does not listen for commands'
        : 'The device does not take commands fast enough'
    const ending = { outcome: 'failed', error: text, code: 'device_not_listening' } as const
    ignoreReplaced(end(connected, [command], ending))
    return superseded
  }

  function handOver(connected: ConnectedTwin, command: PendingCommand, commandId: number) {
    const { pin, desired, lease_s } = command.row
    command.sentAt = clock.now()
    const leaseS = command.endsOnDevice && lease_s !== null ? lease_s : undefined
    return connected.line.send({
      commandId,
      pin,
      desired,
      leaseS,
      run: runOf(connected, command.row),
    })
  }

  /**
   * Tells the page of a joined message what the command has reached. It is handed over once more, under
   * its id: a device that has read it ignores that.
   */
  function catchUp(
    connected: ConnectedTwin,
    command: PendingCommand,
    message: CommandMessage,
  ): void {
    const { homeId } = connected.device
    const { sentAs, sentAt } = command
    if (sentAs === undefined || sentAt === undefined) return
    publish(publishCommandStage(bus, homeId, message, 'sent'))
    if (command.row.received_at !== null) {
      publish(publishCommandStage(bus, homeId, message, 'received'))
    } else if (clock.now() - sentAt >= againMs) handOver(connected, command, sentAs)
  }

  function failUnstored(homeId: number, messages: readonly CommandMessage[], cause: unknown): void {
    const error = isOrphan(cause) ? deletedMeanwhile() : cause
    if (!(error instanceof Refusal)) log.error({ err: error }, 'storing a command failed')
    const [code, text] =
      error instanceof Refusal
        ? [error.code, error.message]
        : (['server_error', 'Control failed'] as const)
    for (const message of messages) {
      publish(publishCommandFailed(bus, homeId, { ...message, error: text }, code))
    }
  }

  /**
   * Stores a command and hands it to its device, once for each message. Resolves when that is
   * done. While the database is away the command is handed over first, and stored when it is back.
   */
  async function request(deviceId: number, event: CommandEvent): Promise<void> {
    const connected = twins.byId(deviceId)
    if (!connected) return
    const row = newCommand(connected.device, connected.twin.shown.pins, event, clock.now())
    // Nobody knows how long it waited on the bus.
    if (stalls.isProving()) return failUnstored(connected.device.homeId, [row], stoodStill())
    const key = commandKey(row)
    if (!isNewMessage(connected.recent, key) || connected.twin.hasMessage(row)) return
    const joined = connected.twin.join(row)
    if (joined) return catchUp(connected, joined, row)
    const command = connected.twin.request(row)
    const { shown } = connected.twin
    twins.settleBusy(connected)
    const done = Promise.withResolvers<void>()
    const sent = (id: number) =>
      send(connected, command, id, { shown, holdS: event.holdS }).then(done.resolve, done.reject)
    const giveUp = () => {
      connected.twin.drop([command])
      twins.settleBusy(connected)
      // A report may have shown it as pending.
      if (twins.of(connected.device)) show(connected)
    }
    writer.add({
      shown,
      command: row,
      stored({ isPresent, commandId }: Stored) {
        if (!isPresent) twins.drop(connected)
        if (commandId !== undefined) command.row = { ...command.row, id: commandId }
        if (command.sentAs !== undefined) return
        if (isPresent && commandId !== undefined) {
          void sent(commandId)
          if (!twins.of(connected.device)) passOnJoined(connected, [command])
          return
        }
        giveUp()
        failReplaced(connected, command, shown, commandId !== undefined)
        done.resolve()
      },
      goOn() {
        if (!twins.of(connected.device)) return false
        void sent(nextUnstored())
        return true
      },
      failed(error) {
        if (command.sentAs !== undefined) return logFailed(error)
        giveUp()
        connected.recent.delete(key)
        failUnstored(connected.device.homeId, messagesOf(command), error)
        done.resolve()
      },
    })
    await done.promise
  }

  /**
   * The command is not sent, because its device has connected anew. Where its message is not new,
   * that was requested before, and its page has heard how it ended: only those that joined it have not.
   */
  function failReplaced(
    connected: ConnectedTwin,
    command: PendingCommand,
    shown: ShownDevice,
    isNew: boolean,
  ): void {
    const text = `${nameOf(shown)} has just reconnected. Try again.`
    const messages = isNew ? messagesOf(command) : command.joined
    failUnstored(connected.device.homeId, messages, refuse('device_offline', text))
  }

  return { request }
}

/** The run of a schedule that a command is for, where its device may have done that by itself. */
function runOf({ twin }: ConnectedTwin, { requester_kind, requester_id, message_id }: LiveCommand) {
  if (requester_kind !== 'schedule' || !twin.shown.features.includes('schedules')) return undefined
  return { scheduleId: requester_id, dueAt: dueAtOf(message_id) }
}

const nameOf = ({ name, identifier }: ShownDevice) => name ?? identifier
