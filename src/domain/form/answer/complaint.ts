import { fill } from '#domain/locale/fill.ts'
import type { Locale } from '#domain/locale/locale.ts'
import type { FormIssueCode } from '../judge.ts'
import { type AnswerWord, answerWords } from './words.ts'

/** Why an answer is refused, without its place. */
export interface Complaint {
  code: FormIssueCode
  th: string
  en: string
}

type Values = Readonly<Record<string, number | string | Readonly<Record<Locale, string>>>>

/** Returns a complaint in both languages; numbers of `values` are written with commas. */
export function complain(code: FormIssueCode, word: AnswerWord, values: Values = {}): Complaint {
  const inLocale = (locale: Locale) =>
    fill(
      answerWords[word][locale],
      Object.fromEntries(Object.entries(values).map(([name, value]) => [name, written(value, locale)])),
    )
  return { code, th: inLocale('th'), en: inLocale('en') }
}

function written(value: Values[string], locale: Locale): string {
  if (typeof value === 'number') return value.toLocaleString('en-US')
  return typeof value === 'string' ? value : value[locale]
}
