import type { Profile } from '@roomwire/contracts/http/accounts.ts'
import { permissionsOf, type Role } from '@roomwire/contracts/vocabulary/role.ts'
import type { SavedPerson } from '../../api/session.ts'

/** The signed-in person as the page needs to know them. */
export type Person = {
  id: number
  username: string
  email: string
  role: Role
  isAdmin: boolean
  /** Only for a guest: the end of their access. */
  expiresAt: number | null
  /** Whether this person belongs to a home. */
  hasHome: boolean
  /** Null without a home, or while nobody has named it. */
  homeName: string | null
  /** IANA name; null without a home, or while the server cannot be reached. */
  homeTimeZone: string | null
  /** How the home writes times for others; null also while that is not known. */
  homeLocale: string | null
  /** The units of the home. */
  homeUnits: Profile['home_units']
  /** Epoch ms until which the recordings of the home are made up; null if none are. */
  homeMadeUpUntil: number | null
  /** The price of a kilowatt hour and its currency (ISO 4217); null until somebody sets it, and for guests. */
  homePrice: { perKwh: number; currency: string } | null
  /** Only for a guest: whether their access is open now, and why not. */
  access: Profile['access']
  /** Whether the home is a demo that takes the time zone of this browser. */
  homeWantsTimeZone: boolean
  /** Whether the server does not know for sure what time it is; told to those who manage the home. */
  isServerClockInDoubt: boolean
}

const roleNames: Record<Role, string> = {
  user: 'User',
  family: 'Family',
  guest: 'Guest',
  admin: 'Admin',
  super_admin: 'Super Admin',
}

/** The person of the server's profile. */
export function personOfProfile(user: Profile): Person {
  const role = readStoredRole(user)
  return {
    id: user.user_id,
    username: user.username,
    email: user.email,
    role,
    isAdmin: user.permissions?.isAdmin || permissionsOf(role).isAdmin,
    expiresAt: user.expires_at,
    hasHome: user.has_home,
    homeName: user.home_name,
    homeTimeZone: user.home_time_zone,
    homeLocale: user.home_locale,
    homeUnits: user.home_units,
    homeMadeUpUntil: user.home_made_up_until,
    homePrice: priceOf(user),
    access: user.access,
    homeWantsTimeZone: user.home_wants_time_zone,
    isServerClockInDoubt: user.server_clock_in_doubt,
  }
}

function priceOf({ home_price_per_kwh: perKwh, home_currency: currency }: Profile) {
  return perKwh === null || currency === null ? null : { perKwh, currency }
}

/** The person as last stored here, for times when the server cannot be reached (AUTH-3). */
export function personFromStore(stored: SavedPerson): Person {
  const role = readStoredRole(stored)
  const { id, username, email } = stored
  const { isAdmin } = permissionsOf(role)
  const home = {
    homeName: null,
    homeTimeZone: null,
    homeLocale: null,
    homeUnits: null,
    homeMadeUpUntil: null,
    homePrice: null,
  }
  return {
    id,
    username,
    email,
    role,
    isAdmin,
    hasHome: true,
    ...home,
    expiresAt: null,
    access: null,
    homeWantsTimeZone: false,
    isServerClockInDoubt: false,
  }
}

/** 'User (Admin)', 'Family', 'Guest' */
export function roleLabel({ role, isAdmin }: Person): string {
  return isAdmin ? `${roleNames[role]} (Admin)` : roleNames[role]
}

/** `role_name` before `role`, in lower case, 'user' when neither is known (spec §6). */
export function readStoredRole(from: { role_name?: string; role?: string }): Role {
  const spelled = (from.role_name || from.role || '').toLowerCase()
  return isRole(spelled) ? spelled : 'user'
}

function isRole(word: string): word is Role {
  return Object.hasOwn(roleNames, word)
}
