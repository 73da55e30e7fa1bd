/* A small validator of JSON Schema (draft 2020-12), written from the standard and independent of the code that makes
   the schemas. An unknown keyword is an error, so that no part of a schema is ignored. */

type Schema = Record<string, unknown>
type Check = (value: unknown, rule: never, at: { schema: Schema; path: string; root: Schema }) => string[]

/** Returns what does not fit the schema, each with its path. Returns an empty list if everything fits. */
export function faultsOf(value: unknown, schema: Schema, of: { root: Schema; path?: string }): string[] {
  const { root, path = '' } = of
  return Object.entries(schema).flatMap(([keyword, rule]) => {
    if (ANNOTATIONS.has(keyword)) return []
    const check = Object.hasOwn(KEYWORDS, keyword) ? KEYWORDS[keyword]! : null
    return check ? check(value, rule as never, { schema, path, root }) : [`${path} has a schema with '${keyword}'`]
  })
}

/** Returns the target of a `$ref` of the document, or undefined if it does not exist. */
export const resolve = (root: Schema, ref: string): unknown =>
  ref
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((at, step) => (at as Schema | undefined)?.[step.replaceAll('~1', '/')], root)

/** Returns the keywords of a schema and its parts that are not in the standard. */
export function unknownKeywords(schema: Schema): string[] {
  return Object.entries(schema).flatMap(([keyword, rule]) => {
    if (keyword === 'properties') return Object.values(rule as Schema).flatMap((one) => unknownKeywords(one as Schema))
    const inside = INSIDE.has(keyword) ? [rule].flat().filter(isObject) : []
    const isKnown = ANNOTATIONS.has(keyword) || Object.hasOwn(KEYWORDS, keyword)
    return [...(isKnown ? [] : [`${keyword} is no keyword of a schema`]), ...inside.flatMap(unknownKeywords)]
  })
}

const INSIDE = new Set(['items', 'additionalProperties', 'propertyNames', 'anyOf', 'oneOf', 'allOf', 'not'])
const ANNOTATIONS = new Set([...['description', 'title', 'default', 'readOnly', 'writeOnly', 'examples', 'format']])

const isObject = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
const typeOf = (value: unknown) => {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}
const isOf = (value: unknown, type: string) => (type === 'integer' ? Number.isInteger(value) : typeOf(value) === type)
const when = (isFault: boolean, path: string, says: string) => (isFault ? [`${path || '.'} ${says}`] : [])

const KEYWORDS: Record<string, Check> = {
  $ref: (value, rule: string, { root, path }) => {
    const found = resolve(root, rule)
    return isObject(found) ? faultsOf(value, found, { root, path }) : [`${path} refers to ${rule}, which is not there`]
  },
  type: (value, rule: string | string[], { path }) =>
    when(![rule].flat().some((one) => isOf(value, one)), path, `is ${typeOf(value)} and not ${String(rule)}`),
  const: (value, rule: unknown, { path }) => when(!same(value, rule), path, `is not ${JSON.stringify(rule)}`),
  enum: (value, rule: unknown[], { path }) =>
    when(!rule.some((one) => same(one, value)), path, `is none of ${JSON.stringify(rule)}`),
  anyOf: (value, rule: Schema[], { path, root }) => {
    const each = rule.map((one) => faultsOf(value, one, { root, path }))
    return each.some((faults) => faults.length === 0) ? [] : [`${path} fits none: ${each.flat().join('; ')}`]
  },
  oneOf: (value, rule: Schema[], { path, root }) =>
    when(rule.filter((one) => faultsOf(value, one, { root, path }).length === 0).length !== 1, path, 'fits not one'),
  allOf: (value, rule: Schema[], { path, root }) => rule.flatMap((one) => faultsOf(value, one, { root, path })),
  not: (value, rule: Schema, { path, root }) =>
    when(faultsOf(value, rule, { root, path }).length === 0, path, 'fits what it must not'),
  pattern: (value, rule: string, { path }) =>
    when(typeof value === 'string' && !new RegExp(rule, 'u').test(value), path, `does not match ${rule}`),
  minLength: (value, rule: number, { path }) =>
    when(typeof value === 'string' && [...value].length < rule, path, `is shorter than ${rule}`),
  maxLength: (value, rule: number, { path }) =>
    when(typeof value === 'string' && [...value].length > rule, path, `is longer than ${rule}`),
  minimum: (value, rule: number, { path }) => when(typeof value === 'number' && value < rule, path, `is under ${rule}`),
  maximum: (value, rule: number, { path }) => when(typeof value === 'number' && value > rule, path, `is over ${rule}`),
  exclusiveMinimum: (value, rule: number, { path }) =>
    when(typeof value === 'number' && value <= rule, path, `is not over ${rule}`),
  exclusiveMaximum: (value, rule: number, { path }) =>
    when(typeof value === 'number' && value >= rule, path, `is not under ${rule}`),
  multipleOf: (value, rule: number, { path }) =>
    when(typeof value === 'number' && !Number.isInteger(Number((value / rule).toFixed(6))), path, `is no ${rule}`),
  items: (value, rule: Schema, { path, root }) =>
    Array.isArray(value) ? value.flatMap((one, n) => faultsOf(one, rule, { root, path: `${path}.${n}` })) : [],
  minItems: (value, rule: number, { path }) =>
    when(Array.isArray(value) && value.length < rule, path, `has fewer than ${rule}`),
  maxItems: (value, rule: number, { path }) =>
    when(Array.isArray(value) && value.length > rule, path, `has more than ${rule}`),
  uniqueItems: (value, rule: boolean, { path }) =>
    when(
      rule && Array.isArray(value) && new Set(value.map((one) => JSON.stringify(one))).size < value.length,
      path,
      'repeats',
    ),
  required: (value, rule: string[], { path }) =>
    isObject(value) ? rule.filter((name) => !(name in value)).map((name) => `${path} lacks ${name}`) : [],
  properties: (value, rule: Record<string, Schema>, { path, root }) =>
    named(value, (name) => Object.hasOwn(rule, name)).flatMap(([name, one]) =>
      faultsOf(one, rule[name]!, { root, path: `${path}.${name}` }),
    ),
  additionalProperties: (value, rule: boolean | Schema, { schema, path, root }) =>
    named(value, (name) => !Object.hasOwn((schema['properties'] as object) ?? {}, name)).flatMap(([name, one]) => {
      if (typeof rule === 'boolean') return when(!rule, `${path}.${name}`, 'is not described')
      return faultsOf(one, rule, { root, path: `${path}.${name}` })
    }),
  propertyNames: (value, rule: Schema, { path, root }) =>
    named(value, () => true).flatMap(([name]) => faultsOf(name, rule, { root, path: `${path}.${name}` })),
  minProperties: (value, rule: number, { path }) =>
    when(isObject(value) && Object.keys(value).length < rule, path, `has fewer than ${rule}`),
  maxProperties: (value, rule: number, { path }) =>
    when(isObject(value) && Object.keys(value).length > rule, path, `has more than ${rule}`),
}

const named = (value: unknown, isWanted: (name: string) => boolean): [string, unknown][] =>
  isObject(value) ? Object.entries(value).filter(([name]) => isWanted(name)) : []
