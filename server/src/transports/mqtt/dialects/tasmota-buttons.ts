import { isRecord, wordOf } from './firmware-json.ts'

/*
 * Buttons of a board with Tasmota that switch no relay (SetOption73, https://tasmota.github.io/docs/Buttons-and-Switches/):
 * each press is told. As the board comes, a button switches its relay and tells nothing of itself.
 */

type Fields = Readonly<Record<string, unknown>>

/** SetOption73 is this bit of the third group; SetOption19, which turns all of this off, is one of the first. */
const [groupOf73, bitOf73, groupOf19, bitOf19] = [2, 73 - 50, 0, 19]
const buttonsMax = 28

/** The buttons of one board. */
export function tasmotaButtons() {
  let buttons: readonly string[] = []
  let isTelling = false
  let isDescribed = false

  return {
    /** Learns from `StatusLOG` whether presses are told. */
    learn({ SetOption: groups }: Fields): void {
      const isSet = (group: number, bit: number) =>
        Array.isArray(groups) &&
        ((Number.parseInt(wordOf(groups[group]) ?? '', 16) >>> bit) & 1) === 1
      isTelling = isSet(groupOf73, bitOf73) && !isSet(groupOf19, bitOf19)
    },

    /** Learns from discovery which buttons there are. */
    describe({ btn, so }: Fields): void {
      isDescribed = true
      const isOn = isRecord(so) && so['73'] === 1 && Array.isArray(btn)
      const used: unknown[] = isOn ? btn.slice(0, buttonsMax) : []
      buttons = used.flatMap((one, at) => (one === 1 ? [`Button${at + 1}`] : []))
    },

    /** Whether it has buttons and has not said yet which: until then its pins are not all known. */
    areMissing: (): boolean => isTelling && !isDescribed,

    /** As the device protocol declares them. */
    declared: () => buttons.map((key) => ({ key, kind: 'button', output: false })),

    /** The buttons whose press a message tells; `CLEAR` says that one is let go. */
    pressedIn(message: Fields): string[] {
      return buttons.filter((key) => {
        const told = message[key]
        const action = isRecord(told) ? told.Action : undefined
        return typeof action === 'string' && action !== 'CLEAR'
      })
    },
  }
}
