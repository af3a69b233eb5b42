import { icon } from '../../ui/look/icon.tsx'
import styles from './scene-strip.module.css'

/*
 * What a scene is for, guessed from its name in English, German, French, Spanish, Italian, Dutch, Portuguese and
 * Hindi. A guess only draws. The first that fits counts.
 */
const guesses = [
  [
    /night|sleep|\bbed|nacht|schlaf|nuit|noche|notte|noite|रात/,
    icon(<path d="M19 14.5A8 8 0 119.5 5a6.5 6.5 0 009.5 9.5z" />),
  ],
  [
    /evening|sunset|dinner|abend|soir|tarde|sera\b|avond|शाम/,
    icon(<path d="M3 19h18M6 15a6 6 0 0112 0M12 3v3M4.5 7.5l2 2M19.5 7.5l-2 2" />),
  ],
  [
    /morning|sunrise|wake|morgen|matin|mañana|mattin|ochtend|manhã|सुबह/,
    icon(
      <path d="M8 12a4 4 0 108 0 4 4 0 10-8 0M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6L7 7M17 17l1.4 1.4M18.4 5.6L17 7M7 17l-1.4 1.4" />,
    ),
  ],
  [/film|movie|cinema|kino|ciné|\btv\b|फ़िल्म/, icon(<path d="M3 5h18v14H3zM10 9l5 3-5 3z" />)],
  [
    /away|leav|\bout\b|vacation|holiday|\bweg|urlaub|absen|fuera|fuori|बाहर/,
    icon(<path d="M5 21V3h10v18M3 21h18M12 12v.5M18 9l3 3-3 3" />),
  ],
] as const

/** The drawing of a scene: as its name lets guess, else three small rockers, one of them pressed. */
export function SceneMark({ name }: { name: string }) {
  const text = name.toLowerCase()
  const Drawing = guesses.find(([pattern]) => pattern.test(text))?.[1]
  return (
    <span className={styles.picture} aria-hidden="true">
      {Drawing ? <Drawing small /> : <span className={styles.mark} />}
    </span>
  )
}
