import fc from 'fast-check'
import { codes, dayOf, instantOf, words } from './data.ts'
import { type Json, lookCategory, lookEnroll, lookLessons, newest } from './lookups.ts'
import { narrowed } from './narrowing.ts'

type Filters = fc.Arbitrary<Json>

/** A pipeline and its collection. */
export interface PipelinesParams {
  collection: 'course' | 'enroll' | 'category'
  pipeline: Json[]
}

const number = fc.integer({ min: -1, max: 7 })
const word = fc.constantFrom(...words)
const code = fc.constantFrom(...codes)
const day = fc.nat(9).map(dayOf)
const instant = fc.nat(20).map(instantOf)

/** A condition on a field: a value, or operators with values of the same kind. */
const on = (field: string, value: fc.Arbitrary<unknown>): Filters =>
  fc
    .oneof(
      value,
      value.map((x) => ({ $eq: x })),
      value.map((x) => ({ $ne: x })),
      fc.array(fc.option(value, { freq: 4 }), { maxLength: 3 }).map((x) => ({ $in: x })),
      fc.array(fc.option(value, { freq: 4 }), { maxLength: 3 }).map((x) => ({ $nin: x })),
      fc.boolean().map((x) => ({ $exists: x })),
      fc.constant({ $eq: null }),
      fc.constant({ $not: { $eq: null } }),
    )
    .map((condition) => ({ [field]: condition }))

const ordered = (field: string, value: fc.Arbitrary<unknown>): Filters =>
  fc.oneof(
    on(field, value),
    value.map((x) => ({ [field]: { $gt: x } })),
    value.map((x) => ({ [field]: { $gte: x } })),
    value.map((x) => ({ [field]: { $lt: x } })),
    value.map((x) => ({ [field]: { $lte: x } })),
    fc.tuple(value, value).map(([a, b]) => ({ [field]: { $gte: a, $lte: b } })),
    value.map((x) => ({ [field]: { $not: { $gte: x } } })),
  )

const escaped = (text: string) => text.replaceAll(/[.*+?()[\]{}|^$\\]/g, String.raw`\$&`)
const literal = (field: string): Filters =>
  fc
    .tuple(
      fc.constantFrom('ตลาด', 'excel', 'EX', '100%', 'a_b', 'a\\b', "'", '"', 'น้', ' '),
      fc.constantFrom('', 'i', 'i'),
    )
    .map(([text, $options]) => ({ [field]: { $regex: escaped(text), $options } }))

const list = (field: string): Filters =>
  fc.oneof(
    on(field, code),
    fc.nat(3).map(($size) => ({ [field]: { $size } })),
    code.map((x) => ({ [field]: { $elemMatch: { $gte: x } } })),
    code.map((x) => ({ [field]: { $gt: x } })),
  )

const courseLeaf: Filters = fc.oneof(
  ordered('hours', number),
  ordered('price', number),
  on('status', fc.boolean()),
  on('type', fc.constantFrom('online', 'onsite')),
  ordered('name', word),
  literal('name'),
  literal('name'),
  literal('cover'),
  ordered('cover', word),
  ordered('createdAt', instant),
  ordered('startRegistDate', day),
  list('category'),
  list('target'),
  // For a missing value in an empty list MongoDB has a third state, neither null nor present. Here it counts as null.
  fc.constantFrom('ก', 'ข').map((name) => ({ 'lecturer.name': name })),
  fc.constantFrom('ก', 'ข').map((name) => ({ 'lecturer.name': { $ne: name } })),
  fc.constantFrom('ก', 'ข').map((name) => ({ 'lecturer.name': { $gt: name } })),
  fc.constantFrom('ก', 'ค').map((name) => ({ lecturer: { $elemMatch: { name, id: 'x' } } })),
  fc.nat(2).map(($size) => ({ lecturer: { $size } })),
)
const enrollLeaf: Filters = fc.oneof(
  ordered('analytics.percent', fc.nat(100)),
  ordered('analytics.status', fc.constantFrom('pending', 'complete')),
  on('analytics.message', fc.constant('ก')),
  fc.boolean().map(($exists) => ({ analytics: { $exists } })),
  ordered('createdAt', instant),
)
const categoryLeaf: Filters = fc.oneof(
  ordered('order', number),
  on('visible', fc.boolean()),
  ordered('code', code),
  literal('name'),
)

const nested = (leaf: Filters): Filters =>
  fc.letrec<{ filter: Json }>((tie) => ({
    filter: fc.oneof(
      { maxDepth: 2, withCrossShrink: true },
      leaf,
      fc.array(leaf, { minLength: 1, maxLength: 2 }).map((all) => Object.assign({}, ...all) as Json),
      fc
        .tuple(fc.constantFrom('$and', '$or', '$or', '$nor'), fc.array(tie('filter'), { minLength: 1, maxLength: 3 }))
        .map(([key, of]) => ({ [key]: of })),
    ),
  })).filter

const sorted = (fields: readonly string[]) =>
  fc
    .uniqueArray(fc.tuple(fc.constantFrom(...fields), fc.constantFrom(1, -1)), {
      minLength: 1,
      maxLength: 3,
      selector: ([name]) => name,
    })
    .map((terms) => ({ $sort: Object.fromEntries(terms) }))

const cut = fc.oneof(
  fc.nat(3).map(($skip) => ({ $skip })),
  fc.integer({ min: 1, max: 9 }).map(($limit) => ({ $limit })),
)
const computed = fc.constantFrom<Json>(
  { total: { $add: ['$hours', '$days', 2] }, many: { $size: '$target' }, first: { $arrayElemAt: ['$target', 0] } },
  { cover: { $ifNull: ['$cover', 'none'] }, twice: { $multiply: ['$hours', 2] }, less: { $subtract: ['$hours', 1] } },
  {
    last: { $arrayElemAt: ['$category', -1] },
    two: { $slice: ['$target', 2] },
    label: { $concat: ['$type', ':', '$mode'] },
  },
  { isLong: { $gte: ['$hours', 3] }, size: { $cond: [{ $gt: ['$hours', 2] }, 'long', 'short'] } },
  { both: { $and: [{ $eq: ['$type', 'online'] }, '$status'] }, none: { $not: [{ $ne: ['$mode', 'standard'] }] } },
  { inner: { name: '$name', at: '$createdAt', n: { $literal: 7 } }, or: { $or: ['$status', { $lt: ['$hours', 2] }] } },
)

const courseJoin = fc.constantFrom<Json[]>(
  [],
  [],
  [lookCategory],
  [lookCategory, { $unwind: '$cat' }],
  [lookCategory, { $unwind: { path: '$cat', preserveNullAndEmptyArrays: true } }],
  [lookCategory, { $unwind: '$cat' }, { $sort: { 'cat.order': 1, 'cat.code': -1 } }],
  [lookCategory, { $unwind: '$cat' }, { $match: { 'cat.visible': true } }],
  [lookEnroll],
  [lookEnroll, { $unwind: '$enr' }],
  [lookEnroll, { $match: { 'enr.analytics.percent': { $gt: 50 } } }],
  [lookEnroll, { $addFields: { learners: { $size: '$enr' } } }, { $unset: 'enr' }],
  [lookEnroll, { $match: { enr: { $size: 1 } } }],
  [lookLessons([])],
  [lookLessons(newest)],
  [lookLessons(newest), { $unwind: '$lessons' }, { $sort: { 'lessons.minutes': 1 } }],
  [lookLessons([{ $count: 'n' }])],
  [{ $unwind: '$target' }],
  [{ $unwind: { path: '$target', preserveNullAndEmptyArrays: true } }],
  [{ $match: { target: 't1' } }, { $unwind: '$category' }],
  [{ $unwind: '$lecturer' }, { $match: { 'lecturer.name': 'ก' } }],
)

const accumulators = fc.constantFrom<Json>(
  { n: { $sum: 1 } },
  { h: { $sum: '$hours' } },
  { s: { $sum: '$sale_price' } },
  { a: { $avg: '$hours' } },
  { low: { $min: '$price' } },
  { late: { $max: '$createdAt' } },
  { c: { $count: {} } },
  { all: { $push: '$_id' } },
  { some: { $push: { id: '$_id', cover: '$cover' } } },
  { f: { $first: '$name' } },
  { l: { $last: '$cover' } },
  { top: { $firstN: { input: '$_id', n: 2 } } },
  { kinds: { $addToSet: '$type' } },
)
const keys = fc.constantFrom<unknown>(null, '$type', '$mode', '$price', '$status', '$startRegistDate', {
  a: '$type',
  b: '$status',
})
const grouped = fc
  .tuple(keys, fc.uniqueArray(accumulators, { minLength: 1, maxLength: 3, selector: (one) => Object.keys(one)[0] }))
  .map(([_id, of]): Json[] => [{ $group: Object.assign({ _id }, ...of) as Json }, { $sort: { _id: 1 } }])

/** The specification's highlights: the first of each group, by a slice, a call or an accumulator. */
const firstOfEach = fc
  .tuple(
    fc.constantFrom('$cat.code', '$cat.name', { c: '$cat.code', o: '$cat.order' }),
    fc.constantFrom<[Json, Json]>(
      [{ list: { $push: '$name' } }, { list: { $slice: ['$list', 2] } }],
      [{ list: { $push: '$$ROOT' } }, { list: { $slice: ['$list', 1] } }],
      [
        { list: { $push: '$_id' }, n: { $first: '$hours' } },
        { one: { $arrayElemAt: ['$list', 0] }, n: 1 },
      ],
      [{ list: { $firstN: { input: '$_id', n: 3 } } }, { list: 1 }],
    ),
    sorted(['hours', 'createdAt', 'price', 'status']),
    fc.boolean(),
  )
  .map(([_id, [of, kept], sort, isSortedFirst]): Json[] => [
    ...(isSortedFirst ? [sort] : []),
    lookCategory,
    ...(isSortedFirst ? [{ $unwind: '$cat' }] : [sort, { $unwind: '$cat' }]),
    { $group: { _id, ...of } },
    { $project: kept },
    { $sort: { _id: 1 } },
  ])

const projected = fc.constantFrom<Json[]>(
  [],
  [],
  [{ $project: { name: 1, price: 1 } }],
  [{ $project: { _id: 0, title: '$name', x: { $multiply: ['$hours', 2] } } }],
  [{ $project: { category: 0, target: 0, lecturer: 0 } }],
  [{ $project: { who: '$lecturer.name', deep: { a: '$type' } } }],
  [{ $unset: ['name', 'cover'] }],
  [{ $count: 'count' }],
)
const facet = fc
  .tuple(fc.nat(3), fc.integer({ min: 1, max: 9 }))
  .map(([$skip, $limit]): Json[] => [{ $facet: { data: [{ $skip }, { $limit }], totalCount: [{ $count: 'count' }] } }])

const course = fc
  .tuple(
    fc.array(
      fc.oneof(
        nested(courseLeaf).map(($match) => ({ $match })),
        sorted(['hours', 'price', 'createdAt', 'startRegistDate', 'status', 'type', 'mode', '_id']),
        cut,
        computed.map(($addFields) => ({ $addFields })),
      ),
      { maxLength: 2 },
    ),
    fc.oneof(
      fc.tuple(courseJoin, fc.oneof(projected, grouped, facet)).map((parts) => parts.flat()),
      narrowed,
      firstOfEach,
      fc.tuple(grouped, facet).map((parts) => parts.flat()),
    ),
  )
  .map(([before, after]): PipelinesParams => ({ collection: 'course', pipeline: [...before, ...after] }))

const lookCourse = { $lookup: { from: 'course', localField: 'courseID', foreignField: '_id', as: 'course' } }
/** The learner's enrolments of §7: the id converted, the course joined, a page and the count. */
const enroll = fc
  .tuple(
    nested(enrollLeaf),
    fc.constantFrom<Json[]>(
      [{ $addFields: { courseID: { $toString: '$courseID' } } }, lookCourse, { $unwind: '$course' }],
      [lookCourse, { $unwind: '$course' }, { $match: { 'course.status': true } }],
      [lookCourse, { $addFields: { course: { $arrayElemAt: ['$course', 0] } } }],
      [{ $sort: { 'analytics.percent': -1, createdAt: 1 } }],
      [
        { $group: { _id: '$analytics.status', n: { $sum: 1 }, p: { $avg: '$analytics.percent' } } },
        { $sort: { _id: 1 } },
      ],
      [{ $group: { _id: '$courseID', n: { $sum: 1 } } }, { $sort: { n: -1, _id: 1 } }],
    ),
    fc.oneof(fc.constant<Json[]>([]), facet),
  )
  .map(([$match, join, end]): PipelinesParams => ({ collection: 'enroll', pipeline: [{ $match }, ...join, ...end] }))

const lookCourses = { $lookup: { from: 'course', localField: 'code', foreignField: 'category', as: 'courses' } }
const category = fc
  .tuple(
    nested(categoryLeaf),
    fc.constantFrom<Json[]>(
      [lookCourses, { $addFields: { count: { $size: '$courses' } } }, { $project: { courses: 0 } }],
      [
        lookCourses,
        { $unwind: '$courses' },
        { $group: { _id: '$code', hours: { $sum: '$courses.hours' } } },
        { $sort: { _id: 1 } },
      ],
      [{ $sort: { order: 1, code: -1 } }, { $project: { code: 1, order: 1 } }],
    ),
  )
  .map(([$match, rest]): PipelinesParams => ({ collection: 'category', pipeline: [{ $match }, ...rest] }))

/** Pipelines like those of the specification's calls, and many unusual ones. */
export const pipelines: fc.Arbitrary<PipelinesParams> = fc.oneof(
  { weight: 6, arbitrary: course },
  { weight: 2, arbitrary: enroll },
  { weight: 1, arbitrary: category },
)
