import { href } from 'react-router'
import type { Issue } from '#domain/validation/issue.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { notFound, RequestError } from '#platform/errors/errors.ts'
import { formWordsIn } from '#platform/office/screens/description/form-words.ts'
import type { FieldDescription, FormDescription } from '#ui/office/form-description.ts'
import { screenWords as words } from './words.ts'

interface DocumentForm {
  id: string
  title: string
  text: string
  fields: FieldDescription[]
  issues: readonly Issue[]
}

/** Describes a form about an issued document. Throws not-found if there is none. */
export async function describeDocumentForm(ctx: Context, of: DocumentForm): Promise<FormDescription> {
  const { locale } = ctx
  const document = await from(ctx, 'tax_document')
    .select(['number', 'state'])
    .where('_id', '=', of.id)
    .executeTakeFirst()
  if (!document?.number) throw notFound()
  const back = { href: href('/billing/transaction/detail/:id', { id: of.id }), label: document.number }
  return {
    ...{ heading: `${of.title} ${document.number}`, locale, crumbs: [back], save: { label: of.title } },
    cancel: { ...back, label: words.cancel[locale] },
    sections: [{ title: of.title, text: of.text, fields: withProblems(ctx, of) }],
    problems: problemsOf(ctx, of),
    words: formWordsIn(locale),
  }
}

/** Adds the issues to their fields. */
export const withProblems = ({ locale }: Context, of: Pick<DocumentForm, 'fields' | 'issues'>) =>
  of.fields.map((field) => {
    const issue = of.issues.find((one) => one.field === field.name)
    return issue ? { ...field, problem: issue[locale] } : field
  })

/** Lists the issues above the form, each with the label of its field. */
export const problemsOf = ({ locale }: Context, of: Pick<DocumentForm, 'fields' | 'issues'>) =>
  of.issues.map((issue) => ({
    name: issue.field,
    label: of.fields.find(({ name }) => name === issue.field)?.label ?? '',
    text: issue[locale],
  }))

/** Returns the issues of a refused form, which is shown again. Throws every other error. */
export function issuesIn(error: unknown): readonly Issue[] {
  if (!(error instanceof RequestError) || error.issues.length === 0) throw error
  return error.issues
}

/** Describes the field of a reason. */
export const reasonField = ({ locale }: Context, value: string): FieldDescription => ({
  ...{ name: 'reason', label: words.reason[locale], kind: 'text', value, isRequired: true, span: 6 },
  hint: words.reasonHint[locale],
})
