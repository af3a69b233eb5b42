import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Registry } from 'prom-client'
import { lastBackupOf } from '../../features/backups/kept-backups.ts'
import { findMissing } from '../../features/operation/readiness.ts'
import { networkOf } from '../../platform/network.ts'
import { fingerprint, sameFingerprint } from '../../platform/random.ts'
import { refuse } from '../../platform/refusal.ts'
import type { Timing } from '../../platform/timing.ts'
import { version } from '../../platform/version.ts'
import type { Roomwire } from '../../roomwire.ts'

export type MetricsNeeds = Pick<
  Roomwire,
  | 'askDatabase'
  | 'bus'
  | 'callerAddress'
  | 'clock'
  | 'connectedTwins'
  | 'counts'
  | 'engine'
  | 'onDisk'
  | 'queues'
  | 'sizes'
  | 'rateLimits'
  | 'storingFailsSince'
>

/**
 * Serves what the server has counted to Prometheus, for whoever sends the operator's token; without a
 * token there is no such page. Everything is read when it is asked for. No label names a person, a
 * home, a device or an address: each has a fixed list of values.
 */
export function serveMetrics(
  app: FastifyInstance,
  needs: MetricsNeeds,
  { metricsToken, data }: { metricsToken: string; data: string },
): void {
  if (metricsToken === '') return
  const expected = fingerprint(metricsToken)
  let registry: Promise<Registry> | undefined
  app.get('/metrics', async (request, reply) => {
    needs.rateLimits.countCallFrom(networkOf(needs.callerAddress.of(request.raw)))
    if (!sameFingerprint(fingerprint(tokenOf(request)), expected)) {
      void reply.header('www-authenticate', 'Bearer')
      throw refuse('not_signed_in', 'Send the token of METRICS_TOKEN')
    }
    // The library is brought when somebody asks first: a start would have to wait for it.
    registry ??= openRegistry(needs, data)
    const { metrics, contentType } = await registry
    const text = await metrics.call(await registry)
    return reply.type(contentType).header('cache-control', 'no-store').send(text)
  })
}

const tokenOf = ({ headers }: FastifyRequest): string =>
  /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? ''

type Prometheus = typeof import('prom-client')

async function openRegistry(needs: MetricsNeeds, data: string): Promise<Registry> {
  const prometheus = await import('prom-client')
  const registry = new prometheus.Registry()
  // The process: memory, processor, descriptors, and how late the event loop is.
  prometheus.collectDefaultMetrics({ register: registry })
  const tell = openTellers(prometheus, registry)
  countWhatHappens(tell, needs)
  showWhatIs(tell, needs)
  showStored(tell, needs, data)
  return registry
}

type Tellers = ReturnType<typeof openTellers>
type Values = Iterable<readonly [labels: Record<string, string>, value: number]>

/** Makes lines of one name, with a value for each set of labels, which is read at each scrape. */
function openTellers({ Counter, Gauge, Histogram }: Prometheus, registry: Registry) {
  const registers = [registry]
  return {
    counter(name: string, help: string, labelNames: string[], read: () => Values): void {
      new Counter({
        name,
        help,
        labelNames,
        registers,
        collect() {
          this.reset()
          for (const [labels, value] of read()) this.inc(labels, value)
        },
      })
    },
    gauge(
      name: string,
      help: string,
      labelNames: string[],
      read: () => Values | Promise<Values>,
    ): void {
      new Gauge({
        name,
        help,
        labelNames,
        registers,
        async collect() {
          this.reset()
          for (const [labels, value] of await read()) this.set(labels, value)
        },
      })
    },
    /** Takes the bounds that were counted, instead of each time by itself. */
    histogram(name: string, help: string, timings: Record<string, Timing>): void {
      const histogram = new Histogram({ name, help, labelNames: ['of'], registers })
      const get = async () => histogramOf(name, help, timings)
      // It asks by the first for JSON, by the second for text.
      Object.assign(histogram, { get, getForPromString: get })
    },
  }
}

/** A histogram, as the library writes it. */
function histogramOf(name: string, help: string, timings: Record<string, Timing>) {
  const values = Object.entries(timings).flatMap(([of, timing]) => {
    const { within, count, seconds } = timing.read()
    const buckets = [...within, { bound: '+Inf', count }].map(({ bound, count: value }) => ({
      metricName: `${name}_bucket`,
      labels: { le: bound, of },
      value,
    }))
    return [
      ...buckets,
      { metricName: `${name}_sum`, labels: { of }, value: seconds },
      { metricName: `${name}_count`, labels: { of }, value: count },
    ]
  })
  return { name, help, type: 'histogram', aggregator: 'sum', values }
}

const withLabel = (name: string, values: Iterable<readonly [string, number]>): Values =>
  [...values].map(([label, value]) => [{ [name]: label }, value] as const)

const alone = (value: number): Values => [[{}, value]]

function countWhatHappens(tell: Tellers, { counts, onDisk }: MetricsNeeds): void {
  tell.counter(
    'roomwire_messages_total',
    'Live messages of pages and reports of devices, and what was sent to them.',
    ['peer', 'direction'],
    () => [
      [{ peer: 'page', direction: 'in' }, counts.fromPages],
      [{ peer: 'page', direction: 'out' }, counts.toPages],
      [{ peer: 'device', direction: 'in' }, counts.fromDevices],
      [{ peer: 'device', direction: 'out' }, counts.toDevices],
    ],
  )
  tell.counter(
    'roomwire_commands_total',
    'Commands to connected devices that have ended, by how.',
    ['outcome'],
    () => withLabel('outcome', Object.entries(counts.outcomes)),
  )
  tell.counter(
    'roomwire_refusals_total',
    'Refusals of calls and live messages, by their code.',
    ['code'],
    () => withLabel('code', counts.refusals),
  )
  tell.counter(
    'roomwire_device_refusals_total',
    'Devices that were not let in, by the reason.',
    ['why'],
    () => withLabel('why', counts.deviceRefusals),
  )
  tell.histogram(
    'roomwire_commit_seconds',
    'How long it takes until presses and reports are stored (live), and until the disk has what people change (disk).',
    { live: counts.stored, ...(onDisk && { disk: onDisk }) },
  )
}

function showWhatIs(tell: Tellers, needs: MetricsNeeds): void {
  const { counts, connectedTwins, queues, engine } = needs
  tell.gauge('roomwire_info', 'The version that runs.', ['version', 'engine'], () => [
    [{ version, engine }, 1],
  ])
  tell.gauge(
    'roomwire_ready',
    'Whether this server can do its work; /readyz says what is missing.',
    [],
    async () => alone((await findMissing(needs)).length === 0 ? 1 : 0),
  )
  tell.gauge('roomwire_connections', 'Open pages and connected devices.', ['peer'], () => [
    [{ peer: 'page' }, counts.pages],
    [{ peer: 'device' }, connectedTwins.count],
  ])
  tell.gauge('roomwire_queue_length', 'How much waits in memory.', ['queue'], () =>
    withLabel('queue', Object.entries(queues())),
  )
}

function showStored(tell: Tellers, { clock, sizes }: MetricsNeeds, data: string): void {
  tell.gauge(
    'roomwire_backup_age_seconds',
    'How long ago the last whole backup was made; +Inf where there is none.',
    [],
    () => alone((clock.now() - (lastBackupOf(data)?.at ?? Number.NEGATIVE_INFINITY)) / 1_000),
  )
  tell.gauge(
    'roomwire_disk_free_bytes',
    'Free room on the disk of the data folder.',
    [],
    async () => alone((await sizes()).free),
  )
  tell.gauge(
    'roomwire_stored_bytes',
    'How large the database and the history are.',
    ['part'],
    async () => {
      const { database, history } = await sizes()
      return withLabel('part', Object.entries({ database, history }))
    },
  )
}
