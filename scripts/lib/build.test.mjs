import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { fingerprintOf, keepTwoBuilds } from './build.mjs'

test('the fingerprint of the sources changes with what is built from, and with nothing else', () => {
  const base = mkdtempSync(join(tmpdir(), 'roomwire-fingerprint-'))
  onTestFinished(() => rmSync(base, { recursive: true }))
  const write = (/** @type {string} */ path, /** @type {string} */ text) => {
    mkdirSync(join(base, path, '..'), { recursive: true })
    writeFileSync(join(base, path), text)
  }
  const fingerprint = () => fingerprintOf(base, ['web', 'lock.json'])
  write('web/src/main.ts', 'one')
  write('lock.json', '{}')
  const first = fingerprint()

  write('web/dist/main.js', 'built')
  write('web/node_modules/x.js', 'brought')
  expect(fingerprint()).toBe(first)

  write('web/src/main.ts', 'two')
  const changed = fingerprint()
  expect(changed).not.toBe(first)

  renameSync(join(base, 'web/src/main.ts'), join(base, 'web/src/start.ts'))
  const renamed = fingerprint()
  expect(renamed).not.toBe(changed)

  write('lock.json', '{ }')
  expect(fingerprint()).not.toBe(renamed)
})

test('a build leaves the files of the one before, and none of earlier ones', () => {
  const folder = mkdtempSync(join(tmpdir(), 'roomwire-builds-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const build = (/** @type {string[]} */ ...files) => {
    for (const file of files) writeFileSync(join(folder, file), '')
    keepTwoBuilds(folder, files)
    return readdirSync(folder).filter((name) => name !== '.files')
  }
  expect(build('main.mjs', 'mail-1.mjs')).toEqual(['mail-1.mjs', 'main.mjs'])
  expect(build('main.mjs', 'mail-2.mjs')).toEqual(['mail-1.mjs', 'mail-2.mjs', 'main.mjs'])
  expect(build('main.mjs', 'mail-3.mjs')).toEqual(['mail-2.mjs', 'mail-3.mjs', 'main.mjs'])
})
