import { z } from 'zod'
import { normalizeLink } from '#domain/page/normalize-link.ts'
import { defineBlock } from '#platform/content/page/block.ts'
import { alignments, choice, field, file, number } from '#domain/page/edit/block-editor.ts'

const picture = z
  .string()
  .max(1000)
  .regex(/^(?:https:\/\/\S+|\/(?![/\\])\S*)?$/)

/** Pixels of one corner. Without a number, the site's corner radius applies. */
const radius = z.int().min(0).max(500).nullable()

/**
 * A picture with an optional link (specification §3, Image block). `alt` is the alternative text, '' for decoration.
 */
export const props = z.strictObject({
  url: picture,
  alt: z.string().max(300),
  canLink: z.boolean(),
  /** With http or https it is external. Anything else is a route of the site. */
  link: z
    .string()
    .max(500)
    .refine((link) => link === '' || normalizeLink(link) !== null),
  target: z.enum(['_self', '_blank']),
  /** Whether it is also shown if the page is the site's home page. */
  showHome: z.boolean(),
  alignment: z.enum(['left', 'center', 'right']),
  /** In percent of the available width. */
  width: z.int().min(10).max(100),
  radiusTopLeft: radius,
  radiusTopRight: radius,
  radiusBottomRight: radius,
  radiusBottomLeft: radius,
  caption: z.string().max(300).optional(),
})
export type Props = z.infer<typeof props>

const linked = { when: { field: 'canLink', is: [true] } } as const
const corner = (name: string, of: [string, string]) =>
  number(name, of, { min: 0, max: 500, unit: { th: 'พิกเซล', en: 'px' }, canBeEmpty: true, tab: 'look' })
const corners = [
  corner('radiusTopLeft', ['มุมบนซ้าย', 'Top left corner']),
  corner('radiusTopRight', ['มุมบนขวา', 'Top right corner']),
  corner('radiusBottomRight', ['มุมล่างขวา', 'Bottom right corner']),
  corner('radiusBottomLeft', ['มุมล่างซ้าย', 'Bottom left corner']),
]

export default defineBlock<Props>({
  type: 'image',
  version: 2,
  isStatic: true,
  knowsAddress: true,
  label: { th: 'รูปภาพ', en: 'Image' },
  editor: {
    group: 'basic',
    icon: 'photo',

    fields: [
      file('picture', 'url', ['รูปภาพ', 'Picture']),
      field('text', 'alt', [
        'คำอธิบายภาพ',
        'What it shows',
        {
          most: 300,
          hint: {
            th: 'สำหรับผู้ที่มองไม่เห็นภาพ เว้นว่างหากเป็นภาพตกแต่ง',
            en: 'For people who cannot see the image. Leave empty for decorative images',
          },
        },
      ]),
      field('text', 'caption', ['คำบรรยายใต้ภาพ', 'Caption', { most: 300, isOptional: true }]),
      field('switch', 'canLink', ['กดได้', 'It leads somewhere']),
      field('link', 'link', ['นำไปที่', 'Leads to', linked]),
      choice('target', ['เปิดใน', 'Opens in', linked], {
        _self: ['แท็บเดิม', 'The same tab'],
        _blank: ['แท็บใหม่', 'A new tab'],
      }),
      field('switch', 'showHome', ['แสดงในหน้าแรกด้วย', 'Also on the front page', { tab: 'conditions' }]),
      alignments(),
      number('width', ['ความกว้าง', 'Width'], { min: 10, max: 100, unit: { th: '%', en: '%' }, tab: 'look' }),
      ...corners,
    ],
  },
  props,
  defaults: {
    ...{ url: '', alt: '', canLink: false, link: '', target: '_self', showHome: true, alignment: 'left', width: 100 },
    ...{ radiusTopLeft: null, radiusTopRight: null, radiusBottomRight: null, radiusBottomLeft: null },
  },
  // Version 1 always used a stored link, and external links opened a new tab.
  upgrade: (stored) => {
    const link = typeof stored['link'] === 'string' ? stored['link'] : ''
    return { ...stored, link, canLink: link !== '', target: /^https?:/i.test(link) ? '_blank' : '_self' }
  },
})
