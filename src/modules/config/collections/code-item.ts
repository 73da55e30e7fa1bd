import { isAtLeast, isStaff, type Viewer } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  boolean,
  choice,
  code,
  computed,
  immutable,
  initially,
  number,
  text,
  withHint,
} from '#platform/data/collection/field-builders.ts'
import { lists } from '../fields/lists.ts'

const active = { th: 'เปิดใช้', en: 'In use' }
const resting = { th: 'พักใช้', en: 'Resting' }
const byAdmins = (viewer: Viewer) => isAtLeast(viewer, 'admin')

/** A code of one of the site's lists, such as course types and modes, with its labels (specification §2.1, /config). */
export const codeItem = defineCollection({
  name: 'code_item',
  label: { th: 'รหัส', en: 'code' },
  plural: { th: 'รายการรหัส', en: 'Codes' },
  site: null,
  softDelete: true,
  history: true,
  title: ['name'],
  fields: {
    list: immutable(choice(lists)('รายการ', 'List')),
    code: immutable(withHint({ th: 'เปลี่ยนภายหลังไม่ได้', en: 'It cannot be changed later' }, code('รหัส', 'Code'))),
    name: text('ชื่อภาษาไทย', 'Name in Thai'),
    nameEn: text('ชื่อภาษาอังกฤษ', 'Name in English'),
    order: initially(0, number('ลำดับ', 'Order')),
    active: { ...initially(true, boolean('เปิดใช้', 'In use')), states: { on: active, off: resting } },
    isSystem: computed(false, boolean('รหัสของระบบ', 'System code')),
  },
  uniques: [['list', 'code']],
  indexes: [['list', 'order']],
  access: {
    // The public course page shows the label of the course type.
    read: (viewer) => isStaff(viewer) || { list: 'type' },
    create: byAdmins,
    update: byAdmins,
    remove: (viewer) => byAdmins(viewer) && { isSystem: false },
  },
  list: {
    columns: ['name', 'code', 'nameEn', 'order', 'active'],
    search: ['name', 'nameEn', 'code'],
    sort: 'order',
    state: 'active',
  },
  form: [{ title: { th: 'รหัส', en: 'Code' }, fields: ['list', 'code', 'name', 'nameEn', 'order', 'active'] }],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    code_item: typeof codeItem
  }
}
