import { z } from 'zod'
import { defineBlock } from '#platform/content/page/block.ts'
import { field, title } from '#domain/page/edit/block-editor.ts'

/** The contact details of the academy in one strip. An empty field falls back to the site's own value. */
export const props = z.strictObject({
  title: z.string().max(200),
  text: z.string().max(500),
  phone: z.string().max(40),
  email: z.email().max(254).or(z.literal('')),
  /** The id of its LINE account, such as `@wicha`. */
  line: z.string().regex(/^(?:@?[\w.-]{2,30})?$/),
  hasHours: z.boolean(),
})
export type Props = z.infer<typeof props>

const own = { th: 'เว้นว่างเพื่อใช้ข้อมูลของเว็บไซต์', en: 'Leave empty to use the site default' }

export default defineBlock<Props>({
  type: 'contact-strip',
  version: 1,
  isStatic: true,
  label: { th: 'แถบติดต่อ', en: 'Contact strip' },
  editor: {
    group: 'academy',
    icon: 'phone',

    fields: [
      title,
      field('text', 'text', ['ข้อความ', 'Text', { most: 500 }]),
      field('text', 'phone', ['โทรศัพท์', 'Telephone', { most: 40, hint: own }]),
      field('text', 'email', ['อีเมล', 'E-mail', { most: 254, hint: own }]),
      field('text', 'line', ['LINE ID', 'LINE ID', { most: 31 }]),
      field('switch', 'hasHours', ['แสดงเวลาทำการ', 'With opening hours']),
    ],
  },
  props,
  defaults: { title: '', text: '', phone: '', email: '', line: '', hasHours: true },
})
