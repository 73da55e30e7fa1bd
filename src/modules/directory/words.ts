export const adWords = {
  title: { th: 'นำเข้าผู้เรียนจากไดเรกทอรี', en: 'Import learners from directory' },
  off: { th: 'ยังไม่ได้เชื่อมต่อ', en: 'Not connected' },
  on: { th: 'เชื่อมต่อแล้ว', en: 'Connected' },
  connection: { th: 'การเชื่อมต่อ', en: 'Connection' },
  howTo: { th: 'วิธีเชื่อมต่อ', en: 'How to connect' },
  howToText: {
    th: 'แจ้งผู้ดูแลเซิร์ฟเวอร์ให้ตั้งค่า LDAP_URL เพิ่มชื่อโฮสต์ของเว็บไซต์นี้ใน LDAP_SITES แล้วเริ่มเซิร์ฟเวอร์ใหม่',
    en: 'Ask the server administrator to set LDAP_URL, add this site’s host name to LDAP_SITES and restart the server.',
  },
  server: { th: 'เซิร์ฟเวอร์', en: 'Server' },
  base: { th: 'Base DN', en: 'Base DN' },
  filter: { th: 'ตัวกรอง', en: 'Filter' },
  last: { th: 'การนำเข้าครั้งล่าสุด', en: 'Last import' },
  never: { th: 'ยังไม่เคยนำเข้า', en: 'Never' },
  by: { th: 'ผู้สั่งนำเข้า', en: 'Started by' },
  startedAt: { th: 'เริ่มเมื่อ', en: 'Started' },
  endedAt: { th: 'เสร็จเมื่อ', en: 'Finished' },
  outcome: { th: 'ผลลัพธ์', en: 'Result' },
  running: { th: 'กำลังนำเข้า {percent}%', en: 'Importing, {percent}%' },
  waiting: { th: 'รอคิว', en: 'Waiting' },
  cancelled: { th: 'ยกเลิกแล้ว', en: 'Cancelled' },
  rehearse: { th: 'ตรวจสอบก่อนนำเข้า', en: 'Preview changes' },
  sync: { th: 'นำเข้าเลย', en: 'Import now' },
  look: { th: 'ดูความคืบหน้า', en: 'View progress' },
  cancel: { th: 'ยกเลิก', en: 'Cancel' },
  begun: { th: 'เริ่มนำเข้าแล้ว คุณทำงานอื่นต่อได้', en: 'Import started. You can continue with other work.' },
  rehearsed: {
    th: 'ผลการตรวจสอบ (ยังไม่มีการเปลี่ยนแปลง): เพิ่ม {create} เชื่อมกับบัญชีเดิม {link} แก้ไข {change} ปิดใช้งาน {off} ข้าม {unfit}',
    en: 'Preview only, nothing has changed: {create} to add, {link} to link, {change} to change, {off} to deactivate, {unfit} to skip',
  },
  done: {
    th: 'เพิ่ม {create} เชื่อมกับบัญชีเดิม {link} แก้ไข {change} ปิดใช้งาน {off} ข้าม {unfit}',
    en: '{create} added, {link} linked, {change} changed, {off} deactivated, {unfit} skipped',
  },
  create: { th: 'จะเพิ่ม', en: 'To add' },
  link: { th: 'จะเชื่อมกับบัญชีเดิม', en: 'To link to an existing account' },
  change: { th: 'จะแก้ไข', en: 'To change' },
  switchOff: { th: 'จะปิดใช้งาน', en: 'To deactivate' },
  unfit: { th: 'จะข้าม', en: 'To skip' },
  name: { th: 'ชื่อ', en: 'Name' },
  email: { th: 'อีเมล', en: 'Email' },
  because: { th: 'เหตุผล', en: 'Reason' },
  finished: { th: 'นำเข้าผู้เรียนจากไดเรกทอรีเสร็จแล้ว', en: 'Learners imported from the directory' },
  failed: { th: 'นำเข้าผู้เรียนจากไดเรกทอรีไม่สำเร็จ', en: 'Learners could not be imported from the directory' },
  reading: { th: 'กำลังอ่านไดเรกทอรี', en: 'Reading the directory' },
  writing: { th: 'กำลังบันทึก', en: 'Saving' },
  crumbs: { th: 'ตำแหน่ง', en: 'You are here' },
  more: { th: 'คำสั่งเพิ่มเติม', en: 'More' },
} as const

export const faultWords = {
  unreachable: {
    th: 'ติดต่อไดเรกทอรีไม่ได้ กรุณาตรวจสอบว่าเซิร์ฟเวอร์ทำงานอยู่และเชื่อมต่อเครือข่ายได้ แล้วลองใหม่',
    en: 'Cannot reach the directory. Check that the server is running and the network is connected, then try again.',
  },
  refused: {
    th: 'ชื่อหรือรหัสผ่านของไดเรกทอรีไม่ถูกต้อง กรุณาตรวจสอบ LDAP_BIND_DN และ LDAP_PASSWORD',
    en: 'The directory rejected the name or password. Check LDAP_BIND_DN and LDAP_PASSWORD.',
  },
  'no-base': { th: 'ไม่พบ Base DN ที่ตั้งไว้ในไดเรกทอรี', en: 'The Base DN was not found in the directory.' },
  'too-many': {
    th: 'พบรายชื่อเกิน 100,000 คน กรุณาตรวจสอบ Base DN และตัวกรอง',
    en: 'More than 100,000 people were found. Check the Base DN and the filter.',
  },
  broken: {
    th: 'ค้นหาในไดเรกทอรีไม่สำเร็จ กรุณาตรวจสอบตัวกรอง',
    en: 'The directory could not run the search. Check the filter.',
  },
  empty: {
    th: 'ไม่พบผู้ใดในไดเรกทอรีที่ตรงกับตัวกรอง จึงไม่มีบัญชีใดถูกปิดใช้งาน กรุณาตรวจสอบ Base DN และตัวกรอง',
    en: 'No one in the directory matches the filter, so no accounts were deactivated. Check the Base DN and the filter.',
  },
} as const

export const unfitWords = {
  id: { th: 'ไดเรกทอรีไม่มีรหัสประจำตัว', en: 'no ID in the directory' },
  name: { th: 'ไม่มีชื่อหรือนามสกุล', en: 'missing first or last name' },
  email: { th: 'ไม่มีอีเมลที่ใช้ได้', en: 'no valid email' },
  twice: { th: 'ซ้ำกับอีกคนในไดเรกทอรี', en: 'duplicate of another person in the directory' },
  taken: { th: 'อีเมลหรือชื่อผู้ใช้เป็นของบัญชีอื่น', en: 'another account uses this email or username' },
  refused: { th: 'ข้อมูลไม่ถูกต้องตามเงื่อนไขของระบบ', en: 'the data is not valid' },
} as const
