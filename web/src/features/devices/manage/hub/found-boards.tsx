import type { foundBoardsEndpoint } from '@roomwire/contracts/http/hubs.ts'
import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { callServer } from '../../../../api/call.ts'
import { codeOf, errorMessage } from '../../../../api/call-failed.ts'
import { Button } from '../../../../ui/control/button.tsx'
import { Notice } from '../../../../ui/control/notice.tsx'
import { TextField } from '../../../../ui/form/field.tsx'
import { devicesKey } from '../../device-lists.ts'
import part from '../panel/panel-part.module.css'
import { AdoptDialog } from './adopt-dialog.tsx'
import { AdoptedBefore } from './adopted-before.tsx'
import styles from './found-boards.module.css'
import { abilityText, type Found, modelText, moreText } from './found-text.ts'
import { foundTexts } from './found-texts.ts'

/** 'Found by the hub': the boards behind it, of which an owner makes devices. */
export function FoundBoards({ device }: { device: Device }) {
  const { deviceIdentifier, connected } = device
  const [adopting, setAdopting] = useState<Found | null>(null)
  const [text, setText] = useState('')
  const q = useSettled(text.trim())
  const found = useQuery({
    queryKey: [...devicesKey, deviceIdentifier, 'found', connected, q],
    queryFn: () =>
      callServer<typeof foundBoardsEndpoint>('GET', '/api/devices/found', {
        query: { device_identifier: deviceIdentifier, ...(q !== '' && { q }) },
      }),
    // The list of before stays while it is searched.
    placeholderData: (before) => before,
    retry: false,
    staleTime: 0,
  })
  const lookAgain = (
    <Button busy={found.isFetching} busyText="Looking…" onClick={() => found.refetch()}>
      Look again
    </Button>
  )
  const texts = foundTexts(device)
  if (found.isPending) return <p className={part.note}>{texts.asking}</p>
  if (!found.data) {
    const isOffline = codeOf(found.error) === 'device_offline'
    return (
      <Notice tone={isOffline ? 'plain' : 'fault'} action={lookAgain}>
        {isOffline ? texts.offline : errorMessage(found.error, texts.failed)}
      </Notice>
    )
  }
  const { boards, missing, more, unread } = found.data
  return (
    <div className={part.form}>
      <p className={part.note}>{texts.trust}</p>
      {unread && <Notice tone="plain">{texts.unread}</Notice>}
      {missing.map((identifier) => (
        <Notice key={identifier} tone="plain">
          {texts.missing(identifier)}
        </Notice>
      ))}
      <AdoptedBefore hub={deviceIdentifier} boards={boards} onAdopted={() => found.refetch()} />
      {(more > 0 || text !== '') && (
        <search>
          <TextField
            type="search"
            label="Find by name"
            value={text}
            hint={more > 0 ? moreText(boards.length, more) : undefined}
            maxLength={64}
            autoComplete="off"
            spellCheck={false}
            data-private
            onChange={({ target }) => setText(target.value)}
          />
        </search>
      )}
      {boards.length === 0 && (
        <p className={part.note}>{q === '' ? texts.nothing : `Nothing matches “${q}”.`}</p>
      )}
      <ul className={styles.list}>
        {boards.map((board) => (
          <li key={board.key}>
            <div className={styles.about}>
              <span className={styles.name} translate="no">
                {board.name}
              </span>
              <span className={part.note}>{modelText(board)}</span>
              <span className={part.note}>{abilityText(board)}</span>
            </div>
            {board.device_before ? (
              <span className={part.note}>Adopted before</span>
            ) : board.device_identifier === null ? (
              <Button look="outline" onClick={() => setAdopting(board)}>
                Adopt<span className="visually-hidden">{` ${board.name}`}</span>
              </Button>
            ) : (
              <span className={part.note}>Adopted</span>
            )}
          </li>
        ))}
      </ul>
      <div className={part.actions}>{lookAgain}</div>
      {adopting && (
        <AdoptDialog
          hub={deviceIdentifier}
          board={adopting}
          onClose={() => setAdopting(null)}
          onAdopted={() => found.refetch()}
        />
      )}
    </div>
  )
}

/** How long nothing is typed before it is searched for, ms. */
const settledMs = 300

/** A text once it stays the same. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), settledMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
