import { z } from 'zod'
import { defineBlock } from '#platform/content/page/block.ts'
import { title } from '#domain/page/edit/block-editor.ts'

/** Course categories as tiles, each with its number of courses. */
export const props = z.strictObject({ title: z.string().max(200) })
export type Props = z.infer<typeof props>

export default defineBlock<Props>({
  type: 'category-grid',
  version: 1,
  isStatic: true,
  label: { th: 'ตารางหมวดหมู่', en: 'Category grid' },
  editor: {
    group: 'academy',
    icon: 'category',

    fields: [title],
  },
  props,
  defaults: { title: 'เลือกตามหมวดหมู่' },
})
