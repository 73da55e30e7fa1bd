import { numeric } from '../build/entries.ts'
import type { SeedQuestion } from '../seed-question.ts'
import { sums as topic } from './topics.ts'

export const sumQuestions: SeedQuestion[] = [
  numeric({
    ...{ code: 'EL-601', level: 'easy', topic },
    stem: 'กาต้มน้ำ 2,300 วัตต์ ต่อกับไฟ 230 โวลต์ ใช้กระแสกี่แอมแปร์',
    value: '10',
    units: { A: '1', mA: '0.001' },
    feedback: 'I = P ÷ V = 2,300 ÷ 230 = 10 A',
  }),
  numeric({
    ...{ code: 'EL-602', level: 'medium', topic },
    stem: 'ถ้าร่างกายมีความต้านทาน 1,000 โอห์ม และแตะไฟ 230 โวลต์ กระแสที่ไหลผ่านเป็นเท่าใด',
    hint: 'ระบุหน่วยด้วย',
    value: '230',
    units: { mA: '1', A: '1000' },
    isUnitRequired: true,
    feedback: 'I = V ÷ R = 230 ÷ 1,000 = 0.23 A หรือ 230 mA ซึ่งสูงกว่าระดับที่ทำให้เสียชีวิตได้หลายเท่า',
  }),
  numeric({
    ...{ code: 'EL-603', level: 'medium', topic },
    stem: 'เครื่องทำน้ำอุ่น 3,500 วัตต์ ใช้วันละ 30 นาที ครบ 30 วัน ใช้ไฟกี่หน่วย (กิโลวัตต์ชั่วโมง)',
    value: '52.5',
    units: { kWh: '1', หน่วย: '1' },
    partly: [{ value: '105', tolerance: '0', isRelative: false, percent: 40 }],
    feedback: '3.5 กิโลวัตต์ × 0.5 ชั่วโมง × 30 วัน = 52.5 หน่วย ผู้ที่ลืมแปลง 30 นาทีเป็น 0.5 ชั่วโมงจะได้ 105',
  }),
  numeric({
    ...{ code: 'EL-604', level: 'hard', topic },
    stem: 'สายไปและกลับรวมกันมีความต้านทาน 0.46 โอห์ม จ่ายกระแส 20 แอมแปร์ แรงดันตกในสายเป็นกี่โวลต์',
    value: '9.2',
    tolerance: '0.05',
    units: { V: '1' },
    feedback: 'V = I × R = 20 × 0.46 = 9.2 V หรือร้อยละ 4 ของ 230 V',
  }),
  numeric({
    ...{ code: 'EL-605', level: 'hard', topic },
    stem: 'ตัวต้านทาน 60 โอห์มและ 40 โอห์มต่อขนานกัน ความต้านทานรวมเป็นกี่โอห์ม',
    value: '24',
    units: { Ω: '1' },
    partly: [{ value: '100', tolerance: '0', isRelative: false, percent: 20 }],
    feedback: '(60 × 40) ÷ (60 + 40) = 24 โอห์ม ค่า 100 โอห์มคือการต่ออนุกรม',
  }),
  numeric({
    ...{ code: 'EL-606', level: 'hard', topic },
    stem: 'หลักดินมีความต้านทาน 5 โอห์ม มีกระแสรั่วลงดิน 8 แอมแปร์ แรงดันที่หลักดินเทียบกับดินไกลเป็นกี่โวลต์',
    value: '40',
    units: { V: '1' },
    feedback: 'V = I × R = 8 × 5 = 40 V',
  }),
]
