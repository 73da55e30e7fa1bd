import type { AnyField } from '#platform/data/collection/field.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import type { Call } from './calls.ts'
import { hostileValue } from './hostile.ts'
import type { Random } from './random.ts'

/** The names and ids for well-formed bodies. */
export interface Grounds {
  collection: AnyCollection
  /** Fields that refer to another collection and that a pipeline may join. */
  joins: readonly { from: string; to: string; at: string }[]
  /** Existing ids by collection. */
  ids: ReadonlyMap<string, readonly string[]>
}

/** Returns a body of a well-meaning client: for generic calls by their pattern, for others a mixture. */
export const wellFormed = (random: Random, call: Call, on: Grounds): unknown => {
  if (call.examples.length > 0 && random.chance(50)) return random.pick(call.examples)
  if (call.pattern.endsWith('/query')) return findBody(random, on)
  if (call.pattern.endsWith('/aggregate')) return { pipeline: pipeline(random, on) }
  const known = Object.hasOwn(knownCalls, `${call.method} ${call.pattern}`)
    ? knownCalls[`${call.method} ${call.pattern}`]
    : undefined
  if (known) return known(random, on)
  if (/^\/api\/:c(\/:id)?$/.test(call.pattern)) return { data: dataOf(random, on) }
  return { ...soup(random, on), ...(random.chance(50) && { data: dataOf(random, on) }) }
}

const knownCalls: Record<string, (random: Random, on: Grounds) => unknown> = {
  'POST /api/signin': (random) => ({
    username: random.pick(['admin', 'learner@skills.test', 'nobody@wicha.test']),
    password: 'wrong-2569',
    ...(random.chance(50) && { interface: random.pick(['frontend', 'backend']), remember: true }),
  }),
  'POST /api/user': (random) => ({ data: person(random), options: { uniqueFields: ['email', 'phone', 'citizen'] } }),
  'POST /api/enroll': (random, { ids }) => ({ data: { courseID: random.pick(ids.get('course') ?? ['']) } }),
  'POST /api/multi-count': () => ({ collections: ['user', 'course', 'enroll', 'certification'] }),
}

const person = (random: Random) => {
  const n = String(random.int(10 ** 8)).padStart(8, '0')
  return {
    firstname: 'มานี',
    lastname: 'มีนา',
    citizen: `11017${n}`,
    phone: `08${n}`,
    email: `fuzz${n}@wicha.test`,
    // Mostly too short, because hashing is slow.
    password: random.chance(10) ? 'manee-2569' : 'short',
    info: { agree: true },
  }
}

/** Names and values of the calls of the specification's §7. */
const soup = (random: Random, on: Grounds) => ({
  _id: random.pick(on.ids.get(on.collection.name) ?? ['']),
  args: [filterOf(random, on)],
  collections: ['course', 'user'],
  collection: on.collection.name,
  field: random.pick(Object.keys(on.collection.fields)),
  key: 'email',
  value: 'a@wicha.test',
  email: 'a@wicha.test',
  username: 'admin',
  password: 'wrong-2569',
  status: true,
})

const findBody = (random: Random, on: Grounds) => ({
  ...(random.chance(70) && { method: 'find' }),
  args: [filterOf(random, on)],
  ...(random.chance(40) && { paging: { page: 1 + random.int(3), limit: 1 + random.int(50) } }),
  ...(random.chance(40) && { sort: { [field(random, on)]: random.pick([1, -1]) } }),
  ...(random.chance(20) && { fields: random.times(4, () => field(random, on)) }),
  ...(random.chance(10) && { hidden: random.times(4, () => field(random, on)) }),
})

const system = ['_id', 'createdAt', 'updatedAt'] as const
const field = (random: Random, { collection }: Grounds) =>
  random.pick([...Object.keys(collection.fields), ...(collection.site ? [collection.site] : []), ...system])

/** Returns a condition on declared fields of a collection, as a client writes it, rarely with an unexpected value. */
export const filterOf = (random: Random, on: Grounds, depth = 2): unknown => {
  if (depth > 0 && random.chance(25))
    return {
      [random.pick(['$and', '$or', '$nor'])]: [filterOf(random, on, depth - 1), filterOf(random, on, depth - 1)],
    }
  const name = field(random, on)
  const value = random.chance(5) ? hostileValue(random, 0) : valueOf(random, on.collection.fields[name], on)
  const asked: (() => unknown)[] = [
    () => value,
    () => ({ [random.pick(['$eq', '$ne', '$gt', '$gte', '$lt', '$lte'])]: value }),
    () => ({ [random.pick(['$in', '$nin'])]: [value, value] }),
    () => ({ $not: { $eq: value } }),
    () => ({ $regex: 'ไฟ', $options: 'i' }),
    () => null,
  ]
  return random.chance(10) ? {} : { [name]: random.pick(asked)() }
}

const pipeline = (random: Random, on: Grounds, depth = 1): unknown[] => {
  const name = field(random, on)
  const stages: (() => unknown[])[] = [
    () => [{ $match: filterOf(random, on) }],
    () => [{ $sort: { [name]: random.pick([1, -1]) } }],
    () => [{ $skip: random.int(3) }, { $limit: 1 + random.int(20) }],
    () => [{ $project: { [name]: 1, [field(random, on)]: 1 } }],
    () => [{ $unset: name }],
    () => [{ $addFields: { more: { $concat: ['a', 'b'] }, same: `$${name}` } }],
    () => [{ $group: { _id: `$${name}`, n: { $sum: 1 }, all: { $push: '$$ROOT' } } }],
    () => [{ $group: { _id: null, first: { $first: `$${name}` }, few: { $firstN: { input: `$${name}`, n: 3 } } } }],
    () => [{ $unwind: `$${name}` }],
    () => [{ $count: 'total' }],
    ...(on.joins.length > 0 ? [() => lookup(random, on)] : []),
    ...(depth > 0 ? [() => [{ $facet: { rows: pipeline(random, on, 0), count: [{ $count: 'n' }] } }]] : []),
  ]
  return [random.pick(stages)(), random.pick(stages)(), random.chance(30) ? random.pick(stages)() : []].flat()
}

const lookup = (random: Random, on: Grounds) => {
  const { from, to, at } = random.pick(on.joins)
  const plain = { $lookup: { from: to, localField: from, foreignField: at, as: 'joined' } }
  const inner = [{ $match: { $expr: { $eq: [`$${at}`, '$$here'] } } }, { $limit: 2 }]
  const own = { $lookup: { from: to, let: { here: `$${from}` }, pipeline: inner, as: 'joined' } }
  return [random.chance(60) ? plain : own, ...(random.chance(50) ? [{ $unwind: '$joined' }] : [])]
}

/** Returns a value for every required field and for some others. */
const dataOf = (random: Random, on: Grounds) =>
  Object.fromEntries(
    Object.entries(on.collection.fields)
      .filter(([, one]) => !one.computed && (one.required || random.chance(30)))
      .map(([name, one]) => [name, valueOf(random, one, on)]),
  )

const candidates: readonly unknown[] = [
  ...['ช่างไฟฟ้า ระดับ ๑', 'a@wicha.test', '0812345678', '1101700207030', '2026-11-20', '2026-11-20T10:00:00.000Z'],
  ...['upload/1700000000-ab12.pdf', 'https://example.org/a.jpg', '71000'],
  ...[6, 700.5, true, [], {}, { th: 'ก', en: 'a' }, ['electric', 'welding'], [{ id: null, name: 'ครู' }]],
]

/** Returns a valid value of the field, found with its own codec. Special values that only it accepts are not tried. */
function valueOf(random: Random, of: AnyField | undefined, on: Grounds): unknown {
  if (!of) return random.pick(['f'.repeat(24), '2026-11-20T10:00:00.000Z'])
  if (of.choices && random.chance(80)) return random.pick(of.choices).value
  if (of.parts)
    return Object.fromEntries(Object.entries(of.parts).map(([name, one]) => [name, valueOf(random, one, on)]))
  const known = of.to ? (on.ids.get(of.to) ?? []) : []
  const offered = [...(known.length > 0 ? [random.pick(known), [random.pick(known)]] : []), ...candidates]
  const taken = offered.filter((value) => of.decode.safeParse(value).success)
  return taken.length > 0 ? random.pick(taken) : random.pick(candidates)
}
