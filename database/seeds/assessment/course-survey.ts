import type { SurveyQuestion } from '../../../src/modules/survey/public-api.ts'

const scale = (id: string, stem: string): SurveyQuestion => ({
  ...{ id, isRequired: true },
  question: {
    type: 'scale',
    stem: `<p>${stem}</p>`,
    content: { min: 1, max: 5, minLabel: 'น้อยที่สุด', maxLabel: 'มากที่สุด' },
  },
})

/** The evaluation of the course with exams, with names. A lesson of the course asks for it. */
export const courseSurvey = {
  name: 'ประเมินหลักสูตรตรวจสอบระบบไฟฟ้า',
  intro: 'ใช้เวลาราวสองนาที คำตอบช่วยให้วิทยากรปรับปรุงรุ่นถัดไป',
  questions: [
    scale('content01', 'เนื้อหาตรงกับงานที่คุณทำ'),
    scale('teacher01', 'วิทยากรอธิบายเข้าใจง่าย'),
    scale('exam01', 'ข้อสอบตรงกับสิ่งที่เรียน'),
    {
      ...{ id: 'better01', isRequired: false },
      question: { type: 'essay', stem: '<p>อยากให้ปรับปรุงเรื่องใด</p>', content: { maxLength: 1000, lines: 4 } },
    },
  ] satisfies SurveyQuestion[],
  lesson: {
    name: 'ประเมินหลักสูตร',
    minutes: 2,
    content: '<p>ตอบแบบประเมินสั้น ๆ หลังสอบเสร็จ ส่งคำตอบแล้วถือว่าจบบทนี้</p>',
  },
  /** Of those who completed the course. */
  answers: [
    { content01: 5, teacher01: 5, exam01: 4, better01: 'อยากให้มีตู้สาธิตเพิ่มอีกหนึ่งใบ' },
    { content01: 4, teacher01: 5, exam01: 4 },
    { content01: 5, teacher01: 4, exam01: 5, better01: 'เวลาเขียนรายงานน้อยไปเล็กน้อย' },
    { content01: 4, teacher01: 4, exam01: 3 },
  ],
}
