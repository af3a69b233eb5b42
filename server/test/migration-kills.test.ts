/** An update that is killed at any moment leaves the home of the last release, or that of this one. */
import { firstInGate } from '@roomwire/testing/browser/only-in-prove.ts'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { openInOtherProcess } from '@roomwire/testing/fixtures/open-in-other-process.ts'
import { goldenVersions } from '@roomwire/testing/golden/golden-files.ts'
import { expect, it } from 'vitest'
import { newestMigration } from '../src/platform/database/migrations.ts'
import { copyGolden, type GoldenCopy, readTables } from './golden-copy.ts'

const [oldest = ''] = goldenVersions()

/** The tables, how many rows each has, and which of its columns are empty. */
const stateOf = async (home: GoldenCopy) => JSON.stringify(await readTables(home))

it.each(['sqlite', 'postgres'] as const)(
  `R-91 a start on a home of ${oldest} that is killed before any of its statements leaves it as it was or as it is to be, and the next start ends the update (%s)`,
  async (engine) => {
    const whole = await copyGolden(oldest, engine)
    const before = await stateOf(whole)
    const { code, asked } = await openInOtherProcess(whole.place)
    expect(code).toBe(0)
    const after = await stateOf(whole)
    await whole.remove()
    expect(after).not.toBe(before)
    expect(newestMigration).not.toBe('')

    const points = Array.from({ length: asked }, (_, statement) => statement)
    const found = { old: 0, new: 0, between: [] as number[] }
    // The last ones are those of the update.
    for (const statement of firstInGate(points.toReversed(), 12)) {
      const home = await copyGolden(oldest, engine)
      expect((await openInOtherProcess(home.place, statement)).code).toBe('SIGKILL')
      const state = await stateOf(home)
      if (state === before) found.old += 1
      else if (state === after) found.new += 1
      else found.between.push(statement)
      expect((await openInOtherProcess(home.place)).code).toBe(0)
      expect(await stateOf(home)).toBe(after)
      await home.remove()
    }
    figure('R-91', `statements at which an update was killed (${engine})`, found.old + found.new)
    expect(found.between).toEqual([])
    expect(found.old).toBeGreaterThan(3)
  },
)
