import type { RoomKind } from './room-kind.ts'

/** One piece for each kind of room, about 60 by 34; the origin is the middle of the floor. */
export const furniture: Record<RoomKind, string> = {
  living:
    'M-29 0v-12a5 5 0 0 1 10 0v4h38v-4a5 5 0 0 1 10 0v12zM-19 -9v-11a6 6 0 0 1 6-6h26a6 6 0 0 1 6 6v11',
  bed: 'M-30 0v-26M30 0v-13M-30 -3h60v-8a4 4 0 0 0-4-4h-32v7h-24zM-27 -10v-3a3 3 0 0 1 3-3h10a3 3 0 0 1 3 3v3',
  kitchen: 'M-30 0v-20h60v20zM-33 -20h66M-10 -20v20M10 -20v20M-26 -20v-9h14v9M-28 -29h18',
  study: 'M-26 0v-19M26 0v-19M-31 -19h62M8 -19v13h18v-13zM-8 -24h-14v-15h22v15zM-11 -24v5',
  kids: 'M-30 0v-20M10 0v-11M-30 -3h40v-6h-40zM16 -6a6 6 0 1 0 12 0a6 6 0 1 0-12 0M17 -9q5 3 10 0',
  bath: 'M-28 -15h56v3a12 12 0 0 1-12 12h-32a12 12 0 0 1-12-12zM-21 -15v-13a4 4 0 0 1 8 0',
  terrace:
    'M-7 0l-2-11h18l-2 11zM0 -11v-14M0 -13c-1-7-6-9-11-9 0 6 5 9 11 9zM0 -17c1-6 5-9 10-9 0 6-4 9-10 9z',
  garage:
    'M-30 -6v-7l7-3 9-9h19l10 9 12 3c2 0 3 2 3 4v3zM-23 -6a6 6 0 1 0 12 0a6 6 0 1 0-12 0M11 -6a6 6 0 1 0 12 0a6 6 0 1 0-12 0',
  hall: 'M-24 0v-32h20v32zM-9 -15v2M12 0v-31M5 0q7 -3 14 0M12 -31q-6 0 -6 6M12 -31q6 0 6 6M12 -24q-6 0 -6 5M12 -24q6 0 6 5',
  other:
    'M-27 0v-15M27 0v-15M-31 -15h62M-6 -15l-1 -7h9l-1 7M-3 -22c-1 -5 -4 -6 -7 -6 0 4 3 6 7 6 0 -5 2 -8 6 -8 0 5 -2 8 -6 8',
}
