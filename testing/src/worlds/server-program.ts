import { join } from 'node:path'

const built = join(import.meta.dirname, '../../../server/dist')

/** The server's program as `npm start` bundles and runs it; Vitest's global setup bundles it. */
export const serverProgram: string = join(built, 'main.mjs')

/** The same without its first lines: it exports what server/src/command-line.ts does. */
export const serverCommandLine: string = join(built, 'command-line.mjs')
