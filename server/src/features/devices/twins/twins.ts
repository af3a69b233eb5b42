import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { PinForm } from '@roomwire/contracts/vocabulary/pin-form.ts'
import type { ClockStep } from '../../../platform/clock-judge.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { type ChangeCause, messageIdOf } from '../records/device-events.ts'
import type { ReadDevice } from '../records/device-reader.ts'
import type { ShownDevice } from '../records/shown-device.ts'
import type { DevicePlan, ReportedRun, TimeAnswer } from '../rules/device-plan.ts'
import { isInNewSpan } from '../rules/own-spans.ts'
import { type CheckedReport, type ConnectedDevice, replacedRefusal } from './connected-device.ts'
import { type ConnectedTwin, configure, type TwinLine } from './connected-twins.ts'
import { endDueLeases, endOverdueOf } from './expire.ts'
import { type CommandEvent, messagesOf, type PendingCommand } from './pending-command.ts'
import { CommandSender } from './send-command.ts'
import type { Stored } from './store/live-change.ts'
import { PinsToStore } from './store/pins-to-store.ts'
import { Twin } from './twin.ts'
import {
  type CommandFailure,
  once,
  openTwinChanges,
  type Settle,
  type TwinChanges,
  type TwinNeeds,
} from './twin-changes.ts'

export type Twins = ReturnType<typeof openTwins>

/**
 * The twins of the devices that are connected to this replica. Reports, acknowledgements and
 * commands change a twin. Each change is stored and shown to pages: what a device reports at once,
 * what becomes of a command once it is stored.
 */
export function openTwins(needs: TwinNeeds) {
  const { twins, clock } = needs
  const changes = openTwinChanges(needs)
  const sender = new CommandSender(needs, changes)
  const request = (deviceId: number, event: CommandEvent) => sender.request(deviceId, event)
  return {
    /** Holds the twin of a device that has connected. */
    open(device: ConnectedDevice, stored: ReadDevice, line: TwinLine): void {
      const counts = twins.countsOf(device.id)
      const twin = new Twin(stored.shown, stored.commands, counts, clock.now())
      const older = twins.byId(device.id)
      if (older) twin.adopt(older.twin.pending)
      const recent = twins.recentOf(device.id)
      twins.add({ device, twin, line, pinsToStore: new PinsToStore(), seenStoredAt: 0, recent })
    },

    /** Forgets a device that has lost its right to this connection: nothing over it counts any more. */
    drop(device: ConnectedDevice): void {
      const connected = twins.of(device)
      if (connected) twins.drop(connected)
    },

    /** A device that is connected here. */
    find: (homeId: number, identifier: string) => twins.find(homeId, identifier),

    /** Whether this connection is the device's present one, as far as is known here. */
    isPresent: (device: ConnectedDevice): boolean => twins.of(device) !== undefined,

    /**
     * The forms of the pins of this connection's device.
     * @throws Refusal 'device_replaced'
     */
    formsOf(device: ConnectedDevice): ReadonlyMap<PinKey, PinForm> {
      const connected = twins.of(device)
      if (!connected) throw replacedRefusal()
      return connected.twin.forms
    },

    /** The pins of a device that is connected here, as they are now. */
    pinsOf: (device: ConnectedDevice) => twins.of(device)?.twin.shown.pins,

    /** The version of what people have set about a device that is connected here, as far as is known here. */
    settingsVersion: (device: ConnectedDevice) => twins.of(device)?.twin.shown.settingsVersion,

    /** Whether this replica has the device's connection. */
    has: (deviceId: number): boolean => twins.byId(deviceId) !== undefined,

    /** Whether a message did not command this device before; from now on it has. */
    isNewMessage: (deviceId: number, key: string) => twins.recentOf(deviceId).isNew(key),

    /** The message came to nothing, and may come again. */
    forgetMessage: (deviceId: number, key: string) => twins.recentOf(deviceId).forget(key),

    /** Stores a command and hands it to its device, once for each message. Resolves when that is done. */
    request,

    /** Whether what is taken now is stored by the end of this turn, unless that fails. */
    storesThisTurn: needs.writer.storesThisTurn,

    ...openReports(needs, changes),
    ...openPresence(needs, changes),

    /** The clock was corrected: what counts by it goes along, and is stored. */
    follow({ from, to }: ClockStep): void {
      for (const connected of twins.all()) {
        connected.twin.shiftTime(to - from)
        const states = connected.twin.shown.pins.flatMap(({ key, state, reportedAt }) =>
          reportedAt === null ? [] : [[key, state] as const],
        )
        changes.ignoreReplaced(changes.change(connected, { pins: new Map(states) }))
      }
    },

    /** Ends commands that were not confirmed in time (LIVE-2), and the leases that are due. */
    endOverdue(): void {
      const now = clock.now()
      for (const connected of [...twins.busy]) {
        endOverdueOf(connected, now, changes)
        endDueLeases(connected, now, { ...changes, request })
        twins.settleBusy(connected)
      }
    },
  }
}

/** Notes that a device was heard, and returns whether that is to be stored now: once in 10 s. */
function noteSeen(connected: ConnectedTwin, now: number): boolean {
  const isDue = isInNewSpan(connected.device.id, now, connected.seenStoredAt)
  if (isDue) connected.seenStoredAt = now
  return isDue
}

/** Whether a device says something else than before, beside its pins and what always moves on. */
const hasNews = (before: ShownDevice, now: ShownDevice): boolean =>
  before.waterLevel !== now.waterLevel ||
  before.ipAddress !== now.ipAddress ||
  before.firmware !== now.firmware ||
  before.features !== now.features ||
  before.storedConfig !== now.storedConfig

/** The messages of a device. Each of these throws a Refusal 'device_replaced' over a connection that counts no more. */
function openReports(
  { twins, writer, clock }: TwinNeeds,
  { publishStage, passOnJoined, storeReported, end, logFailed }: TwinChanges,
) {
  const twinOf = (device: ConnectedDevice): ConnectedTwin => {
    const connected = twins.of(device)
    if (!connected) throw replacedRefusal()
    return connected
  }

  /** Informs the pages that requested them that commands are done. */
  const publishDone = (homeId: number, commands: readonly PendingCommand[]) => {
    for (const command of commands) {
      // Firmware may report without acknowledging first; the page still sees every stage.
      if (command.row.received_at === null) publishStage(homeId, command, 'received')
      publishStage(homeId, command, 'processed')
    }
  }

  return {
    /** Hot: takes over a report, and ends the commands that it confirms; `settle` hears when it is stored. */
    report(
      device: ConnectedDevice,
      report: CheckedReport,
      touched: ChangeCause['touched'],
      settle: Settle,
    ): void {
      const connected = twinOf(device)
      const now = clock.now()
      const before = connected.twin.shown
      const confirmed = connected.twin.report(report, now)
      if (report.facts.storedConfig !== undefined) configure(connected)
      const pins = connected.pinsToStore.of(report.pins, before, connected.twin.shown)
      if (confirmed.length === 0) {
        const isSeenStored = noteSeen(connected, now)
        const isHeardOnly =
          !isSeenStored && pins.size === 0 && !hasNews(before, connected.twin.shown)
        storeReported(connected, { pins, isHeardOnly }, { touched }, {}, settle)
        return
      }
      twins.settleBusy(connected)
      const changed = confirmed.map(({ row }) => ({
        ...row,
        outcome: 'done' as const,
        ended_at: now,
      }))
      const acks = confirmed.flatMap((command) =>
        messagesOf(command).map((message) => ({
          pin: command.row.pin,
          messageId: messageIdOf(message),
        })),
      )
      storeReported(
        connected,
        { pins, changed },
        { touched, acks },
        {
          after: () => publishDone(device.homeId, confirmed),
          lost: () => passOnJoined(connected, confirmed),
        },
        settle,
      )
    },

    /** The device has measured something at an instant: it was heard, which is stored once in 10 s. */
    hear(device: ConnectedDevice, now: number): void {
      const connected = twinOf(device)
      connected.twin.hear(now)
      if (!noteSeen(connected, now)) return
      const { shown } = connected.twin
      writer.add({ shown, stored: () => undefined, failed: logFailed })
    },

    /**
     * Hot: the device has read a command; `settle` hears when that is stored. For a command of another
     * device, or of none, nothing happens.
     */
    receive(device: ConnectedDevice, commandId: number, settle: Settle): void {
      const connected = twinOf(device)
      const command = connected.twin.find(commandId)
      if (!command || !connected.twin.receive(command, clock.now())) {
        settle()
        return
      }
      const { row } = command
      // At once: what came of it is shown at once too, and follows.
      publishStage(device.homeId, command, 'received')
      const settled = once(settle)
      const stored = ({ isPresent }: Stored) => {
        if (isPresent) return settled()
        try {
          twins.drop(connected)
        } finally {
          settled(replacedRefusal())
        }
      }
      const { shown } = connected.twin
      writer.add({ shown, changed: [row], stored, delayed: settled, failed: settled })
    },

    /** The device refuses a command. Resolves once that is stored. */
    async refuse(
      device: ConnectedDevice,
      commandId: number,
      failure: CommandFailure,
    ): Promise<void> {
      const connected = twinOf(device)
      const command = connected.twin.find(commandId)
      if (command) await end(connected, [command], { outcome: 'failed', ...failure })
    },
  }
}

/** The changes of a twin that its device does not report: settings, plans, and its end. */
export function openPresence(
  { twins, clock }: TwinNeeds,
  { change, show, passOnJoined }: TwinChanges,
) {
  // Commands that are being stored are not sent yet: their outcome is known then.
  twins.onDrop = (connected) => {
    const sent = connected.twin.pending.filter(({ sentAs }) => sentAs !== undefined)
    passOnJoined(connected, sent)
  }
  return {
    /** Takes over what people have set about a device, which is stored already, and shows it, unless something newer is known. */
    setSettings(device: ConnectedDevice, stored: ShownDevice): void {
      const connected = twins.of(device)
      if (!connected?.twin.setSettings(stored)) return
      configure(connected)
      show(connected)
    },

    /** Hands a device what schedules are to do with it, and the time where it has asked for that. */
    plan(device: ConnectedDevice, plan: DevicePlan, time?: TimeAnswer): void {
      twins.of(device)?.line.plan(plan, time)
    },

    /** A device has done this by its plan: what it reports of these pins first comes from there. */
    tookRuns(device: ConnectedDevice, runs: readonly ReportedRun[]): void {
      twins.of(device)?.twin.tookRuns(runs)
    },

    /** Lets go of a device whose connection has ended, and shows it offline unless it has a newer one. */
    async close(device: ConnectedDevice): Promise<void> {
      const connected = twins.of(device)
      if (!connected) return
      twins.drop(connected)
      const pins = connected.pinsToStore.rest(connected.twin.shown)
      connected.twin.setOffline(clock.now())
      await change(connected, { pins }, {}, { isLast: true }).catch((error) => {
        if (!(error instanceof Refusal)) throw error
      })
    },
  }
}
