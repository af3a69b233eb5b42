import { z } from 'zod'
import { pinKey, pinState } from '../vocabulary/device-kind.ts'
import { deviceIdentifier, idInPath, instant, instantText } from '../vocabulary/fields.ts'
import { limits } from '../vocabulary/limits.ts'
import { readingKey, seriesKey, seriesKind } from '../vocabulary/series.ts'
import { endpoint } from './endpoint.ts'

/*
 * The measurements of devices, and the numbers that follow from them. Days are those of the home, by
 * its time zone: one with a change of clocks has 23 or 25 hours.
 */

const path = z.object({ identifier: deviceIdentifier })

/** A series, and how its numbers are read. */
export const describedSeries = z.object({
  series: seriesKey,
  kind: seriesKind,
  /** The name that the device has declared; null for pins, and for series that every device has. */
  name: z.string().nullable(),
  /** The unit as it is written behind a number; null for a state of a pin, and where the device declares none. */
  unit: z.string().nullable(),
  /** How many decimals are shown. */
  decimals: z.int().min(0).max(4),
})

/** The newest number of a series; null before its first one, and for guests where it is older than their access. */
const newest = z.object({
  /** Null since `changed` where the device says that it does not know it. */
  value: z.number().nullable(),
  /** When it was heard last, the same number too; for a pin, when it was reported last. */
  at: instant.nullable(),
  /** Since when it is so; for guests not before their access. */
  changed: instant.nullable(),
  /** When it starts to count as silent, three usual pauses after it was heard; null while none is known. */
  silent_from: instant.nullable(),
})

/** The total to which a reading counts. */
const countsFor = z.enum(['used', 'fed_in'])

export const listSeriesEndpoint = endpoint({
  method: 'GET',
  url: '/api/devices/{identifier}/series',
  summary:
    'The series of a device that the caller may see, each with its newest number: pins, level, and readings; for members also signal, memory and uptime.',
  access: 'session',
  path,
  reply: z.object({
    series: z.array(
      describedSeries.extend(newest.shape).extend({
        /** Whether it counts for what was used or fed in; null for neither. */
        counts: countsFor.nullable(),
        /** Whether it would count as used if nobody chose. */
        proposed: z.boolean(),
        /** Whether it may be chosen to count: a power, an energy or a volume in a known unit. */
        countable: z.boolean(),
        /** Whether the device sends another unit or kind by its name now. */
        former: z.boolean(),
      }),
    ),
    /** The keys of the readings that somebody has chosen to count; null where the server guesses. */
    meters: z.array(readingKey).nullable(),
  }),
})

/** The newest numbers of what devices measure, by devices. */
const newestReadings = z.object({
  devices: z.array(
    z.object({
      device_identifier: z.string(),
      readings: z.array(
        describedSeries.extend(newest.shape).extend({
          /** For a power, whether it tells what is used or fed in at this moment; null for neither, and for all else. */
          counts: countsFor.nullable(),
        }),
      ),
    }),
  ),
})

export const listReadingsEndpoint = endpoint({
  method: 'GET',
  url: '/api/readings',
  summary:
    'The newest readings and tank levels of a room’s devices, or of the home’s, that the caller may see.',
  access: 'session',
  query: z.object({ room_id: idInPath.optional() }),
  reply: newestReadings,
})

export const listLevelsOfPassEndpoint = endpoint({
  method: 'GET',
  url: '/api/pass/{id}/levels',
  summary: 'The tank levels that the pass sees, each with when it was heard; no other readings.',
  access: 'pass',
  path: z.object({ id: idInPath }),
  reply: newestReadings,
})

/** A series from one instant to another. Where a device was offline, and before its first number, there is none. */
export const historyPoint = z.object({
  from: instant,
  until: instant,
  min: z.number(),
  /** The mean by time: a number that lasted longer counts for more. */
  mean: z.number(),
  max: z.number(),
  /** The time for which it is known, ms. */
  known_ms: z.int().nonnegative(),
  /** The time for which it was above 0, ms: for a pin, the time for which it was on. */
  on_ms: z.int().nonnegative(),
  /** How often it went from 0 to something else, or back. */
  switchings: z.int().nonnegative(),
})
export type HistoryPoint = z.infer<typeof historyPoint>

/** A state of a pin, and from when until when it had it. */
const stateRun = z.object({ from: instant, until: instant, state: pinState })
export type StateRun = z.infer<typeof stateRun>

const historyResolution = z.enum(['sample', 'hour', 'day'], 'must be sample, hour or day')

const pointsText = `must be 1 to ${limits.historyPointsMost}`

/** The most points of a series, 300 without it. */
const pointsMost = z
  .string()
  .regex(/^\d{1,4}$/, pointsText)
  .transform(Number)
  .pipe(z.int().min(1, pointsText).max(limits.historyPointsMost, pointsText))
  .optional()

/** Keys of series, joined by commas: `pin.18,temperature`. */
const seriesKeys = z
  .string('is required')
  .max(300, 'is too long')
  .transform((text) => text.split(','))
  .pipe(
    z.array(seriesKey).max(limits.historySeriesMost, `must be at most ${limits.historySeriesMost}`),
  )

/** The span, epoch ms: `from` is a day before `to` when left out, and `to` is now. */
const span = { from: instantText.optional(), to: instantText.optional() }

const seriesPoints = {
  /** The points in the order of time; a gap between two is not known. */
  points: z.array(historyPoint),
  /** A pin's states one after another, from samples; null where there are too many, and for all else. */
  runs: z.array(stateRun).nullable(),
}

export const homeHistoryEndpoint = endpoint({
  method: 'GET',
  url: '/api/history',
  summary:
    'The history of a home, a room or a device in a number of points, for the devices that the caller may see; pages hold whole devices. Up to 2 days come from samples, up to 93 from hours, more from days. With `since` only changes since that answer. A guest’s history starts with their access.',
  access: 'session',
  query: z.object({
    room_id: idInPath.optional(),
    device: deviceIdentifier.optional(),
    /** Only these series, up to eight; without it all, of a home or a room without signal, memory and uptime. */
    series: seriesKeys.optional(),
    ...span,
    points: pointsMost,
    /** `next` of the page before; without it the first page. */
    page: z
      .string()
      .regex(/^\d{1,6}$/, 'must be `next` of the page before')
      .transform(Number)
      .optional(),
    /** `as_of` of the same page as it was answered before. */
    since: instantText.optional(),
  }),
  reply: z.object({
    from: instant,
    to: instant,
    /** When it was answered. */
    as_of: instant,
    /** The page to ask for next; null where nothing is left. */
    next: z.int().nullable(),
    /** The numbers that the points are made from. */
    resolution: historyResolution,
    /** IANA name. */
    time_zone: z.string(),
    devices: z.array(
      z.object({
        device_identifier: z.string(),
        series: z.array(
          describedSeries.extend({
            /** The instant from which its points are answered anew; earlier ones stay as they were answered. */
            from: instant,
            ...seriesPoints,
          }),
        ),
      }),
    ),
  }),
})

export const deviceHistoryEndpoint = endpoint({
  method: 'GET',
  url: '/api/devices/{identifier}/history',
  summary:
    'The history of some series of a device in a number of points. Up to 2 days come from samples, up to 93 from hours, more from days. With `resolution` it comes in pages instead, with every sample, hour or day as a point. A guest’s history starts with their access.',
  access: 'session',
  path,
  query: z.object({
    /** Up to eight. */
    series: seriesKeys,
    /** The span; for the next page, `from` is `next` of the page before. */
    ...span,
    /** The most points; an hour or a day is never more than one. */
    points: pointsMost,
    /** One point for each of these; those beyond `points` are on the next page. */
    resolution: historyResolution.optional(),
  }),
  reply: z.object({
    from: instant,
    to: instant,
    /** The instant up to which this page has every series; null where nothing later is left. */
    next: instant.nullable(),
    /** The numbers that the points are made from. */
    resolution: historyResolution,
    /** IANA name. */
    time_zone: z.string(),
    series: z.array(describedSeries.extend(seriesPoints)),
  }),
})

/** One number for each day, the oldest first, the last one of today so far; null where nothing is known. */
const perDay = z.array(z.number().nullable())

export const recentDaysEndpoint = endpoint({
  method: 'GET',
  url: '/api/history/days',
  summary:
    'Numbers of the last seven days, today included, of a room or the home: hours on, kilowatt hours used and fed in, their cost, and litres used. They count what the caller may see; only members get costs.',
  access: 'session',
  query: z.object({ room_id: idInPath.optional() }),
  reply: z.object({
    /** IANA name. */
    time_zone: z.string(),
    /** ISO 4217; null while nobody has set it, and for guests. */
    currency: z.string().nullable(),
    price_per_kwh: z.number().nullable(),
    days: z.array(
      z.object({
        /** The date by the calendar of the home, YYYY-MM-DD. */
        date: z.string(),
        from: instant,
        until: instant,
        /** The time for which pins were on, each counted by itself, ms. */
        on_ms: z.number().nullable(),
        /** The energy used. */
        kwh: z.number().nullable(),
        /** The energy fed in; null where none was on any of these days. */
        kwh_fed_in: z.number().nullable(),
        /** The cost of the energy used. */
        cost: z.number().nullable(),
        litres: z.number().nullable(),
      }),
    ),
    pins: z.array(
      z.object({
        device_identifier: z.string(),
        pin: pinKey,
        /** The time for which it was on, ms. */
        on_ms: perDay,
        /** The energy used, by its watts; null while nobody has set them. */
        kwh: perDay.nullable(),
      }),
    ),
    /**
     * Devices that measure power or energy themselves: where they measure what is used, their pins do not count
     * for kilowatt hours.
     */
    meters: z.array(
      z.object({
        device_identifier: z.string(),
        kwh: perDay.nullable(),
        kwh_fed_in: perDay.nullable(),
      }),
    ),
    /** Tanks whose litres somebody has set. */
    tanks: z.array(z.object({ device_identifier: z.string(), litres: perDay })),
    /** How far the level of each tank has fallen, in percent of the tank; what came in meanwhile is left out. */
    levels: z.array(z.object({ device_identifier: z.string(), fell: perDay })),
    /** Devices that count water themselves. */
    water_meters: z.array(z.object({ device_identifier: z.string(), litres: perDay })),
  }),
})
