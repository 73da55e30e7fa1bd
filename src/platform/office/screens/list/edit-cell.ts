import type { AnyField } from '#platform/data/collection/field.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import { updateAny } from '#platform/data/collection/write.ts'
import { isWritable } from '#platform/data/collection/writing/accept.ts'
import type { Context } from '#platform/context.ts'
import { RequestError } from '#platform/errors/errors.ts'
import { mayEver, ruledBy } from '#platform/data/access/allow.ts'
import { isSecret, fieldTypeOf } from '#platform/data/field-types/field-type-of.ts'
import { readField } from '../save/read-form.ts'
import { cellWords } from './words.ts'

/** The result of editing one cell: a message if it was refused. */
interface CellEdit {
  _id: string
  field: string
  problem: string | null
}

const inOneLine = new Set([
  'text',
  'email',
  'phone',
  'code',
  'number',
  'halfHours',
  'decimal',
  'baht',
  'date',
  'boolean',
  'choice',
])

/** Whether cells of this field can be edited in place: in one line, by users who may change some row. */
export const isEditable = (ctx: Context, collection: AnyCollection, field: AnyField | undefined): boolean => {
  if (!field?.decode || isSecret(field) || field.derived || !isWritable(ctx, field)) return false
  const { control = 'text' } = fieldTypeOf(field).form
  return inOneLine.has(control) && mayEver(collection.access.update, ruledBy(ctx, collection))
}

/** Changes one field of one row, if it still has the `version` that the list showed. */
export const editCell = async (ctx: Context, collection: AnyCollection, form: FormData): Promise<CellEdit> => {
  const _id = String(form.get('_id') ?? '')
  const name = String(form.get('field') ?? '')
  const field = Object.hasOwn(collection.fields, name) ? collection.fields[name] : undefined
  const at = { _id, field: name }
  if (!field || !isEditable(ctx, collection, field)) return { ...at, problem: cellWords.conflict[ctx.locale] }
  const posted = readField(ctx, field, { form, name, stored: null })
  try {
    const version = Number(form.get('version'))
    await updateAny(ctx, collection.name, { _id, change: { [name]: posted?.value }, version })
    return { ...at, problem: null }
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
    const [issue] = error.issues
    const isStale = error.kind === 'conflict' && (!issue || issue.field === 'version')
    return { ...at, problem: (isStale || !issue ? cellWords.conflict : issue)[ctx.locale] }
  }
}
