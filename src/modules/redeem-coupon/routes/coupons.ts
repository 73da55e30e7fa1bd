import { officePage, type Route } from '#platform/manifest/manifest.ts'

const admins = ['admin'] as const

/** Coupons, for staff. The page of a learner is in the module `order`. */
export const couponRoutes: Route[] = [
  officePage(admins, {
    path: '/coupon/dashboard',
    name: 'coupon-dashboard',
    title: { th: 'คูปอง', en: 'Coupons' },
    list: 'coupon',
    groups: ['sales'],
    hasDashboard: true,
    meta: { inMenu: true, icon: 'sales' },
    help: [
      {
        th: 'เพิ่มคูปองแล้วส่งลิงก์ /redeem-coupon/ ตามด้วยรหัสให้ผู้เรียน ผู้เรียนเห็นว่าได้อะไรก่อนกดใช้',
        en: 'Add a coupon and send learners the link /redeem-coupon/ followed by the code. They see what it gives before they use it.',
      },
      {
        th: 'ต้องการหลายรหัส ให้สร้างคูปองต้นแบบหนึ่งใบ แล้วเลือก “สร้างคูปองทั้งชุด” จากนั้นกรองตามชุดและส่งออกเป็น CSV',
        en: 'For many codes, add one coupon as a template and choose “Create a batch”. Then filter by batch and export as CSV.',
      },
      {
        th: 'คูปองที่แจกไปแล้วให้ปิดแทนการลบ คำสั่งซื้อเดิมไม่เปลี่ยน',
        en: 'Switch off a coupon that was given out instead of deleting it. Existing orders do not change.',
      },
    ],
  }),
  officePage(admins, {
    path: '/coupon/add',
    name: 'coupon-add',
    title: { th: 'เพิ่มคูปอง', en: 'Add coupon' },
    add: 'coupon',
  }),
  officePage(admins, {
    path: '/coupon/edit/:id',
    name: 'coupon-edit',
    title: { th: 'แก้ไขคูปอง', en: 'Edit coupon' },
    edit: 'coupon',
  }),
  officePage(admins, {
    path: '/coupon/detail/:id',
    name: 'coupon-detail',
    title: { th: 'คูปอง', en: 'Coupon' },
    show: 'coupon',
  }),
  officePage(admins, {
    path: '/coupon/uses',
    name: 'coupon-uses',
    title: { th: 'การใช้คูปอง', en: 'Coupon uses' },
    list: 'coupon_use',
    linkedFromList: 'coupon',
    linkedFromRecords: { collection: 'coupon', by: 'couponID' },
  }),
  officePage(admins, {
    path: '/coupon/batch',
    name: 'coupon-batch',
    title: { th: 'สร้างคูปองทั้งชุด', en: 'Create a batch' },
    screen: 'batch',
    linkedFromList: 'coupon',
  }),
]
