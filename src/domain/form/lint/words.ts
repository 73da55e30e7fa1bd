/** Sentences about a form that cannot be published. */
export const lintWords = {
  empty: { th: 'ฟอร์มยังไม่มีคำถาม', en: 'The form has no questions yet' },
  name: {
    th: 'ชื่อช่อง "{name}" ใช้ไม่ได้ ใช้ตัวอักษรอังกฤษ ตัวเลข หรือ _ โดยขึ้นต้นด้วยตัวพิมพ์เล็ก',
    en: 'The name "{name}" cannot be used. Use Latin letters, digits and _, starting with a small letter',
  },
  doubled: { th: 'มีช่องชื่อ "{name}" มากกว่าหนึ่งช่อง', en: 'Several fields are named "{name}"' },
  label: { th: 'กรุณาใส่ชื่อคำถาม', en: 'Enter a label' },
  text: { th: 'กรุณาใส่ข้อความ', en: 'Enter the text' },
  noOptions: { th: 'คำถามนี้ยังไม่มีตัวเลือก', en: 'The question has no options' },
  emptyOption: { th: 'มีตัวเลือกที่ว่างอยู่', en: 'An option is empty' },
  doubledOption: { th: 'มีตัวเลือก "{value}" ซ้ำกัน', en: 'The option "{value}" occurs twice' },
  length: {
    th: 'จำนวนตัวอักษรน้อยสุดต้องไม่เกินมากสุด และไม่เกิน 10,000',
    en: 'The minimum length must not exceed the maximum, and neither may exceed 10,000',
  },
  files: { th: 'จำนวนไฟล์ต้องอยู่ระหว่าง 1 ถึง 50', en: 'Allow from 1 to 50 files' },
  most: { th: 'คะแนนสูงสุดต้องอยู่ระหว่าง 2 ถึง 10', en: 'The highest rating must be from 2 to 10' },
  locked: {
    th: 'ช่องนี้ต้องกรอกแต่ถูกล็อกไว้ และไม่มีค่าเริ่มต้น',
    en: 'The field is required and locked, but has no value',
  },
  session: { th: 'ช่องชนิดนี้ดึงค่าจากบัญชีผู้ใช้ไม่ได้', en: 'A field of this type cannot take a value of the session' },
  initial: { th: 'ค่าเริ่มต้นไม่ได้อยู่ในตัวเลือก', en: 'The initial value is not one of the options' },
  logic: { th: 'คำถามชนิดนี้กำหนดเงื่อนไขไม่ได้', en: 'A question of this type cannot have conditions' },
  logicValue: {
    th: 'เงื่อนไขใช้ค่า "{value}" ซึ่งไม่มีในตัวเลือก',
    en: 'A condition uses the value "{value}", which is not an option',
  },
  target: {
    th: 'เงื่อนไขอ้างถึงช่อง "{name}" ซึ่งไม่มีในฟอร์ม',
    en: 'A condition names the field "{name}", which does not exist',
  },
  cycle: {
    th: 'เงื่อนไขวนกลับมาที่เดิม: {names}',
    en: 'The conditions go in a circle: {names}',
  },
  calculation: { th: 'กรุณาเลือกช่องที่จะนำมาคำนวณ', en: 'Choose the fields to calculate with' },
  calculatedFrom: {
    th: 'คำนวณจากช่อง "{name}" ไม่ได้',
    en: 'The calculation cannot use the field "{name}"',
  },
  days: { th: 'การนับวันต้องใช้ช่องวันที่สองช่อง', en: 'Counting days needs two date fields' },
  when: {
    th: 'ช่อง "{name}" ตั้ง "แสดงแก่" ช่วงวันที่ หรือรหัสของบล็อกไว้ที่บล็อกหรือแถว ซึ่งใช้กับช่องของแบบฟอร์มไม่ได้ กรุณาเอาออก แล้วใช้เงื่อนไขของช่องแทน',
    en: 'The block or row of the field "{name}" is shown to some people only or has a code, which does not work for fields. Remove that, and use the conditions of a field instead',
  },
  setLimit: { th: 'จำนวนรายการต้องอยู่ระหว่าง 1 ถึง 100', en: 'Allow from 1 to 100 items' },
  emptySet: { th: 'ชุดข้อมูลนี้ยังไม่มีคำถาม', en: 'The data set has no questions' },
} as const

export type LintWord = keyof typeof lintWords
