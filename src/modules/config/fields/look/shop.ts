import {
  baht,
  initially,
  localised,
  number,
  numberBetween,
  optional,
  withHint,
  withUnit,
} from '#platform/data/collection/field-builders.ts'
import { defaultHoldMinutes } from '#platform/site/public-fields.ts'

/** The settings of a site's shop. */
export const shopFields = {
  shopNotice: withHint(
    { th: 'แสดงด้านบนของร้านค้า เช่น วันหยุดจัดส่ง', en: 'Shown at the top of the shop, such as days without delivery' },
    optional(localised('ประกาศของร้านค้า', 'Shop notice')),
  ),
  shopHoldMinutes: withHint(
    {
      th: 'สินค้าที่สั่งซื้อแล้วแต่ยังไม่ชำระเงิน กลับมาขายได้เมื่อครบเวลา',
      en: 'Ordered items that are not paid by then are for sale again',
    },
    initially(
      defaultHoldMinutes,
      withUnit({ th: 'นาที', en: 'minutes' }, numberBetween(5, 10_080)('จองสินค้าไว้', 'Reserve ordered items for')),
    ),
  ),
  refundLimit: withHint(
    {
      th: 'ถ้าคืนเงินรวมของคำสั่งซื้อเกินจำนวนนี้ ต้องมีผู้อนุมัติที่ไม่ใช่ผู้ขอ 0 คือต้องมีสองคนเสมอ ผู้จัดการต้องมีสองคนเสมอ',
      en: 'If the refunds of an order exceed this, somebody other than the requester approves. 0 always needs two people, and so do requests of managers.',
    },
    initially(
      0,
      withUnit({ th: 'บาท', en: 'baht' }, baht('วงเงินที่ผู้ขออนุมัติคืนเงินเองได้', 'Refunds that the requester may approve')),
    ),
  ),
  refundFullDays: optional(
    withHint(
      {
        th: 'ผู้เรียนที่ยกเลิกรุ่นที่ชำระแล้วเองถึงวันนี้ได้เงินคืนเต็มจำนวน เว้นว่างหากให้เจ้าหน้าที่พิจารณา ทุกคำขอต้องมีเจ้าหน้าที่อนุมัติ',
        en: 'Learners who cancel a paid round until then get all of it back. Leave empty to let staff decide. Staff approve each request.',
      },
      withUnit({ th: 'วัน', en: 'days' }, numberBetween(0, 365)('คืนเต็มจำนวนก่อนเริ่มอบรม', 'Full refund before')),
    ),
  ),
  refundLatePercent: optional(
    withHint(
      {
        th: 'ใช้เมื่อเลยกำหนดคืนเต็มจำนวนแต่ยังไม่เริ่มอบรม 0 คือไม่คืน เว้นว่างหากให้เจ้าหน้าที่พิจารณา',
        en: 'After that, until the round begins. 0 returns nothing. Leave empty to let staff decide.',
      },
      withUnit({ th: '%', en: '%' }, numberBetween(0, 100)('หลังจากนั้นคืน', 'Refund after that')),
    ),
  ),
  shopLowStock: withHint(
    { th: 'ใช้กับตัวเลือกสินค้าใหม่ แก้รายตัวได้ในสต็อกสินค้า', en: 'For new variants. Each can be changed in the inventory.' },
    initially(5, withUnit({ th: 'ชิ้น', en: 'pieces' }, number('แจ้งสินค้าใกล้หมดเมื่อเหลือ', 'Low stock at'))),
  ),
}
