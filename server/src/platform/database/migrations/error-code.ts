import { type Kysely, sql } from 'kysely'

/** The texts by which a run of a schedule told these two failures from others. */
const toldByText = [
  ['device_offline', 'The device was offline'],
  ['pin_held', 'Somebody has switched it, and schedules leave it alone for a while'],
  ['pin_held', 'Somebody switched it, so schedules skip it for a while'],
] as const

/** A command that has failed says why with a code beside its text. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table command add column error_code text`.execute(db)
  for (const [code, text] of toldByText) {
    await sql`update command set error_code = ${code} where error = ${text}`.execute(db)
  }
}
