/** Words of a PDF shown on a page. */
export const readingWords = {
  close: { th: 'ปิด', en: 'Close' },
  loading: { th: 'กำลังเปิดเอกสาร', en: 'Opening document' },
  failed: { th: 'เปิดเอกสารในหน้านี้ไม่ได้', en: 'This document cannot be opened here.' },
  newTab: { th: 'เปิดในแท็บใหม่', en: 'Open in new tab' },
  again: { th: 'ลองใหม่', en: 'Try again' },
  page: { th: 'หน้า {page} จาก {count}', en: 'Page {page} of {count}' },
} as const
