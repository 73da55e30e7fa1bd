import type {
  KeyByType,
  Option,
  Question,
  QuestionKey,
  QuestionOf,
  QuestionType,
  ResponseByType,
} from '../../question.ts'

/** A question of each type with its key, a response that earns everything and one that earns nothing. */
export type Sample<Type extends QuestionType> = {
  question: QuestionOf<Type>
  key: KeyByType[Type]
  right: ResponseByType[Type] | null
  wrong: ResponseByType[Type] | null
}

const option = (id: string, text = `ตัวเลือก ${id}`): Option => ({ id, text })
const sampleImage = `upload/1700000000000-${'ab'.repeat(16)}.png`
const sampleUpload = `upload/1700000000000-${'cd'.repeat(16)}.pdf`
const four = ['aaaa', 'bbbb', 'cccc', 'dddd'].map((id) => option(id))
const stem = '<p>ข้อใดถูกต้อง</p>'

export const samples: { [Type in QuestionType]: Sample<Type> } = {
  single: {
    question: { type: 'single', stem, content: { options: four, shuffle: true } },
    key: { weights: { bbbb: 100, cccc: 33.33333, dddd: -25 } },
    right: 'bbbb',
    wrong: 'aaaa',
  },
  multiple: {
    question: { type: 'multiple', stem, content: { options: four, shuffle: true } },
    key: { policy: 'all-or-nothing', correct: ['aaaa', 'cccc'] },
    right: ['cccc', 'aaaa'],
    wrong: ['bbbb'],
  },
  truefalse: { question: { type: 'truefalse', stem, content: {} }, key: { correct: false }, right: false, wrong: true },
  match: {
    question: {
      type: 'match',
      stem,
      content: { rows: [option('row1'), option('row2'), option('row3')], choices: four, shuffle: true },
    },
    key: { policy: 'by-part', pairs: { row1: 'aaaa', row2: 'bbbb', row3: 'cccc' } },
    right: { row1: 'aaaa', row2: 'bbbb', row3: 'cccc' },
    wrong: { row1: 'dddd', row2: 'dddd', row3: 'dddd' },
  },
  order: {
    question: { type: 'order', stem, content: { items: four } },
    key: { policy: 'by-part', sequence: ['dddd', 'cccc', 'bbbb', 'aaaa'] },
    right: ['dddd', 'cccc', 'bbbb', 'aaaa'],
    wrong: ['aaaa', 'bbbb', 'cccc', 'dddd'],
  },
  gap: {
    question: {
      type: 'gap',
      stem,
      content: { text: 'ไฟ [[gap1]] และ [[gap2]]', choices: four, canRepeat: false },
    },
    key: { policy: 'by-part', answers: { gap1: ['aaaa', 'bbbb'], gap2: ['cccc'] } },
    right: { gap1: 'bbbb', gap2: 'cccc' },
    wrong: { gap1: 'dddd', gap2: 'aaaa' },
  },
  inline: {
    question: {
      type: 'inline',
      stem,
      content: {
        text: '[[blk1]] กับ [[blk2]]',
        blanks: [
          { id: 'blk1', options: [option('opt1'), option('opt2')] },
          { id: 'blk2', options: [option('opt3'), option('opt4'), option('opt5')] },
        ],
      },
    },
    key: { policy: 'by-part', answers: { blk1: ['opt1'], blk2: ['opt4', 'opt5'] } },
    right: { blk1: 'opt1', blk2: 'opt5' },
    wrong: { blk1: 'opt2', blk2: 'opt3' },
  },
  short: {
    question: { type: 'short', stem, content: { maxLength: 100 } },
    key: { accepted: [{ text: 'กรุงเทพ*', percent: 100 }], isCaseSensitive: false },
    right: 'กรุงเทพมหานคร',
    wrong: 'เชียงใหม่',
  },
  numeric: {
    question: { type: 'numeric', stem, content: { units: ['km', 'm'] } },
    key: {
      accepted: [{ value: '1500', tolerance: '0.5', isRelative: false, percent: 100 }],
      units: { km: '1000', m: '1' },
      isUnitRequired: false,
    },
    right: { value: '๑,๕๐๐' },
    wrong: { value: '1501' },
  },
  essay: {
    question: { type: 'essay', stem, content: { maxLength: 2000, lines: 10 } },
    key: {},
    right: 'คำตอบ',
    wrong: null,
  },
  file: {
    question: { type: 'file', stem, content: { accept: ['pdf'], maxFiles: 1, maxBytes: 1_000_000 } },
    key: {},
    right: [sampleUpload],
    wrong: null,
  },
  hotspot: {
    question: { type: 'hotspot', stem, content: { image: sampleImage, alt: 'แผนที่', width: 2000, height: 1000 } },
    key: { areas: [{ shape: 'circle', x: 500, y: 500, radius: 100 }] },
    right: { x: 500, y: 700 },
    wrong: { x: 500, y: 701 },
  },
  matrix: {
    question: {
      type: 'matrix',
      stem,
      content: { rows: [option('row1'), option('row2')], columns: four, isMultiple: true },
    },
    key: { policy: 'by-part', answers: { row1: ['aaaa', 'bbbb'], row2: ['cccc'] } },
    right: { row1: ['bbbb', 'aaaa'], row2: ['cccc'] },
    wrong: { row1: ['aaaa'], row2: ['cccc', 'dddd'] },
  },
  scale: {
    question: { type: 'scale', stem, content: { min: 1, max: 5, minLabel: 'น้อย', maxLabel: 'มาก' } },
    key: {},
    right: 5,
    wrong: null,
  },
  'text-only': { question: { type: 'text-only', stem, content: {} }, key: {}, right: null, wrong: null },
}

/** Question and key of a sample, with another key or penalty if these are at hand. */
export function sampleOf<Type extends QuestionType>(
  type: Type,
  { key, penalty }: { key?: KeyByType[Type]; penalty?: number } = {},
): { question: Question; key: QuestionKey } {
  const sample = samples[type]
  const whole = { type, key: key ?? sample.key, ...(penalty === undefined ? {} : { penalty }) }
  return { question: sample.question as Question, key: whole as QuestionKey }
}
