import type { PinKey, PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'

/** What a schedule is to do with one pin of a device at one time. */
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

/** What schedules are to do with a device, the soonest first; by its version equal ones are the same. */
export type DevicePlan = { version: string; entries: readonly PlanEntry[] }

/** The time, for a device that has asked for it. Epoch ms, and the number that it has asked with. */
export type TimeAnswer = { now: number; askedAt: number }

/** What a device has done by its plan, or has left alone because somebody held the pin. */
export type ReportedRun = Omit<PlanEntry, 'leaseS' | 'holdS'> & { held?: true | undefined }

/** The key of the command for a pin: the due time and the pin, so that it acts once whoever takes the schedule on. */
export const runKey = (dueAt: number, { device, pin }: { device: string; pin: PinKey }): string =>
  `${dueAt} ${device} ${pin}`

/** The due time that the command of a schedule is for, epoch ms. @param messageId as it is stored */
export const dueAtOf = (messageId: string): number =>
  Number(String(JSON.parse(messageId)).split(' ')[0])
