import type { Locale } from '#domain/locale/locale.ts'
import { MONTHS, SHORT_MONTHS } from '#domain/thai-calendar/names.ts'

const monthsOf = (lang: Locale) =>
  [...MONTHS[lang], ...SHORT_MONTHS[lang]].map((name) => name.replaceAll('.', '\\.')).join('|')
const figures = String.raw`\b\d{1,2}[/.-]\d{1,2}[/.-]`
const gregorian = String.raw`(?:19|20)\d\d\b`
const buddhist = String.raw`2[45]\d\d\b`

interface Wrong {
  says: string
  looks: RegExp
  in?: Locale
}

/** Texts that no visitor should see. */
const wrongs: readonly Wrong[] = [
  {
    says: 'a value that is none',
    looks: /\bInvalid Date\b|\bNaN\b|\bundefined\b|\[object \w+\]|(?<![\w-])null(?![\w-])/,
  },
  { says: 'an instant as machines write it', looks: /\b\d{4}-\d\d-\d\dT\d\d:\d\d/ },
  { says: 'a day as machines write it', looks: /(?<![\w/-])(?:19|20)\d\d-\d\d-\d\d(?![\w/-])/ },
  { says: 'money without its commas', looks: /\d{4,}(?:\.\d+)?\s*(?:บาท|฿|THB\b|baht\b)|(?:฿|THB)\s*\d{4,}/i },
  {
    says: 'money with half a satang',
    looks: /\d\.\d(?:\d{2,})?\s*(?:บาท|฿|THB\b|baht\b)|(?:฿|THB)\s*[\d,]+\.(?:\d\b|\d{3})/i,
  },
  // Except the texts that explain the placeholders of a number format.
  { says: 'a word that was not filled in', looks: /^(?!.*\{yyyy\}).*\{[a-z]\w*(?:\|[^}]*)?\}/ },
  {
    says: 'a Gregorian year',
    looks: new RegExp(`${figures}${gregorian}|(?:${monthsOf('th')})\\s*${gregorian}`),
    in: 'th',
  },
  {
    says: 'a Buddhist year',
    looks: new RegExp(`${figures}${buddhist}|(?:${monthsOf('en')})\\s*${buddhist}`),
    in: 'en',
  },
  { says: 'a Thai month', looks: new RegExp(`\\d\\s*(?:${monthsOf('th')})\\s*\\d`), in: 'en' },
]

/** Returns the problems of a text on a screen in the language, as `what: text`. */
export const wrongIn = (text: string, lang: Locale): string[] =>
  wrongs
    .filter((wrong) => (!wrong.in || wrong.in === lang) && wrong.looks.test(text))
    .map(({ says }) => `${says}: “${excerpt(text)}”`)

export const excerpt = (text: string) => (text.length > 80 ? `${text.slice(0, 80)}…` : text)
