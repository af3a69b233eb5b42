import type { Room } from '@roomwire/contracts/http/rooms.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { CallFailed, errorMessage } from '../../../api/call-failed.ts'
import { Button } from '../../../ui/control/button.tsx'
import { Notice } from '../../../ui/control/notice.tsx'
import { announce } from '../../../ui/focus/announce.ts'
import { roomsKey } from '../use-rooms.ts'
import { photoQuery, savePhoto } from './photo-calls.ts'
import styles from './photo-field.module.css'
import { photoOf } from './photo-file.ts'
import { RoomPhoto } from './room-photo.tsx'

/** The photo of a room: chosen, changed and removed at once; what was removed can come back. */
export function PhotoField({ room }: { room: Room }) {
  const { room_id: roomId, photo: name } = room
  const queries = useQueryClient()
  const picker = useRef<HTMLInputElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const [removed, setRemoved] = useState<string | null>(null)
  const saving = useMutation({
    mutationFn: async (picture: File | string | null) => {
      const before =
        name && picture === null ? await queries.fetchQuery(photoQuery(roomId, name)) : null
      await savePhoto(roomId, picture instanceof File ? await photoOf(picture) : picture)
      return before
    },
    onSuccess: async (before) => {
      setRemoved(before)
      // The button that was pressed may go.
      opener.current?.focus()
      await queries.invalidateQueries({ queryKey: roomsKey })
      announce(before === null ? 'Photo saved' : 'Photo removed')
    },
  })
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>Photo</legend>
      {name && (
        <div className={styles.preview}>
          <RoomPhoto key={name} room={room} name={name} />
        </div>
      )}
      <input
        ref={picker}
        type="file"
        accept="image/*"
        hidden
        data-private
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) saving.mutate(file)
          // The same one may be chosen again.
          target.value = ''
        }}
      />
      <div className={styles.actions}>
        <Button
          ref={opener}
          busy={saving.isPending}
          busyText="Saving…"
          onClick={() => picker.current?.click()}
        >
          {name ? 'Change photo' : 'Add a photo'}
        </Button>
        {name && !saving.isPending && (
          <Button look="quiet" onClick={() => saving.mutate(null)}>
            Remove photo
          </Button>
        )}
      </div>
      {removed !== null && (
        <Notice tone="plain" action={<Button onClick={() => saving.mutate(removed)}>Undo</Button>}>
          Photo removed.
        </Notice>
      )}
      {saving.error && <Notice tone="fault">{whyNot(saving.error)}</Notice>}
      <p className={styles.hint}>
        Whoever sees the whole room sees it. It is made small here, and where it was taken stays
        here.
      </p>
    </fieldset>
  )
}

/** A picture that this browser cannot read says so itself. */
const whyNot = (error: Error): string =>
  error instanceof CallFailed ? errorMessage(error, 'Failed to save the photo') : error.message
