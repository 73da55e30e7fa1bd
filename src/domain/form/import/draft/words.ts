/** Why a question of an imported form is changed or left out. */
export const importReasons = {
  notAForm: { th: 'ไฟล์นี้ไม่ใช่ฟอร์มที่อ่านได้', en: 'The file is not a form that can be read' },
  tooMany: {
    th: 'ฟอร์มมีคำถามเกินที่รับได้ คำถามตั้งแต่ข้อนี้ไม่ได้นำเข้า',
    en: 'The form is too large. This question and those after it were left out',
  },
  tooDeep: { th: 'ซ้อนอยู่ลึกเกินที่รับได้ จึงไม่ได้นำเข้า', en: 'It is nested too deeply and was left out' },
  unknownType: { th: 'ไม่มีคำถามชนิด {type}', en: 'There is no question type {type}' },
  matrix: {
    th: 'ไม่มีคำถามแบบตาราง แยกเป็นคำถามเดี่ยวแทนได้',
    en: 'Tables of questions are not available. Use single questions instead',
  },
  metadata: { th: 'ระบบบันทึกข้อมูลนี้ให้เองเมื่อส่งฟอร์ม', en: 'The platform records this when the form is sent' },
  disabled: { th: 'ปิดใช้งานอยู่ในไฟล์', en: 'It is disabled in the file' },
  nestedSet: { th: 'ชุดข้อมูลซ้อนกันไม่ได้', en: 'A data set cannot contain another one' },
  noChoices: { th: 'ไม่พบรายการตัวเลือก {list}', en: 'The list of choices {list} was not found' },
  someChoices: { th: 'ตัวเลือกที่ว่างหรือซ้ำไม่ได้นำเข้า', en: 'Empty and repeated choices were left out' },
  manyChoices: { th: 'นำเข้าเฉพาะ {n} ตัวเลือกแรก', en: 'Only the first {n} choices were taken' },
  choicesFromElsewhere: { th: 'ตัวเลือกที่ดึงจากที่อื่นนำเข้าไม่ได้', en: 'Choices from elsewhere cannot be imported' },
  choiceFilter: {
    th: 'แสดงตัวเลือกทุกข้อ เพราะกรองตัวเลือกไม่ได้',
    en: 'All choices are displayed, because they cannot be filtered',
  },
  other: { th: 'คำตอบ "อื่น ๆ" เป็นตัวเลือกหนึ่ง โดยไม่มีช่องให้พิมพ์', en: 'The answer "other" is a choice without a text field' },
  condition: { th: 'เงื่อนไข {text} ไม่ได้นำเข้า', en: 'The condition {text} was left out' },
  requiredIf: {
    th: 'ไม่บังคับตอบ เพราะเงื่อนไข {text} นำเข้าไม่ได้',
    en: 'It is not required, because the condition {text} was left out',
  },
  constraint: { th: 'การตรวจคำตอบ {text} ไม่ได้นำเข้า', en: 'The check {text} was left out' },
  initial: { th: 'ค่าเริ่มต้น {text} ไม่ได้นำเข้า', en: 'The initial value {text} was left out' },
  calculation: {
    th: 'คำนวณได้เฉพาะผลรวมและการนับ ไม่รองรับ {text}',
    en: 'Only sums and counts can be calculated, not {text}',
  },
  renamed: { th: 'ชื่อช่องเปลี่ยนเป็น {name}', en: 'The name became {name}' },
  asText: { th: 'เป็นช่องข้อความธรรมดา', en: 'It became a plain text field' },
  asNumber: { th: 'เป็นช่องตัวเลข', en: 'It became a number field' },
  asRating: { th: 'เป็นคะแนน 1 ถึง {n}', en: 'It became a rating from 1 to {n}' },
  asNote: { th: 'หัวข้อเป็นข้อความในฟอร์ม', en: 'The heading became a note' },
  asChoice: { th: 'รูปของตัวเลือกไม่ได้นำเข้า', en: 'The pictures of the choices were left out' },
  split: { th: 'แยกเป็นช่องละหนึ่งคำถาม', en: 'It became one question for each field' },
  plainText: { th: 'นำเข้าเฉพาะข้อความ ไม่รวมรูปแบบ', en: 'Only the text was taken, without its format' },
  longText: { th: 'ข้อความยาวเกินไป จึงถูกตัด', en: 'The text was too long and was cut' },
  hint: { th: 'คำอธิบาย "{text}" ไม่ได้นำเข้า', en: 'The hint "{text}" was left out' },
  media: { th: 'รูปและเสียงประกอบไม่ได้นำเข้า', en: 'Pictures and sounds of the question were left out' },
  repeatCount: {
    th: 'จำนวนรายการตาม {text} นำเข้าไม่ได้ เพิ่มได้ไม่เกิน 100 รายการ',
    en: 'The number of items by {text} was left out. Up to 100 can be added',
  },
  logic: { th: 'เงื่อนไขและการคำนวณของทั้งฟอร์มไม่ได้นำเข้า', en: 'Triggers and calculated values of the form were left out' },
} as const

export type ImportReason = keyof typeof importReasons
