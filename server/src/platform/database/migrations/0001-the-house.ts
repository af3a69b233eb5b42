import { type Kysely, sql } from 'kysely'
import { type Counter, counterOf, type Engine } from '../engine.ts'

/** Homes, people, rooms, devices, pins, commands. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const counter = counterOf(engine)

  await db.schema
    .createTable('installation')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('key_fingerprint', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('home')
    .addColumn('id', counter.type, counter.key)
    .addColumn('founded_at', 'bigint', (c) => c.notNull())
    .execute()
  await people(db, counter)
  await roomsAndDevices(db, counter)
  await accessAndLedger(db, counter)
}

async function people(db: Kysely<unknown>, counter: Counter): Promise<void> {
  await db.schema
    .createTable('person')
    .addColumn('id', counter.type, counter.key)
    .addColumn('home_id', 'integer', (c) => c.references('home.id').onDelete('cascade'))
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('username', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('password_hash', 'text', (c) => c.notNull())
    .addColumn('mobile', 'text')
    .addColumn('contact', 'text')
    .addColumn('address', 'text')
    .addColumn('id_number', 'text')
    .addColumn('date_of_birth', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('person_by_home').on('person').columns(['home_id', 'role']).execute()
  await db.schema
    .createTable('session')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('person_id', 'integer', (c) =>
      c.notNull().references('person.id').onDelete('cascade'),
    )
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addColumn('user_agent', 'text')
    .execute()
  await db.schema.createIndex('session_by_person').on('session').column('person_id').execute()
  await db.schema
    .createTable('live_ticket')
    .addColumn('ticket_hash', 'text', (c) => c.primaryKey())
    .addColumn('session_id', 'text', (c) =>
      c.notNull().references('session.id').onDelete('cascade'),
    )
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('reset_code')
    .addColumn('person_id', 'integer', (c) =>
      c.primaryKey().references('person.id').onDelete('cascade'),
    )
    .addColumn('code_hash', 'text', (c) => c.notNull())
    .addColumn('browser_hash', 'text', (c) => c.notNull())
    .addColumn('asked_from', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addColumn('tries_left', 'integer', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('attempt')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addColumn('window_ends_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('outbox')
    .addColumn('id', counter.type, counter.key)
    .addColumn('channel', 'text', (c) => c.notNull())
    .addColumn('recipient', 'text', (c) => c.notNull())
    .addColumn('subject', 'text')
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('written_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('contact_message')
    .addColumn('id', counter.type, counter.key)
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('message', 'text', (c) => c.notNull())
    .addColumn('written_at', 'bigint', (c) => c.notNull())
    .execute()
}

async function roomsAndDevices(db: Kysely<unknown>, counter: Counter): Promise<void> {
  await db.schema
    .createTable('room')
    .addColumn('id', counter.type, counter.key)
    .addColumn('home_id', 'integer', (c) => c.notNull().references('home.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('name_key', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    // It also finds the rooms of a home.
    .addUniqueConstraint('room_in_home', ['home_id', 'name_key'])
    .execute()
  await db.schema
    .createTable('device')
    .addColumn('id', counter.type, counter.key)
    .addColumn('home_id', 'integer', (c) => c.notNull().references('home.id').onDelete('cascade'))
    .addColumn('room_id', 'integer', (c) => c.references('room.id').onDelete('set null'))
    .addColumn('identifier', 'text', (c) => c.notNull())
    .addColumn('name', 'text')
    .addColumn('secret_hash', 'text', (c) => c.notNull())
    .addColumn('local_ip', 'text')
    .addColumn('static_ip', 'text')
    .addColumn('gateway', 'text')
    .addColumn('subnet', 'text')
    .addColumn('dns', 'text')
    .addColumn('ip_address', 'text')
    .addColumn('water_level', 'text')
    .addColumn('firmware', 'text')
    .addColumn('uptime_s', 'bigint')
    .addColumn('rssi', 'integer')
    .addColumn('free_memory', 'bigint')
    .addColumn('connected', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('connected_until', 'bigint', (c) => c.notNull().defaultTo(0))
    .addColumn('last_seen_at', 'bigint')
    .addColumn('epoch', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('seq', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    // Two homes may have the same identifier; within one it is the device's name.
    .addUniqueConstraint('device_in_home', ['home_id', 'identifier'])
    .execute()
  await db.schema.createIndex('device_by_identifier').on('device').column('identifier').execute()
  await db.schema.createIndex('device_by_room').on('device').column('room_id').execute()
  await db.schema
    .createTable('pin')
    .addColumn('device_id', 'integer', (c) =>
      c.notNull().references('device.id').onDelete('cascade'),
    )
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('name', 'text')
    .addColumn('state', 'integer')
    .addColumn('reported_at', 'bigint')
    .addPrimaryKeyConstraint('pin_of_device', ['device_id', 'key'])
    .execute()
}

async function accessAndLedger(db: Kysely<unknown>, counter: Counter): Promise<void> {
  await db.schema
    .createTable('guest_access')
    .addColumn('person_id', 'integer', (c) =>
      c.primaryKey().references('person.id').onDelete('cascade'),
    )
    .addColumn('start_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    // Cascade, not null: a guest of a deleted room must not get the whole home.
    .addColumn('room_id', 'integer', (c) => c.references('room.id').onDelete('cascade'))
    .addColumn('device_id', 'integer', (c) => c.references('device.id').onDelete('cascade'))
    .execute()
  await db.schema
    .createTable('command')
    .addColumn('id', counter.type, counter.key)
    .addColumn('device_id', 'integer', (c) =>
      c.notNull().references('device.id').onDelete('cascade'),
    )
    .addColumn('person_id', 'integer', (c) => c.references('person.id').onDelete('set null'))
    .addColumn('message_id', 'text', (c) => c.notNull())
    .addColumn('origin', 'text', (c) => c.notNull())
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('pin', 'text', (c) => c.notNull())
    .addColumn('wanted', 'integer', (c) => c.notNull())
    .addColumn('begun_at', 'bigint', (c) => c.notNull())
    .addColumn('deadline_at', 'bigint', (c) => c.notNull())
    .addColumn('received_at', 'bigint')
    .addColumn('outcome', 'text')
    .addColumn('error', 'text')
    .addColumn('ended_at', 'bigint')
    // A message acts at most once, even when it is sent several times.
    .addUniqueConstraint('command_once', ['device_id', 'person_id', 'message_id'])
    .execute()
  await db.schema
    .createIndex('command_living')
    .on('command')
    .columns(['device_id', 'deadline_at'])
    .where(sql.ref('outcome'), 'is', null)
    .execute()
}
