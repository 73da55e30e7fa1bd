export const peopleWords = {
  roles: { th: 'บทบาท', en: 'Roles' },
  add: { th: 'เพิ่มทีมงาน', en: 'Add a member of staff' },
  all: { th: 'ทั้งหมด', en: 'All' },
  role: { th: '{role} {n} เว็บไซต์', en: '{role} of {n} sites' },
  everywhere: { th: '{role} ทุกเว็บไซต์', en: '{role} of every site' },
  none: { th: 'ยังไม่มีบทบาท', en: 'No role yet' },
  of: { th: 'ทีมงานของ{site}', en: 'Staff of {site}' },
} as const

export const personWords = {
  roles: { th: 'บทบาทในแต่ละเว็บไซต์', en: 'Roles on each site' },
  rolesText: {
    th: 'ให้ได้เฉพาะบทบาทที่ต่ำกว่าของคุณ ทีมงานเห็นเฉพาะเว็บไซต์ที่มีบทบาท',
    en: 'You may give roles below your own. Staff see the sites on which they hold one.',
  },
  everySite: { th: 'ทุกเว็บไซต์', en: 'Every site' },
  no: { th: 'ไม่มีบทบาท', en: 'No role' },
  invited: {
    th: 'เมื่อบันทึก ระบบส่งลิงก์เปิดใช้บัญชีไปที่อีเมลนี้',
    en: 'When this is saved, a link to activate the account is mailed to this address.',
  },
  ownRank: {
    th: 'บทบาทของตัวเองและของผู้ที่มีระดับเดียวกันเปลี่ยนที่นี่ไม่ได้',
    en: 'Your own roles, and those of your rank, are not changed here',
  },
  lastSeen: { th: 'ใช้งานล่าสุด', en: 'Last seen' },
  never: { th: 'ยังไม่เคยเข้าใช้', en: 'Never' },
  access: { th: 'การเข้าใช้', en: 'Access' },
} as const
