import { bidiIsolate } from '../../../ui/text/names-text.ts'
import styles from './usage.module.css'
import type { Used } from './usage.ts'

/** Things that used some, the most first, each with a bar beside that of the first. */
export function UsedTable({
  caption,
  of,
  used,
  textOf,
  costOf,
}: {
  caption: string
  of: 'electricity' | 'water'
  used: readonly Used[]
  textOf: (amount: number) => string
  /** Undefined where it has no price. */
  costOf?: ((amount: number) => string) | undefined
}) {
  const most = used[0]?.amount ?? 1
  return (
    <table className={styles.table} data-of={of}>
      <caption className="visually-hidden">{caption}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Used</th>
          {costOf && <th scope="col">Cost</th>}
        </tr>
      </thead>
      <tbody>
        {used.map(({ id, name, place, amount }) => (
          <tr key={id}>
            <th scope="row">
              <span className={styles.name}>{bidiIsolate(name)}</span>
              {place && <span className={styles.place}>{bidiIsolate(place)}</span>}
              <i className={styles.bar}>
                <i style={{ inlineSize: `${Math.max(1, (amount / most) * 100)}%` }} />
              </i>
            </th>
            <td>{textOf(amount)}</td>
            {costOf && <td className={styles.cost}>{costOf(amount)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
