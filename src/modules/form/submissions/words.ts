/** Why a form does not take an answer, and what people read after sending. */
export const submitWords = {
  noToken: {
    th: 'แบบฟอร์มนี้เปิดค้างไว้นานเกินไป กรุณาโหลดหน้าใหม่แล้วส่งอีกครั้ง ข้อมูลที่กรอกไว้ยังอยู่',
    en: 'This form was open for too long. Reload the page and send it again. What you entered is kept',
  },
  keyUsed: {
    th: 'แบบฟอร์มนี้ถูกส่งโดยผู้อื่นแล้ว กรุณาโหลดหน้าใหม่',
    en: 'Somebody else has sent this form. Reload the page',
  },
  waiting: { th: 'แบบฟอร์มนี้ยังไม่เปิดรับคำตอบ', en: 'This form is not open yet' },
  closed: { th: 'แบบฟอร์มนี้ปิดรับคำตอบแล้ว', en: 'This form is closed' },
  draft: { th: 'แบบฟอร์มนี้ยังไม่เผยแพร่', en: 'This form is not published' },
  full: { th: 'แบบฟอร์มนี้มีผู้ตอบครบตามจำนวนแล้ว', en: 'This form has all the answers that it can take' },
  once: {
    th: 'คุณส่งแบบฟอร์มนี้ไปแล้ว แบบฟอร์มนี้ส่งได้คนละหนึ่งครั้ง',
    en: 'You have already sent this form. Each person can send it once',
  },
  signIn: { th: 'กรุณาเข้าสู่ระบบก่อนส่งแบบฟอร์มนี้', en: 'Log in before you send this form' },
  changed: {
    th: 'แบบฟอร์มนี้มีการแก้ไขระหว่างที่คุณกรอก กรุณาตรวจคำถามที่เปลี่ยนแล้วส่งอีกครั้ง ข้อมูลที่กรอกไว้ยังอยู่',
    en: 'This form changed while you filled it in. Check the questions that changed and send it again. What you entered is kept',
  },
  taken: { th: 'มีข้อมูลนี้ในระบบแล้ว', en: 'The system has this data already' },
  notYourFile: {
    th: 'ไฟล์นี้ใช้ไม่ได้ กรุณาอัปโหลดใหม่',
    en: 'This file cannot be used. Upload it again',
  },
  bigFile: { th: 'File size exceeds the limit.', en: 'File size exceeds the limit.' },
  wrong: { th: 'ข้อมูลของแบบฟอร์มไม่ถูกต้อง', en: 'The form was not sent correctly' },
  destination: {
    th: 'แบบฟอร์มนี้ส่งข้อมูลไปยังปลายทางที่ระบบไม่รองรับ กรุณาติดต่อเจ้าหน้าที่',
    en: 'This form sends its answers to a place that is not supported. Contact us',
  },
  big: { th: 'ร่างคำตอบยาวเกินไป', en: 'The draft is too long' },
  noLink: {
    th: 'ลิงก์นี้ใช้ไม่ได้แล้ว อาจหมดอายุหรือส่งแบบฟอร์มไปแล้ว',
    en: 'This link no longer works. It may have expired, or the form was sent',
  },
  ticket: {
    th: 'อัปโหลดไฟล์ในช่องนี้ไม่ได้ กรุณาโหลดหน้าใหม่',
    en: 'You cannot upload a file here. Reload the page',
  },
  manyFiles: { th: 'The number of files exceeds the limit.', en: 'The number of files exceeds the limit.' },
  submitTitle: { th: 'กำลังส่งข้อมูล', en: 'Sending' },
  sentSubject: { th: 'ส่งข้อมูลเรียบร้อยแล้ว', en: 'Sent' },
  sentMessage: { th: 'เราได้รับข้อมูลของคุณแล้ว เลขที่ {number}', en: 'We received your answers. Their number is {number}.' },
  noticeTitle: { th: 'มีคำตอบใหม่: {form}', en: 'New submission: {form}' },
} as const
