import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileSketch, runSketch } from '@roomwire/testing/sketch/compile-sketch.ts'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const sketch = readFileSync(join(root, 'web/public/sketch/roomwire.ino'), 'utf8')

test('the sketch for an ESP32 compiles against the signatures of its two libraries', () => {
  compileSketch(sketch)
  expect(() => compileSketch(sketch.replace('setBufferSize', 'setBuffer'))).toThrow(/setBuffer/)
})

test('PINS-1 the sketch never reads a touch pad that is an output, such as that of a fan', () => {
  const fan = sketch.replace(
    /^Pin pins\[\] = .*$/m,
    'Pin pins[] = {{"13", 13, 3, 0}, {"18", 18, 1, 0}};',
  )
  expect(() => runSketch(fan)).not.toThrow()
  const unguarded = fan.replace('if (isOutput(pad.pad)) continue;', '')
  expect(() => runSketch(unguarded)).toThrow(/GPIO 13 is read as a touch pad/)
})

test('the sketch runs with pins of its own, of each kind, and drives no input', () => {
  const own = sketch.replace(
    /^Pin pins\[\] = .*$/m,
    'Pin pins[] = {{"lamp", 25, 100, 0, "level"}, {"bell", 26, 1, 0, "button"}, {"door", 27, 1, 0, "input"}};',
  )
  compileSketch(own)
  expect(() => runSketch(own)).not.toThrow()
  const driven = own.replace('is(pin, "input") ? INPUT_PULLUP : OUTPUT', 'OUTPUT')
  expect(() => runSketch(driven)).toThrow(/GPIO 27 is read while it is an output/)
})

test('the device protocol quotes the sketch as it is', () => {
  const page = readFileSync(join(root, 'docs/device-protocol.md'), 'utf8')
  expect(/^```cpp\n(.*?)^```$/ms.exec(page)?.[1]).toBe(sketch)
})
