import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { fingerprintOf } from './web-build.mjs'

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
