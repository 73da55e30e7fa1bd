import type { SurveyQuestion } from '../../../src/modules/survey/public-api.ts'

const line = (id: string, text: string) => ({ id, text })

/** Questions about a course that the demo's learners answer. */
export const satisfactionQuestions: SurveyQuestion[] = [
  {
    id: 'overall1',
    isRequired: true,
    question: {
      ...{ type: 'scale', stem: '<p>โดยรวมคุณพอใจกับการอบรมมากน้อยเพียงใด</p>' },
      content: { min: 1, max: 5, minLabel: 'น้อยที่สุด', maxLabel: 'มากที่สุด' },
    },
  },
  {
    id: 'parts001',
    isRequired: true,
    question: {
      ...{ type: 'matrix', stem: '<p>ให้คะแนนแต่ละด้าน</p>' },
      content: {
        rows: [line('trainer1', 'วิทยากร'), line('content1', 'เนื้อหา'), line('practice', 'การฝึกปฏิบัติ')],
        columns: [line('fair0001', 'ควรปรับปรุง'), line('good0001', 'ดี'), line('great001', 'ดีมาก')],
        isMultiple: false,
      },
    },
  },
  {
    id: 'source01',
    isRequired: false,
    question: {
      ...{ type: 'multiple', stem: '<p>คุณรู้จักหลักสูตรของเราจากที่ใด</p>' },
      content: {
        options: [
          line('friends1', 'เพื่อนหรือหัวหน้างาน'),
          line('facebook', 'เฟซบุ๊ก'),
          line('website1', 'ค้นหาในอินเทอร์เน็ต'),
          line('others01', 'อื่น ๆ'),
        ],
        shuffle: false,
      },
    },
  },
  {
    id: 'again001',
    isRequired: true,
    question: { type: 'truefalse', stem: '<p>คุณจะแนะนำให้เพื่อนมาเรียนหรือไม่</p>', content: {} },
  },
  {
    id: 'comment1',
    isRequired: false,
    question: {
      ...{ type: 'essay', stem: '<p>มีอะไรที่อยากให้เราปรับปรุง</p>' },
      content: { maxLength: 2000, lines: 4 },
    },
  },
]

const comments = [
  'อยากให้เพิ่มเวลาฝึกกับเครื่องจริง',
  'วิทยากรอธิบายเข้าใจง่าย ตัวอย่างตรงกับหน้างาน',
  'เอกสารประกอบน่าจะมีแบบพิมพ์',
  'ห้องเรียนค่อนข้างเย็น',
  'อยากให้มีแบบฝึกหัดหลังเรียนมากขึ้น',
]
const grades = ['great001', 'good0001', 'great001', 'good0001', 'fair0001']
const sources = [['friends1'], ['facebook', 'website1'], ['website1'], ['friends1', 'others01']]

/** What the n-th learner of the demo answers. */
export const satisfactionAnswers = (n: number): Record<string, unknown> => ({
  overall1: [5, 4, 4, 5, 3][n % 5],
  parts001: { trainer1: [grades[n % 5]], content1: [grades[(n + 1) % 5]], practice: [grades[(n + 3) % 5]] },
  source01: sources[n % 4],
  again001: n % 6 !== 4,
  ...(n % 2 === 0 && { comment1: comments[(n / 2) % 5] }),
})
