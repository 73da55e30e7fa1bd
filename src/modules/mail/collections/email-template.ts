import { isAtLeast, isStaff, type Viewer } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  choice,
  enforced,
  exampled,
  initially,
  jsonOf,
  kind,
  longtext,
  numberBetween,
  optional,
  text,
  withHint,
} from '#platform/data/collection/field-builders.ts'
import { defaultHeadingSize, type EmailBlock, starterBlocks } from '../rules/email-design.ts'
import { emailBlocks, emailLink, footerColumns } from './email-blocks.ts'

const byAdmin = (viewer: Viewer) => isAtLeast(viewer, 'admin')
const link = kind('code', 'text collate "C"', emailLink)
const address = (th: string, en: string) => exampled(() => null, optional(link(th, en)))
const aligned = choice([
  { value: 'left', label: { th: 'ซ้าย', en: 'Left' } },
  { value: 'center', label: { th: 'กลาง', en: 'Centre' } },
  { value: 'right', label: { th: 'ขวา', en: 'Right' } },
])
const languages = choice([
  { value: 'th', label: { th: 'ไทย', en: 'Thai' } },
  { value: 'en', label: { th: 'อังกฤษ', en: 'English' } },
])
const kinds = choice([
  { value: 'transactional', label: { th: 'แจ้งตามรายการ', en: 'Transactional' } },
  { value: 'news', label: { th: 'ข่าวสาร', en: 'News' } },
])

/** A template of e-mails (specification §3, Email template). Its content is laid out in the editor. */
export const emailTemplate = defineCollection({
  name: 'email_template',
  label: { th: 'แม่แบบอีเมล', en: 'email template' },
  plural: { th: 'แม่แบบอีเมล', en: 'Email templates' },
  site: 'unit',
  softDelete: true,
  history: true,
  title: ['name'],
  fields: {
    name: text('ชื่อแม่แบบ', 'Name'),
    subject: withHint(
      { th: 'แทรกข้อมูลได้ เช่น {{user.firstname}}', en: 'You can insert fields, such as {{user.firstname}}' },
      text('หัวเรื่อง', 'Subject'),
    ),
    preheader: initially('', text('ข้อความตัวอย่างในกล่องจดหมาย', 'Preview text')),
    language: initially('th', languages('ภาษา', 'Language')),
    kind: initially(
      'transactional',
      withHint(
        {
          th: 'ข่าวสารมีลิงก์เลิกรับ และส่งได้เมื่อตั้งค่าโดเมนผู้ส่งครบ',
          en: 'News has an unsubscribe link and needs a verified sender domain',
        },
        enforced(kinds('ประเภท', 'Kind')),
      ),
    ),
    logoUrl: address('URL โลโก้', 'Logo URL'),
    logoAlignment: initially('left', aligned('ตำแหน่งโลโก้', 'Logo alignment')),
    bannerImageUrl: address('URL ภาพแบนเนอร์', 'Banner image URL'),
    bannerUrl: address('ลิงก์ของแบนเนอร์', 'Banner link'),
    subheader: initially('', text('ข้อความใต้หัว', 'Subheader')),
    footerText: initially('', longtext('ข้อความท้ายอีเมล', 'Footer text')),
    footerColumns: exampled(
      () => [],
      initially<{ title: string; text: string }[], { title: string; text: string }[]>(
        [],
        jsonOf(footerColumns)('คอลัมน์ท้ายอีเมล', 'Footer columns'),
      ),
    ),
    headingAlignment: initially('left', aligned('ตำแหน่งหัวข้อ', 'Heading alignment')),
    headingFontSize: initially(defaultHeadingSize, numberBetween(12, 48)('ขนาดตัวอักษรหัวข้อ (px)', 'Heading size (px)')),
    blocks: exampled(
      () => [],
      initially<EmailBlock[], EmailBlock[]>([...starterBlocks], jsonOf(emailBlocks)('เนื้อหา', 'Content')),
    ),
  },
  indexes: [['name'], ['createdAt desc']],
  access: { read: isStaff, create: byAdmin, update: byAdmin, remove: byAdmin },
  list: {
    columns: ['name', 'subject', 'kind', 'language', 'updatedAt'],
    search: ['name', 'subject'],
    sort: 'name',
    empty: {
      th: 'เพิ่มแม่แบบ แล้วเลือกใช้ในแบบฟอร์มหรือโฟลว์ เพื่อส่งอีเมลถึงผู้กรอกหรือทีมงาน',
      en: 'Add a template, then choose it in a form or a flow to email the person who filled it in, or your team',
    },
  },
  form: [{ title: { th: 'แม่แบบ', en: 'Template' }, fields: ['name', 'subject', 'preheader', 'kind', 'language'] }],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    email_template: typeof emailTemplate
  }
}
