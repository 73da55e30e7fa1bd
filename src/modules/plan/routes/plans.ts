import { officePage, type Route } from '#platform/manifest/manifest.ts'

const readers = ['admin', 'manager'] as const
const admins = ['admin'] as const

/** Plans and subscriptions, for staff. Learners buy a plan in the module `lesson` (`/lesson/subscribe/:id`). */
export const planRoutes: Route[] = [
  officePage(readers, {
    path: '/order/subscription',
    name: 'order-subscription',
    title: { th: 'สมาชิกรายงวด', en: 'Subscriptions' },
    list: 'subscription',
    groups: ['sales'],
    hasDashboard: true,
    counter: 'graceCount',
    meta: { inMenu: true, icon: 'learner' },
    linkedFromRecords: { collection: 'plan', by: 'planID' },
    help: [
      {
        th: 'ระบบส่งบิลต่ออายุก่อนสิ้นสุด 7 วัน ไม่ตัดบัตรอัตโนมัติ ผู้เรียนชำระเองจากลิงก์ในอีเมล',
        en: 'A bill for the next period is sent 7 days before the end. No card is charged automatically: learners pay with the link in the email.',
      },
      {
        th: 'หลังวันสิ้นสุดยังเรียนได้อีก 3 วัน ถ้าไม่ชำระ สิทธิ์เรียนจึงสิ้นสุด ความคืบหน้ายังเก็บไว้',
        en: 'Access lasts 3 days beyond the end. Without a payment it then ends. Progress is kept.',
      },
      {
        th: 'คืนเงินคำสั่งซื้อของรอบใด ระบบตัดเวลาของรอบนั้นออก ถ้าไม่เหลือรอบที่ชำระแล้ว สมาชิกสิ้นสุดทันที',
        en: 'A refund takes the time of that period back. If no paid period is left, the subscription ends at once.',
      },
    ],
  }),
  officePage(readers, {
    path: '/order/subscription/detail/:id',
    name: 'order-subscription-detail',
    title: { th: 'สมาชิก', en: 'Subscription' },
    show: 'subscription',
  }),
  officePage(readers, {
    path: '/order/subscription/periods',
    name: 'order-subscription-periods',
    title: { th: 'รอบสมาชิกที่ชำระแล้ว', en: 'Paid periods' },
    list: 'subscription_period',
    hasDashboard: true,
    linkedFromList: 'subscription',
    linkedFromRecords: { collection: 'subscription', by: 'subscriptionID' },
  }),
  officePage(readers, {
    path: '/order/plan',
    name: 'order-plan',
    title: { th: 'แพ็กเกจสมาชิก', en: 'Subscription plans' },
    list: 'plan',
    groups: ['sales'],
    meta: { inMenu: true, icon: 'sales' },
    help: [
      {
        th: 'ผู้เรียนเห็นแพ็กเกจที่เปิดขายในหน้าสมัครของหลักสูตรที่แพ็กเกจนั้นมี',
        en: 'Learners see a plan for sale on the subscribe page of each course in it.',
      },
      {
        th: 'เปลี่ยนราคาได้ทุกเมื่อ ราคาใหม่ใช้กับบิลที่ออกหลังจากนั้น เปลี่ยนรอบชำระเงินไม่ได้ ให้ปิดแพ็กเกจเดิมแล้วเพิ่มใหม่',
        en: 'A new price applies to bills made after it. The period cannot change: take the plan off sale and add another one.',
      },
    ],
  }),
  officePage(admins, {
    path: '/order/plan/add',
    name: 'order-plan-add',
    title: { th: 'เพิ่มแพ็กเกจสมาชิก', en: 'Add plan' },
    add: 'plan',
  }),
  officePage(admins, {
    path: '/order/plan/edit/:id',
    name: 'order-plan-edit',
    title: { th: 'แก้ไขแพ็กเกจสมาชิก', en: 'Edit plan' },
    edit: 'plan',
  }),
  officePage(readers, {
    path: '/order/plan/detail/:id',
    name: 'order-plan-detail',
    title: { th: 'แพ็กเกจสมาชิก', en: 'Plan' },
    show: 'plan',
  }),
]
