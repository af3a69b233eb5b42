import { deletedMeanwhile, isOrphan } from '../../../platform/database/orphan.ts'
import { Refusal, refuse } from '../../../platform/refusal.ts'
import { stoodStill } from '../../../platform/stalls.ts'
import type { CommandRow } from '../command-store.ts'
import {
  publishCommandFailed,
  publishCommandStage,
  publishDeviceChanged,
} from '../device-events.ts'
import type { ShownDevice } from '../device-reader.ts'
import type { HeldTwin } from './held-twins.ts'
import { commandKey, type Stored } from './live-change.ts'
import { type CommandEvent, newCommand, openUnstoredIds } from './new-command.ts'
import type { PendingCommand } from './twin.ts'
import { once, type TwinChanges, type TwinNeeds } from './twin-changes.ts'

/** How many of a device's last messages are remembered, so that none acts twice. */
const recentMost = 256

/** Stores commands, and hands each to its device once it is stored: at most once. */
export function openCommandSender(
  { twins, writer, bus, clock, log, stalls }: TwinNeeds,
  { publish, show, end, ignoreReplaced, logFailed }: TwinChanges,
) {
  const nextUnstored = openUnstoredIds()

  /**
   * Hands a command to its device: its page hears so, the pages see it pending, and it ends the older
   * ones of its pin. Resolves when these have ended.
   */
  async function send(
    held: HeldTwin,
    command: PendingCommand,
    id: number,
    shown: ShownDevice,
  ): Promise<void> {
    const { homeId } = held.device
    const older = held.twin.keep(command, id)
    const { row } = command
    const { pin, desired } = row
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
    const tell = once(() => {
      for (const row of changed) {
        publish(publishCommandFailed(bus, homeId, row, 'command_superseded'))
      }
    })
    return new Promise((resolve) => {
      writer.add({
        shown: held.twin.shown,
        changed,
        stored({ isPresent }) {
          resolve()
          if (!isPresent) return
          tell()
        },
        delayed() {
          resolve()
          tell()
        },
        failed(error) {
          resolve()
          logFailed(error)
        },
      })
    })
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

  /**
   * Stores a command and hands it to its device, once for each message. Resolves when that is
   * done. While the database is away the command is handed over first, and stored when it is back.
   */
  async function request(deviceId: number, event: CommandEvent): Promise<void> {
    const held = twins.byId(deviceId)
    if (!held) return
    const row = newCommand(held.device, event, clock.now())
    // Nobody knows how long it waited on the bus.
    if (stalls.isProving()) return failUnstored(held.device.homeId, row, stoodStill())
    const key = commandKey(row)
    if (held.recent.has(key)) return
    remember(held.recent, key)
    const command = held.twin.request(row)
    const { shown } = held.twin
    twins.settleBusy(held)
    const done = Promise.withResolvers<void>()
    const sent = (id: number) => send(held, command, id, shown).then(done.resolve, done.reject)
    const giveUp = () => {
      held.twin.drop([command])
      twins.settleBusy(held)
      // A report may have shown it as pending.
      if (twins.of(held.device)) show(held)
    }
    writer.add({
      shown,
      command: row,
      stored({ isPresent, commandId }: Stored) {
        if (!isPresent) twins.drop(held)
        if (commandId !== undefined) command.row = { ...command.row, id: commandId }
        if (command.sentAs !== undefined) return
        if (isPresent && commandId !== undefined) {
          void sent(commandId)
          return
        }
        giveUp()
        // Without an id it was requested before, and its page has heard how it ended.
        if (commandId !== undefined) failReplaced(held, command.row, shown)
        done.resolve()
      },
      goOn() {
        if (!twins.of(held.device)) return false
        void sent(nextUnstored())
        return true
      },
      failed(error) {
        if (command.sentAs !== undefined) return logFailed(error)
        giveUp()
        held.recent.delete(key)
        failUnstored(held.device.homeId, row, error)
        done.resolve()
      },
    })
    await done.promise
  }

  /** The command is stored as failed, because its device has connected anew before it could be sent. */
  function failReplaced(held: HeldTwin, row: CommandRow, shown: ShownDevice): void {
    const { homeId } = held.device
    const text = `${nameOf(shown)} has just connected anew. Try again.`
    failUnstored(homeId, row, refuse('device_offline', text))
  }

  return { request }
}

const nameOf = ({ name, identifier }: ShownDevice) => name ?? identifier

function remember(recent: Set<string>, key: string): void {
  recent.add(key)
  if (recent.size <= recentMost) return
  const [oldest] = recent
  if (oldest !== undefined) recent.delete(oldest)
}
