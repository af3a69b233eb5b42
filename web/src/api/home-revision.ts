import { revisionHeader } from '@roomwire/contracts/http/revision-header.ts'

/** The revision of the home that the first answer has told. */
let first: string | null = null
let isSame = true

/** Notes what an answer tells of the home it was read in. */
export function noteRevision({ headers }: Pick<Response, 'headers'>): void {
  const revision = headers.get(revisionHeader)
  if (revision === null) return
  first ??= revision
  isSame &&= revision === first
}

/** Whether all answers so far are of one revision: no list of the home has changed between them. */
export function isOneRevision(): boolean {
  return first !== null && isSame
}
