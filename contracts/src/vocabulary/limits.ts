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
  touchPinMin: 12,
  touchPinMax: 15,
  /** A command that the device has not confirmed by then has failed. */
  commandLifeMs: 5_000,
  sessionLifeMs: 12 * 3_600_000,
  rememberedSessionLifeMs: 30 * 24 * 3_600_000,
  ticketLifeMs: 30_000,
  /** 5 bits each: 130 bits that nobody guesses. */
  joinCodeLetters: 26,
  joinCodeLifeMs: 24 * 3_600_000,
  /** How long a passkey or a second factor may take to be given. */
  challengeLifeMs: 5 * 60_000,
  /** Wrong codes until the password is asked for again. */
  secondFactorTries: 5,
  recoveryCodes: 10,
  passkeysMax: 20,
  guestSpanMaxMs: 366 * 24 * 3_600_000,
  /** The highest row number: an `integer` of PostgreSQL. */
  idMax: 2 ** 31 - 1,
  bodyBytesMax: 64 * 1024,
  jsonDepthMax: 8,
  /** Fields and list items in the whole of a message; characters in one text of it. */
  jsonFieldsMax: 64,
  jsonTextMax: 4_096,
  liveMessageBytesMax: 16 * 1024,
  /** Frames that one message may be in, and pieces in which one frame may arrive. */
  liveFragmentsMax: 16,
  liveChunksMax: 64,
  mqttConnectBytesMax: 4 * 1024,
  mqttConnectWaitMs: 5_000,
  mqttPacketBytesMax: 64 * 1024,
  /** The same two where MQTT comes over a WebSocket. */
  mqttFragmentsMax: 64,
  mqttChunksMax: 256,
  mqttKeepAliveMinS: 15,
  mqttKeepAliveMaxS: 120,
  mqttSubscriptionsMax: 4,
  /** Bytes of commands that may wait for one device before it is let go. */
  mqttWaitingBytesMax: 64 * 1024,
} as const
