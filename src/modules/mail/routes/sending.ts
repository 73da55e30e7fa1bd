import { officePage, type Route } from '#platform/manifest/manifest.ts'

const admins = ['admin'] as const

/** Sent mail with its proofs, suppressed addresses, and the sender. */
export const sendingRoutes: Route[] = [
  officePage(admins, {
    path: '/setup/email',
    name: 'setup-email',
    title: { th: 'อีเมลที่ส่งออก', en: 'Outgoing mail' },
    list: 'mail',
    counter: 'failedMail',
    groups: ['system'],
    meta: { inMenu: true, icon: 'mail' },
  }),
  officePage(admins, {
    path: '/setup/email/suppressed',
    name: 'setup-email-suppressed',
    title: { th: 'รายการงดส่งอีเมล', en: 'Suppressed addresses' },
    screen: 'suppressed',
    linkedFromList: 'mail',
    help: [
      {
        th: 'ที่อยู่ในรายการนี้ไม่ได้รับอีเมล เพราะไม่มีอยู่จริง ตีกลับหลายครั้ง หรือผู้รับเลิกรับข่าวสาร',
        en: 'Addresses in this list get no email, because they do not exist, bounced often, or their owners unsubscribed.',
      },
      {
        th: 'ระบบเก็บเพียงรหัสของที่อยู่ ค้นหาด้วยที่อยู่เต็ม แล้วเลือกยกเลิกการงดส่งเมื่อแก้ปัญหาแล้ว',
        en: 'Only a code of each address is stored. Search by the whole address and lift the suppression once the problem is solved.',
      },
    ],
  }),
  officePage(admins, {
    path: '/setup/email/sender',
    name: 'setup-email-sender',
    title: { th: 'ผู้ส่งอีเมล', en: 'Email sender' },
    screen: 'sender',
    linkedFromList: 'mail',
    help: [
      {
        th: 'เพิ่มระเบียน DNS ตามที่แสดงที่ผู้ให้บริการโดเมน แล้วเลือก “ตรวจโดเมน” อีเมลจะลงลายเซ็น DKIM เมื่อพบระเบียนแล้ว',
        en: 'Add the DNS records at your domain provider, then select “Check domain”. Emails are signed with DKIM once the record is found.',
      },
      {
        th: 'ส่งข่าวสารได้เมื่อ SPF, DKIM และ DMARC ผ่าน ส่วนอีเมลแจ้งตามรายการส่งได้เสมอ',
        en: 'You can send news once SPF, DKIM and DMARC pass. Transactional emails are always sent.',
      },
    ],
  }),
  officePage(admins, {
    path: '/setup/email/:id',
    name: 'setup-email-detail',
    title: { th: 'อีเมล', en: 'Mail' },
    screen: 'proof',
    show: 'mail',
    help: [
      {
        th: 'หลักฐานการส่งคือคำตอบของเซิร์ฟเวอร์ผู้รับ เก็บไว้ 2 ปี ส่วนการส่งที่ไม่สำเร็จและอีเมลที่ตีกลับเก็บไว้ 1 ปี',
        en: 'The proof of sending is what the recipient’s server replied. It is stored for 2 years; failed tries and bounces for 1 year.',
      },
      {
        th: 'พิมพ์หน้านี้เก็บเป็นหลักฐานได้ ที่อยู่ที่ตีกลับถาวรจะไม่ได้รับอีเมลอีกจนกว่าจะยกเลิกในรายการงดส่ง',
        en: 'You can print this page as a record. An address that bounced for good gets no mail until you remove it from the suppression list.',
      },
    ],
  }),
]
