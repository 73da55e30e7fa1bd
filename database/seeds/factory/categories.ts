import type { SeedCategory } from '../seed.ts'

export const categories: SeedCategory[] = [
  {
    code: 'safety',
    name: 'ความปลอดภัยตามกฎหมาย',
    description: 'หลักสูตรที่กฎหมายกำหนดให้โรงงานต้องจัด พร้อมเอกสารยื่นกรมสวัสดิการและคุ้มครองแรงงาน',
    order: 1,
    visible: true,
  },
  {
    code: 'logistics',
    name: 'รถยก ปั้นจั่น และคลัง',
    description: 'ขับ ยก ผูก และให้สัญญาณบนลานฝึกจริง สอบรายคน',
    order: 2,
    visible: true,
  },
  {
    code: 'welding',
    name: 'เครื่องจักรและงานร้อน',
    description: 'การ์ดป้องกัน ปุ่มหยุดฉุกเฉิน และใบอนุญาตทำงาน',
    order: 3,
    visible: true,
  },
  {
    code: 'electric',
    name: 'ไฟฟ้าและงานซ่อมบำรุง',
    description: 'ตัดแยกพลังงาน ตรวจสภาพ และดูแลเครื่องก่อนที่เครื่องจะหยุด',
    order: 4,
    visible: true,
  },
  {
    code: 'business',
    name: 'หัวหน้างานและผลิตภาพ',
    description: '5ส OEE และการปรับปรุงงานที่หน้างานทำเองได้',
    order: 5,
    visible: true,
  },
]
