import { z } from 'zod'
import { defineBlock } from '#platform/content/page/block.ts'
import { choice, field, title } from '#domain/page/edit/block-editor.ts'

/** The items of a navigation menu of the site, by the `_id` of its post. */
export const props = z.strictObject({
  title: z.string().max(200),
  menu: z.string().regex(/^(?:[0-9a-f]{24})?$/),
  display: z.enum(['row', 'column']),
})
export type Props = z.infer<typeof props>

export default defineBlock<Props>({
  type: 'menu',
  version: 1,
  isStatic: true,
  label: { th: 'เมนู', en: 'Menu' },
  editor: {
    group: 'layout',
    icon: 'menu-2',

    fields: [
      title,
      field('menu', 'menu', ['เมนู', 'Menu']),
      choice('display', ['เรียงเป็น', 'As a', { tab: 'look' }], { row: ['แถว', 'Row'], column: ['คอลัมน์', 'Column'] }),
    ],
  },
  props,
  defaults: { title: '', menu: '', display: 'row' },
})
