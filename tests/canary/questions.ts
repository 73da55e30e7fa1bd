import type { AnyCollection } from '#platform/collection/registry.ts'

/** A call of the API that may be answered, refused or not found, but never with what the asker may not know. */
export interface Question {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  body?: unknown
  /** Its answer tells whether something is there: it must be nothing, whatever it is asked with. */
  isOfHidden?: boolean
}

type Asked = (body: unknown, isOfHidden?: boolean) => Question

const system = ['_id', 'createdAt', 'updatedAt', 'version', 'site', 'search', 'removedAt', 'password', 'salt', 'hash']

/** Every name that a client may think of as a field of a collection, those it must not have included. */
const namesOf = ({ fields, site }: AnyCollection) => [
  ...Object.entries(fields).flatMap(([name, { parts }]) => [
    name,
    ...Object.keys(parts ?? {}).map((part) => `${name}.${part}`),
  ]),
  ...(site ? [site] : []),
  ...system,
]

/** Every way to ask a collection for its rows: whole, page by page, field by field, joined, grouped and counted. */
export const questionsOf = (collection: AnyCollection, all: readonly AnyCollection[]): Question[] => {
  const query: Asked = (body) => ({ path: `/api/${collection.name}/query`, body })
  const aggregate: Asked = (pipeline) => ({ path: `/api/${collection.name}/aggregate`, body: { pipeline } })
  return [
    query({ method: 'find', args: [{}] }),
    query({ args: [{}], paging: { page: 1, limit: 2000 }, sort: { createdAt: -1 } }),
    query({ args: [{}], removed: true }),
    aggregate([]),
    aggregate([{ $facet: { all: [{ $match: {} }], count: [{ $count: 'n' }] } }]),
    aggregate([{ $group: { _id: null, all: { $push: '$$ROOT' }, some: { $firstN: { input: '$$ROOT', n: 9 } } } }]),
    { method: 'GET', path: `/api/${collection.name}/export?format=csv` },
    { method: 'GET', path: `/api/${collection.name}` },
    ...namesOf(collection).flatMap((name) => byField(name, { query, aggregate })),
    ...all.flatMap((other) => lookups(collection, other).map((pipeline) => aggregate(pipeline))),
  ]
}

function byField(name: string, { query, aggregate }: { query: Asked; aggregate: Asked }): Question[] {
  return [
    query({ args: [{ [name]: { $exists: true } }], fields: ['_id', name] }),
    aggregate([{ $sort: { createdAt: 1 } }, { $group: { _id: `$${name}`, rows: { $push: `$${name}` } } }]),
  ]
}

/** Lookups by every pair of related fields, and by one that nobody declared; and what they would bring. */
function lookups(one: AnyCollection, other: AnyCollection): unknown[][] {
  const pairs = ['_id', ...keysOf(one)].flatMap((localField) =>
    ['_id', ...keysOf(other)].map((foreignField) => ({ localField, foreignField })),
  )
  const declared = pairs.filter((pair) => isDeclared(one, pair, other))
  const undeclared = pairs.filter((pair) => !declared.includes(pair)).slice(0, 2)
  return [...undeclared.map((pair) => [lookup(other, pair)]), ...declared.flatMap((pair) => joined(other, pair))]
}

function joined(other: AnyCollection, pair: Pair): unknown[][] {
  const { $lookup } = lookup(other, pair)
  const guarded = Object.entries(other.fields).filter(([, { read }]) => read)
  return [
    [{ $lookup }],
    [{ $lookup }, { $unwind: '$found' }, { $group: { _id: '$found._id', rows: { $push: '$$ROOT' } } }],
    [
      { $lookup: { ...$lookup, pipeline: [{ $sort: { _id: 1 } }, { $limit: 5 }] } },
      { $addFields: { n: { $size: '$found' } } },
    ],
    [{ $lookup: byVariable($lookup) }],
    ...guarded.map(([name]) => [{ $lookup }, { $unwind: '$found' }, { $project: { x: `$found.${name}` } }]),
  ]
}

interface Pair {
  localField: string
  foreignField: string
}

const lookup = ({ name: from }: AnyCollection, pair: Pair) => ({ $lookup: { from, ...pair, as: 'found' } })

const byVariable = ({
  from,
  localField,
  foreignField,
  as,
}: Record<'from' | 'localField' | 'foreignField' | 'as', string>) => ({
  from,
  as,
  let: { id: `$${localField}` },
  pipeline: [{ $match: { $expr: { $eq: [`$${foreignField}`, '$$id'] } } }],
})

const keysOf = ({ fields }: AnyCollection) =>
  Object.entries(fields).flatMap(([name, { to, kind }]) => (to || kind === 'code' ? [name] : []))

const isDeclared = (one: AnyCollection, { localField, foreignField }: Pair, other: AnyCollection) =>
  one.fields[localField]?.to === other.name || other.fields[foreignField]?.to === one.name

/** Conditions at once, as many as one question may have. */
const atOnce = 95

/** Whether any field of any row holds one of the texts: asked field by field, for one refused field refuses all. */
export const oracles = (collection: AnyCollection, texts: readonly string[]): Question[] =>
  namesOf(collection).flatMap((name) =>
    chunks(texts, atOnce).flatMap((some): Question[] => {
      const isOne = { $or: some.map((text) => ({ [name]: text })) }
      const pipeline = [{ $match: isOne }, { $count: 'n' }]
      return [{ path: `/api/${collection.name}/aggregate`, body: { pipeline }, isOfHidden: true }]
    }),
  )

const chunks = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size))
