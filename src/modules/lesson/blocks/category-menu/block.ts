import { z } from 'zod'
import { defineBlock } from '#platform/content/page/block.ts'
import { field } from '#domain/page/edit/block-editor.ts'

/** A button that opens the course categories in a grid of up to four columns (specification §2.1, §9). */
export const props = z.strictObject({ label: z.string().max(100) })
export type Props = z.infer<typeof props>

export default defineBlock<Props>({
  type: 'category-menu',
  version: 1,
  isStatic: true,
  label: { th: 'เมนูหมวดหมู่', en: 'Category menu' },
  editor: {
    group: 'academy',
    icon: 'category-2',

    fields: [field('text', 'label', ['ข้อความบนปุ่ม', 'Button', { most: 100 }])],
  },
  props,
  defaults: { label: '' },
})
