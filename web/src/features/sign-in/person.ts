import type { Profile } from '@roomwire/contracts/http/accounts.ts'
import { permissionsOf, type Role } from '@roomwire/contracts/vocabulary/role.ts'
import type { StoredPerson } from '../../api/session.ts'

/** Who is signed in, as the page needs to know it. */
export type Person = {
  id: number
  username: string
  email: string
  role: Role
  isAdmin: boolean
  /** Only for a guest: until when access lasts. */
  expiresAt: number | null
  /** Whether a home has let this person in. */
  hasHome: boolean
}

const roleNames: Record<Role, string> = {
  user: 'User',
  family: 'Family',
  guest: 'Guest',
  admin: 'Admin',
  super_admin: 'Super Admin',
}

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
  }
}

/** The person as last stored here, for the time the server can't be asked (AUTH-3). */
export function personFromStore(stored: StoredPerson): Person {
  const role = readStoredRole(stored)
  const { id, username, email } = stored
  const { isAdmin } = permissionsOf(role)
  return { id, username, email, role, isAdmin, expiresAt: null, hasHome: true }
}

/** 'User (Admin)', 'Family', 'Guest' */
export function roleLabel({ role, isAdmin }: Person): string {
  return isAdmin ? `${roleNames[role]} (Admin)` : roleNames[role]
}

/** `role_name` before `role`, without regard to case, 'user' when neither is known (spec §6). */
export function readStoredRole(from: { role_name?: string; role?: string }): Role {
  const spelled = (from.role_name || from.role || '').toLowerCase()
  return isRole(spelled) ? spelled : 'user'
}

function isRole(word: string): word is Role {
  return Object.hasOwn(roleNames, word)
}
