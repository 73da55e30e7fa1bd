/** The map link of a branch: its own link, or a search for its address. Null if neither is available. */
export const mapLinkOf = (
  { map, address }: { map: string | null; address: string },
  search: (place: string) => string,
): string | null => map ?? (address === '' ? null : search(address))
