import { z } from 'zod'

/** Every role there is (spec §6). */
export const role = z.enum(['user', 'family', 'guest', 'admin', 'super_admin'])
export type Role = z.infer<typeof role>

/** The roles a person may choose when registering; no other is ever self-assigned. */
export const selfAssignedRole = z.enum(['user', 'family', 'guest'])

/** The permissions of a role, as pages get them (spec §6). */
export type Permissions = {
  manageRooms: boolean
  manageDevices: boolean
  createGuests: boolean
  accessAllRooms: boolean
  isAdmin: boolean
}

/** Whether a role manages its home: everything for user, admin and super_admin, nothing for the rest (spec §6). */
export function manages(role: Role): boolean {
  return role === 'user' || role === 'admin' || role === 'super_admin'
}

/** The permissions of a role: all of them or none (spec §6). */
export function permissionsOf(role: Role): Permissions {
  const all = manages(role)
  return {
    manageRooms: all,
    manageDevices: all,
    createGuests: all,
    accessAllRooms: all,
    isAdmin: all,
  }
}

/**
 * Reads a role as a client or an older answer may spell it: `role_name` before
 * `role`, without regard to case, `user` when neither is a known role (spec §6).
 */
export function readRole(from: { role_name?: unknown; role?: unknown }): Role {
  return spelledRole(from.role_name) ?? spelledRole(from.role) ?? 'user'
}

function spelledRole(spelled: unknown): Role | undefined {
  return role.safeParse(typeof spelled === 'string' ? spelled.toLowerCase() : undefined).data
}
