/** What the checks say where nothing is missing. */
export const checkWords = {
  sections: { th: 'มีตอนของข้อสอบ', en: 'The exam has sections' },
  questions: { th: 'ทุกตอนมีข้อสอบ', en: 'All sections have questions' },
  ready: { th: 'ข้อสอบที่เลือกพร้อมใช้ทุกข้อ', en: 'All chosen questions are ready' },
  pools: { th: 'คลังมีข้อสอบพอให้สุ่ม', en: 'The banks have enough questions' },
  repeated: { th: 'ไม่มีข้อซ้ำ', en: 'No question repeats' },
  overlap: { th: 'ทุกตอนสุ่มได้โดยไม่ซ้ำกัน', en: 'All sections can draw without repeating' },
  points: { th: 'ทุกตอนมีคะแนน', en: 'All sections have points' },
  titles: { th: 'ทุกตอนมีชื่อ', en: 'All sections have titles' },
  pass: { th: 'กำหนดเกณฑ์ผ่านแล้ว', en: 'There is a pass mark' },
  duration: { th: 'กำหนดเวลาทำข้อสอบแล้ว', en: 'There is a time limit' },
  markers: { th: 'ประกาศผลได้ตามที่กำหนด', en: 'Results are released as set' },
} as const

/** What they say where something is. */
export const problemWords = {
  sections: { th: 'ยังไม่มีตอน', en: 'There are no sections' },
  questions: { th: 'ตอนที่ยังไม่มีข้อสอบ', en: 'Sections without questions' },
  ready: { th: 'มีข้อสอบที่ยังไม่พร้อมใช้หรือถูกลบ', en: 'Some questions are not ready or were removed' },
  pools: { th: 'คลังมีข้อสอบไม่พอให้สุ่ม', en: 'The bank has too few questions' },
  repeated: { th: 'มีข้อที่อยู่ในตอนก่อนหน้าแล้ว', en: 'Some questions are in an earlier section' },
  overlap: { th: 'หลายตอนสุ่มจากข้อชุดเดียวกันจนไม่พอ', en: 'Sections share questions, and there are too few for all' },
  points: { th: 'คะแนนต่อข้อต้องเป็นตัวเลขมากกว่า 0', en: 'Points must be a number above 0' },
  titles: { th: 'ตอนที่ยังไม่มีชื่อ', en: 'Sections without a title' },
  pass: { th: 'เกณฑ์ผ่านเป็น 0 ทุกคนจะผ่าน', en: 'The pass mark is 0, so everybody passes' },
  duration: { th: 'ไม่จำกัดเวลา ทำได้จนถึงเวลาปิดสอบ', en: 'There is no time limit but the end of the round' },
  markers: {
    th: 'มีข้อที่ต้องให้คนตรวจ ผลจะประกาศหลังตรวจเสร็จ',
    en: 'Some questions need a marker. Results follow when they are marked',
  },
} as const
