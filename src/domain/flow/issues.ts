import type { FlowIssueCode } from './step.ts'

/** What each problem of a flow says. */
export const issueWords: Readonly<Record<FlowIssueCode, { th: string; en: string }>> = {
  code: { th: 'ไม่รู้จักขั้นตอนนี้', en: 'This step is unknown' },
  required: { th: 'กรุณากรอกช่องนี้', en: 'Fill in this field' },
  value: { th: 'ค่านี้ใช้ไม่ได้', en: 'This value cannot be used' },
  json: { th: 'ข้อมูลนี้ไม่ใช่ JSON ที่ถูกต้อง', en: 'This is not valid JSON' },
  secret: {
    th: 'ค่าลับใช้ได้เฉพาะในส่วนหัวและเนื้อหาของการเรียก HTTP ไปยังโฮสต์ที่กำหนด',
    en: 'A secret can only be used in the headers and body of an HTTP call to its own hosts',
  },
  placeholder: { th: 'ไม่พบค่าที่อ้างถึง', en: 'This placeholder refers to nothing' },
  route: { th: 'ไปได้เฉพาะหน้าในเว็บไซต์นี้', en: 'You can only go to a page of this site' },
  host: { th: 'โฮสต์นี้ไม่อยู่ในรายการที่อนุญาต', en: 'This host is not on the list of allowed hosts' },
  action: { th: 'ไม่มีการทำงานนี้', en: 'There is no such action' },
  size: { th: 'โฟลว์มีขั้นตอนหรือข้อมูลมากเกินไป', en: 'The flow has too many steps or is too large' },
  depth: { th: 'ขั้นตอนซ้อนกันได้ไม่เกิน 5 ชั้น', en: 'Steps can nest at most 5 levels deep' },
  double: { th: 'ขั้นตอนนี้ซ้ำ', en: 'This step appears twice' },
  person: {
    th: 'โฟลว์ที่ทำงานเองใช้ขั้นตอนเข้าสู่ระบบและรหัสผ่านไม่ได้',
    en: 'A flow that runs without a click cannot log in or change passwords',
  },
  browser: {
    th: 'โฟลว์นี้ทำงานโดยไม่มีเบราว์เซอร์ จึงใช้ขั้นตอนนี้ไม่ได้',
    en: 'This flow runs without a browser and cannot use this step',
  },
  name: { th: 'ชื่อนี้ใช้กับขั้นตอนอื่นแล้ว', en: 'Another step has this name' },
}
