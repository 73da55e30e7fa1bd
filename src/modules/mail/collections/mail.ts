import { nobody, type Rule } from '#platform/data/access/rule.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  boolean,
  choice,
  computed,
  email,
  enforced,
  instant,
  longtext,
  number,
  only,
  optional,
  text,
} from '#platform/data/collection/field-builders.ts'

/**
 * The content of a mail with a secret is shown only if no mail is sent, so that someone can pass it on. A secret for a
 * staff account is shown only to the owner.
 */
const content: Rule = (viewer) => {
  if (!isAtLeast(viewer, 'admin')) return false
  const passedOn = viewer.role === 'root' ? { state: 'kept' } : { state: 'kept', toStaff: false }
  return { $or: [{ secret: false }, passedOn] }
}

const states = choice([
  { value: 'queued', label: { th: 'รอส่ง', en: 'Waiting' }, tone: 'busy' },
  { value: 'sent', label: { th: 'ส่งแล้ว', en: 'Sent' }, tone: 'live' },
  { value: 'failed', label: { th: 'ส่งไม่สำเร็จ', en: 'Failed' }, tone: 'broken' },
  { value: 'kept', label: { th: 'เก็บไว้ ไม่ได้ส่ง', en: 'Saved, not sent' }, tone: 'off' },
])

const mailKinds = choice([
  { value: 'transactional', label: { th: 'แจ้งตามรายการ', en: 'Transactional' } },
  { value: 'news', label: { th: 'ข่าวสาร', en: 'News' } },
])

/** A mail written by the product for a site, and its delivery state. */
export const mail = defineCollection({
  name: 'mail',
  label: { th: 'อีเมล', en: 'mail' },
  plural: { th: 'อีเมลที่ส่งออก', en: 'Outgoing mail' },
  site: null,
  title: ['subject'],
  fields: {
    to: computed('', email('ถึง', 'To')),
    toName: computed('', text('ชื่อผู้รับ', 'Recipient')),
    subject: computed('', text('เรื่อง', 'Subject')),
    html: only({ read: content }, computed('', longtext('เนื้อหา HTML', 'HTML'))),
    text: only({ read: content }, computed('', longtext('เนื้อหา', 'Text'))),
    state: computed('queued', enforced(states('สถานะ', 'State'))),
    tries: computed(0, number('จำนวนครั้งที่ส่ง', 'Tries')),
    error: computed(null, optional(longtext('ข้อผิดพลาด', 'Error'))),
    sentAt: computed(null, optional(instant('ส่งเมื่อ', 'Sent at'))),
    secret: computed(false, boolean('มีลิงก์ลับ', 'Contains a secret')),
    unsubscribe: only({ read: nobody }, computed(null, optional(longtext('ลิงก์หยุดรับ', 'Unsubscribe link')))),
    toStaff: computed(false, boolean('ถึงทีมงาน', 'To staff')),
    kind: computed('transactional', enforced(mailKinds('ประเภท', 'Kind'))),
    message: only({ read: nobody }, computed(null, optional(longtext('บันทึกข้อความ', 'Message record')))),
  },
  indexes: [['state', 'createdAt desc'], ['createdAt desc']],
  access: { read: (viewer) => isAtLeast(viewer, 'admin'), create: nobody, update: nobody, remove: nobody },
  list: {
    columns: ['subject', 'to', 'state', 'createdAt', 'sentAt'],
    search: ['subject', 'to'],
    sort: 'createdAt desc',
    subtitle: 'to',
    state: 'state',
    empty: {
      th: 'อีเมลที่เว็บไซต์นี้ส่งถึงผู้คน เช่น ลิงก์ตั้งรหัสผ่าน จะแสดงที่นี่พร้อมผลการส่ง',
      en: 'Emails that this site sent, such as links to set a password, with their status',
    },
  },
  form: [
    { title: { th: 'อีเมล', en: 'Mail' }, fields: ['to', 'toName', 'subject', 'text'] },
    {
      title: { th: 'การส่ง', en: 'Delivery' },
      fields: ['state', 'sentAt', 'tries', 'error', 'secret', 'toStaff', 'kind'],
    },
  ],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    mail: typeof mail
  }
}
