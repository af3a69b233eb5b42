import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { makeFolder } from '@roomwire/testing/worlds/test-database.ts'
import { expect, it, onTestFinished } from 'vitest'

const program = join(import.meta.dirname, '../src/main.ts')

it('a server under node --watch, as npm run dev starts it, makes its demo home', async () => {
  const { folder, remove } = await makeFolder()
  const place = ['--data', join(folder, 'data'), '--port', '0', '--mqtt-port', '0']
  const watcher = spawn(process.execPath, ['--watch', program, ...place, '--demo'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(watcher, 'exit')
  onTestFinished(async () => {
    watcher.kill('SIGTERM')
    await ended
    await remove()
  })
  let said = ''
  for (const output of [watcher.stdout, watcher.stderr]) {
    output.on('data', (chunk) => {
      said += chunk
    })
  }
  await expect.poll(() => said).toMatch(/Roomwire is ready|Failed running/)
  expect(said).toContain('Roomwire is ready')
})
