import { literal } from '#domain/query/literal.ts'
import { addDays, dayStart } from '#domain/thai-calendar/bangkok.ts'
import { isDay } from '#domain/thai-calendar/day.ts'
import { parseThaiDay } from '#domain/thai-calendar/parse-day.ts'
import type { AnyField } from '#platform/data/collection/field.ts'
import { fieldTypeOf } from '#platform/data/field-types/field-type-of.ts'
import type { Condition } from './conditions.ts'
import { familyOf, operatorsOf } from './operators.ts'
import { daysOf, spans } from './spans.ts'

/** The condition on a field in the query language. */
type AskedOfQuery = Record<string, unknown>

const mostChosen = 50

/** Converts a condition to the query language. Null if the field does not support it, or its value is unreadable. */
export const askedOf = (field: AnyField, condition: Condition, nowMs: number): AskedOfQuery | null => {
  const { operator, value } = condition
  if (!operatorsOf(field).includes(operator)) return null
  if (operator === 'empty' || operator === 'filled') return nothingIn(field, operator === 'empty')
  if (value === '') return null
  switch (familyOf(field)) {
    case 'chosen':
      return { [operator === 'is' ? '$in' : '$nin']: value.split(',').slice(0, mostChosen) }
    case 'boolean':
      return ['true', 'false'].includes(value) ? { $eq: value === 'true' } : null
    case 'number':
      return sized(field, condition)
    case 'day':
      return onDays(field, condition, nowMs)
    default:
      return lettered(condition)
  }
}

function nothingIn(field: AnyField, isEmpty: boolean): AskedOfQuery {
  const { comparedAs } = fieldTypeOf(field)
  const nothing = comparedAs === 'list' ? { $size: 0 } : { $in: comparedAs === 'text' ? [null, ''] : [null] }
  return isEmpty ? nothing : { $not: nothing }
}

function lettered({ operator, value }: Condition): AskedOfQuery {
  if (operator === 'is' || operator === 'not') return { [operator === 'is' ? '$eq' : '$ne']: value }
  const holds = { $regex: literal(value), $options: 'i' }
  return operator === 'has' ? holds : { $not: holds }
}

const bounds = { is: '$eq', min: '$gte', max: '$lte' } as const

function sized(field: AnyField, { operator, value }: Condition): AskedOfQuery | null {
  const read = fieldTypeOf(field).parse(value, field)
  const by = bounds[operator as keyof typeof bounds]
  return 'value' in read && by ? { [by]: read.value } : null
}

/** Days are cut at midnight in Bangkok, for instants too. */
function onDays(field: AnyField, { operator, value }: Condition, nowMs: number): AskedOfQuery | null {
  const between = operator === 'within' ? withinOf(value, nowMs) : { first: dayOf(value), last: dayOf(value) }
  if (!between?.first || !between.last) return null
  const isInstant = fieldTypeOf(field).comparedAs === 'instant'
  const from = { $gte: isInstant ? dayStart(between.first) : between.first }
  const until = isInstant ? { $lt: dayStart(addDays(between.last, 1)) } : { $lte: between.last }
  if (operator === 'from') return from
  return operator === 'until' ? until : { ...from, ...until }
}

const withinOf = (value: string, nowMs: number) => {
  const span = spans.find((one) => one === value)
  return span ? daysOf(span, nowMs) : null
}

/** Parses a day as people write it, including Buddhist years. Null for an invalid day, or one without a next day. */
const dayOf = (value: string) => {
  const day = isDay(value) ? value : parseThaiDay(value)
  return day !== null && day < '9999' ? day : null
}
