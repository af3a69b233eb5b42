import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from 'playwright'
import type { Stack } from '../worlds/stack.ts'

/**
 * Changes what a server has stored, under its hands: what an older version may
 * have left there, or what is lost on a bad day. No call can do either.
 */
export function changeStoredData({ data }: Stack, statements: string): void {
  const database = new DatabaseSync(join(data, 'roomwire.sqlite'), { timeout: 120_000 })
  database.exec(statements)
  database.close()
}

/** A server cannot list devices for as long as something lasts. */
export async function whileUnlisted<Found>(
  stack: Stack,
  lasts: () => Promise<Found>,
): Promise<Found> {
  changeStoredData(stack, 'alter table command rename to command_away')
  try {
    return await lasts()
  } finally {
    changeStoredData(stack, 'alter table command_away rename to command')
  }
}

/** The statements that take a device out of its home: no call can do it while its page is open. */
export function lossOf(identifier: string): string {
  return `delete from pin where device_id in (select id from device where identifier = '${identifier}');
    delete from device where identifier = '${identifier}'`
}

/**
 * Changes what is stored the moment a page sends this call, so that the page hears of it by the
 * answer to the call and by nothing that happened to come sooner: a page that has just connected
 * reads its lists once more.
 */
export async function changeBeforeCall(
  page: Page,
  stack: Stack,
  { url }: { url: string },
  statements: string,
): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === url,
    (route) => {
      changeStoredData(stack, statements)
      return route.continue()
    },
  )
}
