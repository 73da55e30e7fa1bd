import { z } from 'zod'
import { fileAddress } from '#domain/page/address.ts'
import { defineBlock } from '#platform/content/page/block.ts'
import { choice, field, file } from '#domain/page/edit/block-editor.ts'

/** A PDF behind its preview (specification §3, PDF block): a file of this site, or an https URL. */
export const props = z.strictObject({
  fileurl: fileAddress.or(z.literal('')),
  filename: z.string().max(200),
  /** The preview picture. Without one, a drawing is shown. */
  url: fileAddress.or(z.literal('')),
  canDownload: z.boolean(),
  /** The watermark on every page of the viewer. If empty, it is a text about a digital licence. */
  watermark: z.string().max(200),
  display: z.enum(['download', 'preview']),
})
export type Props = z.infer<typeof props>

export default defineBlock<Props>({
  type: 'pdf',
  version: 1,
  label: { th: 'เอกสาร PDF', en: 'PDF' },
  editor: {
    group: 'basic',
    icon: 'file-type-pdf',

    fields: [
      file('document', 'fileurl', ['ไฟล์ PDF', 'PDF']),
      field('text', 'filename', ['ชื่อที่แสดง', 'Name shown', { most: 200 }]),
      file('picture', 'url', ['ภาพหน้าปก', 'Picture of the cover']),
      choice('display', ['แสดงเป็น', 'Shown as', { tab: 'look' }], {
        preview: ['เปิดอ่านในหน้า', 'To be read'],
        download: ['ลิงก์ดาวน์โหลด', 'To be downloaded'],
      }),
      field('switch', 'canDownload', ['ให้ดาวน์โหลด', 'May be downloaded']),
      field('text', 'watermark', ['ลายน้ำ', 'Watermark', { most: 200 }]),
    ],
  },
  props,
  defaults: { fileurl: '', filename: '', url: '', canDownload: false, watermark: '', display: 'preview' },
})
