import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Stack } from '../worlds/stack.ts'

/**
 * Changes what a server has stored, under its hands: what an older version may
 * have left there, or what is lost on a bad day. No call can do either.
 */
export function changeStoredData({ data }: Stack, statements: string): void {
  const database = new DatabaseSync(join(data, 'roomwire.sqlite'), { timeout: 5_000 })
  database.exec(statements)
  database.close()
}
