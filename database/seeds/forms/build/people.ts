import { chance, pick } from './pick.ts'

const firstnames: readonly (readonly ['นาย' | 'นางสาว' | 'นาง', string])[] = [
  ...(['กิตติ', 'ชัยวัฒน์', 'ณรงค์', 'ธีรพงษ์', 'นพดล', 'ประสิทธิ์', 'พงศกร', 'ภาณุ'] as const).map(
    (name) => ['นาย', name] as const,
  ),
  ...(['มานพ', 'รัฐพล', 'วีระ', 'ศุภชัย', 'สุรเดช', 'อนุชา', 'อภิชาติ', 'เอกชัย'] as const).map(
    (name) => ['นาย', name] as const,
  ),
  ...(['กนกวรรณ', 'จิราพร', 'ชลธิชา', 'ณัฐธิดา', 'ธนพร', 'นภัสสร', 'ปวีณา', 'พิมพ์ใจ'] as const).map(
    (name) => ['นางสาว', name] as const,
  ),
  ...(['รัชนี', 'ลัดดา', 'วราภรณ์', 'ศิริลักษณ์', 'สุดารัตน์', 'อรทัย', 'อัญชลี', 'บุษบา'] as const).map(
    (name) => ['นาง', name] as const,
  ),
]

const lastnames = [
  ...['เกษมสุข', 'แก้วมณี', 'คงเจริญ', 'จันทร์งาม', 'ชัยมงคล', 'ทองประเสริฐ', 'นาคสวัสดิ์', 'บุญช่วย', 'ประทุมทอง'],
  ...['พรหมสุวรรณ', 'เพชรรุ่ง', 'มีโชค', 'ยิ้มแย้ม', 'รักษาดี', 'ฤทธิเดช', 'วงศ์สว่าง', 'ศรีวิไล', 'สายบัว'],
  ...['สุขสมบูรณ์', 'แสนดี', 'หอมจันทร์', 'อินทร์แก้ว', 'อุดมผล', 'โพธิ์ทอง', 'ไชยวงศ์', 'เรืองศรี', 'ขวัญเมือง'],
]

/** Somebody invented. Numbers and addresses are valid in form and belong to nobody. */
export interface SeedPerson {
  title: string
  name: string
  citizen: string
  phone: string
  email: string
  birthday: string
}

/** The nth person of the forms: a name comes twice only after 864 people. */
export function personOf(n: number): SeedPerson {
  const [title, firstname] = firstnames[n % firstnames.length]!
  const lastname = lastnames[(n * 5 + Math.floor(n / firstnames.length)) % lastnames.length]!
  const [year, month, day] = [
    1962 + chance({ n, salt: 1 }, 40),
    1 + chance({ n, salt: 2 }, 12),
    1 + chance({ n, salt: 3 }, 28),
  ]
  return {
    ...{ title, name: `${firstname} ${lastname}` },
    citizen: withCheckDigit(
      `1${pick(provinces, { n, salt: 4 })}${String(40_000_000 + n * 7919)
        .slice(-9)
        .padStart(9, '0')}`,
    ),
    phone: `080000${String(2000 + n)}`,
    email: `applicant${String(n + 1).padStart(4, '0')}@mail.wicha.test`,
    birthday: `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
  }
}

/** The digits of provinces in a citizen id. */
const provinces = ['10', '20', '21', '30', '40', '50', '73', '90']

/** Twelve digits and their check digit: a citizen id, or the tax id of a company. */
export function withCheckDigit(twelve: string): string {
  const sum = [...twelve].reduce((total, digit, at) => total + Number(digit) * (13 - at), 0)
  return twelve + String((11 - (sum % 11)) % 10)
}

const areas = [
  ['กรุงเทพมหานคร', 'ลาดกระบัง', 'ลาดกระบัง', '10520', 'ฉลองกรุง'],
  ['กรุงเทพมหานคร', 'บางนา', 'บางนาใต้', '10260', 'บางนา-ตราด'],
  ['กรุงเทพมหานคร', 'จตุจักร', 'ลาดยาว', '10900', 'พหลโยธิน'],
  ['สมุทรปราการ', 'บางพลี', 'บางพลีใหญ่', '10540', 'เทพารักษ์'],
  ['นนทบุรี', 'ปากเกร็ด', 'บางพูด', '11120', 'แจ้งวัฒนะ'],
  ['ปทุมธานี', 'คลองหลวง', 'คลองหนึ่ง', '12120', 'พหลโยธิน'],
  ['ชลบุรี', 'ศรีราชา', 'ทุ่งสุขลา', '20230', 'สุขุมวิท'],
  ['ระยอง', 'เมืองระยอง', 'เชิงเนิน', '21000', 'สุขุมวิท'],
  ['นครราชสีมา', 'เมืองนครราชสีมา', 'ในเมือง', '30000', 'มิตรภาพ'],
  ['ขอนแก่น', 'เมืองขอนแก่น', 'ในเมือง', '40000', 'มะลิวัลย์'],
  ['เชียงใหม่', 'เมืองเชียงใหม่', 'สุเทพ', '50200', 'สุเทพ'],
  ['สงขลา', 'หาดใหญ่', 'หาดใหญ่', '90110', 'เพชรเกษม'],
] as const

/** An address in the parts of a form. */
export function addressOf(n: number) {
  const [province, district, subdistrict, zipcode, road] = pick(areas, { n, salt: 5 })
  return {
    NO: `${1 + chance({ n, salt: 6 }, 240)}/${1 + chance({ n, salt: 7 }, 60)}`,
    MOO: province === 'กรุงเทพมหานคร' ? '' : String(1 + chance({ n, salt: 8 }, 9)),
    ...{ ROAD_TH: `ถนน${road}`, province, district, subdistrict, zipcode },
  }
}
