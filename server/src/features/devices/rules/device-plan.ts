import type { PinKey, PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'

/** The state that a schedule gives one pin at one time. */
export type PlanEntry = {
  scheduleId: number
  /** When it is due, epoch ms. */
  at: number
  pin: PinKey
  state: PinState
  /** For how many seconds the pin is on; null for as long as nobody asks for something else. */
  leaseS: number | null
  /** For how many seconds it leaves the pin alone once somebody has switched it; 0 for not at all. */
  holdS: number
}

/** The entries of schedules for a device, the soonest first; equal plans have the same version. */
export type DevicePlan = { version: string; entries: readonly PlanEntry[] }

/** The time, for a device that has asked for it. Epoch ms, and the number that it has asked with. */
export type TimeAnswer = { now: number; askedAt: number }

/** An entry of its plan that a device has done, or has left alone because somebody held the pin. */
export type ReportedRun = Omit<PlanEntry, 'leaseS' | 'holdS'> & { held?: true | undefined }

/** The key of the command for a pin: the due time and the pin, so that it acts once whoever takes the schedule on. */
export const runKey = (dueAt: number, { device, pin }: { device: string; pin: PinKey }): string =>
  `${dueAt} ${device} ${pin}`

/** The due time that the command of a schedule is for, epoch ms. @param messageId as it is stored */
export const dueAtOf = (messageId: string): number =>
  Number(String(JSON.parse(messageId)).split(' ')[0])
