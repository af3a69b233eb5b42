import { arranged } from '@roomwire/contracts/vocabulary/arranged.ts'
import { useOffline } from '../../../ui/browser/offline.ts'
import { Notice } from '../../../ui/control/notice.tsx'
import type { Elements } from '../../../ui/layout/elements.ts'
import { type SortItem, SortList } from '../../../ui/sort/sort-list.tsx'
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
