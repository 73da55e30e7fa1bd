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
  /** The changes found by the preview. Storing requires the same text again. */
  changes?: readonly CarriedChange[]
}

/** The site's settings as one text: to export, or to replace with another site's after a preview. */
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
