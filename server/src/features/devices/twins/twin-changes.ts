import type { ReachedStage } from '@roomwire/contracts/vocabulary/command-outcome.ts'
import type { PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { ErrorCode } from '@roomwire/contracts/vocabulary/error-codes.ts'
import type { Logger } from 'pino'
import { type Bus, isPublished } from '../../../platform/bus/bus.ts'
import type { Clock } from '../../../platform/clock.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Stalls } from '../../../platform/stalls.ts'
import {
  type ChangeCause,
  publishCommandFailed,
  publishCommandStage,
  publishDeviceChanged,
} from '../records/device-events.ts'
import { replacedRefusal } from './connected-device.ts'
import type { ConnectedTwin, ConnectedTwins } from './connected-twins.ts'
import { messagesOf, type PendingCommand } from './pending-command.ts'
import type { LiveChange } from './store/live-change.ts'
import type { LiveWriter } from './store/live-writer.ts'

/** The needs of a change of a twin. */
export type TwinNeeds = {
  twins: ConnectedTwins
  writer: Pick<LiveWriter, 'add' | 'close' | 'storesThisTurn'>
  bus: Bus
  clock: Clock
  log: Pick<Logger, 'error'>
  /** Whether other replicas may have devices and pages too: these read what is stored. */
  hasReplicas: boolean
  stalls: Pick<Stalls, 'isProving'>
}

/** The consequences of a change of a twin. */
type Following = {
  isShownAtOnce?: boolean
  /** Whether nothing follows over this connection: what would wait is stored now. */
  isLast?: boolean
  /** Called before and after pages see it: once it is stored, or as soon as the database is away. */
  before?: () => void
  after?: () => void
  /** Instead of both: the device had another connection by then, or the state cannot be stored. */
  lost?: () => void
}

/** Hears, once, that a change is stored, or why it is not. */
export type Settle = (cause?: unknown) => void

export type TwinChanges = ReturnType<typeof openTwinChanges>

/** Stores changes of twins and shows them. */
export function openTwinChanges(needs: TwinNeeds) {
  const { twins, writer, bus, clock, log } = needs
  const stages = openCommandStages(needs)
  const { publish, publishStage, publishFailed, passOnJoined } = stages
  const storing = openStoring(needs, publish)
  const { change } = storing

  /** Shows the twin as it is now, when the change is stored already or came to nothing. */
  function show({ twin: { shown } }: ConnectedTwin): void {
    publish(publishDeviceChanged(bus, shown))
    writer.add({ shown, stored: () => undefined, failed: logFailed })
  }

  /** Ends commands with the same outcome, and informs the pages that requested them. */
  function end(
    connected: ConnectedTwin,
    commands: readonly PendingCommand[],
    { outcome, ...failure }: { outcome: 'failed' | 'expired' } & CommandFailure,
  ): Promise<void> {
    const ended_at = clock.now()
    const { error, code } = failure
    const changed = commands.map(({ row }) => ({
      ...row,
      outcome,
      error,
      error_code: code,
      ended_at,
    }))
    connected.twin.drop(commands)
    twins.settleBusy(connected)
    const { homeId } = connected.device
    return change(
      connected,
      { changed },
      {},
      {
        before: () => {
          for (const command of commands) publishFailed(homeId, command, failure)
        },
        lost: () => passOnJoined(connected, commands),
      },
    )
  }

  /** A command was sent that its device never confirms: it ends so, and the pin counts as it was asked to be. */
  function assume(connected: ConnectedTwin, command: PendingCommand, state: PinState): void {
    const { device, twin } = connected
    const now = clock.now()
    const before = twin.shown
    twin.assume(command, state, now)
    twins.settleBusy(connected)
    const sent = new Map([[command.row.pin, state]])
    const pins = connected.pinsToStore.of(sent, before, twin.shown)
    const changed = [{ ...command.row, outcome: 'unconfirmable' as const, ended_at: now }]
    const following: Following = {
      after: () => publishStage(device.homeId, command, 'unconfirmable'),
      lost: () => passOnJoined(connected, [command]),
    }
    ignoreReplaced(change(connected, { pins, changed }, {}, following))
  }

  /** Ends the older commands of a pin. Their pages hear of it once it is stored, or as soon as nobody else can say it. */
  function supersede(connected: ConnectedTwin, older: readonly PendingCommand[]): Promise<void> {
    const { homeId } = connected.device
    const ended_at = clock.now()
    const failure: CommandFailure = {
      error: 'Replaced by a newer command',
      code: 'command_superseded',
    }
    const changed = older.map(({ row }) => ({
      ...row,
      outcome: 'superseded' as const,
      error: failure.error,
      error_code: failure.code,
      ended_at,
    }))
    const inform = once((isLost = false) => {
      if (isLost) return passOnJoined(connected, older)
      for (const command of older) publishFailed(homeId, command, failure)
    })
    return new Promise((resolve) => {
      const settle = (isLost: boolean) => {
        resolve()
        inform(isLost)
      }
      writer.add({
        shown: connected.twin.shown,
        changed,
        stored: ({ isPresent }) => settle(!isPresent),
        delayed: () => settle(false),
        failed(error) {
          settle(true)
          logFailed(error)
        },
      })
    })
  }

  const logFailed = (err: unknown) => log.error({ err }, 'storing the end of a command failed')
  /** Its device has another connection by now, which knows the state. */
  const ignoreReplaced = (done: Promise<void>) =>
    void done.catch((err) => err instanceof Refusal || logFailed(err))

  return {
    ...stages,
    ...storing,
    show,
    end,
    assume,
    supersede,
    logFailed,
    ignoreReplaced,
  }
}

/** Stores a twin as it is now, and shows that. */
function openStoring(
  { twins, writer, bus, clock, hasReplicas }: TwinNeeds,
  publish: (published: Promise<void>) => void,
) {
  /**
   * Hot: stores the twin as it is now; shows this state afterwards, or at once. While the database is away it
   * is shown without being stored, which `settle` hears as a failure.
   */
  function store(
    connected: ConnectedTwin,
    parts: Pick<LiveChange, 'pins' | 'changed' | 'isHeardOnly'>,
    cause: ChangeCause,
    { isShownAtOnce = false, isLast = false, ...following }: Following,
    settle: Settle,
  ): void {
    const { shown } = connected.twin
    const inform = once((isLost = false) => {
      if (isLost) return following.lost?.()
      following.before?.()
      if (!isShownAtOnce) publish(publishDeviceChanged(bus, shown, cause))
      following.after?.()
    })
    if (isShownAtOnce) publish(publishDeviceChanged(bus, shown, cause))
    const activity = connected.twin.takeActivity(clock.now(), isLast)
    const settled = once(settle)
    /** Settles whatever fails before: a device waits for this PUBACK, and with it for all that follow. */
    const end = (isLost: boolean, cause?: unknown, isReplaced = false) => {
      try {
        if (isReplaced) twins.drop(connected)
        inform(isLost)
      } finally {
        settled(cause)
      }
    }
    writer.add({
      shown,
      ...parts,
      isHeardOnly: parts.isHeardOnly && activity.length === 0,
      activity,
      stored: ({ isPresent }) => (isPresent ? end(false) : end(true, replacedRefusal(), true)),
      delayed: (error) => end(false, error),
      failed: (error) => end(true, error),
    })
  }

  /** The same as a promise. */
  const change = (
    connected: ConnectedTwin,
    parts: Parameters<typeof store>[1],
    cause: ChangeCause = {},
    following: Following = {},
  ): Promise<void> => whenSettled((settle) => store(connected, parts, cause, following, settle))

  /**
   * Hot: stores what the device has reported. It is shown at once, unless a page of another replica could
   * miss it: that page reads what is stored when it opens, and hears only what comes later.
   */
  const storeReported = (
    connected: ConnectedTwin,
    parts: Parameters<typeof store>[1],
    cause: ChangeCause,
    following: Following,
    settle: Settle,
  ) => store(connected, parts, cause, { ...following, isShownAtOnce: !hasReplicas }, settle)

  return { change, storeReported }
}

/** A promise for what is told by a call. */
export const whenSettled = (begin: (settle: Settle) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    begin((cause) => (cause === undefined ? resolve() : reject(cause)))
  })

/** Does the work at the first call only. */
export function once<Args extends unknown[]>(work: (...args: Args) => void) {
  let isDone = false
  return (...args: Args): void => {
    if (isDone) return
    isDone = true
    work(...args)
  }
}

type Needs = { twins: Pick<ConnectedTwins, 'byId'>; bus: Bus; log: Pick<Logger, 'error'> }

/** The reason why a command has failed, for its page; until when it may not be asked for again, epoch ms. */
export type CommandFailure = { error: string; code: ErrorCode; until?: number | undefined }

/** Informs the pages that requested commands of what becomes of them. */
export function openCommandStages({ twins, bus, log }: Needs) {
  /** Logs a publication that fails: its content is stored, and read again on return. */
  const publish = (published: Promise<void>) => {
    if (published === isPublished) return
    published.catch((err) => log.error({ err }, 'publishing a device change failed'))
  }
  return {
    publish,

    /** A command has reached a stage. */
    publishStage(homeId: number, command: PendingCommand, stage: ReachedStage): void {
      for (const message of messagesOf(command)) {
        publish(publishCommandStage(bus, homeId, message, stage))
      }
    },

    /** A command has failed, and why. */
    publishFailed(
      homeId: number,
      command: PendingCommand,
      { error, code, until }: CommandFailure,
    ): void {
      for (const message of messagesOf(command)) {
        publish(publishCommandFailed(bus, homeId, { ...message, error }, code, until))
      }
    },

    /**
     * The connection that commands were for is gone. Only the first message of each stands in the log,
     * from which it is ended: the others go on with the device's present connection, or hear that
     * it has left.
     */
    passOnJoined({ device }: ConnectedTwin, commands: readonly PendingCommand[]): void {
      twins.byId(device.id)?.twin.adopt(commands)
      const error = 'The device has disconnected'
      for (const message of commands.flatMap(({ joined }) => joined.splice(0))) {
        publish(publishCommandFailed(bus, device.homeId, { ...message, error }, 'device_offline'))
      }
    },
  }
}
