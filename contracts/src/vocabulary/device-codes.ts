/** The codes of refusals about rooms, scenes, devices and their commands (see error-codes.ts). */
export const deviceCodes = {
  too_many_scenes: { status: 409, meaning: 'The home has as many scenes as it may have.' },
  room_name_taken: { status: 409, meaning: 'The home has a room of this name.' },
  device_identifier_taken: { status: 409, meaning: 'The home has a device with this identifier.' },
  device_offline: { status: 409, meaning: 'The device is not connected.' },
  device_replaced: {
    status: 409,
    meaning: 'A newer connection of the device has taken the place of this one.',
  },
  device_refused: { status: 502, meaning: 'The device has answered that it will not do this.' },
  pin_resting: { status: 409, meaning: 'The pin is kept off: `until` says for how long.' },
  pin_interlocked: { status: 409, meaning: 'The pin is never on with another that is on.' },
  pin_gone: { status: 409, meaning: 'The device does not declare this pin any more.' },
  pin_changed: {
    status: 409,
    meaning:
      'The device declares the pin in another form now: nobody can switch it until somebody who manages the home confirms that.',
  },
  pin_held: {
    status: 409,
    meaning: 'Somebody has switched the pin, and schedules leave it alone for a while.',
  },
  device_not_listening: {
    status: 502,
    meaning: 'The device is connected but does not take what is sent to it.',
  },
  device_no_answer: { status: 504, meaning: 'The device has not answered in time.' },
  command_not_confirmed: {
    status: 504,
    meaning: 'The device has read the command and not confirmed it in time.',
  },
  undo_over: {
    status: 409,
    meaning: 'There is nothing of the caller’s to undo, or the time for it is over.',
  },
  command_superseded: {
    status: 409,
    meaning: 'A newer command for the same pin has replaced this one.',
  },
} as const
