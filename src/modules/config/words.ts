export const clientLogWords = {
  wrong: { th: 'ส่งข้อความไม่เกิน 1,000 ตัวอักษรในช่อง text', en: 'Send a text of at most 1,000 characters' },
} as const
