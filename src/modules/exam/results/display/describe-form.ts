import type { Issue } from '#domain/validation/issue.ts'
import { formWordsIn } from '#platform/office/screens/description/form-words.ts'
import type { Locale } from '#platform/site/i18n/words.ts'
import type { Link } from '#ui/office/description.ts'
import type { FieldDescription, FormDescription } from '#ui/office/form-description.ts'

interface FormInput {
  heading: string
  back: Link
  save: string
  cancel: string
  fields: FieldDescription[]
  issues: readonly Issue[]
}

/** A form of its own with one section, and with the problems of what was sent. */
export function describeForm(locale: Locale, of: FormInput): FormDescription {
  const fields = of.fields.map((field) => {
    const issue = of.issues.find((one) => one.field === field.name)
    return issue ? { ...field, problem: issue[locale] } : field
  })
  return {
    ...{ heading: of.heading, crumbs: [of.back], locale, save: { label: of.save } },
    cancel: { href: of.back.href, label: of.cancel },
    sections: [{ title: of.heading, fields }],
    problems: of.issues.map((issue) => ({
      ...{ name: issue.field, text: issue[locale] },
      label: fields.find(({ name }) => name === issue.field)?.label ?? '',
    })),
    words: formWordsIn(locale),
  }
}
