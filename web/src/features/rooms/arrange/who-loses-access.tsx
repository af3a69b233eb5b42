import type { LostAccess } from '@roomwire/contracts/http/lost-access.ts'

/** Names whose access ends with a room or device; nothing where there is nobody. */
export function WhoLosesAccess({
  guests,
  passes,
  join_codes: codes,
  kind,
}: LostAccess & { kind: 'room' | 'device' }) {
  return (
    <>
      {guests.length > 0 && (
        <>
          <p>
            {guests.length === 1
              ? 'This guest loses access at once:'
              : 'These guests lose access at once:'}
          </p>
          <NameList names={guests.map(({ username }) => username)} />
        </>
      )}
      {passes.length > 0 && (
        <>
          <p>
            {passes.length === 1
              ? `This pass no longer opens the ${kind}:`
              : `These passes no longer open the ${kind}:`}
          </p>
          <NameList names={passes.map(({ label }) => label)} />
        </>
      )}
      {codes > 0 && (
        <p>
          {codes === 1
            ? `One unused code no longer opens the ${kind}.`
            : `${codes} unused codes no longer open the ${kind}.`}
        </p>
      )}
    </>
  )
}

/** Names below each other. */
export function NameList({ names }: { names: readonly string[] }) {
  return (
    <ul>
      {names.map((name, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name, and the list is never sorted anew
        <li key={at}>{name}</li>
      ))}
    </ul>
  )
}
