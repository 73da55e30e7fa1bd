import type { Text } from '#platform/site/i18n/words.ts'
import type { IgnoredPart, ProblemCode } from './question-file.ts'

/** Why a part of a file is not imported. */
export const problemWords: Record<ProblemCode, Text> = {
  encoding: {
    th: 'อ่านตัวอักษรในไฟล์ไม่ได้ กรุณาบันทึกเป็น UTF-8',
    en: 'The file encoding is not supported. Save the file as UTF-8.',
  },
  'too-large': { th: 'ไฟล์มีขนาดเกิน {max} MB กรุณาแบ่งเป็นหลายไฟล์', en: 'The file is larger than {max} MB. Split it.' },
  'too-many': {
    th: 'ไฟล์มีเกิน {max} ข้อ ข้อที่เหลือไม่ได้อ่าน กรุณาแบ่งเป็นหลายไฟล์',
    en: 'The file has more than {max} questions. The others were not read. Split the file.',
  },
  'too-long': { th: 'ข้อนี้ยาวเกินไปหรือมีตัวเลือกมากเกินไป', en: 'This question is too long or has too many answers' },
  'not-this-format': {
    th: 'ไฟล์ XML นี้ไม่ใช่ข้อสอบของ Moodle',
    en: 'This XML file does not hold Moodle questions',
  },
  nothing: { th: 'ไม่พบข้อสอบในไฟล์', en: 'There are no questions in the file' },
  'code-too-long': { th: 'รหัสยาวเกิน {max} ตัวอักษร', en: 'The code is longer than {max} characters' },
  'same-code': { th: 'รหัส {code} ซ้ำกับบรรทัดที่ {first}', en: 'Line {first} has the same code {code}' },
  'same-question': { th: 'ข้อนี้เหมือนกับบรรทัดที่ {first}', en: 'This is the same question as on line {first}' },
  'no-stem': { th: 'ไม่มีโจทย์', en: 'There is no question text' },
  'no-options': { th: 'ต้องมีตัวเลือกที่มีข้อความอย่างน้อยสองข้อ', en: 'At least two options with text are needed' },
  'no-correct': { th: 'ไม่มีคำตอบที่ถูกต้องเต็มคะแนน', en: 'No answer earns full points' },
  'correct-unknown': {
    th: 'คำตอบที่ถูก “{text}” ไม่ตรงกับตัวเลือก',
    en: 'The correct answer “{text}” is not one of the options',
  },
  braces: {
    th: 'วงเล็บปีกกาไม่ครบคู่ หากเป็นส่วนของข้อความให้ใส่ \\ นำหน้า',
    en: 'The braces do not match. Put \\ before a brace that is part of the text.',
  },
  'answers-unclear': {
    th: 'คำตอบต้องขึ้นต้นด้วย = หรือ ~',
    en: 'Answers must begin with = or ~',
  },
  percent: { th: 'เปอร์เซ็นต์คะแนน “{text}” ไม่ถูกต้อง', en: 'The percent “{text}” is not valid' },
  number: { th: 'ตัวเลข “{text}” ไม่ถูกต้อง', en: 'The number “{text}” is not valid' },
  pair: {
    th: 'คู่คำตอบไม่ครบ ต้องเขียนเป็น ข้อ -> คำตอบ อย่างน้อยสองคู่',
    en: 'Pairs are incomplete. Write at least two as item -> answer.',
  },
  type: { th: 'ไม่รองรับข้อสอบชนิด “{type}”', en: 'Questions of the type “{type}” are not supported' },
  subtype: {
    th: 'ข้อความที่มีช่องเติมชนิด {type} นำเข้าไม่ได้ รองรับเฉพาะการเลือกคำตอบ',
    en: 'Blanks of the type {type} cannot be imported. Only those with options can.',
  },
  'blank-unknown': { th: 'ช่องว่าง [[{number}]] ไม่มีตัวเลือก', en: 'The blank [[{number}]] has no choice' },
  'no-blanks': { th: 'ข้อความไม่มีช่องว่างให้เติม', en: 'The text has no blanks' },
  doctype: { th: 'ไม่รับไฟล์ XML ที่มี DOCTYPE', en: 'XML files with a DOCTYPE are not accepted' },
  'too-deep': { th: 'XML ซ้อนกันลึกเกิน {max} ชั้น', en: 'The XML is nested more than {max} deep' },
  xml: { th: 'XML ไม่สมบูรณ์ที่บรรทัดนี้', en: 'The XML is broken on this line' },
  formula: { th: 'สูตรในคอลัมน์ {column} ไม่มีผลลัพธ์', en: 'The formula in column {column} has no result' },
  heading: {
    th: 'คอลัมน์ {column} มีหัวคอลัมน์ “{heading}” ที่ไม่รู้จักหรือซ้ำ',
    en: 'Column {column} has the unknown or repeated heading “{heading}”',
  },
  'no-headings': {
    th: 'แถวแรกต้องเป็นหัวคอลัมน์ เช่น รหัส ชนิด โจทย์ ตัวเลือก 1 เฉลย',
    en: 'The first row must hold headings, such as code, type, stem, option 1, correct',
  },
  difficulty: { th: 'ไม่รู้จักความยาก “{text}” ใช้ ง่าย ปานกลาง หรือ ยาก', en: 'Use easy, medium or hard, not “{text}”' },
  invalid: { th: '{th}', en: '{en}' },
}

/** What a file says and a question cannot store. */
export const ignoredWords: Record<IgnoredPart, Text> = {
  penalty: { th: 'ไม่นำเข้าการหักคะแนน', en: 'Penalty not imported' },
  hint: { th: 'ไม่นำเข้าคำใบ้หลายขั้น', en: 'Hints not imported' },
  picture: { th: 'ไม่นำเข้าไฟล์ภาพ', en: 'Images not imported' },
  markdown: { th: 'Markdown เป็นข้อความธรรมดา', en: 'Markdown kept as text' },
  'stem-from-name': { th: 'ใช้ชื่อข้อเป็นโจทย์', en: 'Name used as question text' },
  'answer-feedback': { th: 'ไม่นำเข้าคำอธิบายของคำตอบ', en: 'Feedback of answers not imported' },
  'combined-feedback': { th: 'ไม่นำเข้าข้อความเมื่อตอบถูกหรือผิด', en: 'Right and wrong messages not imported' },
  points: { th: 'กำหนดคะแนนในชุดข้อสอบแทน', en: 'Points are set in the exam' },
  'part-points': { th: 'ทุกช่องว่างมีคะแนนเท่ากัน', en: 'All blanks earn the same' },
  'unit-points': { th: 'หน่วยผิดไม่ได้คะแนน', en: 'A wrong unit earns nothing' },
}
