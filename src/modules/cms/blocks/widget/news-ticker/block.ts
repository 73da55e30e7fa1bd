import { z } from 'zod'
import { address } from '#domain/page/address.ts'
import { defineBlock } from '#platform/content/page/block.ts'
import { choice, field, items, number } from '#domain/page/edit/block-editor.ts'

/**
 * Scrolling news (specification §9). `speed` counts in steps of 30 CSS pixels a second, and `color` is the text colour.
 */
export const props = z.strictObject({
  items: z.array(z.strictObject({ text: z.string().min(1).max(300), link: address.optional() })).max(30),
  speed: z.number().min(0.5).max(10),
  direction: z.enum(['left', 'right']),
  color: z.string().regex(/^(?:white|black|#[0-9a-fA-F]{6})$/),
})
export type Props = z.infer<typeof props>

export default defineBlock<Props>({
  type: 'news-ticker',
  version: 1,
  label: { th: 'ข่าววิ่ง', en: 'News ticker' },
  editor: {
    group: 'media',
    icon: 'speakerphone',

    fields: [
      items('items', ['ข่าว', 'News'], {
        most: 30,
        add: { th: 'เพิ่มข่าว', en: 'Add news' },
        start: { text: 'ข่าวใหม่' },
        fields: [
          field('text', 'text', ['ข้อความ', 'Text', { most: 300 }]),
          field('link', 'link', ['นำไปที่', 'Leads to', { isOptional: true }]),
        ],
      }),
      number('speed', ['ความเร็ว', 'Speed'], { min: 0.5, max: 10, step: 0.5, tab: 'look' }),
      choice('direction', ['วิ่งไปทาง', 'Goes to the', { tab: 'look' }], {
        left: ['ซ้าย', 'Left'],
        right: ['ขวา', 'Right'],
      }),
      field('colour', 'color', ['สีตัวอักษร', 'Colour of the letters', { tab: 'look' }]),
    ],
  },
  props,
  defaults: { items: [], speed: 2, direction: 'left', color: 'white' },
})
