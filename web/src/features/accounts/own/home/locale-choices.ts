import { compareNames } from '@roomwire/contracts/vocabulary/compare-names.ts'

/* How times and numbers are written, as people choose it. */

/** Those that are offered beside the languages of the browser. */
const listed =
  'ar-EG bg-BG bn-BD cs-CZ da-DK de-AT de-CH de-DE el-GR en-AU en-CA en-GB en-IE en-IN en-NZ en-US en-ZA es-AR es-ES es-MX et-EE fa-IR fi-FI fr-BE fr-CA fr-CH fr-FR he-IL hi-IN hr-HR hu-HU id-ID it-IT ja-JP ko-KR lt-LT lv-LV ms-MY nb-NO nl-BE nl-NL pl-PL pt-BR pt-PT ro-RO ru-RU sk-SK sl-SI sr-RS sv-SE ta-IN th-TH tr-TR uk-UA ur-PK vi-VN zh-CN zh-TW'.split(
    ' ',
  )

const names = new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' })

/** 'German (Switzerland)' of de-CH */
export const localeLabel = (locale: string): string => names.of(locale) ?? locale

/** The locales to choose from, by their names: those listed, that of the home, and those of this browser. */
export function localeChoices(
  present: string | null,
  own: readonly string[] = navigator.languages,
): { locale: string; label: string }[] {
  const all = new Set([...listed, ...own, ...(present === null ? [] : [present])])
  return [...all]
    .map((locale) => ({ locale, label: localeLabel(locale) }))
    .sort((one, other) => compareNames(one.label, other.label))
}
