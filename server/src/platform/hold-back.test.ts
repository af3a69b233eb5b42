import { expect, it } from 'vitest'
import { openHoldBack } from './hold-back.ts'

it('R-46 a sender that is held back without a break for too long is given up', async () => {
  let now = 5_000
  const holdBack = openHoldBack({ now: () => now }, 1_000)
  const begun = performance.now()
  expect(await holdBack.hold(20)).toBe(true)
  expect(performance.now() - begun).toBeGreaterThan(15)
  now += 900
  expect(await holdBack.hold(1)).toBe(true)
  expect(await holdBack.hold(0)).toBe(true)
  now += 900
  expect(await holdBack.hold(1)).toBe(true)
  now += 1_001
  expect(await holdBack.hold(3_600_000)).toBe(false)
})
