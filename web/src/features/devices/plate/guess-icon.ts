import type { PinIcon } from '@roomwire/contracts/vocabulary/pin-icon.ts'

/*
 * The thing that hangs on a pin, guessed from its name in English, German, French, Spanish, Italian, Dutch,
 * Portuguese and Hindi. A guess only draws: it decides nothing. The first that fits counts.
 */

const guesses: readonly (readonly [PinIcon, RegExp])[] = [
  ['pump', /pump|pompe?\b|bomba|पंप/],
  [
    'heater',
    /heat|heiz|boiler|geyser|radiator|radiador|chauff|calef|calenta|riscald|caldaia|verwarm|aquec|हीटर|गीज़र/,
  ],
  ['fan', /\bfans?\b|ventilat|ventilad|lüfter|ventola|पंखा/],
  ['plant', /plant|pflanz|pianta|\bgrow|पौध/],
  ['tv', /\btv\b|televis|fernseh|télé|टीवी/],
  ['valve', /valve|ventil\b|vanne|válvula|valvula|valvola|sprinkler|irriga|bewässer|riego/],
  ['bell', /\bbell\b|doorbell|chime|klingel|sonnette|timbre|campanell|घंटी/],
  ['ceiling_lamp', /ceiling|pendant|chandelier|decke|plafon|techo|soffitt|teto|झूमर/],
  ['lamp', /lamp|light|licht|leucht|\bled\b|bulb|lumi|luz|luce|luci|lâmp|lámp|foco|बत्ती|लाइट/],
  ['socket', /socket|kettle|plug|outlet|steckdose|prise|enchufe|\bpresa|tomada|stopcontact|सॉकेट/],
  [
    'door',
    /door|gate|garage|lock|tür\b|türe|\btor\b|schloss|porte|portail|puerta|\bporta\b|cancello|deur|दरवाज़ा/,
  ],
]

/** The icon that a name speaks of; null for none. */
export function guessIcon(name: string): PinIcon | null {
  const text = name.toLowerCase()
  return guesses.find(([, pattern]) => pattern.test(text))?.[0] ?? null
}
