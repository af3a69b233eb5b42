import { partFile } from '../../../ui/lazy/part-file.tsx'

/** The table of passes: a file that homes without a pass never fetch. */
export const passTable = partFile(async () => (await import('./pass-table.tsx')).PassTable)
