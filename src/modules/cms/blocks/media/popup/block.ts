import { z } from 'zod'
import { fileAddress } from '#domain/page/address.ts'
import { defineBlock } from '#platform/content/page/block.ts'
import { choice, field, file, number, title } from '#domain/page/edit/block-editor.ts'

const ms = z.int().min(0).max(600_000)

/** A popup (specification §3). `delay` and `autocloseDelay` are in milliseconds. */
export const props = z.strictObject({
  title: z.string().max(200),
  contentType: z.enum(['image', 'video', 'text']),
  imageUrl: fileAddress.or(z.literal('')),
  /** A YouTube video or a file of this site. */
  videoUrl: z.string().max(500),
  /** HTML, which is sanitized each time it is shown. */
  textContent: z.string().max(20_000),
  displayType: z.enum(['firstVisit', 'everyReload']),
  delay: ms,
  autoclose: z.boolean(),
  autocloseDelay: ms.min(1000),
})
export type Props = z.infer<typeof props>

const seconds = { th: 'วินาที', en: 's' }

export default defineBlock<Props>({
  type: 'popup',
  version: 1,
  label: { th: 'ป๊อปอัป', en: 'Popup' },
  editor: {
    group: 'media',
    icon: 'app-window',
    isCard: true,
    fields: [
      title,
      choice('contentType', ['แสดง', 'Shows'], {
        text: ['ข้อความ', 'Text'],
        image: ['รูปภาพ', 'Picture'],
        video: ['วิดีโอ', 'Video'],
      }),
      field('richtext', 'textContent', [
        'ข้อความ',
        'Text',
        { most: 20_000, when: { field: 'contentType', is: ['text'] } },
      ]),
      file('picture', 'imageUrl', ['รูปภาพ', 'Picture', { when: { field: 'contentType', is: ['image'] } }]),
      field('text', 'videoUrl', [
        'URL ของวิดีโอ',
        'Address of the video',
        { most: 500, when: { field: 'contentType', is: ['video'] } },
      ]),
      choice('displayType', ['แสดงเมื่อ', 'Shown', { tab: 'conditions' }], {
        firstVisit: ['เข้ามาครั้งแรก', 'On the first visit'],
        everyReload: ['เปิดหน้าทุกครั้ง', 'Every time'],
      }),
      number('delay', ['รอก่อนแสดง', 'Waits'], { min: 0, max: 600, perUnit: 1000, unit: seconds, tab: 'conditions' }),
      field('switch', 'autoclose', ['ปิดเอง', 'Closes by itself', { tab: 'conditions' }]),
      number('autocloseDelay', ['ปิดหลังจาก', 'Closes after'], {
        min: 1,
        max: 600,
        perUnit: 1000,
        unit: seconds,
        tab: 'conditions',
        when: { field: 'autoclose', is: [true] },
      }),
    ],
  },
  props,
  defaults: {
    ...{ title: '', contentType: 'text', imageUrl: '', videoUrl: '', textContent: '' },
    ...{ displayType: 'firstVisit', delay: 1000, autoclose: false, autocloseDelay: 5000 },
  },
})
