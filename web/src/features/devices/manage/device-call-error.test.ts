import { expect, it } from 'vitest'
import { CallFailed } from '../../../api/call-failed.ts'
import { DeviceCallError, deviceCallError, deviceListError } from './device-call-error.ts'

it.each([
  ['Failed to fetch devices', 500],
  ['Failed to generate secret', 403],
  ['Failed to update', 400],
])('MANAGE-6 %s: %i, and under it why', (summary, status) => {
  const error = deviceCallError(
    summary,
    new CallFailed(status, { error: 'Because' }, String(status)),
  )
  expect(error.message).toBe(`${summary}: ${status}`)
  expect(error.why).toBe('Because')
})

it('MANAGE-6 without an answer there is no status to tell', () => {
  const error = deviceCallError('Failed to update', new CallFailed(0, {}, 'Failed to fetch'))
  expect(error.message).toBe('Failed to update: no answer')
  expect(error.why).toBe('Cannot reach the server.')
})

it('MANAGE-6 other errors keep their message', () => {
  expect(deviceCallError('Failed to update', new Error('of its own')).why).toBe('of its own')
})

it('MANAGE-6 a list that was not even asked for says ‘No authentication token’', () => {
  expect(deviceListError(new DeviceCallError('No authentication token')).message).toBe(
    'No authentication token',
  )
  const failed = new CallFailed(503, {}, '503')
  expect(deviceListError(failed).message).toBe('Failed to fetch devices: 503')
})
