import { partFile } from '../../../ui/lazy/part-file.tsx'
import { PartPlace } from '../../../ui/lazy/part-place.tsx'
import type { LevelSliderProps } from './plate-slots.ts'

const slider = partFile(async () => (await import('./level-slider.tsx')).LevelSlider)

/** The slider of a level, whose file comes after the switches. */
export const LaterSlider = (props: LevelSliderProps) => (
  <PartPlace>
    <slider.Part {...props} />
  </PartPlace>
)
