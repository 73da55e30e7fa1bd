/** Words of the invigilator's board. */
export const boardWords = {
  heading: { th: 'คุมสอบ', en: 'Invigilation' },
  counts: {
    th: 'ผู้เรียน {all} คน รอสอบ {waiting} คน กำลังสอบ {open} คน พักการสอบ {paused} คน ส่งแล้ว {over} คน',
    en: '{all} {all|learner|learners}: {waiting} waiting, {open} in progress, {paused} paused, {over} finished',
  },
  refreshed: { th: 'อัปเดตเมื่อ {time} น.', en: 'Updated at {time}' },
  nobody: {
    th: 'ยังไม่มีผู้เรียนในห้องรอสอบ ผู้เรียนจะแสดงที่นี่เมื่อเปิดหน้าสอบ',
    en: 'Nobody is here yet. Learners appear when they open the exam.',
  },
  forAll: { th: 'ทุกคนที่กำลังสอบ', en: 'Everybody who is sitting the exam' },
  waiting: { th: 'รอสอบ', en: 'Waiting' },
  seen: { th: 'เห็นล่าสุด {time} น.', en: 'Last seen at {time}' },
  answered: { th: 'ตอบแล้ว {n} จาก {most} ข้อ', en: '{n} of {most} answered' },
  manage: { th: 'จัดการ', en: 'Manage' },
  manageOf: { th: 'จัดการ {name}', en: 'Manage {name}' },
  left: { th: 'ออกจากหน้าสอบ {n} ครั้ง ล่าสุด {time} น.', en: 'Left the page {n} {n|time|times}, last at {time}' },
  offline: { th: 'สัญญาณขาด {n} ครั้ง ล่าสุด {time} น.', en: 'Lost the connection {n} {n|time|times}, last at {time}' },
  fullscreen: {
    th: 'ออกจากเต็มจอ {n} ครั้ง ล่าสุด {time} น.',
    en: 'Left full screen {n} {n|time|times}, last at {time}',
  },
  lease: {
    th: 'เปลี่ยนอุปกรณ์หรือหน้าต่าง {n} ครั้ง ล่าสุด {time} น.',
    en: 'Changed device or window {n} {n|time|times}, last at {time}',
  },
  late: { th: 'คำตอบมาถึงหลังหมดเวลา {n} ข้อ', en: '{n} {n|answer|answers} arrived after the end' },
  factsHint: {
    th: 'ข้อมูลนี้เป็นข้อเท็จจริงที่เครื่องของผู้เรียนบันทึก ไม่ใช่ข้อสรุปว่าทุจริต',
    en: 'These are facts that devices noted. They do not prove cheating.',
  },
  message: { th: 'ข้อความถึงผู้เรียน', en: 'Message' },
  send: { th: 'ส่งข้อความ', en: 'Send message' },
  minutes: { th: 'เพิ่มเวลา (นาที)', en: 'Extra minutes' },
  extend: { th: 'เพิ่มเวลา', en: 'Add time' },
  reason: { th: 'เหตุผล', en: 'Reason' },
  reasonHint: { th: 'ผู้เรียนไม่เห็นเหตุผล', en: 'Learners do not see it.' },
  pause: { th: 'พักการสอบ', en: 'Pause' },
  resume: { th: 'ให้สอบต่อ', en: 'Resume' },
  void: { th: 'ให้การสอบเป็นโมฆะ', en: 'Void this attempt' },
  voidText: {
    th: 'การสอบครั้งนี้จะสิ้นสุดทันทีและไม่มีผลสอบ ยกเลิกภายหลังไม่ได้',
    en: 'The attempt ends now and has no result. You cannot undo this.',
  },
  confirm: { th: 'ยืนยันว่าให้เป็นโมฆะ', en: 'Yes, void this attempt' },
  done: { th: 'ดำเนินการแล้ว {n} คน', en: 'Done for {n} {n|learner|learners}' },
  nothingDone: { th: 'ไม่มีผู้เรียนที่กำลังสอบ', en: 'Nobody is sitting the exam now.' },
  badMinutes: { th: 'ใส่จำนวนนาทีตั้งแต่ 1 ถึง 240', en: 'Enter from 1 to 240 minutes.' },
  badMessage: { th: 'ใส่ข้อความไม่เกิน 500 ตัวอักษร', en: 'Enter a message of up to 500 characters.' },
  badReason: { th: 'ใส่เหตุผลไม่เกิน 500 ตัวอักษร', en: 'Enter a reason of up to 500 characters.' },
  notConfirmed: { th: 'กรุณาติ๊กยืนยันก่อน', en: 'Tick the box to confirm.' },
  from: { th: 'เปิดสอบ {time}', en: 'Opens {time}' },
  until: { th: 'ปิดสอบ {time}', en: 'Closes {time}' },
  roundOf: { th: '{type} รอบที่ {n}', en: '{type}, round {n}' },
} as const

export type BoardWords = Record<keyof typeof boardWords, string>
