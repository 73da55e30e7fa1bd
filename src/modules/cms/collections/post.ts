import { isAtLeast, isStaff } from '#platform/access/viewer.ts'
import { defineCollection } from '#platform/collection/define.ts'
import { boolean, choice, code, initially, optional, text } from '#platform/collection/kinds.ts'
import { page } from '#platform/page/page-field.ts'

/** A page, form or post of a site (specification §3, Post and Page; decision 6). `builder` holds its rows. */
export const post = defineCollection({
  name: 'post',
  label: { th: 'หน้าเว็บ', en: 'page' },
  plural: { th: 'หน้าเว็บและโพสต์', en: 'Pages and posts' },
  site: null,
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
    builder: initially({ version: 1, rows: [] }, page('เนื้อหาหน้า', 'Content')),
    feature_image: optional(text('ภาพประกอบ', 'Feature image')),
    owner: optional(code('เจ้าของ', 'Owner')),
    status: initially(false, boolean('เผยแพร่', 'Published')),
  },
  uniques: [['type', 'slug']],
  access: {
    read: (viewer) => isStaff(viewer) || { status: true },
    create: (viewer) => isAtLeast(viewer, 'admin'),
    update: (viewer) => isAtLeast(viewer, 'admin'),
    remove: (viewer) => isAtLeast(viewer, 'admin'),
  },
  list: { columns: ['title', 'slug', 'type', 'status'], search: ['title', 'slug'], sort: 'title', state: 'status' },
  form: [{ title: { th: 'หน้าเว็บ', en: 'Page' }, fields: ['title', 'slug', 'type', 'status'] }],
})

declare module '#platform/collection/registry.ts' {
  interface Registry {
    post: typeof post
  }
}
