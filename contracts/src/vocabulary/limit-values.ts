/*
 * Each is a constant of its own, so that a page carries only those that it reads. One place that takes
 * several of them apart (`const { … } = limits`) would bring all of them back.
 */

export const resetCodeDigits = 6
export const resetCodeLifeMs = 10 * 60_000
export const resetCodeTries = 5
export const resetCloseDelayMs = 2_500
export const passwordMin = 6
export const passwordMax = 128
export const deviceNameMax = 100
export const idNumberMax = 12
export const afterDeviceRegisteredMs = 3_000
export const copyToastMs = 2_000
export const localLookupTimeoutMs = 5_000
export const socketStartDelayMs = 1_000
export const unassignedDevicesShown = 6
export const reconnectAttempts = 5
export const reconnectBaseMs = 3_000
export const providerReconnectBaseMs = 5_000
export const providerReconnectCapMs = 30_000
export const statusPollMs = 10_000
export const tokenRemovalCheckMs = 5_000
export const hiddenConnectDelayMs = 1_000
/** WebSocket close codes (RFC 6455 §7.4.1): logout, any other end, access ended. */
export const closeLogout = 1000
export const closeGoingAway = 1001
export const closeAccessEnded = 1008
/** The page sends without pause, or is a guest's while nobody knows the time (1013 of the IANA registry: try again later). */
export const closeForNow = 1013
export const touchPinMin = 12
export const touchPinMax = 15
/** A command that the device has not confirmed by then has failed. */
export const commandLifeMs = 5_000
/** The longest lease; a day. */
export const leaseMaxS = 24 * 3_600
/** The largest numbers of a schedule's rule. */
export const scheduleEveryMaxDays = 366
export const scheduleOffsetMaxMin = 180
export const scheduleSpreadMaxMin = 120
/** 'All off' and a scene can be undone for this long. */
export const undoMs = 10_000
/** The replacement of a board can be undone for this long: a day. */
export const undoReplacementMs = 24 * 3_600_000
/** Presses of open pages go on for this long while the database is away, on the rights last read. */
export const withoutDatabaseMs = 60_000
export const sessionLifeMs = 12 * 3_600_000
export const rememberedSessionLifeMs = 30 * 24 * 3_600_000
export const ticketLifeMs = 30_000
/** 5 bits each: 130 bits that nobody guesses. */
export const joinCodeLetters = 26
export const joinCodeLifeMs = 24 * 3_600_000
/** The time to give a passkey or a second factor. */
export const challengeLifeMs = 5 * 60_000
/** How long the link into a demo home works that its start has printed, ms. */
export const startLinkLifeMs = 10 * 60_000
/** How long the link works by which somebody brings their phone in, ms. */
export const phoneLinkLifeMs = 5 * 60_000
/** Wrong codes until the password is asked for again. */
export const secondFactorTries = 5
export const recoveryCodes = 10
export const passkeysMax = 20
/** The most per person. */
export const apiTokensMax = 20
export const guestSpanMaxMs = 366 * 24 * 3_600_000
/** The most per guest. */
export const weeklyWindowsMax = 7
export const guestPlacesMax = 20
export const accessTimesMax = 8
/** The most per home. */
export const passesMax = 100
/** The most browsers that hold one pass at a time. */
export const passBrowsersMax = 20
export const passPinDigitsMin = 4
export const passPinDigitsMax = 8
/** Longer than any pass lasts; browsers keep no cookie longer. */
export const passBrowserLifeMs = 400 * 24 * 3_600_000
/** The most per home; the most pins that one sets. */
export const scenesMax = 100
export const scenePinsMax = 60
/** The most per home. */
export const schedulesMax = 200
/** The most pins that one schedule sets. */
export const schedulePinsMax = 60
/** The latest runs of one schedule, for as long as the home keeps it. */
export const scheduleRunsKept = 30
/** A schedule that is due for longer has missed its time, and does nothing any more. */
export const scheduleLateMs = 60_000
/** The same for 'catch up': half a day later it is the other half of the day, when nobody wants it. */
export const scheduleCatchUpMs = 12 * 3_600_000
/** The longest hold; a day. */
export const holdMaxS = 24 * 3_600
/** The most entries of a plan that a device stores, and the most runs of it. */
export const planEntriesMax = 32
/** Entries of the activity that one call returns. */
export const activityPageMost = 100
/** The most pins of one device, ever: gone ones count too. */
export const pinsMax = 64
/** States of a fan, and characters in the name of one. */
export const pinLevelsMax = 10
export const pinLevelNameMax = 24
/** The most series of one device, ever, and own readings among them; the rest are pins and what every device has. */
export const seriesMax = 96
export const declaredReadingsMax = 24
/** The largest number that a device may send as a reading. */
export const readingMost = 1_000_000_000_000
/** The shortest time between samples of a series; only a pin gets each change. */
export const sampleEveryMs = 10_000
/** Points of a series that one call returns. */
export const historyPointsMost = 1_000
/** Series that one call returns. */
export const historySeriesMost = 8
export const tankLitresMax = 1_000_000
export const deviceNoteMax = 200
export const pinWattsMax = 100_000
/** The highest price of a kilowatt hour, in the home's currency. */
export const priceMax = 1_000_000
/** The highest row number: an `integer` of PostgreSQL. */
export const idMax = 2 ** 31 - 1
export const bodyBytesMax = 64 * 1024
export const jsonDepthMax = 8
/** Fields of objects, and items of lists, in the whole of a message; characters in one text of it. */
export const jsonFieldsMax = 512
export const jsonItemsMax = 1_000
export const jsonTextMax = 4_096
export const liveMessageBytesMax = 16 * 1024
/** Messages of a page that may wait before its socket is closed; no page that waits for answers comes near. */
export const liveWaitingMessagesMax = 4_096
/** Up to this size a message that came too fast is read for its messageId; a press has 100 bytes. */
export const liveRefusedBytesMax = 1_024
/** The delay of the refusal when a call or a device comes too fast: who does not wait is served less. */
export const tooFastAnswerMs = 100
/** The longest that a page, and a device, is held back without a break before its connection ends. */
export const livePageHeldBackMs = 10_000
export const deviceHeldBackMs = 30_000
/** Frames that one message may be in, and pieces in which one frame may arrive. */
export const liveFragmentsMax = 16
export const liveChunksMax = 64
export const mqttConnectBytesMax = 4 * 1024
export const mqttConnectWaitMs = 5_000
export const mqttPacketBytesMax = 64 * 1024
/** Packets of a hub: the list of its boards is one. */
export const hubPacketBytesMax = 4 * 1024 * 1024
/** The hubs of a home whose lists of boards are stored. */
export const hubListsMax = 20
/** The same two where MQTT comes over a WebSocket. */
export const mqttFragmentsMax = 64
export const mqttChunksMax = 256
export const mqttKeepAliveMinS = 5
export const mqttKeepAliveMaxS = 1_200
/** The keep-alive that MQTT 5 gets in place of a longer one, or of none: it ends a dead line within 90 s. */
export const mqttServerKeepAliveS = 60
/** The longest silence after a command, with a longer keep-alive or none. */
export const mqttAnswerWaitS = 45
/** TCP asks a silent line after this time, then each second; ten questions without an answer end it. */
export const mqttLineAskedAfterMs = 45_000
/** The interval of the pings to pages and devices: half of what proxies wait before they cut a silent line. */
export const socketPingS = 30
export const mqttSubscriptionsMax = 5
/** Bytes of commands that may wait for one device before it is let go. */
export const mqttWaitingBytesMax = 64 * 1024

/** The largest photo of a room, as bytes of JPEG, and its longest side, px. */
export const photoBytesMax = 150 * 1024
export const photoSideMax = 1_600
