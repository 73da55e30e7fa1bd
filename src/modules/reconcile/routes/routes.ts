import { officePage, type Route } from '#platform/manifest/manifest.ts'

const admins = ['admin'] as const
const readers = ['admin', 'manager'] as const

/** Bank files, the work list of money and the audit, for staff. */
export const reconcileRoutes: Route[] = [
  officePage(readers, {
    path: '/order/work',
    name: 'order-work',
    title: { th: 'งานเรื่องเงิน', en: 'Money to sort out' },
    screen: 'work',
    groups: ['sales'],
    meta: { inMenu: true, icon: 'sales' },
    linkedFromList: 'order',
    help: [
      {
        th: 'เงินที่ยังไม่ลงตัว เช่น ชำระแล้วแต่ไม่มีที่นั่ง ชำระเกิน ชำระไม่ครบ หรือเงินที่ไม่รู้ว่าเป็นของใคร ทำทีละรายการจนหน้านี้ว่าง',
        en: 'Money that does not fit yet: paid but no seat, too much, too little, or from an unknown payer. Work through the rows until the page is empty.',
      },
      {
        th: 'เลือก “เก็บไว้” หรือ “ต้องคืนเงิน” พร้อมหมายเหตุ เปลี่ยนการตัดสินใจภายหลังได้',
        en: 'Choose to keep or to return the money, with a note. You can decide again later.',
      },
    ],
  }),
  officePage(admins, {
    path: '/lesson/reconcile',
    name: 'lesson-reconcile',
    title: { th: 'กระทบยอดจากไฟล์ธนาคาร', en: 'Match bank files' },
    screen: 'reconcile',
    groups: ['sales'],
    uploadBytes: 8_388_608,
    meta: { inMenu: true, icon: 'sales' },
    help: [
      {
        th: 'เลือกบัญชีและไฟล์รับชำระ 256 ตัวอักษรของธนาคาร ระบบอ่านและแสดงผลก่อน ยังไม่ตัดยอดจนกว่าจะยืนยัน',
        en: 'Choose the account and its bill payment file. The result is shown first. Nothing is applied until you confirm.',
      },
      {
        th: 'เฉพาะรายการที่ Biller ID เลขอ้างอิง และยอดตรงกันเท่านั้นที่ตัดยอดอัตโนมัติ รายการอื่นให้เจ้าหน้าที่เลือก',
        en: 'Only rows with the exact biller, reference and amount are applied. Staff decide about the others.',
      },
    ],
  }),
  officePage(admins, {
    path: '/lesson/reconcile/sample/:id',
    name: 'lesson-reconcile-sample',
    title: { th: 'ไฟล์ธนาคารตัวอย่าง', en: 'Sample bank file' },
    screen: 'sample',
  }),
  officePage(admins, {
    path: '/lesson/reconcile-xls',
    name: 'lesson-reconcile-xls',
    title: { th: 'กระทบยอดจากรายการเดินบัญชี', en: 'Match bank statements' },
    screen: 'reconcile-xls',
    groups: ['sales'],
    uploadBytes: 8_388_608,
    meta: { inMenu: true, icon: 'sales' },
    help: [
      {
        th: 'อัปโหลดรายการเดินบัญชีเป็น Excel (.xlsx) หรือ CSV เลือกคอลัมน์ครั้งแรกครั้งเดียว ระบบจำไว้ให้แต่ละบัญชี',
        en: 'Upload a statement as Excel (.xlsx) or CSV. Choose its columns once. They are remembered for each account.',
      },
      {
        th: 'หน้านี้แสดงผลให้ตรวจก่อน ยังไม่บันทึกอะไรจนกว่าคุณจะยืนยัน ไฟล์เดิมนำเข้าซ้ำไม่มีผล',
        en: 'The result is shown first. Nothing is recorded until you confirm. The same file again changes nothing.',
      },
    ],
  }),
  officePage(readers, {
    path: '/order/audit',
    name: 'order-audit',
    title: { th: 'ผลตรวจสอบยอดเงิน', en: 'Money audit' },
    list: 'audit_difference',
    groups: ['sales'],
    counter: 'auditCount',
    meta: { inMenu: true, icon: 'sales' },
    help: [
      {
        th: 'ทุกคืนระบบคำนวณยอดใหม่จากรายการเดิมแล้วเทียบกัน ยอดที่ไม่ตรงแสดงที่นี่ ระบบไม่แก้ไขให้เอง',
        en: 'Every night all amounts are computed again and compared. What differs is listed here. Nothing is repaired without a person.',
      },
      {
        th: 'เมื่อแก้ต้นเหตุแล้ว รายการจะเปลี่ยนเป็น “ตรงกันแล้ว” ในคืนถัดไป',
        en: 'After you mend the cause, the row agrees again the next night.',
      },
    ],
  }),
  officePage(admins, {
    path: '/setup/bank-account',
    name: 'setup-bank-account',
    title: { th: 'บัญชีธนาคาร', en: 'Bank accounts' },
    list: 'bank_account',
    groups: ['system'],
    meta: { inMenu: true, icon: 'sales' },
    help: [
      {
        th: 'เพิ่มบัญชีที่รับค่าเรียน ไฟล์ของธนาคารอ่านได้เฉพาะบัญชีที่อยู่ในรายการนี้',
        en: 'Add the accounts that receive course fees. Only files of these accounts are read.',
      },
      {
        th: 'เมื่อเปลี่ยนเลขที่บัญชี ระบบแจ้งเจ้าหน้าที่ทุกคนที่ดูแลเงิน',
        en: 'When an account number changes, the staff who handle money are notified.',
      },
    ],
  }),
  officePage(admins, {
    path: '/setup/bank-account/add',
    name: 'setup-bank-account-add',
    title: { th: 'เพิ่มบัญชีธนาคาร', en: 'Add bank account' },
    add: 'bank_account',
  }),
  officePage(admins, {
    path: '/setup/bank-account/edit/:id',
    name: 'setup-bank-account-edit',
    title: { th: 'แก้ไขบัญชีธนาคาร', en: 'Edit bank account' },
    edit: 'bank_account',
  }),
  officePage(admins, {
    path: '/setup/bank-account/layout/:id',
    name: 'setup-bank-account-layout',
    title: { th: 'ตำแหน่งในไฟล์ธนาคาร', en: 'Layout of bank files' },
    screen: 'bank-layout/bank-layout',
    uploadBytes: 8_388_608,
    help: [
      {
        th: 'ธนาคารแต่ละแห่งอาจวางข้อมูลในไฟล์ต่างกัน เลือกไฟล์ตัวอย่างเพื่อดูค่าที่อ่านได้ทันทีที่แก้ตำแหน่ง',
        en: 'Banks may place fields differently. Choose a sample file to see what is read while you change the positions.',
      },
      {
        th: 'เมื่อบันทึก ระบบแจ้งเจ้าหน้าที่ที่ดูแลเงิน ไฟล์ที่อ่านไปแล้วไม่เปลี่ยน',
        en: 'When you save, the staff who handle money are notified. Files that were read do not change.',
      },
    ],
  }),
]
