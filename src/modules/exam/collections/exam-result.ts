import { nobody } from '#platform/data/access/rule.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  boolean,
  cascading,
  choice,
  computed,
  decimalBetween,
  exampled,
  instant,
  optional,
  reference,
  withUnit,
} from '#platform/data/collection/field-builders.ts'
import { resultSourceChoices } from '../rules/choices.ts'
import { sittingFields, sittingRelations } from './attempt-fields.ts'

const points = decimalBetween(-1_000_000, 1_000_000)

/** The result of an attempt. It is computed from marks and can be computed again. Learners read it once it is released. */
export const examResult = defineCollection({
  name: 'exam_result',
  label: { th: 'ผลสอบ', en: 'exam result' },
  plural: { th: 'ผลสอบ', en: 'Exam results' },
  site: null,
  softDelete: true,
  title: ['examID'],
  fields: {
    attemptID: cascading(reference('exam_attempt')('การเข้าสอบ', 'Attempt')),
    ...sittingFields,
    points: computed(0, points('คะแนน', 'Points')),
    most: computed(0, points('คะแนนเต็ม', 'Out of')),
    percent: computed(0, withUnit({ th: '%', en: '%' }, decimalBetween(-1_000_000, 1_000_000)('ร้อยละ', 'Percent'))),
    passed: computed<boolean, boolean>(false, boolean('ผ่าน', 'Passed')),
    source: computed<'sitting' | 'paper', 'sitting' | 'paper'>('sitting', choice(resultSourceChoices)('ที่มา', 'Source')),
    releasedAt: exampled(() => null, computed(null, optional(instant('ประกาศผลเมื่อ', 'Released')))),
  },
  relations: { ...sittingRelations, attempt: { to: 'exam_attempt', from: 'attemptID', at: '_id' } },
  uniques: [['attemptID']],
  indexes: [['userID', 'releasedAt desc'], ['createdAt desc']],
  access: {
    read: (viewer) =>
      isAtLeast(viewer, 'manager') ||
      (viewer.role === 'user' && {
        $or: [{ userID: viewer.id, releasedAt: { $ne: null } }, { course: { taughtBy: viewer.id } }],
      }),
    create: nobody,
    update: nobody,
    remove: nobody,
  },
  list: {
    columns: ['userID', 'examID', 'type', 'round', 'points', 'most', 'percent', 'passed', 'releasedAt'],
    search: [],
    sort: 'createdAt desc',
    state: 'passed',
    empty: {
      th: 'ผลสอบจะแสดงที่นี่เมื่อตรวจข้อสอบแล้ว',
      en: 'Results appear here when attempts have been marked.',
    },
  },
  form: [],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    exam_result: typeof examResult
  }
}
