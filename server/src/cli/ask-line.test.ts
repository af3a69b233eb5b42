import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const program = `
  import { askLine } from ${JSON.stringify(join(import.meta.dirname, 'ask-line.ts'))}
  process.stdout.write(JSON.stringify(await askLine('Key: ')))`

it.each([
  ['a key\n', 'a key'],
  ['a key', 'a key'],
  ['a key\nand more\n', 'a key'],
  ['', ''],
])(
  'the answer to a question is the next line of what is piped in, also without its end (%j)',
  (input, answer) => {
    const asked = spawnSync(process.execPath, ['--input-type=module', '-e', program], { input })
    expect(JSON.parse(String(asked.stdout))).toBe(answer)
  },
)
