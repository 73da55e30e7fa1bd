import { everybody } from '#platform/data/access/rule.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import { code, text, withHint } from '#platform/data/collection/field-builders.ts'

/**
 * Whom courses are for (specification §3, Target group). Courses hold its code, and a learner's band code names the
 * learner's group.
 */
export const target = defineCollection({
  name: 'target',
  label: { th: 'กลุ่มเป้าหมาย', en: 'target group' },
  plural: { th: 'กลุ่มเป้าหมาย', en: 'Target groups' },
  site: null,
  softDelete: true,
  title: ['name'],
  fields: {
    code: withHint(
      { th: 'ใช้กับหลักสูตรและรหัสกลุ่มของผู้เรียน', en: 'Used in courses and in the band code of learners' },
      code('รหัส', 'Code'),
    ),
    name: text('ชื่อกลุ่ม', 'Name'),
  },
  workbook: { at: 30, key: ['code'] },
  uniques: [['code']],
  indexes: [['name']],
  access: {
    read: everybody,
    create: (viewer) => isAtLeast(viewer, 'admin'),
    update: (viewer) => isAtLeast(viewer, 'admin'),
    remove: (viewer) => isAtLeast(viewer, 'admin'),
  },
  list: { columns: ['name', 'code'], search: ['name', 'code'], sort: 'name' },
  form: [{ title: { th: 'กลุ่มเป้าหมาย', en: 'Target group' }, fields: ['name', 'code'] }],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    target: typeof target
  }
}
