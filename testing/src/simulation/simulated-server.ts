import {
  homeDevicesTopic,
  publishCommandFailed,
  publishDeviceChanged,
} from '@roomwire/server/features/devices/records/device-events.ts'
import type { ConnectedDevice } from '@roomwire/server/features/devices/twins/connected-device.ts'
import { ConnectedTwins } from '@roomwire/server/features/devices/twins/connected-twins.ts'
import {
  type LiveStore,
  writeChanges,
} from '@roomwire/server/features/devices/twins/store/live-store.ts'
import { openLiveWriter } from '@roomwire/server/features/devices/twins/store/live-writer.ts'
import { openTwins } from '@roomwire/server/features/devices/twins/twins.ts'
import { memoryBus } from '@roomwire/server/platform/bus/memory-bus.ts'
import { openCounts } from '@roomwire/server/platform/counts.ts'
import { DatabaseAwayError } from '@roomwire/server/platform/database/outage.ts'
import { Refusal } from '@roomwire/server/platform/refusal.ts'
import { noStalls } from '@roomwire/server/platform/stalls.ts'
import type { SimulatedDevice, Uplink } from './simulated-device.ts'
import { type SimulatedDisk, statementsOn } from './simulated-disk.ts'
import type { Press, SimulatedPage } from './simulated-page.ts'
import type { VirtualTime } from './virtual-time.ts'

type World = {
  time: VirtualTime
  disk: SimulatedDisk
  /** The wall clock, epoch ms. */
  clock: { now(): number }
  hasReplicas: boolean
  /** Hears of errors that nobody expects. */
  onBug: (error: unknown) => void
}

/** How often overdue commands are looked for, ms. */
const roundMs = 250

/** Twins, writer and bus as they are, on simulated tables. Once killed, nothing that was begun goes on. */
function openCore({ time, disk, clock, hasReplicas, onBug }: World) {
  let isDead = false
  const never = new Promise<never>(() => undefined)
  const onlyAlive = <T>(work: Promise<T>): Promise<T> =>
    work.then(
      (value) => (isDead ? never : value),
      (error: unknown) => {
        if (isDead) return never
        throw error
      },
    )
  const store: LiveStore = {
    gatherMs: hasReplicas ? 0 : 20,
    write(take) {
      if (isDead) return never
      const write = disk.transaction((tables) =>
        writeChanges(statementsOn(tables), take(), () => undefined),
      )
      return onlyAlive(write)
    },
  }
  const forgive = (error: unknown) => {
    if (!(error instanceof DatabaseAwayError || error instanceof Refusal)) onBug(error)
  }
  const log = {
    warn: () => undefined,
    error: ({ err }: { err?: unknown }) => forgive(err),
  }
  const bus = memoryBus(onBug)
  const writer = openLiveWriter(store, {
    homeDevices: { addStored: () => undefined },
    audit: { linkSoon: () => undefined },
    eventLoop: { beforeTurnEnd: (work) => void time.after(0, work) },
    counts: openCounts(),
    clock,
    log,
  })
  const connectedTwins = new ConnectedTwins()
  const stalls = noStalls
  const twins = openTwins({ twins: connectedTwins, writer, bus, clock, log, hasReplicas, stalls })
  return {
    twins,
    connectedTwins,
    bus,
    forgive,
    onlyAlive,
    isDead: () => isDead,
    kill: () => {
      isDead = true
    },
  }
}

/** A server around that core. It dies in the midst of anything. */
export async function startServer(world: World) {
  const { time, disk, clock } = world
  const { twins, connectedTwins, bus, forgive, onlyAlive, isDead, kill } = openCore(world)
  const lines = new Map<number, { end(): void }>()
  function take(connected: ConnectedDevice, message: Uplink): void {
    if (isDead()) return
    try {
      if (message.kind === 'state') {
        const { pins, touched } = message
        twins.report(connected, { pins, touched, facts: {} }, undefined, (cause) => {
          if (cause !== undefined) forgive(cause)
        })
      } else if (message.isDone) twins.receive(connected, message.commandId, () => undefined)
      else {
        const failure = { error: 'It does not', code: 'device_refused' } as const
        twins.refuse(connected, message.commandId, failure).catch(forgive)
      }
    } catch (error) {
      forgive(error)
    }
  }

  async function round(): Promise<void> {
    twins.endOverdue()
    const ended = await onlyAlive(disk.endOverdue(clock.now()))
    for (const row of ended) {
      const code = row.received_at === null ? 'device_no_answer' : 'command_not_confirmed'
      await publishCommandFailed(bus, row.home_id, row, code)
      await publishDeviceChanged(bus, disk.read(row.device_id).shown)
    }
  }

  function goRound(): void {
    if (isDead()) return
    round()
      .catch(forgive)
      .finally(() => time.after(roundMs, goRound))
  }

  await disk.disconnectAll()
  goRound()
  return {
    isAlive: () => !isDead(),

    /** Takes in a device that has called; refuses it while the database is away. */
    async connect(device: SimulatedDevice): Promise<void> {
      const line = device.openLine()
      try {
        const stored = await onlyAlive(disk.connect(device.id, clock.now()))
        const { shown } = stored
        const { id, homeId, identifier, kind, rev } = shown
        const connected = { id, homeId, identifier, kind, epoch: rev[0] }
        lines.get(id)?.end()
        lines.set(id, line)
        twins.open(connected, stored, {
          send: (command) => {
            line.send(command)
            return 'sent'
          },
          configure: () => undefined,
          plan: () => undefined,
        })
        await publishDeviceChanged(bus, shown)
        line.accept({
          take: (message) => take(connected, message),
          closed: () => {
            if (!isDead()) twins.close(connected).catch(forgive)
          },
        })
      } catch (error) {
        line.end()
        forgive(error)
      }
    },

    /** Opens a page: it hears what changes, and then sees what is. */
    async open(page: SimulatedPage, devices: readonly SimulatedDevice[]): Promise<void> {
      await bus.subscribe(homeDevicesTopic(1), (event) => page.hear(event))
      for (const { id } of devices) {
        page.see(connectedTwins.byId(id)?.twin.shown ?? disk.read(id).shown)
      }
    },

    press(
      page: SimulatedPage,
      message: string,
      { device: deviceId, pin, state: desired }: Press,
      isAgain = false,
    ) {
      if (!twins.has(deviceId)) {
        if (isAgain) return
        page.hear({
          kind: 'command.stage',
          pageId: page.id,
          messageId: message,
          stage: 'failed',
          code: 'device_offline',
          error: 'The device is offline',
        })
        return
      }
      twins
        .request(deviceId, {
          kind: 'command',
          requester: { kind: 'person', id: page.person },
          cause: 'page',
          messageId: JSON.stringify(message),
          origin: page.id,
          action: desired === 1 ? 'on' : 'off',
          pin,
          desired,
          leaseS: null,
          sceneId: null,
          lifeMs: 5_000,
        })
        ?.catch(forgive)
    },

    /** The wall clock was put elsewhere. */
    follow: (from: number, to: number) => twins.follow({ from, to, isFromGuess: false }),

    /** The process is gone, whatever it was doing. Its lines end. */
    kill(): void {
      kill()
      for (const line of lines.values()) line.end()
    },
  }
}

export type SimulatedServer = Awaited<ReturnType<typeof startServer>>
