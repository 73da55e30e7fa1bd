import { z } from 'zod'
import { fileAddress } from '#domain/page/address.ts'
import { defineBlock } from '#platform/content/page/block.ts'
import { field, file, items, title } from '#domain/page/edit/block-editor.ts'

/** A language tag: `th`, `en-GB`. */
const lang = z.string().regex(/^[a-z]{2,3}(?:-[A-Za-z]{2,8})?$/)

/** A video of this site or an https URL: a file or a playlist (`.m3u8`), with captions from this site. */
export const props = z.strictObject({
  title: z.string().max(200),
  url: fileAddress.or(z.literal('')),
  /** The picture before playback. */
  poster: fileAddress.or(z.literal('')),
  captions: z
    .array(z.strictObject({ url: fileAddress.startsWith('/'), lang, label: z.string().min(1).max(60) }))
    .max(10),
  text: z.string().max(500),
})
export type Props = z.infer<typeof props>

export default defineBlock<Props>({
  type: 'video',
  version: 1,
  label: { th: 'วิดีโอ', en: 'Video' },
  editor: {
    group: 'basic',
    icon: 'video',

    fields: [
      title,
      file('film', 'url', ['ไฟล์วิดีโอ', 'Film']),
      file('picture', 'poster', ['ภาพก่อนเล่น', 'Picture before it plays', { tab: 'look' }]),
      field('longtext', 'text', ['ข้อความใต้วิดีโอ', 'Text below', { most: 500 }]),
      items('captions', ['คำบรรยายใต้ภาพ', 'Captions'], {
        most: 10,
        add: { th: 'เพิ่มคำบรรยาย', en: 'Add captions' },
        start: { url: '/', lang: 'th', label: 'ไทย' },
        fields: [
          field('text', 'label', ['ชื่อ', 'Name', { most: 60 }]),
          field('text', 'lang', ['ภาษา', 'Language', { most: 12 }]),
          file('captions', 'url', ['ไฟล์คำบรรยาย', 'File of captions']),
        ],
      }),
    ],
  },
  props,
  defaults: { title: '', url: '', poster: '', captions: [], text: '' },
})
