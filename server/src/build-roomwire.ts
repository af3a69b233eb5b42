import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Config } from './config/config.ts'
import { contactSettingsIn } from './features/accounts/contact-details.ts'
import { activitySeals } from './features/audit/activity-seals.ts'
import { openAudit } from './features/audit/audit.ts'
import { auditCut } from './features/audit/audit-cut.ts'
import { auditWriter } from './features/audit/audit-writer.ts'
import { deviceTables, openHomeDevices } from './features/devices/listing/home-devices.ts'
import { openConnectCounts } from './features/devices/presence/connect-counts.ts'
import { renewLease } from './features/devices/presence/device-presence.ts'
import { openNodeAlarm } from './features/devices/presence/node-alarm.ts'
import { openDeviceFinder } from './features/devices/records/device-finder.ts'
import { openReadingNews } from './features/devices/reports/reading-news.ts'
import { ConnectedTwins } from './features/devices/twins/connected-twins.ts'
import { openLiveWriter } from './features/devices/twins/store/live-writer.ts'
import { openLiveStore } from './features/devices/twins/store/open-live-store.ts'
import { openTwins } from './features/devices/twins/twins.ts'
import { openExportTurns } from './features/home/export-data.ts'
import { accessTables, openAccessReader } from './features/identity/access-reader.ts'
import { openSessionUse } from './features/identity/session-use.ts'
import { shareZones } from './features/identity/shared-zones.ts'
import { attemptStore } from './features/limits/attempts.ts'
import { openChangeCounts } from './features/limits/count-requests.ts'
import { openDeviceQuotas } from './features/limits/device-quotas.ts'
import { openForeignPages } from './features/limits/foreign-pages.ts'
import { openIgnoredProxies } from './features/limits/ignored-proxies.ts'
import { quotaStore } from './features/limits/quota-store.ts'
import { openQuotas } from './features/limits/quotas.ts'
import { openRateLimits } from './features/limits/rate-limits.ts'
import { expectUpdate } from './features/operation/expect-update.ts'
import { openScheduleAlarm } from './features/schedules/alarm.ts'
import { openPlans } from './features/schedules/plans/open-plans.ts'
import { openHearing } from './features/series/hearing.ts'
import { openHistory } from './features/series/open-history.ts'
import { openRecorder } from './features/series/recorder.ts'
import type { BrokenHistory } from './features/series/threaded-history.ts'
import { openBackgroundTasks } from './platform/background-tasks.ts'
import { openBus } from './platform/bus/open-bus.ts'
import { callerAddress } from './platform/caller-address.ts'
import type { Clock } from './platform/clock.ts'
import { type ClockTrust, noDoubt } from './platform/clock-trust.ts'
import { callOnce, closeAll } from './platform/close-all.ts'
import { refuseCommonPasswords } from './platform/common-passwords.ts'
import { openCounts, readQueues } from './platform/counts.ts'
import { openCheckpoints } from './platform/database/checkpoints.ts'
import { claimDatabase } from './platform/database/claim-database.ts'
import { clockFloor } from './platform/database/clock-floor.ts'
import { openDatabaseChecks } from './platform/database/database-check.ts'
import type { Engine } from './platform/database/engine.ts'
import { openErasure } from './platform/database/erasure.ts'
import {
  askForNothing,
  type DatabasePlace,
  openDatabase,
} from './platform/database/open-database.ts'
import { withBriefOutages } from './platform/database/outage-log.ts'
import { capStamps } from './platform/database/stamps.ts'
import { transactions } from './platform/database/transactions.ts'
import { carriersFor, openDelivery } from './platform/delivery/delivery.ts'
import { openEventLoop } from './platform/event-loop.ts'
import { openKeys, settleKeys } from './platform/keys.ts'
import { networksOf } from './platform/networks.ts'
import { type HashCost, openPasswords } from './platform/passwords.ts'
import { randomText } from './platform/random.ts'
import { databaseVersion, readSizes } from './platform/sizes.ts'
import { noStalls, type Stalls } from './platform/stalls.ts'
import { openTokens } from './platform/tokens.ts'
import { setZoneData } from './platform/zones/zone-data.ts'
import type { Roomwire } from './roomwire.ts'
import { inTransaction, storesOn } from './stores.ts'

/**
 * The things that Roomwire gets from outside; the cost of hashing a password only where another is
 * asked for, and the watch for stalls only where this process is a server of its own.
 */
export type Outside = {
  clock: Clock
  log: Logger
  hashCost?: HashCost | undefined
  stalls?: Stalls
  /** Knows how sure the time is, where the clock is that of a machine. */
  clockTrust?: ClockTrust
}

/** Keeps other servers off the database of this one. */
export type DatabaseLock = { release(): void | Promise<void> }

/** The lock, where there is one, is released after the database is closed. `place` is another one than that of the settings. */
type Opened = Outside & { lock?: DatabaseLock | undefined; place?: DatabasePlace }

/**
 * Builds Roomwire from its settings: keys, database, bus, stores.
 * The data folder is there already.
 * @throws DataFolderError, DatabaseError, BusError, each with a message for the operator.
 */
export async function buildRoomwire(
  config: Config,
  { clock, log: outer, hashCost, lock, place, stalls = noStalls, clockTrust = noDoubt }: Opened,
): Promise<Roomwire> {
  const log = withBriefOutages(outer, clock)
  const zoneData = setZoneData(config.zoneinfo)
  const keys = openKeys(config.data)
  const databaseFile = join(config.data, 'roomwire.sqlite')
  const { databaseUrl: url, operatorEmail } = config
  const engine: Engine = url ? 'postgres' : 'sqlite'
  const opened = await openDatabase(place ?? (url ? { url } : { file: databaseFile }), {
    log,
    expectOwn: (found) => expectUpdate(found, { keys, engine, isServer: lock !== undefined }),
  })
  const { db, file, waits, watch } = opened
  const { historyId } = await claimDatabase(db, keys, clock).catch(async (cause) => {
    await db.destroy()
    throw cause
  })
  settleKeys(config.data)
  const floor = clockFloor(db)
  await clockTrust.begin(floor)
  /** Whether other replicas may have devices too, so that presence must be renewed to hold. */
  const hasReplicas = config.busUrl !== ''
  const { durable, relaxed, bestEffort } = transactions(db, engine, waits)
  const rateLimits = openRateLimits(config.limitScale, clock)
  const quotas = openQuotas({
    store: quotaStore(db, bestEffort),
    clock,
    log,
    scale: config.limitScale,
  })
  await quotas.load()
  const deviceQuotas = openDeviceQuotas(quotas, clock)
  const sealing = { key: keys.audit, clock, countChange: openChangeCounts(quotas, rateLimits) }
  const audit = openAudit(relaxed, { ...sealing, log })
  audit.linkSoon() // Links the entries that a crash has left.
  const checkpoints = file && openCheckpoints(databaseFile, file, log)
  const { store, journal, ids } = await openLiveStore(opened, {
    isServer: lock !== undefined,
    hasReplicas,
    relaxed,
    sealing,
    clock,
    log,
    folder: config.data,
    key: keys.journal,
    isMovingLog: () => checkpoints?.isMovingAll() ?? false,
  })
  const ofEngine = { engine, commandIds: ids }
  const stores = storesOn(db, { ...ofEngine, clock }, auditWriter(db, sealing, audit.linkSoon))
  await shareZones(stores)
  const replica = randomText(16)
  const bus = await openBus(config, { keys, replica, log, leased: stores.leases.holders }, () =>
    renewLease({ ...stores, replica }),
  )
  const databaseChecks = file && openDatabaseChecks(databaseFile, log, clock)
  const within = inTransaction({ ...sealing, ...ofEngine, audit })
  const owner = {
    installation: historyId,
    devices: stores.devices.forHistory,
    historyIds: stores.devices.historyIds,
    onOther: () =>
      log.warn(
        'the history is of another installation; it is shown to nobody, and forgotten after 30 days',
      ),
    onBroken: (broken: BrokenHistory) =>
      log.error(broken, 'the history was broken and is set aside; recording goes on in a new file'),
  }
  const history = await openHistory({ engine, db, folder: config.data }, owner)
  const gatherMs = file ? 100 : 500
  const recorder = openRecorder({ history, clock, clockTrust, log, gatherMs, deviceQuotas })
  const hearing = openHearing({ history, log, hasReplicas })
  const connectedTwins = new ConnectedTwins((device) => deviceQuotas.take('events', device))
  const readingNews = openReadingNews({ bus, twins: connectedTwins })
  const homeDevices = openHomeDevices(
    { ...stores, twins: connectedTwins },
    hasReplicas || !watch
      ? undefined
      : { version: watch.versionOf(deviceTables), foreign: watch.foreign },
  )
  const counts = openCounts()
  const eventLoop = openEventLoop()
  const writer = openLiveWriter(store, { homeDevices, audit, eventLoop, counts, clock, log })
  const attempts = attemptStore(db, clock, { scale: config.limitScale, key: keys.seal, bestEffort })
  const backgroundTasks = openBackgroundTasks(log)
  const sessionUse = openSessionUse(clock)
  const delivery = openDelivery({ outbox: stores.outbox, carriers: carriersFor(config), log })
  const passwords = openPasswords(
    config.passwordBlocklist === 'refuse' ? refuseCommonPasswords() : undefined,
    hashCost,
  )
  const foreignPages = openForeignPages(log)
  // Where there are replicas one may be gone with its timer.
  const mostMs = hasReplicas ? 10_000 : 60_000
  const scheduleAlarm = openScheduleAlarm({ ...stores, clock, clockTrust, log, mostMs })
  const twins = openTwins({ twins: connectedTwins, writer, bus, clock, log, hasReplicas, stalls })
  const devicePlans = openPlans({ ...stores, homeDevices, twins, bus, clock, clockTrust, log })

  return {
    ...stores,
    atomically: within(durable),
    atomicallyRelaxed: within(relaxed),
    changesStored: async () => waits?.settled(),
    audit,
    auditCut: auditCut(db, keys.audit),
    activitySeals: activitySeals(db, keys.audit),
    logDays: config.logDays,
    access: openAccessReader({ ...stores, clock }, watch?.versionOf(accessTables)),
    twins,
    connectedTwins,
    devicePlans,
    homeDevices,
    findDevice: openDeviceFinder(stores),
    scheduleAlarm,
    history,
    databaseChecks,
    recorder,
    hearing,
    readingNews,
    replica,
    hasReplicas,
    zoneData,
    limitScale: config.limitScale,
    mayDial: networksOf(config.nodeNetworks),
    nodeAlarm: openNodeAlarm(),
    attempts,
    rateLimits,
    quotas,
    deviceQuotas,
    callerAddress: callerAddress(
      config.trustedProxy,
      openIgnoredProxies({ attempts, backgroundTasks, delivery, log, operatorEmail }),
    ),
    foreignPages,
    passwords,
    exportTurns: openExportTurns(),
    tokens: openTokens(keys.token, clock),
    sealKey: keys.seal,
    handleKey: keys.handles,
    capStamps: () => capStamps(db, clock.now()),
    sessionUse,
    erasure: openErasure(db, file && checkpoints && { file, checkpoints, journal }, clock),
    delivery,
    backgroundTasks,
    discovery: config.accountDiscovery,
    registration: config.registration,
    smsPerDay: config.smsPerDay,
    publicUrl: config.publicUrl,
    operatorEmail,
    contactSettings: contactSettingsIn(config),
    bus,
    eventLoop,
    clock,
    clockTrust,
    clockFloor: floor,
    log,
    stalls,
    counts,
    queues: readQueues({
      changes: writer,
      audit,
      samples: recorder,
      letters: delivery,
      passwords,
      background: backgroundTasks,
    }),
    storingFailsSince: writer.failingSince,
    onDisk: waits?.timing,
    askDatabase: () => askForNothing(db),
    databaseVersion: () => databaseVersion(db, engine),
    sizes: () => readSizes({ db, engine, folder: config.data }),
    connectCounts: openConnectCounts(),
    engine,
    startedAt: clock.now(),
    close: callOnce(() =>
      closeAll([
        ['the watch for stalls', stalls.stop],
        ['the watch over the clock', clockTrust.stop],
        ['schedules', scheduleAlarm.stop],
        ['what devices do by themselves', devicePlans.close],
        ['background tasks', backgroundTasks.close],
        ['letters', delivery.close],
        ['the threads for hashing', passwords.close],
        ['what the log gathers', foreignPages.flush],
        ['when sessions were last used', () => sessionUse.flush(stores)],
        ['the state of devices', writer.close],
        ['the journal', () => journal?.close()],
        ['new readings', readingNews.stop],
        ['what devices measure', recorder.close],
        ['when devices were heard', hearing.close],
        ['the history', history.close],
        ['the use of quotas', quotas.close],
        ['the audit log', audit.close],
        ['the lease', () => (hasReplicas ? stores.leases.end(replica) : undefined)],
        ['the bus', () => bus.close()],
        ['the checks of the database', () => databaseChecks?.stop()],
        ['the checkpoints of the database', () => checkpoints?.stop()],
        ['the database', () => db.destroy()],
        ['the lock of the database', () => lock?.release()],
      ]),
    ),
  }
}
