import { readingWords } from '#platform/content/file/serving/reading-words.ts'

/** Words of the keys of a slideshow. */
export const slideshowWords = {
  label: { th: 'สไลด์แนะนำ', en: 'Highlights' },
  roleDescription: { th: 'สไลด์โชว์', en: 'carousel' },
  choose: { th: 'เลือกสไลด์', en: 'Choose a slide' },
  slideOf: { th: 'สไลด์ {slide} จาก {count}', en: 'Slide {slide} of {count}' },
  previous: { th: 'สไลด์ก่อนหน้า', en: 'Previous slide' },
  next: { th: 'สไลด์ถัดไป', en: 'Next slide' },
  pause: { th: 'หยุดเลื่อนเอง', en: 'Stop moving' },
  play: { th: 'เลื่อนเอง', en: 'Move by itself' },
  open: { th: 'เปิดดู', en: 'Open' },
  newTab: { th: '(เปิดแท็บใหม่)', en: '(opens in a new tab)' },
} as const

/** Words around a film and what a popup holds. */
export const filmWords = {
  play: { th: 'เล่นวิดีโอ', en: 'Play the video' },
  film: { th: 'วิดีโอ', en: 'Video' },
  notice: {
    th: 'เมื่อกดเล่น วิดีโอจะโหลดจาก YouTube',
    en: 'The video comes from YouTube once it is played.',
  },
  close: { th: 'ปิด', en: 'Close' },
} as const

/** What a frame that runs on its own is called for who listens. */
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

/** Words of a gallery and of the picture that stands large. */
export const galleryWords = {
  label: { th: 'ภาพขนาดใหญ่', en: 'Large picture' },
  picture: { th: 'ภาพที่ {n}', en: 'Picture {n}' },
  of: { th: 'ภาพที่ {n} จาก {count}', en: 'Picture {n} of {count}' },
  previous: { th: 'ภาพก่อนหน้า', en: 'Previous picture' },
  next: { th: 'ภาพถัดไป', en: 'Next picture' },
  close: { th: 'ปิด', en: 'Close' },
} as const

/** Words of a film of the site. */
export const videoWords = {
  film: { th: 'วิดีโอ', en: 'Video' },
  play: { th: 'เล่นวิดีโอ', en: 'Play the video' },
  loading: { th: 'กำลังเปิดวิดีโอ', en: 'The video is being opened' },
  failed: { th: 'เบราว์เซอร์นี้เล่นวิดีโอนี้ไม่ได้', en: 'This browser cannot play the video.' },
  save: { th: 'เปิดไฟล์วิดีโอ', en: 'Open the video file' },
} as const

/** What staff who look at a page are told of the file of a PDF. */
export const pdfNotes = {
  forStaff: { th: 'เจ้าหน้าที่เท่านั้นที่เห็นข้อความนี้', en: 'Only staff see this' },
  elsewhere: {
    th: 'ไฟล์นี้อยู่ที่เว็บไซต์อื่น ระบบใส่ลายน้ำลงในไฟล์ไม่ได้ ถ้าต้องการลายน้ำ กรุณาอัปโหลดไฟล์มาไว้ที่นี่',
    en: 'This file lies elsewhere, so no watermark can be put into it. Upload it here to have one.',
  },
  public: {
    th: 'ลายน้ำอยู่ในฉบับที่ผู้อ่านได้รับ แต่ไฟล์ต้นฉบับเปิดเป็นสาธารณะ ผู้ที่รู้ที่อยู่ไฟล์จะเปิดฉบับที่ไม่มีลายน้ำได้ ถ้าไม่ต้องการ ให้อัปโหลดใหม่เป็นไฟล์ส่วนตัว',
    en: 'Readers get a copy with the watermark, but the original is public: whoever knows its address gets it without. Upload it again as a private file to prevent that.',
  },
  missing: {
    th: 'ไม่พบไฟล์ของเอกสารนี้ อาจถูกลบไปแล้ว',
    en: 'The file of this document is not there; it may have been removed.',
  },
} as const
