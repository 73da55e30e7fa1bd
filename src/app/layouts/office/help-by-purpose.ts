import type { Text } from '#platform/site/i18n/words.ts'

/** What screens are for that are made by hand and say nothing themselves, by the word of their address. */
const purposes: Record<string, Text> = {
  dashboard: {
    th: 'หน้านี้สรุปตัวเลขและสิ่งที่ต้องดูแล กดตัวเลขเพื่อเปิดรายการที่นับได้',
    en: 'This screen sums up what there is and what needs care; a figure opens what it counts.',
  },
  add: {
    th: 'กรอกแบบฟอร์มเพื่อเพิ่มรายการใหม่ ยังไม่มีอะไรถูกบันทึกจนกว่าจะกดบันทึก',
    en: 'Fill in the form to add a new one; nothing is stored before you save.',
  },
  edit: {
    th: 'แก้ไขข้อมูลแล้วกดบันทึก ช่องที่ไม่ถูกต้องบอกเหตุผลอยู่ใต้ช่องนั้น',
    en: 'Change what is there and save; a field that is not right says why beneath it.',
  },
  detail: {
    th: 'หน้านี้แสดงข้อมูลทั้งหมดของรายการนี้ และสิ่งที่ทำกับรายการนี้ได้',
    en: 'This screen shows everything about this one, and what can be done with it.',
  },
  admin: {
    th: 'ให้หรือถอนบทบาทของผู้ดูแลได้เฉพาะบทบาทที่ต่ำกว่าของตนเอง',
    en: 'Give or take the roles of those who look after it; only roles below your own.',
  },
  menu: {
    th: 'ลากรายการหรือใช้แป้นพิมพ์เพื่อจัดเมนู ผู้เยี่ยมชมเห็นเมนูใหม่เมื่อกดบันทึก',
    en: 'Arrange the entries by dragging or by keyboard; visitors have the menu once it is saved.',
  },
  design: {
    th: 'เลือกสี แบบอักษร โลโก้ และรูปแบบส่วนหัว แล้วดูผลในภาพข้างแบบฟอร์มก่อนบันทึก',
    en: 'Choose colours, typefaces, the logo and the header, and see the site beside before you save.',
  },
  config: {
    th: 'ค่าที่ตั้งไว้ที่นี่มีผลทันทีหลังบันทึก',
    en: 'What is set here holds as soon as it is saved.',
  },
}

const usual: Text = {
  th: 'หน้านี้แสดงเฉพาะข้อมูลของเว็บไซต์ที่คุณดูแล',
  en: 'This screen shows only what belongs to the sites that you look after.',
}
const whoElse: Text = {
  th: 'อยากรู้ว่าใครเปิดหน้านี้ได้ เลือก "ทำไมฉันเห็นหน้านี้" ในเมนูใต้ชื่อของคุณ',
  en: 'To learn who can open it, choose “Why do I see this screen” in the menu under your name.',
}

/** Two sentences about a screen by its address. */
export const helpByPurpose = (path: string): Text[] => {
  const word = path.split('/').findLast((part) => Object.hasOwn(purposes, part))
  return [word === undefined ? usual : purposes[word]!, whoElse]
}
