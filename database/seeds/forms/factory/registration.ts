import { field, options, row } from '../build/fields.ts'
import { personOf } from '../build/people.ts'
import { isLikely, pick } from '../build/pick.ts'
import type { SeedForm } from '../seed-form.ts'

const trainings = [
  ['forklift', 'รถยก'],
  ['loto', 'ล็อกและแขวนป้าย (LOTO)'],
  ['crane', 'ปั้นจั่นเหนือศีรษะ'],
  ['confined', 'ที่อับอากาศ'],
  ['height', 'ทำงานบนที่สูง'],
] as const
const sizes = ['S', 'M', 'L', 'XL', '2XL'].map((size) => [size, size] as const)
const bloods = ['A', 'B', 'AB', 'O', 'ไม่ทราบ'].map((type) => [type, type] as const)
const half = { style: 'half' } as const
const medical = { method: 'show', targets: ['medical'] } as const

export const registration: SeedForm = {
  slug: 'onsite-registration',
  title: 'ลงทะเบียนเข้าพื้นที่ฝึก',
  settings: {
    sentSubject: 'ลงทะเบียนแล้ว',
    sentMessage: 'แสดงเลขที่ {number} ที่ป้อมหน้าลานฝึก และสวมรองเท้านิรภัยมาทุกครั้ง',
    retentionDays: 180,
  },
  rows: [
    row('person', [
      field('input', ['fullName', 'ชื่อและนามสกุล'], { required: true, isListed: true, ...half }),
      field('input', ['citizen', 'เลขประจำตัวประชาชน'], {
        ...{ inputType: 'citizen', required: true, isPrivate: true, isOnce: true, ...half },
        hint: 'ลงทะเบียนได้คนละหนึ่งครั้งต่อการฝึก',
      }),
      field('input', ['company', 'บริษัท'], { required: true, isListed: true, ...half }),
      field('input', ['phone', 'เบอร์โทรศัพท์'], { inputType: 'phone', required: true, ...half }),
    ]),
    row('training', [
      options('radiobox', ['training', 'เข้าฝึกเรื่อง', trainings], {
        ...{ required: true, isListed: true },
        logics: [
          { value: 'confined', ...medical },
          { value: 'height', ...medical },
        ],
      }),
      field('upload', ['medical', 'ใบรับรองแพทย์ อายุไม่เกิน 1 เดือน'], {
        ...{ required: true, show: false, fileTypeLimit: ['pdf', 'jpg', 'png'], itemLimit: 2, fileSizeLimit: 10 },
        hint: 'งานในที่อับอากาศและงานบนที่สูงต้องมีใบรับรองแพทย์ก่อนลงฝึก',
      }),
      options('select', ['size', 'ขนาดชุดฝึก', sizes], { required: true, isListed: true, ...half }),
      options('select', ['blood', 'หมู่เลือด', bloods], { required: true, isPrivate: true, ...half }),
      field('textarea', ['allergies', 'โรคประจำตัวหรือสิ่งที่แพ้'], { isPrivate: true, maxLength: 500 }),
    ]),
    row('emergency', [
      field('input', ['emergencyName', 'ผู้ติดต่อกรณีฉุกเฉิน'], { required: true, isPrivate: true, ...half }),
      field('input', ['emergencyPhone', 'เบอร์ผู้ติดต่อฉุกเฉิน'], {
        ...{ inputType: 'phone', required: true, isPrivate: true, ...half },
      }),
      field('consent', ['rules', 'กฎความปลอดภัย'], {
        required: true,
        text: 'ข้าพเจ้าจะสวมอุปกรณ์ป้องกันตลอดเวลาที่อยู่ในลานฝึก ทำตามครูฝึก และหยุดงานทันทีเมื่อเห็นว่าไม่ปลอดภัย',
      }),
    ]),
  ],
  past: {
    ...{ count: 74, days: 70, answers: (n) => registrationAnswers(n, pick(trainings.slice(0, 3), { n, salt: 80 })[0]) },
    refusals: ['ไม่มาตามวันฝึก', 'ชื่อไม่อยู่ในรายชื่อที่บริษัทส่งมา'],
  },
}

/** Trainings for which a doctor has to agree: the certificate is a file. */
export const medicalTrainings = ['confined', 'height', 'confined', 'confined', 'height', 'confined'] as const

const companies = [
  'บริษัท ระยองพลาสติกไทย จำกัด',
  'บริษัท ตะวันออกโลหะการ จำกัด',
  'บริษัท มาบตาพุดเอ็นจิเนียริ่ง จำกัด',
  'บริษัท นิคมวิศวกรรมบริการ จำกัด',
]

/** The nth person of a training. */
export function registrationAnswers(n: number, training: string): Record<string, unknown> {
  const { name, citizen, phone } = personOf(400 + n)
  const relative = personOf(700 + n)
  return {
    ...{ fullName: name, citizen, phone, training, company: pick(companies, { n, salt: 81 }), rules: true },
    ...{ size: pick(sizes, { n, salt: 82 })[0], blood: pick(bloods, { n, salt: 83 })[0] },
    allergies: isLikely({ n, salt: 84 }, 15)
      ? pick(['แพ้ยาเพนิซิลลิน', 'ความดันโลหิตสูง ทานยาประจำ', 'แพ้อาหารทะเล'], { n, salt: 85 })
      : '',
    ...{ emergencyName: relative.name, emergencyPhone: relative.phone },
  }
}
