import { href } from 'react-router'
import type { Issue } from '#domain/validation/issue.ts'
import type { Context } from '#platform/context.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { formWordsIn } from '#platform/office/screens/description/form-words.ts'
import { markOfText } from '#platform/office/screens/save/seen-text.ts'
import type { FormDescription } from '#ui/office/form-description.ts'
import { carriedWords as words, setupWords } from '../words.ts'

interface WordsDraft {
  text: string
  issues?: readonly Issue[]
  /** The number of words that the table would change, after the preview. Storing requires the same text again. */
  changes?: number
}

/** The words of every language as one table: to export, or to store after a preview. */
export const describeWords = ({ locale }: Context, { text, issues = [], changes = 0 }: WordsDraft): FormDescription => {
  const back = { href: href('/setup/language'), label: setupWords.cancel[locale] }
  const problem = issues.map((issue) => issue[locale]).join(' · ')
  const label = words.table[locale]
  const store = fill(words.store[locale], { n: changes.toLocaleString('th-TH') })
  return {
    heading: words.title[locale],
    crumbs: [{ href: href('/setup/language'), label: setupWords.languages[locale] }],
    ...{ locale, revision: `${text} ${changes}`, cancel: back },
    ...(changes > 0 && { hidden: [{ name: 'seen', value: markOfText(text) }] }),
    save: { label: changes > 0 ? store : words.lookThrough[locale] },
    sections: [
      {
        title: label,
        text: words.how[locale],
        fields: [
          {
            ...{ name: 'words', label, kind: 'longtext', value: text, isRequired: true, span: 6 },
            ...(problem !== '' && { problem }),
          },
        ],
      },
    ],
    problems: problem === '' ? [] : [{ name: 'words', label, text: problem }],
    words: formWordsIn(locale),
  }
}
