import type { Paint } from '@roomwire/contracts/vocabulary/paint.ts'
import { type ComponentType, useState } from 'react'
import { useOffline } from '../../../ui/browser/offline.ts'
import { laterDialog } from '../../../ui/lazy/later-dialog.tsx'
import { classNames } from '../../../ui/look/class-names.ts'
import { paintClass } from '../../rooms/house/paint-class.ts'
import { CreateGuestDialog, FamilyDialog, NewPassDialog } from '../dialogs.ts'
import { CodePicture, LivesPicture, OneSwitchPicture, VisitsPicture } from './choice-pictures.tsx'
import styles from './who-choices.module.css'

const InviteDialog = laterDialog(
  async () => (await import('../invite/invite-dialog.tsx')).InviteDialog,
)

type Choice = {
  name: string
  about: string
  paint: Paint
  Picture: ComponentType
  Dialog: ComponentType<{ onClose: () => void }>
}

const choices: readonly Choice[] = [
  {
    name: 'Lives here',
    about: 'Sees every room and keeps coming.',
    paint: 'moss',
    Picture: LivesPicture,
    Dialog: FamilyDialog,
  },
  {
    name: 'Visits for some time',
    about: 'Their own rooms, until a day you set.',
    paint: 'rain',
    Picture: VisitsPicture,
    Dialog: CreateGuestDialog,
  },
  {
    name: 'Needs one switch',
    about: 'A link or QR, no account, ends by itself.',
    paint: 'lilac',
    Picture: OneSwitchPicture,
    Dialog: NewPassDialog,
  },
  {
    name: 'Has an account already',
    about: 'Give them a code to join this home.',
    paint: 'sea',
    Picture: CodePicture,
    Dialog: InviteDialog,
  },
]

/** Four ways to let somebody in, by who it is. */
export function WhoChoices() {
  const [chosen, setChosen] = useState<Choice | null>(null)
  const offline = useOffline()
  return (
    <section aria-labelledby="who-is-it-for">
      <h2 id="who-is-it-for" className={styles.question}>
        Who is it for?
      </h2>
      <ul className={styles.choices}>
        {choices.map((choice) => (
          <li key={choice.name} className={classNames(styles.choice, paintClass(choice.paint))}>
            <div className={styles.scene}>
              <choice.Picture />
            </div>
            <button
              type="button"
              className={styles.name}
              disabled={offline}
              onClick={() => setChosen(choice)}
            >
              {choice.name}
            </button>
            <p className={styles.about}>{choice.about}</p>
          </li>
        ))}
      </ul>
      {chosen && <chosen.Dialog onClose={() => setChosen(null)} />}
    </section>
  )
}
