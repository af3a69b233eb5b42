import type { Schedule } from '@roomwire/contracts/http/schedules.ts'
import { paths } from '../../paths.ts'
import { PageLink } from '../../ui/router/page-link.tsx'
import { scheduleText, whenText } from './schedule-text.ts'

/** What a schedule does, and when; a scene that it sets is a link to it. */
export function LinkedText({ schedule }: { schedule: Schedule }) {
  const { rule, scene } = schedule
  if (scene === null || scene.name === null) return <span>{scheduleText(schedule)}</span>
  return (
    <>
      <span>{`${whenText(rule)} set `}</span>
      <PageLink to={paths.scene(scene.scene_id)}>
        <bdi translate="no">{scene.name}</bdi>
      </PageLink>
    </>
  )
}
