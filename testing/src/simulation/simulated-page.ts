import type { PinKey, PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { HomeDeviceEvent } from '@roomwire/server/features/devices/records/device-events.ts'
import type { ShownDevice } from '@roomwire/server/features/devices/records/shown-device.ts'
import { isNewer } from '@roomwire/server/features/devices/twins/store/live-change.ts'

/** A press: when it was made and how it ended, in ms of the simulation. */
export type Press = {
  at: number
  device: number
  pin: PinKey
  state: PinState
  endings: { at: number; stage: string }[]
}

/** A page: of all it hears the newest rev of each device counts, whatever the order. */
export class SimulatedPage {
  readonly id: string
  readonly person: number
  readonly presses = new Map<string, Press>()
  /** Revs that stood for two different states. */
  readonly contradictions: string[] = []
  readonly #shown = new Map<number, ShownDevice>()
  readonly #states = new Map<string, string>()
  readonly #now: () => number

  constructor(id: string, person: number, now: () => number) {
    this.id = id
    this.person = person
    this.#now = now
  }

  see(device: ShownDevice): void {
    const key = `${device.id} ${device.rev.join('.')}`
    const states = JSON.stringify(device.pins.map(({ state, desired }) => [state, desired]))
    if ((this.#states.get(key) ?? states) !== states) this.contradictions.push(key)
    this.#states.set(key, states)
    const known = this.#shown.get(device.id)
    if (!known || isNewer(device, known)) this.#shown.set(device.id, device)
  }

  hear(event: HomeDeviceEvent): void {
    if (event.kind === 'device.changed' || event.kind === 'device.asked') this.see(event.device)
    if (event.kind !== 'command.stage' || event.pageId !== this.id) return
    if (event.stage === 'sent' || event.stage === 'received') return
    this.presses.get(String(event.messageId))?.endings.push({ at: this.#now(), stage: event.stage })
  }

  shown = (id: number): ShownDevice | undefined => this.#shown.get(id)
}
