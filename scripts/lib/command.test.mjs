import { parseArgs } from 'node:util'
import { expect, test } from 'vitest'
import { Failure, requireNode, shown } from './command.mjs'

test('an old Node is refused with words that help', () => {
  expect(() => requireNode('18.20.4')).toThrow(Failure)
  expect(() => requireNode('18.20.4')).toThrow(
    'needs Node 20 or newer to start; this is Node 18.20.4',
  )
})

test('Node 20 and later may start', () => {
  expect(() => requireNode('20.0.0')).not.toThrow()
  expect(() => requireNode('26.10.0')).not.toThrow()
})

test('an option that there is not is refused in one line, and what is a bug keeps its stack', () => {
  let refused
  try {
    parseArgs({ args: ['--list'], options: {} })
  } catch (error) {
    refused = error
  }
  expect(shown(refused)).toBe("\nUnknown option '--list'. --help lists all options.")
  const bug = new TypeError('no such thing')
  expect(shown(bug)).toBe(bug)
})
