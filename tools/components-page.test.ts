import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '../web/src/app/dev')
const ui = join(folder, '../../ui')

/** They draw nothing of their own. */
const unseen = [
  'form/kept/kept-form.tsx',
  'lazy/growing.tsx',
  'lazy/later-dialog.tsx',
  'lazy/part-file.tsx',
  'lazy/part-place.tsx',
  'look/icon.tsx',
  'router/router.tsx',
  'time/time.tsx',
]

test('/dev/components shows every part of web/src/ui', () => {
  const page = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'))
  const missing = readdirSync(ui, { encoding: 'utf8', recursive: true }).filter(
    (file) =>
      file.endsWith('.tsx') &&
      !unseen.includes(file) &&
      !page.some((text) => text.includes(`'../../ui/${file}'`)),
  )
  expect(missing).toEqual([])
})
