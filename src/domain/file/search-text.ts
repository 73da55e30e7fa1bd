import { normalize } from '../thai-text/normalize.ts'

/** Returns the searchable text of a file: its name and its descriptions in both languages, normalised. */
export const searchTextOf = ({ name, alt, altEn }: { name: string; alt: string; altEn: string }): string =>
  normalize([name, alt, altEn].filter(Boolean).join(' '))
