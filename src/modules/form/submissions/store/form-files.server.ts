import type { FormDefinition, FormField } from '#domain/form/definition.ts'
import type { FormIssue } from '#domain/form/judge.ts'
import { type OwnUpload, uploadsOf } from '#platform/content/file/upload/own-uploads.ts'
import type { Context } from '#platform/context.ts'
import type { Text } from '#platform/site/i18n/words.ts'
import type { SubmittedAnswers } from '../../rules/split-private.ts'
import { submitWords as words } from '../words.ts'

interface Answered {
  definition: FormDefinition
  values: SubmittedAnswers
}

interface AnsweredField {
  field: FormField
  path: string
  keys: readonly string[]
}

/** Returns issues of files that the sender did not upload, or that are larger than their field allows. */
export async function fileIssues(ctx: Context, of: Answered): Promise<FormIssue[]> {
  const answered = uploadFields(of)
  if (answered.length === 0) return []
  const uploads = await uploadsOf(
    ctx,
    answered.flatMap(({ keys }) => keys),
  )
  return answered.flatMap(({ field, path, keys }) => {
    const found = keys.map((key) => uploads.get(key))
    if (found.includes(undefined)) return issueAt(path, { field, text: words.notYourFile })
    return found.some((file) => isTooBig(file!, field)) ? issueAt(path, { field, text: words.bigFile }) : []
  })
}

const issueAt = (path: string, { field, text }: { field: FormField; text: Text }): FormIssue[] => [
  { path, field: field.name, code: 'file', ...text },
]

const isTooBig = ({ bytes }: OwnUpload, { fileSizeLimit }: FormField) =>
  fileSizeLimit > 0 && bytes > fileSizeLimit * 2 ** 20

/** Whether files were answered. */
export const hasFiles = (of: Answered): boolean => uploadFields(of).length > 0

/** The keys of the files that others than administrators may read with the submission. */
export const openFiles = (of: Answered): string[] =>
  uploadFields(of).flatMap(({ field, keys }) => (field.isPrivate ? [] : keys))

function uploadFields({ definition: { fields, sets }, values }: Answered): AnsweredField[] {
  const ofFields = (list: readonly FormField[], answers: SubmittedAnswers, before: string) =>
    list
      .filter(({ type }) => type === 'upload')
      .map((field) => ({ field, path: before + field.name, keys: keysOf(answers[field.name]) }))
      .filter(({ keys }) => keys.length > 0)
  const ofSets = sets.flatMap((set) => {
    const copies = values[set.name]
    return Array.isArray(copies)
      ? copies.flatMap((copy: SubmittedAnswers, at) => ofFields(set.fields, copy, `${set.name}.${at}.`))
      : []
  })
  return [...ofFields(fields, values, ''), ...ofSets]
}

const keysOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])
