import { isAtLeast } from '#platform/access/viewer.ts'
import { everybody } from '#platform/access/rule.ts'
import { defineCollection } from '#platform/collection/define.ts'
import {
  email,
  exampled,
  initially,
  longtext,
  only,
  optional,
  phone,
  reference,
  text,
} from '#platform/collection/kinds.ts'
import { isStaff } from '#platform/access/viewer.ts'

export const lecturer = defineCollection({
  name: 'lecturer',
  label: { th: 'วิทยากร', en: 'lecturer' },
  plural: { th: 'วิทยากร', en: 'Lecturers' },
  site: 'unit',
  keepsRemoved: true,
  keepsHistory: true,
  title: ['name'],
  fields: {
    name: text('ชื่อ', 'Name'),
    position: initially('', text('ตำแหน่ง', 'Position')),
    biography: initially('', longtext('ประวัติ', 'Biography')),
    institution: exampled(() => null, optional(reference('institution')('สถาบัน', 'Institution'))),
    email: only({ read: isStaff }, optional(email('อีเมล', 'E-mail'))),
    phone: only({ read: isStaff }, optional(phone('โทรศัพท์', 'Phone'))),
  },
  workbook: { at: 40 },
  indexes: [['name']],
  access: {
    read: everybody,
    create: (viewer) => isAtLeast(viewer, 'admin'),
    update: (viewer) => isAtLeast(viewer, 'admin'),
    remove: (viewer) => isAtLeast(viewer, 'admin'),
  },
  list: { columns: ['name', 'position', 'institution', 'email', 'phone'], search: ['name', 'position'], sort: 'name' },
  form: [
    {
      title: { th: 'วิทยากร', en: 'Lecturer' },
      fields: ['name', 'position', 'institution', 'biography', 'email', 'phone'],
    },
  ],
})

declare module '#platform/collection/registry.ts' {
  interface Registry {
    lecturer: typeof lecturer
  }
}
