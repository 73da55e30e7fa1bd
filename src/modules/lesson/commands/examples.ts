import type { Example } from '#platform/http/api/description.ts'
import { exampleId, exampleSite } from '#platform/http/openapi/example-id.ts'

const unit = exampleSite
const shown = { unit, status: true, mode: 'standard', lesson_type: 'child' }

/**
 * The highlights of the specification §7: courses joined with their category, the newest four of each, grouped by
 * category.
 */
const highlights = (match: Record<string, unknown>) => ({
  pipeline: [
    { $match: match },
    { $lookup: { from: 'category', localField: 'category', foreignField: 'code', as: 'category' } },
    { $unwind: '$category' },
    { $project: { name: 1, hours: 1, days: 1, lecturer: 1, createdAt: 1, 'category.code': 1, 'category.name': 1 } },
    { $sort: { createdAt: -1 } },
    { $group: { _id: '$category.code', category: { $first: '$category.name' }, courses: { $push: '$$ROOT' } } },
    { $project: { category: 1, courses: { $slice: ['$courses', 4] } } },
    { $sort: { _id: 1 } },
  ],
})

/** Calls of the collection `course` as the specification §7 writes them. */
export const examples: Record<string, readonly Example[]> = {
  'POST /course/aggregate': [
    {
      name: 'highlights',
      summary: { th: 'หลักสูตรล่าสุด 4 หลักสูตรของแต่ละหมวด', en: 'The newest four courses of each category' },
      as: 'guest',
      request: highlights(shown),
    },
    {
      name: 'highlights-of-one-category',
      summary: { th: 'หลักสูตรล่าสุดของหมวดเดียว', en: 'The newest courses of one category' },
      as: 'guest',
      request: highlights({ ...shown, category: 'electric' }),
    },
  ],
  'POST /course/query': [
    {
      name: 'search',
      summary: { th: 'ค้นหาหลักสูตรที่ไม่ใช่ onsite', en: 'Search courses that are not onsite' },
      as: 'guest',
      request: {
        method: 'find',
        args: [
          {
            $and: [{ type: { $ne: 'onsite' } }, { unit }, { status: true }, { name: { $regex: 'plc', $options: 'i' } }],
          },
        ],
        fields: ['name', 'category', 'type'],
      },
    },
    {
      name: 'calendar',
      summary: { th: 'ปฏิทินอบรม onsite ทีละ 200 หลักสูตร', en: 'The onsite calendar, 200 courses at a time' },
      as: 'guest',
      request: {
        method: 'find',
        args: [{ $and: [{ type: 'onsite' }, { unit }, { status: true }] }],
        paging: { page: 1, limit: 200 },
        sort: { startRegistDate: 1 },
        fields: ['name', 'type', 'days', 'startRegistDate', 'endRegistDate'],
      },
    },
  ],
  'GET /course/:id': [
    {
      name: 'one-course',
      summary: { th: 'หลักสูตรหนึ่งหลักสูตร', en: 'One course' },
      as: 'guest',
      params: { id: exampleId('course') },
    },
  ],
}
