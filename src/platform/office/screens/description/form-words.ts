import { inLocale, type Locale } from '#platform/site/i18n/words.ts'
import type { FormWords } from '#ui/office/form-description.ts'
import { editorWords, formWords } from '../words.ts'

/** The words of every form in one language. */
export const formWordsIn = (locale: Locale): FormWords => ({
  ...inLocale(formWords, locale),
  editor: inLocale(editorWords, locale),
})
