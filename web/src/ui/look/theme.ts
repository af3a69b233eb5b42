import { remember } from '../browser/remember.ts'
import { browserStorage } from '../browser/storage.ts'

/**
 * Light or dark: as the system says, unless somebody chose on this machine.
 * Importing this file applies the choice, so the entry imports it first.
 */

const key = 'theme'

/** The choices of the theme. */
export const themes = ['system', 'light', 'dark'] as const

/** A theme, or the choice of the system. */
export type Theme = (typeof themes)[number]

/** The theme chosen on this machine. */
export function chosenTheme(): Theme {
  const stored = browserStorage.getItem(key)
  return themes.find((theme) => theme === stored) ?? 'system'
}

/** Applies a theme, and keeps it on this machine for the next time. */
export function chooseTheme(theme: Theme) {
  remember(browserStorage, key, theme === 'system' ? null : theme)
  applyTheme(theme)
}

function applyTheme(theme: Theme) {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

applyTheme(chosenTheme())
