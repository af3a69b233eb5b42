import { PaintChoice } from '../../features/rooms/arrange/paint-choice.tsx'
import { DialogForm } from '../../ui/dialog/dialog-form.tsx'
import type { ShownPart } from './shown-controls.tsx'

const nothing = () => undefined

/** The parts of 'Edit room'. */
export const rooms: readonly ShownPart[] = [
  {
    part: 'PaintChoice',
    states: {
      'with a chosen paint': () => (
        <DialogForm
          confirm="Save"
          busyText="Saving…"
          busy={false}
          onSubmit={nothing}
          onClose={nothing}
        >
          <PaintChoice paint="sea" />
        </DialogForm>
      ),
    },
  },
]
