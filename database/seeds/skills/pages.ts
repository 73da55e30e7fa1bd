import { privacyPolicy } from '../privacy/policy.ts'
import { whole } from '../rows.ts'
import type { SeedPage } from '../seed.ts'
import { about } from './pages/about.ts'
import { contact } from './pages/contact.ts'
import { faq, questions } from './pages/faq.ts'
import { news } from './pages/news.ts'

const home: SeedPage = {
  type: 'page',
  slug: 'home',
  title: 'หน้าแรก',
  rows: [
    whole('hero', {
      type: 'heading',
      props: {
        display: 'hero',
        kicker: 'เปิดรับสมัครตลอดปี ทั้งออนไลน์และที่ศูนย์ฝึก',
        text: 'ช่างไฟฟ้าภายในอาคาร จากพื้นฐานถึงวันสอบ',
        lead: 'เรียนทฤษฎีออนไลน์ 12 ชั่วโมง แล้วลงมือเดินสายจริง 3 วันในศูนย์ฝึก เรียนจบสมัครสอบมาตรฐานฝีมือแรงงานได้ทันที',
        buttonText: 'ดูหลักสูตรทั้งหมด',
        buttonHref: '/lesson/home',
        secondText: 'วิธีสมัครเรียน',
        secondHref: '/cms/page/how-to-enrol',
      },
    }),
    whole('search', { type: 'search-box', props: { placeholder: 'ค้นหาหลักสูตร เช่น ไฟฟ้า เชื่อม บาริสต้า' } }),
    whole('for-you', { type: 'target-courses', props: { limit: 4 } }),
    whole('figures', { type: 'statistics', props: {} }),
    whole('categories', { type: 'category-grid', props: { title: 'เลือกตามสายอาชีพ' } }),
    whole('highlights', {
      type: 'course-highlights',
      props: { title: 'หลักสูตรแนะนำ', categories: ['electric', 'digital', 'food'] },
    }),
    whole('calendar', {
      type: 'onsite-calendar',
      props: { title: 'รอบอบรมที่ศูนย์ฝึก', isStrip: true, moreHref: '/cms/page/calendar' },
    }),
    whole('ways', {
      type: 'tabs',
      props: {
        title: 'เรียนแบบไหนเหมาะกับคุณ',
        tabs: [
          {
            name: 'เรียนออนไลน์',
            html: `<p>เริ่มได้ทันทีหลังลงทะเบียน เรียนบทละ 15 ถึง 30 นาทีบนโทรศัพท์หรือคอมพิวเตอร์ ดูซ้ำได้ตลอด เหมาะกับคนที่ทำงานเป็นกะหรืออยู่ต่างจังหวัด</p>
<p><a href="/lesson/home">ดูหลักสูตรทั้งหมด</a></p>`,
          },
          {
            name: 'ฝึกที่ศูนย์',
            html: `<p>ลงมือกับเครื่องมือจริง กลุ่มละไม่เกิน 12 คน เหมาะกับงานที่ต้องใช้มือ เช่น เดินสายไฟ เชื่อม และครัว</p>
<p><a href="/cms/page/calendar">ดูปฏิทินอบรมทั้งปี</a></p>`,
          },
          {
            name: 'อบรมในองค์กร',
            html: `<p>ครูไปสอนที่โรงงานหรือสำนักงานของคุณ ปรับตัวอย่างให้ตรงกับเครื่องจักรและงานที่ทำอยู่ เหมาะกับทีมตั้งแต่ 10 คนขึ้นไป</p>
<p><a href="/cms/page/contact">คุยกับเจ้าหน้าที่</a></p>`,
          },
        ],
      },
    }),
    whole('news', { type: 'latest-posts', props: { title: 'ข่าวและเรื่องเล่า', page: 'news', limit: 4 } }),
    whole('questions', {
      type: 'accordion',
      props: { title: 'คำถามที่พบบ่อย', text: 'เรื่องที่ผู้เรียนถามก่อนสมัคร', items: questions.slice(0, 4) },
    }),
    whole('all-questions', {
      type: 'button',
      props: { text: 'ดูคำถามทั้งหมด', look: 'quiet', isSmall: true, alignment: 'right', to: 'page', page: 'faq' },
    }),
    whole('join', { type: 'login-strip', props: {} }),
  ],
}

const calendar: SeedPage = {
  type: 'page',
  slug: 'calendar',
  title: 'ปฏิทินอบรมที่ศูนย์ฝึก',
  rows: [
    whole('year', {
      type: 'onsite-calendar',
      props: { title: 'รอบอบรมทั้งปี' },
    }),
  ],
}

const howToEnrol: SeedPage = {
  type: 'page',
  slug: 'how-to-enrol',
  title: 'วิธีสมัครเรียน',
  rows: [
    whole('top', {
      type: 'heading',
      props: { display: 'section', text: 'วิธีสมัครเรียน', lead: 'สมัครครั้งเดียว เรียนได้ทุกหลักสูตร ใช้เวลาไม่ถึง 5 นาที' },
    }),
    whole('steps', {
      type: 'text',
      props: {
        html: `<h3>1. สมัครสมาชิก</h3>
<p>กดสมัครสมาชิก กรอกชื่อ เลขประจำตัวประชาชน เบอร์โทรศัพท์ และอีเมล แล้วตั้งรหัสผ่าน</p>
<h3>2. เลือกหลักสูตร</h3>
<p>ค้นหาจากชื่อหรือเลือกจากหมวด เปิดดูรายละเอียด ทุกหลักสูตรมีบทเรียนตัวอย่างให้อ่านก่อน</p>
<h3>3. ลงทะเบียนเรียน</h3>
<p>หลักสูตรฟรีเริ่มเรียนได้ทันที หลักสูตรที่มีค่าเรียนจะแสดงราคาและช่วงรับสมัครก่อนยืนยัน</p>
<h3>4. ติดตามความคืบหน้า</h3>
<p>เข้าเมนูหลักสูตรของฉัน เพื่อดูว่าเรียนไปแล้วกี่บทและเรียนต่อจากที่ค้างไว้</p>`,
      },
    }),
    whole('apply', {
      type: 'button',
      props: { text: 'กรอกใบสมัครหลักสูตรวิชาชีพ', to: 'page', page: 'course-application' },
    }),
    whole('evaluate', {
      type: 'button',
      props: { text: 'เรียนจบแล้ว ประเมินการอบรม', look: 'line', to: 'page', page: 'course-evaluation' },
    }),
    whole('free', { type: 'course-list', props: { title: 'เริ่มจากหมวดดิจิทัล', category: 'digital', limit: 4 } }),
  ],
}

const courseTable: SeedPage = {
  type: 'page',
  slug: 'course-table',
  title: 'ตารางหลักสูตร',
  rows: [
    whole('table', {
      type: 'data-table',
      props: {
        ...{ title: 'หลักสูตรที่เปิดสอน', endpoint: '/course/query', method: 'POST', hasSearch: true, size: 10 },
        columns: ['name', 'hours', 'days', 'sale_price', 'startRegistDate'],
        sort: 'name',
      },
    }),
  ],
}

const privacy = privacyPolicy({
  name: 'สถาบันพัฒนาทักษะไทย',
  nameEn: 'The Skills Institute',
  address: '88 ถนนฉลองกรุง แขวงลาดกระบัง เขตลาดกระบัง กรุงเทพมหานคร 10520',
  addressEn: '88 Chalong Krung Road, Lat Krabang, Bangkok 10520',
  phone: '02 123 4567',
  email: 'dpo@skills.wicha.test',
  since: { th: '1 ตุลาคม 2569', en: '1 October 2026' },
})

export const pages: SeedPage[] = [home, calendar, news, about, contact, faq, howToEnrol, courseTable, privacy]
