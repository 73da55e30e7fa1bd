export const recordActionWords = {
  unknown: { th: 'คุณไม่มีสิทธิ์ทำรายการนี้', en: 'You do not have permission to do this' },
  required: { th: 'กรุณากรอก{field}', en: '{field} is required' },
  cancel: { th: 'ยกเลิก', en: 'Cancel' },
  many: { th: '{action} {n} รายการ?', en: '{action}: {n}?' },
} as const
