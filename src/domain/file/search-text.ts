import { normalize } from '../thai-text/normalize.ts'

/** What a file is found by: its name and what it shows in both languages, in their canonical spelling. */
export const searchTextOf = ({ name, alt, altEn }: { name: string; alt: string; altEn: string }): string =>
  normalize([name, alt, altEn].filter(Boolean).join(' '))
