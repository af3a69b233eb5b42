import { partFile } from '../../ui/lazy/part-file.tsx'

/** The part of a room with many devices. The dashboard fetches it where there is such a room. */
export const largeRoom = partFile(async () => (await import('./large-room.tsx')).LargeRoom)
