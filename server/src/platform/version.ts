/** The release; each package.json says the same. */
export const version = '0.2.0'
