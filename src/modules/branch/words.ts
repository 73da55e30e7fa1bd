export const branchWords = {
  people: { th: 'ผู้ใช้ของสาขา', en: 'Users' },
  enrolled: { th: 'การลงทะเบียน', en: 'Enrolments' },
  enrolledMonth: { th: 'ใน 30 วัน {n}', en: '{n} in the last 30 days' },
  passed: { th: 'เรียนจบ', en: 'Completed' },
  share: { th: '{n}% ของการลงทะเบียน', en: '{n}% of enrolments' },
  rooms: { th: 'ห้อง', en: 'Rooms' },
  map: { th: 'เปิดแผนที่', en: 'Open the map' },
} as const
