import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { ScheduleRule } from '@roomwire/contracts/vocabulary/schedule-rule.ts'
import { identifierOf } from '../load/payloads.ts'

/** The pins of a board of a bench. */
export const pinsOfBoard = ['18', '19', '21', '25']

/**
 * Writes schedules into the data folder of a bench: each for a pin of its own, all due at one full
 * minute (epoch ms) and on other days that differ. The server computes anew at its start when they are due.
 */
export function addSchedules(data: string, count: number, dueAt: number): void {
  const database = new DatabaseSync(join(data, 'roomwire.sqlite'))
  database.exec('begin')
  const homes = new Map(
    database
      .prepare(
        `select device.identifier, device.home_id, min(person.id) as owner
         from device join person on person.home_id = device.home_id group by device.id`,
      )
      .all()
      .map(({ identifier, home_id, owner }) => [
        identifier,
        { homeId: home_id ?? null, owner: owner ?? null },
      ]),
  )
  const add = database.prepare(
    `insert into schedule (home_id, made_by, name, rule, pins, created_at, next_at)
     values (?, ?, ?, ?, ?, ?, ?)`,
  )
  for (let nth = 0; nth < count; nth += 1) {
    const device = identifierOf(Math.floor(nth / pinsOfBoard.length))
    const { homeId, owner } = homes.get(device) ?? { homeId: null, owner: null }
    const pins = [[device, pinsOfBoard[nth % pinsOfBoard.length], 1]]
    const texts = [`Schedule ${nth}`, JSON.stringify(ruleAt(dueAt, nth)), JSON.stringify(pins)]
    add.run(homeId, owner, ...texts, Date.now(), dueAt)
  }
  database.exec('commit')
  database.close()
}

/** Weekly at that minute, on its day and on others that the number decides. */
function ruleAt(dueAt: number, nth: number): ScheduleRule {
  const due = Temporal.Instant.fromEpochMilliseconds(dueAt).toZonedDateTimeISO(
    Temporal.Now.timeZoneId(),
  )
  const isOn = (day: number) => day === due.dayOfWeek || ((nth >> (day - 1)) & 1) === 1
  return {
    days: { kind: 'weekly', days: [1, 2, 3, 4, 5, 6, 7].filter(isOn) },
    time: { kind: 'clock', at: due.toPlainTime().toString({ smallestUnit: 'minute' }) },
    spread: 0,
    from: null,
    until: null,
  }
}
