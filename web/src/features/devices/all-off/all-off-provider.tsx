import type { AllOff, turnAllOffEndpoint } from '@roomwire/contracts/http/all-off.ts'
import { type ReactNode, Suspense, useCallback, useState } from 'react'
import { callServer } from '../../../api/call.ts'
import { PartBoundary } from '../../../ui/part-boundary.tsx'
import { partFile } from '../../../ui/part-file.tsx'
import { AllOffContext } from './all-off-context.ts'
import type { OffPlace } from './all-off-text.ts'

// It is needed once something was turned off, which takes longer than to load it.
const { Part: AllOffBar } = partFile(async () => (await import('./all-off-bar.tsx')).AllOffBar)

type Job = { id: number; place: OffPlace; answer: Promise<AllOff> }

/** Keeps the result of 'All off', and its undo, in sight on every page that somebody goes on to. */
export function AllOffProvider({ children }: { children: ReactNode }) {
  const [job, setJob] = useState<Job | null>(null)
  const turnOff = useCallback((place: OffPlace) => {
    const answer = callServer<typeof turnAllOffEndpoint>('POST', '/api/devices/all-off', {
      body: { room_id: place.roomId },
    })
    // The bar says so once it is loaded, which may be after the refusal.
    answer.catch(() => undefined)
    setJob((before) => ({ id: (before?.id ?? 0) + 1, place, answer }))
  }, [])
  return (
    <AllOffContext value={turnOff}>
      {children}
      {job && (
        <PartBoundary>
          <Suspense fallback={null}>
            <AllOffBar
              key={job.id}
              place={job.place}
              answer={job.answer}
              onAgain={() => turnOff(job.place)}
              onClose={() => setJob(null)}
            />
          </Suspense>
        </PartBoundary>
      )}
    </AllOffContext>
  )
}
