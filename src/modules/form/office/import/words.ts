/** What staff read where they import a form from another product. */
export const importWords = {
  importTitle: { th: 'นำเข้าจากโปรแกรมอื่น', en: 'Import from another product' },
  importText: {
    th: 'รับไฟล์ XLSForm (.xlsx) ของ KoboToolbox, ODK, SurveyCTO และไฟล์ SurveyJS (.json) ระบบตรวจไฟล์ก่อน และยังไม่สร้างแบบฟอร์ม',
    en: 'XLSForm files (.xlsx) of KoboToolbox, ODK and SurveyCTO, and SurveyJS files (.json). The file is checked first, and no form is created yet.',
  },
  file: { th: 'ไฟล์ ไม่เกิน 5 MB', en: 'File, at most 5 MB' },
  chooseFile: { th: 'เลือกไฟล์', en: 'Choose a file' },
  noFileYet: { th: 'ยังไม่ได้เลือกไฟล์', en: 'No file chosen' },
  fileChosen: { th: 'เลือกไฟล์แล้ว', en: 'File chosen' },
  text: { th: 'หรือวางข้อความ JSON ของ SurveyJS', en: 'Or paste the JSON of SurveyJS' },
  check: { th: 'ตรวจไฟล์', en: 'Check file' },
  store: { th: 'สร้างแบบฟอร์มฉบับร่าง', en: 'Create draft form' },
  summary: {
    th: 'รับครบ {taken} ข้อ รับโดยมีการเปลี่ยน {changed} ข้อ รับไม่ได้ {left} ข้อ ยังไม่ได้สร้างแบบฟอร์ม',
    en: '{taken} taken, {changed} taken with changes, {left} left out. No form was created yet.',
  },
  caption: { th: 'ผลการตรวจแต่ละข้อ', en: 'Result for each question' },
  row: { th: 'ข้อ', en: 'No.' },
  name: { th: 'ชื่อในไฟล์', en: 'Name in the file' },
  question: { th: 'คำถาม', en: 'Question' },
  result: { th: 'ผล', en: 'Result' },
  taken: { th: 'รับครบ', en: 'Taken' },
  changed: { th: 'มีการเปลี่ยน', en: 'Changed' },
  left: { th: 'รับไม่ได้', en: 'Left out' },
  more: { th: 'แสดง {n} ข้อแรก', en: 'The first {n} are displayed' },
  mend: { th: 'ต้องแก้ในฉบับร่างก่อนเผยแพร่', en: 'Correct these in the draft before you publish it' },
  noFile: { th: 'กรุณาเลือกไฟล์หรือวางข้อความ JSON', en: 'Choose a file or paste the JSON' },
  'too-large': { th: 'ไฟล์มีขนาดเกิน 5 MB', en: 'The file is larger than 5 MB' },
  'wrong-type': {
    th: 'ไฟล์ชนิดนี้นำเข้าไม่ได้ ใช้ไฟล์ XLSForm (.xlsx) หรือ SurveyJS (.json)',
    en: 'This type of file cannot be imported. Use an XLSForm (.xlsx) or SurveyJS (.json) file.',
  },
  'no-survey': {
    th: 'ไม่พบชีตชื่อ survey ในไฟล์นี้ ไฟล์ XLSForm ต้องมีชีต survey ที่มีคอลัมน์ type และ name',
    en: 'This file has no sheet “survey”. An XLSForm needs one, with the columns type and name.',
  },
  'bad-json': {
    th: 'อ่าน JSON ไม่ได้ ตรวจว่าคัดลอกมาครบตั้งแต่ปีกกาเปิดถึงปีกกาปิด',
    en: 'The JSON cannot be read. Check that it is complete, from the first brace to the last.',
  },
  encoding: {
    th: 'อ่านตัวอักษรในไฟล์ไม่ได้ กรุณาบันทึกเป็น UTF-8',
    en: 'The file encoding is not supported. Save the file as UTF-8.',
  },
  nothing: {
    th: 'ไม่พบคำถามที่นำเข้าได้ในไฟล์นี้ จึงสร้างแบบฟอร์มไม่ได้',
    en: 'The file has no question that can be imported, so no form can be created',
  },
  stale: { th: 'ผลการตรวจไม่ครบ กรุณาตรวจไฟล์อีกครั้ง', en: 'The result of the check is incomplete. Check the file again.' },
} as const
