import { z } from 'zod'

/** The rights of an API token: `passes` lists, makes, changes and revokes passes. */
export const apiTokenRight = z.enum(['passes'])
export type ApiTokenRight = z.infer<typeof apiTokenRight>
