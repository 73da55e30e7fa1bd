import type { Issue } from '#domain/validation/issue.ts'
import { isWritable } from '#platform/collection/writing/accept.ts'
import type { AnyField } from '#platform/collection/field.ts'
import type { AnyCollection } from '#platform/collection/registry.ts'
import type { Context } from '#platform/context.ts'
import { fill, inLocale } from '#platform/i18n/words.ts'
import type { Route } from '#platform/manifest/manifest.ts'
import { isReadable } from '#platform/api/wire.ts'
import type { FieldDescription, FieldKind, FormDescription } from '#ui/office/form-description.ts'
import { choicesOf, titleOf } from './labels.ts'
import { pathTo } from '../paths.ts'
import { editorWords, formWords, words } from '../words.ts'

export interface FormOf {
  collection: AnyCollection
  route: Route
  row: Record<string, unknown> | null
  /** What was sent and refused, shown again instead of what is stored. */
  written?: Record<string, unknown>
  issues?: readonly Issue[]
  /** Fields that another place fills in. */
  without?: readonly string[]
}

/** What the office's form is told: the sections of a collection with the values of one row. */
export const describeForm = async (ctx: Context, of: FormOf): Promise<FormDescription> => {
  const { collection, route, row, issues = [] } = of
  const { locale } = ctx
  const place = { collection: collection.name, near: route }
  const back = (row && pathTo(ctx, { ...place, verb: 'show', row })) ?? pathTo(ctx, { ...place, verb: 'list' }) ?? '..'
  const list = pathTo(ctx, { ...place, verb: 'list' })
  const sections = await Promise.all(
    collection.form.map(async (section) => ({
      title: section.title[locale],
      ...(section.text && { text: section.text[locale] }),
      fields: await fieldsOf(ctx, of, section.fields),
    })),
  )
  return {
    heading: row ? fill(words.editing[locale], { name: titleOf(collection, row) }) : route.meta.title[locale],
    crumbs: list ? [{ href: list, label: collection.plural[locale] }] : [],
    hidden: row ? [{ name: 'version', value: String(row['version']) }] : [],
    revision: String(row?.['version'] ?? 'new'),
    locale,
    sections: sections.filter((section) => section.fields.length > 0),
    save: { label: words.save[locale] },
    cancel: { href: back, label: words.cancel[locale] },
    problems: issues.map((issue) => ({
      name: issue.field,
      label: collection.fields[issue.field]?.label[locale] ?? issue.field,
      text: issue[locale],
    })),
    words: { ...inLocale(formWords, locale), editor: inLocale(editorWords, locale) },
  }
}

const fieldsOf = async (ctx: Context, of: FormOf, names: readonly string[]) => {
  const shown = names.filter((name) => {
    const field = of.collection.fields[name]!
    return isWritable(ctx, field) && isReadable(ctx, field) && !isGroup(field) && !of.without?.includes(name)
  })
  return Promise.all(shown.map((name) => fieldOf(ctx, of, name)))
}

const isGroup = (field: AnyField) => field.kind === 'group' || field.kind === 'json'

async function fieldOf(ctx: Context, of: FormOf, name: string): Promise<FieldDescription> {
  const { collection, row, written, issues = [] } = of
  const { locale } = ctx
  const field = collection.fields[name]!
  const initial = field.initial?.({ viewer: ctx.viewer, now: new Date(ctx.now).toISOString() })
  const value = written && name in written ? written[name] : row ? row[name] : initial
  const choices = field.choices
    ? field.choices.map((one) => ({ value: one.value, label: one.label[locale] }))
    : field.to
      ? await choicesOf(ctx, field)
      : undefined
  const problem = issues.find((issue) => issue.field === name)
  return {
    name,
    label: field.label[locale],
    kind: field.kind as FieldKind,
    value: shownValue(field, value),
    // A reference that begins empty must be chosen: nobody's row is called ''.
    isRequired: field.given || (field.kind === 'reference' && initial === ''),
    ...(field.hint && { hint: field.hint[locale] }),
    ...(field.unit && { unit: field.unit[locale] }),
    ...(choices && { choices }),
    ...(problem && { problem: problem[locale] }),
    span: spans[field.kind] ?? 6,
  }
}

const spans: Partial<Record<AnyField['kind'], 2 | 3 | 4 | 6>> = {
  number: 3,
  baht: 3,
  date: 3,
  choice: 3,
  boolean: 3,
  phone: 3,
  email: 3,
  code: 3,
}

/** People are shown by id, or by name where nobody of the list was meant. */
function shownValue(field: AnyField, value: unknown): FieldDescription['value'] {
  if (field.kind === 'people' && Array.isArray(value))
    return value.map((one: { id: string | null; name: string }) => one.id ?? one.name)
  return (value ?? null) as FieldDescription['value']
}
