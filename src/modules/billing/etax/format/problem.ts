import { fill } from '#platform/site/i18n/words.ts'
import { partWords, problemWords } from './problem-words.ts'

/** Why a document cannot be written, as a code and a sentence in both languages. */
export interface EtaxProblem {
  code: keyof typeof problemWords
  th: string
  en: string
}

/** Returns a problem with its sentence. */
export function problemOf(
  code: EtaxProblem['code'],
  { what, ...values }: { what?: keyof typeof partWords; n?: number; rate?: number; detail?: string } = {},
): EtaxProblem {
  const said = (locale: 'th' | 'en') =>
    fill(problemWords[code][locale], { ...values, ...(what && { what: partWords[what][locale] }) })
  return { code, th: said('th'), en: said('en') }
}
