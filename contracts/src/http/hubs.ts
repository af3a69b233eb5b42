import { z } from 'zod'
import { deviceIdentifier, deviceNameField, id } from '../vocabulary/fields.ts'
import { boardKey, boardSearch, foundBoard } from '../vocabulary/found-board.ts'
import { endpoint } from './endpoint.ts'

/* Hubs, which speak for the boards behind them: Zigbee2MQTT. */

export const foundBoardsEndpoint = endpoint({
  method: 'GET',
  url: '/api/devices/found',
  summary:
    'The boards that a connected hub has found. `device_identifier` of a board is that of its device once it is adopted; `device_before` is the device that it was behind a hub that was deleted. Adopted ones come first; `more` counts those beyond a long list, which `q` finds by their names. `unread` says that a broker has more than the server reads. 409 while the hub is not connected.',
  access: 'managers',
  query: z.object({ device_identifier: deviceIdentifier, q: boardSearch.optional() }),
  reply: z.object({
    boards: z.array(
      foundBoard.extend({
        device_identifier: z.string().nullable(),
        device_before: z
          .object({ device_identifier: z.string(), device_name: z.string().nullable() })
          .nullable(),
      }),
    ),
    /** How many more there are. */
    more: z.number().int().nonnegative(),
    /** Whether there are yet others: a broker had more configs than are read. */
    unread: z.boolean(),
    /** Devices whose board the hub does not have any more; none where it is searched for others. */
    missing: z.array(z.string()),
  }),
})

export const adoptBoardEndpoint = endpoint({
  method: 'POST',
  url: '/api/devices/adopt',
  summary:
    'Makes a device of a board that a hub has found: the hub speaks for it from then on. It has no secret of its own.',
  access: 'managers',
  body: z.strictObject({
    device_identifier: deviceIdentifier,
    board: boardKey,
    device_name: deviceNameField,
    room_id: id.nullish(),
  }),
  reply: z.object({ message: z.string(), device_identifier: z.string() }),
})

export const adoptAgainEndpoint = endpoint({
  method: 'POST',
  url: '/api/devices/adopt-again',
  summary:
    'Goes on with the devices of a hub that was deleted, as far as this hub has their boards (`device_before`): it speaks for them from then on. They keep their rooms, names, access, schedules and history.',
  access: 'managers',
  body: z.strictObject({ device_identifier: deviceIdentifier }),
  reply: z.object({ message: z.string(), devices: z.array(z.string()) }),
})
