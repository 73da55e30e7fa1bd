/** Sentences about refused answers. Those of uploads are the specification's in both languages (L165). */
export const answerWords = {
  empty: { th: 'ไม่มีการกรอกข้อมูล', en: 'Nothing was entered' },
  noChoice: { th: 'กรุณาเลือกคำตอบ', en: 'Choose an answer' },
  noDate: { th: 'กรุณาเลือกวันที่', en: 'Choose a date' },
  noFile: { th: 'กรุณาแนบไฟล์', en: 'Attach a file' },
  noConsent: { th: 'กรุณายอมรับเงื่อนไขก่อนส่ง', en: 'Accept the terms before you send the form' },
  noRating: { th: 'กรุณาให้คะแนน', en: 'Choose a rating' },
  noCopies: { th: 'กรุณาเพิ่มอย่างน้อย 1 รายการ', en: 'Add at least one item' },
  tooManyCopies: { th: 'เพิ่มได้ไม่เกิน {n} รายการ', en: 'You can add at most {n} {n|item|items}' },
  value: { th: 'ข้อมูลนี้ไม่อยู่ในรูปแบบที่รับได้ กรุณากรอกใหม่', en: 'This value cannot be read. Enter it again' },
  short: { th: 'กรอกอย่างน้อย {n} ตัวอักษร', en: 'Enter at least {n} {n|character|characters}' },
  long: { th: 'กรอกได้ไม่เกิน {n} ตัวอักษร', en: 'Enter at most {n} {n|character|characters}' },
  email: { th: 'กรุณาตรวจสอบรูปแบบอีเมล', en: 'Check the format of the e-mail address' },
  number: { th: 'กรุณากรอกเป็นตัวเลข เช่น 1250.50', en: 'Enter a number, such as 1250.50' },
  phone: { th: 'กรุณากรอกเบอร์โทรให้ถูกต้อง เช่น 081-234-5678', en: 'Enter a phone number, such as 081-234-5678' },
  citizen: { th: 'กรุณากรอกเลขประจำตัวประชาชน 13 หลักให้ถูกต้อง', en: 'Enter a valid citizen ID of 13 digits' },
  choice: { th: 'กรุณาเลือกจากตัวเลือกที่มี', en: 'Choose from the options' },
  date: { th: 'กรุณาเลือกวันที่ตั้งแต่ปี พ.ศ. 2467 ถึง {year}', en: 'Choose a date from 1924 to {christianYear}' },
  datetime: {
    th: 'กรุณาเลือกวันที่ตั้งแต่ปี พ.ศ. 2467 ถึง {year} พร้อมเวลา',
    en: 'Choose a date from 1924 to {christianYear}, with a time',
  },
  address: { th: 'กรุณากรอกที่อยู่ให้ครบ ยังขาด{parts}', en: 'Complete the address. Missing: {parts}' },
  zipcode: { th: 'รหัสไปรษณีย์ต้องเป็นตัวเลข 5 หลัก', en: 'The postal code must be 5 digits' },
  addressPart: { th: 'กรุณาตรวจสอบ{part}', en: 'Check the address: {part}' },
  fileKey: { th: 'ไม่พบไฟล์นี้ กรุณาแนบใหม่', en: 'The file was not found. Attach it again' },
  fileType: {
    th: 'Invalid file type. Please select a file with the allowed file types: {types}',
    en: 'Invalid file type. Please select a file with the allowed file types: {types}',
  },
  fileLimit: { th: 'The number of files exceeds the limit.', en: 'The number of files exceeds the limit.' },
  rating: { th: 'กรุณาให้คะแนนตั้งแต่ 1 ถึง {n}', en: 'Choose a rating from 1 to {n}' },
} as const

export type AnswerWord = keyof typeof answerWords

/** The parts of an address under the specification's names (L124), in the order in which they are filled. */
export const addressParts = {
  NO: { th: 'บ้านเลขที่', en: 'house number' },
  MOO: { th: 'หมู่', en: 'village number' },
  SOI_TH: { th: 'ซอย', en: 'lane' },
  BUILDING_TH: { th: 'อาคาร', en: 'building' },
  ROAD_TH: { th: 'ถนน', en: 'road' },
  province: { th: 'จังหวัด', en: 'province' },
  district: { th: 'เขต/อำเภอ', en: 'district' },
  subdistrict: { th: 'แขวง/ตำบล', en: 'subdistrict' },
  zipcode: { th: 'รหัสไปรษณีย์', en: 'postal code' },
} as const

export type AddressPart = keyof typeof addressParts
