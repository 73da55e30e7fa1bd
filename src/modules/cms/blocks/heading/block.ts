import { z } from 'zod'
import { defineBlock } from '#platform/content/page/block.ts'
import { choice, field, file } from '#domain/page/edit/block-editor.ts'
import { address, fileAddress } from '#domain/page/address.ts'

/** A section heading, or the hero at the top of a page, with at most two buttons. */
export const props = z.strictObject({
  text: z.string().max(300),
  lead: z.string().max(1000).optional(),
  kicker: z.string().max(120).optional(),
  display: z.enum(['hero', 'section']),
  /** The drawing on the hero's background. */
  emblem: z.enum(['bolt', 'helmet', 'book']).optional(),
  /** A picture instead of the hero's background, with its alternative text. */
  picture: fileAddress.optional(),
  pictureAlt: z.string().max(300).optional(),
  buttonText: z.string().max(80).optional(),
  buttonHref: address.optional(),
  secondText: z.string().max(80).optional(),
  secondHref: address.optional(),
})
export type Props = z.infer<typeof props>

const hero = { tab: 'look', when: { field: 'display', is: ['hero'] } } as const

export default defineBlock<Props>({
  type: 'heading',
  version: 1,
  isStatic: true,
  label: { th: 'หัวเรื่อง', en: 'Heading' },
  editor: {
    group: 'basic',
    icon: 'heading',

    fields: [
      field('text', 'text', ['หัวเรื่อง', 'Heading', { most: 300 }]),
      field('longtext', 'lead', ['คำอธิบาย', 'Lead', { most: 1000, isOptional: true }]),
      field('text', 'kicker', ['คำนำเหนือหัวเรื่อง', 'Words above', { most: 120, isOptional: true }]),
      field('text', 'buttonText', ['ข้อความบนปุ่ม', 'Button', { most: 80, isOptional: true }]),
      field('link', 'buttonHref', ['ปุ่มนำไปที่', 'Button leads to', { isOptional: true }]),
      field('text', 'secondText', ['ข้อความบนปุ่มที่สอง', 'Second button', { most: 80, isOptional: true }]),
      field('link', 'secondHref', ['ปุ่มที่สองนำไปที่', 'Second button leads to', { isOptional: true }]),
      choice('display', ['รูปแบบ', 'Form', { tab: 'look' }], {
        section: ['หัวข้อของส่วน', 'Section'],
        hero: ['หัวเรื่องใหญ่เปิดหน้า', 'Hero'],
      }),
      choice('emblem', ['ลายประดับ', 'Emblem', { ...hero, isOptional: true }], {
        bolt: ['สายฟ้า', 'Bolt'],
        helmet: ['หมวกนิรภัย', 'Helmet'],
        book: ['หนังสือ', 'Book'],
      }),
      file('picture', 'picture', ['ภาพแทนลายผ้า', 'Picture in place of the cloth', { ...hero, isOptional: true }]),
      field('text', 'pictureAlt', ['คำอธิบายภาพ', 'What the picture shows', { ...hero, most: 300, isOptional: true }]),
    ],
  },
  props,
  defaults: { text: '', display: 'section' },
})
