import { z } from 'zod'
import { address, fileAddress } from '#domain/page/address.ts'
import { defineBlock } from '#platform/content/page/block.ts'
import { field, file, items, number } from '#domain/page/edit/block-editor.ts'

/** A slide. Its link opens in a new tab, from a button if `button` is set, otherwise from the whole slide. */
const slide = z.strictObject({
  image: fileAddress.or(z.literal('')).default(''),
  link: address.or(z.literal('')).default(''),
  title: z.string().max(200).default(''),
  subtitle: z.string().max(300).default(''),
  button: z.boolean().default(false),
  buttonText: z.string().max(80).default(''),
  /** HTML, which is sanitized each time it is shown. */
  content: z.string().max(5000).default(''),
})

/** Rotating slides (specification §3, Slideshow). `interval` is in milliseconds. */
export const props = z.strictObject({
  slides: z.array(slide).max(12),
  interval: z.int().min(1000).max(60_000),
})
export type Props = z.infer<typeof props>

export default defineBlock<Props>({
  type: 'slideshow',
  version: 1,
  label: { th: 'สไลด์โชว์', en: 'Slideshow' },
  editor: {
    group: 'basic',
    icon: 'slideshow',

    fields: [
      items('slides', ['สไลด์', 'Slides'], {
        most: 12,
        add: { th: 'เพิ่มสไลด์', en: 'Add slide' },
        start: { image: '', link: '', title: '', subtitle: '', button: false, buttonText: '', content: '' },
        fields: [
          field('text', 'title', ['หัวข้อ', 'Title', { most: 200 }]),
          field('text', 'subtitle', ['หัวข้อรอง', 'Subtitle', { most: 300 }]),
          file('picture', 'image', ['ภาพ', 'Picture']),
          field('link', 'link', ['นำไปที่', 'Leads to']),
          field('switch', 'button', ['มีปุ่ม', 'With a button']),
          field('text', 'buttonText', ['ข้อความบนปุ่ม', 'Button', { most: 80, when: { field: 'button', is: [true] } }]),
          field('richtext', 'content', ['เนื้อความ', 'Text', { most: 5000 }]),
        ],
      }),
      number('interval', ['เปลี่ยนทุก', 'Changes every'], {
        min: 1,
        max: 60,
        perUnit: 1000,
        unit: { th: 'วินาที', en: 's' },
        tab: 'look',
      }),
    ],
  },
  props,
  defaults: { slides: [], interval: 5000 },
})
