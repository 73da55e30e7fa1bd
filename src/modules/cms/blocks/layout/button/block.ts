import { z } from 'zod'
import { normalizeLink } from '#domain/page/normalize-link.ts'
import { defineBlock } from '#platform/content/page/block.ts'
import { alignments, choice, field } from '#domain/page/edit/block-editor.ts'
import { isSlug } from '../../../rules/is-slug.ts'

/** A button that links to a page, a course or a URL. Renders nothing without a valid target. */
export const props = z.strictObject({
  text: z.string().max(80),
  look: z.enum(['solid', 'accent', 'line', 'quiet']),
  isSmall: z.boolean(),
  alignment: z.enum(['left', 'center', 'right']),
  to: z.enum(['address', 'page', 'course']),
  /** With http or https it is external. mailto and tel links work as such. Anything else is a route of the site. */
  address: z
    .string()
    .max(500)
    .refine((link) => link === '' || normalizeLink(link) !== null),
  /** The slug of a page. */
  page: z
    .string()
    .max(200)
    .refine((slug) => slug === '' || isSlug(slug)),
  /** The `_id` of a course. */
  course: z.string().regex(/^(?:[0-9a-f]{24})?$/),
  newTab: z.boolean(),
})
export type Props = z.infer<typeof props>

export default defineBlock<Props>({
  type: 'button',
  version: 1,
  isStatic: true,
  label: { th: 'ปุ่ม', en: 'Button' },
  editor: {
    group: 'basic',
    icon: 'hand-click',

    fields: [
      field('text', 'text', ['ข้อความบนปุ่ม', 'Text', { most: 80 }]),
      choice('to', ['นำไปที่', 'Leads to'], {
        address: ['URL', 'An address'],
        page: ['หน้าเว็บ', 'A page'],
        course: ['หลักสูตร', 'A course'],
      }),
      field('link', 'address', ['URL', 'Address', { when: { field: 'to', is: ['address'] } }]),
      field('page', 'page', ['หน้าเว็บ', 'Page', { when: { field: 'to', is: ['page'] } }]),
      field('course', 'course', ['หลักสูตร', 'Course', { when: { field: 'to', is: ['course'] } }]),
      field('switch', 'newTab', ['เปิดในแท็บใหม่', 'Opens in a new tab']),
      choice('look', ['แบบปุ่ม', 'Look', { tab: 'look' }], {
        solid: ['ทึบ', 'Solid'],
        accent: ['สีเน้น', 'Accent'],
        line: ['เส้นขอบ', 'Outline'],
        quiet: ['ข้อความ', 'Quiet'],
      }),
      field('switch', 'isSmall', ['ปุ่มเล็ก', 'Small', { tab: 'look' }]),
      alignments(),
    ],
  },
  props,
  defaults: {
    ...{ text: '', look: 'solid', isSmall: false, alignment: 'left' },
    ...{ to: 'address', address: '', page: '', course: '', newTab: false },
  },
})
