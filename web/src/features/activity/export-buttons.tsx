import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { errorMessage } from '../../api/error-message.ts'
import { saveFile } from '../../ui/browser/save-file.ts'
import { Button } from '../../ui/control/button.tsx'
import { Notice } from '../../ui/control/notice.tsx'
import { csvOf } from './activity-csv.ts'
import type { ActivityFilter } from './activity-filter.ts'
import styles from './activity-view.module.css'
import { allActivity, fileMost } from './export-activity.ts'
import { askActivity } from './use-activity.ts'

const forms = { CSV: 'text/csv', JSON: 'application/json' } as const
type Form = keyof typeof forms

/** The most that one call brings. */
const entriesOfCall = 100

/** Saves what is shown as a file, with all that is older. */
export function ExportButtons({
  filter,
  isManager,
}: {
  filter: ActivityFilter
  isManager: boolean
}) {
  const [count, setCount] = useState(0)
  const saving = useMutation({
    mutationFn: async (form: Form) => {
      const ask = (before?: string) => askActivity(filter, before, entriesOfCall)
      const { entries, isAll } = await allActivity(ask, setCount)
      const text = form === 'CSV' ? csvOf(entries, isManager) : JSON.stringify({ entries }, null, 2)
      saveFile(`activity.${form.toLowerCase()}`, forms[form], text)
      return { isAll }
    },
    onMutate: () => setCount(0),
  })
  return (
    <div className={styles.export}>
      {(['CSV', 'JSON'] as const).map((form) => (
        <Button
          key={form}
          look="quiet"
          busy={saving.isPending && saving.variables === form}
          busyText={`${count} so far…`}
          onClick={() => saving.mutate(form)}
        >{`Save as ${form}`}</Button>
      ))}
      {saving.data?.isAll === false && (
        <Notice>{`The file has the newest ${fileMost} entries. Filter to save older ones.`}</Notice>
      )}
      {saving.error && (
        <Notice tone="fault">{errorMessage(saving.error, 'Could not save the file')}</Notice>
      )}
    </div>
  )
}
