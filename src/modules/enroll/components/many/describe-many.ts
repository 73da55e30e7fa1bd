import { href } from 'react-router'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import type { Issue } from '#domain/validation/issue.ts'
import type { Context } from '#platform/context.ts'
import { choicesOf } from '#platform/office/screens/description/choices.ts'
import { formWordsIn } from '#platform/office/screens/description/form-words.ts'
import type { Hidden } from '#ui/office/description.ts'
import type { FieldDescription, FormDescription } from '#ui/office/form-description.ts'
import { manyWords as words } from './words.ts'

/** Who is to be enrolled in which courses, as submitted. */
export interface ManyQuery {
  people: string
  courses: string[]
  /** Whether people without the prerequisites are enrolled too. */
  takesUnready: boolean
}

/** The form for people and courses, with the submitted values and their errors. */
export const describeMany = async (
  ctx: Context,
  { asked, issues, heading }: { asked: ManyQuery; issues: readonly Issue[]; heading: string },
): Promise<FormDescription> => {
  const { locale } = ctx
  const enroll = collectionOf(ctx, 'enroll')
  const list = { href: href('/enroll/dashboard'), label: enroll.plural[locale] }
  const problemOf = (field: string) => issues.find((issue) => issue.field === field)?.[locale]
  const field = (name: 'people' | 'courses') => {
    const problem = problemOf(name)
    return { name, label: words[name][locale], isRequired: true, span: 6 as const, ...(problem && { problem }) }
  }
  const offered = await choicesOf(ctx, {
    ...{ collection: enroll, path: 'courseID', field: enroll.fields['courseID']! },
    chosen: asked.courses,
  })
  return {
    heading,
    crumbs: [list],
    hidden: [{ name: 'intent', value: 'check' }],
    ...{ locale, cancel: { ...list, label: words.cancel[locale] }, save: { label: words.check[locale] } },
    sections: [
      {
        title: heading,
        fields: [
          { ...field('courses'), kind: 'references', value: asked.courses, ...offered },
          { ...field('people'), kind: 'longtext', value: asked.people, hint: words.peopleHint[locale] },
          unreadyField(ctx, asked),
        ],
      },
    ],
    problems: issues.map((issue) => ({
      name: issue.field,
      label: words[issue.field as 'people' | 'courses'][locale],
      text: issue[locale],
    })),
    words: formWordsIn(locale),
  }
}

const unreadyField = ({ locale }: Context, { takesUnready }: ManyQuery): FieldDescription => ({
  ...{ name: 'unready', label: words.unready[locale], hint: words.unreadyHint[locale] },
  ...{ kind: 'boolean', value: takesUnready, span: 6, isRequired: false },
})

/** The submitted values as hidden fields of a button. */
export const carried = ({ people, courses, takesUnready }: ManyQuery, intent: string): Hidden[] => [
  { name: 'intent', value: intent },
  { name: 'people', value: people },
  { name: 'unready', value: String(takesUnready) },
  ...courses.map((value) => ({ name: 'courses', value })),
]
