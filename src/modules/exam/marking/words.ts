/** What markers read. */
export const markingWords = {
  heading: { th: 'ตรวจข้อสอบ', en: 'Mark exam' },
  crumbs: { th: 'เส้นทาง', en: 'Path' },
  notOwn: { th: 'คุณตรวจข้อสอบของตัวเองไม่ได้', en: 'You cannot mark your own exam.' },
  changedMeanwhile: {
    th: 'มีผู้อื่นให้คะแนนข้อนี้ไปแล้ว กรุณาตรวจสอบคะแนนล่าสุดก่อนบันทึก',
    en: 'Somebody else has marked this answer meanwhile. Check the latest mark before you save.',
  },
  notSubmitted: {
    th: 'ผู้เรียนยังไม่ส่งข้อสอบ หรือการสอบครั้งนี้เป็นโมฆะ',
    en: 'This attempt was not submitted, or it is void.',
  },
  thirdPerson: {
    th: 'คะแนนของผู้ตรวจสองคนต่างกันมาก ผู้ตรวจคนที่สามเป็นผู้ตัดสิน',
    en: 'The two marks differ too much. A third person decides.',
  },
  tooLong: { th: 'ข้อความยาวเกิน 5,000 ตัวอักษร', en: 'The text is longer than 5,000 characters.' },
  needsReason: {
    th: 'กรุณาระบุเหตุผลที่แก้คะแนน',
    en: 'Enter why you change the mark.',
  },
  needsLevels: { th: 'กรุณาเลือกระดับให้ครบทุกเกณฑ์', en: 'Select a level for each criterion.' },
  wrongPoints: { th: 'กรุณาใส่คะแนนตั้งแต่ 0 ถึง {most}', en: 'Enter points from 0 to {most}.' },
} as const

/** The screen of markers. */
export const markingScreenWords = {
  crumbs: { th: 'เส้นทาง', en: 'Path' },
  questions: { th: 'ข้อที่ต้องตรวจ', en: 'Questions to mark' },
  progress: { th: 'ตรวจแล้ว {done} จาก {total}', en: '{done} of {total} marked' },
  waiting: { th: 'รอคุณตรวจ {n} คำตอบ', en: '{n} {n|answer|answers} wait for you' },
  none: { th: 'ไม่มีคำตอบที่รอคุณตรวจ', en: 'No answers wait for you' },
  noneText: {
    th: 'คำตอบที่ต้องตรวจจะแสดงที่นี่เมื่อผู้เรียนส่งข้อสอบ เลือกข้อด้านบนเพื่อดูคำตอบที่ตรวจแล้ว',
    en: 'Answers appear here when learners submit. Select a question above to see marked answers.',
  },
  number: { th: 'หมายเลข {code}', en: 'Number {code}' },
  work: { th: 'คำตอบ', en: 'Answer' },
  marking: { th: 'ให้คะแนน', en: 'Mark' },
  rubric: { th: 'เกณฑ์การให้คะแนน', en: 'Marking criteria' },
  points: { th: 'คะแนน (เต็ม {most})', en: 'Points (of {most})' },
  levelPoints: { th: '{n} คะแนน', en: '{n} {n|point|points}' },
  pointsOf: { th: '{n} จาก {most} คะแนน', en: '{n} of {most} {most|point|points}' },
  comment: { th: 'ความเห็นถึงผู้เรียน', en: 'Comment for the learner' },
  reason: { th: 'เหตุผลที่แก้คะแนน', en: 'Why the mark changes' },
  save: { th: 'บันทึกคะแนน', en: 'Save mark' },
  next: { th: 'คำตอบถัดไป', en: 'Next answer' },
  saved: { th: 'บันทึกคะแนนแล้ว', en: 'Mark saved' },
  before: { th: 'คะแนนที่ให้แล้ว', en: 'Marks so far' },
  keys: {
    th: 'กด 1–9 เพื่อเลือกระดับ กด S เพื่อบันทึก กด N เพื่อไปคำตอบถัดไป',
    en: 'Press 1–9 to select a level, S to save, N for the next answer.',
  },
} as const

/** Who marks, and who marked. */
export const markStageWords = {
  stages: {
    auto: { th: 'ตรวจโดยระบบ', en: 'Automatic' },
    first: { th: 'ผู้ตรวจคนที่หนึ่ง', en: 'First marker' },
    second: { th: 'ผู้ตรวจคนที่สอง คุณไม่เห็นคะแนนของคนแรก', en: 'Second marker. You do not see the first mark.' },
    third: { th: 'ผู้ตรวจคนที่สามเป็นผู้ตัดสิน', en: 'Third marker, who decides' },
    regrade: { th: 'แก้คะแนนที่ตรวจครบแล้ว ต้องมีเหตุผล', en: 'A correction of complete marks. It needs a reason.' },
    'third-person': {
      th: 'คะแนนของผู้ตรวจสองคนต่างกันมาก ผู้ตรวจคนที่สามเป็นผู้ตัดสิน',
      en: 'The two marks differ too much. A third person decides.',
    },
  },
  marked: {
    auto: { th: 'ตรวจโดยระบบ', en: 'Automatic' },
    first: { th: 'ผู้ตรวจคนที่หนึ่ง', en: 'First marker' },
    second: { th: 'ผู้ตรวจคนที่สอง', en: 'Second marker' },
    third: { th: 'ผู้ตรวจคนที่สาม', en: 'Third marker' },
    regrade: { th: 'แก้คะแนน', en: 'Correction' },
  },
} as const

/** The list of rounds that a lecturer marks. */
export const markingRoundWords = {
  heading: { th: 'ตรวจข้อสอบ', en: 'Exams to mark' },
  back: { th: 'งานสอน', en: 'Teaching' },
  round: {
    th: '{type} รอบที่ {round} รอตรวจ {n} คน',
    en: '{type}, round {round}: {n} {n|attempt waits|attempts wait}',
  },
  none: {
    th: 'ไม่มีข้อสอบที่รอคุณตรวจ รอบสอบจะแสดงที่นี่เมื่อผู้เรียนส่งข้อสอบที่ต้องตรวจ',
    en: 'Nothing to mark. A round appears here when learners submit answers that a person marks.',
  },
} as const
