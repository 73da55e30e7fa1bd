import { z } from 'zod'
import { defineBlock } from '#platform/page/block.ts'

const address = z
  .string()
  .max(500)
  .regex(/^(?:https:\/\/\S+|\/(?![/\\])\S*|[?#]\S*)$/)

/** A list of courses, newest first; of one category where one is named. */
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
  label: { th: 'รายการหลักสูตร', en: 'Course list' },
  props,
  defaults: { title: '', limit: 8 },
})
