import type { ShownDevice } from '../../features/devices/records/shown-device.ts'
import type { EventLoop } from '../../platform/event-loop.ts'

/**
 * How long pages wait to hear that something was asked of a device, or that a command was sent or
 * received, ms: a device that has done it by then costs one message instead of three (LIVE-6).
 */
export const answerWaitMs = 2

export type AskedDevices = ReturnType<typeof openAskedDevices>

/**
 * Hot: holds back for a moment that something was asked of devices. What a device reports meanwhile says
 * more, and is sent instead.
 */
export function openAskedDevices(
  send: (device: ShownDevice) => void,
  { beforeTurnEnd }: Pick<EventLoop, 'beforeTurnEnd'>,
) {
  const asked = new Map<number, ShownDevice>()
  let timer: NodeJS.Timeout | undefined

  /** Answers of devices that have come meanwhile are still read first: in a busy server they wait already. */
  function sendSoon(): void {
    timer = undefined
    beforeTurnEnd(sendAll)
  }

  function sendAll(): void {
    const unanswered = [...asked.values()]
    asked.clear()
    for (const device of unanswered) send(device)
  }

  return {
    hold(device: ShownDevice): void {
      asked.set(device.id, device)
      timer ??= setTimeout(sendSoon, answerWaitMs)
    },

    /** A later state of the device is sent. */
    forget: ({ id }: ShownDevice): void => void asked.delete(id),

    stop: (): void => clearTimeout(timer),
  }
}
