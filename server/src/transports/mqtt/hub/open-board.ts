import type { ReportTopic } from '@roomwire/contracts/device/topics.ts'
import { kindOf, type PinKey, type PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { AuthenticatedDevice } from '../../../features/devices/presence/authenticate-device.ts'
import type { openDeviceConnects } from '../../../features/devices/presence/device-presence.ts'
import { deviceTopic } from '../../../features/devices/records/device-events.ts'
import { receiveReport } from '../../../features/devices/reports/receive-report.ts'
import { readAliases } from '../../../features/devices/rules/pin-aliases.ts'
import type { ConnectedDevice } from '../../../features/devices/twins/connected-device.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { NeedsOf, Roomwire } from '../../../roomwire.ts'
import type { DeviceLine } from '../admission.ts'
import { openDownlink } from '../open-downlink.ts'
import { lineToBoard } from '../renamed-pins.ts'
import { openReportRate } from '../report-rate.ts'
import { takeReports } from '../take-reports.ts'

export type BoardNeeds = NeedsOf<typeof takeReports> &
  Pick<Roomwire, 'bus' | 'log' | 'clock' | 'twins' | 'rateLimits' | 'counts' | 'recorder'>

/** The device of a board, as its row has it. */
export type BoardRow = Awaited<ReturnType<Roomwire['devices']['boardsOf']>>[number]

/** A board for which its hub speaks, as a connected device. */
export type OpenBoard = {
  row: BoardRow
  /** Its last values, by pin and reading: a value that stays the same is no news. */
  said: Map<string, string>
  /** Takes a report of it, after those before it. */
  tell(topic: ReportTopic, message: object): void
  /** Takes it, after the reports before it, that the hub does not know the state of these pins any more. */
  lose(pins: readonly PinKey[]): void
  /** Whether a pin is shown like this already. */
  isKnown(pin: PinKey, state: PinState): boolean
  /** Takes it, after the reports before it, that its pins were so at an unknown time. */
  recall(pins: ReadonlyMap<PinKey, PinState | null>): void
  /** Whether so many reports wait that its hub has to. */
  isBehind(): boolean
  settled(): Promise<unknown>
  end(): Promise<void>
}

type Opening = DeviceLine & {
  connect: ReturnType<typeof openDeviceConnects>
  /** The devices that are connected here. */
  connected: Map<ConnectedDevice, DeviceLine>
}

/** How many reports of a board wait before its hub has to. */
const waitingMost = 16

/** Connects a board; undefined where its device is gone meanwhile. */
export async function openBoard(
  needs: BoardNeeds,
  row: BoardRow,
  { connect, connected, ...toHub }: Opening,
): Promise<OpenBoard | undefined> {
  const { bus, log, clock } = needs
  const board = identityOf(row)
  const line = lineToBoard(board, toHub)
  const downlink = openDownlink(needs, board, line, { connected: () => undefined })
  const leave = await bus.subscribe(deviceTopic(row.id), downlink.handle)
  const device = await connect(board, downlink.line)
  if (!device) {
    leave()
    return undefined
  }
  downlink.begin(device)
  connected.set(device, line)
  const take = takeReports(needs, device, { aliases: board.aliases, line })
  const nameOf = (pin: PinKey) => board.aliases?.pinOf(pin) ?? pin
  const lose = (lost: readonly PinKey[]) => receiveReport(needs, device, { lost })
  const recall = (pins: Iterable<readonly [PinKey, PinState | null]>) =>
    receiveReport(needs, device, { pins, isKept: true })
  const rate = openReportRate(needs, device, line)
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  /** The topics of which the log has one fault: a board that repeats it fills no disk. */
  const noted = new Set<ReportTopic>()

  async function takeNow(topic: ReportTopic, message: object): Promise<void> {
    const payload = Buffer.from(JSON.stringify(message))
    const error = (await rate()) ? await take(topic, payload) : null
    if (error === null || noted.has(topic)) return
    noted.add(topic)
    log.info({ deviceId: row.id, topic, error }, 'a message of a board was not taken')
  }

  async function loseNow(pins: readonly PinKey[]): Promise<void> {
    if (await rate()) await lose(pins.map(nameOf))
  }

  async function recallNow(states: ReadonlyMap<PinKey, PinState | null>): Promise<void> {
    const pins = [...states].map(([pin, state]) => [nameOf(pin), state] as const)
    if (await rate()) await recall(pins)
  }

  async function inTurn(work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (err) {
      if (!(err instanceof Refusal)) log.error({ err, deviceId: row.id }, 'a board failed')
    } finally {
      waiting -= 1
    }
  }

  function soon(work: () => Promise<void>): void {
    waiting += 1
    last = last.then(() => inTurn(work))
  }

  return {
    row,
    said: new Map(),
    tell: (topic, message) => soon(() => takeNow(topic, message)),
    lose: (pins) => soon(() => loseNow(pins)),
    isKnown: (pin, state) =>
      needs.twins.pinsOf(device)?.find(({ key }) => key === nameOf(pin))?.state === state,
    recall: (pins) => soon(() => recallNow(pins)),
    isBehind: () => waiting > waitingMost,
    settled: () => last,
    async end() {
      leave()
      connected.delete(device)
      await last
      await needs.twins.close(device)
      await needs.devicePlans.leave(device)
      needs.recorder.end(device, clock.now())
    },
  }
}

/** A device as it is known without a connection of its own. */
export const identityOf = (row: Omit<BoardRow, 'hub_key'>): AuthenticatedDevice => ({
  id: row.id,
  homeId: row.home_id,
  identifier: row.identifier,
  kind: kindOf(row.identifier),
  dialect: row.dialect,
  aliases: row.pin_aliases === null ? undefined : readAliases(row.pin_aliases),
  secretHash: row.secret_hash,
  trustedNetwork: '',
})
