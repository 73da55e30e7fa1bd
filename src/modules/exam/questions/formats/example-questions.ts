import { optionsOf } from './parts/file-text.ts'
import type { PortableQuestion } from './question-file.ts'

const options = optionsOf('option', ['ถุงมือกันไฟฟ้า', 'ถุงมือผ้า', 'ถุงมือยางล้างจาน'])

/** Questions of an example table, one of each kind of row that authors need most. */
export const exampleQuestions: PortableQuestion[] = [
  {
    code: 'EX-1',
    question: { type: 'single', stem: '<p>งานไฟฟ้าแรงต่ำใช้ถุงมือชนิดใด</p>', content: { options, shuffle: true } },
    key: {
      type: 'single',
      key: { weights: { [options[0]!.id]: 100 } },
      feedback: 'ถุงมือกันไฟฟ้าต้องมีระดับแรงดันที่เหมาะกับงาน',
    },
    tags: ['ความปลอดภัย'],
    difficulty: 'easy',
  },
  {
    code: 'EX-2',
    question: { type: 'truefalse', stem: '<p>ต้องตัดไฟก่อนซ่อมทุกครั้ง</p>', content: {} },
    key: { type: 'truefalse', key: { correct: true } },
    tags: ['ความปลอดภัย'],
    difficulty: 'easy',
  },
  {
    code: 'EX-3',
    question: { type: 'numeric', stem: '<p>แรงดันไฟฟ้าในบ้านของไทยกี่โวลต์</p>', content: { units: [] } },
    key: {
      type: 'numeric',
      key: {
        accepted: [{ value: '230', tolerance: '10', isRelative: false, percent: 100 }],
        ...{ units: {}, isUnitRequired: false },
      },
    },
    tags: ['ไฟฟ้าพื้นฐาน'],
    difficulty: 'medium',
  },
]
