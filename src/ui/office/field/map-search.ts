/** Returns the URL of a map search for a place. */
export const mapSearch = (place: string) =>
  `https://www.openstreetmap.org/search?${new URLSearchParams({ query: place })}`
