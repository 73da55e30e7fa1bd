import { isAtLeast, isStaff, type Viewer } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import { date, exampled, text, withHint } from '#platform/data/collection/field-builders.ts'

const byAdmin = (viewer: Viewer) => isAtLeast(viewer, 'admin')

/** An academic term (guide of the module). Its days group enrolments. */
export const term = defineCollection({
  name: 'term',
  label: { th: 'ภาคเรียน', en: 'term' },
  plural: { th: 'ภาคเรียน', en: 'Terms' },
  site: null,
  softDelete: true,
  history: true,
  title: ['name'],
  fields: {
    name: withHint({ th: 'เช่น 1/2569', en: 'For example, 1/2569' }, text('ชื่อภาคเรียน', 'Name')),
    startsOn: exampled(() => '2026-05-16', date('วันเปิดภาคเรียน', 'First day')),
    endsOn: exampled(() => '2026-10-10', date('วันปิดภาคเรียน', 'Last day')),
  },
  uniques: [['name']],
  indexes: [['startsOn desc']],
  access: { read: isStaff, create: byAdmin, update: byAdmin, remove: byAdmin },
  list: { columns: ['name', 'startsOn', 'endsOn'], search: ['name'], sort: 'startsOn desc' },
  form: [{ title: { th: 'ภาคเรียน', en: 'Term' }, fields: ['name', 'startsOn', 'endsOn'] }],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    term: typeof term
  }
}
