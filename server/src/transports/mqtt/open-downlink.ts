import type { FoundBoard } from '@roomwire/contracts/vocabulary/found-board.ts'
import type { AuthenticatedDevice } from '../../features/devices/presence/authenticate-device.ts'
import {
  type BoardsAsked,
  type ConnectedFrom,
  type DeviceEvent,
  type DeviceQuestion,
  deviceReplyTopic,
  type ReplyEvent,
} from '../../features/devices/records/device-events.ts'
import type { ConnectedDevice } from '../../features/devices/twins/connected-device.ts'
import type { TwinLine } from '../../features/devices/twins/connected-twins.ts'
import type { Roomwire } from '../../roomwire.ts'
import type { DeviceLine } from './admission.ts'
import { presentCommand, presentConfig, presentPlan, presentRequest } from './downlink-presenter.ts'

/** The boards that a hub has found. */
type Found = (asked: BoardsAsked) => {
  boards: readonly FoundBoard[]
  more: number
  isUnread?: boolean
}

/** Handles the bus events of one device over its line, as soon as its twin is held here. */
export function openDownlink(
  needs: Pick<Roomwire, 'twins' | 'bus' | 'log'>,
  { id, kind }: Pick<AuthenticatedDevice, 'id' | 'kind'>,
  line: DeviceLine,
  on: { connected(from: ConnectedFrom): void; found?: Found; boardsChanged?(): void },
) {
  const { twins, log } = needs
  let own: ConnectedDevice | undefined
  let newest = 0 // May be known before our own epoch is.
  let early: DeviceEvent[] = []
  let isClosed = false
  const close = (reason: 'replaced' | 'not_authorized') => {
    isClosed = true
    line.close(reason)
  }
  const closeIfReplaced = () => {
    if (own !== undefined && newest > own.epoch) close('replaced')
  }
  const handle = (event: DeviceEvent): void => {
    if (isClosed) return
    if (event.kind === 'replaced') {
      if (event.by) on.connected(event.by)
      newest = Math.max(newest, event.epoch)
      closeIfReplaced()
    } else if (event.kind === 'request') passOn(needs, id, { line, found: on.found }, event.request)
    else if (event.kind === 'boards_changed') on.boardsChanged?.()
    else if (event.kind === 'secret_changed' || event.kind === 'removed') {
      if (own) twins.drop(own)
      close('not_authorized')
    } else if (!own) early.push(event)
    else if (event.kind === 'command') {
      twins
        .request(id, event)
        ?.catch((err) => log.error({ err, deviceId: id }, 'sending a command failed'))
    } else twins.setSettings(own, event.device)
  }
  const twinLine: TwinLine = {
    send: (command) => line.send('command', JSON.stringify(presentCommand(kind, command))),
    configure: (config) => line.send('config', JSON.stringify(presentConfig(config))),
    plan: (plan, time) => line.send('plan', JSON.stringify(presentPlan(plan, time))),
  }
  return {
    line: twinLine,
    handle,
    begin(device: ConnectedDevice) {
      own = device
      closeIfReplaced()
      for (const event of early) handle(event)
      early = []
    },
  }
}

function passOn(
  { bus, log }: Pick<Roomwire, 'bus' | 'log'>,
  deviceId: number,
  { line, found }: { line: DeviceLine; found: Found | undefined },
  question: DeviceQuestion,
): void {
  const answer = (reply: ReplyEvent) =>
    bus
      .publish(deviceReplyTopic(deviceId, question.requestId), reply)
      .catch((err) => log.error({ err, deviceId }, 'answering for a device failed'))
  if (question.kind === 'found_boards') {
    const { requestId } = question
    void answer(found ? { requestId, ok: true, ...found(question) } : 'not_listening')
    return
  }
  if (line.send('request', JSON.stringify(presentRequest(question))) === 'sent') return
  void answer('not_listening')
}
