import { formatDay } from '#domain/thai-calendar/format.ts'
import { leadsNowhere } from '#platform/data/field-types/relation/leads-nowhere.ts'
import type { AnyField, Choice } from '#platform/data/collection/field.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import type { Context } from '#platform/context.ts'
import { inLocale, type Locale, type Text } from '#platform/site/i18n/words.ts'
import { fieldTypeOf } from '#platform/data/field-types/field-type-of.ts'
import { askable } from '#platform/data/query/askable.ts'
import type { FilterDescription, FilterField, FilterOperator } from '#ui/office/list/filter/filter-description.ts'
import { fieldAt } from '../../description/cell.ts'
import { sourceOf } from '../../description/choices.ts'
import { type Labels, labelsFor, namesKey } from '../../description/labels.ts'
import { listHref, type ListQuery } from '../list-query.ts'
import { storedConditions } from '../matching.ts'
import { equalTo, filterWords, onDay, operatorWords, spanWords, unequalTo } from '../words.ts'
import { type Condition, writeCondition } from './conditions.ts'
import { familyOf, type Operator, operatorsOf } from './operators.ts'
import { type Span, spans } from './spans.ts'

interface Listed {
  collection: AnyCollection
  query: ListQuery
  url: URL
}

/** Returns the description of a list's filter: available fields, and current conditions in words. */
export const describeFilter = async (ctx: Context, listed: Listed): Promise<FilterDescription> => {
  const { collection, query, url } = listed
  const held = storedConditions(ctx, collection, query)
  const labels = await labelsOf(ctx, collection, held)
  const hrefWith = (conditions: readonly Condition[]) => filterHref(url, { conditions, isAny: query.isAny })
  return {
    fields: fieldsOf(ctx, collection),
    conditions: held.map((condition) => ({
      ...condition,
      ...chosenIn(fieldAt(collection, condition.field)!, { condition, labels }),
      said: saidOf(ctx, { field: fieldAt(collection, condition.field)!, condition, labels }),
      removeHref: hrefWith(held.filter((one) => one !== condition)),
    })),
    isAny: query.isAny,
    baseHref: hrefWith([]),
    words: inLocale(filterWords, ctx.locale),
  }
}

/** Returns the titles of the rows that a condition names. */
function chosenIn({ to }: AnyField, { condition, labels }: { condition: Condition; labels: Labels }) {
  if (!to || condition.value === '') return {}
  return { chosen: condition.value.split(',').map((value) => ({ value, label: labels.get(to)?.get(value) ?? value })) }
}

/** Returns the list's address with other conditions, at page one. */
export const filterHref = (url: URL, { conditions, isAny }: { conditions: readonly Condition[]; isAny: boolean }) => {
  const cleared = new URL(listHref(url, { where: null, any: isAny && conditions.length > 1 ? '1' : null }), url)
  for (const condition of conditions) cleared.searchParams.append('where', writeCondition(condition))
  return cleared.pathname + cleared.search
}

export function fieldsOf(ctx: Context, collection: AnyCollection): FilterField[] {
  const names = Object.keys(askable(ctx, collection).fields)
  const isOwn = (name: string) => Object.hasOwn(collection.fields, name.split('.')[0]!)
  return names
    .toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)))
    .flatMap((name): FilterField[] => {
      const field = fieldAt(collection, name)
      const operators = field ? operatorsOf(field) : []
      if (!field || operators.length === 0 || leadsNowhere(ctx, field)) return []
      const whole = name.includes('.') ? collection.fields[name.split('.')[0]!] : undefined
      const label = whole ? `${whole.label[ctx.locale]} · ${field.label[ctx.locale]}` : field.label[ctx.locale]
      const source = sourceOf(ctx, { collection, path: name, field })
      return [
        {
          name,
          label,
          operators: operators.map((operator) => operatorOf(ctx, field, operator)),
          ...choicesIn(ctx, field),
          ...(source && { source }),
        },
      ]
    })
}

function operatorOf({ locale }: Context, field: AnyField, operator: Operator): FilterOperator {
  const said = { value: operator, label: wordFor(field, operator)[locale] }
  if (operator === 'empty' || operator === 'filled') return { ...said, control: 'none' }
  if (operator === 'within') {
    return { ...said, control: 'choice', choices: spans.map((value) => ({ value, label: spanWords[value][locale] })) }
  }
  const family = familyOf(field)
  const codes = operator === 'is' || operator === 'not' ? (field.suggested ?? []) : []
  if (codes.length > 0) return { ...said, control: 'choice', choices: labelled(codes, locale) }
  if (family === 'chosen') return { ...said, control: field.to ? 'source' : 'choice' }
  if (family === 'boolean') return { ...said, control: 'choice' }
  return { ...said, control: family === 'day' ? 'day' : family === 'number' ? 'number' : 'text' }
}

function wordFor(field: AnyField, operator: Operator): Text {
  const family = familyOf(field)
  if (operator === 'is' && family === 'day') return onDay
  if (family === 'text' && operator === 'not') return unequalTo
  return operator === 'is' && (family === 'number' || family === 'text') ? equalTo : operatorWords[operator]
}

export function choicesIn({ locale, app }: Context, field: AnyField): Pick<FilterField, 'choices'> {
  if (fieldTypeOf(field).comparedAs === 'boolean') {
    const at = { field, locale, nameOf: String, isState: field.states !== undefined }
    return {
      choices: [true, false].map((value) => ({ value: String(value), label: fieldTypeOf(field).text(value, at) })),
    }
  }
  const offered = field.choices ?? field.dynamicChoices?.(app)
  return offered ? { choices: labelled(offered, locale) } : {}
}

const labelled = (offered: readonly Choice[], locale: Locale) =>
  offered.map(({ value, label }) => ({ value, label: label[locale] }))

/** Returns the titles of rows that the conditions name. */
export function labelsOf(ctx: Context, collection: AnyCollection, held: readonly Condition[]): Promise<Labels> {
  const rows = held.map(({ field, value }) => ({ [field]: value.split(',') }))
  return labelsFor(ctx, { collection, rows })
}

function saidOf(ctx: Context, of: { field: AnyField; condition: Condition; labels: Labels }) {
  const { field, condition } = of
  const operator = wordFor(field, condition.operator)[ctx.locale]
  return { field: (field.short ?? field.label)[ctx.locale], operator, value: valueSaid(ctx, of) }
}

/** Returns the value of a condition in words. */
export function valueSaid(ctx: Context, of: { field: AnyField; condition: Condition; labels: Labels }): string {
  const { field, condition, labels } = of
  const { operator, value } = condition
  if (operator === 'empty' || operator === 'filled') return ''
  if (operator === 'within') return spanWords[value as Span][ctx.locale]
  if (familyOf(field) === 'day') return formatDay(value, { length: 'medium', locale: ctx.locale }) || value
  const { choices } = choicesIn(ctx, field)
  const nameOf = (key: string) =>
    labels.get(namesKey(field) ?? '')?.get(key) ??
    choices?.find((one) => one.value === key)?.label ??
    labels.get(field.to ?? '')?.get(key) ??
    key
  return familyOf(field) === 'chosen' || choices || namesKey(field) ? value.split(',').map(nameOf).join(', ') : value
}
