import { z } from 'zod'
import { defineBlock } from '#platform/content/page/block.ts'
import { field } from '#domain/page/edit/block-editor.ts'

/** The course search. Under a hero, it overlaps the hero's lower edge by half. */
export const props = z.strictObject({ placeholder: z.string().max(200), isStraddling: z.boolean() })
export type Props = z.infer<typeof props>

export default defineBlock<Props>({
  type: 'search-box',
  version: 1,
  label: { th: 'ช่องค้นหาหลักสูตร', en: 'Course search' },
  editor: {
    group: 'academy',
    icon: 'search',

    fields: [
      field('text', 'placeholder', ['ข้อความในช่อง', 'Words in the field', { most: 200 }]),
      field('switch', 'isStraddling', ['คร่อมขอบหัวเรื่องใหญ่', 'Half over the edge of the hero', { tab: 'look' }]),
    ],
  },
  props,
  defaults: { placeholder: '', isStraddling: true },
})
