import { constants } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { scratch } from '../fixtures/scratch.ts'
import { openBrowser } from './browser.ts'

/** Where the system keeps what its Chromium consists of. */
const installed = '/usr/lib/chromium'
const program = 'chromium-headless-shell'

/**
 * The system's Chromium in another language, as a person has it who has chosen that in its settings:
 * its own fields for dates and times, and what pages are told of the language, both follow that. What
 * Playwright calls a locale changes only the second. Chromium takes a language only with a file of
 * its texts in it; here the English ones stand in for them.
 * @param language de, or en-GB
 */
export async function openBrowserIn(language: string): Promise<Browser> {
  const folder = await mkdtemp(join(scratch, 'chromium-'))
  const locales = join(folder, 'locales')
  // It looks for its files beside the program itself, wherever a link to that leads.
  await copyFile(join(installed, program), join(folder, program), constants.COPYFILE_FICLONE)
  await mkdir(locales)
  await symlink(join(installed, 'locales/en-US.pak'), join(locales, `${language}.pak`))
  for (const name of await readdir(installed)) {
    if (name !== program && name !== 'locales') {
      await symlink(join(installed, name), join(folder, name))
    }
  }
  const browser = await openBrowser([], {
    executablePath: join(folder, program),
    env: { ...process.env, LANGUAGE: language.replace('-', '_') },
  })
  browser.once('disconnected', () => void rm(folder, { recursive: true, force: true }))
  return browser
}
