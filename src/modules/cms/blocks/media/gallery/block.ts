import { z } from 'zod'
import { fileAddress } from '#domain/page/address.ts'
import { defineBlock } from '#platform/content/page/block.ts'
import { field, file, items, number, title } from '#domain/page/edit/block-editor.ts'

/** Pictures side by side, each of which opens enlarged. `alt` is the alternative text. */
export const props = z.strictObject({
  title: z.string().max(200),
  pictures: z
    .array(
      z.strictObject({
        url: fileAddress.or(z.literal('')),
        alt: z.string().max(300),
        caption: z.string().max(300).default(''),
      }),
    )
    .max(60),
  columns: z.int().min(2).max(4),
})
export type Props = z.infer<typeof props>

export default defineBlock<Props>({
  type: 'gallery',
  version: 1,
  label: { th: 'แกลเลอรีภาพ', en: 'Gallery' },
  editor: {
    group: 'media',
    icon: 'photo-scan',

    fields: [
      title,
      items('pictures', ['ภาพ', 'Pictures'], {
        most: 60,
        add: { th: 'เพิ่มภาพ', en: 'Add image' },
        start: { url: '', alt: '', caption: '' },
        fields: [
          file('picture', 'url', ['ภาพ', 'Picture']),
          field('text', 'alt', ['คำอธิบายภาพ', 'What it shows', { most: 300 }]),
          field('text', 'caption', ['คำบรรยาย', 'Caption', { most: 300 }]),
        ],
      }),
      number('columns', ['คอลัมน์', 'Columns'], { min: 2, max: 4, tab: 'look' }),
    ],
  },
  props,
  defaults: { title: '', pictures: [], columns: 3 },
})
