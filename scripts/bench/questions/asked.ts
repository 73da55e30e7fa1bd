import type { BenchParams } from '../load.ts'
import type { Standing } from './standing.ts'

/** A timed call of specification §7, its goals, and SQL that reads the same rows alone. */
export interface Question {
  name: string
  /** Maximum milliseconds with 100,000 courses, and maximum ratio to bare SQL. */
  mostMs?: number
  mostTimes?: number
  /** Whether it must take no longer with ten times as many rows. */
  isFlat?: boolean
  asked: (standing: Standing) => BenchParams
  bare?: (standing: Standing) => [sql: string, values: readonly unknown[]][]
}

const query = (collection: string, body: object): BenchParams => ({
  method: 'POST',
  path: `/api/${collection}/query`,
  body: { method: 'find', ...body },
})
const aggregate = (collection: string, pipeline: unknown[]): BenchParams => ({
  method: 'POST',
  path: `/api/${collection}/aggregate`,
  body: { pipeline },
})

/** The first twenty. */
export const newest = { paging: { page: 1, limit: 20 }, sort: { createdAt: -1 } }

const highlights = (category?: string) =>
  aggregate('course', [
    { $match: { status: true, mode: 'standard', lesson_type: 'child', ...(category && { category }) } },
    { $lookup: { from: 'category', localField: 'category', foreignField: 'code', as: 'category' } },
    { $unwind: '$category' },
    { $sort: { createdAt: -1 } },
    { $group: { _id: '$category.code', category: { $first: '$category' }, courses: { $push: '$$ROOT' } } },
    { $project: { category: 1, courses: { $slice: ['$courses', 4] } } },
    { $sort: { _id: 1 } },
  ])

const search = (term: string) =>
  query('course', {
    args: [{ $and: [{ type: { $ne: 'onsite' } }, { status: true }, { name: { $regex: term, $options: 'i' } }] }],
    paging: { page: 1, limit: 20 },
  })

const enrolments = (userID: string) =>
  aggregate('enroll', [
    { $match: { userID } },
    { $addFields: { courseID: { $toObjectId: '$courseID' } } },
    { $lookup: { from: 'course', localField: 'courseID', foreignField: '_id', as: 'course' } },
    { $unwind: '$course' },
    { $facet: { enroll: [{ $skip: 0 }, { $limit: 100 }], totalCount: [{ $count: 'count' }] } },
  ])

/** The number of courses of each category, under a name. */
export const countsAs = (name: string): BenchParams =>
  aggregate('category', [
    { $match: { visible: true } },
    {
      $lookup: {
        from: 'course',
        let: { code: '$code' },
        pipeline: [{ $match: { $expr: { $in: ['$$code', '$category'] }, status: true } }],
        as: 'courses',
      },
    },
    { $project: { name: 1, code: 1, [name]: { $size: '$courses' } } },
  ])
const counts = countsAs('count')

const live = 'site = $1 and "removedAt" is null and status'
/** Written by hand, with the same columns and the same index as the list of a visitor. */
const bareList: Question['bare'] = ({ site }) => [
  [`select * from course where ${live} order by "createdAt" desc, _id limit 20`, [site]],
  [`select count(*) from course where ${live}`, [site]],
]

export const questions: readonly Question[] = [
  {
    name: 'list of 20 with its total',
    mostTimes: 1.5,
    asked: () => query('course', { args: [{ status: true }], ...newest }),
    bare: bareList,
  },
  { name: 'highlights, all categories', mostMs: 10, isFlat: true, asked: () => highlights() },
  { name: 'highlights, one category', mostMs: 10, isFlat: true, asked: () => highlights('electric') },
  { name: 'Thai search, many found', mostMs: 10, isFlat: true, asked: () => search('โซลาร์เซลล์') },
  { name: 'Thai search, few found', mostMs: 10, isFlat: true, asked: () => search('ขั้นสูง รุ่นที่ 12') },
  { name: 'Thai search, none found', mostMs: 10, isFlat: true, asked: () => search('ดำน้ำลึก') },
  {
    name: 'a learner’s enrolments',
    isFlat: true,
    asked: ({ userID, learner }) => ({ ...enrolments(userID), cookie: learner }),
  },
  { name: 'courses of a target group', asked: () => byTarget('technician') },
  { name: 'one course', asked: ({ courseID }) => ({ path: `/api/course/${courseID}` }) },
  { name: 'courses counted by category', asked: () => counts },
  { name: 'office list, first page', mostMs: 100, isFlat: true, asked: (standing) => office(standing, '') },
  {
    name: 'office list, last page',
    mostMs: 100,
    isFlat: true,
    asked: (standing) => office(standing, `page=${Math.ceil(standing.courses / 10)}`),
  },
  { name: 'office list, Thai search', mostMs: 100, isFlat: true, asked: (standing) => office(standing, 'q=โซลาร์เซลล์') },
  {
    name: 'office list, filter',
    mostMs: 100,
    isFlat: true,
    asked: (standing) => office(standing, 'where=hours:min:24'),
  },
]

/** The whole course list screen with its figures, charts and tabs, as an owner opens it. */
function office({ staff }: Standing, query: string): BenchParams {
  return { path: `/lesson/dashboard${query && `?${query}`}`, cookie: staff }
}

function byTarget(code: string) {
  return aggregate('course', [
    { $match: { status: true } },
    { $lookup: { from: 'target', localField: 'target', foreignField: 'code', as: 'target' } },
    { $match: { 'target.code': code } },
    { $sort: { createdAt: -1 } },
  ])
}
