/** The proof of sending on the screen of a mail. */
export const proofWords = {
  title: { th: 'หลักฐานการส่ง', en: 'Proof of sending' },
  none: { th: 'ยังไม่มีการส่ง', en: 'Not sent yet' },
  print: { th: 'พิมพ์หลักฐาน', en: 'Print proof' },
  host: { th: 'เซิร์ฟเวอร์', en: 'Server' },
  code: { th: 'รหัสตอบกลับ', en: 'Reply code' },
  response: { th: 'คำตอบของเซิร์ฟเวอร์', en: 'Server reply' },
  from: { th: 'ผู้ส่งบนซอง', en: 'Envelope sender' },
  to: { th: 'ผู้รับบนซอง', en: 'Envelope recipient' },
  ms: { th: 'เวลาที่ใช้ (มิลลิวินาที)', en: 'Time (ms)' },
  bytes: { th: 'ขนาด (ไบต์)', en: 'Size (bytes)' },
  sha256: { th: 'SHA-256 ของข้อความที่ส่ง', en: 'SHA-256 of the message' },
} as const

export const outcomeWords = {
  accepted: { th: 'เซิร์ฟเวอร์รับแล้ว', en: 'Accepted by the server' },
  deferred: { th: 'ยังไม่รับ จะส่งใหม่', en: 'Deferred, to be tried again' },
  refused: { th: 'ปฏิเสธ', en: 'Refused' },
  bounced: { th: 'ตีกลับ', en: 'Bounced' },
} as const

export const officeWords = {
  design: { th: 'ออกแบบ', en: 'Design' },
  mails: { th: 'อีเมลที่ส่งออก', en: 'Outgoing mail' },
  templates: { th: 'แม่แบบอีเมล', en: 'Email templates' },
  crumbs: { th: 'เส้นทาง', en: 'Breadcrumb' },
} as const

/** The list of addresses that get no mail. */
export const suppressedWords = {
  title: { th: 'รายการงดส่งอีเมล', en: 'Suppressed addresses' },
  find: { th: 'ค้นหาด้วยที่อยู่อีเมลเต็ม', en: 'Search by the whole email address' },
  search: { th: 'ค้นหา', en: 'Search' },
  empty: { th: 'ไม่มีที่อยู่ที่งดส่ง', en: 'No suppressed addresses' },
  address: { th: 'ที่อยู่', en: 'Address' },
  reason: { th: 'เหตุผล', en: 'Reason' },
  scope: { th: 'งดส่ง', en: 'Stops' },
  until: { th: 'ถึงวันที่', en: 'Until' },
  note: { th: 'รายละเอียด', en: 'Details' },
  lift: { th: 'ส่งได้อีกครั้ง', en: 'Allow again' },
  liftOf: { th: 'ให้ส่งถึง {address} ได้อีกครั้ง', en: 'Allow mail to {address} again' },
  lifted: { th: 'ส่งอีเมลถึงที่อยู่นี้ได้แล้ว', en: 'You can email this address again' },
  addTitle: { th: 'เพิ่มที่อยู่ที่งดส่ง', en: 'Suppress an address' },
  add: { th: 'งดส่ง', en: 'Suppress' },
  added: { th: 'เพิ่มในรายการงดส่งแล้ว', en: 'The address is suppressed' },
  email: { th: 'อีเมล', en: 'Email' },
  all: { th: 'อีเมลทุกประเภท', en: 'All mail' },
  news: { th: 'ข่าวสาร', en: 'News' },
  forever: { th: 'ไม่มีกำหนด', en: 'No end' },
} as const

export const reasonWords = {
  hard: { th: 'ไม่มีที่อยู่นี้', en: 'The address does not exist' },
  soft: { th: 'ตีกลับหลายครั้ง', en: 'Bounced several times' },
  complaint: { th: 'ผู้รับแจ้งสแปม', en: 'Marked as spam' },
  unsubscribe: { th: 'ผู้รับเลิกรับข่าวสาร', en: 'Unsubscribed' },
  manual: { th: 'ทีมงานระงับไว้', en: 'Suppressed by staff' },
} as const

/** The sender of the site and its DNS records. */
export const senderWords = {
  title: { th: 'ผู้ส่งอีเมล', en: 'Email sender' },
  from: { th: 'ผู้ส่ง', en: 'Sender' },
  settings: { th: 'แก้ไขผู้ส่งและเซิร์ฟเวอร์', en: 'Edit the sender and the server' },
  dns: { th: 'ระเบียน DNS ของ {domain}', en: 'DNS records of {domain}' },
  check: { th: 'ตรวจโดเมน', en: 'Check domain' },
  checked: { th: 'ตรวจล่าสุด {at}', en: 'Last checked {at}' },
  unchecked: { th: 'ยังไม่ได้ตรวจ', en: 'Not checked yet' },
  done: { th: 'ตรวจโดเมนแล้ว', en: 'The domain was checked' },
  record: { th: 'ระเบียน', en: 'Record' },
  name: { th: 'ชื่อระเบียน', en: 'Name' },
  value: { th: 'ค่า (TXT)', en: 'Value (TXT)' },
  state: { th: 'ผล', en: 'Result' },
  createKey: { th: 'สร้างกุญแจ DKIM', en: 'Create DKIM key' },
  newKey: { th: 'เปลี่ยนกุญแจ DKIM', en: 'Replace DKIM key' },
  keyCreated: {
    th: 'สร้างกุญแจแล้ว เพิ่มระเบียนที่โดเมน แล้วเลือก “ตรวจโดเมน”',
    en: 'The key is created. Add the record to your domain, then select “Check domain”.',
  },
  newsReady: { th: 'ส่งข่าวสารได้', en: 'You can send news' },
  newsBlocked: {
    th: 'ยังส่งข่าวสารไม่ได้ อีเมลแจ้งตามรายการยังส่งได้ แต่อาจเข้ากล่องสแปม',
    en: 'You cannot send news yet. Transactional emails are sent, but may arrive in spam.',
  },
  bounces: { th: 'อีเมลตีกลับ', en: 'Bounces' },
  mailbox: { th: 'กล่องจดหมายรับอีเมลตีกลับ', en: 'Mailbox for bounces' },
  mailboxHint: {
    th: 'กล่องที่รับ ชื่อ+รหัส@โดเมน ได้ ชื่อก่อน @ ไม่เกิน 20 ตัวอักษร เว้นว่างเพื่อใช้ที่อยู่ผู้ส่ง',
    en: 'A mailbox that accepts name+code@domain, up to 20 characters before the @. Leave empty to use the sender.',
  },
  wrongMailbox: { th: 'กรุณากรอกอีเมลให้ถูกต้อง', en: 'Enter a valid email address' },
  save: { th: 'บันทึก', en: 'Save' },
  saved: { th: 'บันทึกแล้ว', en: 'Saved' },
  token: { th: 'โทเค็นสำหรับ POST {path}', en: 'Token for POST {path}' },
  newToken: { th: 'เปลี่ยนโทเค็น', en: 'Replace token' },
  tokenHint: {
    th: 'ให้เซิร์ฟเวอร์อีเมลส่งรายงานตีกลับมาที่ API นี้พร้อมโทเค็น เมื่อเปลี่ยนแล้วโทเค็นเดิมใช้ไม่ได้',
    en: 'Let your mail server send bounce reports to this API with the token. After you replace it, the old one stops working.',
  },
} as const

export const verdictWords = {
  pass: { th: 'ผ่าน', en: 'Passed' },
  warn: { th: 'ผ่าน แต่ยังไม่เข้มงวด', en: 'Passed, but not strict' },
  fail: { th: 'ไม่ผ่าน', en: 'Failed' },
  none: { th: 'ยังไม่ได้ตรวจ', en: 'Not checked' },
} as const
