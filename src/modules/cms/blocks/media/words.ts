import { readingWords } from '#platform/content/file/serving/reading-words.ts'

/** Words of the slideshow's buttons. */
export const slideshowWords = {
  label: { th: 'สไลด์แนะนำ', en: 'Highlights' },
  roleDescription: { th: 'สไลด์โชว์', en: 'carousel' },
  choose: { th: 'เลือกสไลด์', en: 'Choose a slide' },
  slideOf: { th: 'สไลด์ {slide} จาก {count}', en: 'Slide {slide} of {count}' },
  previous: { th: 'สไลด์ก่อนหน้า', en: 'Previous slide' },
  next: { th: 'สไลด์ถัดไป', en: 'Next slide' },
  pause: { th: 'หยุดเลื่อนอัตโนมัติ', en: 'Stop moving' },
  play: { th: 'เลื่อนอัตโนมัติ', en: 'Autoplay' },
  open: { th: 'เปิดดู', en: 'Open' },
  newTab: { th: '(เปิดแท็บใหม่)', en: '(opens in a new tab)' },
} as const

/** Words of videos and popups. */
export const filmWords = {
  play: { th: 'เล่นวิดีโอ', en: 'Play video' },
  film: { th: 'วิดีโอ', en: 'Video' },
  notice: {
    th: 'เมื่อกดเล่น วิดีโอจะโหลดจาก YouTube',
    en: 'The video loads from YouTube when you play it.',
  },
  close: { th: 'ปิด', en: 'Close' },
} as const

/** The accessible name of a frame with scripts. */
export const htmlWords = {
  frame: { th: 'เนื้อหาที่ฝังไว้', en: 'Embedded content' },
} as const

/** Words of a PDF and of its viewer. */
export const pdfWords = {
  label: { th: 'เอกสาร PDF', en: 'PDF document' },
  download: { th: 'ดาวน์โหลด', en: 'Download' },
  look: { th: 'เปิดอ่าน', en: 'Read' },
  ...readingWords,
  watermark: {
    th: 'เอกสารนี้เผยแพร่ภายใต้สัญญาอนุญาตแบบดิจิทัล ห้ามทำซ้ำหรือเผยแพร่ต่อโดยไม่ได้รับอนุญาต',
    en: 'This document is provided under a digital licence. Do not copy or pass it on without permission.',
  },
} as const

/** Words of a gallery and of the enlarged picture. */
export const galleryWords = {
  label: { th: 'ภาพขนาดใหญ่', en: 'Large image' },
  picture: { th: 'ภาพที่ {n}', en: 'Image {n}' },
  of: { th: 'ภาพที่ {n} จาก {count}', en: 'Image {n} of {count}' },
  previous: { th: 'ภาพก่อนหน้า', en: 'Previous image' },
  next: { th: 'ภาพถัดไป', en: 'Next image' },
  close: { th: 'ปิด', en: 'Close' },
} as const

/** Words of a video of the site. */
export const videoWords = {
  film: { th: 'วิดีโอ', en: 'Video' },
  play: { th: 'เล่นวิดีโอ', en: 'Play video' },
  loading: { th: 'กำลังเปิดวิดีโอ', en: 'Opening video' },
  failed: { th: 'เบราว์เซอร์นี้เล่นวิดีโอนี้ไม่ได้', en: 'This browser cannot play the video.' },
  save: { th: 'เปิดไฟล์วิดีโอ', en: 'Open video file' },
} as const

/** Notes for staff about the file of a PDF. */
export const pdfNotes = {
  forStaff: { th: 'เห็นข้อความนี้ได้เฉพาะเจ้าหน้าที่', en: 'Only visible to staff' },
  elsewhere: {
    th: 'ไฟล์นี้อยู่ในเว็บไซต์อื่น ระบบจึงใส่ลายน้ำไม่ได้ หากต้องการลายน้ำ กรุณาอัปโหลดไฟล์ที่นี่',
    en: 'This file is on another site and cannot get a watermark. Upload it here to add one.',
  },
  public: {
    th: 'ผู้อ่านได้รับไฟล์ที่มีลายน้ำ แต่ไฟล์ต้นฉบับเป็นสาธารณะ ผู้ที่รู้ URL ของไฟล์จะเปิดไฟล์ที่ไม่มีลายน้ำได้ หากไม่ต้องการ กรุณาอัปโหลดใหม่เป็นไฟล์ส่วนตัว',
    en: 'Readers get a copy with a watermark, but the original is public: anyone who knows its URL can open it without a watermark. To prevent that, upload it again as a private file.',
  },
  missing: {
    th: 'ไม่พบไฟล์ของเอกสารนี้ อาจถูกลบไปแล้ว',
    en: 'The file of this document does not exist. It may have been deleted.',
  },
} as const
