import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileSketch } from '@roomwire/testing/sketch/compile-sketch.ts'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const sketch = readFileSync(join(root, 'web/public/sketch/roomwire.ino'), 'utf8')

test('the sketch for an ESP32 compiles against the signatures of its two libraries', () => {
  compileSketch(sketch)
  expect(() => compileSketch(sketch.replace('setBufferSize', 'setBuffer'))).toThrow(/setBuffer/)
})

test('the device protocol quotes the sketch as it is', () => {
  const page = readFileSync(join(root, 'docs/device-protocol.md'), 'utf8')
  expect(/^```cpp\n(.*?)^```$/ms.exec(page)?.[1]).toBe(sketch)
})
