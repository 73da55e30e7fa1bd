import type { SeedCategory } from '../seed.ts'

export const categories: SeedCategory[] = [
  {
    code: 'food',
    name: 'อาหารและการแปรรูป',
    description: 'ของจากสวนสู่ของขาย เบเกอรี่ น้ำผลไม้ และการถนอมอาหาร',
    order: 1,
    visible: true,
  },
  {
    code: 'digital',
    name: 'คอมพิวเตอร์และงานสำนักงาน',
    description: 'พิมพ์เอกสาร ทำป้าย และใช้คอมพิวเตอร์ทำงานจริง',
    order: 2,
    visible: true,
  },
  {
    code: 'language',
    name: 'ภาษาเพื่ออาชีพ',
    description: 'ภาษาอังกฤษที่ใช้คุยกับลูกค้าได้ตั้งแต่วันแรก',
    order: 3,
    visible: true,
  },
]
