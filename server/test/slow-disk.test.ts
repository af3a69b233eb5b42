/** A disk that is slow to sync delays whoever changes something, and nobody else. */
import { updateDeviceEndpoint } from '@roomwire/contracts/http/devices.ts'
import { answerOf } from '@roomwire/testing/clients/api-client.ts'
import { isStage } from '@roomwire/testing/clients/live-page.ts'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { slowDisk } from '@roomwire/testing/fixtures/slow-disk.ts'
import { volume } from '@roomwire/testing/fixtures/volume.ts'
import { openStack, type Stack } from '@roomwire/testing/worlds/stack.ts'
import { makeFolder } from '@roomwire/testing/worlds/test-database.ts'
import { openLiveHome } from '@roomwire/testing/worlds/test-home.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'

/** A wait for a slow SD card, ms. */
const syncMs = 20
const changes = volume('SLOW_DISK_CHANGES', 40)

let folder: Awaited<ReturnType<typeof makeFolder>>
let disk: ReturnType<typeof slowDisk>
let stack: Stack
beforeAll(async () => {
  folder = await makeFolder()
  disk = slowDisk(folder.folder, syncMs)
  stack = await openStack(disk.env, 'cheap')
})
afterAll(async () => {
  await stack.close()
  await folder.remove()
})

it('R-61 each change is answered once the disk has it, while the event loop waits for no disk and presses go on', async () => {
  const { owner, identifier, page } = await openLiveHome(stack)
  const before = disk.waits()
  const early: string[] = []
  let isDone = false
  let presses = 0
  async function press(): Promise<void> {
    while (!isDone) {
      const messageId = `press ${presses}`
      page.say({ deviceIdentifier: identifier, action: 'on', pin: 18, messageId })
      await page.hears(isStage('received', messageId))
      presses += 1
    }
  }
  async function rename(): Promise<void> {
    for (let nth = 0; nth < changes; nth += 1) {
      const waited = disk.waits().other
      const device_name = `Lamp ${nth}`
      const change = { body: { device_identifier: identifier, device_name } }
      const { status } = await answerOf(owner, updateDeviceEndpoint, change)
      if (status !== 200 || disk.waits().other === waited) early.push(device_name)
    }
    isDone = true
  }
  await Promise.all([press(), rename()])
  expect(early).toEqual([])
  const waitsOfLoop = disk.waits().first - before.first
  figure('R-61', 'waits of the event loop for the disk', waitsOfLoop, `${changes} changes`)
  // SQLite itself syncs the head of a log that it begins anew: once in a thousand pages at most.
  expect(waitsOfLoop).toBeLessThanOrEqual(1 + changes / 100)
  expect(presses).toBeGreaterThan(changes / 4)
})
