import type { AnyCollection } from '#platform/data/collection/registry.ts'
import { isSecret, fieldTypeOf } from '#platform/data/field-types/field-type-of.ts'

/** An API call that may be answered, refused or not found, but never with forbidden content. */
export interface Question {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  body?: unknown
  /** The response reveals whether something exists, so it must always be empty. */
  isOfHidden?: boolean
}

/** One query about several names, up to a maximum. If some are refused, it is repeated for the others. */
export interface Together {
  names: readonly string[]
  most: number
  ask: (names: readonly string[]) => Question
}

type QuestionsParams = (body: unknown, isOfHidden?: boolean) => Question

const system = ['_id', 'createdAt', 'updatedAt', 'version']
/** Names that are not fields, or that nobody may query. */
const strange = ['site', 'search', 'removedAt', 'password', 'salt', 'hash']

/** Returns the names of a collection's fields and their parts: the public ones, or the guarded ones. */
const namesOf = ({ fields, site }: AnyCollection, isGuarded: boolean) => [
  ...Object.entries(fields)
    .filter(([, field]) => (field.read !== undefined || isSecret(field)) === isGuarded)
    .flatMap(([name, { parts }]) => [name, ...Object.keys(parts ?? {}).map((part) => `${name}.${part}`)]),
  ...(isGuarded ? [] : [...(site ? [site] : []), ...system]),
]

const queryOf =
  ({ name }: AnyCollection): QuestionsParams =>
  (body) => ({ path: `/api/${name}/query`, body })
const aggregateOf =
  ({ name }: AnyCollection): QuestionsParams =>
  (pipeline, isOfHidden = false) => ({ path: `/api/${name}/aggregate`, body: { pipeline }, isOfHidden })

/**
 * Returns every way to query the rows of a collection as a whole: listed, page by page, exported, grouped and counted.
 */
export const wholes = (collection: AnyCollection): Question[] => {
  const query = queryOf(collection)
  const aggregate = aggregateOf(collection)
  return [
    query({ method: 'find', args: [{}] }),
    query({ args: [{}], paging: { page: 1, limit: 2000 }, sort: { createdAt: -1 } }),
    query({ args: [{}], removed: true }),
    aggregate([]),
    aggregate([{ $facet: { all: [{ $match: {} }], count: [{ $count: 'n' }] } }]),
    aggregate([{ $group: { _id: null, all: { $push: '$$ROOT' }, some: { $firstN: { input: '$$ROOT', n: 9 } } } }]),
    { method: 'GET', path: `/api/${collection.name}/export?format=csv` },
    { method: 'GET', path: `/api/${collection.name}` },
  ]
}

/** Returns every way to query single fields: by presence, grouping and search, and whether they contain a text. */
export const byNames = (collection: AnyCollection, of: { hidden: readonly string[]; turn: number }): Together[] =>
  waysToName(collection, of.hidden).flatMap(({ most, ask }, way) => {
    const open = { names: namesOf(collection, false), most, ask }
    // A refused name would hide the others, so each is sent alone. No right distinguishes strange names, so they take
    // turns.
    const alone = [...namesOf(collection, true), ...strange.filter((_, n) => isTurn(n + way, of.turn))]
    return [open, ...alone.map((name) => ({ names: [name], most, ask }))]
  })

/** Whether a query that everybody is refused is sent this time. Half of the roles send each. */
export const isTurn = (n: number, turn: number) => (n + turn) % 2 === 0

function waysToName(collection: AnyCollection, hidden: readonly string[]): Omit<Together, 'names'>[] {
  const query = queryOf(collection)
  const aggregate = aggregateOf(collection)
  const some = (names: readonly string[], condition: (name: string) => unknown) => ({
    $or: names.map((name) => ({ [name]: condition(name) })),
  })
  const holdable = holdableBy(collection, hidden)
  const grouped = (names: readonly string[]) => {
    const all = names.map((name, n): [string, string] => [`f${n}`, `$${name}`])
    const pushed = all.map(([as, value]): [string, object] => [`all_${as}`, { $push: value }])
    return { $group: { _id: Object.fromEntries(all), ...Object.fromEntries(pushed) } }
  }
  return [
    { most: 90, ask: (names) => query({ args: [some(names, () => ({ $exists: true }))], fields: ['_id', ...names] }) },
    { most: 19, ask: (names) => aggregate([{ $sort: { createdAt: 1 } }, grouped(names)]) },
    { most: 90, ask: (names) => query({ args: [some(names, () => ({ $regex: 'CANARY', $options: 'i' }))] }) },
    {
      most: 90,
      ask: (names) => aggregate([{ $match: some(names, (name) => ({ $in: holdable(name) })) }, { $count: 'n' }], true),
    },
  ]
}

/** Returns which of some texts a field may contain: ids for references, other texts for words, otherwise all. */
function holdableBy({ fields }: AnyCollection, texts: readonly string[]) {
  const ids = texts.filter((text) => /^[0-9a-f]{24}$/.test(text))
  const words = texts.filter((text) => !ids.includes(text))
  return (name: string) => {
    const kind = name === '_id' ? 'reference' : fields[name]?.kind
    if (kind === 'reference') return ids
    return kind && fieldTypeOf(fields[name]!).comparedAs === 'text' ? words : texts
  }
}

export interface Pair {
  localField: string
  foreignField: string
}

/**
 * Returns every pair of fields that may refer from one collection to another, and whether they are declared as related.
 */
export const pairsOf = (one: AnyCollection, other: AnyCollection): (Pair & { isDeclared: boolean })[] =>
  ['_id', ...keysOf(one)].flatMap((localField) =>
    ['_id', ...keysOf(other)].map((foreignField) => ({
      localField,
      foreignField,
      isDeclared:
        refers(one, localField, { to: other, foreignField }) ||
        refers(other, foreignField, { to: one, foreignField: localField }),
    })),
  )

const refers = ({ fields }: AnyCollection, name: string, at: { to: AnyCollection; foreignField: string }) => {
  const field = fields[name]
  return field?.to === at.to.name && (field.at ?? fieldTypeOf(field).refers?.by) === at.foreignField
}

const keysOf = ({ fields }: AnyCollection) =>
  Object.entries(fields).flatMap(([name, { to, kind }]) => (to || kind === 'code' ? [name] : []))

const lookup = ({ name: from }: AnyCollection, { localField, foreignField }: Pair) => ({
  $lookup: { from, localField, foreignField, as: 'found' },
})
const byVariable = ({ name: from }: AnyCollection, { localField, foreignField }: Pair) => ({
  $lookup: {
    ...{ from, as: 'found', let: { id: `$${localField}` } },
    pipeline: [{ $match: { $expr: { $eq: [`$${foreignField}`, '$$id'] } } }],
  },
})

/** A lookup in its two forms. */
export const joined = (one: AnyCollection, other: AnyCollection, pair: Pair): Question =>
  aggregateOf(one)([lookup(other, pair)])
export const joinedByVariable = (one: AnyCollection, other: AnyCollection, pair: Pair): Question =>
  aggregateOf(one)([byVariable(other, pair)])

/**
 * What else an answered lookup may return: its guarded fields, and its rows unwound and collected, cut by its own
 * stages, or found by a variable. These three return the same rows, so each turn sends one.
 */
export const throughJoin = (one: AnyCollection, other: AnyCollection, of: { pair: Pair; turn: number }): Together[] => {
  const { pair, turn } = of
  const { $lookup } = lookup(other, pair)
  const rows: [string, object[]][] = Object.entries({
    unwound: [{ $lookup }, { $unwind: '$found' }, { $group: { _id: '$found._id', rows: { $push: '$$ROOT' } } }],
    cut: [
      { $lookup: { ...$lookup, pipeline: [{ $sort: { _id: 1 } }, { $limit: 5 }] } },
      { $addFields: { n: { $size: '$found' } } },
    ],
    variable: [byVariable(other, pair)],
  })
  const guarded = Object.entries(other.fields)
    .filter(([, { read }]) => read)
    .map(([name]): [string, object[]] => [
      `of_${name}`,
      [{ $lookup }, { $unwind: '$found' }, { $project: { x: `$found.${name}` } }],
    ])
  const ways = Object.fromEntries([rows[turn % rows.length]!, ...guarded])
  const facet = (names: readonly string[]) => ({ $facet: Object.fromEntries(names.map((name) => [name, ways[name]])) })
  return [{ names: Object.keys(ways), most: 6, ask: (names) => aggregateOf(one)([facet(names)]) }]
}
