import type { ActivityEntry } from '@roomwire/contracts/http/activity.ts'
import type { ToldEvent } from '@roomwire/contracts/vocabulary/told-event.ts'
import { bidiIsolate } from '../../ui/text/names-text.ts'
import { connectRefusalTexts } from '../devices/connect/connect-refusal-text.ts'
import { deviceName } from './entry-device.ts'

/** What an event is about, in words. */
type About = Record<
  'device' | 'room' | 'pin' | 'scene' | 'whom' | 'pass' | 'token' | 'schedule' | 'why',
  string
>

/** What somebody has changed: 'named Ceiling light of Lounge board' */
export function eventText(entry: ActivityEntry): string {
  const { event, about, room_name, pin, pin_name, scene, why } = entry
  if (event === null) return ''
  return texts[event]({
    device: deviceName(entry),
    room: room_name === null ? 'a room that is gone' : bidiIsolate(room_name),
    pin: pin === null ? '' : bidiIsolate(pin_name ?? `pin ${pin}`),
    scene: scene ? `the scene ${bidiIsolate(scene.name)}` : 'a scene that is gone',
    whom: about === null ? 'somebody who is gone' : bidiIsolate(about),
    schedule: about === null ? 'a schedule that is gone' : `the schedule ${bidiIsolate(about)}`,
    token: about === null ? 'an API token' : `the API token ${bidiIsolate(about)}`,
    why: why === null ? 'no reason given' : connectRefusalTexts[why],
    pass: about === null ? 'a pass that is gone' : `the pass ${bidiIsolate(about)}`,
  })
}

const texts: Record<ToldEvent, (about: About) => string> = {
  'room.created': ({ room }) => `created the room ${room}`,
  'room.renamed': ({ room }) => `renamed the room ${room}`,
  'room.deleted': () => 'deleted a room',
  'device.registered': ({ device }) => `added ${device}`,
  'device.updated': ({ device }) => `changed the settings of ${device}`,
  'device.moved': ({ device, room }) => `moved ${device} to ${room}`,
  'device.removed': ({ device }) => `removed ${device} from its room`,
  'device.deleted': ({ device }) => `deleted ${device}`,
  'device.restored': ({ device }) => `restored ${device}`,
  'device.refused': ({ device, why }) => `refused a connection of ${device}: ${why}`,
  'device.shared_secret': ({ device }) =>
    `saw two devices with the secret of ${device}; its page shows their addresses`,
  'device.secret_reset': ({ device }) => `made a new secret for ${device}`,
  'pin.renamed': ({ device, pin }) => `named ${pin} of ${device}`,
  'pin.icon_changed': ({ device, pin }) => `chose an icon for ${pin} of ${device}`,
  'pin.moved': ({ device, pin }) => `moved ${pin} of ${device} to another room`,
  'pin.time_set': ({ device, pin }) => `set how long ${pin} of ${device} stays on`,
  'scene.created': ({ scene }) => `made ${scene}`,
  'scene.changed': ({ scene }) => `changed ${scene}`,
  'scene.deleted': () => 'deleted a scene',
  'home.founded': () => 'set up the home',
  'pin.protected': ({ device, pin }) => `set how ${pin} of ${device} is protected`,
  'pin.let_go': ({ device, pin }) => `ended the hold on ${pin} of ${device}`,
  'pin.watts_set': ({ device, pin }) => `set the watts of ${pin} of ${device}`,
  'home.renamed': () => 'named the home',
  'home.time_zone_set': () => 'set the time zone of the home',
  'home.time_zone_taken': () =>
    'gave the demo home the time zone of its first visitor, and a location in that zone',
  'home.price_set': () => 'set the price of electricity',
  'home.locale_set': () => 'set the date format for others',
  'home.units_set': () => 'set the units of the home',
  'home.place_set': () => 'set the location of the home',
  'home.hold_set': () => 'set how long manual holds last',
  'schedule.created': ({ schedule }) => `made ${schedule}`,
  'schedule.changed': ({ schedule }) => `changed ${schedule}`,
  'schedule.deleted': () => 'deleted a schedule',
  'schedule.paused': ({ schedule }) => `paused ${schedule}`,
  'schedule.resumed': ({ schedule }) => `resumed ${schedule}`,
  'schedule.skipped': ({ schedule }) => `skipped the next run of ${schedule}`,
  'schedule.unskipped': ({ schedule }) => `no longer skips the next run of ${schedule}`,
  'schedule.missed': ({ schedule }) => `missed ${schedule}: the server was offline`,
  'schedule.caught_up': ({ schedule }) => `ran ${schedule} late: the server was offline`,
  'schedules.paused': () => 'paused all schedules',
  'schedules.resumed': () => 'resumed all schedules',
  'guest.created': ({ whom }) => `added ${whom} as a guest`,
  'guest.updated': ({ whom }) => `changed the access of ${whom}`,
  'guest.deleted': ({ whom }) => `deleted the guest ${whom}`,
  'guest.removed': ({ whom }) => `removed ${whom} from the home`,
  'guest.expired': ({ whom }) => `ended the access of ${whom}: it had expired`,
  'family.created': ({ whom }) => `added ${whom} as family`,
  'family.updated': ({ whom }) => `changed the account of ${whom}`,
  'family.deleted': ({ whom }) => `deleted the family account of ${whom}`,
  'family.removed': ({ whom }) => `removed ${whom} from the home`,
  'pass.created': ({ pass }) => `made ${pass}`,
  'pass.updated': ({ pass }) => `changed ${pass}`,
  'pass.link_replaced': ({ pass }) => `replaced the link of ${pass}`,
  'pass.revoked': ({ pass }) => `revoked ${pass}`,
  'pass.opened': () => 'was opened in a browser',
  'co_owner.added': ({ whom }) => `made ${whom} a co-owner`,
  'co_owner.removed': ({ whom }) => `made ${whom} a family member again`,
  'home.joined': () => 'joined the home',
  'home.left': () => 'left the home',
  'home.handed_on': ({ whom }) => `made ${whom} the owner`,
  'token.created': ({ token }) => `made ${token}`,
  'token.revoked': () => 'revoked an API token',
}
