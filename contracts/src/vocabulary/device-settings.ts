import { z } from 'zod'
import { limits } from './limits.ts'
import { linesOfText } from './plain-text.ts'
import { readingKey } from './series.ts'

/*
 * The settings of a device beside its name and addresses. Rows, messages, the export and the audit log
 * follow from this file. A setting has one name: in code, in its column and on every wire.
 */

const litresText = `must be a whole number from 1 to ${limits.tankLitresMax}`

/** The values of each setting; null while it is not set. */
export const deviceSettings = z.object({
  /** Litres in a full tank. */
  tank_litres: z
    .int(litresText)
    .min(1, litresText)
    .max(limits.tankLitresMax, litresText)
    .nullable(),
  /** The keys of the readings that count for what was used; while not set, the server chooses. */
  meters: z.array(readingKey).max(limits.declaredReadingsMax).nullable(),
  /** For those who manage the device: where it is mounted, which fuse. An empty one is none. */
  note: linesOfText(limits.deviceNoteMax, 'must be a text')
    .nullable()
    .transform((text) => text || null)
    .pipe(z.string().nullable()),
})
export type DeviceSettings = z.infer<typeof deviceSettings>

/** A device of which nobody has set anything. */
export const noSettings: Readonly<DeviceSettings> = {
  tank_litres: null,
  meters: null,
  note: null,
}

/** The settings that a device has in lists and live messages; calls of the history show its meters. */
export const shownSettings = deviceSettings.omit({ meters: true })
type ShownSettings = z.infer<typeof shownSettings>

/** Who may see a device: those who manage it, family, and guests with passes. */
export type DeviceAudience = 'managers' | 'family' | 'guests'

/** Who sees each of them. */
export const settingAudience: Readonly<Record<keyof ShownSettings, readonly DeviceAudience[]>> = {
  tank_litres: ['managers', 'family', 'guests'],
  note: ['managers'],
}

/** A change: a setting that is left out stays, null takes it away. */
export const settingsChange = deviceSettings.partial()
export type SettingsChange = z.infer<typeof settingsChange>

export const settingNames = deviceSettings.keyof().options
export const shownSettingNames = shownSettings.keyof().options

/** Copies one setting. */
export function copySetting<Name extends keyof ShownSettings>(
  to: SettingsChange,
  from: ShownSettings,
  name: Name,
): void {
  to[name] = from[name]
}
