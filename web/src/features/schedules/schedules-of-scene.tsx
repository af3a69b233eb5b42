import { paths } from '../../paths.ts'
import { PageLink } from '../../ui/router/page-link.tsx'
import { useSchedules } from './schedule-calls.ts'
import { whenText } from './schedule-text.ts'

/** Which schedules set a scene, of those that the person sees, each a link to it; nothing where none does, or they are not known. */
export function SchedulesOfScene({ sceneId }: { sceneId: number }) {
  const { data } = useSchedules()
  return data?.schedules
    .filter(({ scene }) => scene?.scene_id === sceneId)
    .map(({ schedule_id: id, name, rule, paused }) => (
      <p key={id}>
        <span>Set by </span>
        <PageLink to={paths.schedule(id)}>
          <bdi translate="no">{name}</bdi>
        </PageLink>
        <span>{paused ? ', which is paused' : `: ${inside(whenText(rule))}`}</span>
      </p>
    ))
}

/** Lowers the first letter, for the middle of a sentence. */
const inside = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
