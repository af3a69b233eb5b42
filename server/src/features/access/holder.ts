import { madeOnce } from '../../platform/made-once.ts'

/** The owner of a grant or session: a person, or a pass, which anybody with its link may hold. */
export type Holder = { kind: 'person' | 'pass'; id: number }

/** A holder as a key of maps, and of topics. */
export const keyOfHolder = ({ kind, id }: Holder): string => keys[kind](id)

const keys = {
  person: madeOnce((id: number) => `person.${id}`),
  pass: madeOnce((id: number) => `pass.${id}`),
}

/** The columns in which tables name a holder. */
export const holderColumns = ({ kind, id }: Holder) => ({
  person_id: kind === 'person' ? id : null,
  pass_id: kind === 'pass' ? id : null,
})

/** The holder whom columns name: exactly one of them does. */
export function holderIn({
  person_id,
  pass_id,
}: {
  person_id: number | null
  pass_id: number | null
}): Holder[] {
  if (person_id !== null) return [{ kind: 'person', id: person_id }]
  return pass_id === null ? [] : [{ kind: 'pass', id: pass_id }]
}
