import { isAtLeast, isStaff, type Viewer } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  address,
  boolean,
  entries,
  exampled,
  group,
  initially,
  localised,
  numberBetween,
  optional,
  reference,
  text,
  withHint,
  withUnit,
} from '#platform/data/collection/field-builders.ts'
import { clockSpans } from '../fields/clock-spans.ts'

const byRoot = (viewer: Viewer) => isAtLeast(viewer, 'root')

/** A room that can be booked (specification L81). */
export const room = defineCollection({
  name: 'room',
  label: { th: 'ห้อง', en: 'room' },
  plural: { th: 'ห้องที่จองได้', en: 'Rooms' },
  site: null,
  softDelete: true,
  history: true,
  title: ['name'],
  fields: {
    name: text('ชื่อห้อง', 'Name'),
    capacity: withUnit({ th: 'ที่นั่ง', en: 'seats' }, numberBetween(1, 10_000)('ความจุ', 'Capacity')),
    branch: exampled(() => null, optional(reference('branch')('สาขา', 'Branch'))),
    equipment: initially<string[], string[]>([], entries('อุปกรณ์', 'Equipment')),
    address: optional(address('ที่อยู่', 'Address')),
    openHours: withHint(
      {
        th: 'จองได้เฉพาะเวลาที่เปิด วันที่เว้นว่างคือปิด ถ้าเว้นว่างทุกวันคือจองได้ทุกเวลา เขียนเช่น 08:30–12:00, 13:00–16:30 ข้ามเที่ยงคืนเขียน 20:00–02:00',
        en: 'Rooms can be booked only during opening hours. A day left empty is closed. If all days are empty, it is always open. For example 08:30–12:00, 13:00–16:30; past midnight 20:00–02:00',
      },
      optional(
        group({
          mon: clockSpans('วันจันทร์', 'Monday'),
          tue: clockSpans('วันอังคาร', 'Tuesday'),
          wed: clockSpans('วันพุธ', 'Wednesday'),
          thu: clockSpans('วันพฤหัสบดี', 'Thursday'),
          fri: clockSpans('วันศุกร์', 'Friday'),
          sat: clockSpans('วันเสาร์', 'Saturday'),
          sun: clockSpans('วันอาทิตย์', 'Sunday'),
        })('เวลาเปิดให้จอง', 'Opening hours'),
      ),
    ),
    hours: optional(localised('หมายเหตุเรื่องเวลา', 'Note on hours')),
    active: {
      ...initially(true, boolean('เปิดให้จอง', 'Open')),
      states: { on: { th: 'เปิดให้จอง', en: 'Open' }, off: { th: 'ปิด', en: 'Closed' } },
    },
  },
  uniques: [['name']],
  access: { read: isStaff, create: byRoot, update: byRoot, remove: byRoot },
  list: {
    columns: ['name', 'capacity', 'equipment', 'active'],
    search: ['name', 'equipment'],
    sort: 'name',
    state: 'active',
  },
  form: [
    { title: { th: 'ห้อง', en: 'Room' }, fields: ['name', 'branch', 'capacity', 'equipment', 'active'] },
    { title: { th: 'เวลา', en: 'Hours' }, fields: ['openHours', 'hours'] },
    { title: { th: 'ที่อยู่', en: 'Address' }, fields: ['address'] },
  ],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    room: typeof room
  }
}
