import { type Dialect, isNode } from '@roomwire/contracts/vocabulary/dialect.ts'
import { refuse } from '../../../platform/refusal.ts'
import { attemptLimits } from '../../limits/attempt-limits.ts'
import type { Attempts } from '../../limits/attempts.ts'

export type NodeNeeds = {
  attempts: Pick<Attempts, 'count'>
  /** Whether the operator lets the server dial an address. */
  mayDial(address: string): boolean
}

/** The address and encryption key that somebody gives a device; undefined where they stay. */
type NodeForm = { localIp?: string | null | undefined; nodeKey?: string | undefined }

/**
 * Refuses a key for what is no node, and an address that may not be dialled; counts what makes the server dial.
 * @throws Refusal 'invalid_input', 'too_many_attempts'
 */
export async function checkNode(
  { attempts, mayDial }: NodeNeeds,
  homeId: number,
  dialect: Dialect | null,
  { localIp, nodeKey }: NodeForm,
): Promise<void> {
  if (!isNode(dialect)) {
    if (nodeKey === undefined) return
    throw refuse('invalid_input', 'Only a node with ESPHome has an encryption key', {
      field: 'encryption_key',
    })
  }
  if (localIp === undefined && nodeKey === undefined) return
  if (typeof localIp === 'string' && !mayDial(localIp)) {
    const text =
      'This server does not dial this address: it is outside the networks of its setting NODE_NETWORKS'
    throw refuse('invalid_input', text, { field: 'device_local_IP' })
  }
  await attempts.count(attemptLimits.nodeOfHome, String(homeId))
}

/** The same for a new device: a node has a key. @throws Refusal 'invalid_input', 'too_many_attempts' */
export async function checkNewNode(
  needs: NodeNeeds,
  homeId: number,
  dialect: Dialect | null,
  form: NodeForm,
): Promise<void> {
  if (isNode(dialect) && form.nodeKey === undefined) {
    const text = 'A node needs its encryption key: it is never dialled without'
    throw refuse('invalid_input', text, { field: 'encryption_key' })
  }
  await checkNode(needs, homeId, dialect, form)
}
