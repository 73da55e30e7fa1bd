export const displayWords = {
  heading: { th: 'จอดีบัก', en: 'Debug display' },
  request: { th: 'คำขอนี้', en: 'This request' },
  host: { th: 'โฮสต์', en: 'Host' },
  site: { th: 'เว็บไซต์', en: 'Site' },
  viewer: { th: 'ผู้ใช้', en: 'Person' },
  role: { th: 'บทบาท', en: 'Role' },
  locale: { th: 'ภาษา', en: 'Language' },
  plugins: { th: 'ระบบที่เปิดใช้', en: 'Active modules' },
  cache: { th: 'หน้าเว็บในแคช', en: 'Pages kept' },
  memory: { th: 'หน่วยความจำ', en: 'Memory' },
  jobs: { th: 'งานเบื้องหลัง', en: 'Background jobs' },
  jobCounts: {
    th: 'รอ {ready} · กำลังทำ {running} · ล้มเหลว {failed}',
    en: '{ready} ready · {running} running · {failed} failed',
  },
  log: { th: 'บันทึกของเบราว์เซอร์', en: 'Browser log' },
  nothing: { th: 'ยังไม่มีอะไรถูกบันทึก', en: 'No log entries' },
} as const
