import { isAtLeast } from '#platform/data/access/viewer.ts'
import { everybody } from '#platform/data/access/rule.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  email,
  exampled,
  file,
  initially,
  longtext,
  only,
  optional,
  phone,
  reference,
  text,
  withHint,
} from '#platform/data/collection/field-builders.ts'
import { isStaff } from '#platform/data/access/viewer.ts'

export const lecturer = defineCollection({
  name: 'lecturer',
  label: { th: 'วิทยากร', en: 'lecturer' },
  plural: { th: 'วิทยากร', en: 'Lecturers' },
  site: 'unit',
  softDelete: true,
  history: true,
  title: ['name'],
  fields: {
    name: text('ชื่อ', 'Name'),
    position: initially('', text('ตำแหน่ง', 'Position')),
    biography: initially('', longtext('ประวัติ', 'Biography')),
    photo: optional(file({ extensions: ['png', 'jpg', 'jpeg', 'webp'] })('รูปถ่าย', 'Photo')),
    institution: exampled(() => null, optional(reference('institution')('สถาบัน', 'Institution'))),
    userID: only(
      { read: isStaff },
      exampled(
        () => null,
        optional(
          withHint(
            {
              th: 'บัญชีผู้เรียนของวิทยากร ใช้ดูหลักสูตร ตรวจงาน และเช็กชื่อ เฉพาะหลักสูตรที่ตนสอน',
              en: "The lecturer's own account. With it they see their courses, mark hand-ins and record attendance.",
            },
            reference('user')('บัญชีผู้ใช้', 'Account'),
          ),
        ),
      ),
    ),
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
      fields: ['name', 'position', 'institution', 'biography', 'photo', 'userID', 'email', 'phone'],
    },
  ],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    lecturer: typeof lecturer
  }
}
