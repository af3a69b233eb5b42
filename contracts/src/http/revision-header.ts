/**
 * The header of an answer to those who manage a home: while it is the same in two answers, no list of
 * the home has changed between them. An answer without it promises nothing.
 */
export const revisionHeader = 'home-revision'
