import type { ErrorCode } from '@roomwire/contracts/vocabulary/error-codes.ts'
import type { Logger } from 'pino'
import { type Bus, isPublished } from '../../../platform/bus/bus.ts'
import { publishCommandFailed, publishCommandStage, type ReachedStage } from '../device-events.ts'
import type { HeldTwin, HeldTwins } from './held-twins.ts'
import { messagesOf, type PendingCommand } from './pending-command.ts'

type Needs = { twins: Pick<HeldTwins, 'byId'>; bus: Bus; log: Pick<Logger, 'error'> }

/** Why a command has failed, as its page is told; until when it may not be asked for again, epoch ms. */
export type CommandFailure = { error: string; code: ErrorCode; until?: number | undefined }

/** Informs the pages that requested commands of what becomes of them. */
export function openCommandStages({ twins, bus, log }: Needs) {
  /** A publication that fails is logged: what it tells of is stored, and read again on return. */
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
    passOnJoined({ device }: HeldTwin, commands: readonly PendingCommand[]): void {
      twins.byId(device.id)?.twin.adopt(commands)
      const error = 'The device has disconnected'
      for (const message of commands.flatMap(({ joined }) => joined.splice(0))) {
        publish(publishCommandFailed(bus, device.homeId, { ...message, error }, 'device_offline'))
      }
    },
  }
}
