/** Messages about taking a training again. */
export const trainingWords = {
  running: {
    th: 'เริ่มอบรมซ้ำได้เมื่อเรียนครั้งนี้จบแล้ว',
    en: 'You can train again after this attempt is completed',
  },
  withdrawn: { th: 'ถอนการลงทะเบียนแล้ว กรุณาคืนสิทธิ์เรียนก่อน', en: 'The enrolment is withdrawn. Restore access first' },
  endless: {
    th: 'การอบรมนี้ไม่หมดอายุ จึงไม่ต้องอบรมซ้ำ',
    en: 'This training never expires, so there is no need to take it again',
  },
  early: {
    th: 'อบรมซ้ำได้ตั้งแต่ 90 วันก่อนหมดอายุ',
    en: 'You can take this training again from 90 days before it expires',
  },
  priced: {
    th: 'หลักสูตรนี้มีค่าลงทะเบียน กรุณาติดต่อเจ้าหน้าที่เพื่ออบรมซ้ำ',
    en: 'This course has a fee. Contact the staff to take it again',
  },
  closed: { th: 'หลักสูตรนี้ยังไม่เปิดรับสมัคร', en: 'Registration for this course is not open' },
  notNow: {
    th: 'เริ่มอบรมซ้ำได้จากคำสั่ง “อบรมซ้ำ” เท่านั้น และเลิกทำไม่ได้ เพราะผลครั้งก่อนเก็บแยกไว้แล้ว',
    en: 'Use “Train again”. It cannot be undone, because the earlier result is already stored separately',
  },
  begun: {
    th: 'เจ้าหน้าที่เปิดให้คุณอบรม “{course}” อีกครั้ง ผลครั้งก่อนยังเก็บไว้',
    en: 'Staff opened “{course}” for you to take again. Your earlier result is kept',
  },
  remind: {
    th: 'การอบรม “{course}” ของคุณใช้ได้ถึง {day}',
    en: 'Your training “{course}” is valid until {day}',
  },
  remindText: {
    th: 'อบรมซ้ำได้จากหน้า “อายุการอบรมของฉัน”',
    en: 'You can take it again on the page “My training validity”',
  },
  alone: {
    th: 'เริ่มอบรมซ้ำพร้อมกับเปลี่ยนสิทธิ์เรียนหรือความคืบหน้าไม่ได้',
    en: 'You cannot change access or progress while you begin another attempt',
  },
  remindNow: { th: 'เตือนได้จากคำสั่ง “เตือนวันหมดอายุ” เท่านั้น', en: 'Use “Remind of expiry”' },
  noEnd: { th: 'การอบรมนี้ไม่มีวันหมดอายุ', en: 'This training has no expiry date' },
} as const
