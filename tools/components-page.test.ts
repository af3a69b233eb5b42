import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '../web/src/app/dev')
const ui = join(folder, '../../ui')

/** They draw nothing of their own. */
const unseen = [
  'growing.tsx',
  'home-times.tsx',
  'icon.tsx',
  'kept-form.tsx',
  'later-dialog.tsx',
  'page-heading.tsx',
  'part-file.tsx',
  'part-place.tsx',
  'time.tsx',
]

test('/dev/components shows every part of web/src/ui', () => {
  const page = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'))
  const missing = readdirSync(ui).filter(
    (file) =>
      file.endsWith('.tsx') &&
      !unseen.includes(file) &&
      !page.some((text) => text.includes(`'../../ui/${file}'`)),
  )
  expect(missing).toEqual([])
})
