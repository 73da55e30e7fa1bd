/** What staff read while they test a flow. */
export const testWords = {
  test: { th: 'ทดลองทำงาน', en: 'Test the flow' },
  hint: {
    th: 'ทดลองขั้นตอนที่แก้อยู่ ระบบไม่ส่งอีเมล ไม่เรียกระบบภายนอก และไม่เปลี่ยนข้อมูล',
    en: 'Tests the steps as they are here. Nothing is sent, called or changed.',
  },
  person: { th: 'ทดลองในฐานะ', en: 'Test as' },
  visitor: { th: 'ผู้เข้าชม', en: 'A visitor' },
  self: { th: 'คุณ', en: 'You' },
  values: { th: 'ค่าจากแบบฟอร์ม', en: 'Values of the form' },
  start: { th: 'เริ่มทดลอง', en: 'Start the test' },
  busy: { th: 'กำลังทดลอง…', en: 'Testing…' },
  ask: { th: 'ตอบแทนผู้ใช้', en: 'Answer for the person' },
  yes: { th: 'ตอบว่าใช่', en: 'Answer yes' },
  no: { th: 'ตอบว่าไม่', en: 'Answer no' },
  next: { th: 'ทำต่อ', en: 'Go on' },
  asking: { th: 'รอคุณตอบแทนผู้ใช้', en: 'Waiting for your answer' },
  done: { th: 'โฟลว์ทำงานจนจบ', en: 'The flow has ended' },
  stopped: { th: 'โฟลว์หยุดก่อนจบ', en: 'The flow has stopped' },
  failed: { th: 'โฟลว์ทำงานไม่สำเร็จ', en: 'The flow has failed' },
  lost: { th: 'เชื่อมต่อไม่ได้ ลองอีกครั้ง', en: 'There is no connection. Try again.' },
  input: { th: 'ข้อมูลเข้า', en: 'Input' },
  output: { th: 'ผลลัพธ์', en: 'Output' },
  ms: { th: '{n} มิลลิวินาที', en: '{n} ms' },
}

/** The states of a step in a test. */
export const testStateWords = {
  done: { th: 'เสร็จแล้ว', en: 'Done' },
  'would-do': { th: 'จะทำเมื่อใช้งานจริง', en: 'Only in a real run' },
  skipped: { th: 'ข้าม', en: 'Skipped' },
  failed: { th: 'ไม่สำเร็จ', en: 'Failed' },
  asking: { th: 'รอคำตอบ', en: 'Waiting for an answer' },
}
