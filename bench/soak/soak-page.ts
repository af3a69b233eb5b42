import { setTimeout as wait } from 'node:timers/promises'
import type { TestPerson } from '@roomwire/testing/clients/api-client.ts'
import { type LivePage, openLivePage } from '@roomwire/testing/clients/live-page.ts'
import type { SoakDevice } from './soak-device.ts'

export type SoakPage = ReturnType<typeof openSoakPage>

/** A page that watches its home, opens its line again whenever that is cut, and presses. */
export function openSoakPage(person: TestPerson) {
  const counts = { pressed: 0, processed: 0, failed: 0 }
  let page: LivePage | undefined
  let presses = 0
  let isStopping = false

  async function stayOpen(): Promise<void> {
    while (!isStopping) {
      try {
        const opened = await openLivePage(person)
        opened.socket.on('error', () => undefined)
        opened.socket.on('message', (data) => {
          const text = String(data)
          if (text.includes('"stage":"processed"')) counts.processed += 1
          if (text.includes('"stage":"failed"')) counts.failed += 1
          // Its list of what it has heard would grow as long as the soak runs.
          if (opened.heard.length > 1_000) opened.heard.length = 0
        })
        await opened.watchHome()
        page = opened
        await opened.closed
      } catch {
        // The server is away: a page asks again.
      }
      page = undefined
      await wait(500 + Math.random() * 1_500)
    }
  }
  const line = stayOpen()

  return {
    counts,
    isOpen: () => page !== undefined,
    press(device: SoakDevice): void {
      if (!page) return
      presses += 1
      counts.pressed += 1
      const { pin, desired } = device.nextPress()
      page.say({
        deviceIdentifier: device.identifier,
        action: desired === 1 ? 'on' : 'off',
        pin: Number(pin),
        messageId: `soak ${presses}`,
      })
    },
    cut: () => page?.socket.terminate(),
    async stop(): Promise<void> {
      isStopping = true
      page?.socket.terminate()
      await line
    },
  }
}
