import { type Kysely, sql } from 'kysely'
import { counterOf, type Engine } from '../engine.ts'

/** More ways to sign in, invitations into a home, and the audit log. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await furtherWaysIn(db, engine)
  await limitsAndCodes(db, engine)
  await record(db, engine)
}

async function furtherWaysIn(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const counter = counterOf(engine)
  await db.schema.alterTable('person').addColumn('disabled_at', 'bigint').execute()
  await db.schema.alterTable('person').addColumn('totp_secret', 'text').execute()
  await db.schema.alterTable('person').addColumn('totp_since', 'bigint').execute()
  await db.schema.alterTable('person').addColumn('totp_last_step', 'bigint').execute()
  await db.schema.alterTable('session').addColumn('last_used_at', 'bigint').execute()
  await db.schema
    .createTable('recovery_code')
    .addColumn('person_id', 'integer', (c) =>
      c.notNull().references('person.id').onDelete('cascade'),
    )
    .addColumn('code_hash', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('recovery_code_of_person', ['person_id', 'code_hash'])
    .execute()
  await db.schema
    .createTable('passkey')
    .addColumn('id', counter.type, counter.key)
    .addColumn('credential_id', 'text', (c) => c.notNull().unique())
    .addColumn('person_id', 'integer', (c) =>
      c.notNull().references('person.id').onDelete('cascade'),
    )
    .addColumn('public_key', 'text', (c) => c.notNull())
    .addColumn('sign_count', 'bigint', (c) => c.notNull())
    .addColumn('transports', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('last_used_at', 'bigint')
    .execute()
  await db.schema.createIndex('passkey_by_person').on('passkey').column('person_id').execute()
  await db.schema
    .createTable('challenge')
    .addColumn('challenge_hash', 'text', (c) => c.primaryKey())
    .addColumn('purpose', 'text', (c) => c.notNull())
    .addColumn('person_id', 'integer', (c) => c.references('person.id').onDelete('cascade'))
    .addColumn('detail', 'text')
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addColumn('tries_left', 'integer', (c) => c.notNull())
    .execute()
}

async function limitsAndCodes(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const counter = counterOf(engine)
  await db.schema
    .alterTable('attempt')
    .addColumn('next_at', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('device').addColumn('known_from', 'text').execute()
  await db.schema
    .createTable('join_code')
    .addColumn('id', counter.type, counter.key)
    .addColumn('code_hash', 'text', (c) => c.notNull().unique())
    .addColumn('home_id', 'integer', (c) => c.notNull().references('home.id').onDelete('cascade'))
    .addColumn('made_by', 'integer', (c) => c.references('person.id').onDelete('cascade'))
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('start_at', 'bigint')
    .addColumn('access_expires_at', 'bigint')
    // Cascade, not null: a code for a deleted room must not open the whole home.
    .addColumn('room_id', 'integer', (c) => c.references('room.id').onDelete('cascade'))
    .addColumn('device_id', 'integer', (c) => c.references('device.id').onDelete('cascade'))
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute()
}

/**
 * Without foreign keys: an audit entry stays when its person is deleted.
 * The audit log counts its ids itself, without gaps.
 */
async function record(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('audit')
    .addColumn('id', engine === 'postgres' ? 'bigint' : 'integer', (c) => c.primaryKey())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('home_id', 'integer')
    .addColumn('person_id', 'integer')
    .addColumn('event', 'text', (c) => c.notNull())
    .addColumn('detail', 'text', (c) => c.notNull())
    .addColumn('link', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('audit_head')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('count', 'bigint', (c) => c.notNull())
    .addColumn('link', 'text', (c) => c.notNull())
    .addColumn('seal', 'text', (c) => c.notNull())
    .execute()
  // Not begun: the holder of the key begins it. A missing one was removed.
  await sql`insert into audit_head (id, count, link, seal) values (1, 0, '', '')`.execute(db)
}
