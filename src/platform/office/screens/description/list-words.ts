import { inLocale, type Locale } from '#platform/site/i18n/words.ts'
import type { ListWords } from '#ui/office/description.ts'
import { words } from '../words.ts'

const { search, clear, of, show, rows, pages, previous, next, actions } = words

/** The words of every list in one language. */
export const listWords = (locale: Locale): ListWords =>
  inLocale({ search, clear, of, show, rows, pages, previous, next, actions }, locale)
