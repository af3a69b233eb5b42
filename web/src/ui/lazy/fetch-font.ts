/**
 * Fetches the font of identifiers before one is shown. A page that meets it first lays out its plates
 * twice, and looks for four fonts of the system meanwhile.
 */
export function fetchPlateFont(): void {
  // Without it they are written in a font of the system.
  document.fonts.load('1em "Atkinson Hyperlegible Mono Variable"').catch(() => undefined)
}
