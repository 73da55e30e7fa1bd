import { z } from 'zod'
import { defineBlock } from '#platform/content/page/block.ts'
import { field, items, number, title } from '#domain/page/edit/block-editor.ts'

/**
 * Collapsible sections, such as questions and answers. The answers are HTML, which is sanitized each time it is shown.
 */
export const props = z.strictObject({
  title: z.string().max(200),
  text: z.string().max(500),
  items: z.array(z.strictObject({ question: z.string().min(1).max(300), answer: z.string().max(20_000) })).max(60),
  /** Whether search engines may show the entries as questions. */
  isFaq: z.boolean(),
  /** Opening one entry closes the open one. */
  isOneOpen: z.boolean(),
  /** How many entries are open at first. */
  open: z.int().min(0).max(60),
})
export type Props = z.infer<typeof props>

export default defineBlock<Props>({
  type: 'accordion',
  version: 1,
  isStatic: true,
  label: { th: 'คำถามที่พบบ่อยหรือหัวข้อแบบพับ', en: 'Questions and answers' },
  editor: {
    group: 'layout',
    icon: 'layout-list',

    fields: [
      title,
      field('longtext', 'text', ['คำอธิบาย', 'Text', { most: 500 }]),
      items('items', ['คำถามและคำตอบ', 'Questions'], {
        most: 60,
        add: { th: 'เพิ่มคำถาม', en: 'Add question' },
        start: { question: 'คำถามใหม่', answer: '' },
        fields: [
          field('text', 'question', ['คำถาม', 'Question', { most: 300 }]),
          field('richtext', 'answer', ['คำตอบ', 'Answer', { most: 20_000 }]),
        ],
      }),
      number('open', ['เปิดไว้ตั้งแต่แรก', 'Open from the start'], { min: 0, max: 60, tab: 'look' }),
      field('switch', 'isOneOpen', ['เปิดได้ทีละข้อ', 'One at a time', { tab: 'look' }]),
      field('switch', 'isFaq', ['ให้เครื่องมือค้นหาแสดงเป็นคำถามที่พบบ่อย', 'Search engines may show the questions']),
    ],
  },
  props,
  defaults: { title: '', text: '', items: [], isFaq: true, isOneOpen: false, open: 0 },
})
