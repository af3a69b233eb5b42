import { z } from 'zod'

/**
 * Why a device was not let in, of those that those who manage its home are told. The page has the
 * words, with what to set; nothing of what the device has sent is kept.
 */
export const connectRefusal = z.enum([
  'wrong_secret',
  'no_secret',
  /** The client identifier is that of the device. */
  'no_user_name',
  'secret_has_space',
  'identifier_has_space',
  /** Capitals and small letters are not the same. */
  'identifier_has_other_case',
  'clean_session',
  'keep_alive',
  'will_topic',
  'will_retained',
  'will_qos',
  'version',
  'authentication_method',
  'too_often',
  /** The rest is of nodes, which the server dials. Whatever does not speak as a node is this one. */
  'node_no_answer',
  /** It has been connected with this key before. */
  'node_key_changed',
  'node_wrong_key',
  'node_not_encrypted',
  /** Another node has its address. */
  'node_other',
  /** The home has it as another device. */
  'node_twice',
  /** Its API is too old or too new, or wants a password. */
  'node_version',
  /** The operator does not let the server dial this address. */
  'node_not_allowed',
])
export type ConnectRefusal = z.infer<typeof connectRefusal>
