import { z } from 'zod'

/** The colours that a room can have on pages: eight limewash paints. */
export const paint = z.enum(['moss', 'mint', 'sea', 'rain', 'dusk', 'lilac', 'rose', 'stone'])
export type Paint = z.infer<typeof paint>
