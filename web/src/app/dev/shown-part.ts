import type { ReactNode } from 'react'

/** A part of web/src/ui, drawn in its states by what each of them is. */
export type ShownPart = { part: string; states: Record<string, () => ReactNode> }
