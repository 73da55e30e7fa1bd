import { href } from 'react-router'
import type { Issue } from '#domain/validation/issue.ts'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import type { Context } from '#platform/context.ts'
import { choicesOf } from '#platform/office/screens/description/choices.ts'
import { formWordsIn } from '#platform/office/screens/description/form-words.ts'
import type { FormDescription } from '#ui/office/form-description.ts'
import { adjustWords as words } from './words.ts'

/** A manual entry as submitted. */
export type Adjusting = Record<'userID' | 'course' | 'hours' | 'earnedOn' | 'reason', string>

/** The form for a manual entry, with the submitted values and their errors. */
export const describeAdjust = async (
  ctx: Context,
  { asked, issues }: { asked: Adjusting; issues: readonly Issue[] },
): Promise<FormDescription> => {
  const { locale } = ctx
  const entry = collectionOf(ctx, 'hours_entry')
  const list = { href: href('/enroll/hours'), label: entry.plural[locale] }
  const field = (name: keyof Adjusting) => {
    const problem = issues.find((issue) => issue.field === name)?.[locale]
    return { name, label: words[name][locale], value: asked[name], isRequired: true, ...(problem && { problem }) }
  }
  const people = await choicesOf(ctx, {
    ...{ collection: entry, path: 'userID', field: entry.fields['userID']! },
    chosen: asked.userID === '' ? [] : [asked.userID],
  })
  return {
    heading: words.heading[locale],
    crumbs: [list],
    ...{ locale, cancel: { ...list, label: words.cancel[locale] }, save: { label: words.save[locale] } },
    sections: [
      {
        ...{ title: words.heading[locale], text: words.text[locale] },
        fields: [
          { ...field('userID'), kind: 'reference', span: 6, ...people },
          { ...field('course'), kind: 'text', span: 6 },
          { ...field('hours'), kind: 'text', span: 3, hint: words.hoursHint[locale] },
          { ...field('earnedOn'), kind: 'date', span: 3 },
          { ...field('reason'), kind: 'longtext', span: 6 },
        ],
      },
    ],
    problems: issues.map((issue) => ({
      ...{ name: issue.field, label: words[issue.field as keyof Adjusting][locale], text: issue[locale] },
    })),
    words: formWordsIn(locale),
  }
}
