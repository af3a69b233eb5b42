import { partFile } from '../../ui/lazy/part-file.tsx'

/* What only people who manage the home see of the dashboard: one file. */

const file = () => import('./management.tsx')

export const management = partFile(async () => (await file()).Management)
export const emptyHome = partFile(async () => (await file()).EmptyHome)

/** Fetches the file before it is shown: a part that is here stands at once, and moves nothing. */
export async function fetchManagement(): Promise<void> {
  await Promise.all([management.fetchPart(), emptyHome.fetchPart()])
}
