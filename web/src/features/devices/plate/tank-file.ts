import { partFile } from '../../../ui/lazy/part-file.tsx'

/** The tank: few plates have one. */
export const tank = partFile(async () => (await import('./tank.tsx')).Tank)
