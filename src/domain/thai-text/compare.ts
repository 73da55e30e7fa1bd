const COLLATOR = new Intl.Collator('th')

/** Orders two texts as a Thai dictionary does; negative, 0 or positive. The database's th-x-icu orders alike. */
export function compareThai(one: string, other: string): number {
  return COLLATOR.compare(one, other)
}
