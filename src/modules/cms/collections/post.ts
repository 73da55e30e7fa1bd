import { sql } from 'kysely'
import { nobody, type Rule } from '#platform/access/rule.ts'
import { isAtLeast, isSignedIn, isStaff, type Viewer } from '#platform/access/viewer.ts'
import { defineCollection } from '#platform/collection/define.ts'
import {
  boolean,
  choice,
  code,
  derived,
  file,
  initially,
  only,
  optional,
  reference,
  richtext,
  text,
} from '#platform/collection/kinds.ts'
import { page } from '#platform/page/page-field.ts'
import { pagePassword } from '#platform/page/page-password.ts'

const byAdmin = (viewer: Viewer) => isAtLeast(viewer, 'admin')
const pictures = ['png', 'jpg', 'jpeg', 'webp', 'gif']

/** What a page says is closed to all but staff while it has a password, and to visitors where it needs a log-in (U8). */
const opened: Rule = (viewer) => isStaff(viewer) || { password: null, ...(isSignedIn(viewer) ? {} : { authen: false }) }

/** A page, form or post of a site (specification §3, Post and Page; decision 6). `builder` holds its rows. */
export const post = defineCollection({
  name: 'post',
  label: { th: 'หน้าเว็บ', en: 'page' },
  plural: { th: 'หน้าเว็บและโพสต์', en: 'Pages and posts' },
  site: 'owner',
  keepsRemoved: true,
  keepsHistory: true,
  title: ['title'],
  fields: {
    type: initially(
      'page',
      choice([
        { value: 'page', label: { th: 'หน้าเว็บ', en: 'Page' } },
        { value: 'form', label: { th: 'แบบฟอร์ม', en: 'Form' } },
        { value: 'post', label: { th: 'โพสต์', en: 'Post' } },
      ])('ชนิด', 'Type'),
    ),
    title: text('ชื่อหน้า', 'Title'),
    slug: code('ที่อยู่', 'Slug'),
    content: only({ read: opened }, initially('', richtext('เนื้อความ', 'Text'))),
    builder: only({ read: opened }, initially({ version: 1, rows: [] }, page('เนื้อหาหน้า', 'Content'))),
    feature_image: optional(file({ extensions: pictures })('ภาพประกอบ', 'Feature image')),
    status: initially(false, boolean('เผยแพร่', 'Published')),
    display: initially(
      'single',
      choice([
        { value: 'single', label: { th: 'หน้าเดียว', en: 'Single' } },
        { value: 'group', label: { th: 'รวมโพสต์', en: 'Group' } },
      ])('การแสดง', 'Display'),
    ),
    password: only({ read: nobody, write: byAdmin }, optional(pagePassword('รหัสผ่านของหน้า', 'Page password'))),
    hasPassword: derived((column) => sql`${column('password')} is not null`, boolean('มีรหัสผ่าน', 'Has a password')),
    authen: initially(false, boolean('ต้องเข้าสู่ระบบ', 'Needs a log-in')),
    course: optional(reference('course')('หลักสูตร', 'Course')),
    destination: optional(code('ปลายทางข้อมูล', 'Destination')),
    next: optional(code('ขั้นถัดไป', 'Next')),
    ref1: optional(code('เลขอ้างอิง 1', 'Reference 1')),
    parent: optional(reference('post')('อยู่ใต้หน้า', 'Parent page')),
  },
  uniques: [['type', 'slug']],
  indexes: [['parent', 'status', 'createdAt desc']],
  access: {
    read: (viewer) => isStaff(viewer) || { status: true },
    create: byAdmin,
    update: byAdmin,
    remove: byAdmin,
  },
  list: { columns: ['title', 'slug', 'type', 'status'], search: ['title', 'slug'], sort: 'title', state: 'status' },
  form: [
    { title: { th: 'หน้าเว็บ', en: 'Page' }, fields: ['title', 'slug', 'type', 'status'] },
    { title: { th: 'การเข้าถึง', en: 'Access' }, fields: ['authen'] },
  ],
})

declare module '#platform/collection/registry.ts' {
  interface Registry {
    post: typeof post
  }
}
