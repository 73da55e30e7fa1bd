import { defineModule, officePage } from '#platform/manifest/manifest.ts'
import { trialOrder } from './tables.ts'

/** It knows no orders and no payments, so that a trial cannot touch them. */
export default defineModule({
  name: 'shop-demo',
  label: { th: 'ทดลองร้านค้า', en: 'Shop demo' },
  isCore: true,
  uses: ['shop'],
  tables: [trialOrder],
  routes: [
    officePage(['admin'], {
      path: '/shop/demo',
      name: 'shop-demo',
      title: { th: 'ทดลองร้านค้า', en: 'Try the shop' },
      screen: 'demo',
      plugin: 'shop',
      groups: ['sales'],
      meta: { inMenu: true, icon: 'shop' },
      help: [
        {
          th: 'หน้านี้ให้คุณทดลองซื้อสินค้าตัวอย่าง และดูว่าผู้ซื้อกับเจ้าหน้าที่เห็นอะไรเมื่อชำระสำเร็จ ไม่ผ่าน ช้า หรือซ้ำ',
          en: 'Try a purchase of sample goods here. See what buyers and staff get if a payment works, fails, comes late or comes twice.',
        },
        {
          th: 'การทดลองไม่ใช่คำสั่งซื้อ จึงไม่มีเอกสารภาษีและไม่นับในรายงาน ล้างได้ทุกเมื่อ',
          en: 'A trial is no order. It has no tax document and no report counts it. You can clear trials at any time.',
        },
      ],
    }),
  ],
})
