import {
  choices,
  group,
  numberBetween,
  optional,
  text,
  withHint,
  withUnit,
} from '#platform/data/collection/field-builders.ts'

const types = ['jpg', 'png', 'webp', 'svg', 'pdf', 'docx', 'xlsx', 'pptx', 'mp4', 'vtt', 'mp3', 'zip'] as const

/** The files that the site accepts. */
export const files = group({
  types: choices(types.map((value) => ({ value, label: { th: `.${value}`, en: `.${value}` } })))(
    'ชนิดไฟล์ที่รับ',
    'File types',
  ),
  mostMB: withUnit({ th: 'MB', en: 'MB' }, numberBetween(1, 2000)('ขนาดสูงสุดต่อไฟล์', 'Largest file')),
  itemLimit: withHint(
    { th: 'เว้นว่างเพื่อใช้ 50 ไฟล์', en: 'Leave empty for 50 files' },
    optional(numberBetween(1, 50)('ไฟล์แนบต่อรายการไม่เกิน', 'Maximum attachments per record')),
  ),
  watermark: withHint(
    { th: 'แสดงบนเอกสาร PDF ที่ผู้เรียนเปิดอ่าน', en: 'Written over PDF documents that learners open' },
    optional(text('ข้อความลายน้ำ', 'Watermark')),
  ),
})

/** The defaults. */
export const usualFiles = {
  ...{ types: ['jpg', 'png', 'webp', 'pdf', 'docx', 'xlsx', 'pptx', 'mp4', 'vtt'] as (typeof types)[number][] },
  ...{ mostMB: 50, itemLimit: null, watermark: null },
}
