import type { Db } from '../../platform/database/schema.ts'

export type JoinCodeStore = ReturnType<typeof joinCodeStore>

/** What a code grants: a membership, and for a guest the access (see `guest_access`). */
export type JoinGrant = {
  homeId: number
  role: 'family' | 'guest'
  /** Epoch ms, as is `accessExpiresAt`; null for a family member. */
  startAt: number | null
  accessExpiresAt: number | null
  roomId: number | null
  deviceId: number | null
}

/** A code that can still be used, as the home's managers see it. */
export type OpenJoinCode = Omit<JoinGrant, 'homeId' | 'deviceId'> & {
  id: number
  roomName: string | null
  deviceIdentifier: string | null
  /** The username of the manager who made it. */
  madeBy: string | null
  /** When the code itself ends, epoch ms. */
  expiresAt: number
}

/** Codes into homes. This is the only writer of `join_code`. */
export function joinCodeStore(db: Db) {
  const open = (homeId: number, now: number) =>
    db
      .selectFrom('join_code as code')
      .leftJoin('person', 'person.id', 'code.made_by')
      .leftJoin('room', 'room.id', 'code.room_id')
      .leftJoin('device', 'device.id', 'code.device_id')
      .select([
        'code.id',
        'code.role',
        'code.start_at as startAt',
        'code.access_expires_at as accessExpiresAt',
        'code.room_id as roomId',
        'room.name as roomName',
        'device.identifier as deviceIdentifier',
        'person.username as madeBy',
        'code.expires_at as expiresAt',
      ])
      .where('code.home_id', '=', homeId)
      .where('code.expires_at', '>', now)

  const count = (now: number) =>
    db
      .selectFrom('join_code')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('expires_at', '>', now)

  return {
    async add(
      code: JoinGrant & { codeHash: string; madeBy: number; expiresAt: number },
    ): Promise<number> {
      const { id } = await db
        .insertInto('join_code')
        .values({
          code_hash: code.codeHash,
          home_id: code.homeId,
          made_by: code.madeBy,
          role: code.role,
          start_at: code.startAt,
          access_expires_at: code.accessExpiresAt,
          room_id: code.roomId,
          device_id: code.deviceId,
          expires_at: code.expiresAt,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },

    /** The codes of a home that can still be used, newest first. */
    ofHome: (homeId: number, now: number): Promise<OpenJoinCode[]> =>
      open(homeId, now).orderBy('code.id', 'desc').execute(),

    /** One code of a home that can still be used. */
    find: (homeId: number, id: number, now: number): Promise<OpenJoinCode | undefined> =>
      open(homeId, now).where('code.id', '=', id).executeTakeFirst(),

    /** Removes a code and returns what it grants; of many calls at once only one gets it. */
    take: (codeHash: string, now: number): Promise<JoinGrant | undefined> =>
      db
        .deleteFrom('join_code')
        .where('code_hash', '=', codeHash)
        .where('expires_at', '>', now)
        .returning([
          'home_id as homeId',
          'role',
          'start_at as startAt',
          'access_expires_at as accessExpiresAt',
          'room_id as roomId',
          'device_id as deviceId',
        ])
        .executeTakeFirst(),

    /** How many codes that can still be used are for this room; a code for a room and a device is for the device. */
    async countOfRoom(roomId: number, now: number): Promise<number> {
      const counted = count(now).where('room_id', '=', roomId).where('device_id', 'is', null)
      return (await counted.executeTakeFirstOrThrow()).count
    },

    /** How many codes that can still be used are for this device. */
    async countOfDevice(deviceId: number, now: number): Promise<number> {
      const counted = count(now).where('device_id', '=', deviceId)
      return (await counted.executeTakeFirstOrThrow()).count
    },

    /** To be called before a room is deleted: a code for a device in it does not end with it. */
    async keepDevicesOf(roomId: number): Promise<void> {
      await db
        .updateTable('join_code')
        .set({ room_id: null })
        .where('room_id', '=', roomId)
        .where('device_id', 'is not', null)
        .execute()
    },

    /** Voids a code if it is this home's; returns whether it was. */
    async revoke(homeId: number, id: number): Promise<boolean> {
      const row = await db
        .deleteFrom('join_code')
        .where('id', '=', id)
        .where('home_id', '=', homeId)
        .returning('id')
        .executeTakeFirst()
      return row !== undefined
    },

    /** Voids every code that a person has made, because they manage the home no longer. */
    async revokeAllOf(personId: number): Promise<void> {
      await db.deleteFrom('join_code').where('made_by', '=', personId).execute()
    },

    async sweep(now: number): Promise<void> {
      await db.deleteFrom('join_code').where('expires_at', '<=', now).execute()
    },
  }
}
