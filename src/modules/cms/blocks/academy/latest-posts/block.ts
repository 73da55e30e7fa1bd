import { z } from 'zod'
import { defineBlock } from '#platform/content/page/block.ts'
import { choice, field, number, title } from '#domain/page/edit/block-editor.ts'
import { isSlug } from '../../../rules/is-slug.ts'

/** The newest posts of a page, by its slug. The page's own title is the default title. */
export const props = z.strictObject({
  title: z.string().max(200),
  page: z
    .string()
    .max(200)
    .refine((slug) => slug === '' || isSlug(slug)),
  limit: z.int().min(1).max(12),
  /** The newest post large with the others beside it, or all of the same size. */
  display: z.enum(['lead', 'grid']),
})
export type Props = z.infer<typeof props>

export default defineBlock<Props>({
  type: 'latest-posts',
  version: 1,
  isStatic: true,
  label: { th: 'ข่าวและโพสต์ล่าสุด', en: 'Latest posts' },
  editor: {
    group: 'academy',
    icon: 'news',

    fields: [
      title,
      field('page', 'page', ['โพสต์ของหน้า', 'Posts of the page']),
      number('limit', ['จำนวน', 'How many'], { min: 1, max: 12 }),
      choice('display', ['รูปแบบ', 'Form', { tab: 'look' }], {
        lead: ['โพสต์ใหม่สุดใหญ่', 'The newest large'],
        grid: ['เท่ากันทุกโพสต์', 'All alike'],
      }),
    ],
  },
  props,
  defaults: { title: '', page: '', limit: 4, display: 'lead' },
})
