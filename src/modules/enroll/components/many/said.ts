import type { Locale, Text } from '#platform/site/i18n/words.ts'
import type { Tone } from '#ui/office/description.ts'
import type { Outcome } from '../../rules/plan-bulk.ts'

const order: readonly Outcome[] = [
  'new',
  'already',
  'full',
  'unready',
  'withdrawn',
  'refused',
  'gone',
  'twice',
  'unknown',
]

/** Courses named per result of a person. */
const mostNamed = 3

interface SaidMessage {
  courses: readonly string[]
  results: readonly string[]
  words: Record<Outcome, Text>
}

/** The result of a person in their courses. An equal result is stated once. The courses are named if results differ. */
export const saidOf = ({ courses, results, words }: SaidMessage, locale: Locale): string => {
  const kinds = order.filter((one) => results.includes(one))
  if (kinds.length === 1) return words[kinds[0]!][locale]
  return kinds
    .map((one) => {
      const named = courses.filter((_name, at) => results[at] === one)
      const more = named.length > mostNamed ? ` +${(named.length - mostNamed).toLocaleString('th-TH')}` : ''
      return `${words[one][locale]}: ${named.slice(0, mostNamed).join(', ')}${more}`
    })
    .join(' · ')
}

const tones: Record<Outcome, Tone> = {
  ...{ new: 'live', already: 'off', full: 'waiting', unready: 'waiting', withdrawn: 'off' },
  ...{ twice: 'off', unknown: 'broken', gone: 'broken', refused: 'broken' },
}

/** The result that needs most attention. */
export const worstOf = (results: readonly string[]): Outcome => order.findLast((one) => results.includes(one)) ?? 'new'

/** Whether a person's results differ between courses. */
export const isMixed = (results: readonly string[]) => new Set(results).size > 1

export const toneOf = (results: readonly string[]): Tone => tones[worstOf(results)]
