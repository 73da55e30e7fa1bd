import type { StepCode } from '#domain/flow/step.ts'
import type { Text } from '#platform/site/i18n/words.ts'

/** The groups of steps in the list of kinds. */
export const groupWords = {
  message: { th: 'แสดงและถาม', en: 'Show and ask' },
  page: { th: 'หน้าเว็บ', en: 'The page' },
  logic: { th: 'ลำดับและเงื่อนไข', en: 'Order and conditions' },
  record: { th: 'ข้อมูลและการทำงาน', en: 'Records and actions' },
  account: { th: 'บัญชีผู้ใช้', en: 'The account' },
} satisfies Record<string, Text>

export const codeGroups: Record<keyof typeof groupWords, readonly StepCode[]> = {
  message: ['alert', 'prompt', 'display', 'email'],
  page: ['visible', 'goto', 'reload', 'debug'],
  logic: ['condition', 'wait', 'continue', 'stop'],
  record: ['call', 'request', 'http', 'stock'],
  account: ['login', 'forgot', 'changepwd'],
}

/** The name of each kind of step. */
export const codeWords: Record<StepCode, Text> = {
  continue: { th: 'ทำต่อ', en: 'Continue' },
  stop: { th: 'จบโฟลว์', en: 'Stop' },
  reload: { th: 'โหลดหน้าใหม่', en: 'Reload the page' },
  wait: { th: 'รอ', en: 'Wait' },
  alert: { th: 'แจ้งข้อความ', en: 'Show a message' },
  debug: { th: 'ตรวจสอบค่า', en: 'Debug' },
  prompt: { th: 'ขอความยินยอม', en: 'Ask for consent' },
  condition: { th: 'เงื่อนไข', en: 'Condition' },
  call: { th: 'สั่งให้ระบบทำ', en: 'Call an action' },
  request: { th: 'อ่านข้อมูลในระบบ', en: 'Read records' },
  http: { th: 'เรียกระบบภายนอก', en: 'Call a URL' },
  login: { th: 'เข้าสู่ระบบ', en: 'Log in' },
  forgot: { th: 'ลืมรหัสผ่าน', en: 'Forgotten password' },
  changepwd: { th: 'เปลี่ยนรหัสผ่าน', en: 'Change password' },
  display: { th: 'แสดงเนื้อหา', en: 'Show content' },
  stock: { th: 'ปรับสต็อก', en: 'Change stock' },
  visible: { th: 'แสดงหรือซ่อนส่วนของหน้า', en: 'Show or hide a part' },
  goto: { th: 'ไปยังหน้า', en: 'Go to a page' },
  email: { th: 'ส่งอีเมล', en: 'Send email' },
}

/** What each kind of step is for. */
export const purposeWords: Record<StepCode, Text> = {
  continue: { th: 'ไม่ทำอะไร ใช้เป็นจุดพักหรือตัวคั่น', en: 'Does nothing and goes on.' },
  stop: { th: 'จบโฟลว์ทันที ขั้นตอนถัดไปไม่ทำงาน', en: 'Ends the flow. The steps after it do not run.' },
  reload: { th: 'โหลดหน้าเดิมใหม่หนึ่งครั้ง แล้วทำต่อ', en: 'Reloads the page once, then goes on.' },
  wait: { th: 'รอตามเวลาที่กำหนด พร้อมนับถอยหลัง', en: 'Waits for some time with a countdown.' },
  alert: { th: 'แสดงข้อความพร้อมปุ่มตกลง', en: 'Shows a message with an OK button.' },
  debug: { th: 'แสดงค่าของโฟลว์ให้นักพัฒนาเท่านั้น', en: 'Shows the values of the flow to developers only.' },
  prompt: { th: 'ถามแล้วแยกทำตามคำตอบ', en: 'Asks a question and branches by the answer.' },
  condition: { th: 'เปรียบเทียบค่าแล้วแยกทำตามผล', en: 'Compares values and branches.' },
  call: { th: 'ทำงานที่ระบบเตรียมไว้ เช่น ลงทะเบียนเรียน', en: 'Runs an action of the platform, such as an enrolment.' },
  request: { th: 'อ่านข้อมูลตามสิทธิ์ของผู้ใช้ ไม่เกิน 50 รายการ', en: 'Reads up to 50 records that the person may see.' },
  http: { th: 'ส่งคำขอไปยังโฮสต์ที่อนุญาต', en: 'Sends a request to an allowed host.' },
  login: { th: 'เข้าสู่ระบบด้วยค่าที่กรอก', en: 'Logs the person in with what they entered.' },
  forgot: { th: 'ส่งอีเมลให้ตั้งรหัสผ่านใหม่', en: 'Sends an email to reset the password.' },
  changepwd: { th: 'เปลี่ยนรหัสผ่านของผู้ใช้', en: 'Changes the password of the person.' },
  display: { th: 'แสดงเนื้อหาในหน้าต่าง', en: 'Shows content in a window.' },
  stock: { th: 'รับเข้า ตัดออก หรือตั้งยอดสต็อก', en: 'Adds to, takes from or sets the stock.' },
  visible: { th: 'แสดงหรือซ่อนแถวของหน้าตามรหัส', en: 'Shows or hides rows of the page by their id.' },
  goto: { th: 'พาไปหน้าอื่นของเว็บไซต์นี้', en: 'Opens another page of this site.' },
  email: { th: 'ส่งอีเมลจากแม่แบบ', en: 'Sends an email from a template.' },
}
