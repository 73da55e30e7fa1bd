import { isAtLeast } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  boolean,
  choice,
  exampled,
  initially,
  numberBetween,
  text,
  withHint,
  withUnit,
} from '#platform/data/collection/field-builders.ts'
import { presences } from '../teaching/session/rules/attendance.ts'

/** What each status of attendance counts on a site, and what it is called there; a status without a row counts as usual. */
export const attendanceStatus = defineCollection({
  name: 'attendance_status',
  label: { th: 'สถานะการเข้าเรียน', en: 'attendance status' },
  plural: { th: 'สถานะการเข้าเรียน', en: 'Attendance statuses' },
  site: null,
  softDelete: true,
  history: true,
  title: ['name'],
  fields: {
    code: exampled((n) => presences[n % presences.length]!.value, choice(presences)('สถานะ', 'Status')),
    name: withHint({ th: 'ชื่อที่แสดงในเว็บไซต์นี้', en: 'As this site calls it' }, text('ชื่อ', 'Name')),
    percent: initially(
      100,
      withUnit(
        { th: '%', en: '%' },
        withHint(
          { th: 'ร้อยละของชั่วโมงนัดเรียนที่นับให้ผู้เรียน', en: 'Share of the hours of a session that counts' },
          numberBetween(0, 100)('นับชั่วโมง', 'Hours counted'),
        ),
      ),
    ),
    isLeftOut: initially(
      false,
      withHint(
        {
          th: 'นัดเรียนที่ผู้เรียนมีสถานะนี้ไม่อยู่ในชั่วโมงทั้งหมดของผู้เรียนคนนั้น',
          en: 'Sessions with this status do not count in the total hours of the learner',
        },
        boolean('ไม่นับในชั่วโมงทั้งหมด', 'Left out of the total'),
      ),
    ),
  },
  uniques: [['code']],
  access: {
    read: (viewer) => viewer.role !== 'guest',
    create: (viewer) => isAtLeast(viewer, 'admin'),
    update: (viewer) => isAtLeast(viewer, 'admin'),
    remove: (viewer) => isAtLeast(viewer, 'admin'),
  },
  list: {
    columns: ['name', 'code', 'percent', 'isLeftOut', 'updatedAt'],
    search: ['name'],
    sort: 'percent desc',
    empty: {
      th: 'ยังไม่ได้กำหนด ทุกสถานะนับตามค่าเริ่มต้น คือ มาเรียนและมาสายนับ 100% ครึ่งวันนับ 50% ขาดนับ 0% ลาไม่นับในชั่วโมงทั้งหมด',
      en: 'Nothing set yet. Present and late count 100%, half day 50%, absent 0%. Excused is left out of the total.',
    },
  },
  form: [
    { title: { th: 'สถานะการเข้าเรียน', en: 'Attendance status' }, fields: ['code', 'name', 'percent', 'isLeftOut'] },
  ],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    attendance_status: typeof attendanceStatus
  }
}
