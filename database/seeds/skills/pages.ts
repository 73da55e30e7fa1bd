import { privacyPolicy } from '../privacy/policy.ts'
import { split, whole } from '../rows.ts'
import type { SeedPage } from '../seed.ts'

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
    whole('highlights', { type: 'course-highlights', props: { title: 'หลักสูตรแนะนำ' } }),
    whole('newest', {
      type: 'course-list',
      props: { title: 'เปิดใหม่ล่าสุด', limit: 8, moreHref: '/lesson/home' },
    }),
    whole('about-heading', {
      type: 'heading',
      props: { display: 'section', kicker: 'เกี่ยวกับสถาบัน', text: 'เรียนแล้วลงมือทำได้จริง' },
    }),
    split('about', [
      {
        col: 6,
        type: 'image',
        props: { url: '/seed/workshop.svg', alt: 'ภาพวาดแผงฝึกเดินสายไฟ เครื่องมือช่าง และโต๊ะปฏิบัติการ' },
      },
      {
        col: 6,
        type: 'text',
        props: {
          html: `<p>สถาบันพัฒนาทักษะไทยสอนคนทำงานมาตั้งแต่ปี 2547 เรามีศูนย์ฝึก 6 แห่งทั่วประเทศ ครูทุกคนทำงานในสายอาชีพมาแล้วไม่น้อยกว่าสิบปี</p>
<ul><li>เรียนออนไลน์ตามเวลาของคุณ ดูซ้ำได้ตลอดหลักสูตร</li><li>ฝึกปฏิบัติกลุ่มเล็ก มีเครื่องมือครบทุกคน</li><li>วุฒิบัตรมีรหัสให้นายจ้างตรวจสอบได้</li></ul>
<p><a href="/cms/page/about">รู้จักสถาบันให้มากขึ้น</a></p>`,
        },
      },
    ]),
  ],
}

const about: SeedPage = {
  type: 'page',
  slug: 'about',
  title: 'เกี่ยวกับสถาบัน',
  rows: [
    whole('top', {
      type: 'heading',
      props: {
        display: 'section',
        kicker: 'ตั้งแต่ปี 2547',
        text: 'เกี่ยวกับสถาบันพัฒนาทักษะไทย',
        lead: 'เราเชื่อว่าทักษะที่ดีเปลี่ยนรายได้ของครอบครัวได้ภายในหนึ่งปี',
      },
    }),
    whole('story', {
      type: 'text',
      props: {
        html: `<p>สถาบันเริ่มจากโรงฝึกเชื่อมหนึ่งหลังที่ลาดกระบัง มีผู้เรียนรุ่นแรก 14 คน วันนี้เรามีศูนย์ฝึกที่กรุงเทพฯ สมุทรปราการ ระยอง เชียงใหม่ ขอนแก่น และสงขลา เปิดสอน 8 หมวดตั้งแต่งานช่างไฟฟ้าถึงการทำร้านอาหาร</p>
<h3>วิธีสอนของเรา</h3>
<ul><li><strong>รู้ก่อนทำ</strong> อ่านและดูออนไลน์จนเข้าใจเหตุผล</li><li><strong>ทำต่อหน้าครู</strong> ฝึกกับเครื่องมือจริง กลุ่มละไม่เกิน 12 คน</li><li><strong>ตรวจงานตัวเอง</strong> ก่อนให้ผู้อื่นตรวจทุกครั้ง</li></ul>
<h3>ติดต่อเรา</h3>
<p>โทร 02 123 4567 วันจันทร์ถึงวันศุกร์ เวลา 8.30–16.30 น.</p>`,
      },
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
    whole('free', { type: 'course-list', props: { title: 'เริ่มจากหมวดดิจิทัล', category: 'digital', limit: 4 } }),
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

export const pages: SeedPage[] = [home, about, howToEnrol, privacy]
