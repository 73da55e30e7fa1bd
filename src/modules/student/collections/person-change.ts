import { nobody } from '#platform/data/access/rule.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  author,
  choice,
  code,
  computed,
  exampled,
  instant,
  jsonOf,
  longtext,
  generated,
  only,
  optional,
  reference,
  text,
} from '#platform/data/collection/field-builders.ts'
import { type Undoing, undoing } from '../rules/undoing.ts'

/** A merge of two records, or an enrolment moved to another course: by whom, why, and the data to undo it. */
export const personChange = defineCollection({
  name: 'person_change',
  label: { th: 'การรวมและย้าย', en: 'merge or transfer' },
  plural: { th: 'ประวัติการรวมและย้าย', en: 'Merges and transfers' },
  site: null,
  title: ['told'],
  fields: {
    userID: reference('user')('ผู้เรียน', 'Learner'),
    kind: choice([
      { value: 'merge', label: { th: 'รวมระเบียน', en: 'Merged' } },
      { value: 'transfer', label: { th: 'ย้ายหลักสูตร', en: 'Transferred' } },
    ])('รายการ', 'Type'),
    told: text('รายละเอียด', 'Details'),
    reason: longtext('เหตุผล', 'Reason'),
    other: exampled(() => null, optional(code('รหัสเดิม', 'Previous ID'))),
    undo: only(
      { read: (viewer) => isAtLeast(viewer, 'admin') },
      exampled(
        () => ({ version: 1, led: [], removed: [], before: {} }),
        jsonOf<Undoing, Undoing>(undoing)('สิ่งที่ย้าย', 'Moved data'),
      ),
    ),
    undoneAt: exampled(() => null, computed(null, optional(instant('เลิกทำเมื่อ', 'Undone at')))),
    byName: generated(({ viewer }) => viewer.name, author('ผู้ทำรายการ', 'Done by')),
  },
  indexes: [['createdAt desc'], ['userID', 'createdAt desc']],
  access: { read: (viewer) => isAtLeast(viewer, 'admin'), create: nobody, update: nobody, remove: nobody },
  list: {
    columns: ['told', 'userID', 'kind', 'reason', 'byName', 'createdAt', 'undoneAt'],
    search: ['told', 'reason'],
    sort: 'createdAt desc',
    empty: {
      th: 'เมื่อคุณรวมระเบียนผู้เรียนหรือย้ายหลักสูตร รายการจะแสดงที่นี่',
      en: 'Merged records and course transfers appear here.',
    },
  },
  form: [
    {
      title: { th: 'รายการ', en: 'Details' },
      fields: ['userID', 'kind', 'told', 'reason', 'byName', 'undoneAt'],
    },
  ],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    person_change: typeof personChange
  }
}
