import { defineModule, officePage } from '#platform/manifest/manifest.ts'

export default defineModule({
  name: 'collection',
  label: { th: 'กลุ่มเว็บไซต์', en: 'Collections' },
  isCore: true,
  uses: ['origin'],
  jobs: ['give-rows'],
  on: {
    ...Object.fromEntries(
      ['course', 'lesson', 'post'].flatMap((name) =>
        ['created', 'updated', 'removed', 'restored'].map((verb) => [`${name}.${verb}`, 'original-changed']),
      ),
    ),
    'configuration.created': 'unit-changed',
    'configuration.updated': 'unit-changed',
    'site.moved': 'unit-changed',
  },
  routes: [
    officePage(['superadmin'], {
      path: '/collection/dashboard',
      name: 'collection-dashboard',
      title: { th: 'กลุ่มเว็บไซต์', en: 'Collections' },
      screen: 'dashboard',
      hasDashboard: true,
      groups: ['family'],
      meta: { inMenu: true, icon: 'category' },
    }),
    officePage(['superadmin'], {
      path: '/collection/notice',
      name: 'collection-notice',
      title: { th: 'ประกาศถึงผู้ดูแลหน่วยงาน', en: 'Notify unit administrators' },
      screen: 'notice',
      help: [
        {
          th: 'เลือกกลุ่มเว็บไซต์ เขียนประกาศ แล้วส่ง ผู้ดูแลของหน่วยงานในกลุ่มจะได้รับการแจ้งเตือน',
          en: 'Choose a site group, write the announcement and send it. The administrators of its units get a notification.',
        },
        {
          th: 'ประกาศที่ส่งแล้วเรียกคืนไม่ได้',
          en: 'You cannot recall an announcement after you send it.',
        },
      ],
    }),
    officePage(['superadmin'], {
      path: '/collection/catalogue',
      name: 'collection-catalogue',
      title: { th: 'คลังร่วมของกลุ่ม', en: 'Shared catalogue' },
      screen: 'catalogue',
      help: [
        {
          th: 'หลักสูตรและหน้าเว็บในคลังร่วมแบ่งปันให้ทุกหน่วยงานของกลุ่ม รวมถึงหน่วยงานที่เข้ากลุ่มภายหลัง',
          en: 'These courses and pages are shared with every unit of the site group, and with units that join later.',
        },
        {
          th: 'เนื้อหาแบบเชื่อมจะเปลี่ยนตามต้นฉบับ หน่วยงานแก้ไขไม่ได้ แต่เลือกได้ว่าจะเผยแพร่หรือไม่และจัดไว้ในหมวดใด',
          en: 'Linked content follows its original. Units cannot edit it, but choose whether to show it and in which category.',
        },
        {
          th: 'เมื่อถอนออก หน่วยงานจะซ่อนเนื้อหาโดยไม่ลบ และการลงทะเบียนยังอยู่ครบ',
          en: 'Withdrawn content is hidden in the units, not deleted. Enrolments stay.',
        },
      ],
    }),
    officePage(['superadmin'], {
      path: '/collection/catalogue/add',
      name: 'collection-catalogue-add',
      title: { th: 'เพิ่มเข้าคลังร่วม', en: 'Add to the shared catalogue' },
      screen: 'catalogue-add',
      help: [
        {
          th: 'เลือกหลักสูตรและหน้าเว็บของกลุ่มหรือหน่วยงาน แล้วดูสิ่งที่แต่ละหน่วยงานจะได้รับ ยังไม่มีการเปลี่ยนแปลงจนกว่าคุณจะยืนยัน',
          en: 'Choose courses and pages of the site group or its units and see what each unit would get. Nothing changes until you confirm.',
        },
        {
          th: 'สำเนาเป็นของหน่วยงาน แก้ไขได้ และไม่เปลี่ยนตามต้นฉบับ',
          en: 'A copy belongs to the unit: the unit can change it, and it does not get updates.',
        },
        {
          th: 'แบ่งปันหน้าเว็บที่มีรหัสผ่านหรือแสดงเฉพาะกลุ่มเป้าหมายไม่ได้ หน่วยงานที่มีหน้าใน URL เดียวกันจะใช้หน้าของตนเองและได้รับแจ้ง',
          en: 'Pages with a password or for target groups cannot be shared. A unit that already has a page at the same URL keeps its own page and shows a note.',
        },
      ],
    }),
  ],
})
