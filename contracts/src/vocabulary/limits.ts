/** Every constant of the specification's §9, and the few that stand beside it. Times say their unit. */
export const limits = {
  resetCodeDigits: 6,
  resetCodeLifeMs: 10 * 60_000,
  resetCodeTries: 5,
  resetCloseDelayMs: 2_500,
  passwordMin: 6,
  passwordMax: 128,
  deviceNameMax: 100,
  idNumberMax: 12,
  afterDeviceRegisteredMs: 3_000,
  copyToastMs: 2_000,
  localLookupTimeoutMs: 5_000,
  socketStartDelayMs: 1_000,
  unassignedDevicesShown: 6,
  reconnectAttempts: 5,
  reconnectBaseMs: 3_000,
  providerReconnectBaseMs: 5_000,
  providerReconnectCapMs: 30_000,
  statusPollMs: 10_000,
  tokenRemovalCheckMs: 5_000,
  hiddenConnectDelayMs: 1_000,
  /** WebSocket close codes (RFC 6455 §7.4.1): logout, any other end, access ended. */
  closeLogout: 1000,
  closeGoingAway: 1001,
  closeAccessEnded: 1008,
  /** The page sends without pause, or is a guest's while nobody knows the time (1013 of the IANA registry: try again later). */
  closeForNow: 1013,
  touchPinMin: 12,
  touchPinMax: 15,
  /** A command that the device has not confirmed by then has failed. */
  commandLifeMs: 5_000,
  /** The longest lease; a day. */
  leaseMaxS: 24 * 3_600,
  /** The largest numbers of a schedule's rule. */
  scheduleEveryMaxDays: 366,
  scheduleOffsetMaxMin: 180,
  scheduleSpreadMaxMin: 120,
  /** 'All off' and a scene can be undone for this long. */
  undoMs: 10_000,
  /** Presses of open pages go on for this long while the database is away, on the rights last read. */
  withoutDatabaseMs: 60_000,
  sessionLifeMs: 12 * 3_600_000,
  rememberedSessionLifeMs: 30 * 24 * 3_600_000,
  ticketLifeMs: 30_000,
  /** 5 bits each: 130 bits that nobody guesses. */
  joinCodeLetters: 26,
  joinCodeLifeMs: 24 * 3_600_000,
  /** The time to give a passkey or a second factor. */
  challengeLifeMs: 5 * 60_000,
  /** Wrong codes until the password is asked for again. */
  secondFactorTries: 5,
  recoveryCodes: 10,
  passkeysMax: 20,
  /** The most per person. */
  apiTokensMax: 20,
  guestSpanMaxMs: 366 * 24 * 3_600_000,
  /** The most per guest. */
  weeklyWindowsMax: 7,
  guestPlacesMax: 20,
  accessTimesMax: 8,
  /** The most per home. */
  passesMax: 100,
  /** The most browsers that hold one pass at a time. */
  passBrowsersMax: 20,
  passPinDigitsMin: 4,
  passPinDigitsMax: 8,
  /** Longer than any pass lasts; browsers keep no cookie longer. */
  passBrowserLifeMs: 400 * 24 * 3_600_000,
  /** The most per home; the most pins that one sets. */
  scenesMax: 100,
  scenePinsMax: 60,
  /** The most per home. */
  schedulesMax: 200,
  /** The most pins that one schedule sets. */
  schedulePinsMax: 60,
  /** The latest runs of one schedule, for as long as the home keeps it. */
  scheduleRunsKept: 30,
  /** A schedule that is due for longer has missed its time, and does nothing any more. */
  scheduleLateMs: 60_000,
  /** The same for 'catch up': half a day later it is the other half of the day, when nobody wants it. */
  scheduleCatchUpMs: 12 * 3_600_000,
  /** The longest hold; a day. */
  holdMaxS: 24 * 3_600,
  /** The most entries of a plan that a device stores, and the most runs of it. */
  planEntriesMax: 32,
  /** Entries of the activity that one call returns. */
  activityPageMost: 100,
  /** The most pins of one device, ever: gone ones count too. */
  pinsMax: 64,
  /** States of a fan, and characters in the name of one. */
  pinLevelsMax: 10,
  pinLevelNameMax: 24,
  /** The most series of one device, ever, and own readings among them; the rest are pins and what every device has. */
  seriesMax: 96,
  declaredReadingsMax: 24,
  /** The largest number that a device may send as a reading. */
  readingMost: 1_000_000_000_000,
  /** The shortest time between samples of a series; only a pin gets each change. */
  sampleEveryMs: 10_000,
  /** Points of a series that one call returns. */
  historyPointsMost: 1_000,
  /** Series that one call returns. */
  historySeriesMost: 8,
  tankLitresMax: 1_000_000,
  deviceNoteMax: 200,
  pinWattsMax: 100_000,
  /** The highest price of a kilowatt hour, in the home's currency. */
  priceMax: 1_000_000,
  /** The highest row number: an `integer` of PostgreSQL. */
  idMax: 2 ** 31 - 1,
  bodyBytesMax: 64 * 1024,
  jsonDepthMax: 8,
  /** Fields of objects, and items of lists, in the whole of a message; characters in one text of it. */
  jsonFieldsMax: 512,
  jsonItemsMax: 1_000,
  jsonTextMax: 4_096,
  liveMessageBytesMax: 16 * 1024,
  /** Messages of a page that may wait before its socket is closed; no page that waits for answers comes near. */
  liveWaitingMessagesMax: 4_096,
  /** Up to this size a message that came too fast is read for its messageId; a press has 100 bytes. */
  liveRefusedBytesMax: 1_024,
  /** The delay of the refusal when a call or a device comes too fast: who does not wait is served less. */
  tooFastAnswerMs: 100,
  /** The longest that a page, and a device, is held back without a break before its connection ends. */
  livePageHeldBackMs: 10_000,
  deviceHeldBackMs: 30_000,
  /** Frames that one message may be in, and pieces in which one frame may arrive. */
  liveFragmentsMax: 16,
  liveChunksMax: 64,
  mqttConnectBytesMax: 4 * 1024,
  mqttConnectWaitMs: 5_000,
  mqttPacketBytesMax: 64 * 1024,
  /** Packets of a hub: the list of its boards is one. */
  hubPacketBytesMax: 4 * 1024 * 1024,
  /** The same two where MQTT comes over a WebSocket. */
  mqttFragmentsMax: 64,
  mqttChunksMax: 256,
  mqttKeepAliveMinS: 5,
  mqttKeepAliveMaxS: 1_200,
  /** The keep-alive that MQTT 5 gets in place of a longer one, or of none: it ends a dead line within 90 s. */
  mqttServerKeepAliveS: 60,
  /** The longest silence after a command, with a longer keep-alive or none. */
  mqttAnswerWaitS: 45,
  /** TCP asks a silent line after this time, then each second; ten questions without an answer end it. */
  mqttLineAskedAfterMs: 45_000,
  /** The interval of the pings to pages and devices: half of what proxies wait before they cut a silent line. */
  socketPingS: 30,
  mqttSubscriptionsMax: 5,
  /** Bytes of commands that may wait for one device before it is let go. */
  mqttWaitingBytesMax: 64 * 1024,
} as const

/** The most of each thing that people make. */
export const objectLimits = {
  /** The interval at which a device past a quota of the day is told so. */
  quotaReportEveryMs: 60_000,
  /** The most per home. A building of 2,500 devices has them twice over. */
  roomsMax: 5_000,
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
