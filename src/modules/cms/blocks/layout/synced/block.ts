import { z } from 'zod'
import { field } from '#domain/page/edit/block-editor.ts'
import { defineBlock } from '#platform/content/page/block.ts'

/** A part that is written once and used on many pages. A change applies to all of them. */
export const props = z.strictObject({
  /** The `_id` of the part. Without one, nothing is shown. */
  post: z.string().regex(/^(?:[0-9a-f]{24})?$/),
})
export type Props = z.infer<typeof props>

export default defineBlock<Props>({
  type: 'synced',
  version: 1,
  isHolder: true,
  label: { th: 'ส่วนที่ใช้ร่วมกัน', en: 'Shared part' },
  editor: {
    group: 'layout',
    icon: 'copy',
    fields: [
      field('part', 'post', [
        'ส่วนที่ใช้',
        'Part',
        { hint: { th: 'แก้ไขครั้งเดียว มีผลกับทุกหน้าที่ใช้', en: 'A change applies to every page' } },
      ]),
    ],
  },
  props,
  defaults: { post: '' },
})
