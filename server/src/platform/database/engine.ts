/** The two databases Roomwire stands on. */
export type Engine = 'sqlite' | 'postgres'
