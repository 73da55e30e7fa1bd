import type { RunState, StepRunState } from '#domain/flow/run-protocol.ts'
import type { Text } from '#platform/site/i18n/words.ts'

/** The states of a run. */
export const runStateWords: Record<RunState, Text> = {
  ready: { th: 'รอเริ่ม', en: 'Ready' },
  running: { th: 'กำลังทำ', en: 'Running' },
  waiting: { th: 'รอเวลา', en: 'Waiting' },
  asking: { th: 'รอผู้ใช้', en: 'Asking the person' },
  unsure: { th: 'ไม่ทราบผล', en: 'Unsure' },
  done: { th: 'เสร็จแล้ว', en: 'Done' },
  stopped: { th: 'หยุดแล้ว', en: 'Stopped' },
  failed: { th: 'ไม่สำเร็จ', en: 'Failed' },
  cancelled: { th: 'ยกเลิกแล้ว', en: 'Cancelled' },
}

/** The states of a step of a run. */
export const stepStateWords: Record<StepRunState, Text> = {
  begun: { th: 'เริ่มแล้ว', en: 'Begun' },
  done: { th: 'เสร็จแล้ว', en: 'Done' },
  skipped: { th: 'ข้าม', en: 'Skipped' },
  failed: { th: 'ไม่สำเร็จ', en: 'Failed' },
  unsure: { th: 'ไม่ทราบผล', en: 'Unsure' },
}

/** The history of runs. */
export const runScreenWords = {
  runs: { th: 'ประวัติการทำงาน', en: 'Runs' },
  run: { th: 'การทำงานของโฟลว์', en: 'Run of a flow' },
  flows: { th: 'โฟลว์', en: 'Flows' },
  flow: { th: 'โฟลว์', en: 'Flow' },
  allFlows: { th: 'ทุกโฟลว์', en: 'All flows' },
  day: { th: 'วันที่', en: 'Day' },
  dayExample: { th: 'เช่น 29 พ.ย. 2569', en: 'For example 29 Nov 2026' },
  show: { th: 'แสดง', en: 'Show' },
  total: { th: '{n} ครั้ง', en: '{n} {n|run|runs}' },
  all: { th: 'ทั้งหมด', en: 'All' },
  started: { th: 'เริ่มเมื่อ', en: 'Started' },
  ended: { th: 'สิ้นสุดเมื่อ', en: 'Ended' },
  trigger: { th: 'เริ่มจาก', en: 'Started by' },
  state: { th: 'สถานะ', en: 'State' },
  version: { th: 'เวอร์ชัน', en: 'Version' },
  message: { th: 'ข้อความ', en: 'Message' },
  subject: { th: 'เกี่ยวกับ', en: 'About' },
  page: { th: 'หน้า', en: 'Page' },
  wakeAt: { th: 'ทำต่อเมื่อ', en: 'Goes on' },
  older: { th: 'ก่อนหน้านี้', en: 'Older' },
  none: { th: 'ไม่มีการทำงาน', en: 'No runs' },
  noneText: { th: 'ลองเลือกโฟลว์ สถานะ หรือวันอื่น', en: 'Choose another flow, state or day.' },
  steps: { th: 'ขั้นตอนที่ทำ', en: 'Steps' },
  noSteps: { th: 'ยังไม่ได้ทำขั้นตอนใด', en: 'No step has run yet.' },
  input: { th: 'ข้อมูลเข้า', en: 'Input' },
  output: { th: 'ผลลัพธ์', en: 'Output' },
  tries: { th: 'ลอง {n} ครั้ง', en: '{n} {n|try|tries}' },
  ms: { th: '{n} มิลลิวินาที', en: '{n} ms' },
  retry: { th: 'ทำต่อจากขั้นตอนที่ไม่สำเร็จ', en: 'Run again from the failed step' },
  cancel: { th: 'ยกเลิกการทำงานนี้', en: 'Cancel the run' },
  cancelSure: { th: 'ยกเลิกการทำงานนี้?', en: 'Cancel this run?' },
  cancelText: {
    th: 'ขั้นตอนที่เหลือจะไม่ทำงาน ขั้นตอนที่ทำแล้วคงเดิม',
    en: 'The other steps will not run. What was done stays as it is.',
  },
  unsureTitle: { th: 'ไม่ทราบว่าขั้นตอนนี้เกิดผลหรือไม่', en: 'It is not known whether this step took effect' },
  unsureText: {
    th: 'ระบบหยุดระหว่างเรียกระบบภายนอก โปรดตรวจที่ระบบนั้น แล้วเลือกคำตอบ ระบบจะไม่เรียกซ้ำเอง',
    en: 'The call to another system was interrupted. Check there, then choose. It is never called again without you.',
  },
  happened: { th: 'เกิดผลแล้ว', en: 'It happened' },
  notHappened: { th: 'ไม่เกิดผล', en: 'It did not happen' },
  done: { th: 'บันทึกแล้ว', en: 'Saved' },
  unsureRuns: { th: 'รอตัดสินผล', en: 'Waiting for a decision' },
  failedRuns: { th: 'ทำงานไม่สำเร็จ', en: 'Failed runs' },
}

/** The screens of a flow beside its editor. */
export const flowScreenWords = {
  edit: { th: 'แก้ไขขั้นตอน', en: 'Edit the steps' },
  pause: { th: 'หยุดชั่วคราว', en: 'Pause' },
  resume: { th: 'เปิดใช้อีกครั้ง', en: 'Resume' },
  statusSaved: { th: 'เปลี่ยนสถานะแล้ว', en: 'The status has changed' },
  versions: { th: 'เวอร์ชันที่เผยแพร่', en: 'Published versions' },
  versionNumber: { th: 'เวอร์ชัน {n}', en: 'Version {n}' },
  noVersions: { th: 'ยังไม่เคยเผยแพร่', en: 'Not published yet' },
  usedOn: { th: 'ใช้ในหน้า', en: 'Used on' },
  notUsed: { th: 'ยังไม่มีหน้าที่ใช้โฟลว์นี้', en: 'No page uses this flow yet.' },
  runs: { th: 'ประวัติการทำงาน', en: 'Runs' },
  published: { th: 'เผยแพร่เมื่อ', en: 'Published' },
  changes: { th: 'สิ่งที่เปลี่ยน', en: 'Changes' },
  firstVersion: { th: 'เวอร์ชันแรก', en: 'First version' },
}

/** Secrets and hosts of flows. */
export const keyScreenWords = {
  heading: { th: 'ค่าลับและโฮสต์ของโฟลว์', en: 'Secrets and hosts of flows' },
  flows: { th: 'โฟลว์', en: 'Flows' },
  hosts: { th: 'โฮสต์ที่โฟลว์เรียกได้', en: 'Hosts that flows may call' },
  host: { th: 'ชื่อโฮสต์', en: 'Host' },
  hostHint: { th: 'เช่น api.example.com', en: 'Such as api.example.com' },
  addHost: { th: 'เพิ่มโฮสต์', en: 'Add host' },
  noHosts: { th: 'ยังไม่มีโฮสต์ โฟลว์เรียกระบบภายนอกไม่ได้', en: 'No hosts. Flows cannot call other systems.' },
  secrets: { th: 'ค่าลับ', en: 'Secrets' },
  secretName: { th: 'ชื่อค่าลับ', en: 'Name' },
  secretNameHint: { th: 'ตัวพิมพ์ใหญ่ เช่น CRM_KEY', en: 'Capital letters, such as CRM_KEY' },
  secretValue: { th: 'ค่า', en: 'Value' },
  secretValueHint: { th: 'ดูค่าภายหลังไม่ได้ ใส่ใหม่เพื่อเปลี่ยน', en: 'It cannot be read again. Enter it again to change it.' },
  secretHosts: { th: 'ส่งไปได้เฉพาะโฮสต์ (คั่นด้วยจุลภาค)', en: 'Only to these hosts, separated by commas' },
  addSecret: { th: 'บันทึกค่าลับ', en: 'Save secret' },
  noSecrets: { th: 'ยังไม่มีค่าลับ', en: 'No secrets yet.' },
  changed: { th: 'บันทึกเมื่อ {when}', en: 'Saved {when}' },
  remove: { th: 'ลบ', en: 'Remove' },
  removeSure: { th: 'ลบ {name}?', en: 'Remove {name}?' },
  removeText: { th: 'โฟลว์ที่ใช้จะทำขั้นตอนนั้นไม่สำเร็จ', en: 'The steps of flows that use it will fail.' },
  saved: { th: 'บันทึกแล้ว', en: 'Saved' },
}
