import { expect, it } from 'vitest'
import { sayingSteps } from './backup-texts.ts'

function heard(isTTY: boolean) {
  const texts: string[] = []
  const say = sayingSteps({ isTTY, write: (text) => texts.push(text) })
  return { say, text: () => texts.join('') }
}

it('a terminal has one line with a bar for each step, and other lines between', () => {
  const { say, text } = heard(true)
  for (const part of [0, 0.5, 0.501, 1]) say.step('Copying', part)
  say.line('room: 3 rows')
  say.step('Comparing')
  const bar = (done: number) => `${'#'.repeat(done)}${'.'.repeat(30 - done)}`
  expect(text()).toBe(
    `\rCopying [${bar(0)}] 0 %\rCopying [${bar(15)}] 50 %\rCopying [${bar(30)}] 100 %\nroom: 3 rows\nComparing\n`,
  )
})

it('a file has a line for each tenth, and each only once', () => {
  const { say, text } = heard(false)
  for (const part of [0.11, 0.12, 0.19, 0.2]) say.step('Copying', part)
  say.line('room: 3 rows')
  expect(text()).toBe('Copying: 10 %\nCopying: 20 %\nroom: 3 rows\n')
})
