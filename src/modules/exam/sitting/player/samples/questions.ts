import {
  type KeyOf,
  type Question,
  type QuestionType,
  questionTypes,
  type Response,
} from '#domain/learning/assessment/question.ts'
import type { Sitting, SittingSlot } from '../../protocol.ts'

/** A question of each type with an answer and its key, for tests. */
interface SampleQuestion<Type extends QuestionType = QuestionType> {
  question: Question
  response: Response | null
  key: KeyOf<Type>
}

const option = (id: string, text: string) => ({ id, text })
const rows = [option('row1', 'ช่างไฟฟ้า'), option('row2', 'ช่างเชื่อม')]
const choices = [option('chA1', 'ถุงมือยาง'), option('chB1', 'หน้ากาก'), option('chC1', 'หมวก')]

const stem = '<p>อุปกรณ์ใดเหมาะกับงาน</p>'

export const sampleQuestions: { [Type in QuestionType]: SampleQuestion<Type> } = {
  single: {
    question: { type: 'single', stem, hint: 'อ่านบทที่ 2', content: { options: choices, shuffle: true } },
    response: 'chA1',
    key: { type: 'single', key: { weights: { chB1: 100 } }, optionFeedback: { chA1: 'ถุงมือใช้กับงานไฟฟ้า' } },
  },
  multiple: {
    question: { type: 'multiple', stem, content: { options: choices, shuffle: true, max: 2 } },
    response: ['chA1', 'chC1'],
    key: { type: 'multiple', key: { policy: 'all-or-nothing', correct: ['chA1', 'chB1'] } },
  },
  truefalse: {
    question: { type: 'truefalse', stem, content: {} },
    response: false,
    key: { type: 'truefalse', key: { correct: true } },
  },
  match: {
    question: { type: 'match', stem, content: { rows, choices, shuffle: true } },
    response: { row1: 'chA1', row2: 'chC1' },
    key: { type: 'match', key: { policy: 'by-part', pairs: { row1: 'chA1', row2: 'chB1' } } },
  },
  order: {
    question: { type: 'order', stem, content: { items: choices } },
    response: ['chB1', 'chA1', 'chC1'],
    key: { type: 'order', key: { policy: 'by-part', sequence: ['chA1', 'chB1', 'chC1'] } },
  },
  gap: {
    question: {
      ...{ type: 'gap', stem },
      content: { text: 'ใส่ [[gap1]] และ [[gap2]] ทุกครั้ง', choices, canRepeat: false },
    },
    response: { gap1: 'chA1' },
    key: { type: 'gap', key: { policy: 'by-part', answers: { gap1: ['chA1', 'chC1'], gap2: ['chB1'] } } },
  },
  inline: {
    question: {
      ...{ type: 'inline', stem },
      content: {
        text: 'ตัดไฟ [[gap1]] ซ่อม',
        blanks: [{ id: 'gap1', options: [option('bef1', 'ก่อน'), option('aft1', 'หลัง')] }],
      },
    },
    response: { gap1: 'aft1' },
    key: { type: 'inline', key: { policy: 'by-part', answers: { gap1: ['bef1'] } } },
  },
  short: {
    question: { type: 'short', stem, content: { maxLength: 40 } },
    response: 'โอห์ม',
    key: {
      type: 'short',
      key: {
        accepted: [
          { text: 'โวลต์', percent: 100 },
          { text: 'volt', percent: 50 },
        ],
        isCaseSensitive: false,
      },
    },
  },
  numeric: {
    question: { type: 'numeric', stem, content: { units: ['V', 'kV'] } },
    response: { value: '220', unit: 'V' },
    key: {
      type: 'numeric',
      key: {
        accepted: [{ value: '230', tolerance: '5', isRelative: false, percent: 100 }],
        ...{ units: { V: '1', kV: '1000' }, isUnitRequired: true },
      },
    },
  },
  essay: {
    question: { type: 'essay', stem, content: { minWords: 5, maxLength: 2000, lines: 8 } },
    response: 'ตัดไฟก่อนซ่อม',
    key: { type: 'essay', key: {}, modelAnswer: 'ตัดไฟ ล็อก และแขวนป้าย', feedback: 'ดูบทที่ 3' },
  },
  file: {
    question: { type: 'file', stem, content: { accept: ['pdf', 'jpg'], maxFiles: 2, maxBytes: 5_000_000 } },
    response: ['upload/1760000000000-0123456789abcdef0123456789abcdef.pdf'],
    key: { type: 'file', key: {} },
  },
  hotspot: {
    question: {
      ...{ type: 'hotspot', stem },
      content: { image: 'upload/panel.webp', alt: 'ตู้ไฟฟ้า', width: 800, height: 600 },
    },
    response: { x: 125, y: 400 },
    key: { type: 'hotspot', key: { areas: [{ shape: 'circle', x: 130, y: 410, radius: 40 }] } },
  },
  matrix: {
    question: { type: 'matrix', stem, content: { rows, columns: choices, isMultiple: false } },
    response: { row1: ['chA1'], row2: ['chC1'] },
    key: { type: 'matrix', key: { policy: 'by-part', answers: { row1: ['chA1'], row2: ['chB1'] } } },
  },
  scale: {
    question: { type: 'scale', stem, content: { min: 1, max: 5, minLabel: 'น้อยที่สุด', maxLabel: 'มากที่สุด' } },
    response: 4,
    key: { type: 'scale', key: {} },
  },
  'text-only': {
    question: { type: 'text-only', stem: '<p>อ่านข้อความนี้</p>', content: {} },
    response: null,
    key: { type: 'text-only', key: {} },
  },
}

/** Returns a slot with a question and no answer. */
export function sampleSlot(question: Question, change: Partial<SittingSlot> = {}): SittingSlot {
  const number = question.type === 'text-only' ? null : 1
  return { slot: '1', number, question, points: '2', response: null, version: 0, isFlagged: false, ...change }
}

/** Returns an open sitting of thirty minutes with one question of each type, or of some. */
export function sampleSitting(change: Partial<Sitting> = {}, types: readonly QuestionType[] = questionTypes): Sitting {
  const all = types.map((type) => sampleQuestions[type].question)
  const numbered = all.filter(({ type }) => type !== 'text-only')
  const slots = all.map((question, index) =>
    sampleSlot(question, {
      slot: String(index + 1),
      number: numbered.includes(question) ? numbered.indexOf(question) + 1 : null,
    }),
  )
  return {
    ...{ attemptID: 'attempt1', examName: 'ความปลอดภัยงานไฟฟ้า', type: 'final', round: 1, attempt: 1 },
    ...{ lease: 'lease1', lastNumber: 0, navigation: 'free', perPage: 0, hasPenalty: false, page: 0 },
    ...{ serverNow: '2026-11-28T03:00:00.000Z', endsAt: '2026-11-28T03:30:00.000Z', isPaused: false, notices: [] },
    sections: [{ title: 'ตอนที่ 1', instruction: 'ตอบทุกข้อ', slots }],
    ...{ receipt: 'WR1.start.signature' },
    deviceKey: btoa('0123456789abcdef0123456789abcdef'),
    ...change,
  }
}
