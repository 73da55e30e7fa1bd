import { isAtLeast, isStaff, type Viewer } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import { boolean, date, initially, text, withHint } from '#platform/data/collection/field-builders.ts'

const byAdmin = (viewer: Viewer) => isAtLeast(viewer, 'admin')

/** A holiday that a site adds to the public ones, such as one that the cabinet announced; or a public one on which it works. */
export const holiday = defineCollection({
  name: 'holiday',
  label: { th: 'วันหยุด', en: 'holiday' },
  plural: { th: 'วันหยุดของเว็บไซต์', en: 'Site holidays' },
  site: null,
  softDelete: true,
  history: true,
  title: ['name'],
  fields: {
    day: date('วันที่', 'Day'),
    name: withHint(
      { th: 'เช่น วันหยุดพิเศษตามมติคณะรัฐมนตรี', en: 'Such as “Special cabinet holiday”' },
      text('ชื่อวันหยุด', 'Name'),
    ),
    isWorkday: initially(
      false,
      withHint(
        {
          th: 'เลือกเมื่อวันหยุดราชการวันนี้เป็นวันอบรมตามปกติ',
          en: 'Select this if training takes place on this public holiday',
        },
        boolean('อบรมตามปกติ', 'Training takes place'),
      ),
    ),
  },
  uniques: [['day']],
  indexes: [['day']],
  access: { read: isStaff, create: byAdmin, update: byAdmin, remove: byAdmin },
  list: { columns: ['day', 'name', 'isWorkday'], search: ['name'], sort: 'day desc' },
  form: [{ title: { th: 'วันหยุด', en: 'Holiday' }, fields: ['day', 'name', 'isWorkday'] }],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    holiday: typeof holiday
  }
}
