import type { Example } from '#platform/http/api/description.ts'
import { exampleSite } from '#platform/http/openapi/example-id.ts'

const menu = (match: Record<string, unknown>) => ({
  pipeline: [
    { $match: { unit: exampleSite, visible: true, ...match } },
    { $sort: { order: 1 } },
    { $project: { code: 1, name: 1 } },
  ],
})

/** Calls of the collection `category` as the specification §7 writes them. */
export const examples: Record<string, readonly Example[]> = {
  'POST /category/aggregate': [
    {
      name: 'menu',
      summary: { th: 'เมนูหมวดหมู่ที่แสดง', en: 'Menu of visible categories' },
      as: 'guest',
      request: menu({}),
    },
    {
      name: 'menu-of-one-category',
      summary: { th: 'เมนูของหมวดเดียว', en: 'Menu of one category' },
      as: 'guest',
      request: menu({ code: 'electric' }),
    },
    {
      name: 'course-counts',
      summary: { th: 'จำนวนหลักสูตรในแต่ละหมวด', en: 'Number of courses in each category' },
      as: 'guest',
      request: {
        pipeline: [
          { $match: { unit: exampleSite, visible: true } },
          { $lookup: { from: 'course', localField: 'code', foreignField: 'category', as: 'courses' } },
          { $project: { code: 1, name: 1, count: { $size: '$courses' } } },
          { $sort: { code: 1 } },
        ],
      },
    },
  ],
}
