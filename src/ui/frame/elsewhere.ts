interface Place {
  service: 'google' | 'osm'
  /** Degrees, null if unknown. */
  latitude: number | null
  longitude: number | null
  query: string
}

/**
 * Returns the URL of a place on a map service: by coordinates, otherwise by search text. Returns null if neither is
 * known.
 */
export function mapAddress({ service, latitude, longitude, query }: Place): string | null {
  const hasPoint = latitude !== null && longitude !== null
  const words = query.replaceAll(/\s+/g, ' ').trim()
  if (!hasPoint && words === '') return null
  if (service === 'osm' && hasPoint)
    return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`
  if (service === 'osm') return `https://www.openstreetmap.org/search?query=${encodeURIComponent(words)}`
  const looked = hasPoint ? `${latitude},${longitude}` : words
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(looked)}`
}

/** The LINE URL of an account id, such as `@wicha`. */
export const lineAddress = (id: string) => `https://line.me/R/ti/p/${encodeURIComponent(id)}`
