import type { Issue } from '#domain/validation/issue.ts'
import { isWritable } from '#platform/collection/writing/accept.ts'
import type { AnyField } from '#platform/collection/field.ts'
import type { AnyCollection } from '#platform/collection/registry.ts'
import { nowOf, type Context } from '#platform/context.ts'
import { isSecret, kindOf } from '#platform/kinds/kind-of.ts'
import { fill, inLocale } from '#platform/i18n/words.ts'
import type { Route } from '#platform/manifest/manifest.ts'
import { isReadable } from '#platform/api/wire.ts'
import type { FieldDescription, FormDescription, Whole } from '#ui/office/form-description.ts'
import { fieldAt } from './cell.ts'
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
  const back =
    (row && pathTo(ctx, { ...place, verb: 'show', row })) ?? pathTo(ctx, { ...place, verb: 'list' }) ?? route.path
  const list = pathTo(ctx, { ...place, verb: 'list' })
  const sections = await Promise.all(
    collection.form.map(async (section) => ({
      title: section.title[locale],
      ...(section.text && { text: section.text[locale] }),
      fields: await fieldsOf(ctx, of, section.fields),
    })),
  )
  return {
    heading:
      row && !collection.isSingle
        ? fill(words.editing[locale], { name: titleOf(collection, row) })
        : route.meta.title[locale],
    crumbs: list ? [{ href: list, label: collection.plural[locale] }] : [],
    hidden: row ? [{ name: 'version', value: String(row['version']) }] : [],
    revision: String(row?.['version'] ?? 'new'),
    locale,
    sections: sections.filter((section) => section.fields.length > 0),
    save: { label: words.save[locale] },
    cancel: { href: back, label: words.cancel[locale] },
    problems: issues.map((issue) => ({
      name: issue.field,
      label: fieldAt(collection, issue.field)?.label[locale] ?? issue.field,
      text: issue[locale],
    })),
    words: { ...inLocale(formWords, locale), editor: inLocale(editorWords, locale) },
  }
}

const fieldsOf = async (ctx: Context, of: FormOf, names: readonly string[]) => {
  const shown = names.filter((name) => {
    const field = of.collection.fields[name]!
    return isWritable(ctx, field) && isReadable(ctx, field) && !of.without?.includes(name)
  })
  const described = await Promise.all(shown.map((name) => describeField(ctx, of, whole(ctx, of, name))))
  return described.flat()
}

/** A field, or a part of one by its dotted name, with the value that its control begins with. */
interface Asked {
  name: string
  field: AnyField
  value: unknown
  isRequired: boolean
  within?: Whole
}

function whole(ctx: Context, { collection, row, written }: FormOf, name: string): Asked {
  const field = collection.fields[name]!
  const initial = field.initial?.({ viewer: ctx.viewer, now: nowOf(ctx) })
  // A secret that was sent is not sent back.
  const isSent = written && name in written && !isSecret(field)
  const value = isSent ? written[name] : row ? row[name] : initial
  // A reference that begins empty must be chosen: nobody's row is called ''.
  return { name, field, value, isRequired: field.given || (initial === '' && kindOf(field).refers !== undefined) }
}

/** The control of a field, or those of its parts, which stand together under its name. */
async function describeField(ctx: Context, of: FormOf, asked: Asked): Promise<FieldDescription[]> {
  const { name, field, value } = asked
  const { parts, form } = kindOf(field)
  const shown = value === null || value === undefined ? null : form.shown ? form.shown(value) : value
  if (!parts) return [{ ...(await controlOf(ctx, of, asked)), value: shown as FieldDescription['value'] }]
  const values = (shown ?? {}) as Record<string, unknown>
  const within = { name, label: field.label[ctx.locale], ...asideOf(ctx, of, asked) }
  const described = Object.entries(parts(field))
    .filter(([, part]) => isWritable(ctx, part))
    .map(([part, one]) =>
      describeField(ctx, of, {
        name: `${name}.${part}`,
        field: one,
        value: values[part],
        isRequired: one.given,
        within,
      }),
    )
  return (await Promise.all(described)).flat()
}

async function controlOf(ctx: Context, of: FormOf, asked: Asked): Promise<Omit<FieldDescription, 'value'>> {
  const { name, field, isRequired, within } = asked
  const { control = 'text', span = 6 } = kindOf(field).form
  const offered = field.choices ?? field.offered?.(ctx.app)
  const choices = offered
    ? offered.map((one) => ({ value: one.value, label: one.label[ctx.locale] }))
    : field.to
      ? await choicesOf(ctx, field)
      : undefined
  return {
    name,
    label: field.label[ctx.locale],
    kind: control,
    isRequired,
    ...asideOf(ctx, of, asked),
    ...(field.unit && { unit: field.unit[ctx.locale] }),
    ...(choices && { choices }),
    ...(within && { within }),
    span,
  }
}

/** What stands beside a control: its hint, and what is wrong with what was sent. */
function asideOf({ locale }: Context, { issues = [] }: FormOf, { name, field }: Asked) {
  const problem = issues.find((issue) => issue.field === name)
  return { ...(field.hint && { hint: field.hint[locale] }), ...(problem && { problem: problem[locale] }) }
}
