import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { manages } from '@roomwire/contracts/vocabulary/role.ts'
import { type DeviceObject, mayDevice } from '../devices/rules/device-access.ts'
import type { Actor } from '../identity/actor.ts'

/** A scene as the access rules see it: its pins, and where they are. */
export type SceneObject = {
  homeId: number
  states: readonly { device: DeviceObject; pin: PinKey }[]
}

/** What each action takes of every pin. */
const needed = { see: 'see', press: 'control', change: 'arrange' } as const
export type SceneAction = keyof typeof needed

/**
 * Decides what somebody may do with a scene: they see it where they see every pin of it, press it
 * where they may switch every pin, and change it where they may arrange every pin. One without pins,
 * whose devices are gone, is left to those who manage the home.
 */
export function mayScene(
  actor: Actor,
  action: SceneAction,
  { homeId, states }: SceneObject,
  now: number,
): boolean {
  if (actor.homeId !== homeId) return false
  if (states.length === 0) return manages(actor.role)
  return states.every(({ device, pin }) => mayDevice(actor, needed[action], device, pin, now))
}
