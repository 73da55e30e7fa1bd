import { z } from 'zod'
import { normalizeLink } from '#domain/page/normalize-link.ts'
import { isDay } from '#domain/thai-calendar/day.ts'
import { defineBlock } from '#platform/content/page/block.ts'
import { field, title } from '#domain/page/edit/block-editor.ts'

/** The days left until a date in Bangkok. */
export const props = z.strictObject({
  title: z.string().max(200),
  text: z.string().max(500),
  day: z.string().refine((day) => day === '' || isDay(day)),
  /** The text after the date has passed. If empty, nothing is shown then. */
  over: z.string().max(300),
  buttonText: z.string().max(80),
  buttonLink: z
    .string()
    .max(500)
    .refine((link) => link === '' || normalizeLink(link) !== null),
})
export type Props = z.infer<typeof props>

export default defineBlock<Props>({
  type: 'countdown',
  version: 1,
  isStatic: true,
  label: { th: 'นับถอยหลัง', en: 'Countdown' },
  editor: {
    group: 'academy',
    icon: 'clock',

    fields: [
      title,
      field('text', 'text', ['ข้อความ', 'Text', { most: 500 }]),
      field('day', 'day', ['ถึงวันที่', 'Until']),
      field('text', 'over', ['ข้อความเมื่อถึงวันแล้ว', 'Once the day is over', { most: 300 }]),
      field('text', 'buttonText', ['ข้อความบนปุ่ม', 'Button', { most: 80 }]),
      field('link', 'buttonLink', ['ปุ่มนำไปที่', 'Button leads to']),
    ],
  },
  props,
  defaults: { title: '', text: '', day: '', over: '', buttonText: '', buttonLink: '' },
})
