/** Many homes at once on one installation, with people joining and leaving: no page ever gets a byte of another home. */

import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { testSeed, volume } from '@roomwire/testing/fixtures/volume.ts'
import { type Installation, startInstallation } from '@roomwire/testing/worlds/replicas.ts'
import { openStack } from '@roomwire/testing/worlds/stack.ts'
import { openTenants } from '@roomwire/testing/worlds/tenants.ts'
import { describe, expect, it } from 'vitest'

/** R-02 names 10,000,000 messages of 200 homes, R-04 20 kills. */
const messages = volume('TENANT_MESSAGES', 10_000)
const homes = volume('TENANT_HOMES', 6)
const kills = volume('TENANT_KILLS', 2)
const seed = testSeed
/** It ends when the messages have been seen: this only ends a test that hangs. */
const timeout = 900_000

describe.each(['sqlite', 'postgres, 2 replicas'] satisfies Installation[])(
  'homes on %s',
  (kind) => {
    it('R-02 receive nothing of each other while people join, leave, watch and are removed', {
      timeout,
    }, async () => {
      const { servers, stop } = await startInstallation(kind)
      const tenants = await openTenants(servers, { homes, pagesEach: 60, seed })
      await tenants.begin()
      await tenants.until(messages)
      await tenants.end()
      const { heard } = tenants
      figure('R-02', `messages looked at, of ${homes} homes`, heard.messages, kind)
      figure('R-02', 'names in them', heard.marks, kind)
      figure('R-02', 'foreign ones', heard.foreign.length, kind)
      expect(heard.foreign.slice(0, 3)).toEqual([])
      expect(heard.marks).toBeGreaterThan(messages / 2)
      expect(servers.flatMap(({ bugs }) => bugs)).toEqual([])
      await stop()
    })
  },
)

it('R-04 homes receive nothing of each other while the server is killed and all clients reconnect at once', {
  timeout,
}, async () => {
  const stack = await openStack()
  const tenants = await openTenants([stack], { homes, pagesEach: 20, seed })
  await tenants.begin()
  for (let round = 1; round <= kills; round += 1) {
    await tenants.until(tenants.heard.messages + 3_000)
    await stack.kill()
    await stack.start()
  }
  await tenants.until(tenants.heard.messages + 3_000)
  await tenants.end()
  const { heard } = tenants
  figure('R-04', `messages looked at while the server is killed ${kills} times`, heard.messages)
  figure('R-04', 'lines opened anew meanwhile', heard.reconnects)
  figure('R-04', 'foreign names in them', heard.foreign.length)
  expect(heard.foreign.slice(0, 3)).toEqual([])
  expect(heard.marks).toBeGreaterThan(heard.messages / 2)
  expect(stack.output()).not.toMatch(/"level":[56]0/)
  await stack.close()
})
