export const adWords = {
  title: { th: 'ดึงผู้เรียนจากไดเรกทอรี', en: 'Learners from the directory' },
  off: { th: 'ยังไม่ได้เชื่อมต่อ', en: 'Not connected' },
  on: { th: 'เชื่อมต่อแล้ว', en: 'Connected' },
  connection: { th: 'การเชื่อมต่อ', en: 'Connection' },
  howTo: { th: 'วิธีเชื่อมต่อ', en: 'How to connect' },
  howToText: {
    th: 'ผู้ดูแลเครื่องแม่ข่ายตั้งค่า LDAP_URL และใส่ชื่อโฮสต์ของเว็บไซต์นี้ใน LDAP_SITES แล้วเริ่มระบบใหม่',
    en: 'Who keeps the server sets LDAP_URL, names this site’s host in LDAP_SITES, and starts it again.',
  },
  server: { th: 'เครื่องแม่ข่าย', en: 'Server' },
  base: { th: 'จุดเริ่มค้นหา', en: 'Base' },
  filter: { th: 'เงื่อนไข', en: 'Filter' },
  last: { th: 'ครั้งล่าสุด', en: 'Last time' },
  never: { th: 'ยังไม่เคยดึงข้อมูล', en: 'Never' },
  by: { th: 'สั่งโดย', en: 'Asked by' },
  startedAt: { th: 'เริ่มเมื่อ', en: 'Began' },
  endedAt: { th: 'เสร็จเมื่อ', en: 'Ended' },
  outcome: { th: 'ผล', en: 'Outcome' },
  running: { th: 'กำลังดึงข้อมูล {percent}%', en: 'Under way, {percent}%' },
  waiting: { th: 'รอคิว', en: 'Waiting' },
  cancelled: { th: 'ยกเลิกแล้ว', en: 'Cancelled' },
  rehearse: { th: 'ซ้อมก่อน', en: 'Rehearse' },
  sync: { th: 'ดึงข้อมูลเดี๋ยวนี้', en: 'Take them over now' },
  look: { th: 'ดูความคืบหน้า', en: 'See how far it is' },
  cancel: { th: 'ยกเลิก', en: 'Cancel' },
  begun: { th: 'เริ่มดึงข้อมูลแล้ว ทำงานอื่นต่อได้', en: 'It has begun. You can go on with other work.' },
  rehearsed: {
    th: 'ซ้อมแล้ว ยังไม่มีอะไรเปลี่ยน: เพิ่ม {create} ผูกกับบัญชีเดิม {link} แก้ไข {change} ปิดใช้งาน {off} ข้าม {unfit}',
    en: 'A rehearsal, nothing has changed: {create} to add, {link} to link, {change} to change, {off} to switch off, {unfit} to leave out',
  },
  done: {
    th: 'เพิ่ม {create} ผูกกับบัญชีเดิม {link} แก้ไข {change} ปิดใช้งาน {off} ข้าม {unfit}',
    en: '{create} added, {link} linked, {change} changed, {off} switched off, {unfit} left out',
  },
  create: { th: 'จะเพิ่ม', en: 'To add' },
  link: { th: 'จะผูกกับบัญชีเดิม', en: 'To link to an account' },
  change: { th: 'จะแก้ไข', en: 'To change' },
  switchOff: { th: 'จะปิดใช้งาน', en: 'To switch off' },
  unfit: { th: 'จะข้าม', en: 'To leave out' },
  name: { th: 'ชื่อ', en: 'Name' },
  email: { th: 'อีเมล', en: 'E-mail' },
  because: { th: 'เพราะ', en: 'Because' },
  finished: { th: 'ดึงผู้เรียนจากไดเรกทอรีเสร็จแล้ว', en: 'The learners of the directory are taken over' },
  failed: { th: 'ดึงผู้เรียนจากไดเรกทอรีไม่สำเร็จ', en: 'The learners of the directory could not be taken over' },
  reading: { th: 'กำลังอ่านไดเรกทอรี', en: 'Reading the directory' },
  writing: { th: 'กำลังบันทึก', en: 'Storing' },
  crumbs: { th: 'ตำแหน่ง', en: 'You are here' },
  more: { th: 'คำสั่งเพิ่มเติม', en: 'More' },
} as const

export const faultWords = {
  unreachable: {
    th: 'ติดต่อไดเรกทอรีไม่ได้ ตรวจว่าเครื่องแม่ข่ายเปิดอยู่และเครือข่ายถึงกัน แล้วลองใหม่',
    en: 'The directory cannot be reached. See that it runs and that the network leads there, then try again.',
  },
  refused: {
    th: 'ไดเรกทอรีไม่รับชื่อหรือรหัสผ่านที่ตั้งไว้ (LDAP_BIND_DN, LDAP_PASSWORD)',
    en: 'The directory refuses the name or password that is set (LDAP_BIND_DN, LDAP_PASSWORD).',
  },
  'no-base': { th: 'ไดเรกทอรีไม่มีจุดเริ่มค้นหาที่ตั้งไว้', en: 'The directory has no such base.' },
  'too-many': {
    th: 'พบผู้คนมากเกิน 100,000 คน ตรวจจุดเริ่มค้นหาและเงื่อนไข',
    en: 'More than 100,000 people were found. Look at the base and the filter.',
  },
  broken: {
    th: 'ไดเรกทอรีตอบว่าทำไม่ได้ ตรวจเงื่อนไขการค้นหา',
    en: 'The directory answers that it cannot. Look at the filter.',
  },
  empty: {
    th: 'ไดเรกทอรีไม่มีใครตรงเงื่อนไขเลย จึงไม่ปิดบัญชีใด ตรวจจุดเริ่มค้นหาและเงื่อนไข',
    en: 'Nobody in the directory fits, so no account was switched off. Look at the base and the filter.',
  },
} as const

export const unfitWords = {
  id: { th: 'ไดเรกทอรีไม่มีรหัสประจำตัว', en: 'it has no id in the directory' },
  name: { th: 'ไม่มีชื่อหรือนามสกุล', en: 'a name is missing' },
  email: { th: 'ไม่มีอีเมลที่ใช้ได้', en: 'it has no valid e-mail' },
  twice: { th: 'ซ้ำกับอีกคนในไดเรกทอรี', en: 'another one in the directory has the same' },
  taken: { th: 'อีเมลหรือชื่อผู้ใช้เป็นของบัญชีอื่น', en: 'another account has the address or the user name' },
  refused: { th: 'ระบบไม่รับข้อมูล', en: 'its data are not accepted' },
} as const
