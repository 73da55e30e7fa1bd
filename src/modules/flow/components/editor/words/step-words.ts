import type { StepCode } from '#domain/flow/step.ts'
import type { Text } from '#platform/site/i18n/words.ts'

/** What a step will do, with its inputs in braces. */
export const sentenceWords: Record<StepCode, Text> = {
  continue: { th: 'ทำขั้นตอนถัดไป', en: 'Goes on with the next step' },
  stop: { th: 'จบโฟลว์ {reason}', en: 'Ends the flow {reason}' },
  reload: { th: 'โหลดหน้านี้ใหม่ แล้วทำต่อ', en: 'Loads this page again, then goes on' },
  wait: { th: '{seconds} วินาที', en: '{seconds} seconds' },
  alert: { th: '“{message}”', en: '“{message}”' },
  debug: { th: 'แสดงค่าทั้งหมดให้นักพัฒนา', en: 'Shows all values to a developer' },
  prompt: { th: '“{message}”', en: '“{message}”' },
  condition: { th: 'ถ้า {comparisons}', en: 'If {comparisons}' },
  call: { th: '{action}', en: '{action}' },
  request: { th: 'จาก {collection}', en: 'From {collection}' },
  http: { th: '{method} {url}', en: '{method} {url}' },
  login: { th: 'ด้วยชื่อผู้ใช้และรหัสผ่านที่กรอก', en: 'With the user name and password that the person enters' },
  forgot: { th: 'ส่งอีเมลตั้งรหัสผ่านใหม่', en: 'Sends an email to reset the password' },
  changepwd: { th: 'เมื่อผู้ใช้ยืนยันตัวตนแล้ว', en: 'After the person confirms who they are' },
  display: { th: 'ในหน้าต่างหรือแถว {target}', en: 'In a window or the row {target}' },
  stock: { th: '{mode} {sku} จำนวน {quantity}', en: '{mode} {sku}: {quantity}' },
  visible: { th: '{isVisible} {targets}', en: '{isVisible} {targets}' },
  goto: { th: '{path}', en: '{path}' },
  email: { th: '{template} ถึง {to}', en: '{template} to {to}' },
}

/** Where a step runs, and how often it may happen. */
export const noteWords = {
  browser: { th: 'ทำในเบราว์เซอร์ของผู้ใช้', en: 'Runs in the browser of the person' },
  local: { th: 'ทำบนเซิร์ฟเวอร์ครั้งเดียวแน่นอน', en: 'Runs on the server, exactly once' },
  remote: {
    th: 'ทำบนเซิร์ฟเวอร์ ถ้าระบบหยุดกลางคันอาจเรียกซ้ำด้วยกุญแจเดิม หรือรอเจ้าหน้าที่ตัดสิน',
    en: 'Runs on the server. After a crash it may be called again with the same key, or wait for staff to decide',
  },
  person: { th: 'ทำบนเซิร์ฟเวอร์ ผู้ใช้ต้องอยู่ที่หน้าจอ', en: 'Runs on the server while the person is there' },
  show: { th: 'แสดง', en: 'Shows' },
  hide: { th: 'ซ่อน', en: 'Hides' },
  and: { th: ' และ ', en: ' and ' },
  or: { th: ' หรือ ', en: ' or ' },
  unknownCode: { th: 'รหัสขั้นตอนที่ไม่รู้จัก', en: 'Unknown code' },
}

/** How a difference of two versions is described. */
export const changeWords = {
  added: { th: 'เพิ่ม {name}', en: 'Added: {name}' },
  removed: { th: 'ลบ {name}', en: 'Removed: {name}' },
  moved: { th: 'ย้าย {name}', en: 'Moved: {name}' },
  changed: { th: 'แก้ไข {name}', en: 'Changed: {name}' },
  turnedOn: { th: 'เปิดใช้ {name}', en: 'Turned on: {name}' },
  turnedOff: { th: 'ปิดใช้ {name}', en: 'Turned off: {name}' },
}
