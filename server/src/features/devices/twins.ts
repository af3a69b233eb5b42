import type { PinKey, PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { ErrorCode } from '@roomwire/contracts/vocabulary/error-codes.ts'
import type { Logger } from 'pino'
import type { Bus } from '../../platform/bus/bus.ts'
import type { Clock } from '../../platform/clock.ts'
import { deletedMeanwhile, isOrphan } from '../../platform/database/orphan.ts'
import { Refusal, refuse } from '../../platform/refusal.ts'
import type { Audit } from '../audit/audit.ts'
import { auditEndedCommands } from './audit-ended-commands.ts'
import type { CommandRow } from './command-store.ts'
import {
  type ChangeCause,
  type CommandSent,
  type DeviceEvent,
  messageIdOf,
  publishCommandFailed,
  publishCommandStage,
  publishDeviceChanged,
} from './device-events.ts'
import { type ConnectedDevice, replacedRefusal } from './device-presence.ts'
import type { ShownDevice } from './device-reader.ts'
import type { DeviceRef } from './device-store.ts'
import type { Stored } from './live-store.ts'
import type { LiveWriter } from './live-writer.ts'
import { type CheckedReport, type PendingCommand, Twin } from './twin.ts'

/** The connection of a device, as its twin uses it. */
export type TwinLine = {
  /** Hands a command over; resolves the reason why it could not be. */
  send(command: CommandSent): 'sent' | 'not_listening' | 'too_slow'
}

type CommandEvent = Extract<DeviceEvent, { kind: 'command' }>

type Held = { device: ConnectedDevice; twin: Twin; line: TwinLine; recent: Set<string> }

/** How many of a device's last messages are remembered, so that none acts twice. */
const recentMost = 256

export type Twins = ReturnType<typeof openTwins>

/**
 * The twins of the devices that are connected to this replica. Reports, acknowledgements and
 * commands change a twin; each change is stored first, and shown to pages once it is.
 */
export function openTwins({
  writer,
  audit,
  bus,
  clock,
  log,
}: {
  writer: LiveWriter
  audit: Audit
  bus: Bus
  clock: Clock
  log: Pick<Logger, 'error'>
}) {
  const byId = new Map<number, Held>()
  const byIdentifier = new Map<string, Held>()
  /** Those with a pending command: only their time can run out. */
  const busy = new Set<Held>()
  const keyOf = (homeId: number, identifier: string) => `${homeId} ${identifier}`

  const heldBy = (device: ConnectedDevice): Held | undefined => {
    const held = byId.get(device.id)
    return held?.device === device ? held : undefined
  }

  /** Its connection is not the device's present one any more: what comes over it is refused. */
  function drop(held: Held): void {
    const { id, homeId, identifier } = held.device
    if (byId.get(id) === held) byId.delete(id)
    const key = keyOf(homeId, identifier)
    if (byIdentifier.get(key) === held) byIdentifier.delete(key)
    busy.delete(held)
  }

  /** A publication that fails is logged: what it tells of is stored, and read again on return. */
  const publish = (published: Promise<void>) => {
    published.catch((err) => log.error({ err }, 'publishing a device change failed'))
  }

  /** Stores the twin as it is now; shows this state afterwards. */
  function change(
    held: Held,
    what: { pins?: ReadonlyMap<PinKey, PinState>; changed?: readonly CommandRow[] },
    cause: ChangeCause = {},
    tell: { before?: () => void; after?: () => void } = {},
  ): Promise<void> {
    const { shown } = held.twin
    return new Promise((resolve, reject) => {
      writer.add({
        shown,
        ...what,
        stored({ isPresent }) {
          if (!isPresent) {
            drop(held)
            reject(replacedRefusal())
            return
          }
          tell.before?.()
          publish(publishDeviceChanged(bus, shown, cause))
          tell.after?.()
          resolve()
        },
        delayed: reject,
        failed: reject,
      })
    })
  }

  /** Ends commands with the same outcome, and tells the pages that requested them. */
  function end(
    held: Held,
    commands: readonly PendingCommand[],
    outcome: 'failed' | 'expired',
    code: ErrorCode,
    error: string,
  ): Promise<void> {
    const ended_at = clock.now()
    const rows = commands.map(({ row }) => ({ ...row, outcome, error, ended_at }))
    held.twin.drop(commands)
    settleBusy(held)
    const before = () => {
      auditEndedCommands(audit, held.device.homeId, rows)
      for (const row of rows) publish(publishCommandFailed(bus, held.device.homeId, row, code))
    }
    return change(held, { changed: rows }, {}, { before })
  }

  function settleBusy(held: Held): void {
    if (held.twin.pending.length > 0 && byId.get(held.device.id) === held) busy.add(held)
    else busy.delete(held)
  }

  /** The command is stored: its page hears so, the pages see it pending, and the device gets it. */
  async function sendStored(
    held: Held,
    command: PendingCommand,
    id: number,
    shown: ShownDevice,
  ): Promise<void> {
    const { homeId } = held.device
    const older = held.twin.keep(command, id)
    const { row } = command
    const { pin, desired } = row
    const requestedBy = { homeId, personId: row.person_id }
    audit.enqueue('command.requested', requestedBy, {
      device: row.device_id,
      command: id,
      pin,
      desired,
    })
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
    ignoreReplaced(end(held, [command], 'failed', 'device_not_listening', text))
    return superseded
  }

  /** Ends the older commands of a pin. Each is told once it is stored, as long as nobody else can tell it. */
  function supersede(held: Held, older: readonly CommandRow[]): Promise<void> {
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

  function failUnstored(homeId: number, row: CommandRow, cause: unknown): void {
    const error = isOrphan(cause) ? deletedMeanwhile() : cause
    if (!(error instanceof Refusal)) log.error({ err: error }, 'storing a command failed')
    const [code, text] =
      error instanceof Refusal
        ? [error.code, error.message]
        : (['server_error', 'Control failed'] as const)
    publish(publishCommandFailed(bus, homeId, { ...row, error: text }, code))
  }

  const logFailed = (err: unknown) => log.error({ err }, 'storing the end of a command failed')
  /** Its device has another connection by now, which knows the state. */
  const ignoreReplaced = (done: Promise<void>) =>
    void done.catch((err) => err instanceof Refusal || logFailed(err))

  return {
    /** Holds the twin of a device that has connected. */
    open(
      device: ConnectedDevice,
      stored: { shown: ShownDevice; commands: readonly CommandRow[] },
      line: TwinLine,
    ): void {
      const other = byId.get(device.id)
      if (other && other.device.epoch > device.epoch) return // It has connected again meanwhile.
      if (other) drop(other)
      const twin = new Twin(stored.shown, stored.commands)
      const held: Held = { device, twin, line, recent: new Set() }
      byId.set(device.id, held)
      byIdentifier.set(keyOf(device.homeId, device.identifier), held)
      settleBusy(held)
    },

    /** A device that is connected here. */
    find(homeId: number, identifier: string): DeviceRef | undefined {
      const held = byIdentifier.get(keyOf(homeId, identifier))
      if (!held) return undefined
      const { id, roomId, name } = held.twin.shown
      return { homeId, id, roomId, identifier, name, connected: true }
    },

    /** Forgets a device that has lost its right to this connection: nothing over it counts any more. */
    drop(device: ConnectedDevice): void {
      const held = heldBy(device)
      if (held) drop(held)
    },

    /** Whether this connection is the device's present one, as far as is known here. */
    holds: (device: ConnectedDevice): boolean => heldBy(device) !== undefined,

    /**
     * Takes over a report, ends the commands that it confirms, and shows both. Resolves once
     * it is stored.
     * @throws Refusal 'device_replaced'
     */
    async report(
      device: ConnectedDevice,
      report: CheckedReport,
      touched: ChangeCause['touched'],
    ): Promise<void> {
      const held = heldBy(device)
      if (!held) throw replacedRefusal()
      const now = clock.now()
      const confirmed = held.twin.report(report, now)
      if (confirmed.length === 0) return change(held, { pins: report.pins }, { touched })
      settleBusy(held)
      const { homeId } = device
      const changed = confirmed.map((row) => ({ ...row, outcome: 'done' as const, ended_at: now }))
      const cause = { touched, acks: confirmed.map(messageIdOf) }
      const after = () => {
        auditEndedCommands(audit, homeId, changed)
        for (const row of confirmed) {
          // Firmware may report without acknowledging first; the page still sees every stage.
          if (row.received_at === null) publish(publishCommandStage(bus, homeId, row, 'received'))
          publish(publishCommandStage(bus, homeId, row, 'processed'))
        }
      }
      await change(held, { pins: report.pins, changed }, cause, { after })
    },

    /**
     * The device has read a command. Resolves once that is stored; for a command of another
     * device, or of none, nothing happens.
     * @throws Refusal 'device_replaced'
     */
    async receive(device: ConnectedDevice, commandId: number): Promise<void> {
      const held = heldBy(device)
      if (!held) throw replacedRefusal()
      const command = held.twin.find(commandId)
      if (!command || !held.twin.receive(command, clock.now())) return
      const { row } = command
      await new Promise<void>((resolve, reject) => {
        const stored = ({ isPresent }: Stored) => {
          if (!isPresent) {
            drop(held)
            reject(replacedRefusal())
            return
          }
          publish(publishCommandStage(bus, device.homeId, row, 'received'))
          resolve()
        }
        writer.add({
          shown: held.twin.shown,
          changed: [row],
          stored,
          delayed: reject,
          failed: reject,
        })
      })
    },

    /**
     * The device refuses a command. Resolves once that is stored.
     * @throws Refusal 'device_replaced'
     */
    async refuse(device: ConnectedDevice, commandId: number, error: string): Promise<void> {
      const held = heldBy(device)
      if (!held) throw replacedRefusal()
      const command = held.twin.find(commandId)
      if (command) await end(held, [command], 'failed', 'device_refused', error)
    },

    /** Whether this replica has the device's connection. */
    has: (deviceId: number): boolean => byId.has(deviceId),

    /** Stores a command and hands it to its device, once for each message. Resolves when that is done. */
    async request(deviceId: number, event: CommandEvent): Promise<void> {
      const held = byId.get(deviceId)
      const key = `${event.personId} ${event.messageId}`
      if (!held || held.recent.has(key)) return
      remember(held.recent, key)
      const row = newCommand(deviceId, event, clock.now())
      const command = held.twin.request(row)
      const { shown } = held.twin
      settleBusy(held)
      const giveUp = () => {
        held.twin.drop([command])
        settleBusy(held)
      }
      const done = Promise.withResolvers<void>()
      writer.add({
        shown,
        command: row,
        stored({ isPresent, commandId }: Stored) {
          if (commandId !== undefined) {
            sendStored(held, command, commandId, shown).then(done.resolve, done.reject)
            return
          }
          giveUp()
          if (!isPresent) {
            drop(held)
            const text = `${nameOf(shown)} has just connected anew. Try again.`
            failUnstored(held.device.homeId, row, refuse('device_offline', text))
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
    },

    /** Takes over what people have set about a device, which is stored already, and shows it. */
    setSettings(device: ConnectedDevice, stored: ShownDevice): void {
      const held = heldBy(device)
      if (!held) return
      held.twin.setSettings(stored)
      publish(publishDeviceChanged(bus, held.twin.shown))
      writer.add({ shown: held.twin.shown, stored: () => undefined, failed: logFailed })
    },

    /** Shows a device as connected again that another replica took for lost. */
    async revive(device: ConnectedDevice, storedSeq: number): Promise<void> {
      const held = heldBy(device)
      if (!held) return
      held.twin.setConnected(true, clock.now(), storedSeq)
      await change(held, {})
    },

    /** Lets go of a device whose connection has ended, and shows it offline unless it has a newer one. */
    async close(device: ConnectedDevice): Promise<void> {
      const held = heldBy(device)
      if (!held) return
      drop(held)
      held.twin.setConnected(false, clock.now())
      await change(held, {}).catch((error) => {
        if (!(error instanceof Refusal)) throw error
      })
    },

    /** Ends the commands that were not confirmed in time (LIVE-2): failed when the device had read them, else expired. */
    endOverdue(): void {
      const now = clock.now()
      for (const held of [...busy]) {
        const overdue = held.twin.pending.filter(
          ({ row, isStored }) => isStored && row.deadline_at <= now,
        )
        const read = overdue.filter(({ row }) => row.received_at !== null)
        const unread = overdue.filter(({ row }) => row.received_at === null)
        if (read.length > 0) {
          const error = 'The device has not confirmed it'
          ignoreReplaced(end(held, read, 'failed', 'command_not_confirmed', error))
        }
        if (unread.length > 0) {
          const error = 'The device has not answered'
          ignoreReplaced(end(held, unread, 'expired', 'device_no_answer', error))
        }
      }
    },
  }
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
