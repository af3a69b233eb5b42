import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { testSeed } from '@roomwire/testing/fixtures/volume.ts'
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
  const pressed = `${own}
void scenario() {
  holdS = 60;
  for (int i = 0; i < 2; i++) pressPin(pins[i], 1);
  if (!isHeld(pins[0]) || isHeld(pins[1])) std::exit(1);
}
`
  expect(() => runSketch(pressed)).not.toThrow()
  expect(() => runSketch(pressed.replace(' && !is(pin, "button")', ''))).toThrow()
})

/** A cover with relays at 32 and 33 whose whole way takes 5 s, and odd presses of it while the clock runs. */
const withCover = `${sketch.replace(
  /^Pin pins\[\] = .*$/m,
  'Pin pins[] = {{"blind", 32, 100, 0, "cover", 33, 5000}};',
)}
#include <random>
static void check(bool is, const char *text) {
  if (is) return;
  std::fprintf(stderr, "%s\\n", text);
  std::exit(1);
}
void scenario() {
  std::minstd_rand any(SEED);
  Pin &blind = pins[0];
  check(blind.state == 50, "it claims to know where it is after a start");
  unsigned long onMs = 0, restMs = 1000;
  int before = 0, ways = 0;
  for (int round = 0; round < 20000; round++) {
    if (any() % 40 == 0) setPin(blind, (int[]){0, 100, 101}[any() % 3]);
    nowMs += 250;
    boardTicker();
    int now = boardLevels[32] - boardLevels[33];
    check(!(boardLevels[32] && boardLevels[33]), "both relays are on");
    check(!now || before == now || restMs >= 500, "it turns round without a rest");
    onMs = now ? onMs + 250 : 0;
    restMs = now ? 0 : restMs + 250;
    check(onMs <= 6000, "a relay stays on");
    check(!now || blind.state == 50, "it claims an end on its way");
    if (blind.state != 50 && before && !now) ways++;
    before = now;
  }
  check(ways > 20, "it never gets to an end");
  setPin(blind, 100);
  for (int round = 0; round < 30; round++) nowMs += 250, boardTicker();
  check(blind.state == 100 && !boardLevels[32], "it is not open after its whole way");
}
`.replace('SEED', String(1 + (testSeed % 1_000_000)))

test('a cover of the sketch never has both relays on, rests, ends by time, and claims no place it has not reached', () => {
  expect(() => runSketch(withCover)).not.toThrow()
  const broken = (from: string, to: string) => () => runSketch(withCover.replace(from, to))
  expect(broken(' && ms >= 500', '')).toThrow(/without a rest/)
  expect(broken('pin.state = BETWEEN;\n  } else', '} else')).toThrow(/claims an end/)
})

test('the device protocol quotes the sketch as it is', () => {
  const page = readFileSync(join(root, 'docs/device-protocol.md'), 'utf8')
  expect(/^```cpp\n(.*?)^```$/ms.exec(page)?.[1]).toBe(sketch)
})
