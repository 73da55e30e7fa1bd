import { isAtLeast, type Viewer } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  anyRecord,
  author,
  boolean,
  choice,
  code,
  colleagues,
  computed,
  date,
  entries,
  initially,
  longtext,
  generated,
  optional,
  shownWhen,
  text,
  withHint,
} from '#platform/data/collection/field-builders.ts'

/**
 * A private note is visible only to its author, and a shared one only to the selected people. Even the product's owners
 * cannot see it.
 */
const seen = (viewer: Viewer) =>
  isAtLeast(viewer, 'admin') && {
    $or: [{ audience: 'site' }, { author: viewer.id }, { audience: 'shared', sharedWith: viewer.id }],
  }

/** People with whom a note is shared may edit it, but it belongs to its author. */
const removed = (viewer: Viewer) => isAtLeast(viewer, 'admin') && { $or: [{ audience: 'site' }, { author: viewer.id }] }

/** Notes of administrators, for each other or for themselves (specification L93). */
export const note = defineCollection({
  name: 'note',
  label: { th: 'บันทึกย่อ', en: 'note' },
  plural: { th: 'บันทึกย่อ', en: 'Notes' },
  site: null,
  softDelete: true,
  title: ['title'],
  fields: {
    title: text('หัวข้อ', 'Title'),
    body: withHint(
      { th: 'พิมพ์ @ ตามด้วยชื่อผู้ดูแลเพื่อแจ้งเตือนผู้ดูแลคนนั้น', en: 'Type @ and a name to notify an administrator' },
      initially('', longtext('ข้อความ', 'Text')),
    ),
    items: initially<string[], string[]>([], entries('สิ่งที่ต้องทำ', 'Things to do')),
    done: computed<string[], string[]>([], entries('ทำแล้ว', 'Done')),
    tags: initially<string[], string[]>([], entries('ป้าย', 'Tags')),
    colour: initially(
      'plain',
      choice([
        { value: 'plain', label: { th: 'ไม่มีสี', en: 'None' } },
        { value: 'amber', label: { th: 'เหลือง', en: 'Amber' } },
        { value: 'green', label: { th: 'เขียว', en: 'Green' } },
        { value: 'blue', label: { th: 'น้ำเงิน', en: 'Blue' } },
        { value: 'red', label: { th: 'แดง', en: 'Red' } },
      ])('สี', 'Colour'),
    ),
    remindOn: withHint(
      {
        th: 'ระบบแจ้งเตือนผู้เขียนเวลา 8.00 น. และแสดงบันทึกไว้บนสุดตั้งแต่วันนั้น',
        en: 'The author is notified at 8:00, and the note is listed first from that day',
      },
      optional(date('เตือนวันที่', 'Remind on')),
    ),
    audience: initially(
      'site',
      choice([
        { value: 'site', label: { th: 'ผู้ดูแลเว็บไซต์ทุกคน', en: 'All administrators of this site' } },
        { value: 'shared', label: { th: 'เฉพาะคนที่เลือก', en: 'Selected people' } },
        { value: 'private', label: { th: 'ฉันคนเดียว', en: 'Only me' } },
      ])('ใครเห็นได้', 'Who can see it'),
    ),
    sharedWith: shownWhen(
      { audience: 'shared' },
      colleagues('admin', initially<string[], string[]>([], entries('แบ่งปันกับ', 'Shared with'))),
      { isRequired: true },
    ),
    about: anyRecord(code('เกี่ยวกับ', 'About')),
    pinned: initially(false, boolean('ปักหมุด', 'Pinned')),
    archived: initially(false, boolean('เก็บเข้าคลัง', 'Archived')),
    author: generated(({ viewer }) => viewer.id, code('รหัสผู้เขียน', 'Author ID')),
    authorName: generated(({ viewer }) => viewer.name, author('ผู้เขียน', 'Author')),
  },
  indexes: [['about'], ['archived', 'pinned desc', 'updatedAt desc']],
  access: { read: seen, create: (viewer) => isAtLeast(viewer, 'admin'), update: seen, remove: removed },
  list: {
    columns: ['title', 'tags', 'remindOn', 'authorName', 'updatedAt'],
    search: ['title', 'body', 'items', 'tags'],
    sort: 'updatedAt desc',
    views: [
      { name: 'current', label: { th: 'ที่ใช้อยู่', en: 'Current' }, rows: { archived: false } },
      { name: 'archived', label: { th: 'คลัง', en: 'Archive' }, rows: { archived: true } },
    ],
  },
  form: [
    { title: { th: 'บันทึก', en: 'Note' }, fields: ['about', 'title', 'body', 'items'] },
    {
      title: { th: 'จัดเก็บ', en: 'Organise' },
      fields: ['colour', 'tags', 'remindOn', 'audience', 'sharedWith', 'pinned'],
    },
  ],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    note: typeof note
  }
}
