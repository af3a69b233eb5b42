/** Questions of programs to the server: whether it runs, whether it can do its work, and what it has counted. */
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCodes } from '@roomwire/contracts/vocabulary/error-codes.ts'
import { ask } from '@roomwire/testing/clients/ask.ts'
import { isStage, openLivePage } from '@roomwire/testing/clients/live-page.ts'
import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { scratch } from '@roomwire/testing/fixtures/scratch.ts'
import { connectTestDevice } from '@roomwire/testing/worlds/test-device.ts'
import { createTestHome } from '@roomwire/testing/worlds/test-home.ts'
import { promtool, startPrometheus } from '@roomwire/testing/worlds/test-prometheus.ts'
import { startTestServer } from '@roomwire/testing/worlds/test-server.ts'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { noteBackup } from '../src/features/backups/kept-backups.ts'
import { findMissing } from '../src/features/operation/readiness.ts'

const metricsToken = '4f2a9c7d10e84f2a9c7d10e84f2a9c7d'
const deploy = join(import.meta.dirname, '../../deploy/prometheus')
const rulesFile = join(deploy, 'roomwire.rules.yml')

/** The lines of a scrape by their names with labels. */
const valuesIn = (text: string) =>
  new Map(
    text.split('\n').flatMap((line) => {
      const [, name = '', value] = /^(\w+(?:\{[^}]*\})?) (\S+)$/.exec(line) ?? []
      return value === undefined
        ? []
        : [[name, value === '+Inf' ? Infinity : Number(value)] as const]
    }),
  )

describe('/healthz and /readyz', () => {
  it('say in words to everybody that all is well', async () => {
    const server = await startTestServer('sqlite')
    for (const [path, text] of [
      ['/healthz', 'ok\n'],
      ['/readyz', 'ready\n'],
    ] as const) {
      const answer = await ask(server, `GET ${path}`)
      expect([answer.status, answer.text]).toEqual([200, text])
      expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
    }
    await server.stop()
  })

  it('know each thing that is missing', async () => {
    const well = {
      askDatabase: async () => undefined,
      storingFailsSince: () => undefined,
      bus: { isAway: () => false },
      clock: { now: () => 10_000 },
    }
    const missing = (broken: object) => findMissing({ ...well, ...broken } as never)
    expect(await missing({})).toEqual([])
    expect(await missing({ askDatabase: () => Promise.reject(new Error('away')) })).toEqual([
      'database',
    ])
    expect(await missing({ askDatabase: () => new Promise(() => undefined) })).toEqual(['database'])
    expect(await missing({ storingFailsSince: () => 9_500 })).toEqual([])
    expect(await missing({ storingFailsSince: () => 9_000 })).toEqual(['storing'])
    expect(await missing({ bus: { isAway: () => true } })).toEqual(['bus'])
  })
})

describe('/metrics', () => {
  it.each(engines)(
    'R-24 is for whoever sends the token, and names nobody and nothing of a home (%s)',
    async (engine) => {
      const server = await startTestServer(engine, { settings: { metricsToken } })
      const home = await createTestHome(server.url)
      const device = await connectTestDevice(server.mqttUrl, home.identifier, home.secret)
      await expect(connectTestDevice(server.mqttUrl, home.identifier, 'wrong')).rejects.toThrow()
      const page = await openLivePage(home.owner)
      page.say({ deviceIdentifier: home.identifier, messageId: 'one', action: 'on', pin: 18 })
      await page.hears(isStage('processed', 'one'))
      await ask(server, 'GET /api/auth/sessions')

      for (const token of [undefined, 'wrong', `${metricsToken}x`]) {
        const { status, body } = await ask(server, 'GET /metrics', { token })
        expect([status, body]).toMatchObject([401, { code: 'not_signed_in' }])
      }
      const { status, text } = await ask(server, 'GET /metrics', { token: metricsToken })
      expect(status).toBe(200)
      const values = valuesIn(text)
      expect(values.get('roomwire_ready')).toBe(1)
      expect(values.get('roomwire_connections{peer="page"}')).toBe(1)
      expect(values.get('roomwire_connections{peer="device"}')).toBe(1)
      expect(values.get('roomwire_commands_total{outcome="done"}')).toBe(1)
      expect(values.get('roomwire_device_refusals_total{why="wrong_secret"}')).toBe(1)
      expect(values.get('roomwire_refusals_total{code="not_signed_in"}')).toBe(4)
      expect(values.get('roomwire_messages_total{peer="page",direction="in"}')).toBe(1)
      expect(values.get('roomwire_queue_length{queue="changes"}')).toBe(0)
      expect(values.get('roomwire_backup_age_seconds')).toBe(Number.POSITIVE_INFINITY)
      expect(values.get('roomwire_disk_free_bytes')).toBeGreaterThan(0)
      expect(values.get('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0)
      const live = values.get('roomwire_commit_seconds_count{of="live"}')
      expect(live).toBeGreaterThan(1)
      expect(values.get('roomwire_commit_seconds_bucket{le="+Inf",of="live"}')).toBe(live)
      // Each label has values of a fixed list.
      const names = new Set(text.match(/(?<=[{,])\w+(?==)/g))
      expect([...names].toSorted()).toEqual(
        ['code', 'direction', 'engine', 'le', 'of', 'outcome', 'part', 'peer', 'queue', 'why']
          .concat(['kind', 'space', 'type', 'version', 'major', 'minor', 'patch', 'quantile'])
          .filter((name) => names.has(name))
          .toSorted(),
      )
      const { email, name } = { email: 'example.com', name: home.identifier }
      for (const canary of [email, name, home.secret, '127.0.0.1', metricsToken]) {
        expect(text, canary).not.toContain(canary)
      }
      noteBackup(server.config.data, { at: server.clock.now() - 60_000, file: 'x', bytes: 1 })
      const later = await ask(server, 'GET /metrics', { token: metricsToken })
      expect(valuesIn(later.text).get('roomwire_backup_age_seconds')).toBeCloseTo(60, 0)
      await page.close()
      await device.leave()
      await expect
        .poll(async () => {
          const { text: after } = await ask(server, 'GET /metrics', { token: metricsToken })
          const open = valuesIn(after)
          return ['page', 'device'].map((peer) => open.get(`roomwire_connections{peer="${peer}"}`))
        })
        .toEqual([0, 0])
      await server.stop()
    },
  )

  it('is scraped by Debian’s Prometheus with the configuration in deploy, whose five alerts it knows', async () => {
    const server = await startTestServer('sqlite', { settings: { metricsToken } })
    const read = (name: string) => readFile(join(deploy, name), 'utf8')
    const config = (await read('prometheus.yml'))
      .replace('127.0.0.1:8080', new URL(server.url).host)
      .replace('/etc/prometheus/', '')
      .replace('scrape_interval: 30s', 'scrape_interval: 1s')
    const rules = await read('roomwire.rules.yml')
    const prometheus = await startPrometheus(config, {
      'roomwire.rules.yml': rules,
      'roomwire.token': metricsToken,
    })
    const api = async (path: string) => (await fetch(`${prometheus.url}/api/v1/${path}`)).json()
    const found = z.object({
      data: z.object({ result: z.array(z.object({ value: z.tuple([z.number(), z.string()]) })) }),
    })
    const ready = async () =>
      found.parse(await api('query?query=roomwire_ready')).data.result[0]?.value[1]
    await expect.poll(ready, { timeout: 60_000 }).toBe('1')
    const groups = z.object({
      data: z.object({
        groups: z.array(z.object({ rules: z.array(z.object({ name: z.string() })) })),
      }),
    })
    const known = groups.parse(await api('rules'))
    const alerts = known.data.groups.flatMap(({ rules: some }) => some.map(({ name }) => name))
    expect(alerts).toHaveLength(5)
    const operations = await readFile(join(deploy, '../../docs/operations.md'), 'utf8')
    for (const alert of alerts) expect(operations).toContain(`\`${alert}\``)
    await prometheus.stop()
    await server.stop()
  })

  it('has a line for each code of a refusal in docs/operations.md', async () => {
    const operations = await readFile(join(deploy, '../../docs/operations.md'), 'utf8')
    const rows: string[] = operations.match(/^\| `\w+` \|/gm) ?? []
    const missing = Object.keys(errorCodes).filter(
      (code) => !rows.some((row) => row === `| \`${code}\` |`),
    )
    expect(missing).toEqual([])
  })

  it('has alerts that promtool finds right, and that come when they should', async () => {
    expect(await promtool('check', 'rules', rulesFile)).toContain('5 rules found')
    const folder = await mkdtemp(join(scratch, 'roomwire-rules-'))
    const file = join(folder, 'test.yml')
    await writeFile(file, testOfRules(rulesFile))
    expect(await promtool('test', 'rules', file)).toContain('SUCCESS')
  })
})

/** The series that promtool plays, and which alerts are to come of them and which are not. */
const testOfRules = (rules: string) => `
rule_files: ['${rules}']
evaluation_interval: 1m
tests:
  - interval: 1m
    input_series:
      - { series: 'up{job="roomwire",instance="down"}', values: '1 1 0x60' }
      - { series: 'up{job="roomwire",instance="well"}', values: '1x60' }
      - { series: 'roomwire_ready{instance="ill"}', values: '1 0x60' }
      - { series: 'roomwire_ready{instance="well"}', values: '1x60' }
      - { series: 'roomwire_backup_age_seconds{instance="never"}', values: '1000000000x60' }
      - { series: 'roomwire_backup_age_seconds{instance="well"}', values: '86400x60' }
      - { series: 'roomwire_disk_free_bytes{instance="full"}', values: '500000000x60' }
      - { series: 'roomwire_disk_free_bytes{instance="well"}', values: '50000000000x60' }
      - { series: 'nodejs_eventloop_lag_p99_seconds{job="roomwire",instance="late"}', values: '2x60' }
      - { series: 'nodejs_eventloop_lag_p99_seconds{job="roomwire",instance="well"}', values: '0.01x60' }
      - { series: 'roomwire_commit_seconds_bucket{of="live",le="0.5",instance="slow"}', values: '0+1x60' }
      - { series: 'roomwire_commit_seconds_bucket{of="live",le="1",instance="slow"}', values: '0+60x60' }
      - { series: 'roomwire_commit_seconds_bucket{of="live",le="+Inf",instance="slow"}', values: '0+60x60' }
      - { series: 'roomwire_commit_seconds_bucket{of="live",le="0.5",instance="well"}', values: '0+60x60' }
      - { series: 'roomwire_commit_seconds_bucket{of="live",le="1",instance="well"}', values: '0+60x60' }
      - { series: 'roomwire_commit_seconds_bucket{of="live",le="+Inf",instance="well"}', values: '0+60x60' }
    promql_expr_test:
      - expr: count by (alertname, instance) (ALERTS{alertstate="firing"})
        eval_time: 30m
        exp_samples:
          - { labels: '{alertname="RoomwireDown",instance="down"}', value: 1 }
          - { labels: '{alertname="RoomwireNotReady",instance="ill"}', value: 1 }
          - { labels: '{alertname="RoomwireBackupOld",instance="never"}', value: 1 }
          - { labels: '{alertname="RoomwireDiskNearlyFull",instance="full"}', value: 1 }
          - { labels: '{alertname="RoomwireSlow",instance="late"}', value: 1 }
          - { labels: '{alertname="RoomwireSlow",instance="slow"}', value: 1 }
`
