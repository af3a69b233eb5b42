/*
 * What a room is for, guessed from its name in English, German, French, Spanish, Italian, Dutch, Portuguese and
 * Hindi. A guess only draws: its furniture, and the storey it stands in. The first that fits counts.
 */

export type RoomKind =
  | 'terrace'
  | 'kids'
  | 'bath'
  | 'study'
  | 'garage'
  | 'kitchen'
  | 'bed'
  | 'hall'
  | 'living'
  | 'other'

const guesses: readonly (readonly [RoomKind, RegExp])[] = [
  [
    'terrace',
    /terra|balcon|balkon|veranda|patio|garden|garten|jardin|jardín|giardin|tuin|jardim|roof|rooftop|yard|बगीचा|छत/,
  ],
  ['kids', /\bkid|child|nurser|baby|kinder|enfant|niñ|bambin|criança|बच्च/],
  [
    'bath',
    /bath|toilet|\bwc\b|shower|\bbad\b|badezimmer|dusche|salle de bain|baño|bagno|badkamer|banheir|स्नान/,
  ],
  [
    'study',
    /study|office|\bwork|büro|arbeit|bureau|oficina|despacho|ufficio|studio|kantoor|escritório|दफ़्तर/,
  ],
  ['garage', /garage|garaje|carport|box auto|garagem|गैराज/],
  ['kitchen', /kitchen|küche|cuisine|cocina|cucina|keuken|cozinha|pantry|रसोई/],
  ['bed', /bed|schlaf|chambre|dormitor|habitaci|camera|slaap|quarto|guest|gäste|सोने|शयन/],
  [
    'hall',
    /hall|flur|diele|entr|corridor|couloir|pasillo|corridoio|gang\b|foyer|stair|treppe|landing/,
  ],
  [
    'living',
    /living|lounge|wohn|salon|séjour|sala|salotto|soggiorno|woonkamer|sitting|family|\btv\b|बैठक/,
  ],
]

/** The kind of room that a name speaks of. */
export function guessRoomKind(name: string): RoomKind {
  const text = name.toLowerCase()
  return guesses.find(([, pattern]) => pattern.test(text))?.[0] ?? 'other'
}
