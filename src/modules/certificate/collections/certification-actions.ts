import type { RecordAction } from '#platform/data/collection/define.ts'

const issued = { status: 'issued' }
const notIssued = { th: 'ไม่ใช่วุฒิบัตรที่ใช้อยู่', en: 'not in force' }

/** What staff do with a certificate. None of it can be undone: a holder may have shown the result already. */
export const certificationActions: readonly RecordAction[] = [
  {
    name: 'replace',
    label: { th: 'ออกฉบับใหม่แทน', en: 'Replace' },
    icon: 'copy',
    asks: ['reason'],
    where: issued,
    why: notIssued,
    sets: () => ({ status: 'replaced' }),
    text: {
      th: 'ระบบออกวุฒิบัตรเลขที่ใหม่จากชื่อและหลักสูตรปัจจุบัน ฉบับเดิมจะแสดงว่ามีฉบับใหม่แทนแล้ว เลิกทำไม่ได้',
      en: 'A certificate with a new number is issued from the present name and course. The old one shows that it was replaced. This cannot be undone.',
    },
    done: { th: 'ออกฉบับใหม่แทน {n} ฉบับแล้ว', en: '{n} {n|certificate|certificates} replaced' },
  },
  {
    name: 'expire',
    label: { th: 'ให้สิ้นผลวันนี้', en: 'End today' },
    icon: 'calendar',
    isDestructive: true,
    asks: ['reason'],
    where: issued,
    why: notIssued,
    sets: () => ({ status: 'expired' }),
    text: {
      th: 'ผู้ที่ตรวจสอบจะเห็นว่าวุฒิบัตรหมดอายุตั้งแต่ตอนนี้ เลิกทำไม่ได้',
      en: 'Anyone who checks the certificate sees that it has expired. This cannot be undone.',
    },
    done: { th: 'สิ้นผลแล้ว {n} ฉบับ', en: '{n} {n|certificate|certificates} ended' },
  },
  {
    name: 'revoke',
    label: { th: 'เพิกถอน', en: 'Revoke' },
    icon: 'lock',
    isDestructive: true,
    asks: ['reason'],
    where: { status: { $in: ['issued', 'expired'] } },
    why: { th: 'เพิกถอนหรือออกฉบับใหม่แทนไปแล้ว', en: 'already revoked or replaced' },
    sets: () => ({ status: 'revoked' }),
    text: {
      th: 'ผู้ที่ตรวจสอบจะเห็นว่าเพิกถอนและวันที่เพิกถอน แต่ไม่เห็นเหตุผล เลิกทำไม่ได้',
      en: 'Anyone who checks the certificate sees that it was revoked and when, but not why. This cannot be undone.',
    },
    done: { th: 'เพิกถอน {n} ฉบับแล้ว', en: '{n} {n|certificate|certificates} revoked' },
  },
]
