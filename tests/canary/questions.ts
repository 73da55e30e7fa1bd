import type { AnyCollection } from '#platform/data/collection/registry.ts'
import { isSecret, fieldTypeOf } from '#platform/data/field-types/field-type-of.ts'

/** A call of the API that may be answered, refused or not found, but never with what the asker may not know. */
export interface Question {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  body?: unknown
  /** Its answer tells whether something is there: it must be nothing, whatever it is asked with. */
  isOfHidden?: boolean
}

/** One question about several names, at most so many; where some of them are refused it is asked again of the others. */
export interface Together {
  names: readonly string[]
  most: number
  ask: (names: readonly string[]) => Question
}

type QuestionsParams = (body: unknown, isOfHidden?: boolean) => Question

const system = ['_id', 'createdAt', 'updatedAt', 'version']
/** Names that are no fields, or that nobody may ask after. */
const strange = ['site', 'search', 'removedAt', 'password', 'salt', 'hash']

/** The names of the fields of a collection and of their parts: those that everybody may read, or those that are guarded. */
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

/** Every way to ask a collection for its rows as a whole: listed, page by page, in a file, grouped and counted. */
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

/** Every way to ask after single fields: to find by their presence, to group by and to search, and whether they hold a text. */
export const byNames = (collection: AnyCollection, of: { hidden: readonly string[]; turn: number }): Together[] =>
  waysToName(collection, of.hidden).flatMap(({ most, ask }, way) => {
    const open = { names: namesOf(collection, false), most, ask }
    // One that is refused would hide the others: each alone. No right tells strange names apart, so they take turns.
    const alone = [...namesOf(collection, true), ...strange.filter((_, n) => isTurn(n + way, of.turn))]
    return [open, ...alone.map((name) => ({ names: [name], most, ask }))]
  })

/** Whether a question that is refused anyone who asks it is asked this time: each is, by half of the roles. */
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

/** Which of some texts a field may hold at all: where a key stands the ids, where words stand the others, elsewhere any. */
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

/** Every pair of fields that may hold keys of two collections, and whether they are declared as related. */
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
 * What else a lookup that is answered may bring: its guarded fields, and its rows unwound and gathered, cut by stages of its
 * own, or found by a variable. Of these three, which bring the same rows, each turn asks for one.
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
