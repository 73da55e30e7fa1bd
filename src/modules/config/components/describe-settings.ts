import { href } from 'react-router'
import type { Issue } from '#domain/validation/issue.ts'
import type { Context } from '#platform/context.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { formWordsIn } from '#platform/office/screens/description/form-words.ts'
import { markOfText } from '#platform/office/screens/save/seen-text.ts'
import type { CarriedChange } from '#ui/office/list/import/carried/carried.tsx'
import type { FormDescription } from '#ui/office/form-description.ts'
import { toolWords as words } from '../words.ts'

interface SettingsDraft {
  text: string
  issues?: readonly Issue[]
  /** What the text would change, once it was looked through; storing it asks for the very same text. */
  changes?: readonly CarriedChange[]
}

/** The settings of the site as one text: to be removed, or replaced by that of another site after what it changes was read. */
export const describeSettings = ({ locale }: Context, written: SettingsDraft): FormDescription => {
  const { text, issues = [], changes } = written
  const back = { href: href('/config/tools'), label: words.cancel[locale] }
  const problem = issues.map((issue) => issue[locale]).join(' · ')
  const label = words.settingsField[locale]
  const n = changes?.length ?? 0
  return {
    heading: words.settings[locale],
    crumbs: [{ href: href('/config/tools'), label: words.tools[locale] }],
    ...{ locale, revision: `${text} ${n}`, cancel: back },
    ...(n > 0 && { hidden: [{ name: 'seen', value: markOfText(text) }] }),
    save: { label: n > 0 ? fill(words.bringIn[locale], { n: n.toLocaleString('th-TH') }) : words.lookThrough[locale] },
    sections: [
      {
        title: label,
        text: words.settingsText[locale],
        fields: [
          {
            ...{ name: 'settings', label, kind: 'json', value: text, isRequired: true, span: 6 },
            ...(problem !== '' && { problem }),
          },
        ],
      },
    ],
    problems: problem === '' ? [] : [{ name: 'settings', label, text: problem }],
    words: formWordsIn(locale),
  }
}
