import { officePage, type Route } from '#platform/manifest/manifest.ts'

const admins = ['admin'] as const

/** Templates of e-mails and their editor. */
export const templateRoutes: Route[] = [
  officePage(admins, {
    path: '/setup/email/template',
    name: 'setup-email-template',
    title: { th: 'แม่แบบอีเมล', en: 'Email templates' },
    list: 'email_template',
    linkedFromList: 'mail',
    groups: ['system'],
    meta: { inMenu: true, icon: 'mail' },
    help: [
      {
        th: 'แม่แบบกำหนดหัวเรื่อง เนื้อหา และหน้าตาของอีเมลที่แบบฟอร์มและโฟลว์ส่ง เปิดแม่แบบแล้วเลือก “ออกแบบ” เพื่อจัดเนื้อหา',
        en: 'A template sets the subject, content and look of emails from forms and flows. Open one and select “Design” to lay it out.',
      },
      {
        th: 'การแก้ไขมีผลกับอีเมลที่ส่งหลังจากบันทึก อีเมลที่ส่งแล้วไม่เปลี่ยน',
        en: 'Changes apply to emails sent after you save. Emails already sent do not change.',
      },
    ],
  }),
  officePage(admins, {
    path: '/setup/email/template/add',
    name: 'setup-email-template-add',
    title: { th: 'เพิ่มแม่แบบอีเมล', en: 'Add email template' },
    add: 'email_template',
  }),
  officePage(admins, {
    path: '/setup/email/template/edit/:id',
    name: 'setup-email-template-edit',
    title: { th: 'แก้ไขแม่แบบอีเมล', en: 'Edit email template' },
    edit: 'email_template',
  }),
  officePage(admins, {
    path: '/setup/email/template/detail/:id',
    name: 'setup-email-template-detail',
    title: { th: 'แม่แบบอีเมล', en: 'Email template' },
    screen: 'template/detail',
    show: 'email_template',
  }),
  officePage(admins, {
    path: '/setup/email/template/design/:id',
    name: 'setup-email-template-design',
    title: { th: 'ออกแบบอีเมล', en: 'Design email' },
    screen: 'template/design',
    help: [
      {
        th: 'เพิ่มบล็อกจากเมนู เลื่อนด้วย Alt กับลูกศรขึ้นหรือลง ทำสำเนาด้วย Alt+D และเลิกทำด้วย Ctrl+Z',
        en: 'Add blocks from the menu. Move them with Alt and the up or down arrow, duplicate with Alt+D and undo with Ctrl+Z.',
      },
      {
        th: 'แทรกข้อมูลจากเมนูของแต่ละช่อง ข้อมูลที่ไม่มีค่าจะว่างในอีเมล ส่งทดสอบถึงตัวคุณเองได้ก่อนบันทึก',
        en: 'Insert fields from the menu of each box. A field without a value is empty in the email. You can send a test to yourself before you save.',
      },
      {
        th: 'เลือกคำตอบหรือคำสั่งซื้อล่าสุดเพื่อดูตัวอย่างด้วยข้อมูลจริง',
        en: 'Choose a recent submission or order to see the preview with real values.',
      },
    ],
  }),
]
