/** The disk under an embedded database takes nothing more, and later does again. */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listDevicesEndpoint } from '@roomwire/contracts/http/devices.ts'
import { createRoomEndpoint, listRoomsEndpoint } from '@roomwire/contracts/http/rooms.ts'
import { addRoom, answerOf, callApi, registerOwner } from '@roomwire/testing/clients/api-client.ts'
import { isStage, isType } from '@roomwire/testing/clients/live-page.ts'
import { slack, startOwnTime } from '@roomwire/testing/fixtures/own-time.ts'
import { scratch } from '@roomwire/testing/fixtures/scratch.ts'
import { startMain } from '@roomwire/testing/worlds/main-process.ts'
import { serverProgram } from '@roomwire/testing/worlds/server-program.ts'
import { openStack, type Stack } from '@roomwire/testing/worlds/stack.ts'
import { makeFolder } from '@roomwire/testing/worlds/test-database.ts'
import { openLiveHome } from '@roomwire/testing/worlds/test-home.ts'
import { freePort } from '@roomwire/testing/worlds/test-services.ts'
import { expect, it, vi } from 'vitest'

const full = {
  code: 'disk_full',
  error: 'The disk of the server is full. Nothing can be changed until there is room again.',
}
const notWritable = {
  code: 'disk_not_writable',
  error: 'The server cannot write to its disk. Nothing can be changed until it can.',
}

/** A folder for data, how its disk is made full and free again, and what callers are told meanwhile. */
type Disk = {
  folder: string
  fill(stack: Stack): void
  free(stack: Stack): void
  remove(): void
  answer: typeof full
}

/** A full disk for every user: the system lets the process write no file beyond 4 KiB. */
function limitedDisk(): Disk {
  const folder = mkdtempSync(join(scratch, 'roomwire-limited-'))
  const limit = (stack: Stack, most: string) =>
    execFileSync('prlimit', ['--pid', `${stack.pid()}`, `--fsize=${most}:unlimited`])
  return {
    folder,
    fill: (stack) => limit(stack, '4096'),
    free: (stack) => limit(stack, 'unlimited'),
    remove: () => rmSync(folder, { recursive: true }),
    answer: notWritable,
  }
}

/** A full disk for root: a file system of its own that is really full. Undefined where none can be mounted. */
function smallDisk(): (Disk & { fill(): void; free(): void }) | undefined {
  const folder = mkdtempSync(join(scratch, 'roomwire-small-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16m,mode=0700', 'none', folder], {
      stdio: 'ignore',
    })
  } catch {
    rmSync(folder, { recursive: true })
    return undefined
  }
  const ballast = join(folder, 'ballast')
  return {
    folder,
    fill() {
      expect(() => writeFileSync(ballast, Buffer.alloc(32 * 1024 * 1024))).toThrow('ENOSPC')
    },
    free: () => rmSync(ballast),
    remove() {
      execFileSync('umount', [folder])
      rmSync(folder, { recursive: true })
    },
    answer: full,
  }
}

const disks = [limitedDisk(), smallDisk()].filter((disk) => disk !== undefined)

it.each(disks)(
  'R-62 on a disk that takes nothing more, changes are refused in words, reading and presses go on, and all works when there is room ($answer.code)',
  async (disk) => {
    const stack = await openStack({ DATA: disk.folder }, 'cheap')
    const { owner, page, device } = await openLiveHome(stack)
    const body = (name: string) => ({ body: { room_name: name } })
    const press = async (messageId: string) => {
      page.say({ deviceIdentifier: 'SC-000001', messageId, action: 'on', pin: 18 })
      return page.hears(
        (said) => isStage('failed', messageId)(said) || isStage('processed', messageId)(said),
      )
    }
    await addRoom(owner, 'Kitchen')
    let isGone = false
    void device.closed.then(() => {
      isGone = true
    })

    disk.fill(stack)
    for (let round = 0; round < 5; round += 1) {
      const refused = await answerOf(owner, createRoomEndpoint, body(`Attic ${round}`))
      expect({ status: refused.status, body: refused.body }).toEqual({
        status: 503,
        body: disk.answer,
      })
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(await press(`full-${round}`)).toMatchObject({ stage: 'processed' })
    }
    const { devices } = await callApi(owner, listDevicesEndpoint, {})
    expect(devices).toMatchObject([{ deviceIdentifier: 'SC-000001', connected: true }])
    page.say({ type: 'subscribeHome', messageId: 'reading' })
    await page.hears(isType('homeSubscription'))

    disk.free(stack)
    const own = startOwnTime()
    await addRoom(owner, 'Cellar')
    expect(await press('free')).toMatchObject({ stage: 'processed' })
    expect(own()).toBeLessThan(slack * 5_000)
    expect(isGone).toBe(false)
    expect(stack.output()).not.toContain('cannot rollback')
    expect(stack.output()).not.toContain('"level":50')

    // It waits for answers to what could not be stored at once, and has to connect anew.
    device.vanish()
    await page.close()
    expect(await stack.stop()).toBe(0)
    await stack.start()
    const { rooms } = await callApi(owner, listRoomsEndpoint, {})
    expect(rooms.map(({ room_name }) => room_name).sort()).toEqual([
      'Cellar',
      'Kitchen',
      'Living Room',
    ])
    await stack.close()
    disk.remove()
  },
)

it.each([smallDisk()].filter((disk) => disk !== undefined))(
  'R-62 a start on a full disk says so in one sentence, of a new home and of one that is there, and both start when there is room',
  async (disk) => {
    const data = join(disk.folder, 'data')
    const start = () => startMain(['--no-demo', '--data', data])
    for (let round = 0; round < 2; round += 1) {
      disk.fill()
      const { code, out, err } = await start().ended
      expect([code, out]).toEqual([2, ''])
      expect(err).toMatch(/^Roomwire could not start\. [^\n]*disk[^\n]* full[^\n]*\n$/)
      disk.free()
      const well = start()
      await well.ready()
      // In order: what a crash leaves in the log may have room for a start.
      well.signal('SIGTERM')
      await well.ended
    }
    disk.remove()
  },
)

it('R-62 a server whose log and output nobody can write goes on, and stops in order', async () => {
  const { folder, remove } = await makeFolder()
  const port = await freePort()
  // The last check has found a fault: the start says so in the log.
  const check = JSON.stringify({ checkedAt: 1, faults: ['home: damaged'] })
  writeFileSync(join(folder, 'roomwire.sqlite.check.json'), check)
  const full = openSync('/dev/full', 'w')
  const server = spawn(process.execPath, [serverProgram, '--no-demo'], {
    env: { ...process.env, DATA: folder, PORT: `${port}`, MQTT_PORT: '0', LOG_LEVEL: 'debug' },
    stdio: ['ignore', full, full],
  })
  const ended = once(server, 'exit')
  const owner = await vi.waitUntil(
    () => registerOwner(`http://127.0.0.1:${port}`).catch(() => null),
    {
      timeout: 60_000,
      interval: 100,
    },
  )
  for (let nth = 0; nth < 5; nth += 1) await addRoom(owner, `Room ${nth}`)
  server.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  closeSync(full)
  await remove()
})
