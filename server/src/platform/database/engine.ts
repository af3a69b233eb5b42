/** The two databases that Roomwire runs on. */
export type Engine = 'sqlite' | 'postgres'
