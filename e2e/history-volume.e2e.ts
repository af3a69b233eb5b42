import type { Reply } from '@roomwire/contracts/http/endpoint.ts'
import type { homeHistoryEndpoint } from '@roomwire/contracts/http/history.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { volume } from '@roomwire/testing/fixtures/volume.ts'
import { expect, test } from 'vitest'

const fixture = openBrowserFixture()
const board = 'SC-000001'
const count = volume('CHART_POINTS', 100_000)
const roof = {
  series: 'roof',
  kind: 'temperature',
  name: 'Roof',
  unit: '°C',
  decimals: 1,
} as const

/** Marks when a chart has been drawn for the first time. */
function markFirstChart() {
  const look = () => {
    if (document.querySelector('figure canvas')) performance.mark('chart drawn')
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

test(`a chart of ${count} points stands soon after its data has come`, async () => {
  const { owner } = await fixture.home(board)
  const { page } = await fixture.live(owner)
  await page.addInitScript(markFirstChart)
  await page.route('**/api/history?*', (route) => {
    const asked = new URL(route.request().url()).searchParams
    const [from, to] = [Number(asked.get('from')), Number(asked.get('to'))]
    const length = (to - from) / count
    const points = Array.from({ length: count }, (_, at) => {
      const [start, mean] = [
        Math.round(from + at * length),
        Math.round(200 + 50 * Math.sin(at / 900)) / 10,
      ]
      return {
        from: start,
        until: Math.round(start + length),
        min: mean - 1,
        mean,
        max: mean + 1,
        known_ms: Math.round(length),
        on_ms: 0,
        switchings: 0,
      }
    })
    const series = [{ ...roof, from, points, runs: null }]
    const json: Reply<typeof homeHistoryEndpoint> = {
      from,
      to,
      as_of: to,
      next: null,
      resolution: 'sample',
      time_zone: 'UTC',
      devices: [{ device_identifier: board, series }],
    }
    return route.fulfill({ json })
  })
  await page.goto(`${owner.url}/dashboard?view=history&device=${board}&range=week`)
  await page.getByRole('figure').locator('canvas').waitFor()
  const ms = await page.evaluate(() => {
    const came = performance
      .getEntriesByType('resource')
      .flatMap((one) => (/\/api\/history\?/.test(one.name) ? [one.startTime + one.duration] : []))
    const [drawn] = performance.getEntriesByName('chart drawn')
    return (drawn?.startTime ?? 0) - Math.min(...came)
  })
  console.log(`a chart of ${count} points stood ${ms.toFixed(0)} ms after its data`)
  expect(ms).toBeGreaterThan(0)
})
