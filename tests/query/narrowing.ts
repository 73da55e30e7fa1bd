import fc from 'fast-check'
import { type Json, lookCategory, lookEnroll, lookLessons, newest } from './lookups.ts'

const unwindLeft = (name: string) => ({ $unwind: { path: `$${name}`, preserveNullAndEmptyArrays: true } })
const lookTarget = { $lookup: { from: 'category', localField: 'category', foreignField: 'code', as: 'target' } }
const pushed = (what: string) => [{ $group: { _id: '$type', all: { $push: what } } }, { $sort: { _id: 1 } }]
const learned = ['enr.analytics.percent', 'enr.analytics.status', 'enr.userID']

/** Fields with lists and objects, and the paths in them to keep or leave out. */
const places: [Json[], string[]][] = [
  [[lookCategory], ['cat.code', 'cat.name', 'cat.order', 'cat.gone', 'hours']],
  [[lookTarget], ['target.code']],
  [[lookTarget], ['target.code', 'target.order', 'name']],
  [
    [lookCategory, { $unwind: '$cat' }],
    ['cat.code', 'cat.order'],
  ],
  [
    [lookCategory, unwindLeft('cat')],
    ['cat.code', 'cat.order', 'name'],
  ],
  [[lookEnroll], learned],
  [[lookEnroll, { $unwind: '$enr' }], learned],
  [[lookEnroll, unwindLeft('enr')], learned],
  [[lookLessons(newest)], ['lessons.minutes', 'lessons.order']],
  [[], ['lecturer.name', 'hours', 'price']],
  [[{ $unwind: '$lecturer' }], ['lecturer.name']],
  [
    [lookEnroll, ...pushed('$$ROOT')],
    ['all.enr.analytics.percent', 'all.enr.userID', 'all.hours'],
  ],
  [
    [lookCategory, { $unwind: '$cat' }, ...pushed('$cat')],
    ['all.code', 'all.order'],
  ],
]

/** Writes `{'a.b': 1}` as `{a: {b: 1}}`. */
const nested = (flat: Json): Json => {
  const heads = [...new Set(Object.keys(flat).map((path) => path.split('.')[0]!))]
  const inside = (head: string) =>
    Object.fromEntries(
      Object.entries(flat).flatMap(([path, input]) =>
        path.startsWith(`${head}.`) ? [[path.slice(head.length + 1), input]] : [],
      ),
    )
  return Object.fromEntries(heads.map((head) => [head, head in flat ? flat[head] : nested(inside(head))]))
}

const narrowing = (paths: readonly string[]) => {
  const some = fc.subarray([...paths], { minLength: 1 })
  const each = (input: unknown) => some.map((chosen): Json => Object.fromEntries(chosen.map((path) => [path, input])))
  return fc.oneof(
    each(1).map(($project) => ({ $project })),
    each(1).map((chosen) => ({ $project: { ...nested(chosen), _id: 0, more: { deep: '$_id' } } })),
    each(0).map(($project) => ({ $project })),
    each(0).map((chosen) => ({ $project: nested(chosen) })),
    some.map(($unset) => ({ $unset })),
  )
}

/** Projections of paths into joined rows: into lists, into each of their elements, into missing values. */
export const narrowed: fc.Arbitrary<Json[]> = fc.oneof(
  ...places.map(([before, paths]) => narrowing(paths).map((stage) => [...before, stage])),
)
