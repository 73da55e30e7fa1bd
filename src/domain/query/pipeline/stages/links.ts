import { isPlainObject } from '../../reading/reading.ts'
import { refused, type StageAt } from './place.ts'

/** The two fields of a lookup as written, and the rest of its own pipeline. */
export interface Links {
  local: unknown
  foreign: unknown
  stages: unknown
}

type Part = Record<string, unknown>

/** The comparisons that a plain condition on a field can replace. */
const COMPARISONS = new Set(['$eq', '$ne', '$gt', '$gte', '$lt', '$lte'])

/**
 * Reads the pipeline form of a `$lookup`. Its first `$match` compares one field with a variable of `let` in `$expr`.
 * Other comparisons become ordinary conditions. Returns null if refused.
 */
export function linksOf(at: StageAt, of: { variables: unknown; pipeline: unknown }): Links | null {
  if (!isPlainObject(of.variables)) return refused(at, { field: 'let', code: 'shape' })
  const [first, ...rest] = Array.isArray(of.pipeline) ? (of.pipeline as unknown[]) : []
  const match = isPlainObject(first) ? first.$match : undefined
  if (!isPlainObject(match) || !isPlainObject(match.$expr))
    return refused(at, { field: 'pipeline', code: 'no-relation' })
  const { $expr, ...conditions } = match
  const links: { local: unknown; foreign: string }[] = []
  const plain: Part[] = [conditions]
  for (const part of partsOf($expr as Part)) {
    const link = linkOf(part, of.variables)
    const condition = link ? null : conditionOf(part)
    if (link) links.push(link)
    else if (condition) plain.push(condition)
    else return refused(at, { field: 'pipeline.0.$match.$expr', code: 'expression' })
  }
  const [link] = links
  if (!link || links.length > 1) return refused(at, { field: 'pipeline', code: 'no-relation' })
  const kept = plain.filter((one) => Object.keys(one).length > 0)
  return { ...link, stages: kept.length > 0 ? [{ $match: { $and: kept } }, ...rest] : rest }
}

function partsOf(expression: Part): Part[] {
  const both = expression.$and
  return Array.isArray(both) && Object.keys(expression).length === 1
    ? both.filter(isPlainObject).slice(0, 20)
    : [expression]
}

/** Reads `{$eq: ['$courseID', '$$id']}` in either order, and `$in` if one of the two is a list. */
function linkOf(part: Part, variables: Part): { local: unknown; foreign: string } | null {
  const [key = '', ...others] = Object.keys(part)
  const sides = part[key]
  if ((key !== '$eq' && key !== '$in') || others.length > 0 || !Array.isArray(sides) || sides.length !== 2) return null
  const [one, other] = sides.map(bare)
  const pair = isVariable(one) ? [one, other] : [other, one]
  const [variable, field] = pair
  if (!isVariable(variable) || !isField(field)) return null
  const name = variable.slice(2)
  const value = Object.hasOwn(variables, name) ? bare(variables[name]) : undefined
  return isField(value) ? { local: value.slice(1), foreign: field.slice(1) } : null
}

function conditionOf(part: Part): Part | null {
  const [key = '', ...others] = Object.keys(part)
  const sides = part[key]
  if (!COMPARISONS.has(key) || others.length > 0 || !Array.isArray(sides) || sides.length !== 2) return null
  const [field, value] = sides as unknown[]
  const isConstant =
    typeof value === 'number' || typeof value === 'boolean' || (typeof value === 'string' && !value.startsWith('$'))
  return isField(field) && isConstant ? { [field.slice(1)]: { [key]: value } } : null
}

/** A conversion between an id and a text changes nothing. */
function bare(value: unknown): unknown {
  if (!isPlainObject(value) || Object.keys(value).length !== 1) return value
  return value.$toObjectId ?? value.$toString ?? value
}

const isVariable = (value: unknown): value is string => typeof value === 'string' && value.startsWith('$$')
const isField = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith('$') && !value.startsWith('$$')
