export const refusedWords = {
  onlyLook: {
    th: 'นี่คือหน้าตัวอย่าง ยังไม่มีข้อมูลใดถูกบันทึก',
    en: 'This is a preview. Nothing was saved.',
  },
} as const
