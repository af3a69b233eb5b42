/** Where on earth, in degrees: north and east are above 0. */
export type HomePlace = { latitude: number; longitude: number }

/** A place is stored in whole numbers, to about ten metres. */
const parts = 10_000

/** The place in these columns; null while nobody has set it. */
export const homePlaceOf = ({
  latitude,
  longitude,
}: {
  latitude: number | null
  longitude: number | null
}): HomePlace | null =>
  latitude === null || longitude === null
    ? null
    : { latitude: latitude / parts, longitude: longitude / parts }

/** The columns of a place. */
export const placeColumns = (place: HomePlace | null) => ({
  latitude: place && Math.round(place.latitude * parts),
  longitude: place && Math.round(place.longitude * parts),
})
