import { arranged } from '@roomwire/contracts/vocabulary/arranged.ts'
import type { Elements } from '../../../ui/elements.ts'
import { Notice } from '../../../ui/notice.tsx'
import { useOffline } from '../../../ui/offline.ts'
import { SortList } from '../../../ui/sort/sort-list.tsx'
import type { SortItem } from '../../../ui/sort/use-sorting.ts'
import { type OrderChange, useOrder } from './use-order.ts'

/** Rooms or devices as rows that this person puts into the order they like. */
export function ArrangeList<Item extends SortItem>({
  label,
  items,
  change,
  children,
}: {
  label: string
  items: readonly Item[]
  change: OrderChange
  /** What stands below the name. */
  children: (item: Item) => Elements
}) {
  const { keys, error, save } = useOrder(change)
  const offline = useOffline()
  return (
    <div>
      {error && <Notice tone="fault">{error}</Notice>}
      <SortList
        label={label}
        items={keys ? arranged(items, keys, ({ key }) => key) : items}
        isPaused={offline}
        onSort={save}
      >
        {(item) => (
          <>
            <b>{item.name}</b>
            {children(item)}
          </>
        )}
      </SortList>
    </div>
  )
}
