/** Where a map shows a branch: the link that it has, or a search for its address; null where neither says enough. */
export const mapLinkOf = (
  { map, address }: { map: string | null; address: string },
  search: (place: string) => string,
): string | null => map ?? (address === '' ? null : search(address))
