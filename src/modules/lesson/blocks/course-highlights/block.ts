import { z } from 'zod'
import { defineBlock } from '#platform/content/page/block.ts'
import { field, title } from '#domain/page/edit/block-editor.ts'

/**
 * The newest courses of every category, at most four each, with the first one large (specification §2.1, L50). If
 * category codes are given, only those categories appear.
 */
export const props = z.strictObject({
  title: z.string().max(200),
  categories: z.array(z.string().min(1).max(100)).max(24),
})
export type Props = z.infer<typeof props>

export default defineBlock<Props>({
  type: 'course-highlights',
  version: 1,
  isStatic: true,
  label: { th: 'หลักสูตรเด่นตามหมวด', en: 'Course highlights' },
  editor: {
    group: 'academy',
    icon: 'books',

    fields: [title, field('categories', 'categories', ['หมวดหมู่', 'Categories', { most: 24 }])],
  },
  props,
  defaults: { title: 'หลักสูตรแนะนำ', categories: [] },
})
