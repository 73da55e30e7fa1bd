export const refusedWords = {
  onlyLook: {
    th: 'หน้าตัวอย่างมีไว้ดูเท่านั้น ยังไม่มีอะไรถูกบันทึก',
    en: 'A preview is only to be looked at. Nothing has been saved.',
  },
} as const
