import { type RawBuilder, sql } from 'kysely'
import { mapped } from '#domain/query/pipeline/columns.ts'
import type { Names } from '#domain/query/pipeline/names.ts'
import { documentOf, type Leaf } from './bound.ts'

type Json = RawBuilder<unknown>

/**
 * Keeps only the named parts of a value, or of each element of a list. A list of codes is read as the objects they
 * name.
 */
export const keptOf = (leaf: Leaf, names: Names): Json =>
  leaf.kind === 'list' ? namedElements(leaf.sql, names) : kept(sql`(${leaf.sql})`, names, 1)

/** Removes the named parts of a value, or of each element of a list. */
export const leftOf = (leaf: Leaf, names: Names): Json => left(sql`(${leaf.sql})`, names, 1)

/** `['t1']` projected to `code` is `[{code: 't1'}]`. */
function namedElements(list: Json, names: Names): Json {
  const element = documentOf(mapped(names, () => json(sql`to_jsonb(named.value)`)))
  return sql`(select coalesce(jsonb_agg(${element} order by named.place), '[]'::jsonb)
    from unnest(${list}) with ordinality as named(value, place) where ${list} is not null)`
}

/** A value that is neither object nor list has no names, so nothing is kept, as in MongoDB. */
function kept(value: Json, names: Names, depth: number): Json {
  const parts = (of: Json) =>
    documentOf(mapped(names, (inner, name) => json(keptPart(sql`${of} -> ${sql.lit(name)}`, inner, depth))))
  return sql`case jsonb_typeof(${value}) when 'object' then ${parts(value)}
    when 'array' then ${elements(value, { depth, of: parts, isObjectsOnly: true })} end`
}

const keptPart = (part: Json, inner: Names | true, depth: number) =>
  inner === true ? part : kept(sql`(${part})`, inner, depth + 1)

function left(value: Json, names: Names, depth: number): Json {
  const parts = (of: Json) => leftParts(of, names, depth)
  const each = (of: Json) => sql`case when jsonb_typeof(${of}) = 'object' then ${parts(of)} else ${of} end`
  return sql`case jsonb_typeof(${value}) when 'object' then ${parts(value)}
    when 'array' then ${elements(value, { depth, of: each, isObjectsOnly: false })} else ${value} end`
}

function leftParts(of: Json, names: Names, depth: number): Json {
  const whole = Object.keys(names).filter((name) => names[name] === true)
  const inner = Object.entries(names).map(([name, one]) => {
    const part = sql`${of} -> ${sql.lit(name)}`
    if (one === true) return null
    return sql`case when (${part}) is null then '{}'::jsonb
      else jsonb_build_object(${sql.lit(name)}, ${left(sql`(${part})`, one, depth + 1)}) end`
  })
  const rest = sql`(${of} - ${whole}::text[])`
  return sql`(${sql.join([rest, ...inner.filter((one) => one !== null)], sql` || `)})`
}

function elements(list: Json, to: { depth: number; of: (element: Json) => Json; isObjectsOnly: boolean }): Json {
  const alias = `e${to.depth}`
  const value = sql.ref(`${alias}.value`)
  const only = to.isObjectsOnly ? sql` where jsonb_typeof(${value}) = 'object'` : sql``
  return sql`(select coalesce(jsonb_agg(${to.of(value)} order by ${sql.ref(`${alias}.place`)}), '[]'::jsonb)
    from jsonb_array_elements(${list}) with ordinality as ${sql.id(alias)}(value, place)${only})`
}

const json = (value: Json): Leaf => ({ kind: 'json', sql: value, isNullable: true })
