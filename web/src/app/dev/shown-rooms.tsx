import { PaintChoice } from '../../features/rooms/arrange/paint-choice.tsx'
import type { ShownPart } from './shown-controls.tsx'

/** The parts of 'Edit room'. */
export const rooms: readonly ShownPart[] = [
  {
    part: 'PaintChoice',
    states: {
      'with a chosen paint': () => (
        <form>
          <PaintChoice paint="sea" />
        </form>
      ),
    },
  },
]
