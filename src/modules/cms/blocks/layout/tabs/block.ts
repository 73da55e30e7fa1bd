import { z } from 'zod'
import { defineBlock } from '#platform/content/page/block.ts'
import { field, items, title } from '#domain/page/edit/block-editor.ts'

/**
 * Texts of which one is visible at a time, each with a name. They are HTML, which is sanitized each time it is shown.
 */
export const props = z.strictObject({
  title: z.string().max(200),
  tabs: z.array(z.strictObject({ name: z.string().min(1).max(60), html: z.string().max(50_000) })).max(8),
})
export type Props = z.infer<typeof props>

export default defineBlock<Props>({
  type: 'tabs',
  version: 1,
  label: { th: 'แท็บ', en: 'Tabs' },
  editor: {
    group: 'layout',
    icon: 'layout-navbar',

    fields: [
      title,
      items('tabs', ['แท็บ', 'Tabs'], {
        most: 8,
        add: { th: 'เพิ่มแท็บ', en: 'Add a tab' },
        start: { name: 'แท็บใหม่', html: '' },
        fields: [
          field('text', 'name', ['ชื่อแท็บ', 'Name', { most: 60 }]),
          field('richtext', 'html', ['เนื้อความ', 'Text', { most: 50_000 }]),
        ],
      }),
    ],
  },
  props,
  defaults: { title: '', tabs: [] },
})
