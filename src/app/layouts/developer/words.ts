/** Texts of the developer bar. Its buttons have the names of the specification. */
export const barWords = {
  title: { th: 'แถบสำหรับนักพัฒนา', en: 'Developer bar' },
  host: { th: 'โฮสต์', en: 'Host' },
  choose: { th: 'เลือกโฮสต์', en: 'Choose a host' },
  set: { th: 'Set', en: 'Set' },
  reset: { th: 'Reset', en: 'Reset' },
  fold: { th: 'Hide/show', en: 'Hide/show' },
  display: { th: 'Debug', en: 'Debug' },
  failed: { th: 'เปลี่ยนโฮสต์ไม่สำเร็จ', en: 'The host could not be changed' },
} as const
