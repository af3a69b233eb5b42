import { partFile } from '../../../ui/lazy/part-file.tsx'
import { PartPlace } from '../../../ui/lazy/part-place.tsx'
import type { LevelSliderProps } from './plate-slots.ts'

const slider = partFile(async () => (await import('./level-slider.tsx')).LevelSlider)

const cover = partFile(async () => (await import('./cover-controls.tsx')).CoverControls)

/** The slider of a level, or the controls of a cover, whose files come after the switches. */
export const LaterSlider = (props: LevelSliderProps) => {
  const { Part } = props.form.kind === 'cover' ? cover : slider
  return (
    <PartPlace>
      <Part {...props} />
    </PartPlace>
  )
}
