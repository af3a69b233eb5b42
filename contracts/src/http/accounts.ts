import { z } from 'zod'
import {
  address,
  contactNumber,
  dateOfBirth,
  email,
  id,
  idInPath,
  idNumber,
  instant,
  joinCode,
  mobile,
  newPassword,
  passwordInput,
  timeZone,
  username,
} from '../vocabulary/fields.ts'
import { locale } from '../vocabulary/locale.ts'
import { plainText } from '../vocabulary/plain-text.ts'
import { role } from '../vocabulary/role.ts'
import { unitSystem } from '../vocabulary/units.ts'
import { zoneOffsets } from '../vocabulary/zone-offset.ts'
import { ownAccess } from './access.ts'
import { endpoint } from './endpoint.ts'
import { done } from './refusals.ts'

/** The reply to registering and signing in (spec §3). `role` equals `role_name`. */
export const signedIn = z.object({
  token: z.string(),
  user_id: id,
  username: z.string(),
  email: z.string(),
  role_name: role,
  role,
})

/**
 * The reply to a right password while an authenticator app is on: no token yet, but
 * a challenge to send with the code to `/api/users/login/second-factor`.
 */
export const secondFactorAsked = z.object({
  second_factor: z.literal(true),
  challenge: z.string(),
  expires_at: instant,
})

export const registerEndpoint = endpoint({
  method: 'POST',
  url: '/api/users/register',
  summary:
    'Creates an account. Registering as `user` founds a home; a join code lets family and guests into theirs at once.',
  access: 'open',
  body: z.strictObject({
    username,
    email,
    password: newPassword,
    mobile,
    contact: contactNumber,
    address,
    id_number: idNumber,
    date_of_birth: dateOfBirth,
    role: z
      .string('Invalid user type')
      .trim()
      .toLowerCase()
      .pipe(z.enum(['user', 'family', 'guest'], 'Invalid user type'))
      .default('user'),
    /** The time zone and the locale of the home that is founded. */
    time_zone: timeZone.nullish(),
    locale: locale.nullish(),
    /** Lets a family or guest account into its home at once; needed where registration is closed. */
    join_code: joinCode.nullish(),
  }),
  reply: signedIn,
})

export const registrationEndpoint = endpoint({
  method: 'GET',
  url: '/api/users/registration',
  summary:
    'Who may register: `everybody`, the `founder` of the first home, or only who is `invited` and has a join code.',
  access: 'open',
  reply: z.object({
    may_register: z.enum(['everybody', 'founder', 'invited']),
    /** Whether a backup may be restored here by page: nobody has registered yet. */
    may_restore: z.boolean(),
    /** Whether the homes here come from a backup. */
    is_restored: z.boolean(),
  }),
})

export const loginEndpoint = endpoint({
  method: 'POST',
  url: '/api/users/login',
  summary:
    'Signs in. The session lasts 12 hours, or 30 days with `remember`. An account with an authenticator app is asked for a code before it gets a token.',
  access: 'open',
  body: z.strictObject({ email, password: passwordInput, remember: z.boolean().optional() }),
  reply: z.union([signedIn, secondFactorAsked]),
})

export const logoutEndpoint = endpoint({
  method: 'POST',
  url: '/api/auth/logout',
  summary: 'Ends the session of the bearer token; also without a valid one it answers 200.',
  access: 'open',
  reply: done,
})

export const liveTicketEndpoint = endpoint({
  method: 'POST',
  url: '/api/auth/ws-ticket',
  summary: 'A one-time ticket, good for 30 seconds, to open the live socket with.',
  access: 'session',
  reply: z.object({ ticket: z.string(), expires_at: instant }),
})

/** A person's own record. The ID number shows its last four characters only. */
export const profileReply = z.object({
  user: z.object({
    user_id: id,
    username: z.string(),
    email: z.string(),
    mobile: z.string().nullable(),
    contact: z.string().nullable(),
    address: z.string().nullable(),
    id_number: z.string().nullable(),
    date_of_birth: z.string().nullable(),
    role,
    role_name: role,
    permissions: z.object({
      manageRooms: z.boolean(),
      manageDevices: z.boolean(),
      createGuests: z.boolean(),
      accessAllRooms: z.boolean(),
      isAdmin: z.boolean(),
    }),
    created_at: instant,
    /** The end of access, only for a guest. */
    expires_at: instant.nullable(),
    /** Whether the account belongs to a home; a self-registered family or guest account does not yet. */
    has_home: z.boolean(),
    /** The name of that home; null without a home, or while nobody has named it. */
    home_name: z.string().nullable(),
    /** IANA name of the time zone of that home; of the server's, while nobody has set it. Null without a home. */
    home_time_zone: z.string().nullable(),
    /** The clocks of that zone, by the newest rules that the server knows; empty without a home. */
    home_offsets: zoneOffsets,
    /** From when to when it is light there today: by its sun, to ten minutes, or from six to six where nobody has set its place. Null without a home, and while nobody has set its time zone either. */
    home_daylight: z.object({ from: instant, to: instant }).nullable(),
    /** The currency (ISO 4217) and price of a kilowatt hour there; null for guests, and while nobody has set it. */
    home_currency: z.string().nullable(),
    home_price_per_kwh: z.number().nullable(),
    /** How that home writes times for others; null without a home, or while it is not known. */
    home_locale: z.string().nullable(),
    /** The units of that home; those of its locale, while nobody has chosen any. Null without a home. */
    home_units: unitSystem.nullable(),
    /** The end of the history that was made up there, for a demo; null where none was, and without a home. */
    home_made_up_until: instant.nullable(),
    /** The access at this moment, only for a guest: whether it is open, and why not. */
    access: ownAccess.nullable(),
    /** Whether the home is a demo that takes the time zone of whoever comes first (`PUT /api/home`); false for those who do not manage it. */
    home_wants_time_zone: z.boolean(),
    /** Whether the server does not know for sure what time it is; false for those who do not manage the home. */
    server_clock_in_doubt: z.boolean(),
  }),
})
export type Profile = z.infer<typeof profileReply>['user']

export const profileEndpoint = endpoint({
  method: 'GET',
  url: '/api/users/profile/{userId}',
  summary: 'A person’s own profile, or that of a member for those who manage the home.',
  access: 'session',
  path: z.object({ userId: idInPath }),
  reply: profileReply,
})

/** The ways of a reset code that this server sends; one that takes another waits with its operator. */
const carriedWays = z.array(z.enum(['email', 'mobile']))

export const profileByEmailEndpoint = endpoint({
  method: 'GET',
  url: '/api/users/profile-by-email',
  summary:
    'For the reset dialog: whether an email is registered, and its mobile’s last four digits; no digits where the caller may not learn more. And which ways of a code the server sends, whosever it is.',
  access: 'open',
  query: z.object({ email }),
  reply: z.object({
    user: z.object({ email: z.string(), mobile: z.string() }),
    carried_ways: carriedWays,
  }),
})

/** The key of a mail with a reset code: its owner is counted apart from strangers. */
const mailKey = z.string('must be a text').max(64, 'is too long')

export const forgotPasswordEndpoint = endpoint({
  method: 'POST',
  url: '/api/users/forgot-password',
  summary: 'Sends a reset code to the account of this email, by mail or by SMS.',
  access: 'open',
  body: z.union(
    [
      z.strictObject({
        email,
        via: z.enum(['email', 'mobile']).optional(),
        mail_key: mailKey.optional(),
      }),
      z.strictObject({
        mobile: plainText(32, 'is required').min(4, 'is too short'),
        mail_key: mailKey.optional(),
      }),
    ],
    'Send the email or the mobile number of the account',
  ),
  reply: done.extend({
    /** The way the code took; left out where the caller may not learn whether one was sent. */
    via: z.enum(['email', 'mobile']).optional(),
    carried_ways: carriedWays,
  }),
})

export const resetPasswordEndpoint = endpoint({
  method: 'POST',
  url: '/api/users/reset-password',
  summary: 'Sets a new password with the code that was sent. Ends every session of the account.',
  access: 'open',
  body: z.strictObject({
    token: z
      .string('Please enter a valid 6-digit reset code')
      .regex(/^\d{6}$/, 'Please enter a valid 6-digit reset code'),
    new_password: newPassword,
    email: email.optional(),
    mail_key: mailKey.optional(),
  }),
  reply: done,
})
