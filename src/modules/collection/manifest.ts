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
      title: { th: 'ประกาศถึงผู้ดูแลหน่วยงาน', en: 'Tell the administrators of units' },
      screen: 'notice',
      help: [
        {
          th: 'เลือกกลุ่ม เขียนเรื่องและข้อความ แล้วส่ง ผู้ดูแลเว็บไซต์ของหน่วยงานในกลุ่มเห็นที่กระดิ่ง ผู้ที่ดูแลหลายแห่งเห็นในแต่ละแห่ง',
          en: 'Choose a collection, write, and send. The administrators of its units see it at the bell, in each unit where they are one.',
        },
        {
          th: 'ประกาศที่ส่งแล้วเรียกคืนไม่ได้',
          en: 'What was sent cannot be taken back.',
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
          th: 'หลักสูตรและหน้าเว็บในคลังร่วมส่งถึงทุกหน่วยงานของกลุ่ม หน่วยงานที่เข้ากลุ่มภายหลังได้รับเองโดยอัตโนมัติ',
          en: 'The courses and pages here are given to every unit of the collection, and to units that join it later.',
        },
        {
          th: 'แบบเชื่อมกับต้นฉบับจะตามต้นฉบับเสมอ หน่วยงานแก้เนื้อหาไม่ได้ แต่เลือกได้ว่าจะเผยแพร่หรือไม่ และจัดหลักสูตรไว้หมวดใด หน้าเว็บใดไว้ใต้หน้าใด',
          en: 'What is linked follows its original. Units cannot change it, but choose whether it is shown and where it is filed.',
        },
        {
          th: 'เมื่อถอนแล้ว หน่วยงานจะซ่อนไว้ ไม่ลบ ผู้เรียนที่ลงทะเบียนแล้วยังอยู่ครบ',
          en: 'What is withdrawn is hidden in the units and not deleted: enrolments stay.',
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
          th: 'เลือกหลักสูตรและหน้าเว็บของกลุ่มหรือของหน่วยงานในกลุ่ม แล้วดูก่อนว่าแต่ละหน่วยงานจะได้อะไรเพิ่ม ยังไม่มีอะไรเปลี่ยนจนกว่าจะกดยืนยัน',
          en: 'Choose courses and pages of the collection or of its units and see what each unit would get. Nothing changes before you confirm.',
        },
        {
          th: 'แบบคัดลอก หน่วยงานได้เป็นของตัวเอง แก้ไขได้เต็มที่ และไม่ตามต้นฉบับ',
          en: 'What is copied is the unit’s own: it may be changed there and does not follow its original.',
        },
        {
          th: 'หน้าเว็บที่มีรหัสผ่าน หรือแสดงเฉพาะกลุ่มเป้าหมาย ส่งต่อไม่ได้ หน่วยงานที่มีหน้าที่อยู่เดียวกันแล้วจะเก็บหน้าของตนไว้ และแจ้งให้ทราบ',
          en: 'Pages with a password or for target groups cannot be given. A unit that has a page at the same address keeps its own, and says so.',
        },
      ],
    }),
  ],
})
