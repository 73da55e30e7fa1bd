export const refusedWords = {
  onlyLook: {
    th: 'หน้าตัวอย่างมีไว้ดูเท่านั้น ยังไม่มีอะไรถูกบันทึก',
    en: 'This is a preview. Nothing was saved.',
  },
} as const
