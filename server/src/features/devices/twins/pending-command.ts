import type { CommandRow } from '../command-store.ts'

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

export const pendingCommand = (row: CommandRow, sentAs: number | undefined): PendingCommand => ({
  row,
  sentAs,
  sentAt: undefined,
  joined: [],
})

/** Whether a command was requested by this very message, or has joined it. */
export const isOfMessage = (
  command: PendingCommand,
  { message_id, requester_kind, requester_id }: CommandRow,
): boolean =>
  command.row.requester_kind === requester_kind &&
  command.row.requester_id === requester_id &&
  messagesOf(command).some((message) => message.message_id === message_id)
