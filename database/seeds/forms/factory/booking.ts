import { field, options, privacy, row, set } from '../build/fields.ts'
import { withCheckDigit } from '../build/people.ts'
import type { SeedForm } from '../seed-form.ts'

const courses = [
  ['forklift', 'ขับรถยกอย่างปลอดภัยและตรวจสภาพก่อนใช้งาน'],
  ['crane', 'ผู้บังคับปั้นจั่นเหนือศีรษะและผู้ให้สัญญาณ'],
  ['confined', 'ความปลอดภัยในที่อับอากาศ'],
  ['chemical', 'การจัดการสารเคมีอันตรายและอ่านฉลาก GHS'],
  ['loto', 'ล็อกและแขวนป้าย (LOTO)'],
  ['five-s', '5ส ที่อยู่ได้เกินสามเดือน'],
] as const
const places = [
  ['yard', 'ที่ลานฝึกระยอง'],
  ['plant', 'ที่โรงงานของเรา'],
] as const
const shifts = [
  ['day', 'กะเช้า'],
  ['night', 'กะดึก'],
  ['holiday', 'วันหยุด'],
] as const
const half = { style: 'half' } as const

export const booking: SeedForm = {
  slug: 'company-booking',
  title: 'จองอบรมในนามบริษัท',
  next: 'order',
  settings: {
    sentSubject: 'รับคำจองแล้ว',
    sentMessage: 'เลขที่คำจอง {number} ชำระค่ามัดจำภายใน 24 ชั่วโมงเพื่อกันวันอบรม',
    orderPrice: 5000,
  },
  rows: [
    row('company', [
      field('input', ['company', 'ชื่อบริษัท'], { required: true, isListed: true }),
      field('input', ['taxId', 'เลขประจำตัวผู้เสียภาษี'], { required: true, minLength: 13, maxLength: 13, ...half }),
      field('input', ['branch', 'สาขา'], { value: 'สำนักงานใหญ่', ...half }),
      field('input', ['contact', 'ผู้ประสานงาน'], { required: true, session: 'user.name', isListed: true, ...half }),
      field('input', ['email', 'อีเมล'], { inputType: 'email', required: true, session: 'user.email', ...half }),
      field('input', ['phone', 'เบอร์โทรศัพท์'], { inputType: 'phone', required: true, ...half }),
    ]),
    row('training', [
      options('select', ['course', 'หลักสูตร', courses], { required: true, isListed: true }),
      options('radiobox', ['where', 'สถานที่อบรม', places], {
        ...{ required: true, isListed: true },
        logics: [{ value: 'plant', method: 'show', targets: ['site'] }],
      }),
      field('address', ['site', 'ที่ตั้งโรงงาน'], { required: true, show: false }),
      options('checkbox', ['shifts', 'ช่วงเวลาที่จัดได้', shifts], { required: true }),
    ]),
    set(
      ['groups', 'กลุ่มผู้เข้าอบรม', 10],
      [
        field('input', ['department', 'แผนก'], { required: true, ...half }),
        field('input', ['seats', 'จำนวนคน'], { inputType: 'number', required: true, ...half }),
      ],
    ),
    row('total', [
      field('calculated', ['total', 'จำนวนผู้เข้าอบรมทั้งหมด'], {
        calculation: { kind: 'sum', of: ['seats'] },
        isListed: true,
      }),
      field('textarea', ['notes', 'เรื่องที่ต้องเตรียมเพิ่ม'], { maxLength: 1000 }),
      privacy('ศูนย์ฝึกอบรมโรงงานระยอง', 'จัดอบรมและออกเอกสารทางบัญชี'),
    ]),
  ],
  past: { count: 0, days: 60, answers: () => ({}), refusals: [] },
}

/** What coordinators of companies book: days ago, and whether the deposit was paid. */
export const bookings = [
  ['บริษัท ระยองพลาสติกไทย จำกัด', 'forklift', 'plant', 41, true],
  ['บริษัท ตะวันออกโลหะการ จำกัด', 'crane', 'yard', 36, true],
  ['บริษัท เคมีภัณฑ์บ้านฉาง จำกัด', 'chemical', 'plant', 33, false],
  ['บริษัท ไทยฟู้ดแพ็คเกจจิ้ง จำกัด', 'five-s', 'plant', 27, true],
  ['บริษัท มาบตาพุดเอ็นจิเนียริ่ง จำกัด', 'confined', 'yard', 22, true],
  ['บริษัท คลังรวมชลบุรี จำกัด', 'forklift', 'yard', 15, false],
  ['บริษัท ชิ้นส่วนยานยนต์ปลวกแดง จำกัด', 'loto', 'plant', 12, true],
  ['บริษัท นิคมวิศวกรรมบริการ จำกัด', 'confined', 'yard', 8, true],
  ['บริษัท สีและเคลือบไทย จำกัด', 'chemical', 'yard', 3, false],
  ['บริษัท ระยองพลาสติกไทย จำกัด', 'loto', 'plant', 0, false],
] as const

const departments = ['ฝ่ายผลิต', 'ซ่อมบำรุง', 'คลังสินค้า', 'ประกันคุณภาพ', 'ความปลอดภัย']

export function bookingAnswers(n: number): Record<string, unknown> {
  const [company, course, where] = bookings[n]!
  return {
    ...{ company, course, where, branch: 'สำนักงานใหญ่', phone: `03812${String(4000 + n)}`, privacy: true },
    taxId: withCheckDigit(`0215${String(55_600_000 + n * 31).padStart(8, '0')}`),
    shifts: n % 3 === 0 ? ['day', 'night'] : ['day'],
    ...(where === 'plant' && {
      site: {
        NO: `${7 + n * 11}`,
        MOO: '4',
        province: 'ระยอง',
        district: 'ปลวกแดง',
        subdistrict: 'มาบยางพร',
        zipcode: '21140',
      },
    }),
    groups: departments.slice(0, 1 + (n % 3)).map((department, at) => ({
      ...{ _key: `g${at}`, department, seats: String(8 + ((n * 5 + at * 7) % 18)) },
    })),
    notes: n % 2 === 0 ? 'มีพนักงานชาวเมียนมา 4 คน ขอสื่อที่ใช้ภาพมากกว่าตัวหนังสือ' : '',
  }
}
