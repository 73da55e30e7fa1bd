import { z } from 'zod'
import { fileAddress } from '#domain/page/address.ts'
import { defineBlock } from '#platform/content/page/block.ts'
import { choice, field, file } from '#domain/page/edit/block-editor.ts'

/** A YouTube video, or a heading instead (specification §2.1). */
export const props = z.strictObject({
  display: z.enum(['video', 'heading']),
  text: z.string().max(200),
  url: z.string().max(500),
  /** The picture before playback. Without one, a pattern is shown. */
  poster: fileAddress.optional(),
})
export type Props = z.infer<typeof props>

export default defineBlock<Props>({
  type: 'youtube',
  version: 1,
  label: { th: 'วิดีโอ YouTube หรือหัวเรื่อง', en: 'YouTube video or heading' },
  editor: {
    group: 'media',
    icon: 'brand-youtube',

    fields: [
      choice('display', ['แสดงเป็น', 'Shown as'], { video: ['วิดีโอ', 'Video'], heading: ['หัวเรื่อง', 'Heading'] }),
      field('text', 'url', [
        'URL ของวิดีโอ YouTube',
        'Address at YouTube',
        { most: 500, when: { field: 'display', is: ['video'] } },
      ]),
      field('text', 'text', ['ข้อความ', 'Text', { most: 200 }]),
      file('picture', 'poster', ['ภาพก่อนเล่น', 'Picture before it plays', { isOptional: true, tab: 'look' }]),
    ],
  },
  props,
  defaults: { display: 'video', text: '', url: '' },
})
