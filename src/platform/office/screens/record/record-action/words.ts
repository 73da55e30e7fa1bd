export const recordActionWords = {
  unknown: { th: 'ไม่มีสิทธิ์ทำรายการนี้', en: 'You do not have permission to do this' },
  required: { th: 'กรุณาใส่{field}', en: '{field} is required' },
  cancel: { th: 'ไม่ทำ', en: 'Cancel' },
  many: { th: '{action} {n} รายการ?', en: '{action}: {n}?' },
} as const
