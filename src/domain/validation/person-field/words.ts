/** What may be written into a field of people, for who wrote something else. */
export const faultWords = {
  object: { th: 'ข้อมูลต้องเป็นคู่ของรหัสช่องกับค่า', en: 'send an object of field keys and values' },
  unknown: { th: 'ไม่มีช่อง "{key}"', en: 'there is no field "{key}"' },
  text: { th: 'ใส่ข้อความไม่เกิน 200 ตัวอักษร', en: 'enter at most 200 characters' },
  longtext: { th: 'ใส่ข้อความไม่เกิน 4,000 ตัวอักษร', en: 'enter at most 4,000 characters' },
  choice: { th: 'เลือกจากตัวเลือกที่มี', en: 'choose one of the options' },
  date: { th: 'ใส่วันที่ เช่น 31/12/2569', en: 'enter a date, such as 31 December 2026' },
  number: { th: 'ใส่ตัวเลข', en: 'enter a number' },
  boolean: { th: 'ใส่ใช่หรือไม่ใช่', en: 'enter yes or no' },
  phone: { th: 'ใส่เบอร์โทร เช่น 081-234-5678', en: 'enter a phone number, such as 081-234-5678' },
  any: { th: 'ใส่รหัสไม่เกิน 60 ตัวอักษร', en: 'enter a code of at most 60 characters' },
  digits: { th: 'ใส่ตัวเลขไม่เกิน 30 หลัก', en: 'enter at most 30 digits' },
  citizen: { th: 'ใส่เลขประจำตัวประชาชน 13 หลักที่ถูกต้อง', en: 'enter a valid citizen ID of 13 digits' },
  passport: {
    th: 'ใส่เลขที่หนังสือเดินทาง 6-12 ตัว เป็นตัวอักษรอังกฤษและตัวเลข',
    en: 'enter a passport number of 6 to 12 Latin letters and digits',
  },
  licence: { th: 'ใส่เลขที่ใบอนุญาตไม่เกิน 40 ตัวอักษร', en: 'enter a licence number of at most 40 characters' },
} as const
