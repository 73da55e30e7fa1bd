import { nobody } from '#platform/data/access/rule.ts'
import { isAtLeast, type Viewer } from '#platform/data/access/viewer.ts'
import { cleanKey } from '#platform/data/collection/clean.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  choice,
  computed,
  entries,
  exampled,
  immutable,
  initially,
  kind,
  number,
  reference,
  text,
  withHint,
} from '#platform/data/collection/field-builders.ts'
import type { QuestionType } from '#domain/learning/assessment/question.ts'
import { questionActions } from './question-actions.ts'
import { difficultyChoices, questionStatusChoices, questionTypeChoices } from '../rules/choices.ts'

const byManager = (viewer: Viewer) => isAtLeast(viewer, 'manager')
const questionCode = kind('code', 'text collate "C"', cleanKey(60).min(1))

/**
 * A question of a bank (decision 610). What it says is in `question_version`, and its key in `question_key`: neither is a field, so that no
 * list, history, search, export or file holds it.
 */
export const question = defineCollection({
  name: 'question',
  label: { th: 'ข้อสอบ', en: 'question' },
  plural: { th: 'ข้อสอบ', en: 'Questions' },
  site: null,
  softDelete: true,
  history: true,
  title: ['code', 'name'],
  fields: {
    bankID: immutable(reference('question_bank')('คลังข้อสอบ', 'Question bank')),
    code: exampled(
      (n) => `Q-${n}`,
      withHint(
        { th: 'ไม่ซ้ำในคลัง ใช้เมื่อนำเข้าไฟล์', en: 'Unique in the bank. Imports use it.' },
        questionCode('รหัส', 'Code'),
      ),
    ),
    name: computed('', text('โจทย์', 'Question')),
    type: computed<QuestionType, QuestionType>('single', choice(questionTypeChoices)('ชนิด', 'Type')),
    status: initially('draft', choice(questionStatusChoices)('สถานะ', 'Status')),
    tags: initially<string[], string[]>([], entries('แท็ก', 'Tags')),
    outcome: initially('', text('ผลการเรียนรู้', 'Learning outcome')),
    difficulty: initially('medium', choice(difficultyChoices)('ความยาก', 'Difficulty')),
    source: initially('', text('แหล่งที่มา', 'Source')),
    current: computed(0, number('เวอร์ชัน', 'Version')),
  },
  relations: { bank: { to: 'question_bank', from: 'bankID', at: '_id' } },
  uniques: [['bankID', 'code']],
  indexes: [['bankID', 'status'], ['createdAt desc']],
  access: {
    read: byManager,
    create: nobody,
    update: byManager,
    // A question that was ready may be on a paper. It is retired instead.
    remove: (viewer) => byManager(viewer) && { status: 'draft' },
  },
  list: {
    columns: ['code', 'name', 'type', 'bankID', 'difficulty', 'updatedAt', 'status'],
    search: ['code', 'name', 'tags', 'outcome'],
    sort: 'createdAt desc',
    state: 'status',
    empty: {
      th: 'ยังไม่มีข้อสอบในคลัง เพิ่มทีละข้อ หรือนำเข้าจากไฟล์',
      en: 'No questions yet. Add them one by one, or import a file.',
    },
    views: [
      { name: 'all', label: { th: 'ทั้งหมด', en: 'All' }, rows: { status: { $ne: 'retired' } } },
      { name: 'draft', label: { th: 'ฉบับร่าง', en: 'Drafts' }, rows: { status: 'draft' } },
      { name: 'retired', label: { th: 'เลิกใช้', en: 'Retired' }, rows: { status: 'retired' } },
    ],
  },
  actions: questionActions,
  form: [
    {
      title: { th: 'ข้อสอบ', en: 'Question' },
      fields: ['code', 'status', 'difficulty', 'tags', 'outcome', 'source'],
    },
  ],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    question: typeof question
  }
}
