import { href } from 'react-router'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Issue } from '#domain/validation/issue.ts'
import type { Context } from '#platform/context.ts'
import { choicesOf } from '#platform/office/screens/description/choices.ts'
import { formWordsIn } from '#platform/office/screens/description/form-words.ts'
import type { FieldDescription, FormDescription } from '#ui/office/form-description.ts'
import type { BulkIssueRequest } from '../issuing/start-bulk-issue.server.ts'
import { officeWords as words } from '../office-words.ts'

/** Describes the form that issues certificates, with what was sent and its problems. */
export async function describeIssue(
  ctx: Context,
  { sent, issues }: { sent: BulkIssueRequest; issues: readonly Issue[] },
): Promise<FormDescription> {
  const { locale } = ctx
  const back = { href: href('/certificate/dashboard'), label: words.certificates[locale] }
  const fields = (await fieldsOf(ctx, sent)).map((field) => {
    const issue = issues.find((one) => one.field === field.name)
    return issue ? { ...field, problem: issue[locale] } : field
  })
  return {
    ...{ heading: words.issue[locale], crumbs: [back], locale, save: { label: words.issue[locale] } },
    cancel: { ...back, label: words.cancel[locale] },
    sections: [{ title: words.issue[locale], fields }],
    problems: issues.map((issue) => ({
      ...{ name: issue.field, text: issue[locale] },
      label: fields.find(({ name }) => name === issue.field)?.label ?? '',
    })),
    words: formWordsIn(locale),
  }
}

async function fieldsOf(ctx: Context, sent: BulkIssueRequest): Promise<FieldDescription[]> {
  const { locale } = ctx
  return [
    {
      ...{ name: 'courseID', label: words.course[locale], kind: 'reference', value: sent.courseID, span: 6 },
      ...{ isRequired: true, ...(await rowsFor(ctx, 'courseID', sent.courseID)) },
    },
    {
      ...{ name: 'roundID', label: words.round[locale], hint: words.roundHint[locale], kind: 'reference', span: 6 },
      ...{ value: sent.roundID, ...(await rowsFor(ctx, 'roundID', sent.roundID)) },
    },
    {
      ...{ name: 'templateID', label: words.template[locale], kind: 'choice', value: sent.templateID, span: 6 },
      ...{ isRequired: true, choices: await templateChoices(ctx) },
    },
    {
      ...{ name: 'people', label: words.people[locale], hint: words.peopleHint[locale], kind: 'longtext' },
      ...{ value: sent.people, span: 6 },
    },
    {
      ...{ name: 'incomplete', label: words.incomplete[locale], hint: words.incompleteHint[locale], kind: 'boolean' },
      ...{ value: sent.takesIncomplete, span: 6 },
    },
  ]
}

const rowsFor = (ctx: Context, path: 'courseID' | 'roundID', chosen: string) => {
  const collection = collectionOf(ctx, 'enroll')
  return choicesOf(ctx, { collection, path, field: collection.fields[path]!, chosen: chosen === '' ? [] : [chosen] })
}

async function templateChoices(ctx: Context) {
  const found = await from(ctx, 'certificate_template')
    .select(['certificate_template._id', 'certificate_template.name'])
    .where('certificate_template.active', '=', true)
    .orderBy('certificate_template.name')
    .limit(200)
    .execute()
  return found.map(({ _id, name }) => ({ value: _id, label: name }))
}
