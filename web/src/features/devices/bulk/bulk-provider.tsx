import { useCallback, useState } from 'react'
import type { Elements } from '../../../ui/layout/elements.ts'
import { partFile } from '../../../ui/lazy/part-file.tsx'
import { PartPlace } from '../../../ui/lazy/part-place.tsx'
import { type BulkCalls, BulkContext, type BulkResult, type BulkTask } from './bulk-context.ts'

// It is needed once something was asked for, which takes longer than to load it.
const { Part: BulkBar } = partFile(async () => (await import('./bulk-bar.tsx')).BulkBar)

type Job = { id: number; task: BulkTask; answer: Promise<BulkResult> }

/** Keeps the result of 'All off' or of a scene, and its undo, in sight on every page that somebody goes on to. */
export function BulkProvider({ calls, children }: { calls: BulkCalls; children: Elements }) {
  const [job, setJob] = useState<Job | null>(null)
  const run = useCallback(
    (task: BulkTask) => {
      const answer = calls.ask(task)
      // The bar says so once it is loaded, which may be after the refusal.
      answer.catch(() => undefined)
      setJob((before) => ({ id: (before?.id ?? 0) + 1, task, answer }))
    },
    [calls],
  )
  return (
    <BulkContext value={run}>
      {children}
      {job && (
        <PartPlace>
          <BulkBar
            key={job.id}
            task={job.task}
            answer={job.answer}
            onUndo={(token) => calls.undo(job.task, token)}
            onAgain={() => run(job.task)}
            onClose={() => setJob(null)}
          />
        </PartPlace>
      )}
    </BulkContext>
  )
}
