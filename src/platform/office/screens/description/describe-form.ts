import type { Issue } from '#domain/validation/issue.ts'
import type { FilterInput } from '#platform/data/access/rule.ts'
import { leadsNowhere } from '#platform/data/field-types/relation/leads-nowhere.ts'
import { isWritable } from '#platform/data/collection/writing/accept.ts'
import { elsewhere } from '#platform/data/collection/writing/assertions/managed-elsewhere.ts'
import { conditionOf } from '#platform/data/collection/writing/assertions/conditions.ts'
import type { AnyField } from '#platform/data/collection/field.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import { nowOf, type Context } from '#platform/context.ts'
import { describeFieldUpload } from '#platform/content/file/describe-rules.ts'
import { isSecret, fieldTypeOf } from '#platform/data/field-types/field-type-of.ts'
import { fill } from '#platform/site/i18n/words.ts'
import type { Route } from '#platform/manifest/manifest.ts'
import { isReadable } from '#platform/http/api/wire.ts'
import type { FieldDescription, FormDescription, Whole } from '#ui/office/form-description.ts'
import { fieldAt } from './cell.ts'
import { choicesOf } from './choices.ts'
import { knownChoices } from './known-choices.ts'
import { titleOf } from './labels.ts'
import { listBeside, pathTo } from '../paths.ts'
import { describeConflict } from '../save/describe-conflict.ts'
import { hiddenOf, type Opened, openedOf } from '../save/opened.ts'
import { words } from '../words.ts'
import { formWordsIn } from './form-words.ts'

export interface FormOf {
  collection: AnyCollection
  route: Route
  row: Record<string, unknown> | null
  /** Submitted and refused input, shown again in place of stored values. */
  written?: Record<string, unknown>
  issues?: readonly Issue[]
  /** The state in which the form was opened, if that was before the current row. */
  opened?: Opened
  /** Fields whose conflict the user must decide, and the number of merged fields. */
  asked?: readonly string[]
  joined?: number
  /** Distinguishes forms of new rows at the same address. */
  about?: string
  /** Fields that are filled in elsewhere. */
  without?: readonly string[]
}

/** Returns the description of a form: the sections of a collection with the values of one row. */
export const describeForm = async (ctx: Context, of: FormOf): Promise<FormDescription> => {
  const { collection, route, row, issues = [], asked = [] } = of
  const { locale } = ctx
  const place = { collection: collection.name, near: route }
  const list = listBeside(ctx, place)
  const back = (row && pathTo(ctx, { ...place, verb: 'show', row })) ?? list?.href ?? route.path
  const sections = await Promise.all(
    collection.form.map(async (section) => ({
      title: section.title[locale],
      ...(section.text && { text: section.text[locale] }),
      fields: await fieldsOf(ctx, of, section.fields),
    })),
  )
  return {
    heading: headingOf(ctx, of),
    crumbs: list ? [list] : [],
    hidden: row ? hiddenOf(of.opened ?? openedOf(ctx, collection, row)) : [],
    revision: revisionOf(of),
    ...(of.about && { draft: of.about }),
    ...(asked.length > 0 && { conflict: await conflictOf(ctx, of) }),
    locale,
    sections: sections.filter((section) => section.fields.length > 0),
    save: { label: words.save[locale] },
    cancel: { href: back, label: words.cancel[locale] },
    problems: issues.map((issue) => ({
      name: issue.field,
      label: fieldAt(collection, issue.field)?.label[locale] ?? issue.field,
      text: issue[locale],
      ...(issue.lead && { href: `${issue.lead}&next=${encodeURIComponent(collection.singleton ? route.path : back)}` }),
    })),
    words: formWordsIn(locale),
  }
}

/** A form with selected fields has its route's title; a full form says that the row is edited. */
function headingOf({ locale }: Context, { collection, route, row }: FormOf) {
  const title = route.meta.title[locale]
  if (!row || collection.singleton) return title
  const name = titleOf(collection, row)
  return route.fields ? `${title}: ${name}` : fill(words.editing[locale], { name })
}

/** Changes after a merge, so that the browser resets the fields. */
const revisionOf = ({ row, opened, about = '' }: FormOf) =>
  [row?.['version'] ?? `new ${about}`, ...(opened && opened.version !== row?.['version'] ? [opened.version] : [])].join(
    ' ',
  )

const conflictOf = (ctx: Context, { collection, row, written = {}, asked = [], joined = 0, opened }: FormOf) =>
  describeConflict(ctx, { collection, row: row!, written, asked, joined, since: opened?.version ?? 0 })

const fieldsOf = async (ctx: Context, of: FormOf, names: readonly string[]) => {
  const shown = names.filter((name) => {
    const field = of.collection.fields[name]!
    return (
      isWritable(ctx, field) &&
      isReadable(ctx, field) &&
      isAsked(of, name) &&
      !isIdle(of, name) &&
      !leadsNowhere(ctx, field)
    )
  })
  const described = await Promise.all(
    shown.map(async (name) => {
      const conditions = conditionsOf(ctx, of, name)
      return (await describeField(ctx, of, whole(ctx, of, name))).map((field) => ({ ...field, ...conditions }))
    }),
  )
  return described.flat()
}

/** The record that a row is about is shown elsewhere; a form only submits it. */
const isIdle = ({ collection, row, written }: FormOf, name: string) =>
  collection.fields[name]!.namesRecord && !(written?.[name] ?? row?.[name])

/** Returns the controls of some fields of a collection, with the row's values. */
export const describeFields = async (
  ctx: Context,
  of: Pick<FormOf, 'collection' | 'row' | 'written' | 'issues'> & { names: readonly string[] },
): Promise<FieldDescription[]> => {
  const form = { ...of, route: { path: '' } as Route }
  const described = of.names.map((name) => describeField(ctx, form, whole(ctx, form, name)))
  return (await Promise.all(described)).flat()
}

/** Returns when a field is shown and when it is locked, for the browser to apply while editing. */
function conditionsOf(ctx: Context, { collection, row }: FormOf, name: string) {
  const { shownWhen, lockedWhen } = collection.fields[name]!
  const parsed = (when: FilterInput) => conditionOf(ctx.app.collections, collection, when)
  return {
    ...(shownWhen && { shownWhen: parsed(shownWhen.when) }),
    ...(shownWhen?.isRequired && { isRequired: true }),
    ...(row && lockOf(ctx, { collection, row, name })),
    ...(row && lockedWhen && { lockedWhen: { when: parsed(lockedWhen.when), reason: lockedWhen.reason[ctx.locale] } }),
  }
}

/** Returns the lock of a field that is managed elsewhere. */
function lockOf(ctx: Context, of: { collection: AnyCollection; row: Record<string, unknown>; name: string }) {
  const reason = elsewhere(ctx, of.collection, of)
  return reason ? { isLocked: reason[ctx.locale] } : {}
}

/** Whether the form shows a field. Otherwise another screen, the route, or another form sets it. */
const isAsked = ({ route, without = [] }: FormOf, name: string) =>
  !without.includes(name) && !Object.hasOwn(route.presets ?? {}, name) && (route.fields?.includes(name) ?? true)

/** A field, or a part of one by dotted name, with the initial value of its control. */
interface FormQuery {
  name: string
  field: AnyField
  value: unknown
  /** The stored value, if the value was submitted. */
  stored?: unknown
  isRequired: boolean
  within?: Whole
}

function whole(ctx: Context, { collection, row, written }: FormOf, name: string): FormQuery {
  const field = collection.fields[name]!
  const initial = field.initial?.({ viewer: ctx.viewer, now: nowOf(ctx) })
  // A submitted secret is not returned.
  const isSent = written && name in written && !isSecret(field)
  const value = isSent ? written[name] : row ? row[name] : initial
  // An empty reference must be chosen, because no row has the key ''.
  const stored = isSent && { stored: row ? row[name] : initial }
  return {
    name,
    field,
    value,
    ...stored,
    isRequired: field.required || (initial === '' && fieldTypeOf(field).refers !== undefined),
  }
}

/** Returns the control of a field, or a group of controls for its parts. */
async function describeField(ctx: Context, of: FormOf, asked: FormQuery): Promise<FieldDescription[]> {
  const { name, field } = asked
  const { parts } = fieldTypeOf(field)
  const value = shownIn(field, asked.value)
  const stored = 'stored' in asked ? { stored: shownIn(field, asked.stored) } : {}
  if (!parts) return [{ ...(await controlOf(ctx, of, asked)), ...({ value, ...stored } as FormViewModel) }]
  const within = { name, label: field.label[ctx.locale], ...asideOf(ctx, of, asked) }
  const described = Object.entries(parts(field))
    .filter(([, part]) => isWritable(ctx, part))
    .map(([part, one]) =>
      describeField(ctx, of, {
        name: `${name}.${part}`,
        field: one,
        value: memberOf(value, part),
        ...('stored' in stored && { stored: memberOf(stored.stored, part) }),
        isRequired: one.required,
        within,
      }),
    )
  return (await Promise.all(described)).flat()
}

type FormViewModel = Pick<FieldDescription, 'value' | 'stored'>

/** Returns the initial value of a control; for a field with parts, the values of its parts. */
function shownIn(field: AnyField, value: unknown) {
  const { shown } = fieldTypeOf(field).form
  return value === null || value === undefined ? null : shown ? shown(value) : value
}

const memberOf = (whole: unknown, part: string) => (whole as Record<string, unknown> | null)?.[part]

async function controlOf(
  ctx: Context,
  of: FormOf,
  asked: FormQuery,
): Promise<Omit<FieldDescription, keyof FormViewModel>> {
  const { name, field, isRequired, within } = asked
  const { control = 'text', span = 6 } = { ...fieldTypeOf(field).form, ...field.form }
  const offered = field.choices ?? field.dynamicChoices?.(ctx.app)
  const choices =
    offered && !field.codeList
      ? offered.map((one) => ({ value: one.value, label: one.label[ctx.locale] }))
      : await knownChoices(ctx, asked)
  const isPicked = (field.codeList !== undefined || field.namesRecord) && choices !== undefined
  return {
    name,
    label: field.label[ctx.locale],
    kind: isPicked ? 'choice' : control,
    isRequired,
    ...(of.row && field.isImmutable && { isLocked: words.fixed[ctx.locale] }),
    ...asideOf(ctx, of, asked),
    ...(field.unit && { unit: field.unit[ctx.locale] }),
    ...(choices && { choices }),
    ...(await choicesOf(ctx, { collection: of.collection, path: name, field, chosen: asked.value })),
    ...(control === 'file' && { upload: await describeFieldUpload(ctx, field) }),
    ...(within && { within }),
    span,
  }
}

/** Returns the hint next to a control, and the errors of the submitted value. */
function asideOf({ locale }: Context, { issues = [] }: FormOf, { name, field }: FormQuery) {
  const problem = issues.find((issue) => issue.field === name)
  return { ...(field.hint && { hint: field.hint[locale] }), ...(problem && { problem: problem[locale] }) }
}
