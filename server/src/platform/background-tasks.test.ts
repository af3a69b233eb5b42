import { pino } from 'pino'
import { expect, it } from 'vitest'
import { openBackgroundTasks } from './background-tasks.ts'

it('R-60 closes when every task is done, and says how many have failed meanwhile', async () => {
  const tasks = openBackgroundTasks(pino({ level: 'silent' }))
  const fail = () => Promise.reject(new Error('the disk is full'))
  let isDone = false
  tasks.run('early', fail)
  await tasks.settled()
  tasks.run('late', fail)
  tasks.run('good', async () => {
    isDone = true
  })
  await expect(tasks.close()).rejects.toThrow(/^1 failed$/)
  expect(isDone).toBe(true)
  await tasks.close()
})
