import { z } from 'zod'
import { isAtLeast, isStaff, type Viewer } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  address,
  boolean,
  code,
  exampled,
  initially,
  kind,
  localised,
  optional,
  phone,
  text,
  withHint,
} from '#platform/data/collection/field-builders.ts'

/** The map link of the place: an https URL. Other schemes, which could run scripts, are refused. */
const mapLink = kind(
  'code',
  'text collate "C"',
  z
    .string()
    .max(500)
    .regex(/^https:\/\/[^\s@/]+(?:\/\S*)?$/),
)
const mapHint = {
  th: 'ลิงก์จากแอปแผนที่ ขึ้นต้นด้วย https:// ถ้าเว้นว่าง ปุ่มเปิดแผนที่จะค้นจากที่อยู่',
  en: 'A link from a map app, starting with https://. If empty, the map searches for the address',
}

const byAdmins = (viewer: Viewer) => isAtLeast(viewer, 'admin')

/** A location of the institution that people visit (specification L89). */
export const branch = defineCollection({
  name: 'branch',
  label: { th: 'สาขา', en: 'branch' },
  plural: { th: 'สาขา', en: 'Branches' },
  site: null,
  softDelete: true,
  history: true,
  title: ['name'],
  fields: {
    code: code('รหัสสาขา', 'Code'),
    name: text('ชื่อสาขา', 'Name'),
    address: optional(address('ที่อยู่', 'Address')),
    map: withHint(
      mapHint,
      exampled(() => null, optional(mapLink('ลิงก์แผนที่', 'Map link'))),
    ),
    phone: optional(phone('โทรศัพท์', 'Phone')),
    manager: optional(text('ผู้จัดการสาขา', 'Manager')),
    openingHours: optional(localised('เวลาทำการ', 'Opening hours')),
    active: {
      ...initially(true, boolean('เปิดให้บริการ', 'Open')),
      states: { on: { th: 'เปิดให้บริการ', en: 'Open' }, off: { th: 'ปิดชั่วคราว', en: 'Closed' } },
    },
  },
  relations: {
    people: { to: 'user', from: '_id', at: 'branch' },
    enrolments: { to: 'enroll', from: '_id', at: 'branch' },
    rooms: { to: 'room', from: '_id', at: 'branch' },
  },
  uniques: [['code']],
  access: { read: isStaff, create: byAdmins, update: byAdmins, remove: byAdmins },
  list: {
    columns: ['name', 'code', 'phone', 'manager', 'active'],
    search: ['name', 'code', 'address', 'manager'],
    sort: 'code',
    subtitle: 'code',
    state: 'active',
  },
  form: [
    { title: { th: 'สาขา', en: 'Branch' }, fields: ['code', 'name', 'phone', 'manager', 'openingHours', 'active'] },
    { title: { th: 'ที่อยู่', en: 'Address' }, fields: ['address', 'map'] },
  ],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    branch: typeof branch
  }
}
