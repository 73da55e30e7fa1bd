import { z } from 'zod'
import { fileAddress } from '#domain/page/address.ts'
import { defineBlock } from '#platform/content/page/block.ts'
import { field, file, items, title } from '#domain/page/edit/block-editor.ts'

/** Quotes of people with their names. They have no stars, because stars belong to reviews. */
export const props = z.strictObject({
  title: z.string().max(200),
  items: z
    .array(
      z.strictObject({
        quote: z.string().min(1).max(1000),
        name: z.string().min(1).max(120),
        role: z.string().max(200).default(''),
        picture: fileAddress.or(z.literal('')).default(''),
      }),
    )
    .max(12),
})
export type Props = z.infer<typeof props>

export default defineBlock<Props>({
  type: 'testimonial',
  version: 1,
  isStatic: true,
  label: { th: 'เสียงจากผู้เรียน', en: 'Testimonials' },
  editor: {
    group: 'academy',
    icon: 'quote',

    fields: [
      title,
      items('items', ['คำบอกเล่า', 'Testimonials'], {
        most: 12,
        add: { th: 'เพิ่มเสียงจากผู้เรียน', en: 'Add testimonial' },
        start: { quote: 'คำบอกเล่าใหม่', name: 'ชื่อผู้เล่า', role: '', picture: '' },
        fields: [
          field('longtext', 'quote', ['คำบอกเล่า', 'Quote', { most: 1000 }]),
          field('text', 'name', ['ชื่อ', 'Name', { most: 120 }]),
          field('text', 'role', ['ตำแหน่ง', 'Role', { most: 200 }]),
          file('picture', 'picture', ['รูป', 'Picture']),
        ],
      }),
    ],
  },
  props,
  defaults: { title: '', items: [] },
})
