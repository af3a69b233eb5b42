import { z } from 'zod'

/** What programs may do with an API token: `passes` lists, makes, changes and revokes passes. */
export const apiTokenRight = z.enum(['passes'])
export type ApiTokenRight = z.infer<typeof apiTokenRight>
