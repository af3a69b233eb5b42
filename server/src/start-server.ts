import type { Logger } from 'pino'
import { buildRoomwire, type DatabaseLock, type Outside } from './build-roomwire.ts'
import type { Config } from './config/config.ts'
import { nobody } from './features/audit/audit-writer.ts'
import { HomeRefusedError } from './features/backups/backup-error.ts'
import { watchPlace } from './features/backups/backup-place.ts'
import type { BackupRuns } from './features/backups/backup-runs.ts'
import { openPageRestore } from './features/backups/page-restore.ts'
import { finishRestore, isRestoreConfirmed } from './features/backups/take-in.ts'
import { noteRestored } from './features/backups/twin.ts'
import { forgetErased } from './features/devices/arranging/delete-device.ts'
import { recoverHistory } from './features/devices/reports/recover-history.ts'
import { zoneNotes } from './features/identity/zone-notes.ts'
import { startHousekeeping } from './housekeeping.ts'
import { checkPorts, openPorts } from './open-ports.ts'
import { callOnce, closeAll } from './platform/close-all.ts'
import { lockDataFolder } from './platform/database/data-folder-lock.ts'
import { refuseMissingDatabase } from './platform/database/missing-database.ts'
import type { DatabaseError } from './platform/database/open-database.ts'
import { openDataFolder } from './platform/keys.ts'
import { removeRunningNote, writeRunningNote } from './platform/running-note.ts'
import { SettingError } from './platform/setting.ts'
import { openTls, type Tls } from './platform/tls/open-tls.ts'
import type { Roomwire } from './roomwire.ts'
import { dialNodes } from './transports/esphome/dial-nodes.ts'
import { buildHttpServer, closeHttpServer } from './transports/http/http-server.ts'
import type { OpenPorts } from './transports/http/serve.ts'
import { makeStartSecret } from './transports/http/start-secret.ts'
import { handleUpgrades, type SocketHandlers } from './transports/http/upgrades.ts'
import { openLiveHub } from './transports/live/live-hub.ts'
import { serveLiveSocket } from './transports/live/live-socket.ts'
import type { BrokerNeeds, ServedBroker } from './transports/mqtt/broker/open-broker.ts'
import { openDeviceGateway } from './transports/mqtt/device-gateway.ts'
import { acceptDeviceSocket } from './transports/mqtt/mqtt-listener.ts'
import { OpenConnections } from './transports/mqtt/open-connections.ts'
import type { tryUpdate } from './update-trial.ts'

/** A running server. */
export type RunningServer = {
  roomwire: Roomwire
  port: number
  /** The port of MQTT without TLS; 0 where there is none. */
  mqttPort: number
  ports: OpenPorts
  tls: Tls | undefined
  /** The address at which devices on this machine reach it. */
  mqttUrl: string
  /** Opens the page of the outbox; returns the secret that it asks for. */
  openOutboxPage(): string
  /** Lets a backup be restored by page; returns the code that it asks for, or undefined where somebody has registered. */
  openRestorePage(): Promise<string | undefined>
  /** Closes every connection, finishes what has begun, and closes the database. @throws CloseError when something could not be written. */
  stop(): Promise<void>
}

type OutsideOfServer = Outside & {
  webFolder: string
  /** Stops this server and starts another one, which takes in the home that somebody has restored by page. */
  startAgain?: () => void
  /** Ends this program, which may not go on. */
  end?: (why: DatabaseError) => void
  /** Tries an update of the database before it is done. @throws DatabaseError */
  tryUpdate?: typeof tryUpdate
  /** Makes backups, where somebody has named a folder for them. */
  backupRuns?: BackupRuns | undefined
}

/**
 * Starts a whole server in this process: HTTP, live sockets, MQTT, housekeeping.
 * @throws PortError, and what buildRoomwire throws, with a message for the operator.
 */
export async function startServer(
  config: Config,
  outside: OutsideOfServer,
): Promise<RunningServer> {
  const startedAt = outside.clock.now()
  const { roomwire, tls } = await openRoomwire(config, outside, startedAt)
  const { log } = roomwire
  const hub = openLiveHub(roomwire)
  const gateway = openDeviceGateway(roomwire)
  const nodes = dialNodes(roomwire, gateway)
  const broker = await brokerFor({ ...roomwire, gateway }, config)
  const housekeeping = startHousekeeping(roomwire, { data: config.data, end: outside.end })
  roomwire.databaseChecks?.start()
  const needs = { admit: gateway.admit, eventLoop: roomwire.eventLoop, log }
  /** Devices that came over WebSocket; the MQTT listener knows its own. */
  const devices = new OpenConnections()
  let ports: OpenPorts = { http: config.port }
  const own = ownPartsOf(config, roomwire, outside)
  const given = { ports: () => ports, tls, broker, ...own }
  const app = buildHttpServer(roomwire, config, outside.webFolder, given)
  const plain = { hasTls: tls !== undefined, plainMqtt: config.plainMqtt }
  const upgrades = handleUpgrades(app.server, roomwire, plain, {
    takePage: takePages(roomwire, hub),
    takeDevice: (socket, address) => devices.add(acceptDeviceSocket(needs, socket, address)),
  })
  const quiet = [
    ['housekeeping', housekeeping.stop],
    ['pages', hub.stop],
    ['nodes', nodes.stop],
    ['the broker', broker.stop],
    ['devices', gateway.stop],
    ['calls', () => closeHttpServer(app)],
    ['the certificate', () => tls?.stop()],
    ['the database', roomwire.close],
  ] as const
  try {
    const onPorts = (opened: Partial<OpenPorts>) => {
      ports = { ...ports, ...opened }
    }
    const { mqttUrl, ...listeners } = await openPorts({ app, devices: needs, tls }, config, onPorts)
    noteAddresses({ log, data: config.data }, { startedAt, port: ports.http, mqtt: mqttUrl })
    broker.start()
    for (const note of await zoneNotes(roomwire)) log.warn(note)
    roomwire.audit.enqueue('server.started', nobody, { replica: roomwire.replica })
    return {
      roomwire,
      port: ports.http,
      mqttPort: ports.mqtt ?? 0,
      ports,
      tls,
      mqttUrl,
      openOutboxPage: own.outboxSecret.announce,
      openRestorePage: own.pageRestore.open,
      stop: callOnce(() => {
        roomwire.audit.enqueue('server.stopped', nobody, { replica: roomwire.replica })
        const close = () => Promise.all([upgrades.close(), devices.closeAll(), listeners.close()])
        return closeAll([['connections', close], ...quiet])
      }),
    }
  } catch (cause) {
    await closeAll(quiet).catch(() => undefined)
    throw cause
  }
}

/** The parts of this start alone: its secrets, and its backups. */
function ownPartsOf(config: Config, roomwire: Roomwire, outside: OutsideOfServer) {
  const { backupRuns: runs } = outside
  return {
    outboxSecret: makeStartSecret(),
    pageRestore: pageRestoreOf(config, roomwire, outside),
    ownBackups: runs && { runs, place: watchPlace(runs.place) },
  }
}

/** The broker that the operator has named; its client is brought only where there is one. */
async function brokerFor(needs: BrokerNeeds, config: Config): Promise<ServedBroker> {
  if (!config.brokerUrl) return noBroker
  const { openBroker } = await import('./transports/mqtt/broker/open-broker.ts')
  return openBroker(needs, config)
}

const noBroker: ServedBroker = {
  start: () => undefined,
  stateFor: async () => undefined,
  lacksHome: async () => false,
  stop: async () => undefined,
}

/** Serves each page that has been let in; one that fails hurts no other. */
function takePages(roomwire: Roomwire, hub: ReturnType<typeof openLiveHub>) {
  return ((socket, stream, actor) => {
    serveLiveSocket(roomwire, hub, socket, stream, actor).catch((err) => {
      roomwire.log.error({ err }, 'live socket failed')
      socket.terminate()
    })
  }) satisfies SocketHandlers['takePage']
}

/** Several servers would have to stop together: there a home is restored by command. */
function pageRestoreOf(
  { data, backups, busUrl }: Config,
  { people, clock, log }: Roomwire,
  { startAgain }: { startAgain?: () => void },
) {
  const again = busUrl ? undefined : startAgain
  const restore = openPageRestore({ data, place: backups, people, clock, log, startAgain: again })
  restore.clear()
  const secret = makeStartSecret()
  return {
    restore,
    secret,
    isOpen: async () => secret.isAnnounced() && (await restore.isPossible()),
    open: async () => ((await restore.isPossible()) ? secret.announce() : undefined),
  }
}

/** Notes where it is reached. A full disk is no reason not to start. */
function noteAddresses(
  { log, data }: { log: Logger; data: string },
  note: Parameters<typeof writeRunningNote>[1],
): void {
  try {
    writeRunningNote(data, note)
  } catch (err) {
    log.warn({ err }, 'the addresses of this server could not be noted in its data folder')
  }
}

/** Nothing of the database is touched before its folder is this server's, the certificate is good, and the ports can be. */
async function openRoomwire(
  config: Config,
  outside: OutsideOfServer,
  startedAt: number,
): Promise<{ roomwire: Roomwire; tls: Tls | undefined }> {
  const isRestored = isRestoreConfirmed(config.data)
  // A crash may have ended a restore while the database was on its way.
  if (!config.databaseUrl && !isRestored) refuseMissingDatabase(config.data, config.newHome)
  openDataFolder(config.data)
  const lock = await lockDatabase(config, outside.log, startedAt)
  let tls: Tls | undefined
  try {
    if (isRestored) await takeInRestored(config, outside)
    tls = await openTls(config, outside)
    if (config.plainMqtt === 'off' && !tls) {
      throw new SettingError(
        'PLAIN_MQTT is off and there is no certificate, so no device could connect. Make one (npm run certificate), or set TLS_CERT and TLS_KEY.',
      )
    }
    await checkPorts(config, tls !== undefined)
    await outside.tryUpdate?.(config, outside.log)
    const roomwire = await buildRoomwire(config, { ...outside, lock })
    // This is the only server: whatever was connected to the last one is gone.
    if (!roomwire.hasReplicas) {
      await catchUpHistory(roomwire)
      await roomwire.devices.disconnectAll()
    }
    return { roomwire, tls }
  } catch (cause) {
    tls?.stop()
    await lock.release()
    throw cause
  }
}

/** Takes in the home that somebody has restored by page; where somebody has registered meanwhile, theirs stays. */
async function takeInRestored(config: Config, { clock, log }: Outside): Promise<void> {
  try {
    await finishRestore(config)
  } catch (err) {
    if (!(err instanceof HomeRefusedError)) throw err
    log.error({ err }, 'the backup was not restored')
    return
  }
  try {
    await noteRestored(config.backups, config.data, clock.now())
  } catch (err) {
    log.error({ err }, 'the restore could not be noted beside the backups')
  }
}

/** Gives the history what a crash kept from it: measurements, and deletions. The start goes on without what fails. */
async function catchUpHistory(roomwire: Roomwire): Promise<void> {
  try {
    await recoverHistory(roomwire)
    await forgetErased(roomwire)
  } catch (err) {
    roomwire.log.error({ err }, 'the history could not be brought up to date')
  }
}

/** On PostgreSQL servers may share the data folder; its client is brought only where it is used. */
async function lockDatabase(config: Config, log: Logger, startedAt: number): Promise<DatabaseLock> {
  const { data, databaseUrl: url, busUrl, port } = config
  if (!url) return lockDataFolder(data, { startedAt, port })
  const { lockPostgres } = await import('./platform/database/postgres-lock.ts')
  const lock = await lockPostgres(url, { isShared: busUrl !== '', log })
  return {
    release() {
      removeRunningNote(data)
      return lock.release()
    },
  }
}
