import type { PageRow } from '#domain/page/page.ts'
import { field, options, privacy, row, set } from '../build/fields.ts'
import { addressOf, personOf } from '../build/people.ts'
import { chance, isLikely, pick } from '../build/pick.ts'
import type { SeedForm } from '../seed-form.ts'

const courses = [
  ['building-electrician', 'ช่างไฟฟ้าภายในอาคาร ระดับ 1'],
  ['air-conditioner', 'ล้างและซ่อมเครื่องปรับอากาศขนาดเล็ก'],
  ['solar', 'ติดตั้งโซลาร์รูฟท็อปบนหลังคาบ้าน'],
  ['welding-arc', 'เชื่อมอาร์กลวดหุ้มฟลักซ์'],
  ['welding-tig', 'เชื่อม TIG สเตนเลสสำหรับงานอาหาร'],
  ['ev', 'ซ่อมบำรุงยานยนต์ไฟฟ้าเบื้องต้น'],
  ['barista', 'บาริสต้าเบื้องต้น'],
  ['thai-kitchen', 'ครัวร้อนอาหารไทย 20 จานสำหรับเปิดร้าน'],
] as const
const rounds = [
  ['weekday', 'วันธรรมดา 9.00–16.00 น.'],
  ['weekend', 'เสาร์และอาทิตย์ 9.00–16.00 น.'],
  ['evening', 'ภาคค่ำ 18.00–21.00 น.'],
] as const
const levels = [
  ['lower-secondary', 'มัธยมศึกษาตอนต้น'],
  ['upper-secondary', 'มัธยมศึกษาตอนปลาย'],
  ['vocational', 'ปวช.'],
  ['high-vocational', 'ปวส.'],
  ['bachelor', 'ปริญญาตรี'],
] as const
const channels = [
  ['friend', 'เพื่อนหรือญาติแนะนำ'],
  ['facebook', 'เฟซบุ๊ก'],
  ['line', 'ไลน์'],
  ['labour-office', 'สำนักงานจัดหางาน'],
  ['employer', 'ที่ทำงานส่งมา'],
] as const
const titles = ['นาย', 'นาง', 'นางสาว'].map((title) => [title, title] as const)

const [person, study, apply] = ['ข้อมูลผู้สมัคร', 'การศึกษาและการทำงาน', 'หลักสูตรที่สมัคร'] as const
const half = { style: 'half' } as const

const personRows: PageRow[] = [
  row(
    'person',
    [
      options('radiobox', ['title', 'คำนำหน้า', titles], { required: true }),
      field('input', ['fullName', 'ชื่อและนามสกุล'], { required: true, isListed: true, maxLength: 120, ...half }),
      field('input', ['citizen', 'เลขประจำตัวประชาชน'], {
        ...{ inputType: 'citizen', required: true, isPrivate: true, ...half },
        hint: 'ใช้ออกวุฒิบัตรและขึ้นทะเบียนผู้ผ่านการฝึกเท่านั้น',
      }),
      field('datetime', ['birthday', 'วันเกิด'], { required: true, isPrivate: true, ...half }),
      field('input', ['phone', 'เบอร์โทรศัพท์'], { inputType: 'phone', required: true, isListed: true, ...half }),
      field('input', ['email', 'อีเมล'], { inputType: 'email', required: true, isListed: true, ...half }),
    ],
    { tab: person },
  ),
  row('home', [field('address', ['address', 'ที่อยู่ที่ติดต่อได้'], { required: true })], { tab: person }),
]

const studyRows: PageRow[] = [
  set(
    ['education', 'ประวัติการศึกษา', 5],
    [
      options('select', ['level', 'ระดับ', levels], { required: true, ...half }),
      field('input', ['institute', 'สถานศึกษา'], { required: true, ...half }),
      field('input', ['graduated', 'ปีที่จบ (พ.ศ.)'], { inputType: 'number', required: true, ...half }),
    ],
    { tab: study },
  ),
  set(
    ['work', 'ประวัติการทำงาน', 8],
    [
      field('input', ['employer', 'สถานที่ทำงาน'], half),
      field('input', ['position', 'ตำแหน่ง'], half),
      field('input', ['years', 'จำนวนปี'], { inputType: 'number', ...half }),
    ],
    { tab: study },
  ),
]

const applyRow = (callback: string): PageRow =>
  row(
    'course',
    [
      options('select', ['course', 'หลักสูตรที่ต้องการสมัคร', courses], { required: true, isListed: true }),
      options('radiobox', ['round', 'ช่วงเวลาที่สะดวก', rounds], { required: true, isListed: true }),
      field('textarea', ['reason', 'เหตุผลที่สมัครและสิ่งที่อยากนำไปใช้'], { required: true, maxLength: 2000 }),
      options('checkbox', ['channels', 'รู้จักหลักสูตรนี้จาก', channels]),
      privacy('สถาบันพัฒนาทักษะไทย', 'พิจารณาการสมัครและจัดอบรม'),
      {
        ...{ id: 'f-callback', type: 'form-flow-button', version: 1 },
        props: { label: 'ไม่แน่ใจ ขอให้เจ้าหน้าที่โทรกลับ', flow: callback, style: 'line' },
      },
    ],
    { tab: apply },
  )

/** `callback` is the flow of the button with which people ask to be called. */
export const application = (callback: string): SeedForm => ({
  slug: 'course-application',
  title: 'ใบสมัครเข้าอบรมหลักสูตรวิชาชีพ',
  settings: {
    sentSubject: 'รับใบสมัครแล้ว',
    sentMessage: 'เลขที่ใบสมัครของคุณคือ {number} เจ้าหน้าที่จะตรวจคุณสมบัติและแจ้งผลทางอีเมลภายใน 3 วันทำการ',
    retentionDays: 730,
  },
  rows: [...personRows, ...studyRows, applyRow(callback)],
  past: {
    ...{ count: 116, days: 150, answers: applicationAnswers },
    refusals: ['คุณสมบัติไม่ตรงกับหลักสูตร แนะนำหลักสูตรระดับพื้นฐานแล้ว', 'รอบที่เลือกเต็มแล้ว ผู้สมัครขอรอรอบหน้า'],
  },
})

const institutes: Record<string, readonly string[]> = {
  'lower-secondary': ['โรงเรียนบ้านหนองบัววิทยา', 'โรงเรียนวัดทุ่งสว่าง'],
  'upper-secondary': ['โรงเรียนท่าเรือพิทยาคม', 'โรงเรียนสวนดอกวิทยา', 'ศูนย์การศึกษานอกระบบอำเภอ'],
  vocational: ['วิทยาลัยเทคนิคบ้านลานช้าง', 'วิทยาลัยการอาชีพหนองแขม'],
  'high-vocational': ['วิทยาลัยเทคนิคบ้านลานช้าง', 'วิทยาลัยเทคโนโลยีแสงธรรม'],
  bachelor: ['มหาวิทยาลัยราชสีห์', 'มหาวิทยาลัยลุ่มน้ำเจ้าพระยา'],
}
const employers = [
  ['อู่ช่างเอกบริการ', 'ช่างซ่อมทั่วไป'],
  ['บริษัท รุ่งกิจอุตสาหกรรม จำกัด', 'พนักงานฝ่ายผลิต'],
  ['ร้านอาหารครัวคุณยาย', 'ผู้ช่วยพ่อครัว'],
  ['หจก. ธนาการช่าง', 'ช่างเดินสายไฟ'],
  ['บริษัท สยามคลังสินค้า จำกัด', 'พนักงานคลัง'],
  ['โรงแรมริมน้ำ', 'ช่างอาคาร'],
  ['รับจ้างอิสระ', 'ช่างแอร์'],
] as const
const reasons = [
  'อยากมีใบรับรองไว้สมัครงานในโรงงาน ตอนนี้ทำได้แต่ไม่มีวุฒิช่าง',
  'ทำงานช่างมาหลายปีจากการจำเขามา อยากเรียนให้ถูกหลักและปลอดภัย',
  'กำลังจะเปิดร้านเล็ก ๆ ที่บ้าน อยากมั่นใจก่อนลงทุนซื้ออุปกรณ์',
  'ตกงานจากโรงงานที่ปิดตัว ต้องการอาชีพใหม่ที่ทำได้ในบ้านเกิด',
  'หัวหน้าแนะนำให้มาเรียนเพื่อเลื่อนเป็นช่างประจำกะ',
  'อยากรับงานเสริมวันหยุด มีเครื่องมือพื้นฐานอยู่แล้ว',
  'ลูกโตแล้ว อยากกลับมาทำงานและมีรายได้ของตัวเอง',
  'เรียนจบสายสามัญ หางานยาก อยากเปลี่ยนมาสายช่าง',
  'ต้องการสอบมาตรฐานฝีมือแรงงาน จึงอยากฝึกกับอุปกรณ์จริงก่อนสอบ',
  'ทางบริษัทเริ่มรับงานประเภทนี้ จึงอยากเรียนเพื่อคุมงานได้เอง',
]

export function applicationAnswers(n: number): Record<string, unknown> {
  const { title, name, citizen, birthday, phone, email } = personOf(n)
  const level = pick(levels, { n, salt: 11 })[0]
  const schools = level === 'lower-secondary' ? [level] : ['lower-secondary', level]
  const jobs = 1 + chance({ n, salt: 12 }, 3)
  const graduated = Number(birthday.slice(0, 4)) + 543 + 15
  return {
    ...{ title, fullName: name, citizen, birthday, phone, email, address: addressOf(n), privacy: true },
    education: schools.slice(isLikely({ n, salt: 13 }, 50) ? -1 : 0).map((one, at) => ({
      ...{ _key: `e${at}`, level: one, institute: pick(institutes[one]!, { n, salt: 14 + at }) },
      graduated: String(graduated + (one === 'lower-secondary' ? 0 : 3 + chance({ n, salt: 16 }, 5))),
    })),
    work: Array.from({ length: jobs }, (_, at) => {
      const [employer, position] = pick(employers, { n, salt: 20 + at })
      return { _key: `w${at}`, employer, position, years: String(1 + chance({ n, salt: 30 + at }, 9)) }
    }),
    course: pick(courses, { n, salt: 40 })[0],
    round: pick(rounds, { n, salt: 41 })[0],
    reason: pick(reasons, { n, salt: 42 }),
    channels: channels.filter((_, at) => isLikely({ n, salt: 43 + at }, 30)).map(([value]) => value),
  }
}
