import type { SeedCategory } from '../seed.ts'

export const categories: SeedCategory[] = [
  {
    code: 'electric',
    name: 'ช่างไฟฟ้าและอิเล็กทรอนิกส์',
    description: 'เดินสาย ติดตั้ง ตรวจสอบ และควบคุมระบบไฟฟ้า ตั้งแต่ในบ้านถึงสายการผลิต',
    order: 1,
    visible: true,
  },
  {
    code: 'welding',
    name: 'ช่างเชื่อมและเครื่องกล',
    description: 'งานเชื่อม งานกลึง การอ่านแบบ และการใช้เครื่องมือวัดละเอียด',
    order: 2,
    visible: true,
  },
  {
    code: 'automotive',
    name: 'ยานยนต์และยานยนต์ไฟฟ้า',
    description: 'บำรุงรักษารถยนต์ รถจักรยานยนต์ และยานยนต์ไฟฟ้าอย่างปลอดภัย',
    order: 3,
    visible: true,
  },
  {
    code: 'hvac',
    name: 'เครื่องปรับอากาศและระบบอาคาร',
    description: 'ติดตั้ง ล้าง และซ่อมเครื่องปรับอากาศ พร้อมงานระบบน้ำในอาคาร',
    order: 4,
    visible: true,
  },
  {
    code: 'digital',
    name: 'ดิจิทัลและงานสำนักงาน',
    description: 'ตารางคำนวณ รายงาน สื่อดิจิทัล และเครื่องมือทำงานร่วมกัน',
    order: 5,
    visible: true,
  },
  {
    code: 'safety',
    name: 'ความปลอดภัยในการทำงาน',
    description: 'หลักสูตรตามกฎหมายความปลอดภัย การปฐมพยาบาล และการรับมือเหตุฉุกเฉิน',
    order: 6,
    visible: true,
  },
  {
    code: 'food',
    name: 'อาหารและงานบริการ',
    description: 'ครัวไทย ขนม เครื่องดื่ม และสุขาภิบาลอาหารสำหรับคนทำร้านจริง',
    order: 7,
    visible: true,
  },
  {
    code: 'business',
    name: 'หัวหน้างานและผู้ประกอบการ',
    description: 'ดูแลทีม คิดต้นทุน จัดการภาษี และเริ่มกิจการเล็ก ๆ ให้อยู่รอด',
    order: 8,
    visible: true,
  },
]
