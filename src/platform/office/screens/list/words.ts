import type { Text } from '#platform/site/i18n/words.ts'
import type { Operator } from './filter/operators.ts'
import type { Span } from './filter/spans.ts'

export const filterWords = {
  filter: { th: 'ตัวกรอง', en: 'Filter' },
  all: { th: 'ทุกเงื่อนไข', en: 'All of' },
  any: { th: 'เงื่อนไขใดก็ได้', en: 'Any of' },
  and: { th: 'และ', en: 'and' },
  or: { th: 'หรือ', en: 'or' },
  add: { th: 'เพิ่มเงื่อนไข', en: 'Add filter' },
  take: { th: 'นำตัวกรองออก', en: 'Remove filter' },
  clear: { th: 'ล้างตัวกรอง', en: 'Clear filters' },
  field: { th: 'ช่อง', en: 'Field' },
  operator: { th: 'เงื่อนไข', en: 'Condition' },
  value: { th: 'ค่า', en: 'Value' },
  choose: { th: 'เลือก', en: 'Choose' },
  none: { th: 'ไม่พบตัวเลือก', en: 'No match' },
  asking: { th: 'กำลังค้นหา…', en: 'Looking…' },
  failed: { th: 'ค้นหาไม่สำเร็จ ลองพิมพ์อีกครั้ง', en: 'The search failed. Type again' },
  apply: { th: 'ใช้ตัวกรอง', en: 'Apply' },
  found: { th: 'พบ {n} รายการ', en: '{n} found' },
} as const

export const filterEmpty = {
  title: { th: 'ไม่มีรายการที่ตรงกับตัวกรอง', en: 'No results match the filters' },
  text: { th: 'นำตัวกรองบางข้อออก หรือเลือกให้ตรงเงื่อนไขใดก็ได้', en: 'Remove a filter, or match any of them' },
} as const

/** The names of an operator, for days and for other values. */
export const operatorWords: Record<Operator, Text> = {
  is: { th: 'เป็น', en: 'is' },
  not: { th: 'ไม่เป็น', en: 'is not' },
  has: { th: 'มีคำว่า', en: 'contains' },
  lacks: { th: 'ไม่มีคำว่า', en: 'does not contain' },
  min: { th: 'อย่างน้อย', en: 'at least' },
  max: { th: 'ไม่เกิน', en: 'at most' },
  from: { th: 'ตั้งแต่', en: 'from' },
  until: { th: 'จนถึง', en: 'until' },
  within: { th: 'ภายใน', en: 'within' },
  empty: { th: 'ว่าง', en: 'is empty' },
  filled: { th: 'มีข้อมูล', en: 'is filled' },
}

export const onDay: Text = { th: 'วันที่', en: 'on' }
export const equalTo: Text = { th: 'เท่ากับ', en: 'equals' }
export const unequalTo: Text = { th: 'ไม่เท่ากับ', en: 'does not equal' }

export const spanWords: Record<Span, Text> = {
  today: { th: 'วันนี้', en: 'today' },
  last7: { th: '7 วันที่ผ่านมา', en: 'the last 7 days' },
  last30: { th: '30 วันที่ผ่านมา', en: 'the last 30 days' },
  next7: { th: '7 วันข้างหน้า', en: 'the next 7 days' },
  next30: { th: '30 วันข้างหน้า', en: 'the next 30 days' },
  thisMonth: { th: 'เดือนนี้', en: 'this month' },
  lastMonth: { th: 'เดือนที่แล้ว', en: 'last month' },
  thisYear: { th: 'ปีนี้', en: 'this year' },
  before14: { th: 'ก่อน 14 วันที่ผ่านมา', en: 'over 14 days ago' },
}

export const treeWords = {
  move: { th: 'ย้าย {name}', en: 'Move {name}' },
  how: {
    th: 'ลากเพื่อย้าย หรือกด Alt กับปุ่มลูกศร: ขึ้น ลง ขวาเพื่อย้ายไปอยู่ใต้รายการก่อนหน้า ซ้ายเพื่อเลื่อนออกหนึ่งระดับ',
    en: 'Drag, or press Alt with an arrow key: up, down, right to nest under the previous item, left to move out one level',
  },
  up: { th: 'เลื่อนขึ้น', en: 'Move up' },
  down: { th: 'เลื่อนลง', en: 'Move down' },
  in: { th: 'ย้ายไปอยู่ใต้รายการก่อนหน้า', en: 'Nest under the previous item' },
  out: { th: 'เลื่อนออกหนึ่งระดับ', en: 'Move out one level' },
  under: { th: 'อยู่ใต้ {name}', en: 'under {name}' },
  moved: { th: 'ย้ายแล้ว', en: 'Moved' },
} as const

export const replaceWords = {
  remove: { th: 'ลบ…', en: 'Delete…' },
  title: { th: 'ลบ “{name}”', en: 'Delete “{name}”' },
  text: {
    th: 'มี{what} {n} รายการใช้อยู่ กรุณาเลือกปลายทางที่จะย้ายไปก่อน ระบบจะย้ายแล้วลบให้',
    en: '{n} ({what}) use it. Choose where to move them; then it is deleted.',
  },
  to: { th: 'ย้าย{what}ไปยัง…', en: 'Move them to…' },
  do: { th: 'ย้ายและลบ', en: 'Move and delete' },
  cancel: { th: 'ยกเลิก', en: 'Cancel' },
  done: { th: 'ย้าย {n} รายการและลบแล้ว', en: '{n} moved, then deleted' },
  choose: { th: 'กรุณาเลือกปลายทาง', en: 'Choose where to move them' },
} as const

export const columnWords = {
  columns: { th: 'คอลัมน์', en: 'Columns' },
  search: { th: 'ค้นหาคอลัมน์', en: 'Find a column' },
  shown: { th: 'แสดงอยู่', en: 'Shown' },
  hidden: { th: 'ซ่อนอยู่', en: 'Hidden' },
  up: { th: 'เลื่อน {name} ขึ้น', en: 'Move {name} up' },
  down: { th: 'เลื่อน {name} ลง', en: 'Move {name} down' },
  always: { th: 'แสดงเสมอ', en: 'Always shown' },
  reset: { th: 'คืนค่าเริ่มต้น', en: 'Reset to default' },
} as const

export const viewWords = {
  save: { th: 'บันทึกมุมมองนี้', en: 'Save view' },
  name: { th: 'ชื่อมุมมอง', en: 'View name' },
  share: { th: 'ให้ทีมงานทุกคนเห็น', en: 'Visible to all staff' },
  shared: { th: 'ใช้ร่วมกัน', en: 'shared' },
  keep: { th: 'บันทึก', en: 'Save' },
  change: { th: 'บันทึกทับ “{name}”', en: 'Replace “{name}”' },
  remove: { th: 'ลบมุมมอง “{name}”', en: 'Delete view “{name}”' },
  options: { th: 'จัดการมุมมอง', en: 'This view' },
  saved: { th: 'บันทึกมุมมองแล้ว', en: 'View saved' },
  removed: { th: 'ลบมุมมองแล้ว', en: 'View deleted' },
  noName: { th: 'กรุณาตั้งชื่อมุมมอง ไม่เกิน 60 ตัวอักษร', en: 'Enter a view name of at most 60 characters' },
  tooMany: {
    th: 'มีมุมมองครบ {most} รายการแล้ว กรุณาลบมุมมองที่ไม่ใช้ก่อน',
    en: 'You can have at most {most} views. Delete one first.',
  },
} as const

export const bulkWords = {
  select: { th: 'เลือก {name}', en: 'Select {name}' },
  selectPage: { th: 'เลือกทั้งหน้านี้', en: 'Select page' },
  selected: { th: 'เลือกแล้ว {n}', en: '{n} selected' },
  all: { th: 'เลือกทั้ง {n}', en: 'Select all {n}' },
  clear: { th: 'ยกเลิกการเลือก', en: 'Clear selection' },
  remove: { th: 'ลบ', en: 'Delete' },
  restore: { th: 'กู้คืน', en: 'Restore' },
  set: { th: 'เปลี่ยน{field}', en: 'Set {field}' },
  export: { th: 'ส่งออก', en: 'Export' },
  ask: { th: 'ลบ {n} รายการ?', en: 'Delete {n} {n|record|records}?' },
  askForEver: { th: 'ลบแล้วกู้คืนไม่ได้', en: 'They cannot be restored' },
  dont: { th: 'ยกเลิก', en: 'Cancel' },
  do: { th: 'ลบ {n} รายการ', en: 'Delete {n} {n|record|records}' },
  removed: { th: 'ลบ {n} รายการแล้ว', en: '{n} {n|record|records} deleted' },
  restored: { th: 'กู้คืน {n} รายการแล้ว', en: '{n} {n|record|records} restored' },
  changed: { th: 'แก้ไข {n} รายการแล้ว', en: '{n} {n|record|records} changed' },
  added: { th: 'เพิ่ม {n} รายการแล้ว', en: '{n} {n|record|records} added' },
  imported: { th: 'นำเข้า {n} รายการแล้ว', en: '{n} {n|record|records} imported' },
  undone: { th: 'เลิกทำ {n} รายการแล้ว', en: '{n} {n|record|records} undone' },
  left: { th: '{n} รายการทำไม่ได้: {why}', en: '{n} {n|record|records} failed: {why}' },
  tooMany: {
    th: 'เลือกได้ครั้งละไม่เกิน {most} รายการ กรุณากรองให้แคบลง',
    en: 'You can select at most {most} records at a time. Narrow the list.',
  },
  nothing: { th: 'ยังไม่ได้เลือกรายการ', en: 'No records selected' },
  undo: { th: 'เลิกทำ', en: 'Undo' },
  refused: { th: 'ไม่มีสิทธิ์ หรือมีผู้แก้ไขไปแล้ว', en: 'not allowed, or changed meanwhile' },
} as const

export const runWords = {
  remove: { th: 'กำลังลบ', en: 'Deleting' },
  restore: { th: 'กำลังกู้คืน', en: 'Restoring' },
  update: { th: 'กำลังแก้ไข', en: 'Changing' },
  undo: { th: 'กำลังเลิกทำ', en: 'Undoing' },
  running: { th: 'ดำเนินการแล้ว {at} จาก {total} รายการ', en: '{at} of {total} {total|record|records}' },
  cancelled: { th: 'หยุดแล้วที่ {at} จาก {total} รายการ', en: 'Stopped at {at} of {total} {total|record|records}' },
  stopped: {
    th: 'ระบบขัดข้องและหยุดที่ {at} จาก {total} รายการ รายการที่เหลือไม่เปลี่ยนแปลง',
    en: 'Stopped by an error at {at} of {total} {total|record|records}. The others did not change.',
  },
  cancel: { th: 'หยุด', en: 'Stop' },
} as const

export const cellWords = {
  edit: { th: 'แก้ไข {field}', en: 'Edit {field}' },
  saved: { th: 'บันทึกแล้ว', en: 'Saved' },
  conflict: { th: 'มีผู้อื่นแก้ไขรายการนี้แล้ว กรุณาโหลดหน้าใหม่', en: 'Someone else changed this record. Reload it.' },
} as const
