import type { Text } from '#platform/site/i18n/words.ts'
import { defineModule, officePage, type Route } from '#platform/manifest/manifest.ts'
import { holiday } from './collections/holiday.ts'
import { bundle } from './collections/package.ts'
import { room } from './collections/room.ts'
import { roomBooking } from './collections/room-booking.ts'
import { holidayRoutes } from './routes/holidays.ts'

const owners = ['root'] as const
const paths = {
  space: ['/resource/space', '/resource/space/add', '/resource/space/edit/:id', '/resource/space/detail/:id'],
  booking: ['/resource/booking', '/resource/booking/add', '/resource/booking/edit/:id', '/resource/booking/detail/:id'],
  package: ['/resource/package', '/resource/package/add', '/resource/package/edit/:id', '/resource/package/detail/:id'],
} as const

export default defineModule({
  name: 'resource',
  label: { th: 'ทรัพยากร', en: 'Resources' },
  isCore: true,
  uses: ['config'],
  hooks: { afterChange: ['configuration', 'room_booking'] },
  collections: [room, roomBooking, holiday, bundle],
  routes: [
    ...kept('room', { at: 'space', title: { th: 'ห้องที่จองได้', en: 'Rooms' }, one: { th: 'ห้อง', en: 'Room' } }),
    ...kept('room_booking', {
      at: 'booking',
      title: { th: 'การจองห้อง', en: 'Bookings' },
      one: { th: 'การจอง', en: 'Booking' },
    }),
    officePage(owners, {
      path: '/resource/week',
      name: 'resource-week',
      title: { th: 'ตารางรายสัปดาห์', en: 'By the week' },
      screen: 'week',
      linkedFromList: 'room_booking',
      linkedFromRecords: { collection: 'room', by: 'room' },
      help: [
        {
          th: 'ดูว่าห้องใดว่างเมื่อใดในสัปดาห์ กดการจองเพื่อเปิดดู กดช่องเวลาที่ว่างเพื่อจองเวลานั้น เวลาทั้งหมดเป็นเวลาประเทศไทย',
          en: 'Availability of rooms by week. Select a booking to open it, or a free hour to book it. All times are Thai time.',
        },
        {
          th: 'แป้น K และ J ไปสัปดาห์ก่อนและถัดไป ลูกศรเลือกช่องเวลา',
          en: 'Use K and J for the previous and next week, and the arrow keys for the hours.',
        },
      ],
    }),
    ...holidayRoutes,
    ...kept('package', {
      at: 'package',
      title: { th: 'แพ็กเกจ', en: 'Packages' },
      one: { th: 'แพ็กเกจ', en: 'Package' },
    }),
    officePage(owners, {
      path: '/resource/assign',
      name: 'resource-assign',
      title: { th: 'แพ็กเกจของเว็บไซต์นี้', en: 'Site package' },
      screen: 'assign',
      help: [
        {
          th: 'เลือกแพ็กเกจเพื่อดูก่อนว่าอะไรเพิ่ม ลด หรือเกิน และระบบใดจะปิดหรือเปิด ยังไม่มีอะไรเปลี่ยนจนกว่าจะกดเปลี่ยนแพ็กเกจ',
          en: 'Choose a package to compare limits and plugins. Nothing changes until you change the package.',
        },
        {
          th: 'แพ็กเกจที่เล็กกว่าที่ใช้อยู่ต้องบอกเหตุผล ข้อมูลเดิมไม่หาย แต่เพิ่มไม่ได้',
          en: 'A package that is smaller than the current use needs a reason. Existing data stays, and nothing can be added.',
        },
      ],
    }),
  ],
})

/** The four default screens of a collection. */
function kept(collection: string, { at, title, one }: { at: keyof typeof paths; title: Text; one: Text }): Route[] {
  const [list, add, edit, show] = paths[at]
  const icon = at === 'package' ? 'package' : 'room'
  return [
    officePage(owners, {
      ...{ path: list, name: `resource-${at}`, title, groups: ['system'], meta: { inMenu: true, icon } },
      ...(at === 'package' ? { screen: 'package' } : {}),
      list: collection,
    }),
    officePage(owners, {
      ...{ path: add, name: `resource-${at}-add`, add: collection },
      title: { th: `เพิ่ม${one.th}`, en: `Add a ${one.en.toLowerCase()}` },
    }),
    officePage(owners, {
      ...{ path: edit, name: `resource-${at}-edit`, edit: collection },
      title: { th: `แก้ไข${one.th}`, en: `Edit the ${one.en.toLowerCase()}` },
    }),
    officePage(owners, { path: show, name: `resource-${at}-detail`, title: one, show: collection }),
  ]
}
