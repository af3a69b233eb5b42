import { CoverControls } from './cover-controls.tsx'
import { LevelSlider } from './level-slider.tsx'
import type { LevelSliderProps } from './plate-slots.ts'

/** The slider of a level, or the controls of a cover. */
export const LevelControls = (props: LevelSliderProps) =>
  props.form.kind === 'cover' ? <CoverControls {...props} /> : <LevelSlider {...props} />
