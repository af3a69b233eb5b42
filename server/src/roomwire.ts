import type { Logger } from 'pino'
import type { Config } from './config/config.ts'
import type { OperatorContact } from './features/accounts/contact-details-store.ts'
import type { ActivitySeals } from './features/audit/activity-seals.ts'
import type { Audit } from './features/audit/audit.ts'
import type { AuditCut } from './features/audit/audit-cut.ts'
import type { HomeDevices } from './features/devices/listing/home-devices.ts'
import type { ConnectCounts } from './features/devices/presence/connect-counts.ts'
import type { NodeAlarm } from './features/devices/presence/node-alarm.ts'
import type { DeviceFinder } from './features/devices/records/device-finder.ts'
import type { ReadingNews } from './features/devices/reports/reading-news.ts'
import type { ConnectedTwins } from './features/devices/twins/connected-twins.ts'
import type { Twins } from './features/devices/twins/twins.ts'
import type { AccessReader } from './features/identity/access-reader.ts'
import type { SessionUse } from './features/identity/session-use.ts'
import type { Attempts } from './features/limits/attempts.ts'
import type { DeviceQuotas } from './features/limits/device-quotas.ts'
import type { ForeignPages } from './features/limits/foreign-pages.ts'
import type { Quotas } from './features/limits/quotas.ts'
import type { RateLimits } from './features/limits/rate-limits.ts'
import type { ScheduleAlarm } from './features/schedules/alarm.ts'
import type { Plans } from './features/schedules/plans/open-plans.ts'
import type { Hearing } from './features/series/hearing.ts'
import type { HistoryStore } from './features/series/history-store.ts'
import type { Recorder } from './features/series/recorder.ts'
import type { BackgroundTasks } from './platform/background-tasks.ts'
import type { Bus } from './platform/bus/bus.ts'
import type { CallerAddress } from './platform/caller-address.ts'
import type { Clock } from './platform/clock.ts'
import type { ClockFloor, ClockTrust } from './platform/clock-trust.ts'
import type { Counts, Queue } from './platform/counts.ts'
import type { DatabaseChecks } from './platform/database/database-check.ts'
import type { Engine } from './platform/database/engine.ts'
import type { Erasure } from './platform/database/erasure.ts'
import type { Delivery } from './platform/delivery/delivery.ts'
import type { EventLoop } from './platform/event-loop.ts'
import type { Passwords } from './platform/passwords.ts'
import type { Sizes } from './platform/sizes.ts'
import type { Stalls } from './platform/stalls.ts'
import type { TakenTurns } from './platform/take-turns.ts'
import type { Timing } from './platform/timing.ts'
import type { Tokens } from './platform/tokens.ts'
import type { ZoneData } from './platform/zones/zone-data.ts'
import type { Stores, StoresAtomically } from './stores.ts'

/**
 * Everything that verbs, transports and housekeeping need, built once (build-roomwire.ts). A function takes
 * what it uses of it, by its name.
 */
export type Roomwire = Stores &
  Pick<
    Config,
    'limitScale' | 'logDays' | 'operatorEmail' | 'publicUrl' | 'registration' | 'smsPerDay'
  > & {
    /** Does all of some work on its stores, or nothing of it. */
    atomically: StoresAtomically
    /** The same for live state and the command log, without waiting for the disk (see transactions.ts). */
    atomicallyRelaxed: StoresAtomically
    /** Resolves when the disk has every change that somebody waits for now. */
    changesStored(): Promise<void>

    audit: Audit
    auditCut: AuditCut
    activitySeals: ActivitySeals
    access: AccessReader

    /** The devices connected to this replica: what they do, and their states. */
    twins: Twins
    connectedTwins: ConnectedTwins
    homeDevices: HomeDevices
    findDevice: DeviceFinder
    devicePlans: Plans
    scheduleAlarm: ScheduleAlarm

    history: HistoryStore
    recorder: Recorder
    hearing: Hearing
    readingNews: ReadingNews

    /** The name of this replica; the pages it serves carry it. */
    replica: string
    /** Whether other replicas may have devices too, so that presence must be renewed. */
    hasReplicas: boolean
    bus: Bus

    /** Whether the operator lets this server dial an address. */
    mayDial(address: string): boolean
    nodeAlarm: NodeAlarm

    attempts: Attempts
    rateLimits: RateLimits
    quotas: Quotas
    deviceQuotas: DeviceQuotas
    callerAddress: CallerAddress
    /** Pages that are refused because of their address. */
    foreignPages: ForeignPages
    /** One export runs at a time. */
    exportTurns: TakenTurns

    passwords: Passwords
    tokens: Tokens
    /** Encrypts small secrets that the database keeps. */
    sealKey: Buffer
    /** Makes the names by which passkeys know their people. */
    handleKey: Buffer
    /** The sessions that were used lately; written to the database once a minute (see housekeeping.ts). */
    sessionUse: SessionUse
    discovery: Config['accountDiscovery']
    contactSettings: OperatorContact
    delivery: Delivery
    backgroundTasks: BackgroundTasks

    eventLoop: EventLoop
    /** The counts of this server since its start. */
    counts: Counts
    /** How much waits now, by what waits. */
    queues(): Record<Queue, number>
    /** The time since which no press or report can be stored, epoch ms; undefined while all is well. */
    storingFailsSince(): number | undefined
    /** How long the disk takes for a commit; undefined where the database waits for it itself. */
    onDisk: Timing | undefined
    /** Asks the database for nothing. @throws an error while it does not answer. */
    askDatabase(): Promise<void>
    engine: Engine
    databaseVersion(): Promise<string>
    /** How much is stored, and how much room there is. */
    sizes(): Promise<Sizes>
    /** How often devices have connected lately. */
    connectCounts: ConnectCounts
    /** Epoch ms. */
    startedAt: number

    clock: Clock
    clockTrust: ClockTrust
    clockFloor: ClockFloor
    /** Puts back what was stored while the clock was ahead (see stamps.ts). */
    capStamps(): Promise<void>
    /** The time zone data of this machine. */
    zoneData: ZoneData

    erasure: Erasure
    /** On SQLite; the operator checks PostgreSQL. */
    databaseChecks: DatabaseChecks | undefined
    log: Logger
    stalls: Stalls
    /** Writes what is not written yet, and closes everything, once. @throws CloseError */
    close(): Promise<void>
  }

/** The needs of a function, for those that only pass them on; of several functions the needs of all. */
export type NeedsOf<F extends (needs: never, ...more: never[]) => unknown> = [F] extends [
  (needs: infer Needs, ...more: never[]) => unknown,
]
  ? Needs
  : never
