import { officePage, type Route } from '#platform/manifest/manifest.ts'

const roles = ['admin'] as const
const readers = [...roles, 'manager', 'member'] as const

/** The holidays that a site adds to the public ones. */
export const holidayRoutes: Route[] = [
  officePage(readers, {
    path: '/resource/holiday',
    name: 'resource-holiday',
    title: { th: 'วันหยุดของเว็บไซต์', en: 'Site holidays' },
    list: 'holiday',
    linkedFromList: 'course_round',
    help: [
      {
        th: 'ระบบรู้วันหยุดราชการและวันหยุดชดเชยอยู่แล้ว รวมวันพระใหญ่ถึงปี 2570 ปีต่อไปให้เพิ่มวันมาฆบูชา วิสาขบูชา อาสาฬหบูชา และเข้าพรรษาที่หน้านี้',
        en: 'Public holidays and their substitutes are known, with Buddhist holidays until 2027. For later years, add Makha Bucha, Visakha Bucha, Asalha Bucha and Buddhist Lent here.',
      },
      {
        th: 'เพิ่มวันหยุดพิเศษตามมติคณะรัฐมนตรีและวันหยุดของสถาบัน หรือเลือก “อบรมตามปกติ” หากวันหยุดราชการวันนั้นมีอบรม',
        en: 'Add special cabinet holidays and your own. Select “Training takes place” for a public holiday on which you teach.',
      },
    ],
  }),
  officePage(roles, {
    path: '/resource/holiday/add',
    name: 'resource-holiday-add',
    title: { th: 'เพิ่มวันหยุด', en: 'Add holiday' },
    add: 'holiday',
  }),
  officePage(roles, {
    path: '/resource/holiday/edit/:id',
    name: 'resource-holiday-edit',
    title: { th: 'แก้ไขวันหยุด', en: 'Edit holiday' },
    edit: 'holiday',
  }),
]
