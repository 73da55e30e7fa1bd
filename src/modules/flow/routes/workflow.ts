import { officePage, type Route } from '#platform/manifest/manifest.ts'

const admins = ['admin'] as const

/** Flows of a site, their editor, their runs, and the secrets and hosts that they may use. */
export const workflowRoutes: Route[] = [
  officePage(admins, {
    path: '/setup/workflow',
    name: 'setup-workflow',
    title: { th: 'โฟลว์', en: 'Flows' },
    screen: 'flows',
    list: 'flow',
    counter: 'runsToDecide',
    groups: ['system'],
    meta: { inMenu: true, icon: 'tools' },
    help: [
      {
        th: 'โฟลว์ทำงานเป็นขั้นตอน เช่น แจ้งข้อความ ขอความยินยอม ส่งอีเมล หรือเรียกระบบภายนอก เมื่อมีคนกดปุ่ม เปิดหน้า หรือส่งแบบฟอร์ม',
        en: 'A flow works in steps: it shows a message, asks for consent, sends email or calls another system. A button, a page or a sent form starts it.',
      },
      {
        th: 'ผู้เข้าชมใช้เวอร์ชันที่เผยแพร่ วางโฟลว์ในหน้าเว็บด้วยบล็อกปุ่มโฟลว์หรือโฟลว์อัตโนมัติ',
        en: 'Visitors use the published version. Place a flow on a page with the block flow button or auto-run flow.',
      },
    ],
  }),
  officePage(admins, {
    path: '/setup/workflow/add',
    name: 'setup-workflow-add',
    title: { th: 'เพิ่มโฟลว์', en: 'Add flow' },
    add: 'flow',
    help: [
      { th: 'ตั้งชื่อ และเลือกว่าโฟลว์เริ่มเมื่อใด', en: 'Enter a name, and choose what starts the flow.' },
      { th: 'จากนั้นแก้ไขขั้นตอน และเผยแพร่', en: 'Then edit its steps and publish it.' },
    ],
  }),
  officePage(admins, {
    path: '/setup/workflow/edit/:id',
    name: 'setup-workflow-edit',
    title: { th: 'ตั้งค่าโฟลว์', en: 'Settings of a flow' },
    edit: 'flow',
    help: [
      { th: 'เปลี่ยนชื่อ หรือสิ่งที่เริ่มโฟลว์', en: 'Change the name, or what starts the flow.' },
      { th: 'เผยแพร่อีกครั้งเพื่อให้ค่าที่แก้มีผล', en: 'Publish the flow again for changes to take effect.' },
    ],
  }),
  officePage(admins, {
    path: '/setup/workflow/steps/:id',
    name: 'setup-workflow-steps',
    title: { th: 'ขั้นตอนของโฟลว์', en: 'Steps of a flow' },
    screen: 'steps',
    help: [
      {
        th: 'ใช้แป้นพิมพ์ได้ทั้งหมด: ลูกศรเลือกขั้นตอน Alt กับลูกศรย้าย A T และ F เพิ่มขั้นตอน Ctrl+Z เลิกทำ Ctrl+S บันทึก',
        en: 'The keyboard does everything: arrows select, Alt with an arrow moves, A, T and F add steps, Ctrl+Z undoes, Ctrl+S saves.',
      },
      {
        th: 'การบันทึกเก็บเป็นฉบับร่าง การเผยแพร่สร้างเวอร์ชันใหม่ การทำงานที่เริ่มแล้วใช้เวอร์ชันเดิม',
        en: 'Saving stores a draft. Publishing makes a new version; runs that have started keep theirs.',
      },
    ],
  }),
  officePage(admins, {
    path: '/setup/workflow/detail/:id',
    name: 'setup-workflow-detail',
    title: { th: 'โฟลว์', en: 'Flow' },
    screen: 'detail',
    show: 'flow',
    help: [
      {
        th: 'หน้านี้แสดงเวอร์ชันที่เผยแพร่และหน้าเว็บที่ใช้โฟลว์',
        en: 'Shows the published versions and the pages that use the flow.',
      },
      { th: 'ดูการทำงานแต่ละครั้งได้จากประวัติการทำงาน', en: 'The history of runs has each time that it ran.' },
    ],
  }),
  officePage(admins, {
    path: '/setup/workflow/runs',
    name: 'setup-workflow-runs',
    title: { th: 'ประวัติการทำงานของโฟลว์', en: 'Runs of flows' },
    screen: 'runs',
    linkedFromList: 'flow',
    help: [
      {
        th: 'การทำงานของโฟลว์ทุกครั้ง เลือกตามโฟลว์ สถานะ หรือวัน',
        en: 'Every run of a flow. Choose a flow, a state or a day.',
      },
      {
        th: 'สถานะไม่ทราบผลรอให้คุณตัดสินว่าการเรียกระบบภายนอกเกิดผลแล้วหรือไม่',
        en: 'Unsure runs wait for you to say whether a call to another system took effect.',
      },
    ],
  }),
  officePage(admins, {
    path: '/setup/workflow/runs/:id',
    name: 'setup-workflow-run',
    title: { th: 'การทำงานของโฟลว์', en: 'Run of a flow' },
    screen: 'run',
    help: [
      {
        th: 'ขั้นตอนเรียงตามเวลา พร้อมข้อมูลเข้า ผลลัพธ์ และเวลาที่ใช้ ค่าลับไม่แสดง',
        en: 'Steps in order with input, output and time. Secrets are left out.',
      },
      { th: 'เริ่มต่อจากขั้นตอนที่ไม่สำเร็จ หรือยกเลิกได้', en: 'You can run it again from the failed step, or cancel it.' },
    ],
  }),
  officePage(admins, {
    path: '/setup/workflow/keys',
    name: 'setup-workflow-keys',
    title: { th: 'ค่าลับและโฮสต์ของโฟลว์', en: 'Secrets and hosts of flows' },
    screen: 'keys',
    linkedFromList: 'flow',
    help: [
      { th: 'โฟลว์เรียกได้เฉพาะโฮสต์ในรายการ', en: 'Flows call only the hosts in this list.' },
      {
        th: 'ค่าลับเก็บแบบเข้ารหัส ดูภายหลังไม่ได้ และส่งไปได้เฉพาะโฮสต์ที่กำหนด',
        en: 'Secrets are encrypted, cannot be read again, and go only to their hosts.',
      },
    ],
  }),
]
