import type { AnyField } from '#platform/data/collection/field.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import type { Context } from '#platform/context.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { fieldTypeOf } from '#platform/data/field-types/field-type-of.ts'
import type { CellEditing, ListEditing } from '#ui/office/list/cell-edit/cell-editing.ts'
import { isEditable } from './edit-cell.ts'
import { choicesIn } from './filter/describe-filter.ts'
import { cellWords } from './words.ts'

interface Listed {
  collection: AnyCollection
  names: readonly string[]
  rows: readonly Record<string, unknown>[]
}

/** Returns how cells of a list are edited in place; undefined if none are editable. */
export const describeEditing = (ctx: Context, { collection, names, rows }: Listed): ListEditing | undefined => {
  const fields = names.flatMap((name) => {
    const field = collection.fields[name]
    return isEditable(ctx, collection, field) ? [{ name, field: field! }] : []
  })
  if (fields.length === 0) return undefined
  return {
    columns: Object.fromEntries(fields.map(({ name, field }) => [name, editingOf(ctx, field)])),
    rows: Object.fromEntries(
      rows.map((row) => [
        String(row['_id']),
        {
          version: Number(row['version']),
          values: Object.fromEntries(fields.map(({ name, field }) => [name, valueOf(field, row[name])])),
        },
      ]),
    ),
  }
}

function editingOf(ctx: Context, field: AnyField): CellEditing {
  const { choices } = choicesIn(ctx, field)
  const label = fill(cellWords.edit[ctx.locale], { field: field.label[ctx.locale] })
  return { label, ...(choices && { choices }), isRequired: field.required }
}

/** Returns the initial value for editing, as in a form. */
function valueOf(field: AnyField, value: unknown): string {
  if (value === null || value === undefined) return ''
  const { shown } = fieldTypeOf(field).form
  return String(shown ? shown(value) : value)
}
