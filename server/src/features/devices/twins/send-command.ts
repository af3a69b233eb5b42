import { deletedMeanwhile, isOrphan } from '../../../platform/database/orphan.ts'
import { Refusal, refuse } from '../../../platform/refusal.ts'
import { auditEndedCommands } from '../audit-ended-commands.ts'
import type { CommandRow } from '../command-store.ts'
import {
  type DeviceEvent,
  publishCommandFailed,
  publishCommandStage,
  publishDeviceChanged,
} from '../device-events.ts'
import type { ShownDevice } from '../device-reader.ts'
import type { HeldTwin } from './held-twins.ts'
import type { Stored } from './live-change.ts'
import type { PendingCommand } from './twin.ts'
import type { TwinChanges, TwinNeeds } from './twin-changes.ts'

type CommandEvent = Extract<DeviceEvent, { kind: 'command' }>

/** How many of a device's last messages are remembered, so that none acts twice. */
const recentMost = 256

/** Stores commands, and hands each to its device once it is stored: at most once. */
export function openCommandSender(
  { twins, writer, audit, bus, clock, log }: TwinNeeds,
  { publish, show, end, ignoreReplaced, logFailed }: TwinChanges,
) {
  /** The command is stored: its page hears so, the pages see it pending, and the device gets it. */
  async function sendStored(
    held: HeldTwin,
    command: PendingCommand,
    id: number,
    shown: ShownDevice,
  ): Promise<void> {
    const { homeId } = held.device
    const older = held.twin.keep(command, id)
    const { row } = command
    const { pin, desired } = row
    auditRequested(homeId, row)
    publish(publishCommandStage(bus, homeId, row, 'sent'))
    const superseded = older.length > 0 ? supersede(held, older) : undefined
    publish(publishDeviceChanged(bus, shown))
    // Too late: it expires instead of firing.
    if (row.deadline_at <= clock.now()) return superseded
    const sent = held.line.send({ commandId: id, pin, desired })
    if (sent === 'sent') return superseded
    const text =
      sent === 'not_listening'
        ? 'The device is connected but does not listen for commands'
        : 'The device does not take commands fast enough'
    const ending = { outcome: 'failed', error: text, code: 'device_not_listening' } as const
    ignoreReplaced(end(held, [command], ending))
    return superseded
  }

  /** Ends the older commands of a pin. Each is told once it is stored, as long as nobody else can tell it. */
  function supersede(held: HeldTwin, older: readonly CommandRow[]): Promise<void> {
    const { homeId } = held.device
    const ended_at = clock.now()
    const error = 'Replaced by a newer command'
    const changed = older.map((row) => ({
      ...row,
      outcome: 'superseded' as const,
      error,
      ended_at,
    }))
    return new Promise((resolve) => {
      writer.add({
        shown: held.twin.shown,
        changed,
        stored({ isPresent }) {
          resolve()
          if (!isPresent) return
          auditEndedCommands(audit, homeId, changed)
          for (const row of changed) {
            publish(publishCommandFailed(bus, homeId, row, 'command_superseded'))
          }
        },
        delayed: () => resolve(),
        failed(error) {
          resolve()
          logFailed(error)
        },
      })
    })
  }

  function auditRequested(homeId: number, { id, device_id, person_id, pin, desired }: CommandRow) {
    const detail = { device: device_id, command: id, pin, desired }
    audit.enqueue('command.requested', { homeId, personId: person_id }, detail)
  }

  function failUnstored(homeId: number, row: CommandRow, cause: unknown): void {
    const error = isOrphan(cause) ? deletedMeanwhile() : cause
    if (!(error instanceof Refusal)) log.error({ err: error }, 'storing a command failed')
    const [code, text] =
      error instanceof Refusal
        ? [error.code, error.message]
        : (['server_error', 'Control failed'] as const)
    publish(publishCommandFailed(bus, homeId, { ...row, error: text }, code))
  }

  /** Stores a command and hands it to its device, once for each message. Resolves when that is done. */
  async function request(deviceId: number, event: CommandEvent): Promise<void> {
    const held = twins.byId(deviceId)
    const key = `${event.personId} ${event.messageId}`
    if (!held || held.recent.has(key)) return
    remember(held.recent, key)
    const row = newCommand(deviceId, event, clock.now())
    const command = held.twin.request(row)
    const { shown } = held.twin
    twins.settleBusy(held)
    const giveUp = () => {
      held.twin.drop([command])
      twins.settleBusy(held)
      // A report may have shown it as pending.
      if (twins.of(held.device)) show(held)
    }
    const done = Promise.withResolvers<void>()
    writer.add({
      shown,
      command: row,
      stored({ isPresent, commandId }: Stored) {
        if (isPresent && commandId !== undefined) {
          sendStored(held, command, commandId, shown).then(done.resolve, done.reject)
          return
        }
        if (!isPresent) twins.drop(held)
        giveUp()
        // Without an id it was requested before, and its page has heard how it ended.
        if (commandId !== undefined) {
          const { homeId } = held.device
          const text = `${nameOf(shown)} has just connected anew. Try again.`
          auditRequested(homeId, { ...row, id: commandId })
          auditEndedCommands(audit, homeId, [{ ...row, id: commandId, outcome: 'failed' }])
          failUnstored(homeId, row, refuse('device_offline', text))
        }
        done.resolve()
      },
      failed(error) {
        giveUp()
        held.recent.delete(key)
        failUnstored(held.device.homeId, row, error)
        done.resolve()
      },
    })
    await done.promise
  }

  return { request }
}

const nameOf = ({ name, identifier }: ShownDevice) => name ?? identifier

/** The row of the command log. Its id is given when it is stored. */
function newCommand(deviceId: number, event: CommandEvent, now: number): CommandRow {
  const { personId, messageId, origin, action, pin, desired, lifeMs } = event
  return {
    id: 0,
    device_id: deviceId,
    person_id: personId,
    message_id: messageId,
    origin,
    action,
    pin,
    desired,
    begun_at: now,
    deadline_at: now + lifeMs,
    received_at: null,
    outcome: null,
    error: null,
    ended_at: null,
  }
}

function remember(recent: Set<string>, key: string): void {
  recent.add(key)
  if (recent.size <= recentMost) return
  const [oldest] = recent
  if (oldest !== undefined) recent.delete(oldest)
}
