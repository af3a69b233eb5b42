/** Every constant of the specification's §9, and the few that stand beside it. Times say their unit. */
export * as limits from './limit-values.ts'

/** The most of each thing that people make. */
export const objectLimits = {
  /** The interval at which a device past a quota of the day is told so. */
  quotaReportEveryMs: 60_000,
  /** The most per home. A building of 2,500 devices has them twice over. */
  roomsMax: 5_000,
  /** Photos of rooms: 15 MB. */
  photosMax: 100,
  devicesMax: 5_000,
  familyMax: 1_000,
  guestsMax: 5_000,
  /** The most per home that can still be used. */
  joinCodesMax: 1_000,
  /** The most per person. */
  favouritesMax: 500,
  /** The most per person; the next one ends the oldest. */
  sessionsMax: 200,
  /** The most per server. */
  homesMax: 20_000,
  peopleMax: 200_000,
  /** Messages of the landing page, for the operator to read. */
  contactMessagesMax: 10_000,
} as const

/**
 * How much one person or pass, one home and one device may have stored in a day, UTC. Buildings of
 * 2,500 devices never meet them. The setting LIMIT_SCALE multiplies them.
 */
export const quotas = {
  /** Commands that are asked for: each is a row of the command log, and sealed twice. */
  pressesOfHolder: 100_000,
  pressesOfHome: 400_000,
  /** Entries of the audit log, presses excepted: a device with all of its names is twenty. */
  changesOfHolder: 50_000,
  changesOfHome: 200_000,
  /** 24 readings that change every ten seconds are 207,360 samples. */
  samplesOfDevice: 300_000,
  samplesOfHome: 20_000_000,
  /** Changes that a device makes unasked: a contact that flickers all day has 14,400 rows. */
  eventsOfDevice: 20_000,
  eventsOfHome: 1_000_000,
  /** Acts of a device by its plan while it had no server. */
  runsOfDevice: 1_000,
} as const

/**
 * How often one person, home, device or address may send: `perSecond` without end, `burst` at once
 * after a quiet while. Each server counts for itself. They keep one eager sender from taking the
 * time and the disk of the others; people, pages and scripts of a household never meet them. The
 * setting LIMIT_SCALE multiplies them.
 */
export const rateLimits = {
  /** A hand presses five times a second; a script that switches 60 pins at once is let through. */
  messagesOfPerson: { perSecond: 20, burst: 60 },
  /** Switching off, and taking rights back, go on past the quota of a day: all of a large home at once, then one pin a second. */
  overQuotaOfPerson: { perSecond: 1, burst: 10_000 },
  /** 'All off', a scene and their undo: each may be a command for every pin of the home. */
  bulkOfPerson: { perSecond: 0.5, burst: 10 },
  /** Five people, or scripts, at the rate of one; so one of them leaves the others their share. */
  messagesOfHome: { perSecond: 100, burst: 300 },
  /** Refusals of messages that come too fast; beyond that the socket is not read for a moment. */
  refusalsOfPerson: { perSecond: 200, burst: 2_000 },
  /** A page loads with about ten calls; ten pages that come back at once have 100. */
  callsOfPerson: { perSecond: 50, burst: 200 },
  callsOfHome: { perSecond: 200, burst: 800 },
  /** Many homes may be behind one address: that of a provider, or of a proxy that is not trusted. */
  callsFromAddress: { perSecond: 300, burst: 1_500 },
  /** A device answers a press with two reports (20 presses a second: 40), and has 20 of its own. */
  reportsOfDevice: { perSecond: 60, burst: 240 },
  /** A hundred devices that report three times a second; all of them after a power cut. */
  reportsOfHome: { perSecond: 300, burst: 2_000 },
  /** A hub, which speaks for many boards; a list of them counts as many messages (open-hub.ts). */
  messagesOfHub: { perSecond: 300, burst: 2_000 },
  /** A device waits a second before it comes back (docs/device-protocol.md). */
  connectsOfDevice: { perSecond: 1, burst: 10 },
  /** Connections of devices that were not let in before: the devices of a large house come back at once. */
  connectsFromAddress: { perSecond: 50, burst: 500 },
  /** Half of what all addresses together may open in a second. */
  socketsFromAddress: { perSecond: 50, burst: 50 },
} as const
