import { z } from 'zod'
import { defineBlock } from '#platform/content/page/block.ts'
import { field, title } from '#domain/page/edit/block-editor.ts'

const path = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])\S*$/)

/** The yearly calendar of onsite courses (specification §2.1, L55). As a strip, it shows only the next courses. */
export const props = z.strictObject({
  title: z.string().max(200),
  text: z.string().max(500),
  isStrip: z.boolean(),
  /** The link from a strip to the whole year. */
  moreHref: path.optional(),
})
export type Props = z.infer<typeof props>

export default defineBlock<Props>({
  type: 'onsite-calendar',
  version: 1,
  isStatic: true,
  label: { th: 'ปฏิทินอบรมทั้งปี', en: 'Training calendar' },
  editor: {
    group: 'academy',
    icon: 'calendar',

    fields: [
      title,
      field('text', 'text', ['ข้อความ', 'Text', { most: 500 }]),
      field('switch', 'isStrip', ['แสดงเป็นแถบสั้น', 'As a strip', { tab: 'look' }]),
      field('link', 'moreHref', [
        'ดูทั้งปีที่',
        'The whole year at',
        { isOptional: true, when: { field: 'isStrip', is: [true] } },
      ]),
    ],
  },
  props,
  defaults: { title: 'ปฏิทินอบรม', text: '', isStrip: false },
})
