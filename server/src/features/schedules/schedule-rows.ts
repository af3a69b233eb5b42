import { pinKey, pinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { type ScheduleRule, scheduleRule } from '@roomwire/contracts/vocabulary/schedule-rule.ts'
import type { Selectable } from 'kysely'
import { z } from 'zod'
import type { Schema } from '../../platform/database/schema.ts'
import type { SchedulePin, ScheduleTerms, StoredSchedule } from './schedule.ts'

/* Schedules between their columns and their type. */

const storedPins = z.array(z.tuple([z.string(), pinKey, pinState]))

export const scheduleColumns = [
  'schedule.id',
  'schedule.home_id',
  'schedule.made_by',
  'schedule.name',
  'schedule.rule',
  'schedule.pins',
  'schedule.scene_id',
  'schedule.lease_s',
  'schedule.created_at',
  'schedule.next_at',
  'schedule.skip_at',
  'schedule.done_date',
  'schedule.paused_at',
  'schedule.paused_why',
  'schedule.catch_up',
] as const

export const scheduleOf = (row: Selectable<Schema['schedule']>): StoredSchedule => ({
  id: row.id,
  homeId: row.home_id,
  madeBy: row.made_by,
  name: row.name,
  rule: ruleIn(row.rule),
  sceneId: row.scene_id,
  pins: schedulePinsIn(row.pins),
  leaseS: row.lease_s,
  catchUp: row.catch_up === 1,
  createdAt: row.created_at,
  nextAt: row.next_at,
  skipAt: row.skip_at,
  doneDate: row.done_date,
  paused: row.paused_at === null ? null : { at: row.paused_at, why: row.paused_why ?? 'person' },
})

/** Rules as they stand in their column: very many schedules share few of them. */
const knownRules = new Map<string, ScheduleRule>()
const knownMost = 1_000

/** The rule in its column. */
function ruleIn(text: string): ScheduleRule {
  const known = knownRules.get(text)
  if (known) return known
  const rule = scheduleRule.parse(JSON.parse(text))
  if (knownRules.size >= knownMost) knownRules.clear()
  knownRules.set(text, rule)
  return rule
}

/** The pins in their column. */
export const schedulePinsIn = (text: string): SchedulePin[] =>
  storedPins.parse(JSON.parse(text)).map(([device, pin, state]) => ({ device, pin, state }))

export const schedulePinsText = (pins: readonly SchedulePin[]): string =>
  JSON.stringify(pins.map(({ device, pin, state }) => [device, pin, state]))

/** The columns of what a person decides. */
export const columnsOfTerms = ({ name, rule, sceneId, pins, leaseS, catchUp }: ScheduleTerms) => ({
  name,
  rule: JSON.stringify(rule),
  scene_id: sceneId,
  pins: schedulePinsText(pins),
  lease_s: leaseS,
  catch_up: catchUp ? 1 : 0,
})
