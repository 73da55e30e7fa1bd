/** Where a map is searched for a place. */
export const mapSearch = (place: string) =>
  `https://www.openstreetmap.org/search?${new URLSearchParams({ query: place })}`
