import { useEffect, useState } from 'react'
import { PaintChoice } from '../../features/rooms/arrange/paint-choice.tsx'
import { photoOf } from '../../features/rooms/photo/photo-file.ts'
import { ShownPhoto } from '../../features/rooms/photo/room-photo.tsx'
import { DialogForm } from '../../ui/dialog/dialog-form.tsx'
import type { ShownPart } from './shown-controls.tsx'

/** A picture as a phone would send it. */
async function aPhoto(): Promise<string> {
  const canvas = document.createElement('canvas')
  canvas.width = 640
  canvas.height = 400
  const context = canvas.getContext('2d')
  if (context) {
    context.fillStyle = '#c9b79c'
    context.fillRect(0, 0, 640, 400)
    context.fillStyle = '#5b7f8c'
    context.fillRect(120, 180, 320, 160)
  }
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done))
  return photoOf(blob ?? new Blob())
}

function Photo({ isVeiled }: { isVeiled: boolean }) {
  const [photo, setPhoto] = useState<string>()
  useEffect(() => void aPhoto().then(setPhoto), [])
  return (
    <div style={{ height: 120 }}>
      <ShownPhoto photo={photo} label="Living Room" isVeiled={isVeiled} />
    </div>
  )
}

const nothing = () => undefined

/** The paint and the photo of a room. */
export const rooms: readonly ShownPart[] = [
  {
    part: 'PaintChoice',
    states: {
      'with a chosen paint': () => (
        <DialogForm
          confirm="Save"
          busyText="Saving…"
          busy={false}
          onSubmit={nothing}
          onClose={nothing}
        >
          <PaintChoice paint="sea" />
        </DialogForm>
      ),
    },
  },
  {
    part: 'RoomPhoto',
    states: {
      'before it has come': () => (
        <div style={{ height: 120 }}>
          <ShownPhoto photo={undefined} label="Living Room" isVeiled={false} />
        </div>
      ),
      'by day, and where a lamp burns': () => <Photo isVeiled={false} />,
      'at night, without a burning lamp': () => <Photo isVeiled />,
    },
  },
]
