import { authorityFile, foundAuthority } from '@roomwire/server/platform/tls/own-files.ts'

/** The file by which clients know the server of a data folder. */
export const authorityOf = authorityFile

/** Gives a data folder an authority, for a machine of this name. */
export const foundHome = (data: string, local: string): Promise<void> =>
  foundAuthority(data, [], Date.now(), { local, addresses: [] })
