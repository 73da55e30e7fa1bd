import type { RecordAction } from '#platform/data/collection/define.ts'

/** What administrators do with a vendor. Each keeps its reason in the history. */
export const vendorActions: readonly RecordAction[] = [
  {
    name: 'approve',
    label: { th: 'อนุมัติผู้ขาย', en: 'Approve' },
    icon: 'circle-check',
    isPrimary: true,
    asks: ['reason'],
    where: { state: { $ne: 'approved' } },
    why: { th: 'อนุมัติแล้ว', en: 'already approved' },
    sets: () => ({ state: 'approved' }),
    text: {
      th: 'ตรวจเอกสารและเลขประจำตัวผู้เสียภาษีก่อน ชื่อผู้ขายจะแสดงต่อสาธารณะ สินค้าที่เคยถูกซ่อนต้องเผยแพร่เอง',
      en: 'Check the documents and the tax ID first. The name becomes public. Products that were hidden must be published by hand.',
    },
    done: { th: 'อนุมัติผู้ขาย {n} รายแล้ว', en: '{n} {n|vendor|vendors} approved' },
  },
  {
    name: 'suspend',
    label: { th: 'ระงับผู้ขาย', en: 'Suspend' },
    icon: 'lock',
    isDestructive: true,
    asks: ['reason'],
    where: { state: 'approved' },
    why: { th: 'ยังไม่ได้อนุมัติ หรือระงับแล้ว', en: 'not approved, or already suspended' },
    sets: () => ({ state: 'suspended' }),
    text: {
      th: 'หน้าร้านและสินค้าทั้งหมดของผู้ขายจะหยุดเผยแพร่ทันที และจ่ายเงินให้ผู้ขายไม่ได้จนกว่าจะอนุมัติอีกครั้ง',
      en: 'The store and all products of the vendor are unpublished at once. Nothing is paid out until the vendor is approved again.',
    },
    done: { th: 'ระงับผู้ขาย {n} รายแล้ว', en: '{n} {n|vendor|vendors} suspended' },
  },
]
