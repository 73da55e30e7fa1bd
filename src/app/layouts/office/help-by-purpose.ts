import type { Text } from '#platform/site/i18n/words.ts'

/** The purpose of hand-made screens that declare none, by the word of their path. */
const purposes: Record<string, Text> = {
  dashboard: {
    th: 'หน้านี้สรุปข้อมูลและรายการที่ต้องดำเนินการ กดตัวเลขเพื่อดูรายการ',
    en: 'This screen summarises the data and what needs attention. Select a number to view its records.',
  },
  add: {
    th: 'กรอกแบบฟอร์มเพื่อเพิ่มรายการ ระบบจะบันทึกเมื่อคุณกดบันทึก',
    en: 'Fill in the form to add a record. Nothing is saved until you select Save.',
  },
  edit: {
    th: 'แก้ไขข้อมูลแล้วกดบันทึก เหตุผลของช่องที่ไม่ถูกต้องแสดงใต้ช่องนั้น',
    en: 'Edit the fields and save. A field that is not valid shows the reason below it.',
  },
  detail: {
    th: 'หน้านี้แสดงข้อมูลทั้งหมดของรายการ และคำสั่งที่ใช้ได้',
    en: 'This screen shows all details of the record and the actions available.',
  },
  admin: {
    th: 'กำหนดหรือถอนบทบาทของผู้ดูแลได้เฉพาะบทบาทที่ต่ำกว่าบทบาทของคุณ',
    en: 'Assign or remove roles of the administrators. You can assign only roles below your own.',
  },
  menu: {
    th: 'ลากรายการหรือใช้แป้นพิมพ์เพื่อจัดเมนู ผู้เยี่ยมชมเห็นเมนูใหม่หลังบันทึก',
    en: 'Arrange the entries by dragging or with the keyboard. Visitors see the menu after you save it.',
  },
  design: {
    th: 'เลือกสี แบบอักษร โลโก้ และส่วนหัว ตัวอย่างแสดงผลก่อนบันทึก',
    en: 'Choose colours, fonts, the logo and the header. The preview shows the site before you save.',
  },
  config: {
    th: 'การตั้งค่ามีผลทันทีหลังบันทึก',
    en: 'Settings take effect when you save them.',
  },
}

const usual: Text = {
  th: 'หน้านี้แสดงเฉพาะข้อมูลของเว็บไซต์ที่คุณดูแล',
  en: 'This screen shows only data of the sites that you manage.',
}
const whoElse: Text = {
  th: 'หากต้องการทราบว่าใครเปิดหน้านี้ได้ เลือก “เหตุผลที่คุณเห็นหน้านี้” ในเมนูใต้ชื่อของคุณ',
  en: 'To see who can open this screen, select “Why do I see this screen” in the menu under your name.',
}

/** Returns two sentences about a screen by its path. */
export const helpByPurpose = (path: string): Text[] => {
  const word = path.split('/').findLast((part) => Object.hasOwn(purposes, part))
  return [word === undefined ? usual : purposes[word]!, whoElse]
}
