import { nobody } from '#platform/data/access/rule.ts'
import { isStaff } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  alsoComputed,
  choice,
  email,
  enforced,
  initially,
  longtext,
  only,
  optional,
  text,
} from '#platform/data/collection/field-builders.ts'

/**
 * A message to the staff of a site, or an e-mail of the site whose status follows its delivery (specification §3, Message
 * and Email message record).
 */
export const message = defineCollection({
  name: 'message',
  label: { th: 'ข้อความ', en: 'message' },
  plural: { th: 'ข้อความ', en: 'Messages' },
  site: 'parent',
  title: ['subject'],
  fields: {
    name: initially('', text('ชื่อผู้ส่ง', 'Sender')),
    email: optional(email('อีเมล', 'E-mail')),
    subject: initially('', text('เรื่อง', 'Subject')),
    body: initially('', longtext('ข้อความ', 'Text')),
    status: alsoComputed(
      initially(
        'submit',
        choice([
          { value: 'submit', label: { th: 'รอส่ง', en: 'Submitted' }, tone: 'busy' },
          { value: 'confirm', label: { th: 'ส่งแล้ว', en: 'Sent' }, tone: 'live' },
          { value: 'fail', label: { th: 'ส่งไม่สำเร็จ', en: 'Failed' }, tone: 'broken' },
        ])('สถานะ', 'Status'),
      ),
    ),
    error: alsoComputed(optional(longtext('ข้อผิดพลาด', 'Error'))),
    direction: initially(
      'in',
      enforced(
        choice([
          { value: 'in', label: { th: 'ข้อความเข้า', en: 'Incoming' } },
          { value: 'out', label: { th: 'อีเมลขาออก', en: 'Outgoing' } },
        ])('ทิศทาง', 'Direction'),
      ),
    ),
    mail: alsoComputed(optional(text('รหัสอีเมล', 'Mail'))),
    key: only({ read: nobody }, optional(text('คีย์', 'Key'))),
  },
  uniques: [['key']],
  indexes: [['direction', 'status', 'createdAt desc'], ['status', 'createdAt desc'], ['createdAt desc']],
  access: { read: isStaff, create: nobody, update: nobody, remove: nobody },
  list: {
    columns: ['subject', 'name', 'email', 'direction', 'status', 'createdAt'],
    search: ['subject', 'name', 'email'],
    sort: 'createdAt desc',
    state: 'status',
    charts: [
      { label: { th: 'ข้อความที่เข้ามา', en: 'Messages' }, over: 'createdAt' },
      { label: { th: 'ข้อความตามสถานะ', en: 'Messages by status' }, by: 'status' },
    ],
  },
  form: [],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    message: typeof message
  }
}
