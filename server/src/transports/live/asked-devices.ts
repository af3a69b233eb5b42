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
  const asked = new Map<number, { device: ShownDevice; at: number }>()
  let timer: NodeJS.Timeout | undefined

  /** Answers of devices that have come meanwhile are still read first: in a busy server they wait already. */
  function sendSoon(): void {
    timer = undefined
    beforeTurnEnd(sendDue)
  }

  /** Timers count from the beginning of their turn, and this one was set for the first of them. */
  function sendDue(): void {
    const now = performance.now()
    for (const { device, at } of asked.values()) {
      const leftMs = at + answerWaitMs - now
      if (leftMs > 0) {
        timer ??= setTimeout(sendSoon, leftMs)
        return
      }
      asked.delete(device.id)
      send(device)
    }
  }

  return {
    hold(device: ShownDevice): void {
      const at = asked.get(device.id)?.at ?? performance.now()
      asked.set(device.id, { device, at })
      timer ??= setTimeout(sendSoon, answerWaitMs)
    },

    /** A later state of the device is sent. */
    forget: ({ id }: ShownDevice): void => void asked.delete(id),

    stop: (): void => clearTimeout(timer),
  }
}
