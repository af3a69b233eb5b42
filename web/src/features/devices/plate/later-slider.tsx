import { partFile } from '../../../ui/lazy/part-file.tsx'
import { PartPlace } from '../../../ui/lazy/part-place.tsx'
import type { LevelSliderProps } from './plate-slots.ts'

const controls = partFile(async () => (await import('./level-controls.tsx')).LevelControls)

/** The slider of a level, or the controls of a cover, whose file comes after the switches. */
export const LaterSlider = (props: LevelSliderProps) => (
  <PartPlace>
    <controls.Part {...props} />
  </PartPlace>
)
