import type { ReactElement } from 'react'

/**
 * Elements, and no text beside them: where children stand among others, or with no element around
 * them. A translator of the browser replaces texts, which React finds again only where a text is
 * the one child of its element (tools/lone-texts.ts).
 */
export type Elements = ReactElement | false | '' | null | undefined | readonly Elements[]
