import { isAtLeast, isStaff, roles, rolesBelow, type Viewer } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  address,
  boolean,
  choice,
  citizen,
  code,
  computed,
  derived,
  email,
  exampled,
  file,
  group,
  handle,
  initially,
  number,
  only,
  optional,
  personalPhone,
  reference,
  text,
  withHint,
} from '#platform/data/collection/field-builders.ts'
import { siteDefined } from '#platform/data/site-fields/site-defined.ts'
import { maskedCitizen } from '../masked-citizen.ts'
import { accountStates, roleLabels } from '../words/words.ts'

const own = (viewer: Viewer) => viewer.role === 'user' && { _id: viewer.id }
/** Staff change only the records of lower roles, because anyone who can change an address can reset its password. */
const ofThoseBelow = (viewer: Viewer) =>
  byAdmin(viewer) && (viewer.role === 'root' || { role: { $in: ['user', ...rolesBelow(viewer)] } })
/** Only the person changes it: not while impersonated, and not while a required step is pending. */
const byHimself = (viewer: Viewer) => !viewer.actor && !viewer.mustReset && !viewer.mustSecure && own(viewer)
const byAdmin = (viewer: Viewer) => isAtLeast(viewer, 'admin')
export const user = defineCollection({
  name: 'user',
  label: { th: 'ผู้ใช้', en: 'user' },
  plural: { th: 'ผู้ใช้', en: 'Users' },
  site: 'parent',
  softDelete: true,
  history: true,
  title: ['firstname', 'lastname'],
  disambiguateBy: ['email', 'phone', 'username'],
  fields: {
    username: handle('ชื่อผู้ใช้', 'Username'),
    firstname: text('ชื่อ', 'First name'),
    lastname: withHint(
      { th: 'เว้นว่างได้สำหรับผู้ที่มีชื่อเดียว', en: 'Leave empty if the person has only one name' },
      initially('', text('นามสกุล', 'Last name')),
    ),
    citizen: only(
      { read: (viewer) => byAdmin(viewer) || own(viewer) },
      optional(citizen('เลขประจำตัวประชาชน', 'Citizen ID')),
    ),
    citizenMasked: only(
      { read: (viewer) => isAtLeast(viewer, 'manager') || own(viewer) },
      derived(maskedCitizen, optional(code('เลขประจำตัวประชาชน (ปิดบัง)', 'Citizen ID (masked)'))),
    ),
    email: withHint(
      { th: 'ผู้ที่เข้าสู่ระบบด้วย LINE อาจไม่มี', en: 'Optional for people who log in with LINE' },
      optional(email('อีเมล', 'Email')),
    ),
    phone: optional(personalPhone('โทรศัพท์', 'Phone')),
    avatar: optional(
      file({ extensions: ['png', 'jpg', 'jpeg', 'webp', 'gif'], isOurs: true })('รูปประจำตัว', 'Profile photo'),
    ),
    address: only(
      { read: (viewer) => isAtLeast(viewer, 'manager') || own(viewer) },
      optional(address('ที่อยู่', 'Address')),
    ),
    role: computed<(typeof roles)[number], (typeof roles)[number]>(
      'user',
      choice(roles.map((value) => ({ value, label: roleLabels[value] })))('บทบาท', 'Role'),
    ),
    info: only(
      // Registration sets it once. Afterwards only the academy changes it.
      {
        read: (viewer) => byAdmin(viewer) || own(viewer),
        write: (viewer) => viewer.role === 'guest' || byAdmin(viewer),
      },
      optional(
        group({
          fti_member: boolean('สมาชิก ส.อ.ท.', 'Council member'),
          fti_member_number: code('หมายเลขสมาชิก ส.อ.ท.', 'Member number'),
          agree: boolean('ยอมรับนโยบาย', 'Policy accepted'),
          bandCode: optional(code('รหัสกลุ่มเป้าหมาย', 'Target group code')),
        })('ข้อมูลเพิ่มเติม', 'Additional information'),
      ),
    ),
    fields: siteDefined('ข้อมูลเพิ่มเติมของเว็บไซต์', 'Fields of this site'),
    secondFactor: only(
      { read: (viewer) => byAdmin(viewer) || own(viewer) },
      computed<boolean, boolean>(false, boolean('การยืนยันตัวตนแบบสองขั้นตอน', 'Two-step verification')),
    ),
    calendarRound: only(
      { read: own },
      exampled(() => 0, computed<number, number>(0, number('เวอร์ชันของลิงก์ปฏิทิน', 'Calendar link version'))),
    ),
    branch: only(
      { write: byAdmin },
      exampled(() => null, optional(reference('branch')('สาขา', 'Branch'))),
    ),
    req_reset: only({ write: byAdmin }, initially(false, boolean('ต้องตั้งรหัสผ่านใหม่', 'Must reset password'))),
    status: { ...only({ write: byAdmin }, initially(true, boolean('ใช้งานได้', 'Active'))), states: accountStates },
  },
  workbook: {
    at: 80,
    key: ['username'],
    fields: ['username', 'firstname', 'lastname', 'citizen', 'email', 'phone', 'role', 'info', 'status'],
  },
  relations: { enrolments: { to: 'enroll', from: '_id', at: 'userID' } },
  uniques: [['username'], ['email'], ['phone'], ['citizen']],
  indexes: [['createdAt desc'], ['firstname'], ['lastname']],
  access: {
    read: (viewer) => isStaff(viewer) || own(viewer),
    create: (viewer) => viewer.role === 'guest' || byAdmin(viewer),
    update: (viewer) => ofThoseBelow(viewer) || byHimself(viewer),
    remove: ofThoseBelow,
  },
  list: {
    columns: ['firstname', 'lastname', 'email', 'phone', 'status'],
    search: ['firstname', 'lastname', 'email', 'username'],
    sort: 'createdAt desc',
    state: 'status',
    figures: [
      { label: { th: 'ใช้งานได้', en: 'Active' }, where: ['status:is:true'] },
      { label: { th: 'ปิดใช้งาน', en: 'Deactivated' }, where: ['status:is:false'] },
      { label: { th: 'ต้องตั้งรหัสผ่านใหม่', en: 'Must reset password' }, where: ['req_reset:is:true'] },
      { label: { th: 'สมัครใน 30 วัน', en: 'Joined in the last 30 days' }, where: ['createdAt:within:last30'] },
    ],
    charts: [{ label: { th: 'ผู้ใช้ที่เพิ่มขึ้น', en: 'New users' }, over: 'createdAt', stride: 'month' }],
  },
  form: [
    { title: { th: 'ข้อมูลส่วนตัว', en: 'Personal details' }, fields: ['firstname', 'lastname', 'citizen'] },
    {
      title: { th: 'การติดต่อและบัญชี', en: 'Contact and account' },
      fields: ['email', 'phone', 'username', 'branch', 'status', 'req_reset'],
    },
    { title: { th: 'ที่อยู่', en: 'Address' }, fields: ['address'] },
    { title: { th: 'สมาชิกและความยินยอม', en: 'Membership and consent' }, fields: ['info'] },
  ],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    user: typeof user
  }
}
