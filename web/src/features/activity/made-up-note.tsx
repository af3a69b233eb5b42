import { timeInZone } from '../../ui/time/time-zone.ts'
import { usePerson } from '../sign-in/use-auth.ts'

const timeForm = { dateStyle: 'long', timeStyle: 'short' } as const

/** Says that what is shown since an instant, epoch ms, has a part that was made up for a demo. */
export function MadeUpNote({ since, className }: { since: number; className?: string }) {
  const { homeMadeUpUntil: until, homeTimeZone: zone } = usePerson()
  if (until === null || since > until) return null
  const text = `This is a demo home: everything before ${timeInZone(until, zone, timeForm)} is made up.`
  return <p className={className}>{text}</p>
}
