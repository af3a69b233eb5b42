import type { Device } from '@roomwire/contracts/live/to-browser.ts'

/** The texts about what speaks for other boards. */
type FoundTexts = {
  title: string
  asking: string
  offline: string
  failed: string
  /** Who can speak for its boards. */
  trust: string
  nothing: string
  /** It has more than is read. */
  unread?: string
  missing(identifier: string): string
  /** About one of its boards. */
  ofBoard: string
}

const ofHub: FoundTexts = {
  title: 'Found by the hub',
  asking: 'Asking the hub…',
  offline:
    'The hub is offline, and so are all its boards. What it has found is shown when it is back.',
  failed: 'The hub could not be asked',
  trust:
    'Whoever knows the secret of this hub can speak for all its boards. A board keeps its device when it is renamed at the hub, or paired again.',
  nothing: 'Nothing yet. Pair a board at the hub, then look again.',
  missing: (identifier) =>
    `The board of ${identifier} is not at the hub any more. Pair it again there, or delete the device.`,
  ofBoard:
    'Its hub speaks for this board: it has no secret and no address of its own. If that hub was deleted, add it again: under its boards you can then adopt this one again, and it keeps all that it has.',
}

const ofBroker: FoundTexts = {
  title: 'Found on the broker',
  asking: 'Asking the server…',
  offline:
    'The broker is offline, and so are all its devices. What was found is shown when it is back.',
  failed: 'The server could not be asked',
  trust:
    'This broker is shared: whoever has a login there can switch these devices, and say anything in their name. What a device does not report cannot be confirmed here. One that never says whether it is there is shown as the broker has kept it, also after it is gone.',
  nothing:
    'Nothing yet. The devices on the broker must have discovery for Home Assistant turned on.',
  unread:
    'The broker has more than the 5,000 configs that are read. Those that were told last are listed, and adopted devices stay. On the broker, remove the configs of devices that are gone.',
  missing: (identifier) =>
    `The broker does not know ${identifier} any more. Turn its discovery on again, or delete the device.`,
  ofBoard:
    'It is reached by the broker, and has no secret and no address of its own here. The broker is shared: whoever has a login there can switch it.',
}

export const foundTexts = ({ dialect }: Pick<Device, 'dialect'>): FoundTexts =>
  dialect === 'broker' ? ofBroker : ofHub
