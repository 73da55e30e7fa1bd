import { inLocale, type Locale } from '#platform/site/i18n/words.ts'
import { codeWords } from '../words/code-words.ts'
import { choiceWords, operatorWords } from '../words/field-words.ts'
import { noteWords, sentenceWords } from '../words/step-words.ts'
import type { StepTexts } from './describe-step.ts'

/** The words about steps in one language. `names` are those of actions and email templates. */
export const stepTexts = (locale: Locale, names: StepTexts['names']): StepTexts => ({
  locale,
  codes: inLocale(codeWords, locale),
  sentences: inLocale(sentenceWords, locale),
  choices: inLocale(choiceWords, locale),
  operators: inLocale(operatorWords, locale),
  notes: inLocale(noteWords, locale),
  names,
})
