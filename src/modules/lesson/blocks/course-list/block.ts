import { z } from 'zod'
import { defineBlock } from '#platform/content/page/block.ts'
import { field, number, title } from '#domain/page/edit/block-editor.ts'

const address = z
  .string()
  .max(500)
  .regex(/^(?:https:\/\/\S+|\/(?![/\\])\S*|[?#]\S*)$/)

/**
 * A list of courses, newest first. If a category is given, it lists only that category and uses its name as the default
 * title.
 */
export const props = z.strictObject({
  title: z.string().max(200),
  category: z.string().max(100).optional(),
  limit: z.int().min(1).max(24),
  moreHref: address.optional(),
})
export type Props = z.infer<typeof props>

export default defineBlock<Props>({
  type: 'course-list',
  version: 1,
  isStatic: true,
  label: { th: 'รายการหลักสูตร', en: 'Course list' },
  editor: {
    group: 'academy',
    icon: 'book-2',

    fields: [
      title,
      field('category', 'category', ['หมวดหมู่', 'Category', { isOptional: true }]),
      number('limit', ['จำนวน', 'How many'], { min: 1, max: 24 }),
      field('link', 'moreHref', ['ลิงก์ “ดูทั้งหมด”', 'Link to all of them', { isOptional: true }]),
    ],
  },
  props,
  defaults: { title: '', limit: 8 },
})
